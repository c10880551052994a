"""The picture of a board on the card of a table: the public view alone, drawn once, compressed once."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.engine import Match
from consigliere.games import face, find
from consigliere.table.base.errors import Refused
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.web import board_pictures
from tests.cases import play_random

from .loop import run_async
from .server import Browser, Server

GAMES = ["dual_powers", "corleones_empire", "la_famiglia", "la_cosa_nostra", "men_of_mayhem"]


def at(match: Match, running: bool = True) -> LoadedTable:
    """A running table with this match, as far as its picture needs one."""
    row = SimpleNamespace(game=match.view(None)["game"])
    return cast(LoadedTable, SimpleNamespace(running=running, row=row, view=match.view))


def picture_of(table: LoadedTable, encoding: str = "") -> board_pictures.BoardPicture:
    return run_async(board_pictures.board_picture(table, "en", encoding))


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The views that are drawn."""
    views: list[dict[str, Any]] = []
    draw = board_pictures._draw

    def count(game: str, view: dict[str, Any], language: str, encoding: str) -> board_pictures.BoardPicture | None:
        views.append(view)
        return draw(game, view, language, encoding)

    board_pictures._pictures.clear()
    monkeypatch.setattr(board_pictures, "_draw", count)
    return views


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_what_everybody_sees_and_is_drawn_once(game: str, drawn: list[dict[str, Any]]) -> None:
    """Worlds that look the same to a spectator have one picture, and the second one costs no drawing."""
    match, pick = cg.new(game, seats=find(game).facts.players[0], seed=5), Random(5)
    tags = set()
    for _ in range(4):
        for _ in range(8):
            play_random(match, pick)
        drawn.clear()
        shown = picture_of(at(match))
        public = face(game).pictures(match.view(None), words_for("en", game))["board"]
        assert shown.body.decode() == public.svg()
        for seed in range(3):
            assert picture_of(at(match.determinize(None, seed))) == shown
        assert drawn == [match.view(None)]
        tags.add(shown.tag)
    assert len(tags) > 1, "a board that changes has another picture"


def test_a_table_without_a_running_game_has_no_picture() -> None:
    with pytest.raises(Refused) as refused:
        picture_of(at(cg.new("dual_powers", seats=2, seed=1), running=False))
    assert (refused.value.word, refused.value.status) == ("not-found", 404)


def test_a_picture_is_compressed_and_asked_for_again(server: Server, anna: Browser, boris: Browser) -> None:
    table = anna.quick()
    plain = boris.http.get(f"{table}/board.svg", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for encoding in ("br", "gzip"):
        packed = anna.http.get(f"{table}/board.svg", headers={"accept-encoding": encoding})
        assert packed.headers["content-encoding"] == encoding
        assert packed.text == plain.text
        assert packed.headers["etag"] == plain.headers["etag"]
        assert int(packed.headers["content-length"]) < len(plain.content) / 4
    for known, status in ((plain.headers["etag"], 304), ('W/"x", ' + plain.headers["etag"], 304), ('W/"x"', 200)):
        assert boris.http.get(f"{table}/board.svg", headers={"if-none-match": known}).status_code == status
    russian = Browser(server.address, "ru")
    assert russian.http.get(f"{table}/board.svg").headers["etag"] != plain.headers["etag"]
    russian.close()
