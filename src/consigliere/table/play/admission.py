"""Who may sit down where: people who do not want to sit together, and what a rated table asks for."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.table.base.errors import Refused
from consigliere.table.store import people_queries
from consigliere.table.store.rows import Holder, SeatRow, TableRow

from . import reliability


async def admit(
    connection: AsyncConnection, owner: str, account: str | None, row: TableRow, there: list[Holder]
) -> None:
    """Raise Refused if a person may not sit down. Who does not want to sit with whom is not told."""
    if await people_queries.blocked_among(connection, owner, {one.owner for one in there} - {owner}):
        raise Refused("not-together", 403)
    if row.steady and (await reliability.facts_of(connection, owner)).word == reliability.LATE:
        raise Refused("steady-only", 403)
    if row.rated:
        if account is None:
            raise Refused("rated-account", 403)
        if not (await people_queries.profile_of(connection, account)).rated:
            raise Refused("rated-off", 403)


def check_rated(hotseat: bool, people: Iterable[SeatRow]) -> None:
    """Raise Refused if a rated table would have bots, or several people at one screen."""
    if hotseat or any(person.kind == "bot" for person in people):
        raise Refused("rated-people", 400)
