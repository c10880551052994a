"""The pictures in docs/img, drawn anew: `make pictures`. A game two bots have played half through, as seat 0 sees it.

The SVG is our own; a PNG for readers that show none is taken of it with Chromium. Where `make assets` has fetched the
poster's fonts they are used; without them the letters are the system's, in the same places.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import consigliere as cg
from consigliere.bots import Sight, make

IMAGES = Path(__file__).parent.parent / "docs" / "img"
FONTS = Path(__file__).parent.parent / "src" / "consigliere" / "table" / "static" / "vendor" / "fonts.css"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def halfway(game: str = "dual_powers", seed: int = 17, round_: int = 3, played: int = 2) -> cg.Match:
    """The match when seat 0 is to play a card in a middle round, some of the round's cards being on the table."""
    match = cg.new(game, seats=2, seed=seed)
    bots = [make("greedy", 1), make("greedy", 2)]
    while match.result is None:
        view = match.view(0)
        cards = view["table"]["sides"]["red"]["played"]
        if view["asked"] and view["step"] == "Turn" and view["table"]["round"] == round_ and len(cards) == played:
            break
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match


def photograph(svg: str, target: Path, width: int) -> None:
    """A PNG of a picture, as wide as asked for."""
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
    svg = halfway().svg(0)
    (IMAGES / "dual_powers.svg").write_text(svg + "\n", encoding="utf-8")
    photograph(svg, IMAGES / "dual_powers.png", 1400)
    print(f"{IMAGES / 'dual_powers.svg'}\n{IMAGES / 'dual_powers.png'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
