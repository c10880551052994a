"""An introduction to La Famiglia for new players: nine lessons with the game's own drawings."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Figure, Lesson, Picture, Primer, Sheet, Texts
from consigliere.drawing.svg import at, path, rect, text
from consigliere.engine import Fast, Match, Setup, Title

from .components import TERRITORY
from .picture import cards, coast, families, hq, ledger, sicily, theatre
from .picture.pieces import boats, cars, disc, labs, letter, opened, soldiers
from .picture.style import STYLE, patterns

_PART: Final = "lf-primer"
_LETTERS: Final = {"enna": "red_basic_strike", "nicosia": None, "gela": None}


def lessons(title: Title[Any], words: Texts) -> tuple[Lesson, ...]:
    """The primer in the reader's language."""
    return _Primer(title, words).lessons()


class _Primer(Primer):
    """Draws one primer. All its figures use the table of a game after the setup."""

    def __init__(self, title: Title[Any], words: Texts) -> None:
        super().__init__(words)
        options = title.complete_options(4, {"beginner_families": True})
        match = Match.begin(Setup(title, 4, options, Fast(7)))
        while match.view()["table"]["phase"] == "setup":
            seat = match.deciders[0]
            match.play(seat, match.options(seat)[-1])
        self.view = match.view(match.deciders[0])

    def lessons(self) -> tuple[Lesson, ...]:
        return (
            self.lesson("goal", (self._map("goal"),), "LF-END-02", "LF-CTL-01", "LF-END-03", "LF-END-04"),
            self.lesson("team", (self._families(),), "LF-SET-02", "LF-TEAM-01", "LF-FREE-02", "LF-TEAM-04"),
            self.lesson("round", self._round(), "LF-RND-01", "LF-CTL-04", "LF-EVT-02"),
            self.lesson("plan", (self._ledger(),), "LF-PLAN-02", "LF-PLAN-03", "LF-CELL-01", "LF-CELL-02"),
            self.lesson("influence", (self._board(),), "LF-INF-02", "LF-FAM-01", "LF-FAM-05", "LF-INF-03"),
            self.lesson("orders", (self._orders(),), "LF-ACT-05", "LF-EVT-01", "LF-EVT-04", "LF-EVT-07"),
            self.lesson("attack", self._attack(), "LF-MOV-04", "LF-MOV-05", "LF-MOV-09", "LF-MOV-10"),
            self.lesson("conflict", (self._battle(),), "LF-MOV-14", "LF-MOV-17", "LF-MOV-18", "LF-MOV-23"),
            self.lesson("hidden", self._hidden(), "LF-RULE-53", "LF-TEAM-01", "LF-FREE-01"),
        )

    # --- tables for the figures

    def _sheet(self, **table: Any) -> Sheet:
        return Sheet({**self.view, "table": {**self.view["table"], **table}}, self.words, _PART)

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        ground = rect(0, 0, width, height, class_="paper")
        frame = rect(0, 0, width, height, class_="none line")
        clips = sicily.clips(_PART) + ledger.clips(_PART) + theatre.clips(_PART)
        return Picture.of(width, height, label, STYLE, patterns(_PART) + clips, ground, *inside, frame)

    def _scaled(self, name: str, width: float, height: float, scale: float, inside: list[str]) -> Figure:
        return self.figure(name, width * scale, height * scale, at(0, 0, *inside, scale=scale))

    # --- the lessons' figures

    def _with_letters(self) -> dict[str, Any]:
        owners = list(self.view["table"]["owners"])
        for name in _LETTERS:
            if owners[TERRITORY[name]] in ("grey", None):
                owners[TERRITORY[name]] = "red"
        orders = {name: [order] for name, order in _LETTERS.items()}
        return {"owners": owners, "orders": orders}

    def _map(self, name: str) -> Figure:
        sheet = self._sheet(**self._with_letters())
        return self._scaled(name, coast.WIDTH, coast.HEIGHT, 0.8, sicily.board(sheet))

    def _families(self) -> Figure:
        return self._scaled("team", families.WIDTH, families.HEIGHT, 0.72, families.families(self._sheet()))

    def _ledger(self) -> Figure:
        return self._scaled("plan", ledger.WIDTH, ledger.HEIGHT, 1.1, ledger.ledger(self._sheet()))

    def _board(self) -> Figure:
        """One family board, some of its cells uncovered."""
        player = {**self.view["table"]["seats"][0], "seat": 0}
        player["opened"] = [2, 3, 1, 2]
        inside = families.families(self._sheet(seats=[player, *self.view["table"]["seats"][1:]]))
        return self._scaled("influence", families.PANEL + 2, families.HEIGHT, 1.6, inside)

    def _orders(self) -> Figure:
        return self._scaled("orders", 640, hq.HEIGHT, 1.1, hq.hq(self._sheet()))

    def _round(self) -> tuple[Figure, ...]:
        arrow = path("M0 0H56L46 -10M56 0L46 10", class_="none line")
        planning = disc(60, 85, "red", 1, 26) + at(92, 85, arrow) + rect(160, 58, 62, 54, rx=6, class_="shade line")
        lull = (
            at(70, 85, soldiers("blue", 2, 48))
            + at(120, 85, soldiers("blue", 3, 48))
            + text("2/3", 172, 95, 26, class_="display")
        )
        events = at(60, 85, letter("green"), scale=3) + at(172, 85, opened("green", True, 7), scale=3)
        return (
            self.step("round", 1, planning),
            self.step("round", 2, lull),
            self.step("round", 3, events),
            self.step("round", 4, at(120, 85, soldiers("red", 6, 68))),
        )

    def _attack(self) -> tuple[Figure, ...]:
        arrow = path("M0 0H46L36 -9M46 0L36 9", class_="none line")
        land = at(56, 70, soldiers("red", 5, 52)) + at(56, 122, cars("red", 1), scale=2) + at(96, 84, arrow)
        land += at(184, 84, soldiers("blue", 4, 52))
        water = rect(0, 0, 240, 170, class_="sea") + at(70, 90, boats("red", 1), scale=2.6)
        water += at(168, 90, boats("green", 1), scale=2.6)
        walls = (
            at(76, 84, soldiers("blue", 4, 56))
            + at(124, 84, labs(2), scale=2.4)
            + at(196, 84, opened("blue", False, 4, 1, True), scale=1.6)
        )
        return (self.step("attack", 1, land), self.step("attack", 2, water), self.step("attack", 3, walls))

    def _battle(self) -> Figure:
        battle = {
            "seat": 0,
            "colour": "red",
            "place": "enna",
            "from": "gela",
            "men": 5,
            "car": 1,
            "water": 0,
            "order": "red_basic_strike",
            "defender": "blue",
            "defenders": 3,
            "bonuses": [{"skull": 2, "car": 2}, {"labs": 1, "vests": 1}],
            "player": 1,
            "cards": ["coward_1", True],
            "taken": 0,
        }
        return self._scaled("conflict", cards.WIDTH, cards.HEIGHT, 0.9, theatre.theatre(self._sheet(), battle))

    def _hidden(self) -> tuple[Figure, ...]:
        sealed = at(120, 85, letter("yellow"), scale=5)
        screen = rect(40, 30, 160, 110, rx=8, class_="accent line") + text(
            "?", 120, 104, 60, text_anchor="middle", class_="display chalk"
        )
        return (self.step("hidden", 1, sealed), self.step("hidden", 2, screen))
