"""Every game, number of players and setting: the cases for the contract, the fuzzer and the other random tests.

A new game is covered automatically. It declares only what cannot be derived: what is special about its hidden things
(`tests/contract/secrets.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from math import exp
from random import Random
from typing import Any, NamedTuple

from consigliere.engine import OPEN, Fast, IllegalMove, NotUnderstood, Option, Seat, Setup, Title, Trade
from consigliere.games import titles
from consigliere.match import Match
from tests.effort import LONG, effort
from tests.pairwise import mixtures
from tests.toy import TITLE as TOY


class Case(NamedTuple):
    """A title with a number of seats and settings: the defaults, or a mixture of others."""

    title: Title
    seats: int
    options: dict[str, Any]
    name: str

    @property
    def usual(self) -> bool:
        """Whether all settings have their default values."""
        return self.options == self.title.defaults(self.seats)

    def share(self, much: int) -> int:
        """How much of a test to run: most at the largest table with default settings, a part of it elsewhere.

        `make test-long` runs all of it, `make test` a third.
        """
        part = 1 if self.usual and self.seats == self.title.facts.players[1] else 3 if self.usual else 6
        return max(effort(2 if self.usual else 1, 2), much // (part * effort(3, 1)))

    @property
    def enough(self) -> bool:
        """Whether so much is played that everything must occur: at the largest table, in `make test-long` at each."""
        return self.usual and (LONG or self.seats == self.title.facts.players[1])

    @property
    def windows(self) -> bool:
        """Whether the game has reaction windows."""
        return any(step.progress != OPEN for step in self.title.steps.values())

    def begin(self, seed: int) -> Match:
        return Match.begin(Setup(self.title, self.seats, self.options, Fast(seed)))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        usual = self.title.defaults(self.seats)
        others = [f"{name}={value}" for name, value in self.options.items() if value != usual[name]]
        return " ".join([self.name, *others])


def cases(title: Title) -> list[Case]:
    """Every number of seats with default settings, then mixtures of other settings."""
    low, high = title.facts.players
    usual = [Case(title, seats, title.defaults(seats), f"{title.id}-{seats}") for seats in range(low, high + 1)]
    mixed = enumerate(mixtures(title), 1)
    return usual + [Case(title, seats, options, f"{title.id}-{seats}-mix{i}") for i, (seats, options) in mixed]


def all_titles() -> list[Title]:
    """The built-in games and the toy."""
    return [title for title in titles() if title.id != TOY.id] + [TOY]


ALL = [case for title in all_titles() for case in cases(title)]
USUAL = [case for case in ALL if case.usual]


# --- random play


def random_offer(trade: Trade, match: Match, seat: Seat, pick: Random) -> Option:
    """A random offer between two players. They may not want its goods, or not own them."""
    other = pick.choice([one for one in range(match.setup.seats) if one != seat])
    gives: list[list[Any]] = []
    for giver, taker in ((seat, other), (other, seat)):
        goods = [good for good in trade.goods(match.view(seat)) if good[0] == giver and good[3]]
        if goods and (pick.random() < 0.7 or (giver == other and not gives)):
            _, kind, thing, most = pick.choice(goods)
            unit = trade.money_unit if kind == trade.money_kind else 1
            gives.append([giver, taker, kind, thing or unit * pick.randint(1, max(1, most // unit))])
    words = {"gives": gives, "text": pick.choice(["", "deal?"]), "public": pick.random() < 0.3}
    return Option("offer", json.dumps(words))


def random_any_time_option(match: Match, pick: Random) -> tuple[Seat, Option] | None:
    """A random any-time option of a random seat. The rules may refuse an offer."""
    seat = pick.choice([seat for seat in range(match.setup.seats) if seat not in match.state.seats_out])
    options = list(match.extras(seat))
    if match.title.trade is not None and pick.random() < 0.4:
        options = [random_offer(match.title.trade, match, seat, pick)]
    return (seat, pick.choice(options)) if options else None


def play_random(match: Match, pick: Random) -> None:
    """One random choice: usually an answer to the question, sometimes an any-time option."""
    if pick.random() < 0.15:
        extra = random_any_time_option(match, pick)
        if extra is not None:
            try:
                match.play(*extra)
            except (IllegalMove, NotUnderstood):  # goods that are gone, or an empty offer
                pass
            else:
                return
    seat = pick.choice(match.deciders)
    match.play(seat, pick.choice(match.options(seat)))


def play_answers(match: Match, seed: int, every: int = 1) -> Iterator[Match]:
    """Play a match to its end with answers to questions only.

    Yields the match every so many answers, and at the end.
    """
    pick = Random(seed)
    for number in count():
        if number % every == 0 or match.result is not None:
            yield match
        if match.result is not None:
            return
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))


def walk(case: Case, seed: int, stop: int | None = None) -> Iterator[Match]:
    """A random game: yields the match at each moment, up to its end or to the given number of choices."""
    match = case.begin(seed)
    pick = Random(seed)
    yield match
    while match.result is None and (stop is None or stop > 0):
        play_random(match, pick)
        yield match
        if stop is not None:
            stop -= 1


def play_with_preferences(match: Match, seed: int, played: set[str]) -> Iterator[Match]:
    """Play a match to its end with players who strongly prefer some verbs and otherwise choose at random.

    Uniformly random players hardly ever keep a card or lay out two equal ones. These players do. A verb that is not in
    `played` yet is tried at once.
    """
    pick = Random(seed)
    likes: dict[str, float] = {}
    yield match
    while match.result is None:
        if pick.random() < 0.1:
            extra = random_any_time_option(match, pick)
            if extra is not None:
                try:
                    match.play(*extra)
                except (IllegalMove, NotUnderstood):
                    pass
                else:
                    played.add(extra[1].verb)
                    yield match
                    continue
        seat = pick.choice(match.deciders)
        options = match.options(seat)
        for option in options:
            likes.setdefault(option.verb, exp(pick.gauss(0, 2.5)))
        fresh = [option for option in options if option.verb not in played]
        choice = pick.choice(fresh) if fresh else pick.choices(options, [likes[one.verb] for one in options])[0]
        match.play(seat, choice)
        played.add(choice.verb)
        yield match


class Walked:
    """Random games of one case, played once for all tests of the contract that use them."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.source = _stations(case)
        self.stations: list[Match] = []
        self.reached: dict[int, tuple[Match, int]] = {}


