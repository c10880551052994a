"""Secrecy: view(determinize(s, seat)) == view(s, seat), and redealing is thorough.

The equation alone is weak (a determinize that changes nothing satisfies it), and so is thoroughness alone (a
determinize that changes what the seat knows satisfies it). Together they say that a view holds everything a seat may
know and nothing else.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import OPEN, Answers, position
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, all_readers, match_after, moments, play_random
from tests.contract.secrets import (
    DOUBTFUL,
    FEW_HIDDEN,
    HEAPS,
    HEAPS_ALONE,
    NUMBERS,
    SHUFFLES,
    UNORDERED,
    can_differ,
    everything,
    hidden,
    places,
    row_of,
    texts,
)
from tests.contract.test_equal_copies import kinds
from tests.effort import effort

POSITIONS = 600  # of each game and number of seats: about 24 games
WORLDS = 30


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_possible_world_looks_the_same(case: Case) -> None:
    """Between turns, inside reaction windows, and with offers by others and by the seat itself.

    It is a possible position too.
    """
    windows = offers = 0
    for i, match in enumerate(moments(case, case.share(POSITIONS))):
        windows += match.step is not None and match.step.progress != OPEN
        offers += bool(match.state.offers)
        for seat in all_readers(match):
            world = match.determinize(seat, i)
            assert world.view(seat) == match.view(seat)
            assert world.number(seat) == match.number(seat)
            assert world.deals_closed_by() == match.deals_closed_by()
            if seat is not None:
                assert world.options(seat) == match.options(seat)
                assert world.extras(seat) == match.extras(seat)
            if i % 7 == 0:
                assert case.title.problems(world.state) == []
            if i % 15 == 0:
                position.read(case.title, world.position(), case.seats, case.options)
    least = effort(3, 10) if case.enough else effort(0, 1)
    assert windows >= least or not case.windows
    assert offers >= least or case.title.trade is None


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_possible_world_follows_from_what_the_seat_sees(case: Case) -> None:
    """Two matches that look the same to a seat give it the same worlds for the same seed.

    So nothing computed in them (a bot's choice, a preview, what can be undone) depends on what the seat does not know.
    """
    for i, match in enumerate(moments(case, case.share(60))):
        for seat in all_readers(match):
            other = match.determinize(seat, 1000 + i)
            assert other.determinize(seat, i).position() == match.determinize(seat, i).position(), (i, seat)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_view_is_json_and_nobody_elses(case: Case) -> None:
    for match in moments(case, case.share(100)):
        for seat in all_readers(match):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
            assert view["asked"] == (seat in match.deciders)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_changing_a_view_changes_nothing(case: Case) -> None:
    """A view is an independent copy: it shares nothing with the match or with another view."""
    for match in moments(case, case.share(30)):
        for seat in all_readers(match):
            view = match.view(seat)
            before = json.dumps(view)
            _scribble(view)
            assert json.dumps(match.view(seat)) == before


def _scribble(value: Any) -> None:
    """Overwrite everything in a piece of JSON."""
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _scribble(inner)
        value.clear()


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_every_hidden_thing_takes_other_values(case: Case) -> None:
    """In the worlds dealt for a seat, nothing hidden always stays at its true place, and nothing known ever moves.

    What stays must follow from what the seat sees: nothing else on the table could lie there (`can_differ`).

    For the largest pile (a deck) it is enough that it changes: in a few dozen worlds a card may stay by chance. The
    same holds for sealed answers, where a part such as "done" may be in every possible answer, and for piles of equal
    cards.
    """
    special = tuple(name for kind in (UNORDERED, NUMBERS, DOUBTFUL) for name in kind.get(case.title.id, ()))
    heaps = case.title.id in HEAPS
    several = kinds(case.title)  # seeing one copy does not reveal where the others are
    looked = 0
    played = list(moments(case, case.share(40)))
    for i, match in enumerate(played):
        if i % 3:
            continue
        for seat in all_readers(match):
            secret = hidden(match, seat)
            true = places(secret)
            worlds = [everything(match.determinize(seat, seed)) for seed in range(WORLDS)]
            for path, value in everything(match).items():
                if path[0] == "table" and path[1] not in special and path not in secret and value not in several:
                    assert {world.get(path) for world in worlds} == {value}, (i, seat, path)
            if not true:
                continue
            found = [places({path: value for path, value in world.items() if path in secret}) for world in worlds]
            largest = max(true, key=lambda row: true[row].total())
            for row, things in true.items():
                rows = [world.get(row, Counter()) for world in found]
                here = [path for path in secret if row_of(path) == row]
                if all(one == things for one in rows):
                    assert not can_differ(match, seat, here, played), (i, seat, row)
                elif row != largest and row[0] == "table" and not heaps:
                    for path in here:
                        changed = any(one[secret[path]] < things[secret[path]] for one in rows)
                        assert changed or not can_differ(match, seat, [path], played), (i, seat, path)
                looked += things.total()
    least = FEW_HIDDEN.get(case.title.id, 200) * case.share(40) // 40
    assert looked > least or not case.title.facts.hidden or case.title.id in HEAPS_ALONE


@pytest.mark.parametrize(("more", "doubtful"), [([], False), (["bill_2"], False), (["bill_5"], True)], ids=str)
def test_a_bill_is_known_if_all_bills_in_other_hands_are_of_its_kind(more: list[str], doubtful: bool) -> None:
    """The stacks of Corleone's Empire are public, so it is known which bills are out: `can_differ` notices."""
    position = cg.new("corleones_empire", 2, seed=1).position()
    table = position["table"]
    jobs = [card for card in table["hands"][1] if card not in table["stacks"]]
    for card in ("bill_1", "bill_2", "bill_3"):  # the hand that everybody begins with
        table["stacks"][card] += 1
    for card in ("gun", "bill_2", *more):
        table["stacks"][card] -= 1
    table["hands"][1], table["suitcases"][1] = [*more, "gun", *jobs], ["bill_2"]
    match = cg.from_position("corleones_empire", position)
    for path in [("table", "suitcases", 1, 0), ("table", "hands", 1, 0)][: 1 + len(more)]:
        assert can_differ(match, 0, [path], [match]) == doubtful
    assert can_differ(match, 0, [("table", "hands", 1, 1 + len(more))], [match]), "another job of the deck"


@pytest.mark.parametrize("case", [case for case in ALL if case.title.id in NUMBERS], ids=str)
def test_every_hidden_number_takes_other_values(case: Case) -> None:
    for match in moments(case, case.share(30)):
        if match.result is not None:
            continue
        for seat in all_readers(match):
            for name in NUMBERS[case.title.id]:
                rows = [match.determinize(seat, i).position()["table"][name] for i in range(WORLDS)]
                for other in range(case.seats):
                    found = {row[other] for row in rows}
                    known = other in match.state.seats_out or (
                        seat is not None and other in match.seats_sharing_view(seat)
                    )
                    assert len(found) > 1 or (known and found == {match.position()["table"][name][other]})


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_undrawn_cards_are_redealt(case: Case) -> None:
    """What nobody has drawn yet differs in some world, including stacks without an order."""
    match = match_after(case, 1, 3)
    names = {name for name in (*UNORDERED.get(case.title.id, ()), "deck") if match.position()["table"].get(name)}
    futures: dict[str, set[str]] = {name: set() for name in names}
    for i in range(WORLDS):
        world = match.determinize(0, i)
        told = [world.position()["table"]]
        pick = Random(1)
        while world.result is None and len(told) < 250:
            seat = world.deciders[0]
            world.play(seat, pick.choice(world.options(seat)))
            if len(world.history()) % 10 == 0 or world.result is not None:
                told.append(world.position()["table"])
        for name, rows in futures.items():
            rows.add(str([sorted(table[name]) for table in told]))
        if all(len(rows) > 1 for rows in futures.values()):
            return
    raise AssertionError([name for name, rows in futures.items() if len(rows) == 1])


@pytest.mark.parametrize("case", ALL, ids=str)
def test_no_event_shows_a_secret(case: Case) -> None:
    """The reader of an event sees the things it names on the table before or after it, unless they went out of
    sight."""
    for i, match in enumerate(moments(case, case.share(320))):
        if match.result is not None:
            continue
        before = {seat: texts(match.view(seat)) for seat in all_readers(match)}
        later = match.clone(record_events=True)
        play_random(later, Random(i))
        last = later.last
        assert last is not None
        things = {value for value in everything(later).values() if isinstance(value, str)}
        after = {seat: texts(later.view(seat)) for seat in all_readers(match)}
        for seat in all_readers(match):
            told = [seen for event in last.events if (seen := event.seen_by(seat)) is not None]
            if any(event["event"] in SHUFFLES.get(case.title.id, ()) for event in told):
                continue
            for thing in (texts(told) & things) - after[seat] - before[seat]:
                assert not any(thing in seen for seen in after.values()), (i, seat, thing)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_sealed_answers_do_not_show(case: Case) -> None:
    """While others answer unseen, a seat sees the same whatever they answer.

    In a window it cannot even see that they have.
    """
    found = 0
    for match in moments(case, case.share(200)):
        top = match.state.stack[-1] if match.state.stack else None
        if not isinstance(top, Answers):
            continue
        for seat in match.deciders:
            options = match.options(seat)
            later = [match.clone(record_events=True) for _ in options]
            for one, option in zip(later, options, strict=True):
                one.play(seat, option)
            later = [one for one in later if _still(one, top) and not one.options(seat)]
            for other in set(all_readers(match)) - {seat}:
                if other is not None and top.question.shares_answer(match.state, other, seat):
                    continue  # an ally who may see it
                seen = {_bytes(one, other) for one in later}
                assert len(seen) <= 1
                assert len({json.dumps(one.events(other)) for one in later[:2]}) <= 1
                if seen and top.question.progress != OPEN:
                    assert seen == {_bytes(match, other, told=False)}
                    assert later[0].events(other) == match.events(other)
                found += len(seen)
    assert bool(found) <= case.title.facts.simultaneous, "several answer at once, so the facts say so"
    assert found or not case.enough or case.seats == 1 or not case.title.facts.simultaneous


def _still(match: Match, question: Answers) -> bool:
    """Whether the same question is still open."""
    top = match.state.stack[-1] if match.state.stack else None
    return isinstance(top, Answers) and top.opened_at == question.opened_at


def _bytes(match: Match, seat: int | None, told: bool = True) -> bytes:
    """Everything a seat sees, and what the last choice told it. Earlier events are the same in every clone."""
    last = match.last.events if told and match.last is not None else []
    events = [event.seen_by(*match.seats_sharing_view(seat)) for event in last]
    seen: list[Any] = [match.view(seat), [event for event in events if event is not None], match.number(seat)]
    if seat is not None:
        seen += [[str(option) for option in (*match.options(seat), *match.extras(seat))], match.can_undo(seat)]
    return json.dumps(seen).encode()
