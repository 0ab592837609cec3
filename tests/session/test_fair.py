"""Dice that can be verified: what was drawn is drawn again, and nothing else passes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from senlac.cli.main import senlac
from senlac.kernel.errors import SenlacError
from senlac.kernel.rng import Dice, Fair, Quick
from senlac.registry import configure
from senlac.session import Session
from senlac.session.fair import COMMITMENT, GAME, NUMBERS, NotVerified, mixed, redrawn, verify
from senlac.session.journal import Drawn, TakenBack
from senlac.session.saves import dump, read_with

from .dice_vectors import FILE, vectors
from .tampering import ID, Forger, flipped, is_refused, other_lots, played


@pytest.mark.parametrize("name", ["fords", "1066", "hastings"])
def test_a_game_is_what_its_dice_gave(name: str, tmp_path: Path) -> None:
    session, said = played(name, 3, moves=120)
    drawn = [entry for entry in session.journal if isinstance(entry, Drawn)]
    assert [entry.draw for entry in drawn] == list(range(1, len(drawn) + 1))
    found = verify(session, said)
    assert (found.outcomes, found.taken_back, found.players) == (len(drawn), 0, 2)
    file = tmp_path / "game.senlac"
    file.write_text(dump(session, said))
    assert verify(*read_with(file)) == found


def test_what_was_taken_back_was_drawn_too_and_is_not_drawn_again() -> None:
    session, said = played("hastings", 5, moves=60, takebacks=8)
    back = [entry for entry in session.journal if isinstance(entry, TakenBack)]
    withdrawn = [one for entry in back for one in entry.withdrawn if isinstance(one, Drawn)]
    assert withdrawn
    found = verify(session, said)
    assert found.taken_back == len(withdrawn)
    numbers = [entry.draw for entry in session.journal if isinstance(entry, Drawn)] + [one.draw for one in withdrawn]
    assert sorted(numbers) == list(range(1, len(numbers) + 1)), "the counter is not rewound"
    assert isinstance(session.rng, Fair)
    again = {draw.number: draw for draw in redrawn(session.game, session.journal, session.rng) if draw.taken_back}
    assert sorted(again) == sorted(one.draw for one in withdrawn)
    assert any(draw.fits and draw.given for draw in again.values())
    for entry in back:
        entry.withdrawn[:] = [one for one in entry.withdrawn if not isinstance(one, Drawn)]
    with pytest.raises(NotVerified, match="does not tell of"):
        verify(session, said)


def refused(session: Session, said: dict[str, str]) -> bool:
    try:
        verify(session, said)
    except SenlacError:
        return True
    return False


def test_any_bit_that_is_changed_is_found() -> None:
    session, said = played("fords", 7)
    state, rng = session.rng.state, Quick(1)
    assert not refused(session, said)
    for _ in range(300):
        # Any bit but those that count blocks within one outcome.
        session.rng.state = state ^ (1 << (32 + rng.below(1088 - 32)))
        assert refused(session, said)
    session.rng.state = state
    first, second = said[NUMBERS].split(" ")
    for _ in range(50):
        assert refused(session, {**said, COMMITMENT: flipped(said[COMMITMENT], rng)})
        assert refused(session, {**said, NUMBERS: f"{flipped(first, rng)} {second}"})
    assert refused(session, {**said, NUMBERS: f"{second} {first}"})
    assert refused(session, {**said, GAME: "another"})
    assert refused(session, {})
    for place, entry in enumerate(session.journal):
        if isinstance(entry, Drawn):
            for change in other_lots(entry):
                session.journal[place] = change
                assert refused(session, said), place
            session.journal[place] = entry
    assert not refused(session, said)


def test_no_forger_gets_through(tmp_path: Path) -> None:
    rng, file = Quick(1), tmp_path / "game.senlac"
    for name, moves in (("fords", 40), ("hastings", 30)):
        session, said = played(name, 5, moves, takebacks=2)
        assert not is_refused(dump(session, said), file)
        for way in Forger(session, said, rng).ways:
            for _ in range(5):
                assert is_refused(way(), file), way.__name__


def test_one_outcome_that_the_dice_did_not_give_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.senlac"
    for number in (1, 2):
        session, said = played("fords", 5, 40, loaded=number)
        assert is_refused(dump(session, said), file)
        with pytest.raises(NotVerified, match="is not what the dice gave"):
            verify(session, said)


def test_players_alone_do_not_decide_the_dice_nor_does_the_secret() -> None:
    outcomes = set()
    for secret in (1, 2):
        for numbers in (["aa", "bb"], ["aa", "bc"], ["ab", "bb"]):
            dice = Fair.sealed(secret)
            dice.open(mixed(ID, numbers))
            dice.begin("shuffle")
            outcomes.add(tuple(dice.permutation(30)))
    assert len(outcomes) == 6


def test_one_outcome_does_not_depend_on_how_much_another_took() -> None:
    one, two = Fair.sealed(5), Fair.sealed(5)
    for dice, first in ((one, 3), (two, 77)):
        dice.open(9)
        dice.begin("shuffle")
        dice.permutation(first)
        dice.begin("melee")
    assert [one.d6() for _ in range(20)] == [two.d6() for _ in range(20)]


@pytest.mark.parametrize(("lang", "words"), [("en", "dice were fair"), ("fr", "dés étaient justes")])
def test_the_command_says_what_it_found(tmp_path: Path, lang: str, words: str) -> None:
    session, said = played("fords", 9, moves=12)
    file = tmp_path / "game.senlac"
    file.write_text(dump(session, said))
    result = CliRunner().invoke(senlac, ["verify", str(file), "--lang", lang])
    assert (result.exit_code, words in result.output) == (0, True), result.output
    assert said[COMMITMENT] in result.output.replace("\n", "")
    file.write_text(dump(session, {**said, COMMITMENT: "0" * 64}))
    assert CliRunner().invoke(senlac, ["verify", str(file), "--lang", lang]).exit_code == 1
    plain = Session(configure("fords", {}), Dice.seeded(1), "1")
    file.write_text(dump(plain, {}))
    assert CliRunner().invoke(senlac, ["verify", str(file), "--lang", lang]).exit_code == 1


def test_the_game_by_which_the_browser_is_tested_is_current() -> None:
    assert FILE.read_bytes() == vectors(), "write it anew: python -m tests.session.dice_vectors"
