"""The library: factions built in and installed, files of the user's own, and packs that a save misses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from senlac.files import TEXTS
from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.library import MissingPack, UnknownCard, factions, find, offer, pack
from senlac.games.hebs.packs.pack import BadPack
from senlac.kernel.errors import BadOption
from senlac.registry import BrokenPlugin, load_plugin, plugins

TINY = Path(__file__).parent / "tiny.toml"
LEADER = pack("norman").cards[0].id
CARD = next(card for card in pack("norman").cards if card.type == "unit")
OTHER = next(card for card in pack("saxon").cards if card.type == "unit")


def override(cost: int = 4, id: str = "my-box", of: str = "1066-norman", card: str = CARD.id) -> str:
    return (
        f'[override]\nid = "{id}"\nof = "{of}"\n\n[[card]]\nid = "{card}"\ncost = {cost}\n'
        'origin = { cost = "attested: my copy of the box" }\n'
    )


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user without packs, and a library without offers."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    library._OFFERED.clear()
    TEXTS.clear()
    for cached in (plugins, load_plugin, factions, library._raw, library._base, library._overridden):
        cached.cache_clear()


def write(folder: Path, text: str, name: str = "my-box.toml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


# ------------------------------------------------------------------ factions


def test_both_sides_are_built_in() -> None:
    assert {"norman", "saxon"} <= set(factions())
    assert pack("norman").attacker
    assert not pack("saxon").attacker
    assert pack("norman") is pack("norman")


@pytest.mark.parametrize("faction", ["norman", "saxon"])
def test_a_deck_of_1066_is_whole(faction: str) -> None:
    made = pack(faction)
    assert made.faction == faction
    assert made.id == f"1066-{faction}"
    assert sum(card.copies for card in made.cards) == 78
    assert len(made.objectives) == 7


def test_an_unknown_faction_is_one_sentence() -> None:
    with pytest.raises(BadOption, match=r"no faction 'normans'. Did you mean 'norman'\?"):
        pack("normans")
    with pytest.raises(BadOption, match="There are: malta, norman, ottoman, saxon"):
        pack("zulu")


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, module: str) -> None:
    """A package that offers a pack, as pip leaves it behind."""
    (folder / "danes.py").write_text(module, "utf-8")
    about = folder / "danes-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: danes\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[senlac.packs]\n{name} = {value}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "danes", raising=False)
    _forget()


@pytest.mark.parametrize("kind", ["str", "__import__('pathlib').Path"])
def test_an_installed_pack_is_a_faction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    install(tmp_path, monkeypatch, "dane", "danes:PACK", f"PACK = {kind}({str(TINY)!r})")
    assert factions() == ["dane", "malta", "norman", "ottoman", "saxon"]
    assert pack("dane").name == {"en": "Danes", "fr": "Danois"}
    name = offer(write(tmp_path, override(of="tiny-dane", card="axemen")))
    assert pack("dane", name).card("axemen").cost == 4
    assert pack("norman", name) is pack("norman")


@pytest.mark.parametrize(
    ("name", "module", "error", "says"),
    [
        ("dane", "PACK = 3", BrokenPlugin, "the path of a TOML file, not int"),
        ("dane", "", BrokenPlugin, "cannot be loaded"),
        ("viking", f"PACK = {str(TINY)!r}", BrokenPlugin, "faction 'dane' is installed under the name 'viking'"),
        ("dane", "PACK = '/nowhere/dane.toml'", BadOption, "does not exist"),
    ],
)
def test_a_broken_plugin_says_so_and_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, module: str, error: type[Exception], says: str
) -> None:
    install(tmp_path, monkeypatch, name, "danes:PACK", module)
    with pytest.raises(error, match=says):
        pack(name)
    assert pack("norman").faction == "norman"


# ------------------------------------------------------------------ offering


def test_an_offered_file_is_named_by_its_content(tmp_path: Path) -> None:
    path = write(tmp_path, override(cost=4))
    name = offer(path)
    assert name == f"my-box@{blake2b(path.read_bytes()).hexdigest()[:12]}"
    assert offer(path) == name
    assert pack("norman", name).card(CARD.id).cost == 4
    assert pack("norman", name).card(CARD.id).origin_of("cost") == "attested: my copy of the box"
    assert pack("norman").card(CARD.id).cost == CARD.cost
    assert pack("norman", name).content_hash != pack("norman").content_hash


def test_another_content_is_another_name(tmp_path: Path) -> None:
    first = offer(write(tmp_path, override(cost=4)))
    second = offer(write(tmp_path, override(cost=5)))
    assert first != second
    assert pack("norman", first).card(CARD.id).cost == 4
    assert pack("norman", second).card(CARD.id).cost == 5


def test_overrides_are_laid_over_in_order_and_only_over_their_own(tmp_path: Path) -> None:
    first = offer(write(tmp_path, override(cost=4), "a.toml"))
    second = offer(write(tmp_path, override(cost=5, id="b"), "b.toml"))
    saxon = offer(write(tmp_path, override(cost=5, id="c", of="1066-saxon", card=OTHER.id), "c.toml"))
    assert pack("norman", f"{first},{second},{saxon}").card(CARD.id).cost == 5
    assert pack("norman", f"{second}, {first}").card(CARD.id).cost == 4
    assert pack("saxon", f"{first},{saxon}").card(OTHER.id).cost == 5
    assert pack("saxon", first) is pack("saxon")


def test_two_overrides_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    with_remove = f'[override]\nid = "{{}}"\nof = "1066-norman"\nremove = ["{CARD.id}"]\n'
    names = [offer(write(tmp_path, with_remove.format(id), f"{id}.toml")) for id in ("a", "b")]
    with pytest.raises(BadPack, match=CARD.id):
        pack("norman", ",".join(names))


BAD = [
    (override(cost=9), "impossible cost"),
    (override(of="1066-normann"), "Did you mean '1066-norman'?"),
    (override(of="chess"), "There are: 1565-malta, 1066-norman, 1565-ottoman, 1066-saxon"),
    (override(id="My Box"), "small letters"),
    (override(id="../../etc/passwd"), "small letters"),
    (override(id="a,b"), "small letters"),
    (override().replace("[[card]]", "[[cards]]"), "did you mean 'card'?"),
    (override().replace("of =", "off ="), "did you mean 'of'?"),
    (override().replace("cost = 4", "const = 4").replace("{ cost", "{ rest"), "did you mean 'cost'?"),
    (override().replace("origin = { cost", "origin = { might"), "a changed fact needs its own origin"),
    ('[override]\nid = "a"\nof = "1066-norman"\nremove = "all"\n', "a list of ids"),
    ('[override]\nid = "a"\nof = "1066-norman"\nremove = [3]\n', "a list of ids"),
    (f'[override]\nid = "a"\nof = "1066-norman"\nremove = ["{LEADER}"]\n', "one Leader, not 0"),
    ('[override]\nid = "a"\nof = "1066-norman"\n[[card]]\nid = ["x"]\n', "each [[card]] needs its id"),
    ('traits = 3\n[override]\nid = "a"\nof = "1066-norman"\n', "expected a table"),
    ('override = "x"', "starts with [override]"),
    ("", "starts with [override]"),
    ('[override]\nid = 3\nof = ["1066-norman"]\n', "small letters"),
]


@pytest.mark.parametrize(("text", "says"), BAD)
def test_a_bad_override_is_refused_and_not_kept(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadPack, match=re.escape(says)):
        offer(write(tmp_path, text))
    assert not library._OFFERED


def test_all_problems_of_an_override_are_told_at_once(tmp_path: Path) -> None:
    text = override(cost=9) + 'health = 99\norigin.health = "rulebook"\n'
    text = text.replace('origin = { cost = "attested: my copy of the box" }\n', 'origin.cost = "attested"\n')
    with pytest.raises(BadPack) as caught:
        offer(write(tmp_path, text))
    assert {problem.field for problem in caught.value.problems} == {"cost", "health", "origin.cost"}


@pytest.mark.parametrize(("name", "says"), [("nowhere.toml", "does not exist"), (".", "is a folder")])
def test_what_is_no_file_is_one_sentence(tmp_path: Path, name: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        offer(tmp_path / name)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(BadOption, match="is not a file"):
        offer(tmp_path / "pipe.toml")


# ------------------------------------------------------------------ packs that are missing


def test_a_missing_pack_is_named_and_how_to_give_it(tmp_path: Path) -> None:
    name = offer(write(tmp_path, override()))
    _forget()
    with pytest.raises(MissingPack) as caught:
        pack("norman", name)
    assert caught.value.code == "missing-pack"
    assert caught.value.fields == {"id": "my-box", "hash": name.partition("@")[2]}
    said = str(caught.value)
    assert "'my-box'" in said
    assert name.partition("@")[2] in said
    assert "--pack FILE" in said
    assert str(library.SHELF.folder) in said


def test_a_pack_in_the_users_folder_is_found_again(tmp_path: Path) -> None:
    name = offer(write(tmp_path, override()))
    _forget()
    write(library.SHELF.folder, override(), "renamed.toml")
    write(library.SHELF.folder, "this is [ no toml", "broken.toml")
    (library.SHELF.folder / "latin.toml").write_bytes(b"\xff\xfe")
    assert pack("norman", name).card(CARD.id).cost == 4


def test_another_pack_of_that_name_is_pointed_out(tmp_path: Path) -> None:
    name = offer(write(tmp_path, override(cost=4)))
    _forget()
    there = write(library.SHELF.folder, override(cost=5))
    with pytest.raises(MissingPack, match="There is a pack") as caught:
        pack("norman", name)
    assert str(there) in str(caught.value)


@pytest.mark.parametrize("name", ["my-box", "my-box@", "my-box@xyz", "../x@0123456789ab", "@0123456789ab"])
def test_what_is_no_name_of_a_pack_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="written ID@HASH"):
        pack("norman", name)


def test_offers_are_of_this_process(tmp_path: Path) -> None:
    name = offer(write(tmp_path, override()))
    code = f"from senlac.games.hebs.packs.library import pack; pack('norman', {name!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MissingPack" in done.stderr


# ------------------------------------------------------------------ finding cards


def test_a_card_is_found_by_id_and_by_name_in_either_language() -> None:
    packs = [pack("norman"), pack("saxon")]
    for name in (CARD.id, CARD.name["en"].upper(), f"  {CARD.name['fr']} ", f"norman {CARD.id}"):
        found = find(name, packs)
        assert [(each.pack.faction, each.card.id) for each in found if each.card] == [("norman", CARD.id)]


def test_an_objective_is_found_by_its_letter_and_name() -> None:
    packs = [pack("norman"), pack("saxon")]
    found = find("saxon b", packs)
    assert [each.objective.letter for each in found if each.objective] == ["B"]
    assert len(find("A", packs)) == 2
    objective = packs[1].objectives[1]
    assert objective in [each.objective for each in find(objective.name["en"], packs)]


def test_an_unknown_card_is_met_with_a_guess() -> None:
    with pytest.raises(UnknownCard, match=f"Did you mean {CARD.name['en']!r}"):
        find(CARD.name["en"] + "x", [pack("norman")])
    with pytest.raises(UnknownCard, match=r"No card is called 'zzzz'\.$"):
        find("zzzz", [pack("norman")])


@pytest.mark.parametrize("name", ["le duc est vivant !", "Le serment d'Harold", "Le serment d’Harold"])
def test_french_names_are_found_as_a_keyboard_has_them(name: str) -> None:
    assert len(find(name, [pack("norman")])) == 1
