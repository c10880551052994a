"""Chapter 16: the invariants hold in random games, and are reported if a position breaks them.

The checks here count independently. The engine's own list of invariants is tested with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

import consigliere as cg
from consigliere.engine import Option
from consigliere.games.la_cosa_nostra.components import DATA, JOB_CATEGORY, JOB_IDS, JOB_ROUND, REACTION
from tests.cases import random_any_time_option

from .scene import GAME, scene, side
from .scene_table import BUSINESS_KINDS

TABLES = [(seats, expansion) for seats in (3, 4, 5) for expansion in (False, True)]
every_table = pytest.mark.parametrize(("seats", "expansion"), TABLES)
ROUND_OF = dict(zip(JOB_IDS, JOB_ROUND, strict=True))
REACTIONS = {name for name, category in zip(JOB_IDS, JOB_CATEGORY, strict=True) if category == REACTION}
# What every question lets a player do at least: one of these, or one of the cards to choose from
WAYS_OUT = {"pass", "cancel", "decline", "done", "end_turn", "keep", "enough", "roll", "launder", "assign", "boss"}
PARTS = {"job", "plan", "discard", "discard_influence", "target", "source", "dice", "gamble", "stake", "jobs", "double"}
PARTS |= {"peek", "mode", "on", "give"}
BOLD = {"perform", "rob", "ambush", "assign", "job", "hire", "instead", "shoot_back", "repeat", "prevent"}


class Frame(NamedTuple):
    """A moment of a game, the choice that led to it, and its events with all secrets."""

    table: dict[str, Any]
    step: str
    stakes: int
    choice: Option | None
    seat: int
    events: list[dict[str, Any]]
    choices: list[tuple[Option, ...]]  # of every seat that is asked
    problems: list[str]
    match: cg.Match | None  # a copy, at some moments

    @property
    def in_hand(self) -> bool:
        """Whether a job is being resolved."""
        return bool(self.table["deeds"])

    def gangsters(self) -> Iterator[dict[str, Any]]:
        for player in self.table["players"]:
            yield from player["gangsters"]

    def tasks(self, seat: int | None = None) -> list[dict[str, Any]]:
        players = self.table["players"] if seat is None else [self.table["players"][seat]]
        return [task for one in players for who in one["gangsters"] for task in who.get("tasks", []) if task]

    @property
    def money(self) -> int:
        return sum(player["cash"] + player["laundered"] for player in self.table["players"]) + self.stakes


@cache
def game(seats: int, expansion: bool) -> tuple[list[Frame], cg.Match]:
    """A random game with deals, moment by moment, from its beginning to its end."""
    options = {"expansion_gangsters": expansion, "bosses": "random", "robbery_against_robbery": True}
    match = cg.new(GAME, seats=seats, seed=seats, options=options)
    pick = Random(seats + 10 * expansion)
    frames: list[Frame] = []
    seat, choice = -1, None
    while True:
        g = match.state
        frames.append(
            Frame(
                match.position()["table"],
                type(match.step).__name__,
                sum(deed.stake for deed in g.deeds),  # type: ignore[attr-defined]
                choice,
                seat,
                [{"event": event.kind, **event.facts, "secret": event.secret} for event in g.event_log or []],
                [match.options(other) for other in match.deciders],
                match.title.problems(g),
                match.clone() if len(frames) % 25 == 0 else None,
            )
        )
        if match.result is not None:
            return frames, match
        seat, choice = _choose(match, pick)


def _choose(match: cg.Match, pick: Random) -> tuple[int, Option]:
    """Prefers what makes things happen: with uniform choices most jobs would be cancelled."""
    extra = random_any_time_option(match, pick) if pick.random() < 0.15 else None
    if extra is not None:
        try:
            match.play(*extra)
        except (cg.IllegalMove, cg.NotUnderstood):  # goods that are gone
            pass
        else:
            return extra
    seat = pick.choice(match.deciders)
    options = match.options(seat)
    bold = [one for one in options if one.verb in BOLD]
    option = pick.choice(bold if bold and pick.random() < 0.8 else options)
    match.play(seat, option)
    return seat, option


# --- cards


@every_table
@pytest.mark.rule("LCN-INV-01")
def test_every_card_is_in_exactly_one_place(seats: int, expansion: bool) -> None:
    frames, _ = game(seats, expansion)
    jobs = [row for row in DATA["jobs"] if expansion or row["set"] == "base"]
    cards = [row for row in DATA["influence"] if expansion or row["set"] == "base"]
    for frame in frames:
        table = frame.table
        assert frame.problems == []
        players = table["players"]
        businesses = [one["id"] for player in players for one in player["businesses"]]
        businesses += [*table["market"], *table["deck"], *[t["purchase"] for t in frame.tasks() if "purchase" in t]]
        assert len(businesses) == len(set(businesses)) == 34
        gangsters = [one["id"] for player in players for key in ("gangsters", "trophies") for one in player[key]]
        gangsters += [name for row in table["elsewhere"].values() for name in row]
        assert len(gangsters) == len(set(gangsters)) == 60
        influence = [name for player in players for name in player["influence"]]
        influence += [*table["influence_deck"], *table["influence_discard"]]
        influence += [name for one in frame.gangsters() for name in one.get("attached", [])]
        assert Counter(influence) == {row["id"]: row["copies"] for row in cards}
        faces = [name for player in players for name in player["jobs"]]
        faces += [name for row in (*table["job_decks"], *table["piles"]) for name in row]
        faces += [task["job"] for task in frame.tasks() if "job" in task]
        lying = sum(
            (deed["card"] is not None) + sum(one["card"] is not None for one in deed["reacted"])
            for deed in table["deeds"]
        )
        missing = Counter({row["id"]: row["copies"] for row in jobs}) - Counter(faces)
        assert missing.total() == lying
        assert len(faces) + lying == sum(row["copies"] for row in jobs)


@every_table
@pytest.mark.rule("LCN-INV-05")
def test_a_gangster_carries_one_assignment_and_few_carry_two(seats: int, expansion: bool) -> None:
    two = {"heavy_hand": [["job", "job"]], "kenzo_isoaki": [["job", "purchase"]]}
    two["yumiko_ishi"] = [["job", "purchase"], ["purchase", "purchase"]]
    for frame in game(seats, expansion)[0]:
        for one in frame.gangsters():
            sorts = sorted("job" if "job" in task else "purchase" for task in one.get("tasks", []) if task)
            assert len(sorts) < 2 or sorts in two[one["id"]]


@every_table
@pytest.mark.rule("LCN-INV-06")
def test_attachments_are_of_different_kinds_and_leave_in_time(seats: int, expansion: bool) -> None:
    busy: set[str] = set()  # who has had an assignment this round; others keep their attachments until its end
    for frame in game(seats, expansion)[0]:
        if frame.table["phase"] in ("draw", "hire"):
            busy = set()
        for one in frame.gangsters():
            kinds = one.get("attached", [])
            assert len(kinds) == len(set(kinds))
            assert set(kinds) <= {"henchman", "sabotage", "smg", "seduction"}
            assert not kinds or frame.table["phase"] not in ("draw", "hire")
            if any(one.get("tasks", [])):
                busy.add(one["id"])
            elif frame.table["phase"] == "action" and not frame.in_hand and one["id"] in busy:
                assert not {"henchman", "sabotage"} & set(kinds)


@every_table
@pytest.mark.rule("LCN-INV-07")
def test_nobodys_strength_is_below_one(seats: int, expansion: bool) -> None:
    for frame in game(seats, expansion)[0]:
        if frame.match is not None:
            for player in frame.match.view()["table"]["players"]:
                assert all(one["strength"] >= 1 for one in player["gangsters"])
    weak = scene(blundetto=side(gangsters="little_joey+seduction big_joey+seduction"))
    strength = {one["id"]: one["strength"] for one in weak.view(None)["players"][0]["gangsters"]}
    assert strength == {"little_joey": 1, "big_joey": 2}


@every_table
@pytest.mark.rule("LCN-INV-08")
def test_a_monopoly_is_with_the_only_player_who_has_earned_it(seats: int, expansion: bool) -> None:
    alias = {"night_club": ["pimp"], "casino": ["dealer", "loan_shark"]}
    counted = {row["id"]: row["counts"] for row in DATA["monopolies"]}
    for frame in game(seats, expansion)[0]:
        counts: list[Counter[str]] = []
        for player in frame.table["players"]:
            saito = any(one["id"] == "saito_botan" and not one.get("blocked") for one in player["gangsters"])
            kinds = [one["id"].rpartition("_")[0] for one in player["businesses"] if not one.get("blocked")]
            assert set(kinds) <= set(BUSINESS_KINDS)
            kinds += [other for kind in kinds if saito for other in alias.get(kind, [])]
            counts.append(Counter(kinds))
        for name, holder in frame.table["monopolies"].items():
            row = [count[counted[name]] for count in counts]
            earned = [seat for seat, most in enumerate(row) if most >= 2 and most > sum(row) - most]
            assert holder == (earned[0] if earned else -1)


@every_table
@pytest.mark.rule("LCN-INV-09", "LCN-INV-11", "LCN-INV-12")
def test_market_assignments_and_blocks_fit_the_phase(seats: int, expansion: bool) -> None:
    for frame in game(seats, expansion)[0]:
        table = frame.table
        if table["phase"] == "planning":
            assert len(table["market"]) == 4 or not table["deck"]
        if table["phase"] in ("income", "payday", "end", "draw", "hire"):
            assert frame.tasks() == []
        for one in frame.gangsters():
            assert not (one.get("blocked") and any(one.get("tasks", []))) or frame.in_hand


@every_table
@pytest.mark.rule("LCN-INV-10")
def test_a_round_begins_unblocked_and_with_few_cards_carried_over(seats: int, expansion: bool) -> None:
    begun = 0
    for frame in game(seats, expansion)[0]:
        if not any(event["event"] == "round" for event in frame.events) or frame.table["round"] < 2:
            continue
        begun += 1
        assert not any(one.get("blocked") for one in frame.gangsters())
        assert not any(one.get("blocked") for player in frame.table["players"] for one in player["businesses"])
        drawn = Counter({e["seat"]: e["count"] for e in frame.events if e["event"] == "drew_influence"})
        for seat, player in enumerate(frame.table["players"]):
            if all(one["id"] != "fyodor_kalashenko" for one in player["gangsters"]):
                assert sum(ROUND_OF[name] < frame.table["round"] for name in player["jobs"]) <= 3
                assert len(player["influence"]) - drawn[seat] <= 3
    assert begun == 3


@every_table
@pytest.mark.rule("LCN-INV-14")
def test_reactions_come_late_and_only_in_others_turns(seats: int, expansion: bool) -> None:
    for before, frame in pairwise(game(seats, expansion)[0]):
        if frame.table["round"] < 3:
            outside = [name for player in frame.table["players"] for name in player["jobs"]]
            outside += [task["job"] for task in frame.tasks() if "job" in task]
            outside += [name for row in frame.table["piles"] for name in row]
            assert not REACTIONS & set(outside)
        for event in frame.events:
            if event["event"] == "revealed" and event["mode"] in ("reaction", "substitute_reaction"):
                assert event["seat"] != before.table["turn"]
            elif event["event"] == "revealed":
                assert event["job"] not in REACTIONS


@every_table
@pytest.mark.rule("LCN-INV-15")
def test_one_hire_a_round_and_six_gangsters_a_family(seats: int, expansion: bool) -> None:
    family = {row["id"]: row["family"] for row in DATA["gangsters"]}
    hired: Counter[tuple[int, int]] = Counter()
    for before, frame in pairwise(game(seats, expansion)[0]):
        for event in frame.events:
            if event["event"] == "hired":  # perhaps the last action of its round
                hired[event["seat"], before.table["round"]] += 1
        players = frame.table["players"]
        places = [one["id"] for player in players for key in ("gangsters", "trophies") for one in player[key]]
        places += [*frame.table["elsewhere"]["under_boss"], *frame.table["elsewhere"]["gone"]]
        six = Counter(family[name] for name in places if name in family)
        assert all(six[player["family"]] == 6 for player in players)
    assert hired
    assert max(hired.values()) == 1


# --- money


@every_table
@pytest.mark.rule("LCN-INV-02", "LCN-INV-03", "LCN-INV-23")
def test_money_goes_nowhere_untold(seats: int, expansion: bool) -> None:
    moved = 0
    for before, frame in pairwise(game(seats, expansion)[0]):
        players = frame.table["players"]
        for old, player in zip(before.table["players"], players, strict=True):
            assert type(player["cash"]) is type(player["laundered"]) is int
            assert player["cash"] >= 0
            assert player["laundered"] >= old["laundered"] or frame.table["phase"] == "end"
        if frame.table["phase"] == "end" or any(event["event"] == "boss" for event in frame.events):
            continue
        flow, stake = 0, before.stakes
        for event in frame.events:
            if event["event"] == "money":
                flow += event["amount"] * ((event["from"] is None) - (event["to"] is None))
            elif event["event"] == "revealed":
                stake = event.get("stake", 0)
            elif event["event"] == "outcome" and not event["successes"]:
                flow -= stake  # lost at the races
                stake = 0
        assert frame.money - before.money == flow
        moved += bool(flow)
    assert moved


@pytest.mark.rule("LCN-INV-23")
def test_every_price_and_every_share_is_whole() -> None:
    """Two halvings of a price after any discounts; three robberies of one reward, one of the other."""
    discounts = [0, 1000, 2000, 3000, 4000, 5000]
    assert all((max(0, row["cost"] - less)) % 4 == 0 for row in DATA["businesses"] for less in discounts)
    rewards = [e["amount"] for row in DATA["jobs"] for key in ("one", "two") for e in row[key] if e["kind"] == "gain"]
    assert rewards
    assert all(reward % 8 == 0 for reward in rewards)


# --- the course of the game


@every_table
@pytest.mark.rule("LCN-INV-16", "LCN-INV-21")
def test_every_turn_takes_or_gives_an_assignment(seats: int, expansion: bool) -> None:
    """So both phases end. Skipping is a schemer's effect; a trade can take the last free gangster away."""
    start: int | None = None
    traded = False
    ended = 0
    for before, frame in pairwise(game(seats, expansion)[0]):
        if before.step in ("PlanningTurn", "ActionTurn") and start is None:
            start, traded = len(before.tasks(before.table["turn"])), False
        traded = traded or any(event["event"] == "deal" for event in frame.events)
        verb = frame.choice.verb if frame.choice is not None else ""
        if verb in ("done", "end_turn", "decline"):
            assert start is not None
            now = len(before.tasks(frame.seat))
            ended += 1
            if verb == "end_turn":
                assert now < start
            elif verb == "done":
                assert now > start or traded
            else:
                assert frame.seat in frame.table["declined"] or frame.table["phase"] != "planning"
            start = None
        elif any(event["event"] == "played" and event["mode"] == "skip_own_turn" for event in frame.events):
            start = None
        if frame.table["phase"] != before.table["phase"]:
            start = None
    assert ended > 4 * seats


