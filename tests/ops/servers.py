"""What a choice costs with several servers on one PostgreSQL behind nginx: `make servers`.

Tables are played by programs that behave like browsers (see `tests/load.py`), through nginx with TLS. For each number
of servers it prints choices per second, and the processor time of each part for one choice: the servers, PostgreSQL,
nginx. Processor time hardly depends on other load, so the figures of a busy machine are useful; choices per second and
waits are not. Then it shows which of the servers sends notices, and what the idle ones use.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx

from tests.load import Figures, Played, Route, play_table
from tests.table.server import free_port

from .installation import Database, Node, Part, Proxy

TABLES = 12  # live tables for each server
SETTLE = 5.0  # seconds after the last table has begun


class Metered(Node):
    """A server with metrics."""

    def __init__(self, folder: Path, name: str, database: str, *more: str) -> None:
        self._metrics = free_port()
        super().__init__(folder, name, database, "--metrics", str(self._metrics), *more)

    def metric(self, name: str) -> float:
        """The sum of a metric over its labels."""
        text = httpx.get(f"http://127.0.0.1:{self._metrics}/metrics", timeout=30).text
        return sum(float(found) for found in re.findall(rf"^{name}(?:{{[^}}]*}})? (\\S+)$", text, re.MULTILINE))


async def play(proxy: Proxy, nodes: list[Metered], database: Database, tables: int, seconds: float) -> dict[str, Any]:
    """Play at so many tables; return the figures."""
    figures, played = Figures(), Played("dual_powers", 2, 2.0)
    gc.disable()
    routes = [Route(proxy.certificate.trusted(), f"127.0.6.{n % 250 + 1}") for n in range(tables)]
    tasks = [
        asyncio.create_task(play_table(proxy.address, played, figures, seed, route))
        for seed, route in enumerate(routes)
    ]
    while figures.open < tables and not any(task.done() for task in tasks):
        await asyncio.sleep(0.1)
    await asyncio.sleep(SETTLE)
    figures.posts.clear()
    figures.renderings.clear()
    parts: list[Part] = [*nodes, database, proxy]
    before, own, began = [part.processor() for part in parts], time.process_time(), time.perf_counter()
    figures.until = began + seconds
    results = await asyncio.gather(*tasks, return_exceptions=True)
    lasted, spent = (
        time.perf_counter() - began,
        [part.processor() - was for part, was in zip(parts, before, strict=True)],
    )
    gc.enable()
    failures = [result for result in results if isinstance(result, BaseException)]
    choices = len(figures.posts)
    per = [1000 * used / max(1, choices) for used in spent]
    count = len(nodes)
    return {
        "servers": count,
        "live tables": tables,
        "choices": choices,
        "choices/s": round(choices / lasted, 1),
        "servers, ms of processor per choice": round(sum(per[:count]), 1),
        "PostgreSQL": round(per[count], 1),
        "nginx": round(per[count + 1], 1),
        "the programs that play": round(1000 * (time.process_time() - own) / max(1, choices), 1),
        "share of the busiest server": round(max(per[:count]) / max(0.001, sum(per[:count])), 2),
        "until the other seat has it, median ms": round(statistics.median(figures.renderings or [0.0])),
        "not noticed": figures.missed,
        "failures": [repr(one)[:100] for one in failures],
        "load": round(os.getloadavg()[0], 1),
    }


async def who_sends(database: Database) -> str:
    """The process that holds the lease of the outbox, and until when."""
    connection = await asyncpg.connect(database.uri)
    try:
        rows = await connection.fetch("SELECT name, process FROM leases")
    finally:
        await connection.close()
    return ", ".join(f"{row[0]}: {row[1]}" for row in rows) or "nobody"


def idle(nodes: list[Metered], seconds: float) -> list[float]:
    """The share of a core that each server uses when nothing happens."""
    before, began = [node.processor() for node in nodes], time.monotonic()
    time.sleep(seconds)
    lasted = time.monotonic() - began
    return [round((node.processor() - was) / lasted, 4) for node, was in zip(nodes, before, strict=True)]


def measure(servers: int, seconds: float, tables: int, folder: Path) -> None:
    """One number of servers."""
    database = Database(folder / "postgres")
    nodes = [Metered(folder, f"server-{n}", database.uri, "--no-limits", "--window", "0") for n in range(servers)]
    proxy = Proxy("nginx", folder, [node.port for node in nodes])
    try:
        print(json.dumps(asyncio.run(play(proxy, nodes, database, tables, seconds))), flush=True)
        shares = idle(nodes, min(30.0, seconds))
        print(f"  idle afterwards, share of a core: {shares}; leases: {asyncio.run(who_sends(database))}", flush=True)
    finally:
        parts: list[Part] = [proxy, *nodes, database]
        for part in parts:
            part.close()


def main() -> None:
    """Read the options and measure."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("--servers", default="1,2,4")
    options.add_argument("--seconds", type=float, default=40.0)
    options.add_argument("--tables", type=int, default=TABLES, help="live tables for each server")
    given = options.parse_args()
    for count in (int(text) for text in given.servers.split(",")):
        with tempfile.TemporaryDirectory() as name:
            Path(name).chmod(0o755)
            measure(count, given.seconds, given.tables * count, Path(name))


if __name__ == "__main__":
    main()
