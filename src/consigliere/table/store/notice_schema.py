"""The tables of notice: see `table/notice`. They belong to the same metadata as all others."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import HASH, ID, metadata, of_table

outbox = sa.Table(
    "outbox",  # whom to tell of what; written in the transaction that causes it
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("owner", HASH, nullable=False),  # as in `holders`
    sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),  # null: a letter
    sa.Column("event", sa.String(10), nullable=False),  # see `play/notices.py`
    sa.Column("seat", sa.Integer, nullable=False),  # which it is about
    sa.Column("moment", sa.BigInteger, nullable=False),  # the number of the question, or of whatever it is about
    sa.Column("state", sa.String(10), nullable=False),  # waiting; told: handed over; seen: needless; gone: past
    sa.Column("due_at", sa.Float, nullable=False),  # nothing is sent before
    sa.Column("created_at", sa.Float, nullable=False),
    sa.UniqueConstraint("owner", "table_id", "event", "seat", "moment", name="uq_outbox_fact"),
    sa.Index("ix_outbox_due", "state", "due_at"),
    sa.Index("ix_outbox_table_id", "table_id"),
)

channels = sa.Table(
    "channels",  # where a person is told: an address, a browser, a webhook
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("owner", HASH, nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # mail, push, discord, slack, json
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),  # of a browser, or the secret that signs; JSON
    sa.Column("name", sa.String(80), nullable=False),  # as its owner reads it
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("told_at", sa.Float, nullable=False),  # when a notice was last handed over; 0: never
    sa.Column("failing_since", sa.Float, nullable=True),
    sa.Column("error", sa.String(200), nullable=False),  # of the last attempt, in a word; "" if it succeeded
    sa.Column("off", sa.Boolean, nullable=False),  # it has failed too long
)

deliveries = sa.Table(
    "deliveries",  # one message to one channel
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("channel_id", ID, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # notice, confirm, reset, test
    sa.Column("notices", sa.Text, nullable=False),  # ids in the outbox, JSON
    sa.Column("state", sa.String(10), nullable=False),  # waiting, sent, dropped, dead
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("try_at", sa.Float, nullable=False),  # while it is sent: when others may try it again
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("error", sa.String(200), nullable=False),
    sa.Index("ix_deliveries_try", "state", "try_at"),
)

told_people = sa.Table(
    "told_people",  # how a person wants to be told
    metadata,
    sa.Column("owner", HASH, primary_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("base", sa.String(200), nullable=False),  # the address of this server as they know it
    sa.Column("level", sa.String(10), nullable=False),  # at tables where they chose nothing: all, deadlines, none
)

notice_levels = sa.Table(
    "notice_levels",  # of what a person is told at one table
    metadata,
    of_table(),
    sa.Column("owner", HASH, primary_key=True),
    sa.Column("level", sa.String(10), nullable=False),
)

leases = sa.Table(
    "leases",  # work that one process does for all
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("process", ID, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

server_keys = sa.Table(
    "server_keys",  # secrets of the server itself, made once: it signs links and pushes with them
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
