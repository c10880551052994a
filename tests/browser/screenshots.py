"""`make screenshots`: takes the screenshots in docs/img, desktop and phone."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from tests.table.fork_server import ROOT

from .live_server import DESKTOP, PHONE, browsing, serving, visiting
from .scenes import FIGHT, SCENES

FOLDER = ROOT / "docs" / "img"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LONG = {"front", "new-table", "lobby", "invited", "result", "account"}  # shown in full length


def main(wanted: set[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for scene in (*SCENES, *FIGHT):
            if wanted and scene.name not in wanted:
                continue
            for size, usual in SIZES.items():
                with visiting(chromium, server, usual) as visitor:
                    player = visitor()
                    scene.enter(player, visitor)
                    scene.open(player)
                    player.page.wait_for_load_state("networkidle")
                    player.page.evaluate("() => document.fonts.ready")
                    file = FOLDER / f"{scene.name}-{size}.png"
                    picture = player.page.screenshot(full_page=scene.name in LONG)
                    # Few colours are enough for posters, and take a third of the size.
                    Image.open(BytesIO(picture)).convert("RGB").quantize(192, dither=Image.Dither.NONE).save(
                        file, optimize=True
                    )
                    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main(set(sys.argv[1:]))
