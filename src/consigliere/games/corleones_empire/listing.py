"""The board as a list of places, for screen readers and for playing from the list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from consigliere.drawing import Line, Place, Texts
from consigliere.engine import Option

from . import telling
from .components import (
    CARD_EFFECTS,
    DATA,
    DISTRICT,
    DISTRICT_IDS,
    E_KIND,
    EACH,
    EFFECT_IDS,
    FIGURE_IDS,
    FIRST_SPACE,
    KIND,
    REWARD,
    SPACE_IDS,
    SPACE_PLAYERS,
)
from .influence import present, standing, winner

View = dict[str, Any]
_PRINTED = {district["id"]: district["location"] for district in DATA["district"]}
_JOBS = {job["id"]: job for job in DATA["job"]}
_ALLIES = {ally["id"]: ally for ally in DATA["ally"]}

_MANY = {"launder": "many-launder", "gain_good_choice_booze_gun_dirty_money": "many-goods"}  # as people say it


def name(thing: str, words: Texts) -> str:
    """A thing by its name."""
    message, args = telling.name_of(thing)
    return words(message, **args)


def names(things: list[str], words: Texts, between: str = ", ") -> str:
    """Things by their names, equal ones counted: "2 × $1, Gun". What cards do are sentences: `between` is ". "."""
    counted = Counter(things)
    return between.join([_several(one, n, words) for one, n in counted.items()])


def _several(thing: str, count: int, words: Texts) -> str:
    if count == 1:
        return name(thing, words)
    if thing in _MANY:
        return words(_MANY[thing], count=count)
    return f"{count} × {name(thing, words).removeprefix('+').lstrip()}"  # not "2 × + booze"


def listing(view: View, words: Texts) -> tuple[Place, ...]:
    """The state of the game, districts, spaces, cards on the table, families, and the reader's own things."""
    table = view["table"]
    found = [_stands(view, words), *[_district(district, view, words) for district in DISTRICT_IDS]]
    found += [_spaces(view, words), _cards(view, words), _stacks(view, words)]
    found += [_family(side, view, words) for side in table["families"]]
    if table["hand"] is not None:
        found.append(_own(view, words))
    return tuple(found)


def _stands(view: View, words: Texts) -> Place:
    """Round and phase, whose turn it is, and what is being counted or done."""
    table = view["table"]
    number = str(table["round"])
    lines = [
        words("status-round", number=number, name=f"round-name-{number}"),
        words(f"phase-{table['phase']}"),
        words("status-limit", limit=str(table["limit"])),
    ]
    for message, seat in (("list-first", table["horse"]), ("list-turn", table["turn"])):
        side = None if seat is None else telling.family(seat, view)
        if side:
            lines.append(words(message, family=words(f"side-{side}")))
    if table["war"] is not None:
        lines.append(words("list-war", district=table["war"]))
    if table["doing"] is not None:
        lines.append(f"{words('pic-doing')}: {job_text(table['doing'], words)}")
    return Place(words("list-stands"), tuple([Line(line) for line in lines]))


def _who_stands(place: str, view: View, words: Texts) -> str:
    figure = view["table"]["figures"].get(place)
    return name(figure, words) if figure else words("pic-free")


@lru_cache(maxsize=256)
def _shop(location: str, words: Texts) -> str:
    return (
        f"{name(location, words)}. {words('pic-back')}: {names(telling.back(location), words)}. "
        f"{words('pic-front')}: {names(telling.front(location), words)}."
    )


def _location(location: str, view: View, words: Texts) -> Line:
    told = f"{_shop(location, words)} {_who_stands(location, view, words)}"
    figure = view["table"]["figures"].get(location)
    return Line(told, (location, figure) if figure else (location,))


