"""Positions to compare in: out of random games, and laid out so that an ability has something to do."""

from __future__ import annotations

import random
from typing import Any

from oracle.comparing import Match, discount_texts
from oracle.reading import Element, Reader
from oracle.table import DISCOUNT, PROTECTED, ROWS, WEDGES, read
from senlac.games.hebs.game import HebsGame
from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import ATTACHMENT, TACTICS, AbilityText
from senlac.games.hebs.state.table import without
from senlac.kernel.frames import ASKS, OVER, answer, ask_of, asked, options, resolve_all, run, waiting
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick


def wander(game: HebsGame, seed: int, turns: int) -> list[Any]:
    """Positions of a random game, at some of its deployment turns."""
    rng = random.Random(seed)
    s: Any = game.start()
    run(s)
    found: list[Any] = []
    resolve_all(s, Quick(seed))
    while waiting(s) != OVER and len(found) < turns:
        assert waiting(s) == ASKS
        seat = 0 if asked(s) & 1 else 1
        if ask_of(s).kind.endswith("deployment.turn") and rng.random() < 0.15 and not s.passed:
            found.append(s.clone())
        answer(s, seat, rng.choice(options(s, seat)))
        resolve_all(s, Quick(rng.randrange(1 << 30)))
    return found


class Place:
    """The positions of one game, in which more is laid out."""

    def __init__(self, kind: type[HebsGame], games: int = 12, turns: int = 6) -> None:
        self.game = kind(read_options(kind.schema, {}))
        self.box = self.game.box
        self.texts = discount_texts(self.box)
        self.reached = [s for seed in range(games) for s in wander(self.game, seed, turns)]

    def side(self, faction: str) -> int:
        return [found.faction for found in self.box.packs].index(faction)


