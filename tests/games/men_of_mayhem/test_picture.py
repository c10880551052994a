"""The picture of the table: stages leave visible what can be chosen, and signs show what is in force."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, words_for
from consigliere.engine import Option
from consigliere.games.men_of_mayhem.components import (
    CARD,
    CARD_IDS,
    CARD_KIND,
    CLUB_IDS,
    CLUB_RULE_IDS,
    CONTACT,
    MAIN_OPS,
    OPS,
    PLACE_IDS,
    TILES,
    TRICK_OPS,
)
from consigliere.games.men_of_mayhem.face import FACE
from consigliere.games.men_of_mayhem.picture import draw
from consigliere.games.men_of_mayhem.picture.cards import poster
from consigliere.games.men_of_mayhem.picture.lots import house
from consigliere.games.men_of_mayhem.picture.phrases import card_rule, club_rule, operation, printed
from consigliere.games.men_of_mayhem.picture.street import HEIGHT, ROAD, WIDTH
from consigliere.match import Match
from consigliere.table.show.boards import drawing

from .scene import gang, scene

Box = tuple[float, float, float, float]
USED_PIP = 'stroke="var(--shade)" stroke-width="1.4"'


def boxes(drawn: str, wanted: str) -> dict[str, Box]:
    """The positions of the pieces of a board whose id matches, by their first frame that is no shadow."""
    found = {}
    piece = rf'id="({wanted})"[^>]*transform="translate\(([\d.]+),([\d.]+)\)"(.*?)</g>'
    for name, x, y, inside in re.findall(piece, drawn, re.DOTALL):
        frames = [frame for frame in re.findall(r"<rect[^>]*>", inside) if "cast" not in frame]
        width, height = (float(re.findall(rf' {side}="([\d.]+)"', frames[0])[0]) for side in ("width", "height"))
        found[name] = (float(x), float(y), width, height)
    return found


def apart(one: Box, two: Box) -> bool:
    across = one[0] + one[2] <= two[0] or two[0] + two[2] <= one[0]
    return across or one[1] + one[3] <= two[1] or two[1] + two[3] <= one[1]


HASSLES = ("task_force", "glut", "gun_crackdown")
CONTACTS = ("nomad", "gun_buyer", "loan_shark")


def clubs_at(site: str, seats: int, gangs: int) -> dict[str, Any]:
    return {club: gang(**{site if i < gangs else "home": "1m1p"}, guns=1) for i, club in enumerate(CLUB_IDS[:seats])}


@pytest.mark.parametrize("contacts", range(4))
@pytest.mark.parametrize(("seats", "gangs"), [(s, n) for s in range(3, 7) for n in range(2, s + 1)])
def test_a_fight_takes_the_stage_next_to_its_site_once_nothing_else_may_be_chosen(
    seats: int, gangs: int, contacts: int
) -> None:
    """While backup is called every site and card is visible; then the stage leaves the fight's own site visible."""
    here = scene(
        seats=seats,
        round=4,
        tiles="docks",
        contacts=" ".join(CONTACTS[:contacts]),
        lying=" ".join(HASSLES[contacts:]),
        settings={"gangageddon": True},
        **{**clubs_at("docks", seats, gangs), "samcro": gang(docks="1m1p", gun_factory="1m", guns=1)},
    )
    words = words_for("en", "men_of_mayhem")
    here.match.play(0, "fight:docks")
    assert here.match.view(0)["step"] == "Backup"
    drawn = draw(here.match.view(0), words, "board").svg()
    lie = boxes(drawn, r"site-\w+|emergency_room|card-\w+")
    assert len(lie) == len(here.match.view(0)["table"]["sites"]) + 1 + 4 - contacts
    fight = boxes(drawn, "fight")["fight"]
    assert [name for name, (x, y, w, _) in lie.items() if not apart(fight, (x, y, w, ROAD))] == []
    while here.match.view(None)["step"] == "Backup":
        here.do("done")
    fight = boxes(draw(here.match.view(0), words, "board").svg(), "fight")["fight"]
    x, y, wide, _ = lie["site-docks"]
    assert apart(fight, (x, y, wide, ROAD))
    assert fight[0] >= 0
    assert fight[0] + fight[2] <= WIDTH
    assert 0 <= fight[1] <= fight[1] + fight[3] <= HEIGHT


