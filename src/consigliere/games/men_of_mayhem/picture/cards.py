"""What is nailed to the mast: contacts, which are sites for one round, and the open anarchy cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from consigliere.drawing import OSWALD, YESEVA, Texts, changed_mark, chosen_mark, piece, while_legal
from consigliere.drawing.svg import Value, at, circle, group, path, rect
from consigliere.games.men_of_mayhem.components import (
    CARD,
    CARD_KIND,
    CARD_KIND_IDS,
    CONTACT,
    MAIN_OPS,
    OP_IDS,
    PLACE,
    SITE_HEAT,
    TILE_SPOTS,
    TRICK_HEAT,
    TRICK_OPS,
)
from consigliere.games.men_of_mayhem.terms import Terms

from .lots import LEAST, coming, holders_of, told_op, told_site
from .phrases import card_rule, heat_of, operation
from .pieces import crew, crew_width, icon
from .sheet import Valley
from .street import LOTS

X: Final = LOTS + 12
WIDE: Final = 166.0
HIGH: Final = 122.0
SLOTS: Final = (8.0, 142.0, 274.0)
FOLDED: Final = 27.0


def open_cards(sheet: Valley) -> list[str]:
    """The open cards. An ambush is not among them, but is visible while it acts."""
    table = sheet.table
    lying = [card for card in table["lying"] if not _is_contact(card)]
    acting = table["acting"]
    if acting is None or acting in lying or acting in table["permanent"] or _is_contact(acting):
        return lying
    return [acting, *lying]


def _is_contact(name: str) -> bool:
    """Contacts are sites."""
    return CARD_KIND[CARD[name]] == CONTACT


def slots(sheet: Valley) -> list[str]:
    """Contacts and posters on the mast; permanent cards are folded to their title."""
    table = sheet.table
    contacts = [site for site in table["sites"] if site["kind"] == "contact"]
    cards = open_cards(sheet)
    found = [poster(card, X, 1, sheet.words, card == table["acting"], True) for card in table["permanent"]]
    first = FOLDED - 4 if found else 0.0
    high = HIGH - first / 3
    for i, top in enumerate(SLOTS):
        y = top + first * (1 - i / 3)
        contact = next((site for site in contacts if site["spot"] - TILE_SPOTS == i), None)
        if contact is not None:
            found.append(_contact(sheet, contact, X, y, high))
        elif cards:
            card = cards.pop(0)
            found.append(poster(card, X, y, sheet.words, card == table["acting"], False, high))
        else:
            found.append(
                group(
                    rect(X, y, WIDE, high, rx=3, class_="vacant"),
                    path(
                        f"M{X + 10} {y + 6}h10M{X + WIDE - 20} {y + 6}h10",
                        class_="none",
                        stroke="var(--shade)",
                        opacity=0.7,
                    ),
                    class_="vacancy",
                )
            )
    found += [
        poster(card, X, SLOTS[2] + i * 30, sheet.words, card == table["acting"], True) for i, card in enumerate(cards)
    ]
    return found


@lru_cache(maxsize=256)
def poster(
    name: str, x: float, y: float, words: Texts, acts: bool = False, folded: bool = False, high: float = HIGH
) -> str:
    """An anarchy card: its name, its effect as signs, and its timing. A card that acts now has a border."""
    kind = CARD_KIND_IDS[CARD_KIND[CARD[name]]]
    high = FOLDED if folded else high
    title = words(name).upper()
    size = max(LEAST, min(20.0, (WIDE - 40) / OSWALD.width(title)))
    parts = [
        rect(2, 4, WIDE, high, rx=3, class_="cast"),
        rect(0, 0, WIDE, high, rx=3, class_=f"{kind if kind != 'contact' else 'bone'} frame"),
        icon(kind, 17, 18 if not folded else 14, 20, "ink"),
        OSWALD.line(
            title, 31, (25 if not folded else 20), size, WIDE - 38, text_anchor="start", class_="ink", font_weight=700
        ),
    ]
    if not folded:
        parts += _poster_body(name, kind, high, words)
    if acts:
        parts.append(rect(-2, -2, WIDE + 4, high + 4, rx=4, class_="none", stroke="var(--accent)", stroke_width=4))
    return piece(
        x,
        y,
        *parts,
        tooltip=f"{words(name)}\n{words(f'kind-{kind}')}: {words(f'{name}-hint')}",
        id=f"card-{name}",
        class_="news",
    )


def _poster_body(name: str, kind: str, high: float, words: Texts) -> list[str]:
    """The rule of a card as signs, as large as they fit, and its kind at the bottom."""
    size = 30.0
    while size > 14 and card_rule(name, size).width > WIDE - 18:
        size -= 1
    rule = card_rule(name, size)
    when = words(f"kind-{kind}").upper()
    foot = 23.0
    return [
        rect(8, 35, WIDE - 16, 2, class_="ink"),
        at((WIDE - rule.width) / 2, 36 + (high - foot - 36) / 2, rule.drawn),
        rect(4, high - foot - 2, WIDE - 8, foot - 2, rx=1.5, class_="ink"),
        OSWALD.line(when, WIDE / 2, high - 9, 14, WIDE - 22, class_=kind if kind != "contact" else "bone"),
    ]


def _contact(sheet: Valley, site: dict[str, Any], x: float, y: float, high: float) -> str:
    """A contact lasts one round: a torn snapshot, with room for those who ride there."""
    name, words = site["id"], sheet.words
    terms, holders = sheet.terms(name), holders_of(sheet, site)
    teeth = 14
    step = (WIDE - 6) / teeth
    torn = "".join([f"l{-step:.1f} {5 if k % 2 else -5}" for k in range(teeth)])
    shape = f"M3 0H{WIDE - 3}V{high - 5:g}{torn}Z"
    head = "own" if holders.control else "ink"
    title = words(name)
    size = max(14.0, min(17.0, (WIDE - 42) / YESEVA.width(title)))
    parts = [
        rect(0, 0, WIDE, high, class_="frame reach"),
        path(shape, class_="cast", transform="translate(2 4)"),
        path(shape, class_="bone"),
        rect(6, 6, WIDE - 12, 25, class_=head),
        icon("contact", 19, 18.5, 17, "on" if holders.control else "bone"),
        YESEVA.line(
            title, 32, 24, size, WIDE - 42, text_anchor="start", class_=f"yeseva {'on' if holders.control else 'bone'}"
        ),
        _portrait(),
        *_deeds(name, terms, words),
        rect(6, 79, WIDE - 12, high - 88, fill="#37323c"),
    ]
    if site["marked"]:
        parts.append(
            at(
                34,
                55,
                circle(0, 0, 17, class_="night", stroke="var(--paper)", stroke_width=1.6),
                icon("order", 0, 0, 22, "lamp"),
            )
        )
    parts += [
        *_waiting(sheet, name, site["gangs"], high),
        *coming(sheet, name, 12, high - 10),
        edge(-2, -2, WIDE + 4, high + 4),
        changed_mark(4, 78, WIDE - 8, high - 84),
        chosen_mark(WIDE - 14, high - 14, 12),
    ]
    kind = "contact option self-lit"
    return piece(
        x,
        y,
        *parts,
        tooltip=told_site(name, terms, words),
        id=f"site-{name}",
        data_thing=name,
        class_=sheet.classes(name, f"{kind} shut" if site["marked"] else kind)
        + (f" of-{holders.control}" if holders.control else ""),
    )


def edge(x: float, y: float, wide: float, high: float, rx: float = 8) -> str:
    """The light around a piece that can be chosen."""
    box: dict[str, Value] = {"x": x, "y": y, "width": wide, "height": high, "rx": rx}
    return while_legal(
        rect(**box, class_="rim-line", stroke_width=8.5),  # type: ignore[arg-type]
        rect(**box, class_="light-line tube", stroke_width=3.2),  # type: ignore[arg-type]
    )


@lru_cache(maxsize=1)
def _portrait() -> str:
    """A person in the headlights."""
    return group(
        rect(6, 33, 56, 44, class_="hour1"),
        path("M34 77L6 38V77ZM34 77L62 38V77Z", class_="accent", opacity=0.5),
        path("M34 77L18 33H50Z", class_="accent", opacity=0.3),
        at(
            34,
            77,
            path("M-22 0C-22-13-13-17-6-18V-22H6V-18C13-17 22-13 22 0Z", fill="#140f16"),
            circle(0, -27, 8.4, fill="#140f16"),
            path("M-11-30C-9-39 9-39 11-31L16-29-10-28.6Z", fill="#140f16"),
        ),
        class_="portrait",
    )


@lru_cache(maxsize=256)
def _deeds(name: str, terms: tuple[Terms, ...], words: Texts) -> tuple[str, ...]:
    """What a contact offers: one row, or two if there is a trick."""
    place = PLACE[name]
    main, trick = MAIN_OPS[place], TRICK_OPS[place]
    rows = [(op, terms[i], False) for i, op in enumerate(main)]
    rows += [(op, terms[len(main) + i], True) for i, op in enumerate(trick)]
    tall = 44 / len(rows)
    found = [rect(64, 33, WIDE - 70, 44, class_="plate")]
    for i, (op, each, is_trick) in enumerate(rows):
        y = 33 + tall * (i + 0.5)
        heat = (TRICK_HEAT if is_trick else SITE_HEAT)[place]
        lead = 18.0 if is_trick else 0.0
        size = 19.0 if len(rows) == 1 else 16.0
        room = WIDE - 82 - lead - (22 if heat else 0)
        two_rows = len(rows) == 1 and operation(op, size, each).width > room
        while size > 11 and operation(op, size, each, two_rows).width > room:
            size -= 0.5
        line = operation(op, size, each, two_rows)
        thing_told = told_op(op, each, words)
        found += [
            icon("trick", 75, y, 16, "chalk") if is_trick else "",
            _deed(
                op,
                72 + lead,
                y,
                line.width,
                tall - 2,
                line.drawn,
                words("pic-trick", what=thing_told) if is_trick else thing_told,
            ),
            heat_of(heat, WIDE - 18, y, 25 if len(rows) == 1 else 22),
        ]
    return tuple(found)


def _deed(op: int, x: float, y: float, wide: float, tall: float, drawn: str, told: str) -> str:
    thing = OP_IDS[op]
    return piece(
        x,
        y,
        rect(-4, -tall / 2, wide + 8, tall, rx=4, class_="frame reach"),
        drawn,
        edge(-4, -tall / 2, wide + 8, tall, 4),
        tooltip=told,
        id=f"op-{thing}",
        data_thing=thing,
        class_="op self-lit",
    )


def _waiting(sheet: Valley, name: str, gangs: list[dict[str, Any]], high: float) -> list[str]:
    """The dudes at a contact."""
    for scale, shown in ((0.9, 3), (0.8, 2), (0.7, 1), (0.58, 1), (0.5, 1), (0.4, 1)):
        widths = [crew_width(row["members"], row["prospects"], scale, shown) for row in gangs]
        if sum(widths) + 4 * len(gangs) <= WIDE - 14:
            break
    found: list[str] = []
    x = 10.0
    for row, wide in zip(gangs, widths, strict=True):
        club = sheet.club(row["seat"])
        found += crew(club, row["members"], row["prospects"], name, x, high - 12, sheet.words, scale, shown, sheet.away)
        x += wide + 4
    return found
