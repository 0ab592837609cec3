"""The canary: whatever is hidden from a viewer is in no byte that the server sends to that viewer.

Two people and a spectator play 1066. After every change the truth is taken from the database; of every card that a
viewer may not know, neither the ref nor the name may be in anything that the viewer was sent since: states, logs,
looks back, previews, hints, reasons, refusals, talk, lists, their own data. What is printed on cards is public
(scenery, and `inspect` of a card that the viewer names); so are names of cards of which a copy lies open, or that the
viewer has a copy of.
"""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

from senlac.games.hebs.game import HebsGame
from senlac.games.hebs.show.presentation import HebsPresentation
from senlac.games.hebs.state.table import Hebs, HebsSolo
from senlac.kernel.rng import Quick
from senlac.kernel.views import View

from .harness import HERE, LINK, Browser, Running, Screen, Truth, together

SPECTATOR = -1


class Leak(AssertionError):
    """Something hidden was sent."""


def known(s: Hebs, viewer: int) -> set[int]:
    """The cards that a viewer may know the place of, by the rules and not by any view."""
    piles = [*s.discard, *s.removed, *s.line, *s.reserve, s.limbo, [card for card, _ in s.attached]]
    found = {card for pile in piles for card in pile} | {card for card in s.box.leader if card >= 0}
    if viewer != SPECTATOR:
        mine = viewer ^ s.swap
        found |= set(s.hand[mine]) | set(s.shown[1 - mine])
        if s.round == 0:
            # Before the decks are shuffled their owners look through them.
            found |= set(s.deck[mine])
    if isinstance(s, HebsSolo) and s.turned:
        # S.DRAW.EMPTY: a discard pile that was turned over is a deck that everybody has seen.
        found |= set(s.deck[1])
    return found


class Canary:
    """Watches what one viewer is sent."""

    def __init__(self, screen: Screen, viewer: int, truth: Truth) -> None:
        self.screen = screen
        self.viewer = viewer
        self.heard = 0
        game = truth.game
        assert isinstance(game, HebsGame)
        self.game = game
        count = range(game.box.count)
        self.labels = {lang: [game.show.label("card", card, lang) for card in count] for lang in ("en", "fr")}
        #: By the number of a change: what the viewer may know then, and has known at any time, for logs do not forget.
        self.now: dict[int, set[int]] = {}
        self.ever: dict[int, set[int]] = {-1: set()}
        names = sorted({name for labels in self.labels.values() for name in labels}, key=len, reverse=True)
        self.named = re.compile(r"\b(?:" + "|".join([re.escape(name) for name in names]) + r")(?!\w)")

    def learn(self, seq: int, s: Hebs) -> None:
        """The game went on by an entry."""
        self.now[seq] = known(s, self.viewer)
        self.ever[seq] = self.now[seq] | self.ever.get(seq, self.ever[max(self.ever)])

    def look(self, *more: bytes) -> None:
        """Look through everything that came since the last time."""
        texts = [*self.screen.texts[self.heard :], *[text.decode() for text in more]]
        self.heard = len(self.screen.texts)
        for text in texts:
            self.search(json.loads(text))

    def search(self, message: dict[str, Any], about: int = -1) -> None:
        """Look through a message, which may name the card that it is about."""
        seq = message.get("seq", self.screen.state["seq"])
        log = json.dumps(message.pop("log", []), ensure_ascii=False)
        if "seq" in message:
            # A game may be called as one of its cards.
            del message["title"]
        past = message.get("type") == "looked"
        self._search(json.dumps(message, ensure_ascii=False), {about, *(self.ever if past else self.now)[seq]})
        self._search(log, self.ever[seq])

    def _search(self, text: str, may: set[int]) -> None:
        for number in re.findall(r"card:(\d+)", text):
            if int(number) not in may:
                raise Leak(f"{self.viewer} was sent card:{number}: {near(text, f'card:{number}')}")
        names = {labels[card] for labels in self.labels.values() for card in may if card >= 0}
        for name in self.named.findall(text):
            # What a name that may be told ends with, as of a card and its copies, tells nothing.
            if name not in names and not any(name in longer for longer in names):
                raise Leak(f"{self.viewer} was sent {name!r}: {near(text, name)}")


def near(text: str, word: str) -> str:
    place = text.index(word)
    return text[max(0, place - 120) : place + 80]


