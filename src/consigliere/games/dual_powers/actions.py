"""The questions of the actions in chapter 6: which token, and where it goes.

Each class is one decision. Effects push them, and each pushes the decision that follows it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from consigliere.engine import Option, Row

from . import verbs
from .components import (
    ACTION_PHASE,
    CARD_IDS,
    CARD_RECRUIT,
    CARD_REGION,
    CONNECTION_ENDS,
    CONNECTION_IDS,
    EFFECTS,
    LEADER_TOKEN,
    NEUTRAL,
    NO_CARD,
    NO_REGION,
    NO_TOKEN,
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
from .side_decision import SideDecision
from .state import Petrograd
from .step_checks import in_phase, last_played, played_by

# Options are created once and shared. A decision only selects from these rows.
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

# The reverse: from an option's target to its index
CARD_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CARD_IDS)}
TOKEN_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(TOKEN_IDS)}
REGION_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(REGION_IDS)}
CONNECTION_OF: Final[dict[str | int, int]] = {name: i for i, name in enumerate(CONNECTION_IDS)}


def _units(side: int, lowest: int, highest: int) -> tuple[int, ...]:
    return tuple(token for token in UNIT_TOKENS[side] if lowest <= TOKEN_VALUE[token] <= highest)


NO_LIMIT: Final = -1
_DEAREST: Final = max(*TOKEN_VALUE, *CARD_RECRUIT)
# By side and value: the units up to a recruit value (the last entry, for -1, holds all), and the units of one value
WITHIN: Final = tuple(tuple(_units(side, 0, n) for n in (*range(_DEAREST + 1), _DEAREST)) for side in (0, 1))
EXACTLY: Final = tuple({n: _units(side, n, n) for n in TOKEN_VALUE} for side in (0, 1))


def units_within(side: int, limit: int, exact: int) -> tuple[int, ...]:
    """A side's units up to a value (-1: no limit), or of exactly one value unless `exact` is 0. [DP-ORD-01]"""
    return EXACTLY[side][exact] if exact else WITHIN[side][limit]


class Terms(NamedTuple):
    """What one recruit effect of the dataset allows."""

    by_card: bool
    """Within the recruit value of the card just played; else within `limit`, -1: no limit."""
    limit: int
    exact: int
    tokens: int
    """The most tokens that may be recruited, -1: any number."""
    to_card: bool
    """Into the card's region; else anywhere."""


RECRUITING: Final = tuple(
    Terms(
        effect.get("max_value_from") == "card.recruit",
        effect.get("max_value", NO_LIMIT),
        effect.get("exact_value", 0),
        effect.get("max_tokens", NO_LIMIT),
        effect["region"] == "card.region",
    )
    for effect in EFFECTS
    if effect["kind"] == "recruit_units"
)
# How far each effect of the dataset moves a token: the fewest and the most steps
MOVING: Final = tuple((e["steps_min"], e["steps_max"]) for e in EFFECTS if e["kind"] == "move_token")


def _terms(g: Petrograd, side: int, exact: int) -> list[tuple[int, int, int]]:
    """How recruiting may begin now: the value, the number of tokens (-1: no limit) and the region (-1: any)."""
    card = last_played(g, side)
    found: list[tuple[int, int, int]] = []
    for terms in RECRUITING:
        if terms.exact == exact and (card != NO_CARD or not terms.by_card):
            limit = CARD_RECRUIT[card] if terms.by_card else terms.limit
            found.append((limit, terms.tokens, CARD_REGION[card] if terms.to_card else -1))
    return found


def _is_left(rest: int, whole: int) -> bool:
    """Whether so much of a value or number can be left after a first token."""
    return rest == whole if whole == NO_LIMIT else 0 < rest < whole


