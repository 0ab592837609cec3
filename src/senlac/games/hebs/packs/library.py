"""Finds packs: built in, installed, and the user's own files applied on top of them.

A whole faction is a TOML file in this folder, or one that a package installs in the entry point group `senlac.packs`;
the name of the file, or of the entry point, is the faction. A user's own file is an override. `offer` checks it and
gives it a name with a hash, `my-box@1f2e3d4c5b6a`: that name is an option of a game, so a save says exactly which cards
it was played with.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from senlac.files import ID, TEXTS, Shelf, hash_of
from senlac.games.hebs.packs.pack import BadPack, Card, Objective, Pack, PackProblem
from senlac.games.hebs.packs.reading import LARGEST, MOST_CARDS, merge, parse_toml, read_pack
from senlac.kernel.errors import BadOption, SenlacError
from senlac.registry import BrokenPlugin, load_plugin, plugins

GROUP: Final = "senlac.packs"
#: How deep tables and lists may be nested; the deepest is [[card]], [[card.ability]], title, en.
DEEPEST: Final = 8
#: The most dots in a key; the TOML parser would take hours over one that fills a file.
MOST_DOTS: Final = 60
_PARTS: Final = ("override", "traits", "card", "objective")
_HEAD: Final = ("id", "of", "remove")
#: By kind of entry: what it is known by.
KEYS: Final = {"card": "id", "objective": "letter"}


class MissingPack(SenlacError):
    """A game that was played with a pack that is not available."""

    code = "missing-pack"


class UnknownCard(SenlacError):
    """No card has this name."""

    code = "unknown-card"


class Override:
    """A user's own file: its name, the pack it changes, and its content."""

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
    """The raw content of a pack or override, without anything a pack cannot contain."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadPack([PackProblem(file, "", "", "", f"line {number} has more dots than any line of a pack")])
    try:
        raw = parse_toml(text, file)
    except ValueError as error:  # a number too long for Python
        raise BadPack([PackProblem(file, "", "", "", f"this is not TOML: {str(error)[:200]}")]) from error
    wrong: list[PackProblem] = []
    _plain(raw, "", 1, file, wrong)
    if wrong:
        raise BadPack(wrong)
    return raw


def _plain(value: Any, place: str, depth: int, file: str, wrong: list[PackProblem]) -> None:
    """Allow only texts, whole numbers, tables and uniform lists, of a reasonable size."""
    where = place[:60]
    if depth > DEEPEST:
        wrong.append(PackProblem(file, "", where, "", f"a pack may be nested at most {DEEPEST} deep"))
    elif isinstance(value, dict | list) and len(value) > MOST_CARDS:
        wrong.append(
            PackProblem(file, "", where, "", f"there may be at most {MOST_CARDS} of anything, not {len(value)}")
        )
    elif isinstance(value, dict):
        for name, part in value.items():
            _plain(part, f"{place}.{name}" if place else name, depth + 1, file, wrong)
    elif isinstance(value, list):
        if len({type(part) for part in value}) > 1 or any([isinstance(part, list) for part in value]):
            wrong.append(PackProblem(file, "", where, "", "a list must contain only texts or only tables"))
            return
        for part in value:
            _plain(part, place, depth + 1, file, wrong)
    elif not isinstance(value, str | int):
        wrong.append(PackProblem(file, "", where, str(value)[:20], "a pack may contain only texts and whole numbers"))


def check_pack(raw: dict[str, Any], file: str) -> Pack:
    """Read a pack from raw content; BadPack, and nothing else, if anything is wrong with it."""
    for kind, key in KEYS.items():
        _named(raw, kind, key, file)
    try:
        return read_pack(raw, file)
    except RecursionError as error:
        raise BadPack([PackProblem(file, "", "", "", "an expression is nested too deeply")]) from error


def _named(raw: dict[str, Any], kind: str, key: str, file: str) -> None:
    """Check that every card is a table with a text as its id; without that nothing else can be checked."""
    items = raw.get(kind, [])
    wrong: list[PackProblem] = []
    for item in items if isinstance(items, list) else [items]:
        if not isinstance(items, list) or not isinstance(item, dict):
            wrong.append(PackProblem(file, "", kind, "", f"write [[{kind}]] for each"))
        elif not isinstance(item.get(key), str):
            wrong.append(
                PackProblem(file, "", f"{kind}.{key}", str(item.get(key))[:20], f"each [[{kind}]] needs its {key}")
            )
        elif not _texts(item.get("traits", [])):
            wrong.append(PackProblem(file, str(item[key])[:60], "traits", "", "expected a list of traits"))
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
    """The packs in this folder, which has other files too."""
    folder = Path(str(files("senlac.games.hebs.packs")))
    return {path.stem: path for path in sorted(folder.glob("*.toml")) if "\n[pack]\n" in path.read_text("utf-8")}


def _path_of(faction: str) -> Path:
    """The path of a faction's pack; BadOption if there is no such faction, BrokenPlugin if it is not a path."""
    built_in = _built_in()
    if faction in built_in:
        return built_in[faction]
    if faction not in plugins(GROUP):
        hint = _did_you_mean(faction, factions()) or f" There are: {', '.join(factions()) or 'none'}."
        raise BadOption(f"There is no faction {faction!r}.{hint}", option="faction", value=faction)
    found = load_plugin(GROUP, faction)
    if not isinstance(found, str | Path):
        message = f"{faction!r} under {GROUP} must be the path of a TOML file, not {type(found).__name__}."
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
    """The pack of a faction, with those of the named overrides that apply to it, in order.

    >>> pack("norman").id
    '1066-norman'
    """
    if not overrides:
        return _base(faction)
    return _overridden(faction, tuple([name.strip() for name in overrides.split(",") if name.strip()]))


