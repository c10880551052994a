"""More starting points for the random games of the contract: scenes close to the rarest choices of a title.

Add a scene here if `test_random_games_play_every_verb` reports that a verb of a game is never played.
"""

from __future__ import annotations

from collections.abc import Callable

from consigliere.match import Match
from tests.games.corleones_empire.scene import scene as empire
from tests.games.la_cosa_nostra.scene import scene, side
from tests.games.la_cosa_nostra.scene_table import SPECIAL_IDS
from tests.games.la_famiglia import rare_scenes as la_famiglia
from tests.games.men_of_mayhem.scene import gang
from tests.games.men_of_mayhem.scene import scene as valley


def _provoked(answers: str, job: str, *parts: str, by: str = "big_joey", rolls: int = 6) -> Callable[[], Match]:
    """A job that succeeds except on low rolls, and that another player's gangsters can answer."""
    table = scene(round=4, blundetto=side(gangsters=f"{by}={job}"), calmuti=side(gangsters=answers), turn="blundetto")
    table.calm().job(by, *parts, dice=(rolls,) * 4)
    return table.match.clone


def _empty_deck() -> Match:
    """A player who draws extra cards finds nearly all jobs of the round drawn."""
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
    """Two assignments per turn, and a card for one of them."""
    return scene(
        phase="planning",
        round=2,
        seats=5,
        options={"two_assignments_five_players": True},
        market="",
        blundetto=side(gangsters="big_joey little_joey", jobs="theft", businesses="rest"),
    ).match


def _idle_double() -> Match:
    """Only a second assignment is left to plan."""
    return scene(
        phase="planning",
        round=2,
        blundetto=side(gangsters="heavy_hand=theft", jobs="beating vandalism"),
        calmuti=side(gangsters="kenzo_isoaki=party", jobs="property_damage"),
        dimaggio=side(gangsters="yumiko_ishi=theft_r1_b", jobs="threats"),
    ).match


def _schemed() -> Match:
    """An extra turn of a schemer who has another one."""
    return (
        scene(
            round=2,
            blundetto=side(gangsters="big_joey=theft"),
            calmuti=side(gangsters="vito_baritono=beating bobby_ruthless=party", influence="schemer schemer"),
            turn="blundetto",
        )
        .do("calmuti play:schemer")
        .match
    )


def _own_or_lent() -> Match:
    """A job whose business exists twice: the player's own, and another's with the player's token on it."""
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


# --- Corleone's Empire


def _no_threes() -> Match:
    """Every three and most twos are in suitcases: players get smaller bills, and the order of gains matters."""
    return empire(
        3,
        round=3,
        tiles="tile_gun_shop tile_distillery tile_opium_den",
        hands=[
            "gun booze*2 dirty_money narcotics*2 grand_collection numbers_game bill_1",
            "bill_1 gun",
            "bill_1 booze",
        ],
        cases=["bill_1", "bill_3*all bill_2*all-2", "bill_5"],
        allies=["police_captain", "ward_politician shop_steward", "beat_cop"],
        markers={"brooklyn": "1", "queens": "02"},
    ).match


def _all_jobs_at_hand() -> Match:
    """Hands full of goods and of jobs that kill, move, steal and demand."""
    return empire(
        3,
        round=3,
        tiles="tile_gun_shop tile_distillery tile_import_company",
        hands=[
            "gun*3 booze*3 dirty_money*3 drive_by_shooting car_bomb inside_man change_of_scenery narcotics bill_1",
            "gun*3 booze*3 dirty_money*3 blackmail offer_cant_refuse muscle_out horse_head_in_bed bill_3",
            "gun*3 booze*3 dirty_money*3 second_visit family_meeting settle_all_accounts bill_2",
        ],
        cases=["bill_1*2 gun_down", "bill_5", "bill_2"],
        allies=["police_chief_in_pocket", "capo beat_cop", "city_councillor"],
        figures={"loc_midtown": "1t", "loc_queens": "2t", "fs_01": "1f", "fs_02": "0f", "fs_11": "2f"},
        hudson="1t",
        common="contract_killing sleep_with_the_fishes protection_money",
    ).match


