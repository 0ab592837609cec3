"""The words of the ability language: a closed vocabulary in Python's syntax.

`WORDS` is the one table of it: the parser, the loader, the compiler, the card text, the opcodes and the generated
reference all read that table.
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ types of expressions

CARDS: Final = "cards"  # a filter over cards
WEDGES: Final = "wedges"  # a filter over wedges
WHO: Final = "who"  # the cards an effect is done to
PLACE: Final = "place"  # the wedge an effect is done to
EFFECT: Final = "effect"  # what an ability does
LASTING: Final = "lasting"  # what a Constant ability does
GIFT: Final = "gift"  # a change of a value
CONDITION: Final = "condition"  # when an ability may be initiated
NUMBER: Final = "number"
AMOUNT: Final = "amount"  # a number, or a count of cards
TEXT: Final = "text"

# What a word needs, so that it means something on a card (`packs/reading.py` refuses it elsewhere).
A_PLACE: Final = "place"  # the card has a wedge
A_CARD: Final = "card"  # the card is in play
A_BEARER: Final = "bearer"  # the card is an Attachment
A_TRIGGER: Final = "trigger"  # the ability is a Response
A_CHOICE: Final = "choice"  # something is chosen in the same ability

#: The words that say where a filter looks; any other looks at army cards in the battlefield, and that is A_FIELD.
ZONES: Final = ("tactics", "attachment", "discarded")
A_FIELD: Final = "field"
IN_PLAY: Final = (A_FIELD, "tactics", "attachment")


class Expr:
    """A word with its arguments; a literal has the word `number` or `text`."""

    __slots__ = ("word", "args", "number", "text")

    def __init__(self, word: str, args: list[Expr], number: int = 0, text: str = "") -> None:
        self.word = word
        self.args = args
        self.number = number
        self.text = text

    def __repr__(self) -> str:
        if self.word == "number":
            return str(self.number)
        if self.word == "text":
            return repr(self.text)
        return f"{self.word}({', '.join([repr(arg) for arg in self.args])})" if self.args else self.word

    def mentions(self, word: str) -> bool:
        """Whether a word occurs anywhere in this."""
        return self.word == word or any([arg.mentions(word) for arg in self.args])


class Word:
    """One word of the vocabulary: what it is, what it takes, what it means, an example, and what it needs."""

    __slots__ = ("name", "gives", "takes", "optional", "means", "example", "needs", "on", "zones")

    def __init__(
        self,
        name: str,
        gives: tuple[str, ...],
        takes: tuple[str, ...],
        optional: int,
        means: str,
        example: str,
        needs: str,
        on: tuple[str, ...],
        zones: tuple[str, ...],
    ) -> None:
        self.name = name
        self.gives = gives
        self.takes = takes
        #: How many of the last arguments may be left out.
        self.optional = optional
        self.means = means
        self.example = example
        #: One of A_PLACE, A_CARD, A_BEARER, A_TRIGGER, A_CHOICE, or nothing.
        self.needs = needs
        #: The triggers that it can answer; none listed if any will do.
        self.on = on
        #: Of an effect: where the cards can be that it is done to.
        self.zones = zones


class BadExpression(Exception):
    """A text that is not an expression of the language; `word` is what is at fault."""

    def __init__(self, message: str, word: str) -> None:
        super().__init__(message)
        self.word = word


WORDS: Final[dict[str, Word]] = {}


def _word(
    name: str,
    gives: str,
    takes: tuple[str, ...],
    means: str,
    example: str,
    optional: int = 0,
    needs: str = "",
    on: tuple[str, ...] = (),
    zones: tuple[str, ...] = (A_FIELD,),
) -> None:
    WORDS[name] = Word(name, tuple(gives.split()), takes, optional, means, example, needs, on, zones)


# Which cards. A filter looks at army cards in the battlefield, unless it names another place or type of card.
_word("mine", "cards", (), "Cards of the ability's own side.", "all(mine & unit)")
_word("enemy", "cards", (), "Army cards of the opponent.", "choose(enemy & here)")
_word("unit", "cards", (), "Units.", "all(mine & unit)")
_word("character", "cards", (), "Characters, Leaders included.", "choose(mine & character)")
_word("leader", "cards", (), "Leaders.", "heal(all(mine & leader), 1)")
_word("infantry", "cards", (), "Infantry Units.", "give(mine & infantry, might(+1))")
_word("cavalry", "cards", (), "Cavalry Units.", "give(mine & cavalry, might(+1))")
_word("ranged", "cards", (), "Ranged Units, which 1066 calls Archers.", "refresh(choose(mine & ranged))")
_word("artillery", "cards", (), "Artillery Units.", "destroy(choose(enemy & artillery))")
_word("navy", "cards", (), "Navy Units.", "damage(choose(enemy & navy), 2)")
_word("army", "cards", (), "Units and Characters.", "cost(mine & army, -1)")
_word("event", "cards", (), "Events.", "cost(mine & event, -1)")
_word("tactics", "cards", (), "Tactics: in the reserve.", "destroy(choose(enemy_card & tactics))")
_word("attachment", "cards", (), "Attachments in play.", "destroy(choose(enemy_card & attachment))")
_word("enemy_card", "cards", (), "Any card of the opponent, not only army cards.", "choose(enemy_card & attachment)")
_word(
    "discarded", "cards", (), "Cards in the discard pile of the ability's own side.", "take(choose(discarded & unit))"
)
_word("trait", "cards", (TEXT,), "Cards with a trait.", "cost(mine & trait('family'), -1)")
_word("card", "cards", (TEXT,), "The card with this id.", "about(card('shield-wall'))")
_word("costs", "cards", (NUMBER,), "Cards with a printed cost of at most so much.", "destroy(choose(enemy & costs(2)))")
_word("ready", "cards", (), "Ready cards.", "tire(choose(enemy & ready))")
_word("tired", "cards", (), "Tired cards.", "destroy(choose(enemy & tired & unit))")
_word("damaged", "cards", (), "Cards with damage.", "heal(choose(mine & damaged), 2)")
_word("here", "cards", (), "Cards in the wedge of the ability's card.", "all(enemy & here)", needs=A_PLACE)
_word("other", "cards", (), "Cards other than the ability's own.", "give(mine & here & other, zeal(+1))")
_word(
    "bearer", "cards who", (), "The card that the ability's attachment is on.", "give(bearer, zeal(+1))", needs=A_BEARER
)
_word("row", "cards", (NUMBER,), "Cards in a row, 1 to 3.", "choose(enemy & row(1))")
_word(
    "reach",
    "cards",
    (NUMBER,),
    "Cards in the same wedge at most so many rows away.",
    "choose(enemy & reach(2))",
    needs=A_PLACE,
)
_word(
    "wedge",
    "wedges",
    (),
    "Wedges that nobody has claimed (for a move, those with room); in `give`, the wedge of the ability's card.",
    "choose(wedge)",
)
_word("and", "cards wedges condition", (), "Both, written `a & b`.", "enemy & here")
_word("or", "cards condition", (), "Either, written `a | b`.", "infantry | ranged")
_word("not", "cards condition", (), "What it is not, written `~a`.", "mine & ~leader")

# Whom an effect is done to.
_word("self", "who", (), "The ability's own card.", "damage(self, 1)", needs=A_CARD)
_word("that", "who", (), "What was chosen first for this ability.", "tire(that)", needs=A_CHOICE)
_word("trigger", "who", (), "The card that the answered trigger is about.", "heal(trigger)", needs=A_TRIGGER)
_word(
    "choose",
    "who place",
    (CARDS, NUMBER),
    "A card (or up to so many) or a wedge of the player's choice.",
    "choose(enemy & here)",
    1,
)
_word("all", "who", (CARDS,), "All such cards, in row order.", "damage(all(enemy & here), 1)")
_word("this_wedge", "place", (), "The wedge of the ability's card.", "damage_wedge(this_wedge, 1)", needs=A_PLACE)

# What an ability does.
_word("damage", "effect", (WHO, AMOUNT), "Deal damage.", "damage(choose(enemy & here), 2)")
_word(
    "range",
    "effect condition",
    (NUMBER, NUMBER),
    "A Range attack: 1 damage (or as said) to an enemy here, so many rows away. As a condition: it is one.",
    "range(2)",
    1,
)
_word(
    "heal",
    "effect",
    (WHO, AMOUNT),
    "Remove damage; all of it, if no number is given.",
    "heal(choose(mine & damaged), 2)",
    1,
)
_word("destroy", "effect", (WHO,), "Destroy.", "destroy(choose(enemy & unit & costs(2)))", zones=IN_PLAY)
_word("tire", "effect", (WHO,), "Tire.", "tire(choose(enemy & ready))", zones=IN_PLAY)
_word(
    "refresh",
    "effect",
    (WHO,),
    "Ready, once a round for a card.",
    "refresh(choose(mine & tired & unit))",
    zones=IN_PLAY,
)
_word("move", "effect", (WHO, PLACE), "Move to another wedge that has room.", "move(self, choose(wedge))")
_word(
    "recall",
    "effect",
    (WHO,),
    "Return from the battlefield to its owner's hand.",
    "recall(choose(enemy & unit & costs(1)))",
    zones=IN_PLAY,
)
_word(
    "take",
    "effect",
    (WHO,),
    "Take from the own discard pile into the hand.",
    "take(choose(discarded & unit))",
    zones=("discarded",),
)
_word("draw", "effect", (AMOUNT,), "Draw cards.", "draw(1)")
_word("enemy_discards", "effect", (NUMBER,), "The opponent discards cards of their choice.", "enemy_discards(1)")
_word("look_at_hand", "effect", (), "Look at the opponent's hand.", "look_at_hand()")
_word("damage_objective", "effect", (AMOUNT,), "Deal damage to the own current Objective.", "damage_objective(2)")
_word(
    "hinder_objective",
    "effect",
    (NUMBER,),
    "Remove damage from the opponent's current Objective.",
    "hinder_objective(2)",
)
_word(
    "damage_wedge",
    "effect",
    (PLACE, AMOUNT),
    "Deal damage to a wedge; only with the final Objective in play.",
    "damage_wedge(choose(wedge), 1)",
)
_word(
    "heal_wedge",
    "effect",
    (PLACE, NUMBER),
    "Remove the opponent's damage from a wedge.",
    "heal_wedge(choose(wedge), 1)",
)
_word(
    "protect_wedge",
    "effect",
    (PLACE,),
    "The opponent deals no damage to a wedge until the end of the round.",
    "protect_wedge(choose(wedge))",
)
_word(
    "bombard",
    "effect",
    (PLACE, AMOUNT),
    "Deal damage to every enemy in a wedge, in row order.",
    "bombard(choose(wedge), 1)",
)
_word("protect", "effect", (WHO,), "Takes no damage until the end of the round.", "protect(choose(mine & character))")
_word(
    "discount",
    "effect",
    (CARDS, NUMBER),
    "The next such card played this round costs so much less.",
    "discount(mine & unit, 2)",
)
_word("take_marker", "effect", (), "Take the first player marker.", "take_marker()")
_word("sacrifice", "effect", (WHO,), "Sacrifice the own card; this is not destruction.", "sacrifice(self)")
_word(
    "cancel",
    "effect",
    (),
    "Cancel what is answered: an ability, a move, a destruction.",
    "cancel()",
    needs=A_TRIGGER,
    on=("ability", "destroy", "move"),
)
_word(
    "prevent",
    "effect",
    (NUMBER,),
    "Prevent so much of the answered damage, or all of it.",
    "prevent(2)",
    1,
    needs=A_TRIGGER,
    on=("damage", "wedge", "objective"),
)
_word(
    "turn_round",
    "effect",
    (),
    "The answered damage to a wedge is dealt by the own side instead.",
    "turn_round()",
    needs=A_TRIGGER,
    on=("wedge",),
)
_word(
    "until_round_end",
    "effect",
    (EFFECT,),
    "What is given lasts until the end of the round.",
    "until_round_end(give(all(mine & here), might(+1)))",
)
_word(
    "give",
    "effect lasting",
    (CARDS, GIFT),
    "Change a value: for good as an effect, while in play as a Constant.",
    "give(mine & cavalry, might(+1))",
)


# What a Constant ability does, besides `give`.
_word("cost", "lasting", (CARDS, NUMBER), "Such cards cost so much less.", "cost(mine & trait('family'), -1)")
_word("shield", "lasting", (CARDS,), "Such cards cannot be chosen for Range attacks.", "shield(mine & here & other)")
_word("relentless", "lasting", (), "May be played from the top of the own discard pile.", "relentless()")

# Values that are given, and counted.
_word("might", "gift", (NUMBER,), "Might.", "might(+1)")
_word("zeal", "gift", (NUMBER,), "Zeal.", "zeal(+1)")
_word("health", "gift", (NUMBER,), "Health.", "health(+2)")
_word("resources", "gift", (NUMBER,), "Resources.", "resources(+1)")
_word(
    "count",
    "amount",
    (CARDS,),
    "How many such cards there are.",
    "damage(choose(enemy & here), count(mine & here & cavalry))",
)

# When an ability may be initiated.
_word("by_me", "condition", (), "The trigger is the own side's doing.", "by_me & about(mine & unit)", needs=A_TRIGGER)
_word("by_enemy", "condition", (), "The trigger is the opponent's doing.", "by_enemy", needs=A_TRIGGER)
_word(
    "about",
    "condition",
    (CARDS,),
    "The card that the trigger is about: whose ability, who is hurt, who moves.",
    "about(mine & unit)",
    needs=A_TRIGGER,
    on=("ability", "played", "damage", "destroy", "move"),
)
_word("final", "condition", (), "The own final Objective is in play.", "final")
_word("both_final", "condition", (), "Both final Objectives are in play.", "both_final")
_word("has", "condition", (CARDS,), "There is such a card.", "has(mine & leader & here)")


# ------------------------------------------------------------------ filters


# ------------------------------------------------------------------ reading
