"""The examples that the rulebook prints, of the loss order (7.9.3, 7.9.4), played as they are told there."""

from __future__ import annotations

from typing import Any

from senlac.rulebook.marks import rule

Battle = Any


@rule("7.9.3", "7.9.5", "7.9.6")
def test_two_fyrd_of_two_commands_are_lost_and_six_hits_cost_a_huscarle(battle: Battle) -> None:
    table = battle("AS-L-F1 lost", "AS-R-F1 lost", at="melee", active="AS-C", hits={"AS-C": 6})
    assert table.waits == "Anglo-Saxon remove"
    assert table.offered() == ["remove AS-C-H1", "remove AS-C-H2", "remove AS-C-H3"]
    assert table.refused("remove AS-C-F1", "7.9.3")
    table.play("remove AS-C-H1")
    assert table.hits("AS-C") == 1
    assert table.waits == "initiative-roll"


@rule("7.9.3")
def test_with_one_fyrd_lost_they_would_cost_fyrd(battle: Battle) -> None:
    table = battle("AS-L-F1 lost", at="melee", active="AS-C", hits={"AS-C": 6})
    assert table.refused("remove AS-C-H1", "7.9.3")
    assert table.offers("remove AS-C-F1")


@rule("7.9.4", "7.9.5", "7.9.6")
def test_three_medium_infantry_of_two_commands_are_lost_and_five_hits_cost_a_knight(battle: Battle) -> None:
    table = battle("N-L-M1 lost", "N-L-M2 lost", "N-R-M1 lost", at="melee", active="N-C", hits={"N-C": 5})
    assert table.waits == "Norman remove"
    assert table.offered() == ["remove N-C-K1", "remove N-C-K2", "remove N-C-K3"]
    assert table.refused("remove N-C-M1", "7.9.4")
    table.play("remove N-C-K2")
    assert table.hits("N-C") == 0
    assert table.waits == "initiative-roll"


@rule("7.9.4")
def test_with_two_lost_they_would_cost_infantry(battle: Battle) -> None:
    table = battle("N-L-M1 lost", "N-R-M1 lost", at="melee", active="N-C", hits={"N-C": 5})
    assert table.refused("remove N-C-K1", "7.9.4")
    assert table.offers("remove N-C-M1")
