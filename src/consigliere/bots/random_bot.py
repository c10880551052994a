"""The bot that takes any legal option: the baseline for all others."""

from __future__ import annotations

from random import Random

from consigliere.engine import Option

from .sight import Sight


class RandomBot:
    """Every legal option is equally likely. The same seed plays the same way."""

    def __init__(self, seed: int = 0) -> None:
        self._below = Random(seed).random

    def choose(self, sight: Sight) -> Option:
        """A random legal option."""
        options = sight.options
        return options[int(self._below() * len(options))]
