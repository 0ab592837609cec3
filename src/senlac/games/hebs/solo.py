"""The solo game as the table knows it: the Foe's options, what it says, what is shown of it."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from senlac.catalogue import LANGUAGES
from senlac.games.hebs.game import RECOMMENDED, HebsGame, Rounds, schema, with_decks
from senlac.games.hebs.packs.pack import Pack
from senlac.games.hebs.play.observation import SOLO_QUESTIONS, HebsObservation
from senlac.games.hebs.play.solo import SoloJudgement, prospect
from senlac.games.hebs.rules.objectives import ATTEMPTING
from senlac.games.hebs.rules.preparation import END, PREPARING, START
from senlac.games.hebs.rules.solo.abilities import FOE, PLAYER, FoeBox
from senlac.games.hebs.rules.solo.dial import LEVELS, dial_of, resources, step_of
from senlac.games.hebs.rules.solo.drawing import REVEAL
from senlac.games.hebs.rules.solo.objectives import objective_destroyed
from senlac.games.hebs.rules.solo.scoring import score
from senlac.games.hebs.rules.solo.setup import MARKER, SETUP
from senlac.games.hebs.rules.solo.turn import DEPLOYING
from senlac.games.hebs.rules.wedges import FIGHTING
from senlac.games.hebs.show.solo import SoloPresentation, honour
from senlac.games.hebs.show.study import SoloStudy
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.table import Hebs, HebsSolo
from senlac.kernel.explain import Reason
from senlac.kernel.fields import State, as_tuples
from senlac.kernel.frames import Seq
from senlac.kernel.judgement import Judgement
from senlac.kernel.native import mypyc_attr
from senlac.kernel.observation import Observation
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study
from senlac.kernel.views import View

ROUND: Final = Seq("hebs.solo.round", START, MARKER, PREPARING, DEPLOYING, FIGHTING, ATTEMPTING, END)
GAME: Final = Seq("hebs.solo.all", SETUP, Rounds(ROUND, "hebs.solo.rounds"))

#: What the two-player game has to settle and this one has not.
SETTLED: Final[dict[str, OptionValue]] = {"choosing": False, "tie": "decks", "opponent_deck": ""}


def solo_schema(faction: str, opponent: str) -> tuple[Option, ...]:
    """The options of a solo game."""
    ours = {
        "faction": "Your faction",
        "opponent": "The Foe's faction",
        "cut_decks": "You may remove cards before play, down to 50",
        "deck": "Your deck, as `senlac cards deck` or the card browser names it",
    }
    kept = [
        Option(it.name, it.default, ours.get(it.name, it.help), choices=it.choices, ruling=it.ruling, file=it.file)
        for it in schema(faction, opponent)
        if it.name not in SETTLED
    ]
    return (
        *kept,
        Option("level", "normal", "How much the Foe can afford", choices=LEVELS),
        Option("quick_play", False, "The Foe's deck starts with its free cards and grows with its Resources"),
        Option("worst", False, "Whatever the rules leave open is what is worst for you"),
        Option("foe_marker", False, "The Foe holds the first player marker", ruling="R.SOLO.MARKER"),
    )


@cache
def judgement_of_solo() -> SoloJudgement:
    """What was learned from games against the Foe, read once."""
    return SoloJudgement("solo.json")


@mypyc_attr(allow_interpreted_subclasses=True)
class SoloGame(HebsGame):
    """One player against the Foe, which is seat 1 and never asked; the rest is as for two (S.RULES)."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {**HebsGame.verbs, "draw": ()}
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        **HebsGame.events,
        "foe-sets-up": ("card", "wedge", "number", "rule"),
        "foe-dial": ("number", "number", "rule"),
        "foe-has": ("number", "rule"),
        "foe-new-cards": ("number", "number", "rule"),
        "foe-shoots": ("card", "rule"),
        "foe-holds-fire": ("card", "wedge", "number", "number", "rule"),
        "foe-no-battle": ("card", "wedge", "rule"),
        "foe-too-dear": ("card", "number", "number", "rule"),
        "foe-too-dear-still": ("card", "number", "number", "number", "number", "rule"),
        "foe-reveals": ("card", "number", "number", "rule"),
        "foe-reveals-cheaper": ("card", "number", "number", "number", "number", "rule"),
        "foe-no-event": ("card", "rule"),
        "foe-no-host": ("card", "rule"),
        "foe-turns-over": ("number", "rule"),
        "foe-places": ("card", "wedge", "number", "rule"),
        "foe-replaces": ("card", "card", "wedge", "number", "rule"),
        "foe-full": ("card", "rule"),
        "foe-reserves": ("card", "rule"),
        "foe-attaches": ("card", "element", "rule"),
        "foe-draws-again": ("number", "rule"),
        "foe-ignores": ("card", "rule"),
        "foe-acts": ("card", "rule"),
        "foe-cannot-act": ("card", "rule"),
        "foe-aims": ("card", "element", "rule"),
        "foe-commander": ("card", "wedge", "rule"),
        "foe-commander-stays": ("card", "wedge", "rule"),
        "foe-no-hand": ("card", "rule"),
        "foe-worst": ("element", "number", "number", "number", "rule"),
        "foe-worst-act": ("card", "number", "number", "number", "number", "rule"),
        "foe-no-effect": ("objective", "rule"),
        "foe-passes": ("rule",),
    }
    system: ClassVar[str] = "hebs-solo"
    books: ClassVar[tuple[str, ...]] = ("hebs", "solo")
    box_kind: ClassVar[str] = "solo"
    automatic: ClassVar[tuple[int, ...]] = (FOE,)
    upfront: ClassVar[tuple[str, ...]] = ("level", "quick_play")
    presentation: ClassVar[type[Presentation]] = SoloPresentation
    statistics: ClassVar[type[Study]] = SoloStudy
    state: ClassVar[type[State]] = HebsSolo
    program = GAME

    def __init__(self, options: dict[str, OptionValue], former: list[Pack] | None = None) -> None:
        super().__init__({**options, **SETTLED}, former)
        self.options = options
        self.foe = FOE
        self.seats = (self.seats[0], f"{self.seats[1]} Foe")

    def find_judgement(self) -> Judgement:
        return judgement_of_solo()

    def make_box(self, packs: list[Pack], healths: list[list[int]]) -> Box:
        return FoeBox(packs, healths, self.rules)

    def not_now(self, s: Hebs, intent: tuple[Any, ...]) -> Reason | None:
        if intent[0] == "draw":
            return Reason("S.OBJ.DRAW", "hebs-not-now", doing="draw")
        return super().not_now(s, intent)

    def set_up(self, s: Hebs) -> None:
        super().set_up(s)
        assert isinstance(s, HebsSolo)
        s.rows = [[], [], []]
        s.turned = False

    def objective_destroyed(self, s: Hebs, side: int) -> None:
        objective_destroyed(s, side)

    def draw_again(self, s: Hebs) -> None:
        REVEAL.push(s, ())

    # ------------------------------------------------------------ views

    def sees(self, s: Hebs, seat: int) -> dict[str, Any]:
        assert isinstance(s, HebsSolo)
        found = super().sees(s, seat)
        found["rows"] = s.rows
        found["turned"] = s.turned
        #: The Foe's deck, once its order is known.
        found["foe_deck"] = s.deck[FOE] if s.turned else ()
        found["dial"] = {"step": step_of(s), "shows": dial_of(s), "resources": resources(s)}
        points = score(s)
        found["score"] = {
            "total": points.total,
            "wedges": points.wedges,
            "victory": points.victory,
            "level": points.level,
            "leader": points.leader,
            "title": {lang: honour(points.total, lang) for lang in LANGUAGES},
        }
        return found

    def imagine(self, view: View) -> Hebs:
        s = super().imagine(view)
        assert isinstance(s, HebsSolo)
        s.rows = [list(rows) for rows in view.data["rows"]]
        s.turned = view.data["turned"]
        if s.turned:
            s.deck[FOE] = as_tuples(view.data["foe_deck"])
        return s

    def permute(self, s: Hebs, seat: int, rng: Rng) -> None:
        assert isinstance(s, HebsSolo)
        known = s.deck[FOE]
        super().permute(s, seat, rng)
        if s.turned:
            s.deck[FOE] = known

    def redeal(self, s: Hebs, rng: Rng) -> None:
        assert isinstance(s, HebsSolo)
        known = s.deck[FOE]
        super().redeal(s, rng)
        if s.turned:
            s.deck[FOE] = known

    def invariants(self, s: Hebs) -> list[str]:
        assert isinstance(s, HebsSolo)
        wrong = super().invariants(s)
        for wedge in range(3):
            rows = s.rows[wedge]
            if len(rows) != len(s.line[3 + wedge]) or rows != sorted(set(rows)) or any(not 1 <= it <= 3 for it in rows):
                wrong.append("the Foe's rows are not those of its cards")
        if s.hand[FOE]:
            wrong.append("the Foe has a hand")
        return wrong

    # ------------------------------------------------------------ what it is worth

    def observation(self) -> Observation | None:
        return HebsObservation(self.box, self.things["card"], SOLO_QUESTIONS, solo=True)

    def heuristic(self, s: Hebs, seat: int) -> float:
        value = prospect(s)
        return value if seat == PLAYER else -value


@mypyc_attr(allow_interpreted_subclasses=True)
class Solo1066(SoloGame):
    """1066, Tears to Many Mothers, against the Foe."""

    name = "1066-solo"
    of = "1066"
    title = "1066, Tears to Many Mothers: solo"
    schema: ClassVar[tuple[Option, ...]] = solo_schema("norman", "saxon")

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        return {**RECOMMENDED.get(str(given.get("edition", "en")), {}), **with_decks(given)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Solo1565(SoloGame):
    """1565, St. Elmo's Pay, against the Foe."""

    name = "1565-solo"
    of = "1565"
    title = "1565, St. Elmo's Pay: solo"
    column: ClassVar[str] = "frontier"
    schema: ClassVar[tuple[Option, ...]] = solo_schema("ottoman", "malta")[1:]

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        return with_decks(given)
