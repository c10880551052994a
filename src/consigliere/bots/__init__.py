"""Bots: players that work for a game they have never heard of. They know the engine and nothing else."""

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
    """A bot that looks ahead and, where there is trade, deals as a trader."""
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
    """The bots worth offering for a game: who negotiates where there is trade, who looks ahead where that helps."""
    unfit = {*(() if title.trade is not None else MANNERS), *(() if title.lookahead is not None else AHEAD)}
    return tuple(name for name in BOTS if name not in unfit)


def company(trade: bool, number: int) -> list[str]:
    """Who usually sits down with a person: where there is trade, bots that negotiate, each in its own manner."""
    usual = tuple(MANNERS) if trade else ("greedy",)
    return [usual[place % len(usual)] for place in range(number)]


def play_out(match: Match, bots: Sequence[Bot], talk: int = 0) -> Result:
    """Let bots play a match to its end, one a seat. Of several seats that owe an answer the first answers first.

    With `talk` those that can negotiate do so before each question, as far as deals are open: each makes at most so
    many offers. They remember by events, which a clone tells only if asked to.
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
