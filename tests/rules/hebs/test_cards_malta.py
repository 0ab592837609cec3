"""Every card of the Malta pack does what its text says, to the cards it says, and only when it says so.

A test's docstring is the card's text. Printed numbers are looked up and never written here, because they get tuned. The
file is long because every card has a test.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.hebs.tested import marker

from senlac.games.hebs.packs.library import pack
from senlac.games.hebs.packs.pack import SOLO, Card

PACK = pack("malta")
MUSTAFA = "Mustafa Pasha"
VALETTE = "Jean Parisot de Valette"
GUNS = "Batteries of St. Angelo"
PAY = "St. Elmo's Pay"
TERCIOS = "Spanish Tercio, Spanish Tercio 2, Spanish Tercio 3"
JANISSARIES = "Janissaries, Janissaries 2, Janissaries 3"

TESTED: set[str] = set()
card = marker(TESTED)


def final(at_final: int = 0b11) -> dict[str, Any]:
    """These sides (1 the Ottomans, 2 Malta) had the final Objective when the round started."""
    return {"reached": [6 if at_final & 1 else 4, 6 if at_final & 2 else 4], "at_final": at_final}


# ------------------------------------------------------------------ what is printed

RECRUITS = [it for it in PACK.cards if it.type in ("character", "unit")]
PLAIN = ("maltese-militia", "serving-brothers", "italian-companies", "spanish-tercio")


@card(*PLAIN)
@pytest.mark.parametrize("recruit", RECRUITS, ids=[it.id for it in RECRUITS])
def test_army_cards_are_played_and_have_their_values(malta: Any, recruit: Card) -> None:
    """All Units and Characters, with those that have no ability; what one may do when played is declined."""
    name = recruit.name["en"]
    table = malta.lay(f"hand: {name}")
    before = len(malta.hand())
    malta.seat.play(name, "w1")
    if table.asks == "Maltese use":
        table.malta("decline")
    assert table.line("malta", 1) == [name]
    assert len(malta.hand()) == before - 1 - recruit.cost
    assert [malta.gained(name, value) for value in ("might", "zeal", "health", "resources")] == [0, 0, 0, 0]


def test_cards_without_abilities_are_those_of_the_test_before() -> None:
    assert {it.id for it in PACK.cards if all(ability.kind == SOLO for ability in it.abilities)} == set(PLAIN)


@card("jean-parisot-de-valette")
def test_jean_parisot_de_valette(malta: Any) -> None:
    """Action: Commander - Move this card to another frontier."""
    malta.moves_freely(VALETTE)


# ------------------------------------------------------------------ Characters


@card("melchior-de-robles")
def test_melchior_de_robles(malta: Any) -> None:
    """The soul of the defence - Your Units in this frontier get +1 Might."""
    malta.lay("w1: Melchior de Robles, Spanish Tercio, Toni Bajada; w2: Crossbowmen")
    names = ("Melchior de Robles", "Spanish Tercio", "Toni Bajada", "Crossbowmen")
    assert [malta.gained(name, "might") for name in names] == [0, 1, 0, 0]


@card("pietro-del-monte")
def test_pietro_del_monte(malta: Any) -> None:
    """Leader - Your Knight cards cost 1 less."""
    malta.makes_cheaper("Pietro del Monte", lambda it: "knight" in it.traits)


@card("mathurin-romegas", "maltese-swimmers")
@pytest.mark.parametrize(("name", "amount"), [("Mathurin Romegas", 3), ("Maltese Swimmers", 2)])
def test_those_who_fight_ships(malta: Any, name: str, amount: int) -> None:
    """Action: Deal 3 (2) damage to an enemy Navy Unit. Action: Move this card to another frontier."""
    table = malta.lay(f"w1: {name}", "w1: Sipahis; w3: Galleys of the Armada, Mahonas")
    table.malta(f"act '{name}' 1")
    malta.chooses("Galleys of the Armada", "Mahonas")
    table.malta("target 'Galleys of the Armada'")
    malta.hurt("Galleys of the Armada", amount)
    malta.unhurt("Sipahis", "Mahonas")
    malta.lay(f"w1: {name}", "w1: Sipahis")
    malta.cannot(name)
    malta.moves_freely(name, 2)


@card("jean-de-la-cassiere")
def test_jean_de_la_cassiere(malta: Any) -> None:
    """Response: When your opponent would destroy another of your cards in this frontier, cancel the destruction."""
    name, events = "Jean de la Cassière", "hand: The Mine under Castile"
    table = malta.lay(f"w1: Spanish Tercio, {name}", events, turn="other")
    table.ottoman.act("The Mine under Castile", 2)
    assert malta.asked()
    malta.seat.respond(name, 1)
    assert table.line("malta", 1) == ["Spanish Tercio", f"{name} (tired)"]
    table = malta.lay(f"w1: Spanish Tercio; w3: {name}", events, turn="other")
    table.ottoman.act("The Mine under Castile", 2)
    assert not malta.asked()  # it is elsewhere
    assert table.line("malta", 1) == []


@card("pierre-le-mas")
def test_pierre_le_mas(malta: Any) -> None:
    """When Played: Four hundred men - The next Unit you play this round costs 2 less."""
    name = "Pierre de Massuez called Le Mas"
    table = malta.lay(f"hand: {name}, Spanish Tercio, Spanish Tercio 2, Henri de Valette")
    malta.seat.play(name, "w1", "use 1")
    cost = malta.printed("Spanish Tercio").cost
    assert table.malta.cost("Spanish Tercio") == cost - 2
    assert table.malta.cost("Henri de Valette") == malta.printed("Henri de Valette").cost
    table.ottoman("pass")
    malta.seat.play("Spanish Tercio", "w2")
    assert table.malta.cost("Spanish Tercio 2") == cost


@card("captain-medrano")
def test_captain_medrano(malta: Any) -> None:
    """Action: Seize the standard - Give an enemy in this frontier -1 Zeal."""
    malta.lay("w1: Captain Medrano", "w1: Iayalars; w3: Mehter Band")
    malta.act("Captain Medrano")
    assert [malta.gained(name, "zeal") for name in ("Iayalars", "Mehter Band")] == [-1, 0]
    malta.lay("w1: Captain Medrano", "w3: Mehter Band")
    malta.cannot("Captain Medrano")


@card("constantino-castriota")
def test_constantino_castriota(malta: Any) -> None:
    """Action: It can be held - Ready one of your Tired Units."""
    name = "Constantino Castriota"
    table = malta.lay(f"w1: {name}; w3: Spanish Tercio (tired), Toni Bajada (tired)")
    malta.act(name)
    assert [table.tired(it) for it in ("Spanish Tercio", "Toni Bajada")] == [False, True]
    malta.lay(f"w1: {name}; w3: Spanish Tercio, Toni Bajada (tired)")
    malta.cannot(name)


@card("guillaume-copier")
def test_guillaume_copier(malta: Any) -> None:
    """Leader - Your Cavalry Units get +1 Might. Your Cavalry Units cost 1 less."""
    malta.makes_cheaper("Guillaume Copier", lambda it: it.unit == "cavalry")
    malta.lay("w1: Guillaume Copier; w3: Mdina Light Horse, Spanish Tercio")
    names = ("Guillaume Copier", "Mdina Light Horse", "Spanish Tercio")
    assert [malta.gained(name, "might") for name in names] == [0, 1, 0]


@card("henri-de-valette")
def test_henri_de_valette(malta: Any) -> None:
    """Action: Sally - Deal 2 damage to an enemy in Row 1 of this frontier."""
    foes = malta.foes(3)
    malta.lay("w1: Henri de Valette", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}")
    malta.act("Henri de Valette")
    malta.hurt(foes[0], 2)
    malta.unhurt(*foes[1:])
    malta.lay("w1: Henri de Valette", f"w3: {foes[2]}")
    malta.cannot("Henri de Valette")


@card("francisco-de-guiral")
def test_francisco_de_guiral(malta: Any) -> None:
    """Action: Hidden battery - Deal 1 damage to each enemy in this frontier, in row order."""
    name, foes = "Francisco de Guiral", malta.foes(4)
    malta.lay(f"w1: {name}", f"w1: {', '.join(foes[:3])}; w3: {foes[3]}")
    malta.act(name)
    for foe in foes[:3]:
        malta.hurt(foe, 1)
    malta.unhurt(foes[3])


@card("roberto-d-eboli")
def test_roberto_of_eboli(malta: Any) -> None:
    """Forty hours' prayer - Your other cards in this frontier get +1 Zeal."""
    malta.lay(f"w1: Roberto of Eboli, {VALETTE}, Crossbowmen; w3: Spanish Tercio")
    names = ("Roberto of Eboli", VALETTE, "Crossbowmen", "Spanish Tercio")
    assert [malta.gained(name, "zeal") for name in names] == [0, 1, 1, 0]


