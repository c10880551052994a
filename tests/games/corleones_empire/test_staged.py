"""Staged scenes: turf wars, envelopes and suitcases, beat by beat; spaces that show what they touch."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, words_for
from consigliere.engine import Option
from consigliere.engine.foresight import repeat_counts
from consigliere.engine.routes import successors, two_step_routes
from consigliere.engine.scenes import Beat, beats
from consigliere.games.corleones_empire import telling
from consigliere.games.corleones_empire.components import DATA, DISTRICT_IDS
from consigliere.games.corleones_empire.face import FACE
from consigliere.games.corleones_empire.picture.cards import ally_inside, job_inside
from consigliere.games.corleones_empire.picture.city import PRINTED, back_door, door_of, lit_room
from consigliere.games.corleones_empire.picture.icons24 import MARKS
from consigliere.table.show.aims import far_targets, reasons

from .scene import GAME, Table, scene


def played(table: Table, seat: int, option: str) -> list[Beat]:
    return beats(table.match, seat, Option.parse(option))


def drawn(beat: Beat, seat: int | None = 0, part: str = "board") -> str:
    return FACE.picture(beat.match.view(seat), words_for("en", GAME), part).svg({})


@pytest.mark.rule("CE-WAR-01", "CE-WAR-02")
def test_a_turf_war_is_shown_district_by_district_with_every_figure_and_its_sum() -> None:
    figures = {"fs_17": "1f", "loc_midtown": "1t", "fs_02": "0f", "fs_07": "mayor"}
    table = scene(round=1, figures=figures, spent={1: "t", 2: "ttf", 0: "t"})
    told = [beat for beat in played(table, 0, "thug:loc_wall_street") if beat.events[0].kind == "turf"]
    assert [beat.match.view(0)["table"]["war"] for beat in told] == list(DISTRICT_IDS)
    midtown = drawn(told[DISTRICT_IDS.index("midtown")])
    staged = midtown[midtown.index('id="war-midtown"') :]
    assert re.findall(r'class="gold"[^>]*>(\d)</text>', staged) == ["2", "1", "1"]  # the strongest first
    assert staged.count(">+1</text>") == 4, "every figure is counted by itself"
    paper = drawn(told[DISTRICT_IDS.index("midtown")], part="beside")
    assert "Next: 7 Chelsea" in paper[paper.index('id="edition"') :]
    assert "Midtown: Matarazzo 2, Marzullo 1, Neutral 1" in staged
    assert told[DISTRICT_IDS.index("midtown")].events[0].facts["winner"] == 1
    assert "Nobody is here" in drawn(told[DISTRICT_IDS.index("brooklyn")])
    table.do("thug:loc_wall_street")
    assert table.match.view(0)["table"]["war"] is None


@pytest.mark.rule("CE-BRIBE-01")
def test_envelopes_lie_sealed_until_all_are_in_and_are_opened_one_by_one() -> None:
    steps = [{"step": "Bids"}, {"step": "Tribute"}]
    table = scene(phase="bribery", cases=["bill_5 bill_2", "bill_3", "bill_1"], offer="bandit beat_cop", stack=steps)
    for seat, bills in enumerate((["bill_5", "bill_2"], ["bill_3"])):
        for bill in bills:
            table.match.play(seat, f"bid:{bill}")
        table.match.play(seat, "done")
    beside = FACE.picture(table.match.view(2), words_for("en", GAME), "board").svg({})
    assert beside.count("A sealed bid</title>") == 2
    assert beside.count("The bid is still being made</title>") == 1
    assert "$7" not in beside
    mine = FACE.picture(table.match.view(0), words_for("en", GAME), "board").svg({})
    assert ">$7</text>" in mine  # what the reader has put in
    told = played(table, 2, "done")
    assert [beat.events[0].kind for beat in told][:4] == ["bids", "bid", "bid", "bid"]
    texts = ("Bids: $7 ($2, $5)", "Bids: $3 ($3)", "Bids: $0")  # the highest first
    for many, beat in enumerate(told[:4]):
        beside = drawn(beat, 2, "board")
        assert [text for text in texts if text in beside] == list(texts[:many])
        assert beside.count("A sealed bid</title>") == 3 - many
        assert beat.match.determinize(2, 5).view(2) == beat.match.view(2)


@pytest.mark.rule("CE-FIN-02", "CE-FIN-03", "CE-FIN-04", "CE-FIN-05")
def test_at_the_end_suitcases_open_one_by_one_then_districts_and_colours_are_awarded() -> None:
    steps = [{"step": "PayTribute"}, {"step": "EndOfGame"}]
    table = scene(
        round=4,
        phase="tribute",
        hands=["bill_5*2 gun", "bill_1"],
        cases=["bill_3", "bill_5 gun_down", "bill_2"],
        markers={"midtown": "00", "chelsea": "2"},
        stack=steps,
    )
    told = played(table, 0, "discard:gun")
    assert [beat.events[0].kind for beat in told] == [
        *("tribute", "last_hand", "suitcase", "suitcase", "suitcase", "award_turf", "award_turf", "award_jobs"),
        "accounts",
    ]
    shut, hands, first, second, opened, half, turf, jobs, _ = [beat.match.view(2) for beat in told]
    for view, many in ((shut, 0), (hands, 0), (first, 1), (second, 2), (opened, 3)):
        cases = [view["table"]["families"][seat]["suitcase"] for seat in range(2)]  # the third is the reader's own
        assert [case is not None for case in cases] == [many > 0, many > 1]
    assert [side["suitcase"]["money"] for side in opened["table"]["families"]] == [13, 6, 2]
    assert opened["table"]["awards"] is None
    assert [row["district_award"] for row in half["table"]["awards"]] == [5, 0, 0]
    assert [row["district_award"] for row in turf["table"]["awards"]] == [5, 0, 5]
    assert [row["colour_award"] for row in turf["table"]["awards"]] == [0, 0, 0]
    assert [row["colour_award"] for row in jobs["table"]["awards"]] == [0, 5, 0]
    assert 'id="award-5"' in drawn(told[5], 2)  # at the markers of the sixth district
    assert 'id="award-' not in drawn(told[4], 2)
    assert "$13" in drawn(told[4], 2, "beside")
    assert "$18" in drawn(told[5], 2, "beside")  # the sum grows with each award
    for beat in told:
        world = beat.match.determinize(2, 5)
        assert world.view(2) == beat.match.view(2)


@pytest.mark.rule("CE-BRD-05", "CE-FAM-04", "CE-FAM-05")
def test_a_space_lights_up_what_it_touches_and_says_door_by_door_what_it_brings() -> None:
    table = scene(tiles="tile_gun_shop")
    view = table.match.view(0)
    svg = FACE.picture(view, words_for("en", GAME), "board").svg({})
    for space in DATA["family_space"]:
        piece = re.search(rf'<g[^>]*id="space-{space["id"]}"[^>]*>', svg)
        assert piece is not None
        assert sorted(re.findall(r"to-([a-z_]+)", piece[0])) == sorted(space["touches"])
        assert sorted(telling.touched(space["id"])) == sorted(space["touches"])
        for area in space["touches"]:
            assert f".to-{area}:hover~.halo-{area}" in FACE.style.sheet
            assert f"halo-{area}" in svg
    assert "Wall Street: + blood money, + a gun" in svg
    assert "Central Park: Launder a bill" in svg


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_card_says_on_its_face_all_it_does(language: str) -> None:
    words = words_for(language, GAME)
    faces = {job["id"]: job_inside(job["id"], words) for job in DATA["job"]}
    faces |= {ally["id"]: ally_inside(ally["id"], words) for ally in DATA["ally"]}
    assert [card for card, drawn in faces.items() if "…" in drawn] == []


@pytest.mark.rule("CE-TRIB-02")
def test_a_question_for_several_cards_says_how_many_are_still_to_come() -> None:
    steps = [{"step": "PayTribute"}, {"step": "EndOfRound"}]
    table = scene(phase="tribute", hands=["bill_1*5 gun*3", "booze*6"], stack=steps)
    assert table.match.view(0)["facts"]["count"] == 3
    table.match.play(0, "discard:gun")
    assert table.match.view(0)["facts"]["count"] == 2
    assert table.match.view(1)["facts"]["count"] == 1


@pytest.mark.rule("CE-BRIBE-01")
def test_bills_of_a_bid_leave_the_suitcase_and_not_the_hand() -> None:
    table = scene(phase="bribery", hands=["bill_3"], cases=["bill_3*2"], offer="bandit")
    table.match.play(0, "bid:bill_3")
    svg = FACE.picture(table.match.view(0), words_for("en", GAME), "hand").svg({})
    card = re.search(r'<g[^>]*id="hand-bill_3"[^>]*>', svg)
    assert card is not None
    assert "half" not in card[0]


@pytest.mark.rule("CE-FAM-05")
def test_a_bill_can_be_aimed_at_though_something_else_is_to_be_taken_too() -> None:
    """The gun would come first and leave nothing to launder: pointing at a bill does not mean the gun."""
    table = scene(3, hands=["bill_1 bill_3"])
    table.do("family:fs_05")
    assert [str(option) for option in table.match.options(0)] == ["apply:gain_good_gun", "apply:launder"]
    found = {str(second): str(way.first) for second, way in two_step_routes(table.match, 0).items()}
    assert found == {"launder:bill_1": "apply:launder", "launder:bill_3": "apply:launder"}


def test_a_seat_wears_the_sign_of_its_figures() -> None:
    for family, livery in FACE.liveries.items():
        assert livery.emblem == family
        assert FACE.emblems[family] == MARKS[family]


def why(table: Table, thing: str, language: str = "en") -> str:
    """What a page says about a piece that seat 0 cannot choose."""
    view = table.match.view(0)
    rules = reasons(table.match, 0, tuple(table.match.options(0)), view, frozenset({thing}))
    return FACE.missing_reason(thing, rules[thing], view, words_for(language, GAME))


@pytest.mark.rule("CE-JOB-02", "CE-JOB-03")
def test_a_job_that_cannot_be_paid_says_which_goods_are_lacking() -> None:
    table = scene(hands=["gun settle_all_accounts time_to_pay"])
    assert why(table, "hand-time_to_pay") == "You lack blood money, booze."
    assert why(table, "hand-time_to_pay", "ru") == "Не хватает: грязные деньги, алкоголь."
    assert why(table, "hand-settle_all_accounts") == "You lack a gun, 2 × Blood Money."
    table = scene(round=3, hands=["narcotics time_to_pay"])
    told = why(table, "hand-time_to_pay")
    assert told == "You lack blood money, a gun, booze; your narcotics stand in for 1 of these."


@pytest.mark.rule("CE-THUG-04")
def test_a_player_without_thugs_sees_the_reason() -> None:
    table = scene(spent={0: "tt"})
    assert why(table, "loc_brooklyn") == "You have no thug left to send in this round."


@pytest.mark.rule("CE-THUG-05")
def test_a_shop_window_says_with_whom_it_is_shared() -> None:
    table = scene(round=2, markers={"midtown": "1"})
    board = FACE.picture(table.match.view(0), words_for("en", GAME), "board").svg({})
    assert board.count("controls the district and collects from the window too") == 1


@pytest.mark.rule("CE-TRIB-02")
def test_so_many_cards_of_a_kind_are_named_at_once() -> None:
    steps = [{"step": "PayTribute"}, {"step": "EndOfRound"}]
    table = scene(phase="tribute", hands=["bill_1*5 gun*2 booze", "booze*6"], stack=steps)
    found = repeat_counts(table.match, 0, FACE.repeatable_verbs, 12)
    assert {str(option): count for option, count in found.items()} == {"discard:bill_1": 3, "discard:gun": 2}
    table.match.play(0, "discard:gun")
    assert {
        str(option): count for option, count in repeat_counts(table.match, 0, FACE.repeatable_verbs, 12).items()
    } == {"discard:bill_1": 2}


def test_what_comes_of_a_place_does_not_glow_while_places_are_chosen() -> None:
    """A bill goes through the laundry; a family would only be released first."""
    for step in ("ChooseFront", "Turn"):
        for option in ("launder:bill_5", "first:seat_1", "discard:gun"):
            assert telling.too_far(Option.parse(option), {"step": step})
    assert not telling.too_far(Option.parse("launder:bill_5"), {"step": "NextEffect"})
    assert not telling.too_far(Option.parse("to:loc_brooklyn"), {"step": "MoveFigure"})
    for step, option in (
        ("LaunderBill", "launder:bill_5"),
        ("PayTribute", "discard:gun"),
        ("WhoFirst", "first:seat_1"),
    ):
        assert FACE.target_thing(Option.parse(option), {"step": step}), "what a question asks for lies on the board"


@pytest.mark.rule("CE-WAR-05")
def test_the_rows_of_a_tie_are_alike_and_named() -> None:
    figures = {"fs_17": "1f", "fs_02": "0f", "loc_queens": "0t"}
    table = scene(round=1, figures=figures, spent={1: "tt", 2: "ttf", 0: ""})
    told = [beat for beat in played(table, 0, "thug:loc_wall_street") if beat.events[0].kind == "turf"]
    tied = drawn(told[DISTRICT_IDS.index("midtown")])
    staged = tied[tied.index('id="war-midtown"') :]
    assert staged.count(">TIE</text>") == 2
    assert "TAKES IT" not in staged
    sizes = re.findall(r'font-size="([\d.]+)"[^>]*>(?:Marzullo|Matarazzo)</text>', staged)
    assert len(sizes) == 2
    assert len(set(sizes)) == 1
    alone = drawn(told[DISTRICT_IDS.index("queens")])
    staged = alone[alone.index('id="war-queens"') :]
    assert ">TIE</text>" not in staged
    paper = drawn(told[DISTRICT_IDS.index("midtown")], part="beside")
    assert paper.count(">tie</text>") == 1


@pytest.mark.rule("CE-JOB-02")
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_a_job_is_paid_for_the_question_names_it(language: str) -> None:
    words = words_for(language, GAME)

    def asked() -> str:
        return tell.question(table.match.view(0), words, ["A", "B", "C"])

    table = scene(round=3, hands=["gun booze dirty_money narcotics*2 time_to_pay"])
    assert words("time_to_pay") not in asked()
    table.match.play(0, "job:time_to_pay")
    assert asked().startswith(f"{words('time_to_pay')}: ")
    assert re.findall(r"\d", asked()) == ["1", "3"]
    table.match.play(0, "pay:narcotics")
    assert re.findall(r"\d", asked()) == ["2", "3"]
    table = scene(round=3, hands=["dirty_money narcotics"], common="protection_money")
    table.match.play(0, "common:protection_money")
    assert not re.search(r"\d|\(", asked()), "one good: it is not counted"


def far(table: Table) -> set[str]:
    """The pieces that seat 0 may click now although their question comes later."""
    match, words = table.match, words_for("en", GAME)
    pictures = [FACE.picture(match.view(0), words, part) for part in ("board", "beside", "hand")]
    loaded: Any = SimpleNamespace(match=match, view=match.view, options=match.options)
    shown = frozenset(thing for picture in pictures for thing in picture.things)
    sheet: Any = SimpleNamespace(things=lambda: shown, hands=pictures[2:])
    return {one.thing for one in far_targets(loaded, 0, successors(match, 0), words, ["A", "B", "C"], sheet)}


@pytest.mark.rule("CE-JOB-02", "CE-KILL-06")
def test_no_action_of_a_turn_is_reached_by_a_click_on_something_else() -> None:
    """Goods would do a job at once, and shop windows would glow for the next thug while victims are named."""
    assert "hand-booze" not in far(scene(3, hands=["narcotics booze"], round=3, common="change_of_scenery"))
    table = scene(hands=["dirty_money gun gun_down"], figures={"loc_queens": "1t"}, spent={1: "tf", 2: "ttf"})
    table.match.play(0, "job:gun_down")
    while table.match.view(0)["step"] != "NameVictim":
        table.match.play(0, table.match.options(0)[0])
    assert not {"loc_brooklyn", "loc_midtown"} & far(table)
    table = scene(3, hands=["bill_1 bill_3"])
    table.do("family:fs_05")
    assert far(table) == {"hand-bill_1", "hand-bill_3"}, "parts of one action still are"


@pytest.mark.rule("CE-ICON-03")
def test_drawn_jobs_lie_in_the_order_of_the_answers_and_equal_ones_are_counted() -> None:
    table = scene(deck="street_tax horse_head_in_bed")
    table.match.play(0, "thug:loc_midtown")
    if table.match.view(0)["step"] == "NextEffect":
        table.match.play(0, "apply:draw_jobs_2_1")
    answers = [option.target for option in table.match.options(0)]
    hand = FACE.picture(table.match.view(0), words_for("en", GAME), "hand").svg({})
    assert re.findall(r'id="drawn-(\w+)"', hand) == answers


@pytest.mark.rule("CE-NEU-04")
def test_the_police_chief_covers_nobody_at_a_door() -> None:
    """He stands at a back door; figures on thug spaces and the signs of the room are beside it."""
    for district in DISTRICT_IDS:
        x, foot = back_door(district)
        tiles = ["-"] * DISTRICT_IDS.index(district) + ["tile_pawn_shop"]
        for door, sill in (door_of(PRINTED[district], []), door_of("tile_pawn_shop", tiles)):
            assert abs(door - x) > 36 or sill - 51 > foot
        assert x + 16 <= lit_room(district, False)[0] + 1
