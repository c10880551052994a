"""Measures how long four turns of La Cosa Nostra's action phase last: `python -m tests.turn_pace --laps 30`.

Time is simulated, without anybody's thinking: it counts how long `pacing.py` and `loaded.py` wait before bots answer
and before hidden windows close. The two cases are one person among three bots who passes in every window, and four
people. Choices are random, so that every kind of turn occurs.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, median

import consigliere as cg
from consigliere.engine import OPEN, PASS, TIMED, Answers, Window
from consigliere.engine.foresight import forced_answer
from consigliere.match import Match
from consigliere.table.play import windows
from consigliere.table.play.pacing import pause
from consigliere.table.play.seating import PACE, WINDOW

GAME, SEATS = "la_cosa_nostra", 4


def play(match: Match, rng: Random) -> int:
    """Make one random choice, usually to pass in windows. Return the seat that made it."""
    seat = match.deciders[0]
    options = match.options(seat)
    hidden = isinstance(match.state.stack[-1], Answers)
    match.play(seat, PASS if hidden and PASS in options and rng.random() < 0.9 else rng.choice(options))
    return seat


def lap(
    match: Match, rng: Random, people: int, window: float, waits: list[windows.Wait], counts: dict[str, int]
) -> float:
    """Return the seconds of four turns, where people have the first `people` seats and bots the others.

    `waits` are the windows of the previous laps, by a clock that is 0 when this lap begins.
    """
    seconds, turns, turn, last = 0.0, 0, match.view(None)["table"]["turn"], -1
    while match.result is None and turns < SEATS and match.view(None)["table"]["phase"] == "action":
        top = match.state.stack[-1]
        if isinstance(top, Answers) and top.question.progress != OPEN:
            asked, number = match.deciders, match.number(None)
            if people > 1 and top.question.progress == TIMED:
                routine = isinstance(top.question, Window) and top.question.routine
                lasts = windows.length(window, routine, windows.spent(window, waits, seconds))
                waits.append(windows.Wait(seconds, seconds + lasts))
                seconds += lasts
            elif any(seat >= people for seat in asked):
                seconds += PACE
            counts["windows"] += 1
            while match.result is None and match.number(None) == number:
                play(match, rng)
            last = -1
        elif (only := forced_answer(match)) is not None:
            match.play(*only)
        else:
            seat = match.deciders[0]
            if seat >= people:
                seconds += pause(PACE, last == seat)
            last = play(match, rng)
            counts["choices"] += 1
        now = match.view(None)["table"]["turn"]
        if now != turn:
            turn, turns = now, turns + 1
    return seconds


def measure(people: int, laps: int, window: float) -> tuple[list[float], dict[str, int]]:
    rng, found, counts = Random(1), list[float](), {"windows": 0, "choices": 0}
    seed = 0
    while len(found) < laps:
        seed += 1
        match, waits = cg.new(GAME, seats=SEATS, seed=seed), list[windows.Wait]()
        while match.result is None and len(found) < laps:
            if match.view(None)["table"]["phase"] == "action":
                found.append(lap(match, rng, people, window, waits, counts))
                waits = [windows.Wait(wait.began - found[-1], wait.ended - found[-1]) for wait in waits]
            else:
                waits = []  # planning is not measured
                play(match, rng)
    return found, counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--laps", type=int, default=30)
    parser.add_argument("--window", type=float, default=WINDOW, help="seconds a hidden window is open")
    wanted = parser.parse_args()
    for people in (1, SEATS):
        found, counts = measure(people, wanted.laps, wanted.window)
        each = {what: count / len(found) for what, count in counts.items()}
        print(
            f"people {people}: median {median(found):.1f} s a lap, mean {mean(found):.1f}, most {max(found):.1f};",
            end="",
        )
        print(f" windows {each['windows']:.1f}, choices {each['choices']:.1f} a lap")


if __name__ == "__main__":
    main()
