"""Phases 3 to 5 and what comes between rounds: turf war, bribery, tribute, upkeep, the end."""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.engine import Decision, Option, Result, Row, Sealed, Step

from . import business
from .components import (
    ALLIES_OF,
    BILL_VALUE,
    BILLS,
    BRIBERY,
    BRIBING,
    BUSINESS,
    COLOUR_AWARD,
    COLOUR_IDS,
    DISTRICT_AWARD,
    DISTRICT_IDS,
    DISTRICTS,
    FIGURE_IDS,
    HAND_LIMIT,
    JOB_COLOUR,
    KIND_IDS,
    KINDS,
    MEMBERS_IN,
    MOST_SEATS,
    OPENING,
    ROUNDS,
    TRIBUTE,
    TURF_WAR,
)
from .holds import not_begun, phase_is
from .icons import CARD_BY_CARD, bars_discard, kinds_left, left_to_discard, throw_named
from .options import BID, DECLINE, DONE, KIND_OF, MARKER, MARKER_OF, TAKE, foreign
from .robbing import bars_bill
from .state import ASIDE, Empire, put, with_card, without_card

# --- the round


class Round(Step[Empire]):
    """Five phases; the fourth is left out in the last round. [CE-GEN-02, CE-BRIBE-07]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return not_begun(g)

    def run(self, g: Empire) -> None:
        g.then(business.OPEN_LOCATION, business.FAMILY_BUSINESS, WAR, BRIBES, TRIBUTES)


# --- phase 3: turf war


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


class SettleDistrict(Step[Empire]):
    """Whoever has more influence than every other player and the neutral side puts a marker on top.

    [CE-WAR-02 to CE-WAR-06, CE-WAR-08]
    """

    __slots__ = ("district",)
    FIELDS = ("district",)

    def __init__(self, district: int) -> None:
        self.district = district

    def problems(self, g: Empire) -> list[str]:
        if self.district < 0:
            return ["district is none"]
        wrong = phase_is(g, TURF_WAR)
        later = [step.district for step in g.stack if isinstance(step, SettleDistrict)]
        if sorted(later, reverse=True) != later or len(set(later)) != len(later):
            wrong.append("districts are not settled in ascending number")
        if len(g.markers[self.district]) >= g.round:
            wrong.append(f"{DISTRICT_IDS[self.district]} has {g.round} markers before it is settled in round {g.round}")
        return wrong

    def run(self, g: Empire) -> None:
        district = self.district
        points = g.influence(district)
        winner = winner_of(points)
        if g.told is not None:
            figures = [FIGURE_IDS[figure] for figure in g.present(district)]
            facts = {"district": DISTRICT_IDS[district], "points": points[:-1], "neutral": points[-1]}
            g.tell("turf", facts | {"winner": winner if winner >= 0 else None, "figures": figures})
        if winner < 0:
            return
        if g.stock_of_markers(winner):
            g.markers = put(g.markers, district, (*g.markers[district], winner))
        elif movable_markers(g, winner, district):
            g.stack.append(MoveMarker(winner, district))


def winner_of(points: list[int]) -> int:
    """The seat with more influence than every other and the neutral side, which stands last; -1 if there is none.

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
    """Whether a marker is the seat's own; the topmost one of the district just won lies there already.

    [CE-WAR-08, CE-RULE-24]
    """
    cell, i = divmod(marker, ROUNDS)
    stack = g.markers[cell]
    return i < len(stack) and stack[i] == seat and not (cell == district and i == len(stack) - 1)


def movable_markers(g: Empire, seat: int, district: int) -> list[int]:
    """A seat's markers that it may move to the district just won."""
    return [marker for marker in range(DISTRICTS * ROUNDS) if may_move(g, seat, district, marker)]


def fought_over(g: Empire) -> int:
    """The district that was settled last in the turf war that is going on, -1 if there is none."""
    if g.phase != TURF_WAR:
        return -1
    top = g.stack[-1]
    if isinstance(top, MoveMarker):
        return top.district
    return top.district - 1 if isinstance(top, SettleDistrict) else DISTRICTS - 1


