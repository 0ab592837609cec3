"""Comparisons of two ways to play, changed numbers, and balance."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.cli.main import senlac
from senlac.games.hebs.packs.library import UnknownCard
from senlac.games.hebs.packs.values import TunableValue
from senlac.kernel.errors import BadOption
from senlac.kernel.rng import Quick
from senlac.sim import Arena, Setup, ThisProcess, make_executor
from senlac.sim.balancing import Balancer, Contest, contests, owner_of, page
from senlac.sim.comparing import FIRST_LOOK, Comparison, Pair, compare, radius
from senlac.sim.labreport.findings import WinRate
from senlac.sim.runs import all_runs
from senlac.sim.values import read_sweep, values, with_values

BASE = Setup("1066", ("random",))
ONE = replace(BASE, games=1)


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*arguments: object) -> Result:
    return CliRunner().invoke(senlac, [str(argument) for argument in arguments])


def made(base: float, change: float, pairs: int, seed: int = 1) -> Comparison:
    """A comparison of made-up games that are won with these chances, with luck that is the same on both sides."""
    rng = Quick(seed)
    found = Comparison()
    for _ in range(pairs):
        luck = rng.below(1000) / 1000
        found.pairs.append(Pair(float(luck < base), float(luck < change), 10, 11))
    return found


def test_a_difference_is_found_with_fewer_games_because_they_are_paired() -> None:
    found = made(0.5, 0.6, 400)
    low, high = found.interval
    assert low < 0.1 < high
    assert high - low < 0.08, "unpaired it would be 0.14"
    assert found.verdict(0.02) == "more"
    assert found.longer == (1.0, 1.0, 1.0)


def test_nothing_is_called_a_difference_at_the_first_look() -> None:
    """Of many comparisons without a difference, looked at again and again, few are ever called one."""
    wrong = 0
    for seed in range(40):
        rng = Quick(seed + 1)
        found = Comparison()
        for done in range(1, 301):
            found.pairs.append(Pair(rng.below(2), rng.below(2), 1, 1))
            if done >= FIRST_LOOK and done % 10 == 0 and found.verdict(0.0) != "open":
                wrong += 1
                break
    assert wrong <= 4


def test_how_many_pairs_it_takes() -> None:
    found = made(0.5, 0.53, 100)
    needed = found.needed(0.02)
    assert found.deviation * radius(needed) <= max(abs(found.difference), 0.02)
    alike = made(0.5, 0.5, 100)
    assert alike.needed(0.01) > alike.needed(0.02) > alike.needed(0.04)
    assert made(0.5, 0.5, 60).verdict(0.02) == "open", "sixty pairs that agree are not enough to say it"
    assert made(0.5, 0.5, 4000).verdict(0.02) == "same"


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_same_pairs_settle_it_however_many_play(jobs: int) -> None:
    base = Setup("fords", ("random", "random"), games=200)
    change = Setup("fords", ("greedy", "random"), games=200)
    *_, found = compare(base, change, 0.02, make_executor(jobs))
    assert found.verdict(0.02) == "more"
    assert FIRST_LOOK <= len(found.pairs) < 200
    assert len(found.pairs) == 50
    assert found.pairs[7].base == float(Arena(base).play(7).winner == 0)


def test_numbers_on_cards_and_in_tables_can_be_changed() -> None:
    changes = {"trumpeter.might": 4, "trumpeter.cost": 1, "norman.A.health": 9, "saxon.harold-godwinson.health": 6}
    game = Arena(with_values(BASE, changes)).game
    packs = game.packs  # type: ignore[attr-defined]
    trumpeter = packs[0].card("trumpeter")
    assert (trumpeter.might, trumpeter.cost, packs[0].objectives[0].health) == (4, 1, 9)
    assert packs[1].card("harold-godwinson").health == 6
    hastings = Setup("hastings", ("random",))
    field = Arena(with_values(hastings, {"leader_casualty.wounded": 2, "type.Fyrd.cf": 3})).game.field  # type: ignore[attr-defined]
    assert (field.wounds, field.types[0].cf) == (2, 3)
    assert with_values(BASE, {}) == BASE


def test_numbers_that_there_are_not() -> None:
    with pytest.raises(UnknownCard, match="No card is called"):
        with_values(BASE, {"trumpeteer.might": 1})
    with pytest.raises(BadOption, match="no number 'charm'"):
        with_values(BASE, {"trumpeter.charm": 1})
    with pytest.raises(BadOption, match=r"no number 'rally\.luck'"):
        with_values(Setup("hastings", ("random",)), {"rally.luck": 1})
    with pytest.raises(BadOption, match="no numbers"):
        with_values(Setup("fords", ("random",)), {"might": 1})
    with pytest.raises(BadOption, match="NAME=FIRST"):
        read_sweep("trumpeter.might=4..1")


def test_comparisons_from_the_terminal(tmp_path: Path) -> None:
    told = run("lab", "compare", "fords", "fords -o rounds=2", "--bots", "random", "--games", 20, "--jobs", 1).output
    assert "20 pairs of games" in told
    assert "It would take about" in told
    swept = run(
        "lab", "compare", "1066", "--sweep", "trumpeter.might=0..1", "--bots", "random", "--games", 2, "--jobs", 1
    )
    assert "trumpeter.might" in swept.output, swept.exception
    assert "+0.0" in swept.output, "its Might is 0 as it is"
    assert "(-100.0 to +100.0)" in run("lab", "compare", "fords", "fords", "--games", 1, "--bots", "random").output
    refused = run("lab", "compare", "fords", 'fords --bots "random')
    assert isinstance(refused.exception, BadOption)
    assert "quotation mark" in str(refused.exception)
    for chart, why in ((tmp_path / "curve.pdf", ".svg"), (tmp_path / "none" / "curve.svg", "no folder")):
        refused = run("lab", "compare", "1066", "--sweep", "trumpeter.might=0..1", "--chart", chart)
        assert isinstance(refused.exception, BadOption)
        assert why in str(refused.exception)
    refused = run("lab", "compare", "fords")
    assert "Give a CHANGE" in str(refused.exception)
    refused = run("lab", "compare", "fords", "fords -o fields=2", "--games", 2)
    assert "no option" in str(refused.exception).lower() or "fields" in str(refused.exception)


# ------------------------------------------------------------------ balance


def test_there_are_sixteen_pairings_on_two_battlefields_and_hastings() -> None:
    found = contests(BASE)
    assert len(found) == 33
    assert found[-1].name == "hastings"
    assert "1565.ottoman-malta" in {it.name for it in found}


def test_only_reconstructed_numbers_are_tried_and_in_the_right_direction() -> None:
    contest = next(it for it in contests(ONE) if it.name == "1066.norman-saxon")
    balancer = Balancer([contest], ThisProcess())
    ours = {it.name: it for it in values(contest.setup, 1)}
    tried = list(balancer.candidates(contest, True, {}, {}))
    assert tried
    for value, number in tried:
        assert ours[value.name].is_reconstructed
        owner, better = owner_of(contest, value.name)
        assert (number - value.number) * better == (-1 if owner == 0 else 1), value.name
    assert owner_of(contest, "norman.A.health") == (0, -1), "an Objective with more Health is harder for its owner"
    mirrored = next(it for it in contests(BASE) if it.name == "1066.norman-norman")
    assert owner_of(mirrored, "norman.trumpeter.might")[0] == -1


def test_tables_that_help_nobody_by_name_are_tried_either_way() -> None:
    contest = contests(ONE)[-1]
    tried = {
        (it.name, number - it.number)
        for it, number in Balancer([contest], ThisProcess()).candidates(contest, True, {}, {})
    }
    assert {("leader_casualty.wounded", 1), ("leader_casualty.wounded", -1), ("type.Fyrd.cf", -1)} <= tried
    assert ("type.Fyrd.cf", 1) not in tried, "the Anglo-Saxons are ahead"


class Made(Balancer):
    """A balancer of games whose rates follow from the changes: each costs the Normans four points."""

    begins = 590
    #: What each change seems to come to when it is tried.
    seems = 0.04

    def measured(self, name: str, changes: dict[str, int]) -> WinRate:
        contest = self.contests[name]
        if contest.is_mirrored or "norman" not in contest.factions:
            return WinRate(name, 500, 1000)
        wins = self.begins - 40 * len(changes)
        return WinRate(name, wins if contest.factions[0] == "norman" else 1000 - wins, 1000)

    def effect(self, value: TunableValue, number: int, changes: dict[str, int]) -> float:
        self.numbers[value.name] = value
        self.effects[value.name, number] = -self.seems if value.name.startswith("norman.") else self.seems
        return self.effects[value.name, number]


def in_one_box() -> list[Contest]:
    return [it for it in contests(ONE) if set(it.factions) <= {"norman", "saxon"}]


def test_changes_are_planned_until_everything_is_fair() -> None:
    found = Made(in_one_box(), ThisProcess()).propose()
    assert len(found.changes) == 2
    assert all(abs(found.changes[name] - number) == 1 for name, number in found.were.items())
    assert len([name for name, rate in found.before.items() if not 0.47 <= rate.share <= 0.53]) == 4
    assert not found.unfair
    text = page(found, in_one_box(), "senlac lab balance")
    assert "| Norman – Saxon | 59.0 | 55.9–62.0 | 1000 | too often |" in text
    assert "| Norman – Saxon | 51.0 |" in text
    assert all(f"| `{name}` | {found.were[name]} | {number} |" in text for name, number in found.changes.items())


def test_changes_that_are_not_needed_are_taken_back() -> None:
    class Timid(Made):
        begins = 560
        seems = 0.02

    found = Timid(in_one_box(), ThisProcess()).propose()
    assert len(found.changes) == 1, "one seemed too little when it was planned"
    assert not found.unfair


def test_what_is_fair_already_is_left_alone() -> None:
    class Fair(Made):
        begins = 510

    assert not Fair(in_one_box(), ThisProcess()).propose().changes


@pytest.mark.long
def test_a_change_is_tried_in_all_games_that_it_touches() -> None:
    """A Leader of great Might: its owner wins more, whichever seat it has."""
    both = [it for it in contests(Setup("1066", ("greedy",), games=24)) if not it.is_mirrored]
    some = [it for it in both if set(it.factions) == {"norman", "saxon"}]
    balancer = Balancer(some, ThisProcess())
    value = next(it for it in values(some[0].setup, 9) if it.name == "norman.william-fitzrobert.might")
    weak, strong = balancer.effect(value, 0, {}), balancer.effect(value, 9, {})
    assert weak < strong
    assert balancer.effect(value, 9, {}) == strong


def test_what_was_measured_is_kept_and_not_played_again() -> None:
    told: list[str] = []
    some = [it for it in contests(Setup("1066", ("random",), games=4)) if it.name == "1066.norman-saxon"]
    first = Balancer(some, ThisProcess(), keep="balance").measured("1066.norman-saxon", {})
    played = Balancer(
        some, ThisProcess(), keep="balance", watch=lambda what, done, total: told.append(f"{done}/{total}")
    )
    assert played.measured("1066.norman-saxon", {}) == first
    assert told == ["4/4"]
    played.measured("1066.norman-saxon", {"norman.trumpeter.might": 1})
    assert [run.name.startswith("balance.1066.norman-saxon") for run in all_runs()] == [True, True]


def test_pairings_of_two_boxes_may_have_fewer_games() -> None:
    found = {it.name: it.setup.games for it in contests(Setup("1066", ("random",), games=20), across=5)}
    assert (found["1066.norman-saxon"], found["1565.malta-malta"], found["hastings"]) == (20, 20, 20)
    assert (found["1066.norman-malta"], found["1565.ottoman-saxon"]) == (5, 5)


def test_balance_from_the_terminal(tmp_path: Path) -> None:
    into = tmp_path / "balance.md"
    command = ("lab", "balance", "--only", "1066.norman-saxon", "--games", 2, "--bots", "random", "--most", 1)
    done = run(*command, "--tries", 1, "--jobs", 1, "--page", into)
    assert done.exit_code == 0, done.output
    assert "| Norman – Saxon |" in into.read_text("utf-8")
    assert "`senlac lab balance --only 1066.norman-saxon --games 2 --bots random --tries 1 --most 1" in into.read_text(
        "utf-8"
    )
    assert "No game fits" in str(run("lab", "balance", "--only", "chess").exception)
