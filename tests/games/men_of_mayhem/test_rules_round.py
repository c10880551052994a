"""Chapter 4: the round, phases 1 and 2."""

from __future__ import annotations

import pytest

from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import CARDS_PER_ROUND, DATA
from tests.cases import cases, play_answers
from tests.games.men_of_mayhem.scene import Table, gang, scene


def reveal(card: str, **told: object) -> Table:
    """A card acts in phase 2."""
    stack = [{"step": "OrdersPhase"}, {"step": "CardActs", "card": card}]
    return scene(phase="reveal", stack=stack, **told)  # type: ignore[arg-type]


@pytest.mark.rule("MM-RND-01")
@pytest.mark.rule("MM-RND-02")
@pytest.mark.rule("MM-ANA-01")
@pytest.mark.rule("MM-REV-02")
@pytest.mark.rule("MM-EX-16")
@pytest.mark.rule("MM-RULE-31")
def test_six_rounds_of_six_phases_in_order_and_the_deck_is_the_clock() -> None:
    for case in cases(TITLE)[:4]:
        phases: dict[int, list[str]] = {}
        drawn: dict[int, int] = {}
        shown: dict[int, int] = {}
        for match in play_answers(case.begin(5), 5):
            table = match.view()["table"]
            row = phases.setdefault(table["round"], [])
            if not row or row[-1] != table["phase"]:
                row.append(table["phase"])
            drawn[table["round"]] = 15 - table["deck"]
            shown[table["round"]] = sum(site["kind"] == "tile" for site in table["sites"]) - 4
        order = ["setup", "issue_orders", "reveal", "orders", "black_market", "aftermath", "clean_up", "over"]
        for number, row in phases.items():
            assert row == sorted(row, key=order.index)
            assert number == 0 or {"orders", "black_market"} <= set(row)
        assert [drawn[number] for number in range(1, 7)] == [1, 3, 6, 9, 12, 15]
        most = 6 if case.seats < 5 else 8
        assert [shown[number] for number in range(1, 7)] == [min(2 * number, most) for number in range(1, 7)]
        assert max(phases) == 6
        assert phases[6][-1] == "over"
    assert CARDS_PER_ROUND == (1, 2, 3, 3, 3, 3)


# --- orders


@pytest.mark.rule("MM-ORD-01")
@pytest.mark.rule("MM-ORD-02")
@pytest.mark.rule("MM-EX-1")
@pytest.mark.rule("MM-RULE-29")
def test_base_orders_and_one_for_each_member_anywhere_in_play() -> None:
    table = scene(phase="round", samcro=gang(home="2m3p", gun_factory="1m"), mayans=gang(home="4p", cut_house="1m"))
    assert [table.orders(club) for club in table.names] == [6, 4, 5]  # 3 base + 3, 1, 2 members


@pytest.mark.rule("MM-ORD-03")
def test_everybody_may_count_the_tokens() -> None:
    table = scene()
    assert [player["orders"] for player in table.match.view(2)["table"]["players"]] == [6, 6, 6]


@pytest.mark.rule("MM-ORD-04")
def test_orders_cannot_be_kept() -> None:
    table = scene(
        samcro=gang(home="1m", orders=1), mayans=gang(home="1m", orders=0), one_niners=gang(home="1m", orders=0)
    )
    table.do("sit_tight")
    assert table.step() == "Traffic"
    assert [table.orders(club) for club in table.names] == [0, 0, 0]
    table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    while table.step() != "Turn":
        table.do(table.may()[0])
    assert table.orders("one_niners") == 4


@pytest.mark.rule("MM-ORD-06")
@pytest.mark.rule("MM-EX-15")
def test_in_high_octane_all_begin_with_five_orders_but_the_grim_bastards_with_six() -> None:
    first = {club["id"]: club["high_octane"]["base_orders"] + club["high_octane"]["members"] for club in DATA["clubs"]}
    assert first.pop("grim_bastards") == 6
    assert set(first.values()) == {5}
    boards = {club["id"]: club["high_octane"] for club in DATA["clubs"]}
    assert boards["mayans"]["base_orders"] < boards["samcro"]["base_orders"] < boards["lin_syndicate"]["base_orders"]
    assert boards["lin_syndicate"]["members"] == 1


