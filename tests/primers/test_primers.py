"""The primers: two pages in each language that mark the same rules, and diagrams that say what they show."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from senlac.catalogue import LANGUAGES
from senlac.primers import LIKE, OF_GAME, PAGES, drawing_of, message_of, primer, rules_in, style, words
from senlac.registry import game_type, games
from senlac.rulebook.index import load, rule_directories


def svgs(html: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(found) for found in re.findall(r"<svg.*?</svg>", html, re.DOTALL)]


def test_every_game_for_people_has_one() -> None:
    books = {"hebs", "hastings"}
    assert {name for name in games() if books & set(game_type(name).books)} == {*OF_GAME, "1066-foe", "1565-foe"}


@pytest.mark.parametrize("name", PAGES)
def test_the_rules_it_marks_exist_and_are_the_same_in_every_language(name: str) -> None:
    marked = rules_in(name, "en")
    assert len(marked) > 20
    assert set(marked) <= set(load(*rule_directories()))
    assert all(rules_in(name, lang) == marked for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OF_GAME)
def test_a_primer_has_two_pages_with_all_its_sections_and_diagrams(game: str, lang: str) -> None:
    html = primer(game, lang, "", f"/rules/{game}", "?lang=xx")
    name = OF_GAME[game]
    assert html.count('<section class="page">') == 2
    assert f'<html lang="{lang}">' in html
    sections = [section for page in PAGES[name] for section in page]
    assert re.findall("<h2>(.*?)</h2>", html) == [words(message_of(name, section), lang) for section in sections]
    drawn = svgs(html)
    assert len(drawn) == len([section for section in sections if drawing_of(name, section)]) >= 3
    for svg in drawn:
        assert svg.get("aria-label")
        labels = ["".join(text.itertext()) for text in svg.iter("text")]
        assert labels
        assert all(labels)
    assert not re.search(r"\[[A-Z0-9]|\*", re.sub("<svg.*?</svg>", "", html, flags=re.DOTALL)), "a mark is left over"
    assert "style=" not in html, "the server's pages allow no style of their own"
    assert all(f'href="/rules/{game}#{rule}"' in html for rule in rules_in(name, lang))


def test_the_style_brings_the_clients_typefaces_if_they_are_there(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("assets")
    assert "@font-face" not in style(folder, "/assets/")
    (folder / "eb-garamond-latin-wght-normal-abc.woff2").touch()
    assert 'url("/assets/eb-garamond-latin-wght-normal-abc.woff2")' in style(folder, "/assets/")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LIKE)
def test_a_primer_that_is_like_another_frames_what_is_new_and_speaks_of_its_own_game(name: str, lang: str) -> None:
    game = next(game for game, other in OF_GAME.items() if other == name)
    html = primer(game, lang, "", "", "")
    own = [section for page in PAGES[name] for section in page if not words.knows(f"{LIKE[name]}-{section}")]
    assert own
    assert html.count('<section class="new">') == len(own)
    assert not re.search(r"wedge|\bAiles?\b|Norman|Harold|William", re.sub("<a .*?</a>", "", html))
