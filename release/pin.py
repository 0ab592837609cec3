"""Pins what is installed in the environment it runs in: `pin.py FILE`, called by `./dev constraints`."""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import distributions
from pathlib import Path

#: Ours, and what makes environments.
UNPINNED = ("senlac", "senlac-proving", "pip")
ABOUT = """\
# What `./dev` installs, as it was tested with Python {python} on {system}. Made by `./dev constraints`; do not edit.
# To install Senlac with the same versions: pip install -c constraints.txt dist/senlac-*-none-any.whl
"""


def main() -> None:
    found = {normalised(it.name): it.version for it in distributions()}
    lines = [f"{name}=={version}" for name, version in sorted(found.items()) if name not in UNPINNED]
    python = ".".join(platform.python_version_tuple()[:2])
    target = Path(sys.argv[1])
    target.write_text(ABOUT.format(python=python, system=platform.system()) + "\n".join(lines) + "\n", "utf-8")
    print(f"{target.name} pins {len(lines)} packages for Python {python}.")


def normalised(name: str) -> str:
    """The one spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main()
