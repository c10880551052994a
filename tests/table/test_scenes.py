"""Scenes over the live connection: several steps of one choice arrive as beats, and the last one is the page itself."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.bots import Sight, make
from consigliere.table.play.segments import Segment
from consigliere.table.show.log_lines import log_lines, seen
from consigliere.table.show.pages.play_context import LogLine
from consigliere.table.show.scenes import MANY, MOST_SAID, SUMMARY, ended_round, folded, scene
from consigliere.table.store.rows import SeatRow

from .server import Browser, Server
from .test_http import two_at_a_table
from .test_live import SCREENS, heard, line, version_of

CSRF = re.compile(r'(?<=name="csrf" value=")[^"]*')


def flights_of(message: dict[str, Any]) -> set[str]:
    """Where pieces and points fly to in a message. Not every round brings points."""
    return {flight["to"] for beat in message.get("beats", ()) for flight in beat.get("flights", ())}


def test_the_end_of_a_round_comes_beat_by_beat(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    """Random play until a round is scored: each beat says what it shows, and together they lead to the page."""
    table, pick = two_at_a_table(anna, boris), Random(1)
    with line(server, table) as watcher:
        heard(watcher)
        longest: dict[str, Any] = {"beats": []}
        for _ in range(150):
            if len(longest["beats"]) > 3 and "score" in flights_of(longest):
                break
            browser = next(one for one in (anna, boris) if one.options(table)[0])
            options, number = browser.options(table)
            browser.post(f"{table}/play", option=pick.choice(options), number=number)
            page = stranger.get(table).text
            shown = 0
            while shown < int(version_of(page)):
                message = heard(watcher)
                shown = message["version"]
                longest = max(longest, message, key=lambda one: ("score" in flights_of(one), len(one.get("beats", ()))))
            for name, part in SCREENS[watcher].parts.items():
                # Each reader has a token of their own in the form in which spectators talk.
                assert not name or CSRF.sub("", part) in CSRF.sub("", page), name
        for beat in longest["beats"]:
            assert beat["ms"] in (250, 400, 700, 900, 1200, SUMMARY)
            assert beat["says"]
            assert set(beat["parts"]) <= {"board", "hand", *map(str, range(9))}, "a beat is pictures and sentences"
        assert any("reveals" in said for beat in longest["beats"] for said in beat["says"])
        assert [beat["ms"] for beat in longest["beats"] if "how it stands" in beat.get("summary", "")] == [SUMMARY]
        assert "score" in flights_of(longest), "points fly to the support track"
        assert "Clean-up phase" in {beat.get("opens") for beat in longest["beats"]}, "what begins is named"
        assert longest["says"]
        assert "question" in longest["parts"]
        assert not any("You" in said for beat in longest["beats"] for said in beat["says"]), "told to a stranger"


def test_a_long_step_is_shown_a_few_sentences_at_a_time(
    server: Server, anna: Browser, boris: Browser, stranger: Browser
) -> None:
    """At the end of a round many units are exhausted in one step: the scene counts them, and leaves nothing out."""
    table, pick = two_at_a_table(anna, boris), Random(1)
    words, names = words_for("en", "dual_powers"), ["Anna", "Boris"]
    most = 0
    with line(server, table) as watcher:
        heard(watcher)
        for _ in range(150):
            if most > 2 * MOST_SAID:
                break
            browser = next(one for one in (anna, boris) if one.options(table)[0])
            options, number = browser.options(table)
            browser.post(f"{table}/play", option=pick.choice(options), number=number)
            shown, said = 0, list[str]()
            last = int(version_of(stranger.get(table).text))
            while shown < last:
                message = heard(watcher)
                shown = message["version"]
                for beat in (*message.get("beats", ()), message):
                    assert len(beat.get("says") or ()) <= MOST_SAID
                    said += beat.get("says") or ()
            loaded = server.loaded(table[3:])
            told = log_lines(0, seen(loaded.history()[-1].events, None), loaded.view(None), words, names)
            most = max(most, len(told))
            if said:
                assert set(folded(told, words)) <= set(said)
    assert most > 2 * MOST_SAID


def test_a_player_who_ends_a_game_sees_how_it_ends(server: Server, anna: Browser, boris: Browser) -> None:
    """The reader's last answer has no page yet: the connection brings the last scene, and then the result page."""
    table = two_at_a_table(anna, boris)
    with line(server, table, anna) as hers, line(server, table, boris) as his:
        mover, asked = hers, True
        while asked:
            asked = False
            for browser, listens in ((anna, hers), (boris, his)):
                options, number = browser.options(table)
                if options:
                    mover, asked = listens, True
                    data = {"csrf": browser.csrf, "option": options[-1], "number": str(number)}
                    answer = browser.http.post(f"{table}/play", data=data, headers={"x-fragment": "line"})
                    assert answer.status_code == 204
        kinds = ["table"]
        while kinds[-1] == "table":
            message = heard(mover)
            kinds.append(message["kind"])
        assert kinds[-1] == "scene"
        assert [said for beat in message["beats"] for said in beat["says"]]
        assert message["beats"][-1]["ms"] > 2 * max(beat["ms"] for beat in message["beats"][:-1])  # time to read it
        assert heard(mover)["kind"] == "page"


def test_a_round_is_summed_up_when_another_begins_not_when_the_game_does() -> None:
    assert ended_round(("Round 1", "Payday"), ("Round 2", "Draw")) == "Round 1"
    assert ended_round(("Round 1", "Setup"), ("Round 1", "Family business")) == ""
    assert ended_round(("", "Setup"), ("Round 1", "Draw")) == ""


def test_many_events_of_a_kind_are_one_sentence_if_the_game_has_one() -> None:
    words = words_for("en", "dual_powers")
    tired = [LogLine(1, f"Token {i} is exhausted.", weight=250, kind="exhausted") for i in range(MANY)]
    other = [LogLine(1, f"Red plays card {i}.", weight=550, kind="played") for i in range(MANY)]
    assert folded([*tired, *other], words) == {"3 tokens are exhausted.": 250, **{one.text: 550 for one in other}}
    assert folded(tired[1:], words) == {one.text: 250 for one in tired[1:]}, "a few are told one by one"


def test_the_last_scene_calls_seats_by_their_sides_as_the_game_did() -> None:
    """The result page has the bots' own names, but nobody may turn into somebody else in the last scene."""
    match = cg.new("corleones_empire", seats=2, seed=1)
    bots = [make("random", 1 + seat) for seat in range(2)]
    seat, option = 0, None
    while match.result is None:
        before, seat = match.clone(), match.deciders[0]
        option = bots[seat].choose(Sight(match, seat))
        match.play(seat, option)
    assert option is not None
    people = [SeatRow(0, "human", "Anna", ""), SeatRow(1, "bot", "", "random")]
    row = SimpleNamespace(game="corleones_empire", state="over", seats=2)
    loaded: Any = SimpleNamespace(row=row, people=people, match=match, setup=match.setup, sketches={})
    reader: Any = SimpleNamespace(language="en", seat=None)
    beats = scene(loaded, reader, [Segment(before, 0, ((seat, option),))], ends=True)
    said = "\n".join(line for beat in beats for line in beat.says)
    side = words_for("en", "corleones_empire")(f"side-{match.view(None)['table']['families'][1]['family']}")
    assert f"{side} opens the suitcase" in said
