"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("judge", sa.Text, primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True),
        sa.Column("next", sa.Integer, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
    )
