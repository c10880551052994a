"""The green felt in the middle: the case under resolution and its dice; between cases what the moment asks for."""

from __future__ import annotations

from typing import Any, Final

from consigliere.drawing import OLD_STANDARD, kept, pattern
from consigliere.drawing.svg import at, circle, group, path, rect, title
from consigliere.games.la_cosa_nostra.components import (
    BUSINESS,
    CATEGORY_IDS,
    COST,
    DATA,
    FAMILY_IDS,
    GANGSTER,
    GUNS,
    JOB,
    JOB_CATEGORY,
    JOB_KIND,
    KIND_IDS,
)

from .cards import business, window
from .figures import GANG
from .files import effect_rows, effect_words
from .glyphs import BUSINESSES, GANGS, SIGNS, drawn, job_sign
from .letters import caption, line_of, name_lines, paragraph
from .pieces import business_back, die, die_sign, disc, tag
from .sheet import COMPANIES, HIDDEN, Sheet, kind_of

_SKYLINE: Final = (
    "M0 0V-34H22V-58H40V-40H62V-84H74V-96H80V-84H92V-46H112V-70H136"
    "V-30H156V-62H170V-112H178V-136H184V-112H192V-62H206V-36H232V-78H262V-48H280V-28H300V0Z"
)
# Rooms where somebody is still up
_WINDOWS: Final = "".join(
    f"M{x} {-y}h4v5h-4Z"
    for x, y in ((8, 26), (30, 46), (30, 20), (68, 70), (80, 54), (68, 30), (104, 34), (122, 58), (146, 18), (174, 96),
                 (184, 52), (174, 30), (218, 24), (242, 66), (252, 40), (270, 30), (288, 14))
)  # fmt: skip
_MONOPOLIES: Final = {card["id"]: card["counts"] for card in DATA["monopolies"]}


def felt(sheet: Sheet, width: float, height: float) -> list[str]:
    """The cloth, and on it what matters now."""
    table = sheet.table
    parts = [
        rect(0, 0, width, height, rx=14, class_="night"),
        rect(4, 4, width - 8, height - 8, rx=11, class_="felt"),
        rect(4, 4, width - 8, height - 8, rx=11, fill=pattern(sheet.part, "nap")),
        rect(4, 4, width - 8, height - 8, rx=11, fill=pattern(sheet.part, "light")),
        rect(12, 12, width - 24, height - 24, rx=6, class_="none", stroke="var(--lamp)", stroke_width=1, opacity=0.35),
    ]
    if sheet.open_deck():
        parts.append(kept(_search, sheet.priced("deck"), width, height))
    elif table["deeds"]:
        parts += _cases(sheet, width, height)
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
    return [group(*parts, id="felt", class_="felt-table")]


# --- cases


def _cases(sheet: Sheet, width: float, height: float) -> list[str]:
    """The deed on top in full; those it answers as strips above it."""
    deeds: list[dict[str, Any]] = sheet.table["deeds"]
    parts = []
    y = 14.0
    for i, deed in enumerate(deeds[:-1]):
        parts.append(at(16, y, *_strip(sheet, i, deed, width - 32), id=f"deed-{i + 1}", class_="deed under"))
        y += 50
    parts.append(
        at(
            16,
            y,
            *_case(sheet, len(deeds) - 1, deeds[-1], width - 32, height - y - 14),
            id=f"deed-{len(deeds)}",
            class_="deed",
        )
    )
    return parts


def _sign(deed: dict[str, Any]) -> tuple[str, str]:
    """The sign of a deed and the category it is told by."""
    if deed["job"] is None:
        return SIGNS["gun"] if deed["mode"] == "shoot_back" else SIGNS["earning"], "attack" if deed[
            "mode"
        ] == "shoot_back" else "earning"
    job = JOB[deed["job"]]
    return job_sign(JOB_KIND[job]), CATEGORY_IDS[JOB_CATEGORY[job]]


def _called(sheet: Sheet, deed: dict[str, Any]) -> str:
    """What a deed is called: its job, or what is done without one."""
    if deed["mode"] in ("shoot_back", "substitute_earning") or deed["job"] is None:
        return sheet.words("pic-deed", mode=deed["mode"])
    return sheet.words(JOB_KIND[JOB[deed["job"]]])


def _needed(deed: dict[str, Any]) -> str:
    return f"{max(deed['value'], 1)}+" if deed["value"] <= 6 else f"{deed['value']}+"


