"""Sentences for a reader, tested with a made-up game: the words follow from ids alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
import consigliere.board.words as words_module
from consigliere.board import tell
from consigliere.board.words import LANGUAGES, Words
from consigliere.drawing import Face
from consigliere.engine import BadPosition, IllegalMove, NotUnderstood, NotYours, Option, Stale
from consigliere.games import _faces, face
from tests.board.ftl import PACKAGE, told_kinds

ENGLISH = """
side-north = North
    .mid = the north
side-south = South
side-unseated = The desert
card = Card { $number }
    .gen = of card { $number }
oasis = Oasis
    .in = at the oasis
camel = Camel
await-Ride = how far to ride
ask-Ride = Ride { TEXT($to, form: "in") } with { $count }? ({ $why })
opt-ride = Ride { TEXT($target) } for { $price }
opt-rest = Rest
opt-ride-oasis = To the oasis
opt-pay = Pay { $target }
opt-follow = { $target-is ->
    [you] Follow yourself
   *[other] Follow { $target }
}
event-met = { $guest-is ->
    [you] { $seat } meets you.
   *[other] { $seat } meets { $guest }.
}
    .you = You meet { $guest }.
event-danced = { $guest } danced.
event-rode = { TEXT($side) } rides.
    .you = You ride.
event-drew = { $seat } draws a card.
    .you = You draw { $cards }.
event-slept = { TEXT($side) } sleeps.
event-wind = { "" }
ending-sunset = The sun has set; best score { $best }.
goods-water = { $count } water
goods-shade = the shade of { TEXT($what) }
event-paid = { TEXT($side) } pays { TEXT($to) }.
ask-Pay = Pay { $part }?
setting-wind = Wind
setting-wind-true = blows
setting-wind-strong = strong
setting-wind-0 = calm
"""


class Caravan(Face):
    """A title with only what the words need."""

    seat_facts = frozenset({"seat", "guest"})

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def sides(self, view: dict[str, Any]) -> dict[str, int | None]:
        return {side: facts["seat"] for side, facts in view["table"].get("sides", {}).items()}

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        kind, _, number = thing.partition("_")
        return ("card", {"number": number}) if kind == "card" else (thing, {})

    def option_arguments(self, option: Option, view: dict[str, Any]) -> dict[str, Any]:
        return {"price": 7} if option.verb == "ride" else {}

    def text_arguments(self, facts: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
        if facts.get("event") == "paid":
            return {**facts, "seat": facts["from"], "side": "north", "to": "oasis"}
        return {**facts, "part": "now"} if view["step"] == "Pay" else facts


@pytest.fixture(autouse=True)
def caravan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the made-up game, with its texts next to the shared ones."""
    folder = tmp_path / "locale"
    folder.mkdir()
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (folder / "uk.ftl").write_text("side-north = Північ\noasis = Оазис\n", encoding="utf-8")
    monkeypatch.setitem(_faces, "caravan", Caravan(tmp_path))
    monkeypatch.setattr(Words, "strict", True)
    forget()
    yield
    forget()


def forget() -> None:
    for cached in (words_module._bundle, words_module._bundles, words_module._name):
        cached.cache_clear()


@pytest.fixture
def words(caravan: None) -> Words:
    return Words("en", "caravan")


def view(seat: int | None, **changes: Any) -> dict[str, Any]:
    sides = {"north": {"seat": 0}, "south": {"seat": 1}}
    base: dict[str, Any] = {
        "game": "caravan",
        "seats": 2,
        "seat": seat,
        "asked": False,
        "step": "Ride",
        "waiting": [1],
        "facts": {},
        "table": {"sides": sides},
        "result": None,
    }
    return {**base, **changes}


# --- things


def test_a_thing_is_named_by_its_own_message_or_as_its_game_says(words: Words) -> None:
    assert tell.thing("oasis", words) == "Oasis"
    assert tell.thing("oasis", words, "in") == "at the oasis"
    assert tell.thing("oasis", words, "gen") == "Oasis"  # no such form: the text is unchanged
    assert tell.thing("card_3", words) == "Card 3"
    assert tell.thing("card_3", words, "gen") == "of card 3"
    assert words.has("card_3")
    assert not words.has("cart_3")


def test_a_form_that_only_english_has_does_not_bring_english_in() -> None:
    assert tell.thing("oasis", Words("uk", "caravan"), "in") == "Оазис"
    assert tell.thing("camel", Words("uk", "caravan")) == "Camel"  # there is no Ukrainian text


# --- questions


def test_the_reader_is_asked_with_the_facts_of_the_step(words: Words) -> None:
    asked = view(0, asked=True, facts={"to": "oasis", "count": 2, "why": None})
    assert tell.question(asked, words) == "Ride at the oasis with 2? (none)"


