"""Lessons at a table: beginning one, reading on, going back, and playing on without it."""

from __future__ import annotations

import json

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.board.lessons import ASTRAY, READS, before, choices_before, find_lesson, standing
from consigliere.bots.levels import TEMPERED
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.store import queries
from consigliere.table.store.lesson_rows import LessonRow, beats_reached, count_beats, keep_lesson
from consigliere.table.store.rows import Holder, SeatRow

from .guided import Guided, guided, opening
from .loaded import LoadedTable
from .record import after
from .seating import PACE, Draft, Person, table_row
from .table_cache import TableRef
from .writer import TableWriter, must_run, next_row


class Lessons:
    """What a learner can do besides playing."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def begin(self, person: Person, lesson_id: str, pace: float = PACE) -> str:
        """Open a table for a guided game. It starts at once; nobody else can join."""
        lesson = find_lesson(lesson_id)
        if lesson is None:
            raise Refused("no-lesson", 404)
        match = opening(lesson)
        plan = Draft(lesson.game, lesson.seats, lesson.options, pace=pace)
        row = table_row(person, plan, match.title.version, match.setup.options, match.setup.chance.record())
        position = None if match.setup.position is None else json.dumps(match.setup.position)
        row = row._replace(state="running", started_at=row.created_at, position=position)
        names = TEMPERED.get(lesson.bot, (lesson.bot,)) if match.title.trades else (lesson.bot,)
        people = [SeatRow(seat, "bot", "", names[seat % len(names)]) for seat in range(lesson.seats)]
        people[lesson.seat] = SeatRow(lesson.seat, "human", person.nickname, "")
        async with self._writer.store.write() as connection:
            await queries.save_session(connection, person.session, person.nickname, person.account)
            await queries.add_table(connection, row, people, [Holder(lesson.seat, person.owner)])
            await keep_lesson(connection, row.id, LessonRow(lesson.id, 0, 0, False))
            await count_beats(connection, lesson.id, [lesson.beats[0].id])
        self._writer.announce(row.id)
        return row.id

    async def read_on(self, table: TableRef, seat: int, beat: str) -> None:
        """Go on from a beat that asks for no move. Nothing happens if another beat is shown by now."""
        async with self._cache.at(table) as loaded:
            now = _learning(loaded, seat)
            if now.standing.state == READS and now.lesson.beats[now.standing.at].id == beat:
                row = _row(loaded)
                await self._keep(loaded, row._replace(read=row.read + 1))

    async def go_back(self, table: TableRef, seat: int) -> None:
        """Return to the beat before, with everything that has happened since taken back."""
        async with self._cache.at(table) as loaded:
            now = _learning(loaded, seat)
            at = now.standing.at
            if not at:
                raise Refused("nothing-to-undo", 409)
            then = before(now.lesson, loaded.history(), at - 1)
            if then.read != _row(loaded).read:
                await self._keep(loaded, _row(loaded)._replace(read=then.read))
            await self._rewind(loaded, now, at - 1, then.own)

    async def take_back(self, table: TableRef, seat: int) -> None:
        """Take a move back that the lesson did not ask for."""
        async with self._cache.at(table) as loaded:
            now = _learning(loaded, seat)
            if now.standing.state != ASTRAY:
                raise Refused("nothing-to-undo", 409)
            await self._rewind(loaded, now, now.standing.at, now.standing.own)

    async def keep(self, table: TableRef, seat: int) -> None:
        """Keep a move that the lesson did not ask for. It goes on if the rest of it stays true, and ends otherwise."""
        async with self._cache.at(table) as loaded:
            now = _learning(loaded, seat)
            if now.standing.state != ASTRAY:
                raise Refused("nothing-to-undo", 409)
            row = _row(loaded)
            goes_on = now.standing.keeps
            await self._keep(loaded, row._replace(read=row.read + 1) if goes_on else row._replace(ended=True))

    async def play_on(self, table: TableRef, seat: int) -> None:
        """Go on without the lesson: from now on the bots play for themselves."""
        async with self._cache.at(table) as loaded:
            _learning(loaded, seat)
            await self._keep(loaded, _row(loaded)._replace(ended=True))

    async def note(self, table: TableRef) -> None:
        """Count beats that were reached by a move."""
        async with self._cache.at(table) as loaded:
            now = guided(loaded)
            if now is not None and now.standing.at > _row(loaded).furthest:
                await self._keep(loaded, _row(loaded))

    async def reached(self) -> dict[tuple[str, str], int]:
        """Return how many have reached each beat, by lesson and beat."""
        async with self._writer.store.read() as connection:
            return await beats_reached(connection)

    async def _keep(self, loaded: LoadedTable, row: LessonRow) -> None:
        lesson = find_lesson(row.lesson)
        assert lesson is not None
        at = standing(lesson, loaded.history(), row.read).at
        fresh = [beat.id for beat in lesson.beats[row.furthest + 1 : at + 1]]
        if at == len(lesson.beats) and row.furthest < at:
            fresh.append(END)
        row = row._replace(furthest=max(row.furthest, at))

        async def write(connection: AsyncConnection) -> None:
            await keep_lesson(connection, loaded.id, row)
            await count_beats(connection, lesson.id, fresh)

        await self._writer.change(loaded, write, stirs=True)

    async def _rewind(self, loaded: LoadedTable, now: Guided, at: int, own: int) -> None:
        """Take back all choices that belong to a beat, or to those after it."""
        keep = choices_before(now.lesson, loaded.history(), at, own)
        if keep < len(loaded.history()):
            row = next_row(loaded, 1, now.lesson.seat, "back", str(keep), "person")
            await self._writer.append(loaded, [row], await in_thread(after, loaded.match, row))


END = "end"  # the name under which the end of a lesson is counted


def _learning(loaded: LoadedTable, seat: int) -> Guided:
    """Return where the learner stands. Raises Refused if there is no lesson here, or somebody else has it."""
    must_run(loaded)
    now = guided(loaded)
    if now is None or seat != now.lesson.seat:
        raise Refused("no-lesson", 404)
    return now


def _row(loaded: LoadedTable) -> LessonRow:
    assert loaded.lesson is not None
    return loaded.lesson
