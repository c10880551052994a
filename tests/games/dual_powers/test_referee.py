"""A second referee: an independent implementation of the calendar, of scoring and of the Opposition.

It follows random games (both modes, all six levels, every switch) by their public log alone and keeps its own board.
It fails where the engine's log differs, or the engine's figures before each card. It shares only data with the engine.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import consigliere as cg
from consigliere.games.dual_powers.components import DATA, REGION_IDS, SIDE_IDS, SWITCHES
from consigliere.games.dual_powers.state import Petrograd

Event = dict[str, Any]
COMMAND = {card["id"]: card for card in DATA["command_cards"]}
DAYS = {card["id"]: card["days"] for card in [*DATA["command_cards"], *DATA["leader_cards"]]}
PRINTED = {token["id"]: token for token in [*DATA["units"], *DATA["leader_tokens"]]}
MONTHS = ("march_april", "may_june", "july", "august", "september", "october_november")
UNREST = dict(zip(MONTHS, (2, 2, 3, 4, 5, 6), strict=True))
END = DATA["support_track"]["half_length"]
OTHER = {"red": "white", "white": "red"}


class Referee:
    """The board as the log describes it, and the log entries that must follow."""

    def __init__(self, options: dict[str, Any], start: dict[str, Any]) -> None:
        self.options = options
        self.solo = options["mode"] == "solo"
        self.opposition = OTHER[options["side"]] if self.solo else None
        self.neutral = {name: spot.split(":")[0] for name, spot in start["tokens"].items() if "neutral_unit" in name}
        self.place: dict[str, str] = dict(self.neutral)  # of tokens on the board
        self.tired: set[str] = set()
        self.unrest: str | None = start["unrest"]
        self.day, self.month, self.round, self.score = 1, 0, 0, 0
        self.will = "red"
        self.turns: list[str] = []
        self.row: list[str] = []  # the Opposition's cards
        self.markers: dict[int, str] = {}
        self.objectives: list[str] = []  # revealed and not yet scored
        self.due: list[tuple[Any, ...]] = []  # what must be logged next, in this order
        self.seen = Counter[str]()

    # --- the rules

    def owner(self, token: str) -> str | None:
        return self.opposition if token.startswith("opposition") else str(PRINTED[token]["owner"])

    def strength(self, token: str) -> int:
        if token.startswith("opposition"):
            return int(self.options["difficulty"] if token in self.tired else token.split("_")[1])
        return int(PRINTED[token]["exhausted" if token in self.tired else "ready"])

    def stronger(self, region: str) -> str | None:
        here = [token for token, place in self.place.items() if place == region]
        totals: dict[str, tuple[int, int]] = {}
        for side in ("red", "white"):
            counted = [token for token in here if self.owner(token) == side]
            if self.will == side and (counted or self.options["lone_neutrals_count"]):
                counted += [token for token in here if self.owner(token) == "neutral"]
            totals[side] = (sum(self.strength(token) for token in counted), len(counted))
        red, white = totals["red"], totals["white"]
        if red != white:
            return "red" if red > white else "white"
        return self.will if red[1] and self.options["final_tie_to_will_holder"] else None

    def figures(self) -> tuple[Any, ...]:
        return [self.stronger(region) for region in REGION_IDS], self.will, self.score, self.day, MONTHS[self.month]

    def opposition_objective(self) -> tuple[str, int]:
        """The region and the points of the Opposition's objective."""
        days, cards = Counter[str](), Counter[str]()
        for card in self.row:
            days[COMMAND[card]["region"]] += COMMAND[card]["days"]
            cards[COMMAND[card]["region"]] += 1
        best = [region for region in days if days[region] == max(days.values())]
        best = [region for region in best if cards[region] == max(cards[one] for one in best)]
        region = [COMMAND[card]["region"] for card in self.row if COMMAND[card]["region"] in best][-1]
        return region, max(COMMAND[card]["vp"] for card in self.row if COMMAND[card]["region"] == region)

    def next_day(self, side: str, card: str) -> None:
        """What the calendar and the Opposition do when a card is played."""
        day = self.day + DAYS[card]
        if day > 31:
            day = 1
            if self.month < 5:
                self.month += 1
                self.due.append(("month", MONTHS[self.month]))
                if self.will != side:
                    self.due.append(("will", side))
                if MONTHS[self.month] == "may_june":
                    self.due.append(("placed", "trotsky_neutral", self.unrest))
                if MONTHS[self.month] == "august":
                    there = "trotsky_neutral" in self.place
                    self.due.append(("swapped",) if there else ("removed", "trotsky_red", None, "out"))
        self.day = 31 if day in (29, 30) else day
        self.due.append(("day", self.day))
        if side == self.opposition:
            self.due.append(self.enters(COMMAND[card]["recruit"], COMMAND[card]["region"], 0))
            if self.day in (15, 31):
                before = int(COMMAND[card]["recruit"] == 1)
                self.due += [("bonus", side, "bonus_recruit"), self.enters(1, self.unrest, before)]

    def enters(self, level: int, region: str | None, taken: int) -> tuple[Any, ...]:
        on_board = sum(token.startswith(f"opposition_{level}") for token in self.place)
        return ("none_left", level) if on_board + taken >= 9 else ("placed", f"opposition_{level}", region)

    def exhaust(self) -> None:
        """After both objectives: tokens next to a marker are exhausted or removed; then the game may end."""
        for token, place in sorted(self.place.items()):
            if place in self.markers.values():
                home = "supply" if ("unit" in token and "neutral" not in token) or "opposition" in token else "out"
                self.due.append(("removed", token, place, home) if token in self.tired else ("exhausted", token, place))
        if self.round == 3 if self.solo else self.month == 5:
            level = self.score == 0
            winner = self.will if level else "red" if self.score < 0 else "white"
            self.due.append(("ended", winner, ("round_three" if self.solo else "october") + "_will" * level))
        else:
            self.due.append(("tiles",))

    # --- checking the log

    def hear(self, event: Event) -> None:
        kind = event["event"]
        self.seen[kind] += 1
        if self.due:
            self.expected(event)
        getattr(self, f"on_{kind}", lambda event: None)(event)

    def expected(self, event: Event) -> None:
        told: tuple[Any, ...] = (event["event"],)
        told += tuple(event[key] for key in KEYS.get(event["event"], ()))
        if told[0] == "placed" and told[1].startswith("opposition"):
            told = ("placed", told[1].rpartition("_")[0], told[2])
        if told[0] in ("exhausted", "removed") and self.due[0][0] in ("exhausted", "removed"):
            assert told in self.due, event  # in any order among themselves
            self.due.remove(told)
        else:
            assert told == self.due.pop(0), event

    def on_round(self, event: Event) -> None:
        self.round += 1
        self.turns, self.row, self.markers = [], [], {}
        assert event["round"] == self.round

    def on_played(self, event: Event) -> None:
        first = self.opposition or self.will
        assert event["side"] == (OTHER[self.turns[-1]] if self.turns else first)
        self.turns.append(event["side"])
        if event["side"] == self.opposition:
            self.row.append(event["card"])
        self.next_day(event["side"], event["card"])

    def on_will(self, event: Event) -> None:
        self.will = event["side"]

    def on_placed(self, event: Event) -> None:
        assert event["token"] not in self.place
        self.place[event["token"]] = event["region"]

    def on_moved(self, event: Event) -> None:
        assert self.place[event["token"]] == event["from"]
        self.place[event["token"]] = event["to"]

    def on_refreshed(self, event: Event) -> None:
        self.tired.remove(event["token"])

    def on_exhausted(self, event: Event) -> None:
        self.tired.add(event["token"])

    def on_removed(self, event: Event) -> None:
        self.place.pop(event["token"], None)
        self.tired.discard(event["token"])

    def on_swapped(self, event: Event) -> None:
        self.place["trotsky_red"] = self.place.pop("trotsky_neutral")
        if "trotsky_neutral" in self.tired:
            self.tired = self.tired - {"trotsky_neutral"} | {"trotsky_red"}

    def on_unrest(self, event: Event) -> None:
        assert len(self.turns) == (9 if self.solo else 8)
        assert (event["region"], event["side"]) == (self.unrest, self.stronger(event["region"]))
        self.markers = {1: event["region"]}
        if event["side"] == self.opposition and self.solo:
            self.due.append(("scored", event["side"], UNREST[MONTHS[self.month]], "unrest"))

    def on_unrest_choice(self, event: Event) -> None:
        if event["choice"] == "score":
            self.due.append(("scored", event["side"], UNREST[MONTHS[self.month]], "unrest"))
        elif not self.options["unrest_marker_stays_if_bonus_taken"]:
            self.markers = {}

    def on_revealed(self, event: Event) -> None:
        side, card, marker = event["side"], event["card"], event["marker"]
        if not self.objectives:
            behind = OTHER[self.will] if self.score == 0 else "white" if self.score < 0 else "red"
            assert (side, marker) == (behind, 2)
        else:
            assert marker == 3
        if side == self.opposition:
            assert card in self.row
            assert len(self.row) == 5
            assert (COMMAND[card]["region"], COMMAND[card]["vp"]) == self.opposition_objective()
        self.markers[marker] = COMMAND[card]["region"]
        self.objectives.append(card)

    def on_scored(self, event: Event) -> None:
        self.score += event["points"] * (1 if event["side"] == "white" else -1)
        self.score = max(-END, min(END, self.score))
        assert event["score"] == self.score
        if event["why"] != "unrest":
            assert event["why"] == self.objectives.pop(0)
            assert event["side"] == self.stronger(COMMAND[event["why"]]["region"])
            assert event["points"] == COMMAND[event["why"]]["vp"]
        if abs(self.score) == END:
            self.due = [("ended", event["side"], "support_track")]
        elif event["why"] != "unrest" and not self.objectives:
            self.exhaust()

    def on_unscored(self, event: Event) -> None:
        assert event["card"] == self.objectives.pop(0)
        assert self.stronger(event["region"]) is None
        if not self.objectives:
            self.exhaust()

    def on_tiles(self, event: Event) -> None:
        self.unrest = event["unrest"]


