"""Every card of the Ottoman pack does what its text says, to the cards it says, and only when it says so.

A test's docstring is the card's text. Printed numbers are looked up and never written here, because they get tuned.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.hebs.tested import marker

from senlac.games.hebs.packs.library import pack
from senlac.games.hebs.packs.pack import SOLO, Card

PACK = pack("ottoman")
MUSTAFA = "Mustafa Pasha"
VALETTE = "Jean Parisot de Valette"
BASILISK = "The Great Basilisk"
#: Both sides are at their fifth Objective, which has Health enough for any card.
FAR = {"reached": [4, 4]}
#: Both had the final Objective when the round started.
FINAL = {"reached": [6, 6], "at_final": 0b11}

TESTED: set[str] = set()
card = marker(TESTED)


def far() -> dict[str, Any]:
    return {name: list(value) for name, value in FAR.items()}


def final() -> dict[str, Any]:
    return {name: list(value) if isinstance(value, list) else value for name, value in FINAL.items()}


# ------------------------------------------------------------------ what is printed

RECRUITS = [it for it in PACK.cards if it.type in ("character", "unit")]


@card("pioneers", "azabs", "mahonas", "janissaries")
@pytest.mark.parametrize("recruit", RECRUITS, ids=[it.id for it in RECRUITS])
def test_army_cards_are_played_and_have_their_values(ottoman: Any, recruit: Card) -> None:
    """All Units and Characters, with those that have no ability; what one may do when played is declined."""
    name = recruit.name["en"]
    table = ottoman.lay(f"hand: {name}")
    before = len(ottoman.hand())
    ottoman.seat.play(name, "w1")
    if table.asks == "Ottoman use":
        table.ottoman("decline")
    assert table.line("ottoman", 1) == [name]
    assert len(ottoman.hand()) == before - 1 - recruit.cost
    assert [ottoman.gained(name, value) for value in ("might", "zeal", "health", "resources")] == [0, 0, 0, 0]


def test_cards_without_abilities_are_those_of_the_test_before() -> None:
    plain = {it.id for it in PACK.cards if all(ability.kind == SOLO for ability in it.abilities)}
    assert plain == {"pioneers", "azabs", "mahonas", "janissaries"}


@card("mustafa-pasha")
def test_mustafa_pasha(ottoman: Any) -> None:
    """Action: Commander - Move this card to another frontier."""
    ottoman.moves_freely(MUSTAFA)


# ------------------------------------------------------------------ Characters


@card("suleiman-the-magnificent", "mihrimah-sultan", "mihrimahs-nurse")
@pytest.mark.parametrize(
    ("name", "damage"), [("Suleiman the Magnificent", 3), ("Mihrimah Sultan", 2), ("Mihrimah's Nurse", 1)]
)
def test_those_who_deal_damage_to_the_objective(ottoman: Any, name: str, damage: int) -> None:
    """When Played: Deal 3 (2, 1) damage to your current Objective."""
    for answer, dealt in (("use 1", damage), ("decline", 0)):
        table = ottoman.lay(f"hand: {name}", **far())
        ottoman.seat.play(name, "w1", answer)
        assert table.state.objective_damage == [dealt, 0]
    table = ottoman.lay(f"hand: {name}", **final())
    ottoman.seat.play(name, "w1", "use 1")
    assert table.state.objective_damage == [0, 0]  # the final one takes none


@card("hasan-pasha-of-algiers")
def test_hasan_pasha_of_algiers(ottoman: Any) -> None:
    """When Played: My father's sword - Deal 2 damage to an enemy in Row 1 of this frontier."""
    name, foes = "Hasan Pasha of Algiers", ottoman.foes(3)
    ottoman.lay(f"hand: {name}", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}")
    ottoman.seat.play(name, "w1", "use 1")
    ottoman.hurt(foes[0], 2)
    ottoman.unhurt(*foes[1:])
    ottoman.lay(f"hand: {name}", f"w3: {foes[2]}")
    ottoman.seat.play(name, "w1")
    ottoman.seat.idle("use 1")  # nobody stands there


@card("piyale-pasha")
def test_piyale_pasha(ottoman: Any) -> None:
    """Leader - Your Navy Units cost 1 less."""
    ottoman.makes_cheaper("Piyale Pasha", lambda it: it.unit == "navy")


@card("turgut-reis")
def test_turgut_reis(ottoman: Any) -> None:
    """The drawn sword of Islam - Your Artillery Units get +2 Might."""
    ottoman.lay(f"w1: Turgut Reis, Janissaries; w3: Eighty-Pounders, {BASILISK}", "w1: Batteries of St. Angelo")
    names = ("Eighty-Pounders", BASILISK, "Janissaries", "Turgut Reis", "Batteries of St. Angelo")
    assert [ottoman.gained(name, "might") for name in names] == [2, 2, 0, 0, 0]
    ottoman.lay("w3: Eighty-Pounders")
    assert ottoman.gained("Eighty-Pounders", "might") == 0


