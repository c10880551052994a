"""The subcommands of `consigliere admin` about tournaments."""

from __future__ import annotations

from typing import Any

import click

from .command import as_json, limit_option, need_table, print_rows, work_on
from .halting import admin

__all__ = ["admin"]


@admin.group()
def tournament() -> None:
    """Tournaments."""


@tournament.command("list")
@limit_option
@as_json
@click.pass_obj
def list_tournaments(database: str, limit: int, as_json: bool) -> None:
    """List tournaments, the newest first."""
    need_table()
    import sqlalchemy as sa

    from consigliere.table.store.tournament_schema import entrants, tournaments

    from .opened import Opened, moment

    async def listed(opened: Opened) -> list[dict[str, Any]]:
        here = tournaments.c
        people = sa.select(sa.func.count()).where(entrants.c.tournament_id == here.id).scalar_subquery()
        columns = (here.id, here.name, here.game, here.state, here.round, here.rounds, here.organiser)
        wanted = sa.select(*columns, people, here.created_at).order_by(here.created_at.desc(), here.id).limit(limit)
        names = ("tournament", "name", "game", "state", "round", "rounds", "organiser", "people")
        async with opened.store.read() as connection:
            return [
                {**dict(zip(names, row[:-1], strict=True)), "opened": moment(row[-1])}
                for row in await connection.execute(wanted)
            ]

    print_rows(work_on(database, listed), as_json)


@tournament.command("cancel")
@click.argument("tournament_id", metavar="TOURNAMENT")
@click.pass_obj
def cancel_tournament(database: str, tournament_id: str) -> None:
    """Call a tournament off. Games that are played go on as ordinary tables."""
    need_table()
    from consigliere.engine import ConsigliereError

    from .opened import Opened

    async def cancel(opened: Opened) -> None:
        async with opened.changing():
            try:
                await opened.tables.tournaments.cancel(tournament_id)
            except ConsigliereError as error:
                raise click.ClickException(str(error)) from None

    work_on(database, cancel)
    click.echo(f"tournament {tournament_id} is cancelled")
