"""The tests run on what they say they run on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from proving import fords, hillock
from senlac.ai import search
from senlac.kernel import decision, frames, hexgrid

COMPILED = bool(os.environ.get("SENLAC_COMPILED"))


@pytest.mark.parametrize("module", [decision, frames, hexgrid, search, fords, hillock], ids=lambda it: it.__name__)
def test_the_machine_is_compiled_exactly_when_asked_for(module: object) -> None:
    suffix = Path(module.__file__).suffix  # type: ignore[attr-defined]
    assert suffix == (".so" if COMPILED else ".py")
