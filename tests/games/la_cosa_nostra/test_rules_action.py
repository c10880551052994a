"""Chapter 4.3: the action phase."""

from __future__ import annotations

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.games.la_cosa_nostra.components import JOB_IDS

from .scene import GAME, Table, scene, side

# --- whose turn it is, and what it is for


@pytest.mark.rule("LCN-ACT-01")
def test_one_assignment_a_turn_in_turn_order_until_nobody_has_any() -> None:
    table = scene(
        first="dimaggio",
        blundetto=side(gangsters="big_joey=theft_r1_a little_joey=beating"),
        dimaggio=side(gangsters="phil_malony=car_theft"),
        calmuti=side(gangsters="vito_baritono=threats frankie_calmuti=fraud bobby_ruthless=insolvency"),
    )
    turns = []
    while table.phase == "action":
        turns.append(table.asked()[0])
        table.do("cancel:" + max(table.may("cancel")))
        assert table.may() == {"end_turn"}  # one and no more
        table.do("end_turn")
    assert turns == ["dimaggio", "calmuti", "blundetto", "calmuti", "blundetto", "calmuti"]


@pytest.mark.rule("LCN-ACT-01", "LCN-ILL-20")
def test_assignments_are_resolved_in_any_order() -> None:
    table = scene(blundetto=side(gangsters="little_joey=gas_station_holdup jimmy_bananas=cop big_joey=theft_r1_a"))
    resolvable = {"little_joey", "jimmy_bananas", "big_joey"}
    assert table.may("cancel") == resolvable
    assert table.may("perform") | table.may("buy") == resolvable
    table.do("cancel:jimmy_bananas")
    table.refuses("cancel:big_joey", "LCN-ACT-01")
    table.refuses("perform:big_joey", "LCN-ACT-01")


@pytest.mark.rule("LCN-ACT-02", "LCN-ILL-06")
def test_a_turn_is_not_passed_while_an_assignment_is_left() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=car_theft little_joey=theft_r1_a"),  # no garage: it can only be cancelled
        dimaggio=side(gangsters="phil_malony"),
        calmuti=side(gangsters="vito_baritono=theft_r1_b"),
    )
    assert table.may() == {"cancel:big_joey", "perform:little_joey", "cancel:little_joey"}
    for way in ("end_turn", "pass", "done"):
        table.refuses(way, "LCN-ACT-02")
    table.do("cancel:big_joey", "end_turn")
    assert table.asked() == ["calmuti"]  # Dimaggio has nothing to do and is skipped
    table.do("cancel:vito_baritono", "end_turn", "cancel:little_joey", "end_turn")
    assert table.phase == "income"


@pytest.mark.rule("LCN-ACT-02", "LCN-INFL-08")
def test_a_schemer_lets_a_player_skip_their_turn() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft_r1_a", influence="schemer"),
        calmuti=side(gangsters="vito_baritono=theft_r1_b"),
    )
    table.do("play:schemer")
    assert table.tasks("big_joey") == ["theft_r1_a"]
    assert table.asked() == ["calmuti"]
    table.do("cancel:vito_baritono", "end_turn")
    assert table.asked() == ["blundetto"]


# --- cancelling


@pytest.mark.rule("LCN-ACT-03", "LCN-RULE-09")
def test_a_cancelled_job_is_discarded_unrevealed() -> None:
    table = scene(blundetto=side(gangsters="big_joey=theft_r1_a+henchman little_joey"))
    table.do("cancel:big_joey")
    assert (table.tasks("big_joey"), table.attached("big_joey")) == ([], [])
    assert table.piles[0] == ["theft_r1_a"]
    assert table.happened("revealed") == table.happened("rolled") == []
    for watcher in ("dimaggio", "calmuti", None):
        assert table.view(watcher)["piles"][0] == [{"round": 1, "card": "hidden"}]
        assert "card" not in table.happened("cancelled", watcher)[0]
        assert "theft_r1_a" not in str(table.match.events(None if watcher is None else table.seat(watcher)))
    assert table.view("blundetto")["piles"][0] == [{"round": 1, "card": "theft_r1_a"}]


