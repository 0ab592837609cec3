"""What a learned value looks at: some numbers about each side, from Objectives to the hand.

A number is about one size whatever it counts, so that weights can be compared. `FEATURES` names them, each with the
part of the game it belongs to: what the features of a part are worth together is what that part is worth.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.play.value import objectives, strength, wedge_points
from senlac.games.hebs.rules.values import totals, value_of
from senlac.games.hebs.state.codes import HEALTH, MIGHT, SIDES, WEDGES, ZEAL
from senlac.games.hebs.state.places import is_final
from senlac.games.hebs.state.table import DEPLOYMENT, WEDGE_PHASE, Hebs

#: Each feature of a side, in the order of `features_of`, with the part that it belongs to.
FEATURES: Final[tuple[tuple[str, str], ...]] = (
    ("progress", "objectives"),
    ("rounds to the final battle", "objectives"),
    ("surplus now", "objectives"),
    ("surplus with all Ready", "objectives"),
    ("points on wedges", "wedges"),
    ("wedges claimed", "wedges"),
    ("best wedge", "wedges"),
    ("second wedge", "wedges"),
    ("third wedge", "wedges"),
    ("damage to two wedges", "wedges"),
    ("rounds to two wedges", "wedges"),
    ("damage soon", "wedges"),
    ("lead in Might", "wedges"),
    ("lead in the best two", "wedges"),
    ("wedges led in Might", "wedges"),
    ("wedges led in Zeal", "wedges"),
    ("strength", "army"),
    ("Might", "army"),
    ("Zeal", "army"),
    ("Health", "army"),
    ("army cards", "army"),
    ("Tired strength", "army"),
    ("Actions", "army"),
    ("Tactics", "army"),
    ("attachments", "army"),
    ("Resources", "resources"),
    ("Ready Resources", "resources"),
    ("Leader's Health", "leader"),
    ("Leader in danger", "leader"),
    ("Leader in front", "leader"),
    ("hand", "hand"),
    ("empty hand", "hand"),
    ("cost of the hand", "hand"),
    ("strength in hand", "hand"),
    ("cheap cards", "hand"),
    ("deck", "deck"),
    ("deck running out", "deck"),
    ("to move", "tempo"),
    ("has passed", "tempo"),
    ("first player", "tempo"),
)
COUNT: Final = len(FEATURES)

#: No side is farther than this from the final battle, or from victory, in rounds.
FAR: Final = 12.0
#: What a side gains in strength for an attempt with each round, as a rule of thumb.
GROWTH: Final = 1.5
#: A deck of so few cards is running out.
SHORT: Final = 14


def features(s: Hebs, soon: bool = True) -> list[list[float]]:
    """The features of both sides; `soon` counts what this round's battles and attempts will bring."""
    might = totals(s, MIGHT)
    zeal = totals(s, ZEAL)
    whole = [strengths(s, MIGHT, might), strengths(s, ZEAL, zeal)]
    return [features_of(s, side, might, zeal, whole, soon) for side in SIDES]


def strengths(s: Hebs, which: int, ready: list[int]) -> list[int]:
    """Totals by `side * 3 + wedge` as they will be once all cards are Ready."""
    printed = s.box.printed[which]
    tired = s.tired
    found = list(ready)
    for place in range(2 * WEDGES):
        for card in s.line[place]:
            if tired[card]:
                found[place] += printed[card]
    return found


def features_of(
    s: Hebs, side: int, might: list[int], zeal: list[int], whole: list[list[int]], soon: bool
) -> list[float]:
    """The features of a side, as `FEATURES` lists them."""
    found = towards_final(s, side, might, zeal, whole, soon)
    found += on_wedges(s, side, might, zeal, whole, soon)
    found += in_field(s, side, whole)
    found += of_leader(s, side)
    found += in_hand(s, side)
    deploying = s.phase == DEPLOYMENT
    found.append(1.0 if deploying and s.active == side else 0.0)
    found.append(1.0 if deploying and (s.passed >> side) & 1 else 0.0)
    found.append(1.0 if s.marker == side else 0.0)
    return found


def towards_final(
    s: Hebs, side: int, might: list[int], zeal: list[int], whole: list[list[int]], soon: bool
) -> list[float]:
    """How far it is to the final battle."""
    count = len(s.order[side]) - 1
    progress = objectives(s, side, might, zeal, soon)
    if is_final(s, side):
        return [1.0, 0.0, 0.0, 0.0]
    first = side * WEDGES
    power = [sum(whole[which][first : first + WEDGES]) for which in (MIGHT, ZEAL)]
    tasks = s.box.tasks[side]
    task = tasks[s.order[side][s.reached[side]]]
    now = sum((zeal if task.attribute == ZEAL else might)[first : first + WEDGES]) - task.value
    rounds = 0.0
    for place in range(s.reached[side], count):
        task = tasks[s.order[side][place]]
        left = task.health - (s.objective_damage[side] if place == s.reached[side] else 0)
        surplus = power[task.attribute] - task.value + GROWTH * rounds
        rounds += max(1.0, left / surplus) if surplus > 0.5 else 1.0 + (0.5 - surplus) / GROWTH
    task = tasks[s.order[side][s.reached[side]]]
    later = power[task.attribute] - task.value
    return [progress / count, min(FAR, rounds) / 4, within(now, 8) / 4, within(later, 8) / 4]


