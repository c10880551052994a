"""Rules as lines of signs: the cost, the gain, how often. Words are in titles and in the list."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from consigliere.drawing import OSWALD
from consigliere.drawing.svg import at, circle, group, path, text
from consigliere.games.men_of_mayhem.components import (
    CARD,
    CARD_ACTIONS,
    CARD_MODIFIERS,
    CARD_NUMBER,
    CARD_TARGET,
    CASH,
    CLUB,
    CLUB_OPS,
    CLUB_ORDER_IDS,
    COOL,
    DATA,
    GAIN,
    GET_IDS,
    HEAL,
    ITEM_IDS,
    OP_AMOUNT,
    OP_GET,
    OP_GIVE,
    OP_KIND,
    OP_MAX,
    OP_PRICE,
    PROSPECT,
    STEAL,
    TAKE_PATCH,
)
from consigliere.games.men_of_mayhem.terms import Terms

from .pieces import disc, flame, icon, note, note_width

_GOODS: Final = {"cash": "cash", "gun": "gun", "contraband": "bag"}


class Phrase(NamedTuple):
    """A drawn piece of a line with its width."""

    drawn: str
    width: float


class _Line:
    """Signs side by side, centred on y = 0; `high` is the height of a banknote."""

    def __init__(self, high: float, ink: str = "bone") -> None:
        self.high = high
        self.ink = ink
        self.x = 0.0
        self.parts: list[str] = []

    def done(self) -> Phrase:
        return Phrase(group(*self.parts), max(0.0, self.x - 5))

    def sign(self, name: str, colour: str = "", size: float = 1.16) -> _Line:
        wide = self.high * size
        self.parts.append(icon(name, round(self.x + wide / 2, 1), 0, round(wide, 1), colour or self.ink))
        self.x += wide + 5
        return self

    def words(self, words: str, gap: float = 4) -> _Line:
        size = max(13.6, self.high * 0.86)
        self.parts.append(text(words, self.x, size * 0.37, size, class_=self.ink, font_weight=700))
        self.x += OSWALD.width(words) * size + gap
        return self

    def cash(self, value: object) -> _Line:
        shown = f"${value}"
        self.parts.append(note(shown, round(self.x, 1), 0, self.high))
        self.x += note_width(shown, self.high) + 5
        return self

    def good(self, item: str, number: int) -> _Line:
        """An amount of a good; a single one has no number."""
        if item == "cash":
            return self.cash(number)
        if number != 1:
            self.words(str(number), 2)
        return self.sign(_GOODS[item], _GOODS[item] if self.ink == "bone" else self.ink)

    def heat(self, change: str) -> _Line:
        """Heat more or less."""
        self.sign("heat", "hot", 1.08)
        self.x -= 4
        return self.words(change)

    def then(self) -> _Line:
        h = max(9.0, self.high * 0.45)
        self.parts.append(
            path(
                f"M{self.x:.1f} {-h / 2:.1f}l{h * 0.8:.1f} {h / 2:.1f}l{-h * 0.8:.1f} {h / 2:.1f}Z",
                class_="shade" if self.ink == "bone" else self.ink,
            )
        )
        self.x += h * 0.8 + 6
        return self

    def pips(self, total: int, left: int) -> _Line:
        """Uses: full circles are left, crossed-out rings are used."""
        for i in range(total):
            x = self.x + 4 + i * 10
            if i < left:
                self.parts.append(circle(x, 0, 3.6, class_="accent"))
            else:
                self.parts.append(circle(x, 0, 3.2, class_="none", stroke="var(--edge)", stroke_width=1.4))
                self.parts.append(
                    path(f"M{x - 4:.1f} 4L{x + 4:.1f} -4", class_="none", stroke="var(--shade)", stroke_width=1.4)
                )
        self.x += total * 10 + 2
        return self

    def forbidden(self, name: str, colour: str = "") -> _Line:
        """A crossed-out sign."""
        before = self.x
        self.sign(name, colour)
        self.strike(before, self.x - 5)
        return self

    def strike(self, left: float, right: float) -> None:
        h = self.high * 0.5
        way = f"M{left:.1f} {h:.1f}L{right:.1f} {-h:.1f}"
        self.parts.append(path(way, class_="none", stroke="var(--night)", stroke_width=6))
        self.parts.append(path(way, class_="struck"))


def _gets(line: _Line, op: int, terms: Terms) -> None:
    get = OP_GET[op]
    if get == COOL:
        line.heat(f"−{terms.amount}")
    elif get == PROSPECT:
        if terms.amount != 1:
            line.words(str(terms.amount), 1)
        line.sign("recruit", size=1.2)
    elif get == HEAL:
        line.sign("er", "hot", 0.95).words(str(terms.amount), 2).sign("dude", size=1.2).then().sign("home", size=1.05)
    else:
        line.good(GET_IDS[get], terms.amount)


def printed(op: int) -> Terms:
    """An operation as it is printed."""
    return Terms(OP_PRICE[op], OP_AMOUNT[op])


@lru_cache(maxsize=2048)
def operation(op: int, high: float, terms: Terms, two_rows: bool = False) -> Phrase:
    """An operation: give, get, how often. `two_rows`: how often is below the rest."""
    line = _Line(high)
    kind = OP_KIND[op]
    if kind == TAKE_PATCH:
        line.sign("patch", "chalk", 1.2).then().sign("home", size=1.05)
    elif kind == STEAL:
        line.sign("steal", size=1.2).then()
        _gets(line, op, terms)
    else:
        if OP_GIVE[op] >= 0:
            line.good(ITEM_IDS[OP_GIVE[op]], terms.price).then()
        elif kind == GAIN and OP_GET[op] != HEAL:
            line.words("+", 3)
        _gets(line, op, terms)
    if terms.changed:
        x = line.x - 5 if OP_GET[op] == CASH else note_width(f"${terms.price}", high)
        mark = (
            icon("hassle", x, -high * 0.42, 14, "lamp")
            if terms.changed == "card"
            else disc(terms.changed, x, -high * 0.42, 6.6)
        )
        line.parts.append(mark)
        line.x += 4
    pips = _Line(high)
    if OP_MAX[op] > 1:
        (pips if two_rows else line).pips(OP_MAX[op], OP_MAX[op] if terms.left < 0 else terms.left)
    if terms.banned:
        line.strike(0, line.x - 5)
    if not pips.parts:
        return line.done()
    above, below = line.done(), pips.done()
    return Phrase(at(0, -8, above.drawn) + at(0, high * 0.5 + 3, below.drawn), max(above.width, below.width))


# --- anarchy cards


def _whom(line: _Line, card: int) -> None:
    """The gangs that a card affects."""
    target = CARD_TARGET[card]
    if target == "highest_heat":
        line.sign("most").heat("")
    elif target == "lowest_heat":
        line.sign("least").heat("")
    elif target == "fewest_dudes":
        line.sign("least").sign("dude")
    elif target == "most_sites":
        line.sign("most").sign("exploit")
    elif target == "most_dudes_at":
        line.sign("most").sign("dude").sign("police")
    elif target == "heat_at_least":
        line.heat(f"{CARD_NUMBER[card]}+")
    else:
        line.sign("all")
    line.then()


def _does(line: _Line, action: dict[str, Any]) -> None:
    """What a card does to them."""
    what = action["do"]
    if what == "wound":
        line.words(str(action["n"]), 1).sign("wound").then().sign("er", "hot")
    elif what == "lose":
        line.words("−", 2).good(action["what"], action["n"])
    elif what == "pay_or_heat":
        line.cash(action["cash"]).words("/").heat(f"+{action['heat']}")
    elif what == "gain":
        for item, number in action["get"].items():
            line.words("+", 2).good(item, number)
    elif what == "take_heat":
        line.heat(f"+{action['n']}")
    elif what == "discard_heat":
        line.heat(f"−{action['n']}")
    elif what == "recruit":
        line.words(f"{action['n']}", 1).sign("recruit")
    elif what == "arrest":
        line.sign("arrest", size=1.5)
    elif what == "arrest_rival":
        line.sign("steal").sign("arrest", size=1.4)
    elif what == "gain_per_site":
        line.sign("exploit").words("× +", 2).cash(action["cash"])
    elif what == "lose_per_wounded":
        line.sign("er", "hot").sign("dude").words("× −", 2).cash(action["cash"])


def _changes(line: _Line, change: dict[str, Any]) -> None:
    """What a card or a club's rule changes."""
    mod = change["mod"]
    if mod == "forbid_op":
        good = _GOODS[change["item"]]
        line.forbidden(good, "gun" if line.ink == "bone" else line.ink).then().forbidden("cash")
    elif mod == "traffic_delta":
        line.sign("market").words(f"+{change['n']}", 2).good("contraband", 1)
    elif mod == "traffic_cap":
        line.sign("market").words(f"≤{change['n']}", 2).good("contraband", 1)
    elif mod == "price_delta":
        line.sign("market").sign("bag").words(f"−${-change['n']}" if change["n"] < 0 else f"+${change['n']}")
    elif mod in ("gun_heat", "extra_heat"):
        line.sign("gun" if mod == "gun_heat" else "heat", "" if mod == "gun_heat" else "hot").then()
        line.heat(f"{change['n']}" if mod == "gun_heat" else f"+{change['n']}")
    elif mod == "traffic_heat":
        line.sign("market").then().forbidden("heat", "hot")
    elif mod == "no_backup":
        line.forbidden("backup")
    elif mod == "ride_max":
        line.sign("ride").words(f"≤{change['n']}", 2).sign("dude")
    elif mod == "winner_steals":
        line.sign("win").then().sign("steal").good(change["what"], change["n"])
    elif mod == "sell_bonus":
        line.good(change["item"], 1).words(f"+${change['cash']}")
    elif mod == "buy_discount":
        line.good("gun", 1).good("contraband", 1).words(f"−${change['cash']}")
    elif mod == "recruit_count":
        line.sign("recruit").words(f"×{change['n']}")
    elif mod == "arrest_gain":
        line.sign("arrest").words(f"+${change['cash']}")
    elif mod == "may_bar_backup":
        line.sign("order", "lamp").then().forbidden("backup")
    elif mod == "prospect_may_be_arrested":
        line.sign("prospect").then().sign("arrest")


