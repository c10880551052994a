"""The levels of bots that people choose from, each with any of the tempers.

    novice        plays what looks good at once, and often something else
    soldier       the greedy bot: counts its own move to the end
    capo          looks ahead with a small budget of playouts
    consigliere   looks ahead with a large one

`capo` deals in a temper that depends on its seat; `capo-bully` deals like the bully. Tempers only matter in games with
deals.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from consigliere.engine import Option

from .greedy import GreedyBot
from .negotiator import MANNERS, NegotiatorBot
from .search import SearchBot
from .sight import Bot, Sight

SLIPS = 0.3  # the share of a novice's decisions that are random
AHEAD: dict[str, int] = {"capo": 96, "consigliere": 384}
"""The levels that look ahead, with the playouts of one decision."""
LEVELS = ("novice", "soldier", *AHEAD)
"""Weakest first."""


class NoviceBot:
    """Takes what looks best at once, and sometimes a random sensible option."""

    def __init__(self, seed: int = 0, slips: float = SLIPS) -> None:
        self._random = Random(seed)
        self._greedy = GreedyBot(self._random.getrandbits(62), worlds=1, reach=0)
        self.slips = slips

    def choose(self, sight: Sight) -> Option:
        """The option that looks best at once, or a random one."""
        if len(sight.options) == 1:
            return sight.options[0]
        if self._random.random() >= self.slips:
            return self._greedy.choose(sight)
        seen = sight.world(self._random.getrandbits(62))
        return self._random.choice(seen.title.options_to_try(seen.state, sight.seat, list(sight.options)))


class TemperedBot:
    """A negotiator whose temper depends on its seat, so that neighbours differ."""

    def __init__(self, play: Bot, seed: int = 0) -> None:
        self._bots = [NegotiatorBot(play, manner, seed) for manner in MANNERS.values()]

    def choose(self, sight: Sight) -> Option:
        """The answer of a negotiator with that temper."""
        return self._of(sight).choose(sight)

    def talk(self, sight: Sight) -> Option | None:
        """The offer of a negotiator with that temper."""
        return self._of(sight).talk(sight)

    def _of(self, sight: Sight) -> NegotiatorBot:
        return self._bots[sight.seat % len(self._bots)]


def player(level: str, seed: int, seconds: float = 0.0, timed: bool = False) -> Bot:
    """A bot of a level that makes no deals. `timed`: if it looks ahead, time alone is its budget."""
    if level == "novice":
        return NoviceBot(seed)
    if level not in AHEAD:
        return GreedyBot(seed)
    return SearchBot(seed, 0 if timed else AHEAD[level], seconds=seconds)


def _maker(level: str, temper: str) -> Callable[[int, float, bool], Bot]:
    def made(seed: int, seconds: float, timed: bool) -> Bot:
        play = player(level, seed, seconds, timed)
        return NegotiatorBot(play, MANNERS[temper], seed) if temper else TemperedBot(play, seed)

    return made


TEMPERED: dict[str, tuple[str, ...]] = {level: tuple(f"{level}-{temper}" for temper in MANNERS) for level in LEVELS}
"""By level: its names with each temper."""

MAKERS: dict[str, Callable[[int, float, bool], Bot]] = {
    **{level: _maker(level, "") for level in LEVELS},
    **{f"{level}-{temper}": _maker(level, temper) for level in LEVELS for temper in MANNERS},
}


def looks_ahead(name: str) -> bool:
    """Whether a bot of this name is one of a level that looks ahead."""
    return name in MAKERS and name.partition("-")[0] in AHEAD
