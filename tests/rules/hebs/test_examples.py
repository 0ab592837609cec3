"""The rulebooks' printed examples, as printed."""

from typing import Any

import pytest


@pytest.mark.rule("H.WEDGE.MIGHT", "H.WEDGE.MIGHT_TIE", "H.WEDGE.TBV")
def test_might_three_against_one_and_none_against_none(deal: Any) -> None:
    """1066, Wedge Phase: 3 against 1 places two damage tokens; 0 against 0 places one each."""
    table = deal(blue="w1: Guard; w3: Chief", red="w1: Levy of Red; w3: Chief of Red", at_final=3, reached=[4, 4])
    assert (table.blue.total("might", 1), table.red.total("might", 1)) == (3, 1)
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (2 + 1, 0)  # and 1 for its Zeal
    assert (table.wedge_damage("blue", 2), table.wedge_damage("red", 2)) == (1, 1)


@pytest.mark.rule("H.OBJ.DAMAGE", "H.OBJ.DESTROY")
@pytest.mark.parametrize(
    ("line", "might", "letter"), [("Guard, Guard 2, Foot", 8, "B"), ("Guard, Foot, Foot 2", 7, "A")]
)
def test_an_objective_of_two_and_health_six_against_might_eight(deal: Any, line: str, might: int, letter: str) -> None:
    """1066, Objective Phase: three Ready units of Might 8 deal 6 damage and destroy it; Might 7 would not."""
    table = deal(blue=f"w1: {line}; w2: Chief (tired)", red="w2: Chief of Red (tired)")
    task = table.game.box.tasks[0][0]
    assert (task.letter, task.value, task.health) == ("A", 2, 6)
    assert table.blue.total("might", 1) == might
    table.both_pass()
    damage = [event.args for event in table.state.events if event.kind == "hebs-objective-damage"]
    assert damage == [(0, 0, might - 2)]
    assert table.game.box.tasks[0][table.state.reached[0]].letter == letter


WALL = {
    "norman": "hand: Break the Shield Wall, Break the Shield Wall 2, Trumpeter, Wadard; w1: Vital",
    "saxon": "hand: Shield Wall, Gyrth Godwinson, Leofwine Godwinson; w1: Royal Housecarls",
    "marker": "saxon",
}


@pytest.mark.rule("H.RESPONSE.WINDOW", "H.RESPONSE.COST", "H.RESPONSE.CANCEL", "H.PAY.ANYTIME")
def test_shield_wall_is_cancelled_by_break_the_shield_wall(deal1066: Any) -> None:
    """1066, Response Abilities: one pays 2, the other 1 though it is not their turn, and cancels."""
    table = deal1066(**WALL)
    assert (table.saxon.cost("Shield Wall"), table.norman.cost("Break the Shield Wall")) == (2, 1)
    table.saxon("act 'Shield Wall' 1", "pay 'Gyrth Godwinson'", "pay 'Leofwine Godwinson'", "target w1")
    assert table.asks == "Norman response"
    assert table.norman.options[:2] == ["pass", "respond 'Break the Shield Wall' 1"]
    table.norman("respond 'Break the Shield Wall' 1", "pay 'Wadard'")
    # costs stay paid, both Events are on the discard piles
    assert table.pile("saxon", "discard") == ["Shield Wall", "Leofwine Godwinson", "Gyrth Godwinson"]
    assert table.pile("norman", "discard") == ["Break the Shield Wall", "Wadard"]
    assert table.asks == "Norman turn"
    # Shield Wall has no effect: the Housecarls take damage
    table.norman("act 'Break the Shield Wall 2' 2", "pay 'Trumpeter'")
    assert table.damage("Royal Housecarls") == 2


@pytest.mark.rule("H.RESPONSE.WINDOW")
def test_shield_wall_holds_if_it_is_not_answered(deal1066: Any) -> None:
    table = deal1066(**WALL)
    table.saxon("act 'Shield Wall' 1", "pay 'Gyrth Godwinson'", "pay 'Leofwine Godwinson'", "target w1")
    table.norman("pass")
    table.norman("act 'Break the Shield Wall 2' 2", "pay 'Trumpeter'")
    assert table.damage("Royal Housecarls") == 0


