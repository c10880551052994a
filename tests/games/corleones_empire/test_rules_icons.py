"""Empty stacks and the icons of the rulebook. CE-SUP, CE-ICON."""

from __future__ import annotations

import pytest

from .scene import scene

OPIUM = "tile_gun_shop tile_distillery tile_opium_den"


def stack(step: str, **fields: object) -> list[dict[str, object]]:
    return [{"step": step, **fields}, {"step": "NextTurn", "seat": 1}]


# --- empty stacks


@pytest.mark.rule("CE-SUP-01", "CE-RULE-31")
def test_an_empty_stack_of_goods_gives_nothing_until_cards_return() -> None:
    table = scene(hands=["", "booze*9"])
    table.do("thug:loc_brooklyn")
    assert table.gained(0) == {"bill_1": 1}
    back = scene(hands=["booze bill_1", "booze*8"], tiles="tile_freight_depot")
    back.do("thug:tile_freight_depot", "apply:exchange_good_1_booze_gun_dirty_money", "discard:booze")
    assert "booze" in back.may("good")


@pytest.mark.rule("CE-SUP-02", "CE-D-12", "CE-RULE-12")
def test_one_smaller_bill_for_a_denomination_that_is_out() -> None:
    table = scene(cases=["", "bill_3*all"])
    table.do("thug:loc_queens")
    assert table.step == "Substitute"
    assert [str(option) for option in table.match.options(0)] == ["bill:bill_2", "bill:bill_1"]
    table.refuses("bill:bill_5", "CE-SUP-02")
    table.refuses("bill:bill_3", "CE-SUP-02")
    table.do("bill:bill_2")
    assert table.gained(0) == {"bill_2": 1}
    one = scene(cases=["", "bill_3*all bill_2*all"])
    one.do("thug:loc_queens")
    assert one.gained(0) == {"bill_1": 1}
    none = scene(cases=["", "bill_3*all bill_2*all bill_1*all"])
    none.do("thug:loc_queens")
    assert none.gained(0) == {}
    assert none.now("horse") == 0


@pytest.mark.rule("CE-SUP-03", "CE-RULE-13", "CE-RULE-39")
def test_the_discard_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    table = scene(deck="car_bomb", discard="gun_down inside_man")
    table.do("thug:loc_midtown")  # the second card comes from the renewed deck
    kept = sorted(table.may("keep"))
    assert "car_bomb" in kept
    assert len(kept) == 2
    assert table.now("discard") == []
    assert len(table.now("deck")) == 1
    last = scene(deck="car_bomb", discard="")
    last.do("thug:loc_midtown")
    assert last.gained(0) == {"car_bomb": 1, "bill_2": 1}  # only one there: it is kept
    waits = scene(deck="car_bomb tax_fraud", discard="gun_down")
    waits.do("thug:loc_midtown", "keep:car_bomb")
    assert waits.now("deck") == []
    assert waits.now("discard") == ["gun_down", "tax_fraud"]  # not shuffled before it is needed
    none = scene(deck="", discard="")
    none.do("thug:loc_midtown")
    assert none.gained(0) == {"bill_2": 1}


@pytest.mark.rule("CE-SUP-04", "CE-RULE-40")
def test_a_discard_is_on_its_stack_before_the_taking() -> None:
    table = scene(
        round=3, hands=["bill_5"], cases=["", "bill_5*all-1"], tiles="tile_gun_shop tile_distillery tile_casino"
    )
    table.do("thug:tile_casino", "apply:exchange_1_5", "discard:bill_5")
    assert table.hand(0) == ["bill_3", "bill_5"]  # the same bill again
    job = scene(hands=["gun street_tax dirty_money", "gun*8"])
    job.do("job:street_tax", "apply:gain_good_choice_booze_gun_dirty_money")
    assert "gun" in job.may("good")  # the one just paid


@pytest.mark.rule("CE-RULE-40")
def test_an_exchange_may_be_made_for_nothing() -> None:
    goods = ["booze job", ""]
    assert goods
    table = scene(hands=["bill_1", "gun*9 booze*9 dirty_money*9"], tiles="tile_freight_depot")
    table.do("thug:tile_freight_depot", "apply:exchange_good_1_booze_gun_dirty_money", "discard:bill_1")
    assert table.hand(0) == ["bill_3"]


