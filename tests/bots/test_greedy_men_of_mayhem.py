"""The greedy bot in Men of Mayhem avoids blunders that any player would notice."""

from __future__ import annotations

from consigliere.bots import GreedyBot, Sight
from consigliere.engine import Option
from consigliere.games.men_of_mayhem import TITLE, heuristics
from consigliere.games.men_of_mayhem.state import Charming
from tests.cases import Case, moments
from tests.games.men_of_mayhem.scene import Table, gang, scene
from tests.pairwise import mixtures


def chosen(table: Table, club: str, seed: int) -> str:
    return str(GreedyBot(seed).choose(Sight(table.match, table.seat(club))))


def test_at_the_last_market_something_is_sold() -> None:
    """Bags are worth nothing after the end, and heat no longer hurts."""
    for seed in range(4):
        table = scene(round=6, phase="market", samcro=gang(home="2m", bags=2, heat=2), mayans=gang(home="1m", bags=0))
        assert chosen(table, "samcro", seed) != "bags:0"


def test_in_the_last_round_no_member_is_paid_for() -> None:
    """A member patched in now gives no more orders: only cash counts."""
    for seed in range(4):
        table = scene(round=6, samcro=gang(home="1m2p", cash=9, guns=2, orders=1))
        assert "patch_in:clubhouse_samcro" in table.may()
        assert not chosen(table, "samcro", seed).startswith("patch_in")


def test_an_order_left_is_spent_on_a_site_that_pays() -> None:
    for seed in range(4):
        table = scene(round=6, samcro=gang(liquor_store="1m", home="2p", orders=1), tiles="liquor_store")
        assert chosen(table, "samcro", seed) == "exploit:liquor_store"


def test_a_prospect_takes_the_fall() -> None:
    """If a member and others are hit, the member stays."""
    for seed in range(4):
        table = scene(samcro=gang(docks="2m", home="1m", guns=1), mayans=gang(docks="1m1p"), tiles="docks")
        table.do("fight:docks", "done").dice(6, 1).do("samcro guns:1", "mayans guns:0")
        assert table.step() == "Wounded"
        assert chosen(table, "mayans", seed) == "pick:mayans_prospect_docks"


def test_bots_play_their_clubs_own_side() -> None:
    options = [Option("side", "unleaded"), Option("side", "high_octane")]
    table = scene()
    assert table.match.title.options_to_try(table.match.state, 0, options) == [options[1]]


def test_no_fight_is_begun_that_nothing_could_win() -> None:
    """Five members stand there against one: the fight is lost with the best die, unless guns or members at home
    help."""
    fight = Option("fight", "docks")
    alone = scene(samcro=gang(guns=0, docks="1m"), mayans=gang(docks="5m")).match
    assert fight in alone.options(0)
    assert alone.title.pointless(alone.state, 0, fight)
    helped = scene(samcro=gang(guns=0, docks="1m", home="4m5p"), mayans=gang(docks="5m")).match
    assert not helped.title.pointless(helped.state, 0, fight)
    even = scene(samcro=gang(guns=0, docks="4m"), mayans=gang(docks="5m")).match
    assert not even.title.pointless(even.state, 0, fight)


def reckoned(g: Charming) -> list[float]:
    return [heuristics.wealth(g, seat) if g.lives(seat) else 0.0 for seat in range(g.rules.seats)]


def test_cached_wealth_equals_computed_wealth() -> None:
    """The cached wealth of a gang depends on all its inputs: change one, and it is computed again."""
    for seats, options in mixtures(TITLE)[:6]:
        for match in moments(Case(TITLE, seats, options, f"kept {seats} {options}"), 30):
            state = match.state
            assert isinstance(state, Charming)
            assert heuristics.wealths(state) == reckoned(state)
            for seat in range(seats):
                for row, at in (("heat", seat), ("orders", seat), *[("goods", 3 * seat + item) for item in range(3)]):
                    g = state.clone()
                    getattr(g, row)[at] = getattr(g, row)[at] + 1 if row != "heat" else (g.heat[at] + 1) % 4
                    assert heuristics.wealths(g) == reckoned(g), (row, at)


def test_nobody_rides_to_a_site_where_a_stronger_gang_stands() -> None:
    """Other sites are free. Least of all do they all ride there."""
    for seed in range(3):
        table = scene(
            round=3,
            samcro=gang(home="2m2p", orders=2, guns=1),
            mayans=gang(docks="5m", guns=3),
            tiles="docks pawn_shop",
        )
        assert chosen(table, "samcro", seed) == "ride:clubhouse_samcro"
        table.do("ride:clubhouse_samcro")
        assert "to:docks" in table.may()
        assert chosen(table, "samcro", seed) != "to:docks"
