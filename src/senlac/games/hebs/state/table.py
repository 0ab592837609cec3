# Made from table_fields.py by `senlac declare`: edit that, not this.
"""The table: where every card lies, and what has been marked on it.

The rules speak of two sides, 0 and 1; `swap` says which seat plays which, `attacker` which of them has the attacker's
part. Cards are numbered through both decks (see `box.Box`); an element is a card, or a wedge by the numbers after
the last card.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import WEDGES
from senlac.kernel.fields import Shared, State
from senlac.kernel.gamedef import GameDef

SETTING_UP: Final = 0
PREPARATION: Final = 1
DEPLOYMENT: Final = 2
WEDGE_PHASE: Final = 3
OBJECTIVE_PHASE: Final = 4

#: The rows of cards that close up.
CLOSED_UP: Final = [1, 2, 3]


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A pile from which a card was taken."""
    if len(pile) == 1 and pile[0] == card:
        return ()
    if card not in pile:
        return pile
    place = pile.index(card)
    return pile[:place] + pile[place + 1 :]


def replaced(piles: tuple[tuple[int, ...], ...], side: int, pile: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Both sides' piles, one of them another than before."""
    return (pile, piles[1]) if side == 0 else (piles[0], pile)


class Hebs(State):
    """A game of the Historic Epic Battle System."""

    #: What is printed.
    box: Shared[Box]
    #: 1 if seat 0 plays side 1.
    swap: int
    attacker: int
    #: By side; the top of a pile is its end, and discard piles keep their order (H.TERM.PILES). Tuples are shared
    #: between clones: so is all that seldom changes.
    deck: list[tuple[int, ...]]
    hand: list[list[int]]
    discard: list[tuple[int, ...]]
    #: Cards taken out of the decks before play (H.VAR.DECK).
    removed: tuple[tuple[int, ...], ...]
    #: Cards in a side's hand that the opponent has seen.
    shown: tuple[tuple[int, ...], ...]
    #: Army cards from Row 1 on: `line[side * 3 + wedge]`.
    line: list[tuple[int, ...]]
    #: Tactics.
    reserve: list[tuple[int, ...]]
    #: Attachments, each with the element it is on.
    attached: list[tuple[int, int]]
    #: The cards in play that have Constant abilities, in the order in which they came.
    constant: tuple[int, ...]
    #: Cards that are being paid for or resolved.
    limbo: tuple[int, ...]
    #: Cards that are being destroyed, until it is known whether something saves them.
    doomed: tuple[int, ...]
    #: By card.
    damage: tuple[int, ...]
    tired: list[bool]
    #: What was given: element (or side, for a discount), which value, how much, how long, and whose or by what effect.
    mods: list[tuple[int, int, int, int, int]]
    #: Damage that a side has dealt to a wedge: `wedge_damage[side * 3 + wedge]`.
    wedge_damage: list[int]
    #: By wedge: the side that has claimed it, or -1.
    claimed: list[int]
    #: By side: the order of the Objectives, how many are destroyed, and the damage on the current one.
    order: tuple[tuple[int, ...], ...]
    reached: list[int]
    objective_damage: list[int]
    #: The side with the first player marker, and the one whose deployment turn it is.
    marker: int
    active: int
    round: int
    phase: int
    #: The mask of sides that have passed in this phase.
    passed: int
    #: The mask of sides that had the final Objective when the round started (H.ROUND.FINAL_SNAPSHOT).
    at_final: int
    #: The mask of sides that have destroyed an Objective in this round, where that matters (H.OBJ.ONE).
    destroyed: int
    #: Deployment turns taken in this round.
    turns: int
    #: Cards that were made Ready by an effect in this round.
    refreshed: tuple[int, ...]

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "box",
        "swap",
        "attacker",
        "deck",
        "hand",
        "discard",
        "removed",
        "shown",
        "line",
        "reserve",
        "attached",
        "constant",
        "limbo",
        "doomed",
        "damage",
        "tired",
        "mods",
        "wedge_damage",
        "claimed",
        "order",
        "reached",
        "objective_damage",
        "marker",
        "active",
        "round",
        "phase",
        "passed",
        "at_final",
        "destroyed",
        "turns",
        "refreshed",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("swap", "int"),
        ("attacker", "int"),
        ("deck", "list[tuple[int, ...]]"),
        ("hand", "list[list[int]]"),
        ("discard", "list[tuple[int, ...]]"),
        ("removed", "tuple[tuple[int, ...], ...]"),
        ("shown", "tuple[tuple[int, ...], ...]"),
        ("line", "list[tuple[int, ...]]"),
        ("reserve", "list[tuple[int, ...]]"),
        ("attached", "list[tuple[int, int]]"),
        ("constant", "tuple[int, ...]"),
        ("limbo", "tuple[int, ...]"),
        ("doomed", "tuple[int, ...]"),
        ("damage", "tuple[int, ...]"),
        ("tired", "list[bool]"),
        ("mods", "list[tuple[int, int, int, int, int]]"),
        ("wedge_damage", "list[int]"),
        ("claimed", "list[int]"),
        ("order", "tuple[tuple[int, ...], ...]"),
        ("reached", "list[int]"),
        ("objective_damage", "list[int]"),
        ("marker", "int"),
        ("active", "int"),
        ("round", "int"),
        ("phase", "int"),
        ("passed", "int"),
        ("at_final", "int"),
        ("destroyed", "int"),
        ("turns", "int"),
        ("refreshed", "tuple[int, ...]"),
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
        swap: int,
        attacker: int,
        deck: list[tuple[int, ...]],
        hand: list[list[int]],
        discard: list[tuple[int, ...]],
        removed: tuple[tuple[int, ...], ...],
        shown: tuple[tuple[int, ...], ...],
        line: list[tuple[int, ...]],
        reserve: list[tuple[int, ...]],
        attached: list[tuple[int, int]],
        constant: tuple[int, ...],
        limbo: tuple[int, ...],
        doomed: tuple[int, ...],
        damage: tuple[int, ...],
        tired: list[bool],
        mods: list[tuple[int, int, int, int, int]],
        wedge_damage: list[int],
        claimed: list[int],
        order: tuple[tuple[int, ...], ...],
        reached: list[int],
        objective_damage: list[int],
        marker: int,
        active: int,
        round: int,
        phase: int,
        passed: int,
        at_final: int,
        destroyed: int,
        turns: int,
        refreshed: tuple[int, ...],
    ) -> None:
        self.game = game
        self.events = None
        self.box = game.shared
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.swap = swap
        self.attacker = attacker
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.removed = removed
        self.shown = shown
        self.line = line
        self.reserve = reserve
        self.attached = attached
        self.constant = constant
        self.limbo = limbo
        self.doomed = doomed
        self.damage = damage
        self.tired = tired
        self.mods = mods
        self.wedge_damage = wedge_damage
        self.claimed = claimed
        self.order = order
        self.reached = reached
        self.objective_damage = objective_damage
        self.marker = marker
        self.active = active
        self.round = round
        self.phase = phase
        self.passed = passed
        self.at_final = at_final
        self.destroyed = destroyed
        self.turns = turns
        self.refreshed = refreshed

    def clone(self) -> Hebs:
        return Hebs(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.swap,
            self.attacker,
            self.deck[:],
            [item[:] for item in self.hand],
            self.discard[:],
            self.removed,
            self.shown,
            self.line[:],
            self.reserve[:],
            self.attached[:],
            self.constant,
            self.limbo,
            self.doomed,
            self.damage,
            self.tired[:],
            self.mods[:],
            self.wedge_damage[:],
            self.claimed[:],
            self.order,
            self.reached[:],
            self.objective_damage[:],
            self.marker,
            self.active,
            self.round,
            self.phase,
            self.passed,
            self.at_final,
            self.destroyed,
            self.turns,
            self.refreshed,
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
            self.swap,
            self.attacker,
            self.deck,
            self.hand,
            self.discard,
            self.removed,
            self.shown,
            self.line,
            self.reserve,
            self.attached,
            self.constant,
            self.limbo,
            self.doomed,
            self.damage,
            self.tired,
            self.mods,
            self.wedge_damage,
            self.claimed,
            self.order,
            self.reached,
            self.objective_damage,
            self.marker,
            self.active,
            self.round,
            self.phase,
            self.passed,
            self.at_final,
            self.destroyed,
            self.turns,
            self.refreshed,
        )

    # </declared>

    def rows_of(self, place: int) -> list[int]:
        """The rows of the army cards in a place, in their order: nobody leaves a gap (H.PLAY.CLOSE_UP)."""
        return CLOSED_UP

    def join(self, place: int, card: int) -> None:
        """An army card comes to the nearest free row of a place."""
        self.line[place] += (card,)

    def leave(self, place: int, card: int) -> None:
        """An army card is taken from its place."""
        self.line[place] = without(self.line[place], card)

    def bear(self, card: int, damage: int) -> None:
        """A card has so much damage from now on."""
        self.damage = self.damage[:card] + (damage,) + self.damage[card + 1 :]


