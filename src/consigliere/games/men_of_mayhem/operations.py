"""The operations printed on sites and boards: what they cost and what forbids them. Chapter 6 of the ledger."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option

from .components import (
    CASH,
    CLUB_DISCOUNT,
    CLUB_IDS,
    CLUB_OPS,
    CLUB_ORDER,
    CLUBHOUSE,
    COOL,
    DISCARD,
    EMERGENCY,
    GAIN,
    HOME,
    ITEMS,
    MAIN,
    MAIN_OPS,
    MEMBER,
    OP_AMOUNT,
    OP_BANS,
    OP_GET,
    OP_GIVE,
    OP_KIND,
    OP_MAX,
    OP_PRICE,
    PLACE,
    PRINTED,
    PROSPECT,
    ROOM,
    SELL,
    SPEND,
    SPOTS,
    STEAL,
    TAKE_PATCH,
    TRADE,
    TRICK_OPS,
)
from .state import Charming

# The rule about how often an operation may be used, by its kind [MM-OP-02, MM-OP-03, MM-OP-04, MM-PAT-05]
LIMIT_RULE: Final = {
    SELL: "MM-OP-02",
    SPEND: "MM-OP-02",
    TRADE: "MM-OP-02",
    GAIN: "MM-OP-03",
    STEAL: "MM-OP-04",
    DISCARD: "MM-OP-03",
    TAKE_PATCH: "MM-PAT-05",
}


# No component prints two operations together of which only one could be refused for these reasons
ALL_CLUB_OPS: Final = tuple(op for ops in CLUB_OPS for op in ops)
BANNED: Final = "MM-OP-07"
SHORT: Final = "MM-SUP-02"


def ops_of(site: int, part: int) -> tuple[int, ...]:
    """The operations of a site, of its trick, or of a club's order (the site is then the clubhouse)."""
    if part == CLUB_ORDER:
        return CLUB_OPS[site - HOME] if HOME <= site < ROOM else ()
    if not 0 <= site < PRINTED:
        return ()
    return MAIN_OPS[site] if part == MAIN else TRICK_OPS[site]


def price_of(g: Charming, seat: int, op: int) -> int:
    """The cost of one use for the gang. [MM-CLUB-07]"""
    price = OP_PRICE[op]
    if OP_KIND[op] == SPEND and OP_GET[op] < ITEMS:
        price = max(1, price - CLUB_DISCOUNT[g.powers[seat]])
    return price


def bars_all(g: Charming, seat: int, op: int, used: int) -> str:
    """The rule against another use of an operation, by public facts only; "" if none. [MM-INF-01]"""
    kind = OP_KIND[op]
    if used >= OP_MAX[op]:
        return LIMIT_RULE[kind]
    if g.mods.banned & OP_BANS[op]:
        return BANNED
    get = OP_GET[op]
    if kind in (STEAL, SELL):
        return ""
    if kind == TAKE_PATCH:
        return "MM-PAT-05" if g.patch == seat else ""
    if get < ITEMS:
        if get == CASH:
            return ""
        if kind == GAIN:
            return "" if g.supply[get] else "MM-OP-11"
        return "" if g.supply[get] >= OP_AMOUNT[op] else SHORT
    if get == COOL:
        return "" if g.heat[seat] else "MM-OP-11"
    if get == PROSPECT:
        return "" if g.pool[seat] % MEMBER else "MM-OP-11"
    return "" if g.crew[seat * SPOTS + EMERGENCY] else "MM-OP-11"


def bars_use(g: Charming, seat: int, op: int, used: int) -> str:
    """Like `bars_all`, and whether the gang can pay, which only the gang itself knows. [MM-OP-06]"""
    wrong = bars_all(g, seat, op, used)
    if wrong or OP_GIVE[op] < 0:
        return wrong
    return "" if g.goods[seat * ITEMS + OP_GIVE[op]] >= price_of(g, seat, op) else "MM-OP-06"


def recruit(g: Charming, seat: int, number: int, spot: int = CLUBHOUSE) -> None:
    """Take prospects from the pool, as many as there are. [MM-SUP-05, MM-CLUB-09]"""
    number = min(number, g.pool[seat] % MEMBER)
    g.pool[seat] -= number
    g.crew[seat * SPOTS + spot] += number
    if g.event_log is not None:
        g.emit("recruited", {"seat": seat, "number": number, "place": g.name_of(seat, spot)})


def bars_exploit(g: Charming, seat: int, place: int) -> str:
    """The rule against exploiting a place, "" if none. [MM-EXP-01, MM-EXP-02, MM-EXP-05]"""
    if place >= PRINTED:
        return "MM-EXP-05"
    spot = g.spot(place)
    if spot < 0 or not g.controls(seat, spot):
        return "MM-EXP-01"
    return "MM-EXP-02" if g.marked >> spot & 1 else ""


def rival(g: Charming, seat: int, option: Option, verb: str) -> int:
    """The living rival that an option names, -1 if none."""
    name = option.target
    if option.verb != verb or name not in CLUB_IDS:
        return -1
    other = g.seat_of(CLUB_IDS.index(str(name)))
    return other if other >= 0 and other != seat and g.lives(other) else -1


def bars_target(g: Charming, seat: int, option: Option) -> str:
    """The rule against moving a dude to a place, "" if none. [MM-RIDE-02, MM-RIDE-03, MM-RULE-12]"""
    place = PLACE.get(str(option.target), -1)
    if place < 0 or place == ROOM:
        return "MM-RIDE-03"
    if place >= HOME:
        return "" if place == HOME + g.clubs[seat] else "MM-RIDE-03"
    return "" if place in g.sites else "MM-RIDE-03"
