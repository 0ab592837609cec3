"""The rule index: every rule of every rulebook, with its id, its text and, once implemented, its code and tests."""

from senlac.rulebook.coverage import Coverage, Covered, SourceLocation, check, due, survey
from senlac.rulebook.index import (
    BadRuleIndex,
    Book,
    Chapter,
    Rule,
    RuleIndex,
    RuleProblem,
    Ruling,
    UnknownRule,
    load,
    rule_directories,
)
from senlac.rulebook.marks import rule

#: The old names, for programs written for 0.1.
Place, Problem = SourceLocation, RuleProblem

__all__ = [
    "BadRuleIndex",
    "Book",
    "Chapter",
    "Coverage",
    "Covered",
    "Place",
    "Problem",
    "RuleProblem",
    "SourceLocation",
    "Rule",
    "RuleIndex",
    "Ruling",
    "UnknownRule",
    "check",
    "due",
    "load",
    "rule",
    "rule_directories",
    "survey",
]