def test_the_question_names_whom_the_table_waits_for(words: Words) -> None:
    assert tell.question(view(0), words) == "Waiting for: Seat 2 (South)"
    told = tell.question(view(None, waiting=[0, 1]), words, ["Anna", "Bob"])
    assert told == "Waiting for: Anna (the north), Bob (South)"


def test_no_reader_sees_their_own_name_among_those_waited_for(words: Words) -> None:
    """Their answer may be sealed for a while. The view then still names them as a decider."""
    names = ["Anna", "Bob"]
    assert tell.question(view(1, waiting=[1]), words, names) == words("waiting-hidden")
    assert tell.question(view(1, waiting=[0, 1]), words, names) == "Waiting for: Anna (the north)"


def test_a_hidden_window_reveals_nothing(words: Words) -> None:
    told = {tell.question(view(seat, waiting=None), words, ["Anna", "Bob"]) for seat in (None, 0, 1)}
    assert told == {"The table is deciding"}


def test_who_waits_learns_what_is_being_decided(words: Words) -> None:
    assert tell.awaited(view(0), words) == "To be decided: how far to ride."
    assert tell.awaited(view(0, step="Pay"), words) == ""


def test_a_table_without_sides_goes_by_names(words: Words) -> None:
    assert tell.question(view(0, table={}), words, ["Anna", "Bob"]) == "Waiting for: Bob"


# --- options


@pytest.mark.parametrize(
    ("option", "text"),
    [("ride:camel", "Ride Camel for 7"), ("ride:oasis", "To the oasis"), ("rest", "Rest"), ("pay:3", "Pay 3")],
)
def test_labels(words: Words, option: str, text: str) -> None:
    assert tell.label(Option.parse(option), view(0), words) == text


