"""The components of Dual Powers as tables of numbers, read once from data.toml.

Code refers to a card, token, region, connection or month by its index. The `..._IDS` tuples hold the ids.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import NotUnderstood
from consigliere.engine.data import load_data

from .dataset_shape import shape

DATA: Final[dict[str, Any]] = load_data(__package__)
if shape(DATA):
    raise NotUnderstood("the dataset of dual_powers cannot be played with: " + "; ".join(shape(DATA)))

RED: Final = 0
WHITE: Final = 1
NEUTRAL: Final = 2
SIDE_IDS: Final = ("red", "white")
TRACK_SIGN: Final[tuple[int, ...]] = tuple(faction["track_sign"] for faction in DATA["factions"])

# --- regions and connections

REGION_IDS: Final[tuple[str, ...]] = tuple(region["id"] for region in DATA["regions"])
REGION: Final[dict[str, int]] = {name: i for i, name in enumerate(REGION_IDS)}
REGIONS: Final = len(REGION_IDS)
NO_REGION: Final = -1
NO_CONNECTION: Final = -1
SUPPLY: Final = REGIONS  # places a token can be besides the regions
OUT: Final = REGIONS + 1
CALENDAR: Final = REGIONS + 2
PLACE_IDS: Final = (*REGION_IDS, "supply", "out", "calendar")
PLACE: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACE_IDS)}

CONNECTION_IDS: Final[tuple[str, ...]] = tuple(link["id"] for link in DATA["connections"])
CONNECTION: Final[dict[str, int]] = {name: i for i, name in enumerate(CONNECTION_IDS)}
CONNECTION_ENDS: Final[tuple[tuple[int, int], ...]] = tuple(
    (REGION[link["regions"][0]], REGION[link["regions"][1]]) for link in DATA["connections"]
)
TILE_BLOCKS: Final[tuple[int, ...]] = tuple(
    next(CONNECTION[tile["blocks"]] for tile in DATA["region_tiles"] if tile["region"] == region)
    for region in REGION_IDS
)


def _open_neighbours(blocked: int, region: int) -> tuple[int, ...]:
    reached = [b if a == region else a for i, (a, b) in enumerate(CONNECTION_ENDS) if i != blocked and region in (a, b)]
    return tuple(sorted(reached))


# OPEN[blocked connection][place]: the regions one step away along open connections; none for places off the board
OPEN: Final = tuple(
    tuple(_open_neighbours(blocked, place) for place in range(len(PLACE_IDS))) for blocked in range(len(CONNECTION_IDS))
)

# --- cards: the command cards first, then the leader cards

_COMMANDS: Final[list[dict[str, Any]]] = DATA["command_cards"]
_LEADERS: Final[list[dict[str, Any]]] = DATA["leader_cards"]
COMMANDS: Final = len(_COMMANDS)
CARD_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in [*_COMMANDS, *_LEADERS])
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_IDS)}
CARD_DAYS: Final[tuple[int, ...]] = tuple(card["days"] for card in [*_COMMANDS, *_LEADERS])
CARD_REGION: Final[tuple[int, ...]] = tuple(REGION[card["region"]] for card in _COMMANDS) + (-1,) * len(_LEADERS)
CARD_RECRUIT: Final[tuple[int, ...]] = tuple(card["recruit"] for card in _COMMANDS) + (0,) * len(_LEADERS)
CARD_POINTS: Final[tuple[int, ...]] = tuple(card["vp"] for card in _COMMANDS) + (0,) * len(_LEADERS)
NO_CARD: Final = -1
LEADER_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(COMMANDS + i for i, card in enumerate(_LEADERS) if card["faction"] == side) for side in SIDE_IDS
)

# The data of every effect of a card or bonus action
EFFECTS: Final[tuple[dict[str, Any], ...]] = tuple(
    effect for entry in [*DATA["actions"], *DATA["bonus_actions"]] for effect in entry["effects"]
)

# --- tokens: units, leaders, opposition units

_UNITS: Final[list[dict[str, Any]]] = DATA["units"]
_LEADER_TOKENS: Final[list[dict[str, Any]]] = DATA["leader_tokens"]
_OPPOSITION: Final[list[dict[str, Any]]] = [
    {**kind, "id": f"opposition_{kind['level']}_{n + 1:02}", "owner": "opposition", "start": "supply"}
    for kind in DATA["solo"]["opposition_units"]
    for n in range(kind["count"])
]
_TOKENS: Final = [*_UNITS, *_LEADER_TOKENS, *_OPPOSITION]
TOKEN_IDS: Final[tuple[str, ...]] = tuple(token["id"] for token in _TOKENS)
TOKEN: Final[dict[str, int]] = {name: i for i, name in enumerate(TOKEN_IDS)}
NO_TOKEN: Final = -1
UNITS: Final = len(_UNITS)
DUEL_TOKENS: Final = UNITS + len(_LEADER_TOKENS)
OPPOSITION: Final = tuple(range(DUEL_TOKENS, len(_TOKENS)))
TOKEN_VALUE: Final[tuple[int, ...]] = tuple(token.get("value", 0) for token in _TOKENS)
TOKEN_LEVEL: Final[tuple[int, ...]] = tuple(token.get("level", 0) for token in _TOKENS)
TOKEN_READY: Final[tuple[int, ...]] = tuple(token["ready"] for token in _TOKENS)
TOKEN_EXHAUSTED: Final[tuple[int, ...]] = tuple(-1 if t["exhausted"] == "X" else t["exhausted"] for t in _TOKENS)
TOKEN_OWNER: Final[tuple[int, ...]] = tuple(
    {"red": RED, "white": WHITE, "neutral": NEUTRAL}.get(token["owner"], -1) for token in _TOKENS
)
TOKEN_START: Final[tuple[str, ...]] = tuple(token["start"] for token in _TOKENS)
RETURNS: Final[tuple[bool, ...]] = tuple(token["when_removed"] != "out_of_game" for token in _TOKENS)
OPPOSITION_OF_LEVEL: Final = tuple(
    tuple(token for token in OPPOSITION if TOKEN_LEVEL[token] == level) for level in range(max(TOKEN_LEVEL) + 1)
)
UNIT_TOKENS: Final = tuple(tuple(t for t in range(UNITS) if TOKEN_OWNER[t] == side) for side in (RED, WHITE, NEUTRAL))
LEADER_TOKEN: Final[dict[int, int]] = {CARD[card["id"]]: TOKEN[card["token"]] for card in _LEADERS}
TROTSKY_NEUTRAL: Final = TOKEN["trotsky_neutral"]  # the calendar's events name it; needed here only to check positions
TROTSKY_RED: Final = TOKEN["trotsky_red"]

# --- calendar, track, rounds

_CALENDAR: Final[dict[str, Any]] = DATA["calendar"]
MONTH_IDS: Final[tuple[str, ...]] = tuple(month["id"] for month in _CALENDAR["months"])
MONTH: Final[dict[str, int]] = {name: i for i, name in enumerate(MONTH_IDS)}
LAST_MONTH: Final = len(MONTH_IDS) - 1
UNREST_POINTS: Final[tuple[int, ...]] = tuple(month["unrest_points"] for month in _CALENDAR["months"])
MONTH_ENDS_GAME: Final[tuple[bool, ...]] = tuple(month["ends_game"] for month in _CALENDAR["months"])
FIRST_DAY: Final[int] = _CALENDAR["first_day"]
LAST_DAY: Final[int] = _CALENDAR["last_day"]
SNAP_DAYS: Final[tuple[int, ...]] = tuple(_CALENDAR["snap_days"])
STOP_ON: Final = tuple(_CALENDAR["snap_to"] if day in SNAP_DAYS else day for day in range(LAST_DAY + 1))
BONUS_DAYS: Final[tuple[int, ...]] = tuple(_CALENDAR["bonus_days"])
EARNS_BONUS: Final = tuple(day in BONUS_DAYS for day in range(LAST_DAY + 1))  # by day
HALF_LENGTH: Final[int] = DATA["support_track"]["half_length"]
START_SCORE: Final[int] = DATA["support_track"]["start"]
DRAW_COUNT: Final[int] = DATA["round"]["draw_count"]
TURNS: Final[int] = DATA["round"]["turns_per_player"]
SOLO: Final[dict[str, Any]] = DATA["solo"]

NO_MARKERS: Final = (-1, -1, -1)  # all three objective markers lie on their circles

PHASE_IDS: Final[tuple[str, ...]] = tuple(DATA["round"]["phases"])
DRAW_PHASE: Final = 0
OBJECTIVE_PHASE: Final = 1
ACTION_PHASE: Final = 2
SCORING_PHASE: Final = 3
CLEANUP_PHASE: Final = 4

# The factor of strength in a weight: larger than any number of tokens
WEIGHT: Final = len(TOKEN_IDS)


class Rules:
    """What is fixed for a match: who plays which side, the house rules, and the strengths on both faces of tokens.

    All copies of a state share it. It never changes.
    """

    __slots__ = (
        "action_may_be_declined",
        "asked",
        "difficulty",
        "empty_board",
        "final_tie_to_will_holder",
        "in_play",
        "keep_unplayed_cards",
        "lone_neutrals_count",
        "mode",
        "neutral",
        "neutral_control_needs_presence",
        "opposition",
        "options",
        "own",
        "owner",
        "region_tiles_reshuffle_when_empty",
        "seat",
        "seat_or_none",
        "side_by_seat",
        "solo",
        "solo_espionage_has_effect",
        "start",
        "strength",
        "tokens",
        "unrest_marker_stays_if_bonus_taken",
        "weight",
    )

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.solo: bool = options["mode"] == "solo"
        side = SIDE_IDS.index(options["side"])
        self.opposition: int = 1 - side if self.solo else -1
        self.seat: tuple[int, int] = (0, 1) if side == RED else (1, 0)
        if self.solo:
            self.seat = (0, -1) if side == RED else (-1, 0)
        self.asked: tuple[tuple[int, ...], ...] = ((self.seat[RED],), (self.seat[WHITE],))  # who decides for a side
        self.mode: str = options["mode"]
        self.seat_or_none: tuple[int | None, ...] = tuple(seat if seat >= 0 else None for seat in self.seat)
        self.side_by_seat: tuple[int, ...] = (side,) if self.solo else (side, 1 - side)
        self.difficulty: int = int(options["difficulty"]) if self.solo else 0
        self.tokens: int = len(TOKEN_IDS) if self.solo else DUEL_TOKENS
        self.owner: tuple[int, ...] = tuple(
            self.opposition if owner < 0 else owner for owner in TOKEN_OWNER[: self.tokens]
        )
        unused = UNIT_TOKENS[self.opposition] if self.solo else ()
        # Tokens that stay out of a solo game are left out of all loops over tokens.
        self.in_play: tuple[int, ...] = tuple(t for t in range(self.tokens) if t not in unused)
        self.own: tuple[tuple[int, ...], ...] = tuple(
            tuple(t for t in self.in_play if self.owner[t] == who) for who in (RED, WHITE)
        )
        self.neutral: tuple[int, ...] = tuple(t for t in self.in_play if self.owner[t] == NEUTRAL)
        # Where each token starts. The set-up then shuffles the neutral units into the regions.
        self.start: tuple[int, ...] = tuple(
            CALENDAR if TOKEN_START[t].startswith("calendar") else OUT if t in unused else SUPPLY
            for t in range(self.tokens)
        )
        # For the view: an empty board by ids
        self.empty_board: dict[str, str] = {
            TOKEN_IDS[t]: PLACE_IDS[OUT if t in unused else SUPPLY] for t in range(self.tokens)
        }
        # strength[2 * token + face]: the ready face is 0, the exhausted face 1
        self.strength: tuple[int, ...] = tuple(
            n
            for t in range(self.tokens)
            for n in (TOKEN_READY[t], TOKEN_EXHAUSTED[t] if TOKEN_EXHAUSTED[t] >= 0 else self.difficulty)
        )
        # weight[2 * token + face]: strength first, then the number of tokens, so that one comparison covers both
        self.weight: tuple[int, ...] = tuple(n * WEIGHT + 1 for n in self.strength)
        self.keep_unplayed_cards: bool = options["keep_unplayed_cards"]
        self.neutral_control_needs_presence: bool = options["neutral_control_needs_presence"]
        self.lone_neutrals_count: bool = options["lone_neutrals_count"]
        self.final_tie_to_will_holder: bool = options["final_tie_to_will_holder"]
        self.unrest_marker_stays_if_bonus_taken: bool = options["unrest_marker_stays_if_bonus_taken"]
        self.region_tiles_reshuffle_when_empty: bool = options["region_tiles_reshuffle_when_empty"]
        self.action_may_be_declined: bool = options["action_may_be_declined"]
        self.solo_espionage_has_effect: bool = options["solo_espionage_has_effect"]

    def side_of(self, seat: int | None) -> int:
        """The side a seat plays; -1 for a spectator."""
        return -1 if seat is None else self.side_by_seat[seat]

    def weighed(self, red: int, white: int, neutral: int, will: int) -> tuple[int, int, int]:
        """Each side's strength in a region, from the weights of its tokens, and the stronger side, -1 if none.

        Neutral tokens count for the side that holds the Will. [DP-STR-01 to DP-STR-08]
        """
        if self.lone_neutrals_count or (white if will else red):
            if will:
                white += neutral
            else:
                red += neutral
        if red != white:
            return red, white, 0 if red > white else 1
        return red, white, will if red and self.final_tie_to_will_holder else -1


_rules: dict[tuple[Any, ...], Rules] = {}


def rules_for(options: dict[str, Any]) -> Rules:
    """The Rules object for a set of options. It is created once and shared by all matches with these options."""
    key = tuple(options.values())
    if key not in _rules:
        _rules[key] = Rules(options)
    return _rules[key]


SWITCHES: Final = tuple(name for name in DATA["rules"] if name != "source")
RULINGS: Final = {  # the ruling that each switch turns on or off
    "keep_unplayed_cards": "DP-RULE-02",
    "neutral_control_needs_presence": "DP-RULE-06",
    "lone_neutrals_count": "DP-RULE-07",
    "final_tie_to_will_holder": "DP-RULE-08",
    "unrest_marker_stays_if_bonus_taken": "DP-RULE-09",
    "region_tiles_reshuffle_when_empty": "DP-RULE-15",
    "action_may_be_declined": "DP-RULE-11",
    "solo_espionage_has_effect": "DP-RULE-22",
}
