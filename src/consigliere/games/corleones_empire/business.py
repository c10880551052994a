"""Set-up and phases 1 and 2: choosing families, opening a location, family business."""

from __future__ import annotations

from typing import Final

from consigliere.engine import Option, Row, Sealed, SeatDecision, Step

from .cards import collect
from .components import (
    BUSINESS,
    CARD_EFFECTS,
    COSTS,
    DISTRICT_IDS,
    DISTRICTS,
    EACH,
    FAMILY_BITS,
    FAMILY_IDS,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_GOOD,
    FIRST_JOB,
    FIRST_SPACE,
    JOB_COST,
    JOB_NEEDS,
    JOB_SIZE,
    JOB_WAY,
    KIND_IDS,
    LOCATION_IDS,
    LOCATIONS,
    LOWEST,
    MEMBERS_IN,
    OF_CARD,
    OPENING,
    PAYS,
    ROUND_COLOUR,
    SPACE_IDS,
    THUG_BITS,
    THUGS,
    TILES_OF,
    WILD,
)
from .effects import Effects
from .options import (
    ALLY,
    CHOOSE,
    COMMON,
    FAMILY_OF,
    FAMILY_TO,
    FIGURE_OF,
    JOB,
    KIND_OF,
    MEMBER,
    PAY,
    SPACE_OF,
    THUG,
    foreign,
)
from .state import PRINTED, Empire, put, with_card, without_card
from .step_checks import in_turn, not_begun, phase_is

# --- set-up


class ChooseFamily(SeatDecision[Empire]):
    """In seat order each player picks a family not yet taken. [CE-SET-07, CE-D-01, CE-RULE-38]"""

    __slots__ = ()
    rule = "CE-SET-07"

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, OPENING)
        if g.family[self.seat] >= 0:
            wrong.append(f"seat is {self.seat}, which has a family")
        asked = [step.seat for step in g.stack if isinstance(step, ChooseFamily)]
        if asked.count(self.seat) > 1:
            wrong.append(f"seat is {self.seat}, which is asked twice")
        return wrong

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return list(CHOOSE)

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "choose":
            return foreign(g, option, "CE-SET-07")
        family = FAMILY_OF.get(option.target, -1)
        return "" if family >= 0 and g.seat_of[family] < 0 else "CE-SET-07"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        family = FAMILY_OF[option.target]
        g.family = g.family[:seat] + (family,) + g.family[seat + 1 :]  # noqa: RUF005
        g.seat_of = g.seat_of[:family] + (seat,) + g.seat_of[family + 1 :]  # noqa: RUF005
        if g.event_log is not None:
            g.emit("family", {"seat": seat, "family": FAMILY_IDS[family]})


# --- phase 1: open a location


def open_tile(g: Empire, colour: str) -> None:
    """Put a random tile of a colour face up into the lowest-numbered district with an empty cell.

    [CE-SET-03, CE-SET-04, CE-OPEN-01, CE-OPEN-02]
    """
    pile = [tile for tile in TILES_OF[colour] if tile not in g.tiles]
    tile = pile[g.random_below(len(pile))]
    if g.event_log is not None:
        g.emit("opened", {"location": LOCATION_IDS[tile], "district": DISTRICT_IDS[len(g.tiles)]})
    g.tiles += (tile,)


class OpenLocation(Step[Empire]):
    """Phase 1: a new location opens. [CE-OPEN-01 to CE-OPEN-03, CE-GEN-03]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return not_begun(g)

    def run(self, g: Empire) -> None:
        g.phase = OPENING
        if g.event_log is not None:
            g.emit("round", {"round": g.round})
        if len(g.tiles) < DISTRICTS:
            open_tile(g, ROUND_COLOUR[g.round])


# --- phase 2: family business


class FamilyBusiness(Step[Empire]):
    """Phase 2: turns of one action each, from the horse head's holder clockwise. [CE-FB-01]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return not_begun(g)

    def run(self, g: Empire) -> None:
        g.phase = BUSINESS
        g.stack.append(NextTurn(g.horse))


