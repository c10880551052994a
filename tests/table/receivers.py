"""Receivers of notices on this machine: a mail server, and an HTTP server for webhooks and push services."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from secrets import token_bytes
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid.utils import b64urlencode

from consigliere.table.notice.sealing import cipher, derived, nonce, point_of

HERE = "127.0.0.1"


class Post(NamedTuple):
    """A request that a receiver got."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that notes every request, and answers as it is told."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.answer: Callable[[Post], tuple[int, dict[str, str]]] = lambda post: (200, {})
        self.silent = False  # it accepts connections and never answers
        self.port = 0
        self.connections = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def url(self, path: str = "/hook") -> str:
        return f"http://{HERE}:{self.port}{path}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if (task := asyncio.current_task()) is not None:
            self._tasks.add(task)
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                headers = {name.lower(): value.strip() for name, _, value in (one.partition(":") for one in head[1:-2])}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                post = Post(head[0].split()[1], headers, body)
                self.posts.append(post)
                if self.silent:
                    await asyncio.sleep(3600)
                status, more = self.answer(post)
                lines = [f"HTTP/1.1 {status} ok", "content-length: 0", *(f"{k}: {v}" for k, v in more.items())]
                writer.write("\r\n".join([*lines, "", ""]).encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            pass
        finally:
            writer.transport.abort()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.sleep(0)  # the transports close themselves in the next turn of the loop


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver._serve, HERE, 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await receiver.close()


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 ok"
        self.delay = 0.0
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Envelope) -> str:
        await asyncio.sleep(self.delay)
        if self.answer.startswith("250"):
            mail = BytesParser(policy=default).parsebytes(
                raw if isinstance(raw := envelope.content or b"", bytes) else raw.encode()
            )
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        return self.answer


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box, loop = Mailbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname="test"), HERE, 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


class FakeBrowser:
    """The keys of a browser that can read its pushes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)
        point = point_of(self._key.public_key())
        self.p256dh, self.auth = _text(b64urlencode(point)), _text(b64urlencode(self._auth))

    def read(self, post: Post) -> dict[str, Any]:
        """Decrypt a push: 16 bytes of salt, 4 of a size, 1 of a length, the sender's point, the text."""
        salt, sender, sealed = post.body[:16], post.body[21:86], post.body[86:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        purpose = b"WebPush: info\0" + point_of(self._key.public_key()) + sender
        shared = derived(self._key.exchange(ec.ECDH(), point), self._auth, purpose, 32)
        found: dict[str, Any] = json.loads(cipher(shared, salt).decrypt(nonce(shared, salt), sealed, None)[:-1])
        return found


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value
