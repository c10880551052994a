"""A stretch of play as one reader follows it: a picture and a sentence for each step that told them something."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from consigliere.board.words import words_for
from consigliere.games import face
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.stretches import Stretch

from . import pages
from .boards import drawing, with_sketches
from .log_lines import log_lines, seen
from .seats import Reader, seat_names

MOST_SAID = 3  # sentences of one beat; a longer step continues in the next beat
MOST_PICTURES = 16  # pictures of a scene; a longer scene tells part of its middle in words alone


class Shown(NamedTuple):
    """One beat: its duration in milliseconds, its text, and its drawings by place."""

    length: int
    says: list[str]
    drawings: dict[str, Markup]


def scene(loaded: LoadedTable, reader: Reader, stretches: list[Stretch], ends: bool = False) -> list[Shown]:
    """Return the beats from which a reader learned something.

    They follow from the reader's views and events alone: each step shows what they would have seen if everybody had
    waited in between. The last beat is the page itself. It needs no picture of its own unless the scene `ends` the
    game.
    """
    words = words_for(reader.language, loaded.row.game)
    names = seat_names(loaded, reader.language)
    told = [
        (beat.match, events)
        for stretch in stretches
        for beat in stretch.beats()
        if (events := seen(beat.events, reader.seat))
    ]
    shown: list[Shown] = []
    for number, (match, events) in enumerate(told):
        view = match.view(reader.seat)
        lines = log_lines(0, events, view, words, names)
        if not lines:
            continue
        told_of = {line.text: line.weight for line in lines}
        says = list(told_of)
        parts = [says[i : i + MOST_SAID] for i in range(0, len(says), MOST_SAID)]
        drawings: dict[str, Markup] = {}
        drawn_apart = ends or number < len(told) - 1 or len(parts) > 1
        if drawn_apart and (number < MOST_PICTURES // 2 or number >= len(told) - MOST_PICTURES // 2):
            drawn = drawing(face(view["game"]).with_recent_events(view, reversed(events)), words)
            marks = {thing: ("new",) for line in lines for thing in line.things}
            board = with_sketches(loaded, drawn.board, reader.seat, view)
            drawings = pages.beat(board, drawn.areas, drawn.hands, marks)
        for part in parts:  # a long step (dice for each of the wounded) is told a few sentences at a time
            shown.append(Shown(max([told_of[text] for text in part]), part, drawings))
            drawings = {}
    return shown
