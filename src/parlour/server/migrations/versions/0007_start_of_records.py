"""Add the time at which a finished game was dealt, unknown for earlier ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("started", sa.BigInteger, nullable=True))


def downgrade() -> None:
    op.drop_column("records", "started")
