"""Card text: what an ability says, in English and French, told from the ability itself.

Nothing on a card is written by hand but its titles, so that text and behaviour cannot disagree. A filter is first read
into `_Phrase`, which knows what a noun phrase needs to know in any language; `_English` and `_French` put phrases,
triggers and effects into words.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.language.words import PLACE, WHO, WORDS, Expr
from senlac.games.hebs.packs.pack import (
    ACTION,
    CONSTANT,
    DESTROYED,
    PLAYED,
    RESPONSE,
    SOLO,
    AbilityText,
    Both,
    Card,
    Objective,
)

#: Effects told in words that take their arguments as they are, as clauses: no capital, no full stop. `{0}` is the first
#: argument: a number, cards or a wedge; `{0:damage}` and `{0:card}` are so much damage, so many cards; `{0:de}` and
#: `{0:à}` are for French. Effects with a grammar of their own are told by `_English.clause` and `_French.clause`.
CLAUSES: Final[dict[str, Both]] = {
    "look_at_hand": ("look at your opponent's hand", "regardez la main de votre adversaire"),
    "hinder_objective": (
        "remove {0:damage} from your opponent's current Objective",
        "retirez {0:damage} de l’Objectif actuel de votre adversaire",
    ),
    "take_marker": ("take the first player marker", "prenez le marqueur Premier joueur"),
    "turn_round": ("you deal that damage instead", "c’est vous qui infligez ces dégâts"),
}

_NBSP: Final = "\u00a0"
#: Between the parts of a line, in English and in French.
_DASH: Final = (" - ", " – ")


class Noun:
    """A noun in both languages, with what grammar asks of it."""

    __slots__ = ("one", "many", "fr_one", "fr_many", "feminine")

    def __init__(self, one: str, many: str, fr_one: str, fr_many: str, feminine: bool) -> None:
        self.one = one
        self.many = many
        self.fr_one = fr_one
        self.fr_many = fr_many
        self.feminine = feminine


WEDGE: Final = Noun("wedge", "wedges", "Aile", "Ailes", True)
FRONTIER: Final = Noun("frontier", "frontiers", "Frontière", "Frontières", True)

_NOUNS: Final[dict[str, Noun]] = {
    "card": Noun("card", "cards", "carte", "cartes", True),
    "enemy": Noun("enemy", "enemies", "ennemi", "ennemis", False),
    "army": Noun("army card", "army cards", "carte d’armée", "cartes d’armée", True),
    "unit": Noun("Unit", "Units", "Unité", "Unités", True),
    "character": Noun("Character", "Characters", "Personnage", "Personnages", False),
    "leader": Noun("Leader", "Leaders", "Chef de Guerre", "Chefs de Guerre", False),
    "event": Noun("Event", "Events", "Événement", "Événements", False),
    "tactics": Noun("Tactics card", "Tactics cards", "carte Tactique", "cartes Tactique", True),
    "attachment": Noun("Attachment", "Attachments", "Attachement", "Attachements", False),
}
_UNIT_TYPES: Final[dict[str, Both]] = {
    "artillery": ("Artillery", "Artillerie"),
    "cavalry": ("Cavalry", "Cavalerie"),
    "infantry": ("Infantry", "Infanterie"),
    "navy": ("Navy", "Marine"),
    "ranged": ("Archer", "Archers"),
}
#: The more special of two types is the noun: a Leader is a Character, too.
_SPECIAL: Final = ("", "army", "character", "unit", "event", "tactics", "attachment", "leader")
_TYPE_NAMES: Final[dict[str, Both]] = {
    "leader": ("Leader", "Chef de Guerre"),
    "character": ("Character", "Personnage"),
    "unit": ("Unit", "Unité"),
    "event": ("Event", "Événement"),
    "tactics": ("Tactics", "Tactique"),
    "attachment": ("Attachment", "Attachement"),
}
_KINDS: Final[dict[str, Both]] = {
    ACTION: ("Action", "Action"),
    RESPONSE: ("Response", "Réaction"),
    PLAYED: ("When Played", "Quand joué"),
    CONSTANT: ("", ""),
    SOLO: ("Solo", "Solo"),
    DESTROYED: ("When destroyed", "Quand détruit"),
}
_VALUES: Final[dict[str, Both]] = {
    "might": ("Might", "Force"),
    "zeal": ("Zeal", "Zèle"),
    "health": ("Health", "Santé"),
    "resources": ("Resources", "Ressources"),
}


class Names:
    """What the cards and traits of a game are called; its words for Archers, their Range and a wedge."""

    __slots__ = ("traits", "cards", "ranged", "range", "wedge")

    def __init__(
        self,
        traits: dict[str, Both],
        cards: dict[str, Both],
        ranged: Both = ("Archer", "Archers"),
        wedge: Noun = WEDGE,
        range: Both = ("Range", "Archerie"),
    ) -> None:
        self.traits = traits
        self.cards = cards
        self.ranged = ranged
        self.range = range
        self.wedge = wedge

    def in_box(self, box: str) -> Names:
        """The same, with a box's own words."""
        ranged, range, wedge = _BOXES.get(box, _BOXES["1066"])
        return Names(self.traits, self.cards, ranged, wedge, range)

    def trait(self, trait: str, lang: str) -> str:
        """A trait's label; the id in words, if it is unknown."""
        return _pick(self.traits[trait], lang) if trait in self.traits else _in_words(trait)

    def card(self, id: str, lang: str) -> str:
        """A card's name; the id in words, if it is unknown."""
        return _pick(self.cards[id], lang) if id in self.cards else _in_words(id)

    def unit_type(self, type: str, lang: str) -> str:
        """A unit type's name: Infantry, Archer."""
        return _pick(self.ranged if type == "ranged" else _UNIT_TYPES[type], lang)


#: What each box calls those who shoot, what they do, and a column of the battlefield.
_BOXES: Final[dict[str, tuple[Both, Both, Noun]]] = {
    "1066": (("Archer", "Archers"), ("Range", "Archerie"), WEDGE),
    "1565": (("Ranged", "Tireurs"), ("Range", "Tir"), FRONTIER),
}


# ------------------------------------------------------------------ what is asked for


def ability_text(ability: AbilityText, names: Names, lang: str, attach: Expr | None = None) -> str:
    """An ability as its card prints it: kind, title and what it does; `attach` is where its Attachment goes."""
    voice: _Voice = _French(names) if lang == "fr" else _English(names)
    if attach is not None and not attach.mentions("wedge"):
        voice.host = _phrases(attach)
    return voice.ability(ability)


def attach_text(attach: Expr | None, names: Names, lang: str) -> str:
    """Where an Attachment goes; nothing for any other card."""
    if attach is None:
        return ""
    voice: _Voice = _French(names) if lang == "fr" else _English(names)
    return voice.attach(attach)


def discounted_text(discount: Expr, names: Names, lang: str) -> str:
    """What a discount is for: "the next Unit"."""
    voice: _Voice = _French(names) if lang == "fr" else _English(names)
    return voice.cards(discount.args[0], _NEXT, 1, "mine").text()


def card_text(card: Card, names: Names, lang: str) -> list[str]:
    """What a card says, a line for where it is attached and one for each ability."""
    lines = [] if card.attach is None else [attach_text(card.attach, names, lang)]
    return lines + [ability_text(ability, names, lang, card.attach) for ability in card.abilities]


def objective_text(objective: Objective, names: Names, lang: str) -> list[str]:
    """What an Objective says, a line for each ability."""
    return [ability_text(ability, names, lang) for ability in objective.abilities]


def type_name(card: Card, lang: str) -> str:
    return _pick(_TYPE_NAMES[card.type], lang)


def type_line(card: Card, names: Names, lang: str) -> str:
    """What a card is: Unit - Infantry - Housecarl."""
    parts = [type_name(card, lang)]
    if card.unit:
        parts.append(names.unit_type(card.unit, lang))
    if card.traits:
        parts.append(", ".join([names.trait(trait, lang) for trait in card.traits]))
    return _DASH[lang == "fr"].join(parts)


# ------------------------------------------------------------------ small things


def _pick(both: Both, lang: str) -> str:
    return both[1] if lang == "fr" else both[0]


