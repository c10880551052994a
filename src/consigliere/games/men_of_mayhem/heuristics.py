"""How good a state looks: the only thing that bots know about the game.

The most cash at the end wins, so everything is valued in cash: what goods will still earn, what the remaining orders
can earn at the sites a gang holds, what members and prospects are worth in later rounds, what heat costs. A gang's
chance to win depends on its wealth compared with the others', more steeply towards the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .components import (
    BAG,
    CASH,
    CLUB_SELL_BONUS,
    CLUBHOUSE,
    COOL,
    DIE,
    DISCARD,
    DUDES,
    EMERGENCY,
    FIRST_CONTACT,
    FIRST_TILE,
    GAIN,
    GUN,
    GUN_BONUS,
    HAS_TRICK,
    HEAL,
    ITEMS,
    MAIN_OPS,
    MARKET,
    MEMBER,
    MEMBERS,
    NO_GUNS,
    OP_AMOUNT,
    OP_GET,
    OP_GIVE,
    OP_KIND,
    OP_MAX,
    ORDERS,
    PROSPECT,
    PROSPECTS,
    SELL,
    SETUP,
    SITE_HEAT,
    SPEND,
    SPOTS,
    STEAL,
    STRENGTH,
    TAKE_PATCH,
    TRICK_HEAT,
    TRICK_OPS,
    traffic_limit,
)
from .operations import bars_all, price_of
from .state import Charming, Fight

BAG_WORTH: Final = 2.4  # one more bag, if nothing else is known
GUN_WORTH: Final = 1.9
# The first guns are for patching in and deterrence, the next for fights, the rest for sale.
GUNS_WORTH: Final[tuple[float, ...]] = (0.0, 2.7, 4.9, 6.6, 7.9, 8.9, 9.6)
SPARE_GUN: Final = 0.5
LAST_GUNS: Final = 0.2  # the share of that in the last round
# Bags for this round's market; each further one lowers the price for all.
BAGS_NOW: Final[tuple[float, ...]] = (0.0, 3.4, 6.4, 9.0, 11.0, 12.5)
BAGS_LATER: Final = 2.1  # a bag for a later market, up to the number a gang is expected to sell there
SOLD_A_ROUND: Final = 2
SPARE_BAG: Final = 0.3
ORDER_WORTH: Final = 0.55  # an order that has no plan yet
MEMBER_ROUND: Final = 1.15  # a member, for each later round
PROSPECT_ROUND: Final = 0.4
WOUNDED: Final = 0.5  # the share of a dude's value while it is wounded
# By level: the market limit it sets, and how near an arrest is
HEAT_COST: Final[tuple[float, ...]] = (0.0, 0.6, 1.7, 3.2, 5.2)
PATCH_WORTH: Final = 0.7
STAYS: Final = 0.3  # the share of a site's yield for being there when the next round begins
HELD: Final = 0.85  # the chance to hold a site until it is exploited
UNKNOWN: Final = -1e9
MOST_OUTLOOKS: Final = 4000  # bound of a cache; so is the next
MOST_TABLES: Final = 300
MOST_GOT: Final = max(OP_AMOUNT)  # the most goods from one use of an operation; a larger supply makes no difference
STEALS: Final = 1.3  # taking from a rival is worth more than taking from the supply


def value(g: Charming, seat: int) -> float:
    """A gang's chance to win."""
    if g.result is not None:
        return g.result.share(seat)
    if g.phase == SETUP:
        return 1.0 / g.rules.seats
    if not g.lives(seat):
        return 0.0
    heat = 1.6 + 1.1 * rounds_left(g)
    found = wealths(g)
    mine = found[seat]
    total = 0.0
    for other in g.living():
        total += exp(min(30.0, (found[other] - mine) / heat)) if other != seat else 1.0
    return 1.0 / total


def rounds_left(g: Charming) -> float:
    """Rounds left, this one counted by the part that is left of it."""
    return g.rules.last_round - g.round + (1.0 if g.phase < ORDERS else 0.6 if g.phase == ORDERS else 0.2)


# Cache of gangs' wealth, keyed by everything it depends on: first the public table, then the gang's own state. A move
# changes one gang or two, and a bot that looks ahead asks for all gangs after each move.
_wealths: dict[tuple[object, ...], dict[tuple[object, ...], float]] = {}
_stands: dict[bytes, int] = {}  # bits of the sites where a gang has dudes, by its row of `crew`


