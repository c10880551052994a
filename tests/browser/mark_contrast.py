"""The contrast of the marks of legal pieces, in pixels: compares screenshots with and without the mark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from math import atan2, pi
from typing import Any, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import Page

Colour = bytes | tuple[int, ...]
SECTORS = 12  # directions around a piece, each judged separately: a mark is visible from every side
FEW = 10  # with fewer changed pixels a sector is ignored: a neighbour covers it
CHANGED = 24  # the minimum difference of a channel
DIFFERENT = re.compile(b"[%c-\xff]" % CHANGED, re.DOTALL)
LEAST = 3.0
RING = 9  # px around a piece that belong to its mark

BOXES = """() => [...document.querySelectorAll("#viewport svg [data-legal], #hand svg [data-legal]")]
  .map((one) => [one.dataset.thing, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.left, box.top) >= 0)
  .filter(([, box]) => box.right <= innerWidth && box.bottom <= innerHeight)
  .map(([thing, { left, top, right, bottom }]) => [thing, left, top, right, bottom])"""
# A mouse over the page would highlight something. A legal piece hidden below another has no pixels.
BARE = """() => {
  for (const one of document.querySelectorAll("#table svg [data-legal]")) one.removeAttribute("data-legal");
  document.getElementById("table").removeAttribute("data-yours");
}"""


class Mark(NamedTuple):
    thing: str
    contrast: float  # 0 if hardly any pixel has changed


def marks(page: Page) -> list[Mark]:
    """Every piece that can be chosen on a page, with the contrast of its mark. Removes the marks."""
    page.evaluate("() => document.fonts.ready")
    page.mouse.move(0, 0)
    # dimmed pieces are not marked
    page.evaluate("() => document.getElementById('table').removeAttribute('data-yours')")
    boxes: list[Any] = page.evaluate(BOXES)
    lit = _photograph(page)
    page.evaluate(BARE)
    bare = _photograph(page)
    return [Mark(thing, _contrast(lit, bare, *map(round, box))) for thing, *box in boxes]


def _photograph(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")


def _contrast(lit: Image.Image, bare: Image.Image, left: int, top: int, right: int, bottom: int) -> float:
    """For each direction, the best contrast between a pixel of the mark and the ground it covers.

    The result is the value that three quarters of the directions reach: a neighbour may cover the rest of the edge.
    """
    area = max(0, left - RING), max(0, top - RING), min(lit.width, right + RING), min(lit.height, bottom + RING)
    with_, without = lit.crop(area), bare.crop(area)
    wide, high = with_.size
    sectors: list[list[float]] = [[] for _ in range(SECTORS)]
    pixels, grounds = with_.tobytes(), without.tobytes()
    for place in _changed(with_, without):
        y, x = divmod(place, wide)
        sector = int((atan2(y - high / 2, x - wide / 2) + pi) / (2 * pi) * SECTORS) % SECTORS
        sectors[sector].append(ratio(pixels[3 * place : 3 * place + 3], grounds[3 * place : 3 * place + 3]))
    # The third best pixel: a single one may be an accident of anti-aliasing.
    best = [sorted(found)[-3] for found in sectors if len(found) >= FEW]
    return round(sorted(best)[len(best) // 4], 2) if len(best) > SECTORS // 3 else 0.0


def _changed(one: Image.Image, other: Image.Image) -> Iterator[int]:
    """The places of the pixels in which a channel differs by `CHANGED` or more."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue)).tobytes()
    return (found.start() for found in DIFFERENT.finditer(most))


@cache
def ratio(one: Colour, other: Colour) -> float:
    """The contrast of two colours by the WCAG formula."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
