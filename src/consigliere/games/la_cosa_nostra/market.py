"""The market and the business deck: taking cards, refilling, looking. [LCN-PLAN-04, LCN-RULE-52]"""

from __future__ import annotations

from .components import BUSINESS_IDS, MARKET_SIZE, PLACE_KNOWN
from .state import NewYork


def refill_market(g: NewYork, at: int) -> None:
    """Refill an empty place of the market at once, if the deck has a card. [LCN-PLAN-04]"""
    market = g.market
    if g.deck:
        card = g.deck[-1] % PLACE_KNOWN
        g.deck = g.deck[:-1]
        g.market = (*market[:at], card, *market[at + 1 :])
        if g.event_log is not None:
            g.emit("market", {"business": BUSINESS_IDS[card]})
    else:
        g.market = market[:at] + market[at + 1 :]


def take_from_market(g: NewYork, business: int) -> None:
    """Take a business out of the market and fill its place from the deck. [LCN-PLAN-04]"""
    refill_market(g, g.market.index(business))


def take_from_deck(g: NewYork, business: int) -> None:
    """Take a card from anywhere in the deck without changing its order. [LCN-RULE-52]"""
    g.deck = tuple([card for card in g.deck if card % PLACE_KNOWN != business])


def replace_market(g: NewYork, count: int) -> None:
    """Put the old cards under the deck in display order, then turn up new ones. [LCN-RULE-51]"""
    for business in g.market:
        g.to_bottom(business)
    g.market = ()
    for _ in range(min(count, MARKET_SIZE)):
        if g.deck:
            g.market = (*g.market, g.deck[-1] % PLACE_KNOWN)
            g.deck = g.deck[:-1]
    if g.event_log is not None:
        g.emit("new_market", {"businesses": [BUSINESS_IDS[business] for business in g.market]})


def look_through_deck(g: NewYork, seat: int) -> None:
    """A seat looks through the business deck and knows its order from then on. [LCN-RULE-75]"""
    bit = PLACE_KNOWN << seat
    g.deck = tuple([card if card & bit else card + bit for card in g.deck])
    g.count_reveal()
    if g.event_log is not None:
        cards = [BUSINESS_IDS[card % PLACE_KNOWN] for card in g.deck[::-1]]
        g.emit("searched", {"seat": seat}, {"deck": cards}, (seat,))
