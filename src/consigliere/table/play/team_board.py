"""A team's notes: sketches, suggestions to an ally, and the intents of bots."""

from __future__ import annotations

from consigliere.drawing import SketchArea
from consigliere.engine import Option
from consigliere.games import face
from consigliere.table.base.errors import Refused
from consigliere.table.store import queries

from .loaded import LoadedTable
from .table_cache import TableRef
from .team import MOST_DRAWN, asked_ally, drawn, last_intent, note, notes, suggestions, team_of, team_room
from .writer import TableWriter, must_run


class TeamBoard:
    """Writes notes that only a team sees."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache = writer.cache

    async def sketch(self, table: TableRef, seat: int, start: str, end: str) -> None:
        """Draw an arrow or a mark on the board. Drawing it again erases it. Only the team sees it."""
        async with self._cache.at(table) as loaded:
            slate = self._sketch_area(loaded, seat)
            things = {start, end} - {""}
            if not start or start == end or not things <= slate.spots.keys():
                raise Refused("no-sketch", 400)
            there = {(one.start, one.end) for one in drawn(notes(loaded, seat), slate.page)}
            if (start, end) not in there and len(there) >= MOST_DRAWN:
                raise Refused("sketch-full", 409)
            await self._note(loaded, seat, note(note="draw", leaf=slate.page, start=start, end=end))

    async def wipe(self, table: TableRef, seat: int) -> None:
        """Erase everything the team has drawn."""
        async with self._cache.at(table) as loaded:
            slate = self._sketch_area(loaded, seat)
            if drawn(notes(loaded, seat), slate.page):
                await self._note(loaded, seat, note(note="wipe", leaf=slate.page))

    def _sketch_area(self, loaded: LoadedTable, seat: int) -> SketchArea:
        """Return what a seat may draw on now."""
        must_run(loaded)
        slate = face(loaded.row.game).sketch_area(loaded.view(seat))
        if slate is None or not team_of(loaded, seat):
            raise Refused("no-sketch", 409)
        return slate

    async def suggest(self, table: TableRef, seat: int, text: str, number: int | None) -> None:
        """Suggest an answer to an ally, who decides alone. [LF-RULE-58]"""
        async with self._cache.at(table) as loaded:
            must_run(loaded)
            ally = asked_ally(loaded, seat)
            if ally is None or number != loaded.number(ally):
                raise Refused("no-wish", 409)
            option = Option.parse(text)
            if option not in loaded.options(ally):
                raise Refused("no-wish", 400)
            await self._note(loaded, seat, note(note="wish", to=ally, number=number, option=str(option)))

    async def reply(self, table: TableRef, seat: int, number: int, choice: str) -> None:
        """Let a bot tell allies who suggested an answer whether it followed them."""
        async with self._cache.at(table) as loaded:
            suggested = suggestions(notes(loaded, seat), seat, number)
            if suggested and loaded.driven(seat):
                met = choice in suggested.values()
                await self._note(loaded, seat, note(note="reply", met=met, option=choice))

    async def announce_intent(self, table: TableRef, seat: int) -> None:
        """Let a bot tell its team what it intends, if a person is in the team and the intent is new."""
        async with self._cache.at(table) as loaded:
            persons = [one for one in team_of(loaded, seat) if loaded.people[one].kind == "human"]
            if not loaded.running or not persons or not loaded.driven(seat):
                return
            world = loaded.match.determinize(seat, loaded.head)  # only what its seat knows
            event = loaded.setup.title.bot_intent(world.state, seat)
            if event is not None and event != last_intent(notes(loaded, seat), seat):
                await self._note(loaded, seat, note(note="mean", event=event))

    async def _note(self, loaded: LoadedTable, seat: int, text: str) -> None:
        room, name = team_room(loaded, seat), loaded.people[seat].name
        await self._writer.change(loaded, lambda c: queries.say(c, loaded.id, room, seat, name, text))
