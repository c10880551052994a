"""A position of La Famiglia as readable JSON and back, with ids instead of packed numbers."""

from __future__ import annotations

from typing import Any

from consigliere.engine import BadPosition, Chance
from consigliere.engine.reading import Reader

from .action_boards import BOARD_FIRST, BOARD_SIZE, CELL, CELL_IDS, ONE, PACK, PACKED
from .battle import Battle
from .components import (
    CARD,
    CARD_IDS,
    CHARACTER,
    CHARACTER_IDS,
    COLOUR_IDS,
    DISTRICT_IDS,
    DISTRICTS,
    FAMILY,
    FAMILY_IDS,
    KIND,
    KIND_IDS,
    KINDS,
    NEUTRAL,
    NOBODY,
    ORDER,
    ORDER_BIT,
    ORDER_FAMILY,
    ORDER_IDS,
    PHASE_IDS,
    ROUNDS,
    ROW_IDS,
    ROWS,
    SEA_IDS,
    SEAS,
    SEATS,
    TERRITORIES,
    TERRITORY,
    TERRITORY_IDS,
    Rules,
)
from .empty_table import blank
from .state import Sicily, put

BATTLE_FIELDS = ("men", "car", "boats", "skull", "fallen", "taken")


def _maybe(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def write(g: Sicily) -> dict[str, Any]:
    """The game's own part of a position: everything on the table by id, secrets included."""
    colours = [g.colour_id(colour) for colour in range(SEATS)] + [COLOUR_IDS[-1]]
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "first": g.first,
        "lead": g.lead,
        "turn": g.turn,
        "drawn": [[FAMILY_IDS[family] for family in drawn] for drawn in g.drawn],
        "kinds": [KIND_IDS[kind] for kind in g.kinds],
        "neutral_soldiers": g.greys,
        "labs": g.labs_left,
        "reached": _maybe(TERRITORY_IDS, g.reached),
        "players": [_write_player(g, seat) for seat in range(SEATS)],
        "map": {TERRITORY_IDS[place]: _write_place(g, place, colours) for place in range(TERRITORIES)},
        "boats": {
            SEA_IDS[sea]: {
                colours[seat]: g.boats[SEATS * sea + seat] for seat in range(SEATS) if g.boats[SEATS * sea + seat]
            }
            for sea in range(SEAS)
        },
        "upper": _write_board(g.upper, g.round - 1, colours),
        "lower": _write_board(g.lower, g.round, colours),
        "crests": {
            DISTRICT_IDS[d]: {"seat": g.crests[d], "up": bool(g.crests_up >> d & 1)}
            for d in range(DISTRICTS)
            if g.crests[d] != NOBODY
        },
        "claims": {
            KIND_IDS[kind]: [seat for seat in (g.claims[kind], g.claims[KINDS + kind]) if seat != NOBODY]
            for kind in g.kinds
        },
        "battle": None if g.battle is None else _write_battle(g.battle, colours),
    }


def _write_player(g: Sicily, seat: int) -> dict[str, Any]:
    named = g.family[seat] != NOBODY
    return {
        "family": _maybe(FAMILY_IDS, g.family[seat]),
        "character": _maybe(CHARACTER_IDS, g.character[seat]),
        "money": g.money[seat],
        "hq_soldiers": g.men[seat],
        "supply": g.supply[seat],
        "cars": g.garage[seat],
        "boats": g.docks[seat],
        "markers": g.discs[seat],
        "orders": g.order_ids(seat, g.hand[seat]) if named else [],
        "sold": g.order_ids(seat, g.sold[seat]) if named else [],
        "gained": [ORDER_IDS[order] for order in g.gained[seat]],
        "opened": {ROW_IDS[row]: g.opened[4 * seat + row] for row in range(ROWS)},
        "bust": _maybe(CELL_IDS, g.bust[seat]),
        "exempt": bool(g.exempt >> seat & 1),
    }


def _write_place(g: Sicily, place: int, colours: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "colour": colours[g.owner[place]] if g.owner[place] != NOBODY else None,
        "soldiers": g.soldiers[place],
        "cars": g.cars[place],
        "labs": g.labs[place],
        "fresh": bool(g.fresh >> place & 1),
        "orders": [],
    }
    for slot in (2 * place, 2 * place + 1):
        if g.orders[slot] >= 0:
            entry = {"order": ORDER_IDS[g.orders[slot]], "known": g.known[slot], "spent": bool(g.spent >> slot & 1)}
            found["orders"].append({**entry, "second": bool(slot & 1)})
    return found


