"""Which options a bot tries in La Famiglia, and the hints that a quick player gets for them."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Answers, Option

from .action_boards import (
    A_INFLUENCE,
    A_LAUNDER,
    A_ORDER,
    A_PLACE,
    A_RECRUIT,
    CELL,
    CELL_ACTIONS,
    CELL_JOIN,
    CELL_MONEY,
    JOIN_AND,
    Action,
)
from .attack import SKULL, Move
from .components import (
    ALLY,
    BITS,
    COLOUR_IDS,
    NEIGHBOURS,
    NOBODY,
    ORDER,
    SEATS,
    TEAM,
    TERRITORY,
)
from .heuristics import GUARD, LAB, MONEY, OPENED, OTHERS, PROMISES, RESERVE_WORTH, laid, taking
from .state import Sicily

PLACES: Final = frozenset({"place", "at", "car", "lab", "soldier"})  # verbs of which only the best places are tried
AMOUNTS: Final = frozenset({"recruit", "soldiers", "cars", "swap", "pay"})
FEW: Final = 3  # up to this many options, all are tried
MOST_PLACES: Final = 4
MOST_CELLS: Final = 3  # for markers whose cells do nothing
MOST_ACTIONS: Final = 7
MOST_ORDERS: Final = 4


def options_to_try(g: Sicily, seat: int, options: list[Option]) -> list[Option]:
    """The legal options worth trying: a marker without a cost, the least and the most of a number, places on a border,
    the most promising cells and orders. If there are few options, all of them."""
    if len(options) <= FEW:
        return options
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.verb, []).append(option)
    found: list[Option] = []
    for verb, row in verbs.items():
        if verb == "move":
            found += _markers(g, seat, row)
        elif verb in PLACES:
            found += _best(row, [_heat(g, seat, TERRITORY[str(option.target)]) for option in row], MOST_PLACES)
        elif verb == "to":
            found += _best(row, [_use(g, seat, CELL[str(option.target)]) for option in row], MOST_ACTIONS)
        elif verb == "order":
            found += _best(row, [HOPES[ORDER[str(option.target)]] for option in row], MOST_ORDERS)
        elif verb == "put":
            found += row[:MOST_CELLS]
        elif verb in AMOUNTS:
            found += row if len(row) <= FEW else [row[0], row[len(row) // 2], row[-1]]
        else:
            found += row
    return found


def _best(row: list[Option], scores: list[float], most: int) -> list[Option]:
    """The options with the highest scores, in the order in which they were given."""
    if len(row) <= most:
        return row
    bar = sorted(scores, reverse=True)[most - 1]
    return [option for option, score in zip(row, scores, strict=True) if score >= bar][:most]


# A rough value of orders before it is known where they would be laid.
HOPES: Final = tuple(
    promise.sure + promise.raids + sum((0.3 + 0.1 * skull) * shots for skull, shots in promise.skulls)
    for promise in PROMISES
)


def _use(g: Sicily, seat: int, cell: int) -> float:
    """A rough value of a cell of the lower board for a seat."""
    parts = [_part_of_use(g, seat, action) for action in CELL_ACTIONS[cell]]
    done = sum(parts) if CELL_JOIN[cell] == JOIN_AND else max(parts)
    return done + MONEY * CELL_MONEY[cell]


def _part_of_use(g: Sicily, seat: int, action: Action) -> float:
    kind, n = action.kind, action.n
    if kind == A_RECRUIT:
        men = g.men[seat]
        return RESERVE_WORTH[men + min(g.recruit_base(seat) + n, g.supply[seat])] - RESERVE_WORTH[men]
    if kind == A_PLACE:
        return (GUARD + 0.02) * min(g.place_base(seat) + n, g.men[seat])
    if kind == A_ORDER:
        return 0.3 * min(max(n, 1), len(BITS[g.hand[seat]]))
    if kind == A_LAUNDER:
        return MONEY * g.own_labs(seat)
    if kind == A_INFLUENCE:
        return 2 * OPENED * max(n, 1)
    return LAB


def _markers(g: Sicily, seat: int, row: list[Option]) -> list[Option]:
    """One marker that costs nothing, or else one of each colour that costs."""
    own = COLOUR_IDS[g.family[seat]]
    found: dict[str, Option] = {}
    for option in row:
        colour = str(option.target).partition("-")[2]
        found.setdefault("free" if colour in ("grey", own) else colour, option)
    return [found["free"]] if "free" in found else list(found.values())


def _heat(g: Sicily, seat: int, place: int) -> float:
    """How contested a territory is: adjacent enemies and neutrals, districts that could be completed."""
    heat = 0.1 * g.soldiers[place]
    for other in NEIGHBOURS[place]:
        owner = g.owner[other]
        if owner not in (seat, ALLY[seat]):
            heat += 1.0 + _closes(g, seat, other)
    return heat


def _closes(g: Sicily, seat: int, place: int) -> int:
    """Whether a territory would give a seat its district, and whether it would take it from an enemy."""
    a, b = OTHERS[place]
    x, y, owner = g.owner[a], g.owner[b], g.owner[place]
    taken = owner in (x, y) and 0 <= owner < SEATS and TEAM[owner] != TEAM[seat]
    return ((x == seat) != (y == seat)) + taken


# --- hints for quick players

NUMBERS: Final = 5.0  # a number that makes a hint of 1


def hints(g: Sicily, seat: int, options: list[Option]) -> list[float]:
    """For cells: a rough value. For orders and their places: what the order is worth where it would lie.

    For other places: how contested they are. For moves: what the attack would gain. For bombs and snitches: how many
    soldiers are there. For numbers: the number.
    """
    top = g.stack[-1]
    question = top.question if isinstance(top, Answers) else top
    row = top.row(seat) if isinstance(top, Answers) else ()
    found: list[float] = []
    for option in options:
        verb, target = option.verb, option.target
        hint = 0.0
        if isinstance(target, int):
            hint = target / NUMBERS
        elif verb == "to":
            hint = _use(g, seat, CELL[target])
        elif verb == "order":
            order = ORDER[target]
            hint = max([laid(g, seat, place, order) for place in g.lands[seat]], default=0.0)
        elif verb == "at" and row:
            hint = laid(g, seat, TERRITORY[target], ORDER[str(row[0].target)])
        elif verb in PLACES:
            hint = 0.3 * _heat(g, seat, TERRITORY[target])
        elif verb == "march" or verb == "sail":
            if isinstance(question, Move):
                start = question.start
                bonus = SKULL[question.order]
                if question.car and verb == "march" and g.cars[start]:
                    bonus += g.car_attack(seat)
                hint = taking(g, seat, g.soldiers[start], TERRITORY[target], bonus)
        elif verb == "bomb" or verb == "inform" or verb == "agitate":
            place = TERRITORY.get(target, NOBODY)
            if place != NOBODY and 0 <= g.owner[place] < SEATS:
                hint = g.soldiers[place] / NUMBERS
        found.append(hint)
    return found
