"""A whole game of La Famiglia between a team of people and a team of bots, played beforehand without a server.

As in `rehearsal`: a game is its secret and its choices, so with two people who know what they want it can be foretold.
Secrets are tried until the game has in it what the browsers are to show: the people attack over boats, fight by a
cunning plan and set off a bomb.
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
FIRST = 6  # where the search for a secret begins; it takes half a second for each
MOST = 100

# What the two like best, in this order, wherever it is offered; of several such they take one by the name of all.
LIKED = (
    "sail:", "bomb:", "conflict:cunning", "part:attack", "part:bomb", "car_along:no", "boat:", "stay",
    "gather:", "from:", "march:", "do:order", "do:equip", "do:place", "order:", "at:", "place:", "to:", "move:",
)  # fmt: skip
WHOLE = ("soldiers:", "recruit:")  # of these the most


class Game(NamedTuple):
    """What the two people do, in order, and the game that comes of it."""

    secret: bytes
    choices: list[tuple[int, str]]
    match: cg.Match


def find() -> Game:
    """The first game with boats, a plan and a bomb of theirs."""
    for number in count(FIRST):
        assert number < FIRST + MOST, "no game like that: do the two still know what they want?"
        game = rehearse(hashlib.sha256(f"Palermo, {number}".encode()).digest())
        if has_all(game.match):
            return game
    raise AssertionError


def rehearse(secret: bytes) -> Game:
    """The game that the table plays with this secret; of those asked at once bots answer first."""
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
    """What one of the two answers."""
    for verb in WHOLE:
        if options[0].startswith(verb):
            return options[-1]
    for liked in LIKED:
        found = [option for option in options if option.startswith(liked)]
        if found:
            return found[crc32(" ".join(found).encode()) % len(found)]
    return options[crc32(" ".join(options).encode()) % len(options)]


def has_all(match: cg.Match) -> bool:
    """An attack over boats, cards of a cunning plan and an explosion, all of the two people's making."""
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