class NextTurn(Step[Empire]):
    """Find the next player clockwise with a figure in supply. If nobody has one, the phase is over.

    It does not matter if the horse head has changed hands.
    [CE-FB-02, CE-FB-03, CE-FB-06, CE-FB-07, CE-NEU-05, CE-RULE-14, CE-RULE-15]
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        if sum(isinstance(step, NextTurn) for step in g.stack) > 1:
            return ["there are two on the stack"]
        return phase_is(g, BUSINESS)

    def run(self, g: Empire) -> None:
        seats = g.rules.seats
        seat = self.seat
        g.commanded = 0
        for _ in range(seats):
            after = seat + 1 if seat + 1 < seats else 0
            if g.supply[seat] and can_act(g, seat):
                g.turn = seat
                g.stack.append(NEXT_TURN[after])
                g.stack.append(TURN[seat])
                return
            seat = after
        g.turn = -1


def can_act(g: Empire, seat: int) -> bool:
    """Whether a player with figures has an action: a free place, a job or an ally.

    There are at least as many places as figures, so with the present data this is always true. [CE-RULE-14]
    """
    at = g.at
    supply = g.supply[seat]
    if supply & THUG_BITS:
        for location in PRINTED:
            if at[location] < 0:
                return True
        for location in g.tiles:
            if at[location] < 0:
                return True
    if supply & FAMILY_BITS:
        for space in g.rules.open:
            if at[space] < 0:
                return True
    hand = g.hands[seat]
    have = goods_in(hand)
    jobs = [kind for kind in (*hand, *g.common) if FIRST_JOB <= kind < FIRST_ALLY and payable(have, kind)]
    return bool(jobs) or (bool(hand) and hand[-1] >= FIRST_ALLY)


def goods_in(hand: tuple[int, ...]) -> list[int]:
    """How many of each good a hand holds, by kind. Bills are not counted."""
    have = [0] * FIRST_JOB
    for kind in hand:
        if kind >= FIRST_JOB:
            break
        if kind >= FIRST_GOOD:
            have[kind] = have[kind] + 1
    return have


def payable(have: list[int], job: int) -> bool:
    """Whether these goods pay for a job. Narcotics replace missing goods. [CE-JOB-02, CE-JOB-03]"""
    missing = 0
    for good, wanted in JOB_NEEDS[job]:
        if have[good] < wanted:
            missing += wanted - have[good]
    return missing <= have[WILD]


def payments(hand: tuple[int, ...], job: int, row: Row) -> list[tuple[int, ...]]:
    """Every payment for a job that includes the cards already named: the number of each of COSTS, then narcotics.

    [CE-JOB-03, CE-RULE-25]
    """
    have = goods_in(hand)
    wild = have[WILD]
    if not wild:
        return [JOB_WAY[job]] if payable(have, job) else []
    cost = JOB_COST[job]
    size = JOB_SIZE[job]
    named = [0] * (len(COSTS) + 1)
    for option in row:
        kind = KIND_OF[option.target]
        named[COSTS.index(kind) if kind != WILD else -1] += 1
    ways: list[tuple[int, ...]] = [()]
    for i, good in enumerate(COSTS):
        most = min(cost[i], have[good])
        ways = [way + (n,) for way in ways for n in range(named[i], most + 1)]  # noqa: RUF005  (twice as quick)
    found: list[tuple[int, ...]] = []
    for way in ways:
        rest = size - sum(way)
        if named[-1] <= rest <= wild:
            found.append((*way, rest))
    return found


class Turn(Sealed[Empire]):
    """One action: a thug, a family member, a job or an ally. Passing is not one of them.

    After a job, the cards that pay for it are named one by one, as far as there is a choice. The answer becomes public
    only when it is complete, so that nobody learns whether there was a choice. Sending out a figure reveals nothing
    hidden, so it can be undone. [CE-FB-01, CE-FB-02, CE-D-02 to CE-D-06]
    """

    __slots__ = ("seat",)
    rule = "CE-FB-01"
    own_turn = True
    answer_reveals = False
    listed_because = "straight from the free places and the sorted hand, for speed: every turn begins with it"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        seat = self.seat
        wrong = in_turn(g, seat)
        if not g.supply[seat]:
            wrong.append(f"seat is {seat}, whose supply is empty")
        elif not wrong and not can_act(g, seat):
            wrong.append(f"seat is {seat}, which can do nothing")
        if g.doing >= 0 or g.drawn or g.commanded:
            wrong.append("something is under way before it")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        hand = g.hands[seat]
        if row:
            if row[0].verb == "family":
                return members(g, seat)
            return self._cards(hand, KIND_OF[row[0].target], row[1:])
        supply = g.supply[seat]
        at = g.at
        found: list[Option] = []
        if supply & THUG_BITS:
            for location in PRINTED:
                if at[location] < 0:
                    found.append(THUG[location])
            for location in g.tiles:
                if at[location] < 0:
                    found.append(THUG[location])
        if supply & FAMILY_BITS:
            for space in g.rules.open:
                if at[space] < 0:
                    found.append(FAMILY_TO[space])
        have = [0] * FIRST_JOB  # the same as `goods_in`, in the same loop
        most = 0
        last = -1
        for kind in hand:  # sorted: goods come before jobs, jobs before allies
            if kind < FIRST_JOB:
                if kind >= FIRST_GOOD:
                    have[kind] = have[kind] + 1
                    most += 1
            elif kind != last:
                last = kind
                if kind >= FIRST_ALLY:
                    found.append(ALLY[kind])
                elif JOB_SIZE[kind] <= most and payable(have, kind):
                    found.append(JOB[kind])
        common = g.common
        for i, kind in enumerate(common):
            if kind >= 0 and JOB_SIZE[kind] <= most and payable(have, kind) and common.index(kind) == i:
                found.append(COMMON[kind])
        return found

    def _cards(self, hand: tuple[int, ...], job: int, paid: Row) -> list[Option]:
        named = [0] * (len(COSTS) + 1)
        for option in paid:
            kind = KIND_OF[option.target]
            named[COSTS.index(kind) if kind != WILD else -1] += 1
        ways = payments(hand, job, paid)
        return [PAY[kind] for i, kind in enumerate(PAYS) if any(way[i] > named[i] for way in ways)]

    def is_complete(self, g: Empire, seat: int, row: Row) -> bool:
        verb = row[0].verb
        if verb == "family" and g.rules.member_named:
            return len(row) > 1 or len(members(g, seat)) == 1
        if verb != "job" and verb != "common":
            return True
        hand = g.hands[seat]
        return WILD not in hand or len(payments(hand, KIND_OF[row[0].target], row[1:])) == 1

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        seat, row = answers[0]
        verb = row[0].verb
        if verb == "thug" or verb == "family":
            place_figure(g, seat, SPACE_OF[row[0].target], FIGURE_OF[row[1].target] if len(row) > 1 else -1)
        elif verb == "ally":
            play_ally(g, seat, KIND_OF[row[0].target])
        else:
            do_job(g, seat, KIND_OF[row[0].target], row[1:], verb == "common")

    def forbidden_by(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        verb = option.verb
        if row:
            if row[0].verb == "family":
                return "" if option in members(g, seat) else foreign(g, option, "CE-RULE-42")
            if verb != "pay":
                return foreign(g, option, "CE-JOB-02")
            return "" if option in self._cards(g.hands[seat], KIND_OF[row[0].target], row[1:]) else "CE-JOB-02"
        if verb == "thug" or verb == "family":
            figure = FIGURE_OF.get(option.target, -1)
            if figure >= 0:
                return self._bars_figure(g, seat, figure, verb == "family")
            if verb == "thug":
                return self._bars_thug(g, seat, SPACE_OF.get(option.target, LOCATIONS))
            return self._bars_member(g, seat, SPACE_OF.get(option.target, 0))
        if verb == "ally":
            return self._bars_ally(g, seat, KIND_OF.get(option.target, 0))
        if verb == "job" or verb == "common":
            return self._bars_job(g, seat, KIND_OF.get(option.target, 0), verb == "common")
        return foreign(g, option, "CE-FB-02")

    def _bars_figure(self, g: Empire, seat: int, figure: int, family: bool) -> str:
        """The rule against naming a figure. A player names a place; which figure goes is not a choice."""
        if g.owner(figure) == seat:
            if figure in g.hudson:
                return "CE-KILL-05"
            if family and not (g.rules.thug_bits | MEMBERS_IN[g.round]) >> figure % EACH & 1:
                return "CE-FAM-03"
        return "CE-FAM-01" if family else "CE-THUG-01"

    def _bars_thug(self, g: Empire, seat: int, location: int) -> str:
        return g.bars_space(location, False) or ("" if g.supply[seat] & THUG_BITS else "CE-THUG-04")

    def _bars_member(self, g: Empire, seat: int, space: int) -> str:
        """The rule when no member is in supply: some have not joined yet, or all have been played."""
        barred = g.bars_space(space, True)
        if barred or g.supply[seat] & FAMILY_BITS:
            return barred
        return "CE-FAM-03" if MEMBERS_IN[g.round] != FAMILY_BITS else "CE-FAM-01"

    def _bars_ally(self, g: Empire, seat: int, ally: int) -> str:
        if ally in g.played[seat]:
            return "CE-ALLY-03"
        return "" if ally >= FIRST_ALLY and ally in g.hands[seat] else "CE-ALLY-04"

    def _bars_job(self, g: Empire, seat: int, job: int, common: bool) -> str:
        if not FIRST_JOB <= job < FIRST_ALLY or job not in (g.common if common else g.hands[seat]):
            return "CE-JOB-07" if common else "CE-JOB-06" if job in g.cases[seat] else "CE-JOB-01"
        return "" if payable(goods_in(g.hands[seat]), job) else "CE-JOB-02"


def members(g: Empire, seat: int) -> list[Option]:
    """The family members in a seat's supply. [CE-RULE-42]"""
    first = g.family[seat] * EACH
    return [MEMBER[first + i] for i in range(THUGS, EACH) if g.supply[seat] >> i & 1]


