"""Playing in the terminal: against bots, at one screen, with deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.board import tell
from consigliere.board.words import Words

from .commands import ok

# --- playing


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_whole_game_against_a_bot(here: Path) -> None:
    shown = ok("play", "dual_powers", "--seats", "human,random", "--seed", "3", "--language", "en", typed="1\n" * 999)
    assert "Choose a command card as your secret objective" in shown
    assert "You have won" in shown or "You have lost" in shown
    assert not list(here.iterdir())


@pytest.mark.usefixtures("toy")
def test_a_game_without_texts_shows_its_ids(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package can be played in the terminal before it has any text."""
    monkeypatch.setattr(Words, "strict", False)
    ok("play", "toy", "--seats", "random,random,random", "--seed", "1", "--save", "toy.json")
    match = cg.load(Path("toy.json").read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.reason in ok("replay", "toy.json")
    assert ok("show", "toy.json")


def test_a_whole_solo_game_in_each_language(here: Path) -> None:
    for language in ("en", "ru", "uk"):
        solo = ("play", "dual_powers", "--options", "mode=solo", "--language", language, "--save", "x.json")
        shown = ok(*solo, typed="1\n" * 999)
        match = cg.load((here / "x.json").read_text(encoding="utf-8"))
        assert match.result is not None
        assert "⟦" not in shown
        for line in tell.outcome(match.view(0), Words(language, "dual_powers")):
            assert line in shown
        assert f"consigliere verify x.json {match.view(0)['commitment']}" in shown
        (here / "x.json").unlink()


def test_watching_bots_needs_no_keyboard(here: Path) -> None:
    shown = ok("play", "dual_powers", "--seats", "random,random", "--seed", "1", "--language", "en")
    assert "The game ends." in shown
    assert "You" not in shown.replace("Your choice", "")


def test_two_people_at_one_screen_see_only_their_own(here: Path) -> None:
    match = cg.new("dual_powers", seats=2, seed=4)
    words = Words("en", "dual_powers")
    cards = [{tell.label(option, match.view(seat), words) for option in match.options(seat)} for seat in (0, 1)]
    hot_seat = ("play", "dual_powers", "--seats", "human,human", "--seed", "4", "--language", "en")
    shown = ok(*hot_seat, typed="\n1\n\n\n1\nq\n")
    greeting, first, second = shown.split("-" * 40)
    assert all(label not in greeting for label in cards[0] | cards[1])
    assert all(label in first for label in cards[0])
    assert all(label not in first for label in cards[1] - cards[0])
    assert all(label in second.split("Enter raises the curtain.")[1] for label in cards[1])
    assert "You lay down" not in second.split("Choose a command card")[0]
    kept = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert len(kept.history()) == 2


def test_taking_back_before_the_curtain_falls(here: Path) -> None:
    """A sealed answer can be taken back while the question is open. The screen is handed over only afterwards."""
    typed = "\n1\nu\n2\n\n\nq\n"
    ok("play", "dual_powers", "--seats", "human,human", "--seed", "4", "--save", "two.json", typed=typed)
    kept = cg.load((here / "two.json").read_text(encoding="utf-8"))
    begun = cg.new("dual_powers", seats=2, seed=4)
    assert [(choice.seat, choice.option) for choice in kept.history()] == [(0, begun.options(0)[1])]


def test_undo_quit_and_go_on(here: Path) -> None:
    match = cg.new("dual_powers", seats=1, seed=2)
    while not match.can_undo(0):
        match.play(0, match.options(0)[0])
    done = len(match.history())
    shown = ok(
        "play", "dual_powers", "--seats", "human", "--seed", "2", "--language", "en", typed="1\n" * done + "u\nq\n"
    )
    kept = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert len(kept.history()) == done - 1
    assert "consigliere play dual_powers --seats human --save dual_powers.json" in shown
    ok("play", "dual_powers", "--seats", "human", "--save", "dual_powers.json", typed="1\n")
    again = cg.load((here / "dual_powers.json").read_text(encoding="utf-8"))
    assert again.save() == match.save()
    ok("play", "dual_powers", "--seats", "human", typed="")  # end of input also quits; no file is overwritten
    assert (here / "dual_powers-2.json").exists()


def test_what_can_be_typed(here: Path) -> None:
    typed = "h\n?\n? dp-set-01\n? zz\nb\n77\n0\nfly:moon\nFLY MOON\nu\n\ns side.json\n1\n1\nq\n"
    shown = ok("play", "dual_powers", "--seats", "human", "--seed", "2", "--language", "en", typed=typed)
    assert "take back" in shown
    rule = cg.new("dual_powers", seats=1, seed=2).view(0)["rule"]
    assert f"{rule}  " in shown
    assert "DP-SET-01  " in shown
    assert "No rule of that name" in shown
    assert "Not understood: “77”" in shown
    assert "Not understood: “0”" in shown
    assert f"Rule {rule} does not allow that" in shown
    assert "Not understood: “FLY MOON”" in shown
    assert "Not allowed now" in shown  # nothing to undo
    assert len(cg.load((here / "side.json").read_text(encoding="utf-8")).history()) == 0
    assert len(cg.load((here / "dual_powers.json").read_text(encoding="utf-8")).history()) == 2


def test_an_option_may_be_typed_by_its_own_name(here: Path) -> None:
    option = cg.new("dual_powers", seats=1, seed=2).options(0)[2]
    ok("play", "dual_powers", "--seats", "human", "--seed", "2", "--save", "x.json", typed=f"{option}\n")
    kept = cg.load((here / "x.json").read_text(encoding="utf-8"))
    assert [choice.option for choice in kept.history()] == [option]


# --- deals at one screen


def in_planning(path: Path) -> cg.Match:
    """Three families in New York, at the first question of the planning phase: seat 0 decides, and deals are open."""
    match = cg.new("la_cosa_nostra", seats=3, seed=3)
    while match.view(0)["step"] != "PlanningTurn":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    path.write_text(match.save(), encoding="utf-8")
    return match


def offers_in(path: Path) -> list[dict[str, Any]]:
    kept = cg.load(path.read_text(encoding="utf-8"))
    return [json.loads(str(choice.option.target)) for choice in kept.history() if choice.option.verb == "offer"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_an_offer_is_made_by_numbers_and_answered(here: Path, language: str) -> None:
    """Money and the permission to put a token on a card, for a business and a promise of peace.

    The bot says yes or no.
    """
    path = here / "x.json"
    match = in_planning(path)
    assert match.title.trade is not None
    goods = match.title.trade.goods(match.view(0))
    lawyer = [good[1:3] for good in goods if good[0] == 1].index(("business", "lawyer_1")) + 1
    peace = sum(good[0] == 1 for good in goods) + 1
    typed = f"o\n1\n1, 3\n9999\nmany\n1 500\n{lawyer} {peace}\nFriends?\n\nq\n"
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,trader,greedy", "--language", language,
        typed=typed,
    )  # fmt: skip
    first = match.view(0)["table"]["players"][0]["businesses"][0]["id"]
    gives = [[0, 1, "cash", 1500], [0, 1, "token", first], [1, 0, "business", "lawyer_1"]]
    assert offers_in(path)[0] == {"gives": gives, "to": [1], "text": "Friends? #peace:1-0"}
    words = Words(language, "la_cosa_nostra")
    for said in ("9999", "many"):
        assert words("error-not-understood", text=said) in shown
    assert "⟦" not in shown
    assert "#peace" not in shown
    kept = cg.load(path.read_text(encoding="utf-8"))
    assert {choice.option.verb for choice in kept.history() if choice.seat == 1} & {"accept", "refuse"}


def test_promises_are_made_by_numbers_and_shown(here: Path) -> None:
    """Money for later and a promise in free words. The promise is shown with its outcome."""
    path = here / "x.json"
    match = in_planning(path)
    assert match.title.trade is not None
    peace = sum(good[0] == 0 for good in match.title.trade.goods(match.view(0))) + 1
    play = ("play", "la_cosa_nostra", "--save", str(path), "--seats", "human,greedy,greedy", "--language", "en")
    ok(*play, typed=f"o\n1\n{peace + 1} {peace + 3}\n500\n\nA vote for you.\n\nq\n")
    (offer,) = offers_in(path)
    assert offer == {"gives": [], "to": [1], "text": "#word:0-1 A vote for you. #later:0-1:cash:500"}
    kept = cg.load(path.read_text(encoding="utf-8"))
    kept.play(1, f"accept:{kept.view(1)['offers'][0]['number']}")
    word = kept.promises(0)[0].number
    path.write_text(kept.save(), encoding="utf-8")
    shown = ok(*play, typed=f"p\nbroken:{word}\np\nq\n")
    assert "stands: you will give Greedy bot · Seat 2 $500 before the round is over" in shown
    assert f"stands: You give your word to Greedy bot · Seat 2: “A vote for you.” (kept:{word}, broken:{word})" in shown
    assert "broken: You give your word to Greedy bot · Seat 2" in shown


def test_an_offer_composed_while_deals_are_closed_waits(here: Path) -> None:
    path = here / "x.json"
    match = cg.new("la_cosa_nostra", seats=3, seed=3)  # nobody has a family yet
    path.write_text(match.save(), encoding="utf-8")
    play = ("play", "la_cosa_nostra", "--save", str(path), "--seats", "human,greedy,greedy", "--language", "en")
    made = "o\n1\n1\n\n\n\n"  # before the game begins, only a promise of peace can be given
    shown = ok(*play, typed=f"{made}q\n")
    assert Words("en")("web-queued") in shown
    assert offers_in(path) == []
    ok(*play, typed=made + "1\n" * 4 + "q\n")
    assert [offer["text"] for offer in offers_in(path)] == ["#peace:0-1"]


def test_an_offer_may_be_dropped_at_any_point_and_nothing_is_no_offer(here: Path) -> None:
    path = here / "x.json"
    before = in_planning(path).save()
    asked = ("", "1\n", "1\n1\n", "1\n1\n500\n", "1\n1\n500\n\n", "1\n1\n500\n\n\n")
    typed = "".join(f"o\n{row}c\n" for row in asked) + "o\n1\n\n\n" + "\n" + "q\n"
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,human,greedy", "--language", "en",
        typed="\n" + typed,
    )  # fmt: skip
    assert shown.count("No offer was made.") == len(asked)
    assert shown.count("Name at least one thing that changes hands") == 1
    assert path.read_text(encoding="utf-8") == before


def test_people_at_one_screen_are_called_to_answer_an_offer(here: Path) -> None:
    """The screen is hidden, the addressee reads the offer and answers by its number; then the first player
    continues."""
    path = here / "x.json"
    match = in_planning(path)
    shown = ok(
        "play", "la_cosa_nostra", "--save", str(path), "--seats", "human,human,human", "--language", "en",
        typed="\no\n2\n1\n500\n\nFor you.\n\n\n\n1\n\n\nq\n",
    )  # fmt: skip
    before, called, after = shown.rsplit("-" * 40, 2)
    assert "With whom?" in before
    assert "An offer by Seat 1 (Blundetto): Seat 1 → you: $500. “For you.”\n   1  Accept\n   2  Refuse" in called
    words = Words("en", "la_cosa_nostra")
    assert not any(tell.label(option, match.view(0), words) in called for option in match.options(0))
    assert "You make an offer" not in called
    assert "strike a deal" in after
    kept = cg.load(path.read_text(encoding="utf-8"))
    assert [player["cash"] for player in kept.view(0)["table"]["players"]] == [1500, 2000, 2500]
    assert kept.deciders == (0,)
