"""The oracle sees: faults planted in the engine, one for each family of effects, are each reported as a difference."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from oracle import comparing
from oracle.comparing import Difference
from oracle.positions import Place
from oracle.trying import Attempt, Case, attempt, cases

from senlac.games.hebs.game import Game1066, Game1565
from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.rules import abilities, deployment, effects, settling, targets, terms, values
from senlac.games.hebs.state.codes import ROWS, WEDGES
from senlac.games.hebs.state.table import without

pytestmark = pytest.mark.skipif(bool(os.environ.get("SENLAC_COMPILED")), reason="compiled code cannot be patched")

POSITIONS = 20
Patch = pytest.MonkeyPatch
GAMES = {"1066": Game1066, "1565": Game1565}


@cache
def place(box: str) -> Place:
    return Place(GAMES[box])


class Fault(NamedTuple):
    """What is wrong, the word of the cards that show it, and how it is planted."""

    name: str
    word: str
    plant: Callable[[Patch], None]


def method(handler: type, name: str, wrong: Callable[..., Any]) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(handler, name, wrong)


def function(name: str, wrong: Callable[..., Any], *modules: Any) -> Callable[[Patch], None]:
    """A function of the engine by its name, wherever it is called; `wrong` is given the right one first."""

    def plant(patch: Patch) -> None:
        for module in modules:
            right = getattr(module, name)
            patch.setattr(module, name, lambda *args, right=right: wrong(right, *args))

    return plant


def nothing(*args: Any) -> None:
    pass


def first_only(self: Any, s: Any, ability: Any, effect: Any, record: Any, pending: int) -> None:
    cards = effects.targets_of(s, ability, effect, record, pending)[:1]
    effects.deal_damage(s, cards, effect.amount, ability.side, ability.index)


def own_guns(self: Any, s: Any, ability: Any, effect: Any, record: Any, pending: int) -> None:
    wedge = effects.where(s, effect, record)
    if wedge >= 0:
        effects.deal_damage(s, list(s.line[ability.side * WEDGES + wedge]), effect.amount, ability.side, ability.index)


def all_rows_at_once(s: Any, cards: list[int], amount: int, by: int, ability: int) -> None:
    effects.HURT.push(s, (tuple(cards[::-1]), 0, amount, by, ability))


def one_too_many(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    s.bear(card, max(0, s.damage[card] - amount - 1))


def always_ready(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    s.tired[card] = False


def for_good(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    effects.give(s, card, effect.value, amount, 0, side)
    s.unsettled = True


def other_value(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    effects.give(s, card, 1 - effect.value if effect.value < 2 else effect.value, amount, effect.until, side)
    s.unsettled = True


def to_the_pile(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    if card not in s.box.leader:
        terms.leave_play(s, card)
        terms.to_discard_pile(s, card)


def unseen(self: Any, s: Any, card: int, amount: int, effect: Any, side: int) -> None:
    s.discard[side] = without(s.discard[side], card)
    s.hand[side] = sorted([*s.hand[side], card])


def own_damage(self: Any, s: Any, wedge: int, amount: int, side: int) -> None:
    s.wedge_damage[side * WEDGES + wedge] = max(0, s.wedge_damage[side * WEDGES + wedge] - amount)


def for_the_enemy(self: Any, s: Any, wedge: int, amount: int, side: int) -> None:
    effects.give(s, s.box.count + wedge, 4, 1, 1, 1 - side)


def one_more(self: Any, s: Any, side: int, amount: int, effect: Any) -> None:
    terms.draw(s, side, amount + 1)


def own_hand(self: Any, s: Any, side: int, amount: int, effect: Any) -> None:
    terms.show_hand(s, side)


def own_objective(self: Any, s: Any, side: int, amount: int, effect: Any) -> None:
    s.objective_damage[side] = max(0, s.objective_damage[side] - amount)


def own_discards(self: Any, s: Any, side: int, amount: int, effect: Any) -> None:
    if s.hand[side]:
        effects.DISCARDS.push(s, (side, min(amount, len(s.hand[side]))))


def to_the_enemy(self: Any, s: Any, side: int, amount: int, effect: Any) -> None:
    s.marker = 1 - side


def prevents_all(self: Any, s: Any, trigger: int, record: Any, amount: int) -> None:
    effects.cancel(s, trigger)


def stays(right: Any, s: Any, card: int, wedge: int) -> None:
    side = s.box.side[card]
    if len(s.line[side * WEDGES + wedge]) < ROWS:
        right(s, card, wedge)
        s.line[side * WEDGES + wedge] = (card, *without(s.line[side * WEDGES + wedge], card))


def keeps_damage(right: Any, s: Any, card: int) -> None:
    damage = s.damage[card]
    right(s, card)
    s.bear(card, damage)


def keeps_attachments(right: Any, s: Any, card: int) -> None:
    attached = [pair for pair in s.attached if pair[1] == card]
    s.attached = [pair for pair in s.attached if pair[1] != card]
    right(s, card)
    s.attached += attached


def printed_health(right: Any, s: Any, card: int, which: int) -> int:
    health: int = s.box.health[card]
    return health if which == values.MIGHT + 2 else int(right(s, card, which))


def any_row(right: Any, s: Any, box: Any, f: Any, card: int, wedge: int, row: int, *more: Any) -> bool:
    return any(right(s, box, f, card, wedge, other, *more) for other in (1, 2, 3))


def anywhere(right: Any, s: Any, box: Any, f: Any, card: int, wedge: int, row: int, source: int, home: int,
             home_row: int) -> bool:  # fmt: skip
    return bool(right(s, box, f, card, max(0, home), row, source, max(0, home), home_row))


def tired_too(right: Any, s: Any, which: int, *more: Any) -> Any:
    tired, s.tired = s.tired, [False] * len(s.tired)
    try:
        return right(s, which, *more)
    finally:
        s.tired = tired


FAULTS = [
    Fault("damage hits only the first", "damage", method(effects.Damage, "perform", first_only)),
    Fault("damage out of row order", "damage", lambda patch: patch.setattr(effects, "deal_damage", all_rows_at_once)),
    Fault("guns fire at their own", "bombard", method(effects.Bombard, "perform", own_guns)),
    Fault("heals one too many", "heal", method(effects.Heal, "to_card", one_too_many)),
    Fault("destroys nothing", "destroy", method(effects.Destroy, "perform", nothing)),
    Fault("tires nobody", "tire", method(effects.Tire, "to_card", nothing)),
    Fault("makes Ready again and again", "refresh", method(effects.Refresh, "to_card", always_ready)),
    Fault("moves to the first row", "move", function("move", stays, abilities)),
    Fault("recalls to the discard pile", "recall", method(effects.Recall, "to_card", to_the_pile)),
    Fault("takes unseen", "take", method(effects.Take, "to_card", unseen)),
    Fault("draws one more", "draw", method(effects.Draw, "to_side", one_more)),
    Fault("discards itself", "enemy_discards", method(effects.EnemyDiscards, "to_side", own_discards)),
    Fault("looks at its own hand", "look_at_hand", method(effects.LookAtHand, "to_side", own_hand)),
    Fault("damages no Objective", "damage_objective", method(effects.DamageObjective, "to_side", nothing)),
    Fault("hinders its own Objective", "hinder_objective", method(effects.HinderObjective, "to_side", own_objective)),
    Fault("damages no wedge", "damage_wedge", method(effects.DamageWedge, "to_wedge", nothing)),
    Fault("heals its own damage", "heal_wedge", method(effects.HealWedge, "to_wedge", own_damage)),
    Fault("protects for the enemy", "protect_wedge", method(effects.ProtectWedge, "to_wedge", for_the_enemy)),
    Fault("protects nobody", "protect", method(effects.Protect, "to_card", nothing)),
    Fault("no discount", "discount", method(effects.DiscountNext, "to_side", nothing)),
    Fault("the enemy takes the marker", "take_marker", method(effects.TakeMarker, "to_side", to_the_enemy)),
    Fault("sacrifices nothing", "sacrifice", method(effects.Sacrifice, "to_card", nothing)),
    Fault("cancels nothing", "cancel", method(effects.Cancel, "to_trigger", nothing)),
    Fault("prevents all", "prevent", method(effects.Prevent, "to_trigger", prevents_all)),
    Fault("turns nothing round", "turn_round", method(effects.TurnRound, "to_trigger", nothing)),
    Fault("gives for good", "until_round_end", method(effects.Give, "to_card", for_good)),
    Fault("gives Zeal for Might", "give", method(effects.Give, "to_card", other_value)),
    Fault("a Constant looks in all rows", "row", function("fits", any_row, values)),
    Fault("everywhere is here", "here", function("fits", anywhere, values)),
    Fault("shoots one row too far", "range", function("rows_between", lambda right, *a: right(*a) - 1, values)),
    Fault("no shield", "shield", function("is_shielded", lambda *a: False, targets, comparing)),
    Fault("discounts count twice", "cost",
          function("cost_of", lambda right, box, card, cheaper: right(box, card, cheaper * 2), abilities, deployment,
                   comparing)),
    Fault("conditions always hold", "when", function("holds", lambda *a: True, abilities, targets)),
    Fault("saved cards keep their damage", "cancel", lambda patch: patch.setattr(abilities, "save", not_healed)),
    Fault("who leaves stays hurt", "destroy", function("leave_play", keeps_damage, settling)),
    Fault("attachments stay behind", "recall", function("leave_play", keeps_attachments, effects)),
    Fault("Health that is given does not save", "health", function("value_of", printed_health, settling)),
    Fault("Tired cards fight", "give", function("field_totals", tired_too, values)),
    Fault("protected cards are hurt", "damage", function("is_protected", lambda *a: False, abilities)),
]  # fmt: skip


def not_healed(s: Any, card: int) -> None:
    s.doomed = without(s.doomed, card)


def speaks(case: Case, box: str, word: str) -> bool:
    """Whether an ability has a word; `when` stands for any condition."""
    text = Attempt(place(box), case, 0).text
    if word == "when":
        return text.when is not None
    whole: list[Expr] = [*text.do, *([text.when] if text.when is not None else [])]
    return any(e.mentions(word) for e in whole)


@cache
def speaking(word: str) -> list[tuple[str, Case]]:
    return [(box, case) for box in ("1066", "1565") for case in cases(place(box)) if speaks(case, box, word)]


def try_all(found: list[tuple[str, Case]], positions: int) -> None:
    for number in range(positions):
        for box, case in found:
            attempt(place(box), case, number)


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: Patch) -> None:
    found = speaking(fault.word)
    assert found
    fault.plant(monkeypatch)
    with pytest.raises(Difference):
        try_all(found, POSITIONS)


@pytest.mark.parametrize("word", sorted({fault.word for fault in FAULTS}))
def test_nothing_is_found_where_nothing_is_wrong(word: str) -> None:
    try_all(speaking(word), 2)
