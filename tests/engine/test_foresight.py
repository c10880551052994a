"""Foresight, with steps made for these tests: what a choice certainly does, what it leaves open, what is no choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import HIDDEN, Decision, Option, Row, Sealed, Step, advance
from consigliere.engine.foresight import (
    Breach,
    Foreseen,
    breaches_of,
    forced_answer,
    foresee,
    repeat_counts,
)
from consigliere.engine.promises import STANDING, FreePromise, GivenPromise, Peace
from consigliere.engine.routes import two_step_routes
from tests.toy.market import Market
from tests.toy.scene import scene

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]
GO = Option("go", "there")
Effect = Callable[[Market], None]


class Choose(Decision[Market]):
    """One seat chooses. Each option has its effect."""

    def __init__(self, seat: int, effects: Mapping[Option, Effect]) -> None:
        self.seat = seat
        self.effects = effects

    def deciders(self, g: Market) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, g: Market, seat: int) -> list[Option]:
        return list(self.effects)

    def take(self, g: Market, seat: int, option: Option) -> None:
        self.effects[option](g)


class Hushed(Choose):
    progress = HIDDEN


class Veiled(Choose):
    always_ask = True


class Held(Choose):
    """Its options are the cards of the next seat, which only that seat knows."""

    def options(self, g: Market, seat: int) -> list[Option]:
        return [Option("card", card) for card in g.hands[seat]]


class Both(Choose):
    def deciders(self, g: Market) -> tuple[int, ...]:
        return (0, 1)


class Then(Step[Market]):
    """Runs without a question."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, g: Market) -> None:
        self.effect(g)


class Loads(Sealed[Market]):
    """A seat names crates, some of them repeatedly."""

    def __init__(self, most: int) -> None:
        self.most = most

    def seats(self, g: Market) -> tuple[int, ...]:
        return (0,)

    def next_options(self, g: Market, seat: int, row: Row) -> list[Option]:
        more = [Option("crate", "more")] if len(row) < self.most else []
        return [*more, *([Option("crate", "first")] if not row else []), Option("done")]

    def is_complete(self, g: Market, seat: int, row: Row) -> bool:
        return row[-1] == Option("done")

    def resolve(self, g: Market, answers: list[tuple[int, Row]]) -> None:
        """Does nothing."""


def on_top(*stack: Step) -> cg.Match:
    """A match with these steps on its stack, the top one first."""
    match = scene(HANDS)
    match.state.then(*stack)
    advance(match.state)
    return match


def gain(coins: int) -> Effect:
    def effect(g: Market) -> None:
        g.coins[0] += coins

    return effect


def nothing(g: Market) -> None:
    pass


def drawn(g: Market) -> None:
    g.coins[0] += 1 + g.random_below(3)


def follows(*effects: Effect) -> Effect:
    """The first at once, the others one by one as steps."""

    def effect(g: Market) -> None:
        effects[0](g)
        g.then(*[Then(one) for one in effects[1:]])

    return effect


def coins(view: dict[str, Any]) -> dict[str, Any]:
    return {"coins": view["table"]["coins"], "night": view["table"]["night"]}


NOTHING_SAID = Foreseen({}, ())


# --- what a choice does


@pytest.mark.parametrize(
    ("effect", "sure", "unsure"),
    [
        (gain(2), {"coins": (4, 6)}, ()),
        (follows(nothing, gain(2)), {"coins": (4, 6)}, ()),
        (follows(nothing, gain(1), gain(1)), {"coins": (4, 6)}, ()),
        (follows(gain(1), drawn), {"coins": (4, 5)}, ()),  # up to the draw, which happens in the first step
        (follows(gain(1), gain(1), drawn), {"coins": (4, 6)}, ()),
        (follows(nothing, drawn), {}, ("coins",)),
        (follows(nothing, drawn, gain(1)), {}, ("coins",)),
        (drawn, {}, ("coins",)),  # taking it draws at once
        (follows(drawn, gain(1)), {}, ("coins",)),
        (follows(gain(2), gain(-2)), {}, ()),
        (nothing, {}, ()),
    ],
)
def test_what_comes_before_the_first_draw_is_sure(
    effect: Effect, sure: dict[str, Any], unsure: tuple[str, ...]
) -> None:
    match = on_top(Choose(0, {GO: effect}))
    assert foresee(match, 0, GO, coins) == Foreseen(sure, unsure)
    assert match.view(0)["table"]["coins"] == 4


