"""Every card of the Saxon pack does what its text says; the docstrings are the cards' own texts.

Cards go by their names up to the comma ("Waltheof"), since layouts are lists with commas. Printed numbers are looked up
and never written here; numbers in abilities are. The file is long because every card has a test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.hebs.tested import marker

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.packs.library import pack
from senlac.games.hebs.packs.pack import ARMY, SOLO, Card, Pack
from senlac.kernel.decision import decision
from senlac.kernel.options import OptionValue

NORMANS, SAXONS = pack("norman"), pack("saxon")
HAROLD, WILLIAM = "Harold Godwinson", "William FitzRobert"
#: In a layout: six Characters to pay with, which are not named in it.
FILL = "six more"
#: Units to pay with.
UNITS = "Saxon Ceorl, Saxon Ceorl 2, Saxon Ceorl 3, Butsecarls, Butsecarls 2, English Archers 2"

#: The ids of the cards and the letters of the Objectives that have a test here.
TESTED: set[str] = set()
card = marker(TESTED)


def short(name: str) -> str:
    return name.partition(",")[0]


class ShortNames(Game1066):
    """1066 with the cards' names cut at the comma."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.things = {
            **self.things,
            "card": [short(name) for name in self.things["card"]],
            "element": [short(name) for name in self.things["element"]],
        }


@pytest.fixture
def deal1066(deal1066: Any) -> Any:
    deal1066.kind = ShortNames
    return deal1066


# ------------------------------------------------------------------ looking things up

PRINTED: dict[str, Card] = {short(card.name["en"]): card for found in (NORMANS, SAXONS) for card in found.cards}


def cheapest(pack: Pack, test: Callable[[Card], bool]) -> str:
    """The cheapest card of which this is true: just too dear, if what is too dear is asked for."""
    return short(min([card for card in pack.cards if test(card)], key=lambda card: card.cost).name["en"])


def dearest(pack: Pack, test: Callable[[Card], bool]) -> str:
    """The dearest one: just cheap enough."""
    return short(max([card for card in pack.cards if test(card)], key=lambda card: card.cost).name["en"])


def almost(name: str) -> str:
    """The card with 1 Health left, for a layout."""
    return f"{name} ({PRINTED[name].health - 1} damage)"


def printed(table: Any, name: str) -> Card:
    """The printed card of a name, which may be that of a copy."""
    found: Card = table.game.box.cards[table.card(name)]
    return found


def field(table: Any) -> list[str]:
    names = table.game.names("card")
    return [names[card] for line in table.state.line for card in line]


def took(table: Any, name: str, amount: int, before: int = 0) -> bool:
    """Whether a card has taken exactly so much damage, or died of it."""
    if before + amount < printed(table, name).health:
        return name in field(table) and table.damage(name) == before + amount
    side = ("norman", "saxon")[table.game.box.side[table.card(name)]]
    return name not in field(table) and name in table.pile(side, "discard")


def offers(seat: Any, text: str) -> bool:
    found = decision(seat.table.state, seat.number)
    return found is not None and seat.read(text) in list(found.options)


def refuses(seat: Any, text: str, rule: str) -> None:
    """It is neither offered nor allowed, by that rule; without a target it is allowed and changes nothing."""
    if rule == "R.TARGET.NONE":
        seat.idle(text)
        return
    assert not offers(seat, text), f"{text} is offered"
    seat.refused(text, rule)


def filled(words: str, pack: Pack) -> str:
    """A layout with cards to pay with."""
    names = [short(card.name["en"]) for card in pack.cards if card.type == "character"]
    return words.replace(FILL, ", ".join([name for name in names if name not in words][:6]))


def saxons_turn(deal: Any, norman: str = "", saxon: str = "", **more: Any) -> Any:
    return deal(norman=filled(norman, NORMANS), saxon=filled(saxon, SAXONS), marker="saxon", **more)


def normans_turn(deal: Any, norman: str = "", saxon: str = "", **more: Any) -> Any:
    return deal(norman=filled(norman, NORMANS), saxon=filled(saxon, SAXONS), marker="norman", **more)


def pay_with(seat: Any, name: str) -> None:
    """Pay with that card in play, and with as many from hand as it takes; sources are chosen in the cards' order."""
    worth = printed(seat.table, name).resources
    while seat.table.state.top[2][2] > worth and name not in seat.options[0]:
        seat(seat.options[0])
    seat(f'pay "{name}"')
    seat.pay()


def health(letter: str) -> int:
    """The Health of a Saxon Objective."""
    return next(task.health for task in SAXONS.objectives if task.letter == letter)


def cheapens(table: Any, by: int, test: Callable[[Card], bool]) -> None:
    """Such Saxon cards, and no others, cost so much less (but nothing below 0)."""
    assert any(test(card) and card.cost for card in SAXONS.cards)
    for card in SAXONS.cards:
        cost = max(0, card.cost - by) if test(card) else card.cost
        assert table.saxon.cost(short(card.name["en"])) == cost, card.id


def bonus(table: Any, name: str, value: str) -> int:
    """What a card in play has beyond what is printed on it."""
    return int(table.value(name, value) - getattr(printed(table, name), value))


def pay_keeping(seat: Any, *kept: str) -> None:
    """Pay what is due, but not with these cards."""
    while seat.options and seat.options[0].startswith("pay"):
        seat(next(option for option in seat.options if not any(name in option for name in kept)))


def spent(table: Any, name: str, place: str, *kept: str) -> int:
    """Play an army card by discarding, and tell how many cards it has cost."""
    hand = len(table.pile("saxon", "hand"))
    table.saxon(f'play "{name}" {place}')
    pay_keeping(table.saxon, *kept)
    return hand - 1 - len(table.pile("saxon", "hand"))


FINAL = {"at_final": 3, "reached": [6, 6]}


# ------------------------------------------------------------------ the Leader


@card("harold-godwinson")
def test_harold_godwinson(deal1066: Any) -> None:
    """Action: Commander - Move this card to another wedge."""
    table = saxons_turn(deal1066, saxon=f"w1: Great Fyrd; w2: {HAROLD}, Royal Housecarls")
    table.saxon.act(HAROLD, 1, "w1")
    assert table.line("saxon", 1) == ["Great Fyrd", f"{HAROLD} (tired)"]
    assert table.line("saxon", 2) == ["Royal Housecarls"]
    table.norman("pass")
    refuses(table.saxon, f'act "{HAROLD}" 1', "H.READY.TIRE")


@card("harold-godwinson")
def test_harold_godwinson_needs_room(deal1066: Any) -> None:
    lines = "w1: Great Fyrd, Great Fyrd 2, Great Fyrd 3; w3: Five-Hide Men, Five-Hide Men 2, Five-Hide Men 3"
    table = saxons_turn(deal1066, saxon=lines)
    refuses(table.saxon, f'act "{HAROLD}" 1', "R.TARGET.NONE")


# ------------------------------------------------------------------ Characters


@card("gyrth-godwinson")
def test_gyrth_godwinson_dies_for_his_brother(deal1066: Any) -> None:
    """Response: In his brother's stead - When your Leader would be destroyed, cancel the destruction, remove 3 damage
    from your Leader, then sacrifice this card."""
    table = normans_turn(deal1066, "w2: Norman Archers", f"w1: Gyrth Godwinson; w2: {almost(HAROLD)}")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon response"
    table.saxon.respond("Gyrth Godwinson")
    assert table.outcome is None
    assert table.damage(HAROLD) == PRINTED[HAROLD].health - 3
    assert table.line("saxon", 1) == []
    assert table.pile("saxon", "discard") == ["Gyrth Godwinson"]
    assert table.asks == "Saxon turn"


@card("gyrth-godwinson")
def test_gyrth_godwinson_saves_from_more_than_enough(deal1066: Any) -> None:
    """What is removed may be too little; then R.SAVED leaves the Leader 1 Health."""
    table = normans_turn(deal1066, "w2: Taillefer", f"w1: Gyrth Godwinson; w2: {almost(HAROLD)}")
    table.norman.act("Taillefer")
    table.saxon.respond("Gyrth Godwinson")
    assert table.outcome is None
    assert table.damage(HAROLD) == PRINTED[HAROLD].health - 1


@card("gyrth-godwinson")
def test_gyrth_godwinson_may_let_him_die_or_be_tired(deal1066: Any) -> None:
    table = normans_turn(deal1066, "w2: Norman Archers", f"w1: Gyrth Godwinson; w2: {almost(HAROLD)}")
    table.norman.act("Norman Archers")
    table.saxon("pass")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.rule) == (0, "H.WIN.LEADER")
    table = normans_turn(deal1066, "w2: Norman Archers", f"w1: Gyrth Godwinson (tired); w2: {almost(HAROLD)}")
    table.norman.act("Norman Archers")
    assert table.outcome is not None


@card("gyrth-godwinson")
def test_gyrth_godwinson_saves_nobody_else(deal1066: Any) -> None:
    table = normans_turn(deal1066, "w1: Norman Archers", f"w1: {almost('Great Fyrd')}; w3: Gyrth Godwinson")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon turn"
    assert table.pile("saxon", "discard") == ["Great Fyrd"]
    table = saxons_turn(deal1066, f"w2: {almost(WILLIAM)}", "w2: English Archers; w3: Gyrth Godwinson")
    table.saxon.act("English Archers")
    assert table.outcome is not None
    assert table.outcome.winner == 1


@card("waltheof")
def test_waltheof(deal1066: Any) -> None:
    """Action: At the gate - Deal 1 damage to each enemy in this wedge."""
    table = saxons_turn(
        deal1066, f"w1: Norman Knights, Oarsmen, {WILLIAM}; w2: Norman Spearmen", "w1: Great Fyrd, Waltheof"
    )
    table.saxon.act("Waltheof")
    assert [took(table, name, 1) for name in ("Norman Knights", "Oarsmen", WILLIAM)] == [True] * 3
    assert [table.damage(name) for name in ("Norman Spearmen", "Great Fyrd", HAROLD)] == [0] * 3
    assert table.tired("Waltheof")


@card("stigand")
def test_stigand(deal1066: Any) -> None:
    """When Played: Learned - Draw 2 cards."""
    words = f"hand: Stigand, {FILL}; deck: Great Fyrd, Great Fyrd 2, Great Fyrd 3"
    table = saxons_turn(deal1066, saxon=words)
    cost = table.saxon.cost("Stigand")
    table.saxon.play("Stigand", "w1", "use 1")
    hand = table.pile("saxon", "hand")
    assert len(hand) == 6 - cost + 2
    assert {"Great Fyrd", "Great Fyrd 2"} <= set(hand)
    assert table.pile("saxon", "deck")[0] == "Great Fyrd 3"
    assert not table.tired("Stigand")
    table = saxons_turn(deal1066, saxon=words)
    table.saxon.play("Stigand", "w1", "decline")
    assert len(table.pile("saxon", "hand")) == 6 - cost


@card("leofwine-godwinson")
def test_leofwine_godwinson(deal1066: Any) -> None:
    """Leader - Your Fyrd cards cost 1 less."""
    table = saxons_turn(deal1066, saxon=f"w1: Leofwine Godwinson; hand: Five-Hide Men, English Thegns, {FILL}")
    cheapens(table, 1, lambda card: "fyrd" in card.traits)
    cost = table.saxon.cost("Five-Hide Men")
    assert spent(table, "Five-Hide Men", "w2") == cost
    table.norman("pass")
    table.saxon("sacrifice 'Leofwine Godwinson'")
    assert table.saxon.cost("Five-Hide Men") == PRINTED["Five-Hide Men"].cost


