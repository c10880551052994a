"""The shapes of the drawing package: one valid SVG with all of them, and the properties they guarantee."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere import drawing as d
from consigliere.drawing import BASE_RULES, OSWALD, Picture, Style, maps, svg
from consigliere.drawing.maps import border_distance

from .contact_sheet import ISLAND, contact_sheet

PLAIN = Style("plain", {"ink": "black"}, (".ink{fill:var(--ink)}",))


def test_the_contact_sheet_holds_every_shape_and_uses_only_classes_that_have_a_rule() -> None:
    picture = contact_sheet()
    root = ElementTree.fromstring(picture.svg())
    used = {one for node in root.iter() for one in node.get("class", "").split()}
    ruled = set(re.findall(r"\.([a-z][\w-]*)", picture.style.sheet)) | {"frame", "fan"}
    assert used <= ruled
    assert {name.split("{")[0].strip(".") for name in BASE_RULES if name.count(".") == 1 and ">" not in name} >= {
        "ink",
        "paper",
    }


def test_a_picture_is_a_value_whose_things_are_marked_by_name() -> None:
    piece = d.piece(1, 2, svg.rect(0, 0, 3, 4), tooltip='A "thing"', data_thing='a"b&c', id="p")
    picture = Picture.of(10, 20, "Label", PLAIN, piece, d.token(0, 0, 5, data_thing="coin"), kind="board")
    assert picture.things == ('a"b&c', "coin")
    assert picture == Picture.of(10, 20, "Label", PLAIN, piece, d.token(0, 0, 5, data_thing="coin"), kind="board")
    root = ElementTree.fromstring(picture.svg({"coin": ("legal", "new"), "elsewhere": ("why",)}))
    pieces = {one.get("data-thing"): one for one in root.iter() if one.get("data-thing")}
    assert set(pieces) == set(picture.things)
    assert pieces["coin"].get("data-legal") == pieces["coin"].get("data-new") == "1"
    assert pieces['a"b&c'].get("data-legal") is None
    assert picture.svg({}) == picture.svg() == picture._repr_svg_()
    assert "<style" in picture.svg()
    assert "<style" not in picture.svg(styled=False)
    assert (picture.width, picture.height) == (10, 20)


def test_a_mark_on_nothing_is_written_nowhere() -> None:
    picture = Picture.of(10, 20, "Label", PLAIN, svg.rect(0, 0, 3, 4), d.token(0, 0, 5, data_thing="coin"))
    marks = {"": ("legal",)}  # an option that is no piece of the board
    assert picture.svg(marks) == picture.svg()
    assert all(piece.text.count("<") == piece.tags and piece.text[0] == "<" for piece in picture.pieces(marks))


def test_a_still_picture_has_no_ids_but_those_it_is_painted_with() -> None:
    used = d.pattern_tile("p-used", 4, 4, svg.rect(0, 0, 2, 2))
    spare = d.pattern_tile("p-spare", 4, 4, svg.rect(0, 0, 2, 2))
    painted = svg.rect(0, 0, 9, 9, fill=d.pattern_fill("p", "used"), id="piece", data_thing="thing")
    still = Picture.of(9, 9, "Label", PLAIN, svg.element("defs", used, spare), painted).static_svg("x-", spoken=False)
    assert re.findall(r' id="([^"]*)"', still) == ["x-p-used"]
    assert "url(#x-p-used)" in still
    assert "data-thing" not in still
    assert 'aria-hidden="true"' in still
    assert "Label" not in still


def test_neighbours_share_one_border_however_smooth() -> None:
    found = d.regions(ISLAND, smooth=0.7)
    curves = {name: _curves(region.outline) for name, region in found.items()}
    shared = [curve for curve in curves["north"] if tuple(reversed(curve)) in curves["south"]]
    assert len(shared) == 2  # two sections of the border between north and south, curve for curve
    assert not [curve for curve in curves["north"] if curve in curves["south"]]


def test_a_name_finds_its_place_once_and_only_where_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching the roomiest point of every region took each process a second, on a map that writes no name there."""
    looked: list[maps.Corners] = []
    look = maps.inner_point

    def inside(corners: maps.Corners) -> d.Point:
        looked.append(corners)
        return look(corners)

    monkeypatch.setattr(maps, "inner_point", inside)
    maps._label.cache_clear()
    north = d.regions(ISLAND)["north"]
    assert not looked
    assert north.label == north.label
    assert looked == [north.corners]
    assert border_distance(north.corners, north.label) > 5