@card("aga-of-the-janissaries")
def test_aga_of_the_janissaries(ottoman: Any) -> None:
    """Leader - Your other Janissary cards in this frontier get +1 Might."""
    aga = "Aga of the Janissaries"
    ottoman.lay(f"w1: {aga}, Janissaries, Azabs; w2: Janissary Marksmen")
    names = (aga, "Janissaries", "Azabs", "Janissary Marksmen")
    assert [ottoman.gained(name, "might") for name in names] == [0, 1, 0, 0]


@card("uluj-ali", "topcu-basi")
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [("Uluj Ali", "Galleys of the Armada", "Sipahis"), ("Topçu Başı", "Eighty-Pounders", "Galleys of the Armada")],
)
def test_those_who_ready_their_kind(ottoman: Any, name: str, right: str, wrong: str) -> None:
    """Action: Ready one of your Tired Navy (Artillery) Units."""
    table = ottoman.lay(f"w1: {name}; w2: {right} (tired), {wrong} (tired)")
    ottoman.act(name)
    assert (table.tired(right), table.tired(wrong)) == (False, True)
    ottoman.lay(f"w1: {name}; w2: {right}, {wrong} (tired)")
    ottoman.cannot(name)


@card("sokollu-mehmed-pasha")
def test_sokollu_mehmed_pasha(ottoman: Any) -> None:
    """The vizier's purse - Your Events cost 1 less."""
    ottoman.makes_cheaper("Sokollu Mehmed Pasha", lambda it: it.type == "event")


@card("candelissa")
def test_candelissa(ottoman: Any) -> None:
    """Action: By boat - Move one of your Infantry Units to another frontier."""
    ottoman.lay("w1: Candelissa, Azabs; w2: Sipahis")
    ottoman.act("Candelissa", 1, "w3")
    assert (ottoman.where("Azabs"), ottoman.where("Sipahis")) == (3, 2)
    ottoman.lay("w1: Candelissa; w2: Sipahis")
    ottoman.cannot("Candelissa")


@card("cheder-bey")
def test_cheder_bey(ottoman: Any) -> None:
    """Action: Bloodlust - Deal 1 damage to this card, then deal 2 damage to an enemy in this frontier."""
    foes = ottoman.foes(3)
    table = ottoman.lay("w1: Cheder Bey", f"w1: {foes[0]}, {foes[1]}; w2: {foes[2]}")
    table.ottoman("act 'Cheder Bey' 1")
    ottoman.chooses(*foes[:2])
    table.ottoman(f"target '{foes[1]}'")
    ottoman.hurt(foes[1], 2)
    ottoman.hurt("Cheder Bey", 1)
    ottoman.lay("w1: Cheder Bey", f"w2: {foes[2]}")
    ottoman.cannot("Cheder Bey")


@card("salih-of-mytilene")
def test_salih_of_mytilene(ottoman: Any) -> None:
    """When Played: The next Navy Unit or Corsair card you play this round costs 2 less."""
    table = ottoman.lay("hand: Salih of Mytilene, Galleys of the Armada, Turgut Reis, Sipahis")
    ottoman.seat.play("Salih of Mytilene", "w1", "use 1")
    for name, less in (("Galleys of the Armada", 2), ("Turgut Reis", 2), ("Sipahis", 0)):
        assert table.ottoman.cost(name) == ottoman.printed(name).cost - less
    table.malta("pass")
    ottoman.seat.play("Galleys of the Armada", "w2")
    assert table.ottoman.cost("Turgut Reis") == ottoman.printed("Turgut Reis").cost  # it was for one card


@card("ali-portuk")
def test_ali_portuk(ottoman: Any) -> None:
    """When Played: Ten galleys - Take a Navy Unit from your discard pile into your hand."""
    ottoman.takes_back("Ali Portuk", 1, ["Galleys of the Armada", "Mahonas"], ["Sipahis", "Turgut Reis"])
    ottoman.lay("hand: Ali Portuk; discard: Sipahis")
    ottoman.seat.play("Ali Portuk", "w1")
    ottoman.seat.idle("use 1")


