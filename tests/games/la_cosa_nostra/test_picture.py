"""The picture of La Cosa Nostra: every piece is drawn correctly and fits. The contract checks pictures of all games."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import consigliere as cg
from consigliere.board.words import LANGUAGES, Words
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    BUSINESS_IDS,
    COST,
    DATA,
    FAMILY_IDS,
    INFLUENCE_IDS,
    JOB_IDS,
    JOB_KIND,
    JOBS,
    KIND_IDS,
    MONOPOLY_IDS,
    SLOT_IDS,
    SPECIAL_DATA,
)
from consigliere.games.la_cosa_nostra.face import FACE
from consigliere.games.la_cosa_nostra.options import DIE_IDS
from consigliere.games.la_cosa_nostra.picture import draw, files, parts_of
from consigliere.games.la_cosa_nostra.picture.glyphs import (
    ABILITIES,
    BUSINESSES,
    EARNINGS,
    EMBLEMS,
    INFLUENCE,
    SIGNS,
    job_sign,
)
from consigliere.games.la_cosa_nostra.picture.glyphs import (
    JOBS as JOB_SIGNS,
)
from consigliere.games.la_cosa_nostra.picture.pieces import NOTCHES
from consigliere.games.la_cosa_nostra.picture.room import WINDOWS
from consigliere.games.la_cosa_nostra.picture.sheet import Sheet
from consigliere.games.la_cosa_nostra.picture.style import HUES
from consigliere.games.la_cosa_nostra.purchase import price
from tests.contract.svg_pieces import SVG, echo, ids, things, titles_of

from .pictured_games import ENGLISH, TABLES, crowded, game
from .scene import scene, side

# Everything on the table that an option can point at; other targets are numbers and words.
THINGS = {*SLOT_IDS, *BUSINESS_IDS, *MONOPOLY_IDS, *JOB_IDS, *INFLUENCE_IDS, *FAMILY_IDS, *DIE_IDS, *KIND_IDS}

every_table = pytest.mark.parametrize("table", TABLES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("table", ["four", "five-expansion"])
def test_cached_parts_depend_only_on_their_cache_keys(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts are drawn separately with a part of the view. On the whole sheet they look the same."""

    def drawn() -> list[str]:
        return [draw(view, words, part).svg() for view, words in views for part in parts_of(view)]

    views = []
    for turn, match in enumerate(game(table, seed=4, every=41)):
        for seat in {*match.deciders[:1], turn % match.setup.seats, None if turn % 2 else 0}:
            views.append((match.view(seat), Words(LANGUAGES[turn % 3], "la_cosa_nostra")))
    assert any(view["row"] for view, _ in views), "somebody is in the middle of an answer"
    assert views[-1][0]["result"]
    kept = drawn()
    monkeypatch.setattr(Sheet, "only", lambda sheet, *_, **__: sheet)
    assert kept == drawn()


def test_the_seats_are_drawn_clockwise_from_the_reader_s() -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=7)
    assert list(FACE.pictures(match.view(1), echo)) == ["board", "seat-1", "seat-2", "seat-0", "hand"]
    assert list(FACE.pictures(match.view(None), echo)) == ["board", "seat-0", "seat-1", "seat-2"]


# --- pieces keep their names


@every_table
def test_every_piece_is_there_under_its_name(table: str) -> None:
    seats = TABLES[table][0]
    fixed = {
        *(f"seat-{seat}" for seat in range(seats)),
        *(f"monopoly-{name}" for name in MONOPOLY_IDS),
        *(f"{what}-{number}" for what in ("job-deck", "pile") for number in (1, 2, 3, 4)),
        *("deck", "felt", "influence-deck", "influence-discard"),
    }
    for match in game(table, 11, every=15):
        view = match.view(0)
        facts = view["table"]
        found = ids(draw(view, echo).svg())
        assert fixed <= set(found)
        there = {f"business-{name}" for name in facts["market"]} | {f"gangster-{name}" for name in facts["display"]}
        for player in facts["players"]:
            there |= {f"business-{one['id']}" for one in player["businesses"]}
            there |= {f"gangster-{one['id']}" for one in player["gangsters"]}
            there |= {f"gangster-{name}" for name in (*player["boss"], *player["trophies"])}
            tasks = [task for one in player["gangsters"] for task in one["tasks"] if task]
            there |= {f"business-{task['business']}" for task in tasks if task["kind"] == "purchase"}
            there |= {f"{card}-on-{one['id']}" for one in player["gangsters"] for card in one["attached"]}
        there |= {f"job-{name}" for name in facts["hand"]} | {f"influence-{name}" for name in facts["influence"]}
        assert there <= set(found)


