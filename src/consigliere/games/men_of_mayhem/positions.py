"""The state as readable JSON and back."""

from __future__ import annotations

from typing import Any

from consigliere.engine import BadPosition, Chance
from consigliere.engine.reading import Reader

from .components import (
    CARD,
    CARD_IDS,
    CLUB,
    CLUB_IDS,
    CLUBHOUSE,
    EMERGENCY,
    EMPTY,
    FACE_DOWN,
    FIRST_TILE,
    HIGH_OCTANE,
    ITEM_IDS,
    ITEMS,
    MEMBER,
    MOST_MEMBERS,
    MOST_PROSPECTS,
    MOST_SEATS,
    PHASE_IDS,
    PLACE,
    PLACE_IDS,
    PLAIN,
    SIDE_IDS,
    SPOTS,
    TILES,
    Rules,
    mods_of,
)
from .state import SPECTATOR, Charming, Fight, Link, Three, counted

UNSEEN = "face_down"
WATCHER = -1
MOST_GOODS = 10**12  # cash never runs out, so it has no bound of its own


def blank(rules: Rules, chance: Chance) -> Charming:
    """An empty table."""
    seats = rules.seats
    return Charming.make(
        chance,
        rules=rules,
        round=0,
        phase=0,
        patch=-1,
        turn=-1,
        clubs=(-1,) * seats,
        sides=(-1,) * seats,
        powers=(PLAIN,) * seats,
        goods=[0] * (seats * ITEMS),
        supply=[0] * ITEMS,
        heat=[0] * seats,
        orders=[0] * seats,
        crew=[0] * (seats * SPOTS),
        pool=[0] * seats,
        gone=(0,) * seats,
        sites=(EMPTY,) * SPOTS,
        marked=0,
        tiles=(),
        burnt=(),
        left=0,
        deck=(),
        lying=(),
        discard=(),
        mods=mods_of(()),
        fight=None,
        shut=False,
        sold=(),
        links=(),
    )


# --- writing


def write(g: Charming) -> dict[str, Any]:
    """Everything on the table, secrets included."""
    return {
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "patch": g.patch,
        "turn": g.turn,
        "players": [_write_player(g, seat) for seat in range(g.rules.seats)],
        **{name: g.goods[item::ITEMS] for item, name in enumerate(ITEM_IDS)},
        "sites": [_site_name(place) for place in g.sites[FIRST_TILE:]],
        "marked": [_site_name(g.sites[spot]) for spot in range(FIRST_TILE, SPOTS) if g.marked >> spot & 1],
        "supply": {name: g.supply[item] for item, name in enumerate(ITEM_IDS) if item},
        "tiles": [PLACE_IDS[tile] for tile in g.tiles],
        "burnt": [PLACE_IDS[tile] for tile in g.burnt],
        "cards_left": g.left,
        "deck": [CARD_IDS[card] for card in g.deck],
        "lying": [CARD_IDS[card] for card in g.lying],
        "discard": [CARD_IDS[card] for card in g.discard],
        "fight": None if g.fight is None else _write_fight(g.fight),
        "sold": list(g.sold),
        "shut": g.shut,
        "dealt": [_write_link(link) for link in g.links],
    }


def _site_name(place: int) -> str | None:
    return None if place == EMPTY else UNSEEN if place == FACE_DOWN else PLACE_IDS[place]


def _write_player(g: Charming, seat: int) -> dict[str, Any]:
    at = seat * SPOTS
    return {
        "club": CLUB_IDS[g.clubs[seat]] if g.clubs[seat] >= 0 else None,
        "side": SIDE_IDS[g.sides[seat]] if g.sides[seat] >= 0 else None,
        "heat": g.heat[seat],
        "orders": g.orders[seat],
        "pool": counted(g.pool[seat]),
        "gone": counted(g.gone[seat]),
        "clubhouse": counted(g.crew[at + CLUBHOUSE]),
        "emergency_room": counted(g.crew[at + EMERGENCY]),
        "at": {
            PLACE_IDS[g.sites[spot]]: counted(g.crew[at + spot])
            for spot in range(FIRST_TILE, SPOTS)
            if g.crew[at + spot]
        },
    }


