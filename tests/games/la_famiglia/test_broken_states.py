"""Each invariant of chapter 15: a state that breaks only this one gets exactly this message."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import consigliere as cg
from consigliere.engine import Step
from consigliere.games.la_famiglia import TITLE
from consigliere.games.la_famiglia.action_boards import BOARD_FIRST, BOARD_SIZE, CELL, CELL_INFINITE, ONE
from consigliere.games.la_famiglia.components import (
    DISTRICT_IDS,
    DISTRICT_OF,
    DISTRICTS,
    EVENTS,
    EVENTS_LULL,
    IN_DISTRICT,
    KIND_IDS,
    NEUTRAL,
    NOBODY,
    ORDER,
    ORDER_BIT,
    PLANNING,
    PLANNING_LULL,
    SEA,
    TERRITORY,
    TERRITORY_IDS,
    VEST,
)
from consigliere.games.la_famiglia.setup import ChooseFamily, DrawFamilies, DrawKinds, LayOut
from consigliere.games.la_famiglia.state import Sicily, put

from .scene import GAME, GREY, A, B, C, D, Scene, planning

Change = Callable[[Sicily], object]
ENNA, NOTO, RAGUSA, ALCAMO, NICOSIA = (TERRITORY[name] for name in ("enna", "noto", "ragusa", "alcamo", "nicosia"))
LICATA = SEA["mare_licata"]


def table() -> Scene:
    scene = Scene().put("enna", A, 3, cars=1, labs=1, orders="red_basic_strike").put("noto", C, 2)
    return scene.put("ragusa", B, 2).put("alcamo", GREY, 2).boat("mare_licata", A).boat("mare_licata", B)


def setting(name: str, at: int, value: int) -> Change:
    """One value of a row that the state may change in place."""

    def change(g: Sicily) -> None:
        getattr(g, name)[at] = value

    return change


def row(name: str, at: int, value: int) -> Change:
    """One value of a row that is replaced as a whole."""
    return lambda g: setattr(g, name, put(getattr(g, name), at, value))


def field(name: str, value: object) -> Change:
    return lambda g: setattr(g, name, value)


def both(*changes: Change) -> Change:
    def change(g: Sicily) -> None:
        for one in changes:
            one(g)

    return change


def more(name: str, at: int, by: int) -> Change:
    def change(g: Sicily) -> None:
        getattr(g, name)[at] += by

    return change


def test_the_table_is_whole() -> None:
    assert TITLE.problems(table().g) == []


LANDS = "the list of territories of colour {} does not agree with the map"
ORDERS = "the thirteen orders of seat 0 (red_b) are not each in one place"
GAINED = "seat {} has not gained what its family board shows"
NO_VEST = "it has no vest or this is no events phase"

ON_THE_MAP: tuple[tuple[Change, list[str]], ...] = (
    (both(setting("soldiers", RAGUSA, 0), more("supply", B, 2)), ["ragusa holds 0 soldiers of colour 1"]),
    (both(setting("soldiers", RAGUSA, -1), more("supply", B, 3)), ["ragusa holds -1 soldiers of colour 1"]),
    (setting("soldiers", NICOSIA, 1), ["nicosia holds 1 soldiers of colour -1"]),
    (both(setting("labs", ENNA, 3), field("labs_left", 27)), ["enna has 3 labs"]),
    (both(setting("labs", ENNA, -1), field("labs_left", 31)), ["enna has -1 labs"]),
    (field("labs_left", 30), ["labs are missing or too many"]),
    (field("labs_left", 28), ["labs are missing or too many"]),
    (both(setting("cars", ENNA, -1), more("garage", A, 2)), ["cars stand in enna without soldiers of their owner"]),
    (setting("cars", ALCAMO, 1), ["cars stand in alcamo without soldiers of their owner"]),
    (setting("cars", NICOSIA, 1), ["cars stand in nicosia without soldiers of their owner"]),
    (lambda g: setattr(g, "lands", (*g.lands[:-1], g.lands[-1][1:])), [LANDS.format(-1)]),
    (lambda g: setattr(g, "lands", (g.lands[0], (), *g.lands[2:])), [LANDS.format(1)]),
    (field("greys", 27), ["there are 29 neutral soldiers"]),
    (more("soldiers", ALCAMO, 1), ["there are 31 neutral soldiers"]),
    (both(setting("soldiers", ALCAMO, 31), field("greys", -1)), ["there are 30 neutral soldiers"]),
    (both(row("boats", 4 * LICATA + A, 2), row("docks", A, 2)), ["mare_licata holds 3 boats"]),
    (both(row("boats", 4 * LICATA + A, -1), row("docks", A, 5)), ["mare_licata has less than no boats"]),
)  # fmt: skip

OF_FAMILIES: tuple[tuple[Change, list[str]], ...] = (
    (more("supply", A, 1), ["seat 0 has 51 soldiers"]),
    (both(setting("men", D, -1), more("supply", D, 1)), ["seat 3 has 50 soldiers"]),
    (both(setting("supply", A, -1), setting("men", A, 48)), ["seat 0 has 50 soldiers"]),
    (more("garage", A, 1), ["seat 0 has 6 cars"]),
    (both(setting("garage", A, -1), setting("cars", ENNA, 6)), ["seat 0 has 5 cars"]),
    (row("docks", A, 4), ["seat 0 has 5 boats"]),
    (both(row("docks", A, -1), row("boats", 4 * LICATA + A, 5)), ["mare_licata holds 6 boats", "seat 0 has 4 boats"]),
    (setting("money", A, -1), ["seat 0 has less than no money"]),
    (both(row("opened", 0, -1), more("discs", A, -1)), ["seat 0 has uncovered more than there is in row 0"]),
    (
        both(row("opened", 4, 8), more("discs", B, 8)),
        [
            "seat 1 has uncovered more than there is in row 0",
            "the thirteen orders of seat 1 (blue_) are not each in one place",
            "seat 1 has not gained what its family board shows",
        ],
    ),
)  # fmt: skip

OF_ORDERS: tuple[tuple[Change, list[str]], ...] = (
    (field("spent", 1 << 2 * NOTO), ["a resolved order is missing in noto"]),
    (field("spent", 1 << 2 * ENNA), [f"red_basic_strike stays resolved, but {NO_VEST}"]),
    (
        setting("orders", 2 * RAGUSA, ORDER["red_basic_strike"]),
        ["red_basic_strike lies where its owner has no soldiers"],
    ),
    (setting("orders", 2 * ENNA + 1, ORDER["red_basic_strike"]), ["red_basic_strike lies in two places"]),
    (row("known", 2 * ENNA, 1), ["red_basic_strike was laid before it was gained"]),
    (lambda g: setattr(g, "hand", [0, *g.hand[1:]]), [ORDERS]),
    (more("hand", A, ORDER_BIT[ORDER["red_basic_strike"]]), [ORDERS]),
    (row("sold", A, 1), [ORDERS]),
    (lambda g: setattr(g, "gained", ((ORDER["red_police_a"],), *g.gained[1:])), [GAINED.format(0)]),
    (field("phase", EVENTS_LULL), ["orders lie on the map between rounds"]),
)  # fmt: skip


def told(value: object) -> str:
    return str(value[:1]) if isinstance(value, list) else ""


@pytest.mark.parametrize(("change", "told"), [*ON_THE_MAP, *OF_FAMILIES, *OF_ORDERS], ids=told)
def test_the_table(change: Change, told: list[str]) -> None:
    g = table().g
    change(g)
    assert TITLE.problems(g) == told


@pytest.mark.rule("LF-RULE-53")
def test_an_order_stays_for_its_vest_in_the_events_phase_alone() -> None:
    vest = next(name for name, order in ORDER.items() if VEST[order] and name.startswith("red_"))
    scene = Scene().put("enna", A, 3, orders=vest)
    scene.g.spent = 1 << 2 * ENNA
    assert TITLE.problems(scene.g) == []
    scene.g.phase = PLANNING_LULL
    assert TITLE.problems(scene.g) == [f"{vest} stays resolved, but {NO_VEST}"]


def boards() -> Scene:
    return planning().put("enna", A, 3).marker("b1_church_1", B).marker("b0_church_1", A)


def emptied(g: Sicily) -> None:
    """The upper board is empty."""
    g.upper[UPPER] = 0
    g.discs[A] += 1


FIRST, UPPER = CELL["b1_church_1"] - BOARD_FIRST[1], CELL["b0_church_1"] - BOARD_FIRST[0]
ON_THE_BOARDS: tuple[tuple[Change, list[str]], ...] = (
    (lambda g: g.lower.pop(), [f"board 1 has {BOARD_SIZE[1]} cells, not {BOARD_SIZE[1] - 1}"]),
    (lambda g: g.upper.pop(), [f"board 0 has {BOARD_SIZE[0]} cells, not {BOARD_SIZE[0] - 1}"]),
    (both(more("lower", FIRST, ONE[A]), more("discs", A, -1)), ["b1_church_1 holds more than one marker"]),
    (both(more("upper", UPPER, ONE[B]), more("discs", B, -1)), ["b0_church_1 holds more than one marker"]),
    (more("lower", FIRST + 1, ONE[NEUTRAL]), ["9 neutral markers lie on the boards"]),
    (more("discs", A, 1), ["seat 0 has 26 markers"]),
    (more("discs", A, -1), ["seat 0 has 24 markers"]),
    (field("phase", EVENTS), ["markers are left on the upper board after the planning phase"]),
    (field("phase", PLANNING_LULL), ["markers are left on the upper board after the planning phase"]),
    (setting("bust", A, CELL["b1_church_2"]), ["the bust of seat 0 stands beside no marker of its own"]),
    (
        both(setting("bust", A, CELL["b1_church_1"]), setting("bust", B, CELL["b1_church_1"])),
        [f"the bust of seat {seat} stands beside no marker of its own" for seat in (A, B)],
    ),
    (
        both(setting("bust", A, CELL["b1_church_1"]), emptied, field("phase", PLANNING_LULL)),
        ["busts stand on the boards after the planning phase"],
    ),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), ON_THE_BOARDS, ids=told)
def test_the_influence_boards(change: Change, told: list[str]) -> None:
    g = boards().g
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


def test_all_markers_of_a_family_and_all_neutrals_may_be_in_play() -> None:
    scene = boards()
    infinite = next(cell for cell in range(BOARD_FIRST[1], BOARD_FIRST[2]) if CELL_INFINITE[cell])
    scene.g.lower[infinite - BOARD_FIRST[1]] += scene.g.discs[A] * ONE[A]
    scene.g.discs[A] = 0
    scene.put("alcamo", GREY, 30)
    assert scene.g.greys == 0
    assert TITLE.problems(scene.g) == []


def control() -> Scene:
    """Red holds a district."""
    names = [TERRITORY_IDS[place] for place in IN_DISTRICT[DISTRICT_OF[ENNA]]][:2]
    scene = Scene(kinds="").put(names[0], A, 2).put(names[1], A, 2)
    assert scene.g.crests[DISTRICT_OF[ENNA]] == A
    return scene.token(KIND_IDS[0], A)


ENNAS = DISTRICT_OF[ENNA]
OTHER = (ENNAS + 1) % DISTRICTS
MINE = ["the marker on authority of team 0 is not one of its own"]
OF_CONTROL: tuple[tuple[Change, list[str]], ...] = (
    (row("crests", ENNAS, B), [f"the control marker of {DISTRICT_IDS[ENNAS]} is not its holder's"]),
    (row("crests", OTHER, A), [f"the control marker of {DISTRICT_IDS[OTHER]} is not its holder's"]),
    (row("crests", ENNAS, NOBODY), []),  # it returned in this phase, and waits for the lull
    (
        both(row("crests", ENNAS, NOBODY), field("phase", EVENTS_LULL)),
        [f"the control marker of {DISTRICT_IDS[ENNAS]} is not its holder's"],
    ),
    (row("claims", 0, B), [*MINE, "seat 0 has 24 markers", "seat 1 has 26 markers"]),
    (row("claims", 0, C), ["seat 0 has 24 markers", "seat 2 has 26 markers"]),
    (field("phase", PLANNING), ["a district is controlled before the first events phase"]),
    (field("phase", PLANNING_LULL), ["a district is controlled before the first events phase"]),
    (field("kinds", tuple(range(1, 8))), MINE),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), OF_CONTROL, ids=told)
def test_control(change: Change, told: list[str]) -> None:
    g = control().g
    assert TITLE.problems(g) == []
    change(g)
    assert sorted(TITLE.problems(g)) == sorted(told)


OF_THE_COURSE: tuple[tuple[Change, list[str]], ...] = (
    (field("first", 4), ["nobody has the first player marker"]),
    (field("first", -1), ["nobody has the first player marker"]),
    (field("lead", 4), ["nobody has the first player marker"]),
    (field("lead", -1), ["nobody has the first player marker"]),
    (field("character", (0, 1, 2, 2)), ["the seats have not each a character card"]),
    (field("character", (0, 1, 2, -1)), ["the seats have not each a character card"]),
    (field("kinds", (1, 0, 2, 3, 4, 5, 6)), ["the control tokens in play are not each named once, in their order"]),
    (field("drawn", ((0, 1), (2, 3))), [f"the family of seat {seat} was not drawn for its team" for seat in range(4)]),
    (field("family", (-1, 0, 1, 2)), ["the table is laid, but not every seat leads a family"]),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), OF_THE_COURSE, ids=told)
def test_the_course(change: Change, told: list[str]) -> None:
    g = Scene(first=D).g
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


CHOSEN = "seat {} leads a family exactly if it has chosen one"


def drop(*kinds: type[Step[Sicily]]) -> Change:
    """Steps that are missing on the stack."""
    return lambda g: setattr(g, "stack", [step for step in g.stack if not isinstance(step, kinds)])


OF_THE_SETUP: tuple[tuple[Change, list[str]], ...] = (
    (setting("money", A, 1), ["money is not as before the setup"]),
    (field("reached", ENNA), ["reached is not as before the setup"]),
    (field("kinds", ()), ["7 control tokens are in play once they have been drawn"]),
    (field("kinds", tuple(range(6))), ["7 control tokens are in play once they have been drawn"]),
    (lambda g: g.stack.insert(0, DrawKinds()), ["7 control tokens are in play once they have been drawn"]),
    (lambda g: g.stack.insert(0, DrawFamilies()), [CHOSEN.format(A)]),
    (lambda g: setattr(g, "family", (-1, *g.family[1:])), [CHOSEN.format(A)]),
    (drop(ChooseFamily), [CHOSEN.format(seat) for seat in (B, C, D)]),
    (lambda g: g.stack.append(ChooseFamily(B)), ["a seat chooses its family twice"]),
    (drop(LayOut), ["the table is never laid"]),
    (row("family", A, 0), ["the family of seat 0 was not drawn for its team"]),
)  # fmt: skip


@pytest.mark.rule("LF-SET-04", "LF-SET-05")
@pytest.mark.parametrize(("change", "told"), OF_THE_SETUP, ids=told)
def test_before_the_table_is_laid(change: Change, told: list[str]) -> None:
    match = cg.new(GAME, seats=4, seed=1)
    match.play(match.deciders[0], match.options(match.deciders[0])[0])
    g = match.state
    assert isinstance(g, Sicily)
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told
