"""Checks that all fonts and browser libraries exist. `make assets` fetches them; git ignores them.

The build hook and the Makefile run this file by itself, so it imports nothing from this package.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

VENDOR = Path(__file__).parents[1] / "static" / "vendor"
ALWAYS = ("fonts.css", "idiomorph.js", "LICENSES.txt")


def missing(folder: Path = VENDOR) -> list[str]:
    """Return missing files: those that are always needed, and the fonts in the style sheet."""
    sheet = folder / "fonts.css"
    fonts = re.findall(r'url\("([^"]+)"\)', sheet.read_text(encoding="utf-8")) if sheet.is_file() else []
    lacking = [name for name in (*ALWAYS, *fonts) if not (folder / name).is_file()]
    return [f"static/vendor/{name}" for name in (lacking if fonts else [*lacking, "fonts"])]


if __name__ == "__main__":
    sys.exit(", ".join(missing()) or None)
