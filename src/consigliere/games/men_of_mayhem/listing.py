"""The table as a list by places: it can be read aloud, played from, and shown in a terminal."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Line, Place, Texts, View

from .components import (
    CLUB,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    CLUB_RULE_IDS,
    DATA,
    ITEM_IDS,
    MAIN_OPS,
    OP_IDS,
    PLACE,
    TRICK_OPS,
)


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    table = view["table"]
    if table["phase"] == "setup":
        return (Place(words("phase-setup"), tuple(_chosen(view, words))),)
    found = [_fight(view, words)] if table["fight"] is not None else []
    found += [_site(site, view, words) for site in table["sites"]]
    found += [_gang(player, view, words) for player in table["players"]]
    found += [_wounded(view, words), _cards(view, words), _market(view, words)]
    return tuple(found)


def _chosen(view: View, words: Texts) -> list[Line]:
    lines = []
    for player in view["table"]["players"]:
        club = words(f"side-{player['club']}") if player["club"] else words("nothing")
        lines.append(Line(words("list-seat", number=str(player["seat"] + 1), club=club), (player["club"] or "",)))
    return lines


def _club(view: View, seat: int, words: Texts) -> str:
    return words(f"side-{view['table']['players'][seat]['club']}")


def _site(site: dict[str, Any], view: View, words: Texts) -> Place:
    name = site["id"]
    things = (name,)
    if site["kind"] == "face_down":
        return Place(words(name), (Line(words("list-face-down"), things),))
    lines = [Line(words("list-used" if site["marked"] else "list-unused"), things)]
    place = PLACE[name]
    lines += [Line(words(OP_IDS[op]), (OP_IDS[op],)) for op in MAIN_OPS[place]]
    lines += [Line(words("pic-trick", what=words(OP_IDS[op])), (OP_IDS[op],)) for op in TRICK_OPS[place]]
    for row in site["gangs"]:
        lines.append(_dudes(view, row["seat"], row, name, words))
    return Place(words(name), tuple(lines))


def _dudes(view: View, seat: int, row: dict[str, int], place: str, words: Texts) -> Line:
    club = view["table"]["players"][seat]["club"]
    who = words("dudes", members=row["members"], prospects=row["prospects"])
    things = tuple(f"{club}_{kind}_{place}" for kind in ("member", "prospect") if row[f"{kind}s"])
    return Line(words("list-there", club=_club(view, seat, words), who=who), things)


def _gang(player: dict[str, Any], view: View, words: Texts) -> Place:
    club, seat = player["club"], player["seat"]
    heading = words("list-gang", number=str(seat + 1), club=words(f"side-{club}"))
    if player["out"]:
        return Place(heading, (Line(words("pic-out"), (club,)),))
    status = [words("badge-heat", count=player["heat"])]
    status.append(
        words("pic-orders-hidden") if player["orders"] is None else words("badge-orders", count=player["orders"])
    )
    if view["table"]["patch"] == seat:
        status.append(words("badge-patch"))
    lines = [Line(", ".join(status), (club,))]
    stock = player["goods"]
    if stock is not None:
        behind = ", ".join(words(f"n-{item}", count=stock[item]) for item in ITEM_IDS)
        lines.append(Line(f"{words('pic-blind-own')}: {behind}"))
    for key, place in (("clubhouse", "clubhouse"), ("pool", "pool")):
        row = player[key]
        if row["members"] or row["prospects"]:
            who = words("dudes", members=row["members"], prospects=row["prospects"])
            things = tuple(f"{club}_{kind}_{place}" for kind in ("member", "prospect") if row[f"{kind}s"])
            if key == "clubhouse":
                things = (f"clubhouse_{club}", *things)
            lines.append(Line(f"{words(place)}: {who}", things))
        elif key == "clubhouse":
            lines.append(Line(f"{words(place)}: {words('nobody')}", (f"clubhouse_{club}",)))
    if player["side"] == "high_octane":
        for rule in CLUB_RULE_IDS[CLUB[club]]:
            ops = CLUB_OPS[CLUB[club]] if rule == CLUB_ORDER_IDS[CLUB[club]] else ()
            hint = " ".join([words(f"{rule}-hint"), *[words(OP_IDS[op]) for op in ops]])
            lines.append(Line(f"{words(rule)}. {hint}", tuple(OP_IDS[op] for op in ops)))
    return Place(heading, tuple(lines))


def _wounded(view: View, words: Texts) -> Place:
    lines = [
        _dudes(view, player["seat"], player["emergency"], "emergency_room", words)
        for player in view["table"]["players"]
        if player["emergency"]["members"] or player["emergency"]["prospects"]
    ]
    return Place(words("emergency_room"), tuple(lines) or (Line(words("nobody"), ("emergency_room",)),))


def _cards(view: View, words: Texts) -> Place:
    table = view["table"]
    lines = [Line(f"{words(card)}. {words(f'{card}-hint')}") for card in [*table["permanent"], *table["lying"]]]
    return Place(words("pic-anarchy"), (Line(words("status-deck", count=table["deck"])), *lines))


def _market(view: View, words: Texts) -> Place:
    lines, low = [], 1
    for up_to, price in DATA["black_market"][f"players_{view['seats']}"]:
        bags = f"{low}–{up_to}" if up_to > low else str(low) if up_to == low else f"{low}+"
        lines.append(Line(f"{bags}: ${price}"))
        low = up_to + 1
    supply = view["table"]["supply"]
    left = [words(f"n-{item}", count=supply[item]) for item in ITEM_IDS[1:] if supply[item] is not None]
    return Place(words("phase-black_market"), (*lines, Line(words("list-supply", goods=", ".join(left)))))


def _fight(view: View, words: Texts) -> Place:
    fight = view["table"]["fight"]
    lines = []
    for i, seat in enumerate(fight["gangs"]):
        club = _club(view, seat, words)
        if fight["guns"] is None:
            lines.append(Line(club))
        else:
            guns = words("n-gun", count=fight["guns"][i])
            if fight["totals"] is None:
                lines.append(Line(f"{club}: {guns}"))
                continue
            total = str(fight["totals"][i])
            lines.append(Line(words("list-total", club=club, guns=guns, die=str(fight["dice"][i]), total=total)))
    return Place(words("pic-fight", site=words(fight["site"])), tuple(lines))
