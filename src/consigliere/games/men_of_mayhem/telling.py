"""What the wording of an option, a question or an event needs besides its own facts; and the accounts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any, Final

from consigliere.drawing import Count
from consigliere.engine import Details, Option

from .components import (
    CLUB,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    DATA,
    GUN_BONUS,
    MAIN_OPS,
    MOST_HEAT,
    OP,
    OP_IDS,
    PLACE,
    TRICK_HEAT,
    TRICK_OPS,
)
from .names import dudes, operation_now, several
from .terms import open_mods, powers_of, terms_of

View = dict[str, Any]


def about(option: Option, view: View) -> Details:
    """What the wording of an option needs besides its target."""
    if option.verb == "club_order":
        club = view["table"]["players"][view["seat"]]["club"]
        return {"order": CLUB_ORDER_IDS[CLUB[club]]}
    if option.verb == "done":
        return {"none": "yes" if view["step"] == "Backup" and not view["facts"].get("called") else "no"}
    if option.verb == "pick":
        one = next((kind for kind in ("member", "prospect") if f"_{kind}_" in str(option.target)), "none")
        return {"one": one if view["step"] == "Gather" else "none"}
    if _clubhouse(option.target):
        return {"target": "clubhouse"}
    if option.verb == "use" and option.target in OP:
        op = OP[str(option.target)]
        terms = terms_of(op, view, powers_of(view, view["seat"]), open_mods(view))
        return {"target": operation_now(op, terms.price, terms.amount, terms.left)}
    return {}


def place_of(option: Option, view: View) -> str | None:
    """The thing on the board that an option without a target belongs to, if any."""
    if option.verb == "trick":
        return trick_line(view)
    club = None if view["seat"] is None else view["table"]["players"][view["seat"]]["club"]
    if option.verb == "club_order" and club is not None and CLUB_OPS[CLUB[club]]:
        return OP_IDS[CLUB_OPS[CLUB[club]][0]]
    return None


def trick_line(view: View) -> str:
    """The line on a site's sign that describes its trick, "" if there is none."""
    site = view["facts"].get("site")
    place = len(TRICK_OPS) if site is None else PLACE[site]  # contacts come after the sites and have no trick
    lines = TRICK_OPS[place] if place < len(TRICK_OPS) else ()
    return OP_IDS[lines[0]] if lines else ""


def _clubhouse(thing: object) -> bool:
    """Whether a thing is a clubhouse. Nobody can act in another gang's, so sentences need not say whose it is."""
    return isinstance(thing, str) and thing.startswith("clubhouse_")


def tally(event: Details) -> tuple[Count, ...]:
    """What decided a fight: dudes, guns and the die of each gang. [MM-TD-13]"""
    if event["event"] != "totals":
        return ()
    worth = DATA["throw_down"]
    found: list[Count] = []
    for gang in event["gangs"]:
        parts = (
            ("tally-members", worth["member_bonus"] * gang["members"]),
            ("tally-prospects", worth["prospect_bonus"] * gang["prospects"]),
            ("tally-guns", GUN_BONUS * gang["guns"]),
            ("tally-die", gang["die"]),
        )
        found.append(Count(gang["seat"], parts, gang["total"], gang["seat"] == event["winner"]))
    return tuple(found)


def used_again(before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any] | None:
    """An operation used several times in a row as one event: three guns for three cash; None for anything else."""
    same = ("event", "seat", "op", "get", "give")
    if event["event"] != "used" or any(before.get(fact) != event.get(fact) for fact in same):
        return None
    sums = {fact: before[fact] + event[fact] for fact in ("amount", "paid") if fact in event}
    return event | sums


