"""Routes about people: the account and its sessions, and links that open a seat on another device."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import segno
from litestar import Response, get, post
from litestar.response import Redirect

from consigliere.board.words import Words
from consigliere.table.base.errors import Refused, sentence_of
from consigliere.table.base.names import folded
from consigliere.table.base.visitor import Visitor
from consigliere.table.show import pages
from consigliere.table.show.pages.context import AccountContext, Flash, Night

from .guards import Form
from .limits import Asker, address_of
from .requests import Web, base_of, identify, local_path, number_in, page, redirect, submitted
from .services import Services

LINK = "seat"  # the cookie that carries a link's secret from its address to the button
LINK_LIFE = 600

Section = Literal["", "login", "register", "password", "delete"]


@get("/account", include_in_schema=False)
async def account(request: Web) -> Response[str]:
    """The account, or the forms to sign in and to register."""
    services, visitor = await identify(request)
    return await _account(services, visitor)


async def _account(
    services: Services,
    visitor: Visitor,
    error: Refused | None = None,
    form: Section = "",
    done: str = "",
    token: str = "",
) -> Response[str]:
    own = await services.presenter.own_tables(visitor, 50)
    words = Words(visitor.language)
    flash = Flash(words(done), "good") if done else None
    text = sentence_of(error, words) if error is not None else ""
    night = await services.people.night_of(visitor)
    frame, mails = services.presenter.frame(visitor, "/account", flash), services.sender.mails is not None
    has_token = await services.people.has_token(visitor)
    context = AccountContext(frame, own, text, form, Night(*night), mails, token, has_token)
    return page(pages.account(context), error.status if error is not None else 200)


@post("/account/register", include_in_schema=False)
async def register(request: Web) -> Response[Any]:
    """Register. Fields: `name`, `password`."""
    services, visitor, form = await submitted(request)
    services.limits.spend("table", address_of(request))
    try:
        await services.people.register(visitor, form.text("name"), form.text("password"))
    except Refused as error:
        return await _account(services, visitor, error, "register")
    return redirect("/account")


async def with_password(services: Services, request: Web, name: str, action: Callable[[], Awaitable[None]]) -> None:
    """Run an action that needs a password.

    Wrong passwords count against the address, and against this name from this address. Nobody can lock out a person who
    is elsewhere.
    """
    address = address_of(request)
    for asker in (address, Asker("login", f"{address.who} {folded(name)}")):
        services.limits.spend("login", asker)
    await action()
    for asker in (address, Asker("login", f"{address.who} {folded(name)}")):
        services.limits.give_back("login", asker)


@post("/account/login", include_in_schema=False)
async def login(request: Web) -> Response[Any]:
    """Sign in. Fields: `name`, `password`."""
    services, visitor, form = await submitted(request)
    name, password = form.text("name"), form.text("password")
    try:
        await with_password(services, request, name, lambda: services.people.login(visitor, name, password))
    except Refused as error:
        return await _account(services, visitor, error, "login")
    return redirect("/account")


@post("/account/password", include_in_schema=False)
async def change_password(request: Web) -> Response[Any]:
    """Change the password, which signs every other browser out. Fields: `password`, `new`."""
    services, visitor, form = await submitted(request)
    old, new = form.text("password"), form.text("new")
    try:
        changed = lambda: services.people.change_password(visitor, old, new)  # noqa: E731
        await with_password(services, request, visitor.account_name, changed)
    except Refused as error:
        return await _account(services, visitor, error, "password")
    return await _account(services, visitor, done="web-password-changed")


@post("/account/delete", include_in_schema=False)
async def delete_account(request: Web) -> Response[Any]:
    """Delete the account. Field: `password`."""
    services, visitor, form = await submitted(request)
    password = form.text("password")
    try:
        name = visitor.account_name
        await with_password(services, request, name, lambda: services.people.delete(visitor, password))
    except Refused as error:
        return await _account(services, visitor, error, "delete")
    return redirect("/")


@post("/account/logout", include_in_schema=False)
async def logout(request: Web) -> Redirect:
    """Sign out. Field: `everywhere`."""
    services, visitor, form = await submitted(request)
    if form.text("everywhere") == "1":
        await services.people.logout_everywhere(visitor)
    else:
        await services.people.logout(visitor)
    return redirect("/")


@post("/account/nickname", include_in_schema=False)
async def nickname(request: Web) -> Redirect:
    """Change the nickname. Fields: `nickname`, `next`."""
    services, visitor, form = await submitted(request)
    await services.people.rename(visitor, form.text("nickname"))
    return redirect(local_path(form.text("next", "/account")))


@post("/account/night", include_in_schema=False)
async def night(request: Web) -> Response[Any]:
    """Choose one's own night, for tables where one sits down from now on. Fields: `from`, `to`, `zone`."""
    services, visitor, form = await submitted(request)
    try:
        await services.people.set_night(visitor, form.text("zone"), number_in(form, "from"), number_in(form, "to"))
    except Refused as error:
        return await _account(services, visitor, error)
    return await _account(services, visitor, done="web-night-saved")


