"""What each seat may see, and dealing anew what it cannot know. Chapter 10 of the ledger."""

from __future__ import annotations

from typing import Any

from consigliere.engine import Chance

from .components import (
    CARD_IDS,
    CLUB_IDS,
    CLUBHOUSE,
    EMERGENCY,
    EMPTY,
    ENDLESS,
    FACE_DOWN,
    FIRST_CONTACT,
    FIRST_TILE,
    ITEM_IDS,
    ITEMS,
    MEMBERS,
    OVER,
    PHASE_IDS,
    PLACE_IDS,
    PROSPECTS,
    SIDE_IDS,
    SPOTS,
    traffic_limit,
)
from .knowledge import redeal
from .options import FACE_DOWN_IDS
from .state import Charming, Fight, counted


def view(g: Charming, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator): everything but what lies behind others' blinds."""
    over = g.phase == OVER or g.result is not None
    crew, seats = g.crew, g.rules.seats
    sites: list[dict[str, Any]] = []
    for spot in range(FIRST_TILE, SPOTS):
        place = g.sites[spot]
        if place == EMPTY:
            continue
        gangs: list[dict[str, int]] = []
        for other in range(seats):
            dudes = crew[other * SPOTS + spot]
            if dudes:
                gangs.append({"seat": other, "members": MEMBERS[dudes], "prospects": PROSPECTS[dudes]})
        sites.append(
            {
                "id": FACE_DOWN_IDS[spot - FIRST_TILE] if place == FACE_DOWN else PLACE_IDS[place],
                "kind": "face_down" if place == FACE_DOWN else "tile" if spot < FIRST_CONTACT else "contact",
                "spot": spot - FIRST_TILE,
                "marked": g.marked >> spot & 1 != 0,
                "gangs": gangs,
                "control": gangs[0]["seat"] if len(gangs) == 1 else None,
            }
        )
    return {
        "you": seat,
        "round": g.round,
        "rounds": g.rules.last_round,
        "phase": PHASE_IDS[g.phase],
        "patch": g.patch if g.patch >= 0 else None,
        "turn": g.turn if g.turn >= 0 else None,
        "sides": {CLUB_IDS[club]: {"seat": other} for other, club in enumerate(g.clubs) if club >= 0},
        "players": [_player(g, other, over or other == seat) for other in range(seats)],
        "sites": sites,
        "supply": {name: g.supply[i] if g.supply[i] < ENDLESS // 2 else None for i, name in enumerate(ITEM_IDS) if i},
        "deck": g.left,
        "lying": [CARD_IDS[card] for card in g.lying],
        "permanent": [CARD_IDS[card] for card in g.rules.permanent],
        "discard": [CARD_IDS[card] for card in g.discard],
        "burnt": [PLACE_IDS[tile] for tile in g.burnt],
        "market": [list(row) for row in g.rules.market],
        "fight": None if g.fight is None else fight_view(g.fight),
        "shut": g.shut,
    }


def _player(g: Charming, seat: int, shown: bool) -> dict[str, Any]:
    """A gang's board, and what lies behind its blind for those who may see it."""
    crew, at = g.crew, seat * SPOTS
    club = g.clubs[seat]
    limit = traffic_limit(g.heat[seat], g.powers[seat], g.mods) if club >= 0 else -1
    return {
        "seat": seat,
        "club": CLUB_IDS[club] if club >= 0 else None,
        "side": SIDE_IDS[g.sides[seat]] if g.sides[seat] >= 0 else None,
        "out": seat in g.seats_out,
        "heat": g.heat[seat],
        "limit": limit if limit >= 0 else None,
        "orders": g.orders[seat] if shown or not g.rules.undercover else None,
        "clubhouse": counted(crew[at + CLUBHOUSE]),
        "emergency": counted(crew[at + EMERGENCY]),
        "pool": counted(g.pool[seat]),
        "gone": counted(g.gone[seat]),
        "goods": {name: g.goods[seat * ITEMS + i] for i, name in enumerate(ITEM_IDS)} if shown else None,
    }


def fight_view(fight: Fight) -> dict[str, Any]:
    """A fight is public in all its parts; fists still closed are not in it."""
    opened = bool(fight.guns)
    return {
        "site": PLACE_IDS[fight.site],
        "starter": fight.starter,
        "barred": fight.barred,
        "gangs": list(fight.gangs),
        "guns": list(fight.guns) if opened else None,
        "dice": list(fight.dice) if opened else None,
        "totals": list(fight.totals) if opened else None,
        "winner": fight.winner if fight.winner >= 0 else None,
        "hits": list(fight.hits),
        "shots": list(fight.shots),
    }


def determinize(g: Charming, seat: int | None, chance: Chance) -> Charming:
    """Deal anew everything the seat cannot know. [MM-INF-04, MM-INF-05]

    Tiles and cards that nobody has seen have no order; what comes is up to the new chance. What lies behind blinds is
    known to all but for what deals have moved. Closed fists are dealt anew by the kernel.
    """
    world = g.clone()
    world.chance = chance
    world.draws = 0
    if world.links and world.result is None:  # at the end all blinds are off
        redeal(world, seat)
    return world
