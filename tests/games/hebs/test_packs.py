"""Packs are checked whole: all that is wrong is told at once, by card, field and word, and nothing is run."""

from __future__ import annotations

import copy
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from senlac.games.hebs.language.parser import DEEPEST, parse
from senlac.games.hebs.language.words import WORDS, BadExpression
from senlac.games.hebs.packs.library import SHELF, check_pack, parse_text
from senlac.games.hebs.packs.pack import BadPack, PackProblem
from senlac.games.hebs.packs.reading import LARGEST, merge, read_pack

TINY = Path(__file__).parent / "tiny.toml"
RAW: dict[str, Any] = tomllib.loads(TINY.read_text("utf-8"))
Raw = dict[str, Any]


def tiny() -> Raw:
    return copy.deepcopy(RAW)


def card(raw: Raw, id: str) -> Raw:
    found: Raw = next(item for item in raw["card"] if item["id"] == id)
    return found


def problems(raw: Raw) -> list[PackProblem]:
    with pytest.raises(BadPack) as caught:
        check_pack(raw, "tiny.toml")
    assert all(problem.file == "tiny.toml" for problem in caught.value.problems)
    return caught.value.problems


def ability(do: str, kind: str = "action", **more: Any) -> list[Raw]:
    return [{"kind": kind, "do": [do], **more}]


def test_the_tiny_pack_is_a_pack() -> None:
    made = read_pack(tiny(), "tiny.toml")
    assert (made.id, made.faction, made.attacker) == ("tiny-dane", "dane", True)
    assert made.name == {"en": "Danes", "fr": "Danois"}
    assert sum(each.copies for each in made.cards) == 52
    assert made.card("axemen").origin_of("cost") == "attested: a saga"
    assert made.card("axemen").origin_of("might") == "reconstructed"
    assert [objective.letter for objective in made.objectives] == ["A", "B"]
    with pytest.raises(KeyError):
        made.card("nobody")


def test_the_hash_follows_the_content() -> None:
    changed = tiny()
    card(changed, "axemen")["cost"] = 2
    assert read_pack(tiny(), "a").content_hash == read_pack(tiny(), "b").content_hash
    assert read_pack(tiny(), "a").content_hash != read_pack(changed, "a").content_hash


# ------------------------------------------------------------------ one thing wrong

Break = Callable[[Raw], None]


def setting(id: str, /, **values: Any) -> Break:
    def broken(raw: Raw) -> None:
        card(raw, id).update(values)

    return broken


def does(id: str, /, do: str, kind: str = "action", **more: Any) -> Break:
    return setting(id, ability=ability(do, kind, **more))


def dropping(id: str, field: str) -> Break:
    def broken(raw: Raw) -> None:
        del card(raw, id)[field]

    return broken


def heading(**values: Any) -> Break:
    def broken(raw: Raw) -> None:
        raw["pack"].update(values)

    return broken


def objectives(*letters: str) -> Break:
    def broken(raw: Raw) -> None:
        raw["objective"] = [{**raw["objective"][1], "letter": letter} for letter in letters]

    return broken


def adding(**parts: Any) -> Break:
    def broken(raw: Raw) -> None:
        raw.update(parts)

    return broken


def doubling(raw: Raw) -> None:
    raw["card"].append(copy.deepcopy(card(raw, "raid")))


def no_leader(raw: Raw) -> None:
    raw["card"] = raw["card"][1:]


def few(raw: Raw) -> None:
    raw["card"] = raw["card"][:10]


def many(raw: Raw) -> None:
    raw["card"] += [{**card(raw, "crew-1"), "id": f"extra-{i}"} for i in range(120)]


