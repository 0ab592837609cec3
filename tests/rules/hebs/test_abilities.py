"""The rules of card abilities, one by one: kinds of abilities, targets, Range."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.hebs.more_cards import ability, with_cards

from senlac.rulebook.marks import rule


def happened(table: Any, *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds since the scenario began, in order."""
    return [(event.kind, *event.args) for event in table.state.events if event.kind in kinds]


# ------------------------------------------------------------------ one at a time, and the card comes first


@rule("H.ABILITY.ONE")
def test_of_several_abilities_one_is_initiated_and_then_the_card_is_tired(deal: Any) -> None:
    """The Medic heals as an Action and prevents damage as a Response."""
    table = deal(blue="w1: Medic, Guard (2 damage); w2: Chief", red="hand: Volley of Red, Levy of Red")
    table.blue.act("Medic")
    assert table.line("blue", 1) == ["Medic (tired)", "Guard"]
    table.blue.refused("act 'Medic' 1", rule="K.SEAT")
    table.red.act("Volley of Red", 1, "Guard")
    assert table.asks == "Blue turn"
    assert table.line("blue", 1) == ["Medic (tired)", "Guard (1 damage)"]
    table.blue.refused("act 'Medic' 1", rule="H.READY.TIRE")


@rule("H.ABILITY.ONE")
def test_one_ability_of_an_event_is_executed_and_the_event_is_gone(deal: Any) -> None:
    table = deal(blue="hand: Two Ways, Levy; deck: Foot", red="w1: Guard of Red")
    table.blue.act("Two Ways", 2, "Guard of Red")
    assert table.line("red", 1) == ["Guard of Red (1 damage)"]
    assert table.pile("blue", "hand") == []
    assert table.pile("blue", "discard") == ["Two Ways", "Levy"]
    table.red("pass")
    table.blue.refused("act 'Two Ways' 1", rule="H.PLAY.EVENT")


@rule("H.ABILITY.CARD_FIRST")
def test_a_card_says_from_where_it_may_be_played(deal: Any) -> None:
    """Cards are played from the hand; a Relentless one says that it is played from the discard pile too."""
    table = deal(blue="hand: Levy; discard: Foot, Runner")
    table.blue.play("Runner", "w1")
    assert table.line("blue", 1) == ["Runner"]
    table = deal(blue="hand: Levy; discard: Runner, Foot")
    table.blue.refused("play 'Foot' w1", rule="H.PLAY.CARD")
    table.blue.refused("play 'Runner' w1", rule="H.PAY.RELENTLESS", code="hebs-covered")


@rule("H.ABILITY.CARD_FIRST")
def test_a_card_says_what_it_goes_onto_and_whom_it_is_done_to(deal: Any) -> None:
    table = deal(blue="hand: Curse, Armour, Levy; w1: Foot", red="w1: Foot of Red; w2: Chief of Red")
    table.blue.refused("attach 'Curse' 'Foot'", rule="H.PLAY.ATTACH")
    table.blue.refused("attach 'Curse' 'Chief of Red'", rule="H.PLAY.ATTACH")
    table.blue.refused("attach 'Armour' 'Foot of Red'", rule="H.PLAY.ATTACH")
    table.blue.play("Curse", "Foot of Red")
    assert table.asks == "Red turn"
    table = deal(blue="hand: Smite, Levy, Levy 2; w1: Foot", red="w1: Foot of Red, Priest of Red, Levy of Red")
    table.blue("act 'Smite' 1")
    table.blue.pay()
    assert table.blue.options == ["target 'Foot of Red'", "target 'Levy of Red'"]
    table.blue.refused("target 'Priest of Red'", rule="H.ABILITY.CARD_FIRST")
    table.blue.refused("target 'Foot'", rule="H.ABILITY.CARD_FIRST")


@rule("H.ABILITY.CARD_FIRST", "H.ABILITY.CONSTANT")
def test_an_attachment_on_an_enemy_changes_its_bearer(deal: Any) -> None:
    """It says whom: the card that it is on."""
    table = deal(blue="on Foot of Red: Curse; w1: Foot", red="w1: Foot of Red, Foot of Red 2")
    assert [table.value(card, "might") for card in ("Foot of Red", "Foot of Red 2", "Foot")] == [1, 2, 2]
    assert table.red.total("might", 1) == 3


