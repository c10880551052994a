"""Each seat's view of the table, and possible worlds that look the same to it.

All cards have the same back: of another's hand only the number of cards is visible. Suitcases are private. Cards seen
for a moment (a laundered bill, a completed job) are not shown again. What everybody saw being put somewhere (allies in
hand, jobs in suitcases, the number of bills there) stays the same in every possible world.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance

from .accounts import NOT_BEGUN, AccountsProgress, accounts_progress, dominated, leading_colours
from .bribery import sealed, shown_in_case, worth
from .components import (
    BILLS,
    COLOUR_AWARD,
    COLOUR_IDS,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    EFFECT_IDS,
    FAMILY_IDS,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_JOB,
    HAND_LIMIT,
    KIND_IDS,
    LOCATION_IDS,
    MARKERS_EACH,
    NEUTRAL_IDS,
    PHASE_IDS,
    SPACE_IDS,
    STACKED,
    TILE_COLOUR,
)
from .effects import Effects
from .state import Empire, without_cards
from .turf import fought_over, freed_districts

BLUE: Final = TILE_COLOUR.count("blue")
RED: Final = TILE_COLOUR.count("red")
IS_RED: Final = tuple(colour == "red" for colour in TILE_COLOUR)
STACKS: Final = KIND_IDS[:STACKED]


def view(g: Empire, seat: int | None) -> dict[str, Any]:
    """Everything a seat may know now; None is a spectator."""
    progress = accounts_progress(g)
    names = KIND_IDS
    figures: dict[str, str] = {}
    for space, figure in enumerate(g.at):
        if figure >= 0:
            figures[SPACE_IDS[space]] = FIGURE_IDS[figure]
    tiles = g.tiles
    red = 0
    for tile in tiles:
        red += IS_RED[tile]
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "limit": HAND_LIMIT[g.round],
        "horse": g.horse,
        "turn": g.turn if g.turn >= 0 else None,
        "families": _families(g, seat, progress.opened),
        "hand": None if seat is None else [names[kind] for kind in g.hands[seat]],
        "stacks": dict(zip(STACKS, g.stock, strict=True)),
        "deck": len(g.deck),
        "discard": [names[job] for job in g.discard],
        "common": [names[job] if job >= 0 else None for job in g.common],
        "offer": [names[ally] for ally in g.allies],
        "tiles": [LOCATION_IDS[tile] for tile in tiles],
        "piles": {"blue": BLUE - len(tiles) + red, "red": RED - red},
        "figures": figures,
        "chief": DISTRICT_IDS[g.chief] if g.chief >= 0 else None,
        "hudson": [FIGURE_IDS[figure] for figure in g.hudson] if g.hudson else [],
        "markers": list(map(list, g.markers)),
        **({"freed": freed_districts(g)} if g.rules.tie_frees else {}),
        "drawing": g.drawer if g.drawer >= 0 else None,
        "drawn": [names[job] for job in g.drawn] if seat is not None and seat == g.drawer else None,
        "doing": names[g.doing] if g.doing >= 0 else None,
        "commanded": [name for i, name in enumerate(NEUTRAL_IDS) if g.commanded >> i & 1] if g.commanded else [],
        "to_come": to_come(g),
        "bids": bids(g) if g.bids else [],
        "war": DISTRICT_IDS[fought] if (fought := fought_over(g)) >= 0 else None,
        "awards": awards(g, progress) if progress.turf else None,
    }


def _families(g: Empire, seat: int | None, opened: int) -> list[dict[str, Any]]:
    """Each family as a seat sees it. The first `opened` suitcases are open."""
    names = KIND_IDS
    family, supply, played = g.family, g.supply, g.played
    markers = [MARKERS_EACH] * len(g.hands)
    for stack in g.markers:
        for owner in stack:
            markers[owner] -= 1
    seats: list[dict[str, Any]] = []
    for other, hand in enumerate(g.hands):
        case: dict[str, Any] | None = None
        if other < opened or other == seat:
            inside = g.cases[other]
            bills = g.bills_in_case(other)
            case = {
                "bills": [names[kind] for kind in inside[:bills]],
                "jobs": [names[kind] for kind in inside[bills:]],
                "money": worth(inside),
            }
        allies = played[other]
        seats.append(
            {
                "seat": other,
                "family": FAMILY_IDS[family[other]] if family[other] >= 0 else None,
                "cards": len(hand),
                "supply": supply[other],
                "played": [names[ally] for ally in allies] if allies else [],
                "markers": markers[other],
                "suitcase": case,
            }
        )
    return seats


def to_come(g: Empire) -> list[dict[str, Any]]:
    """The effects that follow the current one and their owners, the next first. They are public: everybody has seen
    the place or the card that brings them."""
    if len(g.stack) < 2:
        return []
    left = [step for step in g.stack[::-1] if type(step) is Effects]
    return [{"seat": step.seat, "effects": [EFFECT_IDS[effect] for effect in step.effects]} for step in left]


def bids(g: Empire) -> list[list[str] | None]:
    """The bids by seat; None for a closed envelope."""
    shut = sealed(g)
    return [None if seat in shut else [KIND_IDS[bill] for bill in bid] for seat, bid in enumerate(g.bids)]


def awards(g: Empire, progress: AccountsProgress) -> list[dict[str, Any]]:
    """The final accounts of each seat so far: the parts of its money. Colours come last."""
    turf = [row if seat < progress.turf else [] for seat, row in enumerate(dominated(g))]
    paid = [row if seat < progress.colours else [] for seat, row in enumerate(leading_colours(g))]
    return [
        {
            "money": worth(case),
            "districts": [DISTRICT_IDS[district] for district in districts],
            "colours": [COLOUR_IDS[colour] for colour in colours],
            "district_award": DISTRICT_AWARD * len(districts),
            "colour_award": COLOUR_AWARD * len(colours),
        }
        for case, districts, colours in zip(g.cases, turf, paid, strict=True)
    ]


def determinize(g: Empire, seat: int | None, chance: Chance) -> Empire:
    """A copy with everything redealt that the seat cannot know.

    Stacks are public, so everybody knows how many of each good are in all other hands together, and how many of each
    bill in all other hands and suitcases. Which hand holds them, and which jobs are held, is dealt from sorted pools,
    so that a world depends only on what its seat sees. Bills of an open bid stay in their suitcase until they are paid.
    [invariant 21]
    """
    world = g.clone()
    world.chance, world.draws = chance, 0
    if accounts_progress(g) != NOT_BEGUN:
        return world
    others = [other for other in range(g.rules.seats) if other != seat]
    bills: list[int] = []
    rest: list[int] = []
    jobs = list(g.deck)
    unseen = g.drawer >= 0 and g.drawer != seat  # somebody else is choosing among drawn jobs
    if unseen:
        jobs += g.drawn
    sizes: list[int] = []
    for other in others:
        shown = shown_in_case(g, other)
        for kind in without_cards(g.cases[other], list(shown)) if shown else g.cases[other]:
            if kind >= BILLS:
                break
            bills.append(kind)
        size = 0
        for kind in g.hands[other]:
            if kind < BILLS:
                bills.append(kind)
            elif kind < FIRST_JOB:
                rest.append(kind)
            elif kind < FIRST_ALLY:
                jobs.append(kind)
            else:
                break
            size += 1
        sizes.append(size)
    bills.sort()
    rest.sort()
    jobs.sort()
    for other in others:
        case = g.cases[other]
        count = g.bills_in_case(other)
        if count:
            shown = shown_in_case(g, other)
            world.cases[other] = (*sorted([*shown, *world.deal_random(bills, count - len(shown))]), *case[count:])
    held = sum(sizes) - len(bills) - len(rest)
    rest += sorted(bills)
    rest += world.deal_random(jobs, held)
    for other, size in zip(others, sizes, strict=True):
        hand = g.hands[other]
        world.hands[other] = (*sorted(world.deal_random(rest, size)), *hand[size:])
    if unseen:
        world.drawn = tuple(sorted(world.deal_random(jobs, len(g.drawn))))
    world.deck = tuple(sorted(jobs))
    return world
