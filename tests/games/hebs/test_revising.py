"""Numbers of the built-in packs are changed for good, and old saves keep the cards that they were made with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.revising import revise
from senlac.kernel.errors import BadOption
from senlac.session import Session

PACKS = Path(library.__file__).parent
CACHED = (library._built_in, library._raw, library._base, library.edition, library._overridden)
CHANGES = {"norman.trumpeter.might": 2, "norman.trumpeter.cost": 3, "norman.A.health": 5, "ottoman.sipahis.might": 1}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copytree(PACKS, tmp_path / "packs", ignore=lambda at, names: [it for it in names if it.startswith("__")])


@pytest.fixture
def revised(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The changed packs in place of the built-in ones."""
    revise(CHANGES, folder)
    there = library._built_in()
    monkeypatch.setattr(library, "_built_in", lambda: {name: folder / f"{name}.toml" for name in there})
    monkeypatch.setattr(library, "editions_folder", lambda: folder / "editions")
    for each in CACHED:
        each.cache_clear()
    yield folder
    for each in CACHED:
        each.cache_clear()


def save(path: Path, game: str) -> tuple[str, str]:
    session = Session.new(game, seed=4)
    for _ in range(12):
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, question.options[-1])
    session.save(path)
    return session.game.content_hash, session.state.digest()


def test_numbers_are_written_and_nothing_else(folder: Path) -> None:
    written = revise(CHANGES, folder)
    before = (PACKS / "norman.toml").read_text("utf-8").split("\n")
    after = (folder / "norman.toml").read_text("utf-8").split("\n")
    assert [new for old, new in zip(before, after, strict=True) if old != new] == [
        "cost = 3",
        "might = 2",
        "health = 5",
    ]
    assert {path.name.partition("-")[0] for path in written} == {"norman.toml", "norman", "ottoman.toml", "ottoman"}


def test_an_old_save_has_the_old_cards(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old = [save(tmp_path / f"{game}.senlac", game) for game in ("1066", "1565")]
    request.getfixturevalue("revised")
    for game, (content, digest) in zip(("1066", "1565"), old, strict=True):
        session = Session.load(tmp_path / f"{game}.senlac")
        assert (session.game.content_hash, session.state.digest()) == (content, digest)
        assert Session.new(game, seed=4).game.content_hash != content
    norman = library.pack("norman")
    assert (norman.card("trumpeter").might, norman.card("trumpeter").cost, norman.objectives[0].health) == (2, 3, 5)


def test_editions_from_before_are_as_they_were(revised: Path) -> None:
    """They say what differs from today's cards, so what is changed today has to be said in all of them."""
    kept = [path.stem.partition("-") for path in (revised / "editions").glob("*.toml")]
    assert len(kept) == len(list((PACKS / "editions").glob("*.toml"))) + 2
    for faction, _, content in kept:
        found = library.edition(faction, content)
        assert found is not None
        assert found.content_hash == content


@pytest.mark.parametrize("name", ["norman.trumpeter.charm", "norman.nobody.might", "type.Fyrd.cf", "saxon.G.value"])
def test_what_cannot_be_changed_is_refused_and_nothing_is_written(name: str, folder: Path) -> None:
    with pytest.raises(BadOption):
        revise({"norman.trumpeter.might": 2, name: 1}, folder)
    assert (folder / "norman.toml").read_text("utf-8") == (PACKS / "norman.toml").read_text("utf-8")
    assert {path.name for path in folder.glob("editions/*")} == {path.name for path in PACKS.glob("editions/*")}
