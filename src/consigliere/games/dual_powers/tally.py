"""What decided a region that was scored, from what the reader was told before and after."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from consigliere.drawing import Count, View

from .components import (
    CARD,
    CARD_REGION,
    NEUTRAL,
    RED,
    REGION_IDS,
    SIDE_IDS,
    TOKEN,
    TOKEN_IDS,
    WEIGHT,
    WHITE,
    Rules,
    rules_for,
)
from .text import side_message

Details = dict[str, Any]
Face = tuple[int, int]  # a token, and 1 if it was exhausted
_OVER: Final = ("tiles", "round", "ended")


def tally(event: Details, view: View, earlier: Iterable[Details], later: Iterable[Details]) -> tuple[Count, ...]:
    """The strength of both sides in a region that brought points, or brought none. [DP-STR-01 to DP-STR-08]"""
    if event["event"] not in ("scored", "unscored"):
        return ()
    after = list(later)
    region = _region(event, earlier)
    if not region:
        return ()
    tokens, will = _tokens(region, view, after), SIDE_IDS.index(_will(view, after))
    rules = rules_for(view["options"])
    weights = [0, 0, 0]
    for token, tired in tokens:
        weights[rules.owner[token]] += rules.weight[2 * token + tired]
    red, white, stronger = rules.weighed(weights[RED], weights[WHITE], weights[NEUTRAL], will)
    sums = (red, white)
    if not any(sums):
        return ()
    found: list[Count] = []
    for side in (0, 1):
        helped = sums[side] > weights[side]
        notes = (_decided(sums),) if side == stronger and sums[0] // WEIGHT == sums[1] // WEIGHT else ()
        played_by = view["table"]["sides"][SIDE_IDS[side]]["seat"]
        who = side_message(view["table"], SIDE_IDS[side]) if played_by is None else played_by
        parts = _parts(tokens, rules, side, helped)
        found.append(Count(who, parts, sums[side] // WEIGHT, side == stronger, notes))
    return tuple(found)


def _region(event: Details, earlier: Iterable[Details]) -> str:
    """The region that an event is about: of its card, or of the last unrest. "" if that is not told."""
    card = event.get("card") or event["why"]
    if card == "unrest":
        return next((str(past["region"]) for past in earlier if past["event"] == "unrest"), "")
    return REGION_IDS[CARD_REGION[CARD[card]]]


def _tokens(region: str, view: View, after: list[Details]) -> list[Face]:
    """The tokens that were in a region: right after scoring each is exhausted or removed, if the game goes on.

    [DP-EXH-01 to DP-EXH-06]
    """
    found: list[Face] = []
    for event in after:
        if event["event"] == "ended" and not found:
            placed = [(token, *spot.split(":")) for token, spot in view["table"]["tokens"].items() if ":" in spot]
            return [(TOKEN[token], int(face == "exhausted")) for token, place, face in placed if place == region]
        if event["event"] in _OVER:
            break
        if event["event"] in ("exhausted", "removed") and event["region"] == region:
            found.append((TOKEN[event["token"]], int(event["event"] == "removed")))
    return found


def _will(view: View, after: list[Details]) -> str:
    """The side that held the Will then: it has changed hands with each `will` event since."""
    change = next((event for event in after if event["event"] == "will"), None)
    if change is None:
        return str(view["table"]["will"])
    return SIDE_IDS[1 - SIDE_IDS.index(change["side"])]


def _parts(tokens: Iterable[Face], rules: Rules, side: int, helped: bool) -> tuple[tuple[str, int], ...]:
    """A side's strength by the kind of its tokens."""
    found = {"tally-units": 0, "tally-leaders": 0, "tally-neutrals": 0}
    for token, tired in tokens:
        owner = rules.owner[token]
        if owner == side or (owner == NEUTRAL and helped):
            leads = TOKEN_IDS[token].startswith(("leader", "trotsky"))
            kind = "tally-neutrals" if owner == NEUTRAL else "tally-leaders" if leads else "tally-units"
            found[kind] += rules.strength[2 * token + tired]
    return tuple(found.items())


def _decided(sums: tuple[int, int]) -> str:
    """What decided between sides of equal strength. [DP-STR-04, DP-STR-05]"""
    return "tally-numbers" if sums[0] != sums[1] else "tally-will"
