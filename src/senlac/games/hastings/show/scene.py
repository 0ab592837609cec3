"""The battle as data for clients that draw it: the map once, then each position, all words in the reader's language.

Clients have their own art. Things have the names that `HastingsPresentation.ref` gives them, so that a client can tell
what a choice touches.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from senlac.games.hastings.rules.melee import attackers
from senlac.games.hastings.rules.morale import shaken
from senlac.games.hastings.rules.reach import EVER, leader_reach, movable, reach, sidesteps, strays
from senlac.games.hastings.show.board import (
    Scene,
    command_name,
    ground_words,
    leader_words,
    standard_words,
    unit_words,
    whereabouts,
)
from senlac.games.hastings.show.labels import say, unit_name
from senlac.games.hastings.show.odds import Odds, in_36, odds
from senlac.games.hastings.show.scenery import result_words
from senlac.games.hastings.show.shapes import (
    Army,
    Attack,
    Chance,
    Chase,
    Chip,
    Chit,
    ChitState,
    CommandState,
    Destination,
    Mark,
    Moving,
    Piece,
    Position,
    RandomEvent,
    Result,
    ResultKind,
    Roll,
    Sign,
    Stack,
    Status,
    Step,
    Task,
    TurnBox,
    Way,
    sent,
)
from senlac.games.hastings.show.values import values_of
from senlac.games.hastings.show.warnings import exposed, guarded_by_one
from senlac.games.hastings.state.field import (
    CHAMPION,
    CHARGE,
    DITCH,
    FLANKED,
    LED,
    NO_EFFECT,
    NORMAN,
    PUSHBACK,
    REARED,
    SAXON,
    SHIELD_WALL,
)
from senlac.games.hastings.state.position import front_of, in_wall, is_routed, is_threatened, occupation
from senlac.games.hastings.state.table import MELEE, MISSILES, MOVEMENT, RALLY, SEGMENTS, Hastings
from senlac.games.hexes.grid import ASPECTS, OFF, ORDINARY, UNREACHED, WALL, hexes_of
from senlac.kernel.frames import Action, ask_of, asked, options
from senlac.kernel.views import View

if TYPE_CHECKING:
    from senlac.games.hastings.game import HastingsGame

#: The rule of each line of the Melee Table; what has none of its own is in the table (7.7.5).
MELEE_RULES: Final = {
    CHARGE: "7.7.8",
    LED: "1.1.LEADERS",
    FLANKED: "1.1.FACING",
    REARED: "1.1.FACING",
    DITCH: "A56",
    SHIELD_WALL: "1.1.SHIELDWALL",
    CHAMPION: "6.0",
}
TABLE: Final = "7.7.5"


KINDS: Final[dict[int, ResultKind]] = {PUSHBACK: "pushback", NO_EFFECT: "nothing"}


# ------------------------------------------------------------------ a position


class Painter:
    """Puts a position together from a view. Nothing is hidden, so whoever else looks sees the same."""

    def __init__(self, game: HastingsGame, view: View, lang: str) -> None:
        self.game = game
        self.field = game.field
        self.data = view.data
        self.lang = lang
        self.words = Scene(game.field, view.data, lang)
        self.s: Hastings = game.imagine(view)
        self.question = ask_of(self.s).kind if asked(self.s) else ""
        self.movable = movable(self.s) if self.question.startswith("movement.") else []
        self.attackers = attackers(self.s) if self.question == "melee.attack" else []
        self.strays = strays(self.s) if self.question.startswith("movement.") else []
        self._painted = sent(self.position())

    def shows(self, view: View) -> bool:
        """Whether this is the position of a view, whoever looks."""
        return {**view.data, "seat": self.data["seat"]} == self.data

    def scene(self, seat: int) -> dict[str, Any]:
        """The position; for a seat that is asked, with what helps to decide."""
        if seat < 0 or not (asked(self.s) >> seat) & 1:
            return self._painted
        moving = self.moving(self.subject())
        helps = {"moving": None if moving is None else sent(moving), "attacks": [sent(it) for it in self.attacks()]}
        return {**self._painted, **helps}

    def say(self, name: str, **parts: int | str) -> str:
        return say(name, self.lang, **parts)

    def name(self, unit: int) -> str:
        return unit_name(self.field, unit, self.lang)

    def piece_refs(self, pieces: list[int]) -> list[str]:
        return [self.game.show.ref("piece", piece) for piece in pieces]

    def hex_ref(self, here: int) -> str:
        return "" if here == OFF else self.game.show.ref("hex", here)

    def position(self) -> Position:
        """What all see."""
        subject = self.subject()
        return Position(
            kind="hexmap",
            status=self.status(),
            track=[self.turn_box(turn) for turn in range(1, self.field.turns + 1)],
            chits=[self.chit(number) for number in range(len(self.field.commands))],
            commands=[self.command(number) for number in range(len(self.field.commands))],
            armies=[self.army(side) for side in (SAXON, NORMAN)],
            pieces=[self.piece(piece) for piece in range(self.field.pieces)],
            stacks=self.stacks(),
            tasks=self.tasks(),
            subject="" if subject == OFF else self.game.show.ref("piece", subject),
            moving=None,
            attacks=[],
        )

    def subject(self) -> int:
        """The piece that the open question is about, or OFF."""
        if not self.question:
            return OFF
        about = ask_of(self.s).about(self.s, self.s.top[2])
        for name in ("leader", "piece", "unit"):
            thing = about.get(name)
            if isinstance(thing, tuple):
                return thing[1]
        return OFF

    # -------------------------------------------------------------- the day

    def status(self) -> Status:
        data, track = self.data, self.field.track
        turn = data["turn"]
        box = track[turn - 1] if 1 <= turn <= len(track) else None
        return Status(
            turn=turn,
            turns=self.field.turns,
            hour=box.start if box else "",
            history=self.words.pick(box.history) if box else "",
            phase=self.words.say(SEGMENTS[data["segment"]]),
            steps=[self.step(segment) for segment in range(RALLY, MELEE + 1)],
            initiative=data["initiative"],
            active=self.game.show.ref("command", data["active"]) if data["active"] >= 0 else "",
            event=self.event(),
            deadline=self.say("deadline", n=self.field.turns),
            coming=self.coming(),
        )

    def coming(self) -> str:
        """The next turn that brings something, and what; at the last, that it is the last."""
        for turn in range(self.data["turn"] + 1, self.field.turns + 1):
            for sign in self.signs(turn):
                return self.say(f"coming-{sign.kind}{'' if sign.sure else '-maybe'}", n=turn)
        return self.say("coming-night")

    def event(self) -> RandomEvent | None:
        if not self.data["event"]:
            return None
        happening = self.field.events[self.data["event"]]
        return RandomEvent(self.words.pick(happening.name), self.words.pick(happening.text))

    def step(self, segment: int) -> Step:
        """A segment of the activation that is going on; without one, all are still to come."""
        now = self.data["segment"] if self.data["active"] >= 0 else OFF
        name = self.words.say(SEGMENTS[segment])
        if segment == MISSILES and now != OFF and self.field.commands[self.data["active"]].side == SAXON:
            return Step(name, "none", self.say("no-missiles"))
        return Step(name, "now" if segment == now else "done" if RALLY <= segment < now else "next", "")

    def turn_box(self, turn: int) -> TurnBox:
        box = self.field.track[turn - 1] if turn <= len(self.field.track) else None
        history = self.words.pick(box.history) if box else ""
        return TurnBox(turn, box.start if box else "", turn == self.data["turn"], history, self.signs(turn))

    def signs(self, turn: int) -> list[Sign]:
        """What came about on a turn, or is to come."""
        field, data = self.field, self.data
        found: list[Sign] = []
        if data["plunging"] == turn:
            found.append(Sign("plunging", True, self.say("plunges")))
        elif not data["plunging"] and turn == max(field.plunging_turn, data["turn"]):
            found.append(Sign("plunging", False, self.say("may-plunge")))
        if data["regrouped"] == turn:
            found.append(Sign("regroup", True, self.say("regroups")))
        elif not data["regrouped"] and turn == field.regroup_turn:
            found.append(Sign("regroup", True, self.say("must-regroup")))
        elif not data["regrouped"] and turn == max(field.regroup_after + 1, data["turn"]):
            found.append(Sign("regroup", False, self.say("may-regroup")))
        if turn == field.turns:
            found.append(Sign("dusk", True, self.say("dusk")))
        return found

    def chit(self, number: int) -> Chit:
        """A chit that is neither in the cup nor done with waits for the cup to be filled."""
        state: ChitState
        if number == self.data["active"]:
            state = "active"
        elif not self.words.standing(number):
            state = "out"
        else:
            state = "spent" if self.words.has("spent", number) else "waits"
        said = self.say("out") if state == "out" else self.words.say(state)
        name = command_name(self.words, number)
        return Chit(self.game.show.ref("command", number), state, f"{name}{self.words.colon}{said}")

    def command(self, number: int) -> CommandState:
        command, words = self.field.commands[number], self.words
        left = words.standing(number)
        hits = self.data["hits"][number]
        said = f"{command_name(words, number)}{words.colon}{words.say('hits')} {hits}"
        return CommandState(
            ref=self.game.show.ref("command", number),
            hits=hits,
            fatal=self.field.hits_per_unit,
            units=len(left),
            of=len(command.units),
            routed=sum([words.has("routed", unit) for unit in left]),
            leader=whereabouts(words, command.leader)[2:],
            words=f"{said} ({self.field.hits_per_unit} {words.say('cost')})",
        )

    def army(self, side: int) -> Army:
        place = self.data["standard"][side]
        where = self.words.say("captured") if place == OFF else self.field.grid.hex_id(place)
        said = f"{standard_words(self.words, side)}{self.words.colon}{where}"
        return Army(side, self.words.army(side), self.hex_ref(place), said, self.piece_refs(self.words.lost(side)))

    # -------------------------------------------------------------- pieces

    def piece(self, piece: int) -> Piece:
        here = self.data["place"][piece]
        is_unit = not self.field.is_leader(piece)
        faces = is_unit and here != OFF and not is_routed(self.s, piece)
        formation = WALL if is_unit and in_wall(self.s, piece) else ORDINARY
        facing = self.data["facing"][piece] if faces else OFF
        return Piece(
            ref=self.game.show.ref("piece", piece),
            hex=self.hex_ref(here),
            facing=facing,
            front=[self.hex_ref(there) for there in hexes_of(front_of(self.s, piece))] if faces else [],
            aspects=[ASPECTS[formation.aspect(facing, way)] for way in range(6)] if faces else [],
            marks=self.unit_marks(piece) if is_unit else self.leader_marks(piece),
            values=values_of(self.s, piece, self.lang),
            words=unit_words(self.words, piece) if is_unit else leader_words(self.words, piece),
        )

    def unit_marks(self, unit: int) -> list[Mark]:
        """How a unit is, and what it has done or must do in this activation."""
        s, words = self.s, self.words
        found: list[Mark] = []
        if s.place[unit] == OFF:
            buried = words.has("buried", unit)
            return [Mark("buried", words.say("buried")) if buried else Mark("gone", words.say("gone"))]
        if is_routed(s, unit):
            found.append(Mark("routed", words.say("routed")))
        if in_wall(s, unit):
            found.append(Mark("wall", words.say("wall")))
        if unit in s.fleeing:
            found.append(Mark("fleeing", self.say("fleeing")))
        if self.field.command[unit] == s.active:
            found += self.active_marks(unit)
        if s.segment == MELEE and s.taken[unit]:
            found.append(Mark("hit", self.say("hit", n=s.taken[unit]), s.taken[unit]))
        return found

    def active_marks(self, unit: int) -> list[Mark]:
        s = self.s
        found = [Mark("active", self.words.say("active"))]
        if unit in self.movable:
            found.append(Mark("waiting", self.say("waiting")))
        elif s.segment == MOVEMENT and (s.ordered >> unit) & 1:
            found.append(Mark("moved", self.say("moved")))
        if unit in self.strays:
            found.append(Mark("stray", self.say("stray")))
        if s.charge[unit]:
            found.append(Mark("charging", self.say("charging")))
        if unit in self.attackers:
            found.append(Mark("must-attack", self.say("must-attack")))
        elif s.segment == MELEE and s.aimed[unit] != OFF:
            found.append(Mark("attacked", self.say("attacked")))
        return found

    def leader_marks(self, piece: int) -> list[Mark]:
        if self.s.place[piece] == OFF:
            return [Mark("dead", self.words.say("dead"))]
        found = [Mark("wounded", self.words.say("wounded"))] if self.words.has("wounded", piece) else []
        side, here = self.field.side[piece], self.s.place[piece]
        if piece in exposed(self.s, side):
            found.append(Mark("exposed", self.say("exposed")))
        elif piece in guarded_by_one(self.s, side, here):
            found.append(Mark("exposed", self.say("one-guard")))
        if piece in self.movable:
            found.append(Mark("waiting", self.say("waiting")))
        return found

    def stacks(self) -> list[Stack]:
        words = self.words
        flags = {here for here in self.data["standard"] if here != OFF}
        found: list[Stack] = []
        for here in sorted({*words.units, *words.leaders, *flags} - {OFF}):
            units, leaders, standards = words.units.get(here, []), words.leaders.get(here, []), words.standards_in(here)
            said = [ground_words(words, here)]
            said += [unit_words(words, unit) for unit in units] + [leader_words(words, leader) for leader in leaders]
            said += [standard_words(words, side) for side in standards]
            found.append(
                Stack(self.hex_ref(here), self.piece_refs(units), self.piece_refs(leaders), standards, "; ".join(said))
            )
        return found

    # -------------------------------------------------------------- what there is to do

    def tasks(self) -> list[Task]:
        found: list[Task] = []
        if self.movable:
            done = [piece for piece in range(self.field.pieces) if self.has_moved(piece)]
            total = len(self.movable) + len(done)
            said = self.say("still-move", n=len(self.movable), total=total)
            found.append(Task("move", said, self.piece_refs(self.movable)))
        if self.strays:
            found.append(Task("stray", self.say("astray", n=len(self.strays)), self.piece_refs(self.strays)))
        if self.attackers:
            found.append(
                Task("attack", self.say("still-attack", n=len(self.attackers)), self.piece_refs(self.attackers))
            )
        if self.question == "morale.check-order":
            units = shaken(self.s)
            found.append(Task("check", self.say("still-check", n=len(units)), self.piece_refs(units)))
        return found

    def has_moved(self, piece: int) -> bool:
        return self.field.command[piece] == self.s.active and bool((self.s.ordered >> piece) & 1)

    def moving(self, piece: int) -> Moving | None:
        """Where the piece that moves can go."""
        if self.question == "movement.move":
            found = self.unit_ways(piece)
        elif self.question == "movement.lead":
            found = self.leader_ways(piece)
        else:
            return None
        return Moving(self.game.show.ref("piece", piece), self.field.ma[piece], found)

    def unit_ways(self, unit: int) -> list[Destination]:
        s = self.s
        here, points = s.place[unit], self.field.ma[unit]
        found = reach(s, unit)
        ways: dict[int, list[Way]] = {}
        for there, facing in found.states():
            if (there, facing) != (here, s.facing[unit]):
                path = list(dict.fromkeys([step for step, _ in found.path_to(there, facing)]))
                hexes = [self.hex_ref(step) for step in path]
                ways.setdefault(there, []).append(Way(facing, found.cost_to(there, facing), hexes, ""))
        for there in sidesteps(s, unit):
            if found.cost_to(there, s.facing[unit]) == UNREACHED:
                hexes = [self.hex_ref(here), self.hex_ref(there)]
                ways.setdefault(there, []).append(Way(s.facing[unit], points, hexes, self.say("aside")))
        return [self.destination(unit, there, ways[there]) for there in sorted(ways)]

    def destination(self, piece: int, there: int, ways: list[Way]) -> Destination:
        ordered = sorted(ways, key=lambda way: (way.cost, way.facing))
        danger = self.say("danger") if is_threatened(self.s, self.field.side[piece], there) else ""
        return Destination(self.hex_ref(there), ordered[0].cost, ordered, danger)

    def leader_ways(self, leader: int) -> list[Destination]:
        found = leader_reach(self.s, leader)
        listed: list[Destination] = []
        for there in sorted(found.settled[1:]):
            path = [self.hex_ref(step) for step in found.path_to(there)]
            listed.append(self.destination(leader, there, [Way(OFF, found.costs[there], path, "")]))
        return listed

    # -------------------------------------------------------------- odds

    def attacks(self) -> list[Attack]:
        if self.question != "melee.attack":
            return []
        return [self.attack(unit, enemy) for _, unit, enemy in options(self.s, self.field.side[self.attackers[0]])]

    def attack(self, unit: int, enemy: int) -> Attack:
        found = odds(self.s, unit, enemy)
        cf = self.field.cf[unit]
        return Attack(
            attacker=self.game.show.ref("piece", unit),
            defender=self.game.show.ref("piece", enemy),
            words=self.say("strikes", unit=self.name(unit), enemy=self.name(enemy)),
            column=self.say("column", n=cf),
            drm=found.drm,
            chips=[
                Chip(self.game.show.label("melee-line", line, self.lang), value, MELEE_RULES.get(line, TABLE))
                for line, value in found.drms
            ],
            rolls=[self.roll(die, die + found.drm, cf) for die in range(1, 7)],
            results=[
                Result(KINDS.get(result, "hits"), max(result, 0), result_words(result, self.lang), chance_of(chance))
                for result, chance in sorted(found.results.items(), reverse=True)
            ],
            notes=self.notes(enemy),
            counted=[
                Result("hits" if hits else "nothing", hits, result_words(hits, self.lang), chance_of(chance))
                for hits, chance in sorted(found.hits.items(), reverse=True)
            ],
            rout=chance_of(found.rout),
            chases=self.chases(found),
        )

    def roll(self, die: int, modified: int, cf: int) -> Roll:
        result = self.field.result(cf, modified)
        kind = KINDS.get(result, "hits")
        words = result_words(result, self.lang)
        return Roll(die, modified, kind, words, words if kind == "hits" else self.say(f"short-{kind}"))

    def notes(self, enemy: int) -> list[str]:
        if is_routed(self.s, enemy):
            return [self.say("routed-doubles")]
        return [self.say("wall-takes")] if in_wall(self.s, enemy) else []

    def chases(self, found: Odds) -> list[Chase]:
        """Who would pursue a defender that routs."""
        if not found.rout:
            return []
        return [
            Chase(
                ref=self.game.show.ref("piece", unit),
                words=self.name(unit),
                hexes=[
                    Result("hexes" if hexes else "nothing", hexes, self.chased(hexes), chance_of(chance))
                    for hexes, chance in chances.items()
                ],
            )
            for unit, chances in found.pursuit.items()
        ]

    def chased(self, hexes: int) -> str:
        if not hexes:
            return self.say("no-pursuit")
        return self.say("hexes", n=hexes)


def chance_of(chance: Fraction) -> Chance:
    """In sixths where it can be, else in the throws of two dice.

    >>> chance_of(Fraction(2, 3)), chance_of(Fraction(11, 36))
    (Chance(count=4, of=6), Chance(count=11, of=36))
    """
    sixths = 6 * chance
    return Chance(int(sixths), 6) if sixths.denominator == 1 else Chance(in_36(chance), 36)


# ------------------------------------------------------------------ what is meant by pointing at something


def intents(game: HastingsGame, view: View, domain: str, thing: int) -> list[Action]:
    """What a seat that is asked may mean by pointing at a thing: its options, with that thing in them."""
    s: Hastings = game.imagine(view)
    if view.seat < 0 or not (asked(s) >> view.seat) & 1:
        return []
    found: dict[Action, int] = {}
    for option in options(s, view.seat):
        for meant in _with(game, s, option, domain, thing):
            found.setdefault(meant, _effort(s, meant))
    return sorted(found, key=lambda meant: found[meant])


def _with(game: HastingsGame, s: Hastings, option: Action, domain: str, thing: int) -> list[Action]:
    """An option with the thing in the place where it fits: a hex as hex or as what is in it, a piece likewise."""
    field, domains = game.field, game.verbs[option[0]]
    if domain == "hex" and "hex" not in domains:
        there = [piece for piece in range(field.pieces) if s.place[piece] == thing]
        return [meant for piece in there for meant in _with(game, s, option, "piece", piece)]
    if domain in ("unit", "piece"):
        if "hex" in domains:
            return _with(game, s, option, "hex", s.place[thing]) if s.place[thing] != OFF else []
        if "command" in domains:
            return _with(game, s, option, "command", field.command[thing])
        return [
            _replaced(option, place, thing)
            for place, each in enumerate(domains)
            if each == "piece" or (each == "unit" and not field.is_leader(thing))
            if len(domains) < 2 or field.side[option[place + 1]] == field.side[thing] or domains[1] == "facing"
        ]
    return [_replaced(option, place, thing) for place, each in enumerate(domains) if each == domain]


def _replaced(option: Action, place: int, thing: int) -> Action:
    return (*option[: place + 1], thing, *option[place + 2 :])


def _effort(s: Hastings, meant: Action) -> int:
    """How far-fetched an intent is: what a move would cost if there were points enough, how far off a target is."""
    field = s.field
    if meant[0] == "attack" and s.place[meant[1]] != OFF and s.place[meant[2]] != OFF:
        return field.apart(s.place[meant[1]], s.place[meant[2]])
    if meant[0] != "move":
        return 0
    unit, there, facing = meant[1], meant[2], meant[3]
    free = field.steps.reach(s.place[unit], s.facing[unit], EVER, occupation(s).barred[field.side[unit]])
    cost = free.cost_to(there, facing)
    return EVER + 1 if cost == UNREACHED else cost
