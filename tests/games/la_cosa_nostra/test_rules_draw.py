"""Chapter 4.1: the draw phase."""

from __future__ import annotations

import pytest

import consigliere as cg
from consigliere.games.la_cosa_nostra.components import INFLUENCE_IDS, JOB_EXTRA, JOB_IDS, JOB_ROUND

from .scene import Table, begin, scene, side
from .scene_table import COPIES

ATTACKS = "theft_r1_a theft_r1_b beating_r1 vandalism_r1"
EARNINGS = "car_theft_r1 fraud_r1 insolvency_r1 threats_r1"
MORE_EARNINGS = "arms_trade_r1 escort_service_r1 drug_delivery_r1 market_rigging_r1"
BASE_INFLUENCE = [name for name in INFLUENCE_IDS if name not in ("godfather", "patron") for _ in range(COPIES[name])]


def dealt(*hands: str, round: int = 1, influence: int = 0) -> tuple[int, ...]:
    """The draws that give these jobs to the players in turn order, each with so many influence cards after them."""
    faces = [name for i, name in enumerate(JOB_IDS) if JOB_ROUND[i] == round and not JOB_EXTRA[i]]
    deck = [name for name in faces for _ in range(COPIES[name])]
    draws: list[int] = []
    for hand in hands:
        for name in hand.split():
            draws.append(deck.index(name))
            deck.remove(name)
        draws += [0] * influence
    return tuple(draws)


def redealt(table: Table, *hands: str) -> list[int]:
    """The draws that give these jobs when all have given theirs back."""
    deck = [*table.job_decks[table.round - 1], *(name for family in table.families() for name in table.hand(family))]
    draws = []
    for name in " ".join(hands).split():
        draws.append(deck.index(name))
        deck.remove(name)
    return draws


def backs(cards: list[str]) -> list[int]:
    return [JOB_ROUND[JOB_IDS.index(name)] for name in cards]


@pytest.mark.rule("LCN-DRAW-01")
@pytest.mark.parametrize(("number", "jobs", "influence"), [(1, 4, 0), (2, 4, 2), (3, 5, 2), (4, 5, 2)])
def test_everybody_draws_jobs_and_influence_cards(number: int, jobs: int, influence: int) -> None:
    table = scene(phase="round", round=number, seats=5)
    for family in table.families():  # before anybody was asked anything: it is mandatory
        assert len(table.hand(family)) == jobs
        assert len(table.influence(family)) == influence
    assert len(table.job_decks[number - 1]) == (20, 20, 25, 25)[number - 1] - 5 * jobs
    assert table.step() == "RedealCheck"


@pytest.mark.rule("LCN-DRAW-01")
def test_only_the_owner_sees_their_draw() -> None:
    table = scene(phase="round", round=2)
    mine, others = table.happened("drew_jobs", "blundetto"), table.happened("drew_jobs", "dimaggio")
    assert sorted(mine[0]["cards"]) == sorted(table.hand("blundetto"))
    assert "cards" not in others[0]
    assert "cards" not in table.happened("drew_influence", "dimaggio")[0]


@pytest.mark.rule("LCN-DRAW-02")
def test_only_the_deck_of_the_round_is_used_and_old_jobs_stay_in_hand() -> None:
    table = scene(phase="round", round=3, blundetto=side(jobs="theft_r1_a party_r2"))
    assert backs(table.hand("blundetto")) == [1, 2, 3, 3, 3, 3, 3]
    assert backs(table.hand("dimaggio")) == [3] * 5
    assert [len(deck) for deck in table.job_decks] == [19, 19, 25 - 15, 25]


@pytest.mark.rule("LCN-DRAW-03", "LCN-BIZ-02", "LCN-RULE-04")
@pytest.mark.parametrize(("number", "plain"), [(1, 0), (2, 2), (4, 2)])
def test_a_politician_brings_an_influence_card_in_every_round(number: int, plain: int) -> None:
    table = scene(phase="round", round=number, blundetto=side(businesses="politician cop lawyer"))
    assert len(table.influence("blundetto")) == plain + 1
    assert len(table.influence("dimaggio")) == plain


@pytest.mark.rule("LCN-DRAW-03", "LCN-RULE-04")
def test_the_politician_of_calmuti_counts_from_the_first_round_on() -> None:
    table = begin()
    assert [len(table.influence(family)) for family in ("blundetto", "dimaggio", "calmuti")] == [3, 3, 4]


@pytest.mark.rule("LCN-EX-12", "LCN-DRAW-03", "LCN-BIZ-04")
def test_two_politicians_bring_two_cards() -> None:
    table = scene(phase="round", round=2, blundetto=side(businesses="politician politician"))
    assert len(table.influence("blundetto")) == 2 + 2


