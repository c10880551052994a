"""Scenes: a match in the middle of a game, described in a few words."""

from __future__ import annotations

import consigliere as cg
from consigliere.games import register
from consigliere.lab.sample_game.components import COPIES, KIND_IDS
from consigliere.lab.sample_game.title import TITLE

register(TITLE)


def scene(*hands: str, coins: tuple[int, ...] = (), turn: int = 0, turns: int = 0) -> cg.Match:
    """A match at the turn of a seat. `hands` are kinds by seat, "thief spy"; missing cards are face up."""
    held = [hand.split() for hand in hands]
    begun = cg.new(TITLE.id, seats=len(hands), seed=1)
    position = begun.position()
    left = [name for name, copies in zip(KIND_IDS, COPIES, strict=True) for _ in range(copies)]
    for name in [name for hand in held for name in hand]:
        left.remove(name)
    shown = [[left.pop() for _ in range(2 - len(hand))] for hand in held]
    position["table"] = {
        "turns": turns,
        "deck": left,
        "hands": held,
        "shown": shown,
        "coins": list(coins or (2,) * len(hands)),
    }
    position["stack"] = [{"step": "Turn", "seat": turn}]
    position["out"] = [seat for seat, hand in enumerate(held) if not hand]
    return cg.from_position(TITLE.id, position)