class Layout:
    """A position that is being laid out: a reached one, with more on the table."""

    def __init__(self, place: Place, seed: int, side: int) -> None:
        self.rng = random.Random(seed)
        self.place = place
        self.s: Any = self.rng.choice(place.reached).clone()
        self.box = place.box
        self.side = side
        self.s.active = side
        self.s.passed = 0
        #: Cards that stay where they were put.
        self.fixed: set[int] = {*self.box.leader}
        self.furnish()

    # ------------------------------------------------------------ moving cards about

    def lift(self, card: int) -> None:
        """A card is taken from wherever it is, with what is on it."""
        s = self.s
        side = self.box.side[card]
        for attachment, host in list(s.attached):
            if host == card:
                self.lift(attachment)
                s.discard[side] += (attachment,)
        for piles in (s.line, s.deck, s.discard, s.reserve):
            piles[:] = [without(pile, card) for pile in piles]
        s.removed = tuple(without(pile, card) for pile in s.removed)
        s.shown = tuple(without(pile, card) for pile in s.shown)
        s.hand[side] = [it for it in s.hand[side] if it != card]
        s.attached = [pair for pair in s.attached if pair[0] != card]
        s.mods = [mod for mod in s.mods if mod[0] != card or mod[1] == DISCOUNT]
        s.refreshed = tuple(it for it in s.refreshed if it != card)
        s.bear(card, 0)
        s.tired[card] = False

    def to_wedge(self, card: int, wedge: int, row: int = 0) -> None:
        """Into a wedge, to a row if there is one; somebody makes room."""
        side = self.box.side[card]
        self.lift(card)
        place, lines = side * 3 + wedge, self.s.line
        if len(lines[place]) == ROWS:
            movable = [it for it in lines[place] if it not in self.fixed]
            if not movable:
                return self.to_wedge(card, (wedge + 1) % 3)
            gone = self.rng.choice(movable)
            self.lift(gone)
            self.s.discard[side] += (gone,)
        while row and len(lines[place]) < row - 1:
            more = self.some(side, lambda it: self.box.is_army[it])
            if more is None:
                break
            self.lift(more)
            lines[place] += (more,)
        before = row - 1 if row else len(lines[place])
        lines[place] = (*lines[place][:before], card, *lines[place][before:])
        return None

    def to_hand(self, card: int) -> None:
        self.lift(card)
        self.s.hand[self.box.side[card]].append(card)
        self.s.hand[self.box.side[card]].sort()

    def to_discard(self, card: int) -> None:
        self.lift(card)
        self.s.discard[self.box.side[card]] += (card,)

    def to_reserve(self, card: int) -> None:
        self.lift(card)
        self.s.reserve[self.box.side[card]] += (card,)

    def attach(self, card: int) -> bool:
        """On something that can bear it, which comes into play if need be."""
        self.lift(card)
        side = self.box.side[card]
        found = self.reader().hosts(card)
        attach = self.box.cards[card].attach
        if not found and attach is not None:
            self.provide(attach, card, side)
            found = self.reader().hosts(card)
        if not found:
            return False
        host: Element = self.rng.choice(found)
        self.s.attached.append((card, host if isinstance(host, int) else self.box.count + host[1]))
        return True

    def into_play(self, card: int) -> bool:
        """A card comes into play where its kind does."""
        if self.box.is_army[card]:
            if card not in self.box.leader or self.rng.random() < 0.5:
                self.to_wedge(card, self.rng.randrange(3), self.rng.choice((0, 0, 1, 2)))
            return True
        if self.box.is_tactics[card]:
            self.to_reserve(card)
            return True
        return self.attach(card)

    def some(self, side: int, wanted: Any) -> int | None:
        """A card of a side's deck or hand."""
        found = [it for it in (*self.s.deck[side], *self.s.hand[side]) if wanted(it) and it not in self.fixed]
        return self.rng.choice(found) if found else None

    def reader(self) -> Reader:
        return Reader(read(self.s, self.place.texts))

    # ------------------------------------------------------------ furnishing

    def furnish(self) -> None:
        """Armies, reserves, attachments, discard piles, damage and Tired cards on both sides."""
        s, rng, box = self.s, self.rng, self.box
        for side in (0, 1):
            for _ in range(rng.randrange(2, 6)):
                card = self.some(side, lambda it: box.is_army[it])
                if card is not None:
                    self.to_wedge(card, rng.randrange(3))
            for kind in (TACTICS, ATTACHMENT):
                for _ in range(rng.randrange(2)):
                    card = self.some(side, lambda it, kind=kind: box.cards[it].type == kind)
                    if card is not None and not self.into_play(card):
                        self.to_hand(card)
            for _ in range(rng.randrange(6)):
                card = self.some(side, lambda it: True)
                if card is not None:
                    self.to_discard(card)
            while len(s.hand[side]) < 5 and s.deck[side]:
                self.to_hand(s.deck[side][-1])
            s.objective_damage[side] = rng.randrange(3)
            if rng.random() < 0.5:
                s.reached[side] = len(s.order[side]) - 1
                s.objective_damage[side] = 0
                s.at_final |= 1 << side
        s.wedge_damage = [rng.randrange(4) if rng.random() < 0.5 else 0 for _ in range(6)]
        s.claimed = [-1, -1, -1]
        if rng.random() < 0.15:
            s.claimed[rng.randrange(3)] = rng.randrange(2)
        s.destroyed = 0
        s.marker = rng.randrange(2)
        for line in s.line:
            for card in line:
                if rng.random() < 0.35:
                    s.bear(card, rng.randrange(max(1, box.health[card])))
                s.tired[card] = rng.random() < 0.35
        for cards in s.reserve:
            for card in cards:
                s.tired[card] = rng.random() < 0.3
        for card in [it for line in s.line for it in line]:
            if rng.random() < 0.1:
                s.mods.append((card, PROTECTED, 1, 1, -1))
            if rng.random() < 0.1:
                s.mods.append((card, rng.randrange(3), rng.randrange(1, 3), rng.randrange(2), self.side))
        if rng.random() < 0.2:
            s.mods.append((box.count + rng.randrange(3), PROTECTED, 1, 1, rng.randrange(2)))

    def provide(self, e: Expr, source: int, side: int) -> None:
        """Something that a filter means comes to where it looks, if there is such a card."""
        literals = self.branch(e, False)
        words = {it.word for negated, it in literals if not negated}
        found = [it for it in range(self.box.count) if it not in self.fixed and self.could_be(literals, it, side)]
        leaders = [it for it in self.box.leader if self.could_be(literals, it, side)]
        if leaders and (not found or "leader" in words):
            found = leaders
        if not found:
            return
        card = self.rng.choice(found)
        if "discarded" in words:
            self.to_discard(card)
        elif "tactics" in words:
            self.to_reserve(card)
        elif "attachment" in words:
            if not self.attach(card):
                self.to_hand(card)
                return
        elif self.box.is_army[card]:
            home = self.reader().t.wedge(source) if source >= 0 else None
            near = words & {"here", "reach"} and home is not None
            rows = [it.args[0].number for negated, it in literals if it.word == "row" and not negated]
            damage, tired = self.s.damage[card], self.s.tired[card]
            self.to_wedge(card, home if near and home is not None else self.rng.randrange(3), rows[0] if rows else 0)
            self.s.bear(card, damage)
            self.s.tired[card] = tired
        else:
            return
        self.fixed.add(card)
        if "damaged" in words:
            self.s.bear(card, self.rng.randrange(1, max(2, self.box.health[card])))
        if "tired" in words:
            self.s.tired[card] = True
        if "ready" in words:
            self.s.tired[card] = False

    def branch(self, e: Expr, negated: bool) -> list[tuple[bool, Expr]]:
        """One way to be what a filter says."""
        if e.word == "not":
            return self.branch(e.args[0], not negated)
        if e.word in ("and", "or"):
            if (e.word == "or") != negated:
                return self.branch(self.rng.choice(e.args), negated)
            return self.branch(e.args[0], negated) + self.branch(e.args[1], negated)
        return [(negated, e)]

    def could_be(self, literals: list[tuple[bool, Expr]], card: int, side: int) -> bool:
        """Whether a card is what is asked by what is printed on it."""
        reader = self.reader_of_print
        for negated, it in literals:
            if it.word in ("ready", "tired", "damaged", "here", "other", "bearer", "row", "reach"):
                continue
            if it.word == "discarded":
                if self.box.side[card] != side:
                    return False
            elif reader.is_so(it, card, -1, side) == negated:
                return False
        words = {it.word for negated, it in literals if not negated}
        return bool(words & {"discarded", "tactics", "attachment", "event"}) or self.box.is_army[card]

    @property
    def reader_of_print(self) -> Reader:
        if not hasattr(self, "_print"):
            self._print = self.reader()
        return self._print

    def finish(self) -> Match:
        """The position as it is laid out now."""
        s = self.s
        there = [*[it for line in s.line for it in line], *s.reserve[0], *s.reserve[1], *[it for it, _ in s.attached]]
        s.constant = tuple(it for it in there if self.box.constants[it])
        for line in s.line:
            for card in line:
                s.bear(card, min(s.damage[card], self.box.health[card] - 1))
        return Match(s, self.place.texts, self.rng)


