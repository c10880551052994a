"""Validates data.toml for `consigliere check`.

`shape` finds what the code cannot run with: missing fields, broken references, unknown effects. `check` then checks the
facts: the rulebook's counts and figures, and the constraints C1 to U7 documented next to the tables. Some constraints
are our own design ("designed") or known from public texts only ("public"). The figures of a real box may break those,
but never the rulebook's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from consigliere.engine.data import provenance_problems

from .dataset_shape import ROWS, Table, _at, _known, shape

LANGUAGES: Final = ("en", "ru", "uk")


# Figures that the rulebook states outside its component list, and assumptions of the code.
FIGURES: Final[dict[str, Any]] = {
    "calendar.first_day": 1,
    "calendar.last_day": 31,
    "calendar.start_day": 1,
    "calendar.start_month": "march_april",
    "calendar.snap_days": [29, 30],
    "calendar.snap_to": 31,
    "calendar.bonus_days": [15, 31],
    "calendar.past_last_day": "set_to_first_day",
    "calendar.on_month_advance": "active_player_takes_will",
    "calendar.last_month_overflow": "month_marker_stays",
    "support_track.clamp_at_end": True,
    "setup.leader_cards_in_hand": 3,
    "setup.neutral_units_per_region": 1,
    "setup.will_holder": "red",
    "setup.first_tile_to": "unrest",
    "setup.second_tile_to": "blockade",
    "round.phases": ["draw", "objective", "action", "scoring", "cleanup"],
    "round.draw_count": 5,
    "round.turns_per_player": 4,
    "round.hand_limit": 0,
    "round.first_player": "will_holder",
    "round.turn_steps": ["play_card", "advance_date", "perform_action", "bonus_action"],
    "round.scoring_steps": ["resolve_unrest", "reveal_objectives", "score_objectives", "exhaust_tokens"],
    "solo.rounds": 3,
    "solo.player_draw": 4,
    "solo.player_objective_draw": 1,
    "solo.opposition_draw": 5,
    "solo.opposition_turns": 5,
    "solo.player_turns": 4,
    "solo.first_turn": "opposition",
    "solo.difficulty_min": 1,
    "solo.difficulty_max": 6,
    "solo.opposition_unrest_choice": "score",
    "solo.leader_per_round": 1,
}
MONTHS: Final = {
    "march_april": (2, [], False),
    "may_june": (2, ["trotsky_returns"], False),
    "july": (3, [], False),
    "august": (4, ["trotsky_joins_bolsheviks"], False),
    "september": (5, [], False),
    "october_november": (6, [], True),
}


def check(data: Table) -> list[str]:
    """Everything that is wrong with the dataset, one sentence each."""
    wrong = shape(data)
    if wrong:
        return wrong  # the checks of facts need complete tables
    return [
        *_sources(data),
        *_names(data),
        *_figures(data),
        *_counts(data),
        *_map(data),
        *_commands(data),
        *_leaders(data),
        *_units(data),
        *_track(data),
        *_solo(data),
    ]


# --- what the code cannot run without


# --- the facts


def _sources(data: Table) -> list[str]:
    nested = {"calendar": ("months", "events"), "solo": ("opposition_units", "difficulty_chips")}
    inner = {f"{table}.{name}": data[table][name] for table, names in nested.items() for name in names}
    tables = {name: value for name, value in data.items() if isinstance(value, dict | list)}
    return [*provenance_problems(tables), *provenance_problems(inner)]


def _names(data: Table) -> Iterator[str]:
    for table in ROWS:
        for i, row in enumerate(_at(data, table)):
            texts = [row["name"], *([row["district"]] if "district" in row else [])]
            for text in texts:
                missing = [language for language in LANGUAGES if not str(text.get(language, "")).strip()]
                if missing:
                    yield f"{table}[{row.get('id', i)}] has no name in {', '.join(missing)}"


def _figures(data: Table) -> Iterator[str]:
    for path, figure in FIGURES.items():
        if _at(data, path) != figure:
            yield f"{path} is {_at(data, path)!r}; the rulebook says {figure!r}"
    found = {row["id"]: (row["unrest_points"], row["events"], row["ends_game"]) for row in data["calendar"]["months"]}
    if list(found.items()) != list(MONTHS.items()):
        yield "the months, their points, events and end are not the rulebook's"


def _counts(data: Table) -> Iterator[str]:
    """Compare the tables with the rulebook's component list."""
    tokens = [*data["leader_tokens"], *data["units"]]
    faction = [row for row in data["leader_tokens"] if row["card"]]
    levels = {row["level"]: row["count"] for row in data["solo"]["opposition_units"]}
    counts: dict[str, tuple[int, int]] = {
        "region_tiles": (6, len(data["region_tiles"])),
        "command_cards": (48, len(data["command_cards"])),
        "leader_cards": (6, len(data["leader_cards"])),
        "leader_cards_red": (3, _count(data["leader_cards"], faction="red")),
        "leader_cards_white": (3, _count(data["leader_cards"], faction="white")),
        "leader_tokens_total": (8, len(data["leader_tokens"])),
        "leader_tokens_red": (3, _count(faction, owner="red")),
        "leader_tokens_white": (3, _count(faction, owner="white")),
        "trotsky_tokens": (2, sum(row["id"].startswith("trotsky") for row in tokens)),
        "unit_tokens_total": (26, len(data["units"])),
        "units_red": (10, _count(data["units"], owner="red")),
        "units_white": (10, _count(data["units"], owner="white")),
        "units_neutral": (6, _count(data["units"], owner="neutral")),
        "objective_markers": (3, len(data["objective_markers"])),
        "opposition_units_total": (27, sum(levels.values())),
        "opposition_units_per_level": (9, min(levels.values())),
        "difficulty_chips": (3, len(data["solo"]["difficulty_chips"])),
    }
    cards = data["components"].get("aid_cards", 0) + len(data["command_cards"]) + len(data["leader_cards"])
    counts["cards_total"] = (56, cards)
    for name, (stated, found) in counts.items():
        listed = data["components"].get(name)
        if listed != stated or found != stated:
            yield f"components.{name}: the rulebook has {stated}, the list {listed}, the tables {found}"
    for name in ("board", "rulebook", "score_marker", "blockade_marker", "day_marker", "month_marker", "will_marker"):
        if data["components"].get(name) != 1:
            yield f"components.{name}: the rulebook has 1"
    if data["components"].get("aid_cards") != 2:
        yield "components.aid_cards: the rulebook has 2"
    if len(data["regions"]) != 6:
        yield "the board has six regions"
    if {"unrest", "blockade", "objective_red", "objective_white"} != _known(data, "board_spaces"):
        yield "the board has a space for unrest, for the blockade and for each side's objective"


