"""Private messages between people, and notices about them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("read", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
    )
    op.create_index("ix_letters_who", "letters", ["who", "whom", "id"])
    op.create_index("ix_letters_whom", "letters", ["whom", "who", "id"])
    with op.batch_alter_table("outbox") as batch:
        batch.alter_column("table_id", existing_type=sa.String(length=24), nullable=True)


def downgrade() -> None:
    op.execute("DELETE FROM outbox WHERE table_id IS NULL")
    with op.batch_alter_table("outbox") as batch:
        batch.alter_column("table_id", existing_type=sa.String(length=24), nullable=False)
    op.drop_table("letters")
