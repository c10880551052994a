"""Validates data.toml for `consigliere check`.

`shape` finds what the code cannot run with: missing fields, broken references, unknown effects. `check` then checks the
facts: the rulebook's counts and figures, and the constraints documented next to the tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

from consigliere.engine.data import provenance_problems

Table = dict[str, Any]
LANGUAGES: Final = ("en", "ru", "uk")

# What each table must hold: the type of every field the code reads.
ROWS: Final[dict[str, dict[str, type]]] = {
    "player_count": {"players": int, "common_jobs": int, "allies_offered": int, "setup_blue_tiles_in": list,
                     "thugs": int},
    "round": {"number": int, "label": str, "name": dict, "tile_colour": str, "joins": str, "bribery": bool,
              "ally_deck": int, "hand_limit": int},
    "phase": {"number": int, "id": str, "name": dict},
    "family": {"id": str, "name": dict, "don": dict, "consigliere": dict, "heir": dict, "colour": str, "thugs": int,
               "markers": int},
    "neutral_figure": {"id": str, "class": str, "placement": str, "name": dict},
    "district": {"id": str, "number": int, "name": dict, "location": str, "neighbours": list},
    "family_space": {"id": str, "touches": list, "min_players": int},
    "location": {"id": str, "district": str, "name": dict, "thug_spaces": int, "back": list, "front": list},
    "tile": {"id": str, "colour": str, "name": dict, "thug_spaces": int, "back": list, "front": list},
    "good": {"id": str, "count": int, "wild": bool, "name": dict},
    "bill": {"value": int, "count": int},
    "job": {"id": str, "colour": str, "count": int, "name": dict, "cost": dict, "bills": list, "effects": list},
    "ally": {"id": str, "round": int, "name": dict, "effects": list},
}  # fmt: skip
SINGLE: Final[dict[str, dict[str, type]]] = {
    "constants": {"control_markers_per_player": int, "start_bills": list, "start_jobs": int, "award_district": int,
                  "award_job_colour": int},
    "central_park": {"id": str, "name": dict, "back": list, "neighbours": list},
    "totals": {"tiles": int, "tiles_blue": int, "tiles_red": int, "jobs": int, "allies": int, "goods": int,
               "bills": int, "control_markers": int, "figures": int, "districts": int,
               "family_spaces_marked_3_plus": int},
}  # fmt: skip
# The required fields of each kind of effect.
EFFECTS: Final[dict[str, dict[str, type]]] = {
    "launder": {},
    "draw_jobs": {"draw": int, "keep": int},
    "exchange": {"discard": int, "bills": list},
    "exchange_good": {"discard": int, "choose": list},
    "gain_bill": {"value": int},
    "gain_good": {"good": str},
    "take_horse_head": {},
    "gain_good_choice": {"choose": list},
    "collect_front": {},
    "put_away": {"n": int},
    "place_neutral": {"figure": str},
    "kill": {"targets": list, "scope": str},
    "move_own": {"class": str, "collect": bool},
    "move_opponent": {"class": str},
    "steal_random": {"n": int},
    "suitcase_theft": {"n": int},
    "opponents_discard": {"n": int},
    "offer": {},
}
ICONS: Final = tuple(EFFECTS)[:7]  # what locations may show [CE-ICON]
NEUTRALS: Final = ("mayor", "union_boss", "police_chief")


def shape(data: Table) -> list[str]:
    """Everything that the code cannot run with."""
    wrong = list(_fields(data))
    return wrong or [*_references(data), *_effects(data)]


def check(data: Table) -> list[str]:
    """Everything that is wrong with the dataset, one sentence each."""
    return shape(data) or [
        *provenance_problems(
            {key: value for key, value in data.items() if isinstance(value, dict | list) and key != "name"}
        ),
        *_names(data),
        *_counts(data),
        *_board(data),
        *_locations(data),
        *_cards(data),
    ]


def _fields(data: Table) -> Iterator[str]:
    for name, fields in {**SINGLE, **ROWS}.items():
        found = data.get(name)
        if not isinstance(found, dict if name in SINGLE else list) or not found:
            yield f"{name} is missing"
            continue
        for i, entry in enumerate([found] if isinstance(found, dict) else found):
            if not isinstance(entry, dict):
                yield f"{name}[{i}] is no entry with fields"
                continue
            for field, kind in fields.items():
                if not isinstance(entry.get(field), kind) or (kind is int and isinstance(entry[field], bool)):
                    yield f"{name}[{entry.get('id', i)}].{field} is {entry.get(field)!r}, not {kind.__name__}"
    for name in ("players_min", "players_max", "rounds"):
        if not isinstance(data.get(name), int):
            yield f"{name} is missing"


def _ids(data: Table, name: str) -> list[str]:
    return [entry["id"] for entry in data[name]]


def _references(data: Table) -> Iterator[str]:
    districts, goods, tiles = _ids(data, "district"), _ids(data, "good"), [t["colour"] for t in data["tile"]]
    areas = [*districts, data["central_park"]["id"]]
    for name in (name for name, fields in ROWS.items() if "id" in fields):
        twice = [one for one, count in Counter(_ids(data, name)).items() if count > 1]
        if twice:
            yield f"{name} has {', '.join(twice)} twice"
    for space in data["family_space"]:
        yield from (
            f"{space['id']} touches {area!r}, which is no area" for area in space["touches"] if area not in areas
        )
    for district in data["district"]:
        homes = [one["id"] for one in data["location"] if one["district"] == district["id"]]
        if homes != [district["location"]]:
            yield f"{district['id']} has the printed location {district['location']}, but {homes} name it"
    if [one["number"] for one in sorted(data["round"], key=lambda one: int(one["number"]))] != list(
        range(1, data["rounds"] + 1)
    ):
        yield "the rounds are not numbered from 1 on"
    yield from (
        f"round {one['number']} opens a {one['tile_colour']!r} tile; there is none"
        for one in data["round"]
        if one["tile_colour"] not in tiles
    )
    if sorted(_ids(data, "neutral_figure")) != sorted(NEUTRALS):
        yield f"the neutral figures are {', '.join(NEUTRALS)}"
    if [good["wild"] for good in data["good"]].count(True) != 1:
        yield "exactly one good is wild"
    wild = [good["id"] for good in data["good"] if good["wild"]]
    values = [bill["value"] for bill in data["bill"]]
    for job in data["job"]:
        yield from (f"{job['id']} costs {good!r}" for good in job["cost"] if good not in goods or good in wild)
        yield from (f"{job['id']} pays a bill of {value}" for value in job["bills"] if value not in values)
    yield from (f"a start bill of {value}" for value in data["constants"]["start_bills"] if value not in values)
    counts = [row["players"] for row in data["player_count"]]
    if counts != list(range(data["players_min"], data["players_max"] + 1)):
        yield "player_count does not have a row for each number of players"


def _effect_lists(data: Table) -> Iterator[tuple[str, list[Table]]]:
    for name in ("location", "tile"):
        for one in data[name]:
            yield f"{one['id']}.back", one["back"]
            yield f"{one['id']}.front", one["front"]
    yield "central_park.back", data["central_park"]["back"]
    for name in ("job", "ally"):
        for one in data[name]:
            yield f"{one['id']}.effects", one["effects"]


def _effects(data: Table) -> Iterator[str]:
    goods = _ids(data, "good")
    values = [bill["value"] for bill in data["bill"]]
    for place, effects in _effect_lists(data):
        for effect in effects:
            kind = effect.get("kind")
            if kind not in EFFECTS:
                yield f"{place}: nobody carries out {kind!r}"
                continue
            for field, wanted in EFFECTS[kind].items():
                if not isinstance(effect.get(field), wanted):
                    yield f"{place}: {kind} has no proper {field}"
                    return
            named = [*effect.get("choose", []), *([effect["good"]] if "good" in effect else [])]
            yield from (f"{place}: {good!r} is no good" for good in named if good not in goods)
            paid = [*effect.get("bills", []), *([effect["value"]] if "value" in effect else [])]
            yield from (f"{place}: there is no bill of {value}" for value in paid if value not in values)
            if kind == "place_neutral" and effect["figure"] not in NEUTRALS:
                yield f"{place}: {effect['figure']!r} is no neutral figure"
            if kind in ("move_own", "move_opponent") and effect["class"] not in ("thug", "family"):
                yield f"{place}: {effect['class']!r} cannot be moved"
            for target in effect.get("targets", []):
                if target.get("class") not in ("thug", "family", "any") or target.get("owner") not in (
                    "opponent",
                    "any",
                ):
                    yield f"{place}: a victim is {target!r}"
            if kind == "kill" and effect["scope"] not in ("board", "one_district", "chief_district"):
                yield f"{place}: kills in {effect['scope']!r}"


def _names(data: Table) -> Iterator[str]:
    for table, fields in ROWS.items():
        for field in (field for field, kind in fields.items() if kind is dict and field != "cost"):
            for entry in data[table]:
                missing = [language for language in LANGUAGES if not entry[field].get(language)]
                if missing:
                    yield f"{table}[{entry.get('id', entry.get('number'))}].{field} has no {', '.join(missing)}"


def _equal(what: str, found: object, wanted: object) -> Iterator[str]:
    if found != wanted:
        yield f"{what}: {found}, not {wanted}"


def _sum(entries: Iterable[Table], field: str = "count") -> int:
    return sum(int(entry[field]) for entry in entries)


def _counts(data: Table) -> Iterator[str]:
    """The rulebook's component list and setup."""
    totals = data["totals"]
    colours = Counter(tile["colour"] for tile in data["tile"])
    families = len(data["family"])
    yield from _equal("tiles", len(data["tile"]), totals["tiles"])
    yield from _equal("blue tiles", colours["blue"], totals["tiles_blue"])
    yield from _equal("red tiles", colours["red"], totals["tiles_red"])
    yield from _equal("jobs", _sum(data["job"]), totals["jobs"])
    yield from _equal("allies", len(data["ally"]), totals["allies"])
    yield from _equal("goods", _sum(data["good"]), totals["goods"])
    yield from _equal("bills", _sum(data["bill"]), totals["bills"])
    yield from _equal("control markers", families * data["constants"]["control_markers_per_player"], 45)
    yield from _equal("control markers", _sum(data["family"], "markers"), totals["control_markers"])
    figures = _sum(data["family"], "thugs") + 3 * families + len(data["neutral_figure"]) + 1
    yield from _equal("figures with Don Vito", figures, totals["figures"])
    yield from _equal("allies of each round", Counter(one["round"] for one in data["ally"]), {1: 6, 2: 6, 3: 6})
    yield from _equal(
        "tile colours by round", [one["tile_colour"] for one in data["round"]], ["blue"] * 2 + ["red"] * 2
    )
    yield from _equal("bribery by round", [one["bribery"] for one in data["round"]], [True, True, True, False])
    yield from _equal("who joins", [one["joins"] for one in data["round"]], ["don", "consigliere", "", "heir"])
    yield from _equal("the last hand limit", data["round"][-1]["hand_limit"], 2)
    yield from _equal("start bills", data["constants"]["start_bills"], [1, 2, 3])
    yield from _equal("denominations", [bill["value"] for bill in data["bill"]], [1, 2, 3, 5])
    for small, large in pairwise(data["bill"]):  # smaller bills replace larger ones that have run out [CE-SUP-02]
        if large["count"] > small["count"]:
            yield f"there are more bills of {large['value']} than of {small['value']}"
    rows = {row["players"]: row for row in data["player_count"]}
    yield from _equal("common jobs", [rows[n]["common_jobs"] for n in sorted(rows)], [2, 3, 3, 4])
    yield from _equal("allies dealt", [rows[n]["allies_offered"] for n in sorted(rows)], [1, 2, 3, 4])
    yield from _equal("thugs", [rows[n]["thugs"] for n in sorted(rows)], [3, 2, 2, 2])
    yield from _equal("set-up tiles", [len(rows[n]["setup_blue_tiles_in"]) for n in sorted(rows)], [0, 0, 1, 3])
    order = [one["id"] for one in sorted(data["district"], key=lambda one: int(one["number"]))]
    for row in data["player_count"]:
        tiles = row["setup_blue_tiles_in"]
        yield from _equal(f"set-up tiles with {row['players']} players", tiles, order[: len(tiles)])
    for row in data["player_count"]:
        seats, first = row["players"], row["setup_blue_tiles_in"]
        places = len(data["district"]) + len(first) + 1
        if seats * row["thugs"] + 1 > places:
            yield f"{seats} players have more thugs than thug spaces in round I"


