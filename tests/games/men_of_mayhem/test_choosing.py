"""A club to choose is shown as its board with everything printed on it, in every language; no message is missing."""

from __future__ import annotations

from random import Random

import pytest

import consigliere as cg
from consigliere.board.words import Words
from consigliere.engine.routes import two_step_routes
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.face import FACE
from consigliere.table.play.loaded import ROW
from consigliere.table.show.pages.play_context import PlayContext
from consigliere.table.show.presenter import Presenter
from tests.cases import cases, play_random
from tests.choice_cost import sitting
from tests.table.loop import run_async


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_club_to_be_chosen_shows_its_board(language: str) -> None:
    words = Words(language, "men_of_mayhem")
    match = cg.new("men_of_mayhem", seats=3, seed=1)
    while match.deciders:
        view = match.view(match.deciders[0])
        if view["step"] not in ("ChooseClub", "ChooseSide"):
            break
        assert not any("\u27e6" in text for pair in FACE.preview_figures(view, words).items() for text in pair)
        drawn = "".join(str(picture.body) for picture in FACE.pictures(view, words).values())
        assert "\u27e6" not in drawn
        for option in match.options(match.deciders[0]):
            if option.verb == "club":
                tells = drawn[drawn.index(f'id="patch-{option.target}"') :].split(" data-thing=")[1]
                assert words("pic-side-high_octane") in tells
                assert words("pic-side-unleaded") in tells
            else:
                assert f'id="board-{option.target}"' in drawn  # both sides of the board can be chosen
                assert words(f"pic-side-{option.target}") in drawn
        if view["step"] == "ChooseSide":
            own = view["table"]["players"][match.deciders[0]]["club"]
            assert words("pic-side-unleaded") in drawn[drawn.index(f'id="patch-{own}"') :][:4000]
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    assert match.view(None)["table"]["round"] == 1


def test_a_trick_is_its_line_on_the_sign_and_one_click_does_one_deed() -> None:
    """Nothing of the next turn is highlighted in this one: a click on a gang's place would sell, or recruit, on the
    way."""
    words, tricks = Words("en", TITLE.id), 0
    for number, case in enumerate(cases(TITLE)[:3]):
        match, pick = case.begin(number), Random(number)
        while match.result is None and match.view(None)["table"]["round"] < 3:
            seat = match.deciders[0]
            view, options = match.view(seat), match.options(seat)
            later = {second.verb for second in two_step_routes(match, seat) if second not in options}
            assert not later & {"ride", "fight", "patch_in", "pick"} - FACE.separate_verbs
            for option in options:
                if option.verb == "trick":
                    tricks += 1
                    assert FACE.target_thing(option, view) in FACE.pictures(view, words)["board"].things
            play_random(match, pick)
    assert tricks


def test_no_page_lets_one_aim_over_to_another_deed() -> None:
    async def aimed() -> set[str]:
        found, pick = set[str](), Random(2)
        async with sitting("men_of_mayhem", 3, 1) as (tables, table, people):
            presenter = Presenter(tables)
            for _ in range(250):
                loaded = await tables.cache.get(table)
                seat = next(seat for seat in range(3) if loaded.owes(seat))
                page = await presenter.context(loaded, people[seat], "")
                assert isinstance(page, PlayContext)
                found |= {row.text.split(ROW)[-1].partition(":")[0] for row in page.far}
                await tables.moves.play(table, seat, pick.choice(page.options).text, page.number)
        return found

    found = run_async(aimed())
    assert found
    assert not found & FACE.separate_verbs
