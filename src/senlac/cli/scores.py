"""`senlac scores`: the scores of games played here, stored in a file in the user's data folder."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path
from rich.table import Table

from senlac.cli.common import console
from senlac.lessons import is_lesson
from senlac.session import Session
from senlac.session.days import day_of
from senlac.text import LANGUAGES, without_a_game


def scores_file() -> Path:
    """The file of scores: one game per line, as JSON."""
    return user_data_path("senlac") / "scores.jsonl"


def keep(session: Session) -> None:
    """Record a finished game if it has a score; does nothing if the folder is not writable."""
    found = session.game.study.measured(session.state)
    if "score" not in found or session.outcome is None or is_lesson(session.seed):
        return
    line = {
        "when": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "game": session.game.name,
        "seed": session.seed,
        "options": session.game.options,
        "winner": session.outcome.winner,
        "verdict": {lang: session.game.show.verdict(session.state, lang) for lang in LANGUAGES},
        **found,
    }
    path = scores_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
    except OSError:
        return


def kept() -> list[dict[str, Any]]:
    """The recorded games, oldest first; damaged lines are skipped."""
    try:
        lines = scores_file().read_text("utf-8").splitlines()
    except OSError:
        return []
    found: list[dict[str, Any]] = []
    for line in lines:
        try:
            record = json.loads(line)
        except ValueError:
            continue
        if isinstance(record, dict) and isinstance(record.get("score"), int):
            found.append(record)
    return found


@click.command()
@click.argument("game", required=False)
@click.option("--daily", is_flag=True, help="Only daily games.")
@click.option("--best", is_flag=True, help="Highest score first instead of newest first.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
def command(game: str | None, daily: bool, best: bool, lang: str, as_json: bool) -> None:
    """Show the scores of your solo games, or only those of one GAME.

    \b
    senlac scores
    senlac scores 1066-solo --best
    senlac scores --daily
    """
    found = [it for it in kept()[::-1] if not game or it["game"] == game]
    if daily:
        found = [it for it in found if day_of(str(it["seed"]))]
    if best:
        found.sort(key=lambda it: -it["score"])
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    out = console()
    if not found:
        out.print(without_a_game(lang).say("cli-no-scores"))
        return
    listed = Table(box=None, pad_edge=False, show_header=False)
    for it in found:
        options = it.get("options", {})
        level = f"{options.get('faction', '')} v {options.get('opponent', '')}, {options.get('level', '')}"
        verdict = it.get("verdict", {}).get(lang, "")
        listed.add_row(it["when"], it["game"], level, str(it["seed"]), verdict)
    out.print(listed, soft_wrap=False)
