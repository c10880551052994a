"""Chooses the page at a table's address for a visitor, and builds its context."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from sys import getsizeof
from typing import Any

import msgspec
from markupsafe import Markup

from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.drawing import OVERHEAD, ByteCache
from consigliere.engine import TIMED, NotUnderstood, NotYours, Option, Stale, Title, Trade
from consigliere.engine.deals import parse_offer
from consigliere.engine.foresight import breaches, foresee
from consigliere.engine.routes import Row
from consigliere.games import ANNOUNCED, BUILT_IN, announced_facts, face, find, titles
from consigliere.table.base.errors import Refused
from consigliere.table.base.turns import in_thread
from consigliere.table.base.vendor import VENDOR
from consigliere.table.base.visitor import Visitor
from consigliere.table.play.guided import guided
from consigliere.table.play.loaded import MOST_IN_ROW, ROW, LoadedTable
from consigliere.table.play.seating import WINDOWS
from consigliere.table.play.tables import Tables
from consigliere.table.store.hub import Hub

from . import pages, results
from .asking import Ask, Found, questions_after, ways_to_any
from .cards import listed_cards, own_cards
from .commentary import commentary_info, told_to
from .frames import frame_of
from .news import SentState
from .pages.context import CurtainContext, Flash, Frame, FrontContext, GameCard, LobbyContext, MessageContext, TableCard
from .pages.html import Woven
from .pages.play_context import PlayContext
from .pages.result_context import ReplayContext, ResultContext
from .profiles import linked
from .scenes import Shown, scene
from .seats import Reader, bot_levels, seat_names
from .wording import Wording

LAST_BEAT = 3000  # milliseconds
PARTS = 48_000_000  # bytes of cached pages; a POST, a live connection and all spectators need the same page at once
NEWS = 16_000_000  # bytes of cached live messages, with the pages they lead to
MOST_UNSURE = 3  # uncertain figures named in a preview, in one line
MOST_SURE = 8  # lines about certain changes in a preview

Context = LobbyContext | PlayContext | CurtainContext | ResultContext | MessageContext


class Presenter:
    """Renders a table for a visitor. Nothing here changes any state."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.cache = tables.cache
        self.store = tables.store
        self._hub: Hub = tables.hub
        self._parts: ByteCache[Any, dict[str, Markup]] = ByteCache(PARTS)
        self._news: ByteCache[Any, tuple[str, SentState]] = ByteCache(NEWS)
        self._vendor = (VENDOR / "fonts.css").is_file()

    def evict(self) -> None:
        """Evict entries that were not requested since the last call but one."""
        self._parts.drop_old()
        self._news.drop_old()

    def wording(self, loaded: LoadedTable) -> Wording:
        """Return the wording of a table. It is created on first use."""
        if not isinstance(loaded.wording, Wording):
            loaded.wording = Wording(loaded)
        return loaded.wording

    def frame(self, visitor: Visitor, path: str = "/", flash: Flash | None = None) -> Frame:
        """Return the data that every page needs."""
        return frame_of(visitor, self._tables, path, flash, self._vendor)

    # --- readers

    def own(self, loaded: LoadedTable, visitor: Visitor) -> list[int]:
        """Return the seats of a visitor."""
        return loaded.seats_of(visitor.owner)

    def seat(self, loaded: LoadedTable, visitor: Visitor) -> int | None:
        """Return the seat a visitor acts for. At a hot-seat table this is the seat at the screen."""
        own = self.own(loaded, visitor)
        if len(own) <= 1:
            return own[0] if own else None
        at_screen = loaded.screens.get(visitor.session)
        return at_screen if at_screen in own else None

    def asked(self, loaded: LoadedTable, visitor: Visitor) -> bool:
        """Return whether the table waits for a visitor, at any of their seats."""
        return any(loaded.owes(seat) for seat in self.own(loaded, visitor))

    def is_host(self, loaded: LoadedTable, visitor: Visitor) -> bool:
        """Return whether a visitor is the host."""
        return loaded.row.host == visitor.owner

    def reader(self, loaded: LoadedTable, visitor: Visitor) -> Reader:
        """Return a visitor as a reader of the table."""
        own, host = tuple(self.own(loaded, visitor)), self.is_host(loaded, visitor)
        heir = bool(own) and not host and self._tables.seating.is_host_absent(loaded)
        folded = frozenset(seat for who, seat in loaded.folds if who == visitor.owner)
        return Reader(self.seat(loaded, visitor), visitor.language, host, own, heir, folded)

    def seat_behind_curtain(self, loaded: LoadedTable, visitor: Visitor) -> int | None:
        """Hot-seat: return the seat that must come to the screen now, or None if it is there already."""
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
        """Return which page the table's address shows: lobby, play, curtain or result."""
        state = loaded.row.state
        if state == "open":
            return "lobby"
        if loaded.finished:
            return "result"
        return "play" if self.seat_behind_curtain(loaded, visitor) is None else "curtain"

    async def context(self, loaded: LoadedTable, visitor: Visitor, base: str, flash: Flash | None = None) -> Context:
        """Return the context of the page at a table's address for a visitor."""
        kind = self.kind(loaded, visitor)
        frame = replace(self.frame(visitor, f"/t/{loaded.id}", flash), tournament=loaded.row.tournament or "")
        present = frozenset(self._hub.present(loaded.id))
        reader = self.reader(loaded, visitor)
        wording = self.wording(loaded)
        invitation = f"{base}/t/{loaded.id}"
        if kind == "lobby":
            lobby = wording.lobby(reader, present)
            seats = await linked(self.store, visitor, loaded, lobby.seats)
            return replace(lobby, frame=frame, invitation=invitation, seats=seats)
        if kind == "play":
            return replace(wording.play(reader, present), frame=frame, invitation=invitation)
        if kind == "curtain":
            return self._curtain(loaded, visitor, frame, present)
        game = await self._tables.archive.get(loaded)
        # This reads the whole game and shows its last board open to all. It runs in a thread so that nobody else waits.
        shown = await in_thread(results.result, loaded, game, wording, reader, frame, _rules(loaded))
        seats = await linked(self.store, visitor, loaded, shown.seats)
        return replace(shown, address=invitation, seats=seats)

    def parts(
        self, loaded: LoadedTable, context: LobbyContext | PlayContext, opened: frozenset[str] = pages.FOLDABLE_PARTS
    ) -> dict[str, Markup]:
        """Return the parts of a page that change while it is open.

        The page, a POST and the live connection often need the same parts. All spectators share theirs, because their
        page has nothing personal. A live connection does not get the parts that its page has closed. A page that may
        have no script to request them gets every part.
        """
        if context.frame.flash is not None:
            return pages.parts(context, opened)
        key = (self.wording(loaded).mark, context.version, _whose(context), opened)
        made = self._parts.get(key)
        if made is None:
            made = pages.parts(context, opened)
            self._parts.put(key, made, _size_of_parts(made))
        return made

    def fragment(self, loaded: LoadedTable, context: LobbyContext | PlayContext) -> str:
        """Render the part of a page that changes while it is open."""
        return pages.fragment(context, self.parts(loaded, context))

    def shown(self, loaded: LoadedTable, context: LobbyContext | PlayContext, version: int) -> dict[str, Markup] | None:
        """Return the parts of the page that a browser shows, by its version, or None if they are no longer cached."""
        if version == context.version:
            return self.parts(loaded, context)
        return self._parts.get((self.wording(loaded).mark, version, _whose(context), pages.FOLDABLE_PARTS))

    def news(
        self, loaded: LoadedTable, reader: Reader, context: LobbyContext | PlayContext, told: SentState, since: int
    ) -> str:
        """Return the message that updates a browser's page. Connections in the same state get the same message.

        Any number of spectators therefore cost one rendering and one comparison.
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
        """Return what happened since the given choice, beat by beat. The last beat is the page itself."""
        shown = scene(loaded, reader, loaded.segments_since(place))
        if not shown:
            return {}
        beats = [_beat(beat, told) for beat in shown[:-1]]
        return {"beats": beats, "ms": shown[-1].length, "says": shown[-1].says, **shown[-1].extras()}

    def last_scene(self, loaded: LoadedTable, reader: Reader, told: SentState) -> str:
        """Return the end of a game as a scene, shown before the result page. Every beat has its picture.

        The last beat stays longer, because no page follows on which it could be read.
        """
        shown = scene(loaded, reader, loaded.segments_since(told.place), ends=True)
        beats = [_beat(beat, told) for beat in shown]
        if beats:
            beats[-1]["ms"] = LAST_BEAT
        return msgspec.json.encode({"kind": "scene", "beats": beats}).decode() if beats else ""

    def html(self, loaded: LoadedTable, context: Context) -> str:
        """Render the whole page of a context."""
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
        """Return the curtain page. It shows nothing private: the seats come from the public view."""
        reader = Reader(None, visitor.language, False, tuple(self.own(loaded, visitor)))
        seats = self.wording(loaded).seats(reader, loaded.view(None), present)
        seat = self.seat_behind_curtain(loaded, visitor)
        assert seat is not None
        return CurtainContext(frame, loaded.id, loaded.row.game, seats[seat], seats)

    # --- previews and replay

    def preview(self, loaded: LoadedTable, visitor: Visitor, number: int, text: str) -> list[str]:
        """Return what a choice of the visitor certainly does and what stays uncertain, line by line.

        The preview is computed in a fixed number of worlds that are consistent with what the seat sees. A hidden window
        has no preview: its answers are carried out only when it closes. A target that is chosen across a first option
        is previewed after that option.
        """
        seat, row = self._asked_about(loaded, visitor, number, text)
        if not row:
            raise NotUnderstood("a preview needs an option")
        *over, option = row
        if loaded.window() is not None:
            return []
        game = loaded.row.game
        words = words_for(visitor.language, game)
        seen = foresee(loaded.match, seat, option, lambda view: face(game).preview_figures(view, words), tuple(over))
        lines = [
            words("web-foreseen", what=what, **{"from": before or "–", "to": after or "–"})
            for what, (before, after) in seen.certain.items()
        ]
        if len(lines) > MOST_SURE:
            lines = [*lines[: MOST_SURE - 1], words("web-foreseen-more", count=len(lines) - MOST_SURE + 1)]
        unsure = [what for what in seen.uncertain if what not in seen.certain]
        if unsure:
            more = words("web-foreseen-others", count=len(unsure) - MOST_UNSURE) if len(unsure) > MOST_UNSURE else ""
            lines.append(words("web-foreseen-open", what=", ".join([*unsure[:MOST_UNSURE], *([more] if more else [])])))
        return [*self._warnings(loaded, visitor, seat, option, tuple(over)), *lines]

    def _asked_about(self, loaded: LoadedTable, visitor: Visitor, number: int, text: str) -> tuple[int, Row]:
        """Return the visitor's seat and a row of options that begins with one that it is offered now."""
        seat = self.seat(loaded, visitor)
        if seat is None or not loaded.owes(seat):
            raise NotYours("nothing is asked of you now")
        row = tuple([Option.parse(part) for part in text.split(ROW, MOST_IN_ROW)]) if text else ()
        if number != loaded.number(seat) or (row and row[0] not in loaded.options(seat)):
            raise Stale("this choice is not offered now")
        return seat, row

    def following(self, loaded: LoadedTable, visitor: Visitor, number: int, text: str) -> list[Ask]:
        """Return the questions for the menu next to a piece after a row of options of the visitor."""
        seat, row = self._asked_about(loaded, visitor, number, text)
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        # A lesson asks step by step: the coach has not spoken of the next question yet.
        apart = loaded.window() is not None or guided(loaded) is not None
        return [] if apart else questions_after(loaded, seat, row, words, names)

    def ways(
        self, loaded: LoadedTable, visitor: Visitor, number: int, things: list[str], sources: frozenset[str]
    ) -> Found:
        """Return what a click on a piece can stand for, or a piece dragged there from another."""
        seat, _ = self._asked_about(loaded, visitor, number, "")
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        return ways_to_any(loaded, seat, things, sources, words, names)

    def _warnings(
        self, loaded: LoadedTable, visitor: Visitor, seat: int, option: Option, over: tuple[Option, ...]
    ) -> list[str]:
        """Return warnings that a choice breaks, or may break, a promise of the visitor."""
        if loaded.setup.title.trade is None:
            return []
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        return [
            words(
                "web-breaks-promise" if breach.certain else "web-may-break-promise",
                promise=tell.promise(breach.promise.promise, loaded.view(seat), words, names),
            )
            for breach in breaches(loaded.match, seat, option, over)
        ]

    def offer_sentence(
        self, loaded: LoadedTable, visitor: Visitor, read: Callable[[int, Trade], str]
    ) -> dict[str, str]:
        """Return an offer of the visitor as a sentence, and the rule that forbids it as far as the seat can know."""
        seat, trade = self.seat(loaded, visitor), loaded.setup.title.trade
        if seat is None or trade is None or not loaded.running or self.seat_behind_curtain(loaded, visitor) is not None:
            raise NotYours("there is nothing to offer")
        words, names = words_for(visitor.language, loaded.row.game), seat_names(loaded, visitor.language)
        offer = parse_offer(seat, loaded.row.seats, read(seat, trade))
        rule = trade.problem(loaded.match.state, offer, seat)
        says = tell.terms(offer.to_json(), loaded.view(seat), words, names)
        return {"says": says, "cannot": words("web-deal-cannot") if rule else "", "rule": rule}

    async def replay(self, loaded: LoadedTable, visitor: Visitor, n: int | None, eyes: str) -> ReplayContext:
        """Return a moment of a game for a visitor. Raises Refused for a view they may not use."""
        if loaded.row.state == "open" or self.seat_behind_curtain(loaded, visitor) is not None:
            raise Refused("not-begun", 409)
        told = await told_to(self._tables, loaded, visitor)
        may = results.eyes_of(loaded, self.seat(loaded, visitor), told)
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
        elif told is not None:
            moment = await results.told_moment(loaded.match, told, n, eyes)
        else:
            moment = await results.earlier_moment(loaded.match, n, seat)
        frame = self.frame(visitor, f"/t/{loaded.id}/replay?n={moment.n}&eyes={eyes}")
        reader = self.reader(loaded, visitor)
        found = results.replay(loaded, moment, self.wording(loaded), reader, frame, eyes, may, game, _rules(loaded))
        return replace(
            found,
            asked=self.asked(loaded, visitor),
            commentary=commentary_info(loaded, None) if told is not None else None,
            leads=loaded.finished and bool(self.own(loaded, visitor)),
        )

    async def last_picture(self, loaded: LoadedTable, language: str) -> str:
        """Draw the table at the end of the game on one sheet, as the public saw it."""
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

    async def share_picture(self, loaded: LoadedTable, language: str) -> bytes:
        """Return the picture of a finished game for link previews: who won, when, the scores, the curve."""
        if not loaded.finished or loaded.row.state == "closed":
            raise Refused("not-over", 403)
        game = await self._tables.archive.get(loaded)
        if game.bare:
            raise Refused("bare", 410, rules=str(loaded.row.rules))
        return await in_thread(results.share_picture, loaded, game, self.wording(loaded), language, _rules(loaded))

    # --- the front page

    def games(self) -> tuple[GameCard, ...]:
        """Return the built-in games in their order, announced ones included, then those of other packages."""
        cards = {title.id: _game_card(title) for title in titles()}
        for name in ANNOUNCED:
            if name not in cards:
                cards[name] = GameCard(name, *announced_facts(name))
        return tuple(sorted(cards.values(), key=_card_order))

    async def front(self, visitor: Visitor, flash: Flash | None = None, own: int = 12) -> FrontContext:
        """Return the front page for a visitor."""
        frame = self.frame(visitor, "/", flash)
        mine = await self.own_tables(visitor, own)
        frame = replace(frame, waiting=sum(card.your_move for card in mine))
        return FrontContext(frame, self.games(), await listed_cards(self, visitor), mine)

    async def own_tables(self, visitor: Visitor, limit: int = 12) -> tuple[TableCard, ...]:
        """Return the tables of a visitor. Tables that wait for them come first, the most urgent one before all."""
        return await own_cards(self, visitor, limit)


