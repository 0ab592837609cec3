"""The canary: whatever is hidden from a viewer is in no byte that the server sends to that viewer. By itself: in 2,000
games, of which the host hears by letter, too.

./dev fuzz --canary [COUNT] [SEED]

Two people and a spectator play 1066. After every change the truth is taken from the database; of every card that a
viewer may not know, neither the ref nor the name may be in anything that the viewer was sent since: states, logs,
looks back, previews, hints, warnings, reasons, refusals, talk, lists, their own data. What is printed on cards is
public (scenery, and `inspect` of a card that the viewer names); so are names of cards of which a copy lies open, or
that the viewer has a copy of.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from typing import Any

from senlac.games.hebs.game import HebsGame
from senlac.games.hebs.state.table import Hebs, HebsSolo
from senlac.kernel.rng import Quick
from senlac.registry import configure
from senlac.server.app import Settings

from .harness import HERE, LINK, Browser, Running, Screen, Truth, together
from .letters import Letters, post_office

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
            message.pop("title", None)
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


async def watched(
    server: Running, seed: str, moves: int, every: int = 24, host: Browser | None = None, **options: Any
) -> int:
    """Play a game, and look at every byte; how many messages there were."""
    ann, bob, eve = host or server.browser(), server.browser("fr"), server.browser()
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


# ------------------------------------------------------------------ many games


#: How the games of many differ, one after the other.
VARIANTS: list[dict[str, Any]] = [
    {},
    {"draft": "draw4", "cut_decks": True},
    {"respond_again": True, "shuffled_objectives": True, "choosing": True},
    {"edition": "fr"},
]
#: How much is played of each, and after how many moves everything is asked.
MOVES, EVERY = 36, 12


async def many(server: Running, letters: Letters, count: int, seed: int) -> int:
    """Play and watch; how many messages there were. The host is written to whenever a guest comes."""
    ann = server.browser()
    assert ann.post("/api/me/code", {"email": "ann@example.org"}).status == 204
    assert ann.post("/api/me/enter", {"code": await asyncio.to_thread(letters.code)}).status == 204
    assert ann.ask("PUT", "/api/me/notices", {"mail": True}).status == 204
    messages = 0
    for number in range(count):
        messages += await watched(server, f"{seed}-{number}", MOVES, EVERY, ann, **VARIANTS[number % len(VARIANTS)])
        if number % 50 == 49:
            print(f"  {number + 1} of {count} games, {messages} messages, {len(letters.texts)} letters", flush=True)
    return messages


def names_in(letters: Letters) -> set[str]:
    """The cards that letters name; a game may be called as one."""
    game = configure("1066", {})
    assert isinstance(game, HebsGame)
    names = {game.show.label("card", card, lang) for card in range(game.box.count) for lang in ("en", "fr")}
    titles = {game.show.title(lang) for lang in ("en", "fr")}
    told = "\n".join(letters.texts)
    for title in titles:
        told = told.replace(title, "")
    return {name for name in names if name in told} | set(re.findall(r"card:\d+", told))


def main(count: int, seed: int) -> int:
    letters, began = Letters(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, post_office(letters) as smtp:
        given: dict[str, Any] = {"hold": 0.0, "pace": 0.0, "workers": 1, "games_per_hour": 1_000_000, "trusting": True}
        given |= {"crowd": 1_000_000, "work_at_once": 1e9, "messages_per_second": 1e6, "notice_after": 0.0}
        given |= {"smtp": smtp, "sender": "senlac@example.org", "address": "https://play.example.org"}
        server = Running(Settings(database=f"sqlite:///{folder}/games.sqlite", hosts={"localhost"}, **given))
        try:
            messages = asyncio.run(many(server, letters, count, seed))
        except Leak as leak:
            print(f"A leak: {leak}")
            return 1
        finally:
            server.stop()
    named = names_in(letters)
    print(f"{count} games, {messages} messages, {len(letters.texts)} letters in {time.monotonic() - began:.0f} s:")
    print(f"letters name {sorted(named)}" if named else "nothing hidden was sent to anybody.")
    return int(bool(named))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1))
