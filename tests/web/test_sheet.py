"""The sheet of cards to print, opened in a browser: the script that it carries draws every picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.async_api import Browser

from senlac.cli.main import senlac
from senlac.games.hebs.show.composer import COMPOSER


@pytest.mark.parametrize(("faction", "lang"), [("saxon", "en"), ("ottoman", "fr")])
async def test_every_card_of_a_sheet_has_its_own_picture(
    chromium: Browser, tmp_path: Path, faction: str, lang: str
) -> None:
    if not COMPOSER.is_file():
        pytest.skip("the browser client is not built")
    file = tmp_path / "cards.html"
    told = CliRunner().invoke(senlac, ["cards", "sheet", str(file), "--faction", faction, "--lang", lang]).output
    assert "Without pictures" not in told
    page = await chromium.new_page()
    try:
        # Nothing else is there: the file must do by itself.
        await page.context.set_offline(True)
        await page.set_content(file.read_text("utf-8"))
        cards = await page.locator("article").count()
        pictures = await page.locator("article .art > svg").evaluate_all("all => all.map(svg => svg.outerHTML)")
        assert len(pictures) == cards > 60
        assert len(set(pictures)) == cards
        sizes = await page.locator("article .art").evaluate_all("all => all.map(art => art.offsetHeight)")
        assert min(sizes) > 40
        # The text has its room: no card is cut off at its foot.
        over = await page.locator("article").evaluate_all(
            "all => all.filter(card => card.scrollHeight > card.clientHeight + 1).map(card => card.innerText)"
        )
        assert over == []
    finally:
        await page.close()
