"""A bot that plays over the network: `python docs/network_bot.py http://127.0.0.1:8017 TABLE`.

Without a table it opens one against a built-in bot and plays a game of Dual Powers to the end. It knows one thing about
the game: a move that scores or recruits is better than a pass.
"""

import sys
from random import Random
from typing import Any

from consigliere.table.client import Client, Refused, Table

LIKED = ("unrest:score", "act:recruit", "recruit", "bonus", "move", "play")


def choose(question: dict[str, Any], view: dict[str, Any], chance: Random) -> str:
    """An option that begins with the first possible word of the list."""
    for word in LIKED:
        liked = [option for option in question["options"] if option.startswith(word)]
        if liked:
            return chance.choice(liked)
    return chance.choice(question["options"])


def play(seat: Table) -> dict[str, Any]:
    """Answer every question until the game is over; return the result."""
    chance = Random(1917)
    for question in seat.questions():
        try:
            seat.play(choose(question, seat.view(), chance), question["number"])
        except Refused as error:
            if error.kind != "stale":  # somebody was quicker, or the host undid a move: read again
                raise
    result: dict[str, Any] = seat.info()["result"]
    return result


if __name__ == "__main__":
    address, *table = sys.argv[1:]
    if table:
        seat = Client(address).join(table[0], name="Machiavelli")
    else:
        seat = Client(address).open("dual_powers", 2, places=["me", "bot:random"], name="Machiavelli", pace=0)
        seat.start()
    print(play(seat))
