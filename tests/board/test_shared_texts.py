"""The texts that all games share: none is unused, and each fits what is passed to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.engine.deals import VERBS
from consigliere.engine.promises import REASONS
from consigliere.games import find, titles
from tests.board.ftl import FRAME, PACKAGE, Literals, Message, messages, sources
from tests.board.text_checks import asked


def test_no_text_of_the_frame_is_unused() -> None:
    known = set(messages(FRAME))
    # tell.py builds ids from its arguments, so patterns find nothing. Count what the ids become in the shared file.
    code = Literals([file for file in sources(PACKAGE) if file.name != "tell.py"])
    told = Literals([PACKAGE / "board" / "tell.py"])
    used = (
        {f"event-{kind}" for kind in tell._DEALINGS}
        | {f"opt-{verb}" for verb in ("pass", *VERBS)}
        | {f"why-{why}" for why in REASONS}
    )
    referred = {name for message in messages(FRAME).values() for name in message.references}
    unused = {name for name in known - used - referred if name not in told.whole and not code.name(name)}
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_and_promises_in_sentences_for_both_sides_and_onlookers(language: str) -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=1)
    text = (
        "#word:0-1 Upon my mother. #peace:0-1+1 #later:1-0:cash:3000 #later:1-0:token:cop_1 #later:1-0:moon:2 #why:want"
    )
    offer = {"gives": [[0, 1, "cash", 500], [1, 0, "business", "cop_1"]], "text": text, "parties": [0, 1]}
    words, names = Words(language, "la_cosa_nostra"), ["Anna", "Boris", "Clara"]
    told = [tell.terms(offer, match.view(seat), words, names) for seat in (0, 1, 2)]
    assert len(set(told)) == 3
    for said in told:
        assert "#" not in said
        assert said.count(".") == 5  # two gifts and three promises; the moon cannot be promised
    assert ("Anna" in told[0], "Boris" in told[1], "Anna" in told[2]) == (False, False, True)
    free = tell.free_words(text, match.view(0), words, names)
    assert "Upon my mother." in free
    assert words("why-want") in free
    marked = {"event": "marked", "seat": 0, "parties": [0, 1], "promise": 1, "giver": 0, "taker": 1}
    for seat in (0, 2):
        for verdict in ("kept", "broken"):
            event = {**marked, "verdict": verdict, "words": "so be it"}
            assert "so be it" in (tell.sentence(event, match.view(seat), words, names) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_speaks_of_a_promise_is_who_said_it(language: str) -> None:
    """Both parties of a promise may say what became of it; what one says is never put into the other's mouth."""
    view, words = cg.new("la_cosa_nostra", 3, seed=1).view(0), Words(language, "la_cosa_nostra")
    names = ["Anna", "Boris", "Clara"]
    about = {"parties": [0, 1], "promise": 1, "giver": 0, "taker": 1, "given": "#peace:0-1", "words": ""}
    marked = {**about, "event": "marked", "verdict": "broken"}
    explained = {**about, "event": "talk", "deal": "explained", "state": "broken", "why": "#why:punish"}
    for event in (marked, explained):
        own, others = (tell.sentence({**event, "seat": seat}, view, words, names) or "" for seat in (0, 1))
        speaker = tell.player(1, view, words, names)
        assert (speaker in others[:60], speaker in own[:20]) == (True, False), (others, own)


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_numbers_that_texts_select_on_are_passed_as_numbers(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that looks like a number matches no number: the question for a later part was never asked."""
    known = {**messages(FRAME), **messages(PACKAGE / "games" / game / "locale")}
    form = Words.__call__
    wrong: set[tuple[str, str]] = set()

    def spy(self: Words, message_id: str, /, **args: Any) -> str:
        message = known.get(message_id.partition(".")[0], Message())
        # a word among numbers ("none": no limit) has its own key
        wrong.update((message_id, name) for name in message.numbered if _figure(args.get(name)))
        return form(self, message_id, **args)

    monkeypatch.setattr(Words, "__call__", spy)
    words, pick = Words("en", game), Random(4)
    match = cg.new(game, find(game).facts.players[1], seed=4)
    for _ in range(300):
        if match.result is not None:
            break
        assert all(asked(match, words))
        match.play(match.deciders[0], pick.choice(match.options(match.deciders[0])))
    assert not wrong


def _figure(value: object) -> bool:
    return isinstance(value, str) and value.lstrip("-").isdigit()


def test_an_offer_and_its_answer_share_one_sentence() -> None:
    """With a counter-offer, a deal takes two lines: what was refused and why, and what was agreed."""
    match = cg.new("la_cosa_nostra", 3, seed=1)
    for seat in (0, 1, 2):
        match.play(seat, match.options(seat)[0])
    view, words, names = match.view(0), Words("en", "la_cosa_nostra"), ("Anna", "Boris", "Carla")
    both = {"parties": [0, 1], "public": False, "accepted": [0]}
    asked = {**both, "number": 7, "maker": 0, "gives": [[1, 0, "token", "cop_1"]], "text": "#peace:0-1"}
    instead = {**asked, "number": 8, "maker": 1, "gives": [[0, 1, "cash", 500]], "text": "#word:0-1 Soon. #peace:0-1"}
    story = [
        {"event": "talk", "deal": "offered", "seat": 0, "offer": asked},
        {"event": "talk", "deal": "refused", "seat": 1, "offer": asked, "why": "#why:counter"},
        {"event": "talk", "deal": "offered", "seat": 1, "offer": instead},
        {"event": "deal", "seat": 0, "parties": [0, 1], "gives": instead["gives"], "text": instead["text"]},
    ]
    told = tell.together(story, view)
    assert told == [story[1], story[3]]
    assert tell.sentence({**story[1], "offer": {**asked, "text": "Please!"}}, view, words, names) == (
        "Boris refuses the deal: Boris → you: a deal token on the cop. Why: Not like that; like this I would."
    )
    assert tell.sentence(told[1], view, words, names) == (
        "You and Boris (DiMaggio) strike a deal: you → Boris: $500. You will not attack Boris before the round is over."
        " You give your word to Boris: “Soon.”"
    )
    assert len(tell.together([story[0], story[3]], view)) == 2  # this deal differs from the offer
    seen_from_outside = {"event": "deal", "seat": 0, "parties": [0, 1]}
    assert tell.together([seen_from_outside], view) == [seen_from_outside]


@pytest.mark.parametrize(
    ("language", "ahead", "behind", "middle"),
    [
        ("en", "12 ahead", "12 behind", "in the middle"),
        ("ru", "перевес на дорожке поддержки — 12", "отставание на дорожке поддержки — 12", "посередине"),
        ("uk", "перевага на доріжці підтримки — 12", "відставання на доріжці підтримки — 12", "посередині"),
    ],
)
def test_the_text_says_for_which_side_the_marker_of_dual_powers_stands(
    language: str, ahead: str, behind: str, middle: str
) -> None:
    match = cg.new("dual_powers", seats=2, seed=1)
    seen = {**match.view(None), "waiting": [], "result": {"winners": [0], "scores": [12, -12], "reason": "october"}}
    *_, first, second = tell.outcome(seen, Words(language, "dual_powers"))
    assert ahead in first
    assert behind in second
    seen["result"]["scores"] = [0, 0]
    assert all(middle in line for line in tell.outcome(seen, Words(language, "dual_powers"))[2:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_of_words_alone_names_no_goods(language: str) -> None:
    """A promise without goods: there is no "none" in place of the goods, and no colon before nothing."""
    match = cg.new("la_cosa_nostra", seats=3, seed=1)
    words, seen = Words(language, "la_cosa_nostra"), match.view(0)
    offer = {"number": 1, "maker": 0, "parties": [0, 1], "gives": [], "text": "#peace:0-1", "public": False}
    lines = [tell.offer(offer, {**seen, "seat": seat}, words) for seat in (0, 1)]
    for kind in ("offered", "withdrew", "refused", "agreed"):
        event = {"event": kind, "seat": 0, "offer": offer}
        told = [tell.sentence(event, {**seen, "seat": seat}, words) for seat in (0, 1)]
        lines += [line for line in told if line]
    for line in lines:
        assert "none" not in line
        assert ": ." not in line
