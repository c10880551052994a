"""Short notation for scenes of Night Market, and everything a seat can see of a match."""

from __future__ import annotations

import json
from typing import Any

import consigliere as cg
from consigliere.engine import Dictated, Option, Seat, Step
from consigliere.engine.position import _write_step
from consigliere.match import Match

from .market import CARD_IDS
from .steps import Night, Turn
from .title import TITLE


def scene(
    hands: list[str],
    *,
    coins: tuple[int, ...] = (),
    stack: tuple[Step, ...] = (),
    draws: tuple[int, ...] = (),
    race: bool = False,
    teams: bool = False,
    **table: Any,
) -> Match:
    """A match in its last night: each seat's hand ("thief_1 crate_2"), and the steps to come, the next one first.

    Without a stack it is seat 0's turn, then the others'. `draws` sets the next random results.
    """
    seats = len(hands)
    position = cg.new("toy", seats=seats, seed=0, options={"nights": 1, "race": race, "teams": teams}).position()
    steps = stack or tuple(Turn(seat) for seat in range(seats))
    position["stack"] = [_write_step(TITLE, step) for step in reversed([*steps, Night()])]
    position["chance"] = {**Dictated(draws).record(), "draws_made": "0"}
    held = [hand.split() for hand in hands]
    used = {card for row in [*held, *table.get("stash", [])] for card in row}
    position["table"] |= {"hands": held, "deck": [card for card in CARD_IDS if card not in used]}
    if coins:
        position["table"]["coins"] = list(coins)
    position["table"] |= table
    return cg.from_position("toy", position)


def play(match: Match, *choices: str) -> Match:
    """Play choices written as in a save: "0 run:stall_1"."""
    for choice in choices:
        seat, _, option = choice.partition(" ")
        match.play(int(seat), Option.parse(option))
        assert match.title.problems(match.state) == [], f"after {choice}"
    return match


def sight(match: Match, seat: Seat | None) -> bytes:
    """Everything a seat can see, as bytes."""
    seen: dict[str, Any] = {"view": match.view(seat), "events": match.events(seat), "number": match.number(seat)}
    if seat is not None:
        seen["options"] = [str(option) for option in match.options(seat)]
        seen["extras"] = [str(option) for option in match.extras(seat)]
        seen["can_undo"] = match.can_undo(seat)
    return json.dumps(seen).encode()


def others(match: Match, *but: Seat) -> dict[Seat | None, bytes]:
    """What everybody except the named seats sees, including spectators."""
    return {seat: sight(match, seat) for seat in (None, *range(match.setup.seats)) if seat not in but}


def everything(match: Match) -> bytes:
    """The whole match, byte for byte: its state, its history and everybody's view."""
    return json.dumps([match.position(), match.save(), [event.decode() for event in others(match).values()]]).encode()
