"""Generate the code that follows from a state's field list (`senlac declare`).

The annotations of a `State` class are the only declaration of its fields. Constructor, `clone` and `values` are written
between two markers, as plain typed code: that is the fastest form in CPython and the only one mypyc compiles well.
A small state is updated in place. For a large one, people read and edit `table_fields.py`, and `table.py`, which is
generated from it, is what gets imported.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from senlac.kernel.fields import State

BEGIN = "    # <declared by `senlac declare`: do not edit>"
END = "    # </declared>"
SHARED = "Shared["
#: The suffix of a file of fields, from which another file is generated.
APART = "_fields"
UNUSED = re.compile(r"  # noqa: F401.*")


class BadDeclaration(Exception):
    """A state class that code cannot be generated for; the message names file and line."""


@dataclass(frozen=True, slots=True)
class DeclaredField:
    """A field of a state class."""

    name: str
    annotation: str

    def copied(self) -> str:
        """The expression that copies this field into a clone; immutable values are shared."""
        if self.annotation.startswith("list[list["):
            return f"[item[:] for item in self.{self.name}]"
        if self.annotation.startswith("list["):
            return f"self.{self.name}[:]"
        return f"self.{self.name}"


def declare(source: str, file: str = "<text>") -> str:
    """The source with the generated part of every state class brought up to date."""
    for node in _states(source, file):
        # Each rewrite moves the lines below it, so the source is parsed again for each class.
        current = next(n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and n.name == node.name)
        source = _rewrite(source, current, file)
    return source


def target(path: Path) -> Path:
    """The file to generate: a large state has its fields in `NAME_fields.py` and is written to `NAME.py`."""
    return path.with_name(f"{path.stem.removesuffix(APART)}.py")


def written(path: Path) -> str:
    """The generated text for a file."""
    made = declare(_read(path), str(path))
    if target(path) == path:
        return made
    # Imports that only the generated code uses carry a noqa comment in the file of fields.
    return f"# Made from {path.name} by `senlac declare`: edit that, not this.\n{UNUSED.sub('', made)}"


def out_of_date(paths: list[Path]) -> list[Path]:
    """The files whose generated parts are out of date."""
    stated = [path for path in paths if _states(_read(path), str(path))]
    return [path for path in stated if not target(path).exists() or written(path) != _read(target(path))]


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadDeclaration(f"{path}:1: this is not text") from error


def _states(source: str, file: str) -> list[ast.ClassDef]:
    """The state classes in a file: subclasses of `State`, and classes that add fields to another one in the file."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError) as error:
        raise BadDeclaration(f"{file}:{getattr(error, 'lineno', 1)}: this is not Python: {error}") from error
    found: list[ast.ClassDef] = []
    for node in body:
        if isinstance(node, ast.ClassDef):
            bases = _bases(node)
            adds = any(known.name in bases for known in found) and bool(_fields(node, file))
            if (node.name == "State" and not bases) or "State" in bases or adds:
                found.append(node)
    return found


def _bases(node: ast.ClassDef) -> list[str]:
    """The classes that it extends, by name; those of another module's, as `pyspiel.State`, are not ours."""
    return [base.id for base in node.bases if isinstance(base, ast.Name)]


def _above(source: str, node: ast.ClassDef, file: str) -> list[ast.ClassDef]:
    """The state classes in the same file that a class extends, base first."""
    for known in _states(source, file):
        if known.name in _bases(node) and known.name != "State":
            return [*_above(source, known, file), known]
    return []


def _rewrite(source: str, node: ast.ClassDef, file: str) -> str:
    fields = _fields(node, file)
    if not fields:
        raise BadDeclaration(f"{file}:{node.lineno}: {node.name} declares no fields")
    lines = source.split("\n")
    # The closing marker may be the last line of the class, which the syntax tree does not include.
    later = [other.lineno - 1 for other in ast.parse(source).body if other.lineno > node.lineno]
    inside = range(node.lineno - 1, min(later, default=len(lines)))
    begins = [i for i in inside if lines[i] == BEGIN]
    ends = [i for i in inside if lines[i] == END]
    above = _above(source, node, file)
    inherited = [field for known in above for field in _fields(known, file)]
    given = [name for known in above for name in _shared(known)]
    block = _block(node.name, above[-1].name if above else "State", inherited, fields, given, _shared(node))
    if begins and ends:
        lines[begins[0] : ends[0] + 1] = block
    elif begins or ends:
        raise BadDeclaration(f"{file}:{node.lineno}: {node.name} has only one of the two markers")
    else:
        after = _last_field_line(node)
        lines[after:after] = ["", *block]
    return "\n".join(lines)


def _fields(node: ast.ClassDef, file: str) -> list[DeclaredField]:
    """The annotated names in a class body, without class variables."""
    found = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            annotation = ast.unparse(item.annotation)
            if not annotation.startswith(("ClassVar", SHARED)):
                _check(annotation, item, file)
                found.append(DeclaredField(item.target.id, annotation))
    return found


def _shared(node: ast.ClassDef) -> list[str]:
    """The attributes that refer to what the game shares (`Shared[…]`), which are not fields."""
    return [
        item.target.id
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        if ast.unparse(item.annotation).startswith(SHARED)
    ]


def _check(annotation: str, item: ast.AnnAssign, file: str) -> None:
    allowed = ("int", "bool", "str", "tuple[", "list[int]", "list[bool]", "list[str]", "list[tuple[", "list[list[int]]")
    if not any(annotation == kind or (kind.endswith("[") and annotation.startswith(kind)) for kind in allowed):
        raise BadDeclaration(
            f"{file}:{item.lineno}: a field cannot be {annotation}; "
            "use int, bool, str, a tuple, list[int], list[bool], list[str], list[tuple[…]] or list[list[int]]"
        )


def _last_field_line(node: ast.ClassDef) -> int:
    return max(item.end_lineno or item.lineno for item in node.body if isinstance(item, ast.AnnAssign))


def _block(
    name: str,
    parent: str,
    inherited: list[DeclaredField],
    own: list[DeclaredField],
    given: list[str],
    shared: list[str],
) -> list[str]:
    base = [] if name == "State" else [DeclaredField(n, a) for n, a in State.FIELDS]
    slots = ["game", "events"] if name == "State" else shared
    every = base + inherited + own
    return [
        BEGIN,
        "    __slots__ = (",
        *[f'        "{slot}",' for slot in [*slots, *[field.name for field in own]]],
        "    )",
        "    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = (",
        *([] if name == "State" else [f"        *{parent}.FIELDS,"]),
        *[f'        ("{field.name}", "{field.annotation}"),' for field in own],
        "    )",
        "",
        "    def __init__(",
        "        self,",
        "        game: GameDef[Any],",
        *[f"        {field.name}: {field.annotation}," for field in every],
        "    ) -> None:",
        "        self.game = game",
        "        self.events: list[Event] | None = None" if name == "State" else "        self.events = None",
        *[f"        self.{it} = game.shared" for it in given + shared],
        *[f"        self.{field.name} = {field.name}" for field in every],
        "",
        f"    def clone(self) -> {name}:",
        f"        return {name}(",
        "            self.game,",
        *[f"            {field.copied()}," for field in every],
        "        )",
        "",
        "    def values(self) -> tuple[Any, ...]:",
        "        return (",
        *[f"            self.{field.name}," for field in every],
        "        )",
        "",
        END,
    ]