def _no_markers() -> Match:
    """The turf war of two players who have hardly any markers left."""
    markers = {"wall_street": "010", "brooklyn": "001", "upper_east_side": "001", "queens": "01", "chelsea": "101"}
    figures = {"loc_midtown": "0t", "fs_02": "0f", "loc_brooklyn": "1t", "fs_11": "1f"}
    return empire(2, round=4, phase="turf_war", figures=figures, markers=markers | {"midtown": "0"}).match


def _lean_times() -> Match:
    """No deck and no goods: effects lapse, and exchanges give nothing."""
    return empire(
        3,
        round=2,
        deck="gun_down",
        tiles="tile_freight_depot tile_betting_parlour",
        hands=["bill_1*2 gun", "gun*8 booze*4", "booze*5 dirty_money*9 bill_2"],
        allies=["bandit family_accountant", "capo", "tax_consultant"],
        played=["", "hollywood_producer", ""],
    ).match


def _characters_in_the_hudson() -> Match:
    """Allies lend characters that were killed in this round."""
    return empire(
        round=2,
        hands=["bill_1*2", "bill_2"],
        allies=["city_councillor", "shop_steward", "beat_cop"],
        hudson="mayor union_boss police_chief",
    ).match


def _boss_on_the_move() -> Match:
    """The union boss is on the board and is called once more."""
    return (
        empire(3, round=2, allies=["shop_steward"], figures={"loc_queens": "union_boss"}).do("ally:shop_steward").match
    )


def _arrest() -> Match:
    """The police chief has just been placed where somebody stands."""
    table = empire(3, round=3, allies=["police_chief_in_pocket"], figures={"loc_queens": "1t"})
    return table.do("ally:police_chief_in_pocket", "patrol:queens").match


def _second_victim() -> Match:
    """One of three victims is named."""
    hand = "gun*2 dirty_money*2 settle_all_accounts"
    table = empire(3, hands=[hand], figures={"loc_queens": "1t", "loc_chelsea": "2t", "loc_midtown": "1t"})
    kill = "apply:kill_opponent_thug_opponent_thug_opponent_thug_board"
    return table.do("job:settle_all_accounts", kill, "kill:vitale_thug_1").match


def _robbery() -> Match:
    """A theft from a player with little, and the look behind the blind that follows."""
    return valley(samcro=gang(card_room="1m"), mayans=gang(home="1m", cash=1)).do("exploit:card_room").match


def _sold_out() -> Match:
    """One operation of a site is used up, the other is still available."""
    table = valley(samcro=gang(palace_restaurant="1m", bags=3), tiles="palace_restaurant")
    return table.do("exploit:palace_restaurant", "use:palace_restaurant_2").match


def _ward() -> Match:
    """Wounded members on the hospital's beds."""
    thief = gang(st_thomas_hospital="1m", room="1m2p")
    return valley(samcro=thief, mayans=gang(home="1m")).do("exploit:st_thomas_hospital").match


def _rumble() -> Match:
    """Three gangs with guns at one place, one of them with maximum heat."""
    hot = gang(docks="2m1p", home="1m", guns=3, heat=4)
    return valley(samcro=hot, mayans=gang(docks="1m2p", guns=2), one_niners=gang(docks="1m1p", guns=2)).match


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
        _schemed,
        _own_or_lent,
        _gamble,
        _everybody("planning"),
        _everybody("income"),
    ),
    "la_famiglia": la_famiglia.ALL,
    "men_of_mayhem": (_robbery, _sold_out, _ward, _rumble),
    "corleones_empire": (
        _no_threes,
        _all_jobs_at_hand,
        _no_markers,
        _lean_times,
        _boss_on_the_move,
        _characters_in_the_hudson,
        _arrest,
        _second_victim,
    ),
}
