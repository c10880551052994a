"""The command `consigliere admin` and its subcommands."""

from __future__ import annotations

import json
import os
from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from consigliere.table.base import configuration
from consigliere.table.web.command import serve

if TYPE_CHECKING:
    from .opened import Opened

T = TypeVar("T")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
limit_option = click.option("--limit", default=100, show_default=True, type=click.IntRange(1), help="At most so many.")
yes_option = click.option("--yes", is_flag=True, help="Do it. Without this option, only say what would be done.")
UNHEALTHY = 1  # the exit code of `doctor` if something is bad


@click.group(context_settings=configuration.ENVIRONMENT)
@configuration.config_option(lambda: configuration.named_params(serve))
@configuration.database_options
@click.pass_context
def admin(context: click.Context, database: str | None, database_file: Path | None) -> None:
    """Run a server: people, tables, bans, backups, a doctor.

    Everything works while servers run on the same database; they notice within seconds. Only `restore` needs them
    stopped.
    """
    context.obj = configuration.database_of(database, database_file)


def work_on(database: str, do: Callable[[Opened], Awaitable[T]], migrate: bool = False) -> T:
    """Open a database and do something with it."""
    need_table()
    from .opened import work

    return work(database, do, migrate)


def need_table() -> None:
    """Say in one line which package is missing, if the web table is not installed."""
    try:
        import_module("consigliere.table.admin.opened")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("consigliere"):
            raise
        message = f"`admin` needs {error.name}, which is not installed: pip install 'consigliere[table]'"
        raise click.ClickException(message) from error


# --- printing


