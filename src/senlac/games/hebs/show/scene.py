"""The table as a graphical client draws it: the viewer's side below, the other above, three wedges between them.

Everything comes from a `View`: values are those of a state imagined from it, of which only what the view knows is
told. Things are named by refs (`card:41`, `wedge:1`, `objective:3`, `side:0`), which choices and log lines share.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from senlac.games.hebs.packs.pack import LEADER, Both, Card, Objective
from senlac.games.hebs.rules.abilities import CHOOSE, ability_of
from senlac.games.hebs.rules.deployment import TURN, relentless_card, verb_for
from senlac.games.hebs.rules.effects import harms_itself, would_change
from senlac.games.hebs.rules.paying import PAY
from senlac.games.hebs.rules.targets import BY_SLOT, objective_number, trigger_kind
from senlac.games.hebs.rules.values import (
    cost_of,
    discounts,
    fits,
    is_shielded,
    lasting,
    meant,
    objective_total,
    ready_resources,
    resources_of,
    row_of,
    totals,
    value_of,
)
from senlac.games.hebs.show.board import colon, element_name, heading, name_of, stats, waiting, word, word_of_box
from senlac.games.hebs.show.cardtext import ability_text, card_text, objective_text, type_line
from senlac.games.hebs.show.wording import FRONTIER, WEDGE, Names
from senlac.games.hebs.state.box import Ability, Box
from senlac.games.hebs.state.codes import (
    DAMAGE_WEDGE,
    GIVE,
    GIVE_WEDGE,
    HEALTH,
    MIGHT,
    ON_ABILITY,
    ON_DAMAGE,
    ON_DESTROY,
    ON_MOVE,
    ON_WEDGE,
    PROTECTED,
    REFRESH,
    ROWS,
    SIDES,
    THIS_ROUND,
    TO_NONE,
    WEDGES,
    ZEAL,
)
from senlac.games.hebs.state.places import in_play, place_of, wedge_of
from senlac.games.hebs.state.table import DEPLOYMENT, SETTING_UP, Hebs
from senlac.games.hebs.state.variants import HebsRules, rules_of
from senlac.kernel.frames import OPS, Sealed
from senlac.kernel.responses import CANCELLED, Record, Respond, record_of
from senlac.kernel.views import View

#: Beyond what the text board says, in English and French.
WORDS: Final[dict[str, Both]] = {
    "cost": ("Cost", "Coût"),
    "row": ("Row", "Ligne"),
    "objective": ("Objective", "Objectif"),
    "attached": ("Attachments", "Attachements"),
    "of": ("of", "sur"),
    "this-round": ("this round", "pendant ce round"),
    "for-good": ("for good", "durablement"),
    "shielded": ("cannot be chosen by Range", "ne peut être la cible de l’Archerie"),
    "shielded-frontier": ("cannot be chosen by Range", "ne peut être la cible du Tir"),
    "refreshed": ("made Ready by an effect this round", "redevenue Prête par un effet à ce round"),
    "seen": ("the opponent has seen this card", "l’adversaire a vu cette carte"),
    "chosen": ("chosen to be discarded", "choisie pour la défausse"),
    "cheaper": ("costs less just now", "coûte moins cher en ce moment"),
    "relentless-top": ("on top: may be played from here", "sur le dessus : peut être jouée d’ici"),
    "floor": ("never below 0", "jamais sous 0"),
    "final": ("the final battle", "la bataille finale"),
    "done": ("destroyed", "détruit"),
    "current": ("current", "en cours"),
    "ahead": ("still ahead", "à venir"),
    "attacker": ("attacker", "attaquant"),
    "defender": ("defender", "défenseur"),
    "claimed-by": ("claimed by the", "emportée par les"),
    "protected-by": ("the opponent deals no damage here this round", "l’adversaire n’y inflige aucun dégât à ce round"),
    "dealt": ("damage dealt", "dégâts infligés"),
    "choosing": ("choosing targets", "choix des cibles"),
    "attested": ("attested", "attesté"),
    "derived": ("derived", "déduit"),
    "history": ("from history", "tiré de l’histoire"),
    "rulebook": ("from the rulebook", "tiré des règles"),
    "reconstructed": ("reconstructed", "reconstitué"),
    # What options come to.
    "free": ("costs nothing", "ne coûte rien"),
    "costs": ("costs", "coûte"),
    "tires": ("it becomes Tired", "la carte devient Épuisée"),
    "idle": ("as things stand nothing would change", "en l’état, rien ne changerait"),
    "idle-shielded": ("enemies in reach: {}, all of them shielded", "ennemis à portée : {}, tous protégés"),
    "idle-range": ("no enemy here at most {} rows away", "aucun ennemi ici à {} Lignes au plus"),
    "idle-full": ("{} army cards are already wherever it could go", "il y a déjà {} cartes d’armée partout ailleurs"),
    "idle-readied": (
        "made Ready this round already, and no card is twice: {}",
        "déjà rendues Prêtes pendant ce round, et aucune carte ne l’est deux fois : {}",
    ),
    "idle-final": (
        "your final Objective was not in play when the round began",
        "votre Objectif final n’était pas en jeu au début du round",
    ),
    "idle-harm": ("as things stand it would only harm itself", "en l’état, la carte ne nuirait qu’à elle-même"),
    "yields-tired": ("Tire it for", "l’épuiser donne"),
    "yields-discard": ("discard it for", "la défausser donne"),
    "lost": ("lost", "en trop"),
    "pass-first": (
        "You take the first player marker and no more turns in this phase; the opponent may go on alone.",
        "Vous prenez le marqueur Premier joueur et ne jouez plus dans cette phase ; l’adversaire peut continuer seul.",
    ),
    "pass-holder": (
        "You keep the first player marker and take no more turns in this phase; the opponent may go on alone.",
        "Vous gardez le marqueur Premier joueur et ne jouez plus dans cette phase ; l’adversaire peut continuer seul.",
    ),
    "pass-last": (
        "The opponent has passed already: the Deployment phase ends.",
        "L’adversaire a déjà passé : la phase de Déploiement se termine.",
    ),
    "pass-foe": (
        "You take no more turns in this phase; the Foe makes its Range attacks, plays one more card and passes too.",
        "Vous ne jouez plus dans cette phase ; le Rival tire avec ses cartes Prêtes, joue encore une carte et passe.",
    ),
    "pass-here": (
        "No answer to this; you may still answer what follows.",
        "Aucune réaction à ceci ; vous pourrez encore réagir à la suite.",
    ),
}

#: Words that clients put beside numbers and piles.
SHARED: Final = (
    "cost", "might", "zeal", "health", "resources", "dealt", "hand", "deck", "discard", "reserve", "objectives",
    "against", "final", "marker", "turn", "you", "stack", "legend-tired", "relentless-top",
)  # fmt: skip


def said(name: str, lang: str) -> str:
    """A word of this module, or of the text board."""
    return WORDS[name][1 if lang == "fr" else 0] if name in WORDS else word(name, lang)


# ------------------------------------------------------------------ what is drawn


class Drawn(msgspec.Struct):
    """A part of the picture."""


class Note(Drawn):
    """A mark on a card: of which kind, and in words."""

    kind: Literal["more", "less", "safe", "shielded", "doomed", "refreshed", "seen", "chosen", "cheaper", "relentless"]
    text: str


class Term(Drawn):
    """What one card adds to a sum."""

    ref: str
    name: str
    value: int


class Total(Drawn):
    """A sum, and what it is made of."""

    value: int
    terms: list[Term]


class Piece(Drawn):
    """A card in play. What is not an army card has neither Might, Zeal nor Health."""

    ref: str
    name: str
    #: All of it in one sentence, for those who listen.
    label: str
    army: bool
    row: int
    tired: bool
    might: int
    zeal: int
    health: int
    damage: int
    resources: int
    notes: list[Note]
    attached: list[Piece]
    side: int


class Held(Drawn):
    """A card in the viewer's hand, or on offer."""

    ref: str
    name: str
    label: str
    cost: int
    notes: list[Note]


