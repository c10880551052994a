"""An introduction to La Cosa Nostra for new players: ten lessons with the game's own drawings.

They follow the rulebook's example of a deal: the Blundetto plan a fraud and need a lawyer, whom the DiMaggio have.
[LCN-EX-04]
"""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import Figure, Lesson, Picture, Point, Primer, Texts, callout, pattern_fill
from consigliere.drawing.svg import at, path, rect
from consigliere.engine import Fast, Match, Option, Setup, Title

from .components import BUSINESS, COST, MONOPOLY, MONOPOLY_INCOME, SCORING
from .picture.cards import business, gangster
from .picture.felt import felt
from .picture.files import job_file, slip
from .picture.glyphs import SIGNS, drawn
from .picture.letters import line_of
from .picture.pieces import business_back, chip, die, disc, influence_back, job_back
from .picture.sheet import HIDDEN, Sheet
from .picture.style import STYLE, patterns

_PART: Final = "lcn-primer"
_FAMILIES: Final = ("blundetto", "dimaggio", "calmuti")
_JOB: Final = "fraud_r1"
_LAWYER: Final = "lawyer_1"
_SHARK: Final = "loan_shark_1"
_PRICE: Final = 2000


def lessons(title: Title, words: Texts) -> tuple[Lesson, ...]:
    """The primer in the reader's language."""
    return _Primer(title, words).lessons()


