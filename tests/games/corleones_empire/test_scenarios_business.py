"""Scenarios derived from sentences of the rulebook: setup, opening, thugs, family members. They are numbered."""

from __future__ import annotations

from collections import Counter

import pytest

import consigliere as cg
from consigliere.games.corleones_empire.components import FAMILY_IDS

from .scene import BLUE_TILES, GAME, Table, scene, take_effects


def dealt(seats: int) -> Table:
    """A new game at its first turn, through the public interface only."""
    table = Table(cg.new(GAME, seats=seats, seed=11, options={"first": "1"}))
    for seat in range(seats):
        table.play(seat, f"choose:{FAMILY_IDS[seat]}")
    return table


def bare(table: Table) -> Table:
    """A round in which all play figures only, at the first place possible, and decline what they can."""
    began = table.now("round")
    while table.now("round") == began and table.step == "Turn":
        figures = [text for text in sorted(table.may()) if text.startswith(("thug:", "family:"))]
        table.do(figures[0]).idle()
    return table


# 1 to 4: the layout for each number of players, in every round
@pytest.mark.rule("CE-SET-04", "CE-SET-05", "CE-SET-06", "CE-SET-07", "CE-OPEN-01", "CE-OPEN-02", "CE-EOR-03")
@pytest.mark.parametrize(
    ("seats", "jobs", "allies", "thugs", "tiles"),
    [(2, 2, 1, 3, [1, 2, 3, 4]), (3, 3, 2, 2, [1, 2, 3, 4]), (4, 3, 3, 2, [2, 3, 4, 5]), (5, 4, 4, 2, [4, 5, 6, 7])],
)
def test_what_is_on_the_table_in_every_round(seats: int, jobs: int, allies: int, thugs: int, tiles: list[int]) -> None:
    table = dealt(seats)
    for number, members in ((1, 1), (2, 2), (3, 2), (4, 3)):
        view = table.match.view(0)["table"]
        assert view["round"] == number
        assert sum(job is not None for job in view["common"]) == jobs
        assert len(view["offer"]) == (allies if number < 4 else 0)
        assert len(view["tiles"]) == tiles[number - 1]
        for seat in range(seats):
            own = table.now("supply")[seat]
            assert sum(role.startswith("thug") for role in own) == thugs
            assert len(own) == thugs + members
        figures = len(bare(table).told("thug_played")) + len(table.told("family_played"))
        turns = sum(seats * (thugs + count) for count in (1, 2, 2, 3)[:number])
        assert figures == turns  # nobody may pass, nobody has another figure
        table.idle()
        while table.match.result is None and table.step != "Turn":  # bribery, tribute: anything possible
            table.idle()
    assert table.match.result is not None


# 5: with four the tile of round IV lies in the Upper West Side, with five that of round I in Queens
@pytest.mark.rule("CE-OPEN-02", "CE-EX-3", "CE-EX-4")
def test_where_the_tiles_of_the_examples_lie() -> None:
    five = dealt(5)
    assert five.told("opened")[-1]["district"] == "queens"
    four = dealt(4)
    for _ in range(3):
        bare(four)
        while four.step != "Turn":
            four.idle()
    assert four.now("round") == 4
    assert four.told("opened")[-1]["district"] == "upper_west_side"


# 6 to 8: turns
@pytest.mark.rule("CE-FB-01", "CE-FB-03", "CE-FB-04", "CE-FB-07")
def test_the_order_of_turns_when_one_runs_out_and_the_horse_head_moves() -> None:
    """Seat 2 begins. It takes the horse head at the Racetrack, but seat 0 is still next, then seat 1, then 2."""
    table = scene(3, horse=2, turn=2, spent={0: "tt"})
    table.do("thug:loc_queens").idle()
    assert table.now("horse") == 2
    assert table.seat == 0
    table.do("family:fs_11").idle()  # the last figure of seat 0, resolved in full
    assert table.gained(0) == Counter(dirty_money=1, booze=1, gun=1)  # with the gun shop on Wall Street
    assert table.seat == 1
    table.do("thug:loc_brooklyn").idle()
    assert table.seat == 2
    table.do("thug:loc_wall_street").idle()
    assert table.seat == 1  # seat 0 is out


@pytest.mark.rule("CE-FB-03", "CE-JOB-01", "CE-ALLY-01")
def test_a_job_and_an_ally_are_turns_and_spend_no_figure() -> None:
    """One figure left: a job, then an ally, then a common job. Only the figure ends the phase for this player."""
    table = scene(
        2, round=2, hands=["gun*2 dirty_money gun_down"], allies=["bandit"], common="cook_the_books", spent={1: "tttff"}
    )
    table.do("job:gun_down").idle()
    table.do("ally:bandit", "good:booze").idle()
    table.do("common:cook_the_books").idle()
    assert table.step == "Turn"
    assert table.now("supply")[0] == ["thug_1", "thug_2", "thug_3", "don", "consigliere"]


@pytest.mark.rule("CE-FB-06")
def test_the_last_figure_ends_the_phase_whatever_is_in_hand() -> None:
    table = scene(
        2,
        round=2,
        hands=["gun gun_down"],
        allies=["bandit"],
        spent={0: "tttf", 1: "tttff"},
        offer="capo",
    )
    table.do("family:fs_02").idle()
    assert table.now("phase") in ("tribute", "family_business")  # nobody can bid: straight to tribute or later
    assert table.told("turf")


