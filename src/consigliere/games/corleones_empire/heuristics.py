"""Estimates how good a state of Corleone's Empire is. Bots know nothing else about the game.

Everything is measured in dollars at the end of the game. The suitcase counts in full, the hand by how likely it gets
there, districts and colours by how likely their awards are.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from consigliere.engine import Answers, Option, Row

from .bribery import worth
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
    DRAW_JOBS,
    E_BILLS,
    E_COUNT,
    E_KIND,
    EACH,
    EXCHANGE_GOOD,
    FIRST_ALLY,
    FIRST_JOB,
    FIRST_SPACE,
    FRONT,
    GAIN_GOOD,
    GAIN_GOOD_CHOICE,
    GAINS,
    HAND_LIMIT,
    HORSE_HEAD,
    JOB_COLOUR,
    JOB_COST,
    JOB_SIZE,
    LAUNDER,
    MOST_SEATS,
    NEUTRAL,
    ROUNDS,
    SPACE_IDS,
    TOUCHES,
    TRIBUTE,
    WILD,
)
from .components import REWARD as R_BILLS
from .options import EFFECT_OF, FIGURE_OF, KIND_OF, SEAT_OF
from .state import Empire, Numbers, backs, without_card

# Weights found by playing bots against each other.
SCALE: Final = 9.0  # dollars of lead that make a game look three quarters won
LAUNDERED: Final[tuple[float, ...]] = (0.0, 0.62, 0.62, 0.66, 0.40)  # by round: what a dollar in hand is worth
GOOD: Final[tuple[float, ...]] = (0.0, 1.0, 1.0, 1.0, 0.5)  # a good in hand that a job may need
JOB: Final[tuple[float, ...]] = (0.0, 0.7, 0.7, 0.6, 0.3)  # a job in hand
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
SURE: Final[tuple[float, ...]] = (0.0, 0.35, 0.5, 0.7, 1.0)  # by round: that the current leader gets the award
FIGURES_IN: Final = tuple(bits.bit_count() for bits in range(1 << EACH))  # by supply
KEPT: Final = 1 << 15
FEW: Final = 1 << 8
PLACES: Final = 5  # places of each sort that are tried


# A rough value of each effect, in dollars at the end of the game
_ROUGH: Final = {
    LAUNDER: 1.3,
    DRAW_JOBS: 0.9,
    EXCHANGE_GOOD: 0.4,
    GAIN_GOOD: 1.0,
    GAIN_GOOD_CHOICE: 1.2,
    HORSE_HEAD: HEAD,
}
GLANCE: Final = tuple(
    _ROUGH.get(kind, 0.62 * sum(BILL_VALUE[bill] for bill in E_BILLS[effect]) - 0.7 * E_COUNT[effect])
    for effect, kind in enumerate(E_KIND)
)
UNPLACED: Final = ("job", "common", "ally")  # impossible once the last figure has been played
GLANCED: Final = ("thug", "family", "collect", "place", "to")
# Taken before anything that may be declined: bills, goods, jobs, the horse head
FIRST_OF_ALL: Final = tuple(kind in GAINS or kind == R_BILLS for kind in E_KIND)


def value(g: Empire, seat: int) -> float:
    """An estimate of a seat's chances between 0 (lost) and 1 (won)."""
    if g.result is not None:
        return g.result.share(seat)
    top = g.stack[-1]
    bid = 0.0
    if isinstance(top, Answers) and top.question.values_parts and top.row(seat):
        g, bid = _as_if_given(g, seat, top.row(seat))
    seats = g.rules.seats
    number = g.round
    late = g.phase >= TRIBUTE
    turf = _districts(tuple(g.at), g.chief, g.tiles, g.markers, g.seat_of, seats, number, g.phase <= BUSINESS)
    jobs = _colours(tuple(g.cases), g.doing, g.turn, number)
    best = -1000.0
    rest = 0.0
    mine = bid
    for other in range(seats):
        figures = FIGURES_IN[g.supply[other]]
        total = turf[other] + jobs[other] + worth(g.cases[other]) + FIGURE * figures
        total += _hand(g.hands[other], len(g.played[other]), number, figures, late)
        if g.horse == other:
            total += HEAD
        if other == seat:
            mine += total
        else:
            best = max(best, total)
            rest += total
    others = 0.6 * best + 0.4 * rest / (seats - 1)
    return 1.0 / (1.0 + exp((others - mine) / SCALE))


