"""Everything people see of Dual Powers, collected from the other modules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from consigliere.drawing import (
    BLOW,
    MOVE,
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

from . import names, primer, tally
from .accounts import accounts
from .components import CARD_IDS, HALF_LENGTH, LEADER_TOKEN, SIDE_IDS, TOKEN_IDS, TRACK_SIGN
from .figures import counted, figures, results, standings
from .flights import flights
from .listing import listing
from .picture import draw, pictures
from .picture.component import component
from .picture.style import STYLE
from .text import ahead, board_text, side_message
from .title import TITLE

LEADER_OF = {CARD_IDS[card]: TOKEN_IDS[token] for card, token in LEADER_TOKEN.items()}  # by card
PLAYED = (MOVE + REVEAL) // 2  # one line for many events: the card played represents them


def _is_at_home(card: str, view: View) -> bool:
    """Whether the leader of a card has not been recruited."""
    return str(view["table"]["tokens"][LEADER_OF[card]]).startswith("supply")


class Petrograd1917(Face):
    """A constructivist poster: two sides, one city, one marker on the support track."""

    style = STYLE
    hidden_places = ("your-hand",)
    event_durations: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("drew", "exhausted", "refreshed", "declined", "idle", "round"), SMALL),
        **dict.fromkeys(("revealed", "unrest", "spied", "unscored", "tiles"), REVEAL),
        "played": PLAYED,
        "removed": MOVE,  # many at a time: in a scoring the points matter more
        "swapped": BLOW,
        **dict.fromkeys(("scored", "ended"), SUM),
    }
    section_events: ClassVar[dict[str, str]] = {"round": ROUND, "month": PHASE}
    score_message = "score-line"
    seats_named_by_side = True
    abstract_verbs = frozenset({"act", "bonus", "unrest"})
    last_resort_verbs = frozenset({"decline"})
    steps_apart = frozenset({"UnrestChoice"})  # first the count is shown
    direct_verbs = frozenset({"play"})  # only leaders lead on to a place: a click there would not mean them
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {"Turn": frozenset({"move", "to"})}
    liveries: ClassVar[dict[str, Livery]] = {
        "red": Livery("star", "#b81f17", "#fff8ea"),
        "white": Livery("column", "#34566f", "#fff8ea"),
    }

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        return names.name_of(thing)

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        return names.about(option, view)

    def same_choice(self, option: Option, view: View) -> str:
        """Equal units in the same place: nobody sees which of them it was."""
        where = view["table"]["tokens"].get(option.target)
        return "" if where is None else f"{option.verb} {names.name_of(str(option.target))} {where}"

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        """Points, with the position of the marker: it is their sum so far [DP-PTS-01]. A leader, and whether he stands
        on the map already. [DP-ACT-08]"""
        if facts.get("card") in LEADER_OF and "event" not in facts:
            return {**facts, "placed": "no" if _is_at_home(facts["card"], view) else "yes"}
        if facts.get("event") != "scored":
            return facts
        side = ahead(facts)
        return {
            **facts,
            "ahead": side_message(view["table"], side) if side else "none",
            "lead": str(abs(facts["score"])),
        }

    def with_recent_events(self, view: View, late: Iterable[dict[str, Any]]) -> View:
        """The region that was scored last is on the stage until something else happens, with the results of the round
        so far. A count that ends the game stays there too. [DP-SCO-02]"""
        events = iter(late)
        event = next(events, None)
        if event is not None and event["event"] == "ended":
            event = next(events, None)
        count = counted(event, view["table"]) if event is not None else None
        if count is None:
            return view
        return {**view, "table": {**view["table"], "count": count, "results": results(count, events, view["table"])}}

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        return tally.tally(event, view, earlier, later)

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        return flights(event, view)

    def gives_up(self, option: Option, view: View) -> bool:
        """Ending a leader's turn early keeps him away for good. [DP-LDR-04]"""
        if option.verb == "finish" and view["step"] == "LeaderAction":
            return _is_at_home(view["facts"]["card"], view)
        return super().gives_up(option, view)

    def missing_reason(self, thing: str, rule: str, view: View, words: Texts) -> str:
        """Before a card is played nothing on the board can be chosen. [DP-ACT-04]"""
        return words("play-card-first") if view["step"] == "Turn" and rule == "DP-ACT-04" else ""

    def sides(self, view: View) -> dict[str, Seat | None]:
        return {side: facts["seat"] for side, facts in view["table"]["sides"].items()}

    def status_notes(self, view: View) -> list[Note]:
        table = view["table"]
        return [
            Note("round", "round", {"number": str(table["round"])}),
            Note("phase", f"phase-{table['phase']}"),
            Note("date", "status-date", {"month": table["month"], "day": str(table["day"])}),
        ]

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        """A side's hand; the Opposition has none."""
        return [
            ("web-count-cards", facts["hand"]) for facts in view["table"]["sides"].values() if facts["seat"] == seat
        ]

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """How far the support track leans to the seat's side."""
        side = next((side for side, played_by in self.sides(view).items() if played_by == seat), None)
        return None if side is None else view["table"]["score"] * TRACK_SIGN[SIDE_IDS.index(side)]

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The lead on the support track, and what is missing to its end."""
        lead = self.seat_points(seat, view)
        if lead is None:
            return None
        solo = "yes" if view["table"]["mode"] == "solo" else "no"
        return {"sign": (lead > 0) - (lead < 0), "lead": abs(lead), "left": HALF_LENGTH - lead, "solo": solo}

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        return standings(view, words)

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        return figures(view, words)

    def picture(self, view: View, words: Texts, part: str = "all") -> Picture:
        return draw(view, words, part)

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        return pictures(view, words)

    def board_text(self, view: View, words: Texts) -> str:
        return board_text(view, words)

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        return listing(view, words)

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        return accounts(view, events)

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        return component(TITLE, table, entry, words)

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        return primer.lessons(TITLE, words)


FACE = Petrograd1917()
