"""The components of Corleone's Empire as tables of numbers, read once from data.toml.

Code refers to a card by its kind: bills of one value, goods of one sort and jobs of one design are one kind each,
since copies are indistinguishable. Locations, spaces, districts, figures, effects and families are indices too. The
`..._IDS` tuples hold the ids.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from consigliere.engine import NotUnderstood
from consigliere.engine.data import load_data

from .dataset import shape

DATA: Final[dict[str, Any]] = load_data(__package__)
if shape(DATA):
    raise NotUnderstood("the dataset of corleones_empire cannot be played with: " + "; ".join(shape(DATA)))

_CONSTANTS: Final[dict[str, Any]] = DATA["constants"]
MOST_SEATS: Final[int] = DATA["players_max"]
ROUNDS: Final[int] = DATA["rounds"]
MARKERS_EACH: Final[int] = _CONSTANTS["control_markers_per_player"]
DISTRICT_AWARD: Final[int] = _CONSTANTS["award_district"]
COLOUR_AWARD: Final[int] = _CONSTANTS["award_job_colour"]
START_JOBS: Final[int] = _CONSTANTS["start_jobs"]

# --- kinds of cards: bills, goods, jobs, allies, in this order

_BILLS: Final[list[dict[str, Any]]] = sorted(DATA["bill"], key=lambda bill: int(bill["value"]))
_GOODS: Final[list[dict[str, Any]]] = DATA["good"]
_JOBS: Final[list[dict[str, Any]]] = DATA["job"]
_ALLIES: Final[list[dict[str, Any]]] = DATA["ally"]
BILLS: Final = len(_BILLS)  # bills are the kinds below this
FIRST_GOOD: Final = BILLS
FIRST_JOB: Final = FIRST_GOOD + len(_GOODS)
STACKED: Final = FIRST_JOB  # kinds below this lie in face-up stacks
FIRST_ALLY: Final = FIRST_JOB + len(_JOBS)
KIND_IDS: Final[tuple[str, ...]] = (
    *(f"bill_{bill['value']}" for bill in _BILLS),
    *(good["id"] for good in _GOODS),
    *(job["id"] for job in _JOBS),
    *(ally["id"] for ally in _ALLIES),
)
KIND: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_IDS)}
KINDS: Final = len(KIND_IDS)
BILL_VALUE: Final[tuple[int, ...]] = tuple(bill["value"] for bill in _BILLS)
BILL_OF_VALUE: Final[dict[int, int]] = {value: i for i, value in enumerate(BILL_VALUE)}
STACK_SIZE: Final[tuple[int, ...]] = tuple(entry["count"] for entry in [*_BILLS, *_GOODS])
START_BILLS: Final = tuple(sorted(BILL_OF_VALUE[value] for value in _CONSTANTS["start_bills"]))
WILD: Final = next(KIND[good["id"]] for good in _GOODS if good["wild"])  # narcotics
COSTS: Final = tuple(KIND[good["id"]] for good in _GOODS if not good["wild"])  # what jobs ask for

JOB_COUNT: Final[tuple[int, ...]] = (0,) * FIRST_JOB + tuple(job["count"] for job in _JOBS)
ALL_JOBS: Final = tuple(kind for kind in range(FIRST_JOB, FIRST_ALLY) for _ in range(JOB_COUNT[kind]))
COLOUR_IDS: Final[tuple[str, ...]] = tuple(dict.fromkeys(job["colour"] for job in _JOBS))
JOB_COLOUR: Final[tuple[int, ...]] = (-1,) * FIRST_JOB + tuple(COLOUR_IDS.index(job["colour"]) for job in _JOBS)
# JOB_COST[kind]: how many of each of COSTS; JOB_SIZE[kind]: how many goods in all
JOB_COST: Final[tuple[tuple[int, ...], ...]] = ((),) * FIRST_JOB + tuple(
    tuple(job["cost"].get(KIND_IDS[good], 0) for good in COSTS) for job in _JOBS
)
# JOB_NEEDS[kind]: the same as pairs of a good and a number, without zeros
JOB_NEEDS: Final = tuple(tuple((good, n) for good, n in zip(COSTS, cost, strict=False) if n) for cost in JOB_COST)
PAYS: Final = (*COSTS, WILD)  # what jobs are paid with, in this order
JOB_WAY: Final = tuple((*cost, 0) for cost in JOB_COST)  # JOB_WAY[kind]: the payment that needs no narcotics
JOB_SIZE: Final[tuple[int, ...]] = tuple(sum(cost) for cost in JOB_COST)
ALLY_ROUND: Final[tuple[int, ...]] = (0,) * FIRST_ALLY + tuple(ally["round"] for ally in _ALLIES)

# --- the board: districts, locations with a thug space each, family spaces on the borders

_DISTRICTS: Final[list[dict[str, Any]]] = sorted(DATA["district"], key=lambda one: int(one["number"]))
DISTRICT_IDS: Final[tuple[str, ...]] = tuple(one["id"] for one in _DISTRICTS)
DISTRICT: Final[dict[str, int]] = {name: i for i, name in enumerate(DISTRICT_IDS)}
DISTRICTS: Final = len(DISTRICT_IDS)
PARK_ID: Final[str] = DATA["central_park"]["id"]
_PRINTED: Final = {one["id"]: one for one in DATA["location"]}
_LOCATIONS: Final[list[dict[str, Any]]] = [*(_PRINTED[one["location"]] for one in _DISTRICTS), *DATA["tile"]]
LOCATION_IDS: Final[tuple[str, ...]] = tuple(one["id"] for one in _LOCATIONS)  # printed ones by district, then tiles
LOCATIONS: Final = len(LOCATION_IDS)
TILE_COLOUR: Final[tuple[str, ...]] = ("",) * DISTRICTS + tuple(tile["colour"] for tile in DATA["tile"])
TILES_OF: Final[dict[str, tuple[int, ...]]] = {
    colour: tuple(tile for tile in range(DISTRICTS, LOCATIONS) if TILE_COLOUR[tile] == colour)
    for colour in TILE_COLOUR[DISTRICTS:]
}
_SPACES: Final[list[dict[str, Any]]] = DATA["family_space"]
FIRST_SPACE: Final = LOCATIONS  # spaces: a location's thug space has the location's number; family spaces follow
SPACE_IDS: Final[tuple[str, ...]] = (*LOCATION_IDS, *(space["id"] for space in _SPACES))
SPACES: Final = len(SPACE_IDS)
SPACE: Final[dict[str, int]] = {name: i for i, name in enumerate(SPACE_IDS)}
TOUCHES: Final[tuple[tuple[int, ...], ...]] = ((),) * LOCATIONS + tuple(
    tuple(sorted(DISTRICT[area] for area in space["touches"] if area != PARK_ID)) for space in _SPACES
)
BY_PARK: Final[tuple[bool, ...]] = (False,) * LOCATIONS + tuple(PARK_ID in space["touches"] for space in _SPACES)
SPACE_PLAYERS: Final[tuple[int, ...]] = (0,) * LOCATIONS + tuple(space["min_players"] for space in _SPACES)
# SPACES_BY[district]: the family spaces that touch it
SPACES_BY: Final = tuple(
    tuple(space for space in range(FIRST_SPACE, SPACES) if district in TOUCHES[space]) for district in range(DISTRICTS)
)
PLACES_BY: Final = tuple((district, *SPACES_BY[district]) for district in range(DISTRICTS))  # and its printed location

# --- families and figures: six of each family, then the three neutral ones

_FAMILIES: Final[list[dict[str, Any]]] = DATA["family"]
FAMILY_IDS: Final[tuple[str, ...]] = tuple(family["id"] for family in _FAMILIES)
FAMILY: Final[dict[str, int]] = {name: i for i, name in enumerate(FAMILY_IDS)}
THUGS: Final = 3  # of a family, in the box
EACH: Final = 6  # figures of a family: its thugs, then Don, consigliere, heir
MEMBERS: Final = ("don", "consigliere", "heir")
NEUTRAL: Final = EACH * len(FAMILY_IDS)  # this figure and those after it belong to nobody
_ROLES: Final = (*(f"thug_{i + 1}" for i in range(THUGS)), *MEMBERS)
NEUTRAL_IDS: Final[tuple[str, ...]] = tuple(figure["id"] for figure in DATA["neutral_figure"])
FIGURE_IDS: Final[tuple[str, ...]] = (
    *(f"{family}_{role}" for family in FAMILY_IDS for role in _ROLES),
    *NEUTRAL_IDS,
)
FIGURE: Final[dict[str, int]] = {name: i for i, name in enumerate(FIGURE_IDS)}
MAYOR: Final = NEUTRAL + NEUTRAL_IDS.index("mayor")
UNION_BOSS: Final = NEUTRAL + NEUTRAL_IDS.index("union_boss")
CHIEF: Final = NEUTRAL + NEUTRAL_IDS.index("police_chief")
FIGURES: Final = len(FIGURE_IDS)
THUG_CLASS: Final = 0
FAMILY_CLASS: Final = 1
ANY_CLASS: Final = 3  # only as the target of a card
CLASS_IDS: Final = ("thug", "family", "other", "any")
FIGURE_CLASS: Final[tuple[int, ...]] = (
    *(THUG_CLASS if i % EACH < THUGS else FAMILY_CLASS for i in range(NEUTRAL)),
    *(CLASS_IDS.index(figure["class"]) for figure in DATA["neutral_figure"]),
)
FAMILY_BITS: Final = sum(1 << i for i in range(THUGS, EACH))  # in a seat's supply
THUG_BITS: Final = (1 << THUGS) - 1
LOWEST: Final = tuple(next((i for i in range(EACH) if bits >> i & 1), -1) for bits in range(1 << EACH))
MARKER_IDS: Final = tuple(f"{district}_{n + 1}" for district in DISTRICT_IDS for n in range(ROUNDS))  # from the bottom

# --- effects

LAUNDER: Final = 0
DRAW_JOBS: Final = 1
EXCHANGE: Final = 2
EXCHANGE_GOOD: Final = 3
GAIN_BILL: Final = 4
GAIN_GOOD: Final = 5
HORSE_HEAD: Final = 6
GAIN_GOOD_CHOICE: Final = 7
COLLECT_FRONT: Final = 8
PUT_AWAY: Final = 9
PLACE_NEUTRAL: Final = 10
KILL: Final = 11
MOVE_OWN: Final = 12
MOVE_OPPONENT: Final = 13
STEAL_RANDOM: Final = 14
SUITCASE_THEFT: Final = 15
OPPONENTS_DISCARD: Final = 16
OFFER: Final = 17
REWARD: Final = 18  # the bills of a job: one item among its effects
EFFECT_KINDS: Final = (
    "launder",
    "draw_jobs",
    "exchange",
    "exchange_good",
    "gain_bill",
    "gain_good",
    "take_horse_head",
    "gain_good_choice",
    "collect_front",
    "put_away",
    "place_neutral",
    "kill",
    "move_own",
    "move_opponent",
    "steal_random",
    "suitcase_theft",
    "opponents_discard",
    "offer",
    "reward",
)
GAINS: Final = (DRAW_JOBS, GAIN_BILL, GAIN_GOOD, HORSE_HEAD, GAIN_GOOD_CHOICE)  # mandatory on locations and allies
BOARD: Final = 0
ONE_DISTRICT: Final = 1
CHIEF_DISTRICT: Final = 2
SCOPE_IDS: Final = ("board", "one_district", "chief_district")


def _effect_id(effect: dict[str, Any]) -> str:
    """An id made of all parameters of an effect, so that different effects have different ids."""
    parts: list[str] = [effect["kind"]]
    for name, value in effect.items():
        if name in ("kind", "collect"):
            continue
        if name == "targets":
            parts += [f"{target['owner']}_{target['class']}" for target in value]
        elif isinstance(value, list):
            parts += [str(item) for item in value]
        else:
            parts.append(str(value))
    return "_".join(parts)


def _reward(job: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "reward", "bills": job["bills"]}


_ALL_EFFECTS: Final[list[dict[str, Any]]] = [
    *(effect for one in _LOCATIONS for effect in (*one["back"], *one["front"])),
    *DATA["central_park"]["back"],
    *(effect for card in (*_JOBS, *_ALLIES) for effect in card["effects"]),
    *(_reward(job) for job in _JOBS),
]
_EFFECTS: Final = {_effect_id(effect): effect for effect in _ALL_EFFECTS}
EFFECT_IDS: Final[tuple[str, ...]] = tuple(_EFFECTS)
EFFECT: Final[dict[str, int]] = {name: i for i, name in enumerate(EFFECT_IDS)}
_SPECS: Final = tuple(_EFFECTS.values())
E_KIND: Final[tuple[int, ...]] = tuple(EFFECT_KINDS.index(spec["kind"]) for spec in _SPECS)
E_MUST: Final[tuple[bool, ...]] = tuple(kind in GAINS for kind in E_KIND)
E_COUNT: Final[tuple[int, ...]] = tuple(spec.get("discard", spec.get("draw", spec.get("n", 0))) for spec in _SPECS)
E_KEEP: Final[tuple[int, ...]] = tuple(spec.get("keep", 0) for spec in _SPECS)
E_BILLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(BILL_OF_VALUE[v] for v in spec.get("bills", [spec["value"]] if "value" in spec else [])) for spec in _SPECS
)
E_GOODS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(KIND[good] for good in spec.get("choose", [spec["good"]] if "good" in spec else [])))
    for spec in _SPECS
)
# E_CARD[effect]: the single bill or good that it brings, -1 for other effects
E_CARD: Final = tuple(
    bills[0] if kind == GAIN_BILL else goods[0] if kind == GAIN_GOOD else -1
    for kind, bills, goods in zip(E_KIND, E_BILLS, E_GOODS, strict=True)
)
E_FIGURE: Final[tuple[int, ...]] = tuple(FIGURE.get(spec.get("figure", ""), -1) for spec in _SPECS)
E_CLASS: Final[tuple[int, ...]] = tuple(CLASS_IDS.index(spec.get("class", "any")) for spec in _SPECS)
E_SCOPE: Final[tuple[int, ...]] = tuple(SCOPE_IDS.index(spec.get("scope", "board")) for spec in _SPECS)
# E_TARGETS[effect]: (class, whether own figures may be named too) for each victim
E_TARGETS: Final[tuple[tuple[tuple[int, bool], ...], ...]] = tuple(
    tuple((CLASS_IDS.index(target["class"]), target["owner"] == "any") for target in spec.get("targets", []))
    for spec in _SPECS
)


def _effects(effects: list[dict[str, Any]]) -> tuple[int, ...]:
    return tuple(EFFECT[_effect_id(effect)] for effect in effects)


FRONT: Final[tuple[tuple[int, ...], ...]] = tuple(_effects(one["front"]) for one in _LOCATIONS)
BACK: Final[tuple[tuple[int, ...], ...]] = tuple(_effects(one["back"]) for one in _LOCATIONS)
PARK_BACK: Final = _effects(DATA["central_park"]["back"])
# CARD_EFFECTS[kind]: what a job or an ally does; a job's bills are one item of its reward [CE-JOB-04]
CARD_EFFECTS: Final[tuple[tuple[int, ...], ...]] = (
    *(((),) * FIRST_JOB),
    *(_effects([*job["effects"], _reward(job)]) for job in _JOBS),
    *(_effects(ally["effects"]) for ally in _ALLIES),
)

# The sources of effects: first spaces by number (the front of a location, the backs around a family space), then jobs
# and allies by kind
SOURCE_IDS: Final = (*SPACE_IDS, *KIND_IDS)
OF_CARD: Final = SPACES  # the number of a card as a source is this plus its kind
OF_ALLY: Final = OF_CARD + FIRST_ALLY  # this source and those after it are allies

# --- rounds and phases

_ROUNDS: Final[list[dict[str, Any]]] = sorted(DATA["round"], key=lambda one: int(one["number"]))
HAND_LIMIT: Final[tuple[int, ...]] = (0, *(one["hand_limit"] for one in _ROUNDS))  # by round
ROUND_COLOUR: Final[tuple[str, ...]] = ("", *(one["tile_colour"] for one in _ROUNDS))
BRIBERY: Final[tuple[bool, ...]] = (False, *(one["bribery"] for one in _ROUNDS))
ALLY_DECK: Final[tuple[int, ...]] = (0, *(one["ally_deck"] for one in _ROUNDS))
# ALLIES_OF[round]: the deck of allies, empty for a round without one
ALLIES_OF: Final = tuple(
    tuple(ally for ally in range(FIRST_ALLY, KINDS) if ALLY_ROUND[ally] == ALLY_DECK[n]) for n in range(ROUNDS + 1)
)
# MEMBERS_IN[round]: which family members a player has, as bits of a supply [CE-FAM-03]
MEMBERS_IN: Final = tuple(
    sum(1 << THUGS + MEMBERS.index(one["joins"]) for one in _ROUNDS[:n] if one["joins"]) for n in range(ROUNDS + 1)
)
PHASE_IDS: Final[tuple[str, ...]] = tuple(phase["id"] for phase in DATA["phase"])
OPENING: Final = 0
BUSINESS: Final = 1
TURF_WAR: Final = 2
BRIBING: Final = 3
TRIBUTE: Final = 4


class Switches(NamedTuple):
    """Rulings of ours that a table may read otherwise."""

    tie_frees: bool = False  # nobody controls a district after a tie there [CE-RULE-3]
    backs_shared: bool = False  # controllers share the backs that a card collects [CE-RULE-4]
    member_named: bool = False  # a player names the family member that goes [CE-RULE-42]


OUR_READING: Final = Switches()


class Rules:
    """What is fixed for a match: the values that depend on the number of players, and which seat begins.

    All copies of a state share it. It never changes.
    """

    __slots__ = (
        "allies",
        "backs_shared",
        "begins",
        "closed",
        "common",
        "member_named",
        "open",
        "seats",
        "setup_tiles",
        "thug_bits",
        "thugs",
        "tie_frees",
    )

    def __init__(self, seats: int, begins: int, switches: Switches) -> None:
        row = next(one for one in DATA["player_count"] if one["players"] == seats)
        self.seats: int = seats
        self.begins: int = begins  # the seat that takes the horse head; -1: by lot
        self.tie_frees, self.backs_shared, self.member_named = switches
        self.common: int = row["common_jobs"]
        self.allies: int = row["allies_offered"]
        self.setup_tiles: int = len(row["setup_blue_tiles_in"])
        self.thugs: int = row["thugs"]
        self.thug_bits: int = (1 << self.thugs) - 1
        # Family spaces that may be used with this number of players [CE-BRD-06]
        self.open: tuple[int, ...] = tuple(s for s in range(FIRST_SPACE, SPACES) if SPACE_PLAYERS[s] <= seats)
        self.closed: tuple[bool, ...] = tuple(SPACE_PLAYERS[s] > seats for s in range(SPACES))


_rules: dict[tuple[int, int, Switches], Rules] = {}


def rules_for(seats: int, begins: int, switches: Switches = OUR_READING) -> Rules:
    """The Rules object for seats, a first player and switches, shared by all matches with these settings."""
    key = (seats, begins, switches)
    if key not in _rules:
        _rules[key] = Rules(seats, begins, switches)
    return _rules[key]
