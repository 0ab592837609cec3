"""A language is added as its guide says: by files alone."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from tests.docs.following import ROOT, python
from tests.docs.test_guides import files_of

GUIDE = ROOT / "docs/guide/add-a-language.md"

#: What is said in Latin, what in English, and what is understood.
TRY = """
import msgspec
from senlac.server.wire import Profile
from senlac.session import Session
from senlac.text import LANGUAGES, Speaker
from senlac.text.reading import read, split_word

session = Session.new("1066", 1066)
seat = session.asked[0]
while session.decision(seat).kind != "setup.mulligan":
    session.play(seat, session.decision(seat).options[0])
    seat = session.asked[0]
question, speaker = session.decision(seat), Speaker(session.game, "la")
print(LANGUAGES)
print(session.game.show.title("la"))
print(speaker.question(question), "|", *[speaker.option(question, option) for option in question.options])
print(speaker.say("hebs-passes", {"side": ("side", 0)}), "|", speaker.say("hebs-tires", {"card": "X"}))
print(read(session.game, "serva", question, "la"), read(session.game, "garder", question, "la"))
print(split_word(session.game, "cur transi", ["why"], "typed"))
print(session.game.show.label("value", 1, "la"), session.game.show.label("value", 0, "la"))
print(msgspec.json.decode(b'{"lang": "la"}', type=Profile).lang)
"""


@pytest.fixture(scope="module")
def latin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our sources with the files of the guide beside them."""
    folder = tmp_path_factory.mktemp("latin")
    shutil.copytree(
        ROOT / "src/senlac", folder / "senlac", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static")
    )
    for name, text in files_of(GUIDE).items():
        path = folder / name if name.startswith("web/") else folder / "senlac" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        assert not path.exists(), f"{name} is not only added"
        path.write_text(text, "utf-8")
    return folder


def test_latin_is_spoken_and_english_where_it_is_not(latin: Path) -> None:
    done = python(latin, "-c", TRY)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "('en', 'fr', 'la')",
        "1066, Lacrimae Matrum",
        "Visne has chartas servare? | Serva Shuffle it back and draw 4 new cards",
        "Normans transeunt. | Tired: “X”.",
        "('keep',) ('keep',)",
        "('why', 'transi')",
        "Studium Might",
        "la",
    ]


def test_cards_speak_the_grammar_that_the_catalogue_names(latin: Path) -> None:
    listed = python(latin, "-m", "senlac", "cards", "list", "--lang", "la", "--text", "draw 1 card").stdout
    assert "rahe chartam" in listed
    assert "Cohors - Infantry" in python(latin, "-m", "senlac", "cards", "list", "--lang", "la").stdout
    (latin / "senlac/games/hebs/show/latin.py").rename(latin / "latin.py")
    words = latin / "senlac/games/hebs/text/words-la.ftl"
    kept = words.read_text("utf-8")
    words.write_text(kept.replace("card-grammar = latin\n", ""), "utf-8")
    try:
        without = python(latin, "-m", "senlac", "cards", "list", "--lang", "la").stdout
    finally:
        (latin / "latin.py").rename(latin / "senlac/games/hebs/show/latin.py")
        words.write_text(kept, "utf-8")
    assert "Draw 1 card." in without
    assert "trahe" not in without


def test_the_commands_of_the_guide_answer_as_it_says(latin: Path) -> None:
    blocks = re.findall(r"```console\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    assert len(parts) == 4
    for part in parts:
        command, *answer = part.splitlines()
        done = python(latin, "-m", *shlex.split(command))
        assert done.stderr == ""
        wanted = "".join([r"(?:.*\n)*" if it == "…" else re.escape(it).replace("…", ".*") + "\n" for it in answer])
        assert re.fullmatch(wanted, done.stdout), done.stdout


def test_what_is_missing_is_listed_and_what_is_there_is_not(latin: Path) -> None:
    told = python(latin, "-m", "senlac", "text", "--missing", "la").stdout
    assert "table-tie = A tie: { $how } [{ $rule }]." in told
    assert "table-win" not in told
    assert "value-might = Might" in told
    assert "value-zeal" not in told.replace("{ value-zeal", "")
    web = python(latin, "-m", "senlac", "text", "--missing", "la", "--folder", str(ROOT / "web/src/text"))
    assert "There is no catalogue la.ftl" in web.stderr
    refused = python(latin, "-m", "senlac", "text", "--missing", "xx")
    assert refused.returncode == 2
    assert "There is no catalogue xx.ftl" in refused.stderr


def test_the_browser_knows_the_messages_of_the_guide(latin: Path) -> None:
    english = (ROOT / "web/src/text/en.ftl").read_text("utf-8")
    written = (latin / "web/src/text/la.ftl").read_text("utf-8")
    names = re.findall(r"^([\w-]+) =", written, re.MULTILINE)
    assert len(names) == 4
    assert [name for name in names if not re.search(rf"^{name} =", english, re.MULTILINE)] == []


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", GUIDE.read_text("utf-8")):
        assert (GUIDE.parent / link).is_file(), link
