"""Properties of every moment of random games: the invariants, guards that match the options, the numbers of the
rules."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.engine import Answers, Option
from consigliere.games.corleones_empire import TITLE
from consigliere.games.corleones_empire.components import BILLS, FIRST_ALLY, HAND_LIMIT, KIND
from consigliere.games.corleones_empire.state import Empire
from consigliere.match import Match
from tests.effort import effort

from .scene import GAME, scene

ACTIONS = TITLE.actions(5, {})
EVERY = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def state(match: Match) -> Empire:
    assert isinstance(match.state, Empire)
    return match.state


def bars(match: Match, seat: int, option: Option) -> str:
    top = match.state.stack[-1]
    if isinstance(top, Answers):
        return top.question.why_illegal(match.state, seat, option, top.row(seat))
    return top.why_illegal(match.state, seat, option, ())


@EVERY
def test_a_guard_forbids_exactly_what_is_not_offered(seats: int) -> None:
    known = set(ACTIONS)
    named: set[str] = set()
    for seed in range(3):
        match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
        while match.result is None:
            seat = pick.choice(match.deciders)
            options = match.options(seat)
            assert known.issuperset(options)
            offered = set(options)
            for option in ACTIONS:
                why = bars(match, seat, option)
                assert (why == "") == (option in offered), (type(match.step).__name__, option, why)
                named.add(why)
            match.play(seat, pick.choice(options))
    ledger = cg_ledger()
    assert named - {""} <= set(ledger)


def cg_ledger() -> dict[str, object]:
    from consigliere.engine.ledger import load_ledger

    return dict(load_ledger("consigliere.games.corleones_empire"))


@EVERY
def test_the_invariants_hold_after_every_choice_and_from_one_to_the_next(seats: int) -> None:
    for seed in range(effort(3, 10)):
        match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
        taken: set[tuple[int, int]] = set()
        rounds: set[int] = set()
        while match.result is None:
            g = state(match)
            assert TITLE.problems(g) == []
            rounds.add(g.round)
            before = g.clone()
            seat = pick.choice(match.deciders)
            option = pick.choice(match.options(seat))
            match.play(seat, option)
            after = state(match)
            # 15: common jobs never grow within a round; 16: a turf war only takes a marker away by moving it
            if after.round == before.round:
                assert sum(job >= 0 for job in after.common) <= sum(job >= 0 for job in before.common)
            assert sum(map(len, after.markers)) >= sum(map(len, before.markers))
            assert all(len(now) - len(then) <= 1 for now, then in zip(after.markers, before.markers, strict=True))
            # 12: after tribute every hand is within the limit
            if after.round > before.round:
                assert max(map(len, after.hands)) <= HAND_LIMIT[before.round]
            # 23: a player's allies are among those taken in bribery
            taken |= {
                (e["seat"], KIND[e["card"]]) for row in match.events()[-1:] for e in row if e["event"] == "ally_taken"
            }
            for who, hand in enumerate(after.hands):
                assert all((who, kind) in taken for kind in hand if kind >= FIRST_ALLY)
        assert rounds == {1, 2, 3, 4}
        assert TITLE.problems(state(match)) == []


@pytest.mark.rule("CE-RULE-17", "CE-BRIBE-03")
@EVERY
def test_as_many_allies_are_taken_as_invariant_18_says(seats: int) -> None:
    seen = 0
    for seed in range(12):
        match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
        while match.result is None:
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
        events = [event for row in match.events() for event in row]
        for i, event in enumerate(events):
            if event["event"] == "bids":
                later = [e["event"] for e in events[i:]]
                until = later.index("round") if "round" in later else len(later)
                positive = sum(total > 0 for total in event["sums"])
                assert later[:until].count("ally_taken") == min(seats - 1, positive)
                seen += 1
    assert seen > 10


def test_every_step_of_a_position_is_named_and_read_back() -> None:
    match, pick = cg.new(GAME, seats=5, seed=4), Random(4)
    names: set[str] = set()
    while match.result is None:
        position = match.position()
        names |= {step["step"] if step["step"] != "Answers" else step["of"]["step"] for step in position["stack"]}
        assert cg.from_position(GAME, position).position() == position
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
    assert len(names) > 15


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"horse": 7}, "no seat"),
        ({"round": 9}, "no round"),
        ({"chief": "central_park"}, "no district"),
        ({"tiles": []}, "tiles"),
        ({"figures": {"loc_midtown": "marzullo_don"}}, "stands on"),
        ({"figures": {"fs_01": "marzullo_don", "fs_02": "marzullo_don"}}, "two places"),
        ({"hands": [["gun"] * 20, [], []]}, "gun"),
        ({"suitcases": [["gun"], [], []]}, "no bill"),
        ({"deck": []}, "jobs"),
        ({"markers": None}, "table.markers cannot be None"),
        ({"families": ["marzullo", "marzullo", "vitale"]}, "twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, object], said: str) -> None:
    position = scene().match.position()
    position["table"] |= change
    with pytest.raises(cg.BadPosition, match=said):
        cg.from_position(GAME, position)


@pytest.mark.rule("CE-RULE-2")
def test_names_are_spelt_one_way() -> None:
    """The rulebook's spellings vary by misprint.

    Here each name has one spelling, and the number of thugs one meaning.
    """
    from consigliere.games.corleones_empire.components import DATA

    assert DATA["family"][0]["name"]["uk"] == "Сім'я Марцулло"
    assert {family["thugs"] for family in DATA["family"]} == {3}


@pytest.mark.rule("CE-RULE-14")
def test_there_is_a_place_for_every_figure() -> None:
    for seats in (2, 3, 4, 5):
        table = scene(seats)
        g = state(table.match)
        assert len(g.free_locations()) >= seats * g.rules.thugs + 1
        assert len(g.free_spaces()) >= seats * 3 + 1


def test_no_game_breaks_a_bill_or_invents_one() -> None:
    """17: suitcase money changes only by laundering, paid bids, thefts, offers and the end."""
    for seed in range(5):
        match, pick = cg.new(GAME, seats=4, seed=seed), Random(seed)
        while match.result is None:
            before = [case[:] for case in state(match).cases]
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
            moved = {"laundered", "paid", "gave", "offer_taken", "last_hand"}
            told = {event["event"] for event in match.events()[-1]} if match.events() else set()
            for was, now in zip(before, state(match).cases, strict=True):
                if [k for k in was if k < BILLS] != [k for k in now if k < BILLS]:
                    assert told & moved
