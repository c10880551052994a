"""A bot that never decides."""

import time

from consigliere import bots
from consigliere.engine import Option


class SlowBot:
    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sight: bots.Sight) -> Option:
        time.sleep(60)
        return sight.options[0]


bots.BOTS["slow"] = SlowBot
