"""Every card of the Norman pack does what its text says, to the cards it says, and only when it says so.

A test's docstring starts with the card's text. Printed numbers (cost, Might, Zeal, Health, Resources) are looked up and
never written here, because they get tuned; only amounts named by an ability are. Hands hold cheap Units to pay with.
The file is long because every card has a test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.hebs.tested import marker

from senlac.games.hebs.game import Game1066
from senlac.games.hebs.packs.pack import SOLO, Card
from senlac.kernel.decision import apply, decision
from senlac.kernel.frames import ask_of
from senlac.kernel.options import read_options
from senlac.kernel.rng import Quick
from senlac.kernel.views import determinize, view

GAME = Game1066(read_options(Game1066.schema, {}))
BOX = GAME.box
NAMES = GAME.names("card")
PACK = BOX.packs[0]
SIDES = ("norman", "saxon")
TASKS = {task.letter: (place, task) for place, task in enumerate(BOX.tasks[0])}
#: How many Objectives each side has destroyed when both are at the final one.
ALL_REACHED = [len(tasks) - 1 for tasks in BOX.tasks]

WILLIAM = "William FitzRobert"
HAROLD = "Harold Godwinson"
EALDRED = "Ealdred, Archbishop of York"
GILBERT = "Gilbert, Archdeacon of Lisieux"
#: A Saxon who deals 2 damage to an enemy of his wedge and is sacrificed.
BREME = "Breme"

Wanted = Callable[[Card], bool]
#: The cards by id, and the Objectives by letter, that have a test.
TESTED: set[str] = set()
card = marker(TESTED)


# ------------------------------------------------------------------ looking cards up


def printed(name: str) -> Card:
    return BOX.cards[NAMES.index(name)]


def pick(side: str, wanted: Wanted, count: int = 1, without: str = "") -> list[str]:
    """The first cards of a side that are so, by name; it fails if a tuned pack has none any more."""
    found = [
        name
        for name, it, owner in zip(NAMES, BOX.cards, BOX.side, strict=True)
        if SIDES[owner] == side and it.type != "leader" and wanted(it)
    ]
    found = [name for name in found if "," not in name and name not in without]
    assert len(found) >= count, f"the {side} pack has no {count} such cards: this test needs another layout"
    return found[:count]


def one(side: str, wanted: Wanted, without: str = "") -> str:
    return pick(side, wanted, 1, without)[0]


def is_foe(it: Card) -> bool:
    """A Unit that disturbs no scenario: it does nothing but by an Action."""
    return it.type == "unit" and all([ability.kind in ("action", SOLO) for ability in it.abilities])


def is_simple(it: Card) -> bool:
    """One that cannot even pay for what is played in the scenario."""
    return is_foe(it) and not it.resources


def is_unit(it: Card) -> bool:
    return it.type == "unit"


def is_recruit(it: Card) -> bool:
    return it.type in ("unit", "character")


def is_spearman(it: Card) -> bool:
    """To pay with few cards, so that none need be discarded before the next round."""
    return it.id == "norman-spearmen"


def dying(name: str) -> str:
    """A card, to lay out, that any more damage destroys."""
    return f"{name} ({printed(name).health - 1} damage)"


def filler(side: str, words: str, fits: Wanted) -> str:
    """Six of the cheapest cards that the words do not name, to pay with."""
    found = [
        name
        for name, it, owner in zip(NAMES, BOX.cards, BOX.side, strict=True)
        if SIDES[owner] == side and "," not in name and name not in words and fits(it)
    ]
    return ", ".join(sorted(found, key=lambda name: printed(name).cost)[:6])


class Lay:
    """Deals positions of 1066 with hands full enough to pay: the Normans' always, the Saxons' if they have any."""

    def __init__(self, deal: Any) -> None:
        self.deal = deal

    def __call__(self, norman: str = "", saxon: str = "", fits: Wanted = is_recruit, **more: Any) -> Any:
        norman = f"hand: {filler('norman', norman, fits)}; {norman}"
        if "hand:" in saxon:
            saxon = f"hand: {filler('saxon', saxon, is_unit)}; {saxon}"
        fields = {name: value[:] if isinstance(value, list) else value for name, value in more.items()}
        return self.deal(norman=norman, saxon=saxon, **fields)


@pytest.fixture
def lay(deal1066: Any) -> Lay:
    return Lay(deal1066)


def hold(table: Any, name: str) -> None:
    """Put a Norman card from the deck into the hand: names with a comma cannot be laid out in words."""
    number = table.card(name)
    s = table.state
    if number not in s.hand[0]:
        s.deck[0] = tuple([other for other in s.deck[0] if other != number])
        s.hand[0] = sorted([*s.hand[0], number])
        table.check()


# ------------------------------------------------------------------ looking at the table


def offered(seat: Any, text: str) -> bool:
    return seat.table.text(seat.read(text)) in seat.options


def targets(seat: Any) -> set[str]:
    """The elements that a seat may choose now."""
    return {option.removeprefix("target ").strip("'") for option in seat.options if option.startswith("target ")}


def hurt(table: Any, side: str, name: str, amount: int, before: int = 0) -> None:
    """A card has taken so much damage, and is destroyed if that is its Health."""
    if before + amount < printed(name).health:
        assert table.damage(name) == before + amount
    else:
        assert where(table, name) == 0
        assert name in table.pile(side, "discard")


def where(table: Any, name: str) -> int:
    """The wedge (1 to 3) of an army card, or 0."""
    number = table.card(name)
    for place, line in enumerate(table.state.line):
        if number in line:
            return place % 3 + 1
    return 0


def hand(table: Any, side: str) -> list[str]:
    found: list[str] = table.pile(side, "hand")
    return found


def top(table: Any, side: str) -> str:
    """The top of a discard pile."""
    return str(table.pile(side, "discard")[0])


def resolve(table: Any, name: str, number: int, *chosen: str, drawn: int = 0) -> None:
    """The Normans execute an Event's Action: it costs what it costs, and ends on the discard pile."""
    before = len(hand(table, "norman"))
    table.norman.act(name, number, *chosen)
    assert top(table, "norman") == name
    assert len(hand(table, "norman")) == before - 1 - printed(name).cost + drawn
    assert table.asks != "Norman choose"


def answer(table: Any, name: str, number: int, *chosen: str) -> None:
    """The Normans, who are asked, answer with an Event: likewise."""
    assert table.asks == "Norman response"
    before = len(hand(table, "norman"))
    table.norman.respond(name, number, *chosen)
    assert name in table.pile("norman", "discard")
    assert len(hand(table, "norman")) <= before - 1 - printed(name).cost + 1


def cannot_act(table: Any, name: str, number: int = 1, rule: str = "R.TARGET.NONE") -> None:
    """The Normans are not offered an Action, and it is refused by that rule; without a target it changes nothing."""
    if rule == "R.TARGET.NONE":
        table.norman.idle(f'act "{name}" {number}')
        return
    assert not offered(table.norman, f'act "{name}" {number}')
    table.norman.refused(f'act "{name}" {number}', rule)


def cannot_answer(table: Any, name: str, number: int = 1, rule: str = "H.RESPONSE.WINDOW") -> None:
    """The Normans are asked for a Response, but this is none to what happens."""
    assert table.asks == "Norman response"
    assert not offered(table.norman, f'respond "{name}" {number}')
    table.norman.refused(f'respond "{name}" {number}', rule)


def moves_freely(lay: Lay, name: str, number: int) -> None:
    """`Move this card to another wedge`: it Tires, and goes to either other wedge that has room."""
    here = f"w2: {name}" if name == WILLIAM else f"w2: {WILLIAM}, {name}"
    for wedge in (1, 3):
        table = lay(norman=here)
        table.norman.do(f'act "{name}" {number}')
        assert targets(table.norman) == {"w1", "w3"}
        table.norman.refused('target "w2"', "H.PLAY.MOVE_ROW")
        table.norman.do(f'target "w{wedge}"')
        assert table.line("norman", wedge) == [f"{name} (tired)"]
        assert table.line("norman", 2) == ([] if name == WILLIAM else [WILLIAM])
        assert table.asks == "Saxon turn"
    others = pick("norman", is_simple, 6, without=name)
    full = f"w1: {', '.join(others[:3])}"
    table = lay(norman=f"{here}; {full}; w3: {', '.join(others[3:5])}")
    table.norman.act(name, number)  # wedge 1 is full, so there is nothing to choose
    assert table.line("norman", 3) == [*others[3:5], f"{name} (tired)"]
    table = lay(norman=f"{here}; {full}; w3: {', '.join(others[3:6])}")
    cannot_act(table, name, number)
    table = lay(norman=f"w1: {name} (tired)")
    cannot_act(table, name, number, "H.READY.TIRE")


def is_cheaper(lay: Lay, source: str, meant: Wanted) -> None:
    """`Your … cards cost 1 less`: such cards and no others, while the source is in play, Tired or not."""
    there, absent = lay(norman=f"w1: {source} (tired)"), lay()
    for name, it, side in zip(NAMES, BOX.cards, BOX.side, strict=True):
        if side == 0 and it.type != "leader":
            assert absent.norman.cost(name) == it.cost
            assert there.norman.cost(name) == max(0, it.cost - int(meant(it))), name
        elif side == 1 and it.type != "leader":
            assert there.saxon.cost(name) == it.cost
    dear = one("norman", lambda it: meant(it) and it.cost > 0 and it.type not in ("event", "attachment"), source)
    table = lay(norman=f"hand: {dear}; w1: {source} (tired)")
    before = len(hand(table, "norman"))
    table.norman.play(dear, "" if printed(dear).type == "tactics" else "w1")
    assert len(hand(table, "norman")) == before - 1 - (printed(dear).cost - 1)


def shoots(lay: Lay, name: str, number: int, reach: int, amount: int) -> None:
    """`Deal damage to an enemy in this wedge at most so many rows away`, from each row (R.RANGE)."""
    foes = pick("saxon", is_foe, 4)
    others = pick("norman", is_simple, 2, without=name)
    for row in (1, 2, 3):
        near = [foe for place, foe in enumerate(foes[:3], 1) if row + place - 1 <= reach]
        words = f"w1: {', '.join([*others[: row - 1], name])}"
        for shot in near:
            table = lay(norman=words, saxon=f"w1: {', '.join(foes[:3])}; w2: {foes[3]}")
            table.norman.do(f'act "{name}" {number}')
            if len(near) > 1:
                assert targets(table.norman) == set(near)
                table.norman.do(f'target "{shot}"')
            hurt(table, "saxon", shot, amount)
            assert table.tired(name)
            assert [table.damage(foe) for foe in foes if foe != shot] == [0, 0, 0]
        if not near:
            table = lay(norman=words, saxon=f"w1: {', '.join(foes[:3])}; w2: {foes[3]}")
            cannot_act(table, name, number)
    table = lay(norman=f"w1: {name}", saxon=f"w1: {foes[0]}; w2: {foes[3]}")
    table.norman.act(name, number)
    hurt(table, "saxon", foes[0], amount)
    table = lay(norman=f"w1: {name}", saxon=f"w2: {foes[0]}")
    cannot_act(table, name, number)


# ------------------------------------------------------------------ what is printed


def buy_for_one(table: Any) -> str:
    """A Norman army card that costs 1 just now and does nothing when played; it is held."""
    for name in map(table.game.names("card").__getitem__, (*table.state.hand[0], *table.state.deck[0])):
        silent = all([ability.kind != "played" for ability in printed(name).abilities])
        if is_recruit(printed(name)) and silent and table.norman.cost(name) == 1:
            hold(table, name)
            return str(name)
    raise AssertionError("no such card is left")


PLAIN = {it.id for it in PACK.cards if all([ability.kind == SOLO for ability in it.abilities])}
RECRUITS = [it for it in PACK.cards if it.type in ("character", "unit")]