# --- new sites


@pytest.mark.rule("MM-REV-01")
@pytest.mark.rule("MM-RULE-9")
def test_two_face_down_sites_are_turned_up_in_the_order_they_lie() -> None:
    table = scene(phase="round", round=2, tiles="docks brothel")
    sites = table.table["sites"]
    assert sites[4:6] == ["docks", "brothel"]
    assert "face_down" not in sites[:8]
    assert sites[8:10] == ["face_down", "face_down"]
    table = scene(phase="round", round=4)
    assert table.table["sites"].count("face_down") == 0


# --- cards


@pytest.mark.rule("MM-ANA-02")
@pytest.mark.rule("MM-RULE-10")
def test_each_card_is_dealt_with_before_the_next_is_turned_up() -> None:
    table = scene(
        phase="reveal",
        round=2,
        stack=[{"step": "OrdersPhase"}, {"step": "RevealCard", "more": 1}, {"step": "CardActs", "card": "drive_by"}],
        lying="dry_spell",
        drawn=2,
    )
    assert table.step() == "CardWound"
    for _ in range(3):
        assert len(table.happened("card")) == 0  # the next one waits
        table.do(table.may()[0])
    assert len(table.happened("card")) == 1


@pytest.mark.rule("MM-ANA-03")
@pytest.mark.rule("MM-ANA-13")
def test_an_ambush_acts_at_once_and_is_discarded_and_the_others_lie_open() -> None:
    table = reveal("lost_shipment")
    assert [table.goods(club)[2] for club in table.names] == [3, 3, 3]
    found = False
    for seed in range(40):
        match = cases(TITLE)[0].begin(seed)
        while match.view()["table"]["phase"] == "setup":
            match.play(match.deciders[0], match.options(match.deciders[0])[0])
        card = next(e["card"] for row in match.events() for e in row if e["event"] == "card")
        kind = next(one["kind"] for one in DATA["cards"] if one["id"] == card)
        table_ = match.view()["table"]
        if kind == "ambush":
            if match.view()["step"] == "Turn":
                assert table_["discard"] == [card]
                assert table_["lying"] == []
                found = True
        else:
            assert table_["lying"] == [card]
            assert table_["discard"] == []
    assert found


@pytest.mark.rule("MM-ANA-04")
def test_a_hassle_is_in_force_for_everybody_until_the_clean_up() -> None:
    table = scene(lying="highway_patrol", samcro=gang(home="2m3p"), mayans=gang(home="2m3p"))
    for _ in range(2):
        club = table.asked()[0]
        table.do(f"ride:clubhouse_{club}", "to:cut_house")
        table.refuses("all", "MM-ANA-04")
        table.do(
            f"pick:{club}_prospect_clubhouse", f"pick:{club}_prospect_clubhouse", f"pick:{club}_prospect_clubhouse"
        )
        assert table.crew(club)["cut_house"] == "3p"
    after = scene(lying="highway_patrol", phase="clean_up")
    assert after.g.mods.ride_max == 99
    assert "highway_patrol" in after.table["discard"]


@pytest.mark.rule("MM-ANA-05")
@pytest.mark.rule("MM-EXP-06")
@pytest.mark.rule("MM-CLN-02")
@pytest.mark.rule("MM-AFT-03")
def test_a_contact_is_a_site_for_one_round() -> None:
    table = scene(contacts="loan_shark", samcro=gang(home="2m", heat=0), mayans=gang(loan_shark="1m"))
    table.do("ride:clubhouse_samcro", "to:loan_shark", "all", "sit_tight", "sit_tight")
    table.do("fight:loan_shark").dice(6, 1).do("samcro guns:0", "mayans guns:0")
    table.do("exploit:loan_shark", "use:loan_shark_1")
    assert table.cash("samcro") == 8
    assert table.heat("samcro") == 1
    over = scene(contacts="loan_shark", phase="clean_up", samcro=gang(loan_shark="1m1p", docks="1m"))
    assert over.crew("samcro") == {"home": "1m1p", "docks": "1m", "pool": "3m4p"}
    assert "loan_shark" not in over.table["sites"]
    counted = scene(
        contacts="loan_shark", lying="protection_money", round=2, phase="aftermath", samcro=gang(loan_shark="1m")
    )
    assert counted.cash("samcro") == 5  # it still counts in phase 5


