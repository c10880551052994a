"""Puzzles on the web table: what their pages show and hide, and what is remembered of a person."""

from __future__ import annotations

import pytest

from consigliere.board.puzzles import KINDS, MOVE, Puzzle, puzzles
from consigliere.games import titles
from consigliere.table.show import pages
from consigliere.table.show import puzzles as shown
from consigliere.table.show.pages.context import Frame
from consigliere.table.store.database import Store
from consigliere.table.store.person_rows import forget_gone
from consigliere.table.store.puzzle_rows import keep_solved, solved_by, transfer_solved
from consigliere.table.store.queries import save_session

from .loop import run_async
from .server import Browser, text_of

FRAME = Frame(language="en")
GAMES = [title.id for title in titles() if puzzles(title.id)]


def of_each_kind(game: str) -> list[Puzzle]:
    firsts = [next((one for one in puzzles(game) if one.kind == kind), None) for kind in KINDS]
    return [one for one in firsts if one is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_does_not_depend_on_the_answer_before_it_is_given(game: str) -> None:
    for puzzle in of_each_kind(game):
        other = next(choice for choice in puzzle.choices if choice != puzzle.answer)
        pretended = puzzle._replace(answer=other, chances={}, later={}, checked=())
        page = pages.puzzle(shown.puzzle_context(puzzle, "", False, set(), FRAME))
        assert page == pages.puzzle(shown.puzzle_context(pretended, "", False, set(), FRAME))
        assert all(f'value="{choice}"' in page for choice in puzzle.choices)
        wrong = pages.puzzle(shown.puzzle_context(puzzle, other, False, set(), FRAME))
        assert 'data-state="wrong"' in wrong
        assert 'data-state="right"' not in wrong


def test_an_answer_shows_what_its_choice_is_worth_and_the_right_one_what_all_are() -> None:
    puzzle = next(one for one in puzzles("dual_powers") if one.kind == MOVE)
    other = next(choice for choice in puzzle.choices if choice != puzzle.answer)
    percent = {choice: round(100 * chance) for choice, chance in puzzle.chances.items()}
    for said, known in (("", {}), (other, {other: percent[other]}), (puzzle.answer, percent)):
        context = shown.puzzle_context(puzzle, said, False, set(), FRAME)
        assert context.chances == known
        page = pages.puzzle(context)
        assert all((f"wins in {chance} %" in page) == (choice in known) for choice, chance in percent.items())


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_built_from_what_the_seat_sees(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another world that looks the same to the seat, the page is the same. Worlds have no log."""
    monkeypatch.setattr(shown, "_log", lambda *_: iter(()))
    puzzle = of_each_kind(game)[0]
    page = pages.puzzle(shown.puzzle_context(puzzle, "", False, set(), FRAME))
    world = shown.moment_of(puzzle).match.determinize(puzzle.seat, 5)
    monkeypatch.setitem(shown._moments, puzzle.path, shown.Moment(world, world.view(puzzle.seat)))
    assert page == pages.puzzle(shown.puzzle_context(puzzle, "", False, set(), FRAME))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_answer_has_its_reason(language: str) -> None:
    for game in GAMES:
        for puzzle in of_each_kind(game):
            context = shown.puzzle_context(puzzle, puzzle.answer, False, set(), Frame(language=language))
            assert context.state == "right"
            assert context.because is not None
            assert len(context.because.lines) >= 2, puzzle.path
            assert "⟦" not in pages.puzzle(context)


def test_a_solved_puzzle_is_remembered(anna: Browser, stranger: Browser) -> None:
    puzzle = next(one for one in puzzles("dual_powers") if one.kind == MOVE)
    path = f"/puzzles/{puzzle.path}"
    assert "Puzzle of the day" in text_of(anna.get("/").text)
    anna.get(path)
    wrong = next(choice for choice in puzzle.choices if choice != puzzle.answer)
    answered = anna.get(anna.go(path, choice=wrong))
    assert "Not the best answer" in text_of(answered.text)
    count = len(puzzles("dual_powers"))
    assert f"0 of {count} solved" in text_of(anna.get("/puzzles/dual_powers").text)
    answered = anna.get(anna.go(path, choice=puzzle.answer))
    assert "Right." in text_of(answered.text)
    assert f"1 of {count} solved" in text_of(anna.get("/puzzles/dual_powers").text)
    assert f"0 of {count} solved" in text_of(stranger.get("/puzzles/dual_powers").text)
    anna.post("/account/register", name="Puzzler", password="a long password", again="a long password")
    assert f"1 of {count} solved" in text_of(anna.get("/puzzles/dual_powers").text), "an account takes it over"
    shown_answer = stranger.get(stranger.go(path, show="1"))
    assert "The answer:" in text_of(shown_answer.text)
    assert f"0 of {count} solved" in text_of(stranger.get("/puzzles/dual_powers").text), "nobody solves it by looking"


def test_wrong_input_changes_nothing(stranger: Browser) -> None:
    puzzle = puzzles("dual_powers")[0]
    assert stranger.get("/puzzles/dual_powers/none").status_code == 404
    assert stranger.get("/puzzles/none").status_code == 404
    assert stranger.post(f"/puzzles/{puzzle.path}", choice="play:nothing").status_code == 400


def test_what_a_person_has_solved_in_both_databases(database: str) -> None:
    async def play() -> None:
        store = await Store.open(database)
        try:
            async with store.write() as connection:
                await save_session(connection, "guest", "Anna", None)
                for owner, puzzle in (("guest", "g/a"), ("guest", "g/b"), ("guest", "g/a"), ("gone", "g/a")):
                    await keep_solved(connection, owner, puzzle)
                assert await solved_by(connection, {"guest"}) == {"g/a", "g/b"}
                await forget_gone(connection)
                assert await solved_by(connection, {"gone"}) == set()
                assert await solved_by(connection, {"guest"}) == {"g/a", "g/b"}
                await keep_solved(connection, "account", "g/b")
                await transfer_solved(connection, "guest", "account")
                assert await solved_by(connection, {"account"}) == {"g/a", "g/b"}
                assert await solved_by(connection, {"guest"}) == set()
        finally:
            await store.close()

    run_async(play())