class Recruit(SideDecision):
    """Recruit one more unit from the supply within the value left, or `finish` after the first. [DP-ORD-01, DP-D-05]"""

    __slots__ = ("exact", "left", "more", "placed", "region", "units")
    rule = "DP-ORD-01"
    listed_because = "from a table of units that fit, for speed: a third of all choices"

    def __init__(self, side: int, region: int, left: int, exact: int, more: int, placed: bool) -> None:
        self.side = side
        self.region = region  # -1: the player chooses it with the first token
        self.left = left  # value left, -1: no limit
        self.exact = exact
        self.more = more  # tokens left, -1: any number
        self.placed = placed
        try:
            self.units = units_within(side, left, exact)  # all that fit, in supply or not
        except LookupError:  # a position with invalid fields: `problems` reports it
            self.units = ()

    def problems(self, g: Petrograd) -> list[str]:
        wrong = played_by(g, self.side)
        if wrong:
            return wrong
        for limit, tokens, region in _terms(g, self.side, self.exact):
            if self.placed:
                fits = (
                    _is_left(self.left, limit)
                    and _is_left(self.more, tokens)
                    and (region < 0 <= self.region or region == self.region)
                )
            else:
                fits = (self.left, self.more, self.region) == (limit, tokens, region)
            if fits:
                return []
        return ["region, left, exact, more and placed are of no recruiting that is under way"]

    def deciders(self, g: Petrograd) -> tuple[int, ...]:
        where = g.where
        for token in self.units:
            if where[token] == SUPPLY:
                return g.rules.asked[self.side]
        return ()

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        where = g.where
        found: list[Option] = []
        for token in self.units:
            if where[token] == SUPPLY:
                found.append(RECRUIT[token])
        if self.placed:
            found.append(FINISH)
        return found

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.RECRUIT:
            token = TOKEN_OF.get(option.target, NO_TOKEN)
            if not 0 <= token < UNITS or g.rules.owner[token] != self.side:
                return "DP-ORD-05"
            if token not in self.units:
                return "DP-BON-02" if self.exact else "DP-ORD-01"
            return "" if g.where[token] == SUPPLY else "DP-ORD-01"
        if option == FINISH:
            return "" if self.placed else "DP-ACT-10"
        if option.verb == verbs.ACT:
            return "DP-ACT-07"
        if option.verb == verbs.TO:
            return "DP-ORD-02"
        return "DP-BON-02" if self.exact else self.rule

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        if option.verb == verbs.FINISH:
            return
        token = TOKEN_OF[option.target]
        if self.region < 0:
            g.stack.append(RecruitWhere(self.side, token, self.left, self.exact, self.more))
        else:
            enlist(g, self.side, token, self.region, self.left, self.exact, self.more)

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"region": REGION_IDS[self.region] if self.region >= 0 else None, "left": self.left}


def enlist(g: Petrograd, side: int, token: int, region: int, left: int, exact: int, more: int) -> None:
    """Move a unit from the supply into the region, then ask for another if one may follow. [DP-ORD-02, DP-ORD-03]"""
    g.place(token, region)
    if left != NO_LIMIT:
        left -= TOKEN_VALUE[token]
    if more != NO_LIMIT:
        more -= 1
    if more != 0:
        g.stack.append(Recruit(side, region, left, exact, more, True))


class TokenRegion(SideDecision):
    """Choose the region that a token enters from the supply: any region."""

    __slots__ = ("token",)

    def __init__(self, side: int, token: int) -> None:
        self.side = side
        self.token = token

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        return list(TO)

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"token": TOKEN_IDS[self.token]}


class RecruitWhere(TokenRegion):
    """Choose the region of a unit that may enter anywhere. [DP-BON-02]"""

    __slots__ = ("exact", "left", "more")
    rule = "DP-BON-02"

    def __init__(self, side: int, token: int, left: int, exact: int, more: int) -> None:
        self.side = side
        self.token = token
        self.left = left
        self.exact = exact
        self.more = more

    def problems(self, g: Petrograd) -> list[str]:
        wrong = played_by(g, self.side)
        if wrong:
            return wrong
        if (self.left, self.more, -1) not in _terms(g, self.side, self.exact):
            wrong.append("left, exact and more are of no recruiting that is under way")
        elif self.token not in units_within(self.side, self.left, self.exact) or g.where[self.token] != SUPPLY:
            wrong.append(f"token is {_named(self.token)}, which cannot be recruited")
        return wrong

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        enlist(g, self.side, self.token, REGION_OF[option.target], self.left, self.exact, self.more)


def _named(token: int) -> str | None:
    return TOKEN_IDS[token] if token >= 0 else None


def not_controlled(g: Petrograd, side: int, token: int) -> str:
    """The rule that forbids a side to move or refresh a token, "" if none does. [DP-ORD-07, DP-ORD-10]"""
    if not 0 <= token < g.rules.tokens or g.where[token] >= REGIONS:
        return "DP-ORD-07"
    return "" if g.controls(side, token) else "DP-ORD-10"


class Move(SideDecision):
    """Choose the controlled token that moves. [DP-ORD-07, DP-ORD-08, DP-BON-03, DP-D-06]"""

    __slots__ = ("most", "steps")
    rule = "DP-ORD-10"
    listed_because = "token by token in one loop, for speed"

    def __init__(self, side: int, steps: int, most: int) -> None:
        self.side = side
        self.steps = steps  # the fewest steps still to make
        self.most = most  # the most steps still to make

    def problems(self, g: Petrograd) -> list[str]:
        wrong = played_by(g, self.side)
        if (self.steps, self.most) not in MOVING:
            wrong.append(f"steps is {self.steps} and most is {self.most}, which nothing allows")
        if not wrong and not self.options(g, g.rules.seat[self.side]):
            wrong.append(f"side is {SIDE_IDS[self.side]}, which has no token to move")
        return wrong

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

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb != verbs.MOVE:
            return self.rule
        token = TOKEN_OF.get(option.target, NO_TOKEN)
        return not_controlled(g, self.side, token) or ("" if OPEN[g.blocked][g.where[token]] else "DP-ORD-11")

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        g.stack.append(MoveTo(self.side, TOKEN_OF[option.target], self.steps, self.most))

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"most": self.most}


