"""Each invariant of chapter 16: a state that breaks only this one gets exactly this message."""

from __future__ import annotations

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
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE
from tests.games.changes import Change, all_of, set_at, set_fields

from .scene import GAME, scene, side

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


def more(name: str, place: int, *things: Any) -> Change:
    """Things added to one of several rows."""
    return lambda g: set_at(name, place, (*getattr(g, name)[place], *things))(g)


def fewer(name: str, place: int, thing: int) -> Change:
    """A thing taken from one of several rows."""

    def change(g: NewYork) -> None:
        row = list(getattr(g, name)[place])
        row.remove(thing)
        set_at(name, place, tuple(row))(g)

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
    (set_fields(family=(0, 0, 1)), ["two players have one boss"]),
    (set_fields(family=(0, -1, 1)), ["a player has no boss"]),
    (
        all_of(fewer("job_decks", 1, 0), more("job_decks", 2, 0)),
        [f"{JOB_IDS[0]} lies in the deck of round 2"],
    ),
    (
        all_of(fewer("job_decks", 3, 36), more("jobs", 0, FACE + 36)),
        [f"{JOB_IDS[36]} is out of its deck before round 3"],
    ),
    (fewer("job_decks", 1, 0), [f"0 cards {JOB_IDS[0]}, not 1"]),
    (more("job_decks", 1, 0), [f"2 cards {JOB_IDS[0]}, not 1"]),
    (set_at("jobs", 0, (PARTY + 2 * FACE,)), ["seat 0 does not know its own party_r2"]),
    (set_at("jobs", 0, (PARTY + 64 * FACE + FACE,)), ["somebody knows a job who is not at the table"]),
    (more("influence", 1, 1), ["5 cards spy, not 4"]),
    (set_at("pins", BIG, 1), [PINNED.format("big_joey")]),
    (set_at("pins", VITO, 0), [PINNED.format("vito_baritono")]),
)  # fmt: skip
OF_BUSINESSES: Rows = (
    (lambda g: setattr(g, "deck", g.deck[1:]), [BUSINESSES.format("none", [BUSINESS_IDS[33]])]),
    (lambda g: setattr(g, "deck", (*g.deck, g.deck[0])), [BUSINESSES.format([BUSINESS_IDS[33]], "none")]),
    (set_at("owner", WHAT["cop_1"], 1), ["cop_1 is not where its owner has it"]),
    (set_at("owner", WHAT["pimp_1"], 1), ["pimp_1 is not where its owner has it"]),
    (set_at("b_blocked", WHAT["pimp_2"], 1), ["pimp_2 is marked though not in play"]),
    (set_at("b_used", WHAT["lawyer_2"], 1), ["lawyer_2 is marked though not in play"]),
    (set_fields(monopoly=(0, -1, -1)), ["a monopoly is not with the player who has earned it"]),
    (lambda g: all_of(set_fields(deck=(*g.deck, g.market[0])), set_fields(market=g.market[1:]))(g), []),
    (set_at("b_used", WHAT["cop_1"], 1), []),
    (all_of(set_at("b_blocked", WHAT["cop_1"], 1)), []),
    (set_at("b_used", WHAT["cop_1"], 2), ["cop_1 was used 2 times"]),
    (set_at("b_used", WHAT["cop_1"], -1), ["cop_1 was used -1 times"]),
    (lambda g: all_of(set_fields(market=(*g.market, g.deck[0])), set_fields(deck=g.deck[1:]))(g),
     ["income below nothing, or a market of more than there is room for"]),
    (set_at("income", 1, -1), ["income below nothing, or a market of more than there is room for"]),
)  # fmt: skip
OF_GANGSTERS: Rows = (
    (
        set_at("place", BIG, 1),
        [
            "big_joey is not where seat 0 has him",
            "big_joey is with seat 1, who does not have him",
            "seat 1 does not know the job on big_joey",
        ],
    ),
    (more("trophies", 1, JIMMY), ["jimmy_bananas is a trophy and is not"]),
    (all_of(more("trophies", 1, JIMMY, JIMMY), set_at("place", JIMMY, TROPHY)), ["a gangster is in two places"]),
    (set_at("place", JIMMY, 1), ["jimmy_bananas is with seat 1, who does not have him"]),
    (set_at("tasks", 2 * BIG, JOB["theft_r2_a"] + 2 * FACE), ["seat 0 does not know the job on big_joey"]),
    (set_at("g_blocked", JIMMY, 1), ["jimmy_bananas has something on him though not in play"]),
    (set_at("g_blocked", BIG, 1), ["big_joey is blocked, yet has an assignment"]),
    (set_at("place", WHO["rusty_laserva"], UNDER_BOSS), ["rusty_laserva waits under a boss whom nobody plays"]),
    (set_at("place", JIMMY, TROPHY + 5), ["a gangster of blundetto is nowhere"]),
    (set_at("g_used", BIG, 1), ["big_joey was used 1 times"]),
    (set_at("g_used", BIG, -1), ["big_joey was used -1 times"]),
    (set_at("growth", BIG, 1), ["big_joey has grown by 1, but grows by 0 at most"]),
    (set_at("growth", WHO["adriano_simeon"], 3), []),
    (set_at("growth", WHO["adriano_simeon"], 4), ["adriano_simeon has grown by 4, but grows by 3 at most"]),
    (set_at("growth", WHO["adriano_simeon"], -1), ["adriano_simeon has grown by -1, but grows by 3 at most"]),
    (set_at("split", BIG, Split(1, 3)), ["big_joey has split no dice"]),
    (set_at("split", WHO["heavy_hand"], Split(1, 3)), []),
    (
        all_of(set_at("tasks", 2 * BIG + 1, purchase_of(WHAT["pimp_1"])), set_at("tasks", 2 * LITTLE, NOTHING)),
        ["big_joey cannot carry two such assignments"],
    ),
)  # fmt: skip
THE_REST: Rows = (
    (set_at("cash", 1, -1), ["seat 1 has -1 in cash"]),
    (set_at("laundered", 1, -1), ["seat 1 has laundered -1"]),
    (set_fields(tokens=(Token(0, WHAT["lawyer_1"]),)), ["a token of seat 0 cannot lie on lawyer_1"]),
    (set_fields(tokens=(Token(1, WHAT["lawyer_2"]),)), ["a token of seat 1 cannot lie on lawyer_2"]),
    (set_fields(tokens=(Token(2, WHAT["lawyer_2"]),)), ["a token of seat 2 cannot lie on lawyer_2"]),
    (set_fields(tokens=(Token(1, WHAT["pimp_1"]),)), []),
    (set_fields(tokens=(Token(0, WHAT["pimp_1"]),)), ["a token of seat 0 cannot lie on pimp_1"]),
    (set_fields(tokens=(Token(1, len(BUSINESS_IDS)),)), ["a token of seat 1 cannot lie on prostitution"]),
    (all_of(set_at("b_blocked", WHAT["lawyer_1"], 1)), ["a token of seat 1 cannot lie on lawyer_1"]),
    (set_fields(tokens=(Token(1, WHAT["lawyer_1"]),) * TOKENS_EACH), []),
    (
        set_fields(tokens=(Token(1, WHAT["lawyer_1"]),) * (TOKENS_EACH + 1)),
        [f"seat 1 has {TOKENS_EACH + 1} tokens on cards"],
    ),
    (set_fields(first=3), [NAMES]),
    (set_fields(first=-1), [NAMES]),
    (set_fields(turn=3), [NAMES]),
    (set_fields(turn=-2), [NAMES]),
    (set_fields(declined=8), [NAMES]),
    (set_fields(declined=7), []),
    (set_fields(round=5), ["there is no round 5; the last is 4"]),
    (set_fields(phase=PHASE["income"]), ["an assignment is left after the action phase"]),
    (set_fields(phase=PHASE["draw"]), ["a card lies on a gangster at the beginning of a round"]),
    (
        all_of(
            set_at("tasks", 2 * LITTLE, NOTHING),
            set_at("g_blocked", LITTLE, 1),
            lambda g: to_the_deck(g, WHAT["pimp_1"]),
            set_fields(phase=PHASE["planning"]),
        ),
        [BLOCKED],
    ),
    (all_of(set_at("b_blocked", WHAT["cop_1"], 1), set_fields(phase=PHASE["planning"])), [BLOCKED]),
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
    (set_at("cash", 0, 1), [LAID]),
    (set_at("place", BIG, UNDER_BOSS), [LAID]),
    (set_fields(monopoly=(0, -1, -1)), [LAID]),
    (set_fields(first=0), [LAID]),
    (set_fields(turn=0), [LAID]),
    (set_fields(round=1), [LAID]),
    (set_fields(deck=(1,)), [LAID]),
    (more("jobs", 0, 1), [LAID]),
    (lambda g: g.stack.pop(), ["seats [1, 2] have no boss yet, but [2] are asked"]),
    (set_fields(family=(0, 1, -1)), ["seats [2] have no boss yet, but [1, 2] are asked"]),
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
