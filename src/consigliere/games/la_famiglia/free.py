"""Chapter 3, free actions at any time: selling orders, gifts to the ally. [LF-FREE-01 to LF-FREE-04, LF-RULE-3]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Answers, Option, seat_of

from .components import (
    ALLY,
    AUTHORITY,
    BITS,
    BRIBE,
    EVENTS_LULL,
    GIFT_COST,
    KIND_IDS,
    PLANNING_LULL,
    RECRUITS,
    SETUP,
    TOKENS_EACH,
)
from .costs import bars_sale, sell
from .lull import Claim, Release
from .options import GIVE, MOST_GIVEN, SALE_THING, SELL
from .payments import Raise, can_pay
from .state import Sicily


def extras(g: Sicily, seat: int) -> list[Option]:
    """The free actions of a seat now, in anybody's turn; none during the setup."""
    if g.phase == SETUP or g.result is not None:
        return []
    base = TOKENS_EACH * g.family[seat]
    found = [SELL[base + i] for i in BITS[g.hand[seat]]]
    found += GIVE[1 : most_given(g, seat) + 1]
    return [option for option in found if not extra_forbidden_by(g, seat, option)]


def most_given(g: Sicily, seat: int) -> int:
    """The most a seat can give: each lira given costs another one to the bank. [LF-FREE-02]"""
    return min(MOST_GIVEN, g.money[seat] // (1 + GIFT_COST))


def extra_forbidden_by(g: Sicily, seat: int, option: Option) -> str:
    """The rule against a sale or a gift now, "" if none. The seat need not be asked anything."""
    verb = option.verb
    if verb != "sell" and verb != "give":
        return bars_time(g, seat, option)
    if g.phase == SETUP or g.result is not None:
        return "LF-RULE-3"
    why = bars_sale(g, seat, option) if verb == "sell" else bars_gift(g, seat, option)
    if why or seat not in g.deciders:
        return why
    return "" if leaves_an_option(g, seat, option) else "LF-RULE-3"


LULLS: Final = (PLANNING_LULL, EVENTS_LULL)
# The rule of each control token that its holder is asked about.
TOKEN_RULE: Final = {KIND_IDS[AUTHORITY]: "LF-TOK-01", KIND_IDS[BRIBE]: "LF-TOK-02", KIND_IDS[RECRUITS]: "LF-TOK-05"}


def bars_time(g: Sicily, seat: int, option: Option) -> str:
    """The rule against an option that belongs to another moment. [LF-CTL-11, LF-RULE-19]"""
    step = g.step
    if step is None or seat not in g.deciders:
        return ""
    if option.verb in ("claim", "release"):
        return "" if g.phase in LULLS or isinstance(step, Claim | Release) else "LF-CTL-11"
    rule = TOKEN_RULE.get(str(option.target), "") if option.verb == "use" else ""
    return rule if rule != step.rule else ""


def bars_gift(g: Sicily, seat: int, option: Option) -> str:
    """The rule against a gift: lire to the ally only, and the same amount to the bank. [LF-FREE-02, LF-FREE-03]"""
    amount = option.target
    if not isinstance(amount, int):
        return "LF-FREE-03" if seat_of(amount) not in (None, ALLY[seat]) else "LF-FREE-02"
    return "" if 1 <= amount <= most_given(g, seat) else "LF-FREE-02"


def leaves_an_option(g: Sicily, seat: int, option: Option) -> bool:
    """Whether the seat could still answer its own question afterwards. [LF-RULE-3]"""
    top = g.stack[-1]
    if isinstance(top, Raise):
        if option.verb == "sell":
            return True
        return can_pay(g, seat) - (1 + GIFT_COST) * int(option.target) >= top.price
    world = g.clone()
    take_extra(world, seat, option)
    if isinstance(top, Answers):  # parts of the answer that are no longer possible are dropped
        return bool(top.question.next_options(world, seat, ()))
    return bool(top.options(world, seat))


def take_extra(g: Sicily, seat: int, option: Option) -> None:
    """Carry out a sale or a gift to the ally. [LF-FREE-02]"""
    if option.verb == "sell":
        sell(g, seat, SALE_THING[str(option.target)])
        return
    amount = int(option.target)
    g.money[seat] -= (1 + GIFT_COST) * amount
    g.money[ALLY[seat]] += amount
    if g.event_log is not None:
        g.emit("gift", {"seat": seat, "other": ALLY[seat], "amount": amount})
