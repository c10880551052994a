"""Everything people see of La Cosa Nostra, collected from the other modules."""

from __future__ import annotations

from collections.abc import Iterable
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

from . import names, picture, primer, telling
from .components import SCORING
from .figures import figures, standings
from .flights import flights
from .listing import listing
from .missing import missing
from .picture.component import component
from .picture.style import HUES, STYLE
from .text import board_text
from .title import TITLE

_EMBLEMS: Final = {"blundetto": "key", "dimaggio": "wheel", "calmuti": "rose", "laserva": "crown", "caruso": "anchor"}


class PoliceDossier(Face):
    """New York noir: families as sides, cards as case files."""

    style = STYLE
    hidden_places = ("text-your-jobs", "text-your-influence")
    event_durations: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("drew_jobs", "drew_influence", "discarded_job", "discarded_influence", "unpinned"), SMALL),
        **dict.fromkeys(("revealed", "rolled", "rerolled", "doubled", "market", "new_market"), REVEAL),
        **dict.fromkeys(
            ("outcome", "money", "killed", "blocked", "took_over", "repelled", "prevented", "cancelled"), BLOW
        ),
        **dict.fromkeys(("monopoly", "ended"), SUM),
    }
    section_events: ClassVar[dict[str, str]] = {"round": ROUND, "planning": PHASE, "action": PHASE}
    liveries: ClassVar[dict[str, Livery]] = {side: Livery(emblem, *HUES[side]) for side, emblem in _EMBLEMS.items()}
    score_message = "score-line"
    seats_named_by_side = True
    people_named_by_side = True
    abstract_verbs = frozenset({"mode"})
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {
        "PlanningTurn": frozenset({"assign", "play", "use"}),
        "ActionTurn": frozenset({"perform", "buy", "use"}),
        "IncomeHire": frozenset({"hire"}),
    }
    last_resort_verbs = frozenset({"cancel", "decline"})

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        return names.name_of(thing)

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        return telling.about(option, view)

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        return telling.retold(facts, view)

    def merge_events(self, before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any] | None:
        return telling.continued(before, event)

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        return telling.tally(event)

    def with_recent_events(self, view: View, late: Iterable[dict[str, Any]]) -> View:
        return telling.afterwards(view, late)

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        return flights(event, view)

    def gives_up(self, option: Option, view: View) -> bool:
        """Cancelling an assignment, taking a paid token home, and in planning making no more assignments this round."""
        return option.verb in ("cancel", "home") or (option.verb == "decline" and view["step"] == "PlanningTurn")

    def missing_reason(self, thing: str, rule: str, view: View, words: Texts) -> str:
        return missing(thing, rule, view, words)

    def sides(self, view: View) -> dict[str, Seat | None]:
        return {family: facts["seat"] for family, facts in view["table"]["sides"].items()}

    def good_location(self, owner: Seat, kind: str, what: str, view: View) -> str:
        """Money is on the family's own card."""
        return what or next((family for family, seat in self.sides(view).items() if seat == owner), "")

    def status_notes(self, view: View) -> list[Note]:
        """Before the first round the only phase is the set-up."""
        table = view["table"]
        number = [Note("round", "round", {"number": str(table["round"])})] if table["round"] else []
        return [*number, Note("phase", f"phase-{table['phase']}")]

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """The money; laundered money counts as often as at the end."""
        player = view["table"]["players"][seat]
        money: int = player["cash"] + SCORING["laundered_factor"] * player["laundered"]
        return money

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The own money as it counts, and the most that another family has."""
        sums = [self.seat_points(one, view) or 0 for one in range(len(view["table"]["players"]))]
        others = max(sums[:seat] + sums[seat + 1 :])
        return {"money": sums[seat], "most": others, "ahead": "yes" if sums[seat] > others else "no"}

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        return standings(view, words)

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        return figures(view, words)

    def picture(self, view: View, words: Texts, part: str = "all") -> Picture:
        return picture.draw(view, words, part)

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        return {part: picture.draw(view, words, part) for part in picture.parts_of(view)}

    def stage(self, view: View, events: list[dict[str, Any]], words: Texts) -> Picture | None:
        return picture.stage(self.with_recent_events(view, reversed(events)), events, words)

    def board_text(self, view: View, words: Texts) -> str:
        return board_text(view, words)

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        return listing(view, words)

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        return telling.accounts(view, events)

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        return component(TITLE, table, entry, words)

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        return primer.lessons(TITLE, words)


FACE = PoliceDossier()
