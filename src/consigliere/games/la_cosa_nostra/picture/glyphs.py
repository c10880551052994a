"""Small drawings in one colour: emblems, businesses, influence cards, kinds of job, effects and abilities.

Each is a path around 0,0 in a box of 100 by 100, filled by the even-odd rule, so that inner outlines are holes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from consigliere.drawing import ring, sign, star


def lowered(shape: str, by: float) -> str:
    """A closed shape of capital commands moved down: the second of each pair of figures, and every V."""
    out: list[str] = []
    for command, figures in re.findall(r"([A-Zhvac])([^A-Zhvac]*)", shape):
        numbers = [float(n) for n in figures.split()]
        if command == "V":
            numbers = [n + by for n in numbers]
        elif command == "A":
            numbers = [n + by if i % 7 == 6 else n for i, n in enumerate(numbers)]
        elif command in "MLC":
            numbers = [n + by if i % 2 else n for i, n in enumerate(numbers)]
        out.append(command + " ".join([f"{n:g}" for n in numbers]))
    return "".join(out)


# --- the five families

EMBLEMS: Final[dict[str, str]] = {
    # a key: money lent, doors opened
    "blundetto": ring(-20, -20, 26) + ring(-26, -26, 10) + "M-2 -8L46 40V48H26V36H14V24H2L-10 8Z",
    # a wheel
    "dimaggio": ring(0, 0, 48)
    + ring(0, 0, 35)
    + ring(0, 0, 14)
    + ring(0, 0, 6)
    + "M-5 -37H5V-12H-5ZM-5 12H5V37H-5ZM-37 -5H-12V5H-37ZM12 -5H37V5H12Z"
    + "M-29.7 -22.6L-22.6 -29.7L-5 -12L-12 -5ZM29.7 22.6L22.6 29.7L5 12L12 5Z"
    + "M29.7 -22.6L22.6 -29.7L5 -12L12 -5ZM-29.7 22.6L-22.6 29.7L-5 12L-12 5Z",
    # a rose
    "calmuti": "M0 -50C18 -50 32 -38 32 -21C32 -4 19 10 5 12V24C11 14 22 8 36 10C34 26 24 34 5 34V50H-5V34"
    "C-24 34 -34 26"
    " -36 10C-22 8 -11 14 -5 24V12C-19 10 -32 -4 -32 -21C-32 -38 -18 -50 0 -50Z"
    "M0 -40C-13 -40 -22 -32 -22 -21C-22 -15 -20 -10 -16 -6C-16 -18 -9 -26 0 -26C9 -26 16 -18 16 -6C20 -10 22 -15 22 -21"
    "C22 -32 13 -40 0 -40ZM0 -18C-6 -18 -9 -12 -8 -4C-5 0 5 0 8 -4C9 -12 6 -18 0 -18Z",
    # a crown
    "laserva": "M-48 -30L-26 -8L0 -42L26 -8L48 -30L40 22H-40ZM-40 29H40V42H-40Z" + ring(0, 2, 8),
    # an anchor
    "caruso": "M0 -50A13 13 0 0 1 6 -25.5V-18H24V-7H6V31A32 32 0 0 0 31 10L22 12L40 -8L50 16L42 13A44 44 0 0 1 0 48"
    "A44 44 0 0 1 -42 13L-50 16L-40 -8L-22 12L-31 10A32 32 0 0 0 -6 31V-7H-24V-18H-6V-25.5A13 13 0 0 1 0 -50Z"
    "M0 -43A6 6 0 1 0 0 -31A6 6 0 1 0 0 -43Z",
}

# --- the eleven kinds of business

_CAR: Final = (
    "M-50 18V2L-38 -3L-26 -24H20L34 -4L46 0L50 6V18H40A13 13 0 0 0 14 18H-14A13 13 0 0 0 -40 18Z"
    "M-21 -18L-29 -4H-6V-18ZM0 -18V-4H25L16 -18Z" + ring(-27, 20, 9.5) + ring(27, 20, 9.5)
)

BUSINESSES: Final[dict[str, str]] = {
    # a broad hat with its feather, and a cane
    "pimp": "M-48 8C-34 2 -28 0 -24 -2C-22 -26 -18 -34 -8 -32C-2 -30 2 -30 8 -32C12 -33 15 -32 17 -28L38 -50"
    "C42 -40 36 -22 24 -12L24 -2C28 0 34 2 48 8C36 20 -36 20 -48 8ZM-24 -8C-10 -2 10 -2 24 -8L23 -2C10 4 -10 4 -23 -2Z"
    "M-36 30A9 9 0 0 1 -18 30H-24A3 3 0 0 0 -30 30L-2 48L-6 50ZM-18 30L40 34V41L-16 36Z",
    # a capsule and a folded packet
    "dealer": "M-46 -10A19 19 0 0 1 -14 -42L16 -12A22.6 22.6 0 0 1 -16 20ZM-11 -7L3 -21L10 -14A13 13 0 0 1 -7 3L-16 -6Z"
    "M8 22L44 8L50 34L14 48ZM15 26L19 40L44 31L40 16Z",
    # a fin cutting the water
    "loan_shark": "M-18 14C-14 -18 4 -42 34 -48C22 -28 24 -6 34 14ZM-50 22C-40 14 -30 14 -20 22C-10 30 0 30 10 22"
    "C20 14 30 14 50 24V34C34 24 22 26 14 32C4 40 -14 40 -24 32C-32 26 -42 28 -50 34Z"
    "M-40 42C-30 38 -22 40 -14 44C-4 50 8 50 18 44C26 40 34 40 42 43V50H-40Z",
    # scales
    "lawyer": "M-4 -46H4V-36H38V-28H34L48 8C48 18 22 18 22 8L34 -22L30 -28H4V36H24V46H-24V36H-4V-28H-30L-34 -22L-22 8"
    "C-22 18 -48 18 -48 8L-34 -28H-38V-36H-4ZM-34 -12L-40 6H-28ZM34 -12L28 6H40Z",
    # a microphone on a rostrum
    "politician": "M-34 10H34L26 48H-26ZM-44 -4H44V4H-44ZM-4 -10V-20H4V-10ZM-13 -38A13 13 0 0 1 13 -38V-30"
    "A13 13 0 0 1 -13 -30Z"
    "M-13 -36H13V-32H-13Z" + star(14, y=29),
    # a badge
    "cop": "M0 -50L12 -38H36L38 -14L46 0C44 26 24 42 0 50C-24 42 -44 26 -46 0L-38 -14L-36 -38H-12Z" + star(30),
    # a car
    "garage": _CAR + "M-44 34H44V40H-44ZM-48 -40H48V-33H-48Z",
    # a tower crane with its load
    "construction_firm": "M-30 48V40H-24V-20H-46V-28H-24V-44H-14L44 -28H48V-20H38V2H44V18H26V2H32V-20H-8V40H-2V48Z"
    "M-18 -14H-14V-2L-18 2ZM-14 6L-18 10V22L-14 18ZM-18 28L-14 24V36H-18ZM-12 -36V-28H14ZM4 26H48V48H4ZM10 32H22V36H10Z"
    "M28 32H42V36H28ZM10 40H30V44H10Z",
    # a dustbin
    "waste_company": "M-12 -48H12V-38H40V-26H-40V-38H-12ZM-6 -43V-38H6V-43ZM-34 -20H34L28 48H-28ZM-22 -10L-18 38H-11"
    "L-14 -10Z"
    "M-4 -10V38H4V-10ZM14 -10L11 38H18L22 -10Z",
    # a cocktail
    "night_club": "M-46 -38H28L34 -50L40 -47L36 -38H46L5 10V38H26V48H-26V38H-5V10ZM-30 -29L-20 -17H20L30 -29Z"
    "M0 -11A5.5 5.5 0 1 0 0 -1A5.5 5.5 0 1 0 0 -11Z",
    # two cards, the upper with a spade
    "casino": "M-18 -48H42V40H-18ZM-42 -34L-24 -38V46H18V48L-28 50ZM12 -34C26 -14 34 -8 34 4C34 16 20 18 15 10L20 24"
    "H4L9 10"
    "C4 18 -10 16 -10 4C-10 -8 -2 -14 12 -34Z",
}

# --- the ten influence cards

INFLUENCE: Final[dict[str, str]] = {
    # a telephone off the hook
    "snitch": "M-46 -16C-46 -44 46 -44 46 -16V-6H22V-18C10 -24 -10 -24 -22 -18V-6H-46ZM-24 0H-14V-10H-6V0H6V-10H14V0H24"
    "L38 44H-38ZM0 8A14 14 0 1 0 0 36A14 14 0 1 0 0 8ZM0 16A6 6 0 1 1 0 28A6 6 0 1 1 0 16Z",
    # an eye behind a lens
    "spy": "M-50 -4C-34 -28 18 -30 36 -6L42 -4L36 4C34 6 32 8 30 10L48 34L38 44L18 20C-8 28 -36 18 -50 -4Z"
    "M-6 -18A14 14 0 1 0 -6 10A14 14 0 1 0 -6 -18Z" + ring(-6, -4, 7),
    # the bag with a cross
    "doctor": "M-18 -24V-40H18V-24H46V42H-46V-24ZM-9 -24H9V-32H-9ZM-7 -10V2H-19V16H-7V28H7V16H19V2H7V-10Z",
    # knuckles
    "henchman": "M-48 -6A12 17 0 0 1 -24 -6A12 17 0 0 1 0 -6A12 17 0 0 1 24 -6A12 17 0 0 1 48 -6V8L36 16H26L22 34H-22"
    "L-26 16H-36L-48 8Z" + ring(-35, -5, 7.5) + ring(-12, -5, 7.5) + ring(12, -5, 7.5) + ring(35, -5, 7.5),
    # a bomb with a lit fuse
    "sabotage": ring(-8, 14, 34) + "M-26 8A20 20 0 0 1 -6 -6L-5 0A14 14 0 0 0 -20 10Z"
    "M6 -26L18 -34L26 -22L20 -14ZM22 -32C24 -44 36 -44 38 -36L34 -34C32 -38 28 -36 27 -28Z"
    + star(11, 8, 0.45, 41, -39),
    # a submachine gun with its drum
    "smg": "M-50 -16H-38V-22H-4V-16H50V-8H24V-2H2A15 15 0 1 1 -20 -2H-26L-32 22H-44L-38 0L-50 10Z"
    + ring(-9, 8, 6)
    + "M12 2H20L16 22H8Z",
    # lips
    "seduction": "M-50 0C-36 -10 -22 -24 -12 -24C-6 -24 -2 -20 0 -18C2 -20 6 -24 12 -24C22 -24 36 -10 50 0"
    "C36 18 18 28 0 28"
    "C-18 28 -36 18 -50 0ZM-36 0C-20 4 -8 -2 0 2C8 -2 20 4 36 0C22 -4 10 -10 0 -6C-10 -10 -22 -4 -36 0Z",
    # a chess knight
    "schemer": "M-26 46V36H30V46ZM-20 32C-22 14 -6 8 -2 -4C-12 -2 -18 4 -24 8C-30 12 -38 4 -36 -2L-18 -28L-16 -46"
    "L-4 -36"
    "C20 -36 34 -14 26 32Z" + ring(-10, -20, 4),
    # a fedora over a bow tie
    "godfather": "M-44 -14C-34 -20 -28 -18 -26 -22C-22 -44 -16 -50 -6 -46C-2 -44 2 -44 6 -46C16 -50 22 -44 26 -22"
    "C28 -18 34 -20 44 -14C30 -4 -30 -4 -44 -14ZM-25 -24C-10 -18 10 -18 25 -24L24 -29C10 -24 -10 -24 -24 -29Z"
    "M-30 14L-8 24V32L-30 44ZM30 14L8 24V32L30 44ZM-5 22H5V35H-5ZM-22 0H22C20 10 8 16 0 16C-8 16 -20 10 -22 0Z",
    # a clover with four leaves
    "patron": "M0 -4C-14 -16 -24 -26 -16 -38C-10 -46 -2 -42 0 -36C2 -42 10 -46 16 -38C24 -26 14 -16 0 -4Z"
    "M-4 0C-16 14 -26 24 -38 16C-46 10 -42 2 -36 0C-42 -2 -46 -10 -38 -16C-26 -24 -16 -14 -4 0Z"
    "M4 0C16 14 26 24 38 16C46 10 42 2 36 0C42 -2 46 -10 38 -16C26 -24 16 -14 4 0Z"
    "M0 4C14 16 24 26 16 38C12 43 7 43 4 40L12 50H4L-4 38C-6 44 -12 44 -16 38C-24 26 -14 16 0 4Z",
}


# --- kinds of job: those of the base game each have a sign, similar earnings share one

_FLAME: Final = (
    "M4 -50C10 -30 34 -18 34 12C34 34 20 48 0 48C-20 48 -34 34 -34 14C-34 0 -26 -8 -22 -18C-18 -12 -14 -8 -10 -6"
)
_BILL: Final = "M-48 -24H48V24H-48ZM-38 -14V14H38V-14Z" + ring(0, 0, 11)
_SHEET: Final = "M-32 -48H16L34 -30V48H-32ZM-20 -28H8V-22H-20ZM-20 -12H22V-6H-20ZM-20 4H22V10H-20ZM-20 20H4V26H-20Z"

JOBS: Final[dict[str, str]] = {
    "beating": INFLUENCE["henchman"],
    # a pane with a hole
    "property_damage": "M-44 -48H44V48H-44ZM-36 -40V-14L-14 -8L-20 -26L-6 -16L-4 -40ZM4 -40L6 -18L22 -24L14 -6L36 -10"
    "V-40Z"
    "M-36 -6V40H-6L-8 18L-24 24L-16 4ZM36 -2L16 2L26 18L8 14L4 40H36Z",
    # a purse on its way
    "theft": "M-34 -16H38C44 -16 46 -12 46 -8V36C46 40 42 44 38 44H-34C-40 44 -42 40 -42 36V-8C-42 -14 -38 -16 -34 -16Z"
    "M20 6H46V22H20ZM28 10H36V18H28ZM-30 -20L-10 -46L14 -28L20 -20ZM-14 -22L-8 -32L4 -22Z",
    # a crowbar through a shutter
    "vandalism": "M-46 -40H46V-30H-46ZM-46 -24H10L4 -14H-46ZM22 -24H46V-14H16ZM-46 -8H0L-6 2H-46ZM12 -8H46V2H6ZM-46 8"
    "H-10L-16 18"
    "H-46ZM2 8H46V18H-4ZM-34 50L26 -46L40 -50L34 -40L-26 50Z",
    # a revolver
    "murder": "M-48 -26H10V-32H18V-26H46V-8H14C14 2 8 8 -4 8H-10L-18 42H-42L-32 2C-42 -2 -48 -12 -48 -26ZM-8 -6V0H-4"
    "C2 0 6 -2 7 -6Z",
    # an offer on paper, and the pen to sign it
    "persuasion": "M-40 -48H18V-8L-2 22L-6 48H-40ZM-30 -34H8V-28H-30ZM-30 -20H8V-14H-30ZM-30 -6H-2V0H-30ZM38 -30"
    "L50 -22L14 32L0 40"
    "L2 24ZM-30 30C-24 22 -20 36 -12 28L-12 34C-20 42 -24 28 -30 36Z",
    "assassination": "M30 -50L38 -42L8 -4L16 4L8 12L2 6L-18 30C-24 38 -36 44 -48 48C-44 36 -38 24 -30 18L-6 -2L-12 -8"
    "L-4 -16L4 -8Z",
    "arson": _FLAME + "C-8 -22 -4 -36 4 -50ZM2 8C-12 20 -14 34 0 40C14 34 14 22 2 8Z",
    "car_bomb": INFLUENCE["sabotage"],
    # a car and two shots out of it
    "drive_by": lowered(_CAR, 18)
    + "M20 -30L44 -44L46 -38L24 -25ZM20 -42L34 -52L37 -47L24 -37ZM-2 -26L16 -34L18 -28L2 -20Z",
    # a price tag
    "exclusive_offer": "M-46 -46H-4L48 6L6 48L-46 -4Z"
    + ring(-28, -28, 8)
    + "M-10 -2L-4 -8L22 18L16 24ZM4 -16L10 -22L34 2L28 8Z",
    "connections": INFLUENCE["snitch"],
    # a washing machine
    "laundering": "M-40 -48H40V48H-40ZM-32 -40V-26H6V-40ZM14 -40V-34H20V-40ZM26 -40V-34H32V-40Z"
    + ring(0, 12, 28)
    + ring(0, 12, 21)
    + "M-16 12C-8 4 -6 18 2 12C8 8 10 12 16 10A16 16 0 0 1 -16 12Z",
    # a cake with its candles
    "party": "M-46 42H46V50H-46ZM-40 4H40V38H-40ZM-40 18C-30 28 -24 10 -14 18C-4 28 4 10 14 18C24 28 30 10 40 18V12"
    "C30 22 24 4 14 12"
    "C4 22 -4 4 -14 12C-24 22 -30 4 -40 12ZM-24 -20H-16V0H-24ZM-4 -20H4V0H-4ZM16 -20H24V0H16Z"
    "M-20 -44C-14 -36 -14 -26 -20 -24C-26 -26 -26 -36 -20 -44ZM0 -44C6 -36 6 -26 0 -24C-6 -26 -6 -36 0 -44Z"
    "M20 -44C26 -36 26 -26 20 -24C14 -26 14 -36 20 -44Z",
    # a horseshoe
    "horse_races": "M-40 46V36L-30 32C-50 -10 -34 -48 0 -48C34 -48 50 -10 30 32L40 36V46H14V34C36 -4 22 -26 0 -26"
    "C-22 -26 -36 -4"
    " -14 34V46Z"
    + ring(-31, -8, 3.5)
    + ring(31, -8, 3.5)
    + ring(-22, -31, 3.5)
    + ring(22, -31, 3.5)
    + ring(0, -38, 3.5),
    # a kerchief under a hat
    "robbery": "M-50 -14C-36 -20 -28 -18 -26 -22C-22 -42 -14 -48 0 -44C14 -48 22 -42 26 -22C28 -18 36 -20 50 -14"
    "C34 -6 -34 -6 -50 -14Z"
    "M-26 -6H26V2H-26ZM-26 6H26C30 24 18 38 0 48C-18 38 -30 24 -26 6ZM-14 16C-6 20 6 20 14 16L12 22C4 26 -4 26 -12 22Z",
    # two guns crossed
    "ambush": "M-48 -34L-36 -46L18 8L30 2L48 40L38 48L24 26L12 32L4 20ZM48 -34L36 -46L6 -16L18 -4ZM-12 14L0 2L2 4"
    "L-4 20L-12 32L-24 26"
    "L-38 48L-48 40L-30 2L-18 8Z",
    # earnings
    "pills": BUSINESSES["dealer"],
    "site": BUSINESSES["construction_firm"],
    "pump": "M-34 48V-48H10V0H20V26C20 34 30 34 30 26V-14L18 -26L24 -32L40 -16V26C40 46 10 46 10 26V8V48ZM-24 -38V-14"
    "H0V-38Z",
    "letter": "M-48 -32H48V34H-48ZM-38 -24L0 8L38 -24ZM-40 -14V26H40V-14L0 18Z",
    "lips": INFLUENCE["seduction"],
    "cards": "M-48 -28H48V32H-48ZM-48 -16H48V-4H-48ZM-38 12H-12V20H-38Z",
    "guns": INFLUENCE["smg"],
    # a street lamp
    "lamp": "M-8 50V44H-3V-10H-14L-22 -38H22L14 -10H3V44H8V50ZM-14 -32L-9 -16H9L14 -32ZM-10 -48H10V-42H-10Z",
    "car": _CAR,
    "papers": _SHEET,
    "bin": BUSINESSES["waste_company"],
    "cigarette": "M-48 14L26 -6L29 6L-45 26ZM32 -8L44 -11L47 1L35 4ZM30 -18C40 -28 20 -32 34 -46L39 -43"
    "C30 -34 48 -28 36 -15Z",
    "bills": lowered(_BILL, -8) + "M-40 22H56V-10H50V16H-40ZM-44 34H44V28H-44Z",
    "ballot": "M-46 0H-26V8H-38V42H38V8H26V0H46V50H-46ZM-20 -48H20V24H-20ZM-12 -14L-3 -4L14 -28L8 -33L-4 -16L-7 -20Z",
    "barrel": "M-30 -46H30V-36H26V-16H30V-6H26V24H30V34H26V48H-26V34H-30V24H-26V-6H-30V-16H-26V-36H-30Z"
    + star(17, 3, 0.3, 0, 8),
    "stage": "M-48 -48H48V-38H-48ZM-48 -32H-20C-22 -8 -30 14 -48 24ZM48 -32H20C22 -8 30 14 48 24ZM-44 36H44V48H-44Z"
    "M-6 -14A8 8 0 1 1 6 -14L14 12L8 30H-8L-14 12Z",
    "flask": "M-14 -48H14V-40H10V-12L36 36C40 44 34 48 28 48H-28C-34 48 -40 44 -36 36L-10 -12V-40H-14ZM-14 14L-26 38H26"
    "L14 14Z",
    "gavel": "M-30 -24L0 -50L10 -40L4 -34L42 20L32 30L-12 -18L-18 -12L-28 -22ZM-46 34H14V48H-46Z",
    "glove": "M-26 -8C-34 -34 -14 -48 8 -46C34 -44 44 -26 36 -2C34 6 30 10 28 14V22H-16V12C-22 8 -26 2 -26 -8Z"
    "M-42 -6C-46 -22 -34 -28 -28 -20L-20 2C-20 10 -38 10 -42 -6ZM-20 28H32V48H-20Z",
    "film": "M-46 -14L40 -40L44 -26L-40 0H46V48H-46ZM-36 -8L-22 -22L-12 -25L-26 -11ZM-8 -17L6 -31L16 -34L2 -20Z"
    "M20 -25L32 -37L38 -34L30 -28Z",
    "house": "M0 -48L48 -8L40 0L34 -6V46H-34V-6L-40 0L-48 -8ZM-20 6H-6V20H-20ZM8 6H22V46H8Z",
    "wheel": ring(0, 0, 48)
    + ring(0, 0, 40)
    + ring(0, 0, 16)
    + ring(0, 0, 6)
    + "M-3 -38H3V-18H-3ZM-3 18H3V38H-3ZM-38 -3H-18V3H-38ZM18 -3H38V3H18ZM-29 -25L-25 -29L-11 -15L-15 -11Z"
    "M29 25L25 29L11 15L15 11ZM29 -25L25 -29L11 -15L15 -11ZM-29 25L-25 29L-11 15L-15 11Z",
    "trap": "M-48 30H48V42H-48ZM-44 24A44 44 0 0 1 44 24H32A32 32 0 0 0 -32 24ZM-30 2L-22 12L-26 -8ZM30 2L22 12L26 -8Z"
    "M0 -20L-6 -2H6Z" + ring(0, 22, 7),
    "glass": BUSINESSES["night_club"],
    "city": "M-48 48V-10H-28V-36H-8V-20H4V-48H26V0H48V48ZM-40 0H-34V8H-40ZM-22 -26H-16V-18H-22ZM-22 -8H-16V0H-22Z"
    "M12 -38H18V-30H12ZM12 -20H18V-12H12ZM12 -2H18V6H12ZM34 12H40V20H34ZM-40 18H-34V26H-40ZM-22 10H-16V18H-22Z"
    "M12 16H18V24H12Z",
}
EARNINGS: Final[dict[str, str]] = {
    "drug_delivery": "pills", "drug_trade": "pills", "drug_smuggling": "pills", "drug_ring": "pills",
    "building_scam": "site", "illegal_subsidies": "site", "gas_station_holdup": "pump", "threats": "letter",
    "escort_service": "lips", "red_light_district": "lamp", "wild_party": "glass", "senators_party": "glass",
    "credit_card_fraud": "cards", "arms_trade": "guns", "car_theft": "car", "car_theft_ring": "car",
    "car_smuggling": "car", "insurance_fraud": "car", "fraud": "papers", "investment_fraud": "papers",
    "public_contracts": "papers", "market_rigging": "bin", "cigarette_smuggling": "cigarette", "insolvency": "gavel",
    "bankruptcy": "gavel", "collusion": "gavel", "casino_cheating": "casino", "rigged_gambling": "wheel",
    "blackmail": "letter", "counterfeiting": "bills", "usury": "bills", "election_fraud": "ballot",
    "hazardous_waste": "barrel", "toxic_dump": "barrel", "killer_act": "stage", "illegal_lab": "flask",
    "boxing_match": "glove", "film_production": "film", "real_estate_fraud": "house", "debt_trap": "trap",
    "crime_syndicate": "city",
}  # fmt: skip

# --- what a card is and does

SIGNS: Final[dict[str, str]] = {
    # the four categories of jobs
    "earning": "M-7 -50H7V-40C22 -38 32 -28 33 -14H18C17 -22 10 -27 0 -27C-11 -27 -17 -22 -17 -16C-17 -9 -10 -7 4 -4"
    "C22 0 35 6 35 20"
    "C35 32 24 40 7 42V50H-7V42C-24 40 -35 30 -36 15H-20C-19 24 -12 29 0 29C12 29 19 25 19 18C19 11 12 9 -2 6"
    "C-20 2 -33 -3 -33 -17"
    "C-33 -29 -22 -38 -7 -40Z",
    "attack": ring(0, 0, 36)
    + ring(0, 0, 27)
    + ring(0, 0, 7)
    + "M-4.5 -50H4.5V-18H-4.5ZM-4.5 18H4.5V50H-4.5ZM-50 -4.5H-18V4.5H-50Z"
    "M18 -4.5H50V4.5H18Z",
    "neutral": "M-50 -20L-28 -28L-8 -20L4 -28L28 -28L50 -20V16L38 18L14 36C8 40 2 38 0 34C-6 36 -10 32 -12 28L-36 14"
    "L-50 16ZM-6 -10L-20 2"
    "C-12 8 -4 2 2 -4L30 20L36 10L12 -14Z",
    "reaction": "M12 -50L-30 8H-4L-14 50L32 -14H4Z",
    # who is aimed at
    "player": INFLUENCE["godfather"],
    "businessman": ring(0, -26, 20) + "M-40 48C-40 14 -24 2 -10 0L0 16L10 0C24 2 40 14 40 48ZM-4 20L0 44L4 20L0 16Z",
    "company": "M-44 48V-20H-8V-48H40V48ZM-34 -8H-24V4H-34ZM-34 14H-24V26H-34ZM4 -36H14V-24H4ZM22 -36H32V-24H22Z"
    "M4 -14H14V-2H4Z"
    "M22 -14H32V-2H22ZM4 8H14V20H4ZM22 8H32V20H22ZM8 30H26V48H8Z",
    "gangster": "M-40 -14C-30 -19 -24 -18 -22 -22C-19 -40 -14 -46 -5 -42C-2 -41 2 -41 5 -42C14 -46 19 -40 22 -22"
    "C24 -18 30 -19 40 -14"
    "C28 -6 -28 -6 -40 -14ZM-18 -4H18C18 12 10 20 6 22L8 28C28 30 42 36 44 50H-44C-42 36 -28 30 -8 28L-6 22"
    "C-10 20 -18 12 -18 -4Z",
    # effects
    "block": "M-50 10L40 -50L50 -34L-40 26ZM-50 38L40 -22L50 -6L-40 50Z",
    "kill": "M0 -48C28 -48 42 -28 40 -6C39 8 32 12 28 16V34H18V24H10V36H-10V24H-18V34H-28V16C-32 12 -39 8 -40 -6"
    "C-42 -28 -28 -48 0 -48Z"
    "M-17 -16A10 10 0 1 0 -17 4A10 10 0 1 0 -17 -16ZM17 -16A10 10 0 1 0 17 4A10 10 0 1 0 17 -16ZM0 4L-6 16H6Z",
    "destroy": JOBS["arson"],
    "take": "M-50 -12L-10 -12V-34L34 4L-10 42V20H-50ZM38 -34H50V42H38Z",
    "launder": JOBS["laundering"],
    "buy": JOBS["exclusive_offer"],
    "bet": JOBS["horse_races"],
    "rob": JOBS["robbery"],
    "repel": "M0 -48L40 -36V0C40 24 22 40 0 50C-22 40 -40 24 -40 0V-36ZM0 -34V36C16 28 28 16 28 -2V-26Z",
    "gun": JOBS["murder"],
    "steal": JOBS["theft"],
    # marks
    "arrow": "M-46 -12H4V-40L48 0L4 40V12H-46Z",
    "first": "M-20 -48H12V36H28V48H-28V36H-8V-26L-20 -20Z",
    "eye": "M-50 0C-30 -34 30 -34 50 0C30 34 -30 34 -50 0ZM0 -20A20 20 0 1 0 0 20A20 20 0 1 0 0 -20Z" + ring(0, 0, 10),
    "used": "M-42 4L-28 -12L-10 10L30 -40L44 -28L-10 40Z",
    "grave": "M-34 48V-12C-34 -58 34 -58 34 -12V48ZM-6 -34V-22H-18V-12H-6V22H6V-12H18V-22H6V-34Z",
    "lock": "M-34 -4H-24V-18C-24 -56 24 -56 24 -18V-4H34V48H-34ZM-12 -4H12V-18C12 -38 -12 -38 -12 -18ZM-5 14V32H5V14Z",
    "die": "M-36 -44H36C42 -44 44 -40 44 -36V36C44 42 40 44 36 44H-36C-42 44 -44 40 -44 36V-36C-44 -42 -40 -44 -36 -44Z"
    + ring(-20, -20, 8.5)
    + ring(20, 20, 8.5)
    + ring(0, 0, 8.5)
    + ring(-20, 20, 8.5)
    + ring(20, -20, 8.5),
    "again": "M-42 6A42 42 0 0 1 26 -34L36 -48L46 -6L4 -8L15 -20A25 25 0 0 0 -25 6Z"
    "M42 -4A42 42 0 0 1 -26 36L-36 50L-46 8L-4 10L-15 22A25 25 0 0 0 25 -4Z",
    "plus": "M-12 -44H12V-12H44V12H12V44H-12V12H-44V-12H-12Z",
    "cards": "M-44 -30L0 -42L20 34L-24 46ZM8 -40L44 -30L30 38L24 38Z",
    "easier": "M0 44L-40 2H-16V-44H16V2H40Z",
    "harder": "M0 -44L-40 -2H-16V44H16V-2H40Z",
    "two": "M-46 -44H6V24H-46ZM16 -26H46V44H-20V34H16Z",
    "half": "M-44 -44H44V44H-44ZM-34 34H34V-34Z",
}
ABILITIES: Final[dict[str, str]] = {
    "repeat_job": "again",
    "difficulty": "easier",
    "difficulty_against": "harder",
    "kill_bounty": "grave",
    "bonus_attack": "plus",
    "strength_as": "gun",
    "immune_reaction": "lock",
    "influence_immunity": "lock",
    "substitute_job": "gun",
    "substitute_reaction": "reaction",
    "substitute_earning": "earning",
    "cancel_harm": "repel",
    "cancel_influence": "lock",
    "force_reroll": "die",
    "reroll": "die",
    "peek": "eye",
    "extra_draw": "cards",
    "no_hand_limit": "cards",
    "return_job": "cards",
    "grow": "harder",
    "purchase_discount": "buy",
    "purchase_multiplier": "half",
    "plan_from_deck": "buy",
    "double_assignment": "two",
    "double_income_kind": "earning",
    "monopoly_alias": "company",
    "income": "earning",
    "free_launder": "launder",
    "reward_gamble": "bet",
}

# --- the five gangs of special gangsters

GANGS: Final[dict[str, str]] = {
    "bandidos": star(48, 4, 0.34) + ring(0, 0, 7),
    "angels": "M0 -14C-10 -40 -34 -46 -50 -40C-46 -32 -44 -30 -40 -28C-46 -26 -44 -18 -36 -16C-40 -10 -36 -4 -28 -4"
    "C-28 6 -14 8 -6 0L0 46L6 0"
    "C14 8 28 6 28 -4C36 -4 40 -10 36 -16C44 -18 46 -26 40 -28C44 -30 46 -32 50 -40C34 -46 10 -40 0 -14Z",
    "bratva": "M-46 -8C-30 -44 30 -44 46 -8L34 -4C28 -16 20 -24 0 -24C-20 -24 -28 -16 -34 -4ZM-30 6H30V16H5V48H-5V16"
    "H-30Z",
    "yakuza": ring(0, 0, 44) + ring(0, 0, 34) + ring(0, -16, 11) + ring(-15, 10, 11) + ring(15, 10, 11),
    "crips": "M-46 -34H46L4 46H-4ZM-28 -24L0 28L28 -24Z",
}


_GLYPHS: Final = {"e": EMBLEMS, "b": BUSINESSES, "i": INFLUENCE, "j": JOBS, "s": SIGNS, "g": GANGS}
SHAPES: Final = {f"lcn-{kind}-{name}": shape for kind, named in _GLYPHS.items() for name, shape in named.items()}
_NAMED: Final = {shape: f"#{name}" for name, shape in SHAPES.items()}


def drawn(shape: str, x: float, y: float, size: float, class_: str | None = None, turn: float = 0) -> str:
    """One of these as a sign of a size. It is referenced by id, because a page defines them all."""
    return sign(_NAMED.get(shape, shape), x, y, size, class_, turn)


@lru_cache(maxsize=4096)
def job_sign(kind: str) -> str:
    """The sign of a kind of job."""
    name = EARNINGS.get(kind, kind)
    return JOBS[name] if name in JOBS else BUSINESSES[name]
