"""An introduction to Corleone's Empire for new players: ten lessons with the game's own drawings."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import Figure, Lesson, Picture, Primer, Texts, badge, callout, envelope
from consigliere.drawing.svg import at, circle, line, rect, text

from .picture import glyphs
from .picture.art import SHOP as SHOP_SIZE
from .picture.board import sign_inside
from .picture.cards import ALLY_HEIGHT, CARD_WIDTH, JOB_HEIGHT, ally_inside, job_inside
from .picture.style import STYLE

_SHOP: Final = "tile_gun_shop"
_JOB: Final = "numbers_game"
_ALLY: Final = "family_accountant"


def _mark(number: str) -> str:
    return text(number, 0, 9, 25, text_anchor="middle", class_="paper")


def lessons(words: Texts) -> tuple[Lesson, ...]:
    """The primer in the reader's language."""
    return _Primer(words).lessons()


class _Primer(Primer):
    """Draws one primer."""

    step_size = (240, 170)

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        return Picture.of(width, height, label, STYLE, rect(0, 0, width, height, rx=10, class_="street"), *inside)

    def lessons(self) -> tuple[Lesson, ...]:
        return (
            self.lesson("goal", (self._goal(),), "CE-GEN-01", "CE-GEN-02", "CE-FIN-06"),
            self.lesson("round", self._round(), "CE-GEN-02", "CE-OPEN-01", "CE-FB-01"),
            self.lesson("shop", (self._shop(), *self._signs()), "CE-THUG-01", "CE-THUG-03", "CE-BRD-03", "CE-ICON-02"),
            self.lesson("family", (self._family(),), "CE-FAM-01", "CE-FAM-04", "CE-BRD-05"),
            self.lesson("job", (self._job(),), "CE-JOB-01", "CE-JOB-02", "CE-JOB-04", "CE-FIN-05"),
            self.lesson("launder", (self._launder(),), "CE-ICON-02", "CE-TRIB-02", "CE-GEN-06"),
            self.lesson("war", self._war(), "CE-WAR-02", "CE-WAR-04", "CE-THUG-05", "CE-FIN-04"),
            self.lesson("bribe", self._bribe(), "CE-BRIBE-01", "CE-BRIBE-03", "CE-BRIBE-04", "CE-ALLY-01"),
            self.lesson("secret", (self._secret(),), "CE-GEN-05", "CE-GEN-09", "CE-TRIB-02"),
            self.lesson("first", (self._first(),), "CE-FB-01", "CE-FB-02", "CE-FB-03"),
        )

    # --- the pictures

    def _case(self, x: float, y: float, size: float) -> str:
        return glyphs.pict("suitcase", x, y, size, "c-gold")

    def _figure(self, role: str, family: str, x: float, y: float, scale: float = 1.3) -> str:
        return at(x, y, glyphs.figure(role, family), scale=scale, class_=f"of-{family}")

    def _marker(self, family: str, x: float, y: float) -> str:
        return at(x, y, glyphs.marker(family), scale=1.2, class_=f"of-{family}")

    def _goal(self) -> Figure:
        bills = [glyphs.bill(value, 210 + 74 * i, 70 - 10 * i, 70) for i, value in enumerate("1235")]
        awards = [self._marker("vitale", 260, 130), text("+$5", 300, 138, 26, class_="paper")]
        awards.append(rect(370, 112, 26, 36, rx=3, class_="hue-green edged"))
        return self.figure(
            "goal", 520, 170, self._case(100, 90, 130), *bills, *awards, text("+$5", 408, 138, 26, class_="paper")
        )

    def _round(self) -> tuple[Figure, ...]:
        shop = at(66, 20, sign_inside(_SHOP, self.words))
        people = self._figure("thug_1", "matarazzo", 80, 130) + self._figure("don", "vitale", 160, 130)
        war = self._figure("thug_1", "vitale", 60, 120) + self._figure("don", "vitale", 105, 120)
        war += self._figure("thug_1", "matarazzo", 190, 120) + text(">", 138, 100, 40, class_="paper")
        bribe = envelope(40, 40, 80) + envelope(120, 70, 80)
        tribute = "".join(rect(70 + 26 * i, 40 + 6 * i, 60, 84, rx=5, class_="chalk line") for i in range(3))
        return (
            self.step("round", 1, shop),
            self.step("round", 2, people),
            self.step("round", 3, war),
            self.step("round", 4, bribe),
            self.step("round", 5, tribute),
        )

    def _shop(self) -> Figure:
        left, top, scale = 165.0, 40.0, 1.6
        wide, tall = SHOP_SIZE
        inside = at(left, top, sign_inside(_SHOP, self.words), scale=scale)
        right = left + wide * scale
        calls = [
            callout(_mark("1"), (right + 70, top + 50), (right - 10, top + 50)),
            callout(_mark("2"), (left - 70, top + 190), (left + 30, top + 190)),
            callout(_mark("3"), (right + 70, top + 190), (right - 18, top + 190)),
        ]
        return self.figure("shop", 500, tall * scale + 60, inside, *calls, notes=3)

    def _signs(self) -> tuple[Figure, ...]:
        """The signs of back doors and windows that need an explanation."""
        names = (
            "launder",
            "draw_jobs_2_1",
            "exchange_good_1_booze_gun_dirty_money",
            "exchange_2_5",
            "take_horse_head",
        )
        return tuple([self.step("shop", i, glyphs.icon(name, 120, 85, 90, "paper")) for i, name in enumerate(names, 1)])

    def _family(self) -> Figure:
        boxes = [
            rect(20, 20, 150, 90, rx=8, class_="paper line"),
            rect(330, 20, 150, 90, rx=8, class_="paper line"),
            rect(175, 170, 150, 70, rx=8, class_="paper line"),
        ]
        legs = [line(250, 130, x, y, class_="zebra") for x, y in ((170, 110), (330, 110), (250, 170))]
        icons = glyphs.icon("gain_good_gun", 95, 65, 60) + glyphs.icon("launder", 405, 65, 60)
        icons += glyphs.icon("draw_jobs_2_1", 250, 205, 52)
        disc = circle(250, 130, 28, class_="disc")
        return self.figure("family", 500, 255, *boxes, *legs, icons, disc, self._figure("don", "pizzino", 250, 146, 1))

    def _job(self) -> Figure:
        left, top, scale = 180.0, 24.0, 1.8
        inside = at(left, top, job_inside(_JOB, self.words), scale=scale)
        right = left + CARD_WIDTH * scale
        calls = [
            callout(_mark("1"), (left - 70, top + 100), (left + 40, top + 100)),
            callout(_mark("2"), (right + 70, top + 152), (right - 12, top + 152)),
            callout(_mark("3"), (left - 70, top + 212), (left + 40, top + 212)),
            callout(_mark("4"), (right + 70, top + 26), (right - 6, top + 26)),
        ]
        return self.figure("job", 520, JOB_HEIGHT * scale + 48, inside, *calls, notes=4)

    def _launder(self) -> Figure:
        arrow = (
            line(190, 90, 300, 90, class_="edged")
            + line(280, 72, 302, 90, class_="edged")
            + line(280, 108, 302, 90, class_="edged")
        )
        return self.figure("launder", 520, 180, glyphs.bill("5", 110, 90, 130), arrow, self._case(400, 90, 140))

    def _war(self) -> tuple[Figure, ...]:
        one = self._figure("thug_1", "vitale", 50, 130) + self._figure("don", "vitale", 100, 130)
        one += self._figure("thug_1", "pizzino", 190, 130)
        two = self._marker("pizzino", 120, 110) + self._marker("vitale", 120, 84)
        three = self._figure("thug_1", "pizzino", 70, 120) + glyphs.icon("gain_good_gun", 130, 60, 50, "paper")
        three += glyphs.icon("gain_good_gun", 190, 60, 50, "paper") + self._marker("vitale", 190, 120)
        return self.step("war", 1, one), self.step("war", 2, two), self.step("war", 3, three)

    def _bribe(self) -> tuple[Figure, ...]:
        bids = self._case(60, 90, 80) + envelope(120, 55, 90)
        row = [glyphs.bill(value, 120, 45 + 44 * i, 80) for i, value in enumerate("531")]
        ally = at(120 - CARD_WIDTH * 0.45, 14, ally_inside(_ALLY, self.words), scale=(170 - 28) / ALLY_HEIGHT * 0.95)
        return self.step("bribe", 1, bids), self.step("bribe", 2, *row), self.step("bribe", 3, ally)

    def _secret(self) -> Figure:
        back = at(130, 90, rect(-36, -52, 72, 104, rx=6, class_="mahogany line"), badge(7, 30, 40, 18))
        return self.figure("secret", 520, 180, back, self._case(330, 90, 120))

    def _first(self) -> Figure:
        inside = self._figure("thug_1", "marzullo", 70, 130, 1.6) + self._figure("thug_2", "marzullo", 140, 130, 1.6)
        inside += self._figure("don", "marzullo", 220, 130, 1.6)
        inside += at(330, 18, job_inside("cook_the_books", self.words), scale=1.1)
        return self.figure("first", 520, 175, inside)
