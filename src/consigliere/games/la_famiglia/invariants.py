"""Chapter 15: what holds in every state. Asked of positions that are read, and after every choice of the nets."""

from __future__ import annotations

from .boats import Sink
from .components import (
    BOARD_FIRST,
    BOARD_MARKERS,
    BOARD_SIZE,
    BOATS,
    BOATS_COLLIDE,
    CARS,
    CELL_IDS,
    CELL_INFINITE,
    CONTROL_MARKERS,
    DISTRICT_IDS,
    DISTRICTS,
    EVENTS,
    EVENTS_LULL,
    EXTRA_MARKERS,
    FAMILY_BOARD,
    HOLDS_DISTRICT,
    IN_DISTRICT,
    KIND_IDS,
    KINDS,
    LABS,
    LABS_EACH,
    NEUTRAL,
    NEUTRAL_MARKERS,
    NEUTRALS,
    NOBODY,
    ORDER_BIT,
    ORDER_FAMILY,
    ORDER_IDS,
    PACK,
    PACKED,
    PLANNING,
    PLANNING_LULL,
    ROUNDS,
    ROW_LENGTH,
    ROWS,
    SEA_IDS,
    SEAS,
    SEATS,
    SETUP,
    SOLDIERS,
    TEAM,
    TERRITORIES,
    TERRITORY_IDS,
)
from .state import Sicily


def problems(g: Sicily) -> list[str]:
    """Every invariant that the state breaks, in words."""
    if NOBODY in g.family or not g.upper:
        return []  # nothing lies on the table yet
    return [*_map(g), *_families(g), *_orders(g), *_boards(g), *_control(g), *_course(g)]


def _map(g: Sicily) -> list[str]:
    wrong: list[str] = []
    fighting = g.battle.place if g.battle is not None else NOBODY
    for place in range(TERRITORIES):
        name = TERRITORY_IDS[place]
        owner, count = g.owner[place], g.soldiers[place]
        if count < 0 or (count == 0 and owner != NOBODY and place != fighting) or (count and owner == NOBODY):
            wrong.append(f"{name} holds {count} soldiers of colour {owner}")
        if not NOBODY <= owner <= NEUTRAL:
            wrong.append(f"{name} has an owner that is nobody's colour")
        if not 0 <= g.labs[place] <= LABS_EACH:
            wrong.append(f"{name} has {g.labs[place]} labs")
        if g.cars[place] < 0 or (g.cars[place] and not 0 <= owner < SEATS):
            wrong.append(f"cars stand in {name} without soldiers of their owner")
    for colour in range(NOBODY, NEUTRAL + 1):
        if list(g.lands[colour]) != [place for place in range(TERRITORIES) if g.owner[place] == colour]:
            wrong.append(f"the list of territories of colour {colour} does not agree with the map")
    sinking = any(isinstance(step, Sink) for step in g.stack)
    for sea in range(SEAS):
        if min(g.boats[SEATS * sea : SEATS * sea + SEATS]) < 0:
            wrong.append(f"{SEA_IDS[sea]} has less than no boats")
        elif g.sea_boats(sea) > BOATS_COLLIDE - (0 if _sailing(g) or sinking else 1):
            wrong.append(f"{SEA_IDS[sea]} holds {g.sea_boats(sea)} boats")
    if g.labs_left < 0 or g.labs_left + sum(g.labs) != LABS:
        wrong.append("labs are missing or too many")
    greys = sum([g.soldiers[place] for place in range(TERRITORIES) if g.owner[place] == NEUTRAL]) + g.greys
    if g.battle is not None and g.battle.colour == NEUTRAL:
        greys += g.battle.men
    if g.greys < 0 or greys != NEUTRALS:
        wrong.append(f"there are {greys} neutral soldiers")
    return wrong


def _sailing(g: Sicily) -> bool:
    return any(type(step).__name__ == "SailOn" for step in g.stack)


def _families(g: Sicily) -> list[str]:
    wrong: list[str] = []
    b = g.battle
    for seat in range(SEATS):
        own = [place for place in range(TERRITORIES) if g.owner[place] == seat]
        men = sum([g.soldiers[place] for place in own]) + g.men[seat] + g.supply[seat]
        cars = sum([g.cars[place] for place in own]) + g.garage[seat]
        if b is not None and b.colour == seat:
            men += b.men
            cars += b.car
        if men != SOLDIERS or g.men[seat] < 0 or g.supply[seat] < 0:
            wrong.append(f"seat {seat} has {men} soldiers")
        if cars != CARS or g.garage[seat] < 0:
            wrong.append(f"seat {seat} has {cars} cars")
        boats = sum([g.boats[SEATS * sea + seat] for sea in range(SEAS)]) + g.docks[seat]
        if boats != BOATS or g.docks[seat] < 0:
            wrong.append(f"seat {seat} has {boats} boats")
        if g.money[seat] < 0:
            wrong.append(f"seat {seat} has less than no money")
        for row in range(ROWS):
            if not 0 <= g.opened[4 * seat + row] <= ROW_LENGTH[g.family[seat]][row]:
                wrong.append(f"seat {seat} has uncovered more than there is in row {row}")
        if len(set(g.family)) != SEATS:
            wrong.append("two seats lead one family")
    return wrong


