"""Card text in French.

One long class, because every sentence needs agreement in gender and number, and elision: if it were split, each half
would need the other's grammar.
"""

from __future__ import annotations

from typing import Final

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
    is_loss,
)
from senlac.games.hebs.show.wording import Noun, in_turn, join_words, signed
from senlac.games.hebs.text import words

NBSP: Final = "\u00a0"
#: Where the conjunction of a condition is said again: "si … et si …".
_AGAIN: Final = "\u0001"


def _agree(word: str, feminine: bool, plural: bool) -> str:
    """An adjective or participle of the catalogue, as its noun wants it."""
    form = ("", "feminine", "masculine-many", "feminine-many")[(1 if feminine else 0) + (2 if plural else 0)]
    return words(f"adjective-{word}", "fr", form)


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
    return f"«{NBSP}{text}{NBSP}»"


class French(Voice):
    """Card text in French."""

    lang = "fr"

    def forms(self, text: str) -> dict[str, str]:
        return {"": text, "-of": _of(text), "-to": _to(text)}

    def attach(self, where: Expr) -> str:
        if where.mentions("wedge"):
            return self.say("attach", host=_to(self.a_wedge()))
        return self.say("attach", host=self.to(self.cards(where, ONE)))

    def a_wedge(self, another: bool = False) -> str:
        wedge = self.wedge
        return f"{'une' if wedge.feminine else 'un'} {'autre ' if another else ''}{wedge.one}"

    def attack(self, many: bool = False) -> str:
        """A Range attack, or such attacks."""
        return words("card-attack", self.lang, "many" if many else "", range=_of(self.names.range(self.lang)))

    def this_wedge(self) -> str:
        return _this(self.wedge.one, self.wedge.feminine)

    def to(self, np: Np) -> str:
        return join_words([_to(part) for part in np.parts], np.last)

    def of(self, np: Np) -> str:
        return join_words([_of(part) for part in np.parts], np.last)

    # ------------------------------------------------------------ noun phrases

    def of_phrases(self, phrases: list[Phrase], mode: str, number: int = 1, blank: str = "card") -> Np:
        many = mode in (ALL, MANY, BARE)
        parts: list[str] = []
        feminine = True
        for phrase in phrases:
            parts.extend(self.phrase(phrase, mode, number, blank))
            feminine = feminine and self.feminine(phrase, blank)
        single = phrases[0].single() if len(phrases) == 1 else ""
        plural = (many and single == "") or (mode == SOME and single == "")
        made = Np(parts, "et" if many else "ou", plural, feminine)
        made.single = single
        made.some = mode == SOME and single == ""
        made.mine = all([phrase.side == "mine" or phrase.this for phrase in phrases])
        return made

    def noun(self, p: Phrase, head: Head, blank: str) -> Noun:
        if p.discarded or p.side == "enemy_card":
            blank = "card"
        if head.noun == "" and p.side == "enemy" and not head.traits and not head.name:
            return self.noun_of("enemy")
        return self.noun_of(head.noun or ("card" if head.traits else blank))

    def feminine(self, p: Phrase, blank: str) -> bool:
        kind = p.single()
        if kind == "bearer":
            p = self.bearer(p)
            kind = p.single()
        if kind in ("this", "name"):
            return True
        return all([self.noun(p, head, "card" if kind else blank).feminine for head in p.heads])

    def phrase(self, p: Phrase, mode: str, number: int, blank: str) -> list[str]:
        """The alternatives of a phrase: one, unless its nouns differ."""
        if p.single():
            return [self.certain(p, True)]
        mine = p.side in ("mine", "theirs") and mode not in (AN, NO, NEXT)
        plural = mode in (SOME, ALL, MANY, BARE) or mine
        last = "et" if mode in (ALL, MANY, BARE) else "ou"
        heads = self.merged(p, blank)
        found: list[str] = []
        for group in heads:
            noun = self.noun(p, group[0], blank)
            core = self.core(p, group, noun, plural, last)
            if mode == SOME and found:
                found.append(core)
            else:
                found.append(self.determined(p, core, noun.feminine, mode, mine, number))
        if mode == SOME and len(found) > 1:
            found = [join_words(found, "ou")]
        several = plural and mode not in (ONE, EACH)
        found[-1] += self.after(p, self.noun(p, heads[-1][0], blank).feminine, several)
        return found

    def determined(self, p: Phrase, core: str, f: bool, mode: str, mine: bool, number: int) -> str:
        """With article, possessive or number."""
        one = "une" if f else "un"
        others = "autres " if p.other else ""
        your = "ses" if p.side == "theirs" else "vos"
        if mode == ONE and mine:
            return f"{one} autre de {your} {core}" if p.other else f"l’{one} de {your} {core}"
        if mode in (ONE, AN):
            return f"{one} {'autre ' if p.other else ''}{core}"
        if mode == SOME:
            return f"jusqu’à {number} {f'de {your} ' if mine else ''}{others}{core}"
        if mode == EACH:
            return f"chac{one} de {your} {others}{core}" if mine else f"chaque {'autre ' if p.other else ''}{core}"
        if mode == NO:
            return f"auc{one} {'autre ' if p.other else ''}{core}"
        if mode == NEXT:
            return f"{'la prochaine' if f else 'le prochain'} {'autre ' if p.other else ''}{core}"
        if mode == BARE:
            return f"{f'{your} ' if mine else ''}{others}{core}"
        det = f"{your if mine else 'les'} {others}{core}"
        return f"{_agree('all', f, True)} {det}" if mode == ALL else det

    def merged(self, p: Phrase, blank: str) -> list[list[Head]]:
        """Alternatives with one noun are told together: "Unité d’Infanterie ou de Cavalerie"."""
        if len(p.heads) > 1 and len({head.noun for head in p.heads}) == 1 and all([self.more(h) for h in p.heads]):
            return [p.heads]
        return [[head] for head in p.heads]

    def more(self, head: Head) -> str:
        """Unit type and traits: what follows the noun."""
        words = [_of(self.names.unit_type(head.unit, self.lang))] if head.unit else []
        words += [join_words([self.trait_name(trait) for trait in group], "ou") for group in head.traits]
        return " ".join(words)

    def core(self, p: Phrase, group: list[Head], noun: Noun, plural: bool, last: str) -> str:
        """Noun, unit type, traits and adjectives."""
        if group[0].name:
            return self.card_name(group[0].name)
        words = [noun.many if plural else noun.one]
        more = join_words([self.more(head) for head in group], last)
        if more:
            words.append(more)
        if p.side.startswith("enemy") and noun is not self.noun_of("enemy"):
            words.append(_agree("enemy", noun.feminine, plural))
        words += [_agree(state, noun.feminine, plural) for state in p.states]
        return " ".join(words)

    def certain(self, p: Phrase, whole: bool) -> str:
        """One certain card; with its state and place, if it is to be told whole."""
        kind = p.single()
        if kind == "bearer":
            host = self.bearer(p)
            text = self.attached(host) if host.single() == "bearer" else self.certain(host, False)
            return f"{text} {_if(self.it(p) + ' ' + self.rest(p))}" if whole and p.rest else text
        if kind == "leader":
            leader = self.noun_of("leader")
            enemy = f"{_the(leader.one, leader.feminine)} {_agree('enemy', leader.feminine, False)}"
            text = {"mine": f"votre {leader.one}", "theirs": f"son {leader.one}"}.get(p.side, enemy)
            if not whole:
                return text
            states = "".join([f" {_agree(state, False, False)}" for state in p.states])
            return f"{text}{states}{self.after(p, False, False)}"
        text = self.say("this") if kind == "this" else self.card_name(p.heads[0].name)
        return f"{text} {_if(self.it(p) + ' ' + self.rest(p))}" if whole and p.rest else text

    def attached(self, p: Phrase) -> str:
        noun = self.noun_of(p.heads[0].noun or "card")
        more = self.more(p.heads[0])
        told = f"{noun.one} {more}" if more else noun.one
        return self.say("bearer", card=_the(told, noun.feminine))

    def card_name(self, id: str) -> str:
        return _quoted(self.names.card(id, self.lang))

    def trait_name(self, trait: str) -> str:
        return _quoted(self.names.trait(trait, self.lang))

    def it(self, p: Phrase) -> str:
        if p.single() == "bearer":
            p = self.bearer(p)
        if p.single() == "name":
            return "la carte"
        return "elle" if self.feminine(p, "card") else "il"

    def rest(self, p: Phrase) -> str:
        return self.verbs([self.predicate(e, self.feminine(p, "card"), False) for e in p.rest], "et")

    def verbs(self, predicates: list[str], last: str) -> str:
        """Predicates in a row: "est Prête et en Ligne 1"."""
        said = list(predicates[:1])
        for text in predicates[1:]:
            for verb in ("est ", "sont "):
                if text.startswith(verb) and said[0].startswith(verb):
                    text = text[len(verb) :]
            said.append(text)
        return join_words(said, last)

    def after(self, p: Phrase, feminine: bool, plural: bool) -> str:
        """What comes after noun and adjectives: cost, exceptions, place."""
        wedge = self.wedge
        said: list[str] = []
        if p.both:
            said.append(self.say("both-sides" if plural else "either-side"))
        if p.most >= 0:
            said.append(self.say("cost", limit=self.at_most(p.most)))
        if p.least >= 0:
            said.append(self.say("cost", limit=self.at_least(p.least)))
        if p.not_types:
            said.append(f"(hors {join_words([self.type_word(word) for word in p.not_types], 'et')})")
        for trait in p.not_traits:
            said.append(self.say("without-trait", trait=self.trait_name(trait)))
        for name in p.not_names:
            said.append(f"{_agree('other', feminine, plural)} que {self.card_name(name)}")
        rows = join_words([str(row) for row in p.rows], "ou")
        if rows:
            said.append(self.say("in-row", rows=rows) + (f" de {self.this_wedge()}" if p.here or p.reach else ""))
        elif p.here or p.reach:
            said.append(f"sur {self.this_wedge()}")
        if p.reach:
            said[-1] += f", {self.away(p.reach)}"
        elif p.elsewhere:
            said.append(f"sur d’autres {wedge.many}" if plural else f"sur {self.a_wedge(True)}")
        for row in p.not_rows:
            said.append(self.say("not-in-row", row=row))
        if p.discarded:
            said.append(self.say("in-discard"))
        for clause in p.clauses:
            verbs = [self.predicate(part, feminine, plural) for part in parts_of(clause, "or")]
            said.append(" ou ".join([f"qui {verb}" for verb in verbs]))
        return "".join([f" {text}" for text in said])

    def type_word(self, word: str) -> str:
        if word in UNIT_TYPES:
            return self.names.unit_type(word, self.lang)
        return self.noun_of(word).one if word == "leader" else self.noun_of(word).many

    def predicate(self, e: Expr, feminine: bool, plural: bool) -> str:
        """A filter as what is said of a card: "est Prête", "coûte 2 ou moins"."""
        if e.word in ("and", "or"):
            last = "et" if e.word == "and" else "ou"
            return self.verbs([self.predicate(part, feminine, plural) for part in parts_of(e, e.word)], last)
        negated = e.word == "not"
        of = e.args[0] if negated else e
        word = of.word
        be = "sont" if plural else "est"
        if word == "costs":
            limit = of.args[0].number
            bound = self.at_least(limit + 1) if negated else self.at_most(limit)
            return f"{'coûtent' if plural else 'coûte'} {bound}"
        if word == "trait":
            have = "ont" if plural else "a"
            trait = self.say("has-trait", trait=self.trait_name(of.args[0].text))
            return f"n’{have} pas {trait}" if negated else f"{have} {trait}"
        if word == "other":
            negated = not negated
        if negated:
            be = "ne sont pas" if plural else "n’est pas"
        if word in ("ready", "tired", "damaged", "enemy"):
            return f"{be} {_agree(word, feminine, plural)}"
        if word == "card":
            return f"{be} {self.card_name(of.args[0].text)}"
        if is_type(of):
            head = Head()
            head.narrow(of)
            noun = self.noun_of(head.noun)
            text = f"des {noun.many}" if plural else f"{'une' if noun.feminine else 'un'} {noun.one}"
            more = self.more(head)
            return f"{be} {text} {more}" if more else f"{be} {text}"
        if word == "row":
            return f"{be} {self.say('in-row', rows=of.args[0].number)}"
        if word == "reach":
            return f"{be} sur {self.this_wedge()} {self.away(of.args[0].number)}"
        said = {
            "mine": "à vous",
            "enemy_card": "à votre adversaire",
            "here": f"sur {self.this_wedge()}",
            "bearer": self.say("bearer", card="la carte"),
            "discarded": self.say("in-discard"),
            "other": self.say("this"),
        }
        return f"{be} {said[word]}"

    # ------------------------------------------------------------ whom, where, how much

    def who(self, e: Expr, each: bool = False, blank: str = "card") -> Np:
        if e.word == "choose":
            number = e.args[1].number if len(e.args) > 1 else 1
            return self.cards(e.args[0], SOME if number > 1 else ONE, number, "", blank)
        if e.word in ("all", "bearer"):
            return self.cards(e.args[0] if e.args else e, EACH if each else ALL, 1, "", blank)
        if e.word == "that":
            return self.again(self.chosen, True)
        if e.word == "trigger":
            return self.again(self.answered, False)
        made = Np([self.say("this")], "ou", False, True)
        made.mine = True
        return made

    def again(self, e: Expr | None, chosen: bool) -> Np:
        """A card that was spoken of before."""
        if e is None:
            return Np([self.say("chosen" if chosen else "concerned")], "ou", False, True)
        if e.word == "range":
            return Np([self.say("that-enemy")], "ou", False, False)
        phrases = phrases_of(e.args[0] if chosen else e)
        plural = chosen and len(e.args) > 1 and e.args[1].number > 1
        made = self.of_phrases(phrases, ONE)
        if made.single:
            made.parts = [self.certain(phrases[0], False)]
            return made
        key = phrases[0].plain_noun() if len(phrases) == 1 else "card"
        noun = self.noun_of(key)
        word = noun.many if plural else noun.one
        if chosen and (key == "card" or self.on):
            det = f"les {word}" if plural else _the(word, noun.feminine)
            made.parts = [f"{det} {_agree('chosen', noun.feminine, plural)}"]
        elif key == "card":
            made.parts = [self.say("concerned")]
        else:
            made.parts = [f"ces {word}" if plural else _this(word, noun.feminine)]
        made.plural = plural
        made.feminine = noun.feminine
        return made

    def place(self, e: Expr, another: bool = False) -> str:
        return self.this_wedge() if e.word == "this_wedge" else self.a_wedge(another)

    def number_of(self, e: Expr) -> str:
        return self.say("number-of", cards=self.of(self.cards(e.args[0], BARE, 1, "", "army")))

    def for_each(self, e: Expr) -> str:
        return f" pour {self.cards(e.args[0], EACH, 1, '', 'army').text()}"

    def gifts(self, gifts: list[Expr]) -> str:
        return join_words([f"{signed(gift.args[0].number)} en {self.value(gift.word)}" for gift in gifts], "et")

    def done(self, np: Np, what: str, end: str, of: bool) -> str:
        """Something that is done to one card or to each of several."""
        if np.some:
            each = "chacune" if np.feminine else "chacun"
            return self.say("choose", who=np.text(), done=f"{what} {'de' if of else 'à'} {each}{end}")
        return f"{what} {self.of(np) if of else self.to(np)}{end}"

    # ------------------------------------------------------------ effects

    def then(self, clauses: list[str]) -> str:
        return in_turn(clauses, self.say("round-end"), "et", "puis")

    def given(self, gift: Gift) -> str:
        end = f" {self.say('round-end')}" if gift.round else ""
        np = self.who(gift.whom, True)
        if not is_loss(gift):
            return self.done(np, f"{self.say('give')} {self.gifts(gift.gifts)}", end, False)
        if np.some:
            each = "chacune" if np.feminine else "chacun"
            return self.say("choose", who=np.text(), done=f"{each} subit {self.gifts(gift.gifts)}{end}")
        return f"{np.text()} {'subissent' if np.plural else 'subit'} {self.gifts(gift.gifts)}{end}"

    def counted(self, e: Expr, what: str) -> str:
        each = self.for_each(e) if e.word == "count" else ""
        number = 1 if each else e.number
        noun = {"damage": "dégât", "card": "carte"}.get(what, "")
        return f"{number} {noun}{'s' if noun and number > 1 else ''}".rstrip() + each

    def done_to(self, e: Expr) -> str:
        np = self.who(e.args[0], True)
        heal = e.word == "heal"
        if len(e.args) == 1:
            return self.done(np, self.say("heal-all"), "", True)
        if e.args[1].word == "count":
            each = f"{'de' if heal else 'à'} {'chacune' if np.feminine else 'chacun'}"
            who = each if np.some else self.of(np) if heal else self.to(np)
            said = self.say(f"{e.word}-who-by", who=who, number=self.number_of(e.args[1]))
            return self.say("choose", who=np.text(), done=said) if np.some else said
        return self.done(np, self.say(f"{e.word}-who", damage=self.damage(e.args[1].number)), "", heal)

    def protected(self, np: Np) -> str:
        return self.done(np, self.say("protect"), f" {self.say('round-end')}", False)

    def shooting(self, reach: int, shot: str) -> str:
        return self.say("shooting", attack=self.attack(), reach=reach, shot=shot)

    # ------------------------------------------------------------ Constant abilities

    def subject(self, e: Expr) -> tuple[Np, str]:
        """Whose cards a Constant is about, and under which condition if it is a single one."""
        phrases = phrases_of(e, "mine")
        np = self.of_phrases(phrases, MANY)
        if np.single and phrases[0].rest:
            np.parts = [self.certain(phrases[0], False)]
            return np, f" tant {_that(self.it(phrases[0]))} {self.rest(phrases[0])}"
        return np, ""

    def lasting_gift(self, gift: Gift) -> str:
        if gift.whom.word == "wedge":
            return f"vous gagnez {self.gifts(gift.gifts)} sur {self.this_wedge()}"
        np, end = self.subject(gift.whom)
        verb = ("subissent" if np.plural else "subit") if is_loss(gift) else ("gagnent" if np.plural else "gagne")
        return f"{np.text()} {verb} {self.gifts(gift.gifts)}{end}"

    def lasting(self, e: Expr) -> str:
        if e.word == "relentless":
            return self.say("relentless")
        np, end = self.subject(e.args[0])
        if e.word == "shield":
            can = "ne peuvent pas" if np.plural else "ne peut pas"
            return f"{np.text()} {can} être la cible d’{self.attack(True)}{end}"
        return f"{np.text()} {'coûtent' if np.plural else 'coûte'} {abs(e.args[1].number)} de moins{end}"

    # ------------------------------------------------------------ conditions

    def both_said(self, parts: list[str]) -> str:
        return join_words(parts, "et")

    def conditional(self, kind: str, condition: Expr, sentence: str) -> str:
        said = self.condition(condition)
        if kind == CONSTANT:
            return f"tant {_that(said)}, {sentence}"
        return f"seulement {_if(said)}{NBSP}: {sentence}" if kind == ACTION else f"{_if(said)}, {sentence}"

    def condition(self, e: Expr, negated: bool = False) -> str:
        word = e.word
        if word == "not":
            return self.condition(e.args[0], True)
        if word in ("and", "or"):
            parts: list[str] = []
            for part in parts_of(e, word):
                text = self.condition(part)
                if word == "and" and part.word == "or":
                    text = "soit " + ", soit ".join([self.condition(branch) for branch in parts_of(part, "or")])
                parts.append(text)
            return _repeated(parts, "et" if word == "and" else "ou")
        if word == "final":
            return self.say("not-final" if negated else "final")
        if word == "both_final":
            return self.say("not-both-final" if negated else "both-final")
        if word == "has":
            return self.there_is(e.args[0], negated)
        if word in ("by_me", "by_enemy"):
            return self.say("by-me" if (word == "by_me") != negated else "by-enemy")
        if word == "range":
            return self.say("not-ranged" if negated else "ranged", attack=self.attack())
        of = Expr("not", [e.args[0]]) if negated else e.args[0]
        return self.say("concerns", card=self.cards(of, ONE).text())

    def there_is(self, e: Expr, negated: bool) -> str:
        said: list[str] = []
        for phrase in phrases_of(e):
            if phrase.single():
                feminine = self.feminine(phrase, "card")
                text = self.say("not-in-play" if negated else "in-play")
                if negated and phrase.rest:
                    parts = [self.predicate(plain(part, True), feminine, False) for part in phrase.rest]
                    text = self.verbs(parts, "ou")
                elif phrase.rest:
                    text = self.rest(phrase)
                said.append(f"{self.certain(phrase, False)} {text}")
                continue
            what = join_words(self.phrase(phrase, NO if negated else AN, 1, "army"), "ou")
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

    def trigger(self, trigger: Trigger) -> str:
        on = self.on
        by = {"mine": "vous", "enemy": "votre adversaire"}.get(trigger.by, "")
        if on == "ability":
            return self.initiated(trigger)
        if on == "played":
            phrases = phrases_of(trigger.about if trigger.about is not None else Expr("army", []))
            sides = {phrase.side for phrase in phrases}
            if not by and len(sides) == 1:
                by = {"mine": "vous", "enemy": "votre adversaire", "enemy_card": "votre adversaire"}.get(
                    phrases[0].side, ""
                )
            if by:
                for phrase in phrases:
                    phrase.side = ""
            np = self.of_phrases(phrases, AN, 1, "army")
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
            what = self.objective({"vous": "your", "votre adversaire": "their"}.get(by, "an"))
            if not by and trigger.about is not None and trigger.about.word in ("mine", "enemy", "enemy_card"):
                what = self.objective("your" if trigger.about.word == "mine" else "enemy")
                trigger.about = None
        self.unsaid(trigger, True)
        if by:
            return f"{by} {self.will(by)} {self.say('deal-damage')} {_to(what)}"
        return f"{what} {self.say('take-damage')}"

    def will(self, by: str) -> str:
        return "allez" if by == "vous" else "va"

    def passive(self, np: Np) -> str:
        """As a subject with which a participle agrees."""
        return f"la carte {np.text()}" if np.single == "name" else np.text()

    def threatened(self, trigger: Trigger, by: str) -> str:
        on = self.on
        np = self.of_phrases(trigger.phrases(), ONE)
        if trigger.ranged:
            by = {"mine": f"l’une de vos {self.attack(True)}", "enemy": f"une {self.attack()} ennemie"}.get(
                trigger.by, f"une {self.attack()}"
            )
        if by:
            verb = {"damage": f"{self.say('deal-damage')} {self.to(np)}", "destroy": f"détruire {np.text()}"}.get(
                on, f"déplacer {np.text()}"
            )
            return f"{by} {self.will(by)} {verb}"
        if on == "damage":
            return f"{np.text()} {self.say('take-damage')}"
        participle = _agree("destroyed" if on == "destroy" else "moved", np.feminine, False)
        return f"{self.passive(np)} va être {participle}"

    def initiated(self, trigger: Trigger) -> str:
        who = {"mine": "vous appliquez", "enemy": "votre adversaire applique"}.get(trigger.by, "un joueur applique")
        if trigger.about is None:
            if trigger.ranged:
                shooter = {"mine": "l’une de vos cartes", "enemy": "un ennemi"}.get(trigger.by, "une carte")
                return f"{shooter} effectue une {self.attack()}"
            return f"{who} une capacité"
        if trigger.ranged:
            return f"{self.cards(trigger.about, ONE, 1, trigger.by).text()} effectue une {self.attack()}"
        phrases = phrases_of(trigger.about)
        for phrase in phrases:
            # Whoever uses it, it is that player's own card.
            if trigger.by and phrase.side in (trigger.by, f"{trigger.by}_card"):
                phrase.side = ""
        return f"{who} une capacité {self.of(self.of_phrases(phrases, ONE))}"


VOICE = French