def wealths(g: Charming) -> list[float]:
    """The wealth of every gang, by seat; 0 for eliminated gangs."""
    seats, fight, orders, goods, heat = g.rules.seats, g.fight, g.orders, g.goods, g.heat
    guns, bags = g.supply[GUN], g.supply[BAG]
    shown = (
        g.sites,
        g.round,
        g.phase,
        g.marked,
        guns if guns < MOST_GOT else MOST_GOT,
        bags if bags < MOST_GOT else MOST_GOT,
        g.rules.last_round,
        g.mods,
    )
    known = _known_wealths(shown)
    crew = bytes(g.crew)
    rows: list[bytes] = []
    stands: list[int] = []
    once = twice = 0  # bits of sites where exactly one gang is, and where several are
    for at in range(0, seats * SPOTS, SPOTS):
        row = crew[at : at + SPOTS]
        where = _stands.get(row, -1)
        if where < 0:
            where = _where(row)
        rows.append(row)
        stands.append(where)
        twice |= once & where
        once |= where
    found: list[float] = []
    for seat in range(seats):
        if seat in g.seats_out:
            found.append(0.0)
            continue
        if fight is not None and seat in fight.gangs:
            found.append(wealth(g, seat))
            continue
        at = seat * ITEMS
        met = stands[seat] & twice
        key = (
            rows[seat],
            goods[at],
            goods[at + 1],
            goods[at + 2],
            heat[seat],
            orders[seat],
            g.powers[seat],
            g.patch == seat,
            g.pool[seat] % MEMBER != 0,
            (met, *_strongest(crew, seat, met)) if met else 0,
        )
        worth = known.get(key, UNKNOWN)
        if worth == UNKNOWN:
            worth = known[key] = wealth(g, seat)
        found.append(worth)
    return found


def _known_wealths(shown: tuple[object, ...]) -> dict[tuple[object, ...], float]:
    """The cache for one public table. Both levels are emptied when they are full."""
    known = _wealths.get(shown)
    if known is None:
        if len(_wealths) >= MOST_TABLES:
            _wealths.clear()
        known = _wealths[shown] = {}
    elif len(known) >= MOST_OUTLOOKS:
        known.clear()
    return known


def _where(row: bytes) -> int:
    """Bits of the tiles and contact cards where a gang has dudes."""
    if len(_stands) >= MOST_OUTLOOKS:
        _stands.clear()
    found = 0
    for spot in range(FIRST_TILE, SPOTS):
        if row[spot]:
            found |= 1 << spot
    _stands[row] = found
    return found


def _strongest(crew: bytes, seat: int, spots: int) -> list[int]:
    """The strength of a gang's strongest rival at each of some spots, given as bits."""
    found: list[int] = []
    while spots:
        spot = spots.bit_length() - 1
        spots ^= 1 << spot
        most = 0
        for at in range(spot, len(crew), SPOTS):
            strength = STRENGTH[crew[at]]
            if strength > most and at != seat * SPOTS + spot:
                most = strength
        found.append(most)
    return found


def wealth(g: Charming, seat: int) -> float:
    """The cash that a gang can be expected to have at the end."""
    later = g.rules.last_round - g.round  # full rounds left
    markets = later + (g.phase <= MARKET)
    goods, crew, at = g.goods, g.crew, seat * SPOTS
    found = float(goods[seat * ITEMS + CASH])
    bags = goods[seat * ITEMS + BAG]
    if bags and markets:
        now = 0
        if g.phase <= MARKET:
            limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods)
            now = min(bags, len(BAGS_NOW) - 1 if limit < 0 else limit, len(BAGS_NOW) - 1)
        found += BAGS_NOW[now] + bags_worth(bags - now, later)
    fights = later + (g.phase <= ORDERS)
    guns = goods[seat * ITEMS + GUN]
    if guns and fights:
        found += guns_worth(guns, later)
    if markets or later:
        found -= HEAT_COST[g.heat[seat]] * min(1.0, 0.35 + 0.25 * markets)
    if seat == g.patch:
        found += PATCH_WORTH * min(1.0, 0.3 * later + 0.3)
    wounded = crew[at + EMERGENCY]
    everybody = g.in_play(seat)
    members: float = MEMBERS[everybody] - (1 - WOUNDED) * MEMBERS[wounded]
    prospects: float = PROSPECTS[everybody] - (1 - WOUNDED) * PROSPECTS[wounded]
    found += later * (MEMBER_ROUND * members + PROSPECT_ROUND * prospects) + 0.15 * members + 0.08 * prospects
    if MEMBERS[everybody] == 0:
        found -= 4.0  # nobody who could take the fall
    return found + standing(g, seat, later)


def guns_worth(guns: int, later: int) -> float:
    """The value of this many guns; in the last round they are only good for fights."""
    first = min(guns, len(GUNS_WORTH) - 1)
    return (GUNS_WORTH[first] + SPARE_GUN * (guns - first)) * (min(1.0, 0.5 + 0.25 * later) if later else LAST_GUNS)


