"""Reading the ability language: a text becomes a tree of `Expr`, and nothing in it is ever executed.

Python's own parser does the syntax; every word, its arity and its types are checked against the vocabulary.
"""

from __future__ import annotations

import ast
import difflib
from typing import Final

from senlac.games.hebs.language.words import (
    A_FIELD,
    AMOUNT,
    CARDS,
    CONDITION,
    EFFECT,
    GIFT,
    LASTING,
    NUMBER,
    PLACE,
    TEXT,
    WEDGES,
    WHO,
    WORDS,
    ZONES,
    BadExpression,
    Expr,
)

#: A filter has no more alternatives than this.
MOST_TERMS: Final = 16
#: A text is no longer, a tree no deeper, a number no larger.
LONGEST: Final = 400
DEEPEST: Final = 10
LARGEST: Final = 20

#: A word of a filter, and whether it is turned round.
Literal = tuple[bool, Expr]


def alternatives(e: Expr, negated: bool = False) -> list[list[Literal]]:
    """A filter as alternatives, of each of which a card is all: `~` stands before single words only.

    >>> alternatives(parse("mine & ~(unit | leader)", CARDS))
    [[(False, mine), (True, unit), (True, leader)]]
    """
    if e.word == "not":
        return alternatives(e.args[0], not negated)
    if e.word in ("and", "or"):
        left, right = alternatives(e.args[0], negated), alternatives(e.args[1], negated)
        found = left + right if (e.word == "or") != negated else [a + b for a in left for b in right]
        if len(found) > MOST_TERMS:
            raise BadExpression(f"A filter has at most {MOST_TERMS} alternatives.", e.word)
        return found
    if e.word == "reach" and negated:
        raise BadExpression("'reach' cannot be turned round: say which rows, or ~here.", "reach")
    return [[(negated, e)]]


def zones_of(terms: list[list[Literal]]) -> list[str]:
    """Where the alternatives of a filter look, each place once; `~tactics` names no place."""
    found: list[str] = []
    for term in terms:
        named = [e.word for negated, e in term if e.word in ZONES and not negated] or [A_FIELD]
        found += [word for word in named if word not in found]
    return found


def parse(text: str, wanted: str) -> Expr:
    """Parse an expression of the wanted type; BadExpression names the offending word."""
    if len(text) > LONGEST:
        raise BadExpression(f"An expression has at most {LONGEST} characters, this one has {len(text)}.", text[:20])
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise BadExpression("This cannot be read: is a bracket or a comma missing?", text[:40]) from None
    try:
        found = _read(tree.body, 1)
    except RecursionError:
        raise BadExpression(f"Expressions are nested at most {DEEPEST} deep.", text[:40]) from None
    _check(found, wanted)
    return found


def _read(node: ast.AST, depth: int) -> Expr:
    """A tree of words from Python's tree, or a refusal of anything that is not on the list."""
    if depth > DEEPEST:
        raise BadExpression(f"Expressions are nested at most {DEEPEST} deep.", "")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        return Expr("and", [_read(node.left, depth + 1), _read(node.right, depth + 1)])
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return Expr("or", [_read(node.left, depth + 1), _read(node.right, depth + 1)])
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        return Expr("not", [_read(node.operand, depth + 1)])
    if isinstance(node, ast.Name):
        if node.id in ("number", "text"):
            raise BadExpression(f"Write {node.id}s as they are: 2, 'family'.", node.id)
        return Expr(node.id, [])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return Expr(node.func.id, [_read(arg, depth + 1) for arg in node.args])
    number = _number(node)
    if number is not None:
        return Expr("number", [], number=number)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return Expr("text", [], text=node.value)
    raise BadExpression("Only words, calls, numbers, texts and & | ~ are allowed.", ast.unparse(node)[:40])


def _number(node: ast.AST) -> int | None:
    """A whole number with or without its sign."""
    sign = 1
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.UAdd | ast.USub):
        sign = -1 if isinstance(node.op, ast.USub) else 1
        node = node.operand
    if not isinstance(node, ast.Constant) or type(node.value) is not int:
        return None
    value: int = node.value
    if value > LARGEST:
        raise BadExpression(f"Numbers go up to {LARGEST}.", str(value)[:20])
    return sign * value


def _check(e: Expr, wanted: str) -> None:
    """Check that every word is known, has the right arguments, and is of the type its place requires."""
    if e.word == "number":
        if wanted not in (NUMBER, AMOUNT):
            raise BadExpression(f"Expected {_a(wanted)} here, not a number.", str(e.number))
        return
    if e.word == "text":
        if wanted != TEXT:
            raise BadExpression(f"Expected {_a(wanted)} here, not a text.", e.text)
        return
    if e.word not in WORDS:
        near = difflib.get_close_matches(e.word, list(WORDS), 1)
        raise BadExpression(f"There is no word {e.word!r}." + (f" Did you mean {near[0]!r}?" if near else ""), e.word)
    word = WORDS[e.word]
    if wanted not in word.gives:
        kinds = " or ".join([_a(kind) for kind in word.gives])
        raise BadExpression(f"Expected {_a(wanted)} here; {e.word!r} is {kinds}.", e.word)
    if e.word in ("and", "or", "not"):
        for arg in e.args:
            _check(arg, wanted)
        return
    takes = taken_by(e, wanted)
    least = max(0, len(takes) - word.optional)
    if not least <= len(e.args) <= len(takes):
        many = str(least) if word.optional == 0 else f"{least} to {len(takes)}"
        raise BadExpression(f"{e.word!r} takes {many} arguments, not {len(e.args)}: {word.example}", e.word)
    for arg, kind in zip(e.args, takes, strict=False):
        _check(arg, kind)


def taken_by(e: Expr, wanted: str) -> tuple[str, ...]:
    """What a word takes here: three words mean different things in different places."""
    if e.word == "choose" and wanted == PLACE:
        return (WEDGES,)
    if e.word == "range" and wanted == CONDITION:
        return ()
    if e.word == "give":
        if wanted != LASTING:
            return (WHO, GIFT)
        return (WEDGES if e.args and e.args[0].word == "wedge" else CARDS, GIFT)
    return WORDS[e.word].takes


def _a(kind: str) -> str:
    return _KINDS[kind]


_KINDS: Final = {
    CARDS: "a kind of cards",
    WEDGES: "a kind of wedges",
    WHO: "somebody (self, that, trigger, choose(…), all(…))",
    PLACE: "a wedge (choose(wedge), this_wedge)",
    EFFECT: "an effect",
    LASTING: "a lasting effect",
    GIFT: "a value (might, zeal, health, resources)",
    CONDITION: "a condition",
    NUMBER: "a number",
    AMOUNT: "a number or a count",
    TEXT: "a text in quotes",
}
