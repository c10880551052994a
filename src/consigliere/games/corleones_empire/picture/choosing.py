"""The choice of a family, in front of the dimmed city: its sign, its weave, its name and its three heads."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, PLAYFAIR, Texts, legal_mark, piece
from consigliere.drawing.svg import at, group, rect
from consigliere.games.corleones_empire import listing
from consigliere.games.corleones_empire.components import FAMILY_IDS

from . import glyphs
from .art import MAP
from .cards import LIT, outline

View = dict[str, Any]
ROLES: Final = ("don", "consigliere", "heir")
WIDE: Final = 146
HIGH: Final = 236
TOP: Final = 214  # of the cards on the map
APART: Final = 12


def choosing(view: View, words: Texts) -> str:
    """The families, while somebody still has none; those that are taken step back."""
    sides = view["table"]["families"]
    if all(side["family"] for side in sides):
        return ""
    taken = {side["family"] for side in sides}
    left = (MAP[0] - len(FAMILY_IDS) * (WIDE + APART) + APART) / 2
    cards = [
        at(left + i * (WIDE + APART), TOP, _card(family, family in taken, words)) for i, family in enumerate(FAMILY_IDS)
    ]
    veil = rect(0, 0, *MAP, class_="dim through")
    return group(veil, *cards, class_="on-stage", id="choosing")


@lru_cache(maxsize=32)
def _card(family: str, taken: bool, words: Texts) -> str:
    inside = [
        rect(4, 6, WIDE, HIGH, rx=6, fill="#000", opacity=0.5, class_="fallen"),
        outline(WIDE, HIGH, 8),
        rect(0, 0, WIDE, HIGH, rx=6, class_="tray gilt frame"),
        rect(4, 4, WIDE - 8, 96, rx=4, class_="own"),
        rect(4, 4, WIDE - 8, 96, rx=4, class_="weave", opacity=0.5),
        glyphs.emblem(family, WIDE / 2, 42, 26),
        PLAYFAIR.line(words(f"side-{family}"), WIDE / 2, 92, 21, WIDE - 16, class_="display on grown"),
    ]
    names = [listing.name(f"{family}_{role}", words) for role in ROLES]
    for i, (role, name) in enumerate(zip(ROLES, names, strict=True)):
        inside.append(at(WIDE / 2 + 43 * (i - 1), 160, glyphs.figure(role, family), scale=1.05))
        inside.append(OSWALD.line(name, WIDE / 2, 186 + 18 * i, 13.6, WIDE - 14, class_="paper fine-print"))
    return piece(
        0,
        0,
        *inside,
        legal_mark(8, 8),
        tooltip="\n".join([words(f"faction-{family}"), *names]),  # a phone shows them only there
        id=f"choose-{family}",
        data_thing=family,
        class_=f"of-{family} {LIT}{' half' if taken else ''}",
    )
