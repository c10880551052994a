"""Arguments of the texts of options, questions and events, besides their own facts.

Players are named by their families. The acting player is `$side`. Any other player is the id of their family's
message, or `reader` for the reader.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from consigliere.drawing import Count
from consigliere.engine import Details, Option

from .abilities import BUSINESS_PEEKS, DISCOUNT, PEEKS, PRICE_DEN, PRICE_NUM, SUBSTITUTE_JOB
from .components import (
    ATTACHES,
    ATTACK,
    BUSINESS,
    COST,
    DATA,
    FAMILY,
    GANGSTER,
    GUN_COST,
    GUNS,
    HIRE_COST,
    INCOME,
    INFLUENCE,
    JOB,
    JOB_CATEGORY,
    JOB_STAKE,
    KIND_IDS,
    MONOPOLY,
    SUSPECTED_COST,
)
from .names import listed
from .options import DIE
from .setup import STARTING_KINDS

View = dict[str, Any]
NONE: Final = "none"

OTHER_SEATS: Final = ("from", "to", "against", "first")  # besides `seat`, the acting player
# Facts that an event may omit but its text needs
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {
    "revealed": ("against", "target", "sources", "stake", "gamble", "planned"),
    "played": ("gangster", "die"),
    "card_cancelled": ("card",),
    "took_back": ("at", "card"),
    "cancelled": ("business", "round"),
    "killed": ("gangster", "business"),
    "blocked": ("gangster", "business"),
    "monopoly": ("seat",),
    "rerolled": ("picked",),
}


def tally(event: Details) -> tuple[Count, ...]:
    """What decided a job: each die, and how many of them were high enough."""
    if "dice" not in event or "value" not in event:
        return ()
    parts = tuple([("tally-hit" if die >= event["value"] else "tally-miss", die) for die in event["dice"]])
    hits = sum([name == "tally-hit" for name, _ in parts])
    return (Count(event["seat"], parts, hits, hits > 0),)


# --- where things are


def family(view: View, seat: int | None) -> str:
    """The family a seat plays, "" while it has none."""
    return "" if seat is None else view["table"]["players"][seat]["family"] or ""


def named(view: View, seat: int | None) -> str:
    """The message that names a seat other than the acting player."""
    if seat is None:
        return NONE
    return "reader" if seat == view["seat"] else f"side-{family(view, seat)}"


def gangster_in(view: View, name: str) -> tuple[int, Details] | None:
    """The owner of a gangster in play, and the view's record of him."""
    for player in view["table"]["players"]:
        for gangster in player["gangsters"]:
            if gangster["id"] == name:
                return player["seat"], gangster
    return None


def task_on(view: View, slot: str) -> tuple[int, str, Details]:
    """The owner of an assignment, its gangster, and what the view shows of it."""
    name, place = (slot, 0) if slot in GANGSTER else (slot[:-2], 1)
    found = gangster_in(view, name)
    if found is None:
        return -1, name, {}
    return found[0], name, found[1]["tasks"][place] or {}


def owner_of(view: View, spot: str) -> int | None:
    """The owner of a business, in play or planned, or of a monopoly."""
    if spot in MONOPOLY:
        holder: int | None = view["table"]["monopolies"][spot]["seat"]
        return holder
    for player in view["table"]["players"]:
        tasks = [task for gangster in player["gangsters"] for task in gangster["tasks"] if task]
        if any(business["id"] == spot for business in player["businesses"]) or any(
            task.get("business") == spot for task in tasks
        ):
            seat: int = player["seat"]
            return seat
    return None


def price(view: View, business: str) -> int:
    """The reader's current price of a business as a planned purchase. [LCN-SG-25]"""
    cost, num, den = COST[BUSINESS[business]], 1, 1
    for own in view["table"]["players"][view["seat"]]["gangsters"]:
        if not own["blocked"]:
            gangster = GANGSTER[own["id"]]
            cost -= DISCOUNT[gangster]
            num *= PRICE_NUM[gangster]
            den *= PRICE_DEN[gangster]
    return max(0, cost) * num // den


def hire_cost(view: View, gangster: int) -> int:
    """What a gangster costs to hire, by the prices this table plays with."""
    return (SUSPECTED_COST if view["options"]["corrected_prices"] else HIRE_COST)[gangster]


# --- options


