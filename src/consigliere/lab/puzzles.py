"""Making puzzles: strong bots play, and the moments with one clearly best answer are kept.

A moment is examined in several passes with different seeds and growing numbers of worlds. Its best answer must be the
same in each, better than every other choice by a clear margin. Everything is judged in worlds that the seat considers
possible. The truth is used once: a wrong answer to "what can they not hold?" may be what they do hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import ceil
from random import Random
from typing import NamedTuple

from consigliere.board.puzzles import (
    KINDS,
    MOVE,
    OFFER,
    READ,
    Made,
    Puzzle,
    Record,
    begun,
    moment,
    play_choice,
    puzzles,
    refused,
)
from consigliere.engine import Match, NotUnderstood
from consigliere.games import find

from .puzzle_choices import judge_move, judge_offer
from .puzzle_games import play_game, usual_bot
from .puzzle_reads import Reads, read_moment

MOST = 1000  # puzzles of one run
FROM_GAME = 6  # puzzles of one kind from one game
APART = 6  # choices between two puzzles of the same kind and seat
SAME_QUESTION = {MOVE: 0.25, READ: 0.5, OFFER: 0.6}  # the largest share of a kind that have the same question or answer
EASY = 1  # the level of puzzles that are kept only if there are too few others

Progress = Callable[[tuple[Puzzle, ...]], None]
"""Called after each game with the puzzles so far."""


class Wanted(NamedTuple):
    """What is made."""

    game: str
    seed: int
    counts: dict[str, int]
    """By kind: how many puzzles."""
    games: int
    """The most games to play."""
    bot: str = ""
    """The bot at every seat, by its parameters or its level; "" for the usual one."""
    kept: str = ""
    """A folder with games that were played before; "" for none."""

    @property
    def made(self) -> Made:
        """What a file says about how it was made."""
        return Made(self.seed, self.counts, self.games, self.bot or usual_bot(self.game))


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of puzzles that make sense in a game: offers only with trade, readings if it names hidden things."""
    title = find(game)
    if not title.evaluates:
        return (READ,) if Reads(game).rows else ()
    has = {MOVE: True, READ: bool(Reads(game).rows), OFFER: title.trade is not None}
    return tuple(kind for kind in KINDS if has[kind])


def shared_out(count: int, kinds: tuple[str, ...]) -> dict[str, int]:
    """By kind: how many of so many puzzles. Moves get what is left over."""
    if not kinds:
        raise NotUnderstood("there are no kinds of puzzles to make")
    if not 0 <= count <= MOST:
        raise NotUnderstood(f"the number of puzzles is 0 to {MOST}, not {count}")
    each = count // len(kinds)
    return {kind: each + (count - each * len(kinds) if kind == kinds[0] else 0) for kind in kinds}


def make_puzzles(wanted: Wanted, progress: Progress | None = None) -> tuple[Puzzle, ...]:
    """Play games and return the puzzles found in them, hardest first in each kind. The same seed makes the same."""
    for kind in wanted.counts:
        if kind not in kinds_of(wanted.game):
            raise NotUnderstood(f"{wanted.game} has no puzzles of the kind {kind!r}")
    found: list[Puzzle] = []
    reads = Reads(wanted.game)
    for number in range(wanted.games):
        hard = [puzzle for puzzle in found if puzzle.level > EASY]
        missing = {kind for kind, count in wanted.counts.items() if len(chosen(hard, kind, count)) < count}
        if not missing:
            break
        record = play_game(wanted.game, wanted.seed, number, wanted.made.bot, wanted.kept)
        made = examine(wanted.game, record, missing, reads, Random(f"{wanted.seed}/{number}"))
        found += [puzzle for puzzle in made if puzzle.id not in refused(wanted.game)]
        if progress is not None:
            progress(_best(wanted, found))
    return _best(wanted, found)


def _best(wanted: Wanted, found: list[Puzzle]) -> tuple[Puzzle, ...]:
    return tuple([puzzle for kind, count in wanted.counts.items() for puzzle in chosen(found, kind, count)])


