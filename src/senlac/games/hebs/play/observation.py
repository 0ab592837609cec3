"""A table of the card games as numbers, seen from a seat: “mine” is that seat's side, “theirs” the other.

Cards keep their numbers whoever looks. What is not to be seen, in a deck or in the opponent's hand, is 0 everywhere.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from senlac.games.hebs.packs.pack import TRIGGERS
from senlac.games.hebs.rules.solo.dial import dial_of, resources, step_of
from senlac.games.hebs.rules.values import totals
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import DISCOUNT, MIGHT, PROTECTED, SIDES, SILENT, WEDGES, ZEAL
from senlac.games.hebs.state.places import cards_in_play, whereabouts
from senlac.games.hebs.state.table import Hebs, HebsSolo
from senlac.kernel.observation import ITEMS, MANY, Block, Observation, question_of, single

PHASES: Final = ("setting up", "Preparation", "Deployment", "wedges", "Objectives")
#: The questions of the game between two players, and those that the solo game adds.
QUESTIONS: Final = (
    "setup.faction",
    "setup.place-leader",
    "setup.cut-decks",
    "setup.mulligan",
    "preparation.limit",
    "preparation.draft-one",
    "preparation.draft-two",
    "deployment.turn",
    "deployment.use",
    "paying.pay",
    "abilities.choose",
    "abilities.answers-respond",
    "effects.discards",
)
SOLO_QUESTIONS: Final = (
    *QUESTIONS,
    "targets.aim",
    "commander.refuge",
    "commander.makes-room",
    "ranges.shooter",
    "playing.replaced",
    "playing.host",
    "playing.mode",
    "objectives.spoils",
)
WHOSE: Final = ("mine", "theirs")
#: What is given to elements, in the order of `codes.VALUES`.
GIVEN: Final = ("Might", "Zeal", "Health", "Resources")
#: What an attachment is on: a card of its own side, one of the other side, or a wedge.
ON_OWN: Final = 1
ON_ENEMY: Final = 2
ON_WEDGE: Final = 3


class HebsObservation(Observation):
    """What a seat may know of the table."""

    def __init__(self, box: Box, cards: list[str], questions: tuple[str, ...] = QUESTIONS, solo: bool = False) -> None:
        super().__init__(_parts(box, cards, questions, solo))
        self.count = box.count
        self.questions = {kind: number for number, kind in enumerate(questions)}
        self.tasks = max([len(tasks) for tasks in box.tasks])
        self.solo = solo
        place = self.place
        self.phase = place("phase")
        self.question = place("question")
        self.trigger = place("trigger")
        self.about = place("about")
        self.hand = place("hand")
        self.shown = place("shown")
        self.discard = place("discard pile")
        self.removed = place("removed")
        self.wedge = place("wedge 1")
        self.row = place("row")
        self.reserve = place("reserve")
        self.attached = place("attached")
        self.limbo = place("being played")
        self.doomed = place("being destroyed")
        self.damage = place("damage")
        self.tired = place("Tired")
        self.refreshed = place("made Ready")
        self.given = place("given Might")
        self.protected = place("protected")
        self.silent = place("silenced")
        self.discount = place("discount")
        self.foe = place("dial step") if solo else 0
        self.foe_deck = place("Foe's deck") if solo else 0

    def fill(self, s: Any, seat: int, out: array[int], at: int) -> None:
        assert isinstance(s, Hebs)
        me = seat ^ s.swap
        # One assignment is quicker than one for each number.
        out[at : at + self.question] = array(
            ITEMS, self.of_table(s, me) + self.of_objectives(s, me) + self.of_wedges(s, me)
        )
        self.fill_question(s, seat, out, at)
        self.fill_piles(s, me, out, at)
        for side in SIDES:
            self.fill_play(s, side, out, at)
        self.fill_given(s, me, out, at)
        if self.solo:
            self.fill_foe(s, out, at)

    def of_table(self, s: Hebs, me: int) -> list[int]:
        """Round and phase, who does what, how many cards are where."""
        them = 1 - me
        found = [s.round, 0, 0, 0, 0, 0, s.turns, me]
        found[self.phase + s.phase] = 1
        found.append(1 if s.attacker == me else 0)
        found.append(1 if s.marker == me else 0)
        found.append(1 if s.active == me else 0)
        found += [(s.passed >> me) & 1, (s.passed >> them) & 1, (s.at_final >> me) & 1, (s.at_final >> them) & 1]
        found += [len(s.hand[me]), len(s.hand[them]), len(s.deck[me]), len(s.deck[them])]
        found += [len(s.discard[me]), len(s.discard[them]), len(s.pending)]
        return found

    def of_objectives(self, s: Hebs, me: int) -> list[int]:
        """How many are destroyed; value, Health, damage and attribute of the current one; and the order of all."""
        found = [0] * (10 + 2 * self.tasks)
        for whose in range(2):
            side = me ^ whose
            order = s.order[side]
            reached = s.reached[side]
            found[whose] = reached
            found[6 + whose] = s.objective_damage[side]
            if reached < len(order):
                task = s.box.tasks[side][order[reached]]
                found[2 + whose] = task.value
                found[4 + whose] = task.health
                found[8 + whose] = 1 if task.attribute == ZEAL else 0
            first = 10 + whose * self.tasks
            for place in range(len(order)):
                found[first + place] = order[place] + 1
        return found

    def of_wedges(self, s: Hebs, me: int) -> list[int]:
        """Health, damage, claims and totals."""
        mine, theirs = me * WEDGES, (1 - me) * WEDGES
        damage = s.wedge_damage
        found = s.box.wedge_health[max(0, s.attacker)] + damage[mine : mine + WEDGES] + damage[theirs : theirs + WEDGES]
        for side in (me, 1 - me):
            found += [1 if claim == side else 0 for claim in s.claimed]
        for which in (MIGHT, ZEAL):
            total = totals(s, which)
            found += total[mine : mine + WEDGES] + total[theirs : theirs + WEDGES]
        return found

    def fill_question(self, s: Hebs, seat: int, out: array[int], at: int) -> None:
        """What is asked and what it is about, as the question itself says."""
        ask = question_of(s, seat)
        if ask is None:
            return
        out[at + self.question + self.questions[ask.kind]] = 1
        for name, value in ask.about(s, s.top[2]).items():
            if isinstance(value, int):
                if name == "what":
                    out[at + self.trigger + value] = 1
                else:
                    out[at + self.trigger + len(TRIGGERS) + 1] = value
            elif isinstance(value, tuple):
                if value[0] == "ability":
                    out[at + self.trigger + len(TRIGGERS)] = value[1] + 1
                elif value[0] == "card" or value[0] == "element":
                    out[at + self.about + value[1]] = 1

    def fill_piles(self, s: Hebs, me: int, out: array[int], at: int) -> None:
        """The own hand, what was seen of hands, and what lies open."""
        for card in s.hand[me]:
            out[at + self.hand + card] = 1
        mark(out, at + self.limbo, s.limbo)
        mark(out, at + self.doomed, s.doomed)
        mark(out, at + self.refreshed, s.refreshed)
        for side in SIDES:
            depths(out, at + self.discard, s.discard[side])
            mark(out, at + self.shown, s.shown[side])
            mark(out, at + self.removed, s.removed[side])
            mark(out, at + self.reserve, s.reserve[side])

    def fill_play(self, s: Hebs, side: int, out: array[int], at: int) -> None:
        """The cards of a side in the battlefield, and how they are."""
        count = self.count
        for wedge in range(WEDGES):
            place = side * WEDGES + wedge
            rows = s.rows_of(place)
            line = s.line[place]
            for i in range(len(line)):
                out[at + self.wedge + wedge * count + line[i]] = 1
                out[at + self.row + line[i]] = rows[i]
        for card, host in s.attached:
            if s.box.side[card] == side:
                wedge, row = whereabouts(s, card)
                out[at + self.wedge + wedge * count + card] = 1
                out[at + self.row + card] = row
                on = ON_WEDGE if host >= count else ON_OWN if s.box.side[host] == side else ON_ENEMY
                out[at + self.attached + card] = on
        for card in cards_in_play(s, side):
            if s.damage[card]:
                out[at + self.damage + card] = s.damage[card]
            if s.tired[card]:
                out[at + self.tired + card] = 1

    def fill_given(self, s: Hebs, me: int, out: array[int], at: int) -> None:
        """What effects have given to cards and wedges, and discounts."""
        elements = self.count + WEDGES
        for element, value, amount, _until, _whose in s.mods:
            if value == DISCOUNT:
                out[at + self.discount + (0 if element == me else 1)] += amount
            elif value == PROTECTED:
                out[at + self.protected + element] = 1
            elif value == SILENT:
                out[at + self.silent + element] = 1
            else:
                out[at + self.given + value * elements + element] += amount

    def fill_foe(self, s: Hebs, out: array[int], at: int) -> None:
        """The Foe's dial, what it can pay, and its deck once the order of that is known."""
        assert isinstance(s, HebsSolo)
        out[at + self.foe] = step_of(s)
        out[at + self.foe + 1] = dial_of(s)
        out[at + self.foe + 2] = resources(s)
        if s.turned:
            depths(out, at + self.foe_deck, s.deck[1])


