"""The table as a list of places, for screen readers and for playing from the list."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from consigliere.drawing import Line, Place, Texts, cached_place

from .action_boards import BOARD_FIRST, CELL_IDS, COLUMN_CELLS, COLUMN_COST, COLUMN_IDS
from .components import (
    ALONE_WINS,
    BRONTE,
    CARD_IDS,
    DISTRICT_IDS,
    DISTRICT_OF,
    FAMILY,
    FAMILY_BOARD,
    HOLDS_DISTRICT,
    IN_DISTRICT,
    INSTANT_IDS,
    NEIGHBOURS,
    ORDER_IDS,
    ROUNDS,
    ROW_IDS,
    SEA,
    SEA_IDS,
    SEA_NEIGHBOURS,
    SEAS_OF,
    TEAM_WINS,
    TERRITORY,
    TERRITORY_IDS,
    base_values,
)
from .forecast import Outcome, both_stay, forecast
from .options import DEEDS
from .telling import in_turn

View = dict[str, Any]


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    """The score, what is in progress, the reader's own, Sicily by districts, the seas, both boards, the families."""
    table = view["table"]
    if any(player["family"] is None for player in table["seats"]):
        return (_drawn(table, words), *_sicily(view, words))
    places = [_stands(view, words)]
    if table["battle"] is not None:
        places.append(_battle(view, words))
    coming = in_turn(table)
    if coming:
        places.append(_coming(coming, table, words))
    open_to = [player for player in table["seats"] if player["hq"] is not None]
    places += [_hq(player, view, words) for player in sorted(open_to, key=lambda one: one["seat"] != view["seat"])]
    places += _sicily(view, words)
    places += _boards(table, words)
    places += [cached_place(_family, words, (player, view["seat"]), player, view, words) for player in table["seats"]]
    for team in (0, 1):
        places.append(_tokens(team, view, words))
    return tuple(places)


def _colour(seat: int, table: dict[str, Any]) -> str:
    return str(table["seats"][seat]["family"])


# --- the score


def _drawn(table: dict[str, Any], words: Texts) -> Place:
    """Before the game: the families of each team, and which are chosen."""
    leads = {player["family"]: player["seat"] for player in table["seats"] if player["family"] is not None}
    lines = []
    for team, drawn in enumerate(table["drawn"]):
        for name in drawn:
            seats = words("list-team-seats", first=str(team + 1), second=str(team + 3))
            seat = f": {words('seat-name', number=str(leads[name] + 1))}" if name in leads else ""
            lines.append(Line(f"{seats}. {words(f'{name}.family')}{seat}", (name,)))
    lines += [_token(kind, None, words, ()) for kind in table["kinds"]]
    return Place(words("list-drawn"), tuple(lines))


def _stands(view: View, words: Texts) -> Place:
    table = view["table"]
    lines = [words("list-round", round=str(table["round"]), rounds=str(ROUNDS), phase=f"phase-{table['phase']}")]
    if table["first"] >= 0:
        lines.append(words("list-first", colour=_colour(table["first"], table)))
    if table["turn"] >= 0:
        lines.append(words("list-turn", colour=_colour(table["turn"], table)))
    held = [0, 0]
    for team in (0, 1):
        first, second = table["seats"][team], table["seats"][team + 2]
        held[team] = first["districts"] + second["districts"]
        counts = {"districts": held[team], "first": str(first["districts"]), "second": str(second["districts"])}
        lines.append(words("list-team", a=first["family"], b=second["family"], **counts))
    lines.append(_leads(held, table, words))
    lines.append(words("list-goal", alone=ALONE_WINS, team=TEAM_WINS))
    bank = table["bank"]
    lines.append(words("list-bank", soldiers=bank["soldiers"], labs=bank["labs"]))
    return Place(words("list-stands"), tuple([Line(line) for line in lines]))


def _leads(held: list[int], table: dict[str, Any], words: Texts) -> str:
    """The team with more districts; Bronte breaks a tie. [LF-END-04, LF-END-05]"""
    if held[0] != held[1]:
        team = int(held[1] > held[0])
        colours = {"a": _colour(team, table), "b": _colour(team + 2, table)}
        return words("list-leads", **colours, more=str(max(held)), less=str(min(held)))
    owner = table["owners"][BRONTE]
    return words("list-level", held=str(held[0]), colour=owner if owner in FAMILY else "none")


# --- what is in progress


