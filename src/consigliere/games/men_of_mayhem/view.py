"""What each seat may see, and redealing what it cannot know. Chapter 10 of the ledger."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance

from .cards import CardDone
from .components import (
    BAG,
    CARD_IDS,
    CLUB_IDS,
    CLUBHOUSE,
    EMERGENCY,
    ENDLESS,
    FACE_DOWN,
    FIRST_TILE,
    GUN,
    ITEMS,
    MEMBERS,
    OVER,
    PHASE_IDS,
    PLACE_IDS,
    PRINTED,
    PROSPECTS,
    SIDE_IDS,
    SPOTS,
    TILES,
    traffic_limit,
)
from .knowledge import redeal
from .market import Count, Sale, price_of_all
from .options import FACE_DOWN_IDS
from .rounds import Discard
from .state import COUNTED, Charming, Fight

# Templates of a view: sites and gangs with every key, because copying a dict is faster than growing one
SHOWN: Final[list[dict[str, Any]]] = [
    {
        "id": name,
        "kind": "tile" if place < TILES else "contact",
        "spot": 0,
        "marked": False,
        "gangs": [],
        "control": None,
    }
    for place, name in enumerate(PLACE_IDS[:PRINTED])
]
UNSEEN: Final[dict[int, dict[str, Any]]] = {
    FIRST_TILE + i: {"id": name, "kind": "face_down", "spot": i, "marked": False, "gangs": [], "control": None}
    for i, name in enumerate(FACE_DOWN_IDS)
}


def view(g: Charming, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator): everything except what is behind others' blinds."""
    over = g.phase == OVER or g.result is not None
    rules, clubs = g.rules, g.clubs
    return {
        "you": seat,
        "round": g.round,
        "rounds": rules.last_round,
        "phase": PHASE_IDS[g.phase],
        "patch": g.patch if g.patch >= 0 else None,
        "turn": g.turn if g.turn >= 0 else None,
        "sides": {CLUB_IDS[club]: {"seat": other} for other, club in enumerate(clubs) if club >= 0},
        "players": [_player(g, other, over or other == seat) for other in range(rules.seats)],
        "sites": _sites(g),
        "supply": {"gun": _left(g.supply[GUN]), "contraband": _left(g.supply[BAG])},
        "deck": g.left,
        "lying": [CARD_IDS[card] for card in g.lying] if g.lying else [],
        "acting": _acting(g),
        "permanent": [CARD_IDS[card] for card in rules.permanent] if rules.permanent else [],
        "discard": [CARD_IDS[card] for card in g.discard] if g.discard else [],
        "burnt": [PLACE_IDS[tile] for tile in g.burnt] if g.burnt else [],
        "fight": None if g.fight is None else fight_view(g.fight),
        "market": _market(g) if g.sold else None,
        "shut": g.shut,
    }


def _acting(g: Charming) -> str | None:
    """The card that acts now; an ambush is not among the open cards."""
    for step in g.stack[::-1]:
        if isinstance(step, (CardDone, Discard)):
            return CARD_IDS[step.card]
    return None


def _market(g: Charming) -> dict[str, Any]:
    """Fists opened on the market, until it ends: their contents, whether they have been counted, and who is still to be
    paid."""
    return {
        "bags": list(g.sold),
        "total": sum(g.sold),
        "price": price_of_all(g),
        "counted": not any(isinstance(step, Count) for step in g.stack),
        "unpaid": sorted([step.seat for step in g.stack if isinstance(step, Sale)]),
    }


def _sites(g: Charming) -> list[dict[str, Any]]:
    """Tiles and contact cards, and who is there."""
    crew, marked = g.crew, g.marked
    nobody = [0] * g.rules.seats
    found: list[dict[str, Any]] = []
    spot = FIRST_TILE - 1
    for place in g.sites[FIRST_TILE:]:
        spot += 1
        if place < 0:
            if place == FACE_DOWN:
                site = UNSEEN[spot].copy()
                site["gangs"] = []
                found.append(site)
            continue
        site = SHOWN[place].copy()
        site["spot"] = spot - FIRST_TILE
        if marked >> spot & 1:
            site["marked"] = True
        gangs: list[dict[str, int]] = []
        here = crew[spot::SPOTS]
        if here != nobody:
            for other, dudes in enumerate(here):
                if dudes:
                    gangs.append({"seat": other, "members": MEMBERS[dudes], "prospects": PROSPECTS[dudes]})
            if len(gangs) == 1:
                site["control"] = gangs[0]["seat"]
        site["gangs"] = gangs
        found.append(site)
    return found


def _player(g: Charming, seat: int, shown: bool) -> dict[str, Any]:
    """A gang's board, and what is behind its blind for those who may see it."""
    crew, at, heat = g.crew, seat * SPOTS, g.heat[seat]
    club, side = g.clubs[seat], g.sides[seat]
    limit = traffic_limit(heat, g.powers[seat], g.mods) if club >= 0 else -1
    return {
        "seat": seat,
        "club": CLUB_IDS[club] if club >= 0 else None,
        "side": SIDE_IDS[side] if side >= 0 else None,
        "out": seat in g.seats_out,
        "heat": heat,
        "limit": limit if limit >= 0 else None,
        "orders": g.orders[seat] if shown or not g.rules.undercover else None,
        "clubhouse": COUNTED[crew[at + CLUBHOUSE]].copy(),
        "emergency": COUNTED[crew[at + EMERGENCY]].copy(),
        "pool": COUNTED[g.pool[seat]].copy(),
        "gone": COUNTED[g.gone[seat]].copy(),
        "goods": _stock(g, seat) if shown else None,
    }


def _left(number: int) -> int | None:
    """The contents of the supply; None for goods that never run out."""
    return number if number < ENDLESS // 2 else None


def _stock(g: Charming, seat: int) -> dict[str, int]:
    at = seat * ITEMS
    return {"cash": g.goods[at], "gun": g.goods[at + 1], "contraband": g.goods[at + 2]}


def fight_view(fight: Fight) -> dict[str, Any]:
    """A fight is public except for closed fists, which are left out."""
    opened, thrown = bool(fight.guns), bool(fight.dice)
    return {
        "site": PLACE_IDS[fight.site],
        "starter": fight.starter,
        "barred": fight.barred,
        "gangs": list(fight.gangs),
        "guns": list(fight.guns) if opened else None,
        "dice": list(fight.dice) if thrown else None,
        "totals": list(fight.totals) if thrown else None,
        "winner": fight.winner if fight.winner >= 0 else None,
        "hits": list(fight.hits),
        "shots": list(fight.shots),
    }


def determinize(g: Charming, seat: int | None, chance: Chance) -> Charming:
    """Redeal everything that the seat cannot know. [MM-INF-04, MM-INF-05]

    Tiles and cards that nobody has seen have no order; the new chance decides what comes. Goods behind blinds are known
    except for what deals have moved. The kernel redeals closed fists.
    """
    world = g.clone()
    world.chance = chance
    world.draws = 0
    if world.links and world.result is None:  # at the end all blinds are removed
        redeal(world, seat)
    return world
