"""The menu for a question in the terminal: its options or, if there are too many, groups of them."""

from __future__ import annotations

from senlac.kernel.decision import Decision
from senlac.kernel.frames import Action
from senlac.text import Speaker

#: The most lines a menu may have.
LONGEST = 40


class MenuEntry:
    """A line of a menu: one option, or several that start the same way."""

    __slots__ = ("options", "text")

    def __init__(self, options: list[Action], text: str) -> None:
        self.options = options
        self.text = text


def menu(speaker: Speaker, question: Decision, options: list[Action], hints: dict[Action, str]) -> list[MenuEntry]:
    """The lines for some options of a question, at most `LONGEST`, each followed by its hint."""
    found: list[MenuEntry] = []
    for group in divide(options):
        text = speaker.option(question, group[0]) if len(group) == 1 else _of_group(speaker, group, options)
        hint = _hint([hints[option] for option in group if option in hints])
        found.append(MenuEntry(group, f"{text}  {hint}" if hint else text))
    return found


def divide(options: list[Action]) -> list[list[Action]]:
    """Divide options into at most `LONGEST` groups: single options if they are few, otherwise by common beginnings.

    >>> moves = [("move", place, way) for place in range(20) for way in range(6)]
    >>> [len(group) for group in divide([("stay", 1), *moves])]
    [1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
    """
    if len(options) <= LONGEST:
        return [[option] for option in options]
    groups = [options]
    for length in range(1, max(len(option) for option in options) + 1):
        finer = _by(options, length)
        if len(finer) > LONGEST:
            # Split each group into ranges of its next argument.
            ranges = [part for group in groups for part in _in_ranges(_by(group, length))]
            return ranges if len(ranges) <= LONGEST else groups
        groups = finer
    return groups


def _by(options: list[Action], length: int) -> list[list[Action]]:
    """Options grouped by their first `length` elements."""
    groups: dict[Action, list[Action]] = {}
    for option in options:
        groups.setdefault(option[:length], []).append(option)
    return list(groups.values())


def _in_ranges(groups: list[list[Action]]) -> list[list[Action]]:
    """Merge consecutive groups, as evenly as possible, if there are too many."""
    count = -(-len(groups) // LONGEST)
    size = -(-len(groups) // count)
    starts = range(0, len(groups), size)
    return [[option for group in groups[at : at + size] for option in group] for at in starts]


def _of_group(speaker: Speaker, group: list[Action], options: list[Action]) -> str:
    """What the options of a group have in common and how many there are; the range, if other groups share it."""
    domains = speaker.game.verbs[group[0][0]]
    first, last = group[0], group[-1]
    shared = 1
    while all(option[:shared] == first[:shared] for option in group):
        shared += 1
    words = [speaker.verb(first[0]).capitalize()]
    words += [_name(speaker, domains[i - 1], first[i]) for i in range(1, shared - 1)]
    if len([option for option in options if option[: shared - 1] == first[: shared - 1]]) > len(group):
        ends = [_name(speaker, domains[shared - 2], option[shared - 1]) for option in (first, last)]
        words.append(f"{ends[0]} – {ends[1]}")
    return f"{' '.join(words)} … ({len(group)})"


def _name(speaker: Speaker, domain: str, value: int) -> str:
    return str(value) if domain == "number" else speaker.game.show.label(domain, value, speaker.lang)


def _hint(hints: list[str]) -> str:
    """One hint for a group: the one they all share, or the range if they are short."""
    found = sorted(set(hints), key=lambda hint: (len(hint), hint))
    if len(found) < 2:
        return found[0] if found else ""
    low, high = found[0], found[-1]
    if len(high) > 5:
        return ""
    number, _, unit = low.partition(" ")
    return f"{number}–{high}" if unit and high.endswith(f" {unit}") else f"{low}–{high}"
