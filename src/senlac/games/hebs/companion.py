"""The Foe at a real table: the player tells what lies there and which card was revealed, and the Foe does its part.

It is a game of its own on the same state, whose questions are what can be told. So undo, saves, both languages and
every client come with it, and what the Foe does is what it would do in the solo game.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from senlac.games.hebs.game import Rounds
from senlac.games.hebs.packs.pack import Pack
from senlac.games.hebs.rules.deployment import hosts
from senlac.games.hebs.rules.preparation import END, START
from senlac.games.hebs.rules.settling import TO_WIN
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER, FoeBox
from senlac.games.hebs.rules.solo.commander import is_displaced, withdraw
from senlac.games.hebs.rules.solo.drawing import reveal
from senlac.games.hebs.rules.solo.ranges import SHOOTER, shooters, tell_held_back
from senlac.games.hebs.rules.terms import (
    enters,
    from_hand,
    has_room,
    leave_play,
    make_ready,
    move,
    tire,
    to_discard_pile,
)
from senlac.games.hebs.rules.values import value_of
from senlac.games.hebs.show.solo import CompanionPresentation
from senlac.games.hebs.show.study import CompanionStudy
from senlac.games.hebs.solo import SoloGame, solo_schema
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import (
    DAMAGE_OBJECTIVE,
    DAMAGE_WEDGE,
    ENEMY_DISCARDS,
    HEAL_WEDGE,
    HEALTH,
    HINDER_OBJECTIVE,
    ROWS,
    SIDES,
    WEDGES,
)
from senlac.games.hebs.state.places import in_play, seat_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.explain import Arg, Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Ask, Op, Proc, Seq, op_named
from senlac.kernel.gamedef import finish
from senlac.kernel.native import mypyc_attr
from senlac.kernel.observation import Observation
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.responses import PASS
from senlac.kernel.study import Study

#: The options of a solo game that matter at a real table; the others are as they are by default.
MATTER: Final = ("edition", "faction", "opponent", "battlefield", "late_range", "packs", "level", "worst")
#: What can be told, with the domains of its arguments.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "reveal": ("card",),
    "over": (),
    "attack": (),
    "withdraw": (),
    "lay": ("card", "wedge"),
    "store": ("card",),
    "attach": ("card", "element"),
    "shift": ("card", "wedge"),
    "hit": ("card",),
    "heal": ("card",),
    "tire": ("card",),
    "ready": ("card",),
    "gone": ("card",),
    "claim": ("side", "wedge"),
    "final": ("side",),
}


# ------------------------------------------------------------------ what can be told


def kinds_beside(s: Hebs, side: int) -> list[int]:
    """One of each of a side's cards that are not in play: nobody here knows in which pile they are."""
    box = s.box
    seen: set[int] = set()
    found: list[int] = []
    for card in range(box.count):
        if box.side[card] == side and box.kind[card] not in seen and not in_play(s, card):
            seen.add(box.kind[card])
            found.append(card)
    return found


def reveals(s: Hebs) -> list[Action]:
    """The cards that may be on top of the Foe's deck, or none at all."""
    if s.game.rules < 2:  # Rules 1: what lay on the discard pile could be revealed as well.
        return [*[("reveal", card) for card in kinds_beside(s, FOE)], ("over",)]
    kind = s.box.kind
    found: dict[int, int] = {}
    for card in sorted(s.deck[FOE]):
        found.setdefault(kind[card], card)
    return [*[("reveal", card) for card in found.values()], ("over",)]


def foes_turn(s: Hebs) -> list[Action]:
    """What a turn of the Foe is: a Range attack if it has one, else its Leader's flight, else a card is drawn."""
    if shooters(s):
        return [("attack",)]
    return [("withdraw",)] if is_displaced(s) else reveals(s)


def arrivals(s: Hebs) -> list[Action]:
    """The cards that the player can have played, and where to; Events leave nothing on the table."""
    box = s.box
    found: list[Action] = []
    for card in kinds_beside(s, PLAYER):
        if box.is_army[card]:
            found += [("lay", card, wedge) for wedge in range(WEDGES) if has_room(s, PLAYER, wedge)]
        elif box.is_tactics[card]:
            found.append(("store", card))
        elif box.is_attachment[card]:
            found += [("attach", card, element) for element in hosts(s, box, card)]
    return found


def corrections(s: Hebs) -> list[Action]:
    """What can happen to the cards in play, both sides', and to the battlefield."""
    box = s.box
    found: list[Action] = []
    for card in range(box.count):
        if not in_play(s, card):
            continue
        if box.is_army[card]:
            found.append(("hit", card))
            if s.damage[card]:
                found.append(("heal", card))
            side = box.side[card]
            found += [("shift", card, to) for to in range(WEDGES) if can_go(s, card, side, to)]
        found.append(("ready" if s.tired[card] else "tire", card))
        if card not in box.leader:
            found.append(("gone", card))
    found += [("claim", side, wedge) for wedge in range(WEDGES) if s.claimed[wedge] < 0 for side in SIDES]
    found += [("final", side) for side in SIDES if s.reached[side] < len(s.order[side]) - 1]
    return found


