"""Chapter 12: what each seat may see, and redealing what it cannot know."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance, Step
from consigliere.engine.hidden import redeal, replace_unknown, unknown_cards

from .components import (
    ALL,
    ASIDE,
    BUSINESS_IDS,
    BUSINESSES,
    COST,
    DISPLAY,
    FACE,
    FAMILIES,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER_FAMILY,
    GANGSTER_IDS,
    GONE,
    GUNS,
    INFLUENCE_IDS,
    INFLUENCE_KNOWN,
    INFLUENCES,
    JOB_IDS,
    JOB_ROBS,
    JOB_ROUND,
    MIN_STRENGTH,
    MONOPOLIES,
    MONOPOLY_IDS,
    MOST_SEATS,
    NONE,
    NOTHING,
    PHASE_IDS,
    PLACE_KNOWN,
    SPECIAL_DECK,
    SPECIALS,
    SPOT_IDS,
    STARTER,
    TOKENS_EACH,
    UNDER_BOSS,
    eye,
)
from .deed import HARM_IDS, Deed, describe
from .hire import price_on_display
from .influence import Remove
from .pieces import planned_in
from .purchase import price
from .reactions import Robberies, Robbery
from .state import NewYork

FACE_BITS: Final = FACE - 1  # of a job's code; the others say who knows it
HIDDEN: Final = "hidden"  # a face-down card for those who do not know it


# --- templates, created once: a view consists of copies of them, so that changing one view does not change another

_KNOWN_JOBS: Final = list(zip(JOB_ROUND, JOB_IDS, strict=True))
_UNKNOWN_JOBS: Final = [(number, HIDDEN) for number in JOB_ROUND]
# The order of a hand: by backs, then by known names. The real order of the cards would reveal more.
_HAND_ORDER: Final = sorted({*_KNOWN_JOBS, *_UNKNOWN_JOBS})
IN_HAND: Final[list[dict[str, Any]]] = [{"round": number, "card": name} for number, name in _HAND_ORDER]


class Eyes:
    """What a seat or a spectator sees of a card, by the card's code, which includes who knows it."""

    __slots__ = ("businesses", "influence", "jobs", "order", "tasks")

    def __init__(self, bit: int) -> None:
        known = [_HAND_ORDER.index(job) for job in _KNOWN_JOBS]
        unknown = [_HAND_ORDER.index(job) for job in _UNKNOWN_JOBS]
        assigned: list[dict[str, Any]] = [{"kind": "job", **job} for job in IN_HAND]
        places = _by_code(bit, known, unknown, FACE)  # in IN_HAND
        self.order = places.__getitem__  # of a hand
        self.jobs = [IN_HAND[i] for i in places]  # the back is for all, the face for those who know it [LCN-GEN-09]
        self.tasks = [assigned[i] for i in places]
        self.businesses = [(*BUSINESS_IDS, HIDDEN)[i] for i in _by_code(bit, list(range(BUSINESSES)), [], PLACE_KNOWN)]
        self.influence = [
            (*INFLUENCE_IDS, HIDDEN)[i] for i in _by_code(bit, list(range(INFLUENCES)), [], INFLUENCE_KNOWN)
        ]


def _by_code(bit: int, known: list[int], unknown: list[int], unit: int) -> list[int]:
    """A table over all codes: one number for each, depending on whether this reader knows the card."""
    row: list[int] = []
    for knows in range(ALL + 1):
        cards = known if knows & bit else unknown
        row += cards + [-1] * (unit - len(cards))
    return row


EYES: Final = tuple([Eyes(1 << i) for i in range(MOST_SEATS + 1)])  # the last are a spectator's

# Default records of a player's things. Each view gets copies with its own lists.
FRESH_GANGSTER: Final[list[dict[str, Any]]] = [
    {
        "id": name,
        "guns": GUNS[gangster],
        "growth": 0,
        "strength": max(GUNS[gangster], MIN_STRENGTH),
        "blocked": False,
        "used": 0,
        "attached": [],
        "split": None,
        "tasks": [],
    }
    for gangster, name in enumerate(GANGSTER_IDS)
]
FRESH_BUSINESS: Final[list[dict[str, Any]]] = [
    {"id": name, "blocked": False, "used": 0, "tokens": []} for name in BUSINESS_IDS
]
FAMILY_NAMES: Final = GANGSTER_IDS[:FAMILY_GANGSTERS]
SPECIAL_NAMES: Final = GANGSTER_IDS[FAMILY_GANGSTERS:]
WAITS_UNDER: Final = tuple([NONE if STARTER[own] else GANGSTER_FAMILY[own] for own in range(FAMILY_GANGSTERS)])

