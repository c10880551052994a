"""Chapter 3, free actions: orders sold for a lira and gifts to the ally, at any time. [LF-FREE-01 to 04, LF-RULE-3]"""

from __future__ import annotations

from consigliere.engine import Answers, Option

from .components import ALLY, BITS, GIFT_COST, SALE, SETUP, TOKENS_EACH
from .costs import sell
from .options import GIVE, MOST_GIVEN, SALE_THING, SELL
from .payments import Raise
from .state import Sicily


def extras(g: Sicily, seat: int) -> list[Option]:
    """What a seat may do now whoever's turn it is; never during the setup."""
    if g.phase == SETUP or g.result is not None:
        return []
    base = TOKENS_EACH * g.family[seat]
    found = [SELL[base + i] for i in BITS[g.hand[seat]]]
    # A lira given costs another one to the bank.
    found += GIVE[1 : min(MOST_GIVEN, g.money[seat] // (1 + GIFT_COST)) + 1]
    if seat not in g.deciders:
        return found
    return [option for option in found if leaves_an_option(g, seat, option)]


def leaves_an_option(g: Sicily, seat: int, option: Option) -> bool:
    """Whether the seat could still answer its own question afterwards. [LF-RULE-3]"""
    top = g.stack[-1]
    if isinstance(top, Raise):
        if option.verb == "sell":
            return True
        return g.money[seat] - (1 + GIFT_COST) * int(option.target) + SALE * len(BITS[g.hand[seat]]) >= top.price
    world = g.clone()
    take_extra(world, seat, option)
    if isinstance(top, Answers):  # what was given of the answer is given back as far as it no longer goes
        return bool(top.of.next_options(world, seat, ()))
    return bool(top.options(world, seat))


def take_extra(g: Sicily, seat: int, option: Option) -> None:
    if option.verb == "sell":
        sell(g, seat, SALE_THING[str(option.target)])
        return
    amount = int(option.target)
    g.money[seat] -= (1 + GIFT_COST) * amount
    g.money[ALLY[seat]] += amount
    if g.told is not None:
        g.tell("gift", {"seat": seat, "other": ALLY[seat], "amount": amount})