def _district(district: str, view: View, words: Texts) -> Place:
    table = view["table"]
    number = DISTRICT[district]
    lines = [_location(_PRINTED[district], view, words)]
    if number < len(table["tiles"]):
        lines.append(_location(table["tiles"][number], view, words))
    stack = table["markers"][number]
    markers = tuple([f"{district}_{i + 1}" for i in range(len(stack))])
    lines.append(Line(_control(stack, view, words), (district, *markers)))
    counts = {side: len(row) for side, row in present(district, view).items()}
    leads = winner(counts)
    lines.append(
        Line(
            words(
                "list-influence",
                rows=standing(district, view, words),
                leads="none" if leads is None else "some",
                family=words(f"side-{leads}") if leads is not None else "",
            )
        )
    )
    if table["chief"] == district:
        lines.append(Line(name("police_chief", words), ("police_chief",)))
    return Place(f"{number + 1}. {name(district, words)}", tuple(lines))


def _control(stack: list[int], view: View, words: Texts) -> str:
    """The owner of the top marker, and who has the most, which counts at the end. [CE-WAR-07, CE-FIN-04]"""
    if not stack:
        return words("list-uncontrolled")
    holders = [words(f"side-{telling.family(seat, view)}") for seat in stack]
    if len(stack) == 1:
        return words("list-control", family=holders[0])
    counted = Counter(holders)
    most = next(one for one in holders[::-1] if counted[one] == max(counted.values()))
    return words("list-stack", family=holders[-1], markers=", ".join(holders), most=most)


def doors(space: str, tiles: Sequence[str], words: Texts) -> list[str]:
    """What a family member would find at each back door that a space touches, area by area. [CE-FAM-04, CE-FAM-05]"""
    found = [(name(area, words), telling.backs(area, tiles)) for area in telling.touched(space)]
    return [words("pic-door", area=area, effects=names(effects, words)) for area, effects in found]


@lru_cache(maxsize=1024)
def _doors(space: str, tiles: tuple[str, ...], words: Texts) -> str:
    return "; ".join(doors(space, tiles, words))


def _spaces(view: View, words: Texts) -> Place:
    lines = []
    tiles = tuple(view["table"]["tiles"])
    for space in range(FIRST_SPACE, len(SPACE_IDS)):
        place = SPACE_IDS[space]
        figure = view["table"]["figures"].get(place)
        closed = SPACE_PLAYERS[space] > view["seats"]
        stands = words("pic-closed") if closed else _who_stands(place, view, words)
        told = f"{_doors(place, tiles, words)}. {stands}"
        lines.append(Line(told, (place, figure) if figure else (place,)))
    if view["table"]["hudson"]:
        lines.append(Line(f"{words('hudson')}: {names(view['table']['hudson'], words)}"))
    return Place(words("list-spaces"), tuple(lines))


@lru_cache(maxsize=256)
def job_text(job: str, words: Texts, between: str = ". ") -> str:
    """A job in one line, or in four on a card: its cost, its payment, its effects."""
    data = _JOBS[job]
    goods = [good for good, count in data["cost"].items() for _ in range(count)]
    pay = " + ".join([f"${value}" for value in data["bills"]])
    does = names(card_effects(job), words, ". ")
    colour = words(f"colour-{data['colour']}")
    cost = f"{words('pic-cost')}: {names(goods, words)}"
    return between.join(
        [f"{name(job, words)} ({colour})", cost, f"{words('pic-pay')}: {pay}", *([does] if does else [])]
    )


def card_effects(card: str) -> list[str]:
    """The effects of a job or an ally besides paying bills, by id."""

    return [EFFECT_IDS[effect] for effect in CARD_EFFECTS[KIND[card]] if E_KIND[effect] != REWARD]


@lru_cache(maxsize=512)
def card_text(card: str, words: Texts) -> str:
    """Any card in a line."""
    if card in _ALLIES:
        return f"{name(card, words)}: {names(card_effects(card), words, '. ')}"
    return job_text(card, words) if card in _JOBS else name(card, words)


def card_lines(card: str, words: Texts) -> str:
    """Any card line by line, its name first, for its tooltip."""
    if card in _ALLIES:
        return f"{name(card, words)}\n{names(card_effects(card), words, '. ')}"
    return job_text(card, words, "\n") if card in _JOBS else name(card, words)


