"""An installed Senlac, as who installed it uses it. `./dev wheel` runs this with every package that it builds.

SENLAC_COMMAND is the command `senlac` of an installation, SENLAC_BUILD what it should say of itself.
"""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
import urllib.request
from pathlib import Path

import pytest

from senlac.version import __version__

from ..processes import ctrl_c, started

ROOT = Path(__file__).parents[2]
GAMES = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["senlac.games"]
#: At a real table somebody tells what they did; no bot can.
BETWEEN_BOTS = [name for name in GAMES if not name.endswith("-foe")]


class Installed:
    """The command, in a folder and a home where nobody has been before, without other programs."""

    def __init__(self, folder: Path) -> None:
        self.command = Path(os.environ["SENLAC_COMMAND"])
        self.home = folder / "home"
        self.home.mkdir()
        certain = {"HOME": str(self.home), "PATH": str(self.command.parent), "COLUMNS": "100", "PYTHONUTF8": "1"}
        self.where = {"cwd": folder, "env": certain}

    def __call__(self, *arguments: str, given: str = "") -> str:
        """What the command writes; it must succeed, and complain of nothing."""
        command = [str(self.command), *arguments]
        done = subprocess.run(command, input=given, capture_output=True, text=True, check=False, **self.where)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout


@pytest.fixture
def senlac(tmp_path: Path) -> Installed:
    return Installed(tmp_path)


def test_it_says_truly_what_it_is(senlac: Installed) -> None:
    assert senlac("--version") == f"senlac, version {__version__} ({os.environ['SENLAC_BUILD']})\n"


def test_it_is_not_that_of_the_checkout(senlac: Installed) -> None:
    asked = "import senlac, senlac.kernel.frames as frames; print(senlac.__file__, frames.__file__)"
    command = [str(senlac.command.parent / "python"), "-c", asked]
    said = subprocess.run(command, capture_output=True, text=True, check=True, **senlac.where).stdout
    for place in said.split():
        assert Path(place).is_relative_to(senlac.command.parents[1])
        assert not Path(place).is_relative_to(ROOT)


def test_all_games_are_there_and_nothing_else(senlac: Installed) -> None:
    listed = senlac("games")
    for name in GAMES:
        assert re.search(rf"^{name}\b", listed, re.MULTILINE), listed
    assert "fords" not in listed


@pytest.mark.parametrize("game", BETWEEN_BOTS)
def test_a_few_games_of_each_kind_are_played(senlac: Installed, game: str) -> None:
    assert re.search(r"\b2 games", senlac("sim", game, "--games", "2", "--bots", "random", "--jobs", "1"))


def test_a_game_is_saved_and_goes_on(senlac: Installed) -> None:
    told = senlac("play", "1066", "--seed", "4", given="1\n1\nsave here\nquit\n")
    assert "Norman" in told
    assert "1066" in senlac("replay", "here.senlac")
    assert "Round 1" in senlac("play", "here.senlac", given="quit\n")
    assert any(senlac.home.rglob("*.senlac")), "whoever leaves finds the game saved"


def test_the_rules_are_at_hand(senlac: Installed) -> None:
    assert "H.PAY.MIX" in senlac("rules", "show", "H.PAY.MIX")


def test_the_cards_are_at_hand(senlac: Installed) -> None:
    assert "Harold Godwinson" in senlac("cards", "list")
    assert "Shield Wall" in senlac("cards", "show", "Shield Wall")


def test_it_serves_the_browser_client_and_keeps_games_at_home(senlac: Installed) -> None:
    command = (str(senlac.command), "serve", "--no-browser", "--port", "0", "--workers", "1")
    with started(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **senlac.where) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://localhost:\d+/", said)
        assert address, said
        page = read(address[0])
        scripts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
        assert scripts, page
        assert all(read(address[0] + path) for path in scripts)
        ctrl_c(process)
        assert process.wait() in (0, 130)
    assert any(senlac.home.rglob("games.sqlite"))


def read(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return str(answer.read().decode())
