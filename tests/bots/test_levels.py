"""The levels that people choose from: each exists in every temper, has texts, and is bounded in time."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere import bots
from consigliere.board.words import words_for
from consigliere.bots import AHEAD, BOTS, LEVELS, MANNERS, Bot, GreedyBot, NoviceBot, Sight, Talker, bots_for, make
from consigliere.games import GAMES, find
from consigliere.table.play import thinker


def test_levels_are_offered_weakest_first_and_with_tempers_where_there_is_trade() -> None:
    assert LEVELS == ("novice", "soldier", "capo", "consigliere")
    assert list(AHEAD.values()) == sorted(AHEAD.values())
    assert bots_for(find("dual_powers")) == LEVELS
    offered = bots_for(find("la_cosa_nostra"))
    assert [name for name in offered if "-" not in name] == [x for x in LEVELS if x in offered]
    assert {f"soldier-{temper}" for temper in MANNERS} < set(offered)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_has_a_name_in_every_language(game: str) -> None:
    for language in ("en", "ru", "uk"):
        words = words_for(language, game)
        names = [words(f"bot-{level}") for level in bots_for(find(game))]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["random", "greedy", "trader", "bully", "miser", "capo", "consigliere"])
def test_names_of_stored_tables_still_play(name: str) -> None:
    match = cg.new("dual_powers", seats=2, seed=1)
    assert make(name, 1).choose(Sight(match, 0)) in match.options(0)


@pytest.mark.parametrize("name", [name for name in BOTS if "novice" in name or "soldier" in name])
def test_every_temper_talks(name: str) -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=2)
    bot = make(name, 1)
    assert isinstance(bot, Talker)
    assert bot.choose(Sight(match, 0)) in match.options(0)
    bot.talk(Sight(match, 0))


def test_a_novice_slips_and_a_soldier_does_not() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    for seat in match.deciders:
        match.play(seat, match.options(seat)[0])
    sight = Sight(match, match.deciders[0])
    novice = {NoviceBot(seed, slips=1.0).choose(sight) for seed in range(30)}
    soldier = {GreedyBot(seed).choose(sight) for seed in range(30)}
    assert len(novice) > len(soldier)


def test_the_table_gives_a_bot_less_than_three_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < thinker.SECONDS < 3
    given: list[float] = []

    def made(name: str, seed: int, seconds: float) -> Bot:
        given.append(seconds)
        return make(name, seed)

    monkeypatch.setattr(bots, "make", made)
    match = cg.new("dual_powers", seats=2, seed=1)
    for loading in (0.0, 1.0, 9.0):  # on a busy machine loading the game takes a part of the time
        clock = iter((5.0, 5.0 + loading))
        monkeypatch.setattr(thinker, "perf_counter", lambda clock=clock: next(clock))
        assert thinker.think(match.save(), [], 0, "random", 1, -1)
    assert given == [thinker.SECONDS, thinker.SECONDS - 1.0, thinker.LEAST]
