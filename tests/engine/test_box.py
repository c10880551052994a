"""Files of corrections: what they may say, and one clear error for what they may not."""

from __future__ import annotations

from typing import Any

import pytest

from consigliere.engine.box import (
    BadBox,
    Box,
    box_id,
    changes,
    corrected,
    entries,
    lowest,
    read_box,
    step_of,
    too_low,
    unknown_words,
    unsayable,
    value_at,
    vocabulary,
    write_box,
)

DATA: dict[str, Any] = {
    "meta": {"source": "rulebook", "cards": 2, "fields_source": {"cards": "public"}},
    "card": [
        {
            "id": "spy",
            "source": "reconstructed",
            "name": {"en": "Spy", "ru": "Шпион", "uk": "Шпигун"},
            "cost": {"gun": 1},
            "colour": "red",
            "effects": [{"kind": "steal", "n": 1}],
            "count_source": "rulebook",
            "count": 1,
        },
        {
            "id": "cop",
            "source": "rulebook",
            "reconstructed": ["colour"],
            "name": {"en": "Cop", "ru": "Коп", "uk": "Коп"},
            "cost": {"booze": 1},
            "colour": "blue",
            "effects": [{"kind": "arrest", "who": "all"}],
            "count": 1,
            "side": {"source": "public", "guns": 2},
        },
    ],
}
FILE = """game = "toy"
rules = 3
name = "Anna's copy"

[values]
"card.spy.count" = 2
"card.cop.name" = { en = "Officer", ru = "Офицер", uk = "Офіцер" }

[notes]
"card.spy.count" = "counted twice"
"""


def box(**values: Any) -> Box:
    return Box("toy", 3, "", {path.replace("__", "."): value for path, value in values.items()}, {})


def test_a_file_is_read_and_written_again() -> None:
    read = read_box(FILE, "my.toml")
    assert read.values["card.spy.count"] == 2
    assert read.notes == {"card.spy.count": "counted twice"}
    assert read_box(write_box(read)) == read
    assert write_box(read) == FILE


def test_corrections_change_a_copy() -> None:
    made = corrected(DATA, read_box(FILE))
    assert value_at(made, "card.spy.count") == 2
    assert value_at(made, "card.cop.name")["uk"] == "Офіцер"
    assert value_at(DATA, "card.spy.count") == 1


def test_every_figure_has_a_source_however_the_dataset_says_it() -> None:
    found = {figure.path: figure.source for entry in entries(DATA) for figure in entry.figures}
    assert found["meta.cards"] == "public"
    assert found["card.spy.cost"] == "reconstructed"
    assert found["card.spy.count"] == "rulebook"
    assert found["card.cop.colour"] == "reconstructed"
    assert found["card.cop.side.guns"] == "public"
    assert [entry.certain for entry in entries(DATA)] == [True, False, False]
    after = {figure.path: figure.source for entry in entries(DATA, read_box(FILE)) for figure in entry.figures}
    assert after["card.spy.count"] == after["card.cop.name"] == "corrected"


