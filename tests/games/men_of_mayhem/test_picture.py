"""The picture of the table: a fight leaves the signs to be seen, and special rules are told however many sit there."""

from __future__ import annotations

import re
from typing import Any

import pytest

from consigliere.board import tell
from consigliere.board.words import LANGUAGES, words_for
from consigliere.games.men_of_mayhem.components import CARD_IDS, CLUB_IDS, CLUB_RULE_IDS, PLACE_IDS, PRINTED
from consigliere.games.men_of_mayhem.picture import draw
from consigliere.games.men_of_mayhem.picture.board import card, road_sign

from .scene import gang, scene

Box = tuple[float, float, float, float]


def boxes(drawn: str, wanted: str) -> dict[str, Box]:
    """Where pieces of a board lie: those whose id matches, by their first frame that is no shadow."""
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


@pytest.mark.parametrize("contacts", range(4))
@pytest.mark.parametrize(("seats", "gangs"), [(s, n) for s in range(3, 7) for n in range(2, s + 1)])
def test_a_fight_lies_upon_nothing_that_may_be_chosen_or_read(seats: int, gangs: int, contacts: int) -> None:
    """Neither on a tile, a contact or the emergency room nor on an open card, even with one that lies there always."""
    places: dict[str, Any] = {
        club: gang(**{"docks" if i < gangs else "home": "1m1p"}, guns=1) for i, club in enumerate(CLUB_IDS[:seats])
    }
    lying = " ".join(HASSLES[contacts:])
    here = scene(
        seats=seats,
        round=4,
        tiles="docks",
        contacts=" ".join(CONTACTS[:contacts]),
        lying=lying,
        settings={"gangageddon": True},
        **places,
    )
    here.match.play(0, "fight:docks")
    while here.match.view(None)["step"] == "Backup":
        here.do("done")
    drawn = draw(here.match.view(0), words_for("en", "men_of_mayhem"), "board").svg()
    rail = boxes(drawn, "anarchy")["anarchy"]
    fight = boxes(drawn, "fight")["fight"]
    lie = boxes(drawn, r"site-\w+|emergency_room")
    lie |= {name: (rail[0] + x, rail[1] + y, w, h) for name, (x, y, w, h) in boxes(drawn, r"card-\w+").items()}
    assert len(lie) == len(here.match.view(0)["table"]["sites"]) + 1 + 4 - contacts
    assert [name for name, box in lie.items() if not apart(fight, box)] == []
    assert fight[0] >= 0
    assert fight[0] + fight[2] <= 1600
    assert fight[1] + fight[3] <= 752


@pytest.mark.parametrize("seats", [4, 6])
def test_special_rules_are_told_by_name_and_words_at_any_table(seats: int) -> None:
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
        assert "…" not in card(name, 0, 0, words), name
    for name in PLACE_IDS[:PRINTED]:
        assert "…" not in road_sign(name, "tile", words), name


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


def test_an_ambush_that_acts_lies_before_all_and_is_named_in_its_question() -> None:
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