@pytest.mark.parametrize("seats", [4, 6])
def test_special_rules_are_shown_by_name_and_words_at_any_table(seats: int) -> None:
    clubs = CLUB_IDS[:seats]
    gangs: dict[str, Any] = {club: gang(home="1m") for club in clubs}
    here = scene(octane=True, seats=seats, **gangs)
    words = words_for("en", "men_of_mayhem")
    view = here.match.view(0)
    for seat, club in enumerate(clubs):
        drawn = draw(view, words, f"seat-{seat}").svg()
        for rule in CLUB_RULE_IDS[CLUB_IDS.index(club)]:
            assert words(rule) in drawn
            assert words(f"{rule}-hint")[:20] in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_printed_on_a_card_or_a_sign_is_cut(language: str) -> None:
    words = words_for(language, "men_of_mayhem")
    for name in CARD_IDS:
        assert "…" not in poster(name, 0, 0, words), name
    for place, name in enumerate(PLACE_IDS[:TILES]):
        terms = tuple([printed(op) for op in (*MAIN_OPS[place], *TRICK_OPS[place])])
        assert "…" not in house(name, words, "test", terms), name


def test_who_has_been_named_for_a_ride_is_seen_where_it_goes() -> None:
    here = scene(samcro=gang(home="2m1p", orders=1), mayans=gang(docks="1m"), one_niners=gang(home="1m"))
    words = words_for("en", "men_of_mayhem")
    here.match.play(0, "ride:clubhouse_samcro")
    here.match.play(0, "to:docks")
    pale = 'class="half of-samcro"'
    assert pale not in draw(here.match.view(0), words, "board").svg()
    here.match.play(0, "pick:samcro_member_clubhouse")
    assert draw(here.match.view(0), words, "board").svg().count(pale) == 1
    assert pale not in draw(here.match.view(1), words, "board").svg(), "nobody else knows yet"


def _late(match: Match) -> dict[str, Any]:
    """A view as a page draws it, with the latest events."""
    told = [event for choice in match.events(0) for event in choice]
    return FACE.with_recent_events(match.view(0), reversed(told))


def test_a_plate_shows_how_often_and_at_what_price_for_the_reader() -> None:
    """After one use of three the first pip is struck. The note and the text show the club's own price."""
    here = scene(octane=True, samcro=gang(gun_factory="1m", cash=9, guns=3, orders=3))
    words = words_for("en", "men_of_mayhem")
    before = draw(here.match.view(0), words, "board").svg()
    assert "3 more." not in before
    assert "Pays you 4 now." in before, "the gun runners sell for one more"
    assert "Pays you" not in draw(here.match.view(1), words, "board").svg(), "others do not"
    here.do("exploit:gun_factory")
    assert "3 more." in draw(_late(here.match), words, "board").svg()
    here.do("use:gun_factory_1")
    after = draw(_late(here.match), words, "board").svg()
    assert "2 more." in after
    told = tell.label(Option("use", "gun_factory_1"), _late(here.match), words)
    assert told == "Spend: 2 cash → 1 gun, up to 2×", "the bar says the same"
    assert after.count(USED_PIP) == 1
    assert before.count(USED_PIP) == 0