# --- everything that can be chosen can be clicked


def clickable(match: cg.Match) -> set[str]:
    """The verbs that point at things now. Every such thing is on the table for the seat that may choose it."""
    verbs = set()
    for seat in match.deciders:
        there = set(things(draw(match.view(seat), echo).svg()))
        for option in (*match.options(seat), *match.extras(seat)):
            if option.target in THINGS:
                verbs.add(option.verb)
                assert option.target in there, f"{option} has nothing to click"
            else:
                assert option.target not in there
    return verbs


def test_what_random_players_seldom_do_can_be_clicked_too() -> None:
    """Sources, rerolls of all sorts, a searched deck, cards taken off or back, the kind that pays double."""
    table = scene(
        round=3,
        caruso=side(gangsters="rocco_caruso=fraud larry_caruso=theft", businesses="lawyer loan_shark cop"),
        calmuti=side(businesses="loan_shark@caruso", gangsters="lono_sliffer alexei_valenko"),
    )
    assert "home" in clickable(table.match)
    table.do("perform:rocco_caruso")
    assert clickable(table.match) == {"source"} | ({"home"} & clickable(table.match))
    table.dice(1, 1, 5)
    while table.may("source"):
        table.do(f"source:{min(table.may('source'))}")
    assert "reroll" in clickable(table.match)
    table.do("pass")
    assert clickable(table.match) == {"force_reroll"}

    table = scene(round=3, caruso=side(gangsters="sergei_odessa=theft", cash=4000), calmuti=side())
    table.job("sergei_odessa", "target:calmuti", dice=(1, 2, 6))
    assert "reroll_any" in clickable(table.match)
    table.do("reroll_any:sergei_odessa", "die:die_1")
    assert clickable(table.match) == {"die"}
    picked = re.findall(r'id="die_1" class="([^"]*)"', draw(table.match.view(0), echo, "board").svg())
    assert "chosen" in picked[0]

    table = scene(round=2, caruso=side(gangsters="rocco_caruso=connections", cash=30000))
    table.job("rocco_caruso", dice=(3, 4, 5)).calm().do("search")
    assert len(table.may("purchase")) > 10
    assert clickable(table.match) == {"purchase"}

    table = scene(round=2, phase="planning", caruso=side(gangsters="ryu_yamamoto", cash=30000, jobs="theft"))
    table.do("search", "assign:ryu_yamamoto")
    assert "plan_from_deck" in clickable(table.match)

    table = scene(
        round=2,
        caruso=side(gangsters="alexei_valenko=theft fyodor_kalashenko=beating"),
        calmuti=side(gangsters="bobby_ruthless=theft+henchman+smg"),
    )
    assert {"remove_henchman", "remove_smg", "take_back"} <= clickable(table.match)

    table = scene(round=2, phase="income", caruso=side(gangsters="takeshi_ando", businesses="casino lawyer pimp pimp"))
    assert clickable(table.match) == {"double"}
    assert table.may("double") == {"casino", "lawyer", "pimp"}


def test_a_token_can_be_taken_home_from_every_card_it_can_lie_on() -> None:
    """In play, planned and on a monopoly: `home` points at the card. [LCN-DEAL-07]"""
    view = crowded(0)
    there = set(things(draw(view, echo).svg()))
    spots = [one["id"] for player in view["table"]["players"] for one in player["businesses"] if one["tokens"]]
    spots += [name for name, facts in view["table"]["monopolies"].items() if facts["tokens"]]
    tasks = [
        task for player in view["table"]["players"] for one in player["gangsters"] for task in one["tasks"] if task
    ]
    spots += [task["business"] for task in tasks if task.get("tokens")]
    assert len(spots) > 10
    assert set(spots) <= there
    chips = [name for name in ids(draw(view, echo).svg()) if name.startswith("token-")]
    assert len(chips) == len(set(chips)) > len(spots)


