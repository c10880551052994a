"""Chapter 4.2: the planning phase."""

from __future__ import annotations

import pytest

from consigliere.games.la_cosa_nostra.planning import can_plan
from consigliere.games.la_cosa_nostra.state import NewYork

from .scene import Table, scene, side


def plan(table: Table) -> str:
    """The player at turn plans a purchase with any gangster; return the player."""
    (family,) = table.asked()
    table.do("assign:" + min(table.may("assign")), "plan:" + min(table.market), "done")
    return family


# --- one gangster at a time


@pytest.mark.rule("LCN-PLAN-01", "LCN-DEC-04")
def test_in_turn_order_each_assigns_exactly_one_gangster() -> None:
    table = scene(phase="planning", first="dimaggio", blundetto=side(jobs="theft_r1_a"), dimaggio=side(jobs="beating"))
    assert table.asked() == ["dimaggio"]
    assert table.may() == {"assign:phil_malony", "assign:lenny_dimaggio", "assign:franco_luciano"}
    table.do("assign:phil_malony", "job:beating")
    assert table.may() == {"done"}  # one is enough, and there is nothing else he could do
    table.refuses("assign:lenny_dimaggio", "LCN-PLAN-01")
    table.do("done")
    assert table.asked() == ["calmuti"]
    table.do("assign:vito_baritono", "plan:pimp", "done")
    assert table.asked() == ["blundetto"]
    table.do("assign:big_joey", "job:theft_r1_a", "done")
    assert table.asked() == ["dimaggio"]
    assert table.may("assign") == {"lenny_dimaggio", "franco_luciano"}


@pytest.mark.rule("LCN-PLAN-01", "LCN-ILL-03")
def test_passing_with_a_free_gangster_is_not_allowed() -> None:
    table = scene(phase="planning", blundetto=side(jobs="theft_r1_a", influence="smg"))
    for way in ("done", "pass"):
        table.refuses(way, "LCN-PLAN-01")
    table.refuses("decline", "LCN-PLAN-13")
    table.do("play:smg", "on:big_joey")
    table.refuses("done", "LCN-PLAN-01")
    table.refuses("assign:phil_malony", "LCN-PLAN-01")  # another player's
    table.refuses("assign:stevie_blundetto", "LCN-PLAN-01")  # not hired yet
    table.refuses("assign:big_joey", "NotYours", "dimaggio")


@pytest.mark.rule("LCN-PLAN-02")
def test_any_job_may_be_laid_on_any_gangster() -> None:
    hopeless = "casino_cheating_r2 murder_r3 robbery_r3 drug_ring_r4"  # no casino, a reaction, five cards missing
    table = scene(phase="planning", round=4, blundetto=side(cash=0, jobs=hopeless))
    for gangster in ("little_joey", "jimmy_bananas", "big_joey"):
        table.do(f"assign:{gangster}")
        assert table.may("job") == set(hopeless.split())
        assert table.match.can_undo(0)
        table.match.undo(0)
    table.do("assign:little_joey", "job:drug_ring_r4")
    assert table.tasks("little_joey") == ["drug_ring_r4"]


@pytest.mark.rule("LCN-PLAN-02")
def test_a_job_is_face_down() -> None:
    table = scene(phase="planning", blundetto=side(jobs="theft_r1_a beating"))
    table.do("assign:big_joey", "job:theft_r1_a", "done")
    for watcher in ("dimaggio", "calmuti", None):
        lying = table.view(watcher)["players"][0]["gangsters"][2]["tasks"][0]
        assert lying == {"kind": "job", "round": 1, "card": "hidden"}
        (told,) = table.happened("assigned", watcher)
        assert "card" not in told
    assert table.view("blundetto")["players"][0]["gangsters"][2]["tasks"][0]["card"] == "theft_r1_a"
    assert table.happened("assigned", "blundetto")[0]["card"] == "theft_r1_a"


@pytest.mark.rule("LCN-PLAN-03")
def test_a_purchase_is_a_market_card_laid_face_up_and_nothing_is_paid() -> None:
    table = scene(phase="planning", market="casino pimp dealer cop", blundetto=side(cash=0))
    table.do("assign:big_joey")
    assert table.may("plan") == {"casino_1", "pimp_1", "dealer_1", "cop_1"}
    assert table.may("plan_from_deck") == set()
    table.refuses("plan:garage_1", "LCN-PLAN-03")  # it is in the deck
    table.do("plan:casino")
    assert table.cash("blundetto") == 0
    assert table.businesses("blundetto") == []  # not the player's own yet
    lying = table.view(None)["players"][0]["gangsters"][2]["tasks"][0]
    assert lying == {"kind": "purchase", "business": "casino_1", "tokens": []}