@card("luigi-broglia", "countermine")
@pytest.mark.parametrize(
    ("own", "name", "amount"), [("w3: Luigi Broglia", "Luigi Broglia", 2), ("hand: Countermine", "Countermine", 3)]
)
def test_those_who_hold_a_frontier(malta: Any, own: str, name: str, amount: int) -> None:
    """Response: When your opponent would deal damage to a frontier, prevent 2 (3) of that damage."""
    table = malta.lay(own, "w1: Janissaries, Azabs", **final())
    dealt = table.ottoman.total("might", 1)
    table.both_pass()
    assert malta.asked()
    malta.seat.respond(name, 1)
    while table.asks == "Maltese response":
        table.malta("pass")
    assert table.wedge_damage("ottoman", 1) == dealt - amount + 1  # and one by Zeal


@card("countermine")
def test_countermine(malta: Any) -> None:
    """Action: Bring it down - Destroy an enemy Attachment."""
    table = malta.lay("hand: Countermine; on w1: Stake Palisade", "on w1: Bridge of Spars")
    malta.event("Countermine", 2)
    assert table.pile("ottoman", "discard") == ["Bridge of Spars"]
    malta.lay("hand: Countermine; on w1: Stake Palisade")
    malta.cannot("Countermine", 2)


@card("juan-de-guaras")
def test_juan_de_guaras(malta: Any) -> None:
    """From a chair - This card gets +2 Might while damaged."""
    malta.lay("w1: Juan de Guaras (1 damage), Spanish Tercio (1 damage)")
    assert [malta.gained(name, "might") for name in ("Juan de Guaras", "Spanish Tercio")] == [2, 0]
    malta.lay("w1: Juan de Guaras")
    assert malta.gained("Juan de Guaras", "might") == 0


