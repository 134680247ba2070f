"""Analyses of records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("record_id", sa.String(48), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("requested", sa.BigInteger, nullable=False),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.Column("worlds", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["record_id"], ["records.id"], name="fk_analyses_record_id"),
        sa.PrimaryKeyConstraint("record_id", name="pk_analyses"),
    )
    op.create_index("ix_analyses_waiting", "analyses", ["status", "claimed"])
    op.create_table(
        "analysis_steps",
        sa.Column("record_id", sa.String(48), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["record_id"], ["analyses.record_id"], name="fk_analysis_steps_record_id"),
        sa.PrimaryKeyConstraint("record_id", "number", name="pk_analysis_steps"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("analysis_steps", "analyses"):
        op.drop_table(name)
