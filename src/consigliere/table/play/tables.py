"""All tables of the store, and everything that people and programs can do at one."""

from __future__ import annotations

from consigliere.table.store.database import Store

from .advice import Advising
from .archive import Archive
from .commentary import Commentaries
from .conversation import Conversation
from .copies import Copies
from .lateness import Lateness
from .lessons import Lessons
from .moves import Moves
from .offers import Offers
from .pace_votes import PaceVotes
from .seating import HOST_AWAY, Seating
from .shared_review import SharedReviews
from .table_cache import TableCache
from .team_board import TeamBoard
from .tournaments import Tournaments
from .undo import Undo
from .workers import Analysts, Recorder
from .writer import TableWriter


class Tables:
    """The parts that serve tables, put together. Each part checks a change, stores it, then announces it."""

    def __init__(
        self,
        store: Store,
        recorder: Recorder | None = None,
        alone: bool = False,
        secret: bytes | None = None,
        host_away: float = HOST_AWAY,
        analysts: Analysts | None = None,
    ) -> None:
        self.store = store
        self.hub = store.hub
        self.bar, self.halted = "", False  # what the operator tells everybody, and whether all clocks stand
        self.cache = TableCache(store, alone)
        self.writer = TableWriter(self.cache)
        self.archive = Archive(store, recorder)
        self.seating = Seating(self.writer, secret, host_away)
        self.moves = Moves(self.writer)
        self.lateness = Lateness(self.writer)
        self.pace_votes = PaceVotes(self.writer)
        self.commentaries = Commentaries(self.writer)
        self.shared_reviews = SharedReviews(self.writer)
        self.offers = Offers(self.writer)
        self.undo = Undo(self.writer)
        self.talk = Conversation(self.writer)
        self.team = TeamBoard(self.writer)
        self.copies = Copies(self.writer, self.seating, self.archive)
        self.lessons = Lessons(self.writer)
        self.tournaments = Tournaments(self.writer, self.seating)
        self.advising = Advising(self.writer, self.archive, analysts)

    def evict_idle(self, idle: float) -> int:
        """Evict tables unused for `idle` seconds, and with them the cached records; return how many tables."""
        evicted = self.cache.evict_idle(idle)
        if evicted or not idle:
            self.archive.clear()
        return evicted
