"""Each invariant of chapter 15: a state that breaks only this one gets exactly this message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Result
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.components import (
    BAG,
    CASH,
    CLUB,
    EMPTY,
    FACE_DOWN,
    FIRST_CONTACT,
    FIRST_TILE,
    GUN,
    HIGH_OCTANE,
    HOSPITAL,
    ITEMS,
    MEMBER,
    PHASE_IDS,
    PLACE,
    SPOTS,
    TILES,
)
from consigliere.games.men_of_mayhem.knowledge import MOST_LINKS
from consigliere.games.men_of_mayhem.setup import RollForClubs
from consigliere.games.men_of_mayhem.state import Charming, Link, put
from tests.games.changes import Change, all_of, set_at, set_fields

from .scene import Table, gang, scene, state_of
from .test_positions import fists, rumble, wounded


def fighting(**fields: Any) -> Change:
    """A change of the current fight."""

    def change(g: Charming) -> None:
        assert g.fight is not None
        g.fight = g.fight._replace(**fields)

    return change


def goods(seat: int, item: int, number: int) -> Change:
    return set_at("goods", seat * ITEMS + item, number)


def told(value: object) -> str:
    return str(value[:1]) if isinstance(value, list) else ""


def swap_tiles(g: Charming) -> None:
    """An open tile swaps places with a start site."""
    start = g.sites[FIRST_TILE]
    g.sites = put(g.sites, FIRST_TILE, g.tiles[0])
    g.tiles = (start, *g.tiles[1:])


Rows = tuple[tuple[Change, list[str]], ...]

OVER, CLEAN_UP = PHASE_IDS.index("over"), PHASE_IDS.index("clean_up")
CARDS = "an anarchy card is missing or in two places"
TILE = "a tile is missing or in two places"
NO_SITE = "seat 1 has dudes where no open site lies"
LOST = "seat 0 has lost dudes for good without a rule for it"
CONTACTS = "contacts on the table and contact cards that lie open are not the same"
PATCH = "winner of the fight is {}, who has not the highest total"
LESS = "seat {} has less than the least it has had since its last deal"
MORE = "a gang had more since a deal than there is"
BY_TURN: Rows = (
    (set_fields(clubs=(0, 0, 2)), ["two players have one club"]),
    (set_fields(sides=(HIGH_OCTANE, 0, 0)), ["a high octane side in an unleaded game"]),
    (set_fields(patch=3), ["patch is 3, which is no seat"]),
    (set_fields(patch=-2), ["patch is -2, which is no seat"]),
    (set_fields(patch=-1), ["no living gang holds the patch"]),
    (set_fields(clubs=(-1, 1, 2)), ["a gang without a club or a side"]),
    (set_fields(sides=(0, -1, 0)), ["a gang without a club or a side"]),
    (set_at("pool", 0, 0), ["seat 0 has 2 members and 3 prospects"]),
    (set_at("crew", 2 * SPOTS, 2 * MEMBER + 2), ["seat 2 has 5 members and 4 prospects"]),
    (all_of(set_at("crew", SPOTS, MEMBER + 3), set_at("crew", SPOTS + SPOTS - 1, MEMBER)), [NO_SITE]),
    (all_of(set_at("pool", 0, 2 * MEMBER + 2), set_at("gone", 0, MEMBER)), [LOST]),
    (all_of(set_at("pool", 0, 3 * MEMBER + 1), set_at("gone", 0, 1)), [LOST]),
    (goods(1, CASH, -1), ["seat 1 has -1 cash"]),
    (goods(0, GUN, 3), ["25 pieces of gun, not 24"]),
    (set_at("supply", BAG, 0), ["6 pieces of contraband, not 24"]),
    (set_at("heat", 0, 5), ["seat 0 has 5 heat"]),
    (set_at("heat", 1, -1), ["seat 1 has -1 heat"]),
    (set_at("orders", 0, -1), ["seat 0 has -1 orders"]),
    (set_at("orders", 0, 99), ["seat 0 has 99 orders"]),
    (lambda g: setattr(g, "tiles", g.tiles[1:]), [TILE]),
    (lambda g: setattr(g, "burnt", g.tiles[:1]), [TILE]),
    (swap_tiles, ["face-down tiles are not random ones", "3 random tiles lie open, not 2"]),
    (
        set_at("sites", SPOTS - 1, FACE_DOWN),
        ["2 random tiles lie open, not 2", "a face-down tile lies among the contacts"],
    ),
    (
        set_at("sites", SPOTS - 1, PLACE["docks"]),
        [TILE, "3 random tiles lie open, not 2", "docks lies among the contacts"],
    ),
    (set_at("sites", SPOTS - 1, TILES), [CONTACTS]),
    (set_at("sites", FIRST_CONTACT - 1, TILES), ["irish_freddy lies among the tiles", CONTACTS]),
    (set_fields(marked=1 << SPOTS - 1), ["an order lies on a spot without a site"]),
    (lambda g: setattr(g, "deck", g.deck[1:]), [CARDS]),
    (lambda g: setattr(g, "deck", (*g.deck, g.deck[0])), [CARDS]),
    (lambda g: setattr(g, "left", g.left + 1), ["15 cards left of 15 after 1 were turned up"]),
    (lambda g: setattr(g, "left", g.left - 1), ["13 cards left of 15 after 1 were turned up"]),
    (set_fields(links=(Link(1, 0, (0, 0, 0), (0, 0, 0)),)), ["a deal names its gangs in the wrong order"]),
    (set_fields(links=(Link(1, 1, (0, 0, 0), (0, 0, 0)),)), ["a deal names its gangs in the wrong order"]),
    (set_fields(links=(Link(0, 1, (0, 0, 0), (0, 0, 0)),) * (MOST_LINKS + 1)), [f"{MOST_LINKS + 1} deals are noted"]),
    (set_fields(links=(Link(0, 1, (0, 0, 0), (0, 0, 0)),) * MOST_LINKS), []),
    (set_fields(links=(Link(0, 1, (0, 25, 0), (0, 0, 0)),)), [MORE, LESS.format(0)]),
    (set_fields(links=(Link(0, 1, (0, 0, 0), (0, 0, 25)),)), [MORE, LESS.format(1)]),
    (set_fields(links=(Link(0, 1, (5, 0, 0), (0, 0, 0)),)), [LESS.format(0)]),
    (set_fields(links=(Link(0, 1, (4, 2, 2), (4, 2, 3)),)), [LESS.format(1)]),
    (set_fields(links=(Link(0, 1, (4, 2, 2), (4, 2, 2)),)), []),
    (set_fields(links=(Link(0, 1, (9, 2, 2), (4, 2, 2)), Link(0, 2, (4, 2, 2), (4, 2, 2)))), []),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), BY_TURN, ids=told)
def test_in_a_turn(change: Change, told: list[str]) -> None:
    g = scene().g
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


@pytest.mark.rule("MM-X56-03")
def test_only_clubs_of_the_boxes_on_the_table_play() -> None:
    g = scene(settings={"clubs": "base"}).g
    g.clubs = (CLUB["calaveras"], 1, 2)
    assert TITLE.problems(g) == ["calaveras is not in this game"]


def test_pieces_come_with_each_club_of_another_box() -> None:
    g = scene(samcro=gang(home="1m"), calaveras=gang(home="1m"), grim_bastards=gang(home="1m")).g
    assert TITLE.problems(g) == []
    goods(0, BAG, 3)(g)
    assert TITLE.problems(g) == ["37 pieces of contraband, not 36"]


def test_a_gang_that_is_out_has_nothing() -> None:
    g = scene(samcro=gang(home="1m"), mayans=gang(out=True, cash=0, guns=0, bags=0, heat=0, orders=0)).g
    assert TITLE.problems(g) == []
    goods(1, CASH, 1)(g)
    assert TITLE.problems(g) == ["seat 1 is out and has something left"]
    goods(1, CASH, 0)(g)
    set_at("heat", 1, 1)(g)
    assert TITLE.problems(g) == ["seat 1 is out and has something left"]
    set_at("heat", 1, 0)(g)
    g.patch = 1
    assert TITLE.problems(g) == ["no living gang holds the patch"]


DECIDED = "the fight has been decided before fists are opened"
CLOSED: Rows = (
    (fighting(site=PLACE["brothel"]), ["the fight is at no site on the table"]),
    (fighting(site=-1), ["the fight is at no site on the table"]),
    (fighting(starter=1), ["the fight was started by seat 1, but it is the turn of 0"]),
    (fighting(barred=True), ["seat 0 cannot bar backup"]),
    (fighting(guns=(0, 0)), [DECIDED]),
    (all_of(fighting(guns=(1, 0)), goods(0, GUN, 2)), [DECIDED]),
    (fighting(hits=(1, 0)), [DECIDED]),
    (fighting(winner=0), [DECIDED]),
    (fighting(holder=True), [DECIDED]),
    (fighting(gangs=(0, 1, 2)), ["gangs of the fight are [0, 1, 2], but at the site are [0, 1]"]),
    (fighting(gangs=(1, 0)), ["gangs of the fight are [1, 0], but at the site are [0, 1]"]),
)  # fmt: skip
LAST = "winner of the fight is {}, which the totals do not say"
HOLDER = "holder of the fight does not say whether the holder of the patch was defeated"
OPEN: Rows = (
    (fighting(guns=(1,)), ["guns of the fight are missing"]),
    (fighting(dice=(6,)), ["dice, totals, hits and shots of the fight are missing"]),
    (fighting(shots=()), ["dice, totals, hits and shots of the fight are missing"]),
    (fighting(winner=1), [LAST.format(1), PATCH.format(1), HOLDER]),
    (fighting(winner=-1), [LAST.format(-1), PATCH.format(-1)]),
    (fighting(holder=True), [HOLDER]),
    (fighting(hits=(1, 1)), ["there are more shots than guns"]),
    (fighting(hits=(0, 0), shots=(1, 0)), ["shots of the fight are [1, 0]"]),
    (fighting(dice=(7, 1), totals=(16, 5)), ["dice of the fight are [7, 1]"]),
    (fighting(dice=(6, 0), totals=(15, 4)), ["dice of the fight are [6, 0]"]),
    (fighting(totals=(14, 5)), ["a total of 14 is not what the dudes, guns and die come to"]),
    (fighting(totals=(15 + 15, 5)), []),
    (fighting(totals=(15 + 16, 5)), ["a total of 31 is not what the dudes, guns and die come to"]),
)  # fmt: skip


@pytest.mark.parametrize(("make", "change", "told"), [
    *((fists, *row) for row in CLOSED), *((wounded, *row) for row in OPEN),
], ids=told)  # fmt: skip
@pytest.mark.rule("MM-TD-02", "MM-TD-14")
def test_in_a_fight(make: Callable[[], Table], change: Change, told: list[str]) -> None:
    g = make().g
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


RUMBLE: Rows = (
    (fighting(shots=(1, 1, 0)), ["shots of the fight are [1, 1, 0]"]),
    (fighting(shots=(0, 0, 0), hits=(0, 2, 0)), []),
    (
        all_of(fighting(shots=(0, 0, 0), hits=(0, 3, 0), guns=(3, 0, 0), totals=(21, 5, 5)), goods(2, GUN, 1)),
        ["hits of the fight are [0, 3, 0]"],
    ),
    (
        all_of(fighting(guns=(4, 0, 0), totals=(24, 5, 5)), goods(2, GUN, 0)),
        ["more guns were used than there are dudes"],
    ),
    (fighting(totals=(19, 5, 5)), ["a total of 19 is not what the dudes, guns and die come to"]),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), RUMBLE, ids=told)
def test_in_a_fight_of_three(change: Change, told: list[str]) -> None:
    g = rumble().g
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


def chosen() -> Charming:
    """Seat 3 has a club, and has to choose its side."""
    match = cg.new("men_of_mayhem", seats=4, seed=1)
    match.play(3, match.options(3)[0])
    g = state_of(match)
    assert [*g.stack[2:4], *g.stack[-3:]]
    return g


LAID = "something lies on the table before it is laid out"
CLOCKWISE = "clubs are not chosen clockwise, the holder of the patch last"
FIT = "club and side of seat {} do not fit who is still to choose"
SETTING_UP: Rows = (
    (set_at("heat", 0, 1), [LAID]),
    (goods(0, CASH, 1), [LAID]),
    (set_fields(tiles=(1,)), [LAID]),
    (set_fields(left=1), [LAID]),
    (set_at("sites", FIRST_TILE, HOSPITAL), [LAID]),
    (lambda g: g.stack.append(RollForClubs()), ["RollForClubs cannot lie upon ChooseSide"]),
    (set_fields(patch=1), [CLOCKWISE]),
    (set_fields(patch=-1), [CLOCKWISE]),
    (lambda g: g.stack.pop(), [FIT.format(3)]),
    (lambda g: g.stack.pop(3), ["ChooseSide cannot lie upon ChooseSide"]),
    (set_fields(clubs=(-1, -1, -1, -1)), [FIT.format(3)]),
    (set_fields(clubs=(1, -1, -1, 0)), [FIT.format(0)]),
    (set_fields(sides=(-1, -1, -1, 0)), [FIT.format(3)]),
    (set_fields(sides=(-1, -1, 0, -1)), [FIT.format(2)]),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), SETTING_UP, ids=told)
@pytest.mark.rule("MM-SET-02")
def test_before_the_table_is_laid(change: Change, told: list[str]) -> None:
    g = chosen()
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


def ended(reason: str, winner: int, **gangs: Any) -> Charming:
    table = scene(round=6, phase="clean_up", **gangs)
    result = table.match.result
    assert result is not None
    assert (result.reason, result.winners) == (reason, (winner,))
    return table.g


def result(*scores: int, reason: str = "most_cash", winner: int = 0) -> Change:
    return set_fields(result=Result((winner,), scores, reason))


GIVES = "result is not what the table gives: most_cash for seat 0"
RESULTS: Rows = (
    (set_fields(result=None), ["the game is over without a result"]),
    (result(9, 4, 3), ["result.scores are [9, 4, 3], but the cash is [9, 4, 4]"]),
    (result(9, 4, 4, winner=1), [GIVES]),
    (result(9, 4, 4, reason="patch"), [GIVES]),
    (result(9, 4, 4, reason="last_gang"), ["result.reason is last_gang, with 3 gangs left in over", GIVES]),
    (set_fields(phase=CLEAN_UP), ["result.reason is most_cash, with 3 gangs left in clean_up"]),
    (set_fields(result=Result((0, 1), (9, 4, 4), "most_cash")), [GIVES]),
    (set_fields(round=5), ["the game is over after round 5 of 6"]),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), RESULTS, ids=told)
@pytest.mark.rule("MM-END-01")
def test_at_the_end(change: Change, told: list[str]) -> None:
    g = ended("most_cash", 0, samcro=gang(home="1m", cash=9))
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


@pytest.mark.rule("MM-END-02", "MM-END-03")
def test_ties_at_the_end() -> None:
    rich = {"home": "1m", "cash": 9}
    g = ended("patch", 1, samcro=rich, mayans=rich, patch="mayans")
    result(9, 9, 4, reason="patch")(g)
    assert TITLE.problems(g) == ["result is not what the table gives: patch for seat 1"]
    armed = {**rich, "guns": 5}
    g = ended("most_guns", 1, samcro=rich, mayans=armed, patch="one_niners")
    result(9, 9, 4, reason="most_guns")(g)
    assert TITLE.problems(g) == ["result is not what the table gives: most_guns for seat 1"]
    g = ended("last_throw", 1, samcro=rich, mayans=rich, patch="one_niners")
    for winner, wrong in ((0, []), (1, []), (2, ["result is not what the table gives: last_throw for seat 0 or 1"])):
        result(9, 9, 4, reason="last_throw", winner=winner)(g)
        assert TITLE.problems(g) == wrong


@pytest.mark.rule("MM-VAR-01")
def test_deadly_rounds_have_no_hospital() -> None:
    g = scene(settings={"deadly_rounds": True}).g
    assert TITLE.problems(g) == []
    g.sites = put(g.sites, g.sites.index(EMPTY, FIRST_TILE), HOSPITAL)
    assert TITLE.problems(g) == [TILE]


@pytest.mark.rule("MM-VAR-06")
def test_dudes_are_lost_for_good_by_a_rule_alone() -> None:
    for settings in ({"fifteen_years": True}, {"lean_supplies": True}):
        g = scene(settings=settings).g
        set_at("pool", 0, 3 * MEMBER + 1)(g)
        set_at("gone", 0, 1)(g)
        assert TITLE.problems(g) == []
    set_at("pool", 0, 2 * MEMBER + 1)(g)
    set_at("gone", 0, MEMBER + 1)(g)
    assert TITLE.problems(g) == [LOST]
