"""Queries about people: their pages, ties to others, answer times, notes, invitations and finished games."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base import clock
from consigliere.table.base.names import folded

from .queries import upsert
from .rows import TableRow
from .schema import (
    accounts,
    answers,
    chat,
    choices,
    holders,
    invitations,
    notes,
    profiles,
    seats,
    tables,
    tenures,
    ties,
)

FRIEND, BLOCK, MUTE, FOLD = "friend", "block", "mute", "fold"
KINDS = (FRIEND, BLOCK, MUTE, FOLD)
ALL, FRIENDS = "all", "friends"  # to whom a profile is shown


class Member(NamedTuple):
    """A person with an account."""

    id: str
    name: str
    created_at: float


class Profile(NamedTuple):
    """What a person has chosen about their own page."""

    rated: bool = False
    shown: str = ALL


class Answer(NamedTuple):
    """An answer at a table over days, and the time of the seat's clock that it took."""

    seat: int
    number: int
    owner: str
    at: float
    spent: float
    late: bool


class Past(NamedTuple):
    """A seat that a person held in a game that has ended."""

    table: TableRow
    seat: int
    ended: float
    kept: bool  # to the end, and by themselves
    substitute: bool  # came while the game was going on
    people: int  # seats of people


# --- accounts


async def member(connection: AsyncConnection, name: str) -> Member | None:
    """Return the account with a name, or None."""
    wanted = sa.select(accounts.c.id, accounts.c.name, accounts.c.created_at)
    row = (await connection.execute(wanted.where(accounts.c.folded == folded(name)))).first()
    return None if row is None else Member(*row)


async def members(connection: AsyncConnection, owners: set[str]) -> dict[str, Member]:
    """Return those of some owners who have accounts."""
    wanted = sa.select(accounts.c.id, accounts.c.name, accounts.c.created_at).where(accounts.c.id.in_(owners))
    return {row[0]: Member(*row) for row in await connection.execute(wanted)} if owners else {}


async def profile_of(connection: AsyncConnection, account: str) -> Profile:
    """Return what a person has chosen about their page."""
    wanted = sa.select(profiles.c.rated, profiles.c.shown).where(profiles.c.account_id == account)
    row = (await connection.execute(wanted)).first()
    return Profile() if row is None else Profile(*row)


async def set_profile(connection: AsyncConnection, account: str, chosen: Profile) -> None:
    """Store what a person has chosen about their page."""
    await upsert(connection, profiles, {"account_id": account}, chosen._asdict())


# --- ties


async def tie(connection: AsyncConnection, who: str, whom: str, kind: str) -> None:
    """Store that a person has decided something about another."""
    await upsert(connection, ties, {"who": who, "whom": whom, "kind": kind}, {"at": clock.now()})


async def untie(connection: AsyncConnection, who: str, whom: str, kind: str) -> None:
    """Store that a person has taken that back."""
    mine = (ties.c.who == who, ties.c.whom == whom, ties.c.kind == kind)
    await connection.execute(ties.delete().where(*mine))


async def ties_of(connection: AsyncConnection, who: str) -> dict[str, set[str]]:
    """Return what a person has decided about others, by kind."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for kind, whom in await connection.execute(sa.select(ties.c.kind, ties.c.whom).where(ties.c.who == who)):
        found[kind].add(whom)
    return found


async def ties_to(connection: AsyncConnection, whom: str) -> dict[str, set[str]]:
    """Return what others have decided about a person, by kind."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for kind, who in await connection.execute(sa.select(ties.c.kind, ties.c.who).where(ties.c.whom == whom)):
        found[kind].add(who)
    return found


async def blocked_among(connection: AsyncConnection, owner: str, others: set[str]) -> bool:
    """Return whether a person and one of the others do not want to sit together, whoever has said so."""
    if not others:
        return False
    either = sa.or_(
        sa.and_(ties.c.who == owner, ties.c.whom.in_(others)), sa.and_(ties.c.whom == owner, ties.c.who.in_(others))
    )
    return (
        await connection.execute(sa.select(ties.c.who).where(either, ties.c.kind == BLOCK).limit(1))
    ).first() is not None


