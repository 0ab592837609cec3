"""A table for Three Fords on which scenarios are laid out and played in words.

`fords(west="hand: Levy W1, Parry W2; f1: Herald W3 (tired)", east="deck: Forage E1, Levy E1")` lays out a position in
which West is about to take a turn. All cards that are not named are in the decks, below those that are; `nothing` as
the last card of a deck puts them on the discard pile instead. `fords.new()` begins a game before its first shuffle.

After every step, and after the scenario, the table checks what must always hold: the game's invariants, JSON and back,
clones that are apart, and views that tell nothing and can be imagined. A failure shows the table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator
from typing import Any

import pytest

from proving.fords import DECK, Fords, FordsGame
from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import IllegalAction
from senlac.kernel.events import SPECTATOR
from senlac.kernel.explain import Reason
from senlac.kernel.fields import from_json
from senlac.kernel.frames import CHANCE, OVER, asked, chance_of, playout, resolve, run, waiting
from senlac.kernel.gamedef import Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick
from senlac.kernel.views import View, determinize, permute, view
from senlac.text import LANGUAGES, Speaker

WEST, EAST = 0, 1
PILES = ("hand", "discard", "deck", "f1", "f2", "f3")
CARD = re.compile(r"(?P<name>[A-Z][a-z]+ [WE]\d+)(?P<tired> \(tired\))?(?: \((?P<damage>\d) damage\))?")


class Seat:
    """One side of the table: call it to play, e.g. `table.west("play 'Levy W1' f1", "pass")`."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    def __call__(self, *texts: str) -> None:
        for text in texts:
            intent = from_text(self.table.game, text.replace("'", '"'))
            apply(self.table.state, self.number, intent)
            self.table.check()

    def refused(self, text: str, rule: str = "", code: str = "") -> Reason:
        """The table refuses (by that rule), says why and what to do about it, and stays as it was."""
        s = self.table.state
        intent = from_text(self.table.game, text.replace("'", '"'))
        before = s.digest()
        reason = explain(s, self.number, intent)
        assert reason is not None, f"{text} is allowed"
        with pytest.raises(IllegalAction) as caught:
            apply(s, self.number, intent)
        assert caught.value.reason == reason
        assert s.digest() == before, f"the refused {text} changed the game"
        assert (reason.rule, reason.code) == (rule or reason.rule, code or reason.code)
        for lang in LANGUAGES:
            speaker = Speaker(self.table.game, lang)
            assert speaker.knows(reason.code)
            assert speaker.say(reason.code, reason.args, "remedy"), f"{reason.code} names no remedy in {lang}"
        return reason

    @property
    def options(self) -> list[str]:
        """What this seat may answer, as text with single quotes; nothing if it is not asked."""
        found = decision(self.table.state, self.number)
        return [self.table.text(option) for option in found.options] if found else []

    @property
    def view(self) -> View:
        return view(self.table.state, self.number)

    @property
    def log(self) -> list[str]:
        """What this seat was told since the scenario began, in sentences."""
        return self.table.log(self.number)