def can_go(s: Hebs, card: int, side: int, wedge: int) -> bool:
    return card not in s.line[side * WEDGES + wedge] and has_room(s, side, wedge)


# ------------------------------------------------------------------ what it comes to


def tell(s: Hebs, action: Action) -> None:
    """The table is as the player says."""
    verb: str = action[0]
    if verb in ("lay", "store", "attach"):
        arrive(s, action)
    elif verb == "shift":
        move(s, action[1], action[2])
    elif verb in ("hit", "heal"):
        hurt(s, action[1], 1 if verb == "hit" else -1)
    elif verb == "tire":
        tire(s, action[1])
    elif verb == "ready":
        make_ready(s, action[1])
    elif verb == "gone":
        leave_play(s, action[1])
        to_discard_pile(s, action[1])
        s.emit("companion-gone", (action[1],))
    elif verb == "claim":
        claim(s, action[1], action[2])
    else:
        s.reached[action[1]] = len(s.order[action[1]]) - 1
        s.emit("companion-final", (action[1],))


def arrive(s: Hebs, action: Action) -> None:
    card: int = action[1]
    take_up(s, card, PLAYER)
    if action[0] == "lay":
        s.join(action[2], card)
        s.emit("hebs-plays", (PLAYER, card, action[2]))
    elif action[0] == "store":
        s.reserve[PLAYER] += (card,)
        s.emit("hebs-reserves", (PLAYER, card))
    else:
        s.attached.append((card, action[2]))
        s.emit("hebs-attaches", (PLAYER, card, action[2]))
    enters(s, card)


def take_up(s: Hebs, card: int, side: int) -> None:
    """A card comes out of the pile that it is in."""
    for piles in (s.deck, s.discard):
        piles[side] = tuple([it for it in piles[side] if it != card])
    if card in s.hand[side]:
        from_hand(s, side, card)


def hurt(s: Hebs, card: int, amount: int) -> None:
    """Damage is put on a card or taken from it; what has enough is destroyed."""
    s.bear(card, s.damage[card] + amount)
    if amount > 0:
        s.emit("hebs-damage", (card, amount))
    else:
        s.emit("hebs-heals", (card, -amount))
    s.unsettled = s.unsettled or s.damage[card] >= value_of(s, card, HEALTH)


def claim(s: Hebs, side: int, wedge: int) -> None:
    s.claimed[wedge] = side
    s.emit("hebs-claims", (side, wedge))
    if s.claimed.count(side) >= TO_WIN:
        finish(s, seat_of(s, side), "wedges", rule="H.WIN.WEDGES")


def foe_acts(s: Hebs, action: Action) -> None:
    """The Foe's turn, after the player's."""
    if action[0] == "attack":
        SHOOTER.put(s, ())
    elif action[0] == "withdraw":
        withdraw(s)
    elif action[0] == "over":
        s.deck[FOE] = s.discard[FOE][::-1] + s.deck[FOE]
        s.discard[FOE] = ()
        s.emit("companion-over", ("S.DRAW.EMPTY",))
    else:
        tell_held_back(s)
        draw(s, action[1])


def draw(s: Hebs, card: int) -> None:
    """The Foe's top card is revealed; if it is not played, so is the next."""
    take_up(s, card, FOE)
    if not reveal(s, card):
        REVEALED.push(s, ())


# ------------------------------------------------------------------ asking


class Asked(Ask[Hebs]):
    """The player is asked what happened at the table."""

    rule = "S.TURN.RANGE_OR_DRAW"

    def seat(self, s: Hebs, a: Args) -> int:
        return seat_of(s, PLAYER)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        return why_not_told(s, self.rule, intent) if intent[0] in VERBS else None


def why_not_told(s: Hebs, rule: str, intent: Action) -> Reason:
    """Why something cannot have happened at the table, as far as it is known."""
    verb: str = intent[0]
    if verb in ("claim", "final"):
        return why_not_won(s, rule, intent)
    if verb == "attack":
        return Reason(rule, "companion-no-attack")
    if verb == "withdraw":
        return Reason("S.COMMANDER", "companion-no-withdraw")
    if verb == "over":
        return Reason(rule, "companion-no-over")
    card: int = intent[1]
    what: Arg = ("card", card)
    if verb == "reveal":
        return why_not_revealed(s, rule, card)
    if verb in ("lay", "store", "attach"):
        return why_not_arrived(s, intent)
    if not in_play(s, card):
        return Reason("H.PLAY.CONTROL", "companion-not-there", card=what)
    if verb == "ready":
        return Reason("H.READY.TIRE", "companion-ready-already", card=what)
    if verb == "tire":
        return Reason("H.READY.TIRE", "companion-tire-already", card=what)
    if verb == "gone":
        return Reason("H.WIN.LEADER", "companion-leader-gone", card=what)
    if verb == "heal" and s.box.is_army[card]:
        return Reason("H.TERM.DESTROY", "companion-unhurt", card=what)
    if verb == "shift" and s.box.is_army[card]:
        return why_no_room(s, card, intent[2])
    return Reason("H.PLAY.ARMY" if verb == "shift" else "H.TERM.DESTROY", "companion-no-army", card=what)