@card("imam-of-the-camp")
def test_imam_of_the_camp(ottoman: Any) -> None:
    """Action: Call to prayer - Remove 1 damage from another of your damaged cards in this frontier."""
    table = ottoman.lay("w1: Imam of the Camp (1 damage), Sipahis (2 damage); w2: Janissaries (1 damage)")
    ottoman.act("Imam of the Camp")
    assert [table.damage(name) for name in ("Imam of the Camp", "Sipahis", "Janissaries")] == [1, 1, 1]
    ottoman.lay("w1: Imam of the Camp (1 damage), Sipahis; w2: Janissaries (1 damage)")
    ottoman.cannot("Imam of the Camp")


@card("kustir-agha")
def test_kustir_agha(ottoman: Any) -> None:
    """When Played: A wrong to be paid for - Your opponent discards 1 card of their choice."""
    table = ottoman.lay("hand: Kustir Agha")
    ottoman.seat.play("Kustir Agha", "w1", "use 1")
    held = ottoman.hand("malta")
    assert table.asks == "Maltese discards"
    table.malta(f'discard "{held[2]}"')
    assert table.pile("malta", "discard") == [held[2]]


@card("renegade-engineers")
def test_renegade_engineers(ottoman: Any) -> None:
    """When Played: The model of the forts - Look at your opponent's hand, then draw 1 card."""
    ottoman.draws("Renegade Engineers")
    table = ottoman.lay("hand: Renegade Engineers")
    ottoman.seat.play("Renegade Engineers", "w1", "use 1")
    assert list(table.state.shown[1]) == table.state.hand[1]


@card("semiz-ali-pasha")
def test_semiz_ali_pasha(ottoman: Any) -> None:
    """When Played: Learned - Draw 1 card."""
    ottoman.draws("Semiz Ali Pasha")


@card("bektashi-dervish")
def test_bektashi_dervish(ottoman: Any) -> None:
    """Action: Give one of your Infantry Units in this frontier +2 Might until the end of the round."""
    table = ottoman.lay("w1: Bektashi Dervish, Azabs, Sipahis; w2: Janissaries")
    ottoman.act("Bektashi Dervish")
    assert [ottoman.gained(name, "might") for name in ("Azabs", "Sipahis", "Janissaries")] == [2, 0, 0]
    table.both_pass()
    assert ottoman.gained("Azabs", "might") == 0
    ottoman.lay("w1: Bektashi Dervish; w2: Janissaries")
    ottoman.cannot("Bektashi Dervish")


@card("mustafas-herald")
def test_mustafas_herald(ottoman: Any) -> None:
    """Action: Free withdrawal - Tire a Ready non-Leader enemy in this frontier, then sacrifice this card."""
    foes = ottoman.foes(2)
    table = ottoman.lay("w1: Mustafa's Herald", f"w1: {VALETTE}, {foes[0]}; w2: {foes[1]}")
    ottoman.act("Mustafa's Herald")
    assert [table.tired(name) for name in (VALETTE, *foes)] == [False, True, False]
    assert table.pile("ottoman", "discard") == ["Mustafa's Herald"]
    ottoman.lay("w1: Mustafa's Herald", f"w1: {VALETTE}, {foes[0]} (tired)")
    ottoman.cannot("Mustafa's Herald")


# ------------------------------------------------------------------ Units


@card("levies-and-renegades", "iayalars")
@pytest.mark.parametrize("name", ["Levies and Renegades", "Iayalars"])
def test_the_relentless(ottoman: Any, name: str) -> None:
    """Relentless - You may play this card from the top of your discard pile."""
    table = ottoman.lay(f"discard: Sipahis, {name}")
    before = len(ottoman.hand())
    ottoman.seat.play(name, "w1")
    assert table.line("ottoman", 1) == [name]
    # What is discarded to pay for it goes on top of what was below it (H.PAY.RELENTLESS).
    assert len(ottoman.hand()) == before - ottoman.printed(name).cost
    assert table.pile("ottoman", "discard")[ottoman.printed(name).cost] == "Sipahis"
    table = ottoman.lay(f"discard: {name}, Sipahis")
    table.ottoman.refused(f"play '{name}' w1", "H.PAY.RELENTLESS")
    table.ottoman.refused("play 'Sipahis' w1", "H.PLAY.CARD")


@card("galliots-with-archers", "galleys-of-the-armada", "janissary-marksmen")
@pytest.mark.parametrize(
    ("name", "reach", "amount"),
    [("Galliots with Archers", 2, 1), ("Galleys of the Armada", 3, 1), ("Janissary Marksmen", 2, 2)],
)
def test_those_who_shoot(ottoman: Any, name: str, reach: int, amount: int) -> None:
    """Action: Range - Deal damage to an enemy in this frontier at most so many rows away."""
    ottoman.shoots(name, reach, amount)


