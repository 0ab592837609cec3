"""The test kit: properties that must hold for every game on the kernel, present and future."""

from senlac.kit.fuzz import Fuzzed, fuzz_one
from senlac.kit.properties import PROPERTIES, Broken

__all__ = ["PROPERTIES", "Broken", "Fuzzed", "fuzz_one"]
