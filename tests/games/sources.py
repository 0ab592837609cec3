"""What stands in the sources of a game: tests compare its catalogues with it."""

from __future__ import annotations

import ast
from functools import cached_property
from pathlib import Path


class Sources:
    """The Python files of a game, parsed once."""

    def __init__(self, text_folder: str) -> None:
        self.paths = sorted(Path(text_folder).parent.rglob("*.py"))

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return [node for path in self.paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]

    def calls(self, name: str) -> list[ast.Call]:
        """All calls of a function or method of that name."""
        found = [node for node in self.nodes if isinstance(node, ast.Call)]
        return [node for node in found if name in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))]