@card("solaks")
def test_solaks(ottoman: Any) -> None:
    """Action: Range 3 - Deal 1 damage. Shielding - Your Pasha cards in this frontier cannot be chosen for Range."""
    ottoman.shoots("Solaks", 3, 1)
    table = ottoman.lay(f"w1: {MUSTAFA}, Solaks; w2: Piyale Pasha", "w1: Crossbowmen", turn="other")
    table.malta("act 'Crossbowmen' 1")  # only the Solaks can be chosen
    assert [table.damage(name) for name in (MUSTAFA, "Solaks")] == [0, 1]


@card("culverins-of-sciberras")
def test_culverins_of_sciberras(ottoman: Any) -> None:
    """Action: Bombardment - Deal 2 damage to an enemy in Row 1 of this frontier."""
    name, foes = "Culverins of Sciberras", ottoman.foes(3)
    ottoman.lay(f"w1: {name}", f"w1: {foes[0]}, {foes[1]}; w2: {foes[2]}")
    ottoman.act(name)
    ottoman.hurt(foes[0], 2)
    ottoman.unhurt(*foes[1:])
    ottoman.lay(f"w1: {name}", f"w2: {foes[2]}")
    ottoman.cannot(name)


@card("corsairs-of-tripoli", "sipahis")
@pytest.mark.parametrize("name", ["Corsairs of Tripoli", "Sipahis"])
def test_the_agile(ottoman: Any, name: str) -> None:
    """Action: Agile - Move this card to another frontier."""
    ottoman.moves_freely(name)


@card("delis")
def test_delis(ottoman: Any) -> None:
    """Action: Bloodlust - Deal 1 damage to this card, then give this card +1 Might."""
    table = ottoman.lay("w1: Delis")
    ottoman.act("Delis")
    ottoman.hurt("Delis", 1)
    assert ottoman.gained("Delis", "might") == 1
    table.both_pass()
    assert ottoman.gained("Delis", "might") == 1  # for good


@card("egyptian-sappers")
def test_egyptian_sappers(ottoman: Any) -> None:
    """When Played: Undermine - Destroy an enemy Attachment."""
    table = ottoman.lay("hand: Egyptian Sappers; on w1: Bridge of Spars", "on w2: The Cavalier of St. Elmo")
    ottoman.seat.play("Egyptian Sappers", "w1", "use 1")
    assert table.pile("malta", "discard") == ["The Cavalier of St. Elmo"]
    ottoman.lay("hand: Egyptian Sappers; on w1: Bridge of Spars")
    ottoman.seat.play("Egyptian Sappers", "w1")
    ottoman.seat.idle("use 1")


@card("mehter-band")
def test_mehter_band(ottoman: Any) -> None:
    """Drums of war - Your other cards in this frontier get +1 Zeal."""
    ottoman.lay(f"w1: Mehter Band, Azabs, {MUSTAFA}; w2: Sipahis")
    assert [ottoman.gained(name, "zeal") for name in ("Mehter Band", "Azabs", MUSTAFA, "Sipahis")] == [0, 1, 1, 0]


@card("eighty-pounders")
def test_eighty_pounders(ottoman: Any) -> None:
    """Action: Bombardment - Deal 1 damage to each enemy in this frontier, in row order."""
    foes = ottoman.foes(4)
    table = ottoman.lay("w1: Eighty-Pounders, Azabs", f"w1: {', '.join(foes[:3])}; w2: {foes[3]}")
    ottoman.act("Eighty-Pounders")
    for foe in foes[:3]:
        ottoman.hurt(foe, 1)
    ottoman.unhurt(foes[3], "Azabs")
    told = [line for line in table.ottoman.log if "1 damage taken" in line]
    assert [foe for line in told for foe in foes[:3] if line.startswith(f"“{foe}”:")] == foes[:3]


@card("turguts-battery")
def test_turguts_battery(ottoman: Any) -> None:
    """Response: When your opponent plays an army card, deal 1 damage to that enemy.
    Action: Bombardment - Deal 1 damage to an enemy in Row 1.
    """
    name, foes = "Turgut's Battery", ottoman.foes(3)
    table = ottoman.lay(f"w1: {name}", f"hand: {foes[0]}", turn="other")
    table.malta.play(foes[0], "w3")
    assert ottoman.asked()
    ottoman.seat.respond(name, 1)
    ottoman.hurt(foes[0], 1)
    table = ottoman.lay(f"w1: {name} (tired)", f"hand: {foes[0]}", turn="other")
    table.malta.play(foes[0], "w3")
    assert not ottoman.asked()
    ottoman.lay(f"w1: {name}", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}; w2: {VALETTE}")
    ottoman.seat.do(f'act "{name}" 2')
    ottoman.chooses(foes[0], foes[2], VALETTE)
    ottoman.seat.do(f'target "{foes[2]}"')
    ottoman.hurt(foes[2], 1)


