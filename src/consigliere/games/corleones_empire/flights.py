"""What flies over New York: goods and bills from the stacks, bills into a suitcase, cards from hand to hand.

Figures keep their ids wherever they stand, so the page animates them without a flight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from consigliere.drawing import Flight, View

GOODS = frozenset({"gun", "dirty_money", "booze", "narcotics"})
BACK = "#ce_i_limit"  # cards whose face is unknown


def flights(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Return what flies because of an event, as its reader sees it."""
    kind, seat = event["event"], event.get("seat")
    if kind == "turf":
        if event["winner"] is not None:
            winner = event["winner"]
            family = view["table"]["families"][winner]["family"] or ""
            yield Flight("#ce_i_marker", f"seat-{winner}", f"area-{event['district']}", 1, family)
    elif seat is None:
        return
    elif kind == "gained":
        card = event["card"]
        yield Flight(_sign(card), _stack(card), _held(seat, card, view))
    elif kind == "laundered":
        card = event["card"]
        case = "own-suitcase" if seat == view["seat"] else f"suitcase-{seat}"
        yield Flight(_sign(card), _held(seat, card, view), case)
    elif kind in ("stole", "offer_taken"):
        yield from _taken(event, view)
    elif kind == "drew":
        yield Flight("#ce_i_jobs", "job-deck", _hand(seat, view), event["count"])
    elif kind == "kept":
        yield Flight("#ce_i_jobs", _hand(seat, view), "job-deck", len(event["discarded"]))
    elif kind == "ally_taken":
        card = event["card"]
        if seat == view["seat"]:
            yield Flight(f"hand-{card}", f"offer-{card}", f"hand-{card}")
        else:
            yield Flight(f"offer-{card}", f"offer-{card}", f"seat-{seat}")
    elif kind in ("job", "paid", "discarded", "tribute"):
        yield from _given_up(seat, event.get("paid") or event.get("cards") or (), view)


def _given_up(seat: int, cards: Iterable[str], view: View) -> Iterator[Flight]:
    """Cards that go back to their stacks, those of a kind together."""
    for card, count in Counter(cards).items():
        yield Flight(_sign(card), _held(seat, card, view), _stack(card), count)


def _taken(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """A card from another hand: a reader who may not know its face sees its back."""
    if event.get("other") is None:
        return
    card = event.get("card")
    yield Flight(_sign(card) if card else BACK, _hand(event["other"], view), _hand(event["seat"], view))


def _sign(card: str) -> str:
    if card in GOODS:
        return f"#ce_i_{card}"
    return "#ce_i_bill" if card.startswith("bill_") else "#ce_i_jobs"


def _stack(card: str) -> str:
    return f"stack-{card}" if card in GOODS or card.startswith("bill_") else "job-deck"


def _hand(seat: int, view: View) -> str:
    return "own-limit" if seat == view["seat"] else f"seat-{seat}"


def _held(seat: int, card: str, view: View) -> str:
    """The place of a card in a hand: the own hand has a place for each kind."""
    return f"hand-{card}" if seat == view["seat"] else f"seat-{seat}"
