"""The reader's own area: what can be taken now or later, a hand that stays in place, the suitcase."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.games.corleones_empire.components import DATA
from consigliere.games.corleones_empire.face import FACE
from consigliere.games.corleones_empire.picture import glyphs
from consigliere.games.corleones_empire.picture.hand import short_name

from .scene import GAME, Table, scene

NAMES = ("Anna", "Boris", "Vera")
BANK = "tile_night_club tile_freight_depot tile_private_bank"


def hand(table: Table, seat: int = 0, language: str = "en") -> str:
    return FACE.picture(table.match.view(seat), words_for(language, GAME), "hand").svg({})


def spots(svg: str) -> dict[str, str]:
    """The position of each card of the hand."""
    found = [re.search(r'id="hand-([^"]*)"', tag) for tag in re.findall(r"<g [^>]*>", svg)]
    return {name[1]: re.findall(r'transform="([^"]*)"', name.string)[0] for name in found if name}


def question(table: Table, seat: int = 0, language: str = "en") -> str:
    return tell.question(table.match.view(seat), words_for(language, GAME), NAMES)


def labels(table: Table, seat: int = 0, language: str = "en") -> list[str]:
    view, words = table.match.view(seat), words_for(language, GAME)
    return [tell.label(option, view, words, NAMES) for option in table.match.options(seat)]


def test_a_name_is_never_cut_to_its_article() -> None:
    for language, cut in (("en", "Macellaio"), ("ru", "Мясник")):
        words = words_for(language, GAME)
        assert short_name("pizzino_consigliere", "pizzino", words, 40) == cut
        assert short_name("pizzino_consigliere", "pizzino", words, 400) in (f"Il {cut}", cut)
    assert short_name("pizzino_don", "pizzino", words_for("en", GAME), 400) == "Tommaso"


@pytest.mark.rule("CE-ICON-01", "CE-ICON-12")
def test_what_is_still_to_come_stays_in_sight_while_one_effect_asks() -> None:
    table = scene(3, round=3, hands=["bill_1*3 gun"], tiles=BANK)
    table.do("thug:tile_private_bank")
    before = hand(table)
    assert 'id="effect-launder"' in before
    assert "later-" not in before
    table.do("apply:exchange_3_3_5")
    assert table.match.view(0)["table"]["to_come"] == [{"seat": 0, "effects": ["launder", "launder"]}]
    after = hand(table)
    assert 'id="later-launder"' in after
    assert "Still to come: Launder 2 bills" in after
    assert "effect-" not in after, "nothing of it can be chosen now"
    assert spots(before) == spots(after)
    assert len(spots(after)) == 2
    assert "later-" not in hand(table, 1), "it is not another's"
    listed = [line.text for place in FACE.listing(table.match.view(0), words_for("en", GAME)) for line in place.lines]
    assert "Still to come: Launder 2 bills" in listed


@pytest.mark.rule("CE-ICON-03")
def test_jobs_just_drawn_do_not_push_the_hand_away() -> None:
    table = scene(3, hands=["bill_2 gun"], deck="gun_down time_to_pay cook_the_books")
    before = spots(hand(table))
    table.do("thug:loc_midtown")
    drawn = hand(table)
    assert 'id="drawn-' in drawn
    after = spots(drawn)
    assert {name: after[name] for name in before} == before


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2\u00a0× Launder a bill"), ("ru", "2\u00a0× Отмыть"), ("uk", "2\u00a0× Відмити")]
)
def test_equal_effects_are_counted(language: str, said: str) -> None:
    told = next(text for text in labels(scene(3), language=language) if "2\u00a0× " in text)
    assert said in told


def test_equal_cards_of_the_log_are_counted() -> None:
    table = scene(3, round=3, hands=["bill_1*3 gun"], tiles=BANK)
    table.do("thug:tile_private_bank", "apply:exchange_3_3_5", *["discard:bill_1"] * 3)
    (event,) = table.told("discarded", 0)
    assert tell.sentence(event, table.match.view(0), words_for("en", GAME), NAMES) == "You discard 3\u00a0× $1."


@pytest.mark.rule("CE-FIN-05")
def test_many_completed_jobs_are_counted_by_colour_and_none_is_cut_off() -> None:
    jobs = [job["id"] for job in DATA["job"] if job["id"] != "numbers_game"][:8]
    for language in ("en", "ru", "uk"):
        many = hand(scene(3, cases=[" ".join(jobs)]), language=language)
        assert "…" not in many
        own = many[many.index('id="own-jobs"') :]
        for job in jobs:
            assert words_for(language, GAME)(job) in own
        colours = Counter(job["colour"] for job in DATA["job"] if job["id"] in jobs)
        shown = re.findall(r'class="hue-(\w+) edged"/>.*?<text[^>]*>(\d+)<', own)
        assert dict(shown) == {colour: str(count) for colour, count in colours.items()}


@pytest.mark.rule("CE-THUG-05", "CE-ICON-02")
def test_a_share_of_anothers_window_says_so_and_an_empty_hand_is_not_asked_for_a_bill() -> None:
    table = scene(3, round=2, hands=["bill_1", "bill_2 gun"], markers={"chelsea": "1"})
    table.do("thug:loc_chelsea", "first:seat_1")
    assert question(table, 1) == "Your share, for the district is yours: which bill goes into your suitcase?"
    table.match.play(1, "launder:bill_2")
    assert question(table, 1) == "You hold no bill to launder (the others cannot see that)"
    table.match.play(1, "decline")
    assert question(table, 0) == "Which bill goes into your suitcase?"


@pytest.mark.rule("CE-FIN-02")
@pytest.mark.parametrize(("number", "begins"), [(3, "Tribute to the Don"), (4, "The last tribute")])
def test_the_last_tribute_says_what_counts(number: int, begins: str) -> None:
    last = {"step": "EndOfGame" if number == 4 else "EndOfRound"}
    table = scene(3, round=number, phase="tribute", hands=["bill_1*5"], stack=[{"step": "PayTribute"}, last])
    assert question(table).startswith(begins)


@pytest.mark.rule("CE-BRIBE-01")
def test_a_bid_is_taken_off_the_suitcase_and_its_seal_says_how_much_it_is() -> None:
    table = scene(phase="bribery", cases=["bill_3*2 bill_5"], offer="bandit")
    assert labels(table)[-1] == "Bid nothing"
    table.match.play(0, "bid:bill_3")
    table.match.play(0, "bid:bill_5")
    assert labels(table)[-1] == "Seal the bid: $8"
    assert "In the suitcase: $3" in hand(table)
    words, view = words_for("en", GAME), table.match.view(0)
    told = {"event": "bid", "seat": 0, "cards": ["bill_3"], "total": 3}
    assert FACE.text_arguments(told, view)["several"] is False
    assert FACE.text_arguments(told | {"cards": ["bill_3", "bill_5"]}, view)["several"] is True
    assert words("event-bid.you", total=3, several="no", cards="", seat="") == "You bid $3."


@pytest.mark.parametrize("size", [24.0, 30.0, 34.0, 60.0])
@pytest.mark.parametrize("effect", ["exchange_1_5", "exchange_2_5", "exchange_3_3_5"])
def test_a_bill_does_not_lie_over_the_number_of_cards_it_costs(effect: str, size: float) -> None:
    drawn = glyphs.icon(effect, 0, 0, size)
    card = re.match(r'<rect x="([-\d.]+)"[^>]*width="([-\d.]+)"', drawn)
    note = re.search(r'translate\(([-\d.]+),[^>]*"><rect x="([-\d.]+)"[^>]*class="note"', drawn)
    assert card is not None
    assert note is not None
    assert float(card[1]) + float(card[2]) <= float(note[1]) + float(note[2])


@pytest.mark.rule("CE-BRIBE-07")
def test_in_the_last_round_nothing_is_for_sale() -> None:
    for number, sold in ((3, 1), (4, 0)):
        beside = FACE.picture(scene(3, round=number).match.view(0), words_for("en", GAME), "beside").svg({})
        assert beside.count("ALLIES FOR SALE") == sold


@pytest.mark.rule("CE-FIN-02")
def test_a_last_hand_without_bills_brings_nothing() -> None:
    table = scene(3, round=4)
    said = {
        cards: tell.sentence(
            {"event": "last_hand", "seat": 0, "cards": cards.split()}, table.match.view(1), words_for("en", GAME), NAMES
        )
        for cards in ("", "gun", "bill_1 gun")
    }
    assert said[""] == "Anna ends with an empty hand."
    assert said["gun"] == "Anna ends with Gun: nothing for the suitcase."
    assert said["bill_1 gun"] == "Anna ends with $1, Gun; bills go into the suitcase."


def test_where_all_hands_lie_open_each_says_whose_it_is() -> None:
    view = scene(3, cases=["bill_5"]).match.view(0)
    assert "Marzullo: $5" not in FACE.picture(view, words_for("en", GAME), "hand").svg({})
    opened = {**view, "table": {**view["table"], "you": None}}
    assert "Marzullo: $5" in FACE.picture(opened, words_for("en", GAME), "hand").svg({})


@pytest.mark.rule("CE-ICON-12", "CE-RULE-26")
@pytest.mark.parametrize(
    ("figures", "idle"),
    [
        ({}, {"Capo", "Gun Down"}),
        ({"loc_queens": "0t"}, {"Gun Down"}),
        ({"loc_queens": "1t"}, {"Capo"}),
        ({"loc_queens": "union_boss"}, {"Capo"}),
        ({"fs_02": "1f"}, {"Capo", "Gun Down"}),
    ],
)
def test_a_card_that_finds_nobody_on_the_board_says_so_before_it_is_played(
    figures: dict[str, str], idle: set[str]
) -> None:
    table = scene(3, round=2, hands=["gun gun_down"], allies=["capo"], figures=figures)
    told = [text for text in labels(table) if "finds nobody" in text]
    assert {name for name in ("Capo", "Gun Down") if any(name in text for text in told)} == idle
    assert len(told) == len(idle)
