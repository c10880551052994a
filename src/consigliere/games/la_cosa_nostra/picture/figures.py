"""Gangsters: silhouettes in front of the blinds of an office at night, composed of coats, heads and hats.

A figure fills a box of 100 by 100 around 0,0, cut off by its lower edge.
"""

from __future__ import annotations

from typing import Final

from consigliere.drawing.svg import Value, at, group, use
from consigliere.games.la_cosa_nostra.components import FAMILY_GANGSTERS, GANGSTER, GUNS, SPECIAL_DATA

_COATS: Final[dict[str, str]] = {
    "slim": "M-33 52C-32 36 -26 28 -11 24L-8 12H8L11 24C26 28 32 36 33 52Z",
    "suit": "M-41 52C-40 33 -31 25 -13 21L-9 10H9L13 21C31 25 40 33 41 52Z",
    "broad": "M-50 52C-50 30 -36 22 -15 18L-11 8H11L15 18C36 22 50 30 50 52Z",
    # the collar turned up
    "coat": "M-45 52C-44 34 -36 26 -20 22L-17 2L-6 14H6L17 2L20 22C36 26 44 34 45 52Z",
    "fur": "M-44 52C-48 44 -42 38 -44 32C-36 30 -34 24 -26 24C-22 18 -16 20 -11 17L-8 10H8L11 17C16 20 22 18 26 24"
    "C34 24 36 30 44 32"
    "C42 38 48 44 44 52Z",
    "dress": "M-25 52C-27 42 -29 34 -24 30C-18 26 -9 25 -6 22V10H6V22C9 25 18 26 24 30C29 34 27 42 25 52Z",
}
_HEADS: Final[dict[str, str]] = {
    "lean": "M-12 -16C-12 -28 12 -28 12 -16V-4C12 8 5 17 0 17C-5 17 -12 8 -12 -4Z",
    "square": "M-14 -16C-14 -28 14 -28 14 -16V0C14 8 8 17 0 17C-8 17 -14 8 -14 0Z",
    "round": "M-17 -14C-17 -29 17 -29 17 -14C18 -8 20 4 14 12C9 19 -9 19 -14 12C-20 4 -18 -8 -17 -14Z",
}
_HATS: Final[dict[str, str]] = {
    "fedora": "M-33 -13C-25 -18 -20 -17 -19 -20C-17 -37 -12 -42 -4 -38C-1 -37 1 -37 4 -38C12 -42 17 -37 19 -20"
    "C20 -17 25 -18 33 -13"
    "C22 -6 -22 -6 -33 -13Z",
    "low": "M-31 -7C-24 -14 -20 -14 -18 -17C-18 -36 -10 -39 -2 -36C10 -40 17 -36 19 -19C20 -16 27 -18 33 -16"
    "C22 -6 -14 -2 -31 -7Z",
    "cap": "M-17 -10C-21 -28 -8 -34 4 -32C15 -31 18 -24 18 -18L28 -12C24 -8 16 -10 10 -12C2 -14 -10 -13 -17 -10Z",
    "bowler": "M-24 -14C-19 -17 -17 -17 -16 -19C-17 -40 17 -40 16 -19C17 -17 19 -17 24 -14C14 -9 -14 -9 -24 -14Z",
    "slick": "M-14 -8C-20 -30 -6 -36 6 -33C17 -31 18 -18 14 -8C13 -16 8 -22 0 -21C-8 -22 -13 -16 -14 -8Z",
    "crop": "M-14 -10C-18 -30 18 -30 14 -10C10 -20 -10 -20 -14 -10Z",
    "bald": "",
    "bob": "M-16 9C-25 -8 -22 -34 0 -35C22 -34 25 -8 16 9C13 12 10 10 11 4V-12C4 -14 -4 -16 -8 -20"
    "C-8 -14 -11 -12 -11 -8V4C-10 10 -13 12"
    " -16 9Z",
    "waves": "M-14 24C-26 20 -24 8 -20 0C-25 -20 -16 -36 2 -35C20 -34 26 -16 20 0C24 8 26 20 14 24C18 14 12 8 12 -6"
    "C4 -8 -6 -14 -8 -20"
    "C-12 -12 -12 -6 -12 0C-12 10 -18 14 -14 24Z",
    "cloche": "M-19 -2C-24 -24 -14 -37 2 -36C20 -35 24 -16 18 -2C14 -10 -12 -14 -19 -2ZM-13 4C-19 4 -20 -4 -17 -8"
    "H-10ZM13 4C19 4 20 -4 17"
    " -8H10Z",
    "brim": "M-47 -8C-34 -17 -22 -14 -19 -18C-17 -38 -8 -41 0 -38C8 -41 17 -38 19 -18C22 -14 34 -17 47 -8"
    "C34 -4 22 -8 0 -8C-22 -8 -34 -4"
    " -47 -8Z",
    "mane": "M-15 26C-28 10 -24 -33 0 -34C24 -33 28 -8 18 24L12 18C14 2 14 -10 8 -20C-4 -18 -12 -20 -14 -4"
    "C-13 8 -14 20 -15 26Z",
    "kerchief": "M-15 -12C-18 -34 18 -34 15 -12C6 -17 -6 -17 -15 -12ZM-13 -18C-22 -22 -26 -14 -30 -14"
    "C-26 -8 -20 -10 -17 -11C-22 -6 -22 0 -24 4C-17 4 -14 -6 -12 -12Z",
    "ushanka": "M-20 -12V-30C-18 -38 18 -38 20 -30V-12ZM-20 -13H-11V10C-17 13 -22 8 -22 2ZM20 -13V2C22 8 17 13 11 10"
    "V-13Z",
    "knot": "M-14 -8C-20 -26 -10 -34 -3 -34C-5 -42 5 -42 3 -34C10 -34 20 -26 14 -8C12 -16 8 -22 0 -22"
    "C-8 -22 -12 -16 -14 -8Z",
    "visor": "M-15 -12C-18 -32 18 -34 16 -16L34 -14C32 -8 20 -9 10 -11C2 -13 -8 -14 -15 -12Z",
}
# Parts attached to a figure, in the same black
_GROWN: Final[dict[str, str]] = {
    "beard": "M-13 0C-16 20 -8 27 0 27C8 27 16 20 13 0C8 8 -8 8 -13 0Z",
    "ears": "M-14 -8C-21 -10 -21 4 -14 4ZM14 -8C21 -10 21 4 14 4Z",
}
# Light on the black: a shirt front with its tie, glasses, a band round the hat
_LIGHT: Final[dict[str, str]] = {
    "shirt": "M-7 20H7L0 50Z",
    "glasses": "M-12 -7H-2V-1C-4 2 -10 2 -12 -1ZM2 -7H12V-1C10 2 4 2 2 -1Z",
    "pearls": "M-9 20C-4 27 4 27 9 20L8 25C4 31 -4 31 -8 25Z",
    "band": "M-18 -21C-8 -16 8 -16 18 -21L18.5 -17C8 -12 -8 -12 -18.5 -17Z",
    "scar": "M5 -10L9 4L7 5L3 -9Z",
}
_RED: Final[dict[str, str]] = {
    "tie": "M-3 22H3L5 42L0 50L-5 42Z",
    "bow": "M-9 19L-1 22V26L-9 29ZM9 19L1 22V26L9 29Z",
    "flower": "M-26 34A4 4 0 1 1 -18 34A4 4 0 1 1 -26 34Z",
}
_SMOKE: Final = "M11 9L24 13L23.5 15.5L10 12ZM26 11C34 4 22 -2 30 -10C36 -18 27 -22 31 -30L33.5 -29"
"C30 -22 39 -18 33 -8C26 -1 37 5 28 13Z"

