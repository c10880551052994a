"""What decided a fight or a count, as the log keeps it, agrees with how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.drawing import Count
from consigliere.games import face, titles
from consigliere.table.show.log_lines import Around, log_lines

Details = dict[str, Any]
NOT_COUNTED = ("tally-lost", "tally-unused")


def decided(game: str, seats: int, seed: int) -> Iterator[tuple[Details, tuple[Count, ...], Details]]:
    """Play a random game; yield every public event with its tally, and the view at the end, from which all are told."""
    match, rng = cg.new(game, seats=seats, seed=seed), Random(seed)
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, rng.choice(match.options(seat)))
    told = [fact for choice in match.history() for event in choice.events if (fact := event.seen_by(None)) is not None]
    view = match.view(None)
    for place, event in enumerate(told):
        yield event, face(game).tally(event, view, iter(told[:place][::-1]), iter(told[place + 1 :])), view


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (1, 3)])
def test_the_stronger_side_of_a_scored_region_is_the_one_that_scored(seats: int, seed: int) -> None:
    count = 0
    for event, sides, view in decided("dual_powers", seats, seed):
        if event["event"] == "scored":
            winner = next(side for side in sides if side.wins)
            assert winner.who in (view["table"]["sides"][event["side"]]["seat"], "side-unseated")
            assert all(sum(amount for _, amount in side.parts) == side.total for side in sides)
            assert winner.total == max(side.total for side in sides)
            assert bool(winner.notes) == (len({side.total for side in sides}) == 1)
            count += 1
        else:
            assert not any(side.wins for side in sides)
    assert count >= 2


@pytest.mark.parametrize("seed", [2, 5])
def test_the_sums_of_an_attack_say_how_it_ended(seed: int) -> None:
    count = 0
    for event, sides, _ in decided("la_famiglia", 4, seed):
        if event["event"] != "attack_over":
            continue
        attacker, defender = sides
        for side in sides:
            assert all(amount >= 0 for _, amount in side.parts)
            assert sum(amount for part, amount in side.parts if part not in NOT_COUNTED) == side.total
        left = {"taken": event["count"], "held": -event["count"]}.get(event["how"], 0)
        parts = {"tally-car": 0, "tally-cannons": 0, **dict(attacker.parts)}
        bonus = parts["tally-skull"] + parts["tally-car"] + parts["tally-cannons"]
        surplus = bonus - dict(defender.parts)["tally-defence"] - dict(defender.parts)["tally-soldiers"]
        # The bonuses alone may remove more defenders than there are; otherwise the difference is what stands there.
        assert attacker.total - defender.total == left or surplus > 0
        assert (attacker.wins, defender.wins) == (event["how"] == "taken", event["how"] == "held")
        count += 1
    assert count >= 2


def test_cards_and_soldiers_lost_are_told_in_the_tally_of_an_attack() -> None:
    """Two soldiers with a skull against three; the Defector before the defender wins one attacker over."""
    view = {"table": {"seats": [{"family": "green"}, {"family": "black"}]}}
    told: list[Details] = [
        {"event": "order_begins", "seat": 0, "order": "green_basic_strike", "place": "enna"},
        {"event": "attack", "seat": 0, "colour": "green", "defender": "black", "count": 2, "defenders": 3, "car": 1},
        {"event": "bonuses", "place": "adrano", "attack": 4, "defence": 5},
        {"event": "conflict", "seat": 0, "how": "cunning", "place": "adrano"},
        {"event": "cards_up", "place": "adrano", "attacker": ["coward_1"], "defender": ["defector"]},
        {"event": "defector", "colour": "black", "place": "adrano"},
        {"event": "coward", "colour": "green", "count": 1, "place": "adrano"},
    ]
    over = {"event": "attack_over", "seat": 0, "place": "adrano", "how": "held", "count": 4}
    attacker, defender = face("la_famiglia").tally(over, view, reversed(told), ())
    assert (attacker.total, attacker.notes, attacker.wins) == (4, ("coward_1",), False)
    assert dict(attacker.parts)["tally-lost"] == 2
    assert dict(attacker.parts)["tally-skull"] + dict(attacker.parts)["tally-car"] == 4
    assert (defender.total, defender.notes, defender.wins) == (8, ("defector",), True)
    assert dict(defender.parts) == {
        "tally-soldiers": 3,
        "tally-won": 1,
        "tally-defence": 4,
        "tally-unused": 1,
        "tally-lost": 0,
    }


@pytest.mark.parametrize(("game", "seats"), [(title.id, title.facts.players[1]) for title in titles()])
def test_an_event_that_is_told_alone_has_a_tally_or_none(game: str, seats: int) -> None:
    """As in reviews, scenes and puzzles, where the choices before and after are not at hand, or only some of them."""
    earlier: list[Details] = []
    for event, _, view in decided(game, seats, 1):
        for some in range(6):
            face(game).tally(event, view, iter(earlier[:some]), iter(()))
        earlier = [event, *earlier[:5]]


def test_the_sums_of_a_fight_are_asked_only_with_what_came_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay or a result page tells one choice alone. The order that led to the fight belongs to an earlier one."""
    asked: list[list[Details]] = []

    def tally(
        _: object, event: Details, view: Details, earlier: Iterable[Details], later: Iterable[Details]
    ) -> tuple[()]:
        asked.append(list(earlier))
        return ()

    monkeypatch.setattr(type(face("la_famiglia")), "tally", tally)
    begun = {"event": "order_begins", "seat": 0, "order": "green_basic_strike", "place": "enna"}
    over = {"event": "attack_over", "seat": 0, "place": "adrano", "how": "held", "count": 4}
    told = ([over], cg.new("la_famiglia", 4, seed=5).view(None), words_for("en", "la_famiglia"), list("abcd"))
    assert [line.text for line in log_lines(1, *told)] == ["Adrano holds."]
    assert asked == []
    log_lines(1, *told, Around(lambda: [begun], tuple))
    assert asked == [[begun]]