def test_what_a_card_forbids_is_struck_on_every_plate() -> None:
    words = words_for("en", "men_of_mayhem")
    free, barred = (scene(lying=card, samcro=gang(home="1m")) for card in ("blind_eye", "gun_crackdown"))
    told = words("pic-banned")
    assert told not in draw(free.match.view(0), words, "board").svg()
    drawn = draw(barred.match.view(0), words, "board").svg()
    assert told in drawn
    assert f"{words('gun_factory_trick_1')}\n{told}" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_line_of_signs(language: str) -> None:
    """Operations, anarchy cards and the clubs' special rules are all drawn, none as an empty line."""
    assert all(operation(op, 20, printed(op)).width > 20 for op in range(OPS))
    words = words_for(language, "men_of_mayhem")
    for name in CARD_IDS:
        if CARD_KIND[CARD[name]] != CONTACT:
            assert card_rule(name, 20).width > 20, name
            assert words(f"{name}-hint").split("<")[0][:12] in poster(name, 0, 0, words)
    for club, rules in zip(CLUB_IDS, CLUB_RULE_IDS, strict=False):
        assert all(club_rule(club, rule, 20).width > 15 for rule in rules)


def test_an_arrest_shows_all_who_may_take_the_fall() -> None:
    here = scene(
        samcro=gang(home="1m1p", docks="2m", cut_house="1p", heat=4, guns=1),
        mayans=gang(docks="1m"),
        tiles="docks",
    )
    here.do("fight:docks")
    while here.match.view(None)["step"] == "Backup":
        here.do("done")
    here.dice(6, 1).do("samcro guns:1", "mayans guns:0")
    while here.match.view(None)["step"] != "Arrest":
        here.do(str(here.match.options(here.match.deciders[0])[0]))
    words = words_for("en", "men_of_mayhem")
    for seat in (None, 0, 1):
        drawn = draw(here.match.view(seat), words, "board").svg()
        wall = drawn[drawn.index('id="arrest"') :]
        picked = set(re.findall(r'data-thing="(\w+)"', wall))
        assert picked == {str(option.target) for option in here.match.options(0)}


def test_an_ambush_in_progress_is_visible_and_named_in_its_question() -> None:
    stack = [{"step": "OrdersPhase"}, {"step": "CardActs", "card": "drive_by"}]
    here = scene(
        phase="reveal",
        samcro=gang(home="1m1p"),
        mayans=gang(home="1m1p"),
        one_niners=gang(home="1m1p"),
        stack=stack,
    )
    words = words_for("en", "men_of_mayhem")
    asked = here.match.deciders[0]
    for seat in (None, 0, 1, 2):
        assert 'id="card-drive_by"' in draw(here.match.view(seat), words, "board").svg()
    assert tell.question(here.match.view(asked), words).startswith("Drive-By: one of yours is hit.")
    for club in ("samcro", "mayans", "one_niners"):
        here.do(f"pick:{club}_prospect_clubhouse")
    assert here.match.view(None)["table"]["acting"] is None
    assert 'id="card-drive_by"' not in draw(here.match.view(None), words, "board").svg()


def test_a_site_is_closed_only_after_it_was_exploited() -> None:
    """While its operations may still be used, it does not look closed."""
    table = scene(samcro=gang(gun_factory="1m", cash=9))
    table.do("exploit:gun_factory", "use:gun_factory_1")
    assert table.match.view(0)["step"] == "Operations"
    assert 'class="closed ' not in draw(table.match.view(0), words_for("en", "men_of_mayhem"), "board").svg()
    while table.match.view(0)["step"] in ("Operations", "TrickChoice"):
        assert 'class="closed ' not in draw(table.match.view(0), words_for("en", "men_of_mayhem"), "board").svg()
        table.do("stop" if table.match.view(0)["step"] == "Operations" else "leave")
    assert 'class="closed ' in draw(table.match.view(0), words_for("en", "men_of_mayhem"), "board").svg()


def test_an_open_offer_is_a_note_on_its_makers_shutter_for_its_reader_only() -> None:
    table = scene(samcro=gang(home="1m", cash=9), mayans=gang(home="1m", guns=3))
    words = words_for("en", "men_of_mayhem")
    plain = [str(draw(table.match.view(reader), words, "seat-1").svg()) for reader in (0, 1, 2, None)]
    table.match.play(1, 'offer:{"gives": [[1, 0, "gun", 2], [0, 1, "cash", 7]]}')
    noted = [str(draw(table.match.view(reader), words, "seat-1").svg()) for reader in (0, 1, 2, None)]
    assert [one == other for one, other in zip(plain, noted, strict=True)] == [False, True, True, True]
    for amount in (">2<", ">7<"):
        assert noted[0].count(amount) == plain[0].count(amount) + 1


