"""The reference of the ability language, written from the vocabulary itself.

`senlac cards --reference` prints it, and `docs/reference/ability-language.md` is a copy.
"""

from __future__ import annotations

from typing import Final

from senlac.games.hebs.language import words as language
from senlac.games.hebs.language.words import WORDS, Word
from senlac.games.hebs.packs import reading as packs

_GROUPS: Final = (
    (language.CARDS, "Which cards", "Filters over cards. They are put together with `&` (both), `|` (either) and `~` "
     "(not). A filter looks at army cards in the battlefield, unless it names another place or type of card."),
    (language.WEDGES, "Which wedges", "Filters over wedges."),
    (language.WHO, "Whom it is done to", "The cards that an effect is done to."),
    (language.PLACE, "Where it is done", "The wedge that an effect is done to. `choose(wedge)` is one too."),
    (language.EFFECT, "What an ability does", "The words of `do`, except in Constant abilities."),
    (language.LASTING, "What a Constant ability does", "The words of `do` in Constant abilities, besides `give`."),
    (language.GIFT, "Values that are given", "What `give` changes, and by how much."),
    (language.AMOUNT, "Amounts", "Where an amount is wanted, a number will do as well."),
    (language.CONDITION, "When it may be used", "The words of `when`. They take `&`, `|` and `~` too."),
)  # fmt: skip

_TAKES: Final = {
    language.CARDS: "cards",
    language.WEDGES: "wedges",
    language.WHO: "whom",
    language.PLACE: "where",
    language.EFFECT: "effect",
    language.LASTING: "lasting effect",
    language.GIFT: "value",
    language.CONDITION: "condition",
    language.NUMBER: "number",
    language.AMOUNT: "amount",
    language.TEXT: "'text'",
}

_SIGNS: Final = {"and": "a & b", "or": "a | b", "not": "~a"}

_KINDS: Final = {
    packs.ACTION: "An Action, which a player takes in their turn.",
    packs.RESPONSE: "A Response: it answers the trigger that `on` names.",
    packs.PLAYED: "Happens when the card is played.",
    packs.CONSTANT: "Holds while the card is in play.",
    packs.SOLO: "Is used in the solo game only.",
    packs.DESTROYED: "Of an Objective: happens when it is defeated.",
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
    parts = [_INTRODUCTION, _list("Kinds of abilities", packs.KINDS, _KINDS)]
    parts.append(_list("Triggers", packs.TRIGGERS, _TRIGGERS))
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


def _titles() -> str:
    rows = [f"| `{key}` | {english} | {french} |" for key, (english, french) in packs.TITLES.items()]
    lead = 'A title of a card\'s own is a table: `title = { en = "…", fr = "…" }`.'
    return "\n".join(["## Shared titles", "", lead, "", "| title | English | French |", "|---|---|---|", *rows, ""])


def _origins() -> str:
    grades = ", ".join([f"`{grade}`" for grade in packs.GRADES])
    facts = ", ".join([f"`{fact}`" for fact in packs.FACTS])
    told = [
        f"Every fact of a card ({facts}) says where it is from: {grades}. After a colon comes the source, as in",
        "`attested: my copy of the box`, and what is attested needs one. `rest` stands for all facts not named.",
    ]
    return "\n".join(["## Origins", "", *told, ""])


def _limits() -> str:
    rows = [
        f"* A pack has at most {packs.LARGEST // 1000} kB and {packs.MOST_CARDS} different cards.",
        f"* A deck has at least {packs.LEAST_DECK} cards beside the Leader.",
        f"* A card has at most {packs.MOST_ABILITIES} abilities, an ability does at most {packs.MOST_EFFECTS} things.",
        f"* An expression has at most {language.LONGEST} characters and is nested at most {language.DEEPEST} deep.",
        f"* A number in an expression is at most {language.LARGEST}.",
    ]
    return "\n".join(["## Limits", "", *rows, ""])
