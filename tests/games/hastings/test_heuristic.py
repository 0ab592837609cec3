"""Sensible play: what bots make of positions that any wargamer would judge alike."""

from __future__ import annotations

import senlac
from senlac.games.hastings.play.value import evaluate
from senlac.games.hastings.state.field import NORMAN, SAXON
from senlac.games.hastings.state.position import in_wall, to_enemies
from senlac.games.hastings.state.table import Hastings
from senlac.games.hexes.grid import FACINGS, OFF
from senlac.kernel.decision import decision
from senlac.kernel.frames import Action, answer, first_asked, op_named, resolve_all, run
from senlac.kernel.notation import to_text
from senlac.kernel.rng import Quick
from senlac.kernel.views import view
from senlac.registry import configure


def battle(*pieces: str, active: str, alone: bool = True) -> Hastings:
    """A position of pieces in words, "N-C-K1 1208 N", with no other units unless they are not to be alone."""
    s: Hastings = configure("hastings", {}).start()
    s.turn = 3
    if alone:
        s.place[: s.field.count] = [OFF] * s.field.count
        s.wall = 0
    for words in pieces:
        name, here, *rest = words.split()
        piece = s.game.names("piece").index(name)
        s.place[piece] = s.field.grid.parse(here)
        for word in rest:
            if word in FACINGS:
                s.facing[piece] = FACINGS.index(word)
            else:
                setattr(s, word, getattr(s, word) | 1 << piece)
    s.active = s.game.names("command").index(active)
    return s


def begin(s: Hastings, step: str) -> Hastings:
    op_named(f"hastings.{step}").push(s, ())
    run(s)
    return s


def choice(s: Hastings) -> Action:
    """What the greedy bot chooses."""
    seat = first_asked(s)
    question = decision(s, seat)
    assert question is not None
    return senlac.bot("greedy", seed=1).choose(view(s, seat), question)


def play(s: Hastings, times: int) -> None:
    """The greedy bot plays on."""
    for _ in range(times):
        answer(s, first_asked(s), choice(s))
        resolve_all(s, Quick(1))


def said(s: Hastings) -> str:
    return to_text(s.game, choice(s))


def test_a_wounded_king_goes_away_from_the_enemy() -> None:
    s = battle(
        "AS-C-H1 1205 S", "AS-C-F1 1201 S", "Harold 1205 wounded", "N-C-K1 1206 N", "N-C-K2 1106 N", active="AS-C"
    )
    harold = s.field.army_leader[SAXON]
    begin(s, "movement.impulse")
    while s.segment and not (s.ordered >> harold) & 1:
        play(s, 1)
    assert to_enemies(s, s.place[harold], NORMAN) > 1


def test_a_king_is_worth_more_than_the_men_who_die_for_him() -> None:
    guarded = battle("N-C-M1 1210 N", "William 1210", "AS-C-F1 1205 S", active="N-C")
    dead = guarded.clone()
    dead.place[dead.field.army_leader[NORMAN]] = OFF
    assert evaluate(dead, NORMAN) < evaluate(guarded, NORMAN) - 0.5


def test_the_last_men_with_a_king_are_not_given_up() -> None:
    s = battle("N-C-M1 1207 N", "N-C-M2 1410 N", "William 1207", "AS-C-F1 1206 S", active="AS-C")
    s.hits[s.game.names("command").index("N-C")] = 5
    s.aimed[s.game.names("unit").index("AS-C-F1")] = s.field.grid.parse("1207")
    assert said(begin(s, "losses.losses")) == "remove N-C-M2"


def test_the_wall_is_kept_while_the_enemy_is_far() -> None:
    s = battle(active="AS-R", alone=False)
    walls = s.wall
    begin(s, "movement.impulse")
    while s.top and s.ordered & s.field.bit[0] == 0:
        play(s, 2)
    play(s, 10)
    assert walls
    assert s.wall == walls


def test_attacks_go_where_they_do_most() -> None:
    s = battle("N-C-K1 1207 N", "AS-C-F1 1206 S wall", "AS-C-F2 1106 routed", active="N-C")
    assert in_wall(s, s.game.names("unit").index("AS-C-F1"))
    assert said(begin(s, "melee.segment")) == "attack N-C-K1 AS-C-F2"


def test_knights_charge() -> None:
    s = battle("N-C-K1 1209 N", "N-L-M1 1213 N", "William 1213", "AS-C-F1 1206 S", active="N-C")
    begin(s, "movement.impulse")
    knight = s.game.names("unit").index("N-C-K1")
    while not (s.ordered >> knight) & 1:
        play(s, 1)
    assert s.charge[knight]


def test_flight_is_feigned_before_fyrd_that_may_follow() -> None:
    line = [f"AS-C-F{i} {12 + i}06 S wall" for i in range(1, 5)]
    foes = [f"N-C-M{i} {12 + i}07 N" for i in range(1, 5)]
    s = battle(*line, *foes, active="N-C")
    s.turn, s.regrouped, s.initiative, s.spent = 7, 6, NORMAN, 1 << s.active
    assert said(begin(s, "falserout.may-feign")) == "feign N-C"
    far = battle(*line, "N-C-M1 1310 N", active="N-C")
    far.turn, far.regrouped, far.initiative, far.spent = 7, 6, NORMAN, 1 << far.active
    assert said(begin(far, "falserout.may-feign")) == "done"
