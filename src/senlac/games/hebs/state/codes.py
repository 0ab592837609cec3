"""The numbers by which the engine knows what cards say: values, filters, triggers, conditions, opcodes."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.language.words import EFFECT, LASTING, WORDS

SIDES: Final = (0, 1)
WEDGES: Final = 3
ROWS: Final = 3

# Values of a card, and the other things that last (`Hebs.mods`).
MIGHT: Final = 0
ZEAL: Final = 1
HEALTH: Final = 2
RESOURCES: Final = 3
PROTECTED: Final = 4
DISCOUNT: Final = 5
SILENT: Final = 6
VALUES: Final = ("might", "zeal", "health", "resources")

# What a filter asks of the position.
IS_READY: Final = 1
IS_TIRED: Final = 2
IS_DAMAGED: Final = 4
IS_WHOLE: Final = 8
IS_HERE: Final = 16
IS_ELSEWHERE: Final = 32
IS_OTHER: Final = 64
IS_SELF: Final = 128
IS_BEARER: Final = 256
IS_NOT_BEARER: Final = 512
NEEDS_PLACE: Final = IS_HERE | IS_ELSEWHERE
OF_STATE: Final = IS_READY | IS_TIRED | IS_DAMAGED | IS_WHOLE
OF_SOURCE: Final = IS_OTHER | IS_SELF | IS_BEARER | IS_NOT_BEARER

ANY_ROW: Final = 0b1111
ANY_REACH: Final = 99

# Where a filter looks.
FIELD: Final = 0
RESERVE: Final = 1
ATTACHED: Final = 2
DISCARDED: Final = 3

# To whom an effect is done.
TO_NONE: Final = 0
TO_SELF: Final = 1
TO_CHOSEN: Final = 2
TO_ALL: Final = 3
TO_TRIGGER: Final = 4
TO_BEARER: Final = 5

# Triggers (R.TRIGGERS), in the order of `pack.TRIGGERS`.
ON_ABILITY: Final = 0
ON_PLAYED: Final = 1
ON_DAMAGE: Final = 2
ON_DESTROY: Final = 3
ON_MOVE: Final = 4
ON_WEDGE: Final = 5
ON_OBJECTIVE: Final = 6
ON_PASS: Final = 7

# Whose triggers a Response answers.
ANYONES: Final = 0
OWN: Final = 1
ENEMYS: Final = 2

# Conditions.
BOTH: Final = 0
EITHER: Final = 1
NOT: Final = 2
BY_ME: Final = 3
BY_ENEMY: Final = 4
ABOUT: Final = 5
AT_FINAL: Final = 6
BOTH_AT_FINAL: Final = 7
HAS: Final = 8
IS_RANGE: Final = 9


def _opcodes() -> dict[str, int]:
    """A number for every word that an ability does, in the order of the vocabulary."""
    found: dict[str, int] = {}
    for word in WORDS.values():
        if word.name != "until_round_end" and (EFFECT in word.gives or LASTING in word.gives):
            found[word.name] = len(found)
    # A Range attack is damage to somebody that it finds in its own way.
    found["range"] = found["damage"]
    return found


#: Opcodes by word; `effects.py` has the table of what they do. These names are for the rules that ask for one.
OPCODES: Final[dict[str, int]] = _opcodes()
DAMAGE: Final = OPCODES["damage"]
HEAL: Final = OPCODES["heal"]
DESTROY: Final = OPCODES["destroy"]
REFRESH: Final = OPCODES["refresh"]
MOVE: Final = OPCODES["move"]
RECALL: Final = OPCODES["recall"]
TAKE: Final = OPCODES["take"]
DRAW: Final = OPCODES["draw"]
LOOK_AT_HAND: Final = OPCODES["look_at_hand"]
DAMAGE_WEDGE: Final = OPCODES["damage_wedge"]
BOMBARD: Final = OPCODES["bombard"]
DISCOUNT_NEXT: Final = OPCODES["discount"]
SACRIFICE: Final = OPCODES["sacrifice"]
GIVE: Final = OPCODES["give"]
COST: Final = OPCODES["cost"]
SHIELD: Final = OPCODES["shield"]
RELENTLESS: Final = OPCODES["relentless"]
TIRE: Final = OPCODES["tire"]
ENEMY_DISCARDS: Final = OPCODES["enemy_discards"]
DAMAGE_OBJECTIVE: Final = OPCODES["damage_objective"]
HINDER_OBJECTIVE: Final = OPCODES["hinder_objective"]
HEAL_WEDGE: Final = OPCODES["heal_wedge"]
PROTECT_WEDGE: Final = OPCODES["protect_wedge"]
TAKE_MARKER: Final = OPCODES["take_marker"]
CANCEL: Final = OPCODES["cancel"]
PREVENT: Final = OPCODES["prevent"]
TURN_ROUND: Final = OPCODES["turn_round"]
#: What is given to a wedge: `give(wedge, …)`.
GIVE_WEDGE: Final = len(OPCODES)

#: All of the damage, for `heal(who)` and `prevent()`.
ALL: Final = 99
#: How long what is given lasts.
FOR_GOOD: Final = 0
THIS_ROUND: Final = 1
