"""Everything people see of La Famiglia, collected from the other modules."""

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
    TURN,
    Count,
    Face,
    Flight,
    Lesson,
    Livery,
    Note,
    Picture,
    Place,
    SketchArea,
    Texts,
    View,
)
from consigliere.engine import Option, Seat

from . import listing, names, primer, tally, telling
from .components import ALONE_WINS, KIND, TEAM, TEAM_WINS
from .figures import figures, standings
from .flights import flights
from .options import DEEDS
from .picture import draw
from .picture.battle import near
from .picture.coast import LABEL
from .picture.component import component
from .picture.style import LIVERIES, STYLE
from .title import TITLE

DEED_VERBS: Final = frozenset([deed.verb for deeds in DEEDS.values() for deed in deeds])


class PaintedTiles(Face):
    """Sicily around 1980, painted on tiles: orders are sealed letters, the action boards a ledger."""

    score_message = "score-line"
    seat_facts = frozenset({"seat", "other", "seats"})
    abstract_verbs = frozenset({"do", "part", "keep", "conflict", "car_along", "defend", "card_of_enemy", "sell"})
    separate_verbs = frozenset({"use", "claim", "release"})  # of control tokens
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {"Turn": frozenset({"move", "gain"})}
    style = STYLE
    hidden_places = ("list-hq",)
    scrolls_sideways = True
    event_durations: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("marker_placed", "gathered", "paid", "fee"), SMALL),
        **dict.fromkeys(("revealed", "order_begins", "attack", "cards_up", "order_gained", "families_drawn"), REVEAL),
        **dict.fromkeys(("attackers_lost", "boats_lost", "explosion", "bust", "bust_back", "snitch"), BLOW),
        **dict.fromkeys(("control_gained", "control_lost", "bonuses", "attack_over"), SUM),
    }
    section_events: ClassVar[dict[str, str]] = {
        "round": ROUND,
        "planning": PHASE,
        "revealed": PHASE,
        "lull": PHASE,
        "order_begins": TURN,
    }
    team_steps = frozenset({"ChooseFamily", "Release", "Claim", "NeutralDefender"})  # LF-RULE-58
    liveries: ClassVar[dict[str, Livery]] = LIVERIES

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        return names.name_of(thing)

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        return telling.about(option, view)

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        return tally.tally(event, view, earlier)

    def target_thing(self, option: Option, view: View) -> str:
        """The thing an option points at, "" for one of a later question: a click would pay for a column or a cell."""
        if option.verb in DEED_VERBS:
            return f"deed_{option.target}" if view["asked"] and option in DEEDS.get(view["step"], ()) else ""
        beyond = view["step"] == "Turn" and option.verb not in self.explained_verbs["Turn"] | {"to"}
        return "" if beyond else super().target_thing(option, view)

    def gives_up(self, option: Option, view: View) -> bool:
        """An order to move and attack that is not carried out, as a whole or its second half."""
        return option.verb == "stop" and view["step"] == "Move"

    def touched_things(self, things: tuple[str, ...], event: dict[str, Any], view: View) -> tuple[str, ...]:
        """Both teams have a token of each kind: highlight the one of the team that uses it. [LF-CTL-05]"""
        kind, seat, reader = event.get("kind"), event.get("seat"), view["seat"]
        if kind not in KIND or seat is None or (reader is not None and TEAM[reader] == TEAM[seat]):
            return things
        return tuple([f"{kind}-{TEAM[seat]}" if thing == kind else thing for thing in things])

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        return flights(event, view)

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        return telling.retold(facts, view)

    def sides(self, view: View) -> dict[str, Seat | None]:
        players = view["table"]["seats"]
        return {player["family"]: player["seat"] for player in players if player["family"] is not None}

    def status_notes(self, view: View) -> list[Note]:
        table = view["table"]
        found = [
            Note("round", "round", {"number": str(table["round"])}),
            Note("phase", f"phase-{table['phase']}"),
        ]
        if table["first"] >= 0:
            found.append(Note("first", "status-first", {"family": table["seats"][table["first"]]["family"]}))
        return found

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        player = view["table"]["seats"][seat]
        return [("count-districts", player["districts"]), ("count-supply", player["supply"])]

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """The districts of the team."""
        players = view["table"]["seats"]
        return sum(int(one["districts"]) for one in players if one["team"] == players[seat]["team"])

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The districts of the family and of the team, and how many win."""
        own, team = int(view["table"]["seats"][seat]["districts"]), self.seat_points(seat, view)
        return {"own": own, "team": team, "alone": ALONE_WINS, "together": TEAM_WINS}

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        return standings(view, words)

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        return figures(view, words)

    def picture(self, view: View, words: Texts, part: str = "all") -> Picture:
        return draw(view, words, part)

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        parts = ("board", "score", "ledger", "families", "hand")
        return {part: draw(view, words, part) for part in parts if part != "hand" or view["seat"] is not None}

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        return listing.listing(view, words)

    def sketch_area(self, view: View) -> SketchArea:
        """Territories and seas for sketches, which are cleared after each round. [LF-TEAM-01]"""
        b = view["table"]["battle"]
        spots = LABEL if b is None else {name: near(name, b["place"], b["from"]) for name in LABEL}
        return SketchArea(spots, str(view["table"]["round"]))

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        return telling.accounts(view, events)

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        return component(table, entry, words)

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        return primer.lessons(TITLE, words)


FACE = PaintedTiles()