def _count(rows: list[Table], **wanted: Any) -> int:
    return sum(all(row.get(field) == value for field, value in wanted.items()) for row in rows)


def _map(data: Table) -> Iterator[str]:
    links = [frozenset(row["regions"]) for row in data["connections"]]
    for code, pair in (("C1", ("green", "red")), ("C2", ("blue", "white")), ("C3", ("brown", "purple"))):
        if frozenset(pair) not in links:
            yield f"{code}: no connection {pair[0]}-{pair[1]}"
    green_red = [row["id"] for row in data["connections"] if set(row["regions"]) == {"green", "red"}]
    if not any(row["blocks"] in green_red for row in data["region_tiles"]):
        yield "C1: no tile puts the blockade on green-red"
    for tile in data["region_tiles"]:
        arrows = [row["id"] for row in data["connections"] if row["colour"] == tile["region"]]
        if arrows != [tile["blocks"]] or _count(data["connections"], id=tile["blocks"], tile=tile["region"]) != 1:
            yield f"C4: {tile['id']} has not exactly one arrow of its colour"
    if len(set(links)) < len(links):
        yield "C5 (designed): two connections join the same regions"
    if not _reaches_all(data, links):
        yield "C5 (designed): the map is not connected"
    for row in data["connections"]:
        if not _reaches_all(data, [link for link in links if link != frozenset(row["regions"])]):
            yield f"C6 (designed): a blockade of {row['id']} cuts the map in two"


