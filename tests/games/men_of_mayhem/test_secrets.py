"""Chapter 10: who may know what, and what can be inferred."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from consigliere.engine import Fast, Option
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import ITEM_IDS, ITEMS
from consigliere.games.men_of_mayhem.knowledge import redeal
from consigliere.games.men_of_mayhem.trade import free
from consigliere.match import Match
from tests.cases import cases, play_random
from tests.effort import effort
from tests.games.men_of_mayhem.scene import Table, gang, scene, state_of

WORLDS = 60


def stocks(table: Table, reader: str | None, club: str) -> set[tuple[int, ...]]:
    """What a gang has in the worlds that a reader considers possible."""
    seat = None if reader is None else table.seat(reader)
    found = set()
    for seed in range(WORLDS):
        world = table.match.determinize(seat, seed).position()["table"]
        found.add(tuple(world[name][table.seat(club)] for name in ITEM_IDS))
    return found


def seen(table: Table, club: str | None) -> str:
    seat = None if club is None else table.seat(club)
    return json.dumps([table.match.view(seat), table.match.events(seat), table.match.number(seat)])


@pytest.mark.rule("MM-INF-01")
@pytest.mark.rule("MM-RULE-42")
def test_who_is_asked_never_reveals_what_is_behind_a_blind() -> None:
    """Two worlds that differ only in what one gang hides look the same to the others, question by question."""
    rich: dict[str, Any] = {"cash": 9, "guns": 3, "bags": 3}
    poor: dict[str, Any] = {"cash": 0, "guns": 0, "bags": 0}
    ways: list[tuple[dict[str, Any], tuple[str, ...]]] = [
        ({"samcro": {"reservation": "1m"}}, ("exploit:reservation", "stop")),
        ({"samcro": {"cut_house": "1m"}}, ("exploit:cut_house", "stop", "trick", "stop")),
        ({"samcro": {"docks": "2m"}, "mayans": {"docks": "1m"}}, ("fight:docks", "samcro guns:0")),
        ({"phase": "market", "samcro": {"home": "1m"}}, ("samcro bags:0",)),
        (
            {
                "phase": "reveal",
                "stack": [{"step": "OrdersPhase"}, {"step": "CardActs", "card": "shakedown"}],
                "samcro": {"home": "1m"},
            },
            ("heat",),
        ),
        ({"phase": "round", "settings": {"arson": True}, "samcro": {"home": "1m"}}, ("leave",)),
    ]
    for told, options in ways:
        # the goods of the two worlds are swapped with another gang's, so that the public supply is the same
        worlds = []
        for mine, theirs in ((rich, poor), (poor, rich)):
            setting = dict(told)
            setting["samcro"] = {**told["samcro"], **mine}
            setting["mayans"] = {**told.get("mayans", {"home": "1m"}), **theirs}
            worlds.append(scene(**setting))
        for option in options:
            assert seen(worlds[0], "one_niners") == seen(worlds[1], "one_niners")
            assert seen(worlds[0], None) == seen(worlds[1], None)
            for world in worlds:
                world.do(option)
        assert seen(worlds[0], "one_niners") == seen(worlds[1], "one_niners")


@pytest.mark.rule("MM-INF-02")
def test_a_movement_shows_the_number_moved_and_never_the_rest() -> None:
    table = scene(samcro=gang(gun_factory="1m", cash=7)).do("exploit:gun_factory", "use:gun_factory_1")
    told = table.happened("used", "mayans")[0]
    assert (told["paid"], told["amount"]) == (2, 1)
    assert "7" not in json.dumps(told)
    assert table.match.view(1)["table"]["players"][0]["goods"] is None


@pytest.mark.rule("MM-INF-02")
@pytest.mark.rule("MM-INF-04")
def test_a_theft_that_falls_short_reveals_that_nothing_is_left() -> None:
    table = scene(samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=1), one_niners=gang(home="1m", cash=5))
    table.deal("one_niners", "mayans", {"guns": 1}, {"contraband": 1})
    assert len({stock[0] for stock in stocks(table, "samcro", "mayans")}) > 1
    table.do("exploit:card_room", "use:card_room_1", "rob:mayans", "leave")
    assert {stock[0] for stock in stocks(table, "samcro", "mayans")} == {0}
    assert {stock[0] for stock in stocks(table, "samcro", "one_niners")} == {5}  # the sum of the two is known too
    assert {stock[0] for stock in stocks(table, None, "mayans")} == {0}  # and every onlooker has seen it
    assert len({stock[1] for stock in stocks(table, "samcro", "mayans")}) > 1  # it has learned nothing about the guns


@pytest.mark.rule("MM-INF-03")
def test_a_look_is_that_moments_and_the_thiefs_alone() -> None:
    table = scene(samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=1), one_niners=gang(home="1m"))
    table.deal("mayans", "one_niners", {"bags": 1})
    table.do("exploit:card_room", "use:card_room_1", "rob:mayans", "look")
    assert stocks(table, "samcro", "mayans") == {(0, 2, 1)}
    assert len(stocks(table, None, "mayans")) > 1
    table.deal("mayans", "one_niners", {"guns": 1})  # later changes are not tracked
    assert len(stocks(table, "samcro", "mayans")) > 1


@pytest.mark.rule("MM-INF-04")
def test_without_a_deal_everything_can_be_computed() -> None:
    table = scene()
    for reader in (None, "samcro"):
        assert stocks(table, reader, "mayans") == {(4, 2, 2)}


@pytest.mark.rule("MM-INF-04")
def test_a_deal_makes_the_stocks_of_the_two_uncertain_to_others_and_keeps_their_sum() -> None:
    table = scene(seats=4)
    table.deal("mayans", "one_niners", {"cash": 2}, {"guns": 1})
    assert stocks(table, "mayans", "one_niners") == {(6, 1, 2)}  # it knows what its own deal moved
    assert stocks(table, "samcro", "lin_syndicate") == {(4, 2, 2)}  # a gang without deals has no secret
    found = stocks(table, "samcro", "mayans")
    assert {cash for cash, _, _ in found} == set(range(9))
    assert {guns for _, guns, _ in found} == set(range(5))
    for seed in range(WORLDS):
        world = state_of(table.match.determinize(0, seed))
        assert [world.goods[3 + i] + world.goods[6 + i] for i in range(ITEMS)] == [8, 4, 4]


@pytest.mark.rule("MM-INF-04")
def test_every_payment_seen_could_be_made() -> None:
    table = scene(samcro=gang(home="1m"), mayans=gang(gun_factory="1m", cash=4), one_niners=gang(home="1m", cash=0))
    table.deal("mayans", "one_niners", {"guns": 1})  # cash may have changed hands as well
    table.do("sit_tight", "exploit:gun_factory", "use:gun_factory_1", "use:gun_factory_1", "stop", "leave")
    assert table.cash("mayans") == 0
    assert {cash for cash, _, _ in stocks(table, "samcro", "mayans")} == {0}  # it had to have all it has paid


@pytest.mark.rule("MM-INF-04")
def test_over_random_trade_worlds_are_possible_and_follow_from_what_was_seen() -> None:
    """A second, slow computation: traced back through everything seen, the goods of a world were never below 0.

    However a world was reached, the same seed deals the same one.
    """
    varied = 0
    for case in cases(TITLE)[: effort(2, 4)]:
        match = case.begin(case.seats)
        pick = Random(case.seats)
        moves: list[tuple[Any, ...]] = []
        goods = None
        while match.result is None and len(match.history()) < 250:
            before = list(state_of(match).goods)
            links = state_of(match).links
            if goods is None or pick.random() > 0.2 or not random_deal(match, pick):
                play_random(match, pick)
            after = list(state_of(match).goods)
            if match.view()["table"]["phase"] == "setup":
                continue
            if goods is None:
                goods = after
                continue
            events = match.history()[-1].events
            deal = next((event for event in events if event.kind == "deal"), None)
            if before != after or deal is not None:
                moves.append((tuple(deal.facts["parties"]) if deal else (), before, after))
            if len(moves) % 9 or not links:
                continue
            for seat in (None, *range(case.seats)):
                world = state_of(match.determinize(seat, len(moves)))
                again = match.determinize(seat, 77).determinize(seat, len(moves))
                assert again.position() == match.determinize(seat, len(moves)).position()
                assert TITLE.problems(world) == []
                varied += world.goods != state_of(match).goods
                assert min(world.goods) >= 0
                _carried_back(world.goods, state_of(match).goods, moves, seat)
    assert varied > 50


def random_deal(match: Match, pick: Random) -> bool:
    """Two gangs exchange something they have, if deals are open."""
    g = state_of(match)
    one, two = pick.sample([seat for seat in range(g.rules.seats) if g.lives(seat)], 2)
    gives = []
    for giver, taker in ((one, two), (two, one)):
        item = pick.randrange(ITEMS)
        most = free(g, giver, item)
        if most > 0:
            gives.append([giver, taker, ITEM_IDS[item], pick.randint(1, most)])
    if not gives or TITLE.trade.closed_by(g):
        return False
    match.play(one, Option("offer", json.dumps({"gives": gives, "to": [two]})))
    match.play(two, Option("accept", match.state.offers[-1].number))
    return True


def _carried_back(world: list[int], true: list[int], moves: list[tuple[Any, ...]], seat: int | None) -> None:
    """Traced back to before each gang's last unseen deal, the difference must leave nobody below 0."""
    change = [a - b for a, b in zip(world, true, strict=True)]
    if seat is not None:
        assert not any(change[seat * ITEMS : (seat + 1) * ITEMS])
    for item in range(ITEMS):
        assert sum(change[item::ITEMS]) == 0
    dealt = {party for parties, _, _ in moves for party in parties if seat not in parties}
    for at, more in enumerate(change):
        assert not more or at // ITEMS in dealt
        if more < 0:  # since the gang's last deal, it always had at least as much as it has less now
            for parties, before, after in reversed(moves):
                assert after[at] >= -more
                if at // ITEMS in parties:
                    break
                assert before[at] >= -more


