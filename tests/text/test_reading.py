"""What people type: both languages, parts of names, texts of options; and what it cannot mean."""

from __future__ import annotations

import pytest

from senlac.kernel.errors import BadNotation
from senlac.kernel.notation import from_text, to_text
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker
from senlac.text.reading import Unclear, read, split_word, thing


def first_turn() -> Session:
    """The Norman's first deployment turn of a game of 1066: the hand has Robert of Mortain and two kinds of foot."""
    session = Session.new("1066", "3")
    session.play(0, "place w2")
    session.play(1, "place w1")
    session.play(0, "keep")
    session.play(1, "keep")
    while session.asked != [0]:
        question = session.decision(1)
        assert question is not None
        session.play(1, question.options[0])
    return session


TURN = first_turn()
HASTINGS = Session.new("hastings", "4")


def meant(session: Session, text: str, lang: str = "en") -> str:
    question = session.decision(session.asked[0])
    return to_text(session.game, read(session.spoken, text, question, lang))


@pytest.mark.parametrize(
    "text",
    [
        'play "Robert of Mortain" w1',
        "play Robert of Mortain w1",
        "PLAY ROBERT OF MORTAIN WEDGE 1",
        "play mortain wedge 1",
        "play robert to wedge 1",
        "robert w1",
        "Play Robert of Mortain to Wedge 1",
        "jouer robert de mortain aile 1",
        "Jouer Robert de Mortain (Aile 1)",
        "jouer « Robert de Mortain » dans l’aile 1",
        "déployer mortain aile 1",
        "deployer mortain w1",
        "jou mort aile 1",
    ],
)
def test_a_card_is_played_in_the_words_of_either_language(text: str) -> None:
    assert meant(TURN, text) == 'play "Robert of Mortain" w1'


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("passer", "pass"),
        ("pass", "pass"),
        ("jouer odon aile 1", 'play "Odo of Bayeux" w1'),
        ("play Odo of Bayeux w1", 'play "Odo of Bayeux" w1'),
        ("jouer fantassins en haubert aile 2", 'play "Mailed Foot 2" w2'),
        ("chariot", 'reserve "Wagon of Arms"'),
        ("agir guillaume fitzrobert 1", 'act "William FitzRobert" 1'),
        ("viser aile 3", "target w3"),
    ],
)
def test_what_is_not_offered_is_understood_as_well(text: str, meaning: str) -> None:
    assert meant(TURN, text) == meaning


def test_everything_that_is_offered_can_be_chosen_by_its_text_and_by_its_notation() -> None:
    for session in (TURN, HASTINGS, Session.new("1066", "3"), Session.new("1565-solo", "3"), Session.new("fords", "4")):
        question = session.decision(session.asked[0])
        assert question is not None
        for option in question.options:
            assert read(session.spoken, to_text(session.game, option), question) == option
            for lang in LANGUAGES:
                assert read(session.spoken, Speaker(session.spoken, lang).option(question, option), question) == option


@pytest.mark.parametrize("text", ["jouer fantassins", "fantassins aile 1", "play foot"])
def test_what_may_mean_several_things_lists_them(text: str) -> None:
    with pytest.raises(Unclear) as unclear:
        meant(TURN, text, "fr")
    assert "Jouer «\u00a0Fantassins bretons 2\u00a0» (Aile 1)" in str(unclear.value)
    assert "Jouer «\u00a0Fantassins en haubert 2\u00a0» (Aile 1)" in str(unclear.value)
    assert len(unclear.value.fields["options"]) == len(unclear.value.fields["names"]) > 1


@pytest.mark.parametrize(
    ("text", "lang", "sentence"),
    [
        ("danser", "fr", "Rien ne s’appelle ici «\u00a0danser\u00a0». Vouliez-vous dire «\u00a0passer\u00a0»\u00a0?"),
        ("zzz", "en", "Nothing here is called “zzz”."),
        ("play zzz w1", "en", "Nothing here is called “zzz”."),
        ("sacrifier", "fr", "Écrivez\u00a0: sacrifier CARTE."),
        ("sacrifice", "en", "Write it as: sacrifice CARD."),
        (
            "play william fitzrobart w1",
            "en",
            "Nothing here is called “william fitzrobart”. Did you mean “William FitzRobert”?",
        ),
        ("agir guillaume malet un", "fr", "«\u00a0un\u00a0» n’est pas un nombre entier."),
    ],
)
def test_what_means_nothing_is_said_in_the_readers_language(text: str, lang: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as bad:
        meant(TURN, text, lang)
    assert str(bad.value) == sentence


def test_a_part_of_a_name_that_several_things_have_is_not_guessed() -> None:
    with pytest.raises(Unclear) as unclear:
        thing(TURN.spoken, "card", "guillaume", "fr")
    assert "Guillaume FitzRobert" in str(unclear.value)
    assert TURN.spoken.show.label("card", thing(TURN.spoken, "card", "guillaume fitz")) == "William FitzRobert"


@pytest.mark.parametrize(
    ("typed", "name"),
    [("birgu", "w3"), ("saint elme", "w1"), ("St. Elmo", "w1"), ("frontière 2", "w2"), ("w2", "w2"), ("senglea", "w2")],
)
def test_frontiers_are_called_by_their_names(typed: str, name: str) -> None:
    game = Session.new("1565", "1").spoken
    assert game.names("wedge")[thing(game, "wedge", typed)] == name


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("activer centre des normands", "activate N-C"),
        ("activer aile gauche", None),
        ("déplacer n-c-k1 1108 nord-ouest", "move N-C-K1 1108 NW"),
        ("déplacer N-C-K1 en 1108, orientation NO", "move N-C-K1 1108 NW"),
        ("bouger N-C-K1 1108 sud ouest", "move N-C-K1 1108 SW"),
        ("mener guillaume 1010", "lead William 1010"),
        ("attaquer n-c-k1 as-c-h1", "attack N-C-K1 AS-C-H1"),
    ],
)
def test_hastings_is_ordered_in_french(typed: str, action: str | None) -> None:
    game = HASTINGS.spoken
    if action is None:
        with pytest.raises(Unclear):
            read(game, typed)
    else:
        assert read(game, typed) == from_text(game, action)


@pytest.mark.parametrize(
    "text", ["", "   ", '"', "«", "jouer " + "x " * 200, "é\x00", "9" * 900, "-", "play “”", "y" * 5000]
)
def test_nothing_that_is_typed_does_harm(text: str) -> None:
    with pytest.raises(BadNotation):
        meant(TURN, text)


def test_words_of_the_table_are_found_in_either_language() -> None:
    game = TURN.spoken
    assert split_word(game, "défausser robert de mortain", ["play", "discard"]) == ("discard", "robert de mortain")
    assert split_word(game, 'déf "Odo"', ["play", "discard"]) == ("discard", '"Odo"')
    assert split_word(game, 'déf "Odo"', ["play", "discard"], exact=True) == ("", 'déf "Odo"')
    assert split_word(game, "dance", ["play", "discard"]) == ("", "dance")
