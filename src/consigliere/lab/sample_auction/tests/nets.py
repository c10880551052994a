"""Stored whole games: `python -m sample_auction.tests` writes them. A change of the rules shows in them."""

from __future__ import annotations

from pathlib import Path

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import words_for
from consigliere.bots import make, play_out
from consigliere.games import register
from consigliere.lab.sample_auction.title import TITLE

register(TITLE)
FOLDER = Path(__file__).parent
PLAYTHROUGH = FOLDER / "playthrough.txt"
ENDINGS = ("closing_time",)


def golden(ending: str) -> str:
    """A game with this ending, as a save. It includes deals."""
    match = cg.new(TITLE.id, seats=3, seed=5)
    result = play_out(match, [make("trader", 1), make("miser", 2), make("trader", 3)], talk=2)
    assert result.reason == ending
    return match.save()


def playthrough() -> str:
    """A whole game as a person would follow it."""
    match = cg.load(golden("closing_time"))
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
