"""A favour, or a card, and the looks it gives are one sentence of the log.

The viewer reads what was seen. Everybody else only reads whose jobs were looked at.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from consigliere.board import tell
from consigliere.board.words import Words
from consigliere.table.show.seats import Reader
from consigliere.table.show.wording import Wording

from .scene import Table, scene, side

LOOKS = ("peek:phil_malony", "peek:vito_baritono")
FAVOUR: dict[str, tuple[list[str], list[str]]] = {
    "en": (
        [
            "You ask the lawyer for a favour: the job on Phil Malony is Vandalism.",
            "You ask the lawyer for a favour: the job on Phil Malony is Vandalism, "
            "the one on Vito Baritono is Birthday Party.",
        ],
        [
            "Blundetto asks the lawyer for a favour and looks at the job on Phil Malony.",
            "Blundetto asks the lawyer for a favour and looks at the jobs on Phil Malony and Vito Baritono.",
        ],
    ),
    "ru": (
        [
            "Адвокат оказывает вам услугу: Фил Малони держит поручение «Вандализм».",
            "Адвокат оказывает вам услугу: Фил Малони держит поручение «Вандализм», Вито Баритоно — «Вечеринка».",
        ],
        [
            "Адвокат оказывает Бландетто услугу и показывает поручение, которое держит Фил Малони.",
            "Адвокат оказывает Бландетто услугу и показывает поручения, которые держат Фил Малони и Вито Баритоно.",
        ],
    ),
    "uk": (
        [
            "Адвокат робить вам послугу: Філ Малоні має доручення «Вандалізм».",
            "Адвокат робить вам послугу: Філ Малоні має доручення «Вандалізм», Віто Барітоно — «Вечірка».",
        ],
        [
            "Адвокат робить Бландетто послугу й показує доручення, яке має Філ Малоні.",
            "Адвокат робить Бландетто послугу й показує доручення, які мають Філ Малоні та Віто Барітоно.",
        ],
    ),
}
CARD = {
    "en": (
        "You play Spy: the job on Phil Malony is Vandalism, the one on Vito Baritono is Birthday Party.",
        "Blundetto plays Spy and looks at the jobs on Phil Malony and Vito Baritono.",
    ),
    "ru": (
        "Вы играете карту «Шпион»: Фил Малони держит поручение «Вандализм», Вито Баритоно — «Вечеринка».",
        "Бландетто играют карту «Шпион» и смотрят поручения, которые держат Фил Малони и Вито Баритоно.",
    ),
    "uk": (
        "Ви розігруєте карту «Шпигун»: Філ Малоні має доручення «Вандалізм», Віто Барітоно — «Вечірка».",
        "Бландетто розігрують карту «Шпигун» і дивляться доручення, які мають Філ Малоні та Віто Барітоно.",
    ),
}


def at_night(**own: Any) -> Table:
    """Blundetto's turn. The others' gangsters have face-down jobs."""
    return scene(
        round=2,
        turn="blundetto",
        blundetto=side(gangsters="big_joey=theft", **own),
        dimaggio=side(gangsters="phil_malony=vandalism"),
        calmuti=side(gangsters="vito_baritono=party"),
    ).calm()


def log_of(table: Table) -> Any:
    """The log of a web table for a reader, built during the game as a server does."""
    match = table.match
    row = SimpleNamespace(game="la_cosa_nostra")
    loaded: Any = SimpleNamespace(row=row, running=True, match=match, history=match.history, last_own=lambda seat: None)
    wording = Wording(loaded)

    def log(seat: int | None, language: str) -> list[str]:
        rows = wording.log(Reader(seat, language), match.view(seat), ["A", "B", "C"])
        return [line.text for row in rows for line in row]

    return log


def story(table: Table, seat: int | None, language: str) -> list[str]:
    """What the terminal shows to a player who has waited."""
    view, words = table.match.view(seat), Words(language, "la_cosa_nostra")
    events = tell.together((event for row in table.match.events(seat) for event in row), view)
    return [text for event in events if (text := tell.sentence(event, view, words))]


@pytest.mark.rule("LCN-BIZ-01")
@pytest.mark.parametrize("language", FAVOUR)
def test_a_favour_and_its_looks_are_one_sentence(language: str) -> None:
    table = at_night(businesses="lawyer")
    log, own = log_of(table), table.seat("blundetto")
    readers = (own, table.seat("calmuti"), None)
    before = {seat: log(seat, language) for seat in readers}
    table.do("use:lawyer")
    assert {seat: log(seat, language) for seat in readers} == before, "what for is not known yet"
    for number, look in enumerate(LOOKS):
        table.do(look)
        for seat in readers:
            told = FAVOUR[language][seat != own][number]
            assert log(seat, language) == [*before[seat], told]
            assert story(table, seat, language)[-1] == told
    table.do("end_turn") if "end_turn" in table.may() else table.do("perform:big_joey")
    assert log(None, language)[: len(before[None]) + 1] == [*before[None], FAVOUR[language][1][1]]


@pytest.mark.rule("LCN-INF-05")
@pytest.mark.parametrize("language", CARD)
def test_a_card_and_its_looks_are_one_sentence(language: str) -> None:
    table = at_night(influence="spy")
    log, own = log_of(table), table.seat("blundetto")
    readers = (own, table.seat("dimaggio"), None)
    before = {seat: log(seat, language) for seat in readers}
    table.do("play:spy")
    assert all(len(log(seat, language)) == len(before[seat]) + 1 for seat in readers), "the card is told of at once"
    table.do(*LOOKS)
    for seat in readers:
        assert log(seat, language) == [*before[seat], CARD[language][seat != own]]


def test_looks_of_another_have_their_own_sentences() -> None:
    look = {"event": "peeked", "seat": 1, "at": "phil_malony"}
    used = {"event": "used", "seat": 0, "card": "lawyer_1"}
    view = at_night().match.view(None)
    assert tell.together([used, look], view) == [used, look]
    both = tell.together([used, {**look, "seat": 0}, {**look, "seat": 0}, {**look, "seat": 0}], view)
    assert [event["event"] for event in both] == ["looked", "peeked"], "two looks a favour"
