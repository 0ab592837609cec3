"""Situations for the Foe: a position, the cards on top of its deck, and the steps that the rules prescribe.

Each entry names the rules it is about. Its layout is that of `conftest.Solo`; `does` is "turn" (the Foe takes a turn as
if the player had just taken theirs) or what the player does; `answers` are the player's choices along the way,
`offered` the options for the first of them. By default the player is Norman with William in Row 1 of wedge 2, and the
Foe is Saxon with Harold alone in Row 3 of wedge 2. The file is long because it is a list of over 200 such entries.
"""

from __future__ import annotations

from typing import Any

#: Levels and rounds in which the dial shows so much.
HAS: dict[int, dict[str, Any]] = {
    0: {"level": "easy", "round": 5},
    1: {"level": "king", "round": 1},
    2: {"level": "king", "round": 2},
    3: {"level": "king", "round": 3},
    4: {"level": "king", "round": 5},
    5: {"level": "king", "round": 6},
}
NORMAN_FOE: dict[str, Any] = {"faction": "saxon", "opponent": "norman"}
#: Both at the final Objective.
FINAL: dict[str, Any] = {"reached": [6, 6], "at_final": 0b11}


class Situation:
    """One entry of the table."""

    def __init__(self, name: str, rules: str, steps: list[str], **given: Any) -> None:
        self.name = name
        self.rules = rules.split()
        self.steps = steps
        self.does: str = given.pop("does", "turn")
        self.answers: list[str] = given.pop("answers", [])
        self.offered: list[str] | None = given.pop("offered", None)
        #: Where cards are afterwards, which are Tired, and what damage they have.
        self.after: dict[str, str] = given.pop("after", {})
        self.tired: dict[str, bool] = given.pop("tired", {})
        self.damage: dict[str, int] = given.pop("damage", {})
        has = given.pop("has", None)
        self.layout: dict[str, Any] = {**(HAS[has] if has is not None else {}), **given}


TABLE: list[Situation] = []


def case(name: str, rules: str, *steps: str, **given: Any) -> None:
    TABLE.append(Situation(name, rules, list(steps), **given))


def dear(card: str, cost: int, has: int) -> str:
    return f"too-dear {card} {cost} {has} S.DRAW.COST"


def shown(card: str, cost: int, has: int) -> str:
    return f"reveals {card} {cost} {has} S.DRAW.COST"


def cheaper(card: str, printed: int, less: int, has: int) -> str:
    return f"reveals-cheaper {card} {printed} {less} {printed - less} {has} S.DRAW.COST"


def still_dear(card: str, printed: int, less: int, has: int) -> str:
    return f"too-dear-still {card} {printed} {less} {printed - less} {has} S.DRAW.COST"


def put(card: str, place: str, rule: str = "S.PLACE.ORDER") -> str:
    return f"places {card} {place[:2]} {place[3]} {rule}"


def instead(card: str, old: str, place: str, rule: str = "S.FULL.REPLACE") -> str:
    return f"replaces {card} {old} {place[:2]} {place[3]} {rule}"


def ignored(card: str) -> str:
    return f"ignores {card} S.PLAY.IGNORED"


def acts(card: str, rule: str = "S.PLAY.ACTION_NOW") -> str:
    return f"acts {card} {rule}"


def aims(card: str, target: str, rule: str = "S.PLAY.TARGET") -> str:
    return f"aims {card} {target} {rule}"


def shoots(card: str, target: str, rule: str = "S.TURN.RANGE_OR_DRAW") -> list[str]:
    return [f"shoots {card} {rule}", aims(card, target, "S.RANGE.TARGET")]


PASSES = "passes S.PASS.SEQUENCE"


# ------------------------------------------------------------------ Placement Order

ORDER = ["w1.1", "w2.1", "w3.1", "w1.2", "w2.2", "w3.2", "w1.3", "w3.3"]  # Harold is in w2.3
FILL = ["Great Fyrd", "Great Fyrd 2", "Great Fyrd 3", "Breme", "Five-Hide Men", "Five-Hide Men 2", "Five-Hide Men 3"]

for count in range(8):
    case(
        f"order-{count}",
        "S.PLACE.ORDER",
        shown("Butsecarls", 3, 3),
        put("Butsecarls", ORDER[count]),
        has=3,
        top=["Butsecarls"],
        foe=[f"{place} {card}" for place, card in zip(ORDER[:count], FILL, strict=False)],
    )
for gap in ORDER:
    there = [place for place in ORDER if place != gap]
    case(
        f"gap-{gap}",
        "S.PLACE.ORDER S.PLAY.NO_SHIFT",
        shown("Butsecarls", 3, 3),
        put("Butsecarls", gap),
        has=3,
        top=["Butsecarls"],
        foe=[f"{place} {card}" for place, card in zip(there, FILL, strict=True)],
        after=dict(zip(FILL, there, strict=True)),
    )
for claimed, place in (
    ([0, -1, -1], "w2.1"),
    ([1, -1, -1], "w2.1"),
    ([-1, 0, -1], "w1.1"),
    ([0, 1, -1], "w3.1"),
    ([1, -1, 0], "w2.1"),
    ([-1, 1, 0], "w1.1"),
):
    leader = "w3.3 Harold Godwinson" if claimed[1] >= 0 and claimed[2] < 0 else "w1.3 Harold Godwinson"
    leader = "w2.3 Harold Godwinson" if claimed[1] < 0 else leader
    case(
        f"existing-{'-'.join(map(str, claimed))}",
        "S.PLACE.ORDER R.SOLO.EXISTING",
        shown("Butsecarls", 3, 3),
        put("Butsecarls", place),
        has=3,
        top=["Butsecarls"],
        claimed=claimed,
        foe=[leader],
    )
case(
    "row-1-first",
    "S.PLACE.ORDER",
    shown("Butsecarls", 3, 3),
    put("Butsecarls", "w3.1"),
    has=3,
    top=["Butsecarls"],
    foe=["w1.1 Breme", "w2.1 Great Fyrd"],
)
case(
    "characters-like-units",
    "S.PLACE.ORDER",
    shown("Edwin, Earl of Mercia", 4, 5),
    put("Edwin, Earl of Mercia", "w1.1"),
    has=5,
    top=["Edwin, Earl of Mercia"],
)

# Range cards: the wedge of the player's Leader, of the player's Range cards, or the order. They shoot at once.
for wedge in (1, 2, 3):
    case(
        f"range-to-the-leader-{wedge}",
        "S.PLACE.RANGE S.PLAY.ACTION_NOW",
        shown("English Archers", 1, 1),
        put("English Archers", f"w{wedge}.1", "S.PLACE.RANGE"),
        acts("English Archers"),
        aims("English Archers", "William FitzRobert", "S.RANGE.TARGET"),
        has=1,
        you=[f"w{wedge} William FitzRobert"],
        top=["English Archers"],
        damage={"William FitzRobert": 1},
        tired={"English Archers": False},
    )
case(
    "range-first-free-row-there",
    "S.PLACE.RANGE",
    shown("English Archers", 1, 1),
    put("English Archers", "w1.2", "S.PLACE.RANGE"),
    acts("English Archers"),
    aims("English Archers", "William FitzRobert", "S.RANGE.TARGET"),
    has=1,
    you=["w1 William FitzRobert"],
    foe=["w1.1 Great Fyrd"],
    top=["English Archers"],
)
case(
    "range-out-of-reach",
    "S.PLACE.RANGE S.PLAY.ACTION_NOW",
    shown("English Archers", 1, 1),
    put("English Archers", "w1.3", "S.PLACE.RANGE"),
    "cannot-act English Archers S.PLAY.ACTION_NOW",
    has=1,
    you=["w1 William FitzRobert"],
    foe=["w1.1 Great Fyrd", "w1.2 Breme"],
    top=["English Archers"],
)
for where, there in (("w1", "w1.1"), ("w3", "w3.1")):
    case(
        f"range-to-the-range-{where}",
        "S.PLACE.RANGE S.RANGE.TARGET",
        shown("English Archers", 1, 1),
        put("English Archers", there, "S.PLACE.RANGE"),
        acts("English Archers"),
        aims("English Archers", "Norman Archers", "S.RANGE.TARGET"),
        has=1,
        you=["w2 William FitzRobert", f"{where} Norman Archers"],
        top=["English Archers"],
        foe=["w2.1 Great Fyrd", "w2.2 Breme"],
    )
case(
    "range-leader-before-range",
    "S.PLACE.RANGE",
    shown("English Archers", 1, 1),
    put("English Archers", "w2.1", "S.PLACE.RANGE"),
    acts("English Archers"),
    aims("English Archers", "William FitzRobert", "S.RANGE.TARGET"),
    has=1,
    you=["w2 William FitzRobert", "w1 Norman Archers"],
    top=["English Archers"],
)
case(
    "range-several-range-wedges",
    "S.PLACE.RANGE",
    shown("Javelin Men", 1, 1),
    put("Javelin Men", "w3.1", "S.PLACE.RANGE"),
    acts("Javelin Men"),
    aims("Javelin Men", "Norman Archers 2", "S.RANGE.TARGET"),
    has=1,
    you=["w1 Norman Archers", "w3 Norman Archers 2"],
    top=["Javelin Men"],
    foe=["w2.1 Great Fyrd", "w2.2 Great Fyrd 2", "w1.1 Great Fyrd 3"],
    after={"Norman Archers 2": "discard"},
)
case(
    "range-by-the-order",
    "S.PLACE.RANGE S.PLACE.ORDER",
    shown("English Archers", 1, 1),
    put("English Archers", "w1.1"),
    "cannot-act English Archers S.PLAY.ACTION_NOW",
    has=1,
    top=["English Archers"],
    foe=["w2.1 Great Fyrd", "w2.2 Breme"],
)
case(
    "range-not-to-a-claimed-wedge",
    "S.PLACE.RANGE R.SOLO.EXISTING",
    shown("English Archers", 1, 1),
    put("English Archers", "w3.1", "S.PLACE.RANGE"),
    acts("English Archers"),
    aims("English Archers", "Norman Archers", "S.RANGE.TARGET"),
    has=1,
    you=["w1 William FitzRobert", "w3 Norman Archers"],
    top=["English Archers"],
    claimed=[0, -1, -1],
)

