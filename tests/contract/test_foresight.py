"""Foresight in every game: what is reported as certain happens, and it depends only on what the seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import Option, Seat
from consigliere.engine.foresight import Foreseen, breaches_of, forced_answer, foresee
from consigliere.engine.promises import BROKEN, GivenPromise, Peace, PromiseTracker
from consigliere.engine.routes import two_step_routes
from consigliere.engine.state import run_one
from consigliere.games import face
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, moments
from tests.toy import TITLE as TOY


def figures(view: dict[str, Any]) -> Mapping[str, Any]:
    """Everything a seat sees of the table, as flat paths: more than any page shows."""
    found: dict[str, Any] = {}
    _flatten(view["table"], "", found)
    return found


def _flatten(node: Any, way: str, found: dict[str, Any]) -> None:
    """A view is JSON: exact types are enough, and faster to check."""
    for key, value in node.items() if type(node) is dict else enumerate(node):
        kind = type(value)
        if kind is dict or kind is list:
            _flatten(value, f"{way}{key}/", found)
        else:
            found[f"{way}{key}"] = value


def figure(view: dict[str, Any], name: str) -> Any:
    """One figure with this name; None if it does not exist."""
    node: Any = view["table"]
    for part in name.split("/"):
        if type(node) is list:
            node = node[int(part)] if int(part) < len(node) else None
        else:
            node = node.get(part) if type(node) is dict else None
    return None if type(node) in (dict, list) else node


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_is_reported_as_certain_happens(case: Case) -> None:
    """All changes hold at one moment before anything is drawn or revealed, and what is not reported as open stays the
    same."""
    sure = 0
    for i, match in enumerate(moments(case, case.share(120))):
        for seat in match.deciders[:1]:
            option = Random(i).choice(match.options(seat))
            found = foresee(match, seat, option, figures)
            if not found.certain:
                continue
            assert happens(match.clone(), seat, option, found), (i, option)
            sure += len(found.certain)
    assert sure or not case.enough


def happens(later: Match, seat: Seat, option: Option, found: Foreseen) -> bool:
    """Whether all changes reported as certain hold at one moment after an option, before anything is drawn or
    revealed."""
    g = later.state
    g.reveals_for = seat
    known = g.draws + g.reveals
    g.moves += 1
    g.stack.pop().take(g, seat, option)
    while g.draws + g.reveals == known:
        view = later.view(seat)
        if all(figure(view, name) == value for name, (_, value) in found.certain.items()):
            return True
        if not run_one(g):
            break
    return False


@pytest.mark.parametrize("case", [case for case in USUAL if case.title.trade is not None], ids=str)
def test_a_promise_reported_as_broken_is_broken(case: Case) -> None:
    """A seat that has promised peace to all: what is reported as certain happens, and depends only on what the seat
    sees."""

    def to_everybody(match: Match, seat: Seat) -> list[GivenPromise]:
        others = [other for other in range(match.setup.seats) if other != seat]
        return [GivenPromise(other, Peace(seat, other), (seat, other), "", 0) for other in others]

    trade = case.title.trade
    assert trade is not None
    sure = 0
    for i, match in enumerate(moments(case, case.share(240))):
        for seat in match.deciders[:1]:
            for option in Random(i).sample(match.options(seat), min(4, len(match.options(seat)))):
                found = breaches_of(to_everybody(match, seat), match, seat, option)
                world = match.determinize(seat, 77)
                assert found == breaches_of(to_everybody(world, seat), world, seat, option), (i, option)
                later, ledger = match.clone(record_events=True), PromiseTracker(trade)
                later.play(seat, option)
                ledger.promises = to_everybody(match, seat)
                ledger.read_events([[seen for event in later.state.event_log or () if (seen := event.seen_by(seat))]])
                broken = {given.number for given in ledger.promises if given.state == BROKEN}
                assert {breach.promise.number for breach in found if breach.certain} <= broken, (i, option)
                sure += sum(breach.certain for breach in found)
    assert sure or not case.enough or case.title.id == TOY.id  # who robs is sealed until all have answered


@pytest.mark.parametrize("case", [case for case in USUAL if case.title.id != TOY.id], ids=str)
def test_previews_have_texts_in_every_language(case: Case) -> None:
    """Each figure has a name that does not depend on the language, and some figures change."""
    told = [Words(language, case.title.id) for language in LANGUAGES]
    seen: dict[str, set[str]] = {}
    for match in moments(case, case.share(60)):
        for seat in match.deciders[:1]:
            named = [face(case.title.id).preview_figures(match.view(seat), words) for words in told]
            assert len({len(one) for one in named}) == 1
            for name, value in named[0].items():
                seen.setdefault(name, set()).add(value)
    assert not case.enough or any(len(values) > 1 for values in seen.values())


SEALED_TURNS = ("corleones_empire", "la_cosa_nostra")  # titles that ask a single seat, and reveal its answer


@pytest.mark.parametrize("case", [case for case in USUAL if case.title.id in SEALED_TURNS], ids=str)
def test_what_a_seat_shows_of_its_own_is_no_surprise_to_it(case: Case) -> None:
    """The answer is revealed to the others when it is complete. The seat that gave it foresees the effect."""
    sure = 0
    for match in moments(case, case.share(60)):
        for seat in match.deciders[:1]:
            for option in match.options(seat)[:3]:
                if news(match, seat, option, -1) and not news(match, seat, option, seat):
                    sure += len(foresee(match, seat, option, figures).certain)
    assert sure


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_choice_that_reveals_something_is_final(case: Case) -> None:
    """What only its own seat knew is new to the others: the seat cannot take it back alone."""
    for match in moments(case, case.share(60)):
        for seat in match.deciders[:1]:
            option = match.options(seat)[0]
            if news(match, seat, option, -1):
                later = match.clone()
                later.play(seat, option)
                assert not later.can_undo(seat), option


def news(match: Match, seat: Seat, option: Option, eyes: Seat) -> bool:
    """Whether taking an option immediately reveals something to somebody; -1: to everybody."""
    g = match.state.clone()
    g.reveals_for = eyes
    known = g.reveals
    g.moves += 1
    g.stack.pop().take(g, seat, option)
    return g.reveals != known


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_it_is_the_same_whatever_others_hide(case: Case) -> None:
    for i, match in enumerate(moments(case, case.share(30))):
        for seat in match.deciders[:1]:
            other = match.determinize(seat, 1000 + i)
            for option in match.options(seat)[:4]:
                assert foresee(other, seat, option, figures) == foresee(match, seat, option, figures), (i, option)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_an_answer_given_by_itself_is_no_choice_in_any_world(case: Case) -> None:
    """The seat has no other answer in any world that a spectator considers possible."""
    for i, match in enumerate(moments(case, case.share(200))):
        found = forced_answer(match)
        if found is not None:
            seat, option = found
            assert match.options(seat) == (option,)
            for seed in range(20):
                assert match.determinize(None, 5000 + 20 * i + seed).options(seat) == (option,)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_way_leads_where_it_says_and_does_what_is_called_sure(case: Case) -> None:
    for i, match in enumerate(moments(case, case.share(60))):
        for seat in match.deciders[:1]:
            for many, (second, (first, then)) in enumerate(two_step_routes(match, seat).items()):
                assert first.target != "", "nothing is given up on the way"
                later = match.clone()
                later.play(seat, first)
                assert second in later.options(seat)
                assert then.view(seat).get("facts") == later.view(seat).get("facts"), "it is worded as it will be asked"
                if many < 2:
                    found = foresee(match, seat, second, figures, (first,))
                    other = match.determinize(seat, 1000 + i)
                    assert foresee(other, seat, second, figures, (first,)) == found
                    assert not found.certain or happens(later, seat, second, found), (i, first, second)
