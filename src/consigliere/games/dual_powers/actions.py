"""What the actions of chapter 6 ask of the player: which token, where to.

One class a decision; effects push them, and each pushes what follows.
"""

from __future__ import annotations

from typing import Final

from consigliere.engine import Decision, Option, Row

from . import verbs
from .components import (
    CARD_IDS,
    CARD_RECRUIT,
    CONNECTION_ENDS,
    CONNECTION_IDS,
    OPEN,
    REGION_IDS,
    REGIONS,
    SIDE_IDS,
    SUPPLY,
    TOKEN_IDS,
    TOKEN_VALUE,
    UNIT_TOKENS,
    UNITS,
)
from .state import Petrograd

# Options are made once and shared: a decision only picks from these rows.
PLAY: Final = tuple(Option(verbs.PLAY, name) for name in CARD_IDS)
OBJECTIVE: Final = tuple(Option(verbs.OBJECTIVE, name) for name in CARD_IDS)
RECRUIT: Final = tuple(Option(verbs.RECRUIT, name) for name in TOKEN_IDS)
MOVE: Final = tuple(Option(verbs.MOVE, name) for name in TOKEN_IDS)
REFRESH: Final = tuple(Option(verbs.REFRESH, name) for name in TOKEN_IDS)
TO: Final = tuple(Option(verbs.TO, name) for name in REGION_IDS)
TO_NEXT: Final = tuple(tuple(tuple(TO[region] for region in reached) for reached in ways) for ways in OPEN)
BLOCK: Final = tuple(Option(verbs.BLOCK, name) for name in CONNECTION_IDS)
DECLINE: Final = Option(verbs.DECLINE)
FINISH: Final = Option(verbs.FINISH)
STOP: Final = Option(verbs.STOP)

# And back: what an option's target stands for
CARD_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CARD_IDS)}
TOKEN_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(TOKEN_IDS)}
REGION_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(REGION_IDS)}
CONNECTION_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CONNECTION_IDS)}


def _units(side: int, lowest: int, highest: int) -> tuple[int, ...]:
    return tuple(token for token in UNIT_TOKENS[side] if lowest <= TOKEN_VALUE[token] <= highest)


_DEAREST: Final = max(*TOKEN_VALUE, *CARD_RECRUIT)
# By side and value: the units within a recruit value (the last entry, for -1, is all of them), and those of one value
WITHIN: Final = tuple(tuple(_units(side, 0, n) for n in (*range(_DEAREST + 1), _DEAREST)) for side in (0, 1))
EXACTLY: Final = tuple(tuple(_units(side, n, n) for n in range(_DEAREST + 1)) for side in (0, 1))


def units_within(side: int, limit: int, exact: int) -> tuple[int, ...]:
    """A side's units whose value is within the limit (-1: none), or is the exact one asked for (0: any). [DP-ORD-01]"""
    return EXACTLY[side][exact] if exact else WITHIN[side][limit]


class Recruit(Decision[Petrograd]):
    """One more unit from the own supply, within the value left; `finish` after the first. [DP-ORD-01, DP-D-05]"""

    __slots__ = ("exact", "left", "more", "placed", "region", "side", "units")
    FIELDS = ("side", "region", "left", "exact", "more", "placed")
    rule = "DP-ORD-01"

    def __init__(self, side: int, region: int, left: int, exact: int, more: int, placed: bool) -> None:
        self.side = side
        self.region = region  # -1: the player chooses it with the first token
        self.left = left  # value left, -1: no limit
        self.exact = exact
        self.more = more  # tokens left, -1: any number
        self.placed = placed
        self.units = units_within(side, left, exact)  # those that fit, in supply or not

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        if self.more != 0:
            where = g.where
            for token in self.units:
                if where[token] == SUPPLY:
                    return g.rules.asked[self.side]
        return ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        where = g.where
        found: list[Option] = []
        for token in self.units:  # `bars` one by one: those that fit are the side's own
            if where[token] == SUPPLY:
                found.append(RECRUIT[token])
        if self.placed:
            found.append(FINISH)
        return found

    def bars_aim(self, g: Petrograd, token: int) -> str:
        """The rule against recruiting a token, "" if none."""
        if not 0 <= token < UNITS or g.rules.owner[token] != self.side:
            return "DP-ORD-05"
        if token not in self.units:
            return "DP-BON-02" if self.exact else "DP-ORD-01"
        return "" if g.where[token] == SUPPLY else "DP-ORD-01"

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if option.verb == verbs.FINISH:
            return
        token = TOKEN_OF[option.target]
        if self.region < 0:
            g.stack.append(RecruitWhere(self.side, token, self.left, self.exact, self.more))
        else:
            enlist(g, self.side, token, self.region, self.left, self.exact, self.more)

    def asks(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"region": REGION_IDS[self.region] if self.region >= 0 else None, "left": self.left}

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.RECRUIT:
            return self.bars_aim(g, TOKEN_OF.get(option.target, -1))
        if option == FINISH:
            return "" if self.placed else "DP-ACT-10"
        if option.verb == verbs.ACT:
            return "DP-ACT-07"
        if option.verb == verbs.TO:
            return "DP-ORD-02"
        return "DP-BON-02" if self.exact else self.rule


