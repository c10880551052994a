"""Chapters 4.3 and 7: the price of a business, and buying it: as planned, or at once with a discount."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option, Row, SeatDecision, Step

from . import market, verbs
from .abilities import DISCOUNT, PRICE_DEN, PRICE_NUM
from .components import BUSINESS, BUSINESS_IDS, BUY, COST, FROM_DECK_TOO, JOB_EFFECTS, NONE, NOTHING, PLACE_KNOWN
from .monopolies import gain_business
from .options import PURCHASE, SEARCH
from .pieces import planned_in
from .state import NewYork
from .step_checks import knows_deck, rolling


def price(g: NewYork, seat: int, business: int, discount: int = 0, num: int = 1, den: int = 1) -> int:
    """A player's current price of a business: fixed discounts first, then every halving. [LCN-SG-25, LCN-RULE-41]"""
    cost = COST[business] - discount
    if g.rules.expansion:
        for gangster in g.crew[seat]:
            if not g.g_blocked[gangster]:
                cost -= DISCOUNT[gangster]
                num *= PRICE_NUM[gangster]
                den *= PRICE_DEN[gangster]
    return max(0, cost) * num // den


def buy_planned(g: NewYork, seat: int, slot: int) -> None:
    """Pay the price and put the card into play; tokens stay on it. [LCN-ACT-05, LCN-DEAL-10]"""
    business = planned_in(g.tasks[slot])
    g.tasks[slot] = NOTHING
    cost = price(g, seat, business)
    g.spend(seat, cost, "purchase")
    if g.event_log is not None:
        g.emit("bought", {"seat": seat, "business": BUSINESS_IDS[business], "price": cost})
    gain_business(g, seat, business)
    g.job_done(slot // 2, False)


# Terms of purchases by jobs: whether from the deck too, the discount, the part of the price
BUYING: Final = frozenset(
    (effect.source == FROM_DECK_TOO, effect.amount, effect.num, effect.den)
    for rows in JOB_EFFECTS
    for row in rows
    for effect in row
    if effect.word == BUY
)


class BuyNow(SeatDecision[NewYork]):
    """Buy a business at once with a discount: from the market, or from the deck after looking through it; or none.

    [LCN-CARD-07, LCN-CARD-08, LCN-DEC-17, LCN-DEC-32]
    """

    __slots__ = ("deck", "den", "discount", "num", "searched")
    rule = "LCN-CARD-07"

    def __init__(self, seat: int, deck: bool, discount: int, num: int, den: int, searched: bool) -> None:
        self.seat = seat
        self.deck = deck
        self.discount = discount
        self.num = num
        self.den = den
        self.searched = searched

    def problems(self, g: NewYork) -> list[str]:
        wrong = rolling(g)
        if (self.deck, self.discount, self.num, self.den) not in BUYING:
            wrong.append("deck, discount, num and den are those of no job")
        if self.searched:
            wrong += knows_deck(g, self.seat) if self.deck else ["searched, but the deck is not for sale"]
        return wrong

    def _price(self, g: NewYork, business: int) -> int:
        return price(g, self.seat, business, self.discount, self.num, self.den)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *[PURCHASE[business] for business in self._for_sale(g)], SEARCH]

    def _for_sale(self, g: NewYork) -> list[int]:
        """The market, and the deck from the top if it is open."""
        return [*g.market, *([card % PLACE_KNOWN for card in g.deck[::-1]] if self.searched else [])]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.PURCHASE:
            business = BUSINESS.get(str(option.target), NONE)
            if business not in self._for_sale(g):
                return "LCN-CARD-08" if self.deck else "LCN-CARD-07"
            return "" if self._price(g, business) <= g.cash[self.seat] else "LCN-ACT-06"
        if option == SEARCH and not self.deck:
            return "LCN-CARD-07"
        return "LCN-CARD-08" if option == SEARCH and (self.searched or not g.deck) else ""

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == verbs.SEARCH:
            market.look_through_deck(g, seat)
            g.stack.append(BuyNow(seat, self.deck, self.discount, self.num, self.den, True))
        elif option.verb == verbs.PURCHASE:
            business = BUSINESS[str(option.target)]
            cost = self._price(g, business)
            if business in g.market:
                market.take_from_market(g, business)
            else:
                market.take_from_deck(g, business)
            g.spend(seat, cost, "purchase")
            if g.event_log is not None:
                g.emit("bought", {"seat": seat, "business": BUSINESS_IDS[business], "price": cost})
            gain_business(g, seat, business)

    def question_facts(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"prices": {BUSINESS_IDS[business]: self._price(g, business) for business in self._for_sale(g)}}


STEPS: Final[tuple[type[Step], ...]] = (BuyNow,)
