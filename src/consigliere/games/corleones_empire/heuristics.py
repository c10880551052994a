"""What a bot needs to know of Corleone's Empire: how good a state looks.

Everything is reckoned in dollars at the end of the game: what lies in the suitcase counts in full, what is in hand as
far as it may get there, districts and colours by how likely their awards are.
"""

from __future__ import annotations

from math import exp
from typing import Final

from consigliere.engine import Answers, Row

from .components import (
    BILL_VALUE,
    BILLS,
    BUSINESS,
    CARD_EFFECTS,
    COLOUR_AWARD,
    COLOUR_IDS,
    COSTS,
    DISTRICT_AWARD,
    DISTRICTS,
    E_BILLS,
    FIRST_ALLY,
    FIRST_JOB,
    HAND_LIMIT,
    JOB_COLOUR,
    JOB_COST,
    JOB_SIZE,
    ROUNDS,
    TRIBUTE,
    WILD,
)
from .options import KIND_OF
from .rounds import worth
from .state import Empire, Numbers, without_card

# Weights found by playing bots against each other.
SCALE: Final = 9.0  # dollars of lead that make a game look three quarters won
LAUNDERED: Final = (0.0, 0.62, 0.62, 0.66, 0.40)  # by round: what a dollar in hand is worth
GOOD: Final = (0.0, 1.0, 1.0, 1.0, 0.5)  # a good in hand that a job may need
JOB: Final = (0.0, 0.7, 0.7, 0.6, 0.3)  # a job in hand
PAYABLE: Final = 0.35  # of its bills, once all goods are there
ALLY: Final = 1.9  # for each round it may still be played in
FIGURE: Final = 2.6  # a figure still to be played: an action to come
SPILL: Final = 0.45  # of a card beyond the hand limit while figures are left to use it
LAST_SPILL: Final = 0.25
HEAD: Final = 0.5  # the horse head
SHARE: Final = 0.7  # control of a district, for each round it may still bring a share
MARKER: Final = 0.5
EAGER: Final = 2.5  # dollars of a bid that are likely to be enough
REWARD: Final = tuple(
    sum(BILL_VALUE[bill] for effect in effects for bill in E_BILLS[effect]) if FIRST_JOB <= kind < FIRST_ALLY else 0
    for kind, effects in enumerate(CARD_EFFECTS)
)


def value(g: Empire, seat: int) -> float:
    """A guess between 0 (lost) and 1 (won) at how the game stands for a seat."""
    if g.result is not None:
        return g.result.share(seat)
    top = g.stack[-1]
    bid = 0.0
    if isinstance(top, Answers) and top.of.weighed and top.row(seat):
        g, bid = _as_if_given(g, seat, top.row(seat))
    totals = _awards(g)
    for other in range(g.rules.seats):
        totals[other] += _own(g, other)
    totals[seat] += bid
    mine = totals[seat]
    best = -1000.0
    rest = 0.0
    for other, total in enumerate(totals):
        if other != seat:
            best = max(best, total)
            rest += total
    others = 0.6 * best + 0.4 * rest / (g.rules.seats - 1)
    return 1.0 / (1.0 + exp((others - mine) / SCALE))


def _as_if_given(g: Empire, seat: int, row: Row) -> tuple[Empire, float]:
    """The state as if the parts of an answer given so far had left hand or suitcase, and what a bid may bring."""
    g = g.clone()
    spent = 0
    for option in row:
        kind = KIND_OF.get(option.target, -1)
        if option.verb == "discard":
            g.hands[seat] = without_card(g.hands[seat], kind)
        elif option.verb == "bid":
            g.cases[seat] = without_card(g.cases[seat], kind)
            spent += BILL_VALUE[kind]
    return g, ALLY * (ROUNDS - g.round) * (1.0 - exp(-spent / EAGER)) if spent else 0.0


def _own(g: Empire, seat: int) -> float:
    """What a seat has, apart from awards."""
    supply = g.supply[seat]
    figures = 0
    while supply:
        figures += supply & 1
        supply >>= 1
    total = worth(g.cases[seat]) + FIGURE * figures + _hand(g, seat, figures)
    if g.horse == seat:
        total += HEAD
    return total


