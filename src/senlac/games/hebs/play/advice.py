"""What bots make of each question: which options are worth a thought, and what one might do without thinking."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.abilities import CHOOSE, ability_of
from senlac.games.hebs.rules.deployment import TURN, USE
from senlac.games.hebs.rules.effects import would_change
from senlac.games.hebs.rules.paying import PAY, tirable
from senlac.games.hebs.rules.preparation import DRAFT_ONE, DRAFT_TWO, LIMIT
from senlac.games.hebs.rules.setup import CUT_DECKS
from senlac.games.hebs.rules.solo.targets import AIM
from senlac.games.hebs.rules.targets import chosen_for
from senlac.games.hebs.rules.values import ready_resources, resources_of, strength_of
from senlac.games.hebs.state.table import Hebs
from senlac.games.hebs.state.variants import rules_of
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Advice, Ask
from senlac.kernel.rng import Rng

#: What a discarded card counts for in the choice of the cheapest payment, against the strength of a Tired one.
DISCARDING: Final = 3


def advise() -> None:
    """Give the questions their advice."""
    CUT_DECKS.advice = OnCuttingDecks()
    for discarding in (LIMIT, DRAFT_ONE, DRAFT_TWO):
        discarding.advice = OnDiscarding()
    TURN.advice = OnTurn()
    USE.advice = OnUsing()
    PAY.advice = OnPaying()
    CHOOSE.advice = OnChoosing()
    AIM.advice = OnAiming()


class OnCuttingDecks(Advice[Hebs]):
    """The same cards in another order are the same choice, and copies of one card are alike."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        if len(options) == 1:
            return options
        seat = s.box.side[options[1][1]] ^ s.swap
        so_far: tuple[Action, ...] = a[1][seat][1]
        last: int = so_far[-1][1] if so_far else -1
        kind = s.box.kind
        found: list[Action] = [options[0]]
        for option in options[1:]:
            if option[1] > last and (found[-1] is options[0] or kind[found[-1][1]] != kind[option[1]]):
                found.append(option)
        return found


class OnDiscarding(Advice[Hebs]):
    """Copies of one card are alike."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        kind = s.box.kind
        seen: list[int] = []
        found: list[Action] = []
        for option in options:
            if kind[option[1]] not in seen:
                seen.append(kind[option[1]])
                found.append(option)
        return found


# ------------------------------------------------------------------ deployment


class OnTurn(Advice[Hebs]):
    """Copies of one card in hand are alike; nobody does what changes nothing, or plays for time against the Foe."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        kind = s.box.kind
        hand = s.hand[s.active]
        alone = rules_of(s).foe >= 0
        seen: set[Action] = set()
        found: list[Action] = []
        for option in options:
            if alone and option[0] == "sacrifice":
                continue
            if option[0] == "act" and is_idle(s, option[1], option[2]):
                continue
            if len(option) > 1 and option[1] in hand:
                key = (option[0], kind[option[1]], *option[2:])
                if key in seen:
                    continue
                seen.add(key)
            found.append(option)
        return found

    def guess(self, s: Hebs, a: Args, options: list[Action], rng: Rng) -> Action:
        """At random, with the odds on what strengthens most for the cards it costs."""
        free = ready_resources(s, s.active)
        weights: list[int] = []
        total = weight = 0
        last = -1
        for action in options:
            # An army card is as likely in one wedge as in the next.
            if action[0] != "play" or action[1] != last:
                weight = likelihood(s, action, free)
            last = action[1] if action[0] == "play" else -1
            weights.append(weight)
            total += weight
        drawn = rng.below(total)
        i = 0
        while drawn >= weights[i]:
            drawn -= weights[i]
            i += 1
        return options[i]


def likelihood(s: Hebs, action: Action, free: int) -> int:
    """How readily a turn is taken in a play-out; `free` resources cost no cards."""
    box = s.box
    verb: str = action[0]
    if verb == "pass":
        return 30 if free else 60
    card: int = action[1]
    if verb == "sacrifice":
        return 1
    if verb == "act":
        if is_idle(s, card, action[2]):
            return 0
        if not box.is_event[card]:
            return 20
    spent = max(0, box.cost[card] - free)
    if box.is_army[card]:
        return max(5, 20 * (box.might[card] + box.zeal[card]) + 40 * box.resources[card] - 30 * spent)
    return max(5, 40 - 20 * spent)


class OnUsing(Advice[Hebs]):
    """Nobody uses what changes nothing."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        return [it for it in options if it[0] == "decline" or not is_idle(s, a[1], it[1])]


def is_idle(s: Hebs, card: int, number: int) -> bool:
    """Whether an ability of a card would change nothing as things stand."""
    return not would_change(s, ability_of(s, card, number), card, None)


class OnPaying(Advice[Hebs]):
    """The sources that cost least strength, in one order: what comes to the same is not a choice."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        return self.suggest(s, a)[:1]

    def guess(self, s: Hebs, a: Args, options: list[Action], rng: Rng) -> Action:
        return s.box.pays[cheapest(s, a[0], a[3], a[2])[0]]

    def play_on(self, ask: Ask[Hebs], s: Hebs, a: Args, seat: int, rng: Rng) -> Action:
        return self.guess(s, a, [], rng)

    def suggest(self, s: Hebs, a: Args) -> list[Action]:
        return [("pay", card) for card in cheapest(s, a[0], a[3], a[2])]


def cheapest(s: Hebs, side: int, last: int, left: int) -> list[int]:
    """The sources that together cost least strength: a Tired card its Might and Zeal, a discarded one a fixed sum."""
    box = s.box
    best = Cheapest(left)
    for card in tirable(s, side, last):
        best.consider(card, resources_of(s, card), 2 * strength_of(s, card) + len(box.actions[card]))
    for card in s.hand[side]:
        best.consider(card, 1, 2 * (DISCARDING + box.cost[card]))
    return list(best.sources[left])


class Cheapest:
    """By what is due, up to some sum: the price of the cheapest payment so far, and its sources."""

    __slots__ = ("prices", "sources")

    def __init__(self, due: int) -> None:
        self.prices = [0] + [10_000] * due
        self.sources: list[tuple[int, ...]] = [()] * (due + 1)

    def consider(self, card: int, worth: int, price: int) -> None:
        """One more source, which may make payments cheaper."""
        prices = self.prices
        for due in range(len(prices) - 1, 0, -1):
            rest = due - worth if due > worth else 0
            if prices[rest] + price < prices[due]:
                prices[due] = prices[rest] + price
                self.sources[due] = self.sources[rest] + (card,)


# ------------------------------------------------------------------ abilities


class OnChoosing(Advice[Hebs]):
    """The same cards in another order are the same choice; and bots choose one at least, and what leads on."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        so_far = chosen_for(a[4], a[3])
        if so_far:
            return [it for it in options if it[0] == "enough" or it[1] > so_far[-1]]
        found = [it[1] for it in options if it[0] != "enough"]
        return [("target", element) for element in CHOOSE.leading_on(s, a, found) or found]


class OnAiming(Advice[Hebs]):
    """The same cards in another order are the same choice, as far as there is a later one left."""

    def worth_considering(self, s: Hebs, a: Args, options: list[Action]) -> list[Action]:
        so_far = chosen_for(a[3], a[2])
        later = [it for it in options if not so_far or it[1] > so_far[-1]]
        return later or options
