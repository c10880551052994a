"""The bot that looks ahead: legal, repeatable, independent of secrets, and better than the greedy bot."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.bots import GreedyBot, SearchBot, Sight, play_out, search
from consigliere.bots.greedy import Ranked
from consigliere.bots.search import Tried
from consigliere.engine import Lookahead, Option, State
from consigliere.games import GAMES, find
from tests.toy.scene import scene

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("game", GAMES)
def test_it_chooses_what_is_offered(game: str) -> None:
    match = cg.new(game, seats=find(game).facts.players[1], seed=4)
    bot = SearchBot(1, playouts=6, candidates=3)
    for _ in range(12):
        seat = match.deciders[0]
        option = bot.choose(Sight(match, seat))
        assert option in match.options(seat)
        match.play(seat, option)


def test_the_same_seed_and_budget_make_the_same_moves() -> None:
    saves = set()
    for _ in range(2):
        match = cg.new("toy", seats=3, seed=5)
        play_out(match, [SearchBot(1, playouts=12), GreedyBot(2), GreedyBot(3)])
        saves.add(match.save())
    assert len(saves) == 1


def test_what_it_cannot_know_makes_no_difference() -> None:
    for seed in range(6):
        choices = set()
        for hands, coins in (
            (["crate_1 thief_1 guard_1", "crate_2 thief_2", "guard_3"], (4, 6, 2)),
            (["crate_1 thief_1 guard_1", "thief_5 guard_2", "crate_9"], (4, 1, 7)),
        ):
            match = scene(hands, coins=coins)
            choices.add(SearchBot(seed, playouts=12).choose(Sight(match, 0)))
        assert len(choices) == 1


def test_time_ends_a_decision_early() -> None:
    """Without any time it still answers, in the order in which the greedy bot ranks the options."""
    match = cg.new("dual_powers", seats=2, seed=3)
    bot = SearchBot(1, playouts=10_000_000, seconds=1e-9)
    assert bot.choose(Sight(match, 0)) in match.options(0)


def test_all_options_are_tried_and_the_better_ones_more() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    for seat in match.deciders:
        match.play(seat, match.options(seat)[0])
    seat = match.deciders[0]
    options = list(match.options(seat))[:4]
    tried = SearchBot(1, playouts=16).compare(Sight(match, seat), options, Lookahead(4))
    assert [one.option for one in tried] == options
    assert sorted(one.reached for one in tried) == [0, 0, 1, 2]
    assert sorted(len(one.values) for one in tried) == [2, 2, 6, 6]
    assert all(0 <= value <= 1 for one in tried for value in one.values)


def tried(option: str, *values: float) -> Tried:
    found = Tried(Option(option))
    found.values = list(values)
    return found


def test_evidence_is_counted_in_the_worlds_that_two_options_share() -> None:
    assert tried("a", 0.5, 0.7).errors_above(tried("b", 0.4, 0.6, 0.0)) == pytest.approx(1e9)  # always better
    assert tried("a", 0.6, 0.4, 0.8).errors_above(tried("b", 0.5, 0.5, 0.5)) == pytest.approx(0.1 / (0.2 / 3**0.5))
    assert tried("a", 0.9).errors_above(tried("b", 0.1)) == 0.0  # one world is not enough
    assert tried("a", 0.5, 0.5).errors_above(tried("b", 0.5, 0.5)) == 0.0


def test_without_evidence_the_greedy_choice_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("toy")), "lookahead", Lookahead(6, evidence=1e12))
    for seed in range(8):
        match = cg.new("toy", seats=3, seed=seed)
        seat = match.deciders[0]
        bot = SearchBot(seed, playouts=24)
        first = bot._greedy.rank(Sight(match, seat))[0].option
        assert SearchBot(seed, playouts=24).choose(Sight(match, seat)) == first


def test_a_playout_is_judged_several_times_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The values after a third, two thirds and all of its decisions are averaged; the way is the same."""
    match = cg.new("dual_powers", seats=2, seed=3)
    seat, title = match.deciders[0], match.title
    option = match.options(seat)[0]
    seen: list[float] = []

    def value(g: State, seat: int) -> float:
        seen.append(g.moves / 1000)
        return seen[-1]

    monkeypatch.setattr(title, "value", value)
    habits = Lookahead(12, tries=1)
    thirds = [search._worth(match, seat, option, habits._replace(decisions=n), 7) for n in (4, 8, 12)]
    seen.clear()
    found = search._worth(match, seat, option, habits._replace(looks=3), 7)
    assert len(seen) == 3
    assert found == pytest.approx(sum(thirds) / 3)