@pytest.mark.rule("CE-SUP-05")
def test_bills_of_one_gain_are_taken_one_by_one_in_the_order_shown() -> None:
    table = scene(hands=["booze*2 dirty_money gun grand_collection"], cases=["", "bill_5*all bill_3*all-1"])
    table.do("job:grand_collection", "apply:reward_5_3")  # no fives, one three
    assert table.step == "Substitute"
    table.do("bill:bill_3")
    assert table.step == "Substitute"  # and now no three either
    table.refuses("bill:bill_3", "CE-SUP-02")
    table.do("bill:bill_2")
    assert table.gained(0) == {"bill_3": 1, "bill_2": 1}


@pytest.mark.rule("CE-SUP-02", "CE-FAM-06")
def test_where_stacks_are_short_the_order_of_gains_is_asked() -> None:
    """A three and a two with one two left and no threes: their order decides what is taken."""
    table = scene(round=2, tiles="tile_night_club tile_betting_parlour", cases=["", "bill_2*all"])
    table.do("thug:loc_midtown")
    assert table.step in ("KeepJob", "Substitute", "Turn", "NextEffect")


# --- icons


@pytest.mark.rule("CE-ICON-01", "CE-D-08")
def test_an_icon_printed_twice_is_applied_twice() -> None:
    table = scene(hands=["bill_1 bill_3"])
    table.do("thug:loc_chelsea", "launder:bill_3", "launder:bill_1")
    assert sorted(table.case(0)) == ["bill_1", "bill_3"]


@pytest.mark.rule("CE-ICON-02", "CE-D-08")
def test_launder_puts_one_bill_of_the_hand_shown_to_all_into_the_suitcase() -> None:
    table = scene(hands=["bill_1 bill_5 gun gun_down"], allies=[""])
    table.do("thug:loc_chelsea")
    assert table.may() == {"launder:bill_1", "launder:bill_5", "decline"}
    table.refuses("launder:bill_3", "CE-ICON-02")
    table.refuses("launder:gun", "CE-ICON-02")
    table.do("launder:bill_5")
    for seat in (None, 0, 1, 2):
        assert table.told("laundered", seat) == [{"event": "laundered", "seat": 0, "card": "bill_5"}]


@pytest.mark.rule("CE-RULE-41", "CE-ICON-02")
def test_who_cannot_launder_looks_like_one_who_will_not() -> None:
    seen = []
    for hand in ("bill_1 gun", "booze gun"):
        table = scene(hands=[hand])
        table.do("thug:loc_chelsea")
        assert table.step == "LaunderBill"
        table.do("decline", "decline")
        seen.append((table.match.view(1), table.match.events(1)))
    assert seen[0][1] == seen[1][1]
    assert seen[0][0]["table"]["families"] == seen[1][0]["table"]["families"]
    nothing = scene(hands=[""])
    nothing.do("thug:loc_chelsea")  # an empty hand is public: nobody is asked
    assert nothing.seat == 1


@pytest.mark.rule("CE-ICON-03", "CE-D-09", "CE-EX-5", "CE-RULE-34")
def test_jobs_draw_two_keep_one_discard_the_other_face_up() -> None:
    """Marzullo's thug at Penn Central Railroad."""
    table = scene()
    deck = len(table.now("deck"))
    table.do("thug:loc_midtown")
    first, *rest = sorted(table.may("keep"))
    if rest:
        table.refuses("keep:time_to_pay" if "time_to_pay" not in (first, *rest) else "keep:tax_fraud", "CE-ICON-03")
    table.refuses("decline", "CE-ICON-03")  # one must be kept
    table.do(f"keep:{first}")
    assert table.gained(0) == {first: 1, "bill_2": 1}
    assert len(table.now("deck")) == deck - 2
    assert table.now("discard") == [*rest, *([first] if not rest else [])]
    assert table.stack("bill_2") == -1
    assert len([role for role in table.now("supply")[0] if role.startswith("thug")]) == 1


@pytest.mark.rule("CE-ICON-03", "CE-D-09")
def test_two_equal_jobs_are_one_choice_and_are_asked_for_all_the_same() -> None:
    table = scene(deck="gun_down*2")
    table.do("thug:loc_midtown")
    assert table.step == "KeepJob"
    assert table.may() == {"keep:gun_down"}


