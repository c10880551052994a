"""`consigliere admin` about notice: a test of the mail server, links to a new password, and unsent messages."""

from __future__ import annotations

import asyncio
from typing import Any

import click

from consigliere.table.base import configuration

from .club import admin
from .command import as_json, limit_option, need_table, person, print_rows, work_on

__all__ = ["admin"]


@admin.command("mail-test", context_settings=configuration.ENVIRONMENT)
@click.argument("address")
@configuration.mail_options
def mail_test(address: str, **notice: Any) -> None:
    """Send a test mail, with the settings of `serve`, and say what the mail server answered."""
    need_table()
    from consigliere.table.notice import mail
    from consigliere.table.notice.message import Failed
    from consigliere.table.notice.texts import plain_message
    from consigliere.table.store.notice_queries import TEST, Preferences

    found = configuration.mail_of(notice)
    if "mail" not in found:
        raise click.ClickException("no mail server is configured: --smtp-host, --mail-from, --public-url")
    if not mail.is_address(address):
        raise click.ClickException(f"{address} is no mail address")
    message = plain_message("test", TEST, Preferences(), found["public"])
    try:
        asyncio.run(mail.send(found["mail"], found["public"], address, message))
    except Failed as error:
        raise click.ClickException(f"the mail was not sent: {error.code}") from None
    click.echo(f"{found['mail'].host} has accepted a mail to {address}")


@person.command("link", context_settings=configuration.ENVIRONMENT)
@click.argument("who")
@configuration.mail_options
@click.pass_obj
def password_link(database: str, /, who: str, **notice: Any) -> None:
    """Print a link to a new password, for somebody without a mail address. It works once, within an hour."""
    need_table()
    from . import people

    public = configuration.mail_of(notice)["public"]
    if not public:
        raise click.ClickException("a link needs --public-url, the address of this server as people know it")
    click.echo(work_on(database, lambda opened: people.password_link(opened, who, public)))


@admin.command("letters")
@limit_option
@as_json
@click.pass_obj
def dead_letters(database: str, limit: int, as_json: bool) -> None:
    """List messages that could not be sent, the newest first, with the last error. Addresses are not shown."""
    need_table()
    from consigliere.table.store import notice_queries

    from .opened import Opened, Row, moment

    async def read(opened: Opened) -> list[Row]:
        async with opened.store.read() as connection:
            found = await notice_queries.dead_letters(connection, limit)
        names = ("letter", "kind", "channel", "error", "at", "attempts")
        return [dict(zip(names, (*row[:4], moment(row[4]), row[5]), strict=True)) for row in found]

    print_rows(work_on(database, read), as_json)