def _board(data: Table) -> Iterator[str]:
    """Districts and family spaces, with the rulebook's three examples."""
    spaces = [set(space["touches"]) for space in data["family_space"]]
    yield from _equal("districts", len(data["district"]), data["totals"]["districts"])
    yield from _equal("district numbers", sorted(one["number"] for one in data["district"]), list(range(1, 8)))
    closed = [space for space in data["family_space"] if space["min_players"] == 3]
    yield from _equal("spaces marked 3+", len(closed), data["totals"]["family_spaces_marked_3_plus"])
    if any(space["min_players"] not in (2, 3) for space in data["family_space"]):
        yield "a family space is open from two or from three players on"
    yield from (
        f"{s['id']} touches {len(s['touches'])} areas" for s in data["family_space"] if len(s["touches"]) not in (2, 3)
    )
    for example in (
        {"chelsea", "midtown", "central_park"},
        {"midtown", "queens"},
        {"chelsea", "midtown", "wall_street"},
    ):
        if example not in spaces:
            yield f"no family space touches exactly {', '.join(sorted(example))}"
    both = [touched for touched in spaces if {"midtown", "chelsea"} <= touched]
    midtown = [touched for touched in spaces if "midtown" in touched and "chelsea" not in touched]
    chelsea = [touched for touched in spaces if "chelsea" in touched and "midtown" not in touched]
    if len(both) < 3 or len(midtown) < 2 or not chelsea:
        yield "the turf war of the rulebook's example cannot be set up"
    if len(spaces) < 5 * 3 + 1 or len(spaces) - len(closed) < 2 * 3 + 1:
        yield "there are fewer family spaces than family members and the mayor"
    areas = [*_ids(data, "district"), data["central_park"]["id"]]
    for area in areas:
        open_to_two = [s for s in data["family_space"] if area in s["touches"] and s["min_players"] == 2]
        if area != data["central_park"]["id"] and len(open_to_two) < 3:
            yield f"{area} keeps fewer than three family spaces with two players"
        near = {other for touched in spaces if area in touched for other in touched} - {area}
        told: list[str] = next(
            (d["neighbours"] for d in [*data["district"], data["central_park"]] if d["id"] == area), []
        )
        yield from _equal(f"neighbours of {area}", sorted(told), sorted(near))
    reached, edge = {areas[0]}, [areas[0]]
    while edge:
        area = edge.pop()
        near = {other for touched in spaces if area in touched for other in touched} - reached
        reached |= near
        edge += near
    if reached != set(areas):
        yield "the areas do not hang together"


