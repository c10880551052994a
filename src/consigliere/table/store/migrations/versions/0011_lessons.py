"""Guided games, and how far people come in them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("lesson", sa.String(length=80), nullable=False),
        sa.Column("read", sa.Integer(), nullable=False),
        sa.Column("furthest", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lessons_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_lessons")),
    )
    op.create_table(
        "lesson_counts",
        sa.Column("lesson", sa.String(length=80), nullable=False),
        sa.Column("beat", sa.String(length=40), nullable=False),
        sa.Column("reached", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("lesson", "beat", name=op.f("pk_lesson_counts")),
    )


def downgrade() -> None:
    op.drop_table("lesson_counts")
    op.drop_table("lessons")
