"""Chapters 5 and 9: the lull. Control of districts, control tokens, the end of a round and of the game."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Result, Row, SeatDecision, Step

from .action_boards import BOARD_SIZE
from .components import (
    ALONE_WINS,
    BRONTE,
    CONTROL_MARKERS,
    DISTRICT_IDS,
    EVENTS_LULL,
    KIND,
    KIND_IDS,
    KINDS,
    NOBODY,
    ORDER_FROM,
    PLANNING_LULL,
    ROUNDS,
    SEATS,
    TEAM,
    TEAM_WINS,
    TEAMS,
)
from .options import CLAIM, RELEASE
from .state import Sicily, put
from .step_checks import in_phase, unless


class Lull(Step[Sicily]):
    """Settle and turn up control markers; after an events phase check for the end; then settle control tokens.

    [LF-CTL-02, LF-CTL-04, LF-CTL-10, LF-END-01]
    """

    __slots__ = ("after_events",)

    def __init__(self, after_events: bool) -> None:
        self.after_events = after_events

    def problems(self, g: Sicily) -> list[str]:
        followed = not self.after_events or g.round == ROUNDS or any(isinstance(step, NextRound) for step in g.stack)
        return unless(followed, f"nothing comes after the lull of round {g.round}")

    def run(self, g: Sicily) -> None:
        g.phase = EVENTS_LULL if self.after_events else PLANNING_LULL
        g.turn = NOBODY
        settle_all(g)
        if g.event_log is not None:
            counts = [g.districts(seat) for seat in range(SEATS)]
            g.emit("lull", {"round": g.round, "phase": "events" if self.after_events else "planning", "counts": counts})
        if self.after_events and check_end(g):
            return
        order = ORDER_FROM[g.first]
        g.then(*[Release(seat) for seat in order], *[Claim(seat) for seat in order])


def settle_all(g: Sicily) -> None:
    """Turn every control marker crest up. A player with spare markers lacks none. [LF-CTL-02, LF-RULE-27]"""
    up = 0
    for district, crest in enumerate(g.crests):
        if crest == NOBODY:
            holder = g.holder_of(district)
            if holder != NOBODY and g.crests.count(holder) < CONTROL_MARKERS:
                g.crests = put(g.crests, district, holder)
                if g.event_log is not None:
                    g.emit("control_gained", {"seat": holder, "district": DISTRICT_IDS[district]})
                crest = g.crests[district]
        if crest != NOBODY:
            up |= 1 << district
    g.crests_up = up


def lacks(g: Sicily, seat: int) -> int:
    """Own control markers on the map minus own markers on control tokens. [LF-CTL-04]"""
    return g.crests.count(seat) - g.claims.count(seat)


class Release(SeatDecision[Sicily]):
    """With fewer districts: take own markers off control tokens of one's choice. [LF-CTL-04, LF-CTL-07, LF-RULE-31]"""

    __slots__ = ()
    rule = "LF-CTL-04"

    def problems(self, g: Sicily) -> list[str]:
        return in_phase(g, PLANNING_LULL, EVENTS_LULL)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        return (self.seat,) if lacks(g, self.seat) < 0 else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [RELEASE[kind] for kind in g.kinds]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        kind = KIND.get(str(option.target), -1)
        if option.verb == "claim":
            return "LF-CTL-06"
        own = option.verb == "release" and kind in g.kinds and g.claims[KINDS * TEAM[seat] + kind] == seat
        return "" if own else "LF-CTL-04"

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        kind = KIND[str(option.target)]
        g.claims = put(g.claims, KINDS * TEAM[seat] + kind, NOBODY)
        g.discs[seat] += 1
        if g.event_log is not None:
            g.emit("released", {"seat": seat, "kind": KIND_IDS[kind]})
        g.stack.append(self)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"count": -lacks(g, seat)}


