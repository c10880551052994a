"""Names of things in sentences, and the arguments of texts: what a place brings, where money came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from consigliere.drawing import Count, Texts
from consigliere.engine import Option

from .components import (
    BACK,
    BY_PARK,
    CARD_EFFECTS,
    COLOUR_AWARD,
    COLOUR_IDS,
    DATA,
    DISTRICT,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    EFFECT,
    EFFECT_IDS,
    FAMILY_IDS,
    FIGURE_IDS,
    FRONT,
    JOB_SIZE,
    KIND,
    LOCATIONS,
    MARKER_IDS,
    PARK_BACK,
    PARK_ID,
    ROUNDS,
    SPACE,
    TOUCHES,
)

Name = tuple[str, dict[str, Any]]
_COST: Final[dict[str, dict[str, int]]] = {job["id"]: job["cost"] for job in DATA["job"]}
_SPENT: Final = {"CE-THUG-04": "why-no-thug", "CE-FAM-03": "why-no-member"}
WILD_ID: Final = "narcotics"
View = dict[str, Any]

_NAMES: Final[dict[str, Name]] = {
    **{name: (f"effect-{name}", {}) for name in EFFECT_IDS},
    **{
        figure: ("thug-of", {"family": f"side-{family}"})
        for family in FAMILY_IDS
        for figure in FIGURE_IDS
        if figure.startswith(f"{family}_thug")
    },
    **{
        name: ("marker-name", {"district": DISTRICT_IDS[i // ROUNDS], "number": str(i % ROUNDS + 1)})
        for i, name in enumerate(MARKER_IDS)
    },
}

# Where an option's target is: the same card may be in hand, in the suitcase and on a stack.
_PLACE_OF: Final = {
    "launder": "hand",
    "discard": "hand",
    "offer": "hand",
    "pay": "hand",
    "job": "hand",
    "ally": "hand",
    "give": "case",
    "bid": "case",
    "good": "stack",
    "bill": "stack",
    "common": "common",
    "take": "offer",
    "keep": "drawn",
    "apply": "effect",
}


ACTIONS: Final = frozenset({"thug", "family", "job", "common", "ally", "pay"})  # the actions of a turn
AIMED: Final = frozenset({"launder", "apply", "move", "kill", "collect", "place", "patrol", "rob", "good"})
PLACES: Final = frozenset({"ChooseFront", "PlaceNeutral", "MoveFigure", "MoveTo"})  # questions that choose a place
FAR: Final = frozenset({"launder", "discard", "first", "apply", "good"})  # verbs of the questions that may follow
_WANTED: Final = {  # effects on a figure anywhere on the board: is it the player's own, is it a thug
    EFFECT["move_own_thug"]: (True, True),
    EFFECT["move_own_family"]: (True, False),
    EFFECT["move_opponent_thug"]: (False, True),
    EFFECT["move_opponent_family"]: (False, False),
    EFFECT["kill_opponent_thug_board"]: (False, True),
    EFFECT["kill_opponent_family_board"]: (False, False),
}
_INFLUENCE: Final = "influence-"  # followed by the side


def name_of(thing: str) -> Name:
    """The message that names a thing, and its arguments."""
    if thing in _NAMES:
        return _NAMES[thing]
    if thing.startswith(_INFLUENCE):
        side, _, points = thing.removeprefix(_INFLUENCE).partition("-")
        return "influence-of", {"family": f"side-{side}", "points": points}
    place, _, bare = thing.partition("-")
    return name_of(bare) if bare and place in _PLACE_OF.values() else (thing, {})


def too_far(option: Option, view: View) -> bool:
    """Whether an option of the next question must not be clickable during this one.

    Otherwise a highlighted bill, while a figure is to be sent out, would send a thug to launder it. A highlighted job,
    while effects are taken, would look as if it could be done, but would be discarded.
    """
    if view["step"] == "Turn":
        return option.verb not in ACTIONS
    if view["step"] == "NextEffect":
        return option.verb not in AIMED
    return view["step"] in PLACES and option.verb in FAR


def thing_of(option: Option) -> str:
    """The thing on the table that an option points at."""
    place = _PLACE_OF.get(option.verb)
    return f"{place}-{option.target}" if place else str(option.target)


# --- what a place brings


def front(location: str) -> list[str]:
    """The effects of a shop window, by id."""
    return [EFFECT_IDS[effect] for effect in FRONT[SPACE[location]]]


def back(location: str) -> list[str]:
    """The effects of a back door, by id."""
    return [EFFECT_IDS[effect] for effect in BACK[SPACE[location]]]


def touched(space: str) -> list[str]:
    """The areas a family space touches, Central Park last."""
    number = SPACE[space]
    return [*(DISTRICT_IDS[district] for district in TOUCHES[number]), *((PARK_ID,) if BY_PARK[number] else ())]


def backs(district: str, tiles: Sequence[str]) -> list[str]:
    """The back doors of an area: of a district printed and tile, or what Central Park gives."""
    if district == PARK_ID:
        return [EFFECT_IDS[effect] for effect in PARK_BACK]
    number = DISTRICT[district]
    found = [EFFECT_IDS[effect] for effect in BACK[number]]
    return found + back(tiles[number]) if number < len(tiles) else found


def brings(place: str, tiles: Sequence[str]) -> list[str]:
    """What a figure on a space would collect: a shop window, or all adjacent back doors."""
    space = SPACE[place]
    if space < LOCATIONS:
        return front(place)
    return [effect for area in touched(place) for effect in backs(area, tiles)]


def about(option: Option, view: View) -> dict[str, Any]:
    """What distinguishes options besides their target."""
    target = str(option.target)
    if option.verb in ("thug", "family", "collect", "place"):
        return {"brings": brings(target, view["table"]["tiles"])}
    if option.verb == "to":
        collects = _own(view["facts"].get("figure"), view)
        return {"brings": brings(target, view["table"]["tiles"]) if collects else None}
    if option.verb in ("kill", "move"):
        return {"place": where(target, view)}
    if option.verb in ("job", "common", "ally"):
        return {"idle": finds_nobody(target, view)}
    if option.verb == "done":
        return {"total": sum(int(bill.removeprefix("bid:bill_")) for bill in view["row"])}
    return {}


def finds_nobody(card: str, view: View) -> bool:
    """Whether a card moves or kills a figure but there is none it could: it may be played, but this effect is lost.
    [CE-ICON-12, CE-CARD-05 to CE-CARD-07, CE-RULE-26]"""
    wanted = [_WANTED[effect] for effect in CARD_EFFECTS[KIND[card]] if effect in _WANTED]
    if not wanted or view["seat"] is None or view["seat"] != view["table"]["turn"]:  # only for the reader's own turn
        return False
    own = f"{family(view['seat'], view)}_"
    there = [
        (figure.startswith(own), "_thug" in figure or figure == "union_boss")
        for figure in view["table"]["figures"].values()
    ]
    return not any(pair in there for pair in wanted)


def _own(figure: str | None, view: View) -> bool:
    """Whether a figure is of the reader's family."""
    return figure is not None and view["seat"] is not None and figure.startswith(f"{family(view['seat'], view)}_")


