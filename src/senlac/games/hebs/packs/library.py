"""The packs there are: built in, installed, and files of the user's own laid over them.

A whole faction is a TOML file in this folder, or one that a package installs under the entry point
group `senlac.packs`; the name of the file, or of the entry point, is the faction. A file of the user's own is an
override. `offer` checks it and gives it a name with a hash in it, `my-box@1f2e3d4c5b6a`: that name is an option of a
game, so a save says exactly with which cards it was made.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from senlac.files import ID, Shelf, hash_of
from senlac.games.hebs.packs.pack import BadPack, Card, Objective, Pack, Problem
from senlac.games.hebs.packs.reading import LARGEST, MOST_CARDS, merge, parse_toml, read_pack
from senlac.kernel.errors import BadOption, SenlacError
from senlac.registry import BrokenPlugin, load_plugin, plugins

GROUP: Final = "senlac.packs"
#: Tables and lists of a pack are nested no deeper: [[card]], [[card.ability]], title, en is the deepest.
DEEPEST: Final = 8
#: A dotted key is no longer; the TOML reader would take hours over one that fills a file.
MOST_DOTS: Final = 60
_PARTS: Final = ("override", "traits", "card", "objective")
_HEAD: Final = ("id", "of", "remove")


class MissingPack(SenlacError):
    """A game that was made with a pack which is not here."""

    code = "missing-pack"


class UnknownCard(SenlacError):
    """A name that no card has."""

    code = "unknown-card"


class Override:
    """A file of the user's own: what it is called, what it is laid over, what it says."""

    __slots__ = ("id", "hash", "of", "faction", "file", "raw")

    def __init__(self, id: str, hash: str, of: str, faction: str, file: str, raw: dict[str, Any]) -> None:
        self.id = id
        self.hash = hash
        self.of = of
        self.faction = faction
        self.file = file
        self.raw = raw

    @property
    def name(self) -> str:
        return f"{self.id}@{self.hash}"


# ------------------------------------------------------------------ reading files


def parse_text(text: str, file: str) -> dict[str, Any]:
    """The raw content of a pack or override, with nothing in it that a pack never has."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadPack([Problem(file, "", "", "", f"line {number} has more dots than any line of a pack")])
    try:
        raw = parse_toml(text, file)
    except ValueError as error:  # a number too long for Python
        raise BadPack([Problem(file, "", "", "", f"this is not TOML: {str(error)[:200]}")]) from error
    wrong: list[Problem] = []
    _plain(raw, "", 1, file, wrong)
    if wrong:
        raise BadPack(wrong)
    return raw


def _plain(value: Any, place: str, depth: int, file: str, wrong: list[Problem]) -> None:
    """Only texts, whole numbers, tables and lists of one kind, of a reasonable size."""
    where = place[:60]
    if depth > DEEPEST:
        wrong.append(Problem(file, "", where, "", f"a pack is nested at most {DEEPEST} deep"))
    elif isinstance(value, dict | list) and len(value) > MOST_CARDS:
        wrong.append(Problem(file, "", where, "", f"there are at most {MOST_CARDS} of anything, not {len(value)}"))
    elif isinstance(value, dict):
        for name, part in value.items():
            _plain(part, f"{place}.{name}" if place else name, depth + 1, file, wrong)
    elif isinstance(value, list):
        if len({type(part) for part in value}) > 1 or any([isinstance(part, list) for part in value]):
            wrong.append(Problem(file, "", where, "", "a list has texts only, or tables only"))
            return
        for part in value:
            _plain(part, place, depth + 1, file, wrong)
    elif not isinstance(value, str | int):
        wrong.append(Problem(file, "", where, str(value)[:20], "a pack has texts and whole numbers only"))


def check_pack(raw: dict[str, Any], file: str) -> Pack:
    """The pack of a raw content; BadPack, and nothing else, if there is anything wrong with it."""
    for kind, key in (("card", "id"), ("objective", "letter")):
        _named(raw, kind, key, file)
    try:
        return read_pack(raw, file)
    except RecursionError as error:
        raise BadPack([Problem(file, "", "", "", "an expression is nested too deep")]) from error


def _named(raw: dict[str, Any], kind: str, key: str, file: str) -> None:
    """Every card is a table with its id as a text; without that nothing else can be said of it."""
    items = raw.get(kind, [])
    wrong: list[Problem] = []
    for item in items if isinstance(items, list) else [items]:
        if not isinstance(items, list) or not isinstance(item, dict):
            wrong.append(Problem(file, "", kind, "", f"write [[{kind}]] for each"))
        elif not isinstance(item.get(key), str):
            wrong.append(Problem(file, "", f"{kind}.{key}", str(item.get(key))[:20], f"each [[{kind}]] has its {key}"))
        elif not _texts(item.get("traits", [])):
            wrong.append(Problem(file, str(item[key])[:60], "traits", "", "a list of traits is wanted"))
    if wrong:
        raise BadPack(wrong)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all([isinstance(part, str) for part in value])


# ------------------------------------------------------------------ whole factions


@cache
def factions() -> list[str]:
    """The factions that can be played, built in and installed.

    >>> "norman" in factions()
    True
    """
    return sorted({*_built_in(), *plugins(GROUP)})


@cache
def _built_in() -> dict[str, Path]:
    """The packs beside this module; the folder has other files too."""
    folder = Path(str(files("senlac.games.hebs.packs")))
    return {path.stem: path for path in sorted(folder.glob("*.toml")) if "\n[pack]\n" in path.read_text("utf-8")}


def _path_of(faction: str) -> Path:
    """Where a faction's pack is; BadOption if there is no such faction, BrokenPlugin if it is not what it should be."""
    built_in = _built_in()
    if faction in built_in:
        return built_in[faction]
    if faction not in plugins(GROUP):
        hint = _did_you_mean(faction, factions()) or f" There are: {', '.join(factions()) or 'none'}."
        raise BadOption(f"There is no faction {faction!r}.{hint}", option="faction", value=faction)
    found = load_plugin(GROUP, faction)
    if not isinstance(found, str | Path):
        message = f"{faction!r} under {GROUP} is to be the path of a TOML file, not {type(found).__name__}."
        raise BrokenPlugin(message, name=faction, group=GROUP)
    return Path(found)


