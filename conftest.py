"""All tests know the rule index."""

pytest_plugins = ["senlac.rulebook.pytest_plugin"]
