"""Files that users provide: packs and scenarios are read, named, stored and found again in the same way.

A file is identified as `ID@HASH`, such as `my-box@1f2e3d4c5b6a`: its own id and twelve digits of a hash of its text.
That name is an option of a game, so that a save says exactly which file it was played with.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from senlac.kernel.errors import BadOption, SenlacError

#: The texts of the files that this process uses, by name. With them, other machines can play the same games.
TEXTS: Final[dict[str, str]] = {}
#: The syntax of an id.
ID = r"[a-z0-9]+(-[a-z0-9]+)*"


class Shelf:
    """One kind of file: packs or scenarios."""

    def __init__(
        self,
        what: str,
        largest: int,
        bad: Callable[[str, str], SenlacError],
        missing: type[SenlacError],
        id_in: Callable[[str], str],
    ) -> None:
        #: "pack" or "scenario": used for the option, the folder, and in messages.
        self.what = what
        #: The maximum size in bytes.
        self.largest = largest
        #: Makes the error for an invalid file from its name and what is wrong with it.
        self.bad = bad
        self.missing = missing
        #: Finds the id in a text; empty if it has none.
        self.id_in = id_in

    @property
    def folder(self) -> Path:
        """Where the user's files are stored, so that saves can find them again."""
        return Path(user_data_path("senlac")) / f"{self.what}s"

    def read(self, path: str | Path) -> str:
        """The text of a file; BadOption if it cannot be read, the shelf's own error if it is not of this kind."""
        path = Path(path)
        if not path.is_file():
            fault = "is a folder" if path.is_dir() else "does not exist" if not path.exists() else "is not a file"
            message = f"{path} {fault}: give a {self.what}, which is a TOML file."
            raise BadOption(message, option=self.what, value=str(path))
        try:
            with path.open("rb") as file:
                content = file.read(self.largest + 1)
        except OSError as error:
            message = f"{path} cannot be read: {error.strerror}."
            raise BadOption(message, option=self.what, value=str(path)) from error
        if len(content) > self.largest:
            raise self.bad(str(path), f"a {self.what} may have at most {self.largest // 1000} kB, but this is larger")
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            raise self.bad(str(path), f"line {line}: this is not UTF-8 text") from error

    def keep(self, name: str, text: str) -> None:
        """Store a file in the user's folder; if that is not writable, it is still available in this process."""
        path = self.folder / f"{name}.toml"
        unfinished = path.with_suffix(".part")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(text.encode())
            unfinished.replace(path)

    def find(self, name: str) -> tuple[str, str]:
        """The path and text of a file, by name, from this process or the user's folder; else the error `missing`."""
        if name in TEXTS:
            return name, TEXTS[name]
        id, at, hash = name.partition("@")
        if not at or not re.fullmatch(ID, id) or not re.fullmatch(r"[0-9a-f]{12}", hash):
            message = f"{name[:60]!r} is not the name of a {self.what}: it is written ID@HASH."
            raise BadOption(message, option=self.what, value=name)
        other = ""
        for path, text in self._kept():
            if self.id_in(text) != id:
                continue
            if hash_of(text) == hash:
                return str(path), text
            other = f" There is a {self.what} {id!r}, {path}, but it is a different version: {id}@{hash_of(text)}."
        message = f"This game was played with the {self.what} {id!r} ({hash}), which is not available.{other}"
        message += f" Give it with `--{self.what} FILE`, or put it in {self.folder}."
        raise self.missing(message, id=id, hash=hash)

    def _kept(self) -> list[tuple[Path, str]]:
        """The readable files in the user's folder."""
        found: list[tuple[Path, str]] = []
        for path in sorted(self.folder.glob("*.toml")):
            with suppress(SenlacError):
                found.append((path, self.read(path)))
        return found


def hash_of(text: str) -> str:
    """Twelve hexadecimal digits that identify a text.

    >>> hash_of("")
    '786a02f74201'
    """
    return blake2b(text.encode()).hexdigest()[:12]
