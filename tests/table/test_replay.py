"""The replay: by round, a picture for sharing, and branching from a moment. One finished game serves all tests."""

from __future__ import annotations

import re
from io import BytesIO
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image

import consigliere as cg
from consigliere.bots import make, play_out
from consigliere.engine import Title
from consigliere.table.play.finished import FinishedGame, write
from consigliere.table.show.share import headline

from .server import Browser, Server, text_of
from .test_deals import with_promises


@pytest.fixture(scope="module")
def played() -> cg.Match:
    match, pick = cg.new("dual_powers", seats=2, seed=5), Random(1)
    while match.result is None:
        seat = match.deciders[0]
        match.play(seat, pick.choice(match.options(seat)))
    return match


@pytest.fixture
def over(server: Server, anna: Browser, played: cg.Match) -> str:
    """The address of a finished game."""
    answer = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", played.save())})
    assert answer.status_code == 303
    return str(answer.headers["location"])


def test_the_replay_leads_to_the_beginning_of_every_round(anna: Browser, over: str, played: cg.Match) -> None:
    page = anna.get(f"{over}/replay?n=0").text
    rounds = re.search(r'<nav class="rounds".*?</nav>', page, re.DOTALL)
    assert rounds is not None
    began = [int(n) for n in re.findall(r'data-n="(\d+)"', rounds[0])]
    again = cg.Match.begin(played.setup)
    seen = [again.view(None)["table"]["round"]]
    for choice in played.history():
        again.play(choice.seat, choice.option)
        seen.append(again.view(None)["table"]["round"])
    assert began == [seen.index(number) for number in sorted(set(seen))]


def test_the_replay_lists_the_promises_heard_by_then_and_what_had_become_of_them(anna: Browser, toy: Title) -> None:
    match, at = with_promises(toy)
    answer = anna.http.post("/import", data={"csrf": anna.csrf}, files={"file": ("game.json", match.save())})
    address = answer.headers["location"]

    def states(n: int, eyes: str) -> list[str]:
        return re.findall(r'class="promise" data-state="(\w+)"', anna.get(f"{address}/replay?n={n}&eyes={eyes}").text)

    last = len(match.history())
    assert states(at - 1, "open") == []
    assert states(at, "open") == ["standing"] * 3
    assert sorted(states(last, "open")) == ["broken", "kept", "standing"]
    assert states(last, "1") == states(last, "open")
    assert states(last, "2") == states(last, "public") == []  # they did not hear of it


def test_the_result_shows_the_points_after_each_round(anna: Browser, over: str, played: cg.Match) -> None:
    page = anna.get(over).text
    table = re.search(r'<section class="accounts by-round".*?</section>', page, re.DOTALL)
    assert table is not None
    rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", table[0], re.DOTALL)
    assert len(rows) > 2
    assert played.result is not None
    last = [int(value.replace("−", "-")) for value in re.findall(r"[−-]?\d+", text_of(rows[-1]).partition(" ")[2])][-2:]
    assert last == [int(score) for score in played.result.scores]


def test_the_last_position_is_a_picture_for_everybody_and_of_nobody(
    anna: Browser, stranger: Browser, over: str
) -> None:
    for reader in (anna, stranger):
        answer = reader.get(f"{over}/picture.svg")
        assert answer.status_code == 200
        assert "attachment" in answer.headers["content-disposition"]
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    running = anna.quick()
    assert anna.get(f"{running}/picture.svg").status_code == 403


def test_anyone_can_play_on_from_any_moment_of_a_finished_game(
    server: Server, stranger: Browser, over: str, played: cg.Match
) -> None:
    stranger.get(f"{over}/replay?n=30")
    mine = stranger.go(f"{over}/branch", n=30, seat=1)
    loaded = server.loaded(mine[3:])
    assert [str(one.option) for one in loaded.match.history()][:30] == [str(c.option) for c in played.history()[:30]]
    assert loaded.row.state == "running"
    assert not loaded.row.listed
    assert [person.kind for person in loaded.people] == ["bot", "human"]
    both = stranger.go(f"{over}/branch", n=30, seat="all")
    assert server.loaded(both[3:]).row.hotseat
    assert [person.kind for person in server.loaded(both[3:]).people] == ["human", "human"]


def test_nobody_plays_on_from_a_game_that_runs_or_from_a_moment_that_is_not(anna: Browser, over: str) -> None:
    for n, seat in ((-1, 0), (10_000, 0), (3, 7), (3, "x")):
        assert anna.post(f"{over}/branch", n=n, seat=seat).status_code == 400
    running = anna.quick()
    assert anna.post(f"{running}/branch", n=0, seat=0).status_code == 409


@pytest.mark.parametrize("game", ["dual_powers", "corleones_empire"])
def test_rounds_are_written_down_as_they_would_be_found(game: str) -> None:
    """Older records lack them: there they are computed from what everybody saw."""
    match = cg.new(game, seats=2, seed=3)
    play_out(match, [make("random", 1), make("random", 2)])
    kept = FinishedGame.read(write(match)[0])
    earlier = FinishedGame.read(write(match)[0])
    assert kept._rounds
    earlier._rounds = None
    assert len(kept.rounds) > 1
    assert kept.rounds == earlier.rounds
    for n in (*kept.rounds, len(kept)):
        assert kept.points(n, 2) == earlier.points(n, 2)
    assert any(any(kept.points(n, 2)) for n in kept.rounds)


def test_a_finished_game_has_a_picture_for_link_previews(anna: Browser, over: str) -> None:
    """The head of the page names title, winner and day too. The picture is made without a browser."""
    page = anna.get(over).text
    said = dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page))
    assert said["og:title"].startswith("Dual Powers: Revolution 1917: ")
    assert said["og:description"]
    assert said["og:url"].endswith(over)
    assert 'name="twitter:card" content="summary_large_image"' in page
    answer = anna.get(f"{over}/picture.png")
    assert answer.headers["content-type"] == "image/png"
    image = Image.open(BytesIO(answer.content))
    assert image.size == (int(said["og:image:width"]), int(said["og:image:height"]))
    assert len(image.convert("RGB").getcolors(1_000_000) or ()) > 50  # letters, curve, colours of the seats


def test_a_running_game_has_no_picture_of_its_end(server: Server, anna: Browser) -> None:
    table = anna.post("/quick", game="dual_powers").headers["location"]
    assert anna.get(f"{table}/picture.png").status_code == 403
    assert "og:image" not in anna.get(table).text


def test_the_title_of_the_picture_is_never_cut_in_a_name() -> None:
    names = "Victory is shared by: Zia Concetta (blue), Don Nunzio (green), Anna (white), Rosa Schirò (red)"
    size, lines = headline(names, 1072)
    assert " ".join(lines) == names
    assert size < headline("Anna wins", 1072)[0]
    _, cut = headline("word " * 90, 1072)
    assert len(cut) == 2
    assert cut[-1].endswith("word …")
