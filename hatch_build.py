"""Build hooks: put the browser client into the package, set C flags, and adapt the README for an index page."""

from __future__ import annotations

import importlib.util
import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A picture or link in the README with a relative path: no scheme, and not starting with #.
RELATIVE = re.compile(r"(!?)\[([^]]*)\]\((?!\w+:|#)([^)]+)\)")


class WebBuildHook(BuildHookInterface[Any]):
    """Builds `web/` first, so that installing from a wheel or sdist does not need Node.

    An sdist already contains the client, and an editable install uses whatever has been built.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # mypyc's functions stay inside the library, so the C compiler may call them directly and inline them (ADR 4).
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".lstrip()
        root = Path(self.root)
        script = root / "web" / "build.py"
        if version == "editable" or (root / "PKG-INFO").exists() or not script.exists():
            return
        spec = importlib.util.spec_from_file_location("web_build", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build()


class AddressHook(MetadataHookInterface):
    """Fills in the URLs and the README of the metadata from the project's address in pyproject.toml."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = str(self.config["home"]).rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, home)}
        metadata["urls"] = addresses(home)


def addresses(home: str) -> dict[str, str]:
    """The project's URLs; none until it has a home."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/main/docs",
        "Source": home,
        "Issues": f"{home}/issues",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
    }


def for_index(readme: str, home: str) -> str:
    """The README for an index page, with absolute URLs; without a home, links become plain text and pictures go."""

    def moved(found: re.Match[str]) -> str:
        picture, text, path = found.groups()
        if not home:
            return "" if picture else text
        return f"{picture}[{text}]({home}/{'raw' if picture else 'blob'}/main/{path})"

    return RELATIVE.sub(moved, readme)
