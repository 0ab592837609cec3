"""Packs to masks and opcodes: what the engine plays with.

Cards are numbered through both decks, side 0's first. A filter becomes a few `Term`s, each a mask over all cards
and some bits that depend on the position; an ability becomes slots to choose for and effects with an opcode.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.language.parser import Literal, alternatives, zones_of
from senlac.games.hebs.language.words import (
    A_FIELD,
    AMOUNT,
    CARDS,
    GIFT,
    NUMBER,
    PLACE,
    WHO,
    WORDS,
    BadExpression,
    Expr,
)
from senlac.games.hebs.packs.pack import (
    ACTION,
    ARMY,
    ATTACHMENT,
    CHARACTER,
    CONSTANT,
    DESTROYED,
    EVENT,
    LEADER,
    PLAYED,
    RESPONSE,
    TACTICS,
    TRIGGERS,
    UNIT,
    UNIT_TYPES,
    AbilityText,
    Card,
    Objective,
    Pack,
)
from senlac.games.hebs.state.codes import (
    ABOUT,
    ALL,
    ANY_REACH,
    ANY_ROW,
    ANYONES,
    AT_FINAL,
    ATTACHED,
    BOTH,
    BOTH_AT_FINAL,
    BY_ENEMY,
    BY_ME,
    COST,
    DISCARDED,
    EITHER,
    ENEMYS,
    FIELD,
    FOR_GOOD,
    GIVE,
    GIVE_WEDGE,
    HAS,
    HEALTH,
    IS_BEARER,
    IS_DAMAGED,
    IS_ELSEWHERE,
    IS_HERE,
    IS_NOT_BEARER,
    IS_OTHER,
    IS_RANGE,
    IS_READY,
    IS_SELF,
    IS_TIRED,
    IS_WHOLE,
    MIGHT,
    NEEDS_PLACE,
    NOT,
    OPCODES,
    OWN,
    RELENTLESS,
    RESERVE,
    RESOURCES,
    SHIELD,
    SIDES,
    THIS_ROUND,
    TO_ALL,
    TO_BEARER,
    TO_CHOSEN,
    TO_NONE,
    TO_SELF,
    TO_TRIGGER,
    VALUES,
    WEDGES,
    ZEAL,
)
from senlac.kernel.frames import Action


class Term:
    """One alternative of a filter: a mask over all cards, and what the position must be like."""

    __slots__ = ("mask", "flags", "rows", "reach", "is_plain")

    def __init__(self, mask: list[bool], flags: int, rows: int, reach: int) -> None:
        self.mask = mask
        self.flags = flags
        #: Bit r is set if Row r will do.
        self.rows = rows
        self.reach = reach
        #: Whether the mask says it all.
        self.is_plain = flags == 0 and rows == ANY_ROW and reach >= ANY_REACH


class Filter:
    """Which cards, and where to look for them; for a wedge, `terms` is empty."""

    __slots__ = ("terms", "zone", "names", "needs_place", "needs_row", "is_here", "sides")

    def __init__(self, terms: list[Term], zone: int, sides: int) -> None:
        self.terms = terms
        self.zone = zone
        #: By card: whether it can be meant, wherever it is.
        self.names = [any(masks) for masks in zip(*[term.mask for term in terms], strict=True)]
        #: Whether it matters where the ability's own card is.
        self.needs_place = any([term.flags & NEEDS_PLACE or term.reach < ANY_REACH for term in terms])
        #: Whether only the wedge of the ability's own card will do.
        self.is_here = bool(terms) and all([term.flags & IS_HERE != 0 for term in terms])
        #: Whether it matters where any card is: its own or the one that is asked about.
        self.needs_row = self.needs_place or any([term.rows != ANY_ROW for term in terms])
        #: The mask of sides of which any card can match.
        self.sides = sides


class Slot:
    """Something to be chosen when an ability is initiated."""

    __slots__ = ("filter", "most", "is_wedge", "is_range", "mover", "mover_slot", "op")

    def __init__(self, filter: Filter, most: int, is_wedge: bool, is_range: bool, op: int) -> None:
        self.filter = filter
        self.most = most
        self.is_wedge = is_wedge
        self.is_range = is_range
        #: For the wedge of a move: who moves, as in `Effect.to`, and needs room there.
        self.mover = TO_NONE
        #: If who moves is chosen, the slot of that choice.
        self.mover_slot = 0
        #: The effect that it is chosen for.
        self.op = op


class Effect:
    """One step of an ability."""

    __slots__ = ("index", "op", "to", "slot", "filter", "amount", "count", "value", "until", "place")

    def __init__(self, index: int, op: int) -> None:
        self.index = index
        self.op = op
        self.to = TO_NONE
        self.slot = 0
        self.filter: Filter | None = None
        self.amount = 0
        self.count: Filter | None = None
        #: MIGHT to RESOURCES, of what is given.
        self.value = MIGHT
        self.until = FOR_GOOD
        #: The slot of the wedge that it is done to or that a card moves to; below 0: the wedge of its own card.
        self.place = -1


class Condition:
    """When an ability may be initiated: a tree."""

    __slots__ = ("op", "left", "right", "filter")

    def __init__(self, op: int) -> None:
        self.op = op
        self.left: Condition | None = None
        self.right: Condition | None = None
        self.filter: Filter | None = None


class Ability:
    """An ability of one side's card, ready to be played with."""

    __slots__ = (
        "index",
        "side",
        "card",
        "number",
        "kind",
        "on",
        "when",
        "slots",
        "effects",
        "is_range",
        "text",
        "answers",
        "subjects",
    )

    def __init__(self, index: int, side: int, card: str, number: int, text: AbilityText) -> None:
        self.index = index
        self.side = side
        #: The id of its card, or the letter of its Objective.
        self.card = card
        #: Its place on the card, from 1.
        self.number = number
        self.kind = text.kind
        self.on = TRIGGERS.index(text.on) if text.on else -1
        self.when: Condition | None = None
        self.slots: list[Slot] = []
        self.effects: list[Effect] = []
        self.is_range = False
        #: Whose triggers it answers, as far as that is plain: ANYONES, OWN or ENEMYS; and about which cards at most.
        self.answers = ANYONES
        self.subjects: list[bool] = []
        self.text = text


