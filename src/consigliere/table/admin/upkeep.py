"""The subcommands of `consigliere admin` about the database as a whole: backup, restore, doctor, purge."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .command import UNHEALTHY, admin, as_json, need_table, print_rows, work_on, yes_option

if TYPE_CHECKING:
    from .backup import Checked

__all__ = ["admin"]
FILE = click.Path(path_type=Path, dir_okay=False)


@admin.command()
@click.argument("file", type=FILE)
@click.pass_obj
def backup(database: str, file: Path) -> None:
    """Write a snapshot of the database into a new FILE, check it, and replay its longest game.

    It is a SQLite file, readable by its owner only, and contains every secret of every game. Servers may run meanwhile.
    """
    need_table()
    from . import backup as backups

    click.echo(f"{file}: {_told(work_on(database, lambda opened: backups.backup(opened, file)))}")


def _told(found: Checked) -> str:
    replayed = (
        f"replayed {found.replayed} ({found.replayed_choices} choices)" if found.replayed else "no game to replay"
    )
    return f"{found.tables} tables, {found.choices} choices, {found.accounts} accounts; intact; {replayed}"


@admin.command()
@click.argument("file", type=FILE)
def verify(file: Path) -> None:
    """Check a backup: intact, of a known release, and its longest game replays to what was stored."""
    need_table()
    from . import backup as backups

    click.echo(f"{file}: {_told(backups.check(file))}")


@admin.command()
@click.argument("file", type=FILE)
@click.option("--replace", is_flag=True, help="Keep an existing SQLite database under another name.")
@click.pass_obj
def restore(database: str, file: Path, replace: bool) -> None:
    """Restore a backup: in the place of a SQLite file, or into an empty PostgreSQL database. Stop the servers first."""
    need_table()
    from . import backup as backups
    from .opened import safely, sqlite_file

    target = sqlite_file(database)
    if target is None:
        backups.check(file)
        work_on(database, lambda opened: backups.restore_rows(opened, file), migrate=True)
    else:
        kept = safely(lambda: backups.restore_file(file, target, replace))
        if kept is not None:
            click.echo(f"the old database is in {kept}")
        work_on(database, _nothing, migrate=True)
    click.echo(f"restored {file}")


async def _nothing(_opened: object) -> None:
    """Open a database only: that brings its schema up to date."""


@admin.command()
@click.option("--deep", is_flag=True, help="Replay every game in progress; takes a while.")
@as_json
@click.pass_context
def doctor(context: click.Context, deep: bool, as_json: bool) -> None:
    """Look for everything that can be wrong with the database; change nothing. Exit code 1 if something is bad."""
    need_table()
    from . import doctor as doctors

    found = work_on(context.obj, lambda opened: doctors.examine(opened, deep))
    print_rows([finding._asdict() for finding in found], as_json)
    if any(finding.verdict == doctors.BAD for finding in found):
        context.exit(UNHEALTHY)


@admin.command()
@click.option("--finished", default=0.0, help="Days that a finished game is kept; 0: forever.")
@click.option("--lobbies", default=14.0, show_default=True, help="Days that a table waits for its start; 0: forever.")
@click.option(
    "--guests", default=365.0, show_default=True, help="Days that a guest without a seat is kept; 0: forever."
)
@click.option("--letters", default=0.0, help="Days that messages between people are kept; 0: forever.")
@yes_option
@as_json
@click.pass_obj
def purge(
    database: str, finished: float, lobbies: float, guests: float, letters: float, yes: bool, as_json: bool
) -> None:
    """Delete what is old. Without --yes, only count it."""
    need_table()
    from . import purge as purging

    kept = purging.Kept(finished, lobbies, guests, letters)
    print_rows(work_on(database, lambda opened: purging.purge(opened, kept, yes)), as_json)
    if not yes:
        click.echo("nothing was deleted; add --yes", err=True)
