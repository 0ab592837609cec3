"""Components and the four types of abilities, rule by rule; `deal` and `deal1066` lay out tables (see conftest.py)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from senlac.games.hebs.packs.pack import BadPack, Pack
from senlac.games.hebs.packs.reading import parse_toml, read_pack
from senlac.kernel.gamedef import Outcome
from senlac.rulebook.marks import rule

#: Lay out a table in words, or begin a game; they and the tables that they make are in conftest.py.
Deal = Any


def raw_norman() -> dict[str, Any]:
    """The Norman pack as it is written."""
    text = files("senlac.games.hebs.packs").joinpath("norman.toml").read_text("utf-8")
    return parse_toml(text, "norman.toml")


def with_normans(deal: Deal, norman: Pack) -> Deal:
    """Deals 1066 with another Norman pack."""

    class Other(deal.kind):  # type: ignore[misc]
        def find_pack(self, faction: str, overrides: str) -> Pack:
            found: Pack = norman if faction == "norman" else super().find_pack(faction, overrides)
            return found

    return type(deal)(Other, deal.names)


# ------------------------------------------------------------------ decks and setup


@rule("H.SETUP.DECKS")
def test_each_player_has_the_cards_objectives_and_tokens_of_the_own_faction(deal: Deal) -> None:
    table = deal(blue="hand: Levy; w1: Champion", red="hand: Levy of Red; w1: Guard of Red", at_final=3, reached=[4, 4])
    table.blue.refused("play 'Levy of Red' w1")
    for side, tail in enumerate(("", " of Red")):
        mine = [name for card, name in enumerate(table.game.names("card")) if table.game.box.side[card] == side]
        assert len(mine) == 85
        assert all((" of Red" in name) is bool(tail) for name in mine)
    table.both_pass()
    # Might 8 against 3 and Zeal 0 against 1: each puts tokens of the own colour on the wedge.
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (5, 1)


@rule("H.SETUP.ORDER")
def test_the_steps_of_setup_come_in_order(deal: Deal) -> None:
    table = deal.new(choosing=True)
    assert table.asks == "chooser"
    table.lot(0)
    assert table.asks == "First player faction"
    table.blue.refused("place w2")
    table.blue("side Blue")
    assert table.state.marker == 0
    for seat, name in ((table.blue, "First player"), (table.red, "Second player")):
        assert table.asks == f"{name} place-leader"
        # There is no hand yet to place a Leader by.
        assert seat.view["hands"] == [0, 0]
        seat.refused("keep", "H.SETUP.MULLIGAN")
        seat("place w2")
    assert table.asks == "shuffle-deck"
    table.shuffle()
    table.shuffle()
    assert table.asks.endswith("mulligan")
    assert table.blue.view["hands"] == [4, 4]


# ------------------------------------------------------------------ types, traits and flavour


@rule("H.TYPES.ARMY")
def test_units_and_characters_are_played_to_the_battlefield_and_other_cards_are_not(deal: Deal) -> None:
    table = deal(blue="hand: Levy, Steward, Signal, Armour, Gift; w2: Chief")
    box = table.game.box
    army = [name for name in ("Levy", "Steward", "Chief", "Signal", "Armour", "Gift") if box.is_army[table.card(name)]]
    assert army == ["Levy", "Steward", "Chief"]
    for name in ("Signal", "Armour", "Gift"):
        table.blue.refused(f"play '{name}' w1", code="hebs-wrong-verb")
    table.blue("play 'Levy' w1")
    table.red("pass")
    table.blue("play 'Steward' w1")
    assert table.line("blue", 1) == ["Levy", "Steward"]


@rule("H.TYPES.LEADER")
def test_what_is_done_to_characters_can_be_done_to_a_leader(deal1066: Deal) -> None:
    """The War Council gives Zeal to a Character of its player; a Unit is none."""
    table = deal1066(
        norman="w1: Lanfranc; w2: William FitzRobert, Norman Knights", reached=[1, 0], objective_damage=[4, 0]
    )
    before = table.value("William FitzRobert", "zeal")
    table.both_pass()
    assert table.asks == "Norman choose"
    table.norman.refused("target 'Norman Knights'", "H.ABILITY.CARD_FIRST")
    table.norman("target 'William FitzRobert'")
    assert table.value("William FitzRobert", "zeal") == before + 1


@rule("H.TYPES.LEADER", "H.WIN.LEADER")
def test_only_the_destruction_of_a_leader_ends_the_game(deal: Deal) -> None:
    table = deal(
        blue="hand: Volley, Volley 2, Levy, Levy 2; w1: Foot", red="w1: Priest of Red; w2: Chief of Red (5 damage)"
    )
    table.state.bear(table.card("Priest of Red"), 1)
    table.blue.act("Volley", 1, "Priest of Red")
    assert table.pile("red", "discard") == ["Priest of Red"]
    assert table.outcome is None
    table.red("pass")
    table.blue.do("act 'Volley 2' 1")
    assert table.outcome == Outcome(0, "leader", "H.WIN.LEADER")


@rule("H.CARD.TRAITS")
def test_an_effect_reaches_the_cards_with_the_trait_that_it_names(deal: Deal) -> None:
    """The Elder makes other Kin cheaper, and nobody else."""
    table = deal(blue="hand: Heir, Guard; w1: Elder")
    assert (table.blue.cost("Heir"), table.blue.cost("Guard")) == (1, 2)
    alone = deal(blue="hand: Heir, Guard")
    assert (alone.blue.cost("Heir"), alone.blue.cost("Guard")) == (2, 2)


@rule("H.CARD.FLAVOUR")
def test_titles_and_histories_change_nothing(deal1066: Deal) -> None:
    raw = raw_norman()
    for card in raw["card"]:
        card["history"] = {"en": "Nothing is known of it.", "fr": "On n’en sait rien."}
        for found in card.get("ability", []):
            found.pop("title", None)
    plain = with_normans(deal1066, read_pack(raw, "norman.toml"))
    words = {
        "norman": "hand: Norman Knights, Wadard, Vital; w1: Breton Foot, Norman Archers; w2: William FitzRobert",
        "saxon": "w1: English Thegns; w2: Harold Godwinson",
    }
    there = [deal(**words) for deal in (deal1066, plain)]
    for table in there:
        table.norman("act 'William FitzRobert' 1", "target w3")
    assert there[0].norman.view == there[1].norman.view
    assert there[0].line("norman", 3) == there[1].line("norman", 3) == ["William FitzRobert (tired)"]
    for table in there:
        table.saxon("pass")
    assert there[0].norman.options == there[1].norman.options
    assert "act 'Norman Archers' 1" in there[0].norman.options


# ------------------------------------------------------------------ playing a card


@rule("H.PLAY.CARD")
def test_a_card_is_paid_for_first_and_then_comes_into_play_under_its_players_control(deal: Deal) -> None:
    table = deal(blue="hand: Archer, Levy", red="w1: Foot of Red, Guard of Red")
    table.blue("play 'Archer' w1")
    assert table.asks == "Blue pay"
    assert table.line("blue", 1) == []
    table.blue("pay 'Levy'")
    assert table.line("blue", 1) == ["Archer"]
    table.red("pass")
    table.blue.act("Archer", 1, "Foot of Red")
    assert table.line("red", 1) == ["Foot of Red (1 damage)", "Guard of Red"]


@rule("H.PLAY.CARD")
def test_a_card_that_cannot_be_paid_for_and_one_that_is_not_in_hand_are_not_played(deal: Deal) -> None:
    table = deal(blue="hand: Foot; discard: Levy")
    table.blue.refused("play 'Foot' w1", code="hebs-cost")
    table.blue.refused("play 'Levy' w1")
    assert table.line("blue", 1) == []


@rule("H.ACTION.EVENT")
def test_an_action_of_an_event_in_hand_is_a_deployment_turn(deal: Deal) -> None:
    table = deal(blue="hand: Gift, Two Ways; w1: Guard", red="hand: Gift of Red; w1: Guard of Red")
    table.red.refused("act 'Gift of Red' 1", "K.SEAT")
    table.blue.act("Gift", 1, "Guard")
    assert table.asks == "Red turn"
    assert table.value("Guard", "might") == 4
    table.blue.refused("act 'Two Ways' 1", "K.SEAT")


@rule("H.READY.RETURN")
def test_a_card_made_ready_can_do_again_what_a_ready_card_does(deal: Deal) -> None:
    table = deal(blue="w1: Drummer, Archer (tired); w2: Chief (tired)", red="w1: Foot of Red")
    assert table.blue.total("might", 1) == 0
    table.blue.refused("act 'Archer' 1", "H.READY.TIRE")
    table.blue.act("Drummer", 1, "Archer")
    assert not table.tired("Archer")
    assert table.blue.total("might", 1) == 1
    table.red("pass")
    table.blue("act 'Archer' 1")
    assert table.tired("Archer")


@rule("H.TERM.MODIFIER")
def test_a_changed_value_is_marked_and_an_unchanged_one_is_not(deal: Deal) -> None:
    table = deal(blue="hand: Gift; w1: Guard, Foot")

    def notes(name: str) -> list[str]:
        drawn = table.game.show.scene(table.blue.view, "en")
        pieces = [piece for column in drawn["wedges"] for piece in column["below"]["cards"]]
        return [note["text"] for piece in pieces if piece["name"] == name for note in piece["notes"]]

    assert notes("Guard") == []
    table.blue.act("Gift", 1, "Guard")
    assert any("+1" in note and "Might" in note for note in notes("Guard"))
    assert notes("Foot") == []


# ------------------------------------------------------------------ the four types of abilities


@rule("H.ABILITY.TYPES")
def test_each_ability_is_of_one_of_four_types_and_is_used_accordingly(deal: Deal) -> None:
    table = deal(blue="hand: Scholar, Levy, Levy 2; w1: Archer, Marshal; w2: Chief", red="w1: Foot of Red")
    # Action: in a turn. Constant: at once, and not to be initiated.
    assert "act Archer 1" in table.blue.options
    assert table.value("Archer", "might") == 2
    table.blue.refused("act 'Marshal' 1")
    # When Played: asked for as the card enters play.
    table.blue.play("Scholar", "w3")
    assert table.asks == "Blue use"
    # Response: only as an answer.
    other = deal(blue="hand: Ward, Levy; w1: Guard", red="hand: Volley of Red, Levy of Red")
    other.blue.refused("act 'Ward' 1")
    other.blue("pass")
    other.red.act("Volley of Red", 1, "Guard")
    assert "respond Ward 1" in other.blue.options


@rule("H.ABILITY.TYPES")
def test_what_is_printed_says_the_type_and_a_constant_ability_has_no_such_word(deal: Deal) -> None:
    table = deal()
    faces = {face["name"]: face for face in table.game.show.scenery("en")["faces"].values()}
    first = {name: faces[name]["text"][0] for name in ("Archer", "Ward", "Scholar", "Marshal")}
    words = {name: text.partition(":")[0] for name, text in first.items()}
    assert (words["Archer"], words["Ward"], words["Scholar"]) == ("Action", "Response", "When Played")
    assert not first["Marshal"].startswith(("Action", "Response", "When Played", "Constant"))


@rule("H.ABILITY.TYPES")
def test_a_pack_with_a_fifth_type_is_refused() -> None:
    raw = raw_norman()
    card = next(card for card in raw["card"] if card.get("ability"))
    card["ability"][0]["kind"] = "sometimes"
    with pytest.raises(BadPack, match="sometimes"):
        read_pack(raw, "norman.toml")