@pytest.mark.rule("LCN-DRAW-03", "LCN-DEAL-11")
def test_a_deal_token_on_a_politician_brings_nothing() -> None:
    table = scene(phase="round", round=2, blundetto=side(businesses="politician@dimaggio"))
    assert (len(table.influence("blundetto")), len(table.influence("dimaggio"))) == (3, 2)


@pytest.mark.rule("LCN-DRAW-04")
def test_an_empty_influence_deck_is_renewed_from_the_discard() -> None:
    table = scene(phase="round", round=2, influence_deck="spy spy spy")
    hands = [card for family in table.families() for card in table.influence(family)]
    assert set(hands[:3]) == {"spy"}  # what was left of the deck comes first
    assert len(hands) == 6
    assert len(table.happened("influence_reshuffled")) == 1
    assert table.influence_discard == []
    assert sorted([*hands, *table.influence_deck]) == sorted(BASE_INFLUENCE)


@pytest.mark.rule("LCN-DRAW-04")
def test_with_no_card_left_at_all_none_is_drawn() -> None:
    table = scene(phase="round", round=2, blundetto=side(influence=" ".join(BASE_INFLUENCE[:-3])), first="calmuti")
    assert [len(table.influence(family)) for family in ("calmuti", "blundetto", "dimaggio")] == [2, 31, 0]
    assert (table.influence_deck, table.influence_discard) == ([], [])


# --- the redeal


@pytest.mark.rule("LCN-DRAW-05")
def test_who_drew_nothing_but_attacks_may_refuse_and_all_draw_again() -> None:
    table = scene(phase="round", draws=dealt(ATTACKS, EARNINGS, MORE_EARNINGS), blundetto=side(influence="spy"))
    assert sorted(table.hand("blundetto")) == sorted(ATTACKS.split())
    assert table.may("", "blundetto") == {"keep", "refuse_cards"}
    assert table.may("", "dimaggio") == table.may("", "calmuti") == {"keep"}
    # the same cards again, but dealt in the other order: everybody has returned all cards
    again = redealt(table, MORE_EARNINGS, ATTACKS, EARNINGS)
    table.draws(*again).do("blundetto refuse_cards", "dimaggio keep", "calmuti keep")
    assert sorted(table.hand("blundetto")) == sorted(MORE_EARNINGS.split())
    assert sorted(table.hand("dimaggio")) == sorted(ATTACKS.split())
    assert sorted(table.hand("calmuti")) == sorted(EARNINGS.split())
    assert table.influence("blundetto") == ["spy"]
    assert len(table.job_decks[0]) == 8


@pytest.mark.rule("LCN-DRAW-05")
def test_refusing_is_a_choice() -> None:
    table = scene(phase="round", draws=dealt(ATTACKS, EARNINGS, MORE_EARNINGS))
    table.do("keep")
    assert sorted(table.hand("blundetto")) == sorted(ATTACKS.split())
    assert table.phase == "planning"


@pytest.mark.rule("LCN-DRAW-05", "LCN-ILL-01")
@pytest.mark.parametrize("other", ["usury_r3", "connections_r3", "laundering_r3", "robbery_r3", "ambush_r3"])
def test_an_earning_a_neutral_job_or_a_reaction_is_no_attack(other: str) -> None:
    attacks = "murder_r3 murder_r3 theft_r3 arson_r3"
    table = scene(phase="round", round=3, draws=dealt(f"{attacks} {other}", round=3, influence=2))
    assert other in table.hand("blundetto")
    table.refuses("refuse_cards", "LCN-DRAW-05", "blundetto")
    table = scene(phase="round", round=3, draws=dealt(f"{attacks} car_bomb_r3", round=3, influence=2))
    assert "refuse_cards" in table.may("", "blundetto")


@pytest.mark.rule("LCN-DRAW-05", "LCN-RULE-06")
def test_cards_kept_from_earlier_rounds_neither_count_nor_go_back() -> None:
    attacks = "theft_r2_a theft_r2_b beating_r2 vandalism_r2"
    earnings = "blackmail_r2 bankruptcy_r2 casino_cheating_r2 party_r2"
    table = scene(
        phase="round",
        round=2,
        blundetto=side(jobs="car_theft_r1"),
        dimaggio=side(jobs="theft_r1_a theft_r1_b"),
        draws=dealt(attacks, earnings, round=2, influence=2),
    )
    table.refuses("refuse_cards", "LCN-DRAW-05", "dimaggio")
    held = [table.influence(family) for family in table.families()]
    deck = table.job_decks[1]
    table.draws(*[0] * 12).do("blundetto refuse_cards", "dimaggio keep", "calmuti keep")
    assert table.hand("blundetto") == ["car_theft_r1", *deck[:4]]
    assert table.hand("dimaggio") == ["theft_r1_a", "theft_r1_b", *deck[4:8]]
    assert [table.influence(family) for family in table.families()] == held


