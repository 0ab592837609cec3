"""The documentation site: its pages contain what they promise, and its links lead somewhere."""

from __future__ import annotations

import json
import pkgutil
import re
import sys
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import Card

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def site() -> Iterator[SimpleNamespace]:
    """The modules in docs/, which are not part of the package."""
    sys.path.insert(0, str(DOCS))
    try:
        import build
        from pages import battle, cards, common, links, primers, rooms, rules, staging

        yield SimpleNamespace(
            build=build,
            battle=battle,
            cards=cards,
            common=common,
            links=links,
            primers=primers,
            rooms=rooms,
            rules=rules,
            staging=staging,
        )
    finally:
        sys.path.remove(str(DOCS))
        for name in [name for name in sys.modules if name == "build" or name.partition(".")[0] == "pages"]:
            del sys.modules[name]


@pytest.fixture(scope="module")
def coverage(site: SimpleNamespace) -> Any:
    return site.rules.read_rules()


@pytest.fixture(scope="module")
def pages(site: SimpleNamespace) -> dict[str, str]:
    return site.build.all_pages(site.common.Source())


def anchors(page: str) -> set[str]:
    return set(re.findall(r"^### .*\{ #(\S+)", page, re.MULTILINE))


def test_every_rule_has_its_place_in_both_languages(
    site: SimpleNamespace, coverage: Any, pages: dict[str, str]
) -> None:
    assert set(site.rules.BOOKS) == set(coverage.index.books)
    for language in ("en", "fr"):
        for book in site.rules.BOOKS:
            wanted = {entry.id for entry in coverage.index.of_book(book)}
            assert anchors(pages[site.rules.page_of(book, language)]) == wanted


def test_a_rule_has_its_sentence_rulings_code_and_tests(pages: dict[str, str]) -> None:
    rule = pages["rules/hastings/index.md"].partition("{ #7.4.5 ")[2].partition("\n### ")[0]
    assert "checks morale the instant a Routed unit" in rule
    assert all(f'href="#{ruling}"' in rule for ruling in ("A40", "A41", "A42"))
    assert "src/senlac/games/hastings/rules/morale.py:" in rule
    assert "test_a_friend_out_of_the_way_does_not_check" in rule
    french = pages["rules/fr/hastings/index.md"].partition("{ #7.4.5 ")[2].partition("\n### ")[0]
    assert "teste son moral" in french


def test_every_chapter_of_rules_has_a_title(site: SimpleNamespace, coverage: Any) -> None:
    chapters = {site.rules.chapter_of(rule) for rule, entry in coverage.index.rules.items() if entry.book != "kernel"}
    assert chapters == set(site.rules.CHAPTERS)


def test_every_card_and_objective_has_its_place_and_drawing(site: SimpleNamespace, pages: dict[str, str]) -> None:
    assert set(site.cards.FACTIONS) == set(library.factions())
    for language in ("en", "fr"):
        for faction in site.cards.FACTIONS:
            things = site.cards.things_of(library.pack(faction))
            page = pages[site.cards.page_of(faction, language)]
            assert anchors(page) == {site.cards.anchor_of(thing) for thing in things}
            for thing in things:
                drawing = pages[f"cards/pictures/{language}/{faction}/{site.cards.anchor_of(thing)}.svg"]
                assert drawing.startswith("<svg ")


def test_every_card_names_its_picture_where_the_composer_is_built(site: SimpleNamespace) -> None:
    pictured = site.cards.cards_pages(pictured=True)
    for language, up in (("en", "../../"), ("fr", "../../../")):
        for faction in site.cards.FACTIONS:
            page = pictured[site.cards.page_of(faction, language)]
            things = site.cards.things_of(library.pack(faction))
            named = [json.loads(unescape(art)) for art in re.findall(r'data-art="([^"]*)"', page)]
            assert {art["id"] for art in named} >= {thing.id for thing in things if isinstance(thing, Card)}
            assert len(named) == len(things)
            assert f'<script src="{up}theme/composer.js"></script>' in page
    plain = site.cards.cards_pages(pictured=False)
    assert not any("data-art" in text or "<script" in text for text in plain.values())


def test_drawings_of_cards_are_well_formed(pages: dict[str, str]) -> None:
    from xml.etree import ElementTree

    drawings = [text for place, text in pages.items() if place.endswith(".svg")]
    assert len(drawings) > 500
    for text in drawings:
        ElementTree.fromstring(text)


def test_a_card_says_where_each_value_is_from(pages: dict[str, str]) -> None:
    card = pages["cards/norman/index.md"].partition("{ #william-fitzrobert }")[2].partition("\n### ")[0]
    assert '<td class="origin rulebook">rulebook</td>' in card
    assert "<th>might</th><td>2</td>" in card
    assert "Guillaume FitzRobert" in card


