"""The words of La Cosa Nostra: everything has a text in every language, and no sentence reveals a secret."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.cli import main
from consigliere.engine import OPEN, IllegalMove, Option
from consigliere.games.la_cosa_nostra import TITLE
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS_IDS,
    DATA,
    FAMILY_GANGSTERS,
    FAMILY_IDS,
    GANGSTER_IDS,
    INFLUENCE_IDS,
    JOB_IDS,
    KIND_IDS,
    MONOPOLY_IDS,
    PHASE_IDS,
    SLOT_IDS,
)
from consigliere.games.la_cosa_nostra.face import FACE
from consigliere.games.la_cosa_nostra.names import name_of
from consigliere.games.la_cosa_nostra.options import DIE_IDS, HOME, LOOK
from tests.board import text_checks
from tests.board.ftl import PACKAGE, Literals, forms_asked, messages, sources, standing_texts, told_kinds
from tests.cases import play_answers
from tests.commands import invoke
from tests.effort import effort

GAME = PACKAGE / "games" / "la_cosa_nostra"
LOCALE = GAME / "locale"
GANGS = tuple(gang["id"] for gang in DATA["special_gangs"])
SPECIALS = GANGSTER_IDS[FAMILY_GANGSTERS:]
HINTED = (*JOB_IDS, *BUSINESS_IDS, *KIND_IDS, *GANGSTER_IDS, *MONOPOLY_IDS, *INFLUENCE_IDS)
THINGS = (*HINTED, *SLOT_IDS, *FAMILY_IDS, *GANGS, *DIE_IDS)
MEEK = {"pass", "keep", "done", "cancel", "end_turn", "discard", "withdraw", "refuse"}  # ways to decline
SELDOM = {"EmptyDeck", "RevealWindow", "drew_from_pile", "discarded_influence"}  # questions and events
TALK = {"offered", "withdrew", "refused", "agreed", "deal", "talk"}  # the shared texts

EVERYTHING = {
    "expansion_gangsters": True,
    "espionage": True,
    "bonus_income": True,
    "robbery_against_robbery": True,
    "two_assignments_five_players": True,
    "corrected_prices": True,
    "bosses": "random",
}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (4, {"expansion_gangsters": True}),
    (5, EVERYTHING),
    (4, {"extra_cards": "on", "influence_from_round": 2, "short_game": True, "first_player": "host"}),
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=["base", "expansion", "everything", "short"])


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def offer(match: cg.Match, seat: int, chance: random.Random) -> Option:
    """Any exchange between another seat's things and this seat's."""
    assert TITLE.trade is not None
    goods = [good for good in TITLE.trade.goods(match.view(seat)) if good[3]]
    other, kind, thing, most = chance.choice([good for good in goods if good[0] != seat])
    mine = chance.choice([good for good in goods if good[0] == seat])
    gives = [[other, seat, kind, thing or most], [seat, other, mine[1], mine[2] or mine[3]]]
    return Option("offer", json.dumps({"gives": gives, "public": chance.random() < 0.5}))


def step(match: cg.Match, chance: random.Random, boldness: float) -> None:
    """One random answer, now and then an offer or another any-time option."""
    seat = chance.choice(match.deciders)
    if chance.random() < 0.02:
        with suppress(IllegalMove):  # no deals at this moment
            match.play(seat, offer(match, seat, chance))
        return
    beside = match.extras(seat)
    offered = beside if beside and chance.random() < 0.1 else match.options(seat)
    bold = [option for option in offered if option.verb not in MEEK]
    match.play(seat, chance.choice(bold if bold and chance.random() < boldness else offered))


def game(seats: int, options: dict[str, Any], seed: int) -> Iterator[cg.Match]:
    """A random game before each of its choices, and once more when it is over.

    Everybody is rich and in some games bold, so that gangsters are hired, abilities used and windows answered.
    """
    match, chance = cg.new("la_cosa_nostra", seats=seats, seed=seed, options=options), random.Random(seed)
    boldness = (0.8, 0.4, 0.0)[seed % 3]
    yield match
    while match.view(None)["table"]["phase"] == "setup":
        match.play(match.deciders[0], chance.choice(match.options(match.deciders[0])))
        yield match
    position = match.position()
    for player in position["table"]["players"]:
        player["cash"] = 80_500
    match = cg.from_position("la_cosa_nostra", position)
    while match.result is None:
        yield match
        step(match, chance, boldness)
    yield match


def seen_in_play() -> tuple[set[str], set[str]]:
    """The kinds of event and question in random games of every setup, enough to fill the lists."""
    kinds: set[str] = {event["event"] for row in next(game(3, {"bosses": "random"}, 0)).events(0) for event in row}
    asked: set[str] = set()
    for seed in range(60):
        for seats, options in TABLES:
            for match in game(seats, options, seed):
                if match.step is not None:
                    asked.add(type(match.step).__name__)
            kinds |= {event["event"] for reader in (None, 0) for row in match.events(reader) for event in row}
        if told_kinds(sources(GAME)) - SELDOM <= kinds and asking() - SELDOM <= asked:
            break
    return kinds, asked


# --- nothing missing, nothing unused


def kinds() -> set[str]:
    return told_kinds(sources(GAME))  # those of play: test_play_brings_up_what_the_lists_say


def asking() -> set[str]:
    return {name for name, step in TITLE.steps.items() if step.waits}


def all_options() -> set[Option]:
    found = {*HOME, *LOOK}
    for seats, options in TABLES:
        found |= set(TITLE.actions(seats, TITLE.complete_options(seats, options)))
    return found


def labels(language: str) -> set[str]:
    """The message of every option: its own, or its verb's. Verbs with a number share one."""
    found = set()
    for option in all_options():
        exact = f"opt-{option.verb}-{option.target}"
        found.add(exact if exact in messages(LOCALE, language) else name_of(f"opt-{option.verb}")[0])
    return found - {"opt-pass"}  # shared texts


