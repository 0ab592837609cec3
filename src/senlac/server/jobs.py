"""The work of the worker processes: replays, imports, exports, and answers about positions.

Each function takes and gives what can be pickled, and says nothing that its seat may not know.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec

from senlac import examples
from senlac.ai.analysis import AnalysedTurn, expected, summed_up
from senlac.ai.analysis import analyse as turns_of
from senlac.kernel.decision import decision
from senlac.kernel.errors import BadOption, SenlacError
from senlac.kernel.fields import State
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import Dice, Fair, Quick
from senlac.kernel.views import view
from senlac.registry import game_type, games
from senlac.server import speech, wire
from senlac.session import LogLine, Session
from senlac.session.fair import redrawn
from senlac.session.journal import JournalEntry
from senlac.session.saves import dump, parse_text
from senlac.session.session import Continuation, Reel, moves

#: Entries of an imported journal; the longest games have a tenth of that.
LONGEST = 10_000


def ready() -> None:
    """Load every game, so that nobody has to wait for that."""
    for name in games():
        speech.game_info(name, "en")


def replay(game: GameDef[Any], rng: Dice, seed: str, journal: list[JournalEntry], version: int) -> Session:
    """A session from its journal."""
    return Session(game, rng, seed, journal, version)


def example(rule: str) -> Session:
    """The position that shows a rule."""
    return examples.position(examples.example(rule))


def show_example(rule: str, lang: str) -> wire.ExampleInfo:
    """The same in words."""
    shown = examples.shown(rule, lang)
    return wire.ExampleInfo(shown.rule, shown.game, shown.sentences)


def export(
    game: GameDef[Any], rng: Dice, seed: str, journal: list[JournalEntry], version: int, about: dict[str, str]
) -> str:
    """The text of a save."""
    session = Session(game, rng, seed, journal)
    session.version = version
    return dump(session, about)


def draws(game: GameDef[Any], dice: Fair, journal: list[JournalEntry]) -> list[wire.Draw]:
    """Everything that was drawn in a game, drawn again."""
    return [wire.Draw(**vars(draw)) for draw in redrawn(game, journal, dice)]


def read_save(body: bytes) -> Session:
    """A save from somewhere else."""
    try:
        text = body.decode()
        record = msgspec.json.decode(body)
        head, journal = record["head"], record["journal"]
        no_files(str(head["game"]), dict(head["options"]))
        length = len(journal)
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError, KeyError, TypeError, ValueError):
        raise malformed("a save of Senlac") from None
    if length > LONGEST:
        raise SenlacError("That save is too long for a game.", message="web-too-long", limit=LONGEST)
    return parse_text(Session, text)


def words(state: State, log: list[LogLine], lang: str) -> list[wire.Line]:
    """Lines of the log in words."""
    return speech.lines(Session.at(state), log, lang)


def why(state: State, seat: int, number: int, about: str, lang: str) -> wire.Reason:
    return speech.why(Session.at(state), seat, number, about, lang)


def preview(state: State, seat: int, number: int, action: str, lang: str) -> wire.Previewed:
    return speech.previewed(Session.at(state), seat, number, action, lang)


def advise(state: State, seat: int, number: int, lang: str) -> wire.Hinted:
    return speech.hinted(Session.at(state), seat, number, lang)


def warn(state: State, seat: int, number: int, actions: list[str], lang: str) -> wire.Warned:
    return speech.warned(Session.at(state), seat, number, actions, lang)


def look(now: State, way: Continuation, seat: int, number: int, entry: int, lines: int, lang: str) -> wire.Looked:
    """The table as it was at the end of a way; things are called what they are called now."""
    return speech.looked(Session.at(now).spoken, view(way.end(), seat), number, entry, lines, lang)


def film(now: State, reel: Reel, seat: int, number: int, lang: str) -> wire.Filmed:
    return speech.filmed(Session.at(now).spoken, reel, seat, number, lang)


def expect(way: Continuation, seat: int, number: int, entry: int) -> wire.Expected:
    """An estimate of who wins from the end of a way; always the same for the same position."""
    state = way.end()
    if state.game.judgement is None:
        return wire.Expected(number, entry, None)
    return wire.Expected(number, entry, round(expected(view(state, seat), Quick(entry + 1)), 3))


@dataclass(slots=True)
class Stretch:
    """A part of a game: the way to where it begins, the entries from there on, and the place of the first."""

    way: Continuation
    entries: list[JournalEntry]
    start: int


def analyse(stretch: Stretch, seconds: float) -> tuple[list[AnalysedTurn], int]:
    """As many turns of a stretch as can be analysed in that time, but one at least, and the entry to go on from."""
    enough = time.process_time() + seconds
    found: list[AnalysedTurn] = []
    for turn in turns_of(moves(stretch.way.end(), stretch.entries, stretch.start)):
        found.append(turn)
        if time.process_time() >= enough:
            return found, turn.last + 1
    return found, stretch.start + len(stretch.entries)


def report(now: State, whole: Stretch, turns: list[AnalysedTurn], lang: str) -> wire.AnalysisReport:
    """What an analysis says, in words; things are called what they are called now."""
    first = {turn.entry for turn in turns}
    asked = {
        move.entry: decision(move.before, move.seat)
        for move in moves(whole.way.end(), whole.entries)
        if move.entry in first and move.action
    }
    return speech.analysed(Session.at(now).spoken, summed_up(turns), asked, lang)


def no_files(game: str, options: dict[str, Any]) -> None:
    """Clients may not make the server read files."""
    for option in game_type(game).schema:
        if option.file and options.get(option.name):
            sentence = f"The option {option.name} names a file, which cannot be done over the network."
            raise BadOption(sentence, message="web-file-option", option=option.name)


def malformed(what: str) -> SenlacError:
    return SenlacError(f"That is not what is expected here: {what}.", message="web-malformed", what=what)
