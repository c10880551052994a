"""HTML functions: what they write, escape and refuse."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from consigliere.table.show.pages import html as h
from consigliere.table.show.pages.terms import unbroken


def test_an_element_has_id_classes_attributes_and_children() -> None:
    made = h.p("#one.two.three", data_new="1", hidden=True, title=None, open=False, tabindex=0, for_="x")["a", [1, "b"]]
    assert str(made) == '<p id="one" class="two three" data-new="1" hidden tabindex="0" for="x">a1b</p>'
    assert str(h.p) == "<p></p>"
    assert str(h.div(".x")[h.p, h.input(name="n")]) == '<div class="x"><p></p><input name="n"></div>'
    assert str(h.p(".x")) == '<p class="x"></p>', "what was made of an element before is not on it"


def test_everything_is_escaped_that_is_not_markup() -> None:
    evil = '"><script>'
    told = "&#34;&gt;&lt;script&gt;"
    assert str(h.p(f"#{evil}", title=evil)[evil]) == f'<p id="{told}" title="{told}">{told}</p>'
    assert str(h.p(title=Markup("<b>"))[Markup("<b>")]) == '<p title="&lt;b&gt;"><b></p>', "an attribute always is"
    assert h.markup(["<", None, True, False, 0, h.b["<"], (one for one in "<>")]) == "&lt;0<b>&lt;</b>&lt;&gt;"


def test_what_is_nothing_to_be_read_is_refused() -> None:
    with pytest.raises(TypeError):
        h.markup(object())  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        h.markup(b"bytes")
    for selector in ("name", ".a#b", ".a b"):
        with pytest.raises(ValueError, match="id and classes"):
            h.p(selector)


def test_a_name_and_its_number_stay_on_one_line() -> None:
    assert unbroken("<b> plays Vyborg-4.") == '&lt;b&gt; plays <span class="unbroken">Vyborg-4</span>.'
    assert unbroken("Day 4, -12") == "Day 4, -12"
