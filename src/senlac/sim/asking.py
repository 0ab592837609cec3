"""Questions to runs, in SQL (extra `lab`): rows become Parquet files, and DuckDB answers.

There are the tables `games` (a row a game, of all runs; `runs.COLUMNS` describes it), `cards` (a row for each card that
was drawn or played in a game) and `runs` (what each run plays).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from senlac.kernel.errors import BadOption
from senlac.sim.runs import COLUMNS, Run, all_runs

#: A table for each thing that was drawn or played.
CARDS = """
CREATE VIEW cards AS
SELECT run, number, card.seat AS seat, card.card AS card, winner = card.seat AS won,
       list_contains(drawn, card) AS drawn, list_contains(played, card) AS played
FROM (SELECT *, unnest(list_distinct(list_concat(drawn, played))) AS card FROM games)
"""


class BadQuestion(BadOption):
    """A query that DuckDB does not understand."""

    code = "bad-question"


def load_duckdb() -> Any:
    """The module; BadOption says how to get it."""
    try:
        import duckdb
    except ImportError as error:
        message = "Questions are answered by DuckDB: pip install 'senlac[lab]'."
        raise BadOption(message, option="extra", value="lab") from error
    return duckdb


def parquet(run: Run) -> Path:
    """The games of a run as a Parquet file, made anew if games have been added."""
    path = run.folder / "games.parquet"
    rows = run.games_file
    if not path.exists() or path.stat().st_mtime_ns < rows.stat().st_mtime_ns:
        types = ", ".join(f"{name}: '{kind}'" for name, (kind, _) in COLUMNS.items())
        draft = path.with_suffix(".part")
        with load_duckdb().connect() as asked:
            asked.execute(  # our own columns and files
                f"""COPY (SELECT * FROM read_json({_text(rows)}, format='newline_delimited', ignore_errors=true,
                columns={{{types}}}) WHERE number IS NOT NULL QUALIFY row_number() OVER (PARTITION BY number) = 1
                ORDER BY number) TO {_text(draft)} (FORMAT parquet)"""  # noqa: S608
            )
        draft.replace(path)
    return path


@contextmanager
def connected() -> Iterator[Any]:
    """A connection to DuckDB with the tables; it sees the runs and cannot change them."""
    runs = [run for run in all_runs() if run.games_file.exists()]
    with load_duckdb().connect() as asked:
        asked.execute(
            "CREATE TABLE runs (run VARCHAR, game VARCHAR, bots VARCHAR[], seed BIGINT, games BIGINT, options JSON)"
        )
        for run in runs:
            it = run.setup
            options = msgspec.json.encode(it.options).decode()
            asked.execute(
                "INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?)",
                [run.name, it.game, list(it.bots), it.seed, it.games, options],
            )
        parts = [_games_of(run) for run in runs]
        empty = ", ".join(f"NULL::{kind} AS {name}" for name, (kind, _) in COLUMNS.items())
        every = " UNION ALL BY NAME ".join(parts) or f"SELECT NULL::VARCHAR AS run, {empty} LIMIT 0"
        asked.execute(f"CREATE VIEW games AS {every}")
        asked.execute(CARDS)
        yield asked


def ask(question: str) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The answer to a query: the names of its columns, and its rows."""
    duckdb = load_duckdb()
    with connected() as asked:
        try:
            found = asked.execute(question)
            columns = [column[0] for column in found.description or []]
            return columns, found.fetchall()
        except duckdb.Error as error:
            raise BadQuestion(f"DuckDB cannot answer that: {error}", option="query", value=question) from error


def _games_of(run: Run) -> str:
    return f"SELECT {_text(run.name)} AS run, * FROM read_parquet({_text(parquet(run))})"  # noqa: S608 - our own names


def _text(value: object) -> str:
    """A text in SQL."""
    return "'" + str(value).replace("'", "''") + "'"


def dictionary() -> str:
    """The data dictionary, committed as docs/reference/runs.md."""
    lines = [HEAD, "| column | type | |", "|---|---|---|"]
    lines += [f"| `{name}` | `{kind}` | {meaning} |" for name, (kind, meaning) in COLUMNS.items()]
    return "\n".join([*lines, ""])


HEAD = """# Runs

`senlac lab run NAME GAME` plays games between bots and keeps them, a row for each. A run that was stopped goes on where
it was, and one that is asked for more games plays only those. `senlac lab runs` lists what there is, and
`senlac lab query "…"` asks all of it in SQL (DuckDB; the extra `lab`). [Use the lab](../guide/use-the-lab.md) has more.

```
senlac lab run first 1066 --games 2000 --bots greedy
senlac lab query "SELECT won, count(*) FROM games WHERE run = 'first' GROUP BY ALL ORDER BY ALL"
senlac lab query "SELECT card, avg(won::INT), count(*) FROM cards WHERE played GROUP BY ALL ORDER BY 2 DESC LIMIT 10"
```

A run is a folder in Senlac's data folder: `run.json` says what is played, `games.jsonl` has a line for each game as it
was finished, and `games.parquet` is made from that for queries; other programs can read it, too.

There are three tables: `games`, a row for each game; `cards`, a row for each card that was drawn or played in a game
(`run`, `number`, `seat`, `card`, `won`, `drawn`, `played`); and `runs` (`run`, `game`, `bots`, `seed`, `games`,
`options`).

This page is generated by `senlac lab columns > docs/reference/runs.md`.

## The columns of games

Besides `run`, the name of the run, there are:
"""