class Task:
    """An Objective with its values."""

    __slots__ = ("letter", "card", "value", "attribute", "health", "abilities")

    def __init__(self, card: Objective, abilities: list[Ability]) -> None:
        self.letter = card.letter
        self.card = card
        self.attribute = ZEAL if card.battle == "zeal" else MIGHT
        self.value = card.value
        self.health = card.health
        self.abilities = abilities


class Box:
    """Everything printed, of both decks, by the number of the card."""

    # Python shares the keys of up to thirty attributes between instances; slots make more as fast to read.
    __slots__ = (
        "packs", "rules", "wedge_health", "cards", "side", "count", "border", "leader", "is_army", "is_event",
        "is_tactics", "is_attachment", "cost", "might", "zeal", "health", "resources", "printed", "kind",
        "falls_silent", "copies", "abilities", "effects", "actions", "responses", "played", "constants",
        "relentless", "host", "is_relentless", "usable", "tasks", "answering", "is_answered", "gifts",
        "wedge_gifts", "resource_givers", "health_givers", "lends_resources", "shielding", "cheapening",
        "lowers_health", "may_go", "acts", "acts_freely", "plays", "is_plain", "decks", "sacrifices", "pays",
    )  # fmt: skip

    def __init__(self, packs: list[Pack], wedge_health: list[list[int]], rules: int) -> None:
        self.packs = packs
        #: The version of the rules: under the first, cards were read otherwise.
        self.rules = rules
        #: By the attacking side, then by wedge: the battlefield may be that of the attacker's box.
        self.wedge_health = wedge_health
        self.cards: list[Card] = []
        self.side: list[int] = []
        for side in SIDES:
            for card in sorted(packs[side].cards, key=_leader_first):
                self.cards += [card] * card.copies
                self.side += [side] * card.copies
        count = len(self.cards)
        self.count = count
        #: The first card of side 1.
        self.border = self.side.index(1)
        self.leader = [0, self.border]
        self.is_army = [card.type in ARMY for card in self.cards]
        self.is_event = [card.type == EVENT for card in self.cards]
        self.is_tactics = [card.type == TACTICS for card in self.cards]
        self.is_attachment = [card.type == ATTACHMENT for card in self.cards]
        self.cost = [card.cost for card in self.cards]
        self.might = [card.might for card in self.cards]
        self.zeal = [card.zeal for card in self.cards]
        self.health = [card.health for card in self.cards]
        self.resources = [card.resources for card in self.cards]
        self.printed = [self.might, self.zeal, self.health, self.resources]
        #: Which printed card each is: equal numbers are copies of one card.
        self.kind = self._kinds()
        #: By card: whether using a Solo ability silences all others of it; never between two players.
        self.falls_silent = [False] * count
        #: By card: itself and its copies.
        self.copies = [[j for j in range(count) if self.kind[j] == self.kind[i]] for i in range(count)]
        self.abilities: list[Ability] = []
        self.effects: list[Effect] = []
        #: By card: what it can do as an Action, answer with, do when it is played, and does all the time.
        self.actions: list[list[Ability]] = []
        self.responses: list[list[Ability]] = []
        self.played: list[list[Ability]] = []
        self.constants: list[list[Effect]] = []
        self.relentless: list[bool] = []
        self.host: list[Filter | None] = []
        self._compile_cards()
        #: Whether anything in these decks is Relentless.
        self.is_relentless = any(self.relentless)
        #: By card: all that it can do or answer with.
        self.usable = [self.actions[i] + self.responses[i] + self.played[i] for i in range(count)]
        self.tasks = [[self._task(side, card) for card in packs[side].objectives] for side in SIDES]
        #: Responses by side, by whose doing a trigger is, by trigger, and by the card that it is about (none: -1).
        self.answering = [[self._answering(side, by) for by in SIDES] for side in SIDES]
        #: By whose doing, trigger and card, as above: whether any Response of either side is about it.
        self.is_answered = [self._answered(by) for by in SIDES]
        #: By card, its Constant effects that give a value (by value first), give one to a wedge, or shield.
        self.gifts = [self._constants_of(GIVE, value) for value in range(4)]
        self.wedge_gifts = [self._constants_of(GIVE_WEDGE, value) for value in range(4)]
        #: The cards whose Constant abilities give Resources, or Health.
        self.resource_givers = [card for card in range(count) if self.gifts[RESOURCES][card]]
        self.health_givers = [card for card in range(count) if self.gifts[HEALTH][card]]
        #: Whether any other ability gives Resources.
        self.lends_resources = any([self._lends(it, RESOURCES) for it in self.abilities])
        self.shielding = self._constants_of(SHIELD, MIGHT)
        #: By side and card: its Constant effects that make cards cheaper for that side.
        self.cheapening = [[self._cheapening(card, side) for card in range(count)] for side in SIDES]
        #: Whether anything lowers Health, so that a card without damage may fall.
        self.lowers_health = any([it.value == HEALTH and it.amount < 0 for it in self.effects if it.op == GIVE])
        #: By card: an army card that may be sacrificed, which Leaders may not (H.SACRIFICE).
        self.may_go = [self.is_army[card] and card not in self.leader for card in range(count)]
        # What is offered again and again is made once.
        #: By card, beside `actions`; and whether it may always execute all of them.
        self.acts = [[_act(card, ability) for ability in self.actions[card]] for card in range(count)]
        self.acts_freely = [self._acts_freely(card) for card in range(count)]
        #: By the mask of wedges that have room, then by card: the ways to play it, if these depend on nothing else.
        self.plays = [[self._plays(card, room) for card in range(count)] for room in range(1 << WEDGES)]
        self.is_plain = [
            self.acts_freely[card] if self.is_event[card] else self.host[card] is None for card in range(count)
        ]
        #: By side: all that is shuffled when a game begins.
        self.decks = [tuple([i for i in range(count) if self.side[i] == it and i != self.leader[it]]) for it in SIDES]
        self.sacrifices: list[Action] = [("sacrifice", card) for card in range(count)]
        self.pays: list[Action] = [("pay", card) for card in range(count)]

    def _kinds(self) -> list[int]:
        known: dict[tuple[int, str], int] = {}
        return [known.setdefault((self.side[i], self.cards[i].id), i) for i in range(self.count)]

    # ------------------------------------------------------------ abilities

    def _compile_cards(self) -> None:
        for i in range(self.count):
            if self.kind[i] != i:
                first = self.kind[i]
                self.actions.append(self.actions[first])
                self.responses.append(self.responses[first])
                self.played.append(self.played[first])
                self.constants.append(self.constants[first])
                self.relentless.append(self.relentless[first])
                self.host.append(self.host[first])
                continue
            card = self.cards[i]
            made = [self._ability(self.side[i], card.id, number, text) for number, text in enumerate(card.abilities, 1)]
            # H.ABILITY.SOLO_IGNORED: Solo abilities are on no list, so nothing initiates them.
            self.actions.append([ability for ability in made if ability.kind == ACTION])
            self.responses.append([ability for ability in made if ability.kind == RESPONSE])
            self.played.append([ability for ability in made if ability.kind == PLAYED])
            lasting = [effect for ability in made if ability.kind == CONSTANT for effect in ability.effects]
            self.constants.append(lasting)
            self.relentless.append(any([effect.op == RELENTLESS for effect in lasting]))
            is_hosted = card.attach is not None and card.attach.word != "wedge"
            attach = card.attach
            self.host.append(self.filter(attach, self.side[i], False) if attach is not None and is_hosted else None)

    def _task(self, side: int, card: Objective) -> Task:
        made = [self._ability(side, card.letter, number, text) for number, text in enumerate(card.abilities, 1)]
        return Task(card, [ability for ability in made if ability.kind == DESTROYED])

    def _ability(self, side: int, card: str, number: int, text: AbilityText) -> Ability:
        made = Ability(len(self.abilities), side, card, number, text)
        self.abilities.append(made)
        if text.when is not None:
            made.when = self._condition(text.when, side)
            made.answers = _whose(text.when)
            made.subjects = self._subjects(text.when, side)
        for e in text.do:
            self.compile_effect(made, e, FOR_GOOD)
        for effect in made.effects:
            if effect.slot < 0:  # `that` is the first card chosen
                effect.slot = [slot.is_wedge for slot in made.slots].index(False)
            if effect.place >= 0:
                made.slots[effect.place].mover_slot = effect.slot
        return made

    def compile_effect(self, ability: Ability, e: Expr, until: int) -> None:
        """Add the effect of an expression, and the slots it needs, to an ability."""
        if e.word == "until_round_end":
            self.compile_effect(ability, e.args[0], THIS_ROUND)
            return
        if e.word not in OPCODES:
            raise BadExpression(f"There is no effect {e.word!r}.", e.word)
        effect = Effect(len(self.effects), OPCODES[e.word])
        self.effects.append(effect)
        effect.until = until
        if e.word == "range":
            self._range(ability, effect, e)
        elif e.word == "give":
            self._gift(ability, effect, e)
        else:
            takes = WORDS[e.word].takes
            for arg, kind in zip(e.args, takes, strict=False):
                self._argument(ability, effect, arg, kind)
            if len(e.args) < len(takes):
                effect.amount = ALL
        ability.effects.append(effect)

    def _argument(self, ability: Ability, effect: Effect, e: Expr, kind: str) -> None:
        """What an effect is done to, where, how much of it: as its word takes it."""
        if kind == WHO:
            self._whom(ability, effect, e)
        elif kind == PLACE:
            self._where(ability, effect, e)
        elif kind == CARDS:
            effect.filter = self.filter(e, ability.side, True)
        elif kind == GIFT:
            effect.value = VALUES.index(e.word)
            effect.amount = e.args[0].number
        elif kind in (NUMBER, AMOUNT):
            self._amount(effect, e, ability.side)
        else:
            raise BadExpression(f"No effect takes {e!r}.", e.word)

    def _range(self, ability: Ability, effect: Effect, e: Expr) -> None:
        """A Range attack: damage to an enemy within reach who is not shielded."""
        ability.is_range = True
        reach = Expr("and", [Expr("enemy", []), Expr("reach", [e.args[0]])])
        self._slot(ability, effect, self.filter(reach, ability.side, False), 1, True)
        effect.amount = e.args[1].number if len(e.args) > 1 else 1

    def _gift(self, ability: Ability, effect: Effect, e: Expr) -> None:
        """A value given: to cards, or while its card is in play to a wedge or to all cards of a kind."""
        self._argument(ability, effect, e.args[1], GIFT)
        if ability.kind != CONSTANT:
            self._argument(ability, effect, e.args[0], WHO)
        elif e.args[0].word == "wedge":
            effect.op = GIVE_WEDGE
        else:
            self._argument(ability, effect, e.args[0], CARDS)

    def _amount(self, effect: Effect, e: Expr, side: int) -> None:
        if e.word == "count":
            effect.count = self.filter(e.args[0], side, False)
        else:
            effect.amount = abs(e.number)

    def _whom(self, ability: Ability, effect: Effect, e: Expr) -> None:
        """To whom an effect is done."""
        if e.word == "self":
            effect.to = TO_SELF
        elif e.word == "trigger":
            effect.to = TO_TRIGGER
        elif e.word == "bearer":
            effect.to = TO_BEARER
        elif e.word == "that":
            effect.to = TO_CHOSEN
            effect.slot = -1  # until all choices are known
        elif e.word == "all":
            effect.to = TO_ALL
            effect.filter = self.filter(e.args[0], ability.side, False)
        else:
            most = e.args[1].number if len(e.args) > 1 else 1
            self._slot(ability, effect, self.filter(e.args[0], ability.side, False), most, False)

    def _slot(self, ability: Ability, effect: Effect, filter: Filter, most: int, is_range: bool) -> None:
        effect.to = TO_CHOSEN
        effect.slot = len(ability.slots)
        ability.slots.append(Slot(filter, most, False, is_range, effect.op))

    def _where(self, ability: Ability, effect: Effect, e: Expr) -> None:
        """The wedge an effect is done to: that of the card, or one to be chosen, where who moves finds room."""
        if e.word == "this_wedge":
            return
        slot = Slot(Filter([], FIELD, 0), 1, True, False, effect.op)
        slot.mover = effect.to
        effect.place = len(ability.slots)
        ability.slots.append(slot)

    # ------------------------------------------------------------ filters and conditions

    def filter(self, e: Expr, side: int, own: bool) -> Filter:
        """The filter of an expression; `own` makes it the side's own cards unless it speaks of the enemy's."""
        found = alternatives(e)
        terms = [self._term(literals, side) for literals in found]
        if own and not (e.mentions("enemy") or e.mentions("enemy_card") or e.mentions("bearer")):
            terms = [_both(term, self._static("mine", side, "", 0, False)) for term in terms]
        zone = _ZONES[zones_of(found)[0]]
        sides = 0
        for term in terms:
            for i in range(self.count):
                if term.mask[i]:
                    sides |= 1 << self.side[i]
        return Filter(terms, zone, sides)

    def _term(self, literals: list[Literal], side: int) -> Term:
        """One alternative of a filter."""
        made = Term(self._everyone(), 0, ANY_ROW, ANY_REACH)
        for negated, e in literals:
            made = _both(made, self._word(e, side, negated))
        return made

    def _word(self, e: Expr, side: int, negated: bool) -> Term:
        """What one word of a filter, or its opposite, asks of a card."""
        flags = _FLAGS.get(e.word)
        if flags is not None:
            return Term(self._everyone(), flags[1] if negated else flags[0], ANY_ROW, ANY_REACH)
        if e.word == "row":
            rows = 1 << e.args[0].number
            return Term(self._everyone(), 0, ANY_ROW & ~rows if negated else rows, ANY_REACH)
        if e.word == "reach":
            return Term(self._everyone(), IS_HERE, ANY_ROW, e.args[0].number)
        if e.word == "discarded" and negated:
            return Term(self._everyone(), 0, ANY_ROW, ANY_REACH)  # nothing elsewhere is in the discard pile
        text = e.args[0].text if e.args else ""
        number = e.args[0].number if e.args else 0
        return self._static(e.word, side, text, number, negated)

    def _everyone(self) -> list[bool]:
        return [True] * self.count

    def _static(self, word: str, side: int, text: str, number: int, negate: bool) -> Term:
        mask = [self._is(i, word, side, text, number) != negate for i in range(self.count)]
        if word == "costs":  # a Leader has no cost, neither so much nor more
            mask = [mask[i] and self.cards[i].type != LEADER for i in range(self.count)]
        return Term(mask, 0, ANY_ROW, ANY_REACH)

    def _is(self, i: int, word: str, side: int, text: str, number: int) -> bool:
        """Whether a card is what a word says, whatever the position."""
        card = self.cards[i]
        if word == "mine" or word == "discarded":
            return self.side[i] == side
        if word == "enemy":  # H.TERM.ENEMY
            return self.side[i] != side and card.type in ARMY
        if word == "enemy_card":
            return self.side[i] != side
        if word == "army":
            return card.type in ARMY
        if word == "character":  # H.TYPES.LEADER
            return card.type in (CHARACTER, LEADER)
        if word in (UNIT, LEADER, EVENT, TACTICS, ATTACHMENT):
            return card.type == word
        if word in UNIT_TYPES:
            return card.unit == word
        if word == "trait":  # H.CARD.TRAITS
            return text in card.traits
        if word == "card":
            return card.id == text
        if word == "costs":
            return card.cost <= number
        raise BadExpression(f"There is no filter {word!r}.", word)

    def _condition(self, e: Expr, side: int) -> Condition:
        made = Condition(_CONDITIONS[e.word])
        if e.word in ("and", "or", "not"):
            made.left = self._condition(e.args[0], side)
            if e.word != "not":
                made.right = self._condition(e.args[1], side)
        elif e.args:
            made.filter = self.filter(e.args[0], side, False)
        return made

    def _subjects(self, e: Expr, side: int) -> list[bool]:
        """The cards that a condition can be about by what is printed on them; none listed if any will do."""
        if e.word == "and":
            left, right = self._subjects(e.args[0], side), self._subjects(e.args[1], side)
            if left and right:
                return [a and b for a, b in zip(left, right, strict=True)]
            return left or right
        if e.word != "about":
            return []
        terms = self.filter(e.args[0], side, False).terms
        return [any([term.mask[i] for term in terms]) for i in range(self.count)]

    # ------------------------------------------------------------ indexes

    def _answering(self, side: int, by: int) -> list[list[list[tuple[int, Ability]]]]:
        """The Responses of a side to what a side does, each printed card once: by trigger and card."""
        other = ENEMYS if by == side else OWN
        first = [i for i in range(self.count) if self.kind[i] == i and self.side[i] == side]
        able = [(i, ability) for i in first for ability in self.responses[i] if ability.answers != other]
        found: list[list[list[tuple[int, Ability]]]] = []
        for on in range(len(TRIGGERS)):
            those = [(i, ability) for i, ability in able if ability.on == on]
            about = [[(i, it) for i, it in those if not it.subjects or it.subjects[c]] for c in range(self.count)]
            about.append([(i, it) for i, it in those if not it.subjects])
            found.append(about)
        return found

    def _answered(self, by: int) -> list[list[bool]]:
        ours, theirs = self.answering[0][by], self.answering[1][by]
        return [
            [len(ours[on][c]) + len(theirs[on][c]) > 0 for c in range(self.count + 1)] for on in range(len(TRIGGERS))
        ]

    def _plays(self, card: int, room: int) -> list[Action]:
        if self.is_event[card]:
            return self.acts[card] if self.acts_freely[card] else []
        if self.is_army[card]:
            return [("play", card, wedge) for wedge in range(WEDGES) if (room >> wedge) & 1]
        if self.is_tactics[card]:
            return [("reserve", card)]
        if self.is_attachment[card] and self.host[card] is None:  # a claimed wedge will do, too (H.WEDGE.CLAIMED)
            return [("attach", card, self.count + wedge) for wedge in range(WEDGES)]
        return []

    def _acts_freely(self, card: int) -> bool:
        if self.rules < 2:  # Rules 1 asked for a target, too.
            return False
        return not self.falls_silent[card] and all([it.when is None and not it.is_range for it in self.actions[card]])

    def _cheapening(self, card: int, side: int) -> list[Effect]:
        return [it for it in self.constants[card] if it.op == COST] if self.side[card] == side else []

    def _lends(self, ability: Ability, value: int) -> bool:
        """Whether an ability that is not Constant gives a value."""
        return ability.kind != CONSTANT and any([it.op == GIVE and it.value == value for it in ability.effects])

    def _constants_of(self, op: int, value: int) -> list[list[Effect]]:
        """By card: its Constant effects of one opcode and value."""
        return [[it for it in effects if it.op == op and it.value == value] for effects in self.constants]