@card("oarsmen", "breton-foot", "norman-spearmen", "norman-knights")
@pytest.mark.parametrize("recruit", RECRUITS, ids=[it.id for it in RECRUITS])
def test_army_cards_are_played_have_their_values_and_yield_their_resources(lay: Lay, recruit: Card) -> None:
    """All Units and Characters, with those that have no ability; what one may do when played is declined."""
    name = recruit.name["en"]
    table = lay(saxon=f"w1: {HAROLD}", marker="saxon")
    hold(table, name)
    table.saxon("pass")
    before = len(hand(table, "norman"))
    totals = [table.norman.total(value, 1) for value in ("might", "zeal")]
    table.norman.play(name, "w1")
    if table.asks == "Norman use":
        table.norman("decline")
    assert table.line("norman", 1) == [name]
    assert len(hand(table, "norman")) == before - 1 - recruit.cost
    for value in ("might", "zeal", "health", "resources"):
        assert table.value(name, value) == getattr(recruit, value)
    assert table.norman.total("might", 1) == totals[0] + recruit.might
    assert table.norman.total("zeal", 1) == totals[1] + recruit.zeal
    hold(table, NAMES[table.state.deck[0][0]])  # something else to pay with
    bought = buy_for_one(table)
    before = len(hand(table, "norman"))
    table.norman(f'play "{bought}" "w2"')
    if not recruit.resources:
        table.norman.refused(f'pay "{name}"', "H.PAY.TIRE")
        return
    table.norman(f'pay "{name}"')
    assert table.tired(name)
    assert table.line("norman", 2) == [WILLIAM, bought]
    assert len(hand(table, "norman")) == before - 1


def test_cards_without_abilities_are_those_of_the_test_before() -> None:
    assert {"oarsmen", "breton-foot", "norman-spearmen", "norman-knights"} == PLAIN


BACKERS = [it for it in PACK.cards if it.type not in ("character", "unit") and it.resources]


@pytest.mark.parametrize("backer", BACKERS, ids=[it.id for it in BACKERS])
def test_other_cards_yield_their_resources(lay: Lay, backer: Card) -> None:
    assert backer.type == "tactics"
    backer_name = backer.name["en"]
    table = lay(norman=f"reserve: {backer_name}")
    bought = buy_for_one(table)
    before = len(hand(table, "norman"))
    table.norman(f'play "{bought}" "w1"', f'pay "{backer_name}"')
    assert table.tired(backer.name["en"])
    assert len(hand(table, "norman")) == before - 1  # what a card yields beyond the cost is lost


def test_a_payment_half_made_can_be_imagined_by_the_opponent(lay: Lay) -> None:
    """Sources are paid in the order of the cards: a hand that the Saxons imagine must hold enough that come later."""
    dear = max([it for it in PACK.cards if it.type == "tactics"], key=lambda it: it.cost).name["en"]
    table = lay(norman=f"hand: {dear}", saxon="hand: Great Fyrd", fits=lambda it: it.unit == "cavalry")
    apply(table.state, 0, table.norman.read(f'reserve "{dear}"'))
    apply(table.state, 0, ask_of(table.state).advice.suggest(table.state, table.state.top[2])[0])
    for seed in range(40):
        other = determinize(view(table.state, 1), Quick(seed))
        found = decision(other, 0)
        assert found is not None
        assert found.options, "the imagined Normans cannot pay the rest"


ALONE = [(it, ability) for it in PACK.cards for ability in it.abilities if ability.kind == SOLO]


@pytest.mark.parametrize(("it", "ability"), ALONE, ids=[it.id for it, _ in ALONE])
def test_solo_abilities_do_nothing_with_two_players(lay: Lay, it: Card, ability: Any) -> None:
    """Solo: … - not an Action, not a Response, not used when played, and of no effect."""
    name, number = it.name["en"], it.abilities.index(ability) + 1
    foes = pick("saxon", is_foe, 2)
    table = lay(
        norman=f"hand: {name}; w1: {one('norman', is_simple, name)} (1 damage); w2: {WILLIAM} (1 damage)",
        saxon=f"hand: Great Fyrd 3; w1: {HAROLD}, {', '.join(foes)}",
        marker="saxon",
        objective_damage=[0, 1],
    )
    table.saxon("pass")
    held = len(hand(table, "saxon"))
    if it.type in ("character", "unit"):
        table.norman.play(name, "w1")
        if table.asks == "Norman use":
            assert not offered(table.norman, f"use {number}")
            table.norman.refused(f"use {number}", "H.ABILITY.WHEN_PLAYED")
            table.norman("decline")
    elif it.type == "tactics":
        table.norman.play(name)
    cannot_act(table, name, number, "H.ABILITY.SOLO_IGNORED")
    assert [table.damage(foe) for foe in (HAROLD, *foes, WILLIAM)] == [0, 0, 0, 1]
    assert not any([table.tired(foe) for foe in (HAROLD, *foes)])
    assert table.state.objective_damage == [0, 1]
    assert (table.state.mods, len(hand(table, "saxon"))) == ([], held)


# ------------------------------------------------------------------ the Leader


@card("william-fitzrobert")
def test_william_fitzrobert(lay: Lay) -> None:
    """Action: Commander - Move this card to another wedge."""
    moves_freely(lay, WILLIAM, 1)


# ------------------------------------------------------------------ Characters


@card("ealdred-archbishop-of-york")
@pytest.mark.parametrize(("damage", "answer", "left"), [(2, "use 1", 1), (2, "decline", 2), (0, "use 1", 0)])
def test_ealdred_archbishop_of_york(lay: Lay, damage: int, answer: str, left: int) -> None:
    """When Played: Unction - Remove 1 damage from your Leader."""
    other = one("norman", lambda it: is_simple(it) and it.health > 1)
    table = lay(norman=f"w1: {other} (1 damage); w2: {WILLIAM} ({damage} damage)", saxon=f"w1: {HAROLD} (1 damage)")
    hold(table, EALDRED)
    table.norman.play(EALDRED, "w3", answer)
    assert [table.damage(name) for name in (WILLIAM, other, HAROLD)] == [left, 1, 1]
    assert not table.tired(EALDRED)


@card("trumpeter")
def test_trumpeter(lay: Lay) -> None:
    """Action: Sound the call - Ready one of your Tired Units with cost 2 or less in this wedge."""
    cheap = pick("norman", lambda it: is_simple(it) and it.cost <= 2, 3)
    dear = one("norman", lambda it: is_foe(it) and it.cost > 2)
    # The dear Unit here and the cheap one elsewhere are not meant, so there is nothing to choose.
    table = lay(norman=f"w1: Trumpeter, {cheap[0]} (tired), {dear} (tired); w2: {cheap[1]} (tired), {WILLIAM} (tired)")
    table.norman.act("Trumpeter")
    assert table.line("norman", 1) == ["Trumpeter (tired)", cheap[0], f"{dear} (tired)"]
    assert table.line("norman", 2) == [f"{cheap[1]} (tired)", f"{WILLIAM} (tired)"]
    table = lay(norman=f"w1: Trumpeter, {cheap[0]} (tired), {cheap[1]} (tired)")
    table.norman.act("Trumpeter", 1, cheap[1])
    assert table.line("norman", 1) == ["Trumpeter (tired)", f"{cheap[0]} (tired)", cheap[1]]
    table = lay(
        norman=f"w1: Trumpeter, {cheap[0]}, {dear} (tired); w2: {cheap[1]} (tired)", saxon="w1: Great Fyrd (tired)"
    )
    cannot_act(table, "Trumpeter")
    table = lay(norman=f"w1: Trumpeter, {WILLIAM} (tired), Taillefer (tired)")
    cannot_act(table, "Trumpeter")


@card("wadard")
def test_wadard(lay: Lay) -> None:
    """Action: Foraging - Draw 1 card."""
    table = lay(norman="w1: Wadard; deck: Lanfranc")
    before = len(hand(table, "norman"))
    table.norman.act("Wadard")
    assert "Lanfranc" in hand(table, "norman")
    assert len(hand(table, "norman")) == before + 1
    assert table.tired("Wadard")
    table.saxon("pass")
    cannot_act(table, "Wadard", rule="H.READY.TIRE")


@card("vital")
def test_vital(lay: Lay) -> None:
    """When Played: Scout - Look at your opponent's hand."""
    words = {"norman": "hand: Vital", "saxon": "hand: Malfosse, Edith Swan-neck"}
    table = lay(**words)
    table.norman.play("Vital", "w1", "use 1")
    told = "\n".join(table.norman.log)
    assert all([name.rstrip(" 23") in told for name in hand(table, "saxon")])
    assert "Malfosse" not in "\n".join(table.log())  # the spectators see nothing
    assert sorted(table.state.shown[1]) == sorted(table.state.hand[1])
    table = lay(**words)
    table.norman.play("Vital", "w1", "decline")
    assert "Malfosse" not in "\n".join(table.norman.log)
    assert table.state.shown[1] == ()


@card("taillefer")
def test_taillefer(lay: Lay) -> None:
    """Action: The first blow - Deal 3 damage to an enemy in this wedge, then sacrifice this card."""
    table = lay(norman="w1: Taillefer, Wadard", saxon=f"w1: Great Fyrd, {HAROLD}; w2: Great Fyrd 2")
    table.norman.do("act 'Taillefer' 1")
    assert targets(table.norman) == {"Great Fyrd", HAROLD}
    table.norman.refused("target 'Great Fyrd 2'", "H.ABILITY.CARD_FIRST")
    table.norman.do(f"target '{HAROLD}'")
    assert table.line("saxon", 1) == ["Great Fyrd", f"{HAROLD} (3 damage)"]
    assert table.line("norman", 1) == ["Wadard"]
    assert table.pile("norman", "discard") == ["Taillefer"]
    table = lay(norman="w1: Taillefer", saxon="w2: Great Fyrd")
    cannot_act(table, "Taillefer")


@card("gilbert-of-lisieux")
def test_gilbert_of_lisieux(lay: Lay) -> None:
    """When Played: Embassy to Rome - Deal 2 damage to your current Objective."""
    for answer, dealt in (("use 1", 2), ("decline", 0)):
        table = lay(objective_damage=[0, 1])
        hold(table, GILBERT)
        table.norman.play(GILBERT, "w1", answer)
        assert table.state.objective_damage == [dealt, 1]
        assert table.state.reached == [0, 0]
    table = lay(reached=ALL_REACHED, at_final=3)  # the final Objective takes no damage
    hold(table, GILBERT)
    table.norman.play(GILBERT, "w1", "use 1")
    assert table.state.objective_damage == [0, 0]


@card("william-of-poitiers")
def test_william_of_poitiers(lay: Lay) -> None:
    """When Played: Chronicler - Take an Event with cost 1 or less from your discard pile into your hand."""
    name = "William of Poitiers"
    cheap = pick("norman", lambda it: it.type == "event" and it.cost <= 1, 2)
    dear = one("norman", lambda it: it.type == "event" and it.cost > 1)
    table = lay(norman=f"hand: {name}; discard: {cheap[0]}, {dear}, Wadard, {cheap[1]}")
    table.norman.play(name, "w1", "use 1")
    assert targets(table.norman) == set(cheap)
    table.norman.do(f'target "{cheap[0]}"')
    assert cheap[0] in hand(table, "norman")
    assert table.pile("norman", "discard")[-3:] == [cheap[1], "Wadard", dear]
    table = lay(norman=f"hand: {name}; discard: {cheap[0]}")
    table.norman.play(name, "w1", "decline")
    assert cheap[0] not in hand(table, "norman")
    table = lay(norman=f"hand: {name}; discard: {dear}, Wadard", saxon="discard: Close Ranks")
    table.norman.play(name, "w1")
    table.norman.idle("use 1")


