"""What is packed, and what is said of it. That it works when it is installed, `./dev wheel` shows."""

from __future__ import annotations

import email
import email.message
import importlib.util
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from readme_renderer import markdown

from senlac.version import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOME = "https://example.org/somebody/senlac"
#: Ours, but no part of a package.
KEPT_HOME = ("tests", "benchmarks", "release", ".venv", "build", "dist", ".git", "dev", "constraints.txt")


def module(path: Path) -> Any:
    """A script of the project, to be looked into."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def build(kind: str, tree: Path, into: Path) -> Path:
    """A package of a tree, made where there is no Node."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    done = subprocess.run(command, cwd=tree, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = into.iterdir()
    return package


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with things that do not belong into a package, and a browser client that is as new as its sources."""
    tree = tmp_path_factory.mktemp("tree")
    made = shutil.ignore_patterns("__pycache__", "static", "node_modules", "*.so")
    for name in ("src", "rules", "web", "docs"):
        shutil.copytree(ROOT / name, tree / name, ignore=made)
    for path in (*ROOT.glob("*.*"), ROOT / "LICENSE", ROOT / ".gitignore", ROOT / "dev"):
        if path.is_file():
            shutil.copy(path, tree)
    for stray in (
        "tests/test_it.py",
        "release/pin.py",
        "web/node_modules/svelte/index.js",
        "src/senlac/cli/__pycache__/x.pyc",
    ):
        (tree / stray).parent.mkdir(parents=True)
        (tree / stray).write_text("")
    static = tree / "src/senlac/web/static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "index.js").write_text("")
    builder = module(tree / "web/build.py")
    (static / "stamp.txt").write_text(builder.digest(builder.SOURCES))
    return tree


@pytest.fixture(scope="module")
def sdist(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package, unpacked."""
    place = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(build("sdist", tree, tmp_path_factory.mktemp("sdist"))) as archive:
        archive.extractall(place, filter="data")
    (found,) = place.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of the wheel that is built from the source package."""
    return content(build("wheel", sdist, tmp_path_factory.mktemp("wheel")))


def content(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def metadata(wheel: dict[str, bytes]) -> email.message.Message:
    return email.message_from_bytes(wheel[f"senlac-{__version__}.dist-info/METADATA"])


def test_the_source_package_has_sources_rules_and_the_client(sdist: Path) -> None:
    for path in ("src/senlac/web/static/index.html", "rules/hebs.toml", "hatch_build.py", "LICENSE", "web/src/main.ts"):
        assert (sdist / path).is_file(), path


def test_the_source_package_has_nothing_that_is_not_for_others(sdist: Path, tree: Path) -> None:
    names = [path.relative_to(sdist) for path in sdist.rglob("*")]
    assert not {name.parts[0] for name in names} & set(KEPT_HOME)
    assert not {"node_modules", "__pycache__", "tests"} & {part for name in names for part in name.parts}
    for path in sdist.rglob("*"):
        if path.is_file():
            text = path.read_bytes()
            assert not any(str(place).encode() in text for place in (ROOT, tree)), path


def test_the_wheel_has_the_client_the_rules_and_the_texts(wheel: dict[str, bytes]) -> None:
    for path in ("web/static/assets/index.js", "rules/hebs.toml", "games/hastings/text/fr.ftl", "py.typed"):
        assert f"senlac/{path}" in wheel
    assert {name.split("/")[0] for name in wheel} == {"senlac", f"senlac-{__version__}.dist-info"}


def test_the_wheel_is_the_same_from_checkout_and_source_package(
    tree: Path, wheel: dict[str, bytes], tmp_path: Path
) -> None:
    assert content(build("wheel", tree, tmp_path)) == wheel


def test_a_source_package_is_installed_without_node_whatever_its_stamp_says(sdist: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(sdist, changed)
    (changed / "src/senlac/web/static/stamp.txt").write_text("of another client")
    assert "senlac/web/static/index.html" in content(build("wheel", changed, tmp_path / "wheel"))


def test_the_metadata_is_true(metadata: email.message.Message) -> None:
    assert metadata["Version"] == __version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Author"] == "The Senlac authors"
    assert not [it for it in metadata.get_all("Classifier", []) if it.startswith("License ::")]
    extras = {"bench", "cluster", "dev", "docs", "envs", "lab", "openspiel", "postgres", "push", "train"}
    assert set(metadata.get_all("Provides-Extra", [])) == extras


def test_no_address_is_published_as_long_as_there_is_none(metadata: email.message.Message) -> None:
    home = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["home"]
    assert bool(metadata.get_all("Project-URL")) == bool(home)


@pytest.mark.parametrize("home", ["", HOME])
def test_the_readme_can_be_shown_by_an_index(home: str) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = markdown.render(module(ROOT / "hatch_build.py").for_index(readme, home))
    assert shown is not None
    leading = re.findall(r'(?:src|href)="([^"]+)"', shown)
    assert all(re.match("https?://|#", it) for it in leading), leading
    assert len(re.findall("<img", shown)) == (readme.count("![") if home else 0)


def test_addresses_are_made_from_one() -> None:
    made = module(ROOT / "hatch_build.py").addresses(HOME)
    assert list(made) == ["Homepage", "Documentation", "Source", "Issues", "Changelog"]
    assert all(it.startswith(HOME) for it in made.values())


def test_all_that_is_installed_is_pinned_to_what_the_project_allows() -> None:
    lines = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
    pinned = dict(line.split("==") for line in lines)
    extras = PROJECT["project"]["optional-dependencies"]
    wanted_by_all = [*PROJECT["project"]["dependencies"], *extras["dev"]]
    wanted_by_all += [wanted for extra in ("envs", "postgres", "push", "train") for wanted in extras[extra]]
    for wanted in map(Requirement, wanted_by_all):
        if wanted.name != "senlac":
            assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), wanted