class MoveMarker(Decision[Empire]):
    """A winner with no marker left may move one of his own to the district just won. [CE-WAR-08, CE-D-24]"""

    __slots__ = ("district", "seat")
    FIELDS = ("seat", "district")
    rule = "CE-WAR-08"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def problems(self, g: Empire) -> list[str]:
        if self.district < 0:
            return ["district is none"]
        wrong = phase_is(g, TURF_WAR)
        if winner_of(g.influence(self.district)) != self.seat:
            wrong.append(f"seat is {self.seat}, which has not won {DISTRICT_IDS[self.district]}")
        if g.stock_of_markers(self.seat) or not movable_markers(g, self.seat, self.district):
            wrong.append(f"seat is {self.seat}, which has a marker in stock, or none to move")
        if len(g.markers[self.district]) >= g.round:
            wrong.append(f"{DISTRICT_IDS[self.district]} has {g.round} markers before it is settled in round {g.round}")
        return wrong

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [*MARKER, DECLINE]

    def bars(self, g: Empire, seat: int, option: Option, row: Row) -> str:
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
        if g.told is not None:
            g.tell("marker", {"seat": seat, "from": DISTRICT_IDS[cell], "to": DISTRICT_IDS[self.district]})

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"district": DISTRICT_IDS[self.district]}


# --- phase 4: bribery


