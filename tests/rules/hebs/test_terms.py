"""The rules of Common Terms, one by one: destroying, discarding, enemies, tokens, row order, saving, readying."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.hebs.more_cards import ability, with_cards

from senlac.rulebook.marks import rule


def hurt(table: Any) -> list[str]:
    """The cards that took damage since the scenario began, in that order."""
    names = table.game.names("card")
    return [names[event.args[0]] for event in table.state.events if event.kind == "hebs-damage"]


# ------------------------------------------------------------------ destroying


@rule("H.TERM.DESTROY")
@pytest.mark.parametrize(
    ("before", "line"),
    [("", ["Guard of Red (1 damage)"]), (" (1 damage)", ["Guard of Red (2 damage)"]), (" (2 damage)", [])],
)
def test_damage_of_at_least_its_health_destroys_a_card(deal: Any, before: str, line: list[str]) -> None:
    table = deal(blue="hand: Volley, Levy", red=f"w1: Guard of Red{before}; discard: Foot of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    assert table.line("red", 1) == line
    assert table.pile("red", "discard") == (["Foot of Red"] if line else ["Guard of Red", "Foot of Red"])


@rule("H.TERM.DESTROY")
def test_more_damage_than_health_destroys_as_well_and_none_stays_on_the_card(deal: Any) -> None:
    table = deal(blue="w1: Berserk", red="w1: Levy of Red")
    table.blue.act("Berserk")
    assert table.line("red", 1) == []
    assert table.pile("red", "discard") == ["Levy of Red"]


@rule("H.TERM.DESTROY")
def test_an_effect_destroys_directly_whatever_the_health(deal: Any) -> None:
    table = deal(blue="hand: Smite, Levy, Levy 2", red="w1: Guard of Red, Foot of Red")
    table.blue.act("Smite", 1, "Guard of Red")
    assert table.line("red", 1) == ["Foot of Red"]
    assert table.pile("red", "discard") == ["Guard of Red"]
    # face up: Blue sees it there
    assert list(table.blue.view["discard"][1]) == [table.card("Guard of Red")]


@rule("H.TERM.DESTROY")
def test_it_goes_to_its_owners_pile_and_so_do_attachments_of_both_players(deal: Any) -> None:
    table = deal(
        blue="hand: Smite, Levy, Levy 2; on Guard of Red: Curse", red="w1: Guard of Red; on Guard of Red: Armour of Red"
    )
    table.blue.act("Smite")
    assert table.pile("blue", "discard") == ["Smite", "Curse", "Levy 2", "Levy"]
    assert table.pile("red", "discard") == ["Guard of Red", "Armour of Red"]


@rule("H.TERM.DESTROY")
def test_a_card_that_loses_health_below_its_damage_is_destroyed(deal: Any) -> None:
    table = deal(blue="w1: Guard (3 damage), Foot (1 damage); on Guard: Armour; on Foot: Armour 2")
    assert table.value("Guard", "health") == 4
    table.blue("sacrifice 'Armour'")
    assert table.line("blue", 1) == ["Foot (1 damage)"]
    assert table.pile("blue", "discard") == ["Guard", "Armour"]
    table.red("pass")
    table.blue("sacrifice 'Armour 2'")
    assert table.line("blue", 1) == ["Foot (1 damage)"]


# ------------------------------------------------------------------ saving


@rule("R.SAVED")
@pytest.mark.parametrize(
    ("guard", "after"),
    [("Guard of Red (2 damage)", "Guard of Red (2 damage)"), ("Guard of Red (1 damage)", "Guard of Red (2 damage)")],
)
def test_a_card_saved_from_the_destruction_by_damage_keeps_one_health(deal: Any, guard: str, after: str) -> None:
    """The Berserk's 2 damage come to 4 and to 3 on a Guard with Health 3."""
    table = deal(blue="w1: Berserk", red=f"w1: {guard}; hand: Rescue of Red, Levy of Red")
    table.blue.act("Berserk")
    assert table.asks == "Red response"
    table.red.respond("Rescue of Red")
    assert table.line("red", 1) == [after]
    assert table.pile("red", "discard") == ["Rescue of Red", "Levy of Red"]