@cache
def edition(faction: str, content_hash: str) -> Pack | None:
    """An earlier edition of a built-in pack: `editions/FACTION-HASH.toml` has what has changed on its cards since."""
    content_hash = _first_hashes().get(content_hash, content_hash)
    if content_hash == _base(faction).content_hash:
        return _base(faction)
    path = editions_folder() / f"{faction}-{content_hash}.toml"
    if not re.fullmatch(f"{ID}-[0-9a-f]+", path.stem) or not path.is_file():
        return None
    was, now = parse_text(SHELF.read(path), path.name), _raw(faction)
    return check_pack({**now, **{kind: _as_it_was(kind, key, was, now) for kind, key in KEYS.items()}}, path.name)


def _as_it_was(kind: str, key: str, was: dict[str, Any], now: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards, or the Objectives, with what is different in an edition."""
    earlier = {each[key]: each for each in was.get(kind, [])}
    return [{**each, **earlier.get(each[key], {})} for each in now[kind]]


@cache
def _first_hashes() -> dict[str, str]:
    """Maps hashes in early saves, which covered histories and French too, to today's hash of the same cards."""
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
    """Check an override file and load it into this process; returns its name, `my-box@HASH`."""
    return offer_text(SHELF.read(path), str(path))


def offer_text(text: str, file: str) -> str:
    """The same for a text that is not in a file; problems refer to it as `file`."""
    return _take(text, file).name


def read_override(path: str | Path) -> Override:
    """Read an override file; BadPack with everything that is wrong with it."""
    return parse_override(SHELF.read(path), str(path))


def _offered(name: str) -> Override:
    """An override by name, from this process or from the user's folder; MissingPack if it is in neither."""
    if name not in _OFFERED:
        path, text = SHELF.find(name)
        _take(text, path)
    return _OFFERED[name]


def _take(text: str, file: str) -> Override:
    """Check the text of an override, and remember it under its name."""
    over = parse_override(text, file)
    _OFFERED[over.name] = over
    TEXTS[over.name] = text
    return over


def parse_override(text: str, file: str) -> Override:
    """Read an override from its text; problems refer to it as `file`."""
    raw = parse_text(text, file)
    head = raw.get("override")
    if not isinstance(head, dict):
        message = "an override starts with [override] and says `of = PACK`"
        raise BadPack([PackProblem(file, "", "override", "", message)])
    wrong = _parts(raw, head, file)
    faction = _faction_of(str(head.get("of")))
    if not faction:
        known = [_id_of(_raw(each)) for each in factions()]
        hint = _did_you_mean(str(head.get("of")), known) or f" There are: {', '.join(known)}."
        wrong.append(PackProblem(file, "", "override.of", str(head.get("of"))[:40], f"there is no such pack.{hint}"))
    if wrong:
        raise BadPack(wrong)
    for kind, key in KEYS.items():
        _named(raw, kind, key, file)
    check_pack(merge(_raw(faction), raw, file), file)
    return Override(str(head["id"]), hash_of(text), str(head["of"]), faction, file, raw)


def _parts(raw: dict[str, Any], head: dict[str, Any], file: str) -> list[PackProblem]:
    """Problems with the [override] table, and unknown parts."""
    wrong = [
        PackProblem(file, "", name, name, f"there is no part of an override called {name!r}{_instead(name, _PARTS)}")
        for name in raw
        if name not in _PARTS
    ]
    wrong += [
        PackProblem(file, "", f"override.{name}", name, f"there is no such field{_instead(name, _HEAD)}")
        for name in head
        if name not in _HEAD
    ]
    if not isinstance(head.get("id"), str) or not re.fullmatch(ID, head["id"]):
        message = "an id is written in small letters, digits and hyphens"
        wrong.append(PackProblem(file, "", "override.id", str(head.get("id"))[:40], message))
    if not _texts(head.get("remove", [])):
        wrong.append(PackProblem(file, "", "override.remove", "", "expected a list of ids"))
    if "traits" in raw and not isinstance(raw["traits"], dict):
        wrong.append(PackProblem(file, "", "traits", "", "expected a table: [traits]"))
    return wrong


def _id_in(text: str) -> str:
    try:
        head = parse_text(text, "").get("override")
    except BadPack:
        return ""
    return str(head.get("id")) if isinstance(head, dict) else ""


SHELF: Final = Shelf(
    "pack", LARGEST, lambda file, message: BadPack([PackProblem(file, "", "", "", message)]), MissingPack, _id_in
)


# ------------------------------------------------------------------ finding cards


class Found:
    """A card or an Objective, with its pack."""

    __slots__ = ("pack", "card", "objective")

    def __init__(self, pack: Pack, card: Card | None, objective: Objective | None) -> None:
        self.pack = pack
        self.card = card
        self.objective = objective


def find(name: str, packs: list[Pack]) -> list[Found]:
    """Cards and Objectives by id, name in any language, or `norman A`; UnknownCard if there are none."""
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
    """A name as typed on a keyboard: no capitals, straight apostrophes, ordinary spaces."""
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
