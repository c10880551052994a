"""The types of the JSON API of tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=40)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A new tournament. `points` by place, one number for each seat (none: one less with each place).

    `bot` takes seats that are left (none: the usual one). `speed` is tonight, brisk, steady or easy.
    """

    name: Annotated[str, Meta(max_length=200)]
    game: Word
    seats: Annotated[int, Meta(ge=2, le=12)]
    rounds: Annotated[int, Meta(ge=1, le=100)]
    points: Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=12)] = []
    options: dict[Annotated[str, Meta(max_length=60)], str | int | bool] = {}
    speed: Word = "tonight"
    at_zero: Word = "bot"
    nights: bool = True
    listed: bool = False
    bot: Word = ""


class OpenedTournament(Struct):
    """A tournament that was opened."""

    tournament: str
    address: str


class CloseRound(Struct, forbid_unknown_fields=True):
    """Which round to close: the one that is played."""

    round: Annotated[int, Meta(ge=1, le=1000)]


class TournamentSummary(Struct):
    """A tournament in a list. `state` is open, running, over or cancelled; `round` is 0 before the start."""

    id: str
    name: str
    game: str
    state: str
    organiser: str
    people: int
    seats: int
    round: int
    rounds: int
    speed: str


class TournamentEntrant(Struct):
    """Who takes part. `number` is how rounds and standings call them; a deleted account has no name."""

    number: int
    name: str
    left: bool


class StandingRow(Struct):
    """A line of the standings: equal ranks are shared."""

    rank: int
    entrant: int
    name: str
    points: float
    opponents: float
    wins: int
    games: int


class DrawnSeat(Struct):
    """Who was drawn for a seat (null: a bot), its place (0 while the game runs), and the points for it.

    `away`: the person left the seat, had a bot play it at the end, or was replaced; the place brings no points.
    """

    entrant: int | None
    place: int
    points: float
    away: bool


class DrawnTable(Struct):
    """A table of a round, with its seats in order. `table` is "" if it was deleted."""

    round: int
    number: int
    table: str
    ended: bool
    seats: list[DrawnSeat]


class TournamentInfo(Struct):
    """A tournament. `seed` is shown when the first round is drawn: all draws follow from it."""

    tournament: TournamentSummary
    options: dict[str, Any]
    points: list[int]
    bot: str
    seed: str
    entrants: list[TournamentEntrant]
    standings: list[StandingRow]
    tables: list[DrawnTable]


class TournamentSeat(Struct):
    """The seat in the round that is played, and the token that plays it. It is not shown again."""

    table: str
    seat: int
    token: str
