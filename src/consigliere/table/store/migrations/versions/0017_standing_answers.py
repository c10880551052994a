"""Standing answers: their end, their condition, and why they stopped; who said a line"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("standing", sa.Column("until", sa.String(length=10), nullable=False, server_default="game"))
    op.add_column("standing", sa.Column("unless", sa.String(length=20), nullable=False, server_default=""))
    op.add_column("standing", sa.Column("value", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("standing", sa.Column("stopped", sa.String(length=20), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("owner", sa.String(length=64), nullable=False, server_default=""))
    op.create_index("ix_chat_owner", "chat", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_chat_owner", "chat")
    op.drop_column("chat", "owner")
    for name in ("stopped", "value", "unless", "until"):
        op.drop_column("standing", name)
