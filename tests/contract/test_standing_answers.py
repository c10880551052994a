"""Laws of standing answers, over all games that declare some.

A standing answer plays only what the seat's options hold. Whether it answers is known to everybody: in worlds that the
others consider possible, it answers too, or its person is asked too. It ends when it should, and stops at surprises.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.engine import NotUnderstood
from consigliere.engine.standing import FILE, read_standing
from consigliere.games import face, find
from consigliere.match import Match
from consigliere.table.play.standing import ILLEGAL, answers_to, declared, kinds_of, question_kind, verdict
from consigliere.table.store.rows import StandingOrder

GAMES = ["dual_powers", "corleones_empire", "la_famiglia", "la_cosa_nostra", "men_of_mayhem"]
GAMES_PLAYED, MOST, EACH = 6, 700, 2  # games, choices of each, moments of each kind of question in each game


@cache
def moments(game: str) -> tuple[tuple[Match, int], ...]:
    """Moments of random games at which a seat is asked, in public, something that has standing answers."""
    title, found = find(game), list[tuple[Match, int]]()
    low, high = title.facts.players
    kinds = declared(title).kinds
    for seed in range(GAMES_PLAYED):
        match, rng = cg.new(game, seats=min(max(3, low), high), seed=seed), random.Random(seed)
        seen = dict.fromkeys(kinds, 0)
        for _ in range(MOST):
            if match.result is not None:
                break
            seat, kind = rng.choice(match.deciders), question_kind(match)
            if kind in kinds and seen[kind] < EACH and title.steps[kind].progress == "open":
                seen[kind] += 1
                found.append((match.clone(), seat))
            match.play(seat, rng.choice(match.options(seat)))
    return tuple(found)


def orders(match: Match) -> list[StandingOrder]:
    """Every standing answer to the question, with each condition in the middle of its numbers."""
    kind = declared(match.title).kinds[question_kind(match)]
    conditions = [("", 0), *((one.name, sum(one.values) // 4 if one.values else 0) for one in kind.unless.values())]
    return [StandingOrder(answer, "game", unless, value) for answer in kind.answers for unless, value in conditions]


@pytest.mark.parametrize("game", GAMES)
def test_a_standing_answer_plays_only_what_the_options_hold(game: str) -> None:
    used: set[tuple[str, str]] = set()
    for match, seat in moments(game):
        for order in orders(match):
            said = verdict(match, seat, order)
            assert said.option is None or said.option in match.options(seat)
            assert not said.stopped or said.option is None
            if said.option is not None:
                used.add((question_kind(match), order.order))
            assert verdict(match, seat, order._replace(stopped=ILLEGAL)).option is None
    assert len(used) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_whether_it_answers_is_known_to_everybody(game: str) -> None:
    for match, seat in moments(game):
        readers = [reader for reader in (None, *range(match.setup.seats)) if reader != seat]
        allies = match.seats_sharing_view(seat)
        for reader in readers:
            if reader in allies:
                continue
            world = match.determinize(reader, 5)
            for order in orders(match):
                here, there = verdict(match, seat, order), verdict(world, seat, order)
                assert (here.option is None, here.stopped) == (there.option is None, there.stopped), (
                    question_kind(match), order, seat, reader,
                )  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_standing_answer_has_its_words_in_every_language(game: str) -> None:
    title = find(game)
    for language in ("en", "ru", "uk"):
        words = words_for(language, game)
        for kind in kinds_of(title):
            assert words.has(f"window-{kind}"), (language, kind)
            own = declared(title).kinds.get(kind)
            for name in own.answers if own is not None else ():
                assert words.has(f"standing-{kind}-{name}"), (language, kind, name)
            for name in own.unless if own is not None else ():
                assert words.has(f"standing-unless-{name}"), (language, kind, name)


@pytest.mark.parametrize("game", GAMES)
def test_surprises_are_events_of_the_game_that_name_somebody(game: str) -> None:
    """An event of that kind that everybody sees exists in some game, or in the texts of its log."""
    words = words_for("en", game)
    for kind, fields in declared(find(game)).surprises.items():
        assert fields
        assert any(words.has(name) for name in (f"event-{kind}", kind, f"log-{kind}")), kind


def test_what_a_file_may_not_say() -> None:
    steps = find("men_of_mayhem").steps
    assert read_standing("", steps).kinds == {}
    for text, why in (
        ("[questions.Nothing]\nanswers.a = ['b']", "Nothing"),
        ("[questions.Backup]\nanswers.much_too_long = ['b']", "much_too_long"),
        ("[questions.Backup]\nanswers.a = ['b worst']", "worst"),
        ("[questions.Backup]\nanswer.a = ['b']", "answer"),
        ("[questions.Backup]\nunless.a = { table = 'round' }", "a needs"),
        ("no toml", "cannot be read"),
    ):
        with pytest.raises(NotUnderstood, match=why):
            read_standing(text, steps)
    assert answers_to(find("men_of_mayhem"), "Turn") == ()
    assert face("men_of_mayhem").read_file(FILE)