def enlist(g: Petrograd, side: int, token: int, region: int, left: int, exact: int, more: int) -> None:
    """A unit goes from the supply into the region; then perhaps another. [DP-ORD-02, DP-ORD-03]"""
    g.place(token, region)
    left = left - TOKEN_VALUE[token] if left >= 0 else -1
    more = more - 1 if more >= 0 else -1
    if left != 0 and more != 0:
        g.stack.append(Recruit(side, region, left, exact, more, True))


class RecruitWhere(Decision[Petrograd]):
    """The region for a unit that may enter anywhere. [DP-BON-02]"""

    __slots__ = ("exact", "left", "more", "side", "token")
    FIELDS = ("side", "token", "left", "exact", "more")
    rule = "DP-BON-02"

    def __init__(self, side: int, token: int, left: int, exact: int, more: int) -> None:
        self.side = side
        self.token = token
        self.left = left
        self.exact = exact
        self.more = more

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side]

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        return list(TO)

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.TO:
            return "" if option.target in REGION_OF else "DP-BON-02"
        return self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        enlist(g, self.side, self.token, REGION_OF[option.target], self.left, self.exact, self.more)

    def asks(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"token": TOKEN_IDS[self.token]}


def not_controlled(g: Petrograd, side: int, token: int) -> str:
    """The rule by which a token is not a side's to move or to refresh, "" if it is. [DP-ORD-07, DP-ORD-10]"""
    if not 0 <= token < g.rules.tokens or g.where[token] >= REGIONS:
        return "DP-ORD-07"
    return "" if g.controls(side, token) else "DP-ORD-10"


class Move(Decision[Petrograd]):
    """Which controlled token moves. [DP-ORD-07, DP-ORD-08, DP-BON-03, DP-D-06]"""

    __slots__ = ("most", "side", "steps")
    FIELDS = ("side", "steps", "most")
    rule = "DP-ORD-10"

    def __init__(self, side: int, steps: int, most: int) -> None:
        self.side = side
        self.steps = steps  # that must be made
        self.most = most  # that may be made

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side]

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        where = g.where
        ways = OPEN[g.blocked]
        found: list[Option] = []
        for token in g.rules.own[self.side]:
            if ways[where[token]]:
                found.append(MOVE[token])
        for token in g.controlled_neutrals(self.side):
            if ways[where[token]]:
                found.append(MOVE[token])
        return found

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb != verbs.MOVE:
            return self.rule
        token = TOKEN_OF.get(option.target, -1)
        return not_controlled(g, self.side, token) or ("" if OPEN[g.blocked][g.where[token]] else "DP-ORD-11")

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        g.stack.append(MoveTo(self.side, TOKEN_OF[option.target], self.steps, self.most))

    def asks(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"most": self.most}


