"""Queries about tournaments, and about the tokens of accounts."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.pairing import BOT, Round
from consigliere.table.base.standings import SeatResult

from .queries import upsert
from .schema import accounts, bans, tables
from .tournament_schema import account_keys, entrants, tournament_seats, tournament_tables, tournaments

OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"


class TournamentRow(NamedTuple):
    """A row of `tournaments`."""

    id: str
    owner: str
    organiser: str
    name: str
    game: str
    seats: int
    options: str
    speed: str
    at_zero: str
    nights: bool
    window: float
    pace: float
    patience: float
    bot: str
    listed: bool
    rounds: int
    points: str
    seed: str
    state: str
    round: int
    revision: int
    created_at: float
    changed_at: float

    @property
    def by_place(self) -> tuple[int, ...]:
        """The points of each place, from the first."""
        return tuple(json.loads(self.points))


class Entrant(NamedTuple):
    """Who takes part in a tournament."""

    number: int
    owner: str
    name: str
    left: bool = False

    @property
    def plays(self) -> bool:
        """Whether the next draw counts with them."""
        return bool(self.owner) and not self.left


class TournamentTable(NamedTuple):
    """A table of a round. `state` is that of the table; "" if it was deleted."""

    round: int
    number: int
    table_id: str
    ended: bool
    state: str


class TournamentCard(NamedTuple):
    """A tournament in a list, with the number of people."""

    row: TournamentRow
    people: int


# --- reading


async def tournament(connection: AsyncConnection, tournament_id: str) -> TournamentRow | None:
    """Return a tournament, or None."""
    row = (await connection.execute(sa.select(tournaments).where(tournaments.c.id == tournament_id))).first()
    return None if row is None else TournamentRow(*row)


async def revision_of(connection: AsyncConnection, tournament_id: str) -> int | None:
    """Return what tells whether a tournament has changed; None if there is none."""
    wanted = sa.select(tournaments.c.revision).where(tournaments.c.id == tournament_id)
    return await connection.scalar(wanted)


async def entrants_of(connection: AsyncConnection, tournament_id: str) -> list[Entrant]:
    """Return who takes part, in the order of joining."""
    wanted = sa.select(*(entrants.c[name] for name in Entrant._fields)).where(entrants.c.tournament_id == tournament_id)
    return [Entrant(*row) for row in await connection.execute(wanted.order_by(entrants.c.number))]


async def tables_of(connection: AsyncConnection, tournament_id: str) -> list[TournamentTable]:
    """Return the tables of all rounds that were drawn."""
    here, state = tournament_tables.c, sa.func.coalesce(tables.c.state, "")
    wanted = sa.select(here.round, here.number, here.table_id, here.ended, state).where(
        here.tournament_id == tournament_id
    )
    both = wanted.select_from(tournament_tables.join(tables, tables.c.id == here.table_id, isouter=True))
    return [TournamentTable(*row) for row in await connection.execute(both.order_by(here.round, here.number))]


async def results_of(connection: AsyncConnection, tournament_id: str) -> list[SeatResult]:
    """Return every seat that was drawn, and what came of it."""
    here = tournament_seats.c
    columns = (here.round, here.number, here.seat, here.entrant, here.place, here.tied, here.how)
    wanted = sa.select(*columns).where(here.tournament_id == tournament_id)
    rows = await connection.execute(wanted.order_by(here.round, here.number, here.seat))
    return [SeatResult(*row) for row in rows]


def rounds_in(results: list[SeatResult]) -> list[Round]:
    """Return the rounds that were drawn, as the draw needs them."""
    found: dict[int, dict[int, list[int]]] = {}
    for one in results:
        found.setdefault(one.round, {}).setdefault(one.table, []).append(one.player)
    return [tuple(tuple(found[n][table]) for table in sorted(found[n])) for n in sorted(found)]


async def listed(connection: AsyncConnection, owner: str, limit: int) -> list[TournamentCard]:
    """Return tournaments that anybody finds, and those of a person: open ones first, then the newest first."""
    mine = sa.select(entrants.c.tournament_id).where(entrants.c.owner == owner)
    own = sa.or_(tournaments.c.owner == owner, tournaments.c.id.in_(mine)) if owner else sa.false()
    people = sa.select(sa.func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
    order = sa.case({OPEN: 0, RUNNING: 1, OVER: 2}, value=tournaments.c.state, else_=3)
    wanted = sa.select(*tournaments.c, people).where(sa.or_(tournaments.c.listed, own))
    wanted = wanted.where(sa.or_(tournaments.c.state != CANCELLED, own))
    rows = await connection.execute(
        wanted.order_by(order, tournaments.c.created_at.desc(), tournaments.c.id).limit(limit)
    )
    return [TournamentCard(TournamentRow(*row[:-1]), row[-1]) for row in rows]


async def unfinished_of(connection: AsyncConnection, owner: str) -> int:
    """Return how many unfinished tournaments a person has opened. Locks the account, so that counts are exact."""
    await connection.execute(sa.select(accounts.c.id).where(accounts.c.id == owner).with_for_update())
    mine = (tournaments.c.owner == owner, tournaments.c.state.in_((OPEN, RUNNING)))
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(tournaments).where(*mine)) or 0)


async def joined_by(connection: AsyncConnection, owner: str) -> int:
    """Return in how many unfinished tournaments a person takes part."""
    unfinished = sa.select(tournaments.c.id).where(tournaments.c.state.in_((OPEN, RUNNING)))
    mine = (entrants.c.owner == owner, ~entrants.c.left, entrants.c.tournament_id.in_(unfinished))
    return int(await connection.scalar(sa.select(sa.func.count()).select_from(entrants).where(*mine)) or 0)


async def ripe(connection: AsyncConnection, limit: int) -> list[str]:
    """Return running tournaments whose round is over, or lost a table that nobody told us of."""
    here = (tournament_tables.c.tournament_id == tournaments.c.id, tournament_tables.c.round == tournaments.c.round)
    alive = sa.select(tables.c.id).where(
        tables.c.id == tournament_tables.c.table_id, tables.c.state.in_(("open", "running"))
    )
    going_on = sa.select(tournament_tables.c.number).where(*here, ~tournament_tables.c.ended, alive.exists())
    wanted = sa.select(tournaments.c.id).where(tournaments.c.state == RUNNING, ~going_on.exists())
    return [row[0] for row in await connection.execute(wanted.order_by(tournaments.c.id).limit(limit))]


async def forgotten(connection: AsyncConnection, before: float) -> list[str]:
    """Return tournaments that were never started and have not changed since a time."""
    old = (tournaments.c.state == OPEN, tournaments.c.changed_at < before)
    return [row[0] for row in await connection.execute(sa.select(tournaments.c.id).where(*old))]


# --- writing


async def add_tournament(connection: AsyncConnection, row: TournamentRow) -> None:
    """Insert a tournament."""
    await connection.execute(tournaments.insert().values(row._asdict()))


async def claim(
    connection: AsyncConnection, tournament_id: str, states: tuple[str, ...], round_: int | None = None, **values: Any
) -> bool:
    """Change a tournament if it is in one of these states, and in this round; return whether it was.

    The row stays locked until the transaction ends: of two that change a tournament, the second sees what the first
    has done.
    """
    mine = [tournaments.c.id == tournament_id, tournaments.c.state.in_(states)]
    if round_ is not None:
        mine.append(tournaments.c.round == round_)
    changed = tournaments.update().where(*mine)
    done = await connection.execute(
        changed.values(revision=tournaments.c.revision + 1, changed_at=clock.now(), **values)
    )
    return done.rowcount == 1


async def add_entrant(connection: AsyncConnection, tournament_id: str, one: Entrant) -> None:
    """Insert who takes part."""
    values = {"tournament_id": tournament_id, "joined_at": clock.now(), **one._asdict()}
    await connection.execute(entrants.insert().values(values))


async def drop_entrant(connection: AsyncConnection, tournament_id: str, number: int) -> None:
    """Delete who takes part, before the start."""
    mine = (entrants.c.tournament_id == tournament_id, entrants.c.number == number)
    await connection.execute(entrants.delete().where(*mine))


async def set_left(connection: AsyncConnection, tournament_id: str, number: int) -> None:
    """Store that somebody is drawn no more."""
    mine = (entrants.c.tournament_id == tournament_id, entrants.c.number == number)
    await connection.execute(entrants.update().where(*mine).values(left=True))


async def withdraw(connection: AsyncConnection, owner: str) -> None:
    """Draw a person no more, in any tournament: the operator keeps them out."""
    await connection.execute(entrants.update().where(entrants.c.owner == owner).values(left=True))


async def add_round(
    connection: AsyncConnection, tournament_id: str, round_: int, drawn: Round, table_ids: list[str]
) -> None:
    """Insert a round. A round that is there already fails the whole transaction."""
    for number, (table, table_id) in enumerate(zip(drawn, table_ids, strict=True), 1):
        key = {"tournament_id": tournament_id, "round": round_, "number": number}
        await connection.execute(tournament_tables.insert().values(table_id=table_id, ended=False, **key))
        await connection.execute(
            tournament_seats.insert(),
            [
                {**key, "seat": seat, "entrant": player, "place": 0, "tied": 0, "how": ""}
                for seat, player in enumerate(table)
            ],
        )


async def table_here(connection: AsyncConnection, table_id: str) -> tuple[str, TournamentTable] | None:
    """Return the tournament of a table and its place there; None if it is of none."""
    here = tournament_tables.c
    wanted = sa.select(here.tournament_id, here.round, here.number, here.table_id, here.ended)
    row = (await connection.execute(wanted.where(here.table_id == table_id))).first()
    return None if row is None else (row[0], TournamentTable(*row[1:], ""))


async def set_results(
    connection: AsyncConnection, tournament_id: str, at: TournamentTable, found: list[SeatResult]
) -> None:
    """Store what came of a table."""
    here = (tournament_tables.c.tournament_id == tournament_id, tournament_tables.c.table_id == at.table_id)
    await connection.execute(tournament_tables.update().where(*here).values(ended=True))
    its = (tournament_seats.c.tournament_id == tournament_id, tournament_seats.c.round == at.round)
    for one in found:
        mine = (*its, tournament_seats.c.number == at.number, tournament_seats.c.seat == one.seat)
        await connection.execute(
            tournament_seats.update().where(*mine).values(place=one.place, tied=one.tied, how=one.how)
        )


async def seats_drawn(connection: AsyncConnection, tournament_id: str, at: TournamentTable) -> list[tuple[str, int]]:
    """Return who was drawn for each seat of a table: the owner, "" for a bot or nobody any more; and the entrant."""
    here = tournament_seats.c
    same = sa.and_(entrants.c.tournament_id == here.tournament_id, entrants.c.number == here.entrant)
    wanted = (
        sa.select(sa.func.coalesce(entrants.c.owner, ""), here.entrant)
        .select_from(tournament_seats.join(entrants, same, isouter=True))
        .where(here.tournament_id == tournament_id, here.round == at.round, here.number == at.number)
        .order_by(here.seat)
    )
    return [(row[0] if row[1] != BOT else "", row[1]) for row in await connection.execute(wanted)]


async def free_tables(connection: AsyncConnection, tournament_id: str) -> list[str]:
    """Make the unfinished tables of a tournament ordinary ones; return their ids. The games go on."""
    mine = sa.and_(tables.c.tournament == tournament_id, tables.c.state.in_(("open", "running")))
    ids = [row[0] for row in await connection.execute(sa.select(tables.c.id).where(mine).order_by(tables.c.id))]
    for one in ids:
        freed = tables.update().where(tables.c.id == one)
        await connection.execute(freed.values(tournament=None, revision=tables.c.revision + 1))
    return ids


# --- tokens of accounts


async def set_account_key(connection: AsyncConnection, account: str, hashed: str) -> None:
    """Store the token of an account, in place of an earlier one; "" deletes it."""
    if hashed:
        await upsert(connection, account_keys, {"account_id": account}, {"hash": hashed, "created_at": clock.now()})
    else:
        await connection.execute(account_keys.delete().where(account_keys.c.account_id == account))


async def account_of_key(connection: AsyncConnection, hashed: str) -> tuple[str, str] | None:
    """Return the account that a token acts for and its name; None if there is none, or the operator keeps it out."""
    banned = sa.select(bans.c.owner).where(bans.c.owner == accounts.c.id).exists()
    both = account_keys.join(accounts, accounts.c.id == account_keys.c.account_id)
    wanted = sa.select(accounts.c.id, accounts.c.name).select_from(both).where(account_keys.c.hash == hashed, ~banned)
    row = (await connection.execute(wanted)).first()
    return None if row is None else (row[0], row[1])


async def has_account_key(connection: AsyncConnection, account: str) -> bool:
    """Return whether an account has a token."""
    wanted = sa.select(account_keys.c.hash).where(account_keys.c.account_id == account)
    return (await connection.execute(wanted)).first() is not None
