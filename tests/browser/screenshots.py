"""`make screenshots`: every page anew into docs/img, desktop and phone."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from .player import Player
from .scenes import FIGHT, SCENES
from .stage import LIMIT, ROOT, browsing, serving

FOLDER = ROOT / "docs" / "img"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
LONG = {"front", "new-table", "lobby", "invited", "result", "account"}  # shown as a whole, however long


def main(wanted: set[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for scene in (*SCENES, *FIGHT):
            if wanted and scene.name not in wanted:
                continue
            for size, (width, height) in SIZES.items():
                contexts: list[Any] = []

                def visitor(size: tuple[int, int] = (width, height), opened: list[Any] = contexts) -> Player:
                    context = chromium.new_context(
                        viewport={"width": size[0], "height": size[1]}, locale="en", reduced_motion="reduce"
                    )
                    opened.append(context)
                    context.set_default_timeout(LIMIT)
                    return Player(context.new_page(), server)

                player = visitor()
                scene.enter(player, visitor)
                scene.open(player)
                player.page.wait_for_load_state("networkidle")
                player.page.evaluate("() => document.fonts.ready")
                file = FOLDER / f"{scene.name}-{size}.png"
                picture = player.page.screenshot(full_page=scene.name in LONG)
                # Few colours are enough for posters, and a third of the size.
                Image.open(BytesIO(picture)).convert("RGB").quantize(192, dither=Image.Dither.NONE).save(
                    file, optimize=True
                )
                print(file.relative_to(ROOT))
                for context in contexts:
                    context.close()


if __name__ == "__main__":
    main(set(sys.argv[1:]))
