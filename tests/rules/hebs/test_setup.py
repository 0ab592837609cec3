"""Setup, combined games and the types of Units, rule by rule; `deal` and `deal1066` make tables (see conftest.py)."""

from __future__ import annotations

from copy import copy
from importlib.resources import files
from typing import Any

import pytest

from senlac.games.hebs.packs.library import factions, pack
from senlac.games.hebs.packs.pack import UNIT_TYPES, BadPack, Pack
from senlac.games.hebs.packs.reading import parse_toml, read_pack
from senlac.kernel.errors import BadOption
from senlac.kernel.frames import chance_of
from senlac.kernel.gamedef import Outcome
from senlac.registry import configure
from senlac.rulebook.marks import rule

#: Lay out a table in words, or begin a game; they and the tables that they make are in conftest.py.
Deal = Any

BLUE4 = ("Levy", "Foot", "Guard", "Volley")
RED4 = ("Levy of Red", "Foot of Red", "Guard of Red", "Volley of Red")
BLUE2 = ("Steward", "Steward 2")
RED2 = ("Steward of Red", "Steward of Red 2")
#: The factions of the system, and whether they attack.
ATTACKS = {"norman": True, "saxon": False, "ottoman": True, "malta": False}


def leaders_placed(deal: Deal, **options: Any) -> Any:
    """A game before its first shuffle, with both Leaders at wedge 2."""
    table = deal.new(**options)
    table.blue("place w2")
    table.red("place w2")
    return table


def hands_dealt(deal: Deal, **options: Any) -> Any:
    """A game at its mulligan, with hands BLUE4 and RED4; the next cards are BLUE2 and RED2."""
    table = leaders_placed(deal, **options)
    table.shuffle(*BLUE4, *BLUE2)
    table.shuffle(*RED4, *RED2)
    return table


def told(table: Any) -> list[str]:
    """The kinds of what was told since the scenario began."""
    return [event.kind for event in table.state.events]


def with_packs(deal: Deal, *packs: Pack) -> Deal:
    """Deals the proving game with other packs for Blue and Red."""

    class Other(deal.kind):  # type: ignore[misc]
        def find_pack(self, faction: str, overrides: str) -> Pack:
            return packs[("blue", "red").index(faction)]

    return type(deal)(Other, deal.names)


def grounds(table: Any) -> list[str]:
    """The battlefields if the first side attacks, and if the second does."""
    return [ground.id for ground in table.game.grounds]


# ------------------------------------------------------------------ factions


@rule("H.SETUP.FACTION")
def test_a_random_player_picks_a_faction_and_the_opponent_takes_the_other(deal: Deal) -> None:
    table = deal.new(choosing=True)
    assert table.asks == "chooser"
    assert chance_of(table.state).outcomes(table.state, ()) == [(0, 1), (1, 1)]
    table.lot(1)
    assert table.asks == "Second player faction"
    assert table.red.options == ["side Blue", "side Red"]
    table.blue.refused("side Blue", "K.SEAT")
    table.red("side Blue")
    assert (table.red.view["side"], table.blue.view["side"]) == (0, 1)
    # The second player is the attacker now.
    assert table.asks == "Second player place-leader"
    assert told(table) == ["hebs-chooser", "hebs-takes-side", "hebs-takes-side"]


@rule("H.SETUP.FACTION")
@pytest.mark.parametrize(("chooser", "pick", "sides"), [
    (0, "Blue", (0, 1)), (0, "Red", (1, 0)), (1, "Blue", (1, 0)), (1, "Red", (0, 1)),
])  # fmt: skip
def test_whoever_chooses_gets_what_was_chosen(deal: Deal, chooser: int, pick: str, sides: tuple[int, int]) -> None:
    table = deal.new(choosing=True)
    table.lot(chooser)
    table.seats[chooser](f"side {pick}")
    assert (table.blue.view["side"], table.red.view["side"]) == sides


@rule("H.SETUP.FACTION")
def test_nobody_chooses_twice_or_where_the_factions_are_agreed(deal: Deal) -> None:
    agreed = deal.new()
    assert agreed.asks == "Blue place-leader"
    agreed.blue.refused("side Red", "H.SETUP.FACTION")
    chosen = deal.new(choosing=True)
    chosen.lot(0)
    chosen.blue("side Blue")
    chosen.red.refused("side Blue", "K.SEAT")
    chosen.blue.refused("side Red", "H.SETUP.FACTION")