def _hand(g: Empire, seat: int, figures: int) -> float:
    """Cards by what they are worth, best first; those beyond the limit of the coming tribute count for little."""
    hand = g.hands[seat]
    number = g.round
    last = number == ROUNDS
    if last and not figures and g.phase >= TRIBUTE:
        return _last_hand(hand)
    goods = [0] * len(COSTS)
    for i, good in enumerate(COSTS):
        goods[i] = hand.count(good)
    wild = hand.count(WILD)
    values: list[float] = []
    for kind in hand:
        if kind < BILLS:
            values.append(BILL_VALUE[kind] * LAUNDERED[number])
        elif kind < FIRST_JOB:
            values.append(GOOD[number] * (1.3 if kind == WILD else 1.0))
        elif kind < FIRST_ALLY:
            values.append(JOB[number] + _near(kind, goods, wild))
        else:
            values.append(ALLY * (ROUNDS - number + (figures > 0)))
    for ally in g.played[seat]:
        values.append(ALLY * (ROUNDS - number) if ally else 0.0)
    values.sort(reverse=True)
    limit = HAND_LIMIT[number]
    if last:  # two bills will count in full
        return _last_hand(hand) + (0.35 if figures else 0.0) * sum(values)
    spill = SPILL if figures else LAST_SPILL
    return sum(values[:limit]) + spill * sum(values[limit:])


def _last_hand(hand: Numbers) -> float:
    """The two best bills go into the suitcase at the end. [CE-FIN-02]"""
    total = 0.0
    found = 0
    for kind in reversed(hand):
        if kind < BILLS and found < HAND_LIMIT[ROUNDS]:
            total += BILL_VALUE[kind]
            found += 1
    return total


def _near(job: int, goods: list[int], wild: int) -> float:
    """How near a job is to being paid: its bills, weighed by the part of its cost that is there."""
    missing = 0
    for i, wanted in enumerate(JOB_COST[job]):
        if wanted > goods[i]:
            missing += wanted - goods[i]
    missing = max(0, missing - wild)
    return PAYABLE * REWARD[job] * (1.0 - missing / JOB_SIZE[job]) ** 2


def _awards(g: Empire) -> list[float]:
    """What each seat may expect of districts and colours, and of the markers it holds."""
    seats = g.rules.seats
    totals = [0.0] * seats
    number = g.round
    sure = (0.0, 0.35, 0.5, 0.7, 1.0)[number]
    left = ROUNDS - number
    open_war = g.phase <= BUSINESS
    for district in range(DISTRICTS):
        stack = g.markers[district]
        if open_war:
            points = g.influence(district)
            top = max(points)
            if top:
                if points.count(top) == 1 and points[-1] != top:
                    winner = points.index(top)
                    rival = 0
                    for i, count in enumerate(points):
                        if i != winner and count > rival:
                            rival = count
                    hold = 0.55 + 0.15 * min(3, top - rival)
                    totals[winner] += hold * (MARKER + SHARE * left)
                    stack = (*stack, winner)
                else:
                    for i, count in enumerate(points[:-1]):
                        if count == top:
                            totals[i] += 0.3
        if not stack:
            continue
        totals[stack[-1]] += SHARE * left
        most = 0
        for seat in stack:
            most = max(most, stack.count(seat))
        for seat in reversed(stack):
            if stack.count(seat) == most:
                totals[seat] += DISTRICT_AWARD * sure * 0.9
                break
        for seat in stack:
            totals[seat] += MARKER
    counts = [[0] * seats for _ in COLOUR_IDS]
    for seat, case in enumerate(g.cases):
        for kind in case:
            if kind >= BILLS:
                counts[JOB_COLOUR[kind]][seat] += 1
    if g.doing >= 0 and g.turn >= 0:
        counts[JOB_COLOUR[g.doing]][g.turn] += 1
    for row in counts:
        most = max(row)
        if not most:
            continue
        tied = row.count(most)
        for seat, count in enumerate(row):
            if count == most:
                totals[seat] += COLOUR_AWARD * sure * (0.95 if tied == 1 else 0.75)
            elif count:
                totals[seat] += 0.4 * (1.0 - sure) + 0.3 * left * count / most
    return totals
