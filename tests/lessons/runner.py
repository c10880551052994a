"""Plays a lesson as the web table does, without a server: the learner by what a beat accepts, the others by script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from consigliere.board.lessons import DONE, READS, Beat, Lesson, standing, to_come
from consigliere.engine import Option
from consigliere.engine.deals import VERBS as DEALING
from consigliere.engine.foresight import forced_answer, needless_order
from consigliere.match import Match
from consigliere.table.play.guided import opening

Row = tuple[str, ...]


class Moment(NamedTuple):
    """A beat as it is shown: the game so far, and the row of choices that will be played (() for a beat to read)."""

    beat: Beat
    match: Match
    row: Row


class OffScript(AssertionError):
    """The script does not fit the game."""


def say(match: Match, seat: int, text: str) -> None:
    """Play a choice with what follows by itself, as `Moves.play` does."""
    option = Option.parse(text)
    match.play(seat, option)
    while option.verb not in DEALING and (only := forced_answer(match) or needless_order(match)) is not None:
        match.play(*only)


def played(match: Match) -> list[int]:
    found = [0] * match.setup.seats
    for choice in match.history():
        found[choice.seat] += 1
    return found


def catch_up(lesson: Lesson, match: Match, at: int) -> None:
    """Let the others do what the script says up to a beat."""
    while True:
        for scripted in to_come(lesson, played(match), at):
            dealing = scripted.option.partition(":")[0] in DEALING
            if scripted.seat in match.deciders or (dealing and not match.deals_closed_by()):
                say(match, scripted.seat, scripted.option)
                break
        else:
            return


def run(lesson: Lesson, pick: Callable[[Beat], Row] = lambda beat: beat.accept[0]) -> Iterator[Moment]:
    """Play a lesson to its end, beat by beat. Raises OffScript where the game goes another way than the script."""
    match = opening(lesson)
    read = 0
    while True:
        stands = standing(lesson, match.history(), read)
        if stands.state == DONE:
            return
        beat = lesson.beats[stands.at]
        catch_up(lesson, match, stands.at)
        if stands.state == READS:
            yield Moment(beat, match, ())
            read += 1
            continue
        row = pick(beat)
        yield Moment(beat, match, row)
        own = stands.own
        for i, option in enumerate(row):
            done = played(match)[lesson.seat]
            if done > own:  # the table has answered it by itself
                own += 1
                continue
            if option.endswith(":*"):
                option = next(str(one) for one in match.options(lesson.seat) if str(one).startswith(option[:-1]))
            legal = [str(one) for one in match.options(lesson.seat)] if lesson.seat in match.deciders else []
            if option not in legal:  # an earlier beat may have used it up; then another row goes on from here
                others = [one[i] for one in beat.accept if one[:i] == row[:i] and len(one) == len(row)]
                option = next((one for one in others if one in legal), option)
            try:
                say(match, lesson.seat, option)
            except Exception as error:
                raise OffScript(f"{lesson.id}, beat {beat.id}: {option}: {error}") from error
            own += 1
            catch_up(lesson, match, stands.at)
        read += row in beat.keep
        after = standing(lesson, match.history(), read)
        if after.at <= stands.at:
            raise OffScript(f"{lesson.id}, beat {beat.id}: after {row} it stands at {after}")