# 9 to 13: thugs and controllers
@pytest.mark.rule("CE-THUG-05", "CE-THUG-07")
def test_a_thug_in_anothers_district_feeds_both_in_the_chosen_order() -> None:
    """One bill of two left: the first named gets it, the other takes a one."""
    table = scene(3, round=2, cases=["", "", "bill_2*all-1"], markers={"midtown": "1"}, tiles=BLUE_TILES)
    table.do("thug:loc_midtown", "first:seat_1")
    assert table.seat == 1
    kept = sorted(table.may("apply"))
    table.do(f"apply:{next(name for name in kept if 'bill' in name)}")
    table.do(f"apply:{next(name for name in kept if 'jobs' in name)}")
    table.do(f"keep:{sorted(table.may('keep'))[0]}")
    assert table.gained(1)["bill_2"] == 1
    assert table.seat == 0
    table.idle()
    assert table.gained(0)["bill_2"] == 0
    assert table.gained(0)["bill_1"] == 1
    assert len(table.hand(0)) == len(table.hand(1)) == 2


@pytest.mark.rule("CE-THUG-05", "CE-WAR-07")
def test_only_the_topmost_marker_shares_and_an_old_one_does_too() -> None:
    """Seat 2 won twice, seat 1 last: seat 1 alone shares, in round IV as in round II."""
    table = scene(3, round=4, markers={"brooklyn": "221"})
    table.do("thug:loc_brooklyn")
    assert set(table.may("first")) == {"seat_0", "seat_1"}


@pytest.mark.rule("CE-THUG-05", "CE-FAM-08")
def test_the_tile_of_a_controlled_district_is_shared_like_the_printed_location() -> None:
    table = scene(3, round=2, markers={"wall_street": "1"}, tiles=BLUE_TILES, figures={"loc_wall_street": "2t"})
    table.do("thug:tile_gun_shop", "first:seat_0").idle()
    assert table.gained(0) == Counter(gun=1, bill_2=1)


@pytest.mark.rule("CE-THUG-10", "CE-RULE-7")
def test_a_controller_takes_one_effect_and_leaves_the_other() -> None:
    table = scene(3, round=2, markers={"brooklyn": "1"})
    table.do("thug:loc_brooklyn", "first:seat_1")
    table.do(next(text for text in sorted(table.may()) if "booze" in text))
    table.do("finish")
    assert table.gained(1) == Counter(booze=1)
    assert table.gained(0) == Counter(booze=1, bill_1=1)


@pytest.mark.rule("CE-ICON-10", "CE-RULE-6")
def test_who_takes_the_horse_head_last_keeps_it() -> None:
    """At the Racetrack in another's district, the player who resolves second has it at the end."""
    for first, holder in (("seat_0", 1), ("seat_1", 0)):
        table = scene(3, round=2, markers={"queens": "1"}, horse=2)
        table.do("thug:loc_queens", f"first:{first}")
        take_effects(table)
        assert table.now("horse") == holder


# 14 to 18: family members
@pytest.mark.rule("CE-FAM-04", "CE-FAM-05")
def test_a_family_member_by_the_park_launders_there_too() -> None:
    """Chelsea, Midtown, Central Park: two launders (Laundry and Park) and jobs."""
    table = scene(3, hands=["bill_1 bill_3"])
    table.do("family:fs_01")
    effects = table.may("apply")
    assert sum("launder" in text for text in effects) == 1  # equal effects are one option
    launder = next(text for text in effects if "launder" in text)
    table.do(f"apply:{launder}", "launder:bill_1", f"apply:{launder}", "launder:bill_3")
    assert table.step == "KeepJob"
    table.do(f"keep:{sorted(table.may('keep'))[0]}")
    assert table.case(0) == ["bill_1", "bill_3"]
    assert table.seat == 1


@pytest.mark.rule("CE-FAM-06", "CE-RULE-7")
def test_money_just_collected_may_be_laundered_by_the_same_figure() -> None:
    """Upper West Side and Chelsea with an empty hand: the gun comes first, and there is still no bill to launder."""
    table = scene(3)
    table.do("family:fs_10")
    assert table.gained(0) == Counter(gun=1)
    assert table.may() == {"decline"}


@pytest.mark.rule("CE-FAM-04", "CE-RULE-8")
def test_a_night_club_on_wall_street_pays_before_chelsea_launders() -> None:
    table = scene(3, tiles="tile_night_club")
    table.do("family:fs_16")
    assert table.gained(0) == Counter(dirty_money=1, bill_1=1)
    table.do("launder:bill_1")
    assert table.case(0) == ["bill_1"]


@pytest.mark.rule("CE-BRD-06", "CE-RULE-11")
def test_with_two_players_just_six_spaces_are_closed() -> None:
    two, three = scene(2), scene(3)
    assert len(three.may("family") - two.may("family")) == 6
    for space in three.may("family") - two.may("family"):
        two.refuses(f"family:{space}", "CE-BRD-06")


@pytest.mark.rule("CE-FAM-07", "CE-FAM-08")
def test_backs_pay_the_player_alone_next_to_a_rivals_thug_in_their_district() -> None:
    table = scene(3, round=2, markers={"brooklyn": "1", "wall_street": "1"}, figures={"loc_brooklyn": "1t"})
    table.do("family:fs_11").idle()
    assert not table.gained(1)
    assert table.gained(0)["booze"] >= 1
