"""Whatever is hidden from a viewer is in no byte that the server sends to that viewer; what leaks is found."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from senlac.games.hebs.show.presentation import HebsPresentation
from senlac.kernel.rng import Quick
from senlac.kernel.views import View

from .canary import SPECTATOR, Asker, Canary, Leak, look, many, names_in, watched
from .harness import HERE, Running, Start, together
from .letters import Letters, post_office


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        ("canary", {}),
        ("wren", {"draft": "draw4", "cut_decks": True}),
        ("finch", {"respond_again": True, "shuffled_objectives": True, "choosing": True}),
    ],
)
async def test_nothing_hidden_is_in_any_byte(server: Running, seed: str, options: dict[str, Any]) -> None:
    assert await watched(server, seed, 50, **options) > 100


@pytest.fixture
def leaking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose scenes tell what the imagined opponent might hold: wrong, but for cards truly held."""
    scene = HebsPresentation.scene

    def told(self: HebsPresentation, view: View, lang: str = "en") -> dict[str, Any]:
        imagined = self.game.imagine(view)
        hidden = imagined.deck[1][:3] if view.seat != 1 else imagined.deck[0][:3]
        return {**scene(self, view, lang), "hint": [f"card:{card}" for card in hidden]}

    monkeypatch.setattr(HebsPresentation, "scene", told)


@pytest.mark.usefixtures("leaking")
async def test_a_planted_leak_of_a_ref_is_found(server: Running) -> None:
    with pytest.raises(Leak, match="was sent card:"):
        await watched(server, "cuckoo", 40)


async def test_a_planted_leak_of_a_name_is_found(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = HebsPresentation.scene

    def told(self: HebsPresentation, view: View, lang: str = "en") -> dict[str, Any]:
        hidden = self.game.imagine(view).deck[1][-1:]
        return {**scene(self, view, lang), "hint": " ".join(self.label("card", card, lang) for card in hidden)}

    monkeypatch.setattr(HebsPresentation, "scene", told)
    with pytest.raises(Leak, match="was sent '"):
        await watched(server, "cuckoo", 40)


@pytest.mark.parametrize(
    ("name", "options"), [("1066-solo", {"level": "king", "worst": True}), ("1565-solo", {"quick_play": True})]
)
async def test_nothing_of_the_foes_deck_is_in_any_byte_before_it_is_turned_over(
    server: Running, name: str, options: dict[str, Any]
) -> None:
    ann, eve = server.browser("fr"), server.browser()
    game, _ = ann.create(name, HERE, seed="thrush", options=options)
    truth = server.truth(game)
    rng = Quick(7)
    async with ann.screen(game, 0) as mine, eve.screen(game) as hers:
        canaries = [Canary(mine, 0, truth), Canary(hers, SPECTATOR, truth)]
        asker = Asker(canaries, game, [ann, eve])
        for move in range(60):
            await together([mine, hers])
            look(truth, canaries)
            if mine.state["result"]:
                break
            if move % 24 == 23:
                await asker.everything(rng)
            await mine.act(rng.pick(mine.choices))
        await together([mine, hers])
        look(truth, canaries)
    assert len(mine.texts) > 30


async def test_hot_seat_shows_each_seat_its_own_hand_only(server: Running) -> None:
    ann = server.browser()
    game, _ = ann.create("1066", HERE, HERE, seed="robin")
    truth = server.truth(game)
    async with ann.screen(game, 0) as first, ann.screen(game, 1) as second:
        canaries = [Canary(first, 0, truth), Canary(second, 1, truth)]
        rng = Quick(3)
        for _ in range(60):
            await together([first, second])
            look(truth, canaries)
            asked = [screen for screen in (first, second) if screen.state["question"]]
            if not asked:
                break
            screen = rng.pick(asked)
            await screen.act(rng.pick(screen.choices))


async def test_letters_tell_nothing_that_is_hidden(start: Start) -> None:
    letters = Letters()
    with post_office(letters) as smtp:
        mail = {"smtp": smtp, "sender": "senlac@example.org", "address": "https://play.example.org"}
        server = start(**mail, notice_after=0.0)
        assert await many(server, letters, 1, 5) > 50
        letter = await asyncio.to_thread(letters.next)
        server.stop()
    assert "https://play.example.org/play/" in letter
    letters.texts.append(letter)
    assert names_in(letters) == set()
    letters.texts.append("Odo of Bayeux is in her hand, and card:7.")
    assert names_in(letters) >= {"card:7"}
