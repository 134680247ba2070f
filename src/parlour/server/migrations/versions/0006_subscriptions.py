"""Slow games that go on without anybody, and subscriptions to be told about one's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("due_number", sa.Integer, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("code", sa.String(64), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("send_at", sa.BigInteger, nullable=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_subscriptions_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_seat", "subscriptions", ["table_id", "key", "digest"], unique=True)
    op.create_index("ix_subscriptions_send_at", "subscriptions", ["send_at"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )


def downgrade() -> None:
    for name in ("server_keys", "subscriptions"):
        op.drop_table(name)
    op.drop_index("ix_tables_due", "tables")
    for column in ("due_number", "due"):
        op.drop_column("tables", column)
