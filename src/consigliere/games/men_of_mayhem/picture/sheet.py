"""What the parts of a picture share while it is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from consigliere.drawing import Sheet
from consigliere.games.men_of_mayhem.components import (
    CLUB,
    CLUB_FALL_GUY,
    MAIN_OPS,
    OP_IDS,
    PLACE,
    TRICK_OPS,
    Mods,
    Rules,
)
from consigliere.games.men_of_mayhem.terms import Terms, open_mods, powers_of, terms_of


class Valley(Sheet):
    """A picture of the valley while it is drawn."""

    def player(self, seat: int) -> dict[str, Any]:
        """The part of the view about a seat."""
        found: dict[str, Any] = self.table["players"][seat]
        return found

    @property
    def shown_open(self) -> bool:
        """Whether the table is shown open: each area is its owner's view, and nobody is "you"."""
        # A spectator is not "you" either, but has no seat.
        return self.view["seat"] is not None and "you" in self.table and self.table["you"] is None

    def is_reader(self, seat: int) -> bool:
        """Whether a seat is the reader's."""
        return bool(self.view["seat"] == seat) and not self.shown_open

    def club(self, seat: int) -> str:
        """The club of a seat, "" if it has none yet."""
        return str(self.player(seat)["club"] or "")

    @property
    def calls_backup(self) -> bool:
        """Whether backup is still being called in a fight: until then every site can be chosen."""
        return self.view["step"] in ("Backup", "Gather", "BarBackup")

    def _aside(self, seat: int) -> bool:
        """Whether what is on the stage does not concern a gang."""
        if self.arrested is not None:
            return self.arrested != seat
        fight = self.table["fight"]
        return fight is not None and not self.calls_backup and seat not in fight["gangs"]

    @cached_property
    def arrested(self) -> int | None:
        """The seat under arrest, None if nobody."""
        waiting = self.view["waiting"] or []
        return waiting[0] if self.view["step"] == "Arrest" and waiting else None

    @cached_property
    def suspects(self) -> tuple[tuple[str, str, int], ...]:
        """Kind, place and number of the dudes who may take the fall. [MM-HEAT-05, MM-CLUB-05]"""
        seat = self.arrested
        if seat is None:
            return ()
        player, club = self.player(seat), self.club(seat)
        both = player["side"] == "high_octane" and CLUB_FALL_GUY[CLUB[club]]
        places = [("clubhouse", player["clubhouse"]), ("emergency_room", player["emergency"])]
        places += [(site["id"], row) for site in self.table["sites"] for row in site["gangs"] if row["seat"] == seat]
        kinds = ("member", "prospect") if both else ("member",)
        return tuple([(kind, at, row[f"{kind}s"]) for at, row in places for kind in kinds if row[f"{kind}s"]])

    @cached_property
    def away(self) -> frozenset[str]:
        """Figures drawn away from their place: at an arrest, in front of the wall."""
        if "away" in self.table:
            return frozenset(self.table["away"])
        return frozenset([f"{self.club(self.arrested or 0)}_{kind}_{place}" for kind, place, _ in self.suspects])

    @cached_property
    def spots(self) -> int:
        """The number of sites along the street at this table. [MM-SET-02]"""
        if "spots" in self.table:
            return int(self.table["spots"])
        return int(Rules(self.view["seats"], self.view["options"]).tile_spots)

    @cached_property
    def mods(self) -> Mods:
        """What the open cards change."""
        return open_mods(self.view)

    @cached_property
    def powers(self) -> int:
        """The club whose special rules the reader has."""
        return powers_of(self.view, self.view["seat"])

    def powers_of(self, seat: int) -> int:
        """The club whose powers a seat has; PLAIN if it plays the side without powers."""
        return powers_of(self.view, seat)

    def terms(self, name: str) -> tuple[Terms, ...]:
        """What each operation of a site costs and brings the reader now, and how many uses are left."""
        place = PLACE[name]
        ops = (*MAIN_OPS[place], *TRICK_OPS[place])
        return tuple([terms_of(op, self.view, self.powers, self.mods) for op in ops])

    @cached_property
    def _sides(self) -> dict[int, dict[str, Any]]:
        return {player["seat"]: {"club": player["club"], "side": player["side"]} for player in self.table["players"]}

    @cached_property
    def _common(self) -> dict[str, Any]:
        """What every part of the board depends on."""
        seen = {name: self.table[name] for name in ("permanent", "lying", "round")}
        return {"players": self._sides, "spots": self.spots, "away": sorted(self.away), **seen}

    def _part(self, table: dict[str, Any], row: tuple[str, ...], facts: dict[str, Any]) -> Valley:
        """A sheet that contains only what a part of the board depends on, so the part is redrawn only when that
        changes."""
        used = self.table.get("uses")
        uses: dict[str, int] = {}
        if used:
            names = [site["id"] for site in table["sites"] if site["kind"] != "face_down"]
            ops = [OP_IDS[op] for name in names for op in (*MAIN_OPS[PLACE[name]], *TRICK_OPS[PLACE[name]])]
            uses = {op: times for op, times in used.items() if op in ops}
        view = {
            "table": {**self._common, "uses": uses, **table},
            "seat": self.view["seat"],
            "seats": self.view["seats"],
            "row": row,
            "step": self.view["step"] if facts else "",
            "facts": facts,
            "waiting": None,
            "result": None,
        }
        return Valley(view, self.words, self.id_prefix)

    def _facts_of(self, places: list[str]) -> dict[str, Any]:
        """The facts of the question, if it is about one of these places."""
        facts = self.view["facts"]
        return facts if facts.get("site") in places or facts.get("target") in places else {}

    def at_site(self, site: dict[str, Any]) -> Valley:
        """What a lot depends on; for closed lots, only which of them exist."""
        hidden = site["kind"] == "face_down"
        sites = [one for one in self.table["sites"] if one["kind"] == "face_down"] if hidden else [site]
        name = site["id"]
        row = (f":{name}",) if name in self.chosen else ()
        return self._part({"sites": sites}, row, self._facts_of([name]))

    def forecourt(self) -> Valley:
        """What the forecourt depends on."""
        table = self.table
        contacts = [site for site in table["sites"] if site["kind"] == "contact"]
        names = [site["id"] for site in contacts]
        sold = table["market"]
        wounded = {player["seat"]: player["emergency"] for player in table["players"] if player["club"]}
        seen = {
            "sites": contacts,
            "acting": table["acting"],
            "deck": table["deck"],
            "rounds": table["rounds"],
            "supply": table["supply"],
            "market": None if sold is None else {"counted": sold["counted"], "total": sold["total"]},
            "wounded": wounded,
            "rolls": list(table.get("rolls", ())),
        }
        row = tuple([f":{name}" for name in names if name in self.chosen])
        return self._part(seen, row, self._facts_of(names))

    def _note_of(self, seat: int) -> dict[str, Any] | None:
        """The last offer of a seat that the reader has not answered: what each of the two gives."""
        reader = self.view["seat"]
        made = [
            one for one in self.view.get("offers", ()) if one["maker"] == seat != reader and reader in one["parties"]
        ]
        if not made or reader in made[-1]["accepted"]:
            return None
        given: dict[int, list[list[Any]]] = {reader: [], seat: []}
        for giver, _, kind, number in made[-1]["gives"]:
            given[giver].append([kind, number])
        return {"clubs": [self.club(reader), self.club(seat)], "gives": list(given.values())}

    def before(self, seat: int, first: bool) -> Valley:
        """A sheet that contains only what a gang's area depends on, so the area is redrawn only when that changes.

        Whose turn it is, who reads and who has the patch matter only as far as they concern this gang. The open cards
        change the market limit, which only the first area shows for every heat.
        """
        table, waiting = self.table, self.view["waiting"]
        fist = table["phase"] in ("orders", "black_market") and self.view["step"] in ("CloseFists", "Traffic")
        closed = fist and waiting is not None and seat not in waiting
        in_fight = table["fight"] is None or seat in table["fight"]["gangs"]
        part = {
            **({"you": None} if self.shown_open else {}),
            "players": {seat: self.player(seat)},
            "patch": seat if table["patch"] == seat else None,
            "turn": seat if table["turn"] == seat or self.waits_for(seat) else None,
            "permanent": table["permanent"] if first else [],
            "lying": table["lying"] if first else [],
            "fist": closed and in_fight,
            "note": self._note_of(seat),
            "trades": self.view["seat"] != seat and table["phase"] != "setup",
            "aside": self._aside(seat),
            "away": sorted(self.away) if self.arrested == seat else [],
        }
        reader = seat if self.view["seat"] == seat else None
        view = {"table": part, "seat": reader, "row": (), "waiting": None, "result": None}
        return Valley(view, self.words, self.id_prefix)