@rule("R.SAVED")
def test_it_is_the_health_in_force_of_which_one_is_kept(deal: Any) -> None:
    table = deal(
        blue="w1: Berserk",
        red="w1: Guard of Red (3 damage); on Guard of Red: Armour of Red; hand: Rescue of Red, Levy of Red",
    )
    table.blue.act("Berserk")
    table.red.respond("Rescue of Red")
    assert table.line("red", 1) == ["Guard of Red (3 damage)"]
    assert table.value("Guard of Red", "health") == 4


@rule("R.SAVED")
@pytest.mark.parametrize("guard", ["Guard of Red", "Guard of Red (1 damage)"])
def test_a_card_saved_from_a_destruction_that_is_no_damage_keeps_what_it_had(deal: Any, guard: str) -> None:
    table = deal(blue="hand: Smite, Levy, Levy 2", red=f"w1: {guard}; hand: Rescue of Red, Levy of Red")
    table.blue.act("Smite")
    table.red.respond("Rescue of Red")
    assert table.line("red", 1) == [guard]


@rule("R.SAVED")
def test_a_card_that_nothing_saves_is_destroyed_and_one_saved_once_can_be_destroyed_again(deal: Any) -> None:
    layout = {
        "blue": "hand: Volley, Volley 2, Levy, Levy 2",
        "red": "w1: Guard of Red (2 damage); hand: Rescue of Red, Levy of Red",
    }
    table = deal(**layout)
    table.blue.act("Volley", 1, "Guard of Red")
    table.red("pass")
    assert table.line("red", 1) == []
    table = deal(**layout)
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Rescue of Red")
    table.red("pass")
    table.blue.act("Volley 2", 1, "Guard of Red")
    assert table.line("red", 1) == []