class Bribery(Step[Empire]):
    """Sealed bids from the suitcases; none in the last round. [CE-BRIBE-01, CE-BRIBE-07]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return begins(g, isinstance(g.step, Bribery), BRIBING, (*BEFORE_WAR, TURF_WAR))

    def run(self, g: Empire) -> None:
        if BRIBERY[g.round]:
            g.phase = BRIBING
            g.stack.append(BIDS)


class Bids(Sealed[Empire]):
    """Everybody sets bills of his suitcase aside, any number, unseen; all are shown together.

    Whoever has no bill there, as all can work out, bids nothing without being asked. [CE-BRIBE-01, CE-D-21]
    """

    __slots__ = ()
    rule = "CE-BRIBE-01"
    weighed = True
    listed = CARD_BY_CARD

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, BRIBING)
        if not BRIBERY[g.round] or g.bids:
            wrong.append("no bids are made now")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        return tuple([seat for seat in range(g.rules.seats) if g.bills_in_case(seat)])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        found = kinds_left(g.cases[seat], BILLS, row, BID)
        found.append(DONE)
        return found

    def complete(self, g: Empire, seat: int, row: Row) -> bool:
        return row[-1].verb == "done"

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        bids: list[tuple[int, ...]] = [()] * g.rules.seats
        for seat, row in answers:
            bids[seat] = tuple(sorted([KIND_OF[option.target] for option in row[:-1]]))
        g.bids = tuple(bids)
        ranked = ranking(g)
        if g.told is not None:
            g.tell("bids", {"sums": [worth(bid) for bid in bids], "ranked": ranked})
        g.then(OpenEnvelope(tuple(ranked)), Served(to_serve(g)))

    def bars(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return "" if option == DONE else bars_bill(g, g.cases[seat], option, row, "bid", "CE-BRIBE-01")


class OpenEnvelope(Step[Empire]):
    """Envelopes are opened one by one, the highest bid first, so that all can follow it. [CE-BRIBE-01]"""

    __slots__ = ("order",)
    FIELDS = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order  # seats whose envelope is still shut

    def problems(self, g: Empire) -> list[str]:
        if not g.bids:
            return ["there are no bids"]
        order = tuple(ranking(g))
        fits = self.order and self.order == order[len(order) - len(self.order) :]
        return [] if fits else [f"order is {list(self.order)}, which does not end the ranking {list(order)}"]

    def run(self, g: Empire) -> None:
        seat, *more = self.order
        if g.told is not None:
            names = [KIND_IDS[bill] for bill in g.bids[seat]]
            g.tell("bid", {"seat": seat, "cards": names, "total": worth(g.bids[seat])})
        if more:
            g.stack.append(OpenEnvelope(tuple(more)))


def sealed(g: Empire) -> tuple[int, ...]:
    """The seats whose envelope is still shut though all bids are in."""
    top = g.stack[-1] if g.stack else None
    return top.order if isinstance(top, OpenEnvelope) else ()


def worth(cards: tuple[int, ...]) -> int:
    """What the bills among sorted cards are worth."""
    total = 0
    for kind in cards:
        if kind >= BILLS:
            break
        total += BILL_VALUE[kind]
    return total


def ranking(g: Empire) -> list[int]:
    """Seats by the sum of their bids; ties go to the horse head, then to whoever sits nearest clockwise from it.

    [CE-BRIBE-02, CE-RULE-29]
    """
    order = [g.horse, *g.after(g.horse)]
    order.sort(key=lambda seat: -worth(g.bids[seat]))  # a stable sort: seats with equal bids stay in that order
    return order


def to_serve(g: Empire) -> tuple[int, ...]:
    """Who is served by the bids, in order: all who bid something but the last in rank. [CE-BRIBE-03 to CE-BRIBE-05]"""
    return tuple([seat for seat in ranking(g)[:-1] if g.bids[seat]])


def shown_in_case(g: Empire, seat: int) -> tuple[int, ...]:
    """The bills of a bid that all have seen and that lie in the suitcase still: not paid yet, or never to be."""
    if not g.bids:
        return ()
    paid = to_serve(g)
    for step in g.stack:
        if isinstance(step, Served):
            return g.bids[seat] if seat in step.order or seat not in paid else ()
    return ()


class Served(Step[Empire]):
    """In the order of their bids players pay and take an ally; the last in rank keeps his bills, whatever they are.

    [CE-BRIBE-03 to CE-BRIBE-05, CE-RULE-17, CE-RULE-18]
    """

    __slots__ = ("order",)
    FIELDS = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order  # seats still to be served

    def problems(self, g: Empire) -> list[str]:
        if not g.bids:
            return ["there are no bids"]
        order = to_serve(g)
        fits = self.order == order[len(order) - len(self.order) :]
        return [] if fits else [f"order is {list(self.order)}, which does not end {list(order)}, who are served"]

    def run(self, g: Empire) -> None:
        if not self.order or not g.allies:
            g.bids = ()
            return
        seat = self.order[0]
        for bill in g.bids[seat]:
            g.cases[seat] = without_card(g.cases[seat], bill)
            g.stock[bill] += 1
        if g.told is not None:
            g.tell("paid", {"seat": seat, "cards": [KIND_IDS[bill] for bill in g.bids[seat]]})
        g.stack.append(Served(self.order[1:]))
        if len(g.allies) == 1:
            take_ally(g, seat, g.allies[0])
        else:
            g.stack.append(TakeAlly(seat))


def take_ally(g: Empire, seat: int, ally: int) -> None:
    """An ally on offer goes to a hand, for all to see. [CE-BRIBE-03]"""
    g.allies = without_card(g.allies, ally)
    g.hands[seat] = with_card(g.hands[seat], ally)
    if g.told is not None:
        g.tell("ally_taken", {"seat": seat, "card": KIND_IDS[ally]})


class TakeAlly(Decision[Empire]):
    """Which ally a bidder takes: he has paid and must take one. [CE-BRIBE-03, CE-D-22, CE-RULE-18]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)
    rule = "CE-BRIBE-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        waiting = [step.order for step in g.stack if isinstance(step, Served)]
        if not g.bids or not waiting:
            return ["there are no bids"]
        order = to_serve(g)
        served = order[: len(order) - len(waiting[0])]
        if not served or served[-1] != self.seat or not g.allies:
            return [f"seat is {self.seat}, which is to take no ally now"]
        return []

    def deciders(self, g: Empire) -> tuple[int, ...]:
        return (self.seat,)

    def candidates(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return [TAKE[ally] for ally in g.allies]

    def bars(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        if option.verb != "take":
            return foreign(g, option, "CE-RULE-18")
        return "" if KIND_OF.get(option.target, KINDS) in g.allies else "CE-BRIBE-03"

    def take(self, g: Empire, seat: int, option: Option) -> None:
        take_ally(g, seat, KIND_OF[option.target])


# --- phase 5: tribute to the Don


class Tribute(Step[Empire]):
    """Played allies come back to hand, then hands are cut to the limit. [CE-TRIB-01, CE-TRIB-05]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return [] if unbegun(g) else begins(g, isinstance(g.step, Tribute), TRIBUTE, (BUSINESS, TURF_WAR, BRIBING))

    def run(self, g: Empire) -> None:
        g.phase = TRIBUTE
        for seat in range(g.rules.seats):
            if g.told is not None and g.played[seat]:
                g.tell("allies_back", {"seat": seat, "cards": [KIND_IDS[ally] for ally in g.played[seat]]})
            for ally in g.played[seat]:
                g.hands[seat] = with_card(g.hands[seat], ally)
        g.played = ((),) * g.rules.seats
        g.then(PAY_TRIBUTE, END_OF_GAME if g.round == ROUNDS else END_OF_ROUND)


class PayTribute(Sealed[Empire]):
    """Whoever holds more than the limit discards exactly the excess, of his own choice, all at once.

    [CE-TRIB-02 to CE-TRIB-04, CE-D-23, CE-RULE-19]
    """

    __slots__ = ()
    rule = "CE-TRIB-02"
    weighed = True
    listed = CARD_BY_CARD

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if any(g.played):
            wrong.append("allies lie on the table still")
        return wrong

    def seats(self, g: Empire) -> tuple[int, ...]:
        limit = g.limit()
        return tuple([seat for seat in range(g.rules.seats) if len(g.hands[seat]) > limit])

    def next_options(self, g: Empire, seat: int, row: Row) -> list[Option]:
        return left_to_discard(g, seat, row)

    def complete(self, g: Empire, seat: int, row: Row) -> bool:
        return len(row) == len(g.hands[seat]) - HAND_LIMIT[g.round]

    def resolve(self, g: Empire, answers: list[tuple[int, Row]]) -> None:
        for seat, row in answers:
            throw_named(g, seat, row)
            if g.told is not None:
                g.tell("tribute", {"seat": seat, "cards": [str(option.target) for option in row]})

    def asks(self, g: Empire, seat: int) -> dict[str, object]:
        return {"count": len(g.hands[seat]) - g.limit() - g.named(seat), "limit": g.limit()}

    def bars(self, g: Empire, seat: int, option: Option, row: Row) -> str:
        return bars_discard(g, seat, option, row, "CE-TRIB-02")


# --- between rounds


class EndOfRound(Step[Empire]):
    """Figures go home, Don Vito moves on, new members join, jobs are filled up, new allies are dealt.

    [CE-EOR-01 to CE-EOR-05]
    """

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if g.round == ROUNDS:
            wrong.append(f"the game ends with round {g.round}")
        return wrong + paid_up(g)

    def run(self, g: Empire) -> None:
        send_home(g)
        g.round += 1
        bits = g.rules.thug_bits | MEMBERS_IN[g.round]
        g.supply = [bits] * g.rules.seats
        fill_common(g)
        deal_allies(g)
        g.stack.append(ROUND)


def send_home(g: Empire) -> None:
    """Every figure leaves the board and the Hudson. [CE-EOR-01]"""
    g.at = [-1] * len(g.at)
    g.chief = ASIDE
    g.hudson = ()


def fill_common(g: Empire) -> None:
    """Empty cells are filled from the deck as far as it goes. [CE-SET-05, CE-EOR-04, CE-JOB-08]"""
    g.common = tuple([job if job >= 0 else g.draw_job() for job in g.common])


def deal_allies(g: Empire) -> None:
    """The allies left leave the game; those of the new round are shuffled and dealt. [CE-SET-06, CE-EOR-05]"""
    deck = list(ALLIES_OF[g.round])
    count = g.rules.allies if deck else 0
    g.allies = tuple(sorted([deck.pop(g.below(len(deck))) for _ in range(count)]))


# --- the end of the game


class EndOfGame(Step[Empire]):
    """Bills left in hand go into the suitcase, all else is discarded; then suitcases are opened and awards counted.

    [CE-FIN-02]
    """

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        wrong = phase_is(g, TRIBUTE)
        if g.round < ROUNDS:
            wrong.append(f"the game does not end with round {g.round}")
        return wrong + paid_up(g)

    def run(self, g: Empire) -> None:
        for seat in range(g.rules.seats):
            for kind in g.hands[seat]:
                if kind < BILLS:
                    g.cases[seat] = with_card(g.cases[seat], kind)
                else:
                    g.return_card(kind)
            if g.told is not None:
                g.tell("last_hand", {"seat": seat, "cards": [KIND_IDS[kind] for kind in g.hands[seat]]})
            g.hands[seat] = ()
        g.revealed()
        seats = g.rules.seats
        g.then(*OPEN_SUITCASE[:seats], *AWARD_DISTRICTS[:seats], *AWARD_COLOURS[:seats], CLOSE_ACCOUNTS)


class OpenSuitcase(Step[Empire]):
    """Suitcases are opened one by one: from here on everybody sees what lies in this one. [CE-FIN-03]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        return closing(g) or in_order(g, [step.seat for step in g.stack if isinstance(step, OpenSuitcase)])

    def run(self, g: Empire) -> None:
        if g.told is not None:
            g.tell("suitcase", {"seat": self.seat, "money": worth(g.cases[self.seat])})


class AwardDistricts(Step[Empire]):
    """$5 for each district a player dominates. [CE-FIN-04]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        return closing(g) or in_order(g, [step.seat for step in g.stack if isinstance(step, AwardDistricts)])

    def run(self, g: Empire) -> None:
        if g.told is not None and (districts := dominated(g)[self.seat]):
            names = [DISTRICT_IDS[district] for district in districts]
            g.tell("award_turf", {"seat": self.seat, "districts": names, "award": DISTRICT_AWARD * len(names)})


class AwardColours(Step[Empire]):
    """$5 for most jobs of a colour, to all who are tied. [CE-FIN-05]"""

    __slots__ = ("seat",)
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def problems(self, g: Empire) -> list[str]:
        return closing(g) or in_order(g, [step.seat for step in g.stack if isinstance(step, AwardColours)])

    def run(self, g: Empire) -> None:
        if g.told is not None and (colours := leading_colours(g)[self.seat]):
            names = [f"colour-{COLOUR_IDS[colour]}" for colour in colours]
            g.tell("award_jobs", {"seat": self.seat, "colours": names, "award": COLOUR_AWARD * len(names)})


class CloseAccounts(Step[Empire]):
    """The most money wins; equal money, the most from districts; so for every place. [CE-FIN-06, CE-RULE-23]"""

    __slots__ = ()

    def problems(self, g: Empire) -> list[str]:
        return closing(g)

    def run(self, g: Empire) -> None:
        result = outcome(g)
        if g.told is not None:
            turf, jobs = awarded(g)
            money = [worth(case) for case in g.cases]
            g.tell("accounts", {"money": money, "districts": turf, "jobs": jobs, "scores": list(result.scores)})
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
    told_apart = len({(scores[seat], turf[seat]) for seat in others}) > len({scores[seat] for seat in others})
    return Result(winners, scores, reason, ties=tuple(turf) if told_apart else ())


class Reckoned(NamedTuple):
    """How far the final accounts have got: of how many seats, in their order, each part is done."""

    opened: int = 0  # suitcases lie open
    turf: int = 0  # districts are awarded
    colours: int = 0  # and colours


SHUT: Final = Reckoned()


def reckoning(g: Empire) -> Reckoned:
    """How far the final accounts have got: it shows in what is still to come. [CE-FIN-03 to CE-FIN-05]"""
    everybody = g.rules.seats
    if g.result is not None:
        return Reckoned(everybody, everybody, everybody)
    if g.round < ROUNDS or g.phase != TRIBUTE:
        return SHUT
    top = g.stack[-1]
    if isinstance(top, OpenSuitcase):
        return Reckoned(top.seat)
    if isinstance(top, AwardDistricts):
        return Reckoned(everybody, top.seat)
    if isinstance(top, AwardColours):
        return Reckoned(everybody, everybody, top.seat)
    return Reckoned(everybody, everybody, everybody) if isinstance(top, CloseAccounts) else SHUT


def dominated(g: Empire) -> list[list[int]]:
    """By seat, the districts where it has most markers; in a tie, the tied player whose marker lies highest.

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
    """By seat, the colours of which it has completed most jobs; all who are tied have the award.

    [CE-FIN-05, CE-RULE-21]
    """
    counts = [[0] * len(COLOUR_IDS) for _ in g.cases]
    for seat, case in enumerate(g.cases):
        for kind in case:
            if kind >= BILLS:
                counts[seat][JOB_COLOUR[kind]] += 1
    most = [max([row[colour] for row in counts]) for colour in range(len(COLOUR_IDS))]
    return [[colour for colour, n in enumerate(row) if n and n == most[colour]] for row in counts]


# --- what must hold in a position

BEFORE_WAR: Final = (OPENING, BUSINESS, TRIBUTE)  # in tribute: the next round lies ready, its first step has not run


def begins(g: Empire, following: bool, phase: int, before: tuple[int, ...]) -> list[str]:
    """A step that begins a phase lies there in earlier ones; when it is the next step the phase may be said already."""
    return phase_is(g, *before, phase) if following else phase_is(g, *before)


def unbegun(g: Empire) -> bool:
    """Whether a round lies ready and its first phase has not begun."""
    return any(isinstance(step, Round | business.OpenLocation | business.FamilyBusiness) for step in g.stack)


def paid_up(g: Empire) -> list[str]:
    """No hand is above the limit, unless the tribute is still to be paid. [invariant 12]"""
    if any(len(hand) > g.limit() for hand in g.hands) and not isinstance(g.step, PayTribute):
        return [f"a hand has more than {g.limit()} cards after the tribute"]
    return ["figures are left in a supply"] if any(g.supply) else []


def closing(g: Empire) -> list[str]:
    """The accounts of the last round are closed: all hands are empty. [CE-FIN-02]"""
    wrong = phase_is(g, TRIBUTE)
    if g.round < ROUNDS or any(g.hands) or any(g.played):
        wrong.append("accounts are closed when the last round is over and all hands are empty")
    return wrong


def in_order(g: Empire, seats: list[int]) -> list[str]:
    """Seats come one after the other, up to the last; they stand as on the stack, the next one last."""
    wanted = list(range(g.rules.seats - 1, g.rules.seats - 1 - len(seats), -1))
    return [] if seats == wanted else [f"the seats to come are {seats[::-1]}, not {wanted[::-1]}"]


ROUND: Final = Round()
WAR: Final = TurfWar()
SETTLE: Final = tuple(SettleDistrict(district) for district in range(DISTRICTS))
SETTLE_IN_TURN: Final = SETTLE[::-1]  # as they lie on the stack: the next is the last
BRIBES: Final = Bribery()
BIDS: Final = Bids()
TRIBUTES: Final = Tribute()
PAY_TRIBUTE: Final = PayTribute()
END_OF_ROUND: Final = EndOfRound()
END_OF_GAME: Final = EndOfGame()
OPEN_SUITCASE: Final = tuple(OpenSuitcase(seat) for seat in range(MOST_SEATS))
AWARD_DISTRICTS: Final = tuple(AwardDistricts(seat) for seat in range(MOST_SEATS))
AWARD_COLOURS: Final = tuple(AwardColours(seat) for seat in range(MOST_SEATS))
CLOSE_ACCOUNTS: Final = CloseAccounts()
STEPS: Final[tuple[type[Step], ...]] = (
    Round,
    TurfWar,
    SettleDistrict,
    MoveMarker,
    Bribery,
    Bids,
    OpenEnvelope,
    Served,
    TakeAlly,
    Tribute,
    PayTribute,
    EndOfRound,
    EndOfGame,
    OpenSuitcase,
    AwardDistricts,
    AwardColours,
    CloseAccounts,
)
