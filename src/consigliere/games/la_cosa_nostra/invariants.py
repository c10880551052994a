"""Chapter 16: the invariants of the ledger, as far as a single state shows them."""

from __future__ import annotations

from typing import Final

from consigliere.engine.hidden import miscounted
from consigliere.engine.step import Answers

from . import rolls
from .abilities import (
    BUSINESS_USES,
    CANCELS_INFLUENCE,
    DOUBLE,
    FORCES_REROLL,
    GROW_MAX,
    JOB_TASK,
    LAUNDER_USES,
    PEEK_USES,
    PURCHASE_TASK,
    REPEATS,
    REROLLS_ANY,
    RETURNS_JOB,
    SECOND_TASK,
    SPLITS_DICE,
)
from .components import (
    ACTION,
    ALL,
    BUSINESS_IDS,
    BUSINESSES,
    END,
    FACE,
    FAMILIES,
    FAMILY_IDS,
    GANGSTER_FAMILY,
    GANGSTER_IDS,
    GANGSTERS,
    GONE,
    GUNS,
    INFLUENCE_COPIES,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    INFLUENCES,
    JOB_COPIES,
    JOB_IDS,
    JOB_ROUND,
    JOBS,
    MARKET_SIZE,
    MIN_STRENGTH,
    MOST_SEATS,
    NONE,
    NOTHING,
    PAYDAY,
    PIN,
    PLACE_KNOWN,
    PLANNING,
    SETUP,
    SPOT_IDS,
    STARTING_SET,
    TOKENS_EACH,
    TROPHY,
    UNDER_BOSS,
)
from .income import outcome
from .monopolies import monopolists
from .pieces import planned_in
from .planning import PlanningTurn
from .setup import ChooseBoss, LayOut, RandomBosses
from .state import NewYork
from .trade import closed

# How often each gangster's ability can be used in a round
MOST_USES: Final[tuple[int, ...]] = tuple(
    max(row)
    for row in zip(
        CANCELS_INFLUENCE, FORCES_REROLL, LAUNDER_USES, PEEK_USES, REPEATS, REROLLS_ANY, RETURNS_JOB, strict=True
    )
)


def problems(g: NewYork) -> list[str]:
    """Everything that is impossible in a state."""
    chosen = [family for family in g.family if family >= 0]
    if len(set(chosen)) < len(chosen):
        return ["two players have one boss"]
    if any(isinstance(step, LayOut) for step in g.stack):
        return _setup(g)
    if len(chosen) < g.rules.seats:
        return ["a player has no boss"]
    return [
        *_cards(g),
        *_influence(g),
        *_businesses(g),
        *_gangsters(g),
        *_tokens(g),
        *_money(g),
        *_moment(g),
        *_bounds(g),
        *rolls.problems(g),
        *_result(g),
    ]


def _setup(g: NewYork) -> list[str]:
    """Before the set-up the table is empty, and every seat without a boss will get one. [LCN-SET-04]"""
    wrong: list[str] = []
    rows = (*g.crew, *g.holdings, *g.jobs, *g.influence, *g.trophies, *g.job_decks, *g.piles)
    loose = (g.market, g.deck, g.tokens, g.attached, g.influence_deck, g.influence_discard, g.deeds)
    numbers = (*g.cash, *g.laundered, *g.income, *g.drawn, g.round, g.declined, g.phase, g.first + 1, g.turn + 1)
    places = set(g.place) | {holder + GONE + 1 for holder in g.monopoly}
    if any(rows) or any(loose) or any(numbers) or places != {GONE}:
        wrong.append("something lies on the table before it is laid out")
    asked = sorted(step.seat for step in g.stack if isinstance(step, ChooseBoss))
    waiting = [seat for seat in range(g.rules.seats) if g.family[seat] < 0]
    dealt = any(isinstance(step, RandomBosses) for step in g.stack)
    if asked != ([] if dealt else waiting) or (dealt and len(waiting) < g.rules.seats):
        wrong.append(f"seats {waiting} have no boss yet, but {asked} are asked")
    return wrong


def _result(g: NewYork) -> list[str]:
    """A finished game has paid everything, and the most money has won. [LCN-END-05 to LCN-END-07]"""
    if g.result is None:
        return []
    if g.phase != END or g.round != g.rules.last_round or any(g.laundered):
        return ["there is a result, but the final payday is not over"]
    right = outcome(g)
    if g.result != right:
        return [f"the result is {right.reason} with winners {list(right.winners)} and scores {list(right.scores)}"]
    return []


