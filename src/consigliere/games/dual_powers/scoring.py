"""Chapters 7 to 9 and 11: unrest, objectives, exhaustion and the end of the game."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Step

from . import solo, verbs
from .components import (
    ACTION_PHASE,
    CARD_IDS,
    CARD_REGION,
    COMMANDS,
    HALF_LENGTH,
    MONTH_ENDS_GAME,
    NO_CARD,
    REGION_IDS,
    SCORING_PHASE,
    SIDE_IDS,
    TOKEN_IDS,
)
from .effects import OBJECTIVE_EFFECTS, UNREST
from .side_decision import SideDecision
from .state import Petrograd
from .step_checks import begins, in_phase, played_by

# --- chapters 7 to 9: scoring phase


class ScoringPhase(Step[Petrograd]):
    """Unrest, reveal, objectives, exhaustion; then perhaps the end. [DP-SCO-01]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return begins(g, self, ACTION_PHASE)

    def run(self, g: Petrograd) -> None:
        g.phase = SCORING_PHASE
        g.then(*SCORING_STEPS)


class ResolveUnrest(Step[Petrograd]):
    """Put marker 1 into the region of unrest. The stronger side there chooses.

    [DP-UNR-01, DP-UNR-05, DP-UNR-06, DP-SOLO-23]
    """

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, SCORING_PHASE)

    def run(self, g: Petrograd) -> None:
        if g.unrest < 0:
            return
        g.markers = (g.unrest, -1, -1)
        side = g.stronger(g.unrest)
        if g.event_log is not None:
            stronger = SIDE_IDS[side] if side >= 0 else None
            g.emit("unrest", {"region": REGION_IDS[g.unrest], "side": stronger})
        if side < 0:
            return
        if side == g.rules.opposition:
            OPPOSITION_UNREST.begin(g, side, NO_CARD)
        else:
            g.stack.append(UNREST_CHOICE[side])


class UnrestChoice(SideDecision):
    """Score the region, or take one bonus action. [DP-UNR-02 to DP-UNR-04, DP-D-13]"""

    __slots__ = ()
    rule = "DP-UNR-02"

    def problems(self, g: Petrograd) -> list[str]:
        wrong = in_phase(g, SCORING_PHASE) + played_by(g, self.side)
        if g.unrest < 0 or g.markers[0] != g.unrest:
            wrong.append("marker 1 is not in the region of unrest")
        elif not wrong and g.stronger(g.unrest) != self.side:
            wrong.append(f"side is {SIDE_IDS[self.side]}, which is not the stronger in the region of unrest")
        return wrong

    def candidates(self, g: Petrograd, seat: int, row: Row) -> list[Option]:
        return list(UNREST_OPTION.values())

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        return "DP-ACT-01" if option.verb == verbs.PLAY else ""

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if g.event_log is not None:
            g.emit("unrest_choice", {"side": SIDE_IDS[self.side], "choice": option.target})
        UNREST[str(option.target)].begin(g, self.side, NO_CARD)

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"region": REGION_IDS[g.unrest]}


class RevealObjectives(Step[Petrograd]):
    """The player with fewer points reveals first and places marker 2, then the other marker 3.

    With equal points, the one without the Will is first. [DP-REV-01 to DP-REV-05, DP-SOLO-24 to DP-SOLO-26]
    """

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, SCORING_PHASE)

    def run(self, g: Petrograd) -> None:
        side = first_to_reveal(g)
        shown = [False, False]
        markers = list(g.markers)
        scoring: list[Step] = []  # the first revealed is scored first
        for marker in (1, 2):
            if side == g.rules.opposition:
                card = solo.opposition_objective(g.played[side])
            else:
                card = g.objective[side]
            if card >= 0:
                shown[side] = True
                g.reveals += 1
                markers[marker] = CARD_REGION[card]
                scoring.append(SCORE_OBJECTIVE[marker][card])
                if g.event_log is not None:
                    g.emit("revealed", {"side": SIDE_IDS[side], "card": CARD_IDS[card], "marker": marker + 1})
            side = 1 - side
        g.objective_shown = (shown[0], shown[1])
        g.markers = (markers[0], markers[1], markers[2])
        g.then(*scoring)