class Table:
    """A game with its scenario."""

    def __init__(self, **options: Any) -> None:
        self.game = FordsGame(read_options(FordsGame.schema, options))
        self.state: Fords = self.game.start()
        self.state.events = []
        run(self.state)
        self.west = Seat(self, WEST)
        self.east = Seat(self, EAST)

    # ------------------------------------------------------------------ laying out

    def lay(self, west: str, east: str, **fields: Any) -> None:
        """Go to the first turn, and put cards and fields as the scenario wants them."""
        self.shuffle()
        self.shuffle()
        self.west("keep")
        self.east("keep")
        s = self.state
        piles: dict[str, list[list[int]]] = {name: [[], []] for name in PILES}
        for seat, words in ((WEST, west), (EAST, east)):
            rest = set(range(seat * DECK, (seat + 1) * DECK))
            target = "deck"
            for part in filter(None, (part.strip() for part in words.split(";"))):
                name, _, cards = part.partition(":")
                for item in (item.strip() for item in cards.split(",")):
                    if item == "nothing" and name == "deck":
                        target = "discard"
                        continue
                    card = self._take(item)
                    rest.remove(card)
                    piles[name][seat].append(card)
            # The top of a deck is its end, and the first to be named is the first to be drawn.
            piles["deck"][seat].reverse()
            piles[target][seat] = sorted(rest) + piles[target][seat]
        s.hand = [sorted(hand) for hand in piles["hand"]]
        s.deck = [tuple(pile) for pile in piles["deck"]]
        s.discard = piles["discard"]
        s.line = [piles[f"f{ford}"][seat] for seat in (WEST, EAST) for ford in (1, 2, 3)]
        for name, value in fields.items():
            setattr(s, name, value)
        assert s.events is not None
        s.events.clear()
        self.check()

    def _take(self, item: str) -> int:
        found = CARD.fullmatch(item)
        assert found, f"no card reads {item!r}"
        card = self.game.names("card").index(found["name"])
        self.state.tired[card] = bool(found["tired"])
        self.state.damage[card] = int(found["damage"] or 0)
        return card

    # ------------------------------------------------------------------ playing

    def shuffle(self, *top: str) -> None:
        """The shuffle that the table waits for puts these cards on top, the first uppermost."""
        s = self.state
        assert waiting(s) == CHANCE, "nothing is shuffled now"
        deck = sorted(s.deck[s.top[2][0]])
        above = [deck.index(self.game.names("card").index(name)) for name in top]
        lot = (*[place for place in range(len(deck)) if place not in above], *reversed(above))
        assert self.can_fall(lot)
        resolve(s, lot)
        self.check()

    def can_fall(self, lot: tuple[int, ...]) -> bool:
        """Whether the shuffle that the table waits for can come out so."""
        return chance_of(self.state).possible(self.state, self.state.top[2], lot)

    def both_pass(self) -> None:
        """The round ends: whoever is active passes, and then the other."""
        for _ in range(2):
            (self.east if self.state.active else self.west)("pass")

    # ------------------------------------------------------------------ looking

    @property
    def asks(self) -> str:
        """What the table waits for: "West turn", "West and East mulligan", "shuffle-deck", "over"."""
        if waiting(self.state) == OVER:
            return "over"
        if waiting(self.state) == CHANCE:
            return chance_of(self.state).kind.removeprefix("fords.")
        questions = self._questions()
        names = " and ".join(self.game.seats[question.seat] for question in questions)
        return f"{names} {questions[0].kind.removeprefix('fords.').replace('responses-respond', 'response')}"

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state)

    def shows(self, **piles: str) -> None:
        """Piles are as said: `west_hand="Levy W1"`, `east_discard=…`, `f1="Levy W1 (tired) | -"`, `score="1 : 0"`.

        A hand has no order, a line and a discard pile have theirs.
        """
        for name, words in piles.items():
            shown, wanted = self.pile(name), words
            if name.endswith("_hand"):
                shown, wanted = (", ".join(sorted(text.split(", "))) for text in (shown, wanted))
            assert shown == wanted, f"{name} shows {shown}, not {wanted}"

    def pile(self, name: str) -> str:
        s = self.state
        if name == "score":
            return f"{s.score[WEST]} : {s.score[EAST]}"
        if name == "limbo":
            return self._names(s.limbo)
        if name in ("f1", "f2", "f3"):
            ford = int(name[1]) - 1
            return f"{self._names(s.line[ford])} | {self._names(s.line[3 + ford])}"
        seat, _, pile = name.partition("_")
        cards: list[int] = getattr(s, pile)[("west", "east").index(seat)]
        return self._names(cards[::-1] if pile == "deck" else cards)

    def says(self, reason: Reason) -> str:
        """A refusal as its reader sees it: why not, the rule, and the remedy."""
        return Speaker(self.game).reason(reason)

    def _names(self, cards: list[int]) -> str:
        return ", ".join(self._card(card) for card in cards) or "-"

    def _card(self, card: int) -> str:
        tired = " (tired)" if self.state.tired[card] else ""
        damage = f" ({self.state.damage[card]} damage)" if self.state.damage[card] else ""
        return self.game.names("card")[card] + tired + damage

    def text(self, action: tuple[Any, ...]) -> str:
        return to_text(self.game, action).replace('"', "'")

    def log(self, seat: int = SPECTATOR) -> list[str]:
        speaker = Speaker(self.game)
        assert self.state.events is not None
        return [speaker.event(event.seen_from(seat)) for event in self.state.events]

    def clone(self) -> Table:
        """The same position on another table."""
        other = Table(**self.game.options)
        other.state = self.state.clone()
        other.state.events = []
        return other

    def __repr__(self) -> str:
        """Board, stack, decision and options."""
        seats = [self.game.show.board(view(self.state, seat)) for seat in (WEST, EAST)]
        rows = [seats[WEST], seats[EAST].rsplit("\n", 1)[-1].replace("Your", "East's")]
        rows[0] = rows[0].replace("Your", "West's")
        rows += [f"Discarded: {self.pile('west_discard')}  |  {self.pile('east_discard')}"]
        rows += [f"Being played: {self.pile('limbo')}"]
        rows += [f"Pending: {self._card(record[1])}, {record}" for record in self.state.pending]
        rows.append(f"The table waits for: {self.asks}")
        for question in self._questions():
            rows.append(f"{self.game.seats[question.seat]}: {Speaker(self.game).question(question)}")
            rows += [f"    {self.text(option)}" for option in question.options]
        return "\n".join(rows)

    def _questions(self) -> list[Decision]:
        found = [decision(self.state, seat) for seat in (WEST, EAST)]
        return [question for question in found if question is not None]

    # ------------------------------------------------------------------ what must always hold

    def check(self) -> None:
        s = self.state
        assert self.game.invariants(s) == []
        assert from_json(Fords, self.game, json.loads(json.dumps(s.to_json()))).digest() == s.digest()
        self._check_clone()
        for seat in (WEST, EAST, SPECTATOR):
            self._check_view(seat)

    def _check_clone(self) -> None:
        before, here = self.state.digest(), len(self.state.events or [])
        other = self.state.clone()
        assert other.digest() == before
        playout(other, Quick(1), 3)
        assert (self.state.digest(), len(self.state.events or [])) == (before, here), "a clone is not apart"

    def _check_view(self, seat: int) -> None:
        """What a seat cannot see changes nothing for it; it can imagine what it sees, and play on in that."""
        s = self.state
        seen = view(s, seat)
        redealt = s.clone()
        permute(redealt, seat, Quick(2))
        for other in (redealt, determinize(seen, Quick(3))):
            assert view(other, seat) == seen, f"the view of seat {seat} is not made of what it may know"
            assert asked(other) == asked(s)
            assert decision(other, seat) == decision(s, seat)
            playout(other, Quick(4), 3)
            assert self.game.invariants(other) == [], "what is imagined cannot be played on"


class Deal:
    """Makes tables, and looks after them."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    def __call__(
        self,
        west: str = "",
        east: str = "",
        *,
        score: tuple[int, int] = (0, 0),
        round: int = 1,
        first: str = "west",
        **options: Any,
    ) -> Table:
        """A position with the first player of the round to take a turn."""
        table = self.new(**options)
        seat = ("west", "east").index(first)
        table.lay(west, east, score=list(score), round=round, first=seat, active=seat)
        return table

    def new(self, **options: Any) -> Table:
        """A game that waits for its first shuffle."""
        table = Table(**options)
        self.tables.append(table)
        return table


@pytest.fixture
def fords() -> Iterator[Deal]:
    deal = Deal()
    yield deal
    for table in deal.tables:
        table.check()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed scenario shows its tables."""
    report = yield
    deal = getattr(item, "funcargs", {}).get("fords")
    if report.failed and isinstance(deal, Deal):
        report.sections += [("the table", repr(table)) for table in deal.tables]
    return report