# ------------------------------------------------------------------ Foe Deployment

for has in range(5):
    case(
        f"exactly-{has}",
        "S.DRAW.COST",
        shown(
            ["Great Fyrd", "Ælfric of Yelling", "English Thegns", "Butsecarls", "Veterans of Stamford Bridge"][has],
            has,
            has,
        ),
        put(
            ["Great Fyrd", "Ælfric of Yelling", "English Thegns", "Butsecarls", "Veterans of Stamford Bridge"][has],
            "w1.1",
        ),
        has=has,
        top=[["Great Fyrd", "Ælfric of Yelling", "English Thegns", "Butsecarls", "Veterans of Stamford Bridge"][has]],
    )
    one_more = [
        "Ælfric of Yelling",
        "English Thegns",
        "Butsecarls",
        "Veterans of Stamford Bridge",
        "Waltheof, Son of Siward",
    ]
    case(
        f"one-too-dear-{has}",
        "S.DRAW.COST",
        dear(one_more[has], has + 1, has),
        shown("Great Fyrd", 0, has),
        put("Great Fyrd", "w1.1"),
        has=has,
        top=[one_more[has], "Great Fyrd"],
        after={one_more[has]: "discard", "Great Fyrd": "w1.1"},
    )
case(
    "until-one-can-be-paid",
    "S.DRAW.COST",
    dear("Shield Wall", 2, 1),
    dear("Butsecarls", 3, 1),
    dear("Malfosse", 2, 1),
    shown("Great Fyrd", 0, 1),
    put("Great Fyrd", "w1.1"),
    has=1,
    top=["Shield Wall", "Butsecarls", "Malfosse", "Great Fyrd", "Great Fyrd 2"],
    after={"Great Fyrd 2": "deck"},
)
case(
    "resources-in-play-count",
    "S.DRAW.COST S.SETUP.DIAL",
    shown("English Thegns", 2, 2),
    put("English Thegns", "w2.1"),
    has=1,
    top=["English Thegns"],
    foe=["w1.1 Saxon Ceorl"],
)
case(
    "tired-resources-do-not",
    "S.DRAW.COST S.SETUP.DIAL",
    dear("English Thegns", 2, 1),
    shown("Great Fyrd", 0, 1),
    put("Great Fyrd", "w2.1"),
    has=1,
    top=["English Thegns", "Great Fyrd"],
    foe=["w1.1 Saxon Ceorl (tired)"],
)
case(
    "paying-tires-nothing",
    "S.PLAY.NO_TIRE",
    shown("English Thegns", 2, 3),
    put("English Thegns", "w3.1"),
    has=1,
    top=["English Thegns"],
    foe=["w1.1 Saxon Ceorl", "w2.1 Saxon Ceorl 2"],
    tired={"Saxon Ceorl": False, "Saxon Ceorl 2": False},
)
case(
    "acting-tires-nothing",
    "S.PLAY.NO_TIRE S.PLAY.ACTION_NOW",
    shown("Waltheof, Son of Siward", 5, 5),
    put("Waltheof, Son of Siward", "w1.1"),
    acts("Waltheof, Son of Siward"),
    has=5,
    top=["Waltheof, Son of Siward"],
    you=["w1 Norman Knights"],
    tired={"Waltheof, Son of Siward": False},
)
case(
    "the-dial-below-nothing",
    "S.SETUP.DIAL S.DRAW.COST",
    dear("Ælfric of Yelling", 1, 0),
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    level="easy",
    round=1,
    top=["Ælfric of Yelling", "Great Fyrd"],
)
case(
    "runs-out-while-revealing",
    "S.DRAW.EMPTY",
    dear("Butsecarls", 3, 0),
    dear("Malfosse", 2, 0),
    "turns-over 2 S.DRAW.EMPTY",
    has=0,
    top=["Butsecarls", "Malfosse"],
    alone=True,
    after={"Butsecarls": "deck", "Malfosse": "deck"},
)
case(
    "empty-from-the-start",
    "S.DRAW.EMPTY",
    "turns-over 3 S.DRAW.EMPTY",
    has=5,
    foe=["discard Great Fyrd", "discard Butsecarls", "discard Great Fyrd 2"],
    alone=True,
    after={"Great Fyrd": "deck"},
)
case(
    "the-last-card-is-played",
    "S.DRAW.EMPTY",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    has=0,
    top=["Great Fyrd"],
    foe=["discard Butsecarls"],
    alone=True,
    after={"Butsecarls": "discard"},
)
case("nothing-anywhere", "S.DRAW.EMPTY S.SETUP.NO_HAND", "turns-over 0 S.DRAW.EMPTY", has=5, alone=True)

# ------------------------------------------------------------------ Foe's Battlefield is full

#: Eight cards around Harold, the cheapest first: two of cost 0, then 1, 2, 3.
FULL = {
    "w1.1": "Five-Hide Men",
    "w2.1": "Great Fyrd",
    "w3.1": "English Thegns",
    "w1.2": "English Thegns 2",
    "w2.2": "Butsecarls",
    "w3.2": "Great Fyrd 2",
    "w1.3": "Butsecarls 2",
    "w3.3": "Ælfric of Yelling",
}


def full(**other: str) -> list[str]:
    """The full battlefield with other cards in some spaces: `w1_1="Breme"`."""
    there = {**FULL, **{place.replace("_", "."): card for place, card in other.items()}}
    return [f"{place} {card}" for place, card in there.items() if card]


