"""Chapter 13: every tempting illegal move is refused with its rule, and nothing changes. Rows 13 to 24.

The last test checks that no row is missing, here and in test_illegal_moves.py.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import consigliere as cg

from . import test_illegal_moves
from .scene import Table, scene, side
from .test_illegal_moves import EXTRA, planning, turn

ESPIONAGE = {"espionage": True}
Gifts = tuple[str, str, str, str | int]


def offer_refused(table: Table, rule: str, *gifts: Gifts) -> None:
    before = table.match.position()
    with pytest.raises(cg.IllegalMove) as refusal:
        table.offer(gifts[0][0], *gifts)
    assert (refusal.value.rule, table.match.position()) == (rule, before)


@pytest.mark.rule("LCN-ILL-13", "LCN-INFL-03", "LCN-INF-04")
def test_13_doctors() -> None:
    """Doctor for a company, for a victim of one's own action, later than the window, in one's own initiative."""
    company = turn("big_joey=arson", calmuti=side(businesses="garage", influence="doctor"))
    company.job("big_joey", "target:garage", dice=(6, 6, 6)).refuses("play:doctor", "NotYours", "calmuti")
    table = turn(
        "big_joey=assassination", own={"influence": "doctor"}, calmuti=side(businesses="pimp", influence="doctor spy")
    )
    table.job("big_joey", "target:pimp", dice=(6, 6, 6))
    assert (table.step(), table.asked()) == ("DoctorWindow", ["calmuti"])
    table.refuses("play:doctor", "NotYours", "blundetto")
    table.refuses("play:spy", "LCN-INFL-03")
    table.do("pass").refuses("play:doctor", "NotYours", "calmuti")
    table.refuses("play:doctor", "LCN-INF-04")


@pytest.mark.rule("LCN-ILL-14", "LCN-LAUN-01", "LCN-CARD-07", "LCN-CARD-08", "LCN-SG-28", "LCN-ACT-06")
def test_14_laundering_and_buying() -> None:
    """Laundering more than the limit or the cash; buying two cards; buying a planned card; taking a deck card with
    exclusive offer."""
    for cash, dice, amount in ((90_000, (6, 1, 1), 9_000), (90_000, (6, 6, 1), 16_000), (3_000, (6, 6, 1), 4_000)):
        wash = turn("big_joey=laundering", own={"cash": cash}).job("big_joey", dice=dice)
        assert wash.step() == "Launder"
        wash.refuses(f"launder:{amount}", "LCN-LAUN-01")
    dog = turn("big_joey=party t_dog", own={"cash": 90_000}).do("use:t_dog")
    dog.refuses("launder:6000", "LCN-SG-28")
    dog.do("launder:5000").refuses("use:t_dog", "LCN-SG-28")
    turn("big_joey=party t_dog", own={"cash": 0}).refuses("use:t_dog", "LCN-LAUN-01")
    early = planning("big_joey t_dog", own={"jobs": "party"})
    early.refuses("use:t_dog", "LCN-SG-28")
    cheap = turn("big_joey=exclusive_offer", own={"cash": 90_000}, calmuti=side(gangsters="vito_baritono=casino_1"))
    cheap.job("big_joey", dice=(6, 6, 6))
    assert cheap.step() == "BuyNow"
    cheap.refuses("purchase:casino_1", "LCN-CARD-07")
    cheap.refuses(f"purchase:{cheap.deck[0]}", "LCN-CARD-07")
    cheap.refuses("search", "LCN-CARD-07")
    market = list(cheap.market)
    cheap.do(f"purchase:{market[0]}").refuses(f"purchase:{market[1]}", "LCN-ACT-02", "blundetto")
    broke = turn("big_joey=exclusive_offer", own={"cash": 0}).job("big_joey", dice=(6, 6, 6))
    broke.refuses(f"purchase:{broke.market[0]}", "LCN-ACT-06")
    known = turn("big_joey=connections", own={"cash": 90_000}, calmuti=side(businesses="casino_2"))
    known.job("big_joey", dice=(6, 6, 6)).refuses(f"purchase:{known.deck[0]}", "LCN-CARD-08")
    known.do("search").refuses("search", "LCN-CARD-08")
    known.refuses("purchase:casino_2", "LCN-CARD-08")


@pytest.mark.rule("LCN-ILL-15", "LCN-NEG-07", "LCN-NEG-04", "LCN-NEG-01", "LCN-RULE-22", "LCN-RULE-11", "LCN-DEAL-05")
def test_15_offers() -> None:
    """Offering hand cards, laundered money, a gangster with an assignment, a planned business, more than one has;
    accepting with the goods gone; any offer in a locked state; a token with none left; a token on a market card, on
    one's own card, on a blocked card, on a gangster."""
    table = scene(
        round=4,
        blundetto=side(
            gangsters="big_joey=theft_r3 little_joey=dealer_1 jimmy_bananas",
            businesses="pimp_1 pimp_2*",
            jobs="party",
            influence="spy",
            laundered=50_000,
        ),
        calmuti=side(gangsters="vito_baritono=beating"),
        turn="blundetto",
    )
    to = ("blundetto", "calmuti")
    offer_refused(table.calm(), "LCN-NEG-07", (*to, "business", "party_r2"))
    offer_refused(table, "LCN-NEG-07", (*to, "business", "spy"))
    offer_refused(table, "LCN-NEG-04", (*to, "cash", 50_000))
    offer_refused(table, "LCN-RULE-22", (*to, "gangster", "big_joey"))
    offer_refused(table, "LCN-NEG-07", (*to, "gangster", "stevie_blundetto"))
    offer_refused(table, "LCN-NEG-07", (*to, "business", "dealer_1"))
    offer_refused(table, "LCN-NEG-04", (*to, "cash", 10_001))
    offer_refused(table, "LCN-NEG-01", (*to, "token", table.market[0]))
    offer_refused(table, "LCN-RULE-11", (*to, "token", "pimp_2"))
    offer_refused(table, "LCN-NEG-07", (*to, "token", "big_joey"))
    offer_refused(table, "LCN-NEG-01", ("calmuti", "blundetto", "token", "pimp_1"))  # on the player's own card
    number = table.offer("blundetto", (*to, "gangster", "jimmy_bananas"))
    table.deal(("blundetto", "dimaggio", "gangster", "jimmy_bananas"))
    table.refuses(f"accept:{number}", "LCN-NEG-07", "calmuti")
    locked = turn("big_joey=theft_r3", calmuti=side(gangsters="vito_baritono=ambush_r3"))
    locked.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    offer_refused(locked, "LCN-TIM-01", (*to, "cash", 1))
    spent = scene(
        phase="planning",
        blundetto=side(businesses="pimp_1"),
        calmuti=side(tokens="pimp_1 pimp_1 pimp_1 pimp_1 pimp_1"),
    )
    offer_refused(spent, "LCN-DEAL-05", (*to, "token", "pimp_1"))


