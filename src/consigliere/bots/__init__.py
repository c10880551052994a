"""Bots that can play any game. They import the engine only."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.engine import Match, NotUnderstood, Result, Title

from .greedy import GreedyBot
from .negotiator import MANNERS, Manner, NegotiatorBot
from .random_bot import RandomBot
from .search import SearchBot
from .sight import Bot, Sight, Talker
from .talks import hold_talks


def _negotiator(manner: str) -> Callable[[int], Bot]:
    return lambda seed: NegotiatorBot(GreedyBot(seed), MANNERS[manner], seed)


def _searching(playouts: int) -> Callable[[int], Bot]:
    """A bot that looks ahead and, if the game has trade, also deals as a trader."""
    return lambda seed: NegotiatorBot(SearchBot(seed, playouts), MANNERS["trader"], seed)


AHEAD: dict[str, int] = {"capo": 96, "consigliere": 384}
"""The levels that look ahead, with the playouts of one decision."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{manner: _negotiator(manner) for manner in MANNERS},
    **{level: _searching(playouts) for level, playouts in AHEAD.items()},
}


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; raises NotUnderstood."""
    if name not in BOTS:
        raise NotUnderstood(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def fitting(title: Title) -> tuple[str, ...]:
    """The bots worth offering for a game: negotiating ones if it has trade, searching ones if search helps."""
    unfit = {*(() if title.trade is not None else MANNERS), *(() if title.lookahead is not None else AHEAD)}
    return tuple(name for name in BOTS if name not in unfit)


def company(trade: bool, number: int) -> list[str]:
    """The usual opponents of a person: if the game has trade, bots that negotiate, each in its own manner."""
    usual = tuple(MANNERS) if trade else ("greedy",)
    return [usual[place % len(usual)] for place in range(number)]


def play_out(match: Match, bots: Sequence[Bot], talk: int = 0) -> Result:
    """Let bots play a match to its end, one per seat. If several seats must answer, the first answers first.

    With `talk`, bots that negotiate do so before each question while deals are open; each makes at most that many
    offers. They remember by events, which a clone emits only on request.
    """
    talked = -1
    while match.result is None:
        if talk and match.number(None) != talked:
            talked = match.number(None)
            hold_talks(match, bots, talk)
            continue
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match.result


__all__ = [
    "AHEAD",
    "BOTS",
    "MANNERS",
    "Bot",
    "GreedyBot",
    "Manner",
    "NegotiatorBot",
    "RandomBot",
    "SearchBot",
    "Sight",
    "Talker",
    "company",
    "fitting",
    "hold_talks",
    "make",
    "play_out",
]
