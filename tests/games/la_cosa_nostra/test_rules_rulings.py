"""Chapter 14: the rulings that no other chapter's tests check, including those about data and names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra import components
from consigliere.games.la_cosa_nostra.components import DATA, GANGSTER
from consigliere.games.la_cosa_nostra.state import NewYork, put
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import GAME, Table, begin, scene, side

LEDGER = Path(components.__file__).with_name("rules.md").read_text(encoding="utf-8")
DATASET = Path(components.__file__).with_name("data.toml").read_text(encoding="utf-8")


# --- data and names


@pytest.mark.rule("LCN-RULE-01")
def test_businesses_lie_in_the_upper_row_and_gangsters_in_the_lower() -> None:
    table = scene(blundetto=side(gangsters="big_joey=cop", businesses="pimp"), turn="blundetto")
    drawn = table.do("buy:big_joey").match.svg(0)

    def height(thing: str) -> float:
        found = re.search(rf'data-thing="{thing}" transform="translate\([-\d.]+,([-\d.]+)\)', drawn)
        assert found is not None
        return float(found[1])

    assert height("cop_1") == height("pimp_1") < height("big_joey")


@pytest.mark.rule("LCN-RULE-02")
def test_three_to_five_play() -> None:
    assert TITLE.facts.players == (3, 5)
    for seats in (1, 2, 6):
        with pytest.raises(cg.NotUnderstood):
            cg.new(GAME, seats=seats, seed=1)


@pytest.mark.rule("LCN-RULE-49")
def test_no_rule_cites_a_page_number() -> None:
    """Sources are named by their chapter; the rulebook's page numbers disagree with each other."""
    cites = re.compile(r"(\bpp?\.|\bpages?|\bс\.|\bстр\.|\bстраниц\w*)\s*\d", re.IGNORECASE)
    assert cites.search(LEDGER) is None
    assert cites.search(DATASET) is None
    assert cites.search("see p. 12 and стр. 7") is not None
    assert re.search(r"^## 3\. Setup  \[.*Начало игры", LEDGER, re.MULTILINE) is not None


@pytest.mark.rule("LCN-RULE-58")
def test_what_is_reconstructed_says_so_and_meets_its_constraints() -> None:
    specials = DATA["special_gangsters"]
    assert len(specials) == 30
    assert sum(row["guns_source"] == "reconstructed" for row in specials) == 24
    extra = {row["id"]: row for row in DATA["influence"] if row["set"] == "extra"}
    assert {name: row["copies"] for name, row in extra.items()} == {"godfather": 2, "patron": 3}
    assert {row["copies_source"] for row in extra.values()} == {"reconstructed"}
    jobs = [row for row in DATA["jobs"] if row["set"] == "extra"]
    assert sum(row["copies"] for row in jobs) == 3
    assert {row["source"] for row in jobs} == {"reconstructed"}
    assert {row["source"] for row in DATA["bills"]} == {"reconstructed"}
    assert sum(row["count"] for row in DATA["bills"]) == 140
    assert {row["source"] for row in DATA["jobs"] if row["set"] == "base"} <= {"public", "rulebook"}
    assert TITLE.check_data() == []


@pytest.mark.rule("LCN-RULE-59")
def test_three_families_start_with_three_businesses_and_two_with_two() -> None:
    income = {row["id"]: row["income"] for row in DATA["businesses"]}
    starts = {row["id"]: row["starting_businesses"] for row in DATA["families"]}
    for name in ("blundetto", "dimaggio", "calmuti"):
        assert (len(starts[name]), sum(income[kind] for kind in starts[name])) == (3, 7000)
    for name in ("laserva", "caruso"):
        assert (len(starts[name]), sum(income[kind] for kind in starts[name])) == (2, 8000)
    assert sorted(starts["laserva"]) == ["night_club", "pimp"]
    table = begin(("laserva", "caruso", "calmuti"))
    assert [len(table.businesses(name)) for name in table.families()] == [2, 2, 3]


