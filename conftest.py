"""All tests know the rule index."""

from importlib.util import find_spec

#: What needs an extra that is not installed cannot be searched for examples.
collect_ignore = [] if find_spec("pyspiel") else ["src/senlac/envs/openspiel.py"]
pytest_plugins = ["senlac.rulebook.pytest_plugin"]
