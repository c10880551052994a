"""Slips: requests by others, shown beside the board."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from consigliere.board.words import Words
from consigliere.table.show import pages
from consigliere.table.show.pages.play_context import DealLine, Deals, OfferInfo

from . import samples


def offered(number: int, **more: Any) -> OfferInfo:
    answers = (f"accept:{number}", f"refuse:{number}")
    return OfferInfo(
        number, f"Boris {number}", f"Terms {number}.", answers=answers, seat=1, mirror="{}", asks=True, **more
    )


def with_offers(*offers: OfferInfo) -> str:
    lines = tuple([DealLine(str(one.number), "offered", "says", one.terms, offer=one) for one in offers])
    context = replace(samples.trading(), deals=Deals(threads={1: lines}), undo_request=None)
    return str(pages.parts(context)["slips"])


def test_at_most_two_slips_lie_open_the_oldest_first_and_the_rest_is_a_count() -> None:
    text = with_offers(*[offered(number, closes=1000 - number, lasts=60) for number in (5, 6, 7, 8)])
    assert re.findall(r'<section id="slip-offer-(\d+)"', text) == ["8", "7"]
    assert Words("en")("web-slips-more", count=2) in text
    assert "slips-more" not in with_offers(offered(5), offered(6))


def test_a_slip_says_what_is_given_and_got_and_how_long_it_stands() -> None:
    one = offered(5, give=(("1 gun", "3 → 2"),), get=(("$5", "$11 → $16"),), promised=("Peace.",), closes=9, lasts=60)
    text = with_offers(one)
    for part in ("1 gun", "3 → 2", "$5", "$11 → $16", "Peace.", 'data-closes="9"', 'data-lasts="60"'):
        assert part in text, part
    assert 'value="accept:5"' in text
    assert 'value="refuse:5"' in text
    assert 'data-counter="5"' in text


def test_what_the_reader_has_offered_is_no_slip_nor_is_anything_for_spectators() -> None:
    assert "<section" not in with_offers(replace(offered(5), mine=True, asks=False))
    assert pages.parts(replace(samples.trading(), seat=None))["slips"] == ""


def test_a_request_to_take_a_move_back_is_a_slip_and_not_in_the_bar() -> None:
    parts = pages.parts(samples.trading())
    assert 'id="slip-undo"' in parts["slips"]
    assert "undo/answer" in parts["slips"]
    assert "undo/answer" not in parts["question"]
