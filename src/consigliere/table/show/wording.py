"""A table as one reader sees it: contexts for the pages, from the view, options and events of that seat only."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from consigliere import bots
from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.engine import Option
from consigliere.engine.deals import VERBS as DEALING
from consigliere.games import face
from consigliere.table.base import clock
from consigliere.table.play import days
from consigliere.table.play.advice import may_ask, may_hint, times_advised
from consigliere.table.play.conversation import may_talk_secretly
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.standing import public_answer
from consigliere.table.play.talk import WATCHERS, room_seats
from consigliere.table.play.team import asked_ally, drawn, noted, notes, suggestions, team_room
from consigliere.table.store.rows import Said

from . import clocks
from .aims import far_targets, forbidden, with_questions
from .asking import same_move
from .boards import drawing, places_of, status, things_of, with_sketches
from .commentary import commentary_info
from .deals import DealHistory, deals
from .ledgers import rule_info
from .lessons import distance_to_win, lesson_info
from .log_lines import Around, log_lines, seen
from .option_buttons import offered, option_info
from .pages.context import ChatLine, Frame, LobbyContext, SeatInfo
from .pages.play_context import (
    Deals,
    LogRow,
    OptionInfo,
    PlayContext,
    Room,
    SketchInfo,
    TeamNotes,
    UndoRequest,
)
from .seats import Reader, bot_levels, counts_of, livery_of, role_of, seat_names, team_number
from .standing import standing_answers

LOG_LINES = 200  # minimum, if there are that many
BLANK = Frame("en")
BEGAN = clock.now() - clock.ticks()  # versions grow across restarts, and survive a clock that is set back


class Wording:
    """Contexts of one table, cached while nothing changes. Slow parts (sentences) are built once per event."""

    def __init__(self, loaded: LoadedTable) -> None:
        self._loaded = loaded
        # Rows of the log, the mark that validates them, and their last event, which may be continued.
        self._logs: dict[Any, tuple[list[tuple[int, LogRow]], Any, dict[str, Any] | None]] = {}
        self.mark = object()  # the key of cached pages; a cache must not hold the table itself
        self._made: dict[Any, tuple[Any, Any, Any]] = {}
        self._versions: dict[Any, tuple[int, Any]] = {}  # with the context of that version
        self._heard: dict[int | None, DealHistory] = {}  # deals, by seat

    # --- versions: a number that grows only when what this reader may see has changed

    def _versioned(self, key: Any, context: Any, kind: int) -> Any:
        known = self._versions.get(key)
        if known is None or known[1] != context:
            # The clock makes it grow from process to process. Each reader has a separate count: a shared one would
            # reveal what others were shown meanwhile.
            last = 0 if known is None else known[0] >> 2
            known = (max(round(1000 * (BEGAN + clock.ticks())), last + 1) << 2 | kind, context)
            self._versions[key] = known
        # The page of that version, not this one: the moment at which a page shows the clocks would reveal that
        # something unseen has happened.
        return replace(known[1], version=known[0])

    def _stamp(self, reader: Reader, present: frozenset[int]) -> Any:
        """Return a stamp that stays the same while nothing changes for a reader.

        Only its seat and its team know of an answer held in a hidden window.
        """
        loaded, window = self._loaded, self._loaded.window()
        revision = loaded.row.revision - (0 if team_room(loaded, reader.seat) else loaded.unseen)
        held = loaded.held_row(window, reader.seat) if window is not None and reader.seat is not None else ()
        return (loaded.head, id(loaded.match), revision, held, present, loaded.running, clocks.stamp(loaded))

    def lobby(self, reader: Reader, present: frozenset[int]) -> LobbyContext:
        """Return the lobby for a reader, from the cache if nothing has changed."""
        loaded = self._loaded
        words = words_for(reader.language, loaded.row.game)
        context = LobbyContext(
            frame=BLANK,
            table=loaded.id,
            game=loaded.row.game,
            options=tuple(
                (tell.setting(name, words), tell.setting_value(name, value, words))
                for name, value in loaded.setup.options.items()
                if loaded.setup.title.setting_applies(name, loaded.row.seats)
            ),
            seats=self.seats(reader, loaded.match.view(None), present),
            host=reader.host,
            invitation="",
            commitment=loaded.match.setup.commitment,
            listed=loaded.row.listed,
            hotseat=loaded.row.hotseat,
            seated=bool(reader.own),
            heir=reader.heir,
            bots=bot_levels(loaded.row.game),
            agreed=clocks.agreed(loaded),
            lines=self._rooms(reader, loaded.match.view(None), seat_names(loaded, reader.language), words)[0].lines,
            rated=loaded.row.rated,
            shared=loaded.row.shared,
            lot=loaded.row.lot,
            steady=loaded.row.steady,
        )
        made: LobbyContext = self._versioned(("lobby", reader.key), context, 0)
        return made

    def play(self, reader: Reader, present: frozenset[int]) -> PlayContext:
        """Return the game for a reader, from the cache if nothing has changed."""
        key = ("play", reader.key)
        stamp = self._stamp(reader, present)
        made = self._made.get(key)
        if made is None or made[0] != stamp:
            # Many choices of others change nothing for a reader. This check is cheap compared with a whole page.
            view = self._loaded.view(reader.seat)
            sees = (stamp[2:], view, self._sees(reader, view))
            if made is not None and made[1] == sees:
                context = made[2]
            else:
                context = self._versioned(key, self._play(reader, view, present), 1)
            made = (stamp, sees, context)
            if len(self._made) > 64:  # spectators in many languages come and go
                self._made.clear()
            self._made[key] = made
        shown: PlayContext = made[2]
        return shown

    def _sees(self, reader: Reader, view: dict[str, Any]) -> Any:
        """Return everything besides the view that a choice can change on the page.

        The rest of the page follows from these values. Otherwise the page could reveal something its reader may not
        know.
        """
        loaded, seat = self._loaded, reader.seat
        rows = self._log_rows(reader, view, seat_names(loaded, reader.language))
        heard = (len(rows), rows[-1], loaded.retakes[seat], loaded.deals_closed_by())
        if seat is None:
            return heard
        undo = (loaded.can_undo(seat), loaded.can_reset(seat), self._can_ask(seat), loaded.last_own(seat))
        team = loaded.head if team_room(loaded, seat) else 0  # the page also shows what allies are asked
        lesson = lesson_info(loaded, seat, words_for(reader.language, loaded.row.game))
        return (
            heard,
            loaded.owes(seat),
            loaded.options(seat),
            loaded.extras(seat),
            undo,
            team,
            lesson,
            self._orders(seat),
        )

    def _orders(self, seat: int) -> Any:
        """Return the seat's own standing answers: their chips change by choices of others too."""
        orders = tuple((kind, order) for (whose, kind), order in self._loaded.standing.items() if whose == seat)
        return orders, bool(orders) and public_answer(self._loaded, seat) is not None

    # --- a running table

    def _play(self, reader: Reader, view: dict[str, Any], present: frozenset[int]) -> PlayContext:
        loaded, seat, game = self._loaded, reader.seat, self._loaded.row.game
        words = words_for(reader.language, game)
        names = seat_names(loaded, reader.language)
        sheet = drawing(seen := face(game).with_recent_events(view, self._late(seat)), words)
        shown = sheet.things()
        asked = seat is not None and loaded.owes(seat)
        behind = same_move(loaded.match, seat) if seat is not None and asked and loaded.window() is None else {}
        question = tell.question({**view, "asked": asked}, words, names)
        rule = str(view.get("rule") or "")
        longest = 0.0 if days.halted(loaded) else loaded.longest()
        return PlayContext(
            frame=BLANK,
            table=loaded.id,
            game=game,
            version=0,
            number=view["number"],
            seat=seat,
            seats=self.seats(reader, view, present),
            board=with_sketches(loaded, sheet.board, seat, view),
            areas=sheet.areas,
            hands=sheet.hands,
            question=question if asked else "",
            options=with_questions(offered(loaded, seat, seen, words, names), behind, seat) if seat is not None else (),
            far=far_targets(loaded, seat, behind, words, names, sheet) if seat is not None and behind else (),
            extras=self._extras(seat, view, words, names),
            waiting="" if asked else question,
            awaited="" if asked else tell.awaited(view, words),
            status=status(view, words),
            view=view,
            forbidden=forbidden(loaded, reader, view, shown),
            things=things_of(shown, reader.language, game),
            places=partial(places_of, view, words),  # follows from the view; closed on most pages
            log=self.log(reader, view, names),
            rooms=self._rooms(reader, view, names, words),
            folded=tuple(sorted(reader.folded)),
            team=self._team_notes(reader, view, words, names),
            may_talk_secretly=may_talk_secretly(loaded) and seat is not None,
            deals=self._deals(seat, view, words, names),
            rules_here=rule_info(game, rule, reader.language),
            window=round(longest),
            closes=round(1000 * (loaded.opened.at + longest)) if longest else 0,
            passes=loaded.window() is not None,
            can_undo=seat is not None and loaded.can_undo(seat),
            can_reset=seat is not None and loaded.can_reset(seat),
            can_ask_undo=self._can_ask(seat),
            undo_request=self._request(seat, view, words, names),
            pace_vote=clocks.pace_vote(loaded, seat, names),
            commentary=commentary_info(loaded, seat, names),
            standing=standing_answers(loaded, seat, words),
            commitment=loaded.match.setup.commitment,
            host=reader.host,
            heir=reader.heir,
            hotseat=loaded.row.hotseat,
            bots=bot_levels(game),
            advice=may_ask(loaded, seat),
            hints=may_hint(loaded, seat),
            distance=distance_to_win(game, seat, view, words),
            lesson=lesson_info(loaded, seat, words),
        )

    def seats(
        self, reader: Reader, view: dict[str, Any], present: frozenset[int], own_names: bool = False
    ) -> tuple[SeatInfo, ...]:
        """Return every seat as all may see it. Whose move it is comes from the view alone.

        `own_names`: people are called by their own names even if the game's sentences call them by their sides.
        """
        loaded = self._loaded
        words = words_for(reader.language, loaded.row.game)
        names = seat_names(loaded, reader.language, view, own_names)
        waiting = (view["waiting"] or ()) if loaded.running else ()
        present = days.seen_present(loaded, present)
        hosts = {h.seat for h in loaded.holders if h.owner == loaded.row.host}
        return tuple(
            SeatInfo(
                index=person.seat,
                name=names[person.seat] if person.kind != "empty" else "",
                kind="human" if person.kind == "human" else "bot" if person.kind == "bot" else "empty",
                level=person.bot,
                deals=not person.bot or _deals(person.bot),
                connected=person.kind != "human" or person.seat in present or person.seat in reader.own,
                yours=person.seat in reader.own,
                host=person.seat in hosts,
                role=_besides(names[person.seat], role_of(person, view, words, own_names)),
                livery=livery_of(person.seat, view),
                game=loaded.row.game,
                to_move=person.seat in waiting,
                replaced=person.kind == "human" and bool(person.bot),
                counts=counts_of(person.seat, view, words),
                out=person.seat in view["out"],
                team=team_number(person.seat, view),
                advised=times_advised(loaded, person.seat),
                clock=clocks.clock_of(loaded, person.seat, reader.own),
                vacant=person.seat in days.vacant(loaded),
            )
            for person in loaded.people
        )

    def _extras(self, seat: int | None, view: dict[str, Any], words: Words, names: list[str]) -> tuple[OptionInfo, ...]:
        if seat is None:
            return ()
        extras = [option for option in self._loaded.extras(seat) if option.verb not in DEALING]
        return tuple(option_info(option, view, words, "", names) for option in extras)

    # --- the log

    def _late(self, seat: int | None) -> Iterator[dict[str, Any]]:
        """Yield the events a reader saw, newest first."""
        for choice in reversed(self._loaded.history()):
            yield from reversed(seen(choice.events, seat))

    def log(self, reader: Reader, view: dict[str, Any], names: list[str]) -> tuple[LogRow, ...]:
        """Return the end of the log.

        Rows after the reader's last choice are new. So is what an automatic side did in response to it, because its
        move belongs to no other choice.
        """
        rows = self._log_rows(reader, view, names)
        last_own = self._loaded.last_own(reader.seat) if reader.seat is not None else None
        told: list[LogRow] = []
        lines = 0
        for place, row in reversed(rows):
            if row:
                fresh = last_own is not None and place > last_own + 1
                upon = last_own is not None and place == last_own + 1 and any(line.ruled for line in row)
                if fresh or upon:
                    row = LogRow([line._replace(new=True) if fresh or line.ruled else line for line in row])
                told.append(row)
                lines += len(row)
                if lines >= LOG_LINES:
                    break
        return tuple(reversed(told))

    def lately(self, reader: Reader, view: dict[str, Any], names: list[str]) -> str:
        """Return what has happened last and was not the reader's own doing; "" if there is nothing."""
        for row in reversed(self.log(reader, view, names)):
            others = [line for line in reversed(row) if not (line.own or line.begins or line.quotes)]
            if others:
                return max(others, key=lambda line: line.weight).text
        return ""

    def _log_rows(self, reader: Reader, view: dict[str, Any], names: list[str]) -> list[tuple[int, LogRow]]:
        """Return the sentences of every choice the reader noticed, with its place in the history (0: at the start)."""
        loaded = self._loaded
        words = words_for(reader.language, loaded.row.game)
        key = (reader.seat, reader.language, loaded.running)
        history = loaded.history()
        rows, mark, last = self._logs.get(key, ([], None, None))
        # Cached rows are valid while the choice they end with is still in its place, under the same names.
        if mark != _mark(history, rows[-1][0] if rows else 0, names):
            rows, last = [], None
        if not rows:
            opened = seen(loaded.match.opening, reader.seat)
            rows.append((0, LogRow(log_lines(0, opened, view, words, names))))
        for place in range(rows[-1][0] + 1, len(history) + 1):
            events = seen(history[place - 1].events, reader.seat)
            if events:
                number = len(rows) if loaded.running else place
                both = None if last is None else tell.continued(last, events[0], view)
                if both is not None and last is not None:
                    if tell.sentence(last, view, words, names):  # rendered again together with what followed
                        rows[-1] = (rows[-1][0], LogRow(rows[-1][1][:-1]))
                    events = [both, *events[1:]]
                events = tell.together(events, view)
                around = self._around(place, reader.seat)
                rows.append((place, LogRow(log_lines(number, events, view, words, names, around))))
                last = events[-1]
        self._logs[key] = (rows, _mark(history, rows[-1][0], names), last)
        return rows

    def _around(self, place: int, seat: int | None) -> Around:
        """Return the events a reader saw before and after a choice, to be read only as far as needed."""
        history = self._loaded.history()

        def earlier() -> Iterator[dict[str, Any]]:
            return (fact for choice in reversed(history[: place - 1]) for fact in reversed(seen(choice.events, seat)))

        def later() -> Iterator[dict[str, Any]]:
            return (fact for choice in history[place:] for fact in seen(choice.events, seat))

        return Around(earlier, later)

    # --- chat, deals, undo

    def _rooms(self, reader: Reader, view: dict[str, Any], names: list[str], words: Words) -> tuple[Room, ...]:
        loaded = self._loaded
        rooms: dict[str, list[ChatLine]] = {"": []}
        team = team_room(loaded, reader.seat)
        if team:
            rooms[team] = []
        if reader.seat is None and not reader.own and loaded.running:
            rooms[WATCHERS] = []
        for number, line in loaded.talk.heard_by(reader.seat):
            lines = rooms.setdefault(line.room, [])
            facts = noted(line)
            if facts is not None and facts["note"] == "mean":
                line = line._replace(text=tell.sentence(facts["event"], view, words, names) or "")
            elif facts is not None and facts["note"] == "reply":
                did = tell.label(Option.parse(facts["option"]), view, words, names)
                line = line._replace(text=words("web-wish-met" if facts["met"] else "web-wish-left", did=did))
            elif facts is not None:
                continue
            if line.seat in reader.folded and facts is None:
                line = line._replace(text=words("web-talk-folded"))
            if line.text:
                lines.append(_chat_line(number, line, reader.seat, names))
        found: list[Room] = []
        for room, lines in rooms.items():
            members = room_seats(room) if room else ()
            others = [names[seat] for seat in members if seat != reader.seat and seat < len(names)]
            name = words("web-team-room", names=", ".join(others)) if room and room == team else ", ".join(others)
            name = words("web-watchers") if room == WATCHERS else name
            found.append(Room(room, name, members, tuple(lines)))
        return tuple(found)

    # --- team notes

    def _team_notes(self, reader: Reader, view: dict[str, Any], words: Words, names: list[str]) -> TeamNotes | None:
        """Return the drawings of the reader's team and the suggestions of allies, worded."""
        loaded, seat = self._loaded, reader.seat
        room = team_room(loaded, seat)
        if seat is None or not room or not loaded.running:
            return None
        rows = notes(loaded, seat)
        slate = face(view["game"]).sketch_area(view)
        spots = {} if slate is None else {thing: words.thing(thing) for thing in slate.spots}
        sketches = () if slate is None else drawn(rows, slate.page)
        asked, ally = "", asked_ally(loaded, seat)
        options: tuple[OptionInfo, ...] = ()
        if ally is not None:
            seen = loaded.view(ally)
            rule = str(seen.get("rule") or "")
            asked = words("web-ally-asked", name=names[ally], question=tell.question(seen, words, names))
            options = tuple([option_info(option, seen, words, rule, names) for option in loaded.options(ally)])
        suggested = suggestions(rows, seat, loaded.number(seat)) if loaded.owes(seat) else {}
        return TeamNotes(
            room=room,
            spots=tuple(sorted(spots.items(), key=lambda spot: spot[1])),
            drawn=tuple(
                [
                    SketchInfo(
                        one.start,
                        one.end,
                        words(
                            "web-sketch-arrow" if one.end else "web-sketch-mark",
                            name=names[one.seat],
                            start=spots[one.start],
                            end=spots.get(one.end, ""),
                        ),
                    )
                    for one in sketches
                    if one.start in spots and (not one.end or one.end in spots)
                ]
            ),
            asked=asked,
            number=0 if ally is None else loaded.number(ally),
            options=options,
            mine="" if ally is None else suggestions(rows, ally, loaded.number(ally)).get(seat, ""),
            suggested=tuple(
                [
                    words("web-ally-wishes", name=names[who], wish=tell.label(Option.parse(option), view, words, names))
                    for who, option in suggested.items()
                ]
            ),
        )

    def _deals(self, seat: int | None, view: dict[str, Any], words: Words, names: list[str]) -> Deals | None:
        loaded = self._loaded
        if loaded.setup.title.trade is None:
            return None
        return deals(loaded, self._heard.setdefault(seat, DealHistory(loaded, seat)), seat, view, words, names)

    def _can_ask(self, seat: int | None) -> bool:
        loaded = self._loaded
        if seat is None or not loaded.running or loaded.pending_undo is not None or loaded.window() is not None:
            return False
        return not loaded.can_undo(seat) and loaded.last_own(seat) is not None

    def _request(self, seat: int | None, view: dict[str, Any], words: Words, names: list[str]) -> UndoRequest | None:
        """Return who asks to take back which choice, worded like the reader's log as far as they know of it."""
        asked = self._loaded.pending_undo
        if asked is None or not self._loaded.running:
            return None
        events = [event for choice in self._loaded.history()[asked.keep : asked.keep + 1] for event in choice.events]
        told = [tell.sentence(event, view, words, names) for event in seen(events, seat)]
        what = next((sentence for sentence in told if sentence), "")
        return UndoRequest(names[asked.seat], asked.seat == seat, seat in asked.agreed, what, asked.seat)


# --- parts that depend only on a view


def _mark(history: list[Any], number: int, names: list[str]) -> Any:
    """Return a mark that stays the same while the first `number` choices and the names are unchanged."""
    return (id(history[number - 1].events) if 0 < number <= len(history) else 0, tuple(names))


@lru_cache(1024)
def _besides(name: str, role: str) -> str:
    """Return what a seat plays, unless its name says it."""
    return "" if name in role else role


def _deals(level: str) -> bool:
    """Return whether bots of a level answer offers."""
    return isinstance(bots.make(level), bots.Talker)


def _chat_line(number: int, line: Said, seat: int | None, names: list[str]) -> ChatLine:
    when = time.strftime("%H:%M", time.gmtime(line.at))
    name = line.name or (names[line.seat] if line.seat is not None else "")  # a bot's name, in the reader's language
    return ChatLine(number, name, line.text, line.seat, seat is not None and line.seat == seat, when)
