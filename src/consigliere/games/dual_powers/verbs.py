"""The verbs of the options."""

from __future__ import annotations

from typing import Final

OBJECTIVE: Final = "objective"
PLAY: Final = "play"
ACT: Final = "act"
RECRUIT: Final = "recruit"
MOVE: Final = "move"
REFRESH: Final = "refresh"
TO: Final = "to"
BLOCK: Final = "block"
BONUS: Final = "bonus"
UNREST: Final = "unrest"
DECLINE: Final = "decline"
FINISH: Final = "finish"
STOP: Final = "stop"
