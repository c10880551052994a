"""Texts: every language has the same messages, each in its own grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import consigliere.board.words as words_module
from consigliere.board.words import LANGUAGES, Words, WordsError, pick_language
from consigliere.drawing import Face
from consigliere.games import _faces
from tests.board.ftl import FRAME, PACKAGE, ftl_messages, public

LOCALES = [FRAME, *sorted(PACKAGE.glob("games/*/locale")), *sorted(PACKAGE.glob("games/*/puzzles"))]
FUNCTIONS = {"NUMBER", "DATETIME", "TEXT"}


def locale_name(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


every_locale = pytest.mark.parametrize("folder", LOCALES, ids=locale_name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


# --- the files -------------------------------------------------------------------------------------------------------


@every_locale
def test_languages_define_the_same_messages(folder: Path) -> None:
    assert {path.name for path in folder.glob("*.ftl")} == {f"{language}.ftl" for language in LANGUAGES}
    master = public(ftl_messages(folder / "en.ftl"))
    for language in LANGUAGES[1:]:
        other = public(ftl_messages(folder / f"{language}.ftl"))
        assert master - other == set(), f"missing in {language}"
        assert other - master == set(), f"only in {language}"


@every_locale
def test_languages_put_in_the_same_variables(folder: Path) -> None:
    master = ftl_messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        other = ftl_messages(folder / f"{language}.ftl")
        for name in public(master) & public(other):
            assert other[name].variables == master[name].variables, f"{name} ({language})"


# A person's name cannot be declined, so sentences are built around it. Texts for input fields are an exception.
FORM_SPEAK = re.compile(
    r"\b(Кто|Кому|С кем|Исполнитель|Условия|Отказ|Согласие|Помеха|Хто|Від кого|З ким|Виконує|Умови|Відмова|Згода)[:.] "
)


@every_locale
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_sentences_instead_of_forms_and_one_kind_of_dash(folder: Path, language: str) -> None:
    for number, line in enumerate((folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines(), 1):
        assert not FORM_SPEAK.search(line), f"{language}.ftl:{number}: {line}"
        assert " – " not in line, f"{language}.ftl:{number}: {line}"  # a dash is —; – is only used between numbers


@every_locale
@every_language
def test_what_a_message_refers_to_exists(folder: Path, language: str) -> None:
    own = ftl_messages(folder / f"{language}.ftl")
    frame = {} if folder == FRAME else ftl_messages(FRAME / f"{language}.ftl")
    assert own.keys() & frame.keys() == set(), "a game must not redefine the frame's texts"
    known = own | frame
    targets = set(known) | {f"{name}.{attribute}" for name in known for attribute in known[name].attributes}
    for name, message in own.items():
        assert message.references <= targets, name
        assert message.functions <= FUNCTIONS, name


@every_locale
@every_language
def test_selectors_that_count_cover_the_plural_forms(folder: Path, language: str) -> None:
    for name, message in ftl_messages(folder / f"{language}.ftl").items():
        for keys in message.plurals:
            needed = {"one"} if language == "en" else {"one", "few"}
            assert needed <= keys, name
            assert keys & {"many", "other"}, name


@every_language
def test_every_frame_text_can_be_formed(language: str) -> None:
    words = Words(language)
    for name, message in ftl_messages(FRAME / f"{language}.ftl").items():
        for number in (0, 1, 2, 5, 11, 21):
            given = {one: date(2026, 1, 1 + number) if one == "date" else number for one in message.variables}
            text = words(name, **given)
            assert text
            assert not set(text) & set("{}⟦⟧\u2068\u2069"), text


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 player", "2 players", "5 players", "11 players", "21 players"]),
        ("ru", ["1 игрок", "2 игрока", "5 игроков", "11 игроков", "21 игрок"]),
        ("uk", ["1 гравець", "2 гравці", "5 гравців", "11 гравців", "21 гравець"]),
    ],
)
def test_plurals(language: str, expected: list[str]) -> None:
    words = Words(language)
    assert [words("players-count", count=count) for count in (1, 2, 5, 11, 21)] == expected


def test_a_text_in_each_language() -> None:
    assert [Words(language)("seat-name", number="1") for language in LANGUAGES] == ["Seat 1", "Место 1", "Місце 1"]


def test_no_isolation_marks_around_what_is_put_in() -> None:
    assert Words("en")("waiting-for", names="Anna, Борис") == "Waiting for: Anna, Борис"


def test_a_missing_text_shows_its_id_and_raises_when_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("ru")
    assert words.has("seat-name")
    assert not words.has("no-such-text")
    with pytest.raises(WordsError, match=r"no-such-text \(ru\)"):
        words("no-such-text")
    monkeypatch.setattr(Words, "strict", False)
    assert words("no-such-text") == "⟦no-such-text⟧"


def test_a_missing_argument_raises_when_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en")
    with pytest.raises(WordsError, match=r"seat-name.*number"):
        words("seat-name")
    monkeypatch.setattr(Words, "strict", False)
    assert "Seat" in words("seat-name")


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'; there are: en, ru, uk"):
        Words("de")
    for game_id in ("no_such_game", "../board", ""):
        with pytest.raises(ValueError, match="no texts for game"):
            Words("en", game_id)


@pytest.fixture
def toy_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game whose Russian lacks a text."""
    texts = {
        "en": 'leaves = A unit leaves { TEXT($region, form: "gen") }\nregion-vyborg = Vyborg Side\nnew = New\n',
        "ru": 'leaves = Отряд ушёл с { TEXT($region, form: "gen") }\n'
        "region-vyborg = Выборгская сторона\n    .gen = Выборгской стороны\n",
    }
    (tmp_path / "locale").mkdir()
    for language, text in texts.items():
        (tmp_path / "locale" / f"{language}.ftl").write_text(text, encoding="utf-8")
    shown = Face()
    shown.folder = tmp_path
    monkeypatch.setitem(_faces, "toy", shown)
    forget_texts()
    yield
    forget_texts()


