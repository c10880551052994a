"""Who may do what over the JSON API: tokens and what they open."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter
from msgspec import Struct

from consigliere.table.base import secrets
from consigliere.table.base.errors import Refused
from consigliere.table.play.loaded import LoadedTable

from .guards import storable
from .limits import Asker, address_of
from .requests import services_of
from .services import Services

WindowKind = Annotated[str, Parameter(description="A kind of question, as in `kinds`.", max_length=60)]
TableId = Annotated[str, Parameter(description="The table's id, as in its address.", max_length=24)]


class Key(Struct):
    """What the token of a request opens. An empty one opens nothing and sees what spectators see."""

    token: str
    table: str = ""
    seat: int = -1


async def key_of(request: Request[Any, Any, Any]) -> Key:
    """Find out what the token of a request opens, and count the request against its rate limit."""
    services = services_of(request)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip() if kind.lower() == "bearer" else ""
    found = await services.tables.seating.seat_of_key(token, "token") if token else None
    known = Asker("token", secrets.hashed(token)) if found is not None else address_of(request)
    services.limits.spend("api", known)
    await _readable(request)
    return Key(token) if found is None else Key(token, found[0], found[1])


async def _readable(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not text, or holds characters that a database cannot store."""
    if request.method in ("POST", "PUT"):
        try:
            text = (await request.body()).decode()
        except UnicodeError as error:
            raise Refused("bad-text", 400) from error
        if not storable(text) or "\\u0000" in text:
            raise Refused("bad-text", 400)


async def seated(services: Services, key: Key, table: str) -> LoadedTable:
    """Load the table of a request that acts for a seat. Raises Refused if the token opens another table or none."""
    loaded = await services.tables.cache.get(table)
    if key.table != table:
        raise Refused("bad-key", 401 if not key.token else 403)
    return loaded


def must_be_host(loaded: LoadedTable, key: Key) -> None:
    """Raise Refused unless the token is the host's."""
    if not key.token or secrets.hashed(key.token) != loaded.row.host:
        raise Refused("not-host", 401 if not key.token else 403)
