"""The levels of bots that people choose from, each with any of the tempers.

    novice        plays what looks good at once, and often something else
    soldier       counts its own move to the end, and takes what looks best or nearly so
    capo          looks ahead: a few playouts of the options that look best
    consigliere   looks ahead: many playouts of the options that look best

A game may say what its levels are (`levels.toml` in its folder), so that the steps between them are alike. `capo` deals
in a temper that depends on its seat; `capo-bully` deals like the bully. Tempers only matter in games with deals.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from consigliere.engine import NotUnderstood, Option, Title

from .chances import folder_of
from .greedy import NEAR, GreedyBot
from .negotiator import MANNERS, NO_FORESIGHT, Foresight, NegotiatorBot
from .search import SearchBot
from .sight import Bot, Sight

FILE = "levels.toml"
AHEAD = ("capo", "consigliere")
"""The levels that look ahead."""
LEVELS = ("novice", "soldier", *AHEAD)
"""The levels of bots, weakest first."""
PAIRS: dict[str, int] = {"capo": 16, "consigliere": 48}
"""Pairs of playouts by which they check a deal for each side."""
TALKING = 0.3  # the share of the time of a decision that they may take to think about deals


class Level(NamedTuple):
    """How the bots of one level choose."""

    playouts: int = 0
    """The playouts of one decision. 0: it does not look ahead."""
    candidates: int = 0
    """How many of the options that look best are played out. With few playouts, many options would be compared by
    chance."""
    evidence: float | None = None
    """Standard errors by which playouts must favour another option over the one that looks best; None: as many as the
    game says (`Lookahead.evidence`)."""
    blur: float = 0.0
    """How far an option's value may seem off, before any playout (`greedy.nearly_best`)."""
    near: float = NEAR
    """How far from the best option to the worst one may lie that looks like the best."""
    slips: float = 0.0
    """The share of decisions that are random. Only without playouts."""
    reach: int = 3
    """How many further decisions of its own move it tries after an option."""
    worlds: int = 2
    """The possible worlds in which an option is judged before any playout."""


USUAL: Mapping[str, Level] = {
    "novice": Level(slips=0.3, reach=0, worlds=1),
    "soldier": Level(),
    "capo": Level(playouts=24, candidates=3),
    "consigliere": Level(playouts=192, candidates=6),
}
"""The levels of a game that does not say otherwise."""


@cache
def levels_of(title: Title) -> Mapping[str, Level]:
    """The levels of a game: the usual ones, with what its `levels.toml` says."""
    folder = folder_of(title)
    if folder is None or not (folder / FILE).is_file():
        return USUAL
    return _read(folder / FILE)


def _read(file: Path) -> Mapping[str, Level]:
    """The levels in a file; raises NotUnderstood."""
    where = f"the levels of {file.parent.name}"
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NotUnderstood(f"{where} are no TOML: {error}") from error
    found = dict(USUAL)
    for name, row in data.items():
        if name not in USUAL or not isinstance(row, dict):
            raise NotUnderstood(f"{where}: no level {name!r}; there are {', '.join(LEVELS)}")
        for field, value in row.items():
            if field not in Level._fields:
                raise NotUnderstood(f"{where}: {name} has no {field!r}; there are {', '.join(Level._fields)}")
            whole = field in ("playouts", "candidates", "reach", "worlds")
            if isinstance(value, bool) or not isinstance(value, int if whole else int | float) or value < 0:
                raise NotUnderstood(f"{where}: {field} of {name} is not a number as it should be, but {value!r}")
        level = found[name]._replace(**row)
        if (level.playouts > 0) != (name in AHEAD) or (level.playouts > 0) != (level.candidates > 1):
            raise NotUnderstood(f"{where}: {' and '.join(AHEAD)} look ahead, with two candidates or more, and no other")
        if level.slips > 1 or level.near > 1 or level.worlds < 1 or (name in AHEAD and level.slips):
            raise NotUnderstood(f"{where}: {name} has slips, near or worlds that mean nothing")
        found[name] = level
    return found


class NoviceBot:
    """Plays by a greedy bot, and sometimes takes a random sensible option."""

    def __init__(self, seed: int = 0, level: Level = USUAL["novice"]) -> None:
        self._random = Random(seed)
        self._greedy = _greedy(level, self._random.getrandbits(62))
        self.slips = level.slips

    def choose(self, sight: Sight) -> Option:
        """The option that looks best at once, or a random one."""
        if len(sight.options) == 1:
            return sight.options[0]
        if self._random.random() >= self.slips:
            return self._greedy.choose(sight)
        seen = sight.world(self._random.getrandbits(62))
        return self._random.choice(seen.title.options_to_try(seen.state, sight.seat, list(sight.options)))


class Budget(NamedTuple):
    """What bots that look ahead may use for one decision, if it is not what their level says."""

    seconds: float = 0.0
    """It stops after that time. 0: no limit."""
    timed: bool = False
    """It uses all of that time, however many playouts that allows."""
    playouts: int = 0
    """0: those of its level."""


OF_ITS_LEVEL = Budget()


def made_by(level: Level, seed: int, budget: Budget) -> Bot:
    """A bot that chooses as a level says."""
    if level.playouts:
        playouts = 0 if budget.timed else budget.playouts or level.playouts
        own = _greedy(level, Random(seed).getrandbits(62))
        return SearchBot(seed, playouts, level.candidates, budget.seconds, level.evidence, own)
    if level.slips:
        return NoviceBot(seed, level)
    return _greedy(level, seed)


def _greedy(level: Level, seed: int) -> GreedyBot:
    return GreedyBot(seed, level.worlds, level.reach, blur=level.blur, near=level.near)


class LevelBot:
    """Chooses as its level does in the game that it sees. It makes no deals."""

    def __init__(self, level: str, seed: int = 0, budget: Budget = OF_ITS_LEVEL) -> None:
        self.level = level
        self._seed = seed
        self._budget = budget
        self._bots: dict[Title, Bot] = {}

    def choose(self, sight: Sight) -> Option:
        """The answer of the level's bot in this game."""
        title = sight.title
        if title not in self._bots:
            self._bots[title] = made_by(levels_of(title)[self.level], self._seed, self._budget)
        return self._bots[title].choose(sight)


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


def _maker(level: str, temper: str) -> Callable[[int, Budget], Bot]:
    def made(seed: int, budget: Budget) -> Bot:
        play = LevelBot(level, seed, budget)
        foresight = Foresight(PAIRS.get(level, 0), TALKING * budget.seconds)
        if temper:
            return NegotiatorBot(play, MANNERS[temper], seed, foresight=foresight)
        return TemperedBot(play, seed, foresight)

    return made


TEMPERED: dict[str, tuple[str, ...]] = {level: tuple(f"{level}-{temper}" for temper in MANNERS) for level in LEVELS}
"""By level: its names with each temper."""

MAKERS: dict[str, Callable[[int, Budget], Bot]] = {
    **{level: _maker(level, "") for level in LEVELS},
    **{f"{level}-{temper}": _maker(level, temper) for level in LEVELS for temper in MANNERS},
}


def looks_ahead(name: str) -> bool:
    """Whether a bot of this name is one of a level that looks ahead."""
    return name in MAKERS and name.partition("-")[0] in AHEAD
