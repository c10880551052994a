"""Simulates a game of La Cosa Nostra between two people and two bots without a server.

A game is determined by its secret and its choices. The bots of a table derive their seeds from the secret, so with two
people who follow fixed rules the whole game can be predicted. This module tries secrets until the game has what the
browsers should show: an attack of one person repelled by an Ambush of the other, and one of their Doctors in use.
"""

from __future__ import annotations

import hashlib
import json
from itertools import count
from typing import Any, NamedTuple

import consigliere as cg
from consigliere import bots
from consigliere.engine import OPEN, Answers
from consigliere.table.play.clerk import seed_of

GAME, SEATS = "la_cosa_nostra", 4
BOTS = ("soldier", "novice")  # they make no offers: those would come at unpredictable moments
PEOPLE = (0, 1)
FIRST = 0  # the first secret tried; each takes a second or two
MOST = 200
PRICES = (500, 1000)  # what the second person offers the first for peace, and what the first asks instead
ATTACKS = (
    "theft", "murder", "persuasion", "arson", "assassination", "drive_by", "car_bomb", "beating", "vandalism",
    "property_damage",
)  # fmt: skip


class Game(NamedTuple):
    """What the two people do, in order. `deal_at` is the number of their choices before their deal."""

    secret: bytes
    choices: list[tuple[int, str]]
    deal_at: int
    match: cg.Match


def find() -> Game:
    """The first game with an Ambush and a Doctor."""
    for number in count(FIRST):
        assert number < FIRST + MOST, "no game like that: do the two still know what they want?"
        game = rehearse(hashlib.sha256(f"New York, {number}".encode()).digest())
        if _has_all(game.match):
            return game
    raise AssertionError


def rehearse(secret: bytes) -> Game:
    """The game that the table plays with this secret.

    In windows each seat answers on its own, then all count together.
    """
    match = cg.new(GAME, SEATS, secret=secret)
    choices: list[tuple[int, str]] = []
    deal_at = -1
    while match.result is None:
        top = match.state.stack[-1]
        if deal_at < 0 and match.view(0)["step"] == "PlanningTurn" and match.deciders == (0,):
            deal_at = len(choices)
            _deal(match)
        elif isinstance(top, Answers) and top.question.progress != OPEN:
            rows: list[tuple[int, str]] = []
            for seat in top.asked:
                alone = match.clone()
                while alone.state.stack and alone.number(None) == match.number(None) and seat in alone.deciders:
                    option = _answer(alone, seat)
                    rows.append((seat, option))
                    alone.play(seat, option)
            for seat, option in rows:
                match.play(seat, option)
            choices += [(seat, option) for seat, option in rows if seat in PEOPLE]
        else:
            seat = next((seat for seat in match.deciders if seat not in PEOPLE), match.deciders[0])  # bots first
            option = _answer(match, seat)
            match.play(seat, option)
            if seat in PEOPLE:
                choices.append((seat, option))
    return Game(secret, choices, deal_at, match)


def _deal(match: cg.Match) -> None:
    """An offer and a counter-offer that is accepted: four rows, as at the table."""
    for seat, price in ((1, PRICES[0]), (0, PRICES[1])):
        if seat == 0:
            match.play(0, f"refuse:{match.state.offers[0].number}")
        match.play(seat, "offer:" + json.dumps({"gives": [[1, 0, "cash", price]]}))
    match.play(1, f"accept:{match.state.offers[0].number}")


def _has_all(match: cg.Match) -> bool:
    """Whether one person has repelled the other with an Ambush, and one of them has played a Doctor."""
    revealed: dict[str, Any] = {}
    repelled = treated = False
    for choice in match.history():
        for event in choice.events:
            facts = event.facts
            if event.kind == "revealed":
                revealed = facts
            elif event.kind == "repelled":
                repelled |= revealed["job"].startswith("ambush") and {revealed["seat"], revealed["against"]} == {0, 1}
            elif event.kind == "played":
                treated |= facts["card"].startswith("doctor") and facts["seat"] in PEOPLE
    return repelled and treated


# --- the rules that people follow


def _answer(match: cg.Match, seat: int) -> str:
    options = match.options(seat)
    if len(options) == 1:
        return str(options[0])
    if seat in PEOPLE:
        return _person(match, seat, [str(option) for option in options])
    chance = json.dumps(match.setup.chance.record())
    bot = bots.make(BOTS[seat - 2], seed_of(chance, f"{seat}/{match.number(seat)}"))
    return str(bot.choose(bots.Sight(match, seat)))


def _person(match: cg.Match, seat: int, options: list[str]) -> str:
    """A person who fights the other: an Ambush on the strongest gangster, attacks saved up, the Doctor kept."""
    view = match.view(seat)
    by_verb: dict[str, list[str]] = {}
    for option in options:
        by_verb.setdefault(option.partition(":")[0], []).append(option)
    if "ambush" in by_verb:
        return by_verb["ambush"][0]
    if view["step"] == "DoctorWindow":
        return by_verb.get("play", options)[0]
    if "target" in by_verb:
        other = view["table"]["players"][1 - seat]
        theirs = {other["family"], *(thing["id"] for thing in (*other["gangsters"], *other["businesses"]))}
        return next((option for option in options if _thing(option) in theirs), options[0])
    if "assign" in by_verb:
        guns = {man["id"]: man["strength"] for man in view["table"]["players"][seat]["gangsters"]}
        return max(by_verb["assign"], key=lambda option: guns[_thing(option)])
    if "job" in by_verb or "plan" in by_verb:
        return min(options, key=lambda option: _plans(option, view["table"]["round"]))
    for verb in ("perform", "buy"):
        if verb in by_verb:
            return by_verb[verb][0]
    if "cancel" in by_verb:
        return by_verb["cancel"][-1]
    for verb in ("discard", "discard_influence"):
        if verb in by_verb:
            return max(by_verb[verb], key=_keeps)
    for verb in ("pass", "end_turn", "done", "keep", "hire"):
        if verb in by_verb:
            return by_verb[verb][0]
    return options[0]


def _thing(option: str) -> str:
    return option.partition(":")[2]


def _plans(option: str, round: int) -> int:
    """What is assigned to a gangster first: the lowest value."""
    card = _thing(option)
    if card.startswith("ambush"):
        return 0
    attack = card.startswith(ATTACKS)
    if round >= 3:
        return 1 if attack else 2
    return 3 if attack else 1 if option.startswith("plan") else 2


def _keeps(option: str) -> int:
    """What is discarded first: the highest value."""
    card = _thing(option)
    return 0 if card.startswith(("ambush", "doctor")) else 1 if card.startswith(ATTACKS) else 2