@pytest.mark.rule("MM-ANA-06")
@pytest.mark.rule("MM-AFT-01")
@pytest.mark.rule("MM-AFT-02")
def test_aftermaths_act_in_phase_5_in_the_order_they_were_turned_up() -> None:
    table = scene(
        lying="payday warrant", round=2, phase="market", samcro=gang(home="2m", heat=0), mayans=gang(home="2m", heat=2)
    )
    assert table.cash("samcro") == 4  # not before
    table.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert table.cash("samcro") == 7
    assert table.asked() == ["mayans"]
    kinds = [event["card"] for event in table.happened("card_acts")]
    assert kinds == ["payday", "warrant"]
    table = scene(
        lying="quiet_streets payday",
        round=2,
        phase="aftermath",
        samcro=gang(home="2m", heat=1),
        mayans=gang(home="2m", heat=0),
        one_niners=gang(home="2m", heat=2),
    )
    assert [table.cash(club) for club in table.names] == [7, 7, 4]  # the state is read again for each card


@pytest.mark.rule("MM-ANA-07")
@pytest.mark.rule("MM-RULE-11")
def test_hassles_add_up() -> None:
    from consigliere.games.men_of_mayhem.components import CARD, mods_of, traffic_limit

    both = mods_of((CARD["task_force"], CARD["rico_case"]))
    assert (both.gun_heat, both.extra_heat) == (2, 1)
    caps = mods_of((CARD["checkpoints"], CARD["lockdown"]))
    assert traffic_limit(0, 6, caps) == 1
    assert traffic_limit(1, 6, mods_of((CARD["checkpoints"],))) == 2
    banned = mods_of((CARD["gun_crackdown"], CARD["dry_spell"]))
    assert banned.banned
    assert banned.sell_bonus == (0, 0, 1)


@pytest.mark.rule("MM-ANA-08")
@pytest.mark.rule("MM-DEC-24")
def test_a_card_acts_on_gangs_in_turn_order_and_they_choose_in_it() -> None:
    table = reveal("drive_by", patch="mayans")
    asked = []
    for _ in range(3):
        asked += table.asked()
        table.do(table.may()[0])
    assert asked == ["mayans", "one_niners", "samcro"]


@pytest.mark.rule("MM-ANA-09")
def test_a_card_hits_every_one_of_those_that_are_equal() -> None:
    table = reveal(
        "informant", samcro=gang(home="1m", heat=2), mayans=gang(home="1m", heat=2), one_niners=gang(home="1m", heat=1)
    )
    assert [table.heat(club) for club in table.names] == [3, 3, 1]
    assert [reveal("cold_trail").heat(club) for club in ("samcro", "mayans", "one_niners")] == [0, 0, 0]


@pytest.mark.rule("MM-ANA-10")
def test_a_loss_takes_what_there_is() -> None:
    table = reveal("raid", samcro=gang(home="1m", heat=2, bags=1), mayans=gang(home="1m", heat=2, bags=5))
    assert [table.goods(club)[2] for club in table.names] == [0, 3, 2]
    assert table.happened("lost", "one_niners")[1]["amount"] == 2
    assert table.match.view(2)["table"]["players"][1]["goods"] is None


