"""Saves (`.senlac`): JSON with one journal entry per line, each with a checksum of itself and all lines before it.

So if a file was cut off or edited, we can say at which line. Writing is atomic: being killed at any moment leaves
either the old file or the new one. Reading replays the journal from the start and compares digests; a save loads
completely or not at all.
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
from senlac.session.journal import JournalEntry

if TYPE_CHECKING:
    from senlac.session.session import Session

FORMAT = 1
#: In bytes; no real save comes close.
LARGEST = 64 * 1024 * 1024
#: The journal begins on this line of the file.
FIRST_LINE = 4


class SaveHead(msgspec.Struct, forbid_unknown_fields=True):
    """Which game a save belongs to."""

    format: int
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, bool | int | str]
    seed: str


class SaveTail(msgspec.Struct, forbid_unknown_fields=True):
    """The final position, and the state of the random number generator."""

    algorithm: str
    rng: str
    version: int
    digest: str
    snapshot: dict[str, Any]
    about: dict[str, str] = {}


class SaveDocument(msgspec.Struct, forbid_unknown_fields=True):
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
    head = SaveHead(FORMAT, game.name, game.rules, game.content_hash, game.options, session.seed)
    dice = session.rng
    tail = SaveTail(dice.algorithm, hex(dice.state), session.version, state.digest(), state.to_json(), about)
    chain, head_line = _sign("", msgspec.to_builtins(head))
    lines = []
    for entry in session.journal:
        chain, line = _sign(chain, msgspec.to_builtins(entry))
        lines.append(line)
    chain, tail_line = _sign(chain, msgspec.to_builtins(tail))
    journal = ",\n".join(lines)
    return f'{{\n"head": {head_line},\n"journal": [\n{journal}\n],\n"tail": {tail_line}\n}}\n'


def _sign(chain: str, record: dict[str, Any]) -> tuple[str, str]:
    """A record on one line, with the checksum of itself and all records before it."""
    total = _sum(chain, record)
    return total, json.dumps({**record, "sum": total}, ensure_ascii=False)


def _sum(chain: str, record: dict[str, Any]) -> str:
    text = chain + json.dumps(record, sort_keys=True, ensure_ascii=True)
    return blake2b(text.encode(), digest_size=6).hexdigest()


def replace_file(path: Path, text: str) -> None:
    """Replace a file atomically: readers see the old content or the new, never something in between."""
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
    """Make the rename durable too, on systems that can."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# ------------------------------------------------------------------ reading


def read(kind: type[Session], path: Path) -> Session:
    """Load a save and replay it from the start."""
    try:
        if path.stat().st_size > LARGEST:
            raise _bad(path, 1, f"it is larger than {LARGEST >> 20} MiB, too large for a save")
        text = path.read_text("utf-8")
    except ValueError as error:
        raise _bad(path, 1, "it is not text") from error
    except OSError as error:
        raise _bad(path, 0, error.strerror or str(error)) from error
    return parse_text(kind, text, path)


def read_with(path: Path) -> tuple[Session, dict[str, str]]:
    """Load a save, and what it says about itself."""
    from senlac.session.session import Session

    session = read(Session, path)
    return session, dict(json.loads(path.read_text("utf-8"))["tail"]["about"])


def parse_text(kind: type[Session], text: str, path: Path = Path("save")) -> Session:
    """Load a save from its text; errors refer to it as `path`."""
    document = _parse(path, text)
    head, entries, tail = _verify(path, document)
    game = find_game(path, head)
    try:
        rng = restore(tail.algorithm, int(tail.rng, 16))
    except ValueError as error:
        raise _bad(path, _tail_line(document), str(error)) from error
    try:
        session = kind(game, rng, head.seed, entries, tail.version)
    except ReplayMismatch as error:
        raise _misfit(path, head, game, error) from error
    except RecursionError as error:
        raise _bad(path, FIRST_LINE, "it is nested too deeply for a save") from error
    if session.state.digest() != tail.digest:
        line = _tail_line(document)
        differ = ", ".join(_differing(tail.snapshot, session.state.to_json())) or "nothing but its digest"
        message = f"{path}, line {line}: the replayed position differs from the saved one in {differ}."
        raise ReplayMismatch(message, line=line, expected=tail.digest, found=session.state.digest())
    return session


def _differing(saved: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """The fields in which the saved snapshot and the replayed position differ."""
    return [name for name in found if saved.get(name) != found[name]]


def _misfit(path: Path, head: SaveHead, game: GameDef[Any], error: ReplayMismatch) -> ReplayMismatch:
    line = FIRST_LINE + int(error.fields["entry"]) - 1
    version = ""
    if head.rules_version != game.rules_version:
        version = f" It was started under rules version {head.rules_version}; the latest is {game.rules_version}."
    return ReplayMismatch(f"{path}, line {line}: {error}{version}", line=line, path=str(path))


def _parse(path: Path, text: str) -> SaveDocument:
    try:
        record = json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise _bad(path, error.lineno, f"it is cut off or damaged ({error.msg})") from error
    except ValueError as error:
        raise _bad(path, 1, str(error)) from error
    except RecursionError as error:
        raise _bad(path, 1, "it is nested too deeply for a save") from error
    try:
        return msgspec.convert(record, SaveDocument)
    except msgspec.ValidationError as error:
        raise _bad(path, 1, f"it is not a saved game ({error})") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Reject duplicate names, since the second value would silently hide the first."""
    record = dict(pairs)
    if len(record) != len(pairs):
        raise ValueError("it has the same name twice in one record")
    return record


def _verify(path: Path, document: SaveDocument) -> tuple[SaveHead, list[JournalEntry], SaveTail]:
    """The parts of a document, after checking each one's checksum and structure."""
    lines = {0: 2, len(document.journal) + 1: _tail_line(document)}
    records = [document.head, *document.journal, document.tail]
    kinds: list[Any] = [SaveHead, *[JournalEntry] * len(document.journal), SaveTail]
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
        raise _bad(path, 2, f"its format is {found!r}, but this version of Senlac reads format {FORMAT}; update Senlac")


def find_game(path: Path, head: SaveHead, line: int = 2) -> GameDef[Any]:
    """The game of a save, with the rules and cards that it began with; BadSave, at that line, if there is none."""
    try:
        newest = game_type(head.game).rules_version
        if head.rules_version > newest:
            raise _bad(
                path,
                line,
                f"it was played under rules version {head.rules_version}, newer than {newest}; update Senlac",
            )
        game = configure(head.game, head.options)
    except (UnknownGame, BadOption) as error:
        raise _bad(path, line, str(error)) from error
    begun = game.as_begun(head.rules_version, head.content_hash)
    if begun is None:
        raise _bad(path, line, "it was played with different cards or maps from those installed; give the same pack")
    return begun


def _tail_line(document: SaveDocument) -> int:
    return FIRST_LINE + max(1, len(document.journal)) + 1


def _bad(path: Path, line: int, what: str) -> SenlacError:
    where = f"{path}, line {line}" if line else str(path)
    return BadSave(f"{where}: {what}.", path=str(path), line=line)
