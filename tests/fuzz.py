"""Fuzzing: random games to the end, with random settings and with messages that must be refused.

    python -m tests.fuzz                                     every game, every number of seats, for a minute
    python -m tests.fuzz --game dual_powers --games 10000    so many games of each number of seats
    python -m tests.fuzz --minutes 60 --seed 5000            for an hour, from another seed on
    python -m tests.fuzz --game la_cosa_nostra --each 2000   until every two values of settings have met so often,
                                                             at each number of seats

For every failure it prints the command that plays that game again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

import consigliere as cg
from consigliere.engine import ConsigliereError, Option, Seat, Title
from consigliere.games import register
from consigliere.match import Match
from tests.cases import Case, all_readers, all_titles, play_random
from tests.pairwise import SEATS, complete, met, pairs
from tests.toy import TITLE as TOY

NONSENSE: tuple[Any, ...] = (
    *("", ":", "play:", "PASS", "pass ", "pass:\ud800", "x" * 5000, "accept:", "accept:1", "offer:{}", "offer:[[["),
    *(None, 7, 1.5, True, b"pass", ["pass"], ("pass", ""), {"verb": "pass"}),
    *(Option("", ""), Option("pass", None), Option("pass", float("nan")), Option("offer", "[" * 3000)),  # type: ignore[arg-type]
    Option("offer", '{"gives": [[0, 1, "x", 1e999]]}'),
)


class Mode(NamedTuple):
    """A title with a number of seats. Each seed has its own settings."""

    title: Title
    seats: int

    def __str__(self) -> str:
        return f"{self.title.id}, {self.seats} seat{'s' if self.seats > 1 else ''}"

    def case(self, seed: int) -> Case:
        """Default settings for every fourth seed, random ones for the rest."""
        pick = Random(f"settings {seed}")
        options = self.title.defaults(self.seats)
        if seed % 4:
            for setting in pick.sample(self.title.settings, len(self.title.settings)):
                changed = {**options, setting.name: pick.choice(setting.values)}
                if complete(self.title, {SEATS: self.seats, **changed}) is not None:  # valid together with the others
                    options = changed
        return Case(self.title, self.seats, self.title.complete_options(self.seats, options), str(self))


class Tally:
    """What has been played of a case."""

    def __init__(self, mode: Mode) -> None:
        self.met = dict.fromkeys(pairs(mode.title, [mode.seats]), 0)  # games in which two values occurred together
        self.games = 0
        self.decisions = 0
        self.refused = 0
        self.seconds = 0.0
        self.endings: Counter[str] = Counter()
        self.failures = 0

    @property
    def least(self) -> int:
        """The minimum number of games in which any two values of settings occurred together."""
        return min(self.met.values(), default=self.games)


class Broken(Exception):
    """Something that must hold does not."""


def check(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def whole(match: Match) -> str:
    return json.dumps(match.position()) + str(len(match.history()))


def send_invalid_messages(match: Match, pick: Random) -> int:
    """Send messages that must be refused, and check that nothing changes. Return their number."""
    before = whole(match)
    seat = pick.randrange(match.setup.seats)
    legal = match.options(seat)
    messages: list[tuple[Any, Any, Any]] = [
        (seat, pick.choice(NONSENSE), None),
        (pick.choice([-1, match.setup.seats, 99, None, "0", True, 0.5]), pick.choice(NONSENSE[:3]), None),
        (seat, _mutated(pick, str(pick.choice(legal)) if legal else "pass"), None),
        (seat, pick.choice(match.title.actions(match.setup.seats, match.setup.options)), None),
    ]
    if legal:
        messages.append((seat, pick.choice(legal), match.number(seat) + pick.choice((-100, -1, 1, 100))))
        outsiders = [other for other in range(match.setup.seats) if other not in match.deciders]
        if outsiders:
            messages.append((pick.choice(outsiders), pick.choice(legal), None))
    refused = 0
    for who, what, number in messages:
        if number is None and _allowed(match, who, what):
            continue
        try:
            match.play(who, what, number)
        except ConsigliereError as error:
            said = str(error)
            check(bool(said) and "\n" not in said and len(said) < 300, f"not one clear sentence: {said!r}")
            refused += 1
        else:
            raise Broken(f"accepted from {who!r}: {str(what)[:200]!r} as answer to {number}")
    check(whole(match) == before, f"a refused message changed the state: {messages!r:.500}")
    return refused


def _allowed(match: Match, seat: Any, what: Any) -> bool:
    """Whether the message happens to be legal."""
    if type(seat) is not int or not 0 <= seat < match.setup.seats or not isinstance(what, Option | str):
        return False
    target: Any = what.target if isinstance(what, Option) else ""
    if not isinstance(target, str | int):
        return False
    return str(what) in [str(option) for option in (*match.options(seat), *match.extras(seat))]


def _mutated(pick: Random, text: str) -> str:
    """A text with one error."""
    place = pick.randrange(len(text) + 1)
    letter = chr(pick.choice((0, 10, 32, 45, 48, 58, 97, 0x416, 0x1F600)))
    return pick.choice((text[:place] + letter + text[place:], text[:place] + text[place + 1 :], text * 2, text.upper()))


def look(match: Match, pick: Random) -> None:
    """Check views, invariants and undo at one moment."""
    check(match.title.problems(match.state) == [], f"invariants: {match.title.problems(match.state)}")
    seat: Seat | None = pick.choice(all_readers(match))
    world = match.determinize(seat, pick.getrandbits(32))
    check(world.view(seat) == match.view(seat), f"a possible world looks different to {seat}")
    if seat is not None:
        check(world.options(seat) == match.options(seat), f"a possible world asks {seat} something else")
        if match.can_undo(seat) and pick.random() < 0.2:
            match.undo(seat)
    check(match.title.problems(world.state) == [], f"in a possible world: {match.title.problems(world.state)}")


def play_one(mode: Mode, seed: int, tally: Tally, match: Match) -> None:
    """Play one game to its end."""
    pick = Random(f"play {seed}")
    facts = mode.title.facts
    choices = 0
    while match.result is None:
        check(bool(match.deciders), "nobody is to decide, and the game goes on")
        luck = pick.random()
        if luck < 0.05:
            tally.refused += send_invalid_messages(match, pick)
        elif luck < 0.10:
            look(match, pick)
        if match.result is None:
            play_random(match, pick)
            choices += 1
        check(choices <= 20 * facts.longest, "it does not end")
    answered = sum(not choice.extra for choice in match.history())
    check(answered <= facts.longest, f"{answered} decisions, at most {facts.longest} are declared")
    check(match.result.reason in facts.endings, f"an ending nobody declared: {match.result.reason}")
    check(mode.title.problems(match.state) == [], f"at the end: {mode.title.problems(match.state)}")
    tally.refused += send_invalid_messages(match, pick)
    if seed % 10 == 0:
        again = cg.load(match.save())
        check(again.position() == match.position() and again.result == match.result, "loaded it is another game")
    for pair in met({SEATS: mode.seats, **match.setup.options}) & set(tally.met):  # without silent switches
        tally.met[pair] += 1
    tally.games += 1
    tally.decisions += answered
    tally.endings[match.result.reason] += 1


def main(arguments: list[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    register(TOY)
    titles = [title for title in all_titles() if given.game in (None, title.id)]
    seats = [range(title.facts.players[0], title.facts.players[1] + 1) for title in titles]
    modes = [Mode(title, n) for title, row in zip(titles, seats, strict=True) for n in row if given.seats in (None, n)]
    if not modes:
        print(f"no game {given.game!r} with {given.seats or 'any number of'} seats", file=sys.stderr)
        return 2
    console = Console(stderr=True, soft_wrap=True)
    minutes = given.minutes if given.minutes is not None else (None if given.games or given.each else 1.0)
    tallies = {mode: Tally(mode) for mode in modes}
    began = time.monotonic()
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, disable=given.quiet) as progress:
        share = 60 * minutes / len(modes) if minutes is not None else None
        for mode in modes:
            task = progress.add_task(str(mode), total=given.games)
            started = time.monotonic()
            seed = given.seed
            while given.games is None or seed < given.seed + given.games:
                if share is not None and time.monotonic() - started > share:
                    break
                tallies[mode].failures += not _guarded(mode, seed, tallies[mode], console)
                if tallies[mode].failures >= given.failures:
                    break
                if given.each is not None and tallies[mode].least >= given.each:
                    break
                seed += 1
                progress.advance(task)
            tallies[mode].seconds = time.monotonic() - started
    _summary(tallies, time.monotonic() - began)
    return 1 if any(tally.failures for tally in tallies.values()) else 0


def _guarded(mode: Mode, seed: int, tally: Tally, console: Console) -> bool:
    """Play one game. If it fails, print how to repeat it."""
    match: Match | None = None
    try:
        match = mode.case(seed).begin(seed)
        play_one(mode, seed, tally, match)
    except Exception:
        console.print(traceback.format_exc(), markup=False, highlight=False)
        command = f"python -m tests.fuzz --game {mode.title.id} --seats {mode.seats} --seed {seed} --games 1"
        console.print(f"{mode}: seed {seed} failed. To see it again:\n    {command}", markup=False, highlight=False)
        if match is not None:
            console.print(f"The game so far:\n{match.save()}", markup=False, highlight=False)
        return False
    return True


def _summary(tallies: dict[Mode, Tally], seconds: float) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("game", "games", "decisions", "refused", "failed", "a second", "each two", "endings"):
        table.add_column(name, justify="left" if name in ("game", "endings") else "right", no_wrap=name != "endings")
    for mode, tally in tallies.items():
        endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
        speed = f"{tally.games / tally.seconds:.0f}" if tally.seconds else ""
        row = (tally.games, tally.decisions, tally.refused, tally.failures, speed, tally.least)
        table.add_row(str(mode), *(f"{value:,}" if isinstance(value, int) else value for value in row), endings)
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(table)
    failed = sum(tally.failures for tally in tallies.values())
    games = sum(tally.games for tally in tallies.values())
    verdict = f"{failed} FAILED" if failed else "all ended without an error"
    console.print('"each two": every two values of settings that go together came together in so many games at least')
    console.print(f"{games:,} games in {seconds:.0f} s: {verdict}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--games", type=int, help="so many games of each number of seats (default: as time allows)")
    parser.add_argument("--each", type=int, help="until every two values of settings have met in so many games")
    parser.add_argument("--minutes", type=float, help="so long in all (default: 1, unless --games is given)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed; the next ones follow (1)")
    parser.add_argument("--failures", type=int, default=3, help="give a game up after so many failures (3)")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser


if __name__ == "__main__":
    sys.exit(main())
