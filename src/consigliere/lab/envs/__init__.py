"""The games in the form that research suites expect: PettingZoo, Gymnasium and OpenSpiel.

Each adapter is imported from its own module and needs its suite installed (`pip install 'consigliere[envs]'`):

- `consigliere.lab.envs.pettingzoo_env.env("dual_powers")`: all seats, in turn, with action masks
- `consigliere.lab.envs.gymnasium_env.SeatEnv("dual_powers")`: one seat against bots
- `consigliere.lab.envs.openspiel_game.load("dual_powers")`: a game for OpenSpiel's algorithms

Actions and observations are the same in all three (`consigliere.lab.envs.encoding`). Deals and any-time options are not
part of them: an agent answers the questions of the game.
"""
