"""Short notation for scenes, so that a test reads like the rule it checks.

    table = scene(hands=["gun booze bill_2", "bill_5*2"], figures={"loc_midtown": "1t", "fs_01": "mayor"})
    table.do("thug:loc_brooklyn")
    assert table.gained(0) == {"booze", "bill_1"}

`0t` is the next thug of seat 0, `1f` the next family member of seat 1. Everything not named is out of the way: cards in
stacks and deck, figures in their supplies, and as many open tiles as the round and the number of players require.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import Dictated, Option
from consigliere.games.corleones_empire import TITLE
from consigliere.games.corleones_empire.components import (
    ALL_JOBS,
    ALLY_ROUND,
    DISTRICTS,
    FAMILY_IDS,
    FIGURE_IDS,
    FIRST_ALLY,
    FIRST_JOB,
    HAND_LIMIT,
    KIND,
    KIND_IDS,
    LOCATION_IDS,
    ROUND_COLOUR,
    STACK_SIZE,
    STACKED,
    TILE_COLOUR,
    rules_for,
)
from consigliere.match import Match, setup_of

GAME = "corleones_empire"
BLUE_TILES = "tile_gun_shop tile_distillery"
ROLES = ("thug_1", "thug_2", "thug_3", "don", "consigliere", "heir")
MEMBERS = {1: ROLES[3:4], 2: ROLES[3:5], 3: ROLES[3:5], 4: ROLES[3:6]}


def cards(names: str) -> list[str]:
    """Cards by id. `gun*3` is three of them, `bill_2*all` a whole stack and `bill_2*all-1` all but one of it."""
    found: list[str] = []
    for name in names.split():
        card, _, count = name.partition("*")
        assert card in KIND, card
        whole, _, but = count.partition("-")
        found += [card] * (STACK_SIZE[KIND[card]] - int(but or 0) if whole == "all" else int(count or 1))
    return found


def _rows(given: Sequence[str], seats: int) -> list[list[str]]:
    return [cards(given[seat]) if seat < len(given) else [] for seat in range(seats)]


def default_tiles(seats: int, round: int, first: list[str]) -> list[str]:
    """As many tiles as are open by then, the named ones first."""
    colours = ["blue"] * rules_for(seats, 0).setup_tiles + [ROUND_COLOUR[n] for n in range(1, round + 1)]
    tiles: list[str] = []
    for i, colour in enumerate(colours):
        rest = [t for n, t in enumerate(LOCATION_IDS) if n >= DISTRICTS and TILE_COLOUR[n] == colour]
        tiles.append(first[i] if i < len(first) else next(t for t in rest if t not in (*tiles, *first)))
    return tiles


def scene(
    seats: int = 3,
    *,
    round: int = 1,
    phase: str = "family_business",
    hands: Sequence[str] = (),
    allies: Sequence[str] = (),
    cases: Sequence[str] = (),
    played: Sequence[str] = (),
    figures: dict[str, str] | None = None,
    chief: str | None = None,
    hudson: str = "",
    spent: dict[int, str] | None = None,
    markers: dict[str, str] | None = None,
    tiles: str = "",
    common: str = "",
    offer: str = "",
    discard: str = "",
    deck: str | None = None,
    horse: int = 0,
    turn: int = 0,
    stack: list[dict[str, Any]] | None = None,
    draws: tuple[int, ...] = (),
    switches: dict[str, bool] | None = None,
) -> Table:
    """A match at the turn of a seat, or with the given steps, the next one first.

    `spent`: figures of a seat ("tf") that count as drowned, so that its supply is smaller. If a `deck` is given, all
    other jobs are in the suitcase of the last seat.
    """
    rules = rules_for(seats, 0)
    position = cg.new(GAME, seats=seats, seed=0, options=switches).position()
    held, case = _rows(hands, seats), _rows(cases, seats)
    supply = [[*ROLES[: rules.thugs], *MEMBERS[round]] for _ in range(seats)]

    def figure(text: str) -> str:
        if not text[0].isdigit():
            return text
        seat, kind = int(text[0]), text[1]
        role = next(role for role in supply[seat] if role.startswith("thug") == (kind == "t"))
        supply[seat].remove(role)
        return f"{FAMILY_IDS[seat]}_{role}"

    places = {place: figure(text) for place, text in (figures or {}).items()}
    drowned = [figure(text) for text in hudson.split()]
    drowned += [figure(f"{seat}{kind}") for seat, kinds in (spent or {}).items() for kind in kinds]
    common_row = [None if name == "-" else name for name in common.split()]
    common_row += [None] * (rules.common - len(common_row))
    jobs = Counter(KIND_IDS[kind] for kind in ALL_JOBS)
    jobs.subtract(
        name for row in (*held, *case, cards(discard)) for name in row if FIRST_JOB <= KIND[name] < FIRST_ALLY
    )
    jobs.subtract(name for name in common_row if name is not None)
    assert all(count >= 0 for count in jobs.values()), "more copies of a job than there are"
    if deck is not None:
        jobs.subtract(cards(deck))
        case[-1] += list(jobs.elements())
        jobs = Counter(cards(deck))
    count = Counter(name for row in (*held, *case) for name in row)
    stacks = {KIND_IDS[kind]: STACK_SIZE[kind] - count[KIND_IDS[kind]] for kind in range(STACKED)}
    phases = ("family_business", "turf_war", "bribery", "tribute")
    names = ("TurfWar", "Bribery", "Tribute")
    now: list[dict[str, Any]] = [{"step": name} for name in names[phases.index(phase) - 1 : phases.index(phase)]]
    if phase == "family_business":
        now = [{"step": "Turn", "seat": turn}, {"step": "NextTurn", "seat": (turn + 1) % seats}]
    later = [{"step": name} for name in names[phases.index(phase) :]]
    steps = now if stack is None else stack
    if phase == "family_business" and not any(step["step"] == "NextTurn" for step in steps):
        steps = [*steps, {"step": "NextTurn", "seat": (turn + 1) % seats}]
    position["table"] |= {
        "round": round,
        "phase": phase,
        "horse": horse,
        "turn": turn if phase == "family_business" else None,
        "families": list(FAMILY_IDS[:seats]),
        "hands": held,
        "allies": _rows(allies, seats),
        "suitcases": [[name for name in row if KIND[name] < STACKED] for row in case],
        "completed": [[name for name in row if KIND[name] >= FIRST_JOB] for row in case],
        "played": _rows(played, seats),
        "supply": supply if phase == "family_business" else [[] for _ in range(seats)],
        "stacks": stacks,
        "deck": sorted(jobs.elements()),
        "discard": cards(discard),
        "common": common_row,
        "offer": cards(offer),
        "tiles": default_tiles(seats, round, tiles.split()),
        "figures": places,
        "chief": chief,
        "hudson": drowned,
        "markers": {name: [] for name in position["table"]["markers"]},
    }
    if phase != "family_business":  # all figures have been played: those not named are in the Hudson
        position["table"]["hudson"] += [f"{FAMILY_IDS[seat]}_{role}" for seat in range(seats) for role in supply[seat]]
    for district, owners in (markers or {}).items():
        position["table"]["markers"][district] = [int(owner) for owner in owners]
    position["stack"] = [*reversed(later), *reversed(steps)]
    position["chance"] = {**Dictated(draws).record(), "draws_made": "0"}
    return Table(Match.begin(setup_of(GAME, position), is_complete=False))


class Table:
    """A match, and what tests need of it."""

    def __init__(self, match: cg.Match) -> None:
        self.match = match
        self.before = match.position()["table"]

    # --- playing

    def do(self, *options: str) -> Table:
        """Take these options one by one, each for the only seat that is asked."""
        for text in options:
            (seat,) = self.match.deciders
            self.play(seat, text)
        return self

    def play(self, seat: int, *options: str) -> Table:
        for text in options:
            self.match.play(seat, Option.parse(text))
            assert TITLE.problems(self.match.state) == []  # type: ignore[arg-type]
        return self

    def idle(self) -> Table:
        """Answer everything the turn still asks, declining where possible, up to the next turn or phase."""
        here = (self.now("round"), self.now("phase"))
        while self.step not in ("Turn", "NoneType") and (self.now("round"), self.now("phase")) == here:
            seat = self.match.deciders[0]
            options = [str(option) for option in self.match.options(seat)]
            self.play(seat, next((one for one in ("decline", "finish", "done") if one in options), options[0]))
        return self

    def refuses(self, option: str, rule: str) -> None:
        """Assert that the move is refused with this rule for the seat that is asked, and changes nothing."""
        seat = self.match.deciders[0]
        before = self.match.position()
        with pytest.raises(cg.IllegalMove) as caught:
            self.match.play(seat, Option.parse(option))
        assert caught.value.rule == rule
        assert self.match.position() == before

    # --- looking

    @property
    def step(self) -> str:
        return type(self.match.step).__name__

    @property
    def seat(self) -> int:
        (seat,) = self.match.deciders
        return seat

    def may(self, verb: str = "") -> set[str]:
        """The options of the seat that is asked: all of them, or the targets of a verb."""
        options = self.match.options(self.match.deciders[0])
        return {str(o.target) for o in options if o.verb == verb} if verb else {str(o) for o in options}

    def now(self, key: str) -> Any:
        return self.match.position()["table"][key]

    def hand(self, seat: int) -> list[str]:
        return [*self.now("hands")[seat], *self.now("allies")[seat]]

    def case(self, seat: int) -> list[str]:
        return [*self.now("suitcases")[seat], *self.now("completed")[seat]]

    def gained(self, seat: int) -> Counter[str]:
        """What a hand has gained since the scene began, as counts."""
        return Counter(self.hand(seat)) - Counter([*self.before["hands"][seat], *self.before["allies"][seat]])

    def lost(self, seat: int) -> Counter[str]:
        return Counter([*self.before["hands"][seat], *self.before["allies"][seat]]) - Counter(self.hand(seat))

    def stack(self, card: str) -> int:
        """How many cards a stack has gained since the scene began."""
        return int(self.now("stacks")[card]) - int(self.before["stacks"][card])

    def told(self, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The events of a kind so far, as a seat may know them."""
        return [event for row in self.match.events(seat) for event in row if event["event"] == kind]


def everything_of(round: int) -> list[str]:
    """The allies of a round."""
    return [KIND_IDS[ally] for ally in range(FIRST_ALLY, len(KIND_IDS)) if ALLY_ROUND[ally] == round]


def limit(round: int) -> int:
    return HAND_LIMIT[round]


def figure_ids() -> tuple[str, ...]:
    return FIGURE_IDS


def take_effects(table: Table, *words: str) -> Table:
    """Choose effects while their order is asked: those with one of the words, or any if none is given."""
    while table.step == "NextEffect":
        options = [text for text in sorted(table.may()) if text != "finish"]
        table.do(next(text for text in options if not words or any(word in text for word in words)))
    return table
