"""The web app manifest: without it and its icons iOS does not let a site receive push messages."""

from __future__ import annotations

import json
import struct

from consigliere.table.show.pages import files
from consigliere.table.show.pages.context import Frame
from consigliere.table.show.pages.frame import document


def size_of(path: str) -> tuple[int, int]:
    """The size of a PNG, from its header."""
    found = files.file(path)
    assert found is not None
    assert found.kind == "image/png"
    assert found.body.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", found.body[16:24])
    return width, height


def test_every_page_names_a_manifest_whose_icons_exist() -> None:
    page = document(Frame("en"), "", "")
    assert files.address("/static/app.webmanifest") in page
    assert files.address("/static/app-180.png") in page
    found = files.file("/static/app.webmanifest")
    assert found is not None
    assert found.kind == "application/manifest+json"
    manifest = json.loads(found.body)
    assert manifest["display"] == "standalone"  # iOS needs it for push
    for icon in manifest["icons"]:
        assert "x".join(map(str, size_of(icon["src"]))) == icon["sizes"]
    assert size_of("/static/app-180.png") == (180, 180)
