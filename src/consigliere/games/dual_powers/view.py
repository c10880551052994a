"""Chapter 13: what each seat may see, and dealing anew what it cannot know."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance

from .components import (
    CARD_IDS,
    COMMANDS,
    CONNECTION_IDS,
    HALF_LENGTH,
    LEADER_CARDS,
    MONTH_IDS,
    PHASE_IDS,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    TOKEN_IDS,
)
from .state import Petrograd, with_row

HIDDEN: Final = "hidden"  # a face-down card, as others see it

# SPOT[2 * place + face]: where a token is, as the view writes it
SPOT: Final = tuple(
    text
    for i, place in enumerate(PLACE_IDS)
    for text in ((f"{place}:ready", f"{place}:exhausted") if i < REGIONS else (place, place))
)
REGION_OR_NONE: Final = (*REGION_IDS, None)  # index -1 is None


def view(g: Petrograd, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator). Ids only; hidden cards are "hidden"."""
    rules = g.rules
    you = rules.side_of(seat)
    markers = g.markers
    return {
        "mode": rules.options["mode"],
        "you": SIDE_IDS[you] if you >= 0 else None,
        "difficulty": rules.difficulty,
        "round": g.round,
        "phase": PHASE_IDS[g.phase],
        "day": g.day,
        "month": MONTH_IDS[g.month],
        "will": SIDE_IDS[g.will],
        "score": g.score,
        "half_length": HALF_LENGTH,
        "unrest": REGION_OR_NONE[g.unrest],
        "blockade": REGION_OR_NONE[g.blockade],
        "blocked": CONNECTION_IDS[g.blocked],
        "tiles_left": len(g.tiles),
        "removed_tiles": [REGION_IDS[tile] for tile in g.removed_tiles],
        "markers": [REGION_OR_NONE[markers[0]], REGION_OR_NONE[markers[1]], REGION_OR_NONE[markers[2]]],
        "tokens": dict(zip(TOKEN_IDS, [SPOT[2 * w + t] for w, t in zip(g.where, g.tired)])),  # noqa: B905
        "deck": len(g.deck),
        "discard": sorted([CARD_IDS[card] for card in g.discard]),
        "pile": len(g.pile),
        "leader_pile": len(g.leader_pile),
        "sides": {"red": _side(g, 0, you), "white": _side(g, 1, you)},
        "hand": [CARD_IDS[card] for card in g.hands[you]] if you >= 0 else None,
    }


def _side(g: Petrograd, side: int, you: int) -> dict[str, Any]:
    hand = g.hands[side]
    card = g.objective[side]
    objective = None
    if card >= 0:
        objective = CARD_IDS[card] if knows_objective(g, side, you) else HIDDEN
    return {
        "seat": g.rules.seat[side] if g.rules.seat[side] >= 0 else None,
        "hand": len(hand),
        "leaders": [CARD_IDS[leader] for leader in LEADER_CARDS[side] if leader in hand],
        "played": [CARD_IDS[card] for card in g.played[side]],
        "objective": objective,
        "objective_shown": g.objective_shown[side],
    }


def knows_objective(g: Petrograd, side: int, you: int) -> bool:
    """Face up: all. Face down: in a duel its owner; in solo nobody, until the player has looked. [DP-OBJ-03, DP-SOLO-09]"""
    if g.objective_shown[side]:
        return True
    return side == you and (not g.rules.solo or g.objective_seen)


def determinize(g: Petrograd, seat: int | None, chance: Chance) -> Petrograd:
    """Deal anew every command card the seat cannot place: other hands, face-down objectives, the Opposition's pile.

    The deck, the tiles and the leader pile have no order to re-deal; what comes from them is up to the new chance.
    """
    world = g.clone()
    world.chance = chance
    world.draws = 0
    you = g.rules.side_of(seat)
    pool = [*world.deck, *world.pile]
    hidden_hands = [side for side in (0, 1) if side != you]
    for side in hidden_hands:
        pool += [card for card in world.hands[side] if card < COMMANDS]
    hidden_objectives = [s for s in (0, 1) if world.objective[s] >= 0 and not knows_objective(g, s, you)]
    for side in hidden_objectives:
        pool.append(world.objective[side])
    for side in hidden_hands:
        hand = tuple([world.take_random(pool) if card < COMMANDS else card for card in world.hands[side]])
        world.hands = with_row(world.hands, side, hand)
    for side in hidden_objectives:
        card = world.take_random(pool)
        world.objective = (card, world.objective[1]) if side == 0 else (world.objective[0], card)
    if world.pile:
        world.pile = tuple([world.take_random(pool) for _ in world.pile])
    world.deck = tuple(pool)
    return world
