"""Tables made from other games: rematches, exports, branches and imports."""

from __future__ import annotations

import json
from typing import Any

from consigliere import bots
from consigliere.engine import NotUnderstood
from consigliere.engine.box import box_from
from consigliere.games import find, install_box
from consigliere.match import new
from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import LONGEST_NAME, tidy_name
from consigliere.table.base.turns import in_thread
from consigliere.table.store import day_queries, queries
from consigliere.table.store.day_queries import Habit
from consigliere.table.store.rows import ChoiceRow, SeatRow

from . import days
from .archive import Archive
from .boxes import keep_imported
from .finished import as_bytes
from .loaded import LoadedTable
from .seating import PACE, PATIENCE, WINDOW, Draft, Person, Seating, add_clocks, table_row
from .table_cache import TableRef
from .writer import TableWriter

MOST_LINES_PLAYED_ON = 2_000  # choices of an imported game that is not over


class Copies:
    """Makes a new table out of an old game."""

    def __init__(self, writer: TableWriter, seating: Seating, archive: Archive) -> None:
        self._writer = writer
        self._cache = writer.cache
        self._seating = seating
        self._archive = archive

    async def rematch(self, person: Person, table: TableRef) -> str:
        """Open a table for the same game with the same people in the same seats. Only the first request opens one.

        It starts at once if nobody else has to come: against bots, or with all people at one screen.
        """
        async with self._cache.at(table) as loaded:
            if loaded.row.rematch is not None:
                return loaded.row.rematch
            if loaded.row.state not in ("over", "closed"):
                raise Refused("not-over", 409)
            row = loaded.row
            options = json.loads(row.options)
            plan = Draft(
                row.game,
                row.seats,
                options,
                (),
                row.listed,
                row.hotseat,
                row.window,
                row.pace,
                row.patience,
                row.advice,
                row.speed,
                row.at_zero,
                row.nights,
                row.rated and all(person.kind != "bot" for person in loaded.people),
                row.shared,
                row.lot,
                row.steady,
            )
            match = new(plan.game, plan.seats, options=plan.options, secret=self._seating.secret)
            fresh = table_row(person, plan, match.title.version, match.setup.options, match.setup.chance.record())
            people = [p if p.kind == "bot" else p._replace(bot="") for p in loaded.people]
            own = loaded.seats_of(person.owner)
            if all(p.kind == "bot" or (p.kind == "human" and p.seat in own) for p in people):
                fresh = fresh._replace(state="running", started_at=fresh.created_at)

            async def write(connection: Any) -> None:
                await queries.add_table(connection, fresh, people, loaded.holders)
                await add_clocks(connection, fresh)
                for seat, calendar in loaded.calendars.items():  # everybody keeps the night that was agreed
                    habit = Habit(calendar.zone, *(calendar.night or (0, 0)))
                    await day_queries.add_clock(connection, fresh.id, seat, days.pace_of(fresh).bank, habit)

            await self._writer.change(loaded, write, rematch=fresh.id)
        self._writer.announce(fresh.id)
        return fresh.id

    async def export(self, loaded: LoadedTable) -> str:
        """Return a finished game as text that `consigliere.load` and `import_game` read."""
        if not loaded.finished:
            raise Refused("not-over", 409)
        names = [person.name or f"bot:{person.bot}" for person in loaded.people]
        return (await self._archive.get(loaded)).export(names)

    async def branch(
        self, person: Person, loaded: LoadedTable, n: int, seat: int | None, window: float, pace: float, patience: float
    ) -> str:
        """Open a table that continues from a moment of a finished game: with bots in the other seats, or alone in all.

        Only for finished games: the shuffles continue as they were, and everybody may know them.
        """
        if not loaded.finished:
            raise Refused("not-over", 409)
        game = await self._archive.get(loaded)
        seats = range(loaded.row.seats)
        if game.bare or not 0 <= n < len(game) or (seat is not None and seat not in seats):
            raise Refused("no-moment", 400)
        table = await self.import_game(person, game.until(n), window, pace, patience, hotseat=seat is None)
        company = bots.default_bots(find(loaded.row.game).trades, len(seats))
        for one in seats:
            if seat in (None, one):
                name = person.nickname if seat is not None else f"{person.nickname[: LONGEST_NAME - 2]} {one + 1}"
                await self._seating.join(person, table, one, name)
            else:
                await self._seating.seat_bot(table, one, company[one])
        await self._seating.start(table)
        return table

    async def import_game(
        self,
        person: Person,
        text: str,
        window: float = WINDOW,
        pace: float = PACE,
        patience: float = PATIENCE,
        hotseat: bool = False,
    ) -> str:
        """Open a table from a save: to look at if the game is over, otherwise to sit down and play on.

        A worker process with a time limit reads and replays it, because the file may come from anybody.
        """
        found = await self._archive.recorder.examine(text)
        seats, over = found["seats"], found["result"] is not None
        if not over and len(found["rows"]) > MOST_LINES_PLAYED_ON:
            raise NotUnderstood(f"an unfinished game of more than {MOST_LINES_PLAYED_ON} choices")
        people = [_imported(seat, found["names"], seats, over) for seat in range(seats)]
        plan = Draft(
            found["game"], seats, found["options"], hotseat=hotseat, window=window, pace=pace, patience=patience
        )
        row = table_row(person, plan, found["rules"], found["options"], found["chance"])
        row = row._replace(
            state="over" if over else "open",
            started_at=row.created_at if over else None,
            imported=True,
            result=json.dumps(found["result"]) if over else None,
            position=None if found["position"] is None else json.dumps(found["position"]),
        )
        now = clock.now()
        rows = [
            ChoiceRow(i, seat, "choice", said, "import", now, told)
            for i, (seat, said, told) in enumerate(found["rows"], 1)
        ]
        if found["box"] is not None:
            await in_thread(install_box, box_from(found["box"]))
        async with self._writer.store.write() as connection:
            await keep_imported(connection, found["game"])
            await queries.save_session(connection, person.session, person.nickname, person.account)
            await queries.add_table(connection, row, people, [])
            if over:  # nobody plays on: the record is stored, and includes the save
                await queries.add_finished(connection, row.id, as_bytes(found["record"]))
            elif rows:
                await queries.add_rows(connection, row.id, rows)
                await queries.add_snapshot(connection, row.id, len(rows), found["release"], found["snapshot"])
        return row.id


def _imported(seat: int, names: object, seats: int, over: bool) -> SeatRow:
    """Return who sat at a seat of an imported game. If the game continues, every seat is free."""
    name = names[seat] if isinstance(names, list) and len(names) == seats else ""
    level = name[4:] if isinstance(name, str) and name.startswith("bot:") else ""
    if over and level in bots.BOTS:
        return SeatRow(seat, "bot", "", level)
    return SeatRow(seat, "human", _name_or(name, ""), "") if over else SeatRow(seat, "empty", "", "")


def _name_or(name: object, other: str) -> str:
    try:
        return tidy_name(str(name))
    except Refused:
        return other