def _in_words(id: str) -> str:
    return " ".join([part[:1].upper() + part[1:] for part in id.replace("_", "-").split("-")])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _join(parts: list[str], last: str) -> str:
    """a; a or b; a, b or c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def _in_turn(clauses: list[str], end: str, both: str, then: str) -> str:
    """Effects one after the other; what all of them last for is said once, first."""
    if len(clauses) > 1 and all([clause.endswith(f" {end}") for clause in clauses]):
        return f"{end}, {_join([clause[: -len(end) - 1] for clause in clauses], both)}"
    return f"{', '.join(clauses[:-1])}, {then} {clauses[-1]}" if len(clauses) > 1 else clauses[0]


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)


# ------------------------------------------------------------------ reading filters


def _plain(e: Expr, negated: bool = False) -> Expr:
    """The same filter or condition with `not` only before single words."""
    if e.word == "not":
        return _plain(e.args[0], not negated)
    if e.word in ("and", "or"):
        other = "or" if e.word == "and" else "and"
        return Expr(other if negated else e.word, [_plain(arg, negated) for arg in e.args])
    return Expr("not", [e]) if negated else e


def _parts(e: Expr, word: str) -> list[Expr]:
    """The branches of a chain of `and` or of `or`."""
    if e.word != word:
        return [e]
    found: list[Expr] = []
    for arg in e.args:
        found.extend(_parts(arg, word))
    return found


class _Head:
    """What a card is: its type, unit type and traits, or its name."""

    __slots__ = ("noun", "unit", "traits", "name")

    def __init__(self) -> None:
        self.noun = ""
        self.unit = ""
        #: All of these, each of which is one trait or a choice of several.
        self.traits: list[list[str]] = []
        self.name = ""

    def narrow(self, e: Expr) -> None:
        """Take in one word that says what a card is."""
        if e.word == "trait":
            self.traits.append([e.args[0].text])
        elif e.word == "card":
            self.name = e.args[0].text
        elif e.word in _UNIT_TYPES:
            self.unit = e.word
            self.noun = "unit"
        elif _SPECIAL.index(e.word) > _SPECIAL.index(self.noun):
            self.noun = e.word

    def copy(self) -> _Head:
        made = _Head()
        made.noun = self.noun
        made.unit = self.unit
        made.traits = list(self.traits)
        made.name = self.name
        return made


def _is_type(e: Expr) -> bool:
    return e.word in _UNIT_TYPES or e.word in _SPECIAL


def _is_head(e: Expr) -> bool:
    return all([_is_type(part) or part.word in ("trait", "card") for part in _parts(e, "and")])


class _Phrase:
    """A filter without a choice of unlike things: all that one noun phrase says."""

    __slots__ = (
        "side", "both", "other", "this", "bearer", "discarded", "heads", "states", "here", "elsewhere", "reach", "rows",
        "not_rows", "most", "least", "not_types", "not_traits", "not_names", "clauses", "rest",
    )  # fmt: skip

    def __init__(self, atoms: list[Expr]) -> None:
        #: Whose: mine, enemy, enemy_card; theirs, if the opponent has just been spoken of.
        self.side = ""
        self.both = False
        self.other = False
        self.this = False
        self.bearer = False
        self.discarded = False
        self.states: list[str] = []
        self.here = False
        self.elsewhere = False
        self.reach = 0
        self.rows: list[int] = []
        self.not_rows: list[int] = []
        self.most = -1
        self.least = -1
        self.not_types: list[str] = []
        self.not_traits: list[str] = []
        self.not_names: list[str] = []
        #: What no other field can say: told as "that is … or …".
        self.clauses: list[Expr] = []
        #: Everything but what the card is and whose: of a single card, this is told as "it is …".
        self.rest: list[Expr] = []
        head = _Head()
        choices: list[Expr] = []
        for atom in atoms:
            if atom.word == "or":
                choices = self._choice(atom, head, choices)
            elif atom.word == "not":
                self._negative(atom.args[0], atom)
            else:
                self._positive(atom, head)
        self.heads = [head]
        if choices:
            self.heads = []
            for choice in choices:
                made = head.copy()
                for part in _parts(choice, "and"):
                    made.narrow(part)
                self.heads.append(made)
        if self.discarded and self.side == "mine":
            self.side = ""
        if self.side.startswith("enemy"):
            self.other = False

    def _positive(self, atom: Expr, head: _Head) -> None:
        word = atom.word
        if word in ("mine", "enemy", "enemy_card"):
            self.side = word
            return
        if _is_type(atom) or word in ("trait", "card"):
            head.narrow(atom)
            return
        if word in ("other", "bearer"):
            self.other = self.other or word == "other"
            self.bearer = self.bearer or word == "bearer"
            return
        self.rest.append(atom)
        if word in ("ready", "tired", "damaged"):
            self.state(word)
        elif word == "here":
            self.here = True
        elif word == "reach":
            self.reach = atom.args[0].number
        elif word == "row":
            self.rows = sorted({*self.rows, atom.args[0].number})
        elif word == "costs":
            self.most = atom.args[0].number
        else:
            self.discarded = True

    def _negative(self, of: Expr, atom: Expr) -> None:
        word = of.word
        if word == "other":
            self.this = True
            return
        self.rest.append(atom)
        if word in ("ready", "tired", "damaged"):
            self.state({"ready": "tired", "tired": "ready", "damaged": "unhurt"}[word])
        elif word == "here":
            self.elsewhere = True
        elif word == "row":
            self.not_rows.append(of.args[0].number)
        elif word == "costs":
            self.least = of.args[0].number + 1
        elif word == "trait":
            self.not_traits.append(of.args[0].text)
        elif word == "card":
            self.not_names.append(of.args[0].text)
        elif _is_type(of):
            self.not_types.append(word)
        else:
            self.clauses.append(atom)

    def _choice(self, atom: Expr, head: _Head, choices: list[Expr]) -> list[Expr]:
        branches = _parts(atom, "or")
        words = [branch.word for branch in branches]
        if all([word == "trait" for word in words]):
            head.traits.append([branch.args[0].text for branch in branches])
        elif all([word == "row" for word in words]) and not self.rows:
            self.rows = sorted({branch.args[0].number for branch in branches})
            self.rest.append(atom)
        elif "mine" in words and all([word in ("mine", "enemy", "enemy_card") for word in words]):
            self.both = True
        elif all([_is_head(branch) for branch in branches]) and not choices:
            return branches
        else:
            self.clauses.append(atom)
            self.rest.append(atom)
        return choices

    def state(self, state: str) -> None:
        if state not in self.states:
            self.states.append(state)

    def single(self) -> str:
        """What makes this one certain card, if anything does."""
        if self.this:
            return "this"
        if self.bearer:
            return "bearer"
        if len(self.heads) == 1 and self.heads[0].name:
            return "name"
        if len(self.heads) == 1 and self.heads[0].noun == "leader" and not self.heads[0].traits:
            return "leader" if self.side else ""
        return ""

    def placed(self) -> bool:
        """Whether it is plain where such a card is."""
        if self.here or self.elsewhere or self.reach or self.rows or self.not_rows or self.discarded:
            return True
        return self.side == "enemy" or bool(self.clauses)

    def plain_noun(self) -> str:
        """The noun by which the card is spoken of again; `card` if that says too little."""
        nouns = {head.noun for head in self.heads}
        if len(nouns) != 1:
            return "card"
        noun = self.heads[0].noun
        if noun == "" and self.side == "enemy" and not self.heads[0].traits:
            return "enemy"
        return "card" if noun in ("", "army") else noun


def _phrases(e: Expr, side: str = "") -> list[_Phrase]:
    """The noun phrases of a filter, of which a card fulfils one; `side` is whose cards are meant if it does not say.

    A filter that speaks of the enemy anywhere says whose, as the compiler has it.
    """
    plain = _plain(e)
    if side == "mine" and (e.mentions("enemy") or e.mentions("enemy_card")):
        side = ""
    found = [_Phrase(_parts(plain, "and"))]
    if plain.word == "or" and found[0].clauses:
        found = [_Phrase(_parts(branch, "and")) for branch in _parts(plain, "or")]
    for phrase in found:
        if side and phrase.side == "" and not phrase.both and not phrase.discarded:
            phrase.side = side
    return found


# ------------------------------------------------------------------ noun phrases

# How many: "an enemy", "up to 2 enemies", "all enemies", "each enemy", "enemies", "no enemy", "the next enemy".
_ONE: Final = "one"
_SOME: Final = "some"
_ALL: Final = "all"
_EACH: Final = "each"
_MANY: Final = "many"
_BARE: Final = "bare"
_AN: Final = "an"
_NO: Final = "no"
_NEXT: Final = "next"


class _Np:
    """A noun phrase in words: alternatives, and what agrees with them."""

    __slots__ = ("parts", "last", "plural", "feminine", "some", "mine", "single")

    def __init__(self, parts: list[str], last: str, plural: bool, feminine: bool) -> None:
        self.parts = parts
        #: What stands before the last alternative: or, and.
        self.last = last
        self.plural = plural
        self.feminine = feminine
        self.some = False
        self.mine = False
        self.single = ""

    def text(self) -> str:
        return _join(self.parts, self.last)


class _Gift:
    """What is given to the same cards at once."""

    __slots__ = ("whom", "gifts", "round")

    def __init__(self, whom: Expr, gift: Expr, round: bool) -> None:
        self.whom = whom
        self.gifts = [gift]
        self.round = round


class _Trigger:
    """What a Response answers, taken apart."""

    __slots__ = ("by", "about", "ranged", "rest")

    def __init__(self, e: Expr | None) -> None:
        self.by = ""
        self.about: Expr | None = None
        self.ranged = False
        #: Conditions that have nothing to do with the trigger, or that no trigger's words can say.
        self.rest: list[Expr] = []
        for part in [] if e is None else _parts(e, "and"):
            abouts = [_about(branch) for branch in _parts(part, "or")]
            filters = [about for about in abouts if about is not None]
            negated = part.word == "not"
            word = part.args[0].word if negated else part.word
            if len(filters) == len(abouts):
                found = filters[0]
                for other in filters[1:]:
                    found = Expr("or", [found, other])
                self.about = found if self.about is None else Expr("and", [self.about, found])
            elif word in ("by_me", "by_enemy"):
                self.by = "mine" if (word == "by_me") != negated else "enemy"
            elif word == "range" and not negated:
                self.ranged = True
            else:
                self.rest.append(part)

    def phrases(self) -> list[_Phrase]:
        """Whom the trigger is about; of the opponent's doing, the opponent's cards are "theirs"."""
        found = _phrases(Expr("and", []) if self.about is None else self.about)
        for phrase in found:
            if self.by == "enemy" and not self.ranged and phrase.side.startswith("enemy"):
                phrase.side = "theirs"
        return found


def _loss(gift: _Gift) -> bool:
    return all([given.args[0].number < 0 for given in gift.gifts])


def _about(e: Expr) -> Expr | None:
    """The filter of `about(…)` or of `~about(…)`."""
    if e.word == "about":
        return e.args[0]
    if e.word == "not" and e.args[0].word == "about":
        return Expr("not", [e.args[0].args[0]])
    return None


def _first_choice(do: list[Expr]) -> Expr | None:
    """What is chosen first: `choose(…)` of cards, or a Range attack."""
    for e in do:
        if e.word == "range" or (e.word == "choose" and not e.args[0].mentions("wedge")):
            return e
        found = _first_choice(e.args)
        if found is not None:
            return found
    return None


def _unstated(e: Expr) -> Expr:
    """Whom an effect is done to; only a Ready Leader is Tired anyway, and only a Tired one Readied."""
    who = e.args[0]
    state = {"tire": "ready", "refresh": "tired"}.get(e.word, "")
    if not state or who.word not in ("choose", "all") or not who.args[0].mentions("leader"):
        return who
    kept = [part for part in _parts(who.args[0], "and") if part.word != state]
    if _Phrase(kept).single() != "leader":
        return who
    found = kept[0]
    for part in kept[1:]:
        found = Expr("and", [found, part])
    return Expr(who.word, [found, *who.args[1:]])


class _Voice:
    """What both languages have in common: the order of things."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.lang = "en"
        self.on = ""
        self.chosen: Expr | None = None
        self.answered: Expr | None = None
        #: What an Attachment is on, if that is a card.
        self.host: list[_Phrase] = []

    # ------------------------------------------------------------ words of the language

    def label(self, kind: str) -> str:
        raise NotImplementedError

    def attach(self, where: Expr) -> str:
        raise NotImplementedError

    def cards(self, e: Expr, mode: str, number: int = 1, side: str = "", blank: str = "card") -> _Np:
        raise NotImplementedError

    def clause(self, e: Expr, first: bool, titled: bool) -> str:
        """An effect as an order: "draw 1 card"."""
        raise NotImplementedError

    def lasting(self, e: Expr) -> str:
        """A Constant's effect as a statement: "your Units cost 1 less"."""
        raise NotImplementedError

    def given(self, gift: _Gift) -> str:
        raise NotImplementedError

    def lasting_gift(self, gift: _Gift) -> str:
        raise NotImplementedError

    def then(self, clauses: list[str]) -> str:
        raise NotImplementedError

    def conditional(self, kind: str, condition: Expr, sentence: str) -> str:
        raise NotImplementedError

    def trigger(self, trigger: _Trigger) -> str:
        raise NotImplementedError

    def response(self, triggers: list[str], conditions: str, sentence: str) -> str:
        raise NotImplementedError

    def condition(self, e: Expr, negated: bool = False) -> str:
        raise NotImplementedError

    def both_said(self, parts: list[str]) -> str:
        raise NotImplementedError

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> _Np:
        raise NotImplementedError

    def place(self, e: Expr, another: bool = False) -> str:
        raise NotImplementedError

    def counted(self, e: Expr, what: str) -> str:
        """An amount: a bare number, or so much damage, so many cards."""
        raise NotImplementedError

    # ------------------------------------------------------------ an ability

    def ability(self, ability: AbilityText) -> str:
        do = ability.do
        self.on = ability.on
        self.chosen = _first_choice(do)
        title = _pick(ability.title, self.lang)
        titled = ability.title_key == "range" or (title == "" and do[0].word == "range")
        if titled:
            shots = [e for e in do if e.word == "range"]
            word = _pick(self.names.range, self.lang) if ability.title_key in ("", "range") else title
            title = f"{word} {shots[0].args[0].number}" if shots else word
        if ability.kind == CONSTANT:
            body = self.constant(ability)
        elif ability.kind == RESPONSE:
            body = self.responding(ability, titled)
        else:
            body = self.doing(do, titled)
            if ability.when is not None:
                body = self.conditional(ability.kind, _plain(ability.when), body)
        dash = _DASH[self.lang == "fr"]
        return self.label(ability.kind) + (f"{title}{dash}" if title else "") + _capital(body) + "."

    def constant(self, ability: AbilityText) -> str:
        said: list[str] = []
        for item in self.gathered(ability.do, True):
            said.append(self.lasting_gift(item) if isinstance(item, _Gift) else self.lasting(item))
        if ability.when is None:
            return ". ".join([said[0]] + [_capital(text) for text in said[1:]])
        return self.conditional(CONSTANT, _plain(ability.when), self.both_said(said))

    def responding(self, ability: AbilityText, titled: bool) -> str:
        when = None if ability.when is None else _plain(ability.when)
        whole = _Trigger(when)
        triggers = [whole]
        if when is not None and when.word == "or" and whole.about is None:
            parts = [_Trigger(branch) for branch in _parts(when, "or")]
            if not any([part.rest for part in parts]):
                triggers = parts
        self.answered = None
        if len(triggers) == 1:
            self.answered = whole.about
        said = [self.trigger(trigger) for trigger in triggers]
        if len(triggers) > 1 and any([trigger.rest for trigger in triggers]):
            triggers = [whole]
            said = [self.trigger(whole)]
        rest = triggers[0].rest
        conditions = self.condition(rest[0] if len(rest) == 1 else Expr("and", rest)) if rest else ""
        return self.response(said, conditions, self.doing(ability.do, titled))

    def doing(self, do: list[Expr], titled: bool) -> str:
        clauses: list[str] = []
        for item in self.gathered(do, False):
            if isinstance(item, _Gift):
                clauses.append(self.given(item))
            else:
                clauses.append(self.clause(item, not clauses, titled))
                titled = titled and item.word != "range"
        return self.then(clauses)

    def gathered(self, do: list[Expr], lasting: bool) -> list[Expr | _Gift]:
        """The effects, with what the same cards are given told once."""
        found: list[Expr | _Gift] = []
        before: _Gift | None = None
        for e in do:
            round = e.word == "until_round_end"
            inner = e.args[0] if round else e
            while round and inner.word == "until_round_end":
                inner = inner.args[0]
            if inner.word != "give":
                before = None
                found.append(e)
                continue
            whom = inner.args[0]
            if before is not None and before.round == round and self.same(before.whom, whom, lasting):
                before.gifts.append(inner.args[1])
                continue
            before = _Gift(whom, inner.args[1], round)
            found.append(before)
        return found

    def same(self, before: Expr, whom: Expr, lasting: bool) -> bool:
        """Whether two effects are done to the same cards."""
        if whom.word == "that" and before is self.chosen:
            return True
        return repr(before) == repr(whom) and (lasting or whom.word != "choose")

    def unsaid(self, trigger: _Trigger, about: bool) -> None:
        """Conditions that the trigger's words cannot take in are said after it."""
        if trigger.ranged:
            trigger.rest.insert(0, Expr("range", []))
        if about and trigger.about is not None:
            trigger.rest.insert(0, Expr("about", [trigger.about]))

    def bearer(self, p: _Phrase) -> _Phrase:
        """The bearer as the Attachment's own words know it: your Leader, the attached Unit."""
        if len(self.host) != 1 or p.heads[0].noun:
            return p
        host = _Phrase([])
        if self.host[0].single() in ("leader", "name"):
            host.side = self.host[0].side
            host.heads = self.host[0].heads
            return host
        host.bearer = True
        host.heads[0].noun = self.host[0].plain_noun()
        if host.heads[0].noun in ("card", "enemy"):
            host.heads[0].noun = ""
        return host

    def plain_clause(self, e: Expr) -> str:
        """An effect of `CLAUSES`, with its arguments put in."""
        args = [_Said(self, arg, kind) for arg, kind in zip(e.args, WORDS[e.word].takes, strict=False)]
        return _pick(CLAUSES[e.word], self.lang).format(*args)