def bags_worth(bags: int, later: int) -> float:
    """The value of bags that do not go to this round's market."""
    rest = min(bags, SOLD_A_ROUND * later)
    return BAGS_LATER * rest + SPARE_BAG * (bags - rest)


def standing(g: Charming, seat: int, later: int) -> float:
    """The value of the sites a gang is at: those it can still exploit this round, and the next."""
    crew, at = g.crew, seat * SPOTS
    orders, marked, sites = g.orders[seat], g.marked, g.sites
    ready: list[float] = []
    found = 0.0
    known = outlook(g, seat)
    for spot in range(FIRST_TILE, SPOTS):
        dudes = crew[at + spot]
        if not dudes:
            continue
        place = sites[spot]
        worth = known.get(place, UNKNOWN)
        if worth == UNKNOWN:
            worth = known[place] = yields(g, seat, place)
        here = crew[spot::SPOTS]
        if sum(here) != dudes:  # contested: the value of a fight for it
            if dudes < MEMBER:
                worth *= 0.1
            else:
                here[seat] = 0
                best = max([STRENGTH[others] for others in here])
                worth *= 0.5 * wins(STRENGTH[dudes] + armed(g, seat, spot), best + 1.5)
            found -= 0.15
        if not marked >> spot & 1:
            ready.append(worth)
        if later and spot < FIRST_CONTACT:
            found += STAYS * worth
    if crew[at + CLUBHOUSE] and orders == 0 and later:
        found -= 0.05 * DUDES[crew[at + CLUBHOUSE]]  # dudes left at home when the round ends
    if orders:
        ready.sort(reverse=True)
        for worth in ready[:orders]:
            if worth > ORDER_WORTH:
                found += HELD * (worth - ORDER_WORTH)
        found += ORDER_WORTH * orders
    if g.fight is not None and not g.fight.guns and seat in g.fight.gangs:
        found += fighting(g, seat)
    return found


def armed(g: Charming, seat: int, spot: int) -> float:
    """The strength that a gang's guns may add at a site."""
    if NO_GUNS[g.sites[spot]]:
        return 0.0
    added: float = 0.6 * GUN_BONUS * min(g.goods[seat * ITEMS + GUN], DUDES[g.crew[seat * SPOTS + spot]])
    return added


def wins(mine: float, theirs: float) -> float:
    """The chance of the higher total when both add a die."""
    return 1.0 / (1.0 + exp((theirs - mine) / 1.7))


def fighting(g: Charming, seat: int) -> float:
    """The value of an undecided fight: what winning brings and losing costs, by the chance of each."""
    fight = g.fight
    assert fight is not None
    spot = g.sites.index(fight.site)
    mine = STRENGTH[g.crew[seat * SPOTS + spot]] + armed(g, seat, spot)
    best, shots = 0.0, 0.0
    for other in fight.gangs:
        if other != seat:
            best = max(best, STRENGTH[g.crew[other * SPOTS + spot]] + armed(g, other, spot))
            shots += armed(g, other, spot) / GUN_BONUS
    lost = 1.2 + 0.3 * yields(g, seat, fight.site)
    return wins(mine, best) * stake(g, seat, fight, spot) - lost - 0.5 * shots


def stake(g: Charming, seat: int, fight: Fight, spot: int) -> float:
    """The difference between winning a fight and losing it."""
    worth = yields(g, seat, fight.site)
    if seat == fight.starter and g.orders[seat] and not g.marked >> spot & 1:
        won = worth
    else:
        won = 0.4 * worth
    return won + 0.8 + 1.2 + 0.3 * worth


def hopeless(g: Charming, seat: int, place: int, backup: bool) -> bool:
    """Whether a gang cannot win a fight that it could start: with every gun, all backup and the best die, against
    rivals who do nothing and roll the worst."""
    spot = g.sites.index(place)
    crew, at = g.crew, seat * SPOTS
    mine = crew[at + spot]
    if backup and g.orders[seat] > 1 and not g.mods.no_backup:
        mine = g.in_play(seat) - crew[at + EMERGENCY]
    guns = 0 if NO_GUNS[place] else min(g.goods[seat * ITEMS + GUN], DUDES[mine])
    here = crew[spot::SPOTS]
    here[seat] = 0
    theirs: int = max([STRENGTH[others] for others in here])
    return STRENGTH[mine] + GUN_BONUS * guns + DIE - 1 < theirs


# --- the value of exploiting


# Cache of sites' yields, keyed by everything they depend on: a bot that looks ahead asks the same question repeatedly
_outlooks: dict[tuple[object, ...], dict[int, float]] = {}


