"""Records (`.record`): a game as text that people read and programs parse, and nothing is lost on the way.

A record has tags, then one line for each entry of the journal, then the result. What a save needs and people do not,
the kinds of questions and the last position, is found again by playing the record through. A file may hold many
records. docs/reference/notation.md has the grammar.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from senlac.kernel.errors import BadSave, ReplayMismatch, SenlacError
from senlac.kernel.fields import State
from senlac.kernel.frames import ASKS, ask_of, run, waiting
from senlac.kernel.gamedef import GameDef, Outcome, outcome
from senlac.kernel.rng import restore
from senlac.session.journal import Check, Decided, Drawn, JournalEntry, Resigned, TakenBack, follow
from senlac.session.saves import FORMAT, LARGEST, SaveHead, find_game
from senlac.session.session import Session
from senlac.text import Speaker

#: The version of the notation, in the first tag of every record.
NOTATION: Final = 1
FIRST: Final = "[senlac "
#: In characters; no real line comes close.
LONGEST: Final = 100_000

_TAG: Final = re.compile(r"\[([a-z]+) (.*)\]")
_NAME: Final = r'("(?:[^"\\]|\\.)*"|[^":;*!=\-\[{}][^":{}]*?)'
_CHOICE: Final = re.compile(_NAME + r"(?: \{([a-z0-9.-]+)\})?: (.+)")
_CHANCE: Final = re.compile(r"\*([0-9]{1,9})? ([a-z0-9.-]+) (.+)")
_CHECK: Final = re.compile(r"! ([0-9a-f]{16})")
_LEAVES: Final = re.compile(r"- " + _NAME + r" (resigns|runs out of time)")
_TAKES_BACK: Final = re.compile(r"- " + _NAME + r" takes back(?:, with (.+))?")
_PLAIN: Final = re.compile(r"[^\W\d_][\w \u2019'.()-]*")


class Tags(msgspec.Struct, forbid_unknown_fields=True):
    """Which game it is, and what is needed to play on."""

    senlac: int
    game: str
    rules: int
    cards: str
    options: dict[str, bool | int | str]
    seed: str
    dice: str
    version: int
    digest: str
    about: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class RecordLine:
    """An entry of the journal, with seats by name; `ask` is empty if playing it through is to find the question.

    `kind` is a choice's, "chance", "check", "resigns", "time" or "back".
    """

    number: int
    kind: str
    seat: str = ""
    ask: str = ""
    text: str = ""
    lot: Any = None
    draw: int = 0
    agreed: tuple[str, ...] = ()
    withdrawn: tuple[RecordLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it stands in a file, before anybody has looked whether the game allows it."""

    first: int
    tags: Tags
    lines: list[RecordLine]
    result: str


# ------------------------------------------------------------------ writing


def write_text(session: Session, about: dict[str, str] | None = None, lang: str = "") -> str:
    """The record of a session; with a language, what happens is told in comments."""
    game, state = session.game, session.state
    tags = Tags(
        NOTATION,
        game.name,
        game.rules,
        game.content_hash,
        game.options,
        session.seed,
        f"{session.rng.algorithm} {session.rng.state:#x}",
        session.version,
        state.digest(),
        about or {},
    )
    lines = [f"[{name} {_json(value)}]" for name, value in msgspec.to_builtins(tags).items()]
    told = _told(session, lang)
    lines += ["", *told.get(0, [])]
    for place, entry in enumerate(session.journal):
        lines += _written(game, entry)
        lines += told.get(place + 1, [])
    return "\n".join([*lines, f"= {_result(game, outcome(state))}", ""])


def _told(session: Session, lang: str) -> dict[int, list[str]]:
    """Comments by the entry that they follow; what players may not know of each other is told, too."""
    found: dict[int, list[str]] = {}
    if lang:
        speaker = Speaker(session.spoken, lang)
        for line in session.log():
            for sentence in speaker.event(line.seen).splitlines():
                found.setdefault(line.entry, []).append(f"; {sentence}")
    return found


