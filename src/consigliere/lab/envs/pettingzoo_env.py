"""A PettingZoo environment (AEC) for every game: agents answer in turn, with action masks.

Seats that decide at the same time answer one after the other, in order of seats. A sealed answer shows in nobody else's
observation before the rules reveal it. Every agent stays to the end of the game; its reward is its share of the
victory, given once, with the last step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from consigliere.engine import IllegalMove
from consigliere.match import Match, new

from .encoding import default_seats, encoding_of

SEEDS = 1 << 53


class ConsigliereEnv(AECEnv[str, dict[str, Any], int]):
    """One match. Agents are `seat_0`, `seat_1` and so on."""

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(game, default_seats(game) if seats is None else seats, options)
        self.render_mode = render_mode
        name = f"{game}_v{self.encoding.title.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self._random = np.random.default_rng()
        actions, columns = len(self.encoding.actions), len(self.encoding.names)
        self._observed = Dict(
            {
                "observation": Box(-np.inf, np.inf, (columns,), np.float32),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observed)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Return the flat view and the mask of legal actions."""
        return self._observed

    def action_space(self, agent: str) -> Discrete:
        """Return the numbered options of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same game."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        deal = int(self._random.integers(SEEDS))
        self.match: Match = new(self.encoding.title.id, self.encoding.seats, deal, self.encoding.options).clone()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.possible_agents[self.match.deciders[0]] if self.match.deciders else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now. Its mask is empty unless it owes an answer."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoding.observation(self.match, seat),
            "action_mask": self.encoding.mask(self.match, seat),
        }

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is. Raises IllegalMove if the mask forbids the action."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None or not 0 <= int(action) < len(self.encoding.actions):
            raise IllegalMove(f"{action} is not the number of an action", "")
        self._cumulative_rewards[agent] = 0.0
        self.match.play(self.possible_agents.index(agent), self.encoding.actions[int(action)])
        self._clear_rewards()
        result = self.match.result
        if result is not None:
            self.rewards = {one: result.share(seat) for seat, one in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return what a spectator sees, as text."""
        return self.match.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Release nothing: an environment holds no resources."""


def env(
    game: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> ConsigliereEnv:
    """Return an environment for a game. `seats` defaults to the fewest with an opponent."""
    return ConsigliereEnv(game, seats, options, render_mode)