@pytest.mark.rule("MM-INF-04")
def test_a_chain_of_deals_varies_from_end_to_end_between_worlds() -> None:
    """A gave to B, B to C: C may have what A had, though A and C have never met."""
    table = scene(
        samcro=gang(home="1m", cash=0), mayans=gang(home="1m", cash=6), one_niners=gang(home="1m", cash=0),
        lin_syndicate=gang(home="1m", cash=0),
    )  # fmt: skip
    table.deal("mayans", "one_niners", {"cash": 1})
    table.deal("one_niners", "lin_syndicate", {"cash": 1})
    found = {stock[0] for stock in stocks(table, "samcro", "lin_syndicate")}
    assert max(found) > 1
    assert {stock[0] for stock in stocks(table, "mayans", "lin_syndicate")} == {0, 1}


@pytest.mark.rule("MM-INF-05")
def test_a_closed_fist_is_redealt_and_no_choice_narrows_a_world() -> None:
    table = scene(samcro=gang(docks="3m", guns=3), mayans=gang(docks="1m"), one_niners=gang(home="1m"))
    table.do("fight:docks", "samcro guns:3")
    fists = set()
    for seed in range(WORLDS):
        world = table.match.determinize(2, seed)
        fists.add(str(world.state.stack[-1].row(0)[0]))  # type: ignore[attr-defined]
    assert fists == {"guns:0", "guns:1", "guns:2", "guns:3"}
    table = scene(samcro=gang(reservation="1m"), mayans=gang(home="1m"))
    table.deal("samcro", "mayans", {"guns": 2})
    before = stocks(table, "one_niners", "samcro")
    table.do("exploit:reservation", "stop")
    assert stocks(table, "one_niners", "samcro") == before


def test_redealing_uses_only_the_given_chance() -> None:
    table = scene().deal("samcro", "mayans", {"cash": 1})
    one, two = table.g.clone(), table.g.clone()
    for world in (one, two):
        world.chance, world.draws = Fast(3), 0
        redeal(world, 2)
    assert one.goods == two.goods
