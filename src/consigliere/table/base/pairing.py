"""The draw of a tournament round: who meets whom, and who takes which seat. Pure, and the same on every machine.

A round has as many tables as are needed to seat everybody; bots take the seats that are left. The draw has two steps:

1. Seats. Every player, and every bot, gets a seat that they have had least often. As long as the same people play, this
   always succeeds: after every `seats` rounds everybody has had each seat equally often.
2. Tables. Those who share a seat number go to different tables. Among several such arrangements the one is taken in
   which fewest people meet again, and bots are spread over the tables and over the people.

Everything that is left to chance is an order by SHA-256 of the seed, the round and the player, so that anybody can
draw a round again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")

BOT = -1  # in place of a player's number
TRIES = 24  # arrangements of which the best is taken, divided by the number of players; FEWEST at least
FEWEST = 4
SWEEPS = 12  # rounds of improvements of one arrangement, at most
CROWD = 1000  # the cost of a second bot at a table: everything else comes after it

Table = tuple[int, ...]  # the numbers of the players in the order of their seats; BOT for a bot
Round = tuple[Table, ...]


def draw(players: Sequence[int], seats: int, before: Sequence[Round], seed: str) -> Round:
    """Draw the next round, knowing the rounds before it. Players are numbers from 0; the order given does not matter.

    Raises ValueError if there is nobody to play, or no game for so few seats.
    """
    if not players or seats < 2:
        raise ValueError("a round needs players, and tables of two seats or more")
    number = len(before) + 1
    tables = -(-len(players) // seats)
    bots = [BOT - i for i in range(tables * seats - len(players))]  # told apart while they are seated
    had = seats_had(before)
    met = meetings(before)
    best: tuple[int, list[list[int]]] | None = None
    for attempt in range(max(FEWEST, TRIES // len(players))):
        key = f"{seed} {number} {attempt}"
        order = shuffled([*players, *bots], key)
        rows = _seated(order, seats, tables, had, _bot_rounds(before))
        arranged = [shuffled(row, f"{key} {seat}") for seat, row in enumerate(rows)]
        cost = _improve(arranged, met)
        if best is None or cost < best[0]:
            best = (cost, arranged)
    assert best is not None
    columns = best[1]
    found = [tuple([max(BOT, columns[seat][table]) for seat in range(seats)]) for table in range(tables)]
    return tuple(shuffled(found, f"{seed} {number} tables"))


def shuffled(items: Iterable[T], key: str) -> list[T]:
    """Return items in an order that depends on the key alone."""
    return sorted(items, key=lambda item: (sha256(f"{key} {item}".encode()).digest(), str(item)))


def seats_had(before: Iterable[Round]) -> Counter[tuple[int, int]]:
    """Return how often each player has had each seat, by player and seat."""
    return Counter(
        (player, seat) for tables in before for table in tables for seat, player in enumerate(table) if player != BOT
    )


def meetings(before: Iterable[Round]) -> Counter[tuple[int, int]]:
    """Return how often two players have met, by their numbers in order; (BOT, player): how many bots a player met."""
    found: Counter[tuple[int, int]] = Counter()
    for tables in before:
        for table in tables:
            for one, other in combinations(sorted(table), 2):
                if other != BOT:
                    found[one, other] += 1
    return found


def _bot_rounds(before: Sequence[Round]) -> Counter[int]:
    """Return how often bots have had each seat."""
    return Counter(seat for tables in before for table in tables for seat, one in enumerate(table) if one == BOT)


def _seated(
    order: Sequence[int], seats: int, tables: int, had: Counter[tuple[int, int]], of_bots: Counter[int]
) -> list[list[int]]:
    """Return who has which seat, by seat: each as many as there are tables, everybody where they have been least.

    The sum of costs is the least possible: whoever comes may move others on, along the cheapest way to a free place.
    """

    def cost(player: int, seat: int) -> int:
        return 2 * (of_bots[seat] if player <= BOT else had[player, seat]) + 1

    rows: list[list[int]] = [[] for _ in range(seats)]
    for player in order:
        way = {seat: (cost(player, seat), [(player, seat)]) for seat in range(seats)}
        for _ in range(seats):  # Bellman-Ford: the cheapest way to make room in each seat
            for start in range(seats):
                for one in rows[start]:
                    for goal in range(seats):
                        more = way[start][0] + cost(one, goal) - cost(one, start)
                        if goal != start and more < way[goal][0] and (one, goal) not in way[start][1]:
                            way[goal] = (more, [*way[start][1], (one, goal)])
        free = [seat for seat in range(seats) if len(rows[seat]) < tables]
        goal = min(free, key=lambda seat: (way[seat][0], seat))
        for one, seat in way[goal][1]:
            for row in rows:
                if one in row:
                    row.remove(one)
            rows[seat].append(one)
    return rows


def _improve(columns: list[list[int]], met: Counter[tuple[int, int]]) -> int:
    """Exchange players of the same seat between tables while fewer meet again; return the cost that is left."""
    tables = len(columns[0])

    def cost(table: int) -> int:
        return _cost([column[table] for column in columns], met)

    costs = [cost(table) for table in range(tables)]
    for _ in range(SWEEPS):
        better = False
        for one, other in combinations(range(tables), 2):
            for column in columns:
                column[one], column[other] = column[other], column[one]
                now = (cost(one), cost(other))
                if sum(now) < costs[one] + costs[other]:
                    costs[one], costs[other] = now
                    better = True
                else:
                    column[one], column[other] = column[other], column[one]
        if not better:
            break
    return sum(costs)


def _cost(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    """Return how much a table repeats: 1 for two who meet first, 3 for the second time, 5 for the third."""
    total = 0
    for one, other in combinations(sorted(table), 2):
        if other <= BOT:
            total += CROWD
        else:
            total += 2 * met[max(BOT, one), other] + 1
    return total
