"""The order in which answers are carried out, and the chain of ambush, Willy and doctor."""

from __future__ import annotations

import pytest

from .scene import Table, scene, side
from .window_scenes import EXTRA_CARDS, passed_windows, told_as_text, usury

# --- order


@pytest.mark.rule("LCN-TIM-06", "LCN-RULE-20", "LCN-TIM-16")
@pytest.mark.parametrize(
    ("first", "winner", "loser"), [("dimaggio", "dimaggio", "calmuti"), ("", "calmuti", "dimaggio")]
)
def test_answers_are_carried_out_from_the_first_player_and_void_ones_return_unseen(
    first: str, winner: str, loser: str
) -> None:
    table = usury(
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        dimaggio=side(gangsters="franco_luciano=robbery_r3"),
        first=first,
    )
    table.dice(6, 6, 6).do("calmuti rob:bobby_ruthless", "dimaggio rob:franco_luciano").calm()
    assert table.cash(winner) == 21_000
    assert table.cash(loser) == 10_000
    gangster = {"calmuti": "bobby_ruthless", "dimaggio": "franco_luciano"}[loser]
    assert table.tasks(gangster) == ["robbery_r3"]
    for name in (winner, "blundetto", None):
        assert [event["seat"] for event in table.happened("revealed", name)].count(table.seat(loser)) == 0
        seen = next(one for one in table.view(name)["players"][table.seat(loser)]["gangsters"] if one["id"] == gangster)
        assert seen["tasks"][0]["card"] == "hidden"


@pytest.mark.rule("LCN-TIM-15")
def test_in_a_race_the_quicker_answer_comes_first() -> None:
    table = usury(
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        dimaggio=side(gangsters="franco_luciano=robbery_r3"),
        options={"race_windows": True},
    )
    table.dice(6, 6, 6).do("dimaggio rob:franco_luciano", "calmuti rob:bobby_ruthless").calm()
    assert (table.cash("dimaggio"), table.cash("calmuti")) == (21_000, 10_000)
    schemers = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        calmuti=side(gangsters="vito_baritono=beating", influence="schemer"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer"),
        turn="blundetto",
        options={"race_windows": True},
    )
    schemers.do("dimaggio play:schemer", "calmuti play:schemer")
    assert schemers.asked() == ["dimaggio"]


@pytest.mark.rule("LCN-TIM-07", "LCN-RULE-76")
def test_after_a_schemers_turn_the_interrupted_player_has_the_turn_again() -> None:
    """Also while the window is open once more, and between the extra turns of two schemers."""
    table = scene(
        round=2,
        options={"extra_cards": "on"},
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=beating bobby_ruthless=theft", influence="schemer snitch"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer snitch"),
        turn="blundetto",
    )
    assert (table.step(), table.turn) == ("TurnWindow", 0)
    table.do("calmuti play:schemer", "dimaggio play:schemer")
    assert (table.step(), table.turn) == ("InfluenceWindow", 0)
    table.calm()
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["calmuti"], 1)
    table.do("cancel:vito_baritono", "end_turn")
    assert (table.step(), table.turn) == ("InfluenceWindow", 0)
    table.do("pass")
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["dimaggio"], 2)
    table.do("cancel:phil_malony", "end_turn").calm()
    assert (table.step(), table.asked(), table.turn) == ("ActionTurn", ["blundetto"], 0)

    again = scene(
        round=2,
        blundetto=side(gangsters="big_joey=theft"),
        calmuti=side(gangsters="vito_baritono=beating", influence="schemer"),
        dimaggio=side(gangsters="phil_malony=party", influence="schemer"),
        turn="blundetto",
    )
    again.do("calmuti play:schemer", "dimaggio pass", "cancel:vito_baritono", "end_turn")
    assert (again.step(), again.asked()) == ("TurnWindow", ["dimaggio"])
    assert again.turn == again.view("dimaggio")["turn"] == again.seat("blundetto")


