"""The levels that people choose from: each exists in every temper, has texts, and is bounded in time."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

import consigliere as cg
from consigliere import bots
from consigliere.board.words import words_for
from consigliere.bots import (
    AHEAD,
    BOTS,
    LEVELS,
    MANNERS,
    Bot,
    GreedyBot,
    NoviceBot,
    SearchBot,
    Sight,
    Talker,
    bots_for,
    make,
)
from consigliere.bots import levels as levels_module
from consigliere.bots.greedy import Ranked
from consigliere.bots.levels import USUAL, Budget, Level, LevelBot, _read, levels_of, made_by
from consigliere.engine import Title
from consigliere.games import GAMES, find
from consigliere.table.play import thinker


def test_levels_are_offered_weakest_first_and_with_tempers_where_there_is_trade() -> None:
    assert LEVELS == ("novice", "soldier", "capo", "consigliere")
    assert LEVELS[-len(AHEAD) :] == AHEAD
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
    novice = {NoviceBot(seed, USUAL["novice"]._replace(slips=1.0)).choose(sight) for seed in range(30)}
    soldier = {GreedyBot(seed).choose(sight) for seed in range(30)}
    assert len(novice) > len(soldier)


@pytest.mark.parametrize("game", GAMES)
def test_a_higher_level_slips_less_and_plays_out_more(game: str) -> None:
    levels = levels_of(find(game))
    assert tuple(levels) == LEVELS
    rows = [levels[name] for name in LEVELS]
    assert [row.playouts for row in rows] == sorted(row.playouts for row in rows)
    assert [row.candidates for row in rows] == sorted(row.candidates for row in rows)
    assert [row.slips for row in rows] == sorted((row.slips for row in rows), reverse=True)
    assert [bool(row.playouts) for row in rows] == [name in AHEAD for name in LEVELS]
    assert not any(row.slips for row in rows[1:]), "only novices do things at random"


def test_a_game_says_what_its_levels_are(tmp_path: Path) -> None:
    file = tmp_path / "levels.toml"
    file.write_text("[soldier]\nblur = 0.02\n[capo]\nplayouts = 48\nevidence = 1.5\nreach = 1\n[novice]\nslips = 1\n")
    levels = _read(file)
    assert levels["soldier"] == USUAL["soldier"]._replace(blur=0.02)
    assert levels["capo"] == USUAL["capo"]._replace(playouts=48, evidence=1.5, reach=1)
    assert levels["consigliere"] == USUAL["consigliere"]
    soldier = made_by(levels["soldier"], 1, Budget())
    assert isinstance(soldier, GreedyBot)
    assert soldier.blur == 0.02
    capo = made_by(levels["capo"], 1, Budget())
    assert isinstance(capo, SearchBot)
    assert (capo.playouts, capo.candidates, capo.evidence, capo._greedy.reach) == (48, 3, 1.5, 1)
    given = made_by(levels["capo"], 1, Budget(playouts=7))
    assert isinstance(given, SearchBot)
    assert given.playouts == 7
    timed = made_by(levels["capo"], 1, Budget(seconds=2.0, timed=True))
    assert isinstance(timed, SearchBot)
    assert (timed.playouts, timed.seconds) == (0, 2.0)
    novice = made_by(levels["novice"], 1, Budget())
    assert isinstance(novice, NoviceBot)
    assert novice.slips == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[boss]", "no level 'boss'"),
        ("soldier = 3", "no level 'soldier'"),
        ("[soldier]\nluck = 1", "no 'luck'"),
        ("[soldier]\nblur = -0.1", "blur of soldier"),
        ("[soldier]\nblur = true", "blur of soldier"),
        ("[soldier]\nblur = 'big'", "blur of soldier"),
        ("[capo]\nplayouts = 2.5", "playouts of capo"),
        ("[capo]\nplayouts = 0", "look ahead"),
        ("[capo]\ncandidates = 1", "look ahead"),
        ("[soldier]\nplayouts = 8\ncandidates = 2", "look ahead"),
        ("[soldier]\ncandidates = 2", "look ahead"),
        ("[capo]\nslips = 0.1", "mean nothing"),
        ("[novice]\nslips = 1.5", "mean nothing"),
        ("[soldier]\nworlds = 0", "mean nothing"),
        ("[soldier]\nnear = 1.1", "mean nothing"),
        ("[soldier", "no TOML"),
    ],
)
def test_faults_in_the_levels_of_a_game_are_named(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "levels.toml"
    file.write_text(text)
    with pytest.raises(cg.NotUnderstood, match=fault):
        _read(file)


def test_a_level_plays_each_game_as_that_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def levels(title: Title) -> Mapping[str, Level]:
        asked.append(title.id)
        return USUAL

    monkeypatch.setattr(levels_module, "levels_of", levels)
    bot = LevelBot("soldier", 1)
    for game in ("dual_powers", "la_cosa_nostra", "dual_powers"):
        match = cg.new(game, seats=find(game).facts.players[0] if game != "dual_powers" else 2, seed=1)
        assert bot.choose(Sight(match, match.deciders[0])) in match.options(match.deciders[0])
    assert asked == ["dual_powers", "la_cosa_nostra"]


def test_a_blurred_eye_takes_what_is_nearly_as_good_and_never_what_is_much_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    for seat in match.deciders:
        match.play(seat, match.options(seat)[0])
    sight = Sight(match, match.deciders[0])
    best, near, bad, worst = [
        Ranked(option, 0.5 - off, False) for option, off in zip(sight.options, (0, 0.01, 0.025, 0.04), strict=False)
    ]
    monkeypatch.setattr(GreedyBot, "rank", lambda self, sight: [best, near, bad, worst])
    sharp = {GreedyBot(seed).choose(sight) for seed in range(40)}
    assert sharp == {best.option}
    for blur in (0.01, 0.02, 1.0):
        blurred = Counter(GreedyBot(seed, blur=blur).choose(sight) for seed in range(200))
        assert set(blurred) == {best.option, near.option}
        assert 70 < blurred[best.option] < 130
    assert {GreedyBot(seed, blur=0.02, near=1.0).choose(sight) for seed in range(40)} == {best.option, near.option}
    everything = {GreedyBot(seed, blur=1.0, near=1.0).choose(sight) for seed in range(80)}
    assert everything == {one.option for one in (best, near, bad, worst)}
    monkeypatch.setattr(GreedyBot, "rank", lambda self, sight: [best, near])
    assert {GreedyBot(seed, blur=1.0).choose(sight) for seed in range(40)} == {best.option}, "the worse of two"


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


def test_a_game_that_has_no_file_has_the_usual_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game written in a notebook."""
    monkeypatch.setitem(sys.modules, "notebook", ModuleType("notebook"))
    title = type("Note", (type(find("dual_powers")),), {"__module__": "notebook"})()
    assert levels_of(title) == USUAL
