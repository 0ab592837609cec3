"""A table for the solo game, laid out in words, on which the Foe takes one turn.

`solo(you=["w2 William FitzRobert", "hand Oarsmen"], foe=["w2.3 Harold Godwinson"], top=["Great Fyrd"])` lays out a
position of 1066 in which the player is about to take a deployment turn. A line is a place and a card, with `(tired)`
and `(2 damage)` after it. The player's places are `w1` to `w3`, `hand`, `reserve`, `discard`; the Foe's are `w1.1` to
`w3.3` (wedge and row), `reserve`, `discard` (the last is the top) and, for both, `on NAME:` for what is attached. Both
Leaders are in wedge 2 unless they are named. `top` is the Foe's deck from the top; all other cards of it lie under
these or, with `alone=True`, nowhere. Fields of the state and options of the game are given by keyword, and so is the
version of the `rules` that it is played by.

`table.turn()` lets the Foe take a turn as if the player had just taken one; `table.you("pass")` plays for the player.
`table.steps` are the Foe's steps since then, each as `kind things rule`. After every step the table checks what must
always hold: the game's invariants, JSON and back, and views that tell nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from senlac.games.hebs.rules.values import value_of
from senlac.games.hebs.solo import Solo1066
from senlac.games.hebs.state.codes import MIGHT
from senlac.games.hebs.state.table import HebsSolo
from senlac.kernel.decision import apply, decision, explain
from senlac.kernel.explain import Reason
from senlac.kernel.fields import from_json
from senlac.kernel.frames import CHANCE, OVER, ask_of, asked, chance_of, playout, resolve, run, waiting
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick
from senlac.kernel.views import determinize, permute, view
from senlac.rulebook.index import load, rule_directories
from senlac.text import LANGUAGES, Speaker

CARD = re.compile(r"(?P<name>.*?)(?P<tired> \(tired\))?(?: \((?P<damage>\d+) damage\))?")
RULES = load(*rule_directories([]))


class Table:
    """A solo game with its scenario."""

    def __init__(self, options: dict[str, Any], rules: int = Solo1066.rules_version) -> None:
        newest = Solo1066(read_options(Solo1066.schema, {"level": "easy", **options}))
        begun = newest.as_begun(rules, newest.content_hash)
        assert isinstance(begun, Solo1066)
        self.game = begun
        self.state: HebsSolo = self.game.start()  # type: ignore[assignment]
        self.state.events = []
        run(self.state)
        self.told = 0

    def card(self, name: str) -> int:
        return self.game.names("card").index(name)

    # ------------------------------------------------------------------ laying out

    def begin(self, until: str = "deployment.turn") -> None:
        """From the start to a question, with the player's Leader in wedge 2 and the first hand kept."""
        s = self.state
        while waiting(s) == CHANCE or ask_of(s).kind != until:
            if waiting(s) == CHANCE:
                resolve(s, chance_of(s).sample(s, s.top[2], Quick(1)))
                continue
            found = decision(s, 0)
            assert found is not None
            apply(s, 0, ("place", 1) if found.kind == "setup.place-leader" else found.options[0])

    def lay(self, you: list[str], foe: list[str], top: list[str], alone: bool, fields: dict[str, Any]) -> None:
        """Go to the first turn, and put cards and fields as the scenario wants them."""
        self.begin()
        s = self.state
        box = self.game.box
        s.line, s.rows = [() for _ in range(6)], [[], [], []]
        s.hand, s.deck, s.discard, s.reserve = [[], []], [(), ()], [(), ()], [(), ()]
        s.damage, s.tired = (0,) * box.count, [False] * box.count
        s.attached, s.mods, s.constant = [], [], ()
        lying: list[int] = []
        hosts: list[tuple[int, str]] = []
        for side, lines in enumerate((you, foe)):
            leader = box.cards[box.leader[side]].name["en"]
            lines = lines if any(leader in line for line in lines) else [f"w2{'.3' if side else ''} {leader}", *lines]
            for line in lines:
                if line.startswith("on "):
                    host, _, what = line[3:].partition(": ")
                    hosts.append((self.read(what), host))
                    lying.append(hosts[-1][0])
                    continue
                place, _, what = line.partition(" ")
                card = self.read(what)
                assert box.side[card] == side, what
                lying.append(card)
                if place == "hand":
                    s.hand[side].append(card)
                elif place in ("reserve", "discard"):
                    pile = getattr(s, place)
                    pile[side] += (card,)
                elif side:
                    s.put(int(place[1]) - 1, int(place[3]), card)
                else:
                    s.line[int(place[1]) - 1] += (card,)
        drawn = [self.card(name) for name in top]
        lying += drawn
        s.removed = ((), ())
        for side in (0, 1):
            rest = [card for card in range(box.count) if box.side[card] == side and card not in lying]
            aside = side == 1 and alone
            if aside:
                s.removed = ((), tuple(rest))
            s.deck[side] = (*([] if aside else rest), *(drawn[::-1] if side else []))
            s.hand[side].sort()
        elements = self.game.names("element")
        s.attached = [(card, elements.index(host)) for card, host in hosts]
        there = [card for pile in [*s.line, *s.reserve, [card for card, _ in s.attached]] for card in pile]
        s.constant = tuple(card for card in there if box.constants[card])
        for name, value in fields.items():
            assert hasattr(s, name), name
            setattr(s, name, deepcopy(value))
        self.fresh()
        self.check()

    def read(self, what: str) -> int:
        found = CARD.fullmatch(what)
        assert found, what
        card = self.card(found["name"])
        self.state.tired[card] = bool(found["tired"])
        self.state.bear(card, int(found["damage"] or 0))
        return card

    # ------------------------------------------------------------------ playing

    def fresh(self) -> None:
        """Steps are counted from here."""
        self.told = len(self.state.events or [])

    def turn(self, *answers: str) -> None:
        """The player's turn is over, and the Foe takes its own; then the player answers what is asked."""
        s = self.state
        assert ask_of(s).kind == "deployment.turn"
        self.fresh()
        s.top = s.top[3]
        run(s)
        self.go_on()
        self.check()
        self.you(*answers)

    def you(self, *texts: str) -> None:
        """The player plays by texts, paying what is suggested in between."""
        for text in texts:
            self.do(text)
            while waiting(self.state) != OVER and ask_of(self.state).kind == "paying.pay":
                s = self.state
                apply(s, 0, ask_of(s).advice.suggest(s, s.top[2])[0])
                self.go_on()
                self.check()

    def do(self, text: str) -> None:
        apply(self.state, 0, from_text(self.game, text.replace("'", '"')))
        self.go_on()
        self.check()

    def go_on(self) -> None:
        """Let lots fall, and pass windows in which the player can do nothing else."""
        s = self.state
        while waiting(s) != OVER:
            if waiting(s) == CHANCE:
                resolve(s, chance_of(s).sample(s, s.top[2], Quick(1)))
                continue
            found = decision(s, 0)
            if found is None or found.kind != "abilities.answers-respond" or len(found.options) > 1:
                return
            apply(s, 0, found.options[0])

    # ------------------------------------------------------------------ looking

    @property
    def asks(self) -> str:
        """The kind of the question to the player, or "over"."""
        return "over" if waiting(self.state) == OVER else ask_of(self.state).kind

    @property
    def options(self) -> list[str]:
        found = decision(self.state, 0)
        return [to_text(self.game, option).replace('"', "'") for option in found.options] if found else []

    @property
    def steps(self) -> list[str]:
        """What the Foe did, each step as its kind, its things and its rule."""
        assert self.state.events is not None
        found = [event.seen_from(0) for event in self.state.events[self.told :]]
        return [self.in_short(seen) for seen in found if seen[0].startswith("foe-")]

    def in_short(self, seen: tuple[Any, ...]) -> str:
        words = [seen[0].removeprefix("foe-")]
        for domain, value in zip(self.game.events[seen[0]], seen[1:], strict=True):
            words.append(str(value) if domain in ("number", "rule") else self.game.names(domain)[value])
        return " ".join(words)

    @property
    def log(self) -> list[str]:
        """All that was said since, in English."""
        assert self.state.events is not None
        speaker = Speaker(self.game)
        return [speaker.event(event.seen_from(0)) for event in self.state.events[self.told :]]

    def where(self, card: str) -> str:
        """Where a card is: `w1.2`, `reserve`, `discard`, `deck`, `hand`, `on NAME`."""
        s = self.state
        number = self.card(card)
        for place in range(6):
            if number in s.line[place]:
                return f"w{place % 3 + 1}.{s.rows_of(place)[s.line[place].index(number)]}"
        for attachment, host in s.attached:
            if attachment == number:
                return f"on {self.game.names('element')[host]}"
        for name in ("hand", "reserve", "discard", "deck", "removed"):
            if any(number in pile for pile in getattr(s, name)):
                return name
        return "nowhere"

    def might(self, card: str) -> int:
        return value_of(self.state, self.card(card), MIGHT)

    def why(self, text: str) -> Reason:
        """Why the player may not do that now."""
        reason = explain(self.state, 0, from_text(self.game, text.replace("'", '"')))
        assert reason is not None, text
        return reason

    def damage(self, card: str) -> int:
        return self.state.damage[self.card(card)]

    def tired(self, card: str) -> bool:
        return self.state.tired[self.card(card)]

    def __repr__(self) -> str:
        waits = "" if waiting(self.state) == OVER else f"{self.asks}: {self.options}"
        return "\n".join([self.game.show.board(view(self.state, 0)), *self.steps, waits])

    # ------------------------------------------------------------------ what must always hold

    def check(self) -> None:
        s = self.state
        assert self.game.invariants(s) == []
        assert from_json(HebsSolo, self.game, json.loads(json.dumps(s.to_json()))).digest() == s.digest()
        assert not asked(s) & 0b10, "the Foe is asked"
        seen = view(s, 0)
        redealt = s.clone()
        permute(redealt, 0, Quick(2))
        for other in (redealt, determinize(seen, Quick(3))):
            assert view(other, 0) == seen, "the view of the player is not made of what they may know"
            assert decision(other, 0) == decision(s, 0)
            playout(other, Quick(4), 3)
            assert self.game.invariants(other) == []
        for event in (s.events or [])[self.told :]:
            rule = self.game.rule_of(event.seen_from(0))
            if event.kind.startswith("foe-"):
                assert rule in RULES, f"{event.kind} follows no rule"
                for lang in LANGUAGES:
                    assert rule in Speaker(self.game, lang).event(event.seen_from(0))


class Solo:
    """Makes tables of the solo game."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    def new(self, rules: int = Solo1066.rules_version, **options: Any) -> Table:
        """A game at its very beginning."""
        self.tables.append(Table(options, rules))
        return self.tables[-1]

    def __call__(
        self,
        you: tuple[str, ...] | list[str] = (),
        foe: tuple[str, ...] | list[str] = (),
        top: tuple[str, ...] | list[str] = (),
        alone: bool = False,
        **given: Any,
    ) -> Table:
        names = ["rules", *[option.name for option in Solo1066.schema]]
        table = self.new(**{name: value for name, value in given.items() if name in names})
        fields = {name: value for name, value in given.items() if name not in names}
        table.lay(list(you), list(foe), list(top), alone, fields)
        return table


@pytest.fixture
def solo() -> Iterator[Solo]:
    made = Solo()
    yield made
    for table in made.tables:
        table.check()
