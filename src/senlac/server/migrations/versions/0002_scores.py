"""The score of a game that is over, where its game has one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("score", sa.Integer, nullable=True))
