"""The tests of cards share the oracle, a package beside them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
