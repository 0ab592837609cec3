"""The stage keeps its shape: pictures are painted; on small screens board, log and question stay in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from .conftest import PHONE, Opening, Server
from .eyes import cut_off, too_wide
from .hands import offered
from .positions import open_save, save_at

#: The pixels of an image or a canvas.
PIXELS = """(picture) => {
    const [width, height] = [picture.naturalWidth ?? picture.width, picture.naturalHeight ?? picture.height];
    const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    if (width) pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, width || 1, height || 1).data;
}"""

#: Pictures that can be seen and of which nothing is painted.
BLANK = f"""() => [...document.querySelectorAll(".vignette, .place")].filter((it) => {{
    if (!it.checkVisibility()) return false;
    return new Set(new Uint32Array(({PIXELS})(it.firstElementChild).buffer)).size < 9;
}}).length"""

COMPOSER = Path(__file__).parent.parent.parent / "src" / "senlac" / "web" / "static" / "composer.js"

#: How far each plate on the table is from the drawing that it is painted from, on average, of 255.
APART = """async () => {
    const pixels = PIXELS;
    const game = location.pathname.split("/").at(-1);
    const { cards, faces } = await (await fetch(`/api/games/${game}/scenery`)).json();
    const apart = {};
    for (const plate of document.querySelectorAll(".plate .thing")) {
        const [card, painted] = [Number(plate.dataset.ref.slice(5)), plate.querySelector("img")];
        const [width, height] = [painted.naturalWidth, painted.naturalHeight];
        const { art } = faces[cards[card]];
        const svg = senlacArt.compose(art, { size: "plate", seed: card - cards[card], alone: true });
        const image = new Image(width, height);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const drawn = Object.assign(document.createElement("canvas"), { width, height });
        drawn.getContext("2d").drawImage(image, 0, 0, width, height);
        const [one, other] = [pixels(painted), pixels(drawn)];
        apart[art.id] = one.reduce((sum, value, i) => sum + Math.abs(value - other[i]), 0) / one.length;
    }
    return apart;
}""".replace("PIXELS", PIXELS)

#: Where the parts of a small screen are: from the top, and how high.
PARTS = """() => Object.fromEntries([".board", ".hand", ".prompt", ".question"].map((name) => {
    const box = document.querySelector(name).getBoundingClientRect();
    return [name, [box.top, box.height]];
}))"""

#: The names of plates in the open file of which the wedge's plaque covers a part.
COVERED = """() => {
    const seen = (name) => [...document.querySelectorAll(name)].filter((it) => it.checkVisibility());
    const [plaque] = seen(".plaque").map((it) => it.getBoundingClientRect());
    return seen(".wedge .plate").filter((it) => {
        const box = it.getBoundingClientRect();
        return box.top < plaque.bottom - 1 && box.bottom > plaque.top + 6;
    }).map((it) => it.innerText);
}"""


@pytest.mark.parametrize(("save", "entry"), [("1066-midgame", 120), ("1565-midgame", 90)])
async def test_pictures_are_painted(server: Server, person: Opening, save: str, entry: int) -> None:
    async with person() as page:
        await open_save(page, server.address, save_at(save, entry))
        await offered(page)
        await page.wait_for_function(f"() => document.querySelector('.ground canvas') && !({BLANK})()", polling=500)
        assert await cut_off(page) == []
        await page.evaluate(COMPOSER.read_text("utf-8"))
        apart = await page.evaluate(APART)
        assert len(apart) > 4
        assert max(apart.values()) < 12, apart
        # The newest line of the log stands at its end.
        await expect(page.locator(".log li").last).to_be_in_viewport()
        # A drawing of hundreds of paths is laid out again with all that is around it: none is part of the page.
        assert not await page.locator(".vignette svg, .ground svg").count()


async def test_a_phone_keeps_board_log_and_question_in_sight(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        for entry in (7, 113, 117, 120):
            await open_save(page, server.address, save_at("1066-midgame", entry))
            await offered(page)
            boxes = await page.evaluate(PARTS)
            top, height = boxes[".prompt"]
            assert top + height <= PHONE["height"] + 1
            assert height <= 0.35 * PHONE["height"], entry
            hand, high = boxes[".hand"]
            assert hand + high <= top, entry
            assert await page.locator("footer .line:visible").count() == 3
            assert await page.evaluate(COVERED) == [], entry
            assert await _small_targets(page) == [], entry


#: How far the plaque of the open wedge is from the middle of the room for it, and how many bars leave their tabs.
IN_SIGHT = """() => {
    const boxes = [".wedges", ".wedge.current .plaque"].map((it) => document.querySelector(it).getBoundingClientRect());
    const [room, plaque] = boxes.map(({ y, height }) => y + height / 2);
    const out = [...document.querySelectorAll(".tabs .bar")].filter((bar) => {
        return bar.getBoundingClientRect().right > bar.closest("button").getBoundingClientRect().right;
    });
    return [Math.abs(room - plaque), out.length];
}"""


@pytest.mark.parametrize(("save", "entry"), [("1066-rules2", 152), ("1066-midgame", 113), ("1565-midgame", 64)])
async def test_a_phone_shows_where_both_sides_meet(server: Server, person: Opening, save: str, entry: int) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await open_save(page, server.address, save_at(save, entry))
        await offered(page)
        half = (await page.locator(".wedges").evaluate("it => it.clientHeight")) / 2
        away, out = await page.evaluate(IN_SIGHT)
        assert away < half - 25
        assert not out


#: Names of sides that leave their strips.
OUTSIDE = """() => [...document.querySelectorAll(".road .name > span:last-child")].filter((it) => {
    const [name, strip] = [it, it.closest(".road")].map((it) => it.getBoundingClientRect());
    return name.top < strip.top + 2 || name.bottom > strip.bottom - 2;
}).map((it) => it.textContent)"""


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_long_name_stays_within_its_strip_on_a_phone(server: Server, person: Opening, lang: str) -> None:
    async with person(PHONE, lang=lang, has_touch=True, is_mobile=True) as page:
        await open_save(page, server.address, save_at("1565-rules2", 155))
        await offered(page)
        assert await page.evaluate(OUTSIDE) == []


#: Cards of the hand of which a part lies under the next one or outside the hand's strip.
CRAMPED = """() => {
    const strip = document.querySelector(".hand").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".hand li .thing")].map((it) => it.getBoundingClientRect());
    return boxes.filter((box, i) => box.bottom > strip.bottom || box.right > boxes[i + 1]?.left).length;
}"""


@pytest.mark.parametrize(("save", "entry", "cards"), [("solo-1066-won", 35, 7), ("1066-rules2", 123, 8)])
async def test_cards_lie_side_by_side_on_a_phone(
    server: Server, person: Opening, save: str, entry: int, cards: int
) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await open_save(page, server.address, save_at(save, entry))
        await offered(page)
        assert await page.locator(".hand li .thing").count() == cards
        assert not await page.evaluate(CRAMPED)


async def test_the_dock_of_a_phone_has_passing_beside_the_way_to_all_choices(server: Server, person: Opening) -> None:
    async with person(PHONE, lang="fr", has_touch=True, is_mobile=True) as page:
        await open_save(page, server.address, save_at("1066-rules2", 123))
        await offered(page)
        passing = await page.locator(".prompt .pass").bounding_box()
        listing = await page.locator(".prompt [aria-controls=choices]").bounding_box()
        assert passing is not None
        assert listing is not None
        assert passing["y"] < listing["y"] + listing["height"] <= passing["y"] + passing["height"] + 1


async def test_a_phone_tells_of_no_keys(server: Server, person: Opening) -> None:
    async with person(PHONE, has_touch=True, is_mobile=True) as page:
        await open_save(page, server.address, save_at("foe-at-a-table-rules2", 33))
        await page.locator("#choices .choice").first.wait_for()
        await expect(page.locator("kbd:visible")).to_have_count(0)


async def _small_targets(page: Page) -> list[str]:
    """Buttons of the dock that a thumb would miss."""
    return [
        str(await button.inner_text())
        for button in await page.locator(".prompt .button:visible").all()
        if (await button.evaluate("it => it.getBoundingClientRect().height")) < 43.5
    ]


@pytest.mark.parametrize("zoom", [2, 4])
async def test_a_strong_zoom_loses_nothing(server: Server, person: Opening, zoom: int) -> None:
    """As a window of 1280 by 800 is at 200 and at 400 per cent."""
    async with person({"width": 1280 // zoom, "height": 800 // zoom}) as page:
        for name, entry in (("1066-midgame", 120), ("hastings-midgame", 147)):
            await open_save(page, server.address, save_at(name, entry))
            await offered(page)
            assert not await too_wide(page)
            top, _ = (await page.evaluate(PARTS.replace('".hand", ', "")))[".question"]
            assert 0 <= top < 800 / zoom
