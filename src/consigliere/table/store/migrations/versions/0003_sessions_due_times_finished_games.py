"""Sessions that end, seats that belong to an account, due times, what was seen"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

HASH = sa.String(length=64)
ID = sa.String(length=24)


def upgrade() -> None:
    _sessions()
    _owners()
    # Add columns, never recreate tables: SQLite would treat a dropped table's rows as deleted, with everything that
    # refers to them.
    op.add_column("tables", sa.Column("host_seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("due_at", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("ended", sa.String(length=10), nullable=False, server_default=""))
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.execute("UPDATE tables SET due_at = 0 WHERE state = 'running'")  # check each once
    op.add_column("keys", sa.Column("purpose", sa.String(length=10), nullable=False, server_default="token"))
    op.add_column("keys", sa.Column("expires_at", sa.Float(), nullable=True))
    op.add_column("choices", sa.Column("told", sa.String(length=16), nullable=False, server_default=""))
    op.create_table(
        "finished",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_finished_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_finished")),
    )


def _sessions() -> None:
    """Turn every known browser into a session."""
    op.create_table(
        "sessions",
        sa.Column("id", HASH, nullable=False),
        sa.Column("nickname", sa.String(length=40), nullable=False),
        sa.Column("account_id", ID, nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_sessions_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.execute(
        "INSERT INTO sessions (id, nickname, account_id, created_at, seen_at) "
        "SELECT id, nickname, account_id, created_at, created_at FROM guests"
    )
    op.execute("UPDATE sessions SET seen_at = (SELECT COALESCE(MAX(changed_at), 0) FROM tables) WHERE seen_at > 0")
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_index("ix_sessions_seen_at", "sessions", ["seen_at"])


def _owners() -> None:
    """Assign seats and host rights to the account if there is one."""
    op.rename_table("holders", "old_holders")
    op.create_table(
        "new_holders",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", HASH, nullable=False),
    )
    op.execute(
        "INSERT INTO new_holders (table_id, seat, owner) "
        "SELECT DISTINCT table_id, seat, COALESCE(account_id, guest_id) FROM old_holders"
    )
    op.drop_table("old_holders")
    op.create_table(
        "holders",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", HASH, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_holders_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "owner", name=op.f("pk_holders")),
    )
    op.execute("INSERT INTO holders (table_id, seat, owner) SELECT table_id, seat, owner FROM new_holders")
    op.drop_table("new_holders")
    op.create_index("ix_holders_owner", "holders", ["owner"])
    op.execute(
        "UPDATE tables SET host = (SELECT COALESCE(account_id, id) FROM guests WHERE guests.id = tables.host) "
        "WHERE EXISTS (SELECT 1 FROM guests WHERE guests.id = tables.host)"
    )
    op.drop_table("guests")


def downgrade() -> None:
    raise NotImplementedError("seats that belong to an account cannot be given back to single browsers")
