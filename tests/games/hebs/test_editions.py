"""Saves of a game whose cards have changed since: they load with the edition that they were made with."""

from __future__ import annotations

from pathlib import Path

import pytest

from senlac.games.hebs import library
from senlac.games.hebs.game import Game1066
from senlac.games.hebs.packs import Pack
from senlac.kernel.errors import BadSave
from senlac.kernel.rng import Quick
from senlac.registry import trying_out
from senlac.session import Session

CARDS = Path(library.__file__).parent / "cards"


class Changed(Game1066):
    """1066 in which Odo of Bayeux has another Might."""

    def find_pack(self, faction: str, overrides: str) -> Pack:
        if faction != "norman":
            return library.pack(faction, overrides)
        raw = library.parse_text((CARDS / "norman.toml").read_text("utf-8"), "norman.toml")
        odo = next(card for card in raw["card"] if card["id"] == "odo-of-bayeux")
        odo["might"] += 1
        return library.check_pack(raw, "norman.toml")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
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
    before = Session.load(saved)
    kept = tmp_path / "editions"
    kept.mkdir()
    text = (CARDS / "norman.toml").read_text("utf-8")
    (kept / f"norman-{library.pack('norman').content_hash}.toml").write_text(text, "utf-8")
    monkeypatch.setattr(library, "editions_folder", lambda: kept)
    library.edition.cache_clear()
    with trying_out(Changed):
        after = Session.load(saved)
    assert after.game.content_hash == before.game.content_hash
    assert after.state.digest() == before.state.digest()
    library.edition.cache_clear()


def test_one_that_is_not_is_refused(saved: Path) -> None:
    with trying_out(Changed), pytest.raises(BadSave, match="other cards"):
        Session.load(saved)


def test_every_kept_edition_is_as_it_was() -> None:
    """Its name says what it holds; saves of 1565 from before its cards were made lighter need two."""
    names = [path.stem.rpartition("-") for path in library.editions_folder().glob("*.toml")]
    assert {faction for faction, _, _ in names} >= {"malta", "ottoman"}
    for faction, _, content in names:
        kept = library.edition(faction, content)
        assert kept is not None
        assert kept.content_hash == content != library.pack(faction).content_hash
