"""The abilities of special gangsters and businessmen, as tables by card: 0, -1 or () for cards without one.

No code depends on a card's name: the tables are built from the abilities in data.toml.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .components import (
    BUSINESS_KIND,
    DATA,
    EARNING,
    GANGSTERS,
    KIND,
    KINDS,
    NONE,
    PIN_OF,
    SPECIAL_DATA,
    face_of,
)


def _ability(gangster: int, word: str) -> dict[str, Any]:
    for ability in SPECIAL_DATA[gangster].get("abilities", ()):
        if ability["kind"] == word:
            found: dict[str, Any] = ability
            return found
    return {}


def _all(gangster: int, word: str) -> list[dict[str, Any]]:
    return [ability for ability in SPECIAL_DATA[gangster].get("abilities", ()) if ability["kind"] == word]


def _table(word: str, field: str) -> tuple[int, ...]:
    """One parameter of an ability for every gangster."""
    return tuple(_ability(g, word).get(field, 0) for g in range(GANGSTERS))


def _has(word: str) -> tuple[bool, ...]:
    return tuple(bool(_ability(g, word)) for g in range(GANGSTERS))


def _sum(word: str, field: str, key: str, value: str) -> tuple[int, ...]:
    """The sum of a parameter over the abilities of a kind whose `key` is `value`."""
    return tuple(sum(a[field] for a in _all(g, word) if a[key] == value) for g in range(GANGSTERS))


# Success values
EASIER_JOBS: Final = _sum("difficulty", "delta", "jobs", "all")
EASIER_EARNINGS: Final = _sum("difficulty", "delta", "jobs", "earning")
GUARDS_ALL: Final = _sum("difficulty_against", "delta", "protects", "all_own")
GUARDS_BUSINESSMEN: Final = _sum("difficulty_against", "delta", "protects", "own_businessmen")
# Strength
AS_STRONG_JOB: Final = _sum("strength_as", "value", "when", "performing_job")
AS_STRONG_EARNING: Final = _sum("strength_as", "value", "when", "performing_earning")
GROW_COST: Final = _table("grow", "cost")
GROWTH: Final = _table("grow", "delta")
GROW_MAX: Final = _table("grow", "max")
# Immunity: attachments without effect on his owner's gangsters; reactions that are not allowed
SHIELDS: Final[tuple[int, ...]] = tuple(
    sum(PIN_OF[name] for name in _ability(g, "influence_immunity").get("cards", ())) for g in range(GANGSTERS)
)


def _unanswered(gangster: int, reaction: str) -> int:
    """0: reactions are allowed; 1: not if the job is an attack; 2: never."""
    for ability in _all(gangster, "immune_reaction"):
        if ability["reaction"] == reaction:
            return 2 if ability["jobs"] == "all" else 1
    return 0


NO_ROBBERY: Final = tuple(_unanswered(g, "robbery") for g in range(GANGSTERS))
NO_AMBUSH: Final = tuple(_unanswered(g, "ambush") for g in range(GANGSTERS))
# Several jobs
REPEATS: Final = _table("repeat_job", "uses_per_round")
NOT_REPEATED: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(_ability(g, "repeat_job").get("excludes", ())) for g in range(GANGSTERS)
)
BONUS_ATTACK: Final[tuple[int, ...]] = tuple(
    face_of(_ability(g, "bonus_attack")["job"]) if _ability(g, "bonus_attack") else NONE for g in range(GANGSTERS)
)
SUBSTITUTE_JOB: Final[tuple[int, ...]] = tuple(
    face_of(_ability(g, "substitute_job")["as"]) if _ability(g, "substitute_job") else NONE for g in range(GANGSTERS)
)
SUBSTITUTE_REACTION: Final[tuple[int, ...]] = tuple(
    face_of(_ability(g, "substitute_reaction")["as"]) if _ability(g, "substitute_reaction") else NONE
    for g in range(GANGSTERS)
)
SUBSTITUTE_EARNING: Final = _table("substitute_earning", "per_success")
SUBSTITUTE_VALUE: Final = _table("substitute_earning", "success")
GAMBLE: Final = _table("reward_gamble", "factor")
GAMBLE_VALUE: Final = _table("reward_gamble", "delta")
# Two assignments
JOB_TASK: Final = 1
PURCHASE_TASK: Final = 2
_TASKS: Final = {"job": JOB_TASK, "purchase": PURCHASE_TASK}


def _second(gangster: int, first: int) -> int:
    """The sorts of assignment that may be added to an existing one."""
    ability = _ability(gangster, "double_assignment")
    one = sum(_TASKS[name] for name in ability.get("first", ()))
    two = sum(_TASKS[name] for name in ability.get("second", ()))
    return (two if one & first else 0) | (one if two & first else 0)


DOUBLE: Final = _has("double_assignment")
SECOND_TASK: Final[tuple[tuple[int, int, int], ...]] = tuple(
    (0, _second(g, JOB_TASK), _second(g, PURCHASE_TASK)) for g in range(GANGSTERS)
)
SPLITS_DICE: Final[tuple[bool, ...]] = tuple(
    bool(_ability(g, "double_assignment").get("split_dice", False)) for g in range(GANGSTERS)
)
# Answers and limited uses
CANCELS_HARM: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(_ability(g, "cancel_harm").get("harms", ())) for g in range(GANGSTERS)
)
CANCELS_INFLUENCE: Final = _table("cancel_influence", "uses_per_round")
REMOVES: Final[tuple[int, ...]] = tuple(
    sum(PIN_OF[name] for name in _ability(g, "cancel_influence").get("removable", ())) for g in range(GANGSTERS)
)
FORCES_REROLL: Final = _table("force_reroll", "uses_per_round")
REROLLS_ANY: Final = _table("reroll", "uses_per_round")
PEEKS: Final = _table("peek", "count")
PEEK_USES: Final = _table("peek", "uses_per_round")
RETURNS_JOB: Final = _table("return_job", "uses_per_round")
LAUNDERS: Final = _table("free_launder", "max")
LAUNDER_USES: Final = _table("free_launder", "uses_per_round")
# Cards and money
DRAWS_INFLUENCE: Final = _table("extra_draw", "influence")
DRAWS_ANY: Final = _table("extra_draw", "any")
DRAWS_ON_HIRE: Final[tuple[bool, ...]] = tuple(bool(_ability(g, "extra_draw").get("on_hire")) for g in range(GANGSTERS))
NO_HAND_LIMIT: Final = _has("no_hand_limit")
BOUNTY: Final = _table("kill_bounty", "per_strength")
DISCOUNT: Final = _table("purchase_discount", "amount")
PRICE_NUM: Final = tuple(_ability(g, "purchase_multiplier").get("num", 1) for g in range(GANGSTERS))
PRICE_DEN: Final = tuple(_ability(g, "purchase_multiplier").get("den", 1) for g in range(GANGSTERS))
PLANS_FROM_DECK: Final = _has("plan_from_deck")
DOUBLES_INCOME: Final = _has("double_income_kind")
EARNS: Final = _table("income", "amount")


def _aliases(gangster: int, kind: int) -> tuple[int, ...]:
    """Further kinds that a business counts as for its owner's monopolies."""
    return tuple(
        KIND[name]
        for alias in _all(gangster, "monopoly_alias")
        for business in alias["businesses"]
        if KIND[business] == kind
        for name in alias["counts_as"]
    )