def likely(g: Empire, seat: int, options: list[Option]) -> list[Option]:
    """The legal options worth trying.

    Mandatory effects and earned bills come before optional ones, since that loses nothing. The largest bill is
    laundered. Of the places for a figure, or to collect from, only the most promising are tried. The last figure waits
    while there is a job or an ally to play, because nothing can be done after it. [CE-FB-03] Of bills the smallest goes
    as tribute, and the best bills of the last hand are kept even if the game is decided: nobody throws money away.
    """
    if len(options) == 1:
        return options
    verb = options[0].verb
    if (verb == "thug" or verb == "family") and FIGURES_IN[g.supply[seat]] == 1:
        later = [option for option in options if option.verb in UNPLACED]
        if later:
            return later
    if verb == "discard" and g.phase == TRIBUTE:
        bills = 0  # they come first, in ascending order
        while bills < len(options) and KIND_OF[options[bills].target] < BILLS:
            bills += 1
        if g.round == ROUNDS:
            return [options[bills if bills < len(options) else 0]]
        return options[:1] + options[bills:] if bills > 1 else options
    if verb == "apply":
        first = [option for option in options if option.verb == "apply" and FIRST_OF_ALL[EFFECT_OF[option.target]]]
        return first[:1] or options
    if verb == "launder":  # bills in ascending order, then the refusal
        return [options[-2]]
    if len(options) <= PLACES or verb not in GLANCED:
        return options
    return _places(g, seat, options)


def _places(g: Empire, seat: int, options: list[Option]) -> list[Option]:
    """Keep the best places of each sort, by income and effect on the turf war, and all other options."""
    found: list[Option] = []
    places: dict[str, list[tuple[float, int, Option]]] = {}
    spots = _spots(g.tiles)
    gains: list[float] = []
    for i, option in enumerate(options):
        verb, target = option
        if verb not in GLANCED:
            found.append(option)
            continue
        looks, districts = spots[target]
        if verb == "thug" or verb == "family":
            gains = gains or _gains(g, seat)
            for district in districts:
                looks += gains[district]
        row = places.get(verb)
        if row is None:
            row = places[verb] = []
        row.append((-looks, i, option))
    for row in places.values():
        row.sort()
        found += [option for _, _, option in row[:PLACES]]
    return found


def _gains(g: Empire, seat: int) -> list[float]:
    """By district, what one more figure of a seat there changes."""
    points = influence(tuple(g.at), g.chief, g.tiles, g.seat_of, g.rules.seats)
    markers, number = g.markers, g.round
    return [_one_more(markers[i], tuple(there), number, seat) for i, there in enumerate(points)]


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


# The functions below have few inputs and are called often during search, so their results are cached.


@lru_cache(maxsize=KEPT)
def _hand(hand: Numbers, played: int, number: int, figures: int, late: bool) -> float:
    """The value of a hand, best cards first; cards beyond the next hand limit count for little."""
    last = number == ROUNDS
    if last and not figures and late:
        return _last_hand(hand)
    goods = [hand.count(good) for good in COSTS]
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
    values += [ALLY * (ROUNDS - number)] * played
    values.sort(reverse=True)
    limit = HAND_LIMIT[number]
    if last:  # two bills will count in full
        return _last_hand(hand) + (0.35 if figures else 0.0) * sum(values)
    spill = SPILL if figures else LAST_SPILL
    return sum(values[:limit]) + spill * sum(values[limit:])


def _last_hand(hand: Numbers) -> float:
    """The value of a last hand: the two best bills go into the suitcase. [CE-FIN-02]"""
    total = 0.0
    found = 0
    for kind in hand[::-1]:
        if kind < BILLS and found < HAND_LIMIT[ROUNDS]:
            total += BILL_VALUE[kind]
            found += 1
    return total


def _near(job: int, goods: list[int], wild: int) -> float:
    """How close a job is to being paid: its bills, weighted by the part of its cost in hand."""
    missing = 0
    for i, wanted in enumerate(JOB_COST[job]):
        if wanted > goods[i]:
            missing += wanted - goods[i]
    missing = max(0, missing - wild)
    return PAYABLE * REWARD[job] * (1.0 - missing / JOB_SIZE[job]) ** 2


@lru_cache(maxsize=FEW)
def _spots(tiles: Numbers) -> dict[str | int, tuple[float, Numbers]]:
    """By the name of a place: a rough value of what a figure collects there, and the districts it counts in."""
    found: dict[str | int, tuple[float, Numbers]] = {}
    for space, name in enumerate(SPACE_IDS):
        if space >= FIRST_SPACE:
            found[name] = sum([GLANCE[effect] for effect in backs(space, tiles)], 0.0), TOUCHES[space]
        elif space < DISTRICTS or space in tiles:
            district = space if space < DISTRICTS else tiles.index(space)
            found[name] = sum([GLANCE[effect] for effect in FRONT[space]], 0.0), (district,)
    return found


@lru_cache(maxsize=KEPT)
def _one_more(stack: Numbers, points: Numbers, number: int, seat: int) -> float:
    """What one more point of a seat in a district changes."""
    more = list(points)
    more[seat] += 1
    return _district(stack, tuple(more), number)[seat] - _district(stack, points, number)[seat]


@lru_cache(maxsize=KEPT)
def _districts(
    at: Numbers,
    chief: int,
    tiles: Numbers,
    markers: tuple[Numbers, ...],
    seat_of: Numbers,
    seats: int,
    number: int,
    open_war: bool,
) -> tuple[float, ...]:
    """Each seat's expected value from districts and markers. `open_war`: this round's turf war is still to come."""
    totals = [0.0] * seats
    points = influence(at, chief, tiles, seat_of, seats) if open_war else []
    for district in range(DISTRICTS):
        parts = _district(markers[district], tuple(points[district]) if open_war else (), number)
        for seat in range(seats):
            totals[seat] += parts[seat]
    return tuple(totals)


