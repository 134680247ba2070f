"""Reports of chat, mutes, and what was done with the operator's token."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("reporter_seat", sa.Integer, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("decided", sa.BigInteger, nullable=True),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_created", "reports", ["created"])
    op.create_index("ix_reports_line", "reports", ["table_id", "line", "reporter"], unique=True)
    op.create_table(
        "mutes",
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("sender", name="pk_mutes"),
    )
    op.create_index("ix_mutes_until", "mutes", ["until"])
    op.create_table(
        "admin_actions",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_actions"),
    )
    op.create_index("ix_admin_actions_at", "admin_actions", ["at"])


def downgrade() -> None:
    for name in ("admin_actions", "mutes", "reports"):
        op.drop_table(name)