@rule("R.SAVED")
def test_a_saved_leader_goes_on(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy", red="w2: Chief of Red (5 damage); hand: Rescue of Red, Levy of Red")
    table.blue.act("Volley")
    table.red.respond("Rescue of Red")
    assert table.outcome is None
    assert table.line("red", 2) == ["Chief of Red (5 damage)"]
    assert table.asks == "Red turn"


# ------------------------------------------------------------------ discarding, piles


@rule("H.TERM.DISCARD")
def test_discarding_is_from_hand_only(deal: Any) -> None:
    table = deal(blue="hand: Raid", red="hand: Foot of Red, Guard of Red; w1: Levy of Red; reserve: Signal of Red")
    table.blue.act("Raid")
    assert table.asks == "Red discards"
    assert table.red.options == ["discard 'Foot of Red'", "discard 'Guard of Red'"]
    for card in ("Levy of Red", "Signal of Red", "Chief of Red"):
        table.red.refused(f"discard '{card}'", rule="H.TERM.DISCARD")
    table.red("discard 'Guard of Red'")
    assert table.pile("red", "discard") == ["Guard of Red"]
    assert table.line("red", 1) == ["Levy of Red"]


@rule("H.TERM.DISCARD")
def test_who_has_no_hand_discards_nothing(deal: Any) -> None:
    table = deal(blue="hand: Raid", red="w1: Levy of Red; reserve: Signal of Red")
    table.blue.act("Raid")
    assert table.asks == "Red turn"
    assert table.pile("red", "discard") == []
    assert table.line("red", 1) == ["Levy of Red"]


@rule("H.TERM.PILES")
def test_both_discard_piles_are_open_to_both_players_and_keep_their_order(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy; discard: Rider, Foot, Guard", red="w1: Levy of Red; discard: Foot of Red")
    table.blue.act("Volley", 1, "Levy of Red")
    piles = [["Rider", "Foot", "Guard", "Levy", "Volley"], ["Foot of Red", "Levy of Red"]]
    for seat in (table.blue, table.red):
        assert [[table.game.names("card")[card] for card in pile] for pile in seat.view["discard"]] == piles
        # hands and decks are not open
        assert "deck" not in seat.view.data
    assert table.blue.view["hand"] == []


@rule("H.TERM.PILES")
def test_a_card_taken_from_the_middle_leaves_the_others_in_order(deal: Any) -> None:
    table = deal(blue="hand: Memory; discard: Rider, Foot, Guard, Priest", red="discard: Levy of Red")
    table.blue("act 'Memory' 1")
    # Units of the own pile only
    assert table.blue.options == ["target Rider", "target Foot", "target Guard"]
    table.blue("target 'Foot'")
    assert table.pile("blue", "hand") == ["Foot"]
    assert table.pile("blue", "discard") == ["Memory", "Priest", "Guard", "Rider"]
    assert table.pile("red", "discard") == ["Levy of Red"]


@rule("H.PAY.MIX", "H.TERM.DISCARD")
def test_the_opponent_can_imagine_a_payment_under_way(deal: Any) -> None:
    """The Tower is Tired for 1 of the Guard's 2; whatever the other card in Blue's hand is, it can pay the rest."""
    table = deal(blue="hand: Guard, Curse; on w1: Tower 2")
    table.blue("play 'Guard' w1", "pay 'Tower 2'")


# ------------------------------------------------------------------ enemies, tokens


@rule("H.TERM.ENEMY")
def test_an_enemy_is_an_army_card_of_the_opponent_in_the_battlefield(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Levy; w1: Guard",
        red="hand: Foot of Red; w1: Guard of Red, Priest of Red; w2: Chief of Red; reserve: Signal of Red;"
        "discard: Levy of Red; on Guard of Red: Armour of Red; on w3: Tower of Red",
    )
    table.blue("act 'Volley' 1", "pay 'Levy'")
    assert table.blue.options == ["target 'Guard of Red'", "target 'Priest of Red'", "target 'Chief of Red'"]
    for other in ("Guard", "Foot of Red", "Signal of Red", "Levy of Red", "Armour of Red", "Tower of Red"):
        absent = other in ("Foot of Red", "Levy of Red")
        table.blue.refused(f"target '{other}'", rule="R.TARGET.WHEN" if absent else "H.ABILITY.CARD_FIRST")
    table.blue.refused("target w3", rule="R.TARGET.WHEN")


@rule("H.TERM.TOKENS")
def test_damage_tokens_never_run_out(deal: Any) -> None:
    """A box has 40 of each colour; 46 of Blue's lie on the table, and there are more."""
    table = deal(
        blue="hand: Volley, Levy; w1: Champion; w2: Chief",
        red="w1: Champion of Red (4 damage), Champion of Red 2 (4 damage), Guard of Red (2 damage);"
        "w2: Chief of Red (5 damage); w3: Guard of Red 2 (2 damage), Guard of Red 3 (1 damage)",
        wedge_damage=[9, 9, 9, 0, 0, 0],
        at_final=0b11,
        reached=[4, 4],
    )
    assert sum(table.state.damage) + sum(table.state.wedge_damage[:3]) == 45
    table.blue.act("Volley", 1, "Guard of Red 3")
    assert table.line("red", 3) == ["Guard of Red 2 (2 damage)", "Guard of Red 3 (2 damage)"]
    assert sum(table.state.damage) + sum(table.state.wedge_damage[:3]) == 46
    table.red("pass")
    table.blue("pass")
    # equal Might at wedge 2: Blue deals its tenth there
    assert table.wedge_damage("blue", 2) == 10


# ------------------------------------------------------------------ row order


@rule("H.TERM.ROW_ORDER")
def test_artillery_damages_in_row_order(deal: Any) -> None:
    table = deal(
        blue="w1: Gunner", red="w1: Priest of Red, Chief of Red, Guard of Red; w2: Foot of Red; w3: Levy of Red"
    )
    table.blue.act("Gunner")
    assert hurt(table) == ["Priest of Red", "Chief of Red", "Guard of Red"]
    assert table.line("red", 2) == ["Foot of Red"]


@rule("H.TERM.ROW_ORDER")
def test_the_cards_of_a_wedge_can_be_answered_for_in_row_order(deal: Any) -> None:
    table = deal(blue="w1: Gunner", red="w1: Foot of Red (1 damage), Levy of Red; hand: Ward of Red, Guard of Red")
    table.blue.act("Gunner")
    # Row 1 first; it falls, and Row 2 is hit all the same though it has closed up
    assert table.asks == "Red response"
    table.red("pass")
    assert table.line("red", 1) == ["Levy of Red"]
    assert table.asks == "Red response"
    table.red.respond("Ward of Red")
    assert table.line("red", 1) == ["Levy of Red"]
    assert table.asks == "Red turn"


@rule("H.TERM.ROW_ORDER")
def test_a_leader_in_row_one_falls_before_row_two_is_hit(deal: Any) -> None:
    table = deal(blue="w1: Gunner", red="w1: Chief of Red (5 damage), Levy of Red")
    table.blue.act("Gunner")
    assert hurt(table) == ["Chief of Red"]
    assert (table.outcome.winner, table.outcome.rule) == (0, "H.WIN.LEADER")
    assert table.line("red", 1) == ["Levy of Red"]


@rule("H.TERM.ROW_ORDER")
def test_several_chosen_cards_of_a_wedge_are_hurt_in_row_order(deal: Any) -> None:
    both = {"cost": 0, "ability": [ability("action", "damage(choose(enemy, 2), 1)")]}
    layout = {"blue": "hand: Both", "red": "w1: Priest of Red, Guard of Red; w2: Foot of Red, Chief of Red"}
    rows = ["Priest of Red", "Guard of Red"]
    # in whichever order they are chosen; each once
    for first, second in (rows, rows[::-1]):
        table = with_cards(deal, {"Both": both})(**layout)
        table.blue("act 'Both' 1", f"target '{first}'")
        table.blue.refused(f"target '{first}'", rule="R.TARGET.WHEN", code="hebs-target-again")
        table.blue(f"target '{second}'")
        assert hurt(table) == rows


# ------------------------------------------------------------------ readying

#: Two Drummers, and an Event that makes everybody Ready.
READYING = {
    "Drummer": {"type": "character", "copies": 2, "cost": 1, "health": 1,
                "ability": [ability("action", "refresh(choose(mine & tired & other))")]},
    "Reveille": {"cost": 0, "ability": [ability("action", "refresh(all(mine & tired))")]},
}  # fmt: skip


@rule("R.READY.ONCE")
def test_an_effect_makes_a_card_ready_at_most_once_a_round(deal: Any) -> None:
    table = with_cards(deal, READYING)(
        blue="w1: Archer, Drummer; w3: Drummer 2; deck: Levy, Foot", red="w1: Guard of Red"
    )
    table.blue.act("Archer")
    table.red("pass")
    table.blue.act("Drummer")
    assert table.line("blue", 1) == ["Archer", "Drummer (tired)"]
    table.blue.act("Archer")
    assert table.line("red", 1) == ["Guard of Red (2 damage)"]
    # the other Drummer could make the first one Ready, but the Archer no more
    table.blue("sacrifice 'Drummer'")
    table.blue.idle("act 'Drummer 2' 1")
    table.blue("pass")
    # in the next round it can be done again
    table.red("pass")
    table.blue.act("Archer")
    table.blue.act("Drummer 2")
    assert table.line("blue", 1) == ["Archer"]


@rule("R.READY.ONCE")
def test_no_two_cards_keep_each_other_going_for_ever(deal: Any) -> None:
    table = with_cards(deal, READYING)(blue="w1: Levy (tired), Drummer, Drummer 2")
    table.blue.act("Drummer")
    table.red("pass")
    table.blue.act("Drummer 2")
    table.blue.act("Drummer")
    assert table.line("blue", 1) == ["Levy", "Drummer (tired)", "Drummer 2"]
    table.blue.idle("act 'Drummer 2' 1")


@rule("R.READY.ONCE")
def test_an_effect_on_all_cards_passes_over_those_that_were_made_ready(deal: Any) -> None:
    table = with_cards(deal, READYING)(
        blue="hand: Reveille; w1: Archer (tired), Drummer, Levy (tired)", red="w1: Guard of Red"
    )
    table.blue.act("Drummer", 1, "Archer")
    table.red("pass")
    table.blue.act("Archer")
    table.blue.act("Reveille")
    assert table.line("blue", 1) == ["Archer (tired)", "Drummer", "Levy"]


@rule("R.READY.ONCE")
def test_a_card_that_is_ready_is_not_made_ready_and_may_be_later(deal: Any) -> None:
    table = with_cards(deal, READYING)(blue="hand: Reveille; w1: Archer, Drummer, Levy (tired)", red="w1: Guard of Red")
    table.blue.act("Reveille")
    table.red("pass")
    table.blue.act("Archer")
    table.blue.act("Drummer")
    assert table.line("blue", 1) == ["Archer", "Drummer (tired)", "Levy"]
