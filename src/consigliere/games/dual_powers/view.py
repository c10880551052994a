"""Chapter 13: what each seat may see, and redealing what it cannot know."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Chance
from consigliere.engine.hidden import redeal

from .components import (
    CARD_IDS,
    COMMANDS,
    CONNECTION_IDS,
    HALF_LENGTH,
    MONTH_IDS,
    PHASE_IDS,
    PLACE_IDS,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SUPPLY,
    TOKEN_IDS,
)
from .state import Petrograd, with_row

HIDDEN: Final = "hidden"  # a face-down card, as others see it

# SPOT[face][place]: where a token is, as the view writes it; tokens off the board have no face
SPOT: Final = (
    tuple(f"{place}:ready" if i < REGIONS else place for i, place in enumerate(PLACE_IDS)),
    tuple(f"{place}:exhausted" if i < REGIONS else place for i, place in enumerate(PLACE_IDS)),
)

REGION_OR_NONE: Final = (*REGION_IDS, None)  # index -1 is None
BLANK: Final[dict[str, Any]] = {
    **dict.fromkeys(("mode", "you", "difficulty", "round", "phase", "day", "month", "will", "score")),
    "half_length": HALF_LENGTH,
    **dict.fromkeys(("unrest", "blockade", "blocked", "tiles_left", "removed_tiles", "markers", "tokens", "deck")),
    **dict.fromkeys(("discard", "pile", "leader_pile", "sides", "hand")),
}


def view(g: Petrograd, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator). Ids only; hidden cards are "hidden"."""
    rules = g.rules
    you = rules.side_by_seat[seat] if seat is not None else -1
    # Every token's place and face: copy the empty board and overwrite the tokens that are not in supply.
    tokens = rules.empty_board.copy()
    where = g.where
    tired = g.tired
    for token in rules.in_play:
        place = where[token]
        if place != SUPPLY:
            tokens[TOKEN_IDS[token]] = SPOT[tired[token]][place]
    removed: list[str] = []
    for tile in g.removed_tiles:
        removed.append(REGION_IDS[tile])
    hand: list[str] | None = None
    if you >= 0:
        hand = []
        for card in g.hands[you]:
            hand.append(CARD_IDS[card])
    first, second, third = g.markers
    table = BLANK.copy()  # copying is twice as fast as a dict display of this length
    table["mode"] = rules.mode
    table["you"] = SIDE_IDS[you] if you >= 0 else None
    table["difficulty"] = rules.difficulty
    table["round"] = g.round
    table["phase"] = PHASE_IDS[g.phase]
    table["day"] = g.day
    table["month"] = MONTH_IDS[g.month]
    table["will"] = SIDE_IDS[g.will]
    table["score"] = g.score
    table["unrest"] = REGION_OR_NONE[g.unrest]
    table["blockade"] = REGION_OR_NONE[g.blockade]
    table["blocked"] = CONNECTION_IDS[g.blocked]
    table["tiles_left"] = len(g.tiles)
    table["removed_tiles"] = removed
    table["markers"] = [REGION_OR_NONE[first], REGION_OR_NONE[second], REGION_OR_NONE[third]]
    table["tokens"] = tokens
    table["deck"] = len(g.deck)
    table["discard"] = list(g.discard)
    table["pile"] = len(g.pile)
    table["leader_pile"] = len(g.leader_pile)
    table["sides"] = {"red": _side(g, 0, you), "white": _side(g, 1, you)}
    table["hand"] = hand
    return table


def _side(g: Petrograd, side: int, you: int) -> dict[str, Any]:
    hand = g.hands[side]
    leaders: list[str] = []
    for card in hand:
        if card < COMMANDS:
            break  # leader cards come first in a hand
        leaders.append(CARD_IDS[card])
    played: list[str] = []
    for card in g.played[side]:
        played.append(CARD_IDS[card])
    card = g.objective[side]
    shown = g.objective_shown[side]
    if card < 0:
        objective = None
    else:
        objective = CARD_IDS[card] if knows_objective(g, side, you) else HIDDEN
    return {
        "seat": g.rules.seat_or_none[side],
        "hand": len(hand),
        "leaders": leaders,
        "played": played,
        "objective": objective,
        "objective_shown": shown,
    }


def knows_objective(g: Petrograd, side: int, you: int) -> bool:
    """Whether a side knows an objective: face up, or its own (in solo after a look). [DP-OBJ-03, DP-SOLO-09]"""
    if g.objective_shown[side]:
        return True
    return side == you and (not g.rules.solo or g.objective_seen)


def determinize(g: Petrograd, seat: int | None, chance: Chance) -> Petrograd:
    """Redeal every command card that the seat cannot know: other hands, face-down objectives, the Opposition's pile.

    The deck, the tiles and the leader pile have no order; the new chance decides what is drawn from them.
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
    dealt = redeal(world, pool, len(world.deck))
    for side in hidden_hands:
        hand = [card if card >= COMMANDS else dealt.pop() for card in world.hands[side]]  # leader cards are public
        world.hands = with_row(world.hands, side, tuple(hand))
    for side in hidden_objectives:
        card = dealt.pop()
        world.objective = (card, world.objective[1]) if side == 0 else (world.objective[0], card)
    if world.pile:
        world.pile = tuple([dealt.pop() for _ in world.pile])
    world.deck = tuple(pool)
    return world