def _whose(e: Expr) -> int:
    """Whose triggers a condition lets through, if one of its conjuncts says so."""
    if e.word == "and":
        return _whose(e.args[0]) or _whose(e.args[1])
    return OWN if e.word == "by_me" else ENEMYS if e.word == "by_enemy" else ANYONES


def _act(card: int, ability: Ability) -> Action:
    return ("act", card, ability.number)


def _leader_first(card: Card) -> bool:
    return card.type != LEADER


def _both(a: Term, b: Term) -> Term:
    mask = [x and y for x, y in zip(a.mask, b.mask, strict=True)]
    return Term(mask, a.flags | b.flags, a.rows & b.rows, min(a.reach, b.reach))


_ZONES: Final[dict[str, int]] = {A_FIELD: FIELD, "tactics": RESERVE, "attachment": ATTACHED, "discarded": DISCARDED}

_FLAGS: Final[dict[str, tuple[int, int]]] = {
    "ready": (IS_READY, IS_TIRED),
    "tired": (IS_TIRED, IS_READY),
    "damaged": (IS_DAMAGED, IS_WHOLE),
    "here": (IS_HERE, IS_ELSEWHERE),
    "other": (IS_OTHER, IS_SELF),
    "bearer": (IS_BEARER, IS_NOT_BEARER),
}

_CONDITIONS: Final[dict[str, int]] = {
    "and": BOTH,
    "or": EITHER,
    "not": NOT,
    "by_me": BY_ME,
    "by_enemy": BY_ENEMY,
    "about": ABOUT,
    "final": AT_FINAL,
    "both_final": BOTH_AT_FINAL,
    "has": HAS,
    "range": IS_RANGE,
}