@every_table
@pytest.mark.rule("LCN-INV-18")
def test_same_seed_and_same_choices_same_game(seats: int, expansion: bool) -> None:
    match = game(seats, expansion)[1]
    again = cg.load(match.save())
    assert again.position() == match.position()
    assert [again.events(seat) for seat in (None, 0)] == [match.events(seat) for seat in (None, 0)]


@every_table
@pytest.mark.rule("LCN-INV-19")
def test_a_performed_job_is_public_and_performed_once_a_cancelled_one_is_not(seats: int, expansion: bool) -> None:
    frames, match = game(seats, expansion)
    given: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for frame in frames:
        for event in frame.events:
            if event["event"] == "assigned":
                given[event["secret"]["card"]] += 1
            elif event["event"] == "revealed" and event["mode"] in ("job", "reaction"):
                done[event["job"]] += event["gangster"] != "bernardo_farmacista"
    assert sum(done.values()) > 5
    assert all(done[name] <= given[name] for name in done)
    for row in match.events(None):
        for seen in row:
            assert seen["event"] != "assigned" or "card" not in seen
            assert seen["event"] != "cancelled" or "card" not in seen
            assert seen["event"] != "revealed" or "job" in seen


@every_table
@pytest.mark.rule("LCN-INV-22")
def test_nobody_is_ever_left_without_a_choice(seats: int, expansion: bool) -> None:
    for frame in game(seats, expansion)[0][:-1]:
        assert frame.choices
        for options in frame.choices:
            assert options
            assert {option.verb for option in options} & (WAYS_OUT | PARTS), options


@every_table
@pytest.mark.rule("LCN-INV-13")
def test_other_worlds_look_and_ask_the_same(seats: int, expansion: bool) -> None:
    """Everything a seat cannot know is redealt. It sees the same, and is asked the same with the same options."""
    for frame in game(seats, expansion)[0]:
        match = frame.match
        if match is None or match.result is not None:
            continue
        for seat in range(seats):
            world = match.determinize(seat, seed=frame.table["round"])
            assert world.view(seat) == match.view(seat)
            assert world.options(seat) == match.options(seat)
            assert (seat in world.deciders) == (seat in match.deciders)
            for other, player in enumerate(match.view(seat)["table"]["players"]):
                known = frame.table["players"][other]["jobs_known"]
                hidden = sum(seat not in who for who in known)
                assert sum(job["card"] == "hidden" for job in player["jobs"]) == hidden
