"""Everything a running server is made of, opened and closed together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from consigliere.games import load_module
from consigliere.table.base.settings import Settings
from consigliere.table.notice.registry import Registry
from consigliere.table.notice.sender import Sender
from consigliere.table.play.boxes import keep_boxes, read_boxes
from consigliere.table.play.clerk import Clerk
from consigliere.table.play.heartbeat import Heartbeat
from consigliere.table.play.housekeeper import Housekeeper
from consigliere.table.play.tables import Tables
from consigliere.table.play.tournament_keeper import TournamentKeeper
from consigliere.table.play.workers import Analysts, Drafts, Recorder, Workers
from consigliere.table.show.presenter import Presenter
from consigliere.table.show.profiles import Profiles
from consigliere.table.store.database import Store

from .accounts import People
from .circle import Circle
from .connections import allowed, from_one
from .held_connections import Holds
from .letters import Letters
from .limits import Limits

if TYPE_CHECKING:
    from .metrics import Metrics

DAY = 24 * 3600.0


class Services:
    """Everything a running server is made of."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.boxes: dict[str, tuple[str, ...]] = {}  # by game: the corrected ones that are offered for new tables
        self.metrics = metrics
        self.store = store
        self.recorder = Recorder(settings.modules)
        self.workers = Workers(settings.workers, settings.think, settings.modules)
        analysts = Analysts(self.workers, settings.modules)
        self.tables = Tables(store, self.recorder, settings.alone, settings.secret, settings.host_away, analysts)
        self.people = People(self.tables, settings.session * DAY)
        self.presenter = Presenter(self.tables)
        self.circle = Circle(self.tables)
        self.letters = Letters(store)
        self.profiles = Profiles(store)
        self.drafts = Drafts(settings.modules)
        self.limits = Limits(settings.limits)
        self.clerk = Clerk(self.tables, self.workers)
        self.housekeeper = Housekeeper(self.tables, settings, self.presenter.evict)
        self.heartbeat = Heartbeat(self.tables)
        self.tournament_keeper = TournamentKeeper(self.tables)
        self.sender = Sender(store, settings)
        self.notices = Registry(store, self.sender)
        places = allowed(settings.connections)
        self.holds = Holds(places, from_one(settings, places), settings.limits)

    @staticmethod
    async def open(settings: Settings, metrics: Metrics | None = None) -> Services:
        """Open the store and start the background tasks."""
        for module in settings.modules:
            load_module(module)
        offered = read_boxes(settings.boxes)
        services = Services(settings, await Store.open(settings.database), metrics)
        services.boxes = offered
        await keep_boxes(services.store, offered)
        await services.heartbeat.open()
        await services.clerk.open()
        services.housekeeper.open()
        services.tournament_keeper.open()
        await services.sender.open()
        if metrics is not None:
            metrics.open(services)
        return services

    async def close(self) -> None:
        """Stop the background tasks and close the store."""
        if self.metrics is not None:
            await self.metrics.close()
        await self.sender.close()
        await self.tournament_keeper.close()
        await self.housekeeper.close()
        await self.heartbeat.close()
        await self.clerk.close()
        await self.workers.close()
        await self.tables.advising.close()
        await self.recorder.close()
        await self.drafts.close()
        await self.store.close()
