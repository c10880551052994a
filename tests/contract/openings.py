"""Where the nets begin besides the beginning: scenes from which a title's rarest choices are not far.

A game adds a scene here when `test_the_nets_play_every_verb` says that one of its verbs is never played.
"""

from __future__ import annotations

from collections.abc import Callable

from consigliere.match import Match
from tests.games.la_cosa_nostra.scene import SPECIAL_IDS, scene, side
from tests.games.la_famiglia import openings as la_famiglia


def _provoked(answers: str, job: str, *parts: str, by: str = "big_joey", rolls: int = 6) -> Callable[[], Match]:
    """A job (with success, but for low rolls), to be answered by gangsters of another player."""
    table = scene(round=4, blundetto=side(gangsters=f"{by}={job}"), calmuti=side(gangsters=answers), turn="blundetto")
    table.calm().job(by, *parts, dice=(rolls,) * 4)
    return table.match.clone


def _empty_deck() -> Match:
    """Whoever draws extra cards finds the round's jobs all but drawn."""
    extra = {"step": "ExtraDraw", "seat": 0, "count": 2}
    return scene(
        phase="hire",
        round=2,
        stack=[{"step": name} for name in ("IncomePhase", "ActionPhase", "PlanningPhase")] + [extra],
        job_deck="theft_r2_a",
        piles={1: "building_scam"},
        blundetto=side(gangsters="stas_valigura"),
    ).match


def _nothing_left() -> Match:
    """Two assignments a turn, and a card for one of them."""
    return scene(
        phase="planning",
        round=2,
        seats=5,
        options={"two_assignments_five_players": True},
        market="",
        blundetto=side(gangsters="big_joey little_joey", jobs="theft", businesses="rest"),
    ).match


def _idle_double() -> Match:
    """Nothing is left to plan but a second assignment."""
    return scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="heavy_hand=theft", jobs="beating vandalism"),
        calmuti=side(gangsters="kenzo_isoaki=party", jobs="property_damage"),
    ).match


def _own_or_lent() -> Match:
    """A job whose business is there twice: his own, and another's with his token on it."""
    return scene(
        blundetto=side(gangsters="big_joey=escort_service little_joey=theft", businesses="pimp"),
        calmuti=side(businesses="pimp@blundetto"),
        turn="blundetto",
    ).match


def _gamble() -> Match:
    return (
        scene(blundetto=side(gangsters="risky_rick=gas_station_holdup heavy_hand=beating=theft izzy_ordova=threats"))
        .calm()
        .match
    )


def _everybody(phase: str) -> Callable[[], Match]:
    """All special gangsters are in play, a third of them with each player."""
    crews = [" ".join(SPECIAL_IDS[seat::3]) for seat in range(3)]
    hands = ("theft beating vandalism", "murder robbery_r3 threats", "ambush_r3 fraud party")
    sides = [side(gangsters=crew, jobs=jobs, businesses="pimp") for crew, jobs in zip(crews, hands, strict=True)]
    return scene(phase=phase, round=3, blundetto=sides[0], calmuti=sides[1], dimaggio=sides[2]).match.clone


OPENINGS: dict[str, tuple[Callable[[], Match], ...]] = {
    "la_cosa_nostra": (
        _provoked("heavy_hand=robbery_r3=theft_r3+smg", "credit_card_fraud"),
        _provoked("heavy_hand=ambush_r3=theft_r3+smg", "theft", "target:calmuti"),
        _provoked("jimmy_the_drifter=theft_r3", "murder_r3", "target:jimmy_the_drifter"),
        _provoked("vito_baritono", "theft", "target:calmuti", by="bernardo_farmacista"),
        _provoked("bobby_ruthless=robbery_r3 vito_baritono*", "credit_card_fraud"),
        _provoked("willy_svenson=theft_r3 vito_baritono", "murder_r3", "target:vito_baritono"),
        _provoked("lono_sliffer", "theft", "target:calmuti"),
        _provoked("vito_baritono", "connections_r2"),
        _provoked("vito_baritono", "exclusive_offer_r2"),
        _provoked("bobby_ruthless", "drive_by_r4", "target:bobby_ruthless", rolls=1),
        _empty_deck,
        _nothing_left,
        _idle_double,
        _own_or_lent,
        _gamble,
        _everybody("planning"),
        _everybody("income"),
    ),
    "la_famiglia": la_famiglia.ALL,
}