def test_what_the_seat_alone_knew_is_no_news_to_it() -> None:
    for of, sure in ((0, {"coins": (4, 7)}), (1, {"coins": (4, 6)}), (-1, {"coins": (4, 6)})):

        def shown(g: Market, of: int = of) -> None:
            g.count_reveal(of)
            g.coins[0] += 1

        assert foresee(on_top(Choose(0, {GO: follows(gain(2), shown)})), 0, GO, coins).certain == sure


def test_a_choice_after_others_of_a_row() -> None:
    last = Option("last", "one")

    def lead(effect: Effect) -> cg.Match:
        def first(g: Market) -> None:
            effect(g)
            g.then(Choose(0, {last: gain(2)}))

        return on_top(Choose(0, {GO: first, Option("other"): nothing}))

    assert foresee(lead(nothing), 0, last, coins, (GO,)) == Foreseen({"coins": (4, 6)}, ())
    assert foresee(lead(gain(1)), 0, last, coins, (GO,)) == Foreseen({"coins": (4, 7)}, ())
    assert foresee(lead(drawn), 0, last, coins, (GO,)) == NOTHING_SAID
    assert foresee(lead(lambda g: g.count_reveal()), 0, last, coins, (GO,)) == NOTHING_SAID
    assert foresee(lead(lambda g: g.count_reveal(0)), 0, last, coins, (GO,)) == Foreseen({"coins": (4, 6)}, ())
    assert foresee(lead(nothing), 0, last, coins, (Option("elsewhere"),)) == NOTHING_SAID  # it is not offered
    assert foresee(lead(nothing), 0, last, coins, (Option("other"),)) == NOTHING_SAID  # it does not lead there


# --- what a choice reveals to others


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_shows_something_hidden_cannot_take_it_back(seat: int) -> None:
    """For any reader in any seat. What was public before reveals nothing."""

    def shows(effect: Effect) -> bool:
        return on_top(Choose(seat, {GO: effect})).would_show(seat, GO)

    assert shows(lambda g: g.emit("looked", {"card": g.hands[seat][0]}))
    assert not shows(lambda g: g.emit("rested", {"seat": seat}))
    for other in range(3):
        knows = (other,)

        def told(g: Market, knows: tuple[int, ...] = knows) -> None:
            g.emit("looked", {}, {"card": g.hands[seat][0]}, knows)

        assert shows(told) == (other != seat)


# --- promises that a choice breaks


def robs(g: Market) -> None:
    g.emit("robbed", {"seat": 0, "from": 1, "card": "thief_1", "stake": 0})


def dice_and_robs(g: Market) -> None:
    g.random_below(6)
    robs(g)


def maybe_robs(g: Market) -> None:
    if g.random_below(2):
        robs(g)


def word(promise: Peace | FreePromise, state: str = STANDING) -> GivenPromise:
    return GivenPromise(7, promise, (promise.giver, promise.taker), "", 0, state)


PEACE = word(Peace(0, 1))


@pytest.mark.parametrize(
    ("effect", "broken"),
    [
        (robs, [True]),
        (follows(nothing, robs), [True]),
        (follows(nothing, nothing, robs), [True]),
        (dice_and_robs, [True]),  # the choice itself breaks it, whatever is drawn
        (follows(nothing, dice_and_robs), [False]),  # it depends on the draw, so it is only possible
        (follows(nothing, maybe_robs), [False]),
        (follows(nothing, nothing, dice_and_robs), [False]),
        (nothing, []),
    ],
)
def test_a_word_that_a_choice_breaks(effect: Effect, broken: list[bool]) -> None:
    match = on_top(Choose(0, {GO: effect}))
    assert breaches_of([PEACE], match, 0, GO) == [Breach(PEACE, sure) for sure in broken]


