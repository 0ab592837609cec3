"""The engine and the reading side by side: the same position, the same answers, and the same table afterwards."""

from __future__ import annotations

import random
from typing import Any

from oracle.reading import Element, Over, Question, Reader, Reading
from oracle.table import read
from senlac.games.hebs.language.words import Expr
from senlac.games.hebs.packs.pack import TRIGGERS, AbilityText
from senlac.games.hebs.rules.abilities import BEGIN, would
from senlac.games.hebs.rules.effects import deal_damage
from senlac.games.hebs.rules.settling import CLAIM, OBJECTIVE_CHECK, mark_for_destruction
from senlac.games.hebs.rules.values import cost_of, discounts, is_shielded, totals, value_of
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import ON_MOVE, ON_OBJECTIVE, ON_WEDGE
from senlac.kernel.frames import CHANCE, OVER, answer, ask_of, asked, options, run, waiting

#: What the engine's questions are called, by what the reading calls them.
ASKS = {"pay": "pay", "choose": "choose", "discard": "discards", "use": "use"}
VALUES = ("might", "zeal", "health", "resources")


class Difference(AssertionError):
    """Text and behaviour are not one."""


def discount_texts(box: Box) -> dict[int, Expr]:
    """By the number of an effect: what it says."""
    return {
        effect.index: e for ability in box.abilities for effect, e in zip(ability.effects, ability.text.do, strict=True)
    }


