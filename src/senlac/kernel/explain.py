"""Why an intent is not legal: the rule, the details, and (in the message's remedy) what would make it legal.

A `Reason` is data. Its sentence is the message `code` in the game's catalogue, in the reader's language, and the
message's attribute `remedy` says what would make the intent legal.
"""

from __future__ import annotations

from typing import Any

#: An argument of a message: a number, a word, or `(domain, id)` of a thing the game can name.
Arg = int | str | tuple[str, int]


class Reason:
    """Rule id, message code and arguments of a refusal.

    >>> Reason("F.PAY.REACH", "fords-cost", cost=3, have=1)
    Reason('F.PAY.REACH', 'fords-cost', cost=3, have=1)
    """

    def __init__(self, rule: str, code: str, **args: Arg) -> None:
        self.rule = rule
        self.code = code
        self.args = args

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Reason({self.rule!r}, {self.code!r}{args})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[Any, ...]:
        return (self.rule, self.code, tuple(sorted(self.args.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self.rule, self.code, self.args)


def _rebuild(rule: str, code: str, args: dict[str, Arg]) -> Reason:
    return Reason(rule, code, **args)
