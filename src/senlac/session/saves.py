"""Saves (`.senlac`): JSON with one journal entry a line, each line summed with all before it.

So a file that was cut off or edited is found out, with the line. Writing is atomic: a kill at any moment leaves the old
file or the new one. Reading replays the journal from the start and compares the digests; nothing is half-loaded.
"""

from __future__ import annotations

import json
import os
import secrets
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from senlac.kernel.errors import BadOption, BadSave, ReplayMismatch, SenlacError, UnknownGame
from senlac.kernel.gamedef import GameDef
from senlac.kernel.rng import restore
from senlac.registry import configure, game_type
from senlac.session.journal import Entry

if TYPE_CHECKING:
    from senlac.session.session import Session

FORMAT = 1
#: No game is longer; what is would be no save of ours.
LARGEST = 64 * 1024 * 1024
#: The journal begins on this line of the file.
FIRST_LINE = 4


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What a save is of."""

    format: int
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, bool | int | str]
    seed: str


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """Where the game stands, and the generator that goes on from there."""

    algorithm: str
    rng: str
    version: int
    digest: str
    snapshot: dict[str, Any]
    about: dict[str, str] = {}


class Document(msgspec.Struct, forbid_unknown_fields=True):
    head: dict[str, Any]
    journal: list[dict[str, Any]]
    tail: dict[str, Any]


# ------------------------------------------------------------------ writing


def write(session: Session, path: Path, about: dict[str, str] | None = None) -> None:
    """Write a session to a file, atomically."""
    replace_file(path, dump(session, about or {}))


def dump(session: Session, about: dict[str, str]) -> str:
    """The text of a save."""
    game = session.game
    state = session.state
    head = Head(FORMAT, game.name, game.rules, game.content_hash, game.options, session.seed)
    dice = session.rng
    tail = Tail(dice.algorithm, hex(dice.state), session.version, state.digest(), state.to_json(), about)
    chain, head_line = _sign("", msgspec.to_builtins(head))
    lines = []
    for entry in session.journal:
        chain, line = _sign(chain, msgspec.to_builtins(entry))
        lines.append(line)
    chain, tail_line = _sign(chain, msgspec.to_builtins(tail))
    journal = ",\n".join(lines)
    return f'{{\n"head": {head_line},\n"journal": [\n{journal}\n],\n"tail": {tail_line}\n}}\n'


def _sign(chain: str, record: dict[str, Any]) -> tuple[str, str]:
    """A record with the sum of itself and all records before it, on one line."""
    total = _sum(chain, record)
    return total, json.dumps({**record, "sum": total}, ensure_ascii=False)


def _sum(chain: str, record: dict[str, Any]) -> str:
    text = chain + json.dumps(record, sort_keys=True, ensure_ascii=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def replace_file(path: Path, text: str) -> None:
    """Put a text into a file so that a reader finds the old content or the new, never a part."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# ------------------------------------------------------------------ reading


def read(kind: type[Session], path: Path) -> Session:
    """The session of a save, replayed from its start."""
    try:
        if path.stat().st_size > LARGEST:
            raise _bad(path, 1, f"it is larger than {LARGEST >> 20} MiB, which no save is")
        text = path.read_text("utf-8")
    except ValueError as error:
        raise _bad(path, 1, "it is not text") from error
    except OSError as error:
        raise _bad(path, 0, error.strerror or str(error)) from error
    return parse_text(kind, text, path)