@card("engenulf-de-laigle")
def test_engenulf_de_laigle(lay: Lay) -> None:
    """Action: Bloodlust - Deal 1 damage to this card, then deal 2 damage to an enemy in this wedge."""
    name = "Engenulf de L'Aigle"
    table = lay(norman=f"w1: {name}", saxon=f"w1: Great Fyrd, {HAROLD}; w2: Great Fyrd 2")
    table.norman.do(f'act "{name}" 1')
    assert targets(table.norman) == {"Great Fyrd", HAROLD}
    table.norman.do(f"target '{HAROLD}'")
    hurt(table, "norman", name, 1)
    assert table.line("saxon", 1) == ["Great Fyrd", f"{HAROLD} (2 damage)"]
    if printed(name).health > 1:
        assert table.line("norman", 1) == [f"{name} (tired) (1 damage)"]
    # His own blow may be his end; the enemy was chosen before that.
    table = lay(norman=f"w1: {dying(name)}", saxon=f"w1: {HAROLD}")
    table.norman.act(name)
    assert table.line("norman", 1) == []
    assert top(table, "norman") == name
    assert table.damage(HAROLD) == 2
    table = lay(norman=f"w1: {name}", saxon="w2: Great Fyrd")
    cannot_act(table, name)


@card("stephen-fitzairard")
def test_stephen_fitzairard(lay: Lay) -> None:
    """Action: Pilot - Move another of your non-Leader cards to another wedge."""
    name = "Stephen FitzAirard"
    table = lay(norman=f"w1: {name}, Wadard (tired); w2: {WILLIAM}, Norman Spearmen 3", saxon=f"w1: {HAROLD}")
    table.norman.do(f'act "{name}" 1')
    assert targets(table.norman) == {"Wadard", "Norman Spearmen 3"}
    table.norman.do("target 'Wadard'")
    assert targets(table.norman) == {"w2", "w3"}
    table.norman.do("target 'w2'")
    assert table.line("norman", 2) == [WILLIAM, "Norman Spearmen 3", "Wadard (tired)"]
    assert table.line("norman", 1) == [f"{name} (tired)"]
    table = lay(norman=f"w1: {name}; w2: {WILLIAM}", saxon=f"w1: {HAROLD}, Great Fyrd")
    cannot_act(table, name)


@card("matilda-of-flanders")
def test_matilda_of_flanders(lay: Lay) -> None:
    """The duchess's gift - Your Fleet cards cost 1 less."""
    is_cheaper(lay, "Matilda of Flanders", lambda it: "fleet" in it.traits)


@card("turstin-fitzrolf")
def test_turstin_fitzrolf(lay: Lay) -> None:
    """Standard-bearer - Your other cards in this wedge get +1 Zeal."""
    name = "Turstin FitzRolf"
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Norman Spearmen 3; w2: Wadard", saxon="w1: Great Fyrd")
    zeal, might = table.norman.total("zeal", 1), table.norman.total("might", 1)
    table.norman.play(name, "w1")
    assert table.norman.total("zeal", 1) == zeal + 2 + printed(name).zeal
    assert table.norman.total("might", 1) == might + printed(name).might
    for other, gift in ((WILLIAM, 1), ("Norman Spearmen 3", 1), (name, 0), ("Wadard", 0), ("Great Fyrd", 0)):
        assert table.value(other, "zeal") == printed(other).zeal + gift
    table.saxon("pass")
    table.norman(f"sacrifice '{name}'")
    assert table.norman.total("zeal", 1) == zeal


@card("william-malet")
def test_william_malet(lay: Lay) -> None:
    """When Played: Bring them back - Take a Unit with cost 1 or less from your discard pile into your hand."""
    name = "William Malet"
    cheap = pick("norman", lambda it: is_simple(it) and it.cost <= 1, 2)
    dear = one("norman", lambda it: is_simple(it) and it.cost > 1)

    def is_character(it: Card) -> bool:
        return it.type == "character"

    table = lay(norman=f"hand: {name}; discard: {cheap[0]}, {dear}, {cheap[1]}", fits=is_character)
    table.norman.play(name, "w1", "use 1")
    assert targets(table.norman) == set(cheap)
    table.norman.do(f'target "{cheap[1]}"')
    assert cheap[1] in hand(table, "norman")
    assert table.pile("norman", "discard")[-2:] == [dear, cheap[0]]
    table = lay(norman=f"hand: {name}; discard: {cheap[0]}", fits=is_character)
    table.norman.play(name, "w1", "decline")
    assert table.pile("norman", "discard")[-1] == cheap[0]
    table = lay(norman=f"hand: {name}; discard: {dear}", saxon="discard: Great Fyrd", fits=is_character)
    table.norman.play(name, "w1")
    table.norman.idle("use 1")


@card("ralph-de-tosny")
def test_ralph_de_tosny(lay: Lay) -> None:
    """Action: Agile - Move this card to another wedge."""
    moves_freely(lay, "Ralph de Tosny", 1)


@card("geoffrey-of-coutances")
def test_geoffrey_of_coutances(lay: Lay) -> None:
    """Action: Healing - Remove 2 damage from one of your damaged cards in this wedge."""
    name = "Geoffrey of Coutances"
    words = f"w1: {name} (1 damage), {WILLIAM} (3 damage), Wadard; w2: Norman Spearmen 2"
    table = lay(norman=words, saxon=f"w1: {HAROLD} (1 damage)")
    table.norman.do(f'act "{name}" 1')
    assert targets(table.norman) == {name, WILLIAM}
    table.norman.do(f'target "{WILLIAM}"')
    assert table.line("norman", 1) == [f"{name} (tired) (1 damage)", f"{WILLIAM} (1 damage)", "Wadard"]
    table = lay(norman=words, saxon=f"w1: {HAROLD} (1 damage)")
    table.norman.act(name, 1, name)
    assert table.damage(name) == 0
    table = lay(norman=f"w1: {name}, Wadard; w2: {WILLIAM} (1 damage)", saxon=f"w1: {HAROLD} (1 damage)")
    cannot_act(table, name)


@card("lanfranc")
def test_lanfranc(lay: Lay) -> None:
    """When Played: Learned - Draw 1 card."""
    for answer, drawn in (("use 1", 1), ("decline", 0)):
        table = lay(norman="hand: Lanfranc; deck: Odo of Bayeux")
        before = len(hand(table, "norman"))
        table.norman.play("Lanfranc", "w1", answer)
        assert ("Odo of Bayeux" in hand(table, "norman")) == bool(drawn)
        assert len(hand(table, "norman")) == before - 1 - printed("Lanfranc").cost + drawn


@card("alan-rufus")
def test_alan_rufus(lay: Lay) -> None:
    """Leader - Your Breton cards cost 1 less."""
    is_cheaper(lay, "Alan Rufus", lambda it: "breton" in it.traits)


def charges(lay: Lay, name: str, amount: int) -> None:
    """`When Played: Deal damage to an enemy in Row 1 of this wedge.`"""
    front, rear, far = pick("saxon", is_foe, 3)
    for answer, dealt in (("use 1", amount), ("decline", 0)):
        table = lay(norman=f"hand: {name}", saxon=f"w1: {HAROLD}, {rear}; w2: {far}")
        table.norman.play(name, "w1", answer)
        assert [table.damage(foe) for foe in (HAROLD, rear, far)] == [dealt, 0, 0]
        assert not table.tired(name)
    table = lay(norman=f"hand: {name}; w1: Wadard, Norman Spearmen 3", saxon=f"w1: {front}")  # from any row of its own
    table.norman.play(name, "w1", "use 1")
    hurt(table, "saxon", front, amount)
    table = lay(norman=f"hand: {name}", saxon=f"w2: {front}; w3: {HAROLD}")
    table.norman.play(name, "w1")
    table.norman.idle("use 1")


@card("robert-de-beaumont")
def test_robert_de_beaumont(lay: Lay) -> None:
    """When Played: First battle - Deal 2 damage to an enemy in Row 1 of this wedge."""
    charges(lay, "Robert de Beaumont", 2)


@card("william-de-warenne")
def test_william_de_warenne(lay: Lay) -> None:
    """Response: To the rescue - When your opponent would destroy one of your Units in this wedge, cancel the
    destruction, then remove all damage from that Unit."""
    name = "William de Warenne"
    unit, knight = one("norman", is_simple), one("norman", lambda it: it.unit == "cavalry" and it.cost <= 3)
    words = f"w1: {name}, {dying(unit)}"
    table = lay(norman=words, saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, unit)
    assert table.asks == "Norman response"
    table.norman.respond(name)
    assert table.line("norman", 1) == [f"{name} (tired)", unit]
    assert table.pile("norman", "discard") == []
    # Unanswered, the Unit falls.
    table = lay(norman=words, saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, unit)
    table.norman("pass")
    assert table.line("norman", 1) == [name]
    assert table.pile("norman", "discard") == [unit]
    # A destruction without damage is one too; what damage there was is gone.
    damage = printed(knight).health - 1
    table = lay(norman=f"w1: {name}, {dying(knight)}", saxon="hand: Malfosse", marker="saxon")
    assert table.damage(knight) == damage
    table.saxon.act("Malfosse", 1)
    table.norman.respond(name)
    assert table.line("norman", 1) == [f"{name} (tired)", knight]


@card("william-de-warenne")
def test_william_de_warenne_saves_no_other(lay: Lay) -> None:
    """Not a Character, not a Unit of another wedge, not while he is Tired, not from a sacrifice."""
    name, unit = "William de Warenne", one("norman", is_simple)
    for words, victim in (
        (f"w1: {name}, {dying('Wadard')}", "Wadard"),
        (f"w2: {name}; w1: {dying(unit)}", unit),
        (f"w1: {name} (tired), {dying(unit)}", unit),
    ):
        table = lay(norman=words, saxon=f"w1: {BREME}, {HAROLD}", marker="saxon")
        table.saxon.do(f"act '{BREME}' 1")
        if table.asks == "Saxon choose":
            table.saxon.do(f"target '{victim}'")
        assert table.asks == "Norman turn"
        assert table.pile("norman", "discard") == [victim]
    table = lay(norman=f"w1: {name}, {unit}")
    table.norman(f"sacrifice '{unit}'")
    assert table.asks == "Saxon turn"
    assert table.pile("norman", "discard") == [unit]


@card("walter-giffard")
def test_walter_giffard(lay: Lay) -> None:
    """When Played: Old comrade - Give your Leader +1 Might."""
    name = "Walter Giffard"
    for answer, gift in (("use 1", 1), ("decline", 0)):
        table = lay(norman=f"hand: {name}")
        table.norman.play(name, "w1", answer)
        assert table.value(WILLIAM, "might") == printed(WILLIAM).might + gift
        assert table.value(HAROLD, "might") == printed(HAROLD).might
        table.saxon("pass")
        table.norman(f"sacrifice '{name}'", "pass")
        assert table.state.round == 2  # it stays, whatever becomes of him
        assert table.value(WILLIAM, "might") == printed(WILLIAM).might + gift


@card("hildebrand")
def test_hildebrand(lay: Lay) -> None:
    """Leader - Your Cleric cards cost 1 less."""
    is_cheaper(lay, "Hildebrand", lambda it: "cleric" in it.traits)


@card("robert-of-mortain")
def test_robert_of_mortain(lay: Lay) -> None:
    """Family - Your Family cards cost 1 less."""
    is_cheaper(lay, "Robert of Mortain", lambda it: "family" in it.traits)


@card("william-fitzosbern")
def test_william_fitzosbern(lay: Lay) -> None:
    """Leader - Your Cavalry Units cost 1 less."""
    is_cheaper(lay, "William FitzOsbern", lambda it: it.unit == "cavalry")


@card("alan-rufus", "william-fitzosbern")
def test_discounts_of_two_cards_add_up(lay: Lay) -> None:
    """Breton Cavalry under Alan Rufus and William FitzOsbern; no cost falls below 0."""
    table = lay(norman="w1: Alan Rufus, William FitzOsbern")
    assert table.norman.cost("Breton Horsemen") == max(0, printed("Breton Horsemen").cost - 2)
    assert table.norman.cost("Breton Foot") == max(0, printed("Breton Foot").cost - 1)


