"""Chapter 18: the invariants hold in random games of every mode, and a broken state is detected."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine.state import take
from consigliere.games.dual_powers.components import (
    CONNECTION_IDS,
    MONTH_IDS,
    REGION_IDS,
    SIDE_IDS,
    TILE_BLOCKS,
)
from consigliere.games.dual_powers.state import Petrograd
from consigliere.match import Match, setup_of
from tests.effort import effort

from .scene import Table, begin, scene

MODES: list[dict[str, Any]] = [
    {"mode": "duel"},
    {"mode": "duel", "side": "white"},
    {"mode": "solo", "side": "red", "difficulty": 1},
    {"mode": "solo", "side": "white", "difficulty": 6},
]
GAMES = effort(6, 12)
COMMAND = re.compile(r"command_\w+")


def random_game(options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A game of random choices: the table at every decision and at the end."""
    table = begin(seed=seed, **options)
    dice = random.Random(seed)
    yield table
    while table.match.result is None:
        seat = dice.choice(table.match.deciders)
        table.play(seat, dice.choice(table.match.options(seat)))
        yield table


@pytest.fixture(params=MODES, ids=lambda mode: "-".join(str(value) for value in mode.values()))
def games(request: pytest.FixtureRequest) -> Iterator[Iterator[Table]]:
    """Several random games of one mode."""
    return (random_game(request.param, seed) for seed in range(GAMES))


def test_every_state_is_sound_and_leaves_something_to_do(games: Iterator[Iterator[Table]]) -> None:
    """Invariants 1 to 8, 10, 13 and 18 as `problems` checks them; 20 and 21."""
    for game in games:
        for table in game:
            assert table.match.title.problems(table.match.state) == []
            if table.match.result is None:
                assert table.match.deciders
                assert all(table.match.options(seat) for seat in table.match.deciders)
            assert table.round <= (3 if table.match.setup.seats == 1 else 10)
        assert table.match.result is not None


@pytest.mark.rule("DP-SET-05", "DP-EXH-04", "DP-DATE-02", "DP-DATE-04", "DP-DATE-08")
def test_what_never_grows_and_what_never_falls(games: Iterator[Iterator[Table]]) -> None:
    """Invariants 4 and 9: neutral units only leave; months only advance, one per turn; there is no day 29 or 30."""
    for game in games:
        neutral, month, turns = 6, 0, 0
        for table in game:
            seen = table.view(None)
            left = sum(name.startswith("neutral_unit") and spot != "out" for name, spot in seen["tokens"].items())
            assert left <= neutral
            new = MONTH_IDS.index(seen["month"])
            played = len(table.happened("played"))
            assert month <= new <= month + (played - turns)  # several Opposition turns may pass between two questions
            assert seen["day"] in {*range(1, 29), 31}
            neutral, month, turns = left, new, played
        per_turn = Counter[int]()
        for row in table.match.events(None):
            for event in row:
                per_turn[0] += event["event"] == "played"
                per_turn[per_turn[0]] += event["event"] == "month"
        assert all(count <= 1 for turn, count in per_turn.items() if turn)