class Task(Drawn):
    """An Objective: how far a side is with it."""

    ref: str
    letter: str
    name: str
    label: str
    state: Literal["done", "current", "ahead"]
    final: bool
    attribute: Literal["might", "zeal", ""]
    value: int
    health: int
    damage: int
    #: What counts against it just now; of the current one only.
    now: Total | None


class Side(Drawn):
    """A player's side of the table, the wedges apart."""

    ref: str
    side: int
    name: str
    faction: str
    role: str
    attacker: bool
    mine: bool
    marker: bool
    active: bool
    passed: bool
    #: What is to be said of it at a glance: marker, turn, passed.
    standing: list[str]
    leader: str
    hand: list[Held]
    #: None if it has no hand, as the Foe.
    hand_count: int | None
    #: Cards of a hidden hand that the viewer has seen.
    seen: list[str]
    deck_count: int
    #: Piles, the top last.
    discard: list[str]
    relentless: str
    removed: list[str]
    #: Cards of the deck that may be taken out before play.
    pool: list[Held]
    reserve: list[Piece]
    #: What the Ready cards yield together.
    resources: int
    objectives: list[Task]


class Rank(Drawn):
    """A side at a wedge: army cards from Row 1 outwards, what lies on the wedge itself, and what they add up to."""

    side: int
    #: A row between theirs may be empty: the Foe's cards do not close up.
    cards: list[Piece]
    attached: list[Piece]
    might: Total
    zeal: Total
    #: Damage that this side has dealt here.
    damage: int
    #: The row that a further card would come to; 0 if there is no room.
    free: int
    label: str


class Column(Drawn):
    """A wedge with both sides."""

    ref: str
    name: str
    label: str
    health: int
    #: The side that has claimed it, or -1.
    claimed: int
    notes: list[str]
    above: Rank
    below: Rank


