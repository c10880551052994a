"""Actions about talk: spectators' talk, folding what somebody says, reports."""

from __future__ import annotations

import json

from consigliere.table.base import clock
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import one_line
from consigliere.table.store import people_queries, queries, report_queries
from consigliere.table.store.report_queries import A_DAY, FROZEN, LONGEST_REASON, MOST_A_DAY, Report
from consigliere.table.store.rows import owner_of

from .actions import Click, action
from .requests import name_guest, number_in


@action("watchers", "anybody")
async def say_watching(click: Click) -> None:
    """Say something among spectators. Whoever sits at the table does not hear it. Field: `text`."""
    click.spend("chat")
    if click.services.presenter.own(click.loaded, click.visitor):
        raise Refused("no-room", 403)
    name_guest(click.visitor)
    await click.tables.talk.say_watching(click.loaded, click.visitor.nickname, click.form.text("text"))


def _owner(click: Click, seat: int) -> str:
    """Return who holds another person's seat. Raises Refused if nobody does."""
    if seat in click.services.presenter.own(click.loaded, click.visitor):
        raise Refused("no-self", 400)
    owner = owner_of(click.loaded.holders, seat)
    if not owner:
        raise Refused("no-person", 404)
    return owner


@action("mute")
async def mute(click: Click) -> None:
    """Fold what somebody says, for yourself alone; or unfold it. Fields: `seat`, `on` (1 or 0)."""
    seat, who = number_in(click.form, "seat"), click.visitor.owner
    whom = _owner(click, seat)
    change = people_queries.tie if click.form.text("on") == "1" else people_queries.untie
    async with click.services.store.write() as connection:
        kind = await people_queries.fold_kind(connection, whom, click.loaded.people[seat].name)
        await change(connection, who, whom, kind)
        await queries.touch(connection, click.loaded.id)
    await click.tables.cache.refresh(click.loaded)
    click.tables.hub.changed(click.loaded.id)


@action("report")
async def report(click: Click) -> None:
    """Report a line or a person to the operator. Fields: `what` (`seat:1`, or `line:57` as you heard it), `why`."""
    click.spend("chat")
    kind, _, text = click.form.text("what").partition(":")
    why = one_line(click.form.text("why"))
    if not why or len(why) > LONGEST_REASON:
        raise Refused("report-why", 400, most=LONGEST_REASON)
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1
    heard = click.loaded.talk.heard_by(click.seat)
    if kind == "line":
        line = next((one.said for one in heard if one.number == number), None)
        if line is None or line.seat is None:
            raise Refused("no-person", 404)
        seat = line.seat
        heard = [one for one in heard if one.number <= number]
    else:
        seat = number
    whom = _owner(click, seat)
    kept = [[one.said.room, one.said.seat, one.said.name, one.said.text, one.said.at] for one in heard[-FROZEN:]]
    found = Report(
        click.visitor.owner, click.visitor.nickname, whom, click.loaded.people[seat].name, click.loaded.id,
        click.loaded.head, json.dumps(kept, ensure_ascii=False), why,
    )  # fmt: skip
    async with click.services.store.write() as connection:
        if await report_queries.recent_reports(connection, click.visitor.owner, clock.now() - A_DAY) >= MOST_A_DAY:
            raise Refused("too-many", 429)
        await report_queries.add_report(connection, found)
    click.said = "web-reported"


ROUTES = [say_watching, mute, report]
