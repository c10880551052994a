"""The build hook: refuses to build a package without the fonts and browser libraries.

They are not in the repository; `make assets` fetches them. An editable installation needs none: `make run` fetches
them, and a server without them says so.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = Path("src", "consigliere", "table", "base", "vendor.py")


class FontsAreThere(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        spec = importlib.util.spec_from_file_location("vendor", Path(self.root) / VENDOR)
        assert spec is not None
        assert spec.loader is not None
        vendor = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(vendor)
        missing = vendor.missing()
        if missing:
            raise SystemExit(
                f"no package without fonts and browser libraries: {missing[0]} is missing; run `make assets`"
            )
