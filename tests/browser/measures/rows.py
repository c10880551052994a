"""Figures as a Markdown table for the docs."""

from __future__ import annotations

from collections.abc import Iterable

Row = tuple[str | int | float, ...]


def show(heads: tuple[str, ...], rows: Iterable[Row]) -> None:
    """Print row by row, because some take a while."""
    print(f"| {' | '.join(heads)} |")
    print(f"| {' | '.join('---' if i < 2 else '--:' for i in range(len(heads)))} |")
    for row in rows:
        print(f"| {' | '.join(str(one) for one in row)} |", flush=True)
    print()
