"""Whose hand made a choice, as its row stores it: besides "person", "bot" and "clerk". Nobody sees it in the game."""

from __future__ import annotations

FOLLOWS = "row"  # the `hand` of a choice taken together with the one before it
CLOSED = "window"  # the `hand` of answers played when the time of a hidden window was up
ORDERED = "window_standing"  # the same for standing answers
STANDING = "standing"  # the `hand` of other standing answers
