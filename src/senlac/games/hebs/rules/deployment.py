"""Deployment Phase: one choice a turn, until both players have passed."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.packs.pack import ACTION, SOLO
from senlac.games.hebs.rules.abilities import (
    BEGIN,
    ability_of,
    begin,
    cannot_pay,
    cannot_use,
    may_initiate,
    means_beside,
    spend_discounts,
    why_not_initiate,
    would,
)
from senlac.games.hebs.rules.effects import sacrifice, silence
from senlac.games.hebs.rules.paying import charge
from senlac.games.hebs.rules.terms import enters, from_hand
from senlac.games.hebs.rules.values import cost_of, discounts, meant, resources_among
from senlac.games.hebs.state.box import Box, Effect
from senlac.games.hebs.state.codes import ON_PASS, ON_PLAYED, ROWS, WEDGES
from senlac.games.hebs.state.places import cards_in_play, host_of, in_play
from senlac.games.hebs.state.table import DEPLOYMENT, Hebs, without
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args, Frame
from senlac.kernel.frames import Action, Ask, Op, Proc, Seq
from senlac.kernel.responses import PASS

#: A Deployment phase has no more turns; then both can only pass (R.TURN.LIMIT).
MOST_TURNS: Final = 100


class Deploy(Proc[Hebs]):
    """The phase begins with the holder of the first player marker."""

    rule = "H.DEPLOY.ORDER"

    def run(self, s: Hebs, a: Args) -> None:
        s.phase = DEPLOYMENT
        s.passed = 0
        s.active = s.marker


class Turns(Op[Hebs]):
    """Turns alternate until both have passed; whoever has passed takes no more (H.DEPLOY.PASS).

    The pc of its frame is 1 once a turn has been taken.
    """

    rule = "H.DEPLOY.ORDER"

    def run(self, s: Hebs, a: Args) -> None:
        if s.passed != 0b11:
            rest: Frame = (self, 1, a, s.top)
            s.top = (TURN, 0, (), rest)

    def step(self, s: Hebs, frame: Frame) -> None:
        s.turns += 1
        if s.passed != 0b11:
            if not (s.passed >> (1 - s.active)) & 1:
                s.active = 1 - s.active
            s.top = (TURN, 0, (), frame)


class Turn(Ask[Hebs]):
    """The active player plays a card, executes an Action, sacrifices a card or passes."""

    rule = "H.DEPLOY.ORDER"
    begins_turn = True

    def seat(self, s: Hebs, a: Args) -> int:
        return s.active ^ s.swap

    # ------------------------------------------------------------ what may be done

    def options(self, s: Hebs, a: Args) -> list[Action]:
        found: list[Action] = [PASS]
        if s.turns >= MOST_TURNS:
            return found
        side = s.active
        box = s.box
        mine = cards_in_play(s, side)
        if s.hand[side] or box.is_relentless:
            self.add_all_plays(s, box, side, mine, found)
        acts, acts_freely, tired = box.acts, box.acts_freely, s.tired
        for card in mine:
            if acts[card] and not tired[card]:
                if acts_freely[card]:
                    found += acts[card]
                else:
                    self.add_acts(s, box, card, found)
        may_go, sacrifices = box.may_go, box.sacrifices
        for card in mine:
            if may_go[card]:
                found.append(sacrifices[card])
        owner = box.side
        for attachment, host in s.attached:
            # R.SACRIFICE.WHAT: what is on an own card; a wedge is nobody's.
            if owner[attachment] == side and host < box.count and owner[host] == side:
                found.append(sacrifices[attachment])
        return found

    def add_all_plays(self, s: Hebs, box: Box, side: int, mine: tuple[int, ...], found: list[Action]) -> None:
        """The cards that a side, which controls these, can pay for, with the ways to play each."""
        hand = s.hand[side]
        means = len(hand) - 1 + resources_among(s, mine)
        cheaper = discounts(s, side)
        costs = box.cost
        plays = box.plays[room(s, side) if len(mine) >= ROWS else EVERYWHERE]
        is_plain = box.is_plain
        for card in hand:
            if (cost_of(box, card, cheaper) if cheaper else costs[card]) <= means:
                if is_plain[card]:
                    found += plays[card]
                else:
                    self.add_plays(s, box, card, found)
        top = relentless_card(s, box, side) if box.is_relentless else -1
        if top >= 0 and cost_of(box, top, cheaper) <= means + 1:
            if is_plain[top]:
                found += plays[top]
            else:
                self.add_plays(s, box, top, found)

    def add_plays(self, s: Hebs, box: Box, card: int, found: list[Action]) -> None:
        """The ways to play a card where these depend on the position: an Event, or an attachment to a card."""
        if box.is_event[card]:
            self.add_acts(s, box, card, found)
        else:
            for element in hosts(s, box, card):
                found.append(("attach", card, element))

    def add_acts(self, s: Hebs, box: Box, card: int, found: list[Action]) -> None:
        """The Actions of a card that may be executed."""
        i = 0
        for ability in box.actions[card]:
            if may_initiate(s, ability, card, None):
                found.append(box.acts[card][i])
            i += 1

    # ------------------------------------------------------------ doing it

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        side = s.active
        verb: str = action[0]
        if verb == "pass":
            self.pass_phase(s, side)
        elif verb == "act":
            begin(s, side, action[1], ability_of(s, action[1], action[2]))
        elif verb == "sacrifice":
            sacrifice(s, action[1])
        else:
            self.play(s, side, action[1], action[2] if len(action) > 2 else -1)

    def pass_phase(self, s: Hebs, side: int) -> None:
        """The first player to pass takes the first player marker at once (H.DEPLOY.PASS_MARKER)."""
        if s.events is not None:
            s.emit("hebs-passes", (side,))
        if s.passed == 0 and s.marker != side and rules_of(s).foe < 0:  # R.SOLO.MARKER
            s.marker = side
            s.emit("hebs-marker", (side,))
        s.passed |= 1 << side
        would(s, ON_PASS, -1, side, ())

    def play(self, s: Hebs, side: int, card: int, where: int) -> None:
        """A card from hand is paid for, then enters play (H.PLAY.CARD); a Relentless one, H.PAY.RELENTLESS."""
        box = s.box
        cost = cost_of(box, card, discounts(s, side))
        spend_discounts(s, side, card)
        if card in s.hand[side]:
            from_hand(s, side, card)
        else:
            s.discard[side] = s.discard[side][:-1]
        s.limbo += (card,)
        s.top = (ARRIVE, 0, (side, card, where), s.top)
        charge(s, side, card, cost)

    # ------------------------------------------------------------ why not

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        side = seat ^ s.swap
        verb = intent[0]
        if verb == "respond":
            return Reason("H.RESPONSE.WINDOW", "hebs-nothing-to-answer", card=("card", intent[1]))
        if verb not in ("play", "reserve", "attach", "act", "sacrifice"):
            return None
        if s.turns >= MOST_TURNS:
            return Reason("R.TURN.LIMIT", "hebs-turn-limit", most=MOST_TURNS)
        card: int = intent[1]
        if verb == "sacrifice":
            return why_not_sacrifice(s, side, card)
        if verb == "act":
            return why_not_act(s, side, card, intent[2])
        return why_not_play(s, side, intent)


#: The mask of all wedges.
EVERYWHERE: Final = 7
#: By how many army cards there are: the wedge's bit if there is room for another.
IN_FIRST: Final = [1, 1, 1, 0]
IN_SECOND: Final = [2, 2, 2, 0]
IN_THIRD: Final = [4, 4, 4, 0]


def room(s: Hebs, side: int) -> int:
    """The mask of wedges in which a side has fewer than three army cards (H.PLAY.ARMY)."""
    line = s.line
    first = side * WEDGES
    return IN_FIRST[len(line[first])] | IN_SECOND[len(line[first + 1])] | IN_THIRD[len(line[first + 2])]


def relentless_card(s: Hebs, box: Box, side: int) -> int:
    """The Relentless card on top of a side's discard pile, or -1."""
    pile = s.discard[side]
    return pile[-1] if pile and box.relentless[pile[-1]] else -1


