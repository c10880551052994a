"""All options, created once and shared: decisions pick from these tables."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option

from .components import (
    BAGS_IN_BOX,
    BAGS_IN_EXPANSION,
    CLUB_IDS,
    CLUB_RECRUITS,
    CLUBS,
    FIRST_CONTACT,
    FIRST_TILE,
    GUNS_PER_DUDE,
    HOME,
    KIND_IDS,
    MOST_MEMBERS,
    MOST_PROSPECTS,
    OP_IDS,
    PLACE_IDS,
    PRINTED,
    ROOM,
    SIDE_IDS,
    TILES,
    Rules,
)

# Verbs
CLUB_VERB: Final = "club"
SIDE_VERB: Final = "side"
RIDE_VERB: Final = "ride"
TO_VERB: Final = "to"
PICK_VERB: Final = "pick"
EXPLOIT_VERB: Final = "exploit"
FIGHT_VERB: Final = "fight"
BAR_VERB: Final = "bar"
RECRUIT_VERB: Final = "recruit"
PATCH_IN_VERB: Final = "patch_in"
CALL_VERB: Final = "call"
USE_VERB: Final = "use"
ROB_VERB: Final = "rob"
SHOOT_VERB: Final = "shoot"
ACCUSE_VERB: Final = "accuse"
BURN_VERB: Final = "burn"
GUNS_VERB: Final = "guns"
BAGS_VERB: Final = "bags"

# Places and gangs
TO: Final = tuple(Option(TO_VERB, name) for name in PLACE_IDS)
RIDE: Final = tuple(Option(RIDE_VERB, name) for name in PLACE_IDS)
EXPLOIT: Final = tuple(Option(EXPLOIT_VERB, name) for name in PLACE_IDS)
FIGHT: Final = tuple(Option(FIGHT_VERB, name) for name in PLACE_IDS)
BAR: Final = tuple(Option(BAR_VERB, name) for name in PLACE_IDS)
PATCH_IN: Final = tuple(Option(PATCH_IN_VERB, name) for name in PLACE_IDS)
CALL: Final = tuple(Option(CALL_VERB, name) for name in PLACE_IDS)
ROB: Final = tuple(Option(ROB_VERB, name) for name in CLUB_IDS)
SHOOT: Final = tuple(Option(SHOOT_VERB, name) for name in CLUB_IDS)
ACCUSE: Final = tuple(Option(ACCUSE_VERB, name) for name in CLUB_IDS)
CHOOSE_CLUB: Final = tuple(Option(CLUB_VERB, name) for name in CLUB_IDS)
CHOOSE_SIDE: Final = tuple(Option(SIDE_VERB, name) for name in SIDE_IDS)
USE: Final = tuple(Option(USE_VERB, name) for name in OP_IDS)

# Dudes of one kind at one place are interchangeable: an option names club, kind and place. The pool is a place here.
FIGURE_PLACES: Final = (*PLACE_IDS[:PRINTED], "clubhouse", PLACE_IDS[ROOM], "pool")
AT_HOME: Final = PRINTED
IN_ROOM: Final = PRINTED + 1
IN_POOL: Final = PRINTED + 2
FIGURES: Final = len(FIGURE_PLACES)
PICK: Final = tuple(
    tuple(tuple(Option(PICK_VERB, f"{club}_{kind}_{place}") for place in FIGURE_PLACES) for kind in KIND_IDS)
    for club in CLUB_IDS
)
# The inverse: club, kind and index in FIGURE_PLACES
FIGURE: Final[dict[str | int, tuple[int, int, int]]] = {
    PICK[club][kind][at].target: (club, kind, at) for club in range(CLUBS) for kind in (0, 1) for at in range(FIGURES)
}

# Tiles that Arson may burn: revealed ones by name, face-down ones by spot
FACE_DOWN_IDS: Final = tuple(f"face_down_{spot - FIRST_TILE + 1}" for spot in range(FIRST_TILE, FIRST_CONTACT))
BURN: Final = tuple(Option(BURN_VERB, name) for name in PLACE_IDS[:TILES])
BURN_FACE_DOWN: Final = tuple(Option(BURN_VERB, name) for name in FACE_DOWN_IDS)

# Numbers
MOST_GUNS_USED: Final = GUNS_PER_DUDE * (MOST_MEMBERS + MOST_PROSPECTS)
GUNS: Final = tuple(Option(GUNS_VERB, number) for number in range(MOST_GUNS_USED + 1))
MOST_BAGS: Final = min(BAGS_IN_BOX + 2 * BAGS_IN_EXPANSION, 99)
BAGS: Final = tuple(Option(BAGS_VERB, number) for number in range(MOST_BAGS + 1))
RECRUIT: Final = tuple(Option(RECRUIT_VERB, number) for number in range(max(CLUB_RECRUITS) + 1))

# Verbs without a target
SIT_TIGHT: Final = Option("sit_tight")
CLUB_ORDER: Final = Option("club_order")
ALL: Final = Option("all")
GO: Final = Option("go")
DONE: Final = Option("done")
STOP: Final = Option("stop")
TURN_TRICK: Final = Option("trick")
TAKE: Final = Option("take")
LEAVE: Final = Option("leave")
LOOK: Final = Option("look")
PAY: Final = Option("pay")
HEAT: Final = Option("heat")
BARE: Final = (SIT_TIGHT, CLUB_ORDER, ALL, GO, DONE, STOP, TURN_TRICK, TAKE, LEAVE, LOOK, PAY, HEAT)


def every(rules: Rules) -> tuple[Option, ...]:
    """The numbered action space: every option of every decision in such a game."""
    clubs = rules.clubs
    ridden = [*range(PRINTED), *[HOME + club for club in clubs]]
    found: list[Option] = []
    if rules.high_octane:
        found += CHOOSE_SIDE
    found += [CHOOSE_CLUB[club] for club in clubs]
    for row in (RIDE, TO, CALL, PATCH_IN):
        found += [row[place] for place in ridden]
    for row in (EXPLOIT, FIGHT, BAR):
        found += row[:PRINTED]
    for row in (ROB, SHOOT, ACCUSE):
        found += [row[club] for club in clubs]
    found += USE
    for club in clubs:
        found += [option for kind in PICK[club] for option in kind]
    if rules.arson:
        found += [*BURN, *BURN_FACE_DOWN[: rules.tile_spots]]
    return (*found, *GUNS, *BAGS, *RECRUIT[1:], *BARE)
