"""What a game has used of the model, and the bot's notes. Stored in a file if the bot lives for only one decision."""

from __future__ import annotations

import contextlib
import json
import os
from hashlib import sha256
from pathlib import Path

from .settings import ModelSettings

MOST_NOTES = 6
MOST_FAILURES = 3  # failures in a row after which the model is not asked again in this game
OLDEST = 30 * 86_400.0  # seconds after which a file of a game is removed


class Budget:
    """The account of one seat in one game.

    `game` identifies the game; "" keeps the account in memory only, for a bot that lives as long as its game.
    """

    def __init__(self, settings: ModelSettings, game: str) -> None:
        self.settings = settings
        self.calls = 0
        self.tokens = 0
        self.seconds = 0.0
        self.failures = 0
        self.notes: list[str] = []
        self._path = Path(settings.folder) / f"{sha256(game.encode()).hexdigest()[:32]}.json" if game else None
        self._load()

    def seconds_left(self, question: int) -> float:
        """The time that a call with so many tokens may take; 0 if the budget does not allow it."""
        limits = self.settings
        if self.calls >= limits.calls or self.tokens + question > limits.tokens or self.failures >= MOST_FAILURES:
            return 0.0
        return max(0.0, limits.seconds - self.seconds)

    def spend(self, tokens: int, seconds: float, failed: bool = False) -> None:
        """Record one call."""
        self.calls += 1
        self.tokens += tokens
        self.seconds += seconds
        self.failures = self.failures + 1 if failed else 0
        self._save()

    def note(self, text: str) -> None:
        """Store a note of the model for its next decisions."""
        self.notes = [*self.notes, text][-MOST_NOTES:]
        self._save()

    def _load(self) -> None:
        if self._path is None:
            return
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
            kept = json.loads(self._path.read_text(encoding="utf-8"))
            self.calls, self.tokens, self.failures = int(kept["calls"]), int(kept["tokens"]), int(kept["failures"])
            self.seconds, self.notes = float(kept["seconds"]), [str(note) for note in kept["notes"]]

    def _save(self) -> None:
        if self._path is None:
            return
        kept = {"calls": self.calls, "tokens": self.tokens, "seconds": self.seconds, "failures": self.failures}
        with contextlib.suppress(OSError):  # without a folder the account lasts as long as the bot
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            spare = self._path.with_suffix(f".{os.getpid()}.new")
            spare.write_text(json.dumps({**kept, "notes": self.notes}), encoding="utf-8")
            spare.replace(self._path)
            self._remove_old()

    def _remove_old(self) -> None:
        """The first call of a game removes the files of games that ended long ago."""
        if self.calls != 1 or self._path is None:
            return
        newest = self._path.stat().st_mtime
        for path in self._path.parent.glob("*.json"):
            if newest - path.stat().st_mtime > OLDEST:
                path.unlink(missing_ok=True)
