"""Chapters 4.9 and 5: payday, monopolies, hiring, the hand limit, and the final payday that ends the game."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg

from .scene import Table, scene, side


def payday(round: int = 1, hiring: bool = False, **more: Any) -> Table:
    """The income phase of a round. Nobody hires unless `hiring` is tested."""
    table = scene(phase="income", round=round, **more)
    while not hiring and table.step() == "IncomeHire":
        table.do("pass")
    return table


def over(table: Table) -> cg.Result:
    assert table.match.result is not None
    return table.match.result


# --- income


@pytest.mark.rule("LCN-INC-01", "LCN-GEN-07", "LCN-BLK-03")
def test_income_is_that_of_unblocked_businesses_and_monopolies() -> None:
    table = payday(
        blundetto=side(cash=0, businesses="casino cop garage*"),
        calmuti=side(cash=0, businesses="pimp pimp"),
        dimaggio=side(cash=0, businesses="dealer*"),
    )
    assert table.cash("blundetto") == 7000 + 1000
    assert table.cash("calmuti") == 2 * 2000 + 5000
    assert table.cash("dimaggio") == 0


@pytest.mark.rule("LCN-INC-01")
def test_income_is_paid_and_told_in_turn_order() -> None:
    table = payday(first="calmuti", blundetto=side(businesses="cop"), calmuti=side(businesses="cop"))
    paid = [event["to"] for event in table.happened("money") if event["why"] == "income"]
    assert paid == [table.seat("calmuti"), table.seat("blundetto")]


@pytest.mark.rule("LCN-INC-02", "LCN-DEC-23")
def test_each_may_hire_one_of_those_under_their_boss_card_in_turn_order() -> None:
    table = payday(hiring=True, first="calmuti", blundetto=side(cash=30_000), calmuti=side(cash=30_000))
    assert table.asked() == ["calmuti"]
    hireable = table.may("hire")
    assert hireable == {"carmine_lucatoni", "salie_canalli", "rocky_santiago"}
    table.do("hire:carmine_lucatoni")
    assert "carmine_lucatoni" in table.gangsters("calmuti")
    assert table.cash("calmuti") < 30_000
    assert table.asked() != ["calmuti"]  # one a round
    assert "pass" in table.may()


@pytest.mark.rule("LCN-INC-02", "LCN-ILL-02")
def test_hiring_needs_the_money_and_ones_own_family() -> None:
    table = payday(hiring=True, first="calmuti", calmuti=side(cash=10_000), blundetto=side(cash=90_000))
    assert table.asked() == ["calmuti"]
    assert table.may("hire") == {"carmine_lucatoni"}
    table.refuses("hire:rocky_santiago", "LCN-INC-02")
    table.refuses("hire:stevie_blundetto", "LCN-INC-02")


@pytest.mark.rule("LCN-INC-03", "LCN-DEC-25", "LCN-ILL-17")
def test_at_most_three_jobs_and_three_influence_cards_are_kept() -> None:
    table = payday(
        round=2,
        blundetto=side(cash=0, jobs="theft beating vandalism party", influence="spy doctor snitch"),
        calmuti=side(cash=0),
        dimaggio=side(cash=0, jobs="theft", influence="snitch snitch snitch henchman"),
    )
    assert table.asked() == ["blundetto", "dimaggio"]
    thrown = next(iter(sorted(table.may("discard", "blundetto"))))
    assert not table.may("discard_influence", "blundetto")
    assert not table.may("discard", "dimaggio")
    table.play(table.seat("blundetto"), f"discard:{thrown}")
    table.play(table.seat("dimaggio"), sorted(table.may("", "dimaggio"))[0])
    assert thrown not in table.hand("blundetto")
    assert len([job for job in table.hand("blundetto") if not job.endswith(("_r3",))]) >= 3
    told = table.happened("discarded_job", "calmuti")
    assert told
    assert "card" not in told[0]
    assert table.happened("discarded_job", "blundetto")[0]["card"] == thrown


@pytest.mark.rule("LCN-INC-03", "LCN-DEC-25")
def test_an_influence_card_thrown_away_is_face_down_in_its_discard() -> None:
    """Only its owner knows it, and it is not gone: it returns with the next shuffle."""
    table = payday(
        round=2,
        blundetto=side(cash=0, influence="spy doctor snitch sabotage"),
        calmuti=side(cash=0),
        dimaggio=side(cash=0),
    )
    assert table.asked() == ["blundetto"]
    table.do("discard_influence:sabotage")
    (told,) = table.happened("discarded_influence", "blundetto")
    assert told["card"] == "sabotage"
    assert [event.get("card") for event in table.happened("discarded_influence", "calmuti")] == [None]
    assert [event.get("card") for event in table.happened("discarded_influence")] == [None]
    assert table.view("blundetto")["influence_discard"] == ["sabotage"]
    assert table.view("calmuti")["influence_discard"] == ["hidden"]
    assert table.view(None)["influence_discard"] == ["hidden"]
    assert table.influence_discard == ["sabotage"]


def limits(**more: Any) -> Table:
    """The hand limit of a round in the expansion."""
    return scene(round=2, phase="income", stack=[{"step": "EndOfRound"}, {"step": "HandLimit"}], **more)


@pytest.mark.rule("LCN-INC-03", "LCN-SG-18", "LCN-TIM-01", "LCN-NEG-09")
def test_who_must_discard_follows_a_trade_while_the_question_is_open() -> None:
    """A player who no longer has a hand limit is asked, one who has none now is not."""
    table = limits(
        blundetto=side(gangsters="fyodor_kalashenko", jobs="theft beating vandalism threats property_damage"),
        calmuti=side(jobs="theft beating vandalism property_damage"),
        dimaggio=side(jobs="building_scam beating escort_service credit_card_fraud"),
    )
    assert table.asked() == ["calmuti", "dimaggio"]
    table.do("calmuti discard:theft")
    table.deal(("blundetto", "calmuti", "gangster", "fyodor_kalashenko"), ("calmuti", "blundetto", "cash", 1000))
    assert table.asked() == ["blundetto", "dimaggio"]
    assert table.may("", "blundetto") == {f"discard:{name}" for name in table.hand("blundetto")}
    kept = len(table.hand("calmuti"))
    table.do("blundetto discard:theft", "blundetto discard:threats", "dimaggio discard:escort_service")
    assert table.step() != "HandLimit"
    assert len(table.happened("discarded_job")) == 3
    assert sorted(event["seat"] for event in table.happened("discarded_job")) == [0, 0, 2]
    assert kept == 4


@pytest.mark.rule("LCN-INC-03", "LCN-SG-18", "LCN-TIM-01")
def test_the_last_who_was_to_discard_buys_a_way_out_and_the_round_ends() -> None:
    table = limits(
        blundetto=side(gangsters="fyodor_kalashenko", jobs="theft"),
        calmuti=side(jobs="theft beating vandalism party"),
    )
    assert table.asked() == ["calmuti"]
    table.deal(("blundetto", "calmuti", "gangster", "fyodor_kalashenko"))
    assert (table.step(), table.round) == ("RedealCheck", 3)
    assert not table.happened("discarded_job")


@pytest.mark.rule("LCN-INC-03", "LCN-END-06")
def test_there_is_no_hand_limit_hiring_or_trade_at_the_end() -> None:
    table = payday(round=4, blundetto=side(cash=90_000, jobs="theft beating vandalism party", businesses="casino"))
    assert table.match.result is not None
    assert not table.happened("discarded_job")
    assert not table.happened("hired")
    with pytest.raises(cg.ConsigliereError):
        table.offer("blundetto", ("blundetto", "dimaggio", "cash", 1000))


@pytest.mark.rule("LCN-INC-04", "LCN-RND-04")
def test_the_first_player_card_moves_on_and_the_next_round_starts() -> None:
    table = payday(round=1, blundetto=side(cash=0), dimaggio=side(cash=0), calmuti=side(cash=0))
    assert (table.round, table.first) == (2, 1)
    for seats, holder in ((3, 0), (4, 3), (5, 3)):
        table = payday(round=3, seats=seats, first="calmuti")
        assert (table.round, table.first) == (4, holder)  # to the next clockwise


@pytest.mark.rule("LCN-INC-05")
def test_attachments_leave_at_the_end_of_the_round() -> None:
    gangsters = "big_joey+smg little_joey+seduction"
    table = payday(blundetto=side(cash=0, gangsters=gangsters), dimaggio=side(cash=0), calmuti=side(cash=0))
    assert table.attached("big_joey") == table.attached("little_joey") == []


@pytest.mark.rule("LCN-INC-06")
def test_the_order_is_income_hiring_hand_limit_first_player() -> None:
    """Hiring is paid with this round's income, and the hand limit is asked after it."""
    table = payday(
        hiring=True,
        blundetto=side(cash=0, businesses="casino casino", jobs="theft beating vandalism property_damage"),
        dimaggio=side(cash=0),
        calmuti=side(cash=0),
    )
    assert table.cash("blundetto") == 14_000
    assert table.may("hire") == {"stevie_blundetto"}
    table.do("pass", "pass", "pass")
    assert table.step() == "HandLimit"
    assert table.first == 0
    table.do(sorted(table.may())[0])
    assert table.first == 1


