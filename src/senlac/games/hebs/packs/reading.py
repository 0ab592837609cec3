"""Reads packs: the cards of a faction, as TOML that anybody can read and correct.

`read_pack` checks a file completely and reports everything that is wrong with it at once, by file, card, field and
word. An override is a file that changes facts of another pack, or adds or removes cards: `merge` applies it before
anything is checked, so that a corrected pack is a pack like any other.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from hashlib import blake2b
from typing import Any, Final

from senlac.catalogue import FALLBACK, WANTED_TONGUES, Tongues, are_tongues
from senlac.games.hebs.language.parser import Literal, alternatives, parse, taken_by, zones_of
from senlac.games.hebs.language.words import (
    A_BEARER,
    A_CARD,
    A_CHOICE,
    A_FIELD,
    A_PLACE,
    A_TRIGGER,
    CARDS,
    CONDITION,
    EFFECT,
    LASTING,
    WEDGES,
    WHO,
    WORDS,
    ZONES,
    BadExpression,
    Expr,
    Word,
)
from senlac.games.hebs.packs.pack import (
    ARMY,
    ATTACHMENT,
    CONSTANT,
    DESTROYED,
    EVENT,
    GRADES,
    KINDS,
    LEADER,
    LEAST_DECK,
    PLACELESS,
    PLAYED,
    RESPONSE,
    TACTICS,
    TITLES,
    TRIGGERS,
    TYPES,
    UNIT,
    UNIT_TYPES,
    AbilityText,
    BadPack,
    Card,
    Objective,
    Pack,
    PackProblem,
)

#: Limits on a pack: characters, cards, abilities on a card, effects of an ability.
LARGEST: Final = 400_000
MOST_CARDS: Final = 120
MOST_ABILITIES: Final = 5
MOST_EFFECTS: Final = 5


# ------------------------------------------------------------------ files


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The raw content of a pack; BadPack if it is not TOML or too large."""
    if len(text) > LARGEST:
        raise BadPack(
            [
                PackProblem(
                    file, "", "", "", f"a pack may have at most {LARGEST} characters, but this one has {len(text)}"
                )
            ]
        )
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadPack([PackProblem(file, "", "", "", f"this is not TOML: {str(error)[:200]}")]) from error


def merge(base: dict[str, Any], over: dict[str, Any], file: str) -> dict[str, Any]:
    """A pack's raw content with an override applied."""
    head = over.get("override")
    if not isinstance(head, dict):
        raise BadPack(
            [PackProblem(file, "", "override", "", "an override starts with [override] and says `of = PACK`")]
        )
    merged = json.loads(json.dumps(base))
    removed = head.get("remove", [])
    if not isinstance(removed, list):
        raise BadPack([PackProblem(file, "", "override.remove", "", "expected a list of card ids")])
    wrong: list[PackProblem] = []
    for kind, key in (("card", "id"), ("objective", "letter")):
        items = merged.get(kind, [])
        known = {item.get(key): item for item in items}
        changes = over.get(kind, [])
        for change in changes if isinstance(changes, list) else []:
            name = change.get(key) if isinstance(change, dict) else None
            if name in known:
                origin = {**_table(known[name].get("origin")), **_table(change.get("origin"))}
                _needs_origins(change, str(name), file, wrong)
                known[name].update(change)
                known[name]["origin"] = origin
            else:
                items.append(change)
        merged[kind] = items
    ids = [card.get("id") for card in merged.get("card", [])]
    for name in removed:
        if name not in ids:
            wrong.append(PackProblem(file, "", "override.remove", str(name), _unknown("card", str(name), ids)))
    if wrong:
        raise BadPack(wrong)
    merged["card"] = [card for card in merged.get("card", []) if card.get("id") not in removed]
    merged["traits"] = {**_table(merged.get("traits")), **_table(over.get("traits"))}
    return _table(merged)


def _needs_origins(change: dict[str, Any], name: str, file: str, wrong: list[PackProblem]) -> None:
    """A changed fact must have its own origin; otherwise it would be attributed to the old one's."""
    given = _table(change.get("origin"))
    for fact in change:
        if fact in (*FACTS, "battle", "value") and fact not in given and "rest" not in given:
            wrong.append(PackProblem(file, name, f"origin.{fact}", "", "a changed fact needs its own origin"))