def _battle(view: View, words: Texts) -> Place:
    """A conflict step by step: the sides, their bonuses, the cards. [LF-MOV-09 to LF-MOV-25]"""
    battle = view["table"]["battle"]
    sides = (("attack", battle["colour"], battle["men"]), ("defence", battle["defender"], battle["defenders"]))
    lines = [Line(words("list-battle-from", place=battle["from"], order=battle["order"]))]
    lines += [Line(words(f"list-battle-{way}")) for way in ("car", "water") if battle[way]]
    for number, (side, colour, men) in enumerate(sides):
        lines.append(Line(words(f"list-battle-{side}", colour=colour, men=men)))
        adds = {name: n for name, n in battle["bonuses"][number].items() if n}
        if adds:
            told = ", ".join([words(f"list-adds-{name}", n=str(n)) for name, n in adds.items()])
            lines.append(Line(words("list-adds", adds=told, sum=str(sum(adds.values())))))
        card = battle["cards"][number]
        if card is not None:
            lines.append(Line(words("list-card", card=card) if isinstance(card, str) else words("list-card-hidden")))
        if battle["taken"] & (2 - number):
            lines.append(Line(words("pic-taken", colour=sides[1 - number][1])))
    lines += _asked(view, words)
    return Place(words("list-battle", place=battle["place"]), tuple(lines))


def _asked(view: View, words: Texts) -> list[Line]:
    """What the reader may choose in a conflict, each with what it does and what would be left of both sides."""
    if not view["asked"]:
        return []
    if view["step"] == "LayCards":
        untaken = both_stay(view)
        return [Line(". ".join([words(name), *_against(untaken[name], words)]), (name,)) for name in CARD_IDS]
    found = []
    outlook = forecast(view)
    for name in [str(deed.target) for deed in DEEDS.get(view["step"], ())]:
        told = [f"{words(f'pic-deed-{name}')}. {words(f'pic-deed-{name}.hint')}"]
        told += _against(outlook.get(name, ()), words)
        found.append(Line(". ".join([text.rstrip(".") for text in told]), (f"deed_{name}",)))
    return found


def _against(outcomes: tuple[Outcome, ...], words: Texts) -> list[str]:
    """What would be left against each card that the enemy may have."""
    cards = CARD_IDS if len(outcomes) > 1 else ("none",)
    return [
        words("list-outlook", card=card, men=str(one.men), defenders=str(one.defenders)).rstrip(".")
        for card, one in zip(cards, outcomes, strict=False)
    ]


def _coming(rows: list[tuple[str, str, str]], table: dict[str, Any], words: Texts) -> Place:
    """The open orders by initiative; the current one is marked. [LF-EVT-02]"""
    lines = []
    for place, order, colour in rows:
        now = table["current"] == {"place": place, "order": order}
        message = "list-order-now" if now else "list-order"
        lines.append(Line(words(message, place=place, colour=colour, order=words(f"{order}.full"))))
    return Place(words("list-coming"), tuple(lines))


def _hq(player: dict[str, Any], view: View, words: Texts) -> Place:
    hq = player["hq"]
    mine = player["seat"] == view["seat"]
    lines = [Line(words("list-hq-line", money=hq["money"], soldiers=hq["soldiers"]))]
    lines += [Line(words(f"{order}.full"), (order,)) for order in hq["orders"]]
    return Place(words("list-hq" if mine else "list-hq-ally"), tuple(lines))


# --- Sicily


def _sicily(view: View, words: Texts) -> list[Place]:
    table = view["table"]
    places = []
    for district, name in enumerate(DISTRICT_IDS):
        lands = [_land(TERRITORY_IDS[at], table) for at in IN_DISTRICT[district]]
        facts = (name, holder(name, table), name in table["crests"], lands)
        places.append(cached_place(_district, words, facts, district, table, words))
    sinking = str(view["facts"].get("sea", "")) if view["step"] == "Sink" else ""
    places.append(cached_place(_seas, words, (table["seas"], sinking), table, sinking, words))
    return places


def holder(name: str, table: dict[str, Any]) -> str | None:
    """The colour of the control marker in a district."""
    held = table["districts"].get(name)
    return None if held is None else _colour(held, table)


def _land(name: str, table: dict[str, Any]) -> tuple[Any, ...]:
    """The data of a territory's line."""
    at = TERRITORY[name]
    lying = tuple([(order, order in table["resolved"]) for order in table["orders"].get(name, ())])
    return table["owners"][at], table["soldiers"][at], table["cars"][at], table["labs"][at], lying


