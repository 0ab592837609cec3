"""Each property of the kit catches the bugs it is for: a tiny game with a bug planted by an option."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args, State, blank
from senlac.kernel.frames import Action, Ask, ChanceOutcome, Loop, Proc, Sealed, Seq, Shuffle
from senlac.kernel.gamedef import GameDef, finish
from senlac.kernel.observation import MANY, Block, Observation, single
from senlac.kernel.options import Option, OptionValue, read_options
from senlac.kernel.rng import Dice, Quick, Rng
from senlac.kernel.views import View, restore_table
from senlac.kit import properties as kit
from senlac.kit.fuzz import walk
from senlac.kit.properties import PROPERTIES, Broken, Property
from senlac.registry import trying_out
from senlac.session import Session

BUGS = (
    "none",
    "offers nothing",
    "asks nobody",
    "offers twice",
    "cites no rule",
    "fails when applied",
    "changes when refused",
    "has no reason",
    "two of a name",
    "not for JSON",
    "shares its hands",
    "flips a coin of its own",
    "counts across games",
    "never ends",
    "loses a card",
    "shows the deck",
    "offers by the other hand",
    "draws in secret",
    "logs the drawn card",
    "asks by the other hand",
    "explains by the other hand",
    "imagines another score",
    "shuffles by its own",
    "observes the other hand",
    "observes what is not in the view",
)
COUNTED = [0]


class Planted(State):
    """Six cards; each seat has two, the rest are drawn; a card played is points."""

    deck: list[int]
    hands: list[list[int]]
    table: list[int]
    score: list[int]
    turn: int
    extra: tuple[Any, ...]

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "deck",
        "hands",
        "table",
        "score",
        "turn",
        "extra",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("deck", "list[int]"),
        ("hands", "list[list[int]]"),
        ("table", "list[int]"),
        ("score", "list[int]"),
        ("turn", "int"),
        ("extra", "tuple[Any, ...]"),
    )

    def __init__(
        self,
        game: GameDef[Any],
        top: tuple[Any, ...],
        pending: tuple[Any, ...],
        result: tuple[Any, ...],
        epoch: int,
        learnt: int,
        serial: int,
        unsettled: bool,
        deck: list[int],
        hands: list[list[int]],
        table: list[int],
        score: list[int],
        turn: int,
        extra: tuple[Any, ...],
    ) -> None:
        self.game = game
        self.events = None
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.deck = deck
        self.hands = hands
        self.table = table
        self.score = score
        self.turn = turn
        self.extra = extra

    def clone(self) -> Planted:
        return Planted(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.deck[:],
            [item[:] for item in self.hands],
            self.table[:],
            self.score[:],
            self.turn,
            self.extra,
        )

    def values(self) -> tuple[Any, ...]:
        return (
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.deck,
            self.hands,
            self.table,
            self.score,
            self.turn,
            self.extra,
        )

    # </declared>


class Forgetful(Planted):
    """A clone that shares what it should copy."""

    def clone(self) -> Planted:
        values = dict(zip([name for name, _ in self.FIELDS], super().clone().values(), strict=True))
        return Forgetful(self.game, *{**values, "hands": self.hands}.values())


def bug(s: Planted) -> OptionValue:
    return s.game.options["bug"]


class Mix(Shuffle[Planted]):
    def size(self, s: Planted, a: Args) -> int:
        return len(s.deck)

    def sample(self, s: Planted, a: Args, rng: Rng) -> ChanceOutcome:
        order = rng.permutation(len(s.deck))
        if bug(s) == "shuffles by its own":
            random.shuffle(order)
        return tuple(order)

    def apply(self, s: Planted, a: Args, outcome: ChanceOutcome) -> None:
        s.deck = [sorted(s.deck)[place] for place in outcome]


class Deal(Proc[Planted]):
    def run(self, s: Planted, a: Args) -> None:
        s.hands = [sorted(s.deck.pop() for _ in range(2)) for _ in range(2)]
        s.learn(0b11)


class Promise(Sealed[Planted]):
    """Both name a number in secret."""

    rule = "K.OPTION"

    def seats(self, s: Planted, a: Args) -> int:
        return 0b11

    def options_for(self, s: Planted, a: Args, seat: int, so_far: tuple[Action, ...]) -> list[Action]:
        return [("promise", number) for number in range(2)]

    def open(self, s: Planted, a: Args, answers: tuple[tuple[Action, ...], ...]) -> None:
        for seat in range(2):
            s.score[seat] += answers[seat][0][1]


class Turn(Ask[Planted]):
    rule = "K.OPTION"

    def seat(self, s: Planted, a: Args) -> int:
        if bug(s) == "asks nobody" and s.turn == 3:
            return 5
        return s.turn % 2

    def options(self, s: Planted, a: Args) -> list[Action]:
        found: list[Action] = [("play", card) for card in s.hands[s.turn % 2]]
        if s.deck:
            found.append(("draw",))
        if bug(s) == "offers nothing" and s.turn == 3:
            return []
        if bug(s) == "offers by the other hand" and 5 not in s.hands[1 - s.turn % 2] and s.deck:
            found.remove(("draw",))
        found = found or [("pass",)]
        return found * 2 if bug(s) == "offers twice" and s.turn == 3 else found

    def apply(self, s: Planted, a: Args, action: Action) -> None:
        seat = s.turn % 2
        if action[0] == "draw":
            self.draw(s, seat)
        elif action[0] == "play":
            self.play(s, seat, action[1])
        s.turn += 1

    def draw(self, s: Planted, seat: int) -> None:
        card = s.deck.pop()
        s.hands[seat] = sorted([*s.hands[seat], card])
        if bug(s) != "draws in secret":
            s.learn(1 << seat)
        if bug(s) == "logs the drawn card":
            s.emit("planted-draws", (seat, card))
        else:
            s.emit_secret("planted-draws", (seat, card), 1 << seat, (seat,))

    def play(self, s: Planted, seat: int, card: int) -> None:
        if bug(s) == "fails when applied" and card == 3:
            raise RuntimeError("three is right out")
        s.hands[seat].remove(card)
        if bug(s) == "never ends":
            s.hands[seat] = sorted([*s.hands[seat], card])
            s.turn -= 2
        elif bug(s) != "loses a card" or card != 3:
            s.table.append(card)
        s.score[seat] += random.randrange(100) if bug(s) == "flips a coin of its own" else card
        if bug(s) == "counts across games":
            COUNTED[0] += 1
            s.emit("planted-counts", (COUNTED[0],))
        if bug(s) == "not for JSON":
            s.extra = ({seat: card},)
        if bug(s) == "observes what is not in the view":
            s.extra = (card,)
        (UNRULED if bug(s) == "cites no rule" else PLACE).push(s, (seat,))
        if bug(s) == "asks by the other hand" and 5 in s.hands[1 - seat]:
            BOAST.push(s, (1 - seat,))

    def why(self, s: Planted, a: Args, seat: int, intent: Action) -> Reason | None:
        if bug(s) == "changes when refused":
            s.score[seat] += 1
        if bug(s) == "has no reason":
            return Reason("", "planted-why")
        if bug(s) == "explains by the other hand" and intent[0] == "play":
            whose = "yours" if intent[1] in s.hands[1 - seat] else "mine"
            return Reason("K.OPTION", "planted-why", whose=whose)
        return None


class Place(Ask[Planted]):
    """A second decision of the same seat, so that the first can be undone."""

    rule = "K.OPTION"

    def options(self, s: Planted, a: Args) -> list[Action]:
        return [("promise", number) for number in range(2)]

    def apply(self, s: Planted, a: Args, action: Action) -> None:
        s.score[a[0]] += action[1]


class Unruled(Place):
    rule = ""


class Boast(Ask[Planted]):
    """Only asked of who holds the five: so the question gives it away."""

    rule = "K.OPTION"

    def options(self, s: Planted, a: Args) -> list[Action]:
        return [("pass",)]

    def apply(self, s: Planted, a: Args, action: Action) -> None:
        pass


class Turns(Loop[Planted]):
    def again(self, s: Planted, a: Args) -> bool:
        return s.turn < 12 and any([s.deck, *s.hands])


class Count(Proc[Planted]):
    def run(self, s: Planted, a: Args) -> None:
        lead = s.score[0] - s.score[1]
        finish(s, -1 if lead == 0 else int(lead < 0), "points", rule="K.OVER")


BOAST = Boast("planted.boast")
PLACE = Place("planted.place")
UNRULED = Unruled("planted.unruled")
GAME = Seq(
    "planted.game",
    Mix("planted.mix"),
    Deal("planted.deal"),
    Promise("planted.promise"),
    Turns(Turn("planted.turn"), "planted.turns"),
    Count("planted.count"),
)


class PlantedObservation(Observation):
    def __init__(self) -> None:
        cards = tuple(f"card {number}" for number in range(8))
        super().__init__([Block("hand", cards, 0, 1, "1 in hand."), single("turn", MANY, "The turn.")])

    def fill(self, s: Planted, seat: int, out: array[int], at: int) -> None:
        for card in s.hands[1 - seat if bug(s) == "observes the other hand" else seat]:
            out[at + card] = 1
        out[at + self.place("turn")] = s.turn + len(s.extra)


class PlantedGame(GameDef[Planted]):
    name = "planted"
    title = "Planted"
    schema = (Option("bug", "none", "What is wrong", choices=BUGS),)
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "play": ("card",),
        "draw": (),
        "pass": (),
        "promise": ("number",),
    }
    bound = 60
    state = Planted
    program = GAME

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        names = [f"card {number}" for number in range(8)]
        self.things = {"card": [names[0]] * 8 if options["bug"] == "two of a name" else names}

    def start(self) -> Planted:
        s = blank(Forgetful if self.options["bug"] == "shares its hands" else Planted, self)
        s.deck = list(range(8))
        s.score = [0, 0]
        s.hands = [[], []]
        self.program.push(s, ())
        return s

    def sees(self, s: Planted, seat: int) -> dict[str, Any]:
        return {
            "hand": s.hands[seat] if seat >= 0 else [],
            "hands": [len(hand) for hand in s.hands],
            "deck": s.deck if self.options["bug"] == "shows the deck" else len(s.deck),
            "played": s.table,
            "score": s.score,
            "turn": s.turn,
        }

    def imagine(self, view: View) -> Planted:
        s = blank(Planted, self)
        restore_table(s, view)
        data = view.data
        s.table = list(data["played"])
        s.score = [0, 0] if self.options["bug"] == "imagines another score" else list(data["score"])
        s.turn = data["turn"]
        hidden = [card for card in range(8) if card not in data["played"] and card not in data["hand"]]
        s.hands = [[], []]
        for seat in range(2):
            count = data["hands"][seat]
            s.hands[seat] = list(data["hand"]) if seat == view.seat else [hidden.pop() for _ in range(count)]
        s.deck = hidden
        return s

    def permute(self, s: Planted, seat: int, rng: Rng) -> None:
        unseen = [card for other in range(2) if other != seat for card in s.hands[other]]
        pool = [*s.deck, *unseen]
        pool = [pool[place] for place in rng.permutation(len(pool))]
        for other in range(2):
            if other != seat:
                s.hands[other] = sorted(pool.pop() for _ in s.hands[other])
        s.deck = pool

    def observation(self) -> Observation | None:
        return PlantedObservation()

    def invariants(self, s: Planted) -> list[str]:
        cards = sorted([*s.deck, *s.table, *s.hands[0], *s.hands[1]])
        return [] if cards == list(range(8)) else ["a card is missing"]


def planted(which: str, seed: int) -> Session:
    game = PlantedGame(read_options(PlantedGame.schema, {"bug": which}))
    return Session(game, Dice.seeded(seed), str(seed))


@pytest.fixture(autouse=True)
def _planted() -> Iterator[None]:
    with trying_out(PlantedGame):
        yield


def play_under(prop: Property, which: str, games: int = 30) -> None:
    """Random games in which one property is looked at before every decision and at the end."""
    for seed in range(games):
        session, rng = planted(which, seed), Quick(seed)
        for _ in range(PlantedGame.bound + 5):
            prop(session, rng)
            if session.outcome is not None:
                break
            seat = rng.pick(session.asked)
            question = session.decision(seat)
            assert question is not None
            session.play(seat, rng.pick(question.options))


@pytest.fixture(autouse=True)
def _unseeded_globals() -> None:
    """The planted bugs draw on the global generator; what they draw must not depend on other tests."""
    random.seed(1066)


CAUGHT = [
    (kit.options_never_empty, "offers nothing", "options"),
    (kit.options_never_empty, "asks nobody", "options"),
    (kit.options_never_empty, "offers twice", "options"),
    (kit.options_never_empty, "cites no rule", "options"),
    (kit.offered_applies, "fails when applied", "applies"),
    (kit.else_refused, "changes when refused", "refuses"),
    (kit.else_refused, "has no reason", "refuses"),
    (kit.notation_round_trips, "two of a name", "notation"),
    (kit.json_round_trips, "not for JSON", "json"),
    (kit.save_round_trips, "counts across games", "save"),
    (kit.save_round_trips, "flips a coin of its own", "save"),
    (kit.clones_are_apart, "shares its hands", "clone"),
    (kit.forks_agree, "flips a coin of its own", "fork"),
    (kit.replay_equals_play, "flips a coin of its own", "replay"),
    (kit.undo_keeps_to_its_epoch, "shares its hands", "undo"),
    (kit.within_its_bound, "never ends", "bound"),
    (kit.invariants_hold, "loses a card", "invariants"),
    (kit.hidden_things_do_not_matter, "shows the deck", "interference"),
    (kit.hidden_things_do_not_matter, "offers by the other hand", "interference"),
    (kit.hidden_things_do_not_matter, "draws in secret", "interference"),
    (kit.hidden_things_do_not_matter, "logs the drawn card", "interference"),
    (kit.hidden_things_do_not_matter, "asks by the other hand", "interference"),
    (kit.hidden_things_do_not_matter, "explains by the other hand", "interference"),
    (kit.hidden_things_do_not_matter, "observes the other hand", "interference"),
    (kit.imagined_looks_the_same, "imagines another score", "determinize"),
    (kit.imagined_looks_the_same, "observes what is not in the view", "determinize"),
    (kit.same_seed_same_game, "shuffles by its own", "seed"),
]


@pytest.mark.parametrize(("prop", "which", "name"), CAUGHT, ids=[f"{c[2]}: {c[1]}" for c in CAUGHT])
def test_a_planted_bug_is_caught_by_its_property(prop: Property, which: str, name: str) -> None:
    with pytest.raises(Broken) as caught:
        play_under(prop, which)
    assert caught.value.fields["property"] == name


def test_without_a_bug_all_properties_hold() -> None:
    for seed in range(12):
        walk(planted("none", seed), Quick(seed), thorough=True)


def test_every_property_has_a_planted_bug() -> None:
    assert {prop for prop, _, _ in CAUGHT} == set(PROPERTIES)


def test_every_planted_bug_is_caught() -> None:
    assert {which for _, which, _ in CAUGHT} == set(BUGS) - {"none"}
