"""Chapter 12: the solo game against the Opposition, which decides nothing."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Step

from .calendar import advance_date
from .components import (
    ACTION_PHASE,
    CARD_DAYS,
    CARD_IDS,
    CARD_POINTS,
    CARD_REGION,
    CLEANUP_PHASE,
    COMMANDS,
    DRAW_PHASE,
    EARNS_BONUS,
    FIRST_DAY,
    OBJECTIVE_PHASE,
    REGIONS,
    SIDE_IDS,
    SOLO,
)
from .effects import SOLO_BONUS_EFFECTS, SOLO_BONUS_ID, SOLO_OBJECTIVE_EFFECTS, SOLO_TURN_EFFECTS
from .sound import begins, in_phase
from .state import Numbers, Petrograd

PLAYER_DRAW: Final[int] = SOLO["player_draw"]
OBJECTIVE_DRAW: Final[int] = SOLO["player_objective_draw"]
OPPOSITION_DRAW: Final[int] = SOLO["opposition_draw"]
PLAYER_TURNS: Final[int] = SOLO["player_turns"]
ROUNDS: Final[int] = SOLO["rounds"]
UNREST_CHOICE: Final[str] = SOLO["opposition_unrest_choice"]
CARD_WEIGHT: Final = tuple(days * COMMANDS + 1 for days in CARD_DAYS)  # days first, then the number of cards


def only_solo(g: Petrograd) -> list[str]:
    """What is wrong with a step of the Opposition in a game for two; empty in a solo game."""
    return [] if g.rules.solo else ["only a solo game has an Opposition"]


class SoloDraw(Step[Petrograd]):
    """Four cards for the player, one unseen objective, five unseen for the Opposition. [DP-SOLO-07 to DP-SOLO-09]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return only_solo(g) or begins(g, self, CLEANUP_PHASE if g.round > 1 else DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = DRAW_PHASE
        you = 1 - g.rules.opposition
        g.deal(you, PLAYER_DRAW)
        unseen = g.draw_cards(OBJECTIVE_DRAW + OPPOSITION_DRAW)
        objective = unseen[0] if unseen else -1
        g.objective = (objective, -1) if you == 0 else (-1, objective)
        g.pile = unseen[OBJECTIVE_DRAW:]
        if g.told is not None:
            g.tell("unseen", {"side": SIDE_IDS[you], "count": len(g.pile)})


class SoloObjectivePhase(Step[Petrograd]):
    """An Opposition leader enters the region of unrest, and the Will goes over. [DP-SOLO-10 to DP-SOLO-12]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return only_solo(g) or begins(g, self, DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = OBJECTIVE_PHASE
        for effect in SOLO_OBJECTIVE_EFFECTS:
            effect.begin(g, g.rules.opposition, -1)


class OppositionTurn(Step[Petrograd]):
    """The top card of its pile: the date moves, a unit enters, perhaps another as bonus. [DP-SOLO-14 to DP-SOLO-19]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return only_solo(g) or in_phase(g, ACTION_PHASE)

    def run(self, g: Petrograd) -> None:
        pile = g.pile
        if not pile:
            return
        side = g.rules.opposition
        card = pile[-1]  # drawn by chance already: no need to draw again
        g.pile = pile[:-1]
        g.revealed()  # turned up: what follows could not be foreseen
        red, white = g.played
        g.played = (red, white + (card,)) if side else (red + (card,), white)  # noqa: RUF005  (twice as quick)
        if g.told is not None:
            g.tell("played", {"side": SIDE_IDS[side], "card": CARD_IDS[card]})
        advance_date(g, side, CARD_DAYS[card])
        if g.day == FIRST_DAY:  # here the text looks at the day marker, on October/November too [DP-SOLO-18]
            g.take_will(side)
        for effect in SOLO_TURN_EFFECTS:
            effect.begin(g, side, card)
        if EARNS_BONUS[g.day]:
            if g.told is not None:
                g.tell("bonus", {"side": SIDE_IDS[side], "action": SOLO_BONUS_ID})
            for effect in SOLO_BONUS_EFFECTS:
                effect.begin(g, side, -1)


def opposition_objective(row: Numbers) -> int:
    """The Opposition's objective among its played cards, in their order; -1 if it played none.

    The region with the largest sum of days; on a tie the one with more cards, then the one played last. Of that
    region's cards the one with the most points, the later of equals. [DP-SOLO-24, DP-SOLO-25, DP-RULE-32, DP-RULE-41]
    """
    weights = [0] * REGIONS
    for card in row:
        weights[CARD_REGION[card]] += CARD_WEIGHT[card]
    most = max(weights)
    region = choice = -1
    for card in row[::-1]:  # the latest first: it is kept against an equal one played before it
        if region < 0 and weights[CARD_REGION[card]] == most:
            region = CARD_REGION[card]
            choice = card
        elif CARD_REGION[card] == region and CARD_POINTS[card] > CARD_POINTS[choice]:
            choice = card
    return choice


SOLO_DRAW: Final[Step] = SoloDraw()
SOLO_OBJECTIVE: Final[Step] = SoloObjectivePhase()
OPPOSITION_TURN: Final[Step] = OppositionTurn()
