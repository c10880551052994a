"""The subcommands of `consigliere admin` that concern everybody at once: halted clocks, and a bar on every page."""

from __future__ import annotations

import click

from .command import need_table, work_on
from .notice import admin

__all__ = ["admin"]
LONGEST_BAR = 200  # characters


@admin.command("clocks")
@click.option("--halt/--resume", "halts", default=None, help="Stop all clocks of tables over days, or let them go on.")
@click.pass_obj
def clocks(database: str, halts: bool | None) -> None:
    """Say whether the clocks of tables over days are halted; halt or resume them.

    Nobody loses or gains time by a halt. Deadlines, votes and reminders wait; people can play on. Every page says so.
    """
    need_table()
    from consigliere.table.base.seat_clock import is_halted
    from consigliere.table.play import halting
    from consigliere.table.store import operator_queries

    from .opened import Opened, moment

    async def look(opened: Opened) -> str:
        async with opened.store.read() as connection:
            known = await operator_queries.halts(connection)
        return f"halted since {moment(known[-1][0])} UTC" if is_halted(known) else "the clocks run"

    async def halt(opened: Opened) -> str:
        async with opened.changing():
            if not await halting.halt(opened.store):
                raise click.ClickException("the clocks are halted already")
        return f"all clocks of tables over days stand in {halting.LEAD:.0f} seconds"

    async def resume(opened: Opened) -> str:
        async with opened.changing():
            stood = await halting.resume(opened.store)
        if stood is None:
            raise click.ClickException("the clocks are not halted")
        return f"all clocks go on in {halting.LEAD:.0f} seconds; they stood for {round(stood / 60)} minutes"

    click.echo(work_on(database, look if halts is None else halt if halts else resume))


@admin.command("bar")
@click.argument("text", required=False)
@click.option("--clear", is_flag=True, help="Remove the bar.")
@click.pass_obj
def bar(database: str, text: str | None, clear: bool) -> None:
    """Show a text to everybody, in a bar at the top of every page. Without a text, print the present one."""
    need_table()
    from consigliere.table.store import operator_queries

    from .opened import Opened

    if clear and text is not None:
        raise click.UsageError("a text, or --clear, not both")
    said = " ".join((text or "").split())
    if text is not None and (not said or not said.isprintable()):
        raise click.ClickException("the text is empty, or has characters that cannot be shown")
    if len(said) > LONGEST_BAR:
        raise click.ClickException(f"the text has {len(said)} characters; at most {LONGEST_BAR} fit")

    async def look(opened: Opened) -> str:
        async with opened.store.read() as connection:
            return await operator_queries.switch(connection, operator_queries.BAR) or "there is no bar"

    async def change(opened: Opened) -> str:
        async with opened.changing(), opened.store.write() as connection:
            await operator_queries.set_switch(connection, operator_queries.BAR, said)
        return "every page shows it within seconds" if said else "the bar is removed"

    click.echo(work_on(database, change if clear or text is not None else look))
