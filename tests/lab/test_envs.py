"""The games in PettingZoo, Gymnasium and OpenSpiel: each suite's own conformance tests, and our secrecy tests."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import consigliere as cg
from consigliere.engine import IllegalMove, NotUnderstood
from consigliere.games import find, titles
from consigliere.lab.envs import gymnasium_env, openspiel_game, pettingzoo_env
from consigliere.lab.envs.encoding import OTHERS, Encoding, default_seats, encoding_of
from tests.effort import effort

GAMES = [title.id for title in titles() if title.id != "toy"]
TABLES = [  # in `make test` the most seats of each game, and the solo game
    (title.id, seats)
    for title in titles()
    for seats in range(title.facts.players[0], title.facts.players[1] + 1)
    if title.id in GAMES and effort(seats in (1, title.facts.players[1]), True)
]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The suites warn of unusual but allowed things, such as an agent that observes before it acts."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# --- the suites' own tests


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and its seats.

    All tests of one pair run together: they share its encoding, which takes seconds to build.
    """
    found: tuple[str, int] = request.param
    return found


def test_pettingzoo_accepts_every_game(table: tuple[str, int]) -> None:
    """Longer only with the fewest seats: more steps with other numbers of seats cost time and find nothing new."""
    game, seats = table
    cycles = effort(50, 100) if seats == find(game).facts.players[0] else effort(10, 25)
    api_test(pettingzoo_env.env(game, seats), num_cycles=cycles)
    seed_test(lambda: pettingzoo_env.env(game, seats), num_cycles=cycles // 5)


def test_openspiel_accepts_every_game(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(openspiel_game.load(*table), num_sims=1, serialize=True, verbose=False)


def test_gymnasium_accepts_every_game(table: tuple[str, int]) -> None:
    check_env(gymnasium_env.SeatEnv(*table, illegal_loses=True), skip_render_check=True)


# --- actions and observations


def middle(game: str, decisions: int, seed: int = 5) -> cg.Match:
    match, random = cg.new(game, default_seats(game), seed), Random(seed)
    for _ in range(decisions):
        if match.result is not None:
            break
        seat = match.deciders[0]
        match.play(seat, random.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_what_is_legal(game: str) -> None:
    encoding = encoding_of(game, default_seats(game))
    for decisions in (0, 17, 40):
        match = middle(game, decisions)
        for seat in range(match.setup.seats):
            named = {encoding.actions[number] for number in np.flatnonzero(encoding.mask(match, seat))}
            assert named == set(match.options(seat))
            assert [encoding.actions[number] for number in encoding.legal(match, seat)] == sorted(
                match.options(seat), key=encoding.number
            )


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_shows_nothing_that_the_seat_cannot_know(game: str) -> None:
    """In every world that a seat considers possible, it observes the same numbers and the same texts."""
    encoding = encoding_of(game, default_seats(game))
    spiel = openspiel_game.load(game)
    for decisions in (3, 25, 60):
        match = middle(game, decisions)
        if match.result is not None:
            continue
        for seat in range(match.setup.seats):
            here = encoding.observation(match, seat)
            observer = spiel.make_py_observer()
            for seed in range(3):
                world = match.determinize(seat, seed)
                assert np.array_equal(encoding.observation(world, seat), here)
                state = spiel.new_initial_state()
                state._deal.match = world
                observer.set_from(state, seat)
                assert np.array_equal(observer.tensor, here)
                assert json.loads(observer.string_from(state, seat)) == match.view(seat)


@pytest.mark.parametrize("game", ["men_of_mayhem", "corleones_empire", "la_cosa_nostra"])
def test_a_sealed_answer_shows_in_nobody_elses_observation(game: str) -> None:
    """Whatever a seat answers, the seats that are asked the same and have not answered yet observe the same."""
    env, random, sealed = pettingzoo_env.env(game, 4), Random(2), 0
    for seed in range(2):
        env.reset(seed=seed)
        while env.match.result is None:
            seat, others = env.match.deciders[0], set(env.match.deciders[1:])
            seen: dict[tuple[int, ...], set[bytes]] = {}
            for option in random.sample(env.match.options(seat), min(4, len(env.match.options(seat)))):
                after = env.match.clone()
                after.play(seat, option)
                if others and others <= set(after.deciders):
                    for other in others:
                        seen.setdefault((other, seat in after.deciders), set()).add(
                            env.encoding.observation(after, other).tobytes()
                        )
            assert all(len(one) == 1 for one in seen.values())
            sealed += len(seen)
            env.step(random.choice(env.encoding.legal(env.match, seat)))
    assert sealed > 20


def test_names_are_the_same_every_time_and_nothing_is_lost() -> None:
    one, other = Encoding("dual_powers", 2, {}), Encoding("dual_powers", 2, {})
    assert one.names == other.names
    assert len(set(one.names)) == len(one.names)
    view = middle("dual_powers", 30).view(0)
    named = one.encode(view)
    view["table"]["new_thing"] = 7
    changed = one.encode(view) - named
    assert sorted(changed[np.flatnonzero(changed)]) == [1.0, 7.0], "in the columns for the rest"
    assert np.flatnonzero(changed).min() >= len(one.names) - OTHERS


def test_a_named_column_holds_what_the_view_says() -> None:
    encoding, match = encoding_of("men_of_mayhem", 3), middle("men_of_mayhem", 60)
    seen, view = encoding.observation(match, 1), match.view(1)
    column = {name: seen[number] for number, name in enumerate(encoding.names)}
    assert column["table.round"] == view["table"]["round"]
    assert column["table.players[1].goods.cash"] == view["table"]["players"][1]["goods"]["cash"]
    assert column[f"step={view['step']}"] == 1
    assert column["table.players#"] == 3
    assert column["table.players[0].goods?"] == 0, "another's goods are hidden"


# --- games


@pytest.mark.parametrize("game", ["dual_powers", "la_famiglia"])
def test_rewards_are_shares_of_the_victory(game: str) -> None:
    env = pettingzoo_env.env(game)
    env.reset(seed=3)
    random, total = Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, _, _ = env.last()
        total[agent] += reward
        mask = env.observe(agent)["action_mask"]
        env.step(None if ended else int(random.choice(np.flatnonzero(mask))))
    result = env.match.result
    assert result is not None
    assert list(total.values()) == [result.share(seat) for seat in range(env.encoding.seats)]


def test_the_same_seed_plays_the_same_game_against_the_same_bots() -> None:
    def game(seed: int) -> list[bytes]:
        env = gymnasium_env.SeatEnv("dual_powers", opponent="greedy")
        observation, _ = env.reset(seed=seed)
        env.action_space.seed(seed)
        seen, ended = [observation.tobytes()], False
        while not ended and len(seen) < 12:
            observation, _, ended, _, _ = env.step(env.action_space.sample())
            seen.append(observation.tobytes())
        return seen

    assert game(4) == game(4)
    assert game(4) != game(5)


def test_batches_of_environments_step_together() -> None:
    gymnasium_env.register()
    made = [lambda: gymnasium.make("consigliere/dual_powers-v1") for _ in range(3)]
    batch = gymnasium.vector.SyncVectorEnv(made)
    observations, info = batch.reset(seed=1)
    assert observations.shape == (3, len(encoding_of("dual_powers", 2).names))
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    observations, rewards, *_ = batch.step(np.array(actions))
    assert observations.shape[0] == len(rewards) == 3
    batch.close()


def test_environments_show_what_is_seen_as_text() -> None:
    seat = gymnasium_env.SeatEnv("dual_powers", seat=1, render_mode="ansi")
    seat.reset(seed=2)
    assert seat.render() == seat.match.text(1)
    everybody = pettingzoo_env.env("dual_powers", render_mode="ansi")
    everybody.reset(seed=2)
    assert everybody.render() == everybody.match.text(None)
    silent = gymnasium_env.SeatEnv("dual_powers")
    silent.reset(seed=2)
    assert silent.render() is None


def test_a_world_for_openspiel_looks_the_same_to_its_player() -> None:
    spiel = openspiel_game.load("dual_powers", deals=50)
    state, random = spiel.new_initial_state(), Random(1)
    state.apply_action(7)
    for _ in range(20):
        state.apply_action(random.choice(state.legal_actions()))
    world = state.resample_from_infostate(0, random.random)
    assert world.observation_string(0) == state.observation_string(0)
    assert world.legal_actions(0) == state.legal_actions(0)
    assert {state.resample_from_infostate(0, random.random).observation_string(1) for _ in range(6)} != {
        state.observation_string(1)
    }
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.history()[:-1] == state.history()


@pytest.mark.parametrize("given", [{"seats": 9}, {"options": {"mode": "war"}}, {"opponent": "dragon"}])
def test_what_cannot_be_played_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(NotUnderstood):
        gymnasium_env.SeatEnv("dual_powers", **given)


def test_an_illegal_action_changes_nothing() -> None:
    env = pettingzoo_env.env("dual_powers")
    env.reset(seed=1)
    before = env.match.position()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**6):
        with pytest.raises(IllegalMove):
            env.step(action)
    assert env.match.position() == before
    alone = gymnasium_env.SeatEnv("dual_powers", seat=0)
    alone.reset(seed=1)
    with pytest.raises(IllegalMove):
        alone.step(np.int64(np.flatnonzero(alone.action_masks() == 0)[0]))
    with pytest.raises(IllegalMove, match="no seat 5"):
        gymnasium_env.SeatEnv("dual_powers", seat=5)
