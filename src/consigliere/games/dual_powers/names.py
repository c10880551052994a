"""Names of components in sentences: the message for each thing, and its arguments.

Regions, bridges, leaders, months and actions have one message each, named by their id. Cards and units have one
message for each kind and are named by what is printed on them ("Petrograd-4").
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Option

from .components import (
    CARD,
    CARD_DAYS,
    CARD_IDS,
    CARD_POINTS,
    CARD_RECRUIT,
    CARD_REGION,
    COMMANDS,
    DATA,
    LEADER_TOKEN,
    MONTH,
    OPPOSITION,
    REGION_IDS,
    TOKEN,
    TOKEN_EXHAUSTED,
    TOKEN_IDS,
    TOKEN_LEVEL,
    TOKEN_READY,
    TOKEN_VALUE,
    UNITS,
    UNREST_POINTS,
)
from .effects import CARD_ACTIONS

Name = tuple[str, dict[str, Any]]


def _command(card: int) -> Name:
    return "command-card", {
        "region": REGION_IDS[CARD_REGION[card]],
        "days": CARD_DAYS[card],
        "recruit": CARD_RECRUIT[card],
        "action": CARD_ACTIONS[card][1],
        "points": CARD_POINTS[card],
    }


def _leader(card: int) -> Name:
    token = LEADER_TOKEN[card]
    return "leader-card", {
        "leader": TOKEN_IDS[token],
        "days": CARD_DAYS[card],
        "special": CARD_ACTIONS[card][1],
        "ready": TOKEN_READY[token],
        "exhausted": TOKEN_EXHAUSTED[token],
    }


def _unit(token: int) -> Name:
    owner = DATA["units"][token]["owner"]
    return f"unit-{owner}", {"ready": TOKEN_READY[token], "exhausted": TOKEN_EXHAUSTED[token]}


NAMES: Final[dict[str, Name]] = {
    **{CARD_IDS[card]: _command(card) for card in range(COMMANDS)},
    **{CARD_IDS[card]: _leader(card) for card in range(COMMANDS, len(CARD_IDS))},
    **{TOKEN_IDS[token]: _unit(token) for token in range(UNITS)},
    **{TOKEN_IDS[token]: ("unit-opposition", {"level": TOKEN_LEVEL[token]}) for token in OPPOSITION},
    **{tile["id"]: ("region-tile", {"region": tile["region"]}) for tile in DATA["region_tiles"]},
    **{marker["id"]: ("objective-marker", {"number": str(marker["number"])}) for marker in DATA["objective_markers"]},
}


def name_of(thing: str) -> Name:
    """The message that names a thing, and its arguments."""
    return NAMES.get(thing, (thing, {}))


def about(option: Option, view: dict[str, Any]) -> dict[str, Any]:
    """What distinguishes options besides their target: where a token is, how much a card recruits."""
    table = view["table"]
    target = str(option.target)
    if target in TOKEN:
        place, _, face = table["tokens"][target].partition(":")
        return {"place": place, "face": face or "ready", "value": TOKEN_VALUE[TOKEN[target]]}
    if option.verb == "act":
        card = view["facts"].get("card")
        if card in CARD and CARD[card] < COMMANDS:
            return {"region": REGION_IDS[CARD_REGION[CARD[card]]], "recruit": CARD_RECRUIT[CARD[card]]}
        if card in CARD:
            return {"leader": TOKEN_IDS[LEADER_TOKEN[CARD[card]]]}
    if option.verb == "unrest":
        return {"points": UNREST_POINTS[MONTH[table["month"]]]}
    return {}