def why_not_won(s: Hebs, rule: str, intent: Action) -> Reason:
    if intent[0] == "final":
        return Reason("H.ROUND.FINAL_SNAPSHOT", "companion-final-already", side=("side", intent[1]))
    holder: Arg = ("side", s.claimed[intent[2]])
    return Reason("H.WEDGE.CLAIM", "companion-claimed-already", wedge=("wedge", intent[2]), side=holder)


def why_not_revealed(s: Hebs, rule: str, card: int) -> Reason:
    what: Arg = ("card", card)
    if s.box.side[card] != FOE:
        return Reason("H.PLAY.CONTROL", "companion-not-the-foes", card=what)
    if shooters(s):
        return Reason("S.TURN.RANGE_OR_DRAW", "companion-shoots-first", card=("card", shooters(s)[0]))
    if is_displaced(s):
        return Reason("S.COMMANDER", "companion-withdraws-first", card=("card", s.box.leader[FOE]))
    if in_play(s, card):
        return Reason("S.DRAW.COST", "companion-in-play", card=what)
    return Reason("S.DRAW.EMPTY", "companion-discarded", card=what)


def why_not_arrived(s: Hebs, intent: Action) -> Reason:
    card: int = intent[1]
    what: Arg = ("card", card)
    if s.box.side[card] != PLAYER:
        return Reason("H.PLAY.CONTROL", "companion-not-yours", card=what)
    if in_play(s, card):
        return Reason("H.PLAY.CONTROL", "companion-in-play", card=what)
    if s.box.is_event[card]:
        return Reason("H.PLAY.EVENT", "companion-event", card=what)
    if intent[0] == "attach" and s.box.is_attachment[card]:
        goes: Arg = ("attach", card)
        return Reason("H.PLAY.ATTACH", "hebs-no-host", card=what, element=("element", intent[2]), text=goes)
    if intent[0] == "lay" and s.box.is_army[card]:
        return why_no_room(s, card, intent[2])
    kind = "army" if s.box.is_army[card] else "tactics" if s.box.is_tactics[card] else "attachment"
    return Reason("H.PLAY.ARMY", "companion-other-kind", card=what, kind=kind)


def why_no_room(s: Hebs, card: int, wedge: int) -> Reason:
    """A wedge is full, or the card is there already."""
    what: Arg = ("wedge", wedge)
    side = s.box.side[card]
    if card in s.line[side * WEDGES + wedge]:
        return Reason("H.PLAY.ARMY", "companion-there-already", card=("card", card), wedge=what)
    holder: Arg = ("side", side)
    there = len(s.line[side * WEDGES + wedge])
    return Reason("H.PLAY.ARMY", "companion-full", wedge=what, side=holder, number=there, most=ROWS)


class Told(Asked):
    """What has happened: something changed on the table, the Foe's turn has come, or the player passes."""

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [*foes_turn(s), PASS, *arrivals(s), *corrections(s)]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        if action == PASS:
            s.passed |= 1 << PLAYER
        elif action[0] in ("attack", "withdraw", "reveal", "over"):
            foe_acts(s, action)
        else:
            tell(s, action)


class Revealed(Asked):
    """Which card the Foe reveals: the last could not be played, it draws at a discount, or the player has passed."""

    rule = "S.DRAW.COST"

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return reveals(s)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        if intent[0] in VERBS and intent[0] != "reveal":
            return Reason(self.rule, "companion-card-first")
        return super().why(s, a, seat, intent)

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        foe_acts(s, action)


class Telling(Op[Hebs]):
    """Until the player passes, whatever happens is told."""

    rule = "S.TURN.PLAYER_FIRST"

    def run(self, s: Hebs, a: Args) -> None:
        if not (s.passed >> PLAYER) & 1:
            self.push(s, a)
            TOLD.push(s, ())


class LastCard(Proc[Hebs]):
    """After the player has passed the Foe draws once more, or its Leader flees."""

    rule = "S.PASS.SEQUENCE"

    def run(self, s: Hebs, a: Args) -> None:
        if is_displaced(s):
            withdraw(s)
        else:
            REVEALED.push(s, ())


