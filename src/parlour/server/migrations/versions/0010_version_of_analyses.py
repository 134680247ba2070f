"""Add the version of Parlour that made an analysis, unknown for earlier ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("analyses", sa.Column("version", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("analyses", "version")