@pytest.mark.rule("LCN-PLAN-04")
def test_the_market_is_refilled_at_once() -> None:
    table = scene(phase="planning", market="casino pimp dealer cop", deck="garage lawyer")
    table.do("assign:big_joey", "plan:pimp")
    assert table.market == ["casino_1", "garage_1", "dealer_1", "cop_1"]
    assert table.deck[0] == "lawyer_1"
    assert table.asked() == ["blundetto"]  # before the player's turn is over
    table.do("done", "assign:phil_malony")
    assert table.may("plan") == {"casino_1", "garage_1", "dealer_1", "cop_1"}


@pytest.mark.rule("LCN-PLAN-04", "LCN-RULE-83")
def test_with_an_empty_deck_the_market_stays_short() -> None:
    table = scene(phase="planning", market="casino pimp dealer cop", calmuti=side(businesses="rest"))
    table.do("assign:vito_baritono", "plan:pimp")
    assert table.market == ["casino_1", "dealer_1", "cop_1"]
    table.do("done", "assign:big_joey", "plan:cop", "done", "assign:phil_malony")
    assert table.may("plan") == {"casino_1", "dealer_1"}


@pytest.mark.rule("LCN-RULE-83")
def test_a_short_market_is_filled_up_when_the_next_planning_begins() -> None:
    table = scene(
        round=2,
        market="casino dealer",
        blundetto=side(businesses="rest"),
        calmuti=side(gangsters="vito_baritono=pimp bobby_ruthless=cop frankie_calmuti=garage"),
        turn="calmuti",
    )
    table.do("cancel:vito_baritono", "end_turn", "cancel:bobby_ruthless", "end_turn", "cancel:frankie_calmuti")
    assert (table.market, table.deck) == (["casino_1", "dealer_1"], ["pimp_1", "cop_1", "garage_1"])  # not at once
    table.do("end_turn", "pass", "pass", "pass", "keep")
    assert (table.round, table.step()) == (3, "PlanningTurn")
    assert (table.market, table.deck) == (["casino_1", "dealer_1", "pimp_1", "cop_1"], ["garage_1"])


# --- who is skipped, and the end of the phase


@pytest.mark.rule("LCN-PLAN-05")
def test_a_player_who_has_no_free_gangster_is_skipped_until_all_are_busy() -> None:
    table = scene(
        phase="planning",
        blundetto=side(gangsters="little_joey big_joey jimmy_bananas"),
        dimaggio=side(gangsters="phil_malony"),
        calmuti=side(gangsters="vito_baritono bobby_ruthless"),
    )
    turns = []
    while table.phase == "planning":
        turns.append(plan(table))
    assert turns == ["blundetto", "dimaggio", "calmuti", "blundetto", "calmuti", "blundetto"]
    assert table.phase == "action"
    busy = [one for player in table.players for one in player["gangsters"] if one.get("tasks")]
    assert len(busy) == 6


@pytest.mark.rule("LCN-EX-01", "LCN-PLAN-05")
def test_example_two_jobs_and_a_purchase() -> None:
    table = scene(
        phase="planning",
        blundetto=side(cash=2000, jobs="theft_r1_a beating"),
        dimaggio=side(gangsters="phil_malony lenny_dimaggio franco_luciano mia_lavecchia"),
        calmuti=side(gangsters=""),
    )
    given = {"big_joey": "job:theft_r1_a", "little_joey": "job:beating", "jimmy_bananas": "plan:lawyer"}
    for (gangster, card), theirs in zip(given.items(), table.gangsters("dimaggio"), strict=False):
        table.do(f"assign:{gangster}", card, "done", f"assign:{theirs}", "plan:pimp", "done")
    assert (table.phase, table.asked(), table.may()) == ("planning", ["dimaggio"], {"assign:mia_lavecchia"})
    shown = {one["id"]: one["tasks"][0] for one in table.view(None)["players"][0]["gangsters"]}
    assert [shown[name]["kind"] for name in given] == ["job", "job", "purchase"]
    assert shown["big_joey"]["card"] == shown["little_joey"]["card"] == "hidden"
    assert shown["jimmy_bananas"]["business"] == "lawyer_1"
    assert table.cash("blundetto") == 2000


