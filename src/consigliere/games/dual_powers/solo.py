"""Chapter 12: the solo game. The Opposition makes no decisions."""

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
    NO_CARD,
    OBJECTIVE_PHASE,
    REGIONS,
    SIDE_IDS,
    SOLO,
)
from .effects import SOLO_BONUS_EFFECTS, SOLO_BONUS_ID, SOLO_OBJECTIVE_EFFECTS, SOLO_TURN_EFFECTS
from .state import Numbers, Petrograd
from .step_checks import begins, in_phase

PLAYER_DRAW: Final[int] = SOLO["player_draw"]
OBJECTIVE_DRAW: Final[int] = SOLO["player_objective_draw"]
OPPOSITION_DRAW: Final[int] = SOLO["opposition_draw"]
PLAYER_TURNS: Final[int] = SOLO["player_turns"]
ROUNDS: Final[int] = SOLO["rounds"]
UNREST_CHOICE: Final[str] = SOLO["opposition_unrest_choice"]
CARD_WEIGHT: Final = tuple(days * COMMANDS + 1 for days in CARD_DAYS)  # days first, then the number of cards


def only_solo(g: Petrograd) -> list[str]:
    """What is wrong if this is not a solo game."""
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
        objective = unseen[0] if unseen else NO_CARD
        g.objective = (objective, NO_CARD) if you == 0 else (NO_CARD, objective)
        g.pile = unseen[OBJECTIVE_DRAW:]
        if g.event_log is not None:
            g.emit("unseen", {"side": SIDE_IDS[you], "count": len(g.pile)})


class SoloObjectivePhase(Step[Petrograd]):
    """A leader of the Opposition enters the region of unrest; it takes the Will. [DP-SOLO-10 to DP-SOLO-12]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return only_solo(g) or begins(g, self, DRAW_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = OBJECTIVE_PHASE
        for effect in SOLO_OBJECTIVE_EFFECTS:
            effect.begin(g, g.rules.opposition, NO_CARD)


class OppositionTurn(Step[Petrograd]):
    """Play the top card of its pile: move the date, place a unit, take the bonus. [DP-SOLO-14 to DP-SOLO-19]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return only_solo(g) or in_phase(g, ACTION_PHASE)

    def run(self, g: Petrograd) -> None:
        pile = g.pile
        if not pile:
            return
        side = g.rules.opposition
        card = pile[-1]  # the pile was drawn at random, so its order is random already
        g.pile = pile[:-1]
        g.count_reveal()  # the card is turned up: nobody could know it
        red, white = g.played
        g.played = (red, white + (card,)) if side else (red + (card,), white)  # noqa: RUF005  (twice as quick)
        if g.event_log is not None:
            g.emit("played", {"side": SIDE_IDS[side], "card": CARD_IDS[card]})
        advance_date(g, side, CARD_DAYS[card])
        if g.day == FIRST_DAY:  # this rule looks at the day marker, on October/November too [DP-SOLO-18]
            g.take_will(side)
        for effect in SOLO_TURN_EFFECTS:
            effect.begin(g, side, card)
        if EARNS_BONUS[g.day]:
            if g.event_log is not None:
                g.emit("bonus", {"side": SIDE_IDS[side], "action": SOLO_BONUS_ID})
            for effect in SOLO_BONUS_EFFECTS:
                effect.begin(g, side, NO_CARD)


def opposition_objective(row: Numbers) -> int:
    """The Opposition's objective among its played cards, in their order; -1 if it played none.

    It is in the region with the largest sum of days; on a tie, more cards decide, then the card played last. Of that
    region's cards it has the most points; on a tie, the later one. [DP-SOLO-24, DP-SOLO-25, DP-RULE-32, DP-RULE-41]
    """
    weights = [0] * REGIONS
    for card in row:
        weights[CARD_REGION[card]] += CARD_WEIGHT[card]
    most = max(weights)
    region = choice = -1
    for card in row[::-1]:  # the latest first, so that it wins a tie
        if region < 0 and weights[CARD_REGION[card]] == most:
            region = CARD_REGION[card]
            choice = card
        elif CARD_REGION[card] == region and CARD_POINTS[card] > CARD_POINTS[choice]:
            choice = card
    return choice


SOLO_DRAW: Final[Step] = SoloDraw()
SOLO_OBJECTIVE: Final[Step] = SoloObjectivePhase()
OPPOSITION_TURN: Final[Step] = OppositionTurn()
