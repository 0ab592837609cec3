"""Runs: games between bots that are kept, a row for each, so that a run can be stopped, resumed and asked afterwards.

A run is a folder with `run.json`, what is played, and `games.jsonl`, a line for each game as it is finished. A game is
known by its number, so what is finished is never played again, and what was cut off is. A run that keeps decisions has
`decisions.jsonl` as well, again a line for each game. `senlac.sim.asking` puts the rows into Parquet and asks them
questions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from fnmatch import fnmatchcase
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec
from platformdirs import user_data_path

from senlac.files import TEXTS
from senlac.kernel.decision import Decision
from senlac.kernel.errors import BadOption, SenlacError
from senlac.kernel.frames import Action
from senlac.kernel.native import is_compiled
from senlac.kernel.notation import to_text
from senlac.kernel.views import View
from senlac.session.saves import replace_file
from senlac.sim.batch import Arena, Failure, GameResult, Player, Setup, Tally
from senlac.sim.executor import Executor
from senlac.version import __version__

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,60}")


class UnknownRun(SenlacError):
    """There is no run with this name."""

    code = "unknown-run"


class CardRow(msgspec.Struct, frozen=True, order=True):
    """A card of a seat's deck."""

    seat: int
    card: str


class MomentRow(msgspec.Struct, frozen=True):
    """Something that happened: what, when, where (empty if nowhere), and to whom."""

    what: str
    round: int
    place: str
    seat: int


class PlayedRow(msgspec.Struct, forbid_unknown_fields=True):
    """One game. `COLUMNS` says what each field means."""

    number: int
    deal: int
    turn: int
    bots: list[str]
    first: int
    winner: int
    won: str | None
    ending: str
    rounds: int
    decisions: int
    asked: list[int]
    thought: list[int]
    took: int
    drawn: list[CardRow]
    played: list[CardRow]
    happened: list[str]
    measured: dict[str, int]
    failure: str = ""
    moments: list[MomentRow] = []


class DecisionRow(msgspec.Struct, frozen=True):
    """A real choice of a bot. `DECISION_COLUMNS` says what each field means."""

    serial: int
    round: int
    seat: int
    bot: str
    kind: str
    rule: str
    offered: int
    place: int
    action: str


class PlayedDecisions(msgspec.Struct):
    """The decisions of a game, in their order."""

    number: int
    decisions: list[DecisionRow]


#: The data dictionary: each column with its type in DuckDB and its meaning. Queries also have `run`, the run's name.
COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "number": ("BIGINT", "The game's number in the run, which decides everything about it."),
    "deal": ("BIGINT", "Which deal: with `--swap` two games share one."),
    "turn": ("INTEGER", "How many seats the bots have moved on: 0, or 1 for the second game of a deal."),
    "bots": ("VARCHAR[]", "By seat: the bot that has it."),
    "first": ("INTEGER", "The seat that moved first; -1 if nobody did."),
    "winner": ("INTEGER", "The winner's seat; -1 for a tie."),
    "won": ("VARCHAR", "The winner's name; NULL for a tie."),
    "ending": ("VARCHAR", "How the game ended."),
    "rounds": ("INTEGER", "Its length in rounds; in decisions, where a game has no rounds."),
    "decisions": ("INTEGER", "Its length in decisions."),
    "asked": ("BIGINT[]", "By seat: how many real choices it had."),
    "thought": ("BIGINT[]", "By seat: nanoseconds of thinking. Differs from run to run."),
    "took": ("BIGINT", "Nanoseconds for the whole game. Differs from run to run."),
    "drawn": ("STRUCT(seat INTEGER, card VARCHAR)[]", "Cards that were drawn, each once, with their owner's seat."),
    "played": ("STRUCT(seat INTEGER, card VARCHAR)[]", "Cards that were played, each once."),
    "happened": ("VARCHAR[]", "Things that happened, such as events of Hastings."),
    "measured": ("MAP(VARCHAR, BIGINT)", "What the game measures at its end, by name."),
    "moments": (
        "STRUCT(what VARCHAR, round INTEGER, place VARCHAR, seat INTEGER)[]",
        "What happened when and where: Objectives destroyed, wedges won, losses, routs, Leaders wounded and killed.",
    ),
    "failure": ("VARCHAR", "What went wrong in a game that could not be finished; empty otherwise."),
}
#: The same for decisions, if the run keeps them; queries also have `run` and the game's `number`.
DECISION_COLUMNS: Final[dict[str, tuple[str, str]]] = {
    "serial": ("INTEGER", "The question's place among all questions of the game."),
    "round": ("INTEGER", "The round; 0 before the first, and where a game has no rounds."),
    "seat": ("INTEGER", "The seat that was asked."),
    "bot": ("VARCHAR", "The bot that chose."),
    "kind": ("VARCHAR", "The kind of question."),
    "rule": ("VARCHAR", "The rule that asks it."),
    "offered": ("INTEGER", "How many options there were: two at least, for what leaves no choice is not asked."),
    "place": ("INTEGER", "The place of the chosen one among them, from 0."),
    "action": ("VARCHAR", "What was chosen, as records write it."),
}


