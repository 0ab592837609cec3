"""`senlac analyse`: what decided a game, luck and choices apart."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from senlac.ai.analysis import QUICK, THOROUGH, AnalysedTurn, Analysis, Care, analyse, in_words, judged_by, summed_up
from senlac.cli.common import console, files_of_user, progress, where_played
from senlac.kernel.decision import Decision, decision
from senlac.kernel.errors import BadOption
from senlac.kernel.explain import Arg
from senlac.kernel.notation import to_text
from senlac.session import Session
from senlac.session.saves import replace_file
from senlac.session.session import DecidedMove
from senlac.sim import Executor, Setup
from senlac.sim.analysing import Balance, average, balances, linked
from senlac.text import LANGUAGES, Speaker

#: The question at each entry of a journal.
Asked = dict[int, Decision | None]

#: The curve of chances, from nothing to certain.
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72
#: In so many of a hundred cases a figure is within two standard errors.
SURE = 95


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language to use.")
@click.option("--moments", type=click.IntRange(1), default=5, show_default=True, help="How many moments to list.")
@click.option("--quick", is_flag=True, help="Deal again less often: faster, with more noise.")
@click.option("--json", "into", type=click.Path(dir_okay=False, path_type=Path), help="Write the figures to this file.")
@click.option("--games", type=click.IntRange(2), help="Let bots play so many games of the game FILE, and analyse each.")
@click.option("--bots", "names", default="captain", show_default=True, help="With --games: a bot for each seat.")
@click.option("--seed", default=1, show_default=True, help="With --games: the seed of all games.")
@where_played
@files_of_user
def command(
    file: str,
    lang: str,
    moments: int,
    quick: bool,
    into: Path | None,
    games: int | None,
    names: str,
    seed: int,
    on: Executor,
) -> None:
    """Analyse a save: the chance to win after every turn, and what decided the game.

    The chances are seen with all cards known, and as each player could know them. What chance gave or took is kept
    apart from what choices cost, each against the best choice found from what the player could know. The parts add up
    to the result; what is neither is the remainder.

    With --games and the name of a game, shows what many analyses come to: luck must be nothing on the mean.

    \b
    senlac analyse game.senlac
    senlac analyse game.senlac --quick
    senlac analyse game.senlac --json analysis.json
    senlac analyse 1066 --games 100 --bots captain --quick
    """
    if games is not None:
        bots = tuple(name.strip() for name in names.split(","))
        _check(Setup(file, bots, games, seed), QUICK if quick else THOROUGH, on, into)
        return
    if not Path(file).is_file():
        sentence = f"There is no save {file}. Games between bots are analysed with --games."
        raise BadOption(sentence, option="file", value=file)
    session = Session.load(file)
    judged_by(session.game)
    moves = list(session.moves())
    found = _analysed(moves, QUICK if quick else THOROUGH)
    if not found.turns:
        raise BadOption("Nobody has decided anything in this game yet.", option="file", value=file)
    asked = {move.entry: decision(move.before, move.seat) for move in moves}
    _show(found, moments, asked, Speaker(session.spoken, lang), console())
    if into is not None:
        replace_file(into, json.dumps(figures(session, found), ensure_ascii=False, indent=1) + "\n")


def _check(setup: Setup, care: Care, on: Executor, into: Path | None) -> None:
    """What the analyses of many games come to."""
    found: list[Balance] = []
    with progress() as bar:
        task = bar.add_task(f"analyse {setup.game}", total=setup.games)
        for balance in balances(setup, care, on):
            found.append(balance)
            bar.update(task, completed=len(found))
    columns = {it.name: [float(getattr(balance, it.name)) for balance in found] for it in fields(Balance)}
    head = ("", "mean", "95 %", "deviation", "correlation with the result")
    table = Table(*head, title=f"{len(found)} games", box=SIMPLE_HEAD)
    for name, figures in columns.items():
        it, link = average(figures), linked(figures, columns["result"])
        known = f"± {100 * it.within:.1f}"
        table.add_row(name.replace("_", " "), _points(it.mean), known, f"{100 * it.deviation:.1f}", f"{link:.2f}")
    out = console()
    out.print(table)
    luck = average(columns["luck"])
    fair = abs(luck.mean) <= luck.within
    out.print(f"Luck is {'nothing' if fair else 'not nothing'} on the mean, within what so many games can show.")
    if into is not None:
        replace_file(into, json.dumps([asdict(balance) for balance in found], indent=1) + "\n")


def _analysed(moves: list[DecidedMove], care: Care) -> Analysis:
    found: list[AnalysedTurn] = []
    with progress() as bar:
        task = bar.add_task("analyse", total=len(moves))
        for turn in analyse(moves, care=care):
            found.append(turn)
            bar.advance(task, max(1, len(turn.actions)))
    return summed_up(found)


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
        "doubt": [found.doubt(seat) for seat in (0, 1)],
        "remainder": found.remainder,
        "remainder_noise": found.remainder_noise,
        "result": found.result,
        "accuracy": [found.accuracy(seat) for seat in (0, 1)],
        "seen": [turn.seen_before for turn in found.turns[:1]],
        "turns": [
            {
                "entry": turn.entry,
                "seat": turn.seat,
                "actions": [to_text(game, action) for action in turn.actions],
                "before": turn.before,
                "after": turn.after,
                "seen": turn.seen,
                "options": turn.options,
                "luck": turn.luck,
                "noise": turn.noise,
                "decision": turn.decision,
                "cost": turn.cost,
                "doubt": turn.doubt,
                "better": to_text(game, turn.better) if turn.better else "",
            }
            for turn in found.turns
        ],
    }


def _show(found: Analysis, moments: int, asked: Asked, speaker: Speaker, out: Console) -> None:
    names = [speaker.word(("seat", seat)) for seat in (0, 1)]
    out.print(speaker.say("analysis-curve", {"seat": ("seat", 0)}))
    out.print(curve([found.start, *[turn.after for turn in found.turns]]))
    for seat in (0, 1):
        if found.differs(seat):
            out.print(speaker.say("analysis-curve-seen", {"by": ("seat", seat)}))
            out.print(curve(found.seen_by(seat)))
    table = Table(box=SIMPLE_HEAD, show_header=False, show_edge=False)
    table.add_row(speaker.say("analysis-start"), _points(found.start))
    table.add_row(speaker.say("analysis-luck"), _points(found.luck), _within(found.noise))
    for seat, sign in ((0, -1), (1, 1)):
        said = speaker.say("analysis-cost", {"seat": ("seat", seat)})
        table.add_row(said, _points(sign * found.cost(seat)), _within(found.doubt(seat)))
    table.add_row(speaker.say("analysis-remainder"), _points(found.remainder), _within(found.remainder_noise))
    table.add_row(speaker.say("analysis-result"), _points(found.result))
    out.print(table)
    for seat in (0, 1):
        accuracy = found.accuracy(seat)
        if accuracy is not None:
            share: dict[str, Arg] = {"number": round(100 * accuracy)}
            about: dict[str, Arg] = {"seat": names[seat], "share": speaker.say("percent", share)}
            out.print(speaker.say("analysis-accuracy", about))
    out.print(speaker.say("analysis-noise", {"share": speaker.say("percent", {"number": SURE})}))
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


def _within(noise: float) -> str:
    """How well a figure is known, in 95 % of all cases: two standard errors."""
    return f"± {200 * noise:.1f}"


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
