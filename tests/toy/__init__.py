"""Night Market: a toy game that uses all features of the kernel that the first real game does not.

Hidden hands and hidden money, bids of several cards, a private commit, reaction windows inside reaction windows,
any-time options that push a step, deals of money, pieces and permissions, dice, eliminated seats, teams. Its rules, as
its tests cite them:

- TOY-NIGHT  Each night every seat draws cards, all bid for the first turn (TOY-BID), each takes one turn (TOY-TURN).
- TOY-BID    A bid is up to three cards, given one by one and shown together; the crates on them count.
- TOY-TURN   Run goods at a stall, or plan, or rest.
- TOY-RUN    The stall is the runner's own, or has the runner's permit, which then returns. Two dice give the reward.
- TOY-PLAN   Up to two cards go into the stash, unseen. Nobody learns how many. Crates there count at the end.
- TOY-ROB    While a reward waits, anybody else with cards may rob it with a thief and a stake. The first in turn order
             counts (with "race": the first to answer), the others take their answers back unseen. A robbery that
             fails opens the window again.
- TOY-GUARD  Against a robbery anybody but the robber may play a guard. If guarded, or if the die is too low, it fails.
- TOY-SEARCH At any time, once a night: pay a coin and look under a stall; a six finds coins.
- TOY-RECALL At any time a permit may be taken back.
- TOY-TRADE  Coins, stalls and permits change hands by agreement, except while a bid or a window is open (TOY-LOCK).
- TOY-EXILE  With "exile" all vote after the first night, unseen: for one other seat, or for nobody. Who alone has most
             votes, and two at least, is out of the game: cards and coins go, stalls are free again.
- TOY-TEAM   With "teams" (an even number of seats) opposite seats play together: they see each other's cards and coins,
             and what counts at the end is what both have. Nobody votes for their partner.
- TOY-END    After the last night most coins win. A seat with RICH coins ends the game at once.
"""

from .title import TITLE

__all__ = ["TITLE"]