Figure = tuple[str, str, str, tuple[str, ...]]

# Gangsters drawn according to their name or gang; the others are composed from their strength and their number.
_KNOWN: Final[dict[str, Figure]] = {
    "little_joey": ("slim", "lean", "cap", ("ears",)),
    "jimmy_bananas": ("suit", "lean", "bowler", ("shirt", "bow")),
    "big_joey": ("broad", "round", "low", ("shirt", "tie")),
    "stevie_blundetto": ("suit", "lean", "slick", ("shirt", "tie", "smoke")),
    "phil_malony": ("slim", "lean", "cap", ("shirt", "bow")),
    "mia_lavecchia": ("dress", "lean", "bob", ("pearls", "smoke")),
    "tommy_the_cat": ("coat", "lean", "fedora", ("band", "glasses")),
    "vito_baritono": ("suit", "round", "slick", ("shirt", "bow")),
    "harry_diamonds": ("suit", "lean", "slick", ("shirt", "tie", "flower")),
    "babyface_tony": ("slim", "round", "crop", ("shirt", "bow")),
    "fat_tony": ("broad", "round", "bowler", ("shirt", "bow", "smoke")),
    "larry_caruso": ("suit", "square", "fedora", ("shirt", "tie", "flower", "glasses", "band")),
    "rocky_santiago": ("broad", "square", "crop", ("scar", "ears")),
    "bernardo_farmacista": ("suit", "lean", "brim", ("glasses", "shirt")),
    "big_loco": ("broad", "round", "brim", ("beard",)),
    "mano_del_muerte": ("coat", "lean", "brim", ("scar",)),
    "tuco_quintero": ("broad", "square", "kerchief", ("beard",)),
    "paco_santiago": ("suit", "square", "brim", ("smoke",)),
    "izzy_ordova": ("dress", "lean", "waves", ("pearls",)),
    "thelma_montgomery": ("dress", "lean", "mane", ("glasses",)),
    "deadly_dave_poppel": ("broad", "square", "mane", ("beard", "glasses")),
    "willy_svenson": ("slim", "lean", "kerchief", ("smoke",)),
    "jimmy_the_drifter": ("coat", "lean", "mane", ()),
    "bob_the_rock_nelson": ("broad", "square", "bald", ("beard", "ears")),
    "lono_sliffer": ("broad", "lean", "mane", ("scar",)),
    "stas_valigura": ("fur", "square", "ushanka", ()),
    "alexei_valenko": ("slim", "lean", "ushanka", ("glasses",)),
    "heavy_hand": ("fur", "round", "bald", ("ears", "scar")),
    "adriano_simeon": ("slim", "lean", "crop", ("shirt", "tie")),
    "sergei_odessa": ("coat", "square", "ushanka", ("smoke",)),
    "fyodor_kalashenko": ("fur", "square", "crop", ("beard",)),
    "fumiyo_goto": ("dress", "lean", "bob", ()),
    "ryu_yamamoto": ("slim", "lean", "knot", ("shirt", "tie")),
    "takeshi_ando": ("broad", "square", "slick", ("glasses", "shirt", "tie")),
    "kenzo_isoaki": ("suit", "square", "knot", ("scar", "shirt")),
    "saito_botan": ("suit", "round", "slick", ("shirt", "tie", "flower")),
    "yumiko_ishi": ("dress", "lean", "cloche", ("pearls", "smoke")),
    "mad_tyrell": ("broad", "square", "kerchief", ("scar",)),
    "risky_rick": ("suit", "lean", "visor", ("shirt", "smoke")),
    "t_dog": ("broad", "round", "visor", ("glasses",)),
    "laverne_ontario": ("dress", "round", "waves", ("pearls",)),
    "little_omar": ("slim", "lean", "kerchief", ("ears",)),
    "ot_stylz": ("fur", "lean", "fedora", ("band", "glasses")),
}
_COAT_OF: Final = ("slim", "slim", "suit", "coat", "broad")  # by guns
_HAT_OF: Final = ("fedora", "low", "bowler", "fedora", "slick", "low")
_MARKS_OF: Final[tuple[tuple[str, ...], ...]] = (
    ("band", "shirt", "tie"),
    ("smoke",),
    ("shirt", "tie", "smoke"),
    ("band", "scar"),
    ("shirt", "bow"),
    ("flower", "shirt", "tie"),
)


