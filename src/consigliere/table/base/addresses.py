"""Network addresses for counting."""

from __future__ import annotations

import ipaddress


def grouped(host: str) -> str:
    """Return the address to count by. For IPv6 this is the network of one customer."""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(parsed, ipaddress.IPv4Address):
        return host
    return str(parsed.ipv4_mapped or ipaddress.ip_network(f"{parsed}/64", strict=False))
