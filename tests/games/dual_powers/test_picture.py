"""The picture of Dual Powers: every piece is drawn correctly and fits. The contract checks pictures of all games."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.games.dual_powers.components import (
    CONNECTION_IDS,
    DATA,
    MONTH_IDS,
    REGION_IDS,
    SIDE_IDS,
    TOKEN_IDS,
)
from consigliere.games.dual_powers.picture import city, draw
from consigliere.games.dual_powers.picture.pieces import LARGEST
from consigliere.games.dual_powers.picture.sheet import SYMBOL, Sheet
from consigliere.games.dual_powers.picture.style import HUES
from tests.cases import play_answers
from tests.contract.svg_pieces import SVG, echo, ids, titles_of

from .scene import scene

MODES: dict[str, dict[str, Any]] = {
    "duel": {"mode": "duel"},
    "duel-white": {"mode": "duel", "side": "white"},
    "solo": {"mode": "solo", "difficulty": 6},
    "solo-white": {"mode": "solo", "side": "white", "difficulty": 3, "solo_espionage_has_effect": True},
}
ENGLISH = Words("en", "dual_powers")

every_mode = pytest.mark.parametrize("mode", MODES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def game(mode: str, seed: int, every: int = 1) -> Iterator[cg.Match]:
    """A random game at its decisions (every so many of them) and at its end."""
    seats = 1 if MODES[mode]["mode"] == "solo" else 2
    return play_answers(cg.new("dual_powers", seats=seats, seed=seed, options=MODES[mode]), seed, every)


# --- pieces keep their names


@every_mode
def test_every_piece_is_there_under_its_name(mode: str) -> None:
    fixed = {
        *(f"region-{name}" for name in REGION_IDS),
        *(f"connection-{name}" for name in CONNECTION_IDS),
        *(f"month-{name}" for name in MONTH_IDS),
        *(f"{what}-{side}" for what in ("side", "objective") for side in SIDE_IDS),
        *(f"marker-{i}" for i in (1, 2, 3)),
        *("day", "month", "score", "will", "blockade", "deck", "discard", "tiles", "space-unrest", "space-blockade"),
    }
    for match in game(mode, 11, every=2):
        view = match.view(0)
        found = ids(draw(view, echo).svg())
        assert fixed <= set(found)
        table = view["table"]
        unused = set(TOKEN_IDS) - set(table["tokens"])
        if mode.startswith("solo"):  # the other faction's own units stay in the box
            other = next(side for side in SIDE_IDS if side != table["you"])
            unused |= {unit["id"] for unit in DATA["units"] if unit["owner"] == other}
        drawn = {name.removeprefix("token-") for name in found if name.startswith("token-")}
        assert drawn == set(TOKEN_IDS) - unused
        faces = {name.removeprefix("card-") for name in found if name.startswith("card-")}
        open_cards = {card for side in SIDE_IDS for card in table["sides"][side]["played"]}
        assert {*table["hand"], *open_cards} <= faces


# --- secrets


def test_hidden_things_are_face_down_and_not_absent() -> None:
    match = cg.new("dual_powers", seats=2, seed=4)
    for seat in (0, 1):
        match.play(seat, next(option for option in match.options(seat)))
    spectator = ElementTree.fromstring(draw(match.view(None), ENGLISH).svg())
    for side in SIDE_IDS:
        (space,) = spectator.iterfind(f".//*[@id='objective-{side}']")
        assert any("back" in one.attrib.get("class", "") for one in space.iter())
        backs = [one for one in spectator.iter() if one.attrib.get("id", "").startswith(f"hand-{side}-")]
        assert len(backs) == match.view(None)["table"]["sides"][side]["hand"] - 3  # three leaders lie open
    own = draw(match.view(0), ENGLISH).svg()
    assert f'id="card-{match.view(0)["table"]["sides"]["red"]["objective"]}"' in own


# --- the picture is correct


@every_mode
def test_the_tally_of_a_region_is_the_engine_s(mode: str) -> None:
    for match in game(mode, 31, every=3):
        g: Any = match.state
        sheet = Sheet(match.view(None), ENGLISH, "x")
        for region, name in enumerate(REGION_IDS):
            stronger = g.stronger(region)
            assert sheet.balance(name).leads == (SIDE_IDS[stronger] if stronger >= 0 else "")


def test_pieces_say_what_they_are_in_the_reader_s_language() -> None:
    match = cg.new("dual_powers", seats=2, seed=7)
    told: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        told[language] = titles_of(match.svg(0, language))
        assert all(told[language].values())
    assert "Lenin" in told["en"]["token-leader_lenin"]
    assert "Ленин" in told["ru"]["token-leader_lenin"]
    assert "Ленін" in told["uk"]["token-leader_lenin"]
    assert told["ru"]["region-green"] != told["uk"]["region-green"]
    waiting = [name for name in told["en"] if name.startswith(("token-", "card-", "region-", "connection-"))]
    assert len(waiting) >= 34 + 11 + 12


def test_pieces_say_who_leads_what_they_cost_and_whom_they_obey() -> None:
    board = {"brown": "red_unit_03 white_unit_02 neutral_unit_05"}
    match = scene(turns="red", red="green_4a", board=board, will="white", blocked="red_brown").match
    told = titles_of(match.svg(0, "en"))
    assert told["region-brown"].split("\n")[1:] == [
        "White is the stronger: 2 to 1",
        "The neutral tokens count for White, who has the Will of the People",
        "There is unrest here",
    ]
    assert told["token-neutral_unit_05"].endswith("\nObeys whoever holds the Will of the People: now White")
    assert told["token-red_unit_08"].endswith("\nRecruited for 3 of a card’s value")
    assert told["connection-red_brown"].endswith("\nBlockaded: nobody crosses")
    assert "\n" not in told["connection-green_red"]
    assert told["token-trotsky_neutral"].endswith("\nComes with May/June to the region in unrest")


def test_colour_is_never_the_only_mark() -> None:
    assert len(set(SYMBOL.values())) == len(set(HUES.values())) == len(REGION_IDS)
    svg = cg.new("dual_powers", seats=2, seed=7).svg(0)
    for name in REGION_IDS:
        assert f"url(#dp-all-tint-{name})" in svg


# --- room for everybody


@pytest.mark.parametrize("region", REGION_IDS)
@pytest.mark.parametrize("count", [1, 5, 15, 25, 40, 57])
def test_tokens_never_overlap_nor_leave_their_field(region: str, count: int) -> None:
    """57: every token of a solo game and the three markers in one place."""
    r, slots = city.room(region, count)
    assert len(slots) >= count
    assert r <= LARGEST
    if count <= 15:
        assert r >= 19
    for a, b in itertools.combinations(slots, 2):
        assert math.dist(a, b) >= 2 * r
    land = city.LANDS[region]
    x0, y0, turn, length = land.plate
    for x, y in slots:
        dx, dy = x - x0, y - y0
        cos, sin = math.cos(math.radians(-turn)), math.sin(math.radians(-turn))
        along, up = dx * cos - dy * sin, -(dx * sin + dy * cos)
        nearest = (min(max(along, 0), length), min(max(up, 0), 44))
        assert math.dist((along, up), nearest) >= r - 1, "a token covers the name"


@every_language
def test_the_days_that_do_something_say_what(language: str) -> None:
    """[DP-DATE-03, DP-DATE-04, DP-DATE-05]"""
    words = Words(language, "dual_powers")
    view = cg.new("dual_powers", seats=2, seed=1).view(0)
    told = [title.text for title in ElementTree.fromstring(draw(view, words, "board").svg()).iter(f"{SVG}title")]
    bonus, slides = words("pic-day-bonus"), words("pic-day-slides", day="31")
    assert [told.count(text) for text in (bonus, slides, f"{bonus}\n{words('pic-day-last')}")] == [1, 2, 1]
