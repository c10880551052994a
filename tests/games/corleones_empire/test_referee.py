"""A second referee, written from the rulebook alone: it follows the events of random games and computes independently.

It knows the board from data.toml and shares no code with the rules: where figures stand, who wins a district, who is
served in bribery, what is in the stacks and suitcases, what the awards are and who wins.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest

import consigliere as cg

from .scene import GAME

DATA = tomllib.loads((files("consigliere.games.corleones_empire") / "data.toml").read_text(encoding="utf-8"))
DISTRICTS = [one["id"] for one in sorted(DATA["district"], key=lambda one: int(one["number"]))]
AREAS = {space["id"]: set(space["touches"]) for space in DATA["family_space"]}
PRINTED = {one["id"]: one["district"] for one in DATA["location"]}
COLOUR = {job["id"]: job["colour"] for job in DATA["job"]}
VALUE = {f"bill_{bill['value']}": int(bill["value"]) for bill in DATA["bill"]}
STACKS = {f"bill_{bill['value']}": bill["count"] for bill in DATA["bill"]} | {g["id"]: g["count"] for g in DATA["good"]}
NEUTRAL = {figure["id"] for figure in DATA["neutral_figure"]}


class Referee:
    """The notes of an observer who gets all events."""

    def __init__(self, seats: int, horse: int) -> None:
        self.seats = seats
        self.horse = horse
        self.family: dict[str, int] = {}
        self.tiles: dict[str, str] = {}
        self.place: dict[str, str] = {}  # figure -> space, location or district
        self.markers: dict[str, list[int]] = {district: [] for district in DISTRICTS}
        self.cases: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.hands: list[Counter[str]] = [Counter({"bill_1": 1, "bill_2": 1, "bill_3": 1}) for _ in range(seats)]
        self.stacks = Counter(STACKS)
        self.stacks.subtract({f"bill_{n}": seats for n in (1, 2, 3)})
        self.bids: dict[int, list[str]] = {}
        self.order: list[int] = []
        self.round = 0
        self.wars = self.served = 0

    # --- the board

    def owner(self, figure: str) -> int | None:
        """The seat of a figure; None for the neutral side."""
        return next((seat for family, seat in self.family.items() if figure.startswith(f"{family}_")), None)

    def districts(self, figure: str) -> set[str]:
        place = self.place[figure]
        if place in AREAS:
            return AREAS[place]
        return {PRINTED.get(place) or self.tiles.get(place) or place}

    def winner(self, district: str) -> int | None:
        """Most influence alone, over every player and the neutral side."""
        points: Counter[int | None] = Counter(self.owner(f) for f in self.place if district in self.districts(f))
        ranked = points.most_common()
        if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
            return None
        return ranked[0][0]

    # --- cards in stacks

    def give(self, seat: int, card: str) -> None:
        if card in self.stacks:
            self.stacks[card] -= 1
            assert self.stacks[card] >= 0, f"no {card} is left"
            self.hands[seat][card] += 1

    def back(self, seat: int, card: str, heap: list[Counter[str]]) -> None:
        if card in self.stacks:
            heap[seat][card] -= 1
            assert heap[seat][card] >= 0, f"seat {seat} has no {card}"
            self.stacks[card] += 1

    # --- events

    def hear(self, event: dict[str, Any]) -> None:
        method = getattr(self, f"on_{event['event']}", None)
        if method is not None:
            method(event)

    def on_round(self, event: dict[str, Any]) -> None:
        assert event["round"] == self.round + 1
        self.round += 1
        self.place.clear()
        self.order = []

    def on_family(self, event: dict[str, Any]) -> None:
        self.family[event["family"]] = event["seat"]

    def on_opened(self, event: dict[str, Any]) -> None:
        assert event["district"] == DISTRICTS[len(self.tiles)]
        self.tiles[event["location"]] = event["district"]

    def on_thug_played(self, event: dict[str, Any]) -> None:
        assert event["place"] not in self.place.values()
        self.place[event["figure"]] = event["place"]

    on_family_played = on_thug_played

    def on_lent(self, event: dict[str, Any]) -> None:
        assert event["figure"] == "police_chief" or event["place"] not in self.place.values()
        self.place[event["figure"]] = event["place"]

    def on_moved(self, event: dict[str, Any]) -> None:
        assert self.place[event["figure"]] == event["from"]
        assert event["to"] not in self.place.values()
        self.place[event["figure"]] = event["to"]

    def on_killed(self, event: dict[str, Any]) -> None:
        del self.place[event["figure"]]

    def on_horse(self, event: dict[str, Any]) -> None:
        self.horse = event["seat"]

    def on_turf(self, event: dict[str, Any]) -> None:
        district = event["district"]
        assert event["winner"] == self.winner(district)
        self.wars += 1
        if event["winner"] is not None and sum(row.count(event["winner"]) for row in self.markers.values()) < 9:
            self.markers[district].append(event["winner"])

    def on_gained(self, event: dict[str, Any]) -> None:
        self.give(event["seat"], event["card"])

    def on_laundered(self, event: dict[str, Any]) -> None:
        self.hands[event["seat"]][event["card"]] -= 1
        self.cases[event["seat"]][event["card"]] += 1

    def on_job(self, event: dict[str, Any]) -> None:
        for card in event["paid"]:
            self.back(event["seat"], card, self.hands)

    def on_job_done(self, event: dict[str, Any]) -> None:
        self.cases[event["seat"]][event["card"]] += 1

    def on_discarded(self, event: dict[str, Any]) -> None:
        for card in event["cards"]:
            self.back(event["seat"], card, self.hands)

    on_tribute = on_discarded

    def on_stole(self, event: dict[str, Any]) -> None:
        if event["card"] in self.stacks:
            self.hands[event["other"]][event["card"]] -= 1
            self.hands[event["seat"]][event["card"]] += 1

    def on_gave(self, event: dict[str, Any]) -> None:
        for card in event["cards"]:
            self.cases[event["other"]][card] -= 1
            self.hands[event["seat"]][card] += 1

    def on_offer_shown(self, event: dict[str, Any]) -> None:
        if event["card"] is not None:
            self.back(event["seat"], event["card"], self.hands)

    def on_offer_taken(self, event: dict[str, Any]) -> None:
        if event["card"] is not None:
            self.stacks[event["card"]] -= 1
            self.cases[event["seat"]][event["card"]] += 1

    # --- bribery

    def on_bids(self, event: dict[str, Any]) -> None:
        self.bids = {}
        near = [(self.horse + i) % self.seats for i in range(self.seats)]
        self.order = sorted(near, key=lambda seat: -event["sums"][seat])
        assert event["ranked"] == self.order

    def on_bid(self, event: dict[str, Any]) -> None:
        self.bids[event["seat"]] = event["cards"]
        assert sum(VALUE[card] for card in event["cards"]) == event["total"]

    def on_paid(self, event: dict[str, Any]) -> None:
        served = [seat for seat in self.order[:-1] if self.bids[seat]]
        assert event["seat"] in served
        assert event["cards"] == self.bids[event["seat"]]
        for card in event["cards"]:
            self.back(event["seat"], card, self.cases)
        self.served += 1

    def on_last_hand(self, event: dict[str, Any]) -> None:
        assert len(event["cards"]) <= 2
        for card in event["cards"]:
            if card in VALUE:
                self.cases[event["seat"]][card] += 1

    # --- the end

    def scores(self) -> tuple[list[int], list[int]]:
        """The total money, and the part of it for districts."""
        money = [sum(VALUE[card] * n for card, n in case.items() if card in VALUE) for case in self.cases]
        turf = [0] * self.seats
        for stack in self.markers.values():
            if stack:
                most = max(Counter(stack).values())
                turf[next(seat for seat in reversed(stack) if stack.count(seat) == most)] += 5
        jobs = [0] * self.seats
        for colour in set(COLOUR.values()):
            done = [sum(n for card, n in case.items() if COLOUR.get(card) == colour) for case in self.cases]
            for seat, count in enumerate(done):
                jobs[seat] += 5 * (count > 0 and count == max(done))
        return [a + b + c for a, b, c in zip(money, turf, jobs, strict=True)], turf


def everything_told(match: cg.Match, seats: int) -> list[dict[str, Any]]:
    """All events with all their secrets, in order."""
    rows = [match.opening, *[choice.events for choice in match.history()]]
    return [{"event": e.kind, **e.facts, **(e.secret or {})} for row in rows for e in row]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_second_referee_comes_to_the_same_results(seats: int) -> None:
    wars = served = 0
    for seed in range(8):
        match, pick = cg.new(GAME, seats=seats, seed=seed), Random(seed)
        start = match.position()["table"]
        while match.result is None:
            seat = pick.choice(match.deciders)
            match.play(seat, pick.choice(match.options(seat)))
        referee = Referee(seats, start["horse"])
        for i, tile in enumerate(start["tiles"]):
            referee.tiles[tile] = DISTRICTS[i]
        for event in everything_told(match, seats):
            if event["event"] == "marker":
                referee.markers[event["from"]].remove(event["seat"])
                referee.markers[event["to"]].append(event["seat"])
            referee.hear(event)
        table = match.position()["table"]
        moved = any(event["event"] == "marker" for event in everything_told(match, seats))
        if not moved:  # the event does not say which of several markers in a stack was moved: the board shows it
            assert referee.markers == table["markers"]
        else:
            referee.markers = table["markers"]
        assert {card: referee.stacks[card] for card in VALUE} == {card: table["stacks"][card] for card in VALUE}
        scores, turf = referee.scores()
        assert tuple(scores) == match.result.scores
        best = max(zip(scores, turf, strict=True))
        assert match.result.winners == tuple(s for s in range(seats) if (scores[s], turf[s]) == best)
        wars += referee.wars
        served += referee.served
    assert wars == 8 * 4 * 7
    assert served > 5