@card("juan-de-miranda")
def test_juan_de_miranda(malta: Any) -> None:
    """Response: When your opponent would destroy this card, deal 2 damage to an enemy in Row 1 of this frontier."""
    name = "Juan de Miranda"
    last = malta.printed(name).health - 1
    for own, asked in ((f"w1: {name} ({last} damage)", True), (f"w1: {name} (tired) ({last} damage)", False)):
        table = malta.lay(own, "w1: Galliots with Archers, Sipahis", turn="other")
        table.ottoman("act 'Galliots with Archers' 1")
        assert malta.asked() == asked
        if asked:
            malta.seat.respond(name, 1)
            malta.hurt("Galliots with Archers", 2)
        malta.unhurt("Sipahis")
        assert malta.where(name) == 0


@card("adrien-de-la-riviere")
def test_adrien_de_la_riviere(malta: Any) -> None:
    """Response: When another of your cards would take damage, prevent it, then deal 1 damage to this card."""
    name = "Adrien de la Rivière"
    table = malta.lay(f"w3: {name}; w1: Spanish Tercio", "w1: Janissary Marksmen", turn="other")
    table.ottoman("act 'Janissary Marksmen' 1")
    assert malta.asked()
    malta.seat.respond(name, 1)
    malta.unhurt("Spanish Tercio")
    malta.hurt(name, 1)
    table = malta.lay(f"w1: {name}", "w1: Janissary Marksmen", turn="other")
    table.ottoman("act 'Janissary Marksmen' 1")
    assert not malta.asked()  # it is no other card
    malta.hurt(name, 2)


@card("chevalier-de-lugny")
def test_chevalier_de_lugny(malta: Any) -> None:
    """Action: Into their tents - Tire a Ready non-Leader enemy in Row 3."""
    name, foes = "Chevalier de Lugny", malta.foes(5)
    table = malta.lay(f"w1: {name}", f"w3: {', '.join(foes[:3])}; w2: {foes[3]}, {foes[4]}, {MUSTAFA}")
    malta.act(name)
    assert [table.tired(it) for it in (*foes, MUSTAFA)] == [False, False, True, False, False, False]
    malta.lay(f"w1: {name}", f"w3: {', '.join(foes[:2])}")
    malta.cannot(name)


@card("francisco-de-zanoguera", "knights-of-castile")
@pytest.mark.parametrize("name", ["Francisco de Zanoguera", "Knights of Castile"])
def test_those_who_shield(malta: Any, name: str) -> None:
    """Shielding - Your other cards in this frontier cannot be chosen for Range attacks."""
    table = malta.lay(f"w1: {name}, Spanish Tercio", "w1: Galliots with Archers", turn="other")
    table.ottoman("act 'Galliots with Archers' 1")
    malta.hurt(name, 1)
    table = malta.lay(f"w3: {name}; w1: Spanish Tercio", "w1: Galliots with Archers", turn="other")
    table.ottoman("act 'Galliots with Archers' 1")
    malta.hurt("Spanish Tercio", 1)


@card("pedro-mesquita")
def test_pedro_mesquita(malta: Any) -> None:
    """When Played: Take a Cavalry Unit or Islander card from your discard pile into your hand."""
    malta.takes_back("Pedro Mesquita", 1, ["Mdina Light Horse", "Maltese Swimmers"], ["Spanish Tercio"])


@card("oliver-starkey")
def test_oliver_starkey(malta: Any) -> None:
    """When Played: Learned - Draw 1 card."""
    malta.draws("Oliver Starkey")


