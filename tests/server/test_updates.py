"""Updates: who asks for them is told only what has changed, and has the same table as everybody else."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senlac.server.patches import difference, patched

from .harness import LINK, Browser, Running, Screen, play

#: What the browser's own tests are held to as well.
EXAMPLES = json.loads((Path(__file__).parent / "patches.json").read_text())

PLAIN = st.none() | st.integers(2, 9) | st.text("ab", max_size=3)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner), max_leaves=12
)


@given(VALUES, VALUES)
def test_a_patch_makes_one_value_into_another(old: Any, new: Any) -> None:
    patch = difference(old, new)
    assert (old if patch is None else patched(old, json.loads(json.dumps(patch)))) == new
    assert (patch is None) == (old == new)


@given(st.lists(st.integers(0, 30), unique=True), st.integers(0, 30), st.integers(0, 30))
def test_what_comes_or_goes_is_told_and_nothing_else(numbers: list[int], place: int, there: int) -> None:
    old = [{"number": number, "is": "what it was"} for number in numbers]
    new = list(old)
    if new:
        del new[place % len(new)]
    new.insert(there % (len(new) + 1), {"number": -1, "is": "new"})
    patch = difference(old, new)
    assert patch is not None
    assert patched(old, patch) == new
    assert json.dumps(patch).count("what it was") == 0


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples(example: dict[str, Any]) -> None:
    assert difference(example["old"], example["new"]) == example["patch"]
    assert patched(example["old"], example["patch"]) == example["new"]


@contextlib.asynccontextmanager
async def told_both_ways(browser: Browser, game: str, seat: int, lang: str) -> Any:
    """Somebody at two screens: one is told everything, the other only what changes."""
    async with browser.socket(game, updates=False) as whole, browser.socket(game) as parts:
        for screen in (whole, parts):
            await screen.say("hello", seat=seat, lang=lang)
            await screen.next("state")
        yield whole, parts


def kinds(screen: Screen) -> set[str]:
    """How a screen was told of the table, after the first time."""
    return {json.loads(text)["type"] for text in screen.texts[1:]} - {"talk"}


@pytest.mark.parametrize("name", ["fords", "1066", "hastings"])
async def test_who_is_told_only_what_changes_has_the_same_table(server: Running, name: str) -> None:
    ann, bob, eve = server.browser(), server.browser("fr"), server.browser()
    game, secret = ann.create(name, {"kind": "here"}, LINK, seed="3")
    bob.join(game, secret)
    pairs: list[tuple[Screen, Screen]] = []
    async with contextlib.AsyncExitStack() as stack:
        for browser, seat, lang in ((ann, 0, "en"), (bob, 1, "fr"), (eve, -1, "en")):
            pairs.append(await stack.enter_async_context(told_both_ways(browser, game, seat, lang)))
        everybody = [screen for pair in pairs for screen in pair]
        for seed in range(12):
            await play(everybody, 3, seed)
            for whole, parts in pairs:
                assert parts.state | {"log_from": 0, "log": []} == whole.state | {"log_from": 0, "log": []}
                assert parts.log == whole.log
        for whole, parts in pairs:
            assert kinds(parts) == {"update"}
            assert kinds(whole) == {"state"}
            assert sum(map(len, parts.texts[1:])) < sum(map(len, whole.texts[1:])) * (0.7 if name == "fords" else 0.4)


async def test_who_changes_seats_is_told_everything_anew(server: Running) -> None:
    ann = server.browser()
    game, _ = ann.create("1066", {"kind": "here"}, {"kind": "here"}, seed="3")
    async with ann.screen(game, 0) as screen:
        await screen.say("hello", seat=1)
        state = await screen.next("state")
        assert json.loads(screen.texts[1])["type"] == "state"
        assert state["seat"] == 1
