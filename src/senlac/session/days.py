"""The game of the day: its seed is the date, so that everybody can play the same one."""

from __future__ import annotations

import re
import time


def seed_of_today() -> str:
    """The seed of today's game; days begin and end at midnight UTC.

    >>> day_of(seed_of_today()) != ""
    True
    """
    return time.strftime("day-%Y-%m-%d", time.gmtime())


def day_of(seed: str) -> str:
    """The day whose game a seed makes; empty if it is of no day.

    >>> day_of("day-1066-10-14"), day_of("7")
    ('1066-10-14', '')
    """
    found = re.fullmatch(r"day-(\d{4}-\d\d-\d\d)", seed)
    return found.group(1) if found else ""