@cache
def _raw(faction: str) -> dict[str, Any]:
    path = _path_of(faction)
    return parse_text(SHELF.read(path), path.name)


@cache
def _base(faction: str) -> Pack:
    made = check_pack(_raw(faction), _path_of(faction).name)
    if made.faction != faction:
        message = f"The pack of the faction {made.faction!r} is installed under the name {faction!r}."
        raise BrokenPlugin(message, name=faction, group=GROUP)
    return made


def _faction_of(pack_id: str) -> str:
    """The faction of the pack with this id, or an empty text."""
    for faction in [*_built_in(), *plugins(GROUP)]:
        if _id_of(_raw(faction)) == pack_id:
            return faction
    return ""


def _id_of(raw: dict[str, Any]) -> str:
    head = raw.get("pack")
    return str(head.get("id")) if isinstance(head, dict) else ""


def pack(faction: str, overrides: str = "") -> Pack:
    """The pack of a faction, with those of the named overrides that are of it laid over in order.

    >>> pack("norman").id
    '1066-norman'
    """
    if not overrides:
        return _base(faction)
    return _overridden(faction, tuple([name.strip() for name in overrides.split(",") if name.strip()]))


@cache
def edition(faction: str, content_hash: str) -> Pack | None:
    """A built-in pack as it was: `editions/FACTION-HASH.toml` keeps what has changed on its cards since."""
    content_hash = _first_hashes().get(content_hash, content_hash)
    if content_hash == _base(faction).content_hash:
        return _base(faction)
    path = editions_folder() / f"{faction}-{content_hash}.toml"
    if not re.fullmatch(f"{ID}-[0-9a-f]+", path.stem) or not path.is_file():
        return None
    was = {card["id"]: card for card in parse_text(SHELF.read(path), path.name)["card"]}
    now = _raw(faction)
    return check_pack({**now, "card": [{**card, **was.get(card["id"], {})} for card in now["card"]]}, path.name)


@cache
def _first_hashes() -> dict[str, str]:
    """Hashes in early saves, which counted histories and French too, each with the one of the same cards today."""
    text = Path(str(files("senlac.games.hebs.packs")), "first-hashes.toml").read_text("utf-8")
    return {first: now for hashes in tomllib.loads(text).values() for first, now in hashes.items()}


def editions_folder() -> Path:
    return Path(str(files("senlac.games.hebs.packs"))) / "editions"


@cache
def _overridden(faction: str, names: tuple[str, ...]) -> Pack:
    chosen = [over for over in [_offered(name) for name in names] if over.faction == faction]
    if not chosen:
        return _base(faction)
    raw = _raw(faction)
    for over in chosen:
        raw = merge(raw, over.raw, over.file)
    return check_pack(raw, " + ".join([over.file for over in chosen]))


# ------------------------------------------------------------------ files of the user's own

_OFFERED: Final[dict[str, Override]] = {}


def offer(path: str | Path) -> str:
    """Check an override file whole, laid over its pack, and have it in this process; its name, `my-box@HASH`."""
    over = read_override(path)
    _OFFERED[over.name] = over
    return over.name


