"""La Cosa Nostra: three to five families, four rounds, most money wins.

Where the rulebook's chapters stand:

    3           setup.py        bosses, the table laid
    4           rounds.py       the phases of a round
    4.1         draw.py         the draw phase
    4.2         planning.py     assignments
    4.3         action.py       turns, what may come before them, the commit; commit.py reads its pieces
    4.3, 7      purchase.py     what a business costs, and how it is bought
    4.4 to 4.6  resolution.py   a job revealed, rolled for, put away; deed.py is a roll on its way
    4.7, 9      trade.py        deals, tokens, what may be done at any time
    4.8         influence.py    influence cards; free.py what one may do in one's own turn besides
    4.9, 5      income.py       payday, hand limit, the end
    6           harm.py         killing and blocking, prevention, doctor
    6.1, 8      reactions.py    what a roll brings; robbery, ambush
    7           effects.py      what the words on the jobs do
    8           dice.py         rerolls; follow_ups.py what comes after a roll
    11          hire.py         special gangsters; abilities.py what each of them can do
    12          view.py         who sees what
    16          invariants.py   what holds in every state
"""

from .title import TITLE

__all__ = ["TITLE"]