BOTH = {"en": "x", "fr": "x"}
PAIRS = [("mine", "enemy"), ("unit", "leader"), ("ready", "tired"), ("damaged", "other"), ("row(1)", "row(2)")]
MANY = " & ".join([f"({one} | {other})" for one, other in PAIRS])
WRONG: list[tuple[str, Break, str, str, str]] = [
    # What it is, how it is done, the card and field and the word that are named, and what is said.
    ("unknown word", does("raid", "explode(enemy)"), "raid ability.do", "explode", "no word"),
    ("typo", does("raid", "drew(1)"), "raid ability.do", "drew", "Did you mean 'draw'?"),
    ("too few", does("raid", "damage(2)"), "raid ability.do", "damage", "takes 2 arguments, not 1"),
    ("too many", does("raid", "draw(1, 2)"), "raid ability.do", "draw", "takes 1 arguments"),
    ("optional", does("axemen", "range(1,2,3)"), "axemen ability.do", "range", "takes 1 to 2"),
    ("wrong type", does("raid", "draw('two')"), "raid ability.do", "two", "not a text"),
    ("number", does("raid", "destroy(3)"), "raid ability.do", "3", "somebody"),
    ("a filter", does("raid", "mine & unit"), "raid ability.do", "and", "an effect here"),
    ("condition", does("raid", "draw(1)", when="draw(1)"), "raid ability.when", "draw", "a condition"),
    ("lasting", does("axemen", "draw(1)", "constant"), "axemen ability.do", "draw", "lasting"),
    ("turn round", does("raid", "turn_round()"), "raid ability", "turn_round", "needs a trigger"),
    ("bombard nothing", does("raid", "bombard(choose(wedge), 0)"), "raid ability.do", "0", "at least 1"),
    ("bombard here", does("raid", "bombard(this_wedge, 1)"), "raid ability", "this_wedge", "needs a place"),
    ("large number", does("raid", "draw(21)"), "raid ability.do", "21", "up to 20"),
    ("unknown trait", does("raid", "tire(all(trait('nobel')))"), "raid ability.do", "nobel", "did you mean 'noble'?"),
    ("no place", does("raid", "damage(choose(enemy & here), 1)"), "raid ability", "here", "missing target"),
    ("no self", does("raid", "damage(self, 1)"), "raid ability", "self", "missing target"),
    ("no bearer", does("axemen", "give(bearer, zeal(+1))", "constant"), "axemen ability", "bearer", "missing target"),
    ("no trigger", does("axemen", "heal(trigger)"), "axemen ability", "trigger", "missing target"),
    ("nothing chosen", does("axemen", "tire(that)"), "axemen ability.do", "that", "missing target"),
    ("no wedge", does("raid", "range(2)"), "raid ability.do", "range", "missing target"),
    ("no damage", does("osbeorn", "prevent(1)", "response", on="pass"), "osbeorn ability.do", "prevent", "missing"),
    ("no ability", does("osbeorn", "cancel()", "response", on="damage"), "osbeorn ability.do", "cancel", "missing"),
    ("event played", does("raid", "draw(1)", "played"), "raid ability.kind", "played", "unreachable"),
    ("event constant", does("raid", "relentless()", "constant"), "raid ability.kind", "constant", "unreachable"),
    ("destroyed", does("axemen", "draw(1)", "destroyed"), "axemen ability.kind", "destroyed", "unreachable"),
    ("two at once", does("raid", "tire(all(unit & event))"), "raid ability.do", "tire(all(unit & event))", "no card"),
    ("kind", does("raid", "draw(1)", "spell"), "raid ability.kind", "spell", "one of action"),
    ("trigger", does("osbeorn", "draw(1)", "response", on="dawn"), "osbeorn ability.on", "dawn", "one of ability"),
    ("on action", does("raid", "draw(1)", on="damage"), "raid ability.on", "damage", "only a Response"),
    ("title", does("raid", "draw(1)", title="rang"), "raid ability.title", "rang", "did you mean 'range'?"),
    ("does nothing", setting("raid", ability=[{"kind": "action", "do": []}]), "raid ability.do", "", "one to 5"),
    ("no list", setting("raid", ability=[{"kind": "action", "do": "draw(1)"}]), "raid ability.do", "", "in a list"),
    ("no ability", dropping("raid", "ability"), "raid ability", "", "does nothing without an ability"),
    ("six abilities", setting("axemen", ability=ability("range(1)") * 6), "axemen ability", "", "at most 5"),
    ("draws none", does("raid", "draw(0)"), "raid ability.do", "0", "at least 1"),
    ("sacrifice", does("axemen", "sacrifice(choose(mine))"), "axemen ability.do", "choose", "only 'self'"),
    ("dearer", does("hostages", "cost(mine & unit, 1)", "constant"), "hostages ability.do", "cost", "impossible cost"),
    ("until", does("axemen", "until_round_end(draw(1))"), "axemen ability.do", "draw", "only what is given"),
    ("two places", does("raid", "tire(all(enemy_card & (tactics | unit)))"), "raid ability.do", "tactics", "one place"),
    ("no place", does("raid", "tire(all(enemy_card))"), "raid ability.do", "enemy_card", "say which"),
    ("event in play", does("raid", "tire(all(mine & event))"), "raid ability.do", "event", "never in play"),
    ("row 4", does("raid", "tire(all(row(4)))"), "raid ability.do", "4", "rows are 1, 2 and 3"),
    ("tired and gone", does("raid", "take(choose(discarded & tired))"), "raid ability.do", "tired", "discard pile"),
    ("row of a banner", does("raid", "destroy(all(attachment & row(1)))"), "raid ability.do", "row", "Attachments"),
    ("hurt banner", does("raid", "damage(all(attachment), 1)"), "raid ability.do", "attachment", "is done to army"),
    ("taken from the field", does("raid", "take(choose(mine))"), "raid ability.do", "field", "the discard pile"),
    ("taken itself", does("axemen", "take(self)"), "axemen ability.do", "self", "the discard pile"),
    ("beyond reach", does("axemen", "tire(all(enemy & ~reach(2)))"), "axemen ability.do", "reach", "turned round"),
    ("beyond both", does("axemen", "tire(all(~(mine | reach(2))))"), "axemen ability.do", "reach", "turned round"),
    ("none chosen", does("raid", "tire(choose(enemy, 0))"), "raid ability.do", "0", "at least 1"),
    ("cheap here", does("axemen", "cost(mine & here, -1)", "constant"), "axemen ability.do", "here", "being played"),
    ("cheap enemies", does("hostages", "cost(enemy, -1)", "constant"), "hostages ability.do", "enemy", "one's own"),
    ("given to Tactics", does("hostages", "give(tactics, resources(+1))", "constant"), "hostages ability.do", "tactics",
     "only for army cards"),
    ("wedge for once", does("axemen", "give(wedge, might(+1))"), "axemen ability.do", "wedge", "somebody"),
    ("about the dead", does("osbeorn", "draw(1)", "response", on="damage", when="about(discarded)"),
     "osbeorn ability.when", "discarded", "no trigger"),
    ("sixteen", does("raid", f"tire(all({MANY}))"), "raid ability.do", "and", "at most 16 alternatives"),
    ("cost 9", setting("axemen", cost=9), "axemen cost", "9", "impossible cost"),
    ("cost -1", setting("axemen", cost=-1), "axemen cost", "-1", "impossible cost"),
    ("cost text", setting("axemen", cost="1"), "axemen cost", "1", "impossible cost"),
    ("cost true", setting("axemen", cost=True), "axemen cost", "True", "impossible cost"),
    ("no cost", dropping("axemen", "cost"), "axemen cost", "None", "impossible cost"),
    ("leader's cost", setting("sweyn", cost=1), "sweyn cost", "", "has no cost"),
    ("two leaders", setting("sweyn", copies=2), "sweyn copies", "", "one copy of a Leader"),
    ("no health", setting("axemen", health=0), "axemen health", "0", "from 1 to 20"),
    ("event's might", setting("raid", might=2), "raid might", "", "has no might"),
    ("event's resources", setting("raid", resources=1), "raid resources", "", "has no resources"),
    ("no unit type", dropping("axemen", "unit"), "axemen unit", "None", "one of artillery"),
    ("unit type", setting("osbeorn", unit="navy"), "osbeorn unit", "", "only Units"),
    ("type", setting("axemen", type="wizard"), "axemen type", "wizard", "one of leader"),
    ("no host", dropping("raven-banner", "attach"), "raven-banner attach", "", "a text"),
    ("host", setting("raven-banner", attach="mien"), "raven-banner attach", "mien", "Did you mean 'mine'?"),
    ("attach", setting("axemen", attach="mine"), "axemen attach", "", "only Attachments"),
    ("trait", setting("axemen", traits=["saint"]), "axemen traits", "saint", "no trait"),
    ("id", setting("raid", id="The Raid"), "The Raid id", "The Raid", "small letters"),
    ("no English", setting("raid", name={"fr": "Razzia"}), "raid name", "", "English is required"),
    ("two lines", setting("raid", history={"en": "a\nb", "fr": "x"}), "raid history.en", "", "on one line"),
    ("long text", setting("raid", history={"en": "a" * 501, "fr": "x"}), "raid history.en", "", "on one line"),
    ("field", setting("raid", colour="red"), "raid colour", "colour", "no field"),
    ("no origin", dropping("raid", "origin"), "raid origin.cost", "", "has no origin"),
    ("part of an origin", setting("axemen", origin={"cost": "rulebook"}), "axemen origin.might", "", "has no origin"),
    ("grade", setting("raid", origin={"rest": "guess"}), "raid origin.rest", "guess", "one of rulebook"),
    ("source", setting("raid", origin={"rest": "attested"}), "raid origin.rest", "attested", "needs its source"),
    ("fact", setting("raid", origin={"price": "history", "rest": "history"}), "raid origin", "price", "no fact"),
    ("duplicate id", doubling, "card", "raid", "two cards have the id"),
    ("duplicate name", setting("raid", name={"en": "Hostages", "fr": "x"}), "card", "Hostages", "have the name"),
    ("no leader", no_leader, "card", "", "one Leader, not 0"),
    ("small deck", few, "card", "", "at least 50"),
    ("large deck", many, "card", "", "at most 120"),
    ("letters", objectives("A", "C"), "objective", "", "lettered A, B, C"),
    ("one objective", objectives("A"), "objective", "", "lettered A, B, C"),
    ("unused trait", adding(traits={"noble": BOTH, "saint": BOTH}), "traits", "saint", "no card has"),
    ("part", adding(spells=[]), "spells", "", "no part of a pack"),
    ("role", heading(role="referee"), "pack.role", "referee", "one of attacker"),
    ("head", heading(colour="red"), "pack.colour", "colour", "no field"),
]  # fmt: skip