class _Primer(Primer):
    """Draws one primer. All its figures use the table of a game for three that has just begun."""

    step_size = (240, 180)

    def __init__(self, title: Title, words: Texts) -> None:
        options = title.complete_options(3, {"bosses": "choice", "first_player": "host"})
        match = Match.begin(Setup(title, 3, options, Fast(1)))
        super().__init__(words)
        self.before = match.view(0)
        for seat, family in enumerate(_FAMILIES):
            match.play(seat, Option("boss", family))
        self.view = match.view(0)

    def lessons(self) -> tuple[Lesson, ...]:
        return (
            self.lesson("goal", (self._goal(),), "LCN-END-02", "LCN-END-03", "LCN-END-05", "LCN-END-07"),
            self.lesson("round", self._round(), "LCN-RND-01", "LCN-PLAN-01", "LCN-ACT-01", "LCN-INC-01"),
            self.lesson("job", (self._job(),), "LCN-GEN-03", "LCN-EARN-02", "LCN-ROLL-04", "LCN-ATK-01"),
            self.lesson("crew", (self._crew(),), "LCN-GEN-06", "LCN-GEN-07", "LCN-PLAN-02", "LCN-PLAN-03"),
            self.lesson("dice", (self._dice(),), "LCN-ROLL-01", "LCN-ROLL-02", "LCN-ROLL-04", "LCN-EARN-01"),
            self.lesson("deals", self._deals(), "LCN-DEAL-02", "LCN-NEG-02", "LCN-NEG-07", "LCN-NEG-03", "LCN-TIM-01"),
            self.lesson("reactions", self._reactions(), "LCN-REACT-02", "LCN-REACT-05", "LCN-INF-02", "LCN-TIM-05"),
            self.lesson("secret", self._secret(), "LCN-GEN-01", "LCN-GEN-08", "LCN-GEN-09", "LCN-PLAN-03"),
            self.lesson("win", self._win(), "LCN-INC-02", "LCN-MONO-02", "LCN-ACT-06", "LCN-BLK-03", "LCN-TIP-01"),
            self.lesson("first", (self._first(),), "LCN-SET-04", "LCN-SET-06", "LCN-SET-11", "LCN-PLAN-01"),
        )

    # --- tables for the figures

    def _sheet(self, **table: Any) -> Sheet:
        """The starting table with some changes."""
        return Sheet({**self.view, "table": {**self.view["table"], **table}}, self.words, _PART)

    def _man(self, seat: int, place: int, **changed: Any) -> dict[str, Any]:
        """A gangster of a family, counted from the weakest, with some changes."""
        found: dict[str, Any] = {**self.view["table"]["players"][seat]["gangsters"][place], **changed}
        return found

    def picture(self, width: float, height: float, label: str, *inside: str) -> Picture:
        ground = [
            rect(0, 0, width, height, class_="dark"),
            rect(0, 0, width, height, fill=pattern_fill(_PART, "beams")),
            rect(0, 0, width, height, fill=pattern_fill(_PART, "grain"), class_="grain"),
        ]
        frame = rect(1, 1, width - 2, height - 2, class_="none pale")
        return Picture.of(width, height, label, STYLE, patterns(_PART), *ground, *inside, frame)

    def _money(self, amount: int, x: float, y: float, size: float = 40, ink: str = "lamp") -> str:
        return line_of(self._sheet().money(amount), x, y, size, 200, class_=ink)

    # --- the lessons' figures

    def _goal(self) -> Figure:
        """The accounts after the last payday."""
        result = {"winners": [1], "scores": [61000, 84500, 58000], "reason": "most_money"}
        view = {**self.view, "result": result, "table": {**self.view["table"], "phase": "end", "deeds": []}}
        return self.figure("goal", 620, 330, at(8, 8, *felt(Sheet(view, self.words, _PART), 604, 314)))

    def _round(self) -> tuple[Figure, ...]:
        """The four phases."""
        sheet = self._sheet(prices={"garage_1": COST[BUSINESS["garage_1"]]})
        back = at(-38, -220, job_back(sheet, 1, 76, 96))
        fan = [at(98, 262, back, turn=10 * (i - 1.5)) for i in range(4)]
        hidden = {"kind": "job", "card": HIDDEN, "round": 1}
        purchase = {"kind": "purchase", "business": "garage_1", "tokens": []}
        money = [business(sheet, name, 14 + 112 * i, 16, 1) for i, name in enumerate((_LAWYER, "garage_1"))]
        return (
            self.step("round", 1, *fan, at(166, 112, influence_back(64, 46), turn=8)),
            self.step(
                "round",
                2,
                gangster(sheet, self._man(0, 2, tasks=[hidden, None]), 26, 8, 0.84),
                gangster(sheet, self._man(0, 1, tasks=[purchase, None]), 132, 8, 0.84),
            ),
            self.step(
                "round",
                3,
                rect(10, 10, 220, 160, rx=10, class_="felt"),
                *(die(face, 54 + 66 * i, 92, 54, face >= 3, turn=(-7, 5, -4)[i]) for i, face in enumerate((1, 4, 5))),
            ),
            self.step("round", 4, *money, self._money(5000, 120, 160, 38)),
        )

    def _job(self) -> Figure:
        x, y, scale = 122, 16, 1.2

        def on(left: float, top: float) -> tuple[float, float]:
            return x + scale * left, y + scale * top

        return self.figure(
            "job",
            472,
            350,
            job_file(self._sheet(), _JOB, x, y, scale),
            _callout(1, (52, 40), on(26, 13)),
            _callout(2, (420, 126), on(150, 92)),
            _callout(3, (52, 186), on(7, 142)),
            _callout(4, (420, 186), on(181, 142)),
            _callout(5, (52, 241), on(7, 186)),
            _callout(6, (52, 300), on(7, 234)),
            notes=6,
        )

    def _crew(self) -> Figure:
        """A gangster with a closed file, and a business on the market."""
        sheet = self._sheet()
        hidden = {"kind": "job", "card": HIDDEN, "round": 1}
        man, big = (82.0, 18.0), 1.55
        card, large = (302.0, 48.0), 1.75
        return self.figure(
            "crew",
            560,
            350,
            gangster(sheet, self._man(0, 2, tasks=[hidden, None]), *man, big),
            business(sheet, _LAWYER, *card, large, price=_PRICE),
            _callout(1, (40, 210), (man[0] + 1 * big, man[1] + 124 * big)),
            _callout(2, (40, 284), (man[0] + 10 * big, man[1] + 172 * big)),
            _callout(3, (266, 204), (card[0] + 1 * large, card[1] + 88 * large)),
            _callout(4, (520, 178), (card[0] + 97 * large, card[1] + 86 * large)),
            _callout(5, (520, 244), (card[0] + 98 * large, card[1] + 112 * large)),
            notes=5,
        )

    def _dice(self) -> Figure:
        """The fraud on the felt: three guns, three dice, two successes."""
        deed = {
            "job": _JOB,
            "mode": "job",
            "seat": 0,
            "gangster": self._man(0, 2)["id"],
            "dice": [1, 4, 5],
            "fixed": [],
            "value": 3,
            "reward": 9000,
            "taken": 0,
            "harm": "none",
            "repelled": False,
            "void": False,
            "repeated": False,
            "sources": [_SHARK, _LAWYER],
        }
        sheet = self._sheet(deeds=[deed], phase="action")
        return self.figure("dice", 798, 372, at(8, 8, *felt(sheet, 782, 356)))

    def _deals(self) -> tuple[Figure, ...]:
        sheet = self._sheet()
        facts = {**self.view["table"]["players"][1]["businesses"][1], "tokens": [0]}
        arrow = SIGNS["arrow"]
        return (
            self.step(
                "deals",
                1,
                business(sheet, facts["id"], 22, 30, 1.2, facts),
                self._money(_PRICE, 194, 70, 26),
                drawn(arrow, 194, 96, 40, "ash", turn=180),
                disc(sheet, _FAMILIES[0], 194, 142, 24),
            ),
            self.step(
                "deals",
                2,
                gangster(sheet, self._man(0, 0), 14, 22, 0.62),
                business(sheet, _SHARK, 14, 116, 0.58),
                self._money(_PRICE, 184, 64, 28),
                chip(sheet, 1, 184, 136, 30),
                drawn(arrow, 108, 66, 36, "lamp"),
                drawn(arrow, 108, 128, 36, "ash", turn=180),
            ),
            self.step(
                "deals",
                3,
                path("M34 24H206V112H120L84 148V112H34Z", class_="bone"),
                drawn(SIGNS["neutral"], 120, 68, 74, "ink"),
                path("M48 118L192 18", stroke="var(--lipstick)", stroke_width=9, fill="none"),
            ),
        )

    def _reactions(self) -> tuple[Figure, ...]:
        sheet = self._sheet()
        back = at(136, 44, job_back(sheet, 3, 92, 104), turn=9)
        found = [
            self.step("reactions", i, back, job_file(sheet, name, 18, 10, 0.61))
            for i, name in enumerate(("robbery_r3", "ambush_r3"), 1)
        ]
        slips = slip(sheet, "doctor", 8, 22, 0.49), slip(sheet, "schemer", 124, 22, 0.49)
        return (*found, self.step("reactions", 3, *slips))

    def _secret(self) -> tuple[Figure, ...]:
        sheet = self._sheet()
        hidden = {"kind": "job", "card": HIDDEN, "round": 1}
        stacks = [at(20 + 3 * i, 52 - 3 * i, business_back(sheet, 56, 70)) for i in range(3)]
        stacks += [at(96 + 3 * i, 52 - 3 * i, job_back(sheet, 2, 56, 72)) for i in range(3)]
        stacks += [at(166 + 3 * i, 62 - 3 * i, influence_back(58, 44)) for i in range(3)]
        return (
            self.step("secret", 1, job_file(sheet, _JOB, 10, 12, 0.58), slip(sheet, "snitch", 124, 22, 0.49)),
            self.step(
                "secret",
                2,
                gangster(sheet, self._man(1, 2, tasks=[hidden, None]), 18, 8, 0.84),
                business(sheet, "casino_1", 122, 14, 1),
                self._money(5000, 174, 160, 34),
            ),
            self.step("secret", 3, *stacks),
        )

    def _win(self) -> tuple[Figure, ...]:
        sheet = self._sheet()
        men = [gangster(sheet, self._man(0, i), 8 + 76 * i, 34, 0.72) for i in range(3)]
        crown = "M0 26V4L14 15L28 0L42 15L56 4V26Z"
        pimps = [business(sheet, f"pimp_{i + 1}", 14 + 112 * i, 62) for i in range(2)]
        steps = [drawn(SIGNS[sign], 40 + 80 * i, 90, 52, "lamp") for i, sign in enumerate(("earning", "buy", "again"))]
        arrows = [drawn(SIGNS["arrow"], 80 + 80 * i, 90, 20, "ash") for i in range(2)]
        blocked = {**self.view["table"]["players"][1]["businesses"][2], "blocked": True}
        return (
            self.step("win", 1, *men, gang=SCORING["most_gangsters_bonus"]),
            self.step(
                "win",
                2,
                at(92, 18, path(crown, class_="lamp")),
                *pimps,
                income=MONOPOLY_INCOME[MONOPOLY["prostitution"]],
            ),
            self.step("win", 3, *steps, *arrows),
            self.step("win", 4, business(sheet, blocked["id"], 62, 32, 1.16, blocked)),
        )

    def _first(self) -> Figure:
        """Five bosses to choose from."""
        return self.figure("first", 760, 330, at(8, 8, *felt(Sheet(self.before, self.words, _PART), 744, 314)))


def _callout(number: int, spot: Point, target: Point) -> str:
    """A numbered lamp next to a card and a line to what it explains."""
    mark = line_of(str(number), 0, 10, 28, 30, class_="ink")
    return callout(mark, spot, target, "--lamp", "--night", r=21, dot=6, rim=2.5)