def test_the_second_assignment_of_a_double_gangster_is_a_thing_of_its_own() -> None:
    view = crowded(0)
    there = set(things(draw(view, echo).svg()))
    doubles = [one["id"] for p in view["table"]["players"] for one in p["gangsters"] if one["tasks"][1]]
    assert doubles
    assert {f"{name}_2" for name in doubles} <= there


# --- secrets


def test_hidden_things_are_face_down_and_not_absent() -> None:
    for match in game("four", 4):
        view = match.view(None)
        tasks = {
            f"task-{one['id']}-{i + 1}"
            for player in view["table"]["players"]
            for one in player["gangsters"]
            for i, task in enumerate(one["tasks"])
            if task and task["kind"] == "job"
        }
        if len(tasks) >= 4:
            break
    root = ElementTree.fromstring(draw(view, ENGLISH).svg())
    pieces = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
    assert tasks <= set(pieces)
    for name in tasks:
        assert "back" in pieces[name].attrib["class"]
        assert "face down" in str(pieces[name].findtext(f"{SVG}title"))
    for player in view["table"]["players"]:
        seat = player["seat"]
        for number in {job["round"] for job in player["jobs"]}:
            count = sum(1 for job in player["jobs"] if job["round"] == number)
            text = "".join(pieces[f"hand-{seat}-{number}"].itertext())
            assert f"×{count}" in text
        assert f"×{player['influence']}" in "".join(pieces[f"influence-{seat}"].itertext())


def test_the_owner_sees_their_own_face_down_job_and_others_do_not() -> None:
    for match in game("three", 9):
        mine = [
            (one["id"], task["card"])
            for one in match.view(1)["table"]["players"][1]["gangsters"]
            for task in one["tasks"]
            if task and task["kind"] == "job"
        ]
        if mine:
            break
    gangster, card = mine[0]
    drawn = {seat: draw(match.view(seat), echo).svg() for seat in (None, 0, 1, 2)}
    assert f'id="task-{gangster}-1"' in drawn[1]
    assert card in drawn[1]
    for seat in (0, 2, None):
        assert card not in drawn[seat]


# --- the picture is correct


def test_the_money_on_the_table_is_the_money_of_the_families() -> None:
    for match in game("five", 8, every=120):
        view = match.view(None)
        for player in view["table"]["players"]:
            if player["family"] is None:
                continue
            svg = draw(view, ENGLISH, f"seat-{player['seat']}").svg()
            assert f"${player['cash']:,}</text>" in svg
            assert f"${player['laundered']:,}</text>" in svg


@pytest.mark.rule("LCN-INC-01")
def test_the_next_payday_is_the_one_the_engine_pays() -> None:
    """Businesses, a monopoly and earners; not what is blocked."""
    caruso = side(gangsters="laverne_ontario vito_baritono", businesses="casino lawyer pimp pimp pimp")
    coming = scene(round=2, phase="planning", caruso=caruso).match.view(None)["table"]["players"][0]["payday"]
    paid = scene(round=2, phase="income", caruso=caruso).happened("money")
    assert coming == next(event["amount"] for event in paid if event["why"] == "income" and event["to"] == 0) > 0
    for match in game("four-expansion", 6, every=31):
        view = match.view(None)
        for player in view["table"]["players"]:
            if player["family"] is not None:
                assert f"+${player['payday']:,}</text>" in draw(view, ENGLISH, f"seat-{player['seat']}").svg()


