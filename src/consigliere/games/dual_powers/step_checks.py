"""Checks that the `problems` of several steps share.

Each returns sentences that name the wrong field, [] if nothing is wrong.
"""

from __future__ import annotations

from consigliere.engine import Answers, Step

from .components import CARD_IDS, NO_CARD, PHASE_IDS, SIDE_IDS
from .state import Petrograd


def in_phase(g: Petrograd, *phases: int) -> list[str]:
    """What is wrong if the current phase is none of these."""
    if g.phase in phases:
        return []
    return [f"phase is {PHASE_IDS[g.phase]}, not {' or '.join(PHASE_IDS[phase] for phase in phases)}"]


def begins(g: Petrograd, step: Step, *phases: int) -> list[str]:
    """What is wrong if the step is the next one, but the current phase is none of these."""
    top = g.stack[-1]
    following = top.question if isinstance(top, Answers) else top
    return in_phase(g, *phases) if following is step else []


def played_by(g: Petrograd, side: int) -> list[str]:
    """What is wrong if nobody at the table plays the side."""
    if side >= 0 and g.rules.seat[side] >= 0:
        return []
    return [f"side is {SIDE_IDS[side] if side >= 0 else None}, which nobody plays"]


def just_played(g: Petrograd, side: int, card: int) -> list[str]:
    """What is wrong if the card is not the last one in the side's row."""
    if g.played[side][-1:] == (card,):
        return []
    return [f"card is {CARD_IDS[card] if card >= 0 else None}, which {SIDE_IDS[side]} has not just played"]


def last_played(g: Petrograd, side: int) -> int:
    """The last card that a side has played in this round, -1 if none."""
    row = g.played[side]
    return row[-1] if row else NO_CARD