_walked: list[Walked] = []  # only for the current case: the tests of a case run one after another (tests/conftest.py)


def walked(case: Case) -> Walked:
    # a deliberately broken title
    if not _walked or _walked[0].case.name != case.name or _walked[0].case.title is not case.title:
        _walked[:] = [Walked(case)]
    return _walked[0]


def _stations(case: Case) -> Iterator[Match]:
    """Moments of random games, about 25 of each game, spread over the game from the first few on."""
    length = 100
    for seed in count():
        stride = max(1, length // 25)
        found = []
        for i, match in enumerate(walk(case, seed)):
            length = i + 1
            if i % stride == 0 or match.result is not None:
                found.append(match.clone(record_events=True))
        for first in (0, 4, 2, 6, 1, 3, 5, 7):
            yield from found[first::8]


def moments(case: Case, wanted: int) -> Iterator[Match]:
    """So many moments of random games. Each is a copy, so a test may play on with it."""
    games = walked(case)
    for i in range(wanted):
        if i == len(games.stations):
            games.stations.append(next(games.source))
        yield games.stations[i].clone(record_events=True)


def over_play(case: Case, examples: int, holds: Callable[[Match, int], None]) -> None:
    """Check a property of a match at random moments of random games. The seed is for further random choices.

    Every other moment is inside a reaction window, if the game has them. Every third is a beginning.
    """
    games = walked(case)
    many = case.share(examples)
    first = int(case.name[-1]) % 2 if many == 1 else 0  # inside a window in every other case
    for i in range(first, first + many):
        if i not in games.reached:
            pick = Random(f"{case} {i}")
            seed, stop = pick.getrandbits(32), pick.randrange(length(case)) if i != 2 else 0
            match = (
                match_after(case, seed, stop // 2, inside=True)
                if case.windows and i % 2
                else match_after(case, seed, stop)
            )
            games.reached[i] = match, seed
        match, seed = games.reached[i]
        try:
            holds(match.clone(record_events=True), seed)
        except BaseException as error:
            error.add_note(f"{case!r}, seed {seed}, after {len(match.history())} choices")
            raise


_lengths: dict[str, int] = {}


def length(case: Case) -> int:
    """The number of choices in a random game."""
    if case.name not in _lengths:
        _lengths[case.name] = sum(1 for _ in walk(case, 0))
    return _lengths[case.name]


def match_after(case: Case, seed: int, stop: int, inside: bool = False) -> Match:
    """The match after so many random choices, or at the next reaction window if asked, or at its end."""
    for made, match in enumerate(walk(case, seed)):
        window = match.step is not None and match.step.progress != OPEN
        if made >= stop and (not inside or not case.windows or window):
            break
    return match


def all_readers(match: Match) -> tuple[Seat | None, ...]:
    """All readers of a match: a spectator and every seat."""
    return (None, *range(match.setup.seats))
