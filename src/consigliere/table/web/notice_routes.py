"""Routes about notice: channels, levels, and the links in messages."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import Response, get, post

from consigliere.board.words import Words
from consigliere.table.base.errors import Refused, sentence_of
from consigliere.table.base.names import folded
from consigliere.table.base.visitor import Visitor
from consigliere.table.notice.collecting import usable
from consigliere.table.notice.registry import Reader
from consigliere.table.show import pages
from consigliere.table.show.pages import files
from consigliere.table.show.pages.context import Flash, MessageContext
from consigliere.table.show.pages.notice_context import ChannelInfo, LinkContext, NoticeContext, TableNoticeContext
from consigliere.table.store import queries
from consigliere.table.store.notice_queries import Channel

from .limits import Asker, address_of
from .requests import Web, base_of, identify, page, redirect, services_of, submitted
from .services import Services

WORKER = "/static/worker.js"
DONE = "done"  # the parameter that names what has just been done
SAID = ("saved", "added", "removed", "tested", "letter", "resumed")


@get("/notice", include_in_schema=False)
async def notice(request: Web) -> Response[str]:
    """How one is told that a table waits: channels, and of what."""
    services, visitor = await identify(request)
    return await _page(services, visitor, done=request.query_params.get(DONE, ""))


async def _page(services: Services, visitor: Visitor, error: Refused | None = None, done: str = "") -> Response[str]:
    channels, preferences = await services.notices.of(visitor.owner)
    words = Words(visitor.language)
    flash = Flash(words(f"web-notice-{done}"), "good") if done in SAID else None
    context = NoticeContext(
        services.presenter.frame(visitor, "/notice", flash),
        tuple(_shown(one) for one in channels),
        preferences.level,
        services.sender.mails is not None,
        services.sender.push.public_key,
        sentence_of(error, words) if error is not None else "",
    )
    return page(pages.notice(context), error.status if error is not None else 200)


def _shown(one: Channel) -> ChannelInfo:
    secret = msgspec.json.decode(one.keys).get("secret", "") if one.kind == "json" else ""
    return ChannelInfo(one.id, one.kind, one.name, one.confirmed, one.off, one.error, secret)


async def _reader(services: Services, visitor: Visitor, request: Web) -> Reader:
    """Return who chooses. A browser that was never stored is stored now, so that it is known again."""
    async with services.store.write() as connection:
        await queries.save_session(connection, visitor.session, visitor.nickname, visitor.account)
    return Reader(visitor.owner, visitor.language, base_of(request)[:200])


async def _done(services: Services, visitor: Visitor, action: Awaitable[None], done: str) -> Response[Any]:
    try:
        await action
    except Refused as error:
        return await _page(services, visitor, error)
    return redirect(f"/notice?{DONE}={done}")


@post("/notice/level", include_in_schema=False)
async def general_level(request: Web) -> Response[Any]:
    """Choose of what one is told at all tables. Field: `level` (all, deadlines, none)."""
    services, visitor, form = await submitted(request)
    reader = await _reader(services, visitor, request)
    return await _done(services, visitor, services.notices.set_general_level(reader, form.text("level")), "saved")


@post("/notice/mail", include_in_schema=False)
async def add_mail(request: Web) -> Response[Any]:
    """Add a mail address; a letter with a link confirms it. Field: `address`. Needs an account."""
    services, visitor, form = await submitted(request)
    if visitor.account is None:
        raise Refused("no-account", 403)
    address = form.text("address")
    services.limits.spend("mail", services.people.asker(visitor, address_of(request)))
    services.limits.spend("mail", Asker("mailbox", address.strip().casefold()[:254]))
    reader = await _reader(services, visitor, request)
    return await _done(services, visitor, services.notices.add_mail(reader, address), "letter")


@post("/notice/push", include_in_schema=False)
async def add_push(request: Web) -> Response[Any]:
    """Add this browser. Fields: `endpoint`, `p256dh`, `auth`, `name`."""
    services, visitor, form = await submitted(request)
    reader = await _reader(services, visitor, request)
    fields = [form.text(name) for name in ("endpoint", "p256dh", "auth", "name")]
    return await _done(services, visitor, services.notices.add_push(reader, *fields), "added")


@post("/notice/webhook", include_in_schema=False)
async def add_webhook(request: Web) -> Response[Any]:
    """Add a webhook. Fields: `kind` (discord, slack, json), `url`."""
    services, visitor, form = await submitted(request)
    services.limits.spend("mail", services.people.asker(visitor, address_of(request)))
    reader = await _reader(services, visitor, request)
    return await _done(
        services, visitor, services.notices.add_webhook(reader, form.text("kind"), form.text("url")), "added"
    )


@post("/notice/test", include_in_schema=False)
async def test_channel(request: Web) -> Response[Any]:
    """Send a test to a channel, or the letter that confirms it again. Field: `channel`."""
    services, visitor, form = await submitted(request)
    return await _done(services, visitor, services.notices.test(visitor.owner, form.text("channel")), "tested")


@post("/notice/remove", include_in_schema=False)
async def remove_channel(request: Web) -> Response[Any]:
    """Delete a channel. Field: `channel`."""
    services, visitor, form = await submitted(request)
    return await _done(services, visitor, services.notices.remove(visitor.owner, form.text("channel")), "removed")


@post("/notice/resume", include_in_schema=False)
async def resume_channel(request: Web) -> Response[Any]:
    """Use a channel again that was stopped or has failed. Field: `channel`."""
    services, visitor, form = await submitted(request)
    return await _done(services, visitor, services.notices.resume(visitor.owner, form.text("channel")), "resumed")


# --- at a table


@get("/t/{table:str}/notice", include_in_schema=False)
async def table_notice(request: Web, table: str) -> Response[str]:
    """Of what one is told at a table. For people who sit there."""
    services, visitor = await identify(request)
    return await _table_page(services, visitor, table)


async def _table_page(services: Services, visitor: Visitor, table: str, done: str = "") -> Response[str]:
    loaded = await services.tables.cache.get(table)
    if not services.presenter.own(loaded, visitor):
        raise Refused("no-seat", 403)
    channels, _ = await services.notices.of(visitor.owner)
    flash = Flash(Words(visitor.language)(done), "good") if done else None
    context = TableNoticeContext(
        services.presenter.frame(visitor, f"/t/{table}/notice", flash),
        table,
        loaded.row.game,
        await services.notices.level_at(visitor.owner, table),
        bool(usable(channels)),
    )
    return page(pages.table_notice(context))


@post("/t/{table:str}/notice", include_in_schema=False)
async def set_table_notice(request: Web, table: str) -> Response[Any]:
    """Choose of what one is told at a table. Field: `level` (all, deadlines, none)."""
    services, visitor, form = await submitted(request)
    loaded = await services.tables.cache.get(table)
    if not services.presenter.own(loaded, visitor):
        raise Refused("no-seat", 403)
    await services.notices.set_level(visitor.owner, table, form.text("level"))
    return await _table_page(services, visitor, table, "web-notice-saved")


# --- links in messages


def _link_page(services: Services, visitor: Visitor, context: LinkContext, status: int = 200) -> Response[str]:
    return page(pages.link_page(context), status)


def _bad_link(services: Services, visitor: Visitor) -> Response[str]:
    text = Words(visitor.language)("refused-bad-link")
    return page(pages.message(MessageContext(services.presenter.frame(visitor), 404, "", text)), 404)


@get("/notice/confirm/{secret:str}", include_in_schema=False)
async def confirm_page(request: Web, secret: str) -> Response[str]:
    """The page that the letter to a new address leads to, with the button that confirms it."""
    services, visitor = await identify(request)
    one = await services.notices.confirm(secret, do=False)
    if one is None:
        return _bad_link(services, visitor)
    frame = services.presenter.frame(visitor)
    return _link_page(services, visitor, LinkContext(frame, "confirm", f"/notice/confirm/{secret}", one.name))


@post("/notice/confirm/{secret:str}", include_in_schema=False)
async def confirm(request: Web, secret: str) -> Response[str]:
    """Confirm a mail address."""
    services, visitor, _ = await submitted(request)
    one = await services.notices.confirm(secret, do=True)
    if one is None:
        return _bad_link(services, visitor)
    frame = services.presenter.frame(visitor)
    return _link_page(services, visitor, LinkContext(frame, "confirm", "", one.name, done=True))


@get("/notice/stop/{secret:str}", include_in_schema=False)
async def stop_page(request: Web, secret: str) -> Response[str]:
    """The page that stops notices on one channel, with the button that does it."""
    services, visitor = await identify(request)
    one = await services.notices.find_stop(secret)
    if one is None:
        return _bad_link(services, visitor)
    frame = services.presenter.frame(visitor)
    return _link_page(services, visitor, LinkContext(frame, "stop", f"/notice/stop/{secret}", one.name))


@post("/notice/stop/{secret:str}", include_in_schema=False, status_code=200)
async def stop(request: Web, secret: str) -> Response[str]:
    """Stop notices on one channel. Mail programs do this by themselves (RFC 8058), so the link alone is enough."""
    services, visitor = await identify(request, "post")
    one = await services.notices.find_stop(secret)
    if one is None or not await services.notices.stop(secret):
        return _bad_link(services, visitor)
    frame = services.presenter.frame(visitor)
    return _link_page(services, visitor, LinkContext(frame, "stop", "", one.name, done=True))


# --- a new password


@get("/account/forgot", include_in_schema=False)
async def forgot_page(request: Web) -> Response[str]:
    """The form for people who have forgotten their password. Only if this server sends mail."""
    services, visitor = await identify(request)
    if services.sender.mails is None:
        raise Refused("not-found", 404)
    return _link_page(services, visitor, LinkContext(services.presenter.frame(visitor), "forgot", "/account/forgot"))


@post("/account/forgot", include_in_schema=False, status_code=200)
async def forgot(request: Web) -> Response[str]:
    """Send a way to a new password to the confirmed address of an account. Field: `name`. The answer tells nothing."""
    services, visitor, form = await submitted(request)
    name, address = form.text("name"), address_of(request)
    services.limits.spend("login", address)
    services.limits.spend("login", Asker("login", f"{address.who} {folded(name)}"))
    await services.notices.send_reset(name)
    context = LinkContext(services.presenter.frame(visitor), "forgot", "", done=True)
    return _link_page(services, visitor, context)


@get("/account/reset/{secret:str}", include_in_schema=False)
async def reset_page(request: Web, secret: str) -> Response[str]:
    """The form for a new password, behind the link of a letter."""
    services, visitor = await identify(request)
    if await services.notices.account_to_reset(secret) is None:
        return _bad_link(services, visitor)
    context = LinkContext(services.presenter.frame(visitor), "reset", f"/account/reset/{secret}")
    return _link_page(services, visitor, context)


@post("/account/reset/{secret:str}", include_in_schema=False, status_code=200)
async def reset(request: Web, secret: str) -> Response[str]:
    """Set a new password, which signs every browser of the account out and uses the link up. Field: `new`."""
    services, visitor, form = await submitted(request)
    account = await services.notices.account_to_reset(secret)
    if account is None:
        return _bad_link(services, visitor)
    frame = services.presenter.frame(visitor)
    try:
        await services.people.set_password(account, form.text("new"))
    except Refused as error:
        text = sentence_of(error, Words(visitor.language))
        context = LinkContext(frame, "reset", f"/account/reset/{secret}", error=text)
        return _link_page(services, visitor, context, error.status)
    return _link_page(services, visitor, LinkContext(frame, "reset", "", done=True))


@get("/worker.js", include_in_schema=False)
async def worker(request: Web) -> Response[bytes]:
    """The script that shows notices while no page is open. It must be at the top to serve the whole site."""
    services_of(request)
    file = files.file(WORKER)
    if file is None:
        raise Refused("not-found", 404)
    return Response(file.body, media_type=file.kind, headers={"cache-control": "no-cache"})


ROUTES = [
    notice, general_level, add_mail, add_push, add_webhook, test_channel, remove_channel, resume_channel,
    table_notice, set_table_notice, confirm_page, confirm, stop_page, stop, forgot_page, forgot, reset_page, reset,
    worker,
]  # fmt: skip
