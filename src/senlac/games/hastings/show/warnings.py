"""What nobody would mean to do to a Leader: words of warning before it is done."""

from __future__ import annotations

from typing import Any

from senlac.catalogue import in_tongue
from senlac.games.hastings.rules.losses import doomed
from senlac.games.hastings.rules.reach import movable
from senlac.games.hastings.show.labels import say
from senlac.games.hastings.state.position import is_threatened, leaders_in, units_in
from senlac.games.hastings.state.table import MOVEMENT, Hastings
from senlac.games.hexes.grid import OFF


def warning(s: Hastings, option: tuple[Any, ...], lang: str) -> str:
    """What an option puts at stake; empty if it is no Leader."""
    verb = option[0]
    if verb == "remove":
        return _said(s, "warn-dies", doomed(s, option[1]), lang)
    if verb == "accompany" and s.standard[s.field.side[option[1]]] == OFF:
        return _said(s, "warn-flees", [option[1]], lang)
    if verb == "remain" and len(units_in(s, s.place[option[1]])) < 2:
        return _said(s, "warn-alone", [option[1]], lang)
    if verb == "done" and s.segment == MOVEMENT:
        # Only of those who could still go elsewhere.
        free = movable(s)
        leaders = [leader for leader in exposed(s, s.field.commands[s.active].side) if leader in free]
        return _said(s, "warn-exposed", leaders, lang)
    return ""


def exposed(s: Hastings, side: int) -> list[int]:
    """A side's Leaders who stand without a unit before an enemy's front."""
    leaders = [piece for piece in range(s.field.count, s.field.pieces) if s.field.side[piece] == side]
    places = [(leader, s.place[leader]) for leader in leaders if s.place[leader] != OFF]
    return [leader for leader, here in places if not units_in(s, here) and is_threatened(s, side, here)]


def guarded_by_one(s: Hastings, side: int, here: int) -> list[int]:
    """A side's Army Leader in a hex that an enemy fronts, if a single unit is with him."""
    if here == OFF or len(units_in(s, here)) != 1 or not is_threatened(s, side, here):
        return []
    return [leader for leader in leaders_in(s, here, side) if s.field.leader_of(leader).army]


def _said(s: Hastings, name: str, leaders: list[int], lang: str) -> str:
    if not leaders:
        return ""
    names = say("and", lang).join([in_tongue(s.field.leader_of(leader).name, lang) for leader in leaders])
    said = say(name, lang, names=names, count=len(leaders))
    if any(s.field.leader_of(leader).army for leader in leaders):
        return f"{said} {say('warn-lost', lang)}"
    return said