def about(option: Option, view: View) -> Details:
    """What distinguishes options besides their target."""
    verb, target = option.verb, option.target
    if verb in MAKERS:
        return MAKERS[verb](str(target), view)
    if verb.startswith("remove_") or verb == "on":
        return _on_gangster(str(target), view)
    if verb.startswith(("rob", "ambush")):
        return _on_slot(str(target), view)
    return {}


def _boss(target: str, view: View) -> Details:
    return {"businesses": listed(tuple(KIND_IDS[kind] for kind in STARTING_KINDS[FAMILY[target]]))}


def _jobs(target: str, view: View) -> Details:
    """The numbers of jobs and of influence cards among the extra cards."""
    return {"rest": view["facts"]["count"] - int(target)}


def _hire(target: str, view: View) -> Details:
    gangster = GANGSTER[target]
    return {"guns": GUNS[gangster], "price": hire_cost(view, gangster)}


def _exchange(target: str, view: View) -> Details:
    gangster = GANGSTER[target]
    return {"guns": GUNS[gangster], "price": max(0, hire_cost(view, gangster) - GUNS[gangster] * GUN_COST)}


def _on_gangster(target: str, view: View) -> Details:
    found = gangster_in(view, target)
    if found is None:
        return {"owner": NONE, "strength": GUNS[GANGSTER[target]]}
    return {"owner": named(view, found[0]), "strength": found[1]["strength"]}


def _plan(target: str, view: View) -> Details:
    return {"price": price(view, target), "income": INCOME[BUSINESS[target]]}


def _on_slot(target: str, view: View) -> Details:
    """An assignment: its owner, its gangster, and its card if the reader knows it."""
    seat, gangster, task = task_on(view, target)
    business = task.get("business")
    facts: Details = {
        "owner": named(view, seat) if seat >= 0 else NONE,
        "gangster": gangster,
        "round": str(task.get("round", "")),
        "card": task.get("card") or business or NONE,
        "sort": task.get("kind", NONE),
        "price": price(view, business) if business and view["seat"] is not None else 0,
        "instead": "job" if SUBSTITUTE_JOB[GANGSTER[gangster]] >= 0 else "money",
    }
    found = gangster_in(view, gangster)
    facts["strength"] = found[1]["strength"] if found else 0
    return facts


def _target(target: str, view: View) -> Details:
    if target in GANGSTER:
        found = gangster_in(view, target)
        busy = found is not None and any(found[1]["tasks"])
        return {**_on_gangster(target, view), "sort": "gangster", "state": "busy" if busy else "idle"}
    if target in BUSINESS:
        owner = owner_of(view, target)
        return {"owner": named(view, owner), "sort": "business", "strength": 0, "state": _state(view, target)}
    return {"owner": NONE, "sort": "family", "strength": 0, "state": NONE}


def _state(view: View, business: str) -> str:
    for player in view["table"]["players"]:
        for card in player["businesses"]:
            if card["id"] == business:
                return "blocked" if card["blocked"] else "open"
    return "open"


def _spot(target: str, view: View) -> Details:
    return {"owner": named(view, owner_of(view, target))}


def _everything(target: str, view: View) -> Details:
    """The whole amount that can be staked or laundered, if it is all of one's cash; limits are thousands."""
    return {"amount": view["table"]["players"][view["seat"]]["cash"]}


def _die(target: str, view: View) -> Details:
    dice = view["table"]["deeds"][-1]["dice"] if view["table"]["deeds"] else []
    return {"face": str(dice[DIE[target]]) if DIE[target] < len(dice) else NONE}


def _purchase(target: str, view: View) -> Details:
    prices = view["facts"].get("prices", {})
    return {"price": prices.get(target, COST[BUSINESS[target]]), "income": INCOME[BUSINESS[target]]}


def _grow(target: str, view: View) -> Details:
    abilities = next(card["abilities"] for card in DATA["special_gangsters"] if card["id"] == target)
    return {"price": next(ability["cost"] for ability in abilities if ability["kind"] == "grow")}


def _on_offer(target: str, view: View) -> Details:
    """A business, a gangster or a place for a token, for the deals form."""
    found = gangster_in(view, target)
    if found is not None:
        return {"strength": found[1]["strength"]}
    in_play = any(one["id"] == target for player in view["table"]["players"] for one in player["businesses"])
    if target in MONOPOLY or in_play:
        return {"state": "in_play", "income": INCOME[BUSINESS[target]] if in_play else 0}
    return {"state": "planned", "income": INCOME[BUSINESS[target]]}


