"""Tournaments: opening one, joining and leaving, drawing rounds, and what follows when a round is over.

A tournament has rounds of tables. `base/pairing.py` draws them, `base/standings.py` computes points. A round is drawn
in one transaction with all its tables, which are running when it commits, and only if the round before it is still the
last one: of two servers one draws it. Nothing else is needed to go on: `advance` does what is due at a tournament,
whoever calls it and however often.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere import bots
from consigliere.engine import NotUnderstood
from consigliere.games import find
from consigliere.match import Match, new
from consigliere.table.base import clock, secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line
from consigliere.table.base.pairing import BOT, Round, draw
from consigliere.table.base.seat_clock import PACES, TONIGHT
from consigliere.table.base.standings import SeatResult, Standing, standings
from consigliere.table.base.turns import in_thread
from consigliere.table.store import day_queries, notice_queries, people_queries, queries
from consigliere.table.store import tournament_queries as stored
from consigliere.table.store.day_queries import Habit
from consigliere.table.store.notice_queries import Fact
from consigliere.table.store.rows import Holder, SeatRow, TableRow
from consigliere.table.store.tournament_queries import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    Entrant,
    TournamentRow,
    TournamentTable,
)

from . import days, notices, tournament_results
from .boxes import know_box
from .loaded import LoadedTable
from .seating import PACE, PATIENCE, WINDOW, Draft, Person, Seating, add_clocks, set_night, table_row
from .writer import TableWriter

LONGEST_TITLE = 60
MOST_ROUNDS, MOST_POINTS = 12, 100
MOST_PEOPLE, FEWEST_PEOPLE = 48, 2
MOST_OPENED, MOST_JOINED = 3, 10  # unfinished tournaments of one person
AT_ONCE = 20  # tournaments looked after in one go
ARRIVE = 15.0  # seconds after which people are told of a round that is played tonight; who is there needs no word


class Organiser(NamedTuple):
    """A person with an account, as tournaments know them."""

    account: str
    name: str
    zone: str = ""


@dataclass
class TournamentPlan:
    """A tournament to open."""

    name: str
    game: str
    seats: int
    rounds: int
    points: tuple[int, ...] = ()  # by place; () for one less with each place, down to 0
    options: dict[str, Any] = field(default_factory=dict)
    speed: str = TONIGHT
    at_zero: str = days.BOT
    nights: bool = True
    listed: bool = False
    bot: str = ""  # "" for the usual one
    window: float = WINDOW
    pace: float = PACE
    patience: float = PATIENCE


class Tournament(NamedTuple):
    """A tournament with everything that its page shows."""

    row: TournamentRow
    entrants: list[Entrant]
    tables: list[TournamentTable]
    results: list[SeatResult]

    @property
    def standings(self) -> list[Standing]:
        """The standings now."""
        return standings([one.number for one in self.entrants], self.results, self.row.by_place)

    def entrant(self, owner: str) -> Entrant | None:
        """Return a person among those who take part."""
        return next((one for one in self.entrants if owner and one.owner == owner), None)


def _complete(plan: TournamentPlan) -> dict[str, Any]:
    """Check a plan and fill in what is usual; return the options of its game. Raises a refusal."""
    plan.name = one_line(plan.name)
    if not plan.name or len(plan.name) > LONGEST_TITLE:
        raise Refused("tournament-name", 400, most=LONGEST_TITLE)
    title = find(plan.game)
    least, most = title.facts.players
    if not max(2, least) <= plan.seats <= most:
        raise NotUnderstood(f"a tournament of {plan.game} has tables of {max(2, least)} to {most} seats")
    if not 1 <= plan.rounds <= MOST_ROUNDS:
        raise Refused("tournament-rounds", 400, most=MOST_ROUNDS)
    plan.points = plan.points or tuple(range(plan.seats - 1, -1, -1))
    falls = all(a >= b for a, b in zip(plan.points, plan.points[1:], strict=False))
    if len(plan.points) != plan.seats or not falls or not 0 <= plan.points[-1] <= plan.points[0] <= MOST_POINTS:
        raise Refused("tournament-points", 400, seats=plan.seats, most=MOST_POINTS)
    if plan.speed not in (TONIGHT, *PACES) or plan.at_zero not in days.AT_ZERO:
        raise NotUnderstood(f"a pace is one of {', '.join((TONIGHT, *PACES))}; at zero: {', '.join(days.AT_ZERO)}")
    plan.bot = plan.bot or bots.default_bots(title.trades, 1)[0]
    bots.make(plan.bot)  # raises NotUnderstood
    return new(plan.game, plan.seats, options=plan.options).setup.options


class Tournaments:
    """Opens tournaments, and does what is due at them."""

    def __init__(self, writer: TableWriter, seating: Seating) -> None:
        self._writer = writer
        self._store = writer.store
        self._seating = seating

    # --- reading

    async def get(self, tournament_id: str) -> Tournament:
        """Return a tournament. Raises Refused if there is none."""
        async with self._store.read() as connection:
            row = await stored.tournament(connection, tournament_id)
            if row is None:
                raise Refused("no-tournament", 404)
            await know_box(connection, row.game)
            return Tournament(
                row,
                await stored.entrants_of(connection, tournament_id),
                await stored.tables_of(connection, tournament_id),
                await stored.results_of(connection, tournament_id),
            )

    # --- what people do

    async def create(self, organiser: Organiser, plan: TournamentPlan) -> str:
        """Open a tournament. Who opens it does not take part before they join."""
        options, now = _complete(plan), clock.now()
        if plan.speed != TONIGHT:
            plan.window, plan.patience = PACES[plan.speed].window, days.PATIENCE
        row = TournamentRow(
            secrets.table_id(), organiser.account, organiser.name, plan.name, plan.game, plan.seats,
            json.dumps(options), plan.speed, plan.at_zero, plan.nights, plan.window, plan.pace, plan.patience,
            plan.bot, plan.listed, plan.rounds, json.dumps(plan.points), secrets.hashed(secrets.fresh())[:32], OPEN,
            0, 1, now, now,
        )  # fmt: skip
        async with self._store.write() as connection:
            if await stored.unfinished_of(connection, organiser.account) >= MOST_OPENED:
                raise Refused("tournaments-many", 409, most=MOST_OPENED)
            await stored.add_tournament(connection, row)
        return row.id

    async def join(self, person: Organiser, tournament_id: str) -> None:
        """Take part, before the start."""
        async with self._store.write() as connection:
            await self._claim(connection, tournament_id, (OPEN,))
            there = await stored.entrants_of(connection, tournament_id)
            owners = {one.owner for one in there}
            if person.account in owners:
                raise Refused("tournament-joined", 409)
            if len(there) >= MOST_PEOPLE:
                raise Refused("tournament-full", 409, most=MOST_PEOPLE)
            if await stored.joined_by(connection, person.account) >= MOST_JOINED:
                raise Refused("tournaments-joined", 409, most=MOST_JOINED)
            if await people_queries.blocked_among(connection, person.account, owners - {""}):
                raise Refused("not-together", 403)
            number = max([one.number for one in there], default=-1) + 1
            await stored.add_entrant(connection, tournament_id, Entrant(number, person.account, person.name))
            row = await stored.tournament(connection, tournament_id)
            over_days = row is not None and row.speed != TONIGHT  # their night must be known when a round is drawn
            if over_days and person.zone and await day_queries.habit_of(connection, person.account) is None:
                await day_queries.set_habit(connection, person.account, Habit(person.zone))

    async def leave(self, tournament_id: str, owner: str) -> None:
        """Take part no more. After the start one keeps one's points, plays on at one's table, and is drawn no more."""
        async with self._store.write() as connection:
            await self._claim(connection, tournament_id, (OPEN, RUNNING))
            row = await stored.tournament(connection, tournament_id)
            mine = [one for one in await stored.entrants_of(connection, tournament_id) if one.owner == owner]
            if row is None or not mine or mine[0].left:
                raise Refused("tournament-not-in", 409)
            if row.state == OPEN:
                await stored.drop_entrant(connection, tournament_id, mine[0].number)
            else:
                await stored.set_left(connection, tournament_id, mine[0].number)

    async def start(self, tournament_id: str, owner: str) -> None:
        """Draw the first round (organiser)."""
        found = await self._of_organiser(tournament_id, owner)
        if found.row.state != OPEN:
            raise Refused("tournament-begun", 409)
        if len(found.entrants) < FEWEST_PEOPLE:
            raise Refused("tournament-few", 409, least=FEWEST_PEOPLE)
        if not await self._draw(found):
            raise Refused("tournament-changed", 409)

    async def close_round(self, tournament_id: str, owner: str, number: int) -> None:
        """Close the tables of a round that are still played, and go on (organiser)."""
        found = await self._of_organiser(tournament_id, owner)
        if found.row.state != RUNNING or found.row.round != number:
            raise Refused("tournament-round", 409)
        for table in found.tables:
            if table.round == number and not table.ended and table.state in ("open", "running"):
                try:
                    await self._seating.close(table.table_id, "round")
                except Refused as error:
                    if error.word not in ("over", "no-table"):  # it has ended meanwhile
                        raise
        await self.advance(tournament_id)

    async def cancel(self, tournament_id: str, owner: str | None = None) -> None:
        """Call a tournament off: by its organiser, or by the operator if `owner` is None.

        Games that are played go on as ordinary tables.
        """
        if owner is not None:
            await self._of_organiser(tournament_id, owner)
        async with self._store.write() as connection:
            freed = await stored.free_tables(connection, tournament_id)
            if not await stored.claim(connection, tournament_id, (OPEN, RUNNING), state=CANCELLED):
                known = await stored.tournament(connection, tournament_id)
                raise Refused("no-tournament", 404) if known is None else Refused("tournament-over", 409)
            for table_id in freed:
                await self._store.announce(connection, table_id, 0)
        for table_id in freed:
            self._writer.announce(table_id)

    async def seat_now(self, tournament_id: str, owner: str) -> tuple[str, int]:
        """Return the table and the seat that a person was drawn for in this round, while it is played."""
        found = await self.get(tournament_id)
        me = found.entrant(owner)
        going_on = {one.number: one.table_id for one in found.tables if one.round == found.row.round and not one.ended}
        for one in found.results:
            if me is not None and one.player == me.number and one.round == found.row.round and one.table in going_on:
                loaded = await self._writer.cache.get(going_on[one.table])
                if one.seat in loaded.seats_of(owner):
                    return loaded.id, one.seat
        raise Refused("tournament-no-seat", 409)

    async def _of_organiser(self, tournament_id: str, owner: str) -> Tournament:
        found = await self.get(tournament_id)
        if not owner or found.row.owner != owner:
            raise Refused("not-organiser", 403)
        return found

    async def _claim(self, connection: AsyncConnection, tournament_id: str, states: tuple[str, ...]) -> None:
        """Lock a tournament for a change. Raises Refused if it is not in one of these states."""
        if not await stored.claim(connection, tournament_id, states):
            row = await stored.tournament(connection, tournament_id)
            if row is None:
                raise Refused("no-tournament", 404)
            raise Refused("tournament-begun" if row.state == RUNNING else "tournament-over", 409)

    # --- what is due

    async def advance(self, tournament_id: str) -> bool:
        """Do what is due: when all tables of a round have ended, draw the next one, or end the tournament.

        Returns whether anything was done. It may be called at any time and by several servers.
        """
        found = await self.get(tournament_id)
        if found.row.state != RUNNING:
            return False
        here = [one for one in found.tables if one.round == found.row.round and not one.ended]
        if any(one.state in ("open", "running") for one in here):
            return False
        for table in here:
            await self._record_missed(tournament_id, table)
        playing = [one for one in found.entrants if one.plays]
        if found.row.round < found.row.rounds and len(playing) >= FEWEST_PEOPLE:
            return await self._draw(found)
        async with self._store.write() as connection:
            return await stored.claim(connection, tournament_id, (RUNNING,), found.row.round, state=OVER)

    async def advance_ripe(self) -> int:
        """Do what is due at all tournaments; return at how many something was."""
        async with self._store.read() as connection:
            due = await stored.ripe(connection, AT_ONCE)
        return sum([await self.advance(one) for one in due])

    async def _record_missed(self, tournament_id: str, table: TournamentTable) -> None:
        """Record a table that ended without its tournament: it was deleted, or its rules are gone."""
        loaded = None
        if table.state:
            loaded = await self._writer.cache.get(table.table_id)
        async with self._store.write() as connection:
            if not await stored.claim(connection, tournament_id, (RUNNING,), table.round):
                return
            if loaded is None:
                await tournament_results.record_lost(connection, tournament_id, table)
            else:
                await tournament_results.record(connection, loaded, None)

    # --- drawing a round

    async def _draw(self, found: Tournament) -> bool:
        """Draw the next round, if nobody else has; return whether it was."""
        row, people = found.row, {one.number: one for one in found.entrants}
        before = stored.rounds_in(found.results)
        drawn = await in_thread(draw, [one.number for one in found.entrants if one.plays], row.seats, before, row.seed)
        matches = [await in_thread(self._match, row) for _ in drawn]
        fresh: list[TableRow] = []
        async with self._store.write() as connection:
            states = (OPEN,) if row.round == 0 else (RUNNING,)
            if not await stored.claim(connection, row.id, states, row.round, state=RUNNING, round=row.round + 1):
                return False
            if await stored.entrants_of(connection, row.id) != found.entrants:
                raise Refused("tournament-changed", 409)  # somebody joined or left while we drew
            for table, match in zip(drawn, matches, strict=True):
                fresh.append(await self._open(connection, row, [people.get(one) for one in table], match))
            await stored.add_round(connection, row.id, row.round + 1, drawn, [one.id for one in fresh])
        for one in fresh:
            self._writer.announce(one.id)
        return True

    def _match(self, row: TournamentRow) -> Match:
        return new(row.game, row.seats, options=json.loads(row.options), secret=self._seating.secret)

    async def _open(
        self, connection: AsyncConnection, row: TournamentRow, seated: list[Entrant | None], match: Match
    ) -> TableRow:
        """Insert a table of a round, with everybody seated and the game running, and tell them."""
        plan = Draft(row.game, row.seats, listed=row.listed, window=row.window, pace=row.pace, patience=row.patience,
                     advice=False, speed=row.speed, at_zero=row.at_zero, nights=row.nights)  # fmt: skip
        host = Person(row.owner, row.organiser, row.owner)
        lobby = table_row(host, plan, match.title.version, match.setup.options, match.setup.chance.record())
        lobby = lobby._replace(tournament=row.id)
        people = [
            SeatRow(seat, "bot", "", row.bot) if one is None else SeatRow(seat, "human", one.name, "")
            for seat, one in enumerate(seated)
        ]
        persons = {seat: one for seat, one in enumerate(seated) if one is not None}
        await queries.add_table(connection, lobby, people, [Holder(seat, one.owner) for seat, one in persons.items()])
        await add_clocks(connection, lobby)
        for seat, one in persons.items():
            await set_night(connection, lobby, seat, Person(one.owner, one.name, one.owner))
        before = await in_thread(LoadedTable, lobby)
        await before.reread(connection)
        now = clock.now()
        await queries.touch(connection, lobby.id, state="running", started_at=now, due_at=now)
        if days.over_days(lobby):
            await self._writer.follow(connection, before)
        told = now + (notices.SETTLE if days.over_days(lobby) else ARRIVE)
        begun = [Fact(one.owner, notices.ROUND, seat, row.round + 1, told) for seat, one in persons.items()]
        await notice_queries.note(connection, lobby.id, [], begun)
        await self._store.announce(connection, lobby.id, 0)
        return lobby


def replayed(found: Tournament) -> list[Round]:
    """Draw all rounds of a tournament again from its seed, to prove that they were drawn as they should be."""
    rounds: list[Round] = []
    for known in stored.rounds_in(found.results):
        players = sorted({player for table in known for player in table if player != BOT})
        rounds.append(draw(players, found.row.seats, rounds, found.row.seed))
    return rounds
