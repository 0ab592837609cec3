"""The drill: games of a running server are backed up, everything is lost, and they go on from the backup."""

from __future__ import annotations

import asyncio
import gzip
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from senlac.server.backup import back_up, restore
from senlac.server.database import StoreError
from senlac.server.store import Store

from .harness import HERE, LINK, Browser, Start, play, together


def senlac(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "senlac", *words], capture_output=True, text=True, check=True)
    return done.stdout


async def both(ann: Browser, bob: Browser, game: str, moves: int) -> list[dict[str, object]]:
    """Play a little; what both see then."""
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen in (west, east):
            await screen.until(lambda state: state["asked"])
        assert await play([west, east], moves) == moves
        await together([west, east])
        return [west.state, east.state]


async def test_the_games_of_a_running_server_go_on_after_everything_was_lost(start: Start, tmp_path: Path) -> None:
    server = start()
    ann, bob = server.browser(), server.browser()
    ann.ask("PUT", "/api/me", {"name": "Ælfgifu"})
    game, secret = ann.create("fords", HERE, LINK, options={"rounds": 3})
    bob.join(game, secret)
    before = await both(ann, bob, game, 6)
    file = tmp_path / "games.backup"
    told = await asyncio.to_thread(senlac, "backup", str(file), "--database", server.settings.database)
    assert "rows in" in told
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await both(ann, bob, game, 2)
    server.stop()
    for lost in tmp_path.glob("games.sqlite*"):
        lost.unlink()
    await asyncio.to_thread(senlac, "restore", str(file), "--database", server.settings.database)
    server.start()
    assert ann.get("/api/hello").json["name"] == "Ælfgifu"
    async with ann.screen(game, 0) as west, bob.screen(game, 1) as east:
        for screen, state in zip((west, east), before, strict=True):
            for name in ("seq", "text", "scene", "asked", "entries", "fair"):
                assert screen.state[name] == state[name]
    await both(ann, bob, game, 3)


async def test_a_backup_moves_a_server_to_postgresql(start: Start, tmp_path: Path, database: str) -> None:
    server = start()
    ann = server.browser()
    game, _ = ann.create("1066", HERE, HERE)
    server.stop()
    count = back_up(server.settings.database, tmp_path / "one")
    assert restore(database, tmp_path / "one") == count
    with pytest.raises(StoreError, match="games in that database already"):
        restore(database, tmp_path / "one")
    moved = start(database=database)
    ann.port = moved.port
    async with ann.screen(game, 0) as screen:
        assert (await screen.act(screen.choices[0]))["type"] == "state"
    assert back_up(database, tmp_path / "two") == count + 1, "one more change"


async def test_a_backup_that_is_damaged_restores_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    await (await Store.open(url)).close()
    whole = tmp_path / "whole"
    back_up(url, whole)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    damages = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "short": whole.read_bytes()[:-9],
        "less": gzip.compress(b"".join([lines[0], *lines[2:]])),
        "other": gzip.compress(b"{}\n"),
        "text": b"nothing",
        "newer": gzip.compress(re.sub(rb'"0[0-9]+"', b'"9999"', lines[0]) + b"".join(lines[1:])),
    }
    for name, damaged in damages.items():
        (tmp_path / name).write_bytes(damaged)
        with pytest.raises(StoreError):
            restore(f"sqlite:///{tmp_path / f'{name}.sqlite'}", tmp_path / name)
    with pytest.raises(StoreError):
        back_up(f"sqlite:///{tmp_path / 'missing' / 'games.sqlite'}", tmp_path / "none")
    assert not (tmp_path / "none").exists()
