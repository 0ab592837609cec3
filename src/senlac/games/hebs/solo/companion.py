"""The Foe at a real table: it is told what lies there and which card was revealed, and says what the Foe does.

The table is the engine's own, without the player's hand and the decks, and the Foe's steps are the engine's programs;
so what the companion says is what the game would do.
"""

from __future__ import annotations

import difflib
from typing import Any, Final

from senlac.games.hebs.compile import DISCOUNT, SIDES, WEDGES
from senlac.games.hebs.solo.abilities import FOE, PLAYER
from senlac.games.hebs.solo.commander import is_displaced, withdraw
from senlac.games.hebs.solo.dial import dial_of, resources
from senlac.games.hebs.solo.drawing import is_playable, price
from senlac.games.hebs.solo.game import SoloGame
from senlac.games.hebs.solo.playing import AGAIN, play
from senlac.games.hebs.solo.ranges import SHOOTER, shooters, tell_held_back
from senlac.games.hebs.state import DEPLOYMENT, Hebs, HebsSolo, in_play, place_of
from senlac.games.hebs.terms import enters, has_room, leave_play, move, to_discard_pile
from senlac.kernel.errors import SenlacError
from senlac.kernel.fields import Args
from senlac.kernel.frames import STEP_LIMIT, Action, Ask, Op, ask_of, op_named, top_op
from senlac.kernel.responses import PASS


class NotThere(SenlacError):
    """Something the companion cannot find, or that cannot be where it is said to be."""

    code = "companion-not-there"


class Wait(Ask[Hebs]):
    """The companion waits to be told something."""

    rule = "S.TURN.RANGE_OR_DRAW"

    def seat(self, s: Hebs, a: Args) -> int:
        return PLAYER

    def options(self, s: Hebs, a: Args) -> list[Action]:
        return [PASS]

    def apply(self, s: Hebs, a: Args, action: Action) -> None:
        self.push(s, a)


WAIT: Final = Wait("companion.wait")


