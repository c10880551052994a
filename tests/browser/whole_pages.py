"""Every page of `test_accessibility` in every language, on phone and desktop: `make browser-long`."""

from __future__ import annotations

import pytest

from .live_server import DESKTOP, PHONE, Visitors
from .scenes import SCENES, Scene
from .test_accessibility import test_every_page_is_accessible as accessible


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_page_in_every_language(scene: Scene, language: str, visitor: Visitors) -> None:
    for size in (DESKTOP, PHONE):
        accessible([scene], ((language, size),), visitor)
