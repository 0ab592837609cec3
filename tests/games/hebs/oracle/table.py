"""A plain model of the table: where every card lies, and what is marked on it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import ARMY, EVENT, LEADER, Card, Objective

WEDGES = (0, 1, 2)
ROWS = 3
#: What the numbers in a state's `mods` stand for.
GIVEN = ("might", "zeal", "health", "resources")
PROTECTED, DISCOUNT = 4, 5
DEPLOYMENT = 2

#: Where an Attachment is: on a card, or on a wedge.
Host = tuple[str, int]


@dataclass
class Table:
    """Everything that both players could lay out again. Sides are 0 and 1, cards are numbers."""

    cards: list[Card]
    side: list[int]
    tasks: list[list[Objective]]
    wedge_health: list[int]
    deck: list[list[int]]
    hand: list[list[int]]
    discard: list[list[int]]
    shown: list[set[int]]
    #: By side and wedge, from Row 1 on.
    lines: dict[tuple[int, int], list[int]]
    reserve: list[list[int]]
    attached: dict[int, Host]
    damage: Counter[int]
    tired: set[int]
    #: By card, value and how long: "round" or "good".
    gifts: Counter[tuple[int, str, str]]
    safe: set[int]
    #: Wedges that a side keeps from the other's damage.
    safe_wedges: set[tuple[int, int]]
    discounts: list[tuple[int, Expr]]
    wedge_damage: dict[tuple[int, int], int]
    claimed: list[int]
    order: list[list[int]]
    reached: list[int]
    objective_damage: list[int]
    marker: int
    active: int
    at_final: list[bool]
    #: Sides that have destroyed an Objective in this round, where one a round is all (1565).
    destroyed: list[bool]
    one_objective: bool
    #: Cards that an effect has made Ready in this round.
    refreshed: set[int]
    #: Events that are being paid for or resolved, and cards that are being played.
    limbo: list[int] = field(default_factory=list)
    #: Cards that are being destroyed.
    falling: set[int] = field(default_factory=set)
    #: None while the game goes on, then the winning side, or -1 for a tie.
    winner: int | None = None

    # ------------------------------------------------------------ what is printed

    def is_army(self, card: int) -> bool:
        return self.cards[card].type in ARMY

    def is_leader(self, card: int) -> bool:
        return self.cards[card].type == LEADER

    def is_event(self, card: int) -> bool:
        return self.cards[card].type == EVENT

    # ------------------------------------------------------------ where things are

    def spot(self, card: int) -> tuple[int, int] | None:
        """The wedge and row of an army card in the battlefield."""
        for (_, wedge), line in self.lines.items():
            if card in line:
                return wedge, line.index(card) + 1
        return None

    def wedge(self, card: int) -> int | None:
        """The wedge where a card is, with its bearer if it is an Attachment."""
        if card in self.attached:
            kind, host = self.attached[card]
            return host if kind == "wedge" else self.wedge(host)
        spot = self.spot(card)
        return spot[0] if spot else None

    def row(self, card: int) -> int | None:
        if card in self.attached:
            kind, host = self.attached[card]
            return None if kind == "wedge" else self.row(host)
        spot = self.spot(card)
        return spot[1] if spot else None

    def bearer(self, card: int) -> int | None:
        kind, host = self.attached.get(card, ("", 0))
        return host if kind == "card" else None

    def in_play(self, card: int) -> bool:
        return card in self.attached or card in self.reserve[self.side[card]] or self.spot(card) is not None

    def field(self) -> list[int]:
        """All army cards in the battlefield: side, wedge, row."""
        return [card for side in (0, 1) for wedge in WEDGES for card in self.lines[side, wedge]]

    def all_in_play(self, side: int) -> list[int]:
        found = [card for wedge in WEDGES for card in self.lines[side, wedge]] + self.reserve[side]
        return found + [card for card in self.attached if self.side[card] == side]

    def is_final(self, side: int) -> bool:
        return self.reached[side] >= len(self.order[side]) - 1

    def task(self, side: int) -> Objective:
        return self.tasks[side][self.order[side][self.reached[side]]]

    def seen(self) -> dict[str, Any]:
        """All that two tables are compared by."""
        return {
            "deck": self.deck,
            "hand": [sorted(hand) for hand in self.hand],
            "discard": self.discard,
            "shown": self.shown,
            "lines": self.lines,
            "reserve": self.reserve,
            "attached": self.attached,
            "damage": dict(+self.damage),
            "tired": self.tired,
            "gifts": {key: amount for key, amount in self.gifts.items() if amount},
            "safe": self.safe,
            "safe wedges": self.safe_wedges,
            "discounts": sorted([(side, repr(e)) for side, e in self.discounts]),
            "wedge damage": self.wedge_damage,
            "claimed": self.claimed,
            "Objectives": (self.reached, self.objective_damage),
            "marker": self.marker,
            "refreshed": self.refreshed,
            "limbo": self.limbo,
            "falling": self.falling,
            "winner": self.winner,
        }


def read(s: Any, discounts: dict[int, Expr]) -> Table:
    """The table of a state, from its raw fields; `discounts` is what the numbers of one-shot discounts stand for."""
    box = s.box
    count = box.count
    gifts: Counter[tuple[int, str, str]] = Counter()
    safe: set[int] = set()
    safe_wedges: set[tuple[int, int]] = set()
    cheaper: list[tuple[int, Expr]] = []
    for element, value, amount, until, whose in s.mods:
        if value == DISCOUNT:
            cheaper.append((element, discounts[whose]))
        elif value == PROTECTED and element < count:
            safe.add(element)
        elif value == PROTECTED:
            safe_wedges.add((element - count, whose))
        else:
            gifts[element, GIVEN[value], "round" if until else "good"] += amount
    places = [(side, wedge) for side in (0, 1) for wedge in WEDGES]
    winner = None
    if s.result:
        winner = -1 if s.result[0] < 0 else s.result[0] ^ s.swap
    return Table(
        cards=box.cards,
        side=box.side,
        tasks=[found.objectives for found in box.packs],
        wedge_health=box.wedge_health[s.attacker],
        deck=[list(pile) for pile in s.deck],
        hand=[list(hand) for hand in s.hand],
        discard=[list(pile) for pile in s.discard],
        shown=[set(cards) for cards in s.shown],
        lines={place: list(s.line[i]) for i, place in enumerate(places)},
        reserve=[list(cards) for cards in s.reserve],
        attached={card: ("card", host) if host < count else ("wedge", host - count) for card, host in s.attached},
        damage=Counter({card: damage for card, damage in enumerate(s.damage) if damage}),
        tired={card for card, tired in enumerate(s.tired) if tired},
        gifts=gifts,
        safe=safe,
        safe_wedges=safe_wedges,
        discounts=cheaper,
        wedge_damage={place: s.wedge_damage[i] for i, place in enumerate(places)},
        claimed=list(s.claimed),
        order=[list(order) for order in s.order],
        reached=list(s.reached),
        objective_damage=list(s.objective_damage),
        marker=s.marker,
        active=s.active if s.phase == DEPLOYMENT else s.marker,
        at_final=[bool(s.at_final >> side & 1) for side in (0, 1)],
        destroyed=[bool(s.destroyed >> side & 1) for side in (0, 1)],
        one_objective=s.game.grounds[s.attacker].id == "1565",
        refreshed=set(s.refreshed),
        limbo=list(s.limbo),
        falling=set(s.doomed),
        winner=winner,
    )
