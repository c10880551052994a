"""A server without pages that sends notices: tables, a sender, receivers, a mailbox."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.table.base.settings import MailSettings, Settings
from consigliere.table.notice.registry import Reader, Registry
from consigliere.table.notice.sender import Sender
from consigliere.table.play import notices
from consigliere.table.play.seating import Person
from consigliere.table.play.tables import Tables
from consigliere.table.store.database import Store

from .day_tables import Hands
from .receivers import HERE, Mailbox, Receiver, mailbox, receiving
from .stored_tables import run

BASE = "https://club.example"
SOON = notices.SETTLE + 1


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


class Club:
    """A server without pages: tables, a sender, a receiver for webhooks and pushes, a mailbox."""

    def __init__(self, store: Store, tables: Tables, hands: Hands, http: Receiver, mails: Mailbox) -> None:
        self.store, self.tables, self.hands, self.http, self.mails = store, tables, hands, http, mails
        mail = MailSettings(HERE, "club@club.example", mails.port, "none")
        self.settings = Settings(public=BASE, mail=mail, inner=(f"{HERE}/32",))
        self.sender = Sender(store, self.settings)
        self.registry = Registry(store, self.sender)

    async def hook(self, person: Person, path: str = "", kind: str = "json", language: str = "en") -> None:
        reader = Reader(person.owner, language, BASE)
        await self.registry.add_webhook(reader, kind, self.http.url(path or f"/{person.nickname}"))

    async def look(self, after: float = 0.0) -> list[dict[str, Any]]:
        """Turn the clock, send what is due, and return what the webhooks got, with the path as `to`."""
        self.hands.time += after
        before = len(self.http.posts)
        await self.sender.look()
        await self.sender.finish()
        return [{"to": post.path, **json.loads(post.body)} for post in self.http.posts[before:]]

    async def rows(self, *columns: sa.Column[Any]) -> list[tuple[Any, ...]]:
        async with self.store.read() as connection:
            return [tuple(row) for row in await connection.execute(sa.select(*columns))]


Scene = Callable[[Club], Awaitable[None]]


@asynccontextmanager
async def club(store: Store, tables: Tables, hands: Hands) -> AsyncIterator[Club]:
    async with receiving() as http, mailbox() as mails:
        made = Club(store, tables, hands, http, mails)
        await made.sender.prepare()
        try:
            yield made
        finally:
            await made.sender.close()


def play(database: str, hands: Hands, scene: Scene) -> None:
    async def there(store: Store, tables: Tables) -> None:
        async with club(store, tables, hands) as made:
            await scene(made)

    run(database, there)


@pytest.fixture
def database_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"