@pytest.mark.rule("LCN-PLAN-06", "LCN-RULE-08")
def test_a_player_who_has_no_card_to_lay_is_skipped_and_their_gangster_stays_idle() -> None:
    table = scene(
        phase="planning",
        market="",
        blundetto=side(gangsters="big_joey little_joey", jobs="credit_card_fraud"),
        dimaggio=side(gangsters="phil_malony lenny_dimaggio", jobs="theft_r1_a beating_r1"),
        calmuti=side(businesses="rest"),
    )
    table.do("assign:big_joey")
    assert table.may() == {"job:credit_card_fraud_r1"}
    table.do("job:credit_card_fraud", "done")
    assert table.asked() == ["dimaggio"]
    table.do("assign:phil_malony", "job:theft_r1_a", "done")
    assert table.asked() == ["dimaggio"]  # Calmuti never could, Blundetto no longer can: checked again at each turn
    table.do("assign:lenny_dimaggio", "job:beating", "done")
    assert table.phase == "action"
    assert table.tasks("little_joey") == table.tasks("vito_baritono") == []


@pytest.mark.rule("LCN-PLAN-06", "LCN-SG-20")
def test_with_ryu_a_card_of_the_deck_is_a_card_to_lay() -> None:
    table = scene(phase="planning", round=2, blundetto=side(gangsters="ryu_yamamoto big_joey"))
    table.do("search", "assign:big_joey")
    assert table.may("plan_from_deck") == set(table.deck)
    g = table.match.state.clone()
    assert isinstance(g, NewYork)
    g.market = ()
    assert (can_plan(g, 0), can_plan(g, 1)) == (True, False)
    g.deck = ()
    assert not can_plan(g, 0)


@pytest.mark.rule("LCN-PLAN-07")
def test_reactions_are_assigned_like_any_job() -> None:
    table = scene(phase="planning", round=3, blundetto=side(jobs="robbery ambush"))
    table.do("assign:big_joey")
    assert table.may("job") == {"robbery_r3", "ambush_r3"}
    table.do("job:ambush", "done")
    assert table.tasks("big_joey") == ["ambush_r3"]


@pytest.mark.rule("LCN-PLAN-08")
def test_jobs_that_were_not_assigned_stay_in_hand() -> None:
    table = scene(
        phase="planning",
        blundetto=side(gangsters="big_joey", jobs="theft_r1_a beating_r1 car_theft"),
        dimaggio=side(gangsters=""),
        calmuti=side(gangsters=""),
    )
    table.do("assign:big_joey", "job:beating", "done", "cancel:big_joey", "end_turn", "pass", "pass", "pass")
    assert table.round == 2
    assert table.hand("blundetto")[:2] == ["theft_r1_a", "car_theft_r1"]
    table.do("keep", "assign:big_joey")
    assert {"theft_r1_a", "car_theft_r1"} < table.may("job")


# --- what else may be done in a planning turn


@pytest.mark.rule("LCN-PLAN-09", "LCN-DEC-05")
def test_influence_cards_before_and_after_the_assignment() -> None:
    cards = "henchman sabotage smg seduction snitch spy schemer doctor"
    table = scene(
        phase="planning",
        blundetto=side(jobs="theft_r1_a", influence=cards, businesses="lawyer"),
        dimaggio=side(gangsters="phil_malony=beating"),
    )
    allowed = {"henchman", "sabotage", "smg", "seduction", "snitch", "spy"}
    assert table.may("play") == allowed
    assert table.may("use") == {"lawyer_1"}
    table.refuses("play:schemer", "LCN-INF-04")
    table.refuses("play:doctor", "LCN-INF-04")
    table.do("play:henchman", "on:big_joey", "play:smg", "on:big_joey", "use:lawyer", "peek:phil_malony")
    table.do("assign:big_joey", "job:theft_r1_a")
    assert table.may("play") == {"sabotage", "seduction", "snitch", "spy"}
    table.do("play:sabotage", "on:phil_malony", "play:seduction", "on:vito_baritono", "done")
    assert table.attached("big_joey") == ["henchman", "smg"]
    assert table.attached("phil_malony") == ["sabotage"]
    assert table.attached("vito_baritono") == ["seduction"]