@card("francisco-balbi")
def test_francisco_balbi(malta: Any) -> None:
    """When Played: The diary - Take an Event with cost 2 or less from your discard pile into your hand."""
    dear = malta.some(1, lambda it: it.type == "event" and it.cost > 2)[0]
    right = ["Heads from the Cannon", "Night Boats to St. Elmo"]
    malta.takes_back("Francisco Balbi di Correggio", 1, right, [dear, "Spanish Tercio"])


@card("evangelista-menga", "galley-slaves")
@pytest.mark.parametrize("name", ["Evangelista Menga", "Galley Slaves"])
def test_those_who_repair(malta: Any, name: str) -> None:
    """Action: Remove 1 of your opponent's damage from a frontier(, then sacrifice this card)."""
    table = malta.lay(f"w1: {name}", wedge_damage=[0, 0, 3, 0, 0, 2], **final())
    malta.act(name, 1, "w3")
    assert [table.wedge_damage(side, 3) for side in ("ottoman", "malta")] == [2, 2]
    assert malta.where(name) == (0 if name == "Galley Slaves" else 1)


@card("francesco-lanfreducci")
def test_francesco_lanfreducci(malta: Any) -> None:
    """Response: The signal fire - When your opponent would destroy one of your cards, draw 1 card."""
    name = "Francesco Lanfreducci"
    dying = f"Spanish Tercio ({malta.printed('Spanish Tercio').health - 1} damage)"
    table = malta.lay(f"w1: {dying}; w3: {name}", "w1: Galliots with Archers", turn="other")
    before = len(malta.hand())
    table.ottoman("act 'Galliots with Archers' 1")
    assert malta.asked()
    malta.seat.respond(name, 1)
    assert len(malta.hand()) == before + 1
    assert malta.where("Spanish Tercio") == 0  # it is not saved


@card("philip-lascaris")
def test_philip_lascaris(malta: Any) -> None:
    """When Played: Look at your opponent's hand, then remove 1 damage from your opponent's current Objective."""
    table = malta.lay("hand: Philip Lascaris", objective_damage=[2, 2])
    malta.seat.play("Philip Lascaris", "w1", "use 1")
    assert table.state.objective_damage == [1, 2]
    assert list(table.state.shown[0]) == table.state.hand[0]


@card("toni-bajada")
def test_toni_bajada(malta: Any) -> None:
    """Action: By night and water - Draw 1 card."""
    malta.lay("w1: Toni Bajada")
    before = len(malta.hand())
    malta.act("Toni Bajada")
    assert len(malta.hand()) == before + 1


# ------------------------------------------------------------------ Units


@card("women-of-birgu")
def test_women_of_birgu(malta: Any) -> None:
    """Action: Healing - Remove 1 damage from another of your damaged cards in this frontier."""
    table = malta.lay("w1: Women of Birgu, Spanish Tercio (2 damage); w3: Crossbowmen (1 damage)")
    malta.act("Women of Birgu")
    assert [table.damage(name) for name in ("Spanish Tercio", "Crossbowmen")] == [1, 1]
    malta.lay("w1: Women of Birgu; w3: Crossbowmen (1 damage)")
    malta.cannot("Women of Birgu")


@card("crossbowmen", "arquebusiers-of-the-order", "galleys-of-the-religion")
@pytest.mark.parametrize(
    ("name", "reach", "amount"),
    [("Crossbowmen", 2, 1), ("Arquebusiers of the Order", 2, 2), ("Galleys of the Religion", 3, 1)],
)
def test_those_who_shoot(malta: Any, name: str, reach: int, amount: int) -> None:
    """Action: Range - Deal damage to an enemy in this frontier at most so many rows away."""
    malta.shoots(name, reach, amount)


@card("mdina-light-horse")
def test_mdina_light_horse(malta: Any) -> None:
    """Action: Agile - Move this card to another frontier."""
    malta.moves_freely("Mdina Light Horse")


@card("knights-of-aragon")
def test_knights_of_aragon(malta: Any) -> None:
    """Response: When another of your cards in this frontier would take damage, prevent 1 of that damage."""
    name = "Knights of Aragon"
    table = malta.lay(f"w1: Spanish Tercio, {name}", "w1: Janissary Marksmen", turn="other")
    table.ottoman.do("act 'Janissary Marksmen' 1", "target 'Spanish Tercio'")
    assert malta.asked()
    malta.seat.respond(name, 1)
    malta.hurt("Spanish Tercio", 1)
    table = malta.lay(f"w1: Spanish Tercio; w3: {name}", "w1: Janissary Marksmen", turn="other")
    table.ottoman("act 'Janissary Marksmen' 1")
    assert not malta.asked()


@card("knights-of-auvergne")
def test_knights_of_auvergne(malta: Any) -> None:
    """When Played: Charge - Deal 1 damage to an enemy in Row 1 of this frontier."""
    foes = malta.foes(3)
    malta.lay("hand: Knights of Auvergne", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}")
    malta.seat.play("Knights of Auvergne", "w1", "use 1")
    malta.hurt(foes[0], 1)
    malta.unhurt(*foes[1:])


