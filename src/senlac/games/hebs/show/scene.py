"""The table as a graphical client draws it: the viewer's side below, the other above, three wedges between them.

Everything comes from a `View`: values are those of a state imagined from it, of which only what the view knows is
told. Things are named by refs (`card:41`, `wedge:1`, `objective:3`, `side:0`), which choices and log lines share.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from senlac.games.hebs.rules.abilities import CHOOSE
from senlac.games.hebs.rules.deployment import relentless_card
from senlac.games.hebs.rules.paying import PAY
from senlac.games.hebs.rules.targets import BY_SLOT, objective_number, trigger_kind
from senlac.games.hebs.rules.values import (
    cost_of,
    discounts,
    fits,
    is_shielded,
    lasting,
    objective_total,
    ready_resources,
    resources_of,
    row_of,
    totals,
    value_of,
)
from senlac.games.hebs.show.board import colon, element_name, heading, name_of, waiting, word_of_box
from senlac.games.hebs.show.cardtext import ability_text, type_line
from senlac.games.hebs.show.faces import attribute_of, card_ref, names_of, ref_of
from senlac.games.hebs.show.shapes import (
    Column,
    Held,
    Note,
    Payment,
    Pending,
    Piece,
    Rank,
    Scene,
    Side,
    Target,
    Task,
    Term,
    Total,
)
from senlac.games.hebs.state.codes import (
    GIVE_WEDGE,
    HEALTH,
    MIGHT,
    ON_ABILITY,
    ON_DAMAGE,
    ON_DESTROY,
    ON_MOVE,
    ON_WEDGE,
    PROTECTED,
    ROWS,
    SIDES,
    THIS_ROUND,
    WEDGES,
    ZEAL,
)
from senlac.games.hebs.state.places import place_of, wedge_of
from senlac.games.hebs.state.table import DEPLOYMENT, SETTING_UP
from senlac.games.hebs.state.variants import HebsRules
from senlac.kernel.events import SPECTATOR
from senlac.kernel.frames import Sealed, top_op
from senlac.kernel.responses import CANCELLED, Record
from senlac.kernel.views import View

# ------------------------------------------------------------------ what is drawn


# ------------------------------------------------------------------ refs


# ------------------------------------------------------------------ what is printed


# ------------------------------------------------------------------ the table


class OpenTable:
    """What lies open, which is most of the table: drawn once in a language for all who look at the same position.

    It is drawn from what a view tells everybody, and nothing else is known here.
    """

    def __init__(self, game: HebsRules, view: View, lang: str) -> None:
        self.seen = told_to_all(view)
        painter = Painter(game, View(game, SPECTATOR, self.seen), lang)
        self.reserve = [painter.reserve(side) for side in SIDES]
        self.objectives = [painter.objectives(side) for side in SIDES]
        self.ranks = [[painter.rank(side, wedge) for wedge in range(WEDGES)] for side in SIDES]

    def scene(self, game: HebsRules, view: View, lang: str) -> dict[str, Any]:
        """The position as a seat sees it; a spectator looks from side 0."""
        built: dict[str, Any] = msgspec.to_builtins(Painter(game, view, lang).scene(self))
        return built


def told_to_all(view: View) -> dict[str, Any]:
    """What a view tells without what only its seat knows, and without what is being asked."""
    nobody = {"seat": SPECTATOR, "side": SPECTATOR, "hand": [], "shown": [[], []]}
    return {**view.data, **nobody, "table": {**view.data["table"], "top": []}}


class Painter:
    """Draws one view in one language."""

    def __init__(self, game: HebsRules, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.s = game.imagine(view)
        self.mine: int = view.data["side"]

    @cached_property
    def sums(self) -> dict[int, list[int]]:
        return {which: totals(self.s, which) for which in (MIGHT, ZEAL)}

    def scene(self, there: OpenTable) -> Scene:
        s = self.s
        below = max(0, self.mine)
        return Scene(
            "battlefield",
            " · ".join(heading(s, self.lang)),
            s.round,
            s.phase,
            self.game.ground_ids[s.attacker],
            bool(s.result),
            self.side(1 - below, there),
            self.side(below, there),
            [self.column(wedge, there.ranks[1 - below][wedge], there.ranks[below][wedge]) for wedge in range(WEDGES)],
            self.stack(),
            [self.held(card, s.box.cost[card], []) for card in self.coming()],
            self.payment(),
        )

    def say(self, name: str) -> str:
        return word_of_box(self.game, name, self.lang)

    def name(self, card: int) -> str:
        return name_of(self.game, card, self.lang)

    # ------------------------------------------------------------ cards

    def piece(self, card: int, row: int = 0) -> Piece:
        s, box = self.s, self.s.box
        army = box.is_army[card]
        might, zeal, health = [value_of(s, card, which) if army else 0 for which in (MIGHT, ZEAL, HEALTH)]
        attached = [self.piece(on) for on, host in s.attached if host == card]
        notes = self.notes(card)
        found = Piece(
            card_ref(card),
            self.name(card),
            "",
            army,
            row,
            s.tired[card],
            might,
            zeal,
            health,
            s.damage[card],
            resources_of(s, card),
            notes,
            attached,
            box.side[card],
        )
        found.label = self.label(card, found)
        return found

    def label(self, card: int, it: Piece) -> str:
        """A card in play in one sentence."""
        parts = [it.name, self.kind_of(card)]
        if it.row:
            parts.append(f"{self.say('row')} {it.row}")
        if it.army:
            left = max(0, it.health - it.damage)
            health = f"{left} {self.say('of')} {it.health}" if it.damage else f"{it.health}"
            parts += [f"{self.say('might')} {it.might}", f"{self.say('zeal')} {it.zeal}"]
            parts.append(f"{self.say('health')} {health}")
        if it.resources:
            parts.append(f"{self.say('resources')} {it.resources}")
        if it.tired:
            parts.append(self.say("legend-tired"))
        parts += [note.text for note in it.notes]
        if it.attached:
            parts.append(f"{self.say('attached')}{colon(self.lang)}{', '.join([on.name for on in it.attached])}")
        return ", ".join(parts)

    def kind_of(self, card: int) -> str:
        """Type, unit type and traits of a card."""
        box = self.s.box
        return type_line(box.cards[card], names_of(self.game, box.side[card]), self.lang)

    def notes(self, card: int) -> list[Note]:
        """What has been given to a card (H.TERM.MODIFIER), and what it is safe from."""
        s = self.s
        found = [note for which in range(4) for note in self.gifts(card, which)]
        if any([mod[0] == card and mod[1] == PROTECTED for mod in s.mods]):
            found.append(Note("safe", self.say("legend-safe")))
        if s.box.is_army[card] and is_shielded(s, card):
            found.append(Note("shielded", self.say("shielded")))
        if card in s.doomed:
            found.append(Note("doomed", self.say("legend-doomed")))
        if card in s.refreshed:
            found.append(Note("refreshed", self.say("refreshed")))
        return found

    def gifts(self, card: int, which: int) -> list[Note]:
        """What changes one of a card's values: what was given to it, and what Constant abilities give."""
        s, box = self.s, self.s.box
        value = self.say(("might", "zeal", "health", "resources")[which])
        found: list[Note] = []
        for element, kind, amount, until, _ in s.mods:
            if element == card and kind == which:
                how_long = self.say("this-round" if until == THIS_ROUND else "for-good")
                found.append(gift(value, amount, how_long))
        place = place_of(s, card)
        if place >= 0:
            row = row_of(s, card)
            for it in lasting(s, box.gifts[which]):
                f = it.effect.filter
                if f is not None and fits(s, box, f, card, place % WEDGES, row, it.source, it.home, it.row):
                    found.append(gift(value, it.effect.amount, self.name(it.source)))
        return found

    def held(self, card: int, cost: int, notes: list[Note]) -> Held:
        """A card that is not in play, with its printed values."""
        box = self.s.box
        if cost < box.cost[card]:
            notes = [Note("cheaper", self.say("cheaper")), *notes]
        parts = [self.name(card), self.kind_of(card), f"{self.say('cost')} {cost}"]
        if box.is_army[card]:
            for which, value in ((MIGHT, "might"), (ZEAL, "zeal"), (HEALTH, "health")):
                parts.append(f"{self.say(value)} {box.printed[which][card]}")
        if box.resources[card]:
            parts.append(f"{self.say('resources')} {box.resources[card]}")
        return Held(card_ref(card), self.name(card), ", ".join([*parts, *[note.text for note in notes]]), cost, notes)

    # ------------------------------------------------------------ sides

    def side(self, side: int, there: OpenTable) -> Side:
        s, box, data = self.s, self.s.box, self.view.data
        top = relentless_card(s, box, side)
        marker = s.phase != SETTING_UP and s.marker == side
        passed = bool(s.phase == DEPLOYMENT and not s.result and (s.passed >> side) & 1)
        active = s.phase == DEPLOYMENT and not s.result and not passed and s.active == side
        states = (("marker", marker), ("turn", active), ("passed", passed))
        return Side(
            ref=f"side:{side}",
            side=side,
            name=self.game.show.label("seat" if side == self.game.foe else "side", side, self.lang),
            faction=box.packs[side].faction,
            role=self.say("attacker" if side == s.attacker else "defender"),
            attacker=side == s.attacker,
            mine=side == self.mine,
            marker=marker,
            active=active,
            passed=passed,
            standing=[self.say(state) for state, holds in states if holds],
            leader=card_ref(box.leader[side]),
            hand=self.hand(side) if side == self.mine else [],
            hand_count=None if side == self.game.foe or self.game.accompanies else data["hands"][side],
            seen=[] if side == self.mine else [card_ref(card) for card in s.shown[side]],
            deck_count=data["decks"][side],
            discard=[card_ref(card) for card in s.discard[side]],
            relentless=card_ref(top) if top >= 0 else "",
            removed=[card_ref(card) for card in s.removed[side]],
            pool=self.pool(side),
            reserve=there.reserve[side],
            resources=ready_resources(s, side),
            objectives=there.objectives[side],
        )

    def reserve(self, side: int) -> list[Piece]:
        return [self.piece(card) for card in self.s.reserve[side]]

    def hand(self, side: int) -> list[Held]:
        """The viewer's hand: what cards cost now, which the opponent has seen, which are about to be discarded."""
        s = self.s
        cheaper = discounts(s, side)
        chosen = self.answered()
        found: list[Held] = []
        for card in s.hand[side]:
            notes = [Note("seen", self.say("seen"))] if card in s.shown[side] else []
            if ("discard", card) in chosen:
                notes.append(Note("chosen", self.say("chosen")))
            found.append(self.held(card, cost_of(s.box, card, cheaper), notes))
        return found

    def pool(self, side: int) -> list[Held]:
        """The viewer's deck while cards may be taken out of it (H.VAR.DECK): nothing of its order is in it."""
        s = self.s
        if side != self.mine or self.question() != "setup.cut-decks":
            return []
        gone = self.answered()
        return [self.held(card, s.box.cost[card], []) for card in sorted(s.deck[side]) if ("remove", card) not in gone]

    def question(self) -> str:
        """What is being asked, of anybody."""
        return top_op(self.s).kind if self.s.top and not self.s.result else ""

    def answered(self) -> list[tuple[Any, ...]]:
        """What the viewer has answered so far to a question that is put to both in secret."""
        s = self.s
        if not self.question() or not isinstance(top_op(s), Sealed) or self.view.seat < 0:
            return []
        return [tuple(action) for action in s.top[2][1][self.view.seat][1]]

    def objectives(self, side: int) -> list[Task]:
        s, box = self.s, self.s.box
        found: list[Task] = []
        for place, which in enumerate(s.order[side]):
            it = box.tasks[side][which]
            final = place == len(s.order[side]) - 1
            state: Literal["done", "current", "ahead"] = "ahead"
            if place < s.reached[side]:
                state = "done"
            elif place == s.reached[side]:
                state = "current"
            now = self.against(side, it.attribute) if state == "current" and not final else None
            number = objective_number(s, side, it.letter)
            task = Task(
                ref=f"objective:{number}",
                letter=it.letter,
                name=self.game.show.label("objective", number, self.lang),
                label="",
                state=state,
                final=final,
                attribute=attribute_of(it.card.battle),
                value=it.value,
                health=it.health,
                damage=s.objective_damage[side] if state == "current" else it.health if state == "done" else 0,
                now=now,
            )
            task.label = self.task_label(task)
            found.append(task)
        return found

    def task_label(self, it: Task) -> str:
        parts = [f"{self.say('objective')} {it.letter}", it.name, self.say(it.state)]
        if it.final:
            parts.append(self.say("final"))
        elif it.state != "done":
            now = f"{it.now.value} {self.say('against')} " if it.now is not None else ""
            parts.append(f"{self.say(it.attribute)} {now}{it.value}")
            parts.append(f"{self.say('damage')} {it.damage} {self.say('of')} {it.health}")
        return ", ".join(parts)

    def against(self, side: int, which: int) -> Total:
        """What a side's Ready cards in the battlefield have together, against its Objective."""
        places = range(side * WEDGES, side * WEDGES + WEDGES)
        summed = self.terms if self.s.game.rules < 2 else self.sum_of  # Rules 1 left out what lies on wedges.
        return Total(objective_total(self.s, side, which), [term for place in places for term in summed(place, which)])

    # ------------------------------------------------------------ wedges

    def column(self, wedge: int, above: Rank, below: Rank) -> Column:
        s, box = self.s, self.s.box
        name = self.game.show.label("wedge", wedge, self.lang)
        claimed = s.claimed[wedge]
        notes: list[str] = []
        if claimed >= 0:
            notes.append(f"{self.say('claimed-by')} {self.game.show.label('side', claimed, self.lang)}")
        for element, kind, _, _, whose in s.mods:
            if element == box.count + wedge and kind == PROTECTED:
                notes.append(
                    f"{self.game.show.label('side', whose, self.lang)}{colon(self.lang)}{self.say('protected-by')}"
                )
        health = box.wedge_health[s.attacker][wedge]
        label = f"{name}{colon(self.lang)}{'; '.join([above.label, below.label, *notes])}"
        return Column(f"wedge:{wedge}", name, label, health, claimed, notes, above, below)

    def rank(self, side: int, wedge: int) -> Rank:
        s, box = self.s, self.s.box
        place = side * WEDGES + wedge
        cards = s.line[place]
        rows = s.rows_of(place)[: len(cards)]
        health = box.wedge_health[s.attacker][wedge]
        attached = [card for card, host in s.attached if host == box.count + wedge and box.side[card] == side]
        might, zeal = [Total(self.sums[which][place], self.sum_of(place, which)) for which in (MIGHT, ZEAL)]
        dealt = f"{self.say('dealt')} {s.wedge_damage[place]} {self.say('of')} {health}"
        whose = self.game.show.label("side", side, self.lang)
        return Rank(
            side,
            [self.piece(card, row) for card, row in zip(cards, rows, strict=True)],
            [self.piece(card) for card in attached],
            might,
            zeal,
            s.wedge_damage[place],
            next((row for row in range(1, ROWS + 1) if row not in rows), 0),
            f"{whose} {self.say('might')} {might.value}, {self.say('zeal')} {zeal.value}, {dealt}",
        )

    def sum_of(self, place: int, which: int) -> list[Term]:
        """What makes up a side's total at a wedge: its Ready army cards, then what lies on the wedge."""
        s, box = self.s, self.s.box
        found = self.terms(place, which)
        for card in s.constant:
            if box.side[card] == place // WEDGES and not s.tired[card] and wedge_of(s, card) == place % WEDGES:
                for effect in box.constants[card]:
                    if effect.op == GIVE_WEDGE and effect.value == which:
                        found.append(Term(card_ref(card), self.name(card), effect.amount))
        cut = self.sums[which][place] - sum([term.value for term in found])
        return [*found, Term("", self.say("floor"), cut)] if cut else found

    def terms(self, place: int, which: int) -> list[Term]:
        s = self.s
        ready = [card for card in s.line[place] if not s.tired[card]]
        return [Term(card_ref(card), self.name(card), value_of(s, card, which)) for card in ready]

    # ------------------------------------------------------------ what waits

    def coming(self) -> list[int]:
        """The cards that are on their way into play."""
        s = self.s
        placed = [s.box.leader[s.top[2][0]]] if self.question() == "setup.place-leader" else []
        return [*placed, *s.limbo]

    def stack(self) -> list[Pending]:
        """What waits to be resolved, the newest first; before it, what is still being aimed."""
        found = [self.pending(record) for record in self.s.pending[::-1]]
        return [*self.aiming(), *found]

    def aiming(self) -> list[Pending]:
        """An ability whose targets are being chosen."""
        s = self.s
        if self.question() != CHOOSE.name:
            return []
        side, index, source, _, targets = s.top[2]
        record: Record = (index, source, side ^ s.swap, tuple(targets), 0)
        found = self.pending(record)
        found.label = f"{found.label} ({self.say('choosing')})"
        return [found]

    def pending(self, record: Record) -> Pending:
        s, box = self.s, self.s.box
        kind = trigger_kind(record)
        side = record[2] ^ s.swap
        aimed: list[int] = []
        text = ""
        if kind == ON_ABILITY:
            aimed = [target % BY_SLOT for target in record[3]]
            card = box.cards[record[1]] if record[1] >= 0 else None
            text = ability_text(
                box.abilities[record[0]].text,
                names_of(self.game, side),
                self.lang,
                card.attach if card is not None else None,
            )
        elif kind == ON_WEDGE:
            aimed = [box.count + record[3][1]]
        elif kind == ON_MOVE:
            aimed = [box.count + record[3][0]]
        elif kind in (ON_DAMAGE, ON_DESTROY):
            aimed = [record[1]]
        return Pending(
            self.source(record),
            side,
            self.source_name(record),
            # The line begins with the sign of the side, which a client draws.
            waiting(self.game, s, record, self.lang).partition(" ")[2],
            text,
            [Target(ref_of(self.game, "element", it), element_name(self.game, it, self.lang)) for it in aimed],
            bool(record[4] & CANCELLED),
        )

    def source(self, record: Record) -> str:
        """The card or Objective that does something; nothing where a card only suffers it."""
        if record[1] >= 0:
            return "" if trigger_kind(record) in (ON_DAMAGE, ON_DESTROY) else card_ref(record[1])
        return f"objective:{self.objective(record)}" if record[0] >= 0 else ""

    def source_name(self, record: Record) -> str:
        if record[1] >= 0:
            return self.name(record[1])
        if record[0] >= 0:
            return self.game.show.label("objective", self.objective(record), self.lang)
        return self.game.show.label("side", record[2] ^ self.s.swap, self.lang)

    def objective(self, record: Record) -> int:
        ability = self.s.box.abilities[record[0]]
        return objective_number(self.s, ability.side, ability.card)

    def payment(self) -> Payment | None:
        if self.question() != PAY.name:
            return None
        side, card, left, _ = self.s.top[2]
        return Payment(card_ref(card), self.name(card), side, left)


def gift(value: str, amount: int, why: str) -> Note:
    """A value raised or lowered, and by what or for how long.

    >>> gift("Might", 2, "this round").text
    'Might +2 (this round)'
    """
    return Note("more" if amount > 0 else "less", f"{value} {amount:+d} ({why})")


# ------------------------------------------------------------------ what somebody may have in mind


# ------------------------------------------------------------------ what options come to