def influence(at: Numbers, chief: int, tiles: Numbers, seat_of: Numbers, seats: int) -> list[list[int]]:
    """By district, points by seat, then of the neutral side: `Empire.influence` for all districts at once."""
    points = [[0] * (seats + 1) for _ in range(DISTRICTS)]
    for space, figure in enumerate(at):
        if figure >= 0:
            owner = seat_of[figure // EACH] if figure < NEUTRAL else -1
            if space >= FIRST_SPACE:
                for district in TOUCHES[space]:
                    points[district][owner] += 1
            else:
                points[space if space < DISTRICTS else tiles.index(space)][owner] += 1
    if chief >= 0:
        points[chief][-1] += 1
    return points


@lru_cache(maxsize=KEPT)
def _district(stack: Numbers, points: Numbers, number: int) -> tuple[float, ...]:
    """Each seat's expected value from one district, by markers and current points (none: no war is to come)."""
    totals = [0.0] * MOST_SEATS
    left = ROUNDS - number
    top = max(points) if points else 0
    if top:
        if points.count(top) == 1 and points[-1] != top:
            winner = points.index(top)
            rival = max([count for i, count in enumerate(points) if i != winner])
            totals[winner] += (0.55 + 0.15 * min(3, top - rival)) * (MARKER + SHARE * left)
            stack = (*stack, winner)
        else:
            for i, count in enumerate(points[:-1]):
                if count == top:
                    totals[i] += 0.3
    if stack:
        totals[stack[-1]] += SHARE * left
        most = max([stack.count(seat) for seat in stack])
        for seat in stack[::-1]:
            if stack.count(seat) == most:
                totals[seat] += DISTRICT_AWARD * SURE[number] * 0.9
                break
        for seat in stack:
            totals[seat] += MARKER
    return tuple(totals)


@lru_cache(maxsize=KEPT)
def _colours(cases: tuple[Numbers, ...], doing: int, turn: int, number: int) -> tuple[float, ...]:
    """Each seat's expected value from the awards for jobs by colour."""
    totals = [0.0] * len(cases)
    sure = SURE[number]
    counts = [[0] * len(cases) for _ in COLOUR_IDS]
    for seat, case in enumerate(cases):
        for kind in case:
            if kind >= BILLS:
                counts[JOB_COLOUR[kind]][seat] += 1
    if doing >= 0 and turn >= 0:
        counts[JOB_COLOUR[doing]][turn] += 1
    for row in counts:
        most = max(row)
        if not most:
            continue
        tied = row.count(most)
        for seat, count in enumerate(row):
            if count == most:
                totals[seat] += COLOUR_AWARD * sure * (0.95 if tied == 1 else 0.75)
            elif count:
                totals[seat] += 0.4 * (1.0 - sure) + 0.3 * (ROUNDS - number) * count / most
    return tuple(totals)


# --- hints for quick players

DOLLARS: Final = 4.0  # dollars, or cards, that make a hint of 1
BY_REWARD: Final = ("job", "common", "keep")
BY_CARD: Final = ("discard", "bid", "offer", "give", "good")


def hints(g: Empire, seat: int, options: list[Option]) -> list[float]:
    """For places: what they yield and what they change in the turf war. For jobs: their bills. For cards: their value.

    For effects: a rough value. For figures: whether they are an enemy's. For robberies: the cards in the hand.
    """
    found: list[float] = []
    spots: dict[str | int, tuple[float, Numbers]] = {}
    gains: list[float] = []
    for verb, target in options:
        hint = 0.0
        if verb in GLANCED:
            spots = spots or _spots(g.tiles)
            hint, districts = spots[target]
            if verb == "thug" or verb == "family":
                gains = gains or _gains(g, seat)
                for district in districts:
                    hint += gains[district]
            hint /= DOLLARS
        elif verb in BY_REWARD:
            hint = REWARD[KIND_OF[target]] / DOLLARS
        elif verb in BY_CARD:
            hint = _card(g, seat, KIND_OF[target]) / DOLLARS
        elif verb == "apply":
            hint = GLANCE[EFFECT_OF[target]]
        elif verb == "kill" or verb == "move":
            figure = FIGURE_OF[target]
            owner = g.seat_of[figure // EACH] if figure < NEUTRAL else -1
            hint = -1.0 if owner == seat else float(owner >= 0)
        elif verb == "rob":
            hint = len(g.hands[SEAT_OF[target]]) / DOLLARS
        found.append(hint)
    return found


def _card(g: Empire, seat: int, kind: int) -> float:
    """What a card of a hand is worth, in dollars."""
    if kind < BILLS:
        return BILL_VALUE[kind] * LAUNDERED[g.round]
    if kind < FIRST_JOB:
        return GOOD[g.round] * (1.3 if kind == WILD else 1.0)
    if kind < FIRST_ALLY:
        hand = g.hands[seat]
        return JOB[g.round] + _near(kind, [hand.count(good) for good in COSTS], hand.count(WILD))
    return ALLY * (ROUNDS - g.round)
