"""Draws the pictures in docs/img: `make pictures`. Games half played by bots, as seat 0 sees them.

We draw the SVG. Chromium converts it to a PNG for readers that do not show SVG. It uses the poster's fonts if `make
assets` has fetched them, otherwise the system's.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import consigliere as cg
from consigliere.bots import Sight, make
from tests.drawing.contact_sheet import contact_sheet

IMAGES = Path(__file__).parent.parent / "docs" / "img"
FONTS = Path(__file__).parent.parent / "src" / "consigliere" / "table" / "static" / "vendor" / "fonts.css"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def petrograd(seed: int = 17, round_: int = 3, played: int = 2) -> cg.Match:
    """Dual Powers when seat 0 has to play a card in a middle round, with some cards of the round on the table."""
    match = cg.new("dual_powers", seats=2, seed=seed)

    def there() -> bool:
        view = match.view(0)
        cards = view["table"]["sides"]["red"]["played"]
        return bool(
            view["asked"] and view["step"] == "Turn" and view["table"]["round"] == round_ and len(cards) == played
        )

    return _play(match, there)


def new_york(seed: int = 8, round_: int = 3) -> cg.Match:
    """La Cosa Nostra with dice on the felt in a late round, after some deals about businesses."""
    match = cg.new("la_cosa_nostra", seats=4, seed=seed, options={"bosses": "random"})
    _play(match, lambda: match.view(0)["table"]["round"] == 2 and match.view(0)["step"] == "PlanningTurn")
    for giver, taker in ((0, 1), (2, 1), (3, 0), (1, 2)):
        business = match.view(giver)["table"]["players"][giver]["businesses"][0]["id"]
        gives = json.dumps({"gives": [[giver, taker, "token", business]], "text": "", "public": False})
        match.play(giver, cg.Option("offer", gives))
        match.play(taker, f"accept:{match.view(taker)['offers'][-1]['number']}")

    def there() -> bool:
        table = match.view(0)["table"]
        return table["round"] == round_ and bool(table["deeds"]) and len(table["deeds"][-1]["dice"]) > 2

    return _play(match, there)


def _play(match: cg.Match, there: Callable[[], bool]) -> cg.Match:
    """Let greedy bots play until the scene occurs or the game is over."""
    bots = [make("greedy", 1 + seat) for seat in range(match.setup.seats)]
    while match.result is None and not there():
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match


def at_random(game: str, seats: int, choices: int) -> cg.Match:
    """A table after so many random choices, at the next question to seat 0."""
    match = cg.new(game, seats=seats, seed=3)
    pick = Random(4)
    while match.result is None and (choices > 0 or 0 not in match.deciders):
        seat = match.deciders[0]
        match.play(seat, pick.choice(match.options(seat)))
        choices -= 1
    return match


SCENES: dict[str, Callable[[], cg.Match]] = {
    "dual_powers": petrograd,
    "la_cosa_nostra": new_york,
    "corleones_empire": lambda: at_random("corleones_empire", 4, 90),
    "la_famiglia": lambda: at_random("la_famiglia", 4, 160),
    "men_of_mayhem": lambda: at_random("men_of_mayhem", 4, 90),
}


def photograph(svg: str, target: Path, width: int) -> None:
    """A PNG of a picture, with the given width."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise SystemExit("No Chromium on PATH. On Debian and Ubuntu: apt-get install chromium; then again.")
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert box is not None
    height = round(width * float(box[2]) / float(box[1]))
    fonts = f'<link rel="stylesheet" href="{FONTS.as_uri()}">' if FONTS.is_file() else ""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(f'<!doctype html>{fonts}<body style="margin:0">{svg}', encoding="utf-8")
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=2000"]
        size, shot = f"--window-size={width},{height}", f"--screenshot={target}"
        subprocess.run([browser, *flags, size, shot, page.as_uri()], check=True, capture_output=True, timeout=120)


def main() -> int:
    IMAGES.mkdir(parents=True, exist_ok=True)
    for game, play in SCENES.items():
        svg = play().svg(0)
        (IMAGES / f"{game}.svg").write_text(svg + "\n", encoding="utf-8")
        photograph(svg, IMAGES / f"{game}.png", 1400)
        print(f"{IMAGES / game}.svg\n{IMAGES / game}.png")
    (IMAGES / "drawing.svg").write_text(contact_sheet().svg() + "\n", encoding="utf-8")
    print(IMAGES / "drawing.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
