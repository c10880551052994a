"""Puzzles: every shipped one still holds, and a moment without a clearly best answer makes none."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from consigliere.board import puzzles as reading
from consigliere.board.later import Later
from consigliere.board.puzzles import (
    COUNT,
    KINDS,
    MOST,
    MOVE,
    NOT,
    OFFER,
    READ,
    SURE,
    Made,
    Puzzle,
    Record,
    daily,
    id_of,
    made_by,
    moment,
    puzzles,
    read_puzzles,
    refused,
    write_puzzles,
)
from consigliere.board.words import LANGUAGES, words_for
from consigliere.bots import LEVELS, SearchBot
from consigliere.bots.levels import TemperedBot
from consigliere.cli import main
from consigliere.cli import puzzles as commands
from consigliere.engine import NotUnderstood, Option
from consigliere.games import titles
from consigliere.lab import puzzle_choices, puzzle_games
from consigliere.lab import puzzles as making
from consigliere.lab.puzzle_games import Player, bot_of, play_game
from consigliere.lab.puzzle_reads import Reads, held, shares, sorts
from consigliere.lab.puzzles import Wanted, check_puzzles, kinds_of, make_puzzles, shared_out
from consigliere.match import new
from tests.commands import invoke

OLDER = {"la_cosa_nostra"}  # a collection of several runs
GAMES = [title.id for title in titles() if puzzles(title.id)]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_shipped_puzzle_can_be_reached_and_answered(game: str) -> None:
    assert check_puzzles(game) == []


def test_the_checks_of_a_puzzle_are_stored_with_it(game: str) -> None:
    for puzzle in puzzles(game):
        assert len({one.seed for one in puzzle.checked}) >= 3, "several seeds"
        assert len({one.worlds for one in puzzle.checked}) >= 3, "several budgets"
        assert all(one.margin > 2 * one.error for one in puzzle.checked), puzzle.path
        if puzzle.chances:
            assert max(puzzle.chances, key=lambda choice: puzzle.chances[choice]) == puzzle.answer


def test_every_game_of_a_puzzle_names_its_bots(game: str) -> None:
    for puzzle in puzzles(game):
        assert puzzle.record.bot in LEVELS or Player.named(puzzle.record.bot) is not None, puzzle.record.bot


def test_every_game_has_enough_puzzles_of_every_kind(game: str) -> None:
    assert len(puzzles(game)) >= 20
    assert {puzzle.kind for puzzle in puzzles(game)} == set(kinds_of(game))


def test_every_puzzle_that_the_command_has_made_says_why(game: str) -> None:
    """A figure that differs, a place where the thing lies, or lines of the log."""
    made = made_by(game)
    if made is None:
        assert game in OLDER, "only older collections do not say how they were made"
        return
    assert sum(made.counts.values()) >= 20
    for puzzle in puzzles(game):
        assert puzzle.record.bot == made.bot
        if puzzle.reading is None:
            assert set(puzzle.later) == set(LANGUAGES), puzzle.path
        else:
            visible = puzzle.reading.asks == MOST or (puzzle.reading.asks == NOT and puzzle.level == 1)
            assert visible or puzzle.reading.steps, puzzle.path


def test_a_bot_is_named_by_its_parameters() -> None:
    """Not by a level, which another release may change."""
    player = Player(7, 2, 3)
    assert Player.named(str(player)) == player
    assert Player.named("capo") is None
    made = bot_of(str(player), 5)
    assert isinstance(made, TemperedBot)
    inner = made._bots[0]
    assert isinstance(inner.play, SearchBot)
    assert (inner.play.playouts, inner.play.candidates, inner.foresight.pairs) == (7, 2, 3)
    with pytest.raises(NotUnderstood, match="looks at nothing"):
        bot_of("playouts=0 candidates=2 pairs=1", 1)
    with pytest.raises(NotUnderstood, match="no bot 'playouts=7'"):
        bot_of("playouts=7", 1)


def test_a_file_says_how_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(26, {MOVE: 2}, 9, "playouts=7 candidates=2 pairs=3")
    text = write_puzzles((one(),), made)
    assert [puzzle.id for puzzle in read_puzzles("dual_powers", text)] == [one().id]
    monkeypatch.setattr(reading, "face", lambda _: SimpleNamespace(read_file=lambda *_: text))
    assert made_by("dual_powers") == made
    monkeypatch.setattr(reading, "face", lambda _: SimpleNamespace(read_file=lambda *_: '{"made": {"seed": 1}}'))
    with pytest.raises(NotUnderstood, match="puzzles of dual_powers"):
        made_by("dual_powers")


def test_a_file_is_made_again_by_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Wanted] = []

    def same(wanted: Wanted, progress: object) -> tuple[Puzzle, ...]:
        asked.append(wanted)
        return puzzles("dual_powers")

    monkeypatch.setattr(making, "make_puzzles", same)
    said = invoke(main, ["puzzles", "make", "dual_powers", "--again"])
    assert "the file is the same" in said.output
    assert asked[0].made == made_by("dual_powers")
    monkeypatch.setattr(making, "make_puzzles", lambda *_: puzzles("dual_powers")[1:])
    assert "the file differs" in invoke(main, ["puzzles", "make", "dual_powers", "--again"]).output
    monkeypatch.setattr(commands, "made_by", lambda _: None)
    assert "no file of dual_powers says how" in invoke(main, ["puzzles", "make", "dual_powers", "--again"]).output


@pytest.mark.usefixtures("toy")
def test_a_game_that_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play_game("toy", 1, 0, "greedy", str(tmp_path))
    monkeypatch.setattr(puzzle_games, "_played", lambda *_: pytest.fail("played again"))
    assert play_game("toy", 1, 0, "greedy", str(tmp_path)) == first
    with pytest.raises(pytest.fail.Exception):
        play_game("toy", 1, 0, "random", str(tmp_path))


def test_an_amount_is_told_step_by_step() -> None:
    """Each shipped question for an amount has its sum: what the holder began with, and every change since."""
    for title in titles():
        for puzzle in puzzles(title.id):
            if puzzle.reading is not None and puzzle.reading.asks == COUNT and puzzle.reading.steps:
                assert sum(by for _, by in puzzle.reading.steps) == int(puzzle.answer), puzzle.path
                assert all(-1 <= at < puzzle.at for at, _ in puzzle.reading.steps)


def test_what_came_and_what_went_is_found_in_the_past() -> None:
    reads = Reads("dual_powers")
    row = reads.rows[0]
    reads._past[row.what, 1, ""] = [(-1, ["a"]), (4, ["a", "b"]), (7, ["a"]), (9, ["a", "b"])]
    assert reads.steps(row, 1, "", SURE, "b") == ((9, 1),)
    assert reads.steps(row, 1, "", SURE, "a") == ((-1, 1),)
    assert reads.steps(row, 1, "", NOT, "b") == ()
    reads._past[row.what, 1, ""].append((12, ["a"]))
    assert reads.steps(row, 1, "", NOT, "b") == ((12, -1),)
    assert reads.steps(row, 1, "", NOT, "c") == ()
    reads._past[row.what, 1, ""] = [(-1, ["5"]), (3, ["2"]), (4, ["2"]), (8, ["6"])]
    assert reads.steps(row, 1, "", COUNT, "6") == ((-1, 5), (3, -3), (8, 4))


def test_a_figure_that_hardly_differs_is_no_reason() -> None:
    here, there = Option("take", "a"), Option("take", "b")

    def told(**figures: tuple[float, float]) -> object:
        later = Later("dual_powers", 0, ("en",))
        for option, place in ((here, 0), (there, 1)):
            later._found[option] = [{"en": {name: row[place] + i for name, row in figures.items()}} for i in range(6)]
        found = puzzle_choices._reasons(later, here, [here, there])
        return None if found is None else [row[0] for row in found["en"]]

    assert told(Points=(9, 4), guns=(40, 41)) == ["Points"]
    assert told(guns=(40, 41)) is None, "a difference that nobody would notice"
    assert told(Points=(4, 9), guns=(40, 10)) is None, "fewer points do not explain a better chance"
    assert told(guns=(10, 40)) == ["guns"]


def test_how_many_of_a_sort_there_can_be_at_most() -> None:
    """What possible worlds say: never more than there are, and every shipped answer is reached in some world."""
    row = next(row for row in Reads("dual_powers").rows if row.most)
    match = new("dual_powers", 2, 7)
    found = sorts(row, match, 0, 1, "", Random(1), 40)
    assert found
    assert all(0 < sort.most <= sort.bound for sort in found.values())
    hand = len(held(row, match, 1)[""])
    assert all(sort.bound <= hand for sort in found.values())


def test_a_file_is_written_as_it_was_read(game: str) -> None:
    assert read_puzzles(game, write_puzzles(puzzles(game))) == puzzles(game)


def test_every_reading_has_texts(game: str) -> None:
    """In each language: the question, and the names of the choices."""
    for puzzle in puzzles(game):
        if puzzle.reading is None:
            continue
        for language in LANGUAGES:
            words = words_for(language, game)
            assert words.has(f"puzzle-{puzzle.reading.what}-{puzzle.reading.asks}")
            assert all(choice.isdigit() or words.has(choice) for choice in puzzle.choices), puzzle.path


def test_what_cannot_be_held_is_not_held(game: str) -> None:
    """A reading is right about the real game too."""
    reads = {row.what: row for row in Reads(game).rows}
    for puzzle in puzzles(game):
        if puzzle.reading is None:
            continue
        true = held(reads[puzzle.reading.what], moment(puzzle), puzzle.reading.holder)
        if puzzle.reading.asks == MOST:
            assert sum(one.startswith(f"{puzzle.reading.place}_") for one in true[""]) <= int(puzzle.answer), (
                puzzle.path
            )
        else:
            assert (puzzle.answer in true[puzzle.reading.place]) == (puzzle.reading.asks != NOT), puzzle.path


def one(game: str = "dual_powers", kind: str = MOVE) -> Puzzle:
    return next(puzzle for puzzle in puzzles(game) if puzzle.kind == kind)


def changed(puzzle: Puzzle) -> str:
    """What the check says about a puzzle."""
    with pytest.raises(NotUnderstood) as caught:
        moment(puzzle)
    return str(caught.value)


def test_a_puzzle_that_no_longer_holds_is_noticed() -> None:
    puzzle = one()
    moment(puzzle)
    assert "sees something else" in changed(puzzle._replace(seen="0" * 12))
    assert "sees something else" in changed(puzzle._replace(at=puzzle.at - 1))
    assert "play:nothing is not legal" in changed(puzzle._replace(choices=("play:nothing", puzzle.answer)))
    illegal = puzzle.record._replace(choices=("0 play:nothing", *puzzle.record.choices))
    assert "choice 1 cannot be played" in changed(puzzle._replace(record=illegal))
    assert "no offer 7 stands" in changed(puzzle._replace(kind=OFFER, choices=("accept", "refuse"), offer=7))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[", "no JSON"),
        ("{}", "not a file of format 1"),
        ('{"format": 1, "games": []}', "KeyError 'puzzles'"),
        ('{"format": 1, "games": [], "puzzles": [{"id": "a", "kind": "move", "game": 0}]}', "IndexError"),
    ],
)
def test_a_broken_file_gets_one_error(text: str, error: str) -> None:
    with pytest.raises(NotUnderstood, match="puzzles of toy") as caught:
        read_puzzles("toy", text)
    assert error in str(caught.value)


def test_an_answer_must_be_a_choice() -> None:
    data = json.loads(write_puzzles((one(),)))
    data["puzzles"][0]["answer"] = "play:nothing"
    with pytest.raises(NotUnderstood, match="not one of two or more"):
        read_puzzles("dual_powers", json.dumps(data))


def test_the_puzzle_of_the_day_comes_once_before_any_comes_again() -> None:
    every = puzzles("dual_powers")
    first = 20_000 // len(every) * len(every)
    turn = [daily(every, first + day) for day in range(len(every))]
    assert {puzzle.id for puzzle in turn if puzzle is not None} == {puzzle.id for puzzle in every}
    assert turn != [daily(every, first + len(every) + day) for day in range(len(every))], "in another order each turn"
    assert daily((), 1) is None


def test_kinds_make_sense_in_their_game() -> None:
    assert kinds_of("dual_powers") == (MOVE, READ)
    assert kinds_of("men_of_mayhem") == KINDS
    assert shared_out(10, KINDS) == {MOVE: 4, READ: 3, OFFER: 3}
    with pytest.raises(NotUnderstood, match="has no puzzles of the kind 'offer'"):
        make_puzzles(Wanted("dual_powers", 1, {OFFER: 1}, 1))


@pytest.mark.usefixtures("toy")
def test_a_game_of_another_package_has_puzzles_and_the_same_seed_makes_the_same() -> None:
    wanted = Wanted("toy", 1, {MOVE: 1}, 2, "greedy")
    made = make_puzzles(wanted)
    assert made
    assert made == make_puzzles(wanted)
    for puzzle in read_puzzles("toy", write_puzzles(made)):
        assert puzzle.answer in [str(option) for option in moment(puzzle).options(puzzle.seat)]


@pytest.mark.usefixtures("toy")
def test_a_refused_puzzle_is_not_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed makes the same file, without those that somebody has left out; a list with one of them is wrong."""
    first = one().id
    record = Record(2, {}, 1, (), "")
    monkeypatch.setattr(making, "puzzles", lambda _: (one(),))
    monkeypatch.setattr(making, "refused", lambda _: {first: "two answers are as good"})
    assert f"puzzle dual_powers/{first} is refused: two answers are as good" in check_puzzles("dual_powers")
    monkeypatch.setattr(making, "refused", lambda _: {id_of(MOVE, record, 3, 0): "too easy"})
    puzzles_of_a_game = [one()._replace(id=id_of(MOVE, record, at, 0)) for at in (3, 9)]
    monkeypatch.setattr(making, "play_game", lambda *_: record)
    monkeypatch.setattr(making, "examine", lambda *_: iter(puzzles_of_a_game))
    assert [puzzle.id for puzzle in make_puzzles(Wanted("dual_powers", 1, {MOVE: 2}, 1))] == [puzzles_of_a_game[1].id]


def test_a_list_of_refused_puzzles_gives_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "face", lambda _: SimpleNamespace(read_file=lambda *_: 'move-1 = ""\n'))
    refused.cache_clear()
    with pytest.raises(NotUnderstood, match="every puzzle needs a reason"):
        refused("dual_powers")
    refused.cache_clear()


def test_a_moment_without_a_clearly_best_answer_makes_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_choices, "LEAST", 1.01)  # a lead that nothing can have
    assert make_puzzles(Wanted("toy", 1, {MOVE: 3}, 1, "greedy")) == ()


def test_a_reading_is_counted_in_worlds_of_the_reader() -> None:
    puzzle = one(kind=READ)
    assert puzzle.reading is not None
    row = next(row for row in Reads("dual_powers").rows if row.what == puzzle.reading.what)
    found = shares(row, moment(puzzle), puzzle.seat, puzzle.reading.holder, "", Random(1), 60)
    assert puzzle.answer not in found
    assert sum(share < 1.0 for share in found.values()) > 3
