"""Who may give what to whom, and when. [SA-TRADE-01, SA-TRADE-02]"""

from __future__ import annotations

from typing import Any

from consigliere.engine import Gift, Offer, Seat, Trade

from .components import DEALT, GOOD, GOOD_IDS
from .state import SampleAuctionState as State
from .steps import Market


class SampleAuctionTrade(Trade[State]):
    """Coins are public, goods are behind screens."""

    rule = "SA-TRADE-01"
    money_kind = "coins"
    money_unit = 1
    promisable = ("coins", *GOOD_IDS)

    def closed_by(self, g: State) -> str:
        return "" if isinstance(g.step, Market) else "SA-TRADE-02"

    def problem(self, g: State, offer: Offer, seat: Seat | None) -> str:
        asked: dict[tuple[Seat, str], int] = {}
        for gift in offer.gives:
            if gift.kind not in GOOD and gift.kind != "coins":
                return self.rule
            if not isinstance(gift.what, int) or gift.what < 1:
                return self.rule
            key = (gift.giver, gift.kind)
            asked[key] = asked.get(key, 0) + gift.what
        for (giver, kind), amount in asked.items():
            if kind == "coins":
                have = g.coins[giver]
            elif seat is None or seat == giver:
                have = g.stock(giver)[GOOD[kind]]
            else:
                have = amount
            if amount > have:
                return self.rule
        return ""

    def transfer(self, g: State, gift: Gift) -> None:
        amount = int(gift.what)
        if gift.kind == "coins":
            g.pay(gift.giver, -amount)
            g.pay(gift.taker, amount)
        else:
            g.gain(gift.giver, GOOD[gift.kind], -amount)
            g.gain(gift.taker, GOOD[gift.kind], amount)

    def sees_deal(self, g: State, seat: Seat | None, offer: Offer) -> bool:
        return True

    def goods(self, view: dict[str, Any]) -> list[tuple[int, str, str, int]]:
        table = view["table"]
        found = []
        for seat in range(view["seats"]):
            found.append((seat, "coins", "", table["coins"][seat]))
            for kind, name in enumerate(GOOD_IDS):
                own = seat == view["seat"]
                most = table["stock"][kind] if own else table["most"][seat][kind]
                found.append((seat, name, "", most))
        return found

    def money_available(self, g: State, seat: Seat) -> int:
        return g.coins[seat]

    def suggestions(self, g: State, seat: Seat) -> list[tuple[Gift, ...]]:
        """One of a kind for money, or one of a kind for one of another. Only what is possible by public facts."""
        mine = g.stock(seat)
        found: list[tuple[Gift, ...]] = []
        for other in range(len(g.coins)):
            if other == seat:
                continue
            for kind, name in enumerate(GOOD_IDS):
                if mine[kind]:
                    found.append((Gift(seat, other, name, 1),))
                if DEALT + g.gained[other][kind] > 0:
                    found.append((Gift(other, seat, name, 1),))
                    for back, given in enumerate(GOOD_IDS):
                        if back != kind and mine[back]:
                            found.append((Gift(other, seat, name, 1), Gift(seat, other, given, 1)))
        return found

    def ends_promises(self, event: dict[str, Any]) -> bool:
        return event.get("event") == "night"
