"""What the parts of the picture share: the view, the reader's words, and the families at the table.

The table is redrawn after every choice, and most of it is unchanged. So larger parts are drawn on a sheet that contains
`only` what they depend on, and cached by that content: an equal sheet gets the same drawing.
"""

from __future__ import annotations

from typing import Any, Final

from consigliere import drawing
from consigliere.drawing import Texts
from consigliere.games.la_cosa_nostra.components import BUSINESS, BUSINESS_KIND, DATA, KIND_IDS

ROMAN: Final = ("", "I", "II", "III", "IV")
HIDDEN: Final = "hidden"
COMPANIES: Final = frozenset(kind["id"] for kind in DATA["businesses"] if kind["type"] == "company")


def kind_of(business: str) -> str:
    """The kind of a business, by id."""
    return KIND_IDS[BUSINESS_KIND[BUSINESS[business]]]


class Sheet(drawing.Sheet):
    """A picture while it is drawn."""

    def __init__(self, view: dict[str, Any], words: Texts, part: str) -> None:
        super().__init__(view, words, part)
        self.you: int | None = self.table["you"]
        self.players: list[dict[str, Any]] = self.table["players"]
        self.seats = len(self.players)
        self.families = tuple([one["family"] for one in self.players])
        self.expansion: bool = view["options"]["expansion_gangsters"]

    def only(self, table: dict[str, Any], **view: Any) -> Sheet:
        """A sheet with only this part of the table and of the view, the families of the seats, the settings, and the
        reader's choices among the things named there."""
        row: list[str] = self.view["row"]
        named = repr(table) if row else ""
        narrow = {
            "options": self.view["options"],
            "result": None,
            "row": [option for option in row if option.partition(":")[2] in named],
            "table": {"you": None, "players": [{"family": family} for family in self.families], **table},
            **view,
        }
        return Sheet(narrow, self.words, self.id_prefix)

    def of(self, *names: str) -> Sheet:
        """Only these facts of the table."""
        return self.only({name: self.table[name] for name in names})

    def priced(self, *names: str) -> Sheet:
        """The same, with the prices of businesses that may be bought."""
        table = {name: self.table[name] for name in names}
        return self.only({**table, "prices": self.prices()})

    def prices(self) -> dict[str, int]:
        """What everything for sale costs the reader: the prices of the question if it has its own."""
        asked: dict[str, int] = self.view["facts"].get("prices", {}) if self.view["asked"] else {}
        return {**self.table["prices"], **asked}

    def before(self, seat: int) -> Sheet:
        """What a family's area depends on: its things, and whether it is the reader's.

        For all other readers it is across the table.
        """
        near = seat == self.near()
        table = {
            "you": self.you if near else (seat + 1) % self.seats,
            "players": [self.players[i] if i == seat else {"family": name} for i, name in enumerate(self.families)],
            "turn": seat if self.table["turn"] == seat else None,
            "first": seat if self.table["first"] == seat else None,
            "prices": self.of_his(seat),
            "note": self.note_of(seat),
        }
        waiting = (seat,) if self.waits_for(seat) else None
        result = {"winners": [seat]} if seat in self.winners else None
        return self.only(table, waiting=waiting, result=result)

    def note_of(self, seat: int) -> list[list[list[Any]]] | None:
        """The last offer of a family that the reader has not answered: what the family gives, and what the reader."""
        made = [one for one in self.view.get("offers", ()) if one["maker"] == seat and self.you in one["parties"]]
        if seat == self.you or not made or self.you in made[-1]["accepted"]:
            return None
        given: dict[int, list[list[Any]]] = {seat: []}
        for giver, _, kind, what in made[-1]["gives"]:
            given.setdefault(giver, []).append([kind, what])
        return [given[seat], [gift for giver, gifts in given.items() if giver != seat for gift in gifts]]

    def of_his(self, seat: int) -> dict[str, int]:
        """The prices of gangsters under a boss, and of the family's planned purchases."""
        facts = self.players[seat]
        tasks = [task for one in facts["gangsters"] for task in one["tasks"] if task]
        planned = [task["business"] for task in tasks if task["kind"] == "purchase"]
        return {name: self.table["prices"][name] for name in (*facts["boss"], *planned)}

    def in_hand(self) -> Sheet:
        """What the reader's hand depends on."""
        return self.only({name: self.table[name] for name in ("hand", "influence")}, seat=self.view["seat"])

    def family(self, seat: int) -> str:
        """The family of a seat, "" if it has not chosen yet."""
        return self.players[seat]["family"] or ""

    def hue(self, seat: int | None) -> str:
        """The class that gives a piece its owner's colour."""
        family = "" if seat is None else self.family(seat)
        return f"of-{family}" if family else "nobody"

    def called(self, seat: int) -> str:
        """The name of a seat: its family, or its number at the table."""
        family = self.family(seat)
        return self.words(f"side-{family}") if family else self.words("pic-seat", seat=str(seat + 1))

    def money(self, amount: int) -> str:
        """An amount of money in the reader's language."""
        return self.words("pic-money", amount=amount)

    def near(self) -> int:
        """The seat at the near side of the table: the reader's, or the first."""
        return self.you if self.you is not None else 0

    def order(self) -> list[int]:
        """All seats clockwise from the near side."""
        near = self.near()
        return [(near + i) % self.seats for i in range(self.seats)]

    def open_deck(self) -> bool:
        """Whether the business deck is on the felt: the reader chooses from it, or knows it well and nothing else is
        there."""
        known = [card for card in self.table["deck"] if card != HIDDEN]
        prices = self.view["facts"].get("prices", {}) if self.view["asked"] else {}
        if not known or self.table["phase"] == "setup" or self.view["result"]:
            return False
        if any(card in prices for card in known):
            return True
        choosing = self.table["display"] or (self.view["asked"] and self.view["step"] == "ChooseKind")
        return 2 * len(known) >= len(self.table["deck"]) and not (self.table["deeds"] or choosing)
