"""The game of the day: its seed is the date, so everybody plays the same game."""

from __future__ import annotations

import re
import time


def seed_of_today() -> str:
    """The seed of today's game; days change at midnight UTC.

    >>> day_of(seed_of_today()) != ""
    True
    """
    return time.strftime("day-%Y-%m-%d", time.gmtime())


def day_of(seed: str) -> str:
    """The day that a seed belongs to; empty if it is not the seed of a daily game.

    >>> day_of("day-1066-10-14"), day_of("7")
    ('1066-10-14', '')
    """
    found = re.fullmatch(r"day-(\d{4}-\d\d-\d\d)", seed)
    return found.group(1) if found else ""
