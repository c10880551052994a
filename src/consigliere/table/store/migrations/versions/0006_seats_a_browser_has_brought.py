"""Seats that a browser held before it signed in"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "brought",
        sa.Column("session_id", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["session_id"], ["sessions.id"], name=op.f("fk_brought_session_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_brought_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session_id", "table_id", "seat", name=op.f("pk_brought")),
    )


def downgrade() -> None:
    op.drop_table("brought")