def _told(sheet: Sheet, deed: dict[str, Any]) -> str:
    """A case in words: who does what to whom, with which dice against which value."""
    told = [f"{sheet.words(deed['gangster'])} ({sheet.called(deed['seat'])}): {_called(sheet, deed)}"]
    if "target" in deed:
        told.append(sheet.words("pic-against", target=_target_name(sheet, deed)))
    elif "against" in deed:
        told.append(sheet.words("pic-against", target=sheet.called(deed["against"])))
    if deed["dice"]:
        dice = ", ".join(str(n) for n in deed["dice"])
        told.append(sheet.words("pic-roll", dice=dice, value=str(deed["value"]), successes=_hits(deed)))
    return "\n".join(told)


def _target_name(sheet: Sheet, deed: dict[str, Any]) -> str:
    target = deed["target"]
    return sheet.words(target if target in GANGSTER else kind_of(target))


def _hits(deed: dict[str, Any]) -> int:
    return sum(1 for n in deed["dice"] if n >= deed["value"])


def _strip(sheet: Sheet, number: int, deed: dict[str, Any], width: float) -> list[str]:
    """A deed that waits for the one above it: actor, job, dice."""
    sign, _ = _sign(deed)
    parts = [
        title(_told(sheet, deed)),
        rect(0, 0, width, 44, class_="manila edge"),
        disc(sheet, sheet.family(deed["seat"]), 24, 22, 17),
        drawn(sign, 66, 22, 30, "ink"),
        caption(_called(sheet, deed), 160, 31, 26, 146),
        caption(sheet.words(deed["gangster"]), 306, 31, 26, 134),
    ]
    x = 392.0
    for n in deed["dice"]:
        parts.append(die(n, x, 22, 28, n >= deed["value"]))
        x += 38
    if deed["value"]:
        parts.append(line_of(_needed(deed), x + 8, 32, 26, 50, class_="ink"))
    if deed["reward"]:
        parts.append(line_of(sheet.money(deed["reward"]), width - 10, 31, 24, 120, class_="ink", text_anchor="end"))
    return parts


def _case(sheet: Sheet, number: int, deed: dict[str, Any], width: float, height: float) -> list[str]:
    """The open file: who, what and whom above; dice and what they need below."""
    sign, category = _sign(deed)
    seat = deed["seat"]
    wood = {"earning": "felt", "attack": "lipstick", "neutral": "steel", "reaction": "night"}[category]
    top = 104.0
    parts = [title(_told(sheet, deed)), path(f"M0 8L8 0H150L158 8H{width}V{top}H0Z", class_="manila edge")]
    parts.append(rect(5, 13, width - 10, top - 18, class_="bone"))
    parts.append(group(window(sheet, deed["gangster"], 10, 17, 1.02), class_="through"))
    parts.append(disc(sheet, sheet.family(seat), 104, 84, 14))
    parts.append(name_lines(sheet.words(deed["gangster"]), 182, 36, 26, 134, 0.94))
    parts.append(caption(sheet.called(seat), 182, 90, 26, 126, class_="ink half"))
    middle = width * 0.5
    parts.append(rect(middle - 118, 17, 236, top - 26, class_=wood))
    parts.append(drawn(sign, middle - 84, 54, 52, "bone"))
    parts.append(name_lines(_called(sheet, deed), middle + 30, 54, 27, 164, 0.98, class_="bone"))
    parts += _victim(sheet, deed, width, top)
    parts += _dice(sheet, number, deed, width, top, height)
    return parts


