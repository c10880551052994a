"""A piece that cannot be chosen says why, in every game: by a rule of its ledger, and without revealing a secret."""

from __future__ import annotations

import pytest

from consigliere.board.words import words_for
from consigliere.engine import OPEN, Match, Seat
from consigliere.engine.ledger import load_ledger
from consigliere.games import face, titles
from consigliere.table.show.aims import reasons
from consigliere.table.show.boards import drawing
from tests.cases import USUAL, Case, moments
from tests.games.la_cosa_nostra.scene import scene, side

GAMES = [case for case in USUAL if case.title in titles()]


def told(match: Match, seat: Seat) -> dict[str, str]:
    view = match.view(seat)
    shown = drawing(view, words_for("en", match.title.id)).things()
    return reasons(match, seat, match.options(seat), view, shown)


def asked(match: Match) -> Seat | None:
    """The seats that are asked in public. In a hidden window only possible answers are shown."""
    if match.step is None or match.step.progress != OPEN or not match.deciders:
        return None
    return match.deciders[0]


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_every_piece_that_the_question_is_about_can_be_chosen_or_says_why(case: Case) -> None:
    known = load_ledger(face(case.title.id).package, "en")
    given: set[str] = set()
    for match in moments(case, 40):
        seat = asked(match)
        if seat is None:
            continue
        view = match.view(seat)
        options = match.options(seat)
        found = told(match, seat)
        legal = {face(case.title.id).target_thing(option, view) for option in options}
        useful = [option for option in options if not face(case.title.id).gives_up(option, view)]
        assert not {face(case.title.id).target_thing(option, view) for option in useful} & found.keys()
        assert all(known[rule].text for rule in found.values())
        given |= set(found.values())
        shown = drawing(view, words_for("en", case.title.id)).things()
        about = {option.verb for option in options if face(case.title.id).target_thing(option, view)}
        for option in case.title.actions(case.seats, case.options):
            thing = face(case.title.id).target_thing(option, view)
            if option.verb in about and thing in shown:
                assert thing in legal or thing in found, f"{option} is not to be had, and nothing says why"
    assert len(given) > 2


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_reasons_are_the_same_whatever_others_hide(case: Case) -> None:
    for i, match in enumerate(moments(case, 20)):
        seat = asked(match)
        if seat is not None:
            assert told(match.determinize(seat, 300 + i), seat) == told(match, seat), i


def test_what_can_be_tried_at_no_piece_now_says_why_too() -> None:
    """A player who can pay for nobody is still asked, and each candidate shows a cost."""
    view = scene(phase="income", turn="blundetto", blundetto=side(cash=1000)).match
    assert view.step is not None
    found = told(view, view.deciders[0])
    assert {found.get(name) for name in view.view(0)["table"]["players"][0]["boss"]} == {"LCN-INC-02"}
