"""Where a table stands in its lesson, and what its script lets the others do now."""

from __future__ import annotations

from typing import NamedTuple

from consigliere.board.lessons import (
    ASTRAY,
    PLAYS,
    Lesson,
    Scripted,
    Standing,
    find_lesson,
    standing,
    to_come,
)
from consigliere.engine import Option
from consigliere.engine.deals import VERBS as DEALING
from consigliere.match import Match, from_position, new, scene

from .loaded import LoadedTable


class Guided(NamedTuple):
    """The lesson of a table, and where it stands."""

    lesson: Lesson
    standing: Standing


def guided(loaded: LoadedTable) -> Guided | None:
    """Return where a table stands in its lesson; None if it has none, or has gone on without it."""
    row = loaded.lesson
    if row is None or row.ended or not loaded.running:
        return None
    lesson = find_lesson(row.lesson)
    return None if lesson is None else Guided(lesson, standing(lesson, loaded.history(), row.read))


def opening(lesson: Lesson) -> Match:
    """Return the match with which a lesson begins."""
    match = _start(lesson)
    if not lesson.played:
        return match
    for choice in lesson.played:
        match.play(choice.seat, Option.parse(choice.option))
    return from_position(lesson.game, match.position())


def _start(lesson: Lesson) -> Match:
    if lesson.table or lesson.steps or lesson.draws:
        return scene(
            lesson.game,
            lesson.seats,
            lesson.options,
            table=lesson.table,
            steps=lesson.steps,
            draws=lesson.draws,
            rest=lesson.rest,
            seed=lesson.seed,
        )
    return new(lesson.game, lesson.seats, seed=lesson.seed, options=lesson.options)


def scripted(loaded: LoadedTable, now: Guided) -> Scripted | None:
    """Return what another seat does next by script, if it can do it now."""
    if now.standing.state == ASTRAY:
        return None
    played, window = [0] * loaded.row.seats, loaded.window()
    for choice in loaded.history():
        played[choice.seat] += 1
    if window is not None:
        for seat in window.asked:
            played[seat] += len(loaded.held_row(window, seat)) if loaded.driven(seat) else 0
    for one in to_come(now.lesson, played, now.standing.at):
        if one.option.partition(":")[0] in DEALING:
            if not loaded.deals_closed_by():
                return one
        elif loaded.driven(one.seat) and loaded.owes(one.seat):
            return one
    return None


def bot_may_move(loaded: LoadedTable, seat: int) -> bool:
    """Return whether a bot may move now as far as the lesson is concerned: by script, or to where it goes on."""
    now = guided(loaded)
    if now is None:
        return True
    following = scripted(loaded, now)
    if following is not None:
        return following.seat == seat
    if now.standing.state != PLAYS or loaded.owes(now.lesson.seat):
        return False
    # The learner may have to answer an offer. What else no script foresees is left to the bots, so that they are asked.
    rows = now.lesson.beats[now.standing.at].accept
    return not any(option.partition(":")[0] in DEALING for row in rows for option in row)


def speaker(loaded: LoadedTable) -> Scripted | None:
    """Return an offer, or an answer to one, that a seat makes now by script."""
    now = guided(loaded)
    following = scripted(loaded, now) if now is not None else None
    return following if following is not None and following.option.partition(":")[0] in DEALING else None
