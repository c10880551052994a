"""Phase 3: a turn is one order. Chapter 4 of the ledger."""

from __future__ import annotations

from typing import Any, Final

from consigliere.engine import Option, Step

from .components import (
    CASH,
    CLUB_BARS,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    CLUB_RECRUITS,
    CLUBHOUSE,
    EMERGENCY,
    GUN,
    HOME,
    ITEMS,
    MEMBER,
    ORDERS,
    PATCH_IN_CASH,
    PATCH_IN_GUNS,
    PLACE,
    PRINTED,
    ROOM,
    SPOTS,
)
from .components import CLUB_ORDER as BY_CLUB_ORDER
from .exploit import Operations, exploit
from .moments import ORDER_VERBS, SeatAsks
from .operations import bars_exploit, bars_use, recruit
from .options import (
    BAR,
    BAR_VERB,
    CLUB_ORDER,
    EXPLOIT,
    EXPLOIT_VERB,
    FIGHT,
    FIGHT_VERB,
    PATCH_IN,
    PATCH_IN_VERB,
    RECRUIT,
    RECRUIT_VERB,
    RIDE,
    RIDE_VERB,
    SIT_TIGHT,
)
from .riding import RideTo
from .state import Charming
from .throw_down import begin_fight


class OrdersPhase(Step[Charming]):
    """The holder of the patch has the first turn. [MM-TURN-01]"""

    __slots__ = ()

    def run(self, g: Charming) -> None:
        g.phase = ORDERS
        g.turn = -1
        g.stack.append(NEXT_TURN)


class NextTurn(Step[Charming]):
    """Find the next living gang with an order left, clockwise from the gang that acted. [MM-TURN-01, MM-TURN-03]

    If the patch changes hands, the order of turns stays. [MM-PAT-07, MM-RULE-5]
    """

    __slots__ = ()

    def run(self, g: Charming) -> None:
        seats = g.rules.seats
        orders = g.orders
        seat = g.patch if g.turn < 0 else (g.turn + 1) % seats
        for _ in range(seats):
            if orders[seat]:  # eliminated gangs have none
                g.turn = seat
                g.stack.append(self)
                g.stack.append(Turn(seat))
                return
            seat = (seat + 1) % seats
        g.turn = -1


NEXT_TURN = NextTurn()
ORDERS_PHASE = OrdersPhase()


class Turn(SeatAsks):
    """One order: ride, exploit, throw down, recruit, patch in, sit tight or the club's own. [MM-TURN-02, MM-DEC-06]"""

    __slots__ = ()
    rule = "MM-TURN-02"
    own_turn = True
    verbs = ORDER_VERBS
    listed_because = "from the figures on the table, in one go: every playout asks it more than anything else"
    always_ask = True  # patching in uses hidden goods

    def problems(self, g: Charming) -> list[str]:
        return g.acts(self.seat) or ([] if g.orders[self.seat] else [f"seat {self.seat} has no order left"])

    def options(self, g: Charming, seat: int) -> list[Option]:
        found: list[Option] = []
        crew, sites, marked = g.crew, g.sites, g.marked
        base = seat * SPOTS
        goods = seat * ITEMS
        pool = g.pool[seat]
        powers = g.powers[seat]
        patches_in = pool >= MEMBER and g.goods[goods] >= PATCH_IN_CASH and g.goods[goods + GUN] >= PATCH_IN_GUNS
        for spot in range(SPOTS):
            dudes = crew[base + spot]
            if not dudes or spot == EMERGENCY:
                continue
            if spot == CLUBHOUSE:
                place = HOME + g.clubs[seat]
                found.append(RIDE[place])
            else:
                place = sites[spot]
                found.append(RIDE[place])
                if sum(crew[spot::SPOTS]) != dudes:
                    if dudes >= MEMBER:
                        found.append(FIGHT[place])
                        if not bars_barring(g, seat):
                            found.append(BAR[place])
                elif not marked >> spot & 1:
                    found.append(EXPLOIT[place])
            if patches_in and dudes % MEMBER:
                found.append(PATCH_IN[place])
        for number in range(1, min(CLUB_RECRUITS[powers], pool % MEMBER) + 1):
            found.append(RECRUIT[number])
        for op in CLUB_OPS[powers]:
            if not bars_use(g, seat, op, 0):
                found.append(CLUB_ORDER)
                break
        found.append(SIT_TIGHT)
        return found

    def guard(self, g: Charming, seat: int, option: Option) -> str:
        verb = option.verb
        if verb == RECRUIT_VERB:
            most = min(CLUB_RECRUITS[g.powers[seat]], g.pool[seat] % MEMBER)
            if isinstance(option.target, int) and 1 <= option.target <= most:
                return ""
            return "MM-VAR-04" if g.rules.lean and not most else "MM-REC-02"
        if option == CLUB_ORDER:
            return bars_club_order(g, seat)
        if option == SIT_TIGHT:
            return ""
        place = PLACE.get(str(option.target), -1)
        if place < 0:
            return NOWHERE.get(verb, "MM-TURN-02")
        if verb == RIDE_VERB:
            return bars_source(g, seat, place)
        if verb == EXPLOIT_VERB:
            return bars_exploit(g, seat, place)
        if verb in (FIGHT_VERB, BAR_VERB):
            wrong = bars_fight(g, seat, place)
            return wrong if wrong or verb == FIGHT_VERB else bars_barring(g, seat)
        return bars_patch_in(g, seat, place) if verb == PATCH_IN_VERB else "MM-TURN-02"

    def take(self, g: Charming, seat: int, option: Option) -> None:
        verb = option.verb
        if verb == RIDE_VERB:
            g.orders[seat] -= 1
            g.stack.append(RideTo(seat, PLACE[str(option.target)]))
        elif verb == EXPLOIT_VERB:
            exploit(g, seat, PLACE[str(option.target)])
        elif verb == RECRUIT_VERB:
            g.orders[seat] -= 1
            recruit(g, seat, int(option.target))
        elif verb == PATCH_IN_VERB:
            patch_in(g, seat, g.spot(PLACE[str(option.target)]))
        elif verb in (FIGHT_VERB, BAR_VERB):
            g.orders[seat] -= 1
            begin_fight(g, seat, PLACE[str(option.target)], verb == BAR_VERB)
        elif option == CLUB_ORDER:
            g.orders[seat] -= 1
            powers = g.powers[seat]
            if g.event_log is not None:
                g.emit("club_order", {"seat": seat, "order": CLUB_ORDER_IDS[powers]})
            g.stack.append(Operations(seat, HOME + powers, BY_CLUB_ORDER, (0,) * len(CLUB_OPS[powers])))
        else:
            g.orders[seat] -= 1
            if g.event_log is not None:
                g.emit("sat_tight", {"seat": seat})

    def question_facts(self, g: Charming, seat: int) -> dict[str, Any]:
        return {"orders": g.orders[seat]}


