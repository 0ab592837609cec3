"""The results of a simulation: figures for programs (`figures`), and tables for people (`show`).

All intervals are 95 % Wilson intervals. A win rate counts only wins: a tie is a win for nobody.

A card's rates are per game in which it was drawn or played at least once. A deck's mean is its owner's win rate over
all its cards when drawn (which happens more in long games); a card's lead is its win rate when drawn minus that mean.
The lead's interval is that of the win rate, because the mean is known much more precisely. Out of a hundred cards with
no real lead, a few will still seem to have one: before changing a card, play more games with another seed.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, quantiles
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from senlac.sim.batch import Arena, Tally

#: The normal quantile for 95 % intervals.
Z = 1.959964
#: A card is dead if it was played in less than this share of the games in which it was drawn.
DEAD = 0.05
#: A card is dominant if its lead exceeds this; cards drawn in fewer games than this are not judged.
DOMINANT = 0.12
JUDGED = 30
#: The width of tables when the output is not a terminal.
WIDE = 200

Figures = dict[str, Any]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate.

    >>> [round(end, 4) for end in wilson(15, 148)]
    [0.0624, 0.1605]
    """
    if games == 0:
        return 0.0, 1.0
    rate, weight = wins / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = Z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(wins: int, games: int) -> Figures:
    """A rate with its interval; None if there were no games."""
    low, high = wilson(wins, games)
    return {"wins": wins, "games": games, "rate": wins / games if games else None, "low": low, "high": high}


def spread(counts: Counter[int]) -> Figures:
    """Minimum, quartiles, maximum and mean of some numbers, given how often each occurred.

    >>> spread(Counter({8: 3, 4: 1}))
    {'min': 4, 'lower': 7.0, 'median': 8.0, 'upper': 8.0, 'max': 8, 'mean': 7.0}
    """
    values = sorted(counts.elements())
    if not values:
        return dict.fromkeys(("min", "lower", "median", "upper", "max", "mean"))
    lower, median, upper = quantiles(values * 2 if len(values) == 1 else values, n=4, method="inclusive")
    ends = {"min": values[0], "lower": lower, "median": median, "upper": upper, "max": values[-1]}
    return {**ends, "mean": fmean(values)}


# ------------------------------------------------------------------ figures


def figures(arena: Arena, tally: Tally, seconds: float = 0.0) -> Figures:
    """All results as one object for JSON; `seconds` is the total time taken."""
    setup, game = arena.setup, arena.game
    wins = Counter[int]()
    for (_, _, winner), count in tally.results.items():
        wins[winner] += count
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "options": game.options,
        "bots": bot_names(arena),
        "seed": setup.seed,
        "iterations": setup.iterations,
        "swap": setup.swap,
        "planned": arena.total,
        "games": tally.games,
        "seats": [{"seat": name, **rate(wins[seat], tally.games)} for seat, name in enumerate(game.seats)],
        "ties": rate(wins[-1], tally.games),
        "by_bot": [_bot_wins(arena, tally, which) for which in range(len(arena.bots))],
        "first_player": _first_player(tally),
        "rounds": {"clock": game.study.clock, **spread(tally.rounds)},
        "decisions": spread(tally.decisions),
        "endings": _endings(arena, tally),
        "happened": _happened(arena, tally),
        "measured": _measured(tally),
        "time": _time(arena, tally, seconds),
        "cards": _cards(arena, tally),
        "failures": [{"game": it.game, "turn": it.turn, "what": it.what} for it in tally.failures],
    }


