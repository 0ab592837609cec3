"""The rules of Responses, one by one: windows, triggers, stacks, cancelling.

The file is long because Responses to Responses have many cases.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.hebs.more_cards import ability, with_cards

from senlac.rulebook.marks import rule


def happened(table: Any, *kinds: str) -> list[tuple[str, str]]:
    """The events of these kinds since the scenario began, in order, each with the card that it is about."""
    names = table.game.names("card")
    places = {
        "hebs-initiates": 1,
        "hebs-tires": 0,
        "hebs-cancelled": 0,
        "hebs-damage": 0,
        "hebs-destroyed": 0,
        "hebs-saved": 0,
    }
    return [(event.kind, names[event.args[places[event.kind]]]) for event in table.state.events if event.kind in kinds]


# ------------------------------------------------------------------ the eight triggers


class Scene(NamedTuple):
    """Blue does something; Red may answer it with a card. What it comes to is measured, unanswered and answered."""

    blue: str
    red: str
    texts: list[str]
    answer: str
    measure: Any
    unanswered: Any
    answered: Any
    fields: dict[str, Any] = {}


SCENES = {
    "ability": Scene("hand: Volley, Levy", "", ["act 'Volley' 1", "pay 'Levy'"], "Veto of Red",
                     lambda table: table.damage("Chief of Red"), 1, 0),
    "played": Scene("hand: Foot, Levy", "", ["play 'Foot' w1", "pay 'Levy'"], "Ambush of Red",
                    lambda table: table.line("blue", 1), ["Foot"], ["Foot (1 damage)"]),
    "damage": Scene("hand: Volley, Levy", "", ["act 'Volley' 1", "pay 'Levy'"], "Ward of Red",
                    lambda table: table.damage("Chief of Red"), 1, 0),
    "destroy": Scene("hand: Smite, Levy, Levy 2", "w1: Guard of Red", ["act 'Smite' 1", "pay 'Levy'", "pay 'Levy 2'"],
                     "Rescue of Red", lambda table: table.line("red", 1), [], ["Guard of Red"]),
    "move": Scene("w1: Chief", "", ["act 'Chief' 1", "target w3"], "Halt of Red",
                  lambda table: (table.line("blue", 1), table.line("blue", 3)), ([], ["Chief (tired)"]),
                  (["Chief (tired)"], [])),
    "wedge": Scene("w1: Foot", "", ["pass"], "Hold of Red", lambda table: table.wedge_damage("blue", 1), 2, 0,
                   {"at_final": 3, "reached": [4, 4]}),
    "objective": Scene("w1: Guard", "w2: Chief of Red (tired)", ["pass"], "Delay of Red",
                       lambda table: table.state.objective_damage[0], 3, 1),
    "pass": Scene("w1: Levy", "deck: Guard of Red", ["pass"], "Taunt of Red",
                  lambda table: "Guard of Red" in table.pile("red", "hand"), False, True),
}  # fmt: skip


def lay(deal: Any, scene: Scene, hand: str, **options: Any) -> Any:
    return deal(blue=scene.blue, red=f"hand: {hand}; {scene.red}", **scene.fields, **options)


def play_out(table: Any, scene: Scene, answer: str = "") -> list[str]:
    """Play a scene; answer with a card as soon as that can be done, else pass. Returns the windows' questions.

    What happens in the Wedge and Objective phases is seen when the round is over; the rest at the next turn.
    """
    asked = []
    texts = list(scene.texts)
    last = 2 if scene.texts == ["pass"] and not scene.answer.startswith("Taunt") else 1
    while texts or table.asks.endswith("response") or table.state.round < last:
        seat = table.seats[0 if table.asks.startswith("Blue") else 1]
        if not table.asks.endswith("response"):
            seat(texts.pop(0) if texts and seat is table.blue else "pass")
            continue
        asked.append(table.asks)
        if answer and any(option.startswith(f"respond '{answer}'") for option in seat.options):
            seat.respond(answer)
        else:
            seat("pass")
    return asked


@rule("R.TRIGGERS", "H.RESPONSE.WINDOW")
@pytest.mark.parametrize("name", SCENES)
def test_each_of_the_eight_triggers_can_be_answered(deal: Any, name: str) -> None:
    scene = SCENES[name]
    table = lay(deal, scene, f"{scene.answer}, Levy of Red")
    play_out(table, scene)
    assert scene.measure(table) == scene.unanswered
    assert scene.answer in table.pile("red", "hand")
    table = lay(deal, scene, f"{scene.answer}, Levy of Red")
    play_out(table, scene, scene.answer)
    assert scene.measure(table) == scene.answered
    assert table.pile("red", "discard")[0] == scene.answer


@rule("R.TRIGGERS", "H.RESPONSE.TRIGGER")
@pytest.mark.parametrize("name", SCENES)
def test_a_trigger_is_answered_by_those_responses_only_that_wait_for_it(deal: Any, name: str) -> None:
    """Red holds an answer to every trigger; those offered for the first window of each kind are its own alone."""
    scene = SCENES[name]
    own = {
        "ability": ["Veto of Red"],
        "played": ["Ambush of Red"],
        "damage": ["Ward of Red", "Fork of Red"],
        "destroy": ["Rescue of Red"],
        "move": ["Halt of Red"],
        "wedge": ["Hold of Red"],
        "objective": ["Delay of Red"],
        "pass": ["Taunt of Red"],
    }
    hand = ", ".join([other.answer for other in SCENES.values()] + ["Fork of Red"])
    table = lay(deal, scene, hand)
    texts = list(scene.texts)
    while True:
        offered = [option.split("'")[1] for option in table.red.options if option.startswith("respond")]
        if scene.answer in offered:
            break
        if table.asks.endswith("response"):
            table.red("pass")
        elif table.asks.startswith("Blue"):
            table.blue(texts.pop(0))
        else:
            table.red("pass")
    events = ["Fork of Red"] if name == "ability" else []
    assert offered == own[name] + events
    for other in SCENES.values():
        if other.answer not in offered:
            table.red.refused(f"respond '{other.answer}' 1", rule="H.RESPONSE.WINDOW", code="hebs-other-trigger")


@rule("R.TRIGGERS")
@pytest.mark.parametrize(
    ("hand", "pay", "text", "paid"),
    [
        ("Drill, Levy", "Levy", "reserve 'Drill'", "discarded"),
        ("Drill", "Steward", "reserve 'Drill'", "tired"),
        ("Tower, Levy", "Levy", "attach 'Tower' w1", "discarded"),
        ("Foot", "Steward", "sacrifice 'Steward'", ""),
    ],
)
def test_paying_tiring_for_resources_discarding_and_what_is_no_army_card_open_no_window(
    deal: Any, hand: str, pay: str, text: str, paid: str
) -> None:
    answers = ", ".join([scene.answer for scene in SCENES.values()])
    table = deal(blue=f"hand: {hand}; w1: Steward", red=f"hand: {answers}; w1: Medic of Red", auto=False)
    table.blue(text)
    if paid:
        assert table.asks == "Blue pay"
        table.blue(f"pay '{pay}'")
        assert table.tired("Steward") == (paid == "tired")
        assert table.pile("blue", "discard") == (["Levy"] if paid == "discarded" else [])
    assert table.asks == "Red turn"


@rule("R.TRIGGERS")
def test_drawing_and_discarding_open_no_window(deal: Any) -> None:
    """Those of the Preparation phase and of an ability; of the latter only the ability itself is asked about."""
    answers = ", ".join([scene.answer for scene in SCENES.values()])
    table = deal(blue="hand: Raid; w1: Levy; deck: Foot, Guard, Rider", red=f"hand: {answers}", auto=False)
    table.blue("act 'Raid' 1")
    assert table.asks == "Red response"
    table.red("pass")
    assert table.asks == "Red discards"
    table.red("discard 'Ward of Red'")
    assert table.asks == "Red turn"
    seen = []
    while not (table.state.round == 2 and table.asks.endswith("turn")):
        if table.asks.endswith("response"):
            seen.append((table.state.phase, table.asks))
        seat = table.seats[0 if table.asks.startswith("Blue") else 1]
        seat("pass" if "pass" in seat.options else seat.options[0])
    # Red held seven cards and discarded one; both drew two. Deployment is phase 2, the Objectives' is 4
    assert len(table.pile("red", "discard")) == 2
    assert len(table.pile("blue", "hand")) == 2
    assert {phase for phase, _ in seen} == {2, 4}


# ------------------------------------------------------------------ the window


@rule("H.RESPONSE.WINDOW")
def test_a_response_resolves_before_its_trigger_does(deal: Any) -> None:
    """The Ambush destroys the Scholar before its When Played ability could be used."""
    table = deal(blue="hand: Scholar, Levy; deck: Foot", red="hand: Ambush of Red, Levy of Red")
    table.blue.play("Scholar", "w1")
    assert table.asks == "Red response"
    table.red.respond("Ambush of Red")
    assert table.line("blue", 1) == []
    assert table.pile("blue", "hand") == []
    assert table.asks == "Red turn"


@rule("H.RESPONSE.WINDOW")
def test_a_response_is_initiated_right_after_its_trigger_or_never(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy", red="hand: Veto of Red, Levy of Red; w1: Guard of Red", marker="red")
    table.red.refused("respond 'Veto of Red' 1", rule="H.RESPONSE.WINDOW", code="hebs-nothing-to-answer")
    table.red.play("Levy of Red", "w3")
    table = deal(blue="hand: Volley, Levy", red="hand: Veto of Red, Levy of Red; w1: Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    assert table.asks == "Red response"
    assert table.red.options == ["pass", "respond 'Veto of Red' 1"]
    table.red.refused("play 'Levy of Red' w1", rule="H.ACTION.TURN_ONLY")
    table.blue.refused("pass", rule="K.SEAT")
    table.red("pass")
    assert table.damage("Guard of Red") == 1
    table.red.refused("respond 'Veto of Red' 1", rule="H.RESPONSE.WINDOW", code="hebs-nothing-to-answer")


@rule("H.RESPONSE.WINDOW", "H.RESPONSE.TRIGGER")
def test_a_response_needs_what_its_words_ask_of_the_trigger(deal: Any) -> None:
    """Fork answers an enemy's Event; an Archer is none."""
    table = deal(blue="w1: Archer", red="hand: Fork of Red, Veto of Red, Levy of Red; w1: Guard of Red")
    table.blue.act("Archer")
    assert table.red.options == ["pass", "respond 'Veto of Red' 1"]
    table.red.refused("respond 'Fork of Red' 1", rule="H.RESPONSE.WINDOW", code="hebs-when-about")