# --- guards

# The rule against an order at something that is not a place, such as a face-down tile or the pool
NOWHERE: Final = {
    RIDE_VERB: "MM-RIDE-03",
    EXPLOIT_VERB: "MM-EXP-01",
    FIGHT_VERB: "MM-TD-01",
    BAR_VERB: "MM-TD-01",
    PATCH_IN_VERB: "MM-PIN-01",
}


def bars_source(g: Charming, seat: int, place: int) -> str:
    """The rule against a ride from a place, "" if none. [MM-RIDE-01, MM-RIDE-03, MM-ER-03]"""
    if place == ROOM:
        return "MM-ER-03"
    if place >= HOME and place != HOME + g.clubs[seat]:
        return "MM-RIDE-03"
    spot = g.spot(place)
    return "" if spot >= 0 and g.crew[seat * SPOTS + spot] else "MM-RIDE-01"


def bars_fight(g: Charming, seat: int, place: int) -> str:
    """The rule against starting a throw down at a place, "" if none. [MM-TD-01, MM-TD-03, MM-ER-03]"""
    if place >= PRINTED:
        return "MM-ER-03" if place == ROOM else "MM-TD-03"
    spot = g.spot(place)
    if spot < 0 or g.crew[seat * SPOTS + spot] < MEMBER or not g.rivals_at(seat, spot):
        return "MM-TD-01"
    return ""


def bars_barring(g: Charming, seat: int) -> str:
    """The rule against barring backup, "" if none. [MM-CLUB-04]"""
    cost = CLUB_BARS[g.powers[seat]]
    return "" if cost and g.orders[seat] > cost and not g.mods.no_backup else "MM-CLUB-04"


def bars_patch_in(g: Charming, seat: int, place: int) -> str:
    """The rule against patching a prospect in at a place, "" if none. [MM-PIN-01, MM-PIN-02, MM-RULE-14]"""
    if place == ROOM:
        return "MM-PIN-02"
    spot = g.spot(place) if place < HOME or place == HOME + g.clubs[seat] else -1
    if spot < 0 or not g.crew[seat * SPOTS + spot] % MEMBER:
        return "MM-PIN-01"
    if g.pool[seat] < MEMBER:
        return "MM-PIN-02"
    goods = seat * ITEMS
    rich = g.goods[goods + CASH] >= PATCH_IN_CASH and g.goods[goods + GUN] >= PATCH_IN_GUNS
    return "" if rich else "MM-PIN-01"


def bars_club_order(g: Charming, seat: int) -> str:
    """The rule against the club's order, "" if none. [MM-CLUB-01, MM-CLUB-08]"""
    ops = CLUB_OPS[g.powers[seat]]
    if not ops:
        return "MM-CLUB-01"
    return "" if any(not bars_use(g, seat, op, 0) for op in ops) else "MM-CLUB-08"


def patch_in(g: Charming, seat: int, spot: int) -> None:
    """Replace a prospect, where it stands, by a member from the pool. [MM-PIN-01, MM-PIN-03]"""
    g.orders[seat] -= 1
    g.pay(seat, CASH, PATCH_IN_CASH)
    g.pay(seat, GUN, PATCH_IN_GUNS)
    g.crew[seat * SPOTS + spot] += MEMBER - 1
    g.pool[seat] += 1 - MEMBER
    if g.event_log is not None:
        cost = {"cash": PATCH_IN_CASH, "guns": PATCH_IN_GUNS}
        g.emit("patched_in", {"seat": seat, "place": g.name_of(seat, spot), **cost})


STEPS: tuple[type[Step], ...] = (OrdersPhase, NextTurn, Turn)
