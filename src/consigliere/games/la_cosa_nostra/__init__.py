"""La Cosa Nostra: three to five families, four rounds, most money wins.

Which file implements which chapter of the rulebook:

    3           setup.py        choosing bosses, laying the table
    4           rounds.py       the phases of a round
    4.1         draw.py         the draw phase
    4.2         planning.py     assignments
    4.3         action.py       turns, the windows before them, the commit; commit.py reads its parts
    4.3, 7      purchase.py     what a business costs, and how it is bought
    4.4 to 4.6  resolution.py   revealing a job, rolling for it, discarding it; deed.py is a roll in progress
    4.7, 9      trade.py        deals, tokens, actions at any time
    4.8         influence.py    influence cards; free.py further actions in one's own turn
    4.9, 5      income.py       payday, hand limit, the end
    6           harm.py         killing and blocking, prevention, doctor
    6.1, 8      reactions.py    the results of a roll; robbery, ambush
    7           effects.py      the effects of jobs
    8           dice.py         rerolls; follow_ups.py the steps after a roll
    11          hire.py         special gangsters; abilities.py their abilities
    12          view.py         who sees what
    16          invariants.py   invariants of every state
"""

from .title import TITLE

__all__ = ["TITLE"]