def _write_board(cells: list[int], board: int, colours: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for at, packed in enumerate(cells):
        row: list[str] = []
        for colour in range(SEATS + 1):
            row += [colours[colour]] * (packed >> PACK * colour & PACKED)
        if row:
            found[CELL_IDS[BOARD_FIRST[board] + at]] = row
    return found


def _write_battle(b: Battle, colours: list[str]) -> dict[str, Any]:
    return {
        "seat": b.seat,
        "colour": colours[b.colour],
        "place": TERRITORY_IDS[b.place],
        "start": TERRITORY_IDS[b.start],
        "order": ORDER_IDS[b.order],
        "defender": colours[b.defender],
        "player": b.player,
        "attack_card": _maybe(CARD_IDS, b.attack_card),
        "defence_card": _maybe(CARD_IDS, b.defence_card),
        **{name: getattr(b, name) for name in BATTLE_FIELDS},
    }


def read(p: dict[str, Any], rules: Rules, chance: Chance) -> Sicily:
    """The state that a position describes. BadPosition lists everything wrong in it."""
    names = Reader()
    g = blank(rules, chance)
    g.round = names.number(p["round"], "the round", 1, ROUNDS)
    g.phase = names.find({name: i for i, name in enumerate(PHASE_IDS)}, p["phase"], "phase")
    g.first = names.number(p["first"], "the first player", NOBODY, SEATS - 1)
    g.lead = names.number(p["lead"], "the first turn of the phase", NOBODY, SEATS - 1)
    g.turn = names.number(p["turn"], "the turn", NOBODY, SEATS - 1)
    g.drawn = tuple(tuple(names.find(FAMILY, family, "family") for family in drawn) for drawn in p["drawn"])
    if len(g.drawn) != 2:
        names.problems.append("families are drawn for two teams")
    g.kinds = tuple(names.find(KIND, kind, "control token") for kind in p["kinds"])
    g.greys = names.number(p["neutral_soldiers"], "neutral soldiers")
    g.labs_left = names.number(p["labs"], "labs")
    g.reached = names.find_optional(TERRITORY, p["reached"], "territory")
    _read_players(g, p["players"], names)
    if names.problems:
        raise BadPosition(names.problems)
    colours = {g.colour_id(seat): seat for seat in range(SEATS) if g.family[seat] != NOBODY}
    colours[COLOUR_IDS[-1]] = NEUTRAL
    _read_map(g, p, colours, names)
    if g.phase or p["upper"] or p["lower"]:
        g.upper = _read_board(p["upper"], g.round - 1, colours, names)
        g.lower = _read_board(p["lower"], g.round, colours, names)
    for name, crest in p["crests"].items():
        district = names.find({name: i for i, name in enumerate(DISTRICT_IDS)}, name, "district")
        g.crests = put(g.crests, district, names.number(crest["seat"], "a control marker's owner", 0, SEATS - 1))
        g.crests_up |= names.flag(crest["up"], "a crest") << district
    for name, seats in p["claims"].items():
        kind = names.find(KIND, name, "control token")
        for seat in seats:
            g.claims = put(g.claims, KINDS * (names.number(seat, "a holder", 0, SEATS - 1) % 2) + kind, seat)
    if p["battle"] is not None:
        g.battle = _read_battle(p["battle"], colours, names)
    if names.problems:
        raise BadPosition(names.problems)
    return g


def _read_players(g: Sicily, players: list[Any], names: Reader) -> None:
    if not isinstance(players, list) or len(players) != SEATS:
        raise BadPosition(["there are four players"])
    for seat, player in enumerate(players):
        family = names.find_optional(FAMILY, player["family"], "family")
        character = names.find_optional(CHARACTER, player["character"], "character")
        g.family = (*g.family[:seat], family, *g.family[seat + 1 :])
        g.character = (*g.character[:seat], character, *g.character[seat + 1 :])
        g.money[seat] = names.number(player["money"], "money")
        g.men[seat] = names.number(player["hq_soldiers"], "soldiers in HQ")
        g.supply[seat] = names.number(player["supply"], "soldiers in supply")
        g.garage[seat] = names.number(player["cars"], "cars in supply")
        g.docks = put(g.docks, seat, names.number(player["boats"], "boats in supply"))
        g.discs[seat] = names.number(player["markers"], "markers in supply")
        g.hand[seat] = _orders(player["orders"], family, names)
        g.sold = put(g.sold, seat, _orders(player["sold"], family, names))
        gained = tuple(names.find(ORDER, order, "order") for order in player["gained"])
        g.gained = (*g.gained[:seat], gained, *g.gained[seat + 1 :])
        for row, name in enumerate(ROW_IDS):
            g.opened = put(g.opened, 4 * seat + row, names.number(player["opened"].get(name, 0), "uncovered cells"))
        g.bust[seat] = names.find_optional(CELL, player["bust"], "cell")
        g.exempt |= names.flag(player["exempt"], "an exemption") << seat


def _orders(listed: list[Any], family: int, names: Reader) -> int:
    bits = 0
    for name in listed:
        order = names.find(ORDER, name, "order")
        if ORDER_FAMILY[order] != family or bits & ORDER_BIT[order]:
            names.problems.append(f"{name!r} is not an order of this family, once")
        bits |= ORDER_BIT[order]
    return bits


def _read_map(g: Sicily, p: dict[str, Any], colours: dict[str, int], names: Reader) -> None:
    for place, name in enumerate(TERRITORY_IDS):
        spot = p["map"][name]
        g.hold(place, names.find_optional(colours, spot["colour"], "colour"))
        g.soldiers[place] = names.number(spot["soldiers"], f"soldiers in {name}")
        g.cars[place] = names.number(spot["cars"], f"cars in {name}")
        g.labs[place] = names.number(spot["labs"], f"labs in {name}")
        g.fresh |= names.flag(spot["fresh"], "a fresh order") << place
        for entry in spot["orders"]:
            slot = 2 * place + names.flag(entry["second"], "the second place")
            if g.orders[slot] >= 0:
                names.problems.append(f"two orders lie on one place of {name}")
            g.orders[slot] = names.find(ORDER, entry["order"], "order")
            g.known = put(g.known, slot, names.number(entry["known"], "what was gained"))
            g.spent |= names.flag(entry["spent"], "a resolved order") << slot
    for name, boats in p["boats"].items():
        sea = names.find({name: i for i, name in enumerate(SEA_IDS)}, name, "sea")
        for colour, count in boats.items():
            owner = names.find(colours, colour, "colour")
            if owner < SEATS:
                g.boats = put(g.boats, SEATS * sea + owner, names.number(count, "boats"))


def _read_board(p: dict[str, Any], board: int, colours: dict[str, int], names: Reader) -> list[int]:
    cells = [0] * BOARD_SIZE[board]
    for name, markers in p.items():
        at = names.find(CELL, name, "cell") - BOARD_FIRST[board]
        if not 0 <= at < len(cells):
            names.problems.append(f"{name!r} is not a cell of board {board}")
            continue
        for colour in markers:
            cells[at] += ONE[names.find(colours, colour, "colour")]
    return cells


def _read_battle(p: dict[str, Any], colours: dict[str, int], names: Reader) -> Battle:
    return Battle(
        seat=names.number(p["seat"], "the attacker", 0, SEATS - 1),
        colour=names.find(colours, p["colour"], "colour"),
        place=names.find(TERRITORY, p["place"], "territory"),
        start=names.find(TERRITORY, p["start"], "territory"),
        order=names.find(ORDER, p["order"], "order"),
        defender=names.find(colours, p["defender"], "colour"),
        player=names.number(p["player"], "who plays the defender's cards", NOBODY, SEATS - 1),
        attack_card=names.find_optional(CARD, p["attack_card"], "card"),
        defence_card=names.find_optional(CARD, p["defence_card"], "card"),
        men=names.number(p["men"], "attackers"),
        car=names.number(p["car"], "cars", 0, 1),
        boats=names.number(p["boats"], "a way over water", 0, 1),
        skull=names.number(p["skull"], "skulls"),
        fallen=names.number(p["fallen"], "fallen neutrals"),
        taken=names.number(p["taken"], "cards taken", 0, 3),
    )
