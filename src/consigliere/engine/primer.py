"""How a game is played, for somebody who has never seen it: a few lessons, each something to look at and a few words.

The ledger says everything exactly and teaches nobody; a primer says little, shows much, and points at the ledger.
"""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """Something to look at. Where a page puts it, ids inside it are made its own: no drawing need care for another."""

    picture: str  # one whole `<svg>` root; its label says what it shows to those who cannot see it
    caption: str = ""  # what happens here, where several figures make a row of steps
    notes: tuple[str, ...] = ()  # what the numbers drawn on it point at, from 1


class Lesson(NamedTuple):
    """One block of a primer: pictures, one to three sentences, and the rules that say it exactly."""

    id: str  # unique within the primer, and stable: pages link to it
    title: str
    text: str
    figures: tuple[Figure, ...]
    rules: tuple[str, ...]  # ids of the ledger