# --- monopolies


@pytest.mark.rule("LCN-MONO-01", "LCN-MONO-02")
@pytest.mark.parametrize(
    ("kind", "monopoly"), [("pimp", "prostitution"), ("dealer", "street_trade"), ("loan_shark", "lending")]
)
def test_two_of_a_kind_and_more_than_all_others_together_is_a_monopoly(kind: str, monopoly: str) -> None:
    def holder(own: int, others: int) -> Any:
        table = scene(
            blundetto=side(businesses=" ".join([kind] * own)),
            calmuti=side(businesses=" ".join([kind] * others)),
        )
        seen = table.view("calmuti")["monopolies"][monopoly]["seat"]
        assert seen == (table.monopolies[monopoly] if table.monopolies[monopoly] >= 0 else None)
        return table.monopolies[monopoly]

    assert holder(1, 0) in (None, -1)
    assert holder(2, 1) == 0
    assert holder(2, 2) in (None, -1)
    assert holder(3, 2) == 0


@pytest.mark.rule("LCN-MONO-02")
def test_the_others_count_together() -> None:
    table = scene(
        blundetto=side(businesses="pimp pimp"), calmuti=side(businesses="pimp"), dimaggio=side(businesses="pimp")
    )
    assert table.monopolies["prostitution"] in (None, -1)