@pytest.mark.rule("MM-ANA-12")
@pytest.mark.rule("MM-RULE-37")
@pytest.mark.rule("MM-DEC-28")
def test_the_favoured_gang_names_the_rival_and_its_owner_the_member() -> None:
    table = scene(
        phase="aftermath",
        lying="friends_on_the_force",
        samcro=gang(charming_police="1m", home="1m"),
        mayans=gang(home="1m", docks="1m"),
        one_niners=gang(charming_police="1p", home="1p"),
    )
    assert table.may() == ["accuse:mayans", "accuse:one_niners"]
    table.refuses("accuse:samcro", "MM-ANA-12")
    table.do("accuse:mayans")
    assert table.asked() == ["mayans"]
    table.do("pick:mayans_member_docks")
    assert table.asked() == ["one_niners"]  # equal, so favoured too, based on what the first has left
    table.do("accuse:samcro", "pick:samcro_member_clubhouse")
    assert table.heat("samcro") == 1
    gone = scene(
        phase="aftermath", lying="friends_on_the_force", samcro=gang(charming_police="1m"), mayans=gang(home="2p")
    )
    assert gone.do("accuse:mayans").player("mayans")["out"]


@pytest.mark.rule("MM-ANA-14")
def test_a_target_that_is_out_is_passed_over_and_only_living_gangs_are_read() -> None:
    table = scene(
        phase="aftermath",
        lying="friends_on_the_force",
        seats=4,
        samcro=gang(charming_police="1m", home="1m"),
        mayans=gang(charming_police="1p"),
        one_niners=gang(home="1m"),
    )
    table.do("accuse:mayans")
    assert table.player("mayans")["out"]
    assert table.step() == "Turn"
    dead = reveal("new_blood", seats=4, samcro=gang(home="2m2p"), mayans=gang(out=True, cash=0, guns=0, bags=0, heat=0))
    assert dead.crew("samcro")["home"] == "2m3p"


@pytest.mark.rule("MM-ANA-15")
def test_pay_the_whole_sum_or_take_the_heat() -> None:
    table = reveal("shakedown", samcro=gang(home="1m", cash=0), mayans=gang(home="1m"))
    assert table.may() == ["heat"]  # asked in any case
    table.refuses("pay", "MM-ANA-15")
    table.do("heat")
    assert table.may() == ["pay", "heat"]
    table.refuses("done", "MM-ANA-15")
    table.do("pay", "heat")
    assert [table.cash(club) for club in table.names] == [0, 3, 4]
    assert [table.heat(club) for club in table.names] == [2, 1, 2]
    exact = reveal("shakedown", samcro=gang(home="1m", cash=1), mayans=gang(home="1m"))
    assert exact.may() == ["pay", "heat"]  # the whole sum and nothing more is enough
    assert exact.do("pay").cash("samcro") == 0


@pytest.mark.rule("MM-ANA-15")
def test_the_owner_picks_who_is_wounded_by_a_card() -> None:
    table = reveal(
        "massacre",
        settings={"hardcore_cards": True},
        samcro=gang(home="1m", docks="1p", room="1m"),
        mayans=gang(room="1m", docks="1p"),
    )
    assert table.may() == ["pick:samcro_member_clubhouse", "pick:samcro_prospect_docks"]
    table.refuses("pick:samcro_member_emergency_room", "MM-ANA-15")
    table.refuses("pick:mayans_prospect_docks", "MM-ANA-15")
    table.refuses("done", "MM-ANA-15")
    table.do("pick:samcro_prospect_docks", "pick:samcro_member_clubhouse")
    assert table.crew("samcro")["room"] == "2m1p"
    table.do("pick:mayans_prospect_docks")
    assert table.asked() == ["one_niners"]  # fewer were there than asked


@pytest.mark.rule("MM-RULE-30")
def test_arrests_of_several_gangs_by_one_card_have_their_targets_fixed_before_the_first() -> None:
    table = scene(
        phase="aftermath",
        lying="warrant",
        samcro=gang(home="2m", heat=3),
        mayans=gang(home="2m", heat=2),
        one_niners=gang(home="2m", heat=3),
    )
    table.do("pick:samcro_member_clubhouse")
    assert table.asked() == ["one_niners"]  # not the mayans, though they stand highest now
    table.do("pick:one_niners_member_clubhouse")
    assert [table.heat(club) for club in table.names] == [1, 2, 1]
