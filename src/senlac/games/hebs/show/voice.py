"""What the languages of the cards have in common: the order in which things are said."""

from __future__ import annotations

from typing import ClassVar, Final

from senlac.catalogue import in_tongue
from senlac.games.hebs.language.words import PLACE, WHO, WORDS, Expr
from senlac.games.hebs.packs.pack import CONSTANT, RESPONSE, AbilityText
from senlac.games.hebs.show.phrases import Phrase, parts_of, phrases_of, plain
from senlac.games.hebs.show.wording import Names, Noun, capital, join_words, noun, value_name
from senlac.games.hebs.text import words

# How many: "an enemy", "up to 2 enemies", "all enemies", "each enemy", "enemies", "no enemy", "the next enemy".
ONE: Final = "one"
SOME: Final = "some"
ALL: Final = "all"
EACH: Final = "each"
MANY: Final = "many"
BARE: Final = "bare"
AN: Final = "an"
NO: Final = "no"
NEXT: Final = "next"


class Np:
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
        return join_words(self.parts, self.last)


class Gift:
    """What is given to the same cards at once."""

    __slots__ = ("whom", "gifts", "round")

    def __init__(self, whom: Expr, gift: Expr, round: bool) -> None:
        self.whom = whom
        self.gifts = [gift]
        self.round = round


class Trigger:
    """What a Response answers, taken apart."""

    __slots__ = ("by", "about", "ranged", "rest")

    def __init__(self, e: Expr | None) -> None:
        self.by = ""
        self.about: Expr | None = None
        self.ranged = False
        #: Conditions that have nothing to do with the trigger, or that no trigger's words can say.
        self.rest: list[Expr] = []
        for part in [] if e is None else parts_of(e, "and"):
            abouts = [about_of(branch) for branch in parts_of(part, "or")]
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

    def phrases(self) -> list[Phrase]:
        """Whom the trigger is about; of the opponent's doing, the opponent's cards are "theirs"."""
        found = phrases_of(Expr("and", []) if self.about is None else self.about)
        for phrase in found:
            if self.by == "enemy" and not self.ranged and phrase.side.startswith("enemy"):
                phrase.side = "theirs"
        return found


def is_loss(gift: Gift) -> bool:
    return all([given.args[0].number < 0 for given in gift.gifts])


def about_of(e: Expr) -> Expr | None:
    """The filter of `about(…)` or of `~about(…)`."""
    if e.word == "about":
        return e.args[0]
    if e.word == "not" and e.args[0].word == "about":
        return Expr("not", [e.args[0].args[0]])
    return None


def first_choice(do: list[Expr]) -> Expr | None:
    """What is chosen first: `choose(…)` of cards, or a Range attack."""
    for e in do:
        if e.word == "range" or (e.word == "choose" and not e.args[0].mentions("wedge")):
            return e
        found = first_choice(e.args)
        if found is not None:
            return found
    return None


def unstated(e: Expr) -> Expr:
    """Whom an effect is done to; only a Ready Leader is Tired anyway, and only a Tired one Readied."""
    who = e.args[0]
    state = {"tire": "ready", "refresh": "tired"}.get(e.word, "")
    if not state or who.word not in ("choose", "all") or not who.args[0].mentions("leader"):
        return who
    kept = [part for part in parts_of(who.args[0], "and") if part.word != state]
    if Phrase(kept).single() != "leader":
        return who
    found = kept[0]
    for part in kept[1:]:
        found = Expr("and", [found, part])
    return Expr(who.word, [found, *who.args[1:]])