# ------------------------------------------------------------------ When Played


@rule("H.ABILITY.WHEN_PLAYED")
def test_a_when_played_ability_may_be_used_and_does_not_tire(deal: Any) -> None:
    table = deal(blue="hand: Scholar, Levy; deck: Foot, Guard")
    table.blue.play("Scholar", "w1")
    assert table.asks == "Blue use"
    assert table.blue.options == ["use 1", "decline"]
    table.blue("use 1")
    assert table.line("blue", 1) == ["Scholar"]
    assert table.pile("blue", "hand") == ["Foot"]
    assert table.asks == "Red turn"


@rule("H.ABILITY.WHEN_PLAYED")
def test_it_may_be_declined_and_is_then_lost(deal: Any) -> None:
    table = deal(blue="hand: Scholar, Levy, March; deck: Foot, Guard")
    table.blue.play("Scholar", "w1", "decline")
    assert table.pile("blue", "hand") == ["March"]
    table.red("pass")
    table.blue.refused("act 'Scholar' 1", rule="H.ABILITY.WHEN_PLAYED")
    table.blue.refused("use 1", rule="H.ABILITY.WHEN_PLAYED")
    # to be moved is not to enter play
    table.blue.act("March", 1, "Scholar", "w3")
    assert table.line("blue", 3) == ["Scholar"]
    assert table.asks == "Blue turn"


@rule("H.ABILITY.WHEN_PLAYED")
def test_a_card_in_the_battlefield_from_the_start_of_the_scenario_has_nothing_to_use(deal: Any) -> None:
    table = deal(blue="w1: Scholar; deck: Foot, Guard, Levy")
    table.both_pass()
    assert table.asks == "Blue turn"
    assert table.pile("blue", "hand") == ["Foot", "Guard"]


@rule("H.ABILITY.WHEN_PLAYED", "H.ABILITY.ONE", "R.SIMULTANEOUS")
def test_of_two_when_played_abilities_the_player_chooses_the_order_and_may_stop(deal: Any) -> None:
    twofold = {
        "type": "character",
        "cost": 0,
        "health": 1,
        "ability": [ability("played", "draw(1)"), ability("played", "damage(choose(enemy), 1)")],
    }
    layout = {"blue": "hand: Twofold; deck: Foot, Guard", "red": "w2: Chief of Red"}
    table = with_cards(deal, {"Twofold": twofold})(**layout)
    table.blue.play("Twofold", "w1")
    assert table.blue.options == ["use 1", "use 2", "decline"]
    table.blue("use 2")
    assert table.damage("Chief of Red") == 1
    assert table.blue.options == ["use 1", "decline"]
    table.blue.refused("use 2", rule="H.ABILITY.WHEN_PLAYED")
    table.blue("use 1")
    assert table.pile("blue", "hand") == ["Foot"]
    assert table.asks == "Red turn"
    table = deal(**layout)
    table.blue.play("Twofold", "w1", "use 1", "decline")
    assert (table.pile("blue", "hand"), table.damage("Chief of Red")) == (["Foot"], 0)


# ------------------------------------------------------------------ Constant


@rule("H.ABILITY.CONSTANT")
def test_a_constant_ability_is_in_force_from_entering_play_to_leaving_it(deal: Any) -> None:
    table = deal(blue="hand: Marshal, Levy 2, Levy 3; w1: Foot, Levy; w2: Rider")
    assert table.blue.total("might", 1) == 3
    table.blue.play("Marshal", "w1")
    # nothing is asked; the Foot and the Levy of its wedge have 1 more, itself and the Rider elsewhere not
    assert table.asks == "Red turn"
    assert [table.value(card, "might") for card in ("Foot", "Levy", "Marshal", "Rider")] == [3, 2, 1, 2]
    assert table.blue.total("might", 1) == 3 + 2 + 1
    table.red("pass")
    table.blue("sacrifice 'Marshal'")
    assert table.blue.total("might", 1) == 3


@rule("H.ABILITY.CONSTANT")
def test_a_tired_card_is_in_play_and_so_is_its_constant_ability(deal: Any) -> None:
    table = deal(blue="w1: Foot, Marshal (tired)")
    assert table.value("Foot", "might") == 3
    assert table.blue.total("might", 1) == 3


