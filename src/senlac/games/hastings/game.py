"""Hastings 1066 AD as a game: options, names, views.

Rulings on the book's own words and numbers have no code: A01 (the scale), A09 (Gyrth, in the scenario), A10, A15, A22
and A65 (names and numbers of sections), A97 (markers that only remind).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from senlac.games.hastings.play.advice import advise
from senlac.games.hastings.play.value import evaluate
from senlac.games.hastings.rules.activation import GAME
from senlac.games.hastings.rules.losses import doomed
from senlac.games.hastings.rules.movement import reach
from senlac.games.hastings.rules.victory import judge_leaders
from senlac.games.hastings.scenario.reading import content_hash, editions, field_of
from senlac.games.hastings.show.board import board, describe_command, describe_stack
from senlac.games.hastings.show.odds import in_words, odds
from senlac.games.hastings.show.scene import intents, scene, scenery
from senlac.games.hastings.show.svg import draw
from senlac.games.hastings.state.field import (
    INITIATIVE_IDS,
    LEFT_IDS,
    MELEE_IDS,
    MORALE_IDS,
    Both,
    Field,
)
from senlac.games.hastings.state.position import in_wall, is_routed
from senlac.games.hastings.state.table import EVENT, MELEE, SEGMENTS, STACK, Hastings
from senlac.games.hexes.grid import FACINGS, OFF, UNREACHED
from senlac.kernel.explain import Reason
from senlac.kernel.gamedef import GameDef, Option, OptionValue
from senlac.kernel.rng import Rng
from senlac.kernel.views import View, all_fields, imagine_all

SIDES: Final[list[Both]] = [("Anglo-Saxon", "Anglo-Saxon"), ("Norman", "Normand")]
FRENCH_FACINGS: Final = ("N", "NE", "SE", "S", "SO", "NO")
#: The lines of the tables of modifiers, in words.
LINES: Final[dict[str, list[Both]]] = {
    "melee-line": [
        ("charge", "charge"),
        ("a Leader’s aid", "l’aide d’un Chef"),
        ("in the flank", "de flanc"),
        ("in the rear", "à revers"),
        ("uphill", "en montée"),
        ("across the ditch", "à travers le fossé"),
        ("elite defender", "défenseur d’élite"),
        ("Shield Wall", "mur de boucliers"),
        ("event", "événement"),
    ],
    "morale-line": [
        ("elite", "élite"),
        ("a Leader with it", "un Chef avec elle"),
        ("Shield Wall", "mur de boucliers"),
        ("attacked in flank or rear", "attaquée de flanc ou à revers"),
        ("Fyrd off the hill", "fyrd hors de la colline"),
        ("Standard lost", "Étendard perdu"),
        ("its Command Leader dead", "son Chef mort"),
        ("event", "événement"),
    ],
    "initiative-line": [
        ("Norman offensive", "offensive normande"),
        ("Army Leader wounded", "Chef d’armée blessé"),
        ("a Command Leader lost", "un Chef perdu"),
        ("Standard lost", "Étendard perdu"),
        ("fewer losses", "pertes moindres"),
    ],
    "left-line": [
        ("a Leader near", "un Chef tout près"),
        ("Huscarles beside it", "des Housecarls avec elle"),
        ("late in the day", "tard dans la journée"),
        ("event", "événement"),
    ],
}
#: Domains whose things have the refs of another.
REFS: Final = {"unit": "piece", "seat": "side"}
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
    #: Ten turns of six activations, with a dozen units each that move, attack, check, rout and pursue.
    bound = 40_000
    text_folder = str(Path(__file__).parent / "text")
    state = Hastings
    program = GAME
    books = ("hastings",)
    rules_version = 2
    clock = "turn"
    happened: ClassVar[dict[str, str]] = {"hastings-event": "event"}

    def __init__(self, options: dict[str, OptionValue], edition: str = "") -> None:
        super().__init__(options)
        #: The edition of the built-in scenario that an old save was made with.
        self.edition = edition
        self.field: Field = field_of(str(options["scenario"]), edition)
        self.shared = self.field
        self.seats = ("Anglo-Saxon", "Norman")
        field = self.field
        units = [unit.id for unit in field.units]
        self.things = {
            "unit": units,
            "piece": units + [leader.id for leader in field.leaders],
            "command": [command.id for command in field.commands],
            "type": [kind.name[0] for kind in field.types],
            "side": [names[0] for names in SIDES],
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

    def label(self, domain: str, thing: int, lang: str = "en") -> str:
        tongue = int(lang == "fr")
        field = self.field
        if domain in LINES:
            return LINES[domain][thing][tongue]
        if domain in ("side", "seat"):
            return SIDES[thing][tongue]
        if domain == "command":
            command = field.commands[thing]
            name, people = command.name[tongue], SIDES[command.side][tongue]
            return f"{name} des {people}s" if tongue else f"{people} {name}"
        if domain == "type":
            return field.types[thing].name[tongue]
        if domain == "event":
            return field.events[thing].name[tongue]
        if domain == "effect":
            return field.events[thing].text[tongue]
        if domain == "facing" and tongue:
            return FRENCH_FACINGS[thing]
        if domain == "piece" and field.is_leader(thing):
            return field.leader_of(thing).name[tongue]
        return self.names(domain)[thing]

    def called(self, lang: str = "en") -> str:
        return "Hastings 1066" if lang == "fr" else self.title

    def describe(self, domain: str, thing: int, lang: str = "en") -> str:
        tongue = int(lang == "fr")
        if domain == "event":
            return self.field.events[thing].text[tongue]
        return ""

    def look(self, view: View, domain: str, thing: int, lang: str = "en") -> str:
        """What is in a hex, or with a piece in its hex; a Command with its units."""
        if domain == "command":
            return describe_command(self.field, view.data, thing, lang)
        here = thing if domain == "hex" else view["place"][thing] if domain in ("unit", "piece") else OFF
        return describe_stack(self.field, view.data, here, lang) if here != OFF else ""

    def foresee(self, view: View, options: list[tuple[Any, ...]], lang: str = "en") -> list[str]:
        """The odds of attacks, what moves cost, and which Leaders a loss costs."""
        s = self.imagine(view)
        if options[0][0] == "remove":
            return [self._warn(doomed(s, option[1]), lang) for option in options]
        if options[0][0] == "attack":
            return [in_words(odds(s, unit, enemy), LINES["melee-line"], lang) for _, unit, enemy in options]
        if options[0][0] != "move":
            return []
        ways = reach(s, options[0][1])
        costs = [ways.cost_to(option[2], option[3]) if option[0] == "move" else 0 for option in options]
        whole = self.field.ma[options[0][1]]
        return [f"({whole if cost == UNREACHED else cost})" for cost in costs]

    def _warn(self, leaders: list[int], lang: str) -> str:
        """Who dies with a unit (7.11.3)."""
        names = [self.label("piece", leader, lang) for leader in leaders]
        if not names:
            return ""
        if lang == "fr":
            return f"({' et '.join(names)} {'meurent' if len(names) > 1 else 'meurt'} avec elle)"
        return f"({' and '.join(names)} {'die' if len(names) > 1 else 'dies'} with it)"

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

        flight = (op_named("hastings.rout.flight").index, op_named("hastings.rout.flee").index)
        top = s.top
        while top:
            if top[0] in flight:
                return True
            top = top[3]
        return False

    def heuristic(self, s: Hastings, seat: int) -> float:
        return evaluate(s, seat)

    # ------------------------------------------------------------ pictures

    def board(self, view: View, lang: str = "en", width: int = 96) -> str:
        return board(self.field, view.data, lang, width)

    def picture(self, view: View, lang: str = "en", dark: bool = False) -> str:
        return draw(self.field, view.data, lang, dark)

    def scenery(self, lang: str = "en") -> dict[str, Any]:
        return scenery(self, lang)

    def scene(self, view: View, lang: str = "en") -> dict[str, Any]:
        return scene(self, view, lang)

    def ref(self, domain: str, thing: int) -> str:
        """Units and Leaders are pieces, whatever a choice calls them; a seat is a side."""
        return f"{REFS.get(domain, domain)}:{thing}"

    def intents(self, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
        return intents(self, view, domain, thing)

    # ------------------------------------------------------------ statistics

    def measured(self, s: Hastings) -> dict[str, int]:
        """Losses by type, and the turn on which an army had lost half of its units, if it had."""
        field = self.field
        found = {f"losses, {kind.name[0]}": 0 for kind in field.types}
        for unit in range(field.count):
            if s.place[unit] == OFF:
                found[f"losses, {field.type_of(unit).name[0]}"] += 1
        turn = 0
        lost = [0, 0]
        for event in s.events or ():
            if event.kind == "hastings-turn":
                turn = event.args[0]
            elif event.kind == "hastings-eliminated":
                side = field.side[event.args[0]]
                lost[side] += 1
                if 2 * lost[side] >= len(field.army[side]):
                    found.setdefault(f"turn of collapse, {SIDES[side][0]}", turn)
        return found
