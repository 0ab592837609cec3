"""Setup, step by step (H.SETUP.ORDER): who plays whom, the Leaders, the Objectives, the first hands."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import LEAST_DECK
from senlac.games.hebs.rules.terms import draw, enters
from senlac.games.hebs.state.codes import SIDES, WEDGES
from senlac.games.hebs.state.places import players, seat_of
from senlac.games.hebs.state.table import Hebs, replaced
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Chance, ChanceOutcome, Each, Proc, Sealed, Seq, Shuffle
from senlac.kernel.rng import Rng

#: Cards of a first hand.
FIRST_HAND: Final = 4


class Sides(Proc[Hebs]):
    """Who plays whom, and who attacks: as the options say, by a player's choice, or at random (R.COMBINE.ROLES)."""

    rule = "H.SETUP.FACTION"

    def run(self, s: Hebs, a: Args) -> None:
        rules = rules_of(s)
        s.attacker = max(0, rules.attacker)
        if rules.attacker < 0:
            ROLES.push(s, ())
        if rules.choosing:
            CHOOSER.push(s, ())


class Coin(Chance[Hebs]):
    """One of two, at random."""

    def sample(self, s: Hebs, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.below(2)

    def outcomes(self, s: Hebs, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [(0, 1), (1, 1)]


class Chooser(Coin):
    """A random player will choose the faction."""

    rule = "H.SETUP.FACTION"

    def apply(self, s: Hebs, a: Args, outcome: ChanceOutcome) -> None:
        s.emit("hebs-chooser", (outcome,))
        FACTION.push(s, (outcome,))


class Roles(Coin):
    """Of two attackers or two defenders a random one takes the attacker's part."""

    rule = "R.COMBINE.ROLES"
    domain = "side"

    def apply(self, s: Hebs, a: Args, outcome: ChanceOutcome) -> None:
        s.attacker = outcome
        s.emit("hebs-attacks", (outcome,))


class Faction(Ask[Hebs]):
    """The chosen player picks a faction, the opponent takes the other; args are the seat."""

    rule = "H.SETUP.FACTION"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("side", 0), ("side", 1)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        seat: int = a[0]
        s.swap = seat ^ action[1]
        for side in SIDES:
            s.emit("hebs-takes-side", (seat_of(s, side), side))


CHOOSER: Final = Chooser()
ROLES: Final = Roles()
FACTION: Final = Faction()


class Marker(Proc[Hebs]):
    """The attacker starts with the first player marker."""

    rule = "H.SETUP.MARKER"

    def run(self, s: Hebs, a: Args) -> None:
        s.marker = s.attacker


class PlaceLeader(Ask[Hebs]):
    """A side places its Leader in Row 1 of any wedge; args are the side."""

    rule = "H.SETUP.LEADER"

    def seat(self, s: Hebs, a: Args) -> int:
        side: int = a[0]
        return side ^ s.swap

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("place", wedge) for wedge in range(WEDGES)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        side: int = a[0]
        leader = s.box.leader[side]
        s.line[side * WEDGES + action[1]] += (leader,)
        enters(s, leader)
        s.emit("hebs-places-leader", (side, leader, action[1]))

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", s.box.leader[a[0]])}


class EachSide(Each[Hebs]):
    """The attacker, then the defender."""

    rule = "H.SETUP.LEADER"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (s.attacker, 1 - s.attacker)


class Objectives(Each[Hebs]):
    """Only if the variant is played, the Objectives before the final one are shuffled."""

    rule = "H.VAR.OBJECTIVES"

    def items(self, s: Hebs, a: Args) -> tuple[int, ...]:
        return (0, 1) if rules_of(s).shuffled_objectives else ()


class ShuffleObjectives(Shuffle[Hebs]):
    rule = "H.VAR.OBJECTIVES"

    def size(self, s: Hebs, a: Args) -> int:
        return len(s.order[a[0]]) - 1

    def apply(self, s: Hebs, a: Args, outcome: ChanceOutcome) -> None:
        places: tuple[int, ...] = outcome
        s.order = replaced(s.order, a[0], (*places, len(places)))


class CutDecks(Sealed[Hebs]):
    """Each player removes cards, down to no fewer than fifty (H.VAR.DECK); shown together (R.DECK.CUT).

    Whoever has brought a deck along is not asked.
    """

    rule = "H.VAR.DECK"

    def run(self, s: Hebs, a: Args) -> None:
        if rules_of(s).cut_decks and self.seats(s, a) == 0:
            self.open(s, a, ((), ()))
        else:
            super().run(s, a)

    def seats(self, s: Hebs, a: Args) -> int:
        rules = rules_of(s)
        if not rules.cut_decks:
            return 0
        choosing = players(s)
        for side in SIDES:
            if rules.left_out[side] is not None:
                choosing &= ~(1 << seat_of(s, side))
        return choosing

    def options_for(self, s: Hebs, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        deck = s.deck[seat ^ s.swap]
        found: list[Action] = [("done",)]
        if len(deck) - len(so_far) > LEAST_DECK:
            gone = [action[1] for action in so_far]
            # Rules 1 named cards in the order of their numbers.
            last = gone[-1] if gone and s.game.rules < 2 else -1
            found += [("remove", card) for card in sorted(deck) if card > last and card not in gone]
        return found

    def done(self, s: Hebs, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        return bool(so_far[-1][0] == "done")

    def open(self, s: Hebs, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for seat in range(2):
            side = seat ^ s.swap
            brought = rules_of(s).left_out[side]
            gone = [action[1] for action in answers[seat][:-1]] if brought is None else list(brought)
            s.removed = replaced(s.removed, side, tuple(gone))
            s.deck[side] = tuple([card for card in s.deck[side] if card not in gone])
            for card in gone:
                s.emit("hebs-removes", (side, card))

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "remove":
            return None
        side = seat ^ s.swap
        if s.box.side[intent[1]] != side:
            return Reason("H.VAR.DECK", "hebs-not-yours", card=("card", intent[1]))
        if intent[1] in s.box.leader:
            return Reason("H.VAR.DECK", "hebs-leader-stays", card=("card", intent[1]))
        so_far = a[1][seat][1]
        if len(s.deck[side]) - len(so_far) <= LEAST_DECK:
            return Reason("H.VAR.DECK", "hebs-deck-least", least=LEAST_DECK)
        if intent in so_far:
            return Reason("H.VAR.DECK", "hebs-removed-already", card=("card", intent[1]))
        # Only a game that was begun under Rules 1 asks for an order.
        return Reason("H.VAR.DECK", "hebs-remove-order", card=("card", intent[1]))


class ShuffleDeck(Shuffle[Hebs]):
    """A deck is shuffled: args are the side."""

    rule = "H.SETUP.HAND"

    def size(self, s: Hebs, a: Args) -> int:
        return len(s.deck[a[0]])

    def pile(self, s: Hebs, a: Args) -> list[int]:
        # Sorted: what a shuffle makes must not depend on what the deck was before.
        return sorted(s.deck[a[0]])

    def apply(self, s: Hebs, a: Args, outcome: ChanceOutcome) -> None:
        deck = self.pile(s, a)
        places: tuple[int, ...] = outcome
        s.deck[a[0]] = tuple([deck[place] for place in places])


class FirstHand(Proc[Hebs]):
    rule = "H.SETUP.HAND"

    def run(self, s: Hebs, a: Args) -> None:
        draw(s, a[0], FIRST_HAND)


class Mulligan(Sealed[Hebs]):
    """Each player may once shuffle the first hand back and draw four new cards."""

    rule = "H.SETUP.MULLIGAN"

    def seats(self, s: Hebs, a: Args) -> int:
        return players(s)

    def options_for(self, s: Hebs, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        return [("keep",), ("redraw",)]

    def open(self, s: Hebs, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for side in (1, 0):
            seat = side ^ s.swap
            if not answers[seat]:
                continue
            if answers[seat][0][0] == "redraw":
                s.emit("hebs-redraws", (side,))
                s.deck[side] += tuple(s.hand[side])
                s.hand[side] = []
                DEAL.push(s, (side,))
            else:
                s.emit("hebs-keeps", (side,))


DEAL: Final = Seq("hebs.setup.deal", ShuffleDeck(), FirstHand())

CUT_DECKS: Final = CutDecks()
SETUP: Final = Seq(
    "hebs.setup.all",
    Sides(),
    Marker(),
    EachSide(PlaceLeader(), "hebs.setup.leaders"),
    Objectives(ShuffleObjectives()),
    CUT_DECKS,
    EachSide(DEAL, "hebs.setup.deal-each"),
    Mulligan(),
)