class Target(Drawn):
    """What an ability is aimed at."""

    ref: str
    name: str


class Pending(Drawn):
    """Something that waits to be resolved."""

    ref: str
    side: int
    name: str
    #: Who does what to whom, in a line.
    label: str
    #: The ability's text, if it is one.
    text: str
    targets: list[Target]
    cancelled: bool


class Payment(Drawn):
    """What is being paid for."""

    ref: str
    name: str
    side: int
    left: int


class Foe(Drawn):
    """The side that the solo rules play: its dial, what it can afford, the cards that it will draw; and the score."""

    #: The round that the dial is at, and what it shows there.
    step: int
    shows: int
    #: The last round on the dial; from then on it stays.
    last: int
    #: The dial and the Ready cards together.
    resources: int
    label: str
    #: The cards of its deck whose order is known, the next first.
    next: list[str]
    #: The player's points so far, and the title that they would earn: none where they are not counted.
    score: Total
    honour: str


class Scene(Drawn):
    """The whole table."""

    kind: Literal["battlefield"]
    status: str
    round: int
    #: 0 before the first round, then 1 to 4.
    phase: int
    over: bool
    above: Side
    below: Side
    wedges: list[Column]
    #: The newest first.
    stack: list[Pending]
    #: Cards on their way into play: a Leader to be placed, what is being paid for or resolved.
    limbo: list[Held]
    payment: Payment | None
    #: In the solo game.
    foe: Foe | None = None


class Face(Drawn):
    """A card as it is printed."""

    name: str
    type: str
    #: Type, unit type and traits as the card prints them.
    line: str
    unit: str
    traits: list[str]
    side: int
    faction: str
    #: A Leader is not paid for.
    cost: int | None
    army: bool
    might: int
    zeal: int
    health: int
    resources: int
    text: list[str]
    history: str
    #: Where the facts are from, in words; `reconstructed` if most of them are.
    origin: str
    reconstructed: bool


class TaskFace(Drawn):
    """An Objective as it is printed."""

    name: str
    letter: str
    side: int
    faction: str
    attribute: Literal["might", "zeal", ""]
    value: int
    health: int
    text: list[str]
    history: str
    origin: str


class Scenery(Drawn):
    """What is printed, and the words that the client needs. The face of card n is `faces[cards[n]]`."""

    kind: Literal["battlefield"]
    cards: list[int]
    names: list[str]
    faces: dict[str, Face]
    objectives: dict[str, TaskFace]
    wedges: list[str]
    sides: list[str]
    phases: list[str]
    words: dict[str, str]


# ------------------------------------------------------------------ refs


def ref_of(game: HebsRules, domain: str, thing: int) -> str:
    """An element is a card or a wedge; a number is not a thing."""
    count = game.box.count
    if domain == "element":
        return f"card:{thing}" if thing < count else f"wedge:{thing - count}"
    return "" if domain in ("number", "value") else f"{domain}:{thing}"


def card_ref(card: int) -> str:
    return f"card:{card}"


# ------------------------------------------------------------------ what is printed


def scenery(game: HebsRules, lang: str) -> dict[str, Any]:
    """The faces of all cards and Objectives, names of wedges and sides, and words."""
    box = game.box
    first = len(box.tasks[0])
    tasks = [(side, place, task.card) for side in SIDES for place, task in enumerate(box.tasks[side])]
    found = Scenery(
        "battlefield",
        box.kind,
        [game.show.label("card", card, lang) for card in range(box.count)],
        {str(card): face(game, card, lang) for card in range(box.count) if box.kind[card] == card},
        {f"objective:{place + first * side}": task_face(game, side, task, lang) for side, place, task in tasks},
        [game.show.label("wedge", wedge, lang) for wedge in range(WEDGES)],
        [game.show.label("side", side, lang) for side in SIDES],
        [word_of_box(game, f"phase{phase}", lang) for phase in range(5)],
        {name: said(name, lang) for name in SHARED},
    )
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


@lru_cache(maxsize=32)
def names_in(box: Box, side: int, column: str) -> Names:
    """What a side's card texts are rendered with: shooters as in its own box, columns as in this game."""
    cards = {card.id: card.name for pack in box.packs for card in pack.cards}
    names = Names({**box.packs[0].traits, **box.packs[1].traits}, cards).in_box(box.packs[side].box)
    names.wedge = FRONTIER if column == "frontier" else WEDGE
    return names


def names_of(game: HebsRules, side: int) -> Names:
    return names_in(game.box, side, game.column)


def face(game: HebsRules, card: int, lang: str) -> Face:
    box = game.box
    it = box.cards[card]
    tongue = 1 if lang == "fr" else 0
    side = box.side[card]
    names = names_of(game, side)
    return Face(
        name=it.name[tongue],
        type=it.type,
        line=type_line(it, names, lang),
        unit=it.unit,
        traits=[names.trait(trait, lang) for trait in it.traits],
        side=side,
        faction=box.packs[side].faction,
        cost=None if it.type == LEADER else it.cost,
        army=box.is_army[card],
        might=it.might,
        zeal=it.zeal,
        health=it.health,
        resources=it.resources,
        text=card_text(it, names, lang),
        history=it.history[tongue],
        origin=origin_of(it, lang),
        reconstructed=grade(it.origin.get("rest", "")) == "reconstructed",
    )


