"""Three Fords: a small complete card game with hidden hands, costs and nested Responses that can cancel each other.

Two hosts of eighty cards contest three fords. Its rules are in `rules/fords.toml`. It is a guinea pig, not a product,
so the whole game is in one file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, State, blank
from senlac.kernel.frames import (
    Action,
    Advice,
    Ask,
    ChanceOutcome,
    EachSeat,
    Loop,
    Proc,
    Sealed,
    Seq,
    Shuffle,
    next_in_order,
)
from senlac.kernel.gamedef import GameDef, finish
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.responses import PASS, Record, Window, cancel, record_of
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study
from senlac.kernel.views import View, restore_table

LEVY: Final = 0
SPEARMEN: Final = 1
HOUSECARLS: Final = 2
HERALD: Final = 3
ARROWS: Final = 4
FORAGE: Final = 5
PARRY: Final = 6
RIPOSTE: Final = 7

KINDS: Final = ["Levy", "Spearmen", "Housecarls", "Herald", "Arrows", "Forage", "Parry", "Riposte"]
COST: Final = [0, 1, 2, 1, 1, 1, 1, 0]
#: Might of a unit, which is its health too; events and Responses have none.
MIGHT: Final = [1, 2, 4, 1, 0, 0, 0, 0]

DECK: Final = 80
CARDS: Final = 2 * DECK
KIND: Final = [card % DECK // 10 for card in range(CARDS)]
FORDS: Final = 3
PLACES: Final = 3
HAND_LIMIT: Final = 6
ARROW_DAMAGE: Final = 2
SUDDEN: Final = 9
BOARD_WORDS: Final = {
    "en": ("Round", "tired", "Cards in hand:", "Your hand:"),
    "fr": ("Manche", "épuisée", "Cartes en main\u00a0:", "Votre main\u00a0:"),
}


class Fords(State):
    """Cards are numbered 0 to 159, the first eighty West's. Each card is in one of the piles below."""

    #: By seat; the top of a deck is its end. As tuples, decks are shared between clones.
    deck: list[tuple[int, ...]]
    hand: list[list[int]]
    discard: list[list[int]]
    #: Units at the fords: `line[seat * 3 + ford]`.
    line: list[list[int]]
    #: Cards that are being played.
    limbo: list[int]
    #: By card.
    damage: list[int]
    tired: list[bool]
    #: By seat.
    score: list[int]
    round: int
    first: int
    active: int
    #: The mask of seats that have passed this round.
    passed: int

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "deck",
        "hand",
        "discard",
        "line",
        "limbo",
        "damage",
        "tired",
        "score",
        "round",
        "first",
        "active",
        "passed",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("deck", "list[tuple[int, ...]]"),
        ("hand", "list[list[int]]"),
        ("discard", "list[list[int]]"),
        ("line", "list[list[int]]"),
        ("limbo", "list[int]"),
        ("damage", "list[int]"),
        ("tired", "list[bool]"),
        ("score", "list[int]"),
        ("round", "int"),
        ("first", "int"),
        ("active", "int"),
        ("passed", "int"),
    )

    def __init__(
        self,
        game: GameDef[Any],
        top: tuple[Any, ...],
        pending: tuple[Any, ...],
        result: tuple[Any, ...],
        epoch: int,
        learnt: int,
        serial: int,
        unsettled: bool,
        deck: list[tuple[int, ...]],
        hand: list[list[int]],
        discard: list[list[int]],
        line: list[list[int]],
        limbo: list[int],
        damage: list[int],
        tired: list[bool],
        score: list[int],
        round: int,
        first: int,
        active: int,
        passed: int,
    ) -> None:
        self.game = game
        self.events = None
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.line = line
        self.limbo = limbo
        self.damage = damage
        self.tired = tired
        self.score = score
        self.round = round
        self.first = first
        self.active = active
        self.passed = passed

    def clone(self) -> Fords:
        return Fords(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.deck[:],
            [item[:] for item in self.hand],
            [item[:] for item in self.discard],
            [item[:] for item in self.line],
            self.limbo[:],
            self.damage[:],
            self.tired[:],
            self.score[:],
            self.round,
            self.first,
            self.active,
            self.passed,
        )

    def values(self) -> tuple[Any, ...]:
        return (
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.deck,
            self.hand,
            self.discard,
            self.line,
            self.limbo,
            self.damage,
            self.tired,
            self.score,
            self.round,
            self.first,
            self.active,
            self.passed,
        )

    # </declared>


