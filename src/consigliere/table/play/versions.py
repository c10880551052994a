"""Stored games and new versions of the rules.

A finished game is read from its record. An unfinished one moves to the rules of this release if a replay under these
rules gives everybody exactly the same events and views, choice by choice. Otherwise it is closed, and its record stays.
"""

from __future__ import annotations

from consigliere.engine import ConsigliereError
from consigliere.games import find
from consigliere.match import Match
from consigliere.table.store.rows import ChoiceRow, TableRow

from .record import Broken, after, digest_of_last, setup


def version_to_continue(row: TableRow, rows: list[ChoiceRow]) -> int | None:
    """Return the version of the rules a table may continue under, or None if its history cannot be verified."""
    try:
        version = find(row.game).version
        match = Match.begin(setup(row.game, version, row.seats, row.options, row.chance, row.position))
        for one in rows:
            match = after(match, one)
            if one.kind == "choice" and digest_of_last(match) != one.told:
                return None
    except (Broken, ConsigliereError):
        return None
    return version
