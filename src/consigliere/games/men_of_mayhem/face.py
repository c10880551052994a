"""Everything people see of Men of Mayhem, collected in FACE."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

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
from .figures import figures, standings
from .flights import flights
from .listing import listing
from .picture.component import component
from .picture.pieces import EMBLEMS
from .picture.style import HUES, STYLE
from .title import TITLE


class ValleyTown(Face):
    """Asphalt and chrome: clubs as sides, sites as road signs."""

    style = STYLE
    event_durations: ClassVar[dict[str, int]] = {
        # What an exploited site gave is the outcome, not that it was exploited or what heat that cost.
        **dict.fromkeys(("cooled", "heat", "received", "healed", "clean_up", "exploit"), SMALL),
        **dict.fromkeys(
            ("patch", "rolled", "threw", "last_throw", "opened", "fist", "hand", "showed", "looked", "card", "tile"),
            REVEAL,
        ),
        **dict.fromkeys(("trafficked", "emergency"), REVEAL),
        **dict.fromkeys(("fight", "wounded", "lost", "arrest", "arrested", "burnt", "stolen", "disbanded"), BLOW),
        "retreat": BLOW,  # the outcome of a fight is its winner
        **dict.fromkeys(("totals", "market"), SUM),
    }
    section_events: ClassVar[dict[str, str]] = {"round": ROUND, "orders": PHASE}
    liveries: ClassVar[dict[str, Livery]] = {
        club: Livery(club, colour, ink, pattern) for club, (pattern, colour, ink) in HUES.items()
    }
    emblems: ClassVar[dict[str, str]] = EMBLEMS
    seat_facts = frozenset({"seat", "seats", "at", "from", "winner", "starter", "holder"})
    explained_verbs: ClassVar[dict[str, frozenset[str]]] = {
        "Operations": frozenset({"use"}),
        "Turn": frozenset({"exploit"}),
    }
    score_message = "score-line"
    last_resort_verbs = frozenset({"sit_tight"})
    steps_at_piece = frozenset({"Gather"})
    steps_apart = frozenset({"ClaimPatch", "ExploitAfter"})
    # Otherwise one click could sell or recruit and also ride, or also name who goes to jail.
    separate_verbs = frozenset({"ride", "exploit", "fight", "bar", "patch_in", "pick"})

    def thing_message(self, thing: str) -> tuple[str, dict[str, Any]]:
        return names.name_of(thing)

    def option_arguments(self, option: Option, view: View) -> dict[str, Any]:
        return telling.about(option, view)

    def tally(
        self, event: dict[str, Any], view: View, earlier: Iterable[dict[str, Any]], later: Iterable[dict[str, Any]]
    ) -> tuple[Count, ...]:
        return telling.tally(event)

    def target_thing(self, option: Option, view: View) -> str:
        there = telling.place_of(option, view)
        return super().target_thing(option, view) if there is None else there

    def text_arguments(self, facts: dict[str, Any], view: View) -> dict[str, Any]:
        return telling.retold(facts, view)

    def merge_events(self, before: dict[str, Any], event: dict[str, Any]) -> dict[str, Any] | None:
        return telling.used_again(before, event)

    def with_recent_events(self, view: View, late: Iterable[dict[str, Any]]) -> View:
        return telling.afterwards(view, late)

    def flights(self, event: dict[str, Any], view: View) -> Iterable[Flight]:
        return flights(event, view)

    def sides(self, view: View) -> dict[str, Seat | None]:
        return {club: facts["seat"] for club, facts in view["table"]["sides"].items()}

    def good_location(self, owner: Seat, kind: str, what: str, view: View) -> str:
        """Own goods lie in piles, a rival's behind the blind."""
        return f"stock-{owner}-{kind}" if owner == view["seat"] else f"blind-{owner}"

    def status_notes(self, view: View) -> list[Note]:
        """Before the first round there is only the set-up phase."""
        table = view["table"]
        found: list[Note] = []
        if table["round"]:
            found.append(Note("round", "status-round", {"round": str(table["round"]), "rounds": str(table["rounds"])}))
        found.append(Note("phase", f"phase-{table['phase']}"))
        if table["round"]:
            found.append(Note("deck", "status-deck", {"count": table["deck"]}))
        return found

    def seat_counts(self, seat: Seat, view: View) -> list[tuple[str, int]]:
        player = view["table"]["players"][seat]
        if view["table"]["phase"] == "setup" or player["out"]:  # nobody has goods before the set-up is complete
            return []
        dudes = 10 - sum(player[place][kind] for place in ("pool", "gone") for kind in ("members", "prospects"))
        found = [("badge-heat", player["heat"]), ("badge-dudes", dudes)]
        if player["orders"] is not None:
            found.insert(0, ("badge-orders", player["orders"]))
        return found

    def seat_points(self, seat: Seat, view: View) -> int | None:
        """The cash behind the blind."""
        stock = view["table"]["players"][seat]["goods"]
        return None if stock is None else int(stock["cash"])

    def way_to_win(self, seat: Seat, view: View) -> dict[str, Any] | None:
        """The own cash, and what could still become cash."""
        stock = view["table"]["players"][seat]["goods"]
        return None if stock is None else {"cash": int(stock["cash"]), "bags": int(stock["contraband"])}

    def standings(self, view: View, words: Texts) -> list[tuple[str, list[str]]]:
        return standings(view, words)

    def preview_figures(self, view: View, words: Texts) -> dict[str, str]:
        return figures(view, words)

    def picture(self, view: View, words: Texts, part: str = "all") -> Picture:
        return picture.draw(view, words, part)

    def pictures(self, view: View, words: Texts) -> dict[str, Picture]:
        return {part: picture.draw(view, words, part) for part in picture.parts_of(view)}

    def part_owner(self, part: str, view: View) -> Seat | None:
        return int(part.removeprefix("seat-")) if part.startswith("seat-") else None

    def listing(self, view: View, words: Texts) -> tuple[Place, ...]:
        return listing(view, words)

    def score_breakdown(self, view: View, events: list[dict[str, Any]]) -> list[tuple[str, list[int], str]]:
        return telling.accounts(view, events)

    def component(self, table: str, entry: dict[str, Any], words: Texts) -> Picture | None:
        return component(TITLE, table, entry, words)

    def primer(self, words: Texts) -> tuple[Lesson, ...]:
        return primer.lessons(words)


FACE = ValleyTown()