def needed(language: str) -> set[str]:
    """Every message that the conventions of tell.py ask of this game."""
    return {
        "game-title",
        "game-pitch",
        "game-kind",
        "score-line",
        *(f"goods-{kind}" for kind in ("cash", "business", "token")),  # gangsters have proper names
        *(f"{what}-{kind}" for what in ("desk", "desk-kind") for kind in ("business", "gangster", "token")),
        "promise-later-token",  # a permission is not returned but taken back
        *("account-sum", "account-total"),
        *(f"{kind}-{name}" for name in asking() for kind in ("ask", "await")),
        *(f"window-{name}" for name, step in TITLE.steps.items() if step.progress != OPEN),
        *(f"event-{kind}" for kind in (*kinds(), "looked", "planned_new")),  # two events in one sentence
        *(f"ending-{reason}" for reason in TITLE.facts.endings),
        *(f"phase-{phase}" for phase in PHASE_IDS),
        *(name_of(f"{thing}-hint")[0] for thing in HINTED),
        *(name_of(f"{job}-terms")[0] for job in JOB_IDS),
        *(name_of(thing)[0] for thing in THINGS),
        *(job["kind"] for job in DATA["jobs"]),
        *text_checks.settings_messages(TITLE, LOCALE, language),
        *labels(language),
    }


def test_play_brings_up_what_the_lists_say() -> None:
    """The lists used to check the texts match what real games need."""
    seen, asked = seen_in_play()
    assert seen - TALK <= told_kinds(sources(GAME))
    assert asked <= asking()
    assert asking() - asked <= SELDOM
    assert told_kinds(sources(GAME)) - seen <= SELDOM


@every_language
def test_what_play_seldom_brings_up_is_worded_too(language: str) -> None:
    view, words = a_view(), Words(language, "la_cosa_nostra")
    assert clean(tell.question({**view, "asked": True, "step": "RevealWindow"}, words), language)
    for count in (1, 2, 5):
        asked = {**view, "asked": True, "step": "EmptyDeck", "facts": {"count": count}}
        assert clean(tell.question(asked, words), language)
        drew = {"event": "drew_from_pile", "seat": 1, "count": count}
        assert clean(tell.sentence(drew, view, words), language)
        assert clean(tell.sentence({**drew, "seat": 0, "cards": ["theft_r1_a"]}, view, words), language)
    gone = {"event": "discarded_influence", "seat": 1}
    assert clean(tell.sentence(gone, view, words), language)
    assert clean(tell.sentence({**gone, "seat": 0, "card": "spy"}, view, words), language)
    for dice in (0, 1, 2, 5):
        for verb in (f"rob_{dice}_dice", f"ambush_{dice}_dice"):
            assert clean(tell.label(Option(verb, "heavy_hand_2"), view, words), language)


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
    ]
    code = Literals([*sources(GAME), PACKAGE / "drawing" / "primer.py", *pages])
    referred = {name for message in known.values() for name in message.references}
    asked_by_pages = {"sure-cancel", "sure-decline", "game-goal"}
    rest = set(known) - needed("en") - standing_texts(TITLE) - referred - asked_by_pages
    assert {name for name in rest if not code.name(name)} == set()


