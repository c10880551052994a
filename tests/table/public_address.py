"""Lets one address of this machine play a public one: `serve --load tests.table.public_address`, for sieges.

`redirect.example` resolves to it. `rebind.example` resolves to it once, then to this machine's own address. The answer
for `mixed.example` has both. The https port is the one in SIEGE_PORT, because 443 may be taken.
"""

from __future__ import annotations

import os
from ipaddress import ip_address

from consigliere.table.notice import guard

PUBLIC, INNER = "127.0.0.8", "127.0.0.1"
asked: dict[str, int] = {}
is_public = guard.is_public
guard.is_public = lambda one: str(one) == PUBLIC or is_public(one)
guard.HTTPS = int(os.environ.get("SIEGE_PORT", "443"))


def addresses(host: str) -> list[str]:
    """What a name resolves to now."""
    asked[host] = asked.get(host, 0) + 1
    if host == "mixed.example":
        return [PUBLIC, INNER]
    return [INNER if host == "rebind.example" and asked[host] > 1 else PUBLIC]


async def resolve(host: str, port: int) -> list[guard.Address]:
    """A resolver that knows our names, and asks the system for others."""
    if host.endswith(".example"):
        return [ip_address(one) for one in addresses(host)]
    return await ask_system(host, port)


ask_system = guard.resolve
guard.resolve = resolve
