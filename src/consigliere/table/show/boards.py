"""The board of a view as pictures on a page: its places, its things, and what a team has drawn on it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from consigliere.board.words import Words, words_for
from consigliere.drawing import Line, Picture, Place, Stroke, add_sketches, sized_lru_cache
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.team import drawn, notes, team_of

from .pages.play_context import (
    ThingInfo,
)
from .seats import livery_of


class Drawing(NamedTuple):
    """A table drawn in parts: the board, the places next to it from left to right, the seat's own hand."""

    board: Picture | None
    areas: tuple[Picture, ...] = ()
    hands: tuple[Picture, ...] = ()  # the reader's own; those of all seats in an open game

    def things(self) -> frozenset[str]:
        """Return everything on it that can be pointed at."""
        drawn = (self.board, *self.areas, *self.hands)
        return frozenset([thing for picture in drawn if picture is not None for thing in picture.things])


def drawing(view: dict[str, Any], words: Words, open_to: Mapping[int, dict[str, Any]] | None = None) -> Drawing:
    """Draw the table of a view. For a game without drawings the page shows the board in words.

    `open_to` has the views of all seats, for a finished game shown open: each place as its owner sees it, and all
    hands.
    """
    shown = face(view["game"])
    parts = shown.pictures(view, words)
    hands = [parts.pop(name) for name in ("purse", "hand") if name in parts]
    if open_to:
        # Nobody is "you" at an open table.
        nobody = {seat: {**seen, "table": {**seen["table"], "you": None}} for seat, seen in open_to.items()}
        own = {seat: shown.pictures(seen, words) for seat, seen in nobody.items()}
        for name in parts:
            owner = shown.part_owner(name, view)
            if owner in own:
                parts[name] = own[owner][name]
        hands = [seen["hand"] for seen in own.values() if "hand" in seen]
    return Drawing(parts.pop("board", None), tuple(parts.values()), tuple(hands))


def status(view: dict[str, Any], words: Words) -> tuple[tuple[str, str], ...]:
    """Return the game's status from its face: round, phase, date."""
    return tuple((note.name, words(note.message, **note.args)) for note in face(view["game"]).status_notes(view))


def with_sketches(loaded: LoadedTable, board: Picture | None, seat: int | None, view: dict[str, Any]) -> Picture | None:
    """Return the board with the drawings of a seat's team on it."""
    slate = face(view["game"]).sketch_area(view) if board is not None and team_of(loaded, seat) else None
    if board is None or slate is None:
        return board
    liveries = [livery_of(one, view) for one in range(view["seats"])]
    strokes = [
        Stroke(
            slate.spots[one.start],
            slate.spots.get(one.end),
            worn.colour if (worn := liveries[one.seat]) is not None else "",
            one.seat != min(team_of(loaded, seat)),
        )
        for one in drawn(notes(loaded, seat), slate.page)
        if one.start in slate.spots and (not one.end or one.end in slate.spots)
    ]
    return add_sketches(board, strokes)


@sized_lru_cache(512)
def things_of(shown: frozenset[str], language: str, game: str) -> dict[str, ThingInfo]:
    """Return the name of everything on the board that can be pointed at. Cached: most choices add nothing new."""
    names = {thing: _thing_name(language, game, thing) for thing in shown}
    return {thing: ThingInfo(name) for thing, name in sorted(names.items()) if name}


@lru_cache(maxsize=16384)
def _thing_name(language: str, game: str, thing: str) -> str:
    words = words_for(language, game)
    if not words.has(thing):
        return ""
    return words.thing(thing, "full")


def places_of(view: dict[str, Any], words: Words) -> tuple[Place, ...]:
    """Return the board in words, by places. Without a listing, a blank line in the game's text separates two places."""
    places = face(view["game"]).listing(view, words)
    if places:
        return places
    text = face(view["game"]).board_text(view, words)
    parts = [part for part in text.split("\n\n") if part.strip()]
    return tuple([Place("", tuple([Line(line) for line in part.splitlines()])) for part in parts])
