"""What never changes while a game lasts: the faces of cards and Objectives, and what clients call things."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from senlac.catalogue import in_tongue
from senlac.games.hebs.packs.pack import ARMY, GRADES, LEADER, Card, Objective, Pack
from senlac.games.hebs.show.board import word, word_of_box
from senlac.games.hebs.show.cardtext import card_text, objective_text, type_line
from senlac.games.hebs.show.labels import SHARED
from senlac.games.hebs.show.origins import grade
from senlac.games.hebs.show.shapes import Face, Scenery, Subject, TaskFace
from senlac.games.hebs.show.wording import Names
from senlac.games.hebs.state.box import Box
from senlac.games.hebs.state.codes import SIDES, WEDGES
from senlac.games.hebs.state.variants import HebsRules


def ref_of(game: HebsRules, domain: str, thing: int) -> str:
    """An element is a card or a wedge; a number is not a thing."""
    count = game.box.count
    if domain == "element":
        return f"card:{thing}" if thing < count else f"wedge:{thing - count}"
    return "" if domain in ("number", "value") else f"{domain}:{thing}"


def card_ref(card: int) -> str:
    return f"card:{card}"


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
        [word_of_box(game, f"step{phase}", lang) for phase in range(5)],
        {name: word(name, lang) for name in SHARED},
    )
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


@lru_cache(maxsize=32)
def names_in(box: Box, side: int, column: str) -> Names:
    """What a side's card texts are rendered with: shooters as in its own box, columns as in this game."""
    cards = {card.id: card.name for pack in box.packs for card in pack.cards}
    return Names({**box.packs[0].traits, **box.packs[1].traits}, cards, box.packs[side].box, column)


def names_of(game: HebsRules, side: int) -> Names:
    return names_in(game.box, side, game.column)


def face(game: HebsRules, card: int, lang: str) -> Face:
    box = game.box
    side = box.side[card]
    return card_face(box.packs[side], box.cards[card], names_of(game, side), side, lang)


def card_face(pack: Pack, it: Card, names: Names, side: int, lang: str) -> Face:
    """A card as its pack prints it."""
    return Face(
        name=in_tongue(it.name, lang),
        art=subject_of(pack, it),
        type=it.type,
        line=type_line(it, names, lang),
        unit=it.unit,
        traits=[names.trait(trait, lang) for trait in it.traits],
        side=side,
        faction=pack.faction,
        cost=None if it.type == LEADER else it.cost,
        army=it.type in ARMY,
        might=it.might,
        zeal=it.zeal,
        health=it.health,
        resources=it.resources,
        text=card_text(it, names, lang),
        history=in_tongue(it.history, lang),
        origin=origin_of(it, lang),
        reconstructed=grade(it.origin.get("rest", "")) == "reconstructed",
    )


def task_face(game: HebsRules, side: int, it: Objective, lang: str) -> TaskFace:
    return objective_face(game.box.packs[side], it, names_of(game, side), side, lang)


def objective_face(pack: Pack, it: Objective, names: Names, side: int, lang: str) -> TaskFace:
    """An Objective as its pack prints it."""
    return TaskFace(
        name=in_tongue(it.name, lang),
        art=subject_of(pack, it),
        letter=it.letter,
        side=side,
        faction=pack.faction,
        attribute=attribute_of(it.battle),
        value=it.value,
        health=it.health,
        text=objective_text(it, names, lang),
        history=in_tongue(it.history, lang),
        origin=origin_of(it, lang),
    )


def subject_of(pack: Pack, thing: Card | Objective) -> Subject:
    """What the picture of a card or an Objective is drawn from."""
    if isinstance(thing, Card):
        return Subject(thing.id, pack.box, pack.faction, thing.type, thing.unit, list(thing.traits), thing.might)
    return Subject(f"{pack.faction}-{thing.letter}", pack.box, pack.faction, "objective", letter=thing.letter)


def attribute_of(battle: str) -> Literal["might", "zeal", ""]:
    return "might" if battle == "might" else "zeal" if battle == "zeal" else ""


def origin_of(it: Card | Objective, lang: str) -> str:
    """Where a card's name and the rest of its facts are from, in a few words."""
    grades = dict.fromkeys([grade(it.origin.get(fact, "")) for fact in ("name", "rest")])
    return ", ".join([word(found, lang) for found in grades if found in GRADES])
