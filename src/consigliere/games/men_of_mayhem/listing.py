"""The table as a list by place, for screen readers, keyboard play and terminals."""

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
    NO_GUNS,
    OP_IDS,
    PLACE,
    SITE_HEAT,
    SURVIVE_ON,
    TRICK_HEAT,
    TRICK_OPS,
)


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    """Everything on the table as text, place by place."""
    table = view["table"]
    if table["phase"] == "setup":
        laid = [_gang(player, view, words) for player in table["players"] if player["side"]]
        return (Place(words("phase-setup"), tuple(_chosen(view, words))), *laid)
    found = [_stands(view, words)]
    if table["fight"] is not None:
        found.append(_fight(view, words))
    found += [_site(site, view, words) for site in table["sites"]]
    found += [_gang(player, view, words) for player in table["players"]]
    found += [_wounded(view, words), _cards(view, words), _market(view, words)]
    return tuple(found)


def _chosen(view: View, words: Texts) -> list[Line]:
    lines = []
    for player in view["table"]["players"]:
        club = words(f"side-{player['club']}") if player["club"] else words("nothing")
        side = player["side"]
        board = f", {words(f'pic-side-{side}')}" if side else ""
        text = f"{words('list-seat', number=str(player['seat'] + 1), club=club)}{board}"
        lines.append(Line(text, (player["club"],) if player["club"] and not side else ()))
    return lines


def _stands(view: View, words: Texts) -> Place:
    """The round, the phase, and whose turn it is."""
    table = view["table"]
    lines = [
        words("status-round", round=str(table["round"]), rounds=str(table["rounds"])),
        words(f"phase-{table['phase']}"),
    ]
    if table["turn"] is not None:
        lines.append(words("list-turn", club=_club(view, table["turn"], words)))
    if table["patch"] is not None:
        lines.append(words("list-patch", club=_club(view, table["patch"], words)))
    return Place(words("list-stands"), tuple([Line(line) for line in lines]))


def _club(view: View, seat: int, words: Texts) -> str:
    return words(f"side-{view['table']['players'][seat]['club']}")


def _site(site: dict[str, Any], view: View, words: Texts) -> Place:
    name = site["id"]
    things = (name,)
    if site["kind"] == "face_down":
        return Place(words(name), (Line(words("list-face-down"), things),))
    lines = [Line(_held(site, view, words), things)]
    for row in site["gangs"]:
        lines.append(_dudes(view, row["seat"], row, name, words))
    lines.append(Line(words("list-used" if site["marked"] else "list-unused")))
    place = PLACE[name]
    lines += [Line(words(OP_IDS[op]), (OP_IDS[op],)) for op in MAIN_OPS[place]]
    lines += [Line(words("pic-heat", count=SITE_HEAT[place]))] if SITE_HEAT[place] else []
    lines += [Line(words("pic-trick", what=words(OP_IDS[op])), (OP_IDS[op],)) for op in TRICK_OPS[place]]
    lines += [Line(words("list-trick-heat", count=TRICK_HEAT[place]))] if TRICK_HEAT[place] else []
    lines += [Line(words("pic-no-guns"))] if NO_GUNS[place] else []
    return Place(words(name), tuple(lines))


def _held(site: dict[str, Any], view: View, words: Texts) -> str:
    """Who controls a site; if nobody does, why. [MM-CTL-01, MM-CTL-02]"""
    if site["control"] is not None:
        return words("list-control", club=_club(view, site["control"], words))
    return words("list-contested" if site["gangs"] else "list-nobody")


def _dudes(view: View, seat: int, row: dict[str, int], place: str, words: Texts) -> Line:
    club = view["table"]["players"][seat]["club"]
    who = words("dudes", members=row["members"], prospects=row["prospects"])
    things = tuple(f"{club}_{kind}_{place}" for kind in ("member", "prospect") if row[f"{kind}s"])
    return Line(words("list-there", club=_club(view, seat, words), who=who), things)


def _gang(player: dict[str, Any], view: View, words: Texts) -> Place:
    club, seat = player["club"], player["seat"]
    message = "list-gang-you" if seat == view["seat"] else "list-gang"
    heading = words(message, number=str(seat + 1), club=words(f"side-{club}"))
    if player["out"]:
        return Place(heading, (Line(words("pic-out"), (club,)),))
    status = [words("badge-heat", count=player["heat"])]
    status.append(
        words("pic-orders-hidden") if player["orders"] is None else words("badge-orders", count=player["orders"])
    )
    if view["table"]["patch"] == seat:
        status.append(words("badge-patch"))
    limit = words("pic-limit", limit="none" if player["limit"] is None else str(player["limit"]))
    lines = [Line(", ".join(status), (club,)), Line(limit)]
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
    what = Line(words("pic-emergency", number=str(SURVIVE_ON)), ("emergency_room",))
    return Place(words("emergency_room"), (what, *(lines or [Line(words("list-nobody"))])))


def _cards(view: View, words: Texts) -> Place:
    table = view["table"]
    lines = [Line(f"{words(card)}. {words(f'{card}-hint')}") for card in [*table["permanent"], *table["lying"]]]
    return Place(words("pic-anarchy"), (Line(words("status-deck", count=table["deck"])), *lines))


def _market(view: View, words: Texts) -> Place:
    """The price of a bag by how many are sold, and the opened fists."""
    lines, low = [], 1
    for up_to, price in DATA["black_market"][f"players_{view['seats']}"]:
        span = "exact" if up_to == low else "range" if up_to > low else "above"
        each = words("n-cash", count=price)
        lines.append(Line(words("list-rate", span=span, low=str(low), high=str(up_to), price=each)))
        low = up_to + 1
    opened = view["table"]["market"]
    if opened is not None:
        for seat, bags in enumerate(opened["bags"]):
            lines.append(
                Line(words("list-there", club=_club(view, seat, words), who=words("n-contraband", count=bags)))
            )
        each = words("n-cash", count=opened["price"])
        lines.append(Line(words("list-sold", bags=words("n-contraband", count=opened["total"]), price=each)))
    supply = view["table"]["supply"]
    left = [words(f"n-{item}", count=supply[item]) for item in ITEM_IDS[1:] if supply[item] is not None]
    return Place(words("phase-black_market"), (*lines, Line(words("list-supply", goods=", ".join(left)))))


def _fight(view: View, words: Texts) -> Place:
    """Who started the fight, what each gang brought and rolled, who won, and the hits."""
    fight = view["table"]["fight"]
    lines = [Line(words("list-starter", club=_club(view, fight["starter"], words)))]
    for i, seat in enumerate(fight["gangs"]):
        text = club = _club(view, seat, words)
        if fight["guns"] is not None:
            guns = words("n-gun", count=fight["guns"][i])
            text = f"{club}: {guns}"
            if fight["totals"] is not None:
                total = str(fight["totals"][i])
                text = words("list-total", club=club, guns=guns, die=str(fight["dice"][i]), total=total)
        if i < len(fight["hits"]) and fight["hits"][i]:
            text = f"{text}; {words('list-hits', count=fight['hits'][i])}"
        lines.append(Line(text))
    if fight["winner"] is not None:
        lines.append(Line(words("list-winner", club=_club(view, fight["winner"], words))))
    return Place(words("pic-fight", site=words(fight["site"])), tuple(lines))
