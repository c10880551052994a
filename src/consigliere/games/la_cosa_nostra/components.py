"""The components of La Cosa Nostra as tables of numbers, read once from data.toml.

Code refers to gangsters, businesses, monopolies, jobs and influence cards by index. `..._IDS` hold the ids. Every card
has its own id, even if several look the same.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.data import load_data

NONE: Final = -1  # no seat, gangster, business, card, die: nothing of a sort
DATA: Final[dict[str, Any]] = load_data(__package__)

MOST_SEATS: Final[int] = DATA["meta"]["players_max"]
LIMITS: Final[dict[str, Any]] = DATA["limits"]
SCORING: Final[dict[str, Any]] = DATA["scoring"]
EXPANSION: Final[dict[str, Any]] = DATA["expansion"]

# --- who knows a hidden card: a bit for each seat and one for spectators

SPECTATOR: Final = 1 << MOST_SEATS
ALL: Final = (1 << (MOST_SEATS + 1)) - 1


def eye(seat: int | None) -> int:
    """The bit of a seat (None: a spectator) in the set of those who know a card."""
    return SPECTATOR if seat is None else 1 << seat


# --- families and their gangsters, then the special gangsters

FAMILY_IDS: Final[tuple[str, ...]] = tuple(family["id"] for family in DATA["families"])
FAMILY: Final[dict[str, int]] = {name: i for i, name in enumerate(FAMILY_IDS)}
FAMILIES: Final = len(FAMILY_IDS)

_OWN: Final[list[dict[str, Any]]] = DATA["gangsters"]
_SPECIAL: Final[list[dict[str, Any]]] = DATA["special_gangsters"]
GANGSTER_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in [*_OWN, *_SPECIAL])
GANGSTER: Final[dict[str, int]] = {name: i for i, name in enumerate(GANGSTER_IDS)}
GANGSTERS: Final = len(GANGSTER_IDS)
UNMARKED_GANGSTERS: Final[tuple[int, ...]] = (0,) * GANGSTERS  # a row of zeros
FAMILY_GANGSTERS: Final = len(_OWN)
SPECIALS: Final[tuple[int, ...]] = tuple(range(FAMILY_GANGSTERS, GANGSTERS))
GUNS: Final[tuple[int, ...]] = tuple(card["guns"] for card in [*_OWN, *_SPECIAL])
HIRE_COST: Final[tuple[int, ...]] = tuple(card["hire_cost"] for card in [*_OWN, *_SPECIAL])
SUSPECTED_COST: Final[tuple[int, ...]] = tuple(
    card.get("price_suspected", card["hire_cost"]) for card in [*_OWN, *_SPECIAL]
)
STARTER: Final[tuple[bool, ...]] = tuple(card.get("starter", False) for card in [*_OWN, *_SPECIAL])
GANGSTER_FAMILY: Final[tuple[int, ...]] = tuple(FAMILY[card["family"]] for card in _OWN) + (NONE,) * len(_SPECIAL)
STARTERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(g for g in range(FAMILY_GANGSTERS) if GANGSTER_FAMILY[g] == f and STARTER[g]) for f in range(FAMILIES)
)
OTHERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(g for g in range(FAMILY_GANGSTERS) if GANGSTER_FAMILY[g] == f and not STARTER[g]) for f in range(FAMILIES)
)
SPECIAL_DATA: Final[tuple[dict[str, Any], ...]] = ({},) * FAMILY_GANGSTERS + tuple(_SPECIAL)

# Where a gangster can be: with a seat (its number), or one of these
UNDER_BOSS: Final = 10  # his family's, not yet hired
TROPHY: Final = 20  # killed
GONE: Final = 21  # exchanged in round 1, unhired in round 3 or 4, or of a family that nobody plays
SPECIAL_DECK: Final = 22
DISPLAY: Final = 23
ASIDE: Final = 24

# A gangster has two slots for assignments: 2 * gangster and 2 * gangster + 1
SLOT_IDS: Final[tuple[str, ...]] = tuple(text for name in GANGSTER_IDS for text in (name, f"{name}_2"))
SLOT: Final[dict[str, int]] = {name: i for i, name in enumerate(SLOT_IDS)}
NOTHING: Final = -1  # an empty slot; a planned business b is -2 - b, a job its code

# --- businesses and monopolies

_KINDS: Final[list[dict[str, Any]]] = DATA["businesses"]
KIND_IDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in _KINDS)
KIND: Final[dict[str, int]] = {name: i for i, name in enumerate(KIND_IDS)}
KINDS: Final = len(KIND_IDS)
BUSINESS_IDS: Final[tuple[str, ...]] = tuple(f"{kind['id']}_{n + 1}" for kind in _KINDS for n in range(kind["copies"]))
BUSINESS: Final[dict[str, int]] = {name: i for i, name in enumerate(BUSINESS_IDS)}
BUSINESSES: Final = len(BUSINESS_IDS)
UNMARKED_BUSINESSES: Final[tuple[int, ...]] = (0,) * BUSINESSES
BUSINESS_KIND: Final[tuple[int, ...]] = tuple(i for i, kind in enumerate(_KINDS) for _ in range(kind["copies"]))
INCOME: Final[tuple[int, ...]] = tuple(_KINDS[kind]["income"] for kind in BUSINESS_KIND)
COST: Final[tuple[int, ...]] = tuple(_KINDS[kind]["cost"] for kind in BUSINESS_KIND)
IS_COMPANY: Final[tuple[bool, ...]] = tuple(_KINDS[kind]["type"] == "company" for kind in BUSINESS_KIND)

MONOPOLY_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in DATA["monopolies"])
MONOPOLY: Final[dict[str, int]] = {name: i for i, name in enumerate(MONOPOLY_IDS)}
MONOPOLIES: Final = len(MONOPOLY_IDS)
MONOPOLY_KIND: Final[tuple[int, ...]] = tuple(KIND[card["counts"]] for card in DATA["monopolies"])
MONOPOLY_MINIMUM: Final[tuple[int, ...]] = tuple(card["minimum"] for card in DATA["monopolies"])
MONOPOLY_INCOME: Final[tuple[int, ...]] = tuple(card["income"] for card in DATA["monopolies"])

# Where a deal token can be: on a business, or on a monopoly card
SPOT_IDS: Final = (*BUSINESS_IDS, *MONOPOLY_IDS)
SPOT: Final[dict[str, int]] = {name: i for i, name in enumerate(SPOT_IDS)}
SPOTS: Final = len(SPOT_IDS)
TOKENS_EACH: Final[int] = LIMITS["deal_tokens_per_player"]

# A card in the business deck: business + PLACE_KNOWN * (who knows its place)
PLACE_KNOWN: Final = 64

# --- jobs: a card is encoded as face + FACE * (who knows it); equal copies are equal numbers


_JOBS: Final[list[dict[str, Any]]] = DATA["jobs"]
JOB_IDS: Final[tuple[str, ...]] = tuple(job["id"] for job in _JOBS)
JOB_COPIES: Final[tuple[int, ...]] = tuple(job["copies"] for job in _JOBS)
JOB: Final[dict[str, int]] = {name: i for i, name in enumerate(JOB_IDS)}
JOBS: Final = len(JOB_IDS)
FACE: Final = 128
CATEGORY_IDS: Final = ("earning", "attack", "neutral", "reaction")
EARNING: Final = 0
ATTACK: Final = 1
NEUTRAL: Final = 2
REACTION: Final = 3
JOB_CATEGORY: Final[tuple[int, ...]] = tuple(CATEGORY_IDS.index(job["category"]) for job in _JOBS)
JOB_KIND: Final[tuple[str, ...]] = tuple(job["kind"] for job in _JOBS)
JOB_ROUND: Final[tuple[int, ...]] = tuple(job["round"] for job in _JOBS)
JOB_EXTRA: Final[tuple[bool, ...]] = tuple(job["set"] == "extra" for job in _JOBS)
AIM_IDS: Final = ("none", "player", "businessman", "company", "gangster")
NO_AIM: Final = 0
AT_PLAYER: Final = 1
AT_BUSINESSMAN: Final = 2
AT_COMPANY: Final = 3
AT_GANGSTER: Final = 4
JOB_AIM: Final[tuple[int, ...]] = tuple(AIM_IDS.index(job["target"]) for job in _JOBS)
TARGET_STRENGTH: Final = 0
JOB_VALUE: Final[tuple[int, ...]] = tuple(
    TARGET_STRENGTH if job["success"] == "target_strength" else job["success"] for job in _JOBS
)
JOB_NEEDS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(KIND[name] for name in job["needs"]) for job in _JOBS)
JOB_MONOPOLIES: Final[tuple[int, ...]] = tuple(job.get("needs_monopolies", 0) for job in _JOBS)

# The effects with their parameters
EFFECT_IDS: Final = (
    "gain",
    "steal",
    "fine",
    "collect_each",
    "block",
    "kill",
    "destroy",
    "take",
    "launder",
    "buy",
    "bet",
    "rob",
    "repel",
    "kill_attacker",
    "shoot_back",
)
GAIN: Final = 0
STEAL: Final = 1
FINE: Final = 2
COLLECT: Final = 3
BLOCK: Final = 4
KILL: Final = 5
DESTROY: Final = 6
TAKE: Final = 7
LAUNDER: Final = 8
BUY: Final = 9
BET: Final = 10
ROB: Final = 11
REPEL: Final = 12
KILL_ATTACKER: Final = 13
SHOOT_BACK: Final = 14
FROM_MARKET: Final = 0
FROM_DECK_TOO: Final = 1


class Effect:
    """An effect with its parameters; those it does not use are 0."""

    __slots__ = ("amount", "den", "num", "source", "word")

    def __init__(self, data: dict[str, Any]) -> None:
        self.word: int = EFFECT_IDS.index(data["kind"])
        amount = data.get("amount", data.get("max", data.get("discount", data.get("successes", 0))))
        self.amount: int = amount
        self.num: int = data.get("num", data.get("factor", 0))
        self.den: int = data.get("den", 1)
        self.source: int = FROM_DECK_TOO if data.get("from") == "market_or_deck" else FROM_MARKET


Effects = tuple[Effect, ...]
# JOB_EFFECTS[face][successes, at most two]
JOB_EFFECTS: Final[tuple[tuple[Effects, Effects, Effects], ...]] = tuple(
    (
        tuple(Effect(e) for e in job["fail"]),
        tuple(Effect(e) for e in job["one"]),
        tuple(Effect(e) for e in job["two"]),
    )
    for job in _JOBS
)


def _words(face: int) -> set[int]:
    return {effect.word for row in JOB_EFFECTS[face] for effect in row}


JOB_ONLY_BLOCKS: Final[tuple[bool, ...]] = tuple(_words(face) == {BLOCK} for face in range(JOBS))
JOB_ROBS: Final[tuple[bool, ...]] = tuple(ROB in _words(face) for face in range(JOBS))
JOB_REPELS: Final[tuple[bool, ...]] = tuple(REPEL in _words(face) for face in range(JOBS))
JOB_STAKE: Final[tuple[int, ...]] = tuple(
    max((e.amount for row in JOB_EFFECTS[face] for e in row if e.word == BET), default=0) for face in range(JOBS)
)
JOB_STRIKES_BACK: Final[tuple[int, ...]] = tuple(
    max((e.amount for e in JOB_EFFECTS[face][0] if e.word == SHOOT_BACK), default=0) for face in range(JOBS)
)
# Backs under which a reaction can hide: public knowledge. [LCN-TIM-05]
ROBBERY_BACKS: Final = frozenset(JOB_ROUND[face] for face in range(JOBS) if JOB_ROBS[face])
AMBUSH_BACKS: Final = frozenset(JOB_ROUND[face] for face in range(JOBS) if JOB_REPELS[face])


def face_of(kind: str) -> int:
    """Any card of a kind. All cards of a kind that an ability names differ only in round and copies."""
    return JOB_KIND.index(kind)


# --- influence cards: in the discard a card is kind + INFLUENCE_KNOWN * (who knows it); equal copies are equal

_INFLUENCE: Final[list[dict[str, Any]]] = DATA["influence"]
INFLUENCE_IDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _INFLUENCE)
INFLUENCE: Final[dict[str, int]] = {name: i for i, name in enumerate(INFLUENCE_IDS)}
INFLUENCES: Final = len(INFLUENCE_IDS)
INFLUENCE_KNOWN: Final = 64
INFLUENCE_COPIES: Final[tuple[int, ...]] = tuple(card["copies"] for card in _INFLUENCE)
INFLUENCE_EXTRA: Final[tuple[bool, ...]] = tuple(card["set"] == "extra" for card in _INFLUENCE)
IN_PLANNING: Final[tuple[bool, ...]] = tuple("planning" in card["phases"] for card in _INFLUENCE)
IN_ACTION: Final[tuple[bool, ...]] = tuple("action" in card["phases"] for card in _INFLUENCE)
OWN_TURN: Final[tuple[bool, ...]] = tuple("own_turn" in card["timing"] for card in _INFLUENCE)
# What every player starts with. [LCN-SET-03]
STARTING_SET: Final[tuple[int, ...]] = tuple(INFLUENCE[name] for name in DATA["setup"]["starting_influence"])

MODE_IDS: Final = (
    "peek",
    "replace_market",
    "kill_to_block",
    "undo_block",
    "attach",
    "extra_turn_now",
    "skip_own_turn",
    "cancel_influence",
    "reroll",
)
PEEK: Final = 0
REPLACE_MARKET: Final = 1
KILL_TO_BLOCK: Final = 2
UNDO_BLOCK: Final = 3
ATTACH: Final = 4
EXTRA_TURN: Final = 5
SKIP_TURN: Final = 6
CANCEL_INFLUENCE: Final = 7
REROLL: Final = 8


def _effect(card: int, mode: int) -> dict[str, Any]:
    for effect in _INFLUENCE[card]["effects"]:
        if effect["kind"] == MODE_IDS[mode]:
            found: dict[str, Any] = effect
            return found
    return {}


MODES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(MODE_IDS.index(effect["kind"]) for effect in card["effects"]) for card in _INFLUENCE
)
PEEK_COUNT: Final[tuple[int, ...]] = tuple(_effect(i, PEEK).get("count", 0) for i in range(INFLUENCES))
NEW_MARKET: Final[tuple[int, ...]] = tuple(_effect(i, REPLACE_MARKET).get("count", 0) for i in range(INFLUENCES))
ATTACHES: Final[tuple[bool, ...]] = tuple(bool(_effect(i, ATTACH)) for i in range(INFLUENCES))
ON_OTHERS_ONLY: Final[tuple[bool, ...]] = tuple(
    _effect(i, ATTACH).get("on") == "other_gangster" for i in range(INFLUENCES)
)
VALUE_CHANGE: Final[tuple[int, ...]] = tuple(_effect(i, ATTACH).get("success_delta", 0) for i in range(INFLUENCES))
STRENGTH_CHANGE: Final[tuple[int, ...]] = tuple(_effect(i, ATTACH).get("strength_delta", 0) for i in range(INFLUENCES))
LEAVES_WITH_JOB: Final[tuple[bool, ...]] = tuple(
    _effect(i, ATTACH).get("until") == "job_discarded" for i in range(INFLUENCES)
)
# The rule on each attachment: on whom it may be laid, and at most one of a kind on a gangster
_ATTACH_RULES: Final = {
    "henchman": "LCN-INFL-04",
    "sabotage": "LCN-INFL-05",
    "smg": "LCN-INFL-06",
    "seduction": "LCN-INFL-07",
}
ATTACH_RULE: Final[tuple[str, ...]] = tuple(_ATTACH_RULES.get(name, "") for name in INFLUENCE_IDS)
ATTACHMENT_IDS: Final = tuple(INFLUENCE_IDS[i] for i in range(INFLUENCES) if ATTACHES[i])
ATTACHMENTS: Final = len(ATTACHMENT_IDS)
# The attachments of a gangster are a set of these bits, one for each kind
PIN: Final[tuple[int, ...]] = tuple(
    1 << ATTACHMENT_IDS.index(INFLUENCE_IDS[i]) if ATTACHES[i] else 0 for i in range(INFLUENCES)
)
PIN_OF: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(ATTACHMENT_IDS)}
PINS: Final = 1 << ATTACHMENTS
_ATTACHED: Final = tuple(INFLUENCE[name] for name in ATTACHMENT_IDS)
JOB_PINS: Final = sum(PIN[i] for i in _ATTACHED if LEAVES_WITH_JOB[i])


def _sum_of(change: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(change[i] for i in _ATTACHED if pins & PIN[i]) for pins in range(PINS))


PIN_STRENGTH: Final = _sum_of(STRENGTH_CHANGE)  # by the sum of pins
PIN_VALUE: Final = _sum_of(VALUE_CHANGE)

# --- rounds, money

DRAW_JOBS: Final[tuple[int, ...]] = (0, *(row["jobs"] for row in DATA["rounds"]))
DRAW_INFLUENCE: Final[tuple[int, ...]] = (0, *(row["influence"] for row in DATA["rounds"]))
ROUNDS: Final[int] = DATA["meta"]["rounds"]
FACES: Final[int] = DATA["dice"]["faces"]
MIN_STRENGTH: Final[int] = LIMITS["min_strength"]
CARRIES: Final[int] = LIMITS["target_strength_assigned_delta"]
MARKET_SIZE: Final[int] = LIMITS["market_size"]
KILL_BONUS: Final[tuple[int, ...]] = (0, *(row["per_gun"] for row in SCORING["kill_bonus"]))
GUN_COST: Final[int] = SCORING["base_cost_per_gun"]
STEP_OF_MONEY: Final = 1000  # amounts are proposed in these steps, and as "all" [LCN-RULE-80]

PHASE_IDS: Final = ("setup", "draw", "hire", "planning", "action", "income", "end")
SETUP: Final = 0
DRAW: Final = 1
HIRE: Final = 2
PLANNING: Final = 3
ACTION: Final = 4
PAYDAY: Final = 5
END: Final = 6


class Rules:
    """The settings of a match. All copies of a state share them."""

    __slots__ = (
        "bonus_income",
        "espionage",
        "expansion",
        "extra_cards",
        "family_prices",
        "hire_cost",
        "influence",
        "influence_from_round",
        "jobs",
        "last_round",
        "options",
        "order",
        "planning_timer_seconds",
        "race_windows",
        "robbery_against_robbery",
        "seats",
        "two_assignments",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.seats = seats
        self.expansion: bool = options["expansion_gangsters"]
        extra = options["extra_cards"]
        self.extra_cards: bool = self.expansion if extra == "with_expansion" else extra == "on"
        self.espionage: bool = options["espionage"]
        self.planning_timer_seconds: int = options["planning_timer_seconds"]
        self.bonus_income: bool = options["bonus_income"]
        self.robbery_against_robbery: bool = options["robbery_against_robbery"]
        self.race_windows: bool = options["race_windows"]
        self.two_assignments: bool = options["two_assignments_five_players"] and seats == MOST_SEATS
        self.influence_from_round: int = options["influence_from_round"]
        self.last_round: int = DATA["meta"]["rounds_short"] if options["short_game"] else ROUNDS
        self.hire_cost: tuple[int, ...] = SUSPECTED_COST if options["corrected_prices"] else HIRE_COST
        # the prices of gangsters under a boss
        self.family_prices: dict[str, int] = {
            GANGSTER_IDS[own]: self.hire_cost[own] for family in OTHERS_OF for own in family
        }
        self.jobs: tuple[int, ...] = tuple(f for f in range(JOBS) if self.extra_cards or not JOB_EXTRA[f])
        self.influence: tuple[int, ...] = tuple(
            card for card in range(INFLUENCES) if self.extra_cards or not INFLUENCE_EXTRA[card]
        )
        # order[first]: the seats clockwise from the first player
        self.order: tuple[tuple[int, ...], ...] = tuple(
            tuple((first + i) % seats for i in range(seats)) for first in range(seats)
        )