@pytest.mark.rule("LCN-TIM-06", "LCN-RULE-77")
def test_one_doctor_at_a_time_and_the_second_returns_unseen() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters="bobby_ruthless", influence="doctor"),
        dimaggio=side(influence="doctor"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    table.do("calmuti play:doctor", "dimaggio play:doctor")
    assert table.influence("dimaggio") == ["doctor"]  # killed -> blocked: the owner's own doctor may now undo the block
    assert [event["seat"] for event in table.happened("played", "calmuti")] == [table.seat("calmuti")]
    assert (table.step(), table.asked()) == ("DoctorWindow", ["dimaggio"])
    undone = Table(table.match.clone(record_events=True)).do("dimaggio play:doctor")
    assert (undone.blocked(), undone.gangsters("calmuti")) == (set(), ["bobby_ruthless"])
    table.do("pass")
    assert table.blocked() == {"bobby_ruthless"}


@pytest.mark.rule("LCN-TIM-08", "LCN-DEC-09", "LCN-TIM-06")
def test_an_odd_chain_of_godfathers_cancels_and_an_even_one_does_not() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=theft_r1_b", influence="godfather"),
        dimaggio=side(influence="godfather"),
        turn="blundetto",
        options=EXTRA_CARDS,
    )
    table.calm().do("play:snitch", "mode:peek")
    assert table.may("", "calmuti") == {"pass", "play:godfather"}
    even = Table(table.match.clone(record_events=True))
    table.do("calmuti play:godfather", "dimaggio play:godfather")
    assert table.influence("dimaggio") == ["godfather"]  # the later answer is returned
    assert table.asked() == ["dimaggio"]  # and the player is asked whether to cancel the godfather itself
    table.do("pass")
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])
    assert table.happened("card_cancelled")
    even.do("calmuti play:godfather", "dimaggio pass", "dimaggio play:godfather").calm()
    assert even.step() == "Peek"
    assert even.influence("calmuti") == even.influence("dimaggio") == []


@pytest.mark.rule("LCN-TIM-08", "LCN-DEC-09", "LCN-ILL-08")
def test_alexei_cancels_without_being_cancelled_and_only_twice() -> None:
    def played(uses: str) -> Table:
        table = scene(
            blundetto=side(gangsters="big_joey=theft", influence="snitch godfather"),
            calmuti=side(gangsters=f"alexei_valenko=theft_r1_b{uses}", drawn=False),
            turn="blundetto",
        )
        return table.calm().do("play:snitch", "mode:peek")

    table = played("~")
    assert (table.step(), table.asked()) == ("InfluenceWindow", ["calmuti"])
    table.do("cancel_card:alexei_valenko")
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])  # no window against the ability
    assert table.influence("blundetto") == ["godfather"]
    assert table.gangster("alexei_valenko")["used"] == 2
    assert played("~~").step() == "Peek"


# --- ambush, Willy, doctor


