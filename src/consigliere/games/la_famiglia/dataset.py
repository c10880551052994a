"""Validates data.toml for `consigliere check`.

`shape` finds what the code cannot run with: missing fields, broken references, unknown effects. `check` then checks the
facts: the rulebook's counts, and the constraints documented next to the tables. Some are our own design ("designed"):
the figures of a real box may break those, but never the rulebook's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from consigliere.engine.data import provenance_problems

Table = dict[str, Any]
LANGUAGES: Final = ("en", "ru", "uk")

# What each table must hold: the type of every field the code reads.
SINGLE: Final[dict[str, dict[str, type]]] = {
    "game": {"players": int, "minutes": list, "rounds": int, "win_family_districts": int, "win_team_districts": int,
             "tie_break_territory": str, "district_control_territories": int},
    "limits": {"labs_per_territory": int, "boats_per_sea_removed_at": int, "orders_per_territory": int,
               "orders_per_territory_max_special": int, "control_tokens_in_play": int, "other_player_marker_fee": int,
               "column_fee_per_marker": int, "gift_cost": int, "order_sale_value": int, "brute_force_cost": int,
               "families_drawn_per_team": int, "start_markers_per_player": int, "first_player_gift": int,
               "launder_per_lab": int, "lab_defence": int, "labs_removed_on_new_control": int, "snitch_cost": int},
    "turn_order": {"cycle": list, "teams": list},
    "map": {"frame": list, "lon_scale": float, "coastline": list},
}  # fmt: skip
ROWS: Final[dict[str, dict[str, type]]] = {
    "corner": {"id": str, "next": str},
    "sea": {"id": str, "name": dict, "neighbours": list, "coast": list, "label": list, "polygon": list},
    "district": {"id": str, "name": dict, "territories": list, "slot_sea": str, "slot": list, "colour": str},
    "territory": {"id": str, "name": dict, "district": str, "town": list, "label": list, "neighbours": list,
                  "seas": list, "start": dict, "polygon": list},
    "column": {"id": str, "name": dict, "actions": list},
    "row": {"id": str, "name": dict, "position": int},
    "action_board": {"id": int, "printed_on_map": bool, "column_costs": dict, "cells": list},
    "family": {"id": str, "name": dict, "beginner": bool, "rows": list},
    "order": {"id": str, "family": str, "class": str, "name": dict, "type": str, "initiative": int, "effects": list,
              "vest": int},
    "control_token": {"id": str, "name": dict, "phase": str, "trigger": str, "effect": dict, "optional": bool},
    "character": {"id": str, "name": dict, "money": int, "hq_soldiers": int, "map_soldiers": int, "cars": int,
                  "boats": int, "labs": int},
    "conflict_card": {"id": str, "name": dict, "step": int, "effect": dict},
}  # fmt: skip
CELL: Final[dict[str, type]] = {"id": str, "column": str, "infinite": bool, "money": int, "join": str, "actions": list}
CELL_ZERO: Final[dict[str, type]] = {"column": str, "neutral": int, "free": int}

# The effects: each parameter with its type, or the values that the code supports.
ACTIONS: Final[dict[str, dict[str, Any]]] = {
    "recruit": {"bonus": int},
    "place": {"bonus": int, "where": ("own_or_empty", "own")},
    "order": {"count": int, "spread": ("one", "distinct", "same")},
    "equip": {"options": list},
    "launder": {},
    "influence": {
        "count": int,
        "rows": ("any_one", "two_different", "justice", "police", "economy", "church"),
        "to": ("supply", "board", "split"),
    },
    "gather_to": {},
    "first_player": {},
    "decisive": {},
}
INSTANTS: Final[dict[str, dict[str, Any]]] = {"money": {"n": int}, "car": {"n": int}, "lab": {"n": int}, "launder": {}}
PARTS: Final[dict[str, dict[str, Any]]] = {
    **{kind: {"n": int} for kind in ("money", "recruit", "place", "car", "boat", "lab")},
    "recruit_base": {"bonus": int},
    "place_base": {"bonus": int},
    "gather": {},
    "attack": {"shots": int, "skull": int},
    "bomb": {"count": int, "skull": int},
    "snitch": {"pattern": list},
    "agitate": {"range": (1, 2, 3)},
    "replace_defenders": {"max": int},
    "pay_remove": {"lire_each": int},
    "lab_reinforce": {},
    "aid": {"soldiers": int, "neighbours": int},
    "convert_adjacent": {"max": int},
}
TOKENS: Final[dict[str, dict[str, Any]]] = {
    "discard_hq_soldier_for": {"soldiers": int, "gives": ("no_marker_fees_this_phase",)},
    "pay_remove_defender": {"lire": int, "defenders": int},
    "bomb_range_with_car": {"range": (1, 2, 3)},
    "place_boat": {"n": (1,)},
    "place_car": {"n": (1,)},
    "place_from_hq": {"soldiers": int, "exact": (True,)},
    "attack_bonus": {"n": int},
    "attack_past": {"lire": int, "over": list},
    "second_order_allowed": {"max_per_territory": (2,)},
    "defence_bonus_with_lab": {"n": int},
    "launder_bonus": {"n": int},
}
CARDS: Final[dict[str, dict[str, Any]]] = {"swap_enemy_soldier": {"n": int}, "own_soldiers_to_hq": {"n": int}}


def shape(data: Table) -> list[str]:
    """What the code cannot run with."""
    wrong = list(_fields(data))
    return wrong or list(_references(data)) + list(_effects(data))


def check(data: Table) -> list[str]:
    """Everything that is wrong with the dataset."""
    wrong = shape(data)
    if wrong:
        return wrong
    return [
        *provenance_problems(data),
        *_names(data),
        *_counts(data),
        *_map(data),
        *_starts(data),
        *_boards(data),
        *_families(data),
        *_examples(data),
        *_orders(data),
        *_tokens(data),
    ]


# --- shape


def _is(value: Any, kind: type) -> bool:
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def _fields(data: Table) -> Iterator[str]:
    for table, fields in SINGLE.items():
        entry = data.get(table)
        if not isinstance(entry, dict):
            yield f"{table} is missing"
            continue
        for field, kind in fields.items():
            if not _is(entry.get(field), kind):
                yield f"{table}.{field} is {entry.get(field)!r}, not {kind.__name__}"
    for table, fields in ROWS.items():
        rows = data.get(table)
        if not isinstance(rows, list) or not rows:
            yield f"{table} is missing"
            continue
        for i, row in enumerate(rows):
            for field, kind in fields.items():
                if not isinstance(row, dict) or not _is(row.get(field), kind):
                    yield f"{table}[{i}].{field} is not {kind.__name__}"
    for part in ("common", "family"):
        if not isinstance(data.get("components", {}).get(part), dict):
            yield f"components.{part} is missing"


def _ids(data: Table, table: str) -> list[str]:
    return [entry["id"] for entry in data[table]]


def _references(data: Table) -> Iterator[str]:
    for table in ("territory", "sea", "district", "family", "order", "control_token", "character", "conflict_card"):
        twice = [name for name, count in Counter(_ids(data, table)).items() if count > 1]
        if twice:
            yield f"{table} has {', '.join(twice)} twice"
    lands, seas, corners = set(_ids(data, "territory")), set(_ids(data, "sea")), set(data["turn_order"]["cycle"])
    for land in data["territory"]:
        missing = (set(land["neighbours"]) - lands) | (set(land["seas"]) - seas)
        if missing or land["district"] not in _ids(data, "district"):
            yield f"{land['id']} names {sorted(missing) or land['district']}, which there is not"
        if land["start"].get("owner") not in {*corners, "neutral"} or not _is(land["start"].get("soldiers"), int):
            yield f"the start of {land['id']} is nobody's"
    for sea in data["sea"]:
        if (set(sea["neighbours"]) - seas) or (set(sea["coast"]) - lands):
            yield f"{sea['id']} names a neighbour that there is not"
    for district in data["district"]:
        if set(district["territories"]) - lands or district["slot_sea"] not in seas:
            yield f"{district['id']} names a territory that there is not"
    if data["game"]["tie_break_territory"] not in lands:
        yield "the tie break territory is not on the map"
    sizes = {"territory": 36, "sea": 9, "district": 12, "family": 6, "column": 6, "row": 4, "control_token": 11,
             "conflict_card": 3, "action_board": 5, "corner": 4}  # fmt: skip
    for table, size in sizes.items():
        if len(data[table]) != size:
            yield f"there are {size} entries of {table}, not {len(data[table])} [rulebook]"
    rows = [entry["id"] for entry in sorted(data["row"], key=lambda row: int(row["position"]))]
    if rows != ["justice", "police", "economy", "church"]:
        yield "the rows are justice, police, economy, church from the top [rulebook]"


def _effects(data: Table) -> Iterator[str]:
    for column in data["column"]:
        for action in column["actions"]:
            yield from _effect(f"column {column['id']}", action, ACTIONS)
    yield from _cell_effects(data)
    for family in data["family"]:
        for row in family["rows"]:
            for cell in row.get("cells", []):
                if "instant" in cell:
                    yield from _effect(f"{family['id']} {row.get('row')}", cell["instant"], INSTANTS)
    for order in data["order"]:
        for part in order["effects"]:
            yield from _effect(order["id"], part, PARTS)
        if order["family"] not in _ids(data, "family") or order["type"] not in ("supply", "attack"):
            yield f"{order['id']} is of no family or type"
        kinds = [part.get("kind") for part in order["effects"]]
        if len(set(kinds)) != len(kinds):
            yield f"{order['id']}: two parts of one kind"
    for token in data["control_token"]:
        yield from _effect(token["id"], token["effect"], TOKENS)
    if {token["effect"].get("kind") for token in data["control_token"]} != set(TOKENS):
        yield "every effect of a control token is on exactly one of them"
    for card in data["conflict_card"]:
        yield from _effect(card["id"], card["effect"], CARDS)


def _cell_effects(data: Table) -> Iterator[str]:
    columns = set(_ids(data, "column"))
    for board in data["action_board"]:
        fields = CELL_ZERO if board["printed_on_map"] else CELL
        if set(board["column_costs"]) != columns:
            yield f"board {board['id']} does not price every column"
        for cell in board["cells"]:
            where = f"board {board['id']} {cell.get('id', cell.get('column'))}"
            for field, kind in fields.items():
                if not _is(cell.get(field), kind):
                    yield f"{where}: {field} is not {kind.__name__}"
            if cell.get("column") not in columns:
                yield f"{where}: there is no such column"
            for action in cell.get("actions", []):
                yield from _effect(where, action, ACTIONS)
            kinds = [action.get("kind") for action in cell.get("actions", [])]
            if len(set(kinds)) != len(kinds):
                yield f"{where}: two actions of one kind"


def _effect(where: str, effect: Table, vocabulary: dict[str, dict[str, Any]]) -> Iterator[str]:
    known = vocabulary.get(effect.get("kind", ""))
    if known is None:
        yield f"{where}: nobody carries out {effect.get('kind')!r}"
        return
    if set(effect) - {"kind"} != set(known):
        yield f"{where}: {effect['kind']} has {', '.join(known) or 'no parameters'}"
        return
    for name, kind in known.items():
        fine = _is(effect[name], kind) if isinstance(kind, type) else effect[name] in kind
        if not fine:
            yield f"{where}: {name} of {effect['kind']} cannot be {effect[name]!r}"


# --- facts


def _names(data: Table) -> Iterator[str]:
    for table, fields in ROWS.items():
        if "name" in fields:
            for entry in data[table]:
                missing = [language for language in LANGUAGES if not entry["name"].get(language)]
                if missing:
                    yield f"{entry['id']} has no name in {', '.join(missing)}"


def _counts(data: Table) -> Iterator[str]:
    common, family = data["components"]["common"], data["components"]["family"]
    stated = [
        ("labs", common["labs"], 30),
        ("neutral soldiers", common["neutral_soldiers"], 30),
        ("neutral markers", common["neutral_influence"], 8),
        ("characters", len(data["character"]), common["characters"]),
        ("control tokens of a set", len(data["control_token"]), common["control_tokens_per_set"]),
        ("soldiers of a family", family["soldiers"], 50),
        ("boats of a family", family["boats"], 4),
        ("markers on a family board", family["influence_on_board"], 17),
        ("markers in supply", family["influence_extra"], 8),
        ("control markers of a family", family["control_markers"], 6),
        ("orders", len(data["order"]), 6 * (family["order_tokens_basic"] + family["order_tokens_special"])),
        ("families of a first game", sum(entry["beginner"] for entry in data["family"]), 4),
    ]
    for what, found, wanted in stated:
        if found != wanted:
            yield f"there are {wanted} {what}, not {found} [rulebook]"
    if family["cars"] != 5 or family.get("fields_source", {}).get("cars") != "public":
        yield "there are 5 cars of a family by a public list, not by the rulebook [public]"


def _map(data: Table) -> Iterator[str]:
    lands = {land["id"]: land for land in data["territory"]}
    seas = {sea["id"]: sea for sea in data["sea"]}
    for name, land in lands.items():
        for other in land["neighbours"]:
            if name not in lands[other]["neighbours"] or other == name:
                yield f"{name} and {other} are not neighbours of each other"
        for sea in land["seas"]:
            if name not in seas[sea]["coast"]:
                yield f"{name} is not on the coast of {sea}"
        if len(land["seas"]) > 2:
            yield f"{name} touches more than two seas [rulebook]"
    for name, sea in seas.items():
        for other in sea["neighbours"]:
            if name not in seas[other]["neighbours"]:
                yield f"{name} and {other} are not neighbours of each other"
        for land in sea["coast"]:
            if name not in lands[land]["seas"]:
                yield f"{land} does not lie at {name}"
    reached = ["trapani"] if "trapani" in lands else [next(iter(lands))]
    for name in reached:
        reached += [other for other in lands[name]["neighbours"] if other not in reached]
    if len(reached) != len(lands):
        yield "the island is not connected [rulebook]"
    for district in data["district"]:
        three = district["territories"]
        if len(three) != 3 or any(lands[name]["district"] != district["id"] for name in three):
            yield f"{district['id']} has not its three territories [rulebook]"
        elif sum(b in lands[a]["neighbours"] for a in three for b in three) < 4:
            yield f"{district['id']} is not contiguous [rulebook]"
        if not any(district["slot_sea"] in lands[name]["seas"] for name in three):
            yield f"{district['id']} has its control slot in no sea next to it [rulebook]"
    stated = [
        ({"caltanissetta", "agrigento", "camastra"} <= set(_district_of(data, "camastra")), "LF-EX-1"),
        ("camastra" in lands["enna"]["neighbours"], "LF-EX-1"),
        (set(lands["licata"]["seas"]) == {"mare_agrigento", "mare_licata"}, "LF-EX-1"),
        ("mare_agrigento" in lands["camastra"]["seas"] and "mare_licata" in lands["ragusa"]["seas"], "LF-EX-15"),
        (not set(lands["camastra"]["seas"]) & set(lands["ragusa"]["seas"]), "LF-EX-15"),
        ({"caltagirone", "palagonia"} <= set(lands["scordia"]["neighbours"]), "LF-EX-17"),
    ]
    for holds, example in stated:
        if not holds:
            yield f"the map of {example} is another one [rulebook]"


def _district_of(data: Table, name: str) -> list[str]:
    found: list[str] = next(entry["territories"] for entry in data["district"] if name in entry["territories"])
    return found


def _starts(data: Table) -> Iterator[str]:
    starts = {land["id"]: land["start"] for land in data["territory"]}
    for corner in data["turn_order"]["cycle"]:
        own = [name for name, start in starts.items() if start["owner"] == corner]
        if len(own) != 6:
            yield f"corner {corner} starts on 6 territories, not {len(own)} [rulebook]"
        if len({land["district"] for land in data["territory"] if land["id"] in own}) != len(own):
            yield f"corner {corner} starts with two territories of a district [rulebook]"
    for name, start in starts.items():
        if not 2 <= start["soldiers"] <= 3:
            yield f"{name} starts with 2 or 3 soldiers [rulebook]"
    greys = sum(start["soldiers"] for start in starts.values() if start["owner"] == "neutral")
    if greys > data["components"]["common"]["neutral_soldiers"]:
        yield f"{greys} neutral soldiers start on the map, more than there are [rulebook]"
    aids = [part for order in data["order"] for part in order["effects"] if part["kind"] == "aid"]
    bank = data["components"]["common"]["neutral_soldiers"] - greys
    if any(bank < part["soldiers"] * part["neighbours"] for part in aids):
        yield f"the bank starts with {bank} neutral soldiers, fewer than White A may bring [rulebook]"
    teams = data["turn_order"]["teams"]
    cycle = data["turn_order"]["cycle"]
    for here, there in zip(cycle, [*cycle[1:], cycle[0]], strict=True):
        if any(here in team and there in team for team in teams):
            yield f"{there} plays after its ally {here} [rulebook]"


def _boards(data: Table) -> Iterator[str]:
    zero, *others = sorted(data["action_board"], key=lambda board: int(board["id"]))
    if sum(cell["neutral"] for cell in zero["cells"]) != data["components"]["common"]["neutral_influence"]:
        yield "board 0 has a grey circle for each neutral marker [rulebook]"
    if any(cell["neutral"] < 1 for cell in zero["cells"]):
        yield "every column of board 0 has a grey circle [rulebook]"
    if sum(cell["free"] for cell in zero["cells"]) < 4 * data["limits"]["start_markers_per_player"]:
        yield "board 0 has a free cell for every marker of the start [rulebook]"
    actions: list[Table] = []
    for board in others:
        if not any(cell["infinite"] for cell in board["cells"]):
            yield f"board {board['id']} has no infinite cell [rulebook]"
        actions += [action for cell in board["cells"] for action in cell["actions"]]
        for cell in board["cells"]:
            if cell["infinite"] and (cell["money"] != 1 or cell["join"] != "or" or len(cell["actions"]) != 2):
                yield f"{cell['id']} is not like the infinite cell of LF-EX-5: gain 1, A / B [rulebook]"
        if not {1, 2} <= set(board["column_costs"].values()) and board is others[0]:
            yield "no column costs 1 or none costs 2, as in LF-EX-7 [rulebook]"
    paid = [[action["kind"] for action in cell["actions"]] for board in others for cell in board["cells"]
            if cell["money"] == -1 and cell["join"] == "and" and not cell["infinite"]
            and {"kind": "place", "bonus": 1, "where": "own_or_empty"} in cell["actions"]]  # fmt: skip
    if ["order", "place"] not in paid:
        yield "no single cell is pay 1: order + place +1, as in LF-EX-4 [rulebook]"
    first = [action["kind"] for cell in others[0]["cells"] for action in cell["actions"]]
    if "gather_to" in first:
        yield "on board 1 no territory can become empty [rulebook]"
    wanted: list[Table] = [
        {"kind": "recruit", "bonus": 1},
        {"kind": "place", "bonus": 2, "where": "own_or_empty"},
        {"kind": "order", "count": 2, "spread": "distinct"},
        {"kind": "order", "count": 2, "spread": "same"},
        {"kind": "place", "bonus": 4, "where": "own"},
        {"kind": "influence", "count": 2, "rows": "any_one", "to": "supply"},
        {"kind": "influence", "count": 1, "rows": "any_one", "to": "supply"},
        {"kind": "influence", "count": 1, "rows": "any_one", "to": "board"},
        {"kind": "gather_to"},
        {"kind": "decisive"},
    ]
    for action in wanted:
        if action not in actions:
            yield f"no cell has the action {action} [rulebook]"


def _families(data: Table) -> Iterator[str]:
    rows = {entry["id"] for entry in data["row"]}
    for family in data["family"]:
        cells = [cell for row in family["rows"] for cell in row["cells"]]
        if {row["row"] for row in family["rows"]} != rows:
            yield f"{family['id']} has not the four rows [rulebook]"
        if len(cells) != data["components"]["family"]["influence_on_board"]:
            yield f"the board of {family['id']} has {len(cells)} cells [rulebook]"
        letters = sorted(
            (row["row"], cell["order"]) for row in family["rows"] for cell in row["cells"] if "order" in cell
        )
        special = sorted(
            (order["row"], order["letter"])
            for order in data["order"]
            if order["family"] == family["id"] and order["class"] == "special"
        )
        if letters != special:
            yield f"the special orders of {family['id']} do not fit its board [rulebook]"
        for row in family["rows"]:
            values = [row["base"]] if "base" in row else []
            values += [cell["base"] for cell in row["cells"] if "base" in cell]
            if row["row"] == "economy" and values:
                yield f"the economy of {family['id']} has a base value [rulebook]"
            for half in ("attack", "bomb") if row["row"] == "justice" else ("",):
                row_of = [value[half] if half else value for value in values]
                if row_of != sorted(row_of):
                    yield f"the values of {family['id']} {row['row']} fall [designed]"


def _examples(data: Table) -> Iterator[str]:
    """Facts about family boards and tokens from the rulebook's examples, which do not name the families."""
    rows = {(family["id"], row["row"]): row for family in data["family"] for row in family["rows"]}
    values = {at: [row.get("base"), *[cell.get("base") for cell in row["cells"]]] for at, row in rows.items()}
    for name in _ids(data, "family"):
        justice = [value for value in values[name, "justice"] if value is not None]
        if {"attack": 2, "bomb": 3} not in justice:
            yield f"no car of {name} has +2 in an attack and +3 in an explosion, as in LF-EX-13 [rulebook]"
        if any(value["bomb"] <= value["attack"] for value in justice):
            yield f"a car of {name} is worth less in an explosion than in an attack, against LF-EX-13 [rulebook]"
        if rows[name, "economy"]["cells"][0].get("instant") != {"kind": "money", "n": 1}:
            yield f"the first economy cell of {name} does not bring 1 lira, as in LF-EX-10 [rulebook]"
        police = rows[name, "police"]["cells"][:2]
        if sum("order" in cell for cell in police) != 1:
            yield f"the two leftmost police markers of {name} uncover not one special order, as in LF-EX-9 [rulebook]"
        if 2 not in values[name, "police"]:
            yield f"{name} has no base value 2 of police, as in LF-EX-3 and LF-EX-4 [rulebook]"
        if 4 not in values[name, "church"]:
            yield f"{name} has no base value 4 of church, as in LF-EX-2 [rulebook]"
    starts = [cell for at, row in rows.items() if at[1] == "justice" for cell in row["cells"]]
    if not any(cell.get("order") == "B" and cell.get("instant") == {"kind": "car", "n": 1} for cell in starts):
        yield "no justice column B starts with a car, as in LF-EX-8 [rulebook]"
    attack = {"kind": "attack", "shots": 1, "skull": 2}
    if not any(order["initiative"] == 4 and attack in order["effects"] for order in data["order"]):
        yield "no attack has initiative 4, one shotgun and skull 2, as in LF-EX-14 [rulebook]"
    if not any(order["vest"] == 1 for order in data["order"]):
        yield "no order has vest 1, as in LF-EX-14 [rulebook]"
    if not any({"kind": "snitch", "pattern": [2, 2, 1]} in order["effects"] for order in data["order"]):
        yield "no snitch is 2, 2, 1, as in LF-EX-16 [rulebook]"


