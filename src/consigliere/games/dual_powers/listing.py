"""The board as a list of places, for screen readers and for playing from the list.

Equal tokens share a line. The line carries the ids of all of them, so that a choice of any of them finds it.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing import Line, Place, Texts, View, cached_place, counted

from .components import (
    BONUS_DAYS,
    CONNECTION_ENDS,
    CONNECTION_IDS,
    MONTH,
    MONTH_ENDS_GAME,
    REGION,
    REGION_IDS,
    SIDE_IDS,
    UNREST_POINTS,
)
from .picture.sheet import Sheet, weighed_up
from .text import ahead, side_message

# The lines about the state of the game
_STANDS: Final = ("round", "phase", "day", "month", "unrest", "blockade", "score", "half_length", "mode")


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    """The state of the game, the regions around their ring, the bridges, both sides, the piles, the reader's hand."""
    sheet = Sheet(view, words, "board")
    table, all_alike = sheet.table, (view["options"], sheet.opposition, sheet.will)
    around = (all_alike, table["unrest"], table["blockade"], table["blocked"], table["markers"])
    stands = [table[name] for name in _STANDS]
    found = [cached_place(_stands, words, (stands, table.get("difficulty"), all_alike), sheet)]
    for region in REGION_IDS:
        found.append(cached_place(_region, words, (region, sheet.lying(region), around), sheet, region))
    found.append(cached_place(_bridges, words, table["blocked"], sheet))
    supply = sheet.lying("supply")
    for side in SIDE_IDS:
        own = [one for one in supply if sheet.owner(one[0]) == side]
        facts = (side, sheet.sides[side], own, sheet.you == side, all_alike)
        found.append(cached_place(_side, words, facts, sheet, side))
    lying = [supply, sheet.lying("calendar"), sheet.lying("out")]
    piles = [table.get(name) for name in ("mode", "deck", "discard", "tiles_left", "pile", "leader_pile")]
    found.append(cached_place(_piles, words, (lying, piles, all_alike), sheet))
    if sheet.table["hand"] is not None:
        found.append(_hand(sheet))
    return tuple(found)


def _stands(sheet: Sheet) -> Place:
    table, words = sheet.table, sheet.words
    month = MONTH[table["month"]]
    lines = [
        words("list-round", round=table["round"], phase=f"phase-{table['phase']}"),
        words("pic-day", day=table["day"], month=words(table["month"])),
        words("list-bonus-days", days=", ".join([str(day) for day in BONUS_DAYS])),
        words("list-worth", points=UNREST_POINTS[month]),
    ]
    if MONTH_ENDS_GAME[month]:
        lines.append(words("pic-month-ends"))
    lines += [
        words("text-unrest", region=table["unrest"] or "none", next=table["blockade"] or "none"),
        words("pic-will-held", side=words(side_message(table, table["will"]))),
        words("list-support", side=_named(sheet, ahead(table)), points=abs(table["score"])),
        words("list-track-end", half=table["half_length"]),
    ]
    if table["mode"] == "solo":
        lines.append(words("pic-difficulty", level=table["difficulty"]))
    return Place(words("list-stands"), tuple([Line(line) for line in lines]))


def _named(sheet: Sheet, side: str) -> str:
    """The message that names a side; "none" if there is none."""
    return side_message(sheet.table, side) if side in SIDE_IDS else "none"


# --- the city


def _region(sheet: Sheet, region: str) -> Place:
    """A region: who is stronger and why, the tokens and markers in it, and where one can go from it."""
    table, words = sheet.table, sheet.words
    leads, *neutrals = weighed_up(words, sheet.balance(region), sheet.opposition)
    lines = [Line(leads, (region,)), *(Line(line) for line in neutrals)]
    lines += _alike(sheet, sheet.tokens_in(region))
    if table["unrest"] == region:
        lines.append(Line(words("list-unrest")))
    if table["blockade"] == region:
        lines.append(Line(words("list-next-unrest")))
    numbers = [str(i + 1) for i, where in enumerate(table["markers"]) if where == region]
    if numbers:
        lines.append(Line(words("text-markers", markers=", ".join(numbers))))
    lines.append(Line(words("list-joined", ways="; ".join(_ways(sheet, region)))))
    return Place(sheet.name(region, "full"), tuple(lines))


