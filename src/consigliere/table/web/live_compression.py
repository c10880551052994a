"""Compression of live connections: each message separately, and a message for many readers once for all of them.

With a shared context messages would be slightly shorter, but each connection would have to keep it and compress
everything again. So 500 spectators of a table cost one compression, and an idle connection uses no memory for it. A
wide window pays for large messages.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame

from consigliere.drawing import ByteCache

END = b"\x00\x00\xff\xff"  # the end of every message, omitted as the extension demands
LARGE = 15  # bits of the window: 32 kB, the maximum
UNREAD = 4 << 20  # unread bytes on one connection: several pages
HEAVY = 50_000  # bytes above which a higher compression level is used: a few messages per game

_deflated: ByteCache[bytes, bytes] = ByteCache(4_000_000)  # one message goes to many connections


def deflated(message: bytes) -> bytes:
    """Return a compressed message, compressed once for all who get it."""
    known = _deflated.get(message)
    if known is None:
        stream = zlib.compressobj(9 if len(message) > HEAVY else 6, wbits=-LARGE, memLevel=9)
        known = (stream.compress(message) + stream.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)
        _deflated.put(message, known)
    return known


def forget() -> None:
    """Empty the cache."""
    _deflated.clear()


def _nothing() -> None:
    """Do nothing: the default callback."""


class Deflating(PerMessageDeflate):
    """The extension on one connection."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message by itself."""
        if frame.opcode in CTRL_OPCODES or not frame.fin:
            return super().encode(frame)
        return Frame(frame.opcode, deflated(bytes(frame.data)), True, True, frame.rsv2, frame.rsv3)


class Factory(ServerPerMessageDeflateFactory):
    """Negotiates the extension. We keep no context between messages, whatever the browser does."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        """Agree on the extension with a browser."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        if agreed.local_max_window_bits < LARGE:  # a small window; no known browser asks for one
            return answer, agreed
        told = (agreed.remote_no_context_takeover, True, agreed.remote_max_window_bits, agreed.local_max_window_bits)
        return answer, Deflating(*told)


class LiveProtocol(WebSocketsSansIOProtocol):
    """A live connection with our compression. It is aborted if the other side reads nothing."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [Factory()]
        self.on_open: Callable[[], None] = _nothing  # called when it opens
        self.on_close: Callable[[], None] = _nothing  # called when we have closed it
        self.on_gone: Callable[[], None] = _nothing  # called when it is gone

    def data_received(self, data: bytes) -> None:
        """Abort if the other side reads nothing."""
        super().data_received(data)
        if self.transport.get_write_buffer_size() > UNREAD:  # for example it sends pings and reads no answers
            self.transport.abort()

    def start_keepalive(self) -> None:
        """Report that the connection is open."""
        super().start_keepalive()
        self.on_open()

    async def send(self, message: Any) -> None:
        """Send, and report if that closed the connection."""
        await super().send(message)
        if self.close_sent:
            self.on_close()

    def keepalive_timeout(self) -> None:
        """Abort: closing would wait until everything is read."""
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait until everything is read

    def connection_lost(self, exc: Exception | None) -> None:
        """Report that the connection is gone."""
        super().connection_lost(exc)
        self.on_gone()
        # Open connections are frozen, and a frozen cycle stays in memory for an hour: break the known cycles.
        self.on_open = self.on_close = self.on_gone = _nothing
        self.conn.parser.close()
