"""Chapters 11.6 and 11.7: the special gangsters of the Crips, and the extra cards."""

from __future__ import annotations

import pytest

from .scene import scene, side
from .specials import SPECIAL, value_of

# --- 11.6 Crips


@pytest.mark.rule("LCN-SG-26", "LCN-RULE-63", "LCN-ILL-10")
def test_tyrell_earns_with_four_dice_and_is_never_robbed() -> None:
    table = scene(
        round=3,
        blundetto=side(gangsters="mad_tyrell=illegal_lab_r3", businesses="garage dealer", cash=0),
        dimaggio=side(gangsters="phil_malony=robbery"),
    )
    table.job("mad_tyrell", dice=(3, 3, 1, 1))
    assert len(table.rolled()) == 4
    assert table.cash("blundetto") == 14_000  # nobody was asked
    theft = scene(round=3, blundetto=side(gangsters="mad_tyrell=theft"))
    theft.job("mad_tyrell", "target:dimaggio", dice=(1, 1, 1))
    assert len(theft.rolled()) == 3
    murder = scene(round=3, blundetto=side(gangsters="big_joey=murder"), dimaggio=side(gangsters="mad_tyrell"))
    murder.job("big_joey", "target:mad_tyrell", dice=(1, 1, 1))
    assert value_of(murder) == 3


@pytest.mark.rule("LCN-SG-27", "LCN-EX-10", "LCN-RULE-37")
def test_rick_raises_the_value_to_double_the_reward() -> None:
    mine = side(gangsters="risky_rick=blackmail_r2", businesses="pimp lawyer", cash=0)
    table = scene(round=2, blundetto=mine, options={"extra_cards": "off", **SPECIAL})
    table.do("perform:risky_rick")
    assert table.may("gamble") == {"yes", "no"}
    table.dice(2, 2, 3, 5).do("gamble:yes")
    assert value_of(table) == 4
    assert table.cash("blundetto") == 14_000
    plain = scene(round=2, blundetto=mine)
    plain.dice(2, 2, 3, 5).do("perform:risky_rick", "gamble:no")
    assert plain.cash("blundetto") == 10_000
    robbed = scene(round=3, blundetto=mine, dimaggio=side(gangsters="lenny_dimaggio=robbery", cash=0))
    robbed.dice(2, 2, 3, 5).do("perform:risky_rick", "gamble:yes")
    robbed.dice(4, 4).do("rob:lenny_dimaggio")
    assert robbed.cash("dimaggio") == 14_000
    theft = scene(round=2, blundetto=side(gangsters="risky_rick=theft_r2_a", cash=0))
    theft.dice(3, 3, 1, 1).do("perform:risky_rick", "target:dimaggio")  # an attack: nothing to gamble with
    assert (value_of(theft), theft.cash("blundetto")) == (3, 6000)


@pytest.mark.rule("LCN-SG-28")
def test_t_dog_launders_in_addition_to_the_action() -> None:
    table = scene(round=1, blundetto=side(gangsters="t_dog=theft", cash=4500))
    table.do("use:t_dog")
    assert table.may("launder") == {"1000", "2000", "3000", "4000", "all"}
    table.do("launder:all")
    assert (table.cash("blundetto"), table.laundered("blundetto")) == (0, 4500)
    assert "cancel:t_dog" in table.may()
    assert "use:t_dog" not in table.may()  # once a round
    planning = scene(phase="planning", round=1, blundetto=side(gangsters="t_dog", jobs="theft"))
    assert planning.may("use") == set()  # in addition to an action
    rich = scene(round=1, blundetto=side(gangsters="t_dog=theft"))
    rich.do("use:t_dog")
    assert rich.may("launder") == {"1000", "2000", "3000", "4000", "5000"}


@pytest.mark.rule("LCN-SG-29")
def test_laverne_earns_4000_doubled_at_the_end() -> None:
    table = scene(phase="income", round=2, blundetto=side(gangsters="laverne_ontario", cash=0))
    assert table.cash("blundetto") == 4000
    last = scene(phase="income", round=4, blundetto=side(gangsters="laverne_ontario", cash=0))
    assert last.match.result is not None
    assert last.match.result.scores[0] == 8000
    blocked = scene(phase="income", round=2, blundetto=side(gangsters="laverne_ontario*", cash=0))
    assert blocked.cash("blundetto") == 0


@pytest.mark.rule("LCN-SG-30", "LCN-EX-11", "LCN-RULE-38", "LCN-RULE-69")
def test_omar_rolls_for_5000_a_success() -> None:
    table = scene(round=1, blundetto=side(gangsters="little_omar=vandalism_r1", cash=0))
    table.dice(3, 3).do("instead:little_omar")
    assert table.cash("blundetto") == 10_000
    assert table.piles_known[0] == [[0]]
    more = scene(
        round=3,
        blundetto=side(gangsters="little_omar=theft+smg+henchman ot_stylz", businesses="cop", cash=0),
        dimaggio=side(gangsters="phil_malony=robbery", cash=0),
        options={"extra_cards": "off"},
    )
    more.dice(1, 1, 1).do("instead:little_omar")
    assert value_of(more) == 1  # 3, Stylz, henchman; and a cop may reroll
    assert more.step() == "RollerDice"
    more.do("pass")
    assert more.step() == "RobWindow"
    (roll,) = more.match.position()["table"]["deeds"]
    assert (roll["mode"], roll["job"]) == ("substitute_earning", None)  # a roll for money follows no job's rules
    more.dice(4).do("rob:phil_malony")
    assert (more.cash("blundetto"), more.cash("dimaggio")) == (7500, 7500)  # not capped at two successes


