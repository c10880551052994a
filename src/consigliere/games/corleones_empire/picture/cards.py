"""Cards: jobs, allies, bills and goods, drawn from their upper left corner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import PLAYFAIR, Texts, piece
from consigliere.drawing.svg import Value, rect
from consigliere.games.corleones_empire import listing
from consigliere.games.corleones_empire.components import DATA

from . import glyphs

CARD_WIDTH: Final = 128
JOB_HEIGHT: Final = 186
ALLY_HEIGHT: Final = 168
SIGN: Final = 30  # of an effect on a card
_JOBS: Final = {job["id"]: job for job in DATA["job"]}


def job_inside(job: str, words: Texts) -> str:
    """A job: its colour and name, the goods it wants, what it does, what it pays."""
    data = _JOBS[job]
    goods = [good for good, count in data["cost"].items() for _ in range(count)]
    inside = [
        rect(0, 0, CARD_WIDTH, JOB_HEIGHT, rx=6, class_="paper line frame"),
        rect(0, 0, CARD_WIDTH, 42, rx=6, class_=f"hue-{data['colour']}"),
        PLAYFAIR.name(
            listing.name(job, words),
            CARD_WIDTH / 2,
            20,
            20,
            CARD_WIDTH - 8,
            0.96,
            1,
            class_="display" if data["colour"] == "yellow" else "display light",
        ),
    ]
    gap = min(30.0, (CARD_WIDTH - 8) / len(goods))
    left = CARD_WIDTH / 2 - gap * (len(goods) - 1) / 2
    inside += [glyphs.good(good, left + gap * i, 57, 28) for i, good in enumerate(goods)]
    inside.append(_does(job, words, 72, JOB_HEIGHT - 26))
    bills = data["bills"]
    left = CARD_WIDTH / 2 - 25 * (len(bills) - 1)
    inside += [glyphs.bill(str(value), left + 50 * i, JOB_HEIGHT - 15, 44) for i, value in enumerate(bills)]
    return "".join(inside)


def _does(card: str, words: Texts, top: float, end: float) -> str:
    """What a card does: the signs known from the shops as signs, the rest in words above them."""
    effects = listing.card_effects(card)
    signs = [effect for effect in effects if glyphs.icon(effect, 0, 0, SIGN)]
    said = listing.names([effect for effect in effects if effect not in signs], words, ". ")
    y = end - SIGN / 2 - 2 if said else (top + end) / 2
    gap = min(SIGN + 8.0, (CARD_WIDTH - 8) / max(1, len(signs)))
    left = CARD_WIDTH / 2 - gap * (len(signs) - 1) / 2
    drawn = [glyphs.icon(effect, left + gap * i, y, SIGN) for i, effect in enumerate(signs)]
    room = end - top - (SIGN + 2 if signs else 0)
    return "".join(drawn) + (glyphs.letters(said, 4, top, 19.4, CARD_WIDTH - 7, room) if said else "")


@lru_cache(maxsize=512)
def job_card(job: str, x: float, y: float, words: Texts, **attributes: Value) -> str:
    return piece(x, y, job_inside(job, words), told=listing.card_lines(job, words), **attributes)


def ally_inside(ally: str, words: Texts, tall: float = ALLY_HEIGHT) -> str:
    """An ally: who it is and what it does."""
    return "".join(
        [
            rect(0, 0, CARD_WIDTH, tall, rx=6, class_="chalk line frame"),
            rect(0, 0, CARD_WIDTH, 42, rx=6, class_="mahogany"),
            PLAYFAIR.name(
                listing.name(ally, words), CARD_WIDTH / 2, 20, 20, CARD_WIDTH - 8, 0.96, 1, class_="display light"
            ),
            _does(ally, words, 48, tall - 2),
        ]
    )


@lru_cache(maxsize=512)
def ally_card(ally: str, x: float, y: float, words: Texts, **attributes: Value) -> str:
    return piece(x, y, ally_inside(ally, words), told=listing.card_lines(ally, words), **attributes)


def stock_inside(card: str, words: Texts) -> str:
    """A bill or a good as a card of a hand."""
    inside = [rect(0, 0, CARD_WIDTH, JOB_HEIGHT, rx=6, class_="chalk line frame")]
    if card.startswith("bill_"):
        inside.append(glyphs.bill(card.removeprefix("bill_"), CARD_WIDTH / 2, JOB_HEIGHT / 2, 108))
    else:
        inside.append(glyphs.good(card, CARD_WIDTH / 2, JOB_HEIGHT / 2 - 12, 84))
        inside.append(
            PLAYFAIR.name(listing.name(card, words), CARD_WIDTH / 2, 150, 20, CARD_WIDTH - 8, 0.96, 1, class_="display")
        )
    return "".join(inside)


@lru_cache(maxsize=512)
def card_inside(card: str, words: Texts) -> str:
    """Any card of a hand."""
    if card in _JOBS:
        return job_inside(card, words)
    if card.startswith("bill_") or card in {good["id"] for good in DATA["good"]}:
        return stock_inside(card, words)
    return ally_inside(card, words, JOB_HEIGHT)
