"""Session: the single gate for actions; keeps the journal, undo, the log and views."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from senlac.kernel.decision import Decision, apply, decision, explain, resign
from senlac.kernel.errors import BadOption, CannotUndo, DeadEnd, IllegalAction, StaleDecision
from senlac.kernel.events import SPECTATOR, Event
from senlac.kernel.explain import Reason
from senlac.kernel.fields import State, as_lists
from senlac.kernel.frames import (
    CHANCE,
    STEP_LIMIT,
    Action,
    Chance,
    ChanceOutcome,
    ask_of,
    asked,
    chance_of,
    resolve,
    run,
    waiting,
)
from senlac.kernel.gamedef import GameDef, Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.responses import Respond
from senlac.kernel.rng import Dice, Fair, Quick
from senlac.kernel.views import View, permute, view
from senlac.registry import configure
from senlac.session.journal import CHECK_EVERY, Check, Decided, Drawn, JournalEntry, Resigned, TakenBack, follow
from senlac.text import Speaker
from senlac.version import __version__


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event as a seat saw it, and the length of the journal at the time."""

    entry: int
    seen: tuple[Any, ...]


class DecidedMove(NamedTuple):
    """A decision at an entry of the journal; the position after it is that of the next decision, or of the end.

    Giving up, or letting the time run out, is a decision without an action.
    """

    entry: int
    seat: int
    action: Action
    before: State
    after: State


@dataclass(slots=True)
class _Step:
    """What undo needs to know about a decision: who made it, and everything as it was before."""

    seat: int
    entries: int
    events: int
    state: State


@dataclass(slots=True)
class Continuation:
    """A position, and the journal entries that lead on from it."""

    state: State
    #: The place of the first entry in the journal.
    start: int
    entries: list[JournalEntry]

    def end(self) -> State:
        """The state at the end of the way."""
        for place, entry in enumerate(self.entries, self.start):
            follow(self.state, entry, place)
        return self.state


@dataclass(slots=True)
class Reel:
    """A piece of a game to be watched step by step: the way there, the entries from there on, and the lines told."""

    way: Continuation
    entries: list[JournalEntry]
    told: int
    line: int

    def frames(self, watcher: int, most: int) -> list[tuple[int, View]]:
        """The positions between the steps of the rules, at most so many, each with the length of the log then."""
        state = self.way.end()
        state.events = []
        found: list[tuple[int, View]] = []

        def watch(s: State) -> None:
            lines = self.told + len(s.events or [])
            # What is not settled yet looks odd, and is settled with the next step.
            if lines > (found[-1][0] if found else self.line) and not s.unsettled and s.top and len(found) < most:
                found.append((lines, view(s, watcher)))

        for place, entry in enumerate(self.entries, self.way.start + len(self.way.entries)):
            if len(found) < most:
                follow(state, entry, place, watch)
        return found


def moves(state: State, entries: list[JournalEntry], start: int = 0) -> Iterator[DecidedMove]:
    """The decisions among some journal entries, the first of which is at `start`; consumes the state before them."""
    made: DecidedMove | None = None
    for place, entry in enumerate(entries, start):
        if isinstance(entry, Decided | Resigned):
            if made is not None:
                yield made._replace(after=state.clone())
            action = from_text(state.game, entry.do) if isinstance(entry, Decided) else ()
            made = DecidedMove(place, entry.seat, action, state.clone(), state)
        follow(state, entry, place)
    if made is not None:
        yield made._replace(after=state)


def _dealt_anew(state: State, seed: int) -> State:
    """A state in which everything that a spectator cannot see is dealt again."""
    dealt = state.clone()
    permute(dealt, SPECTATOR, Quick(seed))
    return dealt


def common(one: list[Any], two: list[Any]) -> int:
    """The length of the common prefix of two lists."""
    length = min(len(one), len(two))
    if one[:length] == two[:length]:
        return length
    for i in range(length):
        if one[i] is not two[i] and one[i] != two[i]:
            return i
    return length


def differ(one: View, other: View) -> bool:
    """Whether something is to be seen from one seat and not from the other."""
    return {**one.data, "seat": other.seat} != other.data