# ------------------------------------------------------------------ the table


@rule("H.SETUP.MARKER")
@pytest.mark.parametrize(("first", "second", "seat"), [("norman", "saxon", 0), ("saxon", "norman", 1)])
def test_the_attacker_starts_with_the_first_player_marker(deal1066: Deal, first: str, second: str, seat: int) -> None:
    table = deal1066.new(faction=first, opponent=second)
    assert table.asks == "Norman place-leader"
    table.begin()
    assert table.state.marker == seat
    assert table.asks == "Norman turn"
    table.seats[1 - seat].refused("pass", "K.SEAT")


@rule("H.SETUP.WEDGES")
def test_three_wedges_are_numbered_from_the_attackers_left(deal1066: Deal) -> None:
    game = deal1066.new().game
    assert game.names("wedge") == ["w1", "w2", "w3"]
    assert [game.show.label("wedge", wedge) for wedge in range(3)] == ["Wedge 1", "Wedge 2", "Wedge 3"]
    assert [game.show.label("wedge", wedge, "fr") for wedge in range(3)] == ["Aile 1", "Aile 2", "Aile 3"]
    assert game.box.wedge_health == [[10, 10, 10]] * 2


@rule("H.SETUP.WEDGES")
def test_the_frontiers_are_st_elmo_senglea_and_birgu(deal1066: Deal) -> None:
    game = deal1066.new(battlefield="1565").game
    assert game.names("wedge") == ["w1", "w2", "w3"]
    assert [game.show.label("wedge", wedge) for wedge in range(3)] == ["St. Elmo", "Senglea", "Birgu"]
    assert game.box.wedge_health[0][2] == 12


@rule("H.SETUP.WEDGES")
def test_there_is_no_fourth_wedge(deal: Deal) -> None:
    table = deal.new()
    assert table.blue.options == ["place w1", "place w2", "place w3"]
    assert len(table.state.claimed) == 3


@rule("H.SETUP.LEADER")
def test_the_attacker_places_the_leader_first_and_the_defender_may_choose_the_same_wedge(deal: Deal) -> None:
    table = deal.new()
    table.red.refused("place w1", "K.SEAT")
    table.blue("place w3")
    assert table.line("blue", 3) == ["Chief"]
    table.blue.refused("place w1", "K.SEAT")
    assert table.asks == "Red place-leader"
    assert table.red.options == ["place w1", "place w2", "place w3"]
    table.red("place w3")
    assert (table.line("blue", 3), table.line("red", 3)) == (["Chief"], ["Chief of Red"])
    assert [table.line(side, wedge) for side in ("blue", "red") for wedge in (1, 2)] == [[], [], [], []]
    assert not table.tired("Chief")
    assert not table.tired("Chief of Red")


@rule("H.SETUP.LEADER")
def test_the_leaders_may_stand_apart_and_nobody_decides_without_placing(deal: Deal) -> None:
    table = deal.new()
    table.blue.refused("pass", "H.DEPLOY.PASS")
    table.blue("place w1")
    table.red("place w2")
    assert (table.line("blue", 1), table.line("red", 2)) == (["Chief"], ["Chief of Red"])
    assert "Chief" not in table.pile("blue", "deck")


@rule("H.SETUP.OBJECTIVES")
def test_objectives_lie_face_up_from_a_to_g(deal1066: Deal) -> None:
    table = deal1066.new()
    assert table.game.names("objective") == [f"{side} {letter}" for side in ("Norman", "Saxon") for letter in "ABCDEFG"]
    for seat in (table.norman, table.saxon):
        assert seat.view["order"] == [[0, 1, 2, 3, 4, 5, 6]] * 2
        assert seat.view["reached"] == [0, 0]


@rule("H.SETUP.OBJECTIVES")
def test_objectives_are_not_shuffled(deal: Deal) -> None:
    table = leaders_placed(deal)
    assert table.asks == "shuffle-deck"
    table.begin()
    assert table.state.order == [(0, 1, 2, 3, 4)] * 2


# ------------------------------------------------------------------ hands


@rule("H.SETUP.HAND")
def test_each_player_shuffles_the_deck_and_draws_four(deal: Deal) -> None:
    table = leaders_placed(deal)
    assert (len(table.pile("blue", "deck")), len(table.pile("red", "deck"))) == (84, 84)
    assert table.asks == "shuffle-deck"
    table.shuffle(*BLUE4)
    assert table.pile("blue", "hand") == list(BLUE4)
    assert table.pile("red", "hand") == []
    assert table.asks == "shuffle-deck"
    table.shuffle(*RED4)
    assert table.pile("red", "hand") == list(RED4)
    assert table.blue.view["decks"] == [80, 80]
    assert table.blue.view["hands"] == [4, 4]