def _kinds(effects: Iterable[Table]) -> list[str]:
    return sorted(str(effect.get("good", effect["kind"])) for effect in effects)


def _locations(data: Table) -> Iterator[str]:
    everything = [*data["location"], *data["tile"]]
    for one in everything:
        for effect in (*one["back"], *one["front"]):
            if effect["kind"] not in ICONS:
                yield f"{one['id']} shows {effect['kind']}, which is no icon of a location"
        if one["thug_spaces"] != 1:
            yield f"{one['id']} has {one['thug_spaces']} thug spaces"
    penn = next((one for one in data["location"] if one["name"]["en"] == "Penn Central Railroad"), None)
    if (
        penn is None
        or _kinds(penn["front"]) != ["draw_jobs", "gain_bill"]
        or {"kind": "gain_bill", "value": 2} not in penn["front"]
    ):
        yield "Penn Central Railroad's front gives jobs and a bill of 2"
    backs = [
        effect
        for one in data["location"]
        if one["district"] in ("chelsea", "midtown", "wall_street")
        for effect in one["back"]
    ]
    wanted = sorted(["launder", "draw_jobs", "gun", "dirty_money"])
    if not any(_kinds([*backs, *tile["back"]]) == wanted for tile in data["tile"] if tile["colour"] == "blue"):
        yield "no blue tile on Wall Street makes the backs of the family member example"
    givers = [
        place
        for place, effects in _effect_lists(data)
        if any("narcotics" in (effect.get("good"), *effect.get("choose", [])) for effect in effects)
    ]
    red = [f"{tile['id']}.{part}" for tile in data["tile"] if tile["colour"] == "red" for part in ("back", "front")]
    if not givers or not set(givers) < set(red):
        yield "some red tiles, not all, and nothing else give narcotics"
    shown = {
        effect["kind"]
        for one in (*everything, *data["ally"])
        for effect in one.get("effects", [*one.get("back", []), *one.get("front", [])])
    }
    yield from (f"the icon {icon} stands nowhere" for icon in ICONS if icon not in shown)
    exchanges = {
        (e["discard"], tuple(e["bills"]))
        for _, effects in _effect_lists(data)
        for e in effects
        if e["kind"] == "exchange"
    }
    yield from _equal("exchange icons", sorted(exchanges), [(1, (5,)), (2, (5,)), (3, (3, 5))])
    yield from _equal("Central Park", data["central_park"]["back"], [{"kind": "launder"}])