TOLD: Final = Told()
REVEALED: Final = Revealed()
ROUND: Final = Seq(
    "hebs.companion.round",
    START,
    op_named("hebs.preparation.ready-cards"),
    op_named("hebs.turn.solo-deploy"),
    Telling(),
    op_named("hebs.turn.volley"),
    LastCard(),
    op_named("hebs.dial.turn-dial"),
    op_named("hebs.turn.foe-passes"),
    END,
)
COMPANION: Final = Seq(
    "hebs.companion.all",
    op_named("hebs.setup.sides"),
    op_named("hebs.solo.leader"),
    op_named("hebs.solo.foe"),
    op_named("hebs.solo.dial"),
    Rounds(ROUND, "hebs.companion.rounds"),
)


# ------------------------------------------------------------------ the game


class CompanionBox(FoeBox):
    """What the player's cards can answer, the player does at the table."""

    def _compile_cards(self) -> None:
        super()._compile_cards()
        for card in range(self.count):
            if self.side[card] == PLAYER:
                self.responses[card] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class CompanionGame(SoloGame):
    """The Foe for a game with real cards."""

    system: ClassVar[str] = ""
    box_kind: ClassVar[str] = "companion"
    accompanies: ClassVar[bool] = True
    upfront: ClassVar[tuple[str, ...]] = ("level",)
    presentation: ClassVar[type[Presentation]] = CompanionPresentation
    statistics: ClassVar[type[Study]] = CompanionStudy
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**SoloGame.verbs, **VERBS}
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        **SoloGame.events,
        "companion-over": ("rule",),
        "companion-gone": ("card",),
        "companion-final": ("side",),
        "companion-discard": ("number", "rule"),
        "companion-hinder": ("number", "rule"),
        "companion-advance": ("number", "rule"),
        "companion-wedge-heals": ("wedge", "number", "rule"),
        "companion-wedge-damage": ("wedge", "number", "rule"),
    }
    program = COMPANION

    def __init__(self, options: dict[str, OptionValue], former: list[Pack] | None = None) -> None:
        rest = {it.name: it.default for it in solo_schema("norman", "saxon")}
        super().__init__({**rest, **options}, former)
        self.options = options
        self.at_table = True

    def make_box(self, packs: list[Pack], healths: list[list[int]]) -> Box:
        return CompanionBox(packs, healths, self.rules)

    def keep_rules(self, rules: int) -> None:
        super().keep_rules(rules)
        self.at_table = rules >= 2

    def by_hand(self, s: Hebs, op: int, amount: int, wedge: int) -> bool:
        """Hands, Objectives and the damage on wedges lie at the real table: the player is told what to do with them."""
        if not self.at_table:  # Rules 1 looked for them here, where they are not.
            return False
        if op == ENEMY_DISCARDS:
            s.emit("companion-discard", (amount, "R.SOLO.TABLE"))
        elif op == HINDER_OBJECTIVE:
            s.emit("companion-hinder", (amount, "R.SOLO.TABLE"))
        elif op == DAMAGE_OBJECTIVE:
            s.emit("companion-advance", (amount, "R.SOLO.TABLE"))
        elif op == HEAL_WEDGE:
            s.emit("companion-wedge-heals", (wedge, amount, "R.SOLO.TABLE"))
        elif op == DAMAGE_WEDGE:
            s.emit("companion-wedge-damage", (wedge, amount, "R.SOLO.TABLE"))
        else:
            return False
        return True

    def draw_again(self, s: Hebs) -> None:
        REVEALED.push(s, ())

    def observation(self) -> Observation | None:
        """What is told here happens at a real table: there is nothing to learn."""
        return None

    def not_now(self, s: Hebs, intent: tuple[Any, ...]) -> Reason | None:
        if intent[0] in VERBS:
            return Reason("S.TURN.RANGE_OR_DRAW", "hebs-not-now", doing=str(intent[0]))
        return super().not_now(s, intent)


def companion_schema(faction: str, opponent: str) -> tuple[Option, ...]:
    return tuple([it for it in solo_schema(faction, opponent) if it.name in MATTER])


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion1066(CompanionGame):
    """The Foe of 1066 for a game with real cards."""

    name = "1066-foe"
    of = "1066"
    title = "1066, Tears to Many Mothers: the Foe for your table"
    schema: ClassVar[tuple[Option, ...]] = companion_schema("norman", "saxon")


@mypyc_attr(allow_interpreted_subclasses=True)
class Companion1565(CompanionGame):
    """The Foe of 1565 for a game with real cards."""

    name = "1565-foe"
    of = "1565"
    title = "1565, St. Elmo's Pay: the Foe for your table"
    column: ClassVar[str] = "frontier"
    schema: ClassVar[tuple[Option, ...]] = companion_schema("ottoman", "malta")[1:]
