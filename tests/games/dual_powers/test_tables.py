"""Numbers computed once from the dataset, and the bounds that follow from them."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.games.dual_powers.actions import Recruit
from consigliere.games.dual_powers.components import CARD_RECRUIT, CARD_REGION, COMMANDS, TOKEN_EXHAUSTED, TOKEN_VALUE
from consigliere.games.dual_powers.effects import RecruitUnits
from consigliere.games.dual_powers.positions import _rounds
from consigliere.games.dual_powers.state import Petrograd
from consigliere.games.dual_powers.title import TITLE


def test_leader_cards_have_no_region_and_some_tokens_no_strength_when_tired() -> None:
    assert min(CARD_REGION[:COMMANDS]) >= 0
    assert set(CARD_REGION[COMMANDS:]) == {-1}
    assert min(TOKEN_EXHAUSTED) == -1


@pytest.mark.rule("DP-ORD-04")
def test_units_are_recruited_anywhere_or_in_the_region_of_the_card() -> None:
    anywhere = RecruitUnits({"region": "any", "max_value": 3})
    assert {recruit.region for row in anywhere.first for recruit in row} == {-1}
    there = RecruitUnits({"region": "card.region", "max_value": 3})
    assert {recruit.region for recruit in there.first[0][:COMMANDS]} == set(CARD_REGION[:COMMANDS])


@pytest.mark.rule("DP-DATE-01")
def test_rounds_follow_the_calendar() -> None:
    g = cg.new("dual_powers", seats=2, seed=1).state
    assert isinstance(g, Petrograd)
    found = []
    for month in range(8):
        g.month = month
        found.append(_rounds(g))
    assert found == [2, 3, 5, 7, 9, 11, 11, 11]
    g.month, g.day = 0, 31
    assert _rounds(g) == 3


@pytest.mark.rule("DP-RND-02")
def test_the_longest_game_has_ten_rounds_of_88_answers() -> None:
    """Invariant 21 of the ledger. A round: 2 objectives, 8 turns of at most 10 answers, 6 answers while scoring."""
    assert TITLE.facts.longest == 10 * (2 + 8 * 10 + 6)


def test_recruiting_beyond_every_value_leaves_no_unit() -> None:
    dearest = max(*TOKEN_VALUE, *CARD_RECRUIT)
    everybody = Recruit(0, 0, -1, 0, -1, False).units
    assert Recruit(0, 0, dearest, 0, -1, False).units == everybody
    # the row after the highest limit is the one without a limit
    assert Recruit(0, 0, dearest + 2, 0, -1, False).units == ()
    assert Recruit(0, 0, -1, dearest + 1, -1, False).units == ()
    assert Recruit(0, 0, -1, 1, 1, False).units == tuple(one for one in everybody if TOKEN_VALUE[one] == 1)
