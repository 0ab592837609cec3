"""Every ability of every card, tried out where it has something to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from oracle.comparing import Match
from oracle.positions import Layout, Place, abouts, make_room, supply
from oracle.reading import Reader
from oracle.table import ROWS, WEDGES
from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import ACTION, CONSTANT, DESTROYED, PLAYED, RESPONSE, SOLO, AbilityText
from senlac.games.hebs.rules.abilities import begin
from senlac.kernel.frames import run


@dataclass(frozen=True)
class Case:
    """An ability of a card, or of an Objective by its letter; numbers begin with 1."""

    faction: str
    card: str
    number: int

    def __str__(self) -> str:
        return f"{self.faction} {self.card} {self.number}"


@dataclass
class Trial:
    """What came of it: how much was compared, and whether the ability changed anything."""

    compared: int
    changed: bool


def cases(place: Place) -> list[Case]:
    found: list[Case] = []
    for pack in place.box.packs:
        for card in pack.cards:
            found += [Case(pack.faction, card.id, number + 1) for number in range(len(card.abilities))]
        for task in pack.objectives:
            found += [Case(pack.faction, task.letter, number + 1) for number in range(len(task.abilities))]
    return found


class Attempt:
    """One ability in one position."""

    def __init__(self, place: Place, case: Case, seed: int) -> None:
        self.place = place
        self.case = case
        self.side = place.side(case.faction)
        self.layout = Layout(place, seed, self.side)
        self.rng = self.layout.rng
        self.box = place.box
        copies = [it for it in range(self.box.count) if self.box.side[it] == self.side]
        copies = [it for it in copies if self.box.cards[it].id == case.card]
        self.card = self.rng.choice(copies) if copies else -1
        self.text = self.find()

    def find(self) -> AbilityText:
        if self.card >= 0:
            return self.box.cards[self.card].abilities[self.case.number - 1]
        tasks = {task.letter: task for task in self.box.packs[self.side].objectives}
        return tasks[self.case.card].abilities[self.case.number - 1]

    def try_it(self) -> Trial:
        kind = self.text.kind
        if kind == CONSTANT:
            return self.constant()
        match = {
            ACTION: self.action,
            PLAYED: self.played,
            RESPONSE: self.response,
            SOLO: self.solo,
            DESTROYED: self.reward,
        }[kind]()
        return Trial(match.compared, match.reader.changes[id(self.text)] > 0)

    # ------------------------------------------------------------ laying out

    def ready(self, card: int) -> None:
        """A card is where it can be used from: in play and Ready, or in hand if it is an Event."""
        layout = self.layout
        layout.fixed.add(card)
        if self.box.is_event[card]:
            layout.to_hand(card)
        else:
            layout.into_play(card)
            layout.s.tired[card] = False

    def afford(self, card: int) -> None:
        """Enough other cards are in hand to play one, mostly."""
        s = self.layout.s
        side = self.box.side[card]
        while len(s.hand[side]) <= self.box.cost[card] and s.deck[side]:
            self.layout.to_hand(s.deck[side][-1])

    def lay(self) -> None:
        self.ready(self.card)
        supply(self.layout, self.text, self.card)
        if self.box.is_event[self.card]:
            self.layout.to_hand(self.card)
        else:
            self.layout.s.tired[self.card] = False
        self.afford(self.card)

    def useful(self) -> None:
        """What effects without a target need: damage on wedges and Objectives, a marker to take."""
        s = self.layout.s
        enemy = 1 - self.side
        said = [it for e in self.text.do for it in ("heal_wedge", "hinder_objective", "damage_wedge", "take_marker",
                "damage_objective") if e.mentions(it)]  # fmt: skip
        if self.rng.random() < 0.2:
            return
        if "heal_wedge" in said:
            s.wedge_damage[enemy * 3 : enemy * 3 + 3] = [2, 3, 1]
        if "hinder_objective" in said:
            s.objective_damage[enemy] = 2
        if "take_marker" in said:
            s.marker = enemy
        if "damage_wedge" in said:
            self.at_final(self.side)
        if "damage_objective" in said:
            s.at_final &= ~(1 << self.side)
            s.reached[self.side] = self.rng.randrange(len(s.order[self.side]) - 1)
        if self.text.when is not None and (self.text.when.mentions("final") or self.text.when.mentions("both_final")):
            self.at_final(0)
            self.at_final(1)

    def at_final(self, side: int) -> None:
        s = self.layout.s
        s.reached[side] = len(s.order[side]) - 1
        s.objective_damage[side] = 0
        s.at_final |= 1 << side

    # ------------------------------------------------------------ by kind

    def action(self) -> Match:
        self.lay()
        self.useful()
        match = self.layout.finish()
        match.same_turn()
        action = ("act", self.card, self.case.number)
        if action in match.offered(self.side):
            match.turn(action)
        return match

    def played(self) -> Match:
        layout = self.layout
        supply(layout, self.text, self.card)
        layout.to_hand(self.card)
        layout.fixed.add(self.card)
        self.afford(self.card)
        make_room(layout)
        attach = self.box.cards[self.card].attach
        if attach is not None and attach.word != "wedge":
            layout.provide(attach, self.card, self.side)
        self.useful()
        match = layout.finish()
        match.same_turn()
        found = [it for it in match.offered(self.side) if it[0] in ("play", "reserve", "attach") and it[1] == self.card]
        if found:
            match.turn(self.rng.choice(found))
        return match

    def solo(self) -> Match:
        self.lay()
        self.useful()
        match = self.layout.finish()
        made = next(it for it in self.box.abilities if it.text is self.text)
        if self.box.is_event[self.card]:
            begin(match.s, self.side, self.card, made)
            run(match.s)
            match.follow(match.reader.execute(self.side, self.card, self.text))
        else:
            match.initiate(self.side, self.card, made.index, self.text)
        return match

    def reward(self) -> Match:
        s = self.layout.s
        which = [task.letter for task in self.box.packs[self.side].objectives].index(self.case.card)
        self.at_final(self.side)
        s.at_final &= ~(1 << self.side)
        s.reached[self.side] = list(s.order[self.side]).index(which)
        s.objective_damage[self.side] = self.box.packs[self.side].objectives[which].health
        supply(self.layout, self.text, -1)
        s.wedge_damage = [it or self.rng.randrange(3) for it in s.wedge_damage]
        s.objective_damage[1 - self.side] = 0 if s.reached[1 - self.side] == len(s.order[0]) - 1 else 2
        match = self.layout.finish()
        match.reward(self.side)
        return match

    def constant(self) -> Trial:
        self.lay()
        for e in self.text.do:
            if e.word == "cost" and self.rng.random() < 0.7:
                way = self.layout.branch(e.args[0], False)
                found = [it for it in range(self.box.count) if self.fits(self.layout.reader(), way, it)]
                found = [it for it in found if self.box.side[it] == self.side and it not in self.layout.fixed]
                self.layout.to_hand(self.rng.choice(found))
        if self.rng.random() < 0.4:
            self.layout.s.bear(self.card, 1)
        if self.rng.random() < 0.3 or any(e.word == "relentless" for e in self.text.do):
            self.layout.to_discard(self.card)
        match = self.layout.finish()
        match.same_table()
        match.same_turn()
        for side in (0, 1):
            match.s.active = side
            match.same_turn()
        lasts = self.lasts(match.reader)
        if any(e.mentions("health") for e in self.text.do):
            self.by = 1 - self.side
            match.hurt(match.reader.t.field(), self.rng.randrange(1, 4), self.by, *self.cause(None))
        return Trial(match.compared, lasts)

    def lasts(self, reader: Reader) -> bool:
        """Whether what a Constant says is said of any card now."""
        t = reader.t
        for e in self.text.do:
            if e.word == "relentless":
                return any(it[0] == "play" and it[1] == self.card for it in reader.turns(self.side))
            if not t.in_play(self.card):
                continue
            if e.args[0].word == "wedge":
                return self.card not in t.tired
            if e.word == "cost":
                if any(reader.names(e.args[0], it, self.side) for it in t.hand[self.side]):
                    return True
            elif any(reader.applies(e.args[0], it, self.card) for it in t.field()):
                return True
        return False

    # ------------------------------------------------------------ Responses

    def response(self) -> Match:
        """Something happens that can be answered, and mostly it is what the Response asks for."""
        when = self.text.when
        self.lay()
        by = self.side if when is not None and when.mentions("by_me") else 1 - self.side
        if when is None or not (when.mentions("by_me") or when.mentions("by_enemy")):
            by = self.rng.choice((by, by, 1 - by))
        self.by = by
        on = self.text.on
        if on == "ability":
            return self.answer_ability(when)
        if on == "played":
            return self.answer_play(when)
        self.layout.s.active = self.rng.randrange(2)
        if on in ("wedge", "objective", "pass"):
            return self.answer_other(on)
        for about in abouts(when):
            self.layout.provide(about, self.card, self.side)
        self.again()
        match = self.match()
        found = match.reader.t.field()
        fitting = [it for it in found if all(match.reader.means(e, it, self.card, self.side) for e in abouts(when))]
        victim = self.rng.choice(fitting if fitting and self.rng.random() < 0.85 else found)
        if on == "damage":
            others = [it for it in found if self.rng.random() < 0.2 and it != victim]
            order = [it for it in found if it == victim or it in others]
            match.hurt(order, self.rng.randrange(1, 5), by, *self.cause(when))
        elif on == "destroy" and self.rng.random() < 0.5:
            match.destroy([victim], by)
        elif on == "destroy":
            match.hurt([victim], match.reader.value(victim, "health"), by, *self.cause(None))
        else:
            side = self.box.side[victim]
            here = match.reader.t.wedge(victim)
            free = [it for it in WEDGES if it != here and len(match.reader.t.lines[side, it]) < ROWS]
            if free:
                match.move(victim, self.rng.choice(free), by)
        return match

    def again(self) -> None:
        """The card of the Response is still where it can be used from."""
        if self.box.is_event[self.card]:
            self.layout.to_hand(self.card)
            self.afford(self.card)
        self.layout.s.tired[self.card] = False

    def match(self) -> Match:
        match = self.layout.finish()
        match.wanted = {(self.card, self.case.number)}
        return match

    def cause(self, when: Expr | None) -> tuple[int, bool]:
        """An ability that the damage is from."""
        found = [it for it in self.box.abilities if it.side == self.by and it.kind == ACTION]
        shots = [it for it in found if any(e.word == "range" for e in it.text.do)]
        if when is not None and "not(range)" in repr(when):
            found = [it for it in found if it not in shots]
        elif when is not None and when.mentions("range") and self.rng.random() < 0.85:
            found = shots
        made = self.rng.choice(found)
        return made.index, made in shots

    def answer_other(self, on: str) -> Match:
        s, by = self.layout.s, self.by
        self.again()
        if on == "pass":
            s.active = by
            match = self.match()
            match.turn(("pass",))
        elif on == "wedge":
            self.at_final(by)
            if self.rng.random() < 0.7:
                self.at_final(1 - by)
            match = self.match()
            free = [wedge for wedge in WEDGES if s.claimed[wedge] < 0]
            match.damage_wedge(by, self.rng.choice(free), self.rng.randrange(1, 4))
        else:
            s.at_final &= ~(1 << by)
            s.reached[by] = self.rng.randrange(len(s.order[by]) - 1)
            match = self.match()
            match.damage_objective(by, self.rng.randrange(1, 4))
        return match

    def actors(self, when: Expr | None, wanted: Any) -> list[int]:
        """Cards of the side that does something, as the condition has it."""
        reader = self.layout.reader()
        found = [it for it in range(self.box.count) if self.box.side[it] == self.by and it != self.card and wanted(it)]
        fitting = []
        for it in found:
            ways = [self.layout.branch(e, False) for e in abouts(when)]
            if all(self.fits(reader, way, it) for way in ways):
                fitting.append(it)
        return fitting if fitting and self.rng.random() < 0.9 else found

    def fits(self, reader: Reader, way: list[tuple[bool, Expr]], card: int) -> bool:
        place = ("here", "other", "reach", "row", "ready", "tired", "damaged", "bearer")
        return all(it.word in place or reader.is_so(it, card, self.card, self.side) != negated for negated, it in way)

    def answer_ability(self, when: Expr | None) -> Match:
        ranged = when is not None and when.mentions("range")

        def acts(card: int) -> list[int]:
            abilities = enumerate(self.box.cards[card].abilities, 1)
            return [
                number for number, it in abilities if it.kind == ACTION and (not ranged or it.do[0].word == "range")
            ]

        names = [e.args[0].text for e in abouts(when) if e.word == "card"]
        named = [it for it in range(self.box.count) if self.box.cards[it].id in names and self.box.side[it] == self.by]
        if named and not acts(named[0]):
            return self.answer_response(named[0])
        found = self.actors(when, acts)
        actor = self.rng.choice(found)
        number = self.rng.choice(acts(actor))
        layout = self.layout
        layout.s.active = self.by
        self.ready(actor)
        layout.side = self.by
        text = self.box.cards[actor].abilities[number - 1]
        supply(layout, text, actor)
        layout.side = self.side
        if self.box.is_event[actor]:
            layout.to_hand(actor)
        self.afford(actor)
        self.again()
        layout.s.tired[actor] = False
        match = self.match()
        match.same_turn()
        if ("act", actor, number) in match.offered(self.by):
            match.turn(("act", actor, number))
        return match

    def answer_response(self, card: int) -> Match:
        """What is answered is itself a Response, to damage to a wedge."""
        layout = self.layout
        layout.to_hand(card)
        layout.fixed.add(card)
        self.afford(card)
        self.again()
        self.at_final(0)
        self.at_final(1)
        match = self.match()
        abilities = enumerate(self.box.cards[card].abilities, 1)
        match.wanted |= {(card, number) for number, it in abilities if it.on == "wedge"}
        free = [wedge for wedge in WEDGES if layout.s.claimed[wedge] < 0]
        match.damage_wedge(self.side, self.rng.choice(free), 2)
        return match

    def answer_play(self, when: Expr | None) -> Match:
        found = self.actors(when, lambda it: self.box.is_army[it] and it not in self.box.leader)
        card = self.rng.choice(found)
        layout = self.layout
        layout.fixed.add(card)
        make_room(layout)
        layout.to_hand(card)
        layout.s.active = self.by
        self.afford(card)
        self.again()
        match = self.match()
        plays = [it for it in match.offered(self.by) if it[:2] == ("play", card)]
        if plays:
            match.turn(self.rng.choice(plays))
        return match


def attempt(place: Place, case: Case, seed: int) -> Trial:
    """Try an ability out in one position; Difference if text and engine are not one there."""
    return Attempt(place, case, seed).try_it()
