"""A puzzle in the browser: by keyboard, by the board, for a screen reader, on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from consigliere.board.puzzles import MOVE, Puzzle, puzzles
from consigliere.table.show.pages.context import Frame
from consigliere.table.show.puzzles import puzzle_context

from .live_server import DESKTOP, PHONE, Visitors
from .player import Player
from .test_accessibility import serious, sideways


def on_the_board() -> tuple[Puzzle, str]:
    """A puzzle whose answer is a piece, and the piece, to which no other choice points."""
    for puzzle in puzzles("dual_powers"):
        if puzzle.kind == MOVE:
            context = puzzle_context(puzzle, "", False, set(), Frame(language="en"))
            things = [choice.thing for choice in context.choices]
            best = next(choice.thing for choice in context.choices if choice.text == puzzle.answer)
            if best and things.count(best) == 1:
                return puzzle, best
    raise AssertionError("no puzzle has its answer on the board")


def test_a_puzzle_is_solved_by_keyboard_and_by_the_board(anna: Player) -> None:
    puzzle, thing = on_the_board()
    page = anna.go(f"/puzzles/{puzzle.path}")
    wrong = next(i for i, choice in enumerate(puzzle.choices, 1) if choice != puzzle.answer)
    page.keyboard.press(str(wrong))
    expect(page.locator("#puzzle-options button").nth(wrong - 1)).to_be_focused()
    page.keyboard.press("Enter")
    reply = page.locator("#puzzle-reply")
    expect(reply).to_have_attribute("data-state", "wrong")
    expect(reply).to_be_focused()
    assert serious(page) == []
    page.locator(f'#table [data-thing="{thing}"][data-legal]').first.click()
    expect(reply).to_have_attribute("data-state", "right")
    expect(page.locator("#puzzle-options [data-state=right]")).to_have_count(1)
    page.locator("#puzzle-next").click()
    expect(page.locator("#puzzle-options button")).not_to_have_count(0)
    assert puzzle.id not in page.url


def test_puzzles_on_a_phone(visitor: Visitors) -> None:
    player = visitor(*PHONE, language="uk")
    page = player.go(f"/puzzles/{puzzles('dual_powers')[0].path}")
    expect(page.locator("#puzzle-options button").first).to_be_visible()
    assert sideways(page) <= 0
    page = player.go("/puzzles")
    assert sideways(page) <= 0
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert serious(page) == []