@pytest.mark.rule("LCN-MONO-03", "LCN-EX-05", "LCN-MONO-05")
def test_a_purchase_by_another_breaks_it_at_once() -> None:
    table = scene(
        calmuti=side(businesses="pimp pimp"),
        blundetto=side(businesses="pimp"),
        caruso=side(cash=10_000, gangsters="paulie_pennino=pimp"),
        turn="caruso",
    )
    assert table.monopolies["prostitution"] == table.seat("calmuti")
    table.calm().do("buy:paulie_pennino")
    assert table.monopolies["prostitution"] in (None, -1)


@pytest.mark.rule("LCN-MONO-03", "LCN-NEG-09")
def test_a_trade_gives_and_takes_it_at_once() -> None:
    table = scene(
        phase="planning",
        blundetto=side(businesses="pimp", gangsters="big_joey", jobs="theft"),
        calmuti=side(businesses="pimp"),
    )
    pimp = table.businesses("calmuti")[0]
    table.deal(("blundetto", "calmuti", "cash", 1000), ("calmuti", "blundetto", "business", pimp))
    assert table.monopolies["prostitution"] == table.seat("blundetto")
    table.deal(("blundetto", "calmuti", "business", pimp))
    assert table.monopolies["prostitution"] in (None, -1)


@pytest.mark.rule("LCN-MONO-04", "LCN-BLK-03", "LCN-MONO-03")
def test_blocked_and_unpaid_businessmen_count_for_nobody() -> None:
    table = scene(blundetto=side(businesses="pimp pimp*", gangsters="big_joey=pimp"), calmuti=side(businesses="pimp*"))
    assert table.monopolies["prostitution"] in (None, -1)
    broken = scene(blundetto=side(gangsters="big_joey=beating"), calmuti=side(businesses="pimp pimp"), turn="blundetto")
    assert broken.monopolies["prostitution"] == broken.seat("calmuti")
    broken.calm().job("big_joey", f"target:{broken.businesses('calmuti')[0]}", dice=(6, 6, 6)).calm()
    assert broken.monopolies["prostitution"] in (None, -1)
    again = scene(phase="round", round=2, blundetto=side(businesses="pimp pimp*"))
    assert again.blocked() == set()
    assert again.monopolies["prostitution"] == 0  # the instant the card is turned back


# --- the end


@pytest.mark.rule("LCN-END-01", "LCN-VAR-06", "LCN-RULE-17")
@pytest.mark.parametrize(("short", "round", "ends"), [(False, 3, False), (False, 4, True), (True, 3, True)])
def test_the_game_ends_after_round_four_or_three_if_agreed(short: bool, round: int, ends: bool) -> None:
    table = payday(round=round, options={"short_game": short}, blundetto=side(cash=0))
    while table.match.result is None and table.step() in ("IncomeHire", "HandLimit"):
        table.do(*(["pass"] if "pass" in table.may() else sorted(table.may())[:1]))
    assert (table.match.result is not None) == ends


@pytest.mark.rule("LCN-END-02")
def test_income_of_businesses_and_monopolies_is_doubled() -> None:
    table = payday(round=4, blundetto=side(cash=0, businesses="pimp pimp casino"), calmuti=side(cash=0))
    paid = [e["amount"] for e in table.happened("money") if e["why"] == "income" and e["to"] == 0]
    assert paid == [2 * (2000 + 2000 + 7000 + 5000)]