COUNTS_AS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(_aliases(g, kind) for kind in range(KINDS)) for g in range(GANGSTERS)
)
HAS_ALIAS: Final = _has("monopoly_alias")


# --- businessmen


class Talent(NamedTuple):
    """A businessman's abilities, by his kind."""

    peeks: int
    draws: int
    rerolls: int
    uses: int
    category: int
    """The category of the jobs whose dice he rerolls."""


def _talent(kind: dict[str, Any]) -> Talent:
    peeks = draws = rerolls = uses = 0
    category = NONE
    for ability in kind["abilities"]:
        word = ability["kind"]
        uses = max(uses, ability.get("uses_per_round", 0))
        if word == "peek":
            peeks = ability["count"]
        elif word == "extra_draw":
            draws = ability["influence"]
        elif word == "reroll":
            rerolls = ability["dice"]
            category = EARNING
    return Talent(peeks, draws, rerolls, uses, category)


_TALENTS: Final = tuple(_talent(kind) for kind in DATA["businesses"])
BUSINESS_PEEKS: Final[tuple[int, ...]] = tuple(_TALENTS[kind].peeks for kind in BUSINESS_KIND)
BUSINESS_DRAWS: Final[tuple[int, ...]] = tuple(_TALENTS[kind].draws for kind in BUSINESS_KIND)
BUSINESS_REROLLS: Final[tuple[int, ...]] = tuple(_TALENTS[kind].rerolls for kind in BUSINESS_KIND)
BUSINESS_USES: Final[tuple[int, ...]] = tuple(_TALENTS[kind].uses for kind in BUSINESS_KIND)