Tokens = dict[int, list[int]]  # owners of the deal tokens on a card, by the card's spot
Prices = dict[str, int]  # current prices of businesses and gangsters, by id
Attached = dict[int, list[str]]  # attached influence cards, by gangster


# --- the view


def view(g: NewYork, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator). Ids only; unknown cards are "hidden"."""
    eyes = EYES[MOST_SEATS if seat is None else seat]
    jobs, businesses, influence = eyes.jobs, eyes.businesses, eyes.influence
    tokens: Tokens = {}
    for token in sorted(g.tokens):  # seat by seat
        tokens.setdefault(token.spot, []).append(token.seat)
    waiting: list[list[str]] = [[] for _ in range(FAMILIES + 1)]  # under the bosses; the last is nobody's
    prices: Prices = g.rules.family_prices.copy()
    rows = _not_in_crews(g, waiting, prices)
    market: list[str] = []
    haggles = g.rules.expansion and seat is not None  # prices are fixed in the base game
    for business in g.market:
        name = BUSINESS_IDS[business]
        market.append(name)
        prices[name] = price(g, seat, business) if haggles and seat is not None else COST[business]
    attached: Attached = {}
    for gangster, card in g.attached:
        attached.setdefault(gangster, []).append(INFLUENCE_IDS[card])
    sides: dict[str, dict[str, int]] = {}
    players: list[dict[str, Any]] = []
    for other, family in enumerate(g.family):
        player = _player(g, other, eyes, tokens, attached, prices)
        if family >= 0:
            name = FAMILY_IDS[family]
            player["family"] = name
            player["boss"] = waiting[family]
            sides[name] = {"seat": other}
        players.append(player)
    return {
        "you": seat,
        "round": g.round,
        "rounds": g.rules.last_round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first if g.first >= 0 else None,
        "turn": g.turn if g.turn >= 0 else None,
        "sides": sides,
        "players": players,
        "hand": None if seat is None else [JOB_IDS[face] for face in sorted([card % FACE for card in g.jobs[seat]])],
        "influence": None if seat is None else [INFLUENCE_IDS[card] for card in sorted(g.influence[seat])],
        "market": market,
        "prices": prices,
        "deck": [businesses[card] for card in g.deck[::-1]],
        "monopolies": _monopolies(g, tokens),
        "job_decks": list(map(len, g.job_decks[1:])),
        "piles": [[jobs[card].copy() for card in pile] if pile else [] for pile in g.piles[1:]],
        "influence_deck": len(g.influence_deck),
        "influence_discard": [influence[card] for card in g.influence_discard],
        "display": rows[DISPLAY],
        "aside": rows[ASIDE],
        "special_deck": rows[SPECIAL_DECK],  # its cards follow from public facts; its order is unknown
        "out": rows[GONE],
        "deeds": [_deed(deed) for deed in g.deeds] if g.deeds else [],
    }


def _not_in_crews(g: NewYork, waiting: list[list[str]], prices: Prices) -> dict[int, list[str]]:
    """The gangsters in nobody's crew by place; those under a boss are added to `waiting`, prices to `prices`."""
    out: list[str] = []
    for name, boss, where in zip(FAMILY_NAMES, WAITS_UNDER, g.place):  # noqa: B905  (the places of the others follow)
        if where == GONE:
            out.append(name)
        elif where == UNDER_BOSS:
            waiting[boss].append(name)
    rows: dict[int, list[str]] = {GONE: out, SPECIAL_DECK: [], DISPLAY: [], ASIDE: []}
    if not g.rules.expansion:
        out += SPECIAL_NAMES
        return rows
    for gangster, name, where in zip(SPECIALS, SPECIAL_NAMES, g.place[FAMILY_GANGSTERS:], strict=True):
        if where >= GONE:
            rows[where].append(name)
            if where == DISPLAY:
                prices[name] = price_on_display(g, gangster)
    return rows