@card("batteries-of-st-angelo")
def test_batteries_of_st_angelo(malta: Any) -> None:
    """Action: Bombardment - Deal 1 damage to each enemy in a frontier of your choice, in row order."""
    foes = malta.foes(4)
    malta.lay(f"w1: {GUNS}", f"w3: {', '.join(foes[:3])}; w2: {MUSTAFA}, {foes[3]}")
    malta.seat.do(f'act "{GUNS}" 1')
    malta.chooses("w2", "w3")
    malta.seat.do("target w3")
    for foe in foes[:3]:
        malta.hurt(foe, 1)
    malta.unhurt(MUSTAFA, foes[3])


@card("knights-of-provence")
def test_knights_of_provence(malta: Any) -> None:
    """Leader - Your Leader gets +1 Might while in this frontier."""
    malta.lay(f"w1: Knights of Provence, {VALETTE}, Spanish Tercio")
    assert [malta.gained(name, "might") for name in (VALETTE, "Spanish Tercio")] == [1, 0]
    malta.lay(f"w1: Knights of Provence; w3: {VALETTE}")
    assert malta.gained(VALETTE, "might") == 0


# ------------------------------------------------------------------ Events


@card("deserters-warning")
def test_deserters_warning(malta: Any) -> None:
    """Action: Look at your opponent's hand, then draw 1 card."""
    table = malta.lay("hand: Deserters' Warning")
    malta.event("Deserters' Warning", drawn=1)
    assert list(table.state.shown[0]) == table.state.hand[0]


@card("stores-of-the-city")
def test_the_stores_of_the_city(malta: Any) -> None:
    """Action: The next Unit or Character you play this round costs 2 less."""
    table = malta.lay("hand: The Stores of the City, Spanish Tercio, Henri de Valette")
    malta.event("The Stores of the City")
    for name in malta.all(1, lambda it: True):
        it = malta.printed(name)
        assert table.malta.cost(name) == max(0, it.cost - (2 if it.type in ("unit", "character") else 0))
    table.ottoman("pass")
    malta.seat.play("Spanish Tercio", "w1")
    assert table.malta.cost("Henri de Valette") == malta.printed("Henri de Valette").cost


@card("i-will-send-men")
def test_i_will_send_men_who_will(malta: Any) -> None:
    """Action: Ready up to 2 of your Tired Knight cards. Action: Take a Unit with cost 3 or less from your discards."""
    name = "I Will Send Men Who Will"
    knights = ["Serving Brothers-at-Arms", "Henri de Valette"]
    table = malta.lay(f"hand: {name}; w1: {', '.join(f'{it} (tired)' for it in (*knights, 'Spanish Tercio'))}")
    malta.event(name, 1, *knights)
    assert [table.tired(it) for it in (*knights, "Spanish Tercio")] == [False, False, True]
    malta.lay(f"hand: {name}; w1: Spanish Tercio (tired)")
    malta.cannot(name, 1)
    dear = malta.some(1, lambda it: it.type == "unit" and it.cost > 3)[0]
    malta.takes_back(name, 2, ["Spanish Tercio", "Crossbowmen"], [dear, "Henri de Valette"])


@card("night-boats")
def test_night_boats_to_st_elmo(malta: Any) -> None:
    """Action: Remove all damage from one of your cards. Action: Move one of your other cards, then Ready it."""
    name = "Night Boats to St. Elmo"
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio (3 damage), Crossbowmen")
    malta.event(name, 1)
    assert table.damage("Spanish Tercio") == 0
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio (tired); w2: {VALETTE}")
    malta.event(name, 2, "w3")
    assert table.line("malta", 3) == ["Spanish Tercio"]
    malta.lay(f"hand: {name}; w2: {VALETTE}")
    malta.cannot(name, 1)
    malta.cannot(name, 2)  # the Leader stays


@card("the-ditch-is-your-land")
def test_the_ditch_is_your_land(malta: Any) -> None:
    """Response: When an ability of an enemy Event is initiated, cancel it. Action: Give a Character +1 Zeal."""
    name = "The Ditch Is Your Land"
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio", "hand: The Mine under Castile", turn="other")
    table.ottoman.act("The Mine under Castile", 2)
    assert malta.asked()
    malta.seat.respond(name, 1)
    assert malta.where("Spanish Tercio") == 1
    assert "The Mine under Castile" in table.pile("ottoman", "discard")
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio", "w1: Galliots with Archers", turn="other")
    table.ottoman("act 'Galliots with Archers' 1")
    assert not malta.asked()
    malta.lay(f"hand: {name}; w1: Spanish Tercio, Toni Bajada")
    malta.event(name, 2, "Toni Bajada")
    assert malta.gained("Toni Bajada", "zeal") == 1


