"""Chapter 16: what always holds, over random games of every size; and that a broken position is recognised."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import consigliere as cg
from consigliere.engine import IllegalMove, NotUnderstood, Option
from consigliere.games.la_cosa_nostra.abilities import DOUBLE
from consigliere.games.la_cosa_nostra.components import (
    ACTION,
    FACE,
    FAMILY_IDS,
    GANGSTER_FAMILY,
    GANGSTER_IDS,
    JOB_CATEGORY,
    JOB_IDS,
    JOB_KIND,
    JOB_ROUND,
    NOTHING,
    PIN,
    PLANNING,
    REACTION,
)
from consigliere.games.la_cosa_nostra.state import NewYork
from consigliere.games.la_cosa_nostra.title import TITLE

from .scene import GAME, Table, scene, side

SHY = {"cancel": 0.2, "pass": 0.5, "done": 0.6, "end_turn": 0.6, "decline": 0.3}  # what a random player does less often
CASES = [(seats, expansion) for seats in (3, 4, 5) for expansion in (False, True)]
SEEDS = range(3)


class Moment:
    """A match after a choice, and what the choice told."""

    def __init__(self, match: cg.Match, told: list[dict[str, Any]]) -> None:
        self.match = match
        self.told = told

    @property
    def g(self) -> NewYork:
        state = self.match.state
        assert isinstance(state, NewYork)
        return state


def offer(match: cg.Match, pick: random.Random) -> None:
    """Somebody offers somebody something, and with luck it is accepted."""
    seat, other = pick.sample(range(match.setup.seats), 2)
    assert TITLE.trade is not None
    goods = [good for good in TITLE.trade.goods(match.view(seat)) if good[0] == seat and good[3]]
    if goods:
        _, kind, thing, _ = pick.choice(goods)
        gives = [[seat, other, kind, thing or pick.choice((500, 2000))]]
        try:
            match.play(seat, Option("offer", json.dumps({"gives": gives})))
            match.play(other, f"accept:{match.state.offers[-1].number}")
        except (IllegalMove, NotUnderstood):
            pass


def random_game(seats: int, expansion: bool, seed: int, deals: bool = False) -> Iterator[Moment]:
    """A game of random choices: every moment from the first round on."""
    pick = random.Random(f"{seats}/{expansion}/{seed}")
    options: dict[str, Any] = {"expansion_gangsters": expansion, "bosses": "random"}
    for setting in TITLE.settings:
        if setting.name not in options and pick.random() < 0.3:
            options[setting.name] = pick.choice(setting.values)
    match = cg.new(GAME, seats=seats, seed=seed, options=options)
    since = len(match.history())
    yield Moment(match, [])
    while match.result is None:
        if deals and pick.random() < 0.05:
            offer(match, pick)
        seat = pick.choice(match.deciders)
        choices = match.options(seat)
        match.play(seat, pick.choices(choices, [SHY.get(option.verb, 1.0) for option in choices])[0])
        history = match.history()
        told = [{"event": e.kind, **e.facts} for choice in history[since:] for e in choice.events]
        since = len(history)
        yield Moment(match, told)


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}-{'expansion' if case[1] else 'base'}")
def games(request: pytest.FixtureRequest) -> Iterator[Iterator[Moment]]:
    seats, expansion = request.param
    return (random_game(seats, expansion, seed, deals=True) for seed in SEEDS)


@pytest.mark.rule("LCN-INV-01", "LCN-INV-04", "LCN-INV-05", "LCN-INV-06", "LCN-INV-07", "LCN-INV-08", "LCN-INV-09")
@pytest.mark.rule("LCN-INV-11", "LCN-INV-12", "LCN-INV-14", "LCN-INV-15", "LCN-INV-22", "LCN-INV-23")
def test_every_state_is_sound_and_leaves_something_to_do(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        for moment in game:
            assert TITLE.problems(moment.g) == []
            if moment.match.result is None:
                assert moment.match.deciders
                assert all(moment.match.options(seat) for seat in moment.match.deciders)
            assert all(type(amount) is int for amount in (*moment.g.cash, *moment.g.laundered))
        assert moment.match.result is not None


@pytest.mark.rule("LCN-INV-02", "LCN-INV-03", "LCN-INV-20")
def test_money_comes_from_and_goes_to_the_bank_only(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        last = -1
        laundered: list[int] = []
        for moment in game:
            g = moment.g
            total = sum(g.cash) + sum(g.laundered) + sum(deed.stake for deed in g.deeds)
            flow = sum(
                event["amount"] * ((event["from"] is None) - (event["to"] is None))
                for event in moment.told
                if event["event"] == "money"
            )
            if last >= 0 and g.round:
                assert total == last + flow, moment.told
            last = total
            if laundered and moment.match.result is None:
                assert all(now >= before for now, before in zip(g.laundered, laundered, strict=True))
            if moment.match.result is None:
                laundered = list(g.laundered)
            else:
                assert moment.match.result.scores == tuple(g.cash)
                assert g.laundered == [0] * len(g.laundered)


@pytest.mark.rule("LCN-INV-06", "LCN-INV-10", "LCN-RND-02")
def test_a_round_begins_with_nothing_blocked_attached_or_over_the_limit(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        seen = 1
        for moment in game:
            g = moment.g
            if g.round == seen or moment.match.result is not None:
                continue
            seen = g.round
            assert not any(g.g_blocked)
            assert not any(g.b_blocked)
            assert not any(g.pins)
            fyodor = GANGSTER_IDS.index("fyodor_kalashenko")
            for seat, hand in enumerate(g.jobs):
                kept = [card for card in hand if JOB_ROUND[card % FACE] < g.round]
                assert len(kept) <= 3 or fyodor in g.crew[seat]


@pytest.mark.rule("LCN-INV-16", "LCN-ACT-02")
def test_an_action_turn_without_a_schemer_lowers_the_number_of_assignments(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        before = -1
        for moment in game:
            g = moment.g
            left = sum(task != NOTHING for task in g.tasks)
            step = moment.match.step
            turn = type(step).__name__ == "ActionTurn" and not step.done  # type: ignore[union-attr]
            if g.phase == ACTION and turn and not moment.match.view(step.seat)["row"]:  # type: ignore[union-attr]
                skipped = any(event["event"] == "played" for event in moment.told)
                if before >= 0 and any(event["event"] in ("cancelled", "bought", "revealed") for event in moment.told):
                    assert left < before or skipped
            before = left if g.phase == ACTION else -1


@pytest.mark.rule("LCN-INV-17")
def test_the_shares_of_robber_and_earner_make_the_reward(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        reward = 0
        for moment in game:
            if moment.g.deeds and moment.g.deeds[0].reward:
                reward = moment.g.deeds[0].reward
            paid = [e for e in moment.told if e["event"] == "money" and e["why"] in ("reward", "robbery")]
            if paid and reward and not moment.g.deeds:
                robbed = [e["amount"] for e in paid if e["why"] == "robbery"]
                if robbed:
                    assert sum(e["amount"] for e in paid) == reward
                reward = 0


@pytest.mark.rule("LCN-INV-18")
@pytest.mark.parametrize(("seats", "expansion"), CASES)
def test_the_same_seed_and_choices_give_the_same_game(seats: int, expansion: bool) -> None:
    *_, last = random_game(seats, expansion, 7, deals=True)
    again = cg.load(last.match.save())
    assert again.position() == last.match.position()
    assert again.events(0) == last.match.events(0)


@pytest.mark.rule("LCN-INV-19", "LCN-INV-14", "LCN-REACT-01")
def test_a_performed_job_is_public_once_and_a_cancelled_one_is_not(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        performed: Counter[str] = Counter()
        for moment in game:
            for event in moment.told:
                if event["event"] == "revealed" and event["mode"] in ("job", "reaction"):
                    performed[event["job"]] += 1
                    reaction = JOB_CATEGORY[JOB_IDS.index(event["job"])] == REACTION
                    assert reaction == (event["mode"] == "reaction")
                    if reaction:
                        assert moment.g.round >= 3
                        assert event["seat"] != moment.g.turn or moment.g.phase != ACTION
                elif event["event"] == "took_back" and "card" in event:
                    performed[event["card"]] = 0
                elif event["event"] == "cancelled":
                    assert "card" not in event
                elif event["event"] == "drew_from_pile":
                    performed.clear()  # what was performed may be out again
            assert all(count <= 2 for count in performed.values())  # twice: the repetition
        public = moment.match.view(None)["table"]["piles"]
        for pile in public:
            for job in pile:
                if job["card"] != "hidden":
                    assert performed[job["card"]] or not performed


@pytest.mark.rule("LCN-INV-21", "LCN-PLAN-13")
def test_every_planning_turn_gives_an_assignment_or_ends_the_planning(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        turns: Counter[tuple[int, int]] = Counter()
        for moment in game:
            g = moment.g
            for event in moment.told:
                if event["event"] in ("assigned", "planned", "declined"):
                    turns[g.round, event["seat"]] += 1
            assert max(turns.values(), default=0) <= 40
            if g.phase == PLANNING and moment.match.result is None:
                assert all(not (g.tasks[2 * x + 1] != NOTHING and not DOUBLE[x]) for x in range(len(GANGSTER_IDS)))


@pytest.mark.rule("LCN-INV-15")
def test_six_of_a_family_and_one_hire_a_round(games: Iterator[Iterator[Moment]]) -> None:
    for game in games:
        hired: Counter[tuple[int, int]] = Counter()
        number = 1
        for moment in game:
            for event in moment.told:
                if event["event"] == "round":
                    number = event["round"]
                elif event["event"] == "hired":
                    hired[number, event["seat"]] += 1
            assert all(count == 1 for count in hired.values())
        for family in range(len(FAMILY_IDS)):
            assert sum(one == family for one in GANGSTER_FAMILY) == 6


# --- two worlds that differ only in what is hidden


@pytest.mark.rule("LCN-INV-13", "LCN-TIM-05", "LCN-TIM-04")
@pytest.mark.parametrize(
    ("mine", "other"),
    [
        ({"gangsters": "phil_malony=ambush"}, {"gangsters": "phil_malony=drug_smuggling_r3"}),
        ({"gangsters": "phil_malony=robbery"}, {"gangsters": "phil_malony=car_bomb_r3"}),
        ({"influence": "doctor"}, {"influence": "spy"}),
        ({"influence": "schemer"}, {"influence": "snitch"}),
        ({"jobs": "murder_r3_1"}, {"jobs": "usury_r3"}),
    ],
)
def test_who_could_have_reacted_never_shows(mine: dict[str, Any], other: dict[str, Any]) -> None:
    """The same bytes and the same number of prompts for everybody else, until the card is played."""
    seen: list[list[list[str]]] = []
    for one in (mine, other):
        table = scene(
            round=3,
            blundetto=side(gangsters="big_joey=theft little_joey=illegal_lab_r3", businesses="garage dealer"),
            dimaggio=side(businesses="cop", **one),
            calmuti=side(gangsters="vito_baritono=assassination", influence="snitch_2"),
            turn="blundetto",
        )
        seen.append([_outside(table)])
        for answer in ("perform:big_joey", "target:dimaggio", "end_turn", "perform:little_joey", "end_turn"):
            while table.asked() != ["blundetto"] or table.step() != "ActionTurn":
                _pass_or_cancel(table)
                seen[-1].append(_outside(table))
            if answer.startswith("perform"):
                table.dice(6, 6, 6)
            table.do(answer)
            seen[-1].append(_outside(table))
    assert seen[0] == seen[1]


def _pass_or_cancel(table: Table) -> None:
    """Everybody asked does nothing: windows are passed, turns cancelled and ended."""
    for seat in table.match.deciders:
        verbs = {option.verb: option for option in table.match.options(seat)}
        table.match.play(seat, next(verbs[verb] for verb in ("pass", "cancel", "end_turn") if verb in verbs))


def _outside(table: Table) -> list[str]:
    """All that those know who do not sit on seat 1."""
    found: list[str] = []
    for seat in (0, 2, None):
        known: list[Any] = [table.match.view(seat), table.match.events(seat)]
        if seat is not None:
            known += [[str(option) for option in (*table.match.options(seat), *table.match.extras(seat))]]
        found.append(json.dumps(known))
    return found


@pytest.mark.rule("LCN-INV-13", "LCN-RULE-75")
@pytest.mark.parametrize("expansion", [False, True])
def test_the_business_deck_is_dealt_anew_where_a_seat_has_not_seen_it(expansion: bool) -> None:
    moved = 0
    for moment in random_game(4, expansion, 5):
        if moment.g.moves % 9 or moment.match.result is not None or not moment.g.round:
            continue
        for seat in (*range(4), None):
            seen = moment.match.view(seat)["table"]["deck"]
            true = moment.match.position()["table"]["deck"]
            worlds = [moment.match.determinize(seat, i).position()["table"]["deck"] for i in range(12)]
            for i, name in enumerate(seen):
                found = {deck[i] for deck in worlds}
                if name == "hidden" and seen.count("hidden") > 2:
                    moved += len(found) > 1
                elif name != "hidden":
                    assert found == {true[i]} == {name}
    assert moved > 200


@pytest.mark.rule("LCN-RULE-84", "LCN-GEN-09")
def test_a_card_seen_in_a_hand_is_lost_sight_of_when_one_with_its_back_is_laid_down() -> None:
    def hands(table: Table) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = table.view("calmuti")["players"][0]["jobs"]
        return found

    table = scene(
        round=3,
        blundetto=side(gangsters="fyodor_kalashenko big_joey=theft_r3 little_joey=beating", jobs="usury_r3 beating_r2"),
    )
    table.job("big_joey", "target:dimaggio", dice=(1, 1, 1)).do("take_back_job")
    assert {"round": 3, "card": "theft_r3"} in hands(table)
    assert {"round": 3, "card": "hidden"} in hands(table)
    plan = table.match.position()
    plan["stack"] = [{"step": "PlanningCycle", "seat": 0}]
    plan["table"]["phase"] = "planning"
    again = Table(cg.from_position(GAME, plan))
    again.do("assign:big_joey", "job:beating_r2")
    assert {"round": 3, "card": "theft_r3"} in hands(again)  # another back
    again.do("done")
    for _ in range(6):
        again.match.play(again.match.deciders[0], again.match.options(again.match.deciders[0])[0])
    other = Table(cg.from_position(GAME, plan))
    other.do("assign:big_joey", "job:usury_r3")
    assert hands(other).count({"round": 3, "card": "hidden"}) == 1
    assert all(job["card"] == "hidden" for job in hands(other))
    task = other.view("calmuti")["players"][0]["gangsters"][1]["tasks"][0]
    assert task == {"kind": "job", "round": 3, "card": "hidden"}


# --- positions that cannot be


def _twice(table: dict[str, Any]) -> None:
    table["players"][0]["jobs"] += [table["job_decks"][0][0]]
    table["players"][0]["jobs_known"] += [[0]]


def _no_card(table: dict[str, Any]) -> None:
    table["influence_deck"].pop()


def _poor(table: dict[str, Any]) -> None:
    table["players"][1]["cash"] = -500


def _own_token(table: dict[str, Any]) -> None:
    table["players"][0]["tokens"] = [table["players"][0]["businesses"][0]["id"]]


def _token_on_market(table: dict[str, Any]) -> None:
    table["players"][0]["tokens"] = [table["market"][0]]


def _six_tokens(table: dict[str, Any]) -> None:
    table["players"][0]["tokens"] = [table["players"][1]["businesses"][0]["id"]] * 6


def _two_tasks(table: dict[str, Any]) -> None:
    jobs = [table["job_decks"][0].pop(), table["job_decks"][0].pop()]
    table["players"][0]["gangsters"][0]["tasks"] = [{"job": job, "known": [0]} for job in jobs]


def _blocked_and_busy(table: dict[str, Any]) -> None:
    table["phase"] = "action"
    table["players"][0]["gangsters"][0].update(
        blocked=True, tasks=[{"job": table["job_decks"][0].pop(), "known": [0]}]
    )


def _two_henchmen(table: dict[str, Any]) -> None:
    table["phase"] = "planning"
    deck = table["influence_deck"]
    two = [name for name in deck if name.startswith("henchman")][:2]
    table["players"][0]["gangsters"][0]["attached"] = two
    table["influence_deck"] = [name for name in deck if name not in two]


def _idle_henchman(table: dict[str, Any]) -> None:
    table["phase"] = "action"
    one = next(name for name in table["influence_deck"] if name.startswith("henchman"))
    table["influence_deck"].remove(one)
    table["players"][0]["gangsters"][0]["attached"] = [one]


def _monopoly(table: dict[str, Any]) -> None:
    table["monopolies"]["lending"] = 2


def _market(table: dict[str, Any]) -> None:
    table["phase"] = "planning"
    table["deck"].append(table["market"].pop())
    table["deck_known"].append([])


def _too_early(table: dict[str, Any]) -> None:
    job = table["job_decks"][3].pop()
    table["players"][0]["jobs"].append(job)
    table["players"][0]["jobs_known"].append([0])


def _two_places(table: dict[str, Any]) -> None:
    table["players"][1]["gangsters"].append({"id": table["players"][0]["gangsters"][0]["id"]})


def _left_over(table: dict[str, Any]) -> None:
    table["phase"] = "income"
    table["players"][0]["gangsters"][0]["tasks"] = [{"job": table["job_decks"][0].pop(), "known": [0]}]


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (_twice, "2 cards building_scam_r1, not 1"),
        (_no_card, "0 cards"),
        (_poor, "-500 in cash"),
        (_own_token, "cannot lie on"),
        (_token_on_market, "cannot lie on"),
        (_six_tokens, "tokens on cards"),
        (_two_tasks, "cannot carry two"),
        (_blocked_and_busy, "is blocked, yet has an assignment"),
        (_two_henchmen, "two cards of one kind"),
        (_idle_henchman, "nothing to do"),
        (_monopoly, "a monopoly is not with"),
        (_market, "the market is short"),
        (_too_early, "out of its deck before round 4"),
        (_two_places, "in two places"),
        (_left_over, "left after the action phase"),
    ],
)
@pytest.mark.rule("LCN-INV-01", "LCN-INV-02", "LCN-INV-04", "LCN-INV-05", "LCN-INV-06", "LCN-INV-08", "LCN-INV-09")
@pytest.mark.rule("LCN-INV-11", "LCN-INV-12", "LCN-INV-14")
def test_a_broken_position_is_recognised(breaks: Callable[[dict[str, Any]], None], says: str) -> None:
    match = cg.new(GAME, seats=3, seed=3, options={"bosses": "random"})
    position = match.position()
    assert cg.from_position(GAME, position).position() == position
    breaks(position["table"])
    with pytest.raises(cg.BadPosition) as refusal:
        cg.from_position(GAME, position)
    assert says in str(refusal.value)


@pytest.mark.rule("LCN-INV-07", "LCN-GEN-06")
def test_strength_is_never_below_one() -> None:
    table = scene(round=2, blundetto=side(gangsters="little_joey=theft+seduction"))
    assert table.view(None)["players"][0]["gangsters"][0]["strength"] == 1
    assert PIN[0] == 0  # a snitch cannot lie on a gangster
    assert JOB_KIND[JOB_IDS.index("theft_r2_a")] == "theft"