def hosts(s: Hebs, box: Box, card: int) -> list[int]:
    """The elements that an attachment may be put on; an unclaimed or claimed wedge alike (H.WEDGE.CLAIMED)."""
    f = box.host[card]
    if f is None:
        return [box.count + wedge for wedge in range(WEDGES)]
    return meant(s, f, card, box.side[card])


def why_not_sacrifice(s: Hebs, side: int, card: int) -> Reason:
    box = s.box
    what: Arg = ("card", card)
    if box.side[card] != side:
        return Reason("H.PLAY.CONTROL", "hebs-not-yours", card=what)
    if card == box.leader[side]:
        return Reason("H.SACRIFICE", "hebs-leader-stays", card=what)
    if box.is_tactics[card]:
        return Reason("R.SACRIFICE.WHAT", "hebs-not-battlefield", card=what)
    if in_play(s, card):
        return Reason("R.SACRIFICE.WHAT", "hebs-on-their-side", card=what, element=("element", host_of(s, card)))
    return Reason("H.SACRIFICE", "hebs-not-in-play", card=what)


def why_not_act(s: Hebs, side: int, card: int, number: int) -> Reason:
    reason = cannot_use(s, side, card, number, ACTION)
    if reason is not None:
        return reason
    ability = ability_of(s, card, number)
    if not may_initiate(s, ability, card, None):
        return why_not_initiate(s, ability, card, None)
    return cannot_pay(s, side, card)


