"""Chapter 15: invariants of every state. They are checked when a position is read, and by tests after every choice."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Answers

from .action_boards import BOARD_FIRST, BOARD_SIZE, CELL_IDS, CELL_INFINITE, PACK, PACKED
from .attack import SKULL
from .boats import Sink
from .components import (
    BASIC_HAND,
    BOARD_MARKERS,
    BOATS,
    BOATS_COLLIDE,
    CARS,
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
    KINDS_IN_PLAY,
    LABS,
    LABS_EACH,
    NEUTRAL,
    NEUTRAL_MARKERS,
    NEUTRALS,
    NOBODY,
    ORDER_BIT,
    ORDER_FAMILY,
    ORDER_IDS,
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
    VEST,
)
from .conflict import ApplyCards, CardEffects, Clash, Conflict, LayCards, NeutralDefender, Pairs, Settle
from .empty_table import blank
from .lull import outcome
from .setup import ChooseFamily, DrawFamilies, DrawKinds, LayOut
from .state import Sicily

ENDING: Final = (
    Clash,
    Conflict,
    NeutralDefender,
    LayCards,
    ApplyCards,
    CardEffects,
    Pairs,
    Settle,
)  # one is on the stack in a battle


def problems(g: Sicily) -> list[str]:
    """The violated invariants, one sentence each."""
    if not g.upper:
        return _before(g)
    if NOBODY in g.family:
        return ["the table is laid, but not every seat leads a family"]
    return [*_course(g), *_map(g), *_families(g), *_orders(g), *_boards(g), *_control(g), *_battle(g), *_result(g)]


# What the setup does not change before the table is laid.
UNTOUCHED: Final = (
    "round", "phase", "first", "lead", "turn", "character", "gained", "sold", "hand", "money", "men", "supply",
    "garage", "docks", "discs", "opened", "bust", "exempt", "fresh", "greys", "labs_left", "owner", "soldiers", "cars",
    "labs", "boats", "orders", "known", "spent", "lower", "crests", "crests_up", "claims", "reached", "battle",
)  # fmt: skip


def _before(g: Sicily) -> list[str]:
    """The table is empty while kinds and families are drawn and chosen. [LF-SET-04 to LF-SET-06]"""
    new = blank(g.rules, g.chance)
    wrong = [f"{name} is not as before the setup" for name in UNTOUCHED if getattr(g, name) != getattr(new, name)]
    kinds = any(isinstance(step, DrawKinds) for step in g.stack)
    families = any(isinstance(step, DrawFamilies) for step in g.stack)
    if bool(g.kinds) == kinds or (g.kinds and len(g.kinds) != KINDS_IN_PLAY):
        wrong.append(f"{KINDS_IN_PLAY} control tokens are in play once they have been drawn")
    waiting = [step.seat for step in g.stack if isinstance(step, ChooseFamily)]
    if len(set(waiting)) != len(waiting):
        wrong.append("a seat chooses its family twice")
    for seat in range(SEATS):
        if (g.family[seat] == NOBODY) != (families or seat in waiting):
            wrong.append(f"seat {seat} leads a family exactly if it has chosen one")
    if not any(isinstance(step, LayOut) for step in g.stack):
        wrong.append("the table is never laid")
    return [*wrong, *_drawn(g)]


def _drawn(g: Sicily) -> list[str]:
    """Everything drawn exists once, and families belong to the teams that drew them."""
    wrong: list[str] = []
    if list(g.kinds) != sorted(set(g.kinds)):
        wrong.append("the control tokens in play are not each named once, in their order")
    led = [family for family in g.family if family != NOBODY]
    if len(set(led)) != len(led):
        wrong.append("two seats lead one family")
    for seat, family in enumerate(g.family):
        if family != NOBODY and family not in g.drawn[TEAM[seat]]:
            wrong.append(f"the family of seat {seat} was not drawn for its team")
    return wrong


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
        if not 0 <= owner < SEATS or not _had(g, owner, g.known[slot]) & ORDER_BIT[order]:
            wrong.append(f"{ORDER_IDS[order]} was laid before it was gained")
        if g.spent >> slot & 1 and (g.phase != EVENTS or not VEST[order]):
            wrong.append(f"{ORDER_IDS[order]} stays resolved, but it has no vest or this is no events phase")
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


def _had(g: Sicily, seat: int, known: int) -> int:
    """The orders of a seat when it had gained this many special ones, as bits; None if it never had."""
    if known > len(g.gained[seat]):
        return 0
    had = BASIC_HAND[g.family[seat]]
    for order in g.gained[seat][:known]:
        had |= ORDER_BIT[order]
    return had


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
        at = g.bust[seat] - BOARD_FIRST[g.round]
        if g.bust[seat] != NOBODY and (not 0 <= at < len(g.lower) or not g.lower[at] or g.bust.count(g.bust[seat]) > 1):
            wrong.append(f"the bust of seat {seat} stands beside no marker of its own")
    if any(cell != NOBODY for cell in g.bust) and g.phase != PLANNING:
        wrong.append("busts stand on the boards after the planning phase")
    return wrong


def _control(g: Sicily) -> list[str]:
    wrong: list[str] = []
    for district in range(DISTRICTS):
        owners = [g.owner[place] for place in IN_DISTRICT[district]]
        holder = next((seat for seat in range(SEATS) if owners.count(seat) >= HOLDS_DISTRICT), NOBODY)
        # A marker returned during a phase stays unused until the lull, even if a district of its family has none.
        waits = g.phase in (PLANNING, EVENTS) or g.crests.count(holder) >= CONTROL_MARKERS
        bare = holder != NOBODY and g.crests[district] == NOBODY and waits
        if g.crests[district] != holder and not bare and not _disputed(g):
            wrong.append(f"the control marker of {DISTRICT_IDS[district]} is not its holder's")
    for seat in range(SEATS):
        if g.crests.count(seat) > CONTROL_MARKERS:
            wrong.append(f"seat {seat} has {g.crests.count(seat)} control markers")
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
    if not 0 <= g.first < SEATS or not 0 <= g.lead < SEATS:
        wrong.append("nobody has the first player marker")
    if len(set(g.character)) != SEATS or NOBODY in g.character:
        wrong.append("the seats have not each a character card")
    return [*wrong, *_drawn(g)]


def _battle(g: Sicily) -> list[str]:
    """Attackers before a territory that its defender holds, and a step that will end it. [LF-MOV-08 to LF-MOV-25]"""
    b = g.battle
    if b is None:
        return []
    wrong: list[str] = []
    steps = [step.question if isinstance(step, Answers) else step for step in g.stack]
    ends = len([step for step in steps if isinstance(step, ENDING)])
    if ends != 1:
        wrong.append("the battle ends more than once" if ends else "the battle has no end")
    if b.colour not in (b.seat, NEUTRAL):
        wrong.append("battle.colour is neither the attacker's nor grey")
    if b.defender != g.owner[b.place]:
        wrong.append(f"battle.defender does not hold {TERRITORY_IDS[b.place]}")
    enemy = b.defender < SEATS and TEAM[b.defender] != TEAM[b.seat]
    if not enemy and (b.defender != NEUTRAL or b.colour == NEUTRAL):
        wrong.append("battle.defender is no enemy")
    if b.place == b.start:
        wrong.append("battle.start is the territory attacked")
    if b.car and (b.boats or b.colour == NEUTRAL):
        wrong.append("battle.car came over water, or with neutrals")
    if ORDER_FAMILY[b.order] != g.family[b.seat] or b.skull != (SKULL[b.order] if b.colour == b.seat else 0):
        wrong.append("battle.skull is not that of an order of the attacker")
    if b.fallen and b.colour != NEUTRAL:
        wrong.append("battle.fallen counts neutral attackers alone")
    if b.player != NOBODY and (TEAM[b.player] == TEAM[b.seat] or (enemy and b.player != b.defender)):
        wrong.append("battle.player is not the defender, nor plays for neutrals")
    if (b.attack_card < 0) != (b.defence_card < 0) or (b.attack_card >= 0 and b.player == NOBODY):
        wrong.append("battle has a conflict card of one side alone")
    if b.taken and b.attack_card < 0:
        wrong.append("battle.taken tells of cards that are not laid")
    return wrong


def _result(g: Sicily) -> list[str]:
    """A result follows from the districts, in the lull after an events phase. [LF-END-01]"""
    if g.result is None:
        return []
    if g.phase != EVENTS_LULL:
        return ["the game cannot be over before the lull after the events phase"]
    return [] if g.result == outcome(g) else ["the result is not the one that the districts give"]