def _card_order(card: GameCard) -> tuple[bool, int]:
    """Sort key: playable games come before announced ones."""
    return card.facts is None, BUILT_IN.index(card.id) if card.id in BUILT_IN else len(BUILT_IN)


def _beat(beat: Shown, told: SentState) -> dict[str, Any]:
    """Return one beat of a message."""
    return {"ms": beat.length, "says": beat.says, "parts": told.change(beat.drawings), **beat.extras()}


def _size_of_parts(parts: Mapping[str, str]) -> int:
    """Return the bytes of the parts of a page. A woven part stores its text twice: whole, and in blocks."""
    return OVERHEAD + sum([getsizeof(part) * (2 if isinstance(part, Woven) else 1) for part in parts.values()])


def _watches(context: LobbyContext | PlayContext) -> bool:
    """Return whether a reader only watches, so that the page has nothing to submit."""
    return isinstance(context, PlayContext) and context.seat is None and not context.host and not context.heir


def _whose(context: LobbyContext | PlayContext) -> tuple[str, str, int | None, tuple[str, ...]]:
    """Return whose page it is: language, browser, seat, and to whom it links. Equal ones are shared by spectators."""
    links = tuple(seat.profile + seat.word for seat in context.seats) if isinstance(context, LobbyContext) else ()
    seat = context.seat if isinstance(context, PlayContext) else None
    return (context.frame.language, "" if _watches(context) else context.frame.who, seat, links)


def _game_card(title: Title) -> GameCard:
    timed = any(step.progress == TIMED for step in title.steps.values())
    windows = WINDOWS if timed else ()
    levels = bot_levels(title.id)
    facts, first = title.facts, bool(title.first_game)
    return GameCard(title.id, facts.players, facts.minutes, facts, title.settings, windows, levels, first)


def _rules(loaded: LoadedTable) -> int:
    """Return the version of a game's rules in this release, or 0 if the game is unknown."""
    try:
        return find(loaded.row.game).version
    except NotUnderstood:
        return 0
