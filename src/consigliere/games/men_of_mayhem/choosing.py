"""Which options a bot evaluates: the promising ones, and none that is pointless."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option

from .components import (
    BAG,
    DUDES,
    FIRST_CONTACT,
    FIRST_TILE,
    HIGH_OCTANE,
    HOME,
    ITEMS,
    MEMBER,
    OP,
    OP_MAX,
    PLACE,
    SPOTS,
    STRENGTH,
    traffic_limit,
)
from .exploit import Operations
from .heuristics import STAYS, UNKNOWN, armed, bags_worth, brings, heat_price, hopeless, outlook, wins, yields
from .options import (
    ALL,
    AT_HOME,
    BAGS_VERB,
    BAR_VERB,
    CHOOSE_SIDE,
    EXPLOIT_VERB,
    FIGHT_VERB,
    GO,
    GUNS_VERB,
    PATCH_IN_VERB,
    PICK,
    RIDE_VERB,
    STOP,
)
from .orders import Turn
from .riding import Gather, RideTo
from .state import Charming

FEW: Final = 2  # up to so many options, all are evaluated
MOST_TARGETS: Final = 5  # of a ride


def pointless(g: Charming, seat: int, option: Option) -> bool:
    """Whether an option starts a fight that cannot be won."""
    if option.verb not in (FIGHT_VERB, BAR_VERB) or not isinstance(g.stack[-1], Turn):
        return False
    return hopeless(g, seat, PLACE[str(option.target)], option.verb == FIGHT_VERB)


def likely(g: Charming, seat: int, options: list[Option]) -> list[Option]:
    """The legal options worth evaluating: rides to the most promising sites, the most profitable operations, one of
    several equivalent ways, and what the club's own rules favour. All options if there are few."""
    if CHOOSE_SIDE[HIGH_OCTANE] in options:
        return [CHOOSE_SIDE[HIGH_OCTANE]]
    if options[0].verb == BAGS_VERB:
        return [options[_bags_to_sell(g, seat, len(options) - 1)]]
    if len(options) <= FEW:
        return options
    step = g.stack[-1]
    if isinstance(step, RideTo):
        return sorted(options, key=lambda option: -_draws(g, seat, step.source, PLACE[str(option.target)]))[
            :MOST_TARGETS
        ]
    if isinstance(step, Operations):
        used = sorted([option for option in options if option != STOP], key=lambda option: -_each(g, seat, option))
        return [*used[:FEW], *[option for option in options if option == STOP]]
    if isinstance(step, Gather):
        return _going(g, seat, step, options)
    if isinstance(step, Turn):
        first = next((option for option in options if option.verb == PATCH_IN_VERB), None)
        return [option for option in options if option.verb != PATCH_IN_VERB or option == first]
    if options[0].verb == GUNS_VERB and len(options) > MOST_TARGETS:
        return [*options[:FEW], options[len(options) // 2], options[-1]]
    return options


def _bags_to_sell(g: Charming, seat: int, most: int) -> int:
    """How many bags to take to the market: the number that earns most if rivals sell between a quarter and half of what
    they can. If every bot expected the others to sell all, none would sell, and good prices would be missed."""
    if not most:
        return 0
    later = g.rules.last_round - g.round
    theirs = 0
    for other in g.living():
        if other != seat:
            bags = g.goods[other * ITEMS + BAG]
            limit = traffic_limit(g.heat[other], g.powers[other], g.mods)
            theirs += bags if limit < 0 else min(limit, bags)
    mine = g.goods[seat * ITEMS + BAG]
    price, mods = g.rules.price, g.mods
    best, found = bags_worth(mine, later) if later else 0.0, 0
    heat = heat_price(g, seat, mods.traffic_heat) if later else 0.0
    for bags in range(1, most + 1):
        brings = 0.5 * bags * (price(bags + theirs // 4, mods) + price(bags + (theirs + 1) // 2, mods)) - heat
        if later:
            brings += bags_worth(mine - bags, later)
        if brings > best:
            best, found = brings, bags
    return found


def _going(g: Charming, seat: int, step: Gather, options: list[Option]) -> list[Option]:
    """Which dudes ride: all, one, or two if rivals are there; members before prospects.

    Other combinations are equivalent, or too many to evaluate.
    """
    picked = step.members + step.prospects
    if not picked:
        return options
    if picked >= FEW or not (step.target < HOME and g.rivals_at(seat, g.sites.index(step.target))):
        return [GO]
    left = g.crew[seat * SPOTS + g.spot(step.source)] - step.members * MEMBER - step.prospects
    if DUDES[left] == 1 and ALL in options:
        return [GO]
    member = PICK[g.clubs[seat]][0][step.source if step.source < HOME else AT_HOME]
    return [option for option in options if option != ALL and (option != member or step.members)]


def _draws(g: Charming, seat: int, source: int, target: int) -> float:
    """How attractive a ride to a site is: its yield if it can still be exploited, less if rivals are there."""
    if target >= HOME:
        return 0.2 if source < HOME and g.rivals_at(seat, g.sites.index(source)) else -1.0
    spot = g.sites.index(target)
    known = outlook(g, seat)
    worth = known.get(target, UNKNOWN)
    if worth == UNKNOWN:
        worth = known[target] = yields(g, seat, target)
    if g.marked >> spot & 1:
        worth *= STAYS if spot < FIRST_CONTACT and g.round < g.rules.last_round else 0.0
    return worth * 0.5 if g.rivals_at(seat, spot) else worth


def _each(g: Charming, seat: int, option: Option) -> float:
    """The value of one use of an operation."""
    op = OP[str(option.target)]
    return brings(g, seat, op) / OP_MAX[op]


def hints(g: Charming, seat: int, options: list[Option]) -> list[float]:
    """For orders: what a site yields, what the best ride would find, how likely a fight is won.

    For rides: how attractive the site is. For operations: what they earn.
    """
    step = g.stack[-1]
    if isinstance(step, Operations):
        return [0.0 if option == STOP else _each(g, seat, option) for option in options]
    if isinstance(step, RideTo):
        drawn = _all_draws(g, seat)
        return [drawn.get(PLACE[str(option.target)], 0.0) for option in options]
    return _of_orders(g, seat, options) if isinstance(step, Turn) else []


def _all_draws(g: Charming, seat: int) -> dict[int, float]:
    """How attractive every site is for a ride; `_draws` computes it for one."""
    found: dict[int, float] = {}
    known = outlook(g, seat)
    crew, marked = g.crew, g.marked
    stays = STAYS if g.round < g.rules.last_round else 0.0
    for spot in range(FIRST_TILE, SPOTS):
        place = g.sites[spot]
        if place < 0:
            continue
        worth = known.get(place, UNKNOWN)
        if worth == UNKNOWN:
            worth = known[place] = yields(g, seat, place)
        if marked >> spot & 1:
            worth *= stays if spot < FIRST_CONTACT else 0.0
        if sum(crew[spot::SPOTS]) != crew[seat * SPOTS + spot]:
            worth *= 0.5
        found[place] = worth
    return found


def _of_orders(g: Charming, seat: int, options: list[Option]) -> list[float]:
    drawn = _all_draws(g, seat)
    best = second = 0.0  # of the sites; a ride from the best goes to the second
    for worth in drawn.values():
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    found: list[float] = []
    for option in options:
        verb = option.verb
        hint = 0.0
        if verb == EXPLOIT_VERB:
            hint = drawn[PLACE[str(option.target)]]
        elif verb == RIDE_VERB:
            here = drawn.get(PLACE[str(option.target)], 0.0)
            hint = (second if here == best else best) - here
        elif verb in (FIGHT_VERB, BAR_VERB):
            spot = g.sites.index(PLACE[str(option.target)])
            row = g.crew[spot::SPOTS]
            mine = STRENGTH[row[seat]] + armed(g, seat, spot)
            row[seat] = 0
            hint = wins(mine, max([STRENGTH[others] for others in row]) + 1.0)
        found.append(hint)
    return found
