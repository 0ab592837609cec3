"""Keeps track of which cards of a pack have tests: each file of card tests checks that it leaves none out."""

from __future__ import annotations

from collections.abc import Callable

Test = Callable[..., None]


def marker(tested: set[str]) -> Callable[..., Callable[[Test], Test]]:
    """A decorator that adds ids of cards or Objectives to a set: `@card("odo-of-bayeux")`."""

    def card(*ids: str) -> Callable[[Test], Test]:
        def mark(test: Test) -> Test:
            tested.update(ids)
            return test

        return mark

    return card