class Match:
    """A position in which the engine and the reading do the same."""

    def __init__(self, s: Any, texts: dict[int, Expr], rng: random.Random) -> None:
        self.s = s
        self.texts = texts
        self.rng = rng
        self.reader = Reader(read(s, texts))
        self.compared = 0
        #: Responses that are given whenever they can be: cards and numbers of abilities.
        self.wanted: set[tuple[int, int]] = set()

    # ------------------------------------------------------------ the engine's questions

    def asks(self) -> tuple[str, int]:
        """What the engine asks now, and which side."""
        if waiting(self.s) in (OVER, CHANCE):
            return "", -1
        seat = 0 if asked(self.s) & 1 else 1
        return ask_of(self.s).kind.rsplit(".", 1)[-1], seat ^ self.s.swap

    def do(self, side: int, action: tuple[Any, ...]) -> None:
        answer(self.s, side ^ self.s.swap, action)

    def offered(self, side: int) -> list[tuple[Any, ...]]:
        return options(self.s, side ^ self.s.swap)

    def element(self, number: int) -> Element:
        count = self.s.box.count
        return number if number < count else ("wedge", number - count)

    def number(self, element: Element) -> int:
        return element if isinstance(element, int) else self.s.box.count + element[1]

    def plain(self, action: tuple[Any, ...]) -> Any:
        """An option of the engine as the reading has it."""
        verb = action[0]
        if verb in ("pass", "enough", "decline"):
            return None
        if verb == "target":
            return self.element(action[1])
        return action[1:] if verb == "respond" else action[1]

    # ------------------------------------------------------------ the reading's questions

    def follow(self, reading: Reading) -> None:
        """Put every question of the reading to the engine, and compare the tables in the end."""
        try:
            question = next(reading)
            while True:
                question = reading.send(self.put(question))
        except (StopIteration, Over):
            pass
        self.same_table()

    def put(self, question: Question) -> Any:
        kind, side = self.asks()
        if question.kind == "respond":
            return self.window(question)
        if (kind, side) != (ASKS[question.kind], question.side):
            raise Difference(f"{question} is asked by the text; the engine asks {kind!r} of side {side}")
        found = self.offered(side)
        mine = {self.plain(action) for action in found if action[0] != "decline"}
        legal = mine if question.kind == "pay" and mine <= question.legal else question.legal
        if mine != legal:
            raise Difference(f"{question}: the engine offers {self.told(mine)}, the text {self.told(legal)}")
        self.compared += 1
        action = self.rng.choice([it for it in found if it[0] != "enough"] if self.rng.random() < 0.8 else found)
        if question.kind == "use":
            action = self.rng.choice([it for it in found if it[0] == "use"])
        self.do(side, action)
        return self.plain(action)

    def window(self, question: Question) -> Any:
        """A window that the engine has open, or has not since nobody could answer for all that can be seen."""
        kind, side = self.asks()
        if kind == "answers-respond" and side == question.side:
            record = self.s.pending[self.s.top[2][1]]
            what = "ability" if record[0] >= 0 else TRIGGERS[-1 - record[0]]
            if (what, record[1]) == (question.about, question.card):
                found = [it for it in self.offered(side) if it[0] == "respond"]
                mine = {self.plain(action) for action in found}
                if mine != question.legal:
                    raise Difference(f"{question}: the engine offers {self.told(mine)}")
                self.compared += 1
                action: tuple[Any, ...] = ("pass",)
                if self.wanted & mine:
                    action = ("respond", *min(self.wanted & mine))
                elif found and self.rng.random() < 0.25:
                    action = self.rng.choice(found)
                self.do(side, action)
                return self.plain(action)
        if question.legal:
            raise Difference(f"{question} is not asked; the engine asks {kind!r} of side {side}")
        return None

    def told(self, elements: Any) -> list[str]:
        return sorted([self.name(it) for it in elements])

    def name(self, it: Any) -> str:
        if isinstance(it, int):
            return f"{self.s.box.cards[it].id}#{it}"
        return f"{self.name(it[0])} {it[1]}" if isinstance(it, tuple) and isinstance(it[0], int) else str(it)

    # ------------------------------------------------------------ the tables

    def same_table(self) -> None:
        kind, side = self.asks()
        if kind != "turn" and not self.s.result:
            raise Difference(f"by the text all is done; the engine asks {kind!r} of side {side}")
        mine, his = self.reader.t.seen(), read(self.s, self.texts).seen()
        for part in mine:
            if mine[part] != his[part]:
                raise Difference(f"{part}: by the text {mine[part]}, in the engine {his[part]}")
        self.compared += 1
        if not self.s.result:
            self.same_values()

    def same_values(self) -> None:
        """What cards are worth and cost now, with all that lasts."""
        s, reader = self.s, self.reader
        for card in reader.t.field():
            for which, name in enumerate(VALUES):
                self.same(f"{name} of {self.name(card)}", reader.value(card, name), value_of(s, card, which))
            self.same(f"shield of {self.name(card)}", reader.shielded(card), is_shielded(s, card))
        for which, name in enumerate(VALUES[:2]):
            found = totals(s, which)
            for (side, wedge), _ in reader.t.lines.items():
                self.same(f"{name} in wedge {wedge}", reader.total(side, wedge, name), found[side * 3 + wedge])
        for side in (0, 1):
            cheaper = discounts(s, side)
            for card in reader.t.hand[side]:
                self.same(f"cost of {self.name(card)}", reader.cost(card), cost_of(s.box, card, cheaper))

    def same(self, what: str, mine: Any, his: Any) -> None:
        self.compared += 1
        if mine != his:
            raise Difference(f"{what}: by the text {mine}, in the engine {his}")

    def same_turn(self) -> None:
        """What may be done in a deployment turn."""
        side = self.s.active
        his = set()
        for action in self.offered(side):
            his.add((*action[:2], self.element(action[2])) if action[0] == "attach" else action)
        mine = self.reader.turns(side)
        self.same("turns", sorted(map(str, mine - his)), [])
        self.same("turns", sorted(map(str, his - mine)), [])

    # ------------------------------------------------------------ doing things

    def turn(self, action: tuple[Any, ...]) -> None:
        """A deployment turn of the active side."""
        s, reader = self.s, self.reader
        side = s.active
        first = s.passed == 0
        self.do(side, action)
        verb = action[0]
        if verb == "pass":
            self.follow(reader.pass_turn(side, first))
        elif verb == "sacrifice":
            self.follow(reader.sacrifice(action[1]))
        elif verb == "act":
            ability = reader.t.cards[action[1]].abilities[action[2] - 1]
            self.follow(reader.execute(side, action[1], ability))
        else:
            where: Element | None = action[2] if len(action) > 2 else None
            self.follow(reader.play(side, action[1], self.element(action[2]) if verb == "attach" else where))

    def initiate(self, side: int, source: int, index: int, text: AbilityText) -> None:
        """An ability whose costs are paid, as the solo game has a player use a Solo ability."""
        BEGIN.push(self.s, (side, index, source))
        run(self.s)
        self.follow(self.reader.initiate(side, source, text, None))

    def reward(self, side: int) -> None:
        """The current Objective of a side is destroyed."""
        OBJECTIVE_CHECK.push(self.s, (side,))
        run(self.s)
        self.follow(self.reader.check_objective(side))

    def hurt(self, cards: list[int], amount: int, by: int, index: int, ranged: bool) -> None:
        deal_damage(self.s, cards, amount, by, index)
        run(self.s)
        self.follow(self.reader.hurt(cards, amount, by, ranged))

    def destroy(self, cards: list[int], by: int) -> None:
        mark_for_destruction(self.s, cards, by)
        run(self.s)
        self.follow(self.reader.destroy(cards, by))

    def move(self, card: int, wedge: int, by: int) -> None:
        would(self.s, ON_MOVE, card, by, (wedge,))
        run(self.s)
        self.follow(self.reader.would_move(card, wedge, by))

    def damage_wedge(self, by: int, wedge: int, amount: int) -> None:
        CLAIM.push(self.s, (wedge,))
        would(self.s, ON_WEDGE, -1, by, (amount, wedge))
        run(self.s)
        self.follow(self.reader.would_damage_wedge(by, wedge, amount))

    def damage_objective(self, side: int, amount: int) -> None:
        OBJECTIVE_CHECK.push(self.s, (side,))
        would(self.s, ON_OBJECTIVE, -1, side, (amount,))
        run(self.s)
        self.follow(self.reader.would_damage_objective(side, amount))
