"""The picture of Dual Powers: one well-formed sheet, stable pieces, everything clickable, nothing betrayed."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import NotUnderstood
from consigliere.games.dual_powers import TITLE
from consigliere.games.dual_powers.components import (
    CARD_IDS,
    COMMANDS,
    CONNECTION_IDS,
    DATA,
    MONTH_IDS,
    REGION_IDS,
    SIDE_IDS,
    TOKEN_IDS,
)
from consigliere.games.dual_powers.picture import PARTS, city, draw
from consigliere.games.dual_powers.picture.pieces import LARGEST
from consigliere.games.dual_powers.picture.sheet import SYMBOL, Sheet
from consigliere.games.dual_powers.picture.style import HUES

MODES: dict[str, dict[str, Any]] = {
    "duel": {"mode": "duel"},
    "duel-white": {"mode": "duel", "side": "white"},
    "solo": {"mode": "solo", "difficulty": 6},
    "solo-white": {"mode": "solo", "side": "white", "difficulty": 3, "solo_espionage_has_effect": True},
}
CLICKED = ("play", "objective", "recruit", "move", "refresh", "to", "block")  # verbs that point at a thing on the table
ENGLISH = Words("en", "dual_powers")

every_mode = pytest.mark.parametrize("mode", MODES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def game(mode: str, seed: int, every: int = 1) -> Iterator[cg.Match]:
    """A random game at its decisions (every so many of them) and at its end."""
    seats = 1 if MODES[mode]["mode"] == "solo" else 2
    match = cg.new("dual_powers", seats=seats, seed=seed, options=MODES[mode])
    chance = random.Random(seed)
    for number in itertools.count():
        if number % every == 0 or match.result is not None:
            yield match
        if match.result is not None:
            return
        seat = chance.choice(match.deciders)
        match.play(seat, chance.choice(match.options(seat)))


def viewers(match: cg.Match) -> tuple[int | None, ...]:
    return (*range(match.setup.seats), None)


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', svg)


def things(svg: str) -> set[str]:
    return set(re.findall(r' data-thing="([^"]*)"', svg))


# --- a sheet that any reader of SVG can open


@every_mode
@every_language
def test_a_picture_is_one_well_formed_sheet_that_needs_nothing_from_outside(mode: str, language: str) -> None:
    words = Words(language, "dual_powers")
    for match in game(mode, 3, every=15):
        for seat in viewers(match):
            svg = draw(match.view(seat), words)
            root = ElementTree.fromstring(svg)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert root.attrib["role"] == "img"
            assert root.attrib["aria-label"]
            assert "viewBox" in root.attrib
            assert "⟦" not in svg
            assert not re.search(r"foreignObject|<script|<image|href|@import|url\((?!#)", svg)
            assert svg.count("http") == 1  # the namespace
            known = ids(svg)
            assert all(name in known for name in re.findall(r"url\(#([^)]*)\)", svg))


def test_the_match_and_the_title_draw_the_same_sheet() -> None:
    match = cg.new("dual_powers", seats=2, seed=7)
    assert match.svg(0, "uk") == draw(match.view(0), Words("uk", "dual_powers"))
    assert match._repr_svg_() == TITLE.picture(match.view(None), ENGLISH)


def test_words_that_look_like_markup_are_escaped() -> None:
    def nasty(message_id: str, /, **args: Any) -> str:
        return f'</g><b class="{message_id}">&'

    match = cg.new("dual_powers", seats=2, seed=7)
    root = ElementTree.fromstring(draw(match.view(0), nasty))
    assert not [one for one in root.iter() if one.tag.endswith("b")]


# --- pieces keep their names


@every_mode
def test_ids_are_unique_and_a_piece_keeps_its_own(mode: str) -> None:
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
        found = ids(draw(view, ENGLISH))
        assert len(found) == len(set(found))
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


def test_the_parts_together_show_every_piece_of_the_whole_exactly_once() -> None:
    for mode in MODES:
        for match in game(mode, 5, every=12):
            view = match.view(0)
            pieces = [
                name
                for part in PARTS
                if part != "all"
                for name in ids(draw(view, ENGLISH, part))
            ]
            assert len(pieces) == len(set(pieces))
            whole = {name for name in ids(draw(view, ENGLISH)) if not name.startswith("dp-")}
            assert whole == {name for name in pieces if not name.startswith("dp-")}


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="sides"):
        draw(cg.new("dual_powers", seats=2, seed=1).view(0), ENGLISH, "sides")


# --- everything that can be chosen can be clicked


@every_mode
def test_every_option_that_points_at_a_thing_finds_it_on_the_table(mode: str) -> None:
    verbs = set()
    seeds = (1, 2, 3) if mode.startswith("solo") else (1,)  # the solo game is short, and random players lose it early
    for match in itertools.chain.from_iterable(game(mode, seed) for seed in seeds):
        for seat in match.deciders:
            there = things(draw(match.view(seat), ENGLISH))
            for option in match.options(seat):
                if option.verb in CLICKED:
                    verbs.add(option.verb)
                    assert option.target in there, f"{option} has nothing to click"
                else:
                    assert option.target not in there
    assert verbs >= {"play", "recruit", "move", "to"}


# --- secrets


@every_mode
@every_language
def test_no_hidden_card_is_named_anywhere_in_a_picture(mode: str, language: str) -> None:
    words = Words(language, "dual_powers")
    betrayable = 0
    for match in game(mode, 21, every=8):
        g: Any = match.state
        for seat in viewers(match):
            you = g.rules.side_of(seat)
            hidden = {*g.deck, *g.pile, *g.leader_pile}
            for side in (0, 1):
                if side != you:
                    hidden |= {card for card in g.hands[side] if card < COMMANDS}
                known = g.objective_shown[side] or (side == you and (not g.rules.solo or g.objective_seen))
                if g.objective[side] >= 0 and not known:
                    hidden.add(g.objective[side])
            betrayable += len(hidden)
            svg = draw(match.view(seat), words) + draw(match.view(seat), words, "hand")
            for card in hidden:
                assert CARD_IDS[card] not in svg
    assert betrayable > 300


def test_what_is_hidden_lies_face_down_and_is_not_absent() -> None:
    match = cg.new("dual_powers", seats=2, seed=4)
    for seat in (0, 1):
        match.play(seat, next(option for option in match.options(seat)))
    spectator = ElementTree.fromstring(draw(match.view(None), ENGLISH))
    for side in SIDE_IDS:
        (space,) = spectator.iterfind(f".//*[@id='objective-{side}']")
        assert any("back" in one.attrib.get("class", "") for one in space.iter())
        backs = [one for one in spectator.iter() if one.attrib.get("id", "").startswith(f"hand-{side}-")]
        assert len(backs) == match.view(None)["table"]["sides"][side]["hand"] - 3  # three leaders lie open
    own = draw(match.view(0), ENGLISH)
    assert f'id="card-{match.view(0)["table"]["sides"]["red"]["objective"]}"' in own


# --- what it shows is so


@every_mode
def test_the_tally_of_a_region_is_the_engine_s(mode: str) -> None:
    for match in game(mode, 31, every=3):
        g: Any = match.state
        sheet = Sheet(match.view(None), ENGLISH, "x")
        for region, name in enumerate(REGION_IDS):
            stronger = g.stronger(region)
            assert sheet.totals(name)[2] == (SIDE_IDS[stronger] if stronger >= 0 else "")


def test_pieces_say_what_they_are_in_the_reader_s_language() -> None:
    match = cg.new("dual_powers", seats=2, seed=7)
    told = {}
    for language in LANGUAGES:
        root = ElementTree.fromstring(match.svg(0, language))
        titles = {
            one.attrib["id"]: one.findtext("{http://www.w3.org/2000/svg}title")
            for one in root.iter()
            if "id" in one.attrib and one.find("{http://www.w3.org/2000/svg}title") is not None
        }
        assert all(titles.values())
        told[language] = titles
    assert "Lenin" in str(told["en"]["token-leader_lenin"])
    assert "Ленин" in str(told["ru"]["token-leader_lenin"])
    assert "Ленін" in str(told["uk"]["token-leader_lenin"])
    assert told["ru"]["region-green"] != told["uk"]["region-green"]
    waiting = [name for name in told["en"] if name.startswith(("token-", "card-", "region-", "connection-"))]
    assert len(waiting) >= 34 + 11 + 12


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