@card("eustace-of-boulogne")
def test_eustace_of_boulogne(lay: Lay) -> None:
    """Action: Strike at the king - Deal 2 damage to the enemy Leader in this wedge."""
    name = "Eustace of Boulogne"
    table = lay(norman=f"w1: {name}", saxon=f"w1: Great Fyrd, {HAROLD}")
    table.norman.act(name)
    assert table.line("saxon", 1) == ["Great Fyrd", f"{HAROLD} (2 damage)"]
    assert table.tired(name)
    table = lay(norman=f"w1: {name}, {WILLIAM}", saxon=f"w1: Great Fyrd; w2: {HAROLD}")
    cannot_act(table, name)


@card("odo-of-bayeux")
def test_odo_of_bayeux(lay: Lay) -> None:
    """Comfort the young men - Your Cavalry Units in this wedge get +1 Might."""
    name = "Odo of Bayeux"
    here, far = pick("norman", lambda it: it.unit == "cavalry", 2)
    table = lay(norman=f"hand: {name}; w1: {here}, Norman Spearmen 3; w2: {far}", saxon="w1: Mounted Thegns")
    might = table.norman.total("might", 1)
    table.norman.play(name, "w1")
    assert table.norman.total("might", 1) == might + 1 + printed(name).might
    for other, gift in ((here, 1), ("Norman Spearmen 3", 0), (name, 0), (far, 0), ("Mounted Thegns", 0)):
        assert table.value(other, "might") == printed(other).might + gift


# ------------------------------------------------------------------ Units


@card("carpenters")
def test_carpenters(lay: Lay) -> None:
    """When Played: At work - The next Attachment you play this round costs 1 less."""
    first, second = pick("norman", lambda it: it.type == "attachment" and it.cost > 0 and it.id != "gonfanon", 2)
    words = f"hand: Carpenters, {first}, {second}, Wagon of Arms"
    table = lay(norman=words, marker="saxon")
    table.saxon("pass")
    table.norman.play("Carpenters", "w1", "use 1")
    assert table.norman.cost(first) == printed(first).cost - 1
    assert table.norman.cost("Wagon of Arms") == printed("Wagon of Arms").cost
    before = len(hand(table, "norman"))
    table.norman.play(first, host(table, first))
    tired = printed("Carpenters").resources if table.tired("Carpenters") else 0
    assert before - 1 - len(hand(table, "norman")) + tired == printed(first).cost - 1
    assert table.norman.cost(second) == printed(second).cost  # it was for one card
    # Declined there is no discount, and two add up, until the end of the round.
    table = lay(norman=words, marker="saxon")
    table.saxon("pass")
    table.norman.play("Carpenters", "w1", "decline")
    assert table.norman.cost(first) == printed(first).cost
    table = lay(norman=words, marker="saxon", fits=is_spearman)
    table.saxon("pass")
    table.norman.play("Carpenters", "w1", "use 1")
    hold(table, "Carpenters 2")
    table.norman.play("Carpenters 2", "w1", "use 1")
    assert table.norman.cost(first) == max(0, printed(first).cost - 2)
    table.norman("pass")
    assert table.state.round == 2
    assert table.norman.cost(first) == printed(first).cost


def host(table: Any, attachment: str) -> str:
    """The first element that an Attachment in hand may be put on."""
    return str(
        next(
            element
            for element in table.game.names("element")
            if offered(table.norman, f'attach "{attachment}" "{element}"')
        )
    )


@card("norman-archers")
def test_norman_archers(lay: Lay) -> None:
    """Action: Range 2 - Deal 1 damage to an enemy in this wedge at most 2 rows away."""
    shoots(lay, "Norman Archers", 1, 2, 1)


@card("norman-crossbowmen")
def test_norman_crossbowmen(lay: Lay) -> None:
    """Action: Range 2 - Deal 2 damage to an enemy in this wedge at most 2 rows away."""
    shoots(lay, "Norman Crossbowmen", 1, 2, 2)


@card("mounted-archers")
def test_mounted_archers(lay: Lay) -> None:
    """Action: Range 3 - Deal 1 damage to an enemy in this wedge at most 3 rows away.
    Action: Agile - Move this card to another wedge."""
    shoots(lay, "Mounted Archers", 1, 3, 1)
    moves_freely(lay, "Mounted Archers", 2)


@card("norman-archers", "norman-crossbowmen", "mounted-archers")
def test_archers_cannot_choose_whom_a_shielding_card_covers(lay: Lay) -> None:
    """Their Range attacks go round nobody: the shield-bearer must be shot first."""
    foes = pick("saxon", is_foe, 1)
    for name in ("Norman Archers", "Norman Crossbowmen", "Mounted Archers"):
        table = lay(norman=f"w1: {name}", saxon=f"w1: {foes[0]}, Royal Housecarls")
        table.norman.act(name)
        assert table.damage(foes[0]) == 0
        assert table.damage("Royal Housecarls") > 0
        table = lay(norman=f"w1: {name}", saxon="w1: Royal Housecarls, Royal Housecarls 2")
        cannot_act(table, name)


@card("breton-horsemen")
def test_breton_horsemen(lay: Lay) -> None:
    """Action: Agile - Move this card to another wedge."""
    moves_freely(lay, "Breton Horsemen", 1)


@card("mailed-foot")
def test_mailed_foot(lay: Lay) -> None:
    """Shielding - Your other cards in this wedge cannot be chosen for Range attacks."""
    unit = one("norman", lambda it: is_simple(it) and it.health > 1)
    archers = "English Archers"
    for tired in ("", " (tired)"):
        table = lay(norman=f"w1: {unit}, Mailed Foot{tired}", saxon=f"w1: {archers}", marker="saxon")
        table.saxon.act(archers)  # there is only the Mailed Foot to choose
        assert (table.damage(unit), table.damage("Mailed Foot")) == (0, 1)
    # Cards of another wedge are not covered.
    table = lay(norman=f"w1: {unit}; w2: Mailed Foot", saxon=f"w1: {archers}", marker="saxon")
    table.saxon.act(archers)
    assert table.damage(unit) == 1
    # What is no Range attack is not hindered.
    table = lay(norman=f"w1: {WILLIAM}, Mailed Foot", saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.do(f"act '{BREME}' 1")
    assert targets(table.saxon) == {WILLIAM, "Mailed Foot"}
    table.saxon.do(f"target '{WILLIAM}'")
    assert table.damage(WILLIAM) == 2
    # Enemies are not covered, and two cover each other.
    table = lay(norman=f"w1: Mailed Foot, Norman Archers; w2: {WILLIAM}", saxon=f"w1: {HAROLD}, Great Fyrd")
    table.norman.act("Norman Archers", 1)
    assert table.damage(HAROLD) == 1
    table = lay(norman="w1: Mailed Foot, Mailed Foot 2", saxon=f"w1: {archers}", marker="saxon")
    table.saxon.idle(f"act '{archers}' 1")


@card("franco-flemish-knights")
def test_franco_flemish_knights(lay: Lay) -> None:
    """When Played: Charge - Deal 1 damage to an enemy in Row 1 of this wedge."""
    charges(lay, "Franco-Flemish Knights", 1)


@card("knights-of-the-cotentin")
def test_knights_of_the_cotentin(lay: Lay) -> None:
    """Action: Agile - Move this card to another wedge."""
    moves_freely(lay, "Knights of the Cotentin", 1)


@card("household-knights")
def test_household_knights(lay: Lay) -> None:
    """Shielding - Your Leader cannot be chosen for Range attacks while in this wedge."""
    name, archers = "Knights of the Duke's Household", "English Archers"
    unit = one("norman", lambda it: is_simple(it) and it.health > 1)
    table = lay(norman=f"w1: {WILLIAM}, {name}", saxon=f"w1: {archers}", marker="saxon")
    table.saxon.act(archers)
    assert (table.damage(WILLIAM), table.damage(name)) == (0, 1)
    # Others than the Leader are not covered, nor he in another wedge.
    table = lay(norman=f"w1: {unit}, {name}", saxon=f"w1: {archers}", marker="saxon")
    table.saxon.do(f"act '{archers}' 1")
    assert targets(table.saxon) == {unit, name}
    table = lay(norman=f"w1: {WILLIAM}; w2: {name}", saxon=f"w1: {archers}", marker="saxon")
    table.saxon.act(archers)
    assert table.damage(WILLIAM) == 1


# ------------------------------------------------------------------ Events


@card("favourable-wind")
def test_favourable_wind_all_aboard(lay: Lay) -> None:
    """Action: All aboard - The next Unit you play this round costs 2 less."""
    first, second = pick("norman", lambda it: is_simple(it) and it.cost >= 2, 2)
    table = lay(norman=f"hand: Favourable Wind, {first}, {second}, Odo of Bayeux", marker="saxon")
    table.saxon("pass")
    resolve(table, "Favourable Wind", 1)
    assert table.norman.cost("Odo of Bayeux") == printed("Odo of Bayeux").cost
    assert table.norman.cost("Breton Foot") == max(0, printed("Breton Foot").cost - 2)
    before = len(hand(table, "norman"))
    table.norman.play(first, "w1")
    assert len(hand(table, "norman")) == before - 1 - (printed(first).cost - 2)
    assert table.norman.cost(second) == printed(second).cost
    # A Character played in between does not use it up; the end of the round does.
    table = lay(norman=f"hand: Favourable Wind, {first}", marker="saxon", fits=is_spearman)
    table.saxon("pass")
    resolve(table, "Favourable Wind", 1)
    hold(table, "Wadard")
    table.norman.play("Wadard", "w1")
    assert table.norman.cost(first) == printed(first).cost - 2
    table.norman("pass")
    assert table.state.round == 2
    assert table.norman.cost(first) == printed(first).cost


@card("favourable-wind")
def test_favourable_wind_before_the_wind(lay: Lay) -> None:
    """Action: Before the wind - Move one of your Units to another wedge."""
    unit, other = pick("norman", is_simple, 2)
    table = lay(
        norman=f"hand: Favourable Wind; w1: Wadard, {unit} (tired), {other}; w2: {WILLIAM}", saxon="w1: Great Fyrd"
    )
    table.norman.do("act 'Favourable Wind' 2")
    assert targets(table.norman) == {unit, other}
    table.norman.do(f"target '{unit}'")
    assert targets(table.norman) == {"w2", "w3"}
    table.norman.do("target 'w2'")
    assert table.line("norman", 2) == [WILLIAM, f"{unit} (tired)"]
    assert table.line("norman", 1) == ["Wadard", other]
    assert top(table, "norman") == "Favourable Wind"
    table = lay(norman="hand: Favourable Wind; w1: Wadard", saxon="w1: Great Fyrd")
    cannot_act(table, "Favourable Wind", 2)


@card("stumble-on-the-shore")
def test_stumble_on_the_shore(lay: Lay) -> None:
    """Action: Good omen - Give your Leader +1 Zeal."""
    table = lay(norman="hand: Stumble on the Shore; w1: Wadard")
    resolve(table, "Stumble on the Shore", 1)
    assert table.value(WILLIAM, "zeal") == printed(WILLIAM).zeal + 1
    assert table.value("Wadard", "zeal") == printed("Wadard").zeal
    assert table.value(HAROLD, "zeal") == printed(HAROLD).zeal
    table.both_pass()
    assert table.state.round == 2  # for good
    assert table.value(WILLIAM, "zeal") == printed(WILLIAM).zeal + 1


@card("march-at-dawn")
def test_march_at_dawn(lay: Lay) -> None:
    """Action: Seize the hour - Take the first player marker, then draw 1 card."""
    table = lay(norman="hand: March at Dawn; deck: Lanfranc", marker="saxon", fits=is_spearman)
    table.saxon("pass")
    resolve(table, "March at Dawn", 1, drawn=1)
    assert table.state.marker == 0
    assert "Lanfranc" in hand(table, "norman")
    table.norman("pass")  # not the first to pass, so the marker stays where it is
    assert (table.state.round, table.state.marker, table.asks) == (2, 0, "Norman turn")


@card("break-the-shield-wall")
def test_break_the_shield_wall_response(lay: Lay) -> None:
    """Response: When an enemy ability of Shield Wall is initiated, cancel it."""
    name = "Break the Shield Wall"
    foe = one("saxon", lambda it: is_simple(it) and it.unit == "infantry")
    words = {"norman": f"hand: {name}, {name} 2", "saxon": f"hand: Shield Wall; w1: {foe}"}
    table = lay(**words, marker="saxon")
    held = len(hand(table, "saxon"))
    table.saxon.act("Shield Wall", 1, "w1")
    answer(table, name, 1)
    assert top(table, "saxon") == "Shield Wall"
    assert len(hand(table, "saxon")) == held - 1 - printed("Shield Wall").cost  # its cost stays paid
    assert table.state.mods == []
    resolve(table, f"{name} 2", 2)
    hurt(table, "saxon", foe, 2)
    table = lay(**words, marker="saxon")
    table.saxon.act("Shield Wall", 1, "w1")
    table.norman("pass")
    resolve(table, f"{name} 2", 2)
    assert table.damage(foe) == 0
    # Other Events are not answered with it.
    table = lay(norman=f"hand: {name}, Harold's Oath", saxon="hand: Summons of the Shires", marker="saxon")
    table.saxon.act("Summons of the Shires")
    cannot_answer(table, name)
    table = lay(norman=f"hand: {name}", saxon="hand: Summons of the Shires", marker="saxon")
    table.saxon.act("Summons of the Shires")
    assert table.asks == "Norman turn"


@card("break-the-shield-wall")
def test_break_the_shield_wall_is_itself_answered(lay: Lay) -> None:
    """Close Ranks cancels it, and then the Shield Wall stands: last in, first out."""
    name = "Break the Shield Wall"
    foe = one("saxon", lambda it: is_simple(it) and it.unit == "infantry")
    table = lay(norman=f"hand: {name}, {name} 2", saxon=f"hand: Shield Wall, Close Ranks; w1: {foe}", marker="saxon")
    table.saxon.act("Shield Wall", 1, "w1")
    table.norman.respond(name, 1)
    table.saxon.respond("Close Ranks", 1)
    assert name in table.pile("norman", "discard")
    assert {"Shield Wall", "Close Ranks"} <= set(table.pile("saxon", "discard"))
    assert table.asks == "Norman turn"
    resolve(table, f"{name} 2", 2)
    assert table.damage(foe) == 0


@card("break-the-shield-wall")
def test_break_the_shield_wall_into_the_gap(lay: Lay) -> None:
    """Action: Into the gap - Deal 2 damage to an enemy Infantry Unit."""
    name = "Break the Shield Wall"
    near, far = pick("saxon", lambda it: it.unit == "infantry", 2)
    other = one("saxon", lambda it: it.unit not in ("", "infantry"))
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3", saxon=f"w1: {near}, {other}, {HAROLD}; w3: {far}")
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {near, far}
    table.norman.do(f"target '{far}'")
    hurt(table, "saxon", far, 2)
    assert table.damage(near) == 0
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3", saxon=f"w1: {other}, {HAROLD}")
    cannot_act(table, name, 2)


@card("retreat-or-flight")
def test_retreat_or_flight_retreat(lay: Lay) -> None:
    """Response: Retreat - When your opponent would destroy one of your Units, cancel the destruction, then return that
    Unit to your hand."""
    name = "Retreat or Flight?"
    unit = one("norman", is_simple)
    words = f"hand: {name}; w1: {WILLIAM}, {dying(unit)}"
    table = lay(norman=words, saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, unit)
    table.norman("pass")  # of the damage; it is the destruction that is answered
    before = len(hand(table, "norman"))
    answer(table, name, 1)
    assert unit in hand(table, "norman")
    assert len(hand(table, "norman")) == before - 1 - printed(name).cost + 1
    assert (table.line("norman", 1), table.damage(unit)) == ([WILLIAM], 0)
    assert unit not in table.pile("norman", "discard")
    # What was attached to it is lost; and a destruction without damage will do.
    knight = one("norman", lambda it: it.unit == "cavalry" and it.cost <= 3)
    table = lay(norman=f"hand: {name}; w1: {knight}; on {knight}: Gonfanon", saxon="hand: Malfosse", marker="saxon")
    table.saxon.act("Malfosse", 1)
    answer(table, name, 1)
    assert knight in hand(table, "norman")
    assert "Gonfanon" in table.pile("norman", "discard")
    assert table.state.attached == []
    # Not for a Character.
    table = lay(norman=f"hand: {name}; w1: {dying('Wadard')}", saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME)
    cannot_answer(table, name, 1)
    table.norman("pass")
    assert table.asks == "Norman turn"
    assert table.pile("norman", "discard") == ["Wadard"]


@card("retreat-or-flight")
def test_retreat_or_flight_feigned_flight(lay: Lay) -> None:
    """Response: Feigned flight - When your opponent would deal damage to one of your army cards, prevent 2 of that
    damage, then deal 1 damage to an enemy in Row 1."""
    name = "Retreat or Flight?"
    rear, front = pick("saxon", is_foe, 2)
    for victim in (WILLIAM, "Wadard", "Norman Spearmen 3"):
        words = f"hand: {name}; w1: {victim}"
        table = lay(norman=words, saxon=f"w1: {HAROLD}, {BREME}, {rear}; w3: {front}", marker="saxon")
        table.saxon.act(BREME)
        assert table.asks == "Norman response"
        table.norman.do(f"respond '{name}' 2")
        assert targets(table.norman) == {HAROLD, front}
        table.norman.do(f"target '{HAROLD}'")
        assert (table.damage(victim), table.damage(HAROLD), where(table, victim)) == (0, 1, 1)
        assert table.line("saxon", 1) == [f"{HAROLD} (1 damage)", rear]  # Breme is sacrificed all the same
        assert top(table, "norman") == name
    # It may strike down the attacker himself: what he began is prevented all the same.
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}", saxon=f"w1: {dying(BREME)}; w2: {HAROLD}", marker="saxon")
    table.saxon.act(BREME)
    answer(table, name, 2, BREME)
    assert (table.damage(WILLIAM), table.pile("saxon", "discard"), table.asks) == (0, [BREME], "Norman turn")
    # Not the Normans' own doing.
    table = lay(norman=f"hand: {name}; w1: Engenulf de L'Aigle", saxon=f"w1: {HAROLD}")
    table.norman.act("Engenulf de L'Aigle")
    assert table.asks == "Saxon turn"
    assert name in hand(table, "norman")


