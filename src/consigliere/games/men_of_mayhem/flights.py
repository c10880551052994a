"""What flies over the valley: riders along the road, goods to a blind and from it, orders, heat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from consigliere.drawing import Flight, View

SIGNS = {"cash": "#mm-cash", "gun": "#mm-gun", "contraband": "#mm-bag"}
KINDS = ("member", "prospect")


def flights(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Return what flies because of an event, as its reader sees it."""
    kind, seat = event["event"], event.get("seat")
    if kind == "card":
        yield Flight(f"card-{event['card']}", "anarchy", f"card-{event['card']}", turn=True)
    elif kind == "tile":
        yield Flight(f"site-{event['site']}", "anarchy", f"site-{event['site']}", turn=True)
    elif kind == "market":
        for gang in event["gangs"]:
            if gang["cash"]:
                yield Flight(SIGNS["cash"], "market", f"blind-{gang['seat']}", gang["cash"])
    elif seat is None:
        return
    elif kind in ("ride", "backup"):
        yield from _riders(event, seat, event["from"], event["to"], view)
    elif kind in ("recruited", "wounded", "arrested", "emergency", "healed"):
        yield from _dudes(event, seat, view)
    elif kind in ("used", "received", "lost", "stolen", "trafficked"):
        yield from _goods(event, seat)
    elif kind in ("exploit", "trick"):
        yield Flight("#mm-order", f"orders-{seat}", f"site-{event['site']}")
    elif kind == "heat" and event["amount"] > 0:
        yield Flight("#mm-heat", "supply", f"heat-{seat}", event["amount"])


def _figure(seat: int, kind: str, place: str, view: View) -> str:
    """The thing for the dudes of a kind at a place; those at home are at "clubhouse"."""
    club = view["table"]["players"][seat]["club"]
    return f"{club}_{kind}_{'clubhouse' if place.startswith('clubhouse_') else place}"


def _riders(event: dict[str, Any], seat: int, start: str, end: str, view: View) -> Iterator[Flight]:
    for kind in KINDS:
        if event[f"{kind}s"]:
            there = _figure(seat, kind, end, view)
            yield Flight(f"figure-{there}", _figure(seat, kind, start, view), there)


def _dudes(event: dict[str, Any], seat: int, view: View) -> Iterator[Flight]:
    kind = event["event"]
    home = f"clubhouse-{view['table']['players'][seat]['club']}"
    if kind == "recruited":
        there = _figure(seat, "prospect", event["place"], view)
        yield Flight(f"figure-{there}", _figure(seat, "prospect", "pool", view), there)
    elif kind == "wounded":
        for one in KINDS:
            if event[f"{one}s"]:
                yield Flight(f"#mm-{one}", f"site-{event['place']}", "emergency_room", event[f"{one}s"])
    elif kind == "arrested":
        yield Flight(f"#mm-{event['kind']}", _figure(seat, event["kind"], event["place"], view), f"heat-{seat}")
    elif kind == "healed" or event.get("lives"):
        yield Flight(f"#mm-{event['kind']}", "emergency_room", home)


def _goods(event: dict[str, Any], seat: int) -> Iterator[Flight]:
    kind, blind = event["event"], f"blind-{seat}"
    if kind == "used":
        place = f"op-{event['op']}"
        if event.get("paid") and event.get("give") in SIGNS:
            yield Flight(SIGNS[event["give"]], blind, place, event["paid"])
        if event.get("amount") and event.get("get") in SIGNS:
            yield Flight(SIGNS[event["get"]], place, blind, event["amount"])
    elif kind == "trafficked":
        yield Flight(SIGNS["contraband"], blind, "market", event["bags"])
        yield Flight(SIGNS["cash"], "market", blind, event["cash"])
    elif event.get("item") in SIGNS and event["amount"]:
        other = f"blind-{event['from']}" if kind == "stolen" else "supply"
        way = (blind, other) if kind == "lost" else (other, blind)
        yield Flight(SIGNS[event["item"]], *way, event["amount"])
