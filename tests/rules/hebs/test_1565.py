"""What 1565 adds to the system: its frontiers, its words, guns in row order, and both boxes on one table."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from senlac.games.hebs.game import Game1066, Game1565, battlefields
from senlac.games.hebs.packs.library import factions, pack
from senlac.kernel.options import read_options
from senlac.rulebook import rule

VALETTE = "Jean Parisot de Valette"


def game(kind: type[Game1066 | Game1565] = Game1565, **options: Any) -> Game1066 | Game1565:
    return kind(read_options(kind.schema, options))


@rule("H.SETUP.MARKER", "H.SETUP.LEADER", "H.SETUP.WEDGES")
def test_the_ottomans_attack_st_elmo_senglea_and_birgu(deal1565: Any) -> None:
    table = deal1565.new()
    assert table.asks == "Ottoman place-leader"
    assert [table.game.show.label("wedge", place) for place in range(3)] == ["St. Elmo", "Senglea", "Birgu"]
    table.begin()
    assert (table.state.marker, table.asks) == (0, "Ottoman turn")


@rule("H.WEDGE.CLAIM")
@pytest.mark.parametrize(("place", "health"), [(1, 8), (2, 10), (3, 12)])
def test_a_frontier_is_claimed_at_its_own_health(deal1565: Any, place: int, health: int) -> None:
    """Birgu's 12 is printed in the rules; the others are reconstructed, and differ."""
    assert game().box.wedge_health[0][place - 1] == health
    for dealt, claimed in ((health - 1, True), (health - 2, False)):
        damage = [0] * 6
        damage[place - 1] = dealt
        table = deal1565(
            ottoman=f"w{place}: Iayalars", malta=f"w{place % 3 + 1}: {VALETTE}", wedge_damage=damage,
            reached=[6, 0], at_final=0b01,
        )  # fmt: skip
        table.both_pass()  # Zeal deals one
        assert (table.state.claimed[place - 1] == 0) is claimed


@rule("H.SETUP.OBJECTIVES")
@pytest.mark.parametrize("faction", ["ottoman", "malta"])
def test_both_objective_decks_end_in_the_great_siege(faction: str) -> None:
    tasks = pack(faction).objectives
    assert [task.letter for task in tasks] == list("ABCDEFG")
    assert tasks[-1].name == {"en": "The Great Siege of Malta", "fr": "Le Grand Siège de Malte"}
    assert tasks[-1].origin["name"] == "rulebook"


@rule("H.TYPES.1565")
@pytest.mark.parametrize("faction", ["ottoman", "malta"])
def test_each_deck_of_1565_has_all_five_types(faction: str) -> None:
    units = {card.unit for card in pack(faction).cards if card.type == "unit"}
    assert units == {"artillery", "cavalry", "infantry", "navy", "ranged"}


@rule("H.TERM.ROW_ORDER")
def test_guns_hit_row_by_row_and_those_behind_do_not_escape_by_stepping_up(deal1565: Any) -> None:
    """The first row falls and the others step up, yet each is hit once, in the order in which they stood."""
    table = deal1565(
        ottoman="w1: Eighty-Pounders", malta="w1: Maltese Militia, Spanish Tercio, Arquebusiers of the Order"
    )
    table.ottoman("act 'Eighty-Pounders' 1")
    assert table.line("malta", 1) == ["Spanish Tercio (1 damage)", "Arquebusiers of the Order (1 damage)"]
    hits = [line.partition(":")[0] for line in table.ottoman.log if line.endswith("1 damage taken.")]
    assert hits == ["“Maltese Militia”", "“Spanish Tercio”", "“Arquebusiers of the Order”"]


@rule("R.TARGET.NONE")
def test_guns_do_not_fire_where_nobody_is(deal1565: Any) -> None:
    table = deal1565(ottoman="w1: The Great Basilisk", malta=f"w3: {VALETTE}", claimed=[-1, -1, 1])
    table.ottoman.idle("act 'The Great Basilisk' 1")  # and not at a claimed frontier


@rule("H.OBJ.ONE")
def test_one_objective_a_round_in_1565(deal1565: Any) -> None:
    """Mihrimah's plea destroys an Objective, and so the Zeal of a Sultan destroys none after it."""
    table = deal1565(
        ottoman="hand: Mihrimah Sultan, Azabs, Sipahis; w1: Suleiman the Magnificent, Iayalars, Semiz Ali Pasha",
        objective_damage=[3, 0],
    )
    table.ottoman.play("Mihrimah Sultan", "w3", "use 1")
    assert table.state.reached == [1, 0]
    table.both_pass()
    assert table.state.reached == [1, 0]


@rule("H.SETUP.COMBINE")
def test_each_box_speaks_its_own_words(deal1565: Any, deal1066: Any) -> None:
    tables = [deal1565(ottoman="hand: Azabs, Pioneers"), deal1066(norman="hand: Oarsmen, Carpenters")]
    for table, word, mot in zip(tables, ("Frontier", "Wedge"), ("Frontière", "Aile"), strict=True):
        own = table.game.names("card")[table.state.hand[0][0]]
        reason = table.seats[0].refused(f'reserve "{own}"', code="hebs-wrong-verb")
        assert f"goes to a {word}" in table.says(reason)
        assert f"sur une {mot}" in table.says(reason, "fr")
        leader = table.game.show.describe("card", 0)
        assert f"another {word.lower()}" in leader
        board = table.game.show.board(table.seats[0].view)
        assert f"damage dealt to the {word.lower()}" in board


@rule("H.SETUP.COMBINE")
def test_shooters_are_called_as_in_their_own_box() -> None:
    mixed = game(faction="norman", opponent="malta")
    names = mixed.names("card")
    assert "Unit - Archer" in mixed.show.describe("card", names.index("Norman Archers"))
    assert "Unit - Ranged" in mixed.show.describe("card", names.index("Crossbowmen"))
    assert "Unité – Tireurs" in mixed.show.describe("card", names.index("Crossbowmen"), "fr")


@rule("H.SETUP.COMBINE", "R.COMBINE.ROLES", "R.COMBINE.MIRROR")
@pytest.mark.parametrize("ground", sorted(battlefields()))
@pytest.mark.parametrize(("first", "second"), list(product(factions(), repeat=2)))
def test_all_pairings_meet_on_both_battlefields(first: str, second: str, ground: str) -> None:
    made = game(faction=first, opponent=second, battlefield=ground)
    assert made.box.wedge_health == [battlefields()[ground].health] * 2
    attacks = [pack(faction).attacker for faction in (first, second)]
    assert made.attacker == (-1 if attacks[0] == attacks[1] else attacks.index(True))
    assert len(set(made.names("card"))) == made.box.count
