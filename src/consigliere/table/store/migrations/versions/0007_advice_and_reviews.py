"""Advice at a table, and reviews of finished games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Those who sit at an older table did not agree to advice.
    op.add_column("tables", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("advised", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.drop_column("tables", "advised")
    op.drop_column("tables", "advice")