@pytest.mark.rule("LCN-SG-31")
def test_stylz_makes_earnings_easier_and_nothing_else() -> None:
    table = scene(
        round=1,
        blundetto=side(gangsters="ot_stylz little_joey=credit_card_fraud_r1 big_joey=theft"),
        options={"extra_cards": "off"},
    )
    table.job("little_joey", dice=(2,)).do("end_turn")
    assert value_of(table) == 2
    table.job("big_joey", "target:dimaggio", dice=(1, 1, 1))
    assert value_of(table) == 3


# --- 11.7 extra cards


@pytest.mark.rule("LCN-XC-01", "LCN-DEC-09", "LCN-ILL-08")
def test_the_godfather_cancels_a_card_just_played_also_another_godfather() -> None:
    mine = side(influence="henchman godfather", jobs="theft")
    other = side(influence="godfather", jobs="beating")
    table = scene(phase="planning", round=2, blundetto=mine, dimaggio=other, options={"extra_cards": "on"})
    table.do("play:henchman", "on:big_joey")
    assert (table.step(), table.asked()) == ("InfluenceWindow", ["dimaggio"])  # not its own player
    table.do("play:godfather")
    assert (table.step(), table.asked()) == ("InfluenceWindow", ["blundetto"])
    table.do("play:godfather")
    assert table.attached("big_joey") == ["henchman"]  # an even chain lets the card work
    single = scene(phase="planning", round=2, blundetto=mine, dimaggio=other, options={"extra_cards": "on"})
    single.do("play:henchman", "on:big_joey", "play:godfather", "pass")
    assert single.attached("big_joey") == []
    assert sorted(single.influence_discard) == ["godfather", "henchman"]
    lying = scene(
        phase="planning",
        round=2,
        blundetto=side(jobs="theft"),
        dimaggio=side(influence="godfather", gangsters="phil_malony+henchman=beating"),
        options={"extra_cards": "on"},
    )
    lying.do("assign:big_joey", "job:theft")
    assert lying.asked() == ["blundetto"]  # neither a job nor a card already lying opens the window


@pytest.mark.rule("LCN-XC-02", "LCN-DEC-11", "LCN-ILL-09")
def test_the_patron_rerolls_a_die_of_any_own_roll() -> None:
    mine = side(gangsters="big_joey=theft", influence="patron")
    table = scene(round=3, blundetto=mine, options={"extra_cards": "on"})
    table.job("big_joey", "target:dimaggio", dice=(1, 1, 3))
    assert table.asked() == ["blundetto"]
    table.dice(6).do("reroll_by_card:die_1")
    assert table.cash("dimaggio") == 10_000 - 8000
    other = scene(
        round=3,
        blundetto=side(gangsters="big_joey=theft"),
        dimaggio=side(influence="patron"),
        options={"extra_cards": "on"},
    )
    other.job("big_joey", "target:calmuti", dice=(6, 6, 3))
    assert other.asked() == ["blundetto"]  # not on another player's roll
    assert other.step() == "ActionTurn"


@pytest.mark.rule("LCN-XC-03", "LCN-RULE-48")
def test_collusion_needs_lawyer_cop_and_politician() -> None:
    mine = "lawyer cop politician"
    table = scene(
        round=3, blundetto=side(gangsters="big_joey=collusion", businesses=mine, cash=0), options={"extra_cards": "on"}
    )
    table.job("big_joey", dice=(3, 3, 1)).calm()
    assert table.cash("blundetto") == 15_000
    for missing in mine.split():
        short = " ".join(name for name in mine.split() if name != missing)
        less = scene(
            round=3, blundetto=side(gangsters="big_joey=collusion", businesses=short), options={"extra_cards": "on"}
        )
        assert less.may("perform") == set()
    assert "collusion_r3" not in str(scene(round=3).job_decks)  # the base game has none


@pytest.mark.rule("LCN-XC-04", "LCN-RULE-50")
def test_the_crime_syndicate_needs_two_monopolies_held_or_lent() -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=crime_syndicate", businesses="pimp pimp", cash=0, tokens="lending"),
        dimaggio=side(businesses="loan_shark loan_shark"),
        options={"extra_cards": "on"},
    )
    table.job("big_joey", dice=(4, 4, 1)).calm()
    assert table.cash("blundetto") == 30_000
    assert table.tokens("blundetto") == []
    alone = scene(
        round=4,
        blundetto=side(gangsters="big_joey=crime_syndicate", businesses="pimp pimp"),
        dimaggio=side(businesses="loan_shark loan_shark"),
        options={"extra_cards": "on"},
    )
    assert alone.may("perform") == set()
    alone.deal(("dimaggio", "blundetto", "token", "lending"))
    assert alone.may("perform") == {"big_joey"}
    alone.deal(("dimaggio", "blundetto", "business", "loan_shark_1"))  # the monopoly goes, and its token home
    assert alone.monopolies["lending"] == -1
    assert alone.tokens("blundetto") == []