def _district(district: int, table: dict[str, Any], words: Texts) -> Place:
    """A district: who controls it and why, and its territories with their neighbours. [LF-CTL-01]"""
    name = DISTRICT_IDS[district]
    held = holder(name, table)
    heading = words("list-district", district=name)
    if held is not None:
        heading = words("list-held", district=name, colour=held)
    owners = Counter([table["owners"][at] for at in IN_DISTRICT[district]])
    most = next((colour for colour, n in owners.items() if n >= HOLDS_DISTRICT and colour in FAMILY), None)
    count = str(owners[most]) if most is not None else "0"
    up = "yes" if held is None or name in table["crests"] else "no"
    lines = [Line(words("list-majority", colour=most or "none", count=count, up=up))]
    for at in IN_DISTRICT[district]:
        lines += [place_line(TERRITORY_IDS[at], table, words), Line(_borders(TERRITORY_IDS[at], words))]
    return Place(heading, tuple(lines))


@lru_cache(maxsize=512)
def _borders(name: str, words: Texts) -> str:
    at = TERRITORY[name]
    lands = ", ".join([words(TERRITORY_IDS[other]) for other in NEIGHBOURS[at]])
    seas = ", ".join([words(SEA_IDS[sea]) for sea in SEAS_OF[at]])
    if not seas:
        return words("list-borders", place=name, lands=lands)
    return words("list-coast", place=name, lands=lands, seas=seas)


def place_told(name: str, table: dict[str, Any], words: Texts) -> str:
    """A territory's tooltip: its line, and the state of its district. [LF-CTL-01, LF-END-04]"""
    told = f"{place_line(name, table, words).text}\n{district_told(DISTRICT_OF[TERRITORY[name]], table, words)}"
    return f"{told}\n{words('place-bronte')}" if TERRITORY[name] == BRONTE else told


def district_told(district: int, table: dict[str, Any], words: Texts) -> str:
    """Who has how many of a district's territories, and who controls it."""
    owners = tuple(table["owners"][at] for at in IN_DISTRICT[district])
    return _shares(words, district, owners, holder(DISTRICT_IDS[district], table))


@lru_cache(maxsize=4096)
def _shares(words: Texts, district: int, owners: tuple[str | None, ...], held: str | None) -> str:
    shares = [
        words("district-empty", count=str(count), all=str(len(owners)))
        if colour is None
        else words("district-share", colour=colour, count=str(count), all=str(len(owners)))
        for colour, count in Counter(owners).most_common()
    ]
    told = words("district-stands", district=DISTRICT_IDS[district], stands=", ".join(shares))
    return f"{told}\n{words('district-open') if held is None else words('district-held', colour=held)}"


def place_line(name: str, table: dict[str, Any], words: Texts) -> Line:
    """A territory in one line: its soldiers and everything else there."""
    return _line(words, name, *_land(name, table))


@lru_cache(maxsize=8192)
def _line(
    words: Texts,
    name: str,
    owner: str | None,
    soldiers: int,
    cars: int,
    labs: int,
    lying: tuple[tuple[str | None, bool], ...],
) -> Line:
    if owner is None:
        parts = [words("list-empty", place=name)]
    else:
        parts = [words("list-place", place=name, colour=owner, soldiers=soldiers)]
    if cars:
        parts.append(words("list-cars", count=cars))
    if labs:
        parts.append(words("list-labs", count=labs))
    for order, done in lying:
        told = words("list-sealed") if order is None else words(order)
        parts.append(words("list-done", order=told) if done else told)
    return Line(", ".join(parts), (name, *[order for order, _ in lying if order is not None]))


def _seas(table: dict[str, Any], sinking: str, words: Texts) -> Place:
    """The seas with their boats; when one is to be sunk, boats can be chosen."""
    lines = []
    for sea in SEA_IDS:
        boats = table["seas"].get(sea, {})
        text = afloat(sea, table, words)
        beside = ", ".join([words(SEA_IDS[other]) for other in SEA_NEIGHBOURS[SEA[sea]]])
        things = (sea, *[f"boat_{colour}" for colour in boats if sea == sinking])
        lines.append(Line(words("list-sea", sea=sea, boats=text, beside=beside), things))
    return Place(words("list-seas"), tuple(lines))


def afloat(sea: str, table: dict[str, Any], words: Texts) -> str:
    """Whose boats lie on a sea."""
    boats = table["seas"].get(sea, {})
    listed = [words("list-boats", colour=colour, count=count) for colour, count in boats.items()]
    return ", ".join(listed) or words("list-no-boats")


# --- the action boards


def _boards(table: dict[str, Any], words: Texts) -> list[Place]:
    """Both boards by columns: what each cell is good for, whose markers lie there, whose bust stands there."""
    found = []
    busts = {player["bust"]: player["family"] for player in table["seats"] if player["bust"] is not None}
    for side, board in (("upper", table["round"] - 1), ("lower", table["round"])):
        if table[side] is None:
            continue
        for column in range(len(COLUMN_IDS)):
            cells = [CELL_IDS[BOARD_FIRST[board] + at] for at in COLUMN_CELLS[board][column]]
            rows = [(cell, table[side].get(cell, []), busts.get(cell)) for cell in cells]
            if rows:
                found.append(
                    cached_place(_column, words, (side, board, column, rows), side, board, column, rows, words)
                )
    return found