@pytest.mark.parametrize("option", ["pass", "accept:3", "refuse:3", "withdraw:3"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_the_kernel_have_labels(option: str, language: str) -> None:
    assert tell.label(Option.parse(option), view(0), Words(language, "caravan"))


def test_the_target_of_an_option_has_a_name_or_is_you(words: Words) -> None:
    names = ["Anna", "Bob"]
    assert tell.label(Option("follow", "seat_1"), view(0), words, names) == "Follow Bob"
    assert tell.label(Option("follow", "seat_1"), view(1), words, names) == "Follow yourself"
    assert tell.label(Option("follow", "seat_1"), view(0), words) == "Follow Seat 2"


# --- events


def test_every_seat_in_a_sentence_has_a_name_or_is_you(words: Words) -> None:
    met, names = {"event": "met", "seat": 0, "guest": 1}, ["Anna", "Bob"]
    assert tell.sentence(met, view(None), words, names) == "Anna meets Bob."
    assert tell.sentence(met, view(1), words, names) == "Anna meets you."
    assert tell.sentence(met, view(0), words, names) == "You meet Bob."
    danced = {"event": "danced", "guest": ["seat_1", "seat_0"]}
    assert tell.sentence(danced, view(0), words, names) == "Bob and you danced."
    assert tell._arguments({"any": "seat_1"}, view(1), words, names) == {"any": "Bob", "any-is": "you"}


def test_an_event_has_sentences_for_the_actor_and_for_others(words: Words) -> None:
    rode = {"event": "rode", "side": "north"}
    assert tell.sentence(rode, view(0), words) == "You ride."
    assert tell.sentence(rode, view(1), words) == "North rides."
    assert tell.sentence(rode, view(None), words) == "North rides."
    drew = {"event": "drew", "seat": 1, "cards": ["card_1", "oasis"]}
    assert tell.sentence(drew, view(1), words) == "You draw Card 1, Oasis."
    assert tell.sentence({"event": "drew", "seat": 1}, view(0), words, ["Anna", "Bob"]) == "Bob draws a card."


def test_an_event_without_a_form_for_the_reader_uses_the_common_one(words: Words) -> None:
    assert tell.sentence({"event": "slept", "side": "north"}, view(0), words) == "North sleeps."


def test_a_side_nobody_sits_at_is_played_by_the_rules(words: Words) -> None:
    alone = view(0, table={"sides": {"north": {"seat": 0}, "south": {"seat": None}}})
    assert tell.sentence({"event": "rode", "side": "south"}, alone, words) == "The desert rides."


def test_an_event_with_an_empty_text_is_not_shown(words: Words) -> None:
    assert tell.sentence({"event": "wind"}, view(0), words) is None


GIVES = [[0, 1, "water", 2], [1, 0, "beast", "camel"]]
OFFER = {"number": 1, "maker": 0, "parties": [0, 1], "gives": GIVES, "text": ""}


def test_deals(words: Words) -> None:
    offered = {"event": "offered", "seat": 0, "offer": OFFER}
    names = ["Anna", "Bob"]
    assert tell.sentence(offered, view(0), words, names) == ("You offer a deal: you → Bob: 2 water; Bob → you: Camel.")
    assert tell.sentence(offered, view(None), words, names) == (
        "Anna offers a deal: Anna → Bob: 2 water; Bob → Anna: Camel."
    )
    private = {"event": "talk", "deal": "refused", "seat": 1, "offer": {**OFFER, "text": "well?"}}
    assert tell.sentence(private, view(0), words, names) == (
        "Bob refuses the deal: you → Bob: 2 water; Bob → you: Camel."
    )
    struck = {"event": "deal", "seat": 1, "parties": [0, 1]}
    assert tell.sentence(struck, view(None), words, names) == "Bob (South) and Anna (the north) strike a deal."
    known = {**struck, "gives": GIVES, "text": ""}
    assert tell.sentence(known, view(1), words, names) == (
        "You and Anna (the north) strike a deal: Anna → you: 2 water; you → Anna: Camel."
    )
    assert tell.sentence(known, view(0), words, names) == (
        "You and Bob (South) strike a deal: you → Bob: 2 water; Bob → you: Camel."
    )


def test_a_deal_that_looks_like_a_present_says_that_its_reason_is_not_known(words: Words) -> None:
    """Nobody else hears what two seats promise each other: an observer sees money for nothing."""
    names = ["Anna", "Bob"]
    struck: dict[str, Any] = {"event": "deal", "seat": 1, "parties": [0, 1], "gives": GIVES[:1]}
    assert tell.sentence(struck, view(None), words, names) == (
        "Bob (South) and Anna (the north) strike a deal: Anna → Bob: 2 water (what for, only they know)."
    )
    for event, seat in (
        ({**struck, "text": ""}, None),
        ({**struck, "text": "peace"}, 0),
        ({**struck, "gives": GIVES}, None),
    ):
        assert "only they know" not in str(tell.sentence(event, view(seat), words, names))


def test_an_event_belongs_to_the_seat_that_did_it(words: Words) -> None:
    """The colour and the "you" of a log line follow the event, not the seat that answered last."""
    assert tell.actor({"event": "drew", "seat": 1}, view(0)) == 1
    assert tell.actor({"event": "rode", "side": "south"}, view(0)) == 1
    assert tell.actor({"event": "paid", "from": 0, "to": 1}, view(1)) == 0
    assert tell.actor({"event": "wind"}, view(0)) is None


@pytest.mark.parametrize(
    ("game", "event", "upon"),
    [
        ("men_of_mayhem", {"event": "aimed", "seat": 1, "at": 0, "number": 2}, True),
        ("men_of_mayhem", {"event": "aimed", "seat": 1, "at": 2, "number": 2}, False),
        ("men_of_mayhem", {"event": "aimed", "seat": 0, "at": 1, "number": 2}, False),
        ("men_of_mayhem", {"event": "fight", "seat": 1, "site": "docks", "seats": [0, 1], "barred": False}, False),
        ("corleones_empire", {"event": "moved", "seat": 1, "figure": "{0}_don", "from": "a", "to": "b"}, True),
        ("corleones_empire", {"event": "moved", "seat": 1, "figure": "{1}_don", "from": "a", "to": "b"}, False),
    ],
)
def test_what_others_did_to_the_reader_names_them_or_their_side(game: str, event: dict[str, Any], upon: bool) -> None:
    match = cg.new(game, seats=3, seed=1)
    while match.view(0)["step"] == "ChooseFamily":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    view = match.view(0)
    sides = sorted(face(game).sides(view), key=lambda side: face(game).sides(view)[side] or 0)
    event = {key: value.format(*sides) if isinstance(value, str) else value for key, value in event.items()}
    assert tell.is_upon_reader(event, view) == upon


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dealing_has_a_sentence_for_all_readers(language: str) -> None:
    for kind in ("offered", "withdrew", "refused", "agreed"):
        for seat in (None, 0, 1):
            event = {"event": kind, "seat": 0, "offer": OFFER}
            assert tell.sentence(event, view(seat), Words(language, "caravan"))
    struck: dict[str, Any] = {"event": "deal", "seat": 0, "parties": [0, 1]}
    for event in (struck, {**struck, "gives": GIVES, "text": "done"}):
        for seat in (None, 0, 1):
            assert tell.sentence(event, view(seat), Words(language, "caravan"))


def test_the_kernel_has_no_other_deal_events() -> None:
    assert told_kinds([PACKAGE / "engine" / "deals.py"]) == {*tell._DEALINGS, "talk"}


def test_a_game_puts_more_into_the_facts_of_a_sentence(words: Words) -> None:
    assert tell.sentence({"event": "paid", "from": 0, "to": 1}, view(1), words) == "North pays Oasis."
    assert tell.question(view(0, asked=True, step="Pay"), words) == "Pay now?"


def test_goods_are_amounts_pieces_or_what_their_kind_says(words: Words) -> None:
    assert tell.goods("water", 3, words) == "3 water"
    assert tell.goods("beast", "camel", words) == "Camel"
    assert tell.goods("shade", "oasis", words) == "the shade of Oasis"


def test_a_standing_offer_says_who_gives_what_to_whom(words: Words) -> None:
    names = ["Anna", "Bob"]
    said = {**OFFER, "text": "well?"}
    goods = "Anna → you: 2 water; you → Anna: Camel."
    assert tell.offer(said, view(1), words, names) == f"An offer by Anna (the north): {goods} “well?”"
    assert tell.offer(OFFER, view(0), words, names) == "Your offer: you → Bob: 2 water; Bob → you: Camel."
    assert tell.label(Option("accept", 1234567), view(1), words) == "Accept offer 1234567"


# --- the end


def over(seat: int | None, winners: list[int], scores: list[int]) -> dict[str, Any]:
    return view(seat, waiting=[], result={"winners": winners, "scores": scores, "reason": "sunset"})


def test_the_result_line_by_line(words: Words) -> None:
    names = ["Anna", "Bob"]
    lines = ["The sun has set; best score 4.", "Bob (South): 4 points", "Anna (the north): 1 point"]
    assert tell.outcome(over(1, [1], [1, 4]), words, names) == ["You have won", *lines]
    assert tell.outcome(over(0, [1], [1, 4]), words, names) == ["You have lost to Bob (South)", *lines]
    assert tell.outcome(over(None, [1], [1, 4]), words, names) == ["Bob (South) wins", *lines]
    assert tell.question(over(1, [1], [1, 4]), words, names) == "The game is over. You have won"


def test_winners_come_first_even_where_the_score_does_not_show_why(words: Words) -> None:
    lines = tell.outcome(over(None, [1], [4, 4]), words)
    assert lines[2:] == ["Seat 2 (South): 4 points", "Seat 1 (the north): 4 points"]


def test_shared_and_lost_to_nobody(words: Words) -> None:
    assert tell.outcome(over(0, [0, 1], [4, 4]), words)[0] == "A draw: nobody is ahead"
    shared = tell.outcome({**over(0, [0, 1], [4, 4]), "seats": 3}, words)[0]
    assert shared == "Victory is shared by: Seat 1 (the north), Seat 2 (South)"
    assert tell.outcome(over(0, [], [-2, 0]), words)[0] == "You have lost"
    assert tell.outcome(over(None, [], [-2, 0]), words)[0] == "Nobody at the table wins"


def test_a_game_may_count_something_else_than_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Caravan, "score_message", "score-line")
    (tmp_path / "locale" / "en.ftl").write_text(
        f"{ENGLISH}score-line = {{ $name }}: {{ $score }} camels\n", encoding="utf-8"
    )
    forget()
    lines = tell.outcome(over(None, [1], [1, 4]), Words("en", "caravan"), ["Anna", "Bob"])
    assert lines[2:] == ["Bob (South): 4 camels", "Anna (the north): 1 camels"]


def test_no_outcome_while_the_game_runs(words: Words) -> None:
    assert tell.outcome(view(0), words) == []


# --- refusals and settings


def test_refusals(words: Words) -> None:
    assert tell.refusal(NotUnderstood("not an option: 'x'"), words) == "Not understood: “not an option: 'x'”"
    assert tell.refusal(NotUnderstood("whatever"), words, "fly") == "Not understood: “fly”"
    assert tell.refusal(BadPosition(["no board"]), words) == "Not understood: “not a possible position: no board”"
    assert tell.refusal(IllegalMove("no", "X-1"), words) == "Rule X-1 does not allow that"
    assert tell.refusal(IllegalMove("no"), words) == "Not allowed now"
    assert tell.refusal(NotYours("no"), words) == "That is not yours to decide now"
    assert tell.refusal(Stale("no"), words) == "The game has moved on; look again and choose anew"


def test_settings(words: Words) -> None:
    assert tell.setting("wind", words) == "Wind"
    assert tell.setting_value("wind", True, words) == "blows"
    assert tell.setting_value("wind", "strong", words) == "strong"
    assert tell.setting_value("wind", 3, words) == "3"
    assert tell.setting_value("wind", 0, words) == "calm"  # a number with a name