def why_not_play(s: Hebs, side: int, intent: Action) -> Reason:
    box = s.box
    card: int = intent[1]
    what: Arg = ("card", card)
    if box.side[card] != side:
        return Reason("H.PLAY.CONTROL", "hebs-not-yours", card=what)
    top = relentless_card(s, box, side)
    if card in s.discard[side] and box.relentless[card] and card != top:
        return Reason("H.PAY.RELENTLESS", "hebs-covered", card=what)
    if card not in s.hand[side] and card != top:
        if card in s.discard[side]:
            return Reason("H.PLAY.CARD", "hebs-in-discard", card=what)
        if in_play(s, card):
            return Reason("H.PLAY.CARD", "hebs-in-play", card=what)
        return Reason("H.PLAY.CARD", "hebs-not-in-hand", card=what)
    verb = verb_for(box, card)
    if verb != intent[0]:
        return Reason(RULE_FOR[verb], "hebs-wrong-verb", card=what, how=verb, column=rules_of(s).column)
    cheaper: list[Effect] = discounts(s, side)
    if cost_of(box, card, cheaper) > means_beside(s, side) + int(card == top):
        return cannot_pay(s, side, card)
    if verb == "attach":
        goes: Arg = ("attach", card)
        return Reason("H.PLAY.ATTACH", "hebs-no-host", card=what, element=("element", intent[2]), text=goes)
    there = len(s.line[side * WEDGES + intent[2]])
    return Reason("H.PLAY.ARMY", "hebs-wedge-full", wedge=("wedge", intent[2]), there=there, most=ROWS)


def verb_for(box: Box, card: int) -> str:
    """The verb that plays a card."""
    if box.is_army[card]:
        return "play"
    if box.is_event[card]:
        return "act"
    return "reserve" if box.is_tactics[card] else "attach"


RULE_FOR: Final = {
    "play": "H.PLAY.ARMY",
    "act": "H.PLAY.EVENT",
    "reserve": "H.PLAY.TACTICS",
    "attach": "H.PLAY.ATTACH",
}


# ------------------------------------------------------------------ entering play


class Arrive(Proc[Hebs]):
    """A card that was paid for (H.PLAY.CARD) enters play, Ready; args are side, card, and the wedge or element."""

    rule = "H.READY.ENTER"

    def run(self, s: Hebs, a: Args) -> None:
        side: int = a[0]
        card: int = a[1]
        box = s.box
        s.limbo = without(s.limbo, card)
        enters(s, card)
        if box.played[card]:
            WHEN_PLAYED.push(s, (side, card, tuple([ability.index for ability in box.played[card]])))
        if box.is_army[card]:
            # H.PLAY.ARMY: the nearest free row is behind those that are there.
            wedge: int = a[2]
            s.line[side * WEDGES + wedge] += (card,)
            if s.events is not None:
                s.emit("hebs-plays", (side, card, wedge))
            would(s, ON_PLAYED, card, side, (wedge,))
        elif box.is_tactics[card]:
            s.reserve[side] += (card,)  # H.PLAY.TACTICS
            s.emit("hebs-reserves", (side, card))
        else:
            s.attached.append((card, a[2]))
            s.emit("hebs-attaches", (side, card, a[2]))


class WhenPlayed(Proc[Hebs]):
    """The card's player may use its When Played abilities now or never; args are side, card, abilities left."""

    rule = "H.ABILITY.WHEN_PLAYED"

    def run(self, s: Hebs, a: Args) -> None:
        if usable(s, a):
            USE.push(s, a)


def usable(s: Hebs, a: Args) -> list[int]:
    """Those of the abilities left that can be used."""
    card: int = a[1]
    left: tuple[int, ...] = a[2]
    if not in_play(s, card):
        return []
    abilities = s.box.abilities
    return [index for index in left if may_initiate(s, abilities[index], card, None)]


class Use(Ask[Hebs]):
    """Use a When Played ability, or not; of several the player orders their own (R.SIMULTANEOUS)."""

    rule = "H.ABILITY.WHEN_PLAYED"

    def seat(self, s: Hebs, a: Args) -> int:
        side: int = a[0]
        return side ^ s.swap

    def options(self, s: Hebs, a: Args) -> list[Action]:
        abilities = s.box.abilities
        found: list[Action] = [("use", abilities[index].number) for index in usable(s, a)]
        found.append(("decline",))
        return found

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        if action[0] == "decline":
            return
        ability = ability_of(s, a[1], action[1])
        # S.ABILITY.PLAYER: a Solo ability is used instead of the others.
        box = s.box
        abilities = box.abilities
        left = [index for index in a[2] if (abilities[index].kind == SOLO) == (ability.kind == SOLO)]
        if ability.kind == SOLO and box.falls_silent[a[1]]:
            silence(s, a[1])
        if len(left) > 1:
            WHEN_PLAYED.push(s, (a[0], a[1], tuple([index for index in left if index != ability.index])))
        BEGIN.push(s, (a[0], ability.index, a[1]))

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] != "use":
            return None
        for ability in s.box.played[a[1]]:
            if ability.number == intent[1] and ability.index in a[2]:
                return why_not_initiate(s, ability, a[1], None)
        return Reason("H.ABILITY.WHEN_PLAYED", "hebs-no-when-played", card=("card", a[1]), number=intent[1])

    def about(self, s: Hebs, a: Args) -> dict[str, Arg]:
        return {"card": ("card", a[1])}


ARRIVE: Final = Arrive()
WHEN_PLAYED: Final = WhenPlayed()
USE: Final = Use()
TURN: Final = Turn()
DEPLOYING: Final = Seq("hebs.deployment.all", Deploy(), Turns())
