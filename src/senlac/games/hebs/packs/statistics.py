"""How cards fared in games between bots: figures of `senlac sim` that are kept with the packs.

`senlac cards statistics` writes the file from what `senlac sim --json` wrote.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from senlac.catalogue import FALLBACK
from senlac.games.hebs.packs.library import pack
from senlac.kernel.errors import BadOption

KEPT: Final = Path(__file__).parent / "statistics.json"


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A share, and between what it lies with 95 % certainty."""

    rate: float
    low: float
    high: float


class Fared(msgspec.Struct, forbid_unknown_fields=True):
    """How a card fared: the games in which it was drawn and played, how often whoever drew it played it, and won.

    There is no share of games that there were none of.
    """

    drawn: int
    played: int
    use: Share | None
    won_drawn: Share | None
    won_played: Share | None
    #: How often the owner won whatever was drawn.
    mean: float


class CardStatistics(msgspec.Struct, forbid_unknown_fields=True):
    """The games that figures are from, and the figures, by faction and the card's id."""

    game: str
    games: int
    bot: str
    #: What plays them again.
    command: str
    #: The version of the rules, and the cards.
    rules: int
    content: dict[str, str]
    cards: dict[str, dict[str, Fared]]


@cache
def runs() -> list[CardStatistics]:
    """All that is known."""
    return msgspec.json.decode(KEPT.read_bytes(), type=list[CardStatistics]) if KEPT.exists() else []


def fared(faction: str, card: str) -> tuple[CardStatistics, Fared] | None:
    """How a card fared, and in which games; None if it was in none."""
    for run in runs():
        found = run.cards.get(faction, {}).get(card)
        if found is not None:
            return run, found
    return None


def run_of(figures: dict[str, Any]) -> CardStatistics:
    """What is worth keeping of the figures of a simulation between two bots of a kind."""
    bots = {name.rpartition(" ")[0] or name for name in figures["bots"]}
    factions = [str(figures["options"].get(side, "")) for side in ("faction", "opponent")]
    if len(bots) != 1 or not all(factions) or factions[0] == factions[1]:
        raise BadOption(
            "Give figures of a card game between two factions, played by one kind of bot.", option="figures"
        )
    bot = bots.pop()
    cards: dict[str, dict[str, Fared]] = {faction: {} for faction in factions}
    ids = {(faction, card.name[FALLBACK]): card.id for faction in factions for card in pack(faction).cards}
    # Leaders are played and never drawn.
    for it in [it for it in figures["cards"] if it["drawn"]]:
        faction, _, name = it["card"].partition(": ")
        use, drawn, played = [_rate(it[part]) for part in ("use", "when_drawn", "when_played")]
        mean = _short(it["deck_mean"])
        cards[faction][ids[faction, name]] = Fared(it["drawn"], it["played"], use, drawn, played, mean)
    game, games, seed = figures["game"], figures["games"], figures["seed"]
    return CardStatistics(
        game,
        games,
        bot,
        f"senlac sim {game} --games {games} --bots {bot} --seed {seed}",
        figures["rules_version"],
        {faction: pack(faction).content_hash for faction in factions},
        {faction: dict(sorted(found.items())) for faction, found in cards.items()},
    )


def keep(found: list[CardStatistics]) -> None:
    """Write the file."""
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    runs.cache_clear()


def _rate(figures: dict[str, Any]) -> Share | None:
    if not figures["games"]:
        return None
    return Share(_short(figures["rate"]), _short(figures["low"]), _short(figures["high"]))


def _short(share: float) -> float:
    return round(share, 3)
