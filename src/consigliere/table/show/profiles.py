"""Builds the pages about people: what a reader may know of somebody, from games that have ended."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from consigliere.board.words import Words, words_for
from consigliere.engine import Result
from consigliere.games import titles
from consigliere.games.editions import base_of
from consigliere.table.base.errors import Refused
from consigliere.table.base.names import folded
from consigliere.table.base.seat_clock import TONIGHT, Calendar
from consigliere.table.base.visitor import Visitor
from consigliere.table.play import ratings, reliability
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.reliability import LOOKED_AT
from consigliere.table.store import day_queries, letter_queries, people_queries, queries
from consigliere.table.store.database import Store
from consigliere.table.store.people_queries import BLOCK, FRIEND, FRIENDS, MUTE, Member, Past
from consigliere.table.store.rows import SeatRow

from .pages.context import Frame, SeatInfo
from .pages.people_context import (
    LetterInfo,
    LettersContext,
    Met,
    PastGame,
    PeopleContext,
    ProfileContext,
    RatingInfo,
    Reliability,
)
from .seats import names_of

LATELY = 12  # games on a page
LETTERS = 100  # the last ones between two people
MET = 40  # names
DAY = 24 * 3600.0

Friendship = Literal["none", "asked", "asks", "both"]


class Profiles:
    """Reads what the pages about people need."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def profile(self, visitor: Visitor, frame: Frame, name: str) -> ProfileContext:
        """Return the page of a person for a reader. Raises Refused if there is none, or none for this reader."""
        async with self._store.read() as connection:
            person = await people_queries.member(connection, name)
            if person is None:
                raise Refused("no-person", 404)
            mine = await people_queries.ties_of(connection, visitor.owner)
            theirs = await people_queries.ties_of(connection, person.id)
            yours = visitor.account == person.id
            if visitor.owner in theirs[BLOCK]:
                raise Refused("no-person", 404)  # as if there were nobody
            chosen = await people_queries.profile_of(connection, person.id)
            friend = _friendship(person.id in mine[FRIEND], visitor.owner in theirs[FRIEND])
            base = ProfileContext(
                frame, person.name, person.created_at, yours, friend=friend, blocked=person.id in mine[BLOCK],
                muted=person.id in mine[MUTE],
                writes=visitor.account is not None and await may_write(connection, visitor.account, person.id),
                closed=chosen.shown == FRIENDS and not yours and friend != "both",
            )  # fmt: skip
            if base.closed:
                return base
            return await self._open(connection, visitor, person, base, chosen)

    async def _open(
        self,
        connection: AsyncConnection,
        visitor: Visitor,
        person: Member,
        base: ProfileContext,
        chosen: people_queries.Profile,
    ) -> ProfileContext:
        past = await people_queries.past_of(connection, person.id, LOOKED_AT)
        own = {one.table.id: one for one in await people_queries.past_of(connection, visitor.owner, LOOKED_AT)}
        facts = await reliability.facts_of(connection, person.id)
        seen = [one for one in past if base.yours or one.table.listed or one.table.id in own]
        met = [one for one in past if one.table.id in own and not base.yours]
        night = await day_queries.habit_of(connection, person.id) if base.yours or base.friend == "both" else None
        rated = await ratings.of_person(connection, person.id)
        games = await self._games(connection, visitor, seen[:LATELY], set(own))
        played = [base_of(one.table.game) for one in seen] or [titles()[0].id]  # an unlisted game is not told
        return ProfileContext(
            frame=base.frame,
            name=base.name,
            since=base.since,
            yours=base.yours,
            friend=base.friend,
            blocked=base.blocked,
            muted=base.muted,
            writes=base.writes,
            night=(night.night_from, night.night_to, night.zone or "UTC") if night is not None else None,
            reliability=Reliability(facts.word, facts.usual, facts.kept, facts.seats, facts.missed, facts.thanks),
            ratings=tuple(_rating(game, seats, row) for (game, seats), row in rated.items()),
            games=games,
            met=_met(met, own) if met else None,
            invites_to=played[0],
            rated=chosen.rated,
            friends_only=chosen.shown == FRIENDS,
        )

    async def _games(
        self, connection: AsyncConnection, visitor: Visitor, seen: list[Past], own: set[str]
    ) -> tuple[PastGame, ...]:
        ids = [one.table.id for one in seen]
        seats = await queries.seats_at(connection, ids)
        owners = await people_queries.owners_at(connection, set(ids))
        return tuple(
            [_past(one, seats[one.table.id], owners[one.table.id], visitor, one.table.id in own) for one in seen]
        )

    async def people(self, visitor: Visitor, frame: Frame, error: str = "") -> PeopleContext:
        """Return the people around a reader."""
        if visitor.account is None:
            return PeopleContext(frame, error=error)
        async with self._store.read() as connection:
            mine = await people_queries.ties_of(connection, visitor.account)
            theirs = await people_queries.ties_to(connection, visitor.account)
            past = await people_queries.past_of(connection, visitor.account, LOOKED_AT)
            owners = await people_queries.owners_at(connection, {one.table.id for one in past})
            met = {owner for seats in owners.values() for owner in seats.values()} - {visitor.account}
            talked = await letter_queries.talked_with(connection, visitor.account)
            others = {one.other for one in talked}
            known = await people_queries.members(connection, met | mine[FRIEND] | theirs[FRIEND] | mine[BLOCK] | others)
        away = theirs[BLOCK]  # they are not shown to somebody whom they have blocked

        def names(owners: set[str]) -> tuple[str, ...]:
            found = [known[one].name for one in owners - away if one in known]
            return tuple(sorted(found, key=str.casefold)[:MET])

        both = mine[FRIEND] & theirs[FRIEND]
        return PeopleContext(
            frame,
            friends=names(both),
            asking=names(theirs[FRIEND] - both - mine[BLOCK]),
            asked=names(mine[FRIEND] - both),
            met=names(met - both - mine[BLOCK]),
            blocked=names(mine[BLOCK]),
            letters=tuple([(known[one.other].name, one.unread) for one in talked if one.other in known.keys() - away]),
            error=error,
        )

    async def letters(self, visitor: Visitor, frame: Frame, name: str, text: str = "") -> LettersContext:
        """Return the letters between a reader and a person. `text`: what was not sent.

        Raises Refused if there is nobody with that name, or nothing to read and the reader may not write.
        """
        if visitor.account is None:
            raise Refused("no-account", 403)
        async with self._store.read() as connection:
            person = await people_queries.member(connection, name)
            if person is None or visitor.account in (await people_queries.ties_of(connection, person.id))[BLOCK]:
                raise Refused("no-person", 404)
            if person.id == visitor.account:
                raise Refused("no-self", 400)
            found = await letter_queries.between(connection, visitor.account, person.id, LETTERS)
            writes = await may_write(connection, visitor.account, person.id)
            mine = await people_queries.ties_of(connection, visitor.account)
        if not found and not writes:
            raise Refused("may-not-write", 403)
        words, own = Words(visitor.language), visitor.account
        told = [
            LetterInfo(one.text, _when(one.at, visitor, words), one.who == own, one.whom == own and not one.read)
            for one in found
        ]
        return LettersContext(frame, person.name, tuple(told), person.id in mine[MUTE], writes, text)

    async def new_letters(self, visitor: Visitor) -> tuple[tuple[str, int], ...]:
        """Return who has written letters that a reader has not seen, and how many."""
        if visitor.account is None:
            return ()
        async with self._store.read() as connection:
            talked = [one for one in await letter_queries.talked_with(connection, visitor.account) if one.unread]
            mine = await people_queries.ties_of(connection, visitor.account)
            theirs = await people_queries.ties_to(connection, visitor.account)
            quiet = mine[BLOCK] | mine[MUTE] | theirs[BLOCK]
            known = await people_queries.members(connection, {one.other for one in talked} - quiet)
        return tuple([(known[one.other].name, one.unread) for one in talked if one.other in known])