def _bounds(g: NewYork) -> list[str]:
    """Numbers are within the bounds of the rules: rounds, growth. [LCN-RND-01, LCN-SG-17]"""
    wrong: list[str] = []
    if not 0 <= g.round <= g.rules.last_round:
        wrong.append(f"there is no round {g.round}; the last is {g.rules.last_round}")
    seats = g.rules.seats
    if not 0 <= g.first < seats or not NONE <= g.turn < seats or g.declined >> seats:
        wrong.append("first, turn or declined names a seat that is not at this table")
    if g.round == 0 and g.phase != SETUP:
        wrong.append("round is 0, but the first has begun")
    for business, used in enumerate(g.b_used):
        if not 0 <= used <= BUSINESS_USES[business]:
            wrong.append(f"{BUSINESS_IDS[business]} was used {used} times")
    for gangster in range(GANGSTERS):
        if not 0 <= g.g_used[gangster] <= MOST_USES[gangster]:
            wrong.append(f"{GANGSTER_IDS[gangster]} was used {g.g_used[gangster]} times")
        if g.split[gangster] is not None and (not SPLITS_DICE[gangster] or g.phase < ACTION):
            wrong.append(f"{GANGSTER_IDS[gangster]} has split no dice")
    if any(income < 0 for income in g.income) or len(g.market) > MARKET_SIZE:
        wrong.append("income below nothing, or a market of more than there is room for")
    for gangster, growth in enumerate(g.growth):
        most = max(0, GROW_MAX[gangster] - GUNS[gangster])
        if not 0 <= growth <= most:
            wrong.append(f"{GANGSTER_IDS[gangster]} has grown by {growth}, but grows by {most} at most")
    return wrong