def parse_text(kind: type[Session], text: str, path: Path = Path("save")) -> Session:
    """The session of a save's text; `path` is what errors call it."""
    document = _parse(path, text)
    head, entries, tail = _verify(path, document)
    game = _game(path, head)
    try:
        rng = restore(tail.algorithm, int(tail.rng, 16))
    except ValueError as error:
        raise _bad(path, _tail_line(document), str(error)) from error
    try:
        session = kind(game, rng, head.seed, entries, tail.version)
    except ReplayMismatch as error:
        raise _misfit(path, head, game, error) from error
    except RecursionError as error:
        raise _bad(path, FIRST_LINE, "it is nested deeper than any save") from error
    if session.state.digest() != tail.digest:
        line = _tail_line(document)
        differ = ", ".join(_differing(tail.snapshot, session.state.to_json())) or "its digest only"
        message = f"{path}, line {line}: the journal leads to another position than was saved; it differs in {differ}."
        raise ReplayMismatch(message, line=line, expected=tail.digest, found=session.state.digest())
    return session


def _differing(saved: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """The fields in which the saved snapshot and the replayed position differ."""
    return [name for name in found if saved.get(name) != found[name]]


def _misfit(path: Path, head: Head, game: GameDef[Any], error: ReplayMismatch) -> ReplayMismatch:
    line = FIRST_LINE + int(error.fields["entry"]) - 1
    version = ""
    if head.rules_version != game.rules_version:
        version = f" It was begun under version {head.rules_version} of the rules; the newest is {game.rules_version}."
    return ReplayMismatch(f"{path}, line {line}: {error}{version}", line=line, path=str(path))


def _parse(path: Path, text: str) -> Document:
    try:
        record = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise _bad(path, error.lineno, f"it is cut off or damaged ({error.msg})") from error
    except ValueError as error:
        raise _bad(path, 1, str(error)) from error
    except RecursionError as error:
        raise _bad(path, 1, "it is nested deeper than any save") from error
    try:
        return msgspec.convert(record, Document)
    except msgspec.ValidationError as error:
        raise _bad(path, 1, f"it is not a saved game ({error})") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A record whose names are all different: a second one would hide the first."""
    record = dict(pairs)
    if len(record) != len(pairs):
        raise ValueError("it has the same name twice in one record")
    return record


def _verify(path: Path, document: Document) -> tuple[Head, list[Entry], Tail]:
    """The parts of a document, each checked against its sum and its form."""
    lines = {0: 2, len(document.journal) + 1: _tail_line(document)}
    records = [document.head, *document.journal, document.tail]
    kinds: list[Any] = [Head, *[Entry] * len(document.journal), Tail]
    chain = ""
    parts: list[Any] = []
    for i, record in enumerate(records):
        line = lines.get(i, FIRST_LINE + i - 1)
        given = record.pop("sum", None)
        if i == 0:
            _check_format(path, record)
        chain = _sum(chain, record)
        if given != chain:
            raise _bad(path, line, "this line was edited or is damaged")
        try:
            parts.append(msgspec.convert(record, kinds[i]))
        except msgspec.ValidationError as error:
            raise _bad(path, line, str(error)) from error
    return parts[0], parts[1:-1], parts[-1]


def _check_format(path: Path, head: dict[str, Any]) -> None:
    if head.get("format") != FORMAT:
        found = head.get("format")
        raise _bad(path, 2, f"its format is {found!r}, and this version of Senlac reads format {FORMAT}; update Senlac")


def _game(path: Path, head: Head) -> GameDef[Any]:
    try:
        newest = game_type(head.game).rules_version
        if head.rules_version > newest:
            raise _bad(
                path, 2, f"it was made under rules version {head.rules_version}, newer than {newest}; update Senlac"
            )
        game = configure(head.game, head.options)
    except (UnknownGame, BadOption) as error:
        raise _bad(path, 2, str(error)) from error
    begun = game.as_begun(head.rules_version, head.content_hash)
    if begun is None:
        raise _bad(path, 2, "it was made with other cards or maps than are installed; give the same pack")
    return begun


def _tail_line(document: Document) -> int:
    return FIRST_LINE + max(1, len(document.journal)) + 1


def _bad(path: Path, line: int, what: str) -> SenlacError:
    where = f"{path}, line {line}" if line else str(path)
    return BadSave(f"{where}: {what}.", path=str(path), line=line)