def test_in_a_fight_who_started_who_wins_ties_and_the_hits_have_a_row_each() -> None:
    table = scene(samcro=gang(docks="2m1p", guns=2), mayans=gang(docks="1m2p", guns=2), tiles="docks", patch="samcro")
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    table.dice(6, 1).do("samcro guns:2", "mayans guns:1")
    assert table.match.view(0)["table"]["fight"]["hits"][0]
    words = words_for("en", "men_of_mayhem")
    drawn = draw(table.match.view(0), words, "board").svg()
    rows = []
    for label in (words("pic-started").upper(), words("pic-ties").upper(), "×1"):
        found = re.search(rf'<text[^>]* y="([\d.]+)"[^>]*>{re.escape(label)}<', drawn)
        assert found, label
        rows.append(float(found[1]))
    assert rows == sorted(rows)
    assert min(below - above for above, below in pairwise(rows)) >= 20


def test_dudes_that_are_hit_are_chosen_in_their_lane_too() -> None:
    table = scene(samcro=gang(docks="2m1p", guns=0), mayans=gang(docks="1m2p", guns=1), tiles="docks")
    table.do("fight:docks")
    while table.match.view(None)["step"] == "Backup":
        table.do("done")
    table.dice(6, 1).do("samcro guns:0", "mayans guns:1")
    board = draw(table.match.view(0), words_for("en", "men_of_mayhem"), "board")
    for thing in ("samcro_member_docks", "samcro_prospect_docks"):
        drawn = board.svg({thing: ("legal",)})
        assert drawn.count(f'data-thing="{thing}"') == 2
        assert len(re.findall(f'<g[^>]*data-thing="{thing}"[^>]*data-legal', drawn)) == 2


def test_what_a_contact_offers_stays_on_its_plate() -> None:
    """Also with a changed price and with four uses, which then have a row of their own."""
    contacts = [place for place, name in enumerate(PLACE_IDS) if name in CARD]
    for op in {op for place in contacts for op in MAIN_OPS[place] if len(MAIN_OPS[place] + TRICK_OPS[place]) == 1}:
        terms = printed(op)._replace(changed="samcro")
        one = operation(op, 19.0, terms)
        assert operation(op, 19.0, terms, two_rows=True).width <= max(84.0, one.width)
        if one.width > 84:
            assert operation(op, 14.0, terms, two_rows=True).width <= 84, op


def test_at_a_table_that_is_shown_open_nobody_is_you() -> None:
    match = scene(samcro=gang(home="1m"), mayans=gang(home="1m")).match
    words = words_for("en", "men_of_mayhem")
    you = words("pic-you").upper()
    own = "".join([picture.svg() for picture in drawing(match.view(0), words).areas])
    views = {seat: match.view(seat) for seat in range(3)}
    areas = drawing(match.view(0), words, views).areas
    assert len({picture.width for picture in areas}) == 1, "all are alike"
    assert len({picture.width for picture in drawing(match.view(None), words).areas}) == 2, "not for spectators"
    laid_open = "".join([picture.svg() for picture in areas])
    assert (own.count(f">{you}<"), laid_open.count(f">{you}<")) == (1, 0)


def test_an_operation_used_again_is_one_sentence() -> None:
    bought = {"event": "used", "seat": 1, "op": "gun_factory_1", "get": "gun", "amount": 1, "give": "cash", "paid": 2}
    view = scene().match.view(0)
    merged = tell.together([bought, bought, bought, bought | {"seat": 2}], view)
    assert [(event["seat"], event["amount"], event["paid"]) for event in merged] == [(1, 3, 6), (2, 1, 2)]
