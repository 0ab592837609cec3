"""The values of pieces, each with what it does as things are now."""

from __future__ import annotations

from senlac.games.hastings.rules.morale import morale_drms
from senlac.games.hastings.show.labels import say
from senlac.games.hastings.show.shapes import Value
from senlac.games.hastings.state.field import MORALE_IDS, STEADY
from senlac.games.hastings.state.position import is_routed, is_wounded
from senlac.games.hastings.state.table import Hastings
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import OFF


def values_of(s: Hastings, piece: int, lang: str) -> list[Value]:
    """Combat, move and morale of a unit; of a Leader how he moves, and what his death comes to."""
    if s.place[piece] == OFF:
        return []
    return _leader_values(s, piece, lang) if s.field.is_leader(piece) else _unit_values(s, piece, lang)


def _unit_values(s: Hastings, unit: int, lang: str) -> list[Value]:
    routed = is_routed(s, unit)
    cf, ma = s.field.cf[unit], s.field.ma[unit]
    return [
        Value(say("combat", lang), str(cf), say("combat-routed" if routed else "combat-now", lang, n=cf)),
        Value(say("move", lang), str(ma), say("move-routed" if routed else "move-now", lang)),
        _morale(s, unit, routed, lang),
    ]


def _morale(s: Hastings, unit: int, routed: bool, lang: str) -> Value:
    """The unit's own level; beside it whatever else is added to its die now."""
    drms = morale_drms(s, unit)
    level = sum([drm for line, drm in drms if line == STEADY])
    if routed:
        return Value(say("morale", lang), signed(level), say("morale-routed", lang))
    lines = [f"{words(f'morale-line-{MORALE_IDS[line]}', lang)} {signed(drm)}" for line, drm in drms]
    said = say("morale-now", lang, lines=", ".join(lines)) if lines else say("morale-plain", lang)
    return Value(say("morale", lang), signed(level), said)


def _leader_values(s: Hastings, leader: int, lang: str) -> list[Value]:
    who = s.field.leader_of(leader)
    wounded = say("leader-wounded" if is_wounded(s, leader) else "leader-move", lang)
    aid = say("army-leader-aid" if who.army else "leader-aid", lang)
    return [Value(say("move", lang), str(who.ma), wounded), Value(say("rank", lang), "", aid)]


def signed(number: int) -> str:
    """
    >>> signed(1), signed(0), signed(-2)
    ('+1', '0', '−2')
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"
