"""Promises in the words of an offer. They bind nobody, so no rule knows of them; bots give and understand them, and
people are told them in sentences:

    #peace:0-2    seat 0 will not attack seat 2 before the round is over

This is the one place where that is written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from .option import Seat

_PEACE: Final = re.compile(r"#peace:(\d{1,2})-(\d{1,2})\b")


class Peace(NamedTuple):
    """A word that one seat will not attack another."""

    giver: Seat
    taker: Seat

    def __str__(self) -> str:
        return f"#peace:{self.giver}-{self.taker}"


def promises(text: str, parties: Iterable[Seat]) -> tuple[Peace, ...]:
    """The words in an offer's text that its parties can give each other.

    >>> promises("no hard feelings #peace:0-2 #peace:0-0 #peace:7-2", (0, 2))
    (Peace(giver=0, taker=2),)
    """
    seats = set(parties)
    found = [Peace(int(giver), int(taker)) for giver, taker in _PEACE.findall(text)]
    return tuple(dict.fromkeys([word for word in found if word.giver != word.taker and seats.issuperset(word)]))


def spelled_out(text: str, seats: int, sentence: Callable[[Peace], str]) -> str:
    """A text with its promises as sentences; one that names a seat that is not there stays as it was written.

    >>> spelled_out("Deal? #peace:0-1 #peace:0-7", 2, lambda word: f"({word.giver} spares {word.taker})")
    'Deal? (0 spares 1) #peace:0-7'
    """

    def told(found: re.Match[str]) -> str:
        word = Peace(int(found[1]), int(found[2]))
        return sentence(word) if max(word) < seats else found[0]

    return _PEACE.sub(told, text)
