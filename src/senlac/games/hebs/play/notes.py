"""What strikes a player about each part of the game, as an idea for a hint: a message and its arguments.

Goes only by what lies open and by the player's own hand.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.values import objective_total, ready_resources, totals, value_of
from senlac.games.hebs.state.codes import HEALTH, MIGHT, WEDGES, ZEAL
from senlac.games.hebs.state.places import is_final, wedge_of
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.explain import Arg
from senlac.kernel.frames import Action
from senlac.kernel.responses import PASS

Note = tuple[str, dict[str, Arg]]

#: What is said of an answer that is the only one worth a thought, by its verb.
_USUAL: Final = {"pay": "hint-pay", "enough": "hint-enough", "decline": "hint-enough"}
#: A wedge that takes so little more damage is nearly claimed; a Leader with so little Health left is in danger.
NEARLY: Final = 3
WEAK: Final = 3


def note_on(s: Hebs, side: int, part: str, action: Action) -> Note:
    """The note on a part of the game for which an action does most, or on the `usual` answer."""
    if part == "usual" and action != PASS:
        return _USUAL.get(action[0], "hint-usual"), {}
    if action == PASS and not (part == "objectives" or (part == "hand" and s.hand[side])):
        return "hint-wait", {}
    if part == "wedges":
        return on_wedges(s, side, aimed_at(s, action))
    if part == "objectives" and not is_final(s, side):
        return on_objective(s, side)
    if part == "leader":
        leader = s.box.leader[side]
        left = max(0, value_of(s, leader, HEALTH) - s.damage[leader])
        return "hint-leader-weak" if left <= WEAK else "hint-leader", {"card": ("card", leader), "left": left}
    if part == "hand" and action[0] == "discard":
        return "hint-keep", {}
    if part == "hand":
        return "hint-hand", {"count": len(s.hand[side])}
    if part == "deck":
        return "hint-deck", {"count": len(s.deck[side])}
    if part == "resources":
        return "hint-resources", {"count": ready_resources(s, side)}
    if part == "army":
        might = totals(s, MIGHT)
        first, other = side * WEDGES, (1 - side) * WEDGES
        return "hint-army", {"ours": sum(might[first : first + 3]), "theirs": sum(might[other : other + 3])}
    return f"hint-{part}", {}


def worded(s: Hebs, action: Action) -> Note | None:
    """A payment or a target in a sentence of its own: on its button, only the name stands."""
    if action[0] == "pay":
        card: int = action[1]
        in_hand = card in s.hand[0] or card in s.hand[1]
        return "do-discard" if in_hand else "hint-tire", {"card": ("card", card)}
    if action[0] == "target":
        element: int = action[1]
        return "hint-target", {"element": ("element", element)}
    return None


def is_given_up(action: Action) -> bool:
    """Whether an action gives a card up for good."""
    verb: str = action[0]
    return verb == "sacrifice"


def regret(s: Hebs, action: Action) -> float:
    """Of cards that are worth the same to the judgement, one parts with the one that costs least."""
    return float(s.box.cost[action[1]]) if action[0] == "discard" else 0.0


def aimed_at(s: Hebs, action: Action) -> int:
    """The wedge that an action is about, or -1."""
    verb: str = action[0]
    if verb in ("play", "place"):
        wedge: int = action[-1]
        return wedge
    if verb in ("target", "attach", "act", "respond"):
        element: int = action[2] if verb == "attach" else action[1]
        return element - s.box.count if element >= s.box.count else wedge_of(s, element)
    return -1


def on_wedges(s: Hebs, side: int, aim: int) -> Note:
    """A wedge that is nearly lost or won, or where most is missing: the one that is aimed at, if it is still open."""
    health = s.box.wedge_health[s.attacker]
    might, zeal = totals(s, MIGHT), totals(s, ZEAL)
    lost = won = worst = -1
    least = NEARLY + 1
    nearest = NEARLY + 1
    most = 0
    for wedge in [aim] if aim >= 0 and s.claimed[aim] < 0 else range(WEDGES):
        if s.claimed[wedge] >= 0:
            continue
        mine, other = side * WEDGES + wedge, (1 - side) * WEDGES + wedge
        if health[wedge] - s.wedge_damage[other] < least:
            lost, least = wedge, health[wedge] - s.wedge_damage[other]
        if health[wedge] - s.wedge_damage[mine] < nearest:
            won, nearest = wedge, health[wedge] - s.wedge_damage[mine]
        if might[other] - might[mine] > most:
            worst, most = wedge, might[other] - might[mine]
    if lost >= 0:
        place = side * WEDGES + lost
        is_short = zeal[place] < zeal[(1 - side) * WEDGES + lost]
        code = "hint-wedge-lost-zeal" if is_short else "hint-wedge-lost"
        return code, {"wedge": ("wedge", lost), "left": least}
    if won >= 0:
        return "hint-wedge-won", {"wedge": ("wedge", won), "left": nearest}
    if worst >= 0:
        return "hint-wedge-might", {"wedge": ("wedge", worst), "short": most}
    # Only who is at the final Objective fights there.
    return "hint-wedges" if is_final(s, 0) or is_final(s, 1) else "hint-wedges-later", {}


def on_objective(s: Hebs, side: int) -> Note:
    """Whether the Objective will fall this round, and what is missing if not."""
    number = s.order[side][s.reached[side]]
    task = s.box.tasks[side][number]
    total = objective_total(s, side, task.attribute)
    left = task.health - s.objective_damage[side]
    args: dict[str, Arg] = {
        "objective": objective_of(s, side, s.reached[side]),
        "value": ("value", task.attribute),
    }
    if total <= task.value:
        return "hint-objective-short", {**args, "short": task.value + 1 - total}
    if total - task.value < left:
        return "hint-objective-more", {**args, "short": left - (total - task.value)}
    return "hint-objective-falls", args


def objective_of(s: Hebs, side: int, place: int) -> tuple[str, int]:
    """An Objective of a side, by its place in the order in which they are reached."""
    return "objective", s.order[side][place] + (len(s.box.tasks[0]) if side else 0)