class Run:
    """A run in its folder."""

    def __init__(self, name: str, setup: Setup, keeps_decisions: bool = False) -> None:
        self.name = name
        self.setup = setup
        self.keeps_decisions = keeps_decisions
        self.folder = runs_folder() / name

    @property
    def games_file(self) -> Path:
        return self.folder / "games.jsonl"

    @property
    def decisions_file(self) -> Path:
        return self.folder / "decisions.jsonl"

    def arena(self) -> Arena:
        return WatchedArena(self.setup) if self.keeps_decisions else Arena(self.setup)

    def rows(self) -> Iterator[PlayedRow]:
        """All games that are finished, in the order in which they came; a line that was cut off is left out."""
        if not self.games_file.exists():
            return
        seen: set[int] = set()
        with self.games_file.open("rb") as file:
            for line in file:
                try:
                    row = msgspec.json.decode(line, type=PlayedRow)
                except msgspec.DecodeError:
                    continue
                if row.number not in seen:
                    seen.add(row.number)
                    yield row

    def tally(self) -> Tally:
        """The results as counts, as `senlac sim` shows them."""
        tally = Tally()
        for row in self.rows():
            if row.failure:
                tally.failures.append(Failure(row.deal, row.turn, row.failure))
            else:
                tally.add(_played(row))
        tally.failures.sort()
        return tally


def runs_folder() -> Path:
    """Where runs are kept."""
    return Path(user_data_path("senlac")) / "lab"


def open_run(name: str, setup: Setup, keeps_decisions: bool = False) -> Run:
    """A new run, or one to go on with: then only the number of games may be another."""
    if not NAME.fullmatch(name):
        raise BadOption(
            f"{name[:60]!r} is no name for a run: use letters, digits, . _ and -.", option="name", value=name
        )
    run = Run(name, setup, keeps_decisions)
    if (run.folder / "run.json").exists():
        kept = find_run(name)
        if replace(kept.setup, games=setup.games) != setup:
            message = f"The run {name} plays something else ({described(kept.setup)}); give this one another name."
            raise BadOption(message, option="name", value=name)
        if kept.keeps_decisions != keeps_decisions:
            habit = "keeps decisions, so add" if kept.keeps_decisions else "keeps no decisions, so leave out"
            message = f"The run {name} {habit} --decisions, or give this one another name."
            raise BadOption(message, option="decisions", value=name)
    run.folder.mkdir(parents=True, exist_ok=True)
    about = {"senlac": __version__, "compiled": is_compiled(), "content": run.arena().game.content_hash}
    told = {"setup": asdict(setup), "about": about, "decisions": keeps_decisions, "files": _files_of_user(setup)}
    text = msgspec.json.encode(told).decode()
    replace_file(run.folder / "run.json", text + "\n")
    return run


def _files_of_user(setup: Setup) -> dict[str, str]:
    """The texts of the user's own packs and scenarios that are played with, so that the run stands by itself."""
    names = [name for option in ("packs", "scenario") for name in str(setup.options.get(option, "")).split(",")]
    return {name: TEXTS[name] for name in names if name in TEXTS}


def find_run(name: str) -> Run:
    """A run by its name; UnknownRun if there is none."""
    path = runs_folder() / name / "run.json"
    if not NAME.fullmatch(name) or not path.is_file():
        there = ", ".join(run.name for run in all_runs()) or "none"
        raise UnknownRun(f"No run is called {name[:60]!r}. There are: {there}.", name=name)
    told: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    TEXTS.update(told.get("files", {}))
    kept = told["setup"]
    return Run(name, Setup(**{**kept, "bots": tuple(kept["bots"])}), told.get("decisions", False))


def find_runs(pattern: str) -> list[Run]:
    """The runs whose names fit a pattern, such as `pairings.*`; UnknownRun if there is none."""
    found = [run for run in all_runs() if fnmatchcase(run.name, pattern)] if "*" in pattern else []
    return found or [find_run(pattern)]


def all_runs() -> list[Run]:
    """All runs, by name."""
    return [find_run(path.parent.name) for path in sorted(runs_folder().glob("*/run.json"))]