@card("wells-of-the-marsa")
def test_the_wells_of_the_marsa(malta: Any) -> None:
    """Action: Deal 1 damage to each of up to 2 enemy Units. Action: Remove 2 damage from the enemy's Objective."""
    name, foes = "The Wells of the Marsa", malta.foes(3)
    malta.lay(f"hand: {name}", f"w1: {', '.join(foes)}")
    malta.event(name, 1, foes[0], foes[2])
    malta.hurt(foes[0], 1)
    malta.hurt(foes[2], 1)
    malta.unhurt(foes[1])
    table = malta.lay(f"hand: {name}", objective_damage=[3, 3])
    malta.event(name, 2)
    assert table.state.objective_damage == [1, 3]


@card("heads-from-the-cannon")
def test_heads_from_the_cannon(malta: Any) -> None:
    """Action: Tire up to 2 Ready non-Leader enemies. Action: Destroy a Tired enemy Unit with cost 3 or less."""
    name, foes = "Heads from the Cannon", malta.foes(3)
    table = malta.lay(f"hand: {name}", f"w1: {', '.join(foes)}; w2: {MUSTAFA}")
    malta.event(name, 1, foes[0], foes[1])
    assert [table.tired(it) for it in (*foes, MUSTAFA)] == [True, True, False, False]
    table = malta.lay(f"hand: {name}", "w1: Janissaries (tired), Sipahis; w3: The Great Basilisk (tired)")
    malta.event(name, 2)
    assert table.line("ottoman", 1) == ["Sipahis"]
    malta.lay(f"hand: {name}", "w1: Janissaries, Sipahis; w3: The Great Basilisk (tired)")
    malta.cannot(name, 2)


@card("raid-on-the-camp")
def test_raid_on_the_camp(malta: Any) -> None:
    """Action: Return an enemy Unit with cost 3 or less to its owner's hand. Action: The opponent discards 1 card."""
    name = "Raid on the Camp"
    malta.lay(f"hand: {name}", "w1: Janissaries; w3: The Great Basilisk, Candelissa")
    malta.event(name, 1)
    assert "Janissaries" in malta.hand("ottoman")
    table = malta.lay(f"hand: {name}", objective_damage=[3, 3])
    held = malta.hand("ottoman")
    malta.seat.act(name, 2)
    assert table.asks == "Ottoman discards"
    table.ottoman(f'discard "{held[0]}"')
    assert table.state.objective_damage == [2, 3]
    assert held[0] in table.pile("ottoman", "discard")


@card("the-little-relief")
def test_the_little_relief(malta: Any) -> None:
    """Action: Draw 3 cards."""
    malta.lay("hand: The Little Relief")
    malta.event("The Little Relief", drawn=3)


@card("st-elmos-pay")
def test_st_elmos_pay(malta: Any) -> None:
    """Response: When your opponent would deal damage to a frontier, you deal that damage instead."""
    table = malta.lay(f"hand: {PAY}", "w1: Janissaries, Azabs", **final())
    dealt = table.ottoman.total("might", 1)
    before = len(malta.hand())
    table.both_pass()
    assert malta.asked()
    malta.seat.respond(PAY, 1)
    assert [table.wedge_damage(side, 1) for side in ("ottoman", "malta")] == [1, dealt]  # and one by Zeal
    assert "St. Elmo: the Knights of Malta turn the result round." in table.malta.log
    assert len(malta.hand()) == before - 1 - malta.printed(PAY).cost + 2  # two are drawn in the next round


@card("st-elmos-pay")
def test_st_elmos_pay_may_win_the_frontier(malta: Any) -> None:
    """The damage counts for the frontier's Health, as any does."""
    table = malta.lay(f"hand: {PAY}", "w1: Janissaries", wedge_damage=[1, 0, 0, 7, 0, 0], **final())
    table.both_pass()
    malta.seat.respond(PAY, 1)
    assert table.state.claimed[0] == 1


@card("st-elmos-pay")
def test_st_elmos_pay_deals_nothing_before_the_final_objective(malta: Any) -> None:
    """Who was not at the final Objective deals no damage to a frontier (H.WEDGE.NOT_THERE): it is only averted."""
    table = malta.lay(f"hand: {PAY}", "w1: Iayalars", **final(0b01))
    table.both_pass()
    assert malta.asked()
    malta.seat.respond(PAY, 1)
    assert [table.wedge_damage(side, 1) for side in ("ottoman", "malta")] == [0, 0]


