"""Checks for the texts of every game: whole games in one language for each reader, with no gap and no leaked secret."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.engine import Title
from consigliere.match import Match
from tests.board.ftl import messages
from tests.cases import all_readers


def clean(text: str | None, language: str, latin: str = "") -> bool:
    """A text in the language: no placeholder is left, and a Cyrillic text has no Latin letters except the allowed
    ones."""
    assert text
    assert not set(text) & set("{}⟦⟧_"), text
    assert "  " not in text, text
    if language != "en":
        assert not set(re.findall("[A-Za-z]", text)) - set(latin), text
    return True


def asked(match: Match, words: Words) -> Iterable[str]:
    """The question as each seat and a spectator read it, and the labels of all options."""
    for reader in all_readers(match):
        view = match.view(reader)
        yield tell.question(view, words)
        if reader in match.deciders:
            options = (*match.options(reader), *match.extras(reader))
            yield from (tell.label(option, view, words) for option in options)


def told(match: Match, words: Words) -> Iterable[str | None]:
    """All events and the result, for each seat and for a spectator. None stands for an event without a sentence."""
    for reader in all_readers(match):
        view = match.view(reader)
        for row in match.events(reader):
            yield from (tell.sentence(event, view, words) for event in row)
        yield from (tell.question(view, words), *tell.outcome(view, words))


def half_told(match: Match, words: Words, but: Iterable[str] = ()) -> Iterable[str]:
    """The sentences for readers who know only a part of what happened."""
    rows = [match.opening, *(choice.events for choice in match.history())]
    for event in (event for row in rows for event in row if event.secret is not None and event.kind not in but):
        for reader in set(all_readers(match)) - set(event.knows):
            seen = event.seen_by(reader)
            assert seen is not None
            sentence = tell.sentence(seen, match.view(reader), words)
            assert sentence is not None
            yield sentence


def settings_told(title: Title, words: Words) -> Iterable[str]:
    """The names, values and hints of the settings. No two values of a setting have the same name."""
    for setting in title.settings:
        values = [tell.setting_value(setting.name, value, words) for value in setting.values]
        assert len(set(values)) == len(values)
        yield from (tell.setting(setting.name, words), words(f"setting-{setting.name}-hint"), *values)


def settings_messages(title: Title, locale: Path, language: str) -> set[str]:
    """The texts that the settings need. A number only needs a text if it has a special meaning."""
    names: set[str] = set()
    for setting in title.settings:
        names |= {f"setting-{setting.name}", f"setting-{setting.name}-hint"}
        for value in setting.values:
            message = f"setting-{setting.name}-{str(value).lower()}"
            if isinstance(value, bool | str) or message in messages(locale, language):
                names.add(message)
    return names
