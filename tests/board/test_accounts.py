"""The accounts on the result page add up in every game."""

from __future__ import annotations

from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine.ledger import load_ledger
from consigliere.games import GAMES, face, find
from tests.cases import play_answers

MODES = [
    (game, seats) for game in GAMES for seats in range(find(game).facts.players[0], find(game).facts.players[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), MODES)
def test_the_accounts_add_up(game: str, seats: int) -> None:
    shown, ledger = face(game), load_ledger(f"consigliere.games.{game}")
    for seed in range(6):
        match = cg.new(game, seats=seats, seed=seed)
        for _ in play_answers(match, seed):
            pass
        assert match.result is not None
        told: list[dict[str, Any]] = [event for row in match.events(None) for event in row]
        lines = shown.score_breakdown(match.view(None), told)
        if not lines:
            pytest.skip("a game without accounts of its own")
        sums = [sum(column) for column in zip(*(row for _, row, _ in lines), strict=True)]
        assert sums == list(match.result.scores)
        assert all(rule in ledger and not ledger[rule].internal for _, _, rule in lines if rule)
        for language in LANGUAGES:
            words = Words(language, game)
            assert all(words.has(label) for label, _, _ in lines)
            assert words.has("account-total")
            assert words.has("account-sum")
