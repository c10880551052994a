"""Tables under corrected components: they survive a restart, an export and an import; and the pages about the box."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import consigliere as cg
from consigliere.board.words import words_for
from consigliere.cli.app import main
from consigliere.engine import NotUnderstood
from consigliere.engine.box import entries, read_box, write_box
from consigliere.engine.data import load_data
from consigliere.games import GAMES, editions, find
from consigliere.table.play import boxes
from consigliere.table.play.seating import Draft
from consigliere.table.play.tables import Tables
from consigliere.table.show.boxes import box_page
from consigliere.table.show.pages.box import editor
from consigliere.table.show.pages.context import Frame
from consigliere.table.store.database import Store
from tests.commands import invoke
from tests.games.boxes import NAMES, corrected_box, corrected_game, played

from .server import Browser, Server, text_of
from .stored_tables import ANNA, BORIS, advance, anew, run, same

GAME = "corleones_empire"
# Tables that are no component, or of which some entries have no place on a board: shown as figures.
PLAIN = {
    "dual_powers": {"meta", "components", "board_spaces", "setup", "round", "scoring", "rules", "solo"},
    "corleones_empire": {"constants", "player_count", "round", "phase", "totals"},
    "la_famiglia": {"game", "limits", "components", "turn_order", "corner", "variant"},
    "la_cosa_nostra": {
        *("meta", "components", "dice", "money", "rounds", "limits", "setup", "scoring", "expansion", "variants"),
        *("windows", "trade"),
    },
    "men_of_mayhem": {
        *("meta", "counts", "counts_per_club", "counts_per_expansion", "supply_rules", "rounds", "limits"),
        *("throw_down", "traffic", "phases", "terms", "variants"),
    },
}
NEWER = {"job.numbers_game.bills": [3, 3]}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("box") / "my.toml"
    path.write_text(write_box(corrected_box(GAME)), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, file: Path) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("table")
    running = Server(f"sqlite:///{folder}/tables.db", "--no-limits", "--box", str(file))
    yield running
    running.stop()


def test_a_table_under_a_box_survives_a_restart_without_the_file(tmp_path: Path, file: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def begin(store: Store, tables: Tables) -> tuple[str, Any]:
        offered = boxes.read_boxes([str(file)])
        await boxes.keep_boxes(store, offered)
        table = await tables.seating.create(ANNA, Draft(offered[GAME][0], 2))
        await tables.seating.join(BORIS, table, 1, "Boris")
        await tables.seating.start(table)
        return table, await advance(tables, table, random.Random(1), 12)

    table, before = run(database, begin)
    editions.drop(before.row.game)  # a server that was started without --box

    async def again(store: Store, tables: Tables) -> Any:
        return await anew(store, table)

    after = run(database, again)
    same(before, after)
    assert after.match.title.id == before.row.game == corrected_game(GAME)


def test_an_exported_game_is_imported_where_nobody_has_the_box(tmp_path: Path) -> None:
    name = corrected_game("dual_powers")
    saved = played(name, 2).save()
    editions.drop(name)

    async def imported(store: Store, tables: Tables) -> Any:
        try:
            table = await tables.copies.import_game(ANNA, saved)
            editions.drop(name)
            loaded = await tables.cache.get(table)
            return loaded.row, await tables.copies.export(loaded), await tables.archive.get(loaded)
        finally:
            await tables.archive.recorder.close()

    row, exported, game = run(f"sqlite:///{tmp_path}/tables.db", imported)
    assert row.game == name
    assert row.state == "over"
    assert game.view(len(game), None) == cg.load(saved).view(None)
    editions.drop(name)
    assert cg.load(exported).title.id == name
    assert json.loads(exported)["box"]["values"] == corrected_box("dual_powers").values


def test_a_server_keeps_only_so_many_boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boxes, "MOST_BOXES", 0)
    name = corrected_game("dual_powers")

    async def imported(store: Store, tables: Tables) -> None:
        async with store.write() as connection:
            await boxes.keep_imported(connection, name)

    with pytest.raises(NotUnderstood, match="takes no more"):
        run(f"sqlite:///{tmp_path}/tables.db", imported)


def test_a_new_table_is_played_with_the_box_of_the_server_and_says_so(anna: Browser) -> None:
    form = anna.get(f"/new/{GAME}").text
    assert "a test&#39;s copy" in form
    assert f'value="{corrected_game(GAME)}"' in form
    seats = {"nickname": "Anna", "seats": "2", "seat-0": "me", "seat-1": "open"}
    table = anna.go(f"/new/{GAME}", **seats, box=corrected_game(GAME))
    assert "(a test's copy)" in text_of(anna.get(table).text)
    plain = anna.go(f"/new/{GAME}", **seats, box=GAME)
    assert "(a test's copy)" not in text_of(anna.get(plain).text)
    refused = anna.post(f"/new/{GAME}", nickname="Anna", seats="2", box=f"{GAME}@000000000000")
    assert refused.status_code == 400


def test_a_bot_plays_with_the_box(anna: Browser) -> None:
    table = anna.quick(GAME)
    page = anna.get(table).text
    assert "(a test's copy)" in text_of(page)
    options, number = anna.options(table)
    assert anna.post(f"{table}/play", option=options[0], number=number).status_code < 400


def test_the_page_shows_every_entry_with_its_source(anna: Browser) -> None:
    page = anna.get(f"/box/{GAME}?table=job&all=1").text
    assert page.count('class="box-entry"') == 24
    assert page.count("<svg") > 24
    assert 'data-source="reconstructed"' in page
    assert anna.get(f"/box/{GAME}?table=constants").text.count('class="box-entry"') == 0  # certain, so not shown
    assert anna.get("/box/chess").status_code == 404
    corrected = anna.get(f"/box/{corrected_game(GAME)}?table=job&all=1").text
    assert NAMES["en"] in corrected
    assert 'data-source="corrected"' in corrected


def test_a_correction_is_checked_and_drawn_at_once(anna: Browser) -> None:
    address = f"/box/{GAME}/try"
    anna.get(f"/box/{GAME}")
    fine = anna.post(address, box=json.dumps({"values": NEWER}), entry="job.numbers_game").json()
    assert fine["problems"] == []
    assert fine["pictures"]["job.numbers_game"].startswith("<svg")
    wrong = anna.post(address, box=json.dumps({"values": {"job.numbers_game.count": 3}}), entry="job.numbers_game")
    assert "jobs: 45, not 44" in wrong.json()["problems"]
    assert wrong.json()["pictures"]  # it is drawn all the same
    strange = anna.post(address, box=json.dumps({"values": {"job.numbers_game.effects": [{"kind": "fly"}]}}))
    assert "what can be said" in strange.json()["problems"][0]
    assert anna.post(address, box="[").status_code == 400


def test_corrections_leave_as_a_file_and_come_back(anna: Browser) -> None:
    anna.get(f"/box/{GAME}")
    given = {"name": "Anna's", "values": NEWER, "notes": {"job.numbers_game.bills": "as printed"}}
    answer = anna.post(f"/box/{GAME}/file", box=json.dumps(given))
    assert "attachment" in answer.headers["content-disposition"]
    assert tomllib.loads(answer.text)["values"] == NEWER
    back = anna.http.post(f"/box/{GAME}/read", data={"csrf": anna.csrf}, files={"file": ("my.toml", answer.text)})
    assert back.json() == given
    bad = anna.http.post(f"/box/{GAME}/read", data={"csrf": anna.csrf}, files={"file": ("my.toml", "game = 1")})
    assert bad.status_code == 400
    assert bad.json()["error"].startswith("the file: ")


def test_the_checklist_lists_what_is_not_certain(anna: Browser) -> None:
    page = anna.get(f"/box/{GAME}/checklist").text
    assert "job.numbers_game" in page
    assert "constants" not in page
    row = (
        page.split("job.time_to_pay", 1)[0].rpartition("<tr>")[2]
        + page.split("job.time_to_pay", 1)[1].split("</tr>")[0]
    )
    assert "<svg" in row, "a card is recognised by its picture"
    assert row.count("☐") == 2, "a square for each figure to look up"
    assert 'data-known="1"' in row
    assert "constants" in anna.get(f"/box/{GAME}/checklist?all=1").text


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_shown_and_every_figure_has_a_field(game: str) -> None:
    """On the pages of its tables, each with an editor that reaches every figure; what a game draws is drawn."""
    known = {one.path: one for one in entries(load_data(editions.package_of(find(game))))}
    frame, words = Frame("en"), words_for("en", game)
    shown = {}
    for table in dict.fromkeys(one.table for one in known.values()):
        context = box_page(frame, game, table, "", False, ())
        shown.update({one.path: one for one in context.entries})
        for one in context.entries:
            text = str(editor(context, one, words))
            for figure in known[one.path].figures:
                field = text.split(f'data-path="{figure.path}"', 1)[1].split('class="origin"', 1)[0]
                assert "<input" in field or "<select" in field or "<textarea" in field, figure.path
    assert list(shown) == list(known)
    plain = {known[path].table for path, one in shown.items() if not one.drawn}
    assert plain == PLAIN[game]


def test_fields_and_words_have_names_in_the_language_of_the_reader() -> None:
    for language, labels, words in (
        ("ru", {"цена", "банкноты", "сколько их", "цвет"}, ("Грязные деньги", "жёлтый")),
        ("uk", {"ціна", "банкноти", "скільки їх", "колір"}, ("Брудні гроші", "жовтий")),
    ):
        context = box_page(Frame(language), GAME, "job", "job.numbers_game", False, ())
        assert context.chosen is not None
        assert labels <= {one.label for one in context.chosen.figures}
        text = str(editor(context, context.chosen, words_for(language, GAME)))
        assert all(word in text for word in words)


# --- the command line


def command(*args: str) -> Any:
    return invoke(main, args)


def test_the_command_lists_checks_and_exports(file: Path, tmp_path: Path) -> None:
    listed = json.loads(command("box", GAME, "--uncertain", "--json").stdout)
    assert len(listed) == 99
    assert not any(one["certain"] for one in listed)
    shown = json.loads(command("box", GAME, "job.numbers_game", "--with", str(file), "--json").stdout)
    assert {one["path"]: one["source"] for one in shown[0]["figures"]}["job.numbers_game.bills"] == "corrected"
    checked = command("box", GAME, "--check", str(file))
    assert checked.exit_code == 0
    assert corrected_game(GAME) in checked.stdout
    patch = command("box", GAME, "--patch", str(file)).stdout
    assert "-bills = [3, 2]\n" in patch
    assert "+bills = [5, 2] # corrected: a test's copy\n" in patch
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text(encoding="utf-8").replace("[5, 2]", "[4, 2]"), encoding="utf-8")
    refused = command("box", GAME, "--check", str(wrong))
    assert refused.exit_code == 1
    assert "numbers_game pays a bill of 4" in refused.stdout
    assert command("serve", "--box", str(wrong)).exit_code == 2
    assert "no entry" in command("box", GAME, "jobs").stderr


def test_balance_and_simulation_take_a_box(file: Path) -> None:
    found = json.loads(command("balance", GAME, "--box", str(file), "--games", "2", "--bot", "random", "--json").stdout)
    assert found["game"] == corrected_game(GAME)
    assert read_box(file.read_text(encoding="utf-8")).game == GAME
