"""An option: one atomic choice, a verb and the one thing it points at.

>>> Option("play", "command_green_2")
Option(verb='play', target='command_green_2')
>>> str(Option("guns", 3)), str(Option("pass"))
('guns:3', 'pass')
>>> Option.parse("guns:3")
Option(verb='guns', target=3)
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from .errors import NotUnderstood
from .native import Given

Seat = int

MAX_TEXT: Final = 4000  # an offer with its text fits; anything longer is an attack or a mistake
_NUMBER = re.compile(r"(?:0|-?[1-9]\d{0,17})\Z", re.ASCII)  # as `str` writes it, so that an option has one text
_SEAT: Final = re.compile(r"seat_(0|[1-9][0-9]?)\Z")
_VERB: Final = re.compile(r"[a-z][a-z0-9_]*\Z")


class Option(NamedTuple):
    """A verb and a target: a component's id, a number, or "" for a bare verb."""

    verb: str
    target: str | int = ""

    def short_text(self) -> str:
        """Its text as a part of a sentence: short, and on one line."""
        return "".join([letter if letter.isprintable() else "?" for letter in str(self)[:80]])

    def __str__(self) -> str:
        fields: Any = self  # without the types that compiled code would check: a caller may have put anything in
        return f"{fields.verb}" if fields.target == "" else f"{fields.verb}:{fields.target}"

    @staticmethod
    def parse(text: Given[str]) -> Option:
        """The option in a text. Raises NotUnderstood; does not check whether it is legal."""
        if not isinstance(text, str) or len(text) > MAX_TEXT:
            raise NotUnderstood("an option is a short text such as 'play:command_green_2'")
        if not is_storable(text) or not text.isprintable():
            raise NotUnderstood("an option's text holds characters that cannot be shown")
        verb, colon, target = text.partition(":")
        if not _VERB.match(verb) or (colon and not target):
            raise NotUnderstood(f"not an option: {text[:60]!r} (expected verb or verb:target)")
        return Option(verb, int(target) if _NUMBER.match(target) else target)


def checked_option(option: Given[Option]) -> Option:
    """An option from a caller, if its verb is a text and its target a text or a number. Raises NotUnderstood."""
    fields: Any = option  # read without the types that compiled code would check
    if isinstance(option, Option) and isinstance(fields.verb, str) and isinstance(fields.target, str | int):
        return option
    raise NotUnderstood(f"not an option: {repr(option)[:60]} (expected a verb and a target)")


def seat_id(seat: Seat) -> str:
    """A seat as a target of an option or a value of a fact: "seat_2". Sentences show its name, or "you"."""
    return f"seat_{seat}"


def seat_of(thing: object) -> Seat | None:
    """The seat that an id such as "seat_2" names; None for anything else.

    >>> seat_of(seat_id(2)), seat_of("snitch"), seat_of(2)
    (2, None, None)
    """
    found = _SEAT.match(thing) if isinstance(thing, str) else None
    return int(found[1]) if found else None


def is_storable(text: str) -> bool:
    """Whether a text can be stored and sent: a lone surrogate cannot."""
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


PASS: Final = Option("pass")
"""Decline: the option that every `Window` offers to everybody."""