MAKERS: Final = {
    "boss": _boss,
    "jobs": _jobs,
    "hire": _hire,
    "exchange": _exchange,
    "give": _on_gangster,
    "assign": _on_gangster,
    "plan": _plan,
    "plan_from_deck": _plan,
    "take_back": _on_slot,
    "peek": _on_slot,
    "perform": _on_slot,
    "instead": _on_slot,
    "buy": _on_slot,
    "cancel": _on_slot,
    "target": _target,
    "source": _spot,
    "home": _spot,
    "stake": _everything,
    "launder": _everything,
    "reroll": _die,
    "reroll_by_card": _die,
    "force_reroll": _die,
    "die": _die,
    "purchase": _purchase,
    "grow": _grow,
    **dict.fromkeys(("desk_business", "desk_gangster", "desk_token"), _on_offer),
}


# --- questions and events


def retold(facts: Details, view: View) -> Details:
    """The arguments of a question's or an event's text."""
    kind = facts.get("event")
    if kind is None:
        facts = {**facts, **_part(view)}
    elif "offer" in facts or "parties" in facts or kind == "talk":
        return facts  # the table itself has the texts of deals
    told = {**dict.fromkeys(OPTIONAL.get(str(kind), ())), **facts}
    if kind == "money":
        told.update(_money(facts))
    for key in OTHER_SEATS:
        if isinstance(told.get(key), int):
            told[key] = named(view, told[key])
    if told.get("seat") is not None:
        told["side"] = family(view, told["seat"])
    for key in ("seats", "winners"):
        if key in told:
            told[key] = [named(view, seat) for seat in told[key]]
    if kind == "used":
        told["looks"] = _looks(told["card"])
    if kind == "looked":
        told["way"] = "card" if told["by"] in INFLUENCE else "favour"
    if "dice" in told:
        told["count"] = len(told["dice"])
        told["dice"] = ", ".join(map(str, told["dice"])) or NONE
    if "mode" in told and "job" in told:
        told["aim"] = _aim(told)
    for key in ("value", "round"):
        if isinstance(told.get(key), int):
            told[key] = str(told[key])
    return told


def _looks(card: str) -> bool:
    """Whether a favour is a look at jobs. Each look has its own sentence, which is enough. [LCN-BIZ-01]"""
    if card in GANGSTER:
        return PEEKS[GANGSTER[card]] > 0
    return BUSINESS_PEEKS[BUSINESS[card]] > 0


def continued(before: Details, event: Details) -> Details | None:
    """One sentence for a favour or card and its looks [LCN-BIZ-01, LCN-INF-05], and for a planned purchase and the card
    that replaces it on the market [LCN-PLAN-04]."""
    if before["event"] == "planned" and event["event"] == "market":
        return {**before, "event": "planned_new", "market": event["business"]}
    if event["event"] != "peeked" or before.get("seat") != event["seat"]:
        return None
    look = {"at": event["at"], "card": event.get("card")}
    asked = before["event"] == "used" and _looks(before["card"])
    if asked or (before["event"] == "played" and before["mode"] == "peek"):
        none = {"at_2": None, "card_2": None}
        return {"event": "looked", "seat": event["seat"], "by": before["card"], **look, **none}
    if before["event"] == "looked" and before["at_2"] is None:
        return {**before, "at_2": look["at"], "card_2": look["card"]}
    return None


def _money(facts: Details) -> Details:
    """The subject of a sentence about money: the receiver, or the payer if it goes to the bank."""
    if facts["to"] is not None:
        return {"seat": facts["to"]}
    return {"seat": facts["from"], "why": "races_lost" if facts["why"] == "races" else facts["why"]}


def _aim(told: Details) -> str:
    """The sort of a deed, for its sentence."""
    if told["mode"] == "shoot_back":
        return "shot"
    if told["job"] is None:
        return "money"
    if told.get("target") is not None:
        return "thing"
    return "player" if told.get("against") is not None else NONE