@pytest.mark.rule("LCN-ILL-16", "LCN-DEAL-07", "LCN-TIM-01")
def test_16_tokens() -> None:
    """Taking home another player's token, or demanding the price back."""
    table = turn(
        "big_joey=theft_r3",
        own={"businesses": "pimp_1@calmuti"},
        calmuti=side(businesses="dealer_1@blundetto", gangsters="vito_baritono=ambush_r3"),
    )
    table.refuses("home:pimp_1", "LCN-DEAL-07", "blundetto")  # no matter who owns the card
    table.refuses("home:pimp_1", "LCN-DEAL-07", "dimaggio")
    table.refuses("home:garage_1", "LCN-DEAL-07", "dimaggio")
    before = [table.cash(name) for name in table.families()]
    table.do("calmuti home:pimp_1")
    assert [table.cash(name) for name in table.families()] == before
    table.refuses("home:pimp_1", "LCN-DEAL-07", "calmuti")
    table.job("big_joey", "target:calmuti", dice=(6, 6, 6))
    table.refuses("home:dealer_1", "LCN-TIM-01", "blundetto")


@pytest.mark.rule("LCN-ILL-17", "LCN-INC-03")
def test_17_hand_limit() -> None:
    """Keeping four jobs because there are only two influence cards: the limits are separate."""
    hand = side(jobs="party beating theft_r2_a vandalism_r2", influence="spy snitch", cash=0)
    table = scene(phase="income", round=2, blundetto=hand, calmuti=side(cash=0), dimaggio=side(cash=0))
    while table.step() != "HandLimit":
        table.do("pass")
    for keeping in ("pass", "keep", "discard_influence:spy", "discard:casino_cheating_r2"):
        table.refuses(keeping, "LCN-INC-03", "blundetto")