def print_rows(rows: list[dict[str, Any]], as_json: bool) -> None:
    """Print rows as aligned columns, or as JSON."""
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    if not rows:
        click.echo("none")
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [names, *([_cell(row.get(name, "")) for name in names] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(names))]
    for line in lines:
        click.echo("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


def print_one(facts: dict[str, Any], as_json: bool) -> None:
    """Print the facts of one thing, one in a line, lists as columns below."""
    if as_json:
        click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    for name, value in facts.items():
        if isinstance(value, list):
            click.echo(f"{name}:")
            print_rows(value, as_json=False)
        else:
            click.echo(f"{name}: {_cell(value)}")


def _cell(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


# --- people


@admin.group()
def person() -> None:
    """Accounts and guests. A guest is named `guest:` and the beginning of the id."""


@person.command("list")
@click.option("--like", default="", help="Only names that contain this.")
@click.option("--guests", is_flag=True, help="Guests instead of accounts.")
@limit_option
@as_json
@click.pass_obj
def list_people(database: str, like: str, guests: bool, limit: int, as_json: bool) -> None:
    """List accounts, or guests."""
    need_table()
    from . import people

    print_rows(work_on(database, lambda opened: people.listed(opened, like, guests, limit)), as_json)


@person.command("show")
@click.argument("who")
@as_json
@click.pass_obj
def show_person(database: str, who: str, as_json: bool) -> None:
    """Show one person with their tables."""
    need_table()
    from . import people

    print_one(work_on(database, lambda opened: people.show(opened, who)), as_json)


@person.command("ban")
@click.argument("who")
@click.option("--why", default="", help="A note for yourself; the person is not told.")
@click.pass_obj
def ban_person(database: str, who: str, why: str) -> None:
    """Keep a person out: sessions and tokens end, bots play their seats, games go on."""
    need_table()
    from . import people

    seats = work_on(database, lambda opened: people.ban(opened, who, why))
    click.echo(f"{who} is banned; bots play their {seats} seats" if seats else f"{who} is banned")


@person.command("unban")
@click.argument("who")
@click.pass_obj
def unban_person(database: str, who: str) -> None:
    """Let a person in again. The host of a table gives a seat back that a bot has played."""
    need_table()
    from . import people

    work_on(database, lambda opened: people.unban(opened, who))
    click.echo(f"{who} may come in again")


@person.command("password")
@click.argument("who")
@click.pass_obj
def new_password(database: str, who: str) -> None:
    """Give an account a new random password, for somebody who has forgotten theirs. It is printed once."""
    need_table()
    from . import people

    click.echo(work_on(database, lambda opened: people.new_password(opened, who)))


@person.command("export")
@click.argument("who")
@click.option("-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="A new file instead of stdout.")
@click.pass_obj
def export_person(database: str, who: str, output: Path | None) -> None:
    """Write everything that is stored about a person as JSON. The file can be read by its owner only."""
    need_table()
    from . import people

    text = json.dumps(work_on(database, lambda opened: people.export(opened, who)), ensure_ascii=False, indent=2)
    if output is None:
        click.echo(text)
        return
    if output.exists():
        raise click.ClickException(f"{output} exists already")
    with os.fdopen(os.open(output, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as file:
        file.write(f"{text}\n")


@person.command("delete")
@click.argument("who")
@yes_option
@click.pass_obj
def delete_person(database: str, who: str, yes: bool) -> None:
    """Delete an account: its seats (bots play on), its name at tables, what it said."""
    need_table()
    from . import people

    if not yes:
        seats = len(work_on(database, lambda opened: people.show(opened, who))["tables"])
        click.echo(f"would delete {who}, who holds {seats} seats; add --yes")
        return
    work_on(database, lambda opened: people.delete(opened, who))
    click.echo(f"{who} is deleted")


@admin.group()
def ban() -> None:
    """Bans. `person ban` and `person unban` set and lift them."""


@ban.command("list")
@as_json
@click.pass_obj
def list_bans(database: str, as_json: bool) -> None:
    """List all bans, the newest first."""
    need_table()
    from . import people

    print_rows(work_on(database, people.all_bans), as_json)


# --- tables


@admin.group()
def table() -> None:
    """Tables. Nothing here shows a card or a choice."""


@table.command("list")
@click.option(
    "--state", default="", type=click.Choice(["", "open", "running", "over", "closed"]), help="In this state."
)
@click.option("--game", default="", help="Of this game.")
@limit_option
@as_json
@click.pass_obj
def list_tables(database: str, state: str, game: str, limit: int, as_json: bool) -> None:
    """List tables, the newest first."""
    need_table()
    from . import tables

    print_rows(work_on(database, lambda opened: tables.listed(opened, state, game, limit)), as_json)


@table.command("show")
@click.argument("table_id", metavar="TABLE")
@as_json
@click.pass_obj
def show_table(database: str, table_id: str, as_json: bool) -> None:
    """Show how a table stands and who sits where."""
    need_table()
    from . import tables

    print_one(work_on(database, lambda opened: tables.show(opened, table_id)), as_json)


@table.command("close")
@click.argument("table_id", metavar="TABLE")
@click.pass_obj
def close_table(database: str, table_id: str) -> None:
    """Close a table. The game stays readable."""
    need_table()
    from . import tables

    work_on(database, lambda opened: tables.close(opened, table_id))
    click.echo(f"table {table_id} is closed")


@table.command("remove")
@click.argument("table_id", metavar="TABLE")
@yes_option
@click.pass_obj
def remove_table(database: str, table_id: str, yes: bool) -> None:
    """Delete a table with all its choices and its talk. Nobody can read it afterwards."""
    need_table()
    from . import tables

    if not yes:
        choices = work_on(database, lambda opened: tables.show(opened, table_id))["choices"]
        click.echo(f"would delete table {table_id} with {choices} choices; add --yes")
        return
    work_on(database, lambda opened: tables.remove(opened, table_id))
    click.echo(f"table {table_id} is deleted")


@admin.group()
def seat() -> None:
    """Seats. `table show` lists them."""


@seat.command("remove")
@click.argument("table_id", metavar="TABLE")
@click.argument("number", metavar="SEAT", type=int)
@click.pass_obj
def remove_from_seat(database: str, table_id: str, number: int) -> None:
    """Remove a person from a seat. In a game a bot plays on."""
    need_table()
    from . import tables

    work_on(database, lambda opened: tables.free_seat(opened, table_id, number))
    click.echo(f"seat {number} of table {table_id} is free of its person")


@admin.group()
def token() -> None:
    """Tokens of programs, and links that open a seat on another device. Their secrets are not stored."""


@token.command("list")
@click.option("--table", "table_id", default="", help="Only of this table.")
@as_json
@click.pass_obj
def list_tokens(database: str, table_id: str, as_json: bool) -> None:
    """List tokens and links, the newest first."""
    need_table()
    from . import tables

    print_rows(work_on(database, lambda opened: tables.tokens(opened, table_id)), as_json)


@token.command("revoke")
@click.argument("token")
@click.pass_obj
def revoke_token(database: str, token: str) -> None:
    """Revoke a token, named as `token list` shows it."""
    need_table()
    from . import tables

    found = work_on(database, lambda opened: tables.revoke(opened, token))
    click.echo(f"the token of seat {found['seat']} at table {found['table']} is revoked")
