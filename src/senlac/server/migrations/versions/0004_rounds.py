"""The round that a game is in: those kept so far tell it with their next change."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
