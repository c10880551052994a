"""The guarded sender: no inner address by any spelling, no redirect, one resolution, limits of time and size."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from consigliere.table.notice import guard
from consigliere.table.notice.guard import Allowed, Forbidden, Guard, Unreachable, check_url, is_public

from .loop import run_async
from .receivers import HERE, receiving

INNER = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "0.1.2.3",
    "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "192.88.99.1", "240.0.0.1",
    "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "5f00::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
]  # fmt: skip


@pytest.mark.parametrize("address", INNER)
def test_no_inner_address_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "162.159.128.233", "2606:4700:4700::1111"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "", "x", "http://discord.com/", "ftp://discord.com/", "https://", "https://discord.com:8443/x",
        "https://user@discord.com/", "https://user:secret@discord.com/", "https://discord.com/#x", "https://a b/",
        "https://discord.com\\@127.0.0.1/", "https://discord.com/\n", "https://дискорд.рф/", "file:///etc/passwd",
        "https://[::1", "https://discord.com:99999/", "javascript:alert(1)", "https://x/" + "a" * 3000,
    ],
)  # fmt: skip
def test_addresses_that_are_refused_by_their_text(url: str) -> None:
    with pytest.raises(Forbidden):
        check_url(url, Allowed())


def names(found: dict[str, list[str]]) -> Callable[..., Any]:
    """A resolver that knows these names, and notes how often it was asked."""

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found[host].copy()]

    return getaddrinfo


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]
)
def test_no_spelling_of_this_machine_gets_a_connection(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with receiving() as there:
            monkeypatch.setattr(guard, "HTTPS", there.port)
            sender = Guard()
            with pytest.raises((Forbidden, Unreachable)):
                await sender.post(f"https://{host}:{there.port}/", b"", {})
            assert there.connections == 0, "not even a probe"
            await sender.close()

    run_async(scene())


def test_one_inner_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", names({"evil.example": ["8.8.8.8", "127.0.0.1"]}))
        sender = Guard()
        with pytest.raises(Forbidden, match="inner"):
            await sender.post("https://evil.example/", b"", {})
        await sender.close()

    run_async(scene())


def test_redirects_are_not_followed_and_proxies_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with receiving() as there, receiving() as inner:
            monkeypatch.setenv("HTTP_PROXY", inner.url())
            monkeypatch.setenv("ALL_PROXY", inner.url())
            there.answer = lambda post: (302, {"location": inner.url()})
            sender = Guard([HERE])
            status, _ = await sender.post(there.url(), b"x", {})
            assert status == 302
            assert inner.connections == 0
            await sender.close()

    run_async(scene())


def test_the_operator_allows_inner_hosts_by_name_address_and_network() -> None:
    allowed = Allowed(["10.0.0.0/8", "ntfy.home", "::1"])
    for url in ("http://10.2.3.4:8080/x", "http://ntfy.home/x", "https://NTFY.home:8443/x", "http://[::1]:9000/x"):
        assert check_url(url, allowed).hostname
    for url in ("http://11.0.0.1/", "http://ntfy.home.evil.example/", "gopher://10.2.3.4/"):
        with pytest.raises(Forbidden):
            check_url(url, allowed)


def test_a_receiver_that_is_silent_or_endless_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "TOTAL", 0.3)

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 ok\r\ncontent-length: 100000000\r\n\r\n" + b"x" * 20_000)
        await reader.read()  # until the other side leaves
        writer.transport.abort()

    async def scene() -> None:
        async with receiving() as silent:
            silent.silent = True
            sender = Guard([HERE])
            with pytest.raises(Unreachable, match="timeout"):
                await sender.post(silent.url(), b"x", {})
            server = await asyncio.start_server(endless, HERE, 0)
            port = server.sockets[0].getsockname()[1]
            status, _ = await sender.post(f"http://{HERE}:{port}/", b"x", {})
            assert status == 200, "the rest of the answer is not read"
            server.close()
            with pytest.raises(Unreachable, match="network"):
                await sender.post(f"http://{HERE}:{port}/", b"x", {})
            await sender.close()

    run_async(scene())


def test_tls_is_checked_for_the_name_although_the_connection_goes_to_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server name and the certificate are those of the address that the user gave."""
    named: list[str | None] = []

    async def scene() -> None:
        context = certificate(tmp_path)
        context.sni_callback = lambda _socket, name, _context: named.append(name)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            named.append(next(line for line in head.decode().split("\r\n") if line.lower().startswith("host")))
            writer.write(b"HTTP/1.1 204 ok\r\n\r\n")
            await writer.drain()
            writer.transport.abort()

        server = await asyncio.start_server(answer, HERE, 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        found = {"hook.example": [HERE], "other.example": [HERE]}
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", names(found))
        trusted = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
        sender = Guard(["hook.example", "other.example"], trusted)
        status, _ = await sender.post(f"https://hook.example:{port}/x", b"x", {})
        assert (status, named) == (204, ["hook.example", f"host: hook.example:{port}"])
        with pytest.raises(Unreachable, match="network"):  # the certificate is another one's
            await sender.post(f"https://other.example:{port}/x", b"x", {})
        await sender.close()
        server.close()

    run_async(scene())


def certificate(folder: Path) -> ssl.SSLContext:
    """A certificate of hook.example that signs itself."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8
    private = key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())
    (folder / "key.pem").write_bytes(private)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context
