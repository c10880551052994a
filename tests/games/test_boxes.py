"""Games with corrected components: they play, beside the games themselves, and their saves can be read anywhere."""

from __future__ import annotations

import json

import pytest

import consigliere as cg
from consigliere.board.words import title_of, words_for
from consigliere.engine import NotUnderstood
from consigliere.engine.box import BadBox, Box, entries
from consigliere.engine.data import load_data
from consigliere.games import GAMES, editions, face, find, find_saved, install_box, open_box
from consigliere.lab.sim import plan, simulate
from tests.games.boxes import CORRECTIONS, NAMES, corrected_box, corrected_game, played


@pytest.mark.parametrize("game", GAMES)
def test_a_corrected_game_plays_and_the_game_itself_stays_as_it_is(game: str) -> None:
    before = played(game, 3).save()
    name = corrected_game(game)
    assert name.startswith(f"{game}@")
    match = played(name, 3)
    assert match.title.problems(match.state) == []
    assert match.title.check_data(load_data(editions.package_of(match.title))) is not None
    assert match.view(None)["game"] == match.title.id == name
    assert type(match.state).__module__.startswith(f"consigliere.games.{name}.")
    assert match.svg(0)
    assert played(game, 3).save() == before
    assert find(game).id == game
    data = load_data(editions.package_of(find(name)))
    own = load_data(editions.package_of(find(game)))
    assert data != own


@pytest.mark.parametrize("game", GAMES)
def test_no_module_of_a_corrected_game_uses_the_data_of_the_game_itself(game: str) -> None:
    import sys

    name = corrected_game(game)
    face(name)
    package, own = editions.package_of(find(name)), editions.package_of(find(game))
    modules = [module for key, module in sys.modules.items() if key.startswith(f"{package}.")]
    assert len(modules) > 20
    for module in modules:
        for value in vars(module).values():
            assert not (getattr(value, "__module__", "") or "").startswith(f"{own}."), (module.__name__, value)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_brings_its_box(game: str) -> None:
    name = corrected_game(game)
    saved = played(name, 5).save()
    editions.drop(name)  # as in a process that has never seen the file
    with pytest.raises(NotUnderstood, match="no box"):
        find(name)
    again = cg.load(saved)
    assert again.title.id == name
    assert again.save() == saved
    assert cg.from_position(name, again.position()).view(0)["table"] == again.view(0)["table"]


def test_a_save_with_another_box_than_its_name_says_is_refused() -> None:
    name = corrected_game("dual_powers")
    saved = json.loads(played(name, 5).save())
    editions.drop(name)
    saved["box"]["values"]["support_track.half_length"] = 14
    with pytest.raises(BadBox, match="is not that of"):
        find_saved(saved)
    saved["box"]["values"]["support_track.half_length"] = "many"
    with pytest.raises(BadBox, match=r"the save's box: values\.\"support_track\.half_length\""):
        find_saved(saved)


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_every_entry_can_be_confirmed(game: str) -> None:
    """What can be written down as it is can be corrected: no figure is out of reach of a file or of the page."""
    found = entries(load_data(editions.package_of(find(game))))
    assert found
    values = {figure.path: figure.value for entry in found for figure in entry.figures}
    box = Box(game, find(game).version, "", values, {})
    assert editions.problems(find(game), box) == []
    assert install_box(box) == game  # nothing is changed, so it is the game itself


def test_a_corrected_name_is_shown_in_every_language() -> None:
    name = corrected_game("corleones_empire")
    for language, text in NAMES.items():
        assert words_for(language, name)("numbers_game") == text
    assert words_for("en", "corleones_empire")("numbers_game") == "Numbers Game"
    assert title_of(name, "en") == "The Godfather: Corleone’s Empire (a test's copy)"


@pytest.mark.parametrize("game", GAMES)
def test_components_are_drawn_as_corrected(game: str) -> None:
    name, words = corrected_game(game), words_for("en", game)
    own, new = load_data(editions.package_of(find(game))), load_data(editions.package_of(find(name)))
    drawn = 0
    for path in CORRECTIONS[game]:
        table, key, *_ = path.split(".")
        if not isinstance(own[table], list):
            continue
        before = next((row for row in own[table] if row.get("id") == key), None)
        after = next((row for row in new[table] if row.get("id") == key), None)
        if before is None or after is None or (old := face(game).component(table, before, words)) is None:
            continue
        made = face(name).component(table, after, words_for("en", name))
        assert made is not None
        drawn += made.svg() != old.svg()
    assert drawn


def test_the_check_refuses_what_contradicts_the_rulebook_and_says_what() -> None:
    title = find("corleones_empire")
    more = Box(title.id, title.version, "", {"job.numbers_game.count": 3}, {})
    assert "jobs: 45, not 44" in editions.problems(title, more)
    with pytest.raises(BadBox, match=r"my\.toml: .*jobs: 45, not 44"):
        install_box(more, "my.toml")


def test_no_box_holds_fewer_than_nothing() -> None:
    """The check of a game need not speak of it: no number is negative where we have none that is."""
    title = find("men_of_mayhem")
    for path, value in (("counts_per_club.members", -5), ("sites.cut_house.heat", -1)):
        box = Box(title.id, title.version, "mine", {path: value}, {})
        assert editions.problems(title, box) == [f"{path}: {value} is below 0"]
    box = Box(title.id, title.version, "mine", {"heat_track.levels.2.limit": -1}, {})  # -1 means no limit there
    assert not any("below" in fault for fault in editions.problems(title, box))


def test_our_own_design_does_not_bind_a_box() -> None:
    title = find("dual_powers")
    box = Box(title.id, title.version, "", {"leader_cards.leader_card_lenin.days": 4}, {})
    data = load_data(editions.package_of(title))
    next(row for row in data["leader_cards"] if row["id"] == "leader_card_lenin")["days"] = 4
    assert any("(designed)" in fault for fault in title.check_data(data))
    assert editions.problems(title, box) == []


def test_a_box_of_another_game_or_of_none_is_refused() -> None:
    text = 'game = "{}"\nrules = 1\n[values]\n"support_track.half_length" = 13\n'
    with pytest.raises(BadBox, match=r"my\.toml: game: no game 'chess'"):
        open_box(text.format("chess"), "my.toml")
    with pytest.raises(BadBox, match=r"my\.toml: game is 'dual_powers', not 'la_famiglia'"):
        open_box(text.format("dual_powers"), "my.toml", "la_famiglia")
    with pytest.raises(BadBox, match="corrections are made to dual_powers"):
        open_box(text.format(corrected_game("dual_powers")), "my.toml")


def test_few_corrected_games_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MOST_LOADED", 2)
    title = find("dual_powers")
    names = [install_box(Box(title.id, 1, "", {"support_track.half_length": n}, {})) for n in (13, 14, 15)]
    loaded = [find(name) for name in names]
    assert editions._loaded.keys() <= set(names)
    assert len(editions._loaded) == 2
    assert find(names[0]).id == loaded[0].id  # it comes back when it is needed


def test_worker_processes_know_the_box() -> None:
    name = corrected_game("dual_powers")
    report = simulate(plan(name, ["random"], 2, {}, seed=1), games=2, workers=2)
    assert report["game"] == name
    assert corrected_box("dual_powers").game == "dual_powers"
