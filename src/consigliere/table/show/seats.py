"""Who sits at a table, as one reader sees it: names, sides, colours."""

from __future__ import annotations

from itertools import chain, count
from typing import Any

from consigliere import bots
from consigliere.board.words import Words, words_for
from consigliere.drawing import Livery, sized_lru_cache
from consigliere.games import face, find
from consigliere.table.play.loaded import LoadedTable
from consigliere.table.store.rows import SeatRow

from .pages.context import SeatInfo

HAT = Livery("mark", "", "")


def bot_levels(game: str) -> tuple[str, ...]:
    """Return the levels of bots that can play a game, weakest first."""
    return bots.bots_for(find(game))


def seat_names(
    loaded: LoadedTable, language: str, view: dict[str, Any] | None = None, own_names: bool = False
) -> list[str]:
    """Return the name of each seat: its person's, or its bot's in the reader's language. Names are unique.

    Some games call seats by their sides in all they say. A bot there is called by its side, so that badge, board,
    log, talk, deals and result use one name; in La Cosa Nostra a person too, except where `own_names` are wanted.
    `view` shows the sides if the game is not running any more.
    """
    game = loaded.row.game
    sides: tuple[str, ...] = ()
    if face(game).seats_named_by_side:
        if view is None and loaded.row.state == "running":
            view = loaded.match.view(None)
        if view is not None:
            sides = tuple([side_of(seat, view) for seat in range(view["seats"])])
    people = tuple(loaded.people)
    names = list(names_of(people, language, game, sides))
    if sides and face(game).people_named_by_side and not own_names:
        words = words_for(language, game)
        names = [words(f"side-{side}") if side else name for side, name in zip(sides, names, strict=True)]
    return names


@sized_lru_cache(1024)
def names_of(people: tuple[SeatRow, ...], language: str, game: str, sides: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the same names for a table that need not be loaded. `sides` name bots."""
    words = words_for(language, game)
    names: list[str] = []
    for person in people:
        if person.kind == "human":
            name = person.name or words("seat-name", number=str(person.seat + 1))
        elif person.kind == "bot":
            side = sides[person.seat] if person.seat < len(sides) else ""
            name = words(f"side-{side}") if side else _bot_name(words, person)
        else:
            name = words("seat-name", number=str(person.seat + 1))
        names.append(next(one for one in chain((name,), (f"{name} {n}" for n in count(2))) if one not in names))
    return tuple(names)


def _bot_name(words: Words, bot: SeatRow) -> str:
    """Return a name from the game's world, by seat. A game without such names calls a bot by its level."""
    for message in (f"bot-name-{bot.seat + 1}", f"bot-{bot.bot}"):
        if words.has(message):
            return words(message)
    return bot.bot


def plain_seats(loaded: LoadedTable, reader: Reader) -> tuple[SeatInfo, ...]:
    """Return every seat without the details that only a view contains."""
    names = seat_names(loaded, reader.language)
    return tuple(
        SeatInfo(
            index=person.seat,
            name=names[person.seat] if person.kind != "empty" else "",
            kind="human" if person.kind == "human" else "bot" if person.kind == "bot" else "empty",
            level=person.bot,
            yours=person.seat in reader.own,
        )
        for person in loaded.people
    )


class Reader:
    """Who reads a table: a seat or a spectator, in a language. `host` sees the host's buttons."""

    __slots__ = ("folded", "heir", "host", "language", "own", "seat")

    def __init__(
        self,
        seat: int | None,
        language: str,
        host: bool = False,
        own: tuple[int, ...] = (),
        heir: bool = False,
        folded: frozenset[int] = frozenset(),
    ) -> None:
        self.seat = seat
        self.language = language
        self.host = host
        self.own = own  # all seats of this browser: more than one at a hot-seat table
        self.heir = heir  # the host is away, and the reader may take over
        self.folded = folded  # seats whose talk the reader does not want to read

    @property
    def key(self) -> tuple[int | None, str, bool, tuple[int, ...], bool, frozenset[int]]:
        """Return the cache key. Readers with the same key see the same."""
        return (self.seat, self.language, self.host, self.own, self.heir, self.folded)


def side_of(seat: int, view: dict[str, Any]) -> str:
    """Return the side a seat plays, or "" while it has none."""
    return next((side for side, played_by in face(view["game"]).sides(view).items() if played_by == seat), "")


def team_number(seat: int, view: dict[str, Any]) -> int:
    """Return the number of a seat's team, from 1, or 0 if it plays alone."""
    return next((number for number, team in enumerate(view["teams"], 1) if seat in team), 0)


def role_of(person: SeatRow, view: dict[str, Any], words: Words, own_names: bool) -> str:
    """Return what stands below a seat's name: the side or family that it plays, or who plays it."""
    named_by_side = face(view["game"]).people_named_by_side and not own_names
    if person.kind == "human" and named_by_side and side_of(person.seat, view):
        return person.name
    return side_name(person.seat, view, words)


def side_name(seat: int, view: dict[str, Any], words: Words) -> str:
    """Return the side or family that a seat plays, "" if it has none yet."""
    side = side_of(seat, view)
    if not side:
        return ""
    return words.thing(f"faction-{side}" if words.has(f"faction-{side}") else f"side-{side}")


def livery_of(seat: int, view: dict[str, Any]) -> Livery | None:
    """Return the livery of a seat's side if the game has sides. A seat without a side yet has a plain hat."""
    liveries = face(view["game"]).liveries
    return liveries.get(side_of(seat, view), HAT) if liveries else None


def counts_of(seat: int, view: dict[str, Any], words: Words) -> tuple[str, ...]:
    """Return the public figures of a seat, worded."""
    figures = face(view["game"]).seat_counts(seat, view)
    return tuple([words(message, count=number) for message, number in figures])