def retold(facts: Details, view: View) -> Details:
    """The facts of a question or an event as their wording needs them: amounts become things with names."""
    told = {key: "clubhouse" if _clubhouse(value) else value for key, value in facts.items() if key != "gangs"}
    kind = facts.get("event")
    if kind is None:
        if view["step"] == "TrickChoice" and "site" in facts:
            told["trick"] = [OP_IDS[op] for op in TRICK_OPS[PLACE[facts["site"]]]]
            told["heat"] = heat = TRICK_HEAT[PLACE[facts["site"]]]
            seat = view["seat"]
            hot = seat is not None and view["table"]["players"][seat]["heat"] + heat > MOST_HEAT
            told["busted"] = "yes" if hot else "no"
        elif view["step"] in ("CardWound", "Arrest"):
            told["card"] = view["table"]["acting"]  # the card that causes it, if any
    if "members" in facts and "prospects" in facts:
        who = dudes(facts["members"], facts["prospects"])
        told["who"] = told["going"] = who if facts["members"] + facts["prospects"] else "nobody"
    if "item" in facts:
        told["goods"] = several(facts["item"], facts["amount"]) if facts["amount"] else "nothing"
    for key, what in (("cash", "cash"), ("gun", "gun"), ("guns", "gun"), ("contraband", "contraband")):
        if isinstance(facts.get(key), int):
            told[f"{'bag' if key == 'contraband' else key}-goods"] = several(what, facts[key])
    if "bags" in facts:
        told["bags-goods"] = several("contraband", facts["bags"])
    if kind == "used":
        told["goods"] = several(facts["get"], facts["amount"]) if facts["amount"] else "nothing"
        told["paid"] = facts.get("paid")
        told["price"] = several(facts["give"], facts["paid"]) if "give" in facts else "nothing"
    elif kind == "totals":
        best = max([gang["total"] for gang in facts["gangs"]])
        told["tie"] = "yes" if [gang["total"] for gang in facts["gangs"]].count(best) > 1 else "no"
    elif kind == "removed":
        club = view["table"]["players"][facts["seat"]]["club"]
        place = facts["place"] if not facts["place"].startswith("clubhouse_") else "clubhouse"
        told["figure"] = f"{club}_{facts['kind']}_{place}"
    elif kind == "recruited":
        told["number-goods"] = several("prospect", facts["number"]) if facts["number"] else "nothing"
    elif kind == "card":
        told["hint"] = f"{facts['card']}-hint"
    elif kind == "club":
        told["board"] = told.pop("side")
    elif kind == "burnt":
        told["fresh"] = facts["fresh"] or "nothing"
    elif kind == "card_acts" and not facts["seats"]:
        told["seats"] = ["nobody"]
    return told


def afterwards(view: View, late: Iterable[Details]) -> View:
    """What stays visible until something else happens: the dice of the emergency room, and the uses of an exploit."""
    if view["step"] == "Operations":
        return {**view, "table": {**view["table"], "uses": _uses(view, late)}}
    rolls = list(takewhile(lambda event: event["event"] == "emergency", late))
    return {**view, "table": {**view["table"], "rolls": rolls[::-1]}} if rolls else view


def _uses(view: View, late: Iterable[Details]) -> dict[str, int]:
    """How often each operation of the question has been used since the order was given."""
    place = PLACE.get(view["facts"].get("site"), len(MAIN_OPS))
    if place >= len(MAIN_OPS) or view["facts"]["part"] == "club_order":
        return {}
    ops = (TRICK_OPS if view["facts"]["part"] == "trick" else MAIN_OPS)[place]
    found = {OP_IDS[op]: 0 for op in ops}
    for event in takewhile(lambda event: event["event"] not in ("exploit", "trick"), late):
        if event["event"] == "used" and event["op"] in found:
            found[event["op"]] += 1
    return found


# --- accounts

ACCOUNTS: Final = ("start", "sites", "market", "thefts", "cards", "dirty", "patching", "out", "deals")
ACCOUNT_RULES: Final = {
    "start": "MM-SET-07",
    "sites": "MM-EXP-03",
    "market": "MM-MKT-05",
    "thefts": "MM-OP-05",
    "cards": "MM-ANA-03",
    "dirty": "MM-HEAT-09",
    "patching": "MM-PIN-01",
    "out": "MM-ELIM-01",
    "deals": "MM-TRD-01",
}


def accounts(view: View, events: list[Details]) -> list[tuple[str, list[int], str]]:
    """How the cash came about, from public events; the rest of the final sum must have come by deals."""
    if view["result"] is None:
        return []
    seats = view["seats"]
    lines = {name: [0] * seats for name in ACCOUNTS}
    boards = {club["id"]: club for club in DATA["clubs"]}
    for player in view["table"]["players"]:
        if player["club"] is not None:
            lines["start"][player["seat"]] = boards[player["club"]][player["side"]]["cash"]
    for event in events:
        _book(lines, event)
    scores: list[int] = view["result"]["scores"]
    for seat in range(seats):
        known = sum(row[seat] for row in lines.values())
        lines["deals"][seat] = scores[seat] - known
    return [(f"account-{name}", row, ACCOUNT_RULES[name]) for name, row in lines.items() if any(row)]


def _book(lines: dict[str, list[int]], event: Details) -> None:
    """Book one event."""
    kind, seat = event["event"], event.get("seat", -1)
    if kind == "used":
        if event.get("give") == "cash":
            lines["sites"][seat] -= event["paid"]
        if event["get"] == "cash":
            lines["sites"][seat] += event["amount"]
    elif kind == "trafficked":
        lines["market"][seat] += event["cash"]
    elif kind == "stolen" and event["item"] == "cash":
        lines["thefts"][seat] += event["amount"]
        lines["thefts"][event["from"]] -= event["amount"]
    elif kind in ("received", "lost") and event["item"] == "cash":
        lines["cards"][seat] += event["amount"] if kind == "received" else -event["amount"]
    elif kind in ("heat", "arrested"):
        lines["dirty"][seat] += event["cash"]
    elif kind == "patched_in":
        lines["patching"][seat] -= event["cash"]
    elif kind == "disbanded":
        lines["out"][seat] -= event["cash"]
