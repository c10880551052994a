"""Contexts of the pages about notice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .context import Frame


@dataclass(frozen=True, slots=True)
class ChannelInfo:
    """A channel as its owner sees it."""

    id: str
    kind: str  # mail, push, discord, slack, json
    name: str
    confirmed: bool = True
    off: bool = False
    error: str = ""  # a code
    secret: str = ""  # that signs, for plain JSON


@dataclass(frozen=True, slots=True)
class NoticeContext:
    """How a person is told that a table waits."""

    frame: Frame
    channels: tuple[ChannelInfo, ...] = ()
    level: str = "all"
    mail: bool = False  # this server sends mail
    push_key: str = ""  # the server's public key
    error: str = ""


@dataclass(frozen=True, slots=True)
class TableNoticeContext:
    """Of what a person is told at one table."""

    frame: Frame
    table: str
    game: str
    level: str
    channels: bool = True  # the person has one that works


@dataclass(frozen=True, slots=True)
class LinkContext:
    """A page that a link in a message leads to, with one button or one field."""

    frame: Frame
    purpose: Literal["confirm", "stop", "forgot", "reset"]
    action: str
    name: str = ""  # of the channel
    error: str = ""
    done: bool = False
