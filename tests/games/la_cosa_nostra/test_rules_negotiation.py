"""Chapters 9 and 10: offers and their outcomes, where tokens may be, and the options chosen before the game."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra.draw import draw_influence
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import Table, begin, scene, side


def refused(table: Table, maker: str, *gifts: tuple[str, str, str, str | int]) -> str:
    """The rule by which an offer is refused; nothing changes."""
    before = table.match.position()
    with pytest.raises(cg.IllegalMove) as refusal:
        table.offer(maker, *gifts)
    assert table.match.position() == before
    return str(refusal.value.rule)


# --- offers


@pytest.mark.rule("LCN-NEG-05", "LCN-DEC-26")
def test_an_offer_may_be_withdrawn_refused_and_countered_until_it_is_accepted() -> None:
    table = scene(phase="planning", blundetto=side(businesses="cop"), calmuti=side())
    first = table.offer(
        "blundetto", ("blundetto", "calmuti", "business", "cop_1"), ("calmuti", "blundetto", "cash", 5000)
    )
    assert table.extras("calmuti") == {f"accept:{first}", f"refuse:{first}"}
    assert table.extras("blundetto") == {f"withdraw:{first}"}
    assert table.extras("dimaggio") == set()
    table.refuses(f"withdraw:{first}", "NotYours", "calmuti")
    table.do(f"calmuti refuse:{first}")
    counter = table.offer(
        "calmuti", ("calmuti", "blundetto", "cash", 4000), ("blundetto", "calmuti", "business", "cop_1")
    )
    table.do(f"calmuti withdraw:{counter}")
    table.refuses(f"accept:{counter}", "LCN-TRADE-01", "blundetto")
    last = table.offer("calmuti", ("calmuti", "blundetto", "cash", 4500), ("blundetto", "calmuti", "business", "cop_1"))
    table.do(f"blundetto accept:{last}")
    assert (table.cash("blundetto"), table.businesses("calmuti")) == (14_500, ["cop_1"])
    table.refuses(f"withdraw:{last}", "LCN-TRADE-01", "calmuti")


@pytest.mark.rule("LCN-NEG-05")
@pytest.mark.parametrize(("dice", "there"), [((6, 6, 6), False), ((1, 1, 1), True)])
def test_a_standing_offer_sleeps_while_a_job_is_resolved_and_is_checked_again(
    dice: tuple[int, ...], there: bool
) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=persuasion"),
        calmuti=side(businesses="pimp", gangsters="vito_baritono=ambush"),
        turn="blundetto",
        options={"extra_cards": "on"},
    )
    number = table.offer("calmuti", ("calmuti", "dimaggio", "business", "pimp_1"))
    table.do("perform:big_joey").dice(*dice).do("target:pimp")
    if table.step() == "AmbushWindow":
        table.refuses(f"accept:{number}", "LCN-TIM-01", "dimaggio")
        assert table.extras("dimaggio") == set()
    table.calm()
    assert (f"accept:{number}" in table.extras("dimaggio")) == there
    if there:
        assert table.do(f"dimaggio accept:{number}").businesses("dimaggio") == ["pimp_1"]
    else:
        table.refuses(f"accept:{number}", "LCN-NEG-07", "dimaggio")


@pytest.mark.rule("LCN-NEG-10")
def test_a_gangster_traded_in_planning_is_assigned_by_his_new_owner() -> None:
    table = scene(
        phase="planning",
        blundetto=side(gangsters="big_joey little_joey", jobs="theft_r1_a beating"),
        calmuti=side(gangsters="vito_baritono=vandalism", jobs="fraud"),
        dimaggio=side(gangsters="phil_malony=threats"),
        declined="calmuti",
    )
    table.deal(("blundetto", "calmuti", "gangster", "little_joey"))
    table.do("assign:big_joey", "job:theft_r1_a", "done")
    # the player had finished, and has not any more
    assert (table.step(), table.asked()) == ("PlanningTurn", ["calmuti"])
    table.refuses("done", "LCN-PLAN-01")
    table.do("assign:little_joey", "job:fraud", "done")
    assert table.phase == "action"


@pytest.mark.rule("LCN-NEG-10")
def test_a_gangster_traded_in_the_action_phase_is_idle_and_a_trade_is_no_hiring() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft_r1_a deadly_dave_poppel"),
        calmuti=side(gangsters="vito_baritono=beating", jobs="fraud"),
        turn="blundetto",
    )
    table.deal(("blundetto", "calmuti", "gangster", "deadly_dave_poppel"))
    assert table.influence("calmuti") == []  # on hiring he would bring two
    table.calm().do("cancel:big_joey", "end_turn").calm()
    assert table.may() == {"cancel:vito_baritono"}
    hire = scene(phase="income", blundetto=side(cash=90_000), calmuti=side())
    hire.deal(("calmuti", "blundetto", "gangster", "vito_baritono"))
    assert hire.may("hire")  # the hire of the round is not used by it
    hire.do("hire:micky_dogs")
    assert {"vito_baritono", "micky_dogs"} <= set(hire.gangsters("blundetto"))


@pytest.mark.rule("LCN-NEG-12")
@pytest.mark.parametrize("public", [False, True])
def test_an_exchange_is_public_and_its_text_is_for_the_addressees(public: bool) -> None:
    table = scene(phase="planning", blundetto=side(), calmuti=side())
    number = table.offer("blundetto", ("blundetto", "calmuti", "cash", 2000), text="for peace", public=public)
    assert bool(table.match.view(2)["offers"]) == public
    table.do(f"calmuti accept:{number}")
    for name in ("dimaggio", None):
        event = table.happened("deal", name)[0]
        assert event["gives"] == [[0, 1, "cash", 2000]]
        assert ("text" in event) == public
        assert ("for peace" in str(table.match.events(None if name is None else 2))) == public
    assert table.happened("deal", "calmuti")[0]["text"] == "for peace"


@pytest.mark.rule("LCN-NEG-13", "LCN-DEC-26")
def test_nobody_need_wait_for_offers_and_the_commit_ends_the_talk() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=murder"),
        calmuti=side(gangsters="bobby_ruthless=ambush"),
        turn="blundetto",
    )
    number = table.offer("calmuti", ("calmuti", "blundetto", "cash", 5000), text="leave Bobby alone")
    assert "perform:big_joey" in table.may()  # an open offer does not delay the turn
    table.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6))
    table.refuses(f"accept:{number}", "LCN-TIM-01", "blundetto")
    timer = next(setting for setting in TITLE.settings if setting.name == "planning_timer_seconds")
    assert (timer.values, timer.default) == ((0, 60), 0)  # optional, 60 seconds suggested
    planning = scene(phase="planning", blundetto=side(jobs="theft beating vandalism"), calmuti=side())
    planning.do("assign:big_joey", "job:beating")
    assert (planning.asked(), planning.may()) == (["blundetto"], {"done"})  # the end of a turn is announced


@pytest.mark.rule("LCN-NEG-16")
def test_deal_for_deal_is_one_offer_with_two_placements() -> None:
    table = scene(phase="planning", blundetto=side(businesses="cop"), calmuti=side(businesses="lawyer"))
    table.deal(("blundetto", "calmuti", "token", "cop_1"), ("calmuti", "blundetto", "token", "lawyer_1"))
    assert (table.tokens("calmuti"), table.tokens("blundetto")) == (["cop_1"], ["lawyer_1"])


@pytest.mark.rule("LCN-RULE-11")
def test_no_token_is_put_on_a_blocked_card() -> None:
    table = scene(blundetto=side(gangsters="big_joey=theft"), calmuti=side(businesses="cop* lawyer"), turn="blundetto")
    assert refused(table, "blundetto", ("calmuti", "blundetto", "token", "cop_1")) == "LCN-RULE-11"
    table.deal(("calmuti", "blundetto", "token", "lawyer_1"))
    assert table.tokens("blundetto") == ["lawyer_1"]


@pytest.mark.rule("LCN-RULE-22")
@pytest.mark.parametrize("task", ["beating", "garage"])
def test_a_gangster_with_an_assignment_is_not_traded(task: str) -> None:
    table = scene(blundetto=side(gangsters=f"big_joey={task} little_joey"), calmuti=side(), turn="blundetto")
    assert refused(table, "blundetto", ("blundetto", "calmuti", "gangster", "big_joey")) == "LCN-RULE-22"
    table.deal(("blundetto", "calmuti", "gangster", "little_joey"))
    assert "little_joey" in table.gangsters("calmuti")


@pytest.mark.rule("LCN-RULE-50")
@pytest.mark.parametrize(("seller", "holder"), [("", "calmuti"), ("mat", "")])
def test_a_monopoly_that_moves_sends_its_tokens_home(seller: str, holder: str) -> None:
    table = scene(
        phase="planning",
        blundetto=side(businesses="pimp_1 pimp_2"),
        calmuti=side(businesses="pimp_3 pimp_4" if seller == "" else "", gangsters="vito_baritono"),
        dimaggio=side(),
    )
    monopoly = next(name for name, seat in table.monopolies.items() if "prost" in name)
    if seller == "":  # two against two: nobody has it; give one away and back so that it changes hands
        table.deal(("calmuti", "blundetto", "business", "pimp_3"))
    assert table.monopolies[monopoly] == 0
    table.deal(("blundetto", "dimaggio", "token", monopoly))
    assert table.tokens("dimaggio") == [monopoly]
    if holder:
        gifts = [("blundetto", "calmuti", "business", f"pimp_{n}") for n in (1, 2, 3)]
        table.deal(*gifts)
        assert table.monopolies[monopoly] == table.seat(holder)
    else:
        table.deal(("blundetto", "calmuti", "business", "pimp_1"))
        assert table.monopolies[monopoly] == -1
    assert table.tokens("dimaggio") == []


# --- options


def loot(second: tuple[int, ...], crew: str = "big_joey=usury jimmy_bananas=robbery_r3", agreed: bool = True) -> Table:
    """Usury for 11,000, robbed by Bobby with one success; jimmy_bananas of the earner may rob him in turn."""
    table = scene(
        round=4,
        blundetto=side(gangsters=crew, businesses="loan_shark cop~"),
        calmuti=side(gangsters="bobby_ruthless=robbery_r3"),
        turn="blundetto",
        options={"robbery_against_robbery": agreed},
    )
    table.calm().job("big_joey", dice=(6, 6, 6))
    table.dice(4, 1, 1, *second).do("calmuti rob:bobby_ruthless")
    return table


@pytest.mark.rule("LCN-VAR-03", "LCN-RULE-78")
@pytest.mark.parametrize(("dice", "taken"), [((6, 6), 5500), ((6, 1), 2750), ((1, 1), 0)])
def test_by_agreement_a_robber_is_robbed_out_of_his_loot(dice: tuple[int, ...], taken: int) -> None:
    table = loot(dice)
    assert (table.step(), table.asked()) == ("AmbushWindow", ["blundetto"])  # this player's ambush is asked first
    table.do("pass")
    assert (table.step(), table.asked()) == ("RobWindow", ["blundetto"])  # the earner too may rob the robber
    table.do("rob:jimmy_bananas").calm()
    assert table.cash("blundetto") == 10_000 + 5500 + taken
    assert table.cash("calmuti") == 10_000 + 5500 - taken


@pytest.mark.rule("LCN-VAR-03", "LCN-RULE-78")
def test_a_repelled_robbery_has_no_loot_and_without_agreement_there_is_no_second() -> None:
    table = loot((6, 1), crew="big_joey=usury jimmy_bananas=robbery_r3 stevie_blundetto=ambush_r3")
    table.do("ambush:stevie_blundetto")
    assert table.step() != "RobWindow"
    assert (table.cash("blundetto"), table.cash("calmuti")) == (21_000, 10_000)
    plain = loot((), agreed=False).do("pass")
    assert plain.step() == "ActionTurn"
    assert plain.tasks("jimmy_bananas") == ["robbery_r3"]


def hurry(table: Table, round: int) -> Table:
    """Play as little as the rules allow until a round's draw."""
    while table.round < round:
        for seat in table.match.deciders:
            options = [str(one) for one in table.match.options(seat)]
            short = [one for one in options if one.partition(":")[0] in ("keep", "pass", "done", "end_turn", "cancel")]
            table.play(seat, (short or options)[0])
    return table


