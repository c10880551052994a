"""Playing without the picture: the board as a list, with the keyboard only."""

from __future__ import annotations

from random import Random

from .player import READY, Player

ON = "() => document.activeElement.closest('.listing-body') && (document.activeElement.value || 'list')"
# Another question, the end, or the same question without what was taken: an any-time option does not answer it.
TAKEN = """([number, option]) => {
  if (document.querySelector(".verdict")) return true;
  const offered = [...document.querySelectorAll(".listing-body button")].some((one) => one.value === option);
  return document.getElementById("table")?.dataset.number !== number || !offered;
}"""
MOST = 9  # keys pressed to find an answer


def sit_down_without_picture(player: Player, game: str, by_keys: bool = True) -> None:
    """A table with bots, opened from the front page by keys, with the picture hidden and the list open."""
    if by_keys:
        _open_by_keys(player, game)
    else:
        player.quick(game)
    player.wait_for_question()
    player.without_picture()
    player.page.keyboard.press("l")
    player.page.wait_for_function(ON)


def _open_by_keys(player: Player, game: str) -> None:
    page = player.go()
    page.locator(f'.poster[data-game="{game}"] .primary').focus()
    page.keyboard.press("Enter")
    page.locator(".learn form[action='/quick'] button").focus()  # a first visitor is offered the guided game
    page.keyboard.press("Enter")


def answer(player: Player, pick: Random) -> str:
    """Walk the list to one of the answers and take it. Return what was taken, "" if the game is over."""
    page = player.page
    page.wait_for_selector(f"{READY} #table[data-yours] .listing-body button, .verdict", state="attached")
    if player.over():
        return ""
    assert page.evaluate(ON), "the keys are in the list"
    key, wanted, option = "Tab", pick.randint(1, MOST), "list"
    while wanted or option == "list":  # a link to a rule is not an answer
        page.keyboard.press(key)
        option = page.evaluate(ON)
        if not option:  # past the last line: take the last answer
            key, wanted, option = "Shift+Tab", 1, "list"
        elif option != "list":
            wanted -= 1
    before = player.number
    page.keyboard.press("Enter")
    page.wait_for_function(TAKEN, arg=[before, option])
    return str(option)
