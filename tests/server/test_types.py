"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from senlac.server.describe import types

SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("place", types())
def test_the_clients_types_are_made_from_the_servers(place: str) -> None:
    assert (SOURCES / place).read_text("utf-8") == types()[place], "write them anew: ./dev web types"
