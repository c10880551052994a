"""Pieces travel from where they were to where they are; equal cards of several open hands stay in their own."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.board.ftl import PACKAGE

TABLE = '<div id="table">{}</div>'
HAND = """
<svg width="400" height="50">
  <rect id="gun" x="{}" width="40" height="40"/><rect id="{}" x="60" width="9" height="9"/>
</svg>
"""


def test_a_card_that_lies_in_two_hands_does_not_fly_from_one_to_the_other(chromium: Browser) -> None:
    script = (PACKAGE / "table" / "static" / "glide.js").read_text().replace("export function", "function")
    page = chromium.new_page()
    page.set_content(TABLE.format(HAND.format(0, "mine") + HAND.format(200, "yours")))
    page.add_script_tag(content=f"{script}; window.places = places; window.glide = glide;")
    moved = page.evaluate(
        """() => {
            const before = places();
            document.getElementById("mine").setAttribute("x", "100");
            glide(before);
            return document.getAnimations().map((one) => one.effect.target.id);
        }"""
    )
    assert moved == ["mine"]
    page.close()
