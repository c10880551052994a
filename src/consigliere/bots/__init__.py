"""Bots: players that work for a game they have never heard of. They know the engine and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from consigliere.engine import Match, NotUnderstood, Result

from .greedy import GreedyBot
from .random_bot import RandomBot
from .sight import Bot, Sight

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; raises NotUnderstood."""
    if name not in BOTS:
        raise NotUnderstood(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def play_out(match: Match, bots: Sequence[Bot]) -> Result:
    """Let bots play a match to its end, one a seat. Of several seats that owe an answer the first answers first."""
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, bots[seat].choose(Sight(match, seat)))
    return match.result


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Sight", "make", "play_out"]
