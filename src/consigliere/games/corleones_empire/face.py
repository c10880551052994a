"""Everything people see of Corleone's Empire, collected from the other modules."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any, ClassVar, Final

from consigliere.drawing import (
    BLOW,
    PHASE,
    REVEAL,
    ROUND,
    SMALL,
    SUM,
    Count,
    Face,
    Flight,
    Lesson,
    Livery,
    Note,
    Picture,
    Place,
    Texts,
    View,
)
from consigliere.engine import Option, Seat

from . import primer, telling
from .figures import figures, standings
from .flights import flights
from .listing import listing, sources
from .picture import draw
from .picture.component import component
from .picture.icons24 import MARKS
from .picture.inks import HUES
from .picture.style import STYLE

# The pattern of each family, besides its sign on figures and markers.
_PATTERNS: Final = {"marzullo": "key", "matarazzo": "anchor", "vitale": "rose", "caccamo": "crown", "pizzino": "wheel"}

COLUMNS: Final = 100  # of a terminal


class EveningEdition(Face):
    """New York in the fifties: a folded street map, shop signs with a back door and a window, suitcases."""

    style = STYLE
    hidden_places = ("pic-hand",)
    event_durations: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("drew", "discarded", "allies_back", "reshuffled", "bids"), SMALL),
        **dict.fromkeys(("bid", "opened", "offer_shown", "last_hand", "suitcase"), REVEAL),
        **dict.fromkeys(("killed", "stole", "horse"), BLOW),
        **dict.fromkeys(("turf", "award_turf", "award_jobs", "accounts"), SUM),
    }
    section_events: ClassVar[dict[str, str]] = {"round": ROUND, "bids": PHASE, "accounts": PHASE}
    score_message = "score-line"
    seats_named_by_side = True
    aiming_verbs = frozenset({"apply"})
    separate_verbs = telling.ACTIONS  # of a turn, and goods that pay for a job: the job is clicked first
    repeatable_verbs = frozenset({"discard"})
    last_resort_verbs = frozenset({"finish", "decline"})
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {"Turn": telling.ACTIONS - {"pay"}}
    seat_facts = frozenset({"seat", "other", "controller", "first", "winner"})
    liveries: ClassVar[dict[str, Livery]] = {
        side: Livery(side, *HUES[side], pattern) for side, pattern in _PATTERNS.items()
    }
    emblems: ClassVar[dict[str, str]] = {side: MARKS[side] for side in _PATTERNS}

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        return telling.name_of(thing)

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        return telling.about(option, view)

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        return telling.retold(facts, view)

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        return telling.tally(event)

    def target_thing(self, option: Option, view: View) -> str:
        return "" if telling.too_far(option, view) else telling.thing_of(option)

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        return flights(event, view)

    def source_things(self, option: Option, view: View) -> tuple[str, ...]:
        return sources(option, view)

    def missing_reason(self, thing: str, rule: str, view: View, words: Texts) -> str:
        return telling.lacking(thing, rule, view, words)

    def sides(self, view: View) -> dict[str, Seat | None]:
        return telling.sides(view)

    def status_notes(self, view: View) -> list[Note]:
        table = view["table"]
        number = str(table["round"])
        return [
            Note("round", "status-round", {"number": number, "name": f"round-name-{number}"}),
            Note("phase", f"phase-{table['phase']}"),
            Note("limit", "status-limit", {"limit": str(table["limit"])}),
        ]

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        side = view["table"]["families"][seat]
        return [
            ("count-cards", side["cards"]),
            ("badge-figures", side["supply"].bit_count()),
            ("badge-markers", side["markers"]),
        ]

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """The money in the suitcase; districts and jobs bring theirs at the end."""
        case = view["table"]["families"][seat]["suitcase"]
        return None if case is None else int(case["money"])

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The money in the own suitcase, and the round."""
        money = self.seat_points(seat, view)
        return None if money is None else {"money": money, "round": str(view["table"]["round"])}

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        return standings(view, words)

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        return figures(view, words)

    def picture(self, view: View, words: Texts, part: str = "all") -> Picture:
        return draw(view, words, part)

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        parts = ("board", "beside") if view["table"]["hand"] is None else ("board", "beside", "purse", "hand")
        return {part: draw(view, words, part) for part in parts}

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        return listing(view, words)

    def board_text(self, view: View, words: Texts) -> str:
        lines: list[str] = []
        for place in listing(view, words):
            lines += ["", place.heading]
            for line in place.lines:
                lines += wrap(line.text, COLUMNS, initial_indent="  ", subsequent_indent="    ")
        return "\n".join(lines[1:])

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        return telling.accounts(view)

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        return component(table, entry, words)

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        return primer.lessons(words)


FACE = EveningEdition()