@pytest.mark.rule("LCN-ILL-18", "LCN-INFL-01", "LCN-INF-05", "LCN-RULE-03", "LCN-VAR-01", "LCN-INF-03")
def test_18_looking() -> None:
    """Looking at a card in hand or in a deck instead of an assigned job; replacing the market in another player's
    turn."""
    table = turn(
        "big_joey=theft_r3",
        own={"influence": "spy"},
        calmuti=side(gangsters="vito_baritono=party bobby_ruthless=garage frankie_calmuti=beating", jobs="murder"),
    )
    table.do("play:spy")
    for thing in ("murder_r3", "party_r2", "big_joey", "bobby_ruthless", "phil_malony"):
        table.refuses(f"peek:{thing}", "LCN-INFL-01")
    table.refuses("enough", "LCN-INF-05")
    table.do("peek:vito_baritono").refuses("peek:vito_baritono", "LCN-INF-05")
    other = side(influence="snitch doctor", gangsters="vito_baritono=party")
    without = turn("big_joey=theft_r3", calmuti=other)
    without.refuses("look:snitch", "LCN-RULE-03", "calmuti")
    espionage = turn("big_joey=theft_r3", calmuti=other, options=ESPIONAGE, own={"influence": "spy"})
    espionage.refuses("look:spy", "LCN-RULE-03", "blundetto")  # the player's own turn: it is played
    espionage.refuses("look:spy", "LCN-INF-03", "calmuti")
    espionage.refuses("look:doctor", "LCN-VAR-01", "calmuti")
    espionage.do("calmuti look:snitch")
    espionage.refuses("mode:replace_market", "LCN-INF-05", "calmuti")
    assert espionage.may(family="calmuti") == {"peek:big_joey"}
    dave = turn("big_joey=theft_r3 deadly_dave_poppel~", calmuti=side(gangsters="vito_baritono=party"))
    dave.refuses("use:deadly_dave_poppel", "LCN-SG-08")
    dave.refuses("use:vito_baritono", "LCN-EXP-08")
    nothing = turn("big_joey=garage", calmuti=other, options=ESPIONAGE)
    nothing.refuses("look:snitch", "LCN-INF-05", "calmuti")


@pytest.mark.rule("LCN-ILL-19", "LCN-PLAN-13")
def test_19_declining() -> None:
    """Declining with a gangster that has no assignment at all and could get one."""
    table = planning("big_joey heavy_hand=party", own={"jobs": "theft_r2_a beating"})
    table.refuses("decline", "LCN-PLAN-13")
    only = planning("heavy_hand=party", own={"jobs": "theft_r2_a"})
    only.refuses("done", "LCN-PLAN-13")
    assert "decline" in only.may()


@pytest.mark.rule("LCN-ILL-20", "LCN-ACT-01", "LCN-ACT-11")
def test_20_two_assignments() -> None:
    """Two assignments of two different gangsters in one turn; a second one after an ordinary gangster's."""
    plain = turn("big_joey=theft_r3 little_joey=party").do("cancel:big_joey")
    for verb in ("perform", "cancel"):
        plain.refuses(f"{verb}:little_joey", "LCN-ACT-01")
    plain.refuses("perform:big_joey", "LCN-ACT-01")
    double = turn("heavy_hand=theft_r3=murder big_joey=party").do("cancel:heavy_hand")
    double.refuses("perform:big_joey", "LCN-ACT-11")
    double.refuses("cancel:heavy_hand", "LCN-ACT-09")