# ------------------------------------------------------------------ the French edition's game in progress


@pytest.mark.rule("H.OBJ.DESTROY", "H.SETUP.OBJECTIVES")
def test_both_have_destroyed_halleys_comet_and_are_at_the_next_objective(deal1066: Any) -> None:
    """Note 1: "Les deux joueurs ont détruit l'objectif Comète de Halley et sont arrivés à l'objectif suivant." """
    table = deal1066(norman="w2: William FitzRobert", saxon="w2: Harold Godwinson", objective_damage=[3, 3])
    game = table.game
    tasks = game.box.tasks
    first = len(tasks[0])
    assert [game.show.label("objective", number, "fr") for number in (0, first)] == [
        "Comète de Halley",
        "Comète de Halley",
    ]
    # each Leader's Zeal of 2 is 1 more than the Comet's
    table.both_pass()
    destroyed = [event.args for event in table.state.events if event.kind == "hebs-objective-destroyed"]
    assert destroyed == [(0, 0), (1, first)]
    assert table.state.reached == [1, 1]
    assert table.state.objective_damage == [0, 0]
    assert [side[table.state.order[number][1]].letter for number, side in enumerate(tasks)] == ["B", "B"]


@pytest.mark.rule("R.ATTACH.WEDGE", "H.PLAY.ATTACH")
def test_the_castle_on_the_hill_on_wedge_one_gives_two_might_there(deal1066: Any) -> None:
    """Note 2: "Le joueur normand a joué Château sur la colline et l'a attaché à l'aile 1 [...] +2 en Force." """
    table = deal1066(
        norman="hand: Castle on the Hill, Wadard, Trumpeter; w1: Vital; w2: William FitzRobert",
        saxon="w1: English Thegns",
    )
    before = [table.norman.total("might", wedge) for wedge in (1, 2, 3)]
    theirs = [table.saxon.total("might", wedge) for wedge in (1, 2, 3)]
    table.norman.play("Castle on the Hill", "w1")
    assert [table.norman.total("might", wedge) for wedge in (1, 2, 3)] == [before[0] + 2, before[1], before[2]]
    assert [table.saxon.total("might", wedge) for wedge in (1, 2, 3)] == theirs


@pytest.mark.rule("H.PAY.TIRE")
def test_the_english_thegns_are_tired_for_their_one_resource(deal1066: Any) -> None:
    """Note 3: "Le joueur saxon a fatigué les Thegns anglais pour leur Ressource 1." """
    table = deal1066(saxon="hand: Five-Hide Men, Gyrth Godwinson; w1: English Thegns", marker="saxon")
    assert (table.value("English Thegns", "resources"), table.saxon.cost("Five-Hide Men")) == (1, 1)
    table.saxon("play 'Five-Hide Men' w1", "pay 'English Thegns'")
    assert table.line("saxon", 1) == ["English Thegns (tired)", "Five-Hide Men"]
    assert table.pile("saxon", "hand") == ["Gyrth Godwinson"]
    assert table.asks == "Norman turn"


@pytest.mark.rule("H.PLAY.ATTACH", "H.ABILITY.CONSTANT")
def test_the_coronation_at_westminster_gives_harold_one_zeal(deal1066: Any) -> None:
    """Note 4: "Le joueur saxon a joué Couronnement à Westminster sur Harold Godwinson [...] +1 en Zèle." """
    table = deal1066(saxon="hand: Coronation at Westminster; w1: English Thegns; w2: Harold Godwinson", marker="saxon")
    assert table.value("Harold Godwinson", "zeal") == 2
    table.saxon.refused("attach 'Coronation at Westminster' 'English Thegns'", rule="H.PLAY.ATTACH")
    table.saxon.refused("attach 'Coronation at Westminster' 'William FitzRobert'", rule="H.PLAY.ATTACH")
    table.saxon.play("Coronation at Westminster", "Harold Godwinson")
    assert table.value("Harold Godwinson", "zeal") == 3
    assert table.saxon.total("zeal", 2) == 3
    assert table.value("English Thegns", "zeal") == 1
