"""Deals that several people play: those of the day, and those of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("terms", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=True),
        sa.Column("revealed", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_deals"),
    )
    op.create_table(
        "plays",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("deal", sa.String(80), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=True),
        sa.Column("counted", sa.Boolean, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("utility", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("scores", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_plays"),
    )
    op.create_index("ix_plays_browser", "plays", ["deal", "browser"], unique=True)
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("record_id", sa.String(48), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_owner", "challenges", ["record_id", "seat", "owner"], unique=True)
    op.create_table(
        "challenge_plays",
        sa.Column("challenge_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["challenge_id"], ["challenges.id"], name="fk_challenge_plays_challenge_id"),
        sa.ForeignKeyConstraint(["table_id"], ["plays.table_id"], name="fk_challenge_plays_table_id"),
        sa.PrimaryKeyConstraint("challenge_id", "table_id", name="pk_challenge_plays"),
    )
    op.create_index("ix_challenge_plays_table_id", "challenge_plays", ["table_id"])


def downgrade() -> None:
    for table in ("challenge_plays", "challenges", "plays", "daily_deals"):
        op.drop_table(table)
