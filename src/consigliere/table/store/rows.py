"""Rows of the store as Python values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class ChoiceRow(NamedTuple):
    """A row of `choices`."""

    number: int
    seat: int
    kind: str
    text: str
    hand: str
    at: float
    told: str = ""


class StandingOrder(NamedTuple):
    """What a seat wants to be answered to one kind of question. The fields are columns of `standing`."""

    order: str  # pass, unless, or an answer that the game declares
    until: str = "game"  # phase, round, game
    unless: str = ""  # a condition that the game declares
    value: int = 0  # of the condition
    stopped: str = ""  # why it answers no more; "" while it does


class TableRow(NamedTuple):
    """A row of `tables`."""

    id: str
    game: str
    rules: int
    seats: int
    options: str
    chance: str
    position: str | None
    state: str
    revision: int
    host: str
    host_seen: float
    listed: bool
    hotseat: bool
    imported: bool
    window: float
    pace: float
    patience: float
    result: str | None
    rematch: str | None
    driver: str | None
    driven_until: float
    due_at: float | None
    ended: str
    created_at: float
    changed_at: float
    started_at: float | None
    advice: bool = True
    advised: str = "[]"
    speed: str = "tonight"
    at_zero: str = "bot"
    nights: bool = True
    rated: bool = False
    shared: bool = False
    tournament: str | None = None
    lot: bool = False
    steady: bool = False


class SeatRow(NamedTuple):
    """A row of `seats`. `kind` is human, bot or empty; `bot` is the level of the bot that plays it now."""

    seat: int
    kind: str
    name: str
    bot: str


class Holder(NamedTuple):
    """Who may act for a seat: an account, or a guest's session."""

    seat: int
    owner: str


def owner_of(holders: Iterable[Holder], seat: int) -> str:
    """Return who holds a seat, the account rather than one of its sessions (their names are longer); "" if nobody."""
    return min([one.owner for one in holders if one.seat == seat], key=len, default="")


class Said(NamedTuple):
    """A chat line. An empty text opens a private room, or replaces a line whose account was deleted."""

    id: int  # counts the lines of all tables and rooms, so it never leaves the server: see `talk.py`
    room: str
    seat: int | None
    name: str
    text: str
    at: float


class PendingUndo(NamedTuple):
    """An undo request that waits for consent."""

    seat: int
    number: int
    keep: int
    agreed: tuple[int, ...]


class TableVersion(NamedTuple):
    """Shows whether a table has changed, and when something is due there."""

    revision: int
    head: int  # the number of its last choice
    due_at: float | None


class Queued(NamedTuple):
    """An offer that waits until deals are open, or that was refused when they opened."""

    seat: int
    number: int
    offer: str
    counter: int | None
    why: str
    at: float
