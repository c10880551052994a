"""Phase 3, turf war: the leader in each district puts a marker on it. [CE-WAR]"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, SeatDecision, Step

from .components import DISTRICT_IDS, DISTRICTS, FIGURE_IDS, ROUNDS, TURF_WAR
from .options import DECLINE, MARKER, MARKER_OF, foreign
from .state import Empire, put
from .step_checks import BEFORE_WAR, begins, phase_is


class TurfWar(Step[Empire]):
    """Districts are settled in ascending number. [CE-WAR-01]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        wrong = begins(g, isinstance(g.step, TurfWar), TURF_WAR, BEFORE_WAR)
        if any(len(stack) >= g.round for stack in g.markers):
            wrong.append(f"a district has {g.round} markers before the turf war of round {g.round}")
        return wrong

    def run(self, g: Empire) -> None:
        g.phase = TURF_WAR
        g.stack.extend(SETTLE_IN_TURN)


def unsettled(g: Empire, district: int) -> list[str]:
    """What is wrong if the district is not one that this turf war has yet to settle."""
    if district < 0:
        return ["district is none"]
    wrong = phase_is(g, TURF_WAR)
    if len(g.markers[district]) >= g.round:
        wrong.append(f"{DISTRICT_IDS[district]} has {g.round} markers before it is settled in round {g.round}")
    return wrong


class SettleDistrict(Step[Empire]):
    """The player with more influence than every other player and the neutral side puts a marker on top.

    [CE-WAR-02 to CE-WAR-06, CE-WAR-08, CE-RULE-3]
    """

    __slots__ = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def problems(self, g: Empire) -> list[str]:
        wrong = unsettled(g, self.district)
        if wrong:
            return wrong
        later = [step.district for step in g.stack if isinstance(step, SettleDistrict)]
        if sorted(later, reverse=True) != later or len(set(later)) != len(later):
            wrong.append("districts are not settled in ascending number")
        return wrong

    def run(self, g: Empire) -> None:
        district = self.district
        points = g.influence(district)
        winner = winner_of(points)
        if g.event_log is not None:
            figures = [FIGURE_IDS[figure] for figure in g.present(district)]
            facts = {"district": DISTRICT_IDS[district], "points": points[:-1], "neutral": points[-1]}
            g.emit("turf", facts | {"winner": winner if winner >= 0 else None, "figures": figures})
        if g.rules.tie_frees:
            g.freed = g.freed & ~(1 << district) if winner >= 0 else g.freed | 1 << district
        if winner < 0:
            return
        if g.stock_of_markers(winner):
            g.markers = put(g.markers, district, (*g.markers[district], winner))
        elif movable_markers(g, winner, district):
            g.stack.append(MoveMarker(winner, district))


def freed_districts(g: Empire) -> list[str]:
    """The districts that nobody controls after a tie, whoever's marker is on top. [CE-RULE-3]"""
    return [name for i, name in enumerate(DISTRICT_IDS) if g.freed >> i & 1]


def winner_of(points: list[int]) -> int:
    """The seat with more influence than every other and the neutral side, which is the last entry; -1 if there is none.

    [CE-WAR-04, CE-WAR-05]
    """
    winner = -1
    best = points[-1]  # the neutral side wins nothing, but a player must beat it
    for seat in range(len(points) - 1):
        if points[seat] > best:
            best = points[seat]
            winner = seat
        elif points[seat] == best:
            winner = -1
    return winner


def may_move(g: Empire, seat: int, district: int, marker: int) -> bool:
    """Whether a marker is the seat's own and may move. The top marker of the district just won may not.

    [CE-WAR-08, CE-RULE-24]
    """
    cell, i = divmod(marker, ROUNDS)
    stack = g.markers[cell]
    return i < len(stack) and stack[i] == seat and not (cell == district and i == len(stack) - 1)


def movable_markers(g: Empire, seat: int, district: int) -> list[int]:
    """A seat's markers that it may move to the district just won."""
    return [marker for marker in range(DISTRICTS * ROUNDS) if may_move(g, seat, district, marker)]


def fought_over(g: Empire) -> int:
    """The district settled last in the current turf war, -1 if there is none."""
    if g.phase != TURF_WAR:
        return -1
    top = g.stack[-1]
    if isinstance(top, MoveMarker):
        return top.district
    return top.district - 1 if isinstance(top, SettleDistrict) else DISTRICTS - 1


class MoveMarker(SeatDecision[Empire]):
    """A winner without markers in stock may move one to the district just won. [CE-WAR-08, CE-D-24]"""

    __slots__ = ("district",)
    rule = "CE-WAR-08"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def problems(self, g: Empire) -> list[str]:
        wrong = unsettled(g, self.district)
        if wrong:
            return wrong
        if winner_of(g.influence(self.district)) != self.seat:
            wrong.append(f"seat is {self.seat}, which has not won {DISTRICT_IDS[self.district]}")
        if g.stock_of_markers(self.seat) or not movable_markers(g, self.seat, self.district):
            wrong.append(f"seat is {self.seat}, which has a marker in stock, or none to move")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*MARKER, DECLINE]

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option == DECLINE:
            return ""
        if option.verb != "marker":
            return foreign(g, option, "CE-WAR-08")
        marker = MARKER_OF.get(option.target, -1)
        return "" if marker >= 0 and may_move(g, seat, self.district, marker) else "CE-WAR-08"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        if option.verb == "decline":
            return
        cell, i = divmod(MARKER_OF[option.target], ROUNDS)
        stack = g.markers[cell]
        g.markers = put(g.markers, cell, stack[:i] + stack[i + 1 :])
        g.markers = put(g.markers, self.district, (*g.markers[self.district], seat))
        if g.event_log is not None:
            g.emit("marker", {"seat": seat, "from": DISTRICT_IDS[cell], "to": DISTRICT_IDS[self.district]})

    def question_facts(self, g: Empire, seat: int) -> dict[str, object]:
        return {"district": DISTRICT_IDS[self.district]}


WAR: Final = TurfWar()
SETTLE: Final = tuple(SettleDistrict(district) for district in range(DISTRICTS))
SETTLE_IN_TURN: Final = SETTLE[::-1]  # in stack order: the next one is last
STEPS: Final[tuple[type[Step], ...]] = (TurfWar, SettleDistrict, MoveMarker)