def owner(card: int) -> int:
    return card // DECK


def ready_units(s: Fords, seat: int) -> list[int]:
    """The units that may be tired."""
    return [card for ford in range(FORDS) for card in s.line[seat * FORDS + ford] if not s.tired[card]]


def means(s: Fords, seat: int) -> int:
    """How much a seat could pay at all, its whole hand included."""
    count = len(s.hand[seat])
    for ford in range(FORDS):
        for card in s.line[seat * FORDS + ford]:
            if not s.tired[card]:
                count += 1
    return count


def strength(s: Fords, seat: int, ford: int) -> int:
    """The might of the ready units on one side of a ford."""
    total = 0
    for card in s.line[seat * FORDS + ford]:
        if not s.tired[card]:
            total += MIGHT[KIND[card]]
    return total


def draw(s: Fords, seat: int, count: int) -> None:
    """Draw cards; an empty deck gives none (F.DRAW.EMPTY)."""
    deck = s.deck[seat]
    left = max(0, len(deck) - count)
    drawn = deck[left:]
    if not drawn:
        return
    s.deck[seat] = deck[:left]
    s.hand[seat].extend(drawn)
    s.hand[seat].sort()
    s.learn(1 << seat)
    if s.events is not None:
        for card in drawn[::-1]:
            s.emit_secret("fords-draws", (seat, card), 1 << seat, (seat,))


# ------------------------------------------------------------------ setup


class ShuffleDeck(Shuffle[Fords]):
    """A deck is shuffled: args are the seat."""

    rule = "F.SETUP.HAND"

    def size(self, s: Fords, a: Args) -> int:
        return len(s.deck[a[0]])

    def apply(self, s: Fords, a: Args, outcome: ChanceOutcome) -> None:
        # Sorted first: what a shuffle makes must not depend on what the deck was before.
        deck = sorted(s.deck[a[0]])
        places: tuple[int, ...] = outcome
        s.deck[a[0]] = tuple([deck[place] for place in places])


class FirstHand(Proc[Fords]):
    rule = "F.SETUP.HAND"

    def run(self, s: Fords, a: Args) -> None:
        draw(s, a[0], 5)


