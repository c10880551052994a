"""The texts of Dual Powers: complete in every language, no repetitions, no secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine import Option
from consigliere.games.dual_powers import TITLE
from consigliere.games.dual_powers.components import (
    CARD_IDS,
    CONNECTION_IDS,
    DATA,
    MONTH_IDS,
    PHASE_IDS,
    RED,
    REGION_IDS,
    SIDE_IDS,
    TOKEN_IDS,
    TRACK_SIGN,
)
from consigliere.games.dual_powers.effects import ACTIONS, BONUS_IDS
from consigliere.games.dual_powers.face import FACE
from consigliere.games.dual_powers.names import name_of
from consigliere.games.dual_powers.picture.cards import said
from tests.board import text_checks
from tests.board.ftl import PACKAGE, Literals, forms_asked, messages, sources, standing_texts, told_kinds

GAME = PACKAGE / "games" / "dual_powers"
LOCALE = GAME / "locale"
MODES = ({"mode": "duel"}, {"mode": "solo", "side": "white"}, {"mode": "solo", "solo_espionage_has_effect": True})
SPACES = tuple(entry["id"] for table in ("board_spaces", "region_tiles", "objective_markers") for entry in DATA[table])
EVENTS = tuple(event["id"] for event in DATA["calendar"]["events"])
THINGS = (
    *REGION_IDS, *CONNECTION_IDS, *CARD_IDS, *TOKEN_IDS, *MONTH_IDS, *ACTIONS, *BONUS_IDS, *SPACES, *EVENTS, "supply"
)  # fmt: skip

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_mode = pytest.mark.parametrize("options", MODES, ids=["duel", "solo-white", "solo-red"])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def games(options: dict[str, Any], count: int, first: int = 0) -> Iterator[tuple[cg.Match, random.Random]]:
    """New matches, each with the generator that plays it."""
    for seed in range(first, first + count):
        seats = 1 if options["mode"] == "solo" else 2
        yield cg.new("dual_powers", seats=seats, seed=seed, options=options), random.Random(seed)


def step(match: cg.Match, chance: random.Random) -> None:
    seat = chance.choice(match.deciders)
    match.play(seat, chance.choice(match.options(seat)))


def seen_in_play() -> tuple[set[str], set[str], set[str]]:
    """The kinds of event, the questions and the endings that occur in random games of every mode."""
    kinds: set[str] = set()
    asking: set[str] = set()
    endings: set[str] = set()
    for options in MODES:
        for match, chance in games(options, 200):
            while match.result is None:
                assert match.step is not None
                asking.add(type(match.step).__name__)
                step(match, chance)
            endings.add(match.result.reason)
            for seat in (None, 0):
                kinds |= {event["event"] for row in match.events(seat) for event in row}
    return kinds, asking, endings


# --- nothing missing, nothing unused


def kinds() -> set[str]:
    return told_kinds(sources(GAME))  # those of play: test_play_brings_up_what_the_lists_say


def asking() -> set[str]:
    return {name for name, step in TITLE.steps.items() if step.waits}


def options() -> set[Option]:
    return {o for mode in MODES for o in TITLE.actions(1, TITLE.complete_options(1 + (mode["mode"] == "duel"), mode))}


def needed(language: str) -> set[str]:
    """Every message that the conventions of tell.py ask of this game."""
    labels = set()
    for option in options():
        exact = f"opt-{option.verb}-{option.target}"
        labels.add(exact if exact in messages(LOCALE, language) else f"opt-{option.verb}")
    return {
        "game-title",
        "game-pitch",
        "game-kind",
        *(f"{kind}-{name}" for name in asking() for kind in ("ask", "await")),
        *(f"event-{kind}" for kind in kinds()),
        *(f"ending-{reason}" for reason in TITLE.facts.endings),
        *(f"side-{side}" for side in SIDE_IDS),
        *(f"faction-{side}" for side in SIDE_IDS),
        *(f"phase-{phase}" for phase in PHASE_IDS),
        *(f"{action}-hint" for action in (*ACTIONS, *BONUS_IDS)),
        *(name_of(thing)[0] for thing in THINGS),
        *text_checks.settings_messages(TITLE, LOCALE, language),
        *labels,
    }


def test_play_brings_up_what_the_lists_say() -> None:
    """The lists used to check the texts match what real games need."""
    seen, asked, ended = seen_in_play()
    assert seen == told_kinds(sources(GAME))
    assert asked == asking()
    assert ended <= set(TITLE.facts.endings)


@every_language
def test_no_text_is_missing(language: str) -> None:
    assert needed(language) - set(messages(LOCALE, language)) == set()


def test_no_text_is_unused() -> None:
    known = messages(LOCALE)
    show = PACKAGE / "table" / "show"
    pages = [
        PACKAGE / "board" / "hints.py",
        show / "seats.py",
        show / "boxes.py",
        show / "pages" / "box.py",
        show / "pages" / "log.py",
        show / "scenes.py",
    ]
    code = Literals([*sources(GAME), PACKAGE / "drawing" / "primer.py", *pages])
    told = Literals([PACKAGE / "board" / "tell.py"])  # its patterns are what `needed` counts; `side-unseated` it names
    referred = {name for message in known.values() for name in message.references}
    asked_by_pages = {"sure-decline", "sure-finish", "game-goal"}
    rest = set(known) - needed("en") - standing_texts(TITLE) - referred - asked_by_pages
    assert {name for name in rest if name not in told.whole and not code.name(name)} == set()


@every_language
def test_no_form_of_a_name_is_unused(language: str) -> None:
    asked = forms_asked(LOCALE, language) | {"you"}
    in_code = {text.rpartition(".")[2] for text in Literals(sources(PACKAGE)).whole if "." in text}
    in_code |= set(re.findall(r"\}\.([a-z-]+)", "".join(p.read_text(encoding="utf-8") for p in sources(PACKAGE))))
    for name, message in messages(LOCALE, language).items():
        assert message.attributes <= asked | in_code, name


# --- every text can be formed


@every_language
def test_things_have_names_and_forms(language: str) -> None:
    words = Words(language, "dual_powers")
    for thing in THINGS:
        message, _ = name_of(thing)
        for form in ("", *messages(LOCALE, language)[message].attributes):
            assert clean(tell.thing(thing, words, form), language)


@every_language
def test_cards_are_called_by_their_place_and_their_days(language: str) -> None:
    words = Words(language, "dual_powers")
    expected = {
        "en": ("Petrograd-4", "Kerensky", "Red unit 3/1", "Opposition unit 2/X"),
        "ru": ("Петроградская-4", "Керенский", "Красный отряд 3/1", "Отряд оппозиции 2/X"),
        "uk": ("Петроградська-4", "Керенський", "Червоний загін 3/1", "Загін опозиції 2/X"),
    }
    things = ("command_green_4a", "leader_card_kerensky", "red_unit_08", "opposition_2_01")
    assert tuple(tell.thing(thing, words) for thing in things) == expected[language]


@every_language
def test_no_card_is_called_by_the_colour_of_a_side(language: str) -> None:
    """The region's name must differ from the side's: "White plays White-6" is unclear."""
    words = Words(language, "dual_powers")
    stems = {words(f"side-{side}").lower()[:4] for side in SIDE_IDS}
    assert not [name for card in CARD_IDS if (name := tell.thing(card, words)).lower()[:4] in stems]


@every_language
def test_a_card_says_in_words_what_it_does(language: str) -> None:
    words = Words(language, "dual_powers")
    for card in CARD_IDS:
        first, *more = said(words, card).split("\n")
        assert first == tell.thing(card, words, "full")
        assert len(more) == (3 if "leader" in card else 4)
        assert all(clean(line, language) for line in more)
    assert tell.thing("blue", words, "in") in said(words, "command_blue_3")


@every_language
def test_cards_that_differ_can_be_distinguished(language: str) -> None:
    words = Words(language, "dual_powers")
    assert len({tell.thing(card, words, "full") for card in CARD_IDS}) == len(CARD_IDS)


@every_language
def test_settings_and_hints(language: str) -> None:
    words = Words(language, "dual_powers")
    assert all(clean(text, language) for text in text_checks.settings_told(TITLE, words))
    assert all(clean(words(f"{action}-hint"), language) for action in (*ACTIONS, *BONUS_IDS))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Red gains 1 point (unrest): the sides are level.", "Red gains 2 points (unrest): Red is ahead by 3.",
                "Red gains 5 points (unrest): White is ahead by 1."]),
        ("ru", ["Красные получили 1 очко (беспорядки): стороны идут вровень.",
                "Красные получили 2 очка (беспорядки): красные впереди на 3.",
                "Красные получили 5 очков (беспорядки): белые впереди на 1."]),
        ("uk", ["Червоні здобули 1 очко (заворушення): сторони йдуть урівень.",
                "Червоні здобули 2 очки (заворушення): червоні попереду на 3.",
                "Червоні здобули 5 очок (заворушення): білі попереду на 1."]),
    ],
)  # fmt: skip
def test_points_are_counted_and_summed_up(language: str, expected: list[str]) -> None:
    view = cg.new("dual_powers", seats=2, seed=1).view(1)
    words = Words(language, "dual_powers")
    scored = {"event": "scored", "side": "red", "why": "unrest"}
    sums = ((1, 0), (2, 3), (5, -1))  # red's way is up
    told = [tell.sentence({**scored, "points": n, "score": TRACK_SIGN[RED] * score}, view, words) for n, score in sums]
    assert told == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Lenin moves from the Liteiny District to the Vyborg Side."),
        ("ru", "Ленин перешёл из Литейной части на Выборгскую сторону."),
        ("uk", "Ленін перейшов з Ливарної частини на Виборзьку сторону."),
    ],
)
def test_places_are_declined(language: str, expected: str) -> None:
    view = cg.new("dual_powers", seats=2, seed=1).view(0)
    moved = {"event": "moved", "token": "leader_lenin", "from": "brown", "to": "red"}
    assert tell.sentence(moved, view, Words(language, "dual_powers")) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Unrest in the Liteiny District: the Opposition is the stronger."),
        ("ru", "Беспорядки в Литейной части: перевес у сил оппозиции."),  # "сильнее силы ..." would be: stronger than
        ("uk", "Заворушення у Ливарній частині: перевагу мають сили опозиції."),
    ],
)
def test_the_stronger_side_is_not_the_one_it_is_stronger_than(language: str, expected: str) -> None:
    view = cg.new("dual_powers", seats=1, seed=1).view(0)
    unrest = {"event": "unrest", "region": "brown", "side": "white"}
    assert tell.sentence(unrest, view, Words(language, "dual_powers")) == expected


def clean(text: str | None, language: str) -> bool:
    return text_checks.clean(text, language, latin="X")  # the X of the rulebook's units


# --- whole games


@every_language
@every_mode
def test_whole_games_have_sentences(language: str, options: dict[str, Any]) -> None:
    words = Words(language, "dual_powers")
    for match, chance in games(options, 4, first=500):
        while match.result is None:
            assert all(clean(text, language) for text in text_checks.asked(match, words))
            step(match, chance)
        assert all(clean(text, language) for text in text_checks.told(match, words))


@every_mode
def test_sentences_reveal_no_card(options: dict[str, Any]) -> None:
    """A sentence contains nothing its reader may not know: it is the same for every card."""
    words = Words("en", "dual_powers")
    cards = {tell.thing(card, words) for card in CARD_IDS}
    checked = 0
    for match, chance in games(options, 10, first=900):
        while match.result is None:
            step(match, chance)
        for sentence in text_checks.half_told(match, words):
            assert not re.search(r"-\d", sentence), sentence  # no card's name
            assert not any(card in sentence for card in cards), sentence
            checked += 1
    assert checked > 20


# --- the board as text


@every_language
@every_mode
def test_the_board_as_text(language: str, options: dict[str, Any]) -> None:
    words = Words(language, "dual_powers")
    for match, chance in games(options, 5, first=300):
        while match.result is None:
            if chance.random() < 0.2:
                check_board(match, words)
            step(match, chance)
        check_board(match, words)


def check_board(match: cg.Match, words: Words) -> None:
    for reader in (None, *range(match.setup.seats)):
        view = match.view(reader)
        table = view["table"]
        text = FACE.board_text(view, words)
        assert max(map(len, text.split("\n"))) <= 100, text
        assert not set(text) & set("{}⟦⟧"), text
        if words.language != "en":
            assert not re.search(r"[A-WYZa-z]", text), text
        assert all(words(f"{region}.full") in text for region in REGION_IDS)
        assert all(words(connection) in text for connection in CONNECTION_IDS)
        assert text.count("╳") == 1, text
        track = re.search(r" 12 ([·◆│ ]+) 12 ", text)
        assert track is not None
        cells = track[1].split(" ")
        assert len(cells) == 2 * table["half_length"] + 1
        assert cells.index("◆") - table["half_length"] == table["score"]
        assert (words("your-hand") in text) == (reader is not None)
        hidden = sum(side["objective"] == "hidden" for side in table["sides"].values())
        assert text.count(words("face-down")) == hidden


def test_the_text_shows_tokens_and_faces() -> None:
    match = cg.new("dual_powers", seats=2, seed=3)
    view = match.view(0)
    view["table"]["tokens"] |= {
        "red_unit_08": "green:ready",
        "leader_lenin": "green:exhausted",
        "white_unit_10": "red:ready",
    }
    view["table"]["markers"] = [None, "green", "green"]
    text = FACE.board_text(view, Words("en", "dual_powers"))
    assert re.search(r"│ Red +3  Lenin \(1\) += 4 │.*│ Red +– +│", text)
    assert re.search(r"│ White +– +│.*│ White +3 += 3 │", text)
    assert "objective markers: 2, 3" in text
    assert "3/1" in next(line for line in text.split("\n") if "Supply" in line)  # Stalin's


@every_language
def test_a_leader_who_has_not_come_is_given_up_and_the_question_says_what_is_left(language: str) -> None:
    """[DP-ACT-08, DP-LDR-04]"""
    match, words, pick = cg.new("dual_powers", seats=2, seed=7), Words(language, "dual_powers"), random.Random(1)
    while match.view(None)["step"] != "LeaderAction":
        match.play(match.deciders[0], pick.choice(match.options(match.deciders[0])))
    (seat,) = match.deciders
    finish = next(option for option in match.options(seat) if option.verb == "finish")
    first = tell.question(match.view(seat), words)
    assert FACE.gives_up(finish, match.view(seat))
    match.play(seat, "act:leader_recruit")
    match.play(seat, "to:green")
    assert match.view(seat)["step"] == "LeaderAction"
    assert not FACE.gives_up(finish, match.view(seat))
    assert tell.question(match.view(seat), words) != first
