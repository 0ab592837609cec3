"""The version of the rules that a game is played by: those kept so far are played by the first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
