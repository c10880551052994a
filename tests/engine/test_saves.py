"""Saves: the beginning and the choices; complete and for these rules, or refused with one clear sentence."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import NotUnderstood
from consigliere.engine.saves import digest
from tests.toy.scene import play, scene

pytestmark = pytest.mark.usefixtures("toy")

HANDS = ["crate_1 thief_1", "thief_2 crate_5", "crate_3 guard_3"]


def middle(seed: int = 5, choices: int = 25) -> cg.Match:
    """A half-played game with a deal and an any-time option."""
    match = cg.new("toy", seats=3, seed=seed)
    pick = random.Random(seed)
    while match.result is None and len(match.history()) < choices:
        seat = pick.choice(match.deciders)
        match.play(seat, pick.choice(match.options(seat)))
        if len(match.history()) == 12 and match.extras(0):
            match.play(0, match.extras(0)[0])
    return match


def sealed(data: dict[str, Any]) -> str:
    """A save with a valid checksum, by any author."""
    return json.dumps({**data, "check": digest(data)})


def test_a_save_is_the_beginning_and_the_row_of_choices() -> None:
    data = json.loads(play(scene(HANDS), "0 plan", "0 done").save())
    assert data["choices"] == ["0 plan", "0 done"]
    assert (data["game"], data["rules"], data["seats"]) == ("toy", 4, 3)
    assert data["options"] == {"nights": 1, "homeless": False, "race": False, "exile": False, "teams": False}


def test_loaded_it_is_the_same_match_with_the_same_future() -> None:
    match = middle(choices=15)
    again = cg.load(match.save())
    while match.result is None:
        assert again.position() == match.position()
        assert again.save() == match.save()
        assert [again.events(seat) for seat in (None, 0, 1, 2)] == [match.events(seat) for seat in (None, 0, 1, 2)]
        seat = match.deciders[0]
        for one in (match, again):
            one.play(seat, one.options(seat)[-1])
    assert again.result == match.result


def test_a_real_table_keeps_its_secret_and_its_hash() -> None:
    match = cg.new("toy", seats=3)
    play(match, "0 done", "1 done", "2 done")
    again = cg.load(match.save())
    assert again.position() == match.position()
    assert again.view(None) == match.view(None)
    assert again.view(None)["commitment"]


def test_a_match_from_a_position_is_saved_with_it_and_does_not_follow_the_callers_changes() -> None:
    position = middle().position()
    match = cg.from_position("toy", position)
    written = match.save()
    position["table"]["coins"] = [0, 0, 0]
    assert match.save() == written
    assert cg.load(written).position() == match.position()
    match.position()["options"]["nights"] = 99
    match.view(0)["options"]["nights"] = 99
    assert match.save() == written


def test_a_possible_world_is_saved_as_the_position_it_is() -> None:
    world = middle().determinize(1, seed=4)
    again = cg.load(world.save())
    assert again.position() == world.position()
    assert again.view(1) == world.view(1)


def test_every_truncation_is_refused() -> None:
    text = middle().save()
    for end in range(len(text)):
        with pytest.raises(NotUnderstood):
            cg.load(text[:end])
    for start in (1, 2, 10, len(text) // 2):
        with pytest.raises(NotUnderstood):
            cg.load(text[start:])


def test_every_changed_letter_is_refused() -> None:
    text = middle().save()
    for place in range(0, len(text), 3):
        for letter in "0x ":
            changed = text[:place] + letter + text[place + 1 :]
            if json_of(changed) == json_of(text):
                continue  # white space, or the same letter
            with pytest.raises(NotUnderstood):
                cg.load(changed)


def json_of(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


# With a valid checksum, these are not damage: a shorter game, default settings, a game that begins with its seed.
SOUND: list[tuple[str, Any]] = [("choices", []), ("options", {}), ("position", None)]


@pytest.mark.parametrize(
    "key", ["consigliere", "game", "rules", "seats", "options", "chance", "choices", "check", "position"]
)
def test_every_field_is_guarded(key: str) -> None:
    match = cg.from_position("toy", middle().position())
    match.play(match.deciders[0], match.options(match.deciders[0])[0])
    data = json.loads(match.save())
    assert key in data
    nested: Any = []
    for _ in range(400):
        nested = [nested]
    wrong: Any
    for wrong in (None, 0, -1, True, 1.5, "", "x", [], {}, [1], {"a": 1}, [{}], nested, 10**30, "9" * 5000):
        for seal in (json.dumps, sealed):
            if seal is sealed and (key == "check" or (key, wrong) in SOUND):
                continue
            with pytest.raises(NotUnderstood) as caught:
                cg.load(seal({**data, key: wrong}))
            assert "\n" not in str(caught.value)
    without = {name: value for name, value in data.items() if name != key}
    with pytest.raises(NotUnderstood):
        cg.load(json.dumps(without))


@pytest.mark.parametrize(
    "choice",
    ["", "0", "0 ", " rest", "x rest", "9 rest", "-1 rest", "0 rest:", "1 rest", "0 fly", None, 5, ["0", "rest"], {}],
)
def test_a_row_of_choices_is_replayed_under_the_rules(choice: Any) -> None:
    data = json.loads(scene(HANDS).save())
    with pytest.raises(NotUnderstood, match="choice 2 of the save cannot be replayed"):
        cg.load(sealed({**data, "choices": ["0 plan", choice]}))


def test_a_choice_too_many_is_refused() -> None:
    match = play(scene(HANDS), "0 rest", "1 rest", "2 rest")
    data = json.loads(match.save())
    assert cg.load(sealed(data)).result == match.result
    with pytest.raises(NotUnderstood, match="over"):
        cg.load(sealed({**data, "choices": [*data["choices"], "0 rest"]}))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": 2}, "rules 2; this version plays rules 4"),
        ({"rules": 99}, "rules 99"),
        ({"consigliere": 2}, "format 2"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": "dual_powers"}, "dual_powers"),
        ({"seats": 9}, "seats"),
        ({"options": {"moon": 1}}, "moon"),
        ({"chance": {"seed": "x"}}, "chance"),
        ({"chance": {"secret": "00"}}, "chance"),
    ],
)
def test_other_rules_and_settings_are_named(change: dict[str, Any], words: str) -> None:
    data = json.loads(middle().save())
    with pytest.raises(NotUnderstood, match=words):
        cg.load(sealed({**data, **change}))


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "5", '"x"', "x", "[" * 100_000, '{"consigliere": 1}', None])
def test_what_is_no_save(text: Any) -> None:
    with pytest.raises(NotUnderstood):
        cg.load(text)


def test_a_deep_nest_is_refused_however_deep() -> None:
    data = json.loads(middle().save())
    for depth in (10, 500, 900, 960, 980, 990, 1000, 2000, 50_000):
        nest = "[" * depth + "]" * depth
        with pytest.raises(NotUnderstood):
            cg.load(json.dumps({**data, "options": 0})[:-1] + f', "options": {nest}}}')
