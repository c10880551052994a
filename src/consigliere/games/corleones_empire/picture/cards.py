"""Cards: jobs, allies, goods, drawn from their upper left corner. Pictograms on their faces show what they do."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import (
    OSWALD,
    Texts,
    changed_mark,
    chosen_mark,
    legal_mark,
    outline_mark,
    piece,
    round_box,
)
from consigliere.drawing.svg import Value, at, circle, element, path, rect
from consigliere.games.corleones_empire import listing
from consigliere.games.corleones_empire.components import DATA

from . import glyphs
from .inks import INK, JOB_HUES, JOB_SIGNS, PAPER
from .portraits import portrait

CARD_WIDTH: Final = 92
JOB_HEIGHT: Final = 132
ALLY_HEIGHT: Final = 132
HAND_CARD: Final = (96, 144)
GOODS: Final = tuple([good["id"] for good in DATA["good"]])
GOOD_HUES: Final = {"gun": "#4f6470", "dirty_money": "#a83a2e", "booze": "#8f5412", "narcotics": "#8a4a7a"}
_JOBS: Final = {job["id"]: job for job in DATA["job"]}
JOBS: Final = frozenset(_JOBS)
_HEAD: Final = 44  # of a job: its name
_PRICE: Final = 25
_PAY: Final = 27
_WORDS: Final = 13.4


def colour_of(job: str) -> str:
    """The colour of a job card."""
    return str(_JOBS[job]["colour"])


def cost_of(job: str) -> list[str]:
    """The goods that a job costs, each as often as it is needed."""
    return [good for good, count in _JOBS[job]["cost"].items() for _ in range(count)]


def _names(words: str, x: float, middle: float, size: float, fit: float, ink: str) -> str:
    """A name on one line or two, in letters as it is written."""
    first, second = words, ""
    if OSWALD.width(words) * size > fit:
        first, second = OSWALD.two_lines(words)
    if not second:
        return OSWALD.line(first, x, middle + size * 0.36, size, fit, class_=ink)
    return OSWALD.line(first, x, middle - size * 0.17, size, fit, class_=ink) + OSWALD.line(
        second, x, middle + size * 0.88, size, fit, class_=ink
    )


@lru_cache(maxsize=512)
def job_inside(
    job: str, words: Texts, wide: float = CARD_WIDTH, tall: float = JOB_HEIGHT, held: tuple[str, ...] | None = None
) -> str:
    """A notice pinned to the wall: name, cost, effects, payment. Goods that the reader lacks are dashed.

    `held` are the reader's goods; None shows the cost alone.
    """
    data = _JOBS[job]
    colour = data["colour"]
    ink = "ink" if JOB_HUES[colour][1] == INK else "paper"
    top = f"M0 4a4 4 0 0 1 4-4H{wide - 4:g}a4 4 0 0 1 4 4V{_HEAD}H0Z"
    end = f"M0 {tall - _PAY:g}H{wide:g}V{tall - 4:g}a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4Z"
    room = tall - _HEAD - _PRICE - _PAY
    bills = data["bills"]
    pays = [
        glyphs.bill(str(value), wide / 2 + (i - (len(bills) - 1) / 2) * 40, tall - 13.5, 36, 20)
        for i, value in enumerate(bills)
    ]
    return "".join(
        [
            rect(2, 3, wide, tall, rx=4, fill="#000", opacity=0.4, class_="fallen"),
            rect(0, 0, wide, tall, rx=4, class_="paper thin frame"),
            path(top, class_=f"hue-{colour}"),
            path(top, class_=f"j-{colour}", opacity=0.7),
            _names(listing.name(job, words), wide / 2, 26, 14.2, wide - 6, ink),
            rect(0, _HEAD, wide, _PRICE, class_="shade"),
            _price(cost_of(job), wide, held),
            glyphs.row(
                glyphs.all_signs(listing.card_effects(job)),
                wide / 2,
                _HEAD + _PRICE + room / 2,
                min(27, room - 1),
                wide - 10,
            ),
            path(end, fill="#c9d9b2"),
            *pays,
            element("ellipse", cx=wide / 2 + 2, cy=3, rx=11, ry=10, fill="#000", opacity=0.35),
            circle(wide / 2, 0, 11, class_=f"hue-{colour}", stroke=PAPER, stroke_width=1.5),
            glyphs.pict(JOB_SIGNS[colour], wide / 2, 0, 15.4, f"c-{ink}"),
        ]
    )


def _price(cost: list[str], wide: float, held: tuple[str, ...] | None) -> str:
    """The goods that a job costs; narcotics replace missing ones. [CE-JOB-03]"""
    left = list(held or ())
    gap = min(21.0, (wide - 10) / len(cost))
    x = wide / 2 - gap * (len(cost) - 1) / 2
    drawn = []
    for good in cost:
        there = next((one for one in (good, "narcotics") if one in left), None)
        if there is not None:
            left.remove(there)
        if there is not None or held is None:
            drawn.append(glyphs.pict(good, x, _HEAD + 12.5, 19))
        else:
            drawn.append(rect(x - 9.5, _HEAD + 3, 19, 19, rx=3, class_="none lacked"))
            drawn.append(glyphs.pict(good, x, _HEAD + 12.5, 16, "c-lacks"))
        x += gap
    return "".join(drawn)


# --- allies


@lru_cache(maxsize=512)
def ally_inside(ally: str, words: Texts, wide: float = CARD_WIDTH, tall: float = ALLY_HEIGHT) -> str:
    """An ally: portrait, name, effects as pictograms, and as words if two lines are enough."""
    name = listing.name(ally, words)
    lines = 1 if OSWALD.width(name) * 14.2 <= wide - 6 else 2
    band = 20 if lines == 1 else 35
    effects = listing.card_effects(ally)
    said = OSWALD.wrapped(listing.names(effects, words, ". "), _WORDS, wide - 8)
    if len(said) > 2 or all(effect.startswith("gain_bill_") for effect in effects):
        said = ()  # a bill is its own sign
    foot = 29 + 15 * len(said)
    high = tall - band - foot
    drawn = [
        rect(2, 3, wide, tall, rx=4, fill="#000", opacity=0.4, class_="fallen"),
        rect(0, 0, wide, tall, rx=4, class_="paper thin frame"),
        at(1, 1, portrait(ally, wide - 2, high)),  # what follows covers shoulders that reach too low
        rect(0.6, high, wide - 1.2, tall - high - 0.6, rx=3, class_="paper"),
        rect(0, high, wide, band, class_="mahogany"),
        _names(name, wide / 2, high + band / 2, 14.2, wide - 6, "gold"),
        glyphs.row(glyphs.all_signs(effects), wide / 2, high + band + 15, 22, wide - 10),
    ]
    drawn += [
        OSWALD.line(one, wide / 2, tall - 6 - 15 * (len(said) - 1 - i), _WORDS, wide - 6) for i, one in enumerate(said)
    ]
    return "".join(drawn)


# --- any card


LIT: Final = "self-lit"  # the class of a piece that contains `outline`


def outline(wide: float, tall: float, rx: float = 6, x: float = 0, y: float = 0) -> str:
    """The line around a card in its state. It lies below the card, so that it does not cross a pin."""
    return outline_mark(round_box(x - 1.6, y - 1.6, wide + 3.2, tall + 3.2, rx), 3.2, 1.8)


def marks(wide: float, tall: float, x: float = 0, y: float = 0) -> str:
    """The signs of a card that is legal, changed or chosen."""
    return changed_mark(x - 5, y - 5, wide + 10, tall + 10) + legal_mark(x + 3, y + 3) + chosen_mark(x + 3, y + 3)


def framed(wide: float, tall: float, *inside: str) -> str:
    """A card with everything that marks it; its piece is of class `LIT`."""
    return outline(wide, tall) + "".join(inside) + marks(wide, tall)


@lru_cache(maxsize=1024)
def job_card(
    job: str, x: float, y: float, words: Texts, held: tuple[str, ...] | None = None, **attributes: Value
) -> str:
    """A job card at a place, with its text. `held` are the goods the reader has."""
    inside = framed(CARD_WIDTH, JOB_HEIGHT, job_inside(job, words, held=held))
    return piece(x, y, inside, tooltip=listing.card_lines(job, words), **attributes)


@lru_cache(maxsize=512)
def ally_card(ally: str, x: float, y: float, words: Texts, **attributes: Value) -> str:
    """An ally card at a place, with its text."""
    inside = framed(CARD_WIDTH, ALLY_HEIGHT, ally_inside(ally, words))
    return piece(x, y, inside, tooltip=listing.card_lines(ally, words), **attributes)


@lru_cache(maxsize=64)
def good_inside(good: str, count: int, words: Texts) -> str:
    """Goods of one kind in a hand, 66 by 73, or their empty place."""
    name = OSWALD.line(listing.name(good, words), 33, 67.5, glyphs.LEAST, 62, class_="paper" if count else "sage")
    if not count:
        return rect(0, 0, 66, 73, rx=4, class_="none hole") + glyphs.pict(good, 33, 30, 32, "c-moss") + name
    fill = GOOD_HUES[good]
    stacked = [rect(3 * i, -2 * i, 66, 73, rx=4, fill=fill, class_="edged") for i in range(min(count, 3) - 1, 0, -1)]
    top = rect(0, 0, 66, 73, rx=4, fill=fill, class_="edged frame") + rect(
        4, 4, 58, 48, rx=2, fill="#000", opacity=0.22
    )
    return "".join([*stacked, top, glyphs.pict(good, 33, 28, 39, "c-paper"), name])