def where(figure: str, view: View) -> str:
    """Where a figure is: the thugs of a family have the same name."""
    table = view["table"]
    places = {one: place for place, one in table["figures"].items()} | {"police_chief": table["chief"]}
    return places.get(figure) or ("hudson" if figure in table["hudson"] else "nowhere")


# Facts that may be empty: a card that only others know, an empty hand, a district without figures.
_MAYBE: Final = {"stole": "card", "gave": "cards"}


def retold(facts: dict[str, Any], view: View) -> dict[str, Any]:
    """The facts of an event for its sentence. What is missing, or hidden from the reader, is "none"."""
    event = facts.get("event", "")
    if not event:
        return facts | _asked(view)
    if event == "last_hand":
        return facts | {
            "cards": facts["cards"] or None,
            "bills": any(card.startswith("bill_") for card in facts["cards"]),
        }
    if event == "bid":
        return facts | {"several": len(facts["cards"]) > 1}
    if event == "turf":
        return _turf(facts, view)
    key = _MAYBE.get(event)
    return facts if key is None or facts.get(key) else facts | {key: None}


def _asked(view: View) -> dict[str, Any]:
    """Further arguments of a question: the job that is being paid for and which of its goods is asked for, whether it
    is about the reader's share of another's window, whether there is a bill in hand, and whether this is the last
    tribute. [CE-JOB-02, CE-THUG-05, CE-FIN-02]"""
    table, seat = view["table"], view["seat"]
    hand = table["hand"] or ()
    verb, _, card = next(iter(view["row"] or ()), "").partition(":")
    paid = card if verb in ("job", "common") else None
    return {
        "paying": paid,
        "good": len(view["row"] or ()),
        "goods": JOB_SIZE[KIND[card]] if paid else 0,
        "share": table["turn"] not in (None, seat),
        "bills": any(card.startswith("bill_") for card in hand),
        "last": table["round"] == ROUNDS,
    }


