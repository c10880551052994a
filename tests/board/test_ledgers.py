"""The translated rules have the same ids, chapters, numbers and references as the English ledger."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from consigliere.board.words import LANGUAGES
from consigliere.engine.ledger import Rule, load_ledger, load_lines
from consigliere.games import GAMES

REFERENCE = re.compile(r"\b[A-Z]{2,4}-[A-Z]+-\d+")
NUMBER = re.compile(r"\d+(?:[,\s]\d{3})*")
CODE = re.compile(r"`[^`]*`")
LATIN = re.compile(r"[A-Za-z]{3,}")

TRANSLATED = [(game, language) for game in GAMES for language in LANGUAGES if language != "en"]


def _amounts(text: str) -> Counter[int]:
    """The numbers so large that only money reaches them, with any thousands separator."""
    numbers = (int(re.sub(r"\D", "", found)) for found in NUMBER.findall(text))
    return Counter(number for number in numbers if number >= 500)


def _book(game: str, language: str) -> dict[str, Rule]:
    """The texts for players. Notes for developers are in the English ledger only."""
    rules = load_ledger(f"consigliere.games.{game}", language)
    return {rule.id: rule for rule in rules.values() if not rule.internal}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_translated_rule_has_the_ledgers_order_and_chapters(game: str, language: str) -> None:
    record, told = _book(game, "en"), _book(game, language)
    assert list(told) == list(record)
    assert [rule.id for rule in told.values() if not rule.text] == []
    breaks = [
        [a.chapter != b.chapter for a, b in pairwise(rules)] for rules in (list(record.values()), list(told.values()))
    ]
    assert breaks[0] == breaks[1], "a rule stands in another chapter"


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_rule_loses_a_reference(game: str, language: str) -> None:
    record, told = _book(game, "en"), _book(game, language)
    lost = {
        rule.id: sorted(missing)
        for rule in record.values()
        if (missing := set(REFERENCE.findall(rule.text)) - set(REFERENCE.findall(told[rule.id].text)))
    }
    assert not lost


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_rule_loses_an_amount_of_money(game: str, language: str) -> None:
    record, told = _book(game, "en"), _book(game, language)
    wrong = {rule.id for rule in record.values() if _amounts(rule.text) != _amounts(told[rule.id].text)}
    assert not wrong


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_no_rule_is_left_in_english(game: str, language: str) -> None:
    for rule in _book(game, language).values():
        text = CODE.sub("", REFERENCE.sub("", rule.text))
        cyrillic = len(re.findall(r"[А-Яа-яЁёІіЇїЄєҐґ]", text))
        latin = sum(len(word) for word in LATIN.findall(text))
        assert latin <= cyrillic, f"{rule.id}: {rule.text}"
        if language == "uk":
            assert not re.search(r"[ыэъё]", text.lower()), f"{rule.id}: {rule.text}"


# Words that mean nothing to a player: names from the program and its data.
WORKSHOP = re.compile(
    r"`|\b(engine|dataset|server|simulation|harness|interfaces?|prompts?|seeded|invariants?|W_[A-Z]+|[a-z]+_[a-z_]+"
    r"|движок|движка|датасет\w*|сервер\w*|інваріант\w*|рушій|рушія|датасет\w*|сервер\w*)\b|\[R-",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_read_holds_rules_in_plain_words(game: str, language: str) -> None:
    for rule in _book(game, language).values():
        found = WORKSHOP.search(rule.text) or WORKSHOP.search(rule.chapter)
        assert not found, f"{rule.id} says {found[0]!r}: {rule.text}"
        if language == "en":
            assert not re.search("[А-Яа-я]", rule.chapter), rule.chapter


def test_what_only_developers_need_is_in_the_ledger_of_record_alone() -> None:
    for game, chapter in (("dual_powers", "DP-D-"), ("la_cosa_nostra", "LCN-INV-")):
        internal = {rule.id for rule in load_ledger(f"consigliere.games.{game}").values() if rule.internal}
        assert any(rule.startswith(chapter) for rule in internal)
        for language in LANGUAGES[1:]:
            assert not internal & load_ledger(f"consigliere.games.{game}", language).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_line_of_the_rulebook_or_says_that_it_is_silent(game: str) -> None:
    package = f"consigliere.games.{game}"
    at = load_lines(package)
    length = json.loads((files(package) / "lines.json").read_text(encoding="utf-8"))["lines"]
    rules = load_ledger(package)
    assert not set(at["rules"]) & set(at["silent"])
    assert not {*at["rules"], *at["silent"]} - set(rules)
    assert all(0 < line <= length for part in ("rules", "silent") for line in at[part].values())
    rulings = {rule.id for rule in rules.values() if "-RULE-" in rule.id and not rule.internal}
    assert rulings - set(at["rules"]) == set(at["silent"])
