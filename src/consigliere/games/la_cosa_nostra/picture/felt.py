"""The green felt in the middle: the deed being resolved and its dice; otherwise what the current phase needs."""

from __future__ import annotations

from typing import Final

from consigliere.drawing import OLD_STANDARD, draw_cached, pattern_fill
from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    COST,
    DATA,
    FAMILY_IDS,
    GANGSTER,
    GUNS,
    KIND_IDS,
)

from .cards import business, window
from .cases import cases
from .figures import GANG
from .glyphs import BUSINESSES, GANGS, SIGNS, drawn
from .letters import caption, line_of, name_lines, paragraph
from .pieces import business_back, disc
from .sheet import COMPANIES, HIDDEN, Sheet, kind_of

_SKYLINE: Final = (
    "M0 0V-34H22V-58H40V-40H62V-84H74V-96H80V-84H92V-46H112V-70H136"
    "V-30H156V-62H170V-112H178V-136H184V-112H192V-62H206V-36H232V-78H262V-48H280V-28H300V0Z"
)
# Windows with lights on
_WINDOWS: Final = "".join(
    f"M{x} {-y}h4v5h-4Z"
    for x, y in ((8, 26), (30, 46), (30, 20), (68, 70), (80, 54), (68, 30), (104, 34), (122, 58), (146, 18), (174, 96),
                 (184, 52), (174, 30), (218, 24), (242, 66), (252, 40), (270, 30), (288, 14))
)  # fmt: skip


def felt(sheet: Sheet, width: float, height: float) -> list[str]:
    """The cloth with what matters now."""
    table = sheet.table
    parts = [
        rect(0, 0, width, height, rx=14, class_="night"),
        rect(4, 4, width - 8, height - 8, rx=11, class_="felt"),
        rect(4, 4, width - 8, height - 8, rx=11, fill=pattern_fill(sheet.id_prefix, "nap")),
        rect(4, 4, width - 8, height - 8, rx=11, fill=pattern_fill(sheet.id_prefix, "light")),
        rect(12, 12, width - 24, height - 24, rx=6, class_="none", stroke="var(--lamp)", stroke_width=1, opacity=0.35),
    ]
    if sheet.open_deck():
        parts.append(draw_cached(_search, sheet.priced("deck"), width, height))
    elif table["deeds"]:
        parts += cases(sheet, width, height)
    elif table["phase"] == "setup":
        parts += _bosses(sheet, width, height)
    elif sheet.view["result"]:
        parts += _accounts(sheet, width, height)
    elif table["display"]:
        parts += _display(sheet, width, height)
    elif sheet.view["asked"] and sheet.view["step"] == "ChooseKind":
        parts += _kinds(sheet, width, height)
    else:
        parts += _quiet(sheet, width, height)
    choosing = " choosing" if sheet.view["step"] == "ChooseBoss" else ""
    return [group(*parts, id="felt", class_=f"felt-table{choosing}")]


# --- cases


# --- other moments


def _bosses(sheet: Sheet, width: float, height: float) -> list[str]:
    """Before the game: the bosses that nobody has chosen yet. [LCN-SET-04]"""
    taken = {sheet.family(seat) for seat in range(sheet.seats)}
    step = (width - 40) / len(FAMILY_IDS)
    parts = [caption(sheet.words("pic-bosses"), width / 2, 46, 28, width - 80, class_="glare")]
    for i, family in enumerate(FAMILY_IDS):
        if family in taken:
            continue
        parts.append(
            at(
                20 + step * i + 5,
                60,
                *boss(sheet, family, step - 10, height - 78),
                id=f"boss-{family}",
                class_=sheet.classes(family, f"card boss of-{family}"),
                data_thing=family,
            )
        )
    return parts


def boss(sheet: Sheet, family: str, wide: float, tall: float) -> list[str]:
    """A boss's card: the family's sign, its name, and the businesses that it begins with."""
    photo = tall * 0.28
    start = next(one for one in DATA["families"] if one["id"] == family)["starting_businesses"]
    told = [
        sheet.words(f"side-{family}"),
        *(f"{sheet.words(kind)}. {sheet.words(f'{kind}-hint')}" for kind in start),
    ]
    inside = [
        title("\n".join(told)),
        rect(0, 0, wide, tall, class_="bone edge frame"),
        rect(4, 4, wide - 8, photo, class_="own"),
        rect(4, 4, wide - 8, photo, fill=pattern_fill(sheet.id_prefix, family), class_="printed"),
        disc(sheet, family, wide / 2, 4 + photo / 2, min(wide, photo) * 0.4),
        caption(sheet.words(f"side-{family}"), wide / 2, photo + 33, 28, wide - 12, least=1),
    ]
    room = (tall - photo - 44) / 3
    for j, kind in enumerate(start):
        top = photo + 40 + room * j
        company = kind in COMPANIES
        inside.append(rect(6, top + 2, 36, room - 6, class_="lamp" if company else "slate"))
        sign = min(room - 10, 30)
        inside.append(drawn(BUSINESSES[kind], 24, top + room / 2 - 1, sign, "ink" if company else "bone"))
        inside.append(
            name_lines(sheet.words(kind), 46 + (wide - 50) / 2, top + room / 2 - 1, 28, wide - 50, 1.0, least=1)
        )
    return inside