def _orders(data: Table) -> Iterator[str]:
    for family in data["family"]:
        own = [order for order in data["order"] if order["family"] == family["id"]]
        basic = [order for order in own if order["class"] == "basic"]
        if len(basic) != data["components"]["family"]["order_tokens_basic"]:
            yield f"{family['id']} has {len(basic)} basic orders [rulebook]"
        pairs = Counter((order["type"], order["initiative"]) for order in own)
        if any(count > 1 for count in pairs.values()):
            yield f"two orders of {family['id']} share type and initiative [designed]"
    for order in data["order"]:
        kinds = [part["kind"] for part in order["effects"]]
        if order["type"] == "supply" and set(kinds) & {"attack", "bomb", "snitch", "convert_adjacent", "agitate"}:
            yield f"the supply order {order['id']} removes soldiers [rulebook]"
        if "agitate" in kinds and kinds[-1] != "agitate":
            yield f"agitation is not the last part of {order['id']} [rulebook]"
        if {"gather", "replace_defenders", "pay_remove"} & set(kinds) and "attack" not in kinds:
            yield f"{order['id']} modifies a shotgun that it has not [rulebook]"
    parts = [(order["id"], part) for order in data["order"] for part in order["effects"]]
    stated = {
        "green_police_a": {"kind": "replace_defenders", "max": 1},
        "black_police_b": {"kind": "replace_defenders", "max": 2},
        "yellow_economy_b": {"kind": "lab_reinforce"},
        "yellow_economy_v": {"kind": "pay_remove", "lire_each": 1},
        "white_police_a": {"kind": "aid", "soldiers": 2, "neighbours": 2},
        "white_police_b": {"kind": "convert_adjacent", "max": 3},
    }
    for name, part in stated.items():
        if (name, part) not in parts:
            yield f"{name} has not the effect that the rulebook explains: {part} [rulebook]"


def _tokens(data: Table) -> Iterator[str]:
    if data["limits"]["control_tokens_in_play"] > len(data["control_token"]):
        yield "more control tokens are drawn than there are [rulebook]"
    if sum(character["boats"] for character in data["character"]) >= data["limits"]["boats_per_sea_removed_at"]:
        yield "three boats could meet at the start [designed]"
    kinds = Counter(card["effect"]["kind"] for card in data["conflict_card"])
    if kinds["swap_enemy_soldier"] < 1 or kinds["own_soldiers_to_hq"] < 1:
        yield "there are Defectors and Cowards [rulebook]"