@card("leofwine-godwinson")
def test_leofwine_godwinson_does_not_help_the_normans(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon="w1: Leofwine Godwinson; hand: Men of Kent")
    assert table.norman.cost("Norman Knights") == PRINTED["Norman Knights"].cost


PLAIN = [card.id for card in SAXONS.cards if not card.abilities]


@card("edwin-earl-of-mercia", "saxon-ceorl", "great-fyrd", "english-thegns", "butsecarls")
@pytest.mark.parametrize("plain", PLAIN)
def test_a_card_without_abilities(deal1066: Any, plain: str) -> None:
    """It can be played to a wedge, has its values, and yields its Resources."""
    what = SAXONS.card(plain)
    name = short(what.name["en"])
    table = saxons_turn(
        deal1066, saxon=f"hand: {name}, Veterans of Stamford Bridge, {FILL}, Edgar the Ætheling, Edith Swan-neck, Breme"
    )
    before = [table.saxon.total(value, 1) for value in ("might", "zeal")]
    assert spent(table, name, "w1", "Veterans of Stamford Bridge") == what.cost
    assert table.line("saxon", 1) == [name]
    assert [table.value(name, value) for value in ("might", "zeal", "health", "resources")] == [
        what.might, what.zeal, what.health, what.resources
    ]  # fmt: skip
    gained = [table.saxon.total(value, 1) - old for value, old in zip(("might", "zeal"), before, strict=True)]
    assert gained == [what.might, what.zeal]
    assert not any(offers(table.saxon, f'act "{name}" {number}') for number in (1, 2))
    table.norman("pass")
    other = PRINTED["Veterans of Stamford Bridge"]
    have = len(table.pile("saxon", "hand"))
    table.saxon('play "Veterans of Stamford Bridge" w1')
    if what.resources:
        pay_with(table.saxon, name)
        assert table.tired(name)
    else:
        refuses(table.saxon, f'pay "{name}"', "H.PAY.TIRE")
        table.saxon.pay()
    assert len(table.pile("saxon", "hand")) == have - 1 - max(0, other.cost - what.resources)


def test_those_without_abilities_are_known() -> None:
    assert set(PLAIN) <= TESTED


@card("morcar-earl-of-northumbria")
def test_morcar(deal1066: Any) -> None:
    """When Played: The north takes the field - Deal 2 damage to your current Objective."""
    table = saxons_turn(deal1066, saxon=f"hand: Morcar, {FILL}", objective_damage=[0, health("A") - 3])
    table.saxon.play("Morcar", "w1", "use 1")
    assert (table.state.reached, table.state.objective_damage) == ([0, 0], [0, health("A") - 1])
    assert table.asks == "Norman turn"


@card("morcar-earl-of-northumbria")
def test_morcar_destroys_an_objective(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon=f"hand: Morcar, {FILL}", objective_damage=[0, health("A") - 1])
    table.saxon.play("Morcar", "w1", "use 1")
    assert (table.state.reached, table.state.objective_damage) == ([0, 1], [0, 0])


@card("morcar-earl-of-northumbria")
def test_morcar_at_the_final_objective_does_nothing(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon=f"hand: Morcar, {FILL}", **FINAL)
    table.saxon.play("Morcar", "w1")
    if offers(table.saxon, "use 1"):
        table.saxon("use 1")
    assert (table.state.reached, table.state.objective_damage) == ([6, 6], [0, 0])


@card("ansgar-the-staller")
def test_ansgar_the_staller(deal1066: Any) -> None:
    """Response: From the litter - When your opponent would deal damage to a wedge, prevent 2 of that damage."""
    lines = ("w1: Norman Knights", "w3: Ansgar the Staller")
    for answer, prevented in ((True, 2), (False, 0)):
        table = saxons_turn(deal1066, *lines, **FINAL)
        might = table.norman.total("might", 1)
        zeal = int(table.norman.total("zeal", 1) > 0)
        assert might > 2
        table.both_pass()
        assert table.asks == "Saxon response"
        if answer:
            table.saxon.respond("Ansgar the Staller")
        while table.asks == "Saxon response":  # those of the later battles
            table.saxon("pass")
        assert table.wedge_damage("norman", 1) == might - prevented + zeal
        assert table.state.round == 2


@card("ansgar-the-staller")
def test_ansgar_the_staller_may_prevent_it_all(deal1066: Any) -> None:
    """In a tie of nothing with nothing both deal 1; Ansgar, wherever he is, prevents the Normans'."""
    table = saxons_turn(deal1066, saxon="w3: Ansgar the Staller", **FINAL)
    table.both_pass()
    table.saxon.respond("Ansgar the Staller")
    assert (table.wedge_damage("norman", 1), table.wedge_damage("saxon", 1)) == (0, 1)


@card("ansgar-the-staller")
def test_ansgar_the_staller_is_not_asked_about_saxon_damage_or_when_tired(deal1066: Any) -> None:
    table = saxons_turn(deal1066, f"w3: {WILLIAM}", "w3: Ansgar the Staller", at_final=2, reached=[0, 6])
    table.both_pass()
    assert (table.asks, table.state.round) == ("Saxon turn", 2)
    assert table.wedge_damage("saxon", 2) == 1
    table = saxons_turn(deal1066, "w1: Norman Knights", "w3: Ansgar the Staller (tired)", **FINAL)
    table.both_pass()
    assert table.state.round == 2


@card("godric-sheriff-of-berkshire")
def test_godric(deal1066: Any) -> None:
    """Leader - Your Thegn cards cost 1 less."""
    table = saxons_turn(deal1066, saxon=f"w1: Godric (tired); hand: English Thegns, {FILL}")
    cheapens(table, 1, lambda card: "thegn" in card.traits)
    cost = table.saxon.cost("English Thegns")
    assert spent(table, "English Thegns", "w2") == cost


CHEAP_UNIT = dearest(SAXONS, lambda card: card.type == "unit" and card.cost <= 1 and card.copies > 1)
DEAR_UNIT = cheapest(SAXONS, lambda card: card.type == "unit" and card.cost > 1)


