"""Following a guide that says where something is added to our own sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: A step: in which file, before, after or instead of what, and what is added.
STEP = re.compile(r"^In `([\w/-]+\.\w+)`, (before|after|instead of) `([^`]+)`:\n\n```\w+\n(.*?)^```$", re.M | re.S)


def places(guide: Path) -> list[str]:
    """The files that a guide touches, each once."""
    return list(dict.fromkeys(step[0] for step in STEP.findall(guide.read_text("utf-8"))))


def follow(guide: Path, folder: Path, leave_out: str = "") -> Path:
    """A copy of the sources in which a guide about the card games has been followed, but for one file."""
    found = folder / "senlac"
    shutil.copytree(ROOT / "src/senlac", found, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    for name, side, anchor, added in STEP.findall(guide.read_text("utf-8")):
        path = found / "games/hebs" / name
        text = path.read_text("utf-8")
        assert text.count(anchor) == 1, anchor
        if name == leave_out:
            continue
        if side == "after":
            text = text.replace(anchor + "\n", f"{anchor}\n{added}")
        else:
            text = text.replace(anchor + "\n" if side == "instead of" else anchor, added + anchor * (side == "before"))
        path.write_text(text, "utf-8")
    return folder


def python(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the sources of a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
