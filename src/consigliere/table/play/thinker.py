"""A worker process: `python -m consigliere.table.play.thinker [module ...]`.

It reads one job a line and writes one answer a line. Bots think here, people are advised, finished games are encoded
and reviewed, uploads are parsed.
It gets whole saves, since it is our own code. The bot inside it only gets a `Sight`.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from consigliere import bots
from consigliere.engine import ConsigliereError
from consigliere.engine.box import box_from
from consigliere.engine.deals import parse_offer
from consigliere.engine.saves import read_save
from consigliere.games import find_saved, install_box, load_module, titles
from consigliere.match import Match, load
from consigliere.table.base import system
from consigliere.table.store.rows import ChoiceRow

from .finished import as_text, standing_choices, write
from .lasting import lasts, that_keep
from .record import Damaged, digest_of_last, release, replay, setup, to_snapshot

SECONDS = 2.5  # of a decision at the table: nobody waits longer than three for a bot that looks ahead
LEAST = 0.2  # of them that are left to a bot even if it took long to load the game
MEMORY = 2 << 30  # bytes of address space
MOST_LINES = 5_000  # choices of a save: takes some seconds, and is several times longer than any game people play


def think(
    save: str,
    held: list[str],
    seat: int,
    bot: str,
    seed: int,
    offers: int,
    reach: Sequence[int] = (),
    kept: Sequence[str] = (),
    unasked: Sequence[int] = (),
    pace: float = 0.0,
) -> str:
    """Return one decision of one bot, or what it says unasked."""
    began = perf_counter()
    match = load(save)
    for text in held:
        match.play(seat, text)
    player = bots.make(bot, seed, max(LEAST, SECONDS - (perf_counter() - began)))  # long on a busy machine
    if offers < 0:
        return str(player.choose(options_that_keep(bots.Sight(match, seat), kept, seed)))
    sight = bots.Sight(match, seat, offers, reach=frozenset(reach))
    said = player.talk(sight) if isinstance(player, bots.Talker) else None
    if said is None or (said.verb == "offer" and not lasts(match, seat, said, unasked, pace)):
        return ""
    return str(said)


def options_that_keep(sight: bots.Sight, offers: Sequence[str], seed: int) -> bots.Sight:
    """The same sight with only the options after which a bot can still carry out its offers; with all if none is one.

    They are tried in a world that the bot considers possible.
    """
    trade = sight.trade
    if trade is None or not offers:
        return sight
    wanted = tuple(parse_offer(sight.seat, sight.seats, text.partition(":")[2]) for text in offers)
    kept = that_keep(sight.world(seed), trade, sight.seat, list(sight.options), wanted)
    return sight.only(tuple(kept)) if kept else sight


def record(began: list[Any], rows: list[list[Any]], box: dict[str, Any] | None = None) -> dict[str, Any]:
    """Replay a finished game, with the box it was played with, and encode its record."""
    try:
        if box is not None:
            install_box(box_from(box))
        stored = [ChoiceRow(*row) for row in rows]
        match = replay(Match.begin(setup(*began)), stored)
    except Damaged as error:
        return {"damaged": str(error)}
    return {"record": as_text(write(match, standing_choices(stored))[0])}


def examine(text: str) -> dict[str, Any]:
    """Check an uploaded save. Return its content, or why it is refused."""
    try:
        saved = read_save(text)
        json.dumps(saved, ensure_ascii=False).encode()  # fails on half a surrogate pair
        if "\\u0000" in text or "\0" in text:
            return {"refused": "a save with characters that cannot be written"}
        lines = saved.get("choices")
        if isinstance(lines, list) and len(lines) > MOST_LINES:
            return {"refused": f"{len(lines)} choices are more than the {MOST_LINES} that are read here"}
        played = Match.load(find_saved(saved), saved)
    except (ConsigliereError, RecursionError, UnicodeError) as error:
        return {"refused": str(error)[:300]}
    match, rows, record_ = played, [], None
    if played.result is not None:
        record_ = as_text(write(played)[0])
    else:
        match = Match.begin(played.setup)
        for choice in played.history():
            match.play(choice.seat, choice.option)
            rows.append((choice.seat, str(choice.option), digest_of_last(match)))
    return {
        "game": match.title.id,
        "box": match.title.box,
        "rules": match.title.version,
        "seats": match.setup.seats,
        "options": match.setup.options,
        "chance": match.setup.chance.record(),
        "position": match.setup.position,
        "names": saved.get("names"),
        "rows": rows,
        "result": None if match.result is None else match.result.to_json(),
        "record": record_,
        "snapshot": None if record_ is not None else to_snapshot(match),
        "release": release(match.title),
    }


# Bots need none of the words that these three import: a fifth of the time in which a process starts.


def draft(*job: Any) -> Any:
    """Check the draft of a box."""
    from . import drafts

    return drafts.draft(*job)


def advise(*job: Any) -> Any:
    """Advise a person."""
    from . import analysis

    return analysis.advice(*job)


def review(*job: Any) -> Any:
    """Review a finished game."""
    from . import analysis

    return analysis.review(*job)


JOBS: dict[str, Callable[..., Any]] = {
    "think": lambda job: think(*job),
    "record": lambda job: record(*job),
    "examine": examine,
    "draft": lambda job: draft(*job),
    "advise": lambda job: advise(*job),
    "review": lambda job: review(*job),
}


class TooLong(Exception):
    """A job has used up its processor time."""


def too_long(*_: object) -> None:
    """Handle the timer signal: raise TooLong."""
    raise TooLong


def within(seconds: float | None, do: Callable[..., Any], job: Any) -> Any:
    """Run a job within so many seconds of processor time, however busy the machine is. None: no limit."""
    if seconds is None:
        return do(job)
    if seconds <= 0:
        raise TooLong
    try:
        system.timer(seconds)
        return do(job)
    finally:
        system.timer(0)


def main(modules: list[str]) -> None:
    """Read jobs from standard input and write answers to standard output until the input is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; we notice its end by the closed pipe
    system.limit_memory(MEMORY)
    system.lower_priority()  # people come first
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what a bot prints is not an answer
    for module in modules:
        load_module(module)
    titles()  # load the games' data now, so that it does not count as thinking time
    print(json.dumps("ready"), file=answers, flush=True)
    system.on_timer(too_long)
    for line in sys.stdin:
        what = "?"
        try:
            what, job, seconds = json.loads(line)
            answer: Any = within(seconds, JOBS[what], job)
        except Exception as error:  # whatever a bot does wrong, the game continues with the fallback move
            print(f"a job failed ({what}): {type(error).__name__}", file=sys.stderr)
            answer = None
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:  # the server is gone: nobody waits for an answer
        sys.stderr.close()
