"""Everything a running server is made of, opened and closed together."""

from __future__ import annotations

from importlib import import_module

from .clerk import Clerk
from .guards import Limits
from .people import People
from .presenter import Presenter
from .settings import Settings
from .store import Store
from .tables import Tables
from .workers import Workers


class Services:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store, settings.alone, settings.secret)
        self.people = People(self.tables)
        self.presenter = Presenter(self.tables)
        self.limits = Limits(settings.limits)
        self.workers = Workers(settings.workers, settings.think, settings.modules)
        self.clerk = Clerk(self.tables, self.workers)
        self.lines: dict[str, int] = {}  # open live lines by browser

    @staticmethod
    async def open(settings: Settings) -> Services:
        for module in settings.modules:
            import_module(module)
        services = Services(settings, await Store.open(settings.database))
        await services.clerk.open()
        return services

    async def close(self) -> None:
        await self.clerk.close()
        await self.workers.close()
        await self.store.close()
