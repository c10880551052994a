"""Fast playouts: they follow habits if a game has them, reach the end, and are repeatable."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import consigliere as cg
from consigliere.bots.search import habits_of
from consigliere.engine import Habits, Lookahead, NotUnderstood, kind_of, play_on, take
from consigliere.engine.data import load_habits, load_outlook
from consigliere.engine.playouts import Luck
from consigliere.games import GAMES, find


def state(game: str, seed: int = 1) -> cg.Match:
    return cg.new(game, seats=find(game).facts.players[1], seed=seed).clone()


@pytest.mark.parametrize("game", GAMES)
def test_habits_lead_every_game_to_an_end_and_the_same_luck_to_the_same(game: str) -> None:
    match = state(game)
    assert habits_of(match.title) is not None
    ends = []
    for _ in range(2):
        g = match.state.clone()
        g = play_on(match.title, g, Lookahead(-1, tries=1), habits_of(match.title), Random(5))
        assert g.result is not None
        ends.append((g.result.scores, g.moves))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("game", GAMES)
def test_habits_name_questions_and_verbs_that_the_game_has(game: str) -> None:
    title = find(game)
    weights = load_habits(f"consigliere.games.{game}")
    assert weights is not None
    for name in weights:
        kind, _, option = name.partition("/")
        assert kind in title.steps, name
        assert option, name


def test_a_playout_stops_after_its_decisions_or_its_rounds() -> None:
    match = state("men_of_mayhem")
    habits = habits_of(match.title)
    g = play_on(match.title, match.state.clone(), Lookahead(0, tries=1), habits, Random(1))
    assert g.moves == match.state.moves
    g = play_on(match.title, match.state.clone(), Lookahead(-1, tries=1, rounds=1), habits, Random(1))
    assert g.result is None
    assert match.title.round_of(g) == match.title.round_of(match.state) + 2


def test_odds_follow_weights_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    match = state("dual_powers")
    g, seat = match.state, match.deciders[0]
    options = list(match.options(seat))
    kind = kind_of(g.stack[-1])
    one, two = options[0], options[1]
    plain = Habits({f"{kind}/{one}": 1.0}).odds(match.title, g, seat, options)
    assert plain[0] == pytest.approx(2.718281828)
    assert plain[1] == 1.0
    monkeypatch.setattr(type(match.title), "hints", lambda self, g, seat, options: [0.0, 2.0, *[0.0] * len(options)])
    hinted = Habits({f"{kind}/{two.verb}~": 0.5}).odds(match.title, g, seat, options)
    assert hinted[1] == pytest.approx(2.718281828)
    assert hinted[0] == 1.0
    sure = Habits({f"{kind}/{one}": 25.0})
    assert {sure.draw(match.title, g, seat, options, Random(i)) for i in range(50)} == {0}


def test_keyed_luck_depends_on_what_is_asked_and_not_on_what_came_between() -> None:
    match = state("la_cosa_nostra")
    step, other = match.state.stack[-1], state("dual_powers").state.stack[-1]
    plain, mixed = Luck(Random(3)), Luck(Random(3))
    first = [plain.share(step, 0, "boss") for _ in range(3)]
    second = []
    for i in range(3):
        mixed.share(other, 1, "boss")
        second.append(mixed.share(step, 0, "boss"))
        for _ in range(i):
            mixed.share(step, 1, "boss")
            mixed.share(step, 0, "pass")
    assert first == second
    assert len(set(first)) == 3
    assert Luck(Random(4)).share(step, 0, "boss") not in first
    shares = [Luck(Random(seed)).share(step, 2, "boss") for seed in range(400)]
    assert all(0 <= one < 1 for one in shares)
    assert 0.45 < sum(shares) / len(shares) < 0.55


def test_keyed_playouts_follow_the_habits_and_are_repeatable() -> None:
    match = state("la_cosa_nostra")
    ends = []
    for seed in (1, 1, 2):
        lookahead = Lookahead(-1, tries=1, rounds=0, keyed=True)
        g = play_on(match.title, match.state.clone(), lookahead, habits_of(match.title), Random(seed))
        ends.append((g.moves, match.title.value(g, 0)))
    assert ends[0] == ends[1] != ends[2]
    g, seat = match.state, match.deciders[0]
    options = list(match.options(seat))
    sure = Habits({f"{kind_of(g.stack[-1])}/{options[1]}": 25.0})
    for seed in range(20):
        after = play_on(match.title, g.clone(), Lookahead(1, tries=1, keyed=True), sure, Random(seed))
        expected = g.clone()
        take(expected, seat, options[1])
        assert after.moves == expected.moves
        assert match.title.view(after, seat) == match.title.view(expected, seat)


def test_a_game_without_habits_tries_options_at_random() -> None:
    assert load_habits("tests.toy") is None
    match = state("dual_powers")
    g = play_on(match.title, match.state.clone(), Lookahead(3, tries=1), None, Random(1))
    assert g.moves > match.state.moves


def test_habits_that_cannot_be_read_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "odd_habits"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "habits.json").write_text('{"weights": [1]}')
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    with pytest.raises(NotUnderstood, match="habits of odd_habits"):
        load_habits("odd_habits")


def test_an_outlook_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "odd_outlook"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert load_outlook("odd_outlook") == {}
    (package / "outlook.json").write_text('{"weights": {"2": {"cash": 0.5}}}', encoding="utf-8")
    assert load_outlook("odd_outlook") == {2: {"cash": 0.5}}
    for text in ('{"weights": {"two": {}}}', "[]", '{"weights": {"2": {"cash": "much"}}}', "{"):
        (package / "outlook.json").write_text(text, encoding="utf-8")
        with pytest.raises(NotUnderstood, match="the outlook of odd_outlook cannot be read"):
            load_outlook("odd_outlook")