@every_language
def test_no_form_of_a_name_is_unused(language: str) -> None:
    asked = forms_asked(LOCALE, language) | {"you", "full", "do", "keep"}
    for name, message in messages(LOCALE, language).items():
        assert message.attributes <= asked, name


# --- every text can be formed


def clean(text: str | None, language: str) -> bool:
    """Money is written in the style of the language. Latin letters are numerals."""
    assert text_checks.clean(text, language, latin="IVX")
    assert not re.search(r"\bnone\b|\bhidden\b", str(text)), text
    assert not re.search(r"\d ?\$" if language == "en" else r"\$\d| \$", str(text)), text
    return True


@every_language
def test_things_have_names_forms_and_hints(language: str) -> None:
    words = Words(language, "la_cosa_nostra")
    for thing in THINGS:
        assert all(clean(tell.thing(thing, words, form), language) for form in ("", "mid", "full", "acc", "gen", "the"))
    for thing in HINTED:
        assert clean(words(f"{thing}-hint"), language)


@every_language
def test_names_are_those_of_the_dataset(language: str) -> None:
    words = Words(language, "la_cosa_nostra")
    tables = ("businesses", "monopolies", "gangsters", "special_gangs", "special_gangsters", "influence", "jobs")
    for entry in (entry for table in tables for entry in DATA[table]):
        name = entry["name"][language].replace("'", "’").replace('"The Rock"', "“The Rock”")
        assert words(entry.get("kind", entry["id"])) == name
    assert [words(family) for family in FAMILY_IDS] == [family["name"][language] for family in DATA["families"]]


@every_language
def test_cards_that_differ_can_be_distinguished(language: str) -> None:
    words = Words(language, "la_cosa_nostra")
    faces = {
        tuple(map(str, (job["kind"], job["success"], job["needs"], job["one"], job["two"]))) for job in DATA["jobs"]
    }
    assert len({tell.thing(job, words, "full") for job in JOB_IDS}) == len(faces)


def test_figures_come_from_the_dataset() -> None:
    words = Words("en", "la_cosa_nostra")
    assert words("theft_r1_a.full") == "Theft · 3+ · $2,000 (two: $3,000)"
    assert words("drug_ring_r4.full") == "Drug Ring · needs dealer ×3, night club, cop · 4+ · $22,000 (two: $30,000)"
    assert words("crime_syndicate_r4.full") == "Crime Syndicate · needs 2 monopolies · 4+ · $20,000 (two: $30,000)"
    assert words("persuasion_r2.full") == "Persuasion · 4+"
    assert words("laundering_r2-hint").count("$8,000") == words("laundering_r2-hint").count("$15,000") == 1
    assert "$4,000" in words("mano_del_muerte-hint")
    for name in SPECIALS:
        figures = name_of(f"{name}-hint")[1].values()
        money = [f"${figure:,}" for figure in figures if figure >= 1000]
        assert all(amount in words(f"{name}-hint") for amount in money), name


@every_language
def test_settings_and_endings(language: str) -> None:
    words = Words(language, "la_cosa_nostra")
    assert all(clean(text, language) for text in text_checks.settings_told(TITLE, words))
    assert all(clean(words(f"ending-{reason}", best=120000), language) for reason in TITLE.facts.endings)


