"""Deals in the contract of a game: the sample game with trade in coins, and the reports if deals or texts are wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import consigliere.board.words as words_module
from consigliere.engine import Gift, IllegalMove, Offer, Seat, Trade
from consigliere.games import _faces, _registered, register
from consigliere.lab.catalogues import is_copy, repeated
from consigliere.lab.contract import contract
from consigliere.lab.random_deals import RandomDeals
from consigliere.lab.sample_game import TITLE
from consigliere.lab.sample_game.face import FACE, SampleGameFace
from consigliere.lab.sample_game.state import SampleGameState
from consigliere.lab.sample_game.title import SampleGame
from tests.cases import USUAL, Case
from tests.toy.market import STALL, Market
from tests.toy.title import MarketTrade

GAMES = 4
COUNTED = {
    "en": "[one] { $count } coin\n   *[other] { $count } coins",
    "ru": "[one] { $count } монета\n    [few] { $count } монеты\n   *[many] { $count } монет",
    "uk": "[one] { $count } монета\n    [few] { $count } монети\n   *[many] { $count } монет",
}


class Coins(Trade[SampleGameState]):
    """Trade coins for coins in public."""

    rule = "SG-TURN-01"
    money_kind = "coins"

    def problem(self, g: SampleGameState, offer: Offer, seat: Seat | None) -> str:
        if not all(gift.kind == "coins" and isinstance(gift.what, int) for gift in offer.gives):
            return self.rule
        given = [sum(int(gift.what) for gift in offer.gives if gift.giver == party) for party in offer.parties]
        return (
            "" if all(g.coins[party] >= sum_ for party, sum_ in zip(offer.parties, given, strict=True)) else self.rule
        )

    def transfer(self, g: SampleGameState, gift: Gift) -> None:
        g.pay(gift.giver, -int(gift.what))
        g.pay(gift.taker, int(gift.what))

    def goods(self, view: dict[str, Any]) -> list[tuple[Seat, str, str, int]]:
        return [(seat, "coins", "", have) for seat, have in enumerate(view["table"]["coins"])]

    def money_available(self, g: SampleGameState, seat: Seat) -> int:
        return g.coins[seat]


def forget_texts() -> None:
    for kept in (words_module._bundle, words_module._bundles, words_module.words_for):
        kept.cache_clear()
    words_module._formed.clear()


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Register the sample game with deals. Return its text files, so that tests can break them."""
    whole = {one: FACE.read_file("locale", f"{one}.ftl") for one in COUNTED}
    found = {one: f"{whole[one]}\ngoods-coins = {{ $count ->\n    {COUNTED[one]}\n}}\n" for one in COUNTED}
    honest = SampleGameFace.read_file

    def file(self: SampleGameFace, *path: str) -> str:
        return found[path[1][:2]] if path[0] == "locale" else honest(self, *path)

    monkeypatch.setattr(SampleGameFace, "read_file", file)
    monkeypatch.setattr(SampleGame, "trade", Coins())
    register(TITLE, FACE)
    forget_texts()
    yield found
    _registered.pop(TITLE.id)
    _faces.pop(TITLE.id)
    forget_texts()


def test_honest_deals_keep_the_contract() -> None:
    assert contract(TITLE, GAMES) == []


# --- what one seat gives the other gets, and nothing else changes


def broken(monkeypatch: pytest.MonkeyPatch, transfer: Callable[[Any, SampleGameState, Gift], None]) -> list[str]:
    monkeypatch.setattr(Coins, "transfer", transfer)
    return [one for one in contract(TITLE, GAMES) if one.startswith(("a deal of", "after a deal of"))]


def test_a_transfer_that_prints_money(monkeypatch: pytest.MonkeyPatch) -> None:
    found = broken(monkeypatch, lambda self, g, gift: g.pay(gift.taker, int(gift.what)))
    assert found[0].startswith("after a deal of coins a seat has more than it should of coins: it had ")


def test_a_transfer_that_burns_money(monkeypatch: pytest.MonkeyPatch) -> None:
    found = broken(monkeypatch, lambda self, g, gift: g.pay(gift.giver, -int(gift.what)))
    assert found[0].startswith("after a deal of coins a seat has less than it should of coins: it had ")


def test_a_transfer_of_twice_what_was_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(self: Any, g: SampleGameState, gift: Gift) -> None:
        g.pay(gift.giver, -2 * int(gift.what))
        g.pay(gift.taker, 2 * int(gift.what))

    assert len(broken(monkeypatch, twice)) >= 2


def test_a_transfer_that_takes_from_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_a_third(self: Any, g: SampleGameState, gift: Gift) -> None:
        others = [seat for seat in range(len(g.coins)) if seat not in (gift.giver, gift.taker)]
        g.pay((others or [gift.giver])[0], -int(gift.what))
        g.pay(gift.taker, int(gift.what))

    assert broken(monkeypatch, from_a_third)


def test_a_transfer_that_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "a deal of coins changes nothing on the table" in broken(monkeypatch, lambda self, g, gift: None)