class _Said:
    """An argument of an effect, to be put into a clause."""

    def __init__(self, voice: _Voice, e: Expr, kind: str) -> None:
        self.voice = voice
        self.e = e
        self.kind = kind

    def __format__(self, how: str) -> str:
        if self.kind == WHO:
            text = self.voice.who(self.e, True).text()
        elif self.kind == PLACE:
            text = self.voice.place(self.e)
        else:
            return self.voice.counted(self.e, how)
        return _of(text) if how == "de" else _to(text) if how == "à" else text


# ------------------------------------------------------------------ English


_STATES: Final[dict[str, str]] = {"ready": "Ready", "tired": "Tired", "damaged": "damaged", "unhurt": "undamaged"}
_ROUND_END: Final = "until the end of the round"


def _a(text: str) -> str:
    """With the indefinite article."""
    low = text.lower()
    an = low[:1] in "aeiou" and not low.startswith(("uni", "eu", "one", "use"))
    return f"{'an' if an else 'a'} {text}"


def _verbs(predicates: list[str], last: str) -> str:
    """Predicates in a row: "is Ready and in Row 1"."""
    said = list(predicates[:1])
    for text in predicates[1:]:
        for verb in ("is ", "are "):
            if text.startswith(verb) and not text.startswith(f"{verb}not ") and said[0].startswith(verb):
                text = text[len(verb) :]
        said.append(text)
    return _join(said, last)


