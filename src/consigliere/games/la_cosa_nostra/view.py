"""Chapter 12: what each seat may see, and dealing anew what it cannot know."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance, Step

from .components import (
    ASIDE,
    BUSINESS_IDS,
    BUSINESSES,
    DISPLAY,
    FACE,
    FAMILY_IDS,
    GANGSTER_IDS,
    GANGSTERS,
    GONE,
    GUNS,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    JOB_IDS,
    JOB_ROBS,
    MONOPOLIES,
    MONOPOLY_IDS,
    OTHERS_OF,
    PHASE_IDS,
    PLACE_KNOWN,
    ROUNDS,
    SPECIAL_DECK,
    SPECIALS,
    SPOT_IDS,
    SPOTS,
    UNDER_BOSS,
    eye,
)
from .deed import HARM_IDS, Deed
from .influence import Remove
from .reactions import Robberies
from .resolution import describe
from .state import NewYork, back

HIDDEN: Final = "hidden"  # a face-down card, as those see it who do not know it


def view(g: NewYork, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator). Ids only; what it does not know is "hidden"."""
    bit = eye(seat)
    return {
        "you": seat,
        "round": g.round,
        "rounds": g.rules.last_round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first if g.first >= 0 else None,
        "turn": g.turn if g.turn >= 0 else None,
        "sides": {FAMILY_IDS[family]: {"seat": other} for other, family in enumerate(g.family) if family >= 0},
        "players": [_player(g, other, bit) for other in range(g.rules.seats)],
        "hand": None if seat is None else [JOB_IDS[face] for face in sorted([card % FACE for card in g.jobs[seat]])],
        "influence": None if seat is None else [INFLUENCE_IDS[card] for card in sorted(g.influence[seat])],
        "market": [BUSINESS_IDS[business] for business in g.market],
        "deck": [
            BUSINESS_IDS[card % PLACE_KNOWN] if card // PLACE_KNOWN & bit else HIDDEN for card in reversed(g.deck)
        ],
        "monopolies": {
            name: {"seat": g.monopoly[i] if g.monopoly[i] >= 0 else None, "tokens": _tokens(g, BUSINESSES + i)}
            for i, name in enumerate(MONOPOLY_IDS)
        },
        "job_decks": [len(g.job_decks[number]) for number in range(1, ROUNDS + 1)],
        "piles": [_jobs(g.piles[number], bit) for number in range(1, ROUNDS + 1)],
        "influence_deck": len(g.influence_deck),
        "influence_discard": [
            INFLUENCE_IDS[card % INFLUENCE_KNOWN] if card // INFLUENCE_KNOWN & bit else HIDDEN
            for card in g.influence_discard
        ],
        "display": _special(g, DISPLAY),
        "aside": _special(g, ASIDE),
        "special_deck": _special(g, SPECIAL_DECK),  # what is left follows from what was seen; its order is unknown
        "out": [GANGSTER_IDS[gangster] for gangster in range(GANGSTERS) if g.place[gangster] == GONE],
        "deeds": [_deed(deed) for deed in g.deeds],
    }


def _special(g: NewYork, place: int) -> list[str]:
    return [GANGSTER_IDS[gangster] for gangster in SPECIALS if g.place[gangster] == place]


def _jobs(cards: tuple[int, ...], bit: int) -> list[dict[str, Any]]:
    return [_job(card, bit) for card in cards]


