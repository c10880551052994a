"""The types of the JSON API for tables over days. Moments are whole seconds since 1970, times are whole seconds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .api_types import AtZero, Name, Speed, Zone


class PaceInfo(Struct):
    """A pace: time at the start, back with every own turn, at most, and for a sealed question at the latest."""

    bank: int
    increment: int
    cap: int
    window: int


class SeatTime(Struct):
    """The clock of a seat. `left` is null without one: bots have none, and tables of tonight have none at all.

    `asleep`: it would run, but stands in its person's night or on a holiday. `stops`: when it stands next.
    `deadline`: when it runs out, with all nights and holidays until then; only for the reader's own seat. `vacant`: the
    seat waits for a substitute. `votes` are those about this seat while it is late; `needed` of a kind decide.
    """

    seat: int
    left: int | None
    running: bool = False
    asleep: bool = False
    late: bool = False
    stops: int | None = None
    deadline: int | None = None
    vacant: bool = False
    votes: dict[str, int] = {}
    needed: int = 0
    may_vote: bool = False


class PaceProposal(Struct):
    """A proposal to go on over days, for those who vote about it. All people who play must agree."""

    speed: Speed
    by: int
    agreed: int
    needed: int
    mine: bool


class Clocks(Struct):
    """The times of a table at the moment `now`. `pace` and `at_zero` are null at a table of tonight.

    `closes`: when the question closes at the latest, if it is sealed or has a time limit. `halted`: the operator has
    stopped all clocks.
    """

    now: int
    speed: Speed
    pace: PaceInfo | None
    at_zero: AtZero | None
    nights: bool
    halted: bool
    closes: int | None
    seats: list[SeatTime]
    proposal: PaceProposal | None = None


class LateVote(Struct, forbid_unknown_fields=True):
    """A vote about a late seat: wait (one increment more), bot (it plays on), seat (look for a substitute)."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    choice: Literal["wait", "bot", "seat"]


class PaceWanted(Struct, forbid_unknown_fields=True):
    """A pace to go on over days, or "no" to the proposal. The seat's night is in `zone`."""

    speed: Literal["brisk", "steady", "easy", "no"]
    zone: Zone = ""


class Substitute(Struct, forbid_unknown_fields=True):
    """A request to take a seat that waits for a substitute."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name = "program"
    zone: Zone = ""
