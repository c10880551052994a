"""Statements about a seat's own goods in the words of an offer. They bind nobody and need not be true.

    #have:0:gun:3            seat 0 says that it has at least three guns
    #have:0:token:cop_1      or that piece
    #most:0:cash:0           seat 0 says that it has at most so much: here nothing

Others may believe a statement or not. A transcript checks after the game whether it was true. Only this module knows
their syntax.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from .option import Seat

_TAG: Final = re.compile(r"#(have|most):(\d{1,2}):([a-z_]{1,20}):([a-z0-9_]{1,40})(?![\w:])")
AMOUNT_LIMIT: Final = 10**9


class Claim(NamedTuple):
    """A statement of a seat about what it has: an amount (`what` is a number) or a piece (`what` is its id)."""

    seat: Seat
    kind: str
    what: str | int
    at_most: bool = False

    def __str__(self) -> str:
        return f"#{'most' if self.at_most else 'have'}:{self.seat}:{self.kind}:{self.what}"

    def holds(self, goods: list[tuple[Seat, str, str, int]]) -> bool:
        """Whether it is true of goods as `Trade.goods` lists them in the seat's own view."""
        own = [(what, most) for owner, kind, what, most in goods if (owner, kind) == (self.seat, self.kind)]
        if isinstance(self.what, str):
            return any(what == self.what for what, _ in own)
        amount = sum([most if not what else 1 for what, most in own])
        return amount <= self.what if self.at_most else amount >= self.what


def _read(found: re.Match[str]) -> Claim | None:
    """The statement that a tag stands for; None if the tag is not valid."""
    sort, seat, kind, what = found.groups()
    amount = what.isdecimal() and what.isascii()
    if (amount and int(what) >= AMOUNT_LIMIT) or (sort == "most" and not amount):
        return None
    return Claim(int(seat), kind, int(what) if amount else what, sort == "most")


def parse_claims(text: str, speaker: Seat) -> tuple[Claim, ...]:
    """The statements in a text that its speaker makes about their own goods.

    >>> parse_claims("Believe me. #have:0:gun:3 #have:1:gun:9 #most:0:cash:0", 0)
    (Claim(seat=0, kind='gun', what=3, at_most=False), Claim(seat=0, kind='cash', what=0, at_most=True))
    """
    found = [claim for tag in _TAG.finditer(text) if (claim := _read(tag)) is not None and claim.seat == speaker]
    return tuple(dict.fromkeys(found))


def with_claims(text: str, sentence: Callable[[Claim], str]) -> str:
    """A text with its statements as sentences. A tag that means nothing at this table stays unchanged."""

    def told(tag: re.Match[str]) -> str:
        claim = _read(tag)
        return (claim is not None and sentence(claim)) or tag[0]

    return _TAG.sub(told, text)
