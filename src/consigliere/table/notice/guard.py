"""The guarded sender: the only way to an address that a user gave.

Such an address may point at this machine or at others behind the same firewall. So only https on port 443 is allowed,
the name is resolved once, every address it has must be a public one, and the connection goes to the address that was
checked. Redirects are not followed, proxies of the environment are not used, and time and size are limited. The
operator can allow inner hosts and networks by name; for those http and other ports are allowed too.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from socket import SOCK_STREAM, gaierror
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpcore

RESOLVE = 3.0  # seconds to find the address of a name
TOTAL = 5.0  # seconds for a whole request
LARGEST_ANSWER = 4096  # bytes of an answer that are read; nobody is shown them
LONGEST_URL = 2000
CONNECTIONS = 128
HTTPS = 443
# IPv6 addresses that contain an IPv4 address: it may be an inner one. `is_global` does not look into them.
CONTAIN_IPV4 = tuple(ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "::/96", "2001::/32"))
NEVER = tuple(ip_network(one) for one in ("fec0::/10", "5f00::/16", "192.88.99.0/24"))

Address = IPv4Address | IPv6Address


class Forbidden(Exception):
    """An address that we do not send to. The message is a code, not a sentence."""


class Unreachable(Exception):
    """An address that does not answer now. The message is a code, not a sentence."""


class Allowed:
    """The inner hosts and networks that the operator allows: names, addresses, networks."""

    def __init__(self, inner: Iterable[str] = ()) -> None:
        self._hosts: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []
        for one in inner:
            try:
                self._networks.append(ip_network(one, strict=False))
            except ValueError:
                self._hosts.add(one.casefold().rstrip("."))

    def host(self, name: str) -> bool:
        """Return whether a host is allowed by its name, or is an address in an allowed network."""
        name = name.casefold().rstrip(".")
        if name in self._hosts:
            return True
        try:
            return self.address(ip_address(name.strip("[]")))
        except ValueError:
            return False

    def address(self, one: Address) -> bool:
        """Return whether an address is in an allowed network."""
        return any(one in network for network in self._networks)


def is_public(one: Address) -> bool:
    """Return whether an address is a public one, and hides no other in it."""
    if isinstance(one, IPv6Address):
        if one.ipv4_mapped is not None or any(one in network for network in CONTAIN_IPV4):
            return False
        if one.is_site_local:
            return False
    if one.is_multicast or one.is_reserved or one.is_unspecified or one.is_loopback or one.is_link_local:
        return False
    return one.is_global and not any(one in network for network in NEVER)


def check_url(url: str, allowed: Allowed) -> SplitResult:
    """Return the parts of an address that we may send to, as far as its text tells. Raises Forbidden."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise Forbidden("url")
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Forbidden("url") from None
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Forbidden("url")
    if allowed.host(host):
        if parts.scheme not in ("https", "http"):
            raise Forbidden("scheme")
        return parts
    if parts.scheme != "https":
        raise Forbidden("scheme")
    if port not in (None, HTTPS):
        raise Forbidden("port")
    return parts


class _Backend(httpcore.AsyncNetworkBackend):
    """Connects only to addresses that were checked."""

    def __init__(self, allowed: Allowed) -> None:
        self._allowed = allowed
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve a name once, check every address, and connect to the first."""
        found = await resolve(host, port)
        if not self._allowed.host(host) and not all(is_public(one) or self._allowed.address(one) for one in found):
            raise Forbidden("inner")
        return await self._inner.connect_tcp(str(found[0]), port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, path: str, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Refuse: no address of a user is a file here."""
        raise Forbidden("url")

    async def sleep(self, seconds: float) -> None:
        """Sleep, for httpcore."""
        await asyncio.sleep(seconds)


async def resolve(host: str, port: int) -> list[Address]:
    """Return the addresses of a host. Raises Unreachable if it has none, or if that takes too long."""
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(loop.getaddrinfo(host, port, type=SOCK_STREAM), RESOLVE)
    except (TimeoutError, gaierror, UnicodeError):
        raise Unreachable("dns") from None
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses:
        raise Unreachable("dns")
    return addresses


class Guard:
    """Sends to addresses that users gave."""

    def __init__(self, inner: Iterable[str] = (), trusted: ssl.SSLContext | None = None) -> None:
        self.allowed = Allowed(inner)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trusted or ssl.create_default_context(),
            max_connections=CONNECTIONS,
            keepalive_expiry=15.0,
            retries=0,
            network_backend=_Backend(self.allowed),
        )

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, Mapping[str, str]]:
        """Post to an address; return the status and the headers of the answer. Raises Forbidden or Unreachable."""
        parts = check_url(url, self.allowed)
        sent = {"user-agent": "consigliere", **headers, "content-length": str(len(body))}
        sent.setdefault("host", parts.netloc)
        limits = {"connect": TOTAL, "read": TOTAL, "write": TOTAL, "pool": TOTAL}
        try:
            async with asyncio.timeout(TOTAL):
                async with self._pool.stream(
                    "POST", url, headers=list(sent.items()), content=body, extensions={"timeout": limits}
                ) as answer:
                    read = 0
                    async for chunk in answer.aiter_stream():
                        read += len(chunk)
                        if read > LARGEST_ANSWER:
                            break
                    return answer.status, {k.decode().lower(): v.decode("latin-1") for k, v in answer.headers}
        except (TimeoutError, httpcore.TimeoutException):
            raise Unreachable("timeout") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, ssl.SSLError, OSError):
            raise Unreachable("network") from None

    async def close(self) -> None:
        """Close all connections."""
        await self._pool.aclose()
