"""The options of a game: what can be chosen before it starts."""

from __future__ import annotations

import difflib
import re
from typing import Any

from senlac.kernel.errors import BadOption

OptionValue = bool | int | str


class Option:
    """An option of a game; its type follows from the default.

    An option that settles something the rulebook leaves open names the `ruling`.

    >>> Option("rounds", 8, "Rounds to play", low=1, high=20)
    Option('rounds', 8)
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        help: str,
        *,
        choices: tuple[str, ...] = (),
        low: int | None = None,
        high: int | None = None,
        ruling: str = "",
        file: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.help = help
        self.choices = choices
        self.low = low
        self.high = high
        self.ruling = ruling
        #: It names a user's file: for local use only, never over the network.
        self.file = file

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.default!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _option, (self.name, self.default, self.help, self.choices, self.low, self.high, self.ruling, self.file)

    @property
    def kind(self) -> str:
        return "choice" if self.choices else type(self.default).__name__

    def expected(self) -> str:
        """What the value must be, in words."""
        if self.choices:
            return "one of " + ", ".join(self.choices)
        low = "" if self.low is None else f" of at least {self.low}"
        high = "" if self.high is None else f" of at most {self.high}"
        number = "a whole number" + " and".join(limit for limit in (low, high) if limit)
        return {"bool": "yes or no", "int": number, "str": "a text"}[self.kind]

    def read(self, value: Any) -> OptionValue:
        """A value of this option, possibly parsed from text; BadOption if it is invalid."""
        if isinstance(value, str) and self.kind == "bool" and value.lower() in _WORDS:
            value = _WORDS[value.lower()]
        if isinstance(value, str) and self.kind == "int" and re.fullmatch(r"-?[0-9]{1,18}", value):
            value = int(value)
        if not self._allows(value):
            message = f"The option {self.name} must be {self.expected()}, not {repr(value)[:40]}."
            raise BadOption(
                message, message="option-value", option=self.name, value=repr(value)[:40], expected=self.expected()
            )
        result: OptionValue = value
        return result

    def _allows(self, value: Any) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return value in self.choices
        if isinstance(value, int) and self.kind == "int":
            return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)
        return True


def _option(
    name: str,
    default: OptionValue,
    help: str,
    choices: tuple[str, ...],
    low: int | None,
    high: int | None,
    ruling: str,
    file: bool,
) -> Option:
    return Option(name, default, help, choices=choices, low=low, high=high, ruling=ruling, file=file)


_WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def read_options(schema: tuple[Option, ...], given: dict[str, Any]) -> dict[str, OptionValue]:
    """All options of a game: the given ones, checked, and defaults for the rest."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"Did you mean {near[0]}?" if near else f"It has: {', '.join(known) or 'no options'}."
            message = f"This game has no option {name}. {hint}"
            raise BadOption(message, message="option-unknown", option=name, expected=", ".join(known))
    return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
