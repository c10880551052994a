"""Dual Powers: Revolution 1917, for two players or one against the Opposition.

Where the rulebook's chapters stand:

    3 to 5, 7 to 11  steps.py      the round, draw, objective, turns, scoring, clean-up, end; calendar.py the date
    6                actions.py    what an action asks of the player
    cards            effects.py    the vocabulary that cards, bonuses and months are made of
    12               solo.py       the game against the Opposition
    sight            view.py       who sees what
    invariants       positions.py  what holds in every state
"""

from .title import TITLE

__all__ = ["TITLE"]