def _write_fight(fight: Fight) -> dict[str, Any]:
    return {
        "site": PLACE_IDS[fight.site],
        "starter": fight.starter,
        "gangs": list(fight.gangs),
        "barred": fight.barred,
        "guns": list(fight.guns),
        "dice": list(fight.dice),
        "totals": list(fight.totals),
        "winner": fight.winner,
        "hits": list(fight.hits),
        "shots": list(fight.shots),
        "holder": fight.holder,
    }


def _write_link(link: Link) -> dict[str, Any]:
    least = (link.least_one, link.least_two)
    shown = (link.shown_one, link.shown_two)
    return {
        "seats": [link.one, link.two],
        "least": [{name: row[item] for item, name in enumerate(ITEM_IDS)} for row in least],
        "shown": [{name: _eyes(row[item]) for item, name in enumerate(ITEM_IDS)} for row in shown],
    }


def _eyes(bits: int) -> list[int]:
    """Seats, and WATCHER for spectators."""
    found = [seat for seat in range(MOST_SEATS) if bits >> seat & 1]
    return [*found, WATCHER] if bits & SPECTATOR else found


# --- reading


class _Reader(Reader):
    """A position reader for gangs and sites too."""

    def dudes(self, written: dict[str, Any], what: str) -> int:
        members = self.number(written["members"], f"members {what}", 0, MOST_MEMBERS)
        return members * MEMBER + self.number(written["prospects"], f"prospects {what}", 0, MOST_PROSPECTS)

    def site(self, name: object) -> int:
        if name is None:
            return EMPTY
        return FACE_DOWN if name == UNSEEN else self.find(PLACE, name, "site")


def read(p: dict[str, Any], rules: Rules, chance: Chance) -> Charming:
    """The state that a position describes; BadPosition lists every impossible name and number."""
    names = _Reader()
    g = blank(rules, chance)
    seats = rules.seats
    if len(p["players"]) != seats:
        raise BadPosition([f"{len(p['players'])} players at a table of {seats}"])
    g.round = names.number(p["round"], "round", 0, rules.last_round)
    g.phase = names.find({name: i for i, name in enumerate(PHASE_IDS)}, p["phase"], "phase")
    g.patch = names.number(p["patch"], "patch", -1, seats - 1)
    g.turn = names.number(p["turn"], "turn", -1, seats - 1)
    places = [names.site(name) for name in p["sites"]]
    if len(places) != SPOTS - FIRST_TILE:
        raise BadPosition([f"{len(places)} spots on the table, not {SPOTS - FIRST_TILE}"])
    g.sites = (EMPTY,) * FIRST_TILE + tuple(places)
    for name in p["marked"]:
        g.marked |= 1 << _spot_of(g, names, name)
    for seat, player in enumerate(p["players"]):
        _read_player(g, seat, player, names)
    for item, name in enumerate(ITEM_IDS):
        if len(p[name]) != seats:
            raise BadPosition([f"{name} of {len(p[name])} gangs at a table of {seats}"])
        for seat, number in enumerate(p[name]):
            g.goods[seat * ITEMS + item] = names.number(number, f"{name} of seat {seat}", 0, MOST_GOODS)
        if item:
            g.supply[item] = names.number(p["supply"][name], f"{name} in the supply")
    tiles = {name: place for name, place in PLACE.items() if place < TILES}
    g.tiles = names.find_all(tiles, p["tiles"], "tile")
    g.burnt = names.find_all(tiles, p["burnt"], "tile")
    g.left = names.number(p["cards_left"], "cards left")
    g.deck = names.find_all(CARD, p["deck"], "card")
    g.lying = names.find_all(CARD, p["lying"], "card")
    g.discard = names.find_all(CARD, p["discard"], "card")
    if g.clubs[0] >= 0:
        g.refresh_mods()
    if p["fight"] is not None:
        g.fight = _read_fight(p["fight"], names, seats)
        if g.fight.site not in g.sites:
            names.problems.append("the fight is at a site that is not on the table")
    g.sold = tuple([names.number(bags, "bags sold") for bags in p["sold"]])
    if len(g.sold) not in (0, seats):
        names.problems.append(f"bags sold of {len(g.sold)} gangs at a table of {seats}")
    g.shut = names.flag(p["shut"], "shut")
    g.links = tuple([_read_link(link, names, seats) for link in p["dealt"]])
    if names.problems:
        raise BadPosition(names.problems)
    return g


