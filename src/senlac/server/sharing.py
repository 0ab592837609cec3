"""What is shown where somebody shares the address of a table: Open Graph tags in its page."""

from __future__ import annotations

import html
import re
from typing import Any

from senlac.kernel.gamedef import GameDef
from senlac.server.store import GameRow, Seat
from senlac.server.viewing import clock_of
from senlac.text import without_a_game

#: The tags of the page that every address has, and those that replace them.
TAGS = re.compile(r'<meta\s+property="og:(?:title|description|image|url)"[^>]*>\s*')
#: The games that have a picture to share; ways to play a game are called as it is, with a word more.
PICTURED = ("1066", "1565", "hastings")


def preview(page: str, address: str, kept: GameRow, seats: list[Seat], game: GameDef[Any], lang: str) -> str:
    """A page whose tags tell of one game: an invitation while a seat is open, otherwise who plays.

    `address` is where the page is, as https://HOST/play/ID.
    """
    say = without_a_game(lang).say
    sides = [game.show.label("seat", number, lang) for number in range(len(seats))]
    names = [seat.name or say("share-somebody") if seat.person else "" for seat in seats]
    title = game.show.title(lang)
    free = next((number for number, seat in enumerate(seats) if seat.open), None)
    host = next((name for name in names if name), "")
    if free is not None and host and not kept.over:
        heading = say("share-invites", {"who": host, "game": title})
        text = say("share-seat", {"side": sides[free]}) + " " + _clock(kept, lang) + " " + say("share-account")
    else:
        players = [f"{side}: {name}" if name else side for side, name in zip(sides, names, strict=True)]
        heading, text = title, " – ".join(players)
    tags = {"title": heading, "description": text, "url": address}
    picture = kept.game.partition("-")[0]
    if picture in PICTURED:
        tags["image"] = f"{address.partition('/play/')[0]}/share/{picture}.jpg"
    written = [f'<meta property="og:{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    return TAGS.sub("", page).replace("</head>", "\n".join([*written, "</head>"]), 1)


def _clock(kept: GameRow, lang: str) -> str:
    clock = clock_of(kept)
    say = without_a_game(lang).say
    if kept.days:
        return say("share-days", {"days": kept.days})
    if clock is None:
        return say("share-no-clock")
    return say("share-clock", {"minutes": clock.minutes, "seconds": clock.increment})
