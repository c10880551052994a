"""An introduction to Dual Powers for new players: ten lessons with the game's own drawings."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Figure, Lesson, Picture, Point, Primer, Texts, callout, star
from consigliere.drawing.svg import at, circle, group, path, polygon, rect
from consigliere.engine import Fast, Match, Setup, Title

from .components import BONUS_DAYS, TRACK_SIGN
from .picture import board, city, sides
from .picture.cards import WIDTH as CARD_WIDTH
from .picture.cards import back, card
from .picture.glyphs import STAR, caption, emblem, icon, numeral
from .picture.pieces import objective_marker, token, will_marker
from .picture.sheet import Sheet
from .picture.style import STYLE, patterns

_PART: Final = "dp-primer"
_SMALL, _LARGE = min(BONUS_DAYS), max(BONUS_DAYS)


def lessons(title: Title, words: Texts) -> tuple[Lesson, ...]:
    """The primer in the reader's language."""
    return _Primer(title, words).lessons()


class _Primer(Primer):
    """Draws one primer. All its figures use the table of a game that has just begun."""

    def __init__(self, title: Title, words: Texts) -> None:
        options = title.complete_options(2, {})
        super().__init__(words, small=str(_SMALL), large=str(_LARGE))
        self.view = Match.begin(Setup(title, 2, options, Fast(7))).view(0)

    def lessons(self) -> tuple[Lesson, ...]:
        return (
            self.lesson("goal", (self._goal(),), "DP-RND-03", "DP-PTS-01", "DP-END-01", "DP-END-02"),
            self.lesson("round", self._round(), "DP-RND-01", "DP-DRAW-01", "DP-OBJ-01", "DP-ACT-01", "DP-CLN-01"),
            self.lesson("card", (self._command(),), "DP-COMP-15", "DP-ACT-07", "DP-ORD-01", "DP-ORD-11", "DP-COMP-18"),
            self.lesson("leader", (self._leader(),), "DP-COMP-19", "DP-ACT-08", "DP-LDR-01", "DP-CLN-06"),
            self.lesson("calendar", (self._calendar(),), "DP-DATE-01", "DP-DATE-03", "DP-DATE-05", "DP-BON-01"),
            self.lesson("strength", (self._strength(),), "DP-STR-01", "DP-STR-02", "DP-STR-04", "DP-STR-05"),
            self.lesson("scoring", (self._scoring(),), "DP-UNR-02", "DP-SCO-02", "DP-EXH-01", "DP-EXH-02"),
            self.lesson("secret", self._secret(), "DP-OBJ-01", "DP-OBJ-03", "DP-SPC-02", "DP-ACT-06", "DP-RULE-37"),
            self.lesson("win", self._win(), "DP-ORD-10", "DP-STR-05", "DP-DATE-05", "DP-RULE-43", "DP-EXH-05"),
            self.lesson("first", (self._first(),), "DP-OBJ-01", "DP-OBJ-02", "DP-OBJ-04", "DP-SCO-04"),
        )

    # --- tables for the figures

    def _sheet(self, **table: Any) -> Sheet:
        """The starting table with some changes."""
        return Sheet({**self.view, "table": {**self.view["table"], **table}}, self.words, _PART)

    def _placed(self, **places: str) -> dict[str, str]:
        """The starting tokens with some of them moved."""
        return {**self.view["table"]["tokens"], **places}

    def _tile(self, region: str) -> list[str]:
        return board.tile(self.words, _PART, region)

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        ground = rect(0, 0, width, height, class_="paper")
        frame = rect(0, 0, width, height, class_="none line")
        return Picture.of(width, height, label, STYLE, patterns(_PART), ground, *inside, frame)

    # --- the lessons' figures

    def _goal(self) -> Figure:
        """The support track, with each side's colour behind its end."""
        track = board.track(self.words, self.view["table"]["half_length"], 3 * TRACK_SIGN[1])
        return self.figure(
            "goal",
            880,
            190,
            polygon(((0, 0), (470, 0), (410, 190), (0, 190)), class_="poster"),
            emblem("red", 50, 42, 52, "chalk"),
            caption(self.words("faction-red"), 86, 54, 32, 280, text_anchor="start", class_="display chalk"),
            emblem("white", 830, 42, 52, "ink"),
            caption(self.words("faction-white"), 794, 54, 32, 290, text_anchor="end", class_="display ink"),
            at(-160, 72, track),
        )

    def _round(self) -> tuple[Figure, ...]:
        """The five phases."""
        sheet = self._sheet()
        fan = [at(136, 175, back(-41, -160, 0.55), turn=18 * (i - 2)) for i in range(5)]
        red = ("command_red_5a", "command_green_4b", "command_white_2", "leader_card_lenin")
        white = ("command_blue_6a", "leader_card_kerensky", "command_purple_5b", "command_brown_3")
        played = [card(sheet, name, 12 + 55 * i, 8, 0.35) for i, name in enumerate(red)]
        played += [card(sheet, name, 12 + 55 * i, 88, 0.35) for i, name in enumerate(white)]
        flags = []
        for i, name in enumerate(("brown", "green", "blue")):
            flags.append(at(4 + 76 * i, 40, *self._tile(name), scale=0.85))
            flags.append(objective_marker(i + 1, 54 + 76 * i, 44, 1.15))
        tiles = [at(-2 + 90 * i, 34, *self._tile(name), scale=0.8) for i, name in enumerate(("brown", "blue"))]
        arrows = [at(x, 88, icon("move", 0, 0, 26, "poster"), turn=180) for x in (82, 172)]
        stack = [rect(190 + 4 * i, 52 - 5 * i, 42, 62, class_="ink rimmed") for i in range(3)]
        return (
            self.step("round", 1, polygon(((0, 170), (0, 120), (240, 60), (240, 170)), class_="poster"), *fan),
            self.step(
                "round",
                2,
                card(sheet, "command_brown_4b", 26, 24, 0.58),
                sides.fold(26 + CARD_WIDTH * 0.58, 24),
                back(132, 24, 0.58),
            ),
            self.step("round", 3, rect(0, 0, 240, 85, class_="poster"), *played),
            self.step("round", 4, *flags),
            self.step("round", 5, *tiles, *arrows, *stack),
        )

    def _command(self) -> Figure:
        x, y, scale = 122, 18, 1.3

        def on(left: float, top: float) -> tuple[float, float]:
            return x + scale * left, y + scale * top

        return self.figure(
            "card",
            440,
            348,
            polygon(((0, 348), (0, 250), (440, 110), (440, 230)), class_="shade"),
            card(self._sheet(), "command_red_4b", x, y, scale),
            _callout(1, (52, 66), on(12, 37)),
            _callout(2, (388, 91), on(128, 56)),
            _callout(3, (52, 262), on(10, 187)),
            _callout(4, (222, 326), on(77, 198)),
            _callout(5, (388, 244), on(138, 174)),
            notes=5,
        )

    def _leader(self) -> Figure:
        x, y, scale = 84, 18, 1.3
        name = "leader_lenin"
        ready = self._sheet(tokens=self._placed(**{name: "red:ready"}))
        tired = self._sheet(tokens=self._placed(**{name: "red:exhausted"}))

        def on(left: float, top: float) -> tuple[float, float]:
            return x + scale * left, y + scale * top

        return self.figure(
            "leader",
            530,
            348,
            polygon(((530, 0), (530, 120), (300, 348), (150, 348)), class_="shade"),
            card(ready, "leader_card_lenin", x, y, scale),
            token(ready, name, 416, 90, 64),
            token(tired, name, 416, 238, 64),
            _callout(1, (38, 273), on(10, 196)),
            _callout(2, (175, 326), on(70, 206)),
            _callout(3, (262, 326), on(120, 206)),
            _callout(4, (320, 42), (372, 76)),
            _callout(5, (320, 196), (367, 258)),
            notes=5,
        )

    def _calendar(self) -> Figure:
        """Part of the calendar: four days on from the 26th end on the 30th, which slides on."""
        left, top = 488, 74
        sheet = self._sheet(day=26, month="august", tokens=self._placed(trotsky_neutral="out", trotsky_red="out"))

        def over(day: int) -> float:
            return board.LEFT + board.DAY * (day - 0.5) - left

        start, stop = over(26), over(_LARGE)
        hop = f"M{start} 70C{start} 8 {stop} 8 {stop} 60"
        return self.figure(
            "calendar",
            406,
            240,
            at(-left, top, *board.calendar(sheet)),
            rect(404, 0, 10, 240, class_="paper"),
            path(hop, class_="none", stroke="var(--red)", stroke_width=6),
            path(f"M{stop - 13} 54H{stop + 13}L{stop} 74Z", class_="poster"),
            circle((start + stop) / 2, 26, 22, class_="poster"),
            numeral("+4", (start + stop) / 2, 26, 22, "chalk"),
            path(f"M{over(_SMALL)} 40V62", class_="none", stroke="var(--red)", stroke_width=6),
            path(f"M{over(_SMALL) - 13} 54H{over(_SMALL) + 13}L{over(_SMALL)} 74Z", class_="poster"),
            circle(over(_SMALL), 26, 22, class_="poster"),
            at(over(_SMALL), 27, path(STAR), scale=0.3, class_="chalk"),
        )

    def _strength(self) -> Figure:
        """A region where three strengths meet: red holds the Will, so the neutral token counts for red."""
        places = self._placed(
            red_unit_06="brown:ready",
            leader_lenin="brown:exhausted",
            neutral_unit_01="brown:ready",
            white_unit_08="brown:ready",
            white_unit_05="brown:exhausted",
        )
        sheet = self._sheet(tokens=places, unrest=None)
        return self.figure("strength", 500, 356, at(-700, -196, *city.city(sheet)))

    def _scoring(self) -> Figure:
        """The whole city at the end of a round, with its three flags."""
        places = self._placed(
            red_unit_06="green:ready",
            red_unit_04="green:ready",
            red_unit_02="brown:ready",
            leader_stalin="red:ready",
            white_unit_08="brown:ready",
            white_unit_05="blue:ready",
            leader_kerensky="blue:exhausted",
            white_unit_03="green:exhausted",
        )
        sheet = self._sheet(tokens=places, markers=["brown", "green", "blue"], day=24, month="may_june")
        return self.figure("scoring", city.WIDTH, city.HEIGHT, *city.city(sheet))

    def _secret(self) -> tuple[Figure, ...]:
        sheet = self._sheet(tokens=self._placed(white_unit_08="red:ready", red_unit_06="red:exhausted"))
        own = [card(sheet, name, 14 + 42 * i, 34, 0.5) for i, name in enumerate(("command_green_2", "command_blue_5b"))]
        own.append(card(sheet, "command_brown_4b", 144, 34, 0.5))
        stack = [rect(148 + 5 * i, 58 - 6 * i, 52, 72, class_="ink rimmed") for i in range(3)]
        return (
            self.step("secret", 1, *own, sides.fold(144 + CARD_WIDTH * 0.5, 34)),
            self.step(
                "secret",
                2,
                card(sheet, "command_white_6b", 12, 34, 0.5),
                card(sheet, "leader_card_kornilov", 94, 34, 0.5),
                token(sheet, "white_unit_08", 204, 54, 30),
                token(sheet, "red_unit_06", 204, 122, 30),
            ),
            self.step("secret", 3, back(34, 32, 0.5), back(40, 28, 0.5), back(46, 24, 0.5), *stack),
        )

    def _win(self) -> tuple[Figure, ...]:
        sheet = self._sheet(tokens=self._placed(neutral_unit_05="red:ready", red_unit_06="red:ready"))
        tired = self._sheet(tokens=self._placed(red_unit_06="red:exhausted"))
        rays = path(star(150, 16, 0.5), class_="shade", transform="translate(120,85)")
        day = group(
            rect(26, 24, 84, 118, class_="ink"),
            at(68, 56, path(STAR), scale=0.42, class_="poster"),
            numeral(_SMALL, 68, 110, 40, "paper"),
            rect(130, 24, 84, 118, class_="ink"),
            at(172, 56, path(STAR), scale=0.42, class_="poster"),
            numeral(_LARGE, 172, 110, 40, "paper"),
        )
        return (
            self.step(
                "win",
                1,
                rays,
                will_marker(sheet, 120, 85, 1.7),
                token(sheet, "neutral_unit_05", 40, 44, 30),
                token(sheet, "neutral_unit_02", 200, 44, 30),
                token(sheet, "neutral_unit_03", 40, 128, 30),
                token(sheet, "neutral_unit_04", 200, 128, 30),
            ),
            self.step("win", 2, day),
            self.step(
                "win",
                3,
                card(sheet, "command_green_4b", 20, 22, 0.6),
                token(self._sheet(tokens=self._placed(white_unit_09="green:ready")), "white_unit_09", 176, 62, 38),
                icon("move", 134, 130, 34, "poster"),
                at(190, 130, path(star(34, 12, 0.82)), class_="poster"),
                numeral(4, 190, 130, 32, "chalk"),
            ),
            self.step(
                "win",
                4,
                token(sheet, "red_unit_06", 46, 96, 36),
                icon("move", 92, 96, 26, "ink"),
                token(tired, "red_unit_06", 138, 96, 36),
                icon("move", 184, 96, 26, "ink"),
                circle(218, 96, 15, class_="none line", stroke_dasharray="6 5"),
                objective_marker(1, 120, 34, 0.8),
            ),
        )

    def _first(self) -> Figure:
        """A hand with one card raised."""
        cards = ["command_brown_4b", "command_green_6a", "command_blue_3", "command_red_5b", "leader_card_lenin"]
        view = {**self.view, "row": ["objective:command_brown_4b"]}
        sheet = Sheet({**view, "table": {**view["table"], "hand": cards}}, self.words, _PART)
        width = sides.hand_width(sheet)
        return self.figure("first", width, sides.HAND_HEIGHT, *sides.hand(sheet, width))


def _callout(number: int, spot: Point, target: Point) -> str:
    return callout(numeral(number, 0, 0, 22, "chalk"), spot, target)