@post("/account/holidays", include_in_schema=False)
async def holidays(request: Web) -> Response[Any]:
    """Announce holidays: coming days on which one's clocks stand. Field: `days`."""
    services, visitor, form = await submitted(request)
    try:
        await services.people.set_holidays(visitor, form.text("days"))
    except Refused as error:
        return await _account(services, visitor, error)
    return await _account(services, visitor, done="web-holidays-saved")


@post("/account/token", include_in_schema=False)
async def token(request: Web) -> Response[Any]:
    """Make the token with which programs act for the account, or revoke it. Field: `drop` (1 revokes it)."""
    services, visitor, form = await submitted(request)
    try:
        if form.text("drop") == "1":
            await services.people.drop_token(visitor)
            return await _account(services, visitor, done="web-programs-dropped")
        secret = await services.people.new_token(visitor)
    except Refused as error:
        return await _account(services, visitor, error)
    return await _account(services, visitor, token=secret)


# --- a seat on another device


@post("/t/{table:str}/link", include_in_schema=False)
async def seat_link(request: Web, table: str) -> Response[Any]:
    """Make a link that opens this seat on another device, once. It is shown once: the store has only its hash."""
    services, visitor, seat, _ = await _seated(request, table)
    loaded = await services.tables.cache.get(table)
    key = await services.tables.seating.new_key(table, seat, "link")
    link = f"{base_of(request)}/t/{table}/seat/{key}"
    frame = services.presenter.frame(visitor, f"/t/{table}")
    return page(pages.seat_link(frame, table, loaded.row.game, link, _svg(link)))


@post("/t/{table:str}/unlink", include_in_schema=False)
async def revoke_links(request: Web, table: str) -> Redirect:
    """Revoke the links to the seat, and the browsers that used one."""
    services, visitor, seat, _ = await _seated(request, table)
    await services.tables.seating.revoke_links(table, seat, visitor.owner)
    return redirect(f"/t/{table}")


async def _seated(request: Web, table: str) -> tuple[Services, Visitor, int, Form]:
    services, visitor, form = await submitted(request)
    seat = services.presenter.seat(await services.tables.cache.get(table), visitor)
    if seat is None:
        raise Refused("no-seat", 403)
    return services, visitor, seat, form


@get("/t/{table:str}/seat/{key:str}", include_in_schema=False)
async def follow_link(request: Web, table: str, key: str) -> Redirect:
    """Move the secret of a link from the address to a cookie, so that no history or shared screen shows it.

    Programs follow links too, so this changes nothing; the button on the next page does.
    """
    services, _ = await identify(request)
    found = await services.tables.seating.seat_of_key(key, "link")
    if found is None or found[0] != table:
        raise Refused("bad-key", 404)
    answer = redirect(f"/t/{table}/seat")
    secure = request.url.scheme == "https"
    answer.set_cookie(
        LINK, key, max_age=LINK_LIFE, path=f"/t/{table}/seat", httponly=True, samesite="lax", secure=secure
    )
    return answer


@get("/t/{table:str}/seat", include_in_schema=False)
async def take_seat(request: Web, table: str) -> Response[str]:
    """The page that a seat's link leads to, with the button that takes the seat."""
    services, visitor = await identify(request)
    found = await services.tables.seating.seat_of_key(request.cookies.get(LINK, ""), "link")
    if found is None or found[0] != table:
        raise Refused("bad-key", 404)
    loaded = await services.tables.cache.get(table)
    name = loaded.people[found[1]].name
    return page(pages.take_seat(services.presenter.frame(visitor), table, loaded.row.game, name))


@post("/t/{table:str}/seat", include_in_schema=False)
async def enter_seat(request: Web, table: str) -> Redirect:
    """Take the seat of a link."""
    services, visitor, _ = await submitted(request)
    await services.tables.seating.sit_by_link(services.people.person(visitor), table, request.cookies.get(LINK, ""))
    answer = redirect(f"/t/{table}")
    answer.delete_cookie(LINK, path=f"/t/{table}/seat")
    return answer


def _svg(text: str) -> str:
    picture = io.BytesIO()
    segno.make(text, micro=False).save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return picture.getvalue().decode()


ROUTES = [
    account, register, login, logout, change_password, delete_account, nickname, night, holidays, token,
    seat_link, revoke_links, follow_link, take_seat, enter_seat,
]  # fmt: skip
