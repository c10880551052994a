"""Payday and jobs on the stage: payments add up, and nothing is shown that the board does not show."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, words_for
from consigliere.bots import Sight, make
from consigliere.engine import Seat
from consigliere.engine.scenes import Beat, beats
from consigliere.games.la_cosa_nostra.face import FACE
from consigliere.games.la_cosa_nostra.picture.payday import tower, worth
from consigliere.games.la_cosa_nostra.picture.sheet import Sheet


def round_one() -> list[Beat]:
    """The beats of a first round between greedy bots, from the first job to the payday."""
    match = cg.new("la_cosa_nostra", seats=4, seed=6)
    bots = [make("greedy", 1 + seat) for seat in range(4)]
    found: list[Beat] = []
    while match.view(None)["table"]["round"] < 2:
        seat = match.deciders[0]
        option = bots[seat].choose(Sight(match, seat))
        found += beats(match, seat, option)
        match.play(seat, option)
    return found


BEATS = round_one()


def told(beat: Beat, seat: Seat | None) -> list[dict[str, object]]:
    return [fact for event in beat.events if (fact := event.seen_by(seat)) is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_jobs_and_paydays_are_staged(language: str) -> None:
    words = words_for(language, "la_cosa_nostra")
    staged: dict[str, int] = {}
    for beat in BEATS:
        picture = FACE.stage(beat.match.view(0), told(beat, 0), words)
        if picture is not None:
            kind = beat.events[0].kind
            staged[kind] = staged.get(kind, 0) + 1
    assert staged["money"] == 4, "one for each family that is paid"
    assert {"revealed", "rolled", "outcome"} <= set(staged)


def test_the_floors_of_a_tower_are_what_a_family_has() -> None:
    """Laundered money counted twice, cash, and the payments of this day: together what would count at the end."""
    paydays = [beat for beat in BEATS if beat.events[0].kind == "money" and beat.events[0].facts["why"] == "income"]
    for number, beat in enumerate(paydays):
        sheet = Sheet(beat.match.view(None), words_for("en", "la_cosa_nostra"), "test")
        first = sheet.table["first"]
        for i in range(sheet.seats):
            seat = (first + i) % sheet.seats
            floors = tower(sheet, seat, i <= number)
            assert sum(floor.amount for floor in floors) == worth(sheet, seat)
            lit = sum(floor.amount for floor in floors if floor.kind in ("manila", "lamp", "glare"))
            assert lit == (sheet.players[seat]["payday"] if i <= number else 0)


def test_every_reader_sees_the_same_stage() -> None:
    """Everything on it is public: it does not depend on the reader, except for "you" and "your"."""
    words = words_for("en", "la_cosa_nostra")
    for beat in BEATS:
        pictures = [FACE.stage(beat.match.view(seat), told(beat, seat), words) for seat in (None, 0, 1)]
        assert len({picture is None for picture in pictures}) == 1
        drawn = {picture.static_svg("staged-") for picture in pictures if picture is not None}
        assert len(drawn) <= 1