@card("st-elmos-pay")
def test_st_elmos_pay_answers_no_damage_of_its_own_side(malta: Any) -> None:
    table = malta.lay(f"hand: {PAY}; w1: {TERCIOS}", **final())
    dealt = table.malta.total("might", 1)
    table.both_pass()
    while malta.asked():  # Mustafa stands against Valette: both deal 1 there
        assert "1 damage to Senglea" in "\n".join(table.malta.log) or table.wedge_damage("malta", 1) == dealt
        table.malta("pass")
    assert table.wedge_damage("malta", 1) >= dealt


@card("no-retreat")
def test_the_bridge_is_cut(malta: Any) -> None:
    """Action: This round your Units get +1 Might and your Characters +1 Zeal. Action: Protect a frontier."""
    name = "The Bridge Is Cut"
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio, Toni Bajada; w2: {VALETTE}")
    malta.event(name, 1)
    names = ("Spanish Tercio", "Toni Bajada", VALETTE)
    assert [malta.gained(it, "might") for it in names] == [1, 0, 0]
    assert [malta.gained(it, "zeal") for it in names] == [0, 1, 1]
    table.both_pass()
    assert [malta.gained(it, "might") + malta.gained(it, "zeal") for it in names] == [0, 0, 0]
    table = malta.lay(f"hand: {name}", f"w1: {JANISSARIES}; w3: Sipahis", **final())
    malta.event(name, 2, "w1")
    table.both_pass()
    while malta.asked():
        table.malta("pass")
    assert table.wedge_damage("ottoman", 1) == 0
    assert table.wedge_damage("ottoman", 3) > 0


@card("the-great-relief")
def test_the_great_relief(malta: Any) -> None:
    """Action: Ready up to 3 of your Tired Units, then draw 2 cards. Action: Return up to 2 enemy Units."""
    name, foes = "The Great Relief", malta.foes(3)
    tired = ["Spanish Tercio", "Crossbowmen", "Italian Companies"]
    table = malta.lay(f"hand: {name}; w1: {', '.join(f'{it} (tired)' for it in tired)}")
    malta.event(name, 1, *tired, drawn=2)
    assert not any(table.tired(it) for it in tired)
    malta.lay(f"hand: {name}; w1: Spanish Tercio")
    malta.event(name, 1, drawn=2)  # nobody is Tired
    table = malta.lay(f"hand: {name}", f"w1: {', '.join(foes)}")
    malta.event(name, 2, foes[0], foes[2])
    assert table.line("ottoman", 1) == [foes[1]]
    assert {foes[0], foes[2]} <= set(malta.hand("ottoman"))


# ------------------------------------------------------------------ Tactics


@card("the-great-chain")
def test_the_great_chain(malta: Any) -> None:
    """Response: Cancel an ability of an enemy Navy Unit. Response: Cancel a move of an enemy."""
    own = "reserve: The Great Chain; w1: Spanish Tercio"
    table = malta.lay(own, "w1: Galliots with Archers", turn="other")
    table.ottoman("act 'Galliots with Archers' 1")
    assert malta.asked()
    malta.seat.respond("The Great Chain", 1)
    malta.unhurt("Spanish Tercio")
    table = malta.lay(own, "w1: Sipahis", turn="other")
    table.ottoman.act("Sipahis", 1, "w3")
    assert malta.asked()
    malta.seat.respond("The Great Chain", 2)
    assert malta.where("Sipahis") == 1
    table = malta.lay(own, "w1: Janissary Marksmen", turn="other")
    table.ottoman("act 'Janissary Marksmen' 1")
    assert not malta.asked()
    malta.hurt("Spanish Tercio", 2)


@card("sacra-infermeria")
def test_the_sacred_infirmary(malta: Any) -> None:
    """Action: Healing - Remove 2 damage from one of your damaged cards."""
    table = malta.lay(f"reserve: The Sacred Infirmary; w2: {VALETTE} (3 damage), Crossbowmen")
    malta.seat.act("The Sacred Infirmary")
    assert table.damage(VALETTE) == 1
    malta.lay("reserve: The Sacred Infirmary")
    malta.cannot("The Sacred Infirmary")


@card("fire-hoops")
def test_fire_hoops(malta: Any) -> None:
    """Action: Deal 1 damage to an enemy in Row 1."""
    foes = malta.foes(3)
    malta.lay("reserve: Fire Hoops", f"w1: {foes[0]}, {foes[1]}; w3: {foes[2]}; w2: {MUSTAFA}")
    malta.seat.do('act "Fire Hoops" 1')
    malta.chooses(foes[0], foes[2], MUSTAFA)
    malta.seat.do(f'target "{foes[2]}"')
    malta.hurt(foes[2], 1)
    malta.unhurt(foes[0], foes[1])


