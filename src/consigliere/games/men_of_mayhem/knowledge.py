"""What others can compute about goods behind blinds: everything except what deals moved. Chapter 10 of the ledger.

Starting goods, every movement to and from the supply, every theft and every opened fist are public. So a gang has no
secret from a seat that took part in all its deals. For the others the state records the deals in their order: for each,
the least that either gang has had since, and who has seen its stock since. A world in which deals moved other amounts
is possible if no stock was ever negative in it, and if everybody who saw a stock saw the same number. [MM-INF-04]
"""

from __future__ import annotations

from typing import Final

from .components import ITEMS
from .state import EVERYBODY, SPECTATOR, Charming, Link, Three

NOBODY: Final[Three] = (0, 0, 0)
UNBOUNDED: Final = 1 << 30
MOST_LINKS: Final = 48  # older deals keep their amounts, to bound the time this takes


def eye(seat: int | None) -> int:
    """The bit of a seat (None: a spectator)."""
    return SPECTATOR if seat is None else 1 << seat


def stock(g: Charming, seat: int) -> Three:
    """A gang's goods, one number for each kind."""
    at = seat * ITEMS
    return g.goods[at], g.goods[at + 1], g.goods[at + 2]


# --- recording deals


def dealt(g: Charming, one: int, two: int) -> None:
    """Record a deal of two gangs: from now on others know less about both. [MM-TRD-08]

    If their only earlier deal was with each other and nobody has seen anything of them since, that record is dropped:
    whatever both deals moved, this one alone could have moved.
    """
    if one > two:
        one, two = two, one
    links = [link for link in g.links if not _settled(g.links, link, one, two)]
    g.links = (*links, Link(one, two, stock(g, one), stock(g, two)))[-MOST_LINKS:]


def _settled(links: tuple[Link, ...], link: Link, one: int, two: int) -> bool:
    """Whether a deal is the only one of both gangs, and nobody has seen anything of them since."""
    if (link.one, link.two) != (one, two) or link.shown_one != NOBODY or link.shown_two != NOBODY:
        return False
    return sum(one in (other.one, other.two) or two in (other.one, other.two) for other in links) == 1


def seen(g: Charming, seat: int, item: int, eyes: int) -> None:
    """Somebody has learned how much of an item a gang has. [MM-INF-02, MM-INF-03]"""
    for i in range(len(g.links) - 1, -1, -1):
        link = g.links[i]
        if seat in (link.one, link.two):
            shown = list(link.shown_one if seat == link.one else link.shown_two)
            shown[item] |= eyes
            now = (shown[0], shown[1], shown[2])
            new = link._replace(shown_one=now) if seat == link.one else link._replace(shown_two=now)
            g.links = (*g.links[:i], new, *g.links[i + 1 :])
            return


def all_seen(g: Charming, seat: int) -> None:
    """All have seen a gang's goods. [MM-ELIM-05]"""
    for item in range(ITEMS):
        seen(g, seat, item, EVERYBODY)


# --- redealing


def redeal(g: Charming, seat: int | None) -> None:
    """Redraw what deals unseen by a seat have moved, item by item, consistent with everything the seat has seen."""
    if any(seat not in (link.one, link.two) for link in g.links):
        for item in range(ITEMS):
            _Flows(g, item, seat).redeal()


