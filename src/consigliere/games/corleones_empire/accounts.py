"""The end of the game: the last hands, the suitcases, the awards and the winner. [CE-FIN]"""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.engine import Result, Step

from .bribery import worth
from .components import (
    BILLS,
    COLOUR_AWARD,
    COLOUR_IDS,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    JOB_COLOUR,
    KIND_IDS,
    MOST_SEATS,
    ROUNDS,
    TRIBUTE,
)
from .state import Empire, with_card
from .step_checks import phase_is


class EndOfGame(Step[Empire]):
    """Put bills left in hand into the suitcase and discard the rest; then open suitcases and count awards.

    [CE-FIN-02]
    """

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if g.round < ROUNDS:
            wrong.append(f"the game does not end with round {g.round}")
        return wrong

    def run(self, g: Empire) -> None:
        for seat in range(g.rules.seats):
            for kind in g.hands[seat]:
                if kind < BILLS:
                    g.cases[seat] = with_card(g.cases[seat], kind)
                else:
                    g.return_card(kind)
            if g.event_log is not None:
                g.emit("last_hand", {"seat": seat, "cards": [KIND_IDS[kind] for kind in g.hands[seat]]})
            g.hands[seat] = ()
        g.count_reveal()
        seats = g.rules.seats
        g.then(*OPEN_SUITCASE[:seats], *AWARD_DISTRICTS[:seats], *AWARD_COLOURS[:seats], CLOSE_ACCOUNTS)


class SeatAccounts(Step[Empire]):
    """A part of one seat's accounts. All seats have theirs in seat order before the next part begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        return closing(g) or in_order(g, [step.seat for step in g.stack if isinstance(step, type(self))])


class OpenSuitcase(SeatAccounts):
    """Open one suitcase. From now on everybody sees its contents. [CE-FIN-03]"""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        if g.event_log is not None:
            g.emit("suitcase", {"seat": self.seat, "money": worth(g.cases[self.seat])})


class AwardDistricts(SeatAccounts):
    """$5 for each district a player dominates. [CE-FIN-04]"""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        if g.event_log is not None and (districts := dominated(g)[self.seat]):
            names = [DISTRICT_IDS[district] for district in districts]
            g.emit("award_turf", {"seat": self.seat, "districts": names, "award": DISTRICT_AWARD * len(names)})


class AwardColours(SeatAccounts):
    """$5 for the most jobs of a colour; everybody tied gets it. [CE-FIN-05]"""

    __slots__ = ()

    def run(self, g: Empire) -> None:
        if g.event_log is not None and (colours := leading_colours(g)[self.seat]):
            names = [f"colour-{COLOUR_IDS[colour]}" for colour in colours]
            g.emit("award_jobs", {"seat": self.seat, "colours": names, "award": COLOUR_AWARD * len(names)})


class CloseAccounts(Step[Empire]):
    """The most money wins; money from districts breaks ties, for every place. [CE-FIN-06, CE-RULE-23]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return closing(g)

    def run(self, g: Empire) -> None:
        result = outcome(g)
        if g.event_log is not None:
            turf, jobs = awarded(g)
            money = [worth(case) for case in g.cases]
            g.emit("accounts", {"money": money, "districts": turf, "jobs": jobs, "scores": list(result.scores)})
        g.end(result)


def awarded(g: Empire) -> tuple[list[int], list[int]]:
    """By seat, the awards for districts and for colours. [CE-FIN-04, CE-FIN-05]"""
    turf = [DISTRICT_AWARD * len(districts) for districts in dominated(g)]
    return turf, [COLOUR_AWARD * len(colours) for colours in leading_colours(g)]


def outcome(g: Empire) -> Result:
    """The result of a table whose accounts are closed. [CE-FIN-06, CE-RULE-23]"""
    turf, jobs = awarded(g)
    scores = tuple([worth(case) + a + b for case, a, b in zip(g.cases, turf, jobs, strict=True)])
    best = max(zip(scores, turf, strict=True))
    winners = tuple([seat for seat in range(g.rules.seats) if (scores[seat], turf[seat]) == best])
    alone = scores.count(best[0]) == 1
    reason = "money" if alone else "districts" if len(winners) == 1 else "shared"
    others = [seat for seat in range(g.rules.seats) if seat not in winners]
    ties_broken = len({(scores[seat], turf[seat]) for seat in others}) > len({scores[seat] for seat in others})
    return Result(winners, scores, reason, ties=tuple(turf) if ties_broken else ())


