"""How the tests look at pages: for what shuts people out, for foreign words, for things too small to hit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page

WEB = Path(__file__).parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


async def shut_out(page: Page, colours: bool = True, rest: bool = True) -> list[str]:
    """What axe finds that is serious or critical, of colours and of all the rest, names and headings among it."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(
        """async ([colours, rest]) => {
            const more = { "label-content-name-mismatch": { enabled: true }, "heading-order": { enabled: true } };
            const all = { rules: { ...more, "color-contrast": { enabled: colours } } };
            const options = rest ? all : { runOnly: ["color-contrast"] };
            const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
            return violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map((it) => it.html) }));
        }""",
        [colours, rest],
    )
    grave = [it for it in found if it["impact"] in ("serious", "critical") or it["id"] == "heading-order"]
    return [f"{it['id']}: {where[:300]}" for it in grave for where in it["where"]]


async def shut_out_by_day_and_night(page: Page) -> list[str]:
    """The same in light and dark; what is not colour is the same in both."""
    await page.emulate_media(color_scheme="light", reduced_motion="reduce")
    by_day = await shut_out(page)
    await page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    return [*by_day, *await shut_out(page, rest=False)]


async def shut_out_but_for_colours(page: Page) -> list[str]:
    """The same for a page whose colours have been looked at: another language or a smaller screen has no others."""
    await page.emulate_media(reduced_motion="reduce")
    return await shut_out(page, colours=False)


async def words(page: Page) -> list[str]:
    """Everything that a page says, to those who see and to those who listen, but in a language that it names."""
    return list(
        await page.evaluate(
            """() => {
                const said = [document.title];
                const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
                const other = `[lang]:not([lang=${document.documentElement.lang}])`;
                for (const it of document.body.querySelectorAll("*")) {
                    if (it.closest(other) || it.closest("noscript, code")) continue;
                    for (const name of names) said.push(it.getAttribute(name) ?? "");
                    for (const text of it.childNodes) if (text.nodeType === 3) said.push(text.data);
                }
                return [...new Set(said.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean))];
            }"""
        )
    )


async def too_small(page: Page, least: int = 24) -> list[str]:
    """What can be clicked and is smaller than that many pixels; links within a sentence and hexes of a map may be."""
    return list(
        await page.evaluate(
            """(least) => [...document.querySelectorAll("button, a, input, select, summary")]
                .filter((it) => it.checkVisibility() && !it.matches(".link, .hidden, p a, li a, .skip"))
                .map((it) => [it, (it.closest("label") ?? it).getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
                .map(([it, box]) => `${it.outerHTML.slice(0, 160)} is ${box.width} by ${box.height}`)""",
            least,
        )
    )


async def too_wide(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return int(await page.evaluate("document.documentElement.scrollWidth - innerWidth"))
