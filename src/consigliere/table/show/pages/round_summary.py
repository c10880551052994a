"""What covers the board for a while: the summary of a round, the picture of a climax."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from consigliere.board.words import Words
from consigliere.drawing import Picture

from . import html as h
from .context import SeatInfo
from .frame import icon, pattern_of, seat_mark
from .html import Element


def round_summary(
    title: str, rows: Sequence[tuple[str, Sequence[str]]], seats: Sequence[SeatInfo], words: Words
) -> str:
    """Render the card: a column for each seat, a row for everything that is counted."""
    head = [
        h.th(scope="col", data_side=pattern_of(seat), data_yours="1" if seat.yours else None)[
            seat_mark(seat), h.span[seat.name]
        ]
        for seat in seats
    ]
    return str(
        h.div(".sum-card")[
            h.h2[title],
            h.button(".tool", type="button", data_summary="close", title=words("web-close"))[
                icon("close"), h.span(".unseen")[words("web-close")]
            ],
            h.table[
                h.thead[h.tr[h.td, head]],
                h.tbody[
                    [h.tr[h.th(scope="row")[label], [h.td[figure] for figure in figures]] for label, figures in rows]
                ],
            ],
        ]
    )


def _row(label: str, figures: Sequence[str]) -> Element:
    return h.tr[h.th(scope="row")[label], [h.td[figure] for figure in figures]]


def staged(picture: Picture) -> str:
    """Render the picture of a climax. Its pieces have no ids: those of the board behind it keep theirs."""
    return str(h.div(".staged")[Markup(picture.static_svg("staged-"))])
