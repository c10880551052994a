"""Stored whole games: `python -m sample_game.tests` writes them. A change of the rules shows in them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.engine import PASS, Option
from consigliere.games import register
from consigliere.lab.sample_game.steps import WORK
from consigliere.lab.sample_game.title import TITLE

register(TITLE)
FOLDER = Path(__file__).parent
PLAYTHROUGH = FOLDER / "playthrough.txt"


def lively(match: cg.Match, seat: int, pick: Random) -> Option:
    return pick.choice(match.options(seat))


def peaceful(match: cg.Match, seat: int, pick: Random) -> Option:
    """Works and believes everybody, so that the turns run out."""
    return WORK if WORK in match.options(seat) else PASS


ENDINGS = {"last_one": lively, "forty_turns": peaceful}


def golden(ending: str) -> str:
    """A game with this ending, as a save."""
    match = cg.new(TITLE.id, seats=3, seed=5)
    pick = Random(5)
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, ENDINGS[ending](match, seat, pick))
    assert match.result.reason == ending
    return match.save()


def playthrough() -> str:
    """A whole game as a person would follow it."""
    match = cg.load(golden("last_one"))
    words, names = words_for("en", TITLE.id), ("Anna", "Boris", "Clara")
    lines = []
    for row in match.events(None):
        lines += [text for text in [tell.sentence(event, match.view(None), words, names) for event in row] if text]
    return "\n".join([*lines, *tell.outcome(match.view(None), words, names)]) + "\n"


def write() -> list[Path]:
    files = {FOLDER / f"golden-{ending}.json": golden(ending) for ending in ENDINGS} | {PLAYTHROUGH: playthrough()}
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    return list(files)