@rule("H.SETUP.HAND")
def test_nobody_decides_before_the_hands_are_dealt_and_a_shuffle_keeps_all_cards(deal: Deal) -> None:
    table = leaders_placed(deal)
    op = chance_of(table.state)
    assert op.possible(table.state, (0,), tuple(range(84)))
    assert not op.possible(table.state, (0,), tuple(range(83)))
    assert not op.possible(table.state, (0,), (0, *range(83)))
    table.blue.refused("keep", "K.SEAT")
    table.shuffle()
    table.blue.refused("keep", "K.SEAT")
    table.shuffle()
    assert table.asks == "Blue and Red mulligan"


@rule("H.SETUP.HAND")
def test_a_hand_is_seen_by_its_player_alone(deal: Deal) -> None:
    table = hands_dealt(deal)
    assert table.blue.view["hand"] == [table.card(name) for name in BLUE4]
    assert table.red.view["hand"] == [table.card(name) for name in RED4]
    assert table.blue.view["shown"] == table.red.view["shown"] == [[], []]


@rule("H.SETUP.MULLIGAN")
def test_who_keeps_plays_with_the_first_hand(deal: Deal) -> None:
    table = hands_dealt(deal)
    assert table.blue.options == table.red.options == ["keep", "redraw"]
    table.blue("keep")
    table.red("keep")
    assert table.asks == "Blue turn"
    # The first Preparation brings two more.
    assert sorted(table.pile("blue", "hand")) == sorted([*BLUE4, *BLUE2])
    assert sorted(table.pile("red", "hand")) == sorted([*RED4, *RED2])


@rule("H.SETUP.MULLIGAN")
def test_who_redraws_shuffles_the_hand_back_and_draws_four_new_cards_once(deal: Deal) -> None:
    table = hands_dealt(deal)
    table.blue("redraw")
    table.blue.refused("redraw", "K.SEAT")
    table.red("keep")
    assert table.asks == "shuffle-deck"
    assert table.pile("blue", "hand") == []
    assert len(table.pile("blue", "deck")) == 84
    assert table.pile("red", "hand") == list(RED4)
    # Cards of the first hand may come again.
    table.shuffle("Levy", "Archer", "Archer 2", "Rider", "Levy 2", "Levy 3")
    assert table.asks == "Blue turn"
    assert table.pile("blue", "hand") == ["Levy", "Levy 2", "Levy 3", "Archer", "Archer 2", "Rider"]
    table.blue.refused("redraw", "H.SETUP.MULLIGAN")


@rule("H.SETUP.MULLIGAN")
def test_both_may_redraw(deal: Deal) -> None:
    table = hands_dealt(deal)
    table.red("redraw")
    table.blue("redraw")
    table.shuffle(*BLUE2, "Archer", "Archer 2", *BLUE4[:2])
    assert table.pile("blue", "hand") == [*BLUE2, "Archer", "Archer 2"]
    table.shuffle(*RED2, "Archer of Red", "Archer of Red 2", *RED4[:2])
    assert sorted(table.pile("red", "hand")) == sorted([*RED2, "Archer of Red", "Archer of Red 2", *RED4[:2]])


@rule("H.SETUP.MULLIGAN")
def test_nothing_of_an_answer_shows_before_both_have_answered(deal: Deal) -> None:
    kept, redrawn = hands_dealt(deal), hands_dealt(deal)
    kept.blue("keep")
    redrawn.blue("redraw")
    assert kept.asks == redrawn.asks == "Red mulligan"
    assert kept.red.view == redrawn.red.view
    assert kept.red.log == redrawn.red.log
    assert kept.blue.view != redrawn.blue.view
    kept.red("keep")
    redrawn.red("keep")
    assert told(kept)[10:12] == ["hebs-keeps", "hebs-keeps"]
    assert told(redrawn)[10:12] == ["hebs-keeps", "hebs-redraws"]


# ------------------------------------------------------------------ combined games


