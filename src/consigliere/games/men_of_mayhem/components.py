"""The components as tables of integers, built once at import from data.toml.

A *place* is anything a dude can stand on, named by what is printed on it: a tile, a contact card, a clubhouse, the
emergency room. A *spot* is its location on the table. Options and positions use places, the state uses spots.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from consigliere.engine.data import load_data

DATA: Final[dict[str, Any]] = load_data(__package__)

# --- goods and gangs

CASH: Final = 0
GUN: Final = 1
BAG: Final = 2
ITEMS: Final = 3
ITEM_IDS: Final = ("cash", "gun", "contraband")
ITEM: Final = {name: i for i, name in enumerate(ITEM_IDS)}
# What an operation can bring besides goods
COOL: Final = 3  # heat is discarded
PROSPECT: Final = 4
HEAL: Final = 5
GETS: Final = {**ITEM, "discard_heat": COOL, "prospect": PROSPECT, "heal": HEAL}
GET_IDS: Final = (*ITEM_IDS, "discard_heat", "prospect", "heal")

CLUB_IDS: Final[tuple[str, ...]] = tuple(club["id"] for club in DATA["clubs"])
CLUBS: Final = len(CLUB_IDS)
CLUB: Final = {name: i for i, name in enumerate(CLUB_IDS)}
CLUB_BOX: Final[tuple[str, ...]] = tuple(club["box"] for club in DATA["clubs"])
PLAIN: Final = CLUBS  # the powers of a gang that plays the unleaded side: none
UNLEADED: Final = 0
HIGH_OCTANE: Final = 1
SIDE_IDS: Final = ("unleaded", "high_octane")
MOST_SEATS: Final = 6

# The dudes of one gang at one spot are one number: 16 for each member, 1 for each prospect.
MEMBER: Final = 16
KIND_IDS: Final = ("member", "prospect")
KIND_UNIT: Final = (MEMBER, 1)
MOST_MEMBERS: Final[int] = DATA["limits"]["max_members"]
MOST_PROSPECTS: Final[int] = DATA["limits"]["max_prospects"]
MEMBERS: Final[tuple[int, ...]] = tuple(crew // MEMBER for crew in range((MOST_MEMBERS + 1) * MEMBER))
PROSPECTS: Final[tuple[int, ...]] = tuple(crew % MEMBER for crew in range((MOST_MEMBERS + 1) * MEMBER))
DUDES: Final[tuple[int, ...]] = tuple(
    members + prospects for members, prospects in zip(MEMBERS, PROSPECTS, strict=True)
)
STRENGTH: Final[tuple[int, ...]] = tuple(
    DATA["throw_down"]["member_bonus"] * members + DATA["throw_down"]["prospect_bonus"] * prospects
    for members, prospects in zip(MEMBERS, PROSPECTS, strict=True)
)
GUN_BONUS: Final[int] = DATA["throw_down"]["gun_bonus"]
GUN_HEAT: Final[int] = DATA["throw_down"]["gun_heat"]
GUNS_PER_DUDE: Final[int] = DATA["throw_down"]["guns_per_dude"]
TRAFFIC_HEAT: Final[int] = DATA["traffic"]["heat"]
MOST_HEAT: Final[int] = DATA["heat_track"]["max"]
RESET_HEAT: Final[int] = DATA["heat_track"]["reset_after_arrest"]
UNLIMITED: Final = -1
TRAFFIC_LIMIT: Final[tuple[int, ...]] = tuple(
    level["limit"] for level in sorted(DATA["heat_track"]["levels"], key=lambda level: int(level["heat"]))
)
DIE: Final[int] = DATA["dice"]["sides"]
SURVIVE_ON: Final[int] = DATA["emergency_room"]["survive_on"]
PATCH_IN_CASH: Final[int] = DATA["limits"]["patch_in_cost"]["cash"]
PATCH_IN_GUNS: Final[int] = DATA["limits"]["patch_in_cost"]["gun"]
CARDS_PER_ROUND: Final[tuple[int, ...]] = tuple(DATA["rounds"]["anarchy_cards_per_round"])
TILES_PER_ROUND: Final[int] = DATA["rounds"]["random_sites_revealed_per_round"]
ROUNDS: Final[int] = DATA["rounds"]["rounds"]
DECK_SIZE: Final[int] = DATA["rounds"]["anarchy_deck_size"]
EXTRA_CARDS: Final[int] = DATA["rounds"]["extra_round_cards"]
ENDLESS: Final = 1_000_000  # stock of goods that never run out


def _pieces(what: str, limited: str) -> tuple[int, int]:
    """How many pieces of a good are in the box, and how many more with each expansion. [MM-SUP-01, MM-SUP-08]"""
    if not DATA["supply_rules"][limited]:
        return ENDLESS, 0
    return DATA["counts"][what], DATA["counts_per_expansion"][what]


GUNS_IN_BOX, GUNS_IN_EXPANSION = _pieces("guns", "guns_limited")
BAGS_IN_BOX, BAGS_IN_EXPANSION = _pieces("contraband", "contraband_limited")

# --- cards

CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in DATA["cards"])
CARDS: Final = len(CARD_IDS)
CARD: Final = {name: i for i, name in enumerate(CARD_IDS)}
AMBUSH: Final = 0
HASSLE: Final = 1
CONTACT: Final = 2
AFTERMATH: Final = 3
CARD_KIND_IDS: Final = ("ambush", "hassle", "contact", "aftermath")
CARD_KIND: Final[tuple[int, ...]] = tuple(CARD_KIND_IDS.index(card["kind"]) for card in DATA["cards"])
CARD_HARDCORE: Final[tuple[bool, ...]] = tuple(card["hardcore"] for card in DATA["cards"])
CARD_TARGET: Final[tuple[str, ...]] = tuple(card.get("target", "") for card in DATA["cards"])
CARD_ACTIONS: Final[tuple[tuple[dict[str, Any], ...], ...]] = tuple(
    tuple(card.get("actions", ())) for card in DATA["cards"]
)
CARD_MODIFIERS: Final[tuple[tuple[dict[str, Any], ...], ...]] = tuple(
    tuple(card.get("modifiers", ())) for card in DATA["cards"]
)
CARD_NUMBER: Final[tuple[int, ...]] = tuple(card.get("n", 0) for card in DATA["cards"])
PERMANENT: Final = CARD[
    next(variant for variant in DATA["variants"] if variant["id"] == "gangageddon")["params"]["permanent_card"]
]

# --- places: 24 tiles, the contact cards, a clubhouse each, the emergency room

_CONTACTS: Final = [card for card in DATA["cards"] if card["kind"] == "contact"]
_PRINTED: Final[list[dict[str, Any]]] = [*DATA["sites"], *_CONTACTS]
TILES: Final = len(DATA["sites"])
PLACE_IDS: Final[tuple[str, ...]] = (
    *[site["id"] for site in _PRINTED],
    *[f"clubhouse_{club}" for club in CLUB_IDS],
    DATA["emergency_room"]["id"],
)
PLACES: Final = len(PLACE_IDS)
PLACE: Final = {name: i for i, name in enumerate(PLACE_IDS)}
PRINTED: Final = len(_PRINTED)  # tiles and contact cards: everything that can be exploited
HOME: Final = PRINTED  # the clubhouse of the first club
ROOM: Final = PLACES - 1
START_TILES: Final = tuple(i for i, site in enumerate(DATA["sites"]) if site["kind"] == "start")
RANDOM_TILES: Final = tuple(i for i, site in enumerate(DATA["sites"]) if site["kind"] == "random")
NO_GUNS: Final[tuple[bool, ...]] = tuple(site.get("no_guns", False) for site in _PRINTED)
CONTACT_PLACE: Final = {CARD[card["id"]]: TILES + i for i, card in enumerate(_CONTACTS)}
CONTACT_CARD: Final = tuple(CARD[card["id"]] for card in _CONTACTS)
CARD_SITE: Final[tuple[int, ...]] = tuple(PLACE.get(card.get("site", ""), -1) for card in DATA["cards"])
_VARIANTS: Final[dict[str, dict[str, Any]]] = {variant["id"]: variant["params"] for variant in DATA["variants"]}
HOSPITAL: Final = PLACE[_VARIANTS["deadly_rounds"]["remove_site"]]
FIREPROOF: Final = tuple(PLACE[name] for name in _VARIANTS["arson"]["protected"])
ARSON_GUNS: Final[int] = _VARIANTS["arson"]["cost_gun"]
DIRTY_CASH: Final[int] = _VARIANTS["dirty_money"]["cash_per_heat"]
MOST_EXTRA_ROUNDS: Final[int] = _VARIANTS["long_road"]["extra_rounds_max"]

# --- spots: locations on the table. A gang's own clubhouse is its spot 0, so rivals never meet there. [MM-TD-03]

CLUBHOUSE: Final = 0
EMERGENCY: Final = 1
FIRST_TILE: Final = 2
TILE_SPOTS: Final[int] = len(START_TILES) + max(DATA["rounds"]["random_sites_in_game"].values())
FIRST_CONTACT: Final[int] = FIRST_TILE + TILE_SPOTS
SPOTS: Final[int] = FIRST_CONTACT + max(*CARDS_PER_ROUND, EXTRA_CARDS)
EMPTY: Final = -1  # a spot with nothing on it
FACE_DOWN: Final = -2  # a spot with a face-down tile; which tile it is, is drawn when it is revealed

# --- operations

SELL: Final = 0
SPEND: Final = 1
TRADE: Final = 2
GAIN: Final = 3
STEAL: Final = 4
DISCARD: Final = 5
TAKE_PATCH: Final = 6
OP_KIND_IDS: Final = ("sell", "spend", "trade", "gain", "steal", "discard", "take_patch")

_ops: list[dict[str, Any]] = []
_op_ids: list[str] = []


def _listed(owner: str, ops: list[dict[str, Any]]) -> tuple[int, ...]:
    """Number the operations of a component. The id says where each is printed."""
    first = len(_ops)
    for i, op in enumerate(ops):
        _ops.append(op)
        _op_ids.append(f"{owner}_{i + 1}")
    return tuple(range(first, len(_ops)))


MAIN: Final = 0
TRICK: Final = 1
CLUB_ORDER: Final = 2
PART_IDS: Final = ("main", "trick", "club_order")
MAIN_OPS: Final = tuple(_listed(site["id"], site["ops"]) for site in _PRINTED)
TRICK_OPS: Final = tuple(
    _listed(f"{site['id']}_trick", site["trick"]["ops"]) if "trick" in site else () for site in _PRINTED
)
HAS_TRICK: Final = tuple("trick" in site for site in _PRINTED)
SITE_HEAT: Final[tuple[int, ...]] = tuple(site.get("heat", 0) for site in _PRINTED)
TRICK_HEAT: Final[tuple[int, ...]] = tuple(site.get("trick", {}).get("heat", 0) for site in _PRINTED)
_RULES: Final[tuple[tuple[dict[str, Any], ...], ...]] = (
    *[tuple(club["high_octane"]["rules"]) for club in DATA["clubs"]],
    (),
)
CLUB_RULE_IDS: Final = tuple(tuple(rule["id"] for rule in rules) for rules in _RULES)
CLUB_ORDER_IDS: Final = tuple(
    next((rule["id"] for rule in rules if rule["kind"] == "club_order"), "") for rules in _RULES
)
CLUB_OPS: Final = tuple(
    tuple(op for rule in rules if rule["kind"] == "club_order" for op in _listed(rule["id"], rule["ops"]))
    for rules in _RULES
)

OP_IDS: Final = tuple(_op_ids)
OPS: Final = len(OP_IDS)
OP: Final = {name: i for i, name in enumerate(OP_IDS)}
OP_KIND: Final = tuple(OP_KIND_IDS.index(op["op"]) for op in _ops)


def _first(pairs: dict[str, int] | None, names: dict[str, int]) -> tuple[int, int]:
    """The item that an operation names, and how many."""
    for name, number in (pairs or {}).items():
        return names[name], number
    return -1, 0


OP_GIVE: Final = tuple(_first(op.get("give"), ITEM)[0] for op in _ops)
OP_PRICE: Final = tuple(_first(op.get("give"), ITEM)[1] for op in _ops)
OP_GET: Final = tuple(
    COOL if op["op"] == "discard" else ITEM[op["what"]] if op["op"] == "steal" else _first(op.get("get"), GETS)[0]
    for op in _ops
)
OP_AMOUNT: Final[tuple[int, ...]] = tuple(
    op["heat"] if op["op"] == "discard" else op["n"] if op["op"] == "steal" else _first(op.get("get"), GETS)[1]
    for op in _ops
)
OP_MAX: Final[tuple[int, ...]] = tuple(op.get("max", 1) for op in _ops)
OP_ANYWHERE: Final = tuple(op.get("place") == "any_open_site" for op in _ops)


def ban(kind: int, item: int) -> int:
    """The bit for what a card forbids: a kind of operation that moves an item in either direction. [MM-OP-07]"""
    return 1 << kind * ITEMS + item


OP_BANS: Final = tuple(
    sum({ban(OP_KIND[op], item) for item in (OP_GIVE[op], OP_GET[op]) if 0 <= item < ITEMS}) for op in range(OPS)
)

# --- what the clubs' rules change, by club; the last entry is the unleaded side


def _club_sum(mod: str, key: str, item: str | None = None) -> tuple[int, ...]:
    return tuple(
        sum(
            change[key]
            for rule in rules
            for change in rule.get("modifiers", ())
            if change["mod"] == mod and (item is None or change["item"] == item)
        )
        for rules in _RULES
    )


def _club_has(mod: str) -> tuple[bool, ...]:
    return tuple(
        any(change["mod"] == mod for rule in rules for change in rule.get("modifiers", ())) for rules in _RULES
    )


CLUB_SELL_BONUS: Final = tuple(_club_sum("sell_bonus", "cash", item) for item in ITEM_IDS)
CLUB_DISCOUNT: Final = _club_sum("buy_discount", "cash")
CLUB_TRAFFIC: Final = _club_sum("traffic_delta", "n")
CLUB_RECRUITS: Final = tuple(
    count if count else DATA["limits"]["recruit_per_order"] for count in _club_sum("recruit_count", "n")
)
CLUB_ARREST_CASH: Final = _club_sum("arrest_gain", "cash")
CLUB_FALL_GUY: Final = _club_has("prospect_may_be_arrested")
CLUB_BARS: Final = _club_sum("may_bar_backup", "orders")  # its cost in orders; 0 if the club has no such rule

# --- what the open hassles change


class Mods:
    """The rules that hassles change: prohibitions beat permissions, numbers add up. [MM-ANA-04, MM-ANA-07]"""

    __slots__ = (
        "banned",
        "caps",
        "extra_heat",
        "gun_heat",
        "limits",
        "no_backup",
        "price",
        "ride_max",
        "sell_bonus",
        "steals",
        "traffic",
        "traffic_heat",
    )

    def __init__(self, cards: tuple[int, ...]) -> None:
        changes = [change for card in cards for change in CARD_MODIFIERS[card]]
        self.banned = 0
        for change in changes:
            if change["mod"] == "forbid_op":
                self.banned |= ban(OP_KIND_IDS.index(change["op"]), ITEM[change["item"]])
        self.traffic: int = sum(change["n"] for change in changes if change["mod"] == "traffic_delta")
        self.caps: int = min([change["n"] for change in changes if change["mod"] == "traffic_cap"], default=UNLIMITED)
        self.price: int = sum(change["n"] for change in changes if change["mod"] == "price_delta")
        # "replaces 1": each of several such cards adds its difference
        self.gun_heat: int = GUN_HEAT + sum(c["n"] - GUN_HEAT for c in changes if c["mod"] == "gun_heat")
        heat = TRAFFIC_HEAT + sum(c["n"] - TRAFFIC_HEAT for c in changes if c["mod"] == "traffic_heat")
        self.traffic_heat: int = max(0, heat)
        self.no_backup = any(change["mod"] == "no_backup" for change in changes)
        self.ride_max: int = min([change["n"] for change in changes if change["mod"] == "ride_max"], default=99)
        self.steals: tuple[tuple[int, int], ...] = tuple(
            (ITEM[change["what"]], change["n"]) for change in changes if change["mod"] == "winner_steals"
        )
        self.extra_heat: int = sum(change["n"] for change in changes if change["mod"] == "extra_heat")
        self.sell_bonus: tuple[int, ...] = tuple(
            sum(c["cash"] for c in changes if c["mod"] == "sell_bonus" and c["item"] == item) for item in ITEM_IDS
        )
        # By heat, then by club
        self.limits: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._limit(limit, by_club) for by_club in CLUB_TRAFFIC) for limit in TRAFFIC_LIMIT
        )

    def _limit(self, limit: int, by_club: int) -> int:
        """How many bags may go to the market: the heat track, then the club's rule, then cards. [MM-MKT-02]"""
        if limit > 0:
            limit = max(0, limit + by_club + self.traffic)
        if self.caps >= 0:
            limit = self.caps if limit < 0 else min(limit, self.caps)
        return limit


