"""Transcripts: every offer, promise and lie is marked, no matter who could see it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import consigliere as cg
from consigliere.cli import main
from consigliere.engine import Option, Seat, Title
from consigliere.engine.claims import Claim, parse_claims
from consigliere.lab.arena import play, season
from consigliere.lab.transcript import DEAL, LIE, OFFER, OUTCOME, PROMISE, Entry, as_text, claims_in, tally, transcribe

BOTS = ("trader", "bully", "miser")


def choices(match: cg.Match) -> list[str]:
    return [f"{choice.seat} {choice.option}" for choice in match.history()]


def offer(match: cg.Match, seat: Seat, **terms: object) -> int:
    match.play(seat, Option("offer", json.dumps({"gives": [], **terms})))
    return match.state.offers[-1].number


def evening(game: str) -> cg.Match:
    match = cg.new(game, seats=3, seed=2)
    while match.deals_closed_by():
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    return match


def of_kind(entries: list[Entry], kind: str) -> list[Entry]:
    return [entry for entry in entries if entry.kind == kind]


def test_offers_promises_and_broken_words_are_marked() -> None:
    """A private promise to pay that is not kept is a lie at the end of the round. One that is kept is not."""
    match = evening("la_cosa_nostra")
    match.play(1, f"accept:{offer(match, 0, to=[1], text='#later:0-1:cash:9000')}")
    match.play(2, f"accept:{offer(match, 0, to=[2], text='#later:0-2:cash:500 Soon.', public=True)}")
    match.play(2, f"accept:{offer(match, 0, gives=[[0, 2, 'cash', 500]])}")
    match.play(1, f"refuse:{offer(match, 0, to=[1], text='#peace:0-1')}")
    while match.result is None and match.promises(1)[0].state == "standing":
        match.play(match.deciders[0], match.options(match.deciders[0])[0])
    entries = transcribe(cg.new("la_cosa_nostra", seats=3, seed=2), BOTS, choices(match))
    assert len(of_kind(entries, OFFER)) == 4
    assert [entry.facts["promise"] for entry in of_kind(entries, PROMISE)] == [
        "#later:0-1:cash:9000",
        "#later:0-2:cash:500",
    ]
    assert [entry.facts["state"] for entry in of_kind(entries, OUTCOME)] == ["kept", "broken"]
    (lie,) = of_kind(entries, LIE)
    assert (lie.seat, lie.facts["lie"], lie.facts["about"]) == (0, "promise", "#later:0-1:cash:9000")
    assert len(of_kind(entries, DEAL)) == 3
    row = next(row for row in tally([(BOTS, entries)]) if row["bot"] == "trader")
    wanted = {"offers": 4, "deals": 3, "promises": 2, "kept": 1, "broken": 1, "lies": 1, "false": 0}
    assert {name: row[name] for name in wanted} == wanted
    text = as_text(entries, "An evening")
    assert text.count(" LIE ") == 1
    assert text.count(" PROMISE ") == 2


@pytest.mark.parametrize(
    ("said", "lies"),
    [
        ("#have:0:gun:9", 1),
        ("#most:0:cash:0", 1),
        ("I have 90 guns and a dream.", 1),
        ("I have no cash", 1),
        ("У меня 90 стволов!", 1),
        ("У меня нет баксов", 1),
        ("У мене немає баксів", 1),
        ("#have:0:cash:1", 0),
        ("#have:1:gun:9 you have 90 guns", 0),
        ("I have 1 cash", 0),
        ("Nice weather. 90 guns would be nice.", 0),
    ],
)
def test_a_false_statement_about_own_goods_is_a_lie(said: str, lies: int) -> None:
    match = evening("men_of_mayhem")
    goods = {kind: most for owner, kind, _, most in match.title.trade.goods(match.view(0)) if owner == 0}  # type: ignore[union-attr]
    assert 0 < goods["cash"] < 90
    offer(match, 0, to=[1], text=f"#peace:0-1 {said}")
    entries = transcribe(cg.new("men_of_mayhem", seats=3, seed=2), BOTS, choices(match))
    found = of_kind(entries, LIE)
    assert len(found) == lies
    assert all((entry.seat, entry.facts["lie"]) == (0, "statement") for entry in found)


def test_claims_are_read_strictly() -> None:
    assert parse_claims("#have:0:Gun:3 #have:0:gun #most:0:gun:big #have:0:gun:99999999999", 0) == ()
    assert str(parse_claims("#most:0:gun:2", 0)[0]) == "#most:0:gun:2"
    assert Claim(0, "token", "cop_1").holds([(0, "token", "cop_1", 1)])
    assert not Claim(0, "token", "cop_1").holds([(1, "token", "cop_1", 1)])
    match = evening("men_of_mayhem")
    assert match.title.trade is not None
    assert claims_in("", 0, match.title.trade, match) == ()


def test_the_arena_keeps_choices_and_the_transcript_follows_from_them(tmp_path: Path, toy: Title) -> None:
    """The games are the same with and without a transcript.

    The file of games contains what the transcript is made from.
    """
    plain = season("toy", ["trader", "bully"], 3, {}, 5, 1, talk=1)
    kept = season("toy", ["trader", "bully"], 3, {}, 5, 1, talk=1, choices=True)
    games = play(kept)
    assert [game._replace(choices=()) for game in games] == play(plain)
    name = str(tmp_path / "talks")
    Path(name).mkdir()  # a folder of the same name hinders nothing
    command = ["arena", "toy", "--players", "3", "--bots", "trader,bully", "--seed", "5", "--games", "1"]
    with pytest.raises(SystemExit) as ended:
        main([*command, "--talk", "1", "--transcript", name, "--json"])
    assert ended.value.code == 0
    lines = [json.loads(line) for line in Path(f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["kind"] for line in lines].count("result") == len(games)
    offers = sum(choice.split(" ", 1)[1].startswith("offer:") for game in games for choice in game.choices)
    assert sum(line["kind"] == "offer" for line in lines) == offers > 0
    assert "OFFER" in Path(f"{name}.txt").read_text(encoding="utf-8")
