"""Chooses the page at a table's address for a visitor, and makes its context."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from sys import getsizeof
from typing import Any, Literal

import msgspec
from markupsafe import Markup

from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.drawing import OVERHEAD, ByteCache
from consigliere.engine import TIMED, NotUnderstood, NotYours, Option, Stale, Title, Trade
from consigliere.engine.deals import parse_offer
from consigliere.engine.foresight import breaches, foresee
from consigliere.games import COMING, HOUSE, box, face, find, titles
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.base.vendor import VENDOR
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.loaded import MOST_IN_ROW, ROW, LoadedTable
from consigliere.table.play.record import Broken
from consigliere.table.play.seating import WINDOWS
from consigliere.table.play.tables import Tables
from consigliere.table.store import queries
from consigliere.table.store.hub import Hub
from consigliere.table.store.rows import SeatRow, TableRow

from . import pages, results
from .boards import status
from .news import SentState
from .pages.context import CurtainContext, Flash, Frame, FrontContext, GameCard, LobbyContext, MessageContext, TableCard
from .pages.html import Woven
from .pages.play_context import PlayContext
from .pages.result_context import ReplayContext, ResultContext
from .scenes import scene
from .seats import Reader, bot_levels, names_of, seat_names
from .wording import Wording

LAST_BEAT = 3000  # ms
PARTS = 48_000_000  # bytes of cached pages: a POST, a line and all spectators want the same page at the same time
NEWS = 16_000_000  # bytes of cached messages to live lines, with the pages that they led to
MOST_UNSURE = 6  # figures named as open: more would not be read
MOST_SURE = 8  # and so many lines of what surely changes

Context = LobbyContext | PlayContext | CurtainContext | ResultContext | MessageContext


class Presenter:
    """Knows how a table looks to whom. Nothing in here changes anything."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._hub: Hub = tables.hub
        self._parts: ByteCache[Any, dict[str, Markup]] = ByteCache(PARTS)
        self._news: ByteCache[Any, tuple[str, SentState]] = ByteCache(NEWS)
        self._vendor = (VENDOR / "fonts.css").is_file()

    def evict(self) -> None:
        """Drop what has not been asked for since the last call but one."""
        self._parts.drop_old()
        self._news.drop_old()

    def wording(self, loaded: LoadedTable) -> Wording:
        """The wording of a table, made when first needed."""
        if not isinstance(loaded.wording, Wording):
            loaded.wording = Wording(loaded)
        return loaded.wording

    def frame(self, visitor: Visitor, path: str = "/", flash: Flash | None = None) -> Frame:
        """What every page needs."""
        return Frame(
            language=visitor.language,
            who=visitor.who,
            path=path,
            nickname=visitor.nickname,
            account=visitor.account_name,
            flash=flash,
            vendor=self._vendor,
        )

    # --- who looks

    def own(self, loaded: LoadedTable, visitor: Visitor) -> list[int]:
        """The seats of a visitor."""
        return loaded.seats_of(visitor.owner)

    def seat(self, loaded: LoadedTable, visitor: Visitor) -> int | None:
        """The seat a visitor acts for. At a hot-seat table it is the one at the screen."""
        own = self.own(loaded, visitor)
        if len(own) <= 1:
            return own[0] if own else None
        at_screen = loaded.screens.get(visitor.session)
        return at_screen if at_screen in own else None

    def asked(self, loaded: LoadedTable, visitor: Visitor) -> bool:
        """Whether the table waits for a visitor, at whichever of his seats."""
        return any(loaded.owes(seat) for seat in self.own(loaded, visitor))

    def is_host(self, loaded: LoadedTable, visitor: Visitor) -> bool:
        """Whether a visitor is the host."""
        return loaded.row.host == visitor.owner

    def reader(self, loaded: LoadedTable, visitor: Visitor) -> Reader:
        """A visitor as a reader of the table."""
        own, host = tuple(self.own(loaded, visitor)), self.is_host(loaded, visitor)
        heir = bool(own) and not host and self._tables.seating.host_gone(loaded)
        return Reader(self.seat(loaded, visitor), visitor.language, host, own, heir)

    def behind_curtain(self, loaded: LoadedTable, visitor: Visitor) -> int | None:
        """Hot-seat: the seat that has to come to the screen now; None if the right one sits there."""
        own = self.own(loaded, visitor)
        if len(own) <= 1 or not loaded.running:
            return None
        at_screen = self.seat(loaded, visitor)
        asked = [seat for seat in own if loaded.owes(seat)]
        if at_screen is not None and (at_screen in asked or not asked):
            return None
        return asked[0] if asked else own[0]

    # --- the page of a table

    def kind(self, loaded: LoadedTable, visitor: Visitor) -> str:
        """Which page stands at the table's address: lobby, play, curtain or result."""
        state = loaded.row.state
        if state == "open":
            return "lobby"
        if loaded.finished:
            return "result"
        return "play" if self.behind_curtain(loaded, visitor) is None else "curtain"

    async def context(self, loaded: LoadedTable, visitor: Visitor, base: str, flash: Flash | None = None) -> Context:
        """The context of the page at a table's address for a visitor."""
        kind = self.kind(loaded, visitor)
        frame = self.frame(visitor, f"/t/{loaded.id}", flash)
        present = frozenset(self._hub.present(loaded.id))
        reader = self.reader(loaded, visitor)
        wording = self.wording(loaded)
        invitation = f"{base}/t/{loaded.id}"
        if kind == "lobby":
            return replace(wording.lobby(reader, present), frame=frame, invitation=invitation)
        if kind == "play":
            return replace(wording.play(reader, present), frame=frame, invitation=invitation)
        if kind == "curtain":
            return self._curtain(loaded, visitor, frame, present)
        game = await self._tables.archive.get(loaded)
        # A whole game is looked through, its last board laid open for all: nobody else waits for that.
        return await in_thread(results.result, loaded, game, wording, reader, frame, _rules(loaded))

    def parts(
        self, loaded: LoadedTable, context: LobbyContext | PlayContext, opened: frozenset[str] = pages.FOLDS
    ) -> dict[str, Markup]:
        """What lies in the places of a page that changes while it is open. A page, a POST and the live line often want
        the same, and so do all who only watch: nothing on their page is their own. What a page has closed is not made
        for its line; a page that may have no script to ask for it has everything."""
        if context.frame.flash is not None:
            return pages.parts(context, opened)
        key = (self.wording(loaded).mark, context.version, _whose(context), opened)
        made = self._parts.get(key)
        if made is None:
            made = pages.parts(context, opened)
            self._parts.put(key, made, _size_of_parts(made))
        return made

    def fragment(self, loaded: LoadedTable, context: LobbyContext | PlayContext) -> str:
        """The part of a page that changes while it is open."""
        return pages.fragment(context, self.parts(loaded, context))

    def shown(self, loaded: LoadedTable, context: LobbyContext | PlayContext, version: int) -> dict[str, Markup] | None:
        """The parts of the page that a browser has, by its version; None where they are not known any more."""
        if version == context.version:
            return self.parts(loaded, context)
        return self._parts.get((self.wording(loaded).mark, version, _whose(context), pages.FOLDS))

    def news(
        self, loaded: LoadedTable, reader: Reader, context: LobbyContext | PlayContext, told: SentState, since: int
    ) -> str:
        """What a line has to say of a page so that the browser shows it; lines that have said the same say the same.

        So any number of spectators cost one rendering and one comparison.
        """
        parts = self.parts(loaded, context, told.opened)
        since = since if told.parts else 0
        mark = self.wording(loaded).mark
        key = (mark, since, context.version, told.held, told.place, told.opened, _whose(context))
        known = self._news.get(key)
        if known is None:
            later = SentState(told.parts, told.held, len(loaded.history()))
            message: dict[str, Any] = {"kind": "table", "version": context.version}
            if isinstance(context, PlayContext):
                message.update(self._scene(loaded, reader, told.place, later))
            message["parts"] = later.news(parts)
            known = (msgspec.json.encode(message).decode(), later)
            self._news.put(key, known, OVERHEAD + getsizeof(known[0]) + _size_of_parts(later.parts))
        text, later = known
        told.parts, told.held, told.place = later.parts, later.held, later.place
        return text

    def _scene(self, loaded: LoadedTable, reader: Reader, place: int, told: SentState) -> dict[str, Any]:
        """What has happened since so many choices, beat by beat; the last one is the page itself."""
        shown = scene(loaded, reader, loaded.stretches_since(place))
        if not shown:
            return {}
        beats = [{"ms": beat.length, "says": beat.says, "parts": told.change(beat.drawings)} for beat in shown[:-1]]
        return {"beats": beats, "ms": shown[-1].length, "says": shown[-1].says}

    def last_scene(self, loaded: LoadedTable, reader: Reader, told: SentState) -> str:
        """The end of a game, before the page of its result: every beat with its picture. No page follows on which the
        last of them could be read at leisure: it stands longer."""
        shown = scene(loaded, reader, loaded.stretches_since(told.place), ends=True)
        beats = [{"ms": beat.length, "says": beat.says, "parts": told.change(beat.drawings)} for beat in shown]
        if beats:
            beats[-1]["ms"] = LAST_BEAT
        return msgspec.json.encode({"kind": "scene", "beats": beats}).decode() if beats else ""

    def html(self, loaded: LoadedTable, context: Context) -> str:
        """The whole page of a context."""
        if isinstance(context, LobbyContext):
            return pages.lobby(context)
        if isinstance(context, PlayContext):
            return pages.play(context, self.parts(loaded, context))
        if isinstance(context, CurtainContext):
            return pages.curtain(context)
        if isinstance(context, ResultContext):
            return pages.result(context)
        return pages.message(context)

    def _curtain(self, loaded: LoadedTable, visitor: Visitor, frame: Frame, present: frozenset[int]) -> CurtainContext:
        """Nothing of anybody's is on it: the seats come from the public view."""
        reader = Reader(None, visitor.language, False, tuple(self.own(loaded, visitor)))
        seats = self.wording(loaded).seats(reader, loaded.view(None), present)
        seat = self.behind_curtain(loaded, visitor)
        assert seat is not None
        return CurtainContext(frame, loaded.id, loaded.row.game, seats[seat], seats)

    # --- afterwards

    def preview(self, loaded: LoadedTable, visitor: Visitor, number: int, text: str) -> list[str]:
        """What a choice of the visitor surely does, and what it leaves open, line by line.

        Worked out in worlds that follow from what the seat sees, always as many. A hidden window gets none: what is
        answered there is carried out only when it closes. What is aimed at over a first option is foreseen behind it.
        """
        seat = self.seat(loaded, visitor)
        if seat is None or not loaded.owes(seat):
            raise NotYours("nothing is asked of you now")
        *over, option = [Option.parse(part) for part in text.split(ROW, MOST_IN_ROW)]
        if number != loaded.number(seat) or (over or [option])[0] not in loaded.options(seat):
            raise Stale("this choice is not offered now")
        if loaded.window() is not None:
            return []
        game = loaded.row.game
        words = words_for(visitor.language, game)
        seen = foresee(loaded.match, seat, option, lambda view: face(game).figures(view, words), tuple(over))
        lines = [
            words("web-foreseen", what=what, **{"from": before or "–", "to": after or "–"})
            for what, (before, after) in seen.sure.items()
        ]
        if len(lines) > MOST_SURE:
            lines = [*lines[: MOST_SURE - 1], words("web-foreseen-more", count=len(lines) - MOST_SURE + 1)]
        unsure = [what for what in seen.open if what not in seen.sure]
        if unsure:
            now = face(game).figures(loaded.view(seat), words)
            lines += [
                words("web-foreseen-open", what=what, **{"from": now.get(what) or "–"}) for what in unsure[:MOST_UNSURE]
            ]
        return [*self._warnings(loaded, visitor, seat, option, tuple(over)), *lines]

    def _warnings(
        self, loaded: LoadedTable, visitor: Visitor, seat: int, option: Option, over: tuple[Option, ...]
    ) -> list[str]:
        """That a choice breaks the visitor's own word, or may."""
        if loaded.setup.title.trade is None:
            return []
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        return [
            words(
                "web-breaks-promise" if breach.sure else "web-may-break-promise",
                promise=tell.promise(breach.given.word, loaded.view(seat), words, names),
            )
            for breach in breaches(loaded.match, seat, option, over)
        ]

    def offer_says(self, loaded: LoadedTable, visitor: Visitor, read: Callable[[int, Trade], str]) -> dict[str, str]:
        """An offer of the visitor in a sentence, and the rule that forbids it as far as the seat can tell."""
        seat, trade = self.seat(loaded, visitor), loaded.setup.title.trade
        if seat is None or trade is None or not loaded.running or self.behind_curtain(loaded, visitor) is not None:
            raise NotYours("there is nothing to offer")
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        offer = parse_offer(seat, loaded.row.seats, read(seat, trade))
        rule = trade.problem(loaded.match.state, offer, seat)
        says = tell.terms(offer.to_json(), loaded.view(seat), words, names)
        return {"says": says, "cannot": words("web-deal-cannot") if rule else "", "rule": rule}

    def eyes(self, loaded: LoadedTable, visitor: Visitor) -> tuple[str, ...]:
        """Whose eyes a visitor may borrow for the replay: before the end only the own, afterwards anybody's."""
        if loaded.finished:
            return ("open", "public", *(str(seat) for seat in range(loaded.row.seats)))
        seat = self.seat(loaded, visitor)
        return ("public",) if seat is None else (str(seat), "public")

    async def replay(self, loaded: LoadedTable, visitor: Visitor, n: int | None, eyes: str) -> ReplayContext:
        """A moment of a game for a visitor. Raises Refused for eyes they may not borrow."""
        if loaded.row.state == "open" or self.behind_curtain(loaded, visitor) is not None:
            raise Refused("not-begun", 409)
        may = self.eyes(loaded, visitor)
        eyes = eyes or may[0]
        if eyes not in may:
            raise Refused("not-over", 403)
        seat = int(eyes) if eyes.isdigit() else None
        game = None
        if loaded.finished:
            game = await self._tables.archive.get(loaded)
            if game.bare:
                raise Refused("bare", 410, rules=str(loaded.row.rules))
            moment = results.finished_moment(game, loaded.row.seats, n, seat, eyes == "open")
        else:
            moment = await results.earlier_moment(loaded.match, n, seat)
        frame = self.frame(visitor, f"/t/{loaded.id}/replay?n={moment.n}&eyes={eyes}")
        reader = self.reader(loaded, visitor)
        found = results.replay(loaded, moment, self.wording(loaded), reader, frame, eyes, may, game, _rules(loaded))
        return replace(found, asked=self.asked(loaded, visitor))

    async def last_picture(self, loaded: LoadedTable, language: str) -> str:
        """How the table lay at the end, on one sheet, as everybody saw it."""
        if not loaded.finished:
            raise Refused("not-over", 403)
        game = await self._tables.archive.get(loaded)
        if game.bare:
            raise Refused("bare", 410, rules=str(loaded.row.rules))
        view = game.view(len(game), None)
        found = await in_thread(face(loaded.row.game).picture, view, words_for(language, loaded.row.game))
        if found is None:
            raise Refused("not-found", 404)
        return found.svg()

    # --- the front page

    def games(self) -> tuple[GameCard, ...]:
        """Those of the house in their order, announced ones among them, then those of other packages."""
        cards = {title.id: _game_card(title) for title in titles()}
        for name in COMING:
            if name not in cards:
                cards[name] = GameCard(name, *box(name))
        return tuple(sorted(cards.values(), key=_place_on_the_page))

    async def front(self, visitor: Visitor, flash: Flash | None = None) -> FrontContext:
        """The front page for a visitor."""
        frame = self.frame(visitor, "/", flash)
        return FrontContext(frame, self.games(), await self._listed(visitor), await self.own_tables(visitor))

    async def _listed(self, visitor: Visitor) -> tuple[TableCard, ...]:
        async with self._store.read() as connection:
            rows = await queries.listed(connection, 20)
            seats = await queries.seats_at(connection, [row.id for row in rows])
        # A list costs no table its place in memory: what is not there already is listed without where it stands.
        return tuple(
            [
                await self._running(card, row, visitor) if self._tables.cache.cached(row.id) is not None else card
                for row, card in [(row, _card(row, seats[row.id], visitor)) for row in rows]
            ]
        )

    async def own_tables(self, visitor: Visitor, limit: int = 12) -> tuple[TableCard, ...]:
        """The tables of a visitor; those that wait for them first."""
        if visitor.fresh:
            return ()
        async with self._store.read() as connection:
            rows = await queries.own(connection, visitor.owner, limit)
            seats = await queries.seats_at(connection, [row.id for row in rows])
        cards = [await self._running(_card(row, seats[row.id], visitor), row, visitor) for row in rows]
        return tuple(sorted(cards, key=lambda card: not card.your_move))

    async def _running(self, card: TableCard, row: TableRow, visitor: Visitor) -> TableCard:
        """The card of a table where a game is on: where it stands, whom it waits for and since when."""
        if row.state != "running":
            return card
        try:
            loaded = await self._tables.cache.get(row.id)
        except (Broken, Refused):
            return card
        seat = self.seat(loaded, visitor)
        view = loaded.view(seat)
        names = seat_names(loaded, visitor.language)
        awaited = [names[one] for one in view["waiting"] or () if one != seat]
        return replace(
            card,
            your_move=self.asked(loaded, visitor),
            standing=", ".join(text for _, text in status(view, words_for(visitor.language, row.game))),
            waiting=", ".join(awaited),
            since=max(0, round(-loaded.opened.left(0))),
        )


