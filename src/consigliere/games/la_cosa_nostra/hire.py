"""Chapter 11.1: the expansion's hire phase, and hiring in the income phase of the base game (4.9)."""

from __future__ import annotations

from typing import Final

from consigliere.engine import PASS, Option, Row, Sealed, Step

from . import draw, verbs
from .abilities import DRAWS_ANY, DRAWS_INFLUENCE, DRAWS_ON_HIRE
from .components import (
    ASIDE,
    DISPLAY,
    DRAW,
    EXPANSION,
    GANGSTER,
    GANGSTER_IDS,
    GONE,
    GUN_COST,
    GUNS,
    NONE,
    OTHERS_OF,
    PAYDAY,
    SPECIAL_DECK,
    SPECIALS,
    STARTER,
    UNDER_BOSS,
)
from .components import HIRE as HIRE_PHASE
from .monopolies import recount
from .options import EXCHANGE, GIVE, HIRE
from .state import NewYork
from .step_checks import in_phase, next_in, only_expansion, whose_turn


class HirePhase(Step[NewYork]):
    """Turn up nine special gangsters; each player in turn may hire one gangster. [LCN-EXP-02 to LCN-EXP-04]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return only_expansion(g) + next_in(g, self, DRAW, HIRE_PHASE)

    def run(self, g: NewYork) -> None:
        g.phase = HIRE_PHASE
        if g.round == EXPANSION["shuffle_back_round"]:
            for gangster in SPECIALS:
                if g.place[gangster] == ASIDE:
                    g.place[gangster] = SPECIAL_DECK
        deck = tuple([gangster for gangster in SPECIALS if g.place[gangster] == SPECIAL_DECK])
        shown: list[int] = []
        while deck and len(shown) < EXPANSION["display_size"]:
            gangster, deck = g.draw_random(deck)
            g.place[gangster] = DISPLAY
            shown.append(gangster)
        if g.event_log is not None:
            g.emit("display", {"gangsters": [GANGSTER_IDS[gangster] for gangster in shown]})
        g.then(*[HireTurn(seat) for seat in g.order()], END_OF_HIRING)


class EndOfHiring(Step[NewYork]):
    """Set unhired gangsters aside for round 3, or remove them from the game. [LCN-EXP-04, LCN-RULE-73]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return only_expansion(g) + in_phase(g, HIRE_PHASE)

    def run(self, g: NewYork) -> None:
        to = ASIDE if g.round in EXPANSION["unhired_set_aside_rounds"] else GONE
        for gangster in SPECIALS:
            if g.place[gangster] == DISPLAY:
                g.place[gangster] = to
        g.turn = NONE


def exchange_price(g: NewYork, gangster: int) -> int:
    """The cost of an exchange in round 1: the price minus the base cost of the starter. [LCN-EXP-05]"""
    return max(0, g.rules.hire_cost[gangster] - GUNS[gangster] * GUN_COST)


def price_on_display(g: NewYork, gangster: int) -> int:
    """The cost of a special gangster this round; less than on the card in an exchange. [LCN-EXP-03, LCN-EXP-05]"""
    exchange = g.round in EXPANSION["exchange_only_rounds"]
    return exchange_price(g, gangster) if exchange else g.rules.hire_cost[gangster]


def partners(g: NewYork, seat: int, gangster: int) -> list[int]:
    """The starters a seat could give for a special gangster: those of the same strength. [LCN-EXP-05]"""
    return [own for own in g.crew[seat] if STARTER[own] and GUNS[own] == GUNS[gangster]]


def family_bars(g: NewYork, seat: int, gangster: int) -> str:
    """The rule against hiring a gangster of one's own family, "" if none."""
    if gangster not in OTHERS_OF[g.family[seat]] or g.place[gangster] != UNDER_BOSS:
        return "LCN-INC-02"
    return "" if g.rules.hire_cost[gangster] <= g.cash[seat] else "LCN-INC-02"


def hire(g: NewYork, seat: int, gangster: int, price: int) -> None:
    """Pay for a gangster and put him into play, with the effects of hiring him. [LCN-EXP-06, LCN-SG-08, LCN-SG-13]"""
    g.spend(seat, price, "hire")
    g.join(seat, gangster)
    recount(g)
    if g.event_log is not None:
        g.emit("hired", {"seat": seat, "gangster": GANGSTER_IDS[gangster], "price": price})
    if DRAWS_ON_HIRE[gangster]:
        draw.draw_influence(g, seat, DRAWS_INFLUENCE[gangster])
        if DRAWS_ANY[gangster]:
            g.stack.append(draw.ExtraDraw(seat, DRAWS_ANY[gangster]))


