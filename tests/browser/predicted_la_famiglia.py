"""Simulates a whole game of La Famiglia between a team of people and a team of bots without a server.

As in `rehearsal`, the game follows from its secret and its choices. This module tries secrets until the game has what
the browsers should show: the people attack over boats, fight with a cunning plan and set off a bomb.
"""

from __future__ import annotations

import hashlib
import json
from itertools import count
from typing import NamedTuple
from zlib import crc32

import consigliere as cg
from consigliere import bots
from consigliere.table.play.clerk import seed_of

GAME, SEATS = "la_famiglia", 4
PEOPLE = (0, 2)  # one team
BOT = "soldier"
FIRST = 6  # the first secret tried; each takes half a second
MOST = 100

# The preferences of the two people, in this order. Among equal ones they take one by name.
LIKED = (
    "sail:", "bomb:", "conflict:cunning", "part:attack", "part:bomb", "car_along:no", "boat:", "stay",
    "gather:", "from:", "march:", "do:order", "do:equip", "do:place", "order:", "at:", "place:", "to:", "move:",
)  # fmt: skip
WHOLE = ("soldiers:", "recruit:")  # the maximum of these


class Game(NamedTuple):
    """What the two people do, in order, and the resulting game."""

    secret: bytes
    choices: list[tuple[int, str]]
    match: cg.Match


def find() -> Game:
    """The first game in which they use boats, a plan and a bomb."""
    for number in count(FIRST):
        assert number < FIRST + MOST, "no game like that: do the two still know what they want?"
        game = rehearse(hashlib.sha256(f"Palermo, {number}".encode()).digest())
        if has_all(game.match):
            return game
    raise AssertionError


def rehearse(secret: bytes) -> Game:
    """The game that the table plays with this secret. If several are asked at once, bots answer first."""
    match = cg.new(GAME, SEATS, secret=secret)
    chance = json.dumps(match.setup.chance.record())
    choices: list[tuple[int, str]] = []
    while match.result is None:
        seat = next((seat for seat in match.deciders if seat not in PEOPLE), match.deciders[0])
        options = [str(option) for option in match.options(seat)]
        if seat in PEOPLE:
            option = wish(options)
            choices.append((seat, option))
        elif len(options) == 1:
            option = options[0]
        else:
            option = str(
                bots.make(BOT, seed_of(chance, f"{seat}/{match.number(seat)}")).choose(bots.Sight(match, seat))
            )
        match.play(seat, option)
    return Game(secret, choices, match)


def wish(options: list[str]) -> str:
    """The answer of one of the two people."""
    for verb in WHOLE:
        if options[0].startswith(verb):
            return options[-1]
    for liked in LIKED:
        found = [option for option in options if option.startswith(liked)]
        if found:
            return found[crc32(" ".join(found).encode()) % len(found)]
    return options[crc32(" ".join(options).encode()) % len(options)]


def has_all(match: cg.Match) -> bool:
    """Whether the people made an attack over boats, played cards of a cunning plan and set off an explosion."""
    landed = planned = bombed = afloat = False
    for row in match.events(None):
        for event in row:
            if event.get("seat") in PEOPLE:
                if event["event"] == "marched":
                    afloat = bool(event["water"])
                landed |= event["event"] == "attack" and afloat
                planned |= event["event"] == "conflict" and event["how"] == "cunning"
                bombed |= event["event"] == "explosion"
    return landed and planned and bombed