class Mulligan(Sealed[Fords]):
    """Each player keeps the first hand or shuffles it back, in secret."""

    rule = "F.SETUP.MULLIGAN"

    def seats(self, s: Fords, a: Args) -> int:
        return 0b11

    def options_for(self, s: Fords, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        return [("keep",), ("redraw",)]

    def open(self, s: Fords, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for seat in (1, 0):
            s.emit("fords-mulligan", (seat, answers[seat][0][0]))
            if answers[seat][0] == ("redraw",):
                s.deck[seat] += tuple(s.hand[seat])
                s.hand[seat] = []
                DEAL.push(s, (seat,))


DEAL: Final = Seq("fords.deal", ShuffleDeck(), FirstHand())


# ------------------------------------------------------------------ the round


class NextRound(Proc[Fords]):
    """A round begins: both draw two cards, and all units are ready."""

    rule = "F.ROUND.DRAW"

    def run(self, s: Fords, a: Args) -> None:
        s.round += 1
        s.passed = 0
        s.active = s.first
        s.emit("fords-round", (s.round,))
        for seat in range(2):
            draw(s, seat, 2)
        s.tired = [False] * CARDS


class Turn(Ask[Fords]):
    """The active player plays a card or passes."""

    rule = "F.TURN.CHOICE"

    def seat(self, s: Fords, a: Args) -> int:
        return s.active

    def options(self, s: Fords, a: Args) -> list[Action]:
        seat = s.active
        budget = means(s, seat) - 1
        fords = [ford for ford in range(FORDS) if len(s.line[seat * FORDS + ford]) < PLACES]
        found: list[Action] = [PASS]
        for card in s.hand[seat]:
            kind = KIND[card]
            if COST[kind] > budget:
                continue
            if kind <= HERALD:
                for ford in fords:
                    found.append(("play", card, ford))
            elif kind == FORAGE or (kind == ARROWS and has_units(s, 1 - seat)):
                found.append(("cast", card))
        return found

    def apply(self, s: Fords, a: Args, action: Action) -> None:
        seat = s.active
        if action[0] == "pass":
            s.passed |= 1 << seat
            s.emit("fords-passes", (seat,))
        else:
            begin(s, seat, action)
        if not (s.passed >> (1 - seat)) & 1:
            s.active = 1 - seat

    def why(self, s: Fords, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] not in ("play", "cast"):
            return None
        card: int = intent[1]
        kind = KIND[card]
        if card not in s.hand[seat]:
            return Reason("F.TURN.CHOICE", "fords-not-in-hand", card=("card", card))
        if kind in (PARRY, RIPOSTE):
            return Reason("F.RESPONSE.WINDOW", "fords-only-response", card=("card", card))
        if (kind <= HERALD) != (intent[0] == "play"):
            return Reason("F.TURN.CHOICE", "fords-wrong-verb", card=("card", card))
        if COST[kind] > means(s, seat) - 1:
            return cannot_pay(s, seat, card)
        if kind == ARROWS:
            return Reason("F.PLAY.TARGET", "fords-no-target", card=("card", card))
        return Reason("F.PLAY.FORD", "fords-full", ford=("ford", intent[2]), places=PLACES)


def cannot_pay(s: Fords, seat: int, card: int) -> Reason:
    return Reason("F.PAY.REACH", "fords-cost", card=("card", card), cost=COST[KIND[card]], have=means(s, seat) - 1)


def has_units(s: Fords, seat: int) -> bool:
    return any([s.line[seat * FORDS + ford] for ford in range(FORDS)])


def begin(s: Fords, seat: int, action: Action) -> None:
    """A card leaves the hand; then it is paid for, and then it does what it does."""
    card: int = action[1]
    s.hand[seat].remove(card)
    s.limbo.append(card)
    kind = KIND[card]
    if action[0] == "play":
        ARRIVE.push(s, (seat, card, action[2]))
    elif kind == ARROWS:
        TARGET.push(s, (seat, card))
    else:
        CAST.push(s, (seat, card))
    if COST[kind]:
        PAY.push(s, (seat, card, COST[kind], -1))


class Pay(Ask[Fords]):
    """The cost is paid source by source, in the order of the cards; args are seat, card, what is left, the last source.

    A source is offered only if those after it can pay the rest.
    """

    rule = "F.PAY.SOURCE"

    def options(self, s: Fords, a: Args) -> list[Action]:
        seat: int = a[0]
        sources = s.hand[seat] + ready_units(s, seat)
        return [("pay", card) for card in next_in_order(sources, a[3], a[2])]

    def apply(self, s: Fords, a: Args, action: Action) -> None:
        seat: int = a[0]
        source: int = action[1]
        left: int = a[2]
        if source in s.hand[seat]:
            s.hand[seat].remove(source)
            s.discard[seat].append(source)
            s.emit("fords-discards", (seat, source))
        else:
            s.tired[source] = True
            s.emit("fords-tires", (seat, source))
        if left > 1:
            self.push(s, (seat, a[1], left - 1, source))

    def why(self, s: Fords, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "pay":
            return None
        source: int = intent[1]
        if source not in s.hand[seat] and source not in ready_units(s, seat):
            return Reason("F.PAY.SOURCE", "fords-no-source", card=("card", source))
        return Reason("F.PAY.ORDER", "fords-pay-order", card=("card", source), left=a[2])

    def about(self, s: Fords, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[1]), "left": a[2]}


class Arrive(Proc[Fords]):
    """A unit comes to a ford; a Herald's coming is an ability."""

    rule = "F.PLAY.FORD"

    def run(self, s: Fords, a: Args) -> None:
        seat: int = a[0]
        card: int = a[1]
        s.limbo.remove(card)
        s.line[seat * FORDS + a[2]].append(card)
        s.emit("fords-plays", (seat, card, a[2]))
        if KIND[card] == HERALD:
            WINDOW.initiate(s, HERALD, card, seat, ())


class Target(Ask[Fords]):
    """Whom the Arrows are for."""

    rule = "F.PLAY.TARGET"

    def options(self, s: Fords, a: Args) -> list[Action]:
        enemy = 1 - self.seat(s, a)
        units = [card for ford in range(FORDS) for card in s.line[enemy * FORDS + ford]]
        return [("target", card) for card in sorted(units)]

    def apply(self, s: Fords, a: Args, action: Action) -> None:
        seat: int = a[0]
        s.emit("fords-casts", (seat, a[1]))
        WINDOW.initiate(s, ARROWS, a[1], seat, (action[1],))

    def why(self, s: Fords, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "target":
            return None
        return Reason("F.PLAY.TARGET", "fords-bad-target", card=("card", intent[1]))


class Cast(Proc[Fords]):
    """An event or Response that needs no target is initiated; args are seat, card and what it answers."""

    rule = "F.RESPONSE.WINDOW"

    def run(self, s: Fords, a: Args) -> None:
        s.emit("fords-casts", (a[0], a[1]))
        WINDOW.initiate(s, KIND[a[1]], a[1], a[0], a[2:])


class Responses(Window[Fords]):
    """The other player may answer an ability with Parry, and a Response with Riposte too."""

    rule = "F.RESPONSE.WINDOW"

    def opens(self, s: Fords, pending: int, seat: int) -> bool:
        """F.RESPONSE.PUBLIC: by the number of cards in hand, not by what they are."""
        if record_of(s, pending)[2] == seat or not s.hand[seat]:
            return False
        return means(s, seat) > 1 or self.is_response(s, pending)

    def is_response(self, s: Fords, pending: int) -> bool:
        return record_of(s, pending)[0] in (PARRY, RIPOSTE)

    def responses(self, s: Fords, pending: int, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in s.hand[seat]:
            if (KIND[card] == PARRY and means(s, seat) > 1) or (KIND[card] == RIPOSTE and self.is_response(s, pending)):
                found.append(("cast", card))
        return found

    def respond(self, s: Fords, pending: int, seat: int, action: Action) -> None:
        card: int = action[1]
        s.hand[seat].remove(card)
        s.limbo.append(card)
        CAST.push(s, (seat, card, pending))
        if COST[KIND[card]]:
            PAY.push(s, (seat, card, COST[KIND[card]], -1))

    def again(self, s: Fords) -> bool:
        return bool(s.game.options["respond_again"])

    def carry_out(self, s: Fords, record: Record) -> None:
        ability, source, controller, targets, _ = record
        if ability == HERALD:
            draw(s, controller, 1)
        elif ability == FORAGE:
            draw(s, controller, 2)
        elif ability == ARROWS:
            if at_ford(s, targets[0]):
                s.damage[targets[0]] += ARROW_DAMAGE
                s.unsettled = True
                s.emit("fords-hits", (controller, targets[0], ARROW_DAMAGE))
        else:
            cancel(s, targets[0])
            s.emit("fords-cancels", (controller, source, record_of(s, targets[0])[1]))
        bury(s, source)

    def cancelled(self, s: Fords, record: Record) -> None:
        s.emit("fords-cancelled", (record[2], record[1]))
        bury(s, record[1])

    def why(self, s: Fords, pending: int, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "cast":
            return None
        card: int = intent[1]
        if card not in s.hand[seat]:
            return Reason("F.RESPONSE.WINDOW", "fords-not-in-hand", card=("card", card))
        if KIND[card] == RIPOSTE:
            return Reason("F.RESPONSE.RIPOSTE", "fords-riposte", card=("card", card))
        if KIND[card] == PARRY:
            return cannot_pay(s, seat, card)
        return Reason("F.RESPONSE.WINDOW", "fords-no-response", card=("card", card))

    def about(self, s: Fords, pending: int) -> dict[str, Arg]:
        return {"card": ("card", record_of(s, pending)[1])}


def at_ford(s: Fords, card: int) -> bool:
    return any([card in s.line[owner(card) * FORDS + ford] for ford in range(FORDS)])


def bury(s: Fords, card: int) -> None:
    """A card that did what it does goes to its discard pile; a unit stays."""
    if card in s.limbo:
        s.limbo.remove(card)
        s.discard[owner(card)].append(card)


class Score(Proc[Fords]):
    """At each ford the stronger side gains a point."""

    rule = "F.SCORE.FORD"

    def run(self, s: Fords, a: Args) -> None:
        for ford in range(FORDS):
            lead = strength(s, 0, ford) - strength(s, 1, ford)
            if lead:
                winner = 0 if lead > 0 else 1
                s.score[winner] += 1
                s.emit("fords-scores", (winner, ford))
        s.first = 1 - s.first
        s.unsettled = True


class Limit(Sealed[Fords]):
    """Who holds more than six cards discards down to six, in secret and one by one in the order of the cards."""

    rule = "F.HAND.LIMIT"

    def seats(self, s: Fords, a: Args) -> int:
        mask = 0
        for seat in range(2):
            if len(s.hand[seat]) > HAND_LIMIT:
                mask |= 1 << seat
        return mask

    def options_for(self, s: Fords, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        last: int = so_far[-1][1] if so_far else -1
        need = len(s.hand[seat]) - HAND_LIMIT - len(so_far)
        return [("discard", card) for card in next_in_order(s.hand[seat], last, need)]

    def done(self, s: Fords, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        return len(s.hand[seat]) - len(so_far) <= HAND_LIMIT

    def open(self, s: Fords, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for seat in range(2):
            for _, card in answers[seat]:
                s.hand[seat].remove(card)
                s.discard[seat].append(card)
                s.emit("fords-discards", (seat, card))

    def why(self, s: Fords, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "discard":
            return None
        if intent[1] not in s.hand[seat]:
            return Reason("F.HAND.LIMIT", "fords-not-in-hand", card=("card", intent[1]))
        return Reason("F.HAND.LIMIT", "fords-discard-order", card=("card", intent[1]))


class Turns(Loop[Fords]):
    """Turns alternate until both players have passed."""

    rule = "F.TURN.PASS"

    def again(self, s: Fords, a: Args) -> bool:
        return s.passed != 0b11


class Rounds(Loop[Fords]):
    rule = "F.WIN.POINTS"

    def again(self, s: Fords, a: Args) -> bool:
        rounds = s.game.options["rounds"]
        assert isinstance(rounds, int)
        return s.round < rounds


class Verdict(Proc[Fords]):
    """After the last round the higher score wins."""

    rule = "F.WIN.POINTS"

    def run(self, s: Fords, a: Args) -> None:
        lead = s.score[0] - s.score[1]
        finish(s, -1 if lead == 0 else int(lead < 0), "points", rule="F.WIN.POINTS")


PAY: Final = Pay()
ARRIVE: Final = Arrive()
TARGET: Final = Target()
CAST: Final = Cast()
WINDOW: Final = Responses()
TURN: Final = Turn()
ROUND: Final = Seq("fords.round", NextRound(), Turns(TURN), Score(), Limit())
GAME: Final = Seq("fords.game", EachSeat(DEAL, "fords.deal-each"), Mulligan(), Rounds(ROUND), Verdict())


# ------------------------------------------------------------------ what bots make of the questions


class OnTurn(Advice[Fords]):
    """Cards of one kind are alike."""

    def worth_considering(self, s: Fords, a: Args, options: list[Action]) -> list[Action]:
        seen: set[tuple[int, ...]] = set()
        found: list[Action] = []
        for option in options:
            key = (-1,) if option == PASS else (KIND[option[1]], *option[2:])
            if key not in seen:
                seen.add(key)
                found.append(option)
        return found


def ford_of(s: Fords, seat: int, card: int) -> int:
    return next(ford for ford in range(FORDS) if card in s.line[seat * FORDS + ford])


class OnPaying(Advice[Fords]):
    """Equal cards in hand pay alike; so do equal units at one ford."""

    def worth_considering(self, s: Fords, a: Args, options: list[Action]) -> list[Action]:
        seen: set[int] = set()
        found: list[Action] = []
        for option in options:
            card: int = option[1]
            key = KIND[card] if card in s.hand[a[0]] else 100 + ford_of(s, a[0], card) * 10 + KIND[card]
            if key not in seen:
                seen.add(key)
                found.append(option)
        return found


TURN.advice = OnTurn()
PAY.advice = OnPaying()


class FordsPresentation(Presentation):
    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        data = view.data
        names = self.game.things["card"]
        turn, tired, in_hand, yours = BOARD_WORDS[lang]
        rows = [f"{turn} {data['round']}   West {data['score'][0]} : {data['score'][1]} East"]
        for ford in range(FORDS):
            sides = [
                ", ".join(names[card] + (f" ({tired})" if data["tired"][card] else "") for card in line) or "-"
                for line in (data["line"][ford], data["line"][FORDS + ford])
            ]
            rows.append(f"f{ford + 1}  {sides[0]}  |  {sides[1]}")
        rows.append(f"{in_hand} West {data['hands'][0]}, East {data['hands'][1]}")
        if view.seat >= 0:
            rows.append(f"{yours} " + (", ".join(names[card] for card in data["hand"]) or "-"))
        return "\n".join(rows)


class FordsStudy(Study):
    clock = "round"
    counted: ClassVar[dict[str, str]] = {"fords-draws": "drawn", "fords-plays": "played", "fords-casts": "played"}

    def owner_seat(self, s: Fords, card: int) -> int:
        return owner(card)

    def card_key(self, card: int) -> str:
        return KINDS[KIND[card]]


class FordsGame(GameDef[Fords]):
    """Three Fords with its options."""

    name = "fords"
    title = "Three Fords"
    schema: ClassVar[tuple[Option, ...]] = (
        Option("rounds", 8, "Rounds to play", low=1, high=20),
        Option("respond_again", False, "Windows stay open until both have passed", ruling="F.R.AGAIN"),
    )
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "keep": (),
        "redraw": (),
        "pass": (),
        "play": ("card", "ford"),
        "cast": ("card",),
        "pay": ("card",),
        "target": ("card",),
        "discard": ("card",),
    }
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "fords-draws": ("seat", "card"),
        "fords-mulligan": ("seat", "word"),
        "fords-round": ("number",),
        "fords-passes": ("seat",),
        "fords-discards": ("seat", "card"),
        "fords-tires": ("seat", "card"),
        "fords-plays": ("seat", "card", "ford"),
        "fords-casts": ("seat", "card"),
        "fords-hits": ("seat", "card", "number"),
        "fords-cancels": ("seat", "card", "card"),
        "fords-cancelled": ("seat", "card"),
        "fords-scores": ("seat", "ford"),
        "fords-destroyed": ("card",),
    }
    bound = 3_000
    rules_folder = str(Path(__file__).parent / "rules")
    text_folder = str(Path(__file__).parent / "text")
    state = Fords
    program = GAME
    presentation = FordsPresentation
    statistics = FordsStudy

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.seats = ("West", "East")
        self.things = {
            "card": [f"{KINDS[KIND[card]]} {'WE'[owner(card)]}{card % 10 + 1}" for card in range(CARDS)],
            "ford": ["f1", "f2", "f3"],
        }

    def set_up(self, s: Fords) -> None:
        s.deck = [tuple(range(DECK)), tuple(range(DECK, CARDS))]
        s.hand = [[], []]
        s.discard = [[], []]
        s.line = [[] for _ in range(2 * FORDS)]
        s.damage = [0] * CARDS
        s.tired = [False] * CARDS
        s.score = [0, 0]

    def settle(self, s: Fords) -> None:
        """Units with damage of at least their might are destroyed; nine points win at once."""
        for place in range(2 * FORDS):
            for card in s.line[place][:]:
                if s.damage[card] >= MIGHT[KIND[card]]:
                    s.line[place].remove(card)
                    s.damage[card] = 0
                    s.tired[card] = False
                    s.discard[owner(card)].append(card)
                    s.emit("fords-destroyed", (card,))
        for seat in range(2):
            if s.score[seat] >= SUDDEN and s.score[seat] > s.score[1 - seat]:
                finish(s, seat, "sudden", rule="F.WIN.SUDDEN")

    def sees(self, s: Fords, seat: int) -> dict[str, Any]:
        return {
            "hand": s.hand[seat] if seat >= 0 else [],
            "hands": [len(hand) for hand in s.hand],
            "decks": [len(deck) for deck in s.deck],
            "discard": s.discard,
            "line": s.line,
            "limbo": s.limbo,
            "damage": s.damage,
            "tired": s.tired,
            "score": s.score,
            "round": s.round,
            "first": s.first,
            "active": s.active,
            "passed": s.passed,
        }

    def imagine(self, view: View) -> Fords:
        s = blank(Fords, self)
        restore_table(s, view)
        data = view.data
        s.discard = [list(pile) for pile in data["discard"]]
        s.line = [list(line) for line in data["line"]]
        s.limbo = list(data["limbo"])
        s.damage = list(data["damage"])
        s.tired = list(data["tired"])
        s.score = list(data["score"])
        s.round, s.first, s.active, s.passed = (data[name] for name in ("round", "first", "active", "passed"))
        known = {card for pile in [*s.discard, *s.line, s.limbo] for card in pile}
        s.hand, s.deck = [[], []], [(), ()]
        for seat in range(2):
            unseen = [card for card in range(seat * DECK, (seat + 1) * DECK) if card not in known]
            hand = list(data["hand"]) if seat == view.seat else unseen[: data["hands"][seat]]
            s.hand[seat] = hand
            s.deck[seat] = tuple([card for card in unseen if card not in hand])
        return s

    def permute(self, s: Fords, seat: int, rng: Rng) -> None:
        for other in range(2):
            held = 0 if other == seat else len(s.hand[other])
            pool = list(s.deck[other]) + (s.hand[other] if held else [])
            pool.sort()
            pool = [pool[place] for place in rng.permutation(len(pool))]
            if held:
                s.hand[other] = sorted(pool[:held])
            s.deck[other] = tuple(pool[held:])

    def invariants(self, s: Fords) -> list[str]:
        wrong: list[str] = []
        piles = [*s.deck, *s.hand, *s.discard, *s.line, s.limbo]
        if sorted([card for pile in piles for card in pile]) != list(range(CARDS)):
            wrong.append("a card is missing or lies in two places")
        if any(len(line) > PLACES for line in s.line):
            wrong.append("more than three units on one side of a ford")
        if any(hand != sorted(hand) for hand in s.hand):
            wrong.append("a hand is out of order")
        return wrong

    def heuristic(self, s: Fords, seat: int) -> float:
        """Points, then fords held, then cards."""
        value = 0.0
        for side in (seat, 1 - seat):
            sign = 1.0 if side == seat else -1.0
            held = sum([strength(s, side, ford) > strength(s, 1 - side, ford) for ford in range(FORDS)])
            units = sum([MIGHT[KIND[card]] for ford in range(FORDS) for card in s.line[side * FORDS + ford]])
            value += sign * (0.08 * s.score[side] + 0.05 * held + 0.01 * units + 0.008 * len(s.hand[side]))
        value += 0.016 * sum([1 if owner(card) == seat else -1 for card in s.limbo])
        return max(-0.99, min(0.99, value))