def bot_names(arena: Arena) -> list[str]:
    """The names of the bots, with a letter where two are the same; some seats are played by the rules."""
    automatic = arena.game.automatic
    names = ["the rules" if seat in automatic else name for seat, name in enumerate(arena.bots)]
    return [f"{name} {chr(65 + i)}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def _bot_wins(arena: Arena, tally: Tally, which: int) -> Figures:
    """A bot's wins in total, and in each seat it had."""
    seats = range(len(arena.bots))
    wins, games = Counter[int](), Counter[int]()
    for (turn, _, winner), count in tally.results.items():
        seat = next(seat for seat in seats if arena.bot_at(seat, turn) == which)
        games[seat] += count
        wins[seat] += count * (seat == winner)
    by_seat = [{"seat": arena.game.seats[seat], **rate(wins[seat], games[seat])} for seat in seats if games[seat]]
    return {"bot": bot_names(arena)[which], **rate(wins.total(), games.total()), "by_seat": by_seat}


def _first_player(tally: Tally) -> Figures | None:
    """How the seat that moved first did; `lead` is its win rate minus the others'. None if unknown."""
    games = wins = ties = 0
    for (_, first, winner), count in tally.results.items():
        if first >= 0:
            games += count
            wins += count * (winner == first)
            ties += count * (winner < 0)
    if games == 0:
        return None
    return {**rate(wins, games), "ties": ties, "lead": (2 * wins + ties) / games - 1}


def _endings(arena: Arena, tally: Tally) -> list[Figures]:
    """The kinds of ending, most frequent first, with their winners."""
    kinds = Counter[str]()
    for (kind, _), count in tally.endings.items():
        kinds[kind] += count
    found = []
    for kind, count in sorted(kinds.items(), key=lambda item: (-item[1], item[0])):
        wins = {name: tally.endings[kind, seat] for seat, name in enumerate(arena.game.seats)}
        shares = {"games": count, "share": count / tally.games}
        found.append({"kind": kind, **shares, "wins": wins, "ties": tally.endings[kind, -1]})
    return found


def _happened(arena: Arena, tally: Tally) -> list[Figures]:
    """Things that happened in some games, with each seat's share of the wins."""
    found: list[Figures] = []
    for what in sorted({what for what, _ in tally.happened}):
        wins = [tally.happened[what, seat] for seat in range(len(arena.bots))]
        games = sum(wins) + tally.happened[what, -1]
        shares = [{"seat": name, **rate(wins[seat], games)} for seat, name in enumerate(arena.game.seats)]
        found.append({"what": what, "games": games, "seats": shares})
    return found


def _measured(tally: Tally) -> list[Figures]:
    """The game's own measures, each over the games it applies to."""
    names = dict.fromkeys(name for name, _ in tally.measured)
    values = {
        name: Counter({value: count for (it, value), count in tally.measured.items() if it == name}) for name in names
    }
    return [{"measure": name, "games": values[name].total(), **spread(values[name])} for name in sorted(names)]


def _time(arena: Arena, tally: Tally, seconds: float) -> Figures:
    """Seconds: in total, per game, and each bot's thinking time per game and per decision."""
    games = max(1, tally.games)
    bots = []
    for which, name in enumerate(bot_names(arena)):
        asked, thought = tally.asked[which], tally.time[which] / 1e9
        each = {"asked_per_game": asked / games, "per_game": thought / games, "per_decision": thought / max(1, asked)}
        bots.append({"bot": name, **each})
    return {"seconds": seconds, "per_game": tally.time[-1] / 1e9 / games, "bots": bots}


def _cards(arena: Arena, tally: Tally) -> list[Figures]:
    """Every card drawn or played, deck by deck, starting with those whose owner won most often when they were drawn."""
    found = []
    for seat, deck in enumerate(arena.game.seats):
        keys = {key for owner, key, _ in tally.cards if owner == seat}
        drawn = sum(tally.cards[seat, key, "drawn"] for key in keys)
        mean = sum(tally.cards[seat, key, "drawn won"] for key in keys) / max(1, drawn)
        cards = [_card(tally, seat, deck, key, mean) for key in keys]
        found += sorted(cards, key=lambda card: (-(card["when_drawn"]["rate"] or 0.0), card["card"]))
    return found


def _card(tally: Tally, seat: int, deck: str, key: str, mean: float) -> Figures:
    drawn, played, both, drawn_won, played_won = (
        tally.cards[seat, key, what] for what in ("drawn", "played", "both", "drawn won", "played won")
    )
    when_drawn = rate(drawn_won, drawn)
    lead = None if drawn == 0 else {name: when_drawn[name] - mean for name in ("rate", "low", "high")}
    dominant = lead is not None and drawn >= JUDGED and lead["rate"] > DOMINANT
    return {
        "deck": deck,
        "card": key,
        "drawn": drawn,
        "played": played,
        "use": rate(both, drawn),
        "when_drawn": when_drawn,
        "when_played": rate(played_won, played),
        "deck_mean": mean,
        "lead": lead,
        "dead": drawn > 0 and both < DEAD * drawn,
        "dominant": dominant,
        "certain": dominant and lead is not None and lead["low"] > 0,
    }


# ------------------------------------------------------------------ tables


def show(found: Figures, out: Console, cards: bool = False) -> None:
    """Print the tables; with `cards`, also the table of all cards."""
    tables = [_wins_table(found)]
    if found["swap"]:
        tables.append(_bots_table(found))
    tables += [_length_table(found), _endings_table(found)]
    tables += [
        make(found) for part, make in (("measured", _measured_table), ("happened", _happened_table)) if found[part]
    ]
    tables.append(_time_table(found))
    if found["cards"]:
        tables += [_dead_table(found), _dominant_table(found)]
    if cards and found["cards"]:
        tables.append(_cards_table(found))
    names = " against ".join(found["bots"]) + (", changing seats" if found["swap"] else "")
    out.print(f"{found['game']}, {names}: {found['games']} of {found['planned']} games, seed {found['seed']}")
    if not out.is_terminal:
        out.width = max(out.width, WIDE)
    for table in tables:
        out.print()
        out.print(table, soft_wrap=True)  # otherwise titles would be wrapped to the width of their tables


def _table(title: str, *columns: str, words: int = 1) -> Table:
    """A table whose first columns are words and the rest figures."""
    table = Table(title=title, title_justify="left", caption_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.show_edge = False
    for place, column in enumerate(columns):
        is_word = place < words
        table.add_column(column, justify="left" if is_word else "right", no_wrap=not is_word)
    return table


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f}"


def _between(it: Figures) -> str:
    """An interval in percent."""
    return f"{100 * it['low']:.1f} – {100 * it['high']:.1f}" if it.get("games", 1) else "-"


def _points(it: Figures) -> str:
    """A lead in percentage points, with its interval."""
    return f"{100 * it['rate']:+.1f} ({100 * it['low']:+.1f} to {100 * it['high']:+.1f})"


def _duration(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms" if seconds < 0.9995 else f"{seconds:.2f} s"


def _wins_table(found: Figures) -> Table:
    table = _table("Wins", "", "wins", "games", "%", "95 %")
    for place, it in enumerate(found["seats"]):
        name = it["seat"] if found["swap"] else f"{it['seat']}: {found['bots'][place]}"
        table.add_row(name, *_rate_cells(it))
    table.add_row("ties", *_rate_cells(found["ties"]))
    first = found["first_player"]
    if first is None:
        table.caption = "The game does not say who moves first."
    else:
        table.add_row("first to move", *_rate_cells(first))
        table.caption = f"Whoever moves first has a win rate {100 * first['lead']:+.1f} points above the others'."
    return table


def _rate_cells(it: Figures) -> tuple[str, str, str, str]:
    return str(it["wins"]), str(it["games"]), _percent(it["rate"]), _between(it)


def _bots_table(found: Figures) -> Table:
    table = _table("Wins by bot", "", "wins", "games", "%", "95 %", *[f"as {it['seat']}" for it in found["seats"]])
    for it in found["by_bot"]:
        shares = {seat["seat"]: _percent(seat["rate"]) for seat in it["by_seat"]}
        table.add_row(it["bot"], *_rate_cells(it), *[shares.get(seat["seat"], "-") for seat in found["seats"]])
    return table


def _length_table(found: Figures) -> Table:
    table = _table("Length", "", "min", "quartile", "median", "quartile", "max", "mean")
    rows = {"rounds": found["rounds"]} if found["rounds"]["clock"] else {}
    for name, it in {**rows, "decisions": found["decisions"]}.items():
        values = [it[key] for key in ("min", "lower", "median", "upper", "max")]
        table.add_row(name, *[f"{value:g}" for value in values], f"{it['mean']:.1f}")
    return table


def _endings_table(found: Figures) -> Table:
    seats = [it["seat"] for it in found["seats"]]
    table = _table("Endings", "", "games", "%", *[f"won by {seat}" for seat in seats], "ties")
    for it in found["endings"]:
        wins = [str(it["wins"][seat]) for seat in seats]
        table.add_row(it["kind"], str(it["games"]), _percent(it["share"]), *wins, str(it["ties"]))
    return table


def _measured_table(found: Figures) -> Table:
    table = _table("Measures", "", "games", "min", "quartile", "median", "quartile", "max", "mean")
    for it in found["measured"]:
        values = [it[key] for key in ("games", "min", "lower", "median", "upper", "max")]
        table.add_row(it["measure"], *[f"{value:g}" for value in values], f"{it['mean']:.1f}")
    return table


def _happened_table(found: Figures) -> Table:
    seats = [it["seat"] for it in found["seats"]]
    columns = [column for seat in seats for column in (f"{seat} wins, %", "95 %")]
    table = _table("Games in which it happened", "", "games", *columns)
    for it in found["happened"]:
        cells = [cell for seat in it["seats"] for cell in (_percent(seat["rate"]), _between(seat))]
        table.add_row(it["what"], str(it["games"]), *cells)
    return table


def _time_table(found: Figures) -> Table:
    table = _table("Time", "", "a game", "a decision", "decisions a game")
    time = found["time"]
    table.add_row("all", _duration(time["per_game"]), "", f"{found['decisions']['mean']:.1f}")
    for it in time["bots"]:
        cells = (_duration(it["per_game"]), _duration(it["per_decision"]), f"{it['asked_per_game']:.1f}")
        table.add_row(it["bot"], *cells)
    return table


def _dead_table(found: Figures) -> Table:
    title = f"Dead cards (played in under {100 * DEAD:.0f} % of the games in which they were drawn)"
    table = _table(title, "deck", "card", "played", "drawn", "%", "95 %", words=2)
    for it in found["cards"]:
        if it["dead"]:
            table.add_row(it["deck"], it["card"], *_rate_cells(it["use"]))
    return table if table.row_count else _none(title)


def _dominant_table(found: Figures) -> Table:
    title = f"Dominant cards (owner's wins when drawn over {100 * DOMINANT:.0f} points above the deck's mean)"
    table = _table(title, "deck", "card", "drawn", "won %", "mean %", "lead (95 %)", "", words=2)
    for it in found["cards"]:
        if it["dominant"]:
            shares = (_percent(it["when_drawn"]["rate"]), _percent(it["deck_mean"]), _points(it["lead"]))
            certain = "interval above 0" if it["certain"] else "may be luck"
            table.add_row(it["deck"], it["card"], str(it["drawn"]), *shares, certain)
    return table if table.row_count else _none(title)


def _none(title: str) -> Table:
    table = Table(title=title, title_justify="left", box=None, show_header=False, pad_edge=False)
    table.add_row("none")
    return table


def _cards_table(found: Figures) -> Table:
    title = "Cards (games in which they were drawn and played, and their owner's wins in those)"
    table = _table(title, "deck", "card", "drawn", "won %", "95 %", "played", "won %", "95 %", words=2)
    for it in found["cards"]:
        rates = [cell for part in (it["when_drawn"], it["when_played"]) for cell in _rate_cells(part)[1:]]
        table.add_row(it["deck"], it["card"], *rates)
    return table