class _Flows:
    """The deals of one item as a network: a unit more in a deal is held by the taker until a later deal or today.

    Each deal begins a new stretch of time for both gangs. What a gang holds in a stretch may grow, and may shrink by
    the least it had in that stretch, unless the seat has seen the stock. Deals are processed in order. Each amount is
    drawn from all amounts that leave a possible world, so the outcome depends only on what the seat has seen and on
    chance.
    """

    def __init__(self, g: Charming, item: int, reader: int | None) -> None:
        self.g = g
        self.item = item
        links = g.links
        bit = eye(reader)
        self.free = [reader not in (link.one, link.two) for link in links]
        self.known = [eyes & bit != 0 for link in links for eyes in (link.shown_one[item], link.shown_two[item])]
        # Segment 2 * i is the first gang's after deal i, 2 * i + 1 the second's; `today` is the end of the last
        # stretches.
        self.today = 2 * len(links)
        self.least = [amount for link in links for amount in (link.least_one[item], link.least_two[item])]
        self.after: list[int] = [self.today] * self.today  # the next stretch of the same gang
        self.before: list[int] = [-1] * self.today
        last: dict[int, int] = {}
        for i, link in enumerate(links):
            for node, seat in ((2 * i, link.one), (2 * i + 1, link.two)):
                if seat in last:
                    self.after[last[seat]] = node
                    self.before[node] = last[seat]
                last[seat] = node
        self.last = last
        self.change = dict.fromkeys(last, 0)

    def redeal(self) -> None:
        for i in range(len(self.free)):
            if self.free[i]:
                self.free[i] = False
                self._push(2 * i + 1, 2 * i, UNBOUNDED)  # as little as possible for the first gang
                width = self._push(2 * i, 2 * i + 1, UNBOUNDED)  # then as much as possible
                self._push(2 * i + 1, 2 * i, self.g.random_below(width + 1))
        g, item = self.g, self.item
        for seat, more in self.change.items():
            g.goods[seat * ITEMS + item] += more
        row: list[Link] = []
        for i, link in enumerate(g.links):
            one, two = list(link.least_one), list(link.least_two)
            one[item], two[item] = self.least[2 * i], self.least[2 * i + 1]
            row.append(link._replace(least_one=(one[0], one[1], one[2]), least_two=(two[0], two[1], two[2])))
        g.links = tuple(row)

    def _push(self, taker: int, giver: int, wanted: int) -> int:
        """Move up to `wanted` more from one gang to another in a deal, adjusting other deals; returns how much was
        moved."""
        moved = 0
        while moved < wanted:
            way = self._way(taker, giver)
            if way is None:
                break
            room = wanted - moved
            for a, b in way:
                room = min(room, self._room(a, b))
            for a, b in way:
                self._carry(a, b, room)
            moved += room
        return moved

    def _way(self, start: int, goal: int) -> list[tuple[int, int]] | None:
        """A path of a unit from one stretch to another: held over, passed on in other deals, or offset by holding less.
        None if there is no path."""
        came: dict[int, int] = {start: start}
        heap = [start]
        for node in heap:
            if node == goal:
                way: list[tuple[int, int]] = []
                while node != start:
                    way.append((came[node], node))
                    node = came[node]
                return way[::-1]
            for other in self._next(node):
                if other not in came:
                    came[other] = node
                    heap.append(other)
        return None

    def _next(self, node: int) -> list[int]:
        if node == self.today:
            return [other for other in self.last.values() if self.least[other] > 0 and not self.known[other]]
        found = [] if self.known[node] else [self.after[node]]
        before = self.before[node]
        if before >= 0 and self.least[before] > 0 and not self.known[before]:
            found.append(before)
        if self.free[node // 2]:
            found.append(node ^ 1)
        return found

    def _room(self, a: int, b: int) -> int:
        """The capacity of an edge: holding over and free deals are unbounded, holding less by what was held."""
        if a == self.today or (b != self.today and b == self.before[a]):
            return self.least[b]
        return UNBOUNDED

    def _carry(self, a: int, b: int, amount: int) -> None:
        seats = self.g.links
        if a == self.today:
            self.least[b] -= amount
            self.change[_seat(seats, b)] -= amount
        elif b == self.today:
            self.least[a] += amount
            self.change[_seat(seats, a)] += amount
        elif b == self.before[a]:
            self.least[b] -= amount
        elif b == self.after[a]:
            self.least[a] += amount


def _seat(links: tuple[Link, ...], node: int) -> int:
    link = links[node // 2]
    return link.two if node % 2 else link.one
