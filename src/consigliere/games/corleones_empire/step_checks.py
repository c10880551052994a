"""Checks that the `problems` of several steps share. Each returns what is wrong, one sentence each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from .components import (
    BUSINESS,
    CARD_EFFECTS,
    DISTRICTS,
    E_KIND,
    EFFECT_IDS,
    EFFECT_KINDS,
    FIRST_JOB,
    FRONT,
    LOCATIONS,
    MEMBERS_IN,
    NEUTRAL,
    OF_ALLY,
    OF_CARD,
    OPENING,
    PHASE_IDS,
    SOURCE_IDS,
    TRIBUTE,
)
from .state import ASIDE, Empire


def phase_is(g: Empire, *phases: int) -> list[str]:
    """What is wrong if the current phase is none of these."""
    if g.phase in phases:
        return []
    return [f"it comes in {' or '.join([PHASE_IDS[phase] for phase in phases])}, but the phase is {PHASE_IDS[g.phase]}"]


BEFORE_WAR: Final = (OPENING, BUSINESS, TRIBUTE)  # in tribute: the next round is prepared, but has not begun


def begins(g: Empire, following: bool, phase: int, before: tuple[int, ...]) -> list[str]:
    """What is wrong with the phase before a step that begins `phase`. If the step is next, its own phase is allowed."""
    return phase_is(g, *before, phase) if following else phase_is(g, *before)


def in_turn(g: Empire, seat: int) -> list[str]:
    """What is wrong if it is not this seat's turn."""
    wrong = phase_is(g, BUSINESS)
    if not wrong and g.turn != seat:
        wrong.append(f"seat is {seat}, but it is {f'the turn of seat {g.turn}' if g.turn >= 0 else 'nobody’s turn'}")
    return wrong


def resolves(g: Empire, seat: int) -> list[str]:
    """What is wrong if a seat cannot take effects: it has neither the turn nor a district."""
    wrong = phase_is(g, BUSINESS)
    if not wrong and (g.turn < 0 or (g.turn != seat and not controls(g, seat))):
        wrong.append(f"seat is {seat}, which has neither the turn nor a district")
    return wrong


def controls(g: Empire, seat: int) -> bool:
    """Whether a seat controls any district."""
    return any(g.controller(district) == seat for district in range(DISTRICTS))


def effect_is(effect: int, *kinds: int) -> list[str]:
    """What is wrong if the effect is of none of these kinds."""
    if effect >= 0 and E_KIND[effect] in kinds:
        return []
    wanted = " or ".join([EFFECT_KINDS[kind] for kind in kinds])
    return [f"effect is {EFFECT_IDS[effect] if effect >= 0 else None}, not one of {wanted}"]


def number_is(name: str, value: int, least: int, most: int) -> list[str]:
    """What is wrong if a number is out of range."""
    return [] if least <= value <= most else [f"{name} is {value}; it can be {least} to {most}"]


def not_begun(g: Empire) -> list[str]:
    """What is wrong if the round has begun: figures are out, or something is in progress."""
    home = g.rules.thug_bits | MEMBERS_IN[g.round]
    if any(figure >= 0 for figure in g.at) or g.hudson or g.chief != ASIDE or any(bits != home for bits in g.supply):
        return ["the round is to begin, but figures are out"]
    if any(g.played) or g.turn >= 0 or g.bids:
        return ["the round is to begin, but something is under way"]
    return []


def shown_by(g: Empire, seat: int, source: int) -> tuple[list[str], tuple[int, ...]]:
    """What is wrong with a seat's source of effects, and the effects that it shows."""
    if source < 0:
        return ["source is null, which shows nothing"], ()
    name = SOURCE_IDS[source]
    if source >= OF_CARD:
        kind = source - OF_CARD
        lies = kind in g.played[seat] if source >= OF_ALLY else kind == g.doing and kind >= FIRST_JOB
        if g.turn != seat or not lies:
            return [f"source is {name}, which seat {seat} is not carrying out"], ()
        return [], CARD_EFFECTS[kind]
    if source < LOCATIONS:
        if not g.placed(source):
            return [f"source is {name}, which is not on the board"], ()
        if seat not in (g.turn, g.controller(g.district_of(source))):
            return [f"source is {name}, of which seat {seat} has no share"], ()
        return [], FRONT[source]
    figure = g.at[source]
    lent = figure >= NEUTRAL and g.commanded >> (figure - NEUTRAL) & 1 == 1
    if g.turn != seat and g.rules.backs_shared and figure >= 0 and (lent or g.owner(figure) == g.turn):
        return [], g.backs_for(seat, source)
    if g.turn != seat or not (lent or (figure >= 0 and g.owner(figure) == seat)):
        return [f"source is {name}, where seat {seat} has just put nobody"], ()
    return [], g.backs(source)


def effects_of(g: Empire, seat: int, effects: tuple[int, ...], source: int) -> list[str]:
    """What is wrong if the source does not show these effects, or the seat cannot take them."""
    wrong = phase_is(g, BUSINESS)
    if wrong:
        return wrong
    wrong, shown = shown_by(g, seat, source)
    if wrong:
        return wrong
    if not effects:
        return ["effects is empty"]
    more = Counter(effects) - Counter(shown)
    names = [EFFECT_IDS[effect] if effect >= 0 else None for effect in more]
    return [f"effects has {name}, which {SOURCE_IDS[source]} does not show so often" for name in names]
