"""Ratings of people: OpenSkill's Bradley-Terry model with partial pairing, for each title and number of seats.

Only tables that say so when they open are rated, and only if people with accounts hold every seat at the end. Winners
come first and all others are tied, so that nobody gains by helping somebody else to the second place.
`rated_games` holds what counted, in order; `ratings` follows from it, and `recompute` proves that.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.engine import Result
from consigliere.games.editions import base_of
from consigliere.table.base import clock, secrets
from consigliere.table.store.rows import owner_of
from consigliere.table.store.schema import accounts, rated_games, ratings

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

    from .loaded import LoadedTable

SHOWN_AFTER = 10  # games before a rating is shown
START, SCALE, MEAN = 1500, 40, 25.0  # a rating is shown as START + SCALE * (mu - MEAN), rounded to tens
GONE = "-"  # before the word that stands for somebody whose account was deleted


class Skill(NamedTuple):
    """A rating: the mean, and how uncertain it is."""

    mu: float
    sigma: float


class Side(NamedTuple):
    """Who played together in a rated game."""

    people: tuple[str, ...]  # accounts
    won: bool
    substitutes: tuple[str, ...] = ()  # who came later: they never lose


@lru_cache(1)
def _model() -> BradleyTerryPart:
    from openskill.models import BradleyTerryPart  # takes 30 ms, and most servers never need it

    return BradleyTerryPart()


def shown(skill: Skill) -> int:
    """Return a rating as people see it: a round number that a lost game never raises."""
    return round((START + SCALE * (skill.mu - MEAN)) / 10) * 10


def after(known: dict[str, Skill], sides: list[Side]) -> dict[str, Skill]:
    """Return everybody's rating after a game."""
    model = _model()
    teams = [
        [model.create_rating(list(known[one])) if one in known else model.rating() for one in side.people]
        for side in sides
    ]
    found: dict[str, Skill] = {}
    for side, before, later in zip(
        sides, teams, model.rate(teams, ranks=[0.0 if side.won else 1.0 for side in sides]), strict=True
    ):
        for one, was, now in zip(side.people, before, later, strict=True):
            mu = now.mu
            if not side.won:  # a tie with stronger losers could raise it
                mu = min(mu, was.mu)
            if one in side.substitutes:
                mu = max(mu, was.mu)
            found[one] = Skill(mu, now.sigma)
    return found


def sides_of(loaded: LoadedTable, result: Result, members: set[str]) -> list[Side] | None:
    """Return who played a finished game, or None if it does not count: a bot or a guest sits there at the end."""
    owners: dict[int, str] = {}
    for seat, person in enumerate(loaded.people):
        owner = owner_of(loaded.holders, seat)
        if person.kind != "human" or person.bot or owner not in members:
            return None
        owners[seat] = owner
    if len(set(owners.values())) < len(owners) or not result.winners:
        return None
    first = {one.seat: one.owner for one in loaded.tenures if one.number == 0}
    came = {owner for seat, owner in owners.items() if first.get(seat, owner) != owner}
    groups = result.teams or tuple((seat,) for seat in owners)
    return [
        Side(tuple(owners[seat] for seat in group), group[0] in result.winners,
             tuple(owners[seat] for seat in group if owners[seat] in came))
        for group in groups
    ]  # fmt: skip


async def rate(connection: AsyncConnection, loaded: LoadedTable, result: Result) -> None:
    """Count a game that has just ended, in the same transaction."""
    if not loaded.row.rated:
        return
    owners = {one.owner for one in loaded.holders}
    known = {row[0] for row in await connection.execute(sa.select(accounts.c.id).where(accounts.c.id.in_(owners)))}
    sides = sides_of(loaded, result, known)
    if sides is None:
        return
    game, seats = base_of(loaded.row.game), loaded.row.seats
    if connection.dialect.name == "postgresql":  # another server must not count a game in the same place
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext(:name))"), {"name": f"{game} {seats}"})
    mine = (rated_games.c.game == game, rated_games.c.seats == seats)
    last = await connection.scalar(sa.select(sa.func.max(rated_games.c.number)).where(*mine))
    number = (last or 0) + 1
    values = {"game": game, "seats": seats, "number": number, "table_id": loaded.id, "at": clock.now()}
    text = json.dumps([list(side) for side in sides])
    await connection.execute(rated_games.insert().values(sides=text, **values))
    before = {one: await latest(connection, one, game, seats) for side in sides for one in side.people}
    now = after({one: skill for one, skill in before.items() if skill is not None}, sides)
    await connection.execute(
        ratings.insert(),
        [{"account_id": one, "game": game, "seats": seats, "number": number, **skill._asdict()}
         for one, skill in now.items()],
    )  # fmt: skip