def test_only_own_words_that_stand_and_can_be_judged_count() -> None:
    match = on_top(Choose(0, {GO: robs}))
    others = [
        word(Peace(1, 0)),
        word(Peace(0, 2)),
        word(FreePromise(0, 1)),
        word(Peace(0, 1), "kept"),
    ]
    assert breaches_of(others, match, 0, GO) == []
    assert breaches_of([*others, PEACE], match, 0, GO) == [Breach(PEACE, True)]
    assert breaches_of([PEACE], match, 0, GO, (Option("elsewhere"),)) == []


# --- what is no choice at all


def test_a_single_answer_that_everybody_knows_of_is_forced() -> None:
    only = {GO: nothing}
    assert forced_answer(on_top(Choose(1, only))) == (1, GO)
    assert forced_answer(on_top(Choose(1, only), Hushed(0, only))) == (1, GO)  # whatever is asked next
    assert forced_answer(on_top(Hushed(1, only), Choose(1, only))) is None
    assert forced_answer(on_top(Veiled(1, only), Choose(1, only))) is None
    assert forced_answer(on_top(Choose(1, {GO: nothing, Option("stay"): nothing}))) is None
    assert forced_answer(on_top(Both(1, only))) is None
    assert forced_answer(on_top(Loads(0))) is None


def test_an_answer_that_hangs_on_a_secret_is_not_forced() -> None:
    match = on_top(Held(0, {}))
    match.state.hands[0] = [0]  # type: ignore[attr-defined]
    assert match.options(0) == (Option("card", 0),)
    assert forced_answer(match) is None


def test_a_game_that_is_over_forces_nobody() -> None:
    match = scene(HANDS)
    match.state.finish("nights")  # type: ignore[attr-defined]
    assert forced_answer(match) is None


# --- several options at once, and what an option leads to


def test_how_often_a_part_can_be_given_again() -> None:
    verbs = frozenset({"crate"})
    assert repeat_counts(on_top(Loads(3)), 0, verbs, 9) == {Option("crate", "more"): 3}
    assert repeat_counts(on_top(Loads(2)), 0, verbs, 9) == {Option("crate", "more"): 2}
    assert repeat_counts(on_top(Loads(1)), 0, verbs, 9) == {}
    assert repeat_counts(on_top(Loads(5)), 0, verbs, 4) == {Option("crate", "more"): 4}
    assert repeat_counts(on_top(Loads(3)), 0, frozenset({"done"}), 9) == {}
    assert repeat_counts(on_top(Choose(0, {GO: nothing})), 0, frozenset({"go"}), 9) == {}


def asks(*names: str, told: bool = False, before: Effect = nothing, seat: int = 0) -> Effect:
    def effect(g: Market) -> None:
        before(g)
        if told:
            g.emit("rested", {"seat": 0})
        g.then(Choose(seat, {Option.parse(name): nothing for name in names}))

    return effect


def test_a_way_leads_to_what_only_one_option_leads_to() -> None:
    first = {
        Option("a", "x"): asks("b:x", "b:both", "b:loud", "a:y", "stop"),
        Option("a", "y"): asks("b:y", "b:both", "b:loud", told=True),
        Option("a", "z"): asks("b:z", "b:both"),
        Option("bare"): asks("b:bare"),  # names nothing: declining leads to nothing else
        Option("a", "draws"): asks("b:drawn", before=drawn),
        Option("a", "shows"): asks("b:shown", before=lambda g: g.count_reveal()),
        Option("a", "other"): asks("b:other", seat=1),
    }
    match = on_top(Choose(0, first))
    found = two_step_routes(match, 0)
    assert {str(second): str(way.first) for second, way in found.items()} == {
        "b:x": "a:x",
        "b:y": "a:y",
        "b:z": "a:z",
        "b:loud": "a:x",  # of two that lead there, the one without other effects
    }
    assert all(second in way.then.options(0) for second, way in found.items())
    assert two_step_routes(match, 1) == {}
    assert match.deciders == (0,)