def _written(game: GameDef[Any], entry: JournalEntry, ask: bool = False) -> list[str]:
    if isinstance(entry, Decided):
        asked = f" {{{entry.ask}}}" if ask else ""
        return [f"{_seat(game, entry.seat)}{asked}: {entry.do}"]
    if isinstance(entry, Drawn):
        return [f"*{entry.draw or ''} {entry.chance} {_json(entry.lot)}"]
    if isinstance(entry, Check):
        return [f"! {entry.digest}"]
    if isinstance(entry, Resigned):
        return [f"- {_seat(game, entry.seat)} {'runs out of time' if entry.out_of_time else 'resigns'}"]
    agreed = ", ".join(_seat(game, seat) for seat in entry.agreed)
    head = f"- {_seat(game, entry.seat)} takes back" + (f", with {agreed}" if agreed else "")
    return [head, *[f"  {line}" for each in entry.withdrawn for line in _written(game, each, ask=True)]]


def _seat(game: GameDef[Any], seat: int) -> str:
    name = game.seats[seat]
    return name if _PLAIN.fullmatch(name) else _json(name)


def _result(game: GameDef[Any], ending: Outcome | None) -> str:
    if ending is None:
        return "goes on"
    winner = "nobody" if ending.winner is None else _seat(game, ending.winner)
    return f"{winner} wins, {ending.kind}, {ending.rule}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# ------------------------------------------------------------------ parsing


def parse(text: str, name: str = "record") -> Record:
    """One record; BadSave says which line is wrong."""
    found = list(parse_all(text.split("\n"), name))
    if len(found) != 1:
        raise _bad(name, 1, f"there should be one record, but there are {len(found)}")
    return found[0]


def parse_all(lines: Iterable[str], name: str = "records") -> Iterator[Record]:
    """The records of a file, one after another."""
    begun = 0
    held: list[str] = []
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\n")
        if line.startswith(FIRST) and held:
            yield _parse(held, begun, name)
            held = []
        if not held:
            if not line.strip() or line.startswith(";"):
                continue
            begun = number
        held.append(line)
    if held:
        yield _parse(held, begun, name)


def _parse(lines: list[str], first: int, name: str) -> Record:
    tags: dict[str, Any] = {}
    moves: list[RecordLine] = []
    result = ""
    for number, line in enumerate(lines, first):
        if len(line) > LONGEST:
            raise _bad(name, number, f"a line has at most {LONGEST} characters")
        if result and line.strip():
            raise _bad(name, number, "nothing may follow the result")
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("["):
            if moves:
                raise _bad(name, number, "tags come before the first move")
            _read_tag(tags, line, number, name)
        elif line.startswith("= "):
            result = line[2:].strip()
        elif line.startswith("  "):
            _withdraw(moves, line, number, name)
        else:
            moves.append(_read_line(line, number, name))
    if not result:
        raise _bad(name, first + len(lines) - 1, "it is cut off: the result is missing")
    return Record(first, _read_tags(tags, first, name), moves, result)


def _read_tag(tags: dict[str, Any], line: str, number: int, name: str) -> None:
    found = _TAG.fullmatch(line)
    if found is None:
        raise _bad(name, number, 'a tag is written as in [game "1066"]')
    if found[1] in tags:
        raise _bad(name, number, f"the tag {found[1]} is there twice")
    tags[found[1]] = _value(found[2], number, name)


def _read_tags(tags: dict[str, Any], first: int, name: str) -> Tags:
    if tags.get("senlac") != NOTATION:
        raise _bad(name, first, f"its notation is {tags.get('senlac')!r}, but this version of Senlac reads {NOTATION}")
    try:
        return msgspec.convert(tags, Tags)
    except msgspec.ValidationError as error:
        raise _bad(name, first, f"its tags are not right ({error})") from error


def _withdraw(moves: list[RecordLine], line: str, number: int, name: str) -> None:
    """A line that was taken back belongs to the one that says so."""
    if not moves or moves[-1].kind != "back":
        raise _bad(name, number, "only what was taken back is indented")
    found = _read_line(line[2:], number, name)
    if found.kind not in ("choice", "chance", "resigns", "time"):
        raise _bad(name, number, "this cannot be taken back")
    last = moves[-1]
    withdrawn = (*last.withdrawn, found)
    moves[-1] = RecordLine(last.number, last.kind, last.seat, agreed=last.agreed, withdrawn=withdrawn)


