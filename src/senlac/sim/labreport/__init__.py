"""Reports: what the games of some runs say, as one page to read, in English and French (extra `lab`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from senlac.catalogue import Words

words: Final = Words(str(Path(__file__).parent / "text"))
