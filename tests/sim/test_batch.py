"""Games between bots in batches: the same in any number of processes, in turns, with what breaks set aside."""

from __future__ import annotations

import gc
from typing import Any, ClassVar

import pytest

from proving.fords import KIND, KINDS
from senlac.kernel.errors import BadOption, UnknownGame
from senlac.kernel.fields import Args, State
from senlac.kernel.frames import Action, Ask, Chance, ChanceOutcome, Seq
from senlac.kernel.gamedef import GameDef, finish
from senlac.kernel.options import Option, OptionValue
from senlac.kernel.rng import Rng
from senlac.kernel.study import Study
from senlac.kernel.views import View, all_fields, imagine_all
from senlac.registry import BrokenPlugin, trying_out
from senlac.session import Session
from senlac.sim import Arena, Setup, Tally, ThisProcess, figures, make_executor, simulate, total

SHORT = {"rounds": 2}


def played(arena: Arena, jobs: int = 1) -> Tally:
    return total(simulate(arena, make_executor(jobs)))


# ------------------------------------------------------------------ equal games


@pytest.mark.parametrize("swap", [False, True])
def test_one_process_and_two_play_the_same(swap: bool) -> None:
    arena = Arena(Setup("fords", ("greedy", "random"), games=9, seed=3, swap=swap, options=SHORT))
    one, two = played(arena, 1), played(arena, 2)
    assert one == two
    assert one.games == (18 if swap else 9)
    without_time = [{**figures(arena, tally), "time": None} for tally in (one, two)]
    assert without_time[0] == without_time[1]


def test_a_game_follows_from_its_number_and_the_seed_alone() -> None:
    setup = Setup("fords", ("greedy",), games=5, seed=1, options=SHORT)
    arena = Arena(setup)
    alone = Arena(setup).play(4)
    assert [arena.play(number) for number in range(5)][4] == alone
    other = Arena(Setup("fords", ("greedy",), games=5, seed=2, options=SHORT))
    assert [other.play(number) for number in range(5)] != [arena.play(number) for number in range(5)]


def test_more_games_begin_with_the_same() -> None:
    few, many = (Arena(Setup("fords", ("random",), games=games, options=SHORT)) for games in (3, 6))
    rest = many.batch(range(3, 6))
    rest.merge(played(few))
    assert rest == played(many)


def test_a_game_is_what_a_session_makes_of_the_same_lots_and_bots() -> None:
    arena = Arena(Setup("fords", ("greedy", "random"), games=3))
    for number in range(3):
        players = [arena.player(seat, f"1/{number}") for seat in range(2)]
        session = Session.new("fords", f"1/{number}")
        while session.outcome is None:
            for seat in session.asked:
                question = session.decision(seat)
                assert question is not None
                forced = len(question.options) == 1
                chosen = question.options[0] if forced else players[seat].choose(session.view(seat), question)
                session.play(seat, chosen)
        simulated = arena.play(number)
        winner = -1 if session.outcome.winner is None else session.outcome.winner
        assert (simulated.winner, simulated.ending) == (winner, session.outcome.kind)
        assert simulated.asked == [player.asked for player in players]
        assert simulated.rounds == session.view()["round"]
        log = [line.seen for line in session.log()]
        cast = {(seen[1], KINDS[KIND[seen[2]]]) for seen in log if seen[0] in ("fords-plays", "fords-casts")}
        assert simulated.played == cast


# ------------------------------------------------------------------ turns


@pytest.mark.long
def test_bots_change_over() -> None:
    arena = Arena(Setup("fords", ("greedy", "random"), games=10, swap=True))
    assert [[arena.bot_at(seat, turn) for seat in range(2)] for turn in range(arena.turns)] == [[0, 1], [1, 0]]
    tally = played(arena)
    found = figures(arena, tally)
    assert tally.games == found["planned"] == 20
    greedy, random = found["by_bot"]
    assert (greedy["games"], random["games"]) == (20, 20)
    assert [seat["games"] for seat in greedy["by_seat"]] == [10, 10]
    # A game that greedy won as West, random lost as East.
    for turn, seat in ((0, 0), (1, 1)):
        won = sum(count for (when, _, winner), count in tally.results.items() if (when, winner) == (turn, seat))
        assert greedy["by_seat"][seat]["wins"] == won
    by_bot = greedy["wins"] + random["wins"] + found["ties"]["wins"]
    by_seat = sum(seat["wins"] for seat in found["seats"]) + found["ties"]["wins"]
    assert by_bot == by_seat == 20


