"""Session: applies actions through the one gate and keeps journal, undo, log and views."""

from __future__ import annotations

import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from senlac.kernel.decision import Decision, apply, decision, explain, resign
from senlac.kernel.errors import BadOption, CannotUndo, DeadEnd, IllegalAction, StaleDecision
from senlac.kernel.events import SPECTATOR, Event
from senlac.kernel.explain import Reason
from senlac.kernel.fields import State, as_lists
from senlac.kernel.frames import CHANCE, STEP_LIMIT, Action, ask_of, asked, chance_of, resolve, run, waiting
from senlac.kernel.gamedef import GameDef, Outcome, outcome
from senlac.kernel.notation import from_text, to_text
from senlac.kernel.responses import Respond
from senlac.kernel.rng import Dice
from senlac.kernel.views import View, view
from senlac.registry import configure
from senlac.session.journal import Check, Decided, Drawn, Entry, Resigned, TakenBack, follow
from senlac.text import Speaker
from senlac.version import __version__

#: A digest goes into the journal after so many entries.
CHECK_EVERY = 50


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event as a seat saw it, and how many journal entries there were then."""

    entry: int
    seen: tuple[Any, ...]


@dataclass(slots=True)
class _Step:
    """What undo needs of one decision: who made it, and all as it was before."""

    seat: int
    entries: int
    events: int
    state: State


class Session:
    """A game being played.

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
        journal: list[Entry] | None = None,
        version: int = 0,
    ) -> None:
        self.game = game
        self.seed = seed
        self.rng = rng
        #: Rises with every change.
        self.version = version
        #: For each seat, the version in which its question was put: the number of that decision.
        self._numbers = [0] * len(game.seats)
        self._takeback: tuple[int, set[int]] | None = None
        self._replay(journal or [])

    @classmethod
    def new(cls, name: str, seed: int | str = 0, **options: Any) -> Session:
        """A new game of an installed kind; equal seeds and options give equal games."""
        if not str(seed).isprintable():
            raise BadOption(
                "A seed is a number or printable text.", option="seed", value=str(seed)[:40], expected="text"
            )
        return cls(configure(name, options), Dice.seeded(seed), str(seed))

    # ------------------------------------------------------------------ looking

    @property
    def spoken(self) -> GameDef[Any]:
        """The game to speak of as things stand: chance may have decided what some are called."""
        return self.game.show.spoken_of(self._state)

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        mask = asked(self._state)
        return [seat for seat in range(len(self.game.seats)) if (mask >> seat) & 1]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return outcome(self._state)

    @property
    def state(self) -> State:
        """A copy of the true state: for saves, tests and post-mortems, never for players or bots."""
        return self._state.clone()

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat, or a spectator, may know it."""
        return view(self._state, self._watcher(seat))

    def decision(self, seat: int) -> Decision | None:
        """The question to a seat, if it is asked; its serial is good for `play` until the question changes."""
        found = decision(self._state, seat)
        if found is not None:
            found.serial = self._numbers[seat]
        return found

    def suggestion(self, seat: int) -> list[Action]:
        """A whole answer to a seat's question, choice by choice, if the game suggests one, as for a payment."""
        if not (asked(self._state) >> seat) & 1:
            return []
        return ask_of(self._state).advice.suggest(self._state, self._state.top[2])

    def in_window(self, seat: int) -> bool:
        """Whether a seat's question is whether it answers something with a Response."""
        return bool((asked(self._state) >> seat) & 1) and isinstance(ask_of(self._state), Respond)

    def view_at(self, entry: int, seat: int = SPECTATOR) -> View:
        """The position after so many entries of the journal, as a seat might know it then."""
        entry = max(0, min(entry, len(self.journal)))
        waypoint = entry // CHECK_EVERY
        state = self._waypoints[waypoint].clone()
        for place in range(waypoint * CHECK_EVERY, entry):
            follow(state, self.journal[place], place)
        return view(state, self._watcher(seat))

    def log(self, seat: int = SPECTATOR) -> list[LogLine]:
        """What has happened, as a seat may know it."""
        watcher = self._watcher(seat)
        return [LogLine(entry, event.seen_from(watcher)) for entry, event in self._events]

    def rule_of_line(self, seat: int, line: int = -1) -> str:
        """By which rule a line of a seat's log came about: its own, or that of the last line before it that cites one.

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
        """Why a seat may not do something; None if it may."""
        return explain(self._state, seat, self._action(intent))

    # ------------------------------------------------------------------ playing

    def play(self, seat: int, action: Action | str, serial: int | None = None) -> Action:
        """Answer the question to a seat, by an action or its text.

        Raises IllegalAction with the rule, StaleDecision if `serial` is not the decision's, BadNotation; the game is
        then as it was.
        """
        if serial is not None and (not 0 <= seat < len(self._numbers) or serial != self._numbers[seat]):
            sentence = f"Decision {serial} is not the one that is open now. Look again and choose anew."
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
            self._draw_lots()
        except BaseException:
            self._rewind(step)
            self.rng.state = dice
            raise
        self._decided(step)
        self._changed(seat, step.state)
        return chosen

    def _apply(self, seat: int, intent: Action) -> Action:
        try:
            return apply(self._state, seat, intent)
        except IllegalAction as refusal:
            raise IllegalAction(Speaker(self.spoken).reason(refusal.reason), **refusal.fields) from None

    def resign(self, seat: int, out_of_time: bool = False) -> None:
        """Give up, or have no time left; the other player wins."""
        resign(self._state, seat, out_of_time)
        self._record(Resigned(seat, out_of_time))
        self._steps.clear()
        self._changed()

    def _action(self, action: Action | str) -> Action:
        return from_text(self.game, action) if isinstance(action, str) else action

    # ------------------------------------------------------------------ undoing

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last decision can be undone freely: no die, no reveal, no other seat asked since."""
        return any(step.seat == seat for step in self._steps)

    def undo(self, seat: int) -> None:
        """Undo a seat's last decision; CannotUndo beyond a die, a reveal or another seat's decision."""
        if not self.can_undo(seat):
            message = "Undo ends at a die, a reveal or another player's decision. Ask for a takeback instead."
            raise CannotUndo(message, message="undo-ends", seat=seat, rule="K.UNDO")
        undone = self._state
        place = max(i for i, step in enumerate(self._steps) if step.seat == seat)
        step = self._steps[place]
        others = [entry for entry in self.journal[step.entries + 1 :] if isinstance(entry, Decided)]
        del self._steps[place:]
        self._rewind(step)
        # What others answered meanwhile, to the same sealed question, stands.
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
            sentence = "Another player's takeback waits for consent; answer that first, or go on playing."
            raise CannotUndo(sentence, message="undo-other", seat=seat, rule="K.UNDO")
        others = {other for other in range(len(self.game.seats)) if other != seat}
        self._takeback = (seat, others)
        if not others:
            self._take_back(seat)

    def agree_takeback(self, seat: int) -> bool:
        """A seat agrees; True when all have and the decision was taken back. Dice are not rewound: new ones fall."""
        if self._takeback is None or seat not in self._takeback[1]:
            sentence = "Nobody waits for your consent to a takeback."
            raise CannotUndo(sentence, message="undo-unasked", seat=seat, rule="K.UNDO")
        asking, missing = self._takeback
        missing.discard(seat)
        if missing:
            return False
        self._take_back(asking)
        return True

    @property
    def takeback(self) -> int | None:
        """The seat that asks for a takeback."""
        return None if self._takeback is None else self._takeback[0]

    def refuse_takeback(self, seat: int) -> None:
        """A seat whose consent is asked for does not give it."""
        if self._takeback is None or seat not in self._takeback[1]:
            sentence = "Nobody waits for your consent to a takeback."
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

    def _replay(self, entries: list[Entry]) -> None:
        """Begin anew and follow a journal; ReplayMismatch names the first entry that does not fit."""
        self.journal: list[Entry] = []
        self._events: list[tuple[int, Event]] = []
        self._steps: list[_Step] = []
        self._state: State = self.game.start()
        self._state.events = []
        run(self._state)
        #: The state after 0, 50, 100 … entries, so that looking back does not replay everything.
        self._waypoints: list[State] = [self._state.clone()]
        self._collect()
        for place, entry in enumerate(entries):
            step = self._step(entry.seat) if isinstance(entry, Decided) else None
            follow(self._state, entry, place)
            self._append(entry)
            self._collect()
            if step is not None:
                self._decided(step)
            elif not isinstance(entry, Check):
                self._steps.clear()
        self._draw_lots()
        self._changed()

    def save(self, path: str | Path) -> None:
        """Write the session to a file, whole or not at all."""
        from senlac.session.saves import write

        write(self, Path(path))

    @classmethod
    def load(cls, path: str | Path) -> Session:
        """Read a session back and replay it; BadSave or ReplayMismatch if anything is wrong with it."""
        from senlac.session.saves import read

        return read(cls, Path(path))

    def report(self, path: str | Path, note: str = "") -> None:
        """Write a save that also says what went wrong and where it ran, to reproduce a defect."""
        from senlac.session.saves import write

        about = {"note": note, "senlac": __version__, "python": platform.python_version(), "on": platform.platform()}
        write(self, Path(path), about)

    # ------------------------------------------------------------------ inside

    def _draw_lots(self) -> None:
        """Let nature decide until a seat is asked, and note what it decided."""
        for _ in range(STEP_LIMIT):
            if waiting(self._state) != CHANCE:
                return
            chance = chance_of(self._state)
            lot = chance.sample(self._state, self._state.top[2], self.rng)
            resolve(self._state, lot)
            self._record(Drawn(chance.kind, as_lists(lot)))
        raise DeadEnd(f"More than {STEP_LIMIT} chance outcomes without a decision: a defect of the game.")

    def _record(self, entry: Entry) -> None:
        self._append(entry)
        self._collect()
        if len(self.journal) % CHECK_EVERY == CHECK_EVERY - 1:
            self._append(Check(self._state.digest()))

    def _append(self, entry: Entry) -> None:
        """Note what has been done, and now and then the state after it."""
        self.journal.append(entry)
        if len(self.journal) % CHECK_EVERY == 0:
            self._waypoints.append(self._state.clone())

    def _collect(self) -> None:
        """Move the events of the last step into the log."""
        assert self._state.events is not None
        self._events += [(len(self.journal), event) for event in self._state.events]
        self._state.events.clear()

    def _changed(self, answered: int = -1, before: State | None = None) -> None:
        """The table has changed: questions have new numbers, and a request to take back is void.

        Where several seats are asked at once, the answer of one leaves the others' question as it was.
        """
        self.version += 1
        self._takeback = None
        still = 0
        if before is not None and before.epoch == self._state.epoch and before.top[:1] == self._state.top[:1]:
            still = asked(before)
        for seat in range(len(self._numbers)):
            if seat == answered or not (still >> seat) & 1:
                self._numbers[seat] = self.version

    def _step(self, seat: int) -> _Step:
        """All as it is before a decision of a seat."""
        return _Step(seat, len(self.journal), len(self._events), self._state.clone())

    def _decided(self, step: _Step) -> None:
        """Keep the steps that their seats may still undo: no epoch since, and the seat is still being asked."""
        self._steps.append(step)
        still = asked(self._state) if self._state.epoch == step.state.epoch else 0
        self._steps = [kept for kept in self._steps if (still >> kept.seat) & 1]

    def _rewind(self, step: _Step) -> None:
        """Put all back to before a decision."""
        del self.journal[step.entries :]
        del self._waypoints[step.entries // CHECK_EVERY + 1 :]
        del self._events[step.events :]
        self._state = step.state
        self._state.events = []
