"""Text on drawings: its width, and lines that fit in any font."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .svg import Value, text

_HUNDREDTH: Final = 0.01


class Font:
    """A font: its CSS name, and the widths of its letters at size 1.

    `widths` are in hundredths of the size, each with the letters that have it; any other letter is `other` wide.
    """

    def __init__(self, family: str, weight: int, widths: dict[int, str], other: float = 55) -> None:
        self.family = family  # with its fallbacks
        self.weight = weight
        self._widths = {c: width * _HUNDREDTH for width, letters in widths.items() for c in letters}
        self._other = other * _HUNDREDTH
        self.rule = f"font-family:{family};font-weight:{weight}"

    def width(self, words: str) -> float:
        """How wide a line is at size 1.

        >>> from consigliere.drawing.fonts import OSWALD
        >>> OSWALD.width("Neva") < OSWALD.width("NEVA")
        True
        """
        return _wide(self, words)

    def measure(self, words: str) -> float:
        """The same, not cached."""
        return sum([self._widths.get(c, self._other) for c in words])

    def line(self, words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
        """A line at most `fit` wide, condensed if necessary; x is where `text_anchor` says (middle)."""
        attributes.setdefault("text_anchor", "middle")
        return text(words, x, y, size, textLength=min(fit, self.width(words) * size), **attributes)

    def caption(
        self, words: str, x: float, y: float, size: float, fit: float, least: float = 0.92, **attributes: Value
    ) -> str:
        """A line in capitals. If it is too long, its letters first shrink to `least` of their size; only then is it
        condensed."""
        words = words.upper()
        long = self.width(words) * size
        if long > fit:
            size = max(size * least, size * fit / long)
        return self.line(words, x, y, size, fit, **attributes)

    def two_lines(self, words: str, at: str = " -") -> tuple[str, str]:
        """A name broken at the space or hyphen that makes the halves most equal; the second is "" if there is none."""
        return _two_lines(self, words, at)

    def name(
        self,
        words: str,
        x: float,
        middle: float,
        size: float,
        fit: float,
        small: float = 0.82,
        least: float = 0.92,
        **attributes: Value,
    ) -> str:
        """A name in capitals on one line if it fits, otherwise on two, centred on a height."""
        first, second = words, ""
        if self.width(words.upper()) * size > fit * 1.04:
            first, second = self.two_lines(words)
            size *= small
        if not second:
            return self.caption(first, x, middle + size * 0.36, size, fit, least, **attributes)
        return self.caption(first, x, middle - size * 0.12, size, fit, least, **attributes) + self.caption(
            second, x, middle + size * 0.9, size, fit, least, **attributes
        )

    def wrapped(self, words: str, size: float, width: float) -> tuple[str, ...]:
        """A sentence broken into lines of a width; non-breaking spaces are respected."""
        return _wrapped(self, words, size, width)

    def shortened(self, words: str, size: float, width: float) -> str:
        """The beginning of a line, with an ellipsis."""
        while words and self.width(f"{words}…") * size > width:
            words = words[:-1]
        return f"{words.rstrip(' ,.;:')}…"

    def paragraph(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        width: float,
        height: float,
        leading: float = 1.12,
        least: float = 0.6,
        **attributes: Value,
    ) -> str:
        """A sentence in a box, the top of its first line at y. The letters shrink until it fits, at most to `least` of
        their size. If it still does not fit, it ends in an ellipsis; the piece's tooltip has the full text."""
        smallest = size * least
        lines = self.wrapped(words, size, width)
        while len(lines) * size * leading > height and size > smallest:
            size = max(size - 0.5, smallest)
            lines = self.wrapped(words, size, width)
        most = max(1, int(height / (size * leading)))
        if len(lines) > most:
            lines = (*lines[: most - 1], self.shortened(lines[most - 1], size, width))
        attributes.setdefault("text_anchor", "start")
        return "".join(
            [
                self.line(line, x, y + size * (0.82 + leading * i), size, width, **attributes)
                for i, line in enumerate(lines)
            ]
        )


# A board is redrawn after every choice, and most of its texts are the same.


@lru_cache(maxsize=8192)
def _wide(font: Font, words: str) -> float:
    return font.measure(words)


@lru_cache(maxsize=4096)
def _two_lines(font: Font, words: str, at: str) -> tuple[str, str]:
    cuts = [i for i, c in enumerate(words) if c in at]
    if not cuts:
        return words, ""
    cut = min(cuts, key=lambda i: max(font.width(words[: i + 1].upper()), font.width(words[i + 1 :].upper())))
    return words[: cut + 1].rstrip(), words[cut + 1 :]


@lru_cache(maxsize=4096)
def _wrapped(font: Font, words: str, size: float, width: float) -> tuple[str, ...]:
    lines: list[str] = []
    for word in words.split(" "):
        if lines and font.width(f"{lines[-1]} {word}") * size <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)
