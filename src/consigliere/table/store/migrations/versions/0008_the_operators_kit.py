"""Bans, heartbeats of servers, switches of the operator"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_bans")),
    )
    op.create_table(
        "servers",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("release", sa.String(length=40), nullable=False),
        sa.Column("started_at", sa.Float(), nullable=False),
        sa.Column("beat_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_servers")),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_switches")),
    )


def downgrade() -> None:
    op.drop_table("switches")
    op.drop_table("servers")
    op.drop_table("bans")