@pytest.mark.rule("LCN-VAR-05")
@pytest.mark.parametrize("first", [2, 3])
def test_influence_cards_may_come_later(first: int) -> None:
    table = begin(("blundetto", "calmuti", "dimaggio"), influence_from_round=first)
    for number in range(1, first):
        assert hurry(table, number).round == number
        assert [table.influence(name) for name in table.families()] == [[], [], []]  # Calmuti's politician draws none
        assert isinstance(table.match.state, NewYork)
        assert draw_influence(table.match.state, 1, 2) == 0  # nor would Dave or Stas
    hurry(table, first)
    kinds = sorted(table.influence("calmuti")[:3])
    assert kinds == ["henchman", "schemer", "snitch"]
    assert [len(table.influence(name)) for name in table.families()] == [3 + 2, 3 + 2 + 1, 3 + 2]  # and the normal draw


@pytest.mark.rule("LCN-VAR-07")
def test_when_the_time_is_up_the_first_purchase_goes_to_the_first_free_gangster() -> None:
    def row(table: Table) -> list[str]:
        """What the timeout answers until the question changes."""
        match, given = table.match.clone(), list[str]()
        assert isinstance(match.state, NewYork)
        assert TITLE.time_limit(match.state) == 60
        number = match.number(None)
        while match.number(None) == number:
            given.append(str(TITLE.timed_answer(match.state, match.deciders[0])))
            match.play(match.deciders[0], given[-1])
        return given

    options = {"planning_timer_seconds": 60}
    own = side(gangsters="big_joey=theft little_joey jimmy_bananas", jobs="beating fraud")
    table = scene(phase="planning", blundetto=own, market="garage_1 pimp_1 cop_1 casino_1", options=options)
    assert row(table) == ["assign:little_joey", "plan:garage_1"]
    begun = Table(table.match.clone()).do("assign:jimmy_bananas")  # what was begun is finished
    assert row(begun) == ["plan:garage_1"]
    table.do(*row(table))
    assert table.tasks("little_joey") == ["garage_1"]
    assert row(table) == ["done"]
    short = scene(phase="planning", blundetto=own, calmuti=side(businesses="rest"), market="", options=options)
    hand = short.view("blundetto")["hand"]
    assert row(short) == ["assign:little_joey", f"job:{hand[0]}"]
    double = side(gangsters="kenzo_isoaki=theft big_joey", jobs="beating fraud")
    twice = scene(phase="planning", blundetto=double, options=options)
    assert row(twice)[0] == "assign:big_joey"  # a timeout gives no second assignment, and not before a first
    twice.do(*row(twice))
    assert row(twice) == ["done"]
    seconds = scene(phase="planning", blundetto=side(gangsters="kenzo_isoaki=theft"), options=options)
    assert row(seconds) == ["decline"]