def mark(out: array[int], at: int, cards: tuple[int, ...]) -> None:
    """A 1 for each card."""
    for card in cards:
        out[at + card] = 1


def depths(out: array[int], at: int, pile: tuple[int, ...]) -> None:
    """For each card of a pile its place in it, 1 for the top."""
    depth = len(pile)
    for card in pile:
        out[at + card] = depth
        depth -= 1


def _parts(box: Box, cards: list[str], questions: tuple[str, ...], solo: bool) -> list[Block]:
    by_card = tuple(cards)
    wedges = tuple([f"wedge {wedge + 1}" for wedge in range(WEDGES)])
    elements = by_card + tuple([f"w{wedge + 1}" for wedge in range(WEDGES)])
    tasks = max([len(found) for found in box.tasks])
    places = tuple([f"{whose} {place + 1}" for whose in WHOSE for place in range(tasks)])
    found = [
        single("round", MANY, "The round; 0 before the first."),
        Block("phase", PHASES, 0, 1, "1 for the phase of the round."),
        single("turns", MANY, "Deployment turns taken in this round."),
        single("side", 1, "The side this seat plays: 0 or 1."),
        single("attacker", 1, "1 for the attacker."),
        single("marker", 1, "1 with the first player marker."),
        single("active", 1, "1 if the deployment turn is this seat's."),
        Block("passed", WHOSE, 0, 1, "1 for a side that has passed in this phase."),
        Block("at the final", WHOSE, 0, 1, "1 for a side that had the final Objective when the round started."),
        Block("hands", WHOSE, 0, box.count, "Cards in hand."),
        Block("decks", WHOSE, 0, box.count, "Cards in the deck."),
        Block("discarded", WHOSE, 0, box.count, "Cards in the discard pile."),
        single("pending", MANY, "Abilities that are initiated and not yet resolved."),
        Block("Objective", WHOSE, 0, tasks, "Objectives destroyed."),
        Block("Objective value", WHOSE, 0, MANY, "What the total must exceed in an attempt at the current Objective."),
        Block("Objective Health", WHOSE, 0, MANY, "Health of the current Objective."),
        Block("Objective damage", WHOSE, 0, MANY, "Damage on the current Objective."),
        Block("Objective by Zeal", WHOSE, 0, 1, "1 if it is attempted with Zeal, 0 with Might."),
        Block("Objective order", places, 0, tasks, "Which Objective comes when: 1 is A."),
        Block("wedge Health", wedges, 0, MANY, "Damage at which a wedge is claimed."),
        Block("my wedge damage", wedges, 0, MANY, "Damage that this side has dealt."),
        Block("their wedge damage", wedges, 0, MANY, "Damage that the other side has dealt."),
        Block("my claims", wedges, 0, 1, "1 if this side has claimed it."),
        Block("their claims", wedges, 0, 1, "1 if the other side has."),
        Block("my Might", wedges, 0, MANY, "Total of this side's Ready cards."),
        Block("their Might", wedges, 0, MANY, "Total of the other side's Ready cards."),
        Block("my Zeal", wedges, 0, MANY, "Total of this side's Ready cards."),
        Block("their Zeal", wedges, 0, MANY, "Total of the other side's Ready cards."),
        Block("question", questions, 0, 1, "1 for what this seat is asked; all 0 if it is not asked."),
        Block("trigger", TRIGGERS, 0, 1, "1 for what can be responded to."),
        single("ability", MANY, "The ability that something is chosen for, counted from 1."),
        single("amount", MANY, "The number in the question: what is still to pay, to discard, or the damage."),
        Block("about", elements, 0, 1, "1 for the card or wedge that the question is about."),
        Block("hand", by_card, 0, 1, "1 in this seat's hand."),
        Block("shown", by_card, 0, 1, "1 in a hand whose owner's opponent has seen it there."),
        Block("discard pile", by_card, 0, box.count, "The place in a discard pile: 1 is the top."),
        Block("removed", by_card, 0, 1, "1 if taken out of the deck before play."),
    ]
    for wedge in wedges:
        found.append(Block(wedge, by_card, 0, 1, f"1 in {wedge}, on either side, attachments included."))
    found += [
        Block("row", by_card, 0, WEDGES, "The row; an attachment has its bearer's, 0 on a wedge."),
        Block("reserve", by_card, 0, 1, "1 in a reserve."),
        Block("attached", by_card, 0, ON_WEDGE, "1 on a card of its own side, 2 on one of the other, 3 on a wedge."),
        Block("being played", by_card, 0, 1, "1 while it is paid for or resolved."),
        Block("being destroyed", by_card, 0, 1, "1 until it is known whether something saves it."),
        Block("damage", by_card, 0, MANY, "Damage, in play."),
        Block("Tired", by_card, 0, 1, "1 if Tired, in play."),
        Block("made Ready", by_card, 0, 1, "1 if an effect made it Ready in this round."),
    ]
    for name in GIVEN:
        found.append(Block(f"given {name}", elements, -MANY, MANY, f"{name} that effects have added."))
    found += [
        Block("protected", elements, 0, 1, "1 if damage to it is prevented."),
        Block("silenced", elements, 0, 1, "1 if it has no abilities for now."),
        Block("discount", WHOSE, -MANY, MANY, "Off the cost of the next card."),
    ]
    if solo:
        found += [
            single("dial step", MANY, "How far the Foe's Resource Dial has come."),
            Block("dial", ("",), -1, MANY, "What the dial shows."),
            single("Foe's Resources", MANY, "What the Foe can pay."),
            Block(
                "Foe's deck",
                by_card,
                0,
                box.count,
                "The place in the Foe's deck if that was turned over: 1 is the top.",
            ),
        ]
    return found