@pytest.mark.rule("LCN-DRAW-06", "LCN-DEC-02")
def test_the_redeal_may_happen_again_and_again() -> None:
    table = scene(phase="round", draws=dealt(ATTACKS, EARNINGS, MORE_EARNINGS))
    for _ in range(3):
        assert table.asked() == ["blundetto", "dimaggio", "calmuti"]  # everybody, whatever they hold
        table.draws(*redealt(table, ATTACKS)).do("blundetto refuse_cards", "dimaggio keep", "calmuti keep")
        assert sorted(table.hand("blundetto")) == sorted(ATTACKS.split())
    assert [event["seats"] for event in table.happened("redeal", "calmuti")] == [[0], [0], [0]]


@pytest.mark.rule("LCN-DRAW-06")
def test_nobody_learns_that_a_player_could_have_refused() -> None:
    could = scene(phase="round", draws=dealt(ATTACKS, EARNINGS, MORE_EARNINGS))
    mixed = "theft_r1_a theft_r1_b beating_r1 gas_station_holdup_r1"
    could_not = scene(phase="round", draws=dealt(mixed, EARNINGS, MORE_EARNINGS))
    assert "refuse_cards" in could.may("", "blundetto")
    assert "refuse_cards" not in could_not.may("", "blundetto")
    for answer in ("calmuti keep", "blundetto keep", "dimaggio keep"):
        for watcher in (1, None):
            assert could.match.view(watcher)["waiting"] is None
            assert could.match.view(watcher) == could_not.match.view(watcher)
        could.do(answer)
        could_not.do(answer)
    for watcher in (1, 2, None):
        assert could.match.events(watcher) == could_not.match.events(watcher)


# --- Stas, and the order of the phase


@pytest.mark.rule("LCN-DRAW-07", "LCN-SG-13", "LCN-DEC-33", "LCN-RULE-33")
@pytest.mark.parametrize(("number", "drawn", "left"), [(2, 4, 0), (3, 5, 1)])
def test_five_players_empty_the_job_deck_before_stas(number: int, drawn: int, left: int) -> None:
    """Round 3 has one extra card, which is all that is left for this player."""
    table = scene(
        phase="round",
        round=number,
        seats=5,
        piles={number - 1: {2: "car_theft_r1 fraud_r1", 3: "theft_r1_a party_r2"}[number]},
        blundetto=side(gangsters="stas_valigura"),
    )
    assert len(table.job_decks[number - 1]) == left
    table.do("keep", "jobs:2")
    assert len(table.hand("blundetto")) == drawn + left  # the last card of the deck first
    assert table.may() == {"reshuffle", "influence_instead", "pass"}
    saved = table.match.save()
    pile, cards = table.piles[number - 2], table.influence("blundetto")
    table.do("reshuffle")
    taken = table.hand("blundetto")[drawn + left :]
    assert (len(taken), set(taken) <= set(pile)) == (2 - left, True)
    assert sorted([*taken, *table.piles[number - 2]]) == sorted(pile)
    table = Table(cg.load(saved)).do("influence_instead")
    assert (len(table.influence("blundetto")), table.piles[number - 2]) == (len(cards) + 2 - left, pile)
    table = Table(cg.load(saved)).do("pass")
    assert (len(table.hand("blundetto")), table.influence("blundetto")) == (drawn + left, cards)


@pytest.mark.rule("LCN-DRAW-08", "LCN-RULE-60")
def test_everybody_draws_both_then_comes_the_redeal_then_stas() -> None:
    attacks = "theft_r2_a theft_r2_b beating_r2 vandalism_r2"
    table = scene(
        phase="round",
        round=2,
        first="dimaggio",
        blundetto=side(gangsters="stas_valigura"),
        dimaggio=side(gangsters="deadly_dave_poppel", businesses="politician"),
        draws=dealt(attacks, round=2, influence=2 + 1 + 2),
    )
    told = [event for row in table.match.events(None) for event in row if event["event"].startswith("drew")]
    assert [(event["event"], event["seat"], event["count"]) for event in told] == [
        ("drew_jobs", 1, 4),
        ("drew_influence", 1, 5),
        ("drew_jobs", 2, 4),
        ("drew_influence", 2, 2),
        ("drew_jobs", 0, 4),
        ("drew_influence", 0, 2),
    ]
    held = table.influence("dimaggio")
    table.do("dimaggio refuse_cards", "calmuti keep", "blundetto keep")
    assert table.influence("dimaggio") == held
    assert table.step() == "RedealCheck"
    table.do("keep")
    assert (table.step(), table.asked(), table.may()) == ("ExtraDraw", ["blundetto"], {"jobs:0", "jobs:1", "jobs:2"})
    table.do("jobs:1")
    assert (len(table.hand("blundetto")), len(table.influence("blundetto"))) == (5, 3)
    assert table.phase == "hire"  # these cards neither allow a redeal nor are part of one
