"""A Gymnasium environment for every game: one seat against bots.

The mask of legal actions is in `info["action_mask"]` and in `action_masks()`. The action space samples legal actions
only. `gymnasium.vector.SyncVectorEnv` and `AsyncVectorEnv` make batches of it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from consigliere.bots import Bot, Sight, make
from consigliere.engine import IllegalMove
from consigliere.match import Match, new

from .encoding import Mask, Observation, default_seats, encoding_of

SEEDS = 1 << 53


class LegalActions(Discrete):
    """The actions of a game. Samples are legal ones, as far as a mask is known."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.mask: Mask | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw a legal action."""
        if probability is not None:
            return super().sample(probability=probability)
        return super().sample(mask=self.mask if mask is None else mask)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots hold the others. With the render mode `ansi` it shows what the seat sees, as text.

    `seat` is the seat, or None for another one in each game. `opponent` is the name of a bot. The reward is the share
    of the victory, given with the last step. An illegal action raises IllegalMove; with `illegal_loses` it ends the
    game without a reward instead, for suites that try actions without looking at the mask.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int | None = None,
        opponent: str = "random",
        illegal_loses: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding_of(game, default_seats(game) if seats is None else seats, options)
        if seat is not None and not 0 <= seat < self.encoding.seats:
            raise IllegalMove(f"there is no seat {seat} at a table of {self.encoding.seats}", "")
        make(opponent)
        self.opponent = opponent
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}  # gymnasium wants a rate
        self.illegal_loses = illegal_loses
        self._given = seat
        self.seat = seat or 0
        self.observation_space = Box(-np.inf, np.inf, (len(self.encoding.names),), np.float32)
        self._actions = LegalActions(len(self.encoding.actions))
        self.action_space = self._actions
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first question of the seat."""
        super().reset(seed=seed)
        draw = self.np_random.integers
        while True:
            deal = int(draw(SEEDS))
            self.seat = int(draw(self.encoding.seats)) if self._given is None else self._given
            self._bots = [make(self.opponent, int(draw(SEEDS))) for _ in range(self.encoding.seats)]
            self.match: Match = new(self.encoding.title.id, self.encoding.seats, deal, self.encoding.options).clone()
            self._play_others()
            if self.match.result is None:  # a game may end before this seat is asked anything
                return self._observed()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to the seat's next question or the end."""
        if not 0 <= int(action) < len(self.encoding.actions):
            raise IllegalMove(f"{action} is not the number of an action", "")
        option = self.encoding.actions[int(action)]
        if self.illegal_loses and option not in self.match.options(self.seat):
            observation, info = self._observed()
            return observation, 0.0, True, False, info
        self.match.play(self.seat, option)
        self._play_others()
        result = self.match.result
        observation, info = self._observed()
        reward = result.share(self.seat) if result is not None else 0.0
        return observation, reward, result is not None, False, info

    def _play_others(self) -> None:
        while self.match.result is None and self.seat not in self.match.deciders:
            seat = self.match.deciders[0]
            self.match.play(seat, self._bots[seat].choose(Sight(self.match, seat)))

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.action_masks()
        self._actions.mask = mask if mask.any() else None
        return self.encoding.observation(self.match, self.seat), {"action_mask": mask}

    def render(self) -> str | None:
        """Return what the seat sees, as text."""
        return self.match.text(self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Mask:
        """Return 1 for each legal action, else 0."""
        return self.encoding.mask(self.match, self.seat)


def register() -> None:
    """Make every game known to `gymnasium.make`, as `consigliere/GAME-v1` and so on by the version of its rules."""
    from consigliere.games import titles

    for title in titles():
        gymnasium.register(
            f"consigliere/{title.id}-v{title.version}",
            entry_point="consigliere.lab.envs.gymnasium_env:SeatEnv",
            kwargs={"game": title.id},
        )
