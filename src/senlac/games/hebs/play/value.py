"""What a position looks like to a side: progress to the final battle, the wedges, the armies, the hands."""

from __future__ import annotations

from senlac.games.hebs.rules.values import totals, value_of
from senlac.games.hebs.state.codes import HEALTH, MIGHT, WEDGES, ZEAL
from senlac.games.hebs.state.places import army, cards_in_play, is_final
from senlac.games.hebs.state.table import OBJECTIVE_PHASE, WEDGE_PHASE, Hebs


def worth(s: Hebs, side: int) -> float:
    """From -1 (lost) to 1 (won)."""
    lead = lead_of(s, side, True)
    return lead / (1.0 + abs(lead))


def lead_of(s: Hebs, side: int, soon: bool) -> float:
    """What a side is ahead by; `soon` counts what this round's battles and attempts will bring."""
    might = totals(s, MIGHT)
    zeal = totals(s, ZEAL)
    return standing(s, side, might, zeal, soon) - standing(s, 1 - side, might, zeal, soon)


def standing(s: Hebs, side: int, might: list[int], zeal: list[int], soon: bool) -> float:
    """How far a side has come, in Objectives: one that is destroyed counts about a third."""
    total = 0.3 * objectives(s, side, might, zeal, soon) + 0.12 * wedge_points(s, side, might, zeal, soon)
    return total + 0.02 * strength(s, side) + 0.05 * cards(s, side) + leader(s, side)


def objectives(s: Hebs, side: int, might: list[int], zeal: list[int], soon: bool) -> float:
    """Objectives destroyed, with what this round's attempt will add."""
    done = float(s.reached[side])
    if is_final(s, side):
        return done
    task = s.box.tasks[side][s.order[side][s.reached[side]]]
    dealt = s.objective_damage[side]
    if soon and s.phase < OBJECTIVE_PHASE:
        found = zeal if task.attribute == ZEAL else might
        dealt += max(0, sum(found[side * WEDGES : side * WEDGES + WEDGES]) - task.value)
    return done + min(1.0, dealt / task.health)


def wedge_points(s: Hebs, side: int, might: list[int], zeal: list[int], soon: bool) -> float:
    """Damage on the wedges, with what this round's battles will add; the two best count in full."""
    health = s.box.wedge_health[s.attacker]
    points: list[float] = []
    for wedge in range(WEDGES):
        place = side * WEDGES + wedge
        if s.claimed[wedge] >= 0:
            points.append(float(health[wedge]) + 6.0 if s.claimed[wedge] == side else 0.0)
            continue
        dealt = float(s.wedge_damage[place])
        if soon and s.phase < WEDGE_PHASE and (s.at_final >> side) & 1:
            other = (1 - side) * WEDGES + wedge
            if s.at_final == 0b11:
                dealt += max(0, might[place] - might[other]) if might[place] != might[other] else 1
            if zeal[place] and zeal[place] >= zeal[other]:
                dealt += 1
        points.append(min(dealt, float(health[wedge])))
    points.sort()
    return points[2] + points[1] + 0.3 * points[0]


def strength(s: Hebs, side: int) -> float:
    """Might and Zeal in the battlefield, Ready or not, with Health and Resources that last."""
    box = s.box
    total = 0.0
    for card in cards_in_play(s, side):
        total += 1.5 * box.resources[card]
        if box.is_army[card]:
            left = value_of(s, card, HEALTH) - s.damage[card]
            total += box.might[card] + box.zeal[card] + 0.4 * left
            if s.tired[card]:
                total -= 0.3
        else:
            total += 1.0 + box.cost[card]
        total += 0.5 * len(box.actions[card])
    for element, value, amount, until, _ in s.mods:
        if value <= ZEAL and until == 0 and element < box.count and box.side[element] == side:
            total += amount
    return total


def cards(s: Hebs, side: int) -> float:
    """Cards in hand; a deck that runs out is a loss to come."""
    left = len(s.deck[side])
    return min(8.0, len(s.hand[side])) - (0.5 * (12 - left) if left < 12 else 0.0)


def leader(s: Hebs, side: int) -> float:
    """A wounded Leader is a danger."""
    box = s.box
    card = box.leader[side]
    if card not in army(s, side):
        return 0.0
    left = value_of(s, card, HEALTH) - s.damage[card]
    return -0.5 / max(1, left)
