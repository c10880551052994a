"""What flies over Sicily: soldiers, cars and boats, influence markers, money, orders, districts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from consigliere.drawing import Flight, View

SOLDIER, COIN, ORDER = "#lf-i-soldier", "#lf-i-coin", "#lf-i-order"
MOST_COINS = 5
BANK = "column_economy"


def flights(event: dict[str, Any], view: View) -> Iterator[Flight]:
    """Return what flies because of an event, as its reader sees it."""
    kind, seat = event["event"], event.get("seat")
    family = _family(seat, view)
    if kind in ("marched", "gathered"):
        yield from _marched(event, family)
    elif kind in ("moved", "spread", "decisive", "emergency"):
        marker = f"marker-{event['to']}-{event['colour']}"
        yield Flight(marker, f"cell-{event['from']}", marker)
    elif kind == "revealed":  # all letters turn over and go to the desk, one after another
        for letter in event["orders"]:
            yield Flight(f"turn-{letter['order']}", f"stand-{letter['place']}", f"turn-{letter['order']}", turn=True)
    elif kind == "removed":
        owner = next((one["seat"] for one in view["table"]["seats"] if one["family"] == event["colour"]), None)
        home = "score" if owner is None else f"seat-{owner}"
        side = "" if owner is None else event["colour"]
        yield Flight(SOLDIER, f"stand-{event['place']}", home, event["count"], side)
    elif seat is not None:
        yield from _of_seat(event, seat, family, view)


def _of_seat(event: dict[str, Any], seat: int, family: str, view: View) -> Iterator[Flight]:
    kind, home = event["event"], f"seat-{seat}"
    if kind == "unit_placed":
        where = "sea" if event["unit"] == "boat" else "stand"
        yield Flight(f"#lf-i-{event['unit']}", home, f"{where}-{event['place']}", 1, family)
    elif kind == "placed":
        yield Flight(SOLDIER, _purse(seat, view), f"stand-{event['place']}", event["count"], family)
    elif kind == "recruited":
        yield Flight(SOLDIER, home, _purse(seat, view), event["count"], family)
    elif kind == "marker_placed":
        marker = f"marker-{event['cell']}-{family}"
        yield Flight(marker, home, marker)
    elif kind in ("order_laid", "order_returned"):
        way = (_purse(seat, view), f"stand-{event['place']}")
        yield Flight(ORDER, *(way if kind == "order_laid" else way[::-1]), 1, family)
    elif kind in ("earned", "paid"):
        way = (BANK, _purse(seat, view))
        yield Flight(COIN, *(way if kind == "earned" else way[::-1]), min(event["amount"], MOST_COINS))
    elif kind in ("fee", "gift", "first_gift"):
        yield Flight(COIN, _purse(seat, view), _purse(event["other"], view), min(event["amount"], MOST_COINS))
    elif kind in ("control_gained", "control_lost"):
        way = (f"crest-{event['district']}", "score")
        yield Flight("#lf-i-tile", *(way if kind == "control_gained" else way[::-1]), 1, family)


def _marched(event: dict[str, Any], family: str) -> Iterator[Flight]:
    way = (f"stand-{event['from']}", f"stand-{event['to']}")
    yield Flight(SOLDIER, *way, event["count"], family)
    cars = event.get("car") or event.get("cars") or 0
    if cars:
        yield Flight("#lf-i-car", *way, cars, family)


def _family(seat: int | None, view: View) -> str:
    return "" if seat is None else view["table"]["seats"][seat]["family"] or ""


def _purse(seat: int, view: View) -> str:
    """The place of a seat's money and soldiers: only the reader's team has a visible headquarters."""
    players, reader = view["table"]["seats"], view["seat"]
    same = reader is not None and players[reader]["team"] == players[seat]["team"]
    return f"hq-{seat}" if same else f"seat-{seat}"
