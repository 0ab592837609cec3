"""The mark that ties a test to the rules it checks: `@rule("K.OVER")`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test function, or a class of tests, with the ids of the rules and rulings it checks."""
    import pytest

    if not ids:
        raise TypeError("rule() needs the id of at least one rule")
    return pytest.mark.rule(*ids)