def test_what_is_for_sale_bears_the_price_that_would_be_paid() -> None:
    """In the market, on the gangster who will buy it, in the open deck: less any discounts. [LCN-SG-25]"""
    table = scene(
        round=2,
        phase="planning",
        blundetto=side(gangsters="ryu_yamamoto big_joey", cash=30000, jobs="theft"),
        market="lawyer casino garage cop",
        deck="night_club",
    )
    g: Any = table.match.state
    due = {name: price(g, 0, BUSINESS[name]) for name in table.market}
    assert due["casino_1"] < COST[BUSINESS["casino_1"]]
    view = table.match.view(0)
    assert view["table"]["prices"].items() >= due.items()
    assert f"${due['casino_1']:,}</text>" in draw(view, ENGLISH, "board").svg()
    assert table.match.view(None)["table"]["prices"]["casino_1"] == COST[BUSINESS["casino_1"]]
    table.do("search")
    laid_open = table.match.view(0)["facts"]["prices"]
    assert laid_open["night_club_1"] < COST[BUSINESS["night_club_1"]]
    table.do("assign:big_joey", "plan:casino_1")
    across = table.match.view(1)
    assert across["table"]["prices"]["casino_1"] == due["casino_1"]  # the cost for this player, for every reader
    assert f"${due['casino_1']:,}</text>" in draw(across, ENGLISH, "seat-0").svg()


def test_a_gangster_on_display_bears_the_price_of_an_exchange_in_the_first_round() -> None:
    """[LCN-EXP-03, LCN-EXP-05]"""
    for number in (1, 2):
        table = scene(round=number, phase="hire", display="ryu_yamamoto", caruso=side(cash=30000))
        (shown,) = [one for one in table.match.view(0)["table"]["display"] if one == "ryu_yamamoto"]
        before = table.cash("caruso")
        paid = table.match.view(0)["table"]["prices"][shown]
        if number == 1:
            table.do(f"exchange:{shown}").do(f"give:{min(table.may('give'))}")
        else:
            table.do(f"hire:{shown}")
        assert before - table.cash("caruso") == paid


def test_dice_show_who_needed_what() -> None:
    shown = 0
    for match in game("five-expansion", 2):
        view = match.view(None)
        deeds = view["table"]["deeds"]
        if not deeds or not deeds[-1]["dice"]:
            continue
        deed = deeds[-1]
        root = ElementTree.fromstring(draw(view, ENGLISH, "board").svg())
        pieces = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
        for i, face in enumerate(deed["dice"]):
            kind = pieces[f"die_{i + 1}"].attrib["class"]
            assert ("success" in kind) == (face >= deed["value"])
        told = str(pieces[f"deed-{len(deeds)}"].findtext(f"{SVG}title"))
        assert ENGLISH(deed["gangster"]) in told
        assert f"success from {deed['value']}" in told
        shown += 1
    assert shown > 3


def test_while_a_job_may_be_answered_its_room_is_over_the_families_across_the_table() -> None:
    """With the actor, the target and the dice once more; each thing of the room is on the board too."""
    open_rooms = 0
    for i, match in enumerate(game("four", 2)):
        view = match.view(None)
        if open_rooms > 3:
            return
        if not view["table"]["deeds"] and i % 20:
            continue
        board = draw(view, ENGLISH, "board").svg()
        asked = bool(view["table"]["deeds"]) and view["step"] in WINDOWS
        assert ('class="room"' in board) == asked, view["step"]
        if asked:
            room = board[board.index('class="room"') :]
            deed = view["table"]["deeds"][-1]
            assert ENGLISH(deed["gangster"]).upper() in room
            assert room.count("data-again") == len(deed["dice"])
            assert set(things(board)) >= {f"die_{i + 1}" for i in range(len(deed["dice"]))}
            open_rooms += 1
    raise AssertionError("no job was answered")


def test_an_open_offer_is_a_note_on_its_makers_file_for_its_reader_only() -> None:
    played = game("three", 3, every=20)
    next(played)  # families are chosen: nobody can give anything yet
    match = next(one for one in played if not one.deals_closed_by())
    plain = [draw(match.view(reader), ENGLISH, "seat-1").svg() for reader in (0, 2, None)]
    match.play(1, 'offer:{"gives": [[1, 0, "cash", 500], [0, 1, "cash", 1500]]}')
    noted = [draw(match.view(reader), ENGLISH, "seat-1").svg() for reader in (0, 2, None)]
    assert [one == other for one, other in zip(plain, noted, strict=True)] == [False, True, True]
    for amount in (">$500<", ">$1,500<"):
        assert noted[0].count(amount) == plain[0].count(amount) + 1


