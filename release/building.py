"""Builds the packages, and environments to try them in."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
#: What another Python or another Senlac would be told by.
TELLING = ("PYTHON", "VIRTUAL_ENV", "SENLAC_", "XDG_")


class Failed(Exception):
    """A command did not do what it should; the message has what it said."""


def sdist(into: Path) -> Path:
    """The source package of this checkout, with the browser client built."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", into, cwd=ROOT)
    return newest(into, "*.tar.gz")


def wheel(source: Path, into: Path, compiled: bool = False) -> Path:
    """A wheel built from a source package, away from this checkout."""
    flags = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"} if compiled else {}
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(source) as archive:
            archive.extractall(folder, filter="data")
        (tree,) = Path(folder).iterdir()
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", into, cwd=tree, **flags)
    return newest(into, "*.whl")


def newest(folder: Path, pattern: str) -> Path:
    return max(folder.glob(pattern), key=lambda path: path.stat().st_mtime_ns)


class Environment:
    """A virtual environment with Python and pip and nothing else, where no other program is found: not Node either."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        run(sys.executable, "-m", "venv", folder)

    def pip(self, *arguments: object) -> None:
        """Run its pip, away from this checkout."""
        run(self.python, "-m", "pip", "-q", "--disable-pip-version-check", *arguments, cwd=self.bin, PATH=str(self.bin))


def run(*command: object, cwd: Path | None = None, **variables: str) -> str:
    """Run a command to its end, undisturbed by variables of other installations; what it wrote, or Failed."""
    words = [str(word) for word in command]
    kept = {name: value for name, value in os.environ.items() if not name.startswith(TELLING)}
    done = subprocess.run(words, cwd=cwd, env={**kept, **variables}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"This failed with {done.returncode}: {' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout
