"""The levels of bots that people choose from, each with any of the tempers.

    novice        plays what looks good at once, and often something else
    soldier       the greedy bot: counts its own move to the end
    capo          looks ahead: a few playouts of the three best options
    consigliere   looks ahead: many playouts of the six best options

`capo` deals in a temper that depends on its seat; `capo-bully` deals like the bully. Tempers only matter in games with
deals.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from consigliere.engine import Option

from .greedy import GreedyBot
from .negotiator import MANNERS, NO_FORESIGHT, Foresight, NegotiatorBot
from .search import SearchBot
from .sight import Bot, Sight

SLIPS = 0.3  # the share of a novice's decisions that are random
AHEAD: dict[str, int] = {"capo": 24, "consigliere": 192}
"""The levels that look ahead, with the playouts of one decision. A game may raise them (`Lookahead.least`)."""
CANDIDATES: dict[str, int] = {"capo": 3, "consigliere": 6}
"""How many of the options that look best they play out. With few playouts, many options would be compared by chance."""
PAIRS: dict[str, int] = {"capo": 16, "consigliere": 48}
"""Pairs of playouts by which they check a deal for each side."""
TALKING = 0.3  # the share of the time of a decision that they may take to think about deals
LEVELS = ("novice", "soldier", *AHEAD)
"""The levels of bots, weakest first."""


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

    def __init__(self, play: Bot, seed: int = 0, foresight: Foresight = NO_FORESIGHT) -> None:
        self._bots = [NegotiatorBot(play, manner, seed, foresight=foresight) for manner in MANNERS.values()]

    def choose(self, sight: Sight) -> Option:
        """The answer of a negotiator with that temper."""
        return self._of(sight).choose(sight)

    def talk(self, sight: Sight) -> Option | None:
        """The offer of a negotiator with that temper."""
        return self._of(sight).talk(sight)

    def _of(self, sight: Sight) -> NegotiatorBot:
        return self._bots[sight.seat % len(self._bots)]


def player(level: str, seed: int, seconds: float = 0.0, timed: bool = False, playouts: int = 0) -> Bot:
    """A bot of a level that makes no deals.

    If it looks ahead, `playouts` replaces the budget of its level; `timed`: time alone is its budget.
    """
    if level == "novice":
        return NoviceBot(seed)
    if level not in AHEAD:
        return GreedyBot(seed)
    return SearchBot(seed, 0 if timed else playouts or AHEAD[level], CANDIDATES[level], seconds, raised=not playouts)


def _maker(level: str, temper: str) -> Callable[[int, float, bool, int], Bot]:
    def made(seed: int, seconds: float, timed: bool, playouts: int) -> Bot:
        play = player(level, seed, seconds, timed, playouts)
        foresight = Foresight(PAIRS.get(level, 0), TALKING * seconds)
        if temper:
            return NegotiatorBot(play, MANNERS[temper], seed, foresight=foresight)
        return TemperedBot(play, seed, foresight)

    return made


TEMPERED: dict[str, tuple[str, ...]] = {level: tuple(f"{level}-{temper}" for temper in MANNERS) for level in LEVELS}
"""By level: its names with each temper."""

MAKERS: dict[str, Callable[[int, float, bool, int], Bot]] = {
    **{level: _maker(level, "") for level in LEVELS},
    **{f"{level}-{temper}": _maker(level, temper) for level in LEVELS for temper in MANNERS},
}


def looks_ahead(name: str) -> bool:
    """Whether a bot of this name is one of a level that looks ahead."""
    return name in MAKERS and name.partition("-")[0] in AHEAD
