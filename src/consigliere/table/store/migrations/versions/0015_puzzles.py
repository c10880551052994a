"""Puzzles that people have solved"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solved_puzzles",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("puzzle", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("owner", "puzzle", name=op.f("pk_solved_puzzles")),
    )


def downgrade() -> None:
    op.drop_table("solved_puzzles")