def test_tables_of_hastings_are_those_of_the_scenario(pages: dict[str, str]) -> None:
    from senlac.games.hastings.scenario.edition import built_in

    raw = built_in()
    tables, counters = pages["hastings/tables.md"], pages["hastings/counters.md"]
    for row in raw["melee"]["rows"]:
        assert f"| {row['roll']} | {' | '.join(row['result'])} |" in tables
    assert all(event["name"]["fr"] in tables for event in raw["event"])
    assert all(f"<figcaption>{unit['id']}<br>{unit['hex']}" in counters for unit in raw["setup"]["unit"])


def test_navigation_names_pages_that_exist_and_all_of_them(site: SimpleNamespace, pages: dict[str, str]) -> None:
    configuration = tomllib.loads(site.build.configuration(sorted(pages)))["project"]
    named = list(places_in(configuration["nav"]))
    assert len(named) == len(set(named))
    assert set(named) == {place for place in pages if place.endswith(".md")}


def places_in(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    for part in nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else ():
        yield from places_in(part)


def test_python_pages_name_things_that_exist() -> None:
    for page in (DOCS / "reference" / "python").glob("*.md"):
        for name in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.MULTILINE):
            assert pkgutil.resolve_name(name).__doc__, name


def test_links_of_documents_lead_to_pages(pages: dict[str, str]) -> None:
    """`staged` has refused links to files that are not there; what is left leads to pages or what lies beside them."""
    beside = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*") if path.suffix in (".json", ".png", ".svg")}
    for place, text in pages.items():
        if place.endswith(".md"):
            prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
            for target in re.findall(r"\]\(([^()\s#]+)[^()\s]*\)", prose):
                if not target.startswith("http"):
                    found = (Path("/") / place).parent.joinpath(target).resolve().relative_to("/").as_posix()
                    assert found in pages or found in beside, (place, target)


def test_a_link_to_nothing_is_refused(site: SimpleNamespace) -> None:
    document = site.staging._Document("docs/glossary.md", "glossary.md", {}, site.common.Source(), {})
    with pytest.raises(site.staging.BrokenLink, match=r"glossary\.md links to nowhere\.md"):
        document.linked("see [there](nowhere.md)")


def test_links_to_source_need_an_address(site: SimpleNamespace) -> None:
    def linked(source: Any) -> str:
        places = {"docs/glossary.md": "glossary.md"}
        return site.staging._Document(
            "docs/architecture.md", "architecture.md", places, source, {"H.PAY.MIX": "r.md#x"}
        ).linked("[contracts](../pyproject.toml), [words](glossary.md), `H.PAY.MIX`")

    assert linked(site.common.Source()) == "contracts, [words](glossary.md), [`H.PAY.MIX`](r.md#x)"
    assert "[contracts](https://host/pyproject.toml)" in linked(site.common.Source("https://host/"))


def test_broken_links_of_the_finished_site_are_found(site: SimpleNamespace, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a/index.html").write_text('<h2 id="7.4.5">x</h2><a href="../b.html#top">b</a>')
    (tmp_path / "b.html").write_text(
        '<h1 id="top">b</h1><a href="a/#7.4.5">good</a><a href="a/#7.4.6">bad</a><img src="none.png">'
        '<a href="https://example.org">out</a><script src="https://example.org/x.js"></script>'
    )
    assert site.links.faults(tmp_path) == [
        "b.html: none.png leads nowhere",
        "b.html: https://example.org/x.js is loaded from another host",
        "b.html: a/#7.4.6: there is no such anchor on that page",
    ]


def test_the_marks_of_primers_lead_to_rules(site: SimpleNamespace, pages: dict[str, str]) -> None:
    files = site.primers.primer_files()
    assert len(files) == 10
    for place, text in files.items():
        marks = re.findall(r'class="mark" href="\.\./([^#]+)\.html#([^"]+)"', text)
        assert marks
        assert all(rule in anchors(pages[f"{page}.md"]) for page, rule in marks), place
        (other,) = re.findall(r'<nav>[^<]*<a href="([^"]+)"', text)
        assert f"primers/{other}" in files


def test_the_drawing_of_the_rooms_is_up_to_date(site: SimpleNamespace) -> None:
    kept = (DOCS / site.rooms.PICTURE).read_text("utf-8")
    assert kept == site.rooms.drawing(), "the rooms have changed: ./dev docs --drawing"


def test_the_drawing_has_every_room_and_no_needless_arrow(site: SimpleNamespace) -> None:
    rows = site.rooms.layers()
    rooms = [room for row in rows for room in row]
    edges = site.rooms.arrows(rooms)
    assert ("kit", "session") in edges
    assert ("cli", "kernel") not in edges
    depth = {room: number for number, row in enumerate(rows) for room in row}
    assert all(depth[upper] < depth[lower] for upper, lower in edges)
    drawing = (DOCS / site.rooms.PICTURE).read_text("utf-8")
    assert all(f">{room}</text>" in drawing for room in [*rooms, "web"])