def first_to_reveal(g: Petrograd) -> int:
    """The side that reveals first: the one behind, or without the Will if they are equal. [DP-REV-01, DP-REV-02]"""
    ahead = g.leader_on_track()
    return 1 - (ahead if ahead >= 0 else g.will)


class ScoreObjective(Step[Petrograd]):
    """Score the regions of markers 2 and 3. The stronger side there gets the card's points, no matter whose card it is.

    [DP-SCO-02 to DP-SCO-05, DP-COMP-18]
    """

    __slots__ = ("card", "marker")

    def __init__(self, marker: int, card: int) -> None:
        self.marker = marker
        self.card = card

    def problems(self, g: Petrograd) -> list[str]:
        wrong = in_phase(g, SCORING_PHASE)
        if self.marker not in (1, 2):
            wrong.append(f"marker is {self.marker}, not 1 or 2")
        elif not 0 <= self.card < COMMANDS or g.markers[self.marker] != CARD_REGION[self.card]:
            wrong.append(f"marker {self.marker + 1} is not in the region of the card")
        return wrong

    def run(self, g: Petrograd) -> None:
        region = g.markers[self.marker]
        side = g.stronger(region)
        if side >= 0:
            for effect in OBJECTIVE_EFFECTS:
                effect.begin(g, side, self.card)
        elif g.event_log is not None:
            g.emit("unscored", {"card": CARD_IDS[self.card], "region": REGION_IDS[region]})


class Exhaust(Step[Petrograd]):
    """In regions with a marker, exhaust ready tokens and remove exhausted ones. [DP-EXH-01 to DP-EXH-06]"""

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, SCORING_PHASE)

    def run(self, g: Petrograd) -> None:
        tired = g.tired
        places = bytes(g.where)  # much faster to search than a list
        for region in sorted(set(g.markers)):
            token = places.find(region) if region >= 0 else -1
            while token >= 0:
                if tired[token]:
                    g.remove(token)
                else:
                    tired[token] = 1
                    if g.event_log is not None:
                        g.emit("exhausted", {"token": TOKEN_IDS[token], "region": REGION_IDS[region]})
                token = places.find(region, token + 1)


# --- chapter 11: end of the game


class EndCheck(Step[Petrograd]):
    """October/November at the end of a scoring phase ends a duel; round 3 ends the solo game.

    [DP-END-02 to DP-END-05, DP-SOLO-31, DP-SOLO-32]
    """

    __slots__ = ()

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, SCORING_PHASE)

    def run(self, g: Petrograd) -> None:
        winner, reason = ending(g)
        if winner >= 0:
            g.finish(winner, reason)


def ending(g: Petrograd) -> tuple[int, str]:
    """Who has won at the end of a scoring phase, and why; -1 if the game continues."""
    ahead = g.leader_on_track()
    if abs(g.score) == HALF_LENGTH:
        return ahead, "support_track"
    if g.rules.solo:
        over, reason = g.round >= solo.ROUNDS, "round_three"
    else:
        over, reason = MONTH_ENDS_GAME[g.month], "october"
    if not over:
        return -1, ""
    return (ahead, reason) if ahead >= 0 else (g.will, reason + "_will")


UNREST_OPTION: Final[dict[str, Option]] = {name: Option(verbs.UNREST, name) for name in UNREST}
UNREST_CHOICE: Final = (UnrestChoice(0), UnrestChoice(1))
OPPOSITION_UNREST: Final = UNREST[solo.UNREST_CHOICE]
SCORE_OBJECTIVE: Final = {marker: [ScoreObjective(marker, card) for card in range(COMMANDS)] for marker in (1, 2)}
SCORING: Final = ScoringPhase()
SCORING_STEPS: Final = (ResolveUnrest(), RevealObjectives(), Exhaust(), EndCheck())
