"""What a button asks before it gives something up."""

from __future__ import annotations

import pytest

from consigliere.board.words import LANGUAGES, words_for
from consigliere.table.show.option_buttons import option_info
from tests.games.la_cosa_nostra.scene import scene, side


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paid_token_is_not_taken_home_by_one_click(language: str) -> None:
    """While others decide, this can be the only button of the bar. [LCN-DEAL-07]"""
    blundetto = side(gangsters="big_joey=theft", businesses="pimp_1@calmuti")
    match = scene(round=3, turn="blundetto", blundetto=blundetto, calmuti=side()).calm().match
    seat = match.view(None)["table"]["sides"]["calmuti"]["seat"]
    (home,) = match.extras(seat)
    shown = option_info(home, match.view(seat), words_for(language, "la_cosa_nostra"), "", ["A", "B", "C"])
    assert shown.text == "home:pimp_1"
    assert shown.label in shown.sure.split("\n")[0]
