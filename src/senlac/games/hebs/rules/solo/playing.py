"""Playing Foe Cards: a card that the Foe can pay for is placed, and what is printed on it is done at once."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import SOLO
from senlac.games.hebs.rules.abilities import can_initiate, is_open, would
from senlac.games.hebs.rules.effects import would_change
from senlac.games.hebs.rules.solo.abilities import FOE, foe_box, is_shot
from senlac.games.hebs.rules.solo.choice import STOP, PlayersChoice
from senlac.games.hebs.rules.solo.placing import hosts_for, space_for
from senlac.games.hebs.rules.solo.ranges import can_shoot, holds_fire
from senlac.games.hebs.rules.solo.replacing import replaceable, rule_of
from senlac.games.hebs.rules.solo.targets import aim
from senlac.games.hebs.rules.terms import enters, leave_play, to_discard_pile
from senlac.games.hebs.rules.values import row_of
from senlac.games.hebs.state.box import Ability
from senlac.games.hebs.state.codes import (
    DISCOUNT,
    DISCOUNT_NEXT,
    ENEMY_DISCARDS,
    HEAL_WEDGE,
    HINDER_OBJECTIVE,
    ON_PLAYED,
)
from senlac.games.hebs.state.places import in_play, wedge_of
from senlac.games.hebs.state.table import Hebs, HebsSolo, without
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Proc, top_op

#: What at a real table is done by the player, who alone sees whether there is anything to do.
AT_TABLE: Final = (ENEMY_DISCARDS, HINDER_OBJECTIVE, HEAL_WEDGE)


def play(s: Hebs, card: int) -> None:
    """The Foe plays a card that it can play; it lies in limbo until it has its place.

    Nothing Tires for it (S.PLAY.NO_TIRE), though effects may Tire its cards (R.SOLO.TIRED).
    Tactics are played as written (S.PLACE.TACTICS).
    """
    box = foe_box(s)
    spend_discounts(s)
    s.limbo += (card,)
    if box.is_event[card]:
        MODE.put(s, (card,))
    elif box.is_tactics[card]:
        s.reserve[FOE] += (card,)
        enter(s, card)
        s.emit("foe-reserves", (card, "S.PLACE.TACTICS"))
        act_now(s, card)
    elif box.is_attachment[card]:
        HOST.put(s, (card,))
    else:
        place(s, card)


def spend_discounts(s: Hebs) -> None:
    """What an Event took off was for one card, whichever comes next (S.PLACE.EVENT_DISCOUNT, R.SOLO.DISCOUNT)."""
    s.mods = [mod for mod in s.mods if not (mod[1] == DISCOUNT and mod[0] == FOE)]


def enter(s: Hebs, card: int) -> None:
    s.limbo = without(s.limbo, card)
    enters(s, card)


# ------------------------------------------------------------------ army cards


def place(s: Hebs, card: int) -> None:
    """To the first free space, or in place of a cheaper card, or nowhere (S.FULL.NONE)."""
    wedge, row, rule = space_for(s, card)
    if wedge >= 0:
        arrive(s, card, wedge, row)
        s.emit("foe-places", (card, wedge, row, rule))
        announce(s, card, wedge)
    elif replaceable(s, card):
        REPLACED.put(s, (card,))
    else:
        s.limbo = without(s.limbo, card)
        to_discard_pile(s, card)
        s.emit("foe-full", (card, "S.FULL.NONE"))


def arrive(s: Hebs, card: int, wedge: int, row: int) -> None:
    assert isinstance(s, HebsSolo)
    s.put(wedge, row, card)
    enter(s, card)


def announce(s: Hebs, card: int, wedge: int) -> None:
    """The card is in play, which can be answered; then its abilities are used."""
    act_now(s, card)
    would(s, ON_PLAYED, card, FOE, (wedge,))


class Replaced(PlayersChoice):
    """Of several equally cheap cards the player says which is replaced; args are the card that was drawn."""

    rule = "S.FULL.REPLACE"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("target", card) for card in replaceable(s, a[0])]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        card: int = a[0]
        old: int = action[1]
        wedge = wedge_of(s, old)
        row = row_of(s, old)
        leave_play(s, old)
        to_discard_pile(s, old)
        arrive(s, card, wedge, row)
        s.emit("foe-replaces", (card, old, wedge, row, rule_of(s, card)))
        announce(s, card, wedge)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "target":
            return None
        what: Arg = ("element", intent[1])
        return Reason(rule_of(s, a[0]), "foe-not-replaced", element=what, card=("card", a[0]))

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[0])}


# ------------------------------------------------------------------ attachments and Events


class Host(PlayersChoice):
    """What an attachment of the Foe goes on; args are the attachment."""

    rule = "S.PLACE.ATTACH"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("target", element) for element in hosts_for(s, a[0])]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        card: int = a[0]
        s.attached.append((card, action[1]))
        enter(s, card)
        s.emit("foe-attaches", (card, action[1], "S.PLACE.ATTACH"))
        act_now(s, card)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "target":
            return None
        what: Arg = ("element", intent[1])
        return Reason("S.PLACE.ATTACH", "foe-others-first", element=what, card=("card", a[0]))

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[0])}


def is_possible(s: Hebs, ability: Ability, card: int) -> bool:
    """Whether the Foe can use an ability now: some effect of it would change something (R.SOLO.EVENT)."""
    if s.game.rules < 2:  # Rules 1: it was enough that there was something to choose, or nothing had to be chosen.
        return can_initiate(s, ability, card, None)
    if not is_open(s, ability, card, None):
        return False
    # At a real table only the player knows whether there is a card in hand, or damage on an Objective or a wedge.
    unknown = rules_of(s).at_table and any([effect.op in AT_TABLE for effect in ability.effects])
    return unknown or would_change(s, ability, card, None)


def modes(s: Hebs, card: int) -> list[Ability]:
    """The actions of an Event that can be taken now (S.PLACE.EVENT)."""
    return [ability for ability in foe_box(s).deeds[card] if is_possible(s, ability, card)]


def deed_of(s: Hebs, card: int, number: int) -> Ability:
    """An ability of a Foe's card by its place on it."""
    for ability in foe_box(s).deeds[card]:
        if ability.number == number:
            return ability
    raise KeyError(number)


