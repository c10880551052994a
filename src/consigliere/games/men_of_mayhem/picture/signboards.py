"""The signs above sites: the name in its own lettering, the colours of who holds it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from consigliere.drawing import OSWALD, RUSSO, YESEVA, Font, Texts
from consigliere.drawing.svg import Value, at, group, path, rect

from .pieces import disc, emblem

SIGN_H: Final = 40.0
NARROW: Final = 170.0  # a lot below this width has short names
# The lettering of each sign; all others use the road signs' own
HAND_PAINTED: Final = frozenset(
    ("cut_house", "hairy_dog", "porn_studio", "liquor_store", "roadside_bar", "tattoo_parlor", "grow_house")
) | {"palace_restaurant", "brothel", "pawn_shop"}
STENCILLED: Final = frozenset(
    ("gun_factory", "military_surplus", "docks", "truck_stop", "warehouse", "lumber_yard", "bus_depot")
)


class Holders(NamedTuple):
    """Who is at a site: the one club that holds it, or the clubs that contest it."""

    control: str
    contested: tuple[str, ...]


def face_of(name: str) -> tuple[Font, str]:
    """The font size of a site's sign, and its class."""
    if name in HAND_PAINTED:
        return YESEVA, "yeseva"
    return (RUSSO, "russo") if name in STENCILLED else (OSWALD, "")


def sign_name(words: str, face: Font, class_: str, mid: float, y: float, room: float, size: float) -> str:
    """A name on its board: one line, or two if one would be too small."""
    shown = words if face is YESEVA else words.upper()
    weight: dict[str, Value] = {"font_weight": 700} if face is OSWALD else {}
    if face.width(shown) * size <= room * 1.1:
        return face.line(shown, mid, y + size * 0.36, size, room, class_=class_, **weight)
    first, second = face.two_lines(words)
    if face is not YESEVA:
        first, second = first.upper(), second.upper()
    small = max(15.0, size * 0.76)
    if not second:
        return face.line(first, mid, y + small * 0.36, small, room, class_=class_, **weight)
    return face.line(first, mid, y - 2, small, room, class_=class_, **weight) + face.line(
        second, mid, y + small - 2, small, room, class_=class_, **weight
    )


@lru_cache(maxsize=1024)
def signboard(name: str, wide: float, holders: Holders, part: str, words: Texts) -> str:
    """The name on its board: painted in the owner's colour, bone for nobody, two end caps for those who contest it."""
    x, y, w, h = 10.0, 8.0, wide - 20, SIGN_H
    control, contested = holders
    parts = [
        rect(x + 2, y + 3, w, h, rx=5, class_="cast"),
        rect(x, y, w, h, rx=5, class_="own fine" if control else "bone fine"),
    ]
    marks: list[str] = []
    lead = tail = 0.0
    if control:
        block = f"M{x + 5} {y}H{x + 36}V{y + h}H{x + 5}A5 5 0 0 1 {x} {y + h - 5}V{y + 5}A5 5 0 0 1 {x + 5} {y}Z"
        parts += [
            path(block, fill=f"url(#{part}-{control})"),
            rect(x + 36, y + h - 7, w - 40, 6, fill=f"url(#{part}-{control})"),
            rect(x + 3, y + 3, w - 6, h - 6, rx=3.5, class_="none", stroke="var(--on)", stroke_width=1.2, opacity=0.55),
        ]
        marks.append(group(disc(control, x + 19, y + h / 2, 14.5), class_="holder"))
        lead = 34
    elif contested:
        lead = tail = 28
        left = (
            f"M{x + 5} {y}H{x + 28}L{x + 21} {y + h}H{x + 5}A5 5 0 0 1 {x} {y + h - 5}V{y + 5}A5 5 0 0 1 {x + 5} {y}Z"
        )
        r = x + w
        right = (
            f"M{r - 5} {y}H{r - 21}L{r - 28} {y + h}H{r - 5}A5 5 0 0 0 {r} {y + h - 5}V{y + 5}A5 5 0 0 0 {r - 5} {y}Z"
        )
        for club, cap, at_ in ((contested[0], left, x + 11), (contested[1], right, r - 11)):
            parts.append(path(cap, class_=f"own fine of-{club}"))
            marks.append(at(at_, y + h / 2, emblem(club, 18), class_=f"of-{club}"))
    else:
        parts.append(rect(x + 3, y + 3, w - 6, h - 6, rx=3.5, class_="none", stroke="var(--rust)", stroke_width=1.4))
    face, class_ = face_of(name)
    room, mid = w - lead - tail - 10, x + lead + (w - lead - tail) / 2
    size = 17.0 if face is not YESEVA else 19.0
    ink = f"{class_} on" if control else f"{class_} ink"
    shown = words("pic-sign-police") if name == "charming_police" and wide < NARROW else words(name)
    letters = at(mid, y + h / 2, sign_name(shown, face, ink.strip(), 0, 0, room, size))
    inside = (group(*parts, class_="board-of"), group(*marks, class_="marks"), group(letters, class_="letters"))
    return group(*inside, class_=f"named of-{control}" if control else "named")