class Voice:
    """What all languages have in common: the order of things."""

    #: The language whose words it speaks.
    lang: ClassVar[str]

    def __init__(self, names: Names) -> None:
        self.names = names
        self.wedge = self.noun_of(names.column)
        self.on = ""
        self.chosen: Expr | None = None
        self.answered: Expr | None = None
        #: What an Attachment is on, if that is a card.
        self.host: list[Phrase] = []

    # ------------------------------------------------------------ words of the language

    def say(self, name: str, **args: int | str) -> str:
        """A word or a clause of the catalogue, `card-…`."""
        return words(f"card-{name}", self.lang, **args)

    def damage(self, number: int) -> str:
        return self.say("damage", number=number)

    def at_most(self, number: int) -> str:
        """A limit from above; nothing is less than 0."""
        return self.say("at-most", number=number) if number else "0"

    def at_least(self, number: int) -> str:
        return self.say("at-least", number=number)

    def objective(self, whose: str) -> str:
        """Whose Objective: your, their, an, enemy."""
        return self.say(f"{whose}-objective")

    def cancelled(self, first: bool) -> str:
        """What is cancelled, as the trigger has it."""
        what = self.on if self.on in ("destroy", "move") else "it" if first else "ability"
        return self.say(f"cancel-{what}")

    def noun_of(self, name: str) -> Noun:
        return noun(name, self.lang)

    def value(self, name: str) -> str:
        return value_name(name, self.lang)

    def label(self, kind: str) -> str:
        """What stands before an ability: its kind, unless it is a Constant."""
        message = f"ability-{kind}"
        return f"{words(message, self.lang)}{words('colon', self.lang)}" if words.knows(message) else ""

    def attach(self, where: Expr) -> str:
        raise NotImplementedError

    def of_phrases(self, phrases: list[Phrase], mode: str, number: int = 1, blank: str = "card") -> Np:
        raise NotImplementedError

    def done_to(self, e: Expr) -> str:
        """Damage or healing."""
        raise NotImplementedError

    def protected(self, np: Np) -> str:
        raise NotImplementedError

    def shooting(self, reach: int, shot: str) -> str:
        """A Range attack that no title announces."""
        raise NotImplementedError

    def number_of(self, e: Expr) -> str:
        raise NotImplementedError

    def for_each(self, e: Expr) -> str:
        raise NotImplementedError

    def lasting(self, e: Expr) -> str:
        """A Constant's effect as a statement: "your Units cost 1 less"."""
        raise NotImplementedError

    def given(self, gift: Gift) -> str:
        raise NotImplementedError

    def lasting_gift(self, gift: Gift) -> str:
        raise NotImplementedError

    def then(self, clauses: list[str]) -> str:
        raise NotImplementedError

    def conditional(self, kind: str, condition: Expr, sentence: str) -> str:
        raise NotImplementedError

    def trigger(self, trigger: Trigger) -> str:
        raise NotImplementedError

    def response(self, triggers: list[str], conditions: str, sentence: str) -> str:
        raise NotImplementedError

    def condition(self, e: Expr, negated: bool = False) -> str:
        raise NotImplementedError

    def both_said(self, parts: list[str]) -> str:
        raise NotImplementedError

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> Np:
        raise NotImplementedError

    def place(self, e: Expr, another: bool = False) -> str:
        raise NotImplementedError

    def counted(self, e: Expr, what: str) -> str:
        """An amount: a bare number, or so much damage, so many cards."""
        raise NotImplementedError

    # ------------------------------------------------------------ effects

    def cards(self, e: Expr, mode: str, number: int = 1, side: str = "", blank: str = "card") -> Np:
        return self.of_phrases(phrases_of(e, side), mode, number, blank)

    def away(self, rows: int) -> str:
        return self.say("away", rows=rows)

    def clause(self, e: Expr, first: bool, titled: bool) -> str:
        """An effect as an order: "draw 1 card"."""
        word = e.word
        if self.has_clause(e):
            return self.plain_clause(e)
        if word in ("damage", "heal"):
            return self.done_to(e)
        if word in ("destroy", "tire", "refresh", "move", "recall", "take", "protect", "sacrifice"):
            return self.moved(e)
        if word in ("damage_wedge", "heal_wedge", "protect_wedge", "bombard"):
            return self.done_there(e)
        if word == "range":
            return self.shot(e, titled)
        if word == "draw":
            if e.args[0].word == "count":
                return self.say("draw", cards=self.say("cards", number=1)) + self.for_each(e.args[0])
            return self.say("draw", cards=self.say("cards", number=e.args[0].number))
        if word == "enemy_discards":
            return self.say("enemy-discards", cards=self.say("cards", number=e.args[0].number))
        if word == "damage_objective":
            if e.args[0].word == "count":
                return self.say("damage-objective", damage=self.damage(1)) + self.for_each(e.args[0])
            return self.say("damage-objective", damage=self.damage(e.args[0].number))
        if word == "discount":
            what = self.cards(e.args[0], NEXT, 1, "mine")
            return self.say("discount", card=what.text(), number=abs(e.args[1].number))
        if word == "cancel":
            return self.cancelled(first)
        if word == "prevent":
            return self.say("prevent-some", number=e.args[0].number) if e.args else self.say("prevent")
        if word == "until_round_end":
            text = self.clause(e.args[0], first, titled)
            end = self.say("round-end")
            return text if text.endswith(end) else f"{text} {end}"
        if word == "give":
            return self.given(Gift(e.args[0], e.args[1], False))
        raise AssertionError(f"no text for {word!r}")

    def shot(self, e: Expr, titled: bool) -> str:
        dealt = e.args[1].number if len(e.args) > 1 else 1
        reach = e.args[0].number
        place = self.place(Expr("this_wedge", []))
        shot = self.say("shoot", damage=self.damage(dealt), place=place, away=self.away(reach))
        return shot if titled else self.shooting(reach, shot)

    def moved(self, e: Expr) -> str:
        """What becomes of cards other than damage: they move, tire, leave, are kept safe."""
        word = e.word
        if word == "take":
            return self.say("take", who=self.who(e.args[0]).text().replace(f" {self.say('in-discard')}", ""))
        if word == "protect":
            whom = e.args[0]
            return self.protected(self.cards(whom.args[0], MANY) if whom.word == "all" else self.who(whom))
        if word == "move":
            return self.say("move", who=self.who(e.args[0]).text(), place=self.place(e.args[1], True))
        np = self.who(unstated(e), False, "army")
        if word == "recall":
            return self.say("recall-mine" if np.mine else "recall-many" if np.plural else "recall", who=np.text())
        return self.say(word, who=np.text())  # what is made Ready has a limit (R.READY.ONCE)

    def done_there(self, e: Expr) -> str:
        """What is done to a wedge, or to all cards in it."""
        place = self.place(e.args[0])
        if e.word in ("protect_wedge", "bombard") and e.args[0].word != "this_wedge":
            place = self.say("of-choice", place=place)
        where: dict[str, int | str] = {f"place{form}": text for form, text in self.forms(place).items()}
        name = e.word.replace("_", "-")
        if e.word == "protect_wedge":
            return self.say(name, **where)
        amount = e.args[1]
        if amount.word == "count":
            return self.say(f"{name}-by", number=self.number_of(amount), **where)
        return self.say(name, number=amount.number, damage=self.damage(amount.number), **where)

    # ------------------------------------------------------------ an ability

    def ability(self, ability: AbilityText) -> str:
        do = ability.do
        self.on = ability.on
        self.chosen = first_choice(do)
        title = self.title(ability)
        titled = ability.title_key == "range" or (title == "" and do[0].word == "range")
        if titled:
            shots = [e for e in do if e.word == "range"]
            word = self.names.range(self.lang) if ability.title_key in ("", "range") else title
            title = f"{word} {shots[0].args[0].number}" if shots else word
        if ability.kind == CONSTANT:
            body = self.constant(ability)
        elif ability.kind == RESPONSE:
            body = self.responding(ability, titled)
        else:
            body = self.doing(do, titled)
            if ability.when is not None:
                body = self.conditional(ability.kind, plain(ability.when), body)
        dash = words("dash", self.lang)
        return self.label(ability.kind) + (f"{title}{dash}" if title else "") + capital(body) + "."

    def title(self, ability: AbilityText) -> str:
        """A shared title, or the ability's own; empty if it has none."""
        if ability.title_key:
            return words(f"title-{ability.title_key}", self.lang)
        return in_tongue(ability.title, self.lang)

    def constant(self, ability: AbilityText) -> str:
        said: list[str] = []
        for item in self.gathered(ability.do, True):
            said.append(self.lasting_gift(item) if isinstance(item, Gift) else self.lasting(item))
        if ability.when is None:
            return ". ".join([said[0]] + [capital(text) for text in said[1:]])
        return self.conditional(CONSTANT, plain(ability.when), self.both_said(said))

    def responding(self, ability: AbilityText, titled: bool) -> str:
        when = None if ability.when is None else plain(ability.when)
        whole = Trigger(when)
        triggers = [whole]
        if when is not None and when.word == "or" and whole.about is None:
            parts = [Trigger(branch) for branch in parts_of(when, "or")]
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
            if isinstance(item, Gift):
                clauses.append(self.given(item))
            else:
                clauses.append(self.clause(item, not clauses, titled))
                titled = titled and item.word != "range"
        return self.then(clauses)

    def gathered(self, do: list[Expr], lasting: bool) -> list[Expr | Gift]:
        """The effects, with what the same cards are given told once."""
        found: list[Expr | Gift] = []
        before: Gift | None = None
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
            before = Gift(whom, inner.args[1], round)
            found.append(before)
        return found

    def same(self, before: Expr, whom: Expr, lasting: bool) -> bool:
        """Whether two effects are done to the same cards."""
        if whom.word == "that" and before is self.chosen:
            return True
        return repr(before) == repr(whom) and (lasting or whom.word != "choose")

    def unsaid(self, trigger: Trigger, about: bool) -> None:
        """Conditions that the trigger's words cannot take in are said after it."""
        if trigger.ranged:
            trigger.rest.insert(0, Expr("range", []))
        if about and trigger.about is not None:
            trigger.rest.insert(0, Expr("about", [trigger.about]))

    def bearer(self, p: Phrase) -> Phrase:
        """The bearer as the Attachment's own words know it: your Leader, the attached Unit."""
        if len(self.host) != 1 or p.heads[0].noun:
            return p
        host = Phrase([])
        if self.host[0].single() in ("leader", "name"):
            host.side = self.host[0].side
            host.heads = self.host[0].heads
            return host
        host.bearer = True
        host.heads[0].noun = self.host[0].plain_noun()
        if host.heads[0].noun in ("card", "enemy"):
            host.heads[0].noun = ""
        return host

    def forms(self, text: str) -> dict[str, str]:
        """A noun phrase in the forms that a clause may ask for: `{ $who }`, in French also `{ $who-of }`."""
        return {"": text}

    def has_clause(self, e: Expr) -> bool:
        """Whether an effect is told by a clause of the catalogue that takes its arguments as they are."""
        return words.knows(f"clause-{e.word}")

    def plain_clause(self, e: Expr) -> str:
        """Such an effect. Its argument is `who`, `place` or `number`; `damage` and `cards` are so much and so many."""
        args: dict[str, str] = {}
        for arg, kind in zip(e.args, WORDS[e.word].takes, strict=False):
            if kind == WHO:
                args |= {f"who{form}": text for form, text in self.forms(self.who(arg, True).text()).items()}
            elif kind == PLACE:
                args |= {f"place{form}": text for form, text in self.forms(self.place(arg)).items()}
            else:
                args |= {"number": self.counted(arg, ""), "damage": self.counted(arg, "damage")}
                args["cards"] = self.counted(arg, "card")
        return words(f"clause-{e.word}", self.lang, **args)
