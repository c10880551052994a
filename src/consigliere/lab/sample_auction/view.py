"""What each seat may see, the worlds it considers possible, and the whole state as readable JSON and back."""

from __future__ import annotations

from typing import Any

from consigliere.engine import BadPosition, Chance, Seat

from .components import COPIES, DEALT, GOOD_IDS, KINDS, LOT, STALL_IDS
from .state import SampleAuctionState as State


def view(g: State, seat: Seat | None) -> dict[str, Any]:
    """All see coins, lots and what follows from them; only its owner sees a stock, and all do at the end."""
    seats = range(len(g.coins))
    least = [[g.gained[s][k] + g.proved[s][k] for k in range(KINDS)] for s in seats]
    free = [DEALT - sum(g.proved[s]) for s in seats]
    return {
        "night": g.round,
        "nights": g.rounds,
        "lantern": g.round % len(g.coins),
        "coins": list(g.coins),
        "lots": [list(lot) for lot in g.lots],
        "goods": [DEALT + sum(g.gained[s]) for s in seats],
        "least": least,
        "most": [[least[s][k] + free[s] for k in range(KINDS)] for s in seats],
        "stock": list(g.stock(seat)) if seat is not None else None,
        "lifted": [list(g.stock(s)) for s in seats] if g.result is not None else None,
        "you": seat,
    }


def determinize(g: State, seat: Seat | None, chance: Chance) -> State:
    """A world that looks the same to the seat: redeal what others were dealt and nobody has seen."""
    world = g.clone()
    world.chance, world.draws = chance, 0
    if g.result is not None:
        return world
    others = [other for other in range(len(g.coins)) if other != seat]
    world.bag = tuple([g.bag[k] + sum([g.dealt[o][k] - g.proved[o][k] for o in others]) for k in range(KINDS)])
    dealt = list(g.dealt)
    for other in others:
        drawn = world.draw(DEALT - sum(g.proved[other]))
        dealt[other] = tuple([a + b for a, b in zip(g.proved[other], drawn, strict=True)])
    world.dealt = tuple(dealt)
    return world


def _named(goods: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(GOOD_IDS, goods, strict=True))


def _read(goods: dict[str, int]) -> tuple[int, ...]:
    return tuple([goods.get(name, 0) for name in GOOD_IDS])


def write(g: State) -> dict[str, Any]:
    """The game's part of a position."""
    return {
        "night": g.round,
        "bag": _named(g.bag),
        "lots": dict(zip(STALL_IDS, [_named(lot) for lot in g.lots], strict=True)),
        "dealt": [_named(goods) for goods in g.dealt],
        "gained": [_named(goods) for goods in g.gained],
        "proved": [_named(goods) for goods in g.proved],
        "coins": list(g.coins),
    }


def read(position: dict[str, Any], options: dict[str, Any], chance: Chance) -> State:
    """The state that a position describes; BadPosition lists all faults."""
    rows = [position["bag"], *position["lots"].values(), *position["dealt"], *position["gained"], *position["proved"]]
    wrong = [f"there is no good {name!r}" for row in rows for name in row if name not in GOOD_IDS]
    wrong += [f"there is no stall {name!r}" for name in position["lots"] if name not in STALL_IDS]
    if wrong:
        raise BadPosition(wrong)
    return State.make(
        chance,
        round=position["night"],
        rounds=options["rounds"],
        bag=_read(position["bag"]),
        lots=tuple([_read(position["lots"].get(stall, {})) for stall in STALL_IDS]),
        dealt=tuple([_read(goods) for goods in position["dealt"]]),
        gained=tuple([_read(goods) for goods in position["gained"]]),
        proved=tuple([_read(goods) for goods in position["proved"]]),
        coins=tuple(position["coins"]),
    )


def problems(g: State) -> list[str]:
    """A sentence for each invariant that the state violates."""
    wrong = []
    stocks = [g.stock(seat) for seat in range(len(g.coins))]
    if any(g.bag[k] + sum([row[k] for row in (*g.lots, *stocks)]) != COPIES[k] for k in range(KINDS)):
        wrong.append("the goods are not each in one place [SA-SET-01]")
    if any(sum(goods) != DEALT or min(goods) < 0 for goods in g.dealt):
        wrong.append(f"a seat was not dealt {DEALT} goods [SA-SET-01]")
    if min([min(row) for row in (g.bag, *g.lots, *stocks)]) < 0:
        wrong.append("there is less than nothing of a good [SA-TRADE-01]")
    if any(sum(lot) not in (0, LOT) for lot in g.lots):
        wrong.append(f"a stall holds neither nothing nor {LOT} goods [SA-NIGHT-01]")
    pairs = [pair for a, b in zip(g.proved, g.dealt, strict=True) for pair in zip(a, b, strict=True)]
    if any(not 0 <= known <= real for known, real in pairs):
        wrong.append("a seat has given away what it was not dealt [SA-TRADE-01]")
    if min(g.coins) < 0:
        wrong.append("a seat has less than no coins [SA-BID-01]")
    if not 0 <= g.round <= g.rounds:
        wrong.append(f"there is no night {g.round + 1} [SA-SET-03]")
    if g.result is not None and (g.result != g.outcome() or g.round < g.rounds):
        wrong.append("the result is not the one that goods and coins give [SA-END-05]")
    return wrong