def task_face(game: HebsRules, side: int, it: Objective, lang: str) -> TaskFace:
    tongue = 1 if lang == "fr" else 0
    return TaskFace(
        name=it.name[tongue],
        letter=it.letter,
        side=side,
        faction=game.box.packs[side].faction,
        attribute=attribute_of(it.battle),
        value=it.value,
        health=it.health,
        text=objective_text(it, names_of(game, side), lang),
        history=it.history[tongue],
        origin=origin_of(it, lang),
    )


def attribute_of(battle: str) -> Literal["might", "zeal", ""]:
    return "might" if battle == "might" else "zeal" if battle == "zeal" else ""


def grade(origin: str) -> str:
    """Where a fact is from, without the particulars: `attested`, `reconstructed`.

    >>> grade("derived: a single named person")
    'derived'
    """
    return origin.partition(":")[0]


def origin_of(it: Card | Objective, lang: str) -> str:
    """Where a card's name and the rest of its facts are from, in a few words."""
    grades = dict.fromkeys([grade(it.origin.get(fact, "")) for fact in ("name", "rest")])
    return ", ".join([said(found, lang) for found in grades if found in WORDS])


# ------------------------------------------------------------------ the table


def scene(game: HebsRules, view: View, lang: str) -> dict[str, Any]:
    """The position as a seat sees it; a spectator looks from side 0."""
    built: dict[str, Any] = msgspec.to_builtins(Painter(game, view, lang).scene())
    return built


