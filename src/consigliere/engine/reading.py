"""Reads a position: converts names into a game's numbers, and collects all faults to report them together."""

from __future__ import annotations

from collections.abc import Sequence

from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Looks up names and records every unknown name and every impossible number.

    It always returns a value, so that reading continues and finds all faults; `wrong` contains them. A game derives its
    own reader from it.
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
        """The number of a name; -1 for None."""
        return -1 if name is None else self.find(table, name, what)

    def find_all(self, table: dict[str, int], names: Sequence[object], what: str) -> tuple[int, ...]:
        """The numbers of several names, in their order."""
        return tuple([self.find(table, name, what) for name in names])

    def number(self, value: object, what: str, low: int = 0, high: int = 1_000_000) -> int:
        """An integer within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.problems.append(f"{what} cannot be {value!r}")
        return low

    def flag(self, value: object, what: str) -> bool:
        """A boolean."""
        if not isinstance(value, bool):
            self.problems.append(f"{what} is true or false, not {value!r}")
        return value is True
