"""A title that breaks the contract in one place fails the test for that place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from consigliere.engine import Chance, Option, Seat, Title
from consigliere.games import register
from tests.cases import USUAL, Case
from tests.contract import test_identity, test_pictures, test_play, test_secrecy
from tests.contract.test_pictures import Sheet
from tests.toy import TITLE, steps
from tests.toy.market import CARD_IDS, Market
from tests.toy.title import NightMarket

CASE = next(case for case in USUAL if case.title is TITLE)


@contextmanager
def broken(title: Title) -> Iterator[Case]:
    """The toy's first case, played by a broken title."""
    register(title)
    try:
        yield CASE._replace(title=title)
    finally:
        register(TITLE)


class ShowsCoins(NightMarket):
    def view(self, g: Market, seat: Seat | None) -> dict[str, Any]:
        return super().view(g, seat) | {"all": g.coins[:]}


class KeepsHands(NightMarket):
    """Redeals nothing but the coins."""

    def determinize(self, g: Market, seat: Seat | None, chance: Chance) -> Market:
        world = super().determinize(g, seat, chance)
        assert isinstance(world, Market)
        world.hands, world.stash, world.deck = [*map(list, g.hands)], [*map(list, g.stash)], g.deck[:]
        return world


class KeepsCoins(NightMarket):
    def determinize(self, g: Market, seat: Seat | None, chance: Chance) -> Market:
        world = super().determinize(g, seat, chance)
        assert isinstance(world, Market)
        world.coins = g.coins[:]
        return world


class ThinksWithTheGame(NightMarket):
    """Worlds share the random generator of the game."""

    def determinize(self, g: Market, seat: Seat | None, chance: Chance) -> Market:
        world = super().determinize(g, seat, chance)
        world.chance = g.chance
        return world


class SharesHands(NightMarket):
    """Copies share a mutable object."""

    def start(self, seats: int, options: dict[str, Any], chance: Chance) -> Market:
        g = super().start(seats, options, chance)
        g.__class__ = Shared
        return g


class Shared(Market):
    __slots__ = ()

    def clone(self) -> Market:
        copy = super().clone()
        copy.__class__ = Shared
        copy.hands = self.hands
        return copy


class ForgetsDice(NightMarket):
    """A position that lacks something the view shows."""

    def position(self, g: Market) -> dict[str, Any]:
        return super().position(g) | {"dice": []}


class LosesCards(NightMarket):
    def take_extra(self, g: Market, seat: Seat, option: Option) -> None:
        super().take_extra(g, seat, option)
        if g.deck:
            g.deck.pop()


class TellsTheHand(NightMarket):
    def take_extra(self, g: Market, seat: Seat, option: Option) -> None:
        super().take_extra(g, seat, option)
        g.emit("hand", {"seat": seat, "cards": [CARD_IDS[card] for card in g.hands[seat]]})


class KnowsFewerActions(NightMarket):
    def actions(self, seats: int, options: dict[str, Any]) -> tuple[Option, ...]:
        return tuple(option for option in super().actions(seats, options) if option != steps.REST)


BREACHES: list[tuple[Title, Callable[[Case], None]]] = [
    (ShowsCoins(), test_secrecy.test_a_possible_world_looks_the_same),
    (KeepsHands(), test_secrecy.test_every_hidden_thing_takes_other_values),
    (KeepsCoins(), test_secrecy.test_every_hidden_number_takes_other_values),
    (TellsTheHand(), test_secrecy.test_no_event_shows_a_secret),
    (ThinksWithTheGame(), test_identity.test_thinking_does_not_touch_the_game),
    (SharesHands(), test_identity.test_a_clone_is_independent),
    (ForgetsDice(), test_identity.test_a_position_leads_back_to_the_same_state_with_the_same_future),
    (LosesCards(), test_play.test_no_invariant_is_ever_broken),
    (KnowsFewerActions(), test_play.test_exactly_what_is_offered_is_accepted),
]


@pytest.mark.parametrize(("title", "net"), BREACHES, ids=[type(title).__name__ for title, _ in BREACHES])
def test_a_broken_title_is_detected(title: Title, net: Callable[[Case], None]) -> None:
    net(CASE)
    with broken(title) as case, pytest.raises((AssertionError, ValueError)):
        net(case)


# --- pictures


def has_everything_twice(sheet: Sheet) -> str:
    return sheet.svg.replace("</svg>", f"{sheet.svg[sheet.svg.index('</defs>') + 7 :]}")


def cannot_be_clicked(sheet: Sheet) -> str:
    return sheet.svg.replace("data-thing", "data-piece")


def names_its_pieces_anew(sheet: Sheet) -> str:
    return sheet.svg.replace(' id="', f' id="at-{sheet.match.number(None)}-')


def betrays_the_deck(sheet: Sheet) -> str:
    return sheet.svg.replace("</svg>", f"<title>{' '.join(sheet.match.position()['table']['deck'])}</title></svg>")


def has_something_left_from_before(sheet: Sheet) -> str:
    return sheet.svg.replace("</svg>", "<g/></svg>")


def shows_more_than_its_parts(sheet: Sheet) -> str:
    return sheet.svg.replace("</svg>", '<g id="another"/></svg>')


TAMPERED: list[tuple[Callable[[Sheet], str], Callable[[list[Sheet]], None]]] = [
    (has_everything_twice, test_pictures.test_ids_are_unique_and_a_thing_keeps_its_own),
    (names_its_pieces_anew, test_pictures.test_ids_are_unique_and_a_thing_keeps_its_own),
    (cannot_be_clicked, test_pictures.test_what_an_option_points_at_is_on_the_table),
    (betrays_the_deck, test_pictures.test_no_picture_names_what_its_reader_has_not_seen),
    (has_something_left_from_before, test_pictures.test_a_view_is_drawn_the_same_whatever_was_drawn_before),
    (shows_more_than_its_parts, test_pictures.test_the_parts_together_show_every_piece_of_the_whole_exactly_once),
]


@pytest.fixture(scope="module")
def sheets() -> list[Sheet]:
    case = next(case for case in USUAL if case.title.id == "la_cosa_nostra")
    return [sheet for sheet in test_pictures.drawn(case, 12) if sheet.match.result is None]


@pytest.mark.parametrize(("tamper", "net"), TAMPERED, ids=[tamper.__name__ for tamper, _ in TAMPERED])
def test_a_broken_picture_is_detected(
    tamper: Callable[[Sheet], str], net: Callable[[list[Sheet]], None], sheets: list[Sheet]
) -> None:
    net(sheets)
    with pytest.raises(AssertionError):
        net([sheet._replace(svg=tamper(sheet)) for sheet in sheets])
