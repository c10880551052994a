"""Each invariant of chapter 16 is asked: a state that breaks one of them alone is told so in exactly these words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
    FACE,
    GANGSTER_IDS,
    JOB_IDS,
    NOTHING,
    PHASE_IDS,
    TOKENS_EACH,
    TROPHY,
    UNDER_BOSS,
)
from consigliere.games.la_cosa_nostra.pieces import Split, Token, purchase_of
from consigliere.games.la_cosa_nostra.setup import RandomBosses
from consigliere.games.la_cosa_nostra.state import NewYork, put
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import GAME, scene, side

Change = Callable[[NewYork], object]
Rows = tuple[tuple[Change, list[str]], ...]
WHO = {name: i for i, name in enumerate(GANGSTER_IDS)}
WHAT = {name: i for i, name in enumerate(BUSINESS_IDS)}
JOB = {name: i for i, name in enumerate(JOB_IDS)}
PHASE = {name: i for i, name in enumerate(PHASE_IDS)}
PARTY = JOB["party_r2"]
BIG, LITTLE, VITO, PHIL, JIMMY = (
    WHO[name] for name in ("big_joey", "little_joey", "vito_baritono", "phil_malony", "jimmy_bananas")
)


def table() -> NewYork:
    own = side(
        gangsters="big_joey=theft_r2_a little_joey=pimp_1",
        businesses="cop_1 lawyer_1@calmuti",
        jobs="party",
        influence="spy",
    )
    rival = side(gangsters="vito_baritono+smg")
    found = scene(round=2, blundetto=own, calmuti=rival, turn="blundetto").calm().match.state
    assert isinstance(found, NewYork)
    return found


def at(name: str, place: int, value: Any) -> Change:
    """One value of a row, whether the state changes it in place or exchanges the row."""

    def change(g: NewYork) -> None:
        row = getattr(g, name)
        if isinstance(row, list):
            row[place] = value
        else:
            setattr(g, name, put(row, place, value))

    return change


def now(**fields: Any) -> Change:
    def change(g: NewYork) -> None:
        for name, value in fields.items():
            setattr(g, name, value)

    return change


def also(*changes: Change) -> Change:
    def change(g: NewYork) -> None:
        for one in changes:
            one(g)

    return change


def more(name: str, place: int, *things: Any) -> Change:
    """Things added to one of several rows."""
    return lambda g: at(name, place, (*getattr(g, name)[place], *things))(g)


def fewer(name: str, place: int, thing: int) -> Change:
    """A thing taken from one of several rows."""

    def change(g: NewYork) -> None:
        row = list(getattr(g, name)[place])
        row.remove(thing)
        at(name, place, tuple(row))(g)

    return change


def to_the_deck(g: NewYork, business: int) -> None:
    g.deck = (*g.deck, business)


def told(value: object) -> str:
    return str(value[:1]) if isinstance(value, list) else ""


BUSINESSES = "businesses: {} in two places, {} missing"
PINNED = "two cards of one kind, or none that can, lie on {}"
BLOCKED = "a card is blocked before the action phase"
NAMES = "first, turn or declined names a seat that is not at this table"
CARDS: Rows = (
    (now(family=(0, 0, 1)), ["two players have one boss"]),
    (now(family=(0, -1, 1)), ["a player has no boss"]),
    (
        also(fewer("job_decks", 1, 0), more("job_decks", 2, 0)),
        [f"{JOB_IDS[0]} lies in the deck of round 2"],
    ),
    (
        also(fewer("job_decks", 3, 36), more("jobs", 0, FACE + 36)),
        [f"{JOB_IDS[36]} is out of its deck before round 3"],
    ),
    (fewer("job_decks", 1, 0), [f"0 cards {JOB_IDS[0]}, not 1"]),
    (more("job_decks", 1, 0), [f"2 cards {JOB_IDS[0]}, not 1"]),
    (at("jobs", 0, (PARTY + 2 * FACE,)), ["seat 0 does not know its own party_r2"]),
    (at("jobs", 0, (PARTY + 64 * FACE + FACE,)), ["somebody knows a job who is not at the table"]),
    (more("influence", 1, 1), ["5 cards spy, not 4"]),
    (at("pins", BIG, 1), [PINNED.format("big_joey")]),
    (at("pins", VITO, 0), [PINNED.format("vito_baritono")]),
)  # fmt: skip
OF_BUSINESSES: Rows = (
    (lambda g: setattr(g, "deck", g.deck[1:]), [BUSINESSES.format("none", [BUSINESS_IDS[33]])]),
    (lambda g: setattr(g, "deck", (*g.deck, g.deck[0])), [BUSINESSES.format([BUSINESS_IDS[33]], "none")]),
    (at("owner", WHAT["cop_1"], 1), ["cop_1 is not where its owner has it"]),
    (at("owner", WHAT["pimp_1"], 1), ["pimp_1 is not where its owner has it"]),
    (at("b_blocked", WHAT["pimp_2"], 1), ["pimp_2 is marked though not in play"]),
    (at("b_used", WHAT["lawyer_2"], 1), ["lawyer_2 is marked though not in play"]),
    (now(monopoly=(0, -1, -1)), ["a monopoly is not with the player who has earned it"]),
    (lambda g: also(now(deck=(*g.deck, g.market[0])), now(market=g.market[1:]))(g), []),
    (at("b_used", WHAT["cop_1"], 1), []),
    (also(at("b_blocked", WHAT["cop_1"], 1)), []),
    (at("b_used", WHAT["cop_1"], 2), ["cop_1 was used 2 times"]),
    (at("b_used", WHAT["cop_1"], -1), ["cop_1 was used -1 times"]),
    (lambda g: also(now(market=(*g.market, g.deck[0])), now(deck=g.deck[1:]))(g),
     ["income below nothing, or a market of more than there is room for"]),
    (at("income", 1, -1), ["income below nothing, or a market of more than there is room for"]),
)  # fmt: skip
OF_GANGSTERS: Rows = (
    (
        at("place", BIG, 1),
        [
            "big_joey is not where seat 0 has him",
            "big_joey is with seat 1, who does not have him",
            "seat 1 does not know the job on big_joey",
        ],
    ),
    (more("trophies", 1, JIMMY), ["jimmy_bananas is a trophy and is not"]),
    (also(more("trophies", 1, JIMMY, JIMMY), at("place", JIMMY, TROPHY)), ["a gangster is in two places"]),
    (at("place", JIMMY, 1), ["jimmy_bananas is with seat 1, who does not have him"]),
    (at("tasks", 2 * BIG, JOB["theft_r2_a"] + 2 * FACE), ["seat 0 does not know the job on big_joey"]),
    (at("g_blocked", JIMMY, 1), ["jimmy_bananas has something on him though not in play"]),
    (at("g_blocked", BIG, 1), ["big_joey is blocked, yet has an assignment"]),
    (at("place", WHO["rusty_laserva"], UNDER_BOSS), ["rusty_laserva waits under a boss whom nobody plays"]),
    (at("place", JIMMY, TROPHY + 5), ["a gangster of blundetto is nowhere"]),
    (at("g_used", BIG, 1), ["big_joey was used 1 times"]),
    (at("g_used", BIG, -1), ["big_joey was used -1 times"]),
    (at("growth", BIG, 1), ["big_joey has grown by 1, but grows by 0 at most"]),
    (at("growth", WHO["adriano_simeon"], 3), []),
    (at("growth", WHO["adriano_simeon"], 4), ["adriano_simeon has grown by 4, but grows by 3 at most"]),
    (at("growth", WHO["adriano_simeon"], -1), ["adriano_simeon has grown by -1, but grows by 3 at most"]),
    (at("split", BIG, Split(1, 3)), ["big_joey has split no dice"]),
    (at("split", WHO["heavy_hand"], Split(1, 3)), []),
    (
        also(at("tasks", 2 * BIG + 1, purchase_of(WHAT["pimp_1"])), at("tasks", 2 * LITTLE, NOTHING)),
        ["big_joey cannot carry two such assignments"],
    ),
)  # fmt: skip
THE_REST: Rows = (
    (at("cash", 1, -1), ["seat 1 has -1 in cash"]),
    (at("laundered", 1, -1), ["seat 1 has laundered -1"]),
    (now(tokens=(Token(0, WHAT["lawyer_1"]),)), ["a token of seat 0 cannot lie on lawyer_1"]),
    (now(tokens=(Token(1, WHAT["lawyer_2"]),)), ["a token of seat 1 cannot lie on lawyer_2"]),
    (now(tokens=(Token(2, WHAT["lawyer_2"]),)), ["a token of seat 2 cannot lie on lawyer_2"]),
    (now(tokens=(Token(1, WHAT["pimp_1"]),)), []),
    (now(tokens=(Token(0, WHAT["pimp_1"]),)), ["a token of seat 0 cannot lie on pimp_1"]),
    (now(tokens=(Token(1, len(BUSINESS_IDS)),)), ["a token of seat 1 cannot lie on prostitution"]),
    (also(at("b_blocked", WHAT["lawyer_1"], 1)), ["a token of seat 1 cannot lie on lawyer_1"]),
    (now(tokens=(Token(1, WHAT["lawyer_1"]),) * TOKENS_EACH), []),
    (now(tokens=(Token(1, WHAT["lawyer_1"]),) * (TOKENS_EACH + 1)), [f"seat 1 has {TOKENS_EACH + 1} tokens on cards"]),
    (now(first=3), [NAMES]),
    (now(first=-1), [NAMES]),
    (now(turn=3), [NAMES]),
    (now(turn=-2), [NAMES]),
    (now(declined=8), [NAMES]),
    (now(declined=7), []),
    (now(round=5), ["there is no round 5; the last is 4"]),
    (now(phase=PHASE["income"]), ["an assignment is left after the action phase"]),
    (now(phase=PHASE["draw"]), ["a card lies on a gangster at the beginning of a round"]),
    (
        also(
            at("tasks", 2 * LITTLE, NOTHING),
            at("g_blocked", LITTLE, 1),
            lambda g: to_the_deck(g, WHAT["pimp_1"]),
            now(phase=PHASE["planning"]),
        ),
        [BLOCKED],
    ),
    (also(at("b_blocked", WHAT["cop_1"], 1), now(phase=PHASE["planning"])), [BLOCKED]),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), [*CARDS, *OF_BUSINESSES, *OF_GANGSTERS, *THE_REST], ids=told)
@pytest.mark.rule("LCN-INV-01")
def test_the_table(change: Change, told: list[str]) -> None:
    g = table()
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told


@pytest.mark.rule("LCN-INV-08")
def test_the_market_is_full_in_the_planning_phase_while_there_are_cards() -> None:
    g = table()
    g.phase = PHASE["planning"]
    assert TITLE.problems(g) == []
    to_the_deck(g, g.market[0])
    g.market = g.market[1:]
    assert TITLE.problems(g) == ["the market is short while the deck holds cards"]
    g.phase = PHASE["action"]
    assert TITLE.problems(g) == []


LAID = "something lies on the table before it is laid out"
SETUP: Rows = (
    (at("cash", 0, 1), [LAID]),
    (at("place", BIG, UNDER_BOSS), [LAID]),
    (now(monopoly=(0, -1, -1)), [LAID]),
    (now(first=0), [LAID]),
    (now(turn=0), [LAID]),
    (now(round=1), [LAID]),
    (now(deck=(1,)), [LAID]),
    (more("jobs", 0, 1), [LAID]),
    (lambda g: g.stack.pop(), ["seats [1, 2] have no boss yet, but [2] are asked"]),
    (now(family=(0, 1, -1)), ["seats [2] have no boss yet, but [1, 2] are asked"]),
    (lambda g: g.stack.append(RandomBosses()), ["seats [1, 2] have no boss yet, but [1, 2] are asked"]),
    (
        lambda g: setattr(g, "stack", [*g.stack[:2], RandomBosses()]),
        ["seats [1, 2] have no boss yet, but [] are asked"],
    ),
)  # fmt: skip


@pytest.mark.parametrize(("change", "told"), SETUP, ids=told)
@pytest.mark.rule("LCN-SET-04")
def test_before_the_table_is_laid(change: Change, told: list[str]) -> None:
    match = cg.new(GAME, seats=3, seed=1)
    match.play(0, match.options(0)[0])
    g = match.state
    assert isinstance(g, NewYork)
    assert TITLE.problems(g) == []
    change(g)
    assert TITLE.problems(g) == told
