"""Small pieces that the state keeps in rows: tokens on cards, cards on gangsters, dice put by, planned purchases."""

from __future__ import annotations

from typing import Final, NamedTuple

from .components import GANGSTERS


class Token(NamedTuple):
    """A deal token on a card. [LCN-DEAL-02]"""

    seat: int
    """Whose it is."""
    spot: int
    """The business or monopoly card it lies on."""


class Attachment(NamedTuple):
    """An influence card on a gangster. [LCN-INFL-04]"""

    gangster: int
    card: int


class Split(NamedTuple):
    """The dice of a gangster who shares them between two jobs, once the first is performed. [LCN-SG-15, LCN-RULE-34]"""

    left: int
    """For his other job."""
    of: int
    """The strength that was split; a change since then is taken from the next roll."""


UNSPLIT: Final[tuple[Split | None, ...]] = (None,) * GANGSTERS


# A slot of a gangster holds NOTHING (-1), a job (0 and more), or a business that is to be bought (-2 and less).


def purchase_of(business: int) -> int:
    """What lies in a slot where a business is planned."""
    return -2 - business


def planned_in(task: int) -> int:
    """The business that is planned there."""
    return -2 - task