def _reaches_all(data: Table, links: Iterable[frozenset[str]]) -> bool:
    regions = _known(data, "regions")
    reached = {min(regions)}
    for _ in regions:
        reached |= {region for link in links if link & reached for region in link}
    return reached == regions


def _commands(data: Table) -> Iterator[str]:
    cards = data["command_cards"]
    actions = {"move", "double_move", "refresh"}
    if len(cards) != 48:
        yield f"K1: {len(cards)} command cards, not 48"
    if {row["recruit"] for row in cards} != {1, 2, 3} or {row["action"] for row in cards} != actions:
        yield "K1: recruit values are 1, 2 and 3, actions move, double_move and refresh, and all of them occur"
    if any(row["days"] < 1 or row["vp"] < 1 for row in cards):
        yield "K1: every card has days and points"

    def of(region: str, days: int) -> list[Table]:
        return [row for row in cards if (row["region"], row["days"]) == (region, days)]

    if not of("purple", 4):
        yield "K2: no purple card with 4 days"
    if not _count(of("green", 4), recruit=2):
        yield "K3: no green card with 4 days and recruit value 2"
    for region, days in (("red", 2), ("red", 4), ("purple", 4), ("purple", 2), ("brown", 5)):
        if not of(region, days):
            yield f"K4: no {region} card with {days} days"
    if max((row["vp"] for row in of("purple", 4)), default=1) <= min((row["vp"] for row in of("purple", 2)), default=0):
        yield "K5: no purple 4 scores more than a purple 2"
    if {_count(cards, region=region) for region in _known(data, "regions")} != {8}:
        yield "K6 (designed): the regions have not 8 cards each"


def _leaders(data: Table) -> Iterator[str]:
    tokens = {row["id"]: row for row in data["leader_tokens"]}
    by_side = {side: [row for row in data["leader_cards"] if row["faction"] == side] for side in ("red", "white")}
    specials = {"organise_protest", "espionage", "inspire_people"}
    for side, cards in by_side.items():
        if len(cards) != 3 or {row["special"] for row in cards} != specials:
            yield f"L1 (public): the three {side} leaders have not each of the three specials once"
    if not any("kerensky" in row["id"] for row in by_side["white"]):
        yield "L2: Kerensky is no white leader"
    if not any(row["exhausted"] in (1, 2) for row in by_side["white"]):
        yield "L3: no white leader has exhausted strength 1 or 2"
    for row in data["leader_cards"]:
        token = tokens[row["token"]]
        same = (row["ready"], row["exhausted"], row["faction"]) == (token["ready"], token["exhausted"], token["owner"])
        if not same or token["card"] != row["id"]:
            yield f"L4: {row['id']} and its token do not agree"
        if row["recruit_action"] != "leader_recruit":
            yield f"L4: {row['id']} does not recruit its leader"
    for row in data["leader_cards"]:  # the rulebook says so about the cards, and Trotsky has none
        if row["ready"] <= row["exhausted"]:
            yield f"L6: {row['id']} is not stronger when ready"
    mirror = [sorted((r["special"], r["days"], r["ready"], r["exhausted"]) for r in rows) for rows in by_side.values()]
    if mirror[0] != mirror[1]:
        yield "L5 (designed): the two factions' leaders are no mirror images"
    trotsky = [tokens.get(name, {}) for name in ("trotsky_neutral", "trotsky_red")]
    faces = [(row.get("ready"), row.get("exhausted")) for row in trotsky]
    if faces[0] != faces[1]:
        yield "T1 (designed): the two Trotsky tokens have not the same faces"
    if [(row.get("owner"), row.get("card")) for row in trotsky] != [("neutral", ""), ("red", "")]:
        yield "T1: one Trotsky token is neutral, one red, and no card brings them"
    if [row.get("start") for row in trotsky] != ["calendar:may_june", "calendar:august"]:
        yield "T1: Trotsky waits above May/June and August"


