"""Chapter 14, row by row: every tempting move is refused with the rule that the table names."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Option
from tests.games.men_of_mayhem.scene import Table, gang, scene


def begin(**settings: Any) -> cg.Match:
    return cg.new("men_of_mayhem", seats=3, seed=1, options=settings)


def why(match: cg.Match, option: str) -> str:
    """The rule by which the seat that is asked may not do this."""
    seat = match.deciders[0]
    before = match.position()
    with pytest.raises(cg.IllegalMove) as refusal:
        match.play(seat, option)
    assert match.position() == before
    assert match.why_not(seat, Option.parse(option)) == refusal.value.rule
    return refusal.value.rule


def not_asked(table: Table, club: str, option: str) -> None:
    """A seat that is not asked gets `NotYours`, and nothing happens."""
    before = table.match.position()
    with pytest.raises(cg.NotYours):
        table.match.play(table.seat(club), option)
    assert table.match.position() == before


@pytest.mark.rule("MM-SET-05")
@pytest.mark.rule("MM-SET-04")
def test_01_and_02_clubs_and_sides() -> None:
    match = begin(mode="unleaded")
    first = match.deciders[0]
    with pytest.raises(cg.NotYours):
        match.play((first + 1) % 3, "club:samcro")  # out of order
    assert why(match, "side:high_octane") == "MM-SET-04"
    match.play(first, "club:samcro")
    assert why(match, "club:samcro") == "MM-SET-05"
    octane = begin(mode="high_octane")
    octane.play(octane.deciders[0], "club:samcro")
    assert why(octane, "club:mayans") == "MM-SET-05"
    assert why(octane, "side:low_octane") == "MM-SET-04"


@pytest.mark.rule("MM-PAT-06")
@pytest.mark.rule("MM-ELIM-03")
@pytest.mark.rule("MM-TRD-06")
def test_03_and_04_deals() -> None:
    table = scene(
        samcro=gang(docks="2m", guns=2),
        mayans=gang(docks="2m", guns=1),
        one_niners=gang(out=True, cash=0, guns=0, bags=0, heat=0, orders=0),
        lin_syndicate=gang(home="1m"),
    )
    table.no_deal("MM-PAT-06", "samcro", "mayans", {"patch": 1})
    table.no_deal("MM-ELIM-03", "samcro", "one_niners", {"cash": 1})
    asked = table.offer("lin_syndicate", "samcro", {"cash": 1}, {"guns": 2})
    table.do("fight:docks", "mayans guns:0")
    with pytest.raises(cg.IllegalMove) as fist:
        table.do("samcro guns:1").match.play(0, Option("accept", asked))
    assert fist.value.rule == "MM-TRD-01"  # the offer lapsed with the fist
    # rows -02, -03, -05, -09, -11 and -13 are in test_rules_deals.py


@pytest.mark.rule("MM-VAR-07")
@pytest.mark.rule("MM-VAR-08")
def test_05_arson() -> None:
    settings = {"arson": True}
    table = scene(phase="round", settings=settings, samcro=gang(home="2m"), mayans=gang(home="2m"))
    for tile in ("charming_police", "st_thomas_hospital", "emergency_room", "getaway"):
        table.refuses(f"burn:{tile}", "MM-VAR-07")
    not_asked(table, "mayans", "burn:cut_house")
    table.do("burn:cut_house")
    assert table.asked() == ["samcro"]
    table.refuses("burn:gun_factory", "MM-VAR-08")  # twice
    table.do("sit_tight")
    table.refuses("burn:gun_factory", "MM-VAR-07")  # without the patch
    poor = scene(phase="round", settings=settings, samcro=gang(home="2m", guns=0), mayans=gang(home="2m"))
    poor.refuses("burn:cut_house", "MM-VAR-07")
    late = scene(settings=settings)
    late.refuses("burn:cut_house", "MM-VAR-07")  # not at the start of a round


@pytest.mark.rule("MM-TURN-01")
@pytest.mark.rule("MM-TURN-02")
@pytest.mark.rule("MM-TURN-03")
def test_06_orders_out_of_turn_passing_and_with_none_left() -> None:
    table = scene(samcro=gang(docks="2m", home="1m"), mayans=gang(docks="2m", home="1m", orders=2), turn="samcro")
    not_asked(table, "mayans", "sit_tight")
    table.refuses("pass", "MM-TURN-02")
    table.do("fight:docks", "done")
    for option in ("sit_tight", "ride:clubhouse_mayans", "recruit:1", "exploit:docks", "fight:docks"):
        table.refuses(option, "MM-TURN-01", "mayans")  # asked, but it is not its turn
    last = scene(samcro=gang(cut_house="1m", orders=1), mayans=gang(home="2m", orders=0))
    last.do("exploit:cut_house")
    last.refuses("ride:cut_house", "MM-TURN-03")
    market = scene(phase="market")
    market.refuses("sit_tight", "MM-TURN-03", "samcro")
    card = scene(
        phase="reveal",
        stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": "shakedown"}],
        samcro=gang(home="1m", orders=3),
    )
    card.refuses("sit_tight", "MM-TURN-01")


@pytest.mark.rule("MM-RIDE-01")
@pytest.mark.rule("MM-RIDE-03")
@pytest.mark.rule("MM-ER-03")
@pytest.mark.rule("MM-ANA-04")
def test_07_rides() -> None:
    table = scene(samcro=gang(docks="3m", room="1m"), mayans=gang(brothel="1m"))
    table.refuses("ride:clubhouse_samcro", "MM-RIDE-01")
    table.refuses("ride:brothel", "MM-RIDE-01")  # rivals' dudes
    table.refuses("ride:clubhouse_mayans", "MM-RIDE-03")
    table.refuses("ride:emergency_room", "MM-ER-03")
    table.refuses("ride:face_down_1", "MM-RIDE-03")
    table.do("ride:docks")
    table.refuses("to:docks", "MM-RIDE-01")
    for target in ("clubhouse_mayans", "emergency_room", "face_down_1"):
        table.refuses(f"to:{target}", "MM-RIDE-03")
    table.do("to:brothel")
    table.refuses("go", "MM-RIDE-01")
    table.refuses("pick:mayans_member_brothel", "MM-RIDE-01")
    table.refuses("pick:samcro_member_emergency_room", "MM-ER-03")
    table.refuses("pick:samcro_member_clubhouse", "MM-RIDE-03")  # a second source
    slow = scene(lying="highway_patrol", samcro=gang(docks="4m"), mayans=gang(home="1m"))
    slow.do("ride:docks", "to:cut_house")
    slow.refuses("all", "MM-ANA-04")


@pytest.mark.rule("MM-EXP-01")
@pytest.mark.rule("MM-EXP-02")
@pytest.mark.rule("MM-EXP-05")
@pytest.mark.rule("MM-OP-02")
@pytest.mark.rule("MM-OP-03")
@pytest.mark.rule("MM-OP-04")
@pytest.mark.rule("MM-OP-06")
@pytest.mark.rule("MM-OP-11")
def test_08_exploiting() -> None:
    table = scene(
        samcro=gang(docks="1m", brothel="1m", cut_house="1m", marked="cut_house"),
        mayans=gang(docks="1m", gun_factory="1m"),
        tiles="docks brothel",
    )
    table.refuses("exploit:docks", "MM-EXP-01")  # contested
    table.refuses("exploit:charming_police", "MM-EXP-01")  # empty
    table.refuses("exploit:gun_factory", "MM-EXP-01")  # a rival's
    table.refuses("exploit:face_down_1", "MM-EXP-01")
    table.refuses("exploit:cut_house", "MM-EXP-02")
    table.refuses("exploit:clubhouse_samcro", "MM-EXP-05")
    # the operations themselves are in test_rules_operations.py


@pytest.mark.rule("MM-OP-04")
@pytest.mark.rule("MM-OP-05")
def test_09_and_10_theft_and_the_look() -> None:
    table = scene(
        samcro=gang(card_room="1m"),
        mayans=gang(home="1m", cash=0),
        one_niners=gang(out=True, cash=0, guns=0, bags=0, heat=0, orders=0),
        lin_syndicate=gang(home="1m"),
    )
    table.do("exploit:card_room", "use:card_room_1")
    table.refuses("rob:samcro", "MM-OP-04")
    table.refuses("rob:one_niners", "MM-OP-04")
    table.refuses("look", "MM-OP-05")
    table.do("rob:mayans")
    table.refuses("rob:lin_syndicate", "MM-OP-04")  # from two gangs
    not_asked(table, "mayans", "look")
    rich = scene(samcro=gang(card_room="1m")).do("exploit:card_room", "use:card_room_1", "rob:mayans")
    rich.refuses("look", "MM-OP-05")
    rich.refuses("rob:mayans", "MM-OP-04")


@pytest.mark.rule("MM-TRK-01")
@pytest.mark.rule("MM-TRK-02")
@pytest.mark.rule("MM-TRK-04")
@pytest.mark.rule("MM-TRK-05")
def test_11_tricks() -> None:
    table = scene(samcro=gang(brothel="1m", docks="1m", home="1m"), tiles="brothel docks")
    table.refuses("trick", "MM-TRK-01")  # without exploiting
    table.do("exploit:docks")
    table.refuses("trick", "MM-TRK-01")  # the docks print none
    single = scene(samcro=gang(brothel="1m", orders=1), tiles="brothel docks").do("exploit:brothel")
    single.refuses("trick", "MM-TRK-04")
    main = scene(samcro=gang(cut_house="1m")).do("exploit:cut_house")
    main.refuses("trick", "MM-TRK-05")  # the main effect first
    main.refuses("use:cut_house_trick_1", "MM-TRK-01")
    main.do("stop", "trick")
    main.refuses("trick", "MM-TRK-02")
    main.refuses("use:cut_house_1", "MM-TRK-05")
    main.do("stop", "sit_tight", "sit_tight")
    main.refuses("trick", "MM-TRK-01")  # a turn later


@pytest.mark.rule("MM-PAT-05")
def test_12_and_19_the_patch() -> None:
    tie = scene(
        turn="samcro", patch="one_niners", samcro=gang(docks="1m"), mayans=gang(docks="1m"), one_niners=gang(home="1m")
    )
    tie.dice(3, 3).do("fight:docks", "samcro guns:0", "mayans guns:0")
    assert tie.step() == "Turn"
    tie.refuses("take", "MM-PAT-05")  # nobody won
    holder = scene(
        turn="mayans", patch="samcro", samcro=gang(docks="1m", guns=0), mayans=gang(docks="2m", guns=0, home="1m")
    )
    holder.do("fight:docks", "done").dice(1, 6).do("samcro guns:0", "mayans guns:0")
    assert holder.step() == "ClaimPatch"
    not_asked(holder, "samcro", "take")  # by a loser
    holder.no_deal("MM-PAT-06", "mayans", "samcro", {"patch": 1})


@pytest.mark.rule("MM-TD-01")
@pytest.mark.rule("MM-TD-03")
@pytest.mark.rule("MM-CLUB-04")
def test_13_starting_a_fight() -> None:
    table = scene(
        samcro=gang(docks="2p", brothel="1m", room="1m"), mayans=gang(docks="1m"), tiles="docks brothel", seats=3
    )
    table.refuses("fight:docks", "MM-TD-01")  # only prospects
    table.refuses("fight:brothel", "MM-TD-01")  # no rival
    table.refuses("fight:clubhouse_samcro", "MM-TD-03")
    table.refuses("fight:emergency_room", "MM-ER-03")
    table.refuses("bar:brothel", "MM-TD-01")
    for orders, lying in ((1, ""), (5, "jammed_phones")):
        calaveras = scene(
            lying=lying, calaveras=gang(side="high_octane", docks="1m", orders=orders), mayans=gang(docks="1m")
        )
        calaveras.refuses("bar:docks", "MM-CLUB-04")
    plain = scene(samcro=gang(docks="1m"), mayans=gang(docks="1m"))
    plain.refuses("bar:docks", "MM-CLUB-04")


@pytest.mark.rule("MM-TD-02")
@pytest.mark.rule("MM-TD-04")
@pytest.mark.rule("MM-TD-07")
@pytest.mark.rule("MM-TD-08")
@pytest.mark.rule("MM-TD-10")
@pytest.mark.rule("MM-CLUB-04")
@pytest.mark.rule("MM-ANA-04")
def test_14_backup() -> None:
    def fight(**told: Any) -> Table:
        gangs: dict[str, Any] = {
            "samcro": gang(docks="2m", home="1m", brothel="1p", room="1m"),
            "mayans": gang(docks="2m", home="1m"),
            "one_niners": gang(home="1m"),
        }
        return scene(**{"tiles": "docks brothel", **gangs, **told})

    table = fight().do("fight:docks")
    not_asked(table, "one_niners", "call:clubhouse_one_niners")  # a bystander
    not_asked(table, "mayans", "call:clubhouse_mayans")  # before its place
    table.refuses("call:docks", "MM-TD-04")
    table.refuses("call:emergency_room", "MM-TD-07")
    table.refuses("call:clubhouse_mayans", "MM-TD-07")
    table.do("call:clubhouse_samcro")
    table.refuses("call:clubhouse_samcro", "MM-TD-07")  # one source twice
    table.do("done", "done")
    assert table.step() == "CloseFists"
    table.refuses("call:brothel", "MM-TD-08", "samcro")  # a second call
    turn = fight()
    turn.refuses("call:clubhouse_samcro", "MM-TD-02")  # no fight
    spent = fight(mayans=gang(docks="2m", home="1m", orders=0)).do("fight:docks", "done")
    spent.refuses("call:clubhouse_mayans", "MM-TD-10", "mayans")
    card = fight(lying="jammed_phones").do("fight:docks")
    card.refuses("call:clubhouse_samcro", "MM-ANA-04", "samcro")
    barred = scene(
        calaveras=gang(side="high_octane", docks="2m", home="1m"),
        mayans=gang(docks="2m", home="1m"),
    ).do("bar:docks")
    for club in ("calaveras", "mayans"):
        barred.refuses(f"call:clubhouse_{club}", "MM-CLUB-04", club)


@pytest.mark.rule("MM-TD-11")
@pytest.mark.rule("MM-TD-13")
@pytest.mark.rule("MM-TD-14")
@pytest.mark.parametrize("site", ["charming_police", "st_thomas_hospital"])
def test_15_guns(site: str) -> None:
    table = scene(samcro=gang(docks="2m", guns=3), mayans=gang(docks="2m", guns=1)).do("fight:docks")
    table.refuses("guns:3", "MM-TD-11", "samcro")  # more than dudes
    table.refuses("guns:2", "MM-TD-11", "mayans")  # more than owned
    told: dict[str, Any] = {
        "samcro": gang(guns=2, home="1m", **{site: "3m"}),
        "mayans": gang(guns=2, **{site: "1m"}),
    }
    quiet = scene(**told).do(f"fight:{site}")
    assert quiet.step() == "Backup"
    quiet.refuses("guns:1", "MM-TD-13")
    quiet.dice(6, 1).do("done")
    assert quiet.step() == "ExploitAfter"
    quiet.refuses("guns:1", "MM-TD-13")
    loud = scene(
        samcro=gang(docks="3m", guns=2), mayans=gang(docks="1m1p"), one_niners=gang(docks="1m1p"), tiles="docks brothel"
    )
    loud.do("fight:docks").dice(6, 1, 1).do("samcro guns:1", "mayans guns:0", "one_niners guns:0")
    assert loud.step() == "Aim"
    loud.refuses("guns:2", "MM-TD-14")  # the fists are open
    loud.refuses("shoot:samcro", "MM-TD-20")
    loud.refuses("pick:mayans_member_docks", "MM-TD-21")  # row 16: the owner names the dude
    loud.do("shoot:mayans")
    assert loud.step() == "Wounded"
    loud.refuses("done", "MM-TD-21")  # row 17
    loud.refuses("pick:one_niners_member_docks", "MM-TD-21")


@pytest.mark.rule("MM-HEAT-05")
@pytest.mark.rule("MM-CLUB-05")
def test_18_arrests() -> None:
    table = scene(samcro=gang(docks="2m1p", heat=4), mayans=gang(home="1m"), tiles="docks brothel")
    table.do("exploit:docks", "stop")
    assert table.step() == "Arrest"
    table.refuses("pick:samcro_prospect_docks", "MM-CLUB-05")
    table.refuses("pick:mayans_member_clubhouse", "MM-HEAT-05")
    table.refuses("pick:samcro_member_pool", "MM-HEAT-05")
    table.refuses("leave", "MM-HEAT-05")


@pytest.mark.rule("MM-TD-25")
@pytest.mark.rule("MM-TD-26")
def test_20_exploiting_after_a_victory() -> None:
    told: dict[str, Any] = {"samcro": gang(docks="1m", guns=0), "mayans": gang(docks="3m", guns=0)}
    other = scene(**told, patch="samcro", turn="samcro").do("fight:docks").dice(1, 6)
    other.do("samcro guns:0", "mayans guns:0")
    assert other.asked() == ["mayans"]
    assert other.step() == "ClaimPatch"
    other.refuses("exploit:docks", "MM-TD-26")  # it did not start the fight
    starter = scene(**told, patch="samcro", turn="mayans").do("fight:docks").dice(1, 6)
    starter.do("samcro guns:0", "mayans guns:0")
    starter.refuses("exploit:docks", "MM-TD-25")  # the patch first
    starter.do("leave")
    assert starter.step() == "ExploitAfter"
    starter.refuses("exploit:cut_house", "MM-TD-25")
    used = scene(
        samcro=gang(docks="3m", guns=0, marked="docks"), mayans=gang(docks="1m", guns=0), one_niners=gang(home="1m")
    )
    used.dice(6, 1).do("fight:docks", "samcro guns:0", "mayans guns:0")
    assert used.asked() == ["mayans"]  # not asked: used this round


@pytest.mark.rule("MM-PIN-01")
@pytest.mark.rule("MM-PIN-02")
@pytest.mark.rule("MM-REC-02")
def test_21_patching_in_and_recruiting() -> None:
    for told in ({"cash": 0}, {"guns": 0}):
        poor = scene(samcro=gang(home="1m2p", **told))
        poor.refuses("patch_in:clubhouse_samcro", "MM-PIN-01")
    table = scene(samcro=gang(home="1m2p", room="1p"), mayans=gang(docks="2p"))
    table.refuses("patch_in:pool", "MM-PIN-01")
    table.refuses("patch_in:docks", "MM-PIN-01")
    table.refuses("patch_in:emergency_room", "MM-PIN-02")
    full = scene(samcro=gang(home="5m5p"))
    full.refuses("patch_in:clubhouse_samcro", "MM-PIN-02")
    full.refuses("recruit:1", "MM-REC-02")
    full.refuses("patch_in:docks", "MM-PIN-01")  # the place first
    table.refuses("recruit:2", "MM-REC-02")


@pytest.mark.rule("MM-CLUB-01")
@pytest.mark.rule("MM-CLUB-08")
def test_22_club_orders() -> None:
    scene().refuses("club_order", "MM-CLUB-01")
    poor = scene(samcro=gang(side="high_octane", home="2m", cash=0), seats=3)
    poor.refuses("club_order", "MM-CLUB-08")
    table = scene(samcro=gang(side="high_octane", home="2m", cash=9)).do("club_order")
    table.refuses("use:border_trade_1", "MM-CLUB-01")  # another club's
    table.refuses("stop", "MM-CLUB-08")


@pytest.mark.rule("MM-MKT-02")
@pytest.mark.rule("MM-MKT-03")
def test_23_bags() -> None:
    table = scene(phase="market", samcro=gang(home="1m", heat=2, bags=4), mayans=gang(home="1m", heat=4, bags=2))
    table.refuses("bags:3", "MM-MKT-02", "samcro")
    table.refuses("bags:1", "MM-MKT-02", "mayans")
    scene().refuses("bags:1", "MM-MKT-01")  # orders are left
    after = scene(phase="market", lying="warrant", round=2)
    after.do("samcro bags:0", "mayans bags:0", "one_niners bags:0")
    assert after.step() == "Arrest"
    after.refuses("bags:1", "MM-MKT-03")  # all fists are open


@pytest.mark.rule("MM-ANA-15")
@pytest.mark.rule("MM-ANA-12")
def test_24_and_28_cards() -> None:
    def acts(card: str, **told: Any) -> Table:
        return scene(phase="reveal", stack=[{"step": "OrdersPhase"}, {"step": "CardActs", "card": card}], **told)

    pay = acts("shakedown", samcro=gang(home="1m", cash=0))
    pay.refuses("pay", "MM-ANA-15")
    pay.refuses("leave", "MM-ANA-15")  # refusing both
    hurt = acts("drive_by", samcro=gang(home="1m", docks="1p", room="1m"), mayans=gang(home="2m2p"))
    assert hurt.step() == "CardWound"
    hurt.refuses("pick:samcro_member_emergency_room", "MM-ANA-15")
    hurt.refuses("pick:mayans_member_clubhouse", "MM-ANA-15")
    hurt.refuses("done", "MM-ANA-15")
    named = scene(
        phase="aftermath",
        lying="friends_on_the_force",
        samcro=gang(home="1m", charming_police="1m"),
        mayans=gang(home="1m"),
        one_niners=gang(out=True, cash=0, guns=0, bags=0, heat=0),
        lin_syndicate=gang(home="1m"),
    )
    assert named.step() == "NameRival"
    named.refuses("accuse:samcro", "MM-ANA-12")
    named.refuses("accuse:one_niners", "MM-ANA-12")
    named.refuses("pick:mayans_member_clubhouse", "MM-ANA-12")


@pytest.mark.rule("MM-ER-03")
def test_25_healing() -> None:
    table = scene(
        contacts="back_alley_doctor", samcro=gang(back_alley_doctor="1m", room="1m1p"), mayans=gang(room="1m")
    )
    table.do("exploit:back_alley_doctor", "use:back_alley_doctor_1")
    assert table.step() == "Heal"
    table.refuses("pick:samcro_member_back_alley_doctor", "MM-ER-03")
    table.refuses("pick:mayans_member_emergency_room", "MM-ER-03")


@pytest.mark.rule("MM-VAR-06")
def test_26_fifteen_years() -> None:
    table = scene(
        settings={"fifteen_years": True},
        samcro=gang(docks="2m1p", heat=4, gone="1p"),
        mayans=gang(home="1m"),
        tiles="docks brothel",
    )
    table.do("exploit:docks", "stop", "pick:samcro_member_docks")
    assert table.step() == "FifteenYears"
    table.refuses("leave", "MM-VAR-06")
    table.refuses("pick:mayans_member_clubhouse", "MM-VAR-06")
    table.refuses("pick:samcro_prospect_emergency_room", "MM-VAR-06")


@pytest.mark.rule("MM-CLUB-09")
@pytest.mark.rule("MM-RIDE-03")
def test_27_placing_a_prospect() -> None:
    table = scene(grim_bastards=gang(side="high_octane", home="2m", cash=9), mayans=gang(home="1m"))
    table.do("club_order", "use:hired_muscle_1")
    assert table.step() == "PlaceProspect"
    for place in ("face_down_1", "clubhouse_mayans", "emergency_room"):
        table.refuses(f"to:{place}", "MM-RIDE-03")
    table.refuses("leave", "MM-CLUB-09")
    full = scene(grim_bastards=gang(side="high_octane", home="2m5p", cash=9), mayans=gang(home="1m"))
    full.refuses("club_order", "MM-CLUB-08")