def _figure(gangster: int) -> Figure:
    head = ("lean", "square", "lean")[gangster % 3]
    return _COAT_OF[GUNS[gangster]], head, _HAT_OF[gangster % 6], _MARKS_OF[(gangster * 5 + gangster // 6) % 6]


_NAMED: Final[dict[str, str]] = {}  # the ids of outlines: many figures share a coat or a head


def _shape(outline: str, **attributes: Value) -> str:
    return use(_NAMED.setdefault(outline, f"lcn-f-{len(_NAMED)}"), **attributes)


def _draw(figure: Figure, mirrored: bool) -> str:
    coat, head, hat, marks = figure
    black = _COATS[coat] + "".join(_GROWN[mark] for mark in marks if mark in _GROWN)
    body = _shape(black) + _shape(_HEADS[head]) + (_shape(_HATS[hat]) if _HATS[hat] else "")
    light = "".join(_LIGHT[mark] for mark in marks if mark in _LIGHT)
    red = "".join(_RED[mark] for mark in marks if mark in _RED)
    parts = [group(body, class_="rim-light", transform="translate(2.5,-1)"), group(body, class_="night")]
    if light:
        parts.append(_shape(light, class_="ash"))
    if red:
        parts.append(_shape(red, class_="lipstick"))
    if "smoke" in marks:
        parts.append(_shape(_SMOKE, class_="bone"))
    inside = "".join(parts)
    return group(inside, transform="scale(-1,1)") if mirrored else inside


FIGURES: Final[dict[str, str]] = {
    name: _draw(_KNOWN.get(name, _figure(i)), mirrored=i % 4 in (1, 2)) for name, i in GANGSTER.items()
}
SHAPES: Final = {name: outline for outline, name in _NAMED.items()}
GANG: Final[dict[str, str]] = {name: SPECIAL_DATA[i]["gang"] for name, i in GANGSTER.items() if i >= FAMILY_GANGSTERS}


def figure(gangster: str, x: float, y: float, size: float) -> str:
    """A gangster's silhouette, the middle of its box at x, y."""
    return at(x, y, FIGURES[gangster], scale=size / 100, class_="figure")
