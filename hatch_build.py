"""The build hook: a wheel or sdist carries the browser client, so that an install from either needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface[Any]):
    """Builds `web/` first. An editable install, and a source tree without `web/`, take what is there."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "web" / "build.py"
        if version == "editable" or not script.exists():
            return
        spec = importlib.util.spec_from_file_location("web_build", script)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.build()