async def latest(connection: AsyncConnection, account: str, game: str, seats: int) -> Skill | None:
    """Return a person's rating now, or None before their first rated game."""
    mine = (ratings.c.account_id == account, ratings.c.game == game, ratings.c.seats == seats)
    wanted = sa.select(ratings.c.mu, ratings.c.sigma).where(*mine).order_by(ratings.c.number.desc()).limit(1)
    row = (await connection.execute(wanted)).first()
    return None if row is None else Skill(*row)


async def of_person(connection: AsyncConnection, account: str) -> dict[tuple[str, int], list[Skill]]:
    """Return how a person's ratings went, by title and number of seats."""
    wanted = sa.select(ratings).where(ratings.c.account_id == account)
    found: dict[tuple[str, int], list[Skill]] = {}
    for row in await connection.execute(wanted.order_by(ratings.c.game, ratings.c.seats, ratings.c.number)):
        found.setdefault((row.game, row.seats), []).append(Skill(row.mu, row.sigma))
    return found


async def forget(connection: AsyncConnection, account: str) -> None:
    """Take a deleted account out of the games that count. The ratings of the others stay as they are."""
    nobody = f"{GONE}{secrets.table_id()}"
    held = sa.select(rated_games).where(rated_games.c.sides.contains(account, autoescape=True))
    for row in (await connection.execute(held)).all():
        place = (rated_games.c.game == row.game, rated_games.c.seats == row.seats, rated_games.c.number == row.number)
        text = row.sides.replace(json.dumps(account), json.dumps(nobody))
        await connection.execute(rated_games.update().where(*place).values(sides=text))


class Recomputed(NamedTuple):
    """What a new computation of all ratings has found."""

    games: int
    ratings: int
    different: int  # stored ratings that were missing, wrong or superfluous


async def recompute(connection: AsyncConnection, store: bool = True) -> Recomputed:
    """Compute all ratings again from the games that counted. `store`: those that differ are replaced."""
    fresh: dict[tuple[str, str, int, int], Skill] = {}
    known: dict[tuple[str, int], dict[str, Skill]] = {}
    games = 0
    order = sa.select(rated_games).order_by(rated_games.c.game, rated_games.c.seats, rated_games.c.number)
    for row in (await connection.execute(order)).all():
        here = known.setdefault((row.game, row.seats), {})
        sides = [Side(tuple(people), won, tuple(subs)) for people, won, subs in json.loads(row.sides)]
        now = after(here, sides)
        here.update(now)
        games += 1
        for one, skill in now.items():
            fresh[one, row.game, row.seats, row.number] = skill
    members = {row[0] for row in await connection.execute(sa.select(accounts.c.id))}
    fresh = {key: skill for key, skill in fresh.items() if key[0] in members}
    stored: dict[Any, Skill] = {
        tuple(row[:4]): Skill(row.mu, row.sigma) for row in await connection.execute(sa.select(ratings))
    }
    different = {key for key in fresh.keys() | stored.keys() if fresh.get(key) != stored.get(key)}
    for account, game, seats, number in different if store else ():
        mine = (ratings.c.account_id == account, ratings.c.game == game, ratings.c.seats == seats)
        await connection.execute(ratings.delete().where(*mine, ratings.c.number == number))
        right = fresh.get((account, game, seats, number))
        if right is not None:
            values = {"account_id": account, "game": game, "seats": seats, "number": number, **right._asdict()}
            await connection.execute(ratings.insert().values(values))
    return Recomputed(games, len(fresh), len(different))
