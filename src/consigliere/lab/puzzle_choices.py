"""Puzzles about choices: which move is best, and whether an offer is worth taking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from consigliere.board import tell
from consigliere.board.later import Later
from consigliere.board.puzzles import (
    ACCEPT,
    MOVE,
    OFFER,
    REFUSE,
    Checked,
    Puzzle,
    Record,
    digest,
    id_of,
    standing_offer,
)
from consigliere.board.words import LANGUAGES, words_for
from consigliere.bots import GreedyBot, SearchBot, Sight
from consigliere.bots.advice import SURE, Tried, Watch, play_out_quickly, try_out
from consigliere.bots.appraisal import Appraisal
from consigliere.bots.chances import chances
from consigliere.engine import ConsigliereError, Match, Offer, Option

CHOICES = 5  # the most choices of a puzzle
FEWEST = 3
LOOKS = (3, 8)  # worlds of a first and a second look at a moment: most are dropped there
PASSES = (24, 48, 72)  # worlds of each check, each with another seed
AGAIN = 64  # worlds of a later check
BUDGETS = (24, 192)  # playouts of bots that look ahead
LEAST = 0.03  # of the chance to win: the margin to the next best choice
LEAST_OFFER = 0.02

TryOut = Callable[[Random, int, Watch | None], Tried]


def judge_move(game: str, record: Record, match: Match, at: int, seat: int, random: Random) -> Puzzle | None:
    """The puzzle of a decision; None if no option is clearly best."""
    sight = Sight(match, seat)
    ranked = [one.option for one in GreedyBot(random.getrandbits(62)).rank(sight)[:CHOICES]]
    if len(ranked) < FEWEST or not _labels_differ(game, ranked, match.view(seat)):
        return None
    later = Later(game, seat, LANGUAGES)

    def tries(chance: Random, worlds: int, watch: Watch | None) -> Tried:
        return try_out(sight, ranked, chance, worlds, watch=watch)

    found = _passes(tries, ranked, random, LEAST, later)
    if found is None:
        return None
    best, checked, tried = found
    few = sight.only(tuple(ranked))
    if match.title.lookahead is not None:
        for playouts in BUDGETS:  # bots that look ahead must agree
            if SearchBot(random.getrandbits(62), playouts, CHOICES).choose(few) != best:
                return None
    at_once = GreedyBot(random.getrandbits(62), worlds=4, reach=0).choose(few)
    level = 1 if at_once == best else 2 if ranked[0] == best else 3
    choices = sorted(str(option) for option in ranked)
    return _puzzle(game, MOVE, record, match, at, seat, choices, str(best), level, checked, tried, later)


def judge_offer(
    game: str, record: Record, match: Match, at: int, seat: int, offer: Offer, random: Random
) -> Puzzle | None:
    """The puzzle of an offer to a seat; None if neither answer is clearly better.

    An offer with promises is none: quick players keep no word. Nor is a gift: nobody has to think about it.
    """
    accept, refuse = Option(ACCEPT, offer.number), Option(REFUSE, offer.number)
    if len({gift.giver for gift in offer.gives}) < 2 or _promises(offer) or accept not in match.extras(seat):
        return None
    later = Later(game, seat, LANGUAGES)
    tries = _offer_tries(match, seat, offer)
    found = _passes(tries, [accept, refuse], random, LEAST_OFFER, later)
    if found is None:
        return None
    best, checked, tried = found
    gain = Appraisal(Sight(match, seat), 8, random).gain(seat, offer)
    level = 1 if gain is not None and (gain > 0) == (best == accept) else 3
    puzzle = _puzzle(game, OFFER, record, match, at, seat, [ACCEPT, REFUSE], best.verb, level, checked, tried, later)
    plain = {verb: puzzle.chances[f"{verb}:{offer.number}"] for verb in (ACCEPT, REFUSE)}
    return puzzle._replace(offer=offer.number, chances=plain)


def _labels_differ(game: str, options: list[Option], view: dict[str, Any]) -> bool:
    """Whether the labels of options differ. Two equal cards are one choice for a person."""
    words = words_for("en", game)
    return len({tell.label(option, view, words) for option in options}) == len(options)


def _promises(offer: Offer) -> bool:
    return any(not word.startswith("#why") for word in offer.text.split())


def _offer_tries(match: Match, seat: int, offer: Offer) -> TryOut:
    """Both answers to an offer in common worlds. Where the others cannot deliver, accepting changes nothing."""
    title, setup = match.title, match.setup
    judge = chances(title, setup.seats, setup.options)
    answers = (Option(ACCEPT, offer.number), Option(REFUSE, offer.number))

    def tries(chance: Random, worlds: int, watch: Watch | None) -> Tried:
        tried = Tried(answers)
        for _ in range(worlds):
            world = match.determinize(seat, chance.getrandbits(62))
            luck = chance.getrandbits(62)
            for answer in answers:
                leaf = world.clone()
                try:
                    leaf.play(seat, answer)
                except ConsigliereError:
                    leaf.play(seat, answers[1])
                leaf.state = play_out_quickly(title, leaf.state, Random(luck))
                tried.found[answer].append(judge.of(title, leaf.state)[seat])
                if watch is not None:
                    watch(answer, leaf)
        return tried

    return tries


def _passes(
    tries: TryOut, options: Sequence[Option], random: Random, least: float, later: Later
) -> tuple[Option, tuple[Checked, ...], Tried] | None:
    """The option that is clearly best in every pass, what the passes found, and the last of them."""
    for worlds in LOOKS:
        tried = tries(random, worlds, None)
        best = tried.ranked()[0].option
        if min([tried.gain(best, other)[0] for other in options if other != best]) < least:
            return None
    checked: list[Checked] = []
    for worlds in PASSES:
        seed = random.getrandbits(32)
        tried = tries(Random(seed), worlds, later.watch if worlds == PASSES[-1] else None)
        margin, error = _margin(tried, best)
        if margin < least or margin < SURE * error:
            return None
        checked.append(Checked(seed, worlds, round(margin, 3), round(error, 3)))
    return best, tuple(checked), tried


def _margin(tried: Tried, best: Option) -> tuple[float, float]:
    """By how much an option beats the other that comes closest to it for certain, and the error of that."""
    gains = [tried.gain(best, other) for other in tried.found if other != best]
    return min(gains, key=lambda one: one[0] - SURE * one[1])


def _puzzle(
    game: str,
    kind: str,
    record: Record,
    match: Match,
    at: int,
    seat: int,
    choices: list[str],
    answer: str,
    level: int,
    checked: tuple[Checked, ...],
    tried: Tried,
    later: Later,
) -> Puzzle:
    best = next(option for option in tried.found if answer in (str(option), option.verb))
    others = [option for option in tried.found if option != best]
    told = later.told(best, others)
    return Puzzle(
        game=game,
        id=id_of(kind, record, at, seat),
        kind=kind,
        record=record,
        at=at,
        seat=seat,
        choices=tuple(choices),
        answer=answer,
        level=level,
        seen=digest(match.view(seat)),
        checked=checked,
        chances={str(option): round(tried.weighed(option).chance, 3) for option in tried.found},
        later={language: [list(row) for row in rows] for language, rows in told.items() if rows},
        reading=None,
        offer=0,
    )


# --- again


def best_move_again(puzzle: Puzzle, match: Match, random: Random) -> str:
    """The best choice of a puzzle in other worlds."""
    options = [Option.parse(choice) for choice in puzzle.choices]
    return str(try_out(Sight(match, puzzle.seat), options, random, AGAIN).ranked()[0].option)


def best_offer_again(puzzle: Puzzle, match: Match, random: Random) -> str:
    """The better answer to an offer in other worlds."""
    offer = standing_offer(puzzle, match)
    assert offer is not None
    return _offer_tries(match, puzzle.seat, offer)(random, AGAIN, None).ranked()[0].option.verb
