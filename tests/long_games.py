"""Games with as many choices as an attacker may send to keep a server busy."""

from __future__ import annotations

import random

from consigliere.match import new


def long_save(choices: int) -> str:
    """A game of so many choices and a few hundred more: offers made and withdrawn, then played to its end."""
    match, rng = new("la_cosa_nostra", 3, seed=11), random.Random(11)
    made = 0
    while match.result is None:
        trade = match.title.trade
        if made < choices and trade is not None and not trade.closed_by(match.state):
            for _ in range(choices // 2):
                match.play(0, 'offer:{"gives": [[0, 1, "cash", 1]]}')
                match.play(0, f"withdraw:{match.view(0)['offers'][0]['number']}")
            made = choices
        seat = rng.choice(match.deciders)
        match.play(seat, rng.choice(match.options(seat)))
    return match.save()
