"""What an example is, and where examples are kept.

`signs.toml` says by what a rule is known when it shows, or why it has no example. `senlac rules --find-examples` plays
seeded games between bots, keeps for each rule a position in which its sign appears, and writes them to
`examples.json`: a few games as seed and moves, and for each rule a game and the number of moves before the position.
What bots hardly ever come to is in `steered.json`: games of the same kind, in which both sides were steered towards it.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from senlac.kernel.errors import SenlacError
from senlac.session import Session
from senlac.session.saves import replace_file

FOLDER: Final = Path(str(files("senlac.examples")))
KEPT: Final = FOLDER / "examples.json"
STEERED: Final = FOLDER / "steered.json"


class NoExample(SenlacError):
    """A rule that has no example."""

    code = "no-example"


class BotGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game between bots, or as much of it as is needed: what it was dealt from, and who did what."""

    game: str
    options: dict[str, bool | int | str]
    seed: str
    #: The number of the seat, and what it did in the notation of the game.
    moves: list[tuple[int, str]]


class Example(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position: that of a game after so many moves; and what is refused in it, if that shows the rule."""

    played: int
    moves: int
    refused: str = ""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file of examples."""

    #: The command that wrote it.
    command: str
    played: list[BotGame]
    examples: dict[str, Example]


class Steered(msgspec.Struct, forbid_unknown_fields=True):
    """The file of games that were steered."""

    played: list[BotGame]
    examples: dict[str, Example]


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """What has to be tried for a rule to refuse it: a verb with everything, in games with an option."""

    option: str
    verb: str


class Signs(msgspec.Struct, forbid_unknown_fields=True):
    """The file of signs: patterns of what happens, and reasons why there is nothing to be seen, by rule."""

    signs: dict[str, str]
    tries: dict[str, Try]
    none: dict[str, str]


@cache
def kept() -> Kept:
    """All games with their examples; those that were steered come last."""
    found = msgspec.json.decode(KEPT.read_bytes(), type=Kept)
    more = steered()
    for rule, it in more.examples.items():
        found.examples.setdefault(rule, Example(len(found.played) + it.played, it.moves, it.refused))
    found.played += more.played
    return found


@cache
def steered() -> Steered:
    return msgspec.json.decode(STEERED.read_bytes(), type=Steered)


def keep(found: Kept) -> None:
    """Write the file of examples, with a line for each game."""
    text = msgspec.json.encode(found).decode()
    replace_file(KEPT, text.replace('{"game":', '\n{"game":').replace('"examples":', '\n"examples":') + "\n")
    kept.cache_clear()


@cache
def signs() -> Signs:
    found = tomllib.loads((FOLDER / "signs.toml").read_text("utf-8"))
    return msgspec.convert(found, Signs)


def examples() -> dict[str, Example]:
    """All examples, by the id of their rule."""
    return kept().examples


def reasons_for_none() -> dict[str, str]:
    """Why rules have no example, by their ids."""
    return signs().none


def example(rule: str) -> Example:
    """The example of a rule; NoExample says why it has none."""
    found = examples().get(rule)
    if found is None:
        why = reasons_for_none().get(rule, "")
        sentence = f"There is no example of {rule[:40]}" + (f": {why}." if why else ".")
        raise NoExample(sentence, message="no-example", rule=rule[:40])
    return found


def game_of(found: Example) -> str:
    """The name of the game that an example is from."""
    return kept().played[found.played].game


def sign_of(rule: str) -> re.Pattern[str]:
    """By what a rule is known in an account of what happens: its id, unless another sign is given."""
    return re.compile(signs().signs.get(rule) or re.escape(f"[{rule}]"), re.MULTILINE)


def position(found: Example) -> Session:
    """The game at its position, to be played on; dice go on falling as they did in the game."""
    played = kept().played[found.played]
    session = Session.new(played.game, played.seed, **played.options)
    for seat, move in played.moves[: found.moves]:
        session.play(seat, move)
    return session


def next_move(found: Example) -> tuple[int, str]:
    """What was done in the position: by whom, and what."""
    return kept().played[found.played].moves[found.moves]