@card("the-great-basilisk")
def test_the_great_basilisk(ottoman: Any) -> None:
    """Action: Bombardment - Deal 1 damage to each enemy in a frontier of your choice, in row order."""
    foes = ottoman.foes(4)
    ottoman.lay(f"w1: {BASILISK}", f"w2: {VALETTE}, {foes[3]}; w3: {', '.join(foes[:3])}")
    ottoman.seat.do(f'act "{BASILISK}" 1')
    ottoman.chooses("w2", "w3")  # nobody stands in the first
    ottoman.seat.do("target w3")
    for foe in foes[:3]:
        ottoman.hurt(foe, 1)
    ottoman.unhurt(VALETTE, foes[3])


# ------------------------------------------------------------------ Events


@card("captive-for-questioning")
def test_a_captive_for_questioning(ottoman: Any) -> None:
    """Action: Look at your opponent's hand, then draw 1 card."""
    table = ottoman.lay("hand: A Captive for Questioning")
    ottoman.event("A Captive for Questioning", drawn=1)
    assert list(table.state.shown[1]) == table.state.hand[1]


@card("landing-at-marsaxlokk")
def test_dawn_at_marsaxlokk(ottoman: Any) -> None:
    """Action: The next Artillery or Navy Unit costs 3 less. Action: Take the first player marker, then draw 1 card."""
    name = "Dawn at Marsaxlokk"
    table = ottoman.lay(f"hand: {name}")
    ottoman.event(name, 1)
    for other in ottoman.all(0, lambda it: True):
        it = ottoman.printed(other)
        assert table.ottoman.cost(other) == max(0, it.cost - (3 if it.unit in ("artillery", "navy") else 0))
    table = ottoman.lay(f"hand: {name}", marker="malta", active="ottoman")
    ottoman.event(name, 2, drawn=1)
    assert table.state.marker == 0


@card("boats-over-sciberras")
def test_boats_over_sciberras(ottoman: Any) -> None:
    """Action: Move one of your Units to another frontier, then Ready that Unit."""
    name = "Boats over Sciberras"
    table = ottoman.lay(f"hand: {name}; w1: Janissaries (tired), Candelissa")
    ottoman.event(name, 1, "w3")
    assert table.line("ottoman", 3) == ["Janissaries"]
    ottoman.lay(f"hand: {name}; w1: Candelissa")
    ottoman.cannot(name)


@card("the-barrel-bomb")
def test_the_barrel_bomb(ottoman: Any) -> None:
    """Action: Deal 1 damage to each of up to 2 enemy Units. Action: Deal 3 to an enemy Unit, 1 to one of your Units."""
    name, foes = "The Barrel Bomb", ottoman.foes(3)
    ottoman.lay(f"hand: {name}", f"w1: {', '.join(foes)}")
    ottoman.event(name, 1, foes[0], foes[2])
    ottoman.hurt(foes[0], 1)
    ottoman.hurt(foes[2], 1)
    ottoman.unhurt(foes[1])
    ottoman.lay(f"hand: {name}; w1: Sipahis, Candelissa", f"w1: {foes[0]}")
    ottoman.event(name, 2)
    ottoman.hurt(foes[0], 3)
    ottoman.hurt("Sipahis", 1)
    ottoman.lay(f"hand: {name}; w1: Candelissa", f"w1: {foes[0]}")
    ottoman.event(name, 2)  # there is no own Unit that could be hurt
    ottoman.hurt(foes[0], 3)
    ottoman.unhurt("Candelissa")


@card("the-spanish-piper")
def test_the_spanish_piper(ottoman: Any) -> None:
    """Action: Draw 2 cards. Action: Take a Unit with cost 3 or less from your discard pile into your hand."""
    ottoman.lay("hand: The Spanish Piper")
    ottoman.event("The Spanish Piper", 1, drawn=2)
    dear = ottoman.some(1, lambda it: it.type == "unit" and it.cost > 3)[0]
    ottoman.takes_back("The Spanish Piper", 2, ["Janissaries", "Azabs"], [dear, "Candelissa"])


