"""Fuzzes the HTTP interface and the pages: `python -m tests.table.fuzz --examples 500`. No response may be a 5xx.

Schemathesis reads the server's OpenAPI description and sends valid and invalid requests. Half of the requests go to
real tables and seats.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.config import GenerationConfig, ProjectConfig, ProjectsConfig, SchemathesisConfig

from consigliere.table.client import Client, Table
from consigliere.table.web import deal_routes, front_routes, seat_routes, table_routes

from .server import LIMIT, Browser, Server

PHASES = (Phase.explicit, Phase.generate)
HEALTH = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def fuzz(server: Server, examples: int, seed: int = 1) -> Counter[int]:
    """Send requests of every kind; return the counts by status. AssertionError on the first status of 500 or more."""
    rng = random.Random(seed)
    seats = _running(server)
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    config = SchemathesisConfig(
        projects=ProjectsConfig(default=ProjectConfig(generation=GenerationConfig(modes=modes)))
    )
    schema = schemathesis.openapi.from_url(f"{server.address}/api/v1/openapi.json", config=config)
    sent: Counter[int] = Counter()
    with httpx.Client(base_url=server.address, timeout=LIMIT) as http:
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # a description that is wrong fails here

            @given(case=operation.as_strategy())
            @settings(max_examples=examples, deadline=None, database=None, phases=PHASES, suppress_health_check=HEALTH)
            def send(case: Any) -> None:
                seat = rng.choice([None, *seats])
                headers = {} if seat is None else {"authorization": f"Bearer {rng.choice((seat.token, seat.host))}"}
                if seat is not None and "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = seat.table
                if "timeout" in (case.query or {}):
                    case.query["timeout"] = 0
                request = case.as_transport_kwargs(base_url=server.address)
                request.pop("cookies", None)
                request["headers"] = {**dict(request.get("headers") or {}), **headers}
                answer = _send(http, request)
                if answer is not None:
                    sent[answer.status_code] += 1
                    assert answer.status_code < 500, (case.method, case.path, answer.text[:300])

            send()
    _fuzz_forms(server, rng, examples * 20, sent)
    return sent


def _send(http: httpx.Client, request: dict[str, Any]) -> httpx.Response | None:
    """One request; None if it cannot be expressed in HTTP, such as an invalid header."""
    wanted = ("method", "url", "headers", "params", "json", "content", "data")
    body = {name: value for name, value in request.items() if name in wanted and value is not None}
    if isinstance(body.get("data"), str | bytes):
        body["content"] = body.pop("data")
    try:
        return http.request(**body)
    except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError, TypeError, ValueError):
        return None


def _running(server: Server) -> list[Table]:
    seats: list[Table] = []
    for game, places in (("dual_powers", ["me", "bot:random"]), ("toy", ["me", "bot:random", "bot:random"])):
        host = Client(server.address).open(game, len(places), places=places, pace=0, window=0)
        host.start()
        seats.append(host)
    return seats


WEIRD = ("", "0", "-1", "1" * 40, "one", "\x00", "<b>", "pass", "play:x", "offer:{}", "a" * 3000, "٣", "💥", "0-1")
FIELDS = (
    "option", "number", "seat", "nickname", "level", "answer", "room", "text", "to", "give", "take", "give-cash",
    "take-coins", "counter", "public", "csrf", "language", "next", "game", "seats", "opt-mode", "seat-0",
    "seat-1", "listed", "hotseat", "name", "password", "file", "offer", "peace", "back", "until", "word", "why",
    "later-give-coins",
)  # fmt: skip


def _fuzz_forms(server: Server, rng: random.Random, count: int, sent: Counter[int]) -> None:
    """Forms of a person who sits at a table, with random field values."""
    browser = Browser(server.address)
    tables = [browser.quick(), browser.quick("toy")]
    routes = (*front_routes.ROUTES, *table_routes.ROUTES, *seat_routes.ROUTES, *deal_routes.ROUTES)
    posts = [path for route in routes for path in route.paths if "POST" in str(route.http_methods)]
    gets = [path for route in routes for path in route.paths if "GET" in str(route.http_methods)]
    leave = ("/account/logout", "/account/register", "/account/login")  # the table would be closed, or time wasted
    for _ in range(count):
        path = rng.choice([path for path in posts if path not in leave] + gets)
        address = path.replace("{table:str}", rng.choice(tables)[3:])
        address = address.replace("{game:str}", rng.choice(("dual_powers", "toy", "x")))
        address = address.replace("{key:str}", rng.choice(("x" * 43, "x")))
        if path in gets:
            query = {name: rng.choice(WEIRD) for name in ("n", "eyes", "version", *rng.sample(FIELDS, 4))}
            answer = browser.http.get(address, params=query)
        else:
            fields = {name: rng.choice(WEIRD) for name in rng.sample(FIELDS, 8)}
            fields["csrf"] = browser.csrf
            headers = {"x-fragment": "1"} if rng.random() < 0.5 else {}
            answer = browser.http.post(address, data=fields, headers=headers)
        sent[answer.status_code] += 1
        assert answer.status_code < 500, (address, answer.status_code)
    browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200, help="requests for each address")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--load", "tests.table.extra_games")
        try:
            sent = fuzz(server, wanted.examples, wanted.seed)
            listed = ", ".join(f"{status}: {count}" for status, count in sorted(sent.items()))
            print(f"{sent.total()} requests, no answer of 500 or more ({listed})")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
