"""Many connections from addresses of this machine only (127.0.0.x), each holding as much as it can."""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import os
import re
import socket
from typing import Any
from urllib.parse import urlsplit

from consigliere.table.client import Client, Refused, Table

PING = re.compile(rb"\x89\x04(.{4})", re.DOTALL)
SETTLE = 10.0  # seconds after which a connection counts as refused


class Crowd:
    """Connections from one address to a server, kept open."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.open: list[socket.socket] = []

    def connect(self) -> socket.socket:
        one = socket.create_connection(("127.0.0.1", self.port), timeout=SETTLE, source_address=(self.address, 0))
        self.open.append(one)
        return one

    def send(self, count: int, request: bytes) -> None:
        """Open so many connections and send the same bytes on each, whatever the server answers."""
        for _ in range(count):
            with contextlib.suppress(OSError):
                self.connect().sendall(request)

    def lines(self, table: str, count: int) -> None:
        """Live connections of browsers without a cookie."""
        for _ in range(count):
            key = base64.b64encode(os.urandom(16)).decode()
            self.send(
                1,
                (
                    f"GET /t/{table}/live HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
                    f"origin: http://127.0.0.1:{self.port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
                    f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
                ).encode(),
            )

    def polls(self, seat: Table, count: int) -> None:
        """Requests that wait for a seat's turn."""
        self.send(
            count,
            (
                f"GET /api/v1/tables/{seat.table}/turn?timeout=25 HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
                f"authorization: Bearer {seat.token}\r\n\r\n"
            ).encode(),
        )

    def resting(self, count: int) -> None:
        """Connections that have sent a request and stay open."""
        self.send(count, b"GET /ping HTTP/1.1\r\nhost: x\r\n\r\n")

    def unread(self, count: int, path: str = "/") -> None:
        """Connections that request pages and read none."""
        ask = f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode()
        for _ in range(count):
            with contextlib.suppress(OSError):
                one = self.connect()
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                one.sendall(ask)

    def alive(self) -> int:
        """How many of them the server keeps open."""
        found = 0
        for one in self.open:
            one.setblocking(False)
            try:
                while heard := one.recv(65536):
                    for ping in PING.findall(heard):  # as a browser does: otherwise the server closes the connection
                        one.sendall(b"\x8a\x84\0\0\0\0" + ping)
            except BlockingIOError:
                found += 1
            except OSError:
                pass
        return found

    def leave(self) -> None:
        for one in self.open:
            one.close()
        self.open.clear()


class From(Client):
    """The client, at its own address."""

    def __init__(self, server: str, here: str, token: str = "", timeout: float = 40.0) -> None:
        Client.__init__(self, server, token, timeout)
        self.here = here

    def call(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        where = urlsplit(self.address)
        line = http.client.HTTPConnection(
            where.hostname or "", where.port, timeout=self.timeout, source_address=(self.here, 0)
        )
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        with contextlib.closing(line):
            line.request(method, f"/api/v1{path}", None if data is None else json.dumps(data), headers)
            answer = line.getresponse()
            text = answer.read()
        if answer.status >= 400:
            with contextlib.suppress(ValueError):
                raise Refused(answer.status, json.loads(text))
            raise Refused(answer.status, {"error": text.decode()})
        return json.loads(text)


class SeatFrom(From, Table):
    """A seat that plays from its own address."""

    def __init__(self, server: str, here: str, seat: Table) -> None:
        From.__init__(self, server, here, seat.token)
        self.table, self.seat, self.host = seat.table, seat.seat, seat.host
