"""Everything a running server is made of, opened and closed together."""

from __future__ import annotations

from importlib import import_module

from .clerk import Clerk
from .desk import Desk
from .guards import Limits
from .people import People
from .settings import Settings
from .store import Store
from .tables import Tables
from .workers import Workers


class House:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store, settings.alone, settings.secret)
        self.people = People(self.tables)
        self.desk = Desk(self.tables)
        self.limits = Limits(settings.limits)
        self.workers = Workers(settings.workers, settings.think, settings.modules)
        self.clerk = Clerk(self.tables, self.workers)
        self.lines: dict[str, int] = {}  # open live lines by browser

    @staticmethod
    async def open(settings: Settings) -> House:
        for module in settings.modules:
            import_module(module)
        house = House(settings, await Store.open(settings.database))
        await house.clerk.open()
        return house

    async def close(self) -> None:
        await self.clerk.close()
        await self.workers.close()
        await self.store.close()