@card("the-duke-lives")
def test_the_duke_lives_unhurt(lay: Lay) -> None:
    """Response: Unhurt - When your opponent would deal damage to your Leader, prevent 2 of that damage."""
    name = "The Duke Lives!"
    table = lay(
        norman=f"hand: {name}; w1: {WILLIAM} (1 damage), Norman Spearmen 3", saxon=f"w1: {BREME}", marker="saxon"
    )
    table.saxon.act(BREME, 1, WILLIAM)
    answer(table, name, 1)
    assert table.damage(WILLIAM) == 1
    assert table.pile("saxon", "discard") == [BREME]
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Wadard", saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, "Wadard")
    assert table.asks == "Norman turn"
    hurt(table, "norman", "Wadard", 2)


@card("the-duke-lives")
def test_the_duke_lives_rally(lay: Lay) -> None:
    """Action: Rally - Ready up to 2 of your Tired Units."""
    name = "The Duke Lives!"
    first, second, third, ready = pick("norman", is_simple, 4)
    lines = (
        f"w1: {first} (tired), Wadard (tired), {ready}; w2: {WILLIAM} (tired), {second} (tired); w3: {third} (tired)"
    )
    table = lay(norman=f"hand: {name}; {lines}", saxon="w1: Great Fyrd (tired)")
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {first, second, third}
    table.norman.do(f"target '{first}'", f"target '{third}'")
    tired = [card for card in (first, second, third, "Wadard", WILLIAM, "Great Fyrd") if table.tired(card)]
    assert tired == [second, "Wadard", WILLIAM, "Great Fyrd"]
    assert top(table, "norman") == name
    table = lay(norman=f"hand: {name}; {lines}")
    table.norman.act(name, 2, second)
    table.norman("enough")
    assert [table.tired(card) for card in (first, second, third)] == [True, False, True]
    table = lay(norman=f"hand: {name}; w1: {first} (tired)")
    resolve(table, name, 2, first)
    assert not table.tired(first)
    table = lay(norman=f"hand: {name}; w1: {first}, Wadard (tired); w2: {WILLIAM} (tired)")
    cannot_act(table, name, 2)


@card("the-duke-lives", "trumpeter")
def test_a_unit_is_made_ready_once_a_round(lay: Lay) -> None:
    """Whom the Trumpeter has made Ready is not rallied again in the same round (R.READY.ONCE)."""
    table = lay(norman="hand: The Duke Lives!; w1: Trumpeter, Norman Archers (tired)", saxon=f"w1: {HAROLD}")
    table.norman.act("Trumpeter")
    table.saxon("pass")
    table.norman.act("Norman Archers")
    assert table.tired("Norman Archers")
    cannot_act(table, "The Duke Lives!", 2)


@card("ravaging-of-sussex")
def test_ravaging_of_sussex_plunder(lay: Lay) -> None:
    """Action: Plunder - Your opponent discards 1 card of their choice."""
    name = "Ravaging of Sussex"
    table = lay(norman=f"hand: {name}", saxon="hand: Malfosse, Edith Swan-neck")
    ours, theirs = hand(table, "norman"), hand(table, "saxon")
    table.norman.act(name, 1)
    assert table.norman.options == []
    assert all([offered(table.saxon, f'discard "{held}"') for held in theirs])
    table.saxon("discard 'Malfosse'")
    assert hand(table, "saxon") == [held for held in theirs if held != "Malfosse"]
    assert top(table, "saxon") == "Malfosse"
    assert top(table, "norman") == name
    assert len(hand(table, "norman")) == len(ours) - 1 - printed(name).cost
    table = lay(norman=f"hand: {name}")  # an empty hand has nothing to discard
    resolve(table, name, 1)
    assert table.pile("saxon", "discard") == []


@card("ravaging-of-sussex")
@pytest.mark.parametrize(("damage", "left"), [(3, 1), (1, 0), (0, 0)])
def test_ravaging_of_sussex_burning(lay: Lay, damage: int, left: int) -> None:
    """Action: Burning - Remove 2 damage from your opponent's current Objective."""
    table = lay(norman="hand: Ravaging of Sussex", objective_damage=[2, damage])
    resolve(table, "Ravaging of Sussex", 2)
    assert table.state.objective_damage == [2, left]