@rule("H.SETUP.COMBINE")
@pytest.mark.parametrize("second", factions())
@pytest.mark.parametrize("first", factions())
def test_any_faction_meets_any_other_with_its_own_decks(deal1066: Deal, first: str, second: str) -> None:
    table = deal1066.new(faction=first, opponent=second)
    table.begin()
    assert [found.faction for found in table.game.packs] == [first, second]
    for side, faction in enumerate((first, second)):
        mine = [i for i in range(table.game.box.count) if table.game.box.side[i] == side]
        assert {table.game.box.cards[i].id for i in mine} == {card.id for card in pack(faction, "").cards}
        assert len(mine) == sum(card.copies for card in pack(faction, "").cards)
        assert [task.card.name for task in table.game.box.tasks[side]] == [
            task.name for task in pack(faction, "").objectives
        ]


@rule("H.SETUP.COMBINE")
def test_a_faction_that_is_not_there_meets_nobody() -> None:
    with pytest.raises(BadOption):
        configure("1066", {"opponent": "gaul"})


@rule("H.SETUP.COMBINE")
def test_on_frontiers_the_words_for_wedges_go_on(deal: Deal) -> None:
    """Cards that name wedges work on frontiers alike: Tower is attached to one, a Chief moves to one."""
    table = deal(blue="hand: Tower, Levy; w2: Chief", red="w2: Chief of Red", battlefield="1565")
    assert table.game.grounds[0].word == {"en": "Frontier", "fr": "Frontière"}
    table.blue.play("Tower", "w3")
    assert table.blue.total("might", 3) == 2
    table.red("pass")
    table.blue.act("Chief", 1, "w3")
    assert table.line("blue", 3) == ["Chief (tired)"]
    assert "Birgu" in table.log()[-1]


@rule("R.COMBINE.ROLES")
@pytest.mark.parametrize("faction", sorted(ATTACKS.keys() & factions()))
def test_normans_and_ottomans_attack_and_saxons_and_malta_defend(faction: str) -> None:
    assert pack(faction, "").attacker is ATTACKS[faction]


@rule("R.COMBINE.ROLES")
@pytest.mark.parametrize("faction", ["blue", "red"])
@pytest.mark.parametrize("attacker", [0, 1])
def test_of_two_attackers_or_two_defenders_a_random_one_attacks(deal: Deal, faction: str, attacker: int) -> None:
    table = deal.new(faction=faction, opponent=faction)
    assert table.asks == "roles"
    assert chance_of(table.state).outcomes(table.state, ()) == [(0, 1), (1, 1)]
    table.lot(attacker)
    table.seats[1 - attacker].refused("place w1", "K.SEAT")
    table.seats[attacker]("place w1")
    table.seats[1 - attacker]("place w1")
    assert table.state.marker == attacker
    table.begin()
    assert table.asks == f"{table.game.seats[attacker]} turn"


@rule("R.COMBINE.ROLES")
def test_where_one_attacks_and_one_defends_no_lot_is_drawn(deal: Deal) -> None:
    assert deal.new().asks == "Blue place-leader"
    assert deal.new(faction="red", opponent="blue").asks == "Blue place-leader"


@rule("R.COMBINE.ROLES")
def test_the_battlefield_is_that_of_the_attackers_game_unless_another_is_chosen(deal: Deal) -> None:
    blue, red = deal.new().game.packs
    malta = copy(red)
    malta.box = "1565"
    ottoman = copy(blue)
    ottoman.box = "1565"
    assert grounds(with_packs(deal, blue, malta).new()) == ["1066"] * 2
    assert grounds(with_packs(deal, ottoman, red).new()) == ["1565"] * 2
    # The attacker in the second seat
    assert grounds(with_packs(deal, red, ottoman).new()) == ["1565"] * 2
    assert grounds(with_packs(deal, malta, blue).new()) == ["1066"] * 2
    assert grounds(deal.new(battlefield="1565")) == ["1565"] * 2
    assert grounds(with_packs(deal, ottoman, malta).new(battlefield="1066")) == ["1066"] * 2