def within(value: float, most: float) -> float:
    """A value, but no more than so far from zero."""
    return most if value > most else (-most if value < -most else value)


def on_wedges(s: Hebs, side: int, might: list[int], zeal: list[int], whole: list[list[int]], soon: bool) -> list[float]:
    """How far a side has come with each wedge, and what its battles promise."""
    health = s.box.wedge_health[s.attacker]
    fights = soon and s.phase < WEDGE_PHASE and (s.at_final >> side) & 1
    shares: list[float] = []
    left: list[float] = []
    rounds: list[float] = []
    leads: list[float] = []
    claimed = ahead = zealous = 0
    coming = 0.0
    for wedge in range(WEDGES):
        owner = s.claimed[wedge]
        if owner >= 0:
            claimed += owner == side
            shares.append(1.0 if owner == side else 0.0)
            left.append(0.0 if owner == side else 2.0 * health[wedge])
            rounds.append(0.0 if owner == side else FAR)
            continue
        place = side * WEDGES + wedge
        other = (1 - side) * WEDGES + wedge
        blow = 0
        if fights:
            if s.at_final == 0b11:
                blow = max(0, might[place] - might[other]) if might[place] != might[other] else 1
            if zeal[place] and zeal[place] >= zeal[other]:
                blow += 1
        coming += blow
        rest = health[wedge] - s.wedge_damage[place] - blow
        shares.append(1.0 - max(0, rest) / health[wedge])
        left.append(max(0.0, rest))
        lead = whole[MIGHT][place] - whole[MIGHT][other]
        leads.append(within(lead, 6))
        ahead += lead > 0
        if whole[ZEAL][place] and whole[ZEAL][place] >= whole[ZEAL][other]:
            zealous += 1
            lead = max(0, lead) + 1
        rounds.append(min(FAR, max(0, rest) / max(0.5, lead)))
    shares.sort()
    left.sort()
    rounds.sort()
    leads.sort(reverse=True)
    return [
        wedge_points(s, side, might, zeal, soon) / 10,
        float(claimed),
        shares[2],
        shares[1],
        shares[0],
        (left[0] + left[1]) / 10,
        rounds[1] / 4,
        min(coming, 12.0) / 4,
        sum([lead for lead in leads if lead > 0]) / 6,
        sum(leads[:2]) / 6,
        float(ahead),
        float(zealous),
    ]


def in_field(s: Hebs, side: int, whole: list[list[int]]) -> list[float]:
    """What a side has in play."""
    box = s.box
    tired, damage = s.tired, s.damage
    first = side * WEDGES
    health = resources = ready = cards = acts = spent = 0
    for place in range(first, first + WEDGES):
        for card in s.line[place]:
            cards += 1
            health += box.health[card] - damage[card]
            resources += box.resources[card]
            acts += len(box.actions[card])
            if tired[card]:
                spent += box.might[card] + box.zeal[card]
            else:
                ready += box.resources[card]
    for card in s.reserve[side]:
        acts += len(box.actions[card])
        resources += box.resources[card]
        ready += 0 if tired[card] else box.resources[card]
    attached = 0
    for card, _host in s.attached:
        if box.side[card] == side:
            attached += 1
            acts += len(box.actions[card])
            resources += box.resources[card]
            ready += 0 if tired[card] else box.resources[card]
    return [
        strength(s, side) / 20,
        sum(whole[MIGHT][first : first + WEDGES]) / 10,
        sum(whole[ZEAL][first : first + WEDGES]) / 10,
        health / 20,
        cards / 5,
        spent / 8,
        acts / 4,
        len(s.reserve[side]) / 2,
        attached / 2,
        resources / 4,
        ready / 4,
    ]


def of_leader(s: Hebs, side: int) -> list[float]:
    """How safe a Leader is."""
    leader = s.box.leader[side]
    for wedge in range(WEDGES):
        line = s.line[side * WEDGES + wedge]
        if leader in line:
            left = max(1, value_of(s, leader, HEALTH) - s.damage[leader])
            return [min(left, 8) / 4, 1.0 / left, 1.0 if line[0] == leader else 0.0]
    return [0.0, 0.0, 0.0]


def in_hand(s: Hebs, side: int) -> list[float]:
    """A side's hand and deck."""
    box = s.box
    hand = s.hand[side]
    cost = might_and_zeal = cheap = 0
    for card in hand:
        cost += box.cost[card]
        cheap += box.cost[card] <= 1
        if box.is_army[card]:
            might_and_zeal += box.might[card] + box.zeal[card]
    deck = len(s.deck[side])
    return [
        min(len(hand), 9) / 4,
        0.0 if hand else 1.0,
        cost / 10,
        might_and_zeal / 10,
        cheap / 4,
        min(deck, 60) / 30,
        max(0, SHORT - deck) / 10,
    ]