@card("draw-them-downhill")
def test_draw_them_downhill_bait(lay: Lay) -> None:
    """Action: Bait - Move an enemy Unit in Row 1 to another wedge, then deal 1 damage to that Unit."""
    name = "Draw Them Downhill"
    front, rear, far = pick("saxon", lambda it: is_foe(it) and it.health > 1, 3)
    table = lay(
        norman=f"hand: {name}; w1: Norman Spearmen 3", saxon=f"w1: {front}, {rear}; w2: {HAROLD}; w3: {far} (tired)"
    )
    table.norman.do(f"act '{name}' 1")
    assert targets(table.norman) == {front, far}
    table.norman.do(f"target '{front}'")
    assert targets(table.norman) == {"w2", "w3"}
    table.norman.do("target 'w3'")
    assert table.line("saxon", 1) == [rear]
    assert table.line("saxon", 3) == [f"{far} (tired)", f"{front} (1 damage)"]
    assert top(table, "norman") == name
    # Of the damage it may die, once it is there.
    table = lay(norman=f"hand: {name}", saxon=f"w1: {dying(front)}, {rear}; w2: {HAROLD}")
    table.norman.act(name, 1, "w3")
    assert (table.line("saxon", 1), table.line("saxon", 3)) == ([rear], [])
    assert table.pile("saxon", "discard") == [front]
    # A Character in Row 1 is no Unit, a Unit behind one is not in Row 1, and a move needs room.
    table = lay(norman=f"hand: {name}", saxon=f"w1: {HAROLD}, {front}; w2: Edith Swan-neck")
    cannot_act(table, name)
    six = pick("saxon", lambda it: is_foe(it) and it.health > 1, 6, without=front)
    table = lay(
        norman=f"hand: {name}", saxon=f"w1: {front}; w2: {', '.join(six[:3])}; w3: {HAROLD}, {', '.join(six[3:5])}"
    )
    table.norman.act(name, 1, six[0])  # only the first of wedge 2 can go anywhere, and only to wedge 1
    assert (where(table, six[0]), where(table, front)) == (1, 1)
    assert (table.damage(six[0]), table.damage(front)) == (1, 0)
    table = lay(
        norman=f"hand: {name}", saxon=f"w1: {front}; w2: {', '.join(six[:3])}; w3: {HAROLD}, {', '.join(six[3:5])}"
    )
    table.norman.act(name, 1, front)  # who has nowhere to go is hurt all the same
    assert (where(table, front), table.damage(front)) == (1, 1)


@card("draw-them-downhill")
def test_draw_them_downhill_out_of_breath(lay: Lay) -> None:
    """Action: Out of breath - Tire up to 2 Ready enemy Infantry Units."""
    name = "Draw Them Downhill"
    first, second, third, tired = pick("saxon", lambda it: it.unit == "infantry" and not it.abilities, 4)
    other = one("saxon", lambda it: it.unit not in ("", "infantry"))
    foes = f"w1: {first}, {other}; w2: {HAROLD}, {second}, {third}; w3: {tired} (tired)"
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3", saxon=foes)
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {first, second, third}
    table.norman.do(f"target '{first}'", f"target '{third}'")
    assert [table.tired(foe) for foe in (first, second, third, other, HAROLD)] == [True, False, True, False, False]
    table = lay(norman=f"hand: {name}", saxon=foes)
    table.norman.act(name, 2, second)
    table.norman("enough")
    assert [table.tired(foe) for foe in (first, second, third)] == [False, True, False]
    table = lay(norman=f"hand: {name}", saxon=f"w1: {other}, {tired} (tired)")
    cannot_act(table, name, 2)


@card("harolds-oath")
def test_harolds_oath_forsworn(lay: Lay) -> None:
    """Response: Forsworn - When an ability of an enemy Event is initiated, cancel it."""
    name = "Harold's Oath"
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3", saxon="hand: Axes and Stones", marker="saxon")
    held = len(hand(table, "saxon"))
    table.saxon.act("Axes and Stones", 1, WILLIAM)
    answer(table, name, 1)
    assert table.damage(WILLIAM) == 0
    assert top(table, "saxon") == "Axes and Stones"
    assert len(hand(table, "saxon")) == held - 1 - printed("Axes and Stones").cost
    # It answers a Response, too: then what that would have cancelled takes place.
    table = lay(norman=f"hand: {name}, Stumble on the Shore", saxon="hand: God Shall Judge")
    table.norman.act("Stumble on the Shore")
    table.saxon.respond("God Shall Judge", 1)
    answer(table, name, 1)
    assert table.value(WILLIAM, "zeal") == printed(WILLIAM).zeal + 1
    assert top(table, "saxon") == "God Shall Judge"
    assert {name, "Stumble on the Shore"} <= set(table.pile("norman", "discard"))
    # Abilities of other cards are not answered with it.
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}", saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME)
    assert table.asks == "Norman turn"
    assert table.damage(WILLIAM) == 2


@card("harolds-oath")
def test_harolds_oath_bad_conscience(lay: Lay) -> None:
    """Action: Bad conscience - Tire the enemy Leader."""
    table = lay(norman="hand: Harold's Oath", saxon=f"w1: {HAROLD}, Edith Swan-neck")
    resolve(table, "Harold's Oath", 2)
    assert table.line("saxon", 1) == [f"{HAROLD} (tired)", "Edith Swan-neck"]
    assert not table.tired(WILLIAM)
    table = lay(norman="hand: Harold's Oath", saxon=f"w1: {HAROLD} (tired), Edith Swan-neck")
    cannot_act(table, "Harold's Oath", 2)


@card("ramparts-at-pevensey")
def test_ramparts_at_pevensey_ditch_and_bank(lay: Lay) -> None:
    """Action: Ditch and bank - Prevent all damage that your opponent would deal to a wedge of your choice until the end
    of the round."""
    name = "Ramparts at Pevensey"
    foe = one("saxon", lambda it: is_simple(it) and it.might > 0)
    words = {
        "norman": f"hand: {name}; w2: {WILLIAM}",
        "saxon": f"w1: {HAROLD}; w3: {foe}",
        "at_final": 3,
        "reached": ALL_REACHED,
    }
    table = lay(**words)
    table.norman.act(name, 1, "w1")
    table.both_pass()
    assert table.state.round == 2
    assert table.wedge_damage("saxon", 1) == 0
    assert table.wedge_damage("saxon", 3) == printed(foe).might + int(printed(foe).zeal > 0)
    table.both_pass()  # the next round it is open again
    assert table.wedge_damage("saxon", 1) > 0
    # The Normans' own damage to that wedge is not prevented.
    table = lay(**words)
    table.norman.act(name, 1, "w2")
    table.both_pass()
    assert table.wedge_damage("norman", 2) == printed(WILLIAM).might + 1
    # A wedge that is claimed cannot be chosen.
    table = lay(**words, claimed=[1, -1, -1], wedge_damage=[0, 0, 0, 10, 0, 0])
    table.norman.do(f"act '{name}' 1")
    assert targets(table.norman) == {"w2", "w3"}


@card("ramparts-at-pevensey")
def test_ramparts_at_pevensey_roman_walls(lay: Lay) -> None:
    """Action: Roman walls - Prevent all damage to one of your army cards until the end of the round."""
    name = "Ramparts at Pevensey"
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Wadard", saxon=f"w1: {HAROLD}, {BREME}")
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {WILLIAM, "Wadard"}
    table.norman.do(f"target '{WILLIAM}'")
    table.saxon.act(BREME, 1, WILLIAM)
    assert table.damage(WILLIAM) == 0
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Wadard", saxon=f"w1: {HAROLD}, {BREME}")
    table.norman.act(name, 2, WILLIAM)
    table.saxon.act(BREME, 1, "Wadard")  # another card is not protected
    hurt(table, "norman", "Wadard", 2)
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}", saxon=f"w1: {HAROLD}, {BREME}")
    resolve(table, name, 2)
    table.both_pass()
    assert (table.state.round, table.asks) == (2, "Saxon turn")
    table.saxon.act(BREME)
    assert table.damage(WILLIAM) == 2


@card("ramparts-at-pevensey")
def test_ramparts_at_pevensey_roman_walls_prevent_all_damage(lay: Lay) -> None:
    """Prevent all damage to one of your army cards: what one's own ability would deal is damage, too."""
    name, knight = "Ramparts at Pevensey", "Engenulf de L'Aigle"
    table = lay(norman=f"hand: {name}; w1: {knight}; w2: {WILLIAM}", saxon=f"w1: {HAROLD}", marker="saxon")
    table.saxon("pass")
    table.norman.act(name, 2, knight)
    table.norman.act(knight)
    assert (table.damage(knight), table.damage(HAROLD)) == (0, 2)


@card("ramparts-at-pevensey")
def test_ramparts_at_pevensey_fresh_men(lay: Lay) -> None:
    """Action: Fresh men - Remove 1 of your opponent's damage from a wedge."""
    name = "Ramparts at Pevensey"
    words = {"norman": f"hand: {name}", "wedge_damage": [2, 0, 0, 3, 1, 0], "at_final": 3, "reached": ALL_REACHED}
    table = lay(**words)
    table.norman.act(name, 3, "w1")
    assert table.state.wedge_damage == [2, 0, 0, 2, 1, 0]
    table = lay(**words)
    table.norman.act(name, 3, "w3")  # where there is none, nothing is removed
    assert table.state.wedge_damage == [2, 0, 0, 3, 1, 0]


@card("pursuit-at-dusk")
def test_pursuit_at_dusk_ride_them_down(lay: Lay) -> None:
    """Action: Ride them down - Destroy a Tired enemy Unit with cost 3 or less."""
    name = "Pursuit at Dusk"
    cheap, other, ready = pick("saxon", lambda it: it.type == "unit" and it.cost <= 3, 3)
    dear = one("saxon", lambda it: it.type == "unit" and it.cost > 3)
    rest = f"{ready}, {dear} (tired); w2: {HAROLD} (tired), Edith Swan-neck (tired)"
    table = lay(
        norman=f"hand: {name}; w1: Norman Spearmen 3 (tired)", saxon=f"w1: {rest}; w3: {cheap} (tired), {other} (tired)"
    )
    table.norman.do(f"act '{name}' 1")
    assert targets(table.norman) == {cheap, other}
    table.norman.do(f"target '{cheap}'")
    assert table.line("saxon", 3) == [f"{other} (tired)"]
    assert table.pile("saxon", "discard") == [cheap]
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3 (tired)", saxon=f"w1: {rest}")
    cannot_act(table, name, 1)


@card("pursuit-at-dusk")
def test_pursuit_at_dusk_harass(lay: Lay) -> None:
    """Action: Harass - Deal 1 damage to each of up to 2 damaged non-Leader enemies."""
    name = "Pursuit at Dusk"
    first, second, third, whole = pick("saxon", lambda it: is_foe(it) and it.health > 1, 4)
    foes = f"w1: {dying(first)}, {second} (1 damage); w2: {HAROLD} (1 damage), {whole}; w3: {third} (1 damage)"
    table = lay(norman=f"hand: {name}; w1: {WILLIAM} (1 damage)", saxon=foes)
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {first, second, third}
    table.norman.do(f"target '{first}'", f"target '{third}'")
    assert table.pile("saxon", "discard")[-1] == first
    hurt(table, "saxon", third, 1, before=1)
    assert [table.damage(foe) for foe in (second, HAROLD, whole)] == [1, 1, 0]
    table = lay(norman=f"hand: {name}", saxon=foes)
    table.norman.act(name, 2, second)
    table.norman("enough")
    hurt(table, "saxon", second, 1, before=1)
    assert table.damage(third) == 1
    table = lay(norman=f"hand: {name}; w1: {WILLIAM} (1 damage)", saxon=f"w2: {HAROLD} (1 damage), {whole}")
    cannot_act(table, name, 2)


@card("rain-of-arrows")
def test_rain_of_arrows(lay: Lay) -> None:
    """Action: Flat shot - Only if you have an Archer Unit in play: deal 1 damage to each enemy in Row 1.
    Action: High shot - Only if you have an Archer Unit in play: deal 1 damage to each enemy in Row 2 or 3."""
    name = "Rain of Arrows"
    foes = pick("saxon", lambda it: is_foe(it) and it.health > 1, 4, without="English Archers 2")
    saxon = f"w1: {HAROLD}, {foes[0]}, {foes[1]}; w3: {foes[2]}, {foes[3]}"
    for tired in ("", " (tired)"):
        for number, hit in ((1, [HAROLD, foes[2]]), (2, [foes[0], foes[1], foes[3]])):
            table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Norman Archers{tired}", saxon=saxon)
            resolve(table, name, number)
            assert [table.damage(foe) for foe in (HAROLD, *foes)] == [int(foe in hit) for foe in (HAROLD, *foes)]
            assert (table.damage(WILLIAM), table.damage("Norman Archers")) == (0, 0)
    # Who falls does not bring those behind into Row 1.
    table = lay(norman=f"hand: {name}; w1: Norman Archers", saxon=f"w1: {dying(foes[0])}, {foes[1]}; w2: {HAROLD}")
    resolve(table, name, 1)
    assert table.line("saxon", 1) == [foes[1]]
    assert table.pile("saxon", "discard") == [foes[0]]
    table = lay(norman=f"hand: {name}, Norman Archers; w1: Norman Spearmen 3", saxon=f"{saxon}; w2: English Archers 2")
    for number in (1, 2):
        cannot_act(table, name, number, "H.ABILITY.CARD_FIRST")


