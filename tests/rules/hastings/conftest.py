"""A table for Hastings 1066 AD on which scenarios are laid out in words and played step by step.

`battle("AS-C-F1 1206 S wall", "N-C-K1 1208 N", "Harold 1205", at="movement", active="N-C")` has both armies set up as
usual but for the pieces named, and one segment about to begin; `skirmish(...)` has no combat units but those named,
Leaders as set up. A piece's words are its hex, then for a unit its facing (its army's usual one if none is given),
`wall`, `routed`, and for a Leader `wounded`; `lost` instead of a hex takes it off the map.

`at` names what is played: "turn", "battle" (from the random event on), "activation", "false-rout", "rally", "missiles",
"rout", "movement", "melee", "victory", "regroup", or several of them in order as in "movement melee". Then the chits
in `cup` are drawn, and the game goes on with the next turn. Without `at` the game is at its very beginning.

`play` takes what happens in order: actions as text, of whoever is asked; dice as numbers, two dice as a pair; a chit or
a Leader who is drawn by name. After every step the table checks what must always hold, and a failed test shows it.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from typing import Any, Final

import pytest

from senlac.games.hastings.state.table import SEGMENTS, Hastings
from senlac.games.hexes.grid import FACINGS, OFF
from senlac.kernel.decision import Decision, apply, decision, explain
from senlac.kernel.errors import IllegalAction
from senlac.kernel.events import SPECTATOR
from senlac.kernel.explain import Reason
from senlac.kernel.fields import from_json
from senlac.kernel.frames import ASKS, CHANCE, OVER, chance_of, first_asked, op_named, resolve, run, waiting
from senlac.kernel.gamedef import GameDef, Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.views import view
from senlac.registry import configure
from senlac.text import LANGUAGES, Speaker

#: What `at` can name: the steps of the rules that carry it out.
STEPS: Final = {
    "turn": "activation.turn",
    "battle": "activation.battle",
    "activation": "activation.activation",
    "false-rout": "falserout.may-feign",
    "rally": "rally.segment",
    "missiles": "missiles.shoot",
    "rout": "rout.impulse",
    "movement": "movement.impulse",
    "melee": "melee.segment",
    "victory": "victory.victory",
    "regroup": "regroup.turn",
}
#: What somebody answers who wants nothing to happen.
IDLE: Final = ("done", "stay", "hold", "remain", "halt", "decline")

Happens = str | int | tuple[int, int]


class Piece:
    """A unit or a Leader as it stands now."""

    def __init__(self, s: Hastings, number: int) -> None:
        field = s.field
        self.id = s.game.names("piece")[number]
        self.on_map = s.place[number] != OFF
        self.hex = field.grid.hex_id(s.place[number]) if self.on_map else "lost"
        self.facing = FACINGS[s.facing[number]] if number < field.count else ""
        self.routed = bool((s.routed >> number) & 1)
        self.wall = bool((s.wall >> number) & 1)
        self.wounded = bool((s.wounded >> number) & 1)
        self.buried = bool((s.buried >> number) & 1)

    def __str__(self) -> str:
        """Its words, as a scenario would place it."""
        if not self.on_map:
            return "lost"
        words = [self.hex, "" if self.routed else self.facing]
        words += [name for name in ("wall", "routed", "wounded") if getattr(self, name)]
        return " ".join([word for word in words if word])


class Table:
    """A game with its scenario."""

    def __init__(self, game: GameDef[Any], s: Hastings) -> None:
        self.game = game
        self.state = s

    # ------------------------------------------------------------------ laying out

    def number(self, domain: str, name: str) -> int:
        return self.game.names(domain).index(name)

    def mask(self, domain: str, names: tuple[str, ...]) -> int:
        return sum([1 << self.number(domain, name) for name in names])

    def clear(self) -> None:
        """Take all combat units off the map."""
        s = self.state
        s.place[: s.field.count] = [OFF] * s.field.count
        s.wall = 0

    def place(self, words: str) -> None:
        """Put a piece where and how its words say."""
        s = self.state
        name, here, *rest = words.split()
        piece = self.number("piece", name)
        s.place[piece] = OFF if here == "lost" else s.field.grid.parse(here)
        if piece < s.field.count:
            facings = [word for word in rest if word in FACINGS]
            s.facing[piece] = FACINGS.index(facings[0]) if facings else s.field.forward[s.field.side[piece]]
        bit = 1 << piece
        for word in ("wall", "routed", "wounded"):
            mask = getattr(s, word)
            setattr(s, word, mask | bit if word in rest else mask & ~bit)

    def arrange(
        self,
        turn: int = 1,
        active: str = "",
        cup: tuple[str, ...] = (),
        spent: tuple[str, ...] = (),
        initiative: str = "",
        event: int = 0,
        hits: dict[str, int] | None = None,
        plunging: int = 0,
        regrouped: int = 0,
        captured: tuple[str, ...] = (),
        buried: tuple[str, ...] = (),
    ) -> None:
        """Markers: sides are "Anglo-Saxon" and "Norman", `captured` names those whose Standard is."""
        s = self.state
        s.turn = turn
        s.active = self.number("command", active) if active else -1
        s.cup = self.mask("command", cup)
        s.spent = self.mask("command", spent)
        s.initiative = self.number("side", initiative) if initiative else -1
        s.event = event
        for command, number in (hits or {}).items():
            s.hits[self.number("command", command)] = number
        s.plunging = plunging
        s.regrouped = regrouped
        for side in captured:
            s.standard[self.number("side", side)] = OFF
        s.buried = self.mask("unit", buried)

    def begin(self, at: str) -> None:
        """Go to the first question or roll of what is played."""
        if at:
            op_named("hastings.activation.chits").push(self.state, ())
        for name in at.split()[::-1]:
            op_named(f"hastings.{STEPS[name]}").push(self.state, ())
        run(self.state)
        self.check()

    def copy(self) -> Table:
        """The same table, on which something can be tried out."""
        other = self.state.clone()
        other.events = []
        return Table(self.game, other)

    # ------------------------------------------------------------------ playing

    def play(self, *happens: Happens) -> Table:
        s = self.state
        for event in happens:
            if isinstance(event, str) and waiting(s) == ASKS:
                apply(s, first_asked(s), from_text(self.game, event))
            else:
                self._fall(event)
            self.check()
        return self

    def _fall(self, event: Happens) -> None:
        s = self.state
        assert waiting(s) == CHANCE, f"{self.waits}: it is not the time for {event}"
        lot = self.number(chance_of(s).domain, event) if isinstance(event, str) else event
        assert chance_of(s).possible(s, s.top[2], lot), f"{event} cannot come about in {self.waits}"
        resolve(s, lot)

    def move(self, *moves: str) -> Table:
        """Pieces move one after the other: `move("N-C-K1 1208 N", "William 1210")`."""
        for words in moves:
            piece = words.split()[0]
            leads = self.number("piece", piece) >= self.state.field.count
            self.play(f"order {piece}", f"{'lead' if leads else 'move'} {words}")
        return self

    def fall_back(self, *retreats: str) -> Table:
        """Units go back in False Rout one after the other: `fall_back("N-C-M1 1411 N", "N-C-M2 1010 N")`."""
        for words in retreats:
            if self.waits == "Norman next-feint":
                self.play(f"order {words.split()[0]}")
            self.play(f"feint {words}")
        return self

    def until(self, waits: str, die: int = 3) -> Table:
        """Nobody does more than he must, and all dice fall alike, until the table waits for something."""
        s = self.state
        for _ in range(2000):
            if self.waits == waits:
                return self
            assert waiting(s) != OVER, f"the game ended without {waits}"
            if waiting(s) == ASKS:
                self.play(self._idle())
                continue
            fallen = [lot for lot, _ in chance_of(s).outcomes(s, s.top[2])]
            alike = [lot for lot in fallen if lot in (die, (die, die))]
            resolve(s, (alike or fallen)[0])
        raise AssertionError(f"{waits} never comes")

    def _idle(self) -> str:
        found = self.offered()
        return next((text for text in found if text.split()[0] in IDLE), found[0])

    # ------------------------------------------------------------------ choices

    def question(self) -> Decision:
        assert waiting(self.state) == ASKS, f"nobody is asked: {self.waits}"
        found = decision(self.state, first_asked(self.state))
        assert found is not None
        return found

    def offered(self) -> list[str]:
        """The options of whoever is asked, as texts."""
        return [to_text(self.game, option) for option in self.question().options]

    def offers(self, text: str) -> bool:
        return text in self.offered()

    def refused(self, text: str, rule: str = "") -> Reason:
        """The reason why the asked side may not do that (by that rule); trying it changes nothing."""
        s = self.state
        assert waiting(s) == ASKS, f"nobody is asked: {self.waits}"
        intent = from_text(self.game, text)
        before = s.digest()
        reason = explain(s, first_asked(s), intent)
        assert reason is not None, f"{text} is allowed"
        with pytest.raises(IllegalAction) as caught:
            apply(s, first_asked(s), intent)
        assert caught.value.reason == reason
        assert s.digest() == before, f"the refused {text} changed the game"
        assert rule in ("", reason.rule), f"{text} is refused by {reason!r}"
        for lang in LANGUAGES:
            speaker = Speaker(self.game, lang)
            assert speaker.knows(reason.code), f"no message {reason.code}"
            assert speaker.say(reason.code, reason.args, "remedy"), f"{reason.code} names no remedy in {lang}"
            assert "{" not in speaker.reason(reason), f"{reason.code} is not filled in {lang}"
        return reason

    def ways(self, piece: str) -> set[str]:
        """Where a piece can go if it is ordered next: "1208 N" for a unit, "1208" for a Leader, perhaps "stay"."""
        other = self.copy().play(f"order {piece}")
        return {"stay" if text.startswith("stay") else " ".join(text.split()[2:]) for text in other.offered()}

    def goals(self, piece: str) -> set[str]:
        """The hexes to which a piece can go if it is ordered next."""
        return {way.split()[0] for way in self.ways(piece) if way != "stay"}

    def cannot_move(self, words: str, rule: str = "") -> Reason:
        """The reason why a piece that is ordered next cannot go there: `cannot_move("N-C-K1 1208 N", "7.6.3")`."""
        piece = words.split()[0]
        leads = self.number("piece", piece) >= self.state.field.count
        other = self.copy().play(f"order {piece}")
        return other.refused(f"{'lead' if leads else 'move'} {words}", rule)

    # ------------------------------------------------------------------ looking

    @property
    def waits(self) -> str:
        """What the table waits for: "Norman order", "rally" (a roll), "over"."""
        s = self.state
        if waiting(s) == OVER:
            return "over"
        if waiting(s) == CHANCE:
            return chance_of(s).kind.partition(".")[2]
        return f"{self.game.seats[first_asked(s)]} {self.question().kind.partition('.')[2]}"

    @property
    def segment(self) -> str:
        return SEGMENTS[self.state.segment]

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def active(self) -> str:
        return self.game.names("command")[self.state.active] if self.state.active >= 0 else ""

    @property
    def initiative(self) -> str:
        return self.game.names("side")[self.state.initiative] if self.state.initiative >= 0 else ""

    @property
    def event(self) -> str:
        """The id of this turn's random event; "-" before there is one."""
        return self.game.names("event")[self.state.event]

    @property
    def cup(self) -> set[str]:
        """The Commands whose chits are in the cup."""
        return {name for i, name in enumerate(self.game.names("command")) if (self.state.cup >> i) & 1}

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state)

    @property
    def lots(self) -> list[Any]:
        """All that can come of the roll or draw that the table waits for; chits and Leaders by name."""
        s = self.state
        found = [lot for lot, _ in chance_of(s).outcomes(s, s.top[2])]
        domain = chance_of(s).domain
        return [self.game.names(domain)[lot] for lot in found] if domain else found

    def unit(self, name: str) -> Piece:
        return Piece(self.state, self.number("piece", name))

    leader = unit

    def at(self, here: str) -> list[str]:
        """The pieces in a hex."""
        place = self.state.field.grid.parse(here)
        return [name for piece, name in enumerate(self.game.names("piece")) if self.state.place[piece] == place]

    def hits(self, command: str) -> int:
        return self.state.hits[self.number("command", command)]

    def standard(self, side: str) -> str:
        """The hex of a side's Standard, or "captured"."""
        place = self.state.standard[self.number("side", side)]
        return "captured" if place == OFF else self.state.field.grid.hex_id(place)

    def told(self, kind: str = "") -> list[tuple[Any, ...]]:
        """What was told of a kind ("rally") since the scenario began, things by name; else all, with their kinds."""
        found: list[tuple[Any, ...]] = []
        for event in self.state.events or []:
            name = event.kind.removeprefix("hastings-")
            if kind in ("", name):
                domains = self.game.events.get(event.kind, ("number",) * len(event.args))
                args = [
                    arg if domain == "number" else self.game.names(domain)[arg]
                    for domain, arg in zip(domains, event.args, strict=True)
                ]
                found.append(tuple(args) if kind else (name, *args))
        return found

    def drms(self, table: str) -> dict[str, int]:
        """The modifiers of the last roll on a table: "melee", "morale", "initiative", "left"."""
        roll = {"melee": "attacks", "left": "left-chart", "initiative": "initiative-roll"}.get(table, table)
        found: dict[str, int] = {}
        for name, *args in self.told():
            if name == roll:
                found = {}
            elif name == f"{table}-drm":
                found[args[0]] = args[1]
        return found

    def __repr__(self) -> str:
        """The board, what the table waits for, and the options."""
        rows = [self.game.show.board(view(self.state, 0)), f"The table waits for: {self.waits}"]
        if waiting(self.state) == ASKS:
            rows += [f"    {text}" for text in self.offered()]
        return "\n".join(rows)

    # ------------------------------------------------------------------ what must always hold

    def check(self) -> None:
        s = self.state
        assert self.game.invariants(s) == []
        assert from_json(Hastings, self.game, json.loads(json.dumps(s.to_json()))).digest() == s.digest()
        if waiting(s) == ASKS:
            assert self.question().options, "a question without options"

    def check_words(self) -> None:
        """All that was told, and the question at the end, have their sentences in every language."""
        for lang in LANGUAGES:
            speaker = Speaker(self.game, lang)
            for event in self.state.events or []:
                said = speaker.event(event.seen_from(SPECTATOR))
                assert said != event.kind, f"no message {event.kind}"
                assert "{" not in said, f"{event.kind} is not filled in {lang}: {said}"
            if waiting(self.state) == ASKS:
                asked = speaker.question(self.question())
                assert not asked.startswith("ask-"), f"no message {asked}"
                assert "{" not in asked, f"{asked} is not filled in {lang}"


