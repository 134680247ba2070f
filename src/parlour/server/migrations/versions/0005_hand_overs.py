"""Seats on their way to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hand_overs",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_hand_overs"),
    )
    op.create_index("ix_hand_overs_ticket", "hand_overs", ["ticket"])


def downgrade() -> None:
    op.drop_table("hand_overs")
