"""Advice and reviews, computed in a worker process. Everything is judged from what a seat knew at that moment.

The input is a whole save, because this is our own code. The output is computed in worlds that the seat considers
possible (`bots.advice`). Its only texts are the names of figures: in the reader's language for advice, as message ids
for reviews.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any, NamedTuple

from consigliere.board.later import Later
from consigliere.board.words import LANGUAGES
from consigliere.bots import Sight
from consigliere.bots.advice import Tried, Weighed, advise, candidates, play_out_quickly, try_out
from consigliere.bots.chances import chances
from consigliere.engine import Option
from consigliere.games import find_saved
from consigliere.match import Match, load

PLAYOUTS = 120  # of one piece of advice
SECONDS = 2.6  # the time limit, after which it returns what it has

POINTS = 90  # of a review's curves
CURVE_WORLDS = 6
MOST_DECISIONS = 240  # the maximum number of decisions that a review looks at, of all people together
FIRST_WORLDS = 4  # worlds for every decision, and then for those that look costly
MORE_WORLDS = 24
RIVALS = 3  # options tried in addition to the one played
KEPT = 6  # decisions of a seat that are examined closely
MOMENTS = 3  # of them that are shown
LEAST = 0.03  # of the chance to win: less is no mistake
DROP = 0.1  # of the chance to win that others took


def seed_of_view(view: dict[str, Any]) -> int:
    """Return the seed of the worlds for a view. The same view always gives the same seed."""
    text = json.dumps(view, sort_keys=True, ensure_ascii=False, default=str)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest())


def advice(
    save: str, seat: int, seed: int, other: str = "", language: str = "en", playouts: int = 0, seconds: float = SECONDS
) -> dict[str, Any]:
    """Advice for a seat of a saved game: see `advice_in`."""
    return advice_in(load(save), seat, seed, other, language, playouts, seconds)


def advice_in(
    match: Match,
    seat: int,
    seed: int,
    other: str = "",
    language: str = "en",
    playouts: int = 0,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """The best few options of a seat and one more if asked, with chances, errors and figures that differ later."""
    sight = Sight(match, seat)
    later = Later(match.title.id, seat, (language,))
    asked = Option.parse(other) if other else None
    found = advise(sight, seed, playouts or PLAYOUTS, seconds, asked, later.watch)
    options = [one.option for one in found.best]

    def told(one: Weighed) -> dict[str, Any]:
        compared = later.told(one.option, options)[language]
        return {
            "option": str(one.option),
            "chance": round(one.chance, 3),
            "error": round(one.error, 3),
            "later": [list(row) for row in compared],
        }

    return {
        "best": [told(one) for one in found.best],
        "other": None if found.other is None else told(found.other),
        "apart": found.apart,
        "worlds": max([one.worlds for one in found.best], default=0),
    }


# --- reviews


class _Decision(NamedTuple):
    """A decision that may have mattered: when, who, what was played, and how much another option would have gained."""

    gain: float
    n: int
    seat: int
    played: Option
    options: list[Option]
    then: Match


def review(saved: dict[str, Any], people: list[int], seed: int = 0) -> dict[str, Any]:
    """A finished game for the people who played it: chances over time, and the decisions that cost or won most."""
    match = Match.load(_title(saved), saved)
    history = match.history()
    random = Random(seed)
    again = Match.begin(match.setup)
    eyes: list[int | None] = [None, *people]
    stops = {round(i * len(history) / POINTS) for i in range(POINTS + 1)}
    curves: dict[str, list[list[Any]]] = {_eye(eye): [] for eye in eyes}
    every = max(1, -(-sum(choice.seat in people and not choice.extra for choice in history) // MOST_DECISIONS))
    decisions: list[_Decision] = []
    asked = 0
    for n in range(len(history) + 1):
        if n in stops:
            for eye in eyes:
                curves[_eye(eye)].append([n, _chances(again, eye, random)])
        if n == len(history):
            break
        choice = history[n]
        if choice.seat in people and not choice.extra and choice.option in again.options(choice.seat):
            asked += 1
            if asked % every == 0 and len(again.options(choice.seat)) > 1:
                decisions.append(_decision(again, n, choice.seat, choice.option, random))
        again.play(choice.seat, choice.option)
    return {
        "curves": curves,
        "moments": {str(seat): _moments(decisions, seat, random) for seat in people},
    }


def _title(saved: dict[str, Any]) -> Any:
    return find_saved(saved)


def _eye(seat: int | None) -> str:
    return "public" if seat is None else str(seat)


def _chances(match: Match, seat: int | None, random: Random) -> list[float]:
    """The chances of all seats, based on what one seat knows."""
    title, setup = match.title, match.setup
    judge = chances(title, setup.seats, setup.options)
    if match.result is not None:
        return [round(one, 3) for one in judge.of(title, match.state)]
    totals = [0.0] * setup.seats
    for _ in range(CURVE_WORLDS):
        g = match.determinize(seat, random.getrandbits(62)).state
        found = judge.of(title, play_out_quickly(title, g, Random(random.getrandbits(62))))
        totals = [a + b for a, b in zip(totals, found, strict=True)]
    return [round(one / CURVE_WORLDS, 3) for one in totals]


def _decision(match: Match, n: int, seat: int, played: Option, random: Random) -> _Decision:
    """A first look at a decision: a few worlds, and the best alternative to what was played."""
    sight = Sight(match, seat)
    rivals = [one for one in candidates(sight, random.getrandbits(62), RIVALS + 1) if one != played][:RIVALS]
    options = [played, *rivals]
    tried = try_out(sight, options, random, FIRST_WORLDS)
    best = max([tried.gain(one, played)[0] for one in rivals], default=0.0)
    return _Decision(best, n, seat, played, options, match.clone())


def _moments(decisions: list[_Decision], seat: int, random: Random) -> list[dict[str, Any]]:
    """The decisions of a seat that cost most, examined closely, and the one that gained most."""
    own = [one for one in decisions if one.seat == seat and len(one.options) > 1]
    own.sort(key=lambda one: -one.gain)
    closely = own[:KEPT] + [one for one in own[KEPT:][-2:] if one.gain < 0]
    found = [moment for one in closely if (moment := _closely(one, random)) is not None]
    wrong = sorted([one for one in found if one["gain"] > 0], key=lambda one: -one["gain"])[:MOMENTS]
    right = sorted([one for one in found if one["gain"] < 0], key=lambda one: one["gain"])[:1]
    return sorted([*wrong, *right], key=lambda one: int(one["n"]))


def _closely(one: _Decision, random: Random) -> dict[str, Any] | None:
    """A decision in many worlds; None if there is no significant difference to the best other option."""
    sight = Sight(one.then, one.seat)
    later = Later(one.then.title.id, one.seat, LANGUAGES)
    tried: Tried = try_out(sight, one.options, random, MORE_WORLDS, watch=later.watch)
    rival = max(one.options[1:], key=lambda option: tried.weighed(option).chance)
    gain, error = tried.gain(rival, one.played)
    if abs(gain) < max(LEAST, error):
        return None
    played, better = tried.weighed(one.played), tried.weighed(rival)
    first, second = (rival, one.played) if gain > 0 else (one.played, rival)
    return {
        "n": one.n,
        "played": [str(played.option), round(played.chance, 3)],
        "better": [str(better.option), round(better.chance, 3)],
        "gain": round(gain, 3),
        "error": round(error, 3),
        "later": {language: [list(row) for row in rows] for language, rows in later.told(first, [second]).items()},
    }
