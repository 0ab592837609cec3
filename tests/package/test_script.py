"""How `./dev` sets up, and which engine it plays with."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def dev(tmp_path: Path) -> dict[str, Any]:
    """The names of the script, with a folder of its own for what is compiled; what it calls is kept, not done."""
    names: dict[str, Any] = runpy.run_path(str(ROOT / "dev"), run_name="dev")["main"].__globals__
    names["COMPILED"] = tmp_path
    names["called"] = []

    def call(*command: str, **environment: str) -> int:
        names["called"].append((command[1:], environment))
        return 0

    names["call"] = call
    return names


def compile_as_if(dev: dict[str, Any], sources: str) -> Path:
    """What is left of a compilation of such sources."""
    folder: Path = dev["COMPILED"] / "O2"
    folder.mkdir()
    (folder / "stamp").write_text(sources)
    return folder / "site"


def test_the_compiled_engine_is_used_when_it_is_of_these_sources(dev: dict[str, Any], capsys: Any) -> None:
    site = compile_as_if(dev, dev["compiled_from"]())
    assert dev["run"](["games"]) == 0
    assert dev["called"] == [(("-m", "senlac", "games"), {"PYTHONPATH": str(site)})]
    assert capsys.readouterr().err == "The engine is compiled.\n"


@pytest.mark.parametrize("left", [False, True])
def test_without_one_or_with_one_of_other_sources_it_is_not(dev: dict[str, Any], capsys: Any, left: bool) -> None:
    if left:
        compile_as_if(dev, "those of yesterday")
    assert dev["run"](["sim", "1066", "--fast"]) == 0
    assert dev["called"] == [(("-m", "senlac", "sim", "1066", "--fast"), {})]
    assert "./dev run --fast" in capsys.readouterr().err


def test_fast_compiles_first(dev: dict[str, Any]) -> None:
    site = dev["COMPILED"] / "O2" / "site"
    dev["compiled"] = lambda level: site if level == "2" else None
    assert dev["run"](["--fast", "games"]) == 0
    assert dev["called"] == [(("-m", "senlac", "games"), {"PYTHONPATH": str(site)})]


def test_versions_are_pinned_for_the_python_of_the_tests(dev: dict[str, Any], tmp_path: Path, capsys: Any) -> None:
    dev["CONSTRAINTS"] = tmp_path / "constraints.txt"
    dev["CONSTRAINTS"].write_text(f"# Python {sys.version_info.major}.{sys.version_info.minor} on Linux\n")
    assert dev["pins"]() == ["-c", dev["CONSTRAINTS"]]
    dev["CONSTRAINTS"].write_text("# Python 3.1 on Linux\n")
    assert dev["pins"]() == []
    assert "installing the newest versions instead" in capsys.readouterr().out