def test_a_search_stops_when_the_choice_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    match = cg.new("dual_powers", seats=2, seed=4)
    while len(match.options(match.deciders[0])) < 4:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    sight = Sight(match, match.deciders[0])
    options = list(sight.options)[:4]
    for values, counts in (((0.9, 0.1, 0.1, 0.1), [6, 6, 6, 6]), ((0.5, 0.5, 0.5, 0.5), [6, 6, 18, 18])):
        worth = dict(zip(options, values, strict=True))
        monkeypatch.setattr(search, "_worth", lambda world, seat, option, *_, worth=worth: worth[option])
        tried = SearchBot(1, playouts=48).compare(sight, options, Lookahead(2))
        assert sorted(len(one.values) for one in tried) == counts
        assert max(tried, key=lambda one: (one.reached, one.mean)).option == options[0]


def test_with_time_alone_each_round_gets_an_equal_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that every playout moves on by a tenth of a second."""
    time = [0.0]
    worth = search._worth

    def slow(*args: Any) -> float:
        time[0] += 0.1
        return worth(*args)

    monkeypatch.setattr(search, "perf_counter", lambda: time[0])
    monkeypatch.setattr(search, "_worth", slow)
    match = cg.new("dual_powers", seats=2, seed=4)
    while len(match.options(match.deciders[0])) < 4:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    seat = match.deciders[0]
    options = list(match.options(seat))[:4]
    tried = SearchBot(1, playouts=0, seconds=8.0).compare(Sight(match, seat), options, Lookahead(2))
    counts = sorted(len(one.values) for one in tried)
    assert counts[:2] == [counts[0]] * 2
    assert 9 <= counts[0] <= 12, "four options in the first four seconds"
    assert counts[2] == counts[3]
    assert 18 <= counts[3] - counts[0] <= 22, "two in the other four"
    hurried = SearchBot(1, playouts=0, seconds=1e-9).compare(Sight(match, seat), options, Lookahead(2))
    assert sorted(len(one.values) for one in hurried) == [1, 1, 2, 2], "each round compares at least once"
    with pytest.raises(cg.NotUnderstood, match="budget"):
        SearchBot(1, playouts=0)


def test_a_bot_may_ask_for_more_evidence_than_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It then keeps the greedy bot's choice unless playouts are clear."""
    match = cg.new("dual_powers", seats=2, seed=4)
    while len(match.options(match.deciders[0])) < 4:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    sight = Sight(match, match.deciders[0])
    first = SearchBot(1)._greedy.rank(sight)[0].option
    monkeypatch.setattr(search, "_worth", lambda *args: 0.5 + (args[2] != first) * 0.2 * (args[4] % 3 - 0.6))
    assert match.title.lookahead is not None
    assert match.title.lookahead.evidence == 0
    assert SearchBot(1, playouts=48, evidence=0.0).choose(sight) == SearchBot(1, playouts=48).choose(sight) != first
    assert SearchBot(1, playouts=48, evidence=1e6).choose(sight) == first


def test_a_search_begins_with_what_its_greedy_bot_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blurred eye takes another option for the best; clear playouts correct it."""
    match = cg.new("dual_powers", seats=2, seed=4)
    while len(match.options(match.deciders[0])) < 4:
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    sight = Sight(match, match.deciders[0])
    rows = [Ranked(option, 0.5 - off, False) for option, off in zip(sight.options, (0, 0.01, 0.2), strict=False)]
    best, near, bad = [one.option for one in rows]
    monkeypatch.setattr(GreedyBot, "rank", lambda self, sight: list(rows))

    def chosen(worth: dict[Option, float]) -> set[Option]:
        monkeypatch.setattr(search, "_worth", lambda world, seat, option, *_: worth[option])
        bots = [SearchBot(1, playouts=12, evidence=1.0, greedy=GreedyBot(seed, blur=0.02)) for seed in range(30)]
        return {bot.choose(sight) for bot in bots}

    assert chosen({best: 0.5, near: 0.5, bad: 0.5}) == {best, near}
    assert chosen({best: 0.6, near: 0.5, bad: 0.5}) == {best}


def test_the_outlook_judges_where_a_playout_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default it is the evaluation."""
    match = cg.new("dual_powers", seats=2, seed=3)
    seat, title = match.deciders[0], match.title
    assert title.outlook(match.state, seat) == title.value(match.state, seat)
    monkeypatch.setattr(type(title), "outlook", lambda self, g, seat: 0.25)
    for lookahead in (Lookahead(2), Lookahead(4, tries=1, looks=2)):
        assert search._worth(match, seat, match.options(seat)[0], lookahead, 7) == 0.25
