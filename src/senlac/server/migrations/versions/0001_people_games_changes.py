"""People, games, seats and changes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("join", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=True, index=True),
    )
    op.create_table(
        "changes",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("keep", sa.Integer, nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.Column("rng", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("left", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
