"""What the parts of a picture share while it is drawn."""

from __future__ import annotations

from typing import Any

from consigliere.drawing import Sheet


class Valley(Sheet):
    """One picture of the valley being drawn."""

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.table["players"][seat]
        return found

    def club(self, seat: int) -> str:
        """The club a seat plays, "" while it has none."""
        return str(self.player(seat)["club"] or "")

    def before(self, seat: int) -> Valley:
        """A sheet with what a gang's own area depends on, so that it is drawn anew only when that changes."""
        table = self.table
        fist = table["phase"] in ("orders", "black_market") and self.view["step"] in ("CloseFists", "Traffic")
        closed = fist and self.view["waiting"] is not None and seat not in self.view["waiting"]
        in_fight = table["fight"] is None or seat in table["fight"]["gangs"]
        part = {
            "players": {seat: self.player(seat)},
            "patch": table["patch"],
            "turn": table["turn"],
            "phase": table["phase"],
            "fist": closed and in_fight,
            "bags": None,
            "paid": None,
        }
        market = table["market"]
        if market is not None:
            part["bags"] = bags = market["bags"][seat]
            if market["counted"] and bags and seat not in market["unpaid"]:
                part["paid"] = bags * market["price"]
        view = {
            "table": part,
            "seat": self.view["seat"],
            "row": self.view["row"],
            "waiting": self.view["waiting"],
            "result": self.view["result"],
        }
        return Valley(view, self.words, self.part)
