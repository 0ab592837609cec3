"""Figures and tables: formulas against known values, and cards with a known lead."""

from __future__ import annotations

import io
import json
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from senlac.sim import Arena, GameResult, Setup, Tally, ThisProcess, figures, show, simulate, total, wilson
from senlac.sim.report import bot_names, spread

WEST, EAST = 0, 1


# Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_in_print(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_intervals_are_alike_for_wins_and_losses_and_shrink() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    for wins in range(11):
        low, high = wilson(wins, 10)
        assert wilson(10 - wins, 10) == pytest.approx((1 - high, 1 - low))
        narrower = wilson(100 * wins, 1000)
        ends = [low, narrower[0], wins / 10, narrower[1], high]
        assert ends == pytest.approx(sorted(ends))


def test_quartiles() -> None:
    assert spread(Counter({1: 1, 2: 1, 3: 1, 4: 1, 5: 1})) == {
        "min": 1,
        "lower": 2.0,
        "median": 3.0,
        "upper": 4.0,
        "max": 5,
        "mean": 3.0,
    }
    assert spread(Counter({7: 1})) == {"min": 7, "lower": 7, "median": 7, "upper": 7, "max": 7, "mean": 7}
    assert set(spread(Counter()).values()) == {None}


def fords(**settings: Any) -> Arena:
    return Arena(Setup("fords", ("greedy", "random"), **settings))


def game(winner: int, drawn: str = "", played: str = "", ending: str = "points") -> GameResult:
    """A game in which West had these cards."""
    cards = [{(WEST, key) for key in words.split()} for words in (drawn, played)]
    return GameResult(
        0,
        EAST,
        winner,
        ending,
        8,
        60,
        [20, 30],
        *cards,
        happened={"Flood"} if winner == EAST else set(),
        measured={"losses": 2 + winner},
        took=2_000_000,
        thought=[600_000, 300_000],
    )


def tally_of(*games: tuple[int, GameResult]) -> Tally:
    tally = Tally()
    for count, each in games:
        for _ in range(count):
            tally.add(each)
    return tally


def test_what_happened_is_shown_with_the_wins_of_those_games() -> None:
    found = figures(fords(games=12), tally_of((6, game(WEST)), (4, game(EAST))))
    (flood,) = found["happened"]
    assert (flood["what"], flood["games"]) == ("Flood", 4)
    assert [seat["rate"] for seat in flood["seats"]] == [float(EAST == 0), float(EAST == 1)]


def test_measures_of_the_game_are_spread_over_its_games() -> None:
    found = figures(fords(games=12), tally_of((6, game(WEST)), (4, game(EAST))))
    (losses,) = found["measured"]
    assert (losses["measure"], losses["games"], losses["min"], losses["max"]) == ("losses", 10, 2, 3)


def test_rates_endings_first_moves_and_time() -> None:
    tally = tally_of((6, game(WEST)), (3, game(EAST, ending="sudden")), (1, game(-1)))
    found = figures(fords(games=12), tally, seconds=5.0)
    assert [(seat["seat"], seat["wins"], seat["rate"]) for seat in found["seats"]] == [
        ("West", 6, 0.6),
        ("East", 3, 0.3),
    ]
    assert (found["seats"][0]["low"], found["seats"][0]["high"]) == wilson(6, 10)
    assert (found["ties"]["wins"], found["games"], found["planned"]) == (1, 10, 12)
    first = found["first_player"]
    assert (first["wins"], first["games"], first["ties"]) == (3, 10, 1)
    assert first["lead"] == pytest.approx(0.3 - 0.6)
    assert found["endings"] == [
        {"kind": "points", "games": 7, "share": 0.7, "wins": {"West": 6, "East": 0}, "ties": 1},
        {"kind": "sudden", "games": 3, "share": 0.3, "wins": {"West": 0, "East": 3}, "ties": 0},
    ]
    time = found["time"]
    assert (time["seconds"], time["per_game"]) == (5.0, pytest.approx(0.002))
    greedy = {"bot": "greedy", "asked_per_game": 20.0, "per_game": 0.0006, "per_decision": 0.00003}
    assert time["bots"][0] == {**greedy, **{name: pytest.approx(greedy[name]) for name in greedy if name != "bot"}}


def cards_of(tally: Tally) -> dict[str, dict[str, Any]]:
    return {card["card"]: card for card in figures(fords(), tally)["cards"]}