@card("terms-as-at-rhodes")
def test_terms_as_at_rhodes(ottoman: Any) -> None:
    """Response: When an ability of an enemy Character is initiated, cancel it. Action: Tire a Ready Character."""
    name, foe = "Terms as at Rhodes", ottoman.foes(1)[0]
    table = ottoman.lay(f"hand: {name}; w1: Azabs", "w1: Henri de Valette", turn="other")
    table.malta("act 'Henri de Valette' 1")
    ottoman.seat.respond(name, 1)
    ottoman.unhurt("Azabs")
    assert table.tired("Henri de Valette")  # what was paid stays paid
    table = ottoman.lay(f"hand: {name}; w1: Azabs", "w1: Crossbowmen", turn="other")
    table.malta("act 'Crossbowmen' 1")
    assert not ottoman.asked()
    table = ottoman.lay(f"hand: {name}", f"w1: Henri de Valette, {foe}; w2: {VALETTE}")
    ottoman.event(name, 2)
    assert [table.tired(it) for it in ("Henri de Valette", foe, VALETTE)] == [True, False, False]


@card("pitiless-butchery")
def test_pitiless_butchery(ottoman: Any) -> None:
    """Response: Cancel St. Elmo's Pay. Action: Tire up to 2 Ready non-Leader enemies."""
    name, foes = "Pitiless Butchery", ottoman.foes(3)
    strong = "w1: Janissaries, Janissaries 2, Janissaries 3"
    table = ottoman.lay(f"hand: {name}; {strong}", "hand: St. Elmo's Pay", **final())
    table.both_pass()
    assert table.asks == "Maltese response"
    before = len(ottoman.hand())
    table.malta.respond("St. Elmo's Pay", 1)
    assert ottoman.asked()
    ottoman.seat.respond(name, 1)
    might = sum(ottoman.printed("Janissaries").might for _ in range(3))
    assert table.wedge_damage("ottoman", 1) >= might  # the result stands, and both Events are spent
    assert table.wedge_damage("malta", 1) == 0
    assert len([it for it in table.pile("ottoman", "discard") if it == name]) == 1
    assert "St. Elmo's Pay" in table.pile("malta", "discard")
    assert len(ottoman.hand()) >= before - 1 - ottoman.printed(name).cost
    table = ottoman.lay(f"hand: {name}", f"w1: {', '.join(foes)}; w2: {VALETTE}")
    ottoman.event(name, 2, foes[0], foes[1])
    assert [table.tired(it) for it in (*foes, VALETTE)] == [True, True, False, False]


@card("ten-boats-of-janissaries")
def test_ten_boats_of_janissaries(ottoman: Any) -> None:
    """Action: Give up to 3 of your Units +2 Might this round. Action: Deal 3 damage to an enemy in Row 2 or 3."""
    name, foes = "Ten Boats of Janissaries", ottoman.foes(3)
    table = ottoman.lay(f"hand: {name}; w1: Azabs, Sipahis, Candelissa; w2: Delis")
    ottoman.event(name, 1, "Azabs", "Sipahis", "Delis")
    assert [ottoman.gained(it, "might") for it in ("Azabs", "Sipahis", "Delis", "Candelissa")] == [2, 2, 2, 0]
    table.both_pass()
    assert ottoman.gained("Azabs", "might") == 0
    ottoman.lay(f"hand: {name}", f"w1: {foes[0]}, {VALETTE}, {foes[1]}")
    ottoman.event(name, 2)  # only the third will do
    ottoman.hurt(foes[1], 3)
    ottoman.unhurt(foes[0], VALETTE)


@card("seven-thousand-shot")
def test_seven_thousand_shot_a_day(ottoman: Any) -> None:
    """Action: Only if you have an Artillery Unit: 1 damage to each enemy in Row 1. Action: Ready 3 Artillery Units."""
    name, foes = "Seven Thousand Shot a Day", ottoman.foes(3)
    ottoman.lay(f"hand: {name}; w3: Eighty-Pounders (tired)", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}")
    ottoman.event(name, 1)
    ottoman.hurt(foes[0], 1)
    ottoman.hurt(foes[2], 1)
    ottoman.unhurt(foes[1])
    ottoman.lay(f"hand: {name}", f"w1: {foes[0]}")
    ottoman.cannot(name, 1, "H.ABILITY.CARD_FIRST")
    ottoman.cannot(name, 2)
    guns = ["Eighty-Pounders", "Eighty-Pounders 2", BASILISK]
    table = ottoman.lay(f"hand: {name}; w3: {', '.join(f'{gun} (tired)' for gun in guns)}; w1: Sipahis (tired)")
    ottoman.event(name, 2, *guns)
    assert [table.tired(it) for it in (*guns, "Sipahis")] == [False, False, False, True]


