"""The picture of the table: a fight leaves the signs to be seen, and special rules are told however many sit there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from consigliere.board.words import LANGUAGES, words_for
from consigliere.games.men_of_mayhem.components import CARD_IDS, CLUB_IDS, CLUB_RULE_IDS, PLACE_IDS, PRINTED
from consigliere.games.men_of_mayhem.picture import draw
from consigliere.games.men_of_mayhem.picture.board import CONTACT_X, ROWS, STEP_Y, TOP, WIDTH, card, road_sign
from consigliere.games.men_of_mayhem.picture.fight import size_of

from .scene import gang, scene


@pytest.mark.parametrize("gangs", range(2, 7))
def test_the_scene_of_a_fight_hides_no_tile(gangs: int) -> None:
    width, height = size_of(gangs)
    assert WIDTH - width - 8 >= CONTACT_X
    first = ROWS[0] if gangs > 3 else max(ROWS)
    assert TOP + first * STEP_Y + height <= 752


def test_a_fight_is_shown_over_the_market_and_nowhere_else() -> None:
    here = scene(samcro=gang(docks="2m1p", guns=1, orders=1), mayans=gang(docks="1m"), one_niners=gang(home="1m"))
    here.match.play(0, "fight:docks")
    view = here.match.view(0)
    drawn = draw(view, words_for("en", "men_of_mayhem"), "board").svg()
    found = re.search(r'id="fight" class="([^"]+)" transform="translate\((\d+),(\d+)\)"', drawn)
    assert found
    assert found[1].endswith("row-1")
    assert int(found[2]) >= CONTACT_X


@pytest.mark.parametrize("seats", [4, 6])
def test_special_rules_are_told_by_name_and_words_at_any_table(seats: int) -> None:
    clubs = CLUB_IDS[:seats]
    gangs: dict[str, Any] = {club: gang(home="1m") for club in clubs}
    here = scene(octane=True, seats=seats, **gangs)
    words = words_for("en", "men_of_mayhem")
    view = here.match.view(0)
    for seat, club in enumerate(clubs):
        drawn = draw(view, words, f"seat-{seat}").svg()
        for rule in CLUB_RULE_IDS[CLUB_IDS.index(club)]:
            assert words(rule) in drawn
            assert words(f"{rule}-hint")[:20] in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_printed_on_a_card_or_a_sign_is_cut(language: str) -> None:
    words = words_for(language, "men_of_mayhem")
    for name in CARD_IDS:
        assert "…" not in card(name, 0, 0, words), name
    for name in PLACE_IDS[:PRINTED]:
        assert "…" not in road_sign(name, "tile", words), name


def test_who_has_been_named_for_a_ride_is_seen_where_it_goes() -> None:
    here = scene(samcro=gang(home="2m1p", orders=1), mayans=gang(docks="1m"), one_niners=gang(home="1m"))
    words = words_for("en", "men_of_mayhem")
    here.match.play(0, "ride:clubhouse_samcro")
    here.match.play(0, "to:docks")
    pale = 'class="half of-samcro"'
    assert pale not in draw(here.match.view(0), words, "board").svg()
    here.match.play(0, "pick:samcro_member_clubhouse")
    assert draw(here.match.view(0), words, "board").svg().count(pale) == 1
    assert pale not in draw(here.match.view(1), words, "board").svg(), "nobody else knows yet"


def test_an_ambush_lies_before_whom_it_asks() -> None:
    stack = [{"step": "OrdersPhase"}, {"step": "CardActs", "card": "shakedown"}]
    here = scene(
        samcro=gang(home="1m", cash=2), mayans=gang(home="1m", cash=2), one_niners=gang(home="1m"), stack=stack
    )
    view = here.match.view(here.match.deciders[0])
    assert view["facts"]["card"] == "shakedown"
    assert 'id="card-shakedown"' in draw(view, words_for("en", "men_of_mayhem"), "board").svg()
