"""The card "How do I win?": the goal for everybody, the own distance for those who play, from their view alone."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere import bots
from consigliere.board.words import LANGUAGES, Words
from consigliere.games import BUILT_IN, find
from consigliere.table.show.lessons import distance_to_win


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_distance_is_said_in_every_language(game: str, language: str) -> None:
    words = Words(language, game)
    seats = max(2, find(game).facts.players[0])
    match = cg.new(game, seats, seed=3)
    players = [bots.make("random", seat) for seat in range(seats)]
    for _ in range(60):
        seat = match.deciders[0]
        match.play(seat, players[seat].choose(bots.Sight(match, seat)))
    for seat in range(seats):
        said = distance_to_win(game, seat, match.view(seat), words)
        assert said
        assert "⟦" not in said
        world = match.determinize(seat, seed=5)
        assert distance_to_win(game, seat, world.view(seat), words) == said
    assert distance_to_win(game, None, match.view(None), words) == ""
