"""Files that users bring: packs and scenarios are read, named, kept and found again in one way.

A file is called `ID@HASH`, as `my-box@1f2e3d4c5b6a`: its own id and twelve digits of its text. That name is an option
of a game, so that a save says exactly with what it was made.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_data_path

from senlac.kernel.errors import BadOption, SenlacError

#: How an id is written.
ID = r"[a-z0-9]+(-[a-z0-9]+)*"


class Shelf:
    """One kind of such files."""

    def __init__(
        self,
        what: str,
        largest: int,
        bad: Callable[[str, str], SenlacError],
        missing: type[SenlacError],
        id_in: Callable[[str], str],
    ) -> None:
        #: "pack" or "scenario": the option's name, the folder's, and what people call it.
        self.what = what
        #: In bytes.
        self.largest = largest
        #: The error about a file that cannot be one: from its name and what is wrong.
        self.bad = bad
        self.missing = missing
        #: The id in a text; empty if it has none.
        self.id_in = id_in

    @property
    def folder(self) -> Path:
        """Where the user's files are kept, so that saves find them again."""
        return Path(user_data_path("senlac")) / f"{self.what}s"

    def read(self, path: str | Path) -> str:
        """The text of a file; BadOption if there is no such file, the shelf's own error if it cannot be one of them."""
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
            raise self.bad(str(path), f"a {self.what} has at most {self.largest // 1000} kB, and this is larger")
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            raise self.bad(str(path), f"line {line}: this is not UTF-8 text") from error

    def keep(self, name: str, text: str) -> None:
        """Put a file into the user's folder; where that cannot be written to, the process has it all the same."""
        path = self.folder / f"{name}.toml"
        unfinished = path.with_suffix(".part")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(text.encode())
            unfinished.replace(path)

    def find(self, name: str) -> tuple[str, str]:
        """The path and the text of a file that is kept under a name; the error `missing` if it is not there."""
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
            other = f" A {self.what} {id!r} is there, {path}, but it is another: {id}@{hash_of(text)}."
        message = f"This game was made with the {self.what} {id!r} ({hash}), which is not here.{other}"
        message += f" Give it with `--{self.what} FILE`, or put it into {self.folder}."
        raise self.missing(message, id=id, hash=hash)

    def _kept(self) -> list[tuple[Path, str]]:
        """The files in the user's folder that can be read at all."""
        found: list[tuple[Path, str]] = []
        for path in sorted(self.folder.glob("*.toml")):
            with suppress(SenlacError):
                found.append((path, self.read(path)))
        return found


def hash_of(text: str) -> str:
    """Twelve digits that name a text.

    >>> hash_of("")
    '786a02f74201'
    """
    return blake2b(text.encode()).hexdigest()[:12]