def _victim(sheet: Sheet, deed: dict[str, Any], width: float, top: float) -> list[str]:
    """At the right whom it is done to; for an earning the businesses it draws on, for a bet the stake."""
    right = width - 10
    if "target" in deed:
        target = deed["target"]
        parts = [drawn(SIGNS["arrow"], width * 0.5 + 133, 54, 25, "lipstick")]
        if target in GANGSTER:
            parts.append(window(sheet, target, right - 94, 17, 1.02))
        else:
            kind = kind_of(target)
            company = kind in COMPANIES
            parts.append(rect(right - 94, 17, 94, 76, class_="lamp" if company else "slate"))
            parts.append(drawn(BUSINESSES[kind], right - 47, 55, 60, "ink" if company else "bone"))
        parts.append(name_lines(_target_name(sheet, deed), right - 154, 54, 26, 112, 1.0))
        parts.append(disc(sheet, sheet.family(deed["against"]), right - 94, 84, 14))
        return parts
    if "against" in deed:
        return [
            drawn(SIGNS["arrow"], width * 0.5 + 133, 54, 25, "lipstick"),
            disc(sheet, sheet.family(deed["against"]), right - 40, 55, 36),
            name_lines(sheet.called(deed["against"]), right - 138, 54, 26, 114, 1.0),
        ]
    parts = []
    sources: list[str] = deed["sources"]
    step = min(48.0, 220 / max(len(sources), 1))
    for i, spot in enumerate(sources):
        kind = _MONOPOLIES.get(spot) or kind_of(spot)
        company = kind in COMPANIES
        x = right - 24 - step * (len(sources) - 1 - i)
        parts.append(rect(x - 20, 34, 40, 40, rx=0 if company else 20, class_="lamp" if company else "slate"))
        parts.append(drawn(BUSINESSES[kind], x, 54, 28, "ink" if company else "bone"))
    if deed.get("stake"):
        parts.append(drawn(SIGNS["bet"], right - 150, 54, 40, "ink"))
        parts.append(line_of(sheet.money(deed["stake"]), right - 8, 64, 28, 110, class_="ink", text_anchor="end"))
    return parts


def _dice(sheet: Sheet, number: int, deed: dict[str, Any], width: float, top: float, height: float) -> list[str]:
    """The dice with the value they need; a stamp says what became of it."""
    middle = top + (height - top) / 2 + 4
    dice: list[int] = deed["dice"]
    parts = []
    size = min(66.0, height - top - 30)
    if not dice:
        parts.append(drawn(SIGNS["die"], width / 2, middle, min(58, size), "deep"))
        parts.append(caption(sheet.words("pic-revealed"), width / 2, middle + 56, 26, 340, class_="glare"))
    picked = set(sheet.view["facts"].get("chosen", ())) if sheet.view["asked"] else set()
    x = 150.0
    if dice:
        parts.append(line_of(_needed(deed), 56, middle + 20, 58, 104, class_="glare"))
        parts.append(caption(sheet.words("pic-needed"), 62, middle + 50, 26, 116, class_="bone"))
    step = min(size + 22, 380 / max(len(dice), 1))
    for i, n in enumerate(dice):
        hit = n >= deed["value"]
        name = f"die_{i + 1}"
        told = sheet.words("pic-die", face=str(n), value=str(deed["value"]), hit="yes" if hit else "no")
        turn = (-7, 5, -3, 8, 4, -5, 6, -8)[i % 8]
        fixed = i in deed["fixed"]
        parts.append(
            die(n, x + step * i + size / 2, middle - 4, size, hit, fixed, name, name, told, turn, name in picked)
        )
    right = width - 12
    parts += _outcome(sheet, deed, right, top, middle)
    stamps = [word for word in ("repelled", "void", "repeated") if deed[word]]
    stamps += ["gamble"] if deed.get("gamble") else []
    stamps += [deed["harm"]] if deed["harm"] != "none" else []
    for i, word in enumerate(stamps):
        stamp = tag(sheet.words("pic-stamp", stamp=word), 0, 0, 26, "lipstick", "bone", "middle", 190)
        parts.append(at(width * 0.46, height - 26 - 38 * i, stamp, turn=-5))
    return parts


def _outcome(sheet: Sheet, deed: dict[str, Any], right: float, top: float, middle: float) -> list[str]:
    """At the right what one and two successes bring, the row that was rolled in the light; below, money on the way."""
    parts: list[str] = []
    left = right - 218
    hits = _hits(deed)
    rows = effect_rows(JOB[deed["job"]]) if deed["job"] is not None and deed["mode"] != "shoot_back" else []
    reached = next((count for count, _ in rows if hits >= count), -1) if deed["dice"] else -1
    y = max(top + 34, middle - 18 * len(rows) - 4)
    if deed["dice"]:
        parts.append(
            line_of(sheet.words("pic-successes", count=hits), right, y - 12, 24, 218, class_="glare", text_anchor="end")
        )
    for count, effects in rows:
        signs, words = effect_words(sheet, effects)
        now = count == reached
        ink = "ink" if now else "bone"
        parts.append(rect(left, y, 218, 32, rx=4, class_="glare" if now else "deep"))
        parts.append(die_sign(left + 24, y + 16, 18, max(count, 1)))
        if not count:
            parts.append(
                path(
                    f"M{left + 14} {y + 26}L{left + 34} {y + 6}", stroke="var(--lipstick)", stroke_width=4, fill="none"
                )
            )
        x = left + 50
        for sign in signs:
            parts.append(drawn(SIGNS[sign], x + 10, y + 16, 21, ink))
            x += 26
        parts.append(line_of(words, x, y + 25, 24, right - 6 - x, class_=ink, text_anchor="start"))
        y += 36
    money = sheet.money(deed["reward"]) if deed["reward"] else ""
    if deed["taken"]:
        money += f" − {sheet.money(deed['taken'])}"
    if money:
        parts.append(line_of(money, right, y + 24, 28, 218, class_="lamp", text_anchor="end"))
    return parts