@card("charge-uphill")
def test_charge_uphill(lay: Lay) -> None:
    """Action: Dex aïe! - Give each of your Cavalry Units +2 Might until the end of the round."""
    name = "Charge Uphill"
    first, second, late = pick("norman", lambda it: it.unit == "cavalry" and not it.resources, 3)
    table = lay(norman=f"hand: {name}, {late}; w1: {first}, Breton Foot; w3: {second}", saxon="w1: Mounted Thegns")
    might = [table.norman.total("might", wedge) for wedge in (1, 2, 3)]
    resolve(table, name, 1)
    assert [table.norman.total("might", wedge) for wedge in (1, 2, 3)] == [might[0] + 2, might[1], might[2] + 2]
    assert table.value("Mounted Thegns", "might") == printed("Mounted Thegns").might
    table.saxon("pass")
    table.norman("pass")
    assert table.state.round == 2
    assert [table.norman.total("might", wedge) for wedge in (1, 2, 3)] == might
    # Those that are played afterwards come too late.
    table = lay(norman=f"hand: {name}, Favourable Wind, {late}; w1: {first}; reserve: Invasion Fleet", marker="saxon")
    table.saxon("pass")
    table.norman.act("Favourable Wind", 1)
    table.norman.act(name)
    table.norman.play(late, "w2")
    assert table.value(late, "might") == printed(late).might
    assert table.value(first, "might") == printed(first).might + 2


@card("arrow-in-the-eye")
def test_arrow_in_the_eye_the_king_is_hit(lay: Lay) -> None:
    """Action: The king is hit - Only if both players are at the final Objective: deal 3 damage to the enemy Leader."""
    name = "An Arrow in the Eye"
    table = lay(norman=f"hand: {name}", reached=ALL_REACHED, at_final=3)
    resolve(table, name, 1)
    assert (table.damage(HAROLD), table.damage(WILLIAM)) == (3, 0)
    for reached in ([ALL_REACHED[0], 0], [0, ALL_REACHED[1]], [0, 0]):
        table = lay(norman=f"hand: {name}", reached=reached)
        cannot_act(table, name, 1, "H.ABILITY.CARD_FIRST")
    table = lay(norman=f"hand: {name}", saxon=f"w1: {dying(HAROLD)}", reached=ALL_REACHED, at_final=3)
    table.norman.act(name, 1)
    assert table.asks == "over"
    assert (table.outcome.winner, table.outcome.rule) == (0, "H.WIN.LEADER")


@card("arrow-in-the-eye")
def test_arrow_in_the_eye_a_lord_falls(lay: Lay) -> None:
    """Action: A lord falls - Destroy a non-Leader enemy Character with cost 3 or less."""
    name = "An Arrow in the Eye"
    cheap, other = pick("saxon", lambda it: it.type == "character" and it.cost <= 3, 2)
    dear = one("saxon", lambda it: it.type == "character" and it.cost > 3)
    table = lay(norman=f"hand: {name}; w1: Wadard", saxon=f"w1: {cheap}, {dear}, Great Fyrd; w2: {HAROLD}, {other}")
    table.norman.do(f"act '{name}' 2")
    assert targets(table.norman) == {cheap, other}
    table.norman.do(f"target '{other}'")
    assert table.pile("saxon", "discard") == [other]
    assert table.line("saxon", 2) == [HAROLD]
    table = lay(norman=f"hand: {name}; w1: Wadard", saxon=f"w1: {dear}, Great Fyrd; w2: {HAROLD}")
    cannot_act(table, name, 2)


# ------------------------------------------------------------------ Tactics


def reserve(table: Any, name: str) -> None:
    """A Tactics card is played: it costs what it costs, and lies in the reserve."""
    before = len(hand(table, "norman"))
    table.norman.play(name)
    assert table.pile("norman", "reserve") == [name]
    assert len(hand(table, "norman")) == before - 1 - printed(name).cost


@card("invasion-fleet")
def test_invasion_fleet(lay: Lay) -> None:
    """Action: Ferry - Move one of your Units to another wedge."""
    name = "Invasion Fleet"
    unit, other = pick("norman", is_simple, 2)
    table = lay(
        norman=f"hand: {name}; w1: Wadard, {unit}, {other}; w2: {WILLIAM}", saxon="w1: Great Fyrd", marker="saxon"
    )
    table.saxon("pass")
    reserve(table, name)
    table.norman.do(f"act '{name}' 1")
    assert targets(table.norman) == {unit, other}
    table.norman.do(f"target '{other}'", "target 'w3'")
    assert (table.line("norman", 1), table.line("norman", 3)) == (["Wadard", unit], [other])
    assert table.pile("norman", "reserve") == [f"{name} (tired)"]
    cannot_act(table, name, rule="H.READY.TIRE")
    table = lay(norman=f"reserve: {name}; w1: Wadard", saxon="w1: Great Fyrd")
    cannot_act(table, name)


@card("wagon-of-arms")
def test_wagon_of_arms(lay: Lay) -> None:
    """Action: Fresh quivers - Ready one of your Tired Archer Units."""
    name = "Wagon of Arms"
    near, far, ready = pick("norman", lambda it: it.unit == "ranged", 3)
    lines = f"w1: {near} (tired), Norman Spearmen 3 (tired), {ready}; w3: {far} (tired)"
    table = lay(norman=f"hand: {name}; {lines}", saxon="w1: English Archers (tired)", marker="saxon")
    table.saxon("pass")
    reserve(table, name)
    table.norman.do(f"act '{name}' 1")
    assert targets(table.norman) == {near, far}
    table.norman.do(f"target '{far}'")
    assert [table.tired(card) for card in (far, near, "Norman Spearmen 3", name)] == [False, True, True, True]
    table = lay(norman=f"reserve: {name}; w1: Norman Spearmen 3 (tired), {ready}", saxon="w1: English Archers (tired)")
    cannot_act(table, name)


@card("three-lines")
def test_three_lines(lay: Lay) -> None:
    """Your Archer Units in Row 1 get +1 Might. Your Infantry Units in Row 2 get +1 Might. Your Cavalry Units in Row 3
    get +1 Might."""
    name = "Three Lines of Battle"
    kinds = ("ranged", "infantry", "cavalry")
    units = [pick("norman", lambda it, kind=kind: it.unit == kind and is_simple(it), 3) for kind in kinds]  # type: ignore[misc]
    for turn in range(3):
        # In each wedge one Unit of each kind, so that each kind comes to stand in each row of some wedge.
        lines = [[units[(row + wedge + turn) % 3][wedge] for row in range(3)] for wedge in range(3)]
        words = "; ".join([f"w{wedge + 1}: {', '.join(line)}" for wedge, line in enumerate(lines[:2])])
        table = lay(norman=f"hand: {name}; {words}; w3: {WILLIAM}", saxon="w1: English Archers")
        before = table.norman.total("might", 1)
        reserve(table, name)
        gained = 0
        for wedge, line in enumerate(lines[:2]):
            for row, unit in enumerate(line):
                gift = int(printed(unit).unit == kinds[row])
                assert table.value(unit, "might") == printed(unit).might + gift
                gained += gift if wedge == 0 else 0
        assert table.norman.total("might", 1) == before + gained
        assert table.value(WILLIAM, "might") == printed(WILLIAM).might
        assert table.value("English Archers", "might") == printed("English Archers").might


@card("destriers")
def test_destriers(lay: Lay) -> None:
    """Your Cavalry Units get +1 Might."""
    first, second = pick("norman", lambda it: it.unit == "cavalry", 2)
    table = lay(norman=f"hand: Destriers; w1: {first}, Norman Spearmen 3; w3: {second}", saxon="w1: Mounted Thegns")
    might = [table.norman.total("might", wedge) for wedge in (1, 2, 3)]
    reserve(table, "Destriers")
    assert [table.norman.total("might", wedge) for wedge in (1, 2, 3)] == [might[0] + 1, might[1], might[2] + 1]
    for other in ("Norman Spearmen 3", WILLIAM, "Mounted Thegns"):
        assert table.value(other, "might") == printed(other).might


# ------------------------------------------------------------------ Attachments


def attach(table: Any, name: str, *hosts: str) -> None:
    """An Attachment is offered for these elements only, and put on the first of them for its cost."""
    for element in table.game.names("element"):
        assert offered(table.norman, f'attach "{name}" "{element}"') == (element in hosts), element
    before = len(hand(table, "norman"))
    table.norman.play(name, hosts[0])
    assert len(hand(table, "norman")) == before - 1 - printed(name).cost
    elements = table.game.names("element")
    assert [(elements[it], elements[on]) for it, on in table.state.attached] == [(name, hosts[0])]


@card("gonfanon")
def test_gonfanon(lay: Lay) -> None:
    """Attach to one of your Cavalry Units. The attached Unit gets +1 Zeal."""
    bearer, other = pick("norman", lambda it: it.unit == "cavalry" and is_simple(it), 2)
    words = f"hand: Gonfanon; w1: {bearer}, Norman Spearmen 3, Wadard; w2: {WILLIAM}, {other}"
    table = lay(norman=words, saxon="w1: Mounted Thegns", marker="saxon")
    table.saxon("pass")
    zeal = table.norman.total("zeal", 1)
    attach(table, "Gonfanon", bearer, other)
    assert table.norman.total("zeal", 1) == zeal + 1
    assert table.value(bearer, "zeal") == printed(bearer).zeal + 1
    assert table.value(other, "zeal") == printed(other).zeal
    table.norman.refused("attach 'Gonfanon' 'Norman Spearmen 3'")
    table.norman(f"sacrifice '{bearer}'")  # it is lost with its bearer
    assert table.pile("norman", "discard")[:2] == [bearer, "Gonfanon"]
    assert table.state.attached == []
    table = lay(norman="hand: Gonfanon; w1: Norman Spearmen 3", saxon="w1: Mounted Thegns")
    table.norman.refused("attach 'Gonfanon' 'Norman Spearmen 3'", "H.PLAY.ATTACH")


@card("the-mora")
def test_the_mora(lay: Lay) -> None:
    """Attach to your Leader. Your Leader gets +1 Zeal and +1 Resource."""
    table = lay(norman="hand: The Mora; w1: Wadard", saxon=f"w2: {HAROLD}", marker="saxon")
    table.saxon("pass")
    zeal = table.norman.total("zeal", 2)
    attach(table, "The Mora", WILLIAM)
    assert table.norman.total("zeal", 2) == zeal + 1
    assert table.value(WILLIAM, "resources") == printed(WILLIAM).resources + 1
    assert table.value(HAROLD, "resources") == printed(HAROLD).resources
    bought = buy_for_one(table)
    before = len(hand(table, "norman"))
    table.norman(f'play "{bought}" "w1"', f"pay '{WILLIAM}'")
    assert table.tired(WILLIAM)
    assert table.line("norman", 1) == ["Wadard", bought]
    assert len(hand(table, "norman")) == before - 1
    assert table.norman.total("zeal", 2) == 0  # what it gives counts only while he is Ready