@pytest.mark.rule("LCN-RULE-82")
def test_of_unused_families_only_businesses_and_influence_cards_are_in_the_game() -> None:
    table = begin(("blundetto", "dimaggio", "calmuti"))
    unused = [row["id"] for row in DATA["gangsters"] if row["family"] in ("laserva", "caruso")]
    assert set(unused) <= set(table.elsewhere["gone"])
    assert set(unused) <= set(table.view(None)["out"])
    placed = [name for family in table.families() for name in table.businesses(family)]
    decks = [*table.market, *table.deck]
    assert sorted(placed + decks) == sorted(components.BUSINESS_IDS)
    assert {"casino_1", "night_club_1"} <= set(decks)  # those two families would have started with them
    held = [name for family in table.families() for name in table.influence(family)]
    assert table.influence_deck.count("schemer") + held.count("schemer") == 5


# --- attachments and modifiers


@pytest.mark.rule("LCN-RULE-16")
@pytest.mark.parametrize("how", ["buy", "cancel"])
@pytest.mark.parametrize("card", ["henchman", "sabotage"])
def test_henchman_and_sabotage_do_nothing_for_a_purchase_and_leave_with_it(how: str, card: str) -> None:
    table = scene(blundetto=side(gangsters=f"big_joey=garage+{card}+smg"), turn="blundetto")
    table.do(f"{how}:big_joey")
    assert table.attached("big_joey") == ["smg"]
    assert card in table.influence_discard
    assert table.cash("blundetto") == (2000 if how == "buy" else 10_000)


@pytest.mark.rule("LCN-RULE-16", "LCN-INV-06")
def test_what_is_on_an_idle_gangster_leaves_at_the_end_of_the_round() -> None:
    table = scene(
        phase="income", blundetto=side(gangsters="big_joey+smg"), calmuti=side(gangsters="vito_baritono+seduction")
    )
    assert table.attached("big_joey") == ["smg"]
    table.do("pass", "pass", "pass")
    assert table.round == 2
    assert table.attached("big_joey") == table.attached("vito_baritono") == []


@pytest.mark.rule("LCN-RULE-81")
@pytest.mark.parametrize(("mark", "value"), [("", 2), ("*", 3)])
def test_a_modifier_unblocked_when_the_dice_roll_counts_and_the_roll_stays(mark: str, value: int) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters=f"big_joey=theft_r3 big_loco{mark}", influence="snitch"),
        calmuti=side(),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:calmuti", dice=(2, 2, 1))
    assert table.happened("rolled")[0]["value"] == value
    assert table.step() == "RollerDice"
    g = table.match.state
    assert isinstance(g, NewYork)
    g.g_blocked = put(g.g_blocked, GANGSTER["big_loco"], 1 - bool(mark))  # whatever happens to him meanwhile
    table.calm()
    assert table.happened("outcome")[0]["successes"] == (0 if mark else 2)


@pytest.mark.rule("LCN-RULE-81")
@pytest.mark.parametrize(("guard", "delta"), [("bob_the_rock_nelson", 1), ("thelma_montgomery", 1)])
@pytest.mark.parametrize("mark", ["", "*"])
def test_guards_count_if_unblocked_at_the_roll(guard: str, delta: int, mark: str) -> None:
    table = scene(
        round=4,
        blundetto=side(gangsters="big_joey=assassination"),
        calmuti=side(gangsters=f"{guard}{mark}", businesses="pimp"),
        turn="blundetto",
    )
    table.calm().job("big_joey", "target:pimp", dice=(1, 1, 1))
    assert table.happened("rolled")[0]["value"] == 3 + (0 if mark else delta)


# --- schemers


def schemers(**more: Any) -> Table:
    """Before Blundetto's turn both others have a schemer; Calmuti is first in order."""
    return scene(
        round=4,
        blundetto=side(gangsters="big_joey=theft_r3", influence=more.pop("own", "")),
        calmuti=side(gangsters="vito_baritono=murder bobby_ruthless=party", influence="schemer"),
        dimaggio=side(gangsters="phil_malony=beating", influence="schemer"),
        turn="blundetto",
        **more,
    )


@pytest.mark.rule("LCN-RULE-76")
def test_schemers_are_shown_together_and_take_their_turns_in_order() -> None:
    table = schemers().do("calmuti play:schemer", "dimaggio play:schemer")
    assert [event["card"] for event in table.happened("played")] == ["schemer", "schemer"]
    turns: list[str] = []
    for _ in range(3):
        table.calm()
        turns += table.asked()
        table.do(sorted(one for one in table.may() if one.startswith("cancel"))[0], "end_turn")
    assert turns == ["calmuti", "dimaggio", "blundetto"]