@card("general-assault")
def test_general_assault(ottoman: Any) -> None:
    """Action: Ready up to 2 Infantry Units, then all get +1 Might this round. Action: the second half alone."""
    name = "General Assault"
    table = ottoman.lay(f"hand: {name}; w1: Azabs (tired), Janissaries (tired), Sipahis (tired)")
    ottoman.event(name, 1, "Azabs", "Janissaries")
    assert [table.tired(it) for it in ("Azabs", "Janissaries", "Sipahis")] == [False, False, True]
    assert [ottoman.gained(it, "might") for it in ("Azabs", "Janissaries", "Sipahis")] == [1, 1, 0]
    table = ottoman.lay(f"hand: {name}; w1: Azabs, Sipahis")
    ottoman.event(name, 1)  # nobody is Tired
    assert [ottoman.gained(it, "might") for it in ("Azabs", "Sipahis")] == [1, 0]
    table = ottoman.lay(f"hand: {name}; w1: Azabs, Sipahis")
    ottoman.event(name, 2)
    assert [ottoman.gained(it, "might") for it in ("Azabs", "Sipahis")] == [1, 0]
    table.both_pass()
    assert ottoman.gained("Azabs", "might") == 0


@card("mine-under-castile")
def test_the_mine_under_castile(ottoman: Any) -> None:
    """Action: The breach - Deal 2 damage to a frontier. Action: Buried alive - Destroy an enemy Unit in Row 1."""
    name, foes = "The Mine under Castile", ottoman.foes(2)
    table = ottoman.lay(f"hand: {name}", **final())
    ottoman.event(name, 1, "w3")
    assert table.wedge_damage("ottoman", 3) == 2
    ottoman.lay(f"hand: {name}")
    ottoman.cannot(name, 1)  # not before the final Objective
    table = ottoman.lay(f"hand: {name}", f"w1: {foes[0]}, {foes[1]}; w2: {VALETTE}")
    ottoman.event(name, 2)
    assert table.line("malta", 1) == [foes[1]]


# ------------------------------------------------------------------ Tactics


@card("marsa-camp")
def test_the_camp_in_the_marsa(ottoman: Any) -> None:
    """Action: Remove 1 damage from one of your damaged Units."""
    table = ottoman.lay("reserve: The Camp in the Marsa; w1: Sipahis (2 damage), Candelissa (1 damage)")
    ottoman.seat.act("The Camp in the Marsa")
    assert [table.damage(it) for it in ("Sipahis", "Candelissa")] == [1, 1]
    ottoman.lay("reserve: The Camp in the Marsa; w1: Sipahis, Candelissa (1 damage)")
    ottoman.cannot("The Camp in the Marsa")


@card("gabions-and-trenches")
def test_gabions_and_trenches(ottoman: Any) -> None:
    """Your Artillery Units cannot be chosen for Range attacks. Your Artillery Units get +1 Health."""
    own = "reserve: Gabions and Trenches; w1: Eighty-Pounders, Azabs"
    table = ottoman.lay(own, "w1: Crossbowmen", turn="other")
    assert [ottoman.gained(it, "health") for it in ("Eighty-Pounders", "Azabs")] == [1, 0]
    table.malta("act 'Crossbowmen' 1")  # only the Azabs can be chosen
    assert [table.damage(it) for it in ("Eighty-Pounders", "Azabs")] == [0, 1]


@card("raised-ravelin")
def test_the_raised_ravelin(ottoman: Any) -> None:
    """Your Ranged Units get +1 Might. Your Janissary cards in Row 1 get +1 Might."""
    ottoman.lay("reserve: The Raised Ravelin; w1: Janissary Marksmen, Janissaries; w3: Janissaries 2, Solaks, Azabs")
    names = ("Janissary Marksmen", "Janissaries", "Janissaries 2", "Solaks", "Azabs")
    assert [ottoman.gained(name, "might") for name in names] == [2, 0, 1, 1, 0]


@card("siege-train")
def test_the_siege_train(ottoman: Any) -> None:
    """Your Artillery Units cost 1 less."""
    ottoman.makes_cheaper("The Siege Train", lambda it: it.unit == "artillery", "reserve")


# ------------------------------------------------------------------ Attachments


@card("kalkan", "promise-of-paradise", "ropes-and-grapples")
@pytest.mark.parametrize(
    ("name", "right", "wrong", "value", "amount"),
    [
        ("Kalkan", MUSTAFA, "w1", "health", 1),
        ("Promise of Paradise", "Azabs", "Sipahis", "zeal", 1),
        ("Promise of Paradise", "Cheder Bey", "Candelissa", "zeal", 1),
        ("Ropes and Grapples", "Azabs", "Sipahis", "might", 2),
    ],
)
def test_what_is_worn(ottoman: Any, name: str, right: str, wrong: str, value: str, amount: int) -> None:
    """The attached card gets +1 Health (+1 Zeal, +2 Might)."""
    table = ottoman.lay(f"hand: {name}; w1: Azabs, Sipahis, Cheder Bey; w3: Candelissa")
    table.ottoman.refused(f'attach "{name}" "{wrong}"', "H.PLAY.ATTACH")
    ottoman.seat.play(name, right)
    assert ottoman.gained(right, value) == amount