class HebsSolo(Hebs):
    """A table at which side 1 is the Foe's, whose cards do not close up (S.PLAY.NO_SHIFT)."""

    #: By wedge: the rows of the Foe's cards there, beside `line[3 + wedge]`.
    rows: list[list[int]]
    #: Whether the Foe's deck was turned over and not shuffled since, so that its order is known (S.DRAW.EMPTY).
    turned: bool

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "rows",
        "turned",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *Hebs.FIELDS,
        ("rows", "list[list[int]]"),
        ("turned", "bool"),
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
        swap: int,
        attacker: int,
        deck: list[tuple[int, ...]],
        hand: list[list[int]],
        discard: list[tuple[int, ...]],
        removed: tuple[tuple[int, ...], ...],
        shown: tuple[tuple[int, ...], ...],
        line: list[tuple[int, ...]],
        reserve: list[tuple[int, ...]],
        attached: list[tuple[int, int]],
        constant: tuple[int, ...],
        limbo: tuple[int, ...],
        doomed: tuple[int, ...],
        damage: tuple[int, ...],
        tired: list[bool],
        mods: list[tuple[int, int, int, int, int]],
        wedge_damage: list[int],
        claimed: list[int],
        order: tuple[tuple[int, ...], ...],
        reached: list[int],
        objective_damage: list[int],
        marker: int,
        active: int,
        round: int,
        phase: int,
        passed: int,
        at_final: int,
        destroyed: int,
        turns: int,
        refreshed: tuple[int, ...],
        rows: list[list[int]],
        turned: bool,
    ) -> None:
        self.game = game
        self.events = None
        self.box = game.shared
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.swap = swap
        self.attacker = attacker
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.removed = removed
        self.shown = shown
        self.line = line
        self.reserve = reserve
        self.attached = attached
        self.constant = constant
        self.limbo = limbo
        self.doomed = doomed
        self.damage = damage
        self.tired = tired
        self.mods = mods
        self.wedge_damage = wedge_damage
        self.claimed = claimed
        self.order = order
        self.reached = reached
        self.objective_damage = objective_damage
        self.marker = marker
        self.active = active
        self.round = round
        self.phase = phase
        self.passed = passed
        self.at_final = at_final
        self.destroyed = destroyed
        self.turns = turns
        self.refreshed = refreshed
        self.rows = rows
        self.turned = turned

    def clone(self) -> HebsSolo:
        return HebsSolo(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.swap,
            self.attacker,
            self.deck[:],
            [item[:] for item in self.hand],
            self.discard[:],
            self.removed,
            self.shown,
            self.line[:],
            self.reserve[:],
            self.attached[:],
            self.constant,
            self.limbo,
            self.doomed,
            self.damage,
            self.tired[:],
            self.mods[:],
            self.wedge_damage[:],
            self.claimed[:],
            self.order,
            self.reached[:],
            self.objective_damage[:],
            self.marker,
            self.active,
            self.round,
            self.phase,
            self.passed,
            self.at_final,
            self.destroyed,
            self.turns,
            self.refreshed,
            [item[:] for item in self.rows],
            self.turned,
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
            self.swap,
            self.attacker,
            self.deck,
            self.hand,
            self.discard,
            self.removed,
            self.shown,
            self.line,
            self.reserve,
            self.attached,
            self.constant,
            self.limbo,
            self.doomed,
            self.damage,
            self.tired,
            self.mods,
            self.wedge_damage,
            self.claimed,
            self.order,
            self.reached,
            self.objective_damage,
            self.marker,
            self.active,
            self.round,
            self.phase,
            self.passed,
            self.at_final,
            self.destroyed,
            self.turns,
            self.refreshed,
            self.rows,
            self.turned,
        )

    # </declared>

    def rows_of(self, place: int) -> list[int]:
        return self.rows[place - WEDGES] if place >= WEDGES else CLOSED_UP

    def join(self, place: int, card: int) -> None:
        if place < WEDGES:
            self.line[place] += (card,)
        else:
            taken = self.rows[place - WEDGES]
            self.put(place - WEDGES, min([row for row in CLOSED_UP if row not in taken]), card)

    def put(self, wedge: int, row: int, card: int) -> None:
        """A card of the Foe's comes to a space that is free."""
        rows = self.rows[wedge]
        before = len([other for other in rows if other < row])
        rows.insert(before, row)
        line = self.line[WEDGES + wedge]
        self.line[WEDGES + wedge] = line[:before] + (card,) + line[before:]

    def leave(self, place: int, card: int) -> None:
        if place >= WEDGES:
            del self.rows[place - WEDGES][self.line[place].index(card)]
        self.line[place] = without(self.line[place], card)


# ------------------------------------------------------------------ where things are
