"""The subcommands of `consigliere admin` about people among each other: reports and ratings."""

from __future__ import annotations

import json
from typing import Any

import click

from .command import as_json, limit_option, need_table, print_rows, work_on
from .upkeep import admin

__all__ = ["admin"]


@admin.command()
@click.option("--all", "everything", is_flag=True, help="Those you are done with too, the newest first.")
@click.option("--done", type=int, metavar="NUMBER", help="You are done with this report.")
@click.option("--lines", is_flag=True, help="With the lines of talk as the reporter heard them.")
@limit_option
@as_json
@click.pass_obj
def reports(database: str, everything: bool, done: int | None, lines: bool, limit: int, as_json: bool) -> None:
    """List what people have reported, the oldest first."""
    need_table()
    from consigliere.table.store import report_queries

    from .opened import Opened, moment
    from .people import GUEST, SHOWN_OF_ID

    async def close(opened: Opened) -> bool:
        async with opened.store.write() as connection:
            return await report_queries.close_report(connection, done or 0)

    async def found(opened: Opened) -> list[dict[str, Any]]:
        async with opened.store.read() as connection:
            rows = await report_queries.all_reports(connection, everything, limit)
        return [
            {
                "number": row.id,
                "at": moment(row.at),
                "by": row.report.who_name,
                "about": row.report.whom_name,
                "id": row.report.whom if len(row.report.whom) <= 24 else f"{GUEST}{row.report.whom[:SHOWN_OF_ID]}",
                "table": row.report.table_id,
                "choices": row.report.choices,
                "why": row.report.why,
                **({"done": moment(row.done_at)} if everything else {}),
                **({"lines": json.loads(row.report.lines)} if lines else {}),
            }
            for row in rows
        ]

    if done is not None:
        if not work_on(database, close):
            raise click.ClickException(f"no report {done} waits")
        click.echo(f"report {done} is done")
        return
    print_rows(work_on(database, found), as_json)


@admin.command()
@click.option("--recompute", is_flag=True, help="Compute all ratings again from the games that counted.")
@as_json
@click.pass_obj
def ratings(database: str, recompute: bool, as_json: bool) -> None:
    """Count rated games and ratings; with --recompute, compute them again and store those that differ."""
    need_table()
    from consigliere.table.play import ratings as computing

    from .opened import Opened

    async def again(opened: Opened) -> computing.Recomputed:
        async with opened.store.write() as connection:
            return await computing.recompute(connection, store=recompute)

    found = work_on(database, again)
    print_rows([found._asdict()], as_json)