@card("the-sultans-standard")
def test_the_sultans_standard(ottoman: Any) -> None:
    """Your Leader gets +1 Zeal. Your other Units in this frontier get +1 Zeal."""
    table = ottoman.lay(f"hand: The Sultan's Standard; w1: {MUSTAFA}, Azabs, Candelissa; w2: Sipahis")
    table.ottoman.refused('attach "The Sultan\'s Standard" "Azabs"', "H.PLAY.ATTACH")
    ottoman.seat.play("The Sultan's Standard", MUSTAFA)
    assert [ottoman.gained(it, "zeal") for it in (MUSTAFA, "Azabs", "Candelissa", "Sipahis")] == [1, 1, 0, 0]


@card("bridge-of-spars")
def test_bridge_of_spars(ottoman: Any) -> None:
    """Your Infantry Units in this frontier get +1 Might."""
    ottoman.lay("hand: Bridge of Spars; w1: Azabs, Sipahis; w2: Janissaries", "w1: Spanish Tercio")
    ottoman.seat.play("Bridge of Spars", "w1")
    names = ("Azabs", "Sipahis", "Janissaries", "Spanish Tercio")
    assert [ottoman.gained(name, "might") for name in names] == [1, 0, 0, 0]


@card("siege-tower")
def test_siege_tower(ottoman: Any) -> None:
    """You get +2 Might in this frontier. Action: Deal 1 damage to an enemy in Row 1 of this frontier."""
    foes = ottoman.foes(3)
    table = ottoman.lay("on w1: Siege Tower", f"w1: {foes[0]}, {foes[1]}; w2: {foes[2]}")
    assert [table.ottoman.total("might", place) for place in (1, 3)] == [2, 0]
    ottoman.seat.act("Siege Tower", 2)
    ottoman.hurt(foes[0], 1)
    ottoman.unhurt(*foes[1:])
    assert table.ottoman.total("might", 1) == 0  # Tired, it adds nothing (R.ATTACH.TIRED)


# ------------------------------------------------------------------ Objectives

#: Might and Zeal enough for any Objective.
HOST = "w1: Janissaries, Janissaries 2, Janissaries 3; w3: Suleiman the Magnificent, Hasan Pasha of Algiers, Iayalars"


@card("A", "E")
@pytest.mark.parametrize("letter", ["A", "E"])
def test_objectives_that_let_draw(ottoman: Any, letter: str) -> None:
    """When destroyed: (Take the first player marker, then) draw 1 card."""
    table = ottoman.on_the_way(letter, HOST, "w1: Crossbowmen")
    assert len(ottoman.hand()) == len(ottoman.hand("malta")) + 1
    assert table.state.marker == (0 if letter == "E" else 1)


@card("B")
def test_fitting_out_the_armada(ottoman: Any) -> None:
    """When destroyed: Take a Unit from your discard pile into your hand."""
    ottoman.on_the_way("B", f"{HOST}; discard: Candelissa, Sipahis")
    assert "Sipahis" in ottoman.hand()


@card("C")
def test_sailing_from_the_golden_horn(ottoman: Any) -> None:
    """When destroyed: Give one of your Units +1 Might."""
    table = ottoman.on_the_way("C", HOST)
    table.ottoman("target 'Janissaries 2'")
    assert ottoman.gained("Janissaries 2", "might") == 1


@card("D")
def test_muster_in_the_morea(ottoman: Any) -> None:
    """When destroyed: Remove 1 damage from each of your damaged cards."""
    hurt = HOST.replace("Janissaries,", "Janissaries (1 damage),").replace("Magnificent", "Magnificent (2 damage)")
    table = ottoman.on_the_way("D", hurt, "w1: Spanish Tercio (1 damage)")
    names = ("Janissaries", "Suleiman the Magnificent", "Spanish Tercio")
    assert [table.damage(name) for name in names] == [0, 1, 1]


@card("F")
def test_st_elmo_first(ottoman: Any) -> None:
    """When destroyed: Give one of your Artillery Units +2 Might."""
    ottoman.on_the_way("F", f"{HOST}; w2: Eighty-Pounders")
    assert ottoman.gained("Eighty-Pounders", "might") == 2


# ------------------------------------------------------------------ all of them


def test_every_card_and_objective_of_the_pack_has_a_test() -> None:
    effective = {task.letter for task in PACK.objectives if task.abilities}
    assert {it.id for it in PACK.cards} | effective == TESTED