class Session:
    """A game in progress.

    >>> session = Session.new("fords", seed=7)
    >>> session.asked
    [0, 1]
    >>> session.play(0, "keep")
    ('keep',)
    >>> session.play(1, "keep")
    ('keep',)
    >>> session.decision(0).kind
    'fords.turn'
    """

    def __init__(
        self,
        game: GameDef[Any],
        rng: Dice,
        seed: str = "",
        journal: list[JournalEntry] | None = None,
        version: int = 0,
    ) -> None:
        self.game = game
        self.seed = seed
        self.rng = rng
        #: Rises with every change.
        self.version = version
        #: For each seat, the version in which its question was asked; it identifies that decision.
        self.serials = [0] * len(game.seats)
        self._takeback: tuple[int, set[int]] | None = None
        state: State = game.start()
        state.events = []
        run(state)
        self._stand(state)
        self._replay(journal or [])

    @classmethod
    def new(cls, name: str, seed: int | str = 0, **options: Any) -> Session:
        """Start a new game; the same seed and options give the same game."""
        if not str(seed).isprintable():
            raise BadOption(
                "A seed is a number or printable text.", option="seed", value=str(seed)[:40], expected="text"
            )
        return cls(configure(name, options), Dice.seeded(seed), str(seed))

    @classmethod
    def at(cls, state: State) -> Session:
        """A session that begins in a position: for answering questions about it, not for playing on."""
        session = cls.__new__(cls)
        session.game, session.seed, session.rng = state.game, "", Dice.seeded("")
        session.version, session.serials, session._takeback = 0, [0] * len(state.game.seats), None
        session._stand(state)
        return session

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """Unpickle a session that was replayed in another process."""
        self.__dict__.update(fields)
        self._state.events = []

    # ------------------------------------------------------------------ looking

    @property
    def spoken(self) -> GameDef[Any]:
        """The game to use for names and text: chance may have decided what some things are called."""
        return self.game.show.spoken_of(self._state)

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        mask = asked(self._state)
        return [seat for seat in range(len(self.game.seats)) if (mask >> seat) & 1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is still going on."""
        return outcome(self._state)

    @property
    def state(self) -> State:
        """A copy of the true state, for saves, tests and analysis; never for players or bots."""
        return self._state.clone()

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat, or a spectator, may know it."""
        return view(self._state, self._watcher(seat))

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees anything that a spectator does not."""
        return differ(self.view(seat), self.view())

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from those who only watch: a hand, or the order of a deck."""
        there = self._state.digest()
        return any(_dealt_anew(self._state, seed).digest() != there for seed in range(3))

    def decision(self, seat: int) -> Decision | None:
        """The question to a seat, if it is being asked; `play` accepts its serial until the question changes."""
        found = decision(self._state, seat)
        if found is not None:
            found.serial = self.serials[seat]
        return found

    def suggestion(self, seat: int) -> list[Action]:
        """A complete answer to a seat's question, choice by choice, if the game suggests one (e.g. a payment)."""
        if not (asked(self._state) >> seat) & 1:
            return []
        return ask_of(self._state).advice.suggest(self._state, self._state.top[2])

    def in_window(self, seat: int) -> bool:
        """Whether a seat is being asked if it wants to play a Response."""
        return bool((asked(self._state) >> seat) & 1) and isinstance(ask_of(self._state), Respond)

    def view_at(self, entry: int, seat: int = SPECTATOR) -> View:
        """The position after that many journal entries, as the seat could know it then."""
        return view(self._state_at(entry), self._watcher(seat))

    def way_to(self, entry: int) -> Continuation:
        """The way to the position after so many journal entries: cheap to make, and to be followed in any process."""
        entry = max(0, min(entry, len(self.journal)))
        waypoint = entry // CHECK_EVERY
        start = waypoint * CHECK_EVERY
        return Continuation(self._waypoints[waypoint].clone(), start, self.journal[start:entry])

    def lines_at(self, entry: int) -> int:
        """The length of the log after so many journal entries."""
        return sum(1 for at, _ in self._events if at <= entry)

    def reel(self, line: int) -> Reel | None:
        """What `film` shows from a line of the log on; None if there is no such line."""
        if not 0 <= line < len(self._events):
            return None
        # What happened before anybody was asked has no steps to be watched.
        entry = max(0, self._events[line][0] - 1)
        return Reel(self.way_to(entry), self.journal[entry:], self.lines_at(entry), line)

    def film(self, line: int, seat: int = SPECTATOR, most: int = 24) -> list[tuple[int, View]]:
        """The positions on the way from a line of the log on, as a seat might know them then, at most so many.

        Each comes with how many lines the log had then; the rules were between two steps, or waited for somebody.
        """
        watcher, reel = self._watcher(seat), self.reel(line)
        return [] if reel is None else reel.frames(watcher, most)

    def _state_at(self, entry: int) -> State:
        """The state after so many entries of the journal."""
        return self.way_to(entry).end()

    def moves(self) -> Iterator[DecidedMove]:
        """Every decision of the game with the true positions before it and after what chance made of it."""
        return moves(self._waypoints[0].clone(), self.journal)

    def log(self, seat: int = SPECTATOR) -> list[LogLine]:
        """What has happened, as a seat may know it."""
        watcher = self._watcher(seat)
        told = self._told.setdefault(watcher, [])
        told += [LogLine(entry, event.seen_from(watcher)) for entry, event in self._events[len(told) :]]
        return list(told)

    def rule_of_line(self, seat: int, line: int = -1) -> str:
        """The rule behind a line of a seat's log: the rule it cites, or the last one cited before it.

        Line -1 is the last. Empty if no line so far cites a rule.
        """
        log = self.log(seat)
        for earlier in log[: line + 1 or len(log)][::-1]:
            found = self.game.rule_of(earlier.seen)
            if found:
                return found
        return ""

    def _watcher(self, seat: int) -> int:
        if seat != SPECTATOR and not 0 <= seat < len(self.game.seats):
            seats = ", ".join(f"{number} {name}" for number, name in enumerate(self.game.seats))
            message = f"There is no seat {seat}; there are {seats}, and {SPECTATOR} for a spectator."
            raise BadOption(message, option="seat", value=seat, expected=seats)
        return seat

    def explain(self, seat: int, intent: Action | str) -> Reason | None:
        """Why a seat may not take an action; None if it may."""
        return explain(self._state, seat, self._action(intent))

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: Action | str, serial: int | None = None) -> Action:
        """Answer a seat's question with an action or its text.

        Raises IllegalAction with the rule, StaleDecision if `serial` does not match, or BadNotation; the game is then
        unchanged.
        """
        if serial is not None and (not 0 <= seat < len(self.serials) or serial != self.serials[seat]):
            sentence = f"Decision {serial} is no longer open. Look at the table and choose again."
            raise StaleDecision(sentence, message="stale", serial=serial, current=self.version, rule="K.STALE")
        if type(seat) is not int:
            raise IllegalAction("A seat is a number.", reason=Reason("K.SEAT", "table-seat", asked="-"), seat=seat)
        intent = self._action(action)
        step = self._step(seat)
        dice = self.rng.state
        kind = ask_of(step.state).kind if asked(step.state) else ""
        try:
            chosen = self._apply(seat, intent)
            self._record(Decided(seat, kind, to_text(self.game, chosen)))
            self._draw_chance()
        except BaseException:
            self._rewind(step)
            self.rng.state = dice
            raise
        self._decided(step)
        self._changed(seat, step.state)
        return chosen

    def deal(self, mixed: int) -> None:
        """Everybody has contributed to the dice: what was waiting for them is drawn."""
        assert isinstance(self.rng, Fair)
        self.rng.open(mixed)
        self._draw_chance()
        self._changed()

    def _apply(self, seat: int, intent: Action) -> Action:
        try:
            return apply(self._state, seat, intent)
        except IllegalAction as refusal:
            raise IllegalAction(Speaker(self.spoken).reason(refusal.reason), **refusal.fields) from None

    def resign(self, seat: int, out_of_time: bool = False) -> None:
        """Resign, or run out of time; the other player wins."""
        resign(self._state, seat, out_of_time)
        self._record(Resigned(seat, out_of_time))
        self._steps.clear()
        self._changed()

    def _action(self, action: Action | str) -> Action:
        return from_text(self.game, action) if isinstance(action, str) else action

    # ------------------------------------------------------------------ undoing

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last decision: no die rolled, nothing revealed, no other seat asked since."""
        return any(step.seat == seat for step in self._steps)

    def undo(self, seat: int) -> None:
        """Undo a seat's last decision; CannotUndo past a die roll, a reveal or another seat's decision."""
        if not self.can_undo(seat):
            message = (
                "You cannot undo past a die roll, a reveal or another player's decision. Ask for a takeback instead."
            )
            raise CannotUndo(message, message="undo-ends", seat=seat, rule="K.UNDO")
        undone = self._state
        place = max(i for i, step in enumerate(self._steps) if step.seat == seat)
        step = self._steps[place]
        others = [entry for entry in self.journal[step.entries + 1 :] if isinstance(entry, Decided)]
        del self._steps[place:]
        self._rewind(step)
        # Answers that others have since given to the same sealed question stand.
        for entry in others:
            theirs = self._step(entry.seat)
            follow(self._state, entry, len(self.journal))
            self._append(entry)
            self._decided(theirs)
        self._changed(seat, undone)

    def ask_takeback(self, seat: int) -> None:
        """Ask all others to let a seat take back its last decision, or its resignation; they `agree_takeback`."""
        if self._last_decision_of(seat) is None:
            sentence = "There is no decision to take back."
            raise CannotUndo(sentence, message="undo-nothing", seat=seat, rule="K.UNDO")
        if self._takeback is not None and self._takeback[0] != seat:
            sentence = "Another player has asked for a takeback; answer that first, or keep playing."
            raise CannotUndo(sentence, message="undo-other", seat=seat, rule="K.UNDO")
        others = {other for other in range(len(self.game.seats)) if other != seat}
        self._takeback = (seat, others)
        if not others:
            self._take_back(seat)

    def agree_takeback(self, seat: int) -> bool:
        """Agree to a takeback; True once all have agreed and it is done. Dice are not rewound but rolled again."""
        if self._takeback is None or seat not in self._takeback[1]:
            sentence = "Nobody is asking you for a takeback."
            raise CannotUndo(sentence, message="undo-unasked", seat=seat, rule="K.UNDO")
        asking, missing = self._takeback
        missing.discard(seat)
        if missing:
            return False
        self._take_back(asking)
        return True

    @property
    def takeback(self) -> int | None:
        """The seat that is asking for a takeback."""
        return None if self._takeback is None else self._takeback[0]

    @property
    def takeback_request(self) -> tuple[int, list[int]] | None:
        """The seat that is asking for a takeback, and those that have not answered yet."""
        return None if self._takeback is None else (self._takeback[0], sorted(self._takeback[1]))

    @takeback_request.setter
    def takeback_request(self, request: tuple[int, list[int]] | None) -> None:
        self._takeback = None if request is None else (request[0], set(request[1]))

    def refuse_takeback(self, seat: int) -> None:
        """Refuse a takeback."""
        if self._takeback is None or seat not in self._takeback[1]:
            sentence = "Nobody is asking you for a takeback."
            raise CannotUndo(sentence, message="undo-unasked", seat=seat, rule="K.UNDO")
        self._takeback = None

    def _take_back(self, seat: int) -> None:
        place = self._last_decision_of(seat)
        assert place is not None
        withdrawn = [entry for entry in self.journal[place:] if isinstance(entry, Decided | Drawn | Resigned)]
        kept = [entry for entry in self.journal[place:] if isinstance(entry, TakenBack)]
        others = [other for other in range(len(self.game.seats)) if other != seat]
        self._replay([*self.journal[:place], *kept, TakenBack(seat, others, withdrawn)])

    def _last_decision_of(self, seat: int) -> int | None:
        made = (Decided, Resigned)
        places = [i for i, entry in enumerate(self.journal) if isinstance(entry, made) and entry.seat == seat]
        return places[-1] if places else None

    # ------------------------------------------------------------------ keeping

    def _stand(self, state: State) -> None:
        """Begin in a position."""
        self.journal: list[JournalEntry] = []
        self._events: list[tuple[int, Event]] = []
        #: The log of each watcher, as far as anybody has asked for it.
        self._told: dict[int, list[LogLine]] = {}
        self._steps: list[_Step] = []
        self._state = state
        #: The state after 0, 50, 100 … entries, so that looking back does not replay everything.
        self._waypoints: list[State] = [state.clone()]
        self._collect()

    def return_to(self, journal: list[JournalEntry], rng: Dice, version: int) -> None:
        """Be as with that journal again; questions get new serials."""
        self.rng, self.version = rng, version
        self._replay(journal)

    def extend(self, entries: list[JournalEntry], rng: Dice, version: int) -> None:
        """Add what was played in another process. As ever, one seat's answer leaves the others' questions as they were.

        `rng` and `version` are those of the session it was played in.
        """
        before = self._state.clone()
        self._follow(entries)
        self.rng, self.version = rng, max(self.version, version - 1)
        seats = {entry.seat for entry in entries if isinstance(entry, Decided)}
        if len(seats) == 1 and not any(isinstance(entry, Resigned | TakenBack) for entry in entries):
            self._changed(seats.pop(), before)
        else:
            self._changed()

    def _replay(self, entries: list[JournalEntry]) -> None:
        """Replay a journal from the last waypoint on the way that this one shares with it.

        ReplayMismatch names the first entry that does not fit.
        """
        waypoint = common(self.journal, entries) // CHECK_EVERY
        start = waypoint * CHECK_EVERY
        del self.journal[start:]
        del self._waypoints[waypoint + 1 :]
        self._forget(self.lines_at(start))
        self._steps.clear()
        self._state = self._waypoints[waypoint].clone()
        self._state.events = []
        self._follow(entries[start:])
        self._draw_chance()
        self._changed()

    def _follow(self, entries: list[JournalEntry]) -> None:
        """Do what journal entries say, one after the other."""
        for entry in entries:
            step = self._step(entry.seat) if isinstance(entry, Decided) else None
            follow(self._state, entry, len(self.journal))
            self._append(entry)
            self._collect()
            if step is not None:
                self._decided(step)
            elif not isinstance(entry, Check):
                self._steps.clear()

    def save(self, path: str | Path) -> None:
        """Write the session to a file atomically."""
        from senlac.session.saves import write

        write(self, Path(path))

    @classmethod
    def load(cls, path: str | Path) -> Session:
        """Load a session and replay it; BadSave or ReplayMismatch if anything is wrong."""
        from senlac.session.saves import read

        return read(cls, Path(path))

    def report(self, path: str | Path, note: str = "") -> None:
        """Write a bug report file: a save that also records what went wrong, the versions and the platform."""
        from senlac.session.saves import write

        about = {"note": note, "senlac": __version__, "python": platform.python_version(), "on": platform.platform()}
        write(self, Path(path), about)

    # ------------------------------------------------------------------ inside

    def _draw_chance(self) -> None:
        """Draw chance outcomes until a seat is asked, and record them."""
        for _ in range(STEP_LIMIT):
            if waiting(self._state) != CHANCE or not self.rng.ready:
                return
            chance = chance_of(self._state)
            self.rng.begin(chance.kind)
            outcome = self._outcome(chance)
            resolve(self._state, outcome)
            self._record(Drawn(chance.kind, as_lists(outcome), self.rng.draws))
        raise DeadEnd(f"More than {STEP_LIMIT} chance outcomes without a decision: this is a bug in the game.")

    def _outcome(self, chance: Chance[Any]) -> ChanceOutcome:
        """What chance decides now."""
        return chance.sample(self._state, self._state.top[2], self.rng)

    def _record(self, entry: JournalEntry) -> None:
        self._append(entry)
        self._collect()
        if len(self.journal) % CHECK_EVERY == CHECK_EVERY - 1:
            self._append(Check(self._state.digest()))

    def _append(self, entry: JournalEntry) -> None:
        """Append an entry, and keep a waypoint now and then."""
        self.journal.append(entry)
        if len(self.journal) % CHECK_EVERY == 0:
            self._waypoints.append(self._state.clone())

    def _collect(self) -> None:
        """Move the events of the last step into the log."""
        self._events += [(len(self.journal), event) for event in self._state.events or []]
        self._state.events = []

    def _forget(self, line: int) -> None:
        """Drop the log from a line on."""
        del self._events[line:]
        for told in self._told.values():
            del told[line:]

    def _changed(self, answered: int = -1, before: State | None = None) -> None:
        """The table has changed: questions get new serials, and a pending takeback request is void.

        When several seats are asked at once, one seat's answer leaves the others' questions as they were.
        """
        self.version += 1
        self._takeback = None
        still = 0
        if before is not None and before.epoch == self._state.epoch and before.top[:1] == self._state.top[:1]:
            still = asked(before)
        for seat in range(len(self.serials)):
            if seat == answered or not (still >> seat) & 1:
                self.serials[seat] = self.version

    def _step(self, seat: int) -> _Step:
        """Everything as it is before a seat's decision."""
        return _Step(seat, len(self.journal), len(self._events), self._state.clone())

    def _decided(self, step: _Step) -> None:
        """Keep the steps that can still be undone: same epoch, and their seat is still being asked."""
        self._steps.append(step)
        still = asked(self._state) if self._state.epoch == step.state.epoch else 0
        self._steps = [kept for kept in self._steps if (still >> kept.seat) & 1]

    def _rewind(self, step: _Step) -> None:
        """Restore everything to how it was before a decision."""
        del self.journal[step.entries :]
        del self._waypoints[step.entries // CHECK_EVERY + 1 :]
        self._forget(step.events)
        self._state = step.state
        self._state.events = []
