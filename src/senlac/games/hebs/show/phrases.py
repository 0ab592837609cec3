"""Filters read as noun phrases: what any language needs to know before it can say "an enemy Unit in this wedge"."""

from __future__ import annotations

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import UNIT_TYPES
from senlac.games.hebs.show.wording import SPECIAL


def plain(e: Expr, negated: bool = False) -> Expr:
    """The same filter or condition with `not` only before single words."""
    if e.word == "not":
        return plain(e.args[0], not negated)
    if e.word in ("and", "or"):
        other = "or" if e.word == "and" else "and"
        return Expr(other if negated else e.word, [plain(arg, negated) for arg in e.args])
    return Expr("not", [e]) if negated else e


def parts_of(e: Expr, word: str) -> list[Expr]:
    """The branches of a chain of `and` or of `or`."""
    if e.word != word:
        return [e]
    found: list[Expr] = []
    for arg in e.args:
        found.extend(parts_of(arg, word))
    return found


class Head:
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
        elif e.word in UNIT_TYPES:
            self.unit = e.word
            self.noun = "unit"
        elif SPECIAL.index(e.word) > SPECIAL.index(self.noun):
            self.noun = e.word

    def copy(self) -> Head:
        made = Head()
        made.noun = self.noun
        made.unit = self.unit
        made.traits = list(self.traits)
        made.name = self.name
        return made


def is_type(e: Expr) -> bool:
    return e.word in UNIT_TYPES or e.word in SPECIAL


def is_head(e: Expr) -> bool:
    return all([is_type(part) or part.word in ("trait", "card") for part in parts_of(e, "and")])


class Phrase:
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
        head = Head()
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
                for part in parts_of(choice, "and"):
                    made.narrow(part)
                self.heads.append(made)
        if self.discarded and self.side == "mine":
            self.side = ""
        if self.side.startswith("enemy"):
            self.other = False

    def _positive(self, atom: Expr, head: Head) -> None:
        word = atom.word
        if word in ("mine", "enemy", "enemy_card"):
            self.side = word
            return
        if is_type(atom) or word in ("trait", "card"):
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
        elif is_type(of):
            self.not_types.append(word)
        else:
            self.clauses.append(atom)

    def _choice(self, atom: Expr, head: Head, choices: list[Expr]) -> list[Expr]:
        branches = parts_of(atom, "or")
        words = [branch.word for branch in branches]
        if all([word == "trait" for word in words]):
            head.traits.append([branch.args[0].text for branch in branches])
        elif all([word == "row" for word in words]) and not self.rows:
            self.rows = sorted({branch.args[0].number for branch in branches})
            self.rest.append(atom)
        elif "mine" in words and all([word in ("mine", "enemy", "enemy_card") for word in words]):
            self.both = True
        elif all([is_head(branch) for branch in branches]) and not choices:
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


def phrases_of(e: Expr, side: str = "") -> list[Phrase]:
    """The noun phrases of a filter, of which a card fulfils one; `side` is whose cards are meant if it does not say.

    A filter that speaks of the enemy anywhere says whose, as the compiler has it.
    """
    filter = plain(e)
    if side == "mine" and (e.mentions("enemy") or e.mentions("enemy_card")):
        side = ""
    found = [Phrase(parts_of(filter, "and"))]
    if filter.word == "or" and found[0].clauses:
        found = [Phrase(parts_of(branch, "and")) for branch in parts_of(filter, "or")]
    for phrase in found:
        if side and phrase.side == "" and not phrase.both and not phrase.discarded:
            phrase.side = side
    return found
