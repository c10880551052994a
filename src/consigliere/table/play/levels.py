"""The levels of bots that people choose from, and the names under which bots are stored.

A bot's name is a level with a temper ("capo-bully") or without one ("capo"). Tables of earlier releases store other
names, which still work: they count as the levels here.
"""

from __future__ import annotations

from collections.abc import Sequence

from consigliere.bots import LEVELS
from consigliere.engine import NotUnderstood

OTHERS = {
    "random": ("novice", ""),
    "greedy": ("soldier", ""),
    "trader": ("soldier", "trader"),
    "bully": ("soldier", "bully"),
    "miser": ("soldier", "miser"),
}


def level_of(bot: str) -> tuple[str, str]:
    """Return the level and the temper of a bot by its name; ("", "") if it is not a level."""
    if bot in OTHERS:
        return OTHERS[bot]
    level, _, temper = bot.partition("-")
    return (level, temper) if level in LEVELS else ("", "")


def by_level(bots: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return the names of bots by level, weakest first, and by temper; "" is the default temper."""
    found: dict[str, dict[str, str]] = {level: {} for level in LEVELS}
    for bot in bots:
        level, temper = level_of(bot)
        if level:
            found[level].setdefault(temper, bot)
    return {level: names for level, names in found.items() if names}


def without_level(bots: Sequence[str]) -> list[str]:
    """Return the bots that are not levels: those that a host has loaded."""
    return [bot for bot in bots if not level_of(bot)[0]]


def tempers(bots: Sequence[str]) -> tuple[str, ...]:
    """Return the tempers to choose from, the default first; () if there are none."""
    found = list(dict.fromkeys(temper for names in by_level(bots).values() for temper in names if temper))
    return ("", *found) if found else ()


def named(bots: Sequence[str], level: str, temper: str = "") -> str:
    """Return the name of a bot of a level. A level without that temper plays with the default. Raises NotUnderstood."""
    names = by_level(bots).get(level)
    if names is None:
        raise NotUnderstood(f"no level {level[:40]!r} here; there are {', '.join(by_level(bots))}")
    return names.get(temper) or names.get("") or next(iter(names.values()))
