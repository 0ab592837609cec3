"""The reference of the ability language, written from the vocabulary itself.

`senlac cards --reference` prints it, and `docs/reference/ability-language.md` is a copy.
"""

from __future__ import annotations

from typing import Final

from senlac.catalogue import LANGUAGES
from senlac.games.hebs.language import parser, words
from senlac.games.hebs.language.words import WORDS, Word
from senlac.games.hebs.packs import pack, reading
from senlac.games.hebs.text import words as said

_GROUPS: Final = (
    (words.CARDS, "Which cards", "Filters over cards. They are put together with `&` (both), `|` (either) and `~` "
     "(not). A filter looks at army cards in the battlefield, unless it names another place or type of card."),
    (words.WEDGES, "Which wedges", "Filters over wedges."),
    (words.WHO, "Whom it is done to", "The cards that an effect is done to."),
    (words.PLACE, "Where it is done", "The wedge that an effect is done to. `choose(wedge)` is one too."),
    (words.EFFECT, "What an ability does", "The words of `do`, except in Constant abilities."),
    (words.LASTING, "What a Constant ability does", "The words of `do` in Constant abilities, besides `give`."),
    (words.GIFT, "Values that are given", "What `give` changes, and by how much."),
    (words.AMOUNT, "Amounts", "Where an amount is wanted, a number will do as well."),
    (words.CONDITION, "When it may be used", "The words of `when`. They take `&`, `|` and `~` too."),
)  # fmt: skip

_TAKES: Final = {
    words.CARDS: "cards",
    words.WEDGES: "wedges",
    words.WHO: "whom",
    words.PLACE: "where",
    words.EFFECT: "effect",
    words.LASTING: "lasting effect",
    words.GIFT: "value",
    words.CONDITION: "condition",
    words.NUMBER: "number",
    words.AMOUNT: "amount",
    words.TEXT: "'text'",
}

_SIGNS: Final = {"and": "a & b", "or": "a | b", "not": "~a"}

_KINDS: Final = {
    pack.ACTION: "An Action, which a player takes in their turn.",
    pack.RESPONSE: "A Response: it answers the trigger that `on` names.",
    pack.PLAYED: "Happens when the card is played.",
    pack.CONSTANT: "Holds while the card is in play.",
    pack.SOLO: "Is used in the solo game only.",
    pack.DESTROYED: "Of an Objective: happens when it is defeated.",
}

_TRIGGERS: Final = {
    "ability": "An ability is initiated.",
    "played": "An army card is played.",
    "damage": "A card would take damage.",
    "destroy": "A card would be destroyed.",
    "move": "A card would move.",
    "wedge": "A wedge would take damage.",
    "objective": "An Objective would take damage.",
    "pass": "A player passes.",
}

_INTRODUCTION: Final = """\
# The ability language

This page is written from the vocabulary in `games/hebs/language/words.py`: `senlac cards --reference` prints it.
What the words do in play is the rules' business; here is what can be said.

An ability of a card is a table in a pack:

```toml
[[card.ability]]
kind = "response"
title = "shielding"
on = "damage"
when = "by_enemy & about(mine & here)"
do = ["prevent(1)"]
```

`kind` says when it is used, `on` which trigger a Response answers, `when` on which condition, `do` what happens, in
order. The texts are read as expressions of the words below and of nothing else: they are never run as a program.
[Add a card](../guide/add-a-card.md) shows how to write one, and [pack.schema.json](pack.schema.json) is the form of the
whole file.
"""


def text() -> str:
    """The whole page, as Markdown.

    >>> text().splitlines()[0]
    '# The ability language'
    """
    parts = [_INTRODUCTION, _list("Kinds of abilities", pack.KINDS, _KINDS)]
    parts.append(_list("Triggers", pack.TRIGGERS, _TRIGGERS))
    parts += [_group(kind, heading, lead) for kind, heading, lead in _GROUPS]
    parts += [_titles(), _origins(), _limits()]
    return "\n".join(parts)


def _list(heading: str, names: tuple[str, ...], meanings: dict[str, str]) -> str:
    rows = [f"| `{name}` | {meanings[name]} |" for name in names]
    return "\n".join([f"## {heading}", "", "| | |", "|---|---|", *rows, ""])


def _group(kind: str, heading: str, lead: str) -> str:
    """The words that are first of all of this kind."""
    rows = [_row(word) for word in WORDS.values() if word.gives[0] == kind]
    head = ["| word | takes | meaning | example |", "|---|---|---|---|"]
    return "\n".join([f"## {heading}", "", lead, "", *head, *rows, ""])


def _row(word: Word) -> str:
    also = [_TAKES[kind] for kind in word.gives[1:]]
    means = word.means + (f" Also: {', '.join(also)}." if also else "")
    cells = [_code(_SIGNS.get(word.name, word.name)), takes(word), _cell(means), _code(word.example)]
    return f"| {' | '.join(cells)} |"


def takes(word: Word) -> str:
    """What a word takes; what may be left out is in brackets.

    >>> takes(WORDS["heal"])
    'whom, [amount]'
    """
    if word.name in _SIGNS:
        return "two of a kind" if word.name != "not" else "one"
    least = len(word.takes) - word.optional
    return ", ".join([_TAKES[kind] if i < least else f"[{_TAKES[kind]}]" for i, kind in enumerate(word.takes)])


def _code(text: str) -> str:
    return f"`{_cell(text)}`"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _spoken(first: str, message: str) -> str:
    """A row of a table, with a message in every language."""
    return f"| {' | '.join([first, *[said(message, lang) for lang in LANGUAGES]])} |"


def _titles() -> str:
    rows = [_spoken(f"`{key}`", f"title-{key}") for key in pack.TITLES]
    head = _spoken("title", "language-name")
    lead = 'A title of a card\'s own is a table: `title = { en = "…", fr = "…" }`.'
    return "\n".join(["## Shared titles", "", lead, "", head, "|---" * (1 + len(LANGUAGES)) + "|", *rows, ""])


def _origins() -> str:
    grades = ", ".join([f"`{grade}`" for grade in pack.GRADES])
    facts = ", ".join([f"`{fact}`" for fact in reading.FACTS])
    told = [
        f"Every fact of a card ({facts}) says where it is from: {grades}. After a colon comes the source, as in",
        "`attested: my copy of the box`, and what is attested needs one. `rest` stands for all facts not named.",
    ]
    return "\n".join(["## Origins", "", *told, ""])


def _limits() -> str:
    rows = [
        f"* A pack has at most {reading.LARGEST // 1000} kB and {reading.MOST_CARDS} different cards.",
        f"* A deck has at least {pack.LEAST_DECK} cards beside the Leader.",
        f"* A card has at most {reading.MOST_ABILITIES} abilities; one does at most {reading.MOST_EFFECTS} things.",
        f"* An expression has at most {parser.LONGEST} characters and is nested at most {parser.DEEPEST} deep.",
        f"* A number in an expression is at most {parser.LARGEST}.",
    ]
    return "\n".join(["## Limits", "", *rows, ""])
