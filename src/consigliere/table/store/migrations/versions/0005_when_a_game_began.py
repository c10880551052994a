"""When a game began, and an order of listed tables that tells nothing of what is done in secret"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("started_at", sa.Float(), nullable=True))
    op.execute("UPDATE tables SET started_at = created_at WHERE state <> 'open'")
    op.create_index("ix_tables_listed", "tables", ["listed", "state", "created_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_listed", "tables")
    op.drop_column("tables", "started_at")
