"""An arrest: a line-up wall in red and blue. All dudes who may take the fall stand there, each with their place."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from consigliere.drawing import OSWALD, RUBIK_MONO, YESEVA, piece, while_legal
from consigliere.drawing.svg import Value, at, group, path, rect, text
from consigliere.games.men_of_mayhem.components import MOST_HEAT, RESET_HEAT

from .fight import TAPE
from .pieces import count, emblem, icon
from .sheet import Valley
from .street import HEIGHT, WIDTH

TOP: Final = 228.0
HIGH: Final = HEIGHT - TOP
_HEAD: Final = 50.0
_SKIN: Final = "#c9a583"
_DARK: Final = "#0e0b10"


def arrest_scene(sheet: Valley, seat: int) -> str:
    """The wall over the lower half of the board."""
    words, club = sheet.words, sheet.club(seat)
    who = sheet.suspects
    step = min(290.0, (WIDTH - 40) / max(1, len(who)))
    first = (WIDTH - step * (len(who) - 1)) / 2
    inside = [
        rect(0, 0, WIDTH, HIGH, fill="#27313e"),
        _wall(),
        rect(0, 0, WIDTH, TAPE, fill=sheet.fill("tape")),
        _head(sheet, seat),
        group(
            *[_suspect(sheet, club, *one, first + i * step, step, i) for i, one in enumerate(who)],
            class_=f"line-up line-up-{len(who)}",
        ),
    ]
    told = words("pic-too-hot")
    veil = rect(0, 0, WIDTH, TOP, class_="night through veil", opacity=0.66)
    return veil + piece(0, TOP, *inside, tooltip=told, id="arrest", class_="stage arrest")


@lru_cache(maxsize=1)
def _wall() -> str:
    """Height lines, and the light bar of a patrol car that sweeps over them."""
    lines = [rect(0, 72 + k * 32, WIDTH, 3 if k % 2 == 0 else 1.5, fill="#46535f") for k in range(10)]
    feet = [
        text(f"{6 - k // 2}′", WIDTH - 16, 66 + k * 32, 17, text_anchor="end", fill="#aeb9c2") for k in range(2, 10, 2)
    ]
    low = HIGH
    return group(
        *lines,
        *feet,
        path(f"M0 0H330L0 {low:g}Z", class_="law", opacity=0.3),
        path(f"M0 0H160L0 {low * 0.6:g}Z", class_="law", opacity=0.35),
        path(f"M{WIDTH} 0H{WIDTH - 330}L{WIDTH} {low:g}Z", class_="hot", opacity=0.3),
        path(f"M{WIDTH} 0H{WIDTH - 160}L{WIDTH} {low * 0.6:g}Z", class_="hot", opacity=0.35),
    )


def _head(sheet: Valley, seat: int) -> str:
    """What happens: heat passed the end of the track, and is reset."""
    words = sheet.words
    title = words("pic-too-hot").upper()
    size = min(27.0, 250 / RUBIK_MONO.width(title))
    x = WIDTH - 420.0
    asked = words("pic-who-goes") if sheet.view["seat"] == seat else words(f"side-{sheet.club(seat)}")
    after = 76 + RUBIK_MONO.width(title) * size
    said = [
        icon("arrest", 32, 37, 36, "law"),
        RUBIK_MONO.line(title, 62, 47, size, 260, text_anchor="start", class_="mono chalk"),
        OSWALD.line(asked, after, 46, 23, 320, text_anchor="start", class_="bone"),
    ]
    parts = [icon("heat", x - 26, 37, 28, "hot")]
    for i in range(MOST_HEAT + 1):
        parts.append(rect(x + i * 44, 18, 40, 38, rx=4, class_=f"heat{i}", stroke="var(--edge)"))
        parts.append(text(str(i), x + i * 44 + 20, 46, 24, text_anchor="middle", class_="chalk", font_weight=700))
    edge: dict[str, Value] = {"stroke": "var(--chalk)", "stroke_width": 3}
    parts += [
        icon("arrest", x + 246, 37, 36, "hot"),
        path(f"M{x + 270:g} 35h30v-8l18 10-18 10v-8h-30Z", class_="chalk"),
        rect(x + 330, 18, 44, 38, rx=4, class_=f"heat{RESET_HEAT}", **edge),
        text(str(RESET_HEAT), x + 352, 47, 27, text_anchor="middle", class_="chalk", font_weight=700),
    ]
    ground = rect(0, TAPE, WIDTH, _HEAD, class_="night ground")
    return group(ground, group(*said, class_="what"), group(*parts, class_="ladder"))


def _suspect(sheet: Valley, club: str, kind: str, place: str, number: int, x: float, step: float, i: int) -> str:
    """One who may take the fall: the figure from the street, moved to the wall."""
    words = sheet.words
    wide = min(256.0, step - 8)
    scale = min(1.5, wide / 172)
    low = HIGH - TAPE - _HEAD - 12
    label = words(place)
    members, prospects = (1, 0) if kind == "member" else (0, 1)
    size = max(14.0, min(26.0, (wide - 60) / YESEVA.width(label)))
    board = wide - 24
    edge: dict[str, Value] = {"x": -wide / 2, "y": 0, "width": wide, "height": low, "rx": 12}
    return piece(
        x,
        TAPE + _HEAD + 8,
        rect(-wide / 2, 0, wide, low, rx=12, class_="frame reach"),
        at(0.16 * wide, low - 88 * scale, _bust(club, (i + 1) % 3), scale=round(0.72 * scale, 3), opacity=0.6)
        if number > 1
        else "",
        at(-0.08 * wide if number > 1 else 0, low - 92 * scale, _bust(club, i % 3), scale=round(scale, 3)),
        rect(-board / 2, low - 52, board, 44, class_="chalk line"),
        icon(kind, -board / 2 + 22, low - 30, 28, "ink"),
        YESEVA.line(label, 16, low - 30 + size * 0.36, size, board - 52, class_="yeseva ink"),
        count(number, board / 2, low - 52, 12) if number > 1 else "",
        while_legal(
            rect(**edge, class_="rim-line", stroke_width=9),  # type: ignore[arg-type]
            rect(**edge, class_="light-line tube", stroke_width=3.4),  # type: ignore[arg-type]
        ),
        tooltip=f"{words(place)}\n{words('dudes', members=members, prospects=prospects)}",
        id=f"figure-{club}_{kind}_{place}",
        data_thing=f"{club}_{kind}_{place}",
        class_=f"suspect self-lit of-{club}",
    )


@lru_cache(maxsize=32)
def _bust(club: str, sort: int) -> str:
    """A dude without a bike: head, beard, vest with the club's sign; three kinds of heads."""
    line: dict[str, Value] = {"stroke": _DARK, "stroke_width": 4}
    parts = [path("M-42 6C-52-40-44-78 0-80S52-40 42 6Z", fill=_DARK)] if sort == 1 else []
    parts += [
        path("M-78 92C-80 34-52 22-22 12V-6H22V12C52 22 80 34 78 92Z", fill="#3a4454", **line),
        path("M-78 92C-80 34-52 22-26 14L-8 92ZM78 92C80 34 52 22 26 14L8 92Z", fill=_DARK),
        path("M-62 52L-30 40V70L-62 78ZM62 52L30 40V70L62 78Z", class_="own"),
        at(-46, 60, emblem(club, 22)),
        rect(-20, -16, 40, 34, rx=8, fill=_SKIN, **line),
        path("M-33-40A33 38 0 1 1 33-40A33 38 0 1 1-33-40Z", fill=_SKIN, **line),
    ]
    if sort == 0:
        parts += [
            path("M-35-44C-36-84 36-84 35-44L30-52H-30ZM30-54L54-42 34-40Z", class_="own", **line),
            path("M-26-30C-26 6 26 6 26-30C18-20-18-20-26-30Z", fill=_DARK),
        ]
    elif sort == 1:
        parts += [
            path("M-34-50C-34-84 34-84 34-50Z", fill=_DARK),
            rect(-36, -62, 72, 11, rx=2, class_="own", **line),
            path("M-27-26C-30 22 30 22 27-26C18-14-18-14-27-26Z", fill=_DARK),
        ]
    else:
        parts += [
            path("M-37-38C-38-88 38-88 37-38Z", class_="own", **line),
            rect(-39, -42, 78, 9, rx=3, fill=_DARK),
            path("M-13-14C-8-20 8-20 13-14C8-9-8-9-13-14Z", fill=_DARK),
        ]
    parts.append(path("M-24-45h18v8h-18ZM6-45h18v8h-18ZM-6-43.5h12v3h-12Z", fill=_DARK))
    return "".join(parts)
