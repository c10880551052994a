"""How a game reached its score. Every point moves the single marker, so one side's points are the other's loss."""

from __future__ import annotations

from typing import Any


def accounts(view: dict[str, Any], events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
    """Lines that add up to where the marker stands, seen from each seat. [DP-PTS-01, DP-PTS-03]"""
    scores = [int(score) for score in view["result"]["scores"]]
    seats = {side: facts["seat"] for side, facts in view["table"]["sides"].items()}
    lines = {name: [0] * len(scores) for name in ("unrest", "objectives", "rival")}
    for event in events:
        if event["event"] == "scored":
            for side, seat in seats.items():
                if seat is None:
                    continue
                if side == event["side"]:
                    lines["unrest" if event["why"] == "unrest" else "objectives"][seat] += event["points"]
                else:
                    lines["rival"][seat] -= event["points"]
    # The last points may exceed the end of the track, but the marker stops there.
    lines["track_end"] = [score - sum(row[seat] for row in lines.values()) for seat, score in enumerate(scores)]
    rules = {"unrest": "DP-UNR-03", "objectives": "DP-SCO-02", "rival": "DP-PTS-01", "track_end": "DP-PTS-03"}
    return [(f"account-{name}", row, rules[name]) for name, row in lines.items() if any(row)]
