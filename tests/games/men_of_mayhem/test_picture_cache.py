"""The cache key of a gang's drawing: a part is redrawn only if something on it has changed."""

from __future__ import annotations

from consigliere.board.words import words_for
from consigliere.games.men_of_mayhem.picture.sheet import Valley
from tests.pictures import at_random


def test_a_rivals_place_is_the_same_for_all_who_are_not_that_gang() -> None:
    """Neither the reader nor the turn of another gang causes a new drawing."""
    match = at_random("men_of_mayhem", 4, 90)
    words = words_for("en", "men_of_mayhem")
    asked = match.deciders[0]
    rival = (asked + 1) % 4
    readers = [seat for seat in range(4) if seat != rival]
    seen = [Valley(match.view(reader), words, "mm-x").before(rival, False).view for reader in (*readers, None)]
    assert seen[1:] == seen[:-1]
    own = Valley(match.view(rival), words, "mm-x").before(rival, False).view
    assert own != seen[0]
    waited = Valley(match.view(readers[0]), words, "mm-x").before(asked, False).view
    assert waited["table"]["turn"] == asked
    assert seen[0]["table"]["turn"] is None