def _cards(g: NewYork) -> list[str]:
    """LCN-INV-01, LCN-INV-14: every job once, reactions not before their round."""
    wrong: list[str] = []
    found = [face for deck in g.job_decks for face in deck]
    for number, deck in enumerate(g.job_decks):
        for face in deck:
            if JOB_ROUND[face] != number:
                wrong.append(f"{JOB_IDS[face]} lies in the deck of round {number}")
    outside = [card for row in (*g.jobs, *g.piles, tuple(g.tasks)) for card in row if card >= 0]
    for deed in g.deeds:
        outside += [card for card in (deed.card, *[reaction.card for reaction in deed.reacted]) if card >= 0]
    for card in outside:
        face = card % FACE
        found.append(face)
        if JOB_ROUND[face] > g.round:
            wrong.append(f"{JOB_IDS[face]} is out of its deck before round {JOB_ROUND[face]}")
    copies = [JOB_COPIES[face] if face in g.rules.jobs else 0 for face in range(JOBS)]
    for face, there in miscounted(found, copies):
        wrong.append(f"{there} cards {JOB_IDS[face]}, not {copies[face]}")
    for seat, hand in enumerate(g.jobs):
        wrong += [f"seat {seat} does not know its own {JOB_IDS[c % FACE]}" for c in hand if not c // FACE >> seat & 1]
    return wrong


def _influence(g: NewYork) -> list[str]:
    """LCN-INV-01, LCN-INV-06."""
    wrong: list[str] = []
    lying_about = [card for row in (*g.influence, g.influence_deck) for card in row]
    lying_about += [code % INFLUENCE_KNOWN for code in g.influence_discard]
    lying_about += [one.card for one in g.attached]
    if g.round < g.rules.influence_from_round and g.rules.influence_from_round > 1:
        lying_about += list(STARTING_SET) * g.rules.seats  # set aside until they are handed out [LCN-VAR-05]
    copies = [INFLUENCE_COPIES[card] if card in g.rules.influence else 0 for card in range(INFLUENCES)]
    for card, there in miscounted(lying_about, copies):
        wrong.append(f"{there} cards {INFLUENCE_IDS[card]}, not {copies[card]}")
    for gangster in range(GANGSTERS):
        pins = g.pins[gangster]
        lying = [PIN[card] for card in g.lying_on(gangster)]
        if sum(lying) != pins or len(set(lying)) < len(lying) or 0 in lying:
            wrong.append(f"two cards of one kind, or none that can, lie on {GANGSTER_IDS[gangster]}")
        if pins and g.place[gangster] >= MOST_SEATS:
            wrong.append(f"a card lies on {GANGSTER_IDS[gangster]}, who is not in play")
    return wrong


def _businesses(g: NewYork) -> list[str]:
    """LCN-INV-01, LCN-INV-08, LCN-INV-09."""
    wrong: list[str] = []
    places = [business for row in g.holdings for business in row]
    places += [*g.market, *[card % PLACE_KNOWN for card in g.deck]]
    places += [planned_in(task) for task in g.tasks if task < NOTHING]
    if sorted(places) != list(range(BUSINESSES)):
        twice = sorted({BUSINESS_IDS[b] for b in places if places.count(b) > 1})
        missing = [BUSINESS_IDS[b] for b in range(BUSINESSES) if b not in places]
        wrong.append(f"businesses: {twice or 'none'} in two places, {missing or 'none'} missing")
    for business in range(BUSINESSES):
        seat = g.owner[business]
        holders = [other for other in range(g.rules.seats) if business in g.holdings[other]]
        if holders != ([seat] if seat >= 0 else []):
            wrong.append(f"{BUSINESS_IDS[business]} is not where its owner has it")
        if seat < 0 and (g.b_blocked[business] or g.b_used[business]):
            wrong.append(f"{BUSINESS_IDS[business]} is marked though not in play")
    if g.monopoly != monopolists(g):
        wrong.append("a monopoly is not with the player who has earned it")
    if g.phase == PLANNING and len(g.market) < MARKET_SIZE and g.deck:
        wrong.append("the market is short while the deck holds cards")
    return wrong


def _gangsters(g: NewYork) -> list[str]:
    """LCN-INV-05, LCN-INV-07, LCN-INV-12, LCN-INV-15."""
    wrong: list[str] = []
    for seat in range(g.rules.seats):
        for gangster in g.crew[seat]:
            if g.place[gangster] != seat:
                wrong.append(f"{GANGSTER_IDS[gangster]} is not where seat {seat} has him")
        for gangster in g.trophies[seat]:
            if g.place[gangster] != TROPHY:
                wrong.append(f"{GANGSTER_IDS[gangster]} is a trophy and is not")
    crews = [gangster for row in (*g.crew, *g.trophies) for gangster in row]
    if len(set(crews)) < len(crews):
        wrong.append("a gangster is in two places")
    for gangster in range(GANGSTERS):
        name = GANGSTER_IDS[gangster]
        place = g.place[gangster]
        one, two = g.tasks[2 * gangster], g.tasks[2 * gangster + 1]
        if place < MOST_SEATS and gangster not in (g.crew[place] if place < g.rules.seats else ()):
            wrong.append(f"{name} is with seat {place}, who does not have him")
        for task in (one, two):
            if task >= 0 and place < MOST_SEATS and not task // FACE >> place & 1:
                wrong.append(f"seat {place} does not know the job on {name}")
        if place >= MOST_SEATS and (one != NOTHING or two != NOTHING or g.g_blocked[gangster]):
            wrong.append(f"{name} has something on him though not in play")
        if one != NOTHING and two != NOTHING:
            sorts = [JOB_TASK if task >= 0 else PURCHASE_TASK for task in (one, two)]
            if not DOUBLE[gangster] or not SECOND_TASK[gangster][sorts[0]] & sorts[1]:
                wrong.append(f"{name} cannot carry two such assignments")
        if g.g_blocked[gangster] and (one != NOTHING or two != NOTHING):
            wrong.append(f"{name} is blocked, yet has an assignment")
        if g.strength(gangster) < MIN_STRENGTH:
            wrong.append(f"{name} has no strength")
        if place == UNDER_BOSS and GANGSTER_FAMILY[gangster] not in g.family:
            wrong.append(f"{name} waits under a boss whom nobody plays")
    for family in range(FAMILIES):
        if family in g.family:
            six = [x for x in range(GANGSTERS) if GANGSTER_FAMILY[x] == family]
            places = [g.place[x] for x in six]
            if any(place not in (TROPHY, UNDER_BOSS, GONE) and place >= g.rules.seats for place in places):
                wrong.append(f"a gangster of {FAMILY_IDS[family]} is nowhere")
    return wrong


def _tokens(g: NewYork) -> list[str]:
    """LCN-INV-04."""
    wrong: list[str] = []
    planned = {planned_in(task): slot // 2 for slot, task in enumerate(g.tasks) if task < NOTHING}
    for seat in range(g.rules.seats):
        if not 0 <= g.tokens_left(seat) <= TOKENS_EACH:
            wrong.append(f"seat {seat} has {TOKENS_EACH - g.tokens_left(seat)} tokens on cards")
    for seat, spot in g.tokens:
        if spot >= BUSINESSES:
            owner = g.monopoly[spot - BUSINESSES]
        else:
            owner = g.place[planned[spot]] if spot in planned else g.owner[spot]
            if g.b_blocked[spot]:
                owner = NONE
        if owner < 0 or owner == seat:
            wrong.append(f"a token of seat {seat} cannot lie on {SPOT_IDS[spot]}")
    return wrong


def _money(g: NewYork) -> list[str]:
    """LCN-INV-02: never below zero."""
    wrong = [f"seat {seat} has {cash} in cash" for seat, cash in enumerate(g.cash) if cash < 0]
    return [*wrong, *[f"seat {seat} has laundered {money}" for seat, money in enumerate(g.laundered) if money < 0]]


def _moment(g: NewYork) -> list[str]:
    """LCN-INV-11, and the limits of each phase."""
    wrong: list[str] = []
    if g.phase >= PAYDAY and any(task != NOTHING for task in g.tasks):
        wrong.append("an assignment is left after the action phase")
    if g.phase < PLANNING and any(g.pins):
        wrong.append("a card lies on a gangster at the beginning of a round")
    if g.phase <= PLANNING and (any(g.g_blocked) or any(g.b_blocked)):
        wrong.append("a card is blocked before the action phase")
    if g.deeds and not closed(g):
        wrong.append("a roll lies on the table in an open state")
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Answers) and isinstance(top.question, PlanningTurn) and g.phase != PLANNING:
        wrong.append("a planning turn outside the planning phase")
    if any(card // FACE > ALL for row in g.jobs for card in row):
        wrong.append("somebody knows a job who is not at the table")
    return wrong