DEAR = {"w1_1": "Butsecarls", "w1_3": "Royal Housecarls", "w3_3": "Royal Housecarls 2", "w2_2": "Royal Housecarls 3"}
case(
    "full-one-cheapest",
    "S.FULL.REPLACE",
    shown("Edwin, Earl of Mercia", 4, 10),
    instead("Edwin, Earl of Mercia", "Great Fyrd", "w2.1"),
    has=5,
    top=["Edwin, Earl of Mercia"],
    foe=full(w3_2="English Thegns 3"),
    after={"Great Fyrd": "discard"},
)
case(
    "full-tie-is-the-players",
    "S.FULL.REPLACE S.CHOICE",
    shown("Edwin, Earl of Mercia", 4, 9),
    instead("Edwin, Earl of Mercia", "Great Fyrd 2", "w3.2"),
    has=5,
    top=["Edwin, Earl of Mercia"],
    foe=full(),
    offered=["target 'Great Fyrd'", "target 'Great Fyrd 2'"],
    answers=["target 'Great Fyrd 2'"],
    after={"Great Fyrd": "w2.1", "Great Fyrd 2": "discard"},
)
case(
    "full-same-cost-does-not-replace",
    "S.FULL.REPLACE S.FULL.NONE",
    shown("Great Fyrd 3", 0, 9),
    "full Great Fyrd 3 S.FULL.NONE",
    has=5,
    top=["Great Fyrd 3", "Edwin, Earl of Mercia"],
    foe=full(),
    after={"Great Fyrd 3": "discard", "Edwin, Earl of Mercia": "deck"},
)
case(
    "full-tired-are-left-alone",
    "S.FULL.REPLACE",
    shown("Edwin, Earl of Mercia", 4, 9),
    instead("Edwin, Earl of Mercia", "Great Fyrd 2", "w3.2"),
    has=5,
    top=["Edwin, Earl of Mercia"],
    foe=full(w2_1="Great Fyrd (tired)"),
)
case(
    "full-the-leader-stays",
    "R.SOLO.LEADER_STAYS S.FULL.REPLACE",
    shown("Five-Hide Men 2", 1, 5),
    "full Five-Hide Men 2 S.FULL.NONE",
    has=5,
    top=["Five-Hide Men 2"],
    after={"Harold Godwinson": "w2.3"},
    foe=[
        "w1.1 Royal Housecarls",
        "w1.2 Royal Housecarls 2",
        "w1.3 Royal Housecarls 3",
        "w2.1 Dane-Axe Men",
        "w2.2 Dane-Axe Men 2",
        "w3.1 Veterans of Stamford Bridge",
        "w3.2 Veterans of Stamford Bridge 2",
        "w3.3 Merleswein, Sheriff of Lincolnshire",
    ],
)
case(
    "full-in-existing-wedges-only",
    "S.FULL.REPLACE R.SOLO.EXISTING",
    shown("Edwin, Earl of Mercia", 4, 9),
    instead("Edwin, Earl of Mercia", "Great Fyrd 2", "w3.2"),
    has=5,
    top=["Edwin, Earl of Mercia"],
    claimed=[-1, 0, -1],
    reached=[6, 6],
    foe=["w3.3 Harold Godwinson", *full(w3_3="", w2_3="Ælfric of Yelling")],
)
case(
    "full-claimed-space-is-no-space",
    "S.FULL.NONE R.SOLO.EXISTING",
    shown("Great Fyrd 3", 0, 8),
    "full Great Fyrd 3 S.FULL.NONE",
    has=5,
    top=["Great Fyrd 3"],
    claimed=[0, -1, -1],
    foe=full(w1_1="", w1_2="", w1_3="Butsecarls 2"),
)
# Range cards replace the equally cheap too, and have an order of their own.
case(
    "full-range-replaces-the-same-cost",
    "S.FULL.RANGE",
    shown("Javelin Men", 1, 12),
    instead("Javelin Men", "Five-Hide Men", "w1.1", "S.FULL.RANGE"),
    "cannot-act Javelin Men S.PLAY.ACTION_NOW",
    has=5,
    top=["Javelin Men"],
    foe=full(
        w2_1="English Thegns 3", w3_2="Butsecarls", w2_2="Godric, Sheriff of Berkshire", w3_3="Gytha Thorkelsdóttir"
    ),
)
case(
    "full-range-to-the-leaders-wedge",
    "S.FULL.RANGE",
    shown("English Archers", 1, 9),
    instead("English Archers", "Great Fyrd 2", "w3.2", "S.FULL.RANGE"),
    acts("English Archers"),
    aims("English Archers", "William FitzRobert", "S.RANGE.TARGET"),
    has=5,
    top=["English Archers"],
    foe=full(),
    you=["w3 William FitzRobert"],
)
case(
    "full-range-to-the-range-wedge",
    "S.FULL.RANGE",
    shown("English Archers", 1, 9),
    instead("English Archers", "Great Fyrd 2", "w3.2", "S.FULL.RANGE"),
    acts("English Archers"),
    aims("English Archers", "Norman Archers", "S.RANGE.TARGET"),
    has=5,
    top=["English Archers"],
    foe=full(),
    you=["w1 William FitzRobert", "w3 Norman Archers"],
)
case(
    "full-range-to-row-1",
    "S.FULL.RANGE",
    shown("English Archers", 1, 9),
    instead("English Archers", "Great Fyrd", "w2.1", "S.FULL.RANGE"),
    "cannot-act English Archers S.PLAY.ACTION_NOW",
    has=5,
    top=["English Archers"],
    foe=full(),
    you=["w1 William FitzRobert"],
)
case(
    "full-range-then-the-player",
    "S.FULL.RANGE S.CHOICE",
    shown("English Archers", 1, 8),
    instead("English Archers", "Great Fyrd", "w2.1", "S.FULL.RANGE"),
    "cannot-act English Archers S.PLAY.ACTION_NOW",
    has=5,
    top=["English Archers"],
    foe=full(w3_1="Great Fyrd 3"),
    you=["w1 William FitzRobert"],
    offered=["target 'Great Fyrd'", "target 'Great Fyrd 3'"],
    answers=["target 'Great Fyrd'"],
)
case(
    "full-range-does-not-replace-range",
    "S.FULL.RANGE S.FULL.NONE",
    shown("Javelin Men 2", 1, 8),
    "full Javelin Men 2 S.FULL.NONE",
    has=5,
    top=["Javelin Men 2"],
    you=["w1 William FitzRobert"],
    foe=full(
        w1_1="English Thegns 3",
        w2_1="English Archers",
        w3_2="English Archers 2",
        w3_3="Javelin Men",
        w1_2="Royal Housecarls",
        w2_2="Royal Housecarls 2",
        w1_3="Veterans of Stamford Bridge",
        w3_1="Edwin, Earl of Mercia",
    ),
)
# Cavalry and Shielding break ties.
case(
    "full-cavalry-row-3",
    "S.FULL.CAVALRY",
    shown("Mounted Thegns", 3, 9),
    instead("Mounted Thegns", "Great Fyrd 2", "w1.3", "S.FULL.CAVALRY"),
    "cannot-act Mounted Thegns S.PLAY.ACTION_NOW",
    has=5,
    top=["Mounted Thegns"],
    foe=full(w3_2="Butsecarls 2", w1_3="Great Fyrd 2"),
)
case(
    "full-cavalry-no-row-3",
    "S.FULL.CAVALRY S.CHOICE",
    shown("Mounted Thegns", 3, 9),
    instead("Mounted Thegns", "Great Fyrd", "w2.1", "S.FULL.CAVALRY"),
    "cannot-act Mounted Thegns S.PLAY.ACTION_NOW",
    has=5,
    top=["Mounted Thegns"],
    foe=full(),
    offered=["target 'Great Fyrd'", "target 'Great Fyrd 2'"],
    answers=["target 'Great Fyrd'"],
)
case(
    "full-cavalry-only-if-tied",
    "S.FULL.CAVALRY",
    shown("Mounted Thegns", 3, 9),
    instead("Mounted Thegns", "Great Fyrd", "w2.1", "S.FULL.CAVALRY"),
    "cannot-act Mounted Thegns S.PLAY.ACTION_NOW",
    has=5,
    top=["Mounted Thegns"],
    foe=full(w3_2="Butsecarls 2", w1_3="Five-Hide Men 2"),
)
case(
    "full-shielding-row-1",
    "S.FULL.SHIELDING",
    shown("Royal Housecarls", 3, 9),
    instead("Royal Housecarls", "Great Fyrd", "w2.1", "S.FULL.SHIELDING"),
    has=5,
    top=["Royal Housecarls"],
    foe=full(),
)
case(
    "full-shielding-no-row-1",
    "S.FULL.SHIELDING S.CHOICE",
    shown("Royal Housecarls", 3, 9),
    instead("Royal Housecarls", "Great Fyrd 2", "w3.2", "S.FULL.SHIELDING"),
    has=5,
    top=["Royal Housecarls"],
    foe=full(w2_1="Butsecarls", w2_2="Great Fyrd"),
    offered=["target 'Great Fyrd'", "target 'Great Fyrd 2'"],
    answers=["target 'Great Fyrd 2'"],
)
case(
    "full-shielding-same-cost",
    "S.FULL.SHIELDING S.FULL.NONE",
    shown("Five-Hide Men 2", 1, 11),
    "full Five-Hide Men 2 S.FULL.NONE",
    has=5,
    top=["Five-Hide Men 2"],
    foe=full(
        w2_1="English Thegns 3", w3_2="Gytha Thorkelsdóttir", w2_2="Godric, Sheriff of Berkshire", w1_3="Butsecarls"
    ),
)
case(
    "full-neither-by-choice",
    "S.FULL.REPLACE",
    shown("Veterans of Stamford Bridge", 4, 9),
    instead("Veterans of Stamford Bridge", "Great Fyrd", "w2.1"),
    has=5,
    top=["Veterans of Stamford Bridge"],
    foe=full(),
    answers=["target 'Great Fyrd'"],
    offered=["target 'Great Fyrd'", "target 'Great Fyrd 2'"],
)
case(
    "full-attachments-fall-with-it",
    "S.FULL.REPLACE",
    shown("Edwin, Earl of Mercia", 4, 10),
    instead("Edwin, Earl of Mercia", "Great Fyrd", "w2.1"),
    has=5,
    top=["Edwin, Earl of Mercia"],
    foe=[*full(w3_2="Butsecarls 2", w1_3="English Thegns 3"), "on Great Fyrd: Kite Shield"],
    after={"Kite Shield": "discard", "Great Fyrd": "discard"},
)

# ------------------------------------------------------------------ Attachments and Tactics

for wedge in (1, 2, 3):
    case(
        f"attach-wedge-of-the-leader-{wedge}",
        "S.PLACE.ATTACH",
        shown("Dragon of Wessex", 1, 1),
        f"attaches Dragon of Wessex w{wedge} S.PLACE.ATTACH",
        has=1,
        top=["Dragon of Wessex"],
        you=[f"w{wedge} William FitzRobert"],
    )
