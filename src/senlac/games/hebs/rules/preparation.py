"""Preparation Phase: victory check, hand limit and drawing, readying."""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.rules.effects import why_not_discard
from senlac.games.hebs.rules.terms import discard, draw
from senlac.games.hebs.state.codes import THIS_ROUND
from senlac.games.hebs.state.places import is_final
from senlac.games.hebs.state.table import PREPARATION, Hebs
from senlac.games.hebs.state.variants import HebsRules, rules_of
from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args
from senlac.kernel.frames import Action, Proc, Sealed, Seq
from senlac.kernel.gamedef import finish


class RoundStart(Proc[Hebs]):
    """A round begins: who has the final Objective is noted, and what lasted a round is over."""

    rule = "H.ROUND.FINAL_SNAPSHOT"

    def run(self, s: Hebs, a: Args) -> None:
        s.round += 1
        s.phase = PREPARATION
        s.turns = 0
        s.destroyed = 0
        s.refreshed = ()
        s.at_final = int(is_final(s, 0)) | int(is_final(s, 1)) << 1
        if s.events is not None:
            s.emit("hebs-round", (s.round,))


class RoundEnd(Proc[Hebs]):
    """What was given until the end of the round is over."""

    rule = "H.ROUND.PHASES"

    def run(self, s: Hebs, a: Args) -> None:
        if s.mods:
            s.mods = [mod for mod in s.mods if mod[3] != THIS_ROUND]
            s.unsettled = True


class VictoryCheck(Proc[Hebs]):
    """An empty deck loses now and at no other moment; two make a tie."""

    rule = "H.PREP.CHECK"

    def run(self, s: Hebs, a: Args) -> None:
        rules = rules_of(s)
        if rules.tie_by_hand and not s.hand[0] and not s.hand[1]:
            finish(s, -1, "hands", rule="H.WIN.TIE.FR")
            return
        if s.deck[0] and s.deck[1]:
            return
        empty = [not s.deck[side] and side != rules.foe for side in (0, 1)]  # S.SETUP.NO_HAND
        if empty[0] and empty[1]:
            finish(s, -1, "decks", rule="H.WIN.TIE")
        elif empty[0] or empty[1]:
            finish(s, (1 if empty[0] else 0) ^ s.swap, "deck", rule="H.WIN.DECK")


def hand_limit(game: HebsRules) -> int:
    """How many cards a hand may hold when a round begins (H.PREP.LIMIT)."""
    return 6


class Discarding(Sealed[Hebs]):
    """Players discard in secret, one by one; all is shown together (R.DISCARD6)."""

    def excess(self, s: Hebs, side: int) -> int:
        """How many cards a side must discard."""
        raise NotImplementedError

    def seats(self, s: Hebs, a: Args) -> int:
        mask = 0
        for side in range(2):
            if self.excess(s, side) > 0:
                mask |= 1 << (side ^ s.swap)
        return mask

    def options_for(self, s: Hebs, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        chosen = [action[1] for action in so_far]
        return [("discard", card) for card in s.hand[seat ^ s.swap] if card not in chosen]

    def done(self, s: Hebs, a: Args, seat: int, so_far: tuple[Action, ...]) -> bool:
        return len(so_far) >= self.excess(s, seat ^ s.swap)

    def open(self, s: Hebs, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for seat in range(2):
            for _, card in answers[seat]:
                discard(s, seat ^ s.swap, card)

    def why(self, s: Hebs, a: Args, seat: int, intent: Action) -> Reason | None:
        return why_not_discard(s, seat ^ s.swap, intent)


class Limit(Discarding):
    """Whoever holds more than six cards discards down to six."""

    rule = "H.PREP.LIMIT"

    def run(self, s: Hebs, a: Args) -> None:
        most = hand_limit(rules_of(s))
        if len(s.hand[0]) > most or len(s.hand[1]) > most:
            super().run(s, a)

    def excess(self, s: Hebs, side: int) -> int:
        return len(s.hand[side]) - hand_limit(rules_of(s))


class DrawCards(Proc[Hebs]):
    """Each player draws two cards, or three or four in the drafting variants, or what is left."""

    rule = "H.PREP.DRAW"

    def run(self, s: Hebs, a: Args) -> None:
        rules = rules_of(s)
        for side in (0, 1):
            if side != rules.foe:
                draw(s, side, rules.draws)


class DraftOne(Discarding):
    """After drawing three, each player discards one."""

    rule = "H.VAR.DRAFT3"

    def run(self, s: Hebs, a: Args) -> None:
        if rules_of(s).draws == 3:
            super().run(s, a)

    def excess(self, s: Hebs, side: int) -> int:
        return min(len(s.hand[side]), 1)


class DraftTwo(Discarding):
    """After drawing four, each player discards two."""

    rule = "H.VAR.DRAFT4"

    def run(self, s: Hebs, a: Args) -> None:
        if rules_of(s).draws == 4:
            super().run(s, a)

    def excess(self, s: Hebs, side: int) -> int:
        return min(len(s.hand[side]), 2)


class ReadyCards(Proc[Hebs]):
    """All cards in play become Ready (H.READY.RETURN)."""

    rule = "H.PREP.READY"

    def run(self, s: Hebs, a: Args) -> None:
        s.tired = [False] * s.box.count


START: Final = RoundStart()
LIMIT: Final = Limit()
DRAFT_ONE: Final = DraftOne()
DRAFT_TWO: Final = DraftTwo()
PREPARING: Final = Seq("hebs.preparation.all", VictoryCheck(), LIMIT, DrawCards(), DRAFT_ONE, DRAFT_TWO, ReadyCards())
END: Final = RoundEnd()
