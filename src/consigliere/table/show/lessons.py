"""A lesson in words: what the coach says to the learner."""

from __future__ import annotations

from typing import Any

from consigliere.board.lessons import ASTRAY, DONE, PLAYS, ends, wanted
from consigliere.board.words import Words
from consigliere.games import face
from consigliere.table.play.guided import guided, scripted
from consigliere.table.play.loaded import LoadedTable

from .pages import lesson_context
from .pages.lesson_context import LessonInfo


def distance_to_win(game: str, seat: int | None, view: dict[str, Any], words: Words) -> str:
    """Return how far the reader is from winning; "" for spectators, and for a game that does not say so."""
    facts = face(game).way_to_win(seat, view) if seat is not None and words.has("way-to-win") else None
    return "" if facts is None else words("way-to-win", **facts)


def lesson_info(loaded: LoadedTable, seat: int | None, words: Words) -> LessonInfo | None:
    """Return where the lesson stands; None for everybody but the learner."""
    now = guided(loaded)
    if now is None or seat != now.lesson.seat:
        return None
    lesson, stands = now
    over = stands.state == DONE
    beat = None if over else lesson.beats[stands.at]
    if beat is None:
        state, text = lesson_context.DONE, words(f"lesson-{lesson.name}-end")
    elif stands.state == ASTRAY:
        state = lesson_context.ASTRAY
        text = words(lesson.text(beat, stands.reply)) if stands.reply else words("web-lesson-astray")
    elif scripted(loaded, now) is not None and not (loaded.window() is not None and loaded.owes(lesson.seat)):
        # In a hidden window others answer without a trace: no page would be told when they have.
        state, text = lesson_context.WATCH, words("web-lesson-watch")
    else:
        state = lesson_context.PLAY if stands.state == PLAYS else lesson_context.READ
        text = words(lesson.text(beat))
    parts = lesson.parts
    here = len(parts) if beat is None else parts.index(beat.part)
    shown = beat is not None and state != lesson_context.WATCH
    return LessonInfo(
        title=words(f"lesson-{lesson.name}"),
        beat="" if beat is None else beat.id,
        number=min(stands.at + 1, len(lesson.beats)),
        count=len(lesson.beats),
        state=state,
        text=text,
        keeps=stands.keeps,
        alone=lesson.seats == 1,
        wanted=wanted(lesson, loaded.history(), stands) if state == lesson_context.PLAY else (),
        ends=state == lesson_context.PLAY and ends(lesson, loaded.history(), stands),
        parts=tuple(
            (words(f"lesson-{lesson.name}-part-{part}"), (i > here) - (i < here)) for i, part in enumerate(parts)
        ),
        point=beat.point if beat is not None and shown else (),
        about=beat.about if beat is not None and shown else (),
    )
