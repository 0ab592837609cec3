"""What cards say, in English."""

from __future__ import annotations

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import ACTION, CONSTANT, UNIT_TYPES
from senlac.games.hebs.show.phrases import Head, Phrase, is_type, parts_of, phrases_of, plain
from senlac.games.hebs.show.voice import (
    ALL,
    AN,
    BARE,
    EACH,
    MANY,
    NEXT,
    NO,
    ONE,
    SOME,
    Gift,
    Np,
    Trigger,
    Voice,
)
from senlac.games.hebs.show.wording import in_turn, join_words, signed
from senlac.games.hebs.text import words


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
    return join_words(said, last)


class English(Voice):
    """Card text in English."""

    lang = "en"

    def state(self, name: str) -> str:
        return words(f"adjective-{name}", self.lang)

    def attach(self, where: Expr) -> str:
        if where.mentions("wedge"):
            return self.say("attach", host=_a(self.wedge.one))
        return self.say("attach", host=self.cards(where, ONE).text())

    # ------------------------------------------------------------ noun phrases

    def of_phrases(self, phrases: list[Phrase], mode: str, number: int = 1, blank: str = "card") -> Np:
        many = mode in (ALL, MANY, BARE)
        parts = [self.phrase(phrase, mode, number, blank) for phrase in phrases]
        single = phrases[0].single() if len(phrases) == 1 else ""
        plural = (many and single == "") or (mode == SOME and single == "")
        made = Np(parts, "and" if many else "or", plural, False)
        made.single = single
        made.some = mode == SOME and single == ""
        made.mine = all([phrase.side == "mine" or phrase.this for phrase in phrases])
        return made

    def phrase(self, p: Phrase, mode: str, number: int, blank: str) -> str:
        if p.single():
            return self.certain(p, True)
        mine = p.side in ("mine", "theirs") and mode not in (AN, NO, NEXT)
        whose = "their" if p.side == "theirs" else "your"
        plural = mode in (SOME, ALL, MANY, BARE) or mine
        core = self.core(p, plural, "and" if mode in (ALL, MANY, BARE) else "or", blank)
        core += self.after(p, plural and mode not in (ONE, EACH))
        your = (f"{whose} " if mine else "") + ("other " if p.other else "")
        if mode == ONE and mine:
            return f"{'another' if p.other else 'one'} of {whose} {core}"
        if mode in (ONE, AN):
            return f"another {core}" if p.other else _a(core)
        if mode == SOME:
            return f"up to {number} {'of ' if mine else ''}{your}{core}"
        if mode == EACH:
            return f"each {'of ' if mine else ''}{your}{core}"
        lead = {ALL: "all ", NO: "no ", NEXT: "the next "}.get(mode, "")
        return f"{lead}{your}{core}"

    def certain(self, p: Phrase, whole: bool) -> str:
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
            states = "".join([f"{self.state(state)} " for state in p.states])
            return f"{det} {states}{word}{self.after(p, False)}"
        text = self.say("this") if kind == "this" else self.names.card(p.heads[0].name, self.lang)
        return f"{text} if it {self.rest(p)}" if whole and p.rest else text

    def attached(self, p: Phrase) -> str:
        return self.say("bearer", card=self.head(p.heads[0], "card", False))

    def rest(self, p: Phrase) -> str:
        return _verbs([self.predicate(e, False) for e in p.rest], "and")

    def core(self, p: Phrase, plural: bool, last: str, blank: str) -> str:
        """Adjectives, traits, unit type and noun."""
        if p.discarded or p.side == "enemy_card":
            blank = "card"
        before = [self.state(state) for state in p.states]
        if p.not_types:
            before.append(", ".join([f"non-{self.type_word(word)}" for word in p.not_types]))
        if p.side == "enemy" and p.heads[0].noun == "" and not p.heads[0].traits and not p.heads[0].name:
            nouns = self.noun_of("enemy").many if plural else self.noun_of("enemy").one
        else:
            if p.side.startswith("enemy"):
                before.append("enemy")
            nouns = self.heads(p.heads, blank, plural, last)
        return " ".join([*before, nouns])

    def heads(self, heads: list[Head], blank: str, plural: bool, last: str) -> str:
        words = [self.adjectives(head) for head in heads]
        nouns = {head.noun for head in heads}
        if len(heads) > 1 and len(nouns) == 1 and all(words):
            noun = self.noun_of(heads[0].noun or "card")
            return f"{join_words(words, last)} {noun.many if plural else noun.one}"
        return join_words([self.head(head, blank, plural) for head in heads], last)

    def head(self, head: Head, blank: str, plural: bool) -> str:
        if head.name:
            return self.names.card(head.name, self.lang)
        words = self.adjectives(head)
        noun = self.noun_of(head.noun or ("card" if words else blank))
        text = noun.many if plural else noun.one
        return f"{words} {text}" if words else text

    def adjectives(self, head: Head) -> str:
        """Traits and unit type: what comes before the noun."""
        words = [join_words([self.names.trait(trait, self.lang) for trait in group], "or") for group in head.traits]
        if head.unit:
            words.append(self.names.unit_type(head.unit, self.lang))
        return " ".join(words)

    def type_word(self, word: str) -> str:
        if word in UNIT_TYPES:
            return self.names.unit_type(word, self.lang)
        return "army" if word == "army" else "Tactics" if word == "tactics" else self.noun_of(word).one

    def after(self, p: Phrase, plural: bool) -> str:
        """What comes after the noun: cost, exceptions, place."""
        wedge = self.wedge
        said: list[str] = []
        if p.both:
            said.append(self.say("both-sides" if plural else "either-side"))
        if p.most >= 0:
            said.append(self.say("cost", limit=self.at_most(p.most)))
        if p.least >= 0:
            said.append(self.say("cost", limit=self.at_least(p.least)))
        for trait in p.not_traits:
            said.append(self.say("without-trait", trait=self.names.trait(trait, self.lang)))
        for name in p.not_names:
            said.append(f"other than {self.names.card(name, self.lang)}")
        rows = join_words([str(row) for row in p.rows], "or")
        row = self.say("in-row", rows=rows)
        here = f"{row} of this {wedge.one}" if rows else f"in this {wedge.one}"
        if p.reach:
            said.append(f"{here} {self.away(p.reach)}")
        elif p.here:
            said.append(here)
        else:
            if rows:
                said.append(row)
            if p.elsewhere:
                said.append(f"in other {wedge.many}" if plural else f"in another {wedge.one}")
        for number in p.not_rows:
            said.append(self.say("not-in-row", row=number))
        if p.discarded:
            said.append(self.say("in-discard"))
        for clause in p.clauses:
            said.append(f"that {self.predicate(clause, plural)}")
        return "".join([f" {text}" for text in said])

    def predicate(self, e: Expr, plural: bool) -> str:
        """A filter as what is said of a card: "is Ready", "costs 2 or less"."""
        if e.word in ("and", "or"):
            return _verbs([self.predicate(part, plural) for part in parts_of(e, e.word)], e.word)
        negated = e.word == "not"
        of = e.args[0] if negated else e
        word = of.word
        be = ("are" if plural else "is") + (" not" if negated else "")
        if word == "costs":
            limit = of.args[0].number
            bound = self.at_least(limit + 1) if negated else self.at_most(limit)
            return f"{'cost' if plural else 'costs'} {bound}"
        if word == "trait":
            have = ("do not have" if plural else "does not have") if negated else ("have" if plural else "has")
            return f"{have} {self.say('has-trait', trait=self.names.trait(of.args[0].text, self.lang))}"
        if word == "other":
            return f"{'are' if plural else 'is'}{'' if negated else ' not'} {self.say('this')}"
        if word in ("ready", "tired", "damaged"):
            return f"{be} {self.state(word)}"
        if word == "card":
            return f"{be} {self.names.card(of.args[0].text, self.lang)}"
        if is_type(of):
            head = Head()
            head.narrow(of)
            text = self.head(head, "card", plural)
            return f"{be} {text if plural else _a(text)}"
        wedge = self.wedge.one
        said = {
            "mine": "yours",
            "enemy": "enemies" if plural else "an enemy",
            "enemy_card": "your opponent's",
            "here": f"in this {wedge}",
            "bearer": "its bearer",
            "discarded": self.say("in-discard"),
        }
        if word == "row":
            return f"{be} {self.say('in-row', rows=of.args[0].number)}"
        if word == "reach":
            return f"{be} in this {wedge} {self.away(of.args[0].number)}"
        return f"{be} {said[word]}"

    # ------------------------------------------------------------ whom, where, how much

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> Np:
        if e.word == "choose":
            number = e.args[1].number if len(e.args) > 1 else 1
            made = self.cards(e.args[0], SOME if number > 1 else ONE, number, "", blank)
            if each and made.some:
                made.parts[0] = f"each of {made.parts[0]}"
            return made
        if e.word in ("all", "bearer"):
            return self.cards(e.args[0] if e.args else e, EACH if each else ALL, 1, "", blank)
        if e.word == "that":
            return self.again(self.chosen, True)
        if e.word == "trigger":
            return self.again(self.answered, False)
        made = Np([self.say("this")], "or", False, False)
        made.mine = True
        return made

    def again(self, e: Expr | None, chosen: bool) -> Np:
        """A card that was spoken of before."""
        if e is None:
            return Np([self.say("chosen" if chosen else "concerned")], "or", False, False)
        if e.word == "range":
            return Np([self.say("that-enemy")], "or", False, False)
        phrases = phrases_of(e.args[0] if chosen else e)
        plural = chosen and len(e.args) > 1 and e.args[1].number > 1
        made = self.of_phrases(phrases, ONE)
        if made.single:
            made.parts = [self.certain(phrases[0], False)]
            return made
        noun = phrases[0].plain_noun() if len(phrases) == 1 else "card"
        word = self.noun_of(noun).many if plural else self.noun_of(noun).one
        if chosen and (noun == "card" or self.on):
            made.parts = [f"the chosen {word}"]
        else:
            made.parts = [f"{'those' if plural else 'that'} {word}"]
        made.plural = plural
        return made

    def place(self, e: Expr, another: bool = False) -> str:
        wedge = self.wedge.one
        if e.word == "this_wedge":
            return f"this {wedge}"
        return f"another {wedge}" if another else _a(wedge)

    def number_of(self, e: Expr) -> str:
        return self.say("number-of", cards=self.cards(e.args[0], BARE, 1, "", "army").text())

    def for_each(self, e: Expr) -> str:
        return f" for {self.cards(e.args[0], EACH, 1, '', 'army').text()}"

    def gifts(self, gifts: list[Expr]) -> str:
        said: list[str] = []
        for gift in gifts:
            number = gift.args[0].number
            one = words(f"value-{gift.word}", self.lang, "one") if number in (1, -1) else ""
            word = one or self.value(gift.word)
            said.append(f"{signed(number)} {word}")
        return join_words(said, "and")

    # ------------------------------------------------------------ effects

    def then(self, clauses: list[str]) -> str:
        return in_turn(clauses, self.say("round-end"), "and", "then")

    def given(self, gift: Gift) -> str:
        end = f" {self.say('round-end')}" if gift.round else ""
        return f"give {self.who(gift.whom, True).text()} {self.gifts(gift.gifts)}{end}"

    def counted(self, e: Expr, what: str) -> str:
        if e.word == "count":
            return f"1 {what}".rstrip() + self.for_each(e)
        noun = {"damage": "damage", "card": "card" if e.number == 1 else "cards"}.get(what, "")
        return f"{e.number} {noun}".rstrip()

    def done_to(self, e: Expr) -> str:
        who = self.who(e.args[0], True).text()
        if len(e.args) == 1:
            return self.say("heal-all", who=who)
        if e.args[1].word == "count":
            return self.say(f"{e.word}-who-by", who=who, number=self.number_of(e.args[1]))
        return self.say(f"{e.word}-who", who=who, damage=self.damage(e.args[1].number))

    def protected(self, np: Np) -> str:
        return self.say("protect", who=np.text())

    def shooting(self, reach: int, shot: str) -> str:
        return self.say("shooting", reach=reach, shot=shot)

    # ------------------------------------------------------------ Constant abilities

    def subject(self, e: Expr) -> tuple[Np, str]:
        """Whose cards a Constant is about, and under which condition if it is a single one."""
        phrases = phrases_of(e, "mine")
        np = self.of_phrases(phrases, MANY)
        if np.single and phrases[0].rest:
            np.parts = [self.certain(phrases[0], False)]
            rest = self.rest(phrases[0])
            return np, f" while {rest[3:]}" if rest.startswith("is ") else f" while it {rest}"
        return np, ""

    def lasting_gift(self, gift: Gift) -> str:
        if gift.whom.word == "wedge":
            return f"you get {self.gifts(gift.gifts)} in this {self.wedge.one}"
        np, end = self.subject(gift.whom)
        return f"{np.text()} {'get' if np.plural else 'gets'} {self.gifts(gift.gifts)}{end}"

    def lasting(self, e: Expr) -> str:
        if e.word == "relentless":
            return self.say("relentless")
        np, end = self.subject(e.args[0])
        if e.word == "shield":
            return f"{np.text()} cannot be chosen for Range attacks{end}"
        return f"{np.text()} {'cost' if np.plural else 'costs'} {abs(e.args[1].number)} less{end}"

    # ------------------------------------------------------------ conditions

    def both_said(self, parts: list[str]) -> str:
        return join_words(parts, "and")

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
            said = [self.condition(part) for part in parts_of(e, word)]
            if word == "and":
                nested = [part.word == "or" for part in parts_of(e, word)]
                said = [f"either {text}" if either else text for text, either in zip(said, nested, strict=True)]
            return join_words(said, word)
        if word == "final":
            return self.say("not-final" if negated else "final")
        if word == "both_final":
            return self.say("not-both-final" if negated else "both-final")
        if word == "has":
            return self.there_is(e.args[0], negated)
        if word in ("by_me", "by_enemy"):
            return self.say("by-me" if (word == "by_me") != negated else "by-enemy")
        if word == "range":
            return self.say("not-ranged" if negated else "ranged")
        of = Expr("not", [e.args[0]]) if negated else e.args[0]
        return self.say("concerns", card=self.cards(of, ONE).text())

    def there_is(self, e: Expr, negated: bool) -> str:
        phrases = phrases_of(e)
        said: list[str] = []
        for phrase in phrases:
            if phrase.single():
                rest = phrase.rest
                text = self.say("not-in-play" if negated else "in-play")
                if negated and rest:
                    text = _verbs([self.predicate(plain(part, True), False) for part in rest], "or")
                elif rest:
                    text = self.rest(phrase)
                said.append(f"{self.certain(phrase, False)} {text}")
            else:
                have = "you have" if phrase.side == "mine" else "there is"
                play = "" if phrase.placed() else " in play"
                said.append(f"{have} {self.phrase(phrase, NO if negated else AN, 1, 'army')}{play}")
        return join_words(said, "and" if negated else "or")

    # ------------------------------------------------------------ triggers

    def response(self, triggers: list[str], conditions: str, sentence: str) -> str:
        told = " or ".join([f"when {text}" for text in triggers])
        return f"{told}, if {conditions}, {sentence}" if conditions else f"{told}, {sentence}"

    def trigger(self, trigger: Trigger) -> str:
        on = self.on
        by = {"mine": "you", "enemy": "your opponent"}.get(trigger.by, "")
        if on == "ability":
            return self.initiated(trigger)
        if on == "played":
            phrases = phrases_of(trigger.about if trigger.about is not None else Expr("army", []))
            sides = {phrase.side for phrase in phrases}
            if not by and len(sides) == 1:
                by = {"mine": "you", "enemy": "your opponent", "enemy_card": "your opponent"}.get(phrases[0].side, "")
            if by:
                for phrase in phrases:
                    phrase.side = ""
            what = self.of_phrases(phrases, AN, 1, "army").text()
            self.unsaid(trigger, False)
            return f"{by} {'play' if by == 'you' else 'plays'} {what}" if by else f"{what} is played"
        if on == "pass":
            self.unsaid(trigger, True)
            return "you pass" if by == "you" else f"{by or 'a player'} passes"
        if on in ("damage", "destroy", "move"):
            what = self.of_phrases(trigger.phrases(), ONE).text()
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
            what = _a(self.wedge.one)
            if trigger.about is not None and trigger.about.word == "here":
                what = f"this {self.wedge.one}"
                trigger.about = None
        else:
            what = self.objective({"you": "your", "your opponent": "their"}.get(by, "an"))
            if not by and trigger.about is not None and trigger.about.word in ("mine", "enemy", "enemy_card"):
                what = self.objective("your" if trigger.about.word == "mine" else "enemy")
                trigger.about = None
        self.unsaid(trigger, True)
        return f"{by} would deal damage to {what}" if by else f"{what} would take damage"

    def initiated(self, trigger: Trigger) -> str:
        if trigger.about is None:
            if trigger.ranged:
                who = {"mine": "one of your cards", "enemy": "an enemy"}.get(trigger.by, "a card")
                return f"{who} makes a Range attack"
            what = {"mine": "one of your abilities", "enemy": "an enemy ability"}.get(trigger.by, "an ability")
            return f"{what} is initiated"
        np = self.cards(trigger.about, ONE, 1, trigger.by)
        if trigger.ranged:
            return f"{np.text()} makes a Range attack"
        enemy = trigger.by == "enemy" and np.single == "name"
        return f"{'an enemy ability' if enemy else 'an ability'} of {np.text()} is initiated"


VOICE = English