def _units(data: Table) -> Iterator[str]:
    units = {side: [row for row in data["units"] if row["owner"] == side] for side in ("red", "white", "neutral")}
    if [len(rows) for rows in units.values()] != [10, 10, 6]:
        yield "U1: there are 10 red, 10 white and 6 neutral units"
    for side in ("red", "white"):
        rows = units[side]
        if _count(rows, value=1) < 2 or _count(rows, value=2) < 1:
            yield f"U2: {side} lacks two units of value 1 or one of value 2"
        within = all(1 <= r["value"] <= 3 and 1 <= r["ready"] <= 3 and 0 <= r["exhausted"] <= 3 for r in rows)
        if not within:
            yield f"U5 (public): a {side} unit has figures out of range"
        if any((r["start"], r["when_removed"]) != ("supply", "supply") for r in rows):
            yield f"U1: a {side} unit has another home than the supply"
        if [sum(row[face] for row in rows) for face in ("value", "ready", "exhausted")] != [19, 19, 12]:
            yield f"U6 (designed): the figures of the {side} units do not add up to 19, 19 and 12"
    if not _count(units["red"], exhausted=3):
        yield "U3: no red unit has exhausted strength 3"
    for side, together in (("red", (3, 1, 0)), ("white", (2, 2)), ("red", (2, 0)), ("white", (1, 1, 1))):
        if not _can_stand(units[side], together):
            yield f"U4: strengths {' + '.join(str(n) for n in together)} cannot stand together on the {side} side"
    neutral = units["neutral"]
    homes = {(row["start"], row["when_removed"]) for row in neutral}
    if any(r["value"] != 1 or r["exhausted"] not in (0, 1, 2) for r in neutral):
        yield "U5 (public): neutral units have value 1 and exhausted strength 0 to 2"
    if homes != {("random_region_one_each", "out_of_game")}:
        yield "U1: neutral units start in the regions and leave the game"
    if not any(row["exhausted"] > row["ready"] for row in neutral):
        yield "U7 (public): no neutral unit is stronger when exhausted"


def _can_stand(units: list[Table], strengths: tuple[int, ...]) -> bool:
    """Whether different units, each on either face, can show these strengths."""
    if not strengths:
        return True
    for i, row in enumerate(units):
        if strengths[0] in (row["ready"], row["exhausted"]) and _can_stand(units[:i] + units[i + 1 :], strengths[1:]):
            return True
    return False


def _track(data: Table) -> Iterator[str]:
    half = data["support_track"]["half_length"]
    if data["support_track"]["start"] != 0 or sorted(row["track_sign"] for row in data["factions"]) != [-1, 1]:
        yield "S1: the track is not symmetric about its start"
    if half <= 3:
        yield "S2: example F moves 3 spaces without ending the game"
    unrest = max(row["unrest_points"] for row in data["calendar"]["months"][:2])
    if half <= unrest + 2 * max(row["vp"] for row in data["command_cards"]):
        yield "S3 (designed): the game could end in round 1"


def _solo(data: Table) -> Iterator[str]:
    units = [(row["level"], row["count"], row["exhausted"]) for row in data["solo"]["opposition_units"]]
    if units != [(1, 9, "X"), (2, 9, "X"), (3, 9, "X")]:
        yield "opposition units: 9 each of the levels 1, 2 and 3, X on the exhausted face"
    faces = sorted(face for chip in data["solo"]["difficulty_chips"] for face in chip["faces"])
    if faces != [1, 2, 3, 4, 5, 6]:
        yield "the difficulty chips do not show the levels 1 to 6 once each"
    bonus = {tuple(row["modes"]) for row in data["bonus_actions"]}
    if bonus != {("two_player", "solo"), ("solo",)} or _count(data["bonus_actions"], modes=["solo"]) != 1:
        yield "there are four bonus actions in both games and one more in solo"