@rule("H.ABILITY.CONSTANT")
def test_a_card_in_hand_or_on_the_discard_pile_has_no_constant_ability(deal: Any) -> None:
    table = deal(blue="hand: Marshal; discard: Marshal 2, Drill; w1: Foot")
    assert table.value("Foot", "might") == 2


@rule("H.ABILITY.CONSTANT")
def test_it_touches_only_its_own_faction_unless_it_says_otherwise(deal: Any) -> None:
    """The Piper's words name Infantry, not whose; the Weakener's name the enemy."""
    piper = {
        "type": "character",
        "cost": 0,
        "health": 1,
        "ability": [ability("constant", "give(infantry & here, might(+1))")],
    }
    table = with_cards(deal, {"Piper": piper})(
        blue="w1: Foot, Piper; w3: Weakener", red="w1: Foot of Red; w2: Champion of Red; w3: Champion of Red 2"
    )
    assert [table.value(card, "might") for card in ("Foot", "Foot of Red")] == [3, 2]
    assert [table.value(card, "might") for card in ("Champion of Red", "Champion of Red 2")] == [8, 5]


@rule("H.ABILITY.CONSTANT")
def test_it_is_mandatory(deal: Any) -> None:
    """An own Shieldman keeps Range attacks off others, and makes no exception."""
    table = deal(blue="w1: Archer", red="w1: Foot of Red, Shieldman of Red")
    table.blue.act("Archer")
    # only the Shieldman itself can be chosen
    assert table.line("red", 1) == ["Foot of Red", "Shieldman of Red (1 damage)"]


# ------------------------------------------------------------------ values


@rule("H.ABILITY.FLOOR")
def test_a_value_below_nothing_is_nothing(deal: Any) -> None:
    table = deal(blue="w1: Weakener", red="w1: Levy of Red, Champion of Red")
    assert [table.value(card, "might") for card in ("Levy of Red", "Champion of Red")] == [0, 5]
    # the two points that the Levy is short of are not taken from the Champion
    assert table.red.total("might", 1) == 5


@rule("H.ABILITY.FLOOR")
def test_a_value_is_floored_after_all_modifiers_and_not_between_them(deal: Any) -> None:
    table = deal(blue="w1: Weakener", red="w1: Levy of Red, Marshal of Red, Marshal of Red 2; reserve: Drill of Red")
    # 1 - 3 + 1 + 1 + 1
    assert table.value("Levy of Red", "might") == 1
    # 1 - 3 + 1
    assert table.value("Marshal of Red", "might") == 0
    assert table.red.total("might", 1) == 1


@rule("H.ABILITY.SOLO_IGNORED")
def test_solo_abilities_do_nothing(deal: Any) -> None:
    table = deal(blue="hand: Hermit, Levy, Foot; deck: Guard, Guard 2")
    table.blue.play("Hermit", "w1")
    assert table.asks == "Red turn"
    assert table.pile("blue", "hand") == ["Foot"]
    table.red("pass")
    table.blue.refused("act 'Hermit' 1", rule="H.ABILITY.SOLO_IGNORED")
    assert "act Hermit 1" not in table.blue.options
    # a card whose ability is not Solo draws
    table = deal(blue="hand: Scholar, Levy, Foot; deck: Guard, Guard 2")
    table.blue.play("Scholar", "w1", "use 1")
    assert table.pile("blue", "hand") == ["Foot", "Guard"]


# ------------------------------------------------------------------ targets


@rule("R.TARGET.WHEN")
def test_targets_are_chosen_after_the_costs_are_paid_and_before_anybody_answers(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Levy, Levy 2",
        red="hand: Veto of Red, Levy of Red; w1: Foot of Red, Guard of Red",
        auto=False,
    )
    table.blue("act 'Volley' 1")
    assert table.asks == "Blue pay"
    table.blue("pay 'Levy'")
    assert table.asks == "Blue choose"
    assert table.blue.options == ["target 'Foot of Red'", "target 'Guard of Red'", "target 'Chief of Red'"]
    table.blue("target 'Guard of Red'")
    assert table.asks == "Red response"
    assert table.line("red", 1) == ["Foot of Red", "Guard of Red"]


