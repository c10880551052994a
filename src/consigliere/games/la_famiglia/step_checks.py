"""Checks that the `problems` of several steps share. Each returns what is wrong, one sentence each."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Step
from consigliere.engine.step import field_names

from .components import (
    EVENTS,
    ORDER_FAMILY,
    ORDER_IDS,
    PHASE_IDS,
    PLANNING,
    TERRITORY_IDS,
)
from .state import Sicily

# Fields that refer to a component: None in a position is -1 here.
PLACES: Final = ("place", "start", "home", "target", "used", "cell", "column", "row", "sea")
NAMED: Final = frozenset((*PLACES, "order", "where", "spread", "to", "kept"))


def unless(holds: object, told: str) -> list[str]:
    """The given problem, unless a condition holds."""
    return [] if holds else [told]


def unnamed(step: Step[Sicily], free: str = "") -> list[str]:
    """What is wrong with fields of a step that refer to nothing. The field `free` may be empty."""
    found: list[str] = []
    for name in field_names(type(step)):
        if name in NAMED and name != free:
            value = getattr(step, name)
            if min(value, default=0) < 0 if isinstance(value, tuple) else value < 0:
                found.append(f"{name} names nothing")
    return found


def in_phase(g: Sicily, *phases: int) -> list[str]:
    """What is wrong if the current phase is none of these."""
    if g.phase in phases:
        return []
    return [f"the phase is {PHASE_IDS[g.phase]}, not {' or '.join([PHASE_IDS[phase] for phase in phases])}"]


def planning(g: Sicily, step: Step[Sicily], free: str = "") -> list[str]:
    """What is wrong if it is not the planning phase, or a field of the step names nothing."""
    return [*in_phase(g, PLANNING), *unnamed(step, free)]


def within(name: str, value: int, low: int, high: int) -> list[str]:
    """What is wrong if a number is out of range."""
    return [] if low <= value <= high else [f"{name} is {value}, not {low} to {high}"]


def own(g: Sicily, seat: int, place: int, name: str = "place") -> list[str]:
    """What is wrong if a territory is not a seat's own."""
    if place >= 0 and g.owner[place] == seat:
        return []
    return [f"{name} is {TERRITORY_IDS[place] if place >= 0 else 'no territory'}, where seat {seat} has no soldiers"]


def own_order(g: Sicily, seat: int, order: int) -> list[str]:
    """What is wrong if an order does not belong to a seat's family."""
    if order >= 0 and ORDER_FAMILY[order] == g.family[seat]:
        return []
    return [f"order is {ORDER_IDS[order] if order >= 0 else 'none'}, which is not of seat {seat}'s family"]


def above(g: Sicily, step: Step[Sicily]) -> Step | None:
    """The step that runs right before another; None if that is next, or not on the stack."""
    for i in range(len(g.stack) - 1):
        if g.stack[i] is step:
            return g.stack[i + 1]
    return None


def fighting(g: Sicily) -> list[str]:
    """What is wrong if no battle is in progress."""
    return in_phase(g, EVENTS) if g.battle is not None else ["there is no battle"]


def attacking(g: Sicily, seat: int) -> list[str]:
    """What is wrong if a seat does not decide for the attackers of the battle."""
    if g.battle is None or g.battle.seat == seat:
        return fighting(g)
    return [f"seat is {seat}, but seat {g.battle.seat} attacks"]
