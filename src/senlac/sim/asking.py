"""Questions to runs, in SQL (extra `lab`): rows become Parquet files, and DuckDB answers.

There are the tables `games` (a row a game, of all runs; `runs.COLUMNS` describes it), `cards` (a row for each card that
was drawn or played in a game), `decisions` (a row for each choice, of runs that keep them) and `runs` (what each run
plays).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from senlac.kernel.errors import BadOption
from senlac.sim.runs import COLUMNS, DECISION_COLUMNS, Run, all_runs

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
    types = ", ".join(f"{name}: '{kind}'" for name, (kind, _) in COLUMNS.items())
    return _converted(run.games_file, types, "*")


def parquet_of_decisions(run: Run) -> Path:
    """The decisions of a run, if it keeps them."""
    fields = ", ".join(f"{name} {kind}" for name, (kind, _) in DECISION_COLUMNS.items())
    types = f"number: 'BIGINT', decisions: 'STRUCT({fields})[]'"
    return _converted(run.decisions_file, types, "number, unnest(decisions, recursive := true)")


def _converted(rows: Path, types: str, columns: str) -> Path:
    """The Parquet file of a file of rows; of lines for the same game, one counts."""
    path = rows.with_suffix(".parquet")
    if not path.exists() or path.stat().st_mtime_ns < rows.stat().st_mtime_ns:
        draft = path.with_suffix(".part")
        with load_duckdb().connect() as asked:
            asked.execute(  # our own columns and files
                f"""COPY (SELECT {columns} FROM (SELECT * FROM read_json({_text(rows)}, format='newline_delimited',
                ignore_errors=true, maximum_object_size=100000000, columns={{{types}}}) WHERE number IS NOT NULL
                QUALIFY row_number() OVER (PARTITION BY number) = 1 ORDER BY number))
                TO {_text(draft)} (FORMAT parquet)"""  # noqa: S608
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
        keeping = [run for run in runs if run.decisions_file.exists()]
        asked.execute(_view("games", COLUMNS, [(run, parquet(run)) for run in runs]))
        columns = {"number": COLUMNS["number"], **DECISION_COLUMNS}
        asked.execute(_view("decisions", columns, [(run, parquet_of_decisions(run)) for run in keeping]))
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


#: How each kind of file is written.
KINDS: Final = {"parquet": "parquet", "csv": "csv, HEADER", "jsonl": "json"}


def export(table: str, into: Path, runs: list[str] | None = None) -> int:
    """Write a table to a file, of all runs or of some; how many rows it has."""
    kind = into.suffix.removeprefix(".")
    if kind not in KINDS:
        message = f"A table is written as {', '.join(f'.{it}' for it in KINDS)}, not {into.suffix!r}."
        raise BadOption(message, option="into", value=str(into))
    those = "" if runs is None else f" WHERE run IN ({', '.join(map(_text, runs))})"
    draft = into.with_name(f".{into.name}.part")
    try:
        with connected() as asked:
            query = f"COPY (SELECT * FROM {table}{those}) TO {_text(draft)} (FORMAT {KINDS[kind]})"  # noqa: S608
            (rows,) = asked.execute(query).fetchone()
        draft.replace(into)
    finally:
        draft.unlink(missing_ok=True)
    return int(rows)


def _view(name: str, columns: dict[str, tuple[str, str]], of: list[tuple[Run, Path]]) -> str:
    """The view of all files of a kind, each with the name of its run; our own names, so that they need no care."""
    parts = [f"SELECT {_text(run.name)} AS run, * FROM read_parquet({_text(path)})" for run, path in of]  # noqa: S608
    empty = ", ".join(f"NULL::{kind} AS {column}" for column, (kind, _) in columns.items())
    every = " UNION ALL BY NAME ".join(parts) or f"SELECT NULL::VARCHAR AS run, {empty} LIMIT 0"
    return f"CREATE VIEW {name} AS {every}"


def _text(value: object) -> str:
    """A text in SQL."""
    return "'" + str(value).replace("'", "''") + "'"


def dictionary() -> str:
    """The data dictionary, committed as docs/reference/runs.md."""
    return HEAD + _described(COLUMNS) + DECISIONS + _described(DECISION_COLUMNS)


def _described(columns: dict[str, tuple[str, str]]) -> str:
    lines = ["| column | type | |", "|---|---|---|"]
    lines += [f"| `{name}` | `{kind}` | {meaning} |" for name, (kind, meaning) in columns.items()]
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
was finished, and `games.parquet` is made from that for queries; other programs can read it, too. A run that was begun
with `--decisions` has `decisions.jsonl` and `decisions.parquet` as well.

There are four tables: `games`, a row for each game; `cards`, a row for each card that was drawn or played in a game
(`run`, `number`, `seat`, `card`, `won`, `drawn`, `played`); `decisions`, a row for each choice, of runs that keep them;
and `runs` (`run`, `game`, `bots`, `seed`, `games`, `options`). `senlac lab export TABLE FILE` writes one of them to a
file.

This page is generated by `senlac lab columns > docs/reference/runs.md`.

## The columns of games

Besides `run`, the name of the run, there are:

"""

DECISIONS = """
## The columns of decisions

Besides `run` and `number`, which say of which game, there are:

"""
