"""Seats: opening a table, sitting down and getting up, the host, seats on other devices."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from consigliere import bots
from consigliere.engine import NotUnderstood
from consigliere.match import new
from consigliere.table.base import clock, secrets
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import LONGEST_NAME, tidy_name
from consigliere.table.base.seat_clock import PACES, TONIGHT
from consigliere.table.store import day_queries, queries
from consigliere.table.store.day_queries import Habit, Tenure
from consigliere.table.store.rows import Holder, SeatRow, TableRow, owner_of
from consigliere.table.store.seat_lots import move_seats

from . import days
from .admission import admit, check_rated
from .loaded import LoadedTable
from .table_cache import TableRef
from .writer import TableWriter

PACE = 0.9
WINDOWS = (5, 8, 12, 20, 3600, 6 * 3600, 24 * 3600)  # seconds to choose from: for an evening, and over days
WINDOW = 8.0
PATIENCE = 600.0
HOST_AWAY = 300.0  # seconds after which others may take over from an absent host
SLOW_HOST_AWAY = 72 * 3600.0  # the same where people come only now and then
HOST_NOTED = 60.0  # seconds between two updates of when the host was last seen
LINK = 24 * 3600.0  # seconds a link to a seat is valid


class Draft:
    """A table to create: the game, its options, and who sits where ("me", "open", "bot:level")."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        places: tuple[str, ...] = (),
        listed: bool = False,
        hotseat: bool = False,
        window: float = WINDOW,
        pace: float = PACE,
        patience: float = PATIENCE,
        advice: bool = True,
        speed: str = TONIGHT,
        at_zero: str = days.BOT,
        nights: bool = True,
        rated: bool = False,
        shared: bool = False,
        lot: bool = False,
        steady: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.places = places
        self.listed = listed
        self.hotseat = hotseat
        self.window = window
        self.pace = pace
        self.patience = patience
        self.advice = advice
        self.rated, self.shared = rated, shared
        self.lot, self.steady = lot, steady
        self.speed, self.at_zero, self.nights = TONIGHT, at_zero, nights
        if speed != TONIGHT:
            self.set_pace(speed, at_zero, nights)

    def set_pace(self, speed: str, at_zero: str, nights: bool) -> None:
        """Play over days: windows and offers get the times of the pace. Raises a refusal if that cannot be."""
        self.speed, self.at_zero, self.nights = speed, at_zero, nights
        if self.speed not in PACES or self.at_zero not in days.AT_ZERO:
            raise NotUnderstood(f"a pace is one of {', '.join((TONIGHT, *PACES))}; at zero: {', '.join(days.AT_ZERO)}")
        if self.hotseat:
            raise Refused("hotseat-days", 400)
        self.window, self.patience = PACES[self.speed].window, days.PATIENCE


class Person:
    """Who makes a request: a browser (by the hash of its secret), with its nickname and perhaps an account."""

    def __init__(self, session: str, nickname: str = "", account: str | None = None, zone: str = "") -> None:
        self.zone = zone  # of the browser; "" if it has not told
        self.session = session
        self.nickname = nickname
        self.account = account

    @property
    def owner(self) -> str:
        """Return the owner of seats and host rights: the account if there is one, else the guest."""
        return self.account or self.session