@pytest.mark.rule("LCN-ACT-04", "LCN-DEAL-10")
def test_a_cancelled_purchase_goes_under_the_deck_and_its_tokens_home() -> None:
    table = scene(blundetto=side(cash=50_000, gangsters="big_joey=casino@dimaggio@calmuti"))
    deck, market = table.deck, table.market
    assert table.may() == {"buy:big_joey", "cancel:big_joey"}  # a change of mind is enough
    table.do("cancel:big_joey")
    assert table.deck == [*deck, "casino_1"]
    assert table.market == market
    assert (table.tokens("dimaggio"), table.tokens("calmuti")) == ([], [])
    assert (table.cash("blundetto"), table.businesses("blundetto")) == (50_000, [])


# --- purchases


@pytest.mark.rule("LCN-ACT-05")
def test_a_purchase_is_paid_to_the_bank_and_counts_at_once() -> None:
    table = scene(
        blundetto=side(cash=5000, gangsters="big_joey=pimp_2 little_joey=escort_service", businesses="pimp_1"),
        calmuti=side(gangsters="vito_baritono=theft_r1_a"),
    )
    assert table.monopolies["prostitution"] == -1
    table.do("buy:big_joey")
    assert table.cash("blundetto") == 1000
    assert sum(player["cash"] for player in table.players) == 1000 + 20_000  # nobody but the bank was paid
    assert table.businesses("blundetto") == ["pimp_1", "pimp_2"]
    assert table.monopolies["prostitution"] == 0
    table.do("end_turn", "cancel:vito_baritono", "end_turn", "cancel:little_joey", "end_turn")
    assert table.cash("blundetto") == 1000 + 2 * 2000 + 5000


@pytest.mark.rule("LCN-ACT-05", "LCN-BIZ-01")
def test_the_ability_of_a_businessman_just_bought_works_at_once() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=lawyer"),
        calmuti=side(gangsters="vito_baritono=theft_r1_a"),
    )
    assert table.may() == {"buy:big_joey", "cancel:big_joey"}
    table.do("buy:big_joey")
    assert table.may() == {"end_turn", "use:lawyer_1"}


@pytest.mark.rule("LCN-ACT-05", "LCN-EARN-02")
def test_a_business_just_bought_serves_a_job() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=garage little_joey=car_theft"),
        dimaggio=side(gangsters="phil_malony=theft_r1_a"),
    )
    assert table.may("perform") == set()
    table.do("buy:big_joey", "end_turn", "cancel:phil_malony", "end_turn")
    assert table.may("perform") == {"little_joey"}


@pytest.mark.rule("LCN-ACT-06", "LCN-ILL-06")
def test_there_is_no_credit() -> None:
    table = scene(blundetto=side(cash=3999, laundered=20_000, gangsters="big_joey=pimp"))
    assert table.may() == {"cancel:big_joey"}
    table.refuses("buy:big_joey", "LCN-ACT-06")
    table.deal(("dimaggio", "blundetto", "cash", 1))  # but one may borrow
    table.do("buy:big_joey")
    assert (table.cash("blundetto"), table.laundered("blundetto")) == (0, 20_000)


# --- jobs


@pytest.mark.rule("LCN-ACT-07")
def test_a_performed_job_is_open_on_the_pile_of_the_current_round() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="big_joey=theft_r1_a little_joey=beating_r2"),
        dimaggio=side(gangsters="phil_malony=vandalism_r2"),
    )
    table.job("big_joey", "target:dimaggio", dice=(3, 3, 1))
    (shown,) = table.happened("revealed")
    assert (shown["job"], shown["against"]) == ("theft_r1_a", 1)
    assert table.rolled() == [3, 3, 1]
    assert (table.cash("blundetto"), table.cash("dimaggio")) == (13_000, 7000)
    table.do("end_turn", "cancel:phil_malony", "end_turn", "cancel:little_joey")
    lying = [{"round": 1, "card": "theft_r1_a"}, {"round": 2, "card": "hidden"}, {"round": 2, "card": "hidden"}]
    assert table.view(None)["piles"] == [[], [], lying, []]
    assert [len(deck) for deck in table.job_decks] == [19, 18, 25, 25]  # out of the game: they are in no deck