def test_a_card_is_dead_if_it_is_hardly_ever_played_when_drawn() -> None:
    tally = tally_of((96, game(WEST, "Levy Parry", "Levy")), (4, game(WEST, "Levy Parry", "Levy Parry")))
    cards = cards_of(tally)
    assert cards["Parry"]["dead"]
    assert cards["Parry"]["use"]["rate"] == 0.04
    assert not cards["Levy"]["dead"]
    tally.add(game(WEST, "Parry", "Parry"))
    tally.add(game(WEST, "", "Arrows"))
    cards = cards_of(tally)
    assert cards["Parry"]["use"]["wins"] == 5
    assert cards["Parry"]["dead"]
    assert not cards["Arrows"]["dead"], "it was never drawn"
    assert cards["Arrows"]["when_drawn"]["rate"] is None


def test_a_card_is_dominant_if_its_owner_wins_much_more_when_it_is_drawn() -> None:
    tally = tally_of((40, game(WEST, "Levy Housecarls")), (10, game(EAST, "Levy Housecarls")), (50, game(EAST, "Levy")))
    card = cards_of(tally)["Housecarls"]
    assert card["deck_mean"] == pytest.approx(80 / 150)
    assert card["lead"]["rate"] == pytest.approx(0.8 - 80 / 150)
    assert card["lead"]["low"] == pytest.approx(wilson(40, 50)[0] - 80 / 150)
    assert (card["dominant"], card["certain"]) == (True, True)
    assert not cards_of(tally)["Levy"]["dominant"]


def test_a_lead_may_be_luck_and_few_games_are_not_judged() -> None:
    lucky = tally_of((20, game(WEST, "Levy Herald")), (10, game(EAST, "Levy Herald")), (20, game(EAST, "Levy")))
    few = tally_of((29, game(WEST, "Levy Herald")), (60, game(EAST, "Levy")))
    card = cards_of(lucky)["Herald"]
    assert card["lead"]["rate"] > 0.12
    assert card["dominant"]
    assert card["certain"] == (card["lead"]["low"] > 0)
    assert not card["certain"]
    assert not cards_of(few)["Herald"]["dominant"]
    few.add(game(WEST, "Levy Herald"))
    assert cards_of(few)["Herald"]["certain"]


def test_cards_are_sorted_by_deck_and_wins() -> None:
    arena = fords(games=6)
    found = figures(arena, total(simulate(arena, ThisProcess())))["cards"]
    decks = [card["deck"] for card in found]
    assert decks == sorted(decks, reverse=True), "West before East"
    for deck in ("West", "East"):
        rates = [card["when_drawn"]["rate"] or 0.0 for card in found if card["deck"] == deck]
        assert rates == sorted(rates, reverse=True)


def test_bots_of_one_name_are_told_apart() -> None:
    assert bot_names(fords()) == ["greedy", "random"]
    assert bot_names(Arena(Setup("fords", ("greedy",)))) == ["greedy A", "greedy B"]


def shown(arena: Arena, tally: Tally, cards: bool = False) -> str:
    page = io.StringIO()
    show(figures(arena, tally), Console(file=page, width=80), cards)
    return page.getvalue()


def test_tables_say_what_was_found() -> None:
    tally = tally_of((40, game(WEST, "Levy Housecarls", "Levy")), (10, game(EAST, "Levy Housecarls", "Levy")))
    tally.merge(tally_of((50, game(EAST, "Levy", "Levy"))))
    page = shown(fords(), tally)
    rows = [" ".join(line.split()) for line in page.splitlines()]
    assert "West: greedy 40 100 40.0 30.9 – 49.8" in rows
    assert "Whoever moves first has a win rate +20.0 points above the others'." in rows
    assert "West Housecarls 0 50 0.0 0.0 – 7.1" in rows
    assert "West Housecarls 50 80.0 53.3 +26.7 (+13.6 to +35.4) interval above 0" in rows
    assert "\x1b" not in page
    assert "Cards (" not in page
    assert "West Levy 100 40.0 30.9 – 49.8 100 40.0 30.9 – 49.8" in " ".join(shown(fords(), tally, True).split())


def test_figures_are_json() -> None:
    arena = fords(games=2, swap=True)
    found = figures(arena, total(simulate(arena, ThisProcess())))
    assert json.loads(json.dumps(found)) == found
    assert "Wins by bot" in shown(arena, total(simulate(arena, ThisProcess())))