class Seating:
    """Opens and closes tables, and changes who sits at them. Every change is checked, stored, then announced."""

    def __init__(self, writer: TableWriter, secret: bytes | None = None, host_away: float = HOST_AWAY) -> None:
        self._writer = writer
        self._cache = writer.cache
        self._store = writer.store
        self.secret = secret  # for every new table instead of a fresh one, in tests
        self.host_away = host_away

    # --- opening a table

    async def create(self, person: Person, plan: Draft) -> str:
        """Create a table in the lobby.

        Its secret is drawn now, so that its hash can be shown before the first choice.
        """
        places = plan.places or ("me",) + ("open",) * (plan.seats - 1)
        if len(places) != plan.seats:
            raise NotUnderstood(f"{plan.seats} seats need {plan.seats} places, not {len(places)}")
        match = new(plan.game, plan.seats, options=plan.options, secret=self.secret)
        mine = [seat for seat, place in enumerate(places) if place == "me"]
        if len(mine) > 1 and not plan.hotseat:
            raise Refused("one-seat", 400)
        people: list[SeatRow] = []
        for seat, place in enumerate(places):
            kind, _, level = place.partition(":")
            if kind == "bot":
                bots.make(level)  # raises NotUnderstood
                people.append(SeatRow(seat, "bot", "", level))
            elif kind == "me":
                name = person.nickname if len(mine) == 1 else f"{person.nickname} {mine.index(seat) + 1}"
                people.append(SeatRow(seat, "human", name[:LONGEST_NAME], ""))
            elif kind == "open":
                people.append(SeatRow(seat, "empty", "", ""))
            else:
                raise NotUnderstood(f"a place is me, open or bot:level, not {place[:40]!r}")
        if plan.rated:
            check_rated(plan.hotseat, people)
            plan.advice = False
        row = table_row(person, plan, match.title.version, match.setup.options, match.setup.chance.record())
        seated = [Holder(seat, person.owner) for seat in mine]
        async with self._store.write() as connection:
            await admit(connection, person.owner, person.account, row, [])
            await queries.save_session(connection, person.session, person.nickname, person.account)
            await queries.add_table(connection, row, people, seated)
            await add_clocks(connection, row)
            for seat in mine:
                await set_night(connection, row, seat, person)
        return row.id

    async def join(self, person: Person, table: TableRef, seat: int, name: str) -> int:
        """Take a free seat; -1 takes the first. Raises Refused if it is taken."""
        name = tidy_name(name)
        async with self._cache.at(table) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)
            if loaded.seats_of(person.owner) and not loaded.row.hotseat:
                raise Refused("already-seated", 409)
            free = [p.seat for p in loaded.people if p.kind == "empty"]
            if not free or seat not in (-1, *free):
                raise Refused("seat-taken" if free else "no-free-seat", 409)
            seat = free[0] if seat == -1 else seat

            async def write(connection: Any) -> None:
                await admit(connection, person.owner, person.account, loaded.row, loaded.holders)
                await queries.save_session(connection, person.session, person.nickname or name, person.account)
                await queries.set_seat(connection, loaded.id, SeatRow(seat, "human", name, ""))
                await queries.add_holder(connection, loaded.id, Holder(seat, person.owner))
                await set_night(connection, loaded.row, seat, person)

            await self._writer.change(loaded, write)
            return seat

    async def leave(self, table: TableRef, owner: str) -> None:
        """Leave the table. Before the game the seats become free; during it a bot takes over for good.

        If the host leaves, another person becomes host. If no person is left, the table is closed.
        """
        async with self._cache.at(table) as loaded:
            if loaded.finished:
                raise Refused("over", 409)
            own = loaded.seats_of(owner)
            if not own:
                raise Refused("no-seat", 403)
            await self._vacate(loaded, own, owner)

    async def remove(self, table: TableRef, seat: int) -> None:
        """Remove a person from a seat before the game (host)."""
        async with self._cache.at(table) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)
            person = _seat(loaded, seat)
            if person.kind != "human":
                raise Refused("no-seat", 409)
            await self._vacate(loaded, [seat], None)

    async def expel(self, table: TableRef, seat: int) -> None:
        """Remove a person from a seat at any time, for the operator. In a game a bot plays on."""
        async with self._cache.at(table) as loaded:
            if loaded.finished:
                raise Refused("over", 409)
            if _seat(loaded, seat).kind != "human":
                raise Refused("no-seat", 409)
            holder = next((one.owner for one in loaded.holders if one.seat == seat), None)
            await self._vacate(loaded, [seat], holder)

    async def put_aside(self, table: TableRef, owner: str) -> None:
        """Let bots play the seats of a person whom the operator keeps out. Later the host can give them back.

        In a lobby the seats become free. The host's rights pass on. If nobody else is left, the table is closed.
        """
        async with self._cache.at(table) as loaded:
            own = loaded.seats_of(owner)
            heir = _next_host(loaded, own)
            if loaded.finished or not own:
                return
            if not loaded.running or heir is None:
                await self._vacate(loaded, own, owner)
                return
            level = bots.default_bots(loaded.setup.title.trades, 1)[0]

            async def write(connection: Any) -> None:
                for seat in own:
                    person = loaded.people[seat]
                    await queries.set_seat(connection, loaded.id, person._replace(bot=person.bot or level))
                    for purpose in ("link", "token"):
                        await queries.drop_keys(connection, loaded.id, seat, purpose)

            passes_on = loaded.row.host == owner and loaded.row.tournament is None
            values = {"host": heir, "host_seen": clock.now()} if passes_on else {}
            await self._writer.change(loaded, write, stirs=True, **values)

    async def _vacate(self, loaded: LoadedTable, own: list[int], owner: str | None) -> None:
        playing = loaded.running
        level = bots.default_bots(loaded.setup.title.trades, 1)[0] if playing else ""

        async def write(connection: Any) -> None:
            for seat in own:
                if playing:
                    await day_queries.end_tenure(connection, loaded.id, _tenure(loaded, seat))
                await queries.drop_holders(connection, loaded.id, seat)
                await queries.set_seat(connection, loaded.id, SeatRow(seat, "bot" if playing else "empty", "", level))

        values: dict[str, Any] = {}
        heir = _next_host(loaded, own)
        if owner is not None and loaded.row.host == owner and heir is not None and loaded.row.tournament is None:
            values = {"host": heir, "host_seen": clock.now()}
        if owner is not None and heir is None and (playing or loaded.row.host == owner):
            values = {"state": "closed", "ended": "empty", "due_at": None}
        await self._writer.change(loaded, write, stirs=playing and "state" not in values, **values)

    async def claim_host(self, table: TableRef, owner: str) -> None:
        """Let a seated person take over from a host who has been away for long."""
        async with self._cache.at(table) as loaded:
            if loaded.finished:
                raise Refused("over", 409)
            if not loaded.seats_of(owner):
                raise Refused("no-seat", 403)
            if loaded.row.tournament is not None:  # a player must not get the right to close it
                raise Refused("tournament-host", 409)
            async with self._store.read() as connection:
                seen = await queries.host_of(connection, loaded.id)
            if seen is None or clock.now() - seen[1] < self._host_away(loaded):
                raise Refused("host-there", 409)
            await self._writer.change(loaded, _nothing, host=owner, host_seen=clock.now())

    async def record_host_seen(self, loaded: LoadedTable) -> None:
        """Record that the host was seen, at most once a minute, and not while that would show who answers."""
        if clock.now() - loaded.host_seen > HOST_NOTED and not days.hides_presence(loaded):
            async with self._store.write() as connection:
                await queries.host_seen(connection, loaded.id, loaded.row.host)
            loaded.host_seen = clock.now()

    def is_host_absent(self, loaded: LoadedTable) -> bool:
        """Return whether the host has been away so long that others may take over."""
        return loaded.row.tournament is None and clock.now() - loaded.host_seen >= self._host_away(loaded)

    def _host_away(self, loaded: LoadedTable) -> float:
        """Return the seconds after which others may take over from an absent host."""
        return max(self.host_away, SLOW_HOST_AWAY) if loaded.running and days.is_slow(loaded.row) else self.host_away

    async def seat_bot(self, table: TableRef, seat: int, level: str) -> None:
        """Seat a bot: before the game at a free seat, during it for a person who is away."""
        bots.make(level)
        async with self._cache.at(table) as loaded:
            if loaded.row.state not in ("open", "running"):
                raise Refused("over", 409)
            person = _seat(loaded, seat)
            if person.kind == "empty":
                person = SeatRow(seat, "bot", "", level)
                if loaded.row.rated:
                    check_rated(loaded.row.hotseat, [person])
            else:
                person = person._replace(bot=level)
            await self._writer.change(
                loaded, lambda connection: queries.set_seat(connection, loaded.id, person), stirs=loaded.running
            )

    async def unseat_bot(self, table: TableRef, seat: int) -> None:
        """Return a seat to its person. Before the game, remove a bot."""
        async with self._cache.at(table) as loaded:
            person = _seat(loaded, seat)
            if person.kind == "bot":
                if loaded.row.state != "open":
                    raise Refused("bot-always", 409)
                person = SeatRow(seat, "empty", "", "")
            else:
                person = person._replace(bot="")
            await self._writer.change(
                loaded, lambda connection: queries.set_seat(connection, loaded.id, person), stirs=loaded.running
            )

    async def start(self, table: TableRef) -> None:
        """Start the game. Every seat must be taken."""
        async with self._cache.at(table) as loaded:
            if loaded.row.state != "open":
                raise Refused("begun", 409)
            if any(person.kind == "empty" for person in loaded.people):
                raise Refused("seats-empty", 409)
            state, to = "running" if loaded.match.result is None else "over", drawn_seats(loaded.row)

            async def write(connection: Any) -> None:
                if loaded.row.lot:
                    await move_seats(connection, loaded.id, to)

            await self._writer.change(loaded, write, stirs=True, state=state, started_at=clock.now())

    async def close(self, table: TableRef, why: str = "host") -> None:
        """Close the table, by the host or because nobody came any more. The game stays readable."""
        async with self._cache.at(table) as loaded:
            if loaded.finished:
                raise Refused("over", 409)
            await self._writer.change(loaded, _nothing, state="closed", ended=why, due_at=None)

    # --- seats and devices

    async def new_key(self, table_id: str, seat: int, purpose: str) -> str:
        """Create a secret that opens a seat: a link for another device, used once, or a program's token.

        The store has only its hash. A new link revokes the earlier ones.
        """
        secret = secrets.fresh()
        expires = clock.now() + LINK if purpose == "link" else None
        async with self._store.write() as connection:
            if purpose == "link":
                await queries.drop_keys(connection, table_id, seat, "link")
            await queries.add_key(connection, table_id, seat, secrets.hashed(secret), purpose, expires)
        return secret

    async def revoke_links(self, table: TableRef, seat: int, owner: str) -> None:
        """Revoke the links to a seat. Afterwards only the caller holds it."""
        async with self._cache.at(table) as loaded:

            async def write(connection: Any) -> None:
                await queries.drop_keys(connection, loaded.id, seat, "link")
                await queries.drop_holders(connection, loaded.id, seat, except_of=owner)

            await self._writer.change(loaded, write)

    async def seat_of_key(self, secret: str, purpose: str) -> tuple[str, int] | None:
        """Return the table and seat that a secret opens, or None."""
        if not secrets.plausible(secret):
            return None
        async with self._store.read() as connection:
            return await queries.find_key(connection, secrets.hashed(secret), purpose)

    async def sit_by_link(self, person: Person, table_id: str, secret: str) -> None:
        """Let another browser act for a seat by its link. The link is used up."""
        found = await self.seat_of_key(secret, "link")
        if found is None or found[0] != table_id:
            raise Refused("bad-key", 404)
        async with self._cache.at(table_id) as loaded:

            async def write(connection: Any) -> None:
                if not await queries.drop_key(connection, secrets.hashed(secret)):
                    raise Refused("bad-key", 404)
                await queries.save_session(connection, person.session, person.nickname, person.account)
                await queries.add_holder(connection, loaded.id, Holder(found[1], person.owner))

            await self._writer.change(loaded, write)

    async def take_screen(self, table: TableRef, session: str, seat: int) -> None:
        """Store which seat is at the screen of a browser, at a hot-seat table."""
        async with self._cache.at(table) as loaded:
            await self._writer.change(loaded, lambda c: queries.set_screen(c, loaded.id, session, seat))


