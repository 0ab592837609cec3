"""The numbers on cards and Objectives, by name, so that they can be changed for an experiment.

A name is `trumpeter.might`, or `norman.trumpeter.might` where two factions have such a card; an Objective is
`norman.A.health`.
"""

from __future__ import annotations

from dataclasses import dataclass

from senlac.games.hebs.packs import library
from senlac.games.hebs.packs.pack import ARMY, LEADER, Card, Objective, Pack
from senlac.games.hebs.packs.schema import CARD_NUMBERS, OBJECTIVE_NUMBERS
from senlac.kernel.errors import BadOption


@dataclass(frozen=True, slots=True)
class TunableValue:
    """A number, with its bounds and where it is from."""

    name: str
    number: int
    low: int
    high: int
    origin: str

    @property
    def is_reconstructed(self) -> bool:
        """Whether it is our own, so that we may change it."""
        return self.origin.startswith("reconstructed")


def values_of(pack: Pack) -> list[TunableValue]:
    """All numbers of a pack that make a difference."""
    found: list[TunableValue] = []
    for card in pack.cards:
        for field in _numbers(card):
            low, high, _ = CARD_NUMBERS[field]
            origin = card.origin_of(field)
            found.append(TunableValue(f"{pack.faction}.{card.id}.{field}", getattr(card, field), low, high, origin))
    for task in pack.objectives:
        for field, (low, high, _) in OBJECTIVE_NUMBERS.items() if task.battle else ():
            origin = task.origin.get(field, task.origin.get("rest", ""))
            found.append(TunableValue(f"{pack.faction}.{task.letter}.{field}", getattr(task, field), low, high, origin))
    return found


def _numbers(card: Card) -> list[str]:
    army = ["zeal", "might", "health", "resources"] if card.type in ARMY else []
    return army if card.type == LEADER else ["cost", *army]


def with_values(packs: str, changes: dict[str, int]) -> str:
    """The option `packs` of a game in which some numbers are others."""
    by_faction: dict[str, list[str]] = {}
    for name, number in changes.items():
        pack, thing, field = _find(name, packs)
        kind, key, id = ("card", "id", thing.id) if isinstance(thing, Card) else ("objective", "letter", thing.letter)
        block = f'[[{kind}]]\n{key} = "{id}"\n{field} = {number}\norigin.{field} = "reconstructed"\n'
        by_faction.setdefault(pack.id, []).append(block)
    names = [packs] if packs else []
    for of, blocks in by_faction.items():
        text = f'[override]\nid = "lab"\nof = "{of}"\n\n' + "\n".join(_joined(blocks))
        names.append(library.offer_text(text, "lab"))
    return ",".join(names)


def _joined(blocks: list[str]) -> list[str]:
    """The blocks, with those of the same card in one."""
    found: dict[str, str] = {}
    for block in blocks:
        lines = block.split("\n")
        head = "\n".join(lines[:2])
        found[head] = found.get(head, head + "\n") + "\n".join(lines[2:])
    return list(found.values())


def _find(name: str, packs: str) -> tuple[Pack, Card | Objective, str]:
    """The pack, the card and the field that a name means; BadOption if there is none, or several."""
    path, _, field = name.rpartition(".")
    faction, dot, thing = path.partition(".")
    if dot and faction in library.factions():
        places, wanted = [faction], thing
    else:
        places, wanted = library.factions(), path
    known = [library.pack(place, packs) for place in places]
    called = wanted if len(wanted) > 1 else f"{places[0]} {wanted}"
    found = library.find(called, known)
    if len(found) > 1:
        where = ", ".join(f"{it.pack.faction}.{wanted}" for it in found)
        raise BadOption(f"{name!r} could be several: write one of {where}.", option="value", value=name)
    it = found[0].card or found[0].objective
    assert it is not None
    fields = list(CARD_NUMBERS if isinstance(it, Card) else OBJECTIVE_NUMBERS)
    if field not in fields:
        message = f"{wanted!r} has no number {field!r}. It has: {', '.join(fields)}."
        raise BadOption(message, option="value", value=name)
    return found[0].pack, it, field
