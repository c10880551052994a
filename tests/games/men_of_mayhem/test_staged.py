"""A fight and a market are shown step by step: each step has its picture, and no picture is ahead of the log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from consigliere.board.words import words_for
from consigliere.engine import Option
from consigliere.engine.scenes import Beat, beats
from consigliere.games.men_of_mayhem import TITLE
from consigliere.games.men_of_mayhem.face import FACE
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.play.segments import Segment
from consigliere.table.show.scenes import scene as staged
from consigliere.table.show.seats import Reader
from consigliere.table.store.rows import SeatRow
from tests.games.men_of_mayhem.scene import Table, gang, scene

WORDS = words_for("en", "men_of_mayhem")


def rumble() -> Table:
    """Three gangs at the docks, the first with maximum heat; two fists are closed."""
    table = scene(
        samcro=gang(docks="2m1p", guns=2, heat=4),
        mayans=gang(docks="1m1p", guns=1),
        one_niners=gang(docks="1p", guns=1),
    )
    return table.do("fight:docks").dice(6, 1, 1).do("samcro guns:2", "mayans guns:1")


def kinds(row: list[Beat]) -> list[str]:
    return [beat.events[0].kind for beat in row]


def drawn(beat: Beat, part: str = "board") -> str:
    return FACE.picture(beat.match.view(None), WORDS, part).svg()


def test_fists_open_before_the_dice_fall() -> None:
    table = rumble()
    closed = FACE.picture(table.match.view(None), WORDS, "board").svg()
    opened, thrown = beats(table.match, 2, Option("guns", 1))[:2]
    assert [event.kind for event in opened.events] == ["fist"] * 3
    assert [event.kind for event in thrown.events] == ["showed"] * 3 + ["totals"]
    fight = opened.match.view(None)["table"]["fight"]
    assert (fight["guns"], fight["dice"], fight["totals"]) == ([2, 1, 1], None, None)
    assert "×2" not in closed
    assert "×2" in drawn(opened)
    assert ">17<" not in drawn(opened)
    assert ">17<" in drawn(thrown)  # 6, two members, a prospect and two guns


def test_shots_wounds_retreat_and_arrest_come_one_after_the_other() -> None:
    table = rumble().do("one_niners guns:1")
    told: list[str] = []
    pictures: list[str] = []
    while table.match.view(None)["table"]["fight"] is not None:
        seat = table.match.deciders[0]
        option = table.match.options(seat)[0]
        row = beats(table.match, seat, option)
        told += kinds(row)
        pictures += [drawn(beat, "all") for beat in row]
        table.match.play(seat, option)
    order = [told.index(kind) for kind in ("aimed", "wounded", "retreat", "arrest", "arrested")]
    assert order == sorted(order)
    assert len(set(pictures)) == len(pictures)


def test_on_the_market_fists_open_then_the_price_is_made_then_each_is_paid() -> None:
    table = scene(phase="market", samcro=gang(home="1m", bags=3, heat=0), mayans=gang(home="1m", bags=1))
    table.do("samcro bags:3", "mayans bags:0")
    assert table.match.view(None)["table"]["market"] is None
    assert ">×3<" not in FACE.picture(table.match.view(1), WORDS, "board").svg()
    row = beats(table.match, 2, Option("bags", 1))
    opened, counted, first, second = row[:4]
    assert kinds(row)[:4] == ["hand", "market", "trafficked", "trafficked"]
    assert [event.kind for event in opened.events] == ["hand"] * 3
    shown = opened.match.view(None)["table"]["market"]
    assert (shown["bags"], shown["total"], shown["unpaid"]) == ([3, 0, 1], 4, [0, 2])
    assert ">×3<" in drawn(opened)
    assert (' lit"' in drawn(opened), ' lit"' in drawn(counted)) == (False, True)
    many, one = f"+${3 * shown['price']}", f"+${shown['price']}"
    assert (many in drawn(counted), many in drawn(first)) == (False, True)
    assert (one in drawn(first), one in drawn(second)) == (False, True)
    table.do("one_niners bags:1")
    assert table.match.view(None)["table"]["market"] is None  # it lies there only until the market is over


def test_the_wounded_of_each_gang_have_a_beat_of_their_own() -> None:
    wounded: dict[str, Any] = {club: gang(home="1m", room="1m1p", bags=0) for club in ("samcro", "mayans")}
    table = scene(phase="market", round=2, **wounded, one_niners=gang(home="1m", bags=0))
    table.do("samcro bags:0", "mayans bags:0").dice(6, 6, 1, 1)
    row = beats(table.match, 2, Option("bags", 0))
    rolled = [beat for beat in row if beat.events[0].kind == "emergency"]
    assert [{event.facts["seat"] for event in beat.events} for beat in rolled] == [{0}, {1}]
    assert drawn(rolled[0]) != drawn(rolled[1])
    for beat, homes in zip(rolled, (2, 0), strict=True):  # the dice are next to the dudes they were rolled for
        view = beat.match.view(None)
        thrown = FACE.with_recent_events(
            view, reversed([{"event": event.kind, **event.facts} for event in beat.events])
        )
        assert [roll["lives"] for roll in thrown["table"]["rolls"]] == [bool(homes)] * 2
        bare, lying = (FACE.picture(one, WORDS, "board").svg() for one in (view, thrown))
        assert lying.count('class="half"') - bare.count('class="half"') == 2 - homes  # the dead are pale
        assert len(lying) > len(bare)


def test_the_dice_of_the_emergency_room_lie_in_the_scene_that_a_page_shows() -> None:
    table = scene(
        phase="market",
        round=2,
        samcro=gang(home="1m", room="1m", bags=0),
        mayans=gang(home="1m", bags=0),
        one_niners=gang(home="1m", bags=0),
    )
    table.do("samcro bags:0", "mayans bags:0").dice(1)
    people = [SeatRow(seat, "bot", f"Bot {seat}", "greedy") for seat in range(3)]
    row = SimpleNamespace(game="men_of_mayhem", seats=3)
    setup = SimpleNamespace(title=TITLE, options={})
    loaded = cast(LoadedTable, SimpleNamespace(row=row, people=people, setup=setup, match=table.match))
    stretch = Segment(table.match, 0, ((2, Option("bags", 0)),))
    shown = staged(loaded, Reader(None, "en"), [stretch])
    rolled = next(beat for beat in shown if any("rolls 1 in the emergency room" in said for said in beat.says))
    assert 'class="half"' in rolled.drawings["board"]


def test_while_backup_is_called_the_strip_says_how_strong_each_gang_is() -> None:
    table = scene(samcro=gang(docks="2m1p", home="1m", orders=2), mayans=gang(docks="1m1p", home="1m", orders=2))
    view = table.do("fight:docks").match.view(0)
    assert view["step"] == "Backup"
    drawn = FACE.picture(view, WORDS, "board").svg()
    sums = [
        part.rpartition(">")[2] for part in drawn.split('class="so-far"')[1:] for part in [part.partition("</text>")[0]]
    ]
    assert sums == ["5", "3"]
