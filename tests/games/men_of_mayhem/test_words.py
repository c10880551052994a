"""The words of Men of Mayhem: every question, option and event has a text in every language."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.drawing import MOVE
from consigliere.engine import Option
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import CARD_IDS, CLUB_IDS, OP_IDS, PLACE_IDS
from consigliere.games.men_of_mayhem.face import FACE
from consigliere.games.men_of_mayhem.options import FACE_DOWN_IDS, FIGURE
from consigliere.match import Match
from tests.cases import cases, play_random
from tests.games.men_of_mayhem.scene import gang, scene

every_language = pytest.mark.parametrize("language", LANGUAGES)
NAMED = (*PLACE_IDS, *CARD_IDS, *CLUB_IDS, *OP_IDS, *FACE_DOWN_IDS, *[str(name) for name in FIGURE])


@every_language
def test_everything_has_a_name(language: str) -> None:
    words = Words(language, TITLE.id)
    for thing in NAMED:
        name = words.thing(thing)
        assert name
        assert "_" not in name, name
        if language != "en":
            assert re.search("[А-Яа-яІіЇїЄє]", name), name


def _said(match: Match, seat: int | None, language: str) -> list[str]:
    """Everything a reader reads at a moment."""
    words = Words(language, TITLE.id)
    view = match.view(seat)
    said = [tell.question(view, words), tell.awaited(view, words), FACE.board_text(view, words)]
    if seat is not None:
        said += [tell.label(option, view, words) for option in match.options(seat)]
    events = match.events(seat)[-1]
    said += [sentence for event in events if (sentence := tell.sentence(event, view, words)) is not None]
    said += [words(note.message, **note.args) for note in FACE.status_notes(view)]
    said += [
        words(message, count=count)
        for other in range(view["seats"])
        for message, count in FACE.seat_counts(other, view)
    ]
    return said


@every_language
def test_every_event_of_a_game_has_a_sentence_for_everybody(language: str) -> None:
    heard: set[str] = set()
    for number, case in enumerate(cases(TITLE)[:8:2]):
        match, pick = case.begin(number), Random(number)
        while match.result is None:
            play_random(match, pick)
            seat = pick.choice([None, *range(case.seats)])
            if pick.random() < 0.9:
                continue
            for text in _said(match, seat, language):
                assert not set(text) & set("{}⟦⟧"), text
                assert "none" not in text.split(), text
        heard |= {event["event"] for row in match.events(0) for event in row}
        for event in [event for row in match.events(0) for event in row]:
            tell.sentence(event, match.view(0), Words(language, TITLE.id))
    assert len(heard) > 30


def test_what_a_fight_an_arrest_and_the_market_turn_on_is_said() -> None:
    match = cases(TITLE)[0].begin(1)
    words, view = Words("en", TITLE.id), match.view(0)

    def told(**event: Any) -> str:
        return str(tell.sentence(event, {**view, "seat": 2}, words))

    rows = [{"seat": 0, "total": 7}, {"seat": 1, "total": 7}]
    tie = told(event="totals", site="docks", gangs=rows, winner=1)
    assert "tie" in tie
    assert "Reaper Patch" in tie
    assert "tie" not in told(event="totals", site="docks", gangs=[rows[0], {"seat": 1, "total": 8}], winner=1)
    assert told(event="arrested", seat=2, kind="prospect", place="docks", cash=0) == (
        "You lose a prospect to the police, at Docks."
    )
    assert "For loyalty: 2 cash." in told(event="arrested", seat=2, kind="member", place="docks", cash=2)
    assert told(event="emergency", seat=2, kind="member", die=1, lives=False).startswith("You roll 1")
    asked = [words("ask-Traffic", limit=limit, most=most) for limit, most in (("none", 0), (2, 0), (0, 0), (2, 1))]
    assert asked[0] == asked[1]
    assert len({*asked}) == 3


def test_the_lines_of_the_listing_name_everything_that_can_be_chosen() -> None:
    words = Words("en", TITLE.id)
    for number, case in enumerate(cases(TITLE)[:2]):
        match, pick = case.begin(number), Random(number)
        while match.result is None:
            seat = match.deciders[0]
            view = match.view(seat)
            if view["table"]["phase"] != "setup":
                there = {thing for place in FACE.listing(view, words) for line in place.lines for thing in line.things}
                for option in match.options(seat):
                    if isinstance(option.target, str) and option.target:
                        assert option.target in there, option
            play_random(match, pick)


@pytest.mark.parametrize("seats", [3, 6])
def test_accounts_add_up_with_deals_as_what_nobody_saw(seats: int) -> None:
    case = cases(TITLE)[seats - 3]
    match, pick = case.begin(9), Random(9)
    while match.view()["table"]["phase"] == "setup":
        play_random(match, pick)
    gives: list[list[Any]] = [[0, 1, "cash", 1]]
    match.play(0, Option("offer", json.dumps({"gives": gives})))
    match.play(1, Option("accept", match.state.offers[-1].number))
    while match.result is None:
        play_random(match, pick)
    lines = FACE.score_breakdown(match.view(), [event for row in match.events() for event in row])
    assert [sum(row[seat] for _, row, _ in lines) for seat in range(seats)] == list(match.result.scores)
    assert "account-deals" in [name for name, _, _ in lines]


def test_a_trick_that_ends_in_an_arrest_says_so() -> None:
    words = Words("en", TITLE.id)
    for heat, warns in ((3, False), (4, True)):
        table = scene(samcro=gang(brothel="1m", heat=heat), tiles="brothel").do("exploit:brothel", "use:brothel_1")
        view = table.match.view(0)
        assert view["step"] == "TrickChoice"
        assert ("arrest" in tell.question(view, words)) == warns


@every_language
def test_a_victim_reads_that_it_was_the_victim(language: str) -> None:
    """By name for the others."""
    words, view = Words(language, TITLE.id), scene().match.view(0)
    stolen = {"event": "stolen", "seat": 1, "from": 0, "item": "cash", "amount": 2}
    accused = {"event": "accused", "seat": 1, "at": 0, "card": "informant"}
    for event in (stolen, accused):
        mine = tell.sentence(event, view, words, ["Anna", "Boris", "Carla"])
        theirs = tell.sentence(event, {**view, "seat": 2}, words, ["Anna", "Boris", "Carla"])
        assert mine
        assert theirs
        assert "Anna" not in mine
        assert "Anna" in theirs


def test_the_headline_of_an_exploited_site_is_what_it_gave() -> None:
    """Not the heat that it cost."""
    assert FACE.event_durations["heat"] == FACE.event_durations["exploit"] < FACE.event_durations.get("used", MOVE)


def test_a_club_order_is_given_at_its_line_on_the_own_board() -> None:
    table = scene(one_niners=gang(home="1m", cash=5, side="high_octane"), octane=True)
    view = table.match.view(0)
    assert Option("club_order") in table.match.options(0)
    assert FACE.target_thing(Option("club_order"), view) == "re_up_1"