def _ways(sheet: Sheet, region: str) -> list[str]:
    found = []
    here = REGION[region]
    for bridge, ends in zip(CONNECTION_IDS, CONNECTION_ENDS, strict=True):
        if here in ends:
            other = REGION_IDS[ends[0] if ends[1] == here else ends[1]]
            found.append(sheet.words("list-way", region=other, bridge=bridge, blocked=_blocked(sheet, bridge)))
    return found


def _blocked(sheet: Sheet, bridge: str) -> str:
    return "yes" if sheet.table["blocked"] == bridge else "no"


def _bridges(sheet: Sheet) -> Place:
    words = sheet.words
    lines = [
        Line(words("list-bridge", bridge=bridge, blocked=_blocked(sheet, bridge)), (bridge,))
        for bridge in CONNECTION_IDS
    ]
    return Place(words("list-bridges"), tuple(lines))


def _alike(sheet: Sheet, tokens: list[str]) -> list[Line]:
    """Tokens as lines, equal ones together; in a region with the current strength of each."""
    found: dict[str, list[str]] = {}
    for token in tokens:
        place, exhausted = sheet.place(token)
        text = sheet.name(token)
        if place in REGION:
            face = "exhausted" if exhausted else "ready"
            text = sheet.words("list-token", name=text, face=face, strength=sheet.strength(token, exhausted))
        found.setdefault(text, []).append(token)
    return [Line(text if len(alike) == 1 else f"{len(alike)} × {text}", tuple(alike)) for text, alike in found.items()]


# --- next to the city


def _side(sheet: Sheet, side: str) -> Place:
    table, words = sheet.table, sheet.words
    facts = table["sides"][side]
    objective = words("none")
    if facts["objective"] is not None:
        hidden = facts["objective"] == "hidden"
        objective = words("face-down") if hidden else sheet.name(facts["objective"], "full")
    lines = [
        Line(words("pic-hand", count=facts["hand"])),
        Line(f"{words('list-objective-shown' if facts['objective_shown'] else 'secret-objective')}: {objective}"),
        Line(f"{words('played')}: {_names(sheet, facts['played'])}"),
    ]
    if facts["leaders"]:
        lines.insert(1, Line(words("list-leaders", leaders=_names(sheet, facts["leaders"]))))
    supply = [token for token in sheet.tokens_in("supply") if sheet.owner(token) == side]
    lines += [Line(f"{words('supply')}: {line.text}", line.things) for line in _alike(sheet, supply)]
    message = "text-side-you" if table["you"] == side else "text-side"
    return Place(words(message, side=side_message(table, side), faction=f"faction-{side}"), tuple(lines))


def _piles(sheet: Sheet) -> Place:
    table, words = sheet.table, sheet.words
    lines = [
        Line(words("pic-deck", count=table["deck"])),
        Line(f"{words('discard')}: {_names(sheet, table['discard'])}"),
        Line(words("pic-tiles", count=table["tiles_left"])),
    ]
    if table["mode"] == "solo":
        lines.append(Line(words("pic-pile", count=table["pile"])))
        lines.append(Line(words("pic-leaders", count=table["leader_pile"])))
    for token in sheet.tokens_in("calendar"):
        lines.append(Line(words("pic-token", face="calendar", name=sheet.name(token))))
    neutral = [token for token in sheet.tokens_in("supply") if sheet.owner(token) == "neutral"]
    lines += [Line(f"{words('supply')}: {line.text}", line.things) for line in _alike(sheet, neutral)]
    gone = sheet.tokens_in("out")
    if gone:
        lines.append(Line(f"{words('pic-out')}: {_names(sheet, gone)}"))
    return Place(words("list-piles"), tuple(lines))


def _names(sheet: Sheet, things: list[str]) -> str:
    return ", ".join(counted([sheet.name(thing) for thing in things], " × ")) or sheet.words("none")


def _hand(sheet: Sheet) -> Place:
    lines = [Line(sheet.name(card, "full"), (card,)) for card in sheet.table["hand"]]
    return Place(sheet.words("your-hand"), tuple(lines) or (Line(sheet.words("none")),))
