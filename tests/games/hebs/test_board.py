"""The board as people read it: what is on it, how wide it is, and what it does not tell."""

from __future__ import annotations

from typing import Any

import pytest

from senlac.games.hebs.game import HebsGame
from senlac.games.hebs.show.board import WIDTH, board
from senlac.games.hebs.state.codes import PROTECTED, THIS_ROUND, WEDGES
from senlac.games.hebs.state.places import in_play
from senlac.games.hebs.state.table import DEPLOYMENT, Hebs
from senlac.kernel.frames import playout, run
from senlac.kernel.rng import Quick
from senlac.kernel.views import determinize, view
from senlac.registry import configure

LANGUAGES = ("en", "fr")
NORMANS, SAXONS = 0, 1


def the_game(**options: Any) -> HebsGame:
    game = configure("1066", options)
    assert isinstance(game, HebsGame)
    return game


GAME = the_game()


def card(name: str) -> int:
    return GAME.things["card"].index(name)


def begun(game: HebsGame, seed: int, decisions: int) -> Hebs:
    """A game after some decisions at random."""
    s = game.start()
    run(s)
    playout(s, Quick(seed), decisions)
    return s


def laid_out() -> Hebs:
    """A battle at its height: both armies, attachments, tactics, damage, a stack of two."""
    s = GAME.start()
    run(s)
    taken: list[int] = []

    def put(*names: str) -> tuple[int, ...]:
        cards = tuple(card(name) for name in names)
        taken.extend(cards)
        return cards

    s.line[NORMANS * WEDGES + 0] = put("William FitzRobert", "Norman Knights")
    s.line[NORMANS * WEDGES + 2] = put("Norman Archers 2")
    s.line[SAXONS * WEDGES + 0] = put("Harold Godwinson", "Dane-Axe Men", "English Thegns")
    s.reserve[SAXONS] = put("The Winchester Treasure")
    coronation, dragon = put("Coronation at Westminster", "Dragon of Wessex")
    s.attached = [(coronation, card("Harold Godwinson")), (dragon, GAME.box.count + 1)]
    s.hand[NORMANS] = sorted(put("Odo of Bayeux", "Rain of Arrows", "Castle on the Hill"))
    s.hand[SAXONS] = sorted(put("Royal Housecarls", "Malfosse"))
    s.shown = ((), (card("Malfosse"),))
    s.discard[NORMANS] = put("Trumpeter", "Carpenters")
    s.limbo = put("Pursuit at Dusk")
    s.constant = tuple([card for card in taken if GAME.box.constants[card] and in_play(s, card)])
    s.deck = [tuple([other for other in deck if other not in taken]) for deck in s.deck]
    s.bear(card("William FitzRobert"), 4)
    s.tired[card("Dane-Axe Men")] = True
    s.mods = [(card("Norman Archers 2"), PROTECTED, 1, THIS_ROUND, NORMANS)]
    s.doomed = (card("English Thegns"),)
    s.wedge_damage = [4, 10, 0, 6, 3, 1]
    s.claimed = [-1, NORMANS, -1]
    s.reached = [6, 4]
    s.objective_damage = [0, 5]
    s.round, s.phase, s.marker, s.active, s.passed, s.at_final = 14, DEPLOYMENT, SAXONS, NORMANS, 0b10, 0b01
    s.pending = ((-3, card("English Thegns"), NORMANS, (2, -1), 0), (-6, -1, NORMANS, (3, 2), 1))
    return s


def row(text: str, part: str) -> str:
    """The first line that has a text in it."""
    return next(line for line in text.split("\n") if part in line)


def column(line: str, wedge: int) -> str:
    return line.split("│")[wedge].strip()


def test_the_battlefield_tells_rows_values_in_force_and_totals() -> None:
    text = board(GAME, view(laid_out(), NORMANS), "en")
    assert column(row(text, "William"), 0).startswith("1 William F")
    assert column(row(text, "William"), 0).endswith("M2 Z2 H3/7")
    # The Coronation gives its bearer Zeal, and hangs under him.
    assert "M2 Z3 H7" in column(row(text, "1 Harold"), 0)
    lines = text.split("\n")
    below = lines[lines.index(row(text, "1 Harold")) + 1]
    assert column(below, 0) == "└ Coronation at Westminster"
    assert "2 ~Dane-Axe Men" in text
    assert "3 †English Thegns" in text
    assert "1 *Norman Archers 2" in text
    # Ready cards only: the Dane-Axe Men do not count.
    thegns = GAME.box.might[card("English Thegns")]
    assert column(row(text, "▲ Might"), 0).startswith(f"▲ Might {2 + thegns}  Zeal ")
    assert column(row(text, "▲ Might"), 0).endswith("6/10")
    assert column(row(text, "◆ Might"), 0).endswith("4/10")
    assert "Wedge 2 · ◆ claimed" in text
    assert "└ Dragon of Wessex" in text
    assert "~ Tired" in text
    assert "* no damage this round" in text
    assert "† being destroyed" in text