case(
    "attach-leader-of-a-claimed-wedge",
    "S.PLACE.ATTACH S.CHOICE R.SOLO.EXISTING",
    shown("Dragon of Wessex", 1, 1),
    "attaches Dragon of Wessex w3 S.PLACE.ATTACH",
    has=1,
    top=["Dragon of Wessex"],
    you=["w1 William FitzRobert"],
    claimed=[0, -1, -1],
    offered=["target w2", "target w3"],
    answers=["target w3"],
)
case(
    "attach-card-in-the-leaders-wedge",
    "S.PLACE.ATTACH",
    shown("Kite Shield", 1, 1),
    "attaches Kite Shield Great Fyrd S.PLACE.ATTACH",
    has=1,
    top=["Kite Shield"],
    foe=["w1.1 Great Fyrd 2", "w3.1 Great Fyrd"],
    you=["w3 William FitzRobert"],
)
case(
    "attach-of-several-there-the-player",
    "S.PLACE.ATTACH S.CHOICE",
    shown("Kite Shield", 1, 1),
    "attaches Kite Shield Harold Godwinson S.PLACE.ATTACH",
    has=1,
    top=["Kite Shield"],
    foe=["w2.1 Great Fyrd", "w1.1 Breme"],
    offered=["target 'Great Fyrd'", "target 'Harold Godwinson'"],
    answers=["target 'Harold Godwinson'"],
)
case(
    "attach-nobody-there-the-player",
    "S.PLACE.ATTACH S.CHOICE",
    shown("Kite Shield", 1, 1),
    "attaches Kite Shield Great Fyrd S.PLACE.ATTACH",
    has=1,
    top=["Kite Shield"],
    foe=["w3.1 Great Fyrd"],
    you=["w1 William FitzRobert"],
    offered=["target 'Harold Godwinson'", "target 'Great Fyrd'"],
    answers=["target 'Great Fyrd'"],
)
case(
    "attach-to-the-only-one-it-names",
    "S.PLACE.ATTACH",
    shown("Coronation at Westminster", 0, 0),
    "attaches Coronation at Westminster Harold Godwinson S.PLACE.ATTACH",
    has=0,
    top=["Coronation at Westminster"],
    you=["w1 William FitzRobert"],
)
case(
    "attach-norman-castle",
    "S.PLACE.ATTACH",
    shown("Castle on the Hill", 2, 2),
    "attaches Castle on the Hill w1 S.PLACE.ATTACH",
    has=2,
    top=["Castle on the Hill"],
    you=["w1 Harold Godwinson"],
    **NORMAN_FOE,
)
case(
    "attach-no-cavalry-to-bear-it",
    "R.SOLO.ATTACH",
    "no-host Gonfanon R.SOLO.ATTACH",
    shown("Breton Foot", 0, 0),
    put("Breton Foot", "w1.1"),
    has=0,
    top=["Gonfanon", "Breton Foot"],
    **NORMAN_FOE,
    after={"Gonfanon": "discard"},
)
case(
    "attach-cavalry-bears-it",
    "S.PLACE.ATTACH",
    shown("Gonfanon", 0, 0),
    "attaches Gonfanon Norman Knights S.PLACE.ATTACH",
    has=0,
    top=["Gonfanon"],
    foe=["w1.1 Norman Knights"],
    **NORMAN_FOE,
)
case(
    "attach-agile-is-ignored",
    "S.PLAY.IGNORED S.PLACE.ATTACH",
    shown("Spanish Horse", 1, 1),
    "attaches Spanish Horse William FitzRobert S.PLACE.ATTACH",
    ignored("Spanish Horse"),
    has=1,
    top=["Spanish Horse"],
    **NORMAN_FOE,
)
case(
    "tactics-to-the-reserve",
    "S.PLACE.TACTICS",
    shown("Battle on Foot", 3, 3),
    "reserves Battle on Foot S.PLACE.TACTICS",
    has=3,
    top=["Battle on Foot"],
    after={"Battle on Foot": "reserve"},
)
case(
    "tactics-act-at-once",
    "S.PLACE.TACTICS S.PLAY.ACTION_NOW",
    shown("Wagon of Arms", 2, 2),
    "reserves Wagon of Arms S.PLACE.TACTICS",
    acts("Wagon of Arms"),
    aims("Wagon of Arms", "Norman Archers", "S.CHOICE"),
    has=2,
    top=["Wagon of Arms"],
    foe=["w1.3 Norman Archers (tired)"],
    tired={"Norman Archers": False},
    **NORMAN_FOE,
)
case(
    "tactics-solo-ability",
    "S.PLACE.TACTICS S.ABILITY.FOE",
    shown("The London Road", 1, 1),
    "reserves The London Road S.PLACE.TACTICS",
    acts("The London Road", "S.ABILITY.FOE"),
    aims("The London Road", "Great Fyrd", "S.CHOICE"),
    has=1,
    top=["The London Road"],
    foe=["w1.1 Great Fyrd"],
)
case(
    "tactics-discount-is-ignored",
    "S.PLACE.TACTICS S.PLAY.IGNORED",
    shown("The Winchester Treasure", 2, 2),
    "reserves The Winchester Treasure S.PLACE.TACTICS",
    ignored("The Winchester Treasure"),
    has=2,
    top=["The Winchester Treasure"],
)
case(
    "full-battlefield-keeps-no-tactics-out",
    "S.PLACE.TACTICS S.FULL.REPLACE",
    shown("Battle on Foot", 3, 9),
    "reserves Battle on Foot S.PLACE.TACTICS",
    has=5,
    top=["Battle on Foot"],
    foe=full(),
)

# ------------------------------------------------------------------ Events

