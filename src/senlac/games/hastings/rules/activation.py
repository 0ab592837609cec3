"""The sequence of play (3.0) and activations (7.1)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.rules.events import ROLL_EVENT
from senlac.games.hastings.rules.falserout import MAY_FEIGN
from senlac.games.hastings.rules.initiative import ROLL_INITIATIVE, WINNER, ready
from senlac.games.hastings.rules.melee import MELEE_SEGMENT
from senlac.games.hastings.rules.missiles import SHOOTING
from senlac.games.hastings.rules.movement import MOVEMENT_IMPULSE
from senlac.games.hastings.rules.rally import RALLYING
from senlac.games.hastings.rules.regroup import REGROUP_TURN
from senlac.games.hastings.rules.rout import ROUT_IMPULSE
from senlac.games.hastings.rules.victory import DUSK, VICTORY
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import has_units
from senlac.games.hastings.state.table import Hastings
from senlac.kernel.fields import Args
from senlac.kernel.frames import Chance, ChanceOutcome, Loop, Proc, Seq
from senlac.kernel.rng import Rng


class Begin(Proc[Hastings]):
    """A Command is active."""

    rule = "7.1.2"

    def run(self, s: Hastings, a: Args) -> None:
        s.spent |= 1 << s.active
        s.alarmed = [0] * s.field.count
        s.charge = [0] * s.field.count
        s.escort = 0
        s.emit("hastings-activates", (s.active,))


class End(Proc[Hastings]):
    """Then the next chit is drawn, or the turn ends (7.7.11)."""

    rule = "7.1.5"

    def run(self, s: Hastings, a: Args) -> None:
        s.active = -1


class FillCup(Proc[Hastings]):
    """The chits of all Commands with units but the first go into the cup (5.1.5, 7.1.3, 7.1.4, A20)."""

    rule = "7.1.4"

    def run(self, s: Hastings, a: Args) -> None:
        for command in ready(s, SAXON) + ready(s, NORMAN):
            if command != s.active:
                s.cup |= 1 << command


def chits(s: Hastings) -> list[int]:
    """The chits in the cup that are not ignored when drawn (A20)."""
    return [i for i in range(len(s.field.commands)) if (s.cup >> i) & 1 and has_units(s, i)]


class Chits(Loop[Hastings]):
    """Until all Commands have activated (7.1.6)."""

    rule = "7.1.6"

    def again(self, s: Hastings, a: Args) -> bool:
        return bool(chits(s))


class DrawChit(Chance[Hastings]):
    """Which Command activates next."""

    rule = "7.1.1"
    domain = "command"

    def sample(self, s: Hastings, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.pick(chits(s))

    def outcomes(self, s: Hastings, a: Args) -> list[tuple[ChanceOutcome, int]]:
        return [(chit, 1) for chit in chits(s)]

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        s.active = outcome
        s.cup &= ~(1 << s.active)
        s.emit("hastings-chit", (s.active,))
        ACTIVATION.push(s, ())


class NewTurn(Proc[Hastings]):
    """The turn marker moves; on one turn at the latest the armies regroup (9.1.3)."""

    rule = "3.0"

    def run(self, s: Hastings, a: Args) -> None:
        s.turn += 1
        s.event = 0
        s.initiative = -1
        s.cup = 0
        s.spent = 0
        s.active = -1
        s.championed = 0
        s.emit("hastings-turn", (s.turn,))
        if s.turn == s.field.regroup_turn and not s.regrouped:
            REGROUP_TURN.push(s, ())
        else:
            TURN.push(s, ())


class Fight(Proc[Hastings]):
    """The rest of the turn: the battle goes on, unless the Norman has declared a Regroup Turn (9.1.4)."""

    rule = "3.0"

    def run(self, s: Hastings, a: Args) -> None:
        if s.regrouped == s.turn:
            REGROUP_TURN.push(s, ())
        else:
            BATTLE.push(s, ())


class Turns(Loop[Hastings]):
    rule = "3.0"

    def again(self, s: Hastings, a: Args) -> bool:
        return s.turn < s.field.turns


ACTIVATION: Final = Seq(
    "hastings.activation.activation",
    Begin(),
    MAY_FEIGN,
    RALLYING,
    VICTORY,
    SHOOTING,
    ROUT_IMPULSE,
    VICTORY,
    MOVEMENT_IMPULSE,
    VICTORY,
    MELEE_SEGMENT,
    VICTORY,
    End(),
)
BATTLE: Final = Seq("hastings.activation.battle", ROLL_EVENT, VICTORY, FillCup(), ACTIVATION, Chits(DrawChit()))
TURN: Final = Seq("hastings.activation.turn", ROLL_INITIATIVE, WINNER, Fight())
GAME: Final = Seq("hastings.activation.game", Turns(NewTurn()), DUSK)