def place_figure(g: Empire, seat: int, space: int, named: int) -> None:
    """Move a figure from the supply to a space, where it collects. The Don goes first; all members work the same way.

    `named`: the family member that goes, -1 if none was named. [CE-THUG-01, CE-THUG-03, CE-FAM-01, CE-FAM-02,
    CE-FAM-04, CE-RULE-42]
    """
    member = space >= FIRST_SPACE
    supply = g.supply[seat]
    i = named % EACH if named >= 0 else LOWEST[supply & (FAMILY_BITS if member else THUG_BITS)]
    g.supply[seat] = supply ^ (1 << i)
    figure = g.family[seat] * EACH + i
    g.at[space] = figure
    if g.event_log is not None:
        kind = "family_played" if member else "thug_played"
        g.emit(kind, {"seat": seat, "figure": FIGURE_IDS[figure], "place": SPACE_IDS[space]})
    collect(g, seat, space)


def play_ally(g: Empire, seat: int, ally: int) -> None:
    """Play an ally: it has its effects and stays face up until the tribute. [CE-ALLY-01, CE-ALLY-02]"""
    g.hands[seat] = without_card(g.hands[seat], ally)
    g.played = put(g.played, seat, with_card(g.played[seat], ally))
    g.count_reveal(seat)
    if g.event_log is not None:
        g.emit("ally_played", {"seat": seat, "card": KIND_IDS[ally]})
    g.stack.append(Effects(seat, CARD_EFFECTS[ally], OF_CARD + ally))


