"""Words and figures on a drawing: how wide they are, and lines that fit whatever font the reader has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .svg import Value, text

_HUNDREDTH: Final = 0.01


class Font:
    """A face: how a style sheet names it, and how wide its letters are at size 1.

    `widths` are in hundredths of the size, each with the letters that have it; any other letter is `other` wide.
    """

    def __init__(self, family: str, weight: int, widths: dict[int, str], other: float = 55) -> None:
        self.family = family  # with what stands in for it
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
        """The same, counted anew."""
        return sum([self._widths.get(c, self._other) for c in words])

    def line(self, words: str, x: float, y: float, size: float, fit: float, **attributes: Value) -> str:
        """A line at most `fit` wide, condensed if it must be; x is where `text_anchor` says (middle)."""
        attributes.setdefault("text_anchor", "middle")
        return text(words, x, y, size, textLength=min(fit, self.width(words) * size), **attributes)

    def caption(
        self, words: str, x: float, y: float, size: float, fit: float, least: float = 0.92, **attributes: Value
    ) -> str:
        """A line in capitals; too long a one gets a little smaller letters first, to `least` of their size, and is
        condensed only then."""
        words = words.upper()
        long = self.width(words) * size
        if long > fit:
            size = max(size * least, size * fit / long)
        return self.line(words, x, y, size, fit, **attributes)

    def two_lines(self, words: str, at: str = " -") -> tuple[str, str]:
        """A name broken at the blank or hyphen where its halves are most alike; the second is "" if it has none."""
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
        """A name in capitals on one line if it fits, else on two, centred on a height."""
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
        """A sentence broken into lines of a width; what a hard space holds together stays together."""
        return _wrapped(self, words, size, width)

    def shortened(self, words: str, size: float, width: float) -> str:
        """The beginning of a line that goes on elsewhere, with an ellipsis."""
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
        """A sentence in a box, its first line's top at y; letters shrink until it fits, to `least` of their size at
        most. What has no room even then ends in an ellipsis: pointing at the piece tells all of it."""
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


# A board is drawn again after every choice, and says most of what it said before.


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