KEYS = {
    "month": ("month",), "will": ("side",), "placed": ("token", "region"), "removed": ("token", "region", "to"),
    "exhausted": ("token", "region"), "day": ("day",), "bonus": ("side", "action"), "none_left": ("level",),
    "scored": ("side", "points", "why"), "ended": ("side", "reason"),
}  # fmt: skip


def options(mode: str, level: int, chance: random.Random, switched: bool) -> dict[str, Any]:
    switches = {name: chance.random() < 0.5 if switched else DATA["rules"][name] for name in SWITCHES}
    return {"mode": mode, "side": chance.choice(["red", "white"]), "difficulty": level, **switches}


def figures(match: cg.Match) -> tuple[Any, ...]:
    g = match.state
    assert isinstance(g, Petrograd)
    strongest = [None if side < 0 else SIDE_IDS[side] for side in map(g.stronger, range(len(REGION_IDS)))]
    return strongest, SIDE_IDS[g.will], g.score, g.day, MONTHS[g.month]


@pytest.mark.rule("DP-DATE-02", "DP-DATE-03", "DP-DATE-04", "DP-EVT-01", "DP-EVT-03", "DP-EVT-05", "DP-END-02")
@pytest.mark.rule("DP-STR-02", "DP-STR-04", "DP-STR-05", "DP-UNR-03", "DP-REV-01", "DP-REV-02", "DP-SCO-02")
@pytest.mark.rule("DP-EXH-01", "DP-EXH-02", "DP-SOLO-15", "DP-SOLO-17", "DP-SOLO-24", "DP-SOLO-25", "DP-SOLO-28")
@pytest.mark.parametrize("switched", [False, True], ids=["default", "switched"])
@pytest.mark.parametrize(("mode", "level"), [("duel", 1), *(("solo", level) for level in range(1, 7))])
def test_a_second_referee_confirms_the_log_of_every_game(mode: str, level: int, switched: bool) -> None:
    seen = Counter[str]()
    for seed in range(15):
        chance = random.Random(seed)
        chosen = options(mode, level, chance, switched)
        match = cg.new("dual_powers", seats=1 if mode == "solo" else 2, seed=seed, options=chosen)
        referee = Referee(chosen, match.view(None)["table"])
        busy = chance.random() < 0.7  # or mostly passive: games that last longer
        before: list[Any] = []  # before each choice, if a card has to be played: the engine's own figures
        while match.result is None:
            before.append(figures(match) if type(match.step).__name__ == "Turn" else None)
            seat = chance.choice(match.deciders)
            offered = match.options(seat)
            acting = [option for option in offered if option.verb not in ("decline", "finish", "stop")]
            match.play(seat, chance.choice(acting if busy and acting else offered))
        told = [match.opening, *(choice.events for choice in match.history())]
        for events, own in zip(told, [*before, None], strict=True):
            for event in events:
                referee.hear({"event": event.kind, **event.facts})
            assert own is None or own == referee.figures()
        assert referee.due == []
        seen += referee.seen
    assert {"scored", "unscored", "exhausted", "removed", "month", "will", "ended"} <= set(seen)