def forget_texts() -> None:
    words_module._bundle.cache_clear()
    words_module._bundles.cache_clear()


@pytest.mark.usefixtures("toy_package")
def test_a_game_adds_its_texts_and_english_is_the_fallback() -> None:
    words = Words("ru", "toy")
    assert words("yes") == "Да"
    assert words("new") == "New"
    assert words.has("new")
    assert not Words("ru").has("new")


@pytest.mark.usefixtures("toy_package")
def test_a_name_is_declined_inside_a_sentence() -> None:
    assert Words("ru", "toy")("leaves", region="region-vyborg") == "Отряд ушёл с Выборгской стороны"
    assert Words("en", "toy")("leaves", region="region-vyborg") == "A unit leaves Vyborg Side"
    assert Words("ru", "toy")("region-vyborg.gen") == "Выборгской стороны"
    assert not Words("ru", "toy").has("region-vyborg.dat")
    with pytest.raises(WordsError, match="region-nowhere"):
        Words("ru", "toy")("leaves", region="region-nowhere")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("C.UTF-8", "en"),
        ("de-DE,de;q=0.9", "en"),
        ("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7", "uk"),
        ("en;q=0.3, ru;q=0.8", "ru"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("ru;q=much", "en"),
        ("RU", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("uk_UA:ru:en", "uk"),
        ("russian", "en"),
    ],
)
def test_pick_language(wanted: str | None, language: str) -> None:
    assert pick_language(wanted) == language


def test_a_text_that_needs_arguments_is_not_plain() -> None:
    words = Words("ru", "la_famiglia")
    assert words.plain("web-number-more") == "Больше"
    assert words.plain("web-number") == "", "it has bounds to say"
    assert words.plain("special") == "", "the name of a piece, with its number"
    assert words.plain("no_such_text") == ""
