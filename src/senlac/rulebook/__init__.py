"""The rule index: every rule of every rulebook has an id, a sentence, and in time its code and its tests."""

from senlac.rulebook.coverage import Coverage, Covered, Place, check, due, survey
from senlac.rulebook.index import (
    BadRuleIndex,
    Book,
    Problem,
    Rule,
    RuleIndex,
    Ruling,
    UnknownRule,
    load,
    rule_directories,
)
from senlac.rulebook.marks import rule

__all__ = [
    "BadRuleIndex",
    "Book",
    "Coverage",
    "Covered",
    "Place",
    "Problem",
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
