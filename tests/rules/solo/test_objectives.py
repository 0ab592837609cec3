"""Objectives, Solo abilities of the player, quick play and scores."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.games.hebs.rules.solo.drawing import DRAW
from senlac.games.hebs.rules.solo.scoring import Score, score
from senlac.games.hebs.show.solo import honour, in_words
from senlac.kernel.frames import run
from senlac.kernel.gamedef import finish
from senlac.rulebook import rule

STRONG = ["w1 Norman Knights", "w1 Norman Knights 2", "w3 Norman Knights 3", "w2 William FitzRobert", "w3 Lanfranc"]


@rule("S.OBJ.NO_EFFECTS")
def test_what_an_objective_does_when_destroyed_is_ignored_by_both(solo: Any) -> None:
    table = solo(you=STRONG, foe=["w1.1 Edgar the Ætheling", "w1.2 Waltheof, Son of Siward"], objective_damage=[3, 3])
    before = len(table.state.hand[0])
    table.you("pass")
    assert table.state.reached == [1, 1]
    ignored = [step for step in table.steps if step.startswith("no-effect")]
    assert ignored == ["no-effect Norman A S.OBJ.NO_EFFECTS", "no-effect Saxon A S.OBJ.NO_EFFECTS"]
    assert len(table.state.hand[0]) == before + 2  # the round's draw and no card for A
    assert table.state.hand[1] == []


@rule("S.OBJ.DRAW")
@pytest.mark.parametrize(("answer", "more"), [("draw", 1), ("decline", 0)])
def test_after_a_the_player_may_draw_for_each_objective(solo: Any, answer: str, more: int) -> None:
    table = solo(you=STRONG, reached=[1, 0], objective_damage=[4, 0])
    before = len(table.state.hand[0])
    table.you("pass")
    assert (table.asks, table.options) == ("objectives.spoils", ["draw", "decline"])
    table.you(answer)
    assert len(table.state.hand[0]) == before + 2 + more


@rule("S.OBJ.DRAW")
def test_neither_for_a_nor_for_the_foe(solo: Any) -> None:
    table = solo(you=STRONG, objective_damage=[3, 4], reached=[0, 1], foe=["w1.1 Waltheof, Son of Siward"])
    table.you("pass")
    assert table.state.reached == [1, 2]
    assert table.asks == "deployment.turn"


@rule("S.OBJ.DRAW", "R.SOLO.FIRST")
def test_with_shuffled_objectives_the_first_one_counts_as_a(solo: Any) -> None:
    order = ((2, 0, 1, 3, 4, 5, 6), (0, 1, 2, 3, 4, 5, 6))
    first = solo(you=STRONG, order=order, objective_damage=[5, 0])
    first.you("pass")
    assert (first.state.reached[0], first.asks) == (1, "deployment.turn")
    second = solo(you=STRONG, order=order, reached=[1, 0], objective_damage=[3, 0])
    second.you("pass")
    assert (second.state.reached[0], second.asks) == (2, "objectives.spoils")  # that was A


@rule("S.OBJ.DRAW")
def test_an_action_that_destroys_one_gives_the_card_at_once(solo: Any) -> None:
    table = solo(you=["hand Gilbert, Archdeacon of Lisieux", "hand Oarsmen"], reached=[1, 0], objective_damage=[3, 0])
    table.you("play 'Gilbert, Archdeacon of Lisieux' w1", "use 1")
    assert table.asks == "objectives.spoils"
    table.you("draw")
    assert len(table.state.hand[0]) == 1


# ------------------------------------------------------------------ 'Solo:' abilities of the player


@rule("S.ABILITY.PLAYER", "R.SOLO.ABILITY")
def test_the_player_may_use_a_solo_ability_instead(solo: Any) -> None:
    table = solo(you=["hand Lanfranc", "hand Oarsmen", "hand Oarsmen 2", "w1 Norman Knights (2 damage)"])
    table.you("play Lanfranc w1")
    assert table.options == ["use 1", "use 2", "decline"]
    table.you("use 2")
    assert (table.damage("Norman Knights"), table.where("Lanfranc")) == (1, "w1.2")
    assert table.asks == "deployment.turn"  # Learned is gone with it
    assert len(table.state.hand[0]) == 0


@rule("S.ABILITY.PLAYER")
def test_or_play_the_card_as_usual(solo: Any) -> None:
    table = solo(you=["hand Lanfranc", "hand Oarsmen", "hand Oarsmen 2", "w1 Norman Knights (2 damage)"])
    table.you("play Lanfranc w1", "use 1")
    assert (table.damage("Norman Knights"), len(table.state.hand[0])) == (2, 1)
    declined = solo(you=["hand Lanfranc", "hand Oarsmen", "hand Oarsmen 2"])
    declined.you("play Lanfranc w1", "decline")
    assert len(declined.state.hand[0]) == 0


@rule("S.ABILITY.PLAYER", "R.SOLO.ABILITY")
def test_an_event_may_be_used_for_its_solo_ability(solo: Any) -> None:
    table = solo(you=["hand March at Dawn"], foe=["w1.1 Great Fyrd"])
    assert [option for option in table.options if "March" in option] == [
        "act 'March at Dawn' 1",
        "act 'March at Dawn' 2",
    ]
    table.you("act 'March at Dawn' 2")
    assert (table.tired("Great Fyrd"), table.where("March at Dawn")) == (True, "discard")


@rule("S.ABILITY.PLAYER", "R.TARGET.NONE")
@pytest.mark.parametrize(("rules", "numbers"), [(1, [1]), (2, [1, 2])])
def test_a_solo_ability_that_changes_nothing_may_be_used_like_any_other(
    solo: Any, rules: int, numbers: list[int]
) -> None:
    table = solo(rules=rules, you=["hand March at Dawn"])
    assert [option for option in table.options if "March" in option] == [f"act 'March at Dawn' {it}" for it in numbers]


@rule("R.SOLO.TIRED")
def test_what_an_effect_tires_is_tired_until_the_next_round(solo: Any) -> None:
    table = solo(you=["hand March at Dawn"], foe=["w1.1 Saxon Ceorl"], top=["Great Fyrd", "Great Fyrd 2"])
    table.you("act 'March at Dawn' 2")
    assert table.tired("Saxon Ceorl")
    assert "reveals Great Fyrd 0 0 S.DRAW.COST" in table.steps
    table.you("pass")
    assert not table.tired("Saxon Ceorl")


@rule("R.SOLO.COMMANDER", "S.COMMANDER")
def test_a_withdrawal_that_is_stopped_is_tried_again(solo: Any) -> None:
    table = solo(
        faction="saxon",
        opponent="norman",
        you=["w1 Eadric the Steersman"],
        claimed=[-1, 0, -1],
        reached=[6, 6],
        at_final=3,
    )
    table.turn("target w3", "respond 'Eadric the Steersman' 1")
    assert table.where("William FitzRobert") == "w2.3"
    table.turn("target w1")
    assert table.where("William FitzRobert") == "w1.1"


@rule("S.COMMANDER")
def test_the_leader_of_the_player_commands_as_usual(solo: Any) -> None:
    table = solo()
    assert "act 'William FitzRobert' 1" in table.options
    table.you("act 'William FitzRobert' 1", "target w1")
    assert table.where("William FitzRobert") == "w1.1"


# ------------------------------------------------------------------ Quick-Play Setup


@rule("S.QUICK")
@pytest.mark.parametrize("opponent", ["norman", "saxon"])
def test_quick_play_starts_with_the_free_cards(solo: Any, opponent: str) -> None:
    faction = "saxon" if opponent == "norman" else "norman"
    table = solo.new(quick_play=True, opponent=opponent, faction=faction)
    table.begin()
    cost = table.game.box.cost
    assert table.state.deck[1]
    assert {cost[card] for card in table.state.deck[1]} == {0}
    assert {cost[card] for card in table.state.removed[1]} == {1, 2, 3, 4, 5}


@rule("S.QUICK")
def test_the_cards_of_a_cost_come_when_the_resources_reach_it(solo: Any) -> None:
    table = solo.new(quick_play=True, level="king")  # 2 Resources in round 1
    table.begin()
    table.fresh()
    aside = len([card for card in table.state.removed[1] if table.game.box.cost[card] <= 2])
    DRAW.steps[0].push(table.state, ())
    run(table.state)
    assert table.steps == [f"new-cards {aside} 2 S.QUICK"]
    assert {table.game.box.cost[card] for card in table.state.removed[1]} == {3, 4, 5}
    table.go_on()  # they are shuffled in
    DRAW.steps[0].push(table.state, ())
    run(table.state)
    assert table.steps == [f"new-cards {aside} 2 S.QUICK"]  # and only once


@rule("S.QUICK")
def test_without_it_the_whole_deck_is_there(solo: Any) -> None:
    table = solo.new()
    table.begin()
    assert table.state.removed[1] == ()
    assert len(table.state.deck[1]) == 75  # all but the Leader and two starting cards


# ------------------------------------------------------------------ Scoring


@rule("S.SCORE", "R.SOLO.TOKENS")
@pytest.mark.parametrize(
    ("level", "result", "damage", "points"),
    [
        ("easy", (0, "wedges", "H.WIN.WEDGES"), [10, 12, 3, 9, 9, 9], 30),
        ("easy", (1, "wedges", "H.WIN.WEDGES"), [4, 0, 3, 10, 10, 0], 7),
        ("normal", (0, "wedges", "H.WIN.WEDGES"), [10, 10, 0, 0, 0, 0], 30),
        ("hard", (1, "deck", "H.WIN.DECK"), [0, 0, 0, 0, 0, 0], 10),
        ("hero", (0, "leader", "H.WIN.LEADER"), [1, 0, 0, 0, 0, 0], 51),
        ("epic", (1, "leader", "H.WIN.LEADER"), [1, 0, 0, 0, 0, 0], 21),
        ("king", (0, "leader", "H.WIN.LEADER"), [0, 0, 0, 0, 0, 0], 60),
        ("king", (-1, "leaders", "R.BOTH_LEADERS"), [2, 0, 0, 0, 0, 0], 57),
    ],
)
def test_scores(solo: Any, level: str, result: tuple[Any, ...], damage: list[int], points: int) -> None:
    table = solo(level=level, wedge_damage=damage)
    finish(table.state, result[0], result[1], rule=result[2])
    assert score(table.state).total == points
    assert table.game.study.measured(table.state)["score"] == points
    assert f"Score {points}" in table.game.show.verdict(table.state)
    assert table.game.sees(table.state, 0)["score"]["total"] == points


@rule("S.RATING")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "Knave"),
        (10, "Knave"),
        (11, "Soldier"),
        (20, "Soldier"),
        (21, "Knight"),
        (30, "Knight"),
        (31, "Vassal"),
        (40, "Vassal"),
        (41, "Duke"),
        (50, "Duke"),
        (51, "King"),
        (60, "King"),
        (61, "Conqueror"),
        (95, "Conqueror"),
    ],
)
def test_titles(points: int, name: str) -> None:
    assert honour(points, "en") == name
    assert honour(points, "fr")


def test_a_score_is_read_out_in_both_languages() -> None:
    assert in_words(Score(0, 0, 0, 0), "en") == "Score 0, Knave."
    assert in_words(Score(10, 5, 0, 30), "fr") == (
        "Score 45, Duc, dont 10 pour les dégâts aux Ailes, 5 pour la victoire, "
        "30 pour la mort du Chef de Guerre du Rival."
    )