@cache
def mods_of(cards: tuple[int, ...]) -> Mods:
    """The rules in force while these hassles are open."""
    return Mods(cards)


# --- phases

PHASE_IDS: Final = ("setup", *[phase["id"] for phase in DATA["phases"]], "over")
SETUP: Final = 0
ISSUE: Final = 1
REVEAL: Final = 2
ORDERS: Final = 3
MARKET: Final = 4
AFTERMATHS: Final = 5
CLEAN_UP: Final = 6
OVER: Final = 7


def traffic_limit(heat: int, powers: int, mods: Mods) -> int:
    """How many bags may go to the market; -1: no limit. [MM-MKT-02]"""
    return mods.limits[heat][powers]


class Rules:
    """The settings of a game, and the tables that follow from them."""

    __slots__ = (
        "arson",
        "cards",
        "clubs",
        "deadly",
        "dirty_money",
        "fifteen_years",
        "gangageddon",
        "high_octane",
        "last_round",
        "lean",
        "market",
        "options",
        "order",
        "permanent",
        "random_tiles",
        "seats",
        "tile_spots",
        "undercover",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.high_octane: bool = options["mode"] == "high_octane"
        self.deadly: bool = options["deadly_rounds"]
        self.undercover: bool = options["undercover"]
        self.lean: bool = options["lean_supplies"]
        self.fifteen_years: bool = options["fifteen_years"]
        self.arson: bool = options["arson"]
        self.dirty_money: bool = options["dirty_money"]
        self.gangageddon: bool = options["gangageddon"]
        self.last_round: int = ROUNDS + options["long_road"]
        boxes = {"base": ("base",), "both": ("base", "grim_bastards", "calaveras")}
        chosen = boxes.get(options["clubs"], ("base", options["clubs"]))
        self.clubs = tuple(club for club in range(CLUBS) if CLUB_BOX[club] in chosen)
        self.permanent: tuple[int, ...] = (PERMANENT,) if self.gangageddon else ()
        self.cards = tuple(
            card
            for card in range(CARDS)
            if (options["hardcore_cards"] or not CARD_HARDCORE[card]) and card not in self.permanent
        )
        self.random_tiles: int = DATA["rounds"]["random_sites_in_game"][f"p{seats}"]
        self.tile_spots = len(START_TILES) + self.random_tiles
        self.market: tuple[tuple[int, int], ...] = tuple(
            (up_to, price) for up_to, price in DATA["black_market"][f"players_{seats}"]
        )
        everybody = tuple(range(seats))
        self.order = tuple(everybody[first:] + everybody[:first] for first in everybody)

    def price(self, total: int, mods: Mods) -> int:
        """The price of a bag if this many are sold by all gangs together. [MM-MKT-04]"""
        for up_to, price in self.market:
            if total <= up_to or up_to < 0:
                return max(1, price + mods.price)
        raise AssertionError("the last row of the market has no end")

    def cards_in(self, round: int) -> int:
        """How many cards are revealed in a round. [MM-ANA-01, MM-VAR-02]"""
        return CARDS_PER_ROUND[round - 1] if round <= ROUNDS else EXTRA_CARDS