# ------------------------------------------------------------------ an ability in a position


def filters(e: Expr) -> list[Expr]:
    """The filters in an effect or a condition that look for cards."""
    if e.word in ("choose", "all", "has", "count") and e.args[0].word != "wedge":
        return [e.args[0]]
    if e.word == "range":
        return [Expr("and", [Expr("enemy", []), Expr("reach", e.args[:1])])] if e.args else []
    return [it for arg in e.args for it in filters(arg)]


def abouts(e: Expr | None) -> list[Expr]:
    """The filters by which a condition judges the card of a trigger."""
    if e is None:
        return []
    if e.word == "not":
        return [Expr("not", [it]) for it in abouts(e.args[0])]
    return [e.args[0]] if e.word == "about" else [it for arg in e.args for it in abouts(arg)]


def supply(layout: Layout, ability: AbilityText, source: int) -> None:
    """Mostly, there is something for every part of an ability."""
    for e in [*ability.do, *([ability.when] if ability.when is not None else [])]:
        for found in filters(e):
            if layout.rng.random() < 0.85:
                for _ in range(layout.rng.randrange(1, 3)):
                    layout.provide(found, source, layout.side)
    if any(e.mentions("wedge") and e.mentions("move") for e in ability.do):
        make_room(layout)


def make_room(layout: Layout) -> None:
    """Two wedges of each side are not full."""
    for side in (0, 1):
        for wedge in WEDGES[1:]:
            line = layout.s.line[side * 3 + wedge]
            movable = [it for it in line if it not in layout.fixed]
            if len(line) == ROWS and movable:
                layout.to_discard(movable[0])
