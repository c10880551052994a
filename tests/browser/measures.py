"""`make measures`: how much of the window the board gets, and how large its letters are, in a real Chromium.

The figures of docs/board.md. They are measured and not tested, the letters apart (test_letters.py): what a window holds
is a matter of taste within bounds, and a test of taste is red for the wrong reasons.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from .letters import letters
from .scenes import SCENES
from .stage import browsing, serving, visiting

SIZES = {"1440 x 900": (1440, 900), "1366 x 768": (1366, 768), "820 x 1180": (820, 1180), "740 x 360": (740, 360)}
WANTED = ("middle", "noir")  # a game of Dual Powers and one of La Cosa Nostra, early in their first round

MEASURE = """() => {
  const all = innerWidth * innerHeight;
  const share = (area) => Math.round((1000 * area) / all) / 10;
  const area = (element) => {
    const box = element?.getBoundingClientRect();
    if (!box) return 0;
    const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const high = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return Math.max(0, wide) * Math.max(0, high);
  };
  const drawn = (svg) => {
    const [view, box] = [svg.viewBox.baseVal, svg.getBoundingClientRect()];
    const scale = Math.min(box.width / view.width, box.height / view.height);
    return view.width * view.height * scale * scale;
  };
  return {
    bar: Math.round(document.getElementById("question").getBoundingClientRect().height),
    both: share(area(document.getElementById("board")) + area(document.getElementById("hand"))),
    drawn: share([...document.querySelectorAll("#viewport svg")].reduce((sum, svg) => sum + drawn(svg), 0)),
    map: share(area(document.querySelector("#viewport svg .city"))),
  };
}"""


def main() -> None:
    print("| page | window | bar, px | board and hand | drawn of the board | map | smallest letter, px |")
    print("| --- | --- | --: | --: | --: | --: | --: |")
    with TemporaryDirectory() as store, serving(Path(store), "--window", "0") as server, browsing() as chromium:
        for scene in SCENES:
            if scene.name not in WANTED:
                continue
            for name, usual in SIZES.items():
                with visiting(chromium, server, usual) as visitor:
                    player = visitor()
                    scene.enter(player, visitor)
                    player.page.wait_for_load_state("networkidle")
                    player.page.evaluate("() => document.fonts.ready")
                    found = player.page.evaluate(MEASURE)
                    shares = " | ".join(f"{found[one]} %" for one in ("both", "drawn", "map"))
                    smallest = letters(player.page)[0][0]
                    print(f"| {scene.name} | {name} | {found['bar']} | {shares} | {smallest} |")


if __name__ == "__main__":
    main()
