"""A variant is added as its guide says: in two places, and with two sentences."""

from __future__ import annotations

from pathlib import Path

from tests.docs.following import ROOT, follow, places, python

GUIDE = ROOT / "docs/guide/add-a-variant.md"

#: Six cards may be held and ten are: so many must go; and what is said of it.
TRY = """
import sys
from senlac.registry import configure, game_type
from senlac.games.hebs.rules.preparation import LIMIT
from senlac.text import Speaker

for limit in (6, 8):
    game = configure("1066", {"hand_limit": limit})
    s = game.start()
    s.hand[0] = list(range(1, 11))
    print(limit, LIMIT.excess(s, 0))
for lang in ("en", "fr"):
    speaker = Speaker(game, lang)
    print(speaker.say("option-hand-limit"), "|", speaker.say("ask-preparation-limit"))
print(game_type("1066-solo").schema[-6].name)
"""


def test_a_variant_is_two_places_and_two_sentences(tmp_path: Path) -> None:
    assert places(GUIDE) == ["game.py", "rules/preparation.py", "text/en.ftl", "text/fr.ftl"]
    done = python(follow(GUIDE, tmp_path), "-c", TRY)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[:2] == ["6 4", "8 2"]
    assert lines[2].startswith("Hand limit | ")
    assert "8" in lines[2]
    assert lines[3].startswith("Limite de main | ")
    assert "8" in lines[3]
    refused = python(tmp_path, "-m", "senlac", "play", "1066", "-o", "hand_limit=0")
    assert refused.returncode != 0
    assert "at least 1" in refused.stderr