def test_an_offer_of_more_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coins, "problem", lambda self, g, offer, seat: "")
    assert "a seat can offer more coins than Trade.goods says it has" in contract(TITLE, GAMES)


def test_an_offer_that_is_refused_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    def pays_first(self: Any, g: SampleGameState, offer: Offer, seat: Seat | None) -> str:
        g.pay(offer.maker, 1)
        raise IllegalMove("no", "SG-TURN-01")

    monkeypatch.setattr(Coins, "problem", pays_first)
    assert "an offer that is refused changes the table" in contract(TITLE, GAMES)


def test_a_trade_without_goods(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coins, "goods", Trade.goods)
    assert [one for one in contract(TITLE, GAMES) if one.endswith("open moments: Trade.goods names nothing")]


# --- pieces in the toy: stalls change hands, permits allow their use


def dealt(case: Case, games: int, often: float) -> tuple[RandomDeals, list[str]]:
    """Random games with deals; return the problems found."""
    found: list[str] = []
    asked = RandomDeals(case.title, found.append)
    for seed in range(games):
        match, pick = case.begin(seed), Random(seed)
        while match.result is None:
            if pick.random() >= often or not asked.deal(match, pick):
                seat = pick.choice(match.deciders)
                match.play(seat, pick.choice(match.options(seat)))
    return asked, found


TRADING = [case for case in USUAL if case.title.trade is not None]
TOYS = [case for case in TRADING if case.title.id == "toy"]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("case", TRADING, ids=str)
def test_every_game_with_deals_keeps_their_law(case: Case) -> None:
    asked, found = dealt(case, 30 if case in TOYS else 1, 0.5 if case in TOYS else 0.1)
    assert found == []
    assert asked.struck > 10
    assert asked.named == asked.given


def toys(monkeypatch: pytest.MonkeyPatch, transfer: Callable[[Any, Market, Gift], None]) -> list[str]:
    honest = MarketTrade.transfer

    def changed(self: MarketTrade, g: Market, gift: Gift) -> None:
        if gift.kind == "stall":
            transfer(self, g, gift)
        else:
            honest(self, g, gift)

    monkeypatch.setattr(MarketTrade, "transfer", changed)
    return dealt(TOYS[1], 60, 0.5)[1]


@pytest.mark.usefixtures("toy")
def test_a_piece_that_nobody_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    found = toys(monkeypatch, lambda self, g, gift: g.owner.__setitem__(STALL[str(gift.what)], -1))
    assert [one for one in found if one.startswith("after a deal of stall ") and "is nobody's" in one], found


@pytest.mark.usefixtures("toy")
def test_a_piece_that_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "a deal of stall changes nothing on the table" in toys(monkeypatch, lambda self, g, gift: None)


@pytest.mark.usefixtures("toy")
def test_a_piece_that_takes_another_along(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_of_them(self: Any, g: Market, gift: Gift) -> None:
        g.owner = [gift.taker if owner == gift.giver else owner for owner in g.owner]

    assert [one for one in toys(monkeypatch, all_of_them) if one.endswith(" too, which nobody gave")]


# --- texts of goods, and unknown languages


def about_files() -> list[str]:
    return [one for one in contract(TITLE, 0) if one.startswith("locale/")]


def test_goods_without_a_text(texts: dict[str, str]) -> None:
    for language, text in texts.items():
        texts[language] = text.replace("goods-coins =", "goods-doubloons =")
    found = contract(TITLE, 1)
    assert "a text is missing or wrong: goods-coins (en, ru, uk): no such text" in found


def test_goods_without_a_text_in_one_language(texts: dict[str, str]) -> None:
    texts["uk"] = texts["uk"].partition("\ngoods-coins")[0] + "\n"
    assert contract(TITLE, 1) == ["locale/uk.ftl lacks goods-coins"]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_file_that_is_a_copy_of_the_english(language: str, texts: dict[str, str]) -> None:
    texts[language] = texts["en"]
    said = "repeats the English of game-pitch, game-kind, ask-Turn, await-Turn, ask-Doubt and "
    assert [one for one in about_files() if one.startswith(f"locale/{language}.ftl {said}")]


def test_one_sentence_left_in_english(texts: dict[str, str]) -> None:
    ours = "await-Turn = что делать в свой ход"
    assert ours in texts["ru"]
    texts["ru"] = texts["ru"].replace(ours, "await-Turn = what to do in a turn")
    assert about_files() == ["locale/ru.ftl repeats the English of await-Turn"]


def test_a_file_that_is_a_copy_of_its_neighbour(texts: dict[str, str]) -> None:
    texts["uk"] = texts["ru"]
    assert about_files() == ["locale/uk.ftl is a copy of locale/ru.ftl"]


def test_names_and_numbers_may_be_the_same() -> None:
    same = 'poster = Don Corleone\nsum = { $count } $\nrank = IV\nthe = { TEXT($card, form: "gen") }\n'
    assert repeated(same, same) == []
    assert not is_copy(same, same)
    assert repeated(f"{same}ask = Who pays?\n", f"{same}ask = Who pays?\n") == ["ask"]
