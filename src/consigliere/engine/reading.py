"""Reading a position: names turned into a game's numbers, and everything that is wrong gathered, to be told at once."""

from __future__ import annotations

from collections.abc import Sequence

from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Looks names up and remembers every one that is not there, and every number that cannot be.

    Something is always returned, so that reading goes on to whatever else is wrong; `wrong` then says all of it. A game
    builds on it what is its own.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []

    def find(self, table: dict[str, int], name: object, what: str) -> int:
        """The number of a name."""
        if isinstance(name, str) and name in table:
            return table[name]
        self.problems.append(f"there is no {what} {name!r}")
        return 0

    def find_optional(self, table: dict[str, int], name: object, what: str) -> int:
        """The number of a name; -1 for none."""
        return -1 if name is None else self.find(table, name, what)

    def find_all(self, table: dict[str, int], names: Sequence[object], what: str) -> tuple[int, ...]:
        """The numbers of several names, in their order."""
        return tuple([self.find(table, name, what) for name in names])

    def number(self, value: object, what: str, low: int = 0, high: int = 1_000_000) -> int:
        """A whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.problems.append(f"{what} cannot be {value!r}")
        return low

    def flag(self, value: object, what: str) -> bool:
        """Yes or no."""
        if not isinstance(value, bool):
            self.problems.append(f"{what} is true or false, not {value!r}")
        return value is True
