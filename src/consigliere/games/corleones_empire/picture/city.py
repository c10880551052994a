"""Coordinates on the map: districts, shops, corners between them."""

from __future__ import annotations

from typing import Final

from consigliere.games.corleones_empire.components import DATA, DISTRICT_IDS

Box = tuple[float, float, float, float]
DISTRICT_SIZE: Final = (230, 182)
KERB: Final = 13
_CORNERS: Final = {
    "upper_west_side": (68, 12),
    "upper_east_side": (600, 12),
    "chelsea": (68, 236),
    "midtown": (334, 236),
    "queens": (600, 236),
    "wall_street": (120, 460),
    "brooklyn": (430, 460),
}
AREAS: Final[dict[str, Box]] = {
    **{area: (x, y, DISTRICT_SIZE[0], DISTRICT_SIZE[1] + KERB) for area, (x, y) in _CORNERS.items()},
    "central_park": (334, 58, 230, 140),
}
SPOTS: Final = {
    "fs_01": (342, 217),
    "fs_02": (582, 330),
    "fs_03": (312, 441),
    "fs_04": (449, 35),
    "fs_05": (288, 217),
    "fs_06": (556, 217),
    "fs_07": (610, 217),
    "fs_08": (566, 441),
    "fs_09": (398, 441),
    "fs_10": (128, 217),
    "fs_11": (390, 560),
    "fs_12": (316, 122),
    "fs_13": (582, 122),
    "fs_14": (792, 217),
    "fs_15": (634, 441),
    "fs_16": (152, 441),
    "fs_17": (316, 330),
}
PILLS: Final = {  # where a district's influence is on its kerb, away from corners
    "upper_west_side": 138,
    "upper_east_side": 100,
    "chelsea": 163,
    "midtown": 148,
    "queens": 140,
    "wall_street": 115,
    "brooklyn": 115,
}
TOUCHES: Final = {space["id"]: tuple(space["touches"]) for space in DATA["family_space"]}
PRINTED: Final = {district["id"]: district["location"] for district in DATA["district"]}
_SHOP_AT: Final = ((4, 38), (117, 38))  # the printed one, the tile
_DOOR: Final = (88, 144)  # where a thug stands before a shop
CHECK: Final[Box] = (671, 460, 164, 196)  # a corner of the map where no figure can be


def shop_at(district: str, tile: bool) -> tuple[float, float]:
    """Where a district's printed business, or the tile next to it, is drawn."""
    x, y, _, _ = AREAS[district]
    dx, dy = _SHOP_AT[tile]
    return x + dx, y + dy


def door_of(location: str, tiles: list[str]) -> tuple[float, float]:
    """Where the figure in a location stands."""
    tile = location in tiles
    district = (
        DISTRICT_IDS[tiles.index(location)] if tile else next(d for d, shop in PRINTED.items() if shop == location)
    )
    x, y = shop_at(district, tile)
    return x + _DOOR[0], y + _DOOR[1]


def back_door(district: str) -> tuple[float, float]:
    """Where the police chief stands in a district: beside the window of a back room, where nobody else does."""
    x, y = shop_at(district, False)
    return x + 15, y + 53


def nearest(spot: tuple[float, float], box: Box) -> tuple[float, float]:
    """The point of a box nearest to a spot."""
    x, y, width, tall = box
    return min(max(spot[0], x), x + width), min(max(spot[1], y), y + tall)


def lit_room(district: str, tile: bool) -> Box:
    """The window of a back room."""
    x, y = shop_at(district, tile)
    return x + 31, y + 9, 71, 43
