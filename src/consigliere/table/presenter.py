"""Which page stands at a table's address for a visitor, and what is on it."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from consigliere import __version__
from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.drawing import Announced
from consigliere.engine import Title
from consigliere.games import COMING, HOUSE, face, titles

from . import pages, queries
from .errors import Refused
from .guards import Visitor
from .hub import Hub
from .loaded import LoadedTable
from .pages.context import (
    CurtainContext,
    Flash,
    Frame,
    FrontContext,
    GameCard,
    LobbyContext,
    MessageContext,
    PlayContext,
    ReplayContext,
    ResultContext,
    ScoreLine,
    TableCard,
    TurningPoint,
)
from .record import Broken, rewound
from .tables import Tables
from .wording import Reader, Wording, drawing, log_lines, seat_names, seen, status

STATIC = Path(__file__).parent / "static"
TURNING_POINTS = 4
MOST_FRAGMENTS = 16  # kept for each table: its seats and a few spectators

Context = LobbyContext | PlayContext | CurtainContext | ResultContext | MessageContext


class Presenter:
    """Knows how a table looks to whom. Nothing in here changes anything."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._hub: Hub = tables.hub
        self._vendor = (STATIC / "vendor" / "fonts.css").is_file()

    def wording(self, loaded: LoadedTable) -> Wording:
        if not isinstance(loaded.wording, Wording):
            loaded.wording = Wording(loaded)
        return loaded.wording

    def frame(self, visitor: Visitor, path: str = "/", flash: Flash | None = None) -> Frame:
        return Frame(
            language=visitor.language,
            csrf=visitor.csrf,
            path=path,
            nickname=visitor.nickname,
            account=visitor.account_name,
            flash=flash,
            vendor=self._vendor,
            release=__version__,
        )

    # --- who looks

    def own(self, loaded: LoadedTable, visitor: Visitor) -> list[int]:
        return loaded.seats_of(visitor.guest, visitor.account)

    def seat(self, loaded: LoadedTable, visitor: Visitor) -> int | None:
        """The seat a visitor acts for. At a hot-seat table it is the one at the screen."""
        own = self.own(loaded, visitor)
        if len(own) <= 1:
            return own[0] if own else None
        at_screen = loaded.screens.get(visitor.guest)
        return at_screen if at_screen in own else None

    def is_host(self, loaded: LoadedTable, visitor: Visitor) -> bool:
        return loaded.row.host == visitor.guest

    def reader(self, loaded: LoadedTable, visitor: Visitor) -> Reader:
        own = tuple(self.own(loaded, visitor))
        return Reader(self.seat(loaded, visitor), visitor.language, self.is_host(loaded, visitor), own)

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
        """Which page stands at the table's address: lobby, play, curtain, result or gone."""
        state = loaded.row.state
        if state == "open":
            return "lobby"
        if state == "over":
            return "result"
        if state == "closed" and not loaded.head:
            return "gone"
        return "play" if self.behind_curtain(loaded, visitor) is None else "curtain"

    def context(self, loaded: LoadedTable, visitor: Visitor, base: str, flash: Flash | None = None) -> Context:
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
        if kind == "result":
            return self.result(loaded, reader, frame, present)
        words = Words(visitor.language)
        return MessageContext(frame, 410, "", words("refused-gone"))

    def fragment(self, loaded: LoadedTable, context: LobbyContext | PlayContext) -> str:
        """The part of a page that changes while it is open; a POST and the live line often want the same one."""
        if context.frame.flash is not None:
            return pages.fragment(context)
        kept = self.wording(loaded).fragments
        key = (context.version, context.frame.csrf)
        if key not in kept:
            if len(kept) >= MOST_FRAGMENTS:
                kept.clear()
            kept[key] = pages.fragment(context)
        return kept[key]

    def html(self, context: Context) -> str:
        if isinstance(context, LobbyContext):
            return pages.lobby(context)
        if isinstance(context, PlayContext):
            return pages.play(context)
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
        return CurtainContext(frame, loaded.id, loaded.row.game, seats[seat], seats, loaded.row.revision)

    # --- afterwards

    def result(self, loaded: LoadedTable, reader: Reader, frame: Frame, present: frozenset[int]) -> ResultContext:
        language = reader.language
        words = words_for(language, loaded.row.game)
        names = seat_names(loaded, language)
        view = loaded.view(reader.seat)
        result = loaded.match.result
        lines = tell.outcome(view, words, names)
        curve = self._curve(loaded)
        wording = self.wording(loaded)
        chance = json.loads(loaded.row.chance)
        drawn = drawing(view, words, {one: loaded.view(one) for one in range(loaded.row.seats)})
        return ResultContext(
            frame=frame,
            table=loaded.id,
            game=loaded.row.game,
            seat=reader.seat,
            seats=wording.seats(reader, view, present),
            headline=lines[0] if lines else words("game-over"),
            outcome=tuple(lines[1:]),
            winners=result.winners if result is not None else (),
            scores=_scores(loaded, words),
            curve=curve,
            turning=_turning(loaded, curve, reader, words, names),
            choices=len(loaded.match.history()),
            commitment=loaded.match.setup.commitment,
            secret=str(chance.get("secret", chance.get("seed", ""))),
            board=drawn.board,
            areas=drawn.areas,
            log=wording.log(reader, view, names),
            can_rematch=bool(reader.own) or reader.host,
        )

    def _curve(self, loaded: LoadedTable) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """How every seat stood after each choice, as the game's own evaluation has it."""
        wording = self.wording(loaded)
        if wording.curve is not None and wording.curve[0] == loaded.head:
            return wording.curve[1]
        title, seats = loaded.setup.title, range(loaded.row.seats)
        points: list[tuple[int, tuple[float, ...]]] = []
        match = rewound(loaded.match, 0)
        try:
            points.append((0, tuple(title.value(match.state, seat) for seat in seats)))
            for number, choice in enumerate(loaded.match.history(), 1):
                match.play(choice.seat, choice.option)
                points.append((number, tuple(title.value(match.state, seat) for seat in seats)))
        except NotImplementedError:
            points = []
        wording.curve = (loaded.head, tuple(points))
        return tuple(points)

    def eyes(self, loaded: LoadedTable, visitor: Visitor) -> tuple[str, ...]:
        """Whose eyes a visitor may borrow for the replay: before the end only the own, afterwards anybody's."""
        if loaded.row.state == "over":
            return ("open", "public", *(str(seat) for seat in range(loaded.row.seats)))
        seat = self.seat(loaded, visitor)
        return ("public",) if seat is None else (str(seat), "public")

    def replay(self, loaded: LoadedTable, visitor: Visitor, n: int | None, eyes: str) -> ReplayContext:
        if loaded.row.state == "open" or self.behind_curtain(loaded, visitor) is not None:
            raise Refused("not-begun", 409)
        may = self.eyes(loaded, visitor)
        eyes = eyes or may[0]
        if eyes not in may:
            raise Refused("not-over", 403)
        seat = int(eyes) if eyes.isdigit() else None
        stops = _stops(loaded, seat)
        of = len(stops) - 1
        n = of if n is None else max(0, min(n, of))
        played = stops[n]
        words = words_for(visitor.language, loaded.row.game)
        names = seat_names(loaded, visitor.language)
        match = rewound(loaded.match, played)
        view = match.view(seat)
        happened = match.history()[-1].events if played else match.opening
        events = seen(happened, seat)
        laid_open: dict[int, dict[str, Any]] = {}
        if eyes == "open":  # the public board, and beside it what each seat alone saw
            events = [{"event": event.kind, **event.facts, **(event.secret or {})} for event in happened]
            laid_open = {one: match.view(one) for one in range(loaded.row.seats)}
        drawn = drawing(view, words, laid_open)
        present = frozenset(self._hub.present(loaded.id))
        return ReplayContext(
            frame=self.frame(visitor, f"/t/{loaded.id}/replay?n={n}&eyes={eyes}"),
            table=loaded.id,
            game=loaded.row.game,
            seats=self.wording(loaded).seats(self.reader(loaded, visitor), view, present),
            n=n,
            of=of,
            eyes=eyes,
            may=may,
            board=drawn.board,
            areas=drawn.areas,
            lines=tuple(log_lines(n, events, view, words, names)),
            status=status(view, words),
            hands=drawn.hands,
        )

    # --- the front page

    def games(self) -> tuple[GameCard, ...]:
        """Those of the house in their order, announced ones among them, then those of other packages."""
        cards = {title.id: _game_card(title) for title in titles()}
        for name in COMING:
            box = face(name)
            if name not in cards and isinstance(box, Announced):
                cards[name] = GameCard(name, box.players, box.minutes)
        return tuple(sorted(cards.values(), key=lambda card: HOUSE.index(card.id) if card.id in HOUSE else len(HOUSE)))

    async def front(self, visitor: Visitor, flash: Flash | None = None) -> FrontContext:
        frame = self.frame(visitor, "/", flash)
        return FrontContext(frame, self.games(), await self._listed(visitor), await self.own_tables(visitor))

    async def _listed(self, visitor: Visitor) -> tuple[TableCard, ...]:
        async with self._store.read() as connection:
            rows = await queries.listed(connection, 20)
            seats = await queries.seats_at(connection, [row.id for row in rows])
        return tuple(_card(row, seats[row.id], visitor) for row in rows)

    async def own_tables(self, visitor: Visitor, limit: int = 12) -> tuple[TableCard, ...]:
        if visitor.fresh:
            return ()
        async with self._store.read() as connection:
            rows = await queries.own(connection, visitor.guest, visitor.account, limit)
            seats = await queries.seats_at(connection, [row.id for row in rows])
        return tuple([_card(row, seats[row.id], visitor, await self._your_move(row, visitor)) for row in rows])

    async def _your_move(self, row: queries.TableRow, visitor: Visitor) -> bool:
        if row.state != "running":
            return False
        try:
            loaded = await self._tables.get(row.id)
        except (Broken, Refused):
            return False
        return any(loaded.owes(seat) for seat in self.own(loaded, visitor))