@rule("R.TARGET.WHEN")
def test_a_card_is_tired_before_its_target_is_chosen(deal: Any) -> None:
    table = deal(blue="w1: Archer", red="w1: Foot of Red, Guard of Red")
    table.blue("act 'Archer' 1")
    assert table.asks == "Blue choose"
    assert table.tired("Archer")


#: A Response that moves one of the own cards.
SIDESTEP = {
    "cost": 0,
    "ability": [ability("response", "move(choose(mine), choose(wedge))", on="ability", when="by_enemy")],
}


@rule("R.TARGET.WHEN")
def test_a_target_that_is_no_longer_legal_makes_that_part_do_nothing(deal: Any) -> None:
    """The Berserk hurts itself and an enemy of its wedge, who steps aside: only the first part happens."""
    table = with_cards(deal, {"Sidestep": SIDESTEP})(
        blue="w1: Berserk", red="hand: Sidestep of Red; w1: Guard of Red, Foot of Red"
    )
    table.blue.act("Berserk", 1, "Foot of Red")
    table.red.respond("Sidestep of Red", 1, "Foot of Red", "w3")
    assert table.line("red", 3) == ["Foot of Red"]
    assert table.line("red", 1) == ["Guard of Red"]
    assert table.line("blue", 1) == ["Berserk (tired) (1 damage)"]


@rule("R.TARGET.WHEN")
def test_a_target_that_is_still_legal_is_hit_though_others_moved(deal: Any) -> None:
    table = with_cards(deal, {"Sidestep": SIDESTEP})(
        blue="w1: Berserk", red="hand: Sidestep of Red; w1: Guard of Red, Priest of Red"
    )
    table.blue.act("Berserk", 1, "Priest of Red")
    table.red.respond("Sidestep of Red", 1, "Guard of Red", "w3")
    assert table.line("red", 1) == []
    assert table.pile("red", "discard") == ["Priest of Red", "Sidestep of Red"]


@rule("R.TARGET.WHEN", "R.RANGE")
def test_a_target_that_is_out_of_range_now_is_not_hit(deal: Any) -> None:
    """Range 2 reaches Row 2 from Row 1; the Levy moves to Row 3 of the wedge next to it and is no longer there."""
    table = with_cards(deal, {"Sidestep": SIDESTEP})(
        blue="w1: Archer", red="hand: Sidestep of Red; w1: Guard of Red, Foot of Red"
    )
    table.blue.act("Archer", 1, "Foot of Red")
    table.red.respond("Sidestep of Red", 1, "Foot of Red", "w2")
    assert table.damage("Foot of Red") == 0
    assert table.tired("Archer")


@rule("R.TARGET.WHEN")
def test_a_target_of_range_that_is_shielded_now_is_not_hit(deal: Any) -> None:
    table = with_cards(deal, {"Sidestep": SIDESTEP})(
        blue="w1: Archer", red="hand: Sidestep of Red; w1: Guard of Red, Foot of Red; w3: Shieldman of Red"
    )
    table.blue.act("Archer", 1, "Guard of Red")
    table.red.respond("Sidestep of Red", 1, "Shieldman of Red", "w1")
    assert table.line("red", 1) == ["Guard of Red", "Foot of Red", "Shieldman of Red"]


@rule("R.TARGET.NONE")
@pytest.mark.parametrize(
    ("blue", "text"),
    [
        ("hand: Memory", "act 'Memory' 1"),
        ("hand: Mend; w1: Guard", "act 'Mend' 1"),
        ("hand: Smite, Levy, Levy 2", "act 'Smite' 1"),
        ("hand: Sap, Levy", "act 'Sap' 1"),
        ("w1: Archer", "act 'Archer' 1"),
        ("w1: Drummer, Guard", "act 'Drummer' 1"),
        ("w1: Berserk", "act 'Berserk' 1"),
    ],
)
def test_what_finds_no_target_can_be_initiated_and_does_nothing(deal: Any, blue: str, text: str) -> None:
    deal(blue=blue).blue.idle(text)


