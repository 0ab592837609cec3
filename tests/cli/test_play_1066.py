"""1066 in the terminal: suggested payments, cards to read, packs of the user's own, both languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from senlac.ai.dangers import dangers
from senlac.cli.main import senlac
from senlac.kernel.responses import PASS
from senlac.kernel.rng import Quick
from senlac.session import Session

OVERRIDE = """
[override]
id = "my-box"
of = "1066-norman"

[[card]]
id = "odo-of-bayeux"
might = 4
origin = { might = "attested: my copy of the box" }
"""


def play(*lines: str, args: tuple[str, ...] = ()) -> Result:
    command = ["play", "1066", "--seed", "3", "--seat", "Saxon=greedy", *args]
    return CliRunner().invoke(senlac, command, input="\n".join([*lines, "quit", ""]))


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_enter_pays_what_is_suggested() -> None:
    told = play("place w2", "keep", 'play "Mailed Foot 2" w1', "").output
    assert "Enter pays: " in told
    assert told.count("The Normans discard ") == 2
    assert "The Normans play “Mailed Foot 2” (Wedge 1)." in told


def test_enter_alone_answers_nothing_else() -> None:
    told = play("place w2", "keep", "").output
    assert "play a card" in told.lower()
    assert "The Normans pass" not in told


def test_a_payment_can_be_made_otherwise_and_undone() -> None:
    told = play("place w2", "keep", 'play "Mailed Foot 2" w1', 'pay "Robert of Mortain"', "undo", "log").output
    assert "The Normans discard “Robert of Mortain”." not in told.rsplit("undo", 1)[-1].rsplit("Round 1.", 1)[-1]


def test_a_card_can_be_read_in_both_languages() -> None:
    told = play("place w2", "keep", "show mortain").output
    assert "Character" in told
    assert "Cost 4" in told
    dit = play("place w2", "keep", "show mortain", args=("--lang", "fr")).output
    assert "1066, dans la Fureur et le Sang" in dit
    assert "Personnage" in dit
    assert "Coût 4" in dit
    assert "Normand >" in dit


def better_not_pass() -> Session:
    """A game at a moment at which it costs the Normans something to pass."""
    session, rng = Session.new("1066", "5"), Quick(1)
    while True:
        seat = session.asked[0]
        question = session.decision(seat)
        assert question is not None
        is_turn = seat == 0 and question.kind == "deployment.turn"
        if is_turn and dangers(session.view(seat), question, [PASS]):
            return session
        session.play(seat, rng.pick(question.options))


def test_whoever_wants_to_be_warned_is_asked_before_a_choice_that_costs_something(tmp_path: Path) -> None:
    save = tmp_path / "game.senlac"
    better_not_pass().save(save)
    command = ["play", str(save), "--seat", "Saxon=greedy"]

    def told(*lines: str, args: tuple[str, ...] = ()) -> str:
        return CliRunner().invoke(senlac, [*command, *args], input="\n".join([*lines, "quit", ""])).output

    before = told().count("The Normans pass")
    for answer, passed in (("n", 0), ("y", 1)):
        warned = told("pass", answer, args=("--warnings",))
        assert "of the 10 replies tried" in warned
        assert "Do it all the same? [y/N]" in warned
        assert (warned.count("The Normans pass") > before) == passed
    dit = told("passer", "n", args=("--warnings", "--lang", "fr"))
    assert "des 10 réponses essayées" in dit
    assert "Le faire quand même" in dit
    unwarned = told("pass")
    assert unwarned.count("The Normans pass") > before
    assert "replies tried" not in unwarned


def test_what_cannot_be_done_is_explained_with_its_rule() -> None:
    told = play("place w2", "keep", 'why play "Odo of Bayeux" w1', "why keep").output
    assert "“Odo of Bayeux” is not in your hand. [H.PLAY.CARD]" in told
    assert "[H.SETUP.MULLIGAN]" in told


def test_a_pack_of_ones_own_is_played_with_and_remembered(tmp_path: Path) -> None:
    pack = tmp_path / "box.toml"
    pack.write_text(OVERRIDE, "utf-8")
    save = tmp_path / "mine.senlac"
    told = play("place w2", "keep", "show odo of bayeux", f"save {save}", args=("--pack", str(pack))).output
    assert "Might 4" in told
    again = [sys.executable, "-m", "senlac", "replay", str(save), "--quiet"]
    missing = subprocess.run(again, capture_output=True, text=True)
    assert missing.returncode == 2
    assert "played with the pack 'my-box'" in missing.stderr
    assert "--pack FILE" in missing.stderr
    assert subprocess.run([*again, "--pack", str(pack)], capture_output=True).returncode == 0


def said(*lines: str, lang: str = "fr") -> str:
    """What the Norman is told after the first turn has begun."""
    told = play("place w2", "keep", *lines, args=("--lang", lang)).output
    return told.split("Norman > " if lang == "en" else "Normand > ", 3)[3]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        "jouer robert de mortain aile 1",
        "Jouer Robert de Mortain (Aile 1)",
        "déployer mortain w1",
        "play robert of mortain wedge 1",
        "Play Robert of Mortain to Wedge 1",
        "mortain aile 1",
    ],
)
def test_cards_and_wedges_are_understood_in_both_languages(lang: str, line: str) -> None:
    assert ("4 more to pay for" if lang == "en" else "Il reste 4 à payer") in said(line, lang=lang)


def test_the_text_of_an_option_chooses_it() -> None:
    assert "The Normans pass" in said("Pass", lang="en")
    assert "Normands passent" in said("passer")


def test_what_fits_several_choices_lists_them_with_numbers() -> None:
    told = said("jouer fantassins", "4")
    listed = told.split("convient à plusieurs choix")[1]
    assert "   1  Jouer « Fantassins bretons 2 » (Aile 1)" in listed
    assert "   7  " not in listed.split("Normand >")[0]
    assert "Il reste 2 à payer pour « Fantassins en haubert 2 »" in listed


@pytest.mark.parametrize("words", [("piles", "show discard"), ("défausse", "montrer défausses")])
def test_both_discard_piles_can_be_perused_card_by_card(words: tuple[str, str]) -> None:
    for word in words:
        told = said('play "Mailed Foot 2" w1', "", word, lang="en").rsplit("Norman >", 2)[1]
        assert "◆ Normans, discard pile (from the top):" in told
        assert "1 The Duke Lives! · 2 Breton Foot 2" in told
        assert "▲ Saxons, discard pile (from the top):" in told
        assert "1 The London Road · 2 " in told


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("pourquoi jouer odon aile 1", "« Odon de Bayeux » n’est pas dans votre main. [H.PLAY.CARD]"),
        ("pourquoi", "[H.DEPLOY.ORDER] En commençant par"),
        ("pourquoi journal 2", "Aucune règle n’est notée pour cette étape"),
        ("montrer mortain", "Robert de Mortain"),
        ("journal", "Les Normands gardent leur première main."),
        ("plateau", "phase de Déploiement"),
        ("retour", "Jouez une carte"),
        ("aide", "montrer CARTE – tout ce qu’il y a à en savoir"),
        ("annuler", "Demandez une reprise."),
        ("sauver là", "Sauvegardé"),
        ("abandonner", "Vraiment abandonner"),
        ("montrer xyz", "Rien de ce qui peut être montré ne s’appelle « xyz »."),
        ("jouer william w1", "peut désigner plusieurs choses : Guillaume"),
    ],
)
@pytest.mark.parametrize("lang", ["fr"])
def test_the_words_of_the_table_are_french_too(
    line: str, answer: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    assert answer in said(line, lang=lang).replace("\u00a0", " ")


def test_a_save_keeps_the_english_notation(tmp_path: Path) -> None:
    save = tmp_path / "mine.senlac"
    play("placer aile 2", "garder", "jouer mortain aile 1", f"sauver {save}", args=("--lang", "fr"))
    assert 'play \\"Robert of Mortain\\" w1' in save.read_text("utf-8")


def test_seats_are_named_in_french_too() -> None:
    args = ["play", "1066", "--seed", "3", "--lang", "fr", "--seat", "Normand=greedy", "--seat", "saxon=human"]
    assert "Saxon >" in CliRunner().invoke(senlac, args, input="quitter\n").output


@pytest.mark.parametrize("columns", ["60", "72", "81"])
def test_no_line_of_french_begins_with_a_mark_that_belongs_to_the_last_one(
    columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    told = play("placer aile 2", "garder", "montrer mortain", "aide", "plateau", args=("--lang", "fr")).output
    lines = [line.strip("│ ") for line in told.splitlines()]
    assert [line for line in lines if line[:1] in (":", ";", "!", "?", "»", "%")] == []
