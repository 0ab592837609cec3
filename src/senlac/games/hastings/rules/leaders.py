"""Leader casualties (7.11)."""

from __future__ import annotations

from typing import Final

from senlac.games.hastings.state.field import KILLED, UNHURT, WOUNDED
from senlac.games.hastings.state.position import is_alive, is_wounded, sides_units
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import OFF
from senlac.kernel.fields import Args
from senlac.kernel.frames import ChanceOutcome, Die, Each

#: How far a Leader goes to friends when an enemy enters his hex (A43).
REFUGE: Final = 3


def kill(s: Hastings, leader: int) -> None:
    """He is out of the game; captured and having left the map count as killed (A79)."""
    s.place[leader] = OFF
    s.unsettled = True
    s.emit("hastings-leader-killed", (leader,))


def nearest_friend(s: Hastings, leader: int, within: int) -> int:
    """The nearest unit of his side in that many hexes, of equals the first; -1 if there is none."""
    best = -1
    least = within + 1
    for unit in sides_units(s, s.field.side[leader]):
        if s.place[unit] != OFF and s.field.apart(s.place[leader], s.place[unit]) < least:
            least = s.field.apart(s.place[leader], s.place[unit])
            best = unit
    return best


def take_refuge(s: Hastings, leader: int, within: int) -> None:
    """He goes to the nearest friends, or is lost without any (A43)."""
    friend = nearest_friend(s, leader, within)
    if friend < 0:
        kill(s, leader)
    else:
        s.place[leader] = s.place[friend]
        s.emit("hastings-leader-refuge", (leader, s.place[friend]))


def casualty(s: Hastings, leader: int, modified: int) -> int:
    """What the Leader Casualty Table says to a modified roll; who is wounded again is killed (7.11.2, A77)."""
    field = s.field
    if modified <= field.kills:
        return KILLED
    if modified <= field.wounds:
        return KILLED if is_wounded(s, leader) else WOUNDED
    return UNHURT


class Casualty(Die[Hastings]):
    """One roll for a Leader; args are the Leader, the modifier, and whether an enemy has entered his hex."""

    rule = "7.11.2"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        leader: int = a[0]
        drm: int = a[1]
        roll: int = outcome
        s.emit("hastings-casualty", (leader, roll, drm))
        result = casualty(s, leader, roll + drm)
        if result == KILLED:
            kill(s, leader)
            return
        if result == WOUNDED:
            s.wounded |= 1 << leader
            s.emit("hastings-leader-wounded", (leader,))
        else:
            s.emit("hastings-leader-unhurt", (leader,))
        if a[2]:
            take_refuge(s, leader, REFUGE)


class Perils(Each[Hastings]):
    """Each Leader in whose hex units took melee hits is checked once (7.11.1, A78)."""

    rule = "7.11.1"

    def items(self, s: Hastings, a: Args) -> tuple[int, ...]:
        first = s.field.count
        return tuple([first + i for i in range(len(s.peril)) if s.peril[i] and is_alive(s, first + i)])


class Peril(Die[Hastings]):
    """The check at the end of a Melee Segment; the last arg is the Leader."""

    rule = "7.11.2"

    def apply(self, s: Hastings, a: Args, outcome: ChanceOutcome) -> None:
        leader: int = a[-1]
        many = s.peril[leader - s.field.count] >= s.field.many_hits
        CASUALTY.apply(s, (leader, s.field.many_hits_drm if many else 0, 0), outcome)


CASUALTY: Final = Casualty()
PERILS: Final = Perils(Peril())
