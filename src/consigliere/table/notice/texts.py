"""The words of messages, in the reader's language. They name tables and paces, and nothing that happens there."""

from __future__ import annotations

from collections.abc import Iterable

from consigliere.board.words import LANGUAGES, Words, title_of
from consigliere.table.base.names import letters_page
from consigliere.table.play.notices import (
    AWAY,
    EVENTS,
    FULL,
    HALF,
    LETTER,
    MOST,
    OFFER,
    OVER,
    ROUND,
    SEAT,
    TURN,
    URGENT,
    VOTE,
    ZERO,
)
from consigliere.table.store.notice_queries import NOTICE, About, Notice, Preferences

from .message import Item, Message

# What matters most is said; an offer and an owed answer read the same, because others may see the screen.
WEIGHT = (ZERO, MOST, HALF, AWAY, VOTE, ROUND, TURN, OFFER, FULL, SEAT, OVER, LETTER)
SAME = {OFFER: TURN}
MOST_NAMES = 4  # of other people at a table
assert set(WEIGHT) == set(EVENTS)


def words_of(preferences: Preferences) -> Words:
    """Return the words of a person."""
    return Words(preferences.language if preferences.language in LANGUAGES else LANGUAGES[0])


def table_name(about: About, owner: str, words: Words) -> str:
    """Return how a person knows a table: its game, the other people there, and its pace."""
    own = {seat for seat, one in about.holders if one == owner}
    others = [name for seat, name in about.names if seat not in own and name]
    game = title_of(about.game, words.language)
    people = ", ".join(others[:MOST_NAMES]) + (" …" if len(others) > MOST_NAMES else "")
    pace = words(f"web-speed-{about.speed}")
    return words("notice-table", game=game, people=people, pace=pace) if people else f"{game} ({pace})"


def notice_message(
    delivery: str,
    notices: Iterable[Notice],
    tables: dict[str, About],
    letters: dict[int, str],
    preferences: Preferences,
    base: str,
    stop: str,
) -> Message | None:
    """Return one message for everything that a person is to be told; None if nothing is left.

    `letters` are those still to be read, with their writers.
    """
    words, items = words_of(preferences), list[Item]()
    by_table: dict[str, set[str]] = {}
    owner, writers = "", dict[str, None]()
    for notice in notices:
        owner = notice.owner
        if notice.event == LETTER:
            writers.update({letters[notice.moment]: None} if notice.moment in letters else {})
        else:
            by_table.setdefault(notice.table_id, set()).add(SAME.get(notice.event, notice.event))
    for table_id, events in by_table.items():
        about = tables.get(table_id)
        if about is None:
            continue
        first = min(events, key=WEIGHT.index)
        line = words(f"notice-{first}", table=table_name(about, owner, words))
        told = tuple(sorted(events, key=WEIGHT.index))
        items.append(Item(table_id, about.game, about.speed, told, line, f"{base}/t/{table_id}"))
    for name in writers:
        line = words("notice-letter", name=name)
        items.append(Item("", "", "", (LETTER,), line, f"{base}{letters_page(name)}", name))
    if not items:
        return None
    items.sort(key=lambda one: WEIGHT.index(one.events[0]))
    single = len(items) == 1
    lines = [part for one in items for part in (one.line, one.url, "")][:-1]
    at_tables = [one for one in items if one.table]
    if not at_tables:
        subject = words("notice-subject-letters")
    elif len(at_tables) == 1:
        subject = words("notice-subject-one", game=title_of(at_tables[0].game, words.language))
    else:
        subject = words("notice-subject-many", count=len(at_tables))
    return Message(
        id=delivery,
        kind=NOTICE,
        subject=subject,
        lines=tuple(lines),
        items=tuple(items),
        url=items[0].url if single else f"{base}/",
        stop=stop,
        stop_text=words("notice-stop-here"),
        urgent=any(event in URGENT for one in items for event in one.events),
    )


def plain_message(
    delivery: str, kind: str, preferences: Preferences, url: str, stop: str = "", **facts: str
) -> Message:
    """Return a message that is not about a table: to confirm an address, to choose a password, a test."""
    words = words_of(preferences)
    lines = (words(f"notice-{kind}-text", **facts), url)
    return Message(delivery, kind, words(f"notice-{kind}-subject"), lines, (), url, stop, words("notice-stop-here"))
