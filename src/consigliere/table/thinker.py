"""Where a bot thinks: `python -m consigliere.table.thinker [module ...]`, a job a line in, a choice a line out.

It is handed a whole save: it is our own code. The bot inside it is given a `Sight` and no more.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from importlib import import_module

from consigliere import bots
from consigliere.games import titles
from consigliere.match import load

MEMORY = 2 << 30  # bytes of address space


def think(save: str, held: list[str], seat: int, bot: str, seed: int, offers: int) -> str:
    """One decision of one bot, or what it says unasked."""
    match = load(save)
    for text in held:
        match.play(seat, text)
    player = bots.make(bot, seed)
    if offers < 0:
        return str(player.choose(bots.Sight(match, seat)))
    said = player.talk(bots.Sight(match, seat, offers)) if isinstance(player, bots.Talker) else None
    return "" if said is None else str(said)


def main(modules: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, whose end we notice by the closed line
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.nice(5)  # people first
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a bot prints is not an answer
    for module in modules:
        import_module(module)
    titles()  # reads the games' data now: the time to think is for thinking
    print(json.dumps("ready"), file=answers, flush=True)
    for line in sys.stdin:
        try:
            answer: str | None = think(*json.loads(line))
        except Exception as error:  # whatever a bot does wrong, the game goes on with the fallback move
            print(f"a bot failed: {type(error).__name__}: {error}", file=sys.stderr)
            answer = None
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
