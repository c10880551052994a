"""The board: the street with its lots, and the forecourt with what is common to all."""

from __future__ import annotations

from consigliere.drawing import draw_cached
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
    """The elements of the board: the street with its sites and forecourt; during setup, the clubs to choose from."""
    table = sheet.table
    playing = tuple([player["club"] for player in table["players"] if player["club"]])
    inside = [element("defs", patterns(sheet.id_prefix, playing)), street()]
    if table["phase"] == "setup":
        return [*inside, rect(0, 0, WIDTH, HEIGHT, class_="night half"), *clubs(sheet)]
    inside += [
        draw_cached(_lot, sheet.at_site(site), site["id"]) for site in table["sites"] if site["kind"] != "contact"
    ]
    inside.append(draw_cached(column, sheet.forecourt()))
    inside.append(_scene(sheet))
    return inside


def _lot(sheet: Valley, name: str) -> list[str]:
    """A lot, drawn from a sheet that contains only what the lot depends on."""
    site = next(site for site in sheet.table["sites"] if site["id"] == name)
    return [lot(sheet, site, sheet.spots)]


def _scene(sheet: Valley) -> str:
    """What is shown on the stage: an arrest, otherwise a fight, otherwise the black market."""
    table = sheet.table
    if sheet.arrested is not None:
        return arrest_scene(sheet, sheet.arrested)
    if table["fight"] is not None:
        return fight_scene(sheet, table["fight"])
    on = table["market"] is not None or (table["phase"] == "black_market" and sheet.view["step"] == "Traffic")
    return market_scene(sheet) if on else ""
