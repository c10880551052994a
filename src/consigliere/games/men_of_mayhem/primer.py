"""A primer for people who have never seen the box: nine lessons with the game's own drawings."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import Figure, Lesson, Picture, Point, Primer, Texts, callout, die, screen, thermometer
from consigliere.drawing.svg import at, circle, rect, text

from .components import MAIN_OPS, PLACE, TRICK_OPS
from .picture.cards import poster
from .picture.clubs import patch
from .picture.lots import house
from .picture.phrases import printed
from .picture.pieces import emblem, figure, fist, goods, icon, order_token
from .picture.style import STYLE

_SITE: Final = "gun_factory"


def lessons(words: Texts) -> tuple[Lesson, ...]:
    """The primer in the reader's language."""
    return _Primer(words).lessons()


class _Primer(Primer):
    """A primer while it is drawn."""

    step_size = (240, 170)

    def lessons(self) -> tuple[Lesson, ...]:
        return (
            self.lesson("goal", (self._goal(),), "MM-END-01", "MM-RND-01"),
            self.lesson("round", self._round(), "MM-RND-01", "MM-ORD-01", "MM-ANA-01", "MM-MKT-01", "MM-CLN-01"),
            self.lesson("site", (self._site(),), "MM-EXP-01", "MM-EXP-02", "MM-TRK-01", "MM-EXP-04"),
            self.lesson("orders", self._orders(), "MM-TURN-02", "MM-RIDE-01", "MM-REC-01", "MM-PIN-01"),
            self.lesson("fight", self._fight(), "MM-TD-01", "MM-TD-05", "MM-TD-11", "MM-TD-15", "MM-TD-18"),
            self.lesson("heat", (self._heat(),), "MM-HEAT-03", "MM-HEAT-09", "MM-MKT-02"),
            self.lesson("market", self._market(), "MM-MKT-03", "MM-MKT-04", "MM-MKT-06"),
            self.lesson("deals", self._deals(), "MM-TRD-01", "MM-TRD-03", "MM-TRD-08", "MM-OP-05"),
            self.lesson("first", (self._first(),), "MM-SET-05", "MM-TURN-01", "MM-PAT-02"),
        )

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        ground = rect(0, 0, width, height, rx=8, class_="asphalt")
        return Picture.of(width, height, label, STYLE, ground, *inside)

    def _mark(self, number: int, spot: Point, target: Point) -> str:
        mark = text(str(number), 0, 7, 20, text_anchor="middle", class_="ink", font_weight=700)
        return callout(mark, spot, target, "--accent", "--ink")

    # --- the lessons' figures

    def _goal(self) -> Figure:
        """A gang's goods without the blind."""
        inside = goods("cash", 31, 40, 40, self.words, 56)
        blind = screen(40, 30, 220, 150, inside=inside, lifted=True, class_="of-samcro")
        down = [
            screen(300 + i * 150, 50, 120, 120, emblem=emblem(club, 40, "own"), class_=f"of-{club}")
            for i, club in enumerate(("mayans", "one_niners"))
        ]
        return self.figure("goal", 600, 210, blind, *down)

    def _round(self) -> tuple[Figure, ...]:
        """The phases that matter to a beginner."""
        tokens = "".join([order_token(50 + i * 34, 84, 16) for i in range(5)])
        event = at(37, 26, poster("drive_by", 0, 0, self.words))
        dude = figure("samcro", "member", "docks", 2, 30, 116, self.words, 2)
        away = figure("samcro", "prospect", "docks", 3, 150, 116, self.words, 2)
        closed = at(120, 84, fist(), class_="of-mayans")
        return (
            self.step("round", 1, tokens),
            self.step("round", 2, event),
            self.step("round", 3, dude, away),
            self.step("round", 4, closed),
        )

    def _site(self) -> Figure:
        """A site, with its operations."""
        terms = tuple([printed(op) for op in (*MAIN_OPS[PLACE[_SITE]], *TRICK_OPS[PLACE[_SITE]])])
        lot = at(180, 8, house(_SITE, self.words, "primer", terms))
        dudes = figure("samcro", "member", _SITE, 2, 230, 258, self.words)
        marks = (
            self._mark(1, (90, 150), (196, 166)),
            self._mark(2, (90, 210), (190, 200)),
            self._mark(3, (90, 260), (224, 246)),
            self._mark(4, (470, 120), (352, 198)),
        )
        return self.figure("site", 560, 280, lot, dudes, *marks, notes=4)

    def _orders(self) -> tuple[Figure, ...]:
        ride = figure("mayans", "member", "docks", 1, 20, 112, self.words, 1.8) + at(
            136, 84, text("→", 0, 14, 40, text_anchor="middle", class_="bone")
        )
        exploit = order_token(120, 84, 36)
        recruit = figure("mayans", "prospect", "clubhouse", 1, 96, 124, self.words, 2.4)
        patched = figure("mayans", "prospect", "pool", 1, 40, 112, self.words, 2) + figure(
            "mayans", "member", "pool", 1, 136, 112, self.words, 2
        )
        return (
            self.step("orders", 1, ride, patch("mayans", 196, 84, 70, self.words)),
            self.step("orders", 2, exploit),
            self.step("orders", 3, recruit),
            self.step("orders", 4, patched, text("→", 120, 98, 44, text_anchor="middle", class_="bone")),
        )

    def _fight(self) -> tuple[Figure, ...]:
        backup = "".join([figure("samcro", "prospect", f"{i}", 1, 40 + i * 60, 112, self.words, 1.8) for i in range(3)])
        fists = "".join(
            [
                at(70 + i * 100, 84, fist(), scale=0.9, class_=f"of-{club}")
                for i, club in enumerate(("samcro", "mayans"))
            ]
        )
        dice = die(3, 70, 84, 56) + die(4, 170, 84, 56)
        hurt = at(120, 84, circle(0, 0, 54, class_="chalk"), icon("gun", 0, 0, 76, "ink"))
        return (
            self.step("fight", 1, backup),
            self.step("fight", 2, fists),
            self.step("fight", 3, dice),
            self.step("fight", 4, hurt),
        )

    def _heat(self) -> Figure:
        tubes = "".join([at(60 + i * 110, 20, thermometer(0, 0, 160, i, 4, alarm=4)) for i in range(5)])
        return self.figure("heat", 620, 210, tubes)

    def _market(self) -> tuple[Figure, ...]:
        bags = "".join([icon("bag", 60 + i * 60, 84, 56, "bag") for i in range(3)])
        rows = "".join(
            [
                rect(50, 40 + i * 32, 140, 28, rx=4, class_="paper")
                + text(f"{bag}", 62, 60 + i * 32, 18, class_="ink")
                + text(f"${price}", 178, 60 + i * 32, 18, text_anchor="end", class_="ink", font_weight=700)
                for i, (bag, price) in enumerate((("1–2", 5), ("3–4", 4), ("5–6", 3)))
            ]
        )
        hot = at(102, 14, thermometer(0, 0, 130, 2, 4, alarm=4))
        return (self.step("market", 1, bags), self.step("market", 2, rows), self.step("market", 3, hot))

    def _deals(self) -> tuple[Figure, ...]:
        two = patch("samcro", 66, 84, 96, self.words) + patch("mayans", 174, 84, 96, self.words)
        things = icon("gun", 70, 84, 64, "gun") + text("⇄", 130, 100, 44, text_anchor="middle", class_="bone")
        look = screen(50, 30, 140, 110, emblem=emblem("mayans", 44, "own"), class_="of-mayans")
        return (
            self.step("deals", 1, two),
            self.step("deals", 2, things, icon("bag", 190, 84, 56, "bag")),
            self.step("deals", 3, look),
        )

    def _first(self) -> Figure:
        clubs = ("samcro", "mayans", "one_niners", "lin_syndicate", "grim_bastards", "calaveras")
        row = "".join([patch(club, 70 + i * 112, 100, 100, self.words) for i, club in enumerate(clubs)])
        return self.figure("first", 700, 200, row)