def _cards(data: Table) -> Iterator[str]:
    colours: Counter[str] = Counter()
    for job in data["job"]:
        colours[job["colour"]] += job["count"]
        if not 1 <= sum(job["cost"].values()) <= 4:
            yield f"{job['id']} costs {sum(job['cost'].values())} goods"
        if not job["bills"]:
            yield f"{job['id']} pays nothing"
    yield from _equal("jobs by colour", dict(colours), dict.fromkeys(("yellow", "blue", "green", "grey"), 11))
    time = next((job for job in data["job"] if job["id"] == "time_to_pay"), None)
    if time is None or (time["cost"], time["bills"], time["effects"]) != (
        {"dirty_money": 1, "gun": 1, "booze": 1},
        [5],
        [{"kind": "collect_front"}],
    ):
        yield "Time to Pay is not as in the rulebook's example"
    for job in data["job"]:
        icons = [effect["kind"] for effect in job["effects"] if effect["kind"] in ICONS]
        yield from (f"{job['id']} shows the icon {icon}: only locations and allies show icons" for icon in icons)
    if not any(job["bills"] == [2, 2] for job in data["job"]):
        yield "no job pays exactly 2 and 2"
    if not any(effect["kind"] == "kill" for job in data["job"] for effect in job["effects"]):
        yield "no job kills"
    if not any(effect["kind"] == "kill" for ally in data["ally"] for effect in ally["effects"]):
        yield "no ally kills"
    for number in (1, 2, 3):
        placed = {
            e["figure"]
            for a in data["ally"]
            if a["round"] == number
            for e in a["effects"]
            if e["kind"] == "place_neutral"
        }
        if placed != set(NEUTRALS):
            yield f"the allies of round {number} do not lend all three neutral characters"
    accountant = next((ally for ally in data["ally"] if ally["id"] == "family_accountant"), None)
    if accountant is None or accountant["effects"] != [{"kind": "launder"}] * 2:
        yield "the Family Accountant launders two bills"
