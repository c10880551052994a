"""Points and standings of a tournament, computed from what is stored about its tables. Pure.

Whoever was drawn for a seat and plays it at the end gets the points of its place. Tied places share their points. At a
table that ends unfinished all places count as tied. Whoever has left the seat, has let a bot play it at the end, or was
replaced by a substitute gets nothing, and neither does the substitute.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from .pairing import BOT

PLAYED, UNFINISHED, AWAY = "played", "unfinished", "away"  # how a seat came to its points; "" while the game runs
COUNTED = (PLAYED, UNFINISHED)


class SeatResult(NamedTuple):
    """A seat of a tournament table: who was drawn for it, and how it ended."""

    round: int
    table: int
    seat: int
    player: int  # BOT for a bot
    place: int = 0  # 1 is first; 0 while the game runs
    tied: int = 0  # how many seats share the places from there on
    how: str = ""


class Standing(NamedTuple):
    """A player's line in the standings."""

    rank: int  # equal ranks are shared
    player: int
    points: Fraction
    opponents: Fraction  # the points of everybody whom the player met at a finished table, once for each meeting
    wins: int  # first places, shared or not
    games: int  # tables that have ended


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, tuple[int, int]]:
    """Return the place of each seat and how many share it, from a ranking of seats, first to last."""
    found: dict[int, tuple[int, int]] = {}
    place = 1
    for tied in ranking:
        found.update({seat: (place, len(tied)) for seat in tied})
        place += len(tied)
    return found


def points_of(result: SeatResult, points: Sequence[int]) -> Fraction:
    """Return the points that a seat has earned for the player who was drawn for it."""
    if result.how not in COUNTED or result.player == BOT:
        return Fraction(0)
    return Fraction(sum(points[result.place - 1 : result.place - 1 + result.tied]), result.tied)


def standings(players: Iterable[int], results: Sequence[SeatResult], points: Sequence[int]) -> list[Standing]:
    """Return the standings: by points, then the points of those whom one met, then first places.

    Who is still equal shares a rank, in the order of the numbers.
    """
    ended = [one for one in results if one.how]
    numbers = sorted(players)
    earned = {player: Fraction(0) for player in numbers}
    tables: dict[tuple[int, int], list[int]] = {}
    for one in ended:
        if one.player in earned:
            earned[one.player] += points_of(one, points)
            tables.setdefault((one.round, one.table), []).append(one.player)
    opponents = {player: Fraction(0) for player in numbers}
    for there in tables.values():
        for player in there:
            opponents[player] += sum((earned[other] for other in there if other != player), Fraction(0))
    mine = {player: [one for one in ended if one.player == player] for player in numbers}
    wins = {player: sum(one.how == PLAYED and one.place == 1 for one in mine[player]) for player in numbers}
    order = sorted(numbers, key=lambda player: (-earned[player], -opponents[player], -wins[player], player))
    found: list[Standing] = []
    for at, player in enumerate(order, 1):
        row = Standing(at, player, earned[player], opponents[player], wins[player], len(mine[player]))
        if found and found[-1][2:5] == row[2:5]:
            row = row._replace(rank=found[-1].rank)
        found.append(row)
    return found