def _display(sheet: Sheet, width: float, height: float) -> list[str]:
    """Special gangsters for hire, with price and ability. [LCN-EXP-03]"""
    names: list[str] = sheet.table["display"]
    across = 3 if len(names) != 4 else 2
    rows = max(-(-len(names) // across), 2)
    wide_, tall = (width - 24) / across, (height - 24) / rows
    parts = []
    for i, name in enumerate(names):
        x, y = 12 + wide_ * (i % across) + 2, 12 + tall * (i // across) + 2
        parts.append(_poster(sheet, name, x, y, wide_ - 4, tall - 4, sheet.table["prices"][name]))
    return parts


def _poster(sheet: Sheet, name: str, x: float, y: float, width: float, height: float, price: int) -> str:
    """A wanted poster: portrait, guns and price on the left, name and ability next to them."""
    guns = GUNS[GANGSTER[name]]
    hint = sheet.words(f"{name}-hint")
    told = sheet.words("pic-recruit", name=sheet.words(name), price=price, guns=guns)
    step = min(17.0, 62 / guns)
    left = 76.0
    return at(
        x,
        y,
        title(f"{told}\n{hint}"),
        rect(0, 0, width, height, class_="bone edge frame"),
        window(sheet, name, 4, 4, 0.74),
        circle(13, 13, 9, class_="night"),
        drawn(GANGS[GANG[name]], 13, 13, 13, "lamp"),
        rect(4, 58, 68, 21, class_="night"),
        *(drawn(SIGNS["gun"], 38 + step * (i - (guns - 1) / 2), 69, 15, "lamp") for i in range(guns)),
        line_of(sheet.money(price), 38, 103, 25, 70, class_="lipstick"),
        caption(sheet.words(name), left, 25, 26, width - left - 4, text_anchor="start"),
        path(f"M{left} 30H{width - 5}", class_="none rule"),
        paragraph(hint, left, 32, 24, width - left - 5, height - 34, "plain", 1.06),
        id=f"gangster-{name}",
        class_=sheet.classes(name, "card poster"),
        data_thing=name,
    )


def _kinds(sheet: Sheet, width: float, height: float) -> list[str]:
    """Which kind of business pays double: the reader's own kinds to choose from. [LCN-SG-21]"""
    you = sheet.players[sheet.near()]
    own = [
        kind for kind in KIND_IDS if any(kind_of(one["id"]) == kind and not one["blocked"] for one in you["businesses"])
    ]
    step = min(120.0, (width - 40) / max(len(own), 1))
    left = (width - step * len(own)) / 2
    parts = []
    for i, kind in enumerate(own):
        company = kind in COMPANIES
        parts.append(
            at(
                left + step * i + 6,
                height / 2 - 60,
                title(sheet.words(kind)),
                rect(0, 0, step - 12, 120, class_="bone edge frame"),
                rect(5, 5, step - 22, 76, class_="lamp" if company else "slate"),
                drawn(BUSINESSES[kind], (step - 12) / 2, 43, 60, "ink" if company else "bone"),
                name_lines(sheet.words(kind), (step - 12) / 2, 99, 24, step - 18, 0.98),
                id=f"kind-{kind}",
                class_=sheet.classes(kind, "card kind"),
                data_thing=kind,
            )
        )
    return parts


def _quiet(sheet: Sheet, width: float, height: float) -> list[str]:
    """No deed is in progress: the city at night, the phase, and what happens in it."""
    scale = min((width - 40) / 620, (height - 176) / 136)
    base = height - 18
    parts = [
        at(
            width / 2 - 310 * scale,
            base,
            path(_SKYLINE),
            path(_SKYLINE, transform="translate(620,0) scale(-1,1)"),
            scale=scale,
            class_="deep",
        ),
        at(
            width / 2 - 310 * scale,
            base,
            path(_WINDOWS),
            path(_WINDOWS, transform="translate(620,0) scale(-1,1)"),
            scale=scale,
            class_="lamp half",
        ),
        caption(sheet.words(f"phase-{sheet.table['phase']}"), width / 2, 62, 40, width - 80, class_="glare"),
    ]
    for i, line in enumerate(
        OLD_STANDARD.wrapped(sheet.words("pic-phase", phase=sheet.table["phase"]), 29, width - 190)
    ):
        parts.append(line_of(line, width / 2, 98 + 33 * i, 29, width - 100, class_="bone book"))
    return parts


def _accounts(sheet: Sheet, width: float, height: float) -> list[str]:
    """The end: final money, the richest first."""
    result = sheet.view["result"]
    ranking = sorted(range(sheet.seats), key=lambda seat: (seat not in sheet.winners, -result["scores"][seat]))
    step = min(58.0, (height - 90) / max(len(ranking), 1))
    parts = [caption(sheet.words("pic-closed"), width / 2, 56, 34, width - 80, class_="glare")]
    for i, seat in enumerate(ranking):
        y = 84 + step * i
        won = seat in sheet.winners
        parts += [
            rect(
                width * 0.16,
                y,
                width * 0.68,
                step - 6,
                class_="manila" if won else "slate",
                stroke="var(--night)",
                stroke_width=2,
            ),
            disc(sheet, sheet.family(seat), width * 0.16 + 34, y + step / 2 - 3, step * 0.38),
            caption(
                sheet.called(seat),
                width * 0.16 + 70,
                y + step / 2 + 7,
                26,
                width * 0.3,
                class_="ink" if won else "bone",
                text_anchor="start",
            ),
            line_of(
                sheet.money(int(result["scores"][seat])),
                width * 0.84 - 14,
                y + step / 2 + 8,
                30,
                190,
                class_="ink" if won else "lamp",
                text_anchor="end",
            ),
        ]
    return parts


# --- the business deck, as far as the reader has seen it


_LEGIBLE: Final = 1.22  # a smaller card's name and price would not be legible
_FIGURE: Final = 28.0


def _search(sheet: Sheet, width: float, height: float) -> list[str]:
    """The deck spread out on the felt, from the top, with known cards open. [LCN-RULE-75]"""
    cards: list[str] = sheet.table["deck"]
    prices: dict[str, int] = sheet.table["prices"]
    room, high = width - 36, height - 62
    scale, across = 0.0, 1
    for count in range(1, len(cards) + 1):
        fits = min(room / (106 * count), high / (130 * -(-len(cards) // count)), 1.6)
        if fits > scale:
            scale, across = fits, count
    step = min(room / across, 112 * scale)
    parts = [caption(sheet.words("pic-deck-open"), width / 2, 42, 28, width - 80, class_="glare")]
    if scale < _LEGIBLE:
        return [*parts, at(18, 56, *_in_small(sheet, cards, 12, room, high))]
    for i, card in enumerate(cards):
        x, y = 18 + step * (i % across), 52 + 130 * scale * (i // across)
        if card == HIDDEN:
            parts.append(at(x, y, business_back(sheet, 100, 124), scale=scale, class_="half"))
        else:
            parts.append(business(sheet, card, x, y, scale, price=prices.get(card, COST[BUSINESS[card]])))
    return parts


def rack(sheet: Sheet, width: float, height: float) -> list[str]:
    """The same in small, if the felt is in use."""
    return _in_small(sheet, sheet.table["deck"], 6, width, height)


def _in_small(sheet: Sheet, cards: list[str], across: int, width: float, height: float) -> list[str]:
    """The deck as signs with prices in thousands, or signs alone if prices would not be legible."""
    step = width / across
    tall = min(step * 1.4, height / -(-len(cards) // across))
    figure = _FIGURE if tall > 2 * _FIGURE else 0.0
    parts = []
    for i, card in enumerate(cards):
        x, y = step * (i % across), tall * (i // across)
        wide_, high = step - 3, tall - 3
        if card == HIDDEN:
            parts.append(rect(x, y, wide_, high, class_="slate edge"))
            continue
        kind = kind_of(card)
        company = kind in COMPANIES
        cost = COST[BUSINESS[card]]
        ground, ink = ("lamp", "ink") if company else ("slate", "bone")
        inside = [
            title(sheet.words("pic-in-deck", name=sheet.words(kind), place=str(i + 1), cost=cost)),
            rect(0, 0, wide_, high, class_=f"{ground} edge frame"),
            drawn(BUSINESSES[kind], wide_ / 2, (high - figure) / 2 + 1, min(wide_ - 6, high - figure - 2), ink),
            line_of(f"{cost / 1000:g}", wide_ / 2, high - 3, figure, wide_ - 4, class_=ink) if figure else "",
        ]
        parts.append(
            at(x, y, *inside, id=f"business-{card}", class_=sheet.classes(card, "card in-deck"), data_thing=card)
        )
    return parts
