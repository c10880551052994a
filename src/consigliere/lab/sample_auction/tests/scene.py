"""Scenes: a match in the middle of a game, described in a few words."""

from __future__ import annotations

import consigliere as cg
from consigliere.games import register
from consigliere.lab.sample_auction.components import COPIES, GOOD_IDS
from consigliere.lab.sample_auction.title import TITLE

register(TITLE)
Goods = tuple[int, int, int]
NONE: Goods = (0, 0, 0)


def _named(goods: Goods) -> dict[str, int]:
    return dict(zip(GOOD_IDS, goods, strict=True))


def scene(
    *gained: Goods,
    coins: tuple[int, ...] = (),
    night: int = 0,
    lots: tuple[Goods, Goods] = ((3, 0, 0), (0, 3, 0)),
    dealt: tuple[Goods, ...] = (),
    bidding: bool = True,
) -> cg.Match:
    """A match at the bids of a night (or at its market).

    `gained` are goods by seat in addition to the initial three.
    """
    seats = len(gained)
    own = dealt or ((1, 1, 1),) * seats
    position = cg.new(TITLE.id, seats=seats, seed=1).position()
    bag = [COPIES[k] - sum(row[k] for row in (*gained, *own, *lots)) for k in range(len(GOOD_IDS))]
    position["table"] = {
        "night": night,
        "bag": _named((bag[0], bag[1], bag[2])),
        "lots": {"east": _named(lots[0]), "west": _named(lots[1])},
        "dealt": [_named(row) for row in own],
        "gained": [_named(row) for row in gained],
        "proved": [_named(NONE)] * seats,
        "coins": list(coins or (12,) * seats),
    }
    steps = [{"step": "Bidding"}] if bidding else [{"step": "Bidding"}, {"step": "Market"}]
    return cg.from_position(TITLE.id, {**position, "stack": steps})


def bids(match: cg.Match, *pairs: tuple[int, int]) -> None:
    """Everybody bids."""
    for seat, (east, west) in enumerate(pairs):
        match.play(seat, f"bid_east:{east}")
        match.play(seat, f"bid_west:{west}")