@rule("R.TARGET.NONE")
@pytest.mark.parametrize(
    ("blue", "red", "text"),
    [
        ("hand: Memory; discard: Foot", "", "act Memory 1"),
        ("hand: Mend; w1: Guard (1 damage)", "", "act Mend 1"),
        ("hand: Smite, Levy, Levy 2", "w3: Levy of Red", "act Smite 1"),
        ("w1: Archer", "w1: Levy of Red", "act Archer 1"),
        ("w1: Drummer, Guard (tired)", "", "act Drummer 1"),
        ("w1: Berserk", "w1: Levy of Red", "act Berserk 1"),
        ("w1: Gunner", "w1: Levy of Red", "act Gunner 1"),
    ],
)
def test_what_finds_a_target_would_change_something(deal: Any, blue: str, red: str, text: str) -> None:
    seat = deal(blue=blue, red=red).blue
    assert text in seat.options
    assert "as things stand" not in seat.table.game.show.option_hints(seat.view, [seat.read(text)])[0]


@rule("R.TARGET.NONE")
def test_paying_may_make_the_target(deal1066: Any) -> None:
    """The three Thegns are Ready; two of them Tire for the Event, which makes them Ready again."""
    thegns = ["English Thegns", "English Thegns 2", "English Thegns 3"]
    table = deal1066(saxon=f"hand: Last Stand at the Standard, Great Fyrd; w1: {', '.join(thegns)}", marker="saxon")
    table.saxon("act 'Last Stand at the Standard' 1")
    while table.asks == "Saxon pay":
        table.saxon(table.saxon.options[0])
    tired = [name for name in thegns if table.tired(name)]
    assert tired
    for name in tired:
        table.saxon(f"target '{name}'")
    assert not any(table.tired(name) for name in thegns)


@rule("R.TARGET.NONE")
def test_what_is_ready_is_no_target_of_what_makes_ready_after_the_payment(deal1066: Any) -> None:
    table = deal1066(norman="hand: The Duke Lives!, Wadard, Vital; w1: Norman Knights")
    table.norman.idle("act 'The Duke Lives!' 2")
    table.norman.do("act 'The Duke Lives!' 2")
    assert table.asks == "Saxon turn"
    assert table.pile("norman", "discard")[0] == "The Duke Lives!"


@rule("R.TARGET.NONE")
def test_only_the_part_without_a_target_does_nothing(deal: Any) -> None:
    """The Berserk hurts itself first, and there is nobody to hurt then."""
    table = deal(blue="w1: Berserk", red="w2: Guard of Red")
    table.blue("act 'Berserk' 1")
    assert table.line("blue", 1) == ["Berserk (tired) (1 damage)"]
    assert "Guard of Red" in table.line("red", 2)


@rule("R.TARGET.NONE", "H.RESPONSE.COST")
def test_a_response_needs_its_trigger_and_its_cost_and_no_target(deal1066: Any) -> None:
    """Retreat or Flight? prevents 2 damage though there is no enemy in Row 1 whom it could hurt."""
    table = deal1066(
        norman="hand: Retreat or Flight?, Wadard, Vital; w1: Norman Knights",
        saxon="w1: English Archers; w2: Harold Godwinson",
        marker="saxon",
    )
    table.saxon.act("English Archers")
    table.norman.respond("Retreat or Flight?", 2, "English Archers")
    assert table.damage("Norman Knights") == 0


@rule("R.TARGET.NONE", "H.ABILITY.WHEN_PLAYED")
def test_a_when_played_ability_may_be_used_for_nothing_or_declined(deal1066: Any) -> None:
    for answer in ("use 1", "decline"):
        table = deal1066(
            saxon="hand: Men of Kent, Great Fyrd, Leofwine Godwinson; w2: Harold Godwinson", marker="saxon"
        )
        table.saxon.play("Men of Kent", "w1")
        table.saxon.idle("use 1")
        table.saxon(answer)
        assert table.asks == "Norman turn"


@rule("R.TARGET.UP_TO")
def test_up_to_so_many_may_be_none(deal1066: Any) -> None:
    """With nobody Tired, and with one whom its player leaves Tired, the Might comes all the same."""
    for thegns, answers in (("Royal Housecarls", ()), ("Royal Housecarls (tired)", ("enough",))):
        words = f"hand: Last Stand at the Standard, Great Fyrd, Great Fyrd 2, Malfosse, Men of Kent; w1: {thegns}"
        table = deal1066(saxon=words, marker="saxon")
        before = table.value("Royal Housecarls", "might")
        table.saxon.do("act 'Last Stand at the Standard' 1", *answers)
        assert table.asks == "Norman turn"
        assert table.value("Royal Housecarls", "might") == before + 1
        assert table.tired("Royal Housecarls") == bool(answers)