class Companion:
    """One game at a real table; `said` are the sentences since they were last taken."""

    def __init__(self, game: SoloGame) -> None:
        self.game = game
        s = game.start()
        assert isinstance(s, HebsSolo)
        self.s = s
        s.events = []
        s.top = (WAIT.index, 0, (), ())
        s.attacker = max(0, game.attacker)
        s.round = 1
        s.phase = DEPLOYMENT
        #: Whether the player has passed in this round, and whether the Foe goes on drawing.
        self.passed = False
        self.wants_card = False
        for name in ("solo.foe", "solo.dial"):
            self.do(op_named(name))

    def do(self, op: Op[Any] | None = None) -> None:
        """Have a step done and run on until something is to be told or chosen.

        Where the game would draw again by itself, the next card has to be told.
        """
        s = self.s
        if op is not None:
            op.push(s, ())
        for _ in range(STEP_LIMIT):
            if s.unsettled and not s.result:
                s.unsettled = False
                self.game.settle(s)
                continue
            top = s.top
            step = top_op(s)
            if s.result or step.stop:
                return
            s.top = top[3]
            if step is AGAIN:
                self.wants_card = any([mod[1] == DISCOUNT and mod[0] == FOE for mod in s.mods])
            else:
                step.step(s, top)

    # ------------------------------------------------------------ finding things

    def card(self, name: str, side: int, lying: bool) -> int:
        """A card by a part of its name, in either language: of several copies one that is in play, or not."""
        box = self.game.box
        wanted = name.strip().casefold()
        exact: list[int] = []
        partly: list[int] = []
        known: list[str] = []
        for card in range(box.count):
            if box.side[card] != side or in_play(self.s, card) != lying:
                continue
            calls = [self.game.label("card", card, lang).casefold() for lang in ("en", "fr")]
            calls += [it.casefold() for it in box.cards[card].name]
            known += calls
            if wanted in calls:
                exact.append(card)
            elif wanted and any([wanted in call for call in calls]):
                partly.append(card)
        found = exact or partly
        if found and len({box.kind[card] for card in found}) > 1:
            names = ", ".join(sorted({box.cards[card].name[0] for card in found}))
            raise NotThere(f"Which of these is meant: {names}?", name=name)
        if not found:
            near = difflib.get_close_matches(wanted, known, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            where = "in play" if lying else "left"
            raise NotThere(f"No card {where} there is called {name.strip()!r}.{hint}", name=name)
        return found[0]

    def either(self, name: str) -> int:
        """A card in play, the player's or the Foe's."""
        refused: NotThere | None = None
        for side in SIDES:
            try:
                return self.card(name, side, True)
            except NotThere as error:
                refused = refused or error
        assert refused is not None
        raise refused

    @staticmethod
    def wedge(text: str) -> int:
        """`w2` as a number from 0."""
        if text.strip().lower() not in ("w1", "w2", "w3"):
            raise NotThere(f"A wedge is w1, w2 or w3, not {text.strip()!r}.", name=text)
        return int(text.strip()[1]) - 1

    # ------------------------------------------------------------ what lies on the table

    def lay(self, name: str, where: str) -> None:
        """A card that the player has played lies in a wedge, or in the reserve."""
        s = self.s
        box = self.game.box
        card = self.card(name, PLAYER, False)
        if box.is_tactics[card]:
            s.reserve[PLAYER].append(card)
        elif box.is_army[card]:
            wedge = self.wedge(where)
            self.needs_room(PLAYER, wedge)
            s.join(wedge, card)
        else:
            raise NotThere("Only army cards and Tactics of yours need to be told.", name=name)
        for pile in (s.deck, s.discard):
            pile[PLAYER] = tuple([it for it in pile[PLAYER] if it != card])
        enters(s, card)

    def shift(self, name: str, where: str) -> None:
        """An army card has moved to another wedge."""
        card = self.either(name)
        wedge = self.wedge(where)
        self.needs_room(self.game.box.side[card], wedge)
        move(self.s, card, wedge)

    def needs_room(self, side: int, wedge: int) -> None:
        if not has_room(self.s, side, wedge):
            raise NotThere(f"There are three cards in w{wedge + 1} already.", name="")

    def remove(self, name: str) -> None:
        """A card has left the table."""
        card = self.either(name)
        leave_play(self.s, card)
        to_discard_pile(self.s, card)

    def hurt(self, name: str, amount: int) -> None:
        """Damage has been put on a card, or taken from it; what has enough is destroyed."""
        s = self.s
        card = self.either(name)
        if place_of(s, card) < 0:
            raise NotThere("Only army cards take damage.", name=name)
        s.damage[card] = max(0, s.damage[card] + amount)
        s.unsettled = True
        self.do()

    def tire(self, name: str, tired: bool) -> None:
        self.s.tired[self.either(name)] = tired

    def claim(self, wedge: str, by_foe: bool) -> None:
        self.s.claimed[self.wedge(wedge)] = FOE if by_foe else PLAYER

    def final(self, side: int) -> None:
        """A side has reached the final Objective."""
        self.s.reached[side] = len(self.s.order[side]) - 1

    # ------------------------------------------------------------ the Foe's turn

    @property
    def shoots(self) -> bool:
        """Whether the Foe's next step is a Range attack, so that no card is revealed."""
        return len(shooters(self.s)) > 0

    @property
    def asks(self) -> Ask[Any] | None:
        """The player's choice that is open, if one is."""
        ask = ask_of(self.s)
        return None if ask is WAIT else ask

    def attack(self) -> None:
        """One Range attack; the player chooses with which card."""
        SHOOTER.put(self.s, ())
        self.do()

    def draw(self, name: str) -> None:
        """The Foe's top card is revealed; `wants_card` says afterwards whether another is."""
        s = self.s
        card = self.card(name, FOE, False)
        self.wants_card = False
        tell_held_back(s)
        for pile in (s.deck, s.discard):
            pile[FOE] = tuple([it for it in pile[FOE] if it != card])
        cost, have = price(s, card), resources(s)
        if cost > have:
            s.emit("foe-too-dear", (card, cost, have, "S.DRAW.COST"))
        elif is_playable(s, card):
            s.emit("foe-reveals", (card, cost, have, "S.DRAW.COST"))
            play(s, card)
            self.do()
            return
        elif self.game.box.is_event[card]:
            s.emit("foe-no-event", (card, "S.PLACE.EVENT"))
        else:
            s.emit("foe-no-host", (card, "R.SOLO.ATTACH"))
        to_discard_pile(s, card)
        self.wants_card = True

    @property
    def withdraws(self) -> bool:
        """Whether the Foe's Leader moves instead of a card being drawn."""
        return is_displaced(self.s)

    def withdraw(self) -> None:
        self.wants_card = False
        withdraw(self.s)
        self.do()

    def choose(self, action: Action) -> None:
        """The player makes the choice that is open."""
        s = self.s
        ask = ask_of(s)
        frame = s.top
        s.top = frame[3]
        ask.apply(s, frame[2], action)
        self.do()

    def end_round(self) -> None:
        """The dial moves, the Foe passes, all cards become Ready, and the next round begins."""
        s = self.s
        self.do(op_named("dial.turn-dial"))
        s.emit("foe-passes", ("S.PASS.SEQUENCE",))
        s.round += 1
        s.mods = []
        s.tired = [False] * self.game.box.count
        self.passed = False

    # ------------------------------------------------------------ looking

    def money(self) -> tuple[int, int]:
        """What the dial shows, and what the Foe has."""
        return dial_of(self.s), resources(self.s)

    def taken(self) -> list[tuple[Any, ...]]:
        """The events since they were last taken."""
        events = self.s.events
        assert events is not None
        found = [event.seen_from(PLAYER) for event in events]
        events.clear()
        return found

    def table(self, lang: str = "en") -> list[str]:
        """What lies there, wedge by wedge."""
        s = self.s
        lines: list[str] = []
        for wedge in range(WEDGES):
            for side, whose in ((FOE, "foe"), (PLAYER, "you")):
                place = side * WEDGES + wedge
                cards = [
                    f"{row} {self.game.label('card', card, lang)}{' ~' if s.tired[card] else ''}"
                    + (f" -{s.damage[card]}" if s.damage[card] else "")
                    for row, card in zip(s.rows_of(place), s.line[place], strict=False)
                ]
                lines.append(f"w{wedge + 1} {whose}: {', '.join(cards) or '–'}")
        return lines