@pytest.mark.rule("LCN-ACT-07", "LCN-INC-03")
def test_jobs_discarded_from_the_hand_join_them_face_down() -> None:
    table = scene(
        phase="income",
        round=2,
        blundetto=side(jobs="theft_r1_a beating_r1 party_r2 vandalism_r2"),
        piles={2: "beating_r2"},
    )
    table.do("pass", "pass", "pass", "discard:theft_r1_a")
    assert table.piles[1] == ["beating_r2", "theft_r1_a"]
    assert table.view(None)["piles"][1] == [{"round": 2, "card": "beating_r2"}, {"round": 1, "card": "hidden"}]


@pytest.mark.rule("LCN-ACT-07")
def test_a_job_without_success_is_revealed_all_the_same() -> None:
    table = scene(blundetto=side(gangsters="big_joey=theft_r1_a"))
    table.job("big_joey", "target:calmuti", dice=(2, 2, 2))
    assert table.cash("calmuti") == 10_000
    assert table.view(None)["piles"][0] == [{"round": 1, "card": "theft_r1_a"}]


# --- reactions left over


def reactions(influence: str = "") -> Table:
    return scene(
        round=3,
        blundetto=side(gangsters="big_joey=robbery little_joey=ambush", influence=influence),
        calmuti=side(gangsters="vito_baritono=theft_r1_a"),
    )


@pytest.mark.rule("LCN-ACT-08", "LCN-REACT-01")
def test_with_only_reactions_left_one_must_be_discarded() -> None:
    table = reactions()
    assert table.may() == {"cancel:big_joey", "cancel:little_joey"}
    table.refuses("perform:big_joey", "LCN-REACT-01")
    table.refuses("end_turn", "LCN-ACT-02")
    table.do("cancel:little_joey")
    assert table.view(None)["piles"][2] == [{"round": 3, "card": "hidden"}]
    assert table.tasks("big_joey") == ["robbery_r3"]


@pytest.mark.rule("LCN-ACT-08")
def test_or_the_turn_is_skipped_with_a_schemer() -> None:
    table = reactions("schemer")
    table.do("play:schemer")
    assert table.asked() == ["calmuti"]
    assert (table.tasks("big_joey"), table.tasks("little_joey")) == (["robbery_r3"], ["ambush_r3"])


@pytest.mark.rule("LCN-ACT-08", "LCN-SG-06", "LCN-SG-30")
@pytest.mark.parametrize("gangster", ["izzy_ordova", "little_omar"])
def test_or_izzy_or_omar_uses_it_for_something_else(gangster: str) -> None:
    table = scene(round=3, blundetto=side(gangsters=f"{gangster}=robbery big_joey=ambush"))
    assert table.may() == {f"instead:{gangster}", f"cancel:{gangster}", "cancel:big_joey"}
    table.dice(6, 6, 6).do(f"instead:{gangster}")
    if gangster == "izzy_ordova":
        table.do("target:franco_luciano")
        assert table.trophies("blundetto") == ["franco_luciano"]
    else:
        assert table.cash("blundetto") == 20_000
    assert table.view(None)["piles"][2] == [{"round": 3, "card": "hidden"}]


# --- idle gangsters, atmosphere


