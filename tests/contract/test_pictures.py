"""Pictures: a valid SVG whose pieces keep their ids, where everything that can be chosen can be clicked and nothing
secret is shown. For every registered game.
"""

from __future__ import annotations

import json
import re
from inspect import signature
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.drawing import Texts
from consigliere.engine import NotUnderstood, Seat, Title
from consigliere.games import face, titles
from consigliere.match import Match
from tests.cases import ALL, Case, all_readers, moments
from tests.contract.secrets import leaves, texts
from tests.contract.svg_pieces import SVG, echo, ids, pieces, things
from tests.toy import TITLE as TOY

SHEETS = 60  # of each game and number of seats

# The average number of hidden names per random sheet, for games with few: allies see each other's (LF-TEAM-01).
LEAST_HIDDEN: dict[str, int] = {"la_famiglia": 3}

# Rows of the table that name places printed on the board.
PLACES: dict[str, tuple[str, ...]] = {"dual_powers": ("tiles",), "la_famiglia": ("reached",)}

GAMES = [title for title in titles() if title.id != TOY.id]  # the toy has no picture
every_title = pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)


class Sheet(NamedTuple):
    """A picture as one reader sees it."""

    match: Match
    reader: Seat | None
    view: dict[str, Any]
    svg: str

    @property
    def title(self) -> Title:
        return self.match.title


@pytest.fixture(scope="module", params=[case for case in ALL if case.title in GAMES], ids=str)
def sheets(request: pytest.FixtureRequest) -> list[Sheet]:
    return drawn(request.param, request.param.share(SHEETS))


def drawn_by(title: Title, view: dict[str, Any], words: Texts) -> str:
    picture = face(title.id).picture(view, words)
    assert picture is not None
    return picture.svg()


def drawn(case: Case, wanted: int) -> list[Sheet]:
    """Random games, drawn for a decider, for other seats and for spectators."""
    pick = Random(case.name)
    found = []
    for i, match in enumerate(moments(case, wanted)):
        reader = pick.choice(match.deciders) if i % 3 and match.deciders else pick.choice(all_readers(match))
        view = match.view(reader)
        found.append(Sheet(match.clone(), reader, view, drawn_by(case.title, view, echo)))
    return found


# --- valid SVG


def test_a_picture_is_one_well_formed_sheet_that_needs_nothing_from_outside(sheets: list[Sheet]) -> None:
    """In every language. Everything that can be clicked has a title."""
    for i, sheet in enumerate(sheets[::5]):
        words = Words(LANGUAGES[i % len(LANGUAGES)], sheet.title.id)
        svg = drawn_by(sheet.title, sheet.view, words)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        assert len([one for one in root.iter() if one.tag == root.tag]) == 1
        assert root.attrib["role"] == "img"
        assert root.attrib["aria-label"]
        assert "viewBox" in root.attrib
        assert "⟦" not in svg
        assert not re.search(r'foreignObject|<script|<image|href="(?!#)|@import|url\((?!#)', svg)
        assert set(re.findall(r'href="#([^"]*)"', svg)) <= set(re.findall(r' id="([^"]*)"', svg))
        assert svg.count("http") == 1  # the namespace
        assert set(re.findall(r"url\(#([^)]*)\)", svg)) <= set(ids(svg))
        for piece in root.iter():
            said = piece.find(f"{SVG}title")
            assert said is None or said.text


@every_title
def test_the_match_and_the_title_draw_the_same_sheet(title: Title) -> None:
    match = cg.new(title.id, seats=title.facts.players[1], seed=7)
    words = Words("uk", title.id)
    assert match.svg(0, "uk") == drawn_by(title, match.view(0), words)
    assert match._repr_svg_() == drawn_by(title, match.view(None), Words("en", title.id))
    parts = face(title.id).pictures(match.view(0), words)
    assert next(iter(parts)) == "board"
    assert set(face(title.id).pictures(match.view(None), words)) == set(parts) - {"hand", "purse"}


@every_title
def test_an_unknown_part_is_refused(title: Title) -> None:
    if "part" not in signature(face(title.id).picture).parameters:
        return  # one sheet without parts
    with pytest.raises(NotUnderstood, match="board"):
        face(title.id).picture(cg.new(title.id, seats=title.facts.players[1], seed=1).view(0), echo, "attic")  # type: ignore[call-arg]


def test_words_that_look_like_markup_are_escaped(sheets: list[Sheet]) -> None:
    def nasty(message_id: str, /, **args: Any) -> str:
        return f'</g><b class="{message_id}">&'

    for sheet in sheets[::15]:
        root = ElementTree.fromstring(drawn_by(sheet.title, sheet.view, nasty))
        assert not [one for one in root.iter() if one.tag == f"{SVG}b"]


# --- pieces keep their ids