async def folds_at(connection: AsyncConnection, table_id: str) -> frozenset[tuple[str, int]]:
    """Return whose free talk is folded for whom at a table: the owner who reads, and the seat that speaks."""
    wanted = (
        sa.select(ties.c.who, ties.c.kind, seats.c.seat, seats.c.name, accounts.c.folded)
        .join(holders, holders.c.owner == ties.c.whom)
        .join(seats, sa.and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat))
        .outerjoin(accounts, accounts.c.id == ties.c.whom)
        .where(holders.c.table_id == table_id, (ties.c.kind == MUTE) | (ties.c.kind == FOLD))
    )
    rows = (await connection.execute(wanted)).all()
    return frozenset([(row.who, row.seat) for row in rows if row.kind == _fold_kind(row.name, row.folded)])


async def fold_kind(connection: AsyncConnection, owner: str, name: str) -> str:
    """Return with which kind of tie somebody is folded who sits somewhere under a name."""
    account = (await members(connection, {owner})).get(owner)
    return _fold_kind(name, None if account is None else folded(account.name))


def _fold_kind(name: str, account: str | None) -> str:
    """Who sits without an account or under another name is folded apart from it: one must not tell the other."""
    return MUTE if account == folded(name) else FOLD


async def touch_common(connection: AsyncConnection, one: str, other: str) -> None:
    """Raise the revision of the tables in play where two people sit: what they read there may have changed."""
    ids = sa.select(holders.c.table_id).where(holders.c.owner == one)
    also = sa.select(holders.c.table_id).where(holders.c.owner == other)
    here = (tables.c.id.in_(ids), tables.c.id.in_(also), tables.c.state.in_(("open", "running")))
    await connection.execute(tables.update().where(*here).values(revision=tables.c.revision + 1))


# --- answers


async def add_answers(connection: AsyncConnection, table_id: str, given: list[Answer]) -> None:
    """Store answers with the time they took. One that is stored already stays."""
    for one in given:
        key = {"table_id": table_id, "seat": one.seat, "number": one.number}
        rest = {"owner": one.owner, "at": one.at, "spent": one.spent, "late": one.late}
        await upsert(connection, answers, key, {}, rest)


async def answers_of(connection: AsyncConnection, owner: str) -> list[Answer]:
    """Return a person's answers in games that have ended, oldest first. Those of running games stay untold."""
    wanted = sa.select(*(answers.c[name] for name in Answer._fields)).join(tables, tables.c.id == answers.c.table_id)
    over = wanted.where(answers.c.owner == owner, tables.c.state.in_(("over", "closed")))
    return [Answer(*row) for row in await connection.execute(over.order_by(answers.c.at))]


# --- games that have ended


async def past_of(connection: AsyncConnection, owner: str, limit: int) -> list[Past]:
    """Return the seats that a person has held in games that have ended, the newest first."""
    held = sa.select(holders.c.table_id, holders.c.seat).where(holders.c.owner == owner)
    had = sa.select(tenures.c.table_id, tenures.c.seat).where(tenures.c.owner == owner)
    places = {(row[0], row[1]) for row in await connection.execute(held)}
    now_held = set(places)
    places |= {(row[0], row[1]) for row in await connection.execute(had)}
    ids = {table for table, _ in places}
    if not ids:
        return []
    last = (
        sa.select(choices.c.table_id, sa.func.max(choices.c.at).label("at"))
        .where(choices.c.table_id.in_(ids))
        .group_by(choices.c.table_id)
        .subquery()
    )
    ended = sa.func.coalesce(last.c.at, tables.c.changed_at)
    wanted = (
        sa.select(tables, ended)
        .join(last, last.c.table_id == tables.c.id, isouter=True)
        .where(tables.c.id.in_(ids), tables.c.state.in_(("over", "closed")), ~tables.c.hotseat, ~tables.c.imported)
        .where(tables.c.started_at.is_not(None))
        .order_by(ended.desc(), tables.c.id)
        .limit(limit)
    )
    found = [(TableRow(*row[:-1]), float(row[-1])) for row in await connection.execute(wanted)]
    return await _held(connection, found, places, now_held, owner)