def test_what_a_bot_was_asked_stays_its_own_when_it_changes_seats() -> None:
    arena = Arena(Setup("fords", ("ismcts", "random"), games=1, iterations=8, swap=True, options=SHORT))
    for number in range(2):
        game = arena.play(number)
        assert game.turn == number
        assert game.thought[0] > 3 * game.thought[1]
        assert game.took > sum(game.thought)


@pytest.mark.long
def test_greed_beats_chance() -> None:
    arena = Arena(Setup("fords", ("greedy", "random"), games=20, swap=True))
    greedy, random = figures(arena, played(arena, 2))["by_bot"]
    assert greedy["low"] > 0.5
    assert random["high"] < 0.5


# ------------------------------------------------------------------ any game


def test_a_game_without_cards_and_without_a_clock() -> None:
    arena = Arena(Setup("hillock", ("greedy", "random"), games=4, options={"turns": 2}))
    tally = played(arena)
    found = figures(arena, tally)
    assert found["games"] == 4
    assert found["cards"] == []
    assert found["first_player"] is None
    assert found["rounds"]["clock"] == ""
    assert tally.rounds == tally.decisions


@pytest.mark.long
def test_cards_are_counted_for_their_owner_and_by_kind() -> None:
    arena = Arena(Setup("fords", ("greedy",), games=10))
    tally = played(arena)
    keys = {(seat, key) for seat, key, _ in tally.cards}
    assert len(keys) == 16
    for seat, key in keys:
        drawn, both, used = (tally.cards[seat, key, what] for what in ("drawn", "both", "played"))
        assert both == used <= drawn <= 10
        assert tally.cards[seat, key, "drawn won"] <= drawn
    assert max(tally.rounds) <= 8 < min(tally.decisions)


class Toss(State):
    """Who begins is a lot; who begins and takes the card wins."""

    first: int
    takes: int

    # <declared by `senlac declare`: do not edit>
    __slots__ = (
        "first",
        "takes",
    )
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (
        *State.FIELDS,
        ("first", "int"),
        ("takes", "int"),
    )

    def __init__(
        self,
        game: GameDef[Any],
        top: tuple[Any, ...],
        pending: tuple[Any, ...],
        result: tuple[Any, ...],
        epoch: int,
        learnt: int,
        serial: int,
        unsettled: bool,
        first: int,
        takes: int,
    ) -> None:
        self.game = game
        self.events = None
        self.top = top
        self.pending = pending
        self.result = result
        self.epoch = epoch
        self.learnt = learnt
        self.serial = serial
        self.unsettled = unsettled
        self.first = first
        self.takes = takes

    def clone(self) -> Toss:
        return Toss(
            self.game,
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.first,
            self.takes,
        )

    def values(self) -> tuple[Any, ...]:
        return (
            self.top,
            self.pending,
            self.result,
            self.epoch,
            self.learnt,
            self.serial,
            self.unsettled,
            self.first,
            self.takes,
        )

    # </declared>


class Begin(Chance[Toss]):
    rule = "K.VERB"

    def sample(self, s: Toss, a: Args, rng: Rng) -> ChanceOutcome:
        return rng.below(2)

    def apply(self, s: Toss, a: Args, outcome: ChanceOutcome) -> None:
        s.first = outcome
        s.emit("toss-card", (s.first, s.first))
        s.emit("toss-card", (s.first, -1))


class Take(Ask[Toss]):
    rule = "K.VERB"

    def seat(self, s: Toss, a: Args) -> int:
        return s.first

    def options(self, s: Toss, a: Args) -> list[Action]:
        return [("take",), ("leave",)]

    def apply(self, s: Toss, a: Args, action: Action) -> None:
        s.takes += 1
        bug = s.game.options["bug"]
        if bug == "crash" and s.first == 0:
            raise ZeroDivisionError("no luck")
        if bug == "endless":
            self.push(s, a)
        else:
            finish(s, s.first if action == ("take",) else 1 - s.first, "toss", rule="K.VERB")


class TossStudy(Study):
    clock = "takes"
    counted = {"toss-card": "drawn"}

    def owner_seat(self, s: Toss, card: int) -> int:
        return 0 if card == 0 else -1

    def first_seat(self, s: Toss) -> int:
        return s.first