def test_ids_are_unique_and_a_thing_keeps_its_own(sheets: list[Sheet]) -> None:
    """A piece has the same id wherever it is and for all readers, so that the page can animate its moves."""
    known: dict[str, str] = {}
    for sheet in sheets:
        assert len(ids(sheet.svg)) == len(set(ids(sheet.svg)))
        for thing, piece in things(sheet.svg).items():
            assert not piece or known.setdefault(thing, piece) == piece


def test_the_parts_together_show_every_piece_of_the_whole_exactly_once(sheets: list[Sheet]) -> None:
    """As on a page, which contains the shared shapes once."""
    for sheet in sheets[::6]:
        parts = [part.svg(styled=False) for part in face(sheet.title.id).pictures(sheet.view, echo).values()]
        found = [name for svg in parts for name in ids(svg)]
        assert len(found) == len(set(found))
        assert {name for svg in parts for name in pieces(svg)} == set(pieces(sheet.svg))
        assert {thing for svg in parts for thing in things(svg)} == set(things(sheet.svg))


def test_a_view_is_drawn_the_same_whatever_was_drawn_before(sheets: list[Sheet]) -> None:
    """The picture depends only on the view: in a possible world that looks the same, a reader gets the same bytes."""
    for sheet in reversed(sheets[::4]):
        before = json.dumps(sheet.view)
        assert drawn_by(sheet.title, json.loads(before), echo) == sheet.svg
        assert json.dumps(sheet.view) == before
        world = sheet.match.determinize(sheet.reader, seed=5)
        assert drawn_by(sheet.title, world.view(sheet.reader), echo) == sheet.svg


# --- everything that can be chosen can be clicked, and no secret is shown


def test_what_an_option_points_at_is_on_the_table(sheets: list[Sheet]) -> None:
    verbs = set()
    for sheet in sheets:
        if sheet.reader is None:
            continue
        there = things(sheet.svg)
        for option in (*sheet.match.options(sheet.reader), *sheet.match.extras(sheet.reader)):
            piece = (
                bool(re.search(r"\D", str(option.target))) and option.verb not in face(sheet.title.id).abstract_verbs
            )
            found = face(sheet.title.id).target_thing(option, sheet.view)
            assert found in there or not (piece or found), f"{option} has nothing to click"
            verbs |= {option.verb} if piece else set()
    title = sheets[0].title
    most = {option.verb for option in title.actions(title.facts.players[1], title.defaults(title.facts.players[1]))}
    assert len(verbs) >= (3 if len(most) > 12 else 2) or len(sheets) < SHEETS


def test_no_picture_names_what_its_reader_has_not_seen(sheets: list[Sheet]) -> None:
    """Not by an id, a class or a text."""
    betrayable = 0
    hidden: set[str] = set()  # everything that was ever hidden: a game with few secrets has a lower minimum
    for sheet in sheets:
        table = leaves(sheet.match.position()["table"])
        secret = [value for path, value in table if path[0] not in PLACES.get(sheet.title.id, ())]
        unseen = {value for value in secret if isinstance(value, str)} - texts(sheet.view)
        betrayable += len(unseen)
        hidden |= unseen
        drawing = re.sub(r"<style>.*?</style>", "", sheet.svg, flags=re.DOTALL)  # the same for every reader
        assert unseen & set(re.findall(r"\w+", drawing)) == set()
    assert betrayable > min(LEAST_HIDDEN.get(sheets[0].title.id, 10), len(hidden) / 5) * len(sheets)


# --- without colours


@every_title
def test_every_side_has_a_mark_besides_its_colour_and_legible_letters_on_it(title: Title) -> None:
    liveries = face(title.id).liveries  # none: its seats have the colours of their numbers
    assert len({livery.emblem for livery in liveries.values()}) == len(liveries) != 1
    for livery in face(title.id).liveries.values():
        low, high = sorted(_light(colour) for colour in (livery.colour, livery.ink))
        assert (high + 0.05) / (low + 0.05) >= 4.5


def _light(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# --- marks


def test_marks_stand_on_the_things_they_are_for_and_change_nothing_else(sheets: list[Sheet]) -> None:
    """A page may mark things that are not in the picture ("": an option without a piece)."""
    mark = ' data-legal="1"'
    for sheet in sheets[::4]:
        thing = face(sheet.title.id).target_thing
        options = [] if sheet.reader is None else sheet.match.options(sheet.reader)
        for picture in face(sheet.title.id).pictures(sheet.view, echo).values():
            wanted = {"", *picture.things[::3], *[thing(option, sheet.view) for option in options]}
            marks = dict.fromkeys(wanted, ("legal",))
            shown = picture.svg(marks, styled=False)
            assert shown.replace(mark, "") == picture.svg(styled=False)
            marked = re.findall(rf' data-thing="([^"]*)"{mark}', shown)
            assert marked == [one for one in picture.things if one in wanted]
            assert shown.count(mark) == len(marked)
            woven = picture.pieces(marks)
            assert "".join([piece.text for piece in woven]) == shown
            assert all(piece.tags == piece.text.count("<") for piece in woven), "places in a page are counted by tags"
