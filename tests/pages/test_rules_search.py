"""Searching the rules of a game without script: the page contains only the matches."""

from __future__ import annotations

import re

import pytest

from consigliere.engine.ledger import load_ledger
from consigliere.games import GAMES
from consigliere.table.show import pages
from consigliere.table.show.pages.context import RuleInfo, RulesContext

from . import samples


def page(game: str, query: str = "", rulings_only: bool = False) -> str:
    ledger = load_ledger(f"consigliere.games.{game}")
    rules = tuple(RuleInfo(rule.id, rule.text, rule.chapter) for rule in ledger.values() if not rule.internal)
    return pages.rules(RulesContext(samples.frame(), game, rules, (), query, rulings_only))


def shown(text: str) -> list[str]:
    """The ids of the rules on a page."""
    return re.findall(r'<div class="rule-row" id="([^"]+)"', text)


def test_a_rule_is_found_by_its_id_and_by_its_words() -> None:
    assert shown(page("la_famiglia", "lf-set-04")) == ["LF-SET-04"]
    found = shown(page("la_famiglia", "ALLY lire"))
    assert "LF-FREE-02" in found
    assert len(found) < 30


def test_a_search_that_finds_nothing_says_so_and_repeats_the_query_safely() -> None:
    text = page("la_famiglia", '"><script>')
    assert shown(text) == []
    assert "Found: 0" in text
    assert '"><script>' not in text


@pytest.mark.parametrize("game", GAMES)
def test_our_own_rulings_are_marked_and_can_be_shown_alone(game: str) -> None:
    everything = page(game)
    rulings = [rule for rule in shown(everything) if "-RULE-" in rule]
    assert len(rulings) > 10
    assert everything.count('class="ruling"') == len(rulings)
    assert shown(page(game, rulings_only=True)) == rulings