class AccountsProgress(NamedTuple):
    """The progress of the final accounts: for how many seats, in seat order, each part is done."""

    opened: int = 0  # suitcases opened
    turf: int = 0  # awards for districts made
    colours: int = 0  # awards for colours made


NOT_BEGUN: Final = AccountsProgress()


def accounts_progress(g: Empire) -> AccountsProgress:
    """The progress of the final accounts, read off the steps still to come. [CE-FIN-03 to CE-FIN-05]"""
    everybody = g.rules.seats
    if g.result is not None:
        return AccountsProgress(everybody, everybody, everybody)
    if g.round < ROUNDS or g.phase != TRIBUTE:
        return NOT_BEGUN
    top = g.stack[-1]
    if isinstance(top, OpenSuitcase):
        return AccountsProgress(top.seat)
    if isinstance(top, AwardDistricts):
        return AccountsProgress(everybody, top.seat)
    if isinstance(top, AwardColours):
        return AccountsProgress(everybody, everybody, top.seat)
    return AccountsProgress(everybody, everybody, everybody) if isinstance(top, CloseAccounts) else NOT_BEGUN


def dominated(g: Empire) -> list[list[int]]:
    """By seat, the districts where it has the most markers. In a tie, the tied player with the highest marker wins.

    [CE-FIN-04, CE-RULE-21, CE-RULE-22]
    """
    found: list[list[int]] = [[] for _ in range(g.rules.seats)]
    for district, stack in enumerate(g.markers):
        if stack:
            most = max([stack.count(seat) for seat in stack])
            for seat in stack[::-1]:
                if stack.count(seat) == most:
                    found[seat].append(district)
                    break
    return found


def leading_colours(g: Empire) -> list[list[int]]:
    """By seat, the colours of which it has completed the most jobs. Everybody tied gets the award.

    [CE-FIN-05, CE-RULE-21]
    """
    counts = [[0] * len(COLOUR_IDS) for _ in g.cases]
    for seat, case in enumerate(g.cases):
        for kind in case:
            if kind >= BILLS:
                counts[seat][JOB_COLOUR[kind]] += 1
    most = [max([row[colour] for row in counts]) for colour in range(len(COLOUR_IDS))]
    return [[colour for colour, n in enumerate(row) if n and n == most[colour]] for row in counts]


# --- checks of positions


def closing(g: Empire) -> list[str]:
    """What is wrong if the last round is not over or some hand is not empty. [CE-FIN-02]"""
    wrong = phase_is(g, TRIBUTE)
    if g.round < ROUNDS or any(g.hands) or any(g.played):
        wrong.append("accounts are closed when the last round is over and all hands are empty")
    return wrong


def in_order(g: Empire, seats: list[int]) -> list[str]:
    """What is wrong if the seats to come are not in order. They are listed in stack order, the next one last."""
    wanted = list(range(g.rules.seats - 1, g.rules.seats - 1 - len(seats), -1))
    return [] if seats == wanted else [f"the seats to come are {seats[::-1]}, not {wanted[::-1]}"]


END_OF_GAME: Final = EndOfGame()
OPEN_SUITCASE: Final = tuple(OpenSuitcase(seat) for seat in range(MOST_SEATS))
AWARD_DISTRICTS: Final = tuple(AwardDistricts(seat) for seat in range(MOST_SEATS))
AWARD_COLOURS: Final = tuple(AwardColours(seat) for seat in range(MOST_SEATS))
CLOSE_ACCOUNTS: Final = CloseAccounts()
STEPS: Final[tuple[type[Step], ...]] = (EndOfGame, OpenSuitcase, AwardDistricts, AwardColours, CloseAccounts)
