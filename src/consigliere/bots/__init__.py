"""Bots that can play any game. They import the engine only."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module

from consigliere.engine import Match, NotUnderstood, Result, Title

from .greedy import GreedyBot
from .levels import AHEAD, LEVELS, MAKERS, OF_ITS_LEVEL, TEMPERED, Budget, NoviceBot, looks_ahead
from .negotiator import MANNERS, Manner, NegotiatorBot
from .random_bot import RandomBot
from .search import SearchBot
from .sight import Bot, Sight, Talker
from .talks import hold_talks


def _timeless(level: str) -> Callable[[int], Bot]:
    return lambda seed: MAKERS[level](seed, OF_ITS_LEVEL)


def _negotiator(manner: str) -> Callable[[int], Bot]:
    return lambda seed: NegotiatorBot(GreedyBot(seed), MANNERS[manner], seed)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{manner: _negotiator(manner) for manner in MANNERS},
    **{level: _timeless(level) for level in MAKERS},
}
"""By name. People choose among the levels. The others are for measurements and for stored tables."""

MODEL = "llm"
MODEL_ADDRESS = "CONSIGLIERE_LLM_ADDRESS"


def _with_model(seed: int) -> Bot:
    """The bot that asks a language model. It is loaded by name, because it needs texts, which no other bot imports."""
    made: Bot = import_module("consigliere.speaking.llm").make_bot(seed)
    return made


if os.environ.get(MODEL_ADDRESS):
    BOTS[MODEL] = _with_model  # only if the host has configured a model


def make(name: str, seed: int = 0, seconds: float = 0.0, timed: bool = False, playouts: int = 0) -> Bot:
    """A bot by its name; raises NotUnderstood. With `seconds` one that looks ahead stops after that time.

    `timed`: it uses all of that time, however many playouts that allows. `playouts`: its budget instead of its level's.
    """
    if name == MODEL and name not in BOTS:
        raise NotUnderstood(f"the bot {MODEL} needs the address of a language model: set {MODEL_ADDRESS}")
    if name not in BOTS:
        raise NotUnderstood(f"no bot {name!r}; there are {', '.join(BOTS)}")
    if name in MAKERS and (seconds or playouts):
        return MAKERS[name](seed, Budget(seconds, timed, playouts))
    return BOTS[name](seed)


def bots_for(title: Title) -> tuple[str, ...]:
    """The bots offered for a game, weakest first: the levels, with each temper if the game has trade.

    Bots that look ahead are only offered if that has been shown to help. Last the one with a language model, if the
    host has configured one.
    """
    levels = [level for level in LEVELS if level not in AHEAD or title.lookahead is not None]
    found = [name for level in levels for name in (level, *(TEMPERED[level] if title.trade is not None else ()))]
    return (*found, *(name for name in (MODEL,) if name in BOTS))


def default_bots(trade: bool, number: int) -> list[str]:
    """The default bots at a person's table: soldiers, and if the game has trade, each in another temper."""
    usual = TEMPERED["soldier"] if trade else ("soldier",)
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
    "LEVELS",
    "MANNERS",
    "Bot",
    "GreedyBot",
    "Manner",
    "NegotiatorBot",
    "NoviceBot",
    "RandomBot",
    "SearchBot",
    "Sight",
    "Talker",
    "bots_for",
    "default_bots",
    "hold_talks",
    "looks_ahead",
    "make",
    "play_out",
]