async def _held(
    connection: AsyncConnection,
    found: list[tuple[TableRow, float]],
    places: set[tuple[str, int]],
    held: set[tuple[str, int]],
    owner: str,
) -> list[Past]:
    """Complete the games: whether the seat was kept to the end, and how many people sat there."""
    ids = {row.id for row, _ in found}
    sat: dict[str, dict[int, tuple[str, str]]] = {}
    for table, seat, kind, bot in await connection.execute(
        sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.bot).where(seats.c.table_id.in_(ids))
    ):
        sat.setdefault(table, {})[seat] = (kind, bot)
    came = sa.select(tenures.c.table_id, tenures.c.seat).where(tenures.c.owner == owner, tenures.c.number > 0)
    first = sa.select(tenures.c.table_id, tenures.c.seat).where(tenures.c.owner == owner, tenures.c.number == 0)
    later = {(row[0], row[1]) for row in await connection.execute(came)}
    later -= {(row[0], row[1]) for row in await connection.execute(first)}
    left = sa.select(tenures.c.table_id, tenures.c.seat, tenures.c.owner).where(
        tenures.c.table_id.in_(ids), tenures.c.number == 0, tenures.c.why == "left"
    )
    away = {(row[0], row[1]) for row in await connection.execute(left)}
    result: list[Past] = []
    for row, ended in found:
        for seat in sorted(seat for table, seat in places if table == row.id):
            kept = (row.id, seat) in held and sat[row.id][seat] == ("human", "")
            people = sum(kind == "human" or (row.id, one) in away for one, (kind, _) in sat[row.id].items())
            result.append(Past(row, seat, ended, kept, (row.id, seat) in later, people))
    return result


async def owners_at(connection: AsyncConnection, table_ids: set[str]) -> dict[str, dict[int, str]]:
    """Return who holds which seat of some tables."""
    found: dict[str, dict[int, str]] = {one: {} for one in table_ids}
    wanted = sa.select(holders.c.table_id, holders.c.seat, holders.c.owner).where(holders.c.table_id.in_(table_ids))
    for table, seat, owner in await connection.execute(wanted) if table_ids else ():
        known = found[table].get(seat, "")
        found[table][seat] = min(filter(None, (known, owner)), key=len)  # an account before a guest
    return found


# --- notes


async def note_of(connection: AsyncConnection, table_id: str, owner: str) -> str:
    """Return a person's note on a game; "" if there is none."""
    mine = (notes.c.table_id == table_id, notes.c.owner == owner)
    row = (await connection.execute(sa.select(notes.c.text).where(*mine))).first()
    return "" if row is None else str(row[0])


async def set_note(connection: AsyncConnection, table_id: str, owner: str, text: str) -> None:
    """Store a person's note on a game. "" deletes it."""
    if text:
        await upsert(connection, notes, {"table_id": table_id, "owner": owner}, {"text": text, "at": clock.now()})
        return
    await connection.execute(notes.delete().where(notes.c.table_id == table_id, notes.c.owner == owner))


# --- invitations


async def invite(connection: AsyncConnection, table_id: str, whom: str, name: str) -> None:
    """Store that somebody is invited to a table."""
    await upsert(connection, invitations, {"table_id": table_id, "whom": whom}, {"name": name, "at": clock.now()})


async def invited(connection: AsyncConnection, owner: str) -> dict[str, str]:
    """Return the open tables to which a person is invited, each with the name of the one who invites."""
    open_ = sa.select(tables.c.id).where(tables.c.state == "open")
    wanted = sa.select(invitations.c.table_id, invitations.c.name).where(invitations.c.whom == owner)
    mine = wanted.where(invitations.c.table_id.in_(open_)).order_by(invitations.c.at.desc())
    return {row[0]: row[1] for row in await connection.execute(mine)}


# --- moving and deleting


async def move_owner(connection: AsyncConnection, guest: str, account: str) -> None:
    """Give what a guest has decided and written to the account they sign in to."""
    await connection.execute(answers.update().where(answers.c.owner == guest).values(owner=account))
    await connection.execute(tenures.update().where(tenures.c.owner == guest).values(owner=account))
    await connection.execute(chat.update().where(chat.c.owner == guest).values(owner=account))
    decided = sa.select(ties.c.whom, ties.c.kind).where(ties.c.who == guest)
    for whom, kind in (await connection.execute(decided)).all():
        await tie(connection, account, whom, kind)
    written = sa.select(notes.c.table_id, notes.c.text).where(notes.c.owner == guest)
    for table_id, text in (await connection.execute(written)).all():
        await set_note(connection, table_id, account, text)
    await connection.execute(ties.delete().where(ties.c.who == guest))
    await connection.execute(notes.delete().where(notes.c.owner == guest))