@pytest.mark.rule("LCN-ACT-09")
def test_a_gangster_resolves_each_assignment_once() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=gas_station_holdup little_joey=theft_r1_a", jobs="credit_card_fraud"),
        dimaggio=side(gangsters="phil_malony=theft_r1_b"),
    )
    table.job("big_joey", dice=(1, 1, 2)).do("end_turn", "cancel:phil_malony", "end_turn")
    assert table.cash("blundetto") == 11_000
    assert table.may("cancel") == table.may("perform") == {"little_joey"}
    table.refuses("perform:big_joey", "LCN-ACT-09")
    table.do("cancel:little_joey", "end_turn")
    assert table.phase == "income"  # the job in hand does not give him more to do


@pytest.mark.rule("LCN-ACT-10")
def test_the_text_of_a_card_is_there_to_be_read_and_decides_nothing() -> None:
    for language in LANGUAGES:
        words = Words(language, GAME)
        assert all(words(f"{job}-hint") for job in JOB_IDS)
    table = scene(blundetto=side(gangsters="big_joey=gas_station_holdup"))
    table.job("big_joey", dice=(2, 2, 2))  # nothing is asked between the card and its effect
    assert table.cash("blundetto") == 12_000
    assert table.may() == {"end_turn"}


# --- double gangsters, and players without assignments


@pytest.mark.rule("LCN-ACT-11", "LCN-DEC-31")
def test_a_double_gangster_may_resolve_both_in_one_turn() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="kenzo_isoaki=party=pimp big_joey=theft_r1_a"),
        calmuti=side(gangsters="vito_baritono=beating_r2", influence="schemer"),
    )
    table.do("calmuti pass")  # before the turn; not again within it
    table.job("kenzo_isoaki", dice=(1, 1, 1, 2))
    assert table.may() == {"end_turn", "buy:kenzo_isoaki_2", "cancel:kenzo_isoaki_2"}
    table.refuses("cancel:big_joey", "LCN-ACT-11")
    table.do("buy:kenzo_isoaki_2")
    assert table.businesses("blundetto") == ["pimp_1"]
    assert table.may() == {"end_turn"}


@pytest.mark.rule("LCN-ACT-11")
def test_or_keep_the_other_for_a_later_turn() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="kenzo_isoaki=party=pimp"),
        calmuti=side(gangsters="vito_baritono=beating_r2"),
    )
    table.do("cancel:kenzo_isoaki", "end_turn")
    assert table.asked() == ["calmuti"]
    table.do("cancel:vito_baritono", "end_turn")
    assert (table.asked(), table.may()) == (["blundetto"], {"buy:kenzo_isoaki_2", "cancel:kenzo_isoaki_2"})
    table.do("buy:kenzo_isoaki_2")
    assert table.may() == {"end_turn"}


@pytest.mark.rule("LCN-ACT-12")
def test_a_player_without_assignments_takes_no_turn_but_is_in_the_game() -> None:
    table = scene(
        round=2,
        blundetto=side(gangsters="big_joey=assassination"),
        dimaggio=side(cash=20_000, gangsters="", influence="doctor", businesses="casino"),
        calmuti=side(businesses="cop"),
    )
    assert table.asked() == ["blundetto"]
    table.deal(("dimaggio", "calmuti", "cash", 1000))  # the player trades
    table.job("big_joey", "target:cop", dice=(6, 6, 6))
    assert table.asked() == ["dimaggio"]  # the player answers windows
    table.do("play:doctor")
    assert table.blocked() == {"cop_1"}
    table.do("end_turn")
    assert table.phase == "income"  # neither this player nor Calmuti, who has gangsters without assignments, had a turn
    assert table.cash("dimaggio") == 19_000 + 7000  # the player has an income
    table.do("pass")
    assert (table.asked(), "mia_lavecchia" in table.may("hire")) == (["dimaggio"], True)  # the player may hire


# --- examples


