"""The shape of the dataset: the tables, fields, ids and references without which the code cannot run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Table = dict[str, Any]

# What each table must hold: the type of every field the code reads.
SINGLE: Final[dict[str, dict[str, type]]] = {
    "meta": {"players_min": int, "players_max": int, "minutes_min": int, "minutes_max": int},
    "components": {"command_cards": int},
    "calendar": {"first_day": int, "last_day": int, "start_day": int, "start_month": str, "snap_days": list,
                 "snap_to": int, "bonus_days": list, "months": list, "events": list},
    "support_track": {"half_length": int, "start": int},
    "setup": {"will_holder": str},
    "round": {"phases": list, "draw_count": int, "turns_per_player": int},
    "scoring": {"unrest_options": list, "objective_effects": list},
    "rules": {"keep_unplayed_cards": bool, "neutral_control_needs_presence": bool, "lone_neutrals_count": bool,
              "final_tie_to_will_holder": bool, "unrest_marker_stays_if_bonus_taken": bool,
              "region_tiles_reshuffle_when_empty": bool, "action_may_be_declined": bool,
              "solo_espionage_has_effect": bool},
    "solo": {"rounds": int, "player_draw": int, "player_objective_draw": int, "opposition_draw": int,
             "opposition_turns": int, "player_turns": int, "difficulty_min": int, "difficulty_max": int,
             "objective_phase_effects": list, "opposition_turn_effects": list, "opposition_bonus_effects": list,
             "opposition_unrest_choice": str, "opposition_units": list, "difficulty_chips": list},
}  # fmt: skip
ROWS: Final[dict[str, dict[str, type]]] = {
    "factions": {"id": str, "name": dict, "track_sign": int},
    "regions": {"id": str, "name": dict, "symbol": str, "css": str, "aliases": list},
    "connections": {"id": str, "name": dict, "regions": list, "colour": str, "tile": str},
    "region_tiles": {"id": str, "name": dict, "region": str, "blocks": str},
    "actions": {"id": str, "name": dict, "printed_as": str, "effects": list},
    "bonus_actions": {"id": str, "name": dict, "modes": list, "effects": list},
    "command_cards": {"id": str, "name": dict, "region": str, "days": int, "recruit": int, "action": str, "vp": int},
    "leader_cards": {"id": str, "name": dict, "faction": str, "token": str, "days": int, "ready": int,
                     "exhausted": int, "recruit_action": str, "special": str},
    "leader_tokens": {"id": str, "name": dict, "owner": str, "card": str, "ready": int, "exhausted": int,
                      "start": str, "when_removed": str},
    "units": {"id": str, "name": dict, "owner": str, "value": int, "ready": int, "exhausted": int, "start": str,
              "when_removed": str},
    "board_spaces": {"id": str, "name": dict},
    "objective_markers": {"id": str, "name": dict, "number": int},
    "calendar.months": {"id": str, "name": dict, "unrest_points": int, "events": list, "ends_game": bool},
    "calendar.events": {"id": str, "name": dict, "effects": list},
    "solo.opposition_units": {"level": int, "name": dict, "count": int, "ready": int, "exhausted": str,
                              "when_removed": str},
    "solo.difficulty_chips": {"id": str, "name": dict, "faces": list},
}  # fmt: skip

# The effects with their parameters: a type, or the values that the code supports. "!" marks a required parameter.
EFFECTS: Final[dict[str, dict[str, Any]]] = {
    "recruit_units": {"region!": ("card.region", "any"), "max_value_from": ("card.recruit",), "max_value": int,
                      "exact_value": int, "max_tokens": int, "side": ("ready",)},
    "recruit_leader": {"region": ("any",), "side": ("ready",), "then_refresh": ("controlled_neutral_units_in_region",)},
    "move_token": {"steps_min!": int, "steps_max!": int},
    "refresh_token": {"count!": int},
    "move_blockade": {"to": ("any_other_connection",)},
    "reveal_objective": {"whose": ("opponent",), "becomes": ("public",)},
    "take_will": {},
    "draw_command": {"count!": int},
    "peek_objective": {"whose": ("self",)},
    "place_token": {"token!": str, "region": ("unrest",), "side": ("ready",)},
    "swap_token": {"from!": str, "to!": str, "keep_side": (True,), "keep_region": (True,),
                   "if_absent": ("remove_to_from_game",)},
    "score_by_month": {},
    "score_card_vp": {},
    "bonus_action": {},
    "place_opposition_unit": {"region!": ("card.region", "unrest"), "level": int, "level_from": ("card.recruit",),
                              "side": ("ready",), "if_none_left": ("nothing",)},
    "place_opposition_leader": {"from": ("top_leader_card",), "region": ("unrest",), "side": ("ready",)},
    "give_will": {"to": ("opposition",)},
}  # fmt: skip


def shape(data: Table) -> list[str]:
    """Missing or mistyped fields; if there are none, duplicate ids, broken references and unknown effects."""
    wrong = list(_fields(data))
    return wrong or [*_ids(data), *_references(data), *_effects(data)]


def _fields(data: Table) -> Iterator[str]:
    for table, fields in SINGLE.items():
        if not isinstance(data.get(table), dict):
            yield f"there is no table [{table}]"
        else:
            yield from _mistyped(table, data[table], fields)
    for table, fields in ROWS.items():
        rows = _at(data, table)
        if not isinstance(rows, list) or not rows:
            yield f"there is no table [[{table}]]"
            continue
        for i, row in enumerate(rows):
            where = f"{table}[{row.get('id', i) if isinstance(row, dict) else i}]"
            if isinstance(row, dict):
                yield from _mistyped(where, row, fields)
            else:
                yield f"{where} is no table"


def _mistyped(where: str, row: Table, fields: dict[str, type]) -> Iterator[str]:
    for field, kind in fields.items():
        value = row.get(field)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            yield f"{where}.{field} is {value!r}, not of type {kind.__name__}"


def _at(data: Table, path: str) -> Any:
    """The value at a dotted path, None if there is none."""
    here: Any = data
    for part in path.split("."):
        here = here.get(part) if isinstance(here, dict) else None
    return here


def _ids(data: Table) -> Iterator[str]:
    for table in ROWS:
        seen = [row["id"] for row in _at(data, table) if "id" in row]
        yield from (f"{table}: {name} is there twice" for name in sorted({one for one in seen if seen.count(one) > 1}))
    tokens = [row["id"] for row in [*data["units"], *data["leader_tokens"]]]
    cards = [row["id"] for row in [*data["command_cards"], *data["leader_cards"]]]
    for what, names in (("token", tokens), ("card", cards)):
        if len(set(names)) < len(names):
            yield f"two {what}s share an id"


def _known(data: Table, table: str) -> set[str]:
    return {row["id"] for row in _at(data, table)}


def _references(data: Table) -> Iterator[str]:
    regions, factions = _known(data, "regions"), _known(data, "factions")
    actions, months = _known(data, "actions"), {f"calendar:{month}" for month in _known(data, "calendar.months")}
    named = [
        ("connections", "tile", regions),
        ("connections", "colour", regions),
        ("region_tiles", "region", regions),
        ("region_tiles", "blocks", _known(data, "connections")),
        ("command_cards", "region", regions),
        ("command_cards", "action", actions),
        ("leader_cards", "faction", factions),
        ("leader_cards", "token", _known(data, "leader_tokens")),
        ("leader_cards", "recruit_action", actions),
        ("leader_cards", "special", actions),
        ("leader_tokens", "card", _known(data, "leader_cards") | {""}),
        ("leader_tokens", "owner", factions | {"neutral"}),
        ("leader_tokens", "start", {"supply"} | months),
        ("leader_tokens", "when_removed", {"out_of_game"}),
        ("units", "owner", factions | {"neutral"}),
        ("units", "start", {"supply", "random_region_one_each"}),
        ("units", "when_removed", {"supply", "out_of_game"}),
        ("solo.opposition_units", "when_removed", {"opposition_supply"}),
    ]
    for table, field, known in named:
        for i, row in enumerate(_at(data, table)):
            if row[field] not in known:
                yield f"{table}[{row.get('id', i)}].{field} names {row[field]!r}, which does not exist"
    for link in data["connections"]:
        if len(link["regions"]) != 2 or not set(link["regions"]) <= regions or len(set(link["regions"])) != 2:
            yield f"connections[{link['id']}] does not join two regions"
    for month in data["calendar"]["months"]:
        if not set(month["events"]) <= _known(data, "calendar.events"):
            yield f"calendar.months[{month['id']}] names an event that does not exist"
    if sum(row["printed_as"] == "recruit value" for row in data["actions"]) != 1:
        yield "exactly one action is printed as the recruit value"
    if [row["id"] for row in data["factions"]] != ["red", "white"]:
        yield "the factions are red and white, in this order"
    if {row["region"] for row in data["region_tiles"]} != regions:
        yield "not every region has a tile"


def _effects(data: Table) -> Iterator[str]:
    single = {f"actions[{row['id']}]": row["effects"] for row in data["actions"]}
    single |= {f"bonus_actions[{row['id']}]": row["effects"] for row in data["bonus_actions"]}
    single |= {f"scoring.unrest[{row.get('id')}]": row.get("effects") for row in data["scoring"]["unrest_options"]}
    for where, effects in single.items():
        if not isinstance(effects, list) or len(effects) != 1:
            yield f"{where} has not exactly one effect"
        else:
            yield from _effect(data, where, effects[0])
    several = {f"calendar.events[{row['id']}]": row["effects"] for row in data["calendar"]["events"]}
    several["scoring.objective_effects"] = data["scoring"]["objective_effects"]
    for field in ("objective_phase_effects", "opposition_turn_effects", "opposition_bonus_effects"):
        several[f"solo.{field}"] = data["solo"][field]
    for where, effects in several.items():
        for effect in effects:
            yield from _effect(data, where, effect)


def _effect(data: Table, where: str, effect: Any) -> Iterator[str]:
    kind = effect.get("kind") if isinstance(effect, dict) else None
    if kind not in EFFECTS:
        yield f"{where}: no effect {kind!r} is known"
        return
    wanted = {name.rstrip("!"): values for name, values in EFFECTS[kind].items()}
    for name in EFFECTS[kind]:
        if name.endswith("!") and name[:-1] not in effect:
            yield f"{where}: {kind} needs {name[:-1]}"
    for name, value in effect.items():
        values = wanted.get(name)
        if name == "kind":
            continue
        if values is None:
            yield f"{where}: {kind} knows no {name}"
        elif isinstance(values, tuple):
            if value not in values:
                yield f"{where}: {kind} cannot do {name} = {value!r}"
        elif not isinstance(value, values) or isinstance(value, bool):
            yield f"{where}: {kind} cannot do {name} = {value!r}"
        elif values is str and value not in _known(data, "leader_tokens") | _known(data, "units"):
            yield f"{where}: {kind} names {value!r}, which does not exist"
