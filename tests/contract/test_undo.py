"""Undo in every game: a seat that has learned something by a choice cannot take it back.

Play the choice in worlds that the seat considered possible before it. If the seat's view afterwards differs between
them, the seat has learned something, and the choice is final.

Talk and offers of any seat do not change what can be taken back.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, Option, Seat
from consigliere.engine.deals import parse_offer
from consigliere.match import Match
from tests.cases import ALL, USUAL, Case, match_after, over_play
from tests.effort import effort

WORLDS = range(1000, 1006)  # other worlds than those that the kernel samples


def sight(match: Match, seat: Seat, option: Option) -> tuple[Any, ...]:
    """Everything a seat sees after a choice, which is made in a copy."""
    after = match.clone(record_events=True)
    after.play(seat, option)
    last = after.last
    assert last is not None
    told = [event.seen_by(seat) for event in last.events]
    return after.view(seat), after.options(seat), after.extras(seat), [one for one in told if one is not None]


def undoable(match: Match, seed: int, choices: int) -> Iterator[tuple[Match, Seat, Option]]:
    """Choices of random games that can be taken back, each with the match before it."""
    pick = Random(seed)
    for _ in range(choices):
        if match.result is not None:
            return
        seat = pick.choice(match.deciders)
        option = pick.choice(match.options(seat))
        before = match.clone(record_events=True)
        match.play(seat, option)
        if match.can_undo(seat, before):  # worked out from there, not from the beginning of the game
            yield before, seat, option


@pytest.mark.parametrize("case", ALL, ids=str)
def test_no_seat_undoes_a_choice_that_showed_it_something(case: Case) -> None:
    def firm(match: Match, seed: int) -> None:
        for before, seat, option in undoable(match, seed, 12):
            here = sight(before, seat, option)
            for world in WORLDS:
                assert sight(before.determinize(seat, world), seat, option) == here, (seat, str(option))

    over_play(case, 6, firm)


@pytest.mark.parametrize("case", USUAL, ids=str)
def test_after_an_undo_every_list_is_fresh(case: Case) -> None:
    """After an undo, options and any-time options are those from before the choice, even if they were listed in
    between."""
    match, undone, pick = match_after(case, 0, 40), 0, Random(case.seats)
    for _ in range(effort(40, 100)):
        if match.result is not None:
            match = match_after(case, 1, 0)
        seat, listed = pick.choice(match.deciders), pick.randrange(case.seats)
        before = match.options(listed), match.extras(listed)
        match.play(seat, pick.choice(match.options(seat)))
        for between in (match.options(listed), match.extras(listed)):  # fill both caches
            assert isinstance(between, tuple)
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert (match.options(listed), match.extras(listed)) == before
            match.play(seat, pick.choice(match.options(seat)))
    assert undone


def test_a_whole_solo_round_cannot_be_scouted() -> None:
    """Dual Powers solo: the Opposition turns up a card after every turn of the player, from a pile dealt before."""
    case = next(case for case in ALL if case.name == "dual_powers-1")
    shown = 0
    for seed in range(12):
        match = match_after(case, seed, 0)
        pick = Random(seed)
        while match.result is None:
            piles = match.view(0)["table"]["pile"]
            match.play(0, pick.choice(match.options(0)))
            if match.result is None and match.view(0)["table"]["pile"] != piles:
                shown += 1
                assert not match.can_undo(0)
    assert shown > 50


def test_something_can_be_taken_back_in_every_game() -> None:
    for title in {case.title.id for case in ALL}:
        case = next(case for case in ALL if case.title.id == title)
        assert any(True for seed in range(5) for _ in undoable(case.begin(seed), seed, 40)), title


# --- talk

Said = tuple[Seat, Option]


def offer(match: Match, maker: Seat, **words: Any) -> tuple[Option, int]:
    """Make an offer; return its number."""
    text = json.dumps({"gives": [], **words})
    return Option("offer", text), parse_offer(maker, match.setup.seats, text).number


def gift(match: Match, giver: Seat, taker: Seat) -> list[Any] | None:
    """Some goods that a seat knows it has; None if it has none."""
    trade = match.title.trade
    assert trade is not None
    unit = trade.money_unit
    for owner, kind, thing, most in trade.goods(match.view(giver)):
        if owner == giver and most >= (unit if kind == trade.money_kind else 1):
            return [giver, taker, kind, thing or (unit if kind == trade.money_kind else 1)]
    return None


def talk(match: Match, one: Seat, two: Seat) -> list[Said]:
    """All kinds of talk between two seats by which nothing changes hands."""
    word, word_number = offer(match, one, to=[two], text=f"#word:{one}-{two} I shall spare you")
    peace, peace_number = offer(match, two, to=[one], text=f"#peace:{two}-{one}", public=True)
    said = [(one, word), (two, Option("accept", word_number)), (two, peace)]
    said.append((one, Option("refuse", json.dumps({"offer": peace_number, "why": "no"}))))
    thing = gift(match, one, two)
    if thing is not None:
        sale, sale_number = offer(match, one, gives=[thing])
        said += [(one, sale), (one, Option("withdraw", sale_number)), (one, sale)]
    given = match.clone(record_events=True)
    for seat, option in said[:2]:
        spoken(given, seat, option)
    promised = [promise.number for promise in given.promises(one) if promise.text.endswith("spare you")]
    return said + [(one, Option("kept", number)) for number in promised[-1:]]


def spoken(match: Match, seat: Seat, option: Option) -> bool:
    """Return whether it could be said. Deals may be closed."""
    try:
        match.play(seat, option)
    except IllegalMove:
        return False
    return True


def undos(match: Match) -> list[bool]:
    return [match.can_undo(seat) for seat in range(match.setup.seats)]


def taken_back(match: Match, seat: Seat, said: list[Said]) -> None:
    """Undo after talk gives the same result as undo before it."""
    late = match.clone(record_events=True)
    for one, option in said:
        spoken(late, one, option)
    late.undo(seat)
    early = match.clone(record_events=True)
    early.undo(seat)
    for one, option in said:
        spoken(early, one, option)
    assert late.position() == early.position()
    assert [late.view(one) for one in range(late.setup.seats)] == [early.view(one) for one in range(late.setup.seats)]
    if late.title.id != "toy":
        assert cg.load(late.save()).position() == late.position()


def moments_to_talk(case: Case, seed: int) -> Iterator[tuple[Match, Seat]]:
    """Moments after a choice that can be taken back, while deals are open and more than one seat is playing."""
    match = case.begin(seed)
    pick = Random(seed)
    seen: dict[tuple[str, bool], int] = {}
    while match.result is None:
        seat = pick.choice(match.deciders)
        asked = type(match.step).__name__
        match.play(seat, pick.choice(match.options(seat)))
        kind = (asked, bool(match.result is None and match.view(seat)["row"]))
        if seen.get(kind, 0) < 2 and match.result is None and not match.deals_closed_by() and match.can_undo(seat):
            seen[kind] = seen.get(kind, 0) + 1
            yield match.clone(record_events=True), seat


TRADING = [case for case in USUAL if case.title.trade is not None and case.seats > 1]


@pytest.mark.parametrize("case", TRADING, ids=str)
def test_talk_never_changes_what_can_be_taken_back(case: Case) -> None:
    """Offers, refusals, withdrawals, promises and verdicts of any seat, after any choice, including sealed ones."""
    talks = 0
    for match, seat in islice(moments_to_talk(case, 3), 25):
        other = next(other for other in range(case.seats) if other != seat and other not in match.state.seats_out)
        may = undos(match)
        spoke = match.clone(record_events=True)
        said = talk(match, seat, other)
        for one, option in said:
            talks += spoken(spoke, one, option)
            assert undos(spoke) == may, (str(case), one, str(option))
        taken_back(match, seat, said)
    assert talks > 5, "too little to tell"


@pytest.mark.parametrize("case", TRADING, ids=str)
def test_goods_that_changed_hands_end_it_unless_the_answer_is_still_sealed(case: Case) -> None:
    """A choice may have brought the goods. A sealed answer has brought nothing yet."""
    for match, seat in islice(moments_to_talk(case, 4), 25):
        other = next(other for other in range(case.seats) if other != seat and other not in match.state.seats_out)
        thing = gift(match, seat, other)
        if thing is None:
            continue
        sale, number = offer(match, other, gives=[thing])
        struck = match.clone(record_events=True)
        said = [(other, sale), (seat, Option("accept", number))]
        if all(spoken(struck, one, option) for one, option in said) and struck.result is None:
            sealed = bool(struck.view(seat)["row"]) and struck.number(seat) == match.number(seat)
            assert struck.can_undo(seat) == sealed
            if sealed:
                taken_back(match, seat, said)
