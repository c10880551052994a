"""Play: what is offered is accepted, what is refused changes nothing, nothing crashes, and every game ends."""

from __future__ import annotations

import json
from collections import deque
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from consigliere.engine import ConsigliereError, IllegalMove, NotUnderstood, NotYours, Option, Stale
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, all_readers, all_titles, cases, length, match_after, moments, over_play, walk

SEATS = st.one_of(st.integers(-2, 9), st.none(), st.text(max_size=2))
PLACES = 5  # moments of a game, from its beginning
every_case = pytest.mark.parametrize("case", ALL, ids=str)

GARBAGE = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", ":", "play:", "pass:\ud800", "play:" + "x" * 5000, "x" * 100_000, "offer:{}", "accept:1"]),
    st.none(),
    st.integers(),
    st.binary(max_size=5),
    st.tuples(st.text(max_size=5), st.text(max_size=5)),
    st.builds(Option, st.text(max_size=8), st.one_of(st.text(max_size=8), st.integers(), st.floats(), st.none())),
)


def whole(match: Match) -> str:
    """The match, byte for byte."""
    return json.dumps(match.position()) + match.save()


@every_case
def test_exactly_what_is_offered_is_accepted(case: Case) -> None:
    """At every decision each option of each decider can be played, and is one of the game's numbered actions."""
    actions = case.title.actions(case.seats, case.options)
    known = set(actions)
    assert len(known) == len(actions)
    for match in moments(case, case.share(200)):
        for seat in range(case.seats):
            options = match.options(seat)
            assert len(set(options)) == len(options)
            assert bool(options) == (seat in match.deciders)
            assert known.issuperset(options)
            for option in options:
                later = match.clone()
                later.play(seat, str(option), match.number(seat))
                assert later.result is not None or all(later.options(other) for other in later.deciders)
                assert match.why_not(seat, option) == ""
            for option in case.title.extras(match.state, seat) if match.result is None else []:
                match.clone().play(seat, str(option))


@pytest.mark.parametrize("case", ALL, ids=str)
def test_every_action_parses_back_from_its_text(case: Case) -> None:
    for option in case.title.actions(case.seats, case.options):
        assert Option.parse(str(option)) == option
        assert eval(repr(option), {"Option": Option}) == option


@every_case
def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    actions = case.title.actions(case.seats, case.options)

    def refused(match: Match, seed: int) -> None:
        pick = Random(seed)
        before = whole(match)
        seen = [json.dumps(match.view(seat)) for seat in all_readers(match)]
        for option in pick.sample(actions, min(40, len(actions))):
            for seat in range(case.seats):
                if option in match.options(seat) or option in match.extras(seat):
                    continue
                barred = seat in match.deciders or bool(case.title.extra_forbidden_by(match.state, seat, option))
                kind: type[ConsigliereError] = IllegalMove if barred else NotYours
                with pytest.raises(Stale if match.result is not None else kind) as caught:
                    match.play(seat, option)
                assert isinstance(caught.value, IllegalMove) == (match.why_not(seat, option) != "")
        for seat in match.deciders:
            for option in match.options(seat)[:3]:
                for number in (match.number(seat) - 1, match.number(seat) + 1, -1, 10**9):
                    with pytest.raises(Stale):
                        match.play(seat, option, number)
            for other in set(range(case.seats)) - set(match.deciders):
                option = match.options(seat)[0]
                if option not in match.extras(other):
                    barred = bool(case.title.extra_forbidden_by(match.state, other, option))
                    with pytest.raises(IllegalMove if barred else NotYours):
                        match.play(other, option)
        assert whole(match) == before
        assert [json.dumps(match.view(seat)) for seat in all_readers(match)] == seen

    over_play(case, 12, refused)


@every_case
def test_garbage_is_refused_and_changes_nothing(case: Case) -> None:
    here = [match_after(case, i, i * length(case) // PLACES, inside=i % 2 == 1) for i in range(PLACES)]

    @settings(max_examples=case.share(40))
    @given(place=st.integers(0, PLACES - 1), seat=SEATS, garbage=GARBAGE)
    def run(place: int, seat: Any, garbage: Any) -> None:
        match = here[place]
        before = whole(match)
        there = isinstance(seat, int) and 0 <= seat < case.seats
        if there and str(garbage) in [str(option) for option in (*match.options(seat), *match.extras(seat))]:
            return  # the message happens to be legal
        with pytest.raises(ConsigliereError) as caught:
            match.play(seat, garbage)
        said = str(caught.value)
        assert said
        assert len(said) < 300
        if not there:
            assert isinstance(caught.value, NotUnderstood)
        assert whole(match) == before

    run()


@every_case
def test_no_invariant_is_ever_broken(case: Case) -> None:
    for match in moments(case, case.share(600)):
        assert case.title.problems(match.state) == []
        assert (match.result is None) == bool(match.deciders)
        for seat in range(case.seats):
            assert 0.0 <= case.title.value(match.state, seat) <= 1.0


@every_case
def test_every_game_ends_as_its_facts_say(case: Case) -> None:
    facts = case.title.facts
    for seed in range(case.share(8)):
        match = deque(walk(case, seed), maxlen=1)[0]
        assert sum(not choice.extra for choice in match.history()) <= facts.longest
        result = match.result
        assert result is not None
        assert result.reason in facts.endings
        assert len(result.scores) == case.seats
        assert set(result.winners) <= set(range(case.seats))
        assert result.winners or case.seats == 1  # only a solo game can be lost by all
        assert sorted(seat for group in result.ranking for seat in group) == list(range(case.seats))
        assert case.title.problems(match.state) == []
        for seat in range(case.seats):
            assert match.options(seat) == match.extras(seat) == ()
            assert case.title.value(match.state, seat) == result.share(seat)


def test_every_trading_game_says_what_can_be_offered() -> None:
    for case in USUAL:
        trade = case.title.trade
        assert (trade is not None) == case.title.trades
        if trade is not None:
            goods = [good for match in moments(case, 25) for good in trade.goods(match.view(0))]
            assert {owner for owner, *_ in goods} == set(range(case.seats))
            assert any(match.state.offers for match in moments(case, 600))


def test_every_two_values_of_settings_that_go_together_are_played_together() -> None:
    for title in all_titles():
        games = [{"seats": case.seats, **case.options} for case in cases(title)]
        low, high = title.facts.players
        values: dict[str, tuple[Any, ...]] = {one.name: one.values for one in title.settings if not one.silent}
        values["seats"] = tuple(range(low, high + 1))
        for one, two in combinations(values, 2):
            met = {(game[one], game[two]) for game in games}
            if set(values[one]) == set(values[two]) == {False, True}:
                assert len(met) == 4, (title.id, one, two)
            elif title.id == "la_cosa_nostra":  # all its settings can be combined
                assert met == set(product(values[one], values[two])), (one, two)
        for name, row in values.items():
            assert {game[name] for game in games} == set(row), (title.id, name)
