"""Routes of the pages: all of them are described, and a click loads its table once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from consigliere.table.base import secrets
from consigliere.table.base.settings import Settings
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.table_cache import TableCache
from consigliere.table.web.app import create_app
from consigliere.table.web.routes import described

from .server import options_of

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_every_route_of_the_application_is_described() -> None:
    told = {(route.method, route.path): route.text for route in described()}
    served: set[tuple[str, str]] = set()
    for route in create_app(Settings()).routes:
        if not route.path.startswith("/api/"):
            methods = getattr(route, "methods", None) or ["WS"]
            served |= {(method, route.path_format) for method in methods if method != "OPTIONS"}
    formats = {(method, re.sub(r":(str|int|path)\b", "", path)) for method, path in told}
    assert len(served) > 50
    assert served - formats == set(), "add them to a list of `web/routes.py`"
    assert formats - served == set()
    assert [path for path, text in told.items() if not text] == [], "their handlers have no docstring"


def test_a_click_loads_its_table_once(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the request to the response with the new page: one lookup of the table."""
    lookups: list[str] = []
    get, load = TableCache.get, TableCache._load

    async def counted_get(self: TableCache, table_id: str) -> LoadedTable:
        lookups.append("get")
        return await get(self, table_id)

    async def counted_load(self: TableCache, table_id: str) -> LoadedTable:
        lookups.append("load")
        return await load(self, table_id)

    monkeypatch.setattr(TableCache, "get", counted_get)
    monkeypatch.setattr(TableCache, "_load", counted_load)
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=False)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        client.get("/")
        token = secrets.masked(secrets.csrf(client.cookies["consigliere"]))
        answer = client.post("/quick", data={"csrf": token, "game": "dual_powers"}, follow_redirects=False)
        table = answer.headers["location"]
        page = client.get(table).text
        (option, *_), number = options_of(page)
        lookups.clear()
        fields = {"csrf": token, "option": option, "number": str(number)}
        answer = client.post(f"{table}/play", data=fields, headers={"x-fragment": "1"}, follow_redirects=False)
        assert answer.status_code == 200, answer.text[:500]
        assert lookups == ["get"]