def _spot_of(g: Charming, names: _Reader, name: object) -> int:
    place = names.find(PLACE, name, "site")
    if place not in g.sites[FIRST_TILE:]:
        names.problems.append(f"{name} is not on the table")
        return FIRST_TILE
    return g.sites.index(place)


def _read_player(g: Charming, seat: int, player: dict[str, Any], names: _Reader) -> None:
    club = -1 if player["club"] is None else names.find(CLUB, player["club"], "club")
    sides = {name: i for i, name in enumerate(SIDE_IDS)}
    side = -1 if player["side"] is None else names.find(sides, player["side"], "side")
    g.clubs = (*g.clubs[:seat], club, *g.clubs[seat + 1 :])
    g.sides = (*g.sides[:seat], side, *g.sides[seat + 1 :])
    g.powers = (*g.powers[:seat], club if side == HIGH_OCTANE else PLAIN, *g.powers[seat + 1 :])
    g.heat[seat] = names.number(player["heat"], f"heat of seat {seat}", 0, 4)
    g.orders[seat] = names.number(player["orders"], f"orders of seat {seat}", 0, 99)
    g.pool[seat] = names.dudes(player["pool"], "in the pool")
    g.gone = (*g.gone[:seat], names.dudes(player["gone"], "out of the game"), *g.gone[seat + 1 :])
    g.crew[seat * SPOTS + CLUBHOUSE] = names.dudes(player["clubhouse"], "in the clubhouse")
    g.crew[seat * SPOTS + EMERGENCY] = names.dudes(player["emergency_room"], "in the emergency room")
    for name, dudes in player["at"].items():
        g.crew[seat * SPOTS + _spot_of(g, names, name)] = names.dudes(dudes, f"at {name}")


def _read_fight(written: dict[str, Any], names: _Reader, seats: int) -> Fight:
    rows = {
        name: tuple([names.number(value, name) for value in written[name]])
        for name in ("gangs", "guns", "dice", "totals", "hits", "shots")
    }
    gangs = rows["gangs"]
    if len(gangs) < 2 or len(set(gangs)) < len(gangs) or max(gangs) >= seats:
        names.problems.append("a fight is between two gangs or more")
    if any(len(row) not in (0, len(gangs)) for row in rows.values()):
        names.problems.append("the rows of a fight do not fit its gangs")
    starter = names.number(written["starter"], "starter", 0, seats - 1)
    winner = names.number(written["winner"], "winner", -1, seats - 1)
    if starter not in gangs or (winner >= 0 and winner not in gangs):
        names.problems.append("starter and winner of a fight take part in it")
    return Fight(
        names.find(PLACE, written["site"], "site"),
        starter,
        gangs,
        names.flag(written["barred"], "barred"),
        rows["guns"],
        rows["dice"],
        rows["totals"],
        winner,
        rows["hits"],
        rows["shots"],
        names.flag(written["holder"], "holder"),
    )


def _read_link(written: dict[str, Any], names: _Reader, seats: int) -> Link:
    one, two = [names.number(seat, "dealer", 0, seats - 1) for seat in written["seats"]]
    least = [[names.number(row[name], f"least {name}") for name in ITEM_IDS] for row in written["least"]]
    shown = [[_read_eyes(row[name], names) for name in ITEM_IDS] for row in written["shown"]]
    return Link(one, two, _three(least[0]), _three(least[1]), _three(shown[0]), _three(shown[1]))


def _read_eyes(written: list[int], names: _Reader) -> int:
    found = 0
    for eye in written:
        found |= SPECTATOR if eye == WATCHER else 1 << names.number(eye, "seat", 0, MOST_SEATS - 1)
    return found


def _three(row: list[int]) -> Three:
    return row[0], row[1], row[2]
