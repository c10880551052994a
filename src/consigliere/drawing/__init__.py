"""What the faces of games are drawn with: SVG, letters that fit, styles, cards, dice, tracks, maps. No game, no page.

Elements are strings, made by `drawing.svg` and by the shapes here; every text in them is escaped. A whole drawing is a
`Picture`. docs/drawing.md shows every shape.
"""

from .cards import back, card, empty, fan, pile
from .face import (
    BLOW,
    MOVE,
    PHASE,
    REVEAL,
    ROUND,
    SMALL,
    SUM,
    TURN,
    Announced,
    Face,
    Line,
    Livery,
    Note,
    Place,
    Slate,
    View,
)
from .fonts import CORMORANT, GOLOS, OLD_STANDARD, OSWALD, PLAYFAIR, PT_SERIF, RUBIK_MONO, RUSSO, YESEVA
from .letters import Font
from .maps import Region, holds, inside, land, line, link, regions, spots, town
from .marks import crop, lamp, lit, tick
from .picture import Marks, Picture, Piece
from .pieces import PIPS, bill, coin, die, pips, stack, thrown, token
from .primer import Figure, Lesson, Primer
from .shapes import Point, along, arrow, badge, box, callout, hexagon, piece, ring, row, shield, sign, star
from .sheet import Sheet, Shelf, kept, kept_by, kept_place, told_apart
from .sketches import Stroke, sketched
from .spaces import envelope, screen, worker_space
from .style import KIT, Style, pattern, tile, whose
from .texts import Texts, counted
from .tracks import thermometer, track, winding

__all__ = [
    "BLOW",
    "CORMORANT",
    "GOLOS",
    "KIT",
    "MOVE",
    "OLD_STANDARD",
    "OSWALD",
    "PHASE",
    "PIPS",
    "PLAYFAIR",
    "PT_SERIF",
    "REVEAL",
    "ROUND",
    "RUBIK_MONO",
    "RUSSO",
    "SMALL",
    "SUM",
    "TURN",
    "YESEVA",
    "Announced",
    "Face",
    "Figure",
    "Font",
    "Lesson",
    "Line",
    "Livery",
    "Marks",
    "Note",
    "Picture",
    "Piece",
    "Place",
    "Point",
    "Primer",
    "Region",
    "Sheet",
    "Shelf",
    "Slate",
    "Stroke",
    "Style",
    "Texts",
    "View",
    "along",
    "arrow",
    "back",
    "badge",
    "bill",
    "box",
    "callout",
    "card",
    "coin",
    "counted",
    "crop",
    "die",
    "empty",
    "envelope",
    "fan",
    "hexagon",
    "holds",
    "inside",
    "kept",
    "kept_by",
    "kept_place",
    "lamp",
    "land",
    "line",
    "link",
    "lit",
    "pattern",
    "piece",
    "pile",
    "pips",
    "regions",
    "ring",
    "row",
    "screen",
    "shield",
    "sign",
    "sketched",
    "spots",
    "stack",
    "star",
    "thermometer",
    "thrown",
    "tick",
    "tile",
    "token",
    "told_apart",
    "town",
    "track",
    "whose",
    "winding",
    "worker_space",
]
