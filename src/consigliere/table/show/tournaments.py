"""Gathers what the pages of tournaments show. Everything here is known to every spectator of the tables."""

from __future__ import annotations

import json
from fractions import Fraction

from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.games import find
from consigliere.table.base.pairing import BOT
from consigliere.table.base.seat_clock import TONIGHT
from consigliere.table.base.standings import AWAY, UNFINISHED, SeatResult, points_of
from consigliere.table.play.tournaments import Tournament
from consigliere.table.store.tournament_queries import TournamentRow, TournamentTable

from .pages.context import Agreed, Frame
from .pages.tournament_context import DrawnSeat, DrawnTable, StandingInfo, TournamentCard, TournamentContext

SIGNS = {"1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾", "1/5": "⅕", "2/5": "⅖", "3/5": "⅗", "4/5": "⅘",
         "1/6": "⅙", "5/6": "⅚"}  # fmt: skip


def worded(points: Fraction) -> str:
    """Return points as people read them: 2½."""
    whole, rest = divmod(points, 1)
    if not rest:
        return str(whole)
    sign = SIGNS.get(str(rest))
    return f"{points.numerator / points.denominator:.2f}" if sign is None else f"{whole or ''}{sign}"


def tournament_card(row: TournamentRow, people: int) -> TournamentCard:
    """Return a tournament as a list shows it."""
    return TournamentCard(
        row.id, row.name, row.game, row.organiser, row.state, people, row.seats, row.round, row.rounds, row.speed
    )


def tournament_context(found: Tournament, frame: Frame, owner: str, base: str) -> TournamentContext:
    """Return the page of a tournament for a reader; `owner` is their account, "" for a guest."""
    row, me = found.row, found.entrant(owner)
    mine = None if me is None else me.number
    rounds = {one.round for one in found.tables}
    drawn = {
        number: tuple([_drawn(one, found, mine) for one in found.tables if one.round == number]) for number in rounds
    }
    own = [
        table.table
        for table in drawn.get(row.round, ())
        if table.state == "running" and any(seat.yours for seat in table.seats)
    ]
    words, title = words_for(frame.language, row.game), find(row.game)
    return TournamentContext(
        frame=frame,
        card=tournament_card(row, len(found.entrants)),
        link=f"{base}/tournaments/{row.id}",
        points=row.by_place,
        options=tuple(
            (tell.setting(name, words), tell.setting_value(name, value, words))
            for name, value in json.loads(row.options).items()
            if title.setting_applies(name, row.seats)
        ),
        standings=_standings(found, mine),
        rounds=tuple((number, drawn[number]) for number in sorted(rounds, reverse=True)),
        version=row.revision,
        agreed=Agreed(row.speed, row.at_zero, row.nights) if row.speed != TONIGHT else None,
        own_table=own[0] if own else "",
        organises=bool(owner) and row.owner == owner,
        takes_part=me is not None and not me.left,
        seed=row.seed if row.round else "",
    )


def _standings(found: Tournament, mine: int | None) -> tuple[StandingInfo, ...]:
    people = {one.number: one for one in found.entrants}
    return tuple(
        StandingInfo(
            people[one.player].name, one.rank, worded(one.points), worded(one.opponents), one.wins, one.games,
            one.player == mine, people[one.player].left,
        )
        for one in found.standings
    )  # fmt: skip


def _drawn(table: TournamentTable, found: Tournament, mine: int | None) -> DrawnTable:
    seats = [one for one in found.results if (one.round, one.table) == (table.round, table.number)]
    state = "running"
    if table.ended:
        state = "unfinished" if any(one.how == UNFINISHED for one in seats) else "over"
    elif table.state not in ("open", "running") or found.row.state != "running":
        state = "unfinished"
    return DrawnTable(
        table.number, table.table_id if table.state else "", state, tuple([_seat(one, found, mine) for one in seats])
    )


def _seat(one: SeatResult, found: Tournament, mine: int | None) -> DrawnSeat:
    name = next((person.name for person in found.entrants if person.number == one.player), "")
    return DrawnSeat(
        name, one.player == BOT, one.player == mine, 0 if one.how == UNFINISHED else one.place,
        worded(points_of(one, found.row.by_place)) if one.how else "", one.how == AWAY,
    )  # fmt: skip
