"""What a server keeps in memory: nothing of a request after its answer."""

from __future__ import annotations

import functools
import gc
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.table.base import secrets
from consigliere.table.base.settings import Settings
from consigliere.table.web.app import create_app
from consigliere.table.web.guards import COOKIE

from .loop import run_async

SENT = "what-was-sent"


def caches_with(text: str) -> list[str]:
    """The `lru_cache`s of ours and of the framework that hold a text, in a key or a value."""
    gc.unfreeze()  # a server freezes what it has at its start, and frozen objects are not listed
    found = []
    for cache in gc.get_objects():
        if isinstance(cache, functools._lru_cache_wrapper) and cache.__module__.startswith(("consigliere", "litestar")):
            cached = [one for one in gc.get_referents(cache) if not callable(one)]
            if any(text in repr(one) for one in cached):
                found.append(f"{cache.__module__}.{cache.__qualname__}")
    return found


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_cache_keeps_what_was_sent(tmp_path: Path) -> None:
    """Passwords, cookies and addresses are gone with the answer, whoever parsed them."""

    async def scene() -> dict[str, list[str]]:
        app = create_app(Settings(f"sqlite:///{tmp_path}/tables.db", alone=True, limits=False))
        secret = "s" * 43
        form = {"csrf": secrets.masked(secrets.csrf(secret)), "name": "Anna", "password": SENT}
        kept: dict[str, list[str]] = {}
        async with app.lifespan():
            transport: Any = httpx.ASGITransport(app)  # type: ignore[arg-type]
            headers = {"cookie": f"{COOKIE}={secret}"}
            async with httpx.AsyncClient(transport=transport, base_url="http://table.test", headers=headers) as http:
                assert (await http.post("/account/register", data=form)).status_code == 303
                kept["a form"] = caches_with(SENT)
                await http.get(f"/?why={SENT}")
                kept["a query"] = caches_with(SENT)
                await http.get("/", headers={"cookie": f"{COOKIE}={SENT}"})
                kept["a cookie"] = caches_with(SENT)
                assert (await http.get(f"/t/{SENT}")).status_code == 404
                kept["a table that is not there"] = caches_with(SENT)
                assert (await http.get(f"/{SENT}")).status_code == 404
                kept["an address that leads nowhere"] = caches_with(SENT)
        return kept

    kept = run_async(scene())
    assert not any(kept.values()), kept