@card("landward-walls")
def test_the_landward_walls(malta: Any) -> None:
    """Your cards in Row 1 get +1 Health. Your Infantry Units in Row 1 get +1 Might."""
    malta.lay("reserve: The Landward Walls; w1: Spanish Tercio, Italian Companies; w3: Crossbowmen", "w1: Azabs")
    names = ("Spanish Tercio", "Italian Companies", "Crossbowmen", "Azabs")
    assert [malta.gained(name, "health") for name in names] == [1, 0, 1, 0]
    assert [malta.gained(name, "might") for name in names] == [1, 0, 0, 0]


# ------------------------------------------------------------------ Attachments


@card("standard-of-the-order", "plate-harness", "toledo-blade")
@pytest.mark.parametrize(
    ("name", "right", "wrong", "value", "amount"),
    [
        ("Standard of the Order", VALETTE, "Spanish Tercio", "zeal", 1),
        ("Plate Harness", "Spanish Tercio", "w1", "health", 2),
        ("Toledo Blade", VALETTE, "Spanish Tercio", "might", 2),
    ],
)
def test_what_is_worn(malta: Any, name: str, right: str, wrong: str, value: str, amount: int) -> None:
    """The attached card gets +1 Zeal (+2 Health, +2 Might)."""
    table = malta.lay(f"hand: {name}; w1: Spanish Tercio")
    table.malta.refused(f'attach "{name}" "{wrong}"', "H.PLAY.ATTACH")
    malta.seat.play(name, right)
    assert malta.gained(right, value) == amount


@card("stake-palisade")
def test_stake_palisade(malta: Any) -> None:
    """Enemies in Row 1 of this frontier get -1 Might."""
    malta.lay("hand: Stake Palisade; w1: Spanish Tercio", "w1: Sipahis, Azabs; w3: Janissaries")
    malta.seat.play("Stake Palisade", "w1")
    names = ("Sipahis", "Azabs", "Janissaries", "Spanish Tercio")
    assert [malta.gained(name, "might") for name in names] == [-1, 0, 0, 0]


@card("our-lady-of-philermos", "cavalier-of-st-elmo")
@pytest.mark.parametrize(("name", "value"), [("Our Lady of Philermos", "zeal"), ("The Cavalier of St. Elmo", "might")])
def test_what_strengthens_a_frontier(malta: Any, name: str, value: str) -> None:
    """You get +2 Zeal (Might) in this frontier."""
    table = malta.lay(f"hand: {name}")
    malta.seat.play(name, "w1")
    assert [table.malta.total(value, place) for place in (1, 3)] == [2, 0]
    assert table.ottoman.total(value, 1) == 0


# ------------------------------------------------------------------ Objectives

#: Might and Zeal enough for any Objective.
HOST = f"w1: {TERCIOS}; w3: Pietro del Monte, Melchior de Robles, Knights of Provence"


@card("A")
def test_capture_of_the_sultana(malta: Any) -> None:
    """When destroyed: Draw 1 card."""
    malta.on_the_way("A", HOST)
    assert len(malta.hand()) == len(malta.hand("ottoman")) + 1


@card("B")
def test_summons_to_all_knights(malta: Any) -> None:
    """When destroyed: Take a Character from your discard pile into your hand."""
    malta.on_the_way("B", f"{HOST}; discard: Crossbowmen, Oliver Starkey")
    assert "Oliver Starkey" in malta.hand()


@card("C")
def test_repair_of_the_forts(malta: Any) -> None:
    """When destroyed: Remove 1 damage from each of your damaged cards."""
    table = malta.on_the_way("C", f"{HOST}; w2: {VALETTE} (2 damage), Crossbowmen (1 damage)", "w1: Sipahis (1 damage)")
    assert [table.damage(name) for name in (VALETTE, "Crossbowmen", "Sipahis")] == [1, 0, 1]


@card("D")
def test_a_countryside_laid_bare(malta: Any) -> None:
    """When destroyed: Your opponent discards 1 card of their choice."""
    table = malta.on_the_way("D", HOST)
    assert table.asks == "Ottoman discards"


@card("E")
def test_the_first_skirmish(malta: Any) -> None:
    """When destroyed: Give one of your Units +1 Might."""
    table = malta.on_the_way("E", HOST)
    table.malta("target 'Spanish Tercio 2'")
    assert table.malta.total("might", 1) == 3 * malta.printed("Spanish Tercio").might + 1


@card("F")
def test_the_vow(malta: Any) -> None:
    """When destroyed: Give one of your Characters +1 Zeal, then draw 1 card."""
    table = malta.on_the_way("F", HOST)
    table.malta(f"target '{VALETTE}'")
    assert malta.gained(VALETTE, "zeal") == 1
    assert len(malta.hand()) == len(malta.hand("ottoman")) + 1


# ------------------------------------------------------------------ all of them


def test_every_card_and_objective_of_the_pack_has_a_test() -> None:
    effective = {task.letter for task in PACK.objectives if task.abilities}
    assert {it.id for it in PACK.cards} | effective == TESTED