async def may_write(connection: AsyncConnection, who: str, whom: str) -> bool:
    """Return whether a person may write to another.

    To friends, to somebody who has written to them, and to people they have met in a game that has ended. A running
    game does not count: it would tell who sits there under another name.
    """
    if who == whom or await people_queries.blocked_among(connection, who, {whom}):
        return False
    theirs = await people_queries.ties_of(connection, whom)
    friends = whom in (await people_queries.ties_of(connection, who))[FRIEND] and who in theirs[FRIEND]
    if friends or await letter_queries.has_written(connection, whom, who):
        return True
    if (await people_queries.profile_of(connection, whom)).shown == FRIENDS:
        return False
    past = {one.table.id for one in await people_queries.past_of(connection, whom, LOOKED_AT)}
    return any(one.table.id in past for one in await people_queries.past_of(connection, who, LOOKED_AT))


def _when(at: float, visitor: Visitor, words: Words) -> str:
    """Return when a letter was written, by the reader's clock."""
    time = datetime.fromtimestamp(at, Calendar(visitor.zone).tz() if visitor.zone else UTC)
    return f"{words('web-date', date=time.date())}, {time.hour}:{time.minute:02}"


async def linked(
    store: Store, visitor: Visitor, loaded: LoadedTable, seats: tuple[SeatInfo, ...]
) -> tuple[SeatInfo, ...]:
    """Return the seats with the pages of those who sit there under the name of their account.

    Whoever plays under another name is not linked, nor is a page that the reader may not see.
    """
    async with store.read() as connection:
        known = await people_queries.members(connection, {one.owner for one in loaded.holders})
        if not known:
            return seats
        theirs = await people_queries.ties_to(connection, visitor.owner)
        friends = (await people_queries.ties_of(connection, visitor.owner))[FRIEND] & theirs[FRIEND]
        found: dict[int, tuple[str, str]] = {}
        for seat, owner in loaded.holders:
            member, person = known.get(owner), loaded.people[seat]
            if member is None or person.kind != "human" or folded(person.name) != folded(member.name):
                continue
            chosen = await people_queries.profile_of(connection, owner)
            closed = chosen.shown == FRIENDS and owner not in friends and owner != visitor.account
            if owner not in theirs[BLOCK] and not closed:
                slow = loaded.row.speed != TONIGHT and not loaded.finished
                word = (await reliability.facts_of(connection, owner)).word if slow else ""
                found[seat] = (member.name, word)
    known_seats = [(seat, *found.get(seat.index, ("", ""))) for seat in seats]
    return tuple([replace(seat, profile=name, word=word) for seat, name, word in known_seats])