@pytest.mark.rule("LCN-ILL-21", "LCN-RULE-76", "LCN-INFL-08")
def test_21_schemers_in_extra_turns() -> None:
    """A schemer skip inside a schemer's extra turn; a second schemer before the same turn after the first was
    cancelled."""
    calmuti = side(gangsters="vito_baritono=beating bobby_ruthless=party", influence="schemer schemer")
    blundetto = side(gangsters="big_joey=theft_r3", influence="godfather")
    before = scene(round=4, blundetto=blundetto, calmuti=calmuti, turn="blundetto", options=EXTRA)
    before.do("calmuti play:schemer")
    cancelled = Table(before.match.clone())
    before.calm()
    assert (before.step(), before.asked()) == ("ActionTurn", ["calmuti"])
    before.refuses("play:schemer", "LCN-RULE-76")
    before.do("cancel:vito_baritono").refuses("play:schemer", "LCN-INFL-08")
    cancelled.do("blundetto play:godfather").calm()
    assert (cancelled.step(), cancelled.asked()) == ("ActionTurn", ["blundetto"])
    cancelled.refuses("play:schemer", "NotYours", "calmuti")
    assert cancelled.influence("calmuti") == ["schemer"]


@pytest.mark.rule("LCN-ILL-22", "LCN-RULE-70", "LCN-CARD-16")
def test_22_shooting_back() -> None:
    """Shooting back with a blocked gangster or with another gangster than the target."""
    blocked = turn("big_joey=drive_by", calmuti=side(gangsters="vito_baritono* rocky_santiago"))
    blocked.job("big_joey", "target:vito_baritono", dice=(1, 1, 1)).refuses("shoot_back", "NotYours", "calmuti")
    table = turn("big_joey=drive_by+sabotage", calmuti=side(gangsters="vito_baritono=party rocky_santiago"))
    table.job("big_joey", "target:vito_baritono", dice=(1, 1, 1))
    assert table.step() == "ShootBack"
    for other in ("shoot_back:rocky_santiago", "perform:vito_baritono", "target:big_joey"):
        table.refuses(other, "LCN-CARD-16", "calmuti")


@pytest.mark.rule("LCN-ILL-23", "LCN-SG-01", "LCN-SG-04", "LCN-ATK-01")
def test_23_repeating_and_beating() -> None:
    """Repeating a robbery or an ambush; repeating with Bernardo dead, blocked or used this round; Tuco's beating after
    a purchase or a cancelled job, or at a company."""
    robber = turn("big_joey=gas_station_holdup", calmuti=side(gangsters="bernardo_farmacista=robbery_r3"))
    robber.job("big_joey", dice=(6, 6, 6)).dice(6, 6).do("rob:bernardo_farmacista").calm()
    robber.refuses("repeat", "NotYours", "calmuti")
    ambusher = turn("big_joey=theft_r3", calmuti=side(gangsters="bernardo_farmacista=ambush_r3"))
    ambusher.job("big_joey", "target:calmuti", dice=(6, 6, 6)).dice(6, 1).do("ambush:bernardo_farmacista").calm()
    ambusher.refuses("repeat", "NotYours", "calmuti")
    used = turn("bernardo_farmacista=theft_r3~", calmuti=side())
    used.job("bernardo_farmacista", "target:calmuti", dice=(6, 6)).refuses("repeat", "LCN-ACT-02")
    for doctor in (False, True):
        gone = turn(
            "bernardo_farmacista=theft_r3",
            calmuti=side(gangsters="rocky_santiago=ambush_r3"),
            dimaggio=side(influence="doctor"),
        )
        gone.job("bernardo_farmacista", "target:calmuti", dice=(6, 6)).dice(6, 6, 6, 6).do("ambush:rocky_santiago")
        gone.do("play:doctor" if doctor else "pass").calm()
        gone.refuses("repeat", "LCN-ACT-02", "blundetto")
    again = turn("bernardo_farmacista=theft_r3", calmuti=side())
    again.job("bernardo_farmacista", "target:calmuti", dice=(6, 6)).do("repeat")
    again.refuses("target:blundetto", "LCN-ATK-01")
    again.refuses("pass", "LCN-SG-01")
    for task, done in (("garage", "buy"), ("theft_r3", "cancel")):
        tuco = turn(f"tuco_quintero={task}", own={"cash": 90_000}, calmuti=side(businesses="pimp_1 garage_2"))
        tuco.do(f"{done}:tuco_quintero").refuses("target:pimp_1", "LCN-ACT-02")
    beating = turn("tuco_quintero=party", calmuti=side(businesses="pimp_1 garage_2"), own={"businesses": "pimp_3"})
    beating.job("tuco_quintero", dice=(1, 1, 1))
    for name in ("garage_2", "pimp_3", "vito_baritono"):
        beating.refuses(f"target:{name}", "LCN-ATK-01")