def do_job(g: Empire, seat: int, job: int, paid: Row, common: bool) -> None:
    """Pay the goods, take effects and bills in any order, then put the job into the suitcase.

    [CE-JOB-01 to CE-JOB-07, CE-JOB-09, CE-SUP-04]
    """
    (way,) = payments(g.hands[seat], job, paid)
    if common:
        cell = g.common.index(job)
        g.common = g.common[:cell] + (-1,) + g.common[cell + 1 :]  # noqa: RUF005
    else:
        g.hands[seat] = without_card(g.hands[seat], job)
    goods: list[int] = []
    hand = list(g.hands[seat])
    for good, count in zip(PAYS, way, strict=True):
        for _ in range(count):
            hand.remove(good)
            goods.append(good)
        g.stock[good] += count
    g.hands[seat] = tuple(hand)
    g.doing = job
    g.count_reveal(seat)
    if g.event_log is not None:
        facts = {"seat": seat, "card": KIND_IDS[job], "paid": [KIND_IDS[good] for good in goods], "common": common}
        g.emit("job", facts)
    g.stack.append(FinishJob(seat))
    g.stack.append(Effects(seat, CARD_EFFECTS[job], OF_CARD + job))


class FinishJob(Step[Empire]):
    """Put a completed job into the suitcase. [CE-JOB-06]"""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        wrong = in_turn(g, self.seat)
        if g.doing < 0:
            wrong.append("no job is being carried out")
        return wrong

    def run(self, g: Empire) -> None:
        if g.event_log is not None:
            g.emit("job_done", {"seat": self.seat, "card": KIND_IDS[g.doing]})
        g.cases[self.seat] = with_card(g.cases[self.seat], g.doing)
        g.doing = -1


OPEN_LOCATION: Final = OpenLocation()
FAMILY_BUSINESS: Final = FamilyBusiness()
TURN: Final = tuple(Turn(seat) for seat in range(len(FAMILY_IDS)))
NEXT_TURN: Final = tuple(NextTurn(seat) for seat in range(len(FAMILY_IDS)))
STEPS: Final[tuple[type[Step], ...]] = (
    ChooseFamily,
    OpenLocation,
    FamilyBusiness,
    NextTurn,
    Turn,
    FinishJob,
)
