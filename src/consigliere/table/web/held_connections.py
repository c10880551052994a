"""Live connections and waiting requests. Together they may take three quarters of all connections.

Spectators may take half of them. The rest is for people with a seat, and no address may take more than its share.
Taking a seat costs nothing, so a seat alone is no privilege. If there is no room for somebody with a seat, the largest
holder gives way: first the address, then the person, then the oldest connection. Somebody with one connection never
loses it to somebody with twelve.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from consigliere.table.base.errors import Refused

from .limits import Asker

MAX_LIVE = 24  # live connections of one browser
MAX_POLLS = 8  # waiting requests of one program's seat; a newer one ends the oldest
MAX_IMPORTS = 4  # imports that one address may have in progress
RETRY_AFTER = "10"  # seconds after which a client may retry


class Hold:
    """A connection or request that is kept open. To end it, `ended` and `wake` are set."""

    __slots__ = ("address", "asker", "ended", "line", "seated", "wake")

    def __init__(self, asker: Asker, address: Asker, seated: bool, line: bool) -> None:
        self.asker = asker
        self.address = address
        self.seated = seated
        self.line = line
        self.ended = False
        self.wake: asyncio.Event | None = None

    def end(self) -> None:
        """End it: set `ended` and wake its task."""
        self.ended = True
        if self.wake is not None:
            self.wake.set()


class Holds:
    """Everything this server keeps open."""

    def __init__(self, connections: int, from_one: int, active: bool) -> None:
        self.most = connections * 3 // 4
        self.most_watching = connections // 2
        self.each = from_one if active else self.most
        self.each_watching = max(1, from_one // 2) if active else self.most_watching
        self._all: dict[Hold, None] = {}  # in order of arrival
        self._by_address: Counter[Asker] = Counter()
        self._watching: Counter[Asker] = Counter()  # spectators, by address
        self._reading: Counter[Asker] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def from_address(self, address: Asker) -> int:
        """Return how many an address has open."""
        return self._by_address[address]

    @contextmanager
    def line(self, asker: Asker, address: Asker, seated: bool) -> Iterator[Hold]:
        """Register a live connection. Raises Refused if there is no room."""
        if sum(hold.line and hold.asker == asker for hold in self._of(address)) >= MAX_LIVE:
            raise Refused("too-many", 429, {"retry-after": RETRY_AFTER})
        with self._held(Hold(asker, address, seated, line=True)) as hold:
            yield hold

    @contextmanager
    def poll(self, asker: Asker, address: Asker) -> Iterator[Hold]:
        """Register a waiting request of a seat."""
        own = [hold for hold in self._of(address) if not hold.line and hold.asker == asker]
        if len(own) >= MAX_POLLS:
            self._drop(own[0])
        with self._held(Hold(asker, address, seated=True, line=False)) as hold:
            yield hold

    @contextmanager
    def reading(self, address: Asker) -> Iterator[None]:
        """Register an import in progress. Imports wait for one another, each on a connection."""
        if self._reading[address] >= MAX_IMPORTS:
            raise Refused("too-many", 429, {"retry-after": RETRY_AFTER})
        self._reading[address] += 1
        try:
            yield
        finally:
            self._reading[address] -= 1
            if not self._reading[address]:
                del self._reading[address]

    @contextmanager
    def _held(self, hold: Hold) -> Iterator[Hold]:
        if not self._make_room(hold):
            raise Refused("too-many", 429, {"retry-after": RETRY_AFTER})
        self._all[hold] = None
        self._by_address[hold.address] += 1
        self._watching[hold.address] += not hold.seated
        try:
            yield hold
        finally:
            self._forget(hold)

    def _of(self, address: Asker) -> list[Hold]:
        return [hold for hold in self._all if hold.address == address] if self._by_address[address] else []

    def _make_room(self, new: Hold) -> bool:
        """Return whether one more may open. This may end another."""
        here = new.address
        if not new.seated and self._watching[here] >= self.each_watching:
            return False
        if self._by_address[here] >= self.each:
            if not new.seated:
                return False
            self._drop(_first_to_close(self._of(here)))
        if not new.seated and self._watching.total() >= self.most_watching:
            most, count = self._watching.most_common(1)[0]
            if count <= self._watching[here] + 1:
                return False
            self._drop(next(hold for hold in self._of(most) if not hold.seated))
        if len(self._all) >= self.most:
            watching = [hold for hold in self._all if not hold.seated]
            if not new.seated and not watching:
                return False
            counted = Counter(hold.address for hold in watching or self._all)
            fullest = counted.most_common(1)[0][0]
            if fullest != here and not watching and counted[fullest] <= self._by_address[here]:
                return False
            self._drop(_first_to_close(hold for hold in watching or self._all if hold.address == fullest))
        return True

    def _drop(self, hold: Hold) -> None:
        self._forget(hold)
        hold.end()

    def _forget(self, hold: Hold) -> None:
        if hold not in self._all:
            return  # it was ended to make room, and has now finished
        del self._all[hold]
        for counter, less in ((self._by_address, 1), (self._watching, not hold.seated)):
            counter[hold.address] -= less
            if not counter[hold.address]:
                del counter[hold.address]


def _first_to_close(holds: Iterable[Hold]) -> Hold:
    """Return which of one address's holds to end first: a spectator's, else the oldest of the largest holder."""
    found = list(holds)
    watching = next((hold for hold in found if not hold.seated), None)
    if watching is not None:
        return watching
    counted = Counter(hold.asker for hold in found)
    most = counted.most_common(1)[0][0]
    return next(hold for hold in found if hold.asker == most)
