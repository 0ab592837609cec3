"""What the solo rules say word by word: where a sentence applies, where it does not, and in games begun before."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.rulebook import rule

SAXON_FOE: dict[str, Any] = {"level": "king", "round": 6}
NORMAN_FOE: dict[str, Any] = {"faction": "saxon", "opponent": "norman", **SAXON_FOE}
OTTOMAN_FOE: dict[str, Any] = {"faction": "malta", "opponent": "ottoman", **SAXON_FOE}
MALTESE_FOE: dict[str, Any] = {"faction": "ottoman", "opponent": "malta", **SAXON_FOE}
#: Both at the final Objective.
FINAL: dict[str, Any] = {"reached": [6, 6], "at_final": 0b11}


# ------------------------------------------------------------------ Events that would change nothing

#: Event, the Foe it is one of, what keeps it from doing anything, and the same with something to do.
IDLE = [
    ("Ravaging of Sussex", NORMAN_FOE, {}, {"you": ["hand Great Fyrd"]}),
    ("Ravaging of Sussex", NORMAN_FOE, {}, {"objective_damage": [1, 0]}),
    ("Charge Uphill", NORMAN_FOE, {"foe": ["w1.1 Oarsmen"]}, {"foe": ["w1.1 Norman Knights"]}),
    ("Harold's Spies", SAXON_FOE, {}, {"you": ["hand Oarsmen"]}),
    ("God Shall Judge", SAXON_FOE, {}, {"foe": ["w2.3 Harold Godwinson (1 damage)"]}),
    ("Deserters' Warning", MALTESE_FOE, {}, {"you": ["hand Azabs"]}),
    ("St. Elmo's Pay", MALTESE_FOE, {}, {"wedge_damage": [0, 1, 0, 0, 0, 0]}),
    ("General Assault", OTTOMAN_FOE, {}, {"foe": ["w1.1 Azabs"]}),
]


@rule("S.PLACE.EVENT", "R.SOLO.EVENT")
@pytest.mark.parametrize(("event", "game", "idle", "able"), IDLE, ids=[f"{it[0]}-{i}" for i, it in enumerate(IDLE)])
def test_an_event_that_would_change_nothing_is_discarded_for_the_next_card(
    solo: Any, event: str, game: dict[str, Any], idle: dict[str, Any], able: dict[str, Any]
) -> None:
    following = {"saxon": "Great Fyrd", "norman": "Breton Foot", "ottoman": "Pioneers", "malta": "Maltese Militia"}
    after = following[game.get("opponent", "saxon")]
    table = solo(top=[event, after], **game, **idle)
    table.turn()
    assert table.steps[0] == f"no-event {event} S.PLACE.EVENT"
    assert table.where(event) == "discard"
    assert table.steps[1].startswith(f"reveals {after} 0 ")
    for given in ({**idle, **able}, {"rules": 1, **idle}):
        other = solo(top=[event, after], **game, **given)
        other.turn()
        if other.asks != "deployment.turn":
            other.you(other.options[0])
        assert any(step.startswith(f"acts {event} ") for step in other.steps)
        assert other.where(after) == "deck"


@rule("S.PLACE.EVENT_CHOICE", "R.SOLO.EVENT")
def test_the_player_is_offered_only_what_would_change_something(solo: Any) -> None:
    ramparts = {"top": ["Ramparts at Pevensey"], **NORMAN_FOE}
    table = solo(**ramparts)
    table.turn()
    assert table.options == ["act 'Ramparts at Pevensey' 1", "act 'Ramparts at Pevensey' 2"]
    table = solo(wedge_damage=[0, 0, 2, 0, 0, 0], **ramparts)
    table.turn()
    assert table.options == [f"act 'Ramparts at Pevensey' {number}" for number in (1, 2, 3)]
    # and of the wedges the one with damage
    table.you("act 'Ramparts at Pevensey' 3")
    assert table.state.wedge_damage == [0, 0, 1, 0, 0, 0]
    former = solo(rules=1, **ramparts)
    former.turn()
    assert former.options == [f"act 'Ramparts at Pevensey' {number}" for number in (1, 2, 3)]


@rule("S.PLACE.EVENT_CHOICE", "R.SOLO.EVENT")
@pytest.mark.parametrize(("you", "number"), [([], 1), (["w2 Harold Godwinson", "w2 Great Fyrd"], 2)])
def test_arrows_rain_only_on_rows_where_somebody_stands(solo: Any, you: list[str], number: int) -> None:
    arrows = {"top": ["Rain of Arrows"], "foe": ["w3.1 Norman Archers (tired)"], "you": you, **NORMAN_FOE}
    table = solo(**arrows)
    table.turn()
    assert ("acts Rain of Arrows S.PLACE.EVENT" in table.steps) == (number == 1)
    former = solo(rules=1, **arrows)
    former.turn()
    assert former.options == ["act 'Rain of Arrows' 1", "act 'Rain of Arrows' 2"]


@rule("R.SOLO.EVENT", "R.SOLO.MOST")
def test_a_part_without_a_target_is_left_out(solo: Any) -> None:
    """General Assault readies up to two Infantry and strengthens all: the second is enough."""
    table = solo(top=["General Assault"], foe=["w1.1 Azabs"], **OTTOMAN_FOE)
    table.turn()
    assert table.options == ["act 'General Assault' 1", "act 'General Assault' 2"]
    table.you("act 'General Assault' 1")
    assert ("Azabs", 0, 1) in [(table.game.names("card")[mod[0]], mod[1], mod[2]) for mod in table.state.mods]


@rule("S.PLAY.ACTION_NOW", "R.SOLO.EVENT")
def test_of_a_card_in_play_it_is_said_that_it_can_do_nothing(solo: Any) -> None:
    table = solo(top=["Eilmer of Malmesbury"], **SAXON_FOE)
    table.turn()
    assert table.steps[-1] == "cannot-act Eilmer of Malmesbury S.PLAY.ACTION_NOW"
    able = solo(top=["Eilmer of Malmesbury"], objective_damage=[1, 0], **SAXON_FOE)
    able.turn()
    assert able.steps[-1] == "acts Eilmer of Malmesbury S.PLAY.ACTION_NOW"
    assert able.state.objective_damage == [0, 0]


# ------------------------------------------------------------------ what the Foe ignores


@rule("S.PLAY.IGNORED")
@pytest.mark.parametrize(
    ("giver", "card", "printed", "given"),
    [
        ("Guillaume Copier", "Mdina Light Horse", 2, 3),
        ("Knights of Provence", "Jean Parisot de Valette", 2, 3),
        ("Aga of the Janissaries", "Janissaries", 4, 5),
    ],
)
def test_a_leader_ability_gives_the_foe_nothing(solo: Any, giver: str, card: str, printed: int, given: int) -> None:
    game = OTTOMAN_FOE if giver.startswith("Aga") else MALTESE_FOE
    there = [f"w2.1 {giver}", f"w2.2 {card}"] if "Valette" not in card else [f"w2.1 {giver}"]

    def might(rules: int, foe: list[str], game: dict[str, Any]) -> int:
        table = solo(rules=rules, foe=foe, **game)
        return int(table.might(card))

    assert (might(2, there, game), might(1, there, game)) == (printed, given)
    # the player has it
    yours = [f"w2 {line[5:]}" for line in there]
    swapped = {**game, "faction": game["opponent"], "opponent": game["faction"]}
    table = solo(you=[*yours, *(["w2 Mustafa Pasha"] if game is OTTOMAN_FOE else [])], **swapped)
    assert table.might(card) == given


@rule("S.PLAY.IGNORED")
def test_other_constants_hold_for_the_foe(solo: Any) -> None:
    table = solo(foe=["w1.1 Turstin FitzRolf", "w1.2 Oarsmen"], **NORMAN_FOE)
    assert table.state.constant != ()


@rule("S.PLAY.IGNORED", "R.SOLO.IGNORED")
def test_damage_to_its_own_side_is_ignored(solo: Any) -> None:
    """The Barrel Bomb, second mode: 3 damage to an enemy Unit and 1 to one of its own."""
    bomb = {"top": ["The Barrel Bomb"], "foe": ["w1.1 Azabs"], "you": ["w1 Spanish Tercio"], **OTTOMAN_FOE}
    table = solo(**bomb)
    table.turn()
    assert "acts The Barrel Bomb S.PLACE.EVENT" in table.steps  # no choice of modes
    assert (table.damage("Azabs"), table.damage("Spanish Tercio")) == (0, 1)
    former = solo(rules=1, **bomb)
    former.turn()
    assert former.options == ["act 'The Barrel Bomb' 1", "act 'The Barrel Bomb' 2"]


@rule("R.SOLO.IGNORED")
def test_looking_at_a_hand_comes_to_nothing_and_the_rest_is_done(solo: Any) -> None:
    lascaris = {"top": ["Philip Lascaris"], "objective_damage": [2, 0], **MALTESE_FOE}
    table = solo(**lascaris)
    table.turn()
    assert table.state.objective_damage == [1, 0]
    assert not any("look at" in line for line in table.log)
    former = solo(rules=1, **lascaris)
    former.turn()
    assert (former.state.objective_damage, former.steps[-1]) == ([2, 0], "ignores Philip Lascaris S.PLAY.IGNORED")


@rule("R.SOLO.IGNORED", "H.SACRIFICE.NOT_DESTROY")
def test_a_sacrifice_is_no_damage_and_is_made(solo: Any) -> None:
    breme = {"top": ["Breme"], "you": ["w1 Norman Knights"], **SAXON_FOE}
    table = solo(**breme)
    table.turn()
    assert (table.damage("Norman Knights"), table.where("Breme")) == (2, "discard")
    former = solo(rules=1, **breme)
    former.turn()
    assert (former.damage("Norman Knights"), former.where("Breme")) == (0, "w1.1")


@rule("R.SOLO.IGNORED")
@pytest.mark.parametrize(("damage", "where"), [([0] * 6, "w1.1"), ([0, 1, 0, 0, 0, 0], "discard")])
def test_nothing_is_sacrificed_for_nothing(solo: Any, damage: list[int], where: str) -> None:
    table = solo(top=["Galley Slaves"], wedge_damage=damage, **MALTESE_FOE)
    table.turn()
    assert table.where("Galley Slaves") == where
    assert sum(table.state.wedge_damage) == 0


@rule("S.PLAY.IGNORED", "R.SOLO.IGNORED")
def test_what_draws_or_moves_is_ignored_whole(solo: Any) -> None:
    """Wulfstan damages the Objective and draws: an ability that draws cards is on the list."""
    table = solo(top=["Wulfstan, Bishop of Worcester"], **SAXON_FOE)
    table.turn()
    assert table.steps[-1] == "ignores Wulfstan, Bishop of Worcester S.PLAY.IGNORED"
    assert table.state.objective_damage == [0, 0]


# ------------------------------------------------------------------ Solo abilities instead of all others

TURGUT = ["hand Turgut Reis", "hand Azabs", "hand Azabs 2", "hand Pioneers", "hand Pioneers 2", "w3 Eighty-Pounders"]


@rule("S.ABILITY.PLAYER", "R.SOLO.ABILITY")
def test_a_card_played_for_its_solo_ability_has_no_other(solo: Any) -> None:
    def might_of_the_guns(rules: int, answer: str) -> tuple[int, int]:
        table = solo(rules=rules, you=TURGUT, foe=["w1.1 Maltese Militia"], **MALTESE_FOE)
        table.you("play 'Turgut Reis' w1")
        before = table.might("Eighty-Pounders")
        table.you(answer)
        return before, table.might("Eighty-Pounders")

    assert might_of_the_guns(2, "use 2") == (4, 2)
    assert might_of_the_guns(2, "decline") == (4, 4)
    assert might_of_the_guns(1, "use 2") == (4, 4)


@rule("S.ABILITY.PLAYER", "R.SOLO.ABILITY")
def test_nor_does_it_act_or_answer_until_it_is_played_anew(solo: Any) -> None:
    taillefer = ["hand Taillefer", "hand Oarsmen"]
    table = solo(you=taillefer, foe=["w1.1 Butsecarls", "w1.2 Butsecarls 2"], top=["Great Fyrd", "Great Fyrd 2"])
    table.you("play Taillefer w1", "use 2", "target Butsecarls")
    act = "act Taillefer 1"
    assert act not in table.options
    reason = table.why(act)
    assert (reason.rule, reason.code) == ("S.ABILITY.PLAYER", "hebs-solo-used")
    usual = solo(you=taillefer, foe=["w1.1 Butsecarls", "w1.2 Butsecarls 2"], top=["Great Fyrd", "Great Fyrd 2"])
    usual.you("play Taillefer w1", "decline")
    assert act in usual.options


@rule("S.ABILITY.FOE")
def test_for_the_foe_too_it_is_instead_of_all(solo: Any) -> None:
    table = solo(top=["Turgut Reis"], you=["w1 Maltese Militia"], foe=["w3.1 Eighty-Pounders (tired)"], **OTTOMAN_FOE)
    table.turn()
    assert "acts Turgut Reis S.ABILITY.FOE" in table.steps
    assert table.might("Eighty-Pounders") == 2


# ------------------------------------------------------------------ the Commander flees

FLIGHT: dict[str, Any] = {
    **NORMAN_FOE,
    "claimed": [-1, 0, 0],
    "foe": ["w1.1 Oarsmen", "w1.2 Norman Knights", "w1.3 Breton Foot 2"],
    **FINAL,
}


@rule("S.COMMANDER", "R.SOLO.COMMANDER")
def test_a_card_makes_room_only_if_the_leader_goes(solo: Any) -> None:
    table = solo(you=["w1 Eadric the Steersman"], **FLIGHT)
    table.turn("target Oarsmen", "respond 'Eadric the Steersman' 1")
    assert (table.where("Oarsmen"), table.where("William FitzRobert")) == ("w1.1", "w2.3")
    assert table.steps[-1] == "commander-stays William FitzRobert w1 R.SOLO.COMMANDER"
    assert not any("replaces" in line or "withdraws to" in line for line in table.log)
    table.turn("target Oarsmen")
    assert (table.where("Oarsmen"), table.where("William FitzRobert")) == ("discard", "w1.1")
    assert table.steps[-2:] == [
        "commander William FitzRobert w1 S.COMMANDER",
        "replaces William FitzRobert Oarsmen w1 1 S.COMMANDER",
    ]


@rule("S.COMMANDER")
def test_in_games_begun_before_it_made_room_first(solo: Any) -> None:
    table = solo(rules=1, you=["w1 Eadric the Steersman"], **FLIGHT)
    table.turn("target Oarsmen", "respond 'Eadric the Steersman' 1")
    assert (table.where("Oarsmen"), table.where("William FitzRobert")) == ("discard", "w2.3")


# ------------------------------------------------------------------ Range


@rule("R.SOLO.CLAIMED_RANGE", "S.RANGE.FINAL")
def test_in_a_claimed_wedge_the_reason_is_that_it_is_claimed(solo: Any) -> None:
    there = {"foe": ["w1.1 English Archers"], "you": ["w1 Norman Knights"], **SAXON_FOE, **FINAL}
    table = solo(claimed=[0, -1, -1], top=["Great Fyrd"], **there)
    table.turn()
    assert table.steps[0] == "no-battle English Archers w1 R.SOLO.CLAIMED_RANGE"
    assert "Wedge 1 is claimed" in table.log[0]
    losing = solo(top=["Great Fyrd"], **there)
    losing.turn()
    assert losing.steps[0] == "shoots English Archers S.TURN.RANGE_OR_DRAW"


@rule("R.SOLO.RANGE_PASS", "S.PASS.SEQUENCE")
def test_a_foe_that_is_losing_shoots_after_the_pass_too(solo: Any) -> None:
    there = {"foe": ["w1.1 English Archers"], "top": ["Great Fyrd"], **SAXON_FOE, **FINAL}
    losing = solo(you=["w1 Norman Knights"], **there)
    losing.you("pass")
    assert losing.steps[0] == "shoots English Archers S.PASS.SEQUENCE"
    level = solo(you=["w1 Oarsmen"], **there)
    level.you("pass")
    assert level.steps[0] == "holds-fire English Archers w1 1 1 S.RANGE.FINAL"


@rule("R.SOLO.RANGE_PASS")
def test_each_card_compares_when_its_attack_comes(solo: Any) -> None:
    """The first shot kills what made the Foe lose there, and the second is held back."""
    table = solo(
        foe=["w1.1 English Archers", "w1.2 English Archers 2"],
        you=["w1 Oarsmen", "w1 Norman Knights (3 damage)"],
        top=["Great Fyrd"],
        **SAXON_FOE,
        **FINAL,
    )
    table.you("pass")
    assert table.options == ["target 'English Archers'", "target 'English Archers 2'"]


@rule("R.SOLO.SHOOTER", "S.RANGE.TARGET")
def test_of_two_shooters_the_one_that_reaches_a_range_card_goes_first(solo: Any) -> None:
    there = {
        "foe": ["w1.1 English Archers", "w2.1 English Archers 2"],
        "you": ["w1 Oarsmen", "w2 Norman Archers", "w3 William FitzRobert"],
        **SAXON_FOE,
    }
    table = solo(**there)
    table.turn()
    assert table.steps[:2] == [
        "shoots English Archers 2 S.TURN.RANGE_OR_DRAW",
        "aims English Archers 2 Norman Archers S.RANGE.TARGET",
    ]
    former = solo(rules=1, **there)
    former.turn()
    assert former.options == ["target 'English Archers'", "target 'English Archers 2'"]
    # neither reaches one: the player says
    neither = solo(foe=there["foe"], you=["w1 Oarsmen", "w2 Oarsmen 2", "w3 Norman Archers"], **SAXON_FOE)
    neither.turn()
    assert neither.options == ["target 'English Archers'", "target 'English Archers 2'"]
    # two of three: the third waits
    three = solo(
        foe=["w1.1 English Archers", "w2.1 Javelin Men", "w2.2 English Archers 2"], you=there["you"], **SAXON_FOE
    )
    three.turn()
    assert three.options == ["target 'Javelin Men'", "target 'English Archers 2'"]
    reason = three.why("target 'English Archers'")
    assert (reason.rule, reason.code) == ("R.SOLO.SHOOTER", "foe-shooter-later")