def described(setup: Setup) -> str:
    """What a setup plays, in a few words."""
    options = "".join(f" -o {name}={value}" for name, value in setup.options.items())
    swap = " --swap" if setup.swap else ""
    return f"{setup.game} --bots {','.join(setup.bots)} --seed {setup.seed}{swap}{options}"


# ------------------------------------------------------------------ playing


class Watched(Player):
    """A bot in a game, whose choices are written down."""

    def __init__(self, player: Player, into: list[DecisionRow]) -> None:
        super().__init__(player.which, player.name, player.bot)
        self.into = into

    def choose(self, seen: View, question: Decision) -> Action:
        action = super().choose(seen, question)
        self.into.append(
            DecisionRow(
                serial=question.serial,
                round=seen.data.get(seen.game.study.clock, 0),
                seat=question.seat,
                bot=self.name,
                kind=question.kind,
                rule=question.rule,
                offered=len(question.options),
                place=question.options.index(action),
                action=to_text(seen.game, action),
            )
        )
        return action


class WatchedArena(Arena):
    """An arena in which the decisions of the game being played are written down."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.decisions: list[DecisionRow] = []

    def play(self, number: int) -> GameResult:
        self.decisions = []
        return super().play(number)

    def player(self, which: int, seed: str) -> Player:
        return Watched(super().player(which, seed), self.decisions)


class Finished(NamedTuple):
    """A game that was played, and its decisions if they are kept."""

    row: PlayedRow
    decisions: PlayedDecisions | None


def play(run: Run, on: Executor) -> Iterator[int]:
    """Play the games that are missing and keep them; yields how many are there, first those from before."""
    arena = run.arena()
    done = {row.number for row in run.rows() if row.number < arena.total}
    count = len(done)
    yield count
    missing = [number for number in range(arena.total) if number not in done]
    with run.games_file.open("ab") as file, _open_decisions(run) as beside:
        for each in (file, beside):
            if each.tell():
                each.write(b"\n")  # in case the last line was cut off
        for finished in on.each(partial(rows_of, arena), missing):
            # Decisions first: a game that is there has its own, and those of one that is not are written again.
            _write(beside, [it.decisions for it in finished if it.decisions is not None])
            _write(file, [it.row for it in finished])
            count += len(finished)
            yield count


def _open_decisions(run: Run) -> BinaryIO:
    return run.decisions_file.open("ab") if run.keeps_decisions else BytesIO()


def _write(file: BinaryIO, rows: Sequence[msgspec.Struct]) -> None:
    file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    file.flush()


def rows_of(arena: Arena, numbers: Sequence[int]) -> list[Finished]:
    """Play some games."""
    found = []
    for number in numbers:
        row = _row(arena, number)
        kept = PlayedDecisions(number, arena.decisions) if isinstance(arena, WatchedArena) else None
        found.append(Finished(row, kept))
    return found


def _row(arena: Arena, number: int) -> PlayedRow:
    deal, turn = divmod(number, arena.turns)
    at = [arena.bot_at(seat, turn) for seat in range(len(arena.bots))]
    bots = [arena.bots[which] for which in at]
    try:
        game = arena.play(number)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        return PlayedRow(number, deal, turn, bots, -1, -1, None, "", 0, 0, [], [], 0, [], [], [], {}, what)
    return PlayedRow(
        number=number,
        deal=deal,
        turn=turn,
        bots=bots,
        first=game.first,
        winner=game.winner,
        won=arena.game.seats[game.winner] if game.winner >= 0 else None,
        ending=game.ending,
        rounds=game.rounds,
        decisions=game.decisions,
        asked=[game.asked[which] for which in at],
        thought=[game.thought[which] for which in at],
        took=game.took,
        drawn=sorted(CardRow(*card) for card in game.drawn),
        played=sorted(CardRow(*card) for card in game.played),
        happened=sorted(game.happened),
        measured=game.measured,
        moments=[MomentRow(*moment) for moment in game.moments],
    )


def _played(row: PlayedRow) -> GameResult:
    """The result of a game as it was; what is by seat in the row is by bot."""
    count = len(row.bots)
    seats = [(which + row.turn) % count for which in range(count)]
    return GameResult(
        turn=row.turn,
        first=row.first,
        winner=row.winner,
        ending=row.ending,
        rounds=row.rounds,
        decisions=row.decisions,
        asked=[row.asked[seat] for seat in seats],
        drawn={(it.seat, it.card) for it in row.drawn},
        played={(it.seat, it.card) for it in row.played},
        happened=set(row.happened),
        measured=row.measured,
        moments=[(it.what, it.round, it.place, it.seat) for it in row.moments],
        took=row.took,
        thought=[row.thought[seat] for seat in seats],
    )
