"""Checks of data.toml: counts, references, the vocabulary, and the facts that the rulebook states."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine.data import provenance_problems

Data = dict[str, Any]

OPS: Final = {"sell", "spend", "trade", "gain", "steal", "discard", "take_patch"}
ITEMS: Final = {"cash", "gun", "contraband"}
GETS: Final = ITEMS | {"discard_heat", "prospect", "heal"}
TARGETS: Final = {
    "all",
    "highest_heat",
    "lowest_heat",
    "fewest_dudes",
    "most_sites",
    "most_dudes_at",
    "heat_at_least",
}
ACTIONS: Final = {
    "take_heat",
    "discard_heat",
    "lose",
    "gain",
    "arrest",
    "wound",
    "recruit",
    "pay_or_heat",
    "arrest_rival",
    "gain_per_site",
    "lose_per_wounded",
}
MODIFIERS: Final = {
    "forbid_op",
    "traffic_delta",
    "traffic_cap",
    "price_delta",
    "gun_heat",
    "traffic_heat",
    "no_backup",
    "ride_max",
    "winner_steals",
    "extra_heat",
    "sell_bonus",
    "buy_discount",
    "recruit_count",
    "arrest_gain",
    "prospect_may_be_arrested",
    "may_bar_backup",
}


def check(data: Data) -> list[str]:
    """A sentence for each fault in the dataset."""
    return [
        *provenance_problems(data),
        *_counts(data),
        *_clubs(data),
        *_sites(data),
        *_cards(data),
        *_tables(data),
        *_variants(data),
    ]


def _counts(data: Data) -> list[str]:
    """Counts agree with the component list. [MM-CMP-01 to MM-CMP-04]"""
    wrong: list[str] = []
    counts = data["counts"]
    there = {
        "site_tiles": sum(site["count"] for site in data["sites"]),
        "anarchy_cards": sum(card["count"] for card in data["cards"] if not card["hardcore"]),
        "hardcore_anarchy_cards": sum(card["count"] for card in data["cards"] if card["hardcore"]),
        "clubhouse_boards": sum(club["box"] == "base" for club in data["clubs"]),
    }
    for name, number in there.items():
        if counts[name] != number:
            wrong.append(f"counts.{name} is {counts[name]}, but there are {number}")
    kinds = [site["kind"] for site in data["sites"]]
    if (kinds.count("start"), kinds.count("random")) != (4, 20):
        wrong.append("there are 4 start sites and 20 random ones")
    for table in ("clubs", "sites", "cards", "variants", "terms"):
        ids = [entry["id"] for entry in data[table]]
        wrong += [f"{table}: {name} stands there twice" for name in sorted(set(ids)) if ids.count(name) > 1]
    return wrong


def _clubs(data: Data) -> list[str]:
    """All unleaded sides are equal. High octane sides have five base orders, the Grim Bastards six. [MM-ORD-06,
    MM-CMP-06]"""
    wrong: list[str] = []
    clubs = {club["id"]: club for club in data["clubs"]}
    if len({tuple(sorted(club["unleaded"].items())) for club in data["clubs"]}) != 1:
        wrong.append("the unleaded sides of the clubs differ")
    for name, club in clubs.items():
        high = club["high_octane"]
        first = high["base_orders"] + high["members"]
        if first != (6 if name == "grim_bastards" else 5):
            wrong.append(f"{name} begins a high octane game with {first} orders")
        if len(high["rules"]) != 2:
            wrong.append(f"{name} has {len(high['rules'])} special rules, not two")
        for side in (club["unleaded"], high):
            if side["members"] > data["limits"]["max_members"] or side["prospects"] > data["limits"]["max_prospects"]:
                wrong.append(f"{name} begins with more dudes than it has")
            if not 0 <= side["heat"] <= data["heat_track"]["max"]:
                wrong.append(f"{name} begins with {side['heat']} heat")
        for rule in high["rules"]:
            wrong += _ops(rule["id"], rule.get("ops", []))
            wrong += _modifiers(rule["id"], rule.get("modifiers", []))
            if rule["kind"] not in ("gang_rule", "club_order") or (rule["kind"] == "club_order") != ("ops" in rule):
                wrong.append(f"{rule['id']} is neither a gang rule nor a club order")
    samcro = clubs["samcro"]["high_octane"]["rules"][0]
    if samcro.get("modifiers") != [{"mod": "sell_bonus", "item": "gun", "cash": 1}]:
        wrong.append("SAMCRO gets 1 cash more each time guns are sold")
    if clubs["samcro"]["unleaded"]["base_orders"] != 3:
        wrong.append("SAMCRO has 3 base orders")
    if clubs["lin_syndicate"]["high_octane"]["members"] != 1:
        wrong.append("the Lin Syndicate begins with 1 member")
    base = [club for club in data["clubs"] if club["box"] == "base"]
    most = sum(max(club["unleaded"]["base_orders"], club["high_octane"]["base_orders"]) + 5 for club in base)
    if most > data["counts"]["order_tokens"]:
        wrong.append(f"the base clubs can need {most} order tokens")
    for item in ("guns", "contraband"):
        most = sum(max(club[side][item] for side in ("unleaded", "high_octane")) for club in base)
        if most > data["counts"][item]:
            wrong.append(f"the base clubs can begin with {most} {item}")
    return wrong


def _sites(data: Data) -> list[str]:
    """Guns are forbidden only at the police and the hospital. The police has the patch, the hospital treats the
    wounded."""
    wrong: list[str] = []
    sites = {site["id"]: site for site in data["sites"]}
    for name, site in sites.items():
        if site["no_guns"] != (name in ("charming_police", "st_thomas_hospital")):
            wrong.append(f"guns at {name}")
        wrong += _ops(name, site["ops"])
        wrong += _ops(name, site.get("trick", {}).get("ops", []))
        if not 1 <= len(site["ops"]) <= 2:
            wrong.append(f"{name} has {len(site['ops'])} operations, not one or two")
    police = sites["charming_police"]
    if {"op": "take_patch"} not in police["ops"]:
        wrong.append("the patch can be taken at the police department")
    if not any("heal" in op.get("get", {}) for op in sites["st_thomas_hospital"]["ops"]):
        wrong.append("the hospital saves the wounded")
    relief = [
        op for op in [*police["ops"], *police.get("trick", {}).get("ops", [])] if "discard_heat" in op.get("get", {})
    ]
    if relief:
        wrong.append("at the police department nobody buys off heat: to spend is to buy guns or bags")
    if not any(site["heat"] and "trick" in site for site in data["sites"]):
        wrong.append("some site prints both heat and a trick")
    example = {"op": "sell", "give": {"gun": 1}, "get": {"cash": 3}, "max": 3}
    if not any(example in site["ops"] for site in data["sites"]):
        wrong.append("one site sells guns at 3, at most 3")
    return wrong


def _ops(owner: str, ops: list[Data]) -> list[str]:
    wrong: list[str] = []
    for op in ops:
        kind = op["op"]
        if kind not in OPS:
            wrong.append(f"{owner}: there is no operation {kind!r}")
            continue
        if kind in ("sell", "spend", "trade") and op.get("max", 0) < 1:
            wrong.append(f"{owner}: {kind} has a MAX")
        if set(op.get("give", {})) - ITEMS or set(op.get("get", {})) - GETS:
            wrong.append(f"{owner}: {kind} moves something unknown")
        if any(len(op.get(way, {})) > 1 for way in ("give", "get")):
            wrong.append(f"{owner}: {kind} moves two things at once")
        if kind == "sell" and (set(op["get"]) != {"cash"} or "cash" in op["give"]):
            wrong.append(f"{owner}: selling brings cash for goods")
        if kind == "spend" and set(op["give"]) != {"cash"}:
            wrong.append(f"{owner}: spending is of cash")
        if kind == "trade" and "cash" in {*op["give"], *op["get"]}:
            wrong.append(f"{owner}: trading knows no cash")
        if kind == "steal" and op["what"] not in ITEMS:
            wrong.append(f"{owner}: {op['what']!r} cannot be stolen")
    return wrong


def _modifiers(owner: str, modifiers: list[Data]) -> list[str]:
    return [f"{owner}: there is no modifier {one['mod']!r}" for one in modifiers if one["mod"] not in MODIFIERS]


def _cards(data: Data) -> list[str]:
    """Four kinds of cards; hardcore cards are never contacts; every word of the vocabulary is used."""
    wrong: list[str] = []
    used: set[str] = set()
    sites = {site["id"] for site in data["sites"]}
    for card in data["cards"]:
        name, kind = card["id"], card["kind"]
        if kind not in ("ambush", "hassle", "contact", "aftermath"):
            wrong.append(f"{name} is of no kind")
        if card["hardcore"] and kind == "contact":
            wrong.append(f"{name} is a hardcore contact")
        if kind in ("ambush", "aftermath"):
            if card.get("target") not in TARGETS:
                wrong.append(f"{name}: there is no target {card.get('target')!r}")
            if (card.get("target") == "most_dudes_at") != ("site" in card) or card.get(
                "site", "cut_house"
            ) not in sites:
                wrong.append(f"{name} names a site that is not there")
            wrong += [f"{name}: no action {a['do']!r}" for a in card["actions"] if a["do"] not in ACTIONS]
            used |= {card.get("target", ""), *[action["do"] for action in card["actions"]]}
        wrong += _modifiers(name, card.get("modifiers", []))
        wrong += _ops(name, card.get("ops", []))
        wrong += _ops(name, card.get("trick", {}).get("ops", []))
        used |= {one["mod"] for one in card.get("modifiers", [])}
    used |= {one["mod"] for c in data["clubs"] for r in c["high_octane"]["rules"] for one in r.get("modifiers", [])}
    wrong += [f"(designed) nothing uses {word}" for word in sorted((TARGETS | ACTIONS | MODIFIERS) - used)]
    warrant = next(card for card in data["cards"] if card["id"] == "warrant")
    if (warrant["kind"], warrant["target"], warrant["actions"]) != ("aftermath", "highest_heat", [{"do": "arrest"}]):
        wrong.append("the warrant is an aftermath: the highest heat is arrested")
    return wrong


def _tables(data: Data) -> list[str]:
    """The clock, the heat track, the market, the emergency room."""
    wrong: list[str] = []
    rounds = data["rounds"]
    if sum(rounds["anarchy_cards_per_round"]) != rounds["anarchy_deck_size"] or rounds["anarchy_deck_size"] != 15:
        wrong.append("the cards of all rounds are the deck of 15")
    if len(rounds["anarchy_cards_per_round"]) != rounds["rounds"]:
        wrong.append("every round has its cards")
    limits = {level["heat"]: level["limit"] for level in data["heat_track"]["levels"]}
    if (limits.get(0), limits.get(2), limits.get(3)) != (-1, 2, 1) or sorted(limits) != [0, 1, 2, 3, 4]:
        wrong.append("0 heat: no limit, 2 heat: two bags, 3 heat: one")
    for seats in range(3, 7):
        rows = data["black_market"][f"players_{seats}"]
        prices = [price for _, price in rows]
        totals = [total for total, _ in rows[:-1]]
        if prices != sorted(prices, reverse=True) or totals != sorted(totals) or rows[-1][0] != -1 or min(prices) < 1:
            wrong.append(f"the market of {seats} players: more bags, lower price, and a last row without end")
    four = data["black_market"]["players_4"]
    at = {total: next(price for up_to, price in four if total <= up_to or up_to < 0) for total in (8, 9)}
    if at[8] < 2 or at[9] >= at[8]:
        wrong.append("four players: 8 bags bring at least 2 each, more than 8 less")
    best = max(total * next(price for up_to, price in four if total <= up_to or up_to < 0) for total in range(1, 9))
    start = sum(club["high_octane"]["cash"] for club in data["clubs"] if club["box"] == "base")
    if four[0][1] > 4 or rounds["rounds"] * best + start > data["counts"]["cash"]:
        wrong.append("four gangs with a good market in every round end with more cash than the box holds")
    if not 2 <= data["emergency_room"]["survive_on"] <= data["dice"]["sides"]:
        wrong.append("in the emergency room somebody may live and somebody may die")
    return wrong


def _variants(data: Data) -> list[str]:
    wrong: list[str] = []
    params = {variant["id"]: variant["params"] for variant in data["variants"]}
    sites = {site["id"] for site in data["sites"]}
    cards = {card["id"]: card for card in data["cards"]}
    named = [params["deadly_rounds"]["remove_site"], *params["arson"]["protected"]]
    wrong += [f"an optional rule names {name!r}, which is no site" for name in named if name not in sites]
    war = cards.get(params["gangageddon"]["permanent_card"])
    if war is None or war["kind"] != "hassle":
        wrong.append("Gang War is a hassle")
    spare = sum(not card["hardcore"] for card in data["cards"]) - 1 - data["rounds"]["anarchy_deck_size"]
    if params["long_road"]["extra_rounds_max"] * data["rounds"]["extra_round_cards"] > spare:
        wrong.append("there are too few cards for so many extra rounds")
    return wrong
