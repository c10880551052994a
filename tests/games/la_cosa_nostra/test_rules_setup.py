"""Chapters 1 to 4: components, cards in general, the setup, the round."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import Words
from consigliere.engine import Dictated, Fast
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
    DATA,
    FAMILY_IDS,
    INFLUENCE_IDS,
    JOB_IDS,
    JOB_ROUND,
    MONOPOLY_IDS,
)
from consigliere.games.la_cosa_nostra.face import FACE
from consigliere.games.la_cosa_nostra.picture.cards import GANGSTER_HEIGHT
from consigliere.games.la_cosa_nostra.setup import LAY_OUT
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import GAME, Table, begin, scene, side
from .scene_table import BUSINESS_KINDS, COPIES

STARTS = {
    "blundetto": ["loan_shark", "cop", "waste_company"],
    "dimaggio": ["dealer", "lawyer", "construction_firm"],
    "calmuti": ["pimp", "politician", "garage"],
    "laserva": ["pimp", "night_club"],
    "caruso": ["lawyer", "casino"],
}
NO_POLITICIANS = ["blundetto", "dimaggio", "laserva"]


def kind(business: str) -> str:
    return BUSINESS_KINDS[BUSINESS_IDS.index(business)]


def copies(table: str, **of: Any) -> int:
    """How many cards of a table of the dataset have these values."""
    return sum(row.get("copies", 1) for row in DATA[table] if all(row[key] == value for key, value in of.items()))


def drift(table: Table, until: int) -> None:
    """Play on into a round or to the end, doing as little as possible."""
    meek = ("keep", "pass", "assign", "plan", "cancel", "done", "end_turn")
    while not table.match.result and table.round < until:
        seat = table.match.deciders[0]
        options = table.match.options(seat)
        chosen = [option for verb in meek for option in options if option.verb == verb]
        table.play(seat, [*chosen, *options][0])


# --- chapter 1: components


@pytest.mark.rule("LCN-COMP-01")
def test_five_families_have_six_gangsters_each_three_of_them_starters() -> None:
    assert copies("gangsters") == 30
    for family in FAMILY_IDS:
        assert copies("gangsters", family=family) == 6
        assert copies("gangsters", family=family, starter=True) == 3


@pytest.mark.rule("LCN-COMP-02")
def test_thirty_four_businesses() -> None:
    men = {"pimp": 5, "dealer": 5, "loan_shark": 5, "lawyer": 3, "politician": 3, "cop": 3}
    companies = {"garage": 2, "construction_firm": 2, "waste_company": 2, "night_club": 2, "casino": 2}
    assert Counter(BUSINESS_KINDS) == men | companies
    assert (copies("businesses", type="businessman"), copies("businesses", type="company")) == (24, 10)


@pytest.mark.rule("LCN-COMP-03")
def test_ninety_three_jobs_in_four_decks() -> None:
    assert copies("jobs") == sum(COPIES[name] for name in JOB_IDS) == 93
    rounds = range(1, 5)
    assert [copies("jobs", round=number, set="base") for number in rounds] == [20, 20, 25, 25]
    assert [copies("jobs", round=number, set="base", category="earning") for number in rounds] == [13, 8, 8, 10]
    assert copies("jobs", category="earning") == 42
    assert {row["kind"] for row in DATA["jobs"] if row["set"] == "extra"} == {"collusion", "crime_syndicate"}
    assert copies("jobs", set="extra") == 3


@pytest.mark.rule("LCN-COMP-04")
def test_thirty_eight_influence_cards() -> None:
    kinds = {"snitch": 8, "spy": 4, "doctor": 2, "henchman": 5, "sabotage": 2, "smg": 4, "seduction": 3, "schemer": 5}
    assert {row["id"]: row["copies"] for row in DATA["influence"] if row["set"] == "base"} == kinds
    assert {row["id"] for row in DATA["influence"] if row["set"] == "extra"} == {"godfather", "patron"}
    assert (copies("influence", set="base"), copies("influence", set="extra")) == (33, 5)


@pytest.mark.rule("LCN-COMP-05")
def test_thirty_special_gangsters_in_five_gangs() -> None:
    assert Counter(row["gang"] for row in DATA["special_gangsters"]) == {row["id"]: 6 for row in DATA["special_gangs"]}
    assert len(DATA["special_gangs"]) == 5


@pytest.mark.rule("LCN-COMP-06")
def test_the_rest_of_the_box() -> None:
    box = DATA["components"]
    found = [box[name] for name in ("monopolies", "bosses", "first_player_cards", "card_mats", "dice", "deal_tokens")]
    assert found == [3, 5, 1, 2, 4, 25]
    assert box["bills"] == sum(row["count"] for row in DATA["bills"]) == 140
    table = begin(FAMILY_IDS)
    assert list(table.monopolies) == list(MONOPOLY_IDS)
    assert [player["tokens"] for player in table.view(None)["players"]] == [5] * 5


@pytest.mark.rule("LCN-COMP-07")
def test_non_earning_jobs_by_round() -> None:
    listed = (
        "beating 2/1/0/0; property_damage 2/0/0/0; theft 2/2/1/2; vandalism 1/1/0/0; murder 0/0/3/2; "
        "persuasion 0/2/2/2; exclusive_offer 0/1/1/0; connections 0/1/1/0; robbery 0/0/2/1; ambush 0/0/1/2; "
        "laundering 0/2/2/0; party 0/1/0/0; arson 0/0/1/1; assassination 0/1/2/1; horse_races 0/0/0/1; "
        "drive_by 0/0/0/2; car_bomb 0/0/1/1"
    )
    others = {row["kind"] for row in DATA["jobs"] if row["category"] != "earning"}
    assert len(others) == 17
    for line in listed.split("; "):
        name, counts = line.split()
        others.remove(name)
        assert [copies("jobs", kind=name, round=n) for n in range(1, 5)] == [int(count) for count in counts.split("/")]
    assert not others


# --- chapter 2: cards in general


@pytest.mark.rule("LCN-GEN-01")
def test_cards_in_hand_are_hidden_and_cannot_be_given() -> None:
    table = scene(phase="planning", blundetto=side(jobs="theft_r1_a car_theft", influence="spy snitch"))
    for watcher in ("dimaggio", "calmuti", None):
        seen = table.view(watcher)
        assert [job["card"] for job in seen["players"][0]["jobs"]] == ["hidden", "hidden"]
        assert seen["players"][0]["influence"] == 2
        assert not re.search("theft_r1_a|car_theft|spy_|snitch_", str(seen))
    assert table.view("blundetto")["hand"] == ["car_theft_r1", "theft_r1_a"]
    for sort, card in (("job", "theft_r1_a"), ("influence", "spy"), ("business", "theft_r1_a")):
        with pytest.raises(cg.IllegalMove):
            table.offer("blundetto", ("blundetto", "dimaggio", sort, card))


@pytest.mark.rule("LCN-GEN-02")
def test_played_cards_are_discarded_and_new_ones_drawn_each_round() -> None:
    table = scene(
        blundetto=side(gangsters="big_joey=theft_r1_a", influence="snitch"), calmuti=side(gangsters="vito_baritono")
    )
    table.do("play:snitch").job("big_joey", "target:calmuti", dice=(1, 1, 1)).do("end_turn")
    assert table.influence_discard == ["snitch"]
    assert table.piles[0] == ["theft_r1_a"]
    drift(table, until=2)
    assert [table.happened("drew_jobs")[-1]["round"], len(table.hand("blundetto"))] == [2, 4]
    assert len(table.influence("blundetto")) == 2


@pytest.mark.rule("LCN-GEN-03")
def test_jobs_are_not_played_from_the_hand() -> None:
    table = scene(blundetto=side(jobs="car_theft theft_r1_a", gangsters="big_joey=credit_card_fraud"))
    assert table.may() == {"perform:big_joey", "cancel:big_joey"}
    table.refuses("job:theft_r1_a", "LCN-ACT-02")
    table = scene(phase="planning", blundetto=side(jobs="theft_r1_a"))
    table.do("assign:big_joey", "job:theft_r1_a")
    assert (table.hand("blundetto"), table.tasks("big_joey")) == ([], ["theft_r1_a"])
    assert table.happened("revealed") == []


@pytest.mark.rule("LCN-GEN-04")
def test_influence_cards_work_at_once_from_the_hand() -> None:
    table = scene(phase="planning", blundetto=side(influence="smg"), dimaggio=side(jobs="theft_r1_a"))
    table.do("play:smg", "on:big_joey")
    assert table.influence("blundetto") == []
    assert table.view(None)["players"][0]["gangsters"][2]["strength"] == 4
    assert table.asked() == ["blundetto"]  # the turn continues


@pytest.mark.rule("LCN-GEN-05")
def test_gangsters_and_businesses_lie_open_without_limit_and_stay() -> None:
    everybody = "little_joey jimmy_bananas big_joey stevie_blundetto micky_dogs knocky_fivepoints"
    many = "pimp pimp pimp pimp pimp dealer dealer dealer dealer dealer casino casino night_club night_club"
    table = scene(phase="income", blundetto=side(gangsters=everybody, businesses=many))
    before = table.businesses("blundetto")
    drift(table, until=2)
    assert table.businesses("blundetto") == before
    assert table.gangsters("blundetto") == everybody.split()
    shown = table.view(None)["players"][0]
    assert [one["id"] for one in shown["businesses"]] == before
    assert [one["id"] for one in shown["gangsters"]] == everybody.split()


@pytest.mark.rule("LCN-GEN-06")
def test_strength_is_guns_and_what_changes_them_never_below_one() -> None:
    crew = "little_joey+seduction jimmy_bananas+smg big_joey+seduction adriano_simeon+smg"
    table = scene(
        phase="planning",
        blundetto=side(gangsters=crew, growth={"adriano_simeon": 2}),
        dimaggio=side(gangsters="phil_malony tommy_the_cat+smg+seduction"),
    )
    shown = table.view(None)["players"]
    assert [one["strength"] for one in shown[0]["gangsters"]] == [1, 3, 2, 5]
    assert [one["strength"] for one in shown[1]["gangsters"]] == [1, 4]


@pytest.mark.rule("LCN-GEN-07")
def test_a_business_costs_twice_its_income_and_companies_are_dearer() -> None:
    rows = DATA["businesses"]
    assert all(row["cost"] == 2 * row["income"] for row in rows)
    men = [row["income"] for row in rows if row["type"] == "businessman"]
    assert max(men) < min(row["income"] for row in rows if row["type"] == "company")
    skills = {row["id"]: {ability["kind"] for ability in row.get("abilities", ())} for row in rows}
    able = {name for name, kinds in skills.items() if kinds - {"monopoly_member"}}
    assert able == {"lawyer", "politician", "cop"}
    assert {row["counts"] for row in DATA["monopolies"]} == {"pimp", "dealer", "loan_shark"}
    table = scene(blundetto=side(cash=8000, gangsters="big_joey=garage"), calmuti=side(businesses="pimp pimp"))
    table.do("buy:big_joey", "end_turn")
    assert table.cash("blundetto") == 4000  # 8000 for the garage, 4000 income from it
    assert table.cash("calmuti") == 10_000 + 2 * 2000 + 5000


@pytest.mark.rule("LCN-GEN-08")
def test_cash_is_open_to_everybody() -> None:
    table = scene(phase="planning", blundetto=side(cash=4321), dimaggio=side(cash=0))
    for watcher in (*table.families(), None):
        assert [player["cash"] for player in table.view(watcher)["players"]] == [4321, 0, 10_000]


@pytest.mark.rule("LCN-GEN-09")
def test_backs_of_jobs_tell_their_round_and_nothing_else() -> None:
    table = scene(
        round=3,
        blundetto=side(jobs="theft_r1_a murder", gangsters="big_joey=beating_r2 little_joey=vandalism_r2"),
        dimaggio=side(influence="spy smg"),
    )
    table.do("cancel:big_joey")
    for watcher in ("dimaggio", None):
        seen = table.view(watcher)
        owner = seen["players"][0]
        assert owner["jobs"] == [{"round": 1, "card": "hidden"}, {"round": 3, "card": "hidden"}]
        lying = {one["id"]: one["tasks"][0] for one in owner["gangsters"]}
        assert lying["little_joey"] == {"kind": "job", "round": 2, "card": "hidden"}
        assert seen["piles"][2] == [{"round": 2, "card": "hidden"}]
    assert table.view("blundetto")["players"][1]["influence"] == 2  # one common back: nothing but their number
    assert table.view("blundetto")["influence_deck"] == 31


# --- chapter 3: setup


@pytest.mark.rule("LCN-SET-01")
def test_jobs_are_sorted_into_four_shuffled_decks() -> None:
    first_cards = set()
    for seed in range(30):
        table = begin(seed=seed)
        for number, deck in enumerate(table.job_decks, 1):
            assert {JOB_ROUND[JOB_IDS.index(job)] for job in deck} == {number}
        assert table.view(None)["job_decks"] == [20 - 12, 20, 25, 25]
        first_cards.add(table.hand("blundetto")[0])
    assert len(first_cards) > 10


@pytest.mark.rule("LCN-SET-02")
def test_monopolies_lie_on_the_mat_and_the_bank_has_the_rest_of_the_money() -> None:
    for families in (FAMILY_IDS, FAMILY_IDS[2:]):
        table = begin(families)
        assert table.view(None)["monopolies"] == {name: {"seat": None, "tokens": []} for name in MONOPOLY_IDS}
        assert sum(player["cash"] + player["laundered"] for player in table.players) == 2000 * len(families)


@pytest.mark.rule("LCN-SET-03")
@pytest.mark.parametrize("families", [NO_POLITICIANS, [*NO_POLITICIANS, "caruso"]])
def test_everybody_starts_with_snitch_schemer_and_henchman(families: list[str]) -> None:
    table = begin(families)
    hands = [card for family in families for card in table.influence(family)]
    for family in families:
        assert sorted(table.influence(family)) == ["henchman", "schemer", "snitch"]
    base = [name for name in INFLUENCE_IDS if name not in ("godfather", "patron") for _ in range(COPIES[name])]
    assert sorted([*hands, *table.influence_deck]) == sorted(base)
    assert table.influence_discard == []


@pytest.mark.rule("LCN-SET-04")
def test_everybody_chooses_a_different_boss_in_seat_order() -> None:
    table = Table(cg.new(GAME, seats=3, seed=1, options={}))
    assert table.may("boss") == set(FAMILY_IDS)
    for seat, family in enumerate(("calmuti", "caruso")):
        assert table.match.deciders == (seat,)
        table.do(f"boss:{family}")
        table.refuses(f"boss:{family}", "LCN-SET-04")
    assert table.may("boss") == {"blundetto", "dimaggio", "laserva"}
    table.do("boss:blundetto")
    assert table.families() == ["calmuti", "caruso", "blundetto"]
    for player in table.view(None)["players"]:
        own = [one["id"] for one in DATA["gangsters"] if one["family"] == player["family"]]
        assert sorted([*(one["id"] for one in player["gangsters"]), *player["boss"]]) == sorted(own)
        assert player["tokens"] == 5


@pytest.mark.rule("LCN-SET-05")
def test_starters_are_laid_out_and_the_others_wait_openly_under_the_boss() -> None:
    table = begin(["laserva", "caruso", "dimaggio"])
    for player in table.view(None)["players"]:
        laid_out = {one["id"] for one in player["gangsters"]}
        rows = [one for one in DATA["gangsters"] if one["family"] == player["family"]]
        assert laid_out == {one["id"] for one in rows if one["starter"]}
        assert set(player["boss"]) == {one["id"] for one in rows if not one["starter"]}


@pytest.mark.rule("LCN-SET-06")
def test_starting_businesses() -> None:
    table = begin(FAMILY_IDS)
    assert {family: [kind(name) for name in table.businesses(family)] for family in FAMILY_IDS} == STARTS


@pytest.mark.rule("LCN-SET-07")
def test_all_other_businesses_are_the_deck_and_four_are_turned_up() -> None:
    decks = set()
    for seed in range(5):
        table = begin(["laserva", "caruso", "blundetto"], seed=seed)
        held = [name for family in table.families() for name in table.businesses(family)]
        assert sorted([*held, *table.market, *table.deck]) == sorted(BUSINESS_IDS)  # also the absent families' cards
        assert (len(table.market), len(table.deck)) == (4, 34 - 7 - 4)
        assert table.view(None)["market"] == table.market
        assert set(table.view(None)["deck"]) == {"hidden"}
        decks.add(tuple(table.deck))
    assert len(decks) == 5


def laid_out(top: str, seed: int = 0) -> NewYork:
    """A setup in which the business deck is first shuffled to have these kinds on top."""
    options = TITLE.complete_options(3, {"first_player": "host"})
    held = {"loan_shark_1", "cop_1", "waste_company_1", "dealer_1", "lawyer_1", "construction_firm_1"}
    row = [name for name in BUSINESS_IDS if name not in {*held, "pimp_1", "politician_1", "garage_1"}]
    wanted: list[str] = []
    for word in top.split():
        wanted.append(next(name for name in row if kind(name) == word and name not in wanted))
    goal = [*(name for name in row if name not in wanted), *reversed(wanted)]
    draws = []
    for i in range(len(row) - 1, 0, -1):
        j = row.index(goal[i])
        row[i], row[j] = row[j], row[i]
        draws.append(j)
    g = TITLE.start(3, options, Dictated(tuple(draws), rest=Fast(seed)))
    assert isinstance(g, NewYork)
    g.family = (0, 1, 2)
    LAY_OUT.run(g)
    return g


@pytest.mark.rule("LCN-SET-08")
def test_the_first_market_has_four_different_cards_and_one_company_at_most() -> None:
    g = laid_out("pimp pimp casino garage casino dealer pimp cop dealer")
    names = [BUSINESS_IDS[business] for business in g.market]
    assert [kind(name) for name in names] == ["pimp", "casino", "dealer", "cop"]  # what came first stays
    assert names[0] == "pimp_2"  # the first of the three that were turned up
    depths = set()
    for seed in range(6):  # the replaced card is shuffled in, and not put back on top
        deck = [BUSINESS_IDS[card % 64] for card in laid_out("pimp pimp casino cop lawyer dealer", seed).deck]
        assert "pimp_3" in deck
        depths.add(deck.index("pimp_3"))
    assert len(depths) > 3


@pytest.mark.rule("LCN-SET-08")
def test_later_markets_may_hold_anything() -> None:
    table = scene(phase="planning", market="pimp dealer casino cop", deck="casino garage pimp")
    table.do("assign:big_joey", "plan:dealer", "done", "assign:lenny_dimaggio", "plan:cop")
    assert [kind(name) for name in table.market] == ["pimp", "casino", "casino", "garage"]


@pytest.mark.rule("LCN-SET-09")
@pytest.mark.parametrize(("expansion", "money"), [(False, 2000), (True, 5000)])
def test_starting_money(expansion: bool, money: int) -> None:
    table = begin(expansion_gangsters=expansion)
    assert [player["cash"] for player in table.players] == [money] * 3


@pytest.mark.rule("LCN-SET-10")
def test_the_first_player_is_drawn_or_the_host() -> None:
    drawn = {begin(seed=seed, first_player="random").first for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert {begin(seed=seed, first_player="host").first for seed in range(5)} == {0}
    assert begin(seed=3, first_player="random").first == begin(seed=3, first_player="random").first
    assert begin().view(None)["first"] == 0


@pytest.mark.rule("LCN-SET-11")
def test_yellow_green_and_red_are_recommended_to_beginners_not_required() -> None:
    rows = {row["id"]: row["recommended_first_game_three_players"] for row in DATA["families"]}
    assert {name for name, good in rows.items() if good} == {"blundetto", "dimaggio", "calmuti"}
    assert begin(["laserva", "caruso", "calmuti"]).families() == ["laserva", "caruso", "calmuti"]


@pytest.mark.rule("LCN-SET-12")
def test_businesses_lie_above_gangsters_and_assignments_leave_the_guns_free() -> None:
    crew = side(gangsters="big_joey=theft_r1_a little_joey=garage", businesses="pimp casino")
    table = scene(phase="planning", blundetto=crew)
    drawn = FACE.pictures(table.match.view(1), Words("en", GAME))["seat-0"].svg()
    height = {
        name: float(y) for name, y in re.findall(r'<g id="([^"]+)"[^>]* transform="translate\([^,]+,([^)]+)\)', drawn)
    }
    upper = [height["business-pimp_1"], height["business-casino_1"]]
    lower = [height["gangster-big_joey"], height["gangster-little_joey"]]
    assert max(upper) < min(lower)
    assert height["task-big_joey-1"] >= GANGSTER_HEIGHT  # measured from the top of his card
    assert height["business-garage_1"] >= GANGSTER_HEIGHT


# --- chapter 4: the round


@pytest.mark.rule("LCN-RND-01")
@pytest.mark.parametrize("expansion", [False, True])
def test_four_rounds_of_four_phases(expansion: bool) -> None:
    phases = ["draw", *(["hire"] if expansion else []), "planning", "action", "income"]
    table = begin(expansion_gangsters=expansion)
    drift(table, until=5)
    signs = {"drew_jobs": "draw", "display": "hire", "planning": "planning", "action": "action", "income": "income"}
    told = [event.get("why", event["event"]) for row in table.match.events(None) for event in row]
    met = [signs[word] for word in told if word in signs]
    assert [phase for phase, before in zip(met, ["", *met], strict=False) if phase != before] == 4 * phases
    assert [event["round"] for event in table.happened("round")] == [1, 2, 3, 4]
    assert table.match.result is not None


@pytest.mark.rule("LCN-RND-02")
def test_blocked_cards_are_turned_back_and_abilities_refreshed_before_the_draw() -> None:
    table = scene(
        phase="round",
        round=2,
        blundetto=side(gangsters="big_joey* lono_sliffer~~", businesses="pimp* cop~ politician*"),
    )
    assert table.blocked() == set()
    assert all("used" not in one for one in table.player("blundetto")["businesses"])
    assert "used" not in table.gangster("lono_sliffer")
    assert len(table.influence("blundetto")) == 2 + 1  # the politician counts already


@pytest.mark.rule("LCN-RND-03")
def test_turn_order_is_clockwise_from_the_first_player_in_every_phase() -> None:
    order = [2, 0, 1]
    table = scene(
        phase="round",
        first="calmuti",
        blundetto=side(gangsters="big_joey"),
        dimaggio=side(gangsters="phil_malony"),
        calmuti=side(gangsters="vito_baritono"),
    )
    assert [event["seat"] for event in table.happened("drew_jobs")] == order
    table.do("keep")
    turns: dict[str, list[int]] = {"planning": [], "action": [], "income": []}
    while table.round == 1:
        seat = table.match.deciders[0]
        row = turns[table.phase]
        row += [seat] if row[-1:] != [seat] else []
        options = {option.verb: option for option in table.match.options(seat)}
        verbs = ("job", "assign", "cancel", "done", "end_turn", "pass")
        table.play(seat, next(options[verb] for verb in verbs if verb in options))
    assert list(turns.values()) == [order, order, order]
    assert [event["seat"] for event in table.happened("drew_jobs")[3:]] == [0, 1, 2]


@pytest.mark.rule("LCN-RND-04")
def test_the_first_player_card_moves_on_after_every_round_but_the_last() -> None:
    table = begin()
    holders = [table.first]
    for number in range(2, 6):
        drift(table, until=number)
        holders.append(table.first)
    assert holders == [0, 1, 2, 0, 0]
    assert table.match.result is not None