def outlook(g: Charming, seat: int) -> dict[int, float]:
    """The cached yields of a gang in this situation, by place. The caller fills in what is missing."""
    goods = seat * ITEMS
    key = (
        g.powers[seat],
        g.heat[seat],
        min(2, g.orders[seat]),
        *g.goods[goods : goods + ITEMS],
        min(g.supply[GUN], MOST_GOT),
        min(g.supply[BAG], MOST_GOT),
        g.round,
        g.mods,
        g.patch == seat,
        g.pool[seat] % MEMBER != 0,
        g.crew[seat * SPOTS + EMERGENCY],
        g.rules.last_round,
    )
    known = _outlooks.get(key)
    if known is None:
        if len(_outlooks) >= MOST_OUTLOOKS:
            _outlooks.clear()
        known = _outlooks[key] = {}
    return known


def yields(g: Charming, seat: int, place: int) -> float:
    """The value of a site for a gang: its operations, less its heat; the trick too if there is an order for it."""
    found = -heat_price(g, seat, SITE_HEAT[place])
    for op in MAIN_OPS[place]:
        found += brings(g, seat, op)
    if HAS_TRICK[place] and g.orders[seat] > 1:
        trick = -heat_price(g, seat, TRICK_HEAT[place])
        for op in TRICK_OPS[place]:
            trick += brings(g, seat, op)
        if trick > ORDER_WORTH:
            found += trick - ORDER_WORTH
    return max(0.0, found)


def heat_price(g: Charming, seat: int, amount: int) -> float:
    """The cost of additional heat for a gang."""
    if not amount:
        return 0.0
    heat = g.heat[seat]
    top = len(HEAT_COST) - 1
    if heat + amount > top:
        return 2.0 + MEMBER_ROUND * (g.rules.last_round - g.round) - HEAT_COST[heat] + HEAT_COST[1]
    return HEAT_COST[heat + amount] - HEAT_COST[heat]


def brings(g: Charming, seat: int, op: int) -> float:
    """The value of all uses of an operation."""
    if bars_all(g, seat, op, 0):
        return 0.0
    kind, get, amount = OP_KIND[op], OP_GET[op], OP_AMOUNT[op]
    worths = (1.0, GUN_WORTH, BAG_WORTH)
    if kind == STEAL:
        return STEALS * amount * worths[get]
    if kind == TAKE_PATCH:
        return PATCH_WORTH
    if kind == DISCARD or get == COOL:
        heat = g.heat[seat]
        gain = HEAT_COST[heat] - HEAT_COST[max(0, heat - amount)]
        return gain - price_of(g, seat, op) if kind == SPEND else gain
    if get == PROSPECT:
        return amount * (0.3 + PROSPECT_ROUND * (g.rules.last_round - g.round))
    if get == HEAL:
        healed: float = 0.8 * min(amount, DUDES[g.crew[seat * SPOTS + EMERGENCY]])
        return healed
    if kind == GAIN:
        return amount * worths[get]
    give = OP_GIVE[op]
    price = price_of(g, seat, op)
    if kind == SELL:
        amount += CLUB_SELL_BONUS[give][g.powers[seat]] + g.mods.sell_bonus[give]
    each = amount * worths[get] - price * worths[give]
    return max(0.0, each) * min(OP_MAX[op], g.goods[seat * ITEMS + give] // price)


# --- what a bot tries


# --- deterrence


def blows(g: Charming, attacker: int, victim: int) -> list[tuple[float, Charming]]:
    """Fights that one gang could soon start with another, each as if it were won: the victim's dudes sent home, and as
    many wounded as the attacker has guns for. This gives peace a price."""
    found: list[tuple[float, Charming]] = []
    if g.phase > ORDERS or not g.lives(attacker) or not g.lives(victim):
        return found
    near = g.orders[attacker] if g.phase == ORDERS else 2
    if not near:
        return found
    reserve = max([g.crew[attacker * SPOTS + spot] for spot in range(SPOTS) if spot != EMERGENCY])
    for spot in range(FIRST_TILE, SPOTS):
        theirs = g.crew[victim * SPOTS + spot]
        if not theirs:
            continue
        there = g.crew[attacker * SPOTS + spot]
        mine = there if there >= MEMBER else reserve if near > 1 else 0
        if mine < MEMBER:
            continue
        guns = 0 if NO_GUNS[g.sites[spot]] else min(2, g.goods[attacker * ITEMS + GUN], DUDES[mine])
        chance = wins(STRENGTH[mine] + GUN_BONUS * guns, STRENGTH[theirs] + armed(g, victim, spot))
        likely = (0.35 if there >= MEMBER else 0.12) * chance
        if likely < 0.03:
            continue
        after = g.clone()
        hurt = min(guns, PROSPECTS[theirs])
        hurt += MEMBER * min(guns - hurt, MEMBERS[theirs])
        after.move(victim, spot, EMERGENCY, hurt)
        after.go_home(victim, spot)
        after.goods[attacker * ITEMS + GUN] -= guns
        found.append((likely, after))
    return found