class MoveTo(Decision[Petrograd]):
    """One step of the chosen token along an open connection; `stop` once enough are made. [DP-ORD-07, DP-ORD-08]"""

    __slots__ = ("most", "side", "steps", "token")
    FIELDS = ("side", "token", "steps", "most")
    rule = "DP-ORD-07"

    def __init__(self, side: int, token: int, steps: int, most: int) -> None:
        self.side = side
        self.token = token
        self.steps = steps
        self.most = most

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side] if OPEN[g.blocked][g.where[self.token]] else ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        found = list(TO_NEXT[g.blocked][g.where[self.token]])
        if self.steps <= 0:
            found.append(STOP)
        return found

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if option.verb == verbs.STOP:
            return
        token = self.token
        old = g.where[token]
        g.where[token] = REGION_OF[option.target]
        if g.told is not None:
            g.tell("moved", {"token": TOKEN_IDS[token], "from": REGION_IDS[old], "to": option.target})
        if self.most > 1:
            g.stack.append(MoveTo(self.side, token, self.steps - 1, self.most - 1))

    def asks(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"token": TOKEN_IDS[self.token], "most": self.most}

    def bars_aim(self, g: Petrograd, region: int) -> str:
        """The rule against a step to a region, "" if none."""
        here = g.where[self.token]
        if region in OPEN[g.blocked][here]:
            return ""
        return "DP-ORD-11" if {here, region} == set(CONNECTION_ENDS[g.blocked]) else "DP-ORD-07"

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.TO:
            return self.bars_aim(g, REGION_OF.get(option.target, -1))
        if option == STOP:
            return "" if self.steps <= 0 else "DP-ACT-10"
        return "DP-ORD-08" if option.verb == verbs.MOVE else self.rule


class Refresh(Decision[Petrograd]):
    """Which controlled exhausted token is turned to ready. [DP-ORD-09, DP-BON-04, DP-D-07]"""

    __slots__ = ("side",)
    FIELDS = ("side",)
    rule = "DP-ORD-09"

    def __init__(self, side: int) -> None:
        self.side = side

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side] if g.can_refresh(self.side) else ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        tired = g.tired
        found: list[Option] = []
        for token in g.rules.own[self.side]:
            if tired[token]:
                found.append(REFRESH[token])
        for token in g.controlled_neutrals(self.side):
            if tired[token]:
                found.append(REFRESH[token])
        return found

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        g.refresh(TOKEN_OF[option.target])

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb != verbs.REFRESH:
            return self.rule
        token = TOKEN_OF.get(option.target, -1)
        return not_controlled(g, self.side, token) or ("" if g.tired[token] else "DP-ORD-09")


class PlaceLeader(Decision[Petrograd]):
    """The region for the card's leader; exhausted neutral units under the player's control there become ready.

    [DP-LDR-01, DP-LDR-02, DP-LDR-03, DP-D-09]
    """

    __slots__ = ("side", "token")
    FIELDS = ("side", "token")
    rule = "DP-LDR-01"

    def __init__(self, side: int, token: int) -> None:
        self.side = side
        self.token = token

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side]

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        return list(TO)

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.TO:
            return "" if option.target in REGION_OF else "DP-LDR-01"
        return self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        region = REGION_OF[option.target]
        g.place(self.token, region)
        for token in g.rules.neutral:
            if token < UNITS and g.where[token] == region and g.tired[token] and g.controls(self.side, token):
                g.refresh(token)

    def asks(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"token": TOKEN_IDS[self.token]}


class MoveBlockade(Decision[Petrograd]):
    """Any connection but the one the marker lies on. [DP-SPC-01, DP-D-10]"""

    __slots__ = ("side",)
    FIELDS = ("side",)
    rule = "DP-SPC-01"

    def __init__(self, side: int) -> None:
        self.side = side

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        return g.rules.asked[self.side]

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        return [*BLOCK[: g.blocked], *BLOCK[g.blocked + 1 :]]

    def illegal(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.BLOCK:
            return "" if CONNECTION_OF.get(option.target, g.blocked) != g.blocked else "DP-SPC-01"
        return self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        g.blocked = CONNECTION_OF[option.target]
        if g.told is not None:
            g.tell("blocked", {"side": SIDE_IDS[self.side], "connection": option.target})
