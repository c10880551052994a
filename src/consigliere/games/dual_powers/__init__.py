"""Dual Powers: Revolution 1917, for two players or one against the Opposition.

Which file implements which chapter of the rulebook:

    3 to 5, 7 to 11  steps.py      the round, draw, objective, turns, scoring, clean-up, end; calendar.py the date
    6                actions.py    the questions that an action asks the player
    cards            effects.py    the effects that cards, bonuses and months combine
    12               solo.py       the game against the Opposition
    hidden cards     view.py       who sees what
    invariants       positions.py  what holds in every state
"""

from .title import TITLE

__all__ = ["TITLE"]
