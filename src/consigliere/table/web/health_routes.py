"""Whether this process lives, and whether it can serve: two questions with two answers.

A supervisor restarts a process that does not answer `/live`. A proxy sends nobody to a process whose `/ready` is not
200. A long migration or a database that is away is no reason for a restart, so `/live` asks nothing.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path

from litestar import Response, get

from consigliere.table.base import clock
from consigliere.table.store.database import StoreError, StoreFailed, known_versions

from .limits import address_of
from .requests import Web, services_of
from .services import Services

LEAST_FREE = 64 << 20  # bytes of free disk space beside a SQLite file
LATE = 90.0  # seconds after which a silent keeper or heartbeat counts as dead
log = logging.getLogger("consigliere.table")


@get("/live", include_in_schema=False, media_type="text/plain", sync_to_thread=False)
def alive() -> str:
    """Answer `ok` as long as this process answers at all."""
    return "ok"


@get("/ready", include_in_schema=False)
async def ready(request: Web) -> Response[dict[str, bool]]:
    """Tell whether this server can serve: `database`, `migrations`, `disk`, `keeper`, `heartbeat`; 503 if not."""
    services = services_of(request)
    services.limits.spend("page", address_of(request))  # the check writes to disk
    found = await checks(services)
    if not all(found.values()):
        log.warning("not ready: %s", ", ".join(name for name, good in found.items() if not good))
    return Response(found, status_code=200 if all(found.values()) else 503)


async def checks(services: Services) -> dict[str, bool]:
    """Return what a server needs, and whether it has it."""
    store, now = services.store, clock.ticks()
    found = dict.fromkeys(("database", "migrations", "disk", "keeper", "heartbeat"), False)
    try:
        await store.check_writing()
        found["database"] = True
        found["migrations"] = await store.version() == max(known_versions())
    except (StoreFailed, StoreError, TimeoutError) as error:
        log.warning("readiness: the database cannot be used: %s", error)
    file = store.engine.url.database if not store.postgres else None
    found["disk"] = file is None or await asyncio.to_thread(free_space, Path(file)) >= LEAST_FREE
    found["keeper"] = services.clerk.silent_for() < LATE
    found["heartbeat"] = now - services.heartbeat.beat_at < LATE
    return found


def free_space(file: Path) -> int:
    """Return the free bytes on the disk of a file."""
    return shutil.disk_usage(file.absolute().parent).free


ROUTES = [alive, ready]