@rule("R.TARGET.UP_TO")
def test_what_is_not_up_to_so_many_must_be_chosen(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy", red="w1: Guard of Red, Foot of Red")
    table.blue.do("act 'Volley' 1")
    assert table.asks == "Blue choose"
    table.blue.refused("enough")


@rule("R.TARGET.NONE")
def test_a_move_needs_a_wedge_with_room(deal: Any) -> None:
    full = "w1: Levy, Levy 2, Levy 3; w2: Rider, Chief; w3: Foot, Foot 2"
    table = deal(blue=full + ", Foot 3")
    table.blue.idle("act 'Rider' 1")
    table = deal(blue=full)
    table.blue.act("Rider")
    assert table.line("blue", 3) == ["Foot", "Foot 2", "Rider (tired)"]


# ------------------------------------------------------------------ Range


def archers(deal: Any) -> Any:
    """Tables with a Ranged Unit for every reach from 1 to 5, and one that deals 2 damage."""
    cards = {
        f"Bow {reach}": {"unit": "ranged", "cost": 0, "health": 1, "ability": [ability("action", f"range({reach})")]}
        for reach in range(1, 6)
    }
    cards["Crossbow"] = {"unit": "ranged", "cost": 0, "health": 1, "ability": [ability("action", "range(2, 2)")]}
    return with_cards(deal, cards)


@rule("R.RANGE")
@pytest.mark.parametrize("reach", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("own", [1, 2, 3])
def test_range_reaches_enemies_of_the_wedge_so_many_rows_away(deal: Any, own: int, reach: int) -> None:
    """From own Row r to enemy Row e it is r + e - 1 rows: the wedge card is none."""
    enemies = ["Guard of Red", "Foot of Red", "Levy of Red"]
    front = ["Levy", "Levy 2"][: own - 1]
    table = archers(deal)(
        blue=f"w1: {', '.join([*front, f'Bow {reach}'])}",
        red=f"w1: {', '.join(enemies)}; w2: Foot of Red 2, Chief of Red",
    )
    hit = [enemy for row, enemy in enumerate(enemies, 1) if own + row - 1 <= reach]
    if not hit:
        table.blue.idle(f"act 'Bow {reach}' 1")
        return
    table.blue(f"act 'Bow {reach}' 1")
    if len(hit) > 1:
        assert table.blue.options == [f"target '{enemy}'" for enemy in hit]
        table.blue(f"target '{hit[-1]}'")
    assert table.tired(f"Bow {reach}")
    assert happened(table, "hebs-damage") == [("hebs-damage", table.card(hit[-1]), 1)]


@rule("R.RANGE")
def test_range_is_an_action_of_one_damage_unless_the_card_says_another_amount(deal: Any) -> None:
    table = archers(deal)(blue="w1: Crossbow, Archer", red="w1: Guard of Red")
    table.blue.act("Crossbow")
    assert table.line("red", 1) == ["Guard of Red (2 damage)"]
    table.red("pass")
    table.blue.act("Archer")
    assert table.line("red", 1) == []
    table.blue.refused("act 'Archer' 1", rule="H.READY.TIRE")


@rule("R.RANGE")
def test_range_reaches_neither_another_wedge_nor_an_own_card(deal: Any) -> None:
    table = archers(deal)(blue="w1: Bow 5, Guard", red="w2: Guard of Red; w3: Foot of Red")
    table.blue.idle("act 'Bow 5' 1")
    table = archers(deal)(blue="w1: Bow 5, Guard", red="w1: Guard of Red, Foot of Red; w3: Foot of Red 2")
    table.blue("act 'Bow 5' 1")
    table.blue.refused("target 'Guard'", rule="H.TERM.ENEMY")
    table.blue.refused("target 'Foot of Red 2'", rule="R.RANGE", code="hebs-range-wedge")


@rule("R.RANGE")
def test_the_rows_are_counted_after_closing_up(deal: Any) -> None:
    table = archers(deal)(blue="w1: Levy, Bow 1", red="w1: Guard of Red")
    table.blue.idle("act 'Bow 1' 1")
    table.blue("sacrifice 'Levy'")
    table.red("pass")
    table.blue.act("Bow 1")
    assert table.line("red", 1) == ["Guard of Red (1 damage)"]
