"""Checks that the `problems` of several steps share.

Each returns sentences that name the wrong field, [] if nothing is wrong.
"""

from __future__ import annotations

from consigliere.engine import Answers, Step

from .components import PHASE_IDS, PLACE_KNOWN
from .state import NewYork


def follows(g: NewYork, step: Step) -> bool:
    """Whether the step is the next one, or is being answered."""
    top = g.stack[-1]
    return (top.question if isinstance(top, Answers) else top) is step


def in_phase(g: NewYork, *phases: int) -> list[str]:
    """What is wrong if the current phase is none of these."""
    if g.phase in phases:
        return []
    return [f"phase is {PHASE_IDS[g.phase]}, not {' or '.join(PHASE_IDS[phase] for phase in phases)}"]


def next_in(g: NewYork, step: Step, *phases: int) -> list[str]:
    """What is wrong if the step is the next one, but the current phase is none of these.

    A step that begins a phase may find it begun already, as in a scene.
    """
    return in_phase(g, *phases) if follows(g, step) else []


def whose_turn(g: NewYork, step: Step, seat: int) -> list[str]:
    """What is wrong if the step asks a seat while it is another's turn."""
    asked = isinstance(g.stack[-1], Answers) and follows(g, step)
    return [f"turn is {g.turn}, but seat {seat} is asked"] if asked and g.turn != seat else []


def only_expansion(g: NewYork, wanted: bool = True) -> list[str]:
    """What is wrong if the step needs the expansion and the game lacks it, or the reverse."""
    if g.rules.expansion == wanted:
        return []
    return [f"it is played {'with' if wanted else 'without'} the expansion alone"]


def rolling(g: NewYork, deeds: int = 1) -> list[str]:
    """What is wrong if fewer rolls are in progress than the step needs: one, or two for a reaction."""
    return [] if len(g.deeds) >= deeds else [f"deeds has {len(g.deeds)} rolls on their way, not {deeds}"]


def knows_deck(g: NewYork, seat: int) -> list[str]:
    """What is wrong if a seat that has looked through the business deck does not know it."""
    known = all(card // PLACE_KNOWN >> seat & 1 for card in g.deck)
    return [] if known else [f"searched: seat {seat} does not know the whole deck"]
