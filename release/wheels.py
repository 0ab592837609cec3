"""Builds sdist, wheel and compiled wheel into dist/ and tries each in a fresh environment: `./dev wheel`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from building import DIST, ROOT, Environment, Failed, sdist, wheel

PURE, COMPILED = "pure Python", "compiled"
TRIAL = "tests/package/trial.py"
#: What is done in a browser: some moves of a card game by keys and by touch, and a turn of Hastings.
IN_BROWSER = (
    "tests/web/test_newcomer.py::test_arrows_move_between_cards_and_enter_picks",
    "tests/web/test_newcomer.py::test_a_game_on_a_phone",
    "tests/web/test_hastings.py",
)
#: Whoever installs the sdist builds the wheel that has been tried: here it matters that it installs, and is whole.
OF_SDIST = ("--deselect", f"{TRIAL}::test_a_few_games_of_each_kind_are_played")


def main() -> None:
    for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        old.unlink()
    with step("sdist"):
        source = sdist(DIST)
    with step("wheel, built from the sdist"):
        pure = wheel(source, DIST)
    try_out(pure, PURE, TRIAL, *IN_BROWSER)
    try_out(source, PURE, TRIAL, *OF_SDIST)
    with step("compiled wheel, built from the sdist (some minutes)"):
        fast = wheel(source, DIST, compiled=True)
    try_out(fast, COMPILED, TRIAL, *IN_BROWSER)
    print("\nIn dist/, tried and found working:")
    for path in (source, pure, fast):
        print(f"  {path.name}  {path.stat().st_size / 1e6:.1f} MB")


def try_out(package: Path, build: str, *tests: str) -> None:
    """Install a package and run tests with the command it installed."""
    with tempfile.TemporaryDirectory() as folder:
        with step(f"{package.name}: install, without Node"):
            environment = Environment(Path(folder) / "environment")
            environment.pip("install", package)
        print(f"{package.name}: try", flush=True)
        variables = {"SENLAC_COMMAND": str(environment.bin / "senlac"), "SENLAC_BUILD": build}
        command = [sys.executable, "-m", "pytest", "-vv", "-p", "no:cacheprovider", *tests]
        if subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}, check=False).returncode:
            raise Failed(f"{package.name} does not work when it is installed; the tests above say what.")


@contextmanager
def step(what: str) -> Iterator[None]:
    """Says what is being done, and how long it took."""
    print(f"{what} ...", end=" ", flush=True)
    began = time.monotonic()
    yield
    print(f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(f"\n{failure}")
    except KeyboardInterrupt:
        sys.exit(130)