class HireTurn(Sealed[NewYork]):
    """Hire a gangster from the display or of one's family, or none; exchange in round 1. [LCN-EXP-03, LCN-DEC-03]"""

    __slots__ = ("seat",)
    rule = "LCN-EXP-03"
    own_turn = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: NewYork) -> list[str]:
        return only_expansion(g) + in_phase(g, HIRE_PHASE) + whose_turn(g, self, self.seat)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        g.turn = self.seat
        return (self.seat,)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        if row:
            return [GIVE[own] for own in g.crew[seat]]
        found = [PASS, *[HIRE[own] for own in OTHERS_OF[g.family[seat]]]]
        ways = EXCHANGE if g.round in EXPANSION["exchange_only_rounds"] else HIRE
        return [*found, *[ways[gangster] for gangster in SPECIALS if g.place[gangster] == DISPLAY]]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        gangster = GANGSTER.get(str(option.target), NONE)
        if row:
            if option.verb == verbs.GIVE:
                return "" if gangster in partners(g, seat, GANGSTER[str(row[0].target)]) else "LCN-EXP-05"
            return self.rule
        if option.verb == verbs.HIRE:
            return self._hire_bars(g, seat, gangster)
        return self._exchange_bars(g, seat, gangster) if option.verb == verbs.EXCHANGE else ""

    def _hire_bars(self, g: NewYork, seat: int, gangster: int) -> str:
        """The rule against hiring a gangster, "" if none."""
        if gangster not in SPECIALS:
            return "LCN-EXP-03" if family_bars(g, seat, gangster) else ""
        if g.place[gangster] != DISPLAY:
            return "LCN-EXP-03"
        if g.round in EXPANSION["exchange_only_rounds"]:
            return "LCN-EXP-05"
        return "" if g.rules.hire_cost[gangster] <= g.cash[seat] else "LCN-EXP-03"

    def _exchange_bars(self, g: NewYork, seat: int, gangster: int) -> str:
        """The rule against an exchange for a gangster, "" if none."""
        if g.round not in EXPANSION["exchange_only_rounds"]:
            return "LCN-EXP-05"
        if gangster not in SPECIALS or g.place[gangster] != DISPLAY:
            return "LCN-EXP-03"
        if exchange_price(g, gangster) > g.cash[seat]:
            return "LCN-EXP-05"
        return "" if partners(g, seat, gangster) else "LCN-EXP-05"

    def is_complete(self, g: NewYork, seat: int, row: Row) -> bool:
        return row[0].verb != verbs.EXCHANGE or len(row) == 2

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        if row[0].verb == verbs.PASS:
            return
        gangster = GANGSTER[str(row[0].target)]
        if row[0].verb == verbs.HIRE:
            hire(g, seat, gangster, g.rules.hire_cost[gangster])
            return
        given = GANGSTER[str(row[1].target)]
        if g.event_log is not None:
            g.emit("exchanged", {"seat": seat, "gangster": GANGSTER_IDS[given]})
        g.leave(given, GONE)
        hire(g, seat, gangster, exchange_price(g, gangster))


class IncomeHire(Sealed[NewYork]):
    """In the base game, hire a gangster from under the boss card after the income, or none. [LCN-INC-02, LCN-DEC-23]"""

    __slots__ = ("seat",)
    rule = "LCN-INC-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: NewYork) -> list[str]:
        return only_expansion(g, False) + in_phase(g, PAYDAY) + whose_turn(g, self, self.seat)

    def seats(self, g: NewYork) -> tuple[int, ...]:
        g.turn = self.seat
        return (self.seat,)

    def candidates(self, g: NewYork, seat: int, row: Row) -> list[Option]:
        return [PASS, *[HIRE[own] for own in OTHERS_OF[g.family[seat]]]]

    def forbidden_by(self, g: NewYork, seat: int, option: Option, row: Row) -> str:
        return family_bars(g, seat, GANGSTER.get(str(option.target), NONE)) if option.verb == verbs.HIRE else ""

    def resolve(self, g: NewYork, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        if row[0].verb == verbs.HIRE:
            gangster = GANGSTER[str(row[0].target)]
            hire(g, seat, gangster, g.rules.hire_cost[gangster])


PHASE: Final = HirePhase()
END_OF_HIRING: Final = EndOfHiring()
STEPS: Final[tuple[type[Step], ...]] = (HirePhase, EndOfHiring, HireTurn, IncomeHire)