@rule("R.COMBINE.ROLES")
@pytest.mark.parametrize(("attacker", "health", "claimer"), [(0, [10, 10, 10], 0), (1, [8, 10, 12], -1)])
def test_of_two_attackers_the_one_by_lot_brings_the_battlefield(
    deal: Deal, attacker: int, health: list[int], claimer: int
) -> None:
    norman, red = deal.new().game.packs
    ottoman = copy(red)
    ottoman.box, ottoman.attacker = "1565", True
    table = with_packs(deal, norman, ottoman).new()
    assert grounds(table) == ["1066", "1565"]
    table.lot(attacker)
    assert table.state.attacker == attacker
    assert table.game.box.wedge_health[attacker] == health
    # A name is the same for all tables of a game: it says both.
    assert [table.game.show.label("wedge", wedge) for wedge in range(3)] == [
        *("Wedge 1 / St. Elmo", "Wedge 2 / Senglea", "Wedge 3 / Birgu"),
    ]
    # Blue's Zeal deals the tenth damage at the third wedge: enough of 1066, and too little at Birgu.
    fields = {"wedge_damage": [0, 0, 9, 0, 0, 0], "at_final": 0b01, "reached": [4, 0]}
    table.lay(("w3: Priest", ""), {**fields, "marker": attacker, "active": attacker})
    table.both_pass()
    assert table.wedge_damage("blue", 3) == 10
    assert table.state.claimed == [-1, -1, claimer]


@rule("R.COMBINE.MIRROR")
def test_the_same_faction_meets_itself_with_two_whole_boxes(deal1066: Deal) -> None:
    table = deal1066.new(faction="saxon", opponent="saxon")
    assert table.game.seats == ("Saxon", "other Saxon")
    table.begin()
    names = table.game.names("card")
    assert len(set(names)) == len(names) == 2 * 78
    assert [name for name in names if "Harold Godwinson" in name] == ["Harold Godwinson", "other Harold Godwinson"]


@rule("R.COMBINE.MIRROR")
def test_in_a_mirror_match_each_plays_only_the_own_copies(deal: Deal) -> None:
    table = deal(faction="blue", opponent="blue", blue="hand: Levy; w1: Guard", red="hand: other Levy", marker="blue")
    table.blue.refused("play 'other Levy' w1", "H.PLAY.CONTROL")
    table.blue("play 'Levy' w1")
    assert table.line("blue", 1) == ["Guard", "Levy"]
    table.red.refused("sacrifice 'Guard'", "H.PLAY.CONTROL")
    table.red("play 'other Levy' w1")
    assert table.line("red", 1) == ["other Levy"]


@rule("R.COMBINE.MIRROR")
def test_a_mirror_match_is_won_and_lost_like_any_other(deal: Deal) -> None:
    table = deal(faction="red", opponent="red", red="deck: nothing", marker="blue")
    table.both_pass()
    assert table.outcome == Outcome(0, "deck", "H.WIN.DECK")


# ------------------------------------------------------------------ types of Units


@rule("H.TYPES.1066")
def test_units_of_1066_are_cavalry_infantry_or_archers() -> None:
    for faction in ("norman", "saxon"):
        found = pack(faction, "")
        assert found.box == "1066"
        assert {card.unit for card in found.cards if card.type == "unit"} == {"cavalry", "infantry", "ranged"}
        assert {card.unit for card in found.cards if card.type != "unit"} == {""}


@rule("H.TYPES.1565")
def test_units_of_1565_are_of_five_types() -> None:
    assert UNIT_TYPES == ("artillery", "cavalry", "infantry", "navy", "ranged")
    for faction in factions():
        assert {card.unit for card in pack(faction, "").cards if card.type == "unit"} <= set(UNIT_TYPES)


@rule("H.TYPES.1066", "H.TYPES.1565")
@pytest.mark.parametrize(("unit", "right"), [("navy", True), ("artillery", True), ("archer", False), ("siege", False)])
def test_no_pack_has_a_unit_of_another_type(unit: str, right: bool) -> None:
    text = (files("senlac.games.hebs.packs") / "norman.toml").read_text("utf-8")
    raw = parse_toml(text, "norman")
    card = next(card for card in raw["card"] if card["type"] == "unit")
    card["unit"] = unit
    if right:
        assert read_pack(raw, "norman").card(card["id"]).unit == unit
        return
    with pytest.raises(BadPack) as caught:
        read_pack(raw, "norman")
    assert [(problem.card, problem.field) for problem in caught.value.problems] == [(card["id"], "unit")]


@rule("H.TYPES.1066")
def test_only_units_have_a_unit_type() -> None:
    text = (files("senlac.games.hebs.packs") / "norman.toml").read_text("utf-8")
    raw = parse_toml(text, "norman")
    card = next(card for card in raw["card"] if card["type"] == "character")
    card["unit"] = "infantry"
    with pytest.raises(BadPack) as caught:
        read_pack(raw, "norman")
    assert [(problem.card, problem.field) for problem in caught.value.problems] == [(card["id"], "unit")]
