"""`senlac analyse`: what decided a game, luck and choices apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from senlac.ai.analysis import QUICK, THOROUGH, AnalysedTurn, Analysis, Care, analyse, in_words, judged_by
from senlac.cli.common import console, files_of_user, progress
from senlac.kernel.decision import Decision, decision
from senlac.kernel.errors import BadOption
from senlac.kernel.explain import Arg
from senlac.kernel.notation import to_text
from senlac.session import Session
from senlac.session.saves import replace_file
from senlac.session.session import DecidedMove
from senlac.text import LANGUAGES, Speaker

#: The question at each entry of a journal.
Asked = dict[int, Decision | None]

#: The curve of chances, from nothing to certain.
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
@click.option("--moments", type=click.IntRange(1), default=5, show_default=True, help="How many moments to list.")
@click.option("--quick", is_flag=True, help="Deal again less often: faster, with more noise.")
@click.option("--json", "into", type=click.Path(dir_okay=False, path_type=Path), help="Write all turns to this file.")
@files_of_user
def command(file: Path, lang: str, moments: int, quick: bool, into: Path | None) -> None:
    """Analyse a save: the chance to win after every turn, and what decided the game.

    What chance gave or took is kept apart from what choices cost, each against the best choice found from what the
    player could know. The parts add up to the result; what is neither is the remainder.

    \b
    senlac analyse game.senlac
    senlac analyse game.senlac --quick
    senlac analyse game.senlac --json analysis.json
    """
    session = Session.load(file)
    judged_by(session.game)
    moves = list(session.moves())
    found = _analysed(moves, QUICK if quick else THOROUGH)
    if not found.turns:
        raise BadOption("Nobody has decided anything in this game yet.", option="file", value=str(file))
    asked = {move.entry: decision(move.before, move.seat) for move in moves}
    _show(found, moments, asked, Speaker(session.spoken, lang), console())
    if into is not None:
        replace_file(into, json.dumps(figures(session, found), ensure_ascii=False, indent=1) + "\n")


def _analysed(moves: list[DecidedMove], care: Care) -> Analysis:
    found = Analysis()
    with progress() as bar:
        task = bar.add_task("analyse", total=len(moves))
        for turn in analyse(moves, care=care):
            found.turns.append(turn)
            bar.advance(task, max(1, len(turn.actions)))
    return found


def figures(session: Session, found: Analysis) -> dict[str, Any]:
    """The analysis as one object for JSON; chances are those of the first seat."""
    game = session.game
    return {
        "game": game.name,
        "seats": list(game.seats),
        "start": found.start,
        "luck": found.luck,
        "noise": found.noise,
        "cost": [found.cost(seat) for seat in (0, 1)],
        "remainder": found.remainder,
        "result": found.result,
        "accuracy": [found.accuracy(seat) for seat in (0, 1)],
        "turns": [
            {
                "entry": turn.entry,
                "seat": turn.seat,
                "actions": [to_text(game, action) for action in turn.actions],
                "before": turn.before,
                "after": turn.after,
                "options": turn.options,
                "luck": turn.luck,
                "noise": turn.noise,
                "decision": turn.decision,
                "cost": turn.cost,
                "better": to_text(game, turn.better) if turn.better else "",
            }
            for turn in found.turns
        ],
    }


def _show(found: Analysis, moments: int, asked: Asked, speaker: Speaker, out: Console) -> None:
    names = [speaker.word(("seat", seat)) for seat in (0, 1)]
    out.print(speaker.say("analysis-curve", {"seat": ("seat", 0)}))
    out.print(curve([found.start, *[turn.after for turn in found.turns]]))
    table = Table(box=SIMPLE_HEAD, show_header=False, show_edge=False)
    table.add_row(speaker.say("analysis-start"), _points(found.start))
    table.add_row(speaker.say("analysis-luck"), _points(found.luck))
    for seat, sign in ((0, -1), (1, 1)):
        table.add_row(speaker.say("analysis-cost", {"seat": ("seat", seat)}), _points(sign * found.cost(seat)))
    table.add_row(speaker.say("analysis-remainder"), _points(found.remainder))
    table.add_row(speaker.say("analysis-result"), _points(found.result))
    out.print(table)
    for seat in (0, 1):
        accuracy = found.accuracy(seat)
        if accuracy is not None:
            share: dict[str, Arg] = {"number": round(100 * accuracy)}
            about: dict[str, Arg] = {"seat": names[seat], "share": speaker.say("percent", share)}
            out.print(speaker.say("analysis-accuracy", about))
    out.print(speaker.say("analysis-noise", {"points": f"{200 * found.noise:.1f}"}))
    out.print(speaker.say("analysis-moments"))
    for turn in found.moments(moments):
        out.print("  " + _moment(turn, asked[turn.entry], speaker))


def curve(chances: list[float]) -> str:
    """Chances as a row of bars, no wider than a line.

    >>> curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    count = min(WIDTH, len(chances))
    found = [chances[place * len(chances) // count] for place in range(count - 1)] + chances[-1:]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in found)


def _points(share: float) -> str:
    """A share of the chance in points of a hundred."""
    # Nothing is no less than nothing.
    return f"{round(100 * share, 1) + 0.0:+.1f}"


def _moment(turn: AnalysedTurn, question: Decision | None, speaker: Speaker) -> str:
    """A turn in a sentence: what was done, and what luck or the choice made of it."""
    move, better = in_words(turn, question, speaker)
    about: dict[str, Arg] = {
        "entry": turn.entry,
        "seat": ("seat", turn.seat),
        "move": move,
        "before": round(100 * turn.before),
        "after": round(100 * turn.after),
        "luck": _points(turn.luck),
        "cost": f"{100 * turn.cost:.1f}",
        "better": better,
    }
    said = speaker.say("analysis-moment", about)
    return f"{said} {speaker.say('analysis-better', about)}" if better else said
