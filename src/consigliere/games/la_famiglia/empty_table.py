"""A table with all pieces in their supplies. Every game and every position starts from it."""

from __future__ import annotations

from consigliere.engine import Chance

from .components import (
    BOATS,
    CARS,
    DISTRICTS,
    EXTRA_MARKERS,
    KINDS,
    LABS,
    NEUTRALS,
    NOBODY,
    SEAS,
    SEATS,
    SETUP,
    SOLDIERS,
    TERRITORIES,
    Rules,
)
from .state import Sicily


def blank(rules: Rules, chance: Chance) -> Sicily:
    """An empty table with all pieces in their supplies."""
    return Sicily.make(
        chance,
        rules=rules,
        round=1,
        phase=SETUP,
        first=NOBODY,
        lead=NOBODY,
        turn=NOBODY,
        drawn=((), ()),
        kinds=(),
        family=(NOBODY,) * SEATS,
        character=(NOBODY,) * SEATS,
        gained=((),) * SEATS,
        sold=(0,) * SEATS,
        hand=[0] * SEATS,
        money=[0] * SEATS,
        men=[0] * SEATS,
        supply=[SOLDIERS] * SEATS,
        garage=[CARS] * SEATS,
        docks=(BOATS,) * SEATS,
        discs=[EXTRA_MARKERS] * SEATS,
        opened=(0,) * (4 * SEATS),
        bust=[NOBODY] * SEATS,
        exempt=0,
        fresh=0,
        greys=NEUTRALS,
        labs_left=LABS,
        owner=[NOBODY] * TERRITORIES,
        lands=(*((),) * (SEATS + 1), tuple(range(TERRITORIES))),
        soldiers=[0] * TERRITORIES,
        cars=[0] * TERRITORIES,
        labs=[0] * TERRITORIES,
        boats=(0,) * (SEAS * SEATS),
        orders=[NOBODY] * (2 * TERRITORIES),
        known=(0,) * (2 * TERRITORIES),
        spent=0,
        upper=[],
        lower=[],
        crests=(NOBODY,) * DISTRICTS,
        crests_up=0,
        claims=(NOBODY,) * (2 * KINDS),
        reached=NOBODY,
        battle=None,
    )