def a_view(seat: int | None = 0) -> dict[str, Any]:
    """Blundetto, DiMaggio and Calmuti at the table."""
    match = cg.new("la_cosa_nostra", seats=3, seed=1)
    for number, family in enumerate(("blundetto", "dimaggio", "calmuti")):
        match.play(number, Option("boss", family))
    return match.view(seat)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["DiMaggio buys a construction firm for $8,000.", "You hire Mia LaVecchia for $10,000.",
                "Calmuti steals $3,000 from you.", "Calmuti plays Henchman on Tommy the Cat."]),
        ("ru", ["ДиМаджо покупают строительную фирму за 8 000 $.", "Вы наняли Мию ЛаВеккью за 10 000 $.",
                "Кальмути крадут 3 000 $ у вас.", "Кальмути кладут карту «Головорез» на Томми Кота."]),
        ("uk", ["ДіМаджо купують будівельну фірму за 8 000 $.", "Ви найняли Мію ЛаВеккію за 10 000 $.",
                "Кальмуті крадуть 3 000 $ у вас.", "Кальмуті кладуть карту «Головоріз» на Томмі Кота."]),
    ],
)  # fmt: skip
def test_names_are_declined_and_money_is_written_as_usual(language: str, expected: list[str]) -> None:
    events = [
        {"event": "bought", "seat": 1, "business": "construction_firm_2", "price": 8000},
        {"event": "hired", "seat": 0, "gangster": "mia_lavecchia", "price": 10000},
        {"event": "money", "from": 0, "to": 2, "amount": 3000, "why": "theft"},
        {"event": "played", "seat": 2, "card": "henchman", "mode": "attach", "gangster": "tommy_the_cat"},
    ]
    view, words = a_view(), Words(language, "la_cosa_nostra")
    told = [tell.sentence(event, view, words) for event in events]
    assert [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in told if sentence] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Calmuti draws 1 influence card.", "Calmuti draws 2 influence cards.",
                "Calmuti draws 5 influence cards."]),
        ("ru", ["Кальмути взяли 1 карту влияния.", "Кальмути взяли 2 карты влияния.",
                "Кальмути взяли 5 карт влияния."]),
        ("uk", ["Кальмуті взяли 1 карту впливу.", "Кальмуті взяли 2 карти впливу.",
                "Кальмуті взяли 5 карт впливу."]),
    ],
)  # fmt: skip
def test_cards_are_counted(language: str, expected: list[str]) -> None:
    view, words = a_view(), Words(language, "la_cosa_nostra")
    drew = {"event": "drew_influence", "seat": 2}
    assert [tell.sentence({**drew, "count": n}, view, words) for n in (1, 2, 5)] == expected


@pytest.mark.parametrize(
    ("language", "cash", "token"),
    [("en", "$4,000", "a deal token on the lawyer"), ("ru", "4 000 $", "жетон сделки на адвоката"),
     ("uk", "4 000 $", "жетон угоди на адвоката")],
)  # fmt: skip
def test_goods_of_a_deal(language: str, cash: str, token: str) -> None:
    words = Words(language, "la_cosa_nostra")
    assert tell.goods("cash", 4000, words).replace("\N{NO-BREAK SPACE}", " ") == cash
    assert tell.goods("token", "lawyer_2", words) == token
    assert tell.goods("business", "lawyer_2", words) == words.thing("lawyer", "the" if language == "en" else "acc")
    assert tell.goods("gangster", "little_joey", words) == words("little_joey")
    assert clean(tell.goods("token", "lending", words), language)


# --- whole games


@every_language
@every_table
def test_whole_games_have_sentences(language: str, seats: int, options: dict[str, Any]) -> None:
    words = Words(language, "la_cosa_nostra")
    for number, match in enumerate(game(seats, options, seed=500)):
        if number % effort(3, 1) == 0:
            assert all(clean(text, language) for text in text_checks.asked(match, words))
    assert all(text is None or clean(text, language) for text in text_checks.told(match, words))


@every_table
def test_sentences_reveal_no_card(seats: int, options: dict[str, Any]) -> None:
    """What a reader may not know is not in the reader's sentence."""
    words = Words("en", "la_cosa_nostra")
    cards = {words(card) for card in (*JOB_IDS, *INFLUENCE_IDS)}
    *_, match = game(seats, options, seed=900)
    sentences = list(text_checks.half_told(match, words, but=TALK))
    assert len(sentences) > 20
    for sentence in sentences:
        assert not any(card in sentence for card in cards), sentence


@every_table
def test_a_window_asks_all_in_the_same_words(seats: int, options: dict[str, Any]) -> None:
    """Neither the question nor what the others read shows who could answer. [LCN-TIM-04]"""
    words = Words("en", "la_cosa_nostra")
    windows = 0
    for match in game(seats, options, seed=700):
        if match.step is not None and match.step.progress != OPEN:
            windows += len(match.deciders) > 1
            assert len({tell.question(match.view(seat), words) for seat in match.deciders}) == 1
            others = {None, *range(seats)} - set(match.deciders)
            assert {tell.question(match.view(reader), words) for reader in others} == {words("waiting-hidden")}
    assert windows > 3


# --- the table as text