class Asker:
    """Asks everything that can be asked, in turns."""

    def __init__(self, canaries: list[Canary], game: str, browsers: list[Browser]) -> None:
        self.canaries = canaries
        self.game = game
        self.browsers = browsers
        self.number = 0

    async def everything(self, rng: Quick) -> None:
        """Something of each kind, about things the viewer does and does not know."""
        for canary, browser in zip(self.canaries, self.browsers, strict=True):
            screen = canary.screen
            count = canary.game.box.count
            for card in [rng.below(count) for _ in range(4)]:
                self.number += 1
                answer = await screen.ask("why", "reason", id=self.number, about=f"card:{card}")
                self.answers(canary, answer, card)
                name = canary.labels["en"][card]
                for about in (f'play "{name}" w1', f'act "{name}" 1', f'respond "{name}" 1', f'pay "{name}"'):
                    self.answers(canary, await screen.ask("why", "reason", id=self.number, about=about), card)
                answer = await screen.ask("inspect", "inspected", id=self.number, ref=f"card:{card}")
                self.answers(canary, answer, card)
                serial = screen.state["question"]["serial"] if screen.state["question"] else 0
                refusal = await screen.ask("act", "refused", serial=serial, actions=[f'play "{name}"'])
                self.answers(canary, refusal, card)
                if (do := f'discard "{name}"') not in (screen.choices if screen.state["question"] else ()):
                    self.answers(canary, await screen.ask("act", "refused", serial=serial, actions=[do]), card)
            if screen.state["question"]:
                for choice in screen.choices[:6]:
                    await screen.ask("preview", "previewed", id=self.number, action=choice)
                told = await screen.ask("hint", "hinted", id=self.number)
                assert told["action"] in screen.choices
                assert len(told["steps"]) == 3
                for choice in screen.choices[:2]:
                    await screen.ask("warn", "warned", id=self.number, actions=[choice])
            await screen.ask("expect", "expected", id=self.number, entry=rng.below(screen.state["entries"] + 1))
            await screen.ask("look", "looked", id=self.number, entry=rng.below(screen.state["entries"] + 1))
            seat = f"?seat={canary.viewer}" if canary.viewer >= 0 else ""
            canary.look(browser.get(f"/api/games/{self.game}{seat}").body)
            for path in ("/api/me/data", "/api/players/me", "/api/lobby", "/api/games", "/api/blocks"):
                told = browser.get(path).body
                canary.look(b'{"title": "", "told": %s}' % told)
            save = browser.get(f"/api/games/{self.game}/save")
            # Whoever plays against nobody may have it all.
            assert save.status == (200 if canary.game.automatic and canary.viewer >= 0 else 403)
            if save.status == 403:
                canary.look(save.body)
            dice = browser.get(f"/api/games/{self.game}/dice")
            assert dice.status in (400, 403)
            canary.look(dice.body)

    def answers(self, canary: Canary, answer: dict[str, Any], card: int) -> None:
        """An answer may name what it was asked about, and nothing else that is hidden; what is printed is public."""
        if answer["type"] == "inspected":
            assert answer["ref"] == f"card:{card}"
        else:
            canary.search(dict(answer), card)
        canary.heard = len(canary.screen.texts)


def look(truth: Truth, canaries: list[Canary]) -> None:
    """Learn what everybody may know, and look at what everybody was told."""
    for seq, s in truth.news():
        assert isinstance(s, Hebs)
        for canary in canaries:
            canary.learn(seq, s)
    for canary in canaries:
        canary.look()


async def watched(server: Running, seed: str, moves: int, every: int = 24, **options: Any) -> int:
    """Play a game, and look at every byte; how many messages there were."""
    ann, bob, eve = server.browser(), server.browser("fr"), server.browser()
    game, secret = ann.create("1066", HERE, LINK, seed=seed, options=options)
    assert bob.join(game, secret).status == 200
    truth = server.truth(game)
    rng = Quick(len(seed) + moves)
    async with AsyncExitStack() as stack:
        screens = [
            await stack.enter_async_context(browser.screen(game, seat))
            for browser, seat in ((ann, 0), (bob, 1), (eve, SPECTATOR))
        ]
        canaries = [Canary(screen, viewer, truth) for screen, viewer in zip(screens, (0, 1, SPECTATOR), strict=True)]
        asker = Asker(canaries, game, [ann, bob, eve])
        for screen in screens[:2]:
            await screen.say("say", phrase="hello")
            await screen.say("listen", to="all")
        for move in range(moves):
            await together(screens)
            look(truth, canaries)
            asked = [screen for screen in screens if screen.state["question"]]
            if not asked:
                break
            if move % every == every - 1:
                await asker.everything(rng)
            screen = rng.pick(asked)
            await screen.act(rng.pick(screen.choices))
        await together(screens)
        look(truth, canaries)
        return sum(len(screen.texts) for screen in screens)


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
