"""The learned value of the card games: fair to both sides, in parts that add up, with its provenance."""

from __future__ import annotations

import math

import pytest

from senlac.games.hebs.play.features import FEATURES, features
from senlac.games.hebs.play.judgement import HebsJudgement
from senlac.games.hebs.play.solo import SoloJudgement
from senlac.games.hebs.state.table import Hebs
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.registry import configure

PAIRS = [
    ("1066", {}),
    ("1565", {}),
    ("1066", {"faction": "malta", "opponent": "saxon", "battlefield": "1565"}),
    ("1066", {"faction": "norman", "opponent": "norman"}),
]


def table(name: str, options: dict[str, str], seed: int, decisions: int) -> Hebs:
    s: Hebs = configure(name, options).start()  # type: ignore[assignment]
    run(s)
    playout(s, Quick(seed), decisions)
    return s


def judged(s: Hebs) -> HebsJudgement:
    found = s.game.judgement
    assert isinstance(found, HebsJudgement)
    return found


@pytest.mark.parametrize(("name", "options"), PAIRS)
def test_what_one_side_gains_the_other_loses_and_the_parts_add_up(name: str, options: dict[str, str]) -> None:
    for seed in range(6):
        s = table(name, options, seed, 40 * seed)
        judgement = judged(s)
        assert [len(each) for each in features(s)] == [len(FEATURES)] * 2
        assert all(math.isfinite(number) for each in features(s) for number in each)
        assert judgement.value(s, 0) == pytest.approx(-judgement.value(s, 1))
        assert judgement.chance(s, 0) + judgement.chance(s, 1) == pytest.approx(1.0)
        for seat in (0, 1):
            assert sum(judgement.by_part(s, seat).values()) == pytest.approx(judgement.logit(s, seat))
        s.swap ^= 1
        swapped = judgement.value(s, 0)
        s.swap ^= 1
        assert swapped == pytest.approx(judgement.value(s, 1))


def test_weights_for_other_features_are_refused() -> None:
    judgement = HebsJudgement("players.json")
    record = judgement.record()
    record["stages"]["approach"] = {"luck": 1.0}
    with pytest.raises(ValueError, match="approach"):
        judgement.learn(record)


@pytest.mark.parametrize(
    ("judgement", "game"), [(HebsJudgement("players.json"), "hebs"), (SoloJudgement("solo.json"), "hebs-solo")]
)
def test_weights_that_are_shipped_say_where_they_come_from_and_foretell_better_than_the_heuristic(
    judgement: HebsJudgement | SoloJudgement, game: str
) -> None:
    assert judgement.weights != judgement.prior
    assert judgement.provenance["command"].startswith(f"senlac train {game} ")
    assert judgement.provenance["commit"]
    held_out = judgement.provenance["held_out"]
    assert held_out["brier"] < held_out["heuristic"]["brier"]
    assert held_out["log_loss"] < held_out["heuristic"]["log_loss"]


def test_damage_on_a_wedge_and_an_objective_are_worth_something() -> None:
    s = table("1066", {}, 3, 60)
    before = judged(s).chance(s, 0)
    s.reached[0 ^ s.swap] += 2
    assert judged(s).chance(s, 0) > before


@pytest.mark.parametrize("name", ["1066", "1565", "1066-solo"])
def test_before_any_game_it_believes_the_heuristic(name: str) -> None:
    untrained = SoloJudgement("none.json") if name.endswith("solo") else HebsJudgement("none.json")
    for seed in range(8):
        s = table(name, {}, seed, 12 * seed)
        if not s.result:
            value = s.game.heuristic(s, 0)
            assert untrained.logit(s, 0) == pytest.approx(1.5 * value / (1 - abs(value)), abs=0.1)
