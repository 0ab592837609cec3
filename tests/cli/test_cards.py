"""`senlac cards`, as people use it."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
import tomllib
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from senlac.cli import cards as cards_command
from senlac.cli.main import senlac
from senlac.files import TEXTS
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import Card
from senlac.games.hebs.show import composer as composer_of_pictures
from senlac.games.hebs.show.origins import facts_of

from ..processes import refused

NORMANS = library.pack("norman")
SAXONS = library.pack("saxon")
ALL_PACKS = [library.pack(faction) for faction in library.factions()]
ALL_CARDS = [card for found in ALL_PACKS for card in found.cards]
UNIT = next(card for card in NORMANS.cards if card.type == "unit")
EVENT = next(card for card in SAXONS.cards if card.type == "event")
UNPICTURED = "Without pictures: the browser client, which draws them, is not built (./dev web builds it).\n"
TINY = Path(__file__).parents[1] / "games" / "hebs" / "tiny.toml"


def run(*args: str) -> Result:
    return CliRunner().invoke(senlac, ["cards", *args])


def answer(*args: str) -> str:
    result = run(*args)
    assert result.exit_code == 0, f"{result.output}{result.exception!r}"
    return result.output


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    library._OFFERED.clear()
    TEXTS.clear()


def test_the_overview_names_every_subcommand() -> None:
    for args in ((), ("--help",)):
        told = answer(*args)
        assert all(f"\n  {name} " in told for name in ("list", "show", "deck", "check", "override", "sheet"))


@pytest.mark.parametrize("name", ["list", "show", "deck", "check", "override", "sheet"])
def test_every_subcommand_has_help_with_an_example(name: str) -> None:
    assert f"senlac cards {name}" in answer(name, "--help")


def test_reference_and_schema_are_printed() -> None:
    assert answer("--reference").startswith("# The ability language\n")
    assert json.loads(answer("--schema"))["title"] == "Senlac card pack"


# ------------------------------------------------------------------ list


def listed(*args: str) -> list[list[str]]:
    """The rows of a list, without its heading."""
    return [line.split("\t") for line in answer("list", *args).splitlines()[1:]]


def names(cards: list[Card]) -> list[str]:
    return [card.name["en"] for card in cards]


def test_a_piped_list_has_a_line_for_each_card() -> None:
    heading, *rows = answer("list", "--faction", "norman").splitlines()
    assert heading == "Name\tType\tCost\tZeal\tMight\tHealth\tResources\tCopies\tText"
    assert [row.split("\t")[0] for row in rows] == names(NORMANS.cards)
    leader = rows[0].split("\t")
    assert len(leader) == 9
    assert leader[2] == "–"
    assert leader[5] == str(NORMANS.cards[0].health)


def test_without_a_faction_all_are_listed() -> None:
    assert len(listed()) == len(ALL_CARDS)


def test_filters_go_together() -> None:
    every = ALL_CARDS
    assert [row[0] for row in listed("--type", "event")] == names([card for card in every if card.type == "event"])
    assert [row[0] for row in listed("--unit", "cavalry")] == names([card for card in every if card.unit == "cavalry"])
    cheap = [card for card in every if card.type == "unit" and card.cost <= 1]
    assert [row[0] for row in listed("--type", "unit", "--cost", "0-1")] == names(cheap)
    trait = next(card.traits[0] for card in NORMANS.cards if card.traits)
    assert [row[0] for row in listed("--trait", trait)] == names([card for card in every if trait in card.traits])
    assert all("Response" in row[8] for row in listed("--ability", "response"))
    assert all("Range" in row[8] for row in listed("--ability", "range"))


def test_a_leader_has_no_cost_that_could_fit() -> None:
    leaders = {NORMANS.cards[0].name["en"], SAXONS.cards[0].name["en"]}
    assert not leaders & {row[0] for row in listed("--cost", "0-5")}


def test_words_are_looked_for_in_both_languages() -> None:
    assert UNIT.name["en"] in [row[0] for row in listed("--text", UNIT.name["fr"].upper())]
    assert UNIT.name["en"] in [row[0] for row in listed("--text", UNIT.history["en"].split(" ", 1)[1])]


def test_cards_are_found_by_the_origin_of_a_fact() -> None:
    found = {row[0] for row in listed("--origin", "rulebook")}
    assert found
    for card in (*NORMANS.cards, *SAXONS.cards):
        sure = any(card.origin_of(fact).startswith("rulebook") for fact in facts_of(card))
        assert (card.name["en"] in found) == sure, card.id


def test_french_is_spoken_when_asked_for() -> None:
    heading, first, *_ = answer("list", "--faction", "norman", "--lang", "fr").splitlines()
    assert heading.startswith("Nom\tType\tCoût")
    assert first.startswith(NORMANS.cards[0].name["fr"])


def test_in_a_terminal_the_list_is_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards_command, "console", lambda: Console(force_terminal=True, width=130, highlight=False))
    told = answer("list", "--faction", "saxon", "--type", "event")
    assert EVENT.name["en"] in told
    assert "\t" not in told
    assert re.search(r"\n\d+ different cards, \d+ in all\n", told)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("list", "--faction", "normans"), "Did you mean 'norman'?"),
        (("list", "--trait", "wizard"), "There is no trait 'wizard'. There are:"),
        (("list", "--ability", "spell"), "There is no ability 'spell'. There are: action,"),
        (("list", "--cost", "cheap"), "'cheap' is neither a number nor a range such as 1-3."),
        (("list", "--type", "leader", "--unit", "navy"), "No card matches all of that."),
        (("list", "--pack", "nowhere.toml"), "nowhere.toml does not exist"),
        (("list", "--pack", "."), "is a folder"),
        (("show", UNIT.name["en"] + "x"), f"Did you mean {UNIT.name['en']!r}?"),
        (("check", "nowhere.toml"), "nowhere.toml does not exist"),
        (("override", UNIT.id, "cost"), "Write a correction as FIELD=VALUE, not 'cost'."),
        (("override", UNIT.id, "cost="), "FIELD=VALUE"),
        (("override", UNIT.id, "coast=1"), "Did you mean 'cost'?"),
        (("override", UNIT.id, "cost=two"), "cost must be a whole number, not 'two'."),
        (("override", UNIT.id, "cost=9"), "impossible cost"),
        (("override", UNIT.id, "ability=draw(1)"), "add-a-card.md shows how"),
        (("override", UNIT.id, "cost=1", "--origin", "guess"), "An origin is one of"),
        (("override", UNIT.id, "cost=1", "--origin", "attested:"), "attested needs a source"),
        (
            ("override", "A", "value=3"),
            "'A' could be several cards (malta, norman, ottoman, saxon): say which with --faction.",
        ),
        (("override", "nobody-at-all", "cost=1"), "No card is called"),
        (("sheet", "nowhere/cards.html"), "No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(args: tuple[str, ...], says: str) -> None:
    assert says in refused("cards", *args)
    assert not library.SHELF.folder.exists()


# ------------------------------------------------------------------ show


def test_a_card_is_shown_with_its_origins() -> None:
    told = answer("show", UNIT.id)
    assert f"│ {UNIT.name['en']}" in told
    assert f"cost {UNIT.cost} │" in told
    assert f"zeal {UNIT.zeal}   might {UNIT.might}   health {UNIT.health}   resources {UNIT.resources}" in told
    assert f"· {UNIT.id} · ×{UNIT.copies}" in told
    for fact in facts_of(UNIT):
        assert re.search(rf"^  {fact} +.* {re.escape(UNIT.origin_of(fact))}$", told, re.MULTILINE)


def test_a_card_is_shown_by_name_in_either_language() -> None:
    assert answer("show", *UNIT.name["en"].lower().split()) == answer("show", UNIT.id)
    french = answer("show", UNIT.name["fr"], "--lang", "fr")
    assert f"coût {UNIT.cost}" in french
    assert f"force {UNIT.might}" in french


def test_an_event_has_no_values_and_a_leader_no_cost() -> None:
    assert "health" not in answer("show", EVENT.id)
    assert "cost" not in answer("show", NORMANS.cards[0].id).split("╰")[0].split(NORMANS.cards[0].history["en"][:10])[0]


def test_objectives_are_shown() -> None:
    told = answer("show", "norman", "A")
    first = NORMANS.objectives[0]
    assert first.name["en"] in told
    assert "Objective A" in told
    assert f"{first.battle} {first.value}   health {first.health}" in told
    assert answer("show", "norman", first.name["en"]) == told
    last = answer("show", "saxon", SAXONS.objectives[-1].letter, "--lang", "fr")
    assert "Objectif" in last
    assert "santé" not in last


# ------------------------------------------------------------------ check


def test_right_files_are_told_so() -> None:
    assert answer("check", str(TINY)) == f"{TINY}: OK: 52 cards, 2 Objectives (20 different cards)\n"
    sizes = {"malta": 74, "norman": 78, "ottoman": 75, "saxon": 78}
    for faction, path in library._built_in().items():
        assert f": OK: {sizes[faction]} cards, 7 Objectives" in answer("check", str(path))


def test_all_problems_of_all_files_are_printed(home: Path) -> None:
    bad = home / "bad.toml"
    broken = TINY.read_text("utf-8").replace("cost = 1\nmight = 2", "cost = 7\nmight = 12")
    bad.write_text(broken.replace("range(2)", "rnage(2)"), "utf-8")
    other = home / "other.toml"
    other.write_bytes(b"\xff")
    result = run("check", str(bad), str(TINY), str(other))
    assert result.exit_code == 1
    assert f"{bad}: axemen cost at '7': impossible cost: expected a whole number from 0 to 5\n" in result.output
    assert f"{bad}: axemen might at '12': expected a whole number from 0 to 9\n" in result.output
    assert f"{bad}: axemen ability.do at 'rnage': There is no word 'rnage'. Did you mean 'range'?\n" in result.output
    assert f"{bad}: 3 problems\n" in result.output
    assert f"line 1: this is not UTF-8 text\n{other}: 1 problem\n" in result.output
    assert f"{TINY}: OK" in result.output


def test_an_override_is_checked_laid_over_its_pack(home: Path) -> None:
    answer("override", UNIT.id, "cost=4", "--file", "my-box.toml")
    assert answer("check", "my-box.toml").endswith("7 Objectives (62 different cards, laid over 1066-norman)\n")
    path = home / "my-box.toml"
    path.write_text(path.read_text("utf-8").replace("cost = 4", "cost = 44"), "utf-8")
    result = run("check", "my-box.toml")
    assert result.exit_code == 1
    assert f"my-box.toml: {UNIT.id} cost at '44'" in result.output


# ------------------------------------------------------------------ override


def test_a_correction_is_written_into_the_users_folder() -> None:
    told = answer("override", UNIT.id, "cost=4", "might=3")
    path = library.SHELF.folder / "my-norman.toml"
    assert told.splitlines() == [
        f"{path}: {UNIT.name['en']}: cost=4, might=3 (attested: my copy of the box)",
        f"Play with it: senlac play 1066 --pack {path}",
    ]
    assert path.read_text("utf-8") == (
        "# Corrections of 1066-norman, used with --pack.\n"
        '[override]\nid = "my-norman"\nof = "1066-norman"\n\n'
        f'[[card]]\nid = "{UNIT.id}"\ncost = 4\nmight = 3\n'
        'origin.cost = "attested: my copy of the box"\norigin.might = "attested: my copy of the box"\n'
    )
    shown = answer("show", UNIT.id, "--pack", str(path))
    assert "cost 4" in shown
    assert re.search(r"cost +4 +attested: my copy of the box", shown)


def test_a_file_is_extended_and_keeps_what_its_owner_wrote(home: Path) -> None:
    other = next(card for card in NORMANS.cards if card.type == "unit" and card.id != UNIT.id)
    path = home / "my-box.toml"
    answer("override", UNIT.id, "cost=4", "--file", "my-box.toml")
    path.write_text(path.read_text("utf-8").replace("cost = 4", "cost = 4  # seen on the card"), "utf-8")
    answer("override", other.id, "health=5", "--file", "my-box.toml")
    answer("override", UNIT.id, "cost=5", "zeal=3", "--file", "my-box.toml", "--origin", "rulebook")
    text = path.read_text("utf-8")
    assert "cost = 5  # seen on the card\n" in text
    assert text.count("[[card]]") == 2
    first, second = tomllib.loads(text)["card"]
    assert first == {"id": UNIT.id, "cost": 5, "zeal": 3, "origin": {"cost": "rulebook", "zeal": "rulebook"}}
    assert second == {"id": other.id, "health": 5, "origin": {"health": "attested: my copy of the box"}}


def test_names_and_objectives_can_be_corrected(home: Path) -> None:
    answer("override", UNIT.id, 'name.en=The "Foot"', "--file", "my-box.toml")
    answer("override", "norman A", "value=4", "name.fr=La comète", "--file", "my-box.toml")
    raw = tomllib.loads((home / "my-box.toml").read_text("utf-8"))
    assert raw["card"][0]["name"] == {"en": 'The "Foot"', "fr": UNIT.name["fr"]}
    assert raw["objective"][0]["name"] == {"en": NORMANS.objectives[0].name["en"], "fr": "La comète"}
    made = library.pack("norman", library.offer("my-box.toml"))
    assert made.objectives[0].value == 4
    assert made.objectives[0].health == NORMANS.objectives[0].health


def test_nothing_is_written_if_it_would_be_wrong(home: Path) -> None:
    path = home / "my-box.toml"
    answer("override", UNIT.id, "cost=4", "--file", "my-box.toml")
    before = path.read_bytes()
    assert run("override", UNIT.id, "cost=9", "--file", "my-box.toml").exit_code != 0
    assert run("override", EVENT.id, "might=1", "--file", "my-box.toml").exit_code != 0
    assert path.read_bytes() == before
    assert os.listdir(home) == ["my-box.toml"]


def test_a_file_of_another_pack_is_not_written_into(home: Path) -> None:
    answer("override", UNIT.id, "cost=4", "--file", "my-box.toml")
    assert "is not an override of 1066-saxon" in refused(
        "cards", "override", EVENT.id, "cost=3", "--file", "my-box.toml"
    )
    (home / "tiny.toml").write_bytes(TINY.read_bytes())
    assert "starts with [override]" in refused("cards", "override", UNIT.id, "cost=3", "--file", "tiny.toml")


def test_a_file_that_cannot_be_extended_is_left_alone(home: Path) -> None:
    path = home / "my-box.toml"
    card = f'{{ id = "{UNIT.id}", cost = 2, origin.cost = "rulebook" }}'
    text = f'override = {{ id = "x", of = "1066-norman" }}\ncard = [{card}]\n'
    path.write_text(text, "utf-8")
    said = refused("cards", "override", UNIT.id, "cost=4", "--file", "my-box.toml")
    assert "laid out in a way we cannot edit" in said
    assert "cost = 4\n" in said
    assert path.read_text("utf-8") == text


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="whoever runs this may write anywhere")
def test_a_folder_without_permission_is_one_sentence(home: Path) -> None:
    home.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert "ermission" in refused("cards", "override", UNIT.id, "cost=4", "--file", "my-box.toml")
    finally:
        home.chmod(stat.S_IRWXU)


# ------------------------------------------------------------------ sheet


class Seen(HTMLParser):
    """What a sheet consists of: elements that are all closed, and whatever they point at."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cards = 0
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.titles: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag != "meta":
            self.open.append(tag)
        self.cards += tag == "article"
        self.ids.add(given.get("id") or "")
        self.links += [value for name, value in attrs if name in ("href", "src", "xlink:href") and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h1":
            self.titles.append(data)


def seen(path: Path) -> Seen:
    parser = Seen()
    parser.feed(path.read_text("utf-8"))
    parser.close()
    assert parser.open == []
    return parser


@pytest.fixture(autouse=True)
def composer(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the composer of pictures would be; these tests do not depend on whether the client is built."""
    path = tmp_path_factory.mktemp("static") / "composer.js"
    monkeypatch.setattr(composer_of_pictures, "COMPOSER", path)
    return path


def test_a_sheet_carries_the_composer_and_what_it_is_to_draw(home: Path, composer: Path) -> None:
    composer.write_text("draw('</script>')", "utf-8")
    told = answer("sheet", "cards.html", "--faction", "saxon", "--copies")
    assert "Without pictures" not in told
    text = (home / "cards.html").read_text("utf-8")
    assert seen(home / "cards.html").cards == 78 + 7
    arts = [json.loads(unescape(art)) for art in re.findall(r'data-art="([^"]*)"', text)]
    assert len(arts) == 78 + 7
    event = next(art for art in arts if art["id"] == EVENT.id)
    assert (event["box"], event["faction"], event["type"]) == ("1066", "saxon", "event")
    assert {"saxon-A", "saxon-G"} <= {art["id"] for art in arts}
    assert text.count("<script>") == 1
    assert r"draw('<\/script>')" in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sheet_has_every_card_and_nothing_from_elsewhere(home: Path, lang: str) -> None:
    every = sum(len(found.cards) + len(found.objectives) for found in ALL_PACKS)
    told = answer("sheet", "cards.html", "--lang", lang)
    told_pages = f"cards.html: {every} cards on {-(-every // 9)} pages. Print it at 100 %, without margins.\n"
    assert told == told_pages + UNPICTURED
    sheet = seen(home / "cards.html")
    assert sheet.cards == every
    assert {UNIT.name[lang], EVENT.name[lang]} <= set(sheet.titles)
    assert sheet.links
    assert all(link.startswith("#") and link[1:] in sheet.ids for link in sheet.links)
    text = (home / "cards.html").read_text("utf-8")
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text


def test_copies_are_printed_as_often_as_they_are_in_the_deck(home: Path) -> None:
    answer("sheet", "cards.html", "--faction", "saxon", "--copies")
    assert seen(home / "cards.html").cards == 78 + 7


def test_the_text_of_a_pack_cannot_become_markup(home: Path) -> None:
    answer("override", UNIT.id, "name.en=<script>alert('1') & more</script>", "--file", "my-box.toml")
    answer("sheet", "cards.html", "--pack", "my-box.toml")
    text = (home / "cards.html").read_text("utf-8")
    assert "<script" not in text
    assert "&lt;script&gt;alert(&#x27;1&#x27;) &amp; more&lt;/script&gt;" in text


def test_the_sheet_says_what_is_attested(home: Path) -> None:
    answer("sheet", "before.html", "--faction", "norman")
    answer("override", UNIT.id, "cost=4", "--file", "my-box.toml")
    answer("sheet", "after.html", "--faction", "norman", "--pack", "my-box.toml")
    before, after = [
        (home / name).read_text("utf-8").count('aria-label="attested"') for name in ("before.html", "after.html")
    ]
    assert after > before
    assert "Senlac reconstruction" in (home / "after.html").read_text("utf-8")


def test_a_french_reader_finds_no_english_among_the_facts() -> None:
    shown = run("show", "William FitzRobert", "--lang", "fr").output
    facts = [line.split() for line in shown.split("╯")[1].strip().splitlines()]
    assert [words[0] for words in facts] == [
        "nom", "type", "zèle", "force", "santé", "ressources", "capacités", "exemplaires",
    ]  # fmt: skip
    assert "chef de guerre" in shown
    assert "livret de règles" in shown
    assert "reconstitué" in shown


# ------------------------------------------------------------------ deck


def test_a_deck_is_made_read_and_refused() -> None:
    first, one, other, code = answer("deck", "norman", "--without", "Oarsmen", "--without", "carpenters").splitlines()
    assert first == "Normans: 75 cards beside the Leader"
    assert (one, other) == ("without Carpenters, × 1", "without Oarsmen, × 1")
    assert answer("deck", code).splitlines()[-1] == code
    smaller = answer("deck", code, "--without", "trumpeter", "--lang", "fr").splitlines()
    assert smaller[0] == "Normands\u00a0: 74 cartes en plus du Chef de Guerre"
    assert smaller[-1] != code
    assert "part of it is missing" in refused("cards", "deck", code[:-1])
    assert "There is no faction" in refused("cards", "deck", "vikings")
    assert "No card is called" in refused("cards", "deck", "norman", "--without", "Shield Wall")
