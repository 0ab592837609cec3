"""Hastings 1066 AD as a game: options, names, views.

Rulings on the book's own words and numbers have no code: A01 (the scale), A09 (Gyrth, in the scenario), A10, A15, A22
and A65 (names and numbers of sections), A97 (markers that only remind).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from senlac.catalogue import FALLBACK
from senlac.games.hastings.play.advice import advise
from senlac.games.hastings.play.judgement import HastingsJudgement
from senlac.games.hastings.play.observation import HastingsObservation
from senlac.games.hastings.play.value import evaluate
from senlac.games.hastings.rules.activation import GAME
from senlac.games.hastings.rules.victory import judge_leaders
from senlac.games.hastings.scenario.edition import editions
from senlac.games.hastings.scenario.library import content_hash, field_of
from senlac.games.hastings.show.presentation import HastingsPresentation
from senlac.games.hastings.show.study import HastingsStudy
from senlac.games.hastings.state.field import (
    INITIATIVE_IDS,
    LEFT_IDS,
    MELEE_IDS,
    MORALE_IDS,
    SIDES,
    Field,
)
from senlac.games.hastings.state.position import in_wall, is_routed
from senlac.games.hastings.state.table import EVENT, MELEE, SEGMENTS, STACK, Hastings
from senlac.games.hastings.text import words
from senlac.games.hexes.grid import FACINGS, OFF
from senlac.kernel.explain import Reason
from senlac.kernel.gamedef import GameDef
from senlac.kernel.observation import Observation
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study
from senlac.kernel.views import View, all_fields, imagine_all

#: What was learned from battles, read once.
JUDGEMENT: Final = HastingsJudgement()

#: When a verb has its time: the rule that says so.
TIMES: Final = {
    "activate": "5.1.4",
    "yield": "5.1.4",
    "regroup": "9.1.2",
    "shoot": "7.3.5",
    "hit": "6.0",
    "relieve": "6.0",
    "tempt": "6.0",
    "feign": "9.2.1",
    "feint": "9.2.3b",
    "follow": "9.2.5",
    "face": "7.2.4",
    "accompany": "7.4.6",
    "remain": "7.4.6",
    "flee": "7.4.1",
    "halt": "7.4.2",
    "pursue": "7.5.1",
    "hold": "7.5.1",
    "order": "7.6.1",
    "move": "7.6.1",
    "stay": "7.6.1",
    "lead": "7.6.1",
    "attack": "7.7.1",
    "retreat": "7.8.3",
    "advance": "7.7.10",
    "check": "7.10.1",
    "remove": "7.9.1",
    "withdraw": "9.1.4a",
    "form": "9.1.4b",
    "decline": "9.1.4b",
    "return": "9.1.4d",
    "place": "9.1.4d",
    "done": "7.1.2",
}

# The questions of the rules learn what bots make of them.
advise()


class HastingsGame(GameDef[Hastings]):
    """Hastings 1066 AD with its options."""

    name = "hastings"
    title = "Hastings 1066 AD"
    schema: ClassVar[tuple[Option, ...]] = (
        Option("strict_charge", False, "A Knight that starts next to any enemy cannot charge", ruling="A62"),
        Option("wall_stops_missiles", False, "A Shield Wall makes missile fire against it harder", ruling="A26"),
        Option("losses_first", False, "After melee, losses are taken before morale is checked", ruling="A11"),
        Option("plunging_each_segment", False, "Each Norman Missile Segment rolls for Plunging Fire", ruling="A31"),
        Option("both_leaders_rally", False, "An Army Leader and another both help to rally", ruling="A23"),
        Option("scenario", "", "A scenario of your own; `--scenario FILE` sets it", file=True),
    )
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "activate": ("command",),
        "yield": (),
        "regroup": (),
        "shoot": ("command",),
        "hit": ("command",),
        "relieve": ("command",),
        "tempt": ("unit",),
        "feign": ("command",),
        "feint": ("unit", "hex", "facing"),
        "follow": ("unit", "unit"),
        "face": ("unit", "facing"),
        "accompany": ("piece",),
        "remain": ("piece",),
        "flee": ("unit", "hex"),
        "halt": ("unit",),
        "pursue": ("unit",),
        "hold": ("unit",),
        "order": ("piece",),
        "move": ("unit", "hex", "facing"),
        "stay": ("piece",),
        "lead": ("piece", "hex"),
        "attack": ("unit", "unit"),
        "retreat": ("unit", "hex"),
        "advance": ("unit", "facing"),
        "check": ("unit",),
        "remove": ("unit",),
        "withdraw": ("piece", "hex", "facing"),
        "form": ("unit", "facing"),
        "decline": ("unit",),
        "return": ("unit",),
        "place": ("unit", "hex", "facing"),
        "done": (),
    }
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "hastings-turn": ("number",),
        "hastings-initiative-roll": ("side", "number", "number"),
        "hastings-initiative-drm": ("initiative-line", "number"),
        "hastings-initiative": ("side",),
        "hastings-yields": ("side",),
        "hastings-first": ("command",),
        "hastings-regroup-declared": (),
        "hastings-regroup": ("number",),
        "hastings-event": ("number", "number", "event", "effect"),
        "hastings-event-hits": ("command", "number", "number"),
        "hastings-relieved": ("command", "number", "number"),
        "hastings-activates": ("command",),
        "hastings-chit": ("command",),
        "hastings-rally": ("unit", "number", "number"),
        "hastings-rallies": ("unit",),
        "hastings-no-rally": ("unit",),
        "hastings-faces": ("unit", "facing"),
        "hastings-plunging-roll": ("number", "number"),
        "hastings-plunging": (),
        "hastings-no-plunging": (),
        "hastings-shoots": ("command", "command", "number", "number"),
        "hastings-missile-hit": ("command", "number"),
        "hastings-missile-miss": ("command",),
        "hastings-flees": ("unit", "hex"),
        "hastings-trapped": ("unit",),
        "hastings-leaves-map": ("unit",),
        "hastings-left-chart": ("unit", "number", "number"),
        "hastings-left-drm": ("left-line", "number"),
        "hastings-right-chart": ("unit", "number", "number"),
        "hastings-pursues": ("unit", "hex", "facing"),
        "hastings-pursuit-barred": ("unit", "hex"),
        "hastings-keeps-ranks": ("unit",),
        "hastings-moves": ("unit", "hex", "facing"),
        "hastings-wall-left": ("unit",),
        "hastings-wall-holds": ("unit",),
        "hastings-leader-moves": ("piece", "hex"),
        "hastings-attacks": ("unit", "unit", "number", "number"),
        "hastings-melee-drm": ("melee-line", "number"),
        "hastings-no-effect": (),
        "hastings-pushback": ("unit",),
        "hastings-no-retreat": ("unit",),
        "hastings-retreats": ("unit", "hex"),
        "hastings-advances": ("unit", "hex", "facing"),
        "hastings-wall-broken": ("unit",),
        "hastings-hits": ("unit", "number", "command", "number"),
        "hastings-morale": ("unit", "number", "number", "number"),
        "hastings-alarm": ("unit", "number", "number", "number"),
        "hastings-morale-drm": ("morale-line", "number"),
        "hastings-stands": ("unit",),
        "hastings-routs": ("unit",),
        "hastings-eliminated": ("unit",),
        "hastings-loses": ("command", "unit", "number"),
        "hastings-goes-back": ("unit", "hex"),
        "hastings-standard-captured": ("unit", "side"),
        "hastings-casualty": ("piece", "number", "number"),
        "hastings-leader-killed": ("piece",),
        "hastings-leader-wounded": ("piece",),
        "hastings-leader-unhurt": ("piece",),
        "hastings-leader-goes-along": ("piece", "hex"),
        "hastings-leader-refuge": ("piece", "hex"),
        "hastings-withdraws": ("piece", "hex"),
        "hastings-no-refuge": ("piece",),
        "hastings-forms-wall": ("unit", "facing"),
        "hastings-buried": ("unit",),
        "hastings-returns": ("unit", "hex"),
        "hastings-feigns": ("command",),
        "hastings-feints": ("unit", "hex"),
        "hastings-hemmed-in": ("unit",),
    }
    searched = False
    #: A piece may go to any hex with any facing, or stay.
    widest = 2_500
    #: Ten turns of six activations, with a dozen units each that move, attack, check, rout and pursue.
    bound = 40_000
    text_folder = words.folder
    state = Hastings
    program = GAME
    books = ("hastings",)
    rules_version = 2
    presentation: ClassVar[type[Presentation]] = HastingsPresentation
    statistics: ClassVar[type[Study]] = HastingsStudy

    def __init__(self, options: dict[str, OptionValue], edition: str = "") -> None:
        super().__init__(options)
        #: The edition of the built-in scenario that an old save was made with.
        self.edition = edition
        self.judgement = JUDGEMENT
        self.field: Field = field_of(str(options["scenario"]), edition)
        self.shared = self.field
        self.seats = SIDES
        field = self.field
        units = [unit.id for unit in field.units]
        self.things = {
            "unit": units,
            "piece": units + [leader.id for leader in field.leaders],
            "command": [command.id for command in field.commands],
            "type": [kind.name[FALLBACK] for kind in field.types],
            "side": list(SIDES),
            "hex": [field.grid.hex_id(here) for here in range(field.grid.count)],
            "facing": list(FACINGS),
            "event": [event.id or "-" for event in field.events],
            "effect": [event.id or "-" for event in field.events],
            "melee-line": list(MELEE_IDS),
            "morale-line": list(MORALE_IDS),
            "initiative-line": list(INITIATIVE_IDS),
            "left-line": list(LEFT_IDS),
        }

    @property
    def content_hash(self) -> str:
        return content_hash(str(self.options["scenario"]), self.edition)

    def with_content(self, wanted: str) -> GameDef[Hastings] | None:
        for edition in editions():
            if content_hash(str(self.options["scenario"]), edition) == wanted:
                return type(self)(self.options, edition)
        return None

    def made_of(self) -> tuple[Any, ...]:
        return (self.options, self.edition)

    # ------------------------------------------------------------ names

    def not_now(self, s: Hastings, intent: tuple[Any, ...]) -> Reason | None:
        return Reason(TIMES[intent[0]], "hastings-not-now", verb=str(intent[0]), segment=SEGMENTS[s.segment])

    # ------------------------------------------------------------ the table

    def set_up(self, s: Hastings) -> None:
        """Both armies as printed (8.1.1, A80), the front line in Shield Wall (8.1.2, A81), markers at their start.

        The first turn moves the turn marker into 1 (8.2.1); all hits are 0 (8.2.2).
        """
        field = self.field
        s.place = [unit.place for unit in field.units] + [leader.place for leader in field.leaders]
        s.facing = [unit.facing for unit in field.units]
        for number, unit in enumerate(field.units):
            if unit.wall:
                s.wall |= 1 << number
        s.standard = list(field.standard)
        s.hits = [0] * len(field.commands)
        s.initiative = -1
        s.active = -1
        s.alarmed = [0] * field.count
        s.began = list(s.place)
        s.assailants = [0] * field.count
        s.charge = [0] * field.count
        s.aimed = [OFF] * field.count
        s.taken = [0] * field.count
        s.peril = [0] * len(field.leaders)

    def settle(self, s: Hastings) -> None:
        """An Army Leader’s death ends the game at once; but a Melee Segment or an event comes to its end."""
        if s.segment not in (MELEE, EVENT):
            judge_leaders(s)  # A94

    def sees(self, s: Hastings, seat: int) -> dict[str, Any]:
        """Nothing is hidden."""
        return all_fields(s)

    def imagine(self, view: View) -> Hastings:
        return imagine_all(Hastings, view)

    def permute(self, s: Hastings, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def invariants(self, s: Hastings) -> list[str]:
        field = self.field
        wrong: list[str] = []
        for here in set(s.place[: field.count]) - {OFF}:
            there = [unit for unit in range(field.count) if s.place[unit] == here]
            if field.is_closed(here):
                wrong.append(f"units in closed terrain at {field.grid.hex_id(here)}")
            if len({field.side[unit] for unit in there}) > 1:
                wrong.append(f"enemies share {field.grid.hex_id(here)}")
            if len([unit for unit in there if unit not in s.fleeing]) > STACK and not self._passes(s):
                wrong.append(f"more than two units in {field.grid.hex_id(here)}")
        for unit in range(field.count):
            if s.place[unit] == OFF and (is_routed(s, unit) or in_wall(s, unit)):
                wrong.append(f"{field.units[unit].id} is off the map and not as it was")
            if is_routed(s, unit) and in_wall(s, unit):
                wrong.append(f"{field.units[unit].id} is Routed and in Shield Wall")
        for leader in range(field.count, field.pieces):
            if s.place[leader] != OFF and field.is_closed(s.place[leader]):
                wrong.append(f"{field.leader_of(leader).id} is in closed terrain")
        if any(hits < 0 for hits in s.hits):
            wrong.append("fewer than no hits")
        return wrong

    def _passes(self, s: Hastings) -> bool:
        """Whether a routing unit is on its way through a full hex (4.1.4)."""
        from senlac.kernel.frames import op_named

        flight = (op_named("hastings.rout.flight"), op_named("hastings.rout.flee"))
        top = s.top
        while top:
            if top[0] in flight:
                return True
            top = top[3]
        return False

    def observation(self) -> Observation | None:
        return HastingsObservation(self.field, self.things["piece"])

    def heuristic(self, s: Hastings, seat: int) -> float:
        return evaluate(s, seat)
