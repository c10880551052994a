"""Small values stored in rows of the state: tokens on cards, cards on gangsters, split dice, planned purchases."""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import GANGSTERS


class Token(NamedTuple):
    """A deal token on a card. [LCN-DEAL-02]"""

    seat: int
    """Its owner."""
    spot: int
    """The business or monopoly card that it is on."""


class Attachment(NamedTuple):
    """An influence card on a gangster. [LCN-INFL-04]"""

    gangster: int
    card: int


class Split(NamedTuple):
    """The dice of a gangster who splits them between two jobs, after the first job. [LCN-SG-15, LCN-RULE-34]"""

    left: int
    """For his other job."""
    of: int
    """The strength that was split. A later change applies to the next roll."""


UNSPLIT: Final[tuple[Split | None, ...]] = (None,) * GANGSTERS


# A slot of a gangster holds NOTHING (-1), a job (0 and more), or a business that is to be bought (-2 and less).


def purchase_of(business: int) -> int:
    """The code of a planned business in a slot."""
    return -2 - business


def planned_in(task: int) -> int:
    """The planned business of a slot's code."""
    return -2 - task
