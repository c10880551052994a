"""Moderation: talk before the game and among spectators, folded talk, reports, and the operator's list of them."""

from __future__ import annotations

import json

from consigliere.cli import main
from tests.commands import invoke

from .server import Browser, Server, text_of
from .test_http import two_at_a_table


def page(browser: Browser, table: str) -> str:
    return text_of(browser.get(table).text)


def test_talk_before_the_game_is_heard_by_everybody_at_the_table(anna: Browser, boris: Browser) -> None:
    table = anna.go("/new/dual_powers", seats="2", nickname="Anna", **{"seat-0": "me", "seat-1": "open"})
    boris.go(f"{table}/join", seat="1", nickname="Boris")
    boris.go(f"{table}/chat", room="", text="Shall we begin?")
    assert "Shall we begin?" in page(anna, table)
    anna.go(f"{table}/remove", seat="1")
    assert boris.post(f"{table}/chat", room="", text="Why me?").status_code == 403


def test_spectators_talk_among_themselves(anna: Browser, boris: Browser, stranger: Browser) -> None:
    table = two_at_a_table(anna, boris)
    stranger.go(f"{table}/watchers", text="He holds nothing, look.")
    assert "He holds nothing" in page(stranger, table)
    for player in (anna, boris):
        assert "He holds nothing" not in page(player, table)
        assert player.post(f"{table}/watchers", text="me too").status_code == 403
    assert stranger.post(f"{table}/watchers", text="").status_code == 400
    assert stranger.post(f"{table}/chat", room="watchers", text="hm").status_code == 403
    assert anna.post(f"{table}/chat", room="watchers", text="hm").status_code == 403


def test_folded_talk_is_folded_for_one_reader(anna: Browser, boris: Browser, stranger: Browser) -> None:
    table = two_at_a_table(anna, boris)
    boris.go(f"{table}/chat", room="", text="You will lose.")
    assert "You will lose." in page(anna, table)
    anna.go(f"{table}/mute", seat="1", on="1")
    folded = page(anna, table)
    assert "You will lose." not in folded
    assert "(folded)" in folded
    assert "You will lose." in page(stranger, table)
    assert "(folded)" not in page(boris, table)
    anna.go(f"{table}/mute", seat="1", on="0")
    assert "You will lose." in page(anna, table)
    assert anna.post(f"{table}/mute", seat="0", on="1").status_code == 400
    assert anna.post(f"{table}/mute", seat="7", on="1").status_code == 404
    assert stranger.post(f"{table}/mute", seat="1", on="1").status_code == 403


def test_a_report_keeps_the_lines_as_they_were_heard(server: Server, anna: Browser, boris: Browser) -> None:
    table = two_at_a_table(anna, boris)
    boris.go(f"{table}/chat", room="", text="I know where you live.")
    assert "I know where you live." in page(anna, table)
    answer = anna.post(f"{table}/report", what="line:1", why="a threat")
    assert answer.status_code == 200
    assert "The operator will read it" in answer.text
    assert anna.post(f"{table}/report", what="line:99", why="nothing").status_code == 404
    assert anna.post(f"{table}/report", what="seat:1", why="").status_code == 400
    listed = admin(server, "reports", "--json", "--lines")
    found = next(row for row in json.loads(listed) if row["table"] == table.split("/")[-1])
    assert (found["why"], found["about"]) == ("a threat", "Boris")
    assert found["lines"][-1][3] == "I know where you live."
    assert "is done" in admin(server, "reports", "--done", str(found["number"]))
    assert found["number"] not in [row["number"] for row in json.loads(admin(server, "reports", "--json"))]
    assert found["number"] in [row["number"] for row in json.loads(admin(server, "reports", "--all", "--json"))]


def test_the_operator_computes_ratings_again(server: Server) -> None:
    assert json.loads(admin(server, "ratings", "--recompute", "--json"))[0]["different"] == 0


def admin(server: Server, *args: str) -> str:
    result = invoke(main, ["admin", "--database", server.database, *args])
    assert result.exit_code == 0, result.output
    return result.output