def _read_line(line: str, number: int, name: str) -> RecordLine:
    if found := _CHANCE.fullmatch(line):
        return RecordLine(number, "chance", ask=found[2], lot=_value(found[3], number, name), draw=int(found[1] or 0))
    if found := _CHECK.fullmatch(line):
        return RecordLine(number, "check", text=found[1])
    if found := _LEAVES.fullmatch(line):
        return RecordLine(number, "resigns" if found[2] == "resigns" else "time", _unquoted(found[1], number, name))
    if found := _TAKES_BACK.fullmatch(line):
        agreed = tuple(_unquoted(each, number, name) for each in _names(found[2] or ""))
        return RecordLine(number, "back", _unquoted(found[1], number, name), agreed=agreed)
    if found := _CHOICE.fullmatch(line):
        return RecordLine(number, "choice", _unquoted(found[1], number, name), found[2] or "", found[3])
    raise _bad(name, number, f"this is no line of a record: {line[:60]!r}")


def _names(text: str) -> list[str]:
    return [name for name in re.findall(r'"(?:[^"\\]|\\.)*"|[^,]+', text) if name.strip()]


def _unquoted(name: str, number: int, where: str) -> str:
    name = name.strip()
    return str(_value(name, number, where)) if name.startswith('"') else name


def _value(text: str, number: int, name: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _bad(name, number, f"{text[:60]!r} is not JSON ({error})") from error


def _bad(name: str, line: int, what: str) -> SenlacError:
    return BadSave(f"{name}, line {line}: {what}.", path=name, line=line)


# ------------------------------------------------------------------ playing it through


def revive(record: Record, name: str = "record") -> Session:
    """Play a record through, from the first line to the last; ReplayMismatch says where that fails."""
    tags = record.tags
    head = SaveHead(FORMAT, tags.game, tags.rules, tags.cards, tags.options, tags.seed)
    path = Path(name)
    game = find_game(path, head, record.first)
    algorithm, _, state = tags.dice.partition(" ")
    try:
        rng = restore(algorithm, int(state, 16))
    except ValueError as error:
        raise _bad(name, record.first, str(error)) from error
    session = Session(game, rng, tags.seed, _entries(game, record, name), tags.version)
    found = _result(game, session.outcome)
    if session.state.digest() != tags.digest or found != record.result:
        message = (
            f"{name}, line {record.first}: it does not lead to the position and the result that it names ({found})."
        )
        raise ReplayMismatch(message, line=record.first, expected=tags.digest, found=session.state.digest())
    return session


def _entries(game: GameDef[Any], record: Record, name: str) -> list[JournalEntry]:
    """The journal, with the question of every choice."""
    s: State = game.start()
    run(s)
    found: list[JournalEntry] = []
    for line in record.lines:
        asked = ask_of(s).kind if waiting(s) == ASKS else ""
        entry = _entry(game, line, asked, name)
        try:
            follow(s, entry, len(found))
        except ReplayMismatch as error:
            raise ReplayMismatch(f"{name}, line {line.number}: {error}", line=line.number, path=name) from error
        found.append(entry)
    return found


def _entry(game: GameDef[Any], line: RecordLine, asked: str, name: str) -> JournalEntry:
    if line.kind == "chance":
        return Drawn(line.ask, line.lot, line.draw)
    if line.kind == "check":
        return Check(line.text)
    seats = [_seat_number(game, seat, line.number, name) for seat in (line.seat, *line.agreed)]
    if line.kind == "choice":
        return Decided(seats[0], line.ask or asked, line.text)
    if line.kind == "back":
        withdrawn = [_entry(game, each, "", name) for each in line.withdrawn]
        return TakenBack(seats[0], seats[1:], [it for it in withdrawn if isinstance(it, Decided | Drawn | Resigned)])
    return Resigned(seats[0], line.kind == "time")


def _seat_number(game: GameDef[Any], seat: str, number: int, name: str) -> int:
    if seat not in game.seats:
        raise _bad(name, number, f"no seat is called {seat[:40]!r}; there are {', '.join(game.seats)}")
    return game.seats.index(seat)


# ------------------------------------------------------------------ files


def read_file(path: Path) -> Iterator[Record]:
    """The records of a file, one at a time, however many there are."""
    try:
        with path.open(encoding="utf-8") as file:
            yield from parse_all(_short(file, path), str(path))
    except UnicodeDecodeError as error:
        raise _bad(str(path), 1, "it is not text") from error


def _short(file: Iterable[str], path: Path) -> Iterator[str]:
    """The lines of a file, of which one record may not have too many."""
    size = 0
    for number, line in enumerate(file, 1):
        size = len(line) if line.startswith(FIRST) else size + len(line)
        if size > LARGEST:
            raise _bad(str(path), number, f"a record is larger than {LARGEST >> 20} MiB")
        yield line