def _column(side: str, board: int, column: int, rows: list[tuple[str, list[str], str | None]], words: Texts) -> Place:
    name = COLUMN_IDS[column]
    lines = []
    if side == "upper":
        cost = str(COLUMN_COST[board][column])
        lines.append(Line(words("list-column", column=name, cost=cost), (f"column_{name}",)))
    for cell, markers, bust in rows:
        lying = [words("list-markers", colour=colour, count=n) for colour, n in Counter(markers).items()]
        text = words("list-cell", cell=cell, markers=", ".join(lying) or words("list-no-markers"))
        standing = f", {words('list-bust', colour=bust)}" if bust is not None else ""
        things = (cell, *[f"{cell}-{colour}" for colour in dict.fromkeys(markers)]) if side == "upper" else (cell,)
        lines.append(Line(f"{text}{standing}", things))
    return Place(words(f"list-{side}", column=name), tuple(lines))


# --- the families


def _family(player: dict[str, Any], view: View, words: Texts) -> Place:
    seat, reader, family = player["seat"], view["seat"], FAMILY[player["family"]]
    lines = [
        Line(words("count-districts", count=player["districts"])),
        Line(words("list-values", **{name: str(n) for name, n in base_values(family, player["opened"]).items()})),
    ]
    lines += [_row(family, row, opened, seat == reader, words) for row, opened in enumerate(player["opened"])]
    lines.append(Line(words("list-supply", pieces=supply(player, words))))
    if player["exempt"]:
        lines.append(Line(words("list-exempt")))
    if player["gained"]:
        lines.append(Line(words("list-gained", orders=", ".join([words(order) for order in player["gained"]]))))
    if player["sold"]:
        lines.append(Line(words("list-sold", orders=", ".join([words(order) for order in player["sold"]]))))
    who = "you" if seat == reader else "ally" if reader is not None and reader % 2 == player["team"] else "other"
    return Place(words("list-family", side=player["family"], seat=str(seat + 1), who=who), tuple(lines))


def _row(family: int, row: int, opened: int, mine: bool, words: Texts) -> Line:
    """A row of the family board: how far it is uncovered, and what the next cell brings. [LF-FAM-01 to LF-FAM-05]"""
    cells = FAMILY_BOARD[family][row]
    told = words("list-row", row=ROW_IDS[row], opened=str(opened), cells=str(len(cells)))
    if opened < len(cells):
        cell = cells[opened]
        brings = [words(f"{ORDER_IDS[cell.order]}.full")] if cell.order >= 0 else []
        brings += [words(f"list-instant-{INSTANT_IDS[cell.instant]}", count=cell.n)] if cell.instant else []
        now, then = (base_values(family, _with(row, n)) for n in (opened, opened + 1))
        brings += [words(f"list-base-{name}", n=str(then[name])) for name in then if then[name] != now[name]]
        if brings:
            told = f"{told} {words('list-next', brings='; '.join(brings))}"
    return Line(told, (f"row_{ROW_IDS[row]}",) if mine else ())


def _with(row: int, opened: int) -> list[int]:
    """Rows with this many cells of one uncovered, for values that depend on that row alone."""
    return [opened if at == row else 0 for at in range(len(ROW_IDS))]


def supply(player: dict[str, Any], words: Texts) -> str:
    """A family's supply."""
    parts = [
        words("list-soldiers", count=player["supply"]),
        words("list-cars", count=player["cars"]),
        words("list-ships", count=player["boats"]),
        words("list-discs", count=player["markers"]),
    ]
    return ", ".join(parts)


def _tokens(team: int, view: View, words: Texts) -> Place:
    """The control tokens of a team with their effects and holders. [LF-CTL-05]"""
    table = view["table"]
    claims = table["claims"][team]
    own = view["seat"] is not None and view["seat"] % 2 == team
    colours = {"a": _colour(team, table), "b": _colour(team + 2, table)}
    lines = []
    for kind in table["kinds"]:
        holder = _colour(claims[kind], table) if kind in claims else "none"
        lines.append(_token(kind, holder, words, (kind,) if own else ()))
    return Place(words("list-tokens", **colours), tuple(lines))


def _token(kind: str, holder: str | None, words: Texts, things: tuple[str, ...]) -> Line:
    text = words(kind) if holder is None else words("list-token", kind=kind, colour=holder)
    return Line(f"{text}. {words(f'{kind}.hint')}", things)
