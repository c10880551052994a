"""Hints over HTTP: who may ask what they can do here, what the answer says, and that it tells nothing else."""

from __future__ import annotations

import copy
from html import unescape

from consigliere.table.show import pages
from consigliere.table.show.hints import hinted
from consigliere.table.show.pages.context import Frame

from .server import Browser, Server, text_of
from .test_advice import at_a_turn


def test_every_choice_is_listed_and_nobody_notices(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    table, first, second = at_a_turn(anna, boris, advice="1")
    before = server.loaded(table[3:])
    seat = before.match.deciders[0]
    answer = first.get(f"{table}/hints")
    assert answer.status_code == 200
    assert "What can I do here?" in unescape(answer.text)
    assert "DP-" in answer.text, "the rule of the question"
    assert "asked for advice" not in text_of(second.get(table).text)
    after = server.loaded(table[3:])
    assert (after.match.save(), after.head) == (before.match.save(), before.head)
    for other in (second, stranger):
        assert other.get(f"{table}/hints").status_code == 403
    # Games that the seat cannot tell apart have the same hints.
    twin = copy.copy(before)
    twin.wording = None
    twin.match = before.match.determinize(seat, 77)
    assert twin.match.position() != before.match.position()
    panels = {pages.hints_panel(hinted(one, seat, Frame("en"))) for one in (before, twin)}
    assert len(panels) == 1
    assert panels.pop().count("<li") == len(before.options(seat))


def test_a_table_without_advice_has_no_hints(anna: Browser, boris: Browser) -> None:
    table, first, _ = at_a_turn(anna, boris)
    assert 'id="hints-ask"' not in first.get(table).text
    assert first.get(f"{table}/hints").status_code == 403