@lru_cache(maxsize=256)
def card_rule(name: str, high: float, ink: str = "ink") -> Phrase:
    """What an anarchy card does."""
    line, card = _Line(high, ink), CARD[name]
    for change in CARD_MODIFIERS[card]:
        _changes(line, change)
    if CARD_ACTIONS[card]:
        _whom(line, card)
        for action in CARD_ACTIONS[card]:
            _does(line, action)
    return line.done()


_CLUB_RULES: Final[dict[str, dict[str, Any]]] = {
    rule["id"]: rule for club in DATA["clubs"] for rule in club["high_octane"]["rules"]
}


@lru_cache(maxsize=256)
def club_rule(club: str, rule: str, high: float, short: bool = False) -> Phrase:
    """A special rule of a club: what it changes, or what its order does. `short` leaves only what its order brings."""
    number = CLUB[club]
    line = _Line(high)
    if rule == CLUB_ORDER_IDS[number]:
        op = CLUB_OPS[number][0]
        if not short:
            return operation(op, high, printed(op))
        _gets(line.then(), op, printed(op))
        return line.done()
    for change in _CLUB_RULES[rule].get("modifiers", ()):
        _changes(line, change)
    return line.done()


def heat_of(count: int, x: float, y: float, size: float) -> str:
    """Printed heat; nothing if there is none."""
    return flame(str(count), x, y, size) if count else ""