def _table(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _unknown(what: str, name: str, known: list[Any]) -> str:
    near = difflib.get_close_matches(name, [str(item) for item in known], 1)
    return f"there is no {what} {name!r}" + (f"; did you mean {near[0]!r}?" if near else "")


# ------------------------------------------------------------------ checking


def _played(raw: Any) -> Any:
    """A pack, or part of one, without what does not affect play: translations, histories, origins."""
    if are_tongues(raw):
        return {FALLBACK: raw[FALLBACK]}
    if isinstance(raw, dict):
        return {name: _played(value) for name, value in raw.items() if name not in ("history", "origin")}
    return [_played(item) for item in raw] if isinstance(raw, list) else raw


def _one_line(text: str) -> bool:
    """Whether a text is printable; French no-break spaces count, although Python says otherwise."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def _hash(raw: Any) -> str:
    return blake2b(json.dumps(raw, sort_keys=True).encode(), digest_size=8).hexdigest()


def read_pack(raw: dict[str, Any], file: str) -> Pack:
    """Read a pack from raw content; BadPack with everything that is wrong with it."""
    return _PackReader(file).pack(raw)


FACTS: Final = ("name", "type", "cost", "zeal", "might", "health", "resources", "ability", "copies")
_CARD_FIELDS: Final = (
    "id", "name", "type", "unit", "traits", "copies", "cost", "zeal", "might", "health", "resources", "attach",
    "ability", "history", "origin",
)  # fmt: skip
_OBJECTIVE_FIELDS: Final = ("letter", "name", "battle", "value", "health", "ability", "history", "origin")
_PACK_FIELDS: Final = ("id", "faction", "box", "role", "name", "people")


class _PackReader:
    """Reads one pack and records problems as it goes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[PackProblem] = []
        self.card_id = ""
        self.traits: dict[str, Tongues] = {}
        self.used_traits: set[str] = set()
        self.ids: set[str] = set()

    def wrong(self, field: str, message: str, word: str = "") -> None:
        self.problems.append(PackProblem(self.file, self.card_id, field, word, message))

    def pack(self, raw: dict[str, Any]) -> Pack:
        made = Pack()
        head = _table(raw.get("pack"))
        self.fields("pack", head, _PACK_FIELDS)
        for name in raw:
            if name not in ("pack", "traits", "card", "objective"):
                self.wrong(name, _unknown("part of a pack called", name, ["pack", "traits", "card", "objective"]))
        made.id = self.text("pack.id", head.get("id"))
        made.faction = self.text("pack.faction", head.get("faction"))
        made.box = self.text("pack.box", head.get("box"))
        role = self.choice("pack.role", head.get("role"), ("attacker", "defender"))
        made.attacker = role == "attacker"
        made.name = self.tongues("pack.name", head.get("name"))
        made.people = self.tongues("pack.people", head.get("people"))
        for trait, label in _table(raw.get("traits")).items():
            self.traits[trait] = self.tongues(f"traits.{trait}", label)
        made.traits = self.traits
        cards = self.items("card", raw.get("card"), MOST_CARDS)
        self.ids = {str(item.get("id")) for item in cards}
        made.cards = [self.card(item) for item in cards]
        made.objectives = [self.objective(item) for item in self.items("objective", raw.get("objective"), 12)]
        self.card_id = ""
        self.whole(made)
        if self.problems:
            raise BadPack(self.problems)
        made.content_hash = _hash(_played(raw))
        made.print_hash = _hash(raw)
        return made

    def whole(self, made: Pack) -> None:
        """Checks that involve the pack as a whole."""
        leaders = [card.id for card in made.cards if card.type == LEADER]
        if len(leaders) != 1:
            self.wrong("card", f"a faction must have one Leader, not {len(leaders)}")
        size = sum([card.copies for card in made.cards]) - 1
        if size < LEAST_DECK:
            self.wrong("card", f"a deck needs at least {LEAST_DECK} cards besides the Leader, but this one has {size}")
        tongues = sorted({lang for card in made.cards for lang in card.name})
        for what, names in (
            ("id", [card.id for card in made.cards]),
            *[(f"name ({lang})", [card.name.get(lang, "") for card in made.cards]) for lang in tongues],
        ):
            for name in sorted({name for name in names if name and names.count(name) > 1}):
                self.wrong("card", f"two cards have the {what} {name!r}", name)
        letters = "".join([objective.letter for objective in made.objectives])
        if letters != "ABCDEFGHIJKL"[: len(letters)] or len(letters) < 2:
            self.wrong("objective", f"Objectives are lettered A, B, C and so on, in order, not {letters!r}")
        held = {trait for card in made.cards for trait in card.traits}
        for trait in sorted(self.used_traits - held):
            self.wrong("traits", f"an ability asks for the trait {trait!r}, which no card has", trait)
        for trait in sorted(set(self.traits) - held):
            self.wrong("traits", f"no card has the trait {trait!r}", trait)

    # ------------------------------------------------------------ cards

    def card(self, item: dict[str, Any]) -> Card:
        self.card_id = str(item.get("id", "?"))[:60]
        self.fields("", item, _CARD_FIELDS)
        made = Card(self.text("id", item.get("id")))
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", made.id):
            self.wrong("id", "an id is written in small letters, digits and hyphens", made.id)
        made.name = self.tongues("name", item.get("name"))
        made.type = self.choice("type", item.get("type"), TYPES)
        army = made.type in ARMY
        if made.type == UNIT:
            made.unit = self.choice("unit", item.get("unit"), UNIT_TYPES)
        elif "unit" in item:
            self.wrong("unit", f"only Units have a unit type, but this card is of type {made.type!r}")
        for trait in item.get("traits", []) if isinstance(item.get("traits", []), list) else [None]:
            if trait not in self.traits:
                self.wrong("traits", _unknown("trait", str(trait), list(self.traits)), str(trait))
            else:
                made.traits.append(trait)
        made.copies = self.number("copies", item.get("copies", 1), 1, 3)
        if made.type == LEADER:
            if "cost" in item:
                self.wrong("cost", "a Leader starts in play and has no cost")
            if made.copies != 1:
                self.wrong("copies", "there is only one copy of a Leader")
        else:
            made.cost = self.number("cost", item.get("cost"), 0, 5)
        for field in ("zeal", "might", "health", "resources"):
            if not army and field in item and not (field == "resources" and made.type in (TACTICS, ATTACHMENT)):
                self.wrong(field, f"a card of type {made.type!r} has no {field}")
        if army:
            made.zeal = self.number("zeal", item.get("zeal", 0), 0, 9)
            made.might = self.number("might", item.get("might", 0), 0, 9)
            made.health = self.number("health", item.get("health"), 1, 20)
        if made.type != EVENT:
            made.resources = self.number("resources", item.get("resources", 0), 0, 3)
        if made.type == ATTACHMENT:
            made.attach = self.host(item.get("attach"))
        elif "attach" in item:
            self.wrong("attach", "only Attachments are attached to something")
        made.abilities = self.abilities(item.get("ability"), made.type)
        made.history = self.tongues("history", item.get("history"))
        made.origin = self.origin(item, FACTS)
        if made.type in (EVENT, TACTICS, ATTACHMENT) and not made.abilities:
            self.wrong("ability", "a card that is not an army card does nothing without an ability")
        return made

    def host(self, value: Any) -> Expr | None:
        text = self.text("attach", value)
        if not text:
            return None
        return self.expression("attach", text, WEDGES if text.strip() == "wedge" else CARDS)

    def objective(self, item: dict[str, Any]) -> Objective:
        self.card_id = f"Objective {str(item.get('letter', '?'))[:4]}"
        self.fields("", item, _OBJECTIVE_FIELDS)
        made = Objective(self.text("letter", item.get("letter")))
        made.name = self.tongues("name", item.get("name"))
        if "battle" in item:
            made.battle = self.choice("battle", item.get("battle"), ("might", "zeal"))
            made.value = self.number("value", item.get("value"), 0, 20)
            made.health = self.number("health", item.get("health"), 1, 30)
        made.abilities = self.abilities(item.get("ability"), "objective")
        made.history = self.tongues("history", item.get("history"))
        made.origin = self.origin(item, ("name", "battle", "value", "health", "ability"))
        return made

    def origin(self, item: dict[str, Any], facts: tuple[str, ...]) -> dict[str, str]:
        """Check that every fact of the card has its own origin or that of the rest."""
        found: dict[str, str] = {}
        for fact, origin in _table(item.get("origin")).items():
            if fact not in facts and fact != "rest":
                self.wrong("origin", _unknown("fact", fact, list(facts)), fact)
            grade, _, source = str(origin).partition(":")
            if grade not in GRADES:
                self.wrong(f"origin.{fact}", f"an origin is one of {', '.join(GRADES)}", grade)
            elif grade == "attested" and not source.strip():
                self.wrong(f"origin.{fact}", "an attested fact needs its source: `attested: …`", grade)
            found[fact] = str(origin)
        for fact in facts:
            if fact in item and fact not in found and "rest" not in found:
                self.wrong(f"origin.{fact}", "this fact has no origin")
        return found

    # ------------------------------------------------------------ abilities

    def abilities(self, value: Any, type: str) -> list[AbilityText]:
        if value is None:
            return []
        return [self.ability(item, type) for item in self.items("ability", value, MOST_ABILITIES)]

    def ability(self, item: dict[str, Any], type: str) -> AbilityText:
        self.fields("ability", item, ("kind", "title", "on", "when", "do"))
        kind = self.choice("ability.kind", item.get("kind"), KINDS)
        self.reachable(kind, type)
        on = ""
        if kind == RESPONSE:
            on = self.choice("ability.on", item.get("on"), TRIGGERS)
        elif "on" in item:
            self.wrong("ability.on", "only a Response can respond to a trigger", str(item.get("on")))
        when = None
        if "when" in item:
            when = self.expression("ability.when", self.text("ability.when", item["when"]), CONDITION)
        do: list[Expr] = []
        effects = item.get("do", [])
        if not isinstance(effects, list) or not 1 <= len(effects) <= MOST_EFFECTS:
            self.wrong("ability.do", f"an ability does one to {MOST_EFFECTS} things, in a list")
            effects = []
        for text in effects:
            wanted = LASTING if kind == CONSTANT else EFFECT
            read = self.expression("ability.do", self.text("ability.do", text), wanted)
            if read is not None:
                do.append(read)
        self.sensible(kind, type, on, when, do)
        key, title = self.title(item.get("title"))
        return AbilityText(kind, title, key, on, when, do)

    def title(self, value: Any) -> tuple[str, Tongues]:
        if value is None:
            return "", {}
        if isinstance(value, str):
            if value in TITLES:
                return value, {}
            self.wrong("ability.title", _unknown("shared title", value, list(TITLES)), value)
            return "", {}
        return "", self.tongues("ability.title", value)

    def reachable(self, kind: str, type: str) -> None:
        """Report abilities that no rule ever initiates."""
        if type == EVENT and kind in (PLAYED, CONSTANT):
            self.wrong("ability.kind", f"unreachable: an Event never enters play, so {kind!r} never happens", kind)
        if (kind == DESTROYED) != (type == "objective"):
            message = "an Objective has only abilities of the kind 'destroyed', and nothing else has them"
            self.wrong("ability.kind", f"unreachable: {message}", kind)

    def sensible(self, kind: str, type: str, on: str, when: Expr | None, do: list[Expr]) -> None:
        """Report words that have no meaning on this card, in this ability."""
        if kind == CONSTANT and when is not None:
            self.wrong("ability.when", "unreachable: a Constant ability is always in force, so it has no condition")
        whole = [*do, when] if when is not None else list(do)
        for word in WORDS.values():
            if (word.needs or word.on) and any([e.mentions(word.name) for e in whole]):
                self.needed(word, kind, type, on, whole)
        if type in PLACELESS and any([e.word == "range" for e in do]):
            self.wrong("ability.do", "missing target: a Range attack is made from a wedge", "range")
        if when is not None and when.mentions("range") and on not in ("ability", "damage"):
            self.wrong("ability.when", f"unreachable: {on!r} is not a Range attack", "range")
        for e in do:
            self.possible(e)

    def needed(self, word: Word, kind: str, type: str, on: str, whole: list[Expr]) -> None:
        """Check that what a word needs is there: a place, a bearer, a trigger of the right kind."""
        name = word.name
        if word.needs == A_PLACE and type in PLACELESS:
            self.wrong("ability", f"missing target: {name!r} needs a place, but this card has none", name)
        if word.needs == A_CARD and type in (EVENT, "objective"):
            self.wrong("ability", f"missing target: {name!r} needs a card in play, which this one never is", name)
        if word.needs == A_BEARER and type != ATTACHMENT:
            self.wrong("ability", "missing target: only an Attachment has a bearer", name)
        if word.needs == A_TRIGGER and kind != RESPONSE:
            self.wrong("ability", f"missing target: {name!r} needs a trigger, so a Response", name)
        if word.needs == A_CHOICE and not any([e.mentions("choose") or e.word == "range" for e in whole]):
            self.wrong("ability.do", f"missing target: {name!r} is what was chosen, but nothing is chosen", name)
        if word.on and on and on not in word.on:
            field = "ability.do" if "effect" in word.gives else "ability.when"
            self.wrong(field, f"missing target: {name!r} answers {' or '.join(word.on)}, not {on!r}", name)

    def possible(self, e: Expr) -> None:
        """What an effect is done to, and how much of it, is something that can be done."""
        last = e.args[-1] if e.args else e
        if e.word == "move" and (e.args[0].word == "all" or len(e.args[0].args) > 1):
            self.wrong("ability.do", "one card moves at a time: self, that, trigger, bearer or choose(…)", "move")
        if e.word == "cost":
            if last.number >= 0:
                self.wrong("ability.do", "impossible cost: a discount is written with a minus: cost(…, -1)", "cost")
        elif last.word == "number" and last.number < 1:
            self.wrong("ability.do", f"{e.word!r} needs a number of at least 1", str(last.number))
        if e.word == "until_round_end" and e.args[0].word != "give":
            self.wrong("ability.do", "only what is given lasts until the end of the round", e.args[0].word)
        if e.word == "sacrifice" and e.args[0].word != "self":
            self.wrong("ability.do", "only 'self' can be sacrificed by an ability", e.args[0].word)

    def expression(self, field: str, text: str, wanted: str) -> Expr | None:
        try:
            found = parse(text, wanted)
            self.filters(field, found, wanted)
        except BadExpression as error:
            self.wrong(field, str(error), error.word)
            return None
        self.names(field, found)
        if contradictory(found):
            self.wrong(field, "unreachable: no card can be all of this at once", text[:60])
        return found

    # ------------------------------------------------------------ filters

    def filters(self, field: str, e: Expr, wanted: str, of: str = "") -> None:
        """Check that every filter in an expression has a meaning; `of` is the word that takes it."""
        if wanted == CARDS:
            self.cards(field, e, of)
            return
        if e.word not in WORDS:
            return
        kinds = (wanted, wanted) if e.word in ("and", "or", "not") else taken_by(e, wanted)
        for arg, kind in zip(e.args, kinds, strict=False):
            if kind == WHO:
                self.done_to(field, arg, WORDS[e.word])
            self.filters(field, arg, kind, e.word)

    def cards(self, field: str, e: Expr, of: str) -> None:
        if of == "about":
            self.about(field, e)
        elif of in ("cost", "discount"):
            self.printed(field, e)
        else:
            self.judged(field, e, (A_FIELD, *ZONES) if of in ("choose", "all", "has", "count") else (A_FIELD,))

    def judged(self, field: str, e: Expr, allowed: tuple[str, ...]) -> None:
        """A filter that looks for cards: in one place, and what it asks of them has a meaning there."""
        found = alternatives(e)
        zones = zones_of(found)
        self.rows(field, found)
        if len(zones) > 1:
            self.wrong(field, "a filter looks in one place only", zones[1] if zones[1] != A_FIELD else zones[0])
            return
        zone = zones[0]
        if zone not in allowed:
            self.wrong(field, "this is only for army cards in the battlefield", zone)
        words = {literal.word for term in found for _, literal in term}
        if zone == A_FIELD and "enemy_card" in words:
            self.wrong(field, "say which: enemy_card & tactics, or enemy_card & attachment", "enemy_card")
        if zone == A_FIELD and any([not negated and it.word == "event" for term in found for negated, it in term]):
            self.wrong(field, "unreachable: an Event is never in play; discarded & event", "event")
        for word in sorted(words & set(_MEANINGLESS[zone])):
            self.wrong(field, f"unreachable: {word!r} is never so of {_PLACES[zone]}", word)

    def about(self, field: str, e: Expr) -> None:
        """A filter that judges the card of a trigger, wherever it is."""
        found = alternatives(e)
        self.rows(field, found)
        if e.mentions("discarded"):
            self.wrong(field, "unreachable: no trigger is about a discarded card", "discarded")

    def printed(self, field: str, e: Expr) -> None:
        """A filter over own cards that are being played: only what is printed on them can be asked."""
        for term in alternatives(e):
            for negated, literal in term:
                word = literal.word
                if word in _POSITION or (negated and word in ("mine", "other")) or word in ("enemy", "enemy_card"):
                    said = f"~{word}" if negated else word
                    self.wrong(field, f"unreachable: a card of one's own that is being played is never {said!r}", word)

    def rows(self, field: str, found: list[list[Literal]]) -> None:
        for term in found:
            for _, literal in term:
                if literal.word == "row" and not 1 <= literal.args[0].number <= 3:
                    self.wrong(field, "rows are 1, 2 and 3", str(literal.args[0].number))

    def done_to(self, field: str, e: Expr, effect: Word) -> None:
        """An effect is done to cards where it can be done: nothing is damaged in the discard pile."""
        if e.word == "choose" and len(e.args) > 1 and e.args[1].number < 1:
            self.wrong(field, "choose(…) needs a number of at least 1", str(e.args[1].number))
        zone = zones_of(alternatives(e.args[0]))[0] if e.word in ("choose", "all") else A_FIELD
        if zone not in effect.zones:
            where = " or ".join([_PLACES[zone] for zone in effect.zones])
            self.wrong(field, f"missing target: {effect.name!r} is done to {where}", zone if e.args else e.word)

    def names(self, field: str, e: Expr) -> None:
        """Traits must be those of the pack; `about` may speak of another pack's cards."""
        if e.word == "trait":
            trait = e.args[0].text
            if trait not in self.traits:
                self.wrong(field, _unknown("trait", trait, list(self.traits)), trait)
            else:
                self.used_traits.add(trait)
        if e.word != "about":
            for arg in e.args:
                self.names(field, arg)

    # ------------------------------------------------------------ plain values

    def fields(self, place: str, item: dict[str, Any], known: tuple[str, ...]) -> None:
        for name in item:
            if name not in known:
                field = f"{place}.{name}" if place else name
                self.wrong(field, _unknown("field", name, list(known)), name)

    def items(self, field: str, value: Any, most: int) -> list[dict[str, Any]]:
        if not isinstance(value, list) or not all([isinstance(item, dict) for item in value]):
            self.wrong(field, f"write [[{field}]] for each")
            return []
        if len(value) > most:
            self.wrong(field, f"there may be at most {most}, not {len(value)}")
            return []
        return value

    def text(self, field: str, value: Any) -> str:
        if not isinstance(value, str) or not value.strip() or not _one_line(value) or len(value) > 500:
            self.wrong(field, "expected a text on one line")
            return ""
        return value

    def tongues(self, field: str, value: Any) -> Tongues:
        """A text by language."""
        if not are_tongues(value):
            self.wrong(field, WANTED_TONGUES)
            return {}
        return {lang: self.text(f"{field}.{lang}", text) for lang, text in value.items()}

    def number(self, field: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            name = "impossible cost: " if field == "cost" else ""
            self.wrong(field, f"{name}expected a whole number from {low} to {high}", str(value)[:20])
            return low
        return value

    def choice(self, field: str, value: Any, known: tuple[str, ...]) -> str:
        if value not in known:
            self.wrong(field, f"expected one of {', '.join(known)}", str(value)[:40])
            return ""
        return str(value)


#: What cards of a place are called, and what is never so of them.
_PLACES: Final = {
    A_FIELD: "army cards in the battlefield",
    "tactics": "Tactics in the reserve",
    "attachment": "Attachments in play",
    "discarded": "cards in the discard pile",
}
_MEANINGLESS: Final = {
    A_FIELD: (),
    "tactics": ("damaged", "here", "bearer", "row", "reach"),
    "attachment": ("damaged", "bearer", "row", "reach"),
    "discarded": ("ready", "tired", "damaged", "here", "other", "bearer", "row", "reach"),
}
#: What a card can be only when it is in play or discarded.
_POSITION: Final = ("ready", "tired", "damaged", "here", "bearer", "row", "reach", "discarded")

#: Words of which at most one can apply to a card.
_EXCLUSIVE: Final = (
    ("mine", "enemy", "enemy_card"),
    ("unit", "character", "event", "tactics", "attachment"),
    ("infantry", "cavalry", "ranged", "artillery", "navy", "character", "event", "tactics", "attachment", "leader"),
    ("ready", "tired"),
    ("army", "event"),
    ("army", "tactics"),
    ("army", "attachment"),
    ("enemy", "discarded"),
    ("enemy", "attachment"),
    ("enemy", "tactics"),
)


def contradictory(e: Expr) -> bool:
    """Whether a filter anywhere in an expression requires one card to be two things at once."""
    if e.word == "and":
        words = _conjuncts(e)
        for group in _EXCLUSIVE:
            several = {word for word in words if word in group}
            if len(several) > 1 and several != {"character", "leader"}:
                return True
    return any([contradictory(arg) for arg in e.args])


def _conjuncts(e: Expr) -> list[str]:
    if e.word == "and":
        return [word for arg in e.args for word in _conjuncts(arg)]
    return [e.word]
