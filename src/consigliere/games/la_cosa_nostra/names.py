"""Names of components in sentences: the message for each thing, and its arguments.

Families, kinds of business, gangsters, monopolies, influence cards and kinds of job have one message each. Single
cards are named by their kind: `pimp_3` is a pimp, `theft_r1_a` a theft. Further messages of a thing:

    <id>-hint     what it can do, in a sentence
    <id>-terms    of a job: what it needs, the success value, what it pays
    needs-a-b-c   a list of kinds; `a-2` stands for two of a kind
"""

from __future__ import annotations

from typing import Any, Final

from .components import (
    BUSINESS_IDS,
    BUSINESS_KIND,
    COLLECT,
    COST,
    FAMILY_IDS,
    FINE,
    GAIN,
    GANGSTER_FAMILY,
    GANGSTER_IDS,
    GUNS,
    HIRE_COST,
    INCOME,
    JOB_EFFECTS,
    JOB_IDS,
    JOB_KIND,
    JOB_MONOPOLIES,
    JOB_NEEDS,
    JOB_ROUND,
    JOB_VALUE,
    KIND_IDS,
    LAUNDER,
    MONOPOLY_IDS,
    MONOPOLY_INCOME,
    MONOPOLY_KIND,
    PIN_OF,
    SPECIAL_DATA,
    STARTER,
    STEAL,
    TARGET_STRENGTH,
)
from .options import DIE_IDS, MOST_SPLIT, REMOVED

Name = tuple[str, dict[str, Any]]
MONEY_WORDS: Final = frozenset({GAIN, STEAL, FINE, COLLECT, LAUNDER})  # effects whose number is money gained or lost


def listed(kinds: tuple[str, ...]) -> str:
    """The id of a list of kinds, equal ones counted."""
    counted = [f"{kind}-{kinds.count(kind)}" if kinds.count(kind) > 1 else kind for kind in dict.fromkeys(kinds)]
    return "-".join(["needs", *counted])


def _list(names: list[str]) -> Name:
    """A list of kinds as its first and the rest, so that one message joins any number."""
    first, rest = names[0], names[1:]
    if rest and rest[0].isdigit():
        if len(rest) == 1:
            return "several", {"kind": first, "count": rest[0]}
        first, rest = f"needs-{first}-{rest[0]}", rest[1:]
    return ("listed", {"first": first, "rest": "-".join(["needs", *rest])}) if rest else (first, {})


def _amount(face: int, successes: int) -> int:
    """The money that a job brings with a number of successes, if it brings money."""
    return sum(effect.amount for effect in JOB_EFFECTS[face][successes])


def _job(face: int) -> Name:
    return "job-card", {"job": JOB_KIND[face], "terms": f"{JOB_IDS[face]}-terms", "round": str(JOB_ROUND[face])}


def _terms(face: int) -> Name:
    """What a job needs and pays. The message depends on the kind of job."""
    facts = _figures(face)
    if JOB_MONOPOLIES[face]:
        return "terms-monopolies", {**facts, "count": JOB_MONOPOLIES[face]}
    if JOB_NEEDS[face]:
        return "terms-needs", {**facts, "needs": listed(tuple(KIND_IDS[kind] for kind in JOB_NEEDS[face]))}
    if JOB_VALUE[face] == TARGET_STRENGTH:
        return "terms-strength", {}
    moves_money = all(effect.word in MONEY_WORDS for effect in JOB_EFFECTS[face][2])
    return "terms-money" if moves_money else "terms-value", facts


def _business(business: int) -> Name:
    facts = {"kind": KIND_IDS[BUSINESS_KIND[business]], "income": INCOME[business], "cost": COST[business]}
    return "business-card", facts


def _gangster(gangster: int) -> Name:
    family = GANGSTER_FAMILY[gangster]
    return "gangster-card", {
        "gangster": GANGSTER_IDS[gangster],
        "guns": GUNS[gangster],
        "cost": HIRE_COST[gangster],
        "of": f"side-{FAMILY_IDS[family]}" if family >= 0 else SPECIAL_DATA[gangster]["gang"],
        "starter": "yes" if STARTER[gangster] else "no",
    }


def _figures(face: int) -> dict[str, Any]:
    return {"value": str(JOB_VALUE[face]), "one": _amount(face, 1), "two": _amount(face, 2)}


def _business_hint(business: int) -> Name:
    facts = _business(business)[1]
    return f"{facts['kind']}-hint", facts


def _gangster_hint(gangster: int) -> Name:
    """A special gangster's ability with its numbers; other gangsters only have what is printed on the card."""
    facts = _gangster(gangster)[1]
    abilities = SPECIAL_DATA[gangster].get("abilities", ())
    if not abilities:
        return "gangster-card-hint", facts
    figures = {key: figure for ability in abilities for key, figure in ability.items() if type(figure) is int}
    return f"{GANGSTER_IDS[gangster]}-hint", figures


NAMES: Final[dict[str, Name]] = {
    **{JOB_IDS[face]: _job(face) for face in range(len(JOB_IDS))},
    **{BUSINESS_IDS[business]: _business(business) for business in range(len(BUSINESS_IDS))},
    **{GANGSTER_IDS[gangster]: _gangster(gangster) for gangster in range(len(GANGSTER_IDS))},
    **{f"{GANGSTER_IDS[gangster]}_2": (GANGSTER_IDS[gangster], {}) for gangster in range(len(GANGSTER_IDS))},
    **{family: (f"side-{family}", {}) for family in FAMILY_IDS},
    **{die: ("die", {"number": str(i + 1)}) for i, die in enumerate(DIE_IDS)},
    **{f"{JOB_IDS[face]}-terms": _terms(face) for face in range(len(JOB_IDS))},
    **{f"{JOB_IDS[face]}-hint": (f"{JOB_KIND[face]}-hint", _figures(face)) for face in range(len(JOB_IDS))},
    **{f"{BUSINESS_IDS[business]}-hint": _business_hint(business) for business in range(len(BUSINESS_IDS))},
    **{f"{kind}-hint": _business_hint(BUSINESS_KIND.index(i)) for i, kind in enumerate(KIND_IDS)},
    **{f"{GANGSTER_IDS[gangster]}-hint": _gangster_hint(gangster) for gangster in range(len(GANGSTER_IDS))},
    **{
        f"{monopoly}-hint": ("monopoly-hint", {"kind": KIND_IDS[MONOPOLY_KIND[i]], "income": MONOPOLY_INCOME[i]})
        for i, monopoly in enumerate(MONOPOLY_IDS)
    },
}

# Options whose verb carries a figure or a card: one message for all of them.
OPTIONS: Final[dict[str, Name]] = {
    **{f"opt-rob_{n}_dice": ("opt-rob-dice", {"dice": n}) for n in range(MOST_SPLIT + 1)},
    **{f"opt-ambush_{n}_dice": ("opt-ambush-dice", {"dice": n}) for n in range(MOST_SPLIT + 1)},
    **{f"opt-{verb}": ("opt-remove", {"card": card}) for card, verb in zip(PIN_OF, REMOVED, strict=True)},
}


def name_of(thing: str) -> Name:
    """The message that names a thing, and its arguments."""
    if thing in NAMES:
        return NAMES[thing]
    if thing in OPTIONS:
        return OPTIONS[thing]
    if thing.startswith("needs-"):
        return _list(thing.split("-")[1:])
    return thing, {}