# --- other moments


def _bosses(sheet: Sheet, width: float, height: float) -> list[str]:
    """Before the game: the bosses nobody has chosen yet. [LCN-SET-04]"""
    taken = {sheet.family(seat) for seat in range(sheet.seats)}
    step = (width - 40) / len(FAMILY_IDS)
    parts = [caption(sheet.words("pic-bosses"), width / 2, 46, 28, width - 80, class_="glare")]
    for i, family in enumerate(FAMILY_IDS):
        if family in taken:
            continue
        x, y = 20 + step * i + 5, 60
        wide_, tall = step - 10, height - 78
        photo = tall * 0.28
        start = next(one for one in DATA["families"] if one["id"] == family)["starting_businesses"]
        told = [
            sheet.words(f"side-{family}"),
            *(f"{sheet.words(kind)}. {sheet.words(f'{kind}-hint')}" for kind in start),
        ]
        inside = [
            title("\n".join(told)),
            rect(0, 0, wide_, tall, class_="bone edge frame"),
            rect(4, 4, wide_ - 8, photo, class_="own"),
            rect(4, 4, wide_ - 8, photo, fill=pattern(sheet.part, family), class_="printed"),
            disc(sheet, family, wide_ / 2, 4 + photo / 2, min(wide_, photo) * 0.4),
            caption(sheet.words(f"side-{family}"), wide_ / 2, photo + 33, 28, wide_ - 12, least=1),
        ]
        room = (tall - photo - 44) / 3
        for j, kind in enumerate(start):
            top = photo + 40 + room * j
            company = kind in COMPANIES
            inside.append(rect(6, top + 2, 36, room - 6, class_="lamp" if company else "slate"))
            sign = min(room - 10, 30)
            inside.append(drawn(BUSINESSES[kind], 24, top + room / 2 - 1, sign, "ink" if company else "bone"))
            inside.append(
                name_lines(sheet.words(kind), 46 + (wide_ - 50) / 2, top + room / 2 - 1, 28, wide_ - 50, 1.0, least=1)
            )
        parts.append(
            at(
                x,
                y,
                *inside,
                id=f"boss-{family}",
                class_=sheet.marked(family, f"card boss of-{family}"),
                data_thing=family,
            )
        )
    return parts


def _display(sheet: Sheet, width: float, height: float) -> list[str]:
    """Special gangsters for hire, with price and what each can do. [LCN-EXP-03]"""
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
    """Wanted: portrait, guns and price at the left, name and ability in words beside them."""
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
        class_=sheet.marked(name, "card poster"),
        data_thing=name,
    )


def _kinds(sheet: Sheet, width: float, height: float) -> list[str]:
    """Which kind of business pays double: those the reader has, to be chosen from. [LCN-SG-21]"""
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
                class_=sheet.marked(kind, "card kind"),
                data_thing=kind,
            )
        )
    return parts


def _quiet(sheet: Sheet, width: float, height: float) -> list[str]:
    """Nobody's case is open: the city at night, the phase, and what is done in it."""
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


_LEGIBLE: Final = 1.22  # a smaller card's name and price could not be read
_FIGURE: Final = 28.0


def _search(sheet: Sheet, width: float, height: float) -> list[str]:
    """The deck spread out on the felt, from the top: what the reader knows lies open. [LCN-RULE-75]"""
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
    """The same in small, where the felt is taken."""
    return _in_small(sheet, sheet.table["deck"], 6, width, height)


def _in_small(sheet: Sheet, cards: list[str], across: int, width: float, height: float) -> list[str]:
    """The deck as signs with prices in thousands, or where these could not be read as signs alone."""
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
            at(x, y, *inside, id=f"business-{card}", class_=sheet.marked(card, "card in-deck"), data_thing=card)
        )
    return parts