def _turf(facts: dict[str, Any], view: View) -> dict[str, Any]:
    """The influence of each side in a turf war: the names of figures alone would not say whose they are."""
    rows = [(family(seat, view), points) for seat, points in enumerate(facts["points"])] + [
        ("neutral", facts["neutral"])
    ]
    best = max(points for _, points in rows)
    there = sorted([row for row in rows if row[1]], key=lambda row: -row[1])
    told = {key: value for key, value in facts.items() if key not in ("points", "neutral", "figures")}
    told["standing"] = [f"{_INFLUENCE}{side}-{points}" for side, points in there] or None
    return told | {"tie": sum(points == best for _, points in rows) > 1}


def tally(event: dict[str, Any]) -> tuple[Count, ...]:
    """What decided a turf war: the influence of each family there, and of neutral figures."""
    if event["event"] != "turf":
        return ()
    rows: list[tuple[int | str, int]] = [*enumerate(event["points"]), ("side-neutral", event["neutral"])]
    there = sorted([row for row in rows if row[1]], key=lambda row: -row[1])
    return tuple([Count(who, (("tally-influence", n),), n, who == event["winner"]) for who, n in there])


# --- what is missing


def lacking(thing: str, rule: str, view: View, words: Texts) -> str:
    """Why a job cannot be paid or a figure cannot be sent, with the reader's own goods and figures; else ""."""
    if rule in _SPENT:
        return words(_SPENT[rule])
    _, _, job = thing.partition("-")
    if rule != "CE-JOB-02" or job not in _COST or view["row"]:
        return ""
    held = Counter(view["table"]["hand"])
    missing = {good: count - held[good] for good, count in _COST[job].items() if count > held[good]}
    goods = [words(f"{good}.mid") if n == 1 else f"{n} × {words(good)}" for good, n in missing.items()]
    return words("why-job", goods=", ".join(goods), wild=held[WILD_ID])


# --- who is who


def sides(view: View) -> dict[str, int | None]:
    """The families in play, and who leads each."""
    return {side["family"]: side["seat"] for side in view["table"]["families"] if side["family"] is not None}


def family(seat: int, view: View) -> str | None:
    """The family a seat plays, or None if it has not chosen yet."""
    found: str | None = view["table"]["families"][seat]["family"]
    return found


def controllers(view: View) -> dict[str, str | None]:
    """By district, the family that controls it."""
    rows = zip(DISTRICT_IDS, view["table"]["markers"], strict=True)
    freed = view["table"].get("freed", ())  # after a tie, with the switch of CE-RULE-3
    return {district: family(stack[-1], view) if stack and district not in freed else None for district, stack in rows}


# --- the accounts


def accounts(view: View) -> list[tuple[str, list[int], str]]:
    """The lines of the final accounts: the suitcase, each district, each colour. [CE-FIN-03 to CE-FIN-05]"""
    awards = view["table"]["awards"]
    if awards is None:
        return []
    lines = [("account-suitcase", [row["money"] for row in awards], "CE-GEN-01")]
    for district in DISTRICT_IDS:
        row = [DISTRICT_AWARD * (district in one["districts"]) for one in awards]
        if any(row):
            lines.append((f"account-{district}", row, "CE-FIN-04"))
    for colour in COLOUR_IDS:
        row = [COLOUR_AWARD * (colour in one["colours"]) for one in awards]
        if any(row):
            lines.append((f"account-{colour}", row, "CE-FIN-05"))
    return lines