@card("merleswein")
def test_merleswein(deal1066: Any) -> None:
    """Action: Gather the scattered - Take a Unit with cost 1 or less from your discard pile into your hand."""
    pile = f"discard: {DEAR_UNIT}, {CHEAP_UNIT}, {CHEAP_UNIT} 2, Breme"
    table = saxons_turn(deal1066, saxon=f"w1: Merleswein; {pile}")
    table.saxon("act Merleswein 1")
    refuses(table.saxon, f'target "{DEAR_UNIT}"', "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, "target Breme", "H.ABILITY.CARD_FIRST")
    table.saxon(f'target "{CHEAP_UNIT}"')
    assert table.pile("saxon", "hand") == [CHEAP_UNIT]
    assert table.pile("saxon", "discard") == ["Breme", f"{CHEAP_UNIT} 2", DEAR_UNIT]
    assert table.tired("Merleswein")


@card("merleswein")
def test_merleswein_finds_nobody(deal1066: Any) -> None:
    table = saxons_turn(deal1066, "discard: Oarsmen", f"w1: Merleswein; discard: {DEAR_UNIT}")
    refuses(table.saxon, "act Merleswein 1", "R.TARGET.NONE")


@card("aelfwig-abbot-of-new-minster")
def test_aelfwig(deal1066: Any) -> None:
    """Monks in mail - Your other Cleric cards get +1 Might."""
    table = saxons_turn(deal1066, "w1: Lanfranc", "w1: Stigand, Great Fyrd; w2: Ælfwig, Wulfstan; w3: Harold Godwinson")
    assert [bonus(table, name, "might") for name in ("Stigand", "Wulfstan")] == [1, 1]
    assert [bonus(table, name, "might") for name in ("Ælfwig", "Great Fyrd", HAROLD, "Lanfranc")] == [0] * 4
    assert [bonus(table, name, "zeal") for name in ("Stigand", "Wulfstan")] == [0, 0]
    before = table.saxon.total("might", 1)
    table.saxon("sacrifice Ælfwig")
    assert before - table.saxon.total("might", 1) == 1


@card("wulfstan-bishop-of-worcester")
def test_wulfstan(deal1066: Any) -> None:
    """When Played: Words of peace - Deal 1 damage to your current Objective, then draw 1 card."""
    words = f"hand: Wulfstan, {FILL}; deck: Great Fyrd"
    table = saxons_turn(deal1066, saxon=words, objective_damage=[0, health("A") - 2])
    cost = table.saxon.cost("Wulfstan")
    table.saxon.play("Wulfstan", "w1", "use 1")
    assert table.state.objective_damage == [0, health("A") - 1]
    assert "Great Fyrd" in table.pile("saxon", "hand")
    assert len(table.pile("saxon", "hand")) == 6 - cost + 1
    table = saxons_turn(deal1066, saxon=words, **FINAL)
    table.saxon.play("Wulfstan", "w1", "use 1")
    assert len(table.pile("saxon", "hand")) == 6 - cost + 1


@card("gytha")
def test_gytha(deal1066: Any) -> None:
    """Family - Your Family cards cost 1 less."""
    table = saxons_turn(deal1066, saxon=f"w1: Gytha Thorkelsdóttir (tired); hand: Gyrth Godwinson, {FILL}")
    cheapens(table, 1, lambda card: "family" in card.traits and card.type != "leader")
    cost = table.saxon.cost("Gyrth Godwinson")
    assert spent(table, "Gyrth Godwinson", "w2") == cost


@card("ealdgyth-of-mercia")
def test_ealdgyth_of_mercia(deal1066: Any) -> None:
    """When Played: Marriage alliance - The next Earl card you play this round costs 2 less."""
    table = saxons_turn(
        deal1066, saxon=f"hand: Ealdgyth of Mercia, Waltheof, Great Fyrd, {FILL}, Saxon Ceorl, Saxon Ceorl 2"
    )
    spent(table, "Ealdgyth of Mercia", "w1", "Waltheof", "Great Fyrd")
    table.saxon("use 1")
    cheapens(table, 2, lambda card: "earl" in card.traits)
    table.norman("pass")
    spent(table, "Great Fyrd", "w1", "Waltheof")  # no Earl: the discount stays
    cheapens(table, 2, lambda card: "earl" in card.traits)
    have = len(table.pile("saxon", "hand"))
    table.saxon("play Waltheof w1")
    pay_keeping(table.saxon, "Ealdgyth of Mercia")
    assert have - 1 - len(table.pile("saxon", "hand")) == max(0, PRINTED["Waltheof"].cost - 2)
    assert table.saxon.cost("Morcar") == PRINTED["Morcar"].cost


@card("ealdgyth-of-mercia")
def test_ealdgyth_of_mercia_only_this_round_and_only_if_used(deal1066: Any) -> None:
    for use in ("use 1", "decline"):
        table = saxons_turn(deal1066, saxon=f"hand: Ealdgyth of Mercia, {FILL}")
        table.saxon.play("Ealdgyth of Mercia", "w1", use)
        cheaper = PRINTED["Morcar"].cost - table.saxon.cost("Morcar")
        assert cheaper == (2 if use == "use 1" else 0)
        table.norman("pass")
        table.saxon("pass")
        assert table.state.round == 2
        assert table.saxon.cost("Morcar") == PRINTED["Morcar"].cost


@card("edgar-the-aetheling")
def test_edgar_the_aetheling(deal1066: Any) -> None:
    """Blood of Cerdic - Your Earl cards get +1 Zeal."""
    table = saxons_turn(deal1066, saxon="w1: Waltheof, Great Fyrd; w3: Edgar the Ætheling (tired), Edwin")
    assert [bonus(table, name, "zeal") for name in ("Waltheof", "Edwin")] == [1, 1]
    assert [bonus(table, name, "zeal") for name in ("Great Fyrd", "Edgar the Ætheling", HAROLD)] == [0] * 3
    assert bonus(table, "Waltheof", "might") == 0
    before = table.saxon.total("zeal", 1)
    table.saxon("sacrifice 'Edgar the Ætheling'")
    assert before - table.saxon.total("zeal", 1) == 1


@card("leofric-abbot-of-peterborough")
def test_leofric(deal1066: Any) -> None:
    """Action: Healing - Remove 2 damage from another of your damaged cards."""
    table = saxons_turn(
        deal1066,
        f"w1: {WILLIAM} (1 damage)",
        f"w1: Leofric (1 damage), Great Fyrd; w2: {HAROLD} (3 damage); w3: Royal Housecarls (1 damage)",
    )
    table.saxon("act Leofric 1")
    for name in ("Leofric", "Great Fyrd", WILLIAM):
        refuses(table.saxon, f'target "{name}"', "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{HAROLD}'")
    assert (table.damage(HAROLD), table.damage("Royal Housecarls"), table.damage("Leofric")) == (1, 1, 1)
    assert table.tired("Leofric")


@card("leofric-abbot-of-peterborough")
def test_leofric_heals_no_more_than_there_is_and_not_himself(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon="w1: Leofric; w3: Royal Housecarls (1 damage)")
    table.saxon.act("Leofric")
    assert table.damage("Royal Housecarls") == 0
    table = saxons_turn(deal1066, saxon="w1: Leofric (1 damage)")
    refuses(table.saxon, "act Leofric 1", "R.TARGET.NONE")


@card("thurkill-of-kingston")
def test_thurkill_of_kingston(deal1066: Any) -> None:
    """Action: Finish the fallen - Destroy a damaged enemy with cost 1 or less in this wedge."""
    weak = dearest(NORMANS, lambda card: card.type == "unit" and card.cost <= 1 and card.health > 1 and card.copies > 1)
    dear = cheapest(NORMANS, lambda card: card.type == "unit" and card.cost > 1 and card.health > 1)
    table = saxons_turn(
        deal1066,
        f"w1: {dear} (1 damage), {weak} (1 damage), {WILLIAM} (1 damage); w2: {weak} 2 (1 damage)",
        "w1: Thurkill of Kingston, Great Fyrd (1 damage)",
    )
    table.saxon.act("Thurkill of Kingston")
    assert table.line("norman", 1) == [f"{dear} (1 damage)", f"{WILLIAM} (1 damage)"]
    assert table.line("norman", 2) == [f"{weak} 2 (1 damage)"]
    assert table.pile("norman", "discard") == [weak]
    assert table.tired("Thurkill of Kingston")
    for line in (f"{weak}", f"{dear} (1 damage)"):  # unhurt, or too dear
        table = saxons_turn(deal1066, f"w1: {line}", "w1: Thurkill of Kingston")
        refuses(table.saxon, 'act "Thurkill of Kingston" 1', "R.TARGET.NONE")


@card("edith-swan-neck")
def test_edith_swan_neck(deal1066: Any) -> None:
    """When Played: Among the dead - Take a Character from your discard pile into your hand."""
    table = saxons_turn(deal1066, saxon=f"hand: Edith Swan-neck, {FILL}; discard: Gyrth Godwinson, Stigand, Great Fyrd")
    table.saxon.play("Edith Swan-neck", "w1", "use 1")
    refuses(table.saxon, "target 'Great Fyrd'", "H.ABILITY.CARD_FIRST")
    table.saxon("target Stigand")
    assert "Stigand" in table.pile("saxon", "hand")
    assert "Stigand" not in table.pile("saxon", "discard")
    assert "Gyrth Godwinson" in table.pile("saxon", "discard")


@card("edith-swan-neck")
def test_edith_swan_neck_finds_nobody(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon=f"hand: Edith Swan-neck, {UNITS}; discard: Great Fyrd")
    table.saxon.play("Edith Swan-neck", "w1")
    table.saxon.idle("use 1")


@card("aelfwold-abbot-of-st-benets")
def test_aelfwold(deal1066: Any) -> None:
    """When Played: Eyes on the sea - Look at your opponent's hand."""
    for use, seen in (("use 1", ["Odo of Bayeux", "Oarsmen"]), ("decline", [])):
        table = saxons_turn(deal1066, "hand: Odo of Bayeux, Oarsmen", f"hand: Ælfwold, {FILL}")
        table.saxon.play("Ælfwold", "w1", use)
        assert [table.game.names("card")[card] for card in table.saxon.view.data["shown"][0]] == seen
        assert not table.saxon.view.data["shown"][1]
        assert len(table.pile("norman", "hand")) == 2


@card("eadric-the-steersman")
def test_eadric_the_steersman(deal1066: Any) -> None:
    """Response: Cut them off - When your opponent would move one of their cards, cancel the move."""
    table = normans_turn(deal1066, saxon="w3: Eadric the Steersman")
    table.norman.act(WILLIAM, 1, "w1")
    table.saxon.respond("Eadric the Steersman")
    assert (table.line("norman", 1), table.line("norman", 2)) == ([], [f"{WILLIAM} (tired)"])
    assert table.tired("Eadric the Steersman")
    table = normans_turn(deal1066, saxon="w3: Eadric the Steersman")
    table.norman.act(WILLIAM, 1, "w1")
    table.saxon("pass")
    assert table.line("norman", 1) == [f"{WILLIAM} (tired)"]
    assert not table.tired("Eadric the Steersman")


@card("eadric-the-steersman")
def test_eadric_the_steersman_does_not_stop_saxons(deal1066: Any) -> None:
    """Neither a move of a Saxon card that the Normans cause, nor one of the Saxons' own."""
    table = normans_turn(
        deal1066, f"hand: Draw Them Downhill, {FILL}", "w1: Royal Housecarls; w3: Eadric the Steersman"
    )
    table.norman.act("Draw Them Downhill", 1, "w2")
    assert table.asks == "Saxon turn"
    assert took(table, "Royal Housecarls", 1)
    assert table.line("saxon", 1) == []
    table.saxon.act(HAROLD, 1, "w1")
    assert table.line("saxon", 1) == [f"{HAROLD} (tired)"]


@card("eadric-the-steersman")
def test_eadric_the_steersman_must_be_ready(deal1066: Any) -> None:
    table = normans_turn(deal1066, saxon="w3: Eadric the Steersman (tired)")
    table.norman.act(WILLIAM, 1, "w1")
    assert table.line("norman", 1) == [f"{WILLIAM} (tired)"]


@card("aelfric-of-yelling")
def test_aelfric_of_yelling(deal1066: Any) -> None:
    """Response: Step in between - When your opponent would deal damage to another of your cards in this wedge, prevent
    1 of that damage."""
    gap = f"hand: Break the Shield Wall, {FILL}"
    table = normans_turn(deal1066, gap, "w1: Royal Housecarls, Ælfric of Yelling")
    table.norman.act("Break the Shield Wall", 2)
    table.saxon.respond("Ælfric of Yelling")
    assert took(table, "Royal Housecarls", 1)
    assert table.tired("Ælfric of Yelling")
    table = normans_turn(deal1066, gap, "w1: Royal Housecarls, Ælfric of Yelling")
    table.norman.act("Break the Shield Wall", 2)
    table.saxon("pass")
    assert took(table, "Royal Housecarls", 2)


@card("aelfric-of-yelling")
def test_aelfric_of_yelling_not_elsewhere_nor_for_himself_nor_against_friends(deal1066: Any) -> None:
    gap = f"hand: Break the Shield Wall, {FILL}"
    table = normans_turn(deal1066, gap, "w1: Royal Housecarls; w3: Ælfric of Yelling")
    table.norman.act("Break the Shield Wall", 2)
    assert table.asks == "Saxon turn"
    assert took(table, "Royal Housecarls", 2)
    table = normans_turn(deal1066, "w1: Norman Archers", "w1: Ælfric of Yelling")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon turn"
    assert took(table, "Ælfric of Yelling", 1)
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", "w1: Dane-Axe Men, Ælfric of Yelling")
    table.saxon.act("Dane-Axe Men")
    assert table.asks == "Norman turn"
    assert took(table, "Dane-Axe Men", 1)
    table = normans_turn(deal1066, "w2: Engenulf de L'Aigle", f"w2: {HAROLD}, Ælfric of Yelling")
    table.norman.act("Engenulf de L'Aigle", 1, HAROLD)  # hurts himself first, and nobody steps in between there
    table.saxon.respond("Ælfric of Yelling")
    assert (took(table, "Engenulf de L'Aigle", 1), table.damage(HAROLD)) == (True, 1)


@card("eadric-deacon-of-blakeney")
def test_eadric_deacon_of_blakeney(deal1066: Any) -> None:
    """Action: Healing - Remove 1 damage from another of your damaged cards in this wedge."""
    table = saxons_turn(deal1066, saxon=f"w1: Royal Housecarls (1 damage); w2: {HAROLD} (2 damage), Eadric, Great Fyrd")
    table.saxon.act("Eadric")
    assert (table.damage(HAROLD), table.damage("Royal Housecarls")) == (1, 1)
    assert table.tired("Eadric")
    table = saxons_turn(deal1066, f"w3: {WILLIAM} (1 damage)", "w1: Royal Housecarls (1 damage); w3: Eadric")
    refuses(table.saxon, "act Eadric 1", "R.TARGET.NONE")
    table = saxons_turn(deal1066, saxon="w3: Eadric (1 damage); on Eadric: Kite Shield")
    refuses(table.saxon, "act Eadric 1", "R.TARGET.NONE")  # not himself


@card("breme")
def test_breme(deal1066: Any) -> None:
    """Action: To the last breath - Deal 2 damage to an enemy in this wedge, then sacrifice this card."""
    table = saxons_turn(deal1066, f"w1: Norman Knights, {WILLIAM}; w3: Norman Spearmen", "w1: Breme, Great Fyrd")
    table.saxon("act Breme 1")
    refuses(table.saxon, "target 'Norman Spearmen'", "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{WILLIAM}'")
    assert (table.damage(WILLIAM), table.damage("Norman Knights")) == (2, 0)
    assert table.line("saxon", 1) == ["Great Fyrd"]
    assert table.pile("saxon", "discard") == ["Breme"]
    table = saxons_turn(deal1066, "w3: Norman Spearmen", "w1: Breme")
    refuses(table.saxon, "act Breme 1", "R.TARGET.NONE")


@card("eilmer-of-malmesbury")
def test_eilmer_of_malmesbury(deal1066: Any) -> None:
    """When Played: Evil omen - Remove 1 damage from your opponent's current Objective."""
    for use, left in (("use 1", 1), ("decline", 2)):
        table = saxons_turn(deal1066, saxon=f"hand: Eilmer of Malmesbury, {FILL}", objective_damage=[2, 1])
        table.saxon.play("Eilmer of Malmesbury", "w1", use)
        assert table.state.objective_damage == [left, 1]
    table = saxons_turn(deal1066, saxon=f"hand: Eilmer of Malmesbury, {FILL}")
    table.saxon.play("Eilmer of Malmesbury", "w1")
    if offers(table.saxon, "use 1"):
        table.saxon("use 1")
    assert table.state.objective_damage == [0, 0]


# ------------------------------------------------------------------ Units

SHIELDERS = ("Five-Hide Men", "Royal Housecarls")


@card("five-hide-men", "royal-housecarls")
@pytest.mark.parametrize("shielder", SHIELDERS)
def test_shielding(deal1066: Any, shielder: str) -> None:
    """Shielding - Your other cards in this wedge cannot be chosen for Range attacks."""
    bows = "w1: Norman Archers; w2: Norman Crossbowmen"
    table = normans_turn(deal1066, bows, f"w1: Great Fyrd, {shielder} (tired); w2: {HAROLD}, Great Fyrd 2")
    assert offers(table.norman, "act 'Norman Crossbowmen' 1")  # no shielding in another wedge
    table.norman.act("Norman Archers")
    assert took(table, shielder, 1)
    assert table.damage("Great Fyrd") == 0
    table = normans_turn(deal1066, "w1: Norman Archers", f"w1: Great Fyrd, Great Fyrd 2, {shielder}")
    refuses(table.norman, "act 'Norman Archers' 1", "R.TARGET.NONE")  # who shields is three rows away
    table = normans_turn(deal1066, "w1: Norman Archers", "w1: Great Fyrd, Great Fyrd 2")
    table.norman.act("Norman Archers", 1, "Great Fyrd")
    assert took(table, "Great Fyrd", 1)


@card("five-hide-men", "royal-housecarls")
@pytest.mark.parametrize("shielder", SHIELDERS)
def test_shielding_is_from_range_only(deal1066: Any, shielder: str) -> None:
    table = normans_turn(deal1066, "w1: Taillefer", f"w1: {HAROLD}, {shielder}")
    table.norman.act("Taillefer", 1, HAROLD)
    assert table.damage(HAROLD) == 3


@card("five-hide-men", "royal-housecarls")
def test_two_that_shield_cover_each_other(deal1066: Any) -> None:
    table = normans_turn(deal1066, "w1: Norman Archers", f"w1: Five-Hide Men, Royal Housecarls, {HAROLD}")
    refuses(table.norman, "act 'Norman Archers' 1", "R.TARGET.NONE")


ENEMIES = f"w1: Norman Knights, {WILLIAM}, Norman Spearmen; w2: Norman Knights 2"


@card("english-archers")
def test_english_archers(deal1066: Any) -> None:
    """Action: Range 2 - Deal 1 damage to an enemy in this wedge at most 2 rows away."""
    table = saxons_turn(deal1066, ENEMIES, "w1: English Archers, Great Fyrd")
    table.saxon("act 'English Archers' 1")
    for name, law in (("Norman Spearmen", "R.RANGE"), ("Norman Knights 2", "R.RANGE"), ("Great Fyrd", "H.TERM.ENEMY")):
        refuses(table.saxon, f"target '{name}'", law)
    table.saxon(f"target '{WILLIAM}'")
    assert (table.damage(WILLIAM), table.tired("English Archers")) == (1, True)
    table = saxons_turn(deal1066, ENEMIES, "w1: Great Fyrd, English Archers")
    table.saxon.act("English Archers")  # from Row 2 to Row 1 and no farther
    assert took(table, "Norman Knights", 1)
    table = saxons_turn(deal1066, ENEMIES, "w1: Great Fyrd, Great Fyrd 2, English Archers")
    refuses(table.saxon, "act 'English Archers' 1", "R.TARGET.NONE")


@card("english-archers")
def test_english_archers_respect_shielding(deal1066: Any) -> None:
    table = saxons_turn(deal1066, "w1: Mailed Foot, Norman Knights", "w1: English Archers")
    table.saxon.act("English Archers")
    assert took(table, "Mailed Foot", 1)


@card("javelin-men")
def test_javelin_men(deal1066: Any) -> None:
    """Action: Range 1 - Deal 2 damage to an enemy in this wedge at most 1 row away."""
    table = saxons_turn(deal1066, f"w1: {WILLIAM}, Norman Knights", "w1: Javelin Men, Great Fyrd")
    table.saxon.act("Javelin Men")
    assert (table.damage(WILLIAM), table.damage("Norman Knights")) == (2, 0)
    assert table.tired("Javelin Men")
    table = saxons_turn(deal1066, ENEMIES, "w1: Great Fyrd, Javelin Men")
    refuses(table.saxon, "act 'Javelin Men' 1", "R.TARGET.NONE")


@card("dane-axe-men")
def test_dane_axe_men(deal1066: Any) -> None:
    """Action: Bloodlust - Deal 1 damage to this card, then deal 2 damage to an enemy in this wedge."""
    table = saxons_turn(deal1066, f"w1: Norman Knights, {WILLIAM}; w3: Norman Spearmen", "w1: Dane-Axe Men")
    table.saxon("act 'Dane-Axe Men' 1")
    refuses(table.saxon, "target 'Norman Spearmen'", "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{WILLIAM}'")
    assert took(table, "Dane-Axe Men", 1)
    assert table.damage(WILLIAM) == 2
    table = saxons_turn(deal1066, "w3: Norman Spearmen", "w1: Dane-Axe Men")
    refuses(table.saxon, "act 'Dane-Axe Men' 1", "R.TARGET.NONE")


@card("dane-axe-men")
def test_dane_axe_men_strike_as_they_die(deal1066: Any) -> None:
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", f"w1: {almost('Dane-Axe Men')}")
    table.saxon.act("Dane-Axe Men")
    assert table.pile("saxon", "discard") == ["Dane-Axe Men"]
    assert table.damage(WILLIAM) == 2


@card("men-of-kent")
def test_men_of_kent(deal1066: Any) -> None:
    """When Played: First blow - Deal 1 damage to an enemy in this wedge."""
    table = saxons_turn(deal1066, f"w1: Norman Knights, {WILLIAM}; w3: Norman Spearmen", f"hand: Men of Kent, {FILL}")
    table.saxon.play("Men of Kent", "w1", "use 1")
    refuses(table.saxon, "target 'Norman Spearmen'", "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{WILLIAM}'")
    assert (table.damage(WILLIAM), table.damage("Norman Knights")) == (1, 0)
    assert not table.tired("Men of Kent")
    table = saxons_turn(deal1066, "w3: Norman Spearmen", f"hand: Men of Kent, {FILL}")
    table.saxon.play("Men of Kent", "w1")
    table.saxon.idle("use 1")


@card("men-of-london")
def test_men_of_london(deal1066: Any) -> None:
    """Response: Around the king - When your Leader would take damage, prevent 2 of that damage."""
    table = normans_turn(deal1066, "w2: Taillefer", "w3: Men of London")
    table.norman.act("Taillefer")
    table.saxon.respond("Men of London")
    assert table.damage(HAROLD) == 1
    assert table.tired("Men of London")
    table = normans_turn(deal1066, "w2: Norman Archers", "w3: Men of London")
    table.norman.act("Norman Archers")
    table.saxon.respond("Men of London")
    assert table.damage(HAROLD) == 0


@card("men-of-london")
def test_men_of_london_both_and_only_around_the_king(deal1066: Any) -> None:
    """A player answers a trigger once (R.WINDOW.ONCE), so that the second Men of London stay Ready."""
    table = normans_turn(deal1066, "w2: Taillefer", "w3: Men of London, Men of London 2")
    table.norman.act("Taillefer")
    table.saxon.respond("Men of London")
    assert (table.damage(HAROLD), table.tired("Men of London 2")) == (1, False)
    table = normans_turn(deal1066, "w1: Norman Archers", "w1: Great Fyrd; w3: Men of London")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon turn"
    assert took(table, "Great Fyrd", 1)
    table = saxons_turn(deal1066, saxon="w2: English Archers; w3: Men of London")
    table.saxon.act("English Archers")  # at William, and nobody stands around him
    assert (table.asks, table.damage(WILLIAM)) == ("Norman turn", 1)


@card("mounted-thegns")
def test_mounted_thegns(deal1066: Any) -> None:
    """Action: Agile - Move this card to another wedge."""
    table = saxons_turn(deal1066, saxon="w1: Mounted Thegns, Great Fyrd")
    table.saxon.act("Mounted Thegns", 1, "w3")
    assert (table.line("saxon", 1), table.line("saxon", 3)) == (["Great Fyrd"], ["Mounted Thegns (tired)"])
    lines = "w1: Mounted Thegns; w2: Harold Godwinson, Great Fyrd, Great Fyrd 2; w3: Five-Hide Men, Five-Hide Men 2"
    table = saxons_turn(deal1066, saxon=f"{lines}, Five-Hide Men 3")
    refuses(table.saxon, "act 'Mounted Thegns' 1", "R.TARGET.NONE")


@card("veterans-of-stamford-bridge")
def test_veterans_of_stamford_bridge(deal1066: Any) -> None:
    """Steady the line - Your other Infantry Units in this wedge get +1 Might."""
    name = "Veterans of Stamford Bridge"
    table = saxons_turn(
        deal1066,
        "w1: Norman Spearmen",
        f"w1: Great Fyrd, {name}, English Archers; w2: {HAROLD}, Great Fyrd 2, Mounted Thegns",
    )
    assert bonus(table, "Great Fyrd", "might") == 1
    unmoved = (name, "English Archers", HAROLD, "Great Fyrd 2", "Mounted Thegns", "Norman Spearmen")
    assert [bonus(table, other, "might") for other in unmoved] == [0] * 6
    table = saxons_turn(deal1066, saxon=f"w1: {name}, {name} 2, Gyrth Godwinson")
    assert [bonus(table, other, "might") for other in (name, f"{name} 2", "Gyrth Godwinson")] == [1, 1, 0]


# ------------------------------------------------------------------ Events


@card("holy-cross")
def test_holy_cross(deal1066: Any) -> None:
    """Action: Shout and strike - Give one of your Units +1 Might.
    Action: Shout and pray - Give one of your Characters +1 Zeal."""
    words = f"hand: Holy Cross!, {FILL}; w1: Great Fyrd, Royal Housecarls, Stigand"
    table = saxons_turn(deal1066, "w1: Oarsmen", words)
    table.saxon('act "Holy Cross!" 1')
    table.saxon.pay()
    refuses(table.saxon, "target Stigand", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, "target Oarsmen", "H.ABILITY.CARD_FIRST")
    table.saxon("target 'Great Fyrd'")
    assert [bonus(table, name, "might") for name in ("Great Fyrd", "Royal Housecarls")] == [1, 0]
    assert "Holy Cross!" in table.pile("saxon", "discard")
    table.both_pass()
    assert bonus(table, "Great Fyrd", "might") == 1  # for good
    table = saxons_turn(deal1066, saxon=words)
    table.saxon('act "Holy Cross!" 2')
    table.saxon.pay()
    for name in ("Great Fyrd", WILLIAM):
        refuses(table.saxon, f'target "{name}"', "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{HAROLD}'")
    assert [bonus(table, name, "zeal") for name in (HAROLD, "Stigand", "Great Fyrd")] == [1, 0, 0]


@card("holy-cross")
def test_holy_cross_needs_a_unit_to_strike(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon=f"hand: Holy Cross!, {FILL}")
    refuses(table.saxon, 'act "Holy Cross!" 1', "R.TARGET.NONE")
    table.saxon.act("Holy Cross!", 2)
    assert bonus(table, HAROLD, "zeal") == 1


@card("summons-of-the-shires")
def test_summons_of_the_shires(deal1066: Any) -> None:
    """Action: The next Unit you play this round costs 2 less."""
    words = f"hand: Summons of the Shires, Royal Housecarls, Edith Swan-neck, {FILL}"
    table = saxons_turn(deal1066, saxon=words)
    table.saxon("act 'Summons of the Shires' 1")
    pay_keeping(table.saxon, "Royal Housecarls", "Edith Swan-neck")
    cheapens(table, 2, lambda card: card.type == "unit")
    table.norman("pass")
    spent(table, "Edith Swan-neck", "w3", "Royal Housecarls")
    if table.asks == "Saxon use":
        table.saxon("decline")
    cheapens(table, 2, lambda card: card.type == "unit")
    assert spent(table, "Royal Housecarls", "w1") == max(0, PRINTED["Royal Housecarls"].cost - 2)
    assert table.saxon.cost("Mounted Thegns") == PRINTED["Mounted Thegns"].cost
    table = saxons_turn(deal1066, saxon=words)
    table.saxon.act("Summons of the Shires")
    table.both_pass()
    assert table.saxon.cost("Royal Housecarls") == PRINTED["Royal Housecarls"].cost


@card("close-ranks")
def test_close_ranks_the_wall_holds(deal1066: Any) -> None:
    """Response: The wall holds - When an enemy ability of Break the Shield Wall is initiated, cancel it."""
    table = normans_turn(
        deal1066, f"hand: Break the Shield Wall, {FILL}", f"hand: Close Ranks, {FILL}; w1: Royal Housecarls"
    )
    cost = table.norman.cost("Break the Shield Wall")
    table.norman.act("Break the Shield Wall", 2)
    refuses(table.saxon, "respond 'Close Ranks' 2", "H.RESPONSE.WINDOW")
    table.saxon.respond("Close Ranks", 1)
    assert table.damage("Royal Housecarls") == 0
    assert len(table.pile("norman", "hand")) == 6 - cost
    assert "Break the Shield Wall" in table.pile("norman", "discard")
    assert "Close Ranks" in table.pile("saxon", "discard")


@card("close-ranks")
def test_close_ranks_the_wall_holds_against_nothing_else(deal1066: Any) -> None:
    table = normans_turn(
        deal1066, f"hand: Ravaging of Sussex, {FILL}", f"hand: Close Ranks, {FILL}", objective_damage=[0, 2]
    )
    table.norman.act("Ravaging of Sussex", 2)
    assert table.asks == "Saxon turn"
    assert table.state.objective_damage == [0, 0]


@card("close-ranks")
def test_close_ranks_fill_the_gap(deal1066: Any) -> None:
    """Response: Fill the gap - When your opponent would deal damage to one of your Infantry Units, prevent 1 of that
    damage."""
    table = normans_turn(
        deal1066, f"hand: Break the Shield Wall, {FILL}", f"hand: Close Ranks, {FILL}; w1: Royal Housecarls"
    )
    table.norman.act("Break the Shield Wall", 2)
    table.saxon("pass")
    refuses(table.saxon, "respond 'Close Ranks' 1", "H.RESPONSE.WINDOW")
    table.saxon.respond("Close Ranks", 2)
    assert took(table, "Royal Housecarls", 1)
    assert table.pile("saxon", "discard")[0] == "Close Ranks"
    table = normans_turn(deal1066, "w1: Norman Archers", f"hand: Close Ranks, {FILL}; w1: Mounted Thegns")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon turn"
    assert took(table, "Mounted Thegns", 1)
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", f"hand: Close Ranks, {FILL}; w1: Dane-Axe Men")
    table.saxon.act("Dane-Axe Men")  # by the Saxons' own doing
    assert table.asks == "Norman turn"
    assert took(table, "Dane-Axe Men", 1)


@card("close-ranks")
def test_close_ranks_drag_them_back(deal1066: Any) -> None:
    """Action: Drag them back - Remove 1 damage from one of your damaged Units."""
    table = saxons_turn(
        deal1066,
        "w1: Norman Knights (1 damage)",
        f"hand: Close Ranks, {FILL}; w1: Royal Housecarls (2 damage); w2: {HAROLD} (1 damage)",
    )
    table.saxon.act("Close Ranks", 3)
    assert (table.damage("Royal Housecarls"), table.damage(HAROLD)) == (1, 1)
    table = saxons_turn(deal1066, saxon=f"hand: Close Ranks, {FILL}; w1: Royal Housecarls; w2: {HAROLD} (1 damage)")
    refuses(table.saxon, "act 'Close Ranks' 3", "R.TARGET.NONE")


@card("saxon-determination")
def test_saxon_determination(deal1066: Any) -> None:
    """Action: Healing - Remove all damage from one of your damaged cards."""
    table = saxons_turn(
        deal1066,
        f"w1: {WILLIAM} (1 damage)",
        f"hand: Saxon Determination, {FILL}; w1: Royal Housecarls (1 damage), Great Fyrd; w2: {almost(HAROLD)}",
    )
    cost = table.saxon.cost("Saxon Determination")
    table.saxon("act 'Saxon Determination' 1")
    table.saxon.pay()
    refuses(table.saxon, "target 'Great Fyrd'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, f"target '{WILLIAM}'", "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{HAROLD}'")
    assert (table.damage(HAROLD), table.damage("Royal Housecarls")) == (0, 1)
    assert len(table.pile("saxon", "hand")) == 6 - cost
    assert table.pile("saxon", "discard")[0] == "Saxon Determination"
    table = saxons_turn(deal1066, saxon=f"hand: Saxon Determination, {FILL}")
    refuses(table.saxon, "act 'Saxon Determination' 1", "R.TARGET.NONE")


@card("axes-and-stones")
def test_axes_and_stones_at_a_single_target(deal1066: Any) -> None:
    """Action: A single target - Deal 2 damage to an enemy in Row 1."""
    table = saxons_turn(
        deal1066, f"w1: {WILLIAM}, Norman Knights; w3: Norman Spearmen", f"hand: Axes and Stones, {FILL}"
    )
    table.saxon("act 'Axes and Stones' 1")
    table.saxon.pay()
    refuses(table.saxon, "target 'Norman Knights'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, f"target '{HAROLD}'", "H.ABILITY.CARD_FIRST")
    table.saxon(f"target '{WILLIAM}'")
    assert (table.damage(WILLIAM), table.damage("Norman Spearmen")) == (2, 0)
    assert table.pile("saxon", "discard")[0] == "Axes and Stones"


@card("axes-and-stones")
def test_axes_and_stones_as_a_scattered_volley(deal1066: Any) -> None:
    """Action: A scattered volley - Deal 1 damage to each of up to 2 enemy Units."""
    lines = f"w1: {WILLIAM}, Norman Knights, Norman Spearmen; w3: Norman Knights 2"
    table = saxons_turn(deal1066, lines, f"hand: Axes and Stones, {FILL}; w1: Great Fyrd")
    table.saxon("act 'Axes and Stones' 2")
    table.saxon.pay()
    refuses(table.saxon, f"target '{WILLIAM}'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, "target 'Great Fyrd'", "H.ABILITY.CARD_FIRST")
    table.saxon("target 'Norman Spearmen'", "target 'Norman Knights 2'")
    assert [took(table, name, 1) for name in ("Norman Spearmen", "Norman Knights 2")] == [True, True]
    assert (table.damage(WILLIAM), table.damage("Norman Knights")) == (0, 0)
    table = saxons_turn(deal1066, lines, f"hand: Axes and Stones, {FILL}")
    table.saxon.act("Axes and Stones", 2, "Norman Spearmen")
    table.saxon("enough")
    assert took(table, "Norman Spearmen", 1)
    assert (table.damage("Norman Knights"), table.damage("Norman Knights 2")) == (0, 0)
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", f"hand: Axes and Stones, {FILL}")
    refuses(table.saxon, "act 'Axes and Stones' 2", "R.TARGET.NONE")


@card("harolds-spies")
def test_harolds_spies(deal1066: Any) -> None:
    """Action: Look at your opponent's hand, then your opponent discards 1 card of their choice."""
    table = saxons_turn(deal1066, "hand: Odo of Bayeux, Oarsmen, Lanfranc", f"hand: Harold's Spies, {FILL}")
    table.saxon.act("Harold's Spies")
    assert table.asks == "Norman discards"
    seen = [table.game.names("card")[card] for card in table.saxon.view.data["shown"][0]]
    assert sorted(seen) == ["Lanfranc", "Oarsmen", "Odo of Bayeux"]
    table.norman("discard Oarsmen")
    assert table.pile("norman", "discard") == ["Oarsmen"]
    assert sorted(table.pile("norman", "hand")) == ["Lanfranc", "Odo of Bayeux"]
    assert table.pile("saxon", "discard")[0] == "Harold's Spies"


SHIELD_WALL = f"hand: Shield Wall, {FILL}; w1: Royal Housecarls, Mounted Thegns; w3: Great Fyrd"


@card("shield-wall")
def test_shield_wall_protects_infantry(deal1066: Any) -> None:
    """Action: Until the end of the round, prevent all damage to your Infantry Units and prevent all damage that your
    opponent would deal to a wedge of your choice."""
    table = saxons_turn(deal1066, "w1: Taillefer; w2: Engenulf de L'Aigle", SHIELD_WALL)
    cost = table.saxon.cost("Shield Wall")
    table.saxon.act("Shield Wall", 1, "w1")
    assert len(table.pile("saxon", "hand")) == 6 - cost
    assert table.pile("saxon", "discard")[0] == "Shield Wall"
    table.norman.act("Taillefer", 1, "Royal Housecarls")
    assert table.damage("Royal Housecarls") == 0
    table.saxon("pass")
    table.norman.act("Engenulf de L'Aigle")  # Harold is no Infantry
    assert table.damage(HAROLD) == 2


@card("shield-wall")
def test_shield_wall_does_not_protect_cavalry_nor_the_next_round(deal1066: Any) -> None:
    table = saxons_turn(deal1066, "w1: Taillefer; w3: Norman Archers", SHIELD_WALL)
    table.saxon.act("Shield Wall", 1, "w1")
    table.norman.act("Taillefer", 1, "Mounted Thegns")
    assert took(table, "Mounted Thegns", 3)
    table.saxon("pass")
    table.norman("pass")
    assert table.state.round == 2
    table.saxon("pass")
    table.norman.act("Norman Archers")
    assert took(table, "Great Fyrd", 1)


@card("shield-wall")
def test_shield_wall_prevents_all_damage(deal1066: Any) -> None:
    """'Prevent all damage to your Infantry Units': that of their own Bloodlust too."""
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", f"hand: Shield Wall, {FILL}; w1: Dane-Axe Men")
    table.saxon.act("Shield Wall", 1, "w1")
    table.norman("pass")
    table.saxon.act("Dane-Axe Men")
    assert table.damage(WILLIAM) == 2
    assert table.damage("Dane-Axe Men") == 0


@card("shield-wall")
def test_shield_wall_protects_a_wedge(deal1066: Any) -> None:
    """From the opponent's damage, not from one's own; and until the end of the round only."""
    table = saxons_turn(deal1066, "w1: Norman Knights; w3: Norman Knights 2", f"hand: Shield Wall, {FILL}", **FINAL)
    table.saxon.act("Shield Wall", 1, "w1")
    table.norman("pass")
    table.saxon("pass")
    assert table.wedge_damage("norman", 1) == 0
    assert table.wedge_damage("norman", 3) > 0
    table.both_pass()
    assert table.wedge_damage("norman", 1) > 0
    table = saxons_turn(deal1066, saxon=f"hand: Shield Wall, {FILL}; w1: Royal Housecarls", **FINAL)
    table.saxon.act("Shield Wall", 1, "w1")
    table.both_pass()
    assert table.wedge_damage("saxon", 1) > 0


@card("shield-wall", "close-ranks")
def test_shield_wall_is_broken_and_held(deal1066: Any) -> None:
    """Break the Shield Wall cancels it; Close Ranks cancels that."""
    for holds in (False, True):
        table = saxons_turn(
            deal1066,
            f"hand: Break the Shield Wall, {FILL}; w1: Norman Archers",
            f"hand: Shield Wall, Close Ranks, {FILL}; w1: Royal Housecarls",
        )
        table.saxon("act 'Shield Wall' 1")
        pay_keeping(table.saxon, "Close Ranks")
        table.saxon("target w1")
        table.norman.respond("Break the Shield Wall", 1)
        if holds:
            table.saxon.respond("Close Ranks", 1)
        else:
            table.saxon("pass")
        assert "Shield Wall" in table.pile("saxon", "discard")
        assert "Break the Shield Wall" in table.pile("norman", "discard")
        assert ("Close Ranks" in table.pile("saxon", "discard")) == holds
        table.norman.act("Norman Archers")
        if table.asks == "Saxon response":
            table.saxon("pass")
        assert took(table, "Royal Housecarls", 0 if holds else 1)


@card("god-shall-judge")
def test_god_shall_judge_an_event(deal1066: Any) -> None:
    """Response: Refuse the terms - When an ability of an enemy Event is initiated, cancel it."""
    table = normans_turn(
        deal1066, f"hand: Ravaging of Sussex, {FILL}", f"hand: God Shall Judge, {FILL}", objective_damage=[0, 1]
    )
    costs = (table.norman.cost("Ravaging of Sussex"), table.saxon.cost("God Shall Judge"))
    table.norman.act("Ravaging of Sussex", 2)
    refuses(table.saxon, "respond 'God Shall Judge' 2", "H.RESPONSE.WINDOW")
    table.saxon.respond("God Shall Judge", 1)
    assert table.state.objective_damage == [0, 1]
    assert (len(table.pile("norman", "hand")), len(table.pile("saxon", "hand"))) == (6 - costs[0], 6 - costs[1])
    assert table.pile("norman", "discard")[0] == "Ravaging of Sussex"
    assert table.pile("saxon", "discard")[0] == "God Shall Judge"


@card("god-shall-judge")
def test_god_shall_judge_a_character(deal1066: Any) -> None:
    """Response: Silence the envoy - When an ability of an enemy Character is initiated, cancel it."""
    table = normans_turn(deal1066, saxon=f"hand: God Shall Judge, {FILL}")
    table.norman.act(WILLIAM, 1, "w1")
    refuses(table.saxon, "respond 'God Shall Judge' 1", "H.RESPONSE.WINDOW")
    table.saxon.respond("God Shall Judge", 2)
    assert table.line("norman", 2) == [f"{WILLIAM} (tired)"]
    table = normans_turn(deal1066, f"hand: Lanfranc, {FILL}", f"hand: God Shall Judge, {FILL}")
    table.norman.play("Lanfranc", "w1", "use 1")
    left = len(table.pile("norman", "hand"))
    table.saxon.respond("God Shall Judge", 2)  # R.CANCEL.PLAYED
    assert len(table.pile("norman", "hand")) == left
    assert table.line("norman", 1) == ["Lanfranc"]


@card("god-shall-judge")
def test_god_shall_judge_no_unit_and_nothing_unpaid(deal1066: Any) -> None:
    table = normans_turn(deal1066, "w2: Norman Archers", f"hand: God Shall Judge, {FILL}")
    table.norman.act("Norman Archers")
    assert table.asks == "Saxon turn"
    assert table.damage(HAROLD) == 1
    table = normans_turn(deal1066, saxon="hand: God Shall Judge")
    assert table.saxon.cost("God Shall Judge") > 0
    table.norman.act(WILLIAM, 1, "w1")
    assert table.line("norman", 1) == [f"{WILLIAM} (tired)"]


@card("malfosse")
def test_malfosse_into_the_ravine(deal1066: Any) -> None:
    """Action: Into the ravine - Destroy an enemy Cavalry Unit with cost 3 or less."""
    weak = dearest(NORMANS, lambda card: card.unit == "cavalry" and card.cost <= 3)
    dear = cheapest(NORMANS, lambda card: card.unit == "cavalry" and card.cost > 3)
    hand = f"hand: Malfosse, {FILL}"
    table = saxons_turn(deal1066, f"w1: {dear}, {weak}; w3: Oarsmen", f"{hand}; w1: Mounted Thegns")
    table.saxon.act("Malfosse", 1)
    assert (table.line("norman", 1), table.pile("norman", "discard")) == ([dear], [weak])
    assert table.line("saxon", 1) == ["Mounted Thegns"]
    assert table.pile("saxon", "discard")[0] == "Malfosse"
    table = saxons_turn(deal1066, f"w1: {dear}; w3: Oarsmen", hand)
    refuses(table.saxon, "act Malfosse 1", "R.TARGET.NONE")


@card("malfosse")
def test_malfosse_turn_on_the_pursuers(deal1066: Any) -> None:
    """Action: Turn on the pursuers - Destroy a Tired enemy Unit with cost 2 or less."""
    weak = dearest(NORMANS, lambda card: card.type == "unit" and card.cost <= 2 and card.copies > 1)
    dear = cheapest(NORMANS, lambda card: card.type == "unit" and card.cost > 2)
    other = dearest(NORMANS, lambda card: card.type == "character" and card.cost <= 2)
    hand = f"hand: Malfosse, {FILL}"
    table = saxons_turn(
        deal1066,
        f"w1: {dear} (tired), {weak} (tired), {other} (tired); w3: {WILLIAM} (tired), {weak} 2",
        f"{hand}; w1: Great Fyrd (tired)",
    )
    table.saxon.act("Malfosse", 2)
    assert table.line("norman", 1) == [f"{dear} (tired)", f"{other} (tired)"]
    assert table.pile("norman", "discard") == [weak]
    assert table.line("saxon", 1) == ["Great Fyrd (tired)"]
    table = saxons_turn(deal1066, f"w1: {dear} (tired), {weak}", hand)
    refuses(table.saxon, "act Malfosse 2", "R.TARGET.NONE")


@card("the-duke-is-dead")
def test_the_duke_is_dead(deal1066: Any) -> None:
    """Action: Tire up to 3 Ready non-Leader enemies."""
    lines = f"w1: Norman Knights, Oarsmen, Wadard; w2: {WILLIAM}, Norman Spearmen; w3: Breton Foot (tired)"
    table = saxons_turn(deal1066, lines, f"hand: The Duke is Dead!, {FILL}; w1: Great Fyrd")
    chosen = sorted(["Oarsmen", "Wadard", "Norman Spearmen"], key=table.card)
    table.saxon('act "The Duke is Dead!" 1')
    table.saxon.pay()
    for name in (WILLIAM, "Breton Foot", "Great Fyrd"):
        refuses(table.saxon, f'target "{name}"', "H.ABILITY.CARD_FIRST")
    table.saxon(*[f'target "{name}"' for name in chosen])
    assert table.asks == "Norman turn"
    assert [table.tired(name) for name in chosen] == [True] * 3
    assert [table.tired(name) for name in (WILLIAM, "Norman Knights", "Great Fyrd")] == [False] * 3
    table = saxons_turn(deal1066, lines, f"hand: The Duke is Dead!, {FILL}")
    table.saxon.act("The Duke is Dead!", 1, chosen[0])
    table.saxon("enough")
    assert [table.tired(name) for name in chosen] == [True, False, False]
    table = saxons_turn(deal1066, f"w2: {WILLIAM}, Oarsmen (tired)", f"hand: The Duke is Dead!, {FILL}")
    refuses(table.saxon, 'act "The Duke is Dead!" 1', "R.TARGET.NONE")


@card("rout-of-the-bretons")
def test_rout_of_the_bretons(deal1066: Any) -> None:
    """Action: Return up to 2 enemy Units with cost 3 or less to their owner's hand."""
    weak = dearest(
        NORMANS, lambda card: card.type == "unit" and card.unit != "cavalry" and card.cost <= 3 and card.copies > 1
    )
    horse = dearest(NORMANS, lambda card: card.unit == "cavalry" and card.cost <= 3)
    dear = cheapest(NORMANS, lambda card: card.type == "unit" and card.cost > 3)
    words = f"w1: {weak} (1 damage), {dear}, Wadard; w3: {weak} 2, {horse} (tired); on {horse}: Gonfanon"
    table = saxons_turn(deal1066, words, f"hand: Rout of the Bretons, {FILL}; w1: Great Fyrd")
    first, second = sorted([weak, horse], key=table.card)
    table.saxon('act "Rout of the Bretons" 1')
    table.saxon.pay()
    for name in (dear, "Wadard", WILLIAM, "Great Fyrd"):
        refuses(table.saxon, f'target "{name}"', "H.ABILITY.CARD_FIRST")
    table.saxon(f'target "{first}"', f'target "{second}"')
    assert table.pile("norman", "hand") == [first, second]
    assert (table.line("norman", 1), table.line("norman", 3)) == ([dear, "Wadard"], [f"{weak} 2"])
    assert (table.damage(weak), table.tired(horse)) == (0, False)
    assert table.pile("norman", "discard") == ["Gonfanon"]  # H.PLAY.ATTACH_LEAVE
    table = saxons_turn(deal1066, f"w1: {dear}, Wadard", f"hand: Rout of the Bretons, {FILL}")
    refuses(table.saxon, 'act "Rout of the Bretons" 1', "R.TARGET.NONE")


@card("last-stand-at-the-standard")
def test_last_stand_at_the_standard(deal1066: Any) -> None:
    """Action: Ready up to 3 of your Tired Units, then give each of your Infantry Units +1 Might until the end of the
    round."""
    name = "Last Stand at the Standard"
    lines = "w1: Royal Housecarls (tired), English Archers (tired), Five-Hide Men (tired)"
    rest = f"w2: {HAROLD} (tired), Great Fyrd; w3: Mounted Thegns (tired), Stigand (tired)"
    table = saxons_turn(deal1066, "w1: Norman Spearmen (tired)", f"hand: {name}, {FILL}; {lines}; {rest}")
    chosen = sorted(["Royal Housecarls", "English Archers", "Mounted Thegns"], key=table.card)
    table.saxon(f'act "{name}" 1')
    table.saxon.pay()
    for other in (HAROLD, "Stigand", "Great Fyrd", "Norman Spearmen"):
        refuses(table.saxon, f'target "{other}"', "H.ABILITY.CARD_FIRST")
    table.saxon(*[f'target "{other}"' for other in chosen])
    assert [table.tired(other) for other in chosen] == [False] * 3
    assert [table.tired(other) for other in ("Five-Hide Men", HAROLD, "Stigand")] == [True] * 3
    infantry = ("Royal Housecarls", "Five-Hide Men", "Great Fyrd")
    assert [bonus(table, other, "might") for other in infantry] == [1, 1, 1]
    others = ("English Archers", "Mounted Thegns", HAROLD, "Stigand", "Norman Spearmen")
    assert [bonus(table, other, "might") for other in others] == [0] * 5
    table.norman("pass")
    table.saxon("pass")
    assert table.state.round == 2
    assert [bonus(table, other, "might") for other in infantry] == [0, 0, 0]


@card("last-stand-at-the-standard")
def test_last_stand_at_the_standard_sells_lives_dearly(deal1066: Any) -> None:
    """Action: Sell their lives dearly - Deal 1 damage to each enemy in Row 1."""
    name = "Last Stand at the Standard"
    table = saxons_turn(
        deal1066,
        f"w1: Norman Knights, Norman Spearmen; w2: {WILLIAM}; w3: Oarsmen",
        f"hand: {name}, {FILL}; w1: Royal Housecarls (tired)",
    )
    table.saxon.act(name, 2)
    assert [took(table, other, 1) for other in ("Norman Knights", WILLIAM, "Oarsmen")] == [True] * 3
    assert [table.damage(other) for other in ("Norman Spearmen", HAROLD, "Royal Housecarls")] == [0] * 3
    assert table.tired("Royal Housecarls")
    assert table.pile("saxon", "discard")[0] == name


# ------------------------------------------------------------------ Tactics


@card("watch-on-the-coast")
def test_watch_on_the_coast(deal1066: Any) -> None:
    """Action: Take the first player marker, then look at your opponent's hand."""
    table = normans_turn(deal1066, "hand: Odo of Bayeux, Oarsmen", f"hand: Watch on the Coast, {FILL}")
    table.norman("pass")
    assert table.state.marker == 0
    table.saxon.play("Watch on the Coast")
    assert table.pile("saxon", "reserve") == ["Watch on the Coast"]
    assert table.state.marker == 0
    table.saxon.act("Watch on the Coast")
    assert table.state.marker == 1
    assert len(table.saxon.view.data["shown"][0]) == 2
    assert table.tired("Watch on the Coast")
    refuses(table.saxon, "act 'Watch on the Coast' 1", "H.READY.TIRE")
    table.saxon("pass")
    assert (table.asks, table.state.marker) == ("Saxon turn", 1)


@card("watch-on-the-coast")
def test_watch_on_the_coast_gives_way_to_the_first_who_passes(deal1066: Any) -> None:
    table = normans_turn(deal1066, saxon="reserve: Watch on the Coast")
    table.norman.act(WILLIAM, 1, "w1")
    table.saxon.act("Watch on the Coast")
    assert table.state.marker == 1
    table.norman("pass")
    assert table.state.marker == 0


@card("the-london-road")
def test_the_london_road(deal1066: Any) -> None:
    """Action: Move one of your non-Leader army cards to another wedge."""
    table = saxons_turn(
        deal1066, "w1: Oarsmen", f"hand: The London Road, {FILL}; w1: Royal Housecarls (tired), Stigand; w3: Great Fyrd"
    )
    table.saxon.play("The London Road")
    table.norman("pass")
    table.saxon("act 'The London Road' 1")
    refuses(table.saxon, f"target '{HAROLD}'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, "target Oarsmen", "H.ABILITY.CARD_FIRST")
    table.saxon("target 'Royal Housecarls'")
    refuses(table.saxon, "target w1", "H.PLAY.MOVE_ROW")
    table.saxon("target w3")
    assert table.line("saxon", 1)[0].startswith("Stigand")
    assert table.line("saxon", 3) == ["Great Fyrd", "Royal Housecarls (tired)"]
    assert table.tired("The London Road")
    table = saxons_turn(deal1066, saxon="reserve: The London Road")
    refuses(table.saxon, "act 'The London Road' 1", "R.TARGET.NONE")


@card("locked-shields")
def test_locked_shields(deal1066: Any) -> None:
    """Response: Turn the arrows - When an enemy makes a Range attack, cancel it."""
    table = saxons_turn(deal1066, "w2: Norman Archers, Norman Archers 2", f"hand: Locked Shields, {FILL}")
    table.saxon.play("Locked Shields")
    table.norman.act("Norman Archers")
    table.saxon.respond("Locked Shields")
    assert table.damage(HAROLD) == 0
    assert (table.tired("Locked Shields"), table.tired("Norman Archers")) == (True, True)
    table.saxon("pass")
    table.norman.act("Norman Archers 2")  # tired shields turn no more arrows
    assert table.damage(HAROLD) == 1


@card("locked-shields")
def test_locked_shields_only_against_enemy_range(deal1066: Any) -> None:
    table = normans_turn(deal1066, "w2: Taillefer", "reserve: Locked Shields; w2: Harold Godwinson")
    table.norman.act("Taillefer")
    assert table.asks == "Saxon turn"
    assert table.damage(HAROLD) == 3
    table = saxons_turn(deal1066, f"w1: {WILLIAM}", "reserve: Locked Shields; w1: English Archers")
    table.saxon.act("English Archers")
    assert (table.asks, table.damage(WILLIAM)) == ("Norman turn", 1)


@card("the-winchester-treasure")
def test_the_winchester_treasure(deal1066: Any) -> None:
    """Your Attachments cost 1 less."""
    name, flag, unit = "The Winchester Treasure", "The Fighting Man", "Royal Housecarls"
    table = saxons_turn(
        deal1066, saxon=f"hand: {name}, {flag}, {unit}, {FILL}, Edith Swan-neck, Breme, Thurkill of Kingston"
    )
    table.saxon(f"reserve '{name}'")
    pay_keeping(table.saxon, flag, unit)
    assert table.pile("saxon", "reserve") == [name]
    cheapens(table, 1, lambda card: card.type == "attachment")
    assert table.norman.cost("Papal Banner") == PRINTED["Papal Banner"].cost
    table.norman("pass")
    have = len(table.pile("saxon", "hand"))
    table.saxon(f"attach '{flag}' '{HAROLD}'")
    pay_keeping(table.saxon, name, unit)
    assert have - 1 - len(table.pile("saxon", "hand")) == max(0, PRINTED[flag].cost - 1)
    have = len(table.pile("saxon", "hand"))
    table.saxon(f"play '{unit}' w1")
    pay_with(table.saxon, name)
    assert have - 1 - len(table.pile("saxon", "hand")) == max(0, PRINTED[unit].cost - PRINTED[name].resources)
    assert table.pile("saxon", "reserve") == [f"{name} (tired)"]
    cheapens(table, 1, lambda card: card.type == "attachment")  # Tired or not


@card("battle-on-foot")
def test_battle_on_foot(deal1066: Any) -> None:
    """Your Infantry Units in Row 1 get +1 Might."""
    lines = f"w1: Royal Housecarls, Great Fyrd; w2: {HAROLD}, Great Fyrd 2; w3: Mounted Thegns"
    table = saxons_turn(deal1066, "w1: Norman Spearmen", f"hand: Battle on Foot, {FILL}; {lines}")
    table.saxon.play("Battle on Foot")
    assert bonus(table, "Royal Housecarls", "might") == 1
    others = ("Great Fyrd", HAROLD, "Great Fyrd 2", "Mounted Thegns", "Norman Spearmen")
    assert [bonus(table, name, "might") for name in others] == [0] * 5
    assert table.saxon.total("might", 1) == sum(PRINTED[name].might for name in ("Royal Housecarls", "Great Fyrd")) + 1
    table.norman("pass")
    table.saxon("sacrifice 'Royal Housecarls'")
    assert bonus(table, "Great Fyrd", "might") == 1  # who moves up is in Row 1


# ------------------------------------------------------------------ Attachments


@card("coronation-at-westminster")
def test_coronation_at_westminster(deal1066: Any) -> None:
    """Attach to your Leader. Your Leader gets +1 Zeal."""
    name = "Coronation at Westminster"
    table = saxons_turn(deal1066, saxon=f"hand: {name}, {FILL}; w2: {HAROLD}, Stigand")
    for host in ("Stigand", WILLIAM, "w2"):
        refuses(table.saxon, f'attach "{name}" "{host}"', "H.PLAY.ATTACH")
    before = table.saxon.total("zeal", 2)
    table.saxon.play(name, HAROLD)
    assert [bonus(table, HAROLD, value) for value in ("zeal", "might", "health")] == [1, 0, 0]
    assert bonus(table, "Stigand", "zeal") == 0
    table.state.tired[table.card("Stigand")] = False  # should it have paid
    assert table.saxon.total("zeal", 2) - before == 1


@card("dragon-of-wessex")
def test_dragon_of_wessex(deal1066: Any) -> None:
    """Attach to a wedge. You get +2 Zeal in this wedge."""
    name = "Dragon of Wessex"
    table = saxons_turn(deal1066, saxon=f"hand: {name}, {FILL}; w1: Great Fyrd (tired)")
    refuses(table.saxon, f'attach "{name}" "{HAROLD}"', "H.PLAY.ATTACH")
    before = [seat.total("zeal", wedge) for seat in table.seats for wedge in (1, 2, 3)]
    table.saxon.play(name, "w1")
    after = [seat.total("zeal", wedge) for seat in table.seats for wedge in (1, 2, 3)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 0, 2, 0, 0]
    assert table.line("saxon", 1) == ["Great Fyrd (tired)"]


@card("senlac-ridge")
def test_senlac_ridge(deal1066: Any) -> None:
    """Attach to a wedge. You get +1 Might in this wedge. Your cards in Row 1 of this wedge get +1 Health."""
    lines = f"w1: Royal Housecarls, Great Fyrd; w2: {HAROLD}"
    table = saxons_turn(deal1066, "w1: Oarsmen", f"hand: Senlac Ridge, {FILL}; {lines}")
    before = [seat.total("might", wedge) for seat in table.seats for wedge in (1, 2, 3)]
    table.saxon.play("Senlac Ridge", "w1")
    after = [seat.total("might", wedge) for seat in table.seats for wedge in (1, 2, 3)]
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 0, 1, 0, 0]
    assert bonus(table, "Royal Housecarls", "health") == 1
    assert [bonus(table, name, "health") for name in ("Great Fyrd", HAROLD, "Oarsmen")] == [0, 0, 0]
    assert bonus(table, "Royal Housecarls", "might") == 0


@card("senlac-ridge")
def test_senlac_ridge_helps_only_who_stays(deal1066: Any) -> None:
    full = PRINTED["Mounted Thegns"].health
    table = saxons_turn(deal1066, saxon=f"w1: Mounted Thegns ({full} damage), Great Fyrd; on w1: Senlac Ridge")
    table.saxon.act(HAROLD, 1, "w3")
    assert table.line("saxon", 1) == [f"Mounted Thegns ({full} damage)", "Great Fyrd"]
    table.norman("pass")
    table.saxon.act("Mounted Thegns", 1, "w2")
    assert table.pile("saxon", "discard") == ["Mounted Thegns"]
    assert bonus(table, "Great Fyrd", "health") == 1  # who moves up is in Row 1


@card("two-handed-axe")
def test_two_handed_axe(deal1066: Any) -> None:
    """Attach to one of your Infantry Units or Characters. The attached card gets +2 Might."""
    name = "Two-Handed Axe"
    lines = f"w1: Royal Housecarls, English Archers, Mounted Thegns; w2: {HAROLD}, Gyrth Godwinson"
    for host in ("Royal Housecarls", "Gyrth Godwinson", HAROLD):
        table = saxons_turn(deal1066, "w1: Oarsmen", f"hand: {name}, {FILL}; {lines}")
        for other in ("English Archers", "Mounted Thegns", "Oarsmen", "w1"):
            refuses(table.saxon, f'attach "{name}" "{other}"', "H.PLAY.ATTACH")
        wedge = 1 if host == "Royal Housecarls" else 2
        before = table.saxon.total("might", wedge)
        table.saxon.play(name, host)
        assert [bonus(table, host, value) for value in ("might", "zeal", "health")] == [2, 0, 0]
        assert table.saxon.total("might", wedge) - before == 2


@card("kite-shield")
def test_kite_shield(deal1066: Any) -> None:
    """Attach to one of your army cards. The attached card gets +2 Health."""
    for host in ("English Archers", "Stigand", HAROLD):
        table = saxons_turn(
            deal1066, "w1: Oarsmen", f"hand: Kite Shield, {FILL}; w1: English Archers, Stigand; reserve: Locked Shields"
        )
        for other in ("Oarsmen", "w1", "Locked Shields"):
            refuses(table.saxon, f'attach "Kite Shield" "{other}"', "H.PLAY.ATTACH")
        table.saxon.play("Kite Shield", host)
        assert [bonus(table, host, value) for value in ("health", "might", "zeal")] == [2, 0, 0]


@card("kite-shield")
def test_kite_shield_keeps_its_bearer_alive(deal1066: Any) -> None:
    full = PRINTED["Great Fyrd"].health
    table = normans_turn(
        deal1066, "w1: Norman Archers, Norman Archers 2", f"w1: Great Fyrd ({full} damage); on Great Fyrd: Kite Shield"
    )
    table.norman.act("Norman Archers")
    assert table.line("saxon", 1) == [f"Great Fyrd ({full + 1} damage)"]
    table.saxon("pass")
    table.norman.act("Norman Archers 2")
    assert table.pile("saxon", "discard") == ["Great Fyrd", "Kite Shield"]  # the attachment first


@card("the-fighting-man")
def test_the_fighting_man(deal1066: Any) -> None:
    """Attach to your Leader. Your Units in this wedge get +1 Might."""
    name = "The Fighting Man"
    lines = f"w1: Royal Housecarls; w2: {HAROLD}, Great Fyrd, Gyrth Godwinson"
    table = saxons_turn(deal1066, "w2: Oarsmen", f"hand: {name}, {FILL}; {lines}")
    for host in ("Great Fyrd", "Gyrth Godwinson", WILLIAM):
        refuses(table.saxon, f'attach "{name}" "{host}"', "H.PLAY.ATTACH")
    table.saxon.play(name, HAROLD)
    assert bonus(table, "Great Fyrd", "might") == 1
    assert [bonus(table, other, "might") for other in ("Royal Housecarls", HAROLD, "Gyrth Godwinson", "Oarsmen")] == [
        0, 0, 0, 0
    ]  # fmt: skip
    table.norman("pass")
    table.saxon.act(HAROLD, 1, "w1")
    assert [bonus(table, other, "might") for other in ("Great Fyrd", "Royal Housecarls")] == [0, 1]


# ------------------------------------------------------------------ Objectives


def destroys(deal: Any, letter: str, norman: str = "", saxon: str = "") -> Any:
    """A table on which Morcar has just destroyed a Saxon Objective."""
    place = [task.letter for task in SAXONS.objectives].index(letter)
    table = saxons_turn(
        deal, norman, f"hand: Morcar, {FILL}; {saxon}", reached=[0, place], objective_damage=[0, health(letter) - 1]
    )
    table.saxon.play("Morcar", "w3", "use 1")
    assert (table.state.reached, table.state.objective_damage) == ([0, place + 1], [0, 0])
    return table


@card("A")
def test_halleys_comet(deal1066: Any) -> None:
    """When destroyed: Draw 1 card."""
    table = destroys(deal1066, "A", saxon="deck: Great Fyrd")
    assert "Great Fyrd" in table.pile("saxon", "hand")
    assert len(table.pile("saxon", "hand")) == 6 - PRINTED["Morcar"].cost + 1


@card("A")
def test_halleys_comet_in_the_objective_phase(deal1066: Any) -> None:
    table = saxons_turn(deal1066, saxon="w1: Stigand, Wulfstan", objective_damage=[0, health("A") - 1])
    assert sum(table.saxon.total("zeal", wedge) for wedge in (1, 2, 3)) > SAXONS.objectives[0].value
    table.both_pass()
    assert table.state.reached == [0, 1]
    assert len(table.pile("saxon", "hand")) == 1 + 2
    assert len(table.pile("norman", "hand")) == 2


@card("B")
def test_tostigs_raids(deal1066: Any) -> None:
    """When destroyed: Take a Unit from your discard pile into your hand."""
    table = destroys(deal1066, "B", saxon="discard: Royal Housecarls, Great Fyrd, Stigand")
    refuses(table.saxon, "target Stigand", "H.ABILITY.CARD_FIRST")
    table.saxon("target 'Royal Housecarls'")
    assert "Royal Housecarls" in table.pile("saxon", "hand")
    assert "Great Fyrd" in table.pile("saxon", "discard")
    assert table.asks == "Norman turn"
    table = destroys(deal1066, "B", saxon="discard: Stigand")
    assert table.asks == "Norman turn"
    assert "Stigand" in table.pile("saxon", "discard")


@card("C")
def test_gate_fulford(deal1066: Any) -> None:
    """When destroyed: Remove 2 damage from each of up to 2 of your damaged cards."""
    lines = f"w1: Royal Housecarls (3 damage), Great Fyrd (1 damage), Waltheof; w2: {HAROLD} (3 damage)"
    table = destroys(deal1066, "C", f"w1: {WILLIAM} (1 damage)", lines)
    for name in (WILLIAM, "Waltheof"):
        refuses(table.saxon, f'target "{name}"', "H.ABILITY.CARD_FIRST")
    table.saxon(*[f'target "{name}"' for name in sorted([HAROLD, "Royal Housecarls"], key=table.card)])
    assert [table.damage(name) for name in (HAROLD, "Royal Housecarls", "Great Fyrd")] == [1, 1, 1]
    assert table.asks == "Norman turn"
    table = destroys(deal1066, "C", saxon=lines)
    table.saxon("target 'Great Fyrd'")
    if offers(table.saxon, "enough"):
        table.saxon("enough")
    assert [table.damage(name) for name in (HAROLD, "Royal Housecarls", "Great Fyrd")] == [3, 3, 0]


@card("D")
def test_battle_of_stamford_bridge(deal1066: Any) -> None:
    """When destroyed: Give one of your Units +1 Might."""
    table = destroys(deal1066, "D", "w1: Oarsmen", "w1: Royal Housecarls, Great Fyrd")
    refuses(table.saxon, f"target '{HAROLD}'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, "target Oarsmen", "H.ABILITY.CARD_FIRST")
    table.saxon("target 'Great Fyrd'")
    assert [bonus(table, name, "might") for name in ("Great Fyrd", "Royal Housecarls")] == [1, 0]
    table.both_pass()
    assert bonus(table, "Great Fyrd", "might") == 1  # for good
    table = destroys(deal1066, "D")
    assert table.asks == "Norman turn"


@card("E")
def test_forced_march_south(deal1066: Any) -> None:
    """When destroyed: Take a Character from your discard pile into your hand."""
    table = destroys(deal1066, "E", saxon="discard: Stigand, Gyrth Godwinson, Great Fyrd")
    refuses(table.saxon, "target 'Great Fyrd'", "H.ABILITY.CARD_FIRST")
    table.saxon("target Stigand")
    assert "Stigand" in table.pile("saxon", "hand")
    assert "Gyrth Godwinson" in table.pile("saxon", "discard")


@card("F")
def test_muster_at_the_hoary_apple_tree(deal1066: Any) -> None:
    """When destroyed: Draw 1 card, then give one of your Characters +1 Zeal."""
    table = destroys(deal1066, "F", saxon="w1: Waltheof, Great Fyrd; deck: Great Fyrd 2")
    refuses(table.saxon, "target 'Great Fyrd'", "H.ABILITY.CARD_FIRST")
    refuses(table.saxon, f"target '{WILLIAM}'", "H.ABILITY.CARD_FIRST")
    table.saxon("target Waltheof")
    assert "Great Fyrd 2" in table.pile("saxon", "hand")
    assert len(table.pile("saxon", "hand")) == 6 - PRINTED["Morcar"].cost + 1
    assert [bonus(table, name, "zeal") for name in ("Waltheof", HAROLD, "Morcar")] == [1, 0, 0]
    table.both_pass()
    assert table.state.at_final == 2  # the final Objective from the next round on


@pytest.mark.rule("H.OBJ.ORDER", "R.OBJ.ONE.BOX")
def test_the_attempt_of_the_round_is_made_at_the_next_objective(deal1066: Any) -> None:
    """Morcar destroys Halley's Comet in Deployment; the attempt is then on Tostig's Raids."""
    full = "w1: Royal Housecarls, Royal Housecarls 2, Royal Housecarls 3; w2: Harold Godwinson, Waltheof"
    table = destroys(deal1066, "A", saxon=full)
    might = sum(table.saxon.total("might", wedge) for wedge in (1, 2, 3))
    assert might >= SAXONS.objectives[1].value + health("B")
    table.both_pass()
    assert table.state.round == 2
    assert table.state.reached == [0, 2]


# ------------------------------------------------------------------ Solo


@pytest.mark.rule("H.ABILITY.SOLO_IGNORED")
@pytest.mark.parametrize("id", [card.id for card in SAXONS.cards if any(a.kind == SOLO for a in card.abilities)])
def test_solo_abilities_do_nothing_with_two_players(deal1066: Any, id: str) -> None:
    """Neither when the card is played, nor as an Action, nor as a Response."""
    what = SAXONS.card(id)
    name = short(what.name["en"])
    number = [ability.kind for ability in what.abilities].index(SOLO) + 1
    # Everything that such abilities ask for: damaged friends, ready and tired enemies, a hand, damage on the wedges.
    saxons = f"w1: Royal Housecarls (1 damage); w2: {HAROLD} (1 damage), Great Fyrd (1 damage)"
    watch = "" if id == "eadric-the-steersman" else "; w3: Eadric the Steersman"
    table = saxons_turn(
        deal1066,
        f"hand: Wadard, Trumpeter; w1: Oarsmen, Norman Knights (tired), Norman Spearmen; w2: {WILLIAM}",
        f"hand: {name}, {FILL}; {saxons}{watch}; discard: Thurkill of Kingston",
        wedge_damage=[1, 1, 1, 0, 0, 0],
    )
    refuses(table.saxon, f'act "{name}" {number}', "H.ABILITY.SOLO_IGNORED")
    if what.type in ARMY or what.type == "tactics":
        table.saxon.play(name, "w1" if what.type in ARMY else "")
        if table.asks == "Saxon use":
            refuses(table.saxon, f"use {number}", "H.ABILITY.WHEN_PLAYED")
            table.saxon("decline")
    else:
        table.saxon("sacrifice 'Royal Housecarls'")
    if id == "eadric-the-steersman" or table.tired("Eadric the Steersman"):
        table.state.tired[table.card("Eadric the Steersman")] = False  # should he have paid
    table.norman.act(WILLIAM)
    while table.asks == "Saxon response":
        refuses(table.saxon, f'respond "{name}" {number}', "H.ABILITY.SOLO_IGNORED")
        table.saxon("pass")
    assert table.asks == "Saxon turn"
    refuses(table.saxon, f'act "{name}" {number}', "H.ABILITY.SOLO_IGNORED")


# ------------------------------------------------------------------ all of them


def test_every_card_is_tested() -> None:
    with_effect = {task.letter for task in SAXONS.objectives if task.abilities}
    assert {card.id for card in SAXONS.cards} | with_effect == TESTED