class _English(_Voice):
    """Card text in English."""

    def label(self, kind: str) -> str:
        return f"{_KINDS[kind][0]}: " if _KINDS[kind][0] else ""

    def attach(self, where: Expr) -> str:
        if where.mentions("wedge"):
            return f"Attach to {_a(self.names.wedge.one)}."
        return f"Attach to {self.cards(where, _ONE).text()}."

    # ------------------------------------------------------------ noun phrases

    def cards(self, e: Expr, mode: str, number: int = 1, side: str = "", blank: str = "card") -> _Np:
        return self.of_phrases(_phrases(e, side), mode, number, blank)

    def of_phrases(self, phrases: list[_Phrase], mode: str, number: int = 1, blank: str = "card") -> _Np:
        many = mode in (_ALL, _MANY, _BARE)
        parts = [self.phrase(phrase, mode, number, blank) for phrase in phrases]
        single = phrases[0].single() if len(phrases) == 1 else ""
        plural = (many and single == "") or (mode == _SOME and single == "")
        made = _Np(parts, "and" if many else "or", plural, False)
        made.single = single
        made.some = mode == _SOME and single == ""
        made.mine = all([phrase.side == "mine" or phrase.this for phrase in phrases])
        return made

    def phrase(self, p: _Phrase, mode: str, number: int, blank: str) -> str:
        if p.single():
            return self.certain(p, True)
        mine = p.side in ("mine", "theirs") and mode not in (_AN, _NO, _NEXT)
        whose = "their" if p.side == "theirs" else "your"
        plural = mode in (_SOME, _ALL, _MANY, _BARE) or mine
        core = self.core(p, plural, "and" if mode in (_ALL, _MANY, _BARE) else "or", blank)
        core += self.after(p, plural and mode not in (_ONE, _EACH))
        your = (f"{whose} " if mine else "") + ("other " if p.other else "")
        if mode == _ONE and mine:
            return f"{'another' if p.other else 'one'} of {whose} {core}"
        if mode in (_ONE, _AN):
            return f"another {core}" if p.other else _a(core)
        if mode == _SOME:
            return f"up to {number} {'of ' if mine else ''}{your}{core}"
        if mode == _EACH:
            return f"each {'of ' if mine else ''}{your}{core}"
        lead = {_ALL: "all ", _NO: "no ", _NEXT: "the next "}.get(mode, "")
        return f"{lead}{your}{core}"

    def certain(self, p: _Phrase, whole: bool) -> str:
        """One certain card; with its state and place, if it is to be told whole."""
        kind = p.single()
        if kind == "bearer":
            host = self.bearer(p)
            text = self.attached(host) if host.single() == "bearer" else self.certain(host, False)
            return f"{text} if it {self.rest(p)}" if whole and p.rest else text
        if kind == "leader":
            word = "enemy Leader" if p.side.startswith("enemy") else "Leader"
            det = {"mine": "your", "theirs": "their"}.get(p.side, "the")
            if not whole:
                return f"{det} {word}"
            states = "".join([f"{_STATES[state]} " for state in p.states])
            return f"{det} {states}{word}{self.after(p, False)}"
        text = "this card" if kind == "this" else self.names.card(p.heads[0].name, "en")
        return f"{text} if it {self.rest(p)}" if whole and p.rest else text

    def attached(self, p: _Phrase) -> str:
        return f"the {self.head(p.heads[0], 'card', False)} it is attached to"

    def rest(self, p: _Phrase) -> str:
        return _verbs([self.predicate(e, False) for e in p.rest], "and")

    def core(self, p: _Phrase, plural: bool, last: str, blank: str) -> str:
        """Adjectives, traits, unit type and noun."""
        if p.discarded or p.side == "enemy_card":
            blank = "card"
        before = [_STATES[state] for state in p.states]
        if p.not_types:
            before.append(", ".join([f"non-{self.type_word(word)}" for word in p.not_types]))
        if p.side == "enemy" and p.heads[0].noun == "" and not p.heads[0].traits and not p.heads[0].name:
            nouns = _NOUNS["enemy"].many if plural else _NOUNS["enemy"].one
        else:
            if p.side.startswith("enemy"):
                before.append("enemy")
            nouns = self.heads(p.heads, blank, plural, last)
        return " ".join([*before, nouns])

    def heads(self, heads: list[_Head], blank: str, plural: bool, last: str) -> str:
        words = [self.adjectives(head) for head in heads]
        nouns = {head.noun for head in heads}
        if len(heads) > 1 and len(nouns) == 1 and all(words):
            noun = _NOUNS[heads[0].noun or "card"]
            return f"{_join(words, last)} {noun.many if plural else noun.one}"
        return _join([self.head(head, blank, plural) for head in heads], last)

    def head(self, head: _Head, blank: str, plural: bool) -> str:
        if head.name:
            return self.names.card(head.name, "en")
        words = self.adjectives(head)
        noun = _NOUNS[head.noun or ("card" if words else blank)]
        text = noun.many if plural else noun.one
        return f"{words} {text}" if words else text

    def adjectives(self, head: _Head) -> str:
        """Traits and unit type: what comes before the noun."""
        words = [_join([self.names.trait(trait, "en") for trait in group], "or") for group in head.traits]
        if head.unit:
            words.append(self.names.unit_type(head.unit, "en"))
        return " ".join(words)

    def type_word(self, word: str) -> str:
        if word in _UNIT_TYPES:
            return self.names.unit_type(word, "en")
        return "army" if word == "army" else "Tactics" if word == "tactics" else _NOUNS[word].one

    def after(self, p: _Phrase, plural: bool) -> str:
        """What comes after the noun: cost, exceptions, place."""
        wedge = self.names.wedge
        said: list[str] = []
        if p.both:
            said.append("of both sides" if plural else "of either side")
        if p.most >= 0:
            said.append(f"with cost {p.most} or less" if p.most else "with cost 0")
        if p.least >= 0:
            said.append(f"with cost {p.least} or more")
        for trait in p.not_traits:
            said.append(f"without the {self.names.trait(trait, 'en')} trait")
        for name in p.not_names:
            said.append(f"other than {self.names.card(name, 'en')}")
        rows = _join([str(row) for row in p.rows], "or")
        if p.reach:
            said.append((f"in Row {rows} of" if rows else "in") + f" this {wedge.one} {self.away(p.reach)}")
        elif p.here:
            said.append((f"in Row {rows} of" if rows else "in") + f" this {wedge.one}")
        else:
            if rows:
                said.append(f"in Row {rows}")
            if p.elsewhere:
                said.append(f"in other {wedge.many}" if plural else f"in another {wedge.one}")
        for row in p.not_rows:
            said.append(f"not in Row {row}")
        if p.discarded:
            said.append("in your discard pile")
        for clause in p.clauses:
            said.append(f"that {self.predicate(clause, plural)}")
        return "".join([f" {text}" for text in said])

    def away(self, rows: int) -> str:
        return f"at most {rows} {'row' if rows == 1 else 'rows'} away"

    def predicate(self, e: Expr, plural: bool) -> str:
        """A filter as what is said of a card: "is Ready", "costs 2 or less"."""
        if e.word in ("and", "or"):
            return _verbs([self.predicate(part, plural) for part in _parts(e, e.word)], e.word)
        negated = e.word == "not"
        of = e.args[0] if negated else e
        word = of.word
        be = ("are" if plural else "is") + (" not" if negated else "")
        if word == "costs":
            limit = of.args[0].number
            bound = f"{limit + 1} or more" if negated else f"{limit} or less" if limit else "0"
            return f"{'cost' if plural else 'costs'} {bound}"
        if word == "trait":
            have = ("do not have" if plural else "does not have") if negated else ("have" if plural else "has")
            return f"{have} the {self.names.trait(of.args[0].text, 'en')} trait"
        if word == "other":
            return f"{'are' if plural else 'is'}{'' if negated else ' not'} this card"
        if word in ("ready", "tired", "damaged"):
            return f"{be} {_STATES[word]}"
        if word == "card":
            return f"{be} {self.names.card(of.args[0].text, 'en')}"
        if _is_type(of):
            head = _Head()
            head.narrow(of)
            text = self.head(head, "card", plural)
            return f"{be} {text if plural else _a(text)}"
        wedge = self.names.wedge.one
        said = {
            "mine": "yours",
            "enemy": "enemies" if plural else "an enemy",
            "enemy_card": "your opponent's",
            "here": f"in this {wedge}",
            "bearer": "its bearer",
            "discarded": "in your discard pile",
        }
        if word == "row":
            return f"{be} in Row {of.args[0].number}"
        if word == "reach":
            return f"{be} in this {wedge} {self.away(of.args[0].number)}"
        return f"{be} {said[word]}"

    # ------------------------------------------------------------ whom, where, how much

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> _Np:
        if e.word == "choose":
            number = e.args[1].number if len(e.args) > 1 else 1
            made = self.cards(e.args[0], _SOME if number > 1 else _ONE, number, "", blank)
            if each and made.some:
                made.parts[0] = f"each of {made.parts[0]}"
            return made
        if e.word in ("all", "bearer"):
            return self.cards(e.args[0] if e.args else e, _EACH if each else _ALL, 1, "", blank)
        if e.word == "that":
            return self.again(self.chosen, True)
        if e.word == "trigger":
            return self.again(self.answered, False)
        made = _Np(["this card"], "or", False, False)
        made.mine = True
        return made

    def again(self, e: Expr | None, chosen: bool) -> _Np:
        """A card that was spoken of before."""
        if e is None:
            return _Np(["the chosen card" if chosen else "that card"], "or", False, False)
        if e.word == "range":
            return _Np(["that enemy"], "or", False, False)
        phrases = _phrases(e.args[0] if chosen else e)
        plural = chosen and len(e.args) > 1 and e.args[1].number > 1
        made = self.of_phrases(phrases, _ONE)
        if made.single:
            made.parts = [self.certain(phrases[0], False)]
            return made
        noun = phrases[0].plain_noun() if len(phrases) == 1 else "card"
        word = _NOUNS[noun].many if plural else _NOUNS[noun].one
        if chosen and (noun == "card" or self.on):
            made.parts = [f"the chosen {word}"]
        else:
            made.parts = [f"{'those' if plural else 'that'} {word}"]
        made.plural = plural
        return made

    def place(self, e: Expr, another: bool = False) -> str:
        wedge = self.names.wedge.one
        if e.word == "this_wedge":
            return f"this {wedge}"
        return f"another {wedge}" if another else _a(wedge)

    def number_of(self, e: Expr) -> str:
        return f"equal to the number of {self.cards(e.args[0], _BARE, 1, '', 'army').text()}"

    def for_each(self, e: Expr) -> str:
        return f" for {self.cards(e.args[0], _EACH, 1, '', 'army').text()}"

    def gifts(self, gifts: list[Expr]) -> str:
        said: list[str] = []
        for gift in gifts:
            number = gift.args[0].number
            word = "Resource" if gift.word == "resources" and number in (1, -1) else _VALUES[gift.word][0]
            said.append(f"{_signed(number)} {word}")
        return _join(said, "and")

    # ------------------------------------------------------------ effects

    def then(self, clauses: list[str]) -> str:
        return _in_turn(clauses, _ROUND_END, "and", "then")

    def given(self, gift: _Gift) -> str:
        end = f" {_ROUND_END}" if gift.round else ""
        return f"give {self.who(gift.whom, True).text()} {self.gifts(gift.gifts)}{end}"

    def counted(self, e: Expr, what: str) -> str:
        if e.word == "count":
            return f"1 {what}".rstrip() + self.for_each(e)
        noun = {"damage": "damage", "card": "card" if e.number == 1 else "cards"}.get(what, "")
        return f"{e.number} {noun}".rstrip()

    def clause(self, e: Expr, first: bool, titled: bool) -> str:
        word = e.word
        if word in CLAUSES:
            return self.plain_clause(e)
        if word in ("damage", "heal", "destroy", "tire", "refresh", "move", "recall", "take", "protect", "sacrifice"):
            return self.done_to(e)
        if word in ("damage_wedge", "heal_wedge", "protect_wedge", "bombard"):
            return self.done_there(e)
        if word == "range":
            wedge = self.names.wedge.one
            dealt = e.args[1].number if len(e.args) > 1 else 1
            shot = f"deal {dealt} damage to an enemy in this {wedge} {self.away(e.args[0].number)}"
            return shot if titled else f"make a Range {e.args[0].number} attack: {shot}"
        if word == "draw":
            if e.args[0].word == "count":
                return "draw 1 card" + self.for_each(e.args[0])
            return f"draw {e.args[0].number} {'card' if e.args[0].number == 1 else 'cards'}"
        if word == "enemy_discards":
            number = e.args[0].number
            return f"your opponent discards {number} {'card' if number == 1 else 'cards'} of their choice"
        if word == "damage_objective":
            if e.args[0].word == "count":
                return "deal 1 damage to your current Objective" + self.for_each(e.args[0])
            return f"deal {e.args[0].number} damage to your current Objective"
        if word == "discount":
            what = self.cards(e.args[0], _NEXT, 1, "mine")
            return f"{what.text()} you play this round costs {abs(e.args[1].number)} less"
        if word == "cancel":
            thing = {"destroy": "the destruction", "move": "the move"}.get(self.on, "it" if first else "that ability")
            return f"cancel {thing}"
        if word == "prevent":
            return f"prevent {e.args[0].number} of that damage" if e.args else "prevent that damage"
        if word == "until_round_end":
            text = self.clause(e.args[0], first, titled)
            return text if text.endswith(_ROUND_END) else f"{text} {_ROUND_END}"
        if word == "give":
            return self.given(_Gift(e.args[0], e.args[1], False))
        raise AssertionError(f"no text for {word!r}")

    def done_to(self, e: Expr) -> str:
        word = e.word
        if word == "damage":
            who = self.who(e.args[0], True).text()
            if e.args[1].word == "count":
                return f"deal damage to {who} {self.number_of(e.args[1])}"
            return f"deal {e.args[1].number} damage to {who}"
        if word == "heal":
            who = self.who(e.args[0], True).text()
            if len(e.args) == 1:
                return f"remove all damage from {who}"
            if e.args[1].word == "count":
                return f"remove damage from {who} {self.number_of(e.args[1])}"
            return f"remove {e.args[1].number} damage from {who}"
        if word == "take":
            who = self.who(e.args[0]).text().replace(" in your discard pile", "")
            return f"take {who} from your discard pile into your hand"
        if word == "protect":
            whom = e.args[0]
            np = self.cards(whom.args[0], _MANY) if whom.word == "all" else self.who(whom)
            return f"prevent all damage to {np.text()} {_ROUND_END}"
        if word == "move":
            return f"move {self.who(e.args[0]).text()} to {self.place(e.args[1], True)}"
        np = self.who(_unstated(e), False, "army")
        if word == "recall":
            hand = "your" if np.mine else "their owner's" if np.plural else "its owner's"
            return f"return {np.text()} to {hand} hand"
        verb = {"tire": "Tire", "refresh": "Ready"}.get(word, word)
        limit = " (no card more than once a round)" if word == "refresh" else ""  # R.READY.ONCE
        return f"{verb} {np.text()}{limit}"

    def done_there(self, e: Expr) -> str:
        place = self.place(e.args[0])
        if e.word == "protect_wedge":
            place += "" if e.args[0].word == "this_wedge" else " of your choice"
            return f"prevent all damage that your opponent would deal to {place} {_ROUND_END}"
        if e.word == "bombard":
            place += "" if e.args[0].word == "this_wedge" else " of your choice"
            if e.args[1].word == "count":
                return f"deal damage to each enemy in {place}, in row order, {self.number_of(e.args[1])}"
            return f"deal {e.args[1].number} damage to each enemy in {place}, in row order"
        if e.word == "heal_wedge":
            return f"remove {e.args[1].number} of your opponent's damage from {place}"
        if e.args[1].word == "count":
            return f"deal damage to {place} {self.number_of(e.args[1])}"
        return f"deal {e.args[1].number} damage to {place}"

    # ------------------------------------------------------------ Constant abilities

    def subject(self, e: Expr) -> tuple[_Np, str]:
        """Whose cards a Constant is about, and under which condition if it is a single one."""
        phrases = _phrases(e, "mine")
        np = self.of_phrases(phrases, _MANY)
        if np.single and phrases[0].rest:
            np.parts = [self.certain(phrases[0], False)]
            rest = self.rest(phrases[0])
            return np, f" while {rest[3:]}" if rest.startswith("is ") else f" while it {rest}"
        return np, ""

    def lasting_gift(self, gift: _Gift) -> str:
        if gift.whom.word == "wedge":
            return f"you get {self.gifts(gift.gifts)} in this {self.names.wedge.one}"
        np, end = self.subject(gift.whom)
        return f"{np.text()} {'get' if np.plural else 'gets'} {self.gifts(gift.gifts)}{end}"

    def lasting(self, e: Expr) -> str:
        if e.word == "relentless":
            return "you may play this card from the top of your discard pile"
        np, end = self.subject(e.args[0])
        if e.word == "shield":
            return f"{np.text()} cannot be chosen for Range attacks{end}"
        return f"{np.text()} {'cost' if np.plural else 'costs'} {abs(e.args[1].number)} less{end}"

    # ------------------------------------------------------------ conditions

    def both_said(self, parts: list[str]) -> str:
        return _join(parts, "and")

    def conditional(self, kind: str, condition: Expr, sentence: str) -> str:
        said = self.condition(condition)
        if kind == CONSTANT:
            return f"while {said}, {sentence}"
        return f"only if {said}: {sentence}" if kind == ACTION else f"if {said}, {sentence}"

    def condition(self, e: Expr, negated: bool = False) -> str:
        word = e.word
        if word == "not":
            return self.condition(e.args[0], True)
        if word in ("and", "or"):
            said = [self.condition(part) for part in _parts(e, word)]
            if word == "and":
                nested = [part.word == "or" for part in _parts(e, word)]
                said = [f"either {text}" if either else text for text, either in zip(said, nested, strict=True)]
            return _join(said, word)
        if word == "final":
            return "you are not yet at the final Objective" if negated else "you are at the final Objective"
        if word == "both_final":
            if negated:
                return "a player is not yet at the final Objective"
            return "both players are at the final Objective"
        if word == "has":
            return self.there_is(e.args[0], negated)
        if word in ("by_me", "by_enemy"):
            mine = (word == "by_me") != negated
            return "this is your doing" if mine else "this is your opponent's doing"
        if word == "range":
            return f"this is {'not ' if negated else ''}a Range attack"
        of = Expr("not", [e.args[0]]) if negated else e.args[0]
        return f"the card concerned is {self.cards(of, _ONE).text()}"

    def there_is(self, e: Expr, negated: bool) -> str:
        phrases = _phrases(e)
        said: list[str] = []
        for phrase in phrases:
            if phrase.single():
                rest = phrase.rest
                text = "is not in play" if negated else "is in play"
                if negated and rest:
                    text = _verbs([self.predicate(_plain(part, True), False) for part in rest], "or")
                elif rest:
                    text = self.rest(phrase)
                said.append(f"{self.certain(phrase, False)} {text}")
            else:
                have = "you have" if phrase.side == "mine" else "there is"
                play = "" if phrase.placed() else " in play"
                said.append(f"{have} {self.phrase(phrase, _NO if negated else _AN, 1, 'army')}{play}")
        return _join(said, "and" if negated else "or")

    # ------------------------------------------------------------ triggers

    def response(self, triggers: list[str], conditions: str, sentence: str) -> str:
        told = " or ".join([f"when {text}" for text in triggers])
        return f"{told}, if {conditions}, {sentence}" if conditions else f"{told}, {sentence}"

    def trigger(self, trigger: _Trigger) -> str:
        on = self.on
        by = {"mine": "you", "enemy": "your opponent"}.get(trigger.by, "")
        if on == "ability":
            return self.initiated(trigger)
        if on == "played":
            phrases = _phrases(trigger.about if trigger.about is not None else Expr("army", []))
            sides = {phrase.side for phrase in phrases}
            if not by and len(sides) == 1:
                by = {"mine": "you", "enemy": "your opponent", "enemy_card": "your opponent"}.get(phrases[0].side, "")
            if by:
                for phrase in phrases:
                    phrase.side = ""
            what = self.of_phrases(phrases, _AN, 1, "army").text()
            self.unsaid(trigger, False)
            return f"{by} {'play' if by == 'you' else 'plays'} {what}" if by else f"{what} is played"
        if on == "pass":
            self.unsaid(trigger, True)
            return "you pass" if by == "you" else f"{by or 'a player'} passes"
        if on in ("damage", "destroy", "move"):
            what = self.of_phrases(trigger.phrases(), _ONE).text()
            if trigger.ranged:
                by = {"mine": "one of your Range attacks", "enemy": "an enemy Range attack"}.get(
                    trigger.by, "a Range attack"
                )
            if by:
                verb = {"damage": "deal damage to", "destroy": "destroy", "move": "move"}[on]
                return f"{by} would {verb} {what}"
            fate = {"damage": "take damage", "destroy": "be destroyed", "move": "move"}[on]
            return f"{what} would {fate}"
        if on == "wedge":
            what = _a(self.names.wedge.one)
            if trigger.about is not None and trigger.about.word == "here":
                what = f"this {self.names.wedge.one}"
                trigger.about = None
        else:
            what = {"you": "your Objective", "your opponent": "their Objective"}.get(by, "an Objective")
            if not by and trigger.about is not None and trigger.about.word in ("mine", "enemy", "enemy_card"):
                what = "your Objective" if trigger.about.word == "mine" else "your opponent's Objective"
                trigger.about = None
        self.unsaid(trigger, True)
        return f"{by} would deal damage to {what}" if by else f"{what} would take damage"

    def initiated(self, trigger: _Trigger) -> str:
        if trigger.about is None:
            if trigger.ranged:
                who = {"mine": "one of your cards", "enemy": "an enemy"}.get(trigger.by, "a card")
                return f"{who} makes a Range attack"
            what = {"mine": "one of your abilities", "enemy": "an enemy ability"}.get(trigger.by, "an ability")
            return f"{what} is initiated"
        np = self.cards(trigger.about, _ONE, 1, trigger.by)
        if trigger.ranged:
            return f"{np.text()} makes a Range attack"
        enemy = trigger.by == "enemy" and np.single == "name"
        return f"{'an enemy ability' if enemy else 'an ability'} of {np.text()} is initiated"