def _cards(view: View, words: Texts) -> Place:
    table = view["table"]
    lines = [Line(job_text(job, words), (f"common-{job}",)) for job in dict.fromkeys(table["common"]) if job]
    lines.append(Line(words("pic-deck", count=table["deck"])))
    if table["discard"]:
        lines.append(Line(words("pic-discard", cards=names(table["discard"], words))))
    lines += [Line(f"{words('pic-offer')}: {card_text(ally, words)}", (f"offer-{ally}",)) for ally in table["offer"]]
    return Place(words("pic-common"), tuple(lines))


def _stacks(view: View, words: Texts) -> Place:
    stacks = view["table"]["stacks"]
    return Place(
        words("pic-stacks"),
        tuple([Line(f"{name(card, words)}: {count}", (f"stack-{card}",)) for card, count in stacks.items()]),
    )


def figures_of(side: dict[str, Any]) -> list[str]:
    """The figures in a family's supply, by id."""
    if side["family"] is None:
        return []
    first = next(i for i, figure in enumerate(FIGURE_IDS) if figure.startswith(side["family"]))
    return [FIGURE_IDS[first + i] for i in range(EACH) if side["supply"] >> i & 1]


def sources(option: Option, view: View) -> tuple[str, ...]:
    """The reader's own figures that an option of a turn could send: any thug, or any family member."""
    if option.verb not in ("thug", "family") or view["seat"] is None:
        return ()
    there = figures_of(view["table"]["families"][view["seat"]])
    return tuple([name for name in there if ("_thug" in name) == (option.verb == "thug")])


def _family(side: dict[str, Any], view: View, words: Texts) -> Place:
    lines = [
        Line(words("list-hand", count=side["cards"]), (f"seat_{side['seat']}",)),
        Line(f"{words('pic-supply')}: {names(figures_of(side), words) or words('pic-empty')}"),
        Line(words("count-markers", count=side["markers"])),
    ]
    if side["played"]:
        lines.append(Line(f"{words('pic-played')}: {names(side['played'], words)}"))
    if view["table"]["horse"] == side["seat"]:
        lines.append(Line(words("pic-first")))
    if view["table"]["bids"] and (bid := view["table"]["bids"][side["seat"]]) is not None:
        told = f" ({names(bid, words)})" if bid else ""
        lines.append(Line(f"{words('list-bid', money=sum([_value(bill) for bill in bid]))}{told}"))
    if side["suitcase"] is not None:
        case = side["suitcase"]
        lines.append(Line(words("pic-suitcase-money", money=case["money"])))
        if case["jobs"]:
            lines.append(Line(f"{words('pic-completed')}: {names(case['jobs'], words)}"))
    if side["family"] is None:
        return Place(words("seat-name", number=str(side["seat"] + 1)), tuple(lines))
    message = "list-family-you" if side["seat"] == view["seat"] else "list-family"
    return Place(words(message, family=f"faction-{side['family']}", seat=str(side["seat"] + 1)), tuple(lines))


def _value(bill: str) -> int:
    return int(bill.removeprefix("bill_"))


def to_come(view: View) -> list[str]:
    """The effects the reader may take after the current question. Views of older stored games lack them."""
    return [one for row in view["table"].get("to_come", ()) if row["seat"] == view["seat"] for one in row["effects"]]


def _own(view: View, words: Texts) -> Place:
    table = view["table"]
    counted = Counter(table["hand"])
    lines = [
        Line(f"{n} × {card_text(card, words)}" if n > 1 else card_text(card, words), (f"hand-{card}",))
        for card, n in counted.items()
    ]
    for job in dict.fromkeys(table["drawn"] or ()):
        lines.append(Line(f"{words('pic-drawn')}: {job_text(job, words)}", (f"drawn-{job}",)))
    own = table["families"][view["seat"]]["suitcase"]
    for bill, n in Counter(own["bills"]).items():
        lines.append(Line(f"{words('pic-suitcase')}: {names([bill] * n, words)}", (f"case-{bill}",)))
    for effect, n in Counter(view["facts"].get("effects", ())).items():
        lines.append(Line(f"{words('pic-effects')}: {names([effect] * n, words)}", (f"effect-{effect}",)))
    if later := to_come(view):
        lines.append(Line(f"{words('pic-later')}: {names(later, words)}"))
    return Place(words("pic-hand"), tuple(lines))
