"""Tournaments, and tokens with which programs act for an account"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

TABLES = ("account_keys", "tournament_seats", "tournament_tables", "entrants", "tournaments")


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(length=24), nullable=True))
    _tournaments()
    _rounds()


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("organiser", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("speed", sa.String(length=10), nullable=False),
        sa.Column("at_zero", sa.String(length=10), nullable=False),
        sa.Column("nights", sa.Boolean(), nullable=False),
        sa.Column("window", sa.Float(), nullable=False),
        sa.Column("pace", sa.Float(), nullable=False),
        sa.Column("patience", sa.Float(), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("changed_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"], unique=False)
    op.create_index("ix_tournaments_state", "tournaments", ["state", "listed", "created_at"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("joined_at", sa.Float(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_entrants_tournament_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_entrants")),
    )
    op.create_index("ix_entrants_owner", "entrants", ["owner"], unique=False)


def _rounds() -> None:
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_tables_tournament_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_tournament_tables")),
        sa.UniqueConstraint("table_id", name=op.f("uq_tournament_tables_table_id")),
    )
    op.create_table(
        "tournament_seats",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("tied", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_seats_tournament_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", "seat", name=op.f("pk_tournament_seats")),
    )
    op.create_table(
        "account_keys",
        sa.Column("account_id", sa.String(length=24), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_account_keys_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_account_keys")),
        sa.UniqueConstraint("hash", name=op.f("uq_account_keys_hash")),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    op.drop_column("tables", "tournament")
