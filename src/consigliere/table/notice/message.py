"""A message as its reader gets it, and what became of sending it."""

from __future__ import annotations

from typing import NamedTuple


class Item(NamedTuple):
    """One table that a message is about, or one person who has written."""

    table: str  # "" for a person
    game: str  # its id
    speed: str
    events: tuple[str, ...]
    line: str  # in the reader's language
    url: str
    writer: str = ""


class Message(NamedTuple):
    """A message to one channel. Nothing in it depends on a card."""

    id: str  # the same at every attempt, so that a receiver can tell a repetition
    kind: str
    subject: str
    lines: tuple[str, ...]
    items: tuple[Item, ...]
    url: str  # where a click leads
    stop: str = ""  # the address that stops notices on this channel
    stop_text: str = ""
    urgent: bool = False

    @property
    def text(self) -> str:
        """The whole message as plain text."""
        return "\n".join((self.subject, *self.lines))


class Failed(Exception):
    """A message was not sent. `lasting`: trying again is useless. `gone`: the channel does not exist any more."""

    def __init__(self, code: str, lasting: bool = False, gone: bool = False, wait: float = 0.0) -> None:
        super().__init__(code)
        self.code = code
        self.lasting = lasting
        self.gone = gone
        self.wait = wait  # seconds that the receiver asked us to wait
