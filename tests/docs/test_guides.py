"""The guides work as written: their files are made, and proven."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def files_of(guide: Path) -> dict[str, str]:
    """What a guide tells to write: each block that follows "File `name`:"."""
    return dict(
        re.findall(r"^File `([^`]+)`:\n\n```\w+\n(.*?)^```$", guide.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_of_the_guide_is_a_game(tmp_path: Path) -> None:
    written = files_of(ROOT / "docs/guide/add-a-game.md")
    assert set(written) == {
        "stones/rules/stones.toml",
        "stones/game.py",
        "stones/text/en.ftl",
        "prove.py",
        "tests/test_stones.py",
        "conftest.py",
        "pyproject.toml",
    }
    for name, text in written.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (tmp_path / "stones/__init__.py").touch()
    run(tmp_path, "-m", "senlac", "declare", "stones/game.py")
    assert run(tmp_path, "prove.py").startswith("Outcome(winner=")
    found = run(tmp_path, "-m", "senlac", "rules", "--rules", "stones/rules", "stones")
    assert "ST.TRICK" in found
    speak = (
        "from senlac.session import Session; from senlac.registry import trying_out; from senlac.text import Speaker\n"
        "from stones.game import StonesGame\n"
        "with trying_out(StonesGame):\n"
        "    session = Session.new('stones', 1)\n"
        "    speaker = Speaker(session.game)\n"
        "    print(speaker.question(session.decision(0)))\n"
        "    print(*[speaker.event(line.seen) for line in session.log(0)], sep='\\n')\n"
        "    print(speaker.reason(session.explain(0, ('play', 99 - 90 if 9 not in session.view(0)['hand'] else 0))))\n"
    )
    told = run(tmp_path, "-c", speak)
    assert told.startswith("Choose a stone.\nLeft draws 3 stones: [")
    assert "Right draws 3 stones.\n" in told
    assert "is not in your hand. [ST.TRICK] Choose a stone that you hold." in told
    with (tmp_path / "pyproject.toml").open("a") as file:
        file.write('[tool.pytest.ini_options]\nsenlac_rules_dirs = ["stones/rules"]\n')
    assert "3 passed" in run(tmp_path, "-m", "pytest", "-p", "no:cacheprovider", "tests")
    checked = run(tmp_path, "-m", "senlac", "rules", "--check", "--code", "stones")
    assert checked == "All ids are known, and the 3 that need a test have one.\n"


def install(folder: Path, name: str, target: str, group: str = "senlac.games") -> None:
    """What an installer leaves behind: an entry point."""
    info = folder / f"senlac_{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: senlac-{name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[{group}]\n{name} = {target}\n", "utf-8")


def test_two_games_of_the_guide_live_side_by_side_and_beside_a_broken_one(tmp_path: Path) -> None:
    written = files_of(ROOT / "docs/guide/add-a-game.md")
    for name in ("stones", "pebbles"):
        for file, text in written.items():
            if file.startswith("stones/"):
                path = tmp_path / file.replace("stones", name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(re.sub("stones", name, text).replace("Stones", name.capitalize()), "utf-8")
        (tmp_path / name / "__init__.py").touch()
        run(tmp_path, "-m", "senlac", "declare", f"{name}/game.py")
        install(tmp_path, name, f"{name}.game:{name.capitalize()}Game")
    install(tmp_path, "ruin", "ruin.game:Ruin")
    listed = subprocess.run(
        [sys.executable, "-m", "senlac", "games"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=True,
    )
    names = [line.split()[0] for line in listed.stdout.splitlines()]
    assert {"stones", "pebbles", "1066", "hastings"} <= set(names)
    assert "ruin" not in names
    assert listed.stderr.startswith("Left out: 'ruin' cannot be loaded from ruin.game:Ruin: ")
    for name in ("stones", "pebbles"):
        assert "2 games" in run(tmp_path, "-m", "senlac", "fuzz", name, "--games", "2")
    with pytest.raises(AssertionError, match="'ruin' cannot be loaded"):
        run(tmp_path, "-m", "senlac", "play", "ruin")


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    written = files_of(ROOT / "docs/guide/add-a-bot.md")
    assert set(written) == {"miser.py", "pyproject.toml"}
    (tmp_path / "miser.py").write_text(written["miser.py"], "utf-8")
    assert 'miser = "miser:Miser"' in written["pyproject.toml"]
    install(tmp_path, "miser", "miser:Miser", "senlac.bots")
    assert "miser" in run(tmp_path, "-m", "senlac", "sim", "1066", "--games", "2", "--bots", "miser,random")
    assert "miser" in run(tmp_path, "-m", "senlac", "sim", "fords", "--games", "2", "--bots", "miser,random")


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        ('"score": s.score, "played"', '"bag": s.bag, "score": s.score, "played"', "interference"),
        ("s.bag = unseen", "s.bag = unseen[1:]", "determinize"),
        ("for stone in s.hand[seat]]", "for stone in s.hand[seat] * 2]", "options"),
    ],
)
def test_the_kit_says_what_the_guide_says_it_says(tmp_path: Path, right: str, wrong: str, says: str) -> None:
    written = files_of(ROOT / "docs/guide/add-a-game.md")
    (tmp_path / "stones").mkdir()
    assert right in written["stones/game.py"]
    (tmp_path / "stones/game.py").write_text(written["stones/game.py"].replace(right, wrong), "utf-8")
    (tmp_path / "stones/__init__.py").touch()
    (tmp_path / "prove.py").write_text(written["prove.py"], "utf-8")
    run(tmp_path, "-m", "senlac", "declare", "stones/game.py")
    with pytest.raises(AssertionError, match=f"AssertionError: {says}"):
        run(tmp_path, "prove.py")


def test_the_readme_example_runs(tmp_path: Path) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(example) == 1
    shorter = example[0].replace("iterations=20", "iterations=1")
    assert shorter != example[0]
    (tmp_path / "example.py").write_text(shorter, "utf-8")
    assert run(tmp_path, "example.py").startswith("Outcome(winner=")


def test_every_decision_record_is_listed() -> None:
    folder = ROOT / "docs/adr"
    listed = re.findall(r"\]\((\d{4}-[a-z-]+\.md)\)", (folder / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(path.name for path in folder.glob("0*.md"))
