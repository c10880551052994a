"""Estimates how good a position of Dual Powers is. Bots know nothing else about the game."""

from __future__ import annotations

from math import exp
from typing import Final

from .components import CARD_POINTS, CARD_REGION, NEUTRAL, REGIONS, TRACK_SIGN, UNREST_POINTS
from .state import Petrograd

# Weights found by playing bots against each other. docs/writing-a-bot.md has the results.
LEAD: Final = 0.30  # a point already on the track
EXPECTED: Final = 0.24  # a point a region would score if the round ended now
STANDING: Final = 0.05  # strength on the board, whatever the region
FRESH: Final = 0.06  # a ready token outlasts an exhausted one
WILL: Final = 0.25  # decides ties and commands the neutral tokens
CARD: Final = 0.03  # a card more in hand
NEXT: Final = 0.10  # a point expected from next round's unrest


def value(g: Petrograd, seat: int) -> float:
    """An estimate of a seat's chances between 0 (lost) and 1 (won)."""
    side = g.rules.side_of(seat)
    if g.result is not None:
        return 1.0 if seat in g.result.winners else 0.0
    return 1.0 / (1.0 + exp(-_lead(g, side)))


def _lead(g: Petrograd, side: int) -> float:
    sign = TRACK_SIGN[side]
    lead = LEAD * g.score * sign
    totals, counts, fresh = _presence(g)
    will = g.will
    for region, points, weight in _at_stake(g):
        lead += weight * points * _edge(totals, counts, region, side, will)
    for who in (0, 1):
        swing = 1.0 if who == side else -1.0
        lead += swing * (STANDING * sum(totals[who]) + FRESH * fresh[who] + CARD * len(g.hands[who]))
    return lead + (WILL if will == side else -WILL)


def _presence(g: Petrograd) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """Strength and number of tokens by owner and region, and ready tokens by owner."""
    totals = [[0] * REGIONS for _ in range(3)]
    counts = [[0] * REGIONS for _ in range(3)]
    fresh = [0, 0, 0]
    rules = g.rules
    for token, region in enumerate(g.where):
        if region < REGIONS:
            who = rules.owner[token]
            face = g.tired[token]
            totals[who][region] += rules.strength[2 * token + face]
            counts[who][region] += 1
            fresh[who] += 1 - face
    return totals, counts, fresh


def _at_stake(g: Petrograd) -> list[tuple[int, int, float]]:
    """Regions that will score, with their points: unrest, objectives, and next round's unrest."""
    stakes: list[tuple[int, int, float]] = []
    if g.unrest >= 0 and g.markers[0] < 0:
        stakes.append((g.unrest, UNREST_POINTS[g.month], EXPECTED))
    for card in g.objective:
        if card >= 0:
            stakes.append((CARD_REGION[card], CARD_POINTS[card], EXPECTED))
    if g.blockade >= 0:
        stakes.append((g.blockade, UNREST_POINTS[g.month], NEXT))
    return stakes


def _edge(totals: list[list[int]], counts: list[list[int]], region: int, side: int, will: int) -> float:
    """From -1 to 1: who is stronger in a region and how safely."""
    mine, theirs = totals[side][region], totals[1 - side][region]
    if counts[will][region]:
        if will == side:
            mine += totals[NEUTRAL][region]
        else:
            theirs += totals[NEUTRAL][region]
    margin = mine - theirs
    if margin == 0:
        margin_count = counts[side][region] - counts[1 - side][region]
        if margin_count == 0 and counts[side][region]:
            margin_count = 1 if will == side else -1
        return 0.45 if margin_count > 0 else -0.45 if margin_count < 0 else 0.0
    safe = min(1.0, 0.55 + 0.15 * abs(margin))
    return safe if margin > 0 else -safe