def _monopolies(g: NewYork, tokens: Tokens) -> dict[str, dict[str, Any]]:
    """The holder of each monopoly, and the tokens on it."""
    found: dict[str, dict[str, Any]] = {}
    for i, holder in enumerate(g.monopoly):
        lying = tokens.get(BUSINESSES + i, [])
        found[MONOPOLY_IDS[i]] = {"seat": holder if holder >= 0 else None, "tokens": lying}
    return found


def _player(g: NewYork, seat: int, eyes: Eyes, tokens: Tokens, attached: Attached, prices: Prices) -> dict[str, Any]:
    """A player's place, without what depends on the family."""
    blocked, used = g.b_blocked, g.b_used
    businesses: list[dict[str, Any]] = []
    for business in g.holdings[seat]:
        record = FRESH_BUSINESS[business].copy()
        if blocked[business]:
            record["blocked"] = True
        if used[business]:
            record["used"] = used[business]
        record["tokens"] = tokens.get(business, []) if tokens else []
        businesses.append(record)
    assigned, tasks, growth, split = eyes.tasks, g.tasks, g.growth, g.split
    blocked, used = g.g_blocked, g.g_used
    gangsters: list[dict[str, Any]] = []
    for gangster in g.crew[seat]:
        record = FRESH_GANGSTER[gangster].copy()
        if growth[gangster]:
            record["growth"] = growth[gangster]
            record["strength"] = g.strength(gangster)
        if blocked[gangster]:
            record["blocked"] = True
        if used[gangster]:
            record["used"] = used[gangster]
        if gangster in attached:
            record["strength"] = g.strength(gangster)
            record["attached"] = attached[gangster]
        else:
            record["attached"] = []
        put_by = split[gangster]
        if put_by is not None:
            record["split"] = put_by.left
        slot = 2 * gangster
        one, two = tasks[slot], tasks[slot + 1]
        record["tasks"] = [
            assigned[one].copy() if one >= 0 else None if one == NOTHING else _purchase(g, seat, one, tokens, prices),
            None if two == NOTHING else assigned[two].copy() if two >= 0 else _purchase(g, seat, two, tokens, prices),
        ]
        gangsters.append(record)
    known, jobs, killed, monopoly = eyes.jobs, g.jobs[seat], g.trophies[seat], g.monopoly
    return {
        "seat": seat,
        "family": None,
        "cash": g.cash[seat],
        "laundered": g.laundered[seat],
        "income": g.income[seat],
        "payday": g.payday(seat),  # the next one, by the current table
        "tokens": g.tokens_left(seat) if tokens else TOKENS_EACH,
        "jobs": [known[card].copy() for card in sorted(jobs, key=eyes.order)] if jobs else [],
        "influence": len(g.influence[seat]),
        "drawn": g.drawn[seat] != 0,
        "declined": g.declined >> seat & 1 != 0,
        "businesses": businesses,
        "gangsters": gangsters,
        "boss": [],
        "trophies": [GANGSTER_IDS[gangster] for gangster in killed] if killed else [],
        "monopolies": [MONOPOLY_IDS[i] for i in range(MONOPOLIES) if monopoly[i] == seat] if seat in monopoly else [],
    }


def _purchase(g: NewYork, seat: int, task: int, tokens: Tokens, prices: Prices) -> dict[str, Any]:
    """A planned business, which is face up. Its price for the planner is added to the prices."""
    business = planned_in(task)
    prices[BUSINESS_IDS[business]] = price(g, seat, business) if g.rules.expansion else COST[business]
    return {"kind": "purchase", "business": BUSINESS_IDS[business], "tokens": tokens.get(business, [])}


def _deed(deed: Deed) -> dict[str, Any]:
    """A roll on the table. All its parts are public."""
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


# --- possible worlds


def determinize(g: NewYork, seat: int | None, chance: Chance) -> NewYork:
    """Redeal everything that the seat cannot know, as far as public facts leave it open.

    Backs show the round of every job, so each round's unknown cards are shuffled among that round's unknown places.
    Unordered decks need no shuffle; the new chance decides what is drawn from them.
    """
    world = g.clone()
    world.chance = chance
    world.draws = 0
    bit = eye(seat)
    _redeal_jobs(world, FACE * bit)
    _redeal_influence(world, seat, INFLUENCE_KNOWN * bit)
    _reorder_businesses(world, PLACE_KNOWN * bit)
    _forget_answers(world, seat)
    return world


