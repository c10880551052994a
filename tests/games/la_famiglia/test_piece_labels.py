"""The labels of pieces: what is under markers, the meaning of an order's symbols, the base values of a cell."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.games.la_famiglia.components import FAMILY, FAMILY_BOARD, FAMILY_IDS, ORDER_IDS, ROW_IDS
from consigliere.games.la_famiglia.listing import place_told
from consigliere.games.la_famiglia.planning import Turn
from consigliere.games.la_famiglia.telling import cell_told, column_told, order_told, row_told

from .scene import GREY, A, B, planning

EN = Words("en", "la_famiglia")


@pytest.mark.rule("LF-SET-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_shows_what_is_under_each_of_its_markers(language: str) -> None:
    words = Words(language, "la_famiglia")
    for family in FAMILY_IDS:
        for row, name in enumerate(ROW_IDS):
            cells = FAMILY_BOARD[FAMILY[family]][row]
            for opened in range(len(cells) + 1):
                lines = row_told(FAMILY[family], row, opened, words).split("\n")
                assert lines[0] == words(name)
                assert len(lines) == 1 + (name != "economy") + len(cells) - opened
                assert not any(line.rstrip().endswith(":") for line in lines), "a marker that hides nothing"


def test_a_row_names_special_orders_and_what_comes_at_once() -> None:
    told = row_told(FAMILY["blue"], ROW_IDS.index("justice"), 1, EN)
    assert "Now: car +1 in an attack, +2 in an explosion" in told
    assert "Marker 2: a car, special order Justice B" in told


@pytest.mark.rule("LF-EVT-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_says_in_words_when_its_turn_comes_and_what_its_signs_mean(language: str) -> None:
    words = Words(language, "la_famiglia")
    for order in ORDER_IDS:
        lines = order_told(order, words).split("\n")
        assert lines[0] == words(f"{order}.full")
        assert len(lines) >= 2
    muster = order_told("blue_basic_muster", EN)
    assert "Attack, turn 13: after all supplies" in muster
    assert "Gather:" in muster
    assert "Vest: defends this territory with 1" in muster


@pytest.mark.rule("LF-ACT-02")
def test_a_cell_shows_the_readers_own_numbers() -> None:
    match = cg.new("la_famiglia", seats=4, seed=3, options={"beginner_families": True})
    assert cell_told("b1_police_1", match.view(0), EN).split("\n") == [
        "place base + 2",
        "You would place up to 4",
        "Place: soldiers from your HQ to one territory, your own or an empty one.",
    ]
    assert "You would" not in cell_told("b1_police_1", match.view(None), EN)


@pytest.mark.rule("LF-INF-02", "LF-INF-05")
def test_a_column_shows_what_it_brings_and_whether_it_can_be_paid() -> None:
    scene = planning().hq(A, money=1).marker("b0_economy_1", GREY).ask(Turn(A))
    told = column_told("economy", scene.match.view(A), EN)
    assert "the two leftmost markers of this row of yours" in told
    assert "They uncover: 1 lira, special order Economy A" in told
    assert told.endswith("to the bank: 2\nYou have 1 lira.")
    assert "You have" not in column_told("economy", scene.hq(A, money=2).match.view(A), EN)


@pytest.mark.rule("LF-CTL-01", "LF-END-04")
def test_a_territory_shows_how_its_district_stands() -> None:
    scene = planning(round=2).put("enna", A, 1).put("nicosia", A, 2).put("mistretta", GREY, 2).put("bronte", B, 1)
    table = scene.ask(Turn(A)).match.view(A)["table"]
    told = place_told("enna", table, EN)
    assert "District Enna: red 2 of 3, neutral 1 of 3\nRed controls it." in told
    assert "Bronte decides" not in told
    assert place_told("bronte", table, EN).endswith("Bronte decides when districts are equal.")