@pytest.mark.rule("LCN-PLAN-09", "LCN-SG-08", "LCN-SG-14")
def test_dave_and_alexei_in_a_planning_turn() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="deadly_dave_poppel alexei_valenko"),
        dimaggio=side(gangsters="phil_malony=theft+henchman lenny_dimaggio+smg+sabotage"),
    )
    assigning = {"assign:deadly_dave_poppel", "assign:alexei_valenko"}
    wanted = {"use:deadly_dave_poppel", "remove_henchman:phil_malony", "remove_smg:lenny_dimaggio"}
    assert table.may() == assigning | wanted
    table.do("remove_smg:lenny_dimaggio", "use:deadly_dave_poppel", "peek:phil_malony")
    assert table.attached("lenny_dimaggio") == ["sabotage"]
    assert table.view("blundetto")["players"][1]["gangsters"][0]["tasks"][0]["card"] == "theft_r2_a"


@pytest.mark.rule("LCN-PLAN-09", "LCN-RULE-61", "LCN-ILL-04")
def test_a_player_who_is_skipped_or_waits_plays_no_influence_card() -> None:
    table = scene(
        phase="planning",
        blundetto=side(jobs="theft_r1_a beating"),
        dimaggio=side(gangsters="phil_malony=car_theft", influence="smg spy"),
        calmuti=side(gangsters="vito_baritono", influence="smg"),
    )
    table.refuses("play:smg", "NotYours", "calmuti")
    table.do("assign:big_joey", "job:theft_r1_a", "done")
    assert table.asked() == ["calmuti"]  # Dimaggio has all assigned: no planning turn, no cards
    table.refuses("play:smg", "NotYours", "dimaggio")
    assert table.extras("dimaggio") == set()
    assert "play:smg" in table.may()


@pytest.mark.rule("LCN-PLAN-10")
def test_everybody_may_deal_during_the_whole_phase() -> None:
    table = scene(
        phase="planning",
        blundetto=side(jobs="theft_r1_a beating", businesses="cop"),
        dimaggio=side(businesses="lawyer"),
        calmuti=side(gangsters=""),
    )
    table.deal(("dimaggio", "calmuti", "cash", 500))  # before the assignment, not in their turn
    table.do("assign:big_joey")
    table.deal(("dimaggio", "blundetto", "token", "lawyer_1"), ("blundetto", "dimaggio", "cash", 1000))
    assert table.view("blundetto")["players"][1]["businesses"][0]["tokens"] == [0]
    table.do("job:theft_r1_a").deal(("calmuti", "blundetto", "cash", 100))
    table.do("done")
    table.deal(("blundetto", "calmuti", "business", "cop_1"))
    assert [table.cash(family) for family in ("blundetto", "dimaggio", "calmuti")] == [9100, 10_500, 10_400]
    assert table.businesses("calmuti") == ["cop_1"]


@pytest.mark.rule("LCN-PLAN-11", "LCN-VAR-04")
def test_five_players_may_agree_on_two_assignments_a_turn() -> None:
    two = {"two_assignments_five_players": True}
    table = scene(
        phase="planning",
        round=2,
        options=two,
        blundetto=side(jobs="party persuasion theft_r2_a"),
        dimaggio=side(gangsters="phil_malony"),
        calmuti=side(gangsters="vito_baritono"),
        laserva=side(gangsters="rusty_laserva"),
        caruso=side(gangsters="fat_tony"),
    )
    table.do("assign:big_joey", "job:party")
    assert table.may() == {"assign:little_joey", "assign:jimmy_bananas"}  # the second is due as well
    table.do("assign:little_joey", "job:persuasion")
    assert table.may() == {"done"}
    table.do("done")
    for gangster in ("phil_malony", "vito_baritono", "rusty_laserva", "fat_tony"):  # one, if only one is left
        table.do(f"assign:{gangster}", "plan:" + min(table.market), "done")
    table.do("assign:jimmy_bananas", "job:theft_r2_a", "done")
    table.do("cancel:big_joey")
    assert table.may() == {"end_turn"}  # the action phase stays at one


@pytest.mark.rule("LCN-PLAN-11")
@pytest.mark.parametrize(("number", "seats", "agreed"), [(1, 5, True), (2, 4, True), (3, 5, False)])
def test_otherwise_it_is_one(number: int, seats: int, agreed: bool) -> None:
    options = {"two_assignments_five_players": agreed}
    table = scene(phase="planning", round=number, seats=seats, options=options)
    table.do("assign:big_joey", "plan:" + min(table.market))
    assert table.may() == {"done"}