# Below, `knows` is the seat's bit in a card's code: the seat knows the card if the bit is set. Heaps are sorted before
# they are dealt, because the places of their cards are hidden too: the same view and seed must give the same world.


def _redeal_jobs(world: NewYork, knows: int) -> None:
    """Shuffle unknown jobs in hands, on gangsters and in piles among each other and with their round's deck."""
    tasks, decks = world.tasks, world.job_decks
    slots: list[int] = []  # with an unknown job
    heaps = [list(deck) for deck in decks]
    for crew in world.crew:
        for gangster in crew:
            for slot in (2 * gangster, 2 * gangster + 1):
                card = tasks[slot]
                if card >= 0 and not card & knows:
                    slots.append(slot)
                    card &= FACE_BITS
                    heaps[JOB_ROUND[card]].append(card)
    for row in (*world.jobs, *world.piles):
        for card in row:
            if not card & knows:
                card &= FACE_BITS
                heaps[JOB_ROUND[card]].append(card)
    dealt: list[list[int]] = []
    for number, heap in enumerate(heaps):
        dealt.append(redeal(world, heap, len(decks[number])))
    world.job_decks = tuple([tuple(heap) for heap in heaps])
    for slot in slots:
        card = tasks[slot]
        tasks[slot] = dealt[JOB_ROUND[card & FACE_BITS]].pop() + (card & ~FACE_BITS)  # same knowers
    world.jobs = [_dealt_anew(row, knows, dealt) for row in world.jobs]
    world.piles = tuple([_dealt_anew(row, knows, dealt) for row in world.piles])


def _dealt_anew(row: tuple[int, ...], knows: int, dealt: list[list[int]]) -> tuple[int, ...]:
    """A row of jobs with its unknown ones replaced. Other seats know the same places as before."""
    return tuple(
        [card if card & knows else dealt[JOB_ROUND[card & FACE_BITS]].pop() + (card & ~FACE_BITS) for card in row]
    )


def _redeal_influence(world: NewYork, seat: int | None, knows: int) -> None:
    """Shuffle unknown influence cards: other hands and unrevealed discards, with the deck."""
    heap = list(world.influence_deck)
    for other, hand in enumerate(world.influence):
        if other != seat:
            heap += hand
    discard = world.influence_discard
    heap += unknown_cards(discard, knows, INFLUENCE_KNOWN)
    dealt = redeal(world, heap, len(world.influence_deck))
    for other, hand in enumerate(world.influence):
        if other != seat and hand:
            world.influence[other] = tuple([dealt.pop() for _ in hand])
    if dealt:
        world.influence_discard = replace_unknown(discard, knows, INFLUENCE_KNOWN, dealt)
    world.influence_deck = tuple(heap)


def _reorder_businesses(world: NewYork, knows: int) -> None:
    """Shuffle the places of the business deck that the seat has not seen. [LCN-RULE-75]"""
    deck = world.deck
    heap = unknown_cards(deck, knows, PLACE_KNOWN)
    if len(heap) > 1:
        world.deck = replace_unknown(deck, knows, PLACE_KNOWN, redeal(world, heap, 0))


def _forget_answers(world: NewYork, seat: int | None) -> None:
    """Redeal answers of others that are still hidden after their window has closed. [LCN-TIM-06]

    A robbery stays in the queue only if the redealt cards include one; a removal is dropped.
    """
    stack: list[Step] = []
    for step in world.stack:
        if isinstance(step, Robberies):
            stack.append(Robberies(_robbers(world, seat, step.waiting)))
        elif not isinstance(step, Remove) or step.seat == seat:
            stack.append(step)
    world.stack = stack


def _robbers(world: NewYork, seat: int | None, waiting: tuple[Robbery, ...]) -> tuple[Robbery, ...]:
    kept: list[Robbery] = []
    for robbery in waiting:
        task = world.tasks[robbery.slot]
        if robbery.seat == seat or (task > NOTHING and JOB_ROBS[task % FACE]):
            kept.append(robbery)
    return tuple(kept)
