"""What is kept, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from senlac.server.database import StoreError
from senlac.server.schema import games, metadata, people, pulse
from senlac.server.store import (
    Change,
    Conflict,
    GameRow,
    Seat,
    Standing,
    Store,
    new_id,
    new_secret,
)
from senlac.session import Session

from .harness import first_version


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


async def somebody(store: Store, name: str = "") -> str:
    return (await store.add_person(new_secret(), name, "en")).id


async def a_game(store: Store, *sitting: Seat, **more: Any) -> GameRow:
    session = Session.new("fords", 7)
    seed = {"game": "fords", "options": session.game.options, "rules": 1, "content": "", "seed": "7", "clock": []}
    kept = GameRow(**{"id": new_id(), **seed, **more})
    await store.add_game(kept, sitting, Change(0, 0, session.journal, hex(session.rng.state), session.version))
    return kept


def a_change(seq: int, keep: int = 0) -> Change:
    session = Session.new("fords", 7)
    session.play(0, "keep")
    return Change(seq, keep, session.journal, hex(session.rng.state), session.version, [59.5, 60.0])


async def test_a_person_is_found_by_the_token_which_is_not_kept_itself(store: Store) -> None:
    token = new_secret()
    made = await store.add_person(token, "Ælfgifu ⚔", "fr")
    assert await store.person(token) == made
    assert await store.person(made.id) is None
    async with store.engine.connect() as connection:
        row = (await connection.execute(people.select())).one()
    assert token not in str(row)
    await store.rename(made.id, "Edith", "en")
    found = await store.person(token)
    assert found is not None
    assert (found.name, found.lang) == ("Edith", "en")


async def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    ann = await somebody(store, "Ann")
    more = {"clock": [600, 5], "join": new_secret(), "asked": [0, 1], "entries": 4}
    kept = await a_game(store, Seat("human", person=ann), Seat("bot", "captain"), **more)
    found = await store.game(kept.id)
    assert found is not None
    assert found.updated > 0
    found.updated = 0.0
    assert found == kept
    assert await store.seats(kept.id) == [Seat("human", "", ann, "Ann"), Seat("bot", "captain")]
    (first,) = await store.changes(kept.id)
    assert first.entries == Session.new("fords", 7).journal
    assert await store.game("another") is None
    assert await store.changes("another") == []


async def test_changes_come_back_in_order_and_say_how_the_game_stands(store: Store) -> None:
    kept = await a_game(store)
    for seq in range(1, 12):
        await store.add_change(kept.id, a_change(seq, seq % 3), Standing(seq == 11, "West wins", [1], seq))
    found = await store.changes(kept.id)
    assert [change.seq for change in found] == list(range(12))
    assert found[5] == a_change(5, 2)
    now = await store.game(kept.id)
    assert now is not None
    assert (now.over, now.result, now.asked, now.entries) == (True, "West wins", [1], 11)


async def test_a_number_is_given_to_one_change_only(store: Store) -> None:
    kept = await a_game(store)
    await store.add_change(kept.id, a_change(1), Standing(False, "", [0], 1))
    with pytest.raises(Conflict):
        await store.add_change(kept.id, a_change(1), Standing(True, "lost", [], 99))
    now = await store.game(kept.id)
    assert now is not None
    assert (now.over, now.entries) == (False, 1)
    assert len(await store.changes(kept.id)) == 2


async def test_of_many_changes_with_one_number_one_is_kept(store: Store) -> None:
    kept = await a_game(store)
    tries = [store.add_change(kept.id, a_change(1), Standing(False, "", [0], place)) for place in range(8)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(it) for it in done].count(Conflict) == 7
    assert done.count(None) == 1
    assert len(await store.changes(kept.id)) == 2


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(store: Store) -> None:
    ann, bob, cid = [await somebody(store) for _ in range(3)]
    kept = await a_game(store, Seat("human", person=ann), Seat("human"), join="secret")
    taken = await asyncio.gather(store.take_seat(kept.id, bob), store.take_seat(kept.id, cid))
    assert sorted(taken, key=str) == [1, None]
    winner = bob if taken[0] == 1 else cid
    assert [seat.person for seat in await store.seats(kept.id)] == [ann, winner]
    now = await store.game(kept.id)
    assert now is not None
    assert now.join == ""
    assert await store.take_seat(kept.id, ann) is None


async def test_two_open_seats_are_for_two_even_at_once(store: Store) -> None:
    ann, bob = await somebody(store), await somebody(store)
    kept = await a_game(store, Seat("human"), Seat("human"), join="secret")
    taken = await asyncio.gather(store.take_seat(kept.id, ann), store.take_seat(kept.id, bob))
    assert set(taken) == {0, 1}
    now = await store.game(kept.id)
    assert now is not None
    assert now.join == ""


async def test_my_games_are_mine_and_the_newest_comes_first(store: Store) -> None:
    ann, bob = await somebody(store), await somebody(store)
    older = await a_game(store, Seat("human", person=ann), Seat("human", person=bob))
    newer = await a_game(store, Seat("bot", "recruit"), Seat("human", person=ann))
    assert [kept.id for kept in await store.games_of(ann)] == [newer.id, older.id]
    await store.add_change(older.id, a_change(1), Standing(False, "", [0], 1))
    assert [kept.id for kept in await store.games_of(ann)] == [older.id, newer.id]
    assert [kept.id for kept in await store.games_of(ann, limit=1)] == [older.id]
    assert [kept.id for kept in await store.games_of(bob)] == [older.id]


async def test_who_is_forgotten_leaves_nothing_but_the_games_of_others(store: Store) -> None:
    token = new_secret()
    ann, bob = (await store.add_person(token, "Ann", "en")).id, await somebody(store, "Bob")
    alone = await a_game(store, Seat("human", person=ann), Seat("human", person=ann))
    solo = await a_game(store, Seat("human", person=ann), Seat("bot", "soldier"))
    shared = await a_game(store, Seat("human", person=ann), Seat("human", person=bob))
    others = await a_game(store, Seat("human", person=bob), Seat("bot", "soldier"))
    assert set(await store.forget(ann)) == {alone.id, solo.id, shared.id}
    assert await store.person(token) is None
    assert await store.game(alone.id) is None
    assert await store.changes(solo.id) == []
    assert await store.seats(shared.id) == [Seat("departed"), Seat("human", "", bob, "Bob")]
    kept = await store.game(shared.id)
    assert kept is not None
    assert kept.join, "somebody else can take the seat"
    assert await store.game(others.id) is not None
    assert set(await store.forget(bob)) == {shared.id, others.id}
    async with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            assert table is pulse or (await connection.execute(table.select())).all() == []


async def test_what_nobody_played_is_pruned_and_what_somebody_did_is_kept(store: Store) -> None:
    ann, gone, named = await somebody(store), await somebody(store), await somebody(store, "Cid")
    sitting = Seat("human", person=ann), Seat("human")
    untouched, played = await a_game(store, *sitting), await a_game(store, *sitting)
    bots = await a_game(store, Seat("bot", "recruit"), Seat("bot", "recruit"))
    for game in (played, bots):
        await store.add_change(game.id, a_change(1), Standing(False, "", [0], 1))
    assert await store.prune(time.time() - 60) == 0, "not before its time"
    assert await store.prune(time.time() + 60) == 3
    assert [await store.game(game.id) is None for game in (untouched, played, bots)] == [True, False, True]
    async with store.engine.connect() as connection:
        left = {row.id for row in await connection.execute(people.select())}
    assert (ann in left, gone in left, named in left) == (True, False, True)


async def test_the_first_rematch_that_is_noted_is_the_rematch(store: Store) -> None:
    kept = await a_game(store)
    assert set(await asyncio.gather(*[store.set_rematch(kept.id, f"next{it}") for it in range(4)])) <= {
        "next0",
        "next1",
        "next2",
        "next3",
    }
    noted = await store.set_rematch(kept.id, "too late")
    now = await store.game(kept.id)
    assert now is not None
    assert now.rematch == noted != "too late"


async def test_migrations_make_exactly_the_tables_that_the_store_uses(store: Store) -> None:
    async with store.engine.connect() as connection:
        differences = await connection.run_sync(lambda it: compare_metadata(MigrationContext.configure(it), metadata))
    assert differences == []


async def test_a_database_that_is_opened_again_has_kept_everything(store: Store, url: str) -> None:
    kept = await a_game(store)
    again = await Store.open(url)
    assert await again.game(kept.id) is not None
    assert await again.healthy()
    await again.close()


async def test_a_database_of_the_first_version_is_brought_up_to_date(store: Store, url: str) -> None:
    kept = await a_game(store)
    async with store.engine.begin() as connection:
        for statement in first_version():
            await connection.execute(text(statement))
    again = await Store.open(url)
    found = await again.game(kept.id)
    assert found is not None
    assert found.score is None
    assert found.rules == 1
    assert found.round == 0
    await again.close()


async def test_scores_are_of_games_that_are_over_and_come_with_the_seat(store: Store) -> None:
    me, other = await somebody(store), await somebody(store)
    scored, going, theirs = [await a_game(store, Seat("rules"), Seat("human", person=it)) for it in (me, me, other)]
    for kept, score in ((scored, 31), (going, None), (theirs, 7)):
        await store.add_change(kept.id, a_change(1), Standing(score is not None, "", [], 1, score))
    ((found, seat),) = await store.scores_of(me)
    assert (found.id, found.score, seat) == (scored.id, 31, 1)


async def test_what_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'missing' / 'games.sqlite'}", "mysql://localhost/games", "nonsense"):
        with pytest.raises(StoreError):
            await Store.open(url)
    (tmp_path / "text.sqlite").write_text("This is no database, but a text that is long enough to be looked at. " * 20)
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path / 'text.sqlite'}")


async def test_who_has_not_installed_the_extra_for_postgresql_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"pip install 'senlac\[postgres\]'"):
        await Store.open("postgresql://localhost/games")


async def test_a_database_that_fails_is_a_typed_error(store: Store) -> None:
    kept = await a_game(store)
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP TABLE changes"))
    with pytest.raises(StoreError):
        await store.add_change(kept.id, a_change(1), Standing(False, "", [0], 1))
    with pytest.raises(StoreError):
        await store.changes(kept.id)
    async with store.engine.connect() as connection:
        assert len((await connection.execute(games.select())).all()) == 1
