"""People who come through a proxy, each from an address of their own on this machine (127.0.x.y)."""

from __future__ import annotations

import socket
from typing import Any

import httpcore
import httpx

from consigliere.table.client import Client, Json, Refused, Table
from tests.table.server import Browser

from .installation import Proxy

PATIENCE = 60.0  # seconds for one request


class _ToThisMachine(httpcore.SyncBackend):
    """Connects to this machine, whatever the name: `club.example` exists nowhere."""

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.NetworkStream:
        return super().connect_tcp("127.0.0.1", port, timeout, local_address, socket_options)


def http_through(proxy: Proxy, here: str, **more: Any) -> httpx.Client:
    """A client that comes from an address and trusts our authority only."""
    transport = httpx.HTTPTransport(verify=proxy.certificate.trusted(), local_address=here)
    transport._pool._network_backend = _ToThisMachine()  # httpx has no name for it
    return httpx.Client(base_url=proxy.address, transport=transport, timeout=PATIENCE, trust_env=False, **more)


class Visitor(Browser):
    """A browser without scripts, behind a proxy."""

    def __init__(self, proxy: Proxy, here: str, **headers: str) -> None:
        self.here = here
        self.http = http_through(proxy, here, headers={"accept-language": "en", **headers})
        self.received = []
        self.csrf = ""
        self.get("/")

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        kept = super()._keep(answer)
        self.received.clear()  # a soak lasts an hour
        return kept


class Program(Client):
    """The API, behind a proxy. All requests of one program share their connections."""

    def __init__(self, proxy: Proxy, http: httpx.Client, token: str = "") -> None:
        Client.__init__(self, proxy.address, token)  # not the next class: a seat has more than one
        self._proxy, self._http = proxy, http

    def call(self, method: str, path: str, data: Json | None = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self._http.request(method, f"/api/v1{path}", json=data, headers=headers)
        if answer.status_code >= 400:
            try:
                told = answer.json()
            except ValueError:
                told = {"error": answer.text[:200]}
            raise Refused(answer.status_code, told)
        return answer.json()

    def at(self, seat: Table) -> ProgramAtTable:
        """A seat that this program has."""
        return ProgramAtTable(self._proxy, self._http, seat)


class ProgramAtTable(Program, Table):
    """A seat at a table, behind a proxy."""

    def __init__(self, proxy: Proxy, http: httpx.Client, seat: Table) -> None:
        Program.__init__(self, proxy, http, seat.token)
        self.table, self.seat, self.host = seat.table, seat.seat, seat.host

    def start(self) -> None:
        Program(self._proxy, self._http, self.host).call("POST", f"/tables/{self.table}/start", {})


def free_connection(port: int, here: str) -> socket.socket:
    """A plain connection to this machine from an address."""
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(here, 0))
