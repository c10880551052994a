""" "How to play": every game's lessons in every language, with pictures, and with rules that exist."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from consigliere.board.words import LANGUAGES, Words
from consigliere.drawing import Face
from consigliere.engine.ledger import load_ledger
from consigliere.games import GAMES, face
from consigliere.table.show import pages
from consigliere.table.show.pages.context import RuleInfo, RulesContext
from consigliere.table.show.pages.primer import primer_link

from . import samples
from .test_pages import Reader, bare_classes

MINUTES, PER_MINUTE = 3, 230  # the maximum reading time at a usual pace

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def sentences(game: str, language: str) -> list[str]:
    """Everything a primer says: headings, texts, captions, notes."""
    found: list[str] = []
    for lesson in pages.lessons(game, language):
        found += [lesson.title, lesson.text]
        found += [text for figure in lesson.figures for text in (figure.caption, *figure.notes) if text]
    return found


@every_game
@every_language
def test_every_block_shows_something_and_says_it_in_every_language(game: str, language: str) -> None:
    lessons = pages.lessons(game, language)
    assert [lesson.id for lesson in lessons] == [lesson.id for lesson in pages.lessons(game, "en")]
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert 8 <= len(lessons) <= 10
    for lesson in lessons:
        assert lesson.figures, lesson.id
        assert lesson.rules, lesson.id
        assert lesson.title
        assert 1 <= len(re.findall(r"[.!?](?=\s|$)", lesson.text)) <= 3, lesson.text
    said = sentences(game, language)
    assert len(" ".join(said).split()) <= MINUTES * PER_MINUTE
    if language != "en":
        latin = {word for text in said for word in re.findall(r"[A-Za-z]{3,}", text)}
        assert latin == set()
        english = {lesson.text for lesson in pages.lessons(game, "en")}
        assert english.isdisjoint(said), "a text has been left in English"
    if language == "uk":
        assert not [text for text in said if re.search(r"[ыэъё]", text.lower())]


@every_game
def test_every_rule_a_primer_points_at_exists(game: str) -> None:
    known = load_ledger(f"consigliere.games.{game}")
    for lesson in pages.lessons(game, "en"):
        assert set(lesson.rules) <= set(known), lesson.id
        assert len(set(lesson.rules)) == len(lesson.rules), lesson.id


@every_game
def test_pictures_are_whole_and_named_and_keep_to_their_own_classes(game: str) -> None:
    classes: set[str] = set()
    for lesson in pages.lessons(game, "en"):
        for figure in lesson.figures:
            root = ElementTree.fromstring(figure.picture.svg())
            assert root.tag.endswith("svg")
            assert root.get("aria-label")
            classes |= {one for node in root.iter() for one in node.get("class", "").split()}
    assert classes.isdisjoint(bare_classes()), "a page's style would reach into the drawings"


@every_game
@every_language
def test_the_page_holds_all_of_it_with_every_id_once_and_every_link_alive(game: str, language: str) -> None:
    ledger = load_ledger(f"consigliere.games.{game}", language)
    lines = tuple(RuleInfo(*rule[:3]) for rule in ledger.values() if not rule.internal)
    text = pages.rules(RulesContext(samples.frame(language), game, lines, primer=pages.lessons(game, language)))
    assert "⟦" not in text
    elements = Reader(text).elements
    ids = [attributes["id"] for _, attributes in elements if attributes.get("id")]
    assert len(set(ids)) == len(ids)
    assert not [tag for tag, attributes in elements if tag == "style" or "style" in attributes]
    assert "data-thing" not in text, "nothing can be chosen on this page"
    for _, attributes in elements:
        inside = re.match(r"#(.+)", attributes.get("href") or "")
        painted = [re.match(r"url\(#(.+)\)", value or "") for value in attributes.values()]
        for found in filter(None, (inside, *painted)):
            assert found[1] in ids, found[0]
    assert text.index('id="primer"') < text.index('id="ledger"')


def test_poster_lobby_and_table_lead_to_it() -> None:
    for text in (pages.front(samples.front()), pages.lobby(samples.lobby()), pages.play(samples.play())):
        assert f'href="/rules/{samples.GAME}#primer"' in text


def test_a_game_without_a_primer_has_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = samples.GAME, Words("en", samples.GAME)
    assert Face().primer(words) == ()
    assert "#primer" in str(primer_link(game, words))
    monkeypatch.setattr(type(face(game)), "primer", Face.primer)
    assert f'href="/rules/{game}"' in str(primer_link(game, words))
    lines = (RuleInfo("DP-OBJ-01", "Each chooses one card.", "5. Objective phase"),)
    assert 'id="primer"' not in pages.rules(RulesContext(samples.frame(), game, lines))