@card("relics-around-his-neck")
def test_relics_around_his_neck(lay: Lay) -> None:
    """Attach to your Leader. Response: Guarded by saints - When your Leader would take damage, prevent 1 of that
    damage."""
    name = "Relics around His Neck"
    table = lay(norman=f"hand: {name}; w1: {WILLIAM}, Wadard", saxon=f"w1: {BREME}, {HAROLD}")
    attach(table, name, WILLIAM)
    table.saxon.act(BREME, 1, WILLIAM)
    assert table.asks == "Norman response"
    table.norman.respond(name)
    assert table.damage(WILLIAM) == 1
    assert (table.tired(name), table.tired(WILLIAM)) == (True, False)
    # Not for others, and not again in the round.
    words = f"w1: {WILLIAM}, Wadard; on {WILLIAM}: {name}"
    table = lay(norman=words, saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, "Wadard")
    assert table.asks == "Norman turn"
    hurt(table, "norman", "Wadard", 2)
    table = lay(norman=words.replace(name, f"{name} (tired)"), saxon=f"w1: {BREME}", marker="saxon")
    table.saxon.act(BREME, 1, WILLIAM)
    assert table.asks == "Norman turn"
    assert table.damage(WILLIAM) == 2
    # A destruction may be averted so.
    table = lay(norman=f"w1: {dying(WILLIAM)}; on {WILLIAM}: {name}", saxon="w1: English Archers", marker="saxon")
    table.saxon.act("English Archers")
    table.norman.respond(name)
    assert table.damage(WILLIAM) == printed(WILLIAM).health - 1


@card("spanish-horse")
def test_spanish_horse_gives_might(lay: Lay) -> None:
    """Attach to one of your Characters. The attached Character gets +1 Might."""
    table = lay(
        norman=f"hand: Spanish Horse; w1: Wadard, Norman Spearmen 3; w2: {WILLIAM}", saxon="w1: Edith Swan-neck"
    )
    might = table.norman.total("might", 1)
    attach(table, "Spanish Horse", "Wadard", WILLIAM)
    assert table.norman.total("might", 1) == might + 1
    assert table.value("Wadard", "might") == printed("Wadard").might + 1
    assert table.value(WILLIAM, "might") == printed(WILLIAM).might


@card("spanish-horse")
def test_spanish_horse_agile(lay: Lay) -> None:
    """Action: Agile - Move the attached Character to another wedge."""
    table = lay(norman=f"w1: Wadard, Norman Spearmen 3; w2: {WILLIAM}; on Wadard: Spanish Horse")
    table.norman.do("act 'Spanish Horse' 2")
    assert targets(table.norman) == {"w2", "w3"}
    table.norman.do("target 'w2'")
    assert (table.line("norman", 1), table.line("norman", 2)) == (["Norman Spearmen 3"], [WILLIAM, "Wadard"])
    assert (table.tired("Spanish Horse"), table.tired("Wadard")) == (True, False)
    assert table.state.attached == [(table.card("Spanish Horse"), table.card("Wadard"))]


@card("spanish-horse")
def test_spanish_horse_needs_room(lay: Lay) -> None:
    """Action: Agile - Move the attached Character to another wedge: one that has room."""
    others = pick("norman", is_simple, 6)
    full = f"w2: {', '.join(others[:3])}; w3: {', '.join(others[3:])}"
    table = lay(norman=f"w1: Wadard, {WILLIAM}; {full}; on Wadard: Spanish Horse")
    cannot_act(table, "Spanish Horse", 2)


@card("castle-on-the-hill")
def test_castle_on_the_hill(lay: Lay) -> None:
    """Attach to a wedge. You get +2 Might in this wedge."""
    name = "Castle on the Hill"
    table = lay(norman=f"hand: {name}; w1: Norman Spearmen 3, Wadard; w2: {WILLIAM}", saxon=f"w1: {HAROLD}")
    before = [seat.total("might", wedge) for seat in (table.norman, table.saxon) for wedge in (1, 2, 3)]
    attach(table, name, "w1", "w2", "w3")
    after = [seat.total("might", wedge) for seat in (table.norman, table.saxon) for wedge in (1, 2, 3)]
    assert after == [before[0] + 2, *before[1:]]
    assert table.value("Norman Spearmen 3", "might") == printed("Norman Spearmen 3").might
    table = lay(norman=f"hand: {name}; w2: {WILLIAM}")  # nobody need be there
    table.norman.play(name, "w3")
    assert table.norman.total("might", 3) == 2


@card("castle-on-the-hill")
def test_castle_on_the_hill_in_a_might_battle(lay: Lay) -> None:
    """You get +2 Might in this wedge: in its Might battle, and against an Objective."""
    name = "Castle on the Hill"
    table = lay(norman=f"w1: {WILLIAM}; on w3: {name}", at_final=3, reached=ALL_REACHED)
    table.both_pass()
    assert (table.wedge_damage("norman", 3), table.wedge_damage("saxon", 3)) == (2, 0)
    place, task = TASKS["D"]
    assert task.attribute == 0
    table = lay(norman=f"w1: {WILLIAM}; on w3: {name}", reached=[place, 0])
    table.both_pass()
    assert table.state.objective_damage[0] == printed(WILLIAM).might + 2 - task.value > 0
    # A Tired one adds nothing, and neither does the enemy's.
    for words in ({"norman": f"w1: {WILLIAM}; on w3: {name} (tired)"}, {"saxon": "on w3: Senlac Ridge"}):
        table = lay(**{"norman": f"w1: {WILLIAM}", **words}, reached=[place, 0])
        table.both_pass()
        assert table.state.objective_damage[0] == max(0, printed(WILLIAM).might - task.value)


@card("papal-banner")
def test_papal_banner(lay: Lay) -> None:
    """Attach to one of your Characters. The attached Character gets +2 Zeal."""
    table = lay(norman=f"hand: Papal Banner; w1: Wadard, Norman Spearmen 3; w2: {WILLIAM}", saxon="w1: Edith Swan-neck")
    zeal = table.norman.total("zeal", 1)
    attach(table, "Papal Banner", "Wadard", WILLIAM)
    assert table.norman.total("zeal", 1) == zeal + 2
    assert table.value("Wadard", "zeal") == printed("Wadard").zeal + 2
    assert table.value(WILLIAM, "zeal") == printed(WILLIAM).zeal


# ------------------------------------------------------------------ Objectives


def fulfil(lay: Lay, letter: str, norman: str = "", *more: str, saxon: str = "") -> Any:
    """The Normans destroy an Objective with the 2 damage of Gilbert, Archdeacon of Lisieux."""
    place, task = TASKS[letter]
    words = {"norman": norman, "saxon": saxon, "marker": "saxon", "fits": is_unit}
    table = lay(**words, reached=[place, 0], objective_damage=[task.health - 2, 0])
    hold(table, GILBERT)
    table.saxon("pass")
    table.norman.play(GILBERT, "w3", "use 1", *more)
    assert table.state.reached == [place + 1, 0]
    assert table.state.objective_damage == [0, 0]
    return table


@card("A")
def test_halleys_comet(lay: Lay) -> None:
    """When destroyed: Draw 1 card."""
    table = fulfil(lay, "A", "deck: Lanfranc")
    assert "Lanfranc" in hand(table, "norman")
    assert len(hand(table, "norman")) == 6 + 1 - 1 - printed(GILBERT).cost + 1


@card("B")
def test_war_council_at_rouen(lay: Lay) -> None:
    """When destroyed: Give one of your Characters +1 Zeal."""
    table = fulfil(lay, "B", "w1: Wadard, Norman Spearmen 3", saxon=f"w1: {HAROLD}")
    assert targets(table.norman) == {WILLIAM, "Wadard", GILBERT}  # a Leader is a Character
    table.norman("target 'Wadard'")
    for name, gift in (("Wadard", 1), (WILLIAM, 0), (GILBERT, 0), ("Norman Spearmen 3", 0)):
        assert table.value(name, "zeal") == printed(name).zeal + gift
    table.norman("pass")
    assert table.state.round == 2
    assert table.value("Wadard", "zeal") == printed("Wadard").zeal + 1


@card("C")
def test_the_popes_support(lay: Lay) -> None:
    """When destroyed: Take a Character from your discard pile into your hand."""
    table = fulfil(lay, "C", "discard: Odo of Bayeux, Charge Uphill, Wadard", saxon="discard: Edith Swan-neck")
    assert targets(table.norman) == {"Odo of Bayeux", "Wadard"}
    table.norman("target 'Odo of Bayeux'")
    assert "Odo of Bayeux" in hand(table, "norman")
    assert table.pile("norman", "discard")[-2:] == ["Wadard", "Charge Uphill"]
    table = fulfil(lay, "C", "discard: Charge Uphill")  # nobody to take
    assert table.asks == "Norman turn"
    assert "Charge Uphill" in table.pile("norman", "discard")


@card("D")
def test_the_fleet_gathers_at_dives(lay: Lay) -> None:
    """When destroyed: Remove 1 damage from each of your damaged cards."""
    unit = one("norman", lambda it: is_simple(it) and it.health > 1)
    words = f"w1: {unit} (1 damage), Norman Spearmen 3; w2: {WILLIAM} (3 damage)"
    table = fulfil(lay, "D", words, saxon=f"w1: {HAROLD} (2 damage)")
    assert [table.damage(name) for name in (unit, "Norman Spearmen 3", WILLIAM, HAROLD)] == [0, 0, 2, 2]


@card("E")
def test_crossing_the_channel(lay: Lay) -> None:
    """When destroyed: Give one of your Units +1 Might."""
    first, second = pick("norman", is_simple, 2)
    table = fulfil(lay, "E", f"w1: {first}, Wadard; w2: {second}", saxon="w1: Great Fyrd")
    assert targets(table.norman) == {first, second}
    table.norman(f"target '{second}'")
    for name, gift in ((first, 0), (second, 1), ("Wadard", 0)):
        assert table.value(name, "might") == printed(name).might + gift
    table = fulfil(lay, "E", "w1: Wadard")  # without Units nothing is given
    assert table.asks == "Norman turn"
    assert table.state.mods == []


@card("F")
def test_landing_at_pevensey(lay: Lay) -> None:
    """When destroyed: Take the first player marker, then draw 1 card."""
    table = fulfil(lay, "F", "deck: Lanfranc")
    assert table.state.marker == 0
    assert "Lanfranc" in hand(table, "norman")
    assert len(hand(table, "norman")) == 6 + 1 - 1 - printed(GILBERT).cost + 1


@card("A", "F")
@pytest.mark.parametrize("letter", ["A", "F"])
def test_objectives_fall_in_the_objective_phase(lay: Lay, letter: str) -> None:
    """Halley's Comet and the Landing at Pevensey: their effects take place before the next round is prepared."""
    place, task = TASKS[letter]
    army = "w1: Norman Knights, Norman Knights 2, Odo of Bayeux; w2: William FitzRobert, Hildebrand"
    table = lay(
        norman=f"{army}; deck: Lanfranc, Wadard, Vital",
        reached=[place, 0],
        objective_damage=[task.health - 1, 0],
        marker="saxon",
        fits=is_spearman,
    )
    held = len(hand(table, "norman"))
    table.both_pass()
    assert (table.state.round, table.state.reached) == (2, [place + 1, 0])
    assert {"Lanfranc", "Wadard", "Vital"} <= set(hand(table, "norman"))
    assert len(hand(table, "norman")) == held + 1 + 2
    assert table.asks == ("Norman turn" if letter == "F" else "Saxon turn")


def test_who_destroyed_an_objective_in_deployment_still_makes_the_attempt(lay: Lay) -> None:
    """One Objective a round is a rule of 1565 (H.OBJ.ONE, R.OBJ.ONE.BOX): in 1066 each player makes one attempt."""
    place, task = TASKS["B"]
    army = f"w1: Hildebrand, Odo of Bayeux, Lanfranc; w2: {WILLIAM}, William FitzOsbern, Geoffrey of Coutances"
    table = fulfil(lay, "A", army)
    assert sum([table.norman.total("zeal", wedge) for wedge in (1, 2, 3)]) >= task.value + task.health
    table.norman("pass")
    assert table.state.reached == [place + 1, 0]


# ------------------------------------------------------------------ all of them


def test_every_card_and_objective_of_the_pack_has_a_test() -> None:
    effective = {task.letter for task in PACK.objectives if task.abilities}
    assert {it.id for it in PACK.cards} | effective == TESTED
