"""Scenes in every game: the beats together equal the choice, and reveal nothing more to a reader."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from consigliere.board.words import words_for
from consigliere.engine import Event, Match, Seat
from consigliere.engine.scenes import beats
from consigliere.engine.state import advance
from consigliere.games import face
from tests.cases import ALL, USUAL, Case, moments


def written(events: list[Event]) -> list[tuple[Any, ...]]:
    return [(event.kind, event.facts, event.secret, event.knows) for event in events]


@pytest.mark.parametrize("case", ALL, ids=str)
def test_beats_add_up_to_the_choice(case: Case) -> None:
    staged = 0
    for i, match in enumerate(moments(case, case.share(200))):
        for seat in match.deciders[:1]:
            option = Random(i).choice(match.options(seat))
            before = match.position()
            found = beats(match, seat, option)
            assert match.position() == before, "the match given stays as it is"
            whole = match.clone(record_events=True)
            whole.play(seat, option)
            last = whole.last
            assert last is not None
            assert written([event for beat in found for event in beat.events]) == written(last.events), (i, option)
            assert all(beat.events for beat in found)
            if found:
                end = found[-1].match
                advance(end.state)
                assert end.position() == whole.position(), (i, option)
            staged += len(found) > 1
    assert staged or not case.enough


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_beat_can_be_looked_at_and_asks_nothing(case: Case) -> None:
    for i, match in enumerate(moments(case, case.share(40))):
        for seat in match.deciders[:1]:
            option = Random(i).choice(match.options(seat))
            for beat in beats(match, seat, option)[:-1]:
                for eye in (None, *range(match.setup.seats)):
                    view = beat.match.view(eye)
                    assert not view["asked"]
                    assert not view["waiting"]
                    face(match.title.id).pictures(view, words_for("en", match.title.id))


def followed(match: Match, seat: Seat, option: Any, eye: Seat) -> list[tuple[Any, Any]]:
    """A choice as a reader follows it: the events of each beat that the reader noticed, and the views."""
    whom = match.seats_sharing_view(eye)
    found: list[tuple[Any, Any]] = []
    for beat in beats(match, seat, option):
        told = [fact for event in beat.events if (fact := event.seen_by(*whom)) is not None]
        if told:
            found.append((told, beat.match.view(eye)["table"]))
    return found


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_two_worlds_that_look_the_same_have_the_same_beats(case: Case) -> None:
    """A reader who gets the same events and views in the end got them in the same steps."""
    compared = 0
    for i, match in enumerate(moments(case, case.share(80))):
        for seat in match.deciders[:1]:
            for eye in range(match.setup.seats):
                other = match.determinize(eye, 500 + i)
                both = [option for option in match.options(seat) if option in other.options(seat)]
                if not both:
                    continue
                option = Random(i).choice(both)
                here, there = followed(match, seat, option, eye), followed(other, seat, option, eye)
                same = [fact for told, _ in here for fact in told] == [fact for told, _ in there for fact in told]
                if same and here and there and here[-1][1] == there[-1][1]:
                    assert here == there, (i, option)
                    compared += 1
    assert compared or not case.enough


NAMED = re.compile(r' (?:id|data-thing)="([^"]+)"')


def shown(view: dict[str, Any], late: list[dict[str, Any]]) -> set[str]:
    """Everything that the pictures of a view name."""
    drawn = face(view["game"])
    pictures = drawn.pictures(drawn.with_recent_events(view, reversed(late)), words_for("en", view["game"]))
    return {name for picture in pictures.values() for name in NAMED.findall(picture.svg(styled=False))}


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_flights_are_on_the_readers_own_board(case: Case) -> None:
    """Flights begin and end at things that the pictures name, with shapes of the game."""
    style = face(case.title.id).style
    if style is None:
        return
    seen: list[tuple[str, str, bool]] = []
    for i, match in enumerate(moments(case, case.share(60))):
        if not match.deciders:
            continue
        seat, eye = match.deciders[0], (i % (match.setup.seats + 1)) - 1
        reader = eye if eye >= 0 else None
        before = shown(match.view(reader), [])
        for beat in beats(match, seat, Random(i).choice(match.options(seat))):
            view = beat.match.view(reader)
            told = [fact for event in beat.events if (fact := event.seen_by(reader)) is not None]
            flown = [flight for fact in told for flight in face(case.title.id).flights(fact, view)]
            now = shown(view, told) if flown else before
            for what, source, target, many, side, _ in flown:
                assert not what.startswith("#") or what[1:] in style.shapes, what
                assert many >= 0
                assert not side or side in face(case.title.id).liveries, side
                seen.append((source, target, source in before and target in now))
            before = now
    unseen = [(source, target) for source, target, found in seen if not found]
    assert len(unseen) <= 0.2 * len(seen) or not case.enough, unseen
