"""All options of the game, created once: a verb and its target."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option

from .action_boards import ACTION_IDS, BOARD_FIRST, BOARD_SIZE, CELL_CIRCLE, CELL_IDS, COLUMN_IDS
from .components import (
    CARD_IDS,
    CARS,
    COLOUR_IDS,
    FAMILY_IDS,
    KIND_IDS,
    ORDER_IDS,
    PART_IDS,
    ROW_IDS,
    SEA_IDS,
    SEAS_OF,
    SOLDIERS,
    TERRITORIES,
    TERRITORY_IDS,
)

MOST_GIVEN: Final = 30  # lire in one gift; a larger sum takes several gifts [LF-FREE-02]


# A row of the family board and a column of the upper board may share a name; as targets they are two things.
ROW_THINGS: Final = tuple(f"row_{name}" for name in ROW_IDS)
ROW_THING: Final[dict[str, int]] = {name: i for i, name in enumerate(ROW_THINGS)}
COLUMN_THINGS: Final = tuple(f"column_{name}" for name in COLUMN_IDS)
COLUMN_THING: Final[dict[str, int]] = {name: i for i, name in enumerate(COLUMN_THINGS)}

# A sale cannot be undone, so a click on the order itself does not sell it.
SALE_THINGS: Final = tuple(f"sale_{name}" for name in ORDER_IDS)
SALE_THING: Final[dict[str, int]] = {name: i for i, name in enumerate(SALE_THINGS)}


def _row(verb: str, names: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(verb, name) for name in names)


# --- setup
FAMILY_OPTION: Final = _row("family", FAMILY_IDS)
SOLDIER: Final = _row("soldier", TERRITORY_IDS)
CAR: Final = _row("car", TERRITORY_IDS)
LAB: Final = _row("lab", TERRITORY_IDS)
BOAT: Final = _row("boat", SEA_IDS)
MARKER: Final = _row("marker", CELL_IDS)

# --- planning turns
MOVE: Final = tuple(_row("move", tuple(f"{cell}-{colour}" for colour in COLOUR_IDS)) for cell in CELL_IDS)
MARKER_THING: Final[dict[str, tuple[int, int]]] = {  # a marker on a cell: the cell, and its colour
    str(option.target): (cell, colour) for cell, row in enumerate(MOVE) for colour, option in enumerate(row)
}
TO: Final = _row("to", CELL_IDS)
GAIN: Final = _row("gain", COLUMN_THINGS)
PUT: Final = _row("put", CELL_IDS)
DO: Final = _row("do", ACTION_IDS)
RECRUIT: Final = tuple(Option("recruit", n) for n in range(SOLDIERS + 1))
PLACE: Final = _row("place", TERRITORY_IDS)
SOLDIERS_OPTION: Final = tuple(Option("soldiers", n) for n in range(SOLDIERS + 1))
CARS_OPTION: Final = tuple(Option("cars", n) for n in range(CARS + 1))
ORDER_OPTION: Final = _row("order", ORDER_IDS)
AT: Final = _row("at", TERRITORY_IDS)
ROW_OPTION: Final = _row("row", ROW_THINGS)
TO_SUPPLY: Final = Option("keep", "supply")
TO_BOARDS: Final = Option("keep", "board")
SAIL_ON: Final = _row("sail_on", SEA_IDS)
STAY: Final = Option("stay")
SINK: Final = _row("sink", tuple(f"boat_{colour}" for colour in COLOUR_IDS[:-1]))
GATHER: Final = _row("gather", TERRITORY_IDS)
FROM: Final = _row("from", TERRITORY_IDS)
STOP: Final = Option("stop")
DECLINE: Final = Option("decline")
USE: Final = _row("use", KIND_IDS)

# --- lull
CLAIM: Final = _row("claim", KIND_IDS)
RELEASE: Final = _row("release", KIND_IDS)

# --- events
FIRST: Final = _row("first", ORDER_IDS)
PART_OPTION: Final = _row("part", PART_IDS)
MARCH: Final = _row("march", TERRITORY_IDS)
SAIL: Final = _row("sail", TERRITORY_IDS)
PAST: Final = _row("past", TERRITORY_IDS)
WITH_CAR: Final = Option("car_along", "yes")
WITHOUT_CAR: Final = Option("car_along", "no")
SWAP: Final = tuple(Option("swap", n) for n in range(SOLDIERS + 1))
PAY: Final = tuple(Option("pay", n) for n in range(SOLDIERS + 1))
CUNNING: Final = Option("conflict", "cunning")
BRUTE_FORCE: Final = Option("conflict", "brute")
MYSELF: Final = Option("defend", "self")
MY_ALLY: Final = Option("defend", "ally")
CARD_OPTION: Final = _row("card", CARD_IDS)
TAKE: Final = Option("card_of_enemy", "take")
LEAVE: Final = Option("card_of_enemy", "leave")
# By question: the choices of a conflict that are drawn on its stage while they are asked.
DEEDS: Final = {"Conflict": (CUNNING, BRUTE_FORCE), "NeutralDefender": (MYSELF, MY_ALLY), "TakeCard": (TAKE, LEAVE)}
START_FROM: Final = _row("start", TERRITORY_IDS)
BOMB: Final = _row("bomb", TERRITORY_IDS)
INFORM: Final = _row("inform", TERRITORY_IDS)
CONVERT: Final = _row("convert", TERRITORY_IDS)
REINFORCE: Final = _row("reinforce", TERRITORY_IDS)
AID: Final = _row("aid", TERRITORY_IDS)
AGITATE: Final = _row("agitate", TERRITORY_IDS)
SEND: Final = _row("send", TERRITORY_IDS)

# --- at any time
SELL: Final = _row("sell", SALE_THINGS)
GIVE: Final = tuple(Option("give", n) for n in range(MOST_GIVEN + 1))


def every() -> tuple[Option, ...]:
    """The numbered action space: all options that any decision can offer."""
    coast = [place for place in range(TERRITORIES) if SEAS_OF[place]]
    lower = range(BOARD_FIRST[1], len(CELL_IDS))  # board 0 is never a lower board
    last = BOARD_FIRST[-1]  # board 4 is never an upper board
    found: list[Option] = [*FAMILY_OPTION, *SOLDIER, *CAR, *LAB, *BOAT]
    found += [MARKER[cell] for cell in range(BOARD_SIZE[0]) if not CELL_CIRCLE[cell]]
    found += [option for row in MOVE[:last] for option in row]
    found += [*[TO[cell] for cell in lower], *GAIN, *PUT, *DO[:7], *RECRUIT[1:], *PLACE, *SOLDIERS_OPTION]
    found += [*CARS_OPTION, *ORDER_OPTION, *AT, *ROW_OPTION, TO_SUPPLY, TO_BOARDS, *SAIL_ON, STAY, *SINK, *GATHER]
    found += [*FROM, STOP, DECLINE, *USE, *CLAIM, *RELEASE, *FIRST, *PART_OPTION, *MARCH]
    found += [*[SAIL[place] for place in coast], *PAST, WITH_CAR, WITHOUT_CAR, *SWAP, *PAY, CUNNING, BRUTE_FORCE]
    found += [MYSELF, MY_ALLY, *CARD_OPTION, TAKE, LEAVE, *START_FROM, *BOMB, *INFORM, *CONVERT, *REINFORCE, *AID]
    found += [*AGITATE, *SEND, *SELL]
    return tuple(found)
