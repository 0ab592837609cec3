"""Builds the browser client into the Python package, when its sources have changed. Needs Node 20 and npm."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "senlac" / "web" / "static"
#: What the client is built from.
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "vite.composer.ts",
    "svelte.config.js",
    "tsconfig.json",
)


class CannotBuild(Exception):
    """Something that the build needs is not there, or it failed; the message says what to do."""


def build() -> bool:
    """Build if need be; whether anything was built."""
    stamp = STATIC / "stamp.txt"
    wanted = digest(SOURCES)
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    install()
    print("Building the browser client ...", flush=True)
    npm("run", "build", "--silent")
    stamp.write_text(wanted)
    return True


def install() -> None:
    """Have the packages of the lock file in node_modules."""
    stamp = WEB / "node_modules" / "senlac-stamp"
    wanted = digest(("package.json", "package-lock.json"))
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing the packages of the browser client ...", flush=True)
    npm("ci", "--silent", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def npm(*arguments: str) -> None:
    """Run npm in this folder."""
    found = shutil.which("npm")
    if found is None:
        raise CannotBuild("Building the browser client needs Node 20 and npm: install them and try again.")
    done = subprocess.run([found, *arguments], cwd=WEB, env={**os.environ, "CI": "1"}, check=False)
    if done.returncode:
        raise CannotBuild(f"npm {' '.join(arguments)} failed; its messages are above.")


def digest(names: tuple[str, ...]) -> str:
    """Names the content of files and folders."""
    total = hashlib.sha256()
    for name in names:
        place = WEB / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    try:
        print("Built." if build() else "The browser client is up to date.")
    except CannotBuild as error:
        sys.exit(str(error))