# ------------------------------------------------------------------ French


#: Masculine and feminine, singular and plural.
_ADJECTIVES: Final[dict[str, tuple[str, str, str, str]]] = {
    "ready": ("Prêt", "Prête", "Prêts", "Prêtes"),
    "tired": ("Épuisé", "Épuisée", "Épuisés", "Épuisées"),
    "damaged": ("endommagé", "endommagée", "endommagés", "endommagées"),
    "unhurt": ("indemne", "indemne", "indemnes", "indemnes"),
    "enemy": ("ennemi", "ennemie", "ennemis", "ennemies"),
    "chosen": ("choisi", "choisie", "choisis", "choisies"),
    "destroyed": ("détruit", "détruite", "détruits", "détruites"),
    "moved": ("déplacé", "déplacée", "déplacés", "déplacées"),
    "played": ("joué", "jouée", "joués", "jouées"),
    "all": ("tout", "toute", "tous", "toutes"),
    "other": ("autre", "autre", "autres", "autres"),
}
#: Where the conjunction of a condition is said again: "si … et si …".
_AGAIN: Final = "\u0001"
_FR_ROUND_END: Final = "jusqu’à la fin du round"


def _agree(word: str, feminine: bool, plural: bool) -> str:
    return _ADJECTIVES[word][(1 if feminine else 0) + (2 if plural else 0)]


