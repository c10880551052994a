"""What flies over New York: money, cards from decks and hands, files from a gangster to the felt.

Businesses and gangsters keep their ids wherever they are, so the page animates them without a flight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from consigliere.drawing import Flight, View

NOTE = "#lcn-j-bills"
NOTE_WORTH = 3000
BANK = "felt"


def flights(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Return what flies because of an event, as its reader sees it."""
    kind, seat = event["event"], event.get("seat")
    if kind == "money":
        source, target = (BANK if one is None else f"seat-{one}" for one in (event["from"], event["to"]))
        yield Flight(NOTE, source, target, max(1, event["amount"] // NOTE_WORTH))
    elif kind in ("market", "market_open", "new_market"):
        for business in event.get("businesses", [event.get("business")]):
            yield _turned(f"business-{business}", "deck")
    elif seat is not None:
        yield from _cards(event, seat, view["seat"])


def _cards(event: dict[str, Any], seat: int, own: int | None) -> Iterator[Flight]:
    kind, hand = event["event"], f"hand-{seat}-1"
    if kind in ("drew_jobs", "drew_influence"):
        deck = "influence-deck" if kind == "drew_influence" else f"job-deck-{event['round']}"
        if event.get("cards"):
            what = "influence" if kind == "drew_influence" else "job"
            for card in event["cards"]:
                yield _turned(f"{what}-{card}", deck)
        else:
            yield Flight(hand, deck, f"seat-{seat}", event["count"])
    elif kind == "assigned":
        task = f"task-{event['at']}-1"
        yield Flight(task, f"job-{event['card']}" if "card" in event else f"seat-{seat}", task)
    elif kind == "revealed" and event.get("gangster"):
        yield Flight("deed-1", f"task-{event['gangster']}-1", "deed-1", turn=True)
    elif kind == "played":
        card = event["card"]
        target = event.get("gangster") or "influence-discard"
        yield Flight("#lcn-s-cards", f"influence-{card}" if seat == own else f"seat-{seat}", target)


def _turned(piece: str, source: str) -> Flight:
    return Flight(piece, source, piece, turn=True)
