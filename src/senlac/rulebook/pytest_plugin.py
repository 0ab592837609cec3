"""A pytest plug-in: the marker `rule`, and an error at collection if a test names a rule that does not exist.

Enable it in the root conftest.py, which is loaded late enough for coverage to measure this package:

    pytest_plugins = ["senlac.rulebook.pytest_plugin"]

The rules of installed games are found automatically. For a game that is not installed, add them to pytest's
configuration, relative to its root directory:

    senlac_rules_dirs = ["rules"]
"""

from __future__ import annotations

import pytest

from senlac.rulebook.index import BadRuleIndex, RuleIndex, did_you_mean, load, rule_directories

DIRS_OPTION = "senlac_rules_dirs"
COMPLAINT = pytest.StashKey[str]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(DIRS_OPTION, "additional directories of rules, relative to the root directory", type="args")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules and rulings that the test checks, by id")


@pytest.hookimpl(tryfirst=True)  # before -k and -m deselect tests, whose ids must be right too
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("rule")]
    complaints = _complaints(config, marked) if marked else {}
    if hasattr(config, "workerinput"):
        # If an xdist worker stops, its message is lost; so there we let the tests themselves fail.
        for item, complaint in complaints.items():
            item.stash[COMPLAINT] = complaint
    elif complaints:
        raise pytest.UsageError("\n".join(dict.fromkeys(complaints.values())))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if COMPLAINT in item.stash:
        pytest.fail(item.stash[COMPLAINT], pytrace=False)


def _complaints(config: pytest.Config, marked: list[pytest.Item]) -> dict[pytest.Item, str]:
    extra = [config.rootpath / directory for directory in config.getini(DIRS_OPTION)]
    try:
        index = load(*rule_directories(extra))
    except BadRuleIndex as error:
        return dict.fromkeys(marked, f"The rule index cannot be read.\n{error}")
    found = {item: _complaint(index, item) for item in marked}
    return {item: complaint for item, complaint in found.items() if complaint}


def _complaint(index: RuleIndex, item: pytest.Item) -> str:
    lines = [line for mark in item.iter_markers("rule") for line in _faults(index, mark)]
    return "\n".join(f"{item.nodeid}: {line}" for line in lines)


def _faults(index: RuleIndex, mark: pytest.Mark) -> list[str]:
    if not mark.args:
        return ["the mark `rule` names no rule"]
    return [
        f"unknown rule id {rule_id!r}{did_you_mean(index.suggestions(str(rule_id)))}"
        for rule_id in mark.args
        if rule_id not in index
    ]
