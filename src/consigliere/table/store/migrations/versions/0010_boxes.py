"""Boxes: corrected components that tables are played with"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_boxes")),
    )


def downgrade() -> None:
    op.drop_table("boxes")