def ambush(dice: tuple[int, ...], crew: str = "vito_baritono=ambush_r3 bobby_ruthless") -> Table:
    """Big Joey steals from the Calmutis, who answer; the DiMaggios have Willy with a job on him."""
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=theft_r3"),
        calmuti=side(gangsters=f"rocky_santiago=ambush {crew}"),
        dimaggio=side(gangsters="willy_svenson=party"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:calmuti", dice=(6, 6, 6))
    return table.dice(*dice).do("ambush:rocky_santiago")


@pytest.mark.rule("LCN-TIM-11", "LCN-DEC-13")
def test_an_ambush_without_success_is_followed_by_another_question() -> None:
    table = ambush((1, 1, 1, 1))
    assert (table.step(), table.asked(), table.may()) == ("AmbushWindow", ["calmuti"], {"pass", "ambush:vito_baritono"})
    only = ambush((1, 1, 1, 1), "bobby_ruthless")
    assert only.cash("calmuti") < 10_000


@pytest.mark.rule("LCN-TIM-11", "LCN-TIM-12", "LCN-DEC-14")
def test_willy_makes_a_killing_ambush_void_as_a_whole() -> None:
    table = ambush((6, 6, 6, 6))
    assert (table.step(), table.asked()) == ("CancelWindow", ["dimaggio"])
    asked = table.match.view(table.seat("dimaggio"))["facts"]  # of the ambush, not of the theft it answers
    assert (asked["mode"], asked["gangster"], asked["harm"]) == ("reaction", "rocky_santiago", "kill")
    table.do("prevent:willy_svenson")
    assert table.tasks("willy_svenson") == []
    assert table.step() == "AmbushWindow"  # void: the player is asked again
    table.do("pass").calm()
    assert table.gangsters("blundetto") == ["big_joey"]
    assert table.cash("calmuti") < 10_000
    killed = ambush((6, 6, 6, 6)).calm()
    assert killed.trophies("calmuti") == ["big_joey"]
    assert killed.cash("calmuti") == 10_000
    repelled = ambush((6, 1, 1, 1))  # nothing to prevent
    assert repelled.step() == "ActionTurn"


@pytest.mark.rule("LCN-TIM-12", "LCN-DEC-14")
def test_willy_prevents_a_harm_and_the_job_is_spent() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters="bobby_ruthless"),
        dimaggio=side(gangsters="willy_svenson=party", influence="doctor"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    assert (table.step(), table.asked()) == ("CancelWindow", ["dimaggio"])
    table.do("prevent:willy_svenson")
    assert (table.step(), table.may()) == ("ActionTurn", {"end_turn"})  # and no doctor is asked
    assert table.gangsters("calmuti") == ["bobby_ruthless"]
    assert table.tasks("big_joey") == table.tasks("willy_svenson") == []
    assert "party" in str(table.piles)
    assert "party" not in told_as_text(table, "calmuti")


@pytest.mark.rule("LCN-TIM-13")
def test_dice_then_ambush_then_willy_then_doctor() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="sergei_odessa=murder"),
        calmuti=side(gangsters="bobby_ruthless=ambush", influence="snitch"),
        dimaggio=side(gangsters="willy_svenson=party", influence="spy"),
        turn="blundetto",
    )
    table.calm().job("sergei_odessa", "target:bobby_ruthless", dice=(6, 6, 6))
    assert passed_windows(table) == ["RollerDice", "AmbushWindow", "CancelWindow", "DoctorWindow"]
    earning = usury(calmuti=side(gangsters="vito_baritono=robbery"), dimaggio=side(gangsters="lono_sliffer"))
    assert passed_windows(earning) == ["OthersDice", "RobWindow"]


@pytest.mark.rule("LCN-TIM-14")
def test_who_cannot_answer_is_asked_all_the_same_and_passing_is_an_ordinary_answer() -> None:
    table = usury(calmuti=side(gangsters="vito_baritono=theft_r3"), dimaggio=side(gangsters="phil_malony=robbery_r3"))
    assert table.asked() == ["calmuti", "dimaggio"]
    assert table.may("", "calmuti") == {"pass"}
    before = told_as_text(table, "dimaggio")
    table.do("calmuti pass")  # at once, as a standing order would
    assert (table.step(), told_as_text(table, "dimaggio")) == ("RobWindow", before)


@pytest.mark.rule("LCN-TIM-16")
def test_the_log_keeps_peeks_and_discards_for_their_owner() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft", influence="snitch"),
        calmuti=side(gangsters="vito_baritono=vandalism"),
        turn="blundetto",
    )
    table.calm().do("play:snitch", "mode:peek", "peek:vito_baritono")
    assert table.happened("peeked", "blundetto")[0]["card"].startswith("vandalism")
    for name in ("dimaggio", None):
        assert table.happened("peeked", name) == [{"event": "peeked", "seat": 0, "at": "vito_baritono"}]
    limit = scene(phase="income", blundetto=side(jobs="theft_r1_a beating vandalism fraud"), calmuti=side())
    limit.do("pass", "pass", "pass", "discard:fraud")
    assert "fraud" in str(limit.happened("discarded_job", "blundetto"))
    assert limit.happened("discarded_job", "calmuti")
    assert "fraud" not in str(limit.match.events(1)) + str(limit.match.events(None))