@pytest.mark.rule("LCN-EX-15", "LCN-ACT-01")
def test_example_earn_first_then_buy_with_the_money() -> None:
    table = scene(
        blundetto=side(cash=0, gangsters="big_joey=escort_service little_joey=pimp_2", businesses="pimp_1"),
        dimaggio=side(gangsters="phil_malony=theft_r1_a"),
    )
    assert table.may("buy") == set()  # not yet
    table.job("big_joey", dice=(1, 1, 2)).do("end_turn", "cancel:phil_malony", "end_turn")
    assert table.cash("blundetto") == 4000
    table.do("buy:little_joey")
    assert (table.cash("blundetto"), table.businesses("blundetto")) == (0, ["pimp_1", "pimp_2"])


def chain() -> Table:
    """An earning of 9000, a garage for 8000, and a job that needs the garage; a rival with a theft."""
    crew = "big_joey=fraud jimmy_bananas=garage little_joey=car_theft"
    return scene(
        blundetto=side(cash=0, gangsters=crew, businesses="lawyer loan_shark"),
        dimaggio=side(gangsters="franco_luciano=theft_r1_a", businesses="garage_2"),
    )


@pytest.mark.rule("LCN-EX-19", "LCN-ACT-05", "LCN-EARN-05")
def test_example_a_chain_of_three_actions() -> None:
    table = chain()
    assert (table.may("perform"), table.may("buy")) == ({"big_joey"}, set())
    table.job("big_joey", dice=(3, 4, 1)).do("end_turn")
    assert table.cash("blundetto") == 9000
    table.do("cancel:franco_luciano", "end_turn")
    assert table.may("perform") == set()  # the garage is not paid yet
    table.do("buy:jimmy_bananas", "end_turn")
    assert table.cash("blundetto") == 1000
    assert table.may("perform") == {"little_joey"}
    table.job("little_joey", dice=(3,))
    assert table.cash("blundetto") == 8000


@pytest.mark.rule("LCN-EX-19", "LCN-ACT-06", "LCN-EARN-06")
def test_example_the_chain_is_broken_by_a_theft() -> None:
    table = chain().job("big_joey", dice=(3, 4, 1)).do("end_turn")
    table.job("franco_luciano", "target:blundetto", dice=(5, 5, 1)).do("end_turn")
    assert table.cash("blundetto") == 6000
    assert table.may() == {"cancel:jimmy_bananas", "cancel:little_joey"}
    lent = table.match.clone(record_events=True)
    table.do("cancel:jimmy_bananas", "end_turn")
    assert table.may() == {"cancel:little_joey"}
    table.deal(("dimaggio", "blundetto", "token", "garage_2"), ("blundetto", "dimaggio", "cash", 2000))
    assert table.may("perform") == {"little_joey"}  # a deal is the other way
    other = Table(lent).deal(("calmuti", "blundetto", "cash", 2000))  # or a loan
    assert other.may("buy") == {"jimmy_bananas"}


# --- why not


@pytest.mark.rule("LCN-ACT-01", "LCN-ACT-06", "LCN-ILL-06")
def test_anothers_purchase_cannot_be_made_even_if_rich() -> None:
    table = scene(
        blundetto=side(cash=90_000, gangsters="big_joey=theft little_joey=casino"),
        calmuti=side(cash=0, gangsters="vito_baritono=pimp"),
        turn="blundetto",
    )
    table.refuses("buy:vito_baritono", "LCN-ACT-01")
    table.refuses("buy:big_joey", "LCN-ACT-05")  # a job lies there
    poor = scene(blundetto=side(cash=1000, gangsters="little_joey=casino"), turn="blundetto")
    poor.refuses("buy:little_joey", "LCN-ACT-06")


@pytest.mark.rule("LCN-INC-02", "LCN-EXP-03")
def test_a_hire_in_an_action_turn_is_out_of_time() -> None:
    table = scene(blundetto=side(cash=90_000, gangsters="big_joey=theft"), turn="blundetto")
    table.refuses("hire:stevie_blundetto", "LCN-INC-02")
    special = scene(
        blundetto=side(cash=90_000, gangsters="big_joey=theft"),
        turn="blundetto",
        options={"expansion_gangsters": True},
    )
    special.refuses("hire:stevie_blundetto", "LCN-EXP-03")