def _curves(outline: str) -> list[tuple[str, ...]]:
    """Each curve of a closed outline, as its four points."""
    at = re.match(r"M(\S+ \S+?)(?=[CL])", outline)
    assert at is not None
    points, last = [], at[1]
    for kind, figures in re.findall(r"([CL])([^CLZ]*)", outline):
        numbers = figures.split()
        pairs = [f"{a} {b}" for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        points.append((last, *pairs) if kind == "C" else (last, pairs[0]))
        last = pairs[-1]
    return points


@pytest.mark.parametrize("name", ISLAND)
@given(count=st.integers(1, 30))
def test_tokens_in_a_region_lie_inside_it_and_apart(name: str, count: int) -> None:
    corners = ISLAND[name]
    places, r = d.token_spots(corners, count, 16)
    assert len(places) == count or r <= 8
    for i, (x, y) in enumerate(places):
        assert d.contains_point(corners, (x, y))
        assert border_distance(corners, (x, y)) >= r
        assert all((x - a) ** 2 + (y - b) ** 2 >= (2 * r) ** 2 for a, b in places[:i])
    assert d.contains_point(corners, d.inner_point(corners))


@given(count=st.integers(0, 40), size=st.integers(10, 200), room=st.integers(300, 2000), gap=st.integers(0, 30))
def test_a_row_stays_in_its_room_and_overlaps_only_when_it_must(count: int, size: int, room: int, gap: int) -> None:
    places = d.row_positions(count, size, room, gap)
    assert len(places) == count
    for left in places:
        assert left >= 11.9
        assert left + size <= room - 11.9
    if count > 1 and 24 + count * size + (count - 1) * gap <= room:
        assert places[1] - places[0] == pytest.approx(size + gap)


@given(st.text(st.characters(codec="utf-8", categories=("L", "N", "Zs")), max_size=60), st.integers(20, 300))
def test_no_line_is_wider_than_its_room(words: str, fit: int) -> None:
    written = OSWALD.caption(words, 0, 0, 20, fit) + OSWALD.line(words, 0, 0, 20, fit)
    assert all(float(found) <= fit + 0.01 for found in re.findall(r'textLength="([\d.]+)"', written))


def test_a_winding_track_has_its_spaces_at_equal_distances() -> None:
    places = d.points_along([(0, 0), (30, 0), (30, 40)], 8)
    assert [(round(x), round(y)) for x, y, _ in places] == [
        (0, 0), (10, 0), (20, 0), (30, 0), (30, 10), (30, 20), (30, 30), (30, 40),
    ]  # fmt: skip
    assert places[-1][2] == 90


def test_a_screen_that_is_down_shows_nothing_of_what_it_hides() -> None:
    secret = d.bill(0, 0, 60, "500", id="bill-500")
    assert "500" not in d.screen(0, 0, 100, 80, secret)
    assert "500" in d.screen(0, 0, 100, 80, secret, lifted=True)


def test_a_shape_of_the_style_is_drawn_once_for_all() -> None:
    style = Style("shaped", {}, BASE_RULES, {"shaped-star": "M0 0h10v10z", "shaped-unused": "M9 9h1z"})
    picture = Picture.of(10, 10, "a star", style, d.sign("#shaped-star", 5, 5, 50, "ink"))
    alone, on_a_page = picture.svg(), picture.svg(styled=False)
    assert '<use href="#shaped-star" fill-rule="evenodd" class="ink"' in on_a_page
    assert "M0 0h10v10z" not in on_a_page  # the page contains it
    assert '<path d="M0 0h10v10z" id="shaped-star"/>' in alone  # a stand-alone picture contains the shapes it uses
    assert "shaped-unused" not in alone


def test_marks_are_hidden_until_their_piece_is_marked() -> None:
    style = Style("marked", {}, BASE_RULES)
    rules = style.sheet
    assert ".marked .lamp,.marked .crop,.marked .tick,.marked .outline{display:none" in rules
    assert ".marked [data-legal]:not([data-off])>.lamp" in rules
    for drawn, mark in (
        (d.legal_mark(5, 5), "lamp"),
        (d.changed_mark(0, 0, 9, 9), "crop"),
        (d.chosen_mark(1, 1), "tick"),
        (d.while_legal("x"), "lamp"),
        (d.outline_mark(d.round_box(0, 0, 9, 9, 2)), "outline"),
    ):
        assert f'class="{mark}"' in drawn