@pytest.mark.rule("DP-ACT-01", "DP-SOLO-13")
def test_turns_alternate_and_come_out_even(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 11."""
    for game in games:
        for table in game:
            played = [[event["side"] for event in rounds if event["event"] == "played"] for rounds in by_round(table)]
            for order in played:
                assert all(one != two for one, two in pairwise(order))
            for order in played[:-1]:
                solo = table.match.setup.seats == 1
                assert sorted(Counter(order).values()) == ([4, 5] if solo else [4, 4])


def by_round(table: Table) -> list[list[dict[str, Any]]]:
    """The public events of a match, round by round."""
    rounds: list[list[dict[str, Any]]] = []
    for row in table.match.events(None):
        for event in row:
            if event["event"] == "round":
                rounds.append([])
            rounds[-1].append(event)
    return rounds


@pytest.mark.rule("DP-DRAW-02", "DP-DRAW-03", "DP-BON-05", "DP-SOLO-07")
def test_hands_after_the_draw_are_eight_and_the_bonus_draws(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 12: in solo seven."""
    for game in games:
        seen_round = 0
        bonus = Counter[str]()
        for table in game:
            solo = table.match.setup.seats == 1
            if table.round != seen_round:
                seen_round = table.round
                bonus = Counter(e["side"] for e in table.happened("bonus") if e["action"] == "bonus_draw")
                for side in table.asked():
                    assert len(table.hands[side]) == (7 if solo else 8) + bonus[side]


@pytest.mark.rule("DP-CLN-02", "DP-SPC-01")
def test_the_blockade_marker_is_where_the_tile_says_until_somebody_moves_it(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 7."""
    for game in games:
        for table in game:
            moved = any(event["event"] == "blocked" for event in by_round(table)[-1])
            if not moved:
                assert table.blocked == CONNECTION_IDS[TILE_BLOCKS[REGION_IDS.index(table.blockade)]]


@pytest.mark.rule("DP-EXH-01", "DP-EXH-02", "DP-EXH-05")
def test_after_the_exhaust_step_no_ready_token_stands_by_a_marker(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 14: from random turns straight to scoring, without the clean-up that follows."""
    looked = 0
    for game in games:
        for table in game:
            if table.step() != "Turn":
                continue
            position = table.match.position()
            position["stack"] = [{"step": "ScoringPhase"}]
            phase = Table(Match.begin(setup_of("dual_powers", position), is_complete=False))
            if phase.step() == "UnrestChoice":
                phase.do("unrest:score")
            if phase.match.result is None or phase.match.result.reason != "support_track":
                looked += 1
                assert phase.phase == "scoring"
                for region in phase.markers:
                    assert all(token.endswith("*") for token in phase.tokens(region))
    assert looked > 20


@pytest.mark.rule("DP-ORD-02", "DP-LDR-01", "DP-BON-02", "DP-EVT-01", "DP-SOLO-15", "DP-ORD-07")
def test_whatever_enters_the_board_enters_ready(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 15: the faces in events are the faces on the board."""
    for game in games:
        for table in game:
            faces: dict[str, str] = {}
            for event in [event for row in table.match.events(None) for event in row]:
                match event["event"]:
                    case "placed" | "refreshed":
                        faces[event["token"]] = "ready"
                    case "exhausted":
                        faces[event["token"]] = "exhausted"
                    case "removed":
                        assert faces.pop(event["token"], "exhausted") == "exhausted" or event["token"] == "trotsky_red"
                    case "swapped":
                        faces[event["new"]] = faces.pop(event["old"])
            spots = table.view(None)["tokens"]
            assert {name: spots[name].partition(":")[2] for name in faces} == faces
        assert len(faces) > 3


@pytest.mark.rule("DP-STR-01", "DP-STR-06")
def test_somebody_is_stronger_wherever_a_side_has_a_token(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 17: with the default switches, nobody if and only if no token of a side is there."""
    for game in games:
        for table in game:
            state = table.match.state
            assert isinstance(state, Petrograd)
            for region in range(len(REGION_IDS)):
                present = any(state.where[token] == region for own in state.rules.own for token in own)
                assert (state.stronger(region) >= 0) == present


def visible(table: Table, side: str | None) -> set[str]:
    """The command cards a side may name, by chapter 13, from the secrets themselves."""
    secrets = table.all
    cards = {*secrets["discard"], *secrets["played"]["red"], *secrets["played"]["white"]}
    for owner in SIDE_IDS:
        looked = side == owner and (table.match.setup.seats == 2 or secrets["objective_seen"])
        if secrets["objective_shown"][owner] or looked:
            cards.add(secrets["objective"][owner])
    return cards | set(secrets["hands"][side] if side is not None else ())


@pytest.mark.rule("DP-OBJ-03", "DP-SOLO-09", "DP-SET-04", "DP-DRAW-01")
def test_no_view_and_no_event_names_a_card_its_reader_may_not_see(games: Iterator[Iterator[Table]]) -> None:
    """Invariant 16."""
    for game in games:
        before: dict[str | None, set[str]] = {}
        told = Counter[str | None]()
        for table in game:
            for side in (*SIDE_IDS, None):
                seat = None if side is None else table.seat(side)
                if seat == -1:
                    continue
                cards = visible(table, side)
                assert set(COMMAND.findall(str(table.match.view(seat)))) <= cards
                news = [event for row in table.match.events(seat, since=told[side]) for event in row]
                public = [event for event in news if event["event"] in ("played", "revealed", "spied")]
                known = cards | before.get(side, set()) | set(COMMAND.findall(str(public)))
                assert set(COMMAND.findall(str(news))) <= known
                told[side] = len(table.match.events(seat))
                before[side] = cards


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """Invariant 19."""
    for options in MODES:
        one, two = ([table.match.position() for table in random_game(options, 7)] for _ in range(2))
        assert one == two
        other = [table.match.position() for table in random_game(options, 8)]
        assert one[0] != other[0]


@pytest.mark.rule("DP-SOLO-05", "DP-SOLO-10", "DP-SOLO-31")
def test_solo_has_three_rounds_and_three_leaders_at_most() -> None:
    """Invariant 18."""
    longest = 0
    for seed in range(30):
        for table in random_game({"mode": "solo"}, seed):
            entered = 3 - len(table.leader_pile)
            assert entered == table.round <= 3
        longest = max(longest, table.round)
    assert longest == 3


# --- broken states are recognised


def _swap(table: dict[str, Any]) -> None:
    table["hands"]["red"][0], table["hands"]["white"][0] = table["hands"]["white"][0], table["hands"]["red"][0]


BREAKS: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("1: a card twice", lambda t: t["deck"].append(t["deck"][0]), "in two places"),
    ("1: a card missing", lambda t: t["deck"].pop(), "missing"),
    ("1: a leader in the deck", lambda t: t["deck"].append("leader_card_lenin"), "among command cards"),
    ("2: a unit out of the game", lambda t: t["tokens"].update(red_unit_01="out"), "red_unit_01 must be"),
    ("2: a unit on the calendar", lambda t: t["tokens"].update(red_unit_01="calendar"), "red_unit_01"),
    ("3: a leader before its card", lambda t: t["tokens"].update(leader_lenin="blue"), "before its card was played"),
    ("3: a leader in another's hand", _swap, "owner's hand"),
    ("4: a neutral unit in a supply", lambda t: t["tokens"].update(neutral_unit_01="supply"), "in a supply"),
    ("5: two Trotskys", lambda t: t["tokens"].update(trotsky_neutral="blue", trotsky_red="blue"), "two Trotskys"),
    ("5: red Trotsky too early", lambda t: t["tokens"].update(trotsky_red="blue"), "before August"),
    ("5: neutral Trotsky too early", lambda t: t["tokens"].update(trotsky_neutral="blue"), "outside May to July"),
    ("6: the Will with nobody", lambda t: t.update(will="green"), "no side"),
    ("7: the marker on no connection", lambda t: t.update(blocked="green_white"), "no connection"),
    ("8: a tile missing", lambda t: t["tiles"].pop(), "six region tiles"),
    ("8: one tile on both spaces", lambda t: t.update(unrest=t["blockade"]), "six region tiles"),
    ("9: day 29", lambda t: t.update(day=29), "day 29"),
    ("9: day 0", lambda t: t.update(day=0), "day 0"),
    ("9: day 32", lambda t: t.update(day=32), "day 32"),
    ("10: beyond the track", lambda t: t.update(score=13), "beyond the track"),
    ("10: at the end but going on", lambda t: t.update(score=-12), "the game goes on"),
    ("13: a marker outside scoring", lambda t: t.update(markers=["blue", None, None]), "outside the scoring phase"),
    ("15: exhausted in the supply", lambda t: t["tokens"].update(red_unit_01="supply:exhausted"), "not on the board"),
    ("a face nobody knows", lambda t: t["tokens"].update(neutral_unit_01="blue:sleepy"), "sleepy"),
    ("no unrest tile", lambda t: (t["tiles"].append(t["unrest"]), t.update(unrest=None)), "each hold a tile"),
]


@pytest.mark.parametrize(("breaking", "words"), [b[1:] for b in BREAKS], ids=[b[0] for b in BREAKS])
def test_a_broken_state_is_recognised(breaking: Callable[[dict[str, Any]], Any], words: str) -> None:
    position = begin().match.position()
    cg.from_position("dual_powers", position)
    breaking(position["table"])
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position("dual_powers", position)
    assert any(words in problem for problem in refusal.value.problems), refusal.value.problems


@pytest.mark.rule("DP-SOLO-02", "DP-SOLO-04")
def test_a_broken_solo_state_is_recognised() -> None:
    """Invariants 2 and 18: the other faction's units stay in the box, opposition units in the game."""
    for token, spot in (("white_unit_01", "supply"), ("opposition_1_01", "out"), ("opposition_1_01", "calendar")):
        position = begin("solo").match.position()
        position["table"]["tokens"][token] = spot
        with pytest.raises(cg.BadPosition, match=token):
            cg.from_position("dual_powers", position)


# --- the length of a game


@pytest.mark.rule("DP-RND-02", "DP-RULE-15")
def test_k7_the_calendar_runs_out_in_round_five() -> None:
    """The dataset's constraint K7: 95 % of random duels not decided on the track reach October in round 5."""
    lengths = Counter[int]()
    for seed in range(400):
        dice = random.Random(seed)
        g = cg.new("dual_powers", seats=2, seed=seed).state
        g.event_log = None
        while g.result is None:
            seat = g.deciders[0]
            take(g, seat, dice.choice(g.stack[-1].options(g, seat)))
        if g.result.reason != "support_track":
            lengths[g.round] += 1  # type: ignore[attr-defined]
    assert sum(lengths.values()) > 50
    assert lengths[5] >= 0.95 * sum(lengths.values()), lengths


@pytest.mark.rule("DP-RND-02", "DP-END-02")
def test_even_the_slowest_calendar_ends() -> None:
    """Invariant 21: with two days a turn a month takes fifteen turns."""
    twos = [f"{region}_2" for region in REGION_IDS]
    day, turns = 1, 0
    while day != 31:
        table = scene(turns="red white", red=twos[0], white="blue_3", day=day)
        day = table.do(f"play:{twos[0]}").day
        turns += 1
    assert turns + 1 == 15  # the next card turns the month