def test_the_id_depends_on_what_differs_alone() -> None:
    confirmed = changes(DATA, box(card__spy__count=1))
    assert confirmed == {}
    assert box_id("toy", confirmed) == ""
    one, other = box(card__spy__count=2), box(card__spy__count=2, card__cop__count=1)
    assert box_id("toy", changes(DATA, one)) == box_id("toy", changes(DATA, other)) != ""
    assert box_id("toy", {"card.spy.count": 2}) != box_id("toy", {"card.spy.count": 3})


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("card.spi.count", 2, "no 'spi' in card"),
        ("crad.spy.count", 2, "no 'crad' in the dataset"),
        ("card.spy.price", 2, "has no figure 'price'"),
        ("card.spy.id", "x", "id cannot be corrected"),
        ("card.spy.count_source", "public", "cannot be corrected"),
        ("card.cop.side", {"guns": 1}, "side cannot be corrected"),
        ("card.spy.count", "2", "is '2'; the dataset has 1 there"),
        ("card.spy.count", True, "is True"),
        ("card.spy.name", {"en": "Agent"}, "is {'en': 'Agent'}"),
        ("card.spy.cost", {"gun": "many"}, "is {'gun': 'many'}"),
        ("card", [], "has no figure 'card'"),
    ],
)
def test_a_wrong_correction_is_refused_and_its_place_named(path: str, value: Any, said: str) -> None:
    with pytest.raises(BadBox) as refused:
        corrected(DATA, Box("toy", 3, "", {path: value}, {}), "my.toml")
    assert str(refused.value).startswith(f'my.toml: values."{path}"')
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = ", "no TOML"),
        ('rules = 1\n[values]\n"a.b" = 1', "game is missing"),
        ('game = "toy"\nrules = "1"\n[values]', "rules is '1'"),
        ('game = "toy"\nrules = 1\nextra = 1\n[values]', "extra means nothing here"),
        ('game = "toy"\nrules = 1\n[values]\n[notes]\n"a.b" = "c"', "notes.a.b belongs to no value"),
        ('game = "toy"\nrules = 1\n[values]\n"a.b" = 2020-01-01', "a figure is a number"),
        ('game = "toy"\nrules = 1\n[values]\n"a.b" = 1000000000', "a figure is a number"),
        (f'game = "toy"\nrules = 1\nname = "{"x" * 61}"\n[values]', "at most 60"),
        ("#" * 200_001, "longer than"),
    ],
)
def test_a_wrong_file_gets_one_error_that_names_it(text: str, said: str) -> None:
    with pytest.raises(BadBox, match=r"^my\.toml: ") as refused:
        read_box(text, "my.toml")
    assert said in str(refused.value)


def test_effects_that_nothing_carries_out_are_refused_with_what_can_be_said() -> None:
    known = vocabulary(DATA, ("card",))
    assert unsayable(known, "p", [{"kind": "steal", "n": 3}]) == []
    assert unsayable(known, "p", [{"kind": "fly"}]) == ["p: nothing can 'fly'; what can be said: arrest, steal"]
    assert unsayable(known, "p", [{"kind": "steal"}]) == ["p: steal says n"]
    assert unsayable(known, "p", [{"kind": "steal", "n": 1, "far": True}]) == ["p: steal says n"]
    assert unsayable(known, "p", [{"kind": "steal", "n": "two"}]) == ["p: n of steal is 'two'; others have 1"]
    assert unsayable(known, "p", [{"kind": "arrest", "who": "none"}]) == [
        "p: who of arrest is 'none'; what can be said: all"
    ]


def test_words_that_mean_nothing_are_refused_with_those_that_do() -> None:
    assert unknown_words(DATA, "card.spy.colour", "blue") == []
    assert unknown_words(DATA, "card.spy.colour", "pink") == [
        "card.spy.colour: 'pink' means nothing; what can be said: blue, red"
    ]
    assert unknown_words(DATA, "card.spy.cost", {"booze": 2}) == []
    assert unknown_words(DATA, "card.spy.cost", {"gold": 2}) != []


def test_a_number_is_not_negative_where_none_of_its_kind_is() -> None:
    data = {
        "level": [{"id": "a", "limit": -1, "pay": 2000}, {"id": "b", "limit": 3, "pay": 5000, "odds": [2, 4]}],
        "card": [{"id": "c", "costs": {"gun": 1}, "effects": [{"kind": "move", "by": -1}]}],
    }
    assert lowest(data, "level.b.limit") < 0
    assert lowest(data, "level.b.pay") == 0
    assert too_low(data, "level.b.limit", -1) == []
    assert too_low(data, "level.b.pay", 0) == []
    assert too_low(data, "level.b.pay", -1) == ["level.b.pay: -1 is below 0"]
    assert too_low(data, "level.b.odds", [2, -4]) == ["level.b.odds: -4 is below 0"]
    assert too_low(data, "card.c.costs", {"gun": -2}) == ["card.c.costs: -2 is below 0"]
    assert too_low(data, "card.c.effects", [{"kind": "move", "by": -3}]) == [], "effects have numbers of their own"


def test_money_in_thousands_is_changed_by_thousands() -> None:
    data = {"job": [{"id": "a", "pay": 2000, "cards": 4}, {"id": "b", "pay": 5000, "cards": 2}]}
    assert step_of(data, "job.a.pay") == 1000
    assert step_of(data, "job.a.cards") == 1
