"""How the tests look at pages: for what shuts people out, for foreign words, for things too small to hit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Page

WEB = Path(__file__).parent.parent.parent / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


async def shut_out(page: Page) -> list[str]:
    """What axe finds that is serious or critical, names and headings among it, but for colours."""
    rules = {"label-content-name-mismatch": True, "heading-order": True, "color-contrast": False}
    return await _violations(page, {"rules": {rule: {"enabled": on} for rule, on in rules.items()}})


class Colours:
    """Looks for text that is hard to read by day or by night, at each kind of thing once.

    Where text, everything around it and their styles by day are alike, so is the contrast, by night too: to measure it
    again in every state of a board took longer than all the rest.
    """

    def __init__(self) -> None:
        self._seen: list[str] = []

    async def hard_to_read(self, page: Page) -> list[str]:
        new: list[str] = await page.evaluate(MARK_NEW, self._seen)
        self._seen += new
        schemes: tuple[Literal["light", "dark"], ...] = ("dark", "light") if new else ()
        found = []
        for scheme in schemes:
            await page.emulate_media(color_scheme=scheme)
            found += await _violations(page, {"runOnly": ["color-contrast"]}, "[data-new]")
        return found


#: Marks one of each kind of text that is not among the kinds seen, and returns their kinds.
MARK_NEW = """(seen) => {
    const known = new Set(seen), kinds = new Map();
    const styles = ["color", "backgroundColor", "backgroundImage", "opacity", "fontSize", "fontWeight", "fill"];
    const short = (text) => {
        let [one, two] = [7, 11];
        for (let at = 0; at < text.length; at++) {
            one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
            two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
        }
        return `${one >>> 0} ${two >>> 0}`;
    };
    const kind = (it) => {
        if (!it) return "";
        if (!kinds.has(it)) {
            const style = getComputedStyle(it), look = styles.map((name) => style[name]);
            kinds.set(it, short(`${it.localName} ${it.getAttribute("class")} ${look} < ${kind(it.parentElement)}`));
        }
        return kinds.get(it);
    };
    const written = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    for (const it of document.querySelectorAll("[data-new]")) delete it.dataset.new;
    for (const it of document.body.querySelectorAll("*")) {
        if (!written(it) || !it.checkVisibility() || known.has(kind(it))) continue;
        known.add(kind(it));
        it.dataset.new = "";
    }
    return [...known].slice(seen.length);
}"""


async def _violations(page: Page, options: dict[str, Any], where: str = "html") -> list[str]:
    assert await page.evaluate("getComputedStyle(document.documentElement).opacity > 0"), "open it with seen=True"
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(
        """async ([where, options]) => {
            const { violations } = await axe.run(where, { ...options, resultTypes: ["violations"] });
            return violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes.map((it) => it.html) }));
        }""",
        [where, options],
    )
    grave = [it for it in found if it["impact"] in ("serious", "critical") or it["id"] == "heading-order"]
    return [f"{it['id']}: {where[:300]}" for it in grave for where in it["where"]]


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
                .filter((it) => it.checkVisibility() && !it.matches(".link, .hidden, p a, li a, .skip, [inert] *"))
                .map((it) => [it, (it.closest("label") ?? it).getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
                .map(([it, box]) => `${it.outerHTML.slice(0, 160)} is ${box.width} by ${box.height}`)""",
            least,
        )
    )


#: What fits itself into a window that has changed does so within some frames.
TOO_WIDE = """async () => {
    let more = 0;
    for (let frame = 0; frame < 60; frame++) {
        more = document.documentElement.scrollWidth - innerWidth;
        if (more <= 0) break;
        await new Promise(requestAnimationFrame);
    }
    return more;
}"""


async def too_wide(page: Page) -> int:
    """By how many pixels a page is wider than its window, and stays so."""
    return int(await page.evaluate(TOO_WIDE))


#: Texts that can be seen and of which something around them hides a part; what scrolls hides nothing, and a map is
#: larger than its window. The last lines of the log on a phone lead to all of it.
CUT = """() => {
    const styles = new Map();
    const clipping = (it) => {
        if (!styles.has(it)) {
            const { overflowX: x, overflowY: y, fontSize, position } = getComputedStyle(it);
            const hides = (how) => how === "hidden" || how === "clip";
            const free = /auto|scroll/.test(x + y) || position === "fixed";
            styles.set(it, { x: hides(x), y: hides(y), free, size: parseFloat(fontSize) });
        }
        return styles.get(it);
    };
    const cut = (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        // Letters are lower than the box of their line.
        const slack = 0.4 * clipping(text.parentElement).size;
        for (let it = text.parentElement; it && it !== document.body; it = it.parentElement) {
            const { x, y, free } = clipping(it);
            const edge = it.getBoundingClientRect();
            if (x && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) return true;
            if (y && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) return true;
            if (free) return false;
        }
        return false;
    };
    const found = [], all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const text = all.currentNode, it = text.parentElement;
        const aside = it.closest(".hidden, .view, footer > button") || !it.checkVisibility();
        if (text.data.trim() && !aside && cut(text)) found.push(`${it.className} ${text.data.trim()}`);
    }
    return found;
}"""


async def cut_off(page: Page) -> list[str]:
    """What cannot be read to its end."""
    return list(await page.evaluate(CUT))
