"""The tables of tournaments, and the tokens of accounts. They belong to the same metadata as all others."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import HASH, ID, metadata


def of_tournament() -> sa.Column[str]:
    """Return the column of what belongs to one tournament, the first of the key."""
    return sa.Column("tournament_id", ID, sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("owner", HASH, nullable=False),  # the account that has opened it; "" if that is deleted
    sa.Column("organiser", sa.String(40), nullable=False),  # its name
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),  # as in `tables`, and so on
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("speed", sa.String(10), nullable=False),
    sa.Column("at_zero", sa.String(10), nullable=False),
    sa.Column("nights", sa.Boolean, nullable=False),
    sa.Column("window", sa.Float, nullable=False),
    sa.Column("pace", sa.Float, nullable=False),
    sa.Column("patience", sa.Float, nullable=False),
    sa.Column("bot", sa.String(20), nullable=False),  # takes seats that are left
    sa.Column("listed", sa.Boolean, nullable=False),  # anybody finds it; otherwise only who has its address
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("points", sa.Text, nullable=False),  # by place, JSON
    sa.Column("seed", sa.String(64), nullable=False),  # of the draws; shown when it has begun
    sa.Column("state", sa.String(10), nullable=False),  # open, running, over, cancelled
    sa.Column("round", sa.Integer, nullable=False),  # the last one that was drawn; 0 before the start
    sa.Column("revision", sa.Integer, nullable=False),  # grows with every change
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Index("ix_tournaments_state", "state", "listed", "created_at"),
    sa.Index("ix_tournaments_owner", "owner"),
)

entrants = sa.Table(
    "entrants",  # who takes part in a tournament
    metadata,
    of_tournament(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 0, as the draws call them
    sa.Column("owner", HASH, nullable=False),  # an account; "" if it is deleted
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("joined_at", sa.Float, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),  # after the start: drawn no more
    sa.Index("ix_entrants_owner", "owner"),
)

tournament_tables = sa.Table(
    "tournament_tables",  # the tables of the rounds; kept if a table is deleted
    metadata,
    of_tournament(),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("table_id", ID, nullable=False, unique=True),
    sa.Column("ended", sa.Boolean, nullable=False),
)

tournament_seats = sa.Table(
    "tournament_seats",  # who was drawn for which seat, and what came of it; points and standings follow from it
    metadata,
    of_tournament(),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entrant", sa.Integer, nullable=False),  # -1: a bot
    sa.Column("place", sa.Integer, nullable=False),  # 1 is first; 0 while the game runs
    sa.Column("tied", sa.Integer, nullable=False),  # how many share the places from there on
    sa.Column("how", sa.String(10), nullable=False),  # played, unfinished, away; "" while the game runs
)

account_keys = sa.Table(
    "account_keys",  # secrets with which a program acts for an account; one for each account
    metadata,
    sa.Column("account_id", ID, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", HASH, nullable=False, unique=True),
    sa.Column("created_at", sa.Float, nullable=False),
)
