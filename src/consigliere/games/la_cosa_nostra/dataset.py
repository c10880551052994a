"""Validates data.toml for `consigliere check`: counts, references, stated facts, sources.

It cites the rules of the ledger's chapter 1 and the constraints documented next to the tables.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.data import provenance_problems

Table = dict[str, Any]

BY_ROUND: Final[dict[str, tuple[int, int, int, int]]] = {  # LCN-COMP-07
    "beating": (2, 1, 0, 0),
    "property_damage": (2, 0, 0, 0),
    "theft": (2, 2, 1, 2),
    "vandalism": (1, 1, 0, 0),
    "murder": (0, 0, 3, 2),
    "persuasion": (0, 2, 2, 2),
    "exclusive_offer": (0, 1, 1, 0),
    "connections": (0, 1, 1, 0),
    "robbery": (0, 0, 2, 1),
    "ambush": (0, 0, 1, 2),
    "laundering": (0, 2, 2, 0),
    "party": (0, 1, 0, 0),
    "arson": (0, 0, 1, 1),
    "assassination": (0, 1, 2, 1),
    "horse_races": (0, 0, 0, 1),
    "drive_by": (0, 0, 0, 2),
    "car_bomb": (0, 0, 1, 1),
}
INFLUENCE_COUNTS: Final = {  # LCN-COMP-04; the extra cards are five together
    "snitch": 8,
    "spy": 4,
    "doctor": 2,
    "henchman": 5,
    "sabotage": 2,
    "smg": 4,
    "seduction": 3,
    "schemer": 5,
}
BUSINESS_COUNTS: Final = {  # LCN-COMP-02
    "pimp": 5,
    "dealer": 5,
    "loan_shark": 5,
    "lawyer": 3,
    "politician": 3,
    "cop": 3,
    "garage": 2,
    "construction_firm": 2,
    "waste_company": 2,
    "night_club": 2,
    "casino": 2,
}
SAME_IN_ALL_ROUNDS: Final = ("murder", "beating", "ambush")  # abilities name them, so all cards must be equal
EARNINGS_BY_ROUND: Final = (13, 8, 8, 10)
DECKS: Final = (20, 20, 25, 25)


def check(data: Table) -> list[str]:
    """Everything that is wrong with the dataset, one sentence each."""
    return [
        *provenance_problems(data),
        *_ids(data),
        *_totals(data),
        *_people(data),
        *_businesses(data),
        *_jobs(data),
        *_specials(data),
    ]


def _ids(data: Table) -> list[str]:
    wrong: list[str] = []
    seen: set[str] = set()
    for table in ("families", "gangsters", "businesses", "monopolies", "jobs", "influence", "special_gangsters"):
        for row in data[table]:
            if row["id"] in seen:
                wrong.append(f"{table}: the id {row['id']} stands for two things")
            seen.add(row["id"])
            if set(row["name"]) != {"en", "ru", "uk"}:
                wrong.append(f"{table}: {row['id']} has no name in all three languages")
    return wrong


def _totals(data: Table) -> list[str]:
    """LCN-COMP-01 to LCN-COMP-06: the contents of the box."""
    box = data["components"]
    found = {
        "gangsters": len(data["gangsters"]),
        "businesses": sum(row["copies"] for row in data["businesses"]),
        "jobs": sum(row["copies"] for row in data["jobs"]),
        "influence": sum(row["copies"] for row in data["influence"]),
        "special_gangsters": len(data["special_gangsters"]),
        "monopolies": len(data["monopolies"]),
        "bosses": len(data["families"]),
        "bills": sum(row["count"] for row in data["bills"]),
        "dice": data["dice"]["physical"],
        "deal_tokens": data["limits"]["deal_tokens_per_player"] * len(data["families"]),
    }
    return [f"{found[name]} {name}, but the box holds {box[name]}" for name in found if found[name] != box[name]]


def _people(data: Table) -> list[str]:
    """Families and their gangsters, influence cards."""
    wrong: list[str] = []
    for family in data["families"]:
        own = [row for row in data["gangsters"] if row["family"] == family["id"]]
        starters = sorted(row["guns"] for row in own if row["starter"])
        others = sorted((row["guns"], row["hire_cost"]) for row in own if not row["starter"])
        if starters != [1, 2, 3] or others != [(2, 10000), (3, 15000), (4, 20000)]:
            wrong.append(f"the gangsters of {family['id']} are not the six of a family")
    kinds = {row["id"]: row["copies"] for row in data["influence"]}
    for name, count in INFLUENCE_COUNTS.items():
        if kinds.get(name) != count:
            wrong.append(f"{kinds.get(name)} cards {name}, not {count}")
    if sum(row["copies"] for row in data["influence"] if row["set"] == "extra") != 5:
        wrong.append("the extra influence cards are not five")
    for name in data["setup"]["starting_influence"]:
        if kinds.get(name, 0) < len(data["families"]):
            wrong.append(f"not every family can start with {name}")
    return wrong


def _businesses(data: Table) -> list[str]:
    """LCN-GEN-07, LCN-COMP-02, and the starting sets."""
    wrong: list[str] = []
    kinds = {row["id"]: row for row in data["businesses"]}
    for name, count in BUSINESS_COUNTS.items():
        if name not in kinds or kinds[name]["copies"] != count:
            wrong.append(f"{name}: not {count} cards")
    dear = [name for name, row in kinds.items() if row["cost"] != 2 * row["income"]]
    wrong += [f"{name} does not cost twice its income" for name in dear]
    men = [row["income"] for row in kinds.values() if row["type"] == "businessman"]
    companies = [row["income"] for row in kinds.values() if row["type"] == "company"]
    if max(men) >= min(companies):
        wrong.append("a businessman earns as much as a company")
    for name in kinds:
        started = sum(family["starting_businesses"].count(name) for family in data["families"])
        if started > kinds[name]["copies"]:
            wrong.append(f"the families start with {started} {name}, more than there are")
    for family in data["families"]:
        strange = [name for name in family["starting_businesses"] if name not in kinds]
        wrong += [f"{family['id']} starts with {name}, which is no business" for name in strange]
    for row in data["monopolies"]:
        if row["counts"] not in kinds:
            wrong.append(f"{row['id']} counts {row['counts']}, which is no business")
    return wrong


def _jobs(data: Table) -> list[str]:
    """LCN-COMP-03, LCN-COMP-07, and what may not come before its round."""
    wrong: list[str] = []
    jobs = data["jobs"]
    businesses = {row["id"] for row in data["businesses"]}
    for kind, counts in BY_ROUND.items():
        for number, count in enumerate(counts, 1):
            found = sum(row["copies"] for row in jobs if row["kind"] == kind and row["round"] == number)
            if found != count:
                wrong.append(f"{found} {kind} in round {number}, not {count}")
    for number in range(1, 5):
        base = [row for row in jobs if row["round"] == number and row["set"] == "base"]
        if sum(row["copies"] for row in base) != DECKS[number - 1]:
            wrong.append(f"the deck of round {number} does not hold {DECKS[number - 1]} cards")
        if sum(row["copies"] for row in base if row["category"] == "earning") != EARNINGS_BY_ROUND[number - 1]:
            wrong.append(f"round {number} does not have {EARNINGS_BY_ROUND[number - 1]} earnings")
    for row in jobs:
        words = {effect["kind"] for level in ("one", "two", "fail") for effect in row[level]}
        wrong += [f"{row['id']} needs {name}, which is no business" for name in row["needs"] if name not in businesses]
        if words & {"kill", "destroy", "launder"} and row["round"] < 2:
            wrong.append(f"{row['id']} comes before round 2")
        if row["category"] == "reaction" and row["round"] < 3:
            wrong.append(f"{row['id']} is a reaction before round 3")
        if (row["target"] == "none") == (row["category"] == "attack"):
            wrong.append(f"{row['id']}: an attack has a target, and nothing else has")
    for kind in SAME_IN_ALL_ROUNDS:
        same = [row for row in jobs if row["kind"] == kind]
        faces = {str([row[key] for key in ("success", "one", "two", "fail", "target")]) for row in same}
        if len(faces) != 1:
            wrong.append(f"the cards of {kind} differ in more than their round")
    return wrong


def _specials(data: Table) -> list[str]:
    """The constraints on the special gangsters, whose guns were pictures."""
    wrong: list[str] = []
    specials = data["special_gangsters"]
    aside = data["expansion"]["set_aside_guns"]
    gangs = [row["id"] for row in data["special_gangs"]]
    for gang in gangs:
        if sum(row["gang"] == gang for row in specials) != 6:
            wrong.append(f"{gang} is not a gang of six")
    if sum(row["guns"] < aside for row in specials) < 2 * data["expansion"]["display_size"]:
        wrong.append("too few special gangsters for the displays of rounds 1 and 2")
    if not any(row["guns"] == 3 and row["hire_cost"] == 18000 for row in specials):
        wrong.append("no special gangster of strength 3 costs 18000, as the example has it")
    for row in specials:
        weak = row["guns"] < aside and row.get("guns_source") == "reconstructed"
        if weak and not 1000 <= row["hire_cost"] - 5000 * row["guns"] <= 5000:
            wrong.append(f"{row['id']} cannot be had in the exchange of round 1")
    return wrong
