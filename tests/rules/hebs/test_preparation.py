"""Rounds, the Preparation Phase, and how a game is won, rule by rule; `deal` lays out a table (see conftest.py)."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from senlac.games.hebs.packs.pack import Pack
from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

#: Lays out a table in words; it and the tables that it makes are in conftest.py.
Deal = Any

BLUE6 = ["Levy", "Levy 2", "Levy 3", "Foot", "Foot 2", "Foot 3"]
RED6 = ["Levy of Red", "Levy of Red 2", "Levy of Red 3", "Foot of Red", "Foot of Red 2", "Foot of Red 3"]
#: The final Objectives of both, at the round's start.
BOTH_FINAL = {"at_final": 3, "reached": [4, 4]}


def told(table: Any) -> list[str]:
    """The kinds of what was told since the scenario began."""
    return [event.kind for event in table.state.events]


def hand(*cards: str) -> str:
    return "hand: " + ", ".join(cards)


def changed(deal: Deal, monkeypatch: pytest.MonkeyPatch, table: str, name: str, facts: Any) -> Deal:
    """Deals the proving game with one card (of OTHERS) or Objective (of OBJECTIVES) changed, for both factions."""
    module = sys.modules[deal.kind.__module__]
    monkeypatch.setitem(getattr(module, table), name, facts)
    packs: dict[str, Pack] = {"blue": module.faction("blue", "attacker"), "red": module.faction("red", "defender")}

    class Other(deal.kind):  # type: ignore[misc]
        def find_pack(self, faction: str, overrides: str) -> Pack:
            return packs[faction]

    return type(deal)(Other, deal.names)


# ------------------------------------------------------------------ rounds


@rule("H.ROUND.PHASES")
def test_a_round_is_preparation_deployment_wedge_and_objective(deal: Deal) -> None:
    table = deal(at_final=1, reached=[4, 0], blue="w1: Guard", red="w3: Priest of Red, Levy of Red")
    table.both_pass()
    assert told(table) == [
        *("hebs-passes", "hebs-passes"),
        # Blue's Guard has Zeal at wedge 1, the Chiefs are even at wedge 2.
        *("hebs-zeal-battle", "hebs-wedge-damage", "hebs-zeal-battle", "hebs-wedge-damage", "hebs-zeal-battle"),
        # Red's attempt: 3 Might against 2.
        *("hebs-attempts", "hebs-objective-damage"),
        *("hebs-round", "hebs-draws", "hebs-draws", "hebs-draws", "hebs-draws"),
    ]
    assert table.state.round == 2
    assert table.asks == "Blue turn"


@rule("H.ROUND.PHASES")
def test_the_phases_after_deployment_wait_until_both_have_passed(deal: Deal) -> None:
    table = deal(at_final=1, reached=[4, 0])
    table.blue("pass")
    assert told(table) == ["hebs-passes"]
    assert (table.state.round, table.asks) == (1, "Red turn")
    assert table.wedge_damage("blue", 2) == 0


@rule("H.ROUND.FINAL_SNAPSHOT")
def test_who_reaches_the_final_objective_in_a_round_fights_only_in_the_next(deal: Deal) -> None:
    table = deal(
        blue="hand: Press On, Levy; w1: Guard",
        at_final=2,
        reached=[3, 4],
        objective_damage=[4, 0],
        wedge_damage=[0] * 6,
    )
    table.blue.act("Press On")
    assert table.state.reached == [4, 4]
    table.both_pass()
    # No Might battle, though both are there now, and of the Zeal battles only Red deals damage.
    assert "hebs-might-battle" not in told(table)
    assert table.state.wedge_damage == [0, 0, 0, 0, 1, 0]
    table.both_pass()
    # Might 3 and 1 Zeal at wedge 1; 1 and 1 at wedge 2; nothing but equal Might at wedge 3.
    assert table.state.wedge_damage == [3 + 1, 1 + 1, 1, 0, 1 + 1 + 1, 1]


@rule("H.ROUND.FINAL_SNAPSHOT")
def test_who_reaches_it_in_the_objective_phase_has_it_when_the_next_round_starts(deal: Deal) -> None:
    table = deal(blue="w1: Champion", at_final=0, reached=[3, 0], objective_damage=[5, 0])
    table.both_pass()
    assert table.state.reached == [4, 0]
    assert "hebs-zeal-battle" not in told(table)
    assert table.state.at_final == 1
    table.both_pass()
    assert told(table).count("hebs-zeal-battle") == 3


# ------------------------------------------------------------------ victory check


@rule("H.WIN.DECK", "H.PREP.CHECK")
@pytest.mark.parametrize(("loser", "winner"), [("blue", 1), ("red", 0)])
def test_an_empty_deck_loses_when_the_next_round_opens(deal: Deal, loser: str, winner: int) -> None:
    table = deal(**{loser: "deck: nothing"})
    assert table.asks == "Blue turn"
    table.blue("pass")
    assert table.outcome is None
    table.red("pass")
    assert table.outcome == Outcome(winner, "deck", "H.WIN.DECK")
    table.blue.refused("pass", "K.OVER")


@rule("H.WIN.DECK")
def test_one_card_in_the_deck_is_enough(deal: Deal) -> None:
    table = deal(blue="deck: Levy, nothing")
    table.both_pass()
    assert table.outcome is None
    assert table.pile("blue", "hand") == ["Levy"]
    assert table.pile("blue", "deck") == []
    # It was drawn; the deck is empty, and that costs nothing before the next check.
    assert table.asks == "Blue turn"
    table.blue("play 'Levy' w1")
    table.both_pass()
    assert table.outcome == Outcome(1, "deck", "H.WIN.DECK")


@rule("R.DRAW.EMPTY", "H.WIN.DECK")
def test_drawing_from_an_empty_deck_draws_nothing_and_costs_nothing(deal: Deal) -> None:
    table = deal(blue="hand: Scholar, Levy; deck: nothing; reserve: Signal")
    table.blue.play("Scholar", "w1", "use 1")
    assert table.pile("blue", "hand") == []
    assert table.outcome is None
    assert table.asks == "Red turn"
    table.red("pass")
    table.blue.act("Signal")
    assert table.pile("blue", "hand") == []
    assert table.outcome is None
    table.blue("pass")
    assert table.outcome == Outcome(1, "deck", "H.WIN.DECK")


@rule("R.DRAW.EMPTY")
def test_who_draws_more_than_there_is_draws_what_there_is(deal: Deal) -> None:
    table = deal(blue="deck: Levy, nothing", red="deck: Levy of Red, Foot of Red, Guard of Red, nothing")
    table.both_pass()
    assert (table.pile("blue", "hand"), table.pile("blue", "deck")) == (["Levy"], [])
    assert table.pile("red", "hand") == ["Levy of Red", "Foot of Red"]
    assert table.pile("red", "deck") == ["Guard of Red"]


@rule("H.WIN.TIE")
def test_two_empty_decks_are_a_tie(deal: Deal) -> None:
    table = deal(blue="hand: Levy; deck: nothing", red="deck: nothing")
    table.both_pass()
    assert table.outcome == Outcome(None, "decks", "H.WIN.TIE")


@rule("H.WIN.TIE")
def test_one_empty_deck_and_an_empty_hand_are_no_tie(deal: Deal) -> None:
    table = deal(blue="deck: nothing", red="deck: Levy of Red, nothing")
    table.both_pass()
    assert table.outcome == Outcome(1, "deck", "H.WIN.DECK")


@rule("H.WIN.TIE.FR")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_the_deck_is_meant_for_the_tie_in_every_edition(deal: Deal, edition: str) -> None:
    both = {"edition": edition, "draft": "draw2"}
    hands = deal(**both)
    hands.both_pass()
    assert hands.outcome is None
    assert hands.asks == "Blue turn"
    decks = deal(blue="hand: Levy; deck: nothing", red="hand: Levy of Red; deck: nothing", **both)
    decks.both_pass()
    assert decks.outcome == Outcome(None, "decks", "H.WIN.TIE")


@rule("H.WIN.TIE.FR")
def test_by_the_french_sentence_two_empty_hands_are_a_tie(deal: Deal) -> None:
    table = deal(edition="fr", tie="hands", draft="draw2")
    table.both_pass()
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (None, "H.WIN.TIE.FR")
    # One card in a hand, and the game goes on.
    held = deal(red="hand: Levy of Red", edition="fr", tie="hands", draft="draw2")
    held.both_pass()
    assert held.outcome is None
    assert held.asks == "Blue turn"


@rule("H.WIN.TIE.FR")
def test_by_the_french_sentence_an_empty_deck_still_loses(deal: Deal) -> None:
    table = deal(blue="hand: Levy; deck: nothing", edition="fr", tie="hands", draft="draw2")
    table.both_pass()
    assert table.outcome == Outcome(1, "deck", "H.WIN.DECK")


@rule("H.PREP.CHECK")
def test_the_victory_check_comes_before_discarding_and_drawing(deal: Deal) -> None:
    table = deal(blue=hand(*BLUE6, "Guard", "Guard 2") + "; deck: nothing", red="deck: Levy of Red")
    table.both_pass()
    assert table.outcome == Outcome(1, "deck", "H.WIN.DECK")
    assert len(table.pile("blue", "hand")) == 8
    assert table.pile("red", "hand") == []
    assert told(table)[-2:] == ["hebs-round", "table-end"]


@rule("H.PREP.CHECK")
def test_whose_last_cards_are_drawn_in_preparation_plays_that_round(deal: Deal) -> None:
    table = deal(blue="deck: Levy, Foot, nothing", red="deck: Levy of Red, Foot of Red, nothing")
    table.both_pass()
    assert (table.pile("blue", "deck"), table.pile("red", "deck")) == ([], [])
    assert table.outcome is None
    table.both_pass()
    assert table.outcome == Outcome(None, "decks", "H.WIN.TIE")


# ------------------------------------------------------------------ hand limit and drawing


@rule("H.PREP.LIMIT")
def test_who_holds_more_than_six_discards_down_to_six_before_drawing(deal: Deal) -> None:
    table = deal(blue=hand(*BLUE6, "Guard", "Guard 2") + "; deck: Rider, Rider 2", red=hand(*RED6))
    table.both_pass()
    assert table.asks == "Blue limit"
    held = [f"discard '{name}'" if " " in name else f"discard {name}" for name in [*BLUE6, "Guard", "Guard 2"]]
    assert table.blue.options == held
    # Two of eight, in any order, which the pile keeps; each once.
    table.blue("discard 'Guard 2'")
    assert table.asks == "Blue limit"
    assert table.blue.options == held[:-1]
    table.blue("discard 'Foot'")
    assert table.asks == "Blue turn"
    assert table.pile("blue", "discard") == ["Foot", "Guard 2"]
    assert table.pile("blue", "hand") == ["Levy", "Levy 2", "Levy 3", "Foot 2", "Foot 3", "Guard", "Rider", "Rider 2"]
    # Red held six: nothing was asked.
    assert len(table.pile("red", "hand")) == 8
    assert table.pile("red", "discard") == []


@rule("H.PREP.LIMIT")
def test_the_limit_cannot_be_kept_by_halves_or_from_elsewhere(deal: Deal) -> None:
    table = deal(blue=hand(*BLUE6, "Guard", "Guard 2") + "; w1: Rider", red=hand(*RED6))
    table.both_pass()
    table.red.refused("discard 'Levy of Red'", "K.SEAT")
    table.blue.refused("pass", "H.DEPLOY.PASS")
    table.blue.refused("discard 'Rider'", "H.TERM.DISCARD", "hebs-not-in-hand")
    table.blue.refused("discard 'Levy of Red'", "H.TERM.DISCARD", "hebs-not-in-hand")
    table.blue("discard 'Levy'")
    table.blue.refused("discard 'Levy'", "H.TERM.DISCARD", "hebs-discarded-already")
    table.blue.refused("pass", "H.DEPLOY.PASS")


@rule("H.PREP.LIMIT")
def test_the_limit_is_not_looked_at_in_any_other_moment(deal: Deal) -> None:
    table = deal(blue=hand(*BLUE6, "Guard", "Two Ways") + "; deck: Rider, Rider 2", red=hand(*RED6))
    table.blue.act("Two Ways", 1)
    assert table.asks == "Red turn"
    # Eight, less the Event and the card that paid for it, and the one that was drawn.
    assert len(table.pile("blue", "hand")) == 7


@rule("R.DISCARD6")
def test_both_discard_in_secret_and_all_is_shown_together(deal: Deal) -> None:
    words = {"blue": hand(*BLUE6, "Guard", "Guard 2"), "red": hand(*RED6, "Guard of Red")}
    one, other = deal(**words), deal(**words)
    for table in (one, other):
        table.both_pass()
        assert table.asks == "Blue and Red limit"
    one.blue("discard 'Levy'")
    assert one.red.view == other.red.view
    assert one.blue.view != other.blue.view
    one.blue("discard 'Foot'")
    other.blue("discard 'Foot 2'", "discard 'Guard'")
    assert one.asks == other.asks == "Red limit"
    assert one.red.view == other.red.view
    assert one.red.log == other.red.log
    assert one.log() == other.log()
    assert one.pile("blue", "discard") == []
    assert len(one.pile("blue", "hand")) == 8
    one.red("discard 'Guard of Red'")
    assert one.pile("blue", "discard") == ["Foot", "Levy"]
    assert one.pile("red", "discard") == ["Guard of Red"]
    assert told(one)[-8:] == ["hebs-round", *["hebs-discards"] * 3, *["hebs-draws"] * 4]


@rule("R.DISCARD6")
def test_the_second_player_may_answer_first(deal: Deal) -> None:
    table = deal(blue=hand(*BLUE6, "Guard"), red=hand(*RED6, "Guard of Red"))
    table.both_pass()
    table.red("discard 'Guard of Red'")
    assert table.pile("red", "discard") == []
    table.red.refused("discard 'Levy of Red'", "K.SEAT")
    table.blue("discard 'Guard'")
    assert (table.pile("red", "discard"), table.pile("blue", "discard")) == (["Guard of Red"], ["Guard"])


@rule("H.PREP.DRAW")
def test_each_player_draws_two_cards(deal: Deal) -> None:
    table = deal(blue="deck: Levy, Guard, Foot", red="deck: Guard of Red, Levy of Red, Foot of Red")
    table.both_pass()
    assert table.pile("blue", "hand") == ["Levy", "Guard"]
    assert table.pile("red", "hand") == ["Levy of Red", "Guard of Red"]
    assert (table.pile("blue", "deck")[0], table.pile("red", "deck")[0]) == ("Foot", "Foot of Red")
    # What was drawn is told to the one who drew it.
    assert table.blue.log[-4:-2] == ["The Blues draw “Levy”.", "The Blues draw “Guard”."]
    assert table.red.log[-4:-2] == ["The Blues draw a card."] * 2


@rule("H.PREP.DRAW")
def test_who_has_a_single_card_left_draws_that(deal: Deal) -> None:
    table = deal(blue="deck: Guard, nothing", red="deck: Levy of Red, Foot of Red")
    table.both_pass()
    assert table.pile("blue", "hand") == ["Guard"]
    assert table.pile("red", "hand") == ["Levy of Red", "Foot of Red"]


# ------------------------------------------------------------------ Ready and Tired


@rule("H.PREP.READY")
def test_all_cards_of_both_players_become_ready_in_battlefield_and_reserve(deal: Deal) -> None:
    blue = ("Chief", "Guard", "Signal", "Tower", "Armour")
    table = deal(
        blue="w1: Chief (tired), Guard (tired) (1 damage); reserve: Signal (tired); on w3: Tower (tired); "
        "on Guard: Armour (tired)",
        red="w2: Chief of Red (tired); reserve: Signal of Red (tired); on w3: Tower of Red (tired)",
    )
    assert all(table.tired(card) for card in blue)
    table.blue("pass")
    assert all(table.tired(card) for card in blue), "only Preparation readies"
    table.red("pass")
    assert not any(table.state.tired)
    # Readying heals nothing.
    assert table.line("blue", 1) == ["Chief", "Guard (1 damage)"]


@rule("H.PREP.READY")
def test_tired_cards_stay_so_through_the_wedge_and_objective_phases(deal: Deal) -> None:
    table = deal(blue="w1: Champion (tired)", red="w1: Champion of Red", **BOTH_FINAL)
    table.both_pass()
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (0, 8)
    assert table.line("blue", 1) == ["Champion"]


@rule("H.READY.ENTER")
def test_a_card_enters_play_ready(deal: Deal) -> None:
    table = deal(blue="hand: Rider, Signal, Armour, Levy, Levy 2, Levy 3; w2: Chief")
    table.blue.play("Rider", "w1")
    assert table.line("blue", 1) == ["Rider"]
    table.red("pass")
    table.blue.play("Signal")
    assert table.pile("blue", "reserve") == ["Signal"]
    table.blue.play("Armour", "Chief")
    assert not table.tired("Armour")
    # And may be used in the very next turn.
    table.blue.act("Rider", 1, "w3")
    assert table.line("blue", 3) == ["Rider (tired)"]
    table.blue.act("Signal")
    assert table.pile("blue", "reserve") == ["Signal (tired)"]


@rule("H.READY.ENTER")
def test_a_card_that_left_play_tired_and_damaged_comes_back_ready_and_whole(deal: Deal) -> None:
    table = deal(blue="hand: Levy; w1: Runner (tired)", red="w1: Levy of Red")
    table.blue("sacrifice 'Runner'")
    assert table.pile("blue", "discard") == ["Runner"]
    table.red("pass")
    table.blue.play("Runner", "w1")
    assert table.line("blue", 1) == ["Runner"]


@rule("H.READY.TIRE")
def test_a_tired_card_is_not_tired_again(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Levy; w1: Steward (tired), Steward 2, Rider (tired)")
    table.blue.refused("act 'Rider' 1", "H.READY.TIRE", "hebs-tired")
    assert "act Rider 1" not in table.blue.options
    table.blue("play 'Foot' w2")
    assert table.blue.options == ["pay 'Steward 2'", "pay Levy"]
    table.blue.refused("pay 'Steward'", "H.READY.TIRE", "hebs-tired")
    table.blue("pay 'Steward 2'")
    assert table.line("blue", 1) == ["Steward (tired)", "Steward 2 (tired)", "Rider (tired)"]


@rule("H.READY.TIRE")
def test_a_card_that_is_not_in_play_is_not_tired(deal: Deal) -> None:
    table = deal(blue="hand: Foot, Rider, Treasurer; discard: Steward")
    table.blue.refused("act 'Rider' 1", "H.PLAY.CONTROL", "hebs-not-in-play")
    table.blue("play 'Foot' w1")
    table.blue.refused("pay 'Steward'", "H.PAY.DISCARD", "hebs-not-in-hand")
    # From hand a card with Resources is only discarded.
    table.blue("pay 'Treasurer'")
    assert table.pile("blue", "discard") == ["Treasurer", "Steward"]
    assert not table.tired("Treasurer")


# ------------------------------------------------------------------ winning


@rule("H.WIN.WEDGES")
def test_who_claims_two_wedges_wins_at_once(deal: Deal) -> None:
    table = deal(blue="w1: Guard; w2: Chief, Guard 2", wedge_damage=[9, 9, 0, 0, 0, 0], **BOTH_FINAL)
    table.both_pass()
    assert table.state.claimed == [0, 0, -1]
    assert table.outcome == Outcome(0, "wedges", "H.WIN.WEDGES")
    # Wedge 3 is not fought for any more, nor is there another phase.
    assert told(table)[-4:] == ["hebs-might-battle", "hebs-wedge-damage", "hebs-claims", "table-end"]
    assert table.state.wedge_damage == [12, 12, 0, 0, 0, 0]


@rule("H.WIN.WEDGES")
def test_a_wedge_each_wins_nothing(deal: Deal) -> None:
    table = deal(
        blue="w1: Guard; w3: Chief",
        red="w2: Guard of Red; w3: Chief of Red",
        wedge_damage=[9, 0, 0, 0, 9, 0],
        **BOTH_FINAL,
    )
    table.both_pass()
    assert table.state.claimed == [0, 1, -1]
    assert table.outcome is None
    assert table.asks == "Blue turn"


@rule("H.WIN.WEDGES")
def test_a_card_that_claims_the_second_wedge_wins_in_the_middle_of_deployment(deal: Deal) -> None:
    table = deal(
        blue="hand: Sap, Levy", wedge_damage=[0, 8, 7, 0, 0, 0], claimed=[0, -1, -1], at_final=1, reached=[4, 0]
    )
    table.blue.act("Sap", 1, "w2")
    assert table.outcome == Outcome(0, "wedges", "H.WIN.WEDGES")
    table.red.refused("pass", "K.OVER")
    almost = deal(
        blue="hand: Sap, Levy", wedge_damage=[0, 8, 7, 0, 0, 0], claimed=[0, -1, -1], at_final=1, reached=[4, 0]
    )
    almost.blue.act("Sap", 1, "w3")
    assert almost.outcome is None
    assert almost.asks == "Red turn"


@rule("H.WIN.LEADER")
@pytest.mark.parametrize(("before", "outcome"), [(5, Outcome(0, "leader", "H.WIN.LEADER")), (4, None)])
def test_whose_leader_is_destroyed_loses_at_once(deal: Deal, before: int, outcome: Outcome | None) -> None:
    table = deal(blue="hand: Volley, Levy, Foot; w1: Guard", red=f"w2: Chief of Red ({before} damage)")
    table.blue.act("Volley")
    assert table.outcome == outcome
    if outcome:
        assert table.pile("red", "discard") == ["Chief of Red"]
        assert table.asks == "over"
        table.red.refused("pass", "K.OVER")
    else:
        assert table.line("red", 2) == ["Chief of Red (5 damage)"]
        assert table.asks == "Red turn"


@rule("H.WIN.LEADER")
def test_who_brings_the_own_leader_down_loses(deal: Deal) -> None:
    table = deal(blue="w2: Chief (6 damage); on Chief: Armour")
    table.blue("sacrifice 'Armour'")
    assert table.outcome == Outcome(1, "leader", "H.WIN.LEADER")


@rule("H.WIN.LEADER")
def test_another_cards_fall_ends_nothing(deal: Deal) -> None:
    table = deal(blue="hand: Smite, Levy, Foot; w1: Guard", red="w1: Champion of Red; w3: Guard of Red")
    table.blue.act("Smite")
    assert table.pile("red", "discard") == ["Guard of Red"]
    assert table.outcome is None


@rule("H.WIN.LEADER")
@pytest.mark.parametrize(("before", "outcome"), [(1, Outcome(0, "leader", "H.WIN.LEADER")), (0, None)])
def test_a_leader_may_fall_in_the_objective_phase(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, before: int, outcome: Outcome | None
) -> None:
    task = ("might", 2, 6, [{"kind": "destroyed", "do": ["damage(all(enemy & leader), 5)"]}])
    table = changed(deal, monkeypatch, "OBJECTIVES", "A", task)(
        blue="w1: Champion", red=f"w2: Chief of Red ({before} damage)"
    )
    table.both_pass()
    assert table.outcome == outcome
    assert table.state.reached == [1, 0]
    # Red's own attempt does not take place any more.
    assert told(table).count("hebs-attempts") == (1 if outcome else 2)


@rule("H.WIN.LEADER")
def test_a_leader_may_fall_in_the_wedge_phase(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    hold = {"cost": 0, "ability": [
        {"kind": "response", "on": "wedge", "when": "by_enemy", "do": ["damage(all(enemy & leader), 6)"]},
    ]}  # fmt: skip
    table = changed(deal, monkeypatch, "OTHERS", "Hold", hold)(blue="w1: Guard", red="hand: Hold of Red", **BOTH_FINAL)
    table.both_pass()
    assert table.asks == "Red response"
    table.red.respond("Hold of Red")
    assert table.outcome == Outcome(1, "leader", "H.WIN.LEADER")
    assert table.wedge_damage("blue", 1) == 0


@rule("H.WIN.LEADER")
@pytest.mark.parametrize(("before", "outcome"), [(6, Outcome(1, "leader", "H.WIN.LEADER")), (5, None)])
def test_a_leader_may_fall_when_the_round_ends(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, before: int, outcome: Outcome | None
) -> None:
    rally = {
        "cost": 0,
        "ability": [{"kind": "action", "do": ["until_round_end(give(all(mine & leader), health(+1)))"]}],
    }
    table = changed(deal, monkeypatch, "OTHERS", "Rally", rally)(
        blue="hand: Rally; w2: Chief (5 damage)", red="hand: Volley of Red, Levy of Red"
    )
    table.blue.act("Rally")
    if before == 6:
        table.red.act("Volley of Red")
    assert table.outcome is None
    assert table.line("blue", 2) == [f"Chief ({before} damage)"]
    table.both_pass()
    assert table.outcome == outcome
    assert table.state.round == (1 if outcome else 2)


@rule("H.PAY.TIRE")
def test_resources_given_by_an_action_pay_until_the_round_ends(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    rally = {
        "cost": 0,
        "ability": [{"kind": "action", "do": ["until_round_end(give(all(mine & unit), resources(+2)))"]}],
    }
    table = changed(deal, monkeypatch, "OTHERS", "Rally", rally)(blue="hand: Rally, Guard; w1: Foot; w2: Chief")
    assert "play 'Guard' w1" not in table.blue.options
    table.blue.act("Rally")
    table.red("pass")
    table.blue("play 'Guard' w1", "pay 'Foot'")
    assert table.line("blue", 1) == ["Foot (tired)", "Guard"]


@rule("R.BOTH_LEADERS")
def test_both_leaders_destroyed_in_one_step_are_a_tie(deal: Deal) -> None:
    table = deal(blue="hand: Tempest, Levy, Levy 2, Levy 3")
    table.blue.act("Tempest")
    assert table.outcome == Outcome(None, "leaders", "R.BOTH_LEADERS")
    assert (table.pile("blue", "discard")[0], table.pile("red", "discard")[0]) == ("Chief", "Chief of Red")


@rule("R.BOTH_LEADERS")
def test_both_leaders_destroyed_outright_by_one_step_are_a_tie(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    tempest = {"cost": 0, "ability": [{"kind": "action", "do": ["destroy(all(leader))"]}]}
    table = changed(deal, monkeypatch, "OTHERS", "Tempest", tempest)(blue="hand: Tempest", red="w1: Levy of Red")
    table.blue.act("Tempest")
    assert table.outcome == Outcome(None, "leaders", "R.BOTH_LEADERS")
    assert (table.pile("blue", "discard"), table.pile("red", "discard")) == (["Chief"], ["Chief of Red"])


@rule("R.BOTH_LEADERS")
@pytest.mark.parametrize(("strong", "winner"), [("blue", 0), ("red", 1)])
def test_if_one_leader_stands_it_is_no_tie(deal: Deal, strong: str, winner: int) -> None:
    table = deal(
        blue="hand: Tempest, Levy, Levy 2, Levy 3; w2: Chief" + ("; on Chief: Armour" if strong == "blue" else ""),
        red="w2: Chief of Red" + ("; on Chief of Red: Armour of Red" if strong == "red" else ""),
    )
    table.blue.act("Tempest")
    assert table.outcome == Outcome(winner, "leader", "H.WIN.LEADER")


@rule("R.BOTH_LEADERS")
def test_leaders_destroyed_in_two_steps_are_no_tie(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    tempest = {"cost": 0, "ability": [
        {"kind": "action", "do": ["destroy(all(enemy & leader))", "destroy(all(mine & leader))"]},
    ]}  # fmt: skip
    table = changed(deal, monkeypatch, "OTHERS", "Tempest", tempest)(blue="hand: Tempest")
    table.blue.act("Tempest")
    assert table.outcome == Outcome(0, "leader", "H.WIN.LEADER")
    assert table.line("blue", 2) == ["Chief"]


@rule("R.SETTLE")
def test_after_a_step_the_dead_fall_in_row_order_attachments_first_and_the_rows_close_up(deal: Deal) -> None:
    table = deal(
        blue="w1: Gunner; on Foot of Red: Curse",
        red="w1: Levy of Red, Guard of Red, Foot of Red (2 damage); w2: Chief of Red; on Foot of Red: Armour of Red",
    )
    table.blue.act("Gunner")
    # Upon the pile: first the Levy of Row 1, then Foot's Armour, then Foot of Row 3.
    assert table.pile("red", "discard") == ["Foot of Red", "Armour of Red", "Levy of Red"]
    assert table.pile("blue", "discard") == ["Curse"]
    assert table.line("red", 1) == ["Guard of Red (1 damage)"]
    assert table.state.attached == []


@rule("R.SETTLE")
def test_a_card_with_less_damage_than_health_stands(deal: Deal) -> None:
    table = deal(blue="w1: Gunner", red="w1: Foot of Red, Guard of Red (1 damage)")
    table.blue.act("Gunner")
    assert table.line("red", 1) == ["Foot of Red (1 damage)", "Guard of Red (2 damage)"]
    assert table.pile("red", "discard") == []


@rule("R.SETTLE")
def test_the_dead_of_one_step_fall_before_the_next_step(deal: Deal) -> None:
    table = deal(blue="w1: Berserk (1 damage), Levy", red="w1: Guard of Red")
    table.blue.act("Berserk")
    assert told(table) == ["hebs-tires", "hebs-initiates", "hebs-damage", "hebs-destroyed", "hebs-damage"]
    assert table.pile("blue", "discard") == ["Berserk"]
    assert table.line("blue", 1) == ["Levy"]
    assert table.line("red", 1) == ["Guard of Red (2 damage)"]


@rule("R.SETTLE")
def test_who_loses_the_health_that_kept_it_alive_falls(deal: Deal) -> None:
    table = deal(blue="w1: Guard (3 damage), Levy; on Guard: Armour")
    table.blue("sacrifice 'Armour'")
    assert table.pile("blue", "discard") == ["Guard", "Armour"]
    assert table.line("blue", 1) == ["Levy"]
    spared = deal(blue="w1: Guard (2 damage), Levy; on Guard: Armour")
    spared.blue("sacrifice 'Armour'")
    assert spared.line("blue", 1) == ["Guard (2 damage)", "Levy"]


@rule("R.SETTLE", "H.WIN.LEADER")
def test_a_dead_leader_ends_the_game_before_the_next_step(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    tempest = {"cost": 0, "ability": [{"kind": "action", "do": ["damage(all(enemy & leader), 6)", "draw(1)"]}]}
    table = changed(deal, monkeypatch, "OTHERS", "Tempest", tempest)(blue="hand: Tempest; deck: Levy")
    table.blue.act("Tempest")
    assert table.outcome == Outcome(0, "leader", "H.WIN.LEADER")
    assert table.pile("blue", "hand") == []