def _friendship(mine: bool, theirs: bool) -> Friendship:
    if mine:
        return "both" if theirs else "asked"
    return "asks" if theirs else "none"


def _rating(game: str, seats: int, row: list[ratings.Skill]) -> RatingInfo:
    values = tuple(ratings.shown(skill) for skill in row) if len(row) >= ratings.SHOWN_AFTER else ()
    return RatingInfo(game, seats, len(row), values)


def _result(past: Past) -> Result | None:
    found = json.loads(past.table.result) if past.table.result is not None else None
    if found is None:
        return None
    teams = tuple(tuple(team) for team in found.get("teams", ()))
    return Result(tuple(found["winners"]), tuple(found["scores"]), found["reason"], teams, tuple(found.get("ties", ())))


def _won(past: Past) -> bool:
    result = _result(past)
    return result is not None and past.kept and past.seat in result.winners


def _met(met: list[Past], own: dict[str, Past]) -> Met:
    return Met(len(met), sum(_won(one) for one in met), sum(_won(own[one.table.id]) for one in met))


def _past(one: Past, people: list[SeatRow], owners: dict[int, str], visitor: Visitor, again: bool) -> PastGame:
    words = words_for(visitor.language, one.table.game)
    names = names_of(tuple(people), visitor.language, one.table.game)
    others = [
        words("you") if owners.get(seat) == visitor.owner else name
        for seat, name in enumerate(names)
        if seat != one.seat
    ]
    began = one.table.started_at or one.table.created_at
    length = words("web-length-tonight")
    if one.table.speed != TONIGHT:
        length = words("web-length-days", count=max(1, round((one.ended - began) / DAY)))
    return PastGame(
        one.table.id,
        one.table.game,
        ", ".join(others),
        outcome_of(one, words),
        length,
        words("web-date", date=datetime.fromtimestamp(one.ended, UTC).date()),
        _won(one),
        one.table.rated,
        again,
    )


def outcome_of(one: Past, words: Words) -> str:
    """Return how a game ended for a seat, worded."""
    result = _result(one)
    if not one.kept:
        return words("web-place-left")
    if result is None:
        return words("web-place-none")
    places = result.ranking
    place = 1 + sum(len(group) for group in places[: next(i for i, group in enumerate(places) if one.seat in group)])
    text = (
        words("web-place-won")
        if one.seat in result.winners
        else words("web-place", place=str(place), seats=str(one.table.seats))
    )
    return words("web-place-substitute", place=text) if one.substitute else text
