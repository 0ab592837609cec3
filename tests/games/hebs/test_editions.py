"""Saves of a game whose cards have changed since: they load with the edition that they were made with."""

from __future__ import annotations

from pathlib import Path

import pytest

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import Pack
from senlac.kernel.errors import BadSave
from senlac.kernel.rng import Quick
from senlac.registry import trying_out
from senlac.session import Session

CARDS = Path(library.__file__).parent


def _as_it_was() -> str:
    """The Norman pack when Odo of Bayeux had another Might."""
    before, odo, after = (CARDS / "norman.toml").read_text("utf-8").partition('id = "odo-of-bayeux"')
    return before + odo + after.replace("\nmight = 3\n", "\nmight = 4\n", 1)


class Earlier(Game1066):
    """1066 as it was then."""

    def find_pack(self, faction: str, overrides: str) -> Pack:
        if faction != "norman":
            return library.pack(faction, overrides)
        return library.check_pack(library.parse_text(_as_it_was(), "norman.toml"), "norman.toml")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    with trying_out(Earlier):
        session = Session.new("1066", seed=4)
    rng = Quick(1)
    for _ in range(30):
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        session.play(seat, rng.pick(question.options))
    session.save(tmp_path / "old.senlac")
    return tmp_path / "old.senlac"


def test_an_edition_that_is_kept_loads(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with trying_out(Earlier):
        before = Session.load(saved)
    kept = tmp_path / "editions"
    kept.mkdir()
    changed = '[[card]]\nid = "odo-of-bayeux"\nmight = 4\n'
    (kept / f"norman-{before.game.packs[0].content_hash}.toml").write_text(changed, "utf-8")
    monkeypatch.setattr(library, "editions_folder", lambda: kept)
    library.edition.cache_clear()
    after = Session.load(saved)
    assert after.game.content_hash == before.game.content_hash
    assert after.state.digest() == before.state.digest()
    library.edition.cache_clear()


def test_one_that_is_not_is_refused(saved: Path) -> None:
    with pytest.raises(BadSave, match="different cards"):
        Session.load(saved)


def test_what_only_speaks_can_change() -> None:
    """Another history, origin or French name makes another print of the same cards."""
    raw = library.parse_text((CARDS / "norman.toml").read_text("utf-8"), "norman.toml")
    raw["card"][0]["history"]["en"] += " Indeed."
    raw["card"][0]["name"]["fr"] = "Guillaume"
    reworded = library.check_pack(raw, "norman.toml")
    assert reworded.content_hash == library.pack("norman").content_hash
    assert reworded.print_hash != library.pack("norman").print_hash


def test_every_kept_edition_is_as_it_was() -> None:
    """Its name says what it holds; saves of 1565 from before its cards were made lighter need two."""
    names = [path.stem.rpartition("-") for path in library.editions_folder().glob("*.toml")]
    assert {faction for faction, _, _ in names} >= {"malta", "ottoman"}
    for faction, _, content in names:
        kept = library.edition(faction, content)
        assert kept is not None
        assert kept.content_hash == content != library.pack(faction).content_hash
