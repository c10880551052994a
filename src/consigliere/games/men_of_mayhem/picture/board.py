"""The board: the street with its lots, and the forecourt where what holds for all stands."""

from __future__ import annotations

from consigliere.drawing.svg import element, rect

from .arrest import arrest_scene
from .clubs import clubs
from .column import column
from .fight import fight_scene
from .lots import lot
from .market import market_scene
from .sheet import Valley
from .street import HEIGHT, WIDTH, street
from .style import patterns


def board(sheet: Valley) -> list[str]:
    table = sheet.table
    playing = tuple([player["club"] for player in table["players"] if player["club"]])
    inside = [element("defs", patterns(sheet.part, playing)), street()]
    if table["phase"] == "setup":
        return [*inside, rect(0, 0, WIDTH, HEIGHT, class_="night half"), *clubs(sheet)]
    spots = sheet.spots
    inside += [lot(sheet, site, spots) for site in table["sites"] if site["kind"] != "contact"]
    inside += column(sheet)
    inside.append(_scene(sheet))
    return inside


def _scene(sheet: Valley) -> str:
    """What takes the stage: an arrest before all else, then a fight, then the black market."""
    table = sheet.table
    if sheet.arrested is not None:
        return arrest_scene(sheet, sheet.arrested)
    if table["fight"] is not None:
        return fight_scene(sheet, table["fight"])
    on = table["market"] is not None or (table["phase"] == "black_market" and sheet.view["step"] == "Traffic")
    return market_scene(sheet) if on else ""