class Tables:
    """Makes tables and keeps them, so that a failed test can show them."""

    def __init__(self, alone: bool) -> None:
        self.alone = alone
        self.made: list[Table] = []

    def __call__(
        self, *places: str, at: str = "", options: dict[str, Any] | None = None, rules: int = 0, **markers: Any
    ) -> Table:
        """A position that is about to be played; see the module's words, and `Table.arrange` for the markers.

        `rules` is the version of the rules by which it is played, the newest if none is given.
        """
        newest = configure("hastings", options or {})
        game = newest.as_begun(rules or newest.rules, newest.content_hash)
        assert game is not None
        table = Table(game, game.start())
        if self.alone:
            table.clear()
        for words in places:
            table.place(words)
        if at:
            table.arrange(**markers)
        table.state.events = []
        self.made.append(table)
        table.begin(at)
        return table


def _tables(alone: bool) -> Iterator[Tables]:
    tables = Tables(alone)
    yield tables
    for table in tables.made:
        table.check_words()


@pytest.fixture
def battle() -> Iterator[Tables]:
    """Tables with both armies."""
    yield from _tables(alone=False)


@pytest.fixture
def skirmish() -> Iterator[Tables]:
    """Tables with a few units."""
    yield from _tables(alone=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed scenario shows its tables."""
    report = yield
    for name in ("battle", "skirmish"):
        made = getattr(item, "funcargs", {}).get(name)
        if report.failed and isinstance(made, Tables):
            report.sections += [("the table", repr(table)) for table in made.made]
    return report
