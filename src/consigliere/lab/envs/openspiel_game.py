"""Every game for OpenSpiel, as a Python game with turns and hidden information.

The first move is chance: it draws one of `deals` numbers, which determines all later chance. So a history of action
numbers is complete, and OpenSpiel can save, clone and replay a state. Seats that decide at the same time answer one
after the other. A sealed answer shows in nobody else's observation before the rules reveal it.

`resample_from_infostate` gives a possible world: a state in which everything the player cannot know is redealt.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pyspiel

from consigliere.engine import Match, Title
from consigliere.games import titles
from consigliere.match import new

from .encoding import Encoding, default_seats, encoding_of

DEALS = 1000
LONGER = 20  # a game is at most so many times as long as the longest random one
SEEDS = 1 << 53


class Deal:
    """What a state holds: the match, or None before the deal. OpenSpiel copies a state with `deepcopy`."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> Deal:
        return Deal(self.match and self.match.clone(record_events=True))


def _kind(title: Title) -> Any:
    """Return what OpenSpiel knows of a title before a game of it is made."""
    low, high = title.facts.players
    return pyspiel.GameType(
        short_name=f"consigliere_{title.id}",
        long_name=f"Consigliere: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_seats(title.id), "deals": DEALS, "options": "{}"},
    )


class ConsigliereGame(pyspiel.Game):
    """One title with one number of seats and one set of options.

    Parameters are `players`, `deals` and `options`, which is JSON text such as `{"mode": "solo"}`.
    """

    title_id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": default_seats(self.title_id), "deals": DEALS, "options": "{}", **(params or {})}
        self.encoding: Encoding = encoding_of(self.title_id, given["players"], json.loads(given["options"]))
        self.deals: int = given["deals"]
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.deals,
            num_players=self.encoding.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGER * self.encoding.longest,
        )
        super().__init__(_kind(self.encoding.title), facts, given)

    def new_initial_state(self) -> ConsigliereState:
        """Return the state before the deal."""
        return ConsigliereState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns states into observations."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.encoding, iig_obs_type)


class ConsigliereState(pyspiel.State):
    """A state of a game; there is no match before the deal."""

    def __init__(self, game: ConsigliereGame) -> None:
        super().__init__(game)
        self._encoding = game.encoding
        self._deals = game.deals
        self._deal = Deal()

    @property
    def match(self) -> Match | None:
        """The match, or None before the deal."""
        return self._deal.match

    def current_player(self) -> int:
        """Return who acts: chance at the beginning, then the first seat that owes an answer."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.match.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.match.deciders[0]

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player not in self.match.deciders:
            return []
        return self._encoding.legal(self.match, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, equally likely."""
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        encoding = self._encoding
        if self.match is None:
            self._deal.match = new(encoding.title.id, encoding.seats, action, encoding.options)
        else:
            self.match.play(self.match.deciders[0], encoding.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._encoding.actions[action])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.match is not None and self.match.result is not None

    def returns(self) -> list[float]:
        """Return each player's share of the victory; zeros while the game runs."""
        result = self.match.result if self.match is not None else None
        if result is None:
            return [0.0] * self._encoding.seats
        return [result.share(seat) for seat in range(self._encoding.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything a player has seen so far."""
        seat = self.current_player() if player is None else player
        if self.match is None:
            return ""
        return json.dumps([self.match.events(seat), self.match.view(seat)])

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ConsigliereState:
        """Return a possible world for a player."""
        world: ConsigliereState = self.get_game().new_initial_state()
        if self.match is not None:
            world._deal.match = self.match.determinize(player_id, int(probability_sampler() * SEEDS))
        return world

    def __str__(self) -> str:
        return "before the deal" if self.match is None else json.dumps(self.match.view(None))


class Observer:
    """Turns states into observations."""

    def __init__(self, encoding: Encoding, kind: Any = None) -> None:
        self._encoding = encoding
        self.tensor = np.zeros(len(encoding.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ConsigliereState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = 0 if state.match is None else self._encoding.observation(state.match, player)

    def string_from(self, state: ConsigliereState, player: int) -> str:
        """Return what a player sees, as text."""
        return "" if state.match is None else json.dumps(state.match.view(player))


def register() -> None:
    """Make every title known to `pyspiel.load_game`, as `consigliere_GAME`. It may be called again."""
    known = set(pyspiel.registered_names())
    for title in titles():
        kind = _kind(title)
        if kind.short_name not in known:
            # A class instead of a function: OpenSpiel releases registered objects after Python has ended, and only a
            # class survives that.
            pyspiel.register_game(kind, type(f"Game_{title.id}", (ConsigliereGame,), {"title_id": title.id}))


def load(
    game: str, players: int | None = None, options: dict[str, Any] | None = None, deals: int = DEALS
) -> ConsigliereGame:
    """Return a game for OpenSpiel. `players` defaults to the fewest with an opponent."""
    register()
    given = {"players": players or default_seats(game), "deals": deals, "options": json.dumps(options or {})}
    made: ConsigliereGame = pyspiel.load_game(f"consigliere_{game}", given)
    return made