def _job(card: int, bit: int) -> dict[str, Any]:
    """The back is for all, the face for those who know it. [LCN-GEN-09]"""
    return {"round": back(card), "card": JOB_IDS[card % FACE] if card // FACE & bit else HIDDEN}


def _tokens(g: NewYork, spot: int) -> list[int]:
    """Whose deal tokens lie on a card."""
    return sorted([token // SPOTS for token in g.tokens if token % SPOTS == spot])


def _player(g: NewYork, seat: int, bit: int) -> dict[str, Any]:
    family = g.family[seat]
    hand = sorted(_jobs(g.jobs[seat], bit), key=lambda job: (job["round"], job["card"]))
    return {
        "seat": seat,
        "family": FAMILY_IDS[family] if family >= 0 else None,
        "cash": g.cash[seat],
        "laundered": g.laundered[seat],
        "income": g.income[seat],
        "tokens": g.tokens_left(seat),
        "jobs": hand,
        "influence": len(g.influence[seat]),
        "drawn": bool(g.drawn[seat]),
        "declined": bool(g.declined >> seat & 1),
        "businesses": [_business(g, business) for business in g.holdings[seat]],
        "gangsters": [_gangster(g, gangster, bit) for gangster in g.crew[seat]],
        "boss": [GANGSTER_IDS[own] for own in OTHERS_OF[family] if g.place[own] == UNDER_BOSS] if family >= 0 else [],
        "trophies": [GANGSTER_IDS[gangster] for gangster in g.trophies[seat]],
        "monopolies": [MONOPOLY_IDS[i] for i in range(MONOPOLIES) if g.monopoly[i] == seat],
    }


def _business(g: NewYork, business: int) -> dict[str, Any]:
    return {
        "id": BUSINESS_IDS[business],
        "blocked": bool(g.b_blocked[business]),
        "used": g.b_used[business],
        "tokens": _tokens(g, business),
    }


def _gangster(g: NewYork, gangster: int, bit: int) -> dict[str, Any]:
    tasks: list[dict[str, Any] | None] = []
    for task in (g.tasks[2 * gangster], g.tasks[2 * gangster + 1]):
        if task >= 0:
            tasks.append({"kind": "job", **_job(task, bit)})
        elif task < -1:
            business = -2 - task
            tasks.append({"kind": "purchase", "business": BUSINESS_IDS[business], "tokens": _tokens(g, business)})
        else:
            tasks.append(None)
    return {
        "id": GANGSTER_IDS[gangster],
        "guns": GUNS[gangster],
        "growth": g.growth[gangster],
        "strength": g.strength(gangster),
        "blocked": bool(g.g_blocked[gangster]),
        "used": g.g_used[gangster],
        "attached": [INFLUENCE_IDS[card] for card in g.lying_on(gangster)],
        "split": (g.split[gangster] - 1) // 16 if g.split[gangster] else None,
        "tasks": tasks,
    }


def _deed(deed: Deed) -> dict[str, Any]:
    """A roll on the table is public in all its parts."""
    return {
        **describe(deed),
        "dice": list(deed.dice),
        "fixed": [i for i in range(len(deed.dice)) if deed.fixed >> i & 1],
        "value": deed.value,
        "successes": deed.successes,
        "reward": deed.reward,
        "taken": deed.taken,
        "harm": HARM_IDS[deed.harm],
        "repelled": deed.repelled,
        "void": deed.void,
        "repeated": deed.again,
        "sources": [SPOT_IDS[spot] for spot in deed.sources],
    }


# --- other worlds


def determinize(g: NewYork, seat: int | None, chance: Chance) -> NewYork:
    """Deal anew everything the seat cannot know, as far as public facts leave it open.

    Backs show the round of every job, so each round's unknown cards are shuffled among its own unknown places. Decks
    without order need none; what comes from them is up to the new chance.
    """
    world = g.clone()
    world.chance = chance
    world.draws = 0
    bit = eye(seat)
    _redeal_jobs(world, bit)
    _redeal_influence(world, seat, bit)
    _reorder_businesses(world, bit)
    _forget_answers(world, seat)
    return world


def _redeal_jobs(world: NewYork, bit: int) -> None:
    """Unknown jobs in hands, on gangsters and in piles change places with each other and with their round's deck."""
    seats = range(world.rules.seats)
    pools = [list(deck) for deck in world.job_decks]
    rows = [*world.jobs, *world.piles, tuple(world.tasks)]
    for row in rows:
        for card in row:
            if card >= 0 and not card // FACE & bit:
                pools[back(card)].append(card % FACE)
    for pool in pools:
        pool.sort()  # where the cards lie is hidden too: the same sight and seed must give the same world

    def deal(card: int) -> int:
        """Another face for an unknown place; who else knows it knows that one."""
        if card < 0 or card // FACE & bit:
            return card
        pool = pools[back(card)]
        i = world.below(len(pool))
        pool[i], pool[-1] = pool[-1], pool[i]
        return pool.pop() + card // FACE * FACE

    for other in seats:
        world.jobs[other] = tuple([deal(card) for card in world.jobs[other]])
    world.piles = [tuple([deal(card) for card in pile]) for pile in world.piles]
    world.tasks = [deal(task) for task in world.tasks]
    world.job_decks = [tuple(pool) for pool in pools]


def _redeal_influence(world: NewYork, seat: int | None, bit: int) -> None:
    """Unknown influence cards: other hands and unrevealed discards, with the deck."""
    others = [other for other in range(world.rules.seats) if other != seat]
    pool = list(world.influence_deck)
    for other in others:
        pool.extend(world.influence[other])
    pool.extend([c % INFLUENCE_KNOWN for c in world.influence_discard if not c // INFLUENCE_KNOWN & bit])
    pool.sort()
    world.shuffle(pool)
    for other in others:
        world.influence[other] = tuple([pool.pop() for _ in world.influence[other]])
    world.influence_discard = tuple(
        [
            c if c // INFLUENCE_KNOWN & bit else pool.pop() + c // INFLUENCE_KNOWN * INFLUENCE_KNOWN
            for c in world.influence_discard
        ]
    )
    world.influence_deck = tuple(pool)


def _reorder_businesses(world: NewYork, bit: int) -> None:
    """The places of the business deck that the seat has not seen. [LCN-RULE-75]"""
    pool = [card % PLACE_KNOWN for card in world.deck if not card // PLACE_KNOWN & bit]
    if len(pool) > 1:
        pool.sort()
        world.shuffle(pool)
        world.deck = tuple(
            [
                card if card // PLACE_KNOWN & bit else pool.pop() + card // PLACE_KNOWN * PLACE_KNOWN
                for card in world.deck
            ]
        )


def _forget_answers(world: NewYork, seat: int | None) -> None:
    """Answers of others that are sealed still, though their window has closed. [LCN-TIM-06]

    A robbery stays in the queue only where the cards dealt anew have one; a removal is forgotten.
    """
    stack: list[Step] = []
    for step in world.stack:
        if isinstance(step, Robberies):
            stack.append(Robberies(_robbers(world, seat, step.waiting)))
        elif not isinstance(step, Remove) or step.seat == seat:
            stack.append(step)
    world.stack = stack


def _robbers(world: NewYork, seat: int | None, waiting: tuple[int, ...]) -> tuple[int, ...]:
    kept: list[int] = []
    for i in range(0, len(waiting), 3):
        who, slot, dice = waiting[i : i + 3]
        task = world.tasks[slot]
        if who == seat or (task >= 0 and JOB_ROBS[task % FACE]):
            kept += [who, slot, dice]
    return tuple(kept)
