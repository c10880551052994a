"""The table by places, with headings and whole words: it can be read aloud, and played from."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from consigliere.drawing import Line, Place, Texts

from .components import (
    BOARD_FIRST,
    CELL_IDS,
    COLUMN_CELLS,
    COLUMN_COST,
    COLUMN_IDS,
    DISTRICT_IDS,
    FAMILY,
    IN_DISTRICT,
    ROW_IDS,
    SEA_IDS,
    TERRITORY,
    TERRITORY_IDS,
    base_values,
)

View = dict[str, Any]


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    table = view["table"]
    places = [] if table["battle"] is None else [_battle(table["battle"], words)]
    for player in table["seats"]:
        if player["hq"] is not None and player["family"] is not None:
            places.append(_hq(player, view, words))
    for district, name in enumerate(DISTRICT_IDS):
        places.append(_district(district, name, table, words))
    places.append(_seas(table, words))
    places += _boards(table, words)
    places += [_family(player, table, words) for player in table["seats"] if player["family"] is not None]
    return tuple(places)


def _battle(battle: dict[str, Any], words: Texts) -> Place:
    sides = {"colour": battle["colour"], "men": str(battle["men"])}
    line = words("list-battle-line", **sides, defender=battle["defender"], defenders=str(battle["defenders"]))
    return Place(words("list-battle", place=battle["place"]), (Line(line, (battle["place"],)),))


def _hq(player: dict[str, Any], view: View, words: Texts) -> Place:
    hq = player["hq"]
    heading = words("list-hq" if player["seat"] == view["seat"] else "list-hq-ally")
    lines = [Line(words("list-hq-line", money=str(hq["money"]), soldiers=str(hq["soldiers"])))]
    lines += [Line(words(f"{order}.full"), (order,)) for order in hq["orders"]]
    return Place(heading, tuple(lines))


def _district(district: int, name: str, table: dict[str, Any], words: Texts) -> Place:
    held = table["districts"].get(name)
    heading = words("list-district", district=name)
    if held is not None:
        heading = words("list-held", district=name, colour=table["seats"][held]["family"])
    return Place(heading, tuple(place_line(TERRITORY_IDS[at], table, words) for at in IN_DISTRICT[district]))


def place_line(name: str, table: dict[str, Any], words: Texts) -> Line:
    """A territory in a line: whose soldiers, and what stands there besides."""
    at = TERRITORY[name]
    known = tuple(table["orders"].get(name, ()))
    return _line(words, name, table["owners"][at], table["soldiers"][at], table["cars"][at], table["labs"][at], known)


@lru_cache(maxsize=8192)
def _line(
    words: Texts, name: str, owner: str | None, soldiers: int, cars: int, labs: int, known: tuple[str | None, ...]
) -> Line:
    if owner is None:
        parts = [words("list-empty", place=name)]
    else:
        parts = [words("list-place", place=name, colour=owner, soldiers=soldiers)]
    if cars:
        parts.append(words("list-cars", n=str(cars)))
    if labs:
        parts.append(words("list-labs", n=str(labs)))
    parts += [words(order) if order is not None else words("list-sealed") for order in known]
    return Line(", ".join(parts), (name, *[order for order in known if order is not None]))


def _seas(table: dict[str, Any], words: Texts) -> Place:
    lines = []
    for sea in SEA_IDS:
        boats = table["seas"].get(sea, {})
        listed = [words("list-boats", colour=colour, n=str(count)) for colour, count in boats.items()]
        text = ", ".join(listed) or words("list-no-boats")
        lines.append(Line(words("list-sea", sea=sea, boats=text), (sea, *[f"boat_{colour}" for colour in boats])))
    return Place(words("list-seas"), tuple(lines))


def _boards(table: dict[str, Any], words: Texts) -> list[Place]:
    found = []
    for side, board in (("upper", table["round"] - 1), ("lower", table["round"])):
        lines = []
        if table[side] is None:
            continue
        for column, name in enumerate(COLUMN_IDS):
            if side == "upper":
                cost = str(COLUMN_COST[board][column])
                lines.append(Line(words("list-column", column=name, cost=cost), (f"column_{name}",)))
            for at in COLUMN_CELLS[board][column]:
                cell = CELL_IDS[BOARD_FIRST[board] + at]
                markers = table[side].get(cell, ())
                text = ", ".join(words(f"{colour}.mid") for colour in markers) or words("list-no-markers")
                things = (cell, *[f"{cell}-{colour}" for colour in dict.fromkeys(markers)])
                lines.append(Line(words("list-cell", cell=cell, markers=text), things))
        found.append(Place(words(f"list-{side}"), tuple(lines)))
    return found


def _family(player: dict[str, Any], table: dict[str, Any], words: Texts) -> Place:
    numbers = {
        **base_values(FAMILY[player["family"]], player["opened"]),
        **{name: player[name] for name in ("supply", "cars", "boats", "markers")},
    }
    rows = tuple(f"row_{row}" for row in ROW_IDS)
    lines = [Line(words("list-board", **{name: str(number) for name, number in numbers.items()}), rows)]
    if player["sold"]:
        lines.append(Line(words("list-sold", orders=", ".join(words(order) for order in player["sold"]))))
    claims = table["claims"][player["team"]]
    held = [kind for kind, seat in claims.items() if seat == player["seat"]]
    if held:
        names = ", ".join(words(kind) for kind in held)
        lines.append(Line(words("list-claims", side=player["family"], kinds=names), tuple(held)))
    free = [kind for kind in table["kinds"] if kind not in claims]
    if free and player["seat"] == player["team"]:
        lines.append(Line(words("list-free-claims", kinds=", ".join(words(kind) for kind in free)), tuple(free)))
    seat = words("seat-name", number=str(player["seat"] + 1))
    return Place(words("list-family", side=player["family"], name=seat), tuple(lines))
