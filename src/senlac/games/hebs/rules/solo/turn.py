"""Foe Turns, and Passing: what the Foe does after each turn of the player, and after the last."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import would
from senlac.games.hebs.rules.deployment import TURN
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER
from senlac.games.hebs.rules.solo.dial import TurnDial
from senlac.games.hebs.rules.solo.drawing import DRAW
from senlac.games.hebs.rules.solo.ranges import SHOOTER, shooters, tell_held_back
from senlac.games.hebs.state.codes import ON_PASS
from senlac.games.hebs.state.table import DEPLOYMENT, Hebs
from senlac.kernel.fields import Args, Frame
from senlac.kernel.frames import Op, Proc, Seq


class SoloDeploy(Proc[Hebs]):
    """The player takes the first turn, whoever has the marker."""

    rule = "S.TURN.PLAYER_FIRST"

    def run(self, s: Hebs, a: Args) -> None:
        s.phase = DEPLOYMENT
        s.passed = 0
        s.active = PLAYER


class SoloTurns(Op[Hebs]):
    """The player's turns and the Foe's alternate until the player passes; then the Foe ends the phase.

    The pc of its frame is 1 once a turn has been taken.
    """

    rule = "S.TURN.PLAYER_FIRST"

    def run(self, s: Hebs, a: Args) -> None:
        if (s.passed >> PLAYER) & 1:
            PASSING.push(s, ())
            return
        s.top = (self, 1, a, s.top)
        if s.active == PLAYER:
            TURN.push(s, ())
        else:
            FOE_TURN.push(s, ())

    def step(self, s: Hebs, frame: Frame) -> None:
        s.turns += 1
        s.active = 1 - s.active
        self.run(s, frame[2])


class FoeTurn(Proc[Hebs]):
    """One Range attack with a Ready card or, if there is none, a card is drawn and played."""

    rule = "S.TURN.RANGE_OR_DRAW"

    def run(self, s: Hebs, a: Args) -> None:
        if shooters(s):
            SHOOTER.put(s, ())
        else:
            tell_held_back(s)
            DRAW.push(s, ())


class Volley(Op[Hebs]):
    """The player has passed: each Ready Range card attacks, one after the other, with restraint (R.SOLO.RANGE_PASS)."""

    rule = "S.PASS.SEQUENCE"

    def run(self, s: Hebs, a: Args) -> None:
        if shooters(s):
            self.push(s, a)
            SHOOTER.put(s, ())
        else:
            tell_held_back(s)


class FoePasses(Proc[Hebs]):
    """The Foe passes, and the Deployment phase is over; the marker stays where it is (R.SOLO.MARKER)."""

    rule = "S.PASS.SEQUENCE"

    def run(self, s: Hebs, a: Args) -> None:
        s.passed |= 1 << FOE
        s.emit("foe-passes", ("S.PASS.SEQUENCE",))
        would(s, ON_PASS, -1, FOE, ())


FOE_TURN: Final = FoeTurn()
PASSING: Final = Seq("hebs.turn.passing", Volley(), DRAW, TurnDial(), FoePasses())
DEPLOYING: Final = Seq("hebs.turn.all", SoloDeploy(), SoloTurns())