def _part(view: View) -> Details:
    """The part of a longer answer that is asked for, and the whole it belongs to."""
    row = [Option.parse(text) for text in view["row"]]
    if not row:
        return {"part": NONE, "thing": NONE}
    verb, thing = row[0].verb, str(row[0].target)
    part = verb
    if verb == "play" and ATTACHES[INFLUENCE[thing]]:
        part = "lay"
    elif verb == "perform":
        thing = str(task_on(view, thing)[2]["card"])
        part = _wanted(thing, len(row))
    elif verb == "instead":
        part = "target"
    elif verb == "repeat" and view["table"]["deeds"]:
        thing = str(view["table"]["deeds"][-1]["job"])
        part = _wanted(thing, len(row))
    return {"part": part, "thing": thing or NONE}


def _wanted(job: str, parts: int) -> str:
    """The next part that a job asks for."""
    if parts == 1 and job in JOB:
        if JOB_CATEGORY[JOB[job]] == ATTACK:
            return "target"
        if JOB_STAKE[JOB[job]]:
            return "stake"
    return "how"


# --- the accounts at the end


# The line of the accounts for each reason of a payment; income and expenses may have different lines.
_GAINS: Final = {
    "reward": "jobs",
    "races": "jobs",
    "bounty": "jobs",
    "theft": "taken",
    "party": "taken",
    "robbery": "taken",
    "income": "income",
    "bonus_income": "income",
    "most_gangsters": "most_gangsters",
    "kills": "kills",
    "laundered": "laundered",
}
_LOSSES: Final = {
    "races": "jobs",
    "theft": "lost",
    "party": "lost",
    "damage": "lost",
    "purchase": "purchases",
    "hire": "gangsters",
    "growth": "gangsters",
}
# The lines in their order, with the rule that says what they are
_LINES: Final = {
    "start": "LCN-SET-09",
    "jobs": "LCN-EARN-01",
    "taken": "",
    "lost": "",
    "income": "LCN-INC-01",
    "purchases": "LCN-ACT-05",
    "gangsters": "LCN-INC-02",
    "deals": "LCN-DEAL-01",
    "final": "LCN-END-02",
    "most_gangsters": "LCN-END-03",
    "kills": "LCN-END-04",
    "laundered": "LCN-END-05",
}


def accounts(view: View, events: list[Details]) -> list[tuple[str, list[int], str]]:
    """The lines that add up to each player's money. What no event explains changed hands in deals."""
    scores = [int(score) for score in view["result"]["scores"]]
    start = DATA["money"]["start_expansion" if view["options"]["expansion_gangsters"] else "start_base"]
    sums = {line: [0] * len(scores) for line in _LINES}
    sums["start"] = [start] * len(scores)
    last = max((i for i, event in enumerate(events) if event["event"] == "round"), default=0)
    for i, event in enumerate(events):
        if event["event"] != "money":
            continue
        why, amount = event["why"], event["amount"]
        if event["to"] is not None:
            line = "final" if why == "income" and i > last else _GAINS[why]
            sums[line][event["to"]] += amount
        if event["from"] is not None:
            sums[_LOSSES[why]][event["from"]] -= amount
    for seat, score in enumerate(scores):
        sums["deals"][seat] = score - sum(row[seat] for row in sums.values())
    return [(f"account-{line}", row, rule) for line, rule in _LINES.items() if any(row := sums[line])]


# --- what stays on the felt until the next deed

_NEXT_DEED: Final = frozenset({"revealed", "bought", "cancelled", "action"})  # events that clear the felt
_SETTLED: Final[Details] = {
    **dict.fromkeys(("fixed", "sources"), ()),
    **dict.fromkeys(("reward", "taken"), 0),
    **dict.fromkeys(("repelled", "void", "repeated"), False),
    "harm": "none",
}


def afterwards(view: View, late: Iterable[Details]) -> View:
    """The last roll when it counted; it stays on the felt."""
    table = view["table"]
    if table["phase"] != "action" or table["deeds"]:
        return view
    dice: list[int] | None = None  # the final dice
    for event in late:
        kind = event["event"]
        if kind == "rerolled" and dice is None:
            dice = event["dice"]
        elif kind == "rolled":
            lying = event["dice"] if dice is None else dice
            successes = sum(1 for die in lying if die >= event["value"])
            deed = {**_SETTLED, **event, "dice": lying, "successes": successes}
            return {**view, "table": {**table, "deeds": [deed]}} if lying else view
        elif kind in _NEXT_DEED:
            break
    return view
