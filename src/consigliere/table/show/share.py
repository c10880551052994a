"""A picture of a finished game for sharing: its title, who won, when, the scores and the curve of the lead.

Drawn without a browser, with the fonts of the pages (`static/vendor`). Without them Pillow's own font is used, which
has no Cyrillic.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from consigliere.games.editions import base_of
from consigliere.table.base.vendor import VENDOR

from .pages.files import file

WIDTH, HEIGHT = 1200, 630  # the size that link previews show in full
EDGE = 64
HEADLINE = (58, 46, 36)  # sizes of letters, from the largest
FINE = 2  # the curve is drawn at this scale, so that its lines are smooth
LINING = ["lnum"] if features.check("raqm") else None  # figures with the height of capitals
FONTS = {"heading": ("playfair-display-{}-700-normal", 0), "text": ("golos-text-{}-wght-normal", 500)}
USUAL = {"ground": "#15120f", "raised": "#2a241e", "ink": "#f2e9d8", "soft": "#c3b6a0", "accent": "#e2b65c"}
SEATS = ("#d9584a", "#4f8fc4", "#d3a12f", "#5d9e5a", "#9a6fb8", "#cfc8ba")

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Side(NamedTuple):
    """A seat as the picture shows it."""

    name: str
    score: str
    colour: str = ""  # "": the frame's emblem for this seat
    won: bool = False


class Card(NamedTuple):
    """The content of the picture."""

    game: str
    title: str
    headline: str
    when: str
    sides: tuple[Side, ...]
    curve: tuple[tuple[float, ...], ...] = ()  # each seat's standing 0..1, choice by choice


def png(card: Card) -> bytes:
    """Draw the picture."""
    colours = palette(card.game)
    image = Image.new("RGB", (WIDTH, HEIGHT), colours["ground"])
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, WIDTH, 10), colours["accent"])
    top = 44
    write(draw, (EDGE, top), f"{card.title} · {card.when}", "text", 26, colours["accent"], WIDTH - 2 * EDGE)
    top += 48
    size, lines = headline(card.headline, WIDTH - 2 * EDGE)
    for line in lines:
        write(draw, (EDGE, top), line, "heading", size, colours["ink"], WIDTH - 2 * EDGE)
        top += size + 14
    top += 16
    _scores(draw, card, colours, top)
    _curve(image, card, colours, top)
    write(draw, (EDGE, HEIGHT - 50), "Consigliere", "heading", 24, colours["soft"], 400)
    made = BytesIO()
    image.save(made, "PNG", optimize=True)
    return made.getvalue()


def _scores(draw: ImageDraw.ImageDraw, card: Card, colours: dict[str, str], top: int) -> None:
    """Draw the seats with their scores, the winners first."""
    high = min(56, (HEIGHT - 70 - top) // max(1, len(card.sides)))
    rows = sorted(enumerate(card.sides), key=lambda one: not one[1].won)
    for row, (seat, side) in enumerate(rows):
        y = top + row * high
        colour = side.colour or SEATS[seat % len(SEATS)]
        draw.ellipse((EDGE, y + 6, EDGE + 28, y + 34), colour, colours["ink"], 2)
        ink = colours["ink"] if side.won else colours["soft"]
        scored = width(side.score, "text", 28)
        write(draw, (EDGE + 44, y + 2), side.name, "text", 28, ink, 380 - 60 - scored)
        write(draw, (EDGE + 380 - scored, y + 2), side.score, "text", 28, ink, scored + 1)


def _curve(image: Image.Image, card: Card, colours: dict[str, str], top: int) -> None:
    """Draw everybody's standing over the game."""
    wide, high = FINE * (WIDTH - 2 * EDGE - 430), FINE * (HEIGHT - 70 - top)
    panel = Image.new("RGB", (wide, high), colours["ground"])
    draw = ImageDraw.Draw(panel)
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), FINE * 10, colours["raised"])
    last, rim = max(1, len(card.curve) - 1), FINE * 16
    for seat, side in enumerate(card.sides):
        points = [
            (rim + n / last * (wide - 2 * rim), high - rim - min(1.0, max(0.0, row[seat])) * (high - 2 * rim))
            for n, row in enumerate(card.curve)
            if seat < len(row)
        ]
        if len(points) < 2:
            continue
        draw.line(points, colours["ground"], FINE * 9, "curve")
        draw.line(points, side.colour or SEATS[seat % len(SEATS)], FINE * 5, "curve")
    image.paste(panel.resize((wide // FINE, high // FINE), Image.Resampling.LANCZOS), (EDGE + 430, top))


# --- letters


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, face: str, size: int, ink: str, room: float
) -> None:
    """Write a line, cut with an ellipsis if it does not fit."""
    while text and width(text, face, size) > room:
        text = f"{text.rstrip('…')[:-1].rstrip()}…"
    x, y = at
    for part, font in _parts(text, face, size):
        draw.text((x, y + size), part, ink, font, anchor="ls", features=LINING)
        x += _length(part, font)


def width(text: str, face: str, size: int) -> float:
    """Return the width of a line."""
    return sum([_length(part, font) for part, font in _parts(text, face, size)])


def _length(part: str, font: Font) -> float:
    return font.getlength(part, features=LINING) if isinstance(font, ImageFont.FreeTypeFont) else font.getlength(part)


def wrapped(text: str, face: str, size: int, room: float) -> list[str]:
    """Return a text in lines that fit."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, face, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def headline(text: str, room: float) -> tuple[int, list[str]]:
    """Return the largest letters in which a headline has two lines, and the lines. A longer one is cut at a word."""
    for size in HEADLINE:
        lines = wrapped(text, "heading", size, room)
        if len(lines) <= 2:
            return size, lines
    return size, [lines[0], f"{lines[1]} …"]


def _parts(text: str, face: str, size: int) -> Iterator[tuple[str, Font]]:
    """Yield a text in parts, each with the font file that has its letters: every font is split by script."""
    for cyrillic, letters in groupby(text, lambda letter: "Ѐ" <= letter <= "ӿ"):
        yield "".join(letters), _font(face, "cyrillic" if cyrillic else "latin", size)


@lru_cache(maxsize=64)
def _font(face: str, script: str, size: int) -> Font:
    name, weight = FONTS[face]
    path = VENDOR / "fonts" / f"{name.format(script)}.woff2"
    if not path.is_file():
        return ImageFont.load_default(size)
    font = ImageFont.truetype(path, size)
    if weight:
        font.set_variation_by_axes([weight])
    return font


# --- colours


_COLOUR = re.compile(r"--([a-z]+):\s*(#[0-9a-f]{6})\b")


@lru_cache(maxsize=32)
def palette(game: str) -> dict[str, str]:
    """Return the colours of a game's theme that the picture uses."""
    themes = file("/faces/all.css")
    text = themes.body.decode() if themes is not None else ""
    found: dict[str, str] = {}
    for block in re.findall(rf'\[data-game="{re.escape(base_of(game))}"\]\s*{{([^}}]*)}}', text):
        found = {**dict(_COLOUR.findall(block)), **found}
    return {name: found.get(name, usual) for name, usual in USUAL.items()}


def sides(seats: Iterable[Any], scores: tuple[str, ...], winners: tuple[int, ...]) -> tuple[Side, ...]:
    """Return the seats of a result page for the picture."""
    found: list[Side] = []
    for seat in seats:
        score = scores[seat.index] if seat.index < len(scores) else ""
        colour = seat.livery.colour if seat.livery is not None else ""
        known = colour if re.fullmatch(r"#[0-9a-fA-F]{6}", colour) else ""
        found.append(Side(seat.name, score, known, seat.index in winners))
    return tuple(found)
