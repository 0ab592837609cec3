"""A second implementation of card abilities: carries out the parsed text directly, on a plain table.

A reading is a generator: it yields a question wherever a player has a choice (and says which answers are legal), is
sent the answer, and ends when everything is done. Whoever drives it gives the same answers to the engine. The file is
long because it covers every word of the language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from oracle.table import ROWS, WEDGES, Table
from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import (
    ACTION,
    ATTACHMENT,
    CONSTANT,
    PLAYED,
    RESPONSE,
    TACTICS,
    UNIT_TYPES,
    AbilityText,
)

#: A card by its number, or a wedge.
Element = int | tuple[str, int]


@dataclass(frozen=True)
class Question:
    """What a side is asked, and what it may answer; `card` is what the question is about."""

    kind: str
    side: int
    legal: frozenset[Any]
    card: int = -1
    #: The trigger that can be answered.
    about: str = ""


@dataclass(eq=False)
class Trigger:
    """Something that can be answered, before it happens."""

    kind: str
    card: int
    by: int
    amount: int = 0
    wedge: int = -1
    ranged: bool = False
    cancelled: bool = False
    turned: bool = False


@dataclass(eq=False)
class Doing:
    """An ability that takes effect: whose, of which card, in answer to what, and what was chosen, by the choice."""

    ability: AbilityText
    side: int
    source: int
    trigger: Trigger | None
    chosen: dict[int, list[Element]]


class Over(Exception):
    """The game has ended: nothing else happens."""


Reading = Generator[Question, Any, None]


class Reader:
    """A table, and what happens on it."""

    def __init__(self, table: Table) -> None:
        self.t = table
        #: Something has changed after which a card may have as much damage as Health.
        self.loose = False
        #: How often an ability has changed something.
        self.changes: Counter[int] = Counter()
        self.now: list[AbilityText] = []

    def changed(self) -> None:
        if self.now:
            self.changes[id(self.now[-1])] += 1

    # ------------------------------------------------------------ which cards

    def means(self, e: Expr, card: int, source: int, side: int) -> bool:
        """Whether a card is what a filter says, where it is now."""
        if e.word == "and":
            return self.means(e.args[0], card, source, side) and self.means(e.args[1], card, source, side)
        if e.word == "or":
            return self.means(e.args[0], card, source, side) or self.means(e.args[1], card, source, side)
        if e.word == "not":
            of = e.args[0]
            if of.word == "not":
                return self.means(of.args[0], card, source, side)
            if of.word in ("and", "or"):
                both = [Expr("not", [arg]) for arg in of.args]
                return self.means(Expr("or" if of.word == "and" else "and", both), card, source, side)
            if of.word == "costs":
                return not self.t.is_leader(card) and self.t.cards[card].cost > of.args[0].number
            return not self.means(of, card, source, side)
        return self.is_so(e, card, source, side)

    def is_so(self, e: Expr, card: int, source: int, side: int) -> bool:
        t = self.t
        word = e.word
        printed = t.cards[card]
        if word == "mine":
            return t.side[card] == side
        if word == "enemy":
            return t.side[card] != side and t.is_army(card)
        if word == "enemy_card":
            return t.side[card] != side
        if word == "army":
            return t.is_army(card)
        if word == "character":
            return printed.type in ("character", "leader")
        if word in ("unit", "leader", "event", "tactics", "attachment"):
            return printed.type == word
        if word in UNIT_TYPES:
            return printed.unit == word
        if word == "discarded":
            return card in t.discard[side]
        if word == "trait":
            return e.args[0].text in printed.traits
        if word == "card":
            return printed.id == e.args[0].text
        if word == "costs":
            return not t.is_leader(card) and printed.cost <= e.args[0].number
        if word == "ready":
            return card not in t.tired
        if word == "tired":
            return card in t.tired
        if word == "damaged":
            return t.damage[card] > 0
        if word == "other":
            return card != source
        if word == "bearer":
            return t.bearer(source) == card
        if word == "row":
            return t.row(card) == e.args[0].number
        here = t.wedge(card) is not None and source >= 0 and t.wedge(card) == t.wedge(source)
        if word == "here":
            return here
        assert word == "reach", word
        return here and self.distance(source, card) <= e.args[0].number

    def distance(self, a: int, b: int) -> int:
        """How many rows away one card of a wedge is from another; the wedge card is not a row."""
        near, far = self.t.row(a) or 0, self.t.row(b) or 0
        return abs(near - far) if self.t.side[a] == self.t.side[b] else near + far - 1

    def named(self, e: Expr, turned: bool = False) -> set[str]:
        """The places that a filter names."""
        if e.word == "not":
            return self.named(e.args[0], not turned)
        if e.word in ("and", "or"):
            return self.named(e.args[0], turned) | self.named(e.args[1], turned)
        return {e.word} if e.word in ("tactics", "attachment", "discarded") and not turned else set()

    def look(self, e: Expr, source: int, side: int) -> list[int]:
        """The cards that a filter finds: in the battlefield, unless it names another place."""
        t = self.t
        places = self.named(e)
        among = list(t.field()) if not places else []
        if "tactics" in places:
            among += t.reserve[0] + t.reserve[1]
        if "attachment" in places:
            among += list(t.attached)
        if "discarded" in places:
            among += t.discard[side]
        return [card for card in among if self.means(e, card, source, side)]

    # ------------------------------------------------------------ what lasts

    def lasting(self, word: str) -> list[tuple[int, Expr]]:
        """What Constant abilities of cards in play say with a word, each with its card."""
        found: list[tuple[int, Expr]] = []
        for side in (0, 1):
            for card in self.t.all_in_play(side):
                for ability in self.t.cards[card].abilities:
                    if ability.kind == CONSTANT:
                        found += [(card, e) for e in ability.do if e.word == word]
        return found

    def applies(self, e: Expr, card: int, source: int) -> bool:
        """Whether what a Constant says is said of a card: one's own, unless it speaks of the enemy's."""
        side = self.t.side[source]
        if not any(e.mentions(word) for word in ("enemy", "enemy_card", "bearer")) and self.t.side[card] != side:
            return False
        return self.means(e, card, source, side)

    def value(self, card: int, which: str) -> int:
        """Might, Zeal, Health or Resources of a card in play."""
        total = int(getattr(self.t.cards[card], which))
        total += self.t.gifts[card, which, "round"] + self.t.gifts[card, which, "good"]
        if self.t.spot(card):
            for source, e in self.lasting("give"):
                if e.args[1].word == which and e.args[0].word != "wedge" and self.applies(e.args[0], card, source):
                    total += e.args[1].args[0].number
        return max(0, total)

    def total(self, side: int, wedge: int, which: str) -> int:
        """What a side's Ready cards at a wedge have together, with what lies on the wedge."""
        t = self.t
        total = sum(self.value(card, which) for card in t.lines[side, wedge] if card not in t.tired)
        for source, e in self.lasting("give"):
            there = t.side[source] == side and t.wedge(source) == wedge and source not in t.tired
            if there and e.args[0].word == "wedge" and e.args[1].word == which:
                total = max(0, total + e.args[1].args[0].number)
        return total

    def shielded(self, card: int) -> bool:
        return any(self.applies(e.args[0], card, source) for source, e in self.lasting("shield"))

    def cost(self, card: int) -> int:
        """What a card costs its owner now."""
        side = self.t.side[card]
        total = self.t.cards[card].cost
        for source, e in self.lasting("cost"):
            if self.t.side[source] == side and self.names(e.args[0], card, side):
                total += e.args[1].number
        for whose, e in self.t.discounts:
            if whose == side and self.names(e.args[0], card, side):
                total -= e.args[1].number
        return max(0, total)

    def names(self, e: Expr, card: int, side: int) -> bool:
        return self.means(e, card, -1, side)

    def resources(self, side: int) -> int:
        t = self.t
        return sum(self.value(card, "resources") for card in t.all_in_play(side) if card not in t.tired)

    def can_pay(self, side: int, card: int) -> bool:
        held = len(self.t.hand[side]) - (1 if card in self.t.hand[side] else 0)
        return self.cost(card) <= held + self.resources(side)

    # ------------------------------------------------------------ when

    def holds(self, e: Expr | None, side: int, source: int, trigger: Trigger | None) -> bool:
        t = self.t
        if e is None:
            return True
        if e.word == "and":
            return all(self.holds(arg, side, source, trigger) for arg in e.args)
        if e.word == "or":
            return any(self.holds(arg, side, source, trigger) for arg in e.args)
        if e.word == "not":
            return not self.holds(e.args[0], side, source, trigger)
        if e.word == "final":
            return t.is_final(side)
        if e.word == "both_final":
            return t.is_final(0) and t.is_final(1)
        if e.word == "has":
            return len(self.look(e.args[0], source, side)) > 0
        assert trigger is not None, e.word
        if e.word == "by_me":
            return trigger.by == side
        if e.word == "by_enemy":
            return trigger.by != side
        if e.word == "range":
            return trigger.ranged
        assert e.word == "about", e.word
        return trigger.card >= 0 and self.means(e.args[0], trigger.card, source, side)

    def responses(self, side: int, trigger: Trigger) -> set[tuple[int, int]]:
        """The Responses that a side may execute now: cards and numbers of abilities."""
        found: set[tuple[int, int]] = set()
        ready = [card for card in self.t.all_in_play(side) if card not in self.t.tired]
        events = [card for card in self.t.hand[side] if self.t.is_event(card) and self.can_pay(side, card)]
        for card in ready + events:
            for number, ability in enumerate(self.t.cards[card].abilities, 1):
                answers = ability.kind == RESPONSE and ability.on == trigger.kind
                if answers and self.holds(ability.when, side, card, trigger):
                    found.add((card, number))
        return found

    def turns(self, side: int) -> set[tuple[Any, ...]]:
        """All that a side may do in a deployment turn."""
        t = self.t
        found: set[tuple[Any, ...]] = {("pass",)}
        top = t.discard[side][-1:]
        again = [card for card in top if any(e.word == "relentless" for a in t.cards[card].abilities for e in a.do)]
        for card in t.hand[side] + again:
            if self.can_pay(side, card):
                found |= self.plays(side, card)
        for card in t.all_in_play(side):
            if card not in t.tired:
                found |= self.acts(side, card)
            host = t.bearer(card)
            if (t.is_army(card) and not t.is_leader(card)) or (host is not None and t.side[host] == side):
                found.add(("sacrifice", card))
        return found

    def acts(self, side: int, card: int) -> set[tuple[Any, ...]]:
        abilities = enumerate(self.t.cards[card].abilities, 1)
        able = [number for number, it in abilities if it.kind == ACTION and self.holds(it.when, side, card, None)]
        return {("act", card, number) for number in able}

    def plays(self, side: int, card: int) -> set[tuple[Any, ...]]:
        t = self.t
        if t.is_army(card):
            return {("play", card, wedge) for wedge in WEDGES if len(t.lines[side, wedge]) < ROWS}
        if t.is_event(card):
            return self.acts(side, card)
        if t.cards[card].type == TACTICS:
            return {("reserve", card)}
        return {("attach", card, host) for host in self.hosts(card)}

    def hosts(self, card: int) -> list[Element]:
        attach = self.t.cards[card].attach
        assert attach is not None
        if attach.word == "wedge":
            return [("wedge", wedge) for wedge in WEDGES]
        return list(self.look(attach, card, self.t.side[card]))

    # ------------------------------------------------------------ doing what a turn does

    def execute(self, side: int, card: int, ability: AbilityText, trigger: Trigger | None = None) -> Reading:
        """An Action or Response: a card in play is Tired, an Event is paid for; then it is initiated."""
        if self.t.is_event(card):
            yield from self.pay_for(side, card)
        else:
            self.t.tired.add(card)
        yield from self.initiate(side, card, ability, trigger)

    def pay_for(self, side: int, card: int) -> Reading:
        t = self.t
        due = self.cost(card)
        t.discounts = [it for it in t.discounts if it[0] != side or not self.names(it[1].args[0], card, side)]
        if card in t.hand[side]:
            t.hand[side].remove(card)
            t.shown[side].discard(card)
        else:
            assert t.discard[side].pop() == card
        t.limbo.append(card)
        while due > 0:
            ready = {it for it in t.all_in_play(side) if it not in t.tired and self.value(it, "resources")}
            source = yield Question("pay", side, frozenset(ready | set(t.hand[side])))
            if source in t.hand[side]:
                self.discard(side, source)
                due -= 1
            else:
                due -= self.value(source, "resources")
                t.tired.add(source)

    def play(self, side: int, card: int, where: Element | None) -> Reading:
        """A card is paid for and enters play; its When Played abilities may be used then."""
        t = self.t
        yield from self.pay_for(side, card)
        t.limbo.remove(card)
        if t.is_army(card):
            assert isinstance(where, int)
            t.lines[side, where].append(card)
        elif t.cards[card].type == ATTACHMENT:
            t.attached[card] = where if isinstance(where, tuple) else ("card", where or 0)
        else:
            t.reserve[side].append(card)
        self.loose = True
        yield from self.settle()
        if t.is_army(card):
            yield from self.would(Trigger("played", card, side))
        left = {number: it for number, it in enumerate(t.cards[card].abilities, 1) if it.kind == PLAYED}
        while t.in_play(card):
            usable = {number for number, it in left.items() if self.holds(it.when, side, card, None)}
            if not usable:
                return
            number = yield Question("use", side, frozenset(usable), card)
            if number is None:
                return
            yield from self.initiate(side, card, left.pop(number), None)

    def sacrifice(self, card: int) -> Reading:
        if not self.t.is_leader(card):
            self.leave(card)
            self.t.discard[self.t.side[card]].append(card)
            self.changed()
            yield from self.settle()

    def pass_turn(self, side: int, first: bool) -> Reading:
        if first:
            self.t.marker = side
        yield from self.would(Trigger("pass", -1, side))

    # ------------------------------------------------------------ initiating and answering

    def initiate(self, side: int, source: int, ability: AbilityText, trigger: Trigger | None) -> Reading:
        """Choose, let it be answered, and let it take effect; then an Event is discarded."""
        doing = Doing(ability, side, source, trigger, {})
        yield from self.choose(doing)
        it = Trigger("ability", source, side, ranged=any(e.word == "range" for e in ability.do))
        yield from self.would(it)
        if not it.cancelled:
            self.forget(doing)
            yield from self.effects(doing)
        if source in self.t.limbo:
            self.t.limbo.remove(source)
            self.t.discard[side].append(source)

    def reward(self, side: int, ability: AbilityText) -> Reading:
        """What an Objective does when it is destroyed, which nobody answers."""
        doing = Doing(ability, side, -1, None, {})
        yield from self.choose(doing)
        yield from self.effects(doing)

    def would(self, trigger: Trigger) -> Reading:
        """The opponent of whose doing it is may answer first, then the other: each once, until it is cancelled."""
        for side in (1 - trigger.by, trigger.by):
            if trigger.cancelled:
                return
            found = frozenset(self.responses(side, trigger))
            answer = yield Question("respond", side, found, trigger.card, trigger.kind)
            if answer is not None:
                card, number = answer
                yield from self.execute(side, card, self.t.cards[card].abilities[number - 1], trigger)

    def choices(self, e: Expr, within: Expr | None = None) -> list[tuple[Expr, Expr]]:
        """Whatever is chosen in an effect, in the order of the words, with the effect that it is chosen for."""
        if e.word in ("range", "choose"):
            return [(e, within or e)]
        return [it for arg in e.args for it in self.choices(arg, e)]

    def choose(self, doing: Doing) -> Reading:
        """One choice after the other; none twice; of one candidate that must be there is no question."""
        for effect in doing.ability.do:
            for choice, of in self.choices(effect):
                most = choice.args[1].number if choice.word == "choose" and len(choice.args) > 1 else 1
                so_far: list[Element] = []
                doing.chosen[id(choice)] = so_far
                while len(so_far) < most:
                    found = self.candidates(doing, choice, of)
                    if not found:
                        break
                    if most == 1 and len(found) == 1:
                        so_far.append(found[0])
                        break
                    legal = frozenset(found) | (frozenset({None}) if most > 1 else frozenset())
                    picked = yield Question("choose", doing.side, legal, doing.source)
                    if picked is None:
                        break
                    so_far.append(picked)

    def candidates(self, doing: Doing, choice: Expr, of: Expr) -> list[Element]:
        t = self.t
        taken = [element for chosen in doing.chosen.values() for element in chosen]
        if choice.word == "range":
            reach = Expr("and", [Expr("enemy", []), Expr("reach", [choice.args[0]])])
            return [it for it in self.look(reach, doing.source, doing.side) if not self.shielded(it)]
        if choice.args[0].word == "wedge":
            return self.wedges(doing, of)
        found = [it for it in self.look(choice.args[0], doing.source, doing.side) if it not in taken]
        if of.word == "refresh":
            found = [it for it in found if it not in t.refreshed]
        if of.word == "recall":
            found = [it for it in found if not t.is_leader(it)]
        return list(found)

    def wedges(self, doing: Doing, of: Expr) -> list[Element]:
        t = self.t
        free = [wedge for wedge in WEDGES if t.claimed[wedge] < 0]
        if of.word == "move":
            movers = self.who(of.args[0], doing)
            spot = t.spot(movers[0]) if movers else None
            if spot is None:
                return []
            side = t.side[movers[0]]
            free = [wedge for wedge in WEDGES if wedge != spot[0] and len(t.lines[side, wedge]) < ROWS]
        elif of.word == "damage_wedge" and not t.at_final[doing.side]:
            free = []
        elif of.word == "bombard":
            free = [wedge for wedge in free if t.lines[1 - doing.side, wedge]]
        return [("wedge", wedge) for wedge in free]

    def forget(self, doing: Doing) -> None:
        """What was chosen and is no longer what the words ask for is left out."""
        for effect in doing.ability.do:
            for choice, _ in self.choices(effect):
                chosen = doing.chosen[id(choice)]
                if choice.word == "range":
                    reach = Expr("and", [Expr("enemy", []), Expr("reach", [choice.args[0]])])
                    still = [it for it in self.look(reach, doing.source, doing.side) if not self.shielded(it)]
                    doing.chosen[id(choice)] = [it for it in chosen if it in still]
                elif choice.args[0].word != "wedge":
                    found = self.look(choice.args[0], doing.source, doing.side)
                    doing.chosen[id(choice)] = [it for it in chosen if it in found]

    # ------------------------------------------------------------ effects

    def effects(self, doing: Doing) -> Reading:
        for e in doing.ability.do:
            self.now.append(doing.ability)
            yield from self.effect(e, doing, "good")
            yield from self.settle()
            self.now.pop()

    def who(self, e: Expr, doing: Doing) -> list[int]:
        """The cards that an effect is done to, as far as they are still there."""
        found: list[Element] = []
        choice: Expr | None = None
        if e.word == "self":
            found = [doing.source]
        elif e.word == "bearer":
            host = self.t.bearer(doing.source)
            found = [] if host is None else [host]
        elif e.word == "trigger":
            found = [doing.trigger.card] if doing.trigger is not None and doing.trigger.card >= 0 else []
        elif e.word == "that":
            choices = [it for effect in doing.ability.do for it, _ in self.choices(effect)]
            choice = next(it for it in choices if it.word == "range" or it.args[0].word != "wedge")
            found = doing.chosen[id(choice)]
        elif e.word in ("choose", "range"):
            choice = e
            found = doing.chosen[id(e)]
        else:
            assert e.word == "all", e.word
            return self.look(e.args[0], doing.source, doing.side)
        cards = [card for card in found if isinstance(card, int)]
        if choice is not None and choice.word == "choose" and "discarded" in self.named(choice.args[0]):
            return [card for card in cards if card in self.t.discard[doing.side]]
        return [card for card in cards if self.t.in_play(card)]

    def where(self, e: Expr, doing: Doing) -> int | None:
        if e.word == "this_wedge":
            return self.t.wedge(doing.source)
        chosen = doing.chosen[id(e)]
        return chosen[0][1] if chosen and isinstance(chosen[0], tuple) else None

    def amount(self, e: Expr, doing: Doing) -> int:
        return len(self.look(e.args[0], doing.source, doing.side)) if e.word == "count" else e.number

    def effect(self, e: Expr, doing: Doing, until: str) -> Reading:
        word = e.word
        side = doing.side
        ranged = any(it.word == "range" for it in doing.ability.do)
        if word == "until_round_end":
            yield from self.effect(e.args[0], doing, "round")
        elif word == "range":
            dealt = e.args[1].number if len(e.args) > 1 else 1
            yield from self.hurt(self.who(e, doing), dealt, side, True)
        elif word == "damage":
            yield from self.hurt(self.who(e.args[0], doing), self.amount(e.args[1], doing), side, ranged)
        elif word == "bombard":
            wedge = self.where(e.args[0], doing)
            if wedge is not None:
                yield from self.hurt(self.t.lines[1 - side, wedge], self.amount(e.args[1], doing), side, ranged)
        elif word == "destroy":
            yield from self.destroy(self.who(e.args[0], doing), side)
        elif word == "move":
            movers, wedge = self.who(e.args[0], doing), self.where(e.args[1], doing)
            if movers and wedge is not None:
                yield from self.would_move(movers[0], wedge, side)
        elif word == "enemy_discards":
            for _ in range(min(e.args[0].number, len(self.t.hand[1 - side]))):
                card = yield Question("discard", 1 - side, frozenset(self.t.hand[1 - side]))
                self.discard(1 - side, card)
                self.changed()
        elif word == "damage_objective":
            if not self.t.is_final(side):
                yield from self.would_damage_objective(side, self.amount(e.args[0], doing))
        elif word == "damage_wedge":
            wedge = self.where(e.args[0], doing)
            if wedge is not None and self.t.claimed[wedge] < 0 and self.t.at_final[side]:
                yield from self.would_damage_wedge(side, wedge, self.amount(e.args[1], doing))
        else:
            self.at_once(e, doing, until)

    def at_once(self, e: Expr, doing: Doing, until: str) -> None:
        """Effects in which nobody has a say."""
        t = self.t
        word = e.word
        side = doing.side
        if word in ("heal", "tire", "refresh", "protect", "recall", "take", "sacrifice", "give"):
            for card in self.who(e.args[0], doing):
                self.to_card(e, card, doing, until)
        elif word == "draw":
            for _ in range(min(self.amount(e.args[0], doing), len(t.deck[side]))):
                t.hand[side].append(t.deck[side].pop())
                self.changed()
        elif word == "look_at_hand":
            t.shown[1 - side] = set(t.hand[1 - side])
            self.changed()
        elif word == "hinder_objective":
            self.less(e.args[0].number, t.objective_damage, 1 - side)
        elif word == "heal_wedge":
            wedge = self.where(e.args[0], doing)
            if wedge is not None and t.claimed[wedge] < 0:
                self.less(e.args[1].number, t.wedge_damage, (1 - side, wedge))
        elif word == "protect_wedge":
            wedge = self.where(e.args[0], doing)
            if wedge is not None and t.claimed[wedge] < 0:
                t.safe_wedges.add((wedge, side))
                self.changed()
        elif word == "discount":
            t.discounts.append((side, e))
            self.changed()
        elif word == "take_marker":
            if t.marker != side:
                self.changed()
            t.marker = side
        else:
            self.to_trigger(e, doing)

    def less(self, number: int, pile: Any, key: Any) -> None:
        if pile[key]:
            pile[key] = max(0, pile[key] - number)
            self.changed()

    def to_trigger(self, e: Expr, doing: Doing) -> None:
        trigger = doing.trigger
        assert trigger is not None
        self.changed()
        if e.word == "cancel":
            trigger.cancelled = True
        elif e.word == "turn_round":
            trigger.turned = True
        else:
            assert e.word == "prevent", e.word
            trigger.amount = max(0, trigger.amount - e.args[0].number) if e.args else 0
            trigger.cancelled = trigger.cancelled or trigger.amount == 0

    def to_card(self, e: Expr, card: int, doing: Doing, until: str) -> None:
        t = self.t
        owner = t.side[card]
        word = e.word
        if word == "heal":
            self.less(self.amount(e.args[1], doing) if len(e.args) > 1 else t.damage[card], t.damage, card)
        elif word == "tire":
            if card not in t.tired:
                t.tired.add(card)
                self.changed()
        elif word == "refresh":
            if card in t.tired and card not in t.refreshed:
                t.tired.discard(card)
                t.refreshed.add(card)
                self.changed()
        elif word == "protect":
            t.safe.add(card)
            self.changed()
        elif word == "give":
            t.gifts[card, e.args[1].word, until] += e.args[1].args[0].number
            self.loose = True
            self.changed()
        elif word == "take":
            t.discard[owner].remove(card)
            t.hand[owner].append(card)
            t.shown[owner].add(card)
            self.changed()
        elif not t.is_leader(card):
            self.leave(card)
            self.changed()
            if word == "recall":
                t.hand[owner].append(card)
                t.shown[owner].add(card)
            else:
                assert word == "sacrifice", word
                t.discard[owner].append(card)

    # ------------------------------------------------------------ what happens to cards

    def discard(self, side: int, card: int) -> None:
        self.t.hand[side].remove(card)
        self.t.shown[side].discard(card)
        self.t.discard[side].append(card)

    def leave(self, card: int) -> None:
        """A card leaves play: its Attachments first, to the discard pile; nothing stays on it."""
        t = self.t
        for other in [it for it, host in t.attached.items() if host == ("card", card)]:
            self.leave(other)
            t.discard[t.side[other]].append(other)
        for line in t.lines.values():
            if card in line:
                line.remove(card)
        if card in t.reserve[t.side[card]]:
            t.reserve[t.side[card]].remove(card)
        t.attached.pop(card, None)
        t.damage.pop(card, None)
        t.tired.discard(card)
        t.safe.discard(card)
        for key in [key for key in t.gifts if key[0] == card]:
            del t.gifts[key]
        self.loose = True

    def hurt(self, cards: list[int], amount: int, by: int, ranged: bool) -> Reading:
        """Damage in row order: what stands in one row is hurt in one step, then those who have enough fall."""
        if amount <= 0:
            return
        rows = [[card for card in cards if self.t.spot(card) and self.t.row(card) == row] for row in (1, 2, 3)]
        for row in rows:
            for card in row:
                if self.t.spot(card):
                    it = Trigger("damage", card, by, amount, ranged=ranged)
                    yield from self.would(it)
                    if not it.cancelled and self.t.spot(card) and card not in self.t.safe:
                        self.t.damage[card] += it.amount
                        self.changed()
            if row:
                self.loose = True
                yield from self.settle()

    def settle(self) -> Reading:
        """Cards with as much damage as Health are destroyed."""
        while self.loose:
            self.loose = False
            t = self.t
            dying = [card for card in t.field() if t.damage[card] >= self.value(card, "health")]
            if any(card not in t.falling for card in dying):
                yield from self.destroy(dying, None)

    def destroy(self, cards: list[int], by: int | None) -> Reading:
        """Each destruction can be answered, the active player's cards first; then all that nothing saved fall."""
        t = self.t
        fresh = sorted([card for card in cards if card not in t.falling], key=lambda card: t.side[card] != t.active)
        t.falling |= set(fresh)
        for card in fresh:
            if card in t.falling and t.in_play(card):
                it = Trigger("destroy", card, 1 - t.side[card] if by is None else by)
                yield from self.would(it)
                if it.cancelled:
                    t.falling.discard(card)
                    health = self.value(card, "health")
                    if t.in_play(card) and t.damage[card] >= health > 0:
                        t.damage[card] = health - 1
        dead = [card for card in fresh if card in t.falling and t.in_play(card)]
        t.falling -= set(fresh)
        for card in dead:
            if t.in_play(card):
                self.leave(card)
                t.discard[t.side[card]].append(card)
                self.changed()
        losers = [t.side[card] for card in dead if t.is_leader(card)]
        if losers:
            self.end(-1 if len(losers) == 2 else 1 - losers[0])
        yield from self.settle()

    def end(self, winner: int) -> None:
        self.t.winner = winner
        raise Over

    def would_move(self, card: int, wedge: int, by: int) -> Reading:
        t = self.t
        it = Trigger("move", card, by, wedge=wedge)
        yield from self.would(it)
        spot = t.spot(card)
        if it.cancelled or spot is None or spot[0] == wedge or len(t.lines[t.side[card], wedge]) >= ROWS:
            return
        t.lines[t.side[card], spot[0]].remove(card)
        t.lines[t.side[card], wedge].append(card)
        self.loose = True
        self.changed()
        yield from self.settle()

    # ------------------------------------------------------------ what happens to wedges and Objectives

    def would_damage_wedge(self, by: int, wedge: int, amount: int) -> Reading:
        t = self.t
        it = Trigger("wedge", -1, by, amount, wedge)
        yield from self.would(it)
        dealer = 1 - by if it.turned else by
        kept = (wedge, 1 - dealer) in t.safe_wedges
        if not it.cancelled and not kept and (t.at_final[dealer] or not it.turned):
            t.wedge_damage[dealer, wedge] += it.amount
            self.changed()
        yield from self.settle()
        if t.claimed[wedge] < 0:
            self.claim(wedge)

    def claim(self, wedge: int) -> None:
        t = self.t
        able = [side for side in (0, 1) if t.wedge_damage[side, wedge] >= t.wedge_health[wedge]]
        if not able:
            return
        winner = able[0]
        if len(able) == 2:
            winner = t.marker
            for which in ("zeal", "might"):
                both = [self.total(side, wedge, which) for side in (0, 1)]
                if both[0] != both[1]:
                    winner = 0 if both[0] > both[1] else 1
        t.claimed[wedge] = winner
        if t.claimed.count(winner) == 2:
            self.end(winner)

    def would_damage_objective(self, side: int, amount: int) -> Reading:
        it = Trigger("objective", -1, side, amount)
        yield from self.would(it)
        if not it.cancelled:
            self.t.objective_damage[side] += it.amount
            self.changed()
        yield from self.settle()
        yield from self.check_objective(side)

    def check_objective(self, side: int) -> Reading:
        """An Objective with as much damage as Health is destroyed, and does what it says."""
        t = self.t
        if t.is_final(side) or t.objective_damage[side] < t.task(side).health:
            return
        if t.destroyed[side] and t.one_objective:
            return
        task = t.task(side)
        t.reached[side] += 1
        t.objective_damage[side] = 0
        t.destroyed[side] = True
        for ability in task.abilities:
            yield from self.reward(side, ability)