@rule("H.RESPONSE.COST")
def test_a_response_on_a_card_in_play_tires_it(deal: Any) -> None:
    table = deal(blue="hand: Volley, Volley 2, Levy, Levy 2", red="w1: Guard of Red, Medic of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Medic of Red", 2)
    assert table.line("red", 1) == ["Guard of Red", "Medic of Red (tired)"]
    table.red("pass")
    table.blue.act("Volley 2", 1, "Guard of Red")
    # the Medic is Tired and cannot answer again
    assert table.line("red", 1) == ["Guard of Red (1 damage)", "Medic of Red (tired)"]


@rule("H.RESPONSE.COST")
def test_a_response_on_a_tired_card_is_refused(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Levy", red="hand: Ward of Red, Levy of Red; w1: Guard of Red, Medic of Red (tired)"
    )
    table.blue.act("Volley", 1, "Guard of Red")
    assert table.red.options == ["pass", "respond 'Ward of Red' 1"]
    table.red.refused("respond 'Medic of Red' 2", rule="H.READY.TIRE")


@rule("H.RESPONSE.COST")
def test_a_response_on_an_event_is_paid_for_and_discarded_after_resolving(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy", red="hand: Ward of Red, Levy of Red, Foot of Red; w1: Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    table.red("respond 'Ward of Red' 1")
    assert table.asks == "Red pay"
    table.red.refused("pay 'Ward of Red'", rule="R.PAY.ITSELF")
    assert table.pile("red", "discard") == []
    table.red("pay 'Levy of Red'")
    assert table.pile("red", "discard") == ["Ward of Red", "Levy of Red"]
    assert table.line("red", 1) == ["Guard of Red"]


@rule("H.RESPONSE.COST")
def test_an_event_that_cannot_be_paid_for_cannot_answer(deal: Any) -> None:
    table = deal(blue="hand: Volley, Levy", red="hand: Veto of Red, Ward of Red; w1: Medic of Red, Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    table.red("pass")
    # the Veto pays for the Ward; with nothing else in hand the Ward cannot answer
    table.red.respond("Ward of Red")
    assert table.damage("Guard of Red") == 0
    table = deal(blue="hand: Volley, Levy", red="hand: Ward of Red; w1: Medic of Red, Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    assert table.red.options == ["pass", "respond 'Medic of Red' 2"]
    table.red.refused("respond 'Ward of Red' 1", rule="H.PAY.MIX")


# ------------------------------------------------------------------ whose turn it is to answer


@rule("R.WINDOW.ORDER")
@pytest.mark.parametrize("first", ["blue", "red"])
def test_the_opponent_of_the_triggers_controller_is_asked_first(deal: Any, first: str) -> None:
    hand = "hand: Volley{0}, Own Words{0}, Veto{0}, Levy{0}, Levy{0} 2"
    table = deal(blue=hand.format(""), red=hand.format(" of Red"), marker=first, auto=False)
    tail = "" if first == "blue" else " of Red"
    actor, other = (table.blue, table.red) if first == "blue" else (table.red, table.blue)
    actor.do(f"act 'Volley{tail}' 1")
    second = "Red" if first == "blue" else "Blue"
    assert table.asks == f"{second} response"
    other("pass")
    assert table.asks == f"{first.title()} response"
    assert actor.options == ["pass", f"respond 'Own Words{tail}' 1"]


@rule("R.WINDOW.ORDER")
def test_in_the_wedge_phase_the_opponent_of_who_deals_is_asked_first(deal: Any) -> None:
    table = deal(
        blue="w1: Foot; w2: Chief",
        red="hand: Hold of Red, Levy of Red; w2: Chief of Red",
        at_final=0b11,
        reached=[4, 4],
        marker="red",
    )
    table.both_pass()
    # Blue deals 2 at wedge 1, whoever has the marker
    assert table.asks == "Red response"
    table.red.respond("Hold of Red")
    assert table.wedge_damage("blue", 1) == 0


#: The Berserk would deal 2 damage: the Ward prevents 1 of it, the Medic all.
TWO_ANSWERS = {"blue": "w1: Berserk", "red": "hand: Ward of Red, Levy of Red; w1: Guard of Red, Medic of Red"}


@rule("R.WINDOW.ONCE")
def test_each_player_initiates_at_most_one_response_to_one_trigger(deal: Any) -> None:
    table = deal(**TWO_ANSWERS)
    table.blue.act("Berserk", 1, "Guard of Red")
    assert table.red.options == ["pass", "respond 'Ward of Red' 1", "respond 'Medic of Red' 2"]
    table.red.respond("Ward of Red")
    assert table.asks == "Red turn"
    assert table.line("red", 1) == ["Guard of Red (1 damage)", "Medic of Red"]


@rule("R.WINDOW.ONCE")
def test_with_the_option_the_window_goes_on_until_both_pass_in_succession(deal: Any) -> None:
    table = deal(**TWO_ANSWERS, respond_again=True)
    table.blue.act("Berserk", 1, "Guard of Red")
    table.red.respond("Ward of Red")
    assert table.red.options == ["pass", "respond 'Medic of Red' 2"]
    table.red.respond("Medic of Red", 2)
    assert table.line("red", 1) == ["Guard of Red", "Medic of Red (tired)"]
    table = deal(**TWO_ANSWERS, respond_again=True)
    table.blue.act("Berserk", 1, "Guard of Red")
    table.red("pass")
    assert table.asks == "Red turn"
    assert table.line("red", 1) == ["Guard of Red (2 damage)", "Medic of Red"]


@rule("R.WINDOW.ONCE")
@pytest.mark.parametrize("again", [False, True])
def test_who_passed_is_asked_again_only_with_the_option(deal: Any, again: bool) -> None:
    """Red lets the Volley be; Blue answers it with Own Words; only with the option is Red asked about it once more."""
    table = deal(
        blue="hand: Volley, Levy, Own Words; deck: Foot",
        red="hand: Veto of Red, Levy of Red; w1: Guard of Red",
        respond_again=again,
    )
    table.blue.act("Volley", 1, "Guard of Red")
    table.red("pass")
    table.blue.respond("Own Words")
    # the Response is itself an ability, whose initiation opens a window of its own
    assert table.asks == "Red response"
    table.red("pass")
    assert table.pile("blue", "hand") == ["Foot"]
    if again:
        assert table.asks == "Red response"
        table.red.respond("Veto of Red")
        assert table.damage("Guard of Red") == 0
    else:
        assert table.asks == "Red turn"
        assert table.damage("Guard of Red") == 1


# ------------------------------------------------------------------ what the question tells


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize("name", SCENES)
def test_two_positions_that_differ_in_what_is_hidden_ask_the_same_questions_of_the_same_seats(
    deal: Any, name: str
) -> None:
    scene = SCENES[name]
    hands = [f"{scene.answer}, Levy of Red", "Foot of Red, Levy of Red", "Guard of Red 2, Champion of Red 2"]
    asked = [play_out(lay(deal, scene, hand, auto=False), scene) for hand in hands]
    assert asked[0] == asked[1] == asked[2]
    assert "Red response" in asked[0]


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize("name", SCENES)
def test_nor_does_the_own_hidden_hand_matter(deal: Any, name: str) -> None:
    scene = SCENES[name]
    asked = []
    for card in ("Own Words", "Veto", "Champion"):
        part = f"hand: {card}, Guard 2, Guard 3"
        blue = scene.blue.replace("hand:", part + ",") if "hand:" in scene.blue else f"{scene.blue}; {part}"
        asked.append(play_out(lay(deal, scene._replace(blue=blue), "Foot of Red, Levy of Red", auto=False), scene))
    assert asked[0] == asked[1] == asked[2]


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize(
    ("red", "is_asked"),
    [
        ("hand: Halt of Red", True),
        ("hand: Foot of Red", True),
        ("hand: Foot of Red; discard: Halt of Red", False),
        ("w1: Foot of Red", False),
    ],
)
def test_a_window_opens_while_a_card_that_could_answer_is_unseen(deal: Any, red: str, is_asked: bool) -> None:
    """Only Halt answers a move; with one card in hand Red could pay for nothing that answers an ability."""
    table = deal(blue="w1: Chief", red=red, auto=False)
    table.blue("act 'Chief' 1", "target w3")
    assert table.asks == ("Red response" if is_asked else "Red turn")


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize(
    ("red", "is_asked"),
    [
        ("hand: Ambush of Red, Levy of Red", True),
        ("hand: Foot of Red, Levy of Red", True),
        ("hand: Ambush of Red; w1: Steward of Red", True),
        # one card in hand and nothing that yields resources: all see that Ambush cannot be paid for
        ("hand: Ambush of Red", False),
        ("hand: Foot of Red", False),
        ("hand: Foot of Red; w1: Steward of Red (tired)", False),
    ],
)
def test_no_window_opens_for_a_card_that_could_not_be_paid_for(deal: Any, red: str, is_asked: bool) -> None:
    table = deal(blue="hand: Levy", red=red, auto=False)
    table.blue("play 'Levy' w1")
    assert table.asks == ("Red response" if is_asked else "Red turn")


#: Everything of Red's in which damage to the Guard could be answered from hand is seen.
NO_WARD = "discard: Ward of Red, Fork of Red"


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize(
    ("medic", "is_asked"),
    [("w1: Medic of Red", True), ("w1: Medic of Red (tired)", False), ("w3: Medic of Red", False)],
)
def test_a_visible_card_that_can_answer_opens_a_window(deal: Any, medic: str, is_asked: bool) -> None:
    table = deal(blue="w1: Archer", red=f"{medic}; w1: Guard of Red; {NO_WARD}", auto=False)
    table.blue("act 'Archer' 1")
    if "target 'Guard of Red'" in table.blue.options:
        table.blue("target 'Guard of Red'")
    assert table.asks == ("Red response" if is_asked else "Red turn")


@rule("R.WINDOW.PUBLIC")
@pytest.mark.parametrize("medic", ["Medic of Red", "Medic of Red 2"])
def test_any_copy_of_it_will_do(deal: Any, medic: str) -> None:
    medics = {
        "type": "character",
        "copies": 2,
        "cost": 1,
        "health": 2,
        "ability": [ability("response", "prevent()", on="damage", when="about(mine & here & other)")],
    }
    table = with_cards(deal, {"Medic": medics})(blue="w1: Gunner", red=f"w1: Guard of Red, {medic}; {NO_WARD}")
    table.blue.act("Gunner")
    assert table.red.options == ["pass", f"respond '{medic}' 1"]
    table.red.respond(medic)
    assert table.damage("Guard of Red") == 0


# ------------------------------------------------------------------ stacks and cancelling


@rule("H.RESPONSE.STACK")
def test_responses_answer_responses_and_the_last_resolves_first(deal: Any) -> None:
    table = deal(blue="hand: Volley, Veto, Levy, Levy 2", red="hand: Veto of Red, Levy of Red; w1: Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Veto of Red")
    assert table.asks == "Blue response"
    assert table.damage("Guard of Red") == 0
    table.blue.respond("Veto")
    # Blue's Veto cancels Red's, so that the Volley is not cancelled
    assert happened(table, "hebs-initiates", "hebs-cancelled", "hebs-damage") == [
        ("hebs-initiates", "Volley"),
        ("hebs-initiates", "Veto of Red"),
        ("hebs-initiates", "Veto"),
        ("hebs-cancelled", "Veto of Red"),
        ("hebs-damage", "Guard of Red"),
    ]
    assert table.damage("Guard of Red") == 1


@rule("H.RESPONSE.STACK")
def test_a_third_response_turns_it_round_again(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Veto, Levy, Levy 2",
        red="hand: Veto of Red, Veto of Red 2, Levy of Red, Levy of Red 2; w1: Guard of Red",
    )
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Veto of Red")
    table.blue.respond("Veto")
    table.red.respond("Veto of Red 2")
    assert happened(table, "hebs-cancelled", "hebs-damage") == [
        ("hebs-cancelled", "Veto"),
        ("hebs-cancelled", "Volley"),
    ]
    assert table.damage("Guard of Red") == 0
    # all are on the discard piles, the first trigger last
    assert table.pile("blue", "discard")[0] == "Volley"
    assert sorted(table.pile("blue", "discard")) == ["Levy", "Levy 2", "Veto", "Volley"]
    assert table.pile("red", "hand") == []


@rule("H.RESPONSE.STACK")
def test_a_trigger_that_is_cancelled_is_dealt_with_and_nobody_answers_it_any_more(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Levy, Own Words; deck: Foot", red="hand: Veto of Red, Levy of Red; w1: Guard of Red"
    )
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Veto of Red")
    assert table.asks == "Red turn"
    assert table.pile("blue", "hand") == ["Own Words"]


@rule("H.RESPONSE.STACK", "R.WINDOW.ONCE")
def test_with_the_option_too_a_cancelled_trigger_is_dealt_with(deal: Any) -> None:
    table = deal(
        blue="hand: Volley, Levy",
        red="hand: Veto of Red, Veto of Red 2, Levy of Red, Levy of Red 2; w1: Guard of Red",
        respond_again=True,
    )
    table.blue.act("Volley", 1, "Guard of Red")
    table.red.respond("Veto of Red")
    assert table.asks == "Red turn"


@rule("H.RESPONSE.CANCEL")
def test_costs_paid_for_a_cancelled_ability_stay_paid(deal: Any) -> None:
    table = deal(blue="hand: Smite, Levy; w1: Steward", red="hand: Veto of Red, Levy of Red; w1: Guard of Red")
    table.blue("act 'Smite' 1", "pay 'Steward'", "pay 'Levy'")
    table.red.respond("Veto of Red")
    assert table.line("red", 1) == ["Guard of Red"]
    assert table.line("blue", 1) == ["Steward (tired)"]
    assert table.pile("blue", "discard") == ["Smite", "Levy"]
    assert table.pile("red", "discard") == ["Veto of Red", "Levy of Red"]
    assert table.asks == "Red turn"


@rule("H.RESPONSE.CANCEL")
def test_a_card_whose_action_is_cancelled_stays_tired(deal: Any) -> None:
    table = deal(blue="w1: Archer", red="hand: Veto of Red, Levy of Red; w1: Guard of Red")
    table.blue.act("Archer")
    table.red.respond("Veto of Red")
    assert table.line("blue", 1) == ["Archer (tired)"]
    assert table.line("red", 1) == ["Guard of Red"]


@rule("H.RESPONSE.CANCEL", "R.CANCEL.PLAYED")
def test_a_when_played_ability_can_be_cancelled_and_the_card_stays(deal: Any) -> None:
    table = deal(blue="hand: Scholar, Levy; deck: Foot", red="hand: Veto of Red, Levy of Red")
    table.blue.play("Scholar", "w1", "use 1")
    table.red.respond("Veto of Red")
    assert table.line("blue", 1) == ["Scholar"]
    assert table.pile("blue", "hand") == []


@rule("R.CANCEL.PLAYED", "H.RESPONSE.CANCEL")
@pytest.mark.parametrize("text", ["play 'Guard' w1", "reserve 'Signal'", "attach 'Armour' 'Chief'"])
def test_the_playing_of_a_card_cannot_be_cancelled(deal: Any, text: str) -> None:
    table = deal(blue="hand: Guard, Signal, Armour, Levy, Levy 2", red="hand: Veto of Red, Ambush of Red, Levy of Red")
    table.blue.do(text)
    if text.startswith("play"):
        assert table.red.options == ["pass", "respond 'Ambush of Red' 1"]
        table.red.refused("respond 'Veto of Red' 1", rule="H.RESPONSE.WINDOW", code="hebs-other-trigger")
        table.red("pass")
        assert table.line("blue", 1) == ["Guard"]
    assert table.asks == "Red turn"


@rule("H.RESPONSE.CHOOSE_ONE")
def test_one_of_several_actions_is_executed_by_choice(deal: Any) -> None:
    layout = {"blue": "hand: Two Ways, Levy; deck: Foot", "red": "w1: Guard of Red; w2: Chief of Red"}
    table = deal(**layout)
    assert table.blue.options[:6] == [
        "pass",
        "play Levy w1",
        "play Levy w2",
        "play Levy w3",
        "act 'Two Ways' 1",
        "act 'Two Ways' 2",
    ]
    table.blue.refused("act 'Two Ways' 3", rule="H.ACTION.TURN_ONLY")
    table.blue.act("Two Ways", 1)
    assert (table.pile("blue", "hand"), table.damage("Guard of Red")) == (["Foot"], 0)
    table = deal(**layout)
    table.blue.act("Two Ways", 2, "Guard of Red")
    assert (table.pile("blue", "hand"), table.damage("Guard of Red")) == ([], 1)


@rule("H.RESPONSE.CHOOSE_ONE")
def test_one_of_several_responses_is_executed_and_the_card_is_gone(deal: Any) -> None:
    """Fork cancels an enemy's Event, or prevents damage to the Leader."""
    table = deal(blue="hand: Volley, Levy", red="hand: Fork of Red; w2: Chief of Red")
    table.blue.act("Volley")
    assert table.red.options == ["pass", "respond 'Fork of Red' 1"]
    table.red.refused("respond 'Fork of Red' 2", rule="H.RESPONSE.WINDOW", code="hebs-other-trigger")
    table.red("pass")
    assert table.red.options == ["pass", "respond 'Fork of Red' 2"]
    table.red.respond("Fork of Red", 2)
    assert table.damage("Chief of Red") == 0
    assert table.pile("red", "discard") == ["Fork of Red"]
    table = deal(blue="hand: Volley, Levy", red="hand: Fork of Red; w2: Chief of Red")
    table.blue.act("Volley")
    table.red.respond("Fork of Red", 1)
    assert happened(table, "hebs-cancelled") == [("hebs-cancelled", "Volley")]
    assert table.asks == "Red turn"


@rule("R.OWN_TRIGGER")
def test_a_player_may_answer_a_trigger_of_their_own_where_the_words_allow_it(deal: Any) -> None:
    table = deal(blue="hand: Volley, Own Words, Veto, Levy, Levy 2; deck: Foot", red="w1: Guard of Red")
    table.blue.act("Volley", 1, "Guard of Red")
    assert table.blue.options == ["pass", "respond 'Own Words' 1"]
    table.blue.refused("respond 'Veto' 1", rule="H.RESPONSE.WINDOW", code="hebs-when-by")
    table.blue.respond("Own Words")
    assert "Foot" in table.pile("blue", "hand")
    assert table.damage("Guard of Red") == 1


@rule("R.OWN_TRIGGER")
def test_the_own_bloodlust_can_be_warded_off(deal: Any) -> None:
    """The Ward's words ask only whose card would take damage."""
    table = deal(blue="hand: Ward, Levy; w1: Berserk", red="w1: Guard of Red")
    table.blue.act("Berserk")
    assert table.asks == "Blue response"
    table.blue.respond("Ward")
    assert table.line("blue", 1) == ["Berserk (tired)"]
    assert table.line("red", 1) == ["Guard of Red (2 damage)"]


# ------------------------------------------------------------------ at the same time


@rule("R.SIMULTANEOUS")
@pytest.mark.parametrize(("first", "asked"), [("blue", ["Red", "Blue"]), ("red", ["Blue", "Red"])])
def test_outside_deployment_what_the_holder_of_the_marker_does_comes_first(
    deal: Any, first: str, asked: list[str]
) -> None:
    """Equal Might deals 1 damage each; the other's Hold answers each."""
    table = deal(
        blue="hand: Hold, Levy; w1: Foot; w2: Chief",
        red="hand: Hold of Red, Levy of Red; w1: Foot of Red; w2: Chief of Red",
        at_final=0b11,
        reached=[4, 4],
        marker=first,
    )
    table.both_pass()
    for name in asked:
        assert table.asks == f"{name} response"
        seat = table.blue if name == "Blue" else table.red
        seat.respond("Hold" if name == "Blue" else "Hold of Red")
    assert (table.wedge_damage("blue", 1), table.wedge_damage("red", 1)) == (0, 0)


#: While the Idol is in play the Units of both players have 1 Health more.
IDOL = {
    "type": "character",
    "cost": 0,
    "health": 1,
    "ability": [ability("constant", "give((mine | enemy) & unit, health(+1))")],
}


@rule("R.SIMULTANEOUS")
@pytest.mark.parametrize("first", ["blue", "red"])
def test_of_cards_destroyed_together_the_active_players_come_first(deal: Any, first: str) -> None:
    tail = "" if first == "blue" else " of Red"
    words = {"blue": "w1: Foot (2 damage)", "red": "w1: Foot of Red (2 damage)"}
    words[first] += f", Idol{tail}"
    words["blue"] += "; hand: Rescue, Levy"
    words["red"] += "; hand: Rescue of Red, Levy of Red"
    table = with_cards(deal, {"Idol": IDOL})(**words, marker=first)
    active, other = (table.blue, table.red) if first == "blue" else (table.red, table.blue)
    active(f"sacrifice 'Idol{tail}'")
    assert table.asks == f"{first.title()} response"
    active.respond(f"Rescue{tail}")
    assert table.asks == ("Red response" if first == "blue" else "Blue response")
    other.respond("Rescue of Red" if first == "blue" else "Rescue")
    assert table.line("blue", 1) == ["Foot (1 damage)"]
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]


@rule("R.SIMULTANEOUS")
@pytest.mark.parametrize("first", ["blue", "red"])
def test_of_cards_that_an_effect_destroys_together_too(deal: Any, first: str) -> None:
    plague = {"cost": 0, "ability": [ability("action", "destroy(all(army & unit))")]}
    tail = "" if first == "blue" else " of Red"
    words = {"blue": "w1: Foot; hand: Rescue, Levy", "red": "w1: Foot of Red; hand: Rescue of Red, Levy of Red"}
    words[first] += f", Plague{tail}"
    table = with_cards(deal, {"Plague": plague})(**words, marker=first)
    active, other = (table.blue, table.red) if first == "blue" else (table.red, table.blue)
    active.act(f"Plague{tail}")
    assert table.asks == f"{first.title()} response"
    active("pass")
    assert table.asks == ("Red response" if first == "blue" else "Blue response")
    other("pass")
    assert (table.line("blue", 1), table.line("red", 1)) == ([], [])


@rule("R.SIMULTANEOUS", "H.RESPONSE.WINDOW")
def test_each_destruction_is_the_doing_of_the_cards_own_enemy(deal: Any) -> None:
    """Cards of both players have more damage than Health at once; a Response to an enemy's doing answers each."""
    guardian = {
        "copies": 2,
        "cost": 0,
        "ability": [ability("response", "cancel()", on="destroy", when="by_enemy & about(mine)")],
    }
    table = with_cards(deal, {"Idol": IDOL, "Guardian": guardian})(
        blue="w1: Foot (2 damage), Idol; hand: Guardian", red="w1: Foot of Red (2 damage); hand: Guardian of Red"
    )
    table.blue("sacrifice 'Idol'")
    table.blue.respond("Guardian")
    assert table.asks == "Red response"
    table.red.respond("Guardian of Red")
    assert table.line("red", 1) == ["Foot of Red (1 damage)"]
