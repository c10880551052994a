"""A question for a number is one input field, not a row of buttons."""

from __future__ import annotations

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.table.show import pages
from consigliere.table.show.pages.play_context import OptionInfo
from consigliere.table.show.pages.stepper import NumberRun, number_runs, with_amount

from . import samples


def numbers(verb: str, *values: int) -> tuple[OptionInfo, ...]:
    return tuple(OptionInfo(f"{verb}:{n}", f"{n} coins") for n in values)


PASS = OptionInfo("pass", "Pass")
SIX = ("0 coins", "1 coins", "2 coins", "3 coins", "4 coins", "5 coins")


def test_six_numbers_in_a_row_are_one_run() -> None:
    runs, rest = number_runs((*numbers("bid", 0, 1, 2, 3, 4, 5), PASS))
    assert runs == (NumberRun("bid", 0, 5, 1, SIX),)
    assert rest == (PASS,)


def test_steps_may_be_larger_and_numbers_in_any_order() -> None:
    (run,), rest = number_runs(numbers("pay", 50, 10, 20, 40, 30, 60))
    assert run[:4] == ("pay", 10, 60, 10)
    assert run.labels[0] == "10 coins"
    assert rest == ()


@pytest.mark.parametrize(
    "options",
    [
        numbers("bid", 0, 1, 2, 3, 4),  # few: buttons are quicker
        numbers("bid", 0, 1, 2, 3, 4, 7),  # irregular: the field would offer illegal values
        tuple(OptionInfo(f"take:card_{n}", "A card") for n in range(9)),  # things, not amounts
        tuple(OptionInfo(f"bid:{n}", str(n), thing=f"spot_{n}") for n in range(9)),  # they are on the board
        tuple(OptionInfo("\t".join(["discard:2"] * n), str(n)) for n in range(1, 9)),  # rows of answers
    ],
)
def test_other_options_stay_buttons(options: tuple[OptionInfo, ...]) -> None:
    assert number_runs(options) == ((), options)


def test_two_verbs_are_two_fields() -> None:
    runs, rest = number_runs((*numbers("bid", *range(9)), *numbers("hide", *range(7)), *numbers("buy", 1, 2)))
    assert [(run.verb, run.most) for run in runs] == [("bid", 8), ("hide", 6)]
    assert [option.text for option in rest] == ["buy:1", "buy:2"]


def test_what_the_plain_form_sends_is_put_together() -> None:
    assert with_amount("bid:", "7") == "bid:7"
    assert with_amount("bid:", "007") == "bid:7"
    assert with_amount("bid:", "-3") == "bid:-3"
    assert with_amount("bid:5", "7") == "bid:5"  # the script has already set the number
    assert with_amount("pass", "7") == "pass"
    for nonsense in ("", "1e3", "7.5", "٣", "1" * 40, "7 7", "x"):
        assert with_amount("bid:", nonsense) == "bid:"  # the kernel refuses that in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_field_with_a_form_of_its_own(language: str) -> None:
    page = pages.play(samples.play(language, options=(*numbers("bid", *range(16)), PASS)))
    form = f"amount-{samples.play(language).number}-bid"
    assert f'<form id="{form}" class="amount-form" method="post"' in page
    assert f'form="{form}" type="number" name="amount" value="0" min="0" max="15" step="1" required' in page
    assert 'name="option" value="bid:"' in page
    assert 'name="option" value="pass"' in page
    choices = page[page.index('id="choices"') :].partition("</form>")[0]
    assert 'value="bid:3"' not in choices
