"""Actions about seats: sitting down, getting up, the host, bots."""

from __future__ import annotations

from consigliere import bots
from consigliere.games import find
from consigliere.table.base.errors import Refused
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.play import levels
from consigliere.table.show.seats import bot_levels

from .actions import Click, action
from .requests import name_guest, number_in


@action("join", "anybody")
async def join(click: Click) -> None:
    """Sit down at a free seat. Fields: `seat`, `nickname`."""
    form, visitor = click.form, click.visitor
    wanted = form.number("seat", -1)
    if not form.text("nickname").strip():
        name_guest(visitor)
    name = form.text("nickname").strip() or visitor.nickname
    person = click.services.people.person(visitor)
    await click.tables.seating.join(person, click.loaded, -1 if wanted is None else wanted, name)


@action("leave", "anybody")
async def leave(click: Click) -> None:
    """Leave your seats."""
    await click.tables.seating.leave(click.loaded, click.visitor.owner)


@action("remove", "host")
async def remove(click: Click) -> None:
    """Remove somebody from a seat, before the game (host). Field: `seat`."""
    await click.tables.seating.remove(click.loaded, number_in(click.form, "seat"))


@action("host", "anybody")
async def claim_host(click: Click) -> None:
    """Take over from a host who is away."""
    await click.tables.seating.claim_host(click.loaded, click.visitor.owner)


@action("start", "host")
async def start(click: Click) -> None:
    """Start the game (host)."""
    await click.tables.seating.start(click.loaded)


@action("close", "host")
async def close(click: Click) -> None:
    """Close the table (host)."""
    await click.tables.seating.close(click.loaded)


@action("replace", "host")
async def replace_seat(click: Click) -> None:
    """Let a bot play a seat (host). Fields: `seat`, `level` (a level, or a bot's own name), `temper`."""
    _check_not_over_days(click)
    game = click.loaded.row.game
    bot = click.form.text("level") or bots.default_bots(find(game).trades, 1)[0]
    names = bot_levels(game)
    if bot in levels.by_level(names):
        bot = levels.named(names, bot, click.form.text("temper"))
    bots.make(bot)
    await click.tables.seating.seat_bot(click.loaded, number_in(click.form, "seat"), bot)


@action("restore", "host")
async def restore_seat(click: Click) -> None:
    """Give a seat back to its person (host). Over days they come back themselves. Field: `seat`."""
    _check_not_over_days(click)
    await click.tables.seating.unseat_bot(click.loaded, number_in(click.form, "seat"))


def _check_not_over_days(click: Click) -> None:
    """Raise Refused at a game over days: what the others have decided about a seat is not one host's to change."""
    if click.loaded.running and click.loaded.row.speed != TONIGHT:
        raise Refused("others-vote", 409)


@action("vote")
async def vote(click: Click) -> None:
    """Vote about a late seat at a table over days. Fields: `seat`, `choice` (wait, bot, seat)."""
    about = number_in(click.form, "seat")
    await click.tables.lateness.vote(click.loaded, click.seat, about, click.form.text("choice"))


@action("over-days")
async def go_over_days(click: Click) -> None:
    """Propose to go on over days, agree to that, or refuse it. Field: `speed` (brisk, steady, easy; no)."""
    speed = click.form.text("speed")
    if speed == "no":
        await click.tables.pace_votes.refuse(click.loaded, click.seat)
    else:
        person = click.services.people.person(click.visitor)
        await click.tables.pace_votes.agree(person, click.loaded, click.seat, speed)


@action("substitute", "anybody")
async def substitute(click: Click) -> None:
    """Take a seat that waits for a substitute. Fields: `seat`, `nickname`."""
    form, visitor = click.form, click.visitor
    if not form.text("nickname").strip():
        name_guest(visitor)
    name, person = form.text("nickname").strip() or visitor.nickname, click.services.people.person(visitor)
    await click.tables.lateness.take_over(person, click.loaded, number_in(form, "seat"), name)


@action("back", "anybody")
async def come_back(click: Click) -> None:
    """Take your seats back from the bot that has played for you."""
    await click.tables.lateness.come_back(click.loaded, click.visitor.owner)


@action("curtain", "anybody")
async def lift_curtain(click: Click) -> None:
    """Show another of your seats, at a table on one screen. Field: `seat`."""
    wanted = number_in(click.form, "seat")
    if wanted not in click.services.presenter.own(click.loaded, click.visitor):
        raise Refused("no-seat", 403)
    await click.tables.seating.take_screen(click.loaded, click.visitor.session, wanted)


ROUTES = [
    join,
    leave,
    remove,
    claim_host,
    start,
    close,
    replace_seat,
    restore_seat,
    vote,
    go_over_days,
    substitute,
    come_back,
    lift_curtain,
]
