"""The table as text reveals no secret: worlds that a seat cannot tell apart give the same bytes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from mcp import Client

from consigliere.board.text_form import FORMS
from consigliere.board.words import LANGUAGES
from consigliere.engine import OPEN, PASS, Answers, IllegalMove, NotUnderstood, Option, Seat
from consigliere.match import Match
from consigliere.mcp_server.seats import LocalSeat, SeatBook
from consigliere.mcp_server.server import create_server
from tests.cases import USUAL, Case, all_readers, moments, random_offer
from tests.table.loop import run_async

MOST = list({case.title.id: case for case in USUAL}.values())  # the maximum number of seats of each


def texts(match: Match, seat: Seat | None, number: int) -> list[str]:
    return [match.text(seat, form, LANGUAGES[number % len(LANGUAGES)]) for form in FORMS]


@pytest.mark.parametrize("case", MOST, ids=str)
def test_the_text_is_the_same_in_all_worlds_of_a_seat(case: Case) -> None:
    for i, match in enumerate(moments(case, 24)):
        for seat in all_readers(match) if i % 4 == 0 else ():
            here, there = match.determinize(seat, i), match.determinize(seat, 1000 + i)
            assert texts(here, seat, i) == texts(there, seat, i)


@pytest.mark.parametrize("case", MOST, ids=str)
def test_sealed_answers_and_private_offers_leave_no_trace_in_the_text(case: Case) -> None:
    """Including the whole history: whatever others answer or offer unseen, a reader reads the same."""
    looked = 0
    for i, match in enumerate(moments(case, 40)):
        before = {seat: match.text(seat, FORMS[i % 2]) for seat in all_readers(match)} if match.deciders else {}
        for actor, later in _in_secret(match, Random(i)):
            for seat in all_readers(match):
                if seat not in actor:
                    looked += 1
                    assert later.text(seat, FORMS[i % 2]) == before[seat], (i, seat)
    assert looked or (case.title.trade is None and not case.windows)


def _in_secret(match: Match, pick: Random) -> list[tuple[set[Seat], Match]]:
    """Choices that are possible now and that some seats do not notice: who notices, and the match afterwards."""
    found: list[tuple[set[Seat], Match]] = []
    top = match.state.stack[-1] if match.state.stack else None
    if isinstance(top, Answers) and top.question.progress != OPEN:
        for seat in match.deciders[:2]:
            later = match.clone(record_events=True)
            later.play(seat, pick.choice(match.options(seat)))
            now = later.state.stack[-1] if later.state.stack else None
            if isinstance(now, Answers) and now.opened_at == top.opened_at:
                knows = {
                    other for other in range(match.setup.seats) if top.question.shares_answer(match.state, other, seat)
                }
                found.append(({seat, *knows}, later))
    if match.title.trade is not None and match.result is None:
        seat = pick.randrange(match.setup.seats)
        offer = json.loads(str(random_offer(match.title.trade, match, seat, pick).target))
        later = match.clone(record_events=True)
        try:
            later.play(seat, Option("offer", json.dumps({**offer, "public": False, "text": "Psst"})))
        except (IllegalMove, NotUnderstood):
            return found
        made = later.state.offers[-1]
        if match.title.trade.sees_offer(later.state, None, made):
            return found  # in this game all offers are public
        found.append((set(made.parties), later))
    return found


ASKS: list[tuple[str, dict[str, Any]]] = [
    ("look", {"form": "full", "rules": "question"}),
    ("look", {"form": "short", "language": "ru"}),
    ("options", {"language": "uk"}),
    ("hints", {"language": "en"}),
    ("advice", {"language": "ru"}),
    ("review", {}),
    ("play", {"option": "nonsense:1"}),
    ("play", {"option": "accept:7"}),
    ("answer_offer", {"offer": 7, "answer": "refuse", "why": "no"}),
    ("make_offer", {"gives": [[0, 1, "cash", 999_999_999]]}),
    ("make_offer", {"gives": [[1, 0, "cash", 999_999_999]]}),
    ("talk", {"text": "Good evening"}),
    ("look", {"form": "short"}),
]


async def answers(client: Client, seat_id: str) -> str:
    """What a client that holds a seat gets to read."""
    told = [await client.call_tool(name, {**asked, "seat_id": seat_id}) for name, asked in ASKS]
    return "\n".join([one.model_dump_json() for one in told])


async def answered_alike(pairs: list[tuple[Match, Match, Seat]]) -> None:
    book = SeatBook()
    async with Client(create_server(book)) as client:
        for here, there, seat in pairs:
            held = [LocalSeat(match, seat, {}) for match in (here, there)]
            for one in held:
                one.playouts = 6  # a number instead of a time: the same on every machine
            keys = [book.add(one) for one in held]
            assert await answers(client, keys[0]) == await answers(client, keys[1])


@pytest.mark.parametrize("case", MOST, ids=str)
def test_a_client_is_answered_the_same_in_all_worlds_of_its_seat(case: Case) -> None:
    pairs: list[tuple[Match, Match, Seat]] = []
    for i, match in enumerate(moments(case, 22)):
        step, seat = match.step, i % case.seats
        if i % 5 or step is None or (step.progress != OPEN and match.options(seat) == (PASS,)):
            continue  # a window without possible answers is passed automatically
        pairs.append((match.determinize(seat, i), match.determinize(seat, 1000 + i), seat))
    assert pairs
    run_async(answered_alike(pairs))
