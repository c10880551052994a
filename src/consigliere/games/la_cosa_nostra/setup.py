"""Chapter 3: setup. Players choose bosses, then the table is laid."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, SeatDecision, Step

from . import draw
from .components import (
    ASIDE,
    BUSINESS_IDS,
    BUSINESS_KIND,
    BUSINESSES,
    DATA,
    EXPANSION,
    FAMILIES,
    FAMILY,
    FAMILY_IDS,
    GUNS,
    INFLUENCE_COPIES,
    IS_COMPANY,
    JOB_COPIES,
    JOB_ROUND,
    KIND,
    LIMITS,
    MARKET_SIZE,
    OTHERS_OF,
    ROUNDS,
    SETUP,
    SPECIAL_DECK,
    SPECIALS,
    STARTERS_OF,
    STARTING_SET,
    UNDER_BOSS,
)
from .monopolies import recount
from .options import BOSS
from .state import NewYork, put
from .step_checks import in_phase

STARTING_KINDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(KIND[name] for name in family["starting_businesses"]) for family in DATA["families"]
)


class ChooseBoss(SeatDecision[NewYork]):
    """Each player chooses a different boss, in seat order. [LCN-SET-04, LCN-DEC-01, LCN-RULE-07]"""

    __slots__ = ()
    rule = "LCN-SET-04"

    def problems(self, g: NewYork) -> list[str]:
        wrong = in_phase(g, SETUP)
        if g.family[self.seat] >= 0:
            wrong.append(f"seat {self.seat} has chosen already")
        return wrong

    def options(self, g: NewYork, seat: int) -> list[Option]:
        return [BOSS[family] for family in range(FAMILIES) if family not in g.family]

    def take(self, g: NewYork, seat: int, option: Option) -> None:
        g.family = put(g.family, seat, FAMILY[str(option.target)])
        if g.event_log is not None:
            g.emit("boss", {"seat": seat, "family": str(option.target)})


class RandomBosses(Step[NewYork]):
    """Deal the bosses. [LCN-RULE-07]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, SETUP)

    def run(self, g: NewYork) -> None:
        families = list(range(FAMILIES))
        g.shuffle(families)
        for seat in range(g.rules.seats):
            g.family = put(g.family, seat, families[seat])
            if g.event_log is not None:
                g.emit("boss", {"seat": seat, "family": FAMILY_IDS[families[seat]]})


class LayOut(Step[NewYork]):
    """Lay out gangsters, businesses, cards, money, market and first player. [LCN-SET-01 to LCN-SET-12]"""

    __slots__ = ()

    def problems(self, g: NewYork) -> list[str]:
        return in_phase(g, SETUP)

    def run(self, g: NewYork) -> None:
        rules = g.rules
        for number in range(1, ROUNDS + 1):
            faces = [face for face in rules.jobs if JOB_ROUND[face] == number for _ in range(JOB_COPIES[face])]
            g.job_decks = put(g.job_decks, number, tuple(faces))
        self._families(g)
        self._influence(g)
        self._specials(g)
        self._market(g)
        g.first = g.random_below(rules.seats) if rules.options["first_player"] == "random" else 0
        recount(g)
        if g.event_log is not None:
            g.emit("first_player", {"seat": g.first})
            g.emit("market_open", {"businesses": [BUSINESS_IDS[business] for business in g.market]})

    def _families(self, g: NewYork) -> None:
        """Put starters into play and other gangsters under the boss; give businesses and money. [LCN-SET-05, 06, 09]

        The gangsters of bosses that nobody chose stay in the box. [LCN-RULE-82]
        """
        rest = list(range(BUSINESSES))
        money: int = DATA["money"]["start_expansion" if g.rules.expansion else "start_base"]
        for seat in range(g.rules.seats):
            family = g.family[seat]
            for gangster in STARTERS_OF[family]:
                g.join(seat, gangster)
            for gangster in OTHERS_OF[family]:
                g.place[gangster] = UNDER_BOSS
            for kind in STARTING_KINDS[family]:
                business = next(business for business in rest if BUSINESS_KIND[business] == kind)
                rest.remove(business)
                g.owner = put(g.owner, business, seat)
                g.holdings[seat] = (*g.holdings[seat], business)
            g.cash[seat] = money
        g.shuffle(rest)
        g.deck = tuple(rest)

    def _influence(self, g: NewYork) -> None:
        """Give everybody a starting set; the rest is the deck. [LCN-SET-03]"""
        deck: list[int] = []
        for card in g.rules.influence:
            deck += [card] * (INFLUENCE_COPIES[card] - g.rules.seats * STARTING_SET.count(card))
        g.influence_deck = tuple(deck)
        if g.rules.influence_from_round <= 1:
            draw.hand_out_sets(g)

    def _specials(self, g: NewYork) -> None:
        """Set the strongest special gangsters aside; the others are the special deck. [LCN-EXP-01]"""
        if g.rules.expansion:
            for gangster in SPECIALS:
                strongest = GUNS[gangster] == EXPANSION["set_aside_guns"]
                g.place[gangster] = ASIDE if strongest else SPECIAL_DECK

    def _market(self, g: NewYork) -> None:
        """Turn up four different cards with at most one company; shuffle others back. [LCN-SET-07, LCN-SET-08]"""
        market: list[int] = []
        replaced: list[int] = []
        deck = list(g.deck)
        companies = 0
        while len(market) < MARKET_SIZE:
            business = deck.pop()
            double = any(BUSINESS_KIND[other] == BUSINESS_KIND[business] for other in market)
            if double or (IS_COMPANY[business] and companies >= LIMITS["market_start_max_companies"]):
                replaced.append(business)
            else:
                market.append(business)
                companies += IS_COMPANY[business]
        if replaced:
            deck.extend(replaced)
            g.shuffle(deck)
        g.deck = tuple(deck)
        g.market = tuple(market)


LAY_OUT: Final = LayOut()
RANDOM_BOSSES: Final = RandomBosses()
STEPS: Final[tuple[type[Step], ...]] = (ChooseBoss, RandomBosses, LayOut)