def read_override(path: str | Path) -> Override:
    """The override of a file; BadPack with everything that is wrong with it."""
    return parse_override(SHELF.read(path), str(path))


def _offered(name: str) -> Override:
    """The override of a name, from this process or from the user's folder; MissingPack if it is in neither."""
    if name not in _OFFERED:
        path, text = SHELF.find(name)
        _OFFERED[name] = parse_override(text, path)
    return _OFFERED[name]


def parse_override(text: str, file: str) -> Override:
    """The override of a text; `file` is what problems call it."""
    raw = parse_text(text, file)
    head = raw.get("override")
    if not isinstance(head, dict):
        message = "an override begins with [override] and says `of = PACK`"
        raise BadPack([Problem(file, "", "override", "", message)])
    wrong = _parts(raw, head, file)
    faction = _faction_of(str(head.get("of")))
    if not faction:
        known = [_id_of(_raw(each)) for each in factions()]
        hint = _did_you_mean(str(head.get("of")), known) or f" There are: {', '.join(known)}."
        wrong.append(Problem(file, "", "override.of", str(head.get("of"))[:40], f"there is no such pack.{hint}"))
    if wrong:
        raise BadPack(wrong)
    for kind, key in (("card", "id"), ("objective", "letter")):
        _named(raw, kind, key, file)
    check_pack(merge(_raw(faction), raw, file), file)
    return Override(str(head["id"]), hash_of(text), str(head["of"]), faction, file, raw)


def _parts(raw: dict[str, Any], head: dict[str, Any], file: str) -> list[Problem]:
    """What is wrong with the head of an override, and parts that it does not have."""
    wrong = [
        Problem(file, "", name, name, f"there is no part of an override called {name!r}{_instead(name, _PARTS)}")
        for name in raw
        if name not in _PARTS
    ]
    wrong += [
        Problem(file, "", f"override.{name}", name, f"there is no such field{_instead(name, _HEAD)}")
        for name in head
        if name not in _HEAD
    ]
    if not isinstance(head.get("id"), str) or not re.fullmatch(ID, head["id"]):
        message = "an id is written in small letters, digits and hyphens"
        wrong.append(Problem(file, "", "override.id", str(head.get("id"))[:40], message))
    if not _texts(head.get("remove", [])):
        wrong.append(Problem(file, "", "override.remove", "", "a list of ids is wanted"))
    if "traits" in raw and not isinstance(raw["traits"], dict):
        wrong.append(Problem(file, "", "traits", "", "a table is wanted: [traits]"))
    return wrong


def _id_in(text: str) -> str:
    try:
        head = parse_text(text, "").get("override")
    except BadPack:
        return ""
    return str(head.get("id")) if isinstance(head, dict) else ""


SHELF: Final = Shelf(
    "pack", LARGEST, lambda file, message: BadPack([Problem(file, "", "", "", message)]), MissingPack, _id_in
)


# ------------------------------------------------------------------ finding cards


class Found:
    """A card or an Objective, with the pack that it is of."""

    __slots__ = ("pack", "card", "objective")

    def __init__(self, pack: Pack, card: Card | None, objective: Objective | None) -> None:
        self.pack = pack
        self.card = card
        self.objective = objective


def find(name: str, packs: list[Pack]) -> list[Found]:
    """The cards and Objectives called so: by id, name in any language, `norman A`; UnknownCard if there is none."""
    wanted = _typed(name)
    found: list[Found] = []
    known: list[str] = []
    for each in packs:
        for card in each.cards:
            calls = [*card.name.values(), card.id]
            known += calls
            if _called(wanted, calls, each.faction):
                found.append(Found(each, card, None))
        for objective in each.objectives:
            calls = list(objective.name.values())
            known += calls
            if _called(wanted, [objective.letter, *calls], each.faction):
                found.append(Found(each, None, objective))
    if not found:
        raise UnknownCard(f"No card is called {name[:60]!r}.{_did_you_mean(name, known)}", name=name)
    return found


def _typed(name: str) -> str:
    """A name as a keyboard has it: no capitals, straight apostrophes, ordinary spaces."""
    return " ".join(name.casefold().replace("’", "'").split())


def _called(wanted: str, calls: list[str], faction: str) -> bool:
    folded = [_typed(call) for call in calls]
    return wanted in folded or wanted in [f"{faction} {call}" for call in folded]


def _did_you_mean(name: str, known: list[str]) -> str:
    folded = {_typed(each): each for each in reversed(known)}
    near = difflib.get_close_matches(_typed(name), list(folded), 1)
    return f" Did you mean {folded[near[0]]!r}?" if near else ""


def _instead(name: str, known: tuple[str, ...]) -> str:
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(known)}"
