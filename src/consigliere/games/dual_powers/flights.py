"""What flies over Petrograd: cards from a hand, objectives turned over, points to the support track.

Tokens keep their ids wherever they are, so the page animates them without a flight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from consigliere.drawing import Flight, View


def flights(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Return what flies because of an event, as its reader sees it."""
    kind, side = event["event"], event.get("side")
    if kind == "scored":
        source = "unrest" if event["why"] == "unrest" else f"objective-{side}"
        yield Flight(f"#dp-{side}", source, "score", event["points"], side or "")
    elif kind == "played":
        seated = view["table"]["sides"][side]["seat"] is not None  # the Opposition has no hand
        yield _turned(event["card"], f"hand-{side}" if seated else "deck")
    elif kind == "revealed":
        yield _turned(event["card"], f"objective-{side}")
    elif kind == "objective" and "card" not in event:
        yield Flight(f"hand-{side}-1", f"hand-{side}", f"objective-{side}")
    elif kind == "drew":
        yield from _drawn(event, view)


def _turned(card: str, source: str) -> Flight:
    return Flight(f"card-{card}", source, f"card-{card}", turn=True)


def _drawn(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Own cards turn over on their way into the hand; those of others stay face down."""
    side = event["side"]
    if event.get("cards"):
        for card in event["cards"]:
            yield _turned(card, "deck")
    else:
        yield Flight(f"hand-{side}-1", "deck", f"hand-{side}", event["count"])
