"""Add the players of a finished game: the levels of bots in lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("records", sa.Column("players", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("records", "players")