def test_the_sides_tell_objectives_piles_and_their_part_in_the_phase() -> None:
    text = board(GAME, view(laid_out(), NORMANS), "en")
    assert text.startswith("Round 14 · Deployment phase · Zeal battles this round\n")
    saxons = row(text, "▲ Saxons")
    assert "hand 2 · deck" in saxons
    assert "discard pile 0" in saxons
    assert "first player marker" in text
    assert "passed" in text
    assert "A✓ B✓ C✓ D✓ [E] F G · Forced March South · Zeal" in text
    assert "damage 5/7" in text
    assert "A✓ B✓ C✓ D✓ E✓ F✓ [G] · Battle of Hastings" in text
    assert "◆ Normans (you)" in text
    assert "discard pile 2 (top: Carpenters)" in text
    assert "Reserve: The Winchester Treasure +1" in text
    assert "Seen in this hand: Malfosse" in text
    assert "Being played: Pursuit at Dusk" in text


def test_the_stack_is_told_from_its_newest() -> None:
    lines = board(GAME, view(laid_out(), SAXONS), "en").split("\n")
    begin = lines.index("Still to resolve, newest first:")
    assert lines[begin + 1] == "  ◆ 3 damage → Wedge 3 (cancelled)"
    assert lines[begin + 2] == "  ◆ English Thegns: 2 damage"


def test_ones_own_side_is_below() -> None:
    for seat, ours, theirs in ((NORMANS, "◆ Norm", "▲ Saxo"), (SAXONS, "▲ Saxo", "◆ Norm")):
        for lang in LANGUAGES:
            text = board(GAME, view(laid_out(), seat), lang)
            middle = text.index("┼")
            assert text.index(theirs) < middle < text.index(ours)


def test_a_hand_tells_what_cards_cost_and_are_worth() -> None:
    text = board(GAME, view(laid_out(), NORMANS), "en")
    box = GAME.box
    odo = card("Odo of Bayeux")
    values = f"M{box.might[odo]} Z{box.zeal[odo]} H{box.health[odo]}"
    assert f"({box.cost[odo]}) Odo of Bayeux" in text
    assert values in row(text, "Odo of Bayeux")
    assert "Event" in row(text, "Rain of Arrows")
    assert "Attachment" in row(text, "Castle on the Hill")


def test_french_is_french() -> None:
    text = board(GAME, view(laid_out(), NORMANS), "fr")
    for said in (
        "Round 14 · phase de Déploiement · batailles de Zèle à ce round",
        "▲ Saxons · main 2 · pioche",
        "ont passé",
        "Objectifs A✓",
        "◆ Normands (vous)",
        "Aile 2 · ◆ emportée",
        "F2 Z2 S3/7",
        "Réserve : Le trésor de Winchester +1",
        "Événement",
        "3 dégâts → Aile 3 (annulé)",
        "~ Épuisée",
    ):
        assert said.replace(" :", "\u00a0:") in text
    for said in ("Might", "Zeal", "Wedge", "hand", "damage", "Tired"):
        assert said not in text


def test_hidden_cards_do_not_appear() -> None:
    for seat in (NORMANS, SAXONS, -1):
        text = board(GAME, view(laid_out(), seat), "en")
        assert ("Odo of Bayeux" in text) == (seat == NORMANS)
        assert ("Royal Housecarls" in text) == (seat == SAXONS)
        assert ("Malfosse" in text) == (seat in (NORMANS, SAXONS))


@pytest.mark.parametrize("seed", range(4))
def test_a_board_depends_on_nothing_that_its_seat_cannot_see(seed: int) -> None:
    for decisions in (3, 40, 150, 280):
        s = begun(GAME, seed, decisions)
        for seat in (0, 1, -1):
            seen = view(s, seat)
            other = determinize(seen, Quick(seed + 1))
            assert board(GAME, view(other, seat), "en") == board(GAME, seen, "en")


@pytest.mark.parametrize("width", [60, 76, 80, WIDTH, 100])
def test_no_line_is_wider_than_it_may_be(width: int) -> None:
    games = [GAME, the_game(edition="fr", choosing=True), the_game(faction="saxon", opponent="norman", draft="draw4")]
    positions = [laid_out()]
    for seed in range(12):
        positions.append(begun(games[seed % 3], seed, 25 * seed))
    for s in positions:
        assert isinstance(s.game, HebsGame)
        for seat in (0, 1, -1):
            for lang in LANGUAGES:
                lines = board(s.game, view(s, seat), lang, width).split("\n")
                assert max([len(line) for line in lines]) <= width
                assert all([line == line.rstrip() for line in lines])


def test_every_kind_of_waiting_thing_is_told() -> None:
    s = laid_out()
    thegns = card("English Thegns")
    ability = GAME.box.actions[card("Norman Archers")][0].index
    s.pending = (
        (-2, thegns, SAXONS, (0,), 0),
        (-4, thegns, NORMANS, (), 0),
        (-5, thegns, NORMANS, (2,), 0),
        (-7, -1, SAXONS, (4,), 0),
        (-8, -1, SAXONS, (), 0),
        (ability, card("Norman Archers 2"), NORMANS, (thegns, card("Dane-Axe Men 2"), GAME.box.count), 0),
    )
    text = board(GAME, view(s, NORMANS), "en")
    for said in (
        "▲ English Thegns: has come into play",
        "◆ English Thegns: destruction",
        "◆ English Thegns: move → Wedge 3",
        "▲ 4 damage to the Objective",
        "▲ pass",
        "◆ Norman Archers 2 → English Thegns, Dane-Axe Men 2, Wedge 1",
    ):
        assert f"  {said}\n" in text


def test_the_table_shows_the_board() -> None:
    seen = view(laid_out(), SAXONS)
    assert GAME.show.board(seen, "fr") == board(GAME, seen, "fr")
