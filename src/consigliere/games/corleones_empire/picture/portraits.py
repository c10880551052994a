"""Allies as hats against a poster's sky; nobody in particular. A bust stands on 0,0 and is about 60 high."""

from __future__ import annotations

from typing import Final

from consigliere.drawing.svg import Value, at, circle, element, path, rect, use
from consigliere.games.corleones_empire.components import DATA

from .inks import BRASS, DULL_BRASS, GOLD, INK, PAPER, RED, SHADOW, SKIN

_EDGE: Final[dict[str, Value]] = {"stroke": PAPER, "stroke_width": 1}
_SKIES: Final = ("#b7597a", "#1c7c7d", "#c77b2e", "#2f6196", "#a0483a", "#4f7a4a")
_ALLIES: Final = tuple([ally["id"] for ally in DATA["ally"]])
_WEARS: Final = {
    "crooked_judge": "wig",
    **dict.fromkeys(("beat_cop", "police_captain", "police_chief_in_pocket", "customs_officer"), "cap"),
    **dict.fromkeys(("shop_steward", "dockers_union_boss", "union_boss_in_pocket"), "helmet"),
    **dict.fromkeys(("bandit", "capo"), "cloth"),
    **dict.fromkeys(("ward_politician", "city_councillor", "mayor_in_pocket"), "topper"),
}


def _bust() -> str:
    return element(
        "g",
        path("M-34 0C-32 -16 -20 -19 -8 -22H8C20 -19 32 -16 34 0Z", fill=INK),
        path("M-9 -38C-9 -24 -5 -18 0 -18S9 -24 9 -38Z", fill=SKIN),
        path("M1 -40H9C9 -24 5 -18 1 -18Z", fill=SHADOW),
        path("M-9 -40H9V-32H-9Z", fill=INK, opacity=0.8),
        path("M-7 -22L0 -4 7 -22 0 -17Z", fill=PAPER),
        path("M-2 -17h4l1 12-3 4-3-4Z", fill=RED),
        id="ce_bust",
    )


_HATS: Final = {
    "wig": path("M-12 -30C-16 -46 -8 -53 0 -53S16 -46 12 -30L9 -38H-9Z", fill=PAPER, stroke=INK, stroke_width=1),
    "cap": path("M-19 -46Q0 -60 19 -46L13 -39H-13Z", fill="#16343a", **_EDGE)
    + path("M-13 -39H13V-35Q0 -31 -13 -35Z", fill=INK)
    + circle(0, -46, 3, fill=GOLD),
    "helmet": path("M-12 -37C-13 -52 -6 -55 0 -55S13 -52 12 -37Z", fill="#3b2a24", **_EDGE)
    + rect(-13, -42, 26, 6, fill=DULL_BRASS),
    "cloth": path(
        "M-14 -36C-19 -50 -8 -57 2 -55C12 -54 15 -47 14 -40L22 -34C14 -32 4 -33 -2 -34Q-9 -34 -14 -36Z",
        fill="#2a1a1f",
        **_EDGE,
    )
    + path("M-9 -29H9L7 -21Q0 -16 -7 -21Z", fill=RED),
    "topper": path("M-20 -38Q-13 -41 -11 -41L-12 -58H12L11 -41Q13 -41 20 -38Q0 -32 -20 -38Z", fill=INK, **_EDGE)
    + rect(-11.5, -46, 23, 4, fill=BRASS),
    "fedora": path(
        "M-22 -38Q-14 -42 -12 -42L-10 -53Q0 -59 10 -53L12 -42Q14 -42 22 -38Q0 -32 -22 -38Z", fill=INK, **_EDGE
    ),
}


def portrait(ally: str, wide: float, high: float) -> str:
    """An ally's picture. If it is lower than the bust, the hat stays and the shoulders are cut off."""
    sky = rect(0, 0, wide, high, fill=_SKIES[_ALLIES.index(ally) % len(_SKIES)])
    rays = f"M0 {high:g}L{wide * 0.2:.0f} 0H{wide * 0.42:.0f}L{wide * 0.3:.0f} {high:g}Z"
    rays += f"M{wide * 0.55:.0f} {high:g}L{wide * 0.75:.0f} 0H{wide:g}L{wide * 0.8:.0f} {high:g}Z"
    seen = use("ce_bust") + use(f"ce_hat-{_WEARS.get(ally, 'fedora')}")
    return sky + path(rays, fill="#fff", opacity=0.1) + at(wide / 2, max(high, 61), seen)


SYMBOLS: Final = {
    "ce_bust": _bust(),
    **{f"ce_hat-{name}": element("g", drawn, id=f"ce_hat-{name}") for name, drawn in _HATS.items()},
}