class Painter:
    """Draws one view in one language."""

    def __init__(self, game: HebsRules, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.s = game.imagine(view)
        self.mine: int = view.data["side"]
        self.sums = {which: totals(self.s, which) for which in (MIGHT, ZEAL)}

    def scene(self) -> Scene:
        s = self.s
        below = max(0, self.mine)
        return Scene(
            "battlefield",
            " · ".join(heading(s, self.lang)),
            s.round,
            s.phase,
            bool(s.result),
            self.side(1 - below),
            self.side(below),
            [self.column(wedge, 1 - below, below) for wedge in range(WEDGES)],
            self.stack(),
            [self.held(card, s.box.cost[card], []) for card in self.coming()],
            self.payment(),
        )

    def say(self, name: str) -> str:
        own = f"{name}-{self.game.column}"
        return said(own if own in WORDS else name, self.lang)

    def name(self, card: int) -> str:
        return name_of(self.game, card, self.lang)

    # ------------------------------------------------------------ cards

    def piece(self, card: int, row: int = 0) -> Piece:
        s, box = self.s, self.s.box
        army = box.is_army[card]
        might, zeal, health = [value_of(s, card, which) if army else 0 for which in (MIGHT, ZEAL, HEALTH)]
        attached = [self.piece(on) for on, host in s.attached if host == card]
        notes = self.notes(card)
        found = Piece(
            card_ref(card),
            self.name(card),
            "",
            army,
            row,
            s.tired[card],
            might,
            zeal,
            health,
            s.damage[card],
            resources_of(s, card),
            notes,
            attached,
            box.side[card],
        )
        found.label = self.label(card, found)
        return found

    def label(self, card: int, it: Piece) -> str:
        """A card in play in one sentence."""
        parts = [it.name, self.kind_of(card)]
        if it.row:
            parts.append(f"{self.say('row')} {it.row}")
        if it.army:
            left = max(0, it.health - it.damage)
            health = f"{left} {self.say('of')} {it.health}" if it.damage else f"{it.health}"
            parts += [f"{self.say('might')} {it.might}", f"{self.say('zeal')} {it.zeal}"]
            parts.append(f"{self.say('health')} {health}")
        if it.resources:
            parts.append(f"{self.say('resources')} {it.resources}")
        if it.tired:
            parts.append(self.say("legend-tired"))
        parts += [note.text for note in it.notes]
        if it.attached:
            parts.append(f"{self.say('attached')}{colon(self.lang)}{', '.join([on.name for on in it.attached])}")
        return ", ".join(parts)

    def kind_of(self, card: int) -> str:
        """Type, unit type and traits of a card."""
        box = self.s.box
        return type_line(box.cards[card], names_of(self.game, box.side[card]), self.lang)

    def notes(self, card: int) -> list[Note]:
        """What has been given to a card (H.TERM.MODIFIER), and what it is safe from."""
        s = self.s
        found = [note for which in range(4) for note in self.gifts(card, which)]
        if any([mod[0] == card and mod[1] == PROTECTED for mod in s.mods]):
            found.append(Note("safe", self.say("legend-safe")))
        if s.box.is_army[card] and is_shielded(s, card):
            found.append(Note("shielded", self.say("shielded")))
        if card in s.doomed:
            found.append(Note("doomed", self.say("legend-doomed")))
        if card in s.refreshed:
            found.append(Note("refreshed", self.say("refreshed")))
        return found

    def gifts(self, card: int, which: int) -> list[Note]:
        """What changes one of a card's values: what was given to it, and what Constant abilities give."""
        s, box = self.s, self.s.box
        value = self.say(("might", "zeal", "health", "resources")[which])
        found: list[Note] = []
        for element, kind, amount, until, _ in s.mods:
            if element == card and kind == which:
                how_long = self.say("this-round" if until == THIS_ROUND else "for-good")
                found.append(gift(value, amount, how_long))
        place = place_of(s, card) if box.is_given[which] else -1
        if place >= 0:
            row = row_of(s, card)
            for it in lasting(s, GIVE, which):
                f = it.effect.filter
                if f is not None and fits(s, box, f, card, place % WEDGES, row, it.source, it.home, it.row):
                    found.append(gift(value, it.effect.amount, self.name(it.source)))
        return found

    def held(self, card: int, cost: int, notes: list[Note]) -> Held:
        """A card that is not in play, with its printed values."""
        box = self.s.box
        if cost < box.cost[card]:
            notes = [Note("cheaper", self.say("cheaper")), *notes]
        parts = [self.name(card), self.kind_of(card), f"{self.say('cost')} {cost}"]
        if box.is_army[card]:
            for which, value in ((MIGHT, "might"), (ZEAL, "zeal"), (HEALTH, "health")):
                parts.append(f"{self.say(value)} {box.printed[which][card]}")
        if box.resources[card]:
            parts.append(f"{self.say('resources')} {box.resources[card]}")
        return Held(card_ref(card), self.name(card), ", ".join([*parts, *[note.text for note in notes]]), cost, notes)

    # ------------------------------------------------------------ sides

    def side(self, side: int) -> Side:
        s, box, data = self.s, self.s.box, self.view.data
        top = relentless_card(s, box, side)
        marker = s.phase != SETTING_UP and s.marker == side
        passed = bool(s.phase == DEPLOYMENT and not s.result and (s.passed >> side) & 1)
        active = s.phase == DEPLOYMENT and not s.result and not passed and s.active == side
        states = (("marker", marker), ("turn", active), ("passed", passed))
        return Side(
            ref=f"side:{side}",
            side=side,
            name=self.game.show.label("seat" if side == self.game.foe else "side", side, self.lang),
            faction=box.packs[side].faction,
            role=self.say("attacker" if side == s.attacker else "defender"),
            attacker=side == s.attacker,
            mine=side == self.mine,
            marker=marker,
            active=active,
            passed=passed,
            standing=[self.say(state) for state, holds in states if holds],
            leader=card_ref(box.leader[side]),
            hand=self.hand(side) if side == self.mine else [],
            hand_count=None if side == self.game.foe else data["hands"][side],
            seen=[] if side == self.mine else [card_ref(card) for card in s.shown[side]],
            deck_count=data["decks"][side],
            discard=[card_ref(card) for card in s.discard[side]],
            relentless=card_ref(top) if top >= 0 else "",
            removed=[card_ref(card) for card in s.removed[side]],
            pool=self.pool(side),
            reserve=[self.piece(card) for card in s.reserve[side]],
            resources=ready_resources(s, side),
            objectives=self.objectives(side),
        )

    def hand(self, side: int) -> list[Held]:
        """The viewer's hand: what cards cost now, which the opponent has seen, which are about to be discarded."""
        s = self.s
        cheaper = discounts(s, side)
        chosen = self.answered()
        found: list[Held] = []
        for card in s.hand[side]:
            notes = [Note("seen", self.say("seen"))] if card in s.shown[side] else []
            if ("discard", card) in chosen:
                notes.append(Note("chosen", self.say("chosen")))
            found.append(self.held(card, cost_of(s.box, card, cheaper), notes))
        return found

    def pool(self, side: int) -> list[Held]:
        """The viewer's deck while cards may be taken out of it (H.VAR.DECK): nothing of its order is in it."""
        s = self.s
        if side != self.mine or self.question() != "setup.cut-decks":
            return []
        gone = self.answered()
        return [self.held(card, s.box.cost[card], []) for card in sorted(s.deck[side]) if ("remove", card) not in gone]

    def question(self) -> str:
        """What is being asked, of anybody."""
        return OPS[self.s.top[0]].kind if self.s.top and not self.s.result else ""

    def answered(self) -> list[tuple[Any, ...]]:
        """What the viewer has answered so far to a question that is put to both in secret."""
        s = self.s
        if not self.question() or not isinstance(OPS[s.top[0]], Sealed) or self.view.seat < 0:
            return []
        return [tuple(action) for action in s.top[2][1][self.view.seat][1]]

    def objectives(self, side: int) -> list[Task]:
        s, box = self.s, self.s.box
        found: list[Task] = []
        for place, which in enumerate(s.order[side]):
            it = box.tasks[side][which]
            final = place == len(s.order[side]) - 1
            state: Literal["done", "current", "ahead"] = "ahead"
            if place < s.reached[side]:
                state = "done"
            elif place == s.reached[side]:
                state = "current"
            now = self.against(side, it.attribute) if state == "current" and not final else None
            number = objective_number(s, side, it.letter)
            task = Task(
                ref=f"objective:{number}",
                letter=it.letter,
                name=self.game.show.label("objective", number, self.lang),
                label="",
                state=state,
                final=final,
                attribute=attribute_of(it.card.battle),
                value=it.value,
                health=it.health,
                damage=s.objective_damage[side] if state == "current" else it.health if state == "done" else 0,
                now=now,
            )
            task.label = self.task_label(task)
            found.append(task)
        return found

    def task_label(self, it: Task) -> str:
        parts = [f"{self.say('objective')} {it.letter}", it.name, self.say(it.state)]
        if it.final:
            parts.append(self.say("final"))
        elif it.state != "done":
            now = f"{it.now.value} {self.say('against')} " if it.now is not None else ""
            parts.append(f"{self.say(it.attribute)} {now}{it.value}")
            parts.append(f"{self.say('damage')} {it.damage} {self.say('of')} {it.health}")
        return ", ".join(parts)

    def against(self, side: int, which: int) -> Total:
        """What a side's Ready cards in the battlefield have together, against its Objective."""
        places = range(side * WEDGES, side * WEDGES + WEDGES)
        summed = self.terms if self.s.game.rules < 2 else self.sum_of  # Rules 1 left out what lies on wedges.
        return Total(objective_total(self.s, side, which), [term for place in places for term in summed(place, which)])

    # ------------------------------------------------------------ wedges

    def column(self, wedge: int, above: int, below: int) -> Column:
        s, box = self.s, self.s.box
        name = self.game.show.label("wedge", wedge, self.lang)
        claimed = s.claimed[wedge]
        notes: list[str] = []
        if claimed >= 0:
            notes.append(f"{self.say('claimed-by')} {self.game.show.label('side', claimed, self.lang)}")
        for element, kind, _, _, whose in s.mods:
            if element == box.count + wedge and kind == PROTECTED:
                notes.append(
                    f"{self.game.show.label('side', whose, self.lang)}{colon(self.lang)}{self.say('protected-by')}"
                )
        health = box.wedge_health[s.attacker][wedge]
        ranks = [self.rank(side, wedge) for side in (above, below)]
        label = f"{name}{colon(self.lang)}{'; '.join([rank.label for rank in ranks] + notes)}"
        return Column(f"wedge:{wedge}", name, label, health, claimed, notes, ranks[0], ranks[1])

    def rank(self, side: int, wedge: int) -> Rank:
        s, box = self.s, self.s.box
        place = side * WEDGES + wedge
        cards = s.line[place]
        rows = s.rows_of(place)[: len(cards)]
        health = box.wedge_health[s.attacker][wedge]
        attached = [card for card, host in s.attached if host == box.count + wedge and box.side[card] == side]
        might, zeal = [Total(self.sums[which][place], self.sum_of(place, which)) for which in (MIGHT, ZEAL)]
        dealt = f"{self.say('dealt')} {s.wedge_damage[place]} {self.say('of')} {health}"
        whose = self.game.show.label("side", side, self.lang)
        return Rank(
            side,
            [self.piece(card, row) for card, row in zip(cards, rows, strict=True)],
            [self.piece(card) for card in attached],
            might,
            zeal,
            s.wedge_damage[place],
            next((row for row in range(1, ROWS + 1) if row not in rows), 0),
            f"{whose} {self.say('might')} {might.value}, {self.say('zeal')} {zeal.value}, {dealt}",
        )

    def sum_of(self, place: int, which: int) -> list[Term]:
        """What makes up a side's total at a wedge: its Ready army cards, then what lies on the wedge."""
        s, box = self.s, self.s.box
        found = self.terms(place, which)
        for card in s.constant:
            if box.side[card] == place // WEDGES and not s.tired[card] and wedge_of(s, card) == place % WEDGES:
                for effect in box.constants[card]:
                    if effect.op == GIVE_WEDGE and effect.value == which:
                        found.append(Term(card_ref(card), self.name(card), effect.amount))
        cut = self.sums[which][place] - sum([term.value for term in found])
        return [*found, Term("", self.say("floor"), cut)] if cut else found

    def terms(self, place: int, which: int) -> list[Term]:
        s = self.s
        ready = [card for card in s.line[place] if not s.tired[card]]
        return [Term(card_ref(card), self.name(card), value_of(s, card, which)) for card in ready]

    # ------------------------------------------------------------ what waits

    def coming(self) -> list[int]:
        """The cards that are on their way into play."""
        s = self.s
        placed = [s.box.leader[s.top[2][0]]] if self.question() == "setup.place-leader" else []
        return [*placed, *s.limbo]

    def stack(self) -> list[Pending]:
        """What waits to be resolved, the newest first; before it, what is still being aimed."""
        found = [self.pending(record) for record in self.s.pending[::-1]]
        return [*self.aiming(), *found]

    def aiming(self) -> list[Pending]:
        """An ability whose targets are being chosen."""
        s = self.s
        if self.question() != CHOOSE.name:
            return []
        side, index, source, _, targets = s.top[2]
        record: Record = (index, source, side ^ s.swap, tuple(targets), 0)
        found = self.pending(record)
        found.label = f"{found.label} ({self.say('choosing')})"
        return [found]

    def pending(self, record: Record) -> Pending:
        s, box = self.s, self.s.box
        kind = trigger_kind(record)
        side = record[2] ^ s.swap
        aimed: list[int] = []
        text = ""
        if kind == ON_ABILITY:
            aimed = [target % BY_SLOT for target in record[3]]
            card = box.cards[record[1]] if record[1] >= 0 else None
            text = ability_text(
                box.abilities[record[0]].text,
                names_of(self.game, side),
                self.lang,
                card.attach if card is not None else None,
            )
        elif kind == ON_WEDGE:
            aimed = [box.count + record[3][1]]
        elif kind == ON_MOVE:
            aimed = [box.count + record[3][0]]
        elif kind in (ON_DAMAGE, ON_DESTROY):
            aimed = [record[1]]
        return Pending(
            self.source(record),
            side,
            self.source_name(record),
            # The line begins with the sign of the side, which a client draws.
            waiting(self.game, s, record, self.lang).partition(" ")[2],
            text,
            [Target(ref_of(self.game, "element", it), element_name(self.game, it, self.lang)) for it in aimed],
            bool(record[4] & CANCELLED),
        )

    def source(self, record: Record) -> str:
        """The card or Objective that does something; nothing where a card only suffers it."""
        if record[1] >= 0:
            return "" if trigger_kind(record) in (ON_DAMAGE, ON_DESTROY) else card_ref(record[1])
        return f"objective:{self.objective(record)}" if record[0] >= 0 else ""

    def source_name(self, record: Record) -> str:
        if record[1] >= 0:
            return self.name(record[1])
        if record[0] >= 0:
            return self.game.show.label("objective", self.objective(record), self.lang)
        return self.game.show.label("side", record[2] ^ self.s.swap, self.lang)

    def objective(self, record: Record) -> int:
        ability = self.s.box.abilities[record[0]]
        return objective_number(self.s, ability.side, ability.card)

    def payment(self) -> Payment | None:
        if self.question() != PAY.name:
            return None
        side, card, left, _ = self.s.top[2]
        return Payment(card_ref(card), self.name(card), side, left)


def gift(value: str, amount: int, why: str) -> Note:
    """A value raised or lowered, and by what or for how long.

    >>> gift("Might", 2, "this round").text
    'Might +2 (this round)'
    """
    return Note("more" if amount > 0 else "less", f"{value} {amount:+d} ({why})")


# ------------------------------------------------------------------ what somebody may have in mind


def intents(game: HebsRules, view: View, domain: str, thing: int) -> list[tuple[Any, ...]]:
    """What somebody who points at a card or a wedge may mean, by what is being asked; likeliest first."""
    s = game.imagine(view)
    side: int = view.data["side"]
    if side < 0 or domain not in ("card", "element", "wedge"):
        return []
    count = s.box.count
    element = count + thing if domain == "wedge" else thing
    op = OPS[s.top[0]] if s.top and not s.result else None
    if op is not None and op.kind in _ANSWERS:
        verb, of_wedge = _ANSWERS[op.kind]
        if verb == "target":
            return [("target", element)]
        if of_wedge == (element >= count):
            return [(verb, element - count if of_wedge else element)]
    if element >= count:
        return onto(s, side, element - count)
    return [*answers(s.box, element), *uses(s, side, element)] if isinstance(op, Respond) else uses(s, side, element)


#: By question: the verb that answers it, and whether it is about a wedge.
_ANSWERS: Final[dict[str, tuple[str, bool]]] = {
    "paying.pay": ("pay", False),
    "abilities.choose": ("target", False),
    "effects.discards": ("discard", False),
    "preparation.limit": ("discard", False),
    "preparation.draft-one": ("discard", False),
    "preparation.draft-two": ("discard", False),
    "setup.place-leader": ("place", True),
    "setup.cut-decks": ("remove", False),
}


def onto(s: Hebs, side: int, wedge: int) -> list[tuple[Any, ...]]:
    """To play something to a wedge."""
    box = s.box
    found: list[tuple[Any, ...]] = [("play", card, wedge) for card in s.hand[side] if box.is_army[card]]
    found += [("attach", card, box.count + wedge) for card in s.hand[side] if box.is_attachment[card]]
    return found or [("play", box.leader[side], wedge)]


def uses(s: Hebs, side: int, card: int) -> list[tuple[Any, ...]]:
    """To play a card that is not in play, or to do something with one that is."""
    box = s.box
    if in_play(s, card) and box.side[card] == side:
        found: list[tuple[Any, ...]] = [("act", card, ability.number) for ability in box.actions[card]]
        return [*found, *answers(box, card), ("sacrifice", card)]
    verb = verb_for(box, card)
    if verb == "play":
        return [("play", card, wedge) for wedge in range(WEDGES)]
    if verb == "act":
        return [("act", card, ability.number) for ability in box.actions[card]] or answers(box, card)
    if verb == "attach":
        hosts = [*[card for line in s.line for card in line], *range(box.count, box.count + WEDGES)]
        return [("attach", card, host) for host in hosts]
    return [(verb, card)]


def answers(box: Box, card: int) -> list[tuple[Any, ...]]:
    """To respond with a card."""
    return [("respond", card, ability.number) for ability in box.responses[card]]


# ------------------------------------------------------------------ what options come to


def option_hints(game: HebsRules, view: View, options: list[tuple[Any, ...]], lang: str) -> list[str]:
    """What each option costs or does, in a few words."""
    s = game.imagine(view)
    return [hint(s, view.data["side"], option, lang) for option in options]


def hint(s: Hebs, side: int, option: tuple[Any, ...], lang: str) -> str:
    verb: str = option[0]
    if verb == "pass":
        return said(passing(s, side), lang)
    if verb == "pay":
        return yields(s, side, option[1], lang)
    if verb == "target":
        card: int = option[1]
        return " ".join(stats(s, card, lang)) if card < s.box.count and place_of(s, card) >= 0 else ""
    if verb == "act" and s.box.side[option[1]] == rules_of(s).foe:
        return ""  # what the Foe does costs the player nothing, and is offered only if it does something
    if verb in ("act", "respond"):
        trigger = record_of(s, len(s.pending) - 1) if verb == "respond" else None
        parts = [price(s, side, option, lang), idling(s, option[1], option[2], trigger, lang)]
        return ", ".join([part for part in parts if part])
    if verb in ("play", "reserve", "attach"):
        return price(s, side, option, lang)
    if verb == "use":
        return idling(s, s.top[2][1], option[1], None, lang)
    return ""


def idling(s: Hebs, card: int, number: int, trigger: Record | None, lang: str) -> str:
    """That an ability would change nothing as things stand, but for what it does to its own card (R.TARGET.NONE)."""
    ability = ability_of(s, card, number)
    if would_change(s, ability, card, trigger):
        return ""
    told = said("idle-harm" if any([harms_itself(effect) for effect in ability.effects]) else "idle", lang)
    cause = idle_cause(s, ability, card)
    return f"{told} ({said(cause[0], lang).format(cause[1])})" if cause[0] else told


def idle_cause(s: Hebs, ability: Ability, card: int) -> tuple[str, int]:
    """Why there is nothing to choose, where that is not plain, with its number."""
    if not (s.at_final >> ability.side) & 1 and any([effect.op == DAMAGE_WEDGE for effect in ability.effects]):
        return "idle-final", 0
    for slot in ability.slots:
        if slot.is_range:
            near = meant(s, slot.filter, card, ability.side)
            return ("idle-shielded", len(near)) if near else ("idle-range", slot.filter.terms[0].reach)
        if slot.mover != TO_NONE:
            return "idle-full", ROWS
        if slot.op == REFRESH:
            again = [it for it in meant(s, slot.filter, card, ability.side) if it in s.refreshed]
            return ("idle-readied", len(again)) if again else ("", 0)
    return "", 0


def passing(s: Hebs, side: int) -> str:
    """What a pass does: in a window nothing more, else see H.DEPLOY.PASS, H.DEPLOY.PASS_MARKER and S.PASS.SEQUENCE."""
    if OPS[s.top[0]] is not TURN:
        return "pass-here"
    if rules_of(s).foe >= 0:
        return "pass-foe"
    if s.passed:
        return "pass-last"
    return "pass-holder" if s.marker == side else "pass-first"


def yields(s: Hebs, side: int, card: int, lang: str) -> str:
    """What a source gives to a payment, and what of it is lost (H.PAY.EXCESS)."""
    held = card in s.hand[side]
    worth = 1 if held else resources_of(s, card)
    lost = max(0, worth - int(s.top[2][2]))
    gain = f"{said('yields-discard' if held else 'yields-tired', lang)} {worth}"
    return f"{gain} ({lost} {said('lost', lang)})" if lost else gain


def price(s: Hebs, side: int, option: tuple[Any, ...], lang: str) -> str:
    """What a card costs, and the row that it comes to; a card in play that is used becomes Tired."""
    card: int = option[1]
    if in_play(s, card):
        return said("tires", lang)
    cost = cost_of(s.box, card, discounts(s, side))
    parts = [f"{said('costs', lang)} {cost}" if cost else said("free", lang)]
    if option[0] == "play":
        parts.append(f"{said('row', lang)} {len(s.line[side * WEDGES + option[2]]) + 1}")
    return ", ".join(parts)