def _vowel(text: str) -> bool:
    """Whether a word elides the one before it."""
    return text[:1].lower() in "aeiouyàâäéèêëîïôöùûüœæ"


def _of(text: str) -> str:
    """With `de`: du, des, d’un, de l’une."""
    if text.startswith("le "):
        return f"du {text[3:]}"
    if text.startswith("les "):
        return f"des {text[4:]}"
    return f"d’{text}" if _vowel(text) else f"de {text}"


def _to(text: str) -> str:
    """With `à`: au, aux, à l’une."""
    if text.startswith("le "):
        return f"au {text[3:]}"
    if text.startswith("les "):
        return f"aux {text[4:]}"
    return f"à {text}"


def _that(text: str) -> str:
    """With `que`, before each condition."""
    parts = text.split(_AGAIN)
    return "".join([f"qu’{part}" if _vowel(part) else f"que {part}" for part in parts])


def _if(text: str) -> str:
    """With `si`, before each condition."""
    return "".join([f"s’{part}" if part.startswith("il ") else f"si {part}" for part in text.split(_AGAIN)])


def _repeated(parts: list[str], last: str) -> str:
    """Conditions in a row, each of which wants the conjunction again."""
    return "".join([parts[0]] + [f" {last} {_AGAIN}{part}" for part in parts[1:]])


def _the(text: str, feminine: bool) -> str:
    """With the definite article in the singular."""
    return f"l’{text}" if _vowel(text) else f"{'la' if feminine else 'le'} {text}"


def _this(text: str, feminine: bool) -> str:
    """With the demonstrative in the singular."""
    return f"{'cette' if feminine else 'cet' if _vowel(text) else 'ce'} {text}"


def _quoted(text: str) -> str:
    return f"«{_NBSP}{text}{_NBSP}»"


def _damages(number: int) -> str:
    return f"{number} dégât" if number == 1 else f"{number} dégâts"


