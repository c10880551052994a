"""Rate limits, by account, by known guest, or by address.

Somebody we know is counted alone, wherever they come from: a whole school may share one address. A stranger is counted
by address, since anybody can invent a cookie. Kinds never share a bucket, so a name that looks like an address does no
harm.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from consigliere.table.base import clock
from consigliere.table.base.addresses import grouped
from consigliere.table.base.errors import Refused


class Rate(NamedTuple):
    """A rate: so many per second, and so many in a burst."""

    each: float
    burst: float


class Asker(NamedTuple):
    """Whom a rate limit counts."""

    kind: str  # account, guest, token, address, login
    who: str


KNOWN = {
    "post": Rate(8.0, 40.0),
    "page": Rate(10.0, 80.0),
    "table": Rate(0.2, 12.0),  # new tables and imports
    "chat": Rate(0.7, 6.0),
    "advice": Rate(0.2, 8.0),
    "api": Rate(40.0, 120.0),
    "socket": Rate(1.0, 30.0),
    "mail": Rate(0.005, 5.0),  # addresses that we have to write to first, by person and by address
}
ADDRESS = {
    "post": Rate(20.0, 120.0),
    "page": Rate(40.0, 400.0),
    "table": Rate(1.0, 60.0),
    "chat": Rate(2.0, 20.0),
    "advice": Rate(1.0, 24.0),
    "api": Rate(40.0, 240.0),
    "socket": Rate(10.0, 200.0),
    "mail": Rate(0.02, 20.0),
    "login": Rate(0.5, 60.0),  # wrong passwords for any name
}
LOGIN = {"login": Rate(0.05, 8.0)}  # wrong passwords for one name from one address
MOST = 50_000  # clients remembered


class Limits:
    """Token buckets for each kind of request and each client."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self._buckets: dict[tuple[str, Asker], tuple[float, float]] = {}

    def spend(self, kind: str, asker: Asker) -> None:
        """Take one token or raise 429."""
        if not self.active:
            return
        rates = {"address": ADDRESS, "login": LOGIN}.get(asker.kind, KNOWN)
        rate, burst = rates[kind]
        now = clock.ticks()
        level, since = self._buckets.pop((kind, asker), (burst, now))
        level = min(burst, level + (now - since) * rate)
        enough = level >= 1.0
        if len(self._buckets) >= MOST:  # forget the longest idle one: its bucket is full again anyway
            self._buckets.pop(next(iter(self._buckets)))
        self._buckets[kind, asker] = (level - 1.0 if enough else level, now)
        if not enough:
            raise Refused("too-many", 429, {"retry-after": str(max(1, round((1.0 - level) / rate)))})

    def give_back(self, kind: str, asker: Asker) -> None:
        """Return a token that was spent without an offence."""
        if (kind, asker) in self._buckets:
            level, since = self._buckets[kind, asker]
            self._buckets[kind, asker] = (level + 1.0, since)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:
    """Return the address a request comes from, as told by a trusted proxy if there is one."""
    return Asker("address", grouped(connection.client.host if connection.client is not None else "?"))
