"""Chapters 6 and 7: what the words of the job vocabulary do, the choices they leave, and the last consequences."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Decision, Option, Row, Step

from . import action, free, reactions
from .abilities import BOUNTY
from .components import (
    AT_GANGSTER,
    BET,
    BLOCK,
    BUSINESS,
    BUSINESS_IDS,
    BUY,
    COLLECT,
    DESTROY,
    FINE,
    FROM_DECK_TOO,
    GANGSTER_IDS,
    KILL,
    LAUNDER,
    NOTHING,
    PINS,
    PLACE_KNOWN,
    STEAL,
    TAKE,
    TROPHY,
    Effect,
)
from .deed import HARM_BLOCK, HARM_KILL, NO_HARM, Deed
from .options import PURCHASE, SEARCH, WASH, WASH_ALL, amount_of, amounts
from .state import NewYork, put


def apply(g: NewYork, deed: Deed, effect: Effect) -> None:
    """One word of the vocabulary."""
    word = effect.word
    seat = deed.seat
    if word == STEAL:
        g.pay(deed.against, seat, effect.amount, "theft")
    elif word == FINE:
        g.spend(deed.against, min(effect.amount, g.cash[deed.against]), "damage")
    elif word == COLLECT:
        for other in g.order():
            if other != seat:
                g.pay(other, seat, effect.amount, "party")
    elif word == BLOCK:
        blocked = g.g_blocked if deed.aim == AT_GANGSTER else g.b_blocked
        if not blocked[deed.target]:  # blocking a blocked card changes nothing [LCN-RULE-10]
            deed.harm = HARM_BLOCK
            harm(g)
    elif word in (KILL, DESTROY):
        deed.harm = HARM_KILL
        harm(g)
    elif word == TAKE:
        take_over(g, deed)
    elif word == LAUNDER:
        g.stack.append(Launder(seat, effect.amount))
    elif word == BUY:
        g.stack.append(BuyNow(seat, effect.source == FROM_DECK_TOO, effect.amount, effect.num, effect.den, False))
    elif word == BET:
        g.cash[seat] += deed.stake  # the stake itself comes back, the rest is the bank's
        g.earn(seat, deed.stake * (effect.num - 1), "races")
        deed.stake = 0


def harm(g: NewYork) -> None:
    """A kill, destruction or block on its way: it may be prevented, may be treated, then happens. [LCN-TIM-03]"""
    g.then(reactions.CANCEL_WINDOW, reactions.DOCTOR_WINDOW, CONSEQUENCE)


def take_over(g: NewYork, deed: Deed) -> None:
    """Persuasion: the businessman changes sides, as he lies; tokens on him go home. [LCN-CARD-06]"""
    business = deed.target
    g.tokens_home(business)
    g.lose_business(business)
    if g.told is not None:
        facts = {"seat": deed.seat, "from": deed.against, "business": BUSINESS_IDS[business]}
        g.tell("took_over", facts)
    g.gain_business(deed.seat, business)


class Launder(Decision[NewYork]):
    """How much of one's cash goes under the boss card; chosen after the roll. [LCN-LAUN-01, LCN-DEC-16]"""

    __slots__ = ("limit", "seat")
    FIELDS = ("seat", "limit")
    rule = "LCN-LAUN-01"

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return amounts(WASH, WASH_ALL, min(self.limit, g.cash[seat]))

    def illegal(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == "launder":
            return "" if option in self.options(g, seat) else "LCN-LAUN-01"
        return self.rule

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        free.launder(g, seat, amount_of(option, min(self.limit, g.cash[seat])))

    def asks(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"limit": self.limit}


class BuyNow(Decision[NewYork]):
    """A business at once and cheaper: from the market, or from the deck too once it was looked through; or none.

    [LCN-CARD-07, LCN-CARD-08, LCN-DEC-17, LCN-DEC-32]
    """

    __slots__ = ("deck", "den", "discount", "num", "searched", "seat")
    FIELDS = ("seat", "deck", "discount", "num", "den", "searched")
    rule = "LCN-CARD-07"

    def __init__(self, seat: int, deck: bool, discount: int, num: int, den: int, searched: bool) -> None:
        self.seat = seat
        self.deck = deck
        self.discount = discount
        self.num = num
        self.den = den
        self.searched = searched

    def _price(self, g: NewYork, business: int) -> int:
        return action.price(g, self.seat, business, self.discount, self.num, self.den)

    def deciders(self, g: NewYork) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: NewYork, seat: int) -> list[Option]:
        found = [PASS, *[PURCHASE[business] for business in self._for_sale(g) if not self.bars(g, business)]]
        return found if self.illegal(g, seat, SEARCH, ()) else [*found, SEARCH]

    def _for_sale(self, g: NewYork) -> list[int]:
        """The market, and the deck from the top once it lies open."""
        return [*g.market, *([card % PLACE_KNOWN for card in reversed(g.deck)] if self.searched else [])]

    def bars(self, g: NewYork, business: int) -> str:
        """The rule against buying a business, "" if none."""
        if business not in self._for_sale(g):
            return "LCN-CARD-07"
        return "" if self._price(g, business) <= g.cash[self.seat] else "LCN-ACT-06"

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        if option.verb == "search":
            g.look_through_deck(seat)
            g.stack.append(BuyNow(seat, self.deck, self.discount, self.num, self.den, True))
        elif option.verb == "purchase":
            business = BUSINESS[str(option.target)]
            cost = self._price(g, business)
            if business in g.market:
                g.take_from_market(business)
            else:
                g.take_from_deck(business)
            g.spend(seat, cost, "purchase")
            if g.told is not None:
                g.tell("bought", {"seat": seat, "business": BUSINESS_IDS[business], "price": cost})
            g.gain_business(seat, business)

    def asks(self, g: NewYork, seat: int) -> dict[str, object]:
        return {"prices": {BUSINESS_IDS[business]: self._price(g, business) for business in self._for_sale(g)}}

    def illegal(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        if option.verb == "purchase":
            return self.bars(g, BUSINESS.get(str(option.target), -1))
        if option == SEARCH:
            return "" if self.deck and g.deck and not self.searched else "LCN-CARD-08"
        return "" if option == PASS else self.rule


# --- step 9: final consequences


class Consequence(Step[NewYork]):
    """What was to happen to the target happens, as the doctors left it. [LCN-TIM-03, chapter 6]"""

    __slots__ = ()

    def run(self, g: NewYork) -> None:
        deed = g.deeds[-1]
        harm, deed.harm = deed.harm, NO_HARM
        if harm == NO_HARM:
            return
        target = deed.target
        if deed.aim == AT_GANGSTER:
            if harm == HARM_KILL:
                kill_gangster(g, target, deed.seat)
            else:
                block_gangster(g, target)
        elif harm == HARM_KILL:
            g.lose_business(target)
            g.to_bottom(target)
            if g.told is not None:
                g.tell("killed", {"seat": deed.seat, "business": BUSINESS_IDS[target]})
        else:
            g.b_blocked = put(g.b_blocked, target, 1)
            g.tokens_home(target)
            if g.told is not None:
                g.tell("blocked", {"seat": deed.seat, "business": BUSINESS_IDS[target]})
        g.recount()


def lose_assignments(g: NewYork, gangster: int) -> None:
    """Everything a gangster was to do is lost. [LCN-BLK-02, LCN-KILL-03]"""
    for slot in (2 * gangster, 2 * gangster + 1):
        if g.tasks[slot] != NOTHING:
            g.lose_task(slot)


def block_gangster(g: NewYork, gangster: int) -> None:
    g.g_blocked = put(g.g_blocked, gangster, 1)
    if g.told is not None:
        g.tell("blocked", {"gangster": GANGSTER_IDS[gangster]})
    lose_assignments(g, gangster)


def kill_gangster(g: NewYork, gangster: int, killer: int) -> None:
    """He goes to the killer's trophies, all that lay on him is lost; a bounty is paid. [LCN-KILL-02, 03, LCN-SG-03]"""
    hunter = g.having(killer, BOUNTY)
    bounty = BOUNTY[hunter] * g.strength(gangster) if hunter >= 0 else 0
    if g.told is not None:
        g.tell("killed", {"seat": killer, "gangster": GANGSTER_IDS[gangster]})
    lose_assignments(g, gangster)
    g.drop_pins(gangster, PINS - 1)
    g.g_blocked = put(g.g_blocked, gangster, 0)
    g.split = put(g.split, gangster, 0)
    g.leave(gangster, TROPHY)
    g.trophies = put(g.trophies, killer, (*g.trophies[killer], gangster))
    g.earn(killer, bounty, "bounty")


CONSEQUENCE: Final = Consequence()
STEPS: Final[tuple[type[Step], ...]] = (Launder, BuyNow, Consequence)
