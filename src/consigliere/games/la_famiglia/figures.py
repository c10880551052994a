"""Figures to preview before a choice: the reader's own screen, who holds what, what families have left."""

from __future__ import annotations

from consigliere.drawing import Texts, View

from .components import DISTRICT_IDS, FAMILY, SEA_IDS, TERRITORY_IDS, base_values
from .listing import afloat, holder, place_line


def figures(view: View, words: Texts) -> dict[str, str]:
    """Money, soldiers, districts, territories, seas and families by name, to show what changes."""
    table, seat = view["table"], view["seat"]
    found: dict[str, str] = {}
    hq = None if seat is None else table["seats"][seat]["hq"]
    if hq is not None:
        found[words("figure-money")] = str(hq["money"])
        found[words("figure-soldiers")] = str(hq["soldiers"])
    for district in DISTRICT_IDS:
        held = holder(district, table)
        found[words("figure-district", district=district)] = words(f"{held}.mid") if held else words("figure-nobody")
    for place in TERRITORY_IDS:
        found[words(place)] = place_line(place, table, words).text.removeprefix(f"{words(place)}: ")
    for sea in SEA_IDS:
        found[words(sea)] = afloat(sea, table, words)
    for player in table["seats"]:
        if player["family"] is None:
            continue
        numbers = base_values(FAMILY[player["family"]], player["opened"])
        values = words("figure-base", **{name: str(number) for name, number in numbers.items()})
        found[words("figure-values", colour=player["family"])] = values
        for kind in ("soldiers", "cars", "boats", "markers"):  # one by one: a preview tells only what changes
            number = player["supply" if kind == "soldiers" else kind]
            found[words(f"figure-supply-{kind}", colour=player["family"])] = str(number)
    if table["first"] >= 0:
        found[words("figure-first")] = words(f"{table['seats'][table['first']]['family']}.mid")
    return found


def standings(view: View, words: Texts) -> list[tuple[str, list[str]]]:
    """Districts, territories and money, as far as the reader knows them, at the end of a round."""
    table = view["table"]
    players = table["seats"]
    teams = {team: sum([one["districts"] for one in players if one["team"] == team]) for team in (0, 1)}
    money = ["?" if one["hq"] is None else str(one["hq"]["money"]) for one in players]
    return [
        (words("standing-team"), [str(teams[one["team"]]) for one in players]),
        (words("standing-districts"), [str(one["districts"]) for one in players]),
        (words("standing-territories"), [str(table["owners"].count(one["family"])) for one in players]),
        (words("standing-money"), money),
    ]