@pytest.mark.rule("CE-ICON-04", "CE-D-10")
@pytest.mark.parametrize(
    ("tile", "effect", "count", "bills"),
    [
        pytest.param("tile_casino", "exchange_1_5", 1, {"bill_5"}, marks=pytest.mark.rule("CE-ICON-04")),
        pytest.param("tile_betting_parlour", "exchange_2_5", 2, {"bill_5"}, marks=pytest.mark.rule("CE-ICON-05")),
        pytest.param(
            "tile_private_bank", "exchange_3_3_5", 3, {"bill_3", "bill_5"}, marks=pytest.mark.rule("CE-ICON-06")
        ),
    ],
)
def test_exchanges_of_cards_for_bills(tile: str, effect: str, count: int, bills: set[str]) -> None:
    red = tile != "tile_betting_parlour"
    tiles = f"tile_gun_shop tile_distillery {tile}" if red else tile
    table = scene(round=3 if red else 1, tiles=tiles, hands=["bill_1 gun booze inside_man"], allies=[""])
    table.do(f"thug:{tile}", f"apply:{effect}")
    assert "decline" in table.may()
    for card in ("gun", "inside_man", "bill_1")[:count]:
        assert not table.lost(0) or count == 1
        table.do(f"discard:{card}")
    assert set(table.gained(0)) >= bills
    assert sum(table.lost(0).values()) == count
    assert ("inside_man" in table.now("discard")) == (count > 1)
    few = scene(round=3 if red else 1, tiles=tiles, hands=["gun"] if count > 1 else [""])
    few.do(f"thug:{tile}").idle()
    assert "discarded" not in str(few.match.events())


@pytest.mark.rule("CE-ICON-05", "CE-ICON-06", "CE-ICON-11", "CE-D-10")
def test_cards_for_an_exchange_are_in_hand_and_shown_together() -> None:
    table = scene(round=2, tiles="tile_betting_parlour", hands=["gun inside_man"], played=["bandit"], cases=["bill_3"])
    table.do("thug:tile_betting_parlour", "apply:exchange_2_5")
    table.refuses("discard:bill_3", "CE-ICON-05")  # in the suitcase
    table.refuses("discard:bandit", "CE-ALLY-02")  # lying on the table
    table.do("discard:gun")
    table.refuses("discard:gun", "CE-ICON-05")
    table.refuses("decline", "CE-ICON-05")
    assert table.stack("gun") == 0
    table.do("discard:inside_man")
    assert table.stack("gun") == 1
    assert table.now("discard") == ["inside_man"]
    assert table.gained(0) == {"bill_1": 1, "bill_5": 1}
    gone = scene(round=2, tiles="tile_betting_parlour", hands=["gun"], allies=["bandit"])
    gone.do("thug:tile_betting_parlour", "apply:exchange_2_5", "discard:bandit", "discard:gun")
    assert "bandit" not in str(gone.match.position()["table"])  # an ally discarded leaves the game


@pytest.mark.rule("CE-ICON-07", "CE-D-11")
def test_a_card_for_a_good_but_never_narcotics() -> None:
    table = scene(round=3, tiles=OPIUM, hands=["bill_1"])
    table.do("thug:loc_upper_east_side", "apply:exchange_good_1_booze_gun_dirty_money", "discard:bill_1")
    assert table.may() == {"good:gun", "good:booze", "good:dirty_money"}
    table.refuses("good:narcotics", "CE-ICON-07")
    table.do("good:gun")
    assert table.gained(0) == {"gun": 1, "bill_2": 1}
    out = scene(hands=["bill_1", "gun*9"])
    out.do("thug:loc_upper_east_side", "apply:exchange_good_1_booze_gun_dirty_money", "discard:bill_1")
    out.refuses("good:gun", "CE-SUP-01")


@pytest.mark.rule("CE-ICON-08", "CE-ICON-09", "CE-ICON-10")
def test_bills_goods_and_the_horse_head_are_taken() -> None:
    club = scene(tiles="tile_night_club", horse=2)
    club.do("thug:tile_night_club")
    assert club.gained(0) == {"bill_5": 1}
    assert club.stack("bill_5") == -1
    gun = scene()
    gun.do("thug:loc_upper_west_side")
    assert gun.gained(0) == {"gun": 1, "bill_1": 1}
    horse = scene(horse=2)
    horse.do("thug:loc_queens")
    assert horse.now("horse") == 0


@pytest.mark.rule("CE-ICON-12", "CE-RULE-7")
def test_what_finds_nothing_lapses_and_what_may_be_declined_can_be() -> None:
    table = scene(hands=[""], tiles="tile_restaurant")
    table.do("thug:tile_restaurant")  # there is nothing to launder yet: the bill comes first, then the question
    assert table.may() == {"launder:bill_2", "decline"}
    table.do("decline")
    assert table.case(0) == []
    assert table.seat == 1
