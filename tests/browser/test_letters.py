"""Whatever a player reads during play can be read: on a desktop no letter of the drawings is smaller than 11 px."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.pictures import at_random

from .letters import SMALLEST, letters
from .still import still_page

# With as many seats as usually sit there at most, some way into the game.
TABLES = {
    "dual_powers": (2, 60),
    "la_cosa_nostra": (5, 150),
    "corleones_empire": (5, 90),
    "la_famiglia": (4, 160),
    "men_of_mayhem": (4, 90),
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", TABLES)
def test_no_letter_on_a_desktop_is_smaller_than_eleven_px(
    game: str, language: str, chromium: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "table.html"
    file.write_text(still_page(at_random(game, *TABLES[game]), language), encoding="utf-8")
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    try:
        page.goto(file.as_uri())
        found = letters(page)
    finally:
        page.close()
    assert len(found) > 50
    assert [(size, words) for size, words in found if size < SMALLEST] == []