@pytest.mark.rule("LCN-PLAN-12")
def test_an_assignment_is_neither_taken_back_nor_moved() -> None:
    table = scene(phase="planning", blundetto=side(jobs="theft_r1_a beating"))
    table.do("assign:big_joey", "job:theft_r1_a")
    assert not table.match.can_undo(0)
    table.refuses("take_back:big_joey", "LCN-SG-18")
    table.refuses("cancel:big_joey", "LCN-PLAN-01")
    table.refuses("assign:big_joey", "LCN-PLAN-01")
    table.do("done")
    while table.asked() != ["blundetto"]:
        plan(table)
    assert table.may() == {"assign:little_joey", "assign:jimmy_bananas"}
    assert table.tasks("big_joey") == ["theft_r1_a"]


# --- double gangsters


@pytest.mark.rule("LCN-PLAN-13", "LCN-SG-22", "LCN-DEC-04")
def test_a_second_assignment_at_once_or_in_a_later_turn() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="kenzo_isoaki big_joey", jobs="party theft_r2_a"),
        dimaggio=side(gangsters="phil_malony lenny_dimaggio"),
        calmuti=side(gangsters=""),
    )
    table.do("assign:kenzo_isoaki", "job:party")
    assert table.may() == {"assign:kenzo_isoaki", "done"}  # on top, if wanted
    table.do("assign:kenzo_isoaki")
    assert table.may("job") == set()  # a job in hand
    table.do("plan:pimp")
    assert table.tasks("kenzo_isoaki") == ["party_r2", "pimp_1"]
    assert table.may() == {"done"}

    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="kenzo_isoaki=party big_joey", jobs="theft_r2_a"),
        dimaggio=side(gangsters="phil_malony lenny_dimaggio"),
        calmuti=side(gangsters=""),
    )
    table.do("assign:kenzo_isoaki", "plan:pimp")  # as this turn's assignment
    assert table.may() == {"done"}
    table.do("done", "assign:phil_malony", "plan:dealer", "done")
    assert table.may() == {"assign:big_joey"}


@pytest.mark.rule("LCN-PLAN-13", "LCN-DEC-30", "LCN-ILL-19")
def test_only_second_assignments_left_give_one_or_decline() -> None:
    table = scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="kenzo_isoaki=party heavy_hand=beating", jobs="theft_r2_a"),
        dimaggio=side(gangsters="phil_malony lenny_dimaggio franco_luciano", cash=0),
        calmuti=side(gangsters=""),
    )
    assert table.may() == {"assign:kenzo_isoaki", "assign:heavy_hand", "decline"}
    table.refuses("done", "LCN-PLAN-13")
    table.do("decline")
    assert table.view(None)["players"][0]["declined"]
    table.do("assign:phil_malony", "plan:pimp", "done")
    assert table.asked() == ["dimaggio"]  # declining has ended Blundetto's planning
    table.deal(("dimaggio", "blundetto", "gangster", "franco_luciano"))
    table.do("assign:lenny_dimaggio", "plan:pimp", "done")
    assert table.asked() == ["blundetto"]  # but a gangster without assignment must get one
    assert table.may() == {"assign:franco_luciano"}
    table.refuses("decline", "LCN-PLAN-13")
    table.do("assign:franco_luciano", "job:theft_r2_a", "done")
    assert table.phase == "action"
    assert table.tasks("kenzo_isoaki") == ["party_r2"]


@pytest.mark.rule("LCN-PLAN-13", "LCN-SG-15", "LCN-SG-24", "LCN-ILL-03")
def test_what_each_double_gangster_may_carry() -> None:
    def second(carried: str) -> tuple[bool, bool]:
        """Whether a job and a purchase may be added to his assignments."""
        gangster = carried.partition("=")[0]
        table = scene(
            phase="planning", round=2, blundetto=side(gangsters=f"{carried} little_joey", jobs="theft_r2_a beating_r2")
        )
        if gangster not in table.may("assign"):
            return False, False
        table.do(f"assign:{gangster}")
        return bool(table.may("job")), bool(table.may("plan"))

    assert second("heavy_hand=party") == (True, False)
    assert second("heavy_hand=pimp") == (False, False)
    assert second("kenzo_isoaki=party") == (False, True)
    assert second("kenzo_isoaki=pimp") == (True, False)
    assert second("yumiko_ishi=party") == (False, True)
    assert second("yumiko_ishi=pimp") == (True, True)
    assert second("heavy_hand=party=persuasion") == (False, False)  # never a third
    assert second("big_joey=party") == (False, False)
