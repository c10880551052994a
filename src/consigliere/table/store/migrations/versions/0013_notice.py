"""Notice: the outbox, channels, deliveries, what people want to be told, leases and keys of the server"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

ID = sa.String(length=24)
HASH = sa.String(length=64)


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("owner", HASH, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("event", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("due_at", sa.Float(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_outbox_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("owner", "table_id", "event", "seat", "moment", name=op.f("uq_outbox_fact")),
    )
    op.create_index("ix_outbox_due", "outbox", ["state", "due_at"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    _create_messages()
    _create_wishes()


def _create_messages() -> None:
    op.create_table(
        "channels",
        sa.Column("id", ID, nullable=False),
        sa.Column("owner", HASH, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("told_at", sa.Float(), nullable=False),
        sa.Column("failing_since", sa.Float(), nullable=True),
        sa.Column("error", sa.String(length=200), nullable=False),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index("ix_channels_owner", "channels", ["owner"])
    op.create_table(
        "deliveries",
        sa.Column("id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("notices", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("try_at", sa.Float(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("error", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channels.id"], name=op.f("fk_deliveries_channel_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index("ix_deliveries_channel_id", "deliveries", ["channel_id"])
    op.create_index("ix_deliveries_try", "deliveries", ["state", "try_at"])


def _create_wishes() -> None:
    op.create_table(
        "told_people",
        sa.Column("owner", HASH, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("base", sa.String(length=200), nullable=False),
        sa.Column("level", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("owner", name=op.f("pk_told_people")),
    )
    op.create_table(
        "notice_levels",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("owner", HASH, nullable=False),
        sa.Column("level", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notice_levels_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "owner", name=op.f("pk_notice_levels")),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("process", ID, nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )


def downgrade() -> None:
    for table in ("server_keys", "leases", "notice_levels", "told_people", "deliveries", "channels", "outbox"):
        op.drop_table(table)
