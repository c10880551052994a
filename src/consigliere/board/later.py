"""Figures that differ some turns after a choice: what a reader is told about why one choice is better than another."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from consigliere.engine import Match, Option
from consigliere.games import face

from .words import words_for

LOOKED_AT = 16  # worlds in which figures are compared, unless more are wanted
FEWEST = 3  # worlds below which nothing is said
TOLD = 2  # figures listed for an option
CLEAR = 2.5  # standard errors from which two means differ; there are many figures

_NUMBER = re.compile(r"^[^\d,;:]{0,12}?(-?\d{1,3}(?:[,.\u00a0\u202f]\d{3})+|-?\d+)\D*$")


class Later:
    """The figures of a seat some turns after each option, compared in common worlds."""

    def __init__(self, game: str, seat: int, languages: Iterable[str], worlds: int = LOOKED_AT) -> None:
        self._worlds = worlds
        self._face = face(game)
        self._seat = seat
        self._words = {language: words_for(language, game) for language in languages}
        self._found: dict[Option, list[dict[str, dict[str, float]]]] = {}

    def watch(self, option: Option, leaf: Match) -> None:
        """Record the figures after an option."""
        seen = self._found.setdefault(option, [])
        if len(seen) < self._worlds:
            view = leaf.view(self._seat)
            seen.append({language: self._figures(view, language) for language in self._words})

    def _figures(self, view: dict[str, Any], language: str) -> dict[str, float]:
        words = self._words[language]
        found: dict[str, float] = {}
        points = self._face.seat_points(self._seat, view)
        if points is not None:
            found[words("web-points")] = float(points)
        for name, text in self._face.preview_figures(view, words).items():
            number = _NUMBER.match(text)
            if number is not None:
                found[name] = float(re.sub(r"[,.\u00a0\u202f]", "", number[1]))
        return found

    def told(self, option: Option, others: Sequence[Option]) -> dict[str, list[tuple[str, float, float]]]:
        """By language: the figures that an option changes most compared with others, with their means for both."""
        return {language: self._compared(language, option, others) for language in self._words}

    def _compared(self, language: str, option: Option, others: Sequence[Option]) -> list[tuple[str, float, float]]:
        here = [one[language] for one in self._found.get(option, ())]
        there = [[one[language] for one in self._found.get(other, ())] for other in others if other != option]
        count = min([len(here), *map(len, there)])  # worlds that all have in common, with the same luck
        if not there or count < FEWEST:
            return []
        rows: list[tuple[float, str, float, float]] = []
        for name in here[0]:
            worlds = range(count)
            if not all(name in one[i] for one in (here, *there) for i in worlds):
                continue
            mine = [here[i][name] for i in worlds]
            theirs = [sum([one[i][name] for one in there]) / len(there) for i in worlds]
            a, b = sum(mine) / count, sum(theirs) / count
            spread = sum([(x - y - a + b) ** 2 for x, y in zip(mine, theirs, strict=True)])
            error = sqrt(spread / (count - 1) / count)
            if abs(a - b) > max(CLEAR * error, 0.1):
                rows.append((abs(a - b) / (error + 0.05 * max(abs(a), abs(b), 1.0)), name, a, b))
        rows.sort(key=lambda row: -row[0])
        told: list[tuple[str, float, float]] = []
        for _, name, a, b in rows:
            if all(one[1:] != (round(a, 2), round(b, 2)) for one in told):  # points and what they are counted from
                told.append((name, round(a, 2), round(b, 2)))
        return told[:TOLD]

    @property
    def silent(self) -> bool:
        """Whether the game shows no figures at all."""
        return not any(one[language] for seen in self._found.values() for one in seen for language in one)

    def is_points(self, row: tuple[str, float, float], language: str) -> bool:
        """Whether a figure is the points of the seat."""
        return row[0] == self._words[language]("web-points")