def _game_card(title: Title) -> GameCard:
    return GameCard(title.id, title.facts.players, title.facts.minutes, title.facts, title.settings)


def _card(row: queries.TableRow, people: list[queries.SeatRow], visitor: Visitor, your_move: bool = False) -> TableCard:
    words = Words(visitor.language)
    names = tuple(p.name or (words(f"bot-{p.bot}") if p.bot else "") for p in people if p.kind != "empty")
    host = next((p.name for p in people if p.kind == "human"), "")
    state: Literal["open", "running", "over"] = "over"
    if row.state in ("open", "running"):
        state = "open" if row.state == "open" else "running"
    return TableCard(row.id, row.game, host, row.seats, len(names), state, your_move, names)


def _stops(loaded: LoadedTable, seat: int | None) -> list[int]:
    """The places in the history a replay stops at: all of them once everything is open, else what the seat noticed.

    Parts of others' sealed answers are no stops: how many there were may itself be a secret.
    """
    history = loaded.match.history()
    if loaded.row.state == "over":
        return list(range(len(history) + 1))
    return [0, *(place for place, choice in enumerate(history, 1) if seen(choice.events, seat))]


def _scores(loaded: LoadedTable, words: Words) -> tuple[ScoreLine, ...]:
    """Where the points came from, line by line, by the game's accounts or as they were `scored`, and the sum."""
    match = loaded.match
    if match.result is not None:
        told = [event for row in match.events(None) for event in row]
        accounts = face(loaded.row.game).accounts(match.view(None), told)
        if accounts:
            lines = [
                ScoreLine(words(label), tuple(_sum(words, n) if n else "" for n in row), rule=rule)
                for label, row, rule in accounts
            ]
            scores = tuple(_sum(words, int(score)) for score in match.result.scores)
            return (*lines, ScoreLine(words("account-total"), scores, total=True))
    sides = {name: facts.get("seat") for name, facts in (match.view(None)["table"].get("sides") or {}).items()}
    gained: dict[str, list[int]] = {}
    for row in match.events(None):
        for event in row:
            seat = event.get("seat", sides.get(event.get("side")))
            if event["event"] == "scored" and isinstance(seat, int) and isinstance(event.get("points"), int):
                line = gained.setdefault(str(event.get("why", "")), [0] * loaded.row.seats)
                line[seat] += event["points"]
    lines = [
        ScoreLine(words.thing(why) if why and words.has(why) else why, tuple(str(n) if n else "" for n in points))
        for why, points in gained.items()
    ]
    if match.result is not None:
        sums = [sum(row[seat] for row in gained.values()) for seat in range(loaded.row.seats)]
        if sums != [int(score) for score in match.result.scores]:
            lines = []  # what does not add up is no account
        label = words("total") if words.has("total") else ""
        lines.append(ScoreLine(label, tuple(str(score) for score in match.result.scores), total=True))
    return tuple(lines)


def _sum(words: Words, amount: int) -> str:
    return words("account-sum", amount=abs(amount), sign="minus" if amount < 0 else "plus")


def _turning(
    loaded: LoadedTable,
    curve: tuple[tuple[int, tuple[float, ...]], ...],
    reader: Reader,
    words: Words,
    names: list[str],
) -> tuple[TurningPoint, ...]:
    """The choices after which the standings shifted most, in their order."""
    shifts = [
        (max(abs(b - a) for a, b in zip(before[1], after[1], strict=True)), after[0])
        for before, after in pairwise(curve)
    ]
    greatest = sorted(number for _, number in sorted(shifts, reverse=True)[:TURNING_POINTS])
    view = loaded.match.view(None)
    history = loaded.match.history()
    points: list[TurningPoint] = []
    for number in greatest:
        lines = log_lines(number, seen(history[number - 1].events, None), view, words, names)
        if lines:
            points.append(TurningPoint(number, " ".join(line.text for line in lines[:3])))
    return tuple(points)