class Mode(PlayersChoice):
    """Of several actions on an Event the player chooses one that can be taken; args are the Event."""

    rule = "S.PLACE.EVENT_CHOICE"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [("act", a[0], ability.number) for ability in modes(s, a[0])]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        card: int = a[0]
        chosen = deed_of(s, card, action[2])
        rule = "S.ABILITY.FOE" if chosen.kind == SOLO else "S.PLACE.EVENT"
        s.emit("foe-acts", (card, rule if len(modes(s, card)) == 1 else "S.PLACE.EVENT_CHOICE"))
        if any([effect.op == DISCOUNT_NEXT for effect in chosen.effects]):
            AGAIN.push(s, ())
        aim(s, chosen, card, 0, ())

    def tell(self, s: Hebs, chosen: Action, among: int, low: int, high: int) -> None:
        s.emit("foe-worst-act", (chosen[1], chosen[2], among, low, high, "S.CHOICE"))

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "act":
            return None
        return Reason("S.PLACE.EVENT_CHOICE", "foe-no-mode", card=("card", a[0]), number=intent[2])

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[0])}


class Again(Proc[Hebs]):
    """After a discount the Foe draws until it can pay for a card and play it."""

    rule = "S.PLACE.EVENT_DISCOUNT"

    def run(self, s: Hebs, a: Args) -> None:
        taken = [mod[2] for mod in s.mods if mod[1] == DISCOUNT and mod[0] == FOE]
        # Unless the Event was cancelled, or is only tried out: what would be drawn is hidden.
        if taken and top_op(s) is not STOP:
            s.emit("foe-draws-again", (sum(taken), "S.PLACE.EVENT_DISCOUNT"))
            rules_of(s).draw_again(s)


# ------------------------------------------------------------------ what is printed on it


def act_now(s: Hebs, card: int) -> None:
    """The Action on a card that was just played is carried out at once (S.PLAY.ACTION_NOW)."""
    box = foe_box(s)
    if box.ignores[card]:
        s.emit("foe-ignores", (card, "S.PLAY.IGNORED"))
    if box.deeds[card]:
        DEEDS.push(s, (card, tuple([ability.index for ability in box.deeds[card]])))


class Deeds(Proc[Hebs]):
    """Abilities of a card in play are used in the order of print, if possible (R.SOLO.DEEDS); args: card, abilities."""

    rule = "S.PLAY.ACTION_NOW"

    def run(self, s: Hebs, a: Args) -> None:
        card: int = a[0]
        left: tuple[int, ...] = a[1]
        ability = s.box.abilities[left[0]]
        if len(left) > 1:
            self.push(s, (card, left[1:]))
        if not in_play(s, card):
            return
        if not (can_shoot(s, ability, card) if is_shot(ability) else is_possible(s, ability, card)):
            s.emit("foe-cannot-act", (card, "S.PLAY.ACTION_NOW"))
            return
        if is_shot(ability) and holds_fire(s, card):
            s.emit("foe-cannot-act", (card, "S.RANGE.FINAL"))
            return
        s.emit("foe-acts", (card, "S.ABILITY.FOE" if ability.kind == SOLO else "S.PLAY.ACTION_NOW"))
        aim(s, ability, card, 0, ())


REPLACED: Final = Replaced()
HOST: Final = Host()
MODE: Final = Mode()
AGAIN: Final = Again()
DEEDS: Final = Deeds()