class Claim(SeatDecision[Sicily]):
    """With more districts: put markers from supply on free control tokens. [LF-CTL-04, LF-CTL-05, LF-RULE-27]"""

    __slots__ = ()
    rule = "LF-CTL-04"

    def problems(self, g: Sicily) -> list[str]:
        return in_phase(g, PLANNING_LULL, EVENTS_LULL)

    def deciders(self, g: Sicily) -> tuple[int, ...]:
        seat = self.seat
        return (seat,) if lacks(g, seat) > 0 and g.discs[seat] and self.options(g, seat) else ()

    def candidates(self, g: Sicily, seat: int, row: Row) -> list[Option]:
        return [CLAIM[kind] for kind in g.kinds]

    def forbidden_by(self, g: Sicily, seat: int, option: Option, row: Row) -> str:
        kind = KIND.get(str(option.target), -1)
        if option.verb == "release":
            return "LF-CTL-06"
        if option.verb != "claim":
            return "LF-CTL-04"
        if kind not in g.kinds:
            return "LF-SET-04"
        return "LF-CTL-05" if g.claims[KINDS * TEAM[seat] + kind] != NOBODY else ""

    def take(self, g: Sicily, seat: int, option: Option) -> None:
        kind = KIND[str(option.target)]
        g.claims = put(g.claims, KINDS * TEAM[seat] + kind, seat)
        g.discs[seat] -= 1
        if g.event_log is not None:
            g.emit("claimed", {"seat": seat, "kind": KIND_IDS[kind]})
        g.stack.append(self)

    def question_facts(self, g: Sicily, seat: int) -> dict[str, object]:
        return {"count": lacks(g, seat)}


# --- the end [LF-END-01 to LF-END-06]


def check_end(g: Sicily) -> bool:
    """End the game if the districts decide it. Returns whether it has ended."""
    result = outcome(g)
    if result is not None:
        g.end(result)
    return result is not None


def outcome(g: Sicily) -> Result | None:
    """The result if the districts decide the game now; None if it continues."""
    counts = [g.districts(seat) for seat in range(SEATS)]
    totals = [sum([counts[seat] for seat in TEAMS[team]]) for team in (0, 1)]
    winners = [seat for seat in range(SEATS) if counts[seat] >= ALONE_WINS]
    if g.rules.only_family and len(winners) > 1:
        winners = []  # read strictly, a family must be the only one of all [LF-RULE-37]
    reached = [totals[team] >= TEAM_WINS or any(seat in TEAMS[team] for seat in winners) for team in (0, 1)]
    scores = tuple([totals[TEAM[seat]] for seat in range(SEATS)])
    last = g.round == ROUNDS
    if reached[0] != reached[1]:
        team = 0 if reached[0] else 1
        alone = any(seat in TEAMS[team] for seat in winners)
        return Result(TEAMS[team], scores, "one_family" if alone else "two_families", TEAMS)
    if not reached[0] and not last:
        return None
    # Both at the goal, or the last round is over: more districts, then Bronte. [LF-END-03, LF-END-04, LF-RULE-26]
    if totals[0] != totals[1]:
        return Result(TEAMS[0 if totals[0] > totals[1] else 1], scores, "most_districts", TEAMS)
    owner = g.owner[BRONTE]
    if 0 <= owner < SEATS:
        return Result(TEAMS[TEAM[owner]], scores, "bronte", TEAMS)
    return Result(tuple(range(SEATS)), scores, "draw", TEAMS) if last else None  # the teams share it


class NextRound(Step[Sicily]):
    """The lower board with its markers becomes the upper one, the new round's board the lower one. [LF-RND-02]"""

    __slots__ = ()

    def problems(self, g: Sicily) -> list[str]:
        return unless(g.round < ROUNDS, f"no round comes after round {g.round}")

    def run(self, g: Sicily) -> None:
        g.round += 1
        g.upper = g.lower
        g.lower = [0] * BOARD_SIZE[g.round]
        if g.event_log is not None:
            g.emit("round", {"round": g.round})


PLANNING_LULL_STEP: Final = Lull(False)
EVENTS_LULL_STEP: Final = Lull(True)
NEXT_ROUND: Final = NextRound()
STEPS: Final[tuple[type[Step[Sicily]], ...]] = (Lull, Release, Claim, NextRound)