@pytest.mark.parametrize(("broken", "place", "word", "says"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_is_wrong_is_named(broken: Break, place: str, word: str, says: str) -> None:
    raw = tiny()
    broken(raw)
    found = problems(raw)
    fitting = [each for each in found if (f"{each.card} {each.field}".strip(), each.word) == (place, word)]
    assert fitting, [str(each) for each in found]
    assert any(says in each.message for each in fitting), [each.message for each in fitting]


def test_all_problems_are_told_at_once() -> None:
    raw = tiny()
    for _, broken, *_ in WRONG[:1] + [
        row for row in WRONG if row[0] in ("cost 9", "no health", "role", "trait", "part")
    ]:
        broken(raw)
    places = {(each.card, each.field) for each in problems(raw)}
    assert places >= {
        ("raid", "ability.do"),
        ("axemen", "cost"),
        ("axemen", "health"),
        ("axemen", "traits"),
        ("", "pack.role"),
        ("", "spells"),
    }


def test_a_problem_is_a_sentence_with_its_place() -> None:
    raw = tiny()
    card(raw, "axemen")["cost"] = 9
    assert str(problems(raw)[0]) == (
        "tiny.toml: axemen cost at '9': impossible cost: expected a whole number from 0 to 5"
    )


def test_a_flood_of_problems_is_cut() -> None:
    raw = tiny()
    for item in raw["card"]:
        item.update(cost=99, health=99, colour="red", history=3)
    with pytest.raises(BadPack) as caught:
        read_pack(raw, "tiny.toml")
    assert str(caught.value).splitlines()[-1] == f"and {len(caught.value.problems) - 50} more"


# ------------------------------------------------------------------ hostile texts

HOSTILE = [
    "__import__('os').system('true')",
    "__import__",
    "().__class__.__bases__[0].__subclasses__()",
    "mine.__class__",
    "enemy.unit",
    "[draw(1) for x in mine]",
    "{draw(1)}",
    "(x for x in mine)",
    "lambda: draw(1)",
    "(lambda: draw)(1)",
    "draw(x := 1)",
    "draw(10**9)",
    "10**9",
    "draw(1 + 1)",
    "draw(9999999999999999999999)",
    "draw(" + "9" * 300 + ")",
    "draw(1e3)",
    "draw(1j)",
    "draw(True)",
    "draw(None)",
    "draw(*mine)",
    "draw(**mine)",
    "draw(amount=1)",
    "draw(1)(1)",
    "f'{draw(1)}'",
    "draw(1) if final else draw(2)",
    "mine[0]",
    "mine < enemy",
    "not mine",
    "draw(1); draw(2)",
    "import os",
    "yield",
    "await draw(1)",
    "'" + "a" * 450 + "'",
    "(" * 190 + "mine" + ")" * 190,
    "~" * 300 + "mine",
    "-" * 395 + "1",
    "+" * 395 + "1",
    "draw(" * 60 + ")" * 60,
    " & ".join(["mine"] * 50),
    "draw(1",
    "",
    " ",
    "\\",
    "draw\x001",
    "дraw(1)",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_nothing_but_the_words_is_read_and_nothing_is_run(text: str) -> None:
    raw = tiny()
    card(raw, "axemen")["ability"] = ability(text)
    started = time.process_time()
    assert problems(raw)
    assert time.process_time() - started < 2


def test_expressions_are_as_deep_as_allowed() -> None:
    deep = "~" * (DEEPEST - 2)
    assert parse(f"has({deep}mine)", "condition")
    with pytest.raises(BadExpression, match="nested at most"):
        parse(f"has(~{deep}mine)", "condition")


def load(text: str) -> None:
    check_pack(parse_text(text, "tiny.toml"), "tiny.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[pack", "not TOML"),
        ("a = " + "[" * 5000 + "]" * 5000, "not TOML"),
        ("a = " + "{b=" * 5000 + "1" + "}" * 5000, "not TOML"),
        ("a" + ".a" * 100_000 + " = 1", "more dots"),
        ("[" + "a." * 100_000 + "a]", "more dots"),
        ("a" + ".a" * 30 + " = 1", "nested at most"),
        ("card" + ".id" * 30 + " = 1", "nested at most"),
        ("a = " + "[" * 100 + "]" * 100, "only texts or only tables"),
        ("a = " + "9" * 5000, "not TOML"),
        ("a = 1979-05-27", "only texts and whole numbers"),
        ("a = 1.5", "only texts and whole numbers"),
        ("a = nan", "only texts and whole numbers"),
        ("[[card]]\nid = 3", "each [[card]] needs its id"),
        ("[[card]]\nid = ['a']", "each [[card]] needs its id"),
        ("[card]\nid = 'a'", "write [[card]] for each"),
        ("card = 'a'", "write [[card]] for each"),
        ("objective = ['A']", "write [[objective]] for each"),
        ("pack = 3", "pack.id"),
        ("[[card]]\nid = 'a'\ntraits = [['x']]", "only texts or only tables"),
        ("[[card]]\nid = 'a'\ntraits = [{ x = 1 }]", "a list of traits"),
        ("[[card]]\nid = 'a'\ntraits = 3", "a list of traits"),
        ("\n".join(f"[traits.t{i}]" for i in range(500)), "at most 120"),
        ("a = 'x'\na = 'y'", "not TOML"),
        ("", "pack.id"),
    ],
)
def test_hostile_files_are_refused_quickly(text: str, says: str) -> None:
    started = time.process_time()
    with pytest.raises(BadPack) as caught:
        load(text)
    assert any(says in str(problem) for problem in caught.value.problems), str(caught.value)
    assert time.process_time() - started < 2


def test_laughing_billions_stay_small() -> None:
    """TOML has no references, so the nearest thing is a tree of inline tables; its size is that of its text."""
    text = "x = 1"
    for name in "abcdefghij":
        text = f"{name} = {{ {text} }}, {name}2 = {{ {text} }}" if len(text) < 60_000 else text
    with pytest.raises(BadPack):
        load("z = { " + text + " }")


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # sparse: a terabyte that takes no room
    with pytest.raises(BadPack, match="at most 400 kB"):
        SHELF.read(path)
    with pytest.raises(BadPack, match=f"at most {LARGEST} characters"):
        load("#" * (LARGEST + 1))


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes("a = 1\nname = 'Guérison'".encode("latin-1"))
    with pytest.raises(BadPack, match="line 2: this is not UTF-8 text"):
        SHELF.read(path)


# ------------------------------------------------------------------ overrides


def over(**parts: Any) -> Raw:
    return {"override": {"id": "mine", "of": "tiny-dane"}, **parts}


def test_an_override_changes_adds_and_removes() -> None:
    changes = over(
        card=[
            {"id": "axemen", "cost": 3, "origin": {"cost": "rulebook"}},
            {**card(tiny(), "raid"), "id": "raid-2", "name": {"en": "Second Raid", "fr": "Autre razzia"}},
        ],
        objective=[{"letter": "A", "value": 5, "origin": {"value": "rulebook"}}],
    )
    changes["override"]["remove"] = ["hostages"]
    made = check_pack(merge(RAW, changes, "o"), "o")
    assert (made.card("axemen").cost, made.card("axemen").might) == (3, 2)
    assert made.card("axemen").origin_of("cost") == "rulebook"
    assert made.card("axemen").origin_of("might") == "reconstructed"
    assert made.card("raid-2").name == {"en": "Second Raid", "fr": "Autre razzia"}
    assert "hostages" not in [each.id for each in made.cards]
    assert made.objectives[0].value == 5
    assert card(RAW, "axemen")["cost"] == 1


def test_a_changed_fact_needs_its_own_origin() -> None:
    with pytest.raises(BadPack, match="a changed fact needs its own origin"):
        merge(RAW, over(card=[{"id": "axemen", "cost": 3}]), "o")


def test_only_cards_that_are_there_can_be_removed() -> None:
    changes = over()
    changes["override"]["remove"] = ["axeman"]
    with pytest.raises(BadPack, match="did you mean 'axemen'"):
        merge(RAW, changes, "o")


def test_what_is_no_override_is_refused() -> None:
    with pytest.raises(BadPack, match="an override starts with"):
        merge(RAW, tiny(), "o")


# ------------------------------------------------------------------ the vocabulary


@pytest.mark.parametrize("word", WORDS)
def test_every_word_has_an_example_that_can_be_read(word: str) -> None:
    kinds = ("cards", "wedges", "who", "place", "effect", "lasting", "gift", "amount", "condition")
    readings = []
    for kind in kinds:
        try:
            readings.append(parse(WORDS[word].example, kind))
        except BadExpression:
            continue
    assert any(reading.mentions(word) for reading in readings), WORDS[word].example


def test_every_word_is_documented() -> None:
    for word in WORDS.values():
        assert word.means.endswith("."), word.name
        assert word.gives, word.name
