"""The colours of New York at dusk. Streets are dark, so that light can mean something: you may go there."""

from __future__ import annotations

from typing import Final

INK: Final = "#22131a"
PAPER: Final = "#faf0d7"
SHADE: Final = "#ead5a8"
ASPHALT: Final = "#3a2831"
LANE: Final = "#6e545e"
WATER: Final = "#0f535b"
DEEP: Final = "#0a3d45"
CREST: Final = "#3b9a97"
WALL: Final = "#15372d"
FELT: Final = "#22503f"
MAHOGANY: Final = "#4b2018"
TRAY: Final = "#30120d"
BRASS: Final = "#d9a441"
DULL_BRASS: Final = "#8a5c1b"
GOLD: Final = "#f4d079"
NIGHT: Final = "#1b2836"
GLASS: Final = "#17383e"
ROOM: Final = "#2b1820"
NOTE: Final = "#dce8c4"
NOTE_INK: Final = "#1f4d36"
TAKE: Final = "#fff4cf"
DANGER: Final = "#ff6a4d"
RED: Final = "#b9322c"
LINING: Final = "#7d2430"
LAWN: Final = "#5f9a4e"
LAWN_DARK: Final = "#3f7a42"
LAWN_LIGHT: Final = "#8dbb5d"
SKIN: Final = "#e9be94"
SHADOW: Final = "#b27a5a"

HUES: Final = {  # by family: its colour, and one that is legible on it
    "marzullo": ("#f2bc2e", INK),
    "matarazzo": ("#2b6cb8", PAPER),
    "vitale": ("#c22f2a", PAPER),
    "caccamo": ("#7a479f", PAPER),
    "pizzino": ("#1f7a4c", PAPER),
    "neutral": ("#9a9289", INK),
}
JOB_HUES: Final = {
    "yellow": ("#e5ae2e", INK),
    "blue": ("#2f6196", PAPER),
    "green": ("#2c6b4a", PAPER),
    "grey": ("#5e5a60", PAPER),
}
JOB_SIGNS: Final = {"yellow": "rackets", "blue": "intrigue", "green": "finance", "grey": "violence"}
TINTS: Final = {  # the pavement of a district
    "wall_street": "#e3d2ae",
    "brooklyn": "#e9be96",
    "upper_east_side": "#efd9a6",
    "queens": "#e3cf9a",
    "upper_west_side": "#ebc998",
    "midtown": "#f0cba0",
    "chelsea": "#e6c3a6",
}
WALLS: Final = {  # the front of a shop
    "loc_wall_street": "#c9b99a",
    "loc_brooklyn": "#b5533c",
    "loc_upper_east_side": "#5e8c6a",
    "loc_queens": "#d08b4a",
    "loc_upper_west_side": "#8a5a44",
    "loc_midtown": "#b79a78",
    "loc_chelsea": "#5f8fa0",
    "tile_gun_shop": "#7c6a58",
    "tile_distillery": "#a2603f",
    "tile_pawn_shop": "#8f7b3f",
    "tile_restaurant": "#b8694f",
    "tile_barber_shop": "#6f93a8",
    "tile_night_club": "#6b4a78",
    "tile_freight_depot": "#8d7f72",
    "tile_betting_parlour": "#4f7c74",
    "tile_casino": "#a83f4a",
    "tile_opium_den": "#77506f",
    "tile_import_company": "#547a8c",
    "tile_private_bank": "#c9b99a",
}
