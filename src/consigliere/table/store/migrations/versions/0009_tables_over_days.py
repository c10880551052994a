"""Tables over days: their pace, clocks of seats, nights, holidays and votes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID = sa.String(length=24)
HASH = sa.String(length=64)


def upgrade() -> None:
    op.add_column("tables", sa.Column("speed", sa.String(length=10), nullable=False, server_default="tonight"))
    op.add_column("tables", sa.Column("at_zero", sa.String(length=10), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("nights", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "clocks",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=True),
        sa.Column("credited", sa.Text(), nullable=False),
        sa.Column("owed", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("night_from", sa.Integer(), nullable=False),
        sa.Column("night_to", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_clocks_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_clocks")),
    )
    op.create_table(
        "votes",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("choice", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_votes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_votes")),
    )
    op.create_table(
        "habits",
        sa.Column("owner", HASH, nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
        sa.Column("night_from", sa.Integer(), nullable=False),
        sa.Column("night_to", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_habits")),
    )
    op.create_table(
        "holidays",
        sa.Column("owner", HASH, nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("owner", "day", name=op.f("pk_holidays")),
    )


def downgrade() -> None:
    for table in ("holidays", "habits", "votes", "clocks"):
        op.drop_table(table)
    for column in ("nights", "at_zero", "speed"):
        op.drop_column("tables", column)
