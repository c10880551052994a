"""People: profiles, ties, answer times, notes, invitations, reports, ratings, and consent to give games away"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

TABLES = ("consents", "ratings", "rated_games", "reports", "invitations", "notes", "answers", "ties", "profiles")


def upgrade() -> None:
    for column in ("rated", "shared"):
        op.add_column("tables", sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    _people()
    _correspondence()
    _games()


def _people() -> None:
    op.create_table(
        "ties",
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", "whom", "kind", name=op.f("pk_ties")),
    )
    op.create_index("ix_ties_whom", "ties", ["whom"], unique=False)
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_answers_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_answers")),
    )
    op.create_index("ix_answers_owner", "answers", ["owner"], unique=False)
    op.create_table(
        "profiles",
        sa.Column("account_id", sa.String(length=24), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_profiles_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_profiles")),
    )


def _correspondence() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("who_name", sa.String(length=40), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("whom_name", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("done_at", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("whom", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "whom", name=op.f("pk_invitations")),
    )
    op.create_index("ix_invitations_whom", "invitations", ["whom"], unique=False)
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "owner", name=op.f("pk_notes")),
    )


def _games() -> None:
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sides", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "number", name=op.f("pk_rated_games")),
        sa.UniqueConstraint("table_id", name=op.f("uq_rated_games_table_id")),
    )
    op.create_table(
        "consents",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_consents_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_consents")),
    )
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_ratings_account_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "game", "seats", "number", name=op.f("pk_ratings")),
    )


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    for column in ("shared", "rated"):
        op.drop_column("tables", column)