class MoveTo(SideDecision):
    """Move the token one step along an open connection, or `stop` after the fewest steps. [DP-ORD-07, DP-ORD-08]"""

    __slots__ = ("most", "steps", "token")
    rule = "DP-ORD-07"
    listed_because = "from a table of ways, for speed"

    def __init__(self, side: int, token: int, steps: int, most: int) -> None:
        self.side = side
        self.token = token
        self.steps = steps
        self.most = most

    def problems(self, g: Petrograd) -> list[str]:
        wrong = played_by(g, self.side)
        if wrong:
            return wrong
        made = [most - self.most for steps, most in MOVING if steps - self.steps == most - self.most >= 0]
        if not made or self.most < 1:
            wrong.append(f"steps is {self.steps} and most is {self.most}, which nothing allows")
        elif not 0 <= self.token < g.rules.tokens or g.where[self.token] >= REGIONS:
            wrong.append(f"token is {_named(self.token)}, which is not on the board")
        elif not g.controls(self.side, self.token):
            owner = g.rules.owner[self.token]
            # Earlier steps may have moved a neutral token away from the tokens that gave control of it. [DP-RULE-06]
            led = max(made) > 0 and owner == NEUTRAL and g.will == self.side
            if not led:
                wrong.append(f"token is {_named(self.token)}, which {SIDE_IDS[self.side]} does not control")
        return wrong

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
        if g.event_log is not None:
            g.emit("moved", {"token": TOKEN_IDS[token], "from": REGION_IDS[old], "to": option.target})
        if self.most > 1:
            g.stack.append(MoveTo(self.side, token, self.steps - 1, self.most - 1))

    def question_facts(self, g: Petrograd, seat: int) -> dict[str, object]:
        return {"token": TOKEN_IDS[self.token], "most": self.most}

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb == verbs.TO:
            here, region = g.where[self.token], REGION_OF.get(option.target, NO_REGION)
            if region in OPEN[g.blocked][here]:
                return ""
            return "DP-ORD-11" if {here, region} == set(CONNECTION_ENDS[g.blocked]) else "DP-ORD-07"
        if option == STOP:
            return "" if self.steps <= 0 else "DP-ACT-10"
        return "DP-ORD-08" if option.verb == verbs.MOVE else self.rule


class Refresh(SideDecision):
    """Choose the controlled exhausted token that becomes ready. [DP-ORD-09, DP-BON-04, DP-D-07]"""

    __slots__ = ()
    rule = "DP-ORD-09"
    listed_because = "token by token in one loop, for speed"

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

    def forbidden_by(self, g: Petrograd, seat: int, option: Option, row: Row) -> str:
        if option.verb != verbs.REFRESH:
            return self.rule
        token = TOKEN_OF.get(option.target, NO_TOKEN)
        return not_controlled(g, self.side, token) or ("" if g.tired[token] else "DP-ORD-09")


class PlaceLeader(TokenRegion):
    """Choose the region of the card's leader. Exhausted neutral units that the side controls there become ready.

    [DP-LDR-01, DP-LDR-02, DP-LDR-03, DP-D-09]
    """

    __slots__ = ()
    rule = "DP-LDR-01"

    def problems(self, g: Petrograd) -> list[str]:
        wrong = in_phase(g, ACTION_PHASE) + played_by(g, self.side)
        if LEADER_TOKEN.get(last_played(g, self.side)) != self.token:
            wrong.append(f"token is {_named(self.token)}, not that of a leader card just played")
        elif g.where[self.token] != SUPPLY:
            wrong.append(f"token is {_named(self.token)}, which is not in the supply")
        return wrong

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        region = REGION_OF[option.target]
        g.place(self.token, region)
        for token in UNIT_TOKENS[NEUTRAL]:
            if g.where[token] == region and g.tired[token] and g.controls(self.side, token):
                g.refresh(token)


class MoveBlockade(SideDecision):
    """Move the blockade marker to any other connection. [DP-SPC-01, DP-D-10]"""

    __slots__ = ()
    rule = "DP-SPC-01"

    def problems(self, g: Petrograd) -> list[str]:
        return in_phase(g, ACTION_PHASE) + played_by(g, self.side)

    def options(self, g: Petrograd, seat: int) -> list[Option]:
        return [*BLOCK[: g.blocked], *BLOCK[g.blocked + 1 :]]

    def take(self, g: Petrograd, seat: int, option: Option) -> None:
        g.blocked = CONNECTION_OF[option.target]
        if g.event_log is not None:
            g.emit("blocked", {"side": SIDE_IDS[self.side], "connection": option.target})
