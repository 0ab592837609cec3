"""Runs: games between bots that are kept, a row for each, so that a run can be stopped, resumed and asked afterwards.

A run is a folder with `run.json`, what is played, and `games.jsonl`, a line for each game as it is finished. A game is
known by its number, so what is finished is never played again, and what was cut off is. `senlac.sim.asking` puts the
rows into Parquet and asks them questions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from platformdirs import user_data_path

from senlac.kernel.errors import BadOption, SenlacError
from senlac.kernel.native import is_compiled
from senlac.session.saves import replace_file
from senlac.sim.batch import Arena, Failure, GameResult, Setup, Tally
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


class Run:
    """A run in its folder."""

    def __init__(self, name: str, setup: Setup) -> None:
        self.name = name
        self.setup = setup
        self.folder = runs_folder() / name

    @property
    def games_file(self) -> Path:
        return self.folder / "games.jsonl"

    def arena(self) -> Arena:
        return Arena(self.setup)

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


def open_run(name: str, setup: Setup) -> Run:
    """A new run, or one to go on with: then only the number of games may be another."""
    if not NAME.fullmatch(name):
        raise BadOption(
            f"{name[:60]!r} is no name for a run: use letters, digits, . _ and -.", option="name", value=name
        )
    run = Run(name, setup)
    if (run.folder / "run.json").exists():
        kept = find_run(name).setup
        if replace(kept, games=setup.games) != setup:
            message = f"The run {name} plays something else ({described(kept)}); give this one another name."
            raise BadOption(message, option="name", value=name)
    run.folder.mkdir(parents=True, exist_ok=True)
    about = {"senlac": __version__, "compiled": is_compiled(), "content": run.arena().game.content_hash}
    text = msgspec.json.encode({"setup": asdict(setup), "about": about}).decode()
    replace_file(run.folder / "run.json", text + "\n")
    return run


def find_run(name: str) -> Run:
    """A run by its name; UnknownRun if there is none."""
    path = runs_folder() / name / "run.json"
    if not NAME.fullmatch(name) or not path.is_file():
        there = ", ".join(run.name for run in all_runs()) or "none"
        raise UnknownRun(f"No run is called {name[:60]!r}. There are: {there}.", name=name)
    kept: dict[str, Any] = msgspec.json.decode(path.read_bytes())["setup"]
    return Run(name, Setup(**{**kept, "bots": tuple(kept["bots"])}))


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


def play(run: Run, on: Executor) -> Iterator[int]:
    """Play the games that are missing and keep them; yields how many are there, first those from before."""
    arena = run.arena()
    done = {row.number for row in run.rows() if row.number < arena.total}
    count = len(done)
    yield count
    missing = [number for number in range(arena.total) if number not in done]
    with run.games_file.open("ab") as file:
        if file.tell():
            file.write(b"\n")  # in case the last line was cut off
        for rows in on.each(partial(rows_of, arena), missing):
            file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            file.flush()
            count += len(rows)
            yield count


def rows_of(arena: Arena, numbers: Sequence[int]) -> list[PlayedRow]:
    """Play some games."""
    return [_row(arena, number) for number in numbers]


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
