"""Options: they convert to text and back, and their repr can be pasted into code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.engine import PASS, NotUnderstood, Option
from consigliere.engine.option import MAX_TEXT, is_storable

VERBS = st.from_regex(r"[a-z][a-z0-9_]{0,20}", fullmatch=True)
TARGETS = st.one_of(
    st.just(""),
    st.integers(-(10**17), 10**17),
    st.from_regex(r"[a-z][a-z0-9_]{0,30}", fullmatch=True),
    st.text(min_size=1).filter(lambda text: text.isprintable() and not text.lstrip("-").isdigit()),
)


@given(VERBS, TARGETS)
def test_text_and_repr_lead_back_to_the_option(verb: str, target: str | int) -> None:
    option = Option(verb, target)
    assert Option.parse(str(option)) == option
    assert str(Option.parse(str(option))) == str(option)
    assert eval(repr(option)) == option


def test_numbers_are_numbers_and_everything_else_is_an_id() -> None:
    assert Option.parse("guns:3") == Option("guns", 3)
    assert Option.parse("guns:-3") == Option("guns", -3)
    assert Option.parse("guns:007") == Option("guns", "007")
    assert Option.parse("guns:-0") == Option("guns", "-0")  # zero has one text form
    assert Option.parse("guns:3.0") == Option("guns", "3.0")
    assert Option.parse("guns:" + "9" * 18) == Option("guns", int("9" * 18))
    assert Option.parse("guns:" + "9" * 19) == Option("guns", "9" * 19)
    assert Option.parse("pass") == PASS == Option("pass", "")
    assert Option.parse("say:a:b") == Option("say", "a:b")


@pytest.mark.parametrize(
    "text",
    ["", ":", ":x", "play:", "Play:x", "pl ay", "1play", "play\n", "x:a\nb", "пас", " pass", "pass ", "x:\ud800"],
)
def test_what_is_no_option_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        Option.parse(text)


def test_what_is_shown_of_an_option_is_short_and_on_one_line() -> None:
    assert Option("say", "x" * 76).short_text() == "say:" + "x" * 76
    assert Option("say", "x" * 77).short_text() == "say:" + "x" * 76
    assert Option("say", "a\nb").short_text() == "say:a?b"


def test_a_lone_surrogate_is_no_text() -> None:
    assert [is_storable(f"a{chr(number)}") for number in (0xD7FF, 0xD800, 0xDFFF, 0xE000)] == [True, False, False, True]


@pytest.mark.parametrize("thing", [None, 5, b"pass", ["pass"], ("pass", ""), {"verb": "pass"}])
def test_only_texts_are_parsed(thing: object) -> None:
    with pytest.raises(NotUnderstood):
        Option.parse(thing)  # type: ignore[arg-type]


@given(st.text(max_size=MAX_TEXT + 10))
def test_any_text_is_an_option_or_not_understood(text: str) -> None:
    try:
        option = Option.parse(text)
    except NotUnderstood as error:
        said = str(error)
    else:
        said = "understood"
        assert Option.parse(str(option)) == option
    assert "\n" not in said
    assert len(said) < 200