class _French(_Voice):
    """Card text in French."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.lang = "fr"

    def label(self, kind: str) -> str:
        return f"{_KINDS[kind][1]}{_NBSP}: " if _KINDS[kind][1] else ""

    def attach(self, where: Expr) -> str:
        if where.mentions("wedge"):
            return f"Attachez cette carte {_to(self.a_wedge())}."
        return f"Attachez cette carte {self.to(self.cards(where, _ONE))}."

    def a_wedge(self, another: bool = False) -> str:
        wedge = self.names.wedge
        return f"{'une' if wedge.feminine else 'un'} {'autre ' if another else ''}{wedge.fr_one}"

    def attack(self, many: bool = False) -> str:
        """A Range attack, or such attacks."""
        return f"{'attaques' if many else 'attaque'} {_of(self.names.range[1])}"

    def this_wedge(self) -> str:
        return _this(self.names.wedge.fr_one, self.names.wedge.feminine)

    def to(self, np: _Np) -> str:
        return _join([_to(part) for part in np.parts], np.last)

    def of(self, np: _Np) -> str:
        return _join([_of(part) for part in np.parts], np.last)

    # ------------------------------------------------------------ noun phrases

    def cards(self, e: Expr, mode: str, number: int = 1, side: str = "", blank: str = "card") -> _Np:
        return self.of_phrases(_phrases(e, side), mode, number, blank)

    def of_phrases(self, phrases: list[_Phrase], mode: str, number: int = 1, blank: str = "card") -> _Np:
        many = mode in (_ALL, _MANY, _BARE)
        parts: list[str] = []
        feminine = True
        for phrase in phrases:
            parts.extend(self.phrase(phrase, mode, number, blank))
            feminine = feminine and self.feminine(phrase, blank)
        single = phrases[0].single() if len(phrases) == 1 else ""
        plural = (many and single == "") or (mode == _SOME and single == "")
        made = _Np(parts, "et" if many else "ou", plural, feminine)
        made.single = single
        made.some = mode == _SOME and single == ""
        made.mine = all([phrase.side == "mine" or phrase.this for phrase in phrases])
        return made

    def noun(self, p: _Phrase, head: _Head, blank: str) -> Noun:
        if p.discarded or p.side == "enemy_card":
            blank = "card"
        if head.noun == "" and p.side == "enemy" and not head.traits and not head.name:
            return _NOUNS["enemy"]
        return _NOUNS[head.noun or ("card" if head.traits else blank)]

    def feminine(self, p: _Phrase, blank: str) -> bool:
        kind = p.single()
        if kind == "bearer":
            p = self.bearer(p)
            kind = p.single()
        if kind in ("this", "name"):
            return True
        return all([self.noun(p, head, "card" if kind else blank).feminine for head in p.heads])

    def phrase(self, p: _Phrase, mode: str, number: int, blank: str) -> list[str]:
        """The alternatives of a phrase: one, unless its nouns differ."""
        if p.single():
            return [self.certain(p, True)]
        mine = p.side in ("mine", "theirs") and mode not in (_AN, _NO, _NEXT)
        plural = mode in (_SOME, _ALL, _MANY, _BARE) or mine
        last = "et" if mode in (_ALL, _MANY, _BARE) else "ou"
        heads = self.merged(p, blank)
        found: list[str] = []
        for group in heads:
            noun = self.noun(p, group[0], blank)
            core = self.core(p, group, noun, plural, last)
            if mode == _SOME and found:
                found.append(core)
            else:
                found.append(self.determined(p, core, noun.feminine, mode, mine, number))
        if mode == _SOME and len(found) > 1:
            found = [_join(found, "ou")]
        several = plural and mode not in (_ONE, _EACH)
        found[-1] += self.after(p, self.noun(p, heads[-1][0], blank).feminine, several)
        return found

    def determined(self, p: _Phrase, core: str, f: bool, mode: str, mine: bool, number: int) -> str:
        """With article, possessive or number."""
        one = "une" if f else "un"
        others = "autres " if p.other else ""
        your = "ses" if p.side == "theirs" else "vos"
        if mode == _ONE and mine:
            return f"{one} autre de {your} {core}" if p.other else f"l’{one} de {your} {core}"
        if mode in (_ONE, _AN):
            return f"{one} {'autre ' if p.other else ''}{core}"
        if mode == _SOME:
            return f"jusqu’à {number} {f'de {your} ' if mine else ''}{others}{core}"
        if mode == _EACH:
            return f"chac{one} de {your} {others}{core}" if mine else f"chaque {'autre ' if p.other else ''}{core}"
        if mode == _NO:
            return f"auc{one} {'autre ' if p.other else ''}{core}"
        if mode == _NEXT:
            return f"{'la prochaine' if f else 'le prochain'} {'autre ' if p.other else ''}{core}"
        if mode == _BARE:
            return f"{f'{your} ' if mine else ''}{others}{core}"
        det = f"{your if mine else 'les'} {others}{core}"
        return f"{_agree('all', f, True)} {det}" if mode == _ALL else det

    def merged(self, p: _Phrase, blank: str) -> list[list[_Head]]:
        """Alternatives with one noun are told together: "Unité d’Infanterie ou de Cavalerie"."""
        if len(p.heads) > 1 and len({head.noun for head in p.heads}) == 1 and all([self.more(h) for h in p.heads]):
            return [p.heads]
        return [[head] for head in p.heads]

    def more(self, head: _Head) -> str:
        """Unit type and traits: what follows the noun."""
        words = [_of(self.names.unit_type(head.unit, "fr"))] if head.unit else []
        words += [_join([self.trait_name(trait) for trait in group], "ou") for group in head.traits]
        return " ".join(words)

    def core(self, p: _Phrase, group: list[_Head], noun: Noun, plural: bool, last: str) -> str:
        """Noun, unit type, traits and adjectives."""
        if group[0].name:
            return self.card_name(group[0].name)
        words = [noun.fr_many if plural else noun.fr_one]
        more = _join([self.more(head) for head in group], last)
        if more:
            words.append(more)
        if p.side.startswith("enemy") and noun is not _NOUNS["enemy"]:
            words.append(_agree("enemy", noun.feminine, plural))
        words += [_agree(state, noun.feminine, plural) for state in p.states]
        return " ".join(words)

    def certain(self, p: _Phrase, whole: bool) -> str:
        """One certain card; with its state and place, if it is to be told whole."""
        kind = p.single()
        if kind == "bearer":
            host = self.bearer(p)
            text = self.attached(host) if host.single() == "bearer" else self.certain(host, False)
            return f"{text} {_if(self.it(p) + ' ' + self.rest(p))}" if whole and p.rest else text
        if kind == "leader":
            whose = {"mine": "votre Chef de Guerre", "theirs": "son Chef de Guerre"}
            text = whose.get(p.side, "le Chef de Guerre ennemi")
            if not whole:
                return text
            states = "".join([f" {_agree(state, False, False)}" for state in p.states])
            return f"{text}{states}{self.after(p, False, False)}"
        text = "cette carte" if kind == "this" else self.card_name(p.heads[0].name)
        return f"{text} {_if(self.it(p) + ' ' + self.rest(p))}" if whole and p.rest else text

    def attached(self, p: _Phrase) -> str:
        noun = _NOUNS[p.heads[0].noun or "card"]
        more = self.more(p.heads[0])
        words = f"{noun.fr_one} {more}" if more else noun.fr_one
        return f"{_the(words, noun.feminine)} qui la porte"

    def card_name(self, id: str) -> str:
        return _quoted(self.names.card(id, "fr"))

    def trait_name(self, trait: str) -> str:
        return _quoted(self.names.trait(trait, "fr"))

    def it(self, p: _Phrase) -> str:
        if p.single() == "bearer":
            p = self.bearer(p)
        if p.single() == "name":
            return "la carte"
        return "elle" if self.feminine(p, "card") else "il"

    def rest(self, p: _Phrase) -> str:
        return self.verbs([self.predicate(e, self.feminine(p, "card"), False) for e in p.rest], "et")

    def verbs(self, predicates: list[str], last: str) -> str:
        """Predicates in a row: "est Prête et en Ligne 1"."""
        said = list(predicates[:1])
        for text in predicates[1:]:
            for verb in ("est ", "sont "):
                if text.startswith(verb) and said[0].startswith(verb):
                    text = text[len(verb) :]
            said.append(text)
        return _join(said, last)

    def after(self, p: _Phrase, feminine: bool, plural: bool) -> str:
        """What comes after noun and adjectives: cost, exceptions, place."""
        wedge = self.names.wedge
        said: list[str] = []
        if p.both:
            said.append("des deux camps" if plural else "de l’un ou l’autre camp")
        if p.most >= 0:
            said.append(f"de coût {p.most} ou moins" if p.most else "de coût 0")
        if p.least >= 0:
            said.append(f"de coût {p.least} ou plus")
        if p.not_types:
            said.append(f"(hors {_join([self.type_word(word) for word in p.not_types], 'et')})")
        for trait in p.not_traits:
            said.append(f"sans la caractéristique {self.trait_name(trait)}")
        for name in p.not_names:
            said.append(f"{_agree('other', feminine, plural)} que {self.card_name(name)}")
        rows = _join([str(row) for row in p.rows], "ou")
        if rows:
            said.append(f"en Ligne {rows}" + (f" de {self.this_wedge()}" if p.here or p.reach else ""))
        elif p.here or p.reach:
            said.append(f"sur {self.this_wedge()}")
        if p.reach:
            said[-1] += f", {self.away(p.reach)}"
        elif p.elsewhere:
            said.append(f"sur d’autres {wedge.fr_many}" if plural else f"sur {self.a_wedge(True)}")
        for row in p.not_rows:
            said.append(f"hors de la Ligne {row}")
        if p.discarded:
            said.append("dans votre défausse")
        for clause in p.clauses:
            verbs = [self.predicate(part, feminine, plural) for part in _parts(clause, "or")]
            said.append(" ou ".join([f"qui {verb}" for verb in verbs]))
        return "".join([f" {text}" for text in said])

    def type_word(self, word: str) -> str:
        if word in _UNIT_TYPES:
            return self.names.unit_type(word, "fr")
        return _NOUNS[word].fr_one if word == "leader" else _NOUNS[word].fr_many

    def away(self, rows: int) -> str:
        return f"à {rows} {'Ligne' if rows == 1 else 'Lignes'} au plus"

    def predicate(self, e: Expr, feminine: bool, plural: bool) -> str:
        """A filter as what is said of a card: "est Prête", "coûte 2 ou moins"."""
        if e.word in ("and", "or"):
            last = "et" if e.word == "and" else "ou"
            return self.verbs([self.predicate(part, feminine, plural) for part in _parts(e, e.word)], last)
        negated = e.word == "not"
        of = e.args[0] if negated else e
        word = of.word
        be = "sont" if plural else "est"
        if word == "costs":
            limit = of.args[0].number
            bound = f"{limit + 1} ou plus" if negated else f"{limit} ou moins" if limit else "0"
            return f"{'coûtent' if plural else 'coûte'} {bound}"
        if word == "trait":
            have = "ont" if plural else "a"
            trait = self.trait_name(of.args[0].text)
            return f"n’{have} pas la caractéristique {trait}" if negated else f"{have} la caractéristique {trait}"
        if word == "other":
            negated = not negated
        if negated:
            be = "ne sont pas" if plural else "n’est pas"
        if word in ("ready", "tired", "damaged", "enemy"):
            return f"{be} {_agree(word, feminine, plural)}"
        if word == "card":
            return f"{be} {self.card_name(of.args[0].text)}"
        if _is_type(of):
            head = _Head()
            head.narrow(of)
            noun = _NOUNS[head.noun]
            text = f"des {noun.fr_many}" if plural else f"{'une' if noun.feminine else 'un'} {noun.fr_one}"
            more = self.more(head)
            return f"{be} {text} {more}" if more else f"{be} {text}"
        if word == "row":
            return f"{be} en Ligne {of.args[0].number}"
        if word == "reach":
            return f"{be} sur {self.this_wedge()} {self.away(of.args[0].number)}"
        said = {
            "mine": "à vous",
            "enemy_card": "à votre adversaire",
            "here": f"sur {self.this_wedge()}",
            "bearer": "la carte qui la porte",
            "discarded": "dans votre défausse",
            "other": "cette carte",
        }
        return f"{be} {said[word]}"

    # ------------------------------------------------------------ whom, where, how much

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> _Np:
        if e.word == "choose":
            number = e.args[1].number if len(e.args) > 1 else 1
            return self.cards(e.args[0], _SOME if number > 1 else _ONE, number, "", blank)
        if e.word in ("all", "bearer"):
            return self.cards(e.args[0] if e.args else e, _EACH if each else _ALL, 1, "", blank)
        if e.word == "that":
            return self.again(self.chosen, True)
        if e.word == "trigger":
            return self.again(self.answered, False)
        made = _Np(["cette carte"], "ou", False, True)
        made.mine = True
        return made

    def again(self, e: Expr | None, chosen: bool) -> _Np:
        """A card that was spoken of before."""
        if e is None:
            return _Np(["la carte choisie" if chosen else "la carte concernée"], "ou", False, True)
        if e.word == "range":
            return _Np(["cet ennemi"], "ou", False, False)
        phrases = _phrases(e.args[0] if chosen else e)
        plural = chosen and len(e.args) > 1 and e.args[1].number > 1
        made = self.of_phrases(phrases, _ONE)
        if made.single:
            made.parts = [self.certain(phrases[0], False)]
            return made
        key = phrases[0].plain_noun() if len(phrases) == 1 else "card"
        noun = _NOUNS[key]
        word = noun.fr_many if plural else noun.fr_one
        if chosen and (key == "card" or self.on):
            det = f"les {word}" if plural else _the(word, noun.feminine)
            made.parts = [f"{det} {_agree('chosen', noun.feminine, plural)}"]
        elif key == "card":
            made.parts = ["la carte concernée"]
        else:
            made.parts = [f"ces {word}" if plural else _this(word, noun.feminine)]
        made.plural = plural
        made.feminine = noun.feminine
        return made

    def place(self, e: Expr, another: bool = False) -> str:
        return self.this_wedge() if e.word == "this_wedge" else self.a_wedge(another)

    def number_of(self, e: Expr) -> str:
        return f"égal au nombre {self.of(self.cards(e.args[0], _BARE, 1, '', 'army'))}"

    def for_each(self, e: Expr) -> str:
        return f" pour {self.cards(e.args[0], _EACH, 1, '', 'army').text()}"

    def gifts(self, gifts: list[Expr]) -> str:
        return _join([f"{_signed(gift.args[0].number)} en {_VALUES[gift.word][1]}" for gift in gifts], "et")

    def done(self, np: _Np, verb: str, what: str, end: str, of: bool) -> str:
        """Something that is done to one card or to each of several."""
        if np.some:
            each = "chacune" if np.feminine else "chacun"
            return f"choisissez {np.text()}{_NBSP}: {verb} {what} {'de' if of else 'à'} {each}{end}"
        return f"{verb} {what} {self.of(np) if of else self.to(np)}{end}"

    # ------------------------------------------------------------ effects

    def then(self, clauses: list[str]) -> str:
        return _in_turn(clauses, _FR_ROUND_END, "et", "puis")

    def given(self, gift: _Gift) -> str:
        end = f" {_FR_ROUND_END}" if gift.round else ""
        np = self.who(gift.whom, True)
        if not _loss(gift):
            return self.done(np, "donnez", self.gifts(gift.gifts), end, False)
        if np.some:
            each = "chacune" if np.feminine else "chacun"
            return f"choisissez {np.text()}{_NBSP}: {each} subit {self.gifts(gift.gifts)}{end}"
        return f"{np.text()} {'subissent' if np.plural else 'subit'} {self.gifts(gift.gifts)}{end}"

    def counted(self, e: Expr, what: str) -> str:
        each = self.for_each(e) if e.word == "count" else ""
        number = 1 if each else e.number
        noun = {"damage": "dégât", "card": "carte"}.get(what, "")
        return f"{number} {noun}{'s' if noun and number > 1 else ''}".rstrip() + each

    def clause(self, e: Expr, first: bool, titled: bool) -> str:
        word = e.word
        if word in CLAUSES:
            return self.plain_clause(e)
        if word in ("damage", "heal", "destroy", "tire", "refresh", "move", "recall", "take", "protect", "sacrifice"):
            return self.done_to(e)
        if word in ("damage_wedge", "heal_wedge", "protect_wedge", "bombard"):
            return self.done_there(e)
        if word == "range":
            dealt = e.args[1].number if len(e.args) > 1 else 1
            reach = e.args[0].number
            shot = f"infligez {_damages(dealt)} à un ennemi sur {self.this_wedge()}, {self.away(reach)}"
            return shot if titled else f"effectuez une {self.attack()} {reach}{_NBSP}: {shot}"
        if word == "draw":
            if e.args[0].word == "count":
                return "piochez 1 carte" + self.for_each(e.args[0])
            return f"piochez {e.args[0].number} {'carte' if e.args[0].number == 1 else 'cartes'}"
        if word == "enemy_discards":
            number = e.args[0].number
            return f"votre adversaire défausse {number} {'carte' if number == 1 else 'cartes'} de son choix"
        if word == "damage_objective":
            if e.args[0].word == "count":
                return "infligez 1 dégât à votre Objectif actuel" + self.for_each(e.args[0])
            return f"infligez {_damages(e.args[0].number)} à votre Objectif actuel"
        if word == "discount":
            what = self.cards(e.args[0], _NEXT, 1, "mine")
            return f"{what.text()} que vous jouez pendant ce round coûte {abs(e.args[1].number)} de moins"
        if word == "cancel":
            if self.on in ("destroy", "move"):
                return "annulez cette destruction" if self.on == "destroy" else "annulez ce déplacement"
            return "annulez-la" if first else "annulez cette capacité"
        if word == "prevent":
            return f"empêchez {e.args[0].number} de ces dégâts" if e.args else "empêchez ces dégâts"
        if word == "until_round_end":
            text = self.clause(e.args[0], first, titled)
            return text if text.endswith(_FR_ROUND_END) else f"{text} {_FR_ROUND_END}"
        if word == "give":
            return self.given(_Gift(e.args[0], e.args[1], False))
        raise AssertionError(f"no text for {word!r}")

    def done_to(self, e: Expr) -> str:
        word = e.word
        if word in ("damage", "heal"):
            np = self.who(e.args[0], True)
            heal = word == "heal"
            verb = "retirez" if heal else "infligez"
            if len(e.args) == 1:
                return self.done(np, verb, "tous les dégâts", "", True)
            if e.args[1].word == "count":
                what = f"un nombre de dégâts {self.number_of(e.args[1])}"
                if np.some:
                    each = "chacune" if np.feminine else "chacun"
                    return f"choisissez {np.text()}{_NBSP}: {verb} {'de' if heal else 'à'} {each} {what}"
                return f"{verb} {self.of(np) if heal else self.to(np)} {what}"
            return self.done(np, verb, _damages(e.args[1].number), "", heal)
        if word == "take":
            np = self.who(e.args[0])
            return f"reprenez en main {np.text().replace(' dans votre défausse', '')} de votre défausse"
        if word == "protect":
            whom = e.args[0]
            np = self.cards(whom.args[0], _MANY) if whom.word == "all" else self.who(whom)
            return self.done(np, "empêchez", "tous les dégâts infligés", f" {_FR_ROUND_END}", False)
        if word == "move":
            return f"déplacez {self.who(e.args[0]).text()} vers {self.place(e.args[1], True)}"
        np = self.who(_unstated(e), False, "army")
        if word == "recall":
            owner = "leur propriétaire" if np.plural else "son propriétaire"
            return f"renvoyez {np.text()} " + ("dans votre main" if np.mine else f"dans la main de {owner}")
        verb = {"destroy": "détruisez", "tire": "épuisez", "refresh": "préparez", "sacrifice": "sacrifiez"}[word]
        limit = " (aucune carte plus d’une fois par round)" if word == "refresh" else ""  # R.READY.ONCE
        return f"{verb} {np.text()}{limit}"

    def done_there(self, e: Expr) -> str:
        place = self.place(e.args[0])
        if e.word == "protect_wedge":
            place += "" if e.args[0].word == "this_wedge" else " de votre choix"
            return f"empêchez votre adversaire d’infliger des dégâts {_to(place)} {_FR_ROUND_END}"
        if e.word == "bombard":
            place += "" if e.args[0].word == "this_wedge" else " de votre choix"
            if e.args[1].word == "count":
                dealt = f"un nombre de dégâts {self.number_of(e.args[1])}"
                return f"infligez à chaque ennemi sur {place}, dans l’ordre des Lignes, {dealt}"
            return f"infligez {_damages(e.args[1].number)} à chaque ennemi sur {place}, dans l’ordre des Lignes"
        if e.word == "heal_wedge":
            dealt = _damages(e.args[1].number)
            return f"retirez {dealt} {'adverse' if e.args[1].number == 1 else 'adverses'} {_of(place)}"
        if e.args[1].word == "count":
            return f"infligez {_to(place)} un nombre de dégâts {self.number_of(e.args[1])}"
        return f"infligez {_damages(e.args[1].number)} {_to(place)}"

    # ------------------------------------------------------------ Constant abilities

    def subject(self, e: Expr) -> tuple[_Np, str]:
        """Whose cards a Constant is about, and under which condition if it is a single one."""
        phrases = _phrases(e, "mine")
        np = self.of_phrases(phrases, _MANY)
        if np.single and phrases[0].rest:
            np.parts = [self.certain(phrases[0], False)]
            return np, f" tant {_that(self.it(phrases[0]))} {self.rest(phrases[0])}"
        return np, ""

    def lasting_gift(self, gift: _Gift) -> str:
        if gift.whom.word == "wedge":
            return f"vous gagnez {self.gifts(gift.gifts)} sur {self.this_wedge()}"
        np, end = self.subject(gift.whom)
        verb = ("subissent" if np.plural else "subit") if _loss(gift) else ("gagnent" if np.plural else "gagne")
        return f"{np.text()} {verb} {self.gifts(gift.gifts)}{end}"

    def lasting(self, e: Expr) -> str:
        if e.word == "relentless":
            return "vous pouvez jouer cette carte depuis le dessus de votre défausse"
        np, end = self.subject(e.args[0])
        if e.word == "shield":
            can = "ne peuvent pas" if np.plural else "ne peut pas"
            return f"{np.text()} {can} être la cible d’{self.attack(True)}{end}"
        return f"{np.text()} {'coûtent' if np.plural else 'coûte'} {abs(e.args[1].number)} de moins{end}"

    # ------------------------------------------------------------ conditions

    def both_said(self, parts: list[str]) -> str:
        return _join(parts, "et")

    def conditional(self, kind: str, condition: Expr, sentence: str) -> str:
        said = self.condition(condition)
        if kind == CONSTANT:
            return f"tant {_that(said)}, {sentence}"
        return f"seulement {_if(said)}{_NBSP}: {sentence}" if kind == ACTION else f"{_if(said)}, {sentence}"

    def condition(self, e: Expr, negated: bool = False) -> str:
        word = e.word
        if word == "not":
            return self.condition(e.args[0], True)
        if word in ("and", "or"):
            parts: list[str] = []
            for part in _parts(e, word):
                text = self.condition(part)
                if word == "and" and part.word == "or":
                    text = "soit " + ", soit ".join([self.condition(branch) for branch in _parts(part, "or")])
                parts.append(text)
            return _repeated(parts, "et" if word == "and" else "ou")
        if word == "final":
            return "vous n’êtes pas encore à l’Objectif final" if negated else "vous êtes à l’Objectif final"
        if word == "both_final":
            if negated:
                return "un joueur n’est pas encore à l’Objectif final"
            return "les deux joueurs sont à l’Objectif final"
        if word == "has":
            return self.there_is(e.args[0], negated)
        if word in ("by_me", "by_enemy"):
            mine = (word == "by_me") != negated
            return "cela est de votre fait" if mine else "cela est le fait de votre adversaire"
        if word == "range":
            return f"il {'ne s’agit pas' if negated else 's’agit'} d’une {self.attack()}"
        of = Expr("not", [e.args[0]]) if negated else e.args[0]
        return f"la carte concernée est {self.cards(of, _ONE).text()}"

    def there_is(self, e: Expr, negated: bool) -> str:
        said: list[str] = []
        for phrase in _phrases(e):
            if phrase.single():
                feminine = self.feminine(phrase, "card")
                text = "n’est pas en jeu" if negated else "est en jeu"
                if negated and phrase.rest:
                    parts = [self.predicate(_plain(part, True), feminine, False) for part in phrase.rest]
                    text = self.verbs(parts, "ou")
                elif phrase.rest:
                    text = self.rest(phrase)
                said.append(f"{self.certain(phrase, False)} {text}")
                continue
            what = _join(self.phrase(phrase, _NO if negated else _AN, 1, "army"), "ou")
            what += "" if phrase.placed() else " en jeu"
            if phrase.side == "mine":
                said.append(("vous n’avez " if negated else "vous avez ") + what)
            else:
                said.append(("il n’y a " if negated else "il y a ") + what)
        return _repeated(said, "et" if negated else "ou")

    # ------------------------------------------------------------ triggers

    def response(self, triggers: list[str], conditions: str, sentence: str) -> str:
        told = " ou ".join([f"quand {text}" for text in triggers])
        return f"{told}, {_if(conditions)}, {sentence}" if conditions else f"{told}, {sentence}"

    def trigger(self, trigger: _Trigger) -> str:
        on = self.on
        by = {"mine": "vous", "enemy": "votre adversaire"}.get(trigger.by, "")
        if on == "ability":
            return self.initiated(trigger)
        if on == "played":
            phrases = _phrases(trigger.about if trigger.about is not None else Expr("army", []))
            sides = {phrase.side for phrase in phrases}
            if not by and len(sides) == 1:
                by = {"mine": "vous", "enemy": "votre adversaire", "enemy_card": "votre adversaire"}.get(
                    phrases[0].side, ""
                )
            if by:
                for phrase in phrases:
                    phrase.side = ""
            np = self.of_phrases(phrases, _AN, 1, "army")
            self.unsaid(trigger, False)
            if by:
                return f"{by} {'jouez' if by == 'vous' else 'joue'} {np.text()}"
            return f"{self.passive(np)} est {_agree('played', np.feminine, False)}"
        if on == "pass":
            self.unsaid(trigger, True)
            return "vous passez" if by == "vous" else f"{by or 'un joueur'} passe"
        if on in ("damage", "destroy", "move"):
            return self.threatened(trigger, by)
        if on == "wedge":
            what = self.a_wedge()
            if trigger.about is not None and trigger.about.word == "here":
                what = self.this_wedge()
                trigger.about = None
        else:
            what = {"vous": "votre Objectif", "votre adversaire": "son Objectif"}.get(by, "un Objectif")
            if not by and trigger.about is not None and trigger.about.word in ("mine", "enemy", "enemy_card"):
                what = "votre Objectif" if trigger.about.word == "mine" else "l’Objectif de votre adversaire"
                trigger.about = None
        self.unsaid(trigger, True)
        if by:
            return f"{by} {self.will(by)} infliger des dégâts {_to(what)}"
        return f"{what} va subir des dégâts"

    def will(self, by: str) -> str:
        return "allez" if by == "vous" else "va"

    def passive(self, np: _Np) -> str:
        """As a subject with which a participle agrees."""
        return f"la carte {np.text()}" if np.single == "name" else np.text()

    def threatened(self, trigger: _Trigger, by: str) -> str:
        on = self.on
        np = self.of_phrases(trigger.phrases(), _ONE)
        if trigger.ranged:
            by = {"mine": f"l’une de vos {self.attack(True)}", "enemy": f"une {self.attack()} ennemie"}.get(
                trigger.by, f"une {self.attack()}"
            )
        if by:
            verb = {"damage": f"infliger des dégâts {self.to(np)}", "destroy": f"détruire {np.text()}"}.get(
                on, f"déplacer {np.text()}"
            )
            return f"{by} {self.will(by)} {verb}"
        if on == "damage":
            return f"{np.text()} va subir des dégâts"
        participle = _agree("destroyed" if on == "destroy" else "moved", np.feminine, False)
        return f"{self.passive(np)} va être {participle}"

    def initiated(self, trigger: _Trigger) -> str:
        who = {"mine": "vous appliquez", "enemy": "votre adversaire applique"}.get(trigger.by, "un joueur applique")
        if trigger.about is None:
            if trigger.ranged:
                shooter = {"mine": "l’une de vos cartes", "enemy": "un ennemi"}.get(trigger.by, "une carte")
                return f"{shooter} effectue une {self.attack()}"
            return f"{who} une capacité"
        if trigger.ranged:
            return f"{self.cards(trigger.about, _ONE, 1, trigger.by).text()} effectue une {self.attack()}"
        phrases = _phrases(trigger.about)
        for phrase in phrases:
            # Whoever uses it, it is that player's own card.
            if trigger.by and phrase.side in (trigger.by, f"{trigger.by}_card"):
                phrase.side = ""
        return f"{who} une capacité {self.of(self.of_phrases(phrases, _ONE))}"