@every_language
@every_table
def test_the_table_as_text(language: str, seats: int, options: dict[str, Any]) -> None:
    words = Words(language, "la_cosa_nostra")
    for number, match in enumerate(game(seats, options, seed=300)):
        if number % 12 == 0 or match.result is not None:
            check_table(match, (None, *range(seats))[number // 12 % (seats + 1)], words)


def check_table(match: cg.Match, reader: int | None, words: Words) -> None:
    view = match.view(reader)
    text = FACE.board_text(view, words)
    assert max(map(len, text.split("\n"))) <= 100, text
    flat = re.sub(r"\s+", " ", text)
    assert clean(flat if words.language == "en" else flat.replace(" $", "\N{NO-BREAK SPACE}$"), words.language)
    for player in view["table"]["players"]:
        if player["family"] is not None:
            assert re.search(rf"^{words(player['family'])} \(", text, re.MULTILINE)
            assert all(words(gangster["id"]) in flat for gangster in player["gangsters"])
            amount = words("text-cash", amount=player["cash"]).replace("\N{NO-BREAK SPACE}", " ")
            assert amount in flat
    tasks = [task for player in view["table"]["players"] for card in player["gangsters"] for task in card["tasks"]]
    hidden = [task for task in tasks if task and task["kind"] == "job" and task["card"] == "hidden"]
    down = sum(flat.count(words("text-job-hidden", round=number)) for number in ("I", "II", "III", "IV"))
    assert down == len(hidden), text
    assert (words("text-your-jobs") in text) == (reader is not None)
    assert FACE.board_text(match.determinize(reader, seed=1).view(reader), words) == text


# --- at the terminal


@every_language
def test_a_game_can_be_played_at_the_terminal(language: str, tmp_path: Any) -> None:
    """Take the first option again and again: the table, the questions and the events are shown; then quit."""
    command = ["play", "la_cosa_nostra", "--seats", "human,random,random", "--seed", "3", "--language", language]
    command += ["--save", str(tmp_path / "game.json"), "--options", "expansion_gangsters=true"]
    result = invoke(main, command, input="1\n" * 60 + "q\n", catch_exceptions=False)
    assert result.exit_code == 0, result.output
    words = Words(language, "la_cosa_nostra")
    for text in ("text-market", "text-your-jobs", "phase-planning", "reader", "side-blundetto"):
        assert words(text) in result.output
    assert "⟦" not in result.output


# --- the deal form


@every_language
def test_the_offer_form_shows_the_value_of_every_piece_and_whether_it_is_planned(language: str) -> None:
    match = cg.new("la_cosa_nostra", seats=4, seed=3, options={**EVERYTHING, "expansion_gangsters": False})
    words, told = Words(language, "la_cosa_nostra"), set()
    for _ in play_answers(match, 3):
        view = match.view(0)
        if view["table"]["phase"] != "planning":
            continue
        for _, kind, what, _ in TITLE.trade.goods(view):
            if what:
                facts = FACE.option_arguments(Option(f"desk_{kind}", what), view)
                assert clean(words(f"desk-{kind}", what=what, **facts), language)
                told.add((kind, facts.get("state")))
        if ("token", "planned") in told and ("gangster", None) in told and ("business", "in_play") in told:
            return
    raise AssertionError(told)


# --- the accounts


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {"expansion_gangsters": True, "bonus_income": True})])
def test_the_accounts_add_up_and_unexplained_money_is_from_deals(seats: int, options: dict[str, Any]) -> None:
    ledger = (GAME / "rules.md").read_text(encoding="utf-8")
    for seed in range(4):
        match = cg.new("la_cosa_nostra", seats=seats, seed=seed, options=options)
        for _ in play_answers(match, seed):
            pass
        assert match.result is not None
        lines = FACE.score_breakdown(match.view(None), [event for row in match.events(None) for event in row])
        rows = {label.removeprefix("account-"): row for label, row, _ in lines}
        assert "deals" not in rows  # nobody has offered anything
        assert {"start", "income", "final"} <= set(rows)
        assert [sum(column) for column in zip(*rows.values(), strict=True)] == list(match.result.scores)
        for language in LANGUAGES:
            words = Words(language, "la_cosa_nostra")
            assert all(words.has(label) for label, _, _ in lines)
        assert all(f"- {rule} " in ledger for _, _, rule in lines if rule)


def test_a_stake_lost_at_the_races_is_not_reported_as_won() -> None:
    event = {"event": "money", "from": 0, "to": None, "amount": 3000, "why": "races"}
    view = cg.new("la_cosa_nostra", seats=3, seed=1, options={"bosses": "random"}).view(1)
    assert FACE.text_arguments(event, view)["why"] == "races_lost"
    assert FACE.text_arguments({**event, "from": None, "to": 0}, view)["why"] == "races"
