"""Sentences are complete for every reader, also if there is nothing to name or the reader may not know it."""

from __future__ import annotations

import re
from random import Random

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words, words_for
from consigliere.games.corleones_empire.face import FACE

from .scene import GAME, Table, scene

NAMES = ("Anna", "Boris", "Vera")
SCAR = re.compile(r"⟦|\(\)|[:,] ?[.;,]|\{|\bnone\b|\bNone\b| ;|  ")  # if a word is missing
LANGUAGES = ("en", "ru", "uk")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_game_is_whole(language: str) -> None:
    match, pick = cg.new(GAME, seats=3, seed=5), Random(5)
    words = Words(language, GAME)
    while match.result is None:
        seat = pick.choice(match.deciders)
        view, options = match.view(seat), match.options(seat)
        said = [tell.question(view, words, NAMES), *[tell.label(option, view, words, NAMES) for option in options]]
        assert not [text for text in said if SCAR.search(text)]
        match.play(seat, pick.choice(options))
    for eyes in (None, 0, 1, 2):
        view = match.view(eyes)
        told = [tell.sentence(event, view, words, NAMES) for row in match.events(eyes) for event in row]
        assert len(told) > 200
        assert not [text for text in told if text and SCAR.search(text)]


@pytest.mark.rule("CE-KILL-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_kills_two_says_which_of_them_is_asked_for(language: str) -> None:
    words = Words(language, GAME)

    def asked(table: Table) -> str:
        assert table.step == "NameVictim"
        return tell.question(table.match.view(0), words, NAMES)

    table = scene(hands=["gun booze dirty_money car_bomb"], figures={"loc_midtown": "1t", "fs_09": "2f"})
    table.do("job:car_bomb", "apply:kill_any_any_any_any_one_district", "where:midtown")
    first = asked(table)
    table.do("kill:matarazzo_thug_1")
    second = asked(table)
    assert (re.findall(r"\d", first), re.findall(r"\d", second)) == (["1", "2"], ["2", "2"])
    alone = scene(hands=["dirty_money gun gun_down"], figures={"loc_queens": "1t"})
    alone.do("job:gun_down", "apply:kill_opponent_thug_board")
    assert not re.search(r"\d|\(", asked(alone))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_theft_is_public_and_what_was_stolen_is_known_to_two(language: str) -> None:
    words = Words(language, GAME)
    table = scene(3, hands=["booze dirty_money*2 inside_man", "gun"], draws=(0,))
    table.do("job:inside_man", "apply:steal_random_1", "rob:seat_1")
    gun = words("gun")
    for eyes in (None, 0, 1, 2):
        (event,) = table.told("stole", eyes)
        text = tell.sentence(event, table.match.view(eyes), words, NAMES)
        assert text
        assert not SCAR.search(text)
        assert (gun in text) == (eyes in (0, 1))
    bills = scene(3, hands=["booze dirty_money gun blackmail"], cases=["", "bill_5 bill_1"])
    bills.do("job:blackmail", "apply:suitcase_theft_1", "rob:seat_1").play(1, "give:bill_5")
    for eyes in (None, 0, 1, 2):
        (event,) = bills.told("gave", eyes)
        text = tell.sentence(event, bills.match.view(eyes), words, NAMES)
        assert text
        assert not SCAR.search(text)
        assert ("$5" in text) == (eyes in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_thugs_of_one_name_are_distinguished(language: str) -> None:
    """By where they stand, however they are chosen; and for an own figure, what it collects there."""
    words = Words(language, GAME)
    for hand, effect in (
        ("booze change_of_scenery", "move_opponent_thug"),
        ("gun gun_down", "kill_opponent_thug_board"),
    ):
        table = scene(3, hands=[hand], figures={"loc_queens": "1t", "loc_brooklyn": "1t"})
        table.do(f"job:{hand.split()[1]}", f"apply:{effect}")
        view = table.match.view(0)
        said = [tell.label(option, view, words, NAMES) for option in table.match.options(0)]
        assert len(set(said)) == len(said) == 3
    own = scene(3, hands=["booze dirty_money second_visit"], figures={"loc_queens": "0t"})
    own.do("job:second_visit", "apply:move_own_thug", "move:marzullo_thug_1")
    told = [tell.label(option, own.match.view(0), words, NAMES) for option in own.match.options(0)]
    assert any("+$1" in text for text in told)
    other = scene(3, hands=["booze change_of_scenery"], figures={"loc_queens": "1t"})
    other.do("job:change_of_scenery", "apply:move_opponent_thug", "move:matarazzo_thug_1")
    told = [tell.label(option, other.match.view(0), words, NAMES) for option in other.match.options(0)]
    assert not any("$" in text for text in told)  # nobody collects


def test_a_picture_outside_a_page_names_each_district_once() -> None:
    """On a phone a page shows a larger, shorter name instead. No style does so elsewhere, as in a notebook."""
    board = FACE.picture(scene(2).match.view(0), words_for("en", GAME), "board").svg({})
    larger = re.findall(r"<[^>]*overview[^>]*>", board)
    assert len(larger) > 7
    assert all('display="none"' in tag for tag in larger)