class TossGame(GameDef[Toss]):
    name = "toss"
    schema = (Option("bug", "none", "", choices=("none", "crash", "endless")),)
    verbs = {"take": (), "leave": ()}
    events = {"toss-card": ("seat", "card"), "toss-none": ()}
    bound = 50
    state = Toss
    program = Seq("toss.game", Begin("toss.begin"), Take("toss.take"))
    statistics = TossStudy

    def __init__(self, options: dict[str, OptionValue]) -> None:
        super().__init__(options)
        self.things = {"card": ["Sun", "Moon"]}

    def set_up(self, s: Toss) -> None:
        s.first = -1

    def sees(self, s: Toss, seat: int) -> dict[str, Any]:
        return all_fields(s)

    def imagine(self, view: View) -> Toss:
        return imagine_all(Toss, view)


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_moves_first_and_whose_the_cards_are(jobs: int) -> None:
    with trying_out(TossGame):
        arena = Arena(Setup("toss", ("greedy", "random"), games=40))
        tally = played(arena, jobs)
    found = figures(arena, tally)
    first = found["first_player"]
    # Greedy begins, takes and wins; random takes in half the games.
    assert tally.results[0, 0, 0] > 0
    assert tally.results[0, 0, 1] == 0
    assert first["games"] == 40
    assert tally.rounds == tally.decisions == {1: 40}
    assert first["wins"] == tally.results[0, 0, 0] + tally.results[0, 1, 1]
    assert first["lead"] == pytest.approx((2 * first["wins"] - 40) / 40)
    # The Moon is nobody's, and a card of number -1 is none.
    assert [(card["deck"], card["card"]) for card in found["cards"]] == [("First", "Sun")]
    assert found["cards"][0]["drawn"] == tally.results[0, 0, 0]


def test_a_game_that_breaks_is_set_aside() -> None:
    with trying_out(TossGame):
        arena = Arena(Setup("toss", ("random",), games=20, options={"bug": "crash"}))
        one, two = played(arena, 1), played(arena, 2)
    assert one == two
    assert one.tried == 20
    assert 0 < len(one.failures) < 20
    assert one.failures[0].what == "ZeroDivisionError: no luck"
    assert {first for _, first, _ in one.results} == {1}


def test_a_game_that_does_not_end_is_ended() -> None:
    with trying_out(TossGame):
        arena = Arena(Setup("toss", ("random",), games=2, options={"bug": "endless"}))
        found = figures(arena, played(arena))
    assert found["games"] == 0
    assert "More than 50 decisions" in found["failures"][0]["what"]
    assert found["decisions"]["median"] is None


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("game", "bots", "options", "error", "says"),
    [
        ("chess", ("greedy",), {}, UnknownGame, "No installed game"),
        ("fords", ("gredy",), {}, BadOption, "Did you mean greedy?"),
        ("fords", ("greedy", "random", "random"), {}, BadOption, r"2 seats \(West, East\)"),
        ("fords", ("greedy",), {"rounds": "99"}, BadOption, "of at most 20"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(
    game: str, bots: tuple[str, ...], options: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        Arena(Setup(game, bots, options=options))


@pytest.mark.parametrize(
    ("attribute", "value", "says"),
    [
        ("clock", "rounds", "not a field of its state"),
        ("counted", {"toss-none": "drawn"}, "an event with a card"),
        ("counted", {"toss-card": "lost"}, '"drawn" or "played"'),
        ("counted", {"toss-other": "drawn"}, "an event with a card"),
    ],
)
def test_a_game_that_names_what_is_not_there_is_broken(attribute: str, value: Any, says: str) -> None:
    study = type("BrokenStudy", (TossStudy,), {attribute: value})
    broken = type("BrokenToss", (TossGame,), {"statistics": study})
    with trying_out(broken), pytest.raises(BrokenPlugin, match=says):
        Arena(Setup("toss", ("random",)))


class Cheat:
    """A bot that does not keep to the options."""

    def choose(self, view: View, decision: object) -> Action:
        return ("win",)


def test_a_bot_that_chooses_no_option_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    arena = Arena(Setup("fords", ("random",), games=1))
    monkeypatch.setattr(arena, "_bot", lambda name, seed: Cheat())
    assert "The bot random chose ('win',)" in played(arena).failures[0].what


def test_the_collector_is_left_as_it_was() -> None:
    arena = Arena(Setup("fords", ("random",), games=2, options=SHORT))
    assert gc.isenabled()
    parts = simulate(arena, ThisProcess())
    next(parts)
    assert not gc.isenabled()
    parts.close()  # type: ignore[attr-defined]
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
