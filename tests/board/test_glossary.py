"""Glossaries: every term in three languages with rules that exist, recognised in the texts of its game."""

from __future__ import annotations

import pytest

from consigliere.board.glossary import glossary, read_glossary, split_at_terms
from consigliere.board.words import LANGUAGES, words_for
from consigliere.engine import NotUnderstood
from consigliere.engine.ledger import load_ledger
from consigliere.games import GAMES
from consigliere.table.show.pages.frame import chapter_text, ledger_text
from consigliere.table.show.pages.html import markup
from consigliere.table.show.pages.terms import glossed_in_link

TERM = """
[[term]]
id = "heat"
rules = ["MM-HEAT-01"]
[term.en]
name = "heat"
words = ["heat"]
text = "What the police know."
[term.ru]
name = "напряг"
words = ["напряг*"]
text = "Что знает полиция."
[term.uk]
name = "напряг"
words = ["напряг*"]
text = "Що знає поліція."
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_term_cites_rules_and_occurs_in_them(game: str) -> None:
    for language in LANGUAGES:
        rules = load_ledger(f"consigliere.games.{game}", language)
        terms = glossary(game, language)
        assert len(terms) >= 10
        assert len({term.name for term in terms}) == len(terms)
        text = " ".join([rule.text for rule in rules.values()])
        found = {term for _, term in split_at_terms(text, game, language)}
        assert {term.id for term in terms} - found == set()
        for term in terms:
            assert not [rule for rule in term.rules if rule not in rules or rules[rule].internal], term.id
            assert len(term.text.split()) <= 30, term.id


def test_only_the_first_occurrence_is_marked() -> None:
    pieces = split_at_terms("A family member and a member of the family; thugs and a thug.", "corleones_empire", "en")
    assert [piece for piece in pieces if piece[1]] == [("family member", "member"), ("thugs", "thug")]
    assert "".join([text for text, _ in pieces]) == "A family member and a member of the family; thugs and a thug."
    assert split_at_terms("thuggery", "corleones_empire", "en") == (("thuggery", "thug"),)
    assert split_at_terms("a jobless thing", "corleones_empire", "en") == (("a jobless thing", ""),)
    words = words_for("en", "corleones_empire")
    told = str(markup(ledger_text("**Thugs** and *thugs* in a district", words)))
    assert told.count("data-term") == 2
    assert 'href="/glossary/corleones_empire#thug"' in told
    seen: set[str] = set()
    assert "data-term" in str(markup(chapter_text("a thug", words, seen)))
    assert "data-term" not in str(markup(chapter_text("a thug", words, seen)))
    assert "<a" not in str(markup(glossed_in_link("a thug", words))), "the log's lines are links themselves"


def test_a_file_that_is_no_glossary_gets_one_error() -> None:
    assert read_glossary(TERM, "ru")[0].name == "напряг"
    for wrong, said in (
        ("x", "this is no glossary"),
        (TERM.replace('id = "heat"', ""), "has no id"),
        (TERM.replace('text = "Що знає поліція."', ""), "has no uk.text"),
        (TERM.replace('rules = ["MM-HEAT-01"]', ""), "has no rules"),
        (TERM + TERM, "twice"),
    ):
        with pytest.raises(NotUnderstood, match=said):
            read_glossary(wrong, "en")