def _place_on_the_page(card: GameCard) -> tuple[bool, int]:
    """What can be played comes before what is announced."""
    return card.facts is None, HOUSE.index(card.id) if card.id in HOUSE else len(HOUSE)


def _size_of_parts(parts: Mapping[str, str]) -> int:
    """Bytes of the parts of a page. A woven part has its text twice: whole, and in blocks."""
    return OVERHEAD + sum([getsizeof(part) * (2 if isinstance(part, Woven) else 1) for part in parts.values()])


def _watches(context: LobbyContext | PlayContext) -> bool:
    """Whether a reader only looks on, so that there is nothing on the page to be sent back."""
    return isinstance(context, PlayContext) and context.seat is None and not context.host and not context.heir


def _whose(context: LobbyContext | PlayContext) -> tuple[str, str, int | None]:
    """Whose page it is: language, browser, seat. All who only look on, in one language, share theirs."""
    seat = context.seat if isinstance(context, PlayContext) else None
    return (context.frame.language, "" if _watches(context) else context.frame.who, seat)


def _game_card(title: Title) -> GameCard:
    timed = any(step.progress == TIMED for step in title.steps.values())
    windows = WINDOWS if timed else ()
    levels = bot_levels(title.id)
    return GameCard(title.id, title.facts.players, title.facts.minutes, title.facts, title.settings, windows, levels)


def _card(row: TableRow, people: list[SeatRow], visitor: Visitor, your_move: bool = False) -> TableCard:
    called = names_of(tuple(people), visitor.language, row.game)
    names = tuple(name for name, person in zip(called, people, strict=True) if person.kind != "empty")
    host = next((p.name for p in people if p.kind == "human"), "")
    state: Literal["open", "running", "over"] = "over"
    if row.state in ("open", "running"):
        state = "open" if row.state == "open" else "running"
    return TableCard(row.id, row.game, host, row.seats, len(names), state, your_move, names)


def _rules(loaded: LoadedTable) -> int:
    """The version of a game's rules that this release plays; 0 where it does not know the game."""
    try:
        return find(loaded.row.game).version
    except NotUnderstood:
        return 0