def examine(game: str, record: Record, kinds: set[str], reads: Reads, random: Random) -> Iterator[Puzzle]:
    """The puzzles of a game, at most a few of each kind."""
    match = begun(game, record)
    reads.begin()
    made: Counter[str] = Counter()
    last: dict[tuple[str, int], int] = {}

    def free(kind: str, seat: int, at: int) -> bool:
        return kind in kinds and made[kind] < FROM_GAME and at - last.get((kind, seat), -APART) >= APART

    for at, text in enumerate(record.choices):
        if READ in kinds:
            reads.watch(match, at)
        for puzzle in _at(game, record, match, at, free, reads, random):
            made[puzzle.kind] += 1
            last[puzzle.kind, puzzle.seat] = at
            yield puzzle
        play_choice(match, text)


def _at(
    game: str,
    record: Record,
    match: Match,
    at: int,
    free: Callable[[str, int, int], bool],
    reads: Reads,
    random: Random,
) -> Iterator[Puzzle]:
    """The puzzles of one moment."""
    seat = int(record.choices[at].partition(" ")[0])
    if free(MOVE, seat, at) and len(match.options(seat)) > 2:
        found = judge_move(game, record, match, at, seat, random)
        if found is not None:
            yield found
    for offer in match.state.offers if at and record.choices[at - 1].partition(" ")[2].startswith("offer") else ():
        other = next((one for one in offer.parties if one not in offer.accepted), None)
        if other is not None and free(OFFER, other, at):
            found = judge_offer(game, record, match, at, other, offer, random)
            if found is not None:
                yield found
    if free(READ, seat, at) and match.options(seat):
        found = read_moment(game, record, match, at, seat, reads, random)
        if found is not None:
            yield found


def chosen(found: list[Puzzle], kind: str, count: int) -> list[Puzzle]:
    """The best puzzles of a kind: the hardest first, and not too many that ask the same."""
    asked: Counter[str] = Counter()
    most = max(1, ceil(count * SAME_QUESTION[kind]))
    kept: list[Puzzle] = []
    for puzzle in sorted([one for one in found if one.kind == kind], key=lambda one: (-one.level, one.id)):
        question = _question(puzzle)
        if len(kept) < count and asked[question] < most:
            asked[question] += 1
            kept.append(puzzle)
    return kept


def _question(puzzle: Puzzle) -> str:
    """What a puzzle is about, so that not all are about the same."""
    if puzzle.kind == READ:
        assert puzzle.reading is not None
        return f"{puzzle.reading.what} {puzzle.reading.asks}"
    return puzzle.answer.partition(":")[0]


# --- checking what is there


def check_puzzles(game: str, deep: bool = False, seed: int = 0) -> list[str]:
    """What is wrong with the puzzles of a game: every position must be reachable, every choice legal.

    `deep`: every answer must also be the best again, in other worlds. That takes minutes.
    """
    listed = [puzzle.id for puzzle in puzzles(game)]
    wrong = [f"puzzle {game}/{name} is refused: {why}" for name, why in refused(game).items() if name in listed]
    last: tuple[Record, int, Match] | None = None
    for puzzle in sorted(puzzles(game), key=lambda one: (one.record.seed, one.at)):
        try:
            if last is not None and last[0] is puzzle.record:  # go on in the same game
                match = moment(puzzle, last[2], last[1])
            else:
                match = moment(puzzle)
        except NotUnderstood as error:
            wrong.append(str(error))
            last = None
            continue
        last = (puzzle.record, puzzle.at, match)
        if deep:
            wrong += _still_best(puzzle, match, seed)
    return wrong


def _still_best(puzzle: Puzzle, match: Match, seed: int) -> list[str]:
    from .puzzle_choices import best_move_again, best_offer_again
    from .puzzle_reads import read_again

    random = Random(f"{seed}/{puzzle.path}")
    again = {MOVE: best_move_again, OFFER: best_offer_again, READ: read_again}[puzzle.kind]
    found = again(puzzle, match, random)
    return [] if found == puzzle.answer else [f"puzzle {puzzle.path}: the answer is {found}, not {puzzle.answer}"]