def _orders(g: Sicily) -> list[str]:
    wrong: list[str] = []
    lying = [0] * SEATS
    for slot in range(2 * TERRITORIES):
        order = g.orders[slot]
        if order < 0:
            if g.spent >> slot & 1:
                wrong.append(f"a resolved order is missing in {TERRITORY_IDS[slot >> 1]}")
            continue
        owner = g.owner[slot >> 1]
        if not 0 <= owner < SEATS or ORDER_FAMILY[order] != g.family[owner]:
            wrong.append(f"{ORDER_IDS[order]} lies where its owner has no soldiers")
        elif lying[owner] & ORDER_BIT[order]:
            wrong.append(f"{ORDER_IDS[order]} lies in two places")
        else:
            lying[owner] |= ORDER_BIT[order]
        if not 0 <= g.known[slot] <= (len(g.gained[owner]) if 0 <= owner < SEATS else 0):
            wrong.append(f"{ORDER_IDS[order]} was laid after it was gained")
    for seat in range(SEATS):
        base = 13 * g.family[seat]
        waiting = 0  # special orders still on the family board
        gained: set[int] = set()
        for row in range(ROWS):
            for at, cell in enumerate(FAMILY_BOARD[g.family[seat]][row]):
                if cell.order >= 0:
                    if at < g.opened[4 * seat + row]:
                        gained.add(cell.order)
                    else:
                        waiting |= ORDER_BIT[cell.order]
        places = (g.hand[seat], g.sold[seat], lying[seat], waiting)
        if sum(places) != (1 << 13) - 1 or places[0] | places[1] | places[2] | places[3] != (1 << 13) - 1:
            wrong.append(f"the thirteen orders of seat {seat} ({ORDER_IDS[base][:5]}) are not each in one place")
        if set(g.gained[seat]) != gained or len(g.gained[seat]) != len(gained):
            wrong.append(f"seat {seat} has not gained what its family board shows")
    if g.phase in (SETUP, EVENTS_LULL) and any(lying):
        wrong.append("orders lie on the map between rounds")
    return wrong


def _boards(g: Sicily) -> list[str]:
    wrong: list[str] = []
    counts = [0] * (SEATS + 1)
    for cells, board in ((g.upper, g.round - 1), (g.lower, g.round)):
        if len(cells) != BOARD_SIZE[board]:
            return [f"board {board} has {BOARD_SIZE[board]} cells, not {len(cells)}"]
        for at, packed in enumerate(cells):
            here = [packed >> PACK * colour & PACKED for colour in range(SEATS + 1)]
            if sum(here) > 1 and not CELL_INFINITE[BOARD_FIRST[board] + at]:
                wrong.append(f"{CELL_IDS[BOARD_FIRST[board] + at]} holds more than one marker")
            for colour in range(SEATS + 1):
                counts[colour] += here[colour]
    if g.phase not in (SETUP, PLANNING) and any(g.upper):
        wrong.append("markers are left on the upper board after the planning phase")
    if counts[NEUTRAL] != NEUTRAL_MARKERS:
        wrong.append(f"{counts[NEUTRAL]} neutral markers lie on the boards")
    for seat in range(SEATS):
        covered = BOARD_MARKERS - sum(g.opened[4 * seat : 4 * seat + ROWS])
        total = covered + g.discs[seat] + counts[seat] + g.claims.count(seat)
        if total != BOARD_MARKERS + EXTRA_MARKERS or g.discs[seat] < 0:
            wrong.append(f"seat {seat} has {total} markers")
        if g.bust[seat] != NOBODY and not g.lower[g.bust[seat] - BOARD_FIRST[g.round]]:
            wrong.append(f"the bust of seat {seat} stands beside no marker")
    return wrong


def _control(g: Sicily) -> list[str]:
    wrong: list[str] = []
    for district in range(DISTRICTS):
        owners = [g.owner[place] for place in IN_DISTRICT[district]]
        holder = next((seat for seat in range(SEATS) if owners.count(seat) >= HOLDS_DISTRICT), NOBODY)
        # A marker that comes back in a phase waits for the lull, if another district of its family has none.
        waits = g.phase in (PLANNING, EVENTS) or g.crests.count(holder) >= CONTROL_MARKERS
        bare = holder != NOBODY and g.crests[district] == NOBODY and waits
        if g.crests[district] != holder and not bare and not _disputed(g):
            wrong.append(f"the control marker of {DISTRICT_IDS[district]} is not its holder's")
    for team in (0, 1):
        for kind in range(KINDS):
            claim = g.claims[KINDS * team + kind]
            if claim != NOBODY and (not 0 <= claim < SEATS or TEAM[claim] != team or kind not in g.kinds):
                wrong.append(f"the marker on {KIND_IDS[kind]} of team {team} is not one of its own")
    if g.round == 1 and g.phase in (PLANNING, PLANNING_LULL) and any(crest != NOBODY for crest in g.crests):
        wrong.append("a district is controlled before the first events phase")
    return wrong


def _disputed(g: Sicily) -> bool:
    return g.battle is not None


def _course(g: Sicily) -> list[str]:
    wrong: list[str] = []
    if not 1 <= g.round <= ROUNDS:
        wrong.append(f"there is no round {g.round}")
    if not 0 <= g.first < SEATS:
        wrong.append("nobody has the first player marker")
    return wrong
