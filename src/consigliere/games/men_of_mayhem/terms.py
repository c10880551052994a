"""What operations cost and bring a seat now, and how many uses are left."""

from __future__ import annotations

from typing import NamedTuple

from consigliere.drawing import View

from .components import (
    CARD,
    CLUB,
    CLUB_DISCOUNT,
    CLUB_SELL_BONUS,
    ITEMS,
    OP_AMOUNT,
    OP_BANS,
    OP_GET,
    OP_GIVE,
    OP_IDS,
    OP_KIND,
    OP_MAX,
    OP_PRICE,
    PLAIN,
    SELL,
    SPEND,
    Mods,
    mods_of,
)


class Terms(NamedTuple):
    """What an operation costs and brings the reader, and what has changed it."""

    price: int
    amount: int
    changed: str = ""
    """the reader's club, or "card" if an open card changes it"""
    banned: bool = False
    left: int = -1
    """how many uses are left; -1: as printed"""


def open_mods(view: View) -> Mods:
    """What the open cards change."""
    table = view["table"]
    return mods_of(tuple([CARD[card] for card in (*table["permanent"], *table["lying"])]))


def powers_of(view: View, seat: int | None) -> int:
    """The club whose powers a seat has; PLAIN for nobody and for the side without powers."""
    if seat is None:
        return PLAIN
    player = view["table"]["players"][seat]
    return CLUB[player["club"]] if player["side"] == "high_octane" else PLAIN


def terms_of(op: int, view: View, powers: int, mods: Mods) -> Terms:
    """What an operation costs and brings the reader now, and how many uses are left."""
    price, amount, changed = OP_PRICE[op], OP_AMOUNT[op], ""
    give, used = OP_GIVE[op], view["table"].get("uses", {})
    if OP_KIND[op] == SELL:
        by_club, by_card = CLUB_SELL_BONUS[give][powers], mods.sell_bonus[give]
        amount += by_club + by_card
        changed = _club(view) if by_club else "card" if by_card else ""
    elif OP_KIND[op] == SPEND and OP_GET[op] < ITEMS:
        price = max(1, price - CLUB_DISCOUNT[powers])
        changed = _club(view) if price != OP_PRICE[op] else ""
    left = OP_MAX[op] - used[OP_IDS[op]] if OP_IDS[op] in used else -1
    return Terms(price, amount, changed, bool(mods.banned & OP_BANS[op]), left)


def _club(view: View) -> str:
    return str(view["table"]["players"][view["seat"]]["club"] or "")
