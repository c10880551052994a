"""Every game, every number of players, every setting: what the contract, the fuzzer and the other nets run over.

A game that joins the shelf is covered by itself. It teaches the nets only what they cannot guess: how offers are made
where it has trade (`OFFERS`), and what of its hidden things is special (`tests/contract/secrets.py`).
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from consigliere.engine import Fast, IllegalMove, NotUnderstood, Option, Seat, Setup, Title
from consigliere.games import titles
from consigliere.match import Match
from tests.toy import TITLE as TOY
from tests.toy.market import STALL_IDS


class Case(NamedTuple):
    """A title with a number of seats and settings that differ from the usual ones in at most one."""

    title: Title
    seats: int
    options: dict[str, Any]
    name: str

    def begin(self, seed: int) -> Match:
        return Match.begin(Setup(self.title, self.seats, self.options, Fast(seed)))

    def __repr__(self) -> str:
        return self.name


def cases(title: Title) -> list[Case]:
    """Every number of seats with the usual settings, and with each other value of each setting."""
    found: list[Case] = []
    low, high = title.facts.players
    for seats in range(low, high + 1):
        usual = title.complete_options(seats, {})
        found.append(Case(title, seats, usual, f"{title.id}-{seats}"))
        for setting in title.settings:
            for value in setting.values:
                if value == usual[setting.name]:
                    continue
                try:
                    options = title.complete_options(seats, {**usual, setting.name: value})
                except NotUnderstood:
                    continue  # does not go together with the others
                found.append(Case(title, seats, options, f"{title.id}-{seats}-{setting.name}={value}"))
    return found


def all_titles() -> list[Title]:
    """The house's games and the toy."""
    return [title for title in titles() if title.id != TOY.id] + [TOY]


ALL = [case for title in all_titles() for case in cases(title)]
USUAL = [case for case in ALL if "=" not in case.name]


# --- random play


def toy_offer(match: Match, seat: Seat, pick: Random) -> Option:
    """A random offer in Night Market; not always one that can be honoured."""
    other = pick.choice([one for one in range(match.setup.seats) if one != seat])
    goods = {"coins": pick.randint(1, 3), "stall": pick.choice(STALL_IDS), "permit": pick.choice(STALL_IDS)}
    gives: list[list[Any]] = []
    for giver, taker in ((seat, other), (other, seat)):
        kind = pick.choice(sorted(goods))
        if pick.random() < 0.7 or (giver == other and not gives):
            gives.append([giver, taker, kind, goods[kind]])
    words = {"gives": gives, "text": pick.choice(["", "deal?"]), "public": pick.random() < 0.3}
    return Option("offer", json.dumps(words))


OFFERS: dict[str, Callable[[Match, Seat, Random], Option]] = {TOY.id: toy_offer}


def beside(match: Match, pick: Random) -> tuple[Seat, Option] | None:
    """Something a random seat might do at any time; an offer may be refused by the rules."""
    seat = pick.randrange(match.setup.seats)
    options = list(match.extras(seat))
    if match.title.id in OFFERS and pick.random() < 0.4:
        options = [OFFERS[match.title.id](match, seat, pick)]
    return (seat, pick.choice(options)) if options else None


def step(match: Match, pick: Random) -> None:
    """One random choice: mostly an answer to the question, sometimes something beside it."""
    if pick.random() < 0.15:
        extra = beside(match, pick)
        if extra is not None:
            try:
                match.play(*extra)
            except IllegalMove:  # an offer that the rules forbid, or a deal whose goods are gone
                pass
            else:
                return
    seat = pick.choice(match.deciders)
    match.play(seat, pick.choice(match.options(seat)))


def walk(case: Case, seed: int, stop: int | None = None) -> Iterator[Match]:
    """A random game: the match at each moment, up to its end or to the given number of choices."""
    match = case.begin(seed)
    pick = Random(seed)
    yield match
    while match.result is None and (stop is None or stop > 0):
        step(match, pick)
        yield match
        if stop is not None:
            stop -= 1


def reach(case: Case, seed: int, stop: int) -> Match:
    """The match after so many random choices, or at its end."""
    return deque(walk(case, seed, stop), maxlen=1)[0]


def seats_and_all(match: Match) -> tuple[Seat | None, ...]:
    """Everybody who looks at a match: a spectator and all seats."""
    return (None, *range(match.setup.seats))