def drawn_seats(row: TableRow) -> list[int]:
    """Return the seat that each seat is moved to when seats are drawn by lot.

    It follows from the secret of the table, so nobody can choose it, not even by leaving and coming again.
    """
    lots = [hashlib.blake2b(f"lot/{seat}".encode(), key=row.chance.encode()[:64]).digest() for seat in range(row.seats)]
    order = sorted(lots)
    return [order.index(lot) for lot in lots]


def _tenure(loaded: LoadedTable, seat: int) -> Tenure:
    """Return the tenure of somebody who leaves a game."""
    owner = owner_of(loaded.holders, seat)
    return Tenure(seat, 0, owner, loaded.people[seat].name, loaded.row.started_at or 0.0, clock.now(), "left")


def _next_host(loaded: LoadedTable, leaving: list[int]) -> str | None:
    """Return the new host after somebody has left: the next person at the table."""
    return next((holder.owner for holder in loaded.holders if holder.seat not in leaving), None)


def _seat(loaded: LoadedTable, seat: int) -> SeatRow:
    if not 0 <= seat < loaded.row.seats:
        raise NotUnderstood(f"no seat {seat} at this table")
    return loaded.people[seat]


def table_row(person: Person, plan: Draft, rules: int, options: dict[str, Any], chance: dict[str, Any]) -> TableRow:
    """Return the row of a new table in the lobby."""
    now = clock.now()
    return TableRow(
        id=secrets.table_id(),
        game=plan.game,
        rules=rules,
        seats=plan.seats,
        options=json.dumps(options),
        chance=json.dumps(chance),
        position=None,
        state="open",
        revision=1,
        host=person.owner,
        host_seen=now,
        listed=plan.listed,
        hotseat=plan.hotseat,
        imported=False,
        window=0.0 if plan.hotseat else plan.window,
        pace=plan.pace,
        patience=plan.patience,
        result=None,
        rematch=None,
        driver=None,
        driven_until=0.0,
        due_at=None,
        ended="",
        created_at=now,
        changed_at=now,
        started_at=None,
        advice=plan.advice,
        speed=plan.speed,
        at_zero=plan.at_zero,
        nights=plan.nights,
        rated=plan.rated,
        shared=plan.shared,
        lot=plan.lot and not plan.hotseat,
        steady=plan.steady,
    )


async def add_clocks(connection: Any, row: TableRow) -> None:
    """Insert the clocks of a table over days."""
    if days.over_days(row):
        for seat in range(row.seats):
            await day_queries.add_clock(connection, row.id, seat, days.pace_of(row).bank, Habit())


async def set_night(connection: Any, row: TableRow, seat: int, person: Person) -> None:
    """Agree on the night of whoever sits down: their own, or the usual hours in their browser's zone.

    It stays as it is at this table. Otherwise a night that is moved along could stop a clock forever.
    """
    if days.over_days(row):
        habit = await day_queries.habit_of(connection, person.owner) or Habit(person.zone)
        await day_queries.add_clock(connection, row.id, seat, days.pace_of(row).bank, habit)


async def _nothing(connection: Any) -> None:
    return None
