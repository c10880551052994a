"""The SVG writer: short numbers, escaped texts, well-formed XML."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from consigliere.drawing import Picture, Style, svg

PLAIN = Style("plain", {}, ())


@given(st.text())
def test_any_text_survives_in_an_element_and_in_an_attribute(text: str) -> None:
    root = ElementTree.fromstring(Picture.of(10, 10, text, PLAIN, svg.title(text)).svg())
    kept = [c for c in text if c in "\t\n\r" or (c >= " " and c not in "\ufffe\uffff")]
    # An XML parser turns line ends into \
    #  between tags, and any white space into blanks inside an attribute.
    between = "".join(kept).replace("\r\n", "\n").replace("\r", "\n")
    told = root.find("{http://www.w3.org/2000/svg}title")
    assert told is not None
    assert (told.text or "") == between
    assert root.attrib["aria-label"] == "".join(kept).replace("\r\n", "\n").translate({9: " ", 10: " ", 13: " "})


@pytest.mark.parametrize(("x", "written"), [(3, "3"), (3.0, "3"), (0.125, "0.12"), (-0.001, "0"), (1234.5, "1234.5")])
def test_numbers_are_written_short(x: float, written: str) -> None:
    assert svg.number(x) == written


def test_attributes_are_named_for_python_and_written_for_svg() -> None:
    drawn = svg.at(1.5, -2, svg.rect(0, 0, 3, 4, class_="tile"), turn=30, scale=0.5, data_thing="a<b", id=None)
    assert drawn == (
        '<g data-thing="a&lt;b" transform="translate(1.5,-2) rotate(30) scale(0.5)">'
        '<rect x="0" y="0" width="3" height="4" class="tile"/></g>'
    )


def test_text_that_must_fit_is_stretched_to_its_length() -> None:
    assert 'textLength="40" lengthAdjust="spacingAndGlyphs"' in svg.text("Neva", 0, 0, 12, textLength=40)
    assert "lengthAdjust" not in svg.text("Neva", 0, 0, 12)