@pytest.mark.rule("LCN-ILL-24", "LCN-RULE-71", "LCN-SG-18")
def test_24_taking_back() -> None:
    """Taking back with Fyodor a job discarded for Izzy, Omar, Willy or Jimmy, one lost by a block or kill, or in the
    planning phase."""
    fyodor = "fyodor_kalashenko"
    izzy = turn(f"izzy_ordova=party {fyodor}", calmuti=side(gangsters="bobby_ruthless"))
    izzy.dice(6, 6, 6).do("instead:izzy_ordova", "target:bobby_ruthless")
    omar = turn(f"little_omar=party {fyodor}", calmuti=side()).dice(6, 6).do("instead:little_omar")
    for table, name in ((izzy, "izzy_ordova"), (omar, "little_omar")):
        table.refuses("take_back_job", "LCN-ACT-02")
        table.refuses(f"take_back:{name}", "LCN-RULE-71")
    for crew, answer in (
        ("willy_svenson=party", "prevent:willy_svenson"),
        ("jimmy_the_drifter=party", "ambush_instead:jimmy_the_drifter"),
    ):
        saved = turn("big_joey=murder", calmuti=side(gangsters=f"bobby_ruthless {fyodor} {crew}"))
        saved.job("big_joey", "target:bobby_ruthless", dice=(6, 6, 6)).dice(1, 1).do(answer).calm()
        saved.refuses("take_back_job", "NotYours", "calmuti")
    lost = turn(f"big_joey* {fyodor} little_joey=party", calmuti=side())
    lost.refuses("take_back:big_joey", "LCN-RULE-71")
    lost.refuses("take_back:bobby_ruthless", "LCN-RULE-71")
    own = {"jobs": "beating"}
    planning(f"big_joey=theft_r2_a {fyodor}", own=own).refuses("take_back:big_joey", "LCN-SG-18")
    turn(f"big_joey=party {fyodor}~", calmuti=side()).refuses("take_back:big_joey", "LCN-SG-18")
    turn(f"big_joey=party {fyodor}*", calmuti=side()).refuses("take_back:big_joey", "LCN-SG-18")


def test_every_row_of_the_ledger_is_tried() -> None:
    text = (files("consigliere.games.la_cosa_nostra") / "rules.md").read_text(encoding="utf-8")
    chapter = text.split("Illegal moves to refuse:")[1].split("\n## ")[0]
    rows = re.findall(r"^- LCN-ILL-\d+ \([\d, ]+\) (.*\.) LCN-\S+.*$", chapter, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^- LCN-ILL", chapter, re.MULTILINE)) == 24
    both = {**vars(test_illegal_moves), **globals()}
    tests = [test.__doc__ or "" for name, test in sorted(both.items()) if re.match(r"test_\d", name)]
    assert [" ".join(words.split()) for words in tests] == rows
