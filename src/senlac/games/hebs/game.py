"""The games of the system as the table knows them: options, names, views, and what a position is worth."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from senlac.catalogue import FALLBACK, Tongues
from senlac.games.hebs.packs.decks import BadDeck, Deck
from senlac.games.hebs.packs.library import edition, factions, pack
from senlac.games.hebs.packs.pack import Pack
from senlac.games.hebs.play.advice import advise
from senlac.games.hebs.play.judgement import HebsJudgement
from senlac.games.hebs.play.observation import HebsObservation
from senlac.games.hebs.play.value import worth
from senlac.games.hebs.rules.deployment import DEPLOYING
from senlac.games.hebs.rules.objectives import ATTEMPTING
from senlac.games.hebs.rules.preparation import END, PREPARING, START
from senlac.games.hebs.rules.settling import settle_damage
from senlac.games.hebs.rules.setup import SETUP
from senlac.games.hebs.rules.targets import BY_SLOT, trigger_kind
from senlac.games.hebs.rules.values import is_silent
from senlac.games.hebs.rules.wedges import FIGHTING
from senlac.games.hebs.show.presentation import HebsPresentation
from senlac.games.hebs.show.study import HebsStudy
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import ON_ABILITY, ON_DAMAGE, ON_DESTROY, ON_MOVE, ON_PLAYED, SIDES, WEDGES
from senlac.games.hebs.state.table import DEPLOYMENT, Hebs
from senlac.games.hebs.state.variants import HebsRules
from senlac.games.hebs.text import words
from senlac.kernel.explain import Reason
from senlac.kernel.fields import Args, State, as_tuples, blank
from senlac.kernel.frames import Loop, Seq
from senlac.kernel.gamedef import GameDef
from senlac.kernel.judgement import Judgement
from senlac.kernel.native import mypyc_attr
from senlac.kernel.observation import Observation
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.presentation import Presentation
from senlac.kernel.responses import record_of
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study
from senlac.kernel.views import View, restore_table

# The questions of the rules learn what bots make of them.
advise()


class Rounds(Loop[Hebs]):
    """Round after round, until somebody has won."""

    rule = "H.ROUND.PHASES"

    def again(self, s: Hebs, a: Args) -> bool:
        return True


ROUND: Final = Seq("hebs.game.round", START, PREPARING, DEPLOYING, FIGHTING, ATTEMPTING, END)
GAME: Final = Seq("hebs.game.all", SETUP, Rounds(ROUND))


class Battlefield:
    """The three columns between the players, as a box prints them (H.SETUP.WEDGES)."""

    __slots__ = ("id", "word", "names", "health", "one_objective")

    def __init__(self, raw: dict[str, Any]) -> None:
        self.id = str(raw["id"])
        self.word: Tongues = raw["word"]
        self.names: list[Tongues] = list(raw["names"])
        self.health: list[int] = list(raw["health"])
        self.one_objective = bool(raw["one_objective"])


@cache
def battlefields() -> dict[str, Battlefield]:
    """The battlefields by the box they are from."""
    text = (files("senlac.games.hebs.packs") / "battlefields.toml").read_text("utf-8")
    return {raw["id"]: Battlefield(raw) for raw in tomllib.loads(text)["battlefield"]}


#: What is printed, compiled once for all games that play with the same cards in the same way.
_BOXES: Final[dict[tuple[str, ...], Box]] = {}


@cache
def judgement_of_players() -> HebsJudgement:
    """What was learned from games between two players, read once."""
    return HebsJudgement("players.json")


@mypyc_attr(allow_interpreted_subclasses=True)
class HebsGame(HebsRules):
    """A game of the system between any two factions (H.SETUP.COMBINE), or one of them twice (R.COMBINE.MIRROR)."""

    verbs: ClassVar[dict[str, tuple[str, ...]]] = {
        "side": ("side",),
        "place": ("wedge",),
        "remove": ("card",),
        "done": (),
        "keep": (),
        "redraw": (),
        "discard": ("card",),
        "pass": (),
        "play": ("card", "wedge"),
        "reserve": ("card",),
        "attach": ("card", "element"),
        "act": ("card", "number"),
        "sacrifice": ("card",),
        "pay": ("card",),
        "use": ("number",),
        "decline": (),
        "target": ("element",),
        "enough": (),
        "respond": ("card", "number"),
    }
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "hebs-chooser": ("seat",),
        "hebs-takes-side": ("seat", "side"),
        "hebs-attacks": ("side",),
        "hebs-places-leader": ("side", "card", "wedge"),
        "hebs-removes": ("side", "card"),
        "hebs-keeps": ("side",),
        "hebs-redraws": ("side",),
        "hebs-round": ("number",),
        "hebs-draws": ("side", "card"),
        "hebs-discards": ("side", "card"),
        "hebs-passes": ("side",),
        "hebs-marker": ("side",),
        "hebs-tires": ("card",),
        "hebs-readies": ("card",),
        "hebs-plays": ("side", "card", "wedge"),
        "hebs-reserves": ("side", "card"),
        "hebs-attaches": ("side", "card", "element"),
        "hebs-falls-off": ("card", "card"),
        "hebs-initiates": ("side", "card"),
        "hebs-nothing-chosen": ("card",),
        "hebs-cancelled": ("card",),
        "hebs-prevents": ("number",),
        "hebs-damage": ("card", "number"),
        "hebs-heals": ("card", "number"),
        "hebs-destroyed": ("card",),
        "hebs-saved": ("card",),
        "hebs-sacrifices": ("card",),
        "hebs-moves": ("card", "wedge"),
        "hebs-recalls": ("card",),
        "hebs-takes": ("side", "card"),
        "hebs-looks": ("side",),
        "hebs-sees": ("side", "card"),
        "hebs-gives": ("card", "value", "number"),
        "hebs-protects": ("card",),
        "hebs-protects-wedge": ("side", "wedge"),
        "hebs-discount": ("side", "discount", "number"),
        "hebs-might-battle": ("wedge", "side", "number", "side", "number"),
        "hebs-zeal-battle": ("wedge", "side", "number", "side", "number"),
        "hebs-wedge-damage": ("side", "wedge", "number"),
        "hebs-wedge-heals": ("side", "wedge", "number"),
        "hebs-turns-round": ("side", "wedge"),
        "hebs-claims": ("side", "wedge"),
        "hebs-attempts": ("side", "objective", "number", "number"),
        "hebs-objective-damage": ("side", "objective", "number"),
        "hebs-objective-heals": ("side", "number"),
        "hebs-objective-destroyed": ("side", "objective"),
        "hebs-no-attempt": ("side",),
        "hebs-move-cancelled": ("card",),
        "hebs-protected": ("card", "number"),
        "hebs-wedge-protected": ("side", "wedge", "number"),
        "hebs-objective-waits": ("side", "objective"),
    }
    #: Games of one system can be combined; `senlac sim hebs --matrix` pairs all their factions.
    system: ClassVar[str] = "hebs"
    rules_version: ClassVar[int] = 2
    #: Abilities of a card, counted from 1.
    numbers: ClassVar[int] = 10
    widest: ClassVar[int] = 256
    bound = 20_000
    books: ClassVar[tuple[str, ...]] = ("hebs",)
    sides: ClassVar[tuple[str, ...]] = ("faction", "opponent")
    text_folder = words.folder
    #: Games of one kind share what `make_box` makes.
    box_kind: ClassVar[str] = "players"
    presentation: ClassVar[type[Presentation]] = HebsPresentation
    statistics: ClassVar[type[Study]] = HebsStudy
    state: ClassVar[type[State]] = Hebs
    program = GAME

    def __init__(self, options: dict[str, OptionValue], former: list[Pack] | None = None) -> None:
        super().__init__(options)
        self.judgement = self.find_judgement()
        #: Packs of an earlier edition, which an old save was made with.
        self.former = former
        chosen = [str(options[name]) for name in ("faction", "opponent")]
        # H.SETUP.DECKS: cards and Objectives of the own faction
        packs = former or [self.find_pack(name, str(options["packs"])) for name in chosen]
        self.attacker = -1 if packs[0].attacker == packs[1].attacker else int(packs[1].attacker)
        ground = str(options["battlefield"])
        #: By the attacking side.
        self.grounds = [battlefields()[found.box if ground == "attacker" else ground] for found in packs]
        if self.attacker >= 0:
            self.grounds = [self.grounds[self.attacker]] * 2
        self.one_objective = [found.one_objective for found in self.grounds]
        self.ground_ids = [found.id for found in self.grounds]
        self.box = self._find_box(packs)
        self.shared = self.box
        self.packs = packs
        self.left_out = [self._left_out(side, str(options[name])) for side, name in enumerate(DECKS)]
        #: By the attacking side, the game on its battlefield.
        self.spoken: dict[int, HebsGame] = {}
        self._name_things(packs)

    def _find_box(self, packs: list[Pack]) -> Box:
        cards = [found.print_hash for found in packs]
        key = (self.box_kind, str(self.rules), *cards, *[ground.id for ground in self.grounds])
        if key not in _BOXES:
            _BOXES[key] = self.make_box(packs, [ground.health for ground in self.grounds])
        return _BOXES[key]

    def _left_out(self, side: int, code: str) -> tuple[int, ...] | None:
        """The cards that a side's deck leaves out, of copies the last ones; None if no deck is brought along."""
        if not code:
            return None
        if not self.cut_decks:
            sentence = "A deck of your own needs the variant of smaller decks: turn on cut_decks."
            raise BadDeck(sentence, message="deck-variant", rule="H.VAR.DECK")
        without = Deck.read(code, self.packs[side]).without
        gone: list[int] = []
        for card in self.box.decks[side][::-1]:
            kind = self.box.cards[card].id
            if without.get(kind, 0):
                without[kind] -= 1
                gone.append(card)
        return tuple(sorted(gone))

    def find_judgement(self) -> Judgement:
        """What was learned from games of this kind."""
        return judgement_of_players()

    def make_box(self, packs: list[Pack], healths: list[list[int]]) -> Box:
        """What is printed, as games of this kind play with it."""
        return Box(packs, healths, self.rules)

    def keep_rules(self, rules: int) -> None:
        super().keep_rules(rules)
        self.box = self._find_box(self.packs)
        self.shared = self.box

    def find_pack(self, faction: str, overrides: str) -> Pack:
        """The cards of a faction, with what is laid over them."""
        return pack(faction, overrides)

    def made_of(self) -> tuple[Any, ...]:
        return (self.options, self.former)

    def with_content(self, content_hash: str) -> GameDef[Hebs] | None:
        former: list[Pack] = []
        for found, wanted in zip(self.packs, content_hash.split("-"), strict=False):
            kept = found if found.content_hash == wanted else edition(found.faction, wanted)
            if kept is not None:
                former.append(kept)
        return type(self)(self.options, former) if len(former) == len(self.packs) else None

    @property
    def content_hash(self) -> str:
        return "-".join([found.content_hash for found in self.packs])

    # ------------------------------------------------------------ names

    def _name_things(self, packs: list[Pack]) -> None:
        box = self.box
        sides = [packs[0].people[FALLBACK], packs[1].people[FALLBACK]]
        if sides[0] == sides[1]:
            sides[1] = f"other {sides[1]}"
        self.seats = ("First player", "Second player") if self.choosing else (sides[0], sides[1])
        names: list[str] = []
        taken: set[str] = set()
        for i in range(box.count):
            copy = i - box.kind[i]
            name = box.cards[i].name[FALLBACK] + (f" {copy + 1}" if copy else "")
            name = f"other {name}" if name in taken else name
            taken.add(name)
            names.append(name)
        wedges = [f"w{wedge + 1}" for wedge in range(WEDGES)]
        self.things = {
            "card": names,
            "wedge": wedges,
            "element": names + wedges,
            "side": sides,
            "objective": [f"{sides[side]} {task.letter}" for side in SIDES for task in box.tasks[side]],
            "value": ["Might", "Zeal", "Health", "Resources"],
        }

    def not_asked(self, s: Hebs, seat: int, intent: tuple[Any, ...]) -> Reason | None:
        """Who has passed takes no more turns; who has not waits for their own."""
        if s.phase == DEPLOYMENT and intent[0] in TURN_VERBS and (s.passed >> (seat ^ s.swap)) & 1:
            return Reason("H.DEPLOY.PASS", "hebs-passed", round=s.round, side=("side", s.active))
        return None

    def not_now(self, s: Hebs, intent: tuple[Any, ...]) -> Reason | None:
        return Reason(RULE_OF_VERB[intent[0]], "hebs-not-now", doing=str(intent[0]))

    def stage(self, s: Hebs) -> tuple[int, ...]:
        return (s.round, s.phase)

    def answered(self, s: Hebs, seat: int) -> tuple[bool, int]:
        record = record_of(s, len(s.pending) - 1)
        kind = trigger_kind(record)
        struck: list[int] = []
        if kind == ON_ABILITY:
            struck = [target % BY_SLOT for target in record[3]]
        elif kind in (ON_DAMAGE, ON_DESTROY, ON_MOVE):
            struck = [record[1]]
        mine = [card for card in struck if 0 <= card < self.box.count and self.box.side[card] ^ s.swap == seat]
        cost = self.box.cards[record[1]].cost if kind in (ON_ABILITY, ON_PLAYED) and record[1] >= 0 else 0
        return bool(mine), cost

    # ------------------------------------------------------------ the table

    def set_up(self, s: Hebs) -> None:
        box = self.box
        s.deck = list(box.decks)
        s.hand = [[], []]
        s.discard = [(), ()]
        s.removed = ((), ())
        s.shown = ((), ())
        s.line = [() for _ in range(2 * WEDGES)]
        s.reserve = [(), ()]
        s.damage = (0,) * box.count
        s.tired = [False] * box.count
        s.wedge_damage = [0] * (2 * WEDGES)
        s.claimed = [-1] * WEDGES
        # H.SETUP.OBJECTIVES: A on top, the final one at the bottom.
        s.order = tuple([tuple(range(len(box.tasks[side]))) for side in SIDES])
        s.reached = [0, 0]
        s.objective_damage = [0, 0]

    def settle(self, s: Hebs) -> None:
        settle_damage(s)

    # ------------------------------------------------------------ views

    def sees(self, s: Hebs, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = {name: getattr(s, name) for name in _OPEN}
        found["side"] = seat ^ s.swap if seat >= 0 else -1
        found["hand"] = s.hand[seat ^ s.swap] if seat >= 0 else []
        found["shown"] = s.shown if seat >= 0 else [(), ()]
        found["hands"] = [len(hand) for hand in s.hand]
        found["decks"] = [len(deck) for deck in s.deck]
        return found

    def imagine(self, view: View) -> Hebs:
        data = view.data
        s: Hebs = blank(self.state, self)  # type: ignore[assignment]
        restore_table(s, view)
        for name in _NUMBERS:
            setattr(s, name, data[name])
        for name in _PILES:
            setattr(s, name, [as_tuples(pile) for pile in data[name]])
        for name in _LISTS:
            setattr(s, name, list(data[name]))
        for name in _TUPLES:
            setattr(s, name, as_tuples(data[name]))
        piles = [*s.discard, *s.removed, *s.line, *s.reserve, s.limbo, [card for card, _ in s.attached]]
        known = {card for pile in piles for card in pile}
        s.hand, s.deck = [[], []], [(), ()]
        for side in SIDES:
            unseen = self._unseen(s, side, known)
            if side == data["side"]:
                hand = list(data["hand"])
            else:
                rest = [card for card in unseen if card not in s.shown[side]]
                hand = sorted([*s.shown[side], *rest[: data["hands"][side] - len(s.shown[side])]])
            s.hand[side] = hand
            s.deck[side] = tuple([card for card in unseen if card not in hand])
        return s

    def _unseen(self, s: Hebs, side: int, known: set[int]) -> list[int]:
        """Cards that lie in no open place: those of hand and deck. Before it is placed, the Leader is in neither."""
        box = self.box
        return [
            card
            for card in range(box.count)
            if box.side[card] == side and card not in known and card != box.leader[side]
        ]

    def permute(self, s: Hebs, seat: int, rng: Rng) -> None:
        for side in SIDES:
            kept = s.hand[side] if side ^ s.swap == seat else list(s.shown[side])
            held = len(s.hand[side]) - len(kept)
            pool = sorted([*s.deck[side], *[card for card in s.hand[side] if card not in kept]])
            pool = [pool[place] for place in rng.permutation(len(pool))]
            s.hand[side] = sorted([*kept, *pool[:held]])
            s.deck[side] = tuple(pool[held:])

    def redeal(self, s: Hebs, rng: Rng) -> None:
        for side in SIDES:
            deck = s.deck[side]
            s.deck[side] = tuple([deck[place] for place in rng.permutation(len(deck))])

    def invariants(self, s: Hebs) -> list[str]:
        wrong: list[str] = []
        box = self.box
        attached = [card for card, _ in s.attached]
        piles = [*s.deck, *s.hand, *s.discard, *s.removed, *s.line, *s.reserve, attached, s.limbo]
        lying = sorted([card for pile in piles for card in pile])
        away = [leader for leader in box.leader if leader not in lying and not s.round]
        if sorted(lying + away) != list(range(box.count)):
            wrong.append("a card is missing or lies in two places")
        if any(len(line) > 3 for line in s.line):
            wrong.append("more than three army cards on one side of a wedge")
        if any(box.side[card] != place // WEDGES for place in range(6) for card in s.line[place]):
            wrong.append("an army card is on the other side")
        if any(hand != sorted(hand) for hand in s.hand):
            wrong.append("a hand is out of order")
        if any(card not in s.hand[side] for side in SIDES for card in s.shown[side]):
            wrong.append("a card that was seen in a hand is not in it")
        if any(host < box.count and not any(host in line for line in s.line) for _, host in s.attached):
            wrong.append("an attachment is on a card that is not in the battlefield")
        there = [card for pile in [*s.line, *s.reserve, attached] for card in pile if box.constants[card]]
        there = [card for card in there if not is_silent(s, card)]
        if sorted(there) != sorted(s.constant):
            wrong.append("a Constant ability is forgotten")
        if any(s.damage[card] < 0 for card in range(box.count)) or any(damage < 0 for damage in s.wedge_damage):
            wrong.append("damage below nothing")
        return wrong

    def observation(self) -> Observation | None:
        return HebsObservation(self.box, self.things["card"])

    def heuristic(self, s: Hebs, seat: int) -> float:
        return worth(s, seat ^ s.swap)


#: What is done in a deployment turn.
TURN_VERBS: Final = ("play", "reserve", "attach", "act", "sacrifice", "pass")

#: The rule that says when something is done.
RULE_OF_VERB: Final = {
    "side": "H.SETUP.FACTION",
    "place": "H.SETUP.LEADER",
    "remove": "H.VAR.DECK",
    "done": "H.VAR.DECK",
    "keep": "H.SETUP.MULLIGAN",
    "redraw": "H.SETUP.MULLIGAN",
    "discard": "H.PREP.LIMIT",
    "pass": "H.DEPLOY.PASS",
    "play": "H.DEPLOY.ORDER",
    "reserve": "H.DEPLOY.ORDER",
    "attach": "H.DEPLOY.ORDER",
    "act": "H.ACTION.TURN_ONLY",
    "sacrifice": "H.SACRIFICE",
    "pay": "H.PAY.ANYTIME",
    "use": "H.ABILITY.WHEN_PLAYED",
    "decline": "H.ABILITY.WHEN_PLAYED",
    "target": "R.TARGET.WHEN",
    "enough": "R.TARGET.WHEN",
    "respond": "H.RESPONSE.WINDOW",
}

#: What everybody sees, by the way it is copied.
_NUMBERS: Final = ("swap", "attacker", "marker", "active", "round", "phase", "passed", "at_final", "turns")
_PILES: Final = ("discard", "line", "reserve", "attached", "mods")
_TUPLES: Final = ("removed", "order", "shown", "damage", "constant", "limbo", "doomed", "refreshed")
_LISTS: Final = ("tired", "wedge_damage", "claimed", "reached", "objective_damage")
_OPEN: Final = (
    *_NUMBERS, "discard", "removed", "order", "damage", *_LISTS,
    "line", "reserve", "attached", "mods", "limbo", "doomed", "refreshed", "constant",
)  # fmt: skip

#: The options that name the deck of each side.
DECKS: Final = ("deck", "opponent_deck")

#: By edition, the variants that it recommends (H.VAR.FR_RECOMMENDED).
RECOMMENDED: Final[dict[str, dict[str, OptionValue]]] = {
    "en": {},
    "fr": {"shuffled_objectives": True, "draft": "draw3", "late_range": True},
}


def with_decks(given: dict[str, Any]) -> dict[str, OptionValue]:
    """A deck of one's own implies the variant that allows it."""
    return {"cut_decks": True} if any([given.get(name) for name in DECKS]) else {}


def schema(faction: str, opponent: str) -> tuple[Option, ...]:
    """The options of a game of the system; a box differs from another in the factions it begins with."""
    there = tuple(factions())
    return (
        Option("edition", "en", "fr pre-selects the variants that the French edition recommends", choices=("en", "fr")),
        Option("faction", faction, "The first seat's faction", choices=there),
        Option("opponent", opponent, "The second seat's faction", choices=there),
        Option("choosing", False, "A random player chooses the faction, the other takes what is left"),
        Option(
            "battlefield",
            "attacker",
            "Whose wedges: the attacker's box, or that box",
            choices=("attacker", *battlefields()),
        ),
        Option("shuffled_objectives", False, "Objectives before the final one are shuffled"),
        Option("cut_decks", False, "Players may remove cards before play, down to 50"),
        Option("deck", "", "The first seat's deck, as `senlac cards deck` or the card browser names it"),
        Option("opponent_deck", "", "The second seat's deck"),
        Option(
            "draft",
            "draw2",
            "Draw 2; or draw 3 and discard 1; or draw 4 and discard 2",
            choices=("draw2", "draw3", "draw4"),
        ),
        Option("late_range", False, "Range only once both players are at the final Objective"),
        Option(
            "tie",
            "decks",
            "Empty decks make a tie; the French edition's sentence says hands",
            choices=("decks", "hands"),
        ),
        Option(
            "respond_again", False, "Windows stay open until both have passed in succession", ruling="R.WINDOW.ONCE"
        ),
        Option("packs", "", "Packs laid over the built-in cards, as --pack names them", file=True),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game1066(HebsGame):
    """1066, Tears to Many Mothers."""

    name = "1066"
    title = "1066, Tears to Many Mothers"
    schema: ClassVar[tuple[Option, ...]] = schema("norman", "saxon")

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        return {**RECOMMENDED.get(str(given.get("edition", "en")), {}), **with_decks(given)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game1565(HebsGame):
    """1565, St. Elmo's Pay."""

    name = "1565"
    title = "1565, St. Elmo's Pay"
    column: ClassVar[str] = "frontier"
    #: There is no French edition of this box.
    schema: ClassVar[tuple[Option, ...]] = schema("ottoman", "malta")[1:]

    @classmethod
    def preselected(cls, given: dict[str, Any]) -> dict[str, OptionValue]:
        return with_decks(given)