case(
    "event-is-used-and-discarded",
    "S.PLACE.EVENT",
    shown("Saxon Determination", 1, 1),
    acts("Saxon Determination", "S.PLACE.EVENT"),
    aims("Saxon Determination", "Harold Godwinson", "S.PLAY.HEAL"),
    has=1,
    top=["Saxon Determination"],
    foe=["w2.3 Harold Godwinson (3 damage)"],
    after={"Saxon Determination": "discard"},
    damage={"Harold Godwinson": 0},
)
case(
    "event-without-target",
    "S.PLACE.EVENT",
    "no-event Saxon Determination S.PLACE.EVENT",
    shown("Great Fyrd", 0, 1),
    put("Great Fyrd", "w1.1"),
    has=1,
    top=["Saxon Determination", "Great Fyrd"],
    after={"Saxon Determination": "discard"},
)
case(
    "event-too-dear",
    "S.DRAW.COST S.PLACE.EVENT",
    dear("Saxon Determination", 1, 0),
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    has=0,
    top=["Saxon Determination", "Great Fyrd"],
    foe=["w2.3 Harold Godwinson (3 damage)"],
)
case(
    "event-several-in-a-row",
    "S.PLACE.EVENT",
    "no-event Close Ranks S.PLACE.EVENT",
    "no-event Saxon Determination S.PLACE.EVENT",
    "no-event Malfosse S.PLACE.EVENT",
    shown("Great Fyrd", 0, 2),
    put("Great Fyrd", "w1.1"),
    has=2,
    top=["Close Ranks", "Saxon Determination", "Malfosse", "Great Fyrd"],
)
case(
    "event-responses-only",
    "S.PLACE.EVENT S.PLAY.IGNORED",
    "no-event The Duke Lives! S.PLACE.EVENT",
    shown("Breton Foot", 0, 1),
    put("Breton Foot", "w1.1"),
    has=1,
    top=["The Duke Lives!", "Breton Foot"],
    **NORMAN_FOE,
)
case(
    "event-one-of-its-actions",
    "S.PLACE.EVENT_CHOICE S.CHOICE",
    shown("Holy Cross!", 0, 0),
    acts("Holy Cross!", "S.PLACE.EVENT_CHOICE"),
    aims("Holy Cross!", "Great Fyrd", "S.CHOICE"),
    has=0,
    top=["Holy Cross!"],
    foe=["w1.1 Great Fyrd"],
    offered=["act 'Holy Cross!' 1", "act 'Holy Cross!' 2"],
    answers=["act 'Holy Cross!' 1"],
)
case(
    "event-the-other-action",
    "S.PLACE.EVENT_CHOICE",
    shown("Holy Cross!", 0, 0),
    acts("Holy Cross!", "S.PLACE.EVENT_CHOICE"),
    aims("Holy Cross!", "Harold Godwinson", "S.CHOICE"),
    has=0,
    top=["Holy Cross!"],
    foe=["w1.1 Great Fyrd"],
    answers=["act 'Holy Cross!' 2"],
)
case(
    "event-only-what-can-be-taken",
    "S.PLACE.EVENT_CHOICE S.PLACE.EVENT",
    shown("Holy Cross!", 0, 0),
    acts("Holy Cross!", "S.PLACE.EVENT"),
    aims("Holy Cross!", "Harold Godwinson", "S.CHOICE"),
    has=0,
    top=["Holy Cross!"],
)
case(
    "event-damage-to-range-first",
    "S.PLAY.TARGET S.PLACE.EVENT_CHOICE",
    shown("Axes and Stones", 1, 1),
    acts("Axes and Stones", "S.PLACE.EVENT_CHOICE"),
    aims("Axes and Stones", "Norman Archers"),
    has=1,
    top=["Axes and Stones"],
    you=["w1 Norman Archers", "w3 Norman Knights"],
    answers=["act 'Axes and Stones' 1"],
    after={"Norman Archers": "discard"},
)
case(
    "event-damage-otherwise-the-player",
    "S.PLAY.TARGET S.CHOICE",
    shown("Axes and Stones", 1, 1),
    acts("Axes and Stones", "S.PLACE.EVENT_CHOICE"),
    aims("Axes and Stones", "Norman Knights"),
    has=1,
    top=["Axes and Stones"],
    you=["w3 Norman Knights"],
    answers=["act 'Axes and Stones' 1", "target 'Norman Knights'"],
    damage={"Norman Knights": 2},
)
case(
    "event-as-many-as-there-are",
    "R.SOLO.MOST S.PLAY.TARGET",
    shown("Axes and Stones", 1, 1),
    acts("Axes and Stones", "S.PLACE.EVENT_CHOICE"),
    aims("Axes and Stones", "Norman Archers"),
    aims("Axes and Stones", "Norman Knights"),
    has=1,
    top=["Axes and Stones"],
    you=["w1 Norman Archers", "w3 Norman Knights"],
    answers=["act 'Axes and Stones' 2"],
    damage={"Norman Archers": 1, "Norman Knights": 1},
)
case(
    "event-existing-wedges-first",
    "S.PLAY.TARGET R.SOLO.EXISTING",
    shown("Axes and Stones", 1, 1),
    acts("Axes and Stones", "S.PLACE.EVENT_CHOICE"),
    aims("Axes and Stones", "William FitzRobert"),
    has=1,
    top=["Axes and Stones"],
    you=["w3 Norman Knights"],
    claimed=[-1, -1, 1],
    reached=[6, 6],
    answers=["act 'Axes and Stones' 1"],
    damage={"William FitzRobert": 2, "Norman Knights": 0},
)
case(
    "event-claimed-if-there-is-no-other",
    "S.PLAY.TARGET R.SOLO.EXISTING",
    shown("Malfosse", 2, 2),
    acts("Malfosse", "S.PLACE.EVENT"),
    aims("Malfosse", "Norman Knights", "S.CHOICE"),
    has=2,
    top=["Malfosse"],
    you=["w3 Norman Knights"],
    claimed=[-1, -1, 1],
    reached=[6, 6],
    after={"Norman Knights": "discard"},
)
case(
    "event-tires-three",
    "R.SOLO.MOST S.CHOICE",
    shown("The Duke is Dead!", 3, 3),
    acts("The Duke is Dead!", "S.PLACE.EVENT"),
    aims("The Duke is Dead!", "Oarsmen", "S.CHOICE"),
    aims("The Duke is Dead!", "Breton Foot", "S.CHOICE"),
    has=3,
    top=["The Duke is Dead!"],
    you=["w1 Oarsmen", "w3 Breton Foot"],
    answers=["target 'Oarsmen'"],
    tired={"Oarsmen": True, "Breton Foot": True},
)
case(
    "event-solo-tires",
    "S.ABILITY.FOE",
    shown("March at Dawn", 0, 0),
    acts("March at Dawn", "S.ABILITY.FOE"),
    aims("March at Dawn", "Great Fyrd", "S.CHOICE"),
    has=0,
    top=["March at Dawn"],
    you=["w1 Great Fyrd"],
    tired={"Great Fyrd": True},
    **NORMAN_FOE,
)
case(
    "event-solo-without-target",
    "S.ABILITY.FOE S.PLACE.EVENT",
    "no-event March at Dawn S.PLACE.EVENT",
    shown("Breton Foot", 0, 0),
    put("Breton Foot", "w1.1"),
    has=0,
    top=["March at Dawn", "Breton Foot"],
    **NORMAN_FOE,
)
case(
    "event-solo-damages-range-first",
    "S.ABILITY.FOE S.PLAY.TARGET",
    shown("Retreat or Flight?", 1, 1),
    acts("Retreat or Flight?", "S.ABILITY.FOE"),
    aims("Retreat or Flight?", "English Archers"),
    has=1,
    top=["Retreat or Flight?"],
    you=["w1 English Archers", "w3 Great Fyrd"],
    **NORMAN_FOE,
)
# Discounts
case(
    "discount-then-a-card",
    "S.PLACE.EVENT_DISCOUNT",
    shown("Summons of the Shires", 0, 1),
    acts("Summons of the Shires", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    cheaper("Butsecarls", 3, 2, 1),
    put("Butsecarls", "w1.1"),
    has=1,
    top=["Summons of the Shires", "Butsecarls"],
)
case(
    "discount-until-it-can-be-paid",
    "S.PLACE.EVENT_DISCOUNT S.DRAW.COST",
    shown("Summons of the Shires", 0, 0),
    acts("Summons of the Shires", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    still_dear("Butsecarls", 3, 2, 0),
    dear("Gytha Thorkelsdóttir", 2, 0),
    cheaper("English Thegns", 2, 2, 0),
    put("English Thegns", "w1.1"),
    has=0,
    top=["Summons of the Shires", "Butsecarls", "Gytha Thorkelsdóttir", "English Thegns"],
)
case(
    "discount-and-played",
    "S.PLACE.EVENT_DISCOUNT S.PLACE.EVENT",
    shown("Summons of the Shires", 0, 2),
    acts("Summons of the Shires", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    "no-event Malfosse S.PLACE.EVENT",
    cheaper("Veterans of Stamford Bridge", 4, 2, 2),
    put("Veterans of Stamford Bridge", "w1.1"),
    has=2,
    top=["Summons of the Shires", "Malfosse", "Veterans of Stamford Bridge"],
)
case(
    "discount-used-up-by-any-card",
    "R.SOLO.DISCOUNT S.PLACE.EVENT_DISCOUNT",
    shown("Summons of the Shires", 0, 0),
    acts("Summons of the Shires", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    shown("Breme", 0, 0),
    put("Breme", "w1.1"),
    "cannot-act Breme S.PLAY.ACTION_NOW",
    has=0,
    top=["Summons of the Shires", "Breme", "English Thegns"],
    after={"English Thegns": "deck"},
)
case(
    "discount-and-the-deck-runs-out",
    "S.PLACE.EVENT_DISCOUNT S.DRAW.EMPTY",
    shown("Summons of the Shires", 0, 0),
    acts("Summons of the Shires", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    still_dear("Butsecarls", 3, 2, 0),
    "turns-over 2 S.DRAW.EMPTY",
    has=0,
    top=["Summons of the Shires", "Butsecarls"],
    alone=True,
)
case(
    "discount-or-move-is-a-discount",
    "S.PLACE.EVENT_DISCOUNT S.PLAY.IGNORED",
    shown("Favourable Wind", 0, 0),
    acts("Favourable Wind", "S.PLACE.EVENT"),
    "draws-again 2 S.PLACE.EVENT_DISCOUNT",
    cheaper("Breton Horsemen", 2, 2, 0),
    put("Breton Horsemen", "w1.1"),
    ignored("Breton Horsemen"),
    has=0,
    top=["Favourable Wind", "Breton Horsemen"],
    foe=["w3.1 Norman Knights"],
    **NORMAN_FOE,
)

# ------------------------------------------------------------------ What the Foe ignores

for name, cost, faction in (
    ("Breton Horsemen", 2, "norman"),
    ("Knights of the Cotentin", 4, "norman"),
    ("Wadard", 0, "norman"),
    ("William Malet", 2, "norman"),
    ("Carpenters", 0, "norman"),
    ("Godric, Sheriff of Berkshire", 3, "saxon"),
    ("Gytha Thorkelsdóttir", 2, "saxon"),
    ("Ealdgyth of Mercia", 2, "saxon"),
    ("Wulfstan, Bishop of Worcester", 3, "saxon"),
    ("Ælfwold, Abbot of St Benet's", 1, "saxon"),
):
    case(
        f"ignores-{name.lower().replace(' ', '-').replace(',', '')}",
        "S.PLAY.IGNORED R.SOLO.IGNORED",
        shown(name, cost, 4),
        put(name, "w1.1"),
        ignored(name),
        has=4,
        top=[name],
        you=["w1 Norman Knights" if faction == "saxon" else "w1 Great Fyrd", "hand Oarsmen"]
        if faction == "saxon"
        else ["w1 Great Fyrd", "hand Great Fyrd 2"],
        **(NORMAN_FOE if faction == "norman" else {}),
    )
case(
    "ignores-its-agile-shoots-all-the-same",
    "S.PLAY.IGNORED S.PLAY.ACTION_NOW",
    shown("Mounted Archers", 2, 2),
    put("Mounted Archers", "w1.1", "S.PLACE.RANGE"),
    ignored("Mounted Archers"),
    acts("Mounted Archers"),
    aims("Mounted Archers", "Harold Godwinson", "S.RANGE.TARGET"),
    has=2,
    top=["Mounted Archers"],
    you=["w1 Harold Godwinson"],
    **NORMAN_FOE,
)
case(
    "ignores-discounts-of-its-own",
    "S.PLAY.IGNORED S.DRAW.COST",
    dear("English Thegns", 2, 1),
    shown("Great Fyrd", 0, 1),
    put("Great Fyrd", "w2.1"),
    level="easy",
    round=5,
    top=["English Thegns", "Great Fyrd"],
    foe=["w1.1 Godric, Sheriff of Berkshire"],
)
case(
    "ignores-family",
    "S.PLAY.IGNORED",
    dear("Leofwine Godwinson", 4, 3),
    shown("Great Fyrd", 0, 3),
    put("Great Fyrd", "w2.1"),
    has=2,
    top=["Leofwine Godwinson", "Great Fyrd"],
    foe=["w1.1 Gytha Thorkelsdóttir"],
)

# ------------------------------------------------------------------ Actions at once, and their targets

case(
    "action-at-once",
    "S.PLAY.ACTION_NOW S.PLAY.TARGET",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    aims("Men of Kent", "Norman Knights"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Norman Knights"],
    damage={"Norman Knights": 1},
    tired={"Men of Kent": False},
)
case(
    "action-impossible",
    "S.PLAY.ACTION_NOW",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    "cannot-act Men of Kent S.PLAY.ACTION_NOW",
    has=2,
    top=["Men of Kent"],
)
case(
    "damage-range-first",
    "S.PLAY.TARGET",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    aims("Men of Kent", "Norman Archers"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Norman Knights", "w1 Norman Archers"],
    damage={"Norman Archers": 1},
)
case(
    "damage-several-range-the-player",
    "S.PLAY.TARGET S.CHOICE",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    aims("Men of Kent", "Norman Crossbowmen"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Norman Knights", "w1 Norman Archers", "w1 Norman Crossbowmen"],
    offered=["target 'Norman Archers'", "target 'Norman Crossbowmen'"],
    answers=["target 'Norman Crossbowmen'"],
)
case(
    "damage-no-range-the-player",
    "S.PLAY.TARGET S.CHOICE",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    aims("Men of Kent", "Oarsmen"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Norman Knights", "w1 Oarsmen"],
    offered=["target 'Norman Knights'", "target 'Oarsmen'"],
    answers=["target 'Oarsmen'"],
    after={"Oarsmen": "discard"},
)
case(
    "damage-all-needs-no-choice",
    "S.PLAY.ACTION_NOW",
    shown("Waltheof, Son of Siward", 5, 5),
    put("Waltheof, Son of Siward", "w1.1"),
    acts("Waltheof, Son of Siward"),
    has=5,
    top=["Waltheof, Son of Siward"],
    you=["w1 Norman Knights", "w1 Norman Spearmen"],
    damage={"Norman Knights": 1, "Norman Spearmen": 1, "William FitzRobert": 0},
)
case(
    "objective-damage",
    "S.PLAY.ACTION_NOW",
    shown("Morcar, Earl of Northumbria", 4, 4),
    put("Morcar, Earl of Northumbria", "w1.1"),
    acts("Morcar, Earl of Northumbria"),
    has=4,
    top=["Morcar, Earl of Northumbria"],
)
case(
    "hinders-the-player",
    "S.PLAY.ACTION_NOW",
    shown("Eilmer of Malmesbury", 0, 0),
    put("Eilmer of Malmesbury", "w1.1"),
    acts("Eilmer of Malmesbury"),
    has=0,
    top=["Eilmer of Malmesbury"],
    objective_damage=[3, 0],
)
for hurt, healed in (((1, 3), "Harold Godwinson"), ((2, 1), "Waltheof, Son of Siward")):
    case(
        f"heals-the-most-damaged-{healed.split()[0].lower()}",
        "S.PLAY.HEAL",
        shown("Leofric, Abbot of Peterborough", 2, 2),
        put("Leofric, Abbot of Peterborough", "w2.1"),
        acts("Leofric, Abbot of Peterborough"),
        aims("Leofric, Abbot of Peterborough", healed, "S.PLAY.HEAL"),
        has=2,
        top=["Leofric, Abbot of Peterborough"],
        foe=[f"w1.1 Waltheof, Son of Siward ({hurt[0]} damage)", f"w2.3 Harold Godwinson ({hurt[1]} damage)"],
        damage={healed: max(hurt) - 2},
    )
case(
    "heals-equally-damaged-the-player",
    "S.PLAY.HEAL S.CHOICE",
    shown("Leofric, Abbot of Peterborough", 2, 2),
    put("Leofric, Abbot of Peterborough", "w2.1"),
    acts("Leofric, Abbot of Peterborough"),
    aims("Leofric, Abbot of Peterborough", "Harold Godwinson", "S.PLAY.HEAL"),
    has=2,
    top=["Leofric, Abbot of Peterborough"],
    foe=["w1.1 Waltheof, Son of Siward (2 damage)", "w2.3 Harold Godwinson (2 damage)"],
    offered=["target 'Waltheof, Son of Siward'", "target 'Harold Godwinson'"],
    answers=["target 'Harold Godwinson'"],
)
case(
    "heals-only-what-it-says",
    "S.PLAY.HEAL S.PLAY.ACTION_NOW",
    shown("Eadric, Deacon of Blakeney", 0, 0),
    put("Eadric, Deacon of Blakeney", "w1.1"),
    "cannot-act Eadric, Deacon of Blakeney S.PLAY.ACTION_NOW",
    has=0,
    top=["Eadric, Deacon of Blakeney"],
    foe=["w2.3 Harold Godwinson (4 damage)"],
)
case(
    "nothing-printed-nothing-done",
    "S.PLAY.ACTION_NOW",
    shown("Saxon Ceorl", 0, 0),
    put("Saxon Ceorl", "w1.1"),
    has=0,
    top=["Saxon Ceorl"],
)
case(
    "constants-simply-hold",
    "S.PLAY.ACTION_NOW",
    shown("Edgar the Ætheling", 2, 2),
    put("Edgar the Ætheling", "w1.1"),
    has=2,
    top=["Edgar the Ætheling"],
)
case(
    "two-abilities-in-order",
    "R.SOLO.DEEDS S.PLAY.ACTION_NOW",
    shown("Franco-Flemish Knights", 3, 3),
    put("Franco-Flemish Knights", "w1.1"),
    acts("Franco-Flemish Knights"),
    aims("Franco-Flemish Knights", "Great Fyrd"),
    has=3,
    top=["Franco-Flemish Knights"],
    you=["w1 Great Fyrd"],
    after={"Great Fyrd": "discard"},
    **NORMAN_FOE,
)

# ------------------------------------------------------------------ 'Solo:' abilities of the Foe

for name, cost, faction, you, foe, tail in (
    ("Dane-Axe Men", 2, "saxon", ["w1 Norman Knights"], [], [("aims", "Norman Knights", "S.PLAY.TARGET")]),
    (
        "Dane-Axe Men",
        2,
        "saxon",
        ["w1 Norman Knights", "w1 Norman Archers"],
        [],
        [("aims", "Norman Archers", "S.PLAY.TARGET")],
    ),
    ("Men of London", 2, "saxon", [], ["w2.3 Harold Godwinson (2 damage)"], []),
    ("Gyrth Godwinson", 5, "saxon", [], ["w2.3 Harold Godwinson (2 damage)"], []),
    ("Stigand, Archbishop of Canterbury", 5, "saxon", [], [], []),
    ("Leofwine Godwinson", 4, "saxon", [], ["w3.1 Great Fyrd"], [("aims", "Great Fyrd", "S.CHOICE")]),
    ("Eadric the Steersman", 1, "saxon", ["w3 Norman Knights"], [], [("aims", "Norman Knights", "S.CHOICE")]),
    ("Mounted Thegns", 3, "saxon", ["w1 Norman Knights (tired)"], [], [("aims", "Norman Knights", "S.PLAY.TARGET")]),
    (
        "Edith Swan-neck",
        1,
        "saxon",
        [],
        ["w2.3 Harold Godwinson (1 damage)"],
        [("aims", "Harold Godwinson", "S.PLAY.HEAL")],
    ),
    (
        "Merleswein, Sheriff of Lincolnshire",
        3,
        "saxon",
        [],
        ["w3.1 Butsecarls (2 damage)"],
        [("aims", "Butsecarls", "S.PLAY.HEAL")],
    ),
    ("Taillefer", 1, "norman", ["w1 Great Fyrd"], [], [("aims", "Great Fyrd", "S.CHOICE")]),
    ("Engenulf de L'Aigle", 1, "norman", ["w1 Butsecarls"], [], [("aims", "Butsecarls", "S.PLAY.TARGET")]),
    ("Matilda of Flanders", 2, "norman", [], [], []),
    ("Alan Rufus", 3, "norman", [], [], []),
    (
        "William FitzOsbern",
        4,
        "norman",
        ["w1 Butsecarls", "w1 English Archers"],
        [],
        [("aims", "English Archers", "S.PLAY.TARGET")],
    ),
    ("Lanfranc", 2, "norman", [], ["w2.3 William FitzRobert (2 damage)"], []),
    ("Hildebrand", 3, "norman", [], [], []),
    ("William de Warenne", 3, "norman", [], [], []),
    ("Stephen FitzAirard", 1, "norman", [], [], []),
):
    extra = 1 if any("Butsecarls" in line for line in foe) else 0
    case(
        f"solo-{name.lower().replace(' ', '-').replace(',', '')}-{len(TABLE)}",
        "S.ABILITY.FOE",
        shown(name, cost, 5 + extra),
        put(name, "w1.1"),
        acts(name, "S.ABILITY.FOE"),
        *[aims(name, target, rule) for _, target, rule in tail],
        has=5,
        top=[name],
        you=you,
        foe=foe,
        **(NORMAN_FOE if faction == "norman" else {}),
    )
for damage, said in ((0, "cannot-act William of Poitiers S.PLAY.ACTION_NOW"), (1, "")):
    case(
        f"solo-william-of-poitiers-with-{damage}-damage",
        "S.ABILITY.FOE R.SOLO.EVENT",
        shown("William of Poitiers", 1, 1),
        put("William of Poitiers", "w1.1"),
        said or acts("William of Poitiers", "S.ABILITY.FOE"),
        has=1,
        top=["William of Poitiers"],
        objective_damage=[damage, 0],
        **NORMAN_FOE,
    )
case(
    "solo-impossible-and-nothing-else",
    "S.ABILITY.FOE",
    shown("Ralph de Tosny", 2, 2),
    put("Ralph de Tosny", "w1.1"),
    "cannot-act Ralph de Tosny S.PLAY.ACTION_NOW",
    has=2,
    top=["Ralph de Tosny"],
    **NORMAN_FOE,
)

# ------------------------------------------------------------------ Foe Range Attacks

case(
    "shoots-instead-of-drawing",
    "S.TURN.RANGE_OR_DRAW S.RANGE.TARGET",
    *shoots("English Archers", "William FitzRobert"),
    has=5,
    top=["Great Fyrd"],
    foe=["w2.1 English Archers"],
    tired={"English Archers": True},
    damage={"William FitzRobert": 1},
    after={"Great Fyrd": "deck"},
)
case(
    "tired-shooters-do-not",
    "S.TURN.RANGE_OR_DRAW",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    has=0,
    top=["Great Fyrd"],
    foe=["w2.1 English Archers (tired)"],
)
case(
    "nobody-in-reach",
    "S.TURN.RANGE_OR_DRAW",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w2.1"),
    has=0,
    top=["Great Fyrd"],
    foe=["w1.1 English Archers"],
)
case(
    "one-attack-a-turn",
    "S.TURN.RANGE_OR_DRAW S.RANGE.TARGET S.CHOICE",
    *shoots("English Archers 2", "William FitzRobert"),
    has=5,
    foe=["w2.1 English Archers", "w2.2 English Archers 2"],
    offered=["target 'English Archers'", "target 'English Archers 2'"],
    answers=["target 'English Archers 2'"],
    tired={"English Archers": False, "English Archers 2": True},
)
case(
    "shoots-range-first",
    "S.RANGE.TARGET",
    *shoots("English Archers", "Norman Archers"),
    has=5,
    foe=["w2.1 English Archers"],
    you=["w2 William FitzRobert", "w2 Norman Archers"],
    damage={"Norman Archers": 1, "William FitzRobert": 0},
)
case(
    "shoots-otherwise-the-player",
    "S.RANGE.TARGET S.CHOICE",
    *shoots("English Archers", "Oarsmen"),
    has=5,
    foe=["w2.1 English Archers"],
    you=["w2 William FitzRobert", "w2 Oarsmen"],
    offered=["target 'William FitzRobert'", "target 'Oarsmen'"],
    answers=["target 'Oarsmen'"],
    after={"Oarsmen": "discard"},
)
case(
    "shoots-several-range-the-player",
    "S.RANGE.TARGET S.CHOICE",
    *shoots("English Archers", "Norman Archers 2"),
    has=5,
    foe=["w2.1 English Archers"],
    you=["w2 Norman Archers", "w2 Norman Archers 2", "w1 William FitzRobert"],
    offered=["target 'Norman Archers'", "target 'Norman Archers 2'"],
    answers=["target 'Norman Archers 2'"],
)
case(
    "range-out-of-reach-is-no-target",
    "S.RANGE.TARGET",
    *shoots("Javelin Men", "William FitzRobert"),
    has=5,
    foe=["w2.1 Javelin Men"],
    you=["w2 William FitzRobert", "w2 Norman Archers"],
    damage={"William FitzRobert": 2},
)
case(
    "shields-hold-against-the-foe",
    "S.RANGE.TARGET",
    *shoots("English Archers", "Mailed Foot"),
    has=5,
    foe=["w2.1 English Archers"],
    you=["w2 Mailed Foot", "w2 Norman Archers", "w1 William FitzRobert"],
)
case(
    "gaps-count-as-rows",
    "S.PLAY.NO_SHIFT S.TURN.RANGE_OR_DRAW",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    has=0,
    top=["Great Fyrd"],
    foe=["w2.3 English Archers", "w1.3 Harold Godwinson"],
)
case(
    "late-range-waits",
    "S.VAR.RANGE S.TURN.RANGE_OR_DRAW",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    has=0,
    top=["Great Fyrd"],
    foe=["w2.1 English Archers"],
    late_range=True,
)
case(
    "late-range-at-the-final-battle",
    "S.VAR.RANGE S.RANGE.FINAL",
    *shoots("English Archers", "William FitzRobert"),
    has=0,
    foe=["w2.1 English Archers", "w1.3 Harold Godwinson"],
    late_range=True,
    **FINAL,
)
case(
    "late-range-when-played",
    "S.VAR.RANGE S.PLAY.ACTION_NOW",
    shown("English Archers", 1, 1),
    put("English Archers", "w2.1", "S.PLACE.RANGE"),
    "cannot-act English Archers S.PLAY.ACTION_NOW",
    has=1,
    top=["English Archers"],
    late_range=True,
)
case(
    "norman-crossbows-deal-two",
    "S.RANGE.TARGET",
    *shoots("Norman Crossbowmen", "Harold Godwinson"),
    has=5,
    foe=["w2.1 Norman Crossbowmen"],
    damage={"Harold Godwinson": 2},
    **NORMAN_FOE,
)

# At the final Objective of both the Foe shoots only where it is losing.
case(
    "final-losing",
    "S.RANGE.FINAL",
    *shoots("English Archers", "Norman Knights"),
    has=5,
    foe=["w1.1 English Archers"],
    you=["w1 Norman Knights"],
    **FINAL,
)
case(
    "final-winning",
    "S.RANGE.FINAL",
    "holds-fire English Archers w1 5 4 S.RANGE.FINAL",
    shown("Great Fyrd", 0, 7),
    put("Great Fyrd", "w2.1"),
    has=5,
    top=["Great Fyrd"],
    foe=["w1.1 English Archers", "w1.2 Edwin, Earl of Mercia", "w1.3 Breme"],
    you=["w1 Norman Knights"],
    **FINAL,
)
case(
    "final-equal-is-not-losing",
    "S.RANGE.FINAL",
    "holds-fire English Archers w1 1 1 S.RANGE.FINAL",
    shown("Great Fyrd", 0, 5),
    put("Great Fyrd", "w2.1"),
    has=5,
    top=["Great Fyrd"],
    foe=["w1.1 English Archers"],
    you=["w1 Oarsmen"],
    **FINAL,
)
case(
    "final-only-one-there",
    "S.RANGE.FINAL",
    *shoots("English Archers", "Oarsmen"),
    has=5,
    foe=["w1.1 English Archers"],
    you=["w1 Oarsmen"],
    reached=[6, 5],
    at_final=0b01,
)
case(
    "final-wedge-by-wedge",
    "S.RANGE.FINAL",
    *shoots("English Archers 2", "Norman Knights"),
    has=5,
    foe=["w1.1 English Archers", "w3.1 English Archers 2"],
    you=["w1 Oarsmen", "w3 Norman Knights"],
    **FINAL,
)
case(
    "final-claimed-wedge",
    "S.RANGE.FINAL R.SOLO.CLAIMED_RANGE",
    "no-battle English Archers w1 R.SOLO.CLAIMED_RANGE",
    shown("Great Fyrd", 0, 5),
    put("Great Fyrd", "w2.1"),
    has=5,
    top=["Great Fyrd"],
    foe=["w1.1 English Archers"],
    you=["w1 Norman Knights"],
    claimed=[0, -1, -1],
    **FINAL,
)
case(
    "final-when-played",
    "S.RANGE.FINAL S.PLAY.ACTION_NOW",
    shown("English Archers", 1, 1),
    put("English Archers", "w2.1", "S.PLACE.RANGE"),
    "cannot-act English Archers S.RANGE.FINAL",
    has=1,
    top=["English Archers"],
    **FINAL,
)
case(
    "final-tired-cards-do-not-count",
    "S.RANGE.FINAL",
    *shoots("English Archers", "Norman Knights"),
    has=5,
    foe=["w1.1 English Archers", "w1.2 Edwin, Earl of Mercia (tired)"],
    you=["w1 Norman Knights"],
    **FINAL,
)

# ------------------------------------------------------------------ Passing

case(
    "pass-draws-one-more",
    "S.PASS.SEQUENCE",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd", "Great Fyrd 2"],
    after={"Great Fyrd 2": "deck"},
)
case(
    "pass-shoots-first-then-draws",
    "S.PASS.SEQUENCE S.RANGE.TARGET",
    *shoots("English Archers", "William FitzRobert", "S.PASS.SEQUENCE"),
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd"],
    foe=["w2.1 English Archers"],
)
case(
    "pass-each-shooter-in-the-players-order",
    "S.PASS.SEQUENCE S.RANGE.TARGET",
    *shoots("English Archers 2", "William FitzRobert", "S.PASS.SEQUENCE"),
    *shoots("English Archers", "William FitzRobert", "S.PASS.SEQUENCE"),
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd"],
    foe=["w2.1 English Archers", "w2.2 English Archers 2"],
    answers=["target 'English Archers 2'"],
    damage={"William FitzRobert": 2},
)
case(
    "pass-tired-shooters-do-not",
    "S.PASS.SEQUENCE",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w1.1"),
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd"],
    foe=["w2.1 English Archers (tired)"],
)
case(
    "pass-final-only-where-losing",
    "S.PASS.SEQUENCE S.RANGE.FINAL R.SOLO.RANGE_PASS",
    *shoots("English Archers 2", "Norman Knights", "S.PASS.SEQUENCE"),
    "holds-fire English Archers w1 1 1 S.RANGE.FINAL",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w2.1"),
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd"],
    foe=["w1.1 English Archers", "w3.1 English Archers 2"],
    you=["w1 Oarsmen", "w3 Norman Knights"],
    **FINAL,
)
case(
    "pass-deck-runs-out",
    "S.PASS.SEQUENCE S.DRAW.EMPTY",
    "turns-over 1 S.DRAW.EMPTY",
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    alone=True,
    foe=["discard Great Fyrd"],
)
case(
    "pass-nothing-to-replace",
    "S.PASS.SEQUENCE S.FULL.NONE",
    shown("Great Fyrd 3", 0, 4),
    "full Great Fyrd 3 S.FULL.NONE",
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    top=["Great Fyrd 3"],
    foe=full(),
)
case(
    "pass-the-dial-stays-at-5",
    "S.PASS.SEQUENCE R.SOLO.LEVELS",
    shown("Great Fyrd", 0, 5),
    put("Great Fyrd", "w1.1"),
    "dial 21 5 S.PASS.SEQUENCE",
    PASSES,
    level="easy",
    round=20,
    does="pass",
    top=["Great Fyrd"],
)
for level, value in (("easy", -1), ("normal", -1), ("hard", -1), ("hero", 0), ("epic", 1), ("king", 2)):
    has = max(0, {"easy": -1, "normal": -1, "hard": -1, "hero": 0, "epic": 0, "king": 1}[level])
    case(
        f"pass-moves-the-dial-{level}",
        "S.PASS.SEQUENCE S.SETUP.DIAL",
        shown("Great Fyrd", 0, has),
        put("Great Fyrd", "w1.1"),
        f"dial 2 {value} S.PASS.SEQUENCE",
        PASSES,
        level=level,
        round=1,
        does="pass",
        top=["Great Fyrd"],
    )

# ------------------------------------------------------------------ Commander

LOST: dict[str, Any] = {"claimed": [-1, 0, -1], **FINAL}
case(
    "commander-goes-where-the-foe-is-weakest",
    "S.COMMANDER",
    "commander Harold Godwinson w3 S.COMMANDER",
    has=0,
    top=["Great Fyrd"],
    foe=["w2.3 Harold Godwinson", "w1.1 Breme"],
    after={"Harold Godwinson": "w3.1", "Great Fyrd": "deck"},
    **LOST,
)
case(
    "commander-least-might-of-the-foe",
    "S.COMMANDER R.SOLO.COMMANDER",
    "commander Harold Godwinson w1 S.COMMANDER",
    has=0,
    foe=["w1.1 Breme", "w3.1 Butsecarls"],
    you=["w1 Norman Knights"],
    after={"Harold Godwinson": "w1.2"},
    **LOST,
)
case(
    "commander-tie-is-the-players",
    "S.COMMANDER S.CHOICE",
    "commander Harold Godwinson w3 S.COMMANDER",
    has=0,
    offered=["target w1", "target w3"],
    answers=["target w3"],
    after={"Harold Godwinson": "w3.1"},
    **LOST,
)
case(
    "commander-first-free-row",
    "S.COMMANDER S.PLAY.NO_SHIFT",
    "commander Harold Godwinson w1 S.COMMANDER",
    has=0,
    foe=["w1.1 Breme", "w1.3 Great Fyrd", "w3.1 Butsecarls"],
    after={"Harold Godwinson": "w1.2"},
    **LOST,
)
case(
    "commander-replaces-the-cheapest",
    "S.COMMANDER",
    "commander Harold Godwinson w1 S.COMMANDER",
    "replaces Harold Godwinson Great Fyrd w1 2 S.COMMANDER",
    has=0,
    foe=["w1.1 Five-Hide Men", "w1.2 Great Fyrd", "w1.3 Ælfric of Yelling", "w3.1 Veterans of Stamford Bridge"],
    after={"Harold Godwinson": "w1.2", "Great Fyrd": "discard"},
    **LOST,
)
case(
    "commander-replaces-the-players-choice",
    "S.COMMANDER S.CHOICE",
    "commander Harold Godwinson w1 S.COMMANDER",
    "replaces Harold Godwinson Breme w1 3 S.COMMANDER",
    has=0,
    foe=["w1.1 Five-Hide Men", "w1.2 Great Fyrd", "w1.3 Breme", "w3.1 Veterans of Stamford Bridge"],
    offered=["target 'Great Fyrd'", "target 'Breme'"],
    answers=["target 'Breme'"],
    after={"Harold Godwinson": "w1.3"},
    **LOST,
)
case(
    "commander-after-range",
    "S.COMMANDER S.TURN.RANGE_OR_DRAW",
    *shoots("English Archers", "Norman Knights"),
    has=0,
    foe=["w1.1 English Archers"],
    you=["w1 Norman Knights"],
    after={"Harold Godwinson": "w2.3"},
    **LOST,
)
case(
    "commander-when-the-player-passes",
    "S.COMMANDER S.PASS.SEQUENCE",
    "commander Harold Godwinson w3 S.COMMANDER",
    "dial 6 0 S.PASS.SEQUENCE",
    PASSES,
    has=0,
    does="pass",
    foe=["w1.1 Breme"],
    **LOST,
)
case(
    "commander-only-then",
    "S.COMMANDER",
    shown("Great Fyrd", 0, 0),
    put("Great Fyrd", "w2.1"),
    has=0,
    top=["Great Fyrd"],
    claimed=[0, -1, -1],
    after={"Harold Godwinson": "w2.3"},
    **FINAL,
)
case(
    "commander-one-wedge-left",
    "S.COMMANDER",
    "commander Harold Godwinson w3 S.COMMANDER",
    has=0,
    claimed=[1, 0, -1],
    after={"Harold Godwinson": "w3.1"},
    **FINAL,
)

# ------------------------------------------------------------------ the harder choice

case(
    "worst-target",
    "S.CHOICE",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    "worst Oarsmen 2",
    aims("Men of Kent", "Oarsmen"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Norman Knights", "w1 Oarsmen"],
    worst=True,
    after={"Oarsmen": "discard"},
)
case(
    "worst-shooter-and-target",
    "S.CHOICE S.RANGE.TARGET",
    "worst English Archers 2",
    "shoots English Archers S.TURN.RANGE_OR_DRAW",
    "worst Oarsmen 2",
    aims("English Archers", "Oarsmen", "S.RANGE.TARGET"),
    has=0,
    worst=True,
    foe=["w2.1 English Archers", "w2.2 English Archers 2"],
    you=["w2 Oarsmen", "w2 William FitzRobert"],
)
case(
    "worst-of-one-is-no-choice",
    "S.CHOICE",
    shown("Men of Kent", 2, 2),
    put("Men of Kent", "w1.1"),
    acts("Men of Kent"),
    aims("Men of Kent", "Oarsmen"),
    has=2,
    top=["Men of Kent"],
    you=["w1 Oarsmen"],
    worst=True,
)
case(
    "worst-event-action",
    "S.CHOICE S.PLACE.EVENT_CHOICE",
    shown("Holy Cross!", 0, 0),
    "worst-act Holy Cross! 2 2",
    acts("Holy Cross!", "S.PLACE.EVENT_CHOICE"),
    aims("Holy Cross!", "Harold Godwinson", "S.CHOICE"),
    has=0,
    top=["Holy Cross!"],
    foe=["w1.1 Great Fyrd"],
    worst=True,
)
case(
    "worst-refuge",
    "S.CHOICE S.COMMANDER",
    "worst w1 2",
    "commander Harold Godwinson w1 S.COMMANDER",
    has=0,
    worst=True,
    you=["w1 Norman Knights", "w3 William FitzRobert"],
    after={"Harold Godwinson": "w1.1"},
    **LOST,
)
case(
    "attach-not-in-a-claimed-wedge",
    "R.SOLO.ATTACH S.PLACE.ATTACH R.SOLO.EXISTING",
    "no-host Gonfanon R.SOLO.ATTACH",
    shown("Breton Foot", 0, 0),
    put("Breton Foot", "w2.1"),
    has=0,
    top=["Gonfanon", "Breton Foot"],
    foe=["w1.1 Norman Knights"],
    claimed=[0, -1, -1],
    **NORMAN_FOE,
)
case(
    "destroys-what-is-damaged-here",
    "S.PLAY.ACTION_NOW S.CHOICE",
    shown("Thurkill of Kingston", 2, 2),
    put("Thurkill of Kingston", "w1.1"),
    acts("Thurkill of Kingston"),
    aims("Thurkill of Kingston", "Norman Spearmen", "S.CHOICE"),
    has=2,
    top=["Thurkill of Kingston"],
    you=["w1 Norman Spearmen (1 damage)"],
    after={"Norman Spearmen": "discard"},
)
case(
    "event-solo-heals-and-makes-the-player-discard",
    "S.ABILITY.FOE",
    shown("God Shall Judge", 2, 2),
    acts("God Shall Judge", "S.ABILITY.FOE"),
    has=2,
    top=["God Shall Judge"],
    you=["hand Oarsmen"],
    foe=["w2.3 Harold Godwinson (2 damage)"],
    answers=["discard Oarsmen"],
    damage={"Harold Godwinson": 1},
    after={"Oarsmen": "discard"},
)


# ------------------------------------------------------------------ guns of 1565

MALTA_FOE: dict[str, Any] = {"faction": "ottoman", "opponent": "malta"}
OTTOMAN_FOE: dict[str, Any] = {"faction": "malta", "opponent": "ottoman"}
VALETTE = "Jean Parisot de Valette"

case(
    "guns-fire-as-a-turn",
    "R.SOLO.GUNS S.TURN.RANGE_OR_DRAW",
    "shoots Eighty-Pounders S.TURN.RANGE_OR_DRAW",
    foe=["w2.1 Eighty-Pounders"],
    you=["w2 Maltese Militia"],
    top=["Azabs"],
    tired={"Eighty-Pounders": True},
    damage={VALETTE: 1},
    after={"Azabs": "deck"},
    **OTTOMAN_FOE,
)
case(
    "guns-without-an-enemy-hold-their-fire",
    "R.SOLO.GUNS S.TURN.RANGE_OR_DRAW",
    shown("Azabs", 0, 0),
    put("Azabs", "w2.1"),
    has=0,
    foe=["w1.1 Eighty-Pounders"],
    top=["Azabs"],
    tired={"Eighty-Pounders": False},
    **OTTOMAN_FOE,
)
case(
    "guns-are-placed-like-range-cards-and-fire-at-once",
    "R.SOLO.GUNS S.PLACE.RANGE S.PLAY.ACTION_NOW",
    shown("Eighty-Pounders", 3, 3),
    put("Eighty-Pounders", "w3.1", "S.PLACE.RANGE"),
    acts("Eighty-Pounders"),
    has=3,
    you=[f"w3 {VALETTE}"],
    top=["Eighty-Pounders"],
    damage={VALETTE: 1},
    **OTTOMAN_FOE,
)
case(
    "guns-aim-at-guns-first",
    "R.SOLO.GUNS S.RANGE.TARGET",
    "shoots Turgut's Battery S.TURN.RANGE_OR_DRAW",
    aims("Turgut's Battery", "Batteries of St. Angelo", "R.SOLO.GUNS"),
    foe=["w1.1 Turgut's Battery"],
    you=["w1 Batteries of St. Angelo"],
    damage={"Batteries of St. Angelo": 1, VALETTE: 0},
    **OTTOMAN_FOE,
)
case(
    "guns-hold-their-fire-at-the-end",
    "R.SOLO.GUNS S.RANGE.FINAL",
    "holds-fire Eighty-Pounders w2 4 2 S.RANGE.FINAL",
    shown("Azabs", 0, 0),
    put("Azabs", "w1.1"),
    has=0,
    foe=["w2.1 Eighty-Pounders"],
    top=["Azabs"],
    tired={"Eighty-Pounders": False},
    **OTTOMAN_FOE,
    **FINAL,
)
case(
    "a-battery-that-is-no-artillery-is-an-action-like-another",
    "S.PLACE.ORDER S.PLAY.ACTION_NOW",
    shown("Francisco de Guiral", 3, 3),
    put("Francisco de Guiral", "w1.1"),
    acts("Francisco de Guiral"),
    has=3,
    you=["w1 Eighty-Pounders"],
    top=["Francisco de Guiral"],
    damage={"Eighty-Pounders": 1},
    **MALTA_FOE,
)
