"""The words of Hastings: its catalogues, a file a language, and how they are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from senlac.catalogue import Words

words: Final = Words(str(Path(__file__).parent))