@pytest.mark.rule("LCN-TIM-07", "LCN-INFL-08")
def test_after_an_extra_turn_those_who_have_not_schemed_are_asked_again() -> None:
    table = schemers().do("calmuti play:schemer", "dimaggio pass")
    table.do("cancel:vito_baritono", "end_turn")
    assert (table.step(), table.asked()) == ("TurnWindow", ["dimaggio"])
    table.do("play:schemer", "cancel:phil_malony", "end_turn")
    assert (table.step(), table.asked()) == ("ActionTurn", ["blundetto"])  # then the interrupted turn


@pytest.mark.rule("LCN-RULE-76")
def test_each_schemer_has_its_own_window_just_before_its_extra_turn() -> None:
    table = schemers(own="godfather", options={"extra_cards": "on"})
    table.do("calmuti play:schemer", "dimaggio play:schemer")
    assert table.match.view(0)["facts"] == {"seat": 1, "card": "schemer"}
    table.do("pass")
    assert (table.step(), table.asked()) == ("ActionTurn", ["calmuti"])
    table.do("cancel:vito_baritono", "end_turn")
    assert table.match.view(0)["facts"] == {"seat": 2, "card": "schemer"}
    table.do("blundetto play:godfather").calm()
    # cancelled: the card is gone, and the player is not asked again before this turn
    assert table.asked() == ["blundetto"]
    assert table.influence("dimaggio") == []


@pytest.mark.rule("LCN-RULE-76")
def test_who_has_nothing_left_by_then_has_no_turn() -> None:
    """Calmuti's extra turn kills the only busy gangster of the next schemer, or of the interrupted player."""
    for victim, left in (("phil_malony", ["blundetto"]), ("big_joey", ["dimaggio"])):
        turn = scene(
            round=4,
            blundetto=side(gangsters="big_joey=theft_r3"),
            calmuti=side(gangsters="rocky_santiago=murder bobby_ruthless=party", influence="schemer"),
            dimaggio=side(gangsters="phil_malony=beating", influence="schemer"),
            turn="blundetto",
        )
        turn.do("calmuti play:schemer", "dimaggio play:schemer")
        turn.job("rocky_santiago", f"target:{victim}", dice=(6, 6, 6, 6)).calm()
        assert turn.trophies("calmuti") == [victim]
        turn.do("end_turn").calm()
        assert turn.asked() == left
        if victim == "phil_malony":
            assert turn.influence("dimaggio") == []  # the card is gone all the same
        else:  # after the other extra turn the interrupted player, who has nothing left, is skipped
            turn.do("cancel:phil_malony", "end_turn").calm()
            assert turn.asked() == ["calmuti"]


# --- views and memory


@pytest.mark.rule("LCN-RULE-84")
@pytest.mark.parametrize(("others", "seen"), [("usury", False), ("party", True), ("", True)])
def test_a_card_known_in_a_hand_is_forgotten_once_it_could_be_another(others: str, seen: bool) -> None:
    """A performed theft returns to the hand in public; then a job with the same back is placed: is it the theft?"""
    own = side(gangsters="big_joey=theft_r3 fyodor_kalashenko", jobs=others)
    table = scene(round=3, blundetto=own, calmuti=side(), turn="blundetto")
    table.calm().job("big_joey", "target:calmuti", dice=(1, 1, 1)).do("take_back_job")
    known = [job["card"] for job in table.view("calmuti")["players"][0]["jobs"]]
    assert "theft_r3" in known
    position = table.match.position()
    position["table"]["phase"] = "planning"
    position["stack"] = [{"step": "IncomePhase"}, {"step": "ActionPhase"}, {"step": "PlanningCycle", "seat": 0}]
    planning = Table(cg.from_position(GAME, position))
    planning.do("assign:big_joey", "job:theft_r3")
    gangster = planning.view("calmuti")["players"][0]["gangsters"][0]
    assert (gangster["tasks"][0]["card"] == "theft_r3") == seen
    hand = [job["card"] for job in planning.view("calmuti")["players"][0]["jobs"]]
    assert "theft_r3" not in hand
