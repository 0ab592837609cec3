"""Examples of rules: positions of real games in which a rule shows, to be opened and played."""

from senlac.examples.example import Example, NoExample, example, examples, next_move, position, reasons_for_none
from senlac.examples.showing import Shown, shown

__all__ = ["Example", "NoExample", "Shown", "example", "examples", "next_move", "position", "reasons_for_none", "shown"]