def test_blocked_cards_lie_face_down_under_tape_and_say_so() -> None:
    view = crowded(0)
    root = ElementTree.fromstring(draw(view, ENGLISH).svg())
    pieces = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
    blocked = 0
    for player in view["table"]["players"]:
        for kind, cards in (("business", player["businesses"]), ("gangster", player["gangsters"])):
            for one in cards:
                piece = pieces[f"{kind}-{one['id']}"]
                assert ("blocked" in piece.attrib["class"].split()) == one["blocked"]
                assert ("Blocked" in str(piece.findtext(f"{SVG}title"))) == one["blocked"]
                blocked += one["blocked"]
    assert blocked > 3


def test_pieces_say_what_they_are_in_the_reader_s_language() -> None:
    match = next(match for match in game("three", 7) if match.view(0)["table"]["phase"] == "planning")
    told: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        told[language] = titles_of(match.svg(0, language))
        assert all(told[language].values())
    name = next(key for key in told["en"] if key.startswith("gangster-"))
    assert len({told[language][name] for language in LANGUAGES}) == 3
    silent = [
        one.attrib["data-thing"]
        for one in ElementTree.fromstring(match.svg(0)).iter()
        if "data-thing" in one.attrib
        and one.find(f"{SVG}title") is None
        and not one.attrib["data-thing"].endswith("_2")
    ]
    assert not silent


def test_every_special_gangster_for_hire_can_be_read_in_place() -> None:
    match = next(match for match in game("three-expansion", 7) if match.view(0)["table"]["display"])
    view = match.view(0)
    for language in LANGUAGES:
        words = Words(language, "la_cosa_nostra")
        root = ElementTree.fromstring(draw(view, words, "board").svg())
        for name in view["table"]["display"]:
            (poster,) = root.iterfind(f".//*[@id='gangster-{name}']")
            written = " ".join("".join(line.itertext()) for line in poster.iter(f"{SVG}text"))
            assert words(f"{name}-hint") in written


# --- marks


def test_colour_is_never_the_only_mark() -> None:
    assert set(HUES) == set(EMBLEMS) == set(NOTCHES) == set(FAMILY_IDS)
    assert len(set(EMBLEMS.values())) == len(set(NOTCHES.values())) == len(FAMILY_IDS)
    match = next(match for match in game("five", 7) if match.view()["table"]["phase"] == "planning")
    svg = match.svg(0)
    for name in FAMILY_IDS:
        assert f"url(#lcn-all-{name})" in svg


def test_every_kind_of_card_has_a_drawing_of_its_own() -> None:
    assert set(BUSINESSES) == set(KIND_IDS)
    assert set(INFLUENCE) == set(INFLUENCE_IDS)
    for kind in set(JOB_KIND):
        assert job_sign(kind)
    others = {kind for kind in set(JOB_KIND) if kind not in EARNINGS}
    assert others <= set(JOB_SIGNS)
    skills = {skill["kind"] for data in SPECIAL_DATA for skill in data.get("abilities", ())}
    assert all(ABILITIES[skill] in SIGNS for skill in skills)


@every_language
def test_every_job_can_be_drawn_with_all_it_says(language: str) -> None:
    match = cg.new("la_cosa_nostra", seats=3, seed=1)
    sheet = Sheet(match.view(0), Words(language, "la_cosa_nostra"), "x")
    for face in range(JOBS):
        card = ElementTree.fromstring(
            f'<g xmlns="http://www.w3.org/2000/svg">{files.job_file(sheet, JOB_IDS[face], 0, 0)}</g>'
        )
        words = ["".join(line.itertext()) for line in card.iter(f"{SVG}text")]
        for row in ("one", "two"):
            for effect in next(job for job in DATA["jobs"] if job["id"] == JOB_IDS[face])[row]:
                if effect["kind"] == "gain":
                    assert sheet.money(effect["amount"]) in words
