"""The tests run on what they say they run on, and all that is compiled is tested compiled."""

from __future__ import annotations

import os
import runpy
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from proving import fords, hillock
from senlac.rulebook import load, rule_directories, survey

COMPILED = bool(os.environ.get("SENLAC_COMPILED"))
ROOT = Path(__file__).parents[2]


def compiled_sources() -> list[Path]:
    """What pyproject.toml says is compiled."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    files = [path.relative_to(ROOT) for path in sorted((ROOT / "src").rglob("*.py"))]
    return [path for path in files if _matches(path, hook["include"]) and not _matches(path, hook["exclude"])]


def _matches(path: Path, patterns: list[str]) -> bool:
    """Whether a file is one of these, in one of these folders, or has one of these names wherever it is."""
    places = [path, *path.parents]
    return any(any(place.match(it[1:]) for place in places) if it[0] == "/" else path.name == it for it in patterns)


def module_of(path: Path) -> Any:
    return import_module(".".join(path.with_suffix("").parts[1:]))


def folders(name: str) -> tuple[str, ...]:
    """Folders of tests that the script which runs them treats in a certain way."""
    found: tuple[str, ...] = runpy.run_path(str(ROOT / "dev"), run_name="dev")[name]
    return found


@pytest.mark.parametrize("module", [*map(module_of, compiled_sources()), fords, hillock], ids=lambda it: it.__name__)
def test_the_machine_is_compiled_exactly_when_asked_for(module: Any) -> None:
    suffix = Path(module.__file__).suffix
    assert suffix == (".so" if COMPILED else ".py")


def test_rules_whose_code_is_compiled_are_tested_compiled() -> None:
    """Of the folders that run interpreted only, none has the only test of such a rule."""
    code = {ROOT / path for path in compiled_sources()}
    once = [ROOT / folder for folder in folders("INTERPRETED")]
    found = survey(load(*rule_directories()), [ROOT / "src"], [ROOT / "tests"]).covered.values()
    concerned = [it for it in found if it.tests and code & {place.path for place in it.code}]
    assert len(concerned) > 100
    for it in concerned:
        assert any(not any(map(place.path.is_relative_to, once)) for place in it.tests), it.entry.id


def test_every_folder_of_tests_that_the_script_names_is_there() -> None:
    for folder in (*folders("KERNEL"), *folders("RULES"), *folders("INTERPRETED"), *folders("COMPILED_ONLY")):
        path = ROOT / folder
        assert path.is_file() or any(path.rglob("test_*.py")), folder