@pytest.mark.rule("LCN-END-03", "LCN-BLK-04", "LCN-RULE-43")
def test_most_unblocked_gangsters_give_fifteen_thousand_and_a_tie_nothing() -> None:
    def scores(first: str, second: str) -> tuple[int, ...]:
        table = payday(
            round=4,
            blundetto=side(cash=0, gangsters=first),
            calmuti=side(cash=0, gangsters=second),
            dimaggio=side(cash=0, gangsters="phil_malony"),
        )
        return over(table).scores

    assert scores("big_joey little_joey", "vito_baritono") == (15_000, 0, 0)
    assert scores("big_joey little_joey", "vito_baritono bobby_ruthless") == (0, 0, 0)
    assert scores("big_joey little_joey*", "vito_baritono bobby_ruthless") == (0, 15_000, 0)


@pytest.mark.rule("LCN-END-04", "LCN-RULE-44")
@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [
        ("", 0),
        ("vito_baritono", 2000 * 1),
        ("vito_baritono bobby_ruthless", 4000 * (1 + 3)),
        ("vito_baritono bobby_ruthless frankie_calmuti", 6000 * (1 + 3 + 2)),
        ("vito_baritono bobby_ruthless frankie_calmuti rocky_santiago", 6000 * (1 + 3 + 2 + 4)),
    ],
)
def test_the_kill_bonus_grows_with_the_number_killed(trophies: str, bonus: int) -> None:
    table = payday(
        round=4,
        blundetto=side(cash=0, trophies=trophies, gangsters="big_joey+smg"),
        calmuti=side(cash=0, gangsters="salie_canalli"),
        dimaggio=side(cash=0, gangsters="phil_malony"),
    )
    assert over(table).scores[0] == bonus


@pytest.mark.rule("LCN-END-05", "LCN-LAUN-02", "LCN-INV-20")
def test_laundered_money_doubles() -> None:
    table = payday(
        round=4,
        blundetto=side(cash=1000, laundered=8000, gangsters="big_joey"),
        calmuti=side(cash=2000, gangsters="vito_baritono"),
        dimaggio=side(cash=0, gangsters="phil_malony"),
    )
    assert over(table).scores == (1000 + 2 * 8000, 2000, 0)


@pytest.mark.rule("LCN-END-07", "LCN-RULE-18")
def test_most_money_wins_then_the_dearest_estate_then_the_win_is_shared() -> None:
    def end(first: str, second: str, cash: int = 5000, businesses: str = "") -> cg.Result:
        return over(
            payday(
                round=4,
                blundetto=side(cash=cash, gangsters=first),
                calmuti=side(cash=5000, gangsters=second, businesses=businesses),
                dimaggio=side(cash=0, gangsters="phil_malony"),
            )
        )

    assert end("big_joey", "bobby_ruthless", cash=6000).winners == (0,)
    estate = end("big_joey", "vito_baritono")  # 3 guns against 1
    assert (estate.winners, estate.reason) == ((0,), "estate")
    blocked = end("little_joey", "vito_baritono", businesses="casino*")  # a blocked card counts, and pays nothing
    assert (blocked.winners, blocked.reason) == ((1,), "estate")
    dear = end("jimmy_bananas", "vito_baritono", businesses="pimp*")  # a gun of a starter is worth $5,000: 10 against 9
    assert (dear.winners, dear.reason) == ((0,), "estate")
    shared = end("big_joey", "bobby_ruthless")
    assert (shared.winners, shared.reason) == ((0, 1), "shared")


# --- options of the payday


@pytest.mark.rule("LCN-VAR-02")
def test_bonus_income_goes_to_the_highest_income_alone() -> None:
    def cash(first: str, second: str, agreed: bool = True, round: int = 1) -> list[int]:
        table = payday(
            round=round,
            options={"bonus_income": agreed},
            blundetto=side(cash=0, businesses=first, gangsters="big_joey"),
            calmuti=side(cash=0, businesses=second, gangsters="vito_baritono"),
            dimaggio=side(cash=0, gangsters="phil_malony"),
        )
        return [table.cash(family) for family in table.families()]

    assert cash("garage", "cop") == [4000 + 5000, 1000, 0]
    assert cash("garage", "cop", agreed=False) == [4000, 1000, 0]
    assert cash("garage", "construction_firm") == [4000, 4000, 0]
    assert cash("garage", "cop", round=4) == [8000 + 5000, 2000, 0]
