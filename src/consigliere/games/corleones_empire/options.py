"""All options of the game, created once and shared. Decisions only select from these rows."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, seat_id

from .components import (
    BILLS,
    BRIBERY,
    CHIEF,
    DISTRICT_IDS,
    EACH,
    EFFECT_IDS,
    FAMILY_IDS,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_GOOD,
    FIRST_JOB,
    FIRST_SPACE,
    KIND_IDS,
    KINDS,
    LOCATION_IDS,
    MARKER_IDS,
    MAYOR,
    MOST_SEATS,
    NEUTRAL,
    SPACE_IDS,
    STACKED,
    THUGS,
    UNION_BOSS,
)
from .state import Empire

_NOTHING: Final = Option("nothing")


def _of_kinds(verb: str, first: int, end: int) -> tuple[Option, ...]:
    """Options by kind of card; entries outside the range are placeholders."""
    return tuple(Option(verb, KIND_IDS[kind]) if first <= kind < end else _NOTHING for kind in range(KINDS))


CHOOSE: Final = tuple(Option("choose", name) for name in FAMILY_IDS)
THUG: Final = tuple(Option("thug", name) for name in LOCATION_IDS)
FAMILY_TO: Final = tuple(Option("family", name) for name in SPACE_IDS)  # by space
# With a switch: which family member goes. By figure; thugs have placeholders.
MEMBER: Final = tuple(
    Option("member", name) if i % EACH >= THUGS else _NOTHING for i, name in enumerate(FIGURE_IDS[:NEUTRAL])
)
JOB: Final = _of_kinds("job", FIRST_JOB, FIRST_ALLY)
COMMON: Final = _of_kinds("common", FIRST_JOB, FIRST_ALLY)
ALLY: Final = _of_kinds("ally", FIRST_ALLY, KINDS)
PAY: Final = _of_kinds("pay", FIRST_GOOD, STACKED)
FIRST: Final = tuple(Option("first", seat_id(seat)) for seat in range(MOST_SEATS))
APPLY: Final = tuple(Option("apply", name) for name in EFFECT_IDS)
LAUNDER: Final = _of_kinds("launder", 0, BILLS)
KEEP: Final = _of_kinds("keep", FIRST_JOB, FIRST_ALLY)
DISCARD: Final = _of_kinds("discard", 0, KINDS)
GOOD: Final = _of_kinds("good", FIRST_GOOD, STACKED)
BILL: Final = _of_kinds("bill", 0, BILLS)
COLLECT: Final = tuple(Option("collect", name) for name in LOCATION_IDS)
PLACE: Final = tuple(Option("place", name) for name in SPACE_IDS)
PATROL: Final = tuple(Option("patrol", name) for name in DISTRICT_IDS)  # the police chief's place
WHERE: Final = tuple(Option("where", name) for name in DISTRICT_IDS)
KILL: Final = tuple(Option("kill", name) for name in FIGURE_IDS)
MOVE: Final = tuple(Option("move", name) for name in FIGURE_IDS)
TO: Final = tuple(Option("to", name) for name in SPACE_IDS)
ROB: Final = tuple(Option("rob", seat_id(seat)) for seat in range(MOST_SEATS))
GIVE: Final = _of_kinds("give", 0, BILLS)
OFFER: Final = _of_kinds("offer", 0, BILLS)
NOTHING: Final = _NOTHING  # the answer of a player without a bill
MARKER: Final = tuple(Option("marker", name) for name in MARKER_IDS)
BID: Final = _of_kinds("bid", 0, BILLS)
DONE: Final = Option("done")
TAKE: Final = _of_kinds("take", FIRST_ALLY, KINDS)
FINISH: Final = Option("finish")
DECLINE: Final = Option("decline")

# The reverse: from an option's target to its index
KIND_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(KIND_IDS)}
SPACE_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(SPACE_IDS)}
DISTRICT_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(DISTRICT_IDS)}
FIGURE_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(FIGURE_IDS)}
EFFECT_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(EFFECT_IDS)}
SEAT_OF: Final[dict[str | int, int]] = {seat_id(seat): seat for seat in range(MOST_SEATS)}
FAMILY_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(FAMILY_IDS)}
MARKER_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(MARKER_IDS)}

# The rule that says when a verb may be used; it is cited when the verb is refused
DUE: Final = {
    "choose": "CE-SET-07",
    "thug": "CE-FB-01",
    "family": "CE-FB-01",
    "job": "CE-FB-01",
    "common": "CE-FB-01",
    "ally": "CE-FB-01",
    "member": "CE-RULE-42",
    "pay": "CE-JOB-02",
    "first": "CE-THUG-07",
    "apply": "CE-ICON-12",
    "launder": "CE-GEN-06",
    "keep": "CE-ICON-03",
    "discard": "CE-GEN-06",
    "good": "CE-ICON-07",
    "bill": "CE-SUP-02",
    "collect": "CE-CARD-03",
    "place": "CE-NEU-01",
    "patrol": "CE-NEU-04",
    "where": "CE-CARD-05",
    "kill": "CE-KILL-01",
    "move": "CE-CARD-06",
    "to": "CE-CARD-06",
    "rob": "CE-CARD-08",
    "give": "CE-CARD-09",
    "offer": "CE-CARD-11",
    "marker": "CE-WAR-08",
    "bid": "CE-BRIBE-01",
    "take": "CE-BRIBE-03",
}


WAIVERS: Final = ("decline", "done", "finish", "nothing", "pass")  # verbs with which a player forgoes something


def foreign(g: Empire, option: Option, duty: str = "CE-RULE-7") -> str:
    """The rule against an option that belongs to another question: the one that says when it may be chosen.

    `duty`: the rule that requires an answer to the current question.
    """
    verb = option.verb
    if verb in WAIVERS:
        return duty
    if verb == "bid" and not BRIBERY[g.round]:
        return "CE-BRIBE-07"
    if verb == "place" or verb == "patrol":
        family = SPACE_OF.get(option.target, 0) >= FIRST_SPACE
        if (CHIEF if verb == "patrol" else MAYOR if family else UNION_BOSS) in g.hudson:
            return "CE-NEU-09"
    return DUE.get(verb, "CE-FB-01")


def every(named: bool) -> tuple[Option, ...]:
    """The numbered action space. `named`: whether players name the family member that goes."""
    jobs, allies = range(FIRST_JOB, FIRST_ALLY), range(FIRST_ALLY, KINDS)
    goods, bills = range(FIRST_GOOD, STACKED), range(BILLS)
    return (
        *CHOOSE,
        *THUG,
        *FAMILY_TO[FIRST_SPACE:],
        *(JOB[kind] for kind in jobs),
        *(COMMON[kind] for kind in jobs),
        *(ALLY[kind] for kind in allies),
        *(PAY[kind] for kind in goods),
        *FIRST,
        *APPLY,
        *(LAUNDER[kind] for kind in bills),
        *(KEEP[kind] for kind in jobs),
        *DISCARD,
        *(GOOD[kind] for kind in goods),
        *(BILL[kind] for kind in bills),
        *COLLECT,
        *PLACE,
        *PATROL,
        *WHERE,
        *KILL,
        *MOVE,
        *TO,
        *ROB,
        *(GIVE[kind] for kind in bills),
        *(OFFER[kind] for kind in bills),
        NOTHING,
        *MARKER,
        *(BID[kind] for kind in bills),
        DONE,
        *(TAKE[kind] for kind in allies),
        FINISH,
        DECLINE,
        *(option for option in MEMBER if named and option != NOTHING),
    )
